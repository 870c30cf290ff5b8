# Français.

zone =
    { $zone ->
        [deck] Deck
        [hand] main
        [mzone] Zone Monstre
        [szone] Zone Magie & Piège
        [grave] Cimetière
        [banished] zone des cartes bannies
        [extra] Extra Deck
        [overlay] Matériels Xyz
       *[none] nulle part
    }
pendulum-zone =
    { $side ->
        [left] Zone Pendule gauche
       *[right] Zone Pendule droite
    }
zone-numbered = { $where } { $number }
zone-word =
    { $zone ->
        [deck] Deck
        [hand] main
        [mzone] Zone Monstre
        [szone] Zone Magie & Piège
        [grave] Cimetière
        [banished] zone des cartes bannies
        [extra] Extra Deck
        [overlay] Matériels Xyz
       *[none] nulle part
    }
kind =
    { $kind ->
        [main] Phase Principale
        [battle] Phase de Combat
        [chain] Chaîne
       *[other] { $kind }
    }
place = { $where } du joueur { $player }
nowhere = nulle part
phase =
    { $phase ->
        [draw] Phase de Pioche
        [standby] Phase de Standby
        [main1] Phase Principale 1
        [battle_start] Phase de Combat : étape de départ
        [battle_step] étape de combat
        [damage] étape de dommages
        [damage_calculation] calcul des dommages
        [battle] Phase de Combat
        [main2] Phase Principale 2
       *[end] Phase de Fin
    }
position =
    { $position ->
        [attack] Position d'Attaque face recto
        [facedown_attack] Position d'Attaque face verso
        [defense] Position de Défense face recto
        [set] Position de Défense face verso
       *[none] nulle part
    }
list-comma = { $first }, { $rest }
list-and = { $first } et { $rest }
list-or = { $first } ou { $rest }
list-semicolon = { $first } ; { $rest }

## ce qui est arrivé

turn = Tour du joueur { $player }
activate = Maillon de Chaîne { $link } : le joueur { $player } active { $card } ({ $where })
as-card = comme activation de la carte
as-effect = comme effet de la carte
cost = coût : { $costs }
targets = cibles : { $cards }
paid-tribute = Sacrifie { $card }
paid-discard = défausse { $card }
paid-detach = détache { $card }
paid-send = envoie { $card } au Cimetière
paid-banish = bannit { $card }
paid-banish-face-down = bannit { $card } face verso
paid-return = renvoie { $card } à la main
paid-return-deck = renvoie { $card } au Deck
paid-return-extra = renvoie { $card } à l'Extra Deck
paid-material = utilise { $card } comme Matériel
paid-lp = paie { $amount } LP
paid-counters = retire { $count } { $counters } de { $card }
resolve = Résolution du Maillon de Chaîne { $link } : { $card }
activation-negated = L'activation de { $card } (Maillon de Chaîne { $link }) est annulée
effect-negated = L'effet de { $card } (Maillon de Chaîne { $link }) est annulé
summoning =
    { $kind ->
        [normal] Le joueur { $player } Invoque Normalement { $card }
        [flip] Le joueur { $player } Invoque par Flip { $card }
       *[special] Le joueur { $player } Invoque Spécialement { $card }
    }
summon-negated = L'Invocation de { $card } est annulée
attack = Le joueur { $player } attaque { $target } avec { $card }
attack-directly = Le joueur { $player } attaque directement avec { $card }
attack-namesake = Le joueur { $player } attaque { $target } du joueur { $other } avec { $card }
attack-negated = L'attaque est annulée
damage-step = L'étape de dommages commence
phase-goes-on = Une réponse a été donnée au changement de phase : cette phase continue ({ $phase })
new-chain = { $card } n'est enchaînée à rien : elle commence une nouvelle Chaîne (tour du joueur { $player }, { $phase })
by-default = par défaut, car aucune étape ne le dit, joueur { $player } : { $what }
at-step = étape { $step } : { $what }
damage = Le joueur { $player } subit { $amount } points de dommages
recover = Le joueur { $player } gagne { $amount } LP
pays = Le joueur { $player } paie { $amount } LP
draws = Le joueur { $player } pioche { $count }
counter-kind =
    { $kind ->
        [spell-counter] { $number ->
                [single] Compteur Magie
               *[several] Compteurs Magie
            }
        [bushido-counter] { $number ->
                [single] Compteur Bushido
               *[several] Compteurs Bushido
            }
        [feather-counter] { $number ->
                [single] Compteur Plume
               *[several] Compteurs Plume
            }
        [kaiju-counter] { $number ->
                [single] Compteur Kaiju
               *[several] Compteurs Kaiju
            }
        [resonance-counter] { $number ->
                [single] Compteur Résonance
               *[several] Compteurs Résonance
            }
        [venom-counter] { $number ->
                [single] Compteur Venin
               *[several] Compteurs Venin
            }
        [a-counter] { $number ->
                [single] Compteur A
               *[several] Compteurs A
            }
        [fog-counter] { $number ->
                [single] Compteur Brume
               *[several] Compteurs Brume
            }
        [predator-counter] { $number ->
                [single] Compteur Prédateur
               *[several] Compteurs Prédateur
            }
        [signal-counter] { $number ->
                [single] Compteur Signal
               *[several] Compteurs Signal
            }
       *[other] { $number ->
                [single] compteur
               *[several] compteurs
            }
    }
