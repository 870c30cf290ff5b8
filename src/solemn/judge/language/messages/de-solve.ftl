# German: puzzles solved.

solve-solved = { $file }: in { $seconds } s gelöst (versuchte Spielfolgen: { $lines })
solve-time-over = { $file }: in { $seconds } s nicht gelöst (versuchte Spielfolgen: { $lines })
solve-nearest = Die beste Spielfolge bisher: { $percent } % des Weges
solve-sure = Sie hängt nicht vom Zufall ab: Mit { $held } von { $tried } anderen Startwerten führt sie zum Ziel.
solve-chance = Sie hängt vom Zufall ab: Mit { $held } von { $tried } anderen Startwerten führt sie zum Ziel.
solve-reply-holds = Keine Antwort des Gegners hält sie auf ({ $count } versucht).
solve-reply-fails = Eine Antwort des Gegners hält sie auf, soweit sich zeigte. Die Spielfolge gilt für einen Gegner, der diese Antwort nicht gibt.
solve-reply-unknown = Ob sie jeder Antwort standhält, wurde in der Zeit nicht geklärt ({ $count } versucht).
solve-written = Geschrieben: { $file }
solve-total = { $solved } von { $count } gelöst
solve-reply-none = Der Gegner kann auf nichts antworten.
solve-exhausted = { $file }: In { $seconds } s wurde alles durchgegangen, und keine Spielfolge führt zum Ziel (versuchte Spielfolgen: { $lines }). Gleiche Exemplare, gleich aussehende Positionen und Zonen, die keine Karte unterscheidet, galten je als eine Wahl; der Zufall fiel wie bei diesem Startwert.
solve-cook = Eine andere Lösung: { $moves }
solve-cook-none = In { $seconds } s wurde keine andere Lösung gefunden.
solve-needless = Auch ohne eine einzelne von diesen wird es gelöst: { $cards }
solve-needless-none = Jede Karte wird gebraucht, soweit sich zeigte.
solve-needless-unasked = Sie lassen sich nicht allein weglassen: { $cards }
