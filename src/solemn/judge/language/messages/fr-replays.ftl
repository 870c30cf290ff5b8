# Français : replays.

summon-used-up = l'Invocation Normale de ce tour est utilisée

replay-between = { $first } contre { $second }
replay-recorded = Enregistré le { $date } (UTC) avec { $program }
replay-program = Enregistré avec { $program }
replay-deck = Deck de { $player } : { $cards }
replay-at = Avant la décision { $number }, au tour { $turn }
replay-asked =
    { $kind ->
        [cards] Le joueur { $player } choisit des cartes
        [sum] Le joueur { $player } choisit des cartes dont la somme convient
        [tribute] Le joueur { $player } choisit des Sacrifices
        [select_unselect] Le joueur { $player } choisit des cartes une par une
        [place] Le joueur { $player } choisit une zone
        [disable_zones] Le joueur { $player } choisit des zones
        [position] Le joueur { $player } choisit une position de combat
        [yes_no] Le joueur { $player } répond oui ou non
        [option] Le joueur { $player } choisit un effet parmi plusieurs
        [counters] Le joueur { $player } retire des compteurs
        [sort_cards] Le joueur { $player } met des cartes en ordre
        [sort_chain] Le joueur { $player } met des effets en ordre
        [announce_card] Le joueur { $player } déclare un nom de carte
        [announce_race] Le joueur { $player } déclare un Type de monstre
        [announce_attribute] Le joueur { $player } déclare un Attribut
        [announce_number] Le joueur { $player } déclare un nombre
       *[rock_paper_scissors] Le joueur { $player } montre un signe de la main
    }
replay-answered = Ce que le joueur a fait : { $answer }
replay-ends = L'enregistrement s'arrête ici, au tour { $turn } : personne n'a encore gagné.
replay-cut-off = La fin du fichier manque.
replay-no-negations = Rien n'a été annulé.
replay-whose = { $cards } ({ $player })
replay-how =
    { $how ->
        [activation] l'activation
        [effect] l'effet
        [effects] les effets sur le Terrain
        [summon] l'Invocation
       *[attack] l'attaque
    }
replay-obstacle =
    { $why ->
        [old-generator] Ce replay ne peut pas être joué : le hasard venait du générateur de YGOPro, que solemn n'a pas.
        [tag-duel] Ce replay ne peut pas être joué : c'est un duel en équipe (Tag).
        [extra-rules] Ce replay ne peut pas être joué : des cartes changent les règles du duel.
       *[not-inside] Ce replay ne peut pas être joué : le fichier contient ce que le client a montré, mais pas les réponses des joueurs.
    }
replay-misfit =
    { $kind ->
        [unfit] Le replay s'écarte du duel à la décision { $decision } (réponse { $response }) : { $reason }
        [not-asked] Le replay s'écarte du duel avant la décision { $decision } (réponse { $response }) : { $given } a été répondu alors que personne n'a rien à activer
        [left-over] Le duel est terminé, mais le replay continue : la réponse { $response } est { $given }
       *[stuck] Le duel ne peut pas continuer après la décision { $decision } : { $reason }
    }
replay-suspects = Enregistré avec d'autres scripts ou d'autres cartes ? La cause probable est le script de { $cards }.
head-turn = tour
head-negated = annulé
head-how = quoi
head-by = par
head-cost = au coût de
head-anyway = reste acquis
replay-case-title = { $first } contre { $second }, tour { $turn }, à partir de la décision { $number }
replay-case-missing =
    { $what ->
        [pasts] Absents de la mise en place : les compteurs et la façon dont les monstres ont été Invoqués
        [owners] Absent de la mise en place : à qui sont les cartes que l'autre joueur contrôle
        [elsewhere] Absentes de la mise en place : les cartes dans des zones où seul un effet peut les mettre
       *[face-down] Les cartes bannies sont toutes face recto
    }
replay-case-left-out = Étapes omises à la fin : { $count }
replay-case-written = { $file } commence à la décision { $number }, au tour { $turn }
replay-differs = À partir de la décision { $decision }, ce qui se passe n'est pas ce que le client a montré : là { $recorded }, ici { $ours }
replay-given-up = Le joueur { $player } gagne : l'adversaire a abandonné ou est parti.
replay-scripts-found = Le replay se joue en entier avec les scripts du { $date } (commit { $commit }) ; versions essayées : { $tried }
replay-scripts-not-found = Le replay ne se joue en entier avec aucune des versions essayées ({ $tried }) ; le plus loin, { $decisions } décisions, avec les scripts du { $date } (commit { $commit })
head-number = n°
head-date = date du duel
head-first-deck = premier Deck
head-second-deck = second Deck
head-turns = tours
head-winner = vainqueur
head-ending = fin
head-negations = annulations
replay-no-archetype = mélangé
replay-winner =
    { $winner ->
        [first] le premier
        [second] le second
        [draw] égalité
       *[nobody] personne
    }
replay-ending =
    { $ending ->
        [lp] LP à 0
        [deck] aucune carte à piocher
        [effect] par un effet
        [given-up] abandon
        [unfinished] inachevé
        [parted] s'écarte
       *[not-played] non joué
    }
replay-most-activated = Activées le plus souvent
replay-most-negated = Annulées le plus souvent
replay-written =
    { $how ->
        [puzzle] { $file } est écrit, son puzzle à côté : leurs places sont les dossiers « replay » et « puzzles » d'EDOPro
       *[alone] { $file } est écrit : sa place est le dossier « replay » d'EDOPro, celle du puzzle « puzzles »
    }
replay-cannot-hold =
    { $what ->
        [turn] aucun replay ne peut contenir cela : il doit commencer par la Phase de Pioche du joueur 0
        [chance] aucun replay ne peut contenir cela : la mise en place fixe les pièces et les dés
        [materials] aucun replay ne peut contenir cela : la mise en place dit avec quoi un monstre a été Invoqué
       *[set-ups] aucun replay ne peut contenir cela : un fichier Lua a mis en place le Terrain
    }
