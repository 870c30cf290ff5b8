# French: puzzles solved.

solve-solved = { $file } : résolu en { $seconds } s (suites de coups essayées : { $lines })
solve-time-over = { $file } : non résolu en { $seconds } s (suites de coups essayées : { $lines })
solve-nearest = La meilleure suite jusqu’ici : { $percent } % du chemin
solve-sure = Elle ne dépend pas du hasard : elle atteint le but avec { $held } autres graines sur { $tried }.
solve-chance = Elle dépend du hasard : elle atteint le but avec { $held } autres graines sur { $tried }.
solve-reply-holds = Aucune réponse de l’adversaire ne l’arrête ({ $count } essayées).
solve-reply-fails = Une réponse de l’adversaire l’arrête, pour autant qu’on l’ait trouvé. La suite vaut contre un adversaire qui ne la donne pas.
solve-reply-unknown = Savoir si elle résiste à toute réponse n’a pas été établi à temps ({ $count } essayées).
solve-written = Écrit : { $file }
solve-total = { $solved } sur { $count } résolus
solve-reply-none = L’adversaire n’a rien à répondre.
solve-exhausted = { $file } : tout a été parcouru en { $seconds } s et aucune suite n’atteint le but (suites de coups essayées : { $lines }). Les exemplaires identiques, les positions d’apparence égale et les zones qu’aucune carte ne distingue ont compté chacun pour un seul choix ; le hasard est celui de cette graine.
solve-cook = Une autre solution : { $moves }
solve-cook-none = Aucune autre solution n’a été trouvée en { $seconds } s.
solve-needless = Résolu aussi sans l’une quelconque de ces cartes : { $cards }
solve-needless-none = Chaque carte est nécessaire, pour autant qu’on l’ait trouvé.
solve-needless-unasked = Elles ne peuvent pas être retirées seules : { $cards }
