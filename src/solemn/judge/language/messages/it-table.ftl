# Italiano.

table-link-resolves = L'Anello { $number } della Catena si risolve
table-over = Il duello è finito.
table-full = C'è posto per { $count } posizioni; porta via il caso e comincia un altro.
table-no-node = Non c'è una posizione { $number }: attesa da 0 a { $count }.
table-script = Lo script di una carta ha fallito: { $why }
table-script-endless = Lo script di questa carta non finisce.
table-no-puzzle = Un puzzle si apre solo dal suo file.
table-unfit = Questa scelta non va bene. Scegli di nuovo.
table-no-beginning = Uno scenario comincia in una Main Phase o Battle Phase aperta; in questo turno non ce n'è ancora.
table-no-card = Questa carta non c'è più.
table-no-deck = In questo Deck non c'è nessuna carta.
table-way =
    { $way ->
        [normal-summon] Evocazione Normale
        [set] Posiziona
        [special-summon] Evocazione Speciale
        [pendulum-summon] Evocazione Pendulum
        [activate] Attiva
        [chain] Rispondi
        [flip] Evocazione per Scoperta
        [change-position] Cambia posizione
        [attack] Attacca
        [choose] Scegli
        [to-battle] Alla Battle Phase
        [to-main2] Alla Main Phase 2
       *[end-turn] Termina il turno
    }
table-summon =
    { $way ->
        [normal] Evocazione Normale
        [tribute] Evocazione per Tributo
        [flip] Evocazione per Scoperta
        [special] Evocazione Speciale
        [fusion] Evocazione Fusione
        [ritual] Evocazione Rituale
        [synchro] Evocazione Synchro
        [xyz] Evocazione Xyz
        [pendulum] Evocazione Pendulum
       *[link] Evocazione Link
    }
table-effect = { $way } (effetto { $number })
table-kind =
    { $kind ->
        [normal] Normale
        [effect] Effetto
        [ritual] Rituale
        [fusion] Fusione
        [synchro] Synchro
        [xyz] Xyz
        [pendulum] Pendulum
        [link] Link
        [toon] Toon
        [spirit] Spirit
        [union] Unione
        [gemini] Gemello
        [flip] Scoperta
        [tuner] Tuner
        [token] Segna-Mostro
       *[other] { $kind }
    }
table-spell =
    { $kind ->
        [ritual] Magia Rituale
        [quickplay] Magia Rapida
        [continuous] Magia Continua
        [equip] Magia Equipaggiamento
        [field] Magia Terreno
       *[normal] Magia Normale
    }
table-trap =
    { $kind ->
        [continuous] Trappola Continua
        [counter] Contro-Trappola
       *[normal] Trappola Normale
    }
table-attribute =
    { $word ->
        [earth] TERRA
        [water] ACQUA
        [fire] FUOCO
        [wind] VENTO
        [light] LUCE
        [dark] OSCURITÀ
       *[divine] DIVINO
    }
table-type =
    { $word ->
        [warrior] Guerriero
        [spellcaster] Incantatore
        [fairy] Fata
        [fiend] Demone
        [zombie] Zombie
        [machine] Macchina
        [aqua] Acqua
        [pyro] Pyro
        [rock] Roccia
        [winged-beast] Bestia Alata
        [plant] Pianta
        [insect] Insetto
        [thunder] Tuono
        [dragon] Drago
        [beast] Bestia
        [beast-warrior] Guerriero-Bestia
        [dinosaur] Dinosauro
        [fish] Pesce
        [sea-serpent] Serpente Marino
        [reptile] Rettile
        [psychic] Psichico
        [divine-beast] Divinità-Bestia
        [creator-god] Dio Creatore
        [wyrm] Wyrm
        [cyberse] Cyberse
        [illusion] Illusione
       *[other] { $word }
    }
table-ask-main = Giocatore { $player }: tocca a te nella Main Phase
table-ask-battle = Giocatore { $player }: tocca a te nella Battle Phase
table-ask-chain = Giocatore { $player }: rispondere?
table-ask-pause = Il giocatore { $player } non ha nulla con cui rispondere.
table-ask-trigger = Giocatore { $player }: attivare l'effetto di { $card }?
table-ask-cards = Giocatore { $player }: scegli carte, da { $min } a { $max }
table-ask-card = Giocatore { $player }: scegli una carta
table-ask-exactly = Giocatore { $player }: scegli { $count } carte
table-ask-tributes = Giocatore { $player }: scegli mostri da offrire come Tributo; ne servono { $count }
table-ask-sum = Giocatore { $player }: scegli carte che facciano { $total }
table-ask-one-by-one = Giocatore { $player }: scegli una carta; scelte: { $count }
table-ask-zones = Giocatore { $player }: scegli zone; ne servono { $count }
table-ask-position = Giocatore { $player }: scegli una posizione di battaglia
table-ask-yes-no = Giocatore { $player }: sì o no?
table-ask-replay = Giocatore { $player }: attaccare di nuovo?
table-ask-option = Giocatore { $player }: scegline uno
table-ask-number = Giocatore { $player }: dichiara un numero
table-ask-attribute = Giocatore { $player }: dichiara Attributi; ne servono { $count }
table-ask-type = Giocatore { $player }: dichiara Tipi; ne servono { $count }
table-ask-name = Giocatore { $player }: dichiara il nome di una carta
table-ask-counters = Giocatore { $player }: rimuovi segnalini; ne servono { $count }
table-ask-order = Giocatore { $player }: metti in ordine
table-ask-hand = Giocatore { $player }: sasso, carta o forbici?
table-done = Fatto
table-cancel = Annulla
table-answer =
    { $answer ->
        [yes] Sì
       *[no] No
    }
table-option = Opzione { $number }
table-sign =
    { $sign ->
        [rock] Sasso
        [paper] Carta
       *[scissors] Forbici
    }
table-value =
    { $value ->
        [atk] ATK
        [def] DEF
        [level] Livello o Rango
        [attribute] Attributo
        [race] Tipo
       *[name] nome
    }
table-change-adds = { $what } { $amount }, da { $by }
table-change-becomes = { $what } diventa { $amount }, da { $by }
table-state =
    { $state ->
        [negated] i suoi effetti sono annullati
        [battle] non viene distrutta in battaglia
        [effects] non viene distrutta da effetti di carte
        [both] non viene distrutta né in battaglia né da effetti di carte
        [once] non viene distrutta per un certo numero di volte
        [target] non può essere scelta come bersaglio da effetti di carte
        [attack] non può essere attaccata
        [unaffected] non è influenzata da alcuni effetti
        [negation] i suoi effetti non possono essere annullati
        [cannot-attack] non può attaccare
       *[cannot-turn] la sua posizione non può essere cambiata
    }
board-needs-server = Il terreno ha bisogno di un server web: { $command }
board-port = --port: { $port } non si può usare ({ $why })
option-one-file = { $option }: atteso un solo file
board-serves = Il terreno è su { $address } (Ctrl+C lo chiude).
page-written = Scritto in { $file }.
