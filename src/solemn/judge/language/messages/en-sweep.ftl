# English: many duels.

sweep-duels = Duels
sweep-head-deck = deck
sweep-head-player = player
sweep-head-opponent = opponent
sweep-head-games = duels
sweep-head-rate = wins
sweep-head-interval = 95 % interval
sweep-head-first = going first
sweep-head-second = going second
sweep-going-first = Whoever goes first wins { $rate } ({ $low } – { $high }).
sweep-turns = Turns: { $mean } on average, { $most } at most
sweep-endings = Draws: { $drawn }, unfinished: { $unfinished }, failed: { $failed }
sweep-failed = Duels that failed: { $count } ({ $error })
sweep-script-error = Duels with this script error: { $count } ({ $error })
sweep-no-replay = Duels without a replay: { $count } ({ $error })
sweep-broken-off = Broken off with { $done } of { $count } duels played: the same command goes on from there.
sweep-lost-all = Broken off with { $done } of { $count } duels played. With -o FILE the results would be kept.
sweep-title = Win rates ({ $count } duels)
sweep-picture = Each row is a contestant; each cell has its win rate against the contestant of the column, and the 95 % interval. The best one is { $best } with { $rate }.
sweep-against = against
sweep-games-odd = --games: found { $found }, expected an even number from 2 up: each seed is played twice, with changed sides
sweep-no-game = --only: no duel is named '{ $found }': expected a name from { $first } to { $last }
sweep-other = the file holds another sweep: { $field } is { $found } there, { $expected } here
sweep-no-results = this is not a result file of a sweep: { $why }
sweep-in-use = another program uses this file now; its results are safe
sweep-workers-lost = processes ended three times without playing any of these duels to its end: { $games }
