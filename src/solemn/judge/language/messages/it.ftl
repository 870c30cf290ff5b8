# Italiano.

zone =
    { $zone ->
        [deck] Deck
        [hand] mano
        [mzone] Zona Mostri
        [szone] Zona Magie & Trappole
        [grave] Cimitero
        [banished] zona delle carte bandite
        [extra] Extra Deck
        [overlay] Materiali Xyz
       *[none] da nessuna parte
    }
pendulum-zone =
    { $side ->
        [left] Zona Pendulum sinistra
       *[right] Zona Pendulum destra
    }
zone-numbered = { $where } { $number }
zone-word =
    { $zone ->
        [deck] Deck
        [hand] mano
        [mzone] Zona Mostri
        [szone] Zona Magie & Trappole
        [grave] Cimitero
        [banished] zona delle carte bandite
        [extra] Extra Deck
        [overlay] Materiali Xyz
       *[none] da nessuna parte
    }
kind =
    { $kind ->
        [main] fase principale
        [battle] fase di battaglia
        [chain] Catena
       *[other] { $kind }
    }
place = { $where } del giocatore { $player }
nowhere = da nessuna parte
phase =
    { $phase ->
        [draw] Draw Phase
        [standby] Standby Phase
        [main1] Main Phase 1
        [battle_start] Battle Phase: passo iniziale
        [battle_step] passo di battaglia
        [damage] Damage Step
        [damage_calculation] calcolo dei danni
        [battle] Battle Phase
        [main2] Main Phase 2
       *[end] End Phase
    }
position =
    { $position ->
        [attack] Posizione di Attacco scoperta
        [facedown_attack] Posizione di Attacco coperta
        [defense] Posizione di Difesa scoperta
        [set] Posizione di Difesa coperta
       *[none] da nessuna parte
    }
list-comma = { $first }, { $rest }
list-and = { $first } e { $rest }
list-or = { $first } o { $rest }
list-semicolon = { $first }; { $rest }

## che cosa è successo

turn = Turno del giocatore { $player }
activate = Anello { $link } della Catena: il giocatore { $player } attiva { $card } ({ $where })
as-card = come attivazione della carta
as-effect = come effetto della carta
cost = costo: { $costs }
targets = bersagli: { $cards }
paid-tribute = offre come Tributo { $card }
paid-discard = scarta { $card }
paid-detach = stacca { $card }
paid-send = manda { $card } al Cimitero
paid-banish = bandisce { $card }
paid-banish-face-down = bandisce { $card } coperta
paid-return = fa tornare { $card } alla mano
paid-return-deck = fa tornare { $card } nel Deck
paid-return-extra = fa tornare { $card } nell'Extra Deck
paid-material = usa { $card } come Materiale
paid-lp = paga { $amount } LP
paid-counters = rimuove { $count } { $counters } da { $card }
resolve = Si risolve l'Anello { $link } della Catena: { $card }
activation-negated = L'attivazione di { $card } (Anello { $link }) viene annullata
effect-negated = L'effetto di { $card } (Anello { $link }) viene annullato
summoning =
    { $kind ->
        [normal] Il giocatore { $player } Evoca Normalmente { $card }
        [flip] Il giocatore { $player } Evoca per Scoperta { $card }
       *[special] Il giocatore { $player } Evoca Specialmente { $card }
    }
summon-negated = L'Evocazione di { $card } viene annullata
attack = Il giocatore { $player } attacca { $target } con { $card }
attack-directly = Il giocatore { $player } attacca direttamente con { $card }
attack-namesake = Il giocatore { $player } attacca { $target } del giocatore { $other } con { $card }
attack-negated = L'attacco viene annullato
damage-step = Comincia il Damage Step
phase-goes-on = C'è stata una risposta al cambio di fase: questa fase continua ({ $phase })
new-chain = { $card } non è concatenata a nulla: inizia una nuova Catena (turno del giocatore { $player }, { $phase })
by-default = poiché nessun passo lo dice, giocatore { $player }: { $what }
at-step = passo { $step }: { $what }
damage = Il giocatore { $player } subisce { $amount } danni
recover = Il giocatore { $player } guadagna { $amount } LP
pays = Il giocatore { $player } paga { $amount } LP
draws = Il giocatore { $player } pesca { $count }
counter-kind =
    { $kind ->
        [spell-counter] { $number ->
                [single] Segnalino Magia
               *[several] Segnalini Magia
            }
        [bushido-counter] { $number ->
                [single] Segnalino Bushido
               *[several] Segnalini Bushido
            }
        [feather-counter] { $number ->
                [single] Segnalino Piuma
               *[several] Segnalini Piuma
            }
        [kaiju-counter] { $number ->
                [single] Segnalino Kaiju
               *[several] Segnalini Kaiju
            }
        [resonance-counter] { $number ->
                [single] Segnalino Risonanza
               *[several] Segnalini Risonanza
            }
        [venom-counter] { $number ->
                [single] Segnalino Veleno
               *[several] Segnalini Veleno
            }
        [a-counter] { $number ->
                [single] Segnalino A
               *[several] Segnalini A
            }
        [fog-counter] { $number ->
                [single] Segnalino Nebbia
               *[several] Segnalini Nebbia
            }
        [predator-counter] { $number ->
                [single] Segnalino Predatore
               *[several] Segnalini Predatore
            }
        [signal-counter] { $number ->
                [single] Segnalino Segnale
               *[several] Segnalini Segnale
            }
       *[other] { $number ->
                [single] segnalino
               *[several] segnalini
            }
    }
