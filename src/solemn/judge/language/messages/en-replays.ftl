# English: replays.

summon-used-up = the turn's Normal Summon is used up

replay-between = { $first } against { $second }
replay-recorded = Recorded on { $date } (UTC) with { $program }
replay-program = Recorded with { $program }
replay-deck = Deck of { $player }: { $cards }
replay-at = Before decision { $number }, in turn { $turn }
replay-asked =
    { $kind ->
        [cards] Player { $player } chooses cards
        [sum] Player { $player } chooses cards that make a total
        [tribute] Player { $player } chooses Tributes
        [select_unselect] Player { $player } chooses cards one by one
        [place] Player { $player } chooses a zone
        [disable_zones] Player { $player } chooses zones
        [position] Player { $player } chooses a battle position
        [yes_no] Player { $player } answers yes or no
        [option] Player { $player } chooses one of several effects
        [counters] Player { $player } removes counters
        [sort_cards] Player { $player } puts cards into an order
        [sort_chain] Player { $player } puts effects into an order
        [announce_card] Player { $player } declares a card name
        [announce_race] Player { $player } declares a Monster Type
        [announce_attribute] Player { $player } declares an Attribute
        [announce_number] Player { $player } declares a number
       *[rock_paper_scissors] Player { $player } shows a hand
    }
replay-answered = What the player did: { $answer }
replay-ends = The recording ends here, in turn { $turn }: nobody has won yet.
replay-cut-off = The end of the file is missing.
replay-no-negations = Nothing was negated.
replay-whose = { $cards } ({ $player })
replay-how =
    { $how ->
        [activation] activation
        [effect] effect
        [effects] effects on the field
        [summon] Summon
       *[attack] attack
    }
replay-obstacle =
    { $why ->
        [old-generator] This replay cannot be played: chance was drawn by the generator of YGOPro, which solemn does not have.
        [tag-duel] This replay cannot be played: it is a tag duel.
        [extra-rules] This replay cannot be played: cards change the rules of the duel.
       *[not-inside] This replay cannot be played: the file holds what the client showed, but not the players' answers.
    }
replay-misfit =
    { $kind ->
        [unfit] The replay parts from the duel at decision { $decision } (response { $response }): { $reason }
        [not-asked] The replay parts from the duel before decision { $decision } (response { $response }): { $given } was answered where nobody has anything to activate
        [left-over] The duel is over, but the replay goes on: response { $response } is { $given }
       *[stuck] The duel cannot go on after decision { $decision }: { $reason }
    }
replay-suspects = Recorded with other scripts or other cards? The likely cause is the script of { $cards }.
head-turn = turn
head-negated = negated
head-how = how
head-by = by
head-cost = at the cost of
head-anyway = stays so anyway
replay-case-title = { $first } against { $second }, turn { $turn }, from decision { $number }
replay-case-missing =
    { $what ->
        [pasts] Not in the setup: counters, and how monsters were Summoned
        [owners] Not in the setup: whose cards those are that the other player controls
        [elsewhere] Not in the setup: cards in zones where only an effect can put them
       *[face-down] Banished cards are all face-up
    }
replay-case-left-out = Steps left out at the end: { $count }
replay-case-written = { $file } begins with decision { $number }, in turn { $turn }
replay-differs = What happens is not what the client showed, from decision { $decision } on: there { $recorded }, here { $ours }
replay-given-up = Player { $player } wins: the opponent gave up or left.
replay-scripts-found = The replay plays whole with the scripts of { $date } (commit { $commit }); versions tried: { $tried }
replay-scripts-not-found = The replay plays whole with none of the versions tried ({ $tried }); furthest, { $decisions } decisions, with the scripts of { $date } (commit { $commit })
head-number = no.
head-date = date
head-first-deck = first deck
head-second-deck = second deck
head-turns = turns
head-winner = winner
head-ending = ending
head-negations = negations
replay-no-archetype = mixed
replay-winner =
    { $winner ->
        [first] first
        [second] second
        [draw] draw
       *[nobody] nobody
    }
replay-ending =
    { $ending ->
        [lp] LP at 0
        [deck] no card to draw
        [effect] by an effect
        [given-up] given up
        [unfinished] unfinished
        [parted] parted
       *[not-played] not played
    }
replay-most-activated = Activated most often
replay-most-negated = Negated most often
replay-written =
    { $how ->
        [puzzle] { $file } is written, with its puzzle beside it: they belong in EDOPro's folders 'replay' and 'puzzles'
       *[alone] { $file } is written: it belongs in EDOPro's folder 'replay', the puzzle in 'puzzles'
    }
replay-cannot-hold =
    { $what ->
        [turn] no replay can hold this: it has to begin with the Draw Phase of player 0
        [chance] no replay can hold this: the setup says what coins and dice show
        [materials] no replay can hold this: the setup says with what a monster was Summoned
       *[set-ups] no replay can hold this: a Lua file put up the field
    }
