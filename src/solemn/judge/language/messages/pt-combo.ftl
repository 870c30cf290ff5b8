# Portuguese: combos.

combo-hand = Mão: { $cards }
combo-searched = Busca de { $seconds } s (posições: { $positions }, sequências: { $lines }). Pode existir um campo melhor.
combo-exhausted = Tudo foi percorrido em { $seconds } s (posições: { $positions }, sequências: { $lines }).
combo-board = { $number }. { $score }: { $board }
combo-negator = negador
combo-answers = responde a
combo-score = resta
combo-left = o campo então
combo-never = nunca possível
combo-hands = Mãos: { $count }. Objetivo: { $goal }. Posições percorridas: { $positions }, até { $seconds } s por busca.
combo-through = através de tantas interrupções
combo-reached = mãos que o alcançam
combo-share = proporção
combo-interval = intervalo de 95 %
combo-picture = { $deck }: mãos que alcançam o objetivo ({ $goal }), de { $count }