counters-placed = { $card } riceve { $count } { $counters }
counters-removed = { $card } perde { $count } { $counters }
appears = { $card } appare: { $to }
move = { $card }: { $from } → { $to }
move-why = { move } ({ $why })
why =
    { $reason ->
        [destroy] carta distrutta
        [tribute] offerta come Tributo
        [material] come Materiale
        [cost] come costo
        [discard] carta scartata
        [rule] per le regole
        [battle] in battaglia
        [destroyed-by-battle] distrutta in battaglia
        [destroyed-by-rule] distrutta dalle regole
        [discarded-as-cost] scartata come costo
        [replace] al suo posto
       *[redirect] carta deviata
    }
face-up = { $card } viene scoperta
face-down = { $card } viene coperta
position-changed = { $card }: { $old } → { $new }
sets = Il giocatore { $player } Posiziona una carta: { $card }
declares = Il giocatore { $player } dichiara: { $what }
tosses = Il giocatore { $player } lancia una moneta: { $what }
coin-side =
    { $side ->
        [heads] testa
       *[tails] croce
    }
rolls = Il giocatore { $player } lancia un dado: { $what }
attack-again = Replay: { $card } attacca { $target }
attack-again-directly = Replay: { $card } attacca direttamente
attack-redirected = { $by } dirige l'attacco di { $card } su { $target }
attack-redirected-directly = { $by } rende diretto l'attacco di { $card }
script-says = Uno script dice: { $text }
script-says-of = Lo script di { $card } dice: { $text }
wins = Il giocatore { $player } vince
draw-game = Il Duello finisce in parità

## giudizi

link-resolved = Anello { $link } della Catena, { $card }: risolto
link-unnegatable = Anello { $link } della Catena, { $card }: risolto; non poteva essere annullato
link-destroyed = Anello { $link } della Catena, { $card }: risolto, anche se { $card } è stata distrutta
link-left = Anello { $link } della Catena, { $card }: risolto, anche se { $card } non c'era più
link-no-longer-negated = { $text }; gli effetti di { $card } non erano più annullati
link-activation-negated = Anello { $link } della Catena, { $card }: attivazione annullata
link-activation-negated-by = Anello { $link } della Catena, { $card }: attivazione annullata da { $by }
link-effect-negated = Anello { $link } della Catena, { $card }: effetto annullato
link-effect-negated-by = Anello { $link } della Catena, { $card }: effetto annullato da { $by }
link-stays-negated = { $text }, anche se { $card } ha lasciato il Terreno
link-not-face-up = Anello { $link } della Catena, { $card }: risolto senza effetto perché { $card } non è più scoperta sul Terreno
link-target-gone = Anello { $link } della Catena, { $card }: risolto senza effetto perché il bersaglio, { $targets }, non c'è più
link-target-gone-many = Anello { $link } della Catena, { $card }: risolto senza effetto perché i bersagli, { $targets }, non ci sono più
link-target-unfit = Anello { $link } della Catena, { $card }: risolto senza effetto perché il bersaglio, { $targets }, non è più adatto
link-target-unfit-many = Anello { $link } della Catena, { $card }: risolto senza effetto perché i bersagli, { $targets }, non sono più adatti
link-idle = Anello { $link } della Catena, { $card }: risolto senza effetto: il suo effetto non aveva nulla da fare (non è stato annullato)
summon-of =
    { $kind ->
        [normal] Evocazione Normale di { $cards }
        [flip] Evocazione per Scoperta di { $cards }
        [pendulum] Evocazione Pendulum di { $cards }
       *[special] Evocazione Speciale di { $cards }
    }
