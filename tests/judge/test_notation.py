"""The short notation: read, written, the same as YAML in both directions, and what it says of mistakes."""

import contextlib
import json
import os
import runpy
from functools import cache
from pathlib import Path
from threading import Thread

import pytest
from small import bundled
from typer.testing import CliRunner

from solemn.cli.main import app
from solemn.judge.language.choosing import speech_in
from solemn.judge.language.errors import InputError
from solemn.judge.play.judging import Judge
from solemn.judge.scenario.notation.expecting import expected_words
from solemn.judge.scenario.notation.grammar import LANGUAGES, parser_of
from solemn.judge.scenario.notation.reading import is_notation
from solemn.judge.scenario.notation.words import ENGLISH
from solemn.judge.scenario.notation.writing import as_text, canonical
from solemn.judge.scenario.reading import parse_scenario, read_scenario

ROOT = Path(__file__).parents[2]
OWN = sorted((ROOT / "examples").rglob("*.yaml"))
BESIDE = [place / "shared" / "cases" for place in ROOT.parents if (place / "shared" / "cases").is_dir()][:1]
OTHERS = sorted([*(ROOT / "tests" / "rulings").glob("*.yaml"), *(ROOT / "tests" / "scenarios").glob("*.yaml")])
OTHERS += sorted(file for place in BESIDE for pattern in ("*/*.yaml", "*/*.json") for file in place.glob(pattern))
SCRIPTS, DATABASE = os.environ.get("SOLEMN_SCRIPTS"), os.environ.get("SOLEMN_DB")
PLAYERS = "turn player: Sangan in hand; deck 3 Mystical Elf\nopponent: Summoned Skull in attack in zone 2\n"


@cache
def community() -> Judge:
    return Judge.of([Path(SCRIPTS or "")], [Path(DATABASE or "")])


def read(text: str, language: str = "en") -> dict[str, object]:
    return dict(canonical(parse_scenario(text, "x.duel", bundled().names, speech_in(language)).scenario))


def same_again(file: Path, judge: Judge, language: str) -> str:
    """The text of a scenario in the notation, which says the same as its file."""
    scenario = read_scenario(file, judge.names).scenario
    text = as_text(scenario, judge.names, language)
    wanted, found = (canonical(one) for one in (scenario, parse_scenario(text, "x.duel", judge.names).scenario))
    for data in (wanted, found):
        data["expect"] = data.pop("expect", []) + data.pop("checks", [])
    assert found == wanted, text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", OWN, ids=lambda file: file.stem)
def test_examples_and_back(file: Path, language: str) -> None:
    same_again(file, bundled(), language)


@pytest.mark.skipif(not (SCRIPTS and DATABASE), reason="needs the community's files")
@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_and_cases_and_back(language: str) -> None:
    lines = [line for file in OTHERS for line in same_again(file, community(), language).splitlines()]
    in_braces = [line for line in lines if line.lstrip("?- ").startswith("{") or "; {" in line]
    assert len(in_braces) * 100 < len(lines), in_braces


