# French: puzzles solved.

solve-solved = { $file } : résolu en { $seconds } s ({ $lines ->
        [one] { $lines } suite de coups essayée
       *[other] { $lines } suites de coups essayées
    })
solve-time-over = { $file } : non résolu en { $seconds } s ({ $lines ->
        [one] { $lines } suite de coups essayée
       *[other] { $lines } suites de coups essayées
    })
solve-nearest = La meilleure suite jusqu’ici : { $percent } % du chemin
solve-sure = Elle ne dépend pas du hasard : elle gagne avec { $held } autres graines sur { $tried }.
solve-chance = Elle dépend du hasard : elle gagne avec { $held } autres graines sur { $tried }.
solve-reply-holds = Aucune réponse de l’adversaire ne l’arrête ({ $count } essayées).
solve-reply-fails = Une réponse de l’adversaire l’arrête ; l’adversaire joué ici ne la donne pas.
solve-reply-unknown = Savoir si elle résiste à toute réponse n’a pas été établi à temps ({ $count } essayées).
solve-written = Écrit : { $file }
solve-total = { $solved } énigmes résolues sur { $count }
solve-reply-none = L’adversaire n’a rien à répondre.
