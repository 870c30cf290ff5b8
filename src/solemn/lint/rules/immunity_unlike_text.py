"""An immunity that differs from the card's text.

## What it does
With a card text: finds values without `IsActivated` where the text says "activated effects", values that compare only players where the
text
says "other", and values without any player where the text says "your opponent's".

## Why is this bad?
The card would be unaffected by more, or by less, than it says.

## Example
```lua
-- "unaffected by your opponent's activated effects"
return te:GetOwnerPlayer()~=e:GetHandlerPlayer()
```

## Use instead
```lua
return te:IsActivated() and te:GetOwnerPlayer()~=e:GetHandlerPlayer()
```
Rule P12d.
"""

import re
from collections.abc import Iterator

from solemn.lint.calls import FunctionInfo
from solemn.lint.findings import WARNING
from solemn.lint.negation import immunity_values
from solemn.lint.rule import Hit, Rule
from solemn.lint.script import Script
from solemn.lint.texts import sentences_with

ACTIVE = re.compile(r"^[^,;]*?(?:\bactivated (?:\w+ )?effects|\beffects activated)")
OPPONENT = re.compile(r" by (?:the )?(?:(?:activated )?effects of |any of |any )*(?:your |the |an )?opponent's")
BY_OPPONENT = re.compile(r"effects activated by (?:your|the) opponent")
OTHERS = re.compile(r" by (?:the effects of )?other (?:monster|card)")
PLAYERS_ONLY = frozenset({"GetOwnerPlayer", "GetHandlerPlayer"})
OWNERS = frozenset({"GetOwner", "GetHandler"})
PLAYERS = frozenset({"GetOwnerPlayer", "GetHandlerPlayer", "GetControler", "IsControler", "GetChainInfo", "GetCardControler"})
ACTIVATED = frozenset({"IsActivated", "IsHasType", "GetChainInfo", "GetActivateLocation", "GetType"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every value of an immunity, if the text has one sentence about being unaffected."""
    clauses = [sentence.split("unaffected", 1)[1] for sentence in sentences_with(script.card, "unaffected")]
    if len(clauses) != 1:
        return
    clause = clauses[0]
    for _, info in immunity_values(script):
        if info.returns and not _hands_on(info):
            names = {call.name for inner in script.reach([info]) for call in inner.calls}
            if ACTIVE.search(clause) and not names & ACTIVATED:
                yield Hit(info.returns[-1].pos, "the text says activated effects; this is about all effects", "ask `te:IsActivated()`")
            elif BY_OPPONENT.search(clause) and "GetOwnerPlayer" in names and "GetChainInfo" not in names:
                yield Hit(
                    info.returns[-1].pos,
                    "the text says effects that the opponent activated; this asks whose card it is",
                    "ask `Duel.GetChainInfo(0,CHAININFO_TRIGGERING_PLAYER)`",
                )
            elif OTHERS.match(clause) and names & PLAYERS_ONLY and not names & OWNERS:
                yield Hit(
                    info.returns[-1].pos, "the text says other cards' effects; this asks for the player only", "compare `te:GetOwner()`"
                )
            elif OPPONENT.match(clause) and not names & PLAYERS and not any(ref.var.name in ("rp", "tp") for ref in info.uses):
                yield Hit(
                    info.returns[-1].pos,
                    "the text says the opponent's effects; this does not ask whose they are",
                    "compare `te:GetOwnerPlayer()`",
                )


def _hands_on(info: FunctionInfo) -> bool:
    tested = info.parameter(1)
    return tested is not None and any(getattr(arg, "var", None) is tested for call in info.calls for arg in call.args)


RULE = Rule("N707", "immunity-unlike-text", "M7", WARNING, check, __doc__, needs_text=True)
