"""The bundled cards: facts, scripts and Lua library belong together."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from solemn.cards.database import CardDatabase
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS, bundled_scripts
from solemn.spec import constants
from solemn.spec.constants import TYPE_MONSTER, TYPE_NORMAL, TYPE_TOKEN

LISTED = [
    (int(code), name.strip())
    for line in (BUNDLED_DATABASE.parent / "cards.txt").read_text(encoding="utf-8").splitlines()
    for code, name in [line.partition("\t")[0].split(maxsplit=1)]
]
SCRIPTS = sorted(BUNDLED_SCRIPTS.glob("c*.lua"))
LIBRARY = sorted(BUNDLED_LIBRARY.glob("*.lua"))
_ASSIGNMENT = re.compile(r"^([A-Z]\w*) = (-?\w+)$", re.MULTILINE)


@pytest.fixture(scope="module")
def database() -> CardDatabase:
    return CardDatabase([BUNDLED_DATABASE])


def test_database_has_exactly_the_listed_cards(database: CardDatabase) -> None:
    assert database.codes() == [code for code, _ in LISTED]
    assert all((card := database.get(code)) and card.name == name and not card.alias for code, name in LISTED)


def test_names_find_their_cards(database: CardDatabase) -> None:
    assert all((card := database.named(name.upper())) and card.code == code for code, name in LISTED)


def test_database_holds_no_card_text() -> None:
    with closing(sqlite3.connect(BUNDLED_DATABASE)) as connection:
        rows = connection.execute("select * from texts").fetchall()
    assert all(not any(row[2:]) for row in rows)


def test_every_card_with_effects_has_a_script(database: CardDatabase) -> None:
    cards = [card for code in database.codes() if (card := database.get(code))]
    plain = {card.code for card in cards if not card.type & ~(TYPE_MONSTER | TYPE_NORMAL | TYPE_TOKEN)}
    assert {f"c{card.code}.lua" for card in cards if card.code not in plain} == {path.name for path in SCRIPTS}


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_script_begins_with_its_cards_name(path: Path, database: CardDatabase) -> None:
    card = database.get(int(path.stem[1:]))
    assert card is not None
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[0] == f"-- {card.name}"
    assert lines[1].startswith("-- ")
    assert "local s,id=GetID()" in lines


@pytest.mark.parametrize("path", SCRIPTS + LIBRARY, ids=lambda path: path.stem)
def test_files_are_tidy(path: Path) -> None:
    text = path.read_bytes().decode("utf-8")
    assert text.endswith("\n") and not text.endswith("\n\n")
    assert "\r" not in text
    assert all(line == line.rstrip() for line in text.split("\n"))


def test_library_is_found_by_name() -> None:
    folders = bundled_scripts()
    loaded = {name for path in LIBRARY for name in re.findall(r'Duel\.LoadScript\("([^"]+)"\)', path.read_text(encoding="utf-8"))}
    assert loaded | {"constant.lua", "utility.lua"} == {path.name for path in LIBRARY}
    assert all(folders.find(name) for name in loaded)


def test_library_constants_are_the_engines() -> None:
    found = dict(_ASSIGNMENT.findall((BUNDLED_LIBRARY / "constant.lua").read_text(encoding="utf-8")))
    numbers = {name: value for name, value in vars(constants).items() if name.isupper() and isinstance(value, int)}
    assert {name: int(value, 0) for name, value in found.items()} == numbers
