# Deutsch.

table-link-resolves = Kettenglied { $number } wird aufgelöst
table-over = Das Duell ist vorbei.
table-full = Es ist Platz für { $count } Stellungen; nimm den Fall mit und beginne einen neuen.
table-no-node = Es gibt keine Stellung { $number }: erwartet 0 bis { $count }.
table-script = Ein Kartenskript ist fehlgeschlagen: { $why }
table-script-endless = Das Skript dieser Karte kommt an kein Ende.
table-no-puzzle = Ein Rätsel lässt sich nur aus seiner Datei öffnen.
table-unfit = Diese Wahl passt nicht. Wähle noch einmal.
table-no-beginning = Ein Szenario beginnt in einer offenen Main Phase oder Battle Phase; in diesem Spielzug gibt es noch keine.
table-no-card = Diese Karte ist nicht mehr da.
table-no-deck = In diesem Deck ist keine Karte.
table-way =
    { $way ->
        [normal-summon] Normalbeschwörung
        [set] Setzen
        [special-summon] Spezialbeschwörung
        [pendulum-summon] Pendelbeschwörung
        [activate] Aktivieren
        [chain] Antworten
        [flip] Flippbeschwörung
        [change-position] Position ändern
        [attack] Angreifen
        [choose] Wählen
        [to-battle] Zur Battle Phase
        [to-main2] Zur Main Phase 2
       *[end-turn] Spielzug beenden
    }
table-summon =
    { $way ->
        [normal] Normalbeschwörung
        [tribute] Tributbeschwörung
        [flip] Flippbeschwörung
        [special] Spezialbeschwörung
        [fusion] Fusionsbeschwörung
        [ritual] Ritualbeschwörung
        [synchro] Synchrobeschwörung
        [xyz] Xyz-Beschwörung
        [pendulum] Pendelbeschwörung
       *[link] Linkbeschwörung
    }
table-effect = { $way } (Effekt { $number })
table-kind =
    { $kind ->
        [normal] Normal
        [effect] Effekt
        [ritual] Ritual
        [fusion] Fusion
        [synchro] Synchro
        [xyz] Xyz
        [pendulum] Pendel
        [link] Link
        [toon] Toon
        [spirit] Spirit
        [union] Union
        [gemini] Zwilling
        [flip] Flipp
        [tuner] Empfänger
        [token] Spielmarke
       *[other] { $kind }
    }
table-spell =
    { $kind ->
        [ritual] Ritualzauber
        [quickplay] Schnellzauber
        [continuous] Permanente Zauberkarte
        [equip] Ausrüstungszauber
        [field] Spielfeldzauber
       *[normal] Normale Zauberkarte
    }
table-trap =
    { $kind ->
        [continuous] Permanente Falle
        [counter] Konterfalle
       *[normal] Normale Falle
    }
table-attribute =
    { $word ->
        [earth] ERDE
        [water] WASSER
        [fire] FEUER
        [wind] WIND
        [light] LICHT
        [dark] FINSTERNIS
       *[divine] GÖTTLICH
    }
table-type =
    { $word ->
        [warrior] Krieger
        [spellcaster] Hexer
        [fairy] Fee
        [fiend] Unterweltler
        [zombie] Zombie
        [machine] Maschine
        [aqua] Aqua
        [pyro] Pyro
        [rock] Fels
        [winged-beast] Geflügeltes Ungeheuer
        [plant] Pflanze
        [insect] Insekt
        [thunder] Donner
        [dragon] Drache
        [beast] Ungeheuer
        [beast-warrior] Ungeheuer-Krieger
        [dinosaur] Dinosaurier
        [fish] Fisch
        [sea-serpent] Seeschlange
        [reptile] Reptil
        [psychic] Psi
        [divine-beast] Göttliches Ungeheuer
        [creator-god] Schöpfergott
        [wyrm] Wyrm
        [cyberse] Cyberse
        [illusion] Illusion
       *[other] { $word }
    }
table-ask-main = Spieler { $player }: dein Zug in der Main Phase
table-ask-battle = Spieler { $player }: dein Zug in der Battle Phase
table-ask-chain = Spieler { $player }: antworten?
table-ask-pause = Spieler { $player } hat nichts, womit zu antworten wäre.
table-ask-trigger = Spieler { $player }: den Effekt von { $card } aktivieren?
table-ask-cards = Spieler { $player }: Karten wählen, { $min } bis { $max }
table-ask-card = Spieler { $player }: eine Karte wählen
table-ask-exactly = Spieler { $player }: { $count } Karten wählen
table-ask-tributes = Spieler { $player }: Monster als Tribut wählen; { $count } sind nötig
table-ask-sum = Spieler { $player }: Karten wählen, die { $total } ergeben
table-ask-one-by-one = Spieler { $player }: eine Karte wählen; gewählt: { $count }
table-ask-zones = Spieler { $player }: Zonen wählen; { $count } sind nötig
table-ask-position = Spieler { $player }: eine Kampfposition wählen
table-ask-yes-no = Spieler { $player }: ja oder nein?
table-ask-replay = Spieler { $player }: erneut angreifen?
table-ask-option = Spieler { $player }: eines wählen
table-ask-number = Spieler { $player }: eine Zahl nennen
table-ask-attribute = Spieler { $player }: Eigenschaften nennen; { $count } sind nötig
table-ask-type = Spieler { $player }: Typen nennen; { $count } sind nötig
table-ask-name = Spieler { $player }: einen Kartennamen nennen
table-ask-counters = Spieler { $player }: Zählmarken entfernen; { $count } sind nötig
table-ask-order = Spieler { $player }: in eine Reihenfolge bringen
table-ask-hand = Spieler { $player }: Schere, Stein oder Papier?
table-done = Fertig
table-cancel = Abbrechen
table-answer =
    { $answer ->
        [yes] Ja
       *[no] Nein
    }
table-option = Möglichkeit { $number }
table-sign =
    { $sign ->
        [rock] Stein
        [paper] Papier
       *[scissors] Schere
    }
table-value =
    { $value ->
        [atk] ATK
        [def] DEF
        [level] Stufe oder Rang
        [attribute] Eigenschaft
        [race] Typ
       *[name] Name
    }
table-change-adds = { $what } { $amount }, durch { $by }
table-change-becomes = { $what } wird { $amount }, durch { $by }
table-state =
    { $state ->
        [negated] ihre Effekte sind annulliert
        [battle] wird nicht durch Kampf zerstört
        [effects] wird nicht durch Karteneffekte zerstört
        [both] wird weder durch Kampf noch durch Karteneffekte zerstört
        [once] wird eine Anzahl von Malen nicht zerstört
        [target] kann nicht als Ziel von Karteneffekten gewählt werden
        [attack] kann nicht angegriffen werden
        [unaffected] bleibt von manchen Effekten unberührt
        [negation] ihre Effekte können nicht annulliert werden
        [cannot-attack] kann nicht angreifen
       *[cannot-turn] ihre Position kann nicht geändert werden
    }
board-needs-server = Das Feld braucht einen Webserver: { $command }
board-port = --port: { $port } ist nicht benutzbar ({ $why })
option-one-file = { $option }: genau eine Datei erwartet
board-serves = Das Feld ist unter { $address } (Strg+C beendet es).
page-written = Geschrieben nach { $file }.
