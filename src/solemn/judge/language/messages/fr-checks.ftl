# Français : ce qui est arrivé et ce qui a été trouvé.

happening =
    { $event ->
        [turn] nouveau tour
        [phase] nouvelle phase
        [phase-goes-on] phase qui continue
        [activate] activation
        [activation-negated] activation annulée
        [effect-negated] effet annulé
        [resolve] début d'une résolution
        [resolved] résolution
        [no-effect] résolution sans effet
        [chain-end] fin d'une Chaîne
        [summoning] tentative d'Invocation
        [summoned] Invocation réussie
        [summon-negated] Invocation annulée
        [summon-void] Invocation qui n'a pas eu lieu
        [attack] déclaration d'attaque
        [attack-negated] attaque annulée
        [damage-step] début d'une étape de dommages
        [battle] combat
        [damage] dommages
        [recover] gain de LP
        [pay-lp] paiement de LP
        [draw] pioche
        [target] choix d'une cible
        [move] déplacement
        [missed-timing] timing manqué
        [position] changement de position
        [set] Pose
        [protected] protection
        [counters-placed] compteurs placés
        [counters-removed] compteurs retirés
        [declared] déclaration
        [replay] nouveau choix de cible
        [coin] lancer de pièce
        [dice] lancer de dé
       *[win] victoire
    }
happening-of = { $what } ({ $values })
value =
    { $word ->
        [card] { $given }
        [player] joueur { $given }
        [zone] { $given }
        [link] Maillon de Chaîne { $given }
        [kind] { $given }
        [target] cible : { $given }
        [amount] { $given }
        [what] { $given }
        [count] { $given } fois
        [phase] { $given }
        [rule] règle { $given }
        [by] à cause de { $given }
        [reason] { $given }
        [from] depuis : { $given }
       *[to] vers : { $given }
    }
value-none =
    { $word ->
        [target] sans cible
       *[by] à cause d'aucune carte
    }
reason =
    { $reason ->
        [destroy] destruction
        [tribute] Sacrifice
        [temporary] pour un temps
        [material] comme Matériel
        [summon] par une Invocation
        [battle] au combat
        [effect] par un effet
        [cost] comme coût
        [lost-target] sans sa cible
        [rule] par les règles
        [spsummon] par une Invocation Spéciale
        [discard] défausse
        [return] retour
        [replace] à la place
       *[redirect] redirection
    }
summon-kind =
    { $kind ->
        [normal] Invocation Normale
        [flip] Invocation Flip
       *[special] Invocation Spéciale
    }
asked-for =
    { $what ->
        [play] une action
        [chain] une réponse dans la Chaîne
        [choose] un choix de cartes
        [yes-no] oui ou non
        [option] un effet parmi plusieurs
        [number] un nombre
        [position] une position de combat
        [zone] une zone
        [name] un nom de carte
        [type] un Type de monstre
        [attribute] un Attribut
        [counters] des compteurs à retirer
        [order] un ordre
       *[rock-paper-scissors] une main à pierre-feuille-ciseaux
    }
lies-face-down = face verso
found-after = { $what } (après l'étape { $step })
not-any-more = ensuite il manque : { $what }
never-reached = l'étape « { $label } » n'a jamais été atteinte
never-resolved = le Maillon de Chaîne { $link } ne s'est jamais résolu
refused-count = il faut en choisir de { $least } à { $most }, pas { $found }
refused-total = cela ne fait pas { $total }
refused-offer = elle n'est pas parmi ce qui est proposé
