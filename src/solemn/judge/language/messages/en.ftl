# English. Values: card, by, target, source, cards (names), player, link, turn, amount, count (numbers); others are explained where they stand.

zone =
    { $zone ->
        [deck] Deck
        [hand] hand
        [mzone] Monster Zone
        [szone] Spell & Trap Zone
        [grave] GY
        [banished] banishment
        [extra] Extra Deck
        [overlay] Xyz Materials
       *[none] nowhere
    }
pendulum-zone =
    { $side ->
        [left] left Pendulum Zone
       *[right] right Pendulum Zone
    }
zone-numbered = { $where } { $number }
zone-word =
    { $zone ->
        [deck] deck
        [hand] hand
        [mzone] mzone
        [szone] szone
        [grave] grave
        [banished] banished
        [extra] extra
        [overlay] overlay
       *[none] nowhere
    }
kind =
    { $kind ->
        [main] main
        [battle] battle
        [chain] chain
       *[other] { $kind }
    }
place = player { $player }'s { $where }
nowhere = nowhere
phase =
    { $phase ->
        [draw] Draw Phase
        [standby] Standby Phase
        [main1] Main Phase 1
        [battle_start] Battle Phase: Start Step
        [battle_step] Battle Step
        [damage] Damage Step
        [damage_calculation] damage calculation
        [battle] Battle Phase
        [main2] Main Phase 2
       *[end] End Phase
    }
position =
    { $position ->
        [attack] face-up Attack Position
        [facedown_attack] face-down Attack Position
        [defense] face-up Defense Position
        [set] face-down Defense Position
       *[none] nowhere
    }
list-comma = { $first }, { $rest }
list-and = { $first } and { $rest }
list-or = { $first } or { $rest }
list-semicolon = { $first }; { $rest }

## what happened

turn = Turn of player { $player }
activate = Chain Link { $link }: player { $player } activates { $card } ({ $where })
as-card = as the activation of the card
as-effect = as an effect of the card
cost = cost: { $costs }
targets = targets: { $cards }
paid-tribute = Tributes { $card }
paid-discard = discards { $card }
paid-detach = detaches { $card }
paid-send = sends { $card } to the GY
paid-banish = banishes { $card }
paid-banish-face-down = banishes { $card } face-down
paid-return = returns { $card } to the hand
paid-return-deck = returns { $card } to the Deck
paid-return-extra = returns { $card } to the Extra Deck
paid-material = uses { $card } as material
paid-lp = pays { $amount } LP
paid-counters = removes { $count } { $counters } from { $card }
resolve = Chain Link { $link } resolves: { $card }
activation-negated = The activation of { $card } (Chain Link { $link }) is negated
effect-negated = The effect of { $card } (Chain Link { $link }) is negated
summoning =
    { $kind ->
        [normal] Player { $player } Normal Summons { $card }
        [flip] Player { $player } Flip Summons { $card }
       *[special] Player { $player } Special Summons { $card }
    }
summon-negated = The Summon of { $card } is negated
attack = Player { $player } attacks { $target } with { $card }
attack-directly = Player { $player } attacks directly with { $card }
attack-namesake = Player { $player } attacks player { $other }'s { $target } with { $card }
attack-negated = The attack is negated
damage-step = The Damage Step begins
phase-goes-on = The change of phase was answered: this phase goes on ({ $phase })
new-chain = { $card } is chained to nothing: it begins a new Chain (turn of player { $player }, { $phase })
by-default = by default, as no step says it, player { $player }: { $what }
at-step = step { $step }: { $what }
damage = Player { $player } takes { $amount } damage
recover = Player { $player } gains { $amount } LP
pays = Player { $player } pays { $amount } LP
draws = Player { $player } draws { $count }
counter-kind =
    { $kind ->
        [spell-counter] { $number ->
                [single] Spell Counter
               *[several] Spell Counters
            }
        [bushido-counter] { $number ->
                [single] Bushido Counter
               *[several] Bushido Counters
            }
        [feather-counter] { $number ->
                [single] Feather Counter
               *[several] Feather Counters
            }
        [kaiju-counter] { $number ->
                [single] Kaiju Counter
               *[several] Kaiju Counters
            }
        [resonance-counter] { $number ->
                [single] Resonance Counter
               *[several] Resonance Counters
            }
        [venom-counter] { $number ->
                [single] Venom Counter
               *[several] Venom Counters
            }
        [a-counter] { $number ->
                [single] A-Counter
               *[several] A-Counters
            }
        [fog-counter] { $number ->
                [single] Fog Counter
               *[several] Fog Counters
            }
        [predator-counter] { $number ->
                [single] Predator Counter
               *[several] Predator Counters
            }
        [signal-counter] { $number ->
                [single] Signal Counter
               *[several] Signal Counters
            }
       *[other] { $number ->
                [single] counter
               *[several] counters
            }
    }
