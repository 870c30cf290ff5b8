# Français : ce qui ne va pas avec les fichiers et les options.

file-empty = est vide : attendu un scénario
file-not-there = ce fichier n'existe pas
file-broken-link = est un lien vers un fichier qui n'existe pas
file-unreadable = ne peut pas être lu ({ $why })
file-too-large = est trop grand : un scénario d'au plus { $most } octets est attendu
file-not-utf8 = n'est pas un fichier texte : l'octet { $byte } n'est pas de l'UTF-8
file-zero-byte = n'est pas un fichier texte : il contient un octet nul
file-too-deep = est trop imbriqué
file-too-many-parts = a plus de { $most } parties
file-too-many-cards = a plus de { $most } cartes
file-half-character = contient { $found }, qui est une moitié de caractère
file-no-puzzle = n'est pas un puzzle : il ne met rien en place avec Debug.AddCard
folder-not-there = ce dossier n'existe pas
folder-without-files =
    { $what ->
        [scenario] aucun scénario dans ce dossier : attendu des fichiers qui finissent par { $endings }
        [puzzle] aucun puzzle dans ce dossier : attendu des fichiers qui finissent par { $endings }
        [deck] aucun Deck dans ce dossier : attendu des fichiers qui finissent par { $endings }
       *[replay] aucun replay dans ce dossier : attendu des fichiers qui finissent par { $endings }
    }
scripts-in-file = est un fichier : attendu un dossier de scripts de cartes
named-path = { $path } : { $problem }
path-near = { $problem } ; vouliez-vous dire { $near } ?
not-yaml = n'est pas du YAML : { $problem }
not-json = n'est pas du JSON : { $problem }
syntax =
    { $kind ->
        [colon] il y a deux-points dans cette valeur
        [comma] il manque une virgule ou un crochet fermant
        [comma-too-many] il y a une virgule de trop
        [twice] ce nom est là deux fois
        [alias] rien n'a le nom qui suit le *
        [aliases] plus de { $most } renvois avec *
        [merges] plus de { $most } champs fusionnés
        [tab] il y a une tabulation au lieu d'espaces
        [quote] des guillemets ne sont pas fermés
        [escape] ceci n'est pas connu après une barre oblique inverse
        [character] ce caractère ne peut pas être ici
        [indent] cette ligne n'est pas en retrait comme celles auxquelles elle appartient
        [no-colon] il manque deux-points après un nom
        [more] il y a quelque chose après la fin
        [end] cela finit trop tôt
        [name] cela ne peut pas être le nom d'un champ
        [quoted-name] il manque le nom d'un champ, entre guillemets doubles
        [value] il manque une valeur
        [tag] une valeur ne peut pas être lue
        [date] cette date n'existe pas ; un texte se met entre guillemets
       *[other] cela ne peut pas être lu à partir d'ici
    }

unknown-field = champ inconnu « { $found } »
near-expected = { $problem } ; vouliez-vous dire « { $near } » ? Attendu { $expected }
but-expected = { $problem } ; attendu { $expected }
field-missing = le champ « { $found } » manque
field-missing-words = le champ « { $found } » manque : attendu avec { $expected }
found-value = trouvé { $found }
value-kind =
    { $kind ->
        [int] un nombre entier
        [str] du texte
        [bool] true ou false
        [array] une liste
        [null] rien
       *[object] des champs avec des valeurs
    }
at-least = { $kind }, au moins { $bound }
at-most = { $kind }, au plus { $bound }
list-of-two = une liste d'exactement 2 entrées
list-not-empty = une liste d'au moins 1 entrée
list-of-size = une liste de { $count }
empty-object = un objet sans champs
beside-puzzle = « { $found } » ne peut pas être à côté de « puzzle », qui en décide
because-of-legal = « because » dit pourquoi une action est refusée : attendu « expect: illegal » à côté
unknown-rule = aucune règle n'a l'ID « { $found } »
no-label = aucune étape n'a le label « { $label } » ; labels de ce fichier : { $known }

place-token = { $card } est un Jeton : il ne peut être que sur le Terrain
place-belongs-in-extra =
    { $zone ->
        [hand] { $card } a sa place dans l'Extra Deck : cette carte ne peut pas être dans la main
       *[deck] { $card } a sa place dans l'Extra Deck : cette carte ne peut pas être dans le Main Deck
    }
place-not-in-extra = { $card } ne peut pas être dans l'Extra Deck
place-no-monster = { $card } n'est pas un monstre : cette carte ne peut pas être dans une Zone Monstre
place-no-xyz = { $card } n'est pas un Monstre Xyz : cette carte ne peut pas avoir de Matériels Xyz
place-set-not-summoned = { $card } est Posé : ce monstre n'a pas été Invoqué
place-not-summoned-so =
    { $kind ->
        [fusion] { $card } n'a pas pu être Invoqué par Fusion
        [ritual] { $card } n'a pas pu être Invoqué par Rituel
        [synchro] { $card } n'a pas pu être Invoqué par Synchronisation
        [xyz] { $card } n'a pas pu être Invoqué par Xyz
       *[link] { $card } n'a pas pu être Invoqué par Lien
    }
