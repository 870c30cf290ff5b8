# Portuguese: choke points.

choke-line = Jogadas da sequência: { $plays }. Sem interrupção: { $board }.
choke-board = { $cards } no campo, { $hand } na mão, { $attack } ATK, { $interruptions } para interromper, oponente com { $lp } LP
choke-loss = perda
choke-negator = negador
choke-answers = responde a
choke-lost = o que se perde
choke-why = por quê
choke-link = Elo de Corrente { $link }, { $card }
choke-summon = { $card }
choke-open = um momento aberto
choke-hand = { $count } na mão
choke-attack = { $count } ATK
choke-interruptions = interrupções: { $cards }
choke-lp = { $count } LP do oponente
choke-cards = { $cards }
choke-skipped = jogadas que deixam de ser possíveis: { $count }
choke-useless = Não vale a pena, nada se perde: { $cards }
choke-unused = Nunca possível nesta sequência: { $cards }
choke-blocked = Sem resposta possível: Elo de Corrente { $link }, { $card }; { $by } entra na Corrente antes que o outro jogador possa agir.
choke-none = Nada do que se tentou custa algo a esta sequência.
choke-replanned = outra sequência encontrada
choke-title = Pontos fracos: { $case }
choke-searched = Posições percorridas em busca de outras sequências: { $positions }
choke-no-line = { $file }: o jogador do turno não faz nenhuma jogada neste caso, portanto não há sequência a interromper.
choke-with-unknown = { $option }: { $why }; “any activation” e “any effect” são negadores ideais
