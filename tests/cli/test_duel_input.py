"""`solemn duel` with scripts, decks and lists of limited cards that are not as they should be."""

import sqlite3
from pathlib import Path

import pytest
from test_check_and_duel import GOOD, run

from solemn.cards.decks import DeckList
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY
from solemn.judge.language.errors import InputError

SANGAN, DARK_MAGICIAN, REBORN, STARDUST = 26202165, 46986414, 83764718, 44508094
BIG = 999_000_001


def write_deck(path: Path, deck: DeckList) -> Path:
    path.write_text(deck.to_ydk(), encoding="utf-8")
    return path


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    return write_deck(tmp_path / "mages.ydk", DeckList((SANGAN, DARK_MAGICIAN, REBORN) * 14))


@pytest.mark.parametrize(
    ("text", "line"), [("local x = = 1\n", 1), ("\x01\x02", 1), ("Foo.bar()\n", 1), ("function f()\n", 2), ("\nwhile true do end\n", 2)]
)
def test_a_broken_card_script_is_told_once_and_played_without(deck: Path, tmp_path: Path, text: str, line: int) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / f"c{SANGAN}.lua").write_text(text, encoding="utf-8")
    found = run("duel", deck, deck, "--scripts", own, "--turns", "1")
    assert found.exit_code == 2 and isinstance(found.exception, SystemExit)
    assert found.stderr.count("script error: ") == 1
    assert f"script error: {own / f'c{SANGAN}.lua'}:{line}: Sangan ({SANGAN}): " in found.stderr
    assert "Turn 1" in found.stdout


