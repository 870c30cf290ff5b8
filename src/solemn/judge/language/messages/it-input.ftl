# Italiano: che cosa non va in file e opzioni.

file-empty = è vuoto: atteso uno scenario
file-not-there = questo file non esiste
file-broken-link = è un collegamento a un file che non esiste
file-unreadable = non può essere letto ({ $why })
file-too-large = è troppo grande: atteso uno scenario di al massimo { $most } byte
file-not-utf8 = non è un file di testo: il byte { $byte } non è UTF-8
file-zero-byte = non è un file di testo: contiene un byte zero
file-too-deep = è annidato troppo in profondità
file-too-many-parts = ha più di { $most } parti
file-too-many-cards = ha più di { $most } carte
file-half-character = contiene { $found }, che è mezzo carattere
file-no-puzzle = non è un puzzle: non prepara il Terreno con Debug.AddCard
folder-not-there = questa cartella non esiste
folder-without-files =
    { $what ->
        [scenario] nessuno scenario in questa cartella: attesi file che finiscono in { $endings }
        [puzzle] nessun puzzle in questa cartella: attesi file che finiscono in { $endings }
        [deck] nessun Deck in questa cartella: attesi file che finiscono in { $endings }
       *[replay] nessun replay in questa cartella: attesi file che finiscono in { $endings }
    }
scripts-in-file = è un file: attesa una cartella con script di carte
named-path = { $path }: { $problem }
path-near = { $problem }; intendevi { $near }?
not-yaml = non è YAML: { $problem }
not-json = non è JSON: { $problem }
syntax =
    { $kind ->
        [colon] ci sono due punti dentro questo valore
        [comma] manca una virgola o una parentesi di chiusura
        [comma-too-many] c'è una virgola di troppo
        [twice] questo nome c'è due volte
        [alias] niente ha il nome che segue l'*
        [aliases] più di { $most } rimandi con *
        [merges] più di { $most } campi uniti
        [tab] c'è una tabulazione dove devono esserci spazi
        [quote] delle virgolette non sono chiuse
        [escape] questo non è noto dopo una barra rovesciata
        [character] questo carattere non può stare qui
        [indent] questa riga non è rientrata come quelle a cui appartiene
        [no-colon] mancano i due punti dopo un nome
        [more] segue qualcosa dopo la fine
        [end] finisce troppo presto
        [name] questo non può essere il nome di un campo
        [quoted-name] manca il nome di un campo tra virgolette doppie
        [value] manca un valore
        [tag] c'è un valore che non può essere letto
        [date] questa data non esiste; un testo va tra virgolette
       *[other] non può essere letto da qui in poi
    }

unknown-field = campo sconosciuto «{ $found }»
near-expected = { $problem }; intendevi «{ $near }»? Atteso { $expected }
but-expected = { $problem }; atteso { $expected }
field-missing = manca il campo «{ $found }»
field-missing-words = manca il campo «{ $found }»: atteso con { $expected }
found-value = trovato { $found }
value-kind =
    { $kind ->
        [int] un numero intero
        [str] testo
        [bool] true o false
        [array] una lista
        [null] niente
       *[object] campi con valori
    }
at-least = { $kind }, almeno { $bound }
at-most = { $kind }, al massimo { $bound }
list-of-two = una lista di esattamente 2 voci
list-not-empty = una lista di almeno 1 voce
list-of-size = una lista di { $count }
empty-object = un oggetto senza campi
beside-puzzle = «{ $found }» non può stare accanto a «puzzle», che lo decide
because-of-legal = «because» dice perché una giocata è rifiutata: atteso «expect: illegal» accanto
unknown-rule = nessuna regola ha l'ID «{ $found }»
no-label = nessun passo ha l'etichetta «{ $label }»; etichette in questo file: { $known }

place-token = { $card } è un Segna-Mostro: può stare solo sul Terreno
place-belongs-in-extra =
    { $zone ->
        [hand] { $card } appartiene all'Extra Deck: non può essere nella mano
       *[deck] { $card } appartiene all'Extra Deck: non può essere nel Main Deck
    }
place-not-in-extra = { $card } non può essere nell'Extra Deck
place-no-monster = { $card } non è un mostro: non può essere in una Zona Mostri
place-no-xyz = { $card } non è un Mostro Xyz: non può avere Materiali Xyz
place-set-not-summoned = { $card } è Posizionato: non è stato Evocato
place-not-summoned-so =
    { $kind ->
        [fusion] { $card } non può essere stato Evocato tramite Fusione
        [ritual] { $card } non può essere stato Evocato tramite Rituale
        [synchro] { $card } non può essere stato Evocato tramite Synchro
        [xyz] { $card } non può essere stato Evocato tramite Xyz
       *[link] { $card } non può essere stato Evocato tramite Link
    }
