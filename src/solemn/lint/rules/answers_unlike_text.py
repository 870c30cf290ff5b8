"""A negation that answers other Chain Links than the text says.

## What it does
With a card text that says one thing of what is negated ("when your opponent activates a monster effect"): finds effects on
`EVENT_CHAINING` that negate the link and never ask whose it is, or of what kind, or whether it is the activation of a card.

## Why is this bad?
The effect could be activated, or even would have to be, where the text does not allow it: against one's own cards, for example.

## Example
```lua
function s.condition(e,tp,eg,ep,ev,re,r,rp) -- "When your opponent activates a monster effect"
        return re:IsMonsterEffect() and Duel.IsChainNegatable(ev)
end
```

## Use instead
```lua
function s.condition(e,tp,eg,ep,ev,re,r,rp)
        return rp==1-tp and re:IsMonsterEffect() and Duel.IsChainNegatable(ev)
end
```
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import chain_effects, has_outside_part, is_negated_link, negating
from solemn.lint.rule import Hit, Rule
from solemn.lint.script import Script, constant_names
from solemn.lint.texts import sentences
from solemn.lua.tree import Const, GlobalRef, LocalRef, Method, Position, Var
from solemn.spec import constants as c

NEGATES = re.compile(r"negates? (?:the|that|its|their|those)\b[^,;.]*\b(?:activations?|effects?)\b")
TRIGGER = re.compile(r"(?:when|if|each time) ([^:;]*?\bactivat\w*[^:;]*)[:;,]")
OPPONENT = re.compile(
    r"(?:your|the) opponent activates|activated by your opponent|(?:an|your) opponent's [^,;:]*\b(?:is|are) activated"
    r"|(?:an|your) opponent's [^,;:]*\bactivates?\b"
)
OF = re.compile(r"negates? (?:the|that) (?:activation|effect) of ((?:an? |your )?[^;:.]*)")
MONSTER = re.compile(
    r"\bmonster(?:'s)? effects?\b|\bmonsters?[^,]* activates? (?:its|an|their) effects?|effects? of (?:a |an )?[^,]*monster"
)
SPELL, TRAP = re.compile(r"\bspells?\b"), re.compile(r"\btraps?\b")
ANY_CARD = re.compile(r"(?<!spell )(?<!trap )\bcards? (?:or effects?\b|(?:is|are) activated)|\ba card\b|\bcard effects?\b|\ban effect\b")
PARENTHESES = re.compile(r"\([^)]*\)")
CARD_ONLY = re.compile(r"\b(?:spell|trap)s?(?:/trap|/spell| or trap| or spell)? cards?\b|\b(?:spell|trap) is activated")
BY_NAME = re.compile(r'(?:activates? ""|"" is activated)$')
PLAYERS = frozenset({"GetOwnerPlayer", "GetHandlerPlayer", "IsControler", "GetControler", "GetReasonPlayer"})
OF_PLAYERS = frozenset({"CHAININFO_TRIGGERING_PLAYER", "CHAININFO_TRIGGERING_CONTROLER"})
PLACES = frozenset({"CHAININFO_TRIGGERING_LOCATION", "CHAININFO_TRIGGERING_SEQUENCE", "CHAININFO_TRIGGERING_EFFECT", *OF_PLAYERS})
ON_FIELD = frozenset({"LOCATION_MZONE", "LOCATION_PZONE", "LOCATION_FZONE", "LOCATION_SZONE"})
KINDS = frozenset(
    {
        "IsActiveType",
        "GetActiveType",
        "IsMonsterEffect",
        "IsSpellEffect",
        "IsTrapEffect",
        "IsSpellTrapEffect",
        "IsType",
        "GetType",
        "GetOriginalType",
        "IsOriginalType",
        "IsMonster",
        "IsSpell",
        "IsTrap",
        "IsSpellTrap",
        "IsCode",
        "IsOriginalCode",
        "IsSetCard",
        "IsLocation",
        "GetActivateLocation",
        "IsAttribute",
        "IsRace",
        "IsSummonType",
        "IsSpecialSummoned",
        "IsExists",
    }
)
ACTIVATIONS = frozenset({"IsHasType", "EFFECT_TYPE_ACTIVATE", "GetActivateLocation", "IsSpellTrapActivation"})


@dataclass(frozen=True, slots=True)
class Said:
    """What a text says of the links that are negated: the opponent's only; of one kind only; activations of cards only."""

    opponent: bool
    kind: str
    card: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """What a condition, cost or target asks of a link: whose it is, its kind, whether it is the activation of a card."""

    player: bool
    kind: bool
    card: bool


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that answers a Chain Link by negating it."""
    said = _said(script)
    if said is None:
        return
    for effect in chain_effects(script):
        found = negating(script, effect)
        if (
            found
            and is_negated_link(found)
            and not effect.type & c.EFFECT_TYPE_CONTINUOUS
            and not has_outside_part(script, effect, "SetCondition")
        ):
            difference = _difference(said, _asked(script, effect))
            if difference is not None:
                yield Hit(_place(script, effect), *difference)


def _difference(said: Said, asked: Asked) -> tuple[str, str] | None:
    """In what an effect that asks this differs from the text, and what would mend it."""
    if said.opponent and not asked.player:
        return "also answers one's own Chain Links; the text says the opponent's", "ask `rp==1-tp`"
    if said.kind and not asked.kind and not (asked.card and said.kind.endswith("Spells or Traps")):
        return f"answers Chain Links of every kind; the text says {said.kind}", "ask for the kind: `re:IsMonsterEffect()`"
    if said.card and not asked.card:
        return "also answers effects of cards that are active already; the text says the card", "ask `re:IsHasType(EFFECT_TYPE_ACTIVATE)`"
    return None


def _place(script: Script, effect: EffectRecord) -> Position:
    """The only return of the condition, or else its function, or the effect that has none."""
    conditions = script.callbacks(effect, "SetCondition")
    if not conditions:
        return effect.made.node.pos
    return conditions[0].returns[-1].pos if len(conditions[0].returns) == 1 else conditions[0].func.pos


def _said(script: Script) -> Said | None:
    """What all sentences say that negate a Chain Link; None where one does not say when."""
    found: list[Said] = []
    before = ""
    for sentence in sentences(script.printed):
        if NEGATES.search(sentence):
            trigger = TRIGGER.search(sentence) or TRIGGER.search(before)
            old = OF.search(sentence) if ":" not in script.printed else None
            if trigger is not None:
                found.append(_trigger(PARENTHESES.sub("", trigger[1])))
            elif old is not None and "," not in old[1]:
                found.append(_trigger(old[1]))
            else:
                return None
        before = f"{sentence}:"
    if not found:
        return None
    kinds, cards = {said.kind for said in found}, {said.card for said in found}
    return Said(all(said.opponent for said in found), found[0].kind if len(kinds) == 1 else "", cards == {True})


def _trigger(words: str) -> Said:
    monster, spell, trap = (word.search(words) is not None for word in (MONSTER, SPELL, TRAP))
    named = [name for name, found in (("monster effects", monster), ("Spells", spell), ("Traps", trap)) if found]
    kind = "" if ANY_CARD.search(words) else " or ".join(named)
    card = bool(kind) and not monster and CARD_ONLY.search(words) is not None and "effect" not in words
    card = card or BY_NAME.search(words.strip()) is not None
    return Said(OPPONENT.search(words) is not None or words.startswith("an opponent's "), kind, card)


def _asked(script: Script, effect: EffectRecord) -> Asked:
    infos = script.reach([info for setter in ("SetCondition", "SetCost", "SetTarget") for info in script.callbacks(effect, setter)])
    calls = [call for info in infos for call in info.calls]
    of_link = {call.name for call in calls if _is_of_link(script, call)}
    named = {name for info in infos for name in info.named} if of_link & {"IsExists", "Filter", "FilterCount"} else set()
    constants = {node.name for info in infos for node in info.nodes if isinstance(node, GlobalRef)}
    asked = {name for call in calls if _asks_link(call) for arg in call.args for name in constant_names(arg)}
    passed = {id(arg) for call in calls if _is_passed_on(script, call) for arg in call.args}
    player = any(
        (ref.var.name in ("ep", "rp") or ref.var in _players(info)) and id(ref) not in passed for info in infos for ref in info.uses
    )
    return Asked(
        player or bool(PLAYERS & (of_link | named) or OF_PLAYERS & asked),
        bool(of_link & KINDS)
        or any(name.startswith("CHAININFO_TRIGGERING") and name not in PLACES for name in asked)
        or bool("CHAININFO_TRIGGERING_LOCATION" in asked and constants & ON_FIELD),
        bool((of_link | constants) & ACTIVATIONS),
    )


def _asks_link(call: CallSite) -> bool:
    """Does a call ask for facts of the link that is answered, or of the newest?"""
    first = call.args[0] if call.args else None
    return call.name == "GetChainInfo" and (isinstance(first, Const) or (isinstance(first, LocalRef) and first.var.name == "ev"))


def _is_passed_on(script: Script, call: CallSite) -> bool:
    """Does a call hand the whole event on, to a function of the script or to one that asks for damage?"""
    return len(call.args) > 5 and (call.name in script.by_name or call.name.startswith("damcon"))


def _players(info: FunctionInfo) -> list[Var | None]:
    """A callback's parameters for the player of the event and of the effect, whatever it calls them."""
    return [info.parameter(3), info.parameter(7)] if len(info.func.params) > 5 else []


def _is_of_link(script: Script, call: CallSite) -> bool:
    """Is a call about the effect of the link (`re`), or about its card?"""
    receiver = call.receiver
    if receiver is None:
        return call.table == "Card" or (call.table not in ("Duel", "Group") and bool(call.args))
    for origin in script.origins(receiver, call.function) or [receiver]:
        while isinstance(origin, Method):
            origin = origin.obj
        if isinstance(origin, LocalRef) and origin.var.name in ("re", "te", "eg"):
            return True
    return False


RULE = Rule("N910", "answers-unlike-text", "M9", WARNING, check, __doc__, needs_text=True)
