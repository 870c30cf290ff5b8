# Italian: combos.

combo-hand = Mano: { $cards }
combo-searched = Ricerca di { $seconds } s (posizioni: { $positions }, sequenze: { $lines }). Può esistere un Terreno migliore.
combo-exhausted = Tutto è stato esaminato in { $seconds } s (posizioni: { $positions }, sequenze: { $lines }).
combo-board = { $number }. { $score }: { $board }
combo-negator = annullatore
combo-answers = risponde a
combo-score = resta
combo-left = il Terreno allora
combo-never = mai possibile
combo-hands = Mani: { $count }. Obiettivo: { $goal }. Posizioni esaminate: { $positions }, fino a { $seconds } s per ricerca.
combo-through = attraverso tante interruzioni
combo-reached = mani che lo raggiungono
combo-share = quota
combo-interval = intervallo al 95 %
combo-picture = { $deck }: mani che raggiungono l’obiettivo ({ $goal }), su { $count }
