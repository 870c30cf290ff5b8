# Spanish: combos.

combo-hand = Mano: { $cards }
combo-searched = Búsqueda de { $seconds } s (posiciones: { $positions }, líneas de juego: { $lines }). Puede haber un Campo mejor.
combo-exhausted = Se recorrió todo en { $seconds } s (posiciones: { $positions }, líneas de juego: { $lines }).
combo-board = { $number }. { $score }: { $board }
combo-negator = negador
combo-answers = responde a
combo-score = queda
combo-left = el Campo entonces
combo-never = nunca posible
combo-hands = Manos: { $count }. Objetivo: { $goal }. Posiciones recorridas: { $positions }, hasta { $seconds } s por búsqueda.
combo-through = a través de tantas interrupciones
combo-reached = manos que lo alcanzan
combo-share = proporción
combo-interval = intervalo del 95 %
combo-picture = { $deck }: manos que alcanzan el objetivo ({ $goal }), de { $count }