counters-placed = { $card } reçoit { $count } { $counters }
counters-removed = { $card } perd { $count } { $counters }
appears = { $card } apparaît : { $to }
move = { $card } : { $from } → { $to }
move-why = { move } ({ $why })
why =
    { $reason ->
        [destroy] carte détruite
        [tribute] carte Sacrifiée
        [material] comme Matériel
        [cost] comme coût
        [discard] carte défaussée
        [rule] par les règles
        [battle] au combat
        [destroyed-by-battle] carte détruite au combat
        [destroyed-by-rule] carte détruite par les règles
        [discarded-as-cost] carte défaussée comme coût
        [replace] à la place
       *[redirect] carte redirigée
    }
face-up = { $card } est retournée face recto
face-down = { $card } est retournée face verso
position-changed = { $card } : { $old } → { $new }
sets = Le joueur { $player } Pose une carte : { $card }
declares = Le joueur { $player } déclare : { $what }
tosses = Le joueur { $player } lance une pièce : { $what }
coin-side =
    { $side ->
        [heads] face
       *[tails] pile
    }
rolls = Le joueur { $player } lance un dé : { $what }
attack-again = Replay : { $card } attaque { $target }
attack-again-directly = Replay : { $card } attaque directement
attack-redirected = { $by } dirige l'attaque de la carte { $card } sur { $target }
attack-redirected-directly = { $by } rend directe l'attaque de la carte { $card }
script-says = Un script dit : { $text }
script-says-of = Le script de la carte { $card } dit : { $text }
wins = Le joueur { $player } gagne
draw-game = Le Duel est nul

## verdicts

link-resolved = Maillon de Chaîne { $link }, { $card } : résolu
link-unnegatable = Maillon de Chaîne { $link }, { $card } : résolu ; il ne pouvait pas être annulé
link-destroyed = Maillon de Chaîne { $link }, { $card } : résolu, bien que { $card } ait été détruite
link-left = Maillon de Chaîne { $link }, { $card } : résolu, bien que { $card } ne soit plus là
link-no-longer-negated = { $text } ; les effets de { $card } n'étaient plus annulés
link-activation-negated = Maillon de Chaîne { $link }, { $card } : activation annulée
link-activation-negated-by = Maillon de Chaîne { $link }, { $card } : activation annulée par { $by }
link-effect-negated = Maillon de Chaîne { $link }, { $card } : effet annulé
link-effect-negated-by = Maillon de Chaîne { $link }, { $card } : effet annulé par { $by }
link-stays-negated = { $text }, bien que { $card } ait quitté le Terrain
link-not-face-up = Maillon de Chaîne { $link }, { $card } : résolu sans effet car { $card } n'est plus face recto sur le Terrain
link-target-gone = Maillon de Chaîne { $link }, { $card } : résolu sans effet car sa cible, { $targets }, n'est plus là
link-target-gone-many = Maillon de Chaîne { $link }, { $card } : résolu sans effet car ses cibles, { $targets }, ne sont plus là
link-target-unfit = Maillon de Chaîne { $link }, { $card } : résolu sans effet car sa cible, { $targets }, ne convient plus
link-target-unfit-many = Maillon de Chaîne { $link }, { $card } : résolu sans effet car ses cibles, { $targets }, ne conviennent plus
link-idle = Maillon de Chaîne { $link }, { $card } : résolu sans effet : son effet n'avait rien à faire (il n'a pas été annulé)
summon-of =
    { $kind ->
        [normal] Invocation Normale de { $cards }
        [flip] Invocation Flip de { $cards }
        [pendulum] Invocation Pendule de { $cards }
       *[special] Invocation Spéciale de { $cards }
    }
