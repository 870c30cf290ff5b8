"""What a scenario plays, and the solution of a puzzle, as a replay with the puzzle that puts up its field."""

from pathlib import Path

import pytest
from test_playing_replays import bundled
from typer.testing import CliRunner

from solemn import Playback, put_up, read_replay, state_row
from solemn.cli.main import app
from solemn.duel.as_puzzle import CHANCE, MATERIALS, SET_UPS, TURN, NotInAPuzzle, puzzle_source
from solemn.judge.play.judging import Judge
from solemn.judge.scenario.reading import parse_scenario

EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = ["lightning-vortex-and-dark-bribe", "negate-attack"]
FIELD = """
setup:
  players:
    - lp: 4000
      mzone:
        - {card: Breaker the Magical Warrior, seq: 2, counters: 1, summoned: {as: normal}}
        - {card: Cyber Dragon Infinity, seq: 1, materials: [Sangan, Mystical Elf]}
      szone: [{card: Sangan, seq: 1, pos: faceup, equip: {player: 0, seq: 2}}, {card: Mirror Force, seq: 2}]
      pzone: [{card: Flash Knight, seq: 0}]
      grave: [Jinzo]
      banished: [Sangan]
      extra: [Flash Knight, Stardust Dragon]
      hand: [Dark Hole]
    - {mzone: [{card: Gemini Elf, seq: 2}, {card: Sangan, seq: 1, pos: set}], deck: [Sangan, Sangan], lp: 100}
steps: [{by: 0, do: activate, card: Breaker the Magical Warrior}, {by: 0, do: activate, card: Dark Hole}]
"""
PUZZLE = """\
Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN, 5)
Debug.SetPlayerInfo(0, 100, 0, 0)
Debug.SetPlayerInfo(1, 1400, 0, 0)
Debug.AddCard(11384280, 0, 0, LOCATION_MZONE, 2, POS_FACEUP_ATTACK)
Debug.ReloadFieldEnd()
"""
SOLUTION = "setup: {players: [{}, {}], puzzle: p.lua}\nsteps: [{by: 0, do: to_battle}, {by: 0, do: attack, card: Cannon Soldier}]\n"


@pytest.fixture(scope="module")
def judge() -> Judge:
    found = Judge(bundled())
    found.keeps_duel = True
    return found


def run(*arguments: object) -> tuple[int, str]:
    found = CliRunner().invoke(app, ["judge", *map(str, arguments)], env={"SOLEMN_SCRIPTS": "", "SOLEMN_DB": ""})
    return found.exit_code, str(found.exception) if found.exit_code == 1 and found.exception else found.stdout


def same_end(judge: Judge, scenario: str, file: str, target: Path) -> None:
    duel = judge.judge(parse_scenario(scenario, file)).duel
    assert duel is not None
    duel.write_replay(target)
    replay = read_replay(target)
    playback = Playback(put_up(replay, bundled(), puzzle=target.with_suffix(".lua").read_bytes()), replay)
    playback.start()
    playback.run()
    assert playback.misfit is None and playback.answered == len(duel.answers)
    assert state_row(playback.duel.state) == state_row(duel.state)


@pytest.mark.parametrize("name", FILES)
def test_an_example(name: str, judge: Judge, tmp_path: Path) -> None:
    file = EXAMPLES / f"{name}.yaml"
    same_end(judge, file.read_text(encoding="utf-8"), str(file), tmp_path / "out.yrp")


def test_a_field_with_everything_that_a_puzzle_can_put_up(judge: Judge, tmp_path: Path) -> None:
    same_end(judge, FIELD, "field.yaml", tmp_path / "field.yrp")
    source = (tmp_path / "field.lua").read_text()
    assert all(word in source for word in ("PreEquip", "PreAddCounter", "PreSummon", "4000", "ReloadFieldEnd"))


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("setup:", "setup:\n  phase: main1", TURN),
        ("setup:", "setup:\n  turn: 1", TURN),
        ("setup:", "setup:\n  coins: [heads]", CHANCE),
        ("as: normal", "as: normal, materials: [Jinzo]", MATERIALS),
    ],
)
def test_what_no_replay_can_hold(old: str, new: str, what: str, judge: Judge, tmp_path: Path) -> None:
    text = FIELD.partition("steps:")[0].replace(old, new, 1)
    duel = judge.judge(parse_scenario(text, "field.yaml")).duel
    assert duel is not None
    with pytest.raises(NotInAPuzzle) as caught:
        duel.write_replay(tmp_path / "out.yrp")
    assert caught.value.what == what and not list(tmp_path.iterdir())
    (tmp_path / "field.yaml").write_text(text)
    status, said = run(tmp_path / "field.yaml", "--replay", tmp_path / "out.yrp", "--lang", "de")
    assert status == 1 and "no replay can hold this" in said


def test_a_puzzle_that_is_solved(judge: Judge, tmp_path: Path) -> None:
    (tmp_path / "p.lua").write_text(PUZZLE)
    (tmp_path / "solution.yaml").write_text(SOLUTION)
    status, said = run(tmp_path / "solution.yaml", "--replay", tmp_path / "solved.yrp")
    assert status == 0 and "solved.yrp is written: it belongs in EDOPro's folder 'replay', the puzzle in 'puzzles'" in said
    replay = read_replay(tmp_path / "solved.yrp")
    playback = Playback(put_up(replay, bundled(), puzzle=PUZZLE.encode()), replay)
    playback.start()
    playback.run()
    assert (replay.script, playback.duel.winner) == ("./puzzles/p.lua", 0)
    duel = judge.judge_file(tmp_path / "solution.yaml").duel
    assert duel is not None
    with pytest.raises(NotInAPuzzle) as caught:
        puzzle_source(duel.beginning)
    assert caught.value.what == SET_UPS


def test_several_scenarios_into_a_folder(tmp_path: Path) -> None:
    files = [EXAMPLES / f"{name}.yaml" for name in FILES]
    assert run(*files, "--replay", tmp_path)[0] == 0
    assert {path.name for path in tmp_path.iterdir()} == {f"{name}.{ending}" for name in FILES for ending in ("yrp", "lua")}
    status, said = run(*files, "--replay", tmp_path / "x.txt")
    assert status == 1 and "--replay: found x.txt, expected a name that ends in .yrp" in said