counters-placed = { $card } gets { $count } { $counters }
counters-removed = { $card } loses { $count } { $counters }
appears = { $card } appears in { $to }
move = { $card }: { $from } to { $to }
move-why = { move } ({ $why })
why =
    { $reason ->
        [destroy] destroyed
        [tribute] Tributed
        [material] as material
        [cost] as a cost
        [discard] discarded
        [rule] by rule
        [battle] by battle
        [destroyed-by-battle] destroyed by battle
        [destroyed-by-rule] destroyed by rule
        [discarded-as-cost] discarded as a cost
        [replace] instead
       *[redirect] redirected
    }
face-up = { $card } is turned face-up
face-down = { $card } is turned face-down
position-changed = { $card }: { $old } to { $new }
sets = Player { $player } Sets a card: { $card }
declares = Player { $player } declares { $what }
tosses = Player { $player } tosses a coin: { $what }
coin-side =
    { $side ->
        [heads] heads
       *[tails] tails
    }
rolls = Player { $player } rolls a die: { $what }
attack-again = Replay: { $card } attacks { $target }
attack-again-directly = Replay: { $card } attacks directly
attack-redirected = { $by } directs the attack of { $card } at { $target }
attack-redirected-directly = { $by } makes the attack of { $card } a direct one
script-says = A script says: { $text }
script-says-of = The script of { $card } says: { $text }
wins = Player { $player } wins
draw-game = The duel is a draw

## verdicts

link-resolved = Chain Link { $link }, { $card }: resolved
link-unnegatable = Chain Link { $link }, { $card }: resolved; it could not be negated
link-destroyed = Chain Link { $link }, { $card }: resolved, although { $card } was destroyed
link-left = Chain Link { $link }, { $card }: resolved, although { $card } had left
link-no-longer-negated = { $text }; the effects of { $card } were no longer negated
link-activation-negated = Chain Link { $link }, { $card }: activation negated
link-activation-negated-by = Chain Link { $link }, { $card }: activation negated by { $by }
link-effect-negated = Chain Link { $link }, { $card }: effect negated
link-effect-negated-by = Chain Link { $link }, { $card }: effect negated by { $by }
link-stays-negated = { $text }, although { $card } left the field
link-not-face-up = Chain Link { $link }, { $card }: resolved without effect because { $card } is no longer face-up on the field
link-target-gone = Chain Link { $link }, { $card }: resolved without effect because its target, { $targets }, is no longer there
link-target-gone-many = Chain Link { $link }, { $card }: resolved without effect because its targets, { $targets }, are no longer there
link-target-unfit = Chain Link { $link }, { $card }: resolved without effect because its target, { $targets }, is no longer a legal target
link-target-unfit-many = Chain Link { $link }, { $card }: resolved without effect because its targets, { $targets }, are no longer legal targets
link-idle = Chain Link { $link }, { $card }: resolved without effect: there was nothing for its effect to do (it was not negated)
summon-of =
    { $kind ->
        [normal] Normal Summon of { $cards }
        [flip] Flip Summon of { $cards }
        [pendulum] Pendulum Summon of { $cards }
       *[special] Special Summon of { $cards }
    }
