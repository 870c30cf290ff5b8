# English: what is wrong with files and options.

## files

file-empty = is empty: expected a scenario
file-not-there = no such file
file-broken-link = is a link to a file that is not there
file-unreadable = cannot be read ({ $why })
file-too-large = is too large: expected a scenario of at most { $most } bytes
file-not-utf8 = is not a text file: byte { $byte } is not UTF-8
file-zero-byte = is not a text file: it holds a zero byte
file-too-deep = is nested too deeply
file-too-many-parts = has more than { $most } parts
file-too-many-cards = has more than { $most } cards
file-half-character = holds { $found }, which is half a character
file-no-puzzle = is not a puzzle: it puts up no field with Debug.AddCard
folder-not-there = no such folder
folder-without-files =
    { $what ->
        [scenario] no scenario in this folder: expected files that end in { $endings }
        [puzzle] no puzzle in this folder: expected files that end in { $endings }
        [deck] no deck in this folder: expected files that end in { $endings }
       *[replay] no replay in this folder: expected files that end in { $endings }
    }
scripts-in-file = is a file: expected a folder with card scripts
named-path = { $path }: { $problem }
path-near = { $problem }; did you mean { $near }?
not-yaml = is not YAML: { $problem }
not-json = is not JSON: { $problem }
syntax =
    { $kind ->
        [colon] there is a colon inside this value
        [comma] a comma or a closing bracket is missing
        [comma-too-many] there is a comma too many
        [twice] this name is there twice
        [alias] nothing has the name after the *
        [aliases] more than { $most } aliases
        [merges] more than { $most } merged fields
        [tab] a tab stands where spaces must stand
        [quote] a quote is not closed
        [escape] this is not known after a backslash
        [character] this character cannot stand here
        [indent] this line is not indented like those that it belongs to
        [no-colon] a colon is missing after a name
        [more] something follows after the end
        [end] it ends too soon
        [name] this cannot be the name of a field
        [quoted-name] the name of a field, in double quotes, is missing
        [value] a value is missing
        [tag] there is a value that cannot be read
        [date] there is no such date; a text stands in quotes
       *[other] it cannot be read from here on
    }

## fields and words

unknown-field = unknown field '{ $found }'
near-expected = { $problem }; did you mean '{ $near }'? Expected { $expected }
but-expected = { $problem }; expected { $expected }
field-missing = the field '{ $found }' is missing
field-missing-words = the field '{ $found }' is missing: expected it with { $expected }
found-value = found { $found }
value-kind =
    { $kind ->
        [int] a whole number
        [str] text
        [bool] true or false
        [array] a list
        [null] nothing
       *[object] fields with values
    }
at-least = { $kind }, { $bound } or more
at-most = { $kind }, { $bound } or less
list-of-two = a list of exactly 2 entries
list-not-empty = a list of at least 1 entry
list-of-size = a list of { $count }
empty-object = an object without fields
beside-puzzle = '{ $found }' cannot stand beside 'puzzle', which decides it
because-of-legal = 'because' says why a play is refused: expected 'expect: illegal' beside it
unknown-rule = no rule has the ID '{ $found }'
no-label = no step has the label '{ $label }'; labels in this file: { $known }

## cards in their places

place-token = { $card } is a Token: it can be on the field only
place-belongs-in-extra =
    { $zone ->
        [hand] { $card } belongs in the Extra Deck: it cannot be in the hand
       *[deck] { $card } belongs in the Extra Deck: it cannot be in the Main Deck
    }
place-not-in-extra = { $card } cannot be in the Extra Deck
place-no-monster = { $card } is not a monster: it cannot be in a Monster Zone
place-no-xyz = { $card } is not an Xyz Monster: it cannot have Xyz Materials
place-set-not-summoned = { $card } is Set: it was not Summoned
place-not-summoned-so =
    { $kind ->
        [fusion] { $card } cannot have been Fusion Summoned
        [ritual] { $card } cannot have been Ritual Summoned
        [synchro] { $card } cannot have been Synchro Summoned
        [xyz] { $card } cannot have been Xyz Summoned
       *[link] { $card } cannot have been Link Summoned
    }
