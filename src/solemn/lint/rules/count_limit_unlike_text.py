"""Effects that share a count limit although the text gives each its own, or the other way round.

## What it does
With a card text: where it says "You can only use each effect of this card once per turn", finds effects that do different things and whose
`SetCountLimit` names the same code; where it says "You can only use 1 ... effect per turn, and only once that turn", finds effects with
codes of their own.

## Why is this bad?
Effects with the same code use up one another: whoever used the first cannot use the second in that turn. With different codes both can
be used.

## Example
```lua
-- "You can only use each effect of this card once per turn."
e1:SetCountLimit(1,id)
e2:SetCountLimit(1,id)
```

## Use instead
```lua
e1:SetCountLimit(1,id)
e2:SetCountLimit(1,{id,1})
```
"""

import re
from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.findings import UNSAFE, WARNING, Edit
from solemn.lint.rule import Hit, Rule, at, rename
from solemn.lint.script import Script
from solemn.lint.texts import sentences
from solemn.lua.tree import Expr

EACH = re.compile(
    r"\byou can only (?:use|activate) (?:each (?:of the following )?effects? of|(?:each of )?(?:the(?:se)? )?following effects\b)"
)
ONE = re.compile(
    r"\byou can only (?:use|activate) 1 (?:of the following |of these )?(?:\"\" )?effects? (?:of \"\" )?per turn, and only once"
)


def check(script: Script) -> Iterator[Hit]:
    """Compare the limits of the effects that the card is given with what the text says of them."""
    said = sentences(script.printed)
    each, one = any(map(EACH.search, said)), any(map(ONE.search, said))
    if each == one:
        return
    limits = _limits(script)
    first: dict[str, EffectRecord] = {}
    for effect, code in limits:
        name = script.text(code)
        other = first.setdefault(name, effect)
        if each and _does(script, other) != _does(script, effect):
            yield at(
                effect.setters["SetCountLimit"],
                f"shares its limit with the effect on line {other.line}; the text gives each effect its own",
                "give the limit a code of its own: `{id,1}`",
                _own_code(name, code, {script.text(node) for _, node in limits}),
            )
        elif one and len(first) > 1 and other is effect:
            yield at(
                effect.setters["SetCountLimit"],
                f"has a limit of its own; the text lets only 1 of the effects be used, as on line {next(iter(first.values())).line}",
                "give both limits the same code",
                rename(code, next(iter(first))),
            )


def _limits(script: Script) -> list[tuple[EffectRecord, Expr]]:
    """The effects that the card is given itself, with the codes of their limits; clones that keep a limit mean the same effect."""
    found = []
    for effect in script.effects:
        code = effect.argument("SetCountLimit", 1)
        kept = effect.origin is not None and effect.origin.setters.get("SetCountLimit") is effect.setters.get("SetCountLimit")
        if code is not None and not kept and script.number(code) != 0 and effect.function.name == "initial_effect":
            found.append((effect, code))
    return found


def _does(script: Script, effect: EffectRecord) -> str:
    operation = effect.argument("SetOperation")
    return "" if operation is None else script.text(operation)


def _own_code(name: str, code: Expr, taken: set[str]) -> tuple[Edit, ...]:
    """An edit to the next free code `{id,N}`; none where the script counts otherwise."""
    if name != "id":
        return ()
    return rename(code, next(free for number in range(1, 99) if (free := f"{{id,{number}}}") not in taken))


RULE = Rule("L128", "count-limit-unlike-text", "", WARNING, check, __doc__, needs_text=True, fix=UNSAFE)
