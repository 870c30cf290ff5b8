"""What a change did to a script: edits of its syntax tree, with identifiers abstracted."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher

from mining.forms import Form, form, parameters, shown, statements
from solemn.lint.calls import FunctionInfo
from solemn.lint.script import Script
from solemn.lua.tree import Call, CallStat, Method, Stat

ROLES = {
    "SetCondition": "condition",
    "SetCost": "cost",
    "SetTarget": "target",
    "SetOperation": "operation",
    "SetValue": "value",
    "SetTargetRange": "target",
}
SETTER = "set"
TELLING = frozenset(
    {"NegateActivation", "NegateEffect", "NegateSummon", "NegateAttack", "NegateRelatedChain", "NegateEffects", "IsCanBeDisabledByEffect"}
)
LASTING = re.compile(r"EFFECT_(?:DISABLE\w*|IMMUNE_EFFECT|CANNOT_(?:BE_EFFECT_TARGET|INACTIVATE|DISEFFECT|DISABLE)|INDESTRUCTABLE_EFFECT)$")


@dataclass(frozen=True, slots=True)
class Edit:
    """One edit: `where` names the role of the function or the code of the effect, `about` what the function negates or whose callback it is
    (events and lasting codes of effects), `pattern` what changed; lines before and after."""

    where: str
    about: str
    pattern: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class _Line:
    form: Form
    head: str
    line: int


def edits_between(before: Script, after: Script) -> list[Edit]:
    """The edits that lead from one version of a script to the next, in the order of the source."""
    old_roles, new_roles = _roles(before), _roles(after)
    old_about, new_about = _about(before), _about(after)
    old_codes, new_codes = _codes(before), _codes(after)
    found: list[Edit] = []
    for old, new in _matched(before, after):
        lines_old = _lines(old, old_codes) if old is not None else []
        lines_new = _lines(new, new_codes) if new is not None else []
        where = _joined(old, new, old_roles, new_roles) or _default(old or new)
        about = _joined(old, new, old_about, new_about)
        if old is not None and new is not None and parameters(old.func) != parameters(new.func):
            pattern = f"parameters {parameters(old.func)} => {parameters(new.func)}"
            found.append(Edit(where, about, pattern, old.line, new.line))
        found += _between(lines_old, lines_new, (where, about), old.line if old else 0, new.line if new else 0)
    return found


def _roles(script: Script) -> dict[int, set[str]]:
    """What each function is used for."""
    roles: dict[int, set[str]] = defaultdict(set)
    for effect in script.effects:
        for setter, role in ROLES.items():
            for info in script.reach(script.callbacks(effect, setter)):
                roles[id(info)].add(role)
    return roles


def _about(script: Script) -> dict[int, set[str]]:
    """What each function negates, and the events and lasting codes of the effects that it belongs to."""
    about: dict[int, set[str]] = defaultdict(set)
    for call in script.calls:
        if call.name in TELLING:
            about[id(call.function)].add(call.name)
    for effect in script.effects:
        argument = effect.argument("SetCode")
        code = shown(form(argument)) if argument is not None else ""
        if LASTING.match(code):
            about[id(effect.function)].add(code)
        if LASTING.match(code) or code.startswith("EVENT_"):
            for setter in ROLES:
                for info in script.reach(script.callbacks(effect, setter)):
                    about[id(info)].add(code)
    return about


def _codes(script: Script) -> dict[int, str]:
    """For each call of a setter, the code of its effect."""
    codes: dict[int, str] = {}
    for effect in script.effects:
        argument = effect.argument("SetCode")
        name = shown(form(argument)) if argument is not None else "activated"
        for call in effect.setters.values():
            codes.setdefault(id(call.node), name)
    return codes


def _matched(before: Script, after: Script) -> Iterator[tuple[FunctionInfo | None, FunctionInfo | None]]:
    """The functions of both versions: by name and place, then those left over in their order."""
    old, new = _keyed(before), _keyed(after)
    for key, info in old.items():
        if key in new:
            yield info, new[key]
    left = [info for key, info in old.items() if key not in new]
    added = [info for key, info in new.items() if key not in old]
    for number in range(max(len(left), len(added))):
        yield (left[number] if number < len(left) else None), (added[number] if number < len(added) else None)


def _keyed(script: Script) -> dict[tuple[str, int], FunctionInfo]:
    counts: dict[str, int] = defaultdict(int)
    found = {}
    for info in script.functions:
        name = info.name or f"in {info.parent.name if info.parent is not None else 'main'}"
        counts[name] += 1
        found[name, counts[name]] = info
    return found


def _lines(info: FunctionInfo, codes: dict[int, str]) -> list[_Line]:
    return [_line(made, stat, codes) for made, stat in statements(info.func.body)]


def _line(made: Form, stat: Stat, codes: dict[int, str]) -> _Line:
    call = stat.call if isinstance(stat, CallStat) else None
    if isinstance(call, Method) and id(call) in codes:
        made = (SETTER, codes[id(call)], call.name, *map(form, call.args))
        return _Line(made, f"{codes[id(call)]} {call.name}", stat.pos[0])
    if isinstance(call, Call | Method):
        return _Line(made, call.name if isinstance(call, Method) else shown(form(call.fn)), stat.pos[0])
    return _Line(made, str(made[0]), stat.pos[0])


def _joined(old: FunctionInfo | None, new: FunctionInfo | None, before: dict[int, set[str]], after: dict[int, set[str]]) -> str:
    return "+".join(sorted((before.get(id(old), set()) if old else set()) | (after.get(id(new), set()) if new else set())))


def _default(info: FunctionInfo | None) -> str:
    name = info.name if info is not None else ""
    return "initial" if name == "initial_effect" else "other" if name else "main"


def _between(old: list[_Line], new: list[_Line], where: tuple[str, str], start_old: int, start_new: int) -> Iterator[Edit]:
    matcher = SequenceMatcher(None, [line.form for line in old], [line.form for line in new], autojunk=False)
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        if tag != "equal":
            at_old = old[min(i1, len(old) - 1)].line if old else start_old
            at_new = new[min(j1, len(new) - 1)].line if new else start_new
            yield from _block(old[i1:i2], new[j1:j2], where, at_old, at_new)


def _block(old: list[_Line], new: list[_Line], where: tuple[str, str], at_old: int, at_new: int) -> Iterator[Edit]:
    matcher = SequenceMatcher(None, [line.head for line in old], [line.head for line in new], autojunk=False)
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        if tag == "equal":
            for one, other in zip(old[i1:i2], new[j1:j2]):
                for pattern in _changed(one.form, other.form):
                    yield Edit(*_place(one, where), f"{_head_of(one)}{pattern}", one.line, other.line)
            continue
        for one in old[i1:i2]:
            if one.form != ("end",):
                yield Edit(*_place(one, where), f"- {_text(one)}", one.line, new[j1].line if j1 < len(new) else at_new)
        for one in new[j1:j2]:
            if one.form != ("end",):
                yield Edit(*_place(one, where), f"+ {_text(one)}", old[i1].line if i1 < len(old) else at_old, one.line)


def _place(line: _Line, where: tuple[str, str]) -> tuple[str, str]:
    return (str(line.form[1]), where[1]) if line.form[0] == SETTER else where


def _head_of(line: _Line) -> str:
    if line.form[0] == SETTER:
        return f"{line.form[2]}: "
    return "" if line.form[0] in ("if", "elseif", "return", "do", "local") else f"{line.form[0]}: "


def _text(line: _Line) -> str:
    if line.form[0] == SETTER:
        return f"{line.form[2]}({','.join(shown(part) for part in line.form[3:])})"
    return shown(line.form)


def _changed(old: Form, new: Form) -> Iterator[str]:
    """The smallest parts in which two forms differ."""
    if old == new:
        return
    chain = next((part[0] for part in (old, new) if isinstance(part, tuple) and part[0] in ("and", "or", "mask")), None)
    if chain is not None and _alike(old, new, str(chain)):
        yield from _chains(_parts(old, str(chain)), _parts(new, str(chain)), str(chain))
    elif isinstance(old, tuple) and isinstance(new, tuple) and old[0] == new[0] and len(old) == len(new) and _same_head(old, new):
        for one, other in zip(old[1:], new[1:]):
            for pattern in _changed(one, other):
                yield f"{old[1]}(..): {pattern}" if old[0] in ("call", "method") and isinstance(old[1], str) else pattern
    else:
        yield f"{shown(old)} => {shown(new)}"


def _alike(old: Form, new: Form, chain: str) -> bool:
    return bool(set(_parts(old, chain)) & set(_parts(new, chain))) or (old[0] == new[0] == chain)


def _parts(part: Form, chain: str) -> list[Form]:
    return list(part[1:]) if isinstance(part, tuple) and part[0] == chain else [part]


def _same_head(old: tuple[Form, ...], new: tuple[Form, ...]) -> bool:
    if old[0] in ("call", "method", "binary", SETTER):
        return old[1] == new[1]
    return True


def _chains(old: list[Form], new: list[Form], chain: str) -> Iterator[str]:
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        if tag == "replace" and i2 - i1 == j2 - j1 and chain != "mask":
            for one, other in zip(old[i1:i2], new[j1:j2]):
                yield from _changed(one, other)
        elif tag != "equal":
            yield from (f"-{chain} {shown(part)}" for part in old[i1:i2])
            yield from (f"+{chain} {shown(part)}" for part in new[j1:j2])
