# French: choke points.

choke-line = Coups de la suite : { $plays }. Sans interruption : { $board }.
choke-board = { $cards } sur le Terrain, { $hand } en main, { $attack } ATK, { $interruptions } pour interrompre, adversaire à { $lp } LP
choke-loss = perte
choke-negator = annulateur
choke-answers = répond à
choke-lost = ce qui est perdu
choke-why = pourquoi
choke-link = Maillon de Chaîne { $link }, { $card }
choke-summon = { $card }
choke-open = un moment ouvert
choke-hand = { $count } en main
choke-attack = { $count } ATK
choke-interruptions = interruptions : { $cards }
choke-lp = { $count } LP de l’adversaire
choke-cards = { $cards }
choke-skipped = coups devenus impossibles : { $count }
choke-useless = Inutile, rien n’est perdu : { $cards }
choke-unused = Jamais possible dans cette suite : { $cards }
choke-blocked = Sans réponse possible : Maillon de Chaîne { $link }, { $card } ; { $by } s’ajoute à la Chaîne avant que l’autre joueur puisse agir.
choke-none = Rien de ce qui a été essayé ne coûte quoi que ce soit à cette suite.
choke-replanned = autre suite trouvée
choke-title = Points faibles : { $case }
choke-searched = Positions parcourues à la recherche d’autres suites : { $positions }
choke-no-line = { $file } : le joueur du tour ne joue rien dans ce cas ; il n’y a donc pas de suite à interrompre.
choke-with-unknown = { $option } : { $why } ; « any activation » et « any effect » sont des annulateurs idéaux
