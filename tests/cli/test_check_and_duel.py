"""`solemn check` and `solemn duel`."""

import json
import re
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from solemn.cards.decks import DeckList
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS
from solemn.cli.main import app
from solemn.replays.reading import read_replay

GOOD = "local s,id=GetID()\nfunction s.initial_effect(c)\n\tlocal e=Effect.CreateEffect(c)\n\te:SetType(EFFECT_TYPE_SINGLE)\nend\n"
CALLS_NIL = GOOD.replace("e:SetType(EFFECT_TYPE_SINGLE)", "e:SetNothing(1)")
NEEDS_MORE = GOOD + "function s.operation(e)\n\taux.NotThereYet(e)\nend\n"
SANGAN, DARK_MAGICIAN, REBORN = 26202165, 46986414, 83764718


def run(*arguments: str | Path) -> Result:
    environment = {"SOLEMN_SCRIPTS": "", "SOLEMN_DB": "", "SOLEMN_EDOPRO": "", "HOME": "/nonexistent", "COLUMNS": "200"}
    return CliRunner().invoke(app, [str(argument) for argument in arguments], env=environment)


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    for code, text in ((SANGAN, CALLS_NIL), (REBORN, "local s,id=GetID(\n"), (DARK_MAGICIAN, NEEDS_MORE), (77, GOOD)):
        (tmp_path / f"c{code}.lua").write_text(text, encoding="utf-8")
    return tmp_path


def test_all_bundled_scripts_are_good() -> None:
    found = run("check", BUNDLED_SCRIPTS, BUNDLED_LIBRARY, "-j", "1", "--output-format", "concise")
    assert found.exit_code == 0, found.output
    assert found.stdout.strip().endswith(": 0 errors, 0 warnings")


def test_errors_name_card_file_and_line(scripts: Path) -> None:
    found = run("check", scripts)
    assert found.exit_code == 1
    for part in (
        f"c{SANGAN}.lua:4:2: error: Sangan: attempt to call a nil value (method 'SetNothing')\n",
        f"c{SANGAN}.lua:4: in function 's.initial_effect'",
        f"c{REBORN}.lua:2:1: error: Monster Reborn: unexpected symbol near <eof>",
        f"c{DARK_MAGICIAN}.lua:7: warning: Dark Magician: the library has no function aux.NotThereYet: it may be older than the script",
        "c77.lua: warning: card 77: no database has this card (the bundled cards): --db and --edopro bring the community's cards",
        "4 scripts: 2 errors, 2 warnings",
    ):
        assert part in found.stdout


def test_warnings_alone_are_no_errors(scripts: Path) -> None:
    assert run("check", scripts / "c77.lua").exit_code == 0


def test_annotations_for_github(scripts: Path) -> None:
    lines = run("check", scripts, "--output-format", "github").stdout.splitlines()
    assert f"::error file={scripts}/c{SANGAN}.lua,line=4,col=2,title=Sangan::attempt to call a nil value (method 'SetNothing')" in lines


def test_json(scripts: Path) -> None:
    data = json.loads(run("check", scripts, "--output-format", "json").stdout)
    assert (data["format"], data["scripts"], data["errors"], data["warnings"], data["exit"]) == ("solemn-check/1", 4, 2, 2, 1)
    assert data["faults"][0]["name"] == "Sangan"


def test_a_script_without_initial_effect(tmp_path: Path) -> None:
    (tmp_path / f"c{SANGAN}.lua").write_text("local s=GetID()\n", encoding="utf-8")
    assert "Sangan: the script defines no initial_effect" in run("check", tmp_path).stdout


def test_an_endless_script_ends(tmp_path: Path) -> None:
    (tmp_path / f"c{SANGAN}.lua").write_text("while true do end\n", encoding="utf-8")
    found = run("check", tmp_path)
    assert (found.exit_code, "steps" in found.stdout) == (1, True)


def test_the_work_is_shared_out_in_order(tmp_path: Path) -> None:
    for code in range(100, 170):
        (tmp_path / f"c{code}.lua").write_text(CALLS_NIL, encoding="utf-8")
    found = run("check", tmp_path, "-j", "2", "--output-format", "concise")
    assert [line.split(": ")[2] for line in found.stdout.splitlines()[:-1]] == [f"card {code}" for code in range(100, 170)]


def test_cards_without_a_script_are_named_on_demand() -> None:
    found = run("check", BUNDLED_LIBRARY / "utility.lua", "--missing")
    assert found.exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check", "nowhere.lua"], "no such file or folder"),
        (["check", __file__], "is no Lua script: expected a file that ends in .lua"),
        (["check", str(BUNDLED_LIBRARY), str(BUNDLED_DATABASE)], "cards.cdb: is no Lua script: expected a file that ends in .lua"),
        (["check", str(BUNDLED_LIBRARY), "--output-format", "loud"], "expected full, concise, json, github, junit or sarif"),
        (["check", str(BUNDLED_LIBRARY), "--edopro", "nowhere"], "no such folder"),
        (["duel", "nowhere.ydk", "nowhere.ydk"], "nowhere.ydk"),
        (["duel", DeckList((5,)).to_link(), DeckList((5,)).to_link()], "has 5: --db and --edopro bring the community's cards"),
    ],
)
def test_bad_input(arguments: list[str], said: str) -> None:
    found = run(*arguments)
    assert found.exception is not None
    assert said in str(found.exception)


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "mages.ydk"
    path.write_text(DeckList((SANGAN, DARK_MAGICIAN, REBORN) * 14).to_ydk(), encoding="utf-8")
    return path