def test_an_effect_without_end_ends_the_duel_in_words(deck: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    lines = ["e:SetType(EFFECT_TYPE_SINGLE)", "e:SetCode(EFFECT_UPDATE_ATTACK)", "e:SetValue(function() while true do end end)",
             "c:RegisterEffect(e)"]  # fmt: skip
    effect = "\n".join(lines)
    (own / f"c{SANGAN}.lua").write_text(GOOD.replace("e:SetType(EFFECT_TYPE_SINGLE)", effect), encoding="utf-8")
    found = run("duel", deck, deck, "--scripts", own, "--seed", "4")
    assert isinstance(found.exception, InputError)
    assert f"c{SANGAN}.lua:6: more than " in str(found.exception) and f"Sangan ({SANGAN})" in str(found.exception)
    assert "Turn 1" in found.stdout


def test_a_broken_library_is_bad_input(deck: Path, tmp_path: Path) -> None:
    for path in BUNDLED_LIBRARY.glob("*.lua"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "utility.lua").write_text("x = = 1", encoding="utf-8")
    found = run("duel", deck, deck, "--scripts", tmp_path)
    assert isinstance(found.exception, InputError)
    assert f"{tmp_path / 'utility.lua'}:1: " in str(found.exception)


def test_cards_without_a_script_are_told_in_one_line_and_are_no_errors(tmp_path: Path) -> None:
    codes = tuple(range(BIG, BIG + 40))
    database = tmp_path / "more.cdb"
    database.write_bytes(BUNDLED_DATABASE.read_bytes())
    connection = sqlite3.connect(database)
    for code in codes:
        connection.execute("insert into datas (id, ot, alias, setcode, type, atk, def, level, race, attribute, category) "
                           "values (?, 3, 0, 0, 33, 0, 0, 4, 1, 1, 0)", (code,))  # fmt: skip
        connection.execute("insert into texts (id, name, desc) values (?, ?, '')", (code, f"Card {code}"))
    connection.commit()
    connection.close()
    deck = write_deck(tmp_path / "new.ydk", DeckList(codes))
    found = run("duel", deck, deck, "--db", database, "--turns", "1")
    assert found.exit_code == 0, found.output
    lines = found.stderr.splitlines()
    assert len(lines) == 1 and "without a script, and so without effects" in lines[0] and "and 35 more" in lines[0]


def test_many_unknown_cards_are_not_all_listed(tmp_path: Path) -> None:
    deck = write_deck(tmp_path / "new.ydk", DeckList(tuple(range(BIG, BIG + 40))))
    said = str(run("duel", deck, deck).exception)
    assert said.endswith(f"{BIG + 4} and 35 more: --db and --edopro bring the community's cards")
    assert "older than the deck" in str(run("duel", deck, deck, "--db", BUNDLED_DATABASE).exception)


# -- decks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "#main\n#extra\n!side\n", f"#main\n#extra\n{STARDUST}\n"])
def test_an_empty_main_deck_is_bad_input(deck: Path, tmp_path: Path, text: str) -> None:
    empty = tmp_path / "empty.ydk"
    empty.write_text(text, encoding="utf-8")
    found = run("duel", deck, empty)
    assert isinstance(found.exception, InputError)
    assert str(found.exception).startswith(f"{empty}: the Main Deck is empty")
    assert "the Main Deck is empty" in str(run("duel", "ydke://!!!", deck).exception)


@pytest.mark.parametrize(
    ("odd", "said"),
    [
        (DeckList((SANGAN,) * 3000), "the Main Deck has 3000 cards: expected 40 to 60"),
        (DeckList((SANGAN,) * 40, (STARDUST,) * 16), "the Extra Deck has 16 cards: expected at most 15"),
        (DeckList((SANGAN,) * 40, (DARK_MAGICIAN,)), "Dark Magician cannot be in the Extra Deck"),
        (DeckList((SANGAN,) * 40 + (STARDUST,)), "Stardust Dragon cannot be in the Main Deck"),
    ],
)
def test_a_deck_that_the_rules_do_not_allow_is_told_and_played(deck: Path, tmp_path: Path, odd: DeckList, said: str) -> None:
    path = write_deck(tmp_path / "odd.ydk", odd)
    found = run("duel", deck, path, "--turns", "1")
    assert found.exit_code == 0, found.output
    assert found.stderr == f"{path}: warning: the rules do not allow this deck: {said}\n"


def test_a_deck_that_they_allow_is_not(deck: Path) -> None:
    assert run("duel", deck, deck, "--turns", "1").stderr == ""


# -- lists of limited cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (BUNDLED_DATABASE.read_bytes(), "found a file that is no text, expected lists of limited cards"),
        (b"", "found no list, expected a line such as "),
        (b"#main\n46986414\n#extra\n", ":2: found '46986414' without a count"),
        (b"!Now\nfoo bar\n", ":2: found 'foo bar', expected a passcode and how many copies"),
        (f"{SANGAN} 1\n!Now\n".encode(), f":1: found '{SANGAN} 1' before any list"),
        (f"!Now\n{SANGAN} 1\n68468459\n".encode(), ":3: found '68468459' without a count, expected how many copies are allowed, 0 to 3"),
        (f"!Now\n{SANGAN} 9\n".encode(), ":2: found the count '9', expected how many copies are allowed, 0 to 3"),
        (f"!Now\n{SANGAN} -1\n".encode(), ":2: found the count '-1'"),
        (f"!Now\n{SANGAN} --Sangan\n".encode(), f":2: found '{SANGAN} --Sangan' without a count"),
    ],
)
def test_what_is_no_list_of_limited_cards(deck: Path, tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "lists.conf"
    path.write_bytes(content)
    found = run("duel", deck, deck, "--banlist", path)
    assert isinstance(found.exception, InputError)
    assert f"--banlist: {path}" in str(found.exception) and said in str(found.exception)


def test_no_list_has_the_empty_name(deck: Path) -> None:
    assert "no list and no file is named ''" in str(run("duel", deck, deck, "--banlist", "").exception)


def test_players_are_named(deck: Path) -> None:
    told = [run("duel", deck, deck, "--turns", "3", "--players", names).stdout for names in ("greedy", "random", "random,greedy")]
    assert len(set(told)) == 3
    assert run("duel", deck, deck, "--turns", "3", "--players", "greedy,greedy").stdout == told[0]


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        ("gredy", "--players: found 'gredy', expected greedy, random or search; did you mean greedy?"),
        ("greedy,search:rolouts=1", "did you mean rollouts=NUMBER"),
        ("greedy,random,greedy", "--players: found 'greedy,random,greedy', expected FIRST,SECOND"),
        ("search:turns=0", "--players: search:turns=0: turns: found 0, expected a whole number from 1 up"),
    ],
)
def test_players_that_do_not_exist_are_told(deck: Path, names: str, problem: str) -> None:
    found = run("duel", deck, deck, "--players", names)
    assert isinstance(found.exception, InputError) and problem in str(found.exception)
