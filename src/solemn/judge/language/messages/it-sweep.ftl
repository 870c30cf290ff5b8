# italiano: molti duelli.

sweep-duels = Duelli
sweep-head-deck = Deck
sweep-head-player = giocatore
sweep-head-opponent = avversario
sweep-head-games = duelli
sweep-head-rate = vittorie
sweep-head-interval = intervallo al 95 %
sweep-head-first = per primo
sweep-head-second = per secondo
sweep-going-first = Chi inizia vince nel { $rate } dei casi ({ $low } – { $high }).
sweep-turns = Turni: { $mean } in media, { $most } al massimo
sweep-endings = Pareggi: { $drawn }, incompiuti: { $unfinished }, falliti: { $failed }
sweep-failed = Duelli falliti: { $count } ({ $error })
sweep-script-error = Duelli con questo errore di script: { $count } ({ $error })
sweep-no-replay = Duelli senza replay: { $count } ({ $error })
sweep-broken-off = Interrotto dopo { $done } duelli su { $count }: lo stesso comando riprende da lì.
sweep-lost-all = Interrotto dopo { $done } duelli su { $count }. Con -o FILE i risultati verrebbero conservati.
sweep-title = Percentuali di vittoria ({ $count } duelli)
sweep-picture = Ogni riga è un partecipante; ogni casella mostra la sua percentuale di vittoria contro il partecipante della colonna e l’intervallo al 95 %. Il migliore è { $best } con { $rate }.
sweep-against = contro
sweep-games-odd = --games: trovato { $found }, atteso un numero pari da 2 in su: ogni seme è giocato due volte, a lati scambiati
sweep-no-game = --only: nessun duello si chiama '{ $found }': atteso un nome da { $first } a { $last }
sweep-other = il file contiene un’altra serie: { $field } lì è { $found }, qui { $expected }
sweep-no-results = questo non è un file di risultati di una serie: { $why }
sweep-in-use = un altro programma sta usando questo file; i suoi risultati sono al sicuro
sweep-workers-lost = dei processi sono finiti tre volte senza aver giocato fino in fondo nessuno di questi duelli: { $games }
