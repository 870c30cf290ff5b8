"""Community files: EDOPro folders, decks, lists of limited cards, strings."""

import json
import sqlite3
from pathlib import Path

import pytest

from solemn.cards.banlist import deck_faults, parse_banlists, without_tokens
from solemn.cards.database import CardDatabase
from solemn.cards.decks import DeckError, DeckList, parse_link, parse_ydk, read_deck
from solemn.cards.edopro import CardFiles, FolderError, edopro_files, find_edopro
from solemn.cards.names_in_scripts import named_functions
from solemn.cards.sources import BUNDLED_DATABASE, ScriptFolders
from solemn.cards.strings import read_strings
from solemn.spec.constants import TYPE_TOKEN

DARK_MAGICIAN, SANGAN, MONSTER_REBORN = 46986414, 26202165, 83764718


def touch(path: Path, text: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def database(path: Path, *rows: tuple[int, str]) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path)
    numbers = ", ".join(
        f"{name} integer" for name in ("id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute", "category")
    )
    connection.execute(f"create table datas ({numbers})")
    connection.execute("create table texts (id integer, name text, desc text, " + ", ".join(f"str{i} text" for i in range(1, 17)) + ")")
    for code, name in rows:
        connection.execute("insert into datas values (?, 3, 0, 0, 33, 0, 0, 4, 1, 1, 0)", (code,))
        connection.execute("insert into texts (id, name) values (?, ?)", (code, name))
    connection.commit()
    connection.close()
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An EDOPro folder with two repositories, of which its settings list `second` first."""
    for name in ("script/utility.lua", "script/constant.lua", "script/official/c1.lua", "expansions/script/c1.lua",
                 "expansions/script/c2.lua", "script/c2.lua", "repositories/first/script/c2.lua", "repositories/first/script/sub/c3.lua",
                 "repositories/second/script/c2.lua", "repositories/second/script/c3.lua"):  # fmt: skip
        touch(tmp_path / name)
    database(tmp_path / "cards.cdb", (1, "One"), (2, "Two"))
    database(tmp_path / "expansions" / "more.cdb", (2, "Two anew"))
    database(tmp_path / "repositories" / "first" / "last.cdb", (3, "Three"))
    touch(tmp_path / "lflist.conf", "!Own\n")
    touch(tmp_path / "repositories" / "first" / "TCG.lflist.conf", "!TCG\n")
    touch(tmp_path / "config" / "strings.conf", "!system 1 Normal Summon\n")
    repos = [{"repo_path": "repositories/second"}, {"url": "https://example.org/first"}]
    touch(tmp_path / "config" / "configs.json", json.dumps({"repos": repos}))
    return tmp_path


def test_scripts_come_in_the_order_of_precedence(folder: Path) -> None:
    scripts = ScriptFolders(edopro_files(folder).scripts)
    where = {name: scripts.find(name) for name in ("c1.lua", "c2.lua", "c3.lua", "utility.lua", "c4.lua")}
    assert where == {
        "c1.lua": folder / "expansions/script/c1.lua",
        "c2.lua": folder / "repositories/first/script/c2.lua",
        "c3.lua": folder / "repositories/first/script/sub/c3.lua",
        "utility.lua": folder / "script/utility.lua",
        "c4.lua": None,
    }


def test_later_databases_win(folder: Path) -> None:
    files = edopro_files(folder)
    assert [path.name for path in files.databases] == ["cards.cdb", "more.cdb", "last.cdb"]
    cards = CardDatabase(files.databases)
    assert [cards.get(code).name for code in cards.codes()] == ["One", "Two anew", "Three"]  # type: ignore[union-attr]


def test_lists_and_strings_are_found(folder: Path) -> None:
    files = edopro_files(folder)
    assert [path.name for path in files.banlists] == ["lflist.conf", "TCG.lflist.conf"]
    assert read_strings(files.strings).system == {1: "Normal Summon"}


def test_what_is_given_goes_before_what_the_folder_has() -> None:
    both = CardFiles((Path("a"),), (Path("b.cdb"),)) | CardFiles((Path("c"),), (Path("d.cdb"),))
    assert both.scripts == (Path("c"), Path("a"))
    assert both.databases == (Path("b.cdb"), Path("d.cdb"))


@pytest.mark.parametrize(("missing", "said"), [("cards.cdb", "no card database"), ("script", "no card scripts"), ("", "no such folder")])
def test_a_missing_part_is_named(tmp_path: Path, missing: str, said: str) -> None:
    if missing != "script":
        touch(tmp_path / "game" / "script" / "utility.lua")
    if missing != "cards.cdb":
        database(tmp_path / "game" / "cards.cdb")
    with pytest.raises(FolderError, match=said):
        edopro_files(tmp_path / ("nowhere" if not missing else "game"))


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    with pytest.raises(FolderError, match="is a file: expected EDOPro's folder"):
        edopro_files(touch(tmp_path / "cards.cdb"))


def test_it_is_found_where_it_usually_lies(tmp_path: Path) -> None:
    assert find_edopro({}, tmp_path) is None
    (tmp_path / "ProjectIgnis" / "script").mkdir(parents=True)
    assert find_edopro({}, tmp_path) == tmp_path / "ProjectIgnis"


def test_a_deck_file() -> None:
    deck = parse_ydk("#created by me\n#main\n1\n\n02\n#extra\n3\n!side\n4\r\n")
    assert deck == DeckList((1, 2), (3,), (4,))
    assert parse_ydk(deck.to_ydk()) == deck


def test_a_link_holds_the_same_deck() -> None:
    deck = DeckList((DARK_MAGICIAN, SANGAN), (), (MONSTER_REBORN,))
    assert parse_link(deck.to_link()) == deck
    assert read_deck(deck.to_link()) == deck


@pytest.mark.parametrize(
    ("text", "said"), [("ydke://AAA!!!", "not base64"), ("ydke://AAAA!!!", "whole passcodes"), ("ydke://", "expected a link")]
)
def test_a_bad_link(text: str, said: str) -> None:
    with pytest.raises(DeckError, match=said):
        read_deck(text)


def test_a_bad_deck_file(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"x\.ydk:2: found 'Sangan'"):
        read_deck(str(touch(tmp_path / "x.ydk", "#main\nSangan\n")))
    with pytest.raises(DeckError, match="No such file"):
        read_deck(str(tmp_path / "y.ydk"))


LISTS = f"""\
#[2026.01 OCG][TCG]
!2026.01 OCG
#forbidden
{MONSTER_REBORN} 0 -- Monster Reborn
{SANGAN} 1
!Few
$whitelist
{DARK_MAGICIAN} 3
"""


def test_lists_of_limited_cards() -> None:
    ocg, few = parse_banlists(LISTS)
    assert (ocg.name, ocg.limits, ocg.allows_only) == ("2026.01 OCG", {MONSTER_REBORN: 0, SANGAN: 1}, False)
    assert (few.name, few.allows_only) == ("Few", True)


def test_deck_legality() -> None:
    cards = CardDatabase([BUNDLED_DATABASE])
    ocg, few = parse_banlists(LISTS)
    deck = DeckList((MONSTER_REBORN, SANGAN, SANGAN, *[DARK_MAGICIAN] * 4, 5), (DARK_MAGICIAN,))
    assert deck_faults(deck, cards, ocg) == [
        "the Main Deck has 8 cards: expected 40 to 60",
        "Dark Magician cannot be in the Extra Deck",
        "no card has the passcode 5",
        "1 copy of Monster Reborn: Forbidden on the list 2026.01 OCG",
        "2 copies of Sangan: Limited on the list 2026.01 OCG",
        "5 copies of Dark Magician: at most 3 are allowed",
    ]
    assert "2 copies of Sangan: Forbidden on the list Few" in deck_faults(deck, cards, few)


def test_strings(tmp_path: Path) -> None:
    lines = ["# words", "!counter 0x1 Spell Counter", "!setname 0x10a2 Dark Magician\tHeroes", "!victory 0xa Exodia", "!what 1 x", ""]
    first = touch(tmp_path / "a.conf", "\n".join(lines))
    strings = read_strings([first, touch(tmp_path / "b.conf", "!counter 0x1 Magic Counter\n!counter x y\n")])
    assert (strings.counter, strings.setname, strings.victory) == ({1: "Magic Counter"}, {0x10A2: "Dark Magician"}, {10: "Exodia"})


def test_functions_that_a_script_names() -> None:
    lines = ["local s=GetID()", "function s.f(e)", "\treturn aux.Foo(e) --aux.Bar", "end", "Duel.Own=1", "Duel.Own()", "x('aux.Baz')"]
    text = "\n".join([*lines, "--[[ aux.Q ]] Duel.Draw()"])
    assert list(named_functions(text)) == [("aux", "Foo", 3), ("Duel", "Draw", 8)]


def test_tokens_are_left_out() -> None:
    cards = CardDatabase([BUNDLED_DATABASE])
    token = next(code for code in cards.codes() if (card := cards.get(code)) is not None and card.type & TYPE_TOKEN)
    assert without_tokens(DeckList((SANGAN, token), (token,), (5,)), cards) == DeckList((SANGAN,), (), (5,))


def test_lists_as_they_are_found_in_the_wild() -> None:
    lines = ["#[2026.05 TCG]", "", "!2026.05 TCG", "$whitelist", "--Speed Duel Box", f"{SANGAN} 1 --Sangan\t\tMAIN DECK", "1 -1", "  ",
             f"\t{MONSTER_REBORN}\t0--Monster Reborn", "$genesys 100", f"{DARK_MAGICIAN} 3 # more"]  # fmt: skip
    (found,) = parse_banlists("\r\n".join(lines))
    assert (found.name, found.allows_only) == ("2026.05 TCG", True)
    assert found.limits == {SANGAN: 1, MONSTER_REBORN: 0, DARK_MAGICIAN: 3}


def test_a_deck_is_read_from_a_path(tmp_path: Path) -> None:
    path = touch(tmp_path / "x.ydk", f"#main\n{SANGAN}\n")
    assert read_deck(path) == read_deck(str(path)) == DeckList((SANGAN,))
