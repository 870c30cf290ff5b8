# Effects on a card

Card.RegisterEffect(c: card, e: effect, forced: bool = false) -> int?
    Puts an effect on the card. Nil, and nothing done, if the card is unaffected by what acts, unless forced; -1 if the effect is on a card already.

Card.IsHasEffect(c: card, code: int, player: int = 2) -> effect?*
    The effects with this code that apply to the card, or nil; with a player those that the player may still use.

Card.GetCardEffect(c: card, code: int = 0) -> effect?*
    The effects with this code (0: with any) that apply to the card or lie on it, or nil.

Card.GetOwnEffects(c: card) -> effect*
    All effects on the card.

Card.GetEffectCount(c: card, code: int) -> int
    How many effects with this code apply to the card.

Card.GetActivateEffect(c: card) -> effect*
    The effects by which the card is activated.

Card.CheckActivateEffect(c: card, neglect_condition: bool, neglect_cost: bool, copy_info: bool) -> effect?, group?*
    The first effect of the card that could be activated now by the effect that acts, with the event it would answer (cards, player, value, effect, reason, player). No result if there is none.

Card.ResetEffect(c: card, code: int, kind: int) -> none
    Ends effects on the card that a reset of this kind ends.

Card.RegisterFlagEffect(c: card, code: int, reset: int, property: int, count: int, label: int = 0, description: int = 0) -> effect
    Puts a mark on the card that lasts until the reset.

Card.GetFlagEffect(c: card, code: int) -> int
    How many marks with this code the card has.

Card.ResetFlagEffect(c: card, code: int) -> none
    Takes all marks with this code off the card.

Card.SetFlagEffectLabel(c: card, code: int, label: int) -> bool
    Changes the label of the card's first mark with this code; false if there is none.

Card.GetFlagEffectLabel(c: card, code: int) -> int?*
    The labels of the card's marks with this code, or nil.

Card.CopyEffect(c: card, code: int, reset: int, count: int = 1) -> int
    Gives the card the effects of another one as well, until the reset; a number for the copy, -1 for a card without effects.

Card.ReplaceEffect(c: card, code: int, reset: int, count: int = 0) -> int
    Gives the card the effects of another one in place of its own, until the reset; a number for the copy, -1 for a card without effects.

Card.ResetNegateEffect(c: card, code: int|table = nil, ...) -> none
    Ends what cards with these printed passcodes did to the card.

Card.EnableUnsummonable(c: card) -> none
    Makes the card one that cannot be Normal Summoned or Set.

Card.EnableReviveLimit(c: card) -> none
    Makes the card one that must first be properly Special Summoned and cannot be Normal Summoned or Set.

Card.IsGeminiState(c: card) -> bool
    Is the Gemini Monster an Effect Monster now?

Card.EnableGeminiState(c: card) -> none
    Makes the Gemini Monster an Effect Monster.

Card.AddMonsterAttribute(c: card, types: int, attribute: int = 0, race: int = 0, level: int = 0, attack: int = 0, defense: int = 0) -> none
    Lets a Spell or Trap be Special Summoned as a monster with these values; a value of 0 is left as printed.

Card.AddMonsterAttributeComplete(c: card) -> none
    Does nothing; older scripts end a Trap Monster's Summon with it.

Card.SetUniqueOnField(c: card, own: int, other: int, code: int|function, location: int = 0xc) -> none
    Lets there be only one such card, by name or by filter, on the controller's side and on the other one.

Card.CheckUniqueOnField(c: card, player: int, location: int = 0xc, ignored: card = nil) -> bool
    May the card be face-up on the player's field, as far as cards of which there can be only one go?

Card.AssumeProperty(c: card, property: int, value: int) -> none
    Lets the card have that value (ASSUME_) until the script that runs now is over.

Card.SetSPSummonOnce(c: card, code: int) -> none
    Lets the player Special Summon cards with this code only once per turn.

Card.IsImmuneToEffect(c: card, e: effect) -> bool
    Is the card unaffected by the effect?

Card.SetHint(c: card, kind: int, value: int) -> none
    Shows a hint on the card, to players only.

Card.ReverseInDeck(c: card) -> none
    Turns the card face-up in the Deck.
