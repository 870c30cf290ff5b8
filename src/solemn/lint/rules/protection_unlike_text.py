"""Protection that the card's text gives and the script does not.

## What it does
With a card text: finds scripts that make cards unaffected while the text also (or only) says that they cannot be targeted and nothing in
the script protects from targeting; and protection of the whole field, of monsters or of one side, where the text speaks of monsters, of
Spells and Traps, or of both sides.

## Why is this bad?
A card that is unaffected can still be chosen as a target, and a card that cannot be targeted is still affected.

## Example
```lua
-- "cannot be targeted by card effects"
e1:SetCode(EFFECT_IMMUNE_EFFECT)
```

## Use instead
```lua
e1:SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET)
```
"""

import re
from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences
from solemn.spec import constants as c

ALL_CARDS = re.compile(r"monster cards|other cards|\"\" cards")
UNTARGETABLE = re.compile(
    r"(?:cannot|can't) (?:be targeted|target (?!.*for attacks?(?! or))).*effects?"
    r"|(?:cannot|neither player can) target .*effects?"
)
ANYWHERE = re.compile(r"\bon the field\b|\bany (?:\"\" )?monsters?\b")
ONE_SIDE = re.compile(r"you control|your (?!opponent)|opponent controls|this card|that target|equipped")
CHOSEN = re.compile(r"(?:cannot|can't|neither player can) target [^,;]*? with ")
TARGETED = re.compile(r"\btarget (?:\w+ |\"\" |-)*?(monsters?|cards?|spells?(?:/traps?)?|traps?|this|it)\b")


def check(script: Script) -> Iterator[Hit]:
    """Compare protection in text and script."""
    if not script.printed:
        return
    clauses = [sentence for sentence in sentences(script.printed) if UNTARGETABLE.search(sentence)]
    protecting = script.effects_with("EFFECT_CANNOT_BE_EFFECT_TARGET")
    if clauses and not protecting and not any(call.table == "aux" for call in script.main.calls):
        for effect in script.effects_with("EFFECT_IMMUNE_EFFECT"):
            yield at(
                effect.setters["SetCode"],
                "the text says that cards cannot be targeted; this makes them unaffected only",
                "register EFFECT_CANNOT_BE_EFFECT_TARGET",
            )
    if protecting and not clauses and not script.effects_with("EFFECT_IMMUNE_EFFECT") and _says_unaffected(script):
        for effect in protecting:
            yield at(
                effect.setters["SetCode"],
                "the text says that cards are unaffected; this protects them from targeting only",
                "register EFFECT_IMMUNE_EFFECT",
            )
    for effect in protecting:
        sides = effect.number("SetTargetRange"), effect.number("SetTargetRange", 1)
        if None in sides or not effect.type & c.EFFECT_TYPE_FIELD:
            continue
        reach = (sides[0] or 0) | (sides[1] or 0)
        if clauses and reach & c.LOCATION_SZONE and all(_is_about(sentence, "monster") for sentence in clauses):
            yield at(
                effect.place("SetTargetRange"), "protects Spells and Traps too, though the text speaks of monsters", "use LOCATION_MZONE"
            )
        elif clauses and reach == c.LOCATION_MZONE and all(_is_about(sentence, "spell", "trap") for sentence in clauses):
            yield at(
                effect.place("SetTargetRange"), "protects monsters only, though the text speaks of Spells or Traps", "use LOCATION_ONFIELD"
            )
        if len(clauses) == 1 and not (sides[0] and sides[1]) and _is_anywhere(clauses[0]):
            yield at(
                effect.place("SetTargetRange"),
                "protects one side only, though the text speaks of the whole field",
                "give both ranges",
            )


def _is_anywhere(sentence: str) -> bool:
    """Does a sentence about targeting mean cards on both sides of the field?"""
    chosen = CHOSEN.search(sentence)
    if chosen is not None:
        return "on the field" in chosen[0] and not ONE_SIDE.search(chosen[0])
    return ANYWHERE.search(sentence) is not None and not ONE_SIDE.search(sentence)


def _says_unaffected(script: Script) -> bool:
    """Is there a sentence about being unaffected, and none about targets?"""
    found = [sentence for sentence in sentences(script.printed) if "unaffected by" in sentence]
    return bool(found) and not any(re.search(r"target", sentence) for sentence in found)


def _is_about(sentence: str, *nouns: str) -> bool:
    """Is the first thing that a sentence says may not be targeted one of these, and no card of any kind?"""
    noun = TARGETED.search(sentence)
    return noun is not None and noun[1].startswith(nouns) and not ALL_CARDS.search(sentence)


RULE = Rule("N603", "protection-unlike-text", "M6", WARNING, check, __doc__, needs_text=True)