summon-done = { summon-of } : Invocation réussie
summon-done-by = { summon-of } : Invocation réussie, par l'effet de { $by } ; elle ne pouvait pas être annulée
summon-done-by-effect = { summon-of } : Invocation réussie ; elle ne pouvait pas être annulée
summon-stopped = { summon-of } : Invocation annulée
summon-stopped-by = { summon-of } : Invocation annulée par { $by }
summon-void = { summon-of } : l'Invocation n'a pas eu lieu, et rien n'a été annulé
attack-of = Attaque de { $card } contre { $target }
attack-of-directly = Attaque directe de { $card }
attack-stopped = { $attack } : attaque annulée
attack-stopped-by = { $attack } : attaque annulée par { $by }
attack-went-on = { $attack } : a continué jusqu'à l'étape de dommages
attack-attacker-destroyed = { $attack } : terminée sans étape de dommages car { $card } a été détruite
attack-attacker-left = { $attack } : terminée sans étape de dommages car { $card } a quitté le Terrain
attack-attacker-face-down = { $attack } : terminée sans étape de dommages car { $card } a été retournée face verso
attack-attacker-defense = { $attack } : terminée sans étape de dommages car { $card } a été mise en Position de Défense
attack-ended = { $attack } : terminée sans étape de dommages
protected-not-negated = { $card } ne peut pas être annulée
protected-unaffected = { $card } n'est pas affectée
protected-unaffected-by = { $card } n'est pas affectée par { $source }
protected-not-targeted = { $card } ne peut pas être ciblée
protected-not-destroyed = { $card } n'est pas détruite
protected-elsewhere = { $card } est ici : { place }, et ne peut pas y être détruite
protected = { $card } est protégée
because-of = { $text } (à cause de { $by })
effects-negated = Les effets de { $card } sont annulés
effects-negated-by = Les effets de { $card } sont annulés par { $by }
effects-back = Les effets de { $card } ne sont plus annulés
protected-negated-already = Les effets de { $card } sont déjà annulés
effects-negated-many = Les effets de { $cards } sont annulés
effects-negated-many-by = Les effets de { $cards } sont annulés par { $by }
effects-back-many = Les effets de { $cards } ne sont plus annulés
link-refused = Maillon de Chaîne { $link }, { $card } : résolu sans effet, car il ne pouvait pas affecter { $targets }
link-in-part-gone = Maillon de Chaîne { $link }, { $card } : résolu en partie ; { $targets } n'était plus là
link-in-part-gone-many = Maillon de Chaîne { $link }, { $card } : résolu en partie ; { $targets } n'étaient plus là
link-in-part-refused = Maillon de Chaîne { $link }, { $card } : résolu en partie ; il ne pouvait pas affecter { $targets }
attack-changed-sides = { $attack } : terminée sans étape de dommages, car le contrôle a changé ({ $card })
attack-phase-over = { $attack } : terminée sans étape de dommages, car la Phase de Combat a pris fin
attack-called-off = { $attack } : terminée sans étape de dommages, car aucune cible n'a été choisie lors du replay
attack-replay = { $attack } : replay, car les monstres de l'adversaire ont changé
attack-replay-unfit = { $attack } : replay, car l'attaque n'est plus possible telle qu'elle a été déclarée
attack-not-negated = { $text } ; l'attaque n'a pas été annulée
attack-chosen-again = { $text } ; la cible est choisie à nouveau
timing-missed = { $card } : a manqué le timing
timing-missed-by = { $card } : a manqué le timing, car l'effet de la carte { $by } est venu après ce à quoi il répond
with-why = { $text } : { $why }
over-left = elle a quitté le Terrain
over-face-down = elle a été retournée face verso
over-unaffected = elle n'est plus affectée, à cause de la carte { $by }
over-protected = ses effets ne peuvent plus être annulés, à cause de la carte { $by }
over-source-left = { $by } a quitté le Terrain
over-source-face-down = { $by } est face verso
over-source-negated = les effets de la carte { $by } sont eux-mêmes annulés
over-time = l'effet de la carte { $by } a pris fin

## pourquoi non

