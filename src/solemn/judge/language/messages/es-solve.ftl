# Spanish: puzzles solved.

solve-solved = { $file }: resuelto en { $seconds } s (líneas de juego probadas: { $lines })
solve-time-over = { $file }: sin resolver en { $seconds } s (líneas de juego probadas: { $lines })
solve-nearest = La mejor línea hasta ahora: { $percent } % del camino
solve-sure = No depende del azar: alcanza el objetivo con { $held } de otras { $tried } semillas.
solve-chance = Depende del azar: alcanza el objetivo con { $held } de otras { $tried } semillas.
solve-reply-holds = Ninguna respuesta del adversario la detiene ({ $count } probadas).
solve-reply-fails = Una respuesta del adversario la detiene, por lo que se encontró. La línea vale contra un adversario que no la da.
solve-reply-unknown = No se aclaró a tiempo si resiste toda respuesta ({ $count } probadas).
solve-written = Escrito: { $file }
solve-total = { $solved } de { $count } resueltos
solve-reply-none = El adversario no tiene con qué responder.
solve-exhausted = { $file }: se recorrió todo en { $seconds } s y ninguna línea alcanza el objetivo (líneas de juego probadas: { $lines }). Las copias iguales, las posiciones de igual aspecto y las zonas que ninguna carta distingue contaron como una sola opción; el azar fue el de esta semilla.
solve-cook = Otra solución: { $moves }
solve-cook-none = No se encontró otra solución en { $seconds } s.
solve-needless = Se resuelve también sin una cualquiera de estas: { $cards }
solve-needless-none = Todas las cartas hacen falta, por lo que se encontró.
solve-needless-unasked = No se pueden quitar por sí solas: { $cards }
