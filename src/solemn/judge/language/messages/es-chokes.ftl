# Spanish: choke points.

choke-line = Jugadas de la línea: { $plays }. Sin interrupción: { $board }.
choke-board = { $cards } en el Campo, { $hand } en la mano, { $attack } ATK, { $interruptions } para interrumpir, adversario con { $lp } LP
choke-loss = pérdida
choke-negator = negador
choke-answers = responde a
choke-lost = qué se pierde
choke-why = por qué
choke-link = Eslabón de Cadena { $link }, { $card }
choke-summon = { $card }
choke-open = un momento abierto
choke-hand = { $count } en la mano
choke-attack = { $count } ATK
choke-interruptions = interrupciones: { $cards }
choke-lp = { $count } LP del adversario
choke-cards = { $cards }
choke-skipped = jugadas ya imposibles: { $count }
choke-useless = No vale la pena, no se pierde nada: { $cards }
choke-unused = Nunca posible en esta línea: { $cards }
choke-blocked = Sin respuesta posible: Eslabón de Cadena { $link }, { $card }; { $by } entra en la Cadena antes de que el otro jugador pueda actuar.
choke-none = Nada de lo probado le cuesta algo a esta línea.
choke-replanned = otra línea encontrada
choke-title = Puntos débiles: { $case }
choke-searched = Posiciones recorridas en busca de otras líneas: { $positions }
choke-no-line = { $file }: el jugador de turno no hace ninguna jugada en este caso, así que no hay línea que interrumpir.
choke-with-unknown = { $option }: { $why }; «any activation» y «any effect» son negadores ideales
