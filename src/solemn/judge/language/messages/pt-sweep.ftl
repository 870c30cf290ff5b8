# português: muitos duelos.

sweep-duels = Duelos
sweep-head-deck = Deck
sweep-head-player = jogador
sweep-head-opponent = oponente
sweep-head-games = duelos
sweep-head-rate = vitórias
sweep-head-interval = intervalo de 95 %
sweep-head-first = como primeiro
sweep-head-second = como segundo
sweep-going-first = Quem começa vence em { $rate } dos casos ({ $low } – { $high }).
sweep-turns = Turnos: { $mean } em média, { $most } no máximo
sweep-endings = Empates: { $drawn }, inacabados: { $unfinished }, falhados: { $failed }
sweep-failed = Duelos falhados: { $count } ({ $error })
sweep-script-error = Duelos com este erro de script: { $count } ({ $error })
sweep-no-replay = Duelos sem replay: { $count } ({ $error })
sweep-broken-off = Interrompido depois de { $done } de { $count } duelos: o mesmo comando continua daí.
sweep-lost-all = Interrompido depois de { $done } de { $count } duelos. Com -o ARQUIVO os resultados seriam guardados.
sweep-title = Taxas de vitória ({ $count } duelos)
sweep-picture = Cada linha é um participante; cada casa mostra a sua taxa de vitória contra o participante da coluna e o intervalo de 95 %. O melhor é { $best } com { $rate }.
sweep-against = contra
sweep-games-odd = --games: encontrado { $found }, esperado um número par a partir de 2: cada semente é jogada duas vezes, com os lados trocados
sweep-no-game = --only: nenhum duelo se chama '{ $found }': esperado um nome de { $first } a { $last }
sweep-other = o arquivo contém outra série: { $field } lá é { $found }, aqui { $expected }
sweep-no-results = este não é um arquivo de resultados de uma série: { $why }
sweep-in-use = outro programa está usando este arquivo; os resultados estão a salvo
sweep-workers-lost = processos terminaram três vezes sem jogar até o fim nenhum destes duelos: { $games }
