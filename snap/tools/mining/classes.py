"""Which class of negation mistake (M1 to M11) a change mended, as far as its edits say: a measure, not a judgement.

A change counts for a class when its edits do what fixes of that class do (a negation swapped for the other, a result that is now asked
for, a reset with another end, a question added before a negation, ...). Changes of style that look alike are in it too, so recall
measured on it is lower than on fixes that were read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

LASTING = re.compile(r"EFFECT_(?:DISABLE|DISABLE_EFFECT|DISABLE_TRAPMONSTER|IMMUNE_EFFECT|CANNOT_BE_EFFECT_TARGET|INDESTRUCTABLE_EFFECT)$")
NEGATES = re.compile(r"Negate(?:Activation|Effect|Attack|Effects|RelatedChain)\b|EFFECT_DISABLE\b|EFFECT_DISABLE_EFFECT")
QUESTIONS = re.compile(
    r"(?:IsRelateTo\w+|IsFaceup|IsFacedown|IsImmuneToEffect|IsCanBeDisabledByEffect|IsNegatable\w*|IsControler|IsOnField|IsLocation)\("
)
ENDS = re.compile(r"RESET_(?:PHASE|CONTROL|DISABLE|CHAIN|SELF_TURN|OPPO_TURN|OVERLAY)|PHASE_END")
STYLE = re.compile(
    r"SetDescription|SetHintTiming|Stringid|GetCount|\bnil\b|Hint\(|RESETS_\w+_PHASE_END|^[-+]\w* function|SetCountLimit|^end"
)
SUMMONS = frozenset({"EVENT_SUMMON", "EVENT_SPSUMMON", "EVENT_FLIP_SUMMON"})


@dataclass(frozen=True, slots=True)
class Row:
    """A class and the lines of the version before where the edits are."""

    mistake: str
    lines: tuple[int, ...]


def rows_of(edits: list[list[object]]) -> list[Row]:
    """The classes that a change's edits belong to."""
    found: dict[str, list[int]] = {}
    texts = [(str(where), str(about), str(pattern), int(str(line))) for where, about, pattern, line, _ in edits]
    for where, about, pattern, line in texts:
        if not STYLE.search(pattern):
            for mistake in _of_edit(where, about, pattern):
                found.setdefault(mistake, []).append(line)
    for mistake, lines in _of_change(texts):
        found.setdefault(mistake, []).extend(lines)
    return [Row(mistake, tuple(sorted(set(lines)))) for mistake, lines in sorted(found.items())]


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


def _of_change(texts: list[tuple[str, str, str, int]]) -> Iterator[tuple[str, list[int]]]:
    patterns = [(pattern, line) for _, _, pattern, line in texts]
    swaps = [
        line
        for pattern, line in patterns
        if re.search(r"NegateActivation\b.* => .*NegateEffect\b|NegateEffect\b.* => .*NegateActivation", pattern)
    ]
    lost = {name: _lines(patterns, "-", name) for name in ("NegateActivation", "NegateEffect", "NegateAttack")}
    won = {name: _lines(patterns, "+", name) for name in lost}
    if lost["NegateActivation"] and won["NegateEffect"] and not won["NegateActivation"]:
        swaps += lost["NegateActivation"]
    if lost["NegateEffect"] and won["NegateActivation"] and not won["NegateEffect"]:
        swaps += lost["NegateEffect"]
    if swaps:
        yield "M1", swaps
    for name in lost:
        bare = [line for pattern, line in patterns if re.match(rf"- Duel\.{name}\(", pattern)]
        gated = any(
            re.search(rf"\+(?:and)? .*Duel\.{name}\(|=> .*Duel\.{name}\(", p) and not re.match(rf"\+ Duel\.{name}", p) for p, _ in patterns
        )
        if bare and gated:
            yield "M2", bare
    halves = [line for _, about, pattern, line in texts if _is_half(about, pattern)]
    if halves:
        yield "M3", halves
    yield from _of_related(texts)


def _lines(patterns: Iterable[tuple[str, int]], sign: str, name: str) -> list[int]:
    return [line for pattern, line in patterns if pattern.startswith(sign) and f"Duel.{name}(" in pattern]


def _is_half(about: str, pattern: str) -> bool:
    if "EFFECT_DISABLE_TRAPMONSTER" in pattern:
        return True
    return pattern.startswith("+ SetCode(EFFECT_DISABLE_EFFECT)") or bool(re.search(r"NegateEffects\(.*true", pattern))


def _of_related(texts: list[tuple[str, str, str, int]]) -> Iterator[tuple[str, list[int]]]:
    for index, (_, _, pattern, _) in enumerate(texts):
        if re.match(r"\+ (?:Duel\.NegateRelatedChain\(|\$:NegateEffects\()", pattern):
            mine = [line for _, _, other, line in texts if re.match(r"[-+] SetCode\(EFFECT_DISABLE\)", other)]
            added = any(other.startswith("+ SetCode(EFFECT_DISABLE)") for _, _, other, _ in texts)
            if not added and not any("- Duel.NegateRelatedChain" in other for _, _, other, _ in texts):
                yield "M4", [texts[index][3], *mine]
