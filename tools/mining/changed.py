"""Which edits of a change matter to a class of mistake: not what is only moved or written otherwise, not whole effects that come or go."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

SUBJECTS = {
    "M5": re.compile(r"RESETS?_\w+|PHASE_\w+|\bN\b"),
    "M6": re.compile(r"EFFECT_FLAG_\w+|LOCATION_\w+|aux\.\w+|s\.f|EFFECT_CANNOT\w+|EFFECT_IMMUNE\w+|\b[01]\b|function"),
    "M7": re.compile(r"\bs\.f\b|\b[01]\b|(?<=:)\w+(?=\()|TYPE_\w+|LOCATION_\w+|STATUS_\w+|aux\.\w+|EFFECT_FLAG_\w+"),
    "M8": re.compile(r"Is(?:RelateTo\w+|Faceup|ImmuneToEffect|Disabled|Negatable\w*|Controler|OnField|Location)(?=\()"),
    "M9": re.compile(r"IsChain\w+|CATEGORY_\w+"),
    "M10": re.compile(r"STATUS_BATTLE_DESTROYED|EFFECT_FLAG_DAMAGE_\w+"),
    "M11": re.compile(
        r"NegateSummon\w*|GetCurrentChain|IsSummonType|GetSummonType|(?:Is|Get)SummonPlayer|(?:Is|Get)SummonLocation|CATEGORY_DISABLE_SUMMON"
        r"|\b[er]p\b|eg:GetFirst|\beg\b|EVENT_\w*SUMMON\b"
    ),
}
ALIKE = (
    (re.compile(r"(?<!\w)e:GetHandler\(\)"), "$"),
    (re.compile(r"IsFacedown\("), "IsFaceup("),
    (re.compile(r"IsCanBeDisabledByEffect\("), "IsDisabled(IsImmuneToEffect("),
    (re.compile(r"IsMonsterEffect\("), "IsActiveType(TYPE_MONSTER"),
    (re.compile(r"IsSpellTrapEffect\("), "IsActiveType(TYPE_SPELL|TYPE_TRAP"),
    (re.compile(r"IsSpellEffect\("), "IsActiveType(TYPE_SPELL"),
    (re.compile(r"IsTrapEffect\("), "IsActiveType(TYPE_TRAP"),
    (re.compile(r"GetSummonType\("), "IsSummonType("),
    (re.compile(r"GetSummonPlayer\("), "IsSummonPlayer("),
    (re.compile(r"GetSummonLocation\("), "IsSummonLocation("),
)
SIGNS = {"+": "-", "-": "+"}
_SIGNED = re.compile(r"((?:\w+: )?)([-+])(.*)", re.DOTALL)
_CHANGED = re.compile(r"((?:[\w:.()]+: )*)(.*) => (.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Edited:
    """One edit of a change, as `edits.py` tells it."""

    where: str
    about: str
    pattern: str
    before: int
    after: int

    def sides(self) -> tuple[str, str]:
        """What it takes away and what it adds."""
        if signed := _SIGNED.fullmatch(self.pattern):
            return (signed[3], "") if signed[2] == "-" else ("", signed[3])
        if changed := _CHANGED.fullmatch(self.pattern):
            return changed[2], changed[3]
        return "", ""

    def undone(self) -> tuple[str, str]:
        """Where, and the pattern of the edit that takes this one back."""
        if signed := _SIGNED.fullmatch(self.pattern):
            return self.where, signed[1] + SIGNS[signed[2]] + signed[3]
        if changed := _CHANGED.fullmatch(self.pattern):
            return self.where, f"{changed[1]}{changed[3]} => {changed[2]}"
        return self.where, ""


def whole_effects(edits: Iterable[Edited]) -> set[tuple[str, str]]:
    """The codes of effects that are added or removed with everything about them, each with the sign."""
    edits = list(edits)
    made = {edit.pattern[0] for edit in edits if re.match(r"[-+] local (?:Effect\.|\$:Clone)", edit.pattern)}
    return {(edit.where, edit.pattern[0]) for edit in edits if re.match(r"[-+] SetCode\(", edit.pattern) and edit.pattern[0] in made}


def is_whole(edit: Edited, whole: set[tuple[str, str]]) -> bool:
    """Does an edit stand in an effect or a function that comes or goes as a whole?"""
    return (edit.where, edit.pattern[0]) in whole or edit.after == 0


def rewritten(mistake: str, edits: Iterable[Edited]) -> set[tuple[str, str]]:
    """The places where all that the class is about stands as often before as afterwards."""
    subject = SUBJECTS.get(mistake)
    if subject is None:
        return set()
    edits = list(edits)
    codes = _same_effects(edits)
    counts: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for edit in edits:
        place = counts[codes.get(edit.where, edit.where), edit.about]
        lost, won = edit.sides()
        place.subtract(subject.findall(_alike(lost)))
        place.update(subject.findall(_alike(won)))
    same = {place for place, count in counts.items() if not any(count.values())}
    return {(edit.where, edit.about) for edit in edits if (codes.get(edit.where, edit.where), edit.about) in same}


def _same_effects(edits: Iterable[Edited]) -> dict[str, str]:
    """The codes that effects swap or change, each with one name for all of them: what is set on them has only moved."""
    names: dict[str, str] = {}
    for edit in edits:
        if changed := re.fullmatch(r"SetCode: (\w+) => (\w+)", edit.pattern):
            old, new = (names.get(code, code) for code in changed.groups())
            for code in [code for code, name in names.items() if name == new] + [new, *changed.groups()]:
                names[code] = old
    return names


def _alike(text: str) -> str:
    for pattern, word in ALIKE:
        text = pattern.sub(word, text)
    return text