summon-done = { summon-of }: Summon successful
summon-done-by = { summon-of }: Summon successful, by the effect of { $by }; it could not be negated
summon-done-by-effect = { summon-of }: Summon successful; it could not be negated
summon-stopped = { summon-of }: Summon negated
summon-stopped-by = { summon-of }: Summon negated by { $by }
summon-void = { summon-of }: the Summon did not take place, and nothing was negated
attack-of = Attack of { $card } on { $target }
attack-of-directly = Direct attack of { $card }
attack-stopped = { $attack }: attack negated
attack-stopped-by = { $attack }: attack negated by { $by }
attack-went-on = { $attack }: went on to the Damage Step
attack-attacker-destroyed = { $attack }: ended without a Damage Step because { $card } was destroyed
attack-attacker-left = { $attack }: ended without a Damage Step because { $card } left the field
attack-attacker-face-down = { $attack }: ended without a Damage Step because { $card } was turned face-down
attack-attacker-defense = { $attack }: ended without a Damage Step because { $card } was put into Defense Position
attack-ended = { $attack }: ended without a Damage Step
protected-not-negated = { $card } cannot be negated
protected-unaffected = { $card } is unaffected
protected-unaffected-by = { $card } is unaffected by { $source }
protected-not-targeted = { $card } cannot be targeted
protected-not-destroyed = { $card } is not destroyed
protected-elsewhere = { $card } is in { place } and cannot be destroyed there
protected = { $card } is protected
because-of = { $text } (because of { $by })
effects-negated = The effects of { $card } are negated
effects-negated-by = The effects of { $card } are negated by { $by }
effects-back = The effects of { $card } are no longer negated
protected-negated-already = The effects of { $card } are negated already
effects-negated-many = The effects of { $cards } are negated
effects-negated-many-by = The effects of { $cards } are negated by { $by }
effects-back-many = The effects of { $cards } are no longer negated
link-refused = Chain Link { $link }, { $card }: resolved without effect because it could not affect { $targets }
link-in-part-gone = Chain Link { $link }, { $card }: resolved in part; { $targets } was no longer there
link-in-part-gone-many = Chain Link { $link }, { $card }: resolved in part; { $targets } were no longer there
link-in-part-refused = Chain Link { $link }, { $card }: resolved in part; it could not affect { $targets }
attack-changed-sides = { $attack }: ended without a Damage Step because control of { $card } changed
attack-phase-over = { $attack }: ended without a Damage Step because the Battle Phase was ended
attack-called-off = { $attack }: ended without a Damage Step because no target was chosen in the replay
attack-replay = { $attack }: replay, because the opponent's monsters changed
attack-replay-unfit = { $attack }: replay, because the attack is no longer possible as it was declared
attack-not-negated = { $text }; the attack was not negated
attack-chosen-again = { $text }; the target is chosen again
timing-missed = { $card }: missed the timing
timing-missed-by = { $card }: missed the timing because the effect of { $by } came after what it responds to
with-why = { $text }: { $why }
over-left = it left the field
over-face-down = it was turned face-down
over-unaffected = it is unaffected now, because of { $by }
over-protected = its effects cannot be negated now, because of { $by }
over-source-left = { $by } left the field
over-source-face-down = { $by } is face-down
over-source-negated = { $by } is negated itself
over-time = the effect of { $by } has ended

## why not

