# Deutsch: was geschah und was gefunden wurde.

happening =
    { $event ->
        [turn] neuer Spielzug
        [phase] neue Phase
        [phase-goes-on] Phase, die weitergeht
        [activate] Aktivierung
        [activation-negated] annullierte Aktivierung
        [effect-negated] annullierter Effekt
        [resolve] Beginn einer Auflösung
        [resolved] Auflösung
        [no-effect] Auflösung ohne Wirkung
        [chain-end] Ende einer Kette
        [summoning] versuchte Beschwörung
        [summoned] erfolgreiche Beschwörung
        [summon-negated] annullierte Beschwörung
        [summon-void] Beschwörung, die nicht stattfand
        [attack] Angriffsdeklaration
        [attack-negated] annullierter Angriff
        [damage-step] Beginn eines Damage Step
        [battle] Kampf
        [damage] Schaden
        [recover] Gewinn von LP
        [pay-lp] Zahlung von LP
        [draw] Ziehen
        [target] Wahl eines Ziels
        [move] Bewegung
        [missed-timing] verpasster Zeitpunkt
        [position] Wechsel der Kampfposition
        [set] Setzen
        [protected] Schutz
        [counters-placed] Legen von Zählmarken
        [counters-removed] Entfernen von Zählmarken
        [declared] Ansage
        [replay] erneute Zielwahl
        [coin] Münzwurf
        [dice] Würfelwurf
       *[win] Sieg
    }
happening-of = { $what } ({ $values })
value =
    { $word ->
        [card] { $given }
        [player] Spieler { $given }
        [zone] { $given }
        [link] Kettenglied { $given }
        [kind] { $given }
        [target] Ziel: { $given }
        [amount] { $given }
        [what] { $given }
        [count] { $given }-mal
        [phase] { $given }
        [rule] Regel { $given }
        [by] wegen { $given }
        [reason] { $given }
        [from] Herkunft: { $given }
       *[to] wohin: { $given }
    }
value-none =
    { $word ->
        [target] ohne Ziel
       *[by] wegen keiner Karte
    }
reason =
    { $reason ->
        [destroy] zerstört
        [tribute] als Tribut
        [temporary] auf Zeit
        [material] als Material
        [summon] durch eine Beschwörung
        [battle] durch Kampf
        [effect] durch einen Effekt
        [cost] als Kosten
        [lost-target] ohne das Ziel
        [rule] durch die Regeln
        [spsummon] durch eine Spezialbeschwörung
        [discard] abgeworfen
        [return] zurückgegeben
        [replace] stattdessen
       *[redirect] umgeleitet
    }
summon-kind =
    { $kind ->
        [normal] Normalbeschwörung
        [flip] Flippbeschwörung
       *[special] Spezialbeschwörung
    }
asked-for =
    { $what ->
        [play] eine Handlung
        [chain] eine Antwort in der Kette
        [choose] eine Wahl von Karten
        [yes-no] ja oder nein
        [option] einer von mehreren Effekten
        [number] eine Zahl
        [position] eine Kampfposition
        [zone] eine Zone
        [name] ein Kartenname
        [type] ein Monstertyp
        [attribute] eine Eigenschaft
        [counters] Zählmarken, die entfernt werden
        [order] eine Reihenfolge
       *[rock-paper-scissors] eine Hand bei Schere, Stein, Papier
    }
lies-face-down = verdeckt
found-after = { $what } (nach Schritt { $step })
not-any-more = danach fehlt: { $what }
never-reached = der Schritt „{ $label }“ wurde nie erreicht
never-resolved = Kettenglied { $link } wurde nie aufgelöst
refused-count = gewählt werden müssen { $least } bis { $most }, nicht { $found }
refused-total = diese ergeben nicht { $total }
refused-offer = sie ist nicht unter dem, was angeboten wird