about-card = { $card } : { $text }
forbids = L'effet de { $by } ne le permet pas.
a-card = une carte
the-rules = les règles
used-up = { $text } Utilisé par { $uses }.
use = { $card } (joueur { $player }, tour { $turn })
use-activation-negated = { $card } (joueur { $player }, tour { $turn }, et son activation a été annulée)
use-effect-negated = { $card } (joueur { $player }, tour { $turn }, et son effet a été annulé)
use-summon-negated = { $card } (joueur { $player }, tour { $turn }, et cette Invocation a été annulée)
refused = { $text } Refusé : { $candidates }.
refused-by-effect = { $card } ({ $rule } : un effet de { $by })
refused-by-rule = { $card } ({ $rule } : { $text })
a-direct-attack = une attaque directe
cannot-be-attacked = { $card } ne peut pas être attaquée à cause de l'effet de { $by } ; possible : { $cards }.
must-be-set-first = Une Carte Piège doit d'abord être Posée.
spell-must-be-set-first = Pendant le tour de l'adversaire, une Carte Magie Jeu-Rapide doit d'abord être Posée.
set-this-turn = Elle a été Posée ce tour.
no-legal-target = Il n'y a pas de cible légale.
could-do-nothing = Son effet ne pourrait rien faire.
responds-to = Son déclencheur ne s'est pas produit (elle répond à : { $event }).
event-attack = une déclaration d'attaque
event-normal-summon = une Invocation Normale
event-flip-summon = une Invocation Flip
event-special-summon = une Invocation Spéciale
event-activation = l'activation d'une carte ou d'un effet
event-destroyed = la destruction d'une carte
event-to-grave = l'envoi d'une carte au Cimetière
event-to-hand = l'ajout d'une carte à la main
event-banished = le bannissement d'une carte
event-draw = une pioche
event-damage = des dommages
event-battle = un combat entre monstres
event-phase = une autre phase du tour
event-leaves = une carte qui quitte le Terrain
never-properly-summoned = Il n'a jamais été Invoqué correctement, donc il ne peut pas être Invoqué Spécialement de là.
cannot-be-targeted = { $card } ne peut pas être ciblée à cause de l'effet de { $by } ; possible : { $cards }.
restricted = { $text } Ce qui a été fait : { $deeds }.
because-of-effect = { $text } C'est un effet de { $by } qui le dit.
did-summon = le joueur { $player } a Invoqué Normalement ou Posé { $cards }
did-normal-summon = le joueur { $player } a Invoqué Normalement { $cards }
did-special-summon = le joueur { $player } a Invoqué Spécialement { $cards }
did-flip-summon = le joueur { $player } a Invoqué par Flip { $cards }
did-activate = le joueur { $player } a activé { $cards }
did-attack = le joueur { $player } a déclaré une attaque
did-battle-phase = le joueur { $player } a mené une Phase de Combat
no-such-card = le joueur { $player } n'a pas une telle carte à cet endroit : { $card }
no-such-card-but = le joueur { $player } n'a pas une telle carte à cet endroit : { $card } ({ $places })
card-is-in = { $card } est ici : { place }
not-possible = { $step } : ce n'est pas possible. { $offers }
not-possible-because = { $step } : ce n'est pas possible ; { $reasons }. { $offers }
may = Le joueur { $player } ({ kind }) peut : { $offers }
nothing = rien
answer-refused = cette réponse est refusée : { $why }
duel-ended = le Duel s'est terminé avant cette étape : { $step }
duel-endless = le Duel continue sans fin
no-answer = aucune étape ne répond à cette décision du joueur { $player } : { $kind }
no-answer-expected = { $problem } ; attendu : { $expected }
no-answer-next = { $problem } ; l'étape suivante est : { $step }
not-offered = n'est plus proposé : { $cards }
cannot-choose = { $card } ne peut pas être choisi ; proposé : { $cards }
cannot-choose-because = { $card } ne peut pas être choisi ({ $why }) ; proposé : { $cards }
cannot-declare = { $card } ne peut pas être déclaré ici
declare-count = il faut en déclarer { $count }, pas { $card }
no-effect-of-number = elle n'a pas d'effet { $effect } qui puisse être activé ; elle en a { $count }
no-targets = { $card } n'a pas de cible et ne demande pas un tel choix : { $step }
not-asked-for = { $card } ne demande pas un tel choix : { $step }
bundled-only = (seules les cartes fournies sont connues ici : --edopro ou --db, ou la variable SOLEMN_DB, apportent celles de la communauté)
unknown-passcode = aucune carte n'a le nom ou le code { $number }
unknown-name-near = aucune carte ne se nomme « { $name } » ; vouliez-vous dire { $near } ?
unknown-name = aucune carte ne se nomme « { $name } »
quote-name = « { $name } » est une seule carte : un nom avec une virgule ou deux-points se met entre guillemets
notation-no-bearer = aucun monstre du Terrain n'est { $found }
notation-bearer = plusieurs monstres se nomment { $found } : dites dans quelle Zone Monstre
notation-position = { $card } ne peut pas y être « { $found } »
notation-materials = trouvé « { $found } » : les Matériels Xyz se nomment à leur monstre, « avec les matériels … »
notation-number = trouvé « { $found } » : attendu un nombre entier
notation-large-number = le nombre a trop de chiffres : attendu au plus { $most }
notation-two-places = « { $name } » et « { $found } » ne vont pas ensemble : un seul endroit et une seule position sont attendus
notation-twice = « { $found } » trouvé une seconde fois : attendu une seule fois, comme à la ligne { $line }
notation-no-cards = trouvé { $count } : au moins une carte est attendue
notation-from-one = trouvé { $found } : les options et les nombres se comptent à partir de 1
notation-braces = trouvé { $found } : attendu des champs avec des valeurs, comme dans un fichier YAML
notation-not-of-player = trouvé une carte de l'autre joueur : attendu une carte de celui qui pouvait le faire
notation-which-zone = trouvé « { $found } » : attendu une Zone Monstre ou une Zone Magie & Piège
notation-no-moment = trouvé { $found } : un moment va avec les LP, les cartes et les phases, pas avec ce fait
notation-no-span = trouvé « { $found } » : « { $since } » et « { $until } » vont avec les événements et avec ce qu'un joueur pouvait faire ou devait choisir, pas avec ce fait
notation-because = trouvé « { $found } » : cela dit pourquoi une action est refusée, il faut donc « { $word } »
notation-equip = trouvé « { $found } » : une carte équipée à un monstre est dans une Zone Magie & Piège
notation-unexpected-after-near = { $card } est une carte, et « { $found } » après elle est inconnu ici ; vouliez-vous dire « { $near } » ?
notation-unexpected-after = { $card } est une carte, et « { $found } » après elle est inconnu ici
notation-a-number = un nombre
notation-a-rule = le numéro d'une règle
notation-a-word = un mot
notation-a-value = une valeur
notation-a-card = un nom de carte
notation-the-end = la fin de la ligne
notation-own-cards = apporte ses propres cartes, pour lesquelles la notation courte n'a pas de mots : gardez-le en YAML ou en JSON
notation-no-place = dites où est { $card } : { $expected }
notation-quote = { $problem } (un nom de carte avec une virgule ou deux-points se met entre guillemets)
quoted = « { $text } »
notation-near = { $problem } ; vouliez-vous dire « { $near } » ?
notation-expected = trouvé { $found } ; attendu { $expected }
unknown-card = { $why }

## étapes

