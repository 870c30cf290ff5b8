# German: choke points.

choke-line = Züge der Spielfolge: { $plays }. Ohne Unterbrechung: { $board }.
choke-board = { $cards } auf dem Spielfeld, { $hand } auf der Hand, { $attack } ATK, { $interruptions } zum Unterbrechen, Gegner bei { $lp } LP
choke-loss = Verlust
choke-negator = Annullierer
choke-answers = antwortet auf
choke-lost = was verloren geht
choke-why = warum
choke-link = Kettenglied { $link }, { $card }
choke-summon = { $card }
choke-open = ein offener Moment
choke-hand = { $count } auf der Hand
choke-attack = { $count } ATK
choke-interruptions = Unterbrechungen: { $cards }
choke-lp = { $count } LP des Gegners
choke-cards = { $cards }
choke-skipped = nicht mehr mögliche Züge: { $count }
choke-useless = Lohnt sich nicht, nichts geht verloren: { $cards }
choke-unused = In dieser Spielfolge nie möglich: { $cards }
choke-blocked = Nicht zu beantworten: Kettenglied { $link }, { $card }; { $by } kommt auf die Kette, bevor der andere Spieler handeln kann.
choke-none = Nichts von dem, was versucht wurde, kostet diese Spielfolge etwas.
choke-replanned = andere Spielfolge gefunden
choke-title = Schwachstellen: { $case }
choke-searched = Nach anderen Spielfolgen durchsuchte Positionen: { $positions }
choke-no-line = { $file }: Der Spieler am Zug macht in diesem Fall keinen Zug, also gibt es keine Spielfolge, die man stören könnte.
choke-with-unknown = { $option }: { $why }; „any activation“ und „any effect“ sind ideale Annullierer