def test_the_example_of_the_page_is_a_scenario() -> None:
    text = """
turn player: Called by the Grave, Sangan in hand; deck Mystical Elf x3
opponent: 2 Ash Blossom & Joyous Spring in hand; Skill Drain face-up
- turn player activates Called by the Grave targeting Ash Blossom & Joyous Spring
? Ash Blossom & Joyous Spring is negated; turn player has 2 Mystical Elf in hand
"""
    assert read(text) == {
        "setup": {"players": [
            {"hand": ["Called by the Grave", "Sangan"], "deck": ["Mystical Elf"] * 3},
            {"hand": ["Ash Blossom & Joyous Spring"] * 2, "szone": [{"card": "Skill Drain", "seq": 2, "pos": "faceup"}]},
        ]},
        "steps": [{"do": "activate", "by": 0, "card": "Called by the Grave", "target": "Ash Blossom & Joyous Spring"}],
        "expect": [
            {"check": "verdict", "card": "Ash Blossom & Joyous Spring", "outcome": ["negated"]},
            {"check": "card", "card": "Mystical Elf", "player": 0, "zone": "hand", "count": 2},
        ],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("turn player Normal Summons Sangan", {"do": "normal_summon", "by": 0, "card": "Sangan"}),
        ("activate Effect Veiler if asked", {"do": "activate", "card": "Effect Veiler", "optional": True}),
        ("opponent attacks Sangan with Jinzo", {"do": "attack", "by": 1, "card": "Jinzo", "target": "Sangan"}),
        ("opponent attacks directly with Jinzo", {"do": "attack", "by": 1, "card": "Jinzo"}),
        ("opponent attacks with Jinzo", {"do": "attack", "by": 1, "card": "Jinzo"}),
        (
            "[x] player 1 cannot activate effect 2 of opponent's Sangan in GY because of R-COST or A1 by Jinzo",
            {"do": "activate", "by": 1, "label": "x", "expect": "illegal", "effect": 2,
             "card": {"card": "Sangan", "player": 1, "zone": "grave"}, "because": {"rule": ["R-COST", "A1"], "card": "Jinzo"}},
        ),
        (
            "turn player activates Enemy Controller choosing option 2 choosing Sangan, Jinzo saying no putting it in face-down defense",
            {"do": "activate", "by": 0, "card": "Enemy Controller",
             "choices": [{"do": "option", "index": 1}, ["Sangan", "Jinzo"], {"do": "no"}, {"do": "position", "pos": "set"}]},
        ),
        ("turn player chooses nothing", {"do": "choose", "by": 0, "cards": []}),
        ("turn player chooses opponent's Monster Zone 3", {"do": "zone", "by": 0, "zone": "mzone", "seq": 3, "player": 1}),
        ("turn player declares Type Winged Beast, Dragon", {"do": "type", "by": 0, "type": ["Winged Beast", "Dragon"]}),
        ("turn player declares the name Lumina, Lightsworn Summoner", {"do": "name", "by": 0, "card": "Lumina, Lightsworn Summoner"}),
        ("{do: counters, by: 0, cards: [{card: Sangan, count: 2}]}",
         {"do": "counters", "by": 0, "cards": [{"card": "Sangan", "count": 2}]}),
        ("opponent chains 40640057 targeting the card in zone 4", {"do": "chain", "by": 1, "card": 40640057, "target": {"seq": 4}}),
    ],
)  # fmt: skip
def test_steps(line: str, step: dict[str, object]) -> None:
    if ("Lumina" in line or "Enemy" in line) and not (SCRIPTS and DATABASE):
        pytest.skip("needs the community's files")
    names = community().names if SCRIPTS and DATABASE else bundled().names
    found = parse_scenario(f"{PLAYERS}- {line}\n", "x.duel", names).scenario
    assert canonical(found)["steps"] == [canonical_step(step)]


def canonical_step(step: dict[str, object]) -> object:
    text = json.dumps({"setup": {"players": [{}, {}]}, "steps": [step]})
    return canonical(parse_scenario(text, "x.json").scenario)["steps"][0]


