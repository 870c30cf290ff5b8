# Duel: Summons and Sets. Those that a player could do by the rules happen at the end of a Chain if an effect calls for them.

Duel.Summon(player: int, c: card, ignore_count: bool, procedure: effect?, min_tributes: int = 0, zones: int = 0x1f) -> none [asks, acts]
    Lets the player Normal Summon a monster, by a procedure if one is given; `ignore_count` does not use up the turn's Normal Summon.

Duel.MSet(player: int, c: card, ignore_count: bool, procedure: effect?, min_tributes: int = 0, zones: int = 0x1f) -> none [asks, acts]
    Lets the player Set a monster as by the Normal Set.

Duel.SSet(player: int, cards: card|group, to_player: int = current, confirm: bool = true) -> int? [asks, acts]
    Lets the player Set cards in the Spell & Trap Zones of `to_player`; `confirm` shows them to the opponent first.

Duel.CreateToken(player: int, code: int) -> card? [acts]
    Makes a Token (or another card) that the player owns; it is nowhere until it is Summoned or moved.

Duel.SpecialSummon(cards: card|group, summon_type: int, summoner: int, player: int, no_check: bool, no_limit: bool, positions: int, zones: int = 0xff) -> int? [asks, acts]
    Special Summons monsters at the same time to the field of `player`; returns how many were Summoned.
    `no_check` ignores their Summoning conditions, `no_limit` that they were never properly Summoned.

Duel.SpecialSummonStep(c: card, summon_type: int, summoner: int, player: int, no_check: bool, no_limit: bool, positions: int, zones: int = 0xff) -> bool? [asks, acts]
    Puts one monster on the field for a Special Summon that Duel.SpecialSummonComplete ends; tells whether it is there.

Duel.SpecialSummonComplete() -> int [asks, acts]
    Ends a Special Summon made step by step; returns how many monsters were Summoned.

Duel.SpecialSummonRule(player: int, c: card, summon_type: int = 0) -> none [asks, acts]
    Lets the player Special Summon a monster by a procedure of its own.

Duel.SynchroSummon(player: int, c: card, must_use: any = nil, among: any = nil, min: int = 0, max: int = 0) -> none [asks, acts]
    Lets the player Synchro Summon a monster: with these cards (a card or group), and only from those.

Duel.XyzSummon(player: int, c: card, must_use: any = nil, among: any = nil, min: int = 0, max: int = 0) -> none [asks, acts]
    Lets the player Xyz Summon a monster: with these cards (a card or group), and only from those.

Duel.LinkSummon(player: int, c: card, must_use: any = nil, among: any = nil, min: int = 0, max: int = 0) -> none [asks, acts]
    Lets the player Link Summon a monster: with these cards (a card or group), and only from those.

Duel.ProcedureSummon(player: int, c: card, summon_type: int, must_use: any = nil, among: any = nil, min: int = 0, max: int = 0) -> none [asks, acts]
    Lets the player Special Summon a monster by a procedure of this Summon type.

Duel.PendulumSummon(player: int) -> none [asks]
    Lets the player Pendulum Summon.

Duel.ProcedureSummonGroup(player: int, summon_type: int) -> none [asks]
    Lets the player Summon by a procedure for several monsters, of this Summon type.

Duel.IsSummonCancelable() -> bool
    May the player go back from the Summon that is being made?

Duel.NegateSummon(cards: card|group) -> none
    Negates the Summon of the monsters that is being attempted.

Duel.IncreaseSummonedCount(c: card = nil) -> none
    Uses up one Normal Summon of the acting player, or the additional one that an effect grants for the card.

Duel.CheckSummonedCount(c: card = nil) -> bool
    Does the acting player have a Normal Summon left (for the card)?

# What players may do

Duel.IsPlayerCanDraw(player: int, count: int = 0) -> bool
    May the player draw, and does the Deck have that many cards?

Duel.IsPlayerCanDiscardDeck(player: int, count: int) -> bool
    May the player send that many cards from the top of the Deck to the Graveyard?

Duel.IsPlayerCanDiscardDeckAsCost(player: int, count: int) -> bool
    Can the player pay by sending that many cards from the top of the Deck to the Graveyard?

Duel.IsPlayerCanSummon(player: int, summon_type: int = nil, c: card = nil) -> bool
    May the player Normal Summon: at all, or this card in this way?

Duel.CanPlayerSetMonster(player: int, summon_type: int = nil, c: card = nil) -> bool
    May the player Set monsters: at all, or this card in this way?

Duel.CanPlayerSetSpellTrap(player: int, c: card = nil) -> bool
    May the player Set Spells and Traps: at all, or this card?

Duel.IsPlayerCanSpecialSummon(player: int, summon_type: int = nil, positions: int = nil, to_player: int = nil, c: card = nil) -> bool
    May the player Special Summon: at all, or this card in this way?

Duel.IsPlayerCanFlipSummon(player: int, c: card = nil) -> bool
    May the player Flip Summon: at all, or this card?

Duel.IsPlayerCanSpecialSummonMonster(player: int, code: int, setcodes: int|table? = nil, type: int = nil, attack: int = nil, defense: int = nil, level: int = nil, race: int = nil, attribute: int = nil, positions: int = 5, to_player: int = current, summon_type: int = 0) -> bool
    May the player Special Summon a monster with these values, such as a Token? Values left out are those printed on the card with the passcode.

Duel.IsPlayerCanSpecialSummonCount(player: int, count: int) -> bool
    May the player still Special Summon that many times this turn?

Duel.IsPlayerCanRelease(player: int, c: card = nil, reason: int = 0x80) -> bool
    May the player Tribute: at all, or this card for this reason?

Duel.IsPlayerCanRemove(player: int, c: card = nil, reason: int = 0x40) -> bool
    May the player banish: at all, or this card for this reason?

Duel.IsPlayerCanSendtoHand(player: int, c: card = nil) -> bool
    May the player add cards to the hand or return them to it: at all, or this card?

Duel.IsPlayerCanSendtoGrave(player: int, c: card = nil, reason: int = 0x40) -> bool
    May the player send cards to the Graveyard: at all, or this card for this reason?

Duel.IsPlayerCanSendtoDeck(player: int, c: card = nil) -> bool
    May the player return cards to the Deck: at all, or this card?

Duel.IsPlayerCanAdditionalSummon(player: int) -> bool
    Has the player not used an additional Normal Summon this turn?

Duel.IsPlayerCanPendulumSummon(player: int) -> bool
    Could the player Pendulum Summon now, if an effect called for it?

Duel.IsPlayerCanProcedureSummonGroup(player: int, summon_type: int) -> bool
    Could the player Summon by a procedure for several monsters of this Summon type, if an effect called for it?
