"""What scripts may name: the engine's natives, its numbers, and what the Lua library defines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from types import MappingProxyType

from solemn.cards.sources import is_card_script
from solemn.lint.source import read_source
from solemn.lint.walk import function_of, statements_in
from solemn.lua.tree import Assign, Binary, Block, Const, Expr, Function, GlobalRef, Index, LocalRef, Stat, Unary, Var
from solemn.spec import constants as spec_constants
from solemn.spec.signatures import natives

LUA_GLOBALS = frozenset(
    {
        "_G",
        "_VERSION",
        "assert",
        "error",
        "getmetatable",
        "ipairs",
        "load",
        "math",
        "next",
        "pairs",
        "pcall",
        "print",
        "rawequal",
        "rawget",
        "rawlen",
        "rawset",
        "require",
        "select",
        "setmetatable",
        "string",
        "table",
        "tonumber",
        "tostring",
        "type",
        "utf8",
        "xpcall",
        "coroutine",
        "bit",
        "bit32",
    }
)
TABLES = frozenset({"Card", "Duel", "Effect", "Group", "Debug"})
OLD_NUMBERS = {
    "RESET_END": 0x200,
    "RESET_MSCHANGE": 0x20000,
    "POS_FACEUP_DEFENCE": 4,
    "POS_FACEDOWN_DEFENCE": 8,
    "POS_DEFENCE": 12,
    "RESETS_STANDARD": 0x1FE0000,
    "RESETS_STANDARD_DISABLE": 0x1FF0000,
    "RESETS_REDIRECT": 0xC7E0000,
    "EFFECT_SET_BASE_DEFENCE": 134,
    "EFFECT_UPDATE_DEFENCE": 104,
    "EFFECT_SET_DEFENCE": 105,
    "EFFECT_SET_DEFENCE_FINAL": 106,
}
_DOTTED = re.compile(r"^(?:Auxiliary|aux)\.")
_LOADED = re.compile(rb'"((?:Auxiliary|Card|Duel|Effect|Group|Cost|Fusion|Xyz|Synchro|Link|Ritual|Pendulum)\.\w+)"')


class Library:
    """The names of one library: plain globals, and dotted ones with their table first (`Auxiliary.NOT`)."""

    __slots__ = ("dotted", "fields", "globals", "methods", "numbers")

    def __init__(self, names: Mapping[str, str | None], numbers: Mapping[str, int]) -> None:
        self.globals = frozenset(name for name in names if "." not in name) | LUA_GLOBALS | TABLES | frozenset(numbers)
        self.dotted = {name: arity for name, arity in names.items() if "." in name}
        self.fields: dict[str, set[str]] = {}
        for dotted in (*self.dotted, *natives()):
            table, _, name = dotted.partition(".")
            self.fields.setdefault(table, set()).add(name)
        self.methods = frozenset(name for table in ("Card", "Effect", "Group") for name in self.fields.get(table, ()))
        self.numbers = dict(numbers)

    def knows(self, table: str, name: str) -> bool:
        """Is there such a field in one of the known tables?"""
        return name in self.fields.get("Auxiliary" if table == "aux" else table, ())


@lru_cache(maxsize=4)
def library_of(folders: tuple[Path, ...] = ()) -> Library:
    """The library in folders of scripts, the first one winning, on top of what is known of the community's; that alone without a folder."""
    names = dict(_known_names())
    numbers = dict(known_numbers())
    for folder in reversed(folders):
        names.update(scan_folder(folder))
        for path in sorted(folder.glob("*constant*.lua")):
            numbers.update(_numbers_in(path.read_bytes(), numbers))
    return Library(names, numbers)


@lru_cache(maxsize=1)
def known_numbers() -> Mapping[str, int]:
    """Every numeric constant that scripts may name: the engine's, the bundled library's, and old spellings."""
    found = {name: value for name, value in vars(spec_constants).items() if name.isupper() and isinstance(value, int)}
    folder = resources.files("solemn.cards") / "library"
    for name in ("constant.lua", "constant_more.lua", "card_counter_constants.lua", "archetype_setcode_constants.lua"):
        found.update(_numbers_in((folder / name).read_bytes(), found))
    return MappingProxyType(OLD_NUMBERS | found)


@lru_cache(maxsize=1)
def _known_names() -> Mapping[str, str | None]:
    found: dict[str, str | None] = {}
    for line in (resources.files("solemn.lint") / "data" / "names.tsv").read_text(encoding="utf-8").splitlines():
        name, _, arity = line.partition("\t")
        found[name] = arity or None
    return MappingProxyType(found)


