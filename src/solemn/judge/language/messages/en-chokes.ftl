# English: choke points.

choke-line = Plays in the line: { $plays }. Without interruption: { $board }.
choke-board = { $cards } on the field, { $hand } in the hand, { $attack } ATK, { $interruptions } to interrupt with, the opponent at { $lp } LP
choke-loss = loss
choke-negator = negator
choke-answers = answers
choke-lost = what is lost
choke-why = why
choke-link = Chain Link { $link }, { $card }
choke-summon = { $card }
choke-open = an open moment
choke-hand = { $count } in the hand
choke-attack = { $count } ATK
choke-interruptions = interruptions: { $cards }
choke-lp = { $count } of the opponent’s LP
choke-cards = { $cards }
choke-skipped = plays no longer possible: { $count }
choke-useless = Not worth it, nothing is lost: { $cards }
choke-unused = Never possible in this line: { $cards }
choke-blocked = Cannot be answered: Chain Link { $link }, { $card }; { $by } comes on the Chain before the other player can act.
choke-none = Nothing that was tried costs this line anything.
choke-replanned = another line found
choke-title = Choke points: { $case }
choke-searched = Positions searched for other lines: { $positions }
choke-no-line = { $file }: the turn player makes no play in this case, so there is no line to interrupt.
choke-with-unknown = { $option }: { $why }; 'any activation' and 'any effect' are ideal negators
