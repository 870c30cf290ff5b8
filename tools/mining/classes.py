"""Which class of negation mistake (M1 to M11) a change mended, as far as its edits say: a measure, not a judgement.

A change counts for a class when its edits do what fixes of that class do (a negation swapped for the other, a result that is now asked
for, a reset with another end, a question added before a negation, ...). What is only moved or written otherwise does not count, nor what
comes or goes with a whole effect or function; changes of mind that look alike are in it, so recall measured on it is lower than on fixes
that were read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from mining.changed import Edited, is_whole, rewritten, whole_effects

LASTING = re.compile(r"EFFECT_(?:DISABLE|DISABLE_EFFECT|DISABLE_TRAPMONSTER|IMMUNE_EFFECT|CANNOT_BE_EFFECT_TARGET|INDESTRUCTABLE_EFFECT)$")
NEGATES = re.compile(r"Negate(?:Activation|Effect|Attack|Effects|RelatedChain)\b|EFFECT_DISABLE\b|EFFECT_DISABLE_EFFECT")
QUESTIONS = re.compile(
    r"(?:IsRelateTo\w+|IsFaceup|IsFacedown|IsImmuneToEffect|IsCanBeDisabledByEffect|IsNegatable\w*|IsControler|IsOnField|IsLocation)\("
)
ENDS = re.compile(r"RESET_(?:PHASE|CONTROL|DISABLE|CHAIN|SELF_TURN|OPPO_TURN|OVERLAY)|PHASE_END")
STYLE = re.compile(
    r"SetDescription|SetHintTiming|Stringid|GetCount|\bnil\b|Hint\(|RESETS_\w+_PHASE_END|^[-+]\w* function|SetCountLimit|^end"
    r"|mask EFFECT_FLAG_CLIENT_HINT$"
)
ADDED = frozenset({"M3", "M4"})  # mended by adding something: where it is missing is no one line
OTHER_KIND = re.compile(r"[-+] SetCode\(EVENT_CHAINING\)|SetCode: .*EVENT_CHAINING|Set(?:Type: .*|Type\(.*)EFFECT_TYPE_CONTINUOUS")
ONLY = {  # what mends no mistake of a class where it is all that is done about it
    "M7": re.compile(r"^SetValue: s\.f => aux\.\w+$"),  # the function moves into the library
    "M8": re.compile(r"^(?:\w+: )?-(?:and|or) "),  # a question is taken away: the class is about one that is missing
}
SUMMONS = frozenset({"EVENT_SUMMON", "EVENT_SPSUMMON", "EVENT_FLIP_SUMMON"})


@dataclass(frozen=True, slots=True)
class Row:
    """A class, the lines of the version before where its edits are, these edits (place and pattern), and what would take each back."""

    mistake: str
    lines: tuple[int, ...]
    edits: frozenset[tuple[str, str]] = frozenset()
    undone: frozenset[tuple[str, str]] = frozenset()

    def is_taken_back(self, later: Row) -> bool:
        """Does a row of a later change of the same script take all of this one back?"""
        return self.mistake == later.mistake and self.undone <= later.edits


def rows_of(edits: list[list[object]]) -> list[Row]:
    """The classes that a change's edits belong to."""
    made = [
        Edited(str(where), str(about), str(pattern), int(str(before)), int(str(after))) for where, about, pattern, before, after in edits
    ]
    found: dict[str, list[Edited]] = {}
    whole = whole_effects(made)
    for edit in made:
        if not STYLE.search(edit.pattern) and not is_whole(edit, whole):
            for mistake in _of_edit(edit.where, edit.about, edit.pattern):
                found.setdefault(mistake, []).append(edit)
    if any(OTHER_KIND.search(edit.pattern) for edit in made):
        _leave_out_setters(found)
    for mistake, chosen in found.items():
        same = rewritten(mistake, made)
        found[mistake] = [edit for edit in chosen if (edit.where, edit.about) not in same]
    for mistake, only in ONLY.items():
        if mistake in found and all(only.search(edit.pattern) for edit in found[mistake]):
            del found[mistake]
    for mistake, others in _of_change(made):
        found.setdefault(mistake, []).extend(others)
    if "M1" in found:
        found.pop("M9", None)  # what belongs to the other negation changes with it
    return [row for mistake, chosen in sorted(found.items()) for row in _row(mistake, chosen, made)]


def _leave_out_setters(found: dict[str, list[Edited]]) -> None:
    """Leave out how an effect that answers Chain Links is set up where it becomes, or was, another kind of effect."""
    for mistake in ("M9", "M10"):
        if mistake in found:
            found[mistake] = [edit for edit in found[mistake] if edit.where != "EVENT_CHAINING"]


