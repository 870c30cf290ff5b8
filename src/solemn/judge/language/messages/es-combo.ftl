# Spanish: combos.

combo-hand = Mano: { $cards }
combo-searched = Recorrido en { $seconds } s: { $positions } posiciones, { $lines } líneas de juego. Puede haber un campo mejor.
combo-exhausted = Se recorrió todo en { $seconds } s: { $positions } posiciones, { $lines } líneas de juego.
combo-board = { $number }. { $score }: { $board }
combo-negator = negador
combo-answers = responde a
combo-score = queda
combo-left = el campo entonces
combo-never = nunca posible
combo-hands = Manos: { $count }. Objetivo: { $goal }. Posiciones recorridas: { $positions }, hasta { $seconds } s por búsqueda.
combo-through = a través de tantas interrupciones
combo-reached = manos que lo alcanzan
combo-share = proporción
combo-interval = intervalo del 95 %
combo-picture = { $deck }: manos que alcanzan el objetivo ({ $goal }), de { $count }