@pytest.mark.parametrize(
    ("line", "checks"),
    [
        ("turn player has 4000 LP", [{"check": "lp", "player": 0, "value": 4000}]),
        ("opponent has no Jinzo in GY", [{"check": "card", "card": "Jinzo", "player": 1, "zone": "grave", "is": False}]),
        ("Jinzo has 2400 ATK and 1500 DEF", [{"check": "card", "card": "Jinzo", "atk": 2400, "def": 1500}]),
        ("[a] Jinzo is in Monster Zone 2 in attack with its effects negated",
         [{"check": "card", "card": "Jinzo", "zone": "mzone", "seq": 2, "pos": "attack", "negated": True, "at": "a"}]),
        ("link 2 Jinzo resolves in part by Sangan (A1, not E1)",
         [{"check": "verdict", "subject": "link", "link": 2, "card": "Jinzo", "outcome": ["resolved in part"], "by": "Sangan",
           "rules": ["A1"], "not_rules": ["E1"]}]),
        ("the effects of Jinzo are no longer negated",
         [{"check": "verdict", "subject": "effects", "card": "Jinzo", "outcome": ["effects apply again"]}]),
        ("the attack of Jinzo is not negated",
         [{"check": "verdict", "subject": "attack", "card": "Jinzo", "outcome": ["attack negated"], "is": False}]),
        ("turn player could not activate or attack with Jinzo in zone 1 since [a]",
         [{"check": "offered", "player": 0, "card": "Jinzo", "seq": 1, "as": ["activate", "attack"], "is": False, "from": "a"}]),
        ("2 events damage: player 1, amount 500; no event win",
         [{"check": "event", "event": {"event": "damage", "player": 1, "amount": 500}, "count": 2},
          {"check": "event", "event": {"event": "win"}, "is": False}]),
        ("event move: card Sangan, from player 0 hand, to grave then event draw",
         [{"check": "order", "events": [{"event": "move", "card": "Sangan", "from": {"player": 0, "zone": "hand"}, "to": {"zone": "grave"}},
                                        {"event": "draw"}]}]),
        ("it is opponent's Main Phase 2", [{"check": "phase", "player": 1, "phase": "main2"}]),
    ],
)  # fmt: skip
def test_facts(line: str, checks: list[object]) -> None:
    assert read(f"{PLAYERS}- [a] turn player Sets Sangan\n? {line}\n")["expect"] == checks