summon-done = { summon-of }: Evocazione riuscita
summon-done-by = { summon-of }: Evocazione riuscita, per l'effetto di { $by }; non poteva essere annullata
summon-done-by-effect = { summon-of }: Evocazione riuscita; non poteva essere annullata
summon-stopped = { summon-of }: Evocazione annullata
summon-stopped-by = { summon-of }: Evocazione annullata da { $by }
summon-void = { summon-of }: l'Evocazione non è avvenuta, e nulla è stato annullato
attack-of = Attacco di { $card } contro { $target }
attack-of-directly = Attacco diretto di { $card }
attack-stopped = { $attack }: attacco annullato
attack-stopped-by = { $attack }: attacco annullato da { $by }
attack-went-on = { $attack }: è proseguito fino al Damage Step
attack-attacker-destroyed = { $attack }: finito senza Damage Step perché { $card } è stata distrutta
attack-attacker-left = { $attack }: finito senza Damage Step perché { $card } ha lasciato il Terreno
attack-attacker-face-down = { $attack }: finito senza Damage Step perché { $card } è stato messo coperto
attack-attacker-defense = { $attack }: finito senza Damage Step perché { $card } è stato messo in Posizione di Difesa
attack-ended = { $attack }: finito senza Damage Step
protected-not-negated = { $card } non può essere annullata
protected-unaffected = { $card } non viene influenzata
protected-unaffected-by = { $card } non viene influenzata da { $source }
protected-not-targeted = { $card } non può essere scelta come bersaglio
protected-not-destroyed = { $card } non viene distrutta
protected-elsewhere = { $card } è qui: { place }, e lì non può essere distrutta
protected = { $card } è protetta
because-of = { $text } (a causa di { $by })
effects-negated = Gli effetti di { $card } sono annullati
effects-negated-by = Gli effetti di { $card } sono annullati da { $by }
effects-back = Gli effetti di { $card } non sono più annullati
protected-negated-already = Gli effetti di { $card } sono già annullati
effects-negated-many = Gli effetti di { $cards } sono annullati
effects-negated-many-by = Gli effetti di { $cards } sono annullati da { $by }
effects-back-many = Gli effetti di { $cards } non sono più annullati
link-refused = Anello { $link } della Catena, { $card }: risolto senza effetto perché non poteva influenzare { $targets }
link-in-part-gone = Anello { $link } della Catena, { $card }: risolto in parte; { $targets } non c'era più
link-in-part-gone-many = Anello { $link } della Catena, { $card }: risolto in parte; { $targets } non c'erano più
link-in-part-refused = Anello { $link } della Catena, { $card }: risolto in parte; non poteva influenzare { $targets }
attack-changed-sides = { $attack }: finito senza Damage Step perché il controllo di { $card } è cambiato
attack-phase-over = { $attack }: finito senza Damage Step perché la Battle Phase è stata conclusa
attack-called-off = { $attack }: finito senza Damage Step perché nel replay non è stato scelto un bersaglio
attack-replay = { $attack }: replay, perché i mostri dell'avversario sono cambiati
attack-replay-unfit = { $attack }: replay, perché l'attacco non è più possibile come è stato dichiarato
attack-not-negated = { $text }; l'attacco non è stato annullato
attack-chosen-again = { $text }; il bersaglio viene scelto di nuovo
timing-missed = { $card }: ha perso il tempismo
timing-missed-by = { $card }: ha perso il tempismo perché l'effetto di { $by } è venuto dopo ciò a cui risponde
with-why = { $text }: { $why }
over-left = ha lasciato il Terreno
over-face-down = è stata coperta
over-unaffected = ora non è influenzata, a causa di { $by }
over-protected = ora i suoi effetti non possono essere annullati, a causa di { $by }
over-source-left = { $by } ha lasciato il Terreno
over-source-face-down = { $by } è coperta
over-source-negated = { $by } è a sua volta annullata
over-time = l'effetto di { $by } è terminato

## perché no