place-link-position = { $card } è un Mostro Link: è sempre in Posizione di Attacco scoperta
place-no-extra-zones = { $card } non può essere in una Zona Mostri Extra: con queste regole non ce ne sono
place-not-from-extra = { $card } non viene dall'Extra Deck: non può essere in una Zona Mostri Extra
place-no-extra-link = { $card } non è un Mostro Link: un giocatore ha mostri in entrambe le Zone Mostri Extra solo con un Extra Link
place-monster-as-spell = { $card } è un mostro: in una Zona Magie e Trappole può stare solo come Carta Equipaggiamento (equip)
place-field-zone-only = { $card } è una Magia Terreno: può stare solo nella Zona Terreno (seq 5)
place-not-field-zone = { $card } non può essere nella Zona Terreno
place-no-equip-card = { $card } non è una Carta Equipaggiamento: non può essere equipaggiata a un mostro
place-equip-set = { $card } è Posizionata: una Carta Equipaggiamento è scoperta (pos: faceup)
place-equip-nobody = { $card } non è equipaggiata a niente: il giocatore { $player } non ha un mostro scoperto nella zona { $number }
place-no-pendulum = { $card } non è un Mostro Pendulum: non può essere in una Zona Pendulum
zone-taken = { $card } non può essere nella zona { $number }: c'è già { $by }
no-card-of-scenario = nessuna carta di questo scenario è { $card }: attesa una tra quelle preparate
counters-of-which-kind = indica quali segnalini ha { $card }: per il suo testo sono possibili: { $known }
counters-too-many = { $card } non può avere { $count } segnalini di questo genere: { $kind }
unknown-counters = segnalini sconosciuti «{ $found }» (va bene anche un numero come 0x1)
notation-counters-mixed = di più segnalini, ciascuno deve avere un tipo proprio

option-wrong = { $option }: trovato «{ $found }», atteso { $expected }
argument-empty = l'argomento { $number } è vuoto: atteso un file, una cartella o un valore
option-number =
    { $what ->
        [turn] { $option }: trovato { $found }, atteso un turno da 1 a { $last }
       *[decision] { $option }: trovato { $found }, attesa una decisione da 1 a { $last }
    }
ending-wrong = { $option }: trovato { $found }, atteso un nome che finisce in { $expected }
options-apart = { $first } e { $second } non si possono usare insieme
option-needs = { $first } si usa solo insieme a { $second }
case-and-output = --case N e -o FILE vanno insieme: la decisione, e il file per lo scenario che comincia con essa
case-no-open-phase = --case: nel turno { $turn }, quello della decisione { $number }, non è aperta nessuna Main Phase o Battle Phase: un caso comincia in una
output-for-nothing = -o FILE: non si scrive niente senza --case N o --table
no-commits = --find-scripts: { $path }: non ci sono commit
puzzle-not-beside = il puzzle { $name } non è accanto al replay: --puzzle indica il suo file
puzzle-needed-beside = il puzzle { $name }, di cui questo è un replay, non si trova: mettere il suo file accanto al replay
not-installed = { $option }: { $found } non è installato: pip install 'solemn[{ $extra }]'
folder-in-file = { $option }: { $path } è un file: attesa una cartella
weight-wrong = { $option }: trovato «{ $found }», atteso { $expected } con un numero, come { $example }
edopro-not-found = --edopro: EDOPro non è in nessuno dei posti abituali ({ $places })
deck-empty = il Main Deck è vuoto: attesi codici, uno per riga, sotto #main
banlist-unknown = --banlist: nessuna lista e nessun file si chiama «{ $found }»
codes-unknown = nessun database ({ $databases }) ha { $codes }
codes-unknown-old = { $problem }: il database potrebbe essere più vecchio del deck
codes-unknown-bundled = { $problem }: --db e --edopro portano le carte della comunità
deck-not-legal = questo deck non è permesso: { $problem }
deck-odd = le regole non permettono questo deck: { $problem }
deck-without-scripts = senza script, quindi senza effetti: { $cards }
and-more = { $texts } e altri { $count }
solve-what = niente da risolvere: ci si aspettano puzzle, scenari o replay, oppure --deck (con --hand)
solve-nowhere = da lì non c’è nulla da cercare: il duello finisce nel turno { $turn }, o nessuno decide in una fase aperta di quel turno
hand-not-in-deck = { $option }: { $card } non è nel Main Deck, o non così tante volte
