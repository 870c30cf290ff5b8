# Deutsch: viele Duelle.

sweep-duels = Duelle
sweep-head-deck = Deck
sweep-head-player = Spieler
sweep-head-opponent = Gegner
sweep-head-games = Duelle
sweep-head-rate = Siege
sweep-head-interval = 95-%-Intervall
sweep-head-first = als Erster
sweep-head-second = als Zweiter
sweep-going-first = Wer beginnt, gewinnt zu { $rate } ({ $low } – { $high }).
sweep-turns = Spielzüge: im Mittel { $mean }, höchstens { $most }
sweep-endings = Unentschieden: { $drawn }, unbeendet: { $unfinished }, gescheitert: { $failed }
sweep-failed = Gescheiterte Duelle: { $count } ({ $error })
sweep-script-error = Duelle mit diesem Skriptfehler: { $count } ({ $error })
sweep-no-replay = Duelle ohne Replay: { $count } ({ $error })
sweep-broken-off = Abgebrochen, als { $done } von { $count } Duellen gespielt waren: Derselbe Befehl macht dort weiter.
sweep-lost-all = Abgebrochen, als { $done } von { $count } Duellen gespielt waren. Mit -o DATEI blieben die Ergebnisse erhalten.
sweep-title = Siegquoten ({ $count } Duelle)
sweep-picture = Jede Zeile ist ein Teilnehmer; jedes Feld zeigt seine Siegquote gegen den Teilnehmer der Spalte und das 95-%-Intervall. Der beste ist { $best } mit { $rate }.
sweep-against = gegen
sweep-games-odd = --games: gefunden wurde { $found }, erwartet wird eine gerade Zahl ab 2: Jeder Startwert wird zweimal gespielt, mit vertauschten Seiten
sweep-no-game = --only: Kein Duell heißt '{ $found }': erwartet wird ein Name von { $first } bis { $last }
sweep-other = die Datei enthält einen anderen Vergleich: { $field } ist dort { $found }, hier { $expected }
sweep-no-results = das ist keine Ergebnisdatei eines Vergleichs: { $why }
sweep-in-use = ein anderes Programm benutzt diese Datei gerade; ihre Ergebnisse sind sicher
sweep-workers-lost = dreimal endeten Prozesse, ohne eines dieser Duelle zu Ende gespielt zu haben: { $games }
