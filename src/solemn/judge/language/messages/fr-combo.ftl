# French: combos.

combo-hand = Main : { $cards }
combo-searched = Parcouru en { $seconds } s : { $positions } positions, { $lines } suites de coups. Un meilleur terrain peut exister.
combo-exhausted = Tout a été parcouru en { $seconds } s : { $positions } positions, { $lines } suites de coups.
combo-board = { $number }. { $score } : { $board }
combo-negator = annulateur
combo-answers = répond à
combo-score = reste
combo-left = le terrain alors
combo-never = jamais possible
combo-hands = Mains : { $count }. But : { $goal }. Positions parcourues : { $positions }, jusqu’à { $seconds } s par recherche.
combo-through = malgré tant d’interruptions
combo-reached = mains qui l’atteignent
combo-share = part
combo-interval = intervalle à 95 %
combo-picture = { $deck } : mains qui atteignent le but ({ $goal }), sur { $count }