@pytest.fixture
def edopro(tmp_path: Path) -> Path:
    """EDOPro's folder with the bundled cards."""
    folder = tmp_path / "edopro"
    shutil.copytree(BUNDLED_SCRIPTS, folder / "script")
    shutil.copytree(BUNDLED_LIBRARY, folder / "script", dirs_exist_ok=True)
    shutil.copy(BUNDLED_DATABASE, folder)
    (folder / "config").mkdir()
    return folder


def test_a_duel_is_told(deck: Path) -> None:
    found = run("duel", deck, deck, "--seed", "4", "--first", "0")
    assert found.exit_code == 0, found.output
    assert found.stdout.splitlines()[1] == "Decks shuffled by the seed. Player 0 goes first."
    for part in ("Player 0: mages   Player 1: mages   seed 4", "Turn 1, player 0 (LP 8000 : 8000)", "Main Phase 1", "Sangan", "wins"):
        assert part in found.stdout
    assert run("duel", deck, deck, "--seed", "4", "--first", "0").stdout == found.stdout
    assert run("duel", deck, deck, "--seed", "5", "--first", "0").stdout != found.stdout


def test_a_duel_is_dealt_as_asked(deck: Path) -> None:
    def second_line(*options: str) -> str:
        return run("duel", deck, deck, "--turns", "1", *options).stdout.splitlines()[1]

    assert second_line("--no-shuffle") == "Decks in their own order. Player 0 goes first."
    assert second_line("--no-shuffle", "--first", "1") == "Decks in their own order. Player 1 goes first."
    by_seed = {second_line("--seed", str(seed)) for seed in range(6)}
    assert by_seed == {f"Decks shuffled by the seed. Player {player} goes first." for player in (0, 1)}


def test_life_points_are_never_told_below_0(deck: Path) -> None:
    endings = [run("duel", deck, deck, "--seed", seed).stdout.splitlines()[-1] for seed in ("4", "5", "6", "7")]
    assert all(re.fullmatch(r"LP \d+ : \d+", line) for line in endings)
    assert any(" 0" in line for line in endings)


def ending(*arguments: str | Path) -> list[str]:
    """The last lines of a duel: who wins, why, and the LP."""
    found = run("duel", *arguments)
    assert found.exit_code == 0, found.output
    return [line.strip() for line in found.stdout.splitlines()[-3:]]


def test_a_duel_says_why_it_is_over(deck: Path, tmp_path: Path) -> None:
    assert ending(deck, deck, "--seed", "4")[1] == "The duel is over: LP are at 0"
    assert ending(deck, deck, "--seed", "4", "--lang", "de")[1] == "Das Duell ist vorbei: Die LP sind bei 0"
    few = tmp_path / "few.ydk"
    few.write_text(DeckList((SANGAN, SANGAN)).to_ydk(), encoding="utf-8")
    why = "The duel is over: too few cards in the Deck to draw"
    assert ending(deck, few) == ["Player 0 wins", why, "LP 8000 : 8000"]
    assert ending(few, few) == ["The duel is a draw", why, "LP 8000 : 8000"]


@pytest.mark.parametrize(
    ("strings", "why"), [("", "The duel is over by the effect of a card"), ("!victory 0x10 Three eyes\n", "The duel is over: Three eyes")]
)
def test_a_win_by_an_effect_is_named_by_the_strings(deck: Path, edopro: Path, strings: str, why: str) -> None:
    (edopro / "config" / "strings.conf").write_text(strings, encoding="utf-8")
    wins = GOOD.replace("e:SetType(EFFECT_TYPE_SINGLE)", """e:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS)
\te:SetCode(EVENT_PHASE_START+PHASE_MAIN1) e:SetRange(LOCATION_HAND)
\te:SetOperation(function() Duel.Win(0,0x10) end) c:RegisterEffect(e)""")  # fmt: skip
    (edopro / "script" / f"c{SANGAN}.lua").write_text(wins, encoding="utf-8")
    assert ending(deck, deck, "--edopro", edopro, "--seed", "4") == ["Player 0 wins", why, "LP 8000 : 8000"]


def test_a_duel_stops_after_so_many_turns(deck: Path) -> None:
    assert "Stopped in turn 3: nobody has won yet." in run("duel", deck, deck, "--turns", "2").stdout


def test_a_duel_is_written_as_a_replay(deck: Path, tmp_path: Path) -> None:
    file = tmp_path / "duel.yrp"
    told = run("duel", deck, deck, "--turns", "2", "--seed", "4", "--replay", file)
    assert told.exit_code == 0 and "Stopped in turn 3" in told.stdout
    replay = read_replay(file)
    assert replay.sides == ((deck.stem,), (deck.stem,)) and replay.obstacle is None and replay.responses
    unwritten = run("duel", deck, deck, "--turns", "1", "--replay", tmp_path / "nowhere" / "duel.yrp")
    assert "nowhere" in str(unwritten.exception) and "No such file" in str(unwritten.exception)