step-by = joueur { $player } : { $step }
step-effect = { $step } (effet { $effect })
card-in = { $card } ({ $where })
card-of = { $card } (joueur { $player }, { $where })
card-of-player = { $card } (joueur { $player })
the-card = la carte
do-normal-summon = Invoquer Normalement { $card }
do-set = Poser { $card }
do-special-summon = Invoquer Spécialement { $card }
do-pendulum-summon = Invocation Pendule { $card }
do-activate = activer { $card }
do-chain = enchaîner { $card }
do-flip = Invoquer par Flip { $card }
do-change-position = changer la position de { $card }
do-attack = attaquer avec { $card }
do-to-battle = aller à la Phase de Combat
do-to-main2 = aller à la Phase Principale 2
do-end-turn = terminer le tour
do-pass = passer
do-choose = choisir { $card }
do-yes = répondre oui
do-no = répondre non
do-option = choisir une possibilité
do-number = déclarer un nombre
do-position = choisir une position
do-zone = choisir une zone
do-name = déclarer un nom de carte { $card }
do-type = déclarer un Type : { $card }
do-attribute = déclarer un Attribut : { $card }
do-counters = retirer des compteurs : { $card }
do-order = mettre en ordre : { $card }
do-zones = choisir des zones
do-rock-paper-scissors = jouer à pierre-feuille-ciseaux
move-about = { $move } : { $what }
move-card-at = { $card } ({ $place })
move-hidden = une carte face verso
do-finish = terminer le choix
do-cancel = annuler
do-shuffle = mélanger la main
do-put-back = remettre { $card }
do-keep-order = laisser l'ordre tel quel

## ce qui était attendu

check-held = oui  attendu { $check } ; trouvé { $found }
check-failed = NON  attendu { $check } ; trouvé { $found }
play-held = oui  étape { $step } ({ $play }) : attendu { legality }, trouvé { found-legality }
play-failed = NON  étape { $step } ({ $play }) : attendu { legality }, trouvé { found-legality }
play-other-reason = NON étape { $step } ({ $play }) : refusé, mais la première raison n'est pas celle attendue : { $because }
because-rule-card = { $rules }, à cause de { $card }
because-card = à cause de { $card }
play-possible = NON étape { $step } ({ $play }) : illégal attendu, légal trouvé ; possible à ce moment : { $moment }
moment-link = en réponse au Maillon de Chaîne { $link }, { $card }
moment-chain-end = après la Chaîne
moment-attack = après que { $card } a déclaré son attaque
moment-attempt = quand { $card } devrait être Invoqué
moment-summoned = après l'Invocation
legality =
    { $expected ->
        [legal] permis
       *[illegal] interdit
    }
found-legality =
    { $found ->
        [legal] permis
       *[illegal] interdit
    }
observed = observé { $check } : { $holds ->
        [yes] vrai
       *[no] faux
    }, trouvé { $found }
expect-lp = le joueur { $player } a { $amount } LP
outcome =
    { $outcome ->
        [resolved] résolu
        [resolved-in-part] résolu en partie
        [resolved-without-effect] résolu sans effet
        [effect-negated] effet annulé
        [activation-negated] activation annulée
        [summon-successful] Invocation réussie
        [summon-did-not-take-place] Invocation n'ayant pas eu lieu
        [summon-negated] Invocation annulée
        [attack-negated] attaque annulée
        [went-on] poursuivie jusqu'à l'étape de dommages
        [ended-without-a-damage-step] terminée sans étape de dommages
        [replay] nouveau choix de cible
        [missed-the-timing] timing manqué
        [protected] protégée
        [effects-negated] effets annulés
        [effects-apply-again] de nouveau appliquée
        [negated] annulé
       *[successful] réussi
    }
expect-until = { $check }, jusqu'à l'étape « { $label } »
expect-since = { $check }, depuis l'étape « { $label } »
expect-after-link = { $check }, après la résolution du Maillon de Chaîne { $link }
expect-at = { $check }, avant l'étape « { $label } »
expect-count = { $check } (exactement { $count })
expect-not = pas : { $check }
expect-without = sans { $rules }
expect-verdict = ce verdict est rendu : { $what }
expect-anything = quoi que ce soit
expect-asked = le joueur { $player } a dû répondre : { $what }
expect-offered = le joueur { $player } pouvait : { $what }
expect-then = { $first }, puis { $rest }
expect-not-negated = non annulée
expect-equipped = équipée à { $card }
expect-level = Niveau { $number }
expect-controlled = chez le joueur { $player }
expect-owned = possédée par le joueur { $player }
expect-there = { $card } s'y trouve
expect-card = { $card } : { $what }
expect-phase = c'est la { $phase } du joueur { $player }
none = rien
board-negated = annulé
board-counters = { $counters } : { $count }
board-materials = Matériels Xyz : { $count }
board-position =
    { $position ->
        [attack] { $values }
        [facedown_attack] attaque face verso { $values }
        [defense] défense { $values }
        [set] Posée { $values }
        [faceup] face recto
       *[none] { $values }
    }
board-field-zone = Zone Terrain
board-extra-zones = Zones Monstre Extra
board-pile = { $pile } ({ $count })
board-of = joueur { $player }
board-row = { $zone }, joueur { $player }
board-player = Joueur { $player } : { $amount } LP
git-says = git dit : { $said }
git-no-commit = ce commit n'existe pas ({ $name })
first-turn = le Duel est dans son premier tour, qui n'a pas de Battle Phase : écrivez « phase: Battle Phase » (dans un fichier, sous setup) pour commencer dans un tour suivant, ou terminez le tour avant
set-by-default = { $card } est Posée, car sa position n'est pas donnée ; écrivez pos: faceup si elle est face recto
warning = attention : { $problem }
agrees = conforme : comme attendu
disagrees = non conforme : pas comme attendu
stuck = { $place } : bloqué : { $why }
script-error = { $place } : erreur de script : { $why }
verdict-word =
    { $verdict ->
        [agrees] conforme
        [disagrees] non conforme
        [stuck] bloqué
        [script-error] erreur de script
       *[bad-input] entrée incorrecte
    }
