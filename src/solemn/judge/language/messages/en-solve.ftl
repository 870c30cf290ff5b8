# English: puzzles solved.

solve-solved = { $file }: solved in { $seconds } s (lines of play tried: { $lines })
solve-time-over = { $file }: not solved in { $seconds } s (lines of play tried: { $lines })
solve-nearest = The best line so far: { $percent } % of the way
solve-sure = It does not depend on chance: it works with { $held } of { $tried } other seeds.
solve-chance = It depends on chance: it works with { $held } of { $tried } other seeds.
solve-reply-holds = No reply of the opponent stops it ({ $count } tried).
solve-reply-fails = A reply of the opponent stops it, as far as was found. The line is for an opponent who does not make that reply.
solve-reply-unknown = Whether every reply is met was not settled in time ({ $count } tried).
solve-written = Written: { $file }
solve-total = { $solved } of { $count } solved
solve-reply-none = The opponent has nothing to reply with.
solve-exhausted = { $file }: everything was gone through in { $seconds } s, and no line reaches the goal (lines of play tried: { $lines }). Equal copies, positions that look alike, and zones that no card tells apart were one choice each; chance fell as it does with this seed.
solve-cook = Another solution: { $moves }
solve-cook-none = No other solution was found in { $seconds } s.
solve-needless = It is solved without any one of these, too: { $cards }
solve-needless-none = Every card is needed, as far as was found.
solve-needless-unasked = They cannot be left out by themselves: { $cards }