@lru_cache(maxsize=1)
def deprecated_names() -> Mapping[str, str]:
    """Old names of library functions, and what replaces them."""
    text = (resources.files("solemn.lint") / "data" / "deprecated.tsv").read_text(encoding="utf-8")
    return MappingProxyType(dict(line.split("\t") for line in text.splitlines()))


def library_files(folder: Path) -> list[Path]:
    """The files of the library in a folder of scripts: its Lua files that are no card's script, and those in subfolders by their names."""
    found = [*folder.glob("*.lua"), *folder.glob("*/proc_*.lua"), *folder.glob("*/*_functions.lua")]
    return sorted(path for path in found if not is_card_script(path.name))


def scan_folder(folder: Path) -> dict[str, str | None]:
    """The names that the library files of a folder define; functions with their smallest and largest number of parameters."""
    found: dict[str, str | None] = {}
    for path in library_files(folder):
        data = path.read_bytes()
        found.update({name.decode(): "0-" for name in _LOADED.findall(data)})
        source = read_source(data, str(path))
        if source.tree is not None:
            found.update(_defined(source.tree.body))
    return found


def _defined(block: Block) -> Iterator[tuple[str, str | None]]:
    for stat in statements_in(block):
        if isinstance(stat, Assign):
            for i, target in enumerate(stat.targets):
                name = plain_name(target)
                value = stat.values[i] if i < len(stat.values) else None
                if name:
                    yield name, arity_text(value)
        for func in _functions(stat):
            yield from _defined(func.func.body)


def _functions(stat: Stat) -> list[Function]:
    if not isinstance(stat, Assign):
        return []
    return [value for value in stat.values if isinstance(value, Function)]


def arity_text(value: Expr | None) -> str | None:
    """`0-3` for a function of three parameters, `0-` with `...`, None for other values."""
    func = function_of(value) if value is not None else None
    if func is None:
        return None
    return "0-" if func.is_vararg else f"0-{len(func.params)}"


def plain_name(node: Expr) -> str:
    """`name`, `Table.name`, or nothing for other expressions. `aux` reads `Auxiliary`."""
    if isinstance(node, GlobalRef):
        return node.name
    if isinstance(node, Index) and isinstance(node.key, Const) and isinstance(node.key.value, str):
        if isinstance(node.obj, GlobalRef):
            return _DOTTED.sub("Auxiliary.", f"{node.obj.name}.{node.key.value}")
        if isinstance(node.obj, LocalRef):
            return ""
    return ""


def _numbers_in(data: bytes, known: Mapping[str, int]) -> dict[str, int]:
    source = read_source(data, "constants")
    found: dict[str, int] = {}
    for stat in source.tree.body.stats if source.tree is not None else ():
        if isinstance(stat, Assign) and isinstance(stat.targets[0], GlobalRef):
            value = number_of(stat.values[0], {**known, **found} if len(found) < 2 else _Chained(found, known))
            if value is not None:
                found[stat.targets[0].name] = value
    return found


class _Chained(dict[str, int]):
    """Two mappings, the first first."""

    def __init__(self, first: Mapping[str, int], second: Mapping[str, int]) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def get(self, key: str, default: int | None = None) -> int | None:  # type: ignore[override]
        found = self.first.get(key)
        return found if found is not None else self.second.get(key, default)


def number_of(node: Expr | None, numbers: Mapping[str, int], fixed: Mapping[Var, Expr] = MappingProxyType({})) -> int | None:
    """The value of an expression made of numbers, constants and variables that are never assigned again; None when it cannot be known."""
    if isinstance(node, Const):
        value = node.value
        if isinstance(value, bool):
            return None
        return int(value) if isinstance(value, int | float) and value == value and abs(value) < 2**63 else None
    if isinstance(node, GlobalRef):
        return numbers.get(node.name)
    if isinstance(node, LocalRef):
        return number_of(fixed.get(node.var), numbers, fixed)
    if isinstance(node, Binary):
        left, right = number_of(node.left, numbers, fixed), number_of(node.right, numbers, fixed)
        return None if left is None or right is None else _combined(node.op, left, right)
    if isinstance(node, Unary) and node.op in "-~":
        inner = number_of(node.operand, numbers, fixed)
        return None if inner is None else (-inner if node.op == "-" else ~inner)
    return None


def _combined(op: str, left: int, right: int) -> int | None:
    if op == "+":
        return left + right
    if op == "|":
        return left | right
    if op == "&":
        return left & right
    if op == "-":
        return left - right
    if op == "*":
        return left * right
    if op == "~":
        return left ^ right
    if op in ("<<", ">>") and 0 <= right < 64:
        return (left << right) & 0xFFFFFFFFFFFFFFFF if op == "<<" else left >> right
    return None