def test_what_players_have() -> None:
    text = """
title: "two\\nlines"
ruleset: mr4
seed: 7
turn player: 4000 LP; 7 Colored Fish, Sangan x2 in hand; banished Jinzo; Mystical Elf in defense, Sangan set
opponent: Cannon Soldier in attack in zone 1; Mist Body face-up equipped to Cannon Soldier; {zone: mzone, card: Jinzo, seq: 0}
opponent: Gravity Bind set
"""
    names = community().names if SCRIPTS and DATABASE else bundled().names
    if names.find("7 Colored Fish") is None or names.find("Mist Body") is None:
        pytest.skip("needs the community's files")
    data = canonical(parse_scenario(text, "x.duel", names).scenario)
    assert (data["title"], data["ruleset"], data["setup"]["seed"]) == ("two\nlines", "mr4", 7)
    assert data["setup"]["players"][0] == {
        "lp": 4000, "hand": ["7 Colored Fish", "Sangan", "Sangan"], "banished": ["Jinzo"],
        "mzone": [{"card": "Mystical Elf", "seq": 2, "pos": "defense"}, {"card": "Sangan", "seq": 1, "pos": "set"}],
    }  # fmt: skip
    assert data["setup"]["players"][1]["szone"] == [
        {"card": "Mist Body", "seq": 2, "pos": "faceup", "equip": {"player": 1, "seq": 1}},
        {"card": "Gravity Bind", "seq": 1, "pos": "set"},
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "place", "says"),
    [
        ("turn player: Sangn in hand", "1:14", "no card is named 'Sangn'; did you mean 'Sangan'"),
        ("oponent: Sangan in hand", "1:1", "did you mean 'opponent'?"),
        ("turn player: Jinzo in hnad", "1:20", "'in hnad' after it is not known here; did you mean 'in hand'?"),
        (PLAYERS + "- turn player activats Sangan", "3:15", "expected 'Normal Summons', 'Sets'"),
        (PLAYERS + "- turn player activates", "3:24", "found the end of the line; expected a card's name"),
        (PLAYERS + "- opponent chains Jinzo tageting Sangan", "3:25", "did you mean 'targeting'?"),
        (PLAYERS + "? Jinzo is negatd", "3:12", "did you mean 'is negated'?"),
        (PLAYERS + "- opponent chooses option 0", "3:27", "options and numbers count from 1"),
        (PLAYERS + "- {do: }", "3", "found nothing; expected text"),
        (PLAYERS + "turn player: Mirror Force in attack in Spell & Trap Zone 1", "3:27", "cannot lie 'in attack' there"),
        (PLAYERS + "turn player: Mirror Force set equipped to Jinzo", "3:43", "no monster on the field is Jinzo"),
        ("seed: x", "1:7", "expected a whole number"),
        (PLAYERS + "- turn player activates Sangan because of R-COST", "3:32", "the play needs 'cannot'"),
        (PLAYERS + "turn player: Jinzo with 3 materials", "3:27", "expected 'counters' or 'Spell Counters'; did you mean 'with"),
        (PLAYERS + "turn player: Jinzo in Monster Zone 1 equipped to Sangan", "3:23", "lies in a Spell & Trap Zone"),
        (PLAYERS + "phase: Damage Step", "3:8", "'Battle Step', 'Battle Phase', 'Main Phase 2' or 'End Phase'"),
        (PLAYERS + "? [later] Sangan is negated", "3:3", "a moment goes with LP, cards and phases"),
        (PLAYERS + "? turn player has Sangan since [later]", "3:26", "'since' and 'until' go with events"),
        (PLAYERS + "? Sangan is of type", "3:20", "expected a word"),
        (PLAYERS + "? Sangan is negated (", "3:22", "expected the ID of a rule or 'not'"),
        (PLAYERS + "puzzle: none.lua", "1", "'hand' cannot stand beside 'puzzle'"),
        (PLAYERS + "? [gone] Sangan is in hand", "3", "no step has the label 'gone'"),
        ("ruleset: mr9\nturn player: Sangan in hand", "1", "mr5"),
        ("turn player: -5 LP\nopponent: Sangan in hand", "1", "found -5; expected a whole number, 1 or more"),
        ("turn player: Sangan in hand; LP 2.5\nopponent: Sangan in hand", "1", "found 2.5; expected a whole number"),
    ],
)
def test_mistakes(text: str, place: str, says: str) -> None:
    with pytest.raises(InputError) as caught:
        bundled().judge(parse_scenario(text, "x.duel", bundled().names))
    assert says in str(caught.value) and str(caught.value).startswith(f"x.duel:{place}".rstrip(":"))


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_everything_that_may_be_expected_has_words(language: str) -> None:
    unsaid = {"NO_COUNT", "QUOTED", "RAW", "PASSCODE", "TIMES", "TIMES_SIGN", "__IGNORE_0"}  # no line lacks them
    silent = {one.name for one in parser_of(language).terminals if not expected_words(language, [one.name], speech_in(language))}
    assert {key for key in silent - unsaid if key not in ENGLISH or LANGUAGES[language].get(key)} == set()


def test_all_mistakes_at_once() -> None:
    with pytest.raises(InputError) as caught:
        read("turn player: Sangn in hand\nopponent: Jinzoo in hand\n- oponent passes\n")
    assert [fault.line for fault in caught.value.faults] == [1, 2, 3]
    assert len(str(caught.value).splitlines()) == 3


def test_mistakes_are_told_in_the_readers_language() -> None:
    with pytest.raises(InputError, match="trouvé la fin de la ligne ; attendu un nom de carte"):
        read("joueur du tour : Sangan en main\n- joueur du tour active\n", "fr")


