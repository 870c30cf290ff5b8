# English: what happened and what was found, where a scenario expects something.

happening =
    { $event ->
        [turn] new turn
        [phase] new phase
        [phase-goes-on] phase that goes on
        [activate] activation
        [activation-negated] negated activation
        [effect-negated] negated effect
        [resolve] beginning of a resolution
        [resolved] resolution
        [no-effect] resolution without effect
        [chain-end] end of a Chain
        [summoning] attempt of a Summon
        [summoned] successful Summon
        [summon-negated] negated Summon
        [summon-void] Summon that did not take place
        [attack] attack declaration
        [attack-negated] negated attack
        [damage-step] beginning of a Damage Step
        [battle] battle
        [damage] damage
        [recover] gain of LP
        [pay-lp] payment of LP
        [draw] draw
        [target] choice of a target
        [move] move
        [missed-timing] missed timing
        [position] change of a battle position
        [set] Set
        [protected] protection
        [counters-placed] placing of counters
        [counters-removed] removal of counters
        [declared] declaration
        [replay] replay
        [coin] coin toss
        [dice] die roll
       *[win] victory
    }
happening-of = { $what } ({ $values })
value =
    { $word ->
        [card] { $given }
        [player] player { $given }
        [zone] { $given }
        [link] Chain Link { $given }
        [kind] { $given }
        [target] target: { $given }
        [amount] { $given }
        [what] { $given }
        [count] { $given } times
        [phase] { $given }
        [rule] rule { $given }
        [by] because of { $given }
        [reason] { $given }
        [from] from { $given }
       *[to] to { $given }
    }
value-none =
    { $word ->
        [target] without a target
       *[by] because of no card
    }
reason =
    { $reason ->
        [destroy] destroyed
        [tribute] Tributed
        [temporary] for a time
        [material] as material
        [summon] by a Summon
        [battle] by battle
        [effect] by an effect
        [cost] as a cost
        [lost-target] without its target
        [rule] by rule
        [spsummon] by a Special Summon
        [discard] discarded
        [return] returned
        [replace] instead
       *[redirect] redirected
    }
summon-kind =
    { $kind ->
        [normal] Normal Summon
        [flip] Flip Summon
       *[special] Special Summon
    }
asked-for =
    { $what ->
        [play] a play
        [chain] a response
        [choose] a choice of cards
        [yes-no] yes or no
        [option] one of several effects
        [number] a number
        [position] a battle position
        [zone] a zone
        [name] a card name
        [type] a Monster Type
        [attribute] an Attribute
        [counters] counters to remove
        [order] an order
       *[rock-paper-scissors] a hand of rock, paper, scissors
    }
lies-face-down = face-down
found-after = { $what } (after step { $step })
not-any-more = no { $what } after it
never-reached = the step '{ $label }' was never reached
never-resolved = Chain Link { $link } never resolved
refused-count = { $least } to { $most } must be chosen, not { $found }
refused-total = these do not make { $total }
refused-offer = it is not among what is offered
