# French: combos.

combo-hand = Main : { $cards }
combo-searched = Recherche de { $seconds } s (positions : { $positions }, suites de coups : { $lines }). Un meilleur Terrain peut exister.
combo-exhausted = Tout a été parcouru en { $seconds } s (positions : { $positions }, suites de coups : { $lines }).
combo-board = { $number }. { $score } : { $board }
combo-negator = annulateur
combo-answers = répond à
combo-score = reste
combo-left = le Terrain alors
combo-never = jamais possible
combo-hands = Mains : { $count }. But : { $goal }. Positions parcourues : { $positions }, jusqu’à { $seconds } s par recherche.
combo-through = malgré tant d’interruptions
combo-reached = mains qui l’atteignent
combo-share = part
combo-interval = intervalle à 95 %
combo-picture = { $deck } : mains qui atteignent le but ({ $goal }), sur { $count }