about-card = { $card }: { $text }
forbids = L’effetto di { $by } non lo consente.
a-card = una carta
the-rules = regole
used-up = { $text } Consumato da { $uses }.
use = { $card } (giocatore { $player }, turno { $turn })
use-activation-negated = { $card } (giocatore { $player }, turno { $turn }, e la sua attivazione è stata annullata)
use-effect-negated = { $card } (giocatore { $player }, turno { $turn }, e il suo effetto è stato annullato)
use-summon-negated = { $card } (giocatore { $player }, turno { $turn }, e quella Evocazione è stata annullata)
refused = { $text } Rifiutati: { $candidates }.
refused-by-effect = { $card } ({ $rule }: un effetto di { $by })
refused-by-rule = { $card } ({ $rule }: { $text })
a-direct-attack = un attacco diretto
cannot-be-attacked = { $card } non può essere attaccato per l’effetto di { $by }; possibile: { $cards }.
must-be-set-first = Una Carta Trappola deve prima essere Posizionata.
spell-must-be-set-first = Nel turno dell’avversario una Carta Magia Rapida deve prima essere stata Posizionata.
set-this-turn = È stata Posizionata in questo turno.
no-legal-target = Non c’è un bersaglio legale.
could-do-nothing = Il suo effetto non potrebbe fare nulla.
responds-to = La sua condizione di innesco non si è verificata (risponde a: { $event }).
event-attack = una dichiarazione di attacco
event-normal-summon = un’Evocazione Normale
event-flip-summon = un’Evocazione per Scoperta
event-special-summon = un’Evocazione Speciale
event-activation = l’attivazione di una carta o di un effetto
event-destroyed = la distruzione di una carta
event-to-grave = una carta mandata al Cimitero
event-to-hand = una carta aggiunta alla mano
event-banished = una carta bandita
event-draw = una pescata
event-damage = danno
event-battle = una battaglia tra mostri
event-phase = un’altra fase del turno
event-leaves = una carta che lascia il Terreno
never-properly-summoned = Non è mai stato Evocato correttamente, quindi non può essere Evocato Specialmente da lì.
cannot-be-targeted = { $card } non può essere scelto come bersaglio per l’effetto di { $by }; possibile: { $cards }.
restricted = { $text } Che cosa è stato fatto: { $deeds }.
because-of-effect = { $text } Lo dice un effetto di { $by }.
did-summon = il giocatore { $player } ha Evocato Normalmente o Posizionato { $cards }
did-normal-summon = il giocatore { $player } ha Evocato Normalmente { $cards }
did-special-summon = il giocatore { $player } ha Evocato Specialmente { $cards }
did-flip-summon = il giocatore { $player } ha Evocato per Scoperta { $cards }
did-activate = il giocatore { $player } ha attivato { $cards }
did-attack = il giocatore { $player } ha dichiarato un attacco
did-battle-phase = il giocatore { $player } ha eseguito una Battle Phase
no-such-card = il giocatore { $player } non ha lì una carta simile: { $card }
no-such-card-but = il giocatore { $player } non ha lì una carta simile: { $card } ({ $places })
card-is-in = { $card } è qui: { place }
not-possible = { $step }: non è possibile. { $offers }
not-possible-because = { $step }: non è possibile; { $reasons }. { $offers }
may = Il giocatore { $player } ({ kind }) può: { $offers }
nothing = niente
answer-refused = questa risposta viene rifiutata: { $why }
duel-ended = il Duello è finito prima di questo passo: { $step }
duel-endless = il Duello continua senza fine
no-answer = nessun passo risponde a questa decisione del giocatore { $player }: { $kind }
no-answer-expected = { $problem }; atteso: { $expected }
no-answer-next = { $problem }; il passo successivo è: { $step }
not-offered = non più offerto: { $cards }
cannot-choose = { $card } non può essere scelto; offerto: { $cards }
cannot-choose-because = { $card } non può essere scelto ({ $why }); offerto: { $cards }
cannot-declare = { $card } non può essere dichiarato qui
declare-count = se ne devono dichiarare { $count }, non { $card }
no-effect-of-number = non ha un effetto { $effect } che possa essere attivato; ne ha { $count }
no-targets = { $card } non ha bersagli e non chiede una tale scelta: { $step }
not-asked-for = { $card } non chiede una tale scelta: { $step }
bundled-only = (qui sono note solo le carte incluse: --edopro o --db, o la variabile SOLEMN_DB, portano quelle della comunità)
unknown-passcode = nessuna carta ha il nome o il codice { $number }
unknown-name-near = nessuna carta si chiama “{ $name }”; intendevi { $near }?
unknown-name = nessuna carta si chiama “{ $name }”
quote-name = “{ $name }” è una sola carta: un nome con una virgola o due punti va tra virgolette
notation-no-bearer = nessun mostro sul Terreno è { $found }
notation-bearer = più mostri si chiamano { $found }: indica in quale Zona Mostri
notation-position = { $card } non può stare lì “{ $found }”
notation-materials = trovato “{ $found }”: i Materiali Xyz si indicano al loro mostro, “with materials …”
notation-number = trovato “{ $found }”: atteso un numero intero
notation-large-number = il numero ha troppe cifre: attese al massimo { $most }
notation-two-places = “{ $name }” e “{ $found }” non vanno insieme: attesi un solo luogo e una sola posizione
notation-twice = trovato “{ $found }” una seconda volta: atteso una volta sola, come alla riga { $line }
notation-no-cards = trovato { $count }: attesa almeno una carta
notation-from-one = trovato { $found }: le opzioni e i numeri si contano da 1
notation-braces = trovato { $found }: attesi campi con valori, come in un file YAML
notation-not-of-player = trovata una carta dell'altro giocatore: attesa una di chi poteva farlo
notation-which-zone = trovato “{ $found }”: attesa una Zona Mostri o una Zona Magie & Trappole
notation-no-moment = trovato { $found }: un momento va con LP, carte e fasi, non con questo fatto
notation-no-span = trovato “{ $found }”: “{ $since }” e “{ $until }” vanno con gli eventi e con ciò che un giocatore poteva fare o gli è stato chiesto, non con questo fatto
notation-because = trovato “{ $found }”: dice perché una giocata è rifiutata, quindi serve “{ $word }”
notation-equip = trovato “{ $found }”: una carta equipaggiata a un mostro è in una Zona Magie & Trappole
notation-unexpected-after-near = { $card } è una carta, e “{ $found }” dopo di essa qui non è noto; intendevi “{ $near }”?
notation-unexpected-after = { $card } è una carta, e “{ $found }” dopo di essa qui non è noto
notation-a-number = un numero
notation-a-rule = l'ID di una regola
notation-a-word = una parola
notation-a-value = un valore
notation-a-card = un nome di carta
notation-the-end = la fine della riga
notation-own-cards = porta carte proprie, per le quali la notazione breve non ha parole: tenerlo come YAML o JSON
notation-no-place = indica dove si trova { $card }: { $expected }
notation-quote = { $problem } (un nome di carta con una virgola o due punti va tra virgolette)
quoted = «{ $text }»
notation-near = { $problem }; intendevi “{ $near }”?
notation-expected = trovato { $found }; atteso { $expected }
unknown-card = { $why }

## passi