def test_file_and_standard_input(tmp_path: Path) -> None:
    text = "turn player: Sangan in hand\n- turn player Normal Summons Sangan\n? turn player has Sangan in Monster Zone\n"
    (tmp_path / "a.duel").write_text(text, encoding="utf-8")
    (tmp_path / "b.txt").write_text(text, encoding="utf-8")
    run = CliRunner()
    for given, arguments in ((None, [str(tmp_path)]), (None, [str(tmp_path / "b.txt")]), (text, ["-"])):
        found = run.invoke(app, ["judge", "--lang", "en", *arguments], input=given)
        assert (found.exit_code, found.output.splitlines()[-1]) == (0, "agrees: as expected"), found.output
    yaml = "setup: {players: [{hand: [Sangan]}, {}]}\n"
    assert run.invoke(app, ["judge", "--lang", "en", "-"], input=yaml).exit_code == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_read(tmp_path: Path) -> None:
    pipe, run = tmp_path / "pipe", CliRunner()
    os.mkfifo(pipe)
    for text, status, told in ((PLAYERS, 0, "agrees"), ("# x\n" * 100_000, 2, "is too large: expected a scenario of at most")):
        writer = Thread(target=_write, args=(pipe, text))
        writer.start()
        found = run.invoke(app, ["judge", "--lang", "en", str(pipe)])
        writer.join()
        assert found.exit_code == status and told in found.output


def _write(pipe: Path, text: str) -> None:
    with contextlib.suppress(BrokenPipeError):
        pipe.write_text(text, encoding="utf-8")


def test_standard_input_without_an_end_is_refused_by_its_size() -> None:
    found = CliRunner().invoke(app, ["judge", "--lang", "en", "-"], input="# x\n" * 100_000)
    assert found.exit_code == 2 and "is too large" in found.output


@pytest.mark.parametrize(
    "options",
    [["--as-text", "--json"], ["--as-text", "--summary"], ["--as-text", "--board"], ["--json", "--summary"], ["--summary", "--board"]],
)
def test_options_of_which_one_would_be_ignored_are_refused(options: list[str]) -> None:
    found = CliRunner().invoke(app, ["judge", "--lang", "en", *options, str(OWN[0])])
    assert found.exit_code != 0 and f"{options[0]} and {options[1]} cannot be used together" in str(found.exception)


def test_written_by_the_command(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("setup: {players: [{hand: [Sangan]}, {}]}\nsteps: [{by: 0, do: normal_summon, card: Sangan}]\n", encoding="utf-8")
    run = CliRunner()
    english, french = (run.invoke(app, ["judge", "--as-text", "--lang", lang, str(file)]).output for lang in ("en", "fr"))
    assert english == "turn player: Sangan in hand\n- turn player Normal Summons Sangan\n"
    assert french == "joueur du tour: Sangan en main\n- joueur du tour Invoque Normalement Sangan\n"
    assert run.invoke(app, ["judge", "--as-text", str(tmp_path / "none.yaml")]).exit_code != 0


def test_yaml_is_told_from_the_notation() -> None:
    assert not any(is_notation(file.read_text(encoding="utf-8")) for file in OWN)
    assert is_notation("turn player: Sangan in hand\n- {do: pass}\n")


def test_the_page_has_every_word() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "make_notation_page.py"))
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    assert tool["page"](text) == text, "run tools/make_notation_page.py"
    assert set(LANGUAGES["fr"]) - {key for key in LANGUAGES["fr"] if key.startswith("WITHIN_")} <= set(ENGLISH)
    assert not {key for key in ENGLISH if not key.startswith("OF_")} - set(LANGUAGES["fr"])


@pytest.mark.parametrize(("card", "verdict"), [("Solemn Judgment", "disagrees"), ("Trap Hole", "agrees")])
def test_who_cannot_activate_in_the_other_players_turn_cannot_respond(card: str, verdict: str) -> None:
    """Every moment of what was done before counts, not the open phase after it."""
    text = f"turn player: Dark Hole in hand\nopponent: {card} set; Sangan in attack\n- turn player activates Dark Hole\n"
    judge = Judge.of()
    found = judge.judge(parse_scenario(f"{text}- opponent cannot activate {card}\n", "case.duel", judge.names))
    assert found.verdict == verdict


def test_what_came_by_standard_input_is_on_the_page_too(tmp_path: Path) -> None:
    page = tmp_path / "case.html"
    found = CliRunner().invoke(app, ["judge", "--lang", "en", "-", "--html", str(page)], input="turn player: Sangan in hand\n")
    assert found.exit_code == 0 and "Sangan" in page.read_text(encoding="utf-8")
