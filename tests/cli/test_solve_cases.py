"""`solemn solve` with other goals and other beginnings, other solutions, and cards that are not needed."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from solemn.cli.aims import aim_of, named_cards
from solemn.cli.main import app
from solemn.core.decisions.kinds import IdleDecision
from solemn.duel.facade import Duel
from solemn.duel.pool import Deck
from solemn.judge.language.errors import InputError
from solemn.judge.language.speech import english
from solemn.judge.scenario.names import bundled_names
from solemn.search.goals import Aim, Wanted
from solemn.search.solving import Task, solve

sys.path.append(str(Path(__file__).parent.parent / "search"))
from puzzle_files import HAND, LA_JINN, MAGICIAN, REBORN, REVIVAL, SANGAN, TRAP, TYPHOON, card, puzzle

LINE = """
turn player: La Jinn the Mystical Genie of the Lamp, Monster Reborn, Sangan in hand
turn player: GY Dark Magician
turn player: deck Gemini Elf
opponent: deck Gemini Elf
"""


@pytest.fixture(autouse=True)
def bundled(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SOLEMN_SCRIPTS", "SOLEMN_DB"):
        monkeypatch.delenv(name, raising=False)


def run(*arguments: object, status: int = 0) -> str:
    result = CliRunner().invoke(app, ["solve", *map(str, arguments), "--jobs", "1", "--lang", "en"])
    assert result.exit_code == status, result.output + repr(result.exception)
    return result.output


def data(*arguments: object, status: int = 0) -> dict[str, object]:
    found = json.loads(run(*arguments, "--json", status=status))
    assert isinstance(found, dict)
    return found


# -- goals


def test_goals_are_read() -> None:
    names, speech = bundled_names(), english()
    assert aim_of([], names, speech) == Aim()
    assert aim_of(["lp 1 <= 500", "win"], names, speech) == Aim(True, ((1, 500),), ())
    board = aim_of(["board: Dark Magician@defense, Nibiru, the Primal Being; Sangan@gy"], names, speech)
    assert [(wanted.code, wanted.location, wanted.position) for wanted in board.cards] == [
        (MAGICIAN, 0xC, 4), (27204311, 0xC, 0xF), (SANGAN, 0x10, 0),
    ]  # fmt: skip
    assert not board.win
    assert named_cards("46986414", "--goal", names, speech)[0][0].name == "Dark Magician"
    assert Wanted(MAGICIAN).location == 0xC


@pytest.mark.parametrize(
    ("goal", "why"),
    [
        ("lp 2 <= 0", "'win', 'lp 1 <= 0' or 'board: CARD, CARD@defense'"),
        ("board: Sangan@nowhere", "found 'nowhere', expected attack, defense"),
        ("board: Dark Magicien", "Dark Magician"),
    ],
)
def test_goals_that_say_nothing(goal: str, why: str) -> None:
    with pytest.raises(InputError) as fault:
        aim_of([goal], bundled_names(), english())
    assert why in str(fault.value)


def test_a_board_and_lp_as_goals(tmp_path: Path) -> None:
    path = puzzle(tmp_path, 8000, *REVIVAL)
    text = run(path, "--time", 20, "--goal", "board: Dark Magician@defense, La Jinn the Mystical Genie of the Lamp@attack")
    assert text.index("activates Monster Reborn") > 0
    assert "attacks" not in text
    assert "attacks directly" in run(path, "--time", 20, "--goal", "lp 1 <= 3700")
    alone = puzzle(tmp_path, 8000, card(LA_JINN, 0, HAND), name="alone.lua")
    assert data(alone, "--time", 60, "--goal", "lp 1 <= 6199", status=1)["status"] == "exhausted"


# -- beginnings


def test_a_scenario_goes_on_after_its_plays(tmp_path: Path) -> None:
    path = tmp_path / "line.duel"
    path.write_text(LINE + "- turn player Normal Summons Sangan\n", encoding="utf-8")
    text = run(path, "--time", 10, "--goal", "board: Sangan, Dark Magician@attack")
    assert "activates Monster Reborn" in text
    assert "Normal Summon of Sangan" not in text  # only what was found is told
    path.write_text(LINE.replace("La Jinn the Mystical Genie of the Lamp, Monster Reborn, Sangan", "Gemini Elf, Sangan")
                    + "- turn player Normal Summons Sangan\n", encoding="utf-8")  # fmt: skip
    cannot = data(path, "--time", 60, "--goal", "board: Gemini Elf", status=1)
    assert cannot["status"] == "exhausted"  # the Normal Summon was used


def test_a_deck_and_a_hand(tmp_path: Path) -> None:
    deck = tmp_path / "deck.ydk"
    deck.write_text("#main\n" + f"{SANGAN}\n{LA_JINN}\n" * 10 + f"{REBORN}\n", encoding="utf-8")
    goal = "board: Sangan@defense"
    hand = "Sangan, La Jinn the Mystical Genie of the Lamp"
    assert "Set" in run("--deck", deck, "--hand", hand, "--goal", "board: Sangan@set", "--time", 5)
    assert data("--deck", deck, "--hand", "Sangan", "--goal", goal, "--time", 5, status=1)["status"] == "exhausted"
    result = CliRunner().invoke(app, ["solve", "--deck", str(deck), "--hand", "Monster Reborn, Monster Reborn", "--lang", "en"])
    assert result.exit_code == 2
    assert "Monster Reborn is not in the Main Deck, or not so often" in result.output


def test_a_turn_of_a_replay(tmp_path: Path) -> None:
    deck = Deck((SANGAN,) * 20)
    duel = Duel([deck, deck], seed=1, first=0)
    duel.answer(("to_end",))
    while duel.state.turn < 2 or not isinstance(duel.decision, IdleDecision):
        assert duel.decision is not None
        duel.answer(next(iter(duel.decision.answers())))
    duel.write_replay(tmp_path / "two.yrp")
    text = run(tmp_path / "two.yrp", "--turn", 2, "--goal", "board: Sangan@attack", "--time", 10)
    assert "Player 1 Normal Summons Sangan" in text
    result = CliRunner().invoke(app, ["solve", str(tmp_path / "two.yrp"), "--turn", "9", "--lang", "en"])
    assert result.exit_code == 2
    assert "nothing can be searched from there: the duel ends in turn 2" in result.output


def test_a_turn_of_a_puzzles_replay(tmp_path: Path) -> None:
    """The puzzle's file is found beside the replay; where it is not, that is what the user is told to do."""
    task = Task(puzzle(tmp_path, 1800, card(LA_JINN, 0, HAND)))
    duel = task.load()
    for answer in solve(task, seconds=30).answers:
        duel.answer(answer)
    duel.write_replay(tmp_path / "won.yrp")
    assert "attacks directly with La Jinn" in run(tmp_path / "won.yrp", "--turn", 1, "--time", 10)
    assert task.puzzle is not None
    task.puzzle.rename(tmp_path / "elsewhere.lua")
    result = CliRunner().invoke(app, ["solve", str(tmp_path / "won.yrp"), "--turn", "1", "--lang", "en"])
    assert result.exit_code == 2
    assert f"the puzzle {task.puzzle.name}, of which this is a replay, is not at hand: put its file beside the replay" in result.output


