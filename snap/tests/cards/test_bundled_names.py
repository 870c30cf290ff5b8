"""Every name that the bundled scripts and library use is a native, or the library's own."""

import re
from pathlib import Path

import pytest

from solemn.cards.sources import BUNDLED_LIBRARY, BUNDLED_SCRIPTS
from solemn.lua import Interface, compile_chunk
from solemn.spec.signatures import natives

SCRIPTS = sorted(BUNDLED_SCRIPTS.glob("c*.lua"))
LIBRARY = sorted(BUNDLED_LIBRARY.glob("*.lua"))
FILES = SCRIPTS + LIBRARY
_TABLES = (
    "Card",
    "Duel",
    "Effect",
    "Group",
    "Debug",
    "Auxiliary",
    "Cost",
    "Chain",
    "Fusion",
    "Synchro",
    "Xyz",
    "Link",
    "Pendulum",
    "Gemini",
    "Spirit",
    "Ritual",
)
_NOISE = re.compile(r"--.*$|\"[^\"\n]*\"", re.MULTILINE)
_DOTTED = re.compile(rf"\b({'|'.join(_TABLES)}|aux)\.(\w+)")
_DEFINED = re.compile(rf"^\s*(?:function )?({'|'.join(_TABLES)}|aux)\.(\w+)\s*(?:=(?!=)|\()", re.MULTILINE)
_METHOD = re.compile(r":(\w+)\(")
_CONSTANT = re.compile(r"(?<![\w.:])([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b")
_LOCAL_CONSTANT = re.compile(r"\blocal ([A-Z][A-Z0-9_, ]*?)\s*=")
_GLOBAL_CONSTANT = re.compile(r"^([A-Z]\w*) = ", re.MULTILINE)


def _code(path: Path) -> str:
    return _NOISE.sub("", path.read_text(encoding="utf-8"))


def _dotted(match: tuple[str, str]) -> str:
    return f"{'Auxiliary' if match[0] == 'aux' else match[0]}.{match[1]}"


@pytest.fixture(scope="module")
def known() -> frozenset[str]:
    """Dotted names of natives and of what the library defines."""
    own = {_dotted(match) for path in LIBRARY for match in _DEFINED.findall(_code(path))}
    own |= {f"Chain.{name}" for name in re.findall(r"\b(Get\w+) = CHAININFO", (BUNDLED_LIBRARY / "chain.lua").read_text(encoding="utf-8"))}
    return frozenset(own | set(natives()))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_file_compiles(path: Path) -> None:
    compile_chunk(path.read_bytes(), path.name, Interface.empty())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_functions_exist(path: Path, known: frozenset[str]) -> None:
    assert sorted({name for match in _DOTTED.findall(_code(path)) if (name := _dotted(match)) not in known}) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_methods_exist(path: Path, known: frozenset[str]) -> None:
    methods = {name.partition(".")[2] for name in known if name.startswith(("Card.", "Effect.", "Group."))}
    assert sorted(set(_METHOD.findall(_code(path))) - methods) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_constants_exist(path: Path) -> None:
    code = _code(path)
    here = {name.strip() for names in _LOCAL_CONSTANT.findall(code) for name in names.split(",")}
    everywhere = {name for file in LIBRARY for name in _GLOBAL_CONSTANT.findall(_code(file))}
    assert sorted(set(_CONSTANT.findall(code)) - here - everywhere) == []
