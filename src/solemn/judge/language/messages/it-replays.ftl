# Italiano: replay.

summon-used-up = l'Evocazione Normale di questo turno è usata

replay-between = { $first } contro { $second }
replay-recorded = Registrato il { $date } (UTC) con { $program }
replay-program = Registrato con { $program }
replay-deck = Deck di { $player }: { $cards }
replay-at = Prima della decisione { $number }, nel turno { $turn }
replay-asked =
    { $kind ->
        [cards] Il giocatore { $player } sceglie delle carte
        [sum] Il giocatore { $player } sceglie carte che diano una somma
        [tribute] Il giocatore { $player } sceglie i Tributi
        [select_unselect] Il giocatore { $player } sceglie carte una alla volta
        [place] Il giocatore { $player } sceglie una zona
        [disable_zones] Il giocatore { $player } sceglie delle zone
        [position] Il giocatore { $player } sceglie una posizione di combattimento
        [yes_no] Il giocatore { $player } risponde sì o no
        [option] Il giocatore { $player } sceglie uno di più effetti
        [counters] Il giocatore { $player } rimuove segnalini
        [sort_cards] Il giocatore { $player } mette in ordine delle carte
        [sort_chain] Il giocatore { $player } mette in ordine degli effetti
        [announce_card] Il giocatore { $player } dichiara il nome di una carta
        [announce_race] Il giocatore { $player } dichiara un Tipo di mostro
        [announce_attribute] Il giocatore { $player } dichiara un Attributo
        [announce_number] Il giocatore { $player } dichiara un numero
       *[rock_paper_scissors] Il giocatore { $player } mostra una mano
    }
replay-answered = Che cosa ha fatto il giocatore: { $answer }
replay-ends = La registrazione finisce qui, nel turno { $turn }: nessuno ha ancora vinto.
replay-cut-off = Manca la fine del file.
replay-no-negations = Nulla è stato annullato.
replay-whose = { $cards } ({ $player })
replay-how =
    { $how ->
        [activation] attivazione
        [effect] effetto
        [effects] effetti sul Terreno
        [summon] Evocazione
       *[attack] attacco
    }
replay-obstacle =
    { $why ->
        [old-generator] Questo replay non può essere giocato: il caso veniva dal generatore di YGOPro, che solemn non ha.
        [tag-duel] Questo replay non può essere giocato: è un duello a squadre (Tag).
        [extra-rules] Questo replay non può essere giocato: delle carte cambiano le regole del duello.
       *[not-inside] Questo replay non può essere giocato: il file contiene ciò che il client ha mostrato, ma non le risposte dei giocatori.
    }
replay-misfit =
    { $kind ->
        [unfit] Il replay si scosta dal duello alla decisione { $decision } (risposta { $response }): { $reason }
        [not-asked] Il replay si scosta dal duello prima della decisione { $decision } (risposta { $response }): è stato risposto { $given } dove nessuno ha qualcosa da attivare
        [left-over] Il duello è finito, ma il replay continua: la risposta { $response } è { $given }
       *[stuck] Il duello non può continuare dopo la decisione { $decision }: { $reason }
    }
replay-suspects = Registrato con altri script o altre carte? La causa probabile è lo script di { $cards }.
head-turn = turno
head-negated = annullato
head-how = che cosa
head-by = da
head-cost = al costo di
head-anyway = resta comunque
replay-case-title = { $first } contro { $second }, turno { $turn }, dalla decisione { $number }
replay-case-missing =
    { $what ->
        [pasts] Non nella situazione iniziale: i segnalini, e come i mostri sono stati Evocati
        [owners] Non nella situazione iniziale: di chi sono le carte controllate dall'altro giocatore
        [elsewhere] Non nella situazione iniziale: carte in zone dove solo un effetto può metterle
       *[face-down] Le carte bandite sono tutte scoperte
    }
replay-case-left-out = Passi tralasciati alla fine: { $count }
replay-case-written = { $file } comincia con la decisione { $number }, nel turno { $turn }
replay-differs = Dalla decisione { $decision } ciò che accade non è ciò che il client ha mostrato: lì { $recorded }, qui { $ours }
replay-given-up = Il giocatore { $player } vince: l'avversario si è arreso o è uscito.
replay-scripts-found = Il replay si gioca per intero con gli script del { $date } (commit { $commit }); versioni provate: { $tried }
replay-scripts-not-found = Il replay non si gioca per intero con nessuna delle versioni provate ({ $tried }); più lontano, { $decisions } decisioni, con gli script del { $date } (commit { $commit })
head-number = n.
head-date = data
head-first-deck = primo Deck
head-second-deck = secondo Deck
head-turns = turni
head-winner = vincitore
head-ending = fine
head-negations = annullamenti
replay-no-archetype = misto
replay-winner =
    { $winner ->
        [first] primo
        [second] secondo
        [draw] pareggio
       *[nobody] nessuno
    }
replay-ending =
    { $ending ->
        [lp] LP a 0
        [deck] nessuna carta da pescare
        [effect] per un effetto
        [given-up] resa
        [unfinished] incompiuto
        [parted] si scosta
       *[not-played] non giocato
    }
replay-most-activated = Attivate più spesso
replay-most-negated = Annullate più spesso
replay-written =
    { $how ->
        [puzzle] { $file } è scritto, con il suo puzzle accanto: vanno nelle cartelle «replay» e «puzzles» di EDOPro
       *[alone] { $file } è scritto: va nella cartella «replay» di EDOPro, e il puzzle in «puzzles»
    }
replay-cannot-hold =
    { $what ->
        [turn] nessun replay può contenerlo: deve cominciare con la Draw Phase del giocatore 0
        [chance] nessun replay può contenerlo: la preparazione stabilisce monete e dadi
        [materials] nessun replay può contenerlo: la preparazione dice con che cosa è stato Evocato un mostro
       *[set-ups] nessun replay può contenerlo: un file Lua ha preparato il Terreno
    }