place-link-position = { $card } est un Monstre Lien : il est toujours en Position d'Attaque face recto
place-no-extra-zones = { $card } ne peut pas être dans une Zone Monstre Extra : il n'y en a pas sous ces règles
place-not-from-extra = { $card } ne vient pas de l'Extra Deck : ce monstre ne peut pas être dans une Zone Monstre Extra
place-no-extra-link = { $card } n'est pas un Monstre Lien : un joueur n'a de monstres dans les deux Zones Monstre Extra que par un Extra Lien
place-monster-as-spell = { $card } est un monstre : il ne peut être dans une Zone Magie & Piège que comme Carte d'Équipement (equip)
place-field-zone-only = { $card } est une Magie de Terrain : elle ne peut être que dans la Zone Terrain (seq 5)
place-not-field-zone = { $card } ne peut pas être dans la Zone Terrain
place-no-equip-card = { $card } n'est pas une Carte d'Équipement : elle ne peut pas être équipée à un monstre
place-equip-set = { $card } est Posée : une Carte d'Équipement est face recto (pos: faceup)
place-equip-nobody = { $card } n'est équipée à rien : le joueur { $player } n'a pas de monstre face recto dans la zone { $number }
place-no-pendulum = { $card } n'est pas un Monstre Pendule : cette carte ne peut pas être dans une Zone Pendule
zone-taken = { $card } ne peut pas être dans la zone { $number } : il y a déjà { $by }
no-card-of-scenario = aucune carte de ce scénario n'est { $card } : attendu une carte de la mise en place
counters-of-which-kind = dites quels compteurs sont sur { $card } : d'après son propre texte, possible : { $known }
counters-too-many = { $card } ne peut pas avoir { $count } compteurs de cette sorte : { $kind }
unknown-counters = compteurs inconnus « { $found } » (un nombre comme 0x1 convient aussi)
notation-counters-mixed = de plusieurs compteurs, chacun doit avoir son propre type

option-wrong = { $option } : trouvé « { $found } », attendu { $expected }
argument-empty = l'argument { $number } est vide : un fichier, un dossier ou une valeur était attendu
option-number =
    { $what ->
        [turn] { $option } : trouvé { $found }, attendu un tour de 1 à { $last }
       *[decision] { $option } : trouvé { $found }, attendu une décision de 1 à { $last }
    }
ending-wrong = { $option } : trouvé { $found }, attendu un nom qui finit par { $expected }
options-apart = { $first } et { $second } ne vont pas ensemble
option-needs = { $first } ne s'emploie qu'avec { $second }
case-and-output = --case N et -o FICHIER vont ensemble : la décision, et le fichier pour le scénario qui commence par elle
case-no-open-phase = --case : aucune Phase Principale ni Phase de Combat n'est ouverte au tour { $turn }, celui de la décision { $number } : un cas commence dans l'une d'elles
output-for-nothing = -o FICHIER : rien n'est écrit sans --case N ou --table
no-commits = --find-scripts : { $path } : il n'y a pas de commits
puzzle-not-beside = le puzzle { $name } n'est pas à côté du replay : --puzzle nomme son fichier
puzzle-needed-beside = le puzzle { $name }, dont c'est le replay, est introuvable : placez son fichier à côté du replay
not-installed = { $option } : { $found } n'est pas installé : pip install 'solemn[{ $extra }]'
folder-in-file = { $option } : { $path } est un fichier : attendu un dossier
weight-wrong = { $option } : trouvé « { $found } », attendu { $expected } avec un nombre, comme { $example }
edopro-not-found = --edopro : EDOPro n'est à aucun des endroits habituels ({ $places })
deck-empty = le Main Deck est vide : attendu des codes de cartes, un par ligne, sous #main
banlist-unknown = --banlist : aucune liste et aucun fichier ne se nomme « { $found } »
codes-unknown = aucune base de données ({ $databases }) n'a { $codes }
codes-unknown-old = { $problem } : la base de données est peut-être plus ancienne que le deck
codes-unknown-bundled = { $problem } : --db et --edopro apportent les cartes de la communauté
deck-not-legal = ce deck n'est pas permis : { $problem }
deck-odd = les règles ne permettent pas ce deck : { $problem }
deck-without-scripts = sans script, donc sans effets : { $cards }
and-more = { $texts } et { $count } autres
solve-what = rien à résoudre : attendu des puzzles, des scénarios ou des replays, ou bien --deck (avec --hand)
solve-nowhere = rien à chercher à partir de là : le duel finit au tour { $turn }, ou personne ne décide dans une phase ouverte de ce tour
hand-not-in-deck = { $option } : { $card } n’est pas dans le Main Deck, ou pas autant de fois
