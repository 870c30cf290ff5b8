# German: combos.

combo-hand = Starthand: { $cards }
combo-searched = { $seconds } s lang gesucht (Positionen: { $positions }, Spielfolgen: { $lines }). Ein besseres Feld kann es geben.
combo-exhausted = In { $seconds } s wurde alles durchgegangen (Positionen: { $positions }, Spielfolgen: { $lines }).
combo-board = { $number }. { $score }: { $board }
combo-negator = Annullierer
combo-answers = antwortet auf
combo-score = bleibt
combo-left = das Feld danach
combo-never = nie möglich
combo-hands = Hände: { $count }. Ziel: { $goal }. Durchsuchte Positionen: { $positions }, bis zu { $seconds } s je Suche.
combo-through = trotz so vieler Störungen
combo-reached = Hände, die es erreichen
combo-share = Anteil
combo-interval = 95-%-Intervall
combo-picture = { $deck }: Hände, die das Ziel erreichen ({ $goal }), von { $count }
