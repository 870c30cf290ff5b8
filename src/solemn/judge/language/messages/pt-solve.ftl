# Portuguese: puzzles solved.

solve-solved = { $file }: resolvido em { $seconds } s (sequências tentadas: { $lines })
solve-time-over = { $file }: não resolvido em { $seconds } s (sequências tentadas: { $lines })
solve-nearest = A melhor sequência até agora: { $percent } % do caminho
solve-sure = Não depende da sorte: alcança o objetivo com { $held } de { $tried } outras sementes.
solve-chance = Depende da sorte: alcança o objetivo com { $held } de { $tried } outras sementes.
solve-reply-holds = Nenhuma resposta do oponente a impede ({ $count } tentadas).
solve-reply-fails = Uma resposta do oponente a impede, pelo que se encontrou. A sequência vale contra um oponente que não a dá.
solve-reply-unknown = Não se determinou a tempo se resiste a toda resposta ({ $count } tentadas).
solve-written = Escrito: { $file }
solve-total = { $solved } de { $count } resolvidos
solve-reply-none = O oponente não tem com que responder.
solve-exhausted = { $file }: tudo foi percorrido em { $seconds } s e nenhuma sequência alcança o objetivo (sequências tentadas: { $lines }). Cópias iguais, posições de aspecto igual e zonas que nenhum card distingue contaram como uma só escolha; a sorte foi a desta semente.
solve-cook = Outra solução: { $moves }
solve-cook-none = Nenhuma outra solução foi encontrada em { $seconds } s.
solve-needless = Resolve-se também sem qualquer uma destas: { $cards }
solve-needless-none = Todos os cards são necessários, pelo que se encontrou.
solve-needless-unasked = Não podem ser retirados sozinhos: { $cards }