step-by = giocatore { $player }: { $step }
step-effect = { $step } (effetto { $effect })
card-in = { $card } ({ $where })
card-of = { $card } (giocatore { $player }, { $where })
card-of-player = { $card } (giocatore { $player })
the-card = la carta
do-normal-summon = Evocare Normalmente { $card }
do-set = Posizionare { $card }
do-special-summon = Evocare Specialmente { $card }
do-pendulum-summon = Evocazione Pendulum { $card }
do-activate = attivare { $card }
do-chain = incatenare { $card }
do-flip = Evocare per Scoperta { $card }
do-change-position = cambiare la posizione di { $card }
do-attack = attaccare con { $card }
do-to-battle = andare alla Battle Phase
do-to-main2 = andare alla Main Phase 2
do-end-turn = terminare il turno
do-pass = passare
do-choose = scegliere { $card }
do-yes = rispondere sì
do-no = rispondere no
do-option = scegliere una possibilità
do-number = dichiarare un numero
do-position = scegliere una posizione
do-zone = scegliere una zona
do-name = dichiarare il nome di una carta { $card }
do-type = dichiarare un Tipo: { $card }
do-attribute = dichiarare un Attributo: { $card }
do-counters = rimuovere segnalini: { $card }
do-order = mettere in ordine: { $card }
do-zones = scegliere zone
do-rock-paper-scissors = giocare a sasso, carta, forbice
move-about = { $move }: { $what }
move-card-at = { $card } ({ $place })
move-hidden = una carta coperta
do-finish = terminare la scelta
do-cancel = annullare
do-shuffle = mescolare la mano
do-put-back = rimettere { $card }
do-keep-order = lasciare l'ordine com'è

## che cosa ci si aspettava

check-held = sì  atteso { $check }; trovato { $found }
check-failed = NO  atteso { $check }; trovato { $found }
play-held = sì  passo { $step } ({ $play }): atteso { legality }, trovato { found-legality }
play-failed = NO  passo { $step } ({ $play }): atteso { legality }, trovato { found-legality }
play-other-reason = NO  passo { $step } ({ $play }): rifiutato, ma il primo motivo non è quello atteso: { $because }
because-rule-card = { $rules }, a causa di { $card }
because-card = a causa di { $card }
play-possible = NO passo { $step } ({ $play }): atteso illegale, trovato legale; possibile in questo momento: { $moment }
moment-link = in risposta all'Anello { $link } della Catena, { $card }
moment-chain-end = dopo la Catena
moment-attack = dopo che { $card } ha dichiarato l'attacco
moment-attempt = quando { $card } verrebbe Evocato
moment-summoned = dopo l'Evocazione
legality =
    { $expected ->
        [legal] permesso
       *[illegal] proibito
    }
found-legality =
    { $found ->
        [legal] permesso
       *[illegal] proibito
    }
observed = osservato { $check }: { $holds ->
        [yes] vero
       *[no] falso
    }, trovato { $found }
expect-lp = il giocatore { $player } ha { $amount } LP
outcome =
    { $outcome ->
        [resolved] risolto
        [resolved-in-part] risolto in parte
        [resolved-without-effect] risolto senza effetto
        [effect-negated] effetto annullato
        [activation-negated] attivazione annullata
        [summon-successful] Evocazione riuscita
        [summon-did-not-take-place] Evocazione non avvenuta
        [summon-negated] Evocazione annullata
        [attack-negated] attacco annullato
        [went-on] proseguito fino al Damage Step
        [ended-without-a-damage-step] terminato senza Damage Step
        [replay] ripetizione
        [missed-the-timing] tempismo mancato
        [protected] protetta
        [effects-negated] effetti annullati
        [effects-apply-again] non più annullata
        [negated] annullato
       *[successful] riuscita
    }
expect-until = { $check }, fino al passo “{ $label }”
expect-since = { $check }, dal passo “{ $label }”
expect-after-link = { $check }, dopo la risoluzione dell'Anello { $link } della Catena
expect-at = { $check }, prima del passo “{ $label }”
expect-count = { $check } (esattamente { $count })
expect-not = non: { $check }
expect-without = senza { $rules }
expect-verdict = questo verdetto è dato: { $what }
expect-anything = qualunque cosa
expect-asked = al giocatore { $player } è stato chiesto: { $what }
expect-offered = il giocatore { $player } poteva: { $what }
expect-then = { $first }, poi { $rest }
expect-not-negated = non annullata
expect-equipped = equipaggiata a { $card }
expect-level = Livello { $number }
expect-controlled = presso il giocatore { $player }
expect-owned = di proprietà del giocatore { $player }
expect-there = { $card } è lì
expect-card = { $card }: { $what }
expect-phase = è la { $phase } del giocatore { $player }
none = niente
board-negated = annullato
board-counters = { $counters }: { $count }
board-materials = Materiali Xyz: { $count }
board-position =
    { $position ->
        [attack] { $values }
        [facedown_attack] attacco coperto { $values }
        [defense] difesa { $values }
        [set] Posizionata { $values }
        [faceup] scoperta
       *[none] { $values }
    }
