# Italiano: che cosa è accaduto e che cosa si è trovato.

happening =
    { $event ->
        [turn] nuovo turno
        [phase] nuova fase
        [phase-goes-on] fase che continua
        [activate] attivazione
        [activation-negated] attivazione annullata
        [effect-negated] effetto annullato
        [resolve] inizio di una risoluzione
        [resolved] risoluzione
        [no-effect] risoluzione senza effetto
        [chain-end] fine di una Catena
        [summoning] tentativo di Evocazione
        [summoned] Evocazione riuscita
        [summon-negated] Evocazione annullata
        [summon-void] Evocazione che non ha avuto luogo
        [attack] dichiarazione di attacco
        [attack-negated] attacco annullato
        [damage-step] inizio di un Damage Step
        [battle] battaglia
        [damage] danni
        [recover] guadagno di LP
        [pay-lp] pagamento di LP
        [draw] pescata
        [target] scelta di un bersaglio
        [move] spostamento
        [missed-timing] momento perso
        [position] cambio di posizione di battaglia
        [set] Posizionamento
        [protected] protezione
        [counters-placed] segnalini messi
        [counters-removed] segnalini rimossi
        [declared] dichiarazione
        [replay] nuova scelta del bersaglio
        [coin] lancio di moneta
        [dice] lancio di dado
       *[win] vittoria
    }
happening-of = { $what } ({ $values })
value =
    { $word ->
        [card] { $given }
        [player] giocatore { $given }
        [zone] { $given }
        [link] Anello della Catena { $given }
        [kind] { $given }
        [target] bersaglio: { $given }
        [amount] { $given }
        [what] { $given }
        [count] { $given } volte
        [phase] { $given }
        [rule] regola { $given }
        [by] a causa di { $given }
        [reason] { $given }
        [from] da: { $given }
       *[to] verso: { $given }
    }
value-none =
    { $word ->
        [target] senza bersaglio
       *[by] a causa di nessuna carta
    }
reason =
    { $reason ->
        [destroy] distruzione
        [tribute] Tributo
        [temporary] per un certo tempo
        [material] come Materiale
        [summon] per un'Evocazione
        [battle] in battaglia
        [effect] per un effetto
        [cost] come costo
        [lost-target] senza il suo bersaglio
        [rule] per le regole
        [spsummon] per un'Evocazione Speciale
        [discard] scarto
        [return] ritorno
        [replace] al suo posto
       *[redirect] deviazione
    }
summon-kind =
    { $kind ->
        [normal] Evocazione Normale
        [flip] Evocazione per Scoperta
       *[special] Evocazione Speciale
    }
asked-for =
    { $what ->
        [play] una giocata
        [chain] una risposta nella Catena
        [choose] una scelta di carte
        [yes-no] sì o no
        [option] un effetto fra diversi
        [number] un numero
        [position] una posizione di battaglia
        [zone] una zona
        [name] un nome di carta
        [type] un Tipo di mostro
        [attribute] un Attributo
        [counters] segnalini da rimuovere
        [order] un ordine
       *[rock-paper-scissors] una mano di sasso, carta, forbici
    }
lies-face-down = coperta
found-after = { $what } (dopo il passo { $step })
not-any-more = dopo manca: { $what }
never-reached = il passo «{ $label }» non è mai stato raggiunto
never-resolved = l'Anello della Catena { $link } non si è mai risolto
refused-count = bisogna sceglierne da { $least } a { $most }, non { $found }
refused-total = queste non fanno { $total }
refused-offer = non è fra ciò che è offerto