head-file = fichier
head-verdict = jugement
head-title = titre
judging = Jugement
summary = { $good } sur { $all } comme attendu

## règles

rule-N1 = Annuler, c'est empêcher qu'une action réussisse ou retirer son effet à une carte : une activation, un effet, une Invocation ou une attaque peuvent être annulés.
rule-N2 = Seul un effet qui dit « annulez » annule ; détruire, bannir ou renvoyer une carte n'est pas une annulation.
rule-N3 = Ce qui a été payé comme coût pour quelque chose qui est ensuite annulé n'est pas rendu.
rule-N4 = Un effet qui annule ne répond qu'à ce que son texte nomme, comme l'activation d'une Carte Piège ou une Invocation Spéciale.
rule-A1 = Quand une activation est annulée, son Maillon de Chaîne est sauté, et la Chaîne continue avec le Maillon de Chaîne inférieur suivant.
rule-A2 = Une Carte Magie ou Piège dont l'activation a été annulée n'est plus une carte sur le Terrain ; elle va au Cimetière, mais elle n'y a pas été envoyée depuis le Terrain.
rule-A3 = Quand seule l'activation d'un effet est annulée, la carte à laquelle il appartient reste où elle est, sauf si l'effet qui annule la déplace.
rule-A4 = Un Maillon de Chaîne dont l'activation a été annulée ne se résout pas ; la dernière chose arrivée est donc ce qu'a fait le Maillon de Chaîne au-dessus.
rule-A5 = Détruire une carte n'annule ni son activation ni son effet : son Maillon de Chaîne se résout quand même.
rule-A6 = Une carte qui reste sur le Terrain doit y être encore face recto quand se résout ce qu'elle a activé sur le Terrain, sinon cela se résout sans effet ; rien n'a été annulé.
rule-A7 = Le coût d'une activation qui a été annulée reste payé.
rule-A8 = Un effet qui annule « cette activation » doit être enchaîné directement à elle ; il ne peut pas atteindre un Maillon de Chaîne sous le plus récent.
rule-A9 = Une limite sur le nombre de fois où une carte « peut être activée » ne compte pas une activation annulée ; elle compte celle dont seul l'effet a été annulé.
rule-A10 = Une limite sur le nombre de fois où un effet peut être « utilisé » compte une utilisation annulée.
rule-A11 = « Une fois par tour » et les conditions semblables comptent une activation annulée.
rule-A12 = Une limite d'Invocations ne compte plus une Invocation annulée depuis le 1er avril 2020 ; une limite sur le nombre d'effets qu'un joueur active compte ceux qui sont annulés.
rule-E1 = Un effet annulé n'est pas appliqué ; son activation demeure, et son Maillon de Chaîne se résout sans effet.
rule-E2 = Tant que les effets d'une carte sont annulés, ils ne s'appliquent pas sur le Terrain ; ils s'appliquent de nouveau dès que l'annulation prend fin.
rule-E3 = Une carte dont les effets sont annulés peut toujours être activée, et ses effets aussi : le coût est payé et le Maillon de Chaîne se résout, mais tant qu'ils sont annulés rien ne se passe.
rule-E4 = Le coût d'un effet qui a été annulé reste payé.
rule-E5 = Un Maillon de Chaîne dont l'effet a été annulé se résout quand même ; il est donc la dernière chose arrivée.
rule-S1 = Un monstre dont l'Invocation a été annulée n'a pas été Invoqué avec succès.
rule-S2 = Un effet qui annule une Invocation s'active lors de la tentative d'Invocation, comme Maillon de Chaîne 1, avant que le monstre soit sur le Terrain.
rule-S3 = Les Invocations Normales, Flip et Pendule, et les Invocations Spéciales par la procédure propre d'un monstre, peuvent être annulées ; une Invocation Fusion par un effet et une Pose ne le peuvent pas.
rule-S4 = Une Invocation par un effet en cours de résolution ne peut pas être annulée, car rien ne peut être activé pendant qu'un effet se résout.
rule-S5 = Une Invocation immédiatement après la résolution d'un effet peut être annulée si cet effet était le Maillon de Chaîne 1.
rule-S6 = Lors d'une tentative d'Invocation, seuls peuvent être activés les effets qui annulent les Invocations ; ce qui leur répond suit les Vitesses de Jeu ordinaires.
rule-S7 = Un monstre dont l'Invocation a été annulée quitte le Terrain, d'ordinaire détruit par l'effet qui annule ; si c'est impossible, il va au Cimetière par les règles.
rule-S8 = Une Invocation Normale annulée a utilisé l'Invocation Normale du tour, et une Invocation Pendule annulée l'Invocation Pendule.
rule-S9 = Un monstre qui peut être Invoqué à sa façon une fois par tour peut réessayer si cette Invocation a été annulée, depuis le 1er avril 2020.
rule-S10 = Ce qui a été payé ou Sacrifié pour une Invocation annulée n'est pas rendu.
rule-S11 = Un monstre venu d'ailleurs que du Terrain et dont l'Invocation a été annulée n'a jamais été sur le Terrain ; il n'en est donc pas envoyé.
rule-S12 = Un monstre qui était déjà sur le Terrain, comme pour une Invocation Flip, y est pendant la tentative d'Invocation.
rule-S13 = Un monstre qui doit d'abord être Invoqué correctement, et dont l'Invocation a été annulée, ne peut pas être Invoqué Spécialement d'un endroit public par un autre moyen.
rule-S14 = Un monstre qui avait été Invoqué correctement le reste quand son Invocation Flip est annulée.
rule-S15 = Selon les règles depuis le 1er avril 2020, une Invocation Spéciale annulée n'en est pas une pour les effets qui interdisent les Invocations Spéciales ce tour ; avant, c'en était une.
rule-T1 = Une attaque est annulée pendant l'étape de combat, et aucune étape de dommages ne suit.
rule-T2 = Un monstre qui a déclaré une attaque, même annulée, ne peut pas en déclarer une autre.
rule-T3 = Après l'annulation d'une attaque, le joueur du tour peut attaquer avec un autre monstre ou terminer la Phase de Combat.
rule-T4 = Retirer le monstre attaquant n'annule pas son attaque : s'il part, l'attaque se termine sans étape de dommages ; s'il reste, l'attaque continue.
rule-T5 = Un effet qui attend qu'une attaque soit annulée n'obtient rien d'une attaque qui s'est simplement terminée.
rule-T6 = Qu'un effet qui annule une attaque cible l'attaquant, ou annule l'attaque à sa résolution, dépend de son texte.
rule-P1 = « Annulez l'activation » est un Effet Rapide qui répond à une activation annulable ; ce qu'il fait d'autre dépend de s'il l'a annulée.
rule-P2 = Un effet qui annule et détruit annonce les deux, la destruction seulement pour une carte qui peut être détruite et qui est encore là.
rule-P3 = « Annulez cet effet » laisse l'activation tranquille : le Maillon de Chaîne existe et se résout sans effet.
rule-P4 = Un effet qui annule une colonne regarde où était la Magie ou le Piège lors de son activation.
rule-P5 = Des effets annulés pour un temps couvrent les Maillons de Chaîne qui existent déjà et les effets à venir, jusqu'à la fin de ce temps ; ce que la carte a activé sur le Terrain reste annulé même si la carte le quitte.
rule-P6 = Les effets qui ne peuvent pas être annulés, qui ne sont pas affectés ou qui sont déjà annulés ne peuvent pas être annulés par cet effet.
rule-P7 = Une carte qui n'est pas affectée par un effet n'est pas annulée : cet effet ne s'applique simplement pas à elle.
rule-P8 = À qui est l'effet, qui contrôle la carte et à quelle carte il appartient sont des questions différentes.
rule-P9 = Une carte qui ne peut pas être ciblée ne peut pas être choisie comme cible, mais elle peut quand même être affectée.
rule-P10 = Une carte qui ne peut pas être détruite par des effets reste, ou autre chose arrive à la place de sa destruction.
rule-P11 = Quand un effet se résout, il regarde de nouveau : une cible qui est partie, ou qui ne convient plus, n'est pas affectée.
rule-P12a = Un script qui annule une activation appelle NegateActivation, pas NegateEffect, et ne continue que s'il a annulé.
rule-P12b = Un script qui annule des effets pour un temps enregistre EFFECT_DISABLE_EFFECT aussi bien que EFFECT_DISABLE, avec la bonne fin.
rule-P12c = Un script qui annule les effets d'un monstre pour un temps appelle d'abord NegateRelatedChain, pour les Maillons de Chaîne qui existent déjà.
rule-P12d = « Ne peut pas être ciblée » et « non affectée » sont des protections différentes, et un script utilise celle que dit le texte.
rule-P12e = Un script qui rend une carte non affectée dit exactement par les effets de qui, pour ne pas bloquer les siens.
rule-P12f = Un script qui annule pour un temps donne à l'annulation la fin que dit le texte.
rule-P13 = Le texte décide de quelle annulation ou protection il s'agit ; déplacer la carte est une autre affaire.
rule-P14 = L'annulation demande si un Maillon de Chaîne ou un effet s'applique ; la protection demande si un effet extérieur peut toucher une carte.
rule-L1 = « Annuler » se dit negate, annullieren, annullare, negar, 無効, 무효 et 無效 dans d'autres langues.
rule-R-SPEED = Une carte ou un effet ne peut être enchaîné que si sa Vitesse de Jeu est d'au moins 2 et pas inférieure à celle du Maillon de Chaîne le plus récent.
rule-R-PHASE = C'est impossible pendant cette phase ou cette étape.
rule-R-ZONE = Aucune zone n'est libre pour cela.
rule-R-COST = Son coût ne peut pas être payé.
rule-R-TARGET = Il n'y a pas de cible légale.
rule-R-NOTHING-TO-DO = Son effet ne pourrait rien faire.
rule-R-CONDITION = Sa condition d'activation n'est pas remplie.
rule-R-RESTRICTION = Son joueur a fait pendant ce tour ce que son texte exclut.
rule-R-SUMMON-CONDITION = Ce que demande sa propre Invocation Spéciale n'est pas réuni.
rule-R-LIMIT = Il a déjà été utilisé le nombre maximum de fois.
rule-R-MANDATORY = Son effet est obligatoire et s'est déjà activé.
rule-R-LOCATION = La carte n'est pas à un endroit d'où c'est possible.
rule-R-FACEDOWN = Elle est face verso.
rule-R-FACEUP = Elle est déjà face recto : une Carte Magie ou Piège sur le Terrain s'active en étant retournée face recto.
rule-R-KIND = C'est impossible avec ce genre de carte ou d'effet.
rule-R-CONTROLLER = Ce joueur ne contrôle pas la carte.
rule-R-TURN = Ce n'est pas le tour du bon joueur pour cela.
rule-R-SET-TURN = Une Carte Piège doit d'abord être Posée, et une Carte Piège ou Magie Jeu-Rapide ne peut pas être activée le tour où elle a été Posée.
rule-R-DISABLED = Ses effets sont annulés, ou ne s'appliquent pas encore.
rule-R-FORBIDDEN = Un effet a interdit son nom.
rule-R-BEING-SUMMONED = Son Invocation n'est pas encore terminée.
rule-R-BATTLE-DESTROYED = Le monstre a été détruit au combat et attend seulement de quitter le Terrain.
rule-R-OVERLAY = Un Matériel Xyz n'est pas une carte sur le Terrain.
rule-R-DECK-SIZE = Il y a trop peu de cartes dans le Deck.
rule-R-UNNEGATABLE = Selon son propre texte, cela ne peut pas être annulé.
rule-R-CHAIN-LIMIT = Un effet limite ce qui peut être activé en réponse.
rule-R-SUMMON-COUNT = L'Invocation Normale ou la Pose de ce tour a été utilisée.
rule-R-SUMMON-ONCE = Il ne peut être Invoqué Spécialement qu'une fois par tour.
rule-R-PENDULUM = Une Invocation Pendule demande deux Échelles, une zone libre et un monstre dans la main ou face recto dans l'Extra Deck dont le Niveau est entre les Échelles ; il y en a une par tour.
rule-R-TRIBUTE = Il n'y a pas assez de monstres à Sacrifier.
rule-R-POSITION = Le monstre n'est pas dans la position de combat qu'il faut, ou ne peut pas y être mis.
rule-R-POSITION-ONCE = Le monstre a été Invoqué ou Posé ce tour, a attaqué, ou a déjà changé de position ; elle reste donc.
rule-R-EFFECT = Un effet l'interdit.
rule-R-EVENT = Son déclencheur ne s'est pas produit.
rule-R-TIMING = Un effet qui dit « lorsque… vous pouvez » rate le timing si ce à quoi il répond n'est pas la dernière chose arrivée.
rule-R-WINDOW = Ce n'est pas le moment pour cela.
rule-R-CHOICE = On ne peut choisir que ce que permettent le texte de la carte, ou les règles d'une Invocation ou d'une attaque.
rule-R-DIRECT = Une attaque directe n'est possible que s'il n'y a aucun monstre à attaquer, ou si un effet le permet.
rule-R-FIRST-TURN = Il n'y a pas de Phase de Combat pendant le premier tour du duel.
rule-R-NO-EFFECT = La carte n'a pas un tel effet qui puisse être activé.
rule-R-RESOLVED = Un Maillon de Chaîne qui n'a pas été annulé se résout, et son effet est appliqué.
rule-R-NOTHING = Un Maillon de Chaîne se résout aussi quand son effet ne peut rien faire ; il n'a pas été annulé.
rule-R-SUMMONED = L'Invocation a réussi.
rule-R-ATTACK = L'attaque a continué jusqu'à l'étape de dommages.
rule-R-BATTLE-PROTECTED = Un monstre qui ne peut pas être détruit au combat reste sur le Terrain ; les dommages de combat sont infligés quand même.
rule-R-TURNED = Une attaque prend fin sans étape de dommages quand le monstre attaquant n'est plus en Position d'Attaque ; elle n'a pas été annulée.
rule-R-REPLAY = Si les monstres du côté de l'adversaire changent avant l'étape de dommages, ou si l'attaque n'est plus possible telle qu'elle a été déclarée, le joueur qui attaque choisit à nouveau une cible ou renonce à l'attaque ; ce n'est pas une nouvelle attaque, et aucune n'a été annulée.
rule-R-BATTLE-PHASE-OVER = Un effet qui met fin à la Phase de Combat met aussi fin à l'attaque, sans étape de dommages ; elle n'a pas été annulée.

## solemn duel

turn-score = Tour { $turn }, joueur { $player } (LP { $first } : { $second })
duel-between = Joueur 0 : { $first }   Joueur 1 : { $second }   graine { $seed }
duel-dealt = Decks mélangés selon la graine. Le joueur { $player } commence.
duel-in-order = Decks dans leur ordre. Le joueur { $player } commence.
duel-stopped = Arrêté au tour { $turn } : personne n'a encore gagné.
why-over =
    { $how ->
        [lp] Le Duel est terminé : les LP sont à 0
        [deck] Le Duel est terminé : trop peu de cartes dans le Deck pour piocher
        [named] Le Duel est terminé : { $words }
       *[effect] Le Duel est terminé par l'effet d'une carte
    }
deck-of-link = Deck d'un lien
