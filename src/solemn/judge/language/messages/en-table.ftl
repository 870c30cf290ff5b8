# English: a case on a table, set up and played by hand. Values: card, by (names), player, count, total, number, amount (numbers).

table-link-resolves = Chain Link { $number } resolves
table-over = The duel is over.
table-full = There is room for { $count } positions; take the case away and begin a new one.
table-no-node = There is no position { $number }: expected one from 0 to { $count }.
table-script = A card script failed: { $why }
table-script-endless = The script of this card does not come to an end.
table-no-puzzle = A puzzle can be opened from its file only.
table-unfit = This choice does not fit. Choose again.
table-no-beginning = A scenario begins in an open Main or Battle Phase; there is none in this turn yet.
table-no-card = This card is no longer there.
table-no-deck = There is no card in this deck.
table-way =
    { $way ->
        [normal-summon] Normal Summon
        [set] Set
        [special-summon] Special Summon
        [pendulum-summon] Pendulum Summon
        [activate] Activate
        [chain] Respond
        [flip] Flip Summon
        [change-position] Change position
        [attack] Attack
        [choose] Choose
        [to-battle] Battle Phase
        [to-main2] Main Phase 2
       *[end-turn] End turn
    }
table-summon =
    { $way ->
        [normal] Normal Summon
        [tribute] Tribute Summon
        [flip] Flip Summon
        [special] Special Summon
        [fusion] Fusion Summon
        [ritual] Ritual Summon
        [synchro] Synchro Summon
        [xyz] Xyz Summon
        [pendulum] Pendulum Summon
       *[link] Link Summon
    }
table-effect = { $way } (effect { $number })
table-kind =
    { $kind ->
        [normal] Normal
        [effect] Effect
        [ritual] Ritual
        [fusion] Fusion
        [synchro] Synchro
        [xyz] Xyz
        [pendulum] Pendulum
        [link] Link
        [toon] Toon
        [spirit] Spirit
        [union] Union
        [gemini] Gemini
        [flip] Flip
        [tuner] Tuner
        [token] Token
       *[other] { $kind }
    }
table-spell =
    { $kind ->
        [ritual] Ritual Spell
        [quickplay] Quick-Play Spell
        [continuous] Continuous Spell
        [equip] Equip Spell
        [field] Field Spell
       *[normal] Normal Spell
    }
table-trap =
    { $kind ->
        [continuous] Continuous Trap
        [counter] Counter Trap
       *[normal] Normal Trap
    }
table-attribute =
    { $word ->
        [earth] EARTH
        [water] WATER
        [fire] FIRE
        [wind] WIND
        [light] LIGHT
        [dark] DARK
       *[divine] DIVINE
    }
table-type =
    { $word ->
        [warrior] Warrior
        [spellcaster] Spellcaster
        [fairy] Fairy
        [fiend] Fiend
        [zombie] Zombie
        [machine] Machine
        [aqua] Aqua
        [pyro] Pyro
        [rock] Rock
        [winged-beast] Winged Beast
        [plant] Plant
        [insect] Insect
        [thunder] Thunder
        [dragon] Dragon
        [beast] Beast
        [beast-warrior] Beast-Warrior
        [dinosaur] Dinosaur
        [fish] Fish
        [sea-serpent] Sea Serpent
        [reptile] Reptile
        [psychic] Psychic
        [divine-beast] Divine-Beast
        [creator-god] Creator God
        [wyrm] Wyrm
        [cyberse] Cyberse
        [illusion] Illusion
       *[other] { $word }
    }
table-ask-main = Player { $player }: your move in the Main Phase
table-ask-battle = Player { $player }: your move in the Battle Phase
table-ask-chain = Player { $player }: respond?
table-ask-pause = Player { $player } has nothing to respond with.
table-ask-trigger = Player { $player }: activate the effect of { $card }?
table-ask-cards = Player { $player }: choose cards, { $min } to { $max }
table-ask-card = Player { $player }: choose a card
table-ask-exactly = Player { $player }: choose { $count } cards
table-ask-tributes = Player { $player }: choose monsters to Tribute; { $count } are needed
table-ask-sum = Player { $player }: choose cards that make { $total }
table-ask-one-by-one = Player { $player }: choose a card; chosen: { $count }
table-ask-zones = Player { $player }: choose zones; { $count } are needed
table-ask-position = Player { $player }: choose a battle position
table-ask-yes-no = Player { $player }: yes or no?
table-ask-replay = Player { $player }: attack again?
table-ask-option = Player { $player }: choose one
table-ask-number = Player { $player }: declare a number
table-ask-attribute = Player { $player }: declare Attributes; { $count } are needed
table-ask-type = Player { $player }: declare Types; { $count } are needed
table-ask-name = Player { $player }: declare a card name
table-ask-counters = Player { $player }: remove counters; { $count } are needed
table-ask-order = Player { $player }: put these into order
table-ask-hand = Player { $player }: rock, paper or scissors?
table-done = Done
table-cancel = Cancel
table-answer =
    { $answer ->
        [yes] Yes
       *[no] No
    }
table-option = Option { $number }
table-sign =
    { $sign ->
        [rock] Rock
        [paper] Paper
       *[scissors] Scissors
    }
table-value =
    { $value ->
        [atk] ATK
        [def] DEF
        [level] Level or Rank
        [attribute] Attribute
        [race] Type
       *[name] name
    }
table-change-adds = { $what } { $amount }, by { $by }
table-change-becomes = { $what } becomes { $amount }, by { $by }
table-state =
    { $state ->
        [negated] its effects are negated
        [battle] not destroyed by battle
        [effects] not destroyed by card effects
        [both] not destroyed by battle or card effects
        [once] not destroyed a number of times
        [target] cannot be targeted by card effects
        [attack] cannot be attacked
        [unaffected] unaffected by some effects
        [negation] its effects cannot be negated
        [cannot-attack] cannot attack
       *[cannot-turn] its position cannot be changed
    }
board-needs-server = The board needs a web server: { $command }
board-port = --port: { $port } cannot be used ({ $why })
option-one-file = { $option }: expected one file
board-serves = The board is at { $address } (Ctrl+C ends it).
page-written = Written to { $file }.
