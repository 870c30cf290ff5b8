"""A duration "until the end of the opponent's next turn" that may end in the turn that is going on.

## What it does
Finds resets with `RESET_OPPO_TURN` (or `RESET_SELF_TURN`) and no count, in effects that can be activated in either turn, while the text
says "next turn".

## Why is this bad?
Activated in the opponent's own turn, the count has to be 2: this turn's end is not the end of the next.

## Why in preview
Half of what it found in today's official scripts was right: some effects can be activated in one player's turn only, for reasons that the
rule does not see.

## Example
```lua
e1:SetReset(RESET_PHASE|PHASE_END|RESET_OPPO_TURN)
```

## Use instead
```lua
local ct=Duel.IsTurnPlayer(1-tp) and 2 or 1
e1:SetReset(RESET_PHASE|PHASE_END|RESET_OPPO_TURN,ct)
```
"""

from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

OWN_TURN = c.EFFECT_TYPE_IGNITION
EITHER_TURN = c.EFFECT_TYPE_QUICK_O | c.EFFECT_TYPE_ACTIVATE | c.EFFECT_TYPE_TRIGGER_O | c.EFFECT_TYPE_TRIGGER_F
SKIPS = frozenset(
    {c.EFFECT_SKIP_TURN, c.EFFECT_SKIP_DP, c.EFFECT_SKIP_SP, c.EFFECT_SKIP_M1, c.EFFECT_SKIP_BP, c.EFFECT_SKIP_M2, c.EFFECT_SKIP_EP}
)
PHRASES = {"RESET_OPPO_TURN": "opponent's next turn", "RESET_SELF_TURN": "your next turn"}


def check(script: Script) -> Iterator[Hit]:
    """Look at every reset that counts one player's turns."""
    text = script.printed.lower()
    for effect in script.effects:
        reset = effect.number("SetReset")
        if (
            reset is None
            or (effect.code or 0) in SKIPS
            or not reset & c.RESET_PHASE
            or effect.number("SetReset", 1) not in (None, 1)
            or len(effect.setters["SetReset"].args) > 1
        ):
            continue
        if any(len(call.args) > 1 for call in effect.function.calls_named("SetReset")):
            continue
        for name, phrase in PHRASES.items():
            if reset & script.numbers[name] and not reset & _other(script, name) and phrase in text and _either_turn(script, effect):
                yield at(
                    effect.setters["SetReset"],
                    f"ends at once when made at the end of that player's turn; the text says {phrase}",
                    "give 2 as the count when it is that player's turn",
                )


def _other(script: Script, name: str) -> int:
    return script.numbers["RESET_SELF_TURN" if name == "RESET_OPPO_TURN" else "RESET_OPPO_TURN"]


def _either_turn(script: Script, effect: EffectRecord) -> bool:
    users = script.users(effect.function, "SetOperation", "SetCost", "SetTarget")
    if not any(user.type & EITHER_TURN and not user.type & OWN_TURN for user in users):
        return False
    return script.card is None or not script.card.type & c.TYPE_SPELL or bool(script.card.type & c.TYPE_QUICKPLAY)


RULE = Rule("N506", "next-turn-miscounted", "M5", WARNING, check, __doc__, preview=True, needs_text=True)
