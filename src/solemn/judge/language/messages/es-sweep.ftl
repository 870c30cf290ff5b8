# español: muchos duelos.

sweep-duels = Duelos
sweep-head-deck = Deck
sweep-head-player = jugador
sweep-head-opponent = adversario
sweep-head-games = duelos
sweep-head-rate = victorias
sweep-head-interval = intervalo del 95 %
sweep-head-first = de primero
sweep-head-second = de segundo
sweep-going-first = Quien empieza gana en el { $rate } de los casos ({ $low } – { $high }).
sweep-turns = Turnos: { $mean } de media, { $most } como máximo
sweep-endings = Empates: { $drawn }, inacabados: { $unfinished }, fallidos: { $failed }
sweep-failed = Duelos fallidos: { $count } ({ $error })
sweep-script-error = Duelos con este error de script: { $count } ({ $error })
sweep-no-replay = Duelos sin repetición: { $count } ({ $error })
sweep-broken-off = Interrumpido tras { $done } de { $count } duelos: la misma orden sigue desde ahí.
sweep-lost-all = Interrumpido tras { $done } de { $count } duelos. Con -o ARCHIVO se guardarían los resultados.
sweep-title = Porcentajes de victorias ({ $count } duelos)
sweep-picture = Cada fila es un participante; cada casilla muestra su porcentaje de victorias contra el participante de la columna y el intervalo del 95 %. El mejor es { $best } con { $rate }.
sweep-against = contra
sweep-games-odd = --games: se encontró { $found }, se esperaba un número par a partir de 2: cada semilla se juega dos veces, con los lados cambiados
sweep-no-game = --only: ningún duelo se llama '{ $found }': se esperaba un nombre de { $first } a { $last }
sweep-other = el archivo contiene otra serie: { $field } es allí { $found }, aquí { $expected }
sweep-no-results = este no es un archivo de resultados de una serie: { $why }
sweep-in-use = otro programa está usando este archivo; sus resultados están a salvo
sweep-workers-lost = varios procesos terminaron tres veces sin haber jugado hasta el final ninguno de estos duelos: { $games }