board-field-zone = Zona Terreno
board-extra-zones = Zone Mostri Extra
board-pile = { $pile } ({ $count })
board-of = giocatore { $player }
board-row = { $zone }, giocatore { $player }
board-player = Giocatore { $player }: { $amount } LP
git-says = git dice: { $said }
git-no-commit = questo commit non esiste ({ $name })
first-turn = il Duello è nel suo primo turno, che non ha Battle Phase: scrivi “phase: Battle Phase” (in un file sotto setup) per iniziare in un turno successivo, o termina prima il turno
set-by-default = { $card } è Posizionata, perché la sua posizione non è indicata; scrivi pos: faceup se è scoperta
warning = attenzione: { $problem }
agrees = concorda: come atteso
disagrees = non concorda: non come atteso
stuck = { $place }: bloccato: { $why }
script-error = { $place }: errore di script: { $why }
verdict-word =
    { $verdict ->
        [agrees] concorda
        [disagrees] non concorda
        [stuck] bloccato
        [script-error] errore di script
       *[bad-input] dati errati
    }
head-file = documento
head-verdict = giudizio
head-title = titolo
judging = Giudizio in corso
summary = { $good } su { $all } come atteso

## regole

rule-N1 = Annullare significa impedire che un'azione riesca o togliere l'effetto a una carta: si possono annullare attivazioni, effetti, Evocazioni e attacchi.
rule-N2 = Solo un effetto che dice "annulla" annulla; distruggere, bandire o far tornare una carta non è annullare.
rule-N3 = Ciò che è stato pagato come costo per qualcosa che poi viene annullato non viene restituito.
rule-N4 = Un effetto che annulla risponde solo a ciò che il suo testo nomina, come l'attivazione di una Carta Trappola o un'Evocazione Speciale.
rule-A1 = Quando un'attivazione viene annullata, il suo Anello viene saltato e la Catena continua con l'Anello inferiore successivo.
rule-A2 = Una Carta Magia o Trappola la cui attivazione è stata annullata non è più una carta sul Terreno; va al Cimitero, ma non vi è stata mandata dal Terreno.
rule-A3 = Quando viene annullata solo l'attivazione di un effetto, la carta a cui appartiene resta dov'è, a meno che l'effetto che annulla la sposti.
rule-A4 = Un Anello la cui attivazione è stata annullata non si risolve; l'ultima cosa accaduta è quindi ciò che ha fatto l'Anello sopra.
rule-A5 = Distruggere una carta non annulla né la sua attivazione né il suo effetto: il suo Anello si risolve comunque.
rule-A6 = Una carta che resta sul Terreno deve esservi ancora scoperta quando si risolve ciò che ha attivato sul Terreno, altrimenti si risolve senza effetto; nulla è stato annullato.
rule-A7 = Il costo di un'attivazione annullata resta pagato.
rule-A8 = Un effetto che annulla "quella attivazione" deve essere incatenato direttamente a essa; non può raggiungere un Anello sotto il più recente.
rule-A9 = Un limite a quante volte una carta "può essere attivata" non conta un'attivazione annullata; conta quella di cui è stato annullato solo l'effetto.
rule-A10 = Un limite a quante volte un effetto può essere "utilizzato" conta anche un utilizzo annullato.
rule-A11 = "Una volta per turno" e condizioni simili contano anche un'attivazione annullata.
rule-A12 = Un limite alle Evocazioni non conta un'Evocazione annullata dal 1° aprile 2020; un limite a quanti effetti un giocatore attiva conta quelli annullati.
rule-E1 = Un effetto annullato non viene applicato; la sua attivazione resta, e il suo Anello si risolve senza fare nulla.
rule-E2 = Finché gli effetti di una carta sono annullati, non si applicano sul Terreno; si applicano di nuovo appena l'annullamento finisce.
rule-E3 = Una carta i cui effetti sono annullati può comunque essere attivata, o attivarli: il costo è pagato e l'Anello si risolve, ma finché sono annullati non succede nulla.
rule-E4 = Il costo di un effetto annullato resta pagato.
rule-E5 = Un Anello il cui effetto è stato annullato si risolve comunque, ed è quindi l'ultima cosa accaduta.
rule-S1 = Un mostro la cui Evocazione è stata annullata non è stato Evocato con successo.
rule-S2 = Un effetto che annulla un'Evocazione si attiva quando si tenta l'Evocazione, come Anello 1 della Catena, prima che il mostro sia sul Terreno.
rule-S3 = Le Evocazioni Normali, per Scoperta e Pendulum, e le Evocazioni Speciali con la procedura propria di un mostro, possono essere annullate; un'Evocazione Fusione con un effetto e un Posizionamento no.
rule-S4 = Un'Evocazione con un effetto che si sta risolvendo non può essere annullata, perché nulla può essere attivato mentre un effetto si risolve.
rule-S5 = Un'Evocazione subito dopo la risoluzione di un effetto può essere annullata se quell'effetto era l'Anello 1 della Catena.
rule-S6 = Quando si tenta un'Evocazione si possono attivare solo effetti che annullano Evocazioni; ciò che risponde a essi segue le normali Velocità Magia.
rule-S7 = Un mostro la cui Evocazione è stata annullata lascia il Terreno, di solito distrutto dall'effetto che annulla; se non è possibile, va al Cimitero per le regole.
rule-S8 = Un'Evocazione Normale annullata ha consumato l'Evocazione Normale del turno, e un'Evocazione Pendulum annullata l'Evocazione Pendulum.
rule-S9 = Un mostro che può essere Evocato a modo suo una volta per turno può riprovare se quell'Evocazione è stata annullata, dal 1° aprile 2020.
rule-S10 = Ciò che è stato pagato o offerto come Tributo per un'Evocazione annullata non viene restituito.
rule-S11 = Un mostro venuto da fuori del Terreno e la cui Evocazione è stata annullata non è mai stato sul Terreno, quindi non viene mandato da lì.
rule-S12 = Un mostro che era già sul Terreno, come in un'Evocazione per Scoperta, è sul Terreno mentre si tenta la sua Evocazione.
rule-S13 = Un mostro che deve prima essere Evocato correttamente, e la cui Evocazione è stata annullata, non può essere Evocato Specialmente da un luogo pubblico in altri modi.
rule-S14 = Un mostro che era stato Evocato correttamente prima resta tale quando la sua Evocazione per Scoperta viene annullata.
rule-S15 = Con le regole dal 1° aprile 2020 un'Evocazione Speciale annullata non conta per gli effetti che proibiscono le Evocazioni Speciali in quel turno; prima contava.
rule-T1 = Un attacco viene annullato nel passo di battaglia, e non segue alcun Damage Step.
rule-T2 = Un mostro che ha dichiarato un attacco, anche se annullato, non può dichiararne un altro.
rule-T3 = Dopo che un attacco è stato annullato, il giocatore di turno può attaccare con un altro mostro o terminare la Battle Phase.
rule-T4 = Rimuovere il mostro attaccante non annulla il suo attacco: se se ne va, l'attacco finisce senza Damage Step; se resta, l'attacco prosegue.
rule-T5 = Un effetto che aspetta che un attacco venga annullato non ottiene nulla da un attacco che è soltanto finito.
rule-T6 = Se un effetto che annulla un attacco sceglie l'attaccante come bersaglio, o annulla l'attacco quando si risolve, dipende dal suo testo.
rule-P1 = "Annulla l'attivazione" è un Effetto Rapido che risponde a un'attivazione annullabile; ciò che fa d'altro dipende dal fatto che l'abbia annullata.
rule-P2 = Un effetto che annulla e distrugge annuncia entrambe le cose, la distruzione solo per una carta che può essere distrutta e che è ancora lì.
rule-P3 = "Annulla quell'effetto" lascia stare l'attivazione: l'Anello esiste e si risolve senza effetto.
rule-P4 = Un effetto che annulla una colonna guarda dov'era la Magia o Trappola quando è stata attivata.
rule-P5 = Effetti annullati per un certo tempo comprendono gli Anelli che esistono già e gli effetti da quel momento in poi, finché il tempo finisce; ciò che la carta ha attivato sul Terreno resta annullato anche se la carta lo lascia.
rule-P6 = Effetti che non possono essere annullati, che non vengono influenzati o che sono già annullati non possono essere annullati da questo effetto.
rule-P7 = Una carta che non viene influenzata da un effetto non è annullata: quell'effetto semplicemente non le si applica.
rule-P8 = Di chi è l'effetto, chi controlla la carta e a quale carta appartiene sono domande diverse.
rule-P9 = Una carta che non può essere bersaglio non può essere scelta come tale, ma può comunque essere influenzata.
rule-P10 = Una carta che non può essere distrutta da effetti resta, oppure succede altro invece della sua distruzione.
rule-P11 = Quando un effetto si risolve guarda di nuovo: un bersaglio che se n'è andato, o che non è più adatto, non viene influenzato.
rule-P12a = Uno script che annulla un'attivazione chiama NegateActivation, non NegateEffect, e continua solo se ha annullato.
rule-P12b = Uno script che annulla effetti per un certo tempo registra EFFECT_DISABLE_EFFECT oltre a EFFECT_DISABLE, con il termine giusto.
rule-P12c = Uno script che annulla gli effetti di un mostro per un certo tempo chiama prima NegateRelatedChain, per gli Anelli che esistono già.
rule-P12d = "Non può essere scelta come bersaglio" e "non influenzata" sono protezioni diverse, e uno script usa quella che dice il testo.
rule-P12e = Uno script che rende una carta non influenzata dice esattamente dagli effetti di chi, così da non bloccare i propri.
rule-P12f = Uno script che annulla per un certo tempo dà all'annullamento il termine che dice il testo.
rule-P13 = Il testo decide di che annullamento o protezione si tratta; spostare la carta è un'altra cosa.
rule-P14 = L'annullamento chiede se un Anello o un effetto si applica; la protezione chiede se un effetto esterno può toccare una carta.
rule-L1 = "Annullare" si dice negate, annuler, annullieren, negar, 無効, 무효 e 無效 in altre lingue.
rule-R-SPEED = Una carta o un effetto può essere incatenato solo se la sua Velocità Magia è almeno 2 e non inferiore a quella dell'Anello più recente.
rule-R-PHASE = Non si può fare in questa fase o in questo passo.
rule-R-ZONE = Non c'è una zona libera.
rule-R-COST = Il suo costo non può essere pagato.
rule-R-TARGET = Non c’è un bersaglio legale.
rule-R-NOTHING-TO-DO = Il suo effetto non potrebbe fare nulla.
rule-R-CONDITION = La sua condizione di attivazione non è soddisfatta.
rule-R-RESTRICTION = Il giocatore ha fatto in questo turno ciò che il suo testo esclude.
rule-R-SUMMON-CONDITION = Ciò che la sua Evocazione Speciale richiede non è presente.
rule-R-LIMIT = È già stato usato il numero massimo di volte.
rule-R-MANDATORY = Il suo effetto è obbligatorio e si è già attivato.
rule-R-LOCATION = Non è in un luogo da cui si possa fare.
rule-R-FACEDOWN = È coperta.
rule-R-FACEUP = È già scoperta: una Carta Magia o Trappola sul Terreno si attiva scoprendola.
rule-R-KIND = Non si può fare con questo tipo di carta o effetto.
rule-R-CONTROLLER = Questo giocatore non la controlla.
rule-R-TURN = Non è il turno del giocatore giusto per questo.
rule-R-SET-TURN = Una Carta Trappola deve prima essere Posizionata, e una Carta Trappola o Magia Rapida non può essere attivata nel turno in cui è stata Posizionata.
rule-R-DISABLED = I suoi effetti sono annullati, o non si applicano ancora.
rule-R-FORBIDDEN = Un effetto ha proibito il suo nome.
rule-R-BEING-SUMMONED = La sua Evocazione non è ancora finita.
rule-R-BATTLE-DESTROYED = È stato distrutto in battaglia e aspetta solo di lasciare il Terreno.
rule-R-OVERLAY = Un Materiale Xyz non è una carta sul Terreno.
rule-R-DECK-SIZE = Ci sono troppo poche carte nel Deck.
rule-R-UNNEGATABLE = Per il suo stesso testo non può essere annullato.
rule-R-CHAIN-LIMIT = Un effetto limita ciò che può essere attivato in risposta.
rule-R-SUMMON-COUNT = L'Evocazione Normale o il Posizionamento di questo turno è già stato usato.
rule-R-SUMMON-ONCE = Può essere Evocato Specialmente una sola volta per turno.
rule-R-PENDULUM = Una Evocazione Pendulum richiede due Valori Pendulum, una zona libera e un mostro nella mano o scoperto nell'Extra Deck il cui Livello è compreso tra i due Valori; ce n'è una per turno.
rule-R-TRIBUTE = Non ci sono abbastanza mostri da offrire come Tributo.
rule-R-POSITION = Non è nella posizione di battaglia adatta, o non può esservi messo.
rule-R-POSITION-ONCE = È stato Evocato o Posizionato in questo turno, ha attaccato o ha già cambiato posizione, quindi la posizione resta.
rule-R-EFFECT = Un effetto lo proibisce.
rule-R-EVENT = La sua condizione di innesco non si è verificata.
rule-R-TIMING = Un effetto che dice "quando... puoi" perde il tempismo se ciò a cui risponde non è stata l'ultima cosa accaduta.
rule-R-WINDOW = Non è il momento adatto.
rule-R-CHOICE = Si può scegliere solo ciò che il testo della carta, o le regole di un'Evocazione o di un attacco, permettono.
rule-R-DIRECT = Un attacco diretto è possibile solo se non c'è alcun mostro da attaccare, o se un effetto lo permette.
rule-R-FIRST-TURN = Nel primo turno di un duello non c'è la Battle Phase.
rule-R-NO-EFFECT = La carta non ha un effetto simile che possa essere attivato.
rule-R-RESOLVED = Un Anello che non è stato annullato si risolve, e il suo effetto viene applicato.
rule-R-NOTHING = Un Anello si risolve anche quando il suo effetto non può fare nulla; non è stato annullato.
rule-R-SUMMONED = L'Evocazione è riuscita.
rule-R-ATTACK = L'attacco è proseguito fino al Damage Step.
rule-R-BATTLE-PROTECTED = Un mostro che non può essere distrutto in battaglia resta sul Terreno; il danno da combattimento viene comunque inflitto.
rule-R-TURNED = Un attacco finisce senza Damage Step quando il mostro attaccante non è più in Posizione di Attacco; non è stato annullato.
rule-R-REPLAY = Se i mostri dal lato dell'avversario cambiano prima del Damage Step, o l'attacco non è più possibile come è stato dichiarato, il giocatore che attacca sceglie di nuovo un bersaglio o rinuncia all'attacco; non è un nuovo attacco, e nessuno è stato annullato.
rule-R-BATTLE-PHASE-OVER = Un effetto che termina la Battle Phase termina anche l'attacco, senza Damage Step; non è stato annullato.

## solemn duel

turn-score = Turno { $turn }, giocatore { $player } (LP { $first } : { $second })
duel-between = Giocatore 0: { $first }   Giocatore 1: { $second }   seme { $seed }
duel-dealt = Deck mescolati secondo il seme. Inizia il giocatore { $player }.
duel-in-order = Deck nel loro ordine. Inizia il giocatore { $player }.
duel-stopped = Fermato al turno { $turn }: nessuno ha ancora vinto.
why-over =
    { $how ->
        [lp] Il Duello è finito: gli LP sono a 0
        [deck] Il Duello è finito: troppo poche carte nel Deck per pescare
        [named] Il Duello è finito: { $words }
       *[effect] Il Duello è finito per l'effetto di una carta
    }
deck-of-link = Deck di un collegamento
