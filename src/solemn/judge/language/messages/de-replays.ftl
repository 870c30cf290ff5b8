# Deutsch: Replays.

summon-used-up = die Normalbeschwörung dieses Zuges ist verbraucht

replay-between = { $first } gegen { $second }
replay-recorded = Aufgezeichnet am { $date } (UTC) mit { $program }
replay-program = Aufgezeichnet mit { $program }
replay-deck = Deck von { $player }: { $cards }
replay-at = Vor Entscheidung { $number }, in Zug { $turn }
replay-asked =
    { $kind ->
        [cards] Spieler { $player } wählt Karten
        [sum] Spieler { $player } wählt Karten, die eine Summe ergeben
        [tribute] Spieler { $player } wählt Tribute
        [select_unselect] Spieler { $player } wählt Karten einzeln
        [place] Spieler { $player } wählt eine Zone
        [disable_zones] Spieler { $player } wählt Zonen
        [position] Spieler { $player } wählt eine Kampfposition
        [yes_no] Spieler { $player } antwortet mit Ja oder Nein
        [option] Spieler { $player } wählt einen von mehreren Effekten
        [counters] Spieler { $player } entfernt Zählmarken
        [sort_cards] Spieler { $player } ordnet Karten
        [sort_chain] Spieler { $player } ordnet Effekte
        [announce_card] Spieler { $player } nennt einen Kartennamen
        [announce_race] Spieler { $player } nennt einen Monstertyp
        [announce_attribute] Spieler { $player } nennt eine Eigenschaft
        [announce_number] Spieler { $player } nennt eine Zahl
       *[rock_paper_scissors] Spieler { $player } zeigt ein Handzeichen
    }
replay-answered = Was der Spieler tat: { $answer }
replay-ends = Die Aufzeichnung endet hier, in Zug { $turn }: noch hat niemand gewonnen.
replay-cut-off = Das Ende der Datei fehlt.
replay-no-negations = Nichts wurde annulliert.
replay-whose = { $cards } ({ $player })
replay-how =
    { $how ->
        [activation] Aktivierung
        [effect] Effekt
        [effects] Effekte auf dem Spielfeld
        [summon] Beschwörung
       *[attack] Angriff
    }
replay-obstacle =
    { $why ->
        [old-generator] Dieses Replay kann nicht gespielt werden: der Zufall kam von YGOPros Generator, den solemn nicht hat.
        [tag-duel] Dieses Replay kann nicht gespielt werden: es ist ein Tag-Duell.
        [extra-rules] Dieses Replay kann nicht gespielt werden: Karten ändern die Regeln des Duells.
       *[not-inside] Dieses Replay kann nicht gespielt werden: die Datei enthält, was der Client zeigte, aber nicht die Antworten der Spieler.
    }
replay-misfit =
    { $kind ->
        [unfit] Das Replay weicht bei Entscheidung { $decision } vom Duell ab (Antwort { $response }): { $reason }
        [not-asked] Das Replay weicht vor Entscheidung { $decision } vom Duell ab (Antwort { $response }): { $given } wurde geantwortet, wo niemand etwas zu aktivieren hat
        [left-over] Das Duell ist vorbei, aber das Replay geht weiter: Antwort { $response } ist { $given }
       *[stuck] Das Duell kann nach Entscheidung { $decision } nicht weitergehen: { $reason }
    }
replay-suspects = Mit anderen Skripten oder anderen Karten aufgezeichnet? Wahrscheinliche Ursache ist das Skript von { $cards }.
head-turn = Zug
head-negated = annulliert
head-how = was
head-by = durch
head-cost = Kosten
head-anyway = bleibt trotzdem so
replay-case-title = { $first } gegen { $second }, Zug { $turn }, ab Entscheidung { $number }
replay-case-missing =
    { $what ->
        [pasts] Nicht im Aufbau: Zählmarken, und wie Monster beschworen wurden
        [owners] Nicht im Aufbau: wem die Karten gehören, die der andere Spieler kontrolliert
        [elsewhere] Nicht im Aufbau: Karten in Zonen, in die nur ein Effekt sie legen kann
       *[face-down] Verbannte Karten liegen alle offen
    }
replay-case-left-out = Am Ende weggelassene Schritte: { $count }
replay-case-written = { $file } beginnt mit Entscheidung { $number }, in Zug { $turn }
replay-differs = Was geschieht, ist ab Entscheidung { $decision } nicht, was der Client zeigte: dort { $recorded }, hier { $ours }
replay-given-up = Spieler { $player } gewinnt: der Gegner gab auf oder ging.
replay-scripts-found = Das Replay läuft ganz mit den Skripten vom { $date } (Commit { $commit }); versuchte Fassungen: { $tried }
replay-scripts-not-found = Das Replay läuft mit keiner der versuchten Fassungen ({ $tried }) ganz; am weitesten, { $decisions } Entscheidungen, mit den Skripten vom { $date } (Commit { $commit })
head-number = Nr.
head-date = Datum
head-first-deck = erstes Deck
head-second-deck = zweites Deck
head-turns = Züge
head-winner = Sieger
head-ending = Ende
head-negations = Annullierungen
replay-no-archetype = gemischt
replay-winner =
    { $winner ->
        [first] erster
        [second] zweiter
        [draw] unentschieden
       *[nobody] niemand
    }
replay-ending =
    { $ending ->
        [lp] LP auf 0
        [deck] keine Karte zu ziehen
        [effect] durch einen Effekt
        [given-up] aufgegeben
        [unfinished] nicht zu Ende
        [parted] weicht ab
       *[not-played] nicht gespielt
    }
replay-most-activated = Am häufigsten aktiviert
replay-most-negated = Am häufigsten annulliert
replay-written =
    { $how ->
        [puzzle] { $file } ist geschrieben, das Rätsel dazu liegt daneben: sie gehören in EDOPros Ordner „replay“ und „puzzles“
       *[alone] { $file } ist geschrieben: es gehört in EDOPros Ordner „replay“, das Rätsel in „puzzles“
    }
replay-cannot-hold =
    { $what ->
        [turn] kein Replay kann das enthalten: es muss mit der Draw Phase von Spieler 0 beginnen
        [chance] kein Replay kann das enthalten: der Aufbau gibt vor, was Münzen und Würfel zeigen
        [materials] kein Replay kann das enthalten: der Aufbau sagt, womit ein Monster beschworen wurde
       *[set-ups] kein Replay kann das enthalten: eine Lua-Datei hat das Spielfeld aufgebaut
    }
