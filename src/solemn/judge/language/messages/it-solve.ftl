# Italian: puzzles solved.

solve-solved = { $file }: risolto in { $seconds } s (sequenze provate: { $lines })
solve-time-over = { $file }: non risolto in { $seconds } s (sequenze provate: { $lines })
solve-nearest = La sequenza migliore finora: { $percent } % del percorso
solve-sure = Non dipende dal caso: raggiunge l’obiettivo con { $held } altri semi su { $tried }.
solve-chance = Dipende dal caso: raggiunge l’obiettivo con { $held } altri semi su { $tried }.
solve-reply-holds = Nessuna risposta dell’avversario la ferma ({ $count } provate).
solve-reply-fails = Una risposta dell’avversario la ferma, per quanto si è trovato. La sequenza vale contro un avversario che non la dà.
solve-reply-unknown = Non si è stabilito in tempo se regge a ogni risposta ({ $count } provate).
solve-written = Scritto: { $file }
solve-total = { $solved } su { $count } risolti
solve-reply-none = L’avversario non ha nulla con cui rispondere.
solve-exhausted = { $file }: tutto è stato esaminato in { $seconds } s e nessuna sequenza raggiunge l’obiettivo (sequenze provate: { $lines }). Copie uguali, posizioni dall’aspetto uguale e zone che nessuna carta distingue hanno contato come una scelta sola; il caso è stato quello di questo seme.
solve-cook = Un’altra soluzione: { $moves }
solve-cook-none = Nessun’altra soluzione è stata trovata in { $seconds } s.
solve-needless = Si risolve anche senza una qualsiasi di queste: { $cards }
solve-needless-none = Ogni carta è necessaria, per quanto si è trovato.
solve-needless-unasked = Non si possono togliere da sole: { $cards }
