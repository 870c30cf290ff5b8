# Italian: choke points.

choke-line = Mosse della sequenza: { $plays }. Senza interruzione: { $board }.
choke-board = { $cards } sul Terreno, { $hand } in mano, { $attack } ATK, { $interruptions } per interrompere, avversario a { $lp } LP
choke-loss = perdita
choke-negator = annullatore
choke-answers = risponde a
choke-lost = che cosa si perde
choke-why = perché
choke-link = Anello della Catena { $link }, { $card }
choke-summon = { $card }
choke-open = un momento aperto
choke-hand = { $count } in mano
choke-attack = { $count } ATK
choke-interruptions = interruzioni: { $cards }
choke-lp = { $count } LP dell’avversario
choke-cards = { $cards }
choke-skipped = mosse non più possibili: { $count }
choke-useless = Non conviene, non si perde niente: { $cards }
choke-unused = Mai possibile in questa sequenza: { $cards }
choke-blocked = Senza risposta possibile: Anello della Catena { $link }, { $card }; { $by } si aggiunge alla Catena prima che l’altro giocatore possa agire.
choke-none = Niente di ciò che si è provato costa qualcosa a questa sequenza.
choke-replanned = altra sequenza trovata
choke-title = Punti deboli: { $case }
choke-searched = Posizioni esaminate in cerca di altre sequenze: { $positions }
choke-no-line = { $file }: il giocatore di turno non fa nessuna mossa in questo caso, quindi non c’è una sequenza da interrompere.
choke-with-unknown = { $option }: { $why }; «any activation» e «any effect» sono annullatori ideali
