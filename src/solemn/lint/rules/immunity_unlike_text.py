"""An immunity that differs from the card's text.

## What it does
With a card text: finds values without `IsActivated` where the text says "activated effects", values that compare only players where the
text
says "other", values without any player where the text says "your opponent's", and values without any kind of effect where the text says
"monster effects", "Spell effects" or "Trap effects".

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
from solemn.lua.tree import GlobalRef, Position, Unary

ACTIVE = re.compile(r"^[^,;]*?(?:\bactivated (?:[\w/]+ ){0,4}?effects?\b|\beffects activated)")
OPPONENT = re.compile(r" by (?:the )?(?:(?:activated )?effects (?:of|from) |any of |any )*(?:your |the |an )?opponent's")
HEAD = re.compile(r"^[^,;:()]*?(?=[,;:()]|\bexcept|\bwhose|\bwith\b|\bwhile|\bthis turn|$)")
KIND = re.compile(r"\b(monster|spell|trap)")
KINDS = re.compile(
    r"Is\w*(?:Spell|Trap|Monster)(?:Effect)?|(?:Is|Get)(?:Active|Original)?Type|GetActivateLocation|CHAININFO_\w*(?:TYPE|LOCATION)"
)
BY_OPPONENT = re.compile(r"effects activated by (?:your|the) opponent")
OTHERS = re.compile(r" by (?:the effects of )?other (?:monster|card)")
PLAYERS_ONLY = frozenset({"GetOwnerPlayer", "GetHandlerPlayer"})
OWNERS = frozenset({"GetOwner", "GetHandler"})
PLAYERS = frozenset(
    {
        "GetOwnerPlayer",
        "GetHandlerPlayer",
        "GetControler",
        "IsControler",
        "GetCardControler",
        "CHAININFO_TRIGGERING_PLAYER",
        "CHAININFO_TRIGGERING_CONTROLER",
    }
)
ACTIVATED = frozenset({"IsActivated", "IsHasType", "GetType", "CHAININFO_TRIGGERING_EFFECT", "CHAININFO_CHAIN_ID"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every value of an immunity: it has to fit one of the text's sentences about being unaffected."""
    clauses = [sentence.split("unaffected", 1)[1] for sentence in sentences_with(script.card, "unaffected")]
    for _, info in immunity_values(script):
        if info.returns and not _hands_on(info):
            names = _asked(script, info)
            has_player = any(ref.var.name in ("rp", "tp") for ref in info.uses)
            found = [_difference(clause, names, has_player) for clause in clauses]
            if found and found[0] is not None and None not in found:
                yield Hit(_place(info), *found[0])


def _asked(script: Script, info: FunctionInfo) -> set[str]:
    """What a value asks: the functions it calls and what it wants to know of a Chain Link. That an effect is not of some type says
    nothing of what type it is."""
    reached = script.reach([info])
    excepted = {id(node.operand) for inner in reached for node in inner.nodes if isinstance(node, Unary) and node.op == "not"}
    names = {
        call.name
        for inner in reached
        for call in inner.calls
        if not (id(call.node) in excepted and call.name in ("IsType", "IsActiveType", "IsOriginalType"))
    }
    return names | {
        node.name for inner in reached for node in inner.nodes if isinstance(node, GlobalRef) and node.name.startswith("CHAININFO_")
    }


def _difference(clause: str, names: set[str], has_player: bool) -> tuple[str, str] | None:
    """In what a value that calls these functions differs from what the text says, and what would mend it."""
    head = HEAD.match(clause)
    kinds = sorted(set(KIND.findall(head[0]))) if head is not None else []
    if ACTIVE.search(clause) and not names & ACTIVATED:
        return "the text says activated effects; this is about all effects", "ask `te:IsActivated()`"
    if BY_OPPONENT.search(clause) and "GetOwnerPlayer" in names and "CHAININFO_TRIGGERING_PLAYER" not in names:
        message = "the text says effects that the opponent activated; this asks whose card it is"
        return message, "ask `Duel.GetChainInfo(0,CHAININFO_TRIGGERING_PLAYER)`"
    if OTHERS.match(clause) and names & PLAYERS_ONLY and not names & OWNERS:
        return "the text says other cards' effects; this asks for the player only", "compare `te:GetOwner()`"
    if kinds and not any(KINDS.fullmatch(name) for name in names):
        return f"the text says {'/'.join(kinds)} effects; this is about effects of all kinds", "ask for the kind: `te:IsMonsterEffect()`"
    if OPPONENT.match(clause) and not names & PLAYERS and not has_player:
        return "the text says the opponent's effects; this does not ask whose they are", "compare `te:GetOwnerPlayer()`"
    return None


def _place(info: FunctionInfo) -> Position:
    """The only return; else the first question about the effect, to which the missing one belongs."""
    tested = info.parameter(1)
    asked = next((call for call in info.calls if tested is not None and call.object_var() is tested), None)
    return info.returns[-1].pos if len(info.returns) == 1 or asked is None else asked.node.pos


def _hands_on(info: FunctionInfo) -> bool:
    tested = info.parameter(1)
    return tested is not None and any(getattr(arg, "var", None) is tested for call in info.calls for arg in call.args)


RULE = Rule("N707", "immunity-unlike-text", "M7", WARNING, check, __doc__, needs_text=True)
