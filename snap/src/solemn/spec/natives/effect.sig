# Effects

Effect.CreateEffect(c: card) -> effect
    A new effect of the card, not on any card yet.

Effect.GlobalEffect() -> effect
    A new effect that belongs to no card.

Effect.Clone(e: effect) -> effect
    A copy of the effect, not on any card yet.

Effect.Reset(e: effect) -> none
    Ends the effect.

Effect.GetFieldID(e: effect) -> int
    The effect's number in time.

Effect.SetDescription(e: effect, description: int) -> none
    Sets the text that players see.

Effect.SetCode(e: effect, code: int) -> none
    Sets the event that the effect answers (EVENT_), or what it does (EFFECT_).

Effect.SetRange(e: effect, locations: int) -> none
    Sets where the card must be for the effect to work.

Effect.SetTargetRange(e: effect, own: int, other: int) -> none
    Sets which locations the effect is about, or which players: one's own side and the other one.

Effect.SetAbsoluteRange(e: effect, player: int, own: int, other: int) -> none
    Sets which locations the effect is about, from the side of that player whoever controls the card.

Effect.SetCountLimit(e: effect, count: int, code: int|table = 0, flag: int = 0) -> none
    Sets how often the effect can be used; with a code it shares that with all effects of the same code, by player.

Effect.SetReset(e: effect, reset: int, count: int = 0) -> none
    Sets what ends the effect (RESET_), and for ends of phases how many of them.

Effect.SetType(e: effect, types: int) -> none
    Sets the EFFECT_TYPE_ mask; some types bring others and a range with them.

Effect.SetProperty(e: effect, flags: int, flags2: int = 0) -> none
    Sets the EFFECT_FLAG_ masks; bits that other functions set stay.

Effect.SetLabel(e: effect, label: int|table, ...) -> none
    Keeps whole numbers with the effect.

Effect.SetLabelObject(e: effect, object: any) -> none
    Keeps a card, an effect, a group or a table with the effect.

Effect.SetCategory(e: effect, category: int) -> none
    Sets the CATEGORY_ mask: what the effect will do.

Effect.SetHintTiming(e: effect, own: int, other: int = current) -> none
    Sets when players are asked about the effect: in their own turn and in the other player's.

Effect.SetCondition(e: effect, condition: function) -> none
    Sets what must be so for the effect to be activated or to apply.

Effect.SetTarget(e: effect, target: function) -> none
    Sets what is done on activation, or which cards the effect is about.

Effect.SetCost(e: effect, cost: function) -> none
    Sets what is paid.

Effect.SetValue(e: effect, value: int|bool|function) -> none
    Sets the effect's value, or a function that says it.

Effect.SetOperation(e: effect, operation: function?) -> none
    Sets what the effect does when it resolves.

Effect.SetOwnerPlayer(e: effect, player: int) -> none
    Sets whose effect this is.

Effect.GetDescription(e: effect) -> int
    The text that players see.

Effect.GetCode(e: effect) -> int
    The event that the effect answers, or what it does.

Effect.GetRange(e: effect) -> int
    Where the card must be for the effect to work.

Effect.GetTargetRange(e: effect) -> int, int
    Which locations the effect is about, on one's own side and on the other one.

Effect.GetCountLimit(e: effect) -> int, int, int, int, int
    How often the effect can still be used, how often in all, the code, flag and index that it shares this under.

Effect.GetReset(e: effect) -> int, int
    What ends the effect, and how many ends of phases are left.

Effect.GetType(e: effect) -> int
    The EFFECT_TYPE_ mask.

Effect.GetProperty(e: effect) -> int, int
    The EFFECT_FLAG_ masks.

Effect.GetLabel(e: effect) -> int, int*
    The whole numbers kept with the effect, 0 if there are none.

Effect.GetLabelObject(e: effect) -> any
    What is kept with the effect.

Effect.GetCategory(e: effect) -> int
    The CATEGORY_ mask.

Effect.GetOwner(e: effect) -> card
    The card that the effect comes from.

Effect.GetHandler(e: effect) -> card?
    The card that the effect is on; nil before it is registered.

Effect.GetOwnerPlayer(e: effect) -> int
    The player who made the effect.

Effect.GetHandlerPlayer(e: effect) -> int
    The player whose effect this is now.

Effect.GetHintTiming(e: effect) -> int, int
    When players are asked about the effect.

Effect.GetCondition(e: effect) -> function?
    The function that says whether the effect can be activated or applies.

Effect.GetTarget(e: effect) -> function?
    The function of the effect's target.

Effect.GetCost(e: effect) -> function?
    The function of the effect's cost.

Effect.GetValue(e: effect) -> any
    The effect's value, or the function that says it.

Effect.GetOperation(e: effect) -> function?
    The function of what the effect does.

Effect.GetActiveType(e: effect) -> int
    The TYPE_ mask of the effect as it was activated: a Monster, Spell or Trap effect.

Effect.IsActiveType(e: effect, types: int) -> bool
    Is the effect, as it was activated, one of a card of these types?

Effect.IsHasProperty(e: effect, flags: int, flags2: int = 0) -> bool
    Has the effect one of these EFFECT_FLAG_ bits, of each mask that is not 0?

Effect.IsHasCategory(e: effect, category: int) -> bool
    Has the effect one of these CATEGORY_ bits?

Effect.IsHasType(e: effect, types: int) -> bool
    Has the effect one of these EFFECT_TYPE_ bits?

Effect.IsActivatable(e: effect, player: int, neglect_location: bool = false, neglect_target: bool = false) -> bool
    Could the player activate the effect now, if it needs no event?

Effect.IsActivated(e: effect) -> bool
    Is it an effect that is activated?

Effect.GetActivateLocation(e: effect) -> int
    Where the card was when the effect was activated.

Effect.GetActivateSequence(e: effect) -> int
    In which place the card was when the effect was activated.

Effect.CheckCountLimit(e: effect, player: int) -> bool
    May the player use the effect once more?

Effect.UseCountLimit(e: effect, player: int, count: int = 1, oath_only: bool = false) -> none
    Counts uses of the effect by the player.

Effect.RestoreCountLimit(e: effect, player: int, count: int = 1, oath_only: bool = false) -> none
    Takes back uses of the effect by the player.

Effect.IsDeleted(o: any) -> bool
    Is the object an effect that ended in an earlier turn?

Effect.GetLuaRef(e: effect) -> int
    A number that stands for the effect in scripts.

Effect.FromLuaRef(ref: int) -> effect
    The effect of such a number.
