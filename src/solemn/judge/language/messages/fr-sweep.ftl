# français : de nombreux duels.

sweep-duels = Duels joués
sweep-head-deck = Deck
sweep-head-player = joueur
sweep-head-opponent = adversaire
sweep-head-games = duels joués
sweep-head-rate = victoires
sweep-head-interval = intervalle à 95 %
sweep-head-first = en premier
sweep-head-second = en second
sweep-going-first = Celui qui commence gagne dans { $rate } des cas ({ $low } – { $high }).
sweep-turns = Tours : { $mean } en moyenne, { $most } au plus
sweep-endings = Égalités : { $drawn }, inachevés : { $unfinished }, échoués : { $failed }
sweep-failed = Duels échoués : { $count } ({ $error })
sweep-script-error = Duels avec cette erreur de script : { $count } ({ $error })
sweep-no-replay = Duels sans replay : { $count } ({ $error })
sweep-broken-off = Interrompu après { $done } duels sur { $count } : la même commande reprend de là.
sweep-lost-all = Interrompu après { $done } duels sur { $count }. Avec -o FICHIER, les résultats seraient conservés.
sweep-title = Taux de victoire ({ $count } duels)
sweep-picture = Chaque ligne est un participant ; chaque case donne son taux de victoire contre le participant de la colonne, et l’intervalle à 95 %. Le meilleur est { $best } avec { $rate }.
sweep-against = contre
sweep-games-odd = --games : trouvé { $found }, attendu un nombre pair à partir de 2 : chaque graine est jouée deux fois, en échangeant les côtés
sweep-no-game = --only : aucun duel ne s’appelle '{ $found }' : attendu un nom de { $first } à { $last }
sweep-other = le fichier contient une autre série : { $field } y est { $found }, ici { $expected }
sweep-no-results = ce n’est pas un fichier de résultats d’une série : { $why }
sweep-in-use = un autre programme utilise ce fichier en ce moment ; ses résultats sont intacts
sweep-workers-lost = des processus se sont terminés trois fois sans avoir joué jusqu’au bout aucun de ces duels : { $games }