place-link-position = { $card } is a Link Monster: it is always in face-up Attack Position
place-no-extra-zones = { $card } cannot be in an Extra Monster Zone: there are none under these rules
place-not-from-extra = { $card } is not from the Extra Deck: it cannot be in an Extra Monster Zone
place-no-extra-link = { $card } is not a Link Monster: a player has monsters in both Extra Monster Zones only by an Extra Link
place-monster-as-spell = { $card } is a monster: it can be in a Spell & Trap Zone only as an Equip Card (equip)
place-field-zone-only = { $card } is a Field Spell: it can be in the Field Zone (seq 5) only
place-not-field-zone = { $card } cannot be in the Field Zone
place-no-equip-card = { $card } is not an Equip Card: it cannot be equipped to a monster
place-equip-set = { $card } is Set: an Equip Card is face-up (pos: faceup)
place-equip-nobody = { $card } is equipped to nothing: player { $player } has no face-up monster in zone { $number }
place-no-pendulum = { $card } is not a Pendulum Monster: it cannot be in a Pendulum Zone
zone-taken = { $card } cannot be in zone { $number }: { $by } is there already
no-card-of-scenario = no card of this scenario is { $card }: expected one that the setup has
counters-of-which-kind = say which kind of counters { $card } has: by its own text it can have { $known }
counters-too-many = { $card } cannot have this many counters of this kind: { $kind }, { $count }
unknown-counters = unknown counters '{ $found }' (a number such as 0x1 will do, too)
notation-counters-mixed = of several counters each needs a kind of its own

## options

option-wrong = { $option }: found '{ $found }', expected { $expected }
argument-empty = argument { $number } is empty: expected a file, a folder or a value
option-number =
    { $what ->
        [turn] { $option }: found { $found }, expected a turn from 1 to { $last }
       *[decision] { $option }: found { $found }, expected a decision from 1 to { $last }
    }
ending-wrong = { $option }: found { $found }, expected a name that ends in { $expected }
options-apart = { $first } and { $second } cannot be used together
option-needs = { $first } is of use only with { $second }
case-and-output = --case N and -o FILE belong together: the decision, and the file for the scenario that begins with it
case-no-open-phase = --case: no Main or Battle Phase is open in turn { $turn }, that of decision { $number }: a case begins in one
output-for-nothing = -o FILE: nothing is written without --case N or --table
no-commits = --find-scripts: { $path }: there are no commits
puzzle-not-beside = the puzzle { $name } is not beside the replay: --puzzle names its file
puzzle-needed-beside = the puzzle { $name }, of which this is a replay, is not at hand: put its file beside the replay
not-installed = { $option }: { $found } is not installed: pip install 'solemn[{ $extra }]'
folder-in-file = { $option }: { $path } is a file: expected a folder
weight-wrong = { $option }: found '{ $found }', expected { $expected } with a number, as in { $example }
edopro-not-found = --edopro: EDOPro is at none of the usual places ({ $places })
deck-empty = the Main Deck is empty: expected passcodes, one a line, below #main
banlist-unknown = --banlist: no list and no file is named '{ $found }'
codes-unknown = no database ({ $databases }) has { $codes }
codes-unknown-old = { $problem }: the database may be older than the deck
codes-unknown-bundled = { $problem }: --db and --edopro bring the community's cards
deck-not-legal = this deck is not legal: { $problem }
deck-odd = the rules do not allow this deck: { $problem }
deck-without-scripts = without a script, and so without effects: { $cards }
and-more = { $texts } and { $count } more
solve-what = nothing to solve: expected puzzles, scenarios or replays, or else --deck (with --hand)
solve-nowhere = nothing can be searched from there: the duel ends in turn { $turn }, or nobody decides in an open phase of that turn
hand-not-in-deck = { $option }: { $card } is not in the Main Deck, or not so often