about-card = { $card }: { $text }
forbids = { $by }'s effect does not allow this.
a-card = a card
the-rules = the rules
used-up = { $text } Used up by { $uses }.
use = { $card } (player { $player }, turn { $turn })
use-activation-negated = { $card } (player { $player }, turn { $turn }, and its activation was negated)
use-effect-negated = { $card } (player { $player }, turn { $turn }, and its effect was negated)
use-summon-negated = { $card } (player { $player }, turn { $turn }, and that Summon was negated)
refused = { $text } Refused: { $candidates }.
refused-by-effect = { $card } ({ $rule }: { $by }'s effect)
refused-by-rule = { $card } ({ $rule }: { $text })
a-direct-attack = a direct attack
cannot-be-attacked = { $card } cannot be attacked because of { $by }'s effect; possible: { $cards }.
must-be-set-first = A Trap Card must be Set first.
spell-must-be-set-first = In the opponent's turn a Quick-Play Spell Card must be Set first.
set-this-turn = It was Set this turn.
no-legal-target = There is no legal target.
could-do-nothing = Its effect could not do anything.
responds-to = Its trigger has not occurred (it responds to { $event }).
event-attack = an attack declaration
event-normal-summon = a Normal Summon
event-flip-summon = a Flip Summon
event-special-summon = a Special Summon
event-activation = the activation of a card or effect
event-destroyed = a card being destroyed
event-to-grave = a card being sent to the GY
event-to-hand = a card being added to the hand
event-banished = a card being banished
event-draw = a draw
event-damage = damage
event-battle = a battle between monsters
event-phase = another phase of the turn
event-leaves = a card leaving the field
never-properly-summoned = It was never properly Summoned, so it cannot be Special Summoned from there.
cannot-be-targeted = { $card } cannot be targeted because of { $by }'s effect; possible: { $cards }.
restricted = { $text } What was done: { $deeds }.
because-of-effect = { $text } That is { $by }'s effect.
did-summon = player { $player } Normal Summoned or Set { $cards }
did-normal-summon = player { $player } Normal Summoned { $cards }
did-special-summon = player { $player } Special Summoned { $cards }
did-flip-summon = player { $player } Flip Summoned { $cards }
did-activate = player { $player } activated { $cards }
did-attack = player { $player } declared an attack
did-battle-phase = player { $player } conducted a Battle Phase
no-such-card = player { $player } has no such card there: { $card }
no-such-card-but = player { $player } has no such card there: { $card } ({ $places })
card-is-in = { $card } is in { place }
not-possible = { $step }: this is not possible. { $offers }
not-possible-because = { $step }: this is not possible; { $reasons }. { $offers }
may = Player { $player } ({ kind }) may: { $offers }
nothing = nothing
answer-refused = this answer is refused: { $why }
duel-ended = the duel ended before this step: { $step }
duel-endless = the duel goes on and on
no-answer = no step answers this decision of player { $player }: { $kind }
no-answer-expected = { $problem }; expected: { $expected }
no-answer-next = { $problem }; the next step is: { $step }
not-offered = no longer offered: { $cards }
cannot-choose = { $card } cannot be chosen; offered: { $cards }
cannot-choose-because = { $card } cannot be chosen ({ $why }); offered: { $cards }
cannot-declare = { $card } cannot be declared here
declare-count = { $count } must be declared, not { $card }
no-effect-of-number = it has no effect { $effect } that can be activated; it has { $count }
no-targets = { $card } has no targets, and asks for no such choice: { $step }
not-asked-for = { $card } asks for no such choice: { $step }
bundled-only = (only the bundled cards are known here: --edopro or --db, or the variable SOLEMN_DB, bring the community's)
unknown-passcode = no card has the name or the passcode { $number }
unknown-name-near = no card is named '{ $name }'; did you mean { $near }?
unknown-name = no card is named '{ $name }'
quote-name = '{ $name }' is one card: a name with a comma or a colon goes in quotes
notation-no-bearer = no monster on the field is { $found }
notation-bearer = several monsters are named { $found }: say in which Monster Zone
notation-position = { $card } cannot lie '{ $found }' there
notation-materials = found '{ $found }': Xyz Materials are named at their monster, 'with materials …'
notation-number = found '{ $found }': expected a whole number
notation-large-number = the number has too many digits: expected at most { $most }
notation-two-places = '{ $name }' and '{ $found }' cannot both be: expected one place and one position
notation-twice = found a second '{ $found }': expected it once, as in line { $line }
notation-no-cards = found { $count }: expected at least one card
notation-from-one = found { $found }: options and numbers count from 1
notation-braces = found { $found }: expected fields with values, as in a YAML file
notation-not-of-player = found a card of the other player: expected one of the player who could do it
notation-which-zone = found '{ $found }': expected a Monster Zone or a Spell & Trap Zone
notation-no-moment = found { $found }: a moment goes with LP, cards and phases, and not with this fact
notation-no-span = found '{ $found }': '{ $since }' and '{ $until }' go with events and with what a player could do or was asked, not with this fact
notation-because = found '{ $found }': it says why a play is refused, so the play needs '{ $word }'
notation-equip = found '{ $found }': a card that is equipped to a monster lies in a Spell & Trap Zone
notation-unexpected-after-near = { $card } is a card, and '{ $found }' after it is not known here; did you mean '{ $near }'?
notation-unexpected-after = { $card } is a card, and '{ $found }' after it is not known here
notation-a-number = a number
notation-a-rule = the ID of a rule
notation-a-word = a word
notation-a-value = a value
notation-a-card = a card's name
notation-the-end = the end of the line
notation-own-cards = brings cards of its own, for which the short notation has no words: keep it as YAML or JSON
notation-no-place = say where { $card } is: { $expected }
notation-quote = { $problem } (a card name with a comma or a colon goes in quotes)
quoted = '{ $text }'
notation-near = { $problem }; did you mean '{ $near }'?
notation-expected = found { $found }; expected { $expected }
unknown-card = { $why }

## steps

step-by = player { $player }: { $step }
step-effect = { $step } (effect { $effect })
card-in = { $card } in { $where }
card-of = { $card } in player { $player }'s { $where }
card-of-player = { $card } in player { $player }'s
the-card = the card
do-normal-summon = Normal Summon { $card }
do-set = Set { $card }
do-special-summon = Special Summon { $card }
do-pendulum-summon = Pendulum Summon { $card }
do-activate = activate { $card }
do-chain = chain { $card }
do-flip = Flip Summon { $card }
do-change-position = change the position of { $card }
do-attack = attack with { $card }
do-to-battle = go to the Battle Phase
do-to-main2 = go to Main Phase 2
do-end-turn = end the turn
do-pass = pass
do-choose = choose { $card }
do-yes = answer yes
do-no = answer no
do-option = choose an option
do-number = declare a number
do-position = choose a position
do-zone = choose a zone
do-name = declare a card name { $card }
do-type = declare a Type: { $card }
do-attribute = declare an Attribute: { $card }
do-counters = remove counters: { $card }
do-order = put into order: { $card }
do-zones = choose zones
do-rock-paper-scissors = show a hand in rock, paper, scissors
move-about = { $move }: { $what }
move-card-at = { $card } ({ $place })
move-hidden = a face-down card
do-finish = end the choice
do-cancel = cancel
do-shuffle = shuffle the hand
do-put-back = put back { $card }
do-keep-order = leave the order as it is

## what was expected

check-held = ok  expected { $check }; found { $found }
check-failed = NOT expected { $check }; found { $found }
play-held = ok  step { $step } ({ $play }): expected { legality }, found { found-legality }
play-failed = NOT step { $step } ({ $play }): expected { legality }, found { found-legality }
play-other-reason = NOT step { $step } ({ $play }): refused, but the first reason is not the expected one: { $because }
because-rule-card = { $rules }, because of { $card }
because-card = because of { $card }
play-possible = NOT step { $step } ({ $play }): expected illegal, found legal; possible at this moment: { $moment }
moment-link = in answer to Chain Link { $link }, { $card }
moment-chain-end = after the Chain
moment-attack = after { $card } declared its attack
moment-attempt = when { $card } would be Summoned
moment-summoned = after the Summon
legality =
    { $expected ->
        [legal] legal
       *[illegal] illegal
    }
found-legality =
    { $found ->
        [legal] legal
       *[illegal] illegal
    }
observed = observed { $check }: { $holds ->
        [yes] True
       *[no] False
    }, found { $found }
expect-lp = player { $player } has { $amount } LP
outcome =
    { $outcome ->
        [resolved] resolved
        [resolved-in-part] resolved in part
        [resolved-without-effect] resolved without effect
        [effect-negated] effect negated
        [activation-negated] activation negated
        [summon-successful] Summon successful
        [summon-did-not-take-place] Summon did not take place
        [summon-negated] Summon negated
        [attack-negated] attack negated
        [went-on] went on to the Damage Step
        [ended-without-a-damage-step] ended without a Damage Step
        [replay] replay
        [missed-the-timing] missed the timing
        [protected] protected
        [effects-negated] effects negated
        [effects-apply-again] no longer negated
        [negated] negated
       *[successful] successful
    }
expect-until = { $check }, until the step '{ $label }'
expect-since = { $check }, since the step '{ $label }'
expect-after-link = { $check }, after Chain Link { $link } resolved
expect-at = { $check }, before the step '{ $label }'
expect-count = { $check } (exactly { $count })
expect-not = not: { $check }
expect-without = without { $rules }
expect-verdict = the verdict is given: { $what }
expect-anything = anything
expect-asked = player { $player } was asked: { $what }
expect-offered = player { $player } could: { $what }
expect-then = { $first }, then { $rest }
expect-not-negated = not negated
expect-equipped = equipped to { $card }
expect-level = Level { $number }
expect-controlled = with player { $player }
expect-owned = owned by player { $player }
expect-there = { $card } is there
expect-card = { $card }: { $what }
expect-phase = it is player { $player }'s { $phase }
none = none
board-negated = negated
board-counters = { $counters }: { $count }
board-materials = Xyz Materials: { $count }
board-position =
    { $position ->
        [attack] { $values }
        [facedown_attack] face-down attack { $values }
        [defense] defense { $values }
        [set] Set { $values }
        [faceup] face-up
       *[none] { $values }
    }
board-field-zone = Field Zone
board-extra-zones = Extra Monster Zones
board-pile = { $pile } ({ $count })
board-of = player { $player }
board-row = { $zone }, player { $player }
board-player = Player { $player }: { $amount } LP
git-says = git says: { $said }
git-no-commit = there is no such commit ({ $name })
first-turn = the duel is in its first turn, which has no Battle Phase: write 'phase: Battle Phase' (in a file under setup) to begin in a later one, or end the turn before
set-by-default = { $card } lies Set, because its position is not given; write pos: faceup if it is face-up
warning = warning: { $problem }
agrees = agrees: as expected
disagrees = disagrees: not as expected
stuck = { $place }: stuck: { $why }
script-error = { $place }: script error: { $why }
verdict-word =
    { $verdict ->
        [agrees] agrees
        [disagrees] disagrees
        [stuck] stuck
        [script-error] script error
       *[bad-input] bad input
    }
head-file = file
head-verdict = verdict
head-title = title
judging = Judging
summary = { $good } of { $all } as expected

## solemn duel

turn-score = Turn { $turn }, player { $player } (LP { $first } : { $second })
duel-between = Player 0: { $first }   Player 1: { $second }   seed { $seed }
duel-dealt = Decks shuffled by the seed. Player { $player } goes first.
duel-in-order = Decks in their own order. Player { $player } goes first.
duel-stopped = Stopped in turn { $turn }: nobody has won yet.
why-over =
    { $how ->
        [lp] The duel is over: LP are at 0
        [deck] The duel is over: too few cards in the Deck to draw
        [named] The duel is over: { $words }
       *[effect] The duel is over by the effect of a card
    }
deck-of-link = deck of a link