def _row(mistake: str, chosen: list[Edited], edits: list[Edited]) -> Iterator[Row]:
    """The class with its lines: a function that is new has the lines where it is set, one that is replaced has its own."""
    lines = {edit.before for edit in chosen if edit.before}
    if any(re.match(r"Set\w+: s\.f => ", edit.pattern) for edit in chosen):
        lines |= {
            edit.before for edit in edits if edit.before and not edit.after and mistake in _of_edit(edit.where, edit.about, edit.pattern)
        }
    if len(lines) < len(chosen):
        lines |= {
            edit.before for edit in edits if edit.before and re.match(r"\+ Set(?:Target|Condition|Operation|Value)\(s\.f", edit.pattern)
        }
    if lines:
        places = frozenset((edit.where, edit.pattern) for edit in chosen)
        yield Row(mistake, tuple(sorted(lines)), places, frozenset(edit.undone() for edit in chosen))


def _of_edit(where: str, about: str, pattern: str) -> Iterator[str]:
    codes = set(about.split("+"))
    if (
        LASTING.match(where)
        and pattern.startswith(("SetReset", "+ SetReset", "- SetReset"))
        and (ENDS.search(pattern) or pattern[0] == "+")
    ):
        yield "M5"
    if where == "EFFECT_CANNOT_BE_EFFECT_TARGET" and re.match(r"Set(?:Value|Property|TargetRange|Range): |[-+] SetValue", pattern):
        yield "M6"
    if re.match(r"SetCode: EFFECT_(?:IMMUNE|CANNOT_BE_EFFECT_T|CANNOT_SELECT)\w+ => EFFECT_(?:IMMUNE|CANNOT_BE_EFFECT_T)", pattern):
        yield "M6"
    if where == "EFFECT_IMMUNE_EFFECT" and pattern.startswith("SetValue: ") and "function" not in pattern:
        yield "M7"
    if "value" in where and "EFFECT_IMMUNE_EFFECT" in codes:
        yield "M7"
    if "operation" in where and NEGATES.search(about) and re.search(r"[-+](?:and|or) ", pattern) and QUESTIONS.search(pattern):
        yield "M8"
    if "EVENT_CHAINING" in about or where == "EVENT_CHAINING":
        yield from _of_chain(where, pattern)
    if (codes & SUMMONS and ("condition" in where or "NegateSummon" in codes)) or where in SUMMONS:
        yield "M11"


def _of_chain(where: str, pattern: str) -> Iterator[str]:
    if re.search(r"IsChain(?:Negatable|Disablable)", pattern) and ("condition" in where or "target" in where):
        yield "M9"
    if "SetCategory" in pattern and re.search(r"CATEGORY_(?:NEGATE|DISABLE)\b", pattern):
        yield "M9"
    if "SetOperationInfo" in pattern and re.search(r"CATEGORY_(?:NEGATE|DISABLE|DESTROY|REMOVE)\b", pattern):
        yield "M9"
    if "STATUS_BATTLE_DESTROYED" in pattern or ("SetProperty" in pattern and "EFFECT_FLAG_DAMAGE" in pattern):
        yield "M10"


def _of_change(edits: list[Edited]) -> Iterator[tuple[str, list[Edited]]]:
    swaps = [
        edit
        for edit in edits
        if re.search(r"NegateActivation\b.* => .*NegateEffect\b|NegateEffect\b.* => .*NegateActivation", edit.pattern)
    ]
    lost = {name: _with(edits, "-", name) for name in ("NegateActivation", "NegateEffect", "NegateAttack")}
    won = {name: _with(edits, "+", name) for name in lost}
    if lost["NegateActivation"] and won["NegateEffect"] and not won["NegateActivation"]:
        swaps += lost["NegateActivation"]
    if lost["NegateEffect"] and won["NegateActivation"] and not won["NegateEffect"]:
        swaps += lost["NegateEffect"]
    if swaps:
        yield "M1", swaps
    for name in lost:
        bare = [edit for edit in edits if re.match(rf"- Duel\.{name}\(", edit.pattern)]
        gated = any(
            re.search(rf"\+(?:and)? .*Duel\.{name}\(|=> .*Duel\.{name}\(", edit.pattern) and not re.match(rf"\+ Duel\.{name}", edit.pattern)
            for edit in edits
        )
        if bare and gated:
            yield "M2", bare
    halves = [edit for edit in edits if _is_half(edit.pattern)]
    if halves:
        yield "M3", halves
    yield from _of_related(edits)


def _with(edits: Iterable[Edited], sign: str, name: str) -> list[Edited]:
    return [edit for edit in edits if edit.pattern.startswith(sign) and f"Duel.{name}(" in edit.pattern]


def _is_half(pattern: str) -> bool:
    if "EFFECT_DISABLE_TRAPMONSTER" in pattern:
        return True
    return pattern.startswith("+ SetCode(EFFECT_DISABLE_EFFECT)") or bool(re.search(r"NegateEffects\(.*true", pattern))


def _of_related(edits: list[Edited]) -> Iterator[tuple[str, list[Edited]]]:
    for edit in edits:
        if re.match(r"\+ (?:Duel\.NegateRelatedChain\(|\$:NegateEffects\()", edit.pattern):
            mine = [other for other in edits if re.match(r"[-+] SetCode\(EFFECT_DISABLE\)", other.pattern)]
            added = any(other.pattern.startswith("+ SetCode(EFFECT_DISABLE)") for other in edits)
            if not added and not any("- Duel.NegateRelatedChain" in other.pattern for other in edits):
                yield "M4", [edit, *mine]