@pytest.mark.parametrize("kind", ["puzzle", "scenario"])
def test_a_solution_is_a_scenario_that_is_judged(tmp_path: Path, kind: str) -> None:
    path = puzzle(tmp_path, 1800, card(LA_JINN, 0, HAND))
    if kind == "scenario":
        path = tmp_path / "line.duel"
        path.write_text(LINE + "- turn player Normal Summons Sangan\n", encoding="utf-8")
    goal = "win" if kind == "puzzle" else "board: Sangan, Dark Magician@attack"
    run(path, "--time", 10, "--goal", goal, "-o", tmp_path / "found")
    written = tmp_path / "found" / f"{path.stem}.yaml"
    assert ("puzzle: puzzle.lua" in written.read_text(encoding="utf-8")) is (kind == "puzzle")
    judged = CliRunner().invoke(app, ["judge", str(written), "--lang", "en"])
    assert judged.exit_code == 0, judged.output
    assert ("Player 0 wins" in judged.output) is (kind == "puzzle")


def test_nothing_to_solve() -> None:
    result = CliRunner().invoke(app, ["solve", "--lang", "en"])
    assert result.exit_code != 0
    assert "nothing to solve" in str(result.exception) + result.output


# -- for authors


def test_other_solutions_and_needless_cards(tmp_path: Path) -> None:
    """Either monster alone takes 1800 LP: the first Summoned, the other revived; Jar of Greed does nothing."""
    found = data(puzzle(tmp_path, 1800, *REVIVAL), "--time", 1, "--cooks", "--needless")
    cooks, needless = found["cooks"], found["needless"]
    assert isinstance(cooks, list)
    assert len(cooks) >= 1
    assert isinstance(needless, list)
    assert [(card["card"], card["zone"], card["seq"]) for card in needless] == [
        ("La Jinn the Mystical Genie of the Lamp", "hand", 0), ("Monster Reborn", "hand", 0), ("Jar of Greed", "hand", 0),
        ("Dark Magician", "grave", 0),
    ]  # fmt: skip
    text = run(puzzle(tmp_path, 4300, *REVIVAL), "--time", 1, "--cooks", "--needless")
    assert "No other solution was found in 1 s." in text
    assert "It is solved without any one of these, too: Jar of Greed (player 0's hand)" in text


def test_what_was_played_before_belongs_to_what_cannot_be_left_out(tmp_path: Path) -> None:
    """The plays of a case are done without the card, not answers of the same numbers that do something else."""
    case = tmp_path / "case.duel"
    case.write_text(
        "turn player: Reinforcement of the Army, Junk Synchron, Monster Reborn in hand; Celtic Guardian in Deck; Dark Magician in GY\n"
        "- turn player activates Reinforcement of the Army\n",
        encoding="utf-8",
    )
    text = run(case, "--time", 1, "--needless", "--goal", "board: Dark Magician")
    assert "It is solved without any one of these, too: Junk Synchron (player 0's hand)" in text
    assert "They cannot be left out by themselves: Celtic Guardian, Reinforcement of the Army" in text


def test_another_solution_tells_what_it_activates_in_a_chain(tmp_path: Path) -> None:
    """The Set Typhoon may also be used in answer to the Summon: that is no other solution, and neither is using the other copy."""
    typhoons = (card(TYPHOON, 0, HAND), card(TYPHOON, 0, "LOCATION_SZONE", 2))
    text = run(puzzle(tmp_path, 1800, card(LA_JINN, 0, HAND), *typhoons, TRAP), "--time", 1, "--cooks", "--needless")
    assert "No other solution was found" in text
    assert "Mystical Space Typhoon (player 0's hand), Mystical Space Typhoon (player 0's Spell & Trap Zone 2)" in text
