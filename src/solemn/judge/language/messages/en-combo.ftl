# English: combos.

combo-hand = Hand: { $cards }
combo-searched = Searched for { $seconds } s (positions: { $positions }, lines of play: { $lines }). There may be a better board.
combo-exhausted = Everything was gone through within { $seconds } s (positions: { $positions }, lines of play: { $lines }).
combo-board = { $number }. { $score }: { $board }
combo-negator = negator
combo-answers = answers
combo-score = left
combo-left = the board then
combo-never = never possible
combo-hands = Hands: { $count }. Goal: { $goal }. Positions searched: { $positions }, up to { $seconds } s a search.
combo-through = through so many interruptions
combo-reached = hands that reach it
combo-share = share
combo-interval = 95 % interval
combo-picture = { $deck }: hands that reach the goal ({ $goal }), of { $count }
