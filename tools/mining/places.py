"""Where a finding counts as one of what a change mended, and which changes mend no mistake of the class after all."""

from __future__ import annotations

import re
from collections.abc import Iterable

from mining.classes import ADDED, Row
from mining.reading import read_script
from mining.tables import without_names
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import Finding
from solemn.lint.negation import negating
from solemn.lint.script import Script
from solemn.lint.texts import CardText
from solemn.lua.tree import Binary, Const, Expr, LocalRef, Method, Return
from solemn.spec import constants as c

NEAR = 3
HELPERS = {"aux.tgoval": False, "aux.indoval": False, "aux.tgsval": True, "aux.indsval": True}  # does the card's own player count?
_NAMED = re.compile(r"\blines? (\d+)")


def lines_of_row(row: Row, before: bytes, path: str) -> set[int]:
    """The lines where a finding counts: those of the edits; of a half or a cut that is missing, all of the function that negates."""
    lines = set(row.lines)
    script = read_script(before, path) if row.mistake in ADDED else None
    for info in script.functions if script is not None else ():
        inside = range(info.func.pos[0], info.func.pos[2] + 1)
        if info.parent is not None and lines & set(inside):
            lines |= set(inside)
    return lines


def _lines_of(effect: EffectRecord) -> set[int]:
    """The lines that set an effect up: what made it, its setters there, its registrations."""
    setters = [call for call in effect.setters.values() if call.function is effect.function and call.line >= effect.line]
    return {effect.line, *(call.line for call in setters), *(call.line for call in effect.registered if call.function is effect.function)}


def near(findings: Iterable[Finding], mistake: str, lines: set[int]) -> list[Finding]:
    """The findings of a class on or near these lines, or with a message that names one of them."""
    return [finding for finding in findings if finding.mistake == mistake and any(_is_near(line, lines) for line in _places(finding))]


def _places(finding: Finding) -> list[int]:
    return [finding.span.line, *map(int, _NAMED.findall(finding.message))]


def _is_near(place: int, lines: set[int]) -> bool:
    return any(abs(place - line) <= NEAR for line in lines)


def under_other_names(before: Iterable[Finding], after: Iterable[Finding], lines: Iterable[int]) -> list[Finding]:
    """The findings about negation, or about names that nothing defines, on these very lines that the change removed, whatever their class:
    a misspelt constant is no less found."""
    left, wanted = {_said(finding) for finding in after}, set(lines)
    about = [finding for finding in before if finding.code.startswith("N") or finding.code == "L101"]
    return [finding for finding in about if finding.span.line in wanted and _said(finding) not in left]


def _said(finding: Finding) -> tuple[str, str]:
    return finding.code, without_names(finding.message)


def mends_nothing(row: Row, before: bytes, path: str, card: CardText | None) -> bool:
    """Is a change of an effect none of a negation (it negates nothing, or is not activated), of flags none in play (Counter Traps need none
    in the Damage Step), or of a value none in what it says?"""
    script = read_script(before, path)
    if script is None:
        return False
    touched = [effect for effect in script.effects if set(row.lines) & _lines_of(effect)]
    if row.mistake in ("M9", "M10") and all(where == "EVENT_CHAINING" for where, _ in row.edits):
        counter = row.mistake == "M10" and card is not None and bool(card.type & c.TYPE_COUNTER)
        return bool(touched) and not any(_is_negation(script, effect) and not (counter and _is_card(effect)) for effect in touched)
    swapped = [re.fullmatch(r"SetValue: s\.f => ([\w.]+)", pattern) for _, pattern in row.edits]
    if row.mistake == "M6" and all(swapped):
        names = {match[1] for match in swapped if match is not None}
        return bool(touched) and all(_says_the_same(script, effect, names) for effect in touched)
    return False


def _is_negation(script: Script, effect: EffectRecord) -> bool:
    return bool(negating(script, effect)) and not effect.type & c.EFFECT_TYPE_CONTINUOUS


def _is_card(effect: EffectRecord) -> bool:
    """Is it the activation of the card itself?"""
    return bool(effect.type & c.EFFECT_TYPE_ACTIVATE)


def _says_the_same(script: Script, effect: EffectRecord, helpers: set[str]) -> bool:
    """Does an effect's own value only compare the player with the card's, as the helper does?"""
    said = {_own_player(info.returns) for info in script.callbacks(effect, "SetValue")}
    return bool(said) and said <= {HELPERS.get(name) for name in helpers} and None not in said


def _own_player(returns: list[Return]) -> bool | None:
    """What the only `return` of a function asks of `rp`: is it the card's player, or the other one? None for everything else."""
    value = returns[0].values[0] if len(returns) == 1 and len(returns[0].values) == 1 else None
    if not isinstance(value, Binary) or value.op not in ("==", "~="):
        return None
    sides = [_player(value.left), _player(value.right)]
    if None in sides:
        return None
    return (value.op == "==") == (sides.count("other") % 2 == 0)


def _player(node: Expr) -> str | None:
    if isinstance(node, LocalRef):
        return "own" if node.var.name == "rp" else None
    if isinstance(node, Method):
        return "own" if node.name == "GetHandlerPlayer" else None
    if isinstance(node, Binary) and node.op == "-" and isinstance(node.left, Const) and node.left.value == 1:
        return "other" if _player(node.right) == "own" else None
    return None