def test_a_deck_must_be_legal_when_that_is_asked(deck: Path, tmp_path: Path) -> None:
    lists = tmp_path / "lflist.conf"
    lists.write_text(f"!Now\n{SANGAN} 1\n", encoding="utf-8")
    found = run("duel", deck, deck, "--banlist", lists)
    assert "14 copies of Sangan: Limited on the list Now" in str(found.exception)


def test_a_script_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / f"c{SANGAN}.lua").mkdir()
    (tmp_path / f"c{REBORN}.lua").symlink_to(tmp_path / "nowhere")
    (tmp_path / "c77.lua").write_bytes(GOOD.encode() + b"--\xff\xfe")
    assert "1 script: 0 errors" in run("check", tmp_path).stdout


def in_initial_effect(body: str) -> str:
    return f"local s,id=GetID()\nfunction s.initial_effect(c)\n{body}\nend\n"


def test_calls_without_end_are_folded(tmp_path: Path) -> None:
    own = tmp_path / f"c{SANGAN}.lua"
    own.write_text(in_initial_effect("local function f() return 1 + f() end\nf()"), encoding="utf-8")
    lines = run("check", own).stdout.splitlines()
    assert lines[0].startswith(f"{own}:3:") and len(lines) == 3, lines
    assert lines[1].startswith(f"    {own}:3: in ") and lines[1].endswith(" times or more)")
    two = tmp_path / f"c{DARK_MAGICIAN}.lua"
    body = "local g\nlocal function f()\nreturn 1 + g()\nend\ng = function()\nreturn 1 + f()\nend\nf()"
    two.write_text(in_initial_effect(body), encoding="utf-8")
    lines = run("check", two).stdout.splitlines()
    assert 15 < len(lines) < 30 and any(line.startswith("    ... (") for line in lines)


def test_one_line_an_error_in_the_concise_format(tmp_path: Path) -> None:
    own = tmp_path / f"c{SANGAN}.lua"
    own.write_text(in_initial_effect('error("one\\ntwo\\r\\n  three")'), encoding="utf-8")
    found = run("check", own, "--output-format", "concise").stdout.splitlines()
    assert found == [f"{own}:3:1: error: Sangan: one two three", "1 script: 1 error, 0 warnings"]
    assert run("check", own).stdout.splitlines()[:3] == [f"{own}:3:1: error: Sangan: one", "    two", "      three"]


def test_a_card_that_nobody_knows_is_no_line_number(tmp_path: Path) -> None:
    (tmp_path / "c1.lua").write_text("f(\n", encoding="utf-8")
    assert run("check", tmp_path, "--output-format", "concise").stdout.startswith(f"{tmp_path / 'c1.lua'}:2:1: error: card 1: ")


def test_a_library_is_not_told_that_it_is_older_than_itself(tmp_path: Path) -> None:
    for path in BUNDLED_LIBRARY.glob("*.lua"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    text = (tmp_path / "utility.lua").read_text(encoding="utf-8")
    more = "function Auxiliary.Own()\n\treturn Duel.GetNothingAtAll()\nend\nfunction Auxiliary.Two()\n\treturn Duel.GetTurnCont()\nend\n"
    (tmp_path / "utility.lua").write_text(f"{text}\n{more}", encoding="utf-8")
    found = run("check", tmp_path / "utility.lua", "--output-format", "concise").stdout.splitlines()
    assert [line.split(": ", 2)[2] for line in found[:-1]] == [
        "there is no function Duel.GetNothingAtAll: neither the library nor the engine has it",
        "there is no function Duel.GetTurnCont: neither the library nor the engine has it; did you mean Duel.GetTurnCount?",
    ]


def test_methods_that_nothing_has_are_told_once(tmp_path: Path) -> None:
    lines = (
        "local s,id=GetID()\nfunction s.initial_effect(c)\nend\nfunction s.f(c,e)\n\tlocal own={Mine=function() end}\n\town:Mine()\n"
        "\treturn c:IsAblaze() and c:IsFaceup() and e:GetHandler():IsAblaze() and c:IsFaceUp() and ('x'):rep(2) -- c:NotThis()\nend\n"
    )
    own = tmp_path / f"c{SANGAN}.lua"
    own.write_text(lines, encoding="utf-8")
    found = run("check", own, "--output-format", "concise").stdout.splitlines()
    assert found == [
        f"{own}:7: warning: Sangan: the library has no function :IsAblaze: it may be older than the script",
        f"{own}:7: warning: Sangan: the library has no function :IsFaceUp: it may be older than the script; did you mean :IsFaceup?",
        "1 script: 0 errors, 2 warnings",
    ]
    own.write_text(f'Duel.LoadScript("more.lua")\n{lines}', encoding="utf-8")
    assert "IsAblaze" not in run("check", own).stdout
