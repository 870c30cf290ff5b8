# Français.

table-link-resolves = Le Maillon de Chaîne { $number } est résolu
table-over = Le duel est terminé.
table-full = Il y a de la place pour { $count } positions ; emportez le cas et commencez-en un autre.
table-no-node = Il n'y a pas de position { $number } : attendu de 0 à { $count }.
table-script = Le script d'une carte a échoué : { $why }
table-script-endless = Le script de cette carte ne se termine pas.
table-no-puzzle = Un puzzle ne s'ouvre que depuis son fichier.
table-unfit = Ce choix ne convient pas. Choisissez à nouveau.
table-no-beginning = Un scénario commence dans une Main Phase ou une Battle Phase ouverte ; ce tour n'en a pas encore.
table-no-card = Cette carte n'est plus là.
table-no-deck = Il n'y a aucune carte dans ce Deck.
table-way =
    { $way ->
        [normal-summon] Invocation Normale
        [set] Poser
        [special-summon] Invocation Spéciale
        [pendulum-summon] Invocation Pendule
        [activate] Activer
        [chain] Répondre
        [flip] Invocation Flip
        [change-position] Changer de position
        [attack] Attaquer
        [choose] Choisir
        [to-battle] Phase de Combat
        [to-main2] Phase Principale 2
       *[end-turn] Finir le tour
    }
table-summon =
    { $way ->
        [normal] Invocation Normale
        [tribute] Invocation par Sacrifice
        [flip] Invocation Flip
        [special] Invocation Spéciale
        [fusion] Invocation Fusion
        [ritual] Invocation Rituelle
        [synchro] Invocation Synchro
        [xyz] Invocation Xyz
        [pendulum] Invocation Pendule
       *[link] Invocation Lien
    }
table-effect = { $way } (effet { $number })
table-kind =
    { $kind ->
        [normal] Normal
        [effect] Effet
        [ritual] Rituel
        [fusion] Fusion
        [synchro] Synchro
        [xyz] Xyz
        [pendulum] Pendule
        [link] Lien
        [toon] Toon
        [spirit] Spirit
        [union] Union
        [gemini] Gémeau
        [flip] Flip
        [tuner] Syntoniseur
        [token] Jeton
       *[other] { $kind }
    }
table-spell =
    { $kind ->
        [ritual] Magie Rituelle
        [quickplay] Magie Jeu-Rapide
        [continuous] Magie Continue
        [equip] Magie d'Équipement
        [field] Magie de Terrain
       *[normal] Magie Normale
    }
table-trap =
    { $kind ->
        [continuous] Piège Continu
        [counter] Contre-Piège
       *[normal] Piège Normal
    }
table-attribute =
    { $word ->
        [earth] TERRE
        [water] EAU
        [fire] FEU
        [wind] VENT
        [light] LUMIÈRE
        [dark] TÉNÈBRES
       *[divine] DIVIN
    }
table-type =
    { $word ->
        [warrior] Guerrier
        [spellcaster] Magicien
        [fairy] Elfe
        [fiend] Démon
        [zombie] Zombie
        [machine] Machine
        [aqua] Aqua
        [pyro] Pyro
        [rock] Rocher
        [winged-beast] Bête Ailée
        [plant] Plante
        [insect] Insecte
        [thunder] Tonnerre
        [dragon] Dragon
        [beast] Bête
        [beast-warrior] Bête-Guerrier
        [dinosaur] Dinosaure
        [fish] Poisson
        [sea-serpent] Serpent de Mer
        [reptile] Reptile
        [psychic] Psychique
        [divine-beast] Bête Divine
        [creator-god] Dieu Créateur
        [wyrm] Wyrm
        [cyberse] Cyberse
        [illusion] Illusion
       *[other] { $word }
    }
table-ask-main = Joueur { $player } : à vous, en Phase Principale
table-ask-battle = Joueur { $player } : à vous, en Phase de Combat
table-ask-chain = Joueur { $player } : répondre ?
table-ask-pause = Joueur { $player } : rien à répondre.
table-ask-trigger = Joueur { $player } : activer l'effet de { $card } ?
table-ask-cards = Joueur { $player } : choisir des cartes, { $min } à { $max }
table-ask-card = Joueur { $player } : choisir une carte
table-ask-exactly = Joueur { $player } : choisir { $count } cartes
table-ask-tributes = Joueur { $player } : choisir des monstres à Sacrifier ; il en faut { $count }
table-ask-sum = Joueur { $player } : choisir des cartes qui font { $total }
table-ask-one-by-one = Joueur { $player } : choisir une carte ; choisies : { $count }
table-ask-zones = Joueur { $player } : choisir des zones ; il en faut { $count }
table-ask-position = Joueur { $player } : choisir une position de combat
table-ask-yes-no = Joueur { $player } : oui ou non ?
table-ask-replay = Joueur { $player } : attaquer de nouveau ?
table-ask-option = Joueur { $player } : choisir une possibilité
table-ask-number = Joueur { $player } : déclarer un nombre
table-ask-attribute = Joueur { $player } : déclarer des Attributs ; il en faut { $count }
table-ask-type = Joueur { $player } : déclarer des Types ; il en faut { $count }
table-ask-name = Joueur { $player } : déclarer un nom de carte
table-ask-counters = Joueur { $player } : retirer des compteurs ; il en faut { $count }
table-ask-order = Joueur { $player } : mettre dans l'ordre
table-ask-hand = Joueur { $player } : pierre, feuille ou ciseaux ?
table-done = Terminé
table-cancel = Abandonner
table-answer =
    { $answer ->
        [yes] Oui
       *[no] Non
    }
table-option = Possibilité { $number }
table-sign =
    { $sign ->
        [rock] Pierre
        [paper] Feuille
       *[scissors] Ciseaux
    }
table-value =
    { $value ->
        [atk] ATK
        [def] DEF
        [level] Niveau ou Rang
        [attribute] Attribut
        [race] Type
       *[name] nom
    }
table-change-adds = { $what } { $amount }, par { $by }
table-change-becomes = { $what } devient { $amount }, par { $by }
table-state =
    { $state ->
        [negated] ses effets sont annulés
        [battle] n'est pas détruite au combat
        [effects] n'est pas détruite par des effets de carte
        [both] n'est détruite ni au combat ni par des effets de carte
        [once] n'est pas détruite un certain nombre de fois
        [target] ne peut pas être ciblée par des effets de carte
        [attack] ne peut pas être attaquée
        [unaffected] n'est pas affectée par certains effets
        [negation] ses effets ne peuvent pas être annulés
        [cannot-attack] ne peut pas attaquer
       *[cannot-turn] sa position ne peut pas être changée
    }
board-needs-server = Il faut un serveur web pour le plateau : { $command }
board-port = --port : { $port } n'est pas utilisable ({ $why })
option-one-file = { $option } : un seul fichier attendu
board-serves = Le plateau est à { $address } (Ctrl+C y met fin).
page-written = Écrit dans { $file }.
