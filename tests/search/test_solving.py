"""Puzzles solved: the line is found, shortened, confirmed, and what is said of it is true."""

from pathlib import Path
from typing import Any

import pytest
from puzzle_files import HAND, JAR, LA_JINN, REVIVAL, SANGAN, TRAP, TYPHOON, card, puzzle

from solemn.duel.errors import DuelError
from solemn.judge.play.judging import Judge
from solemn.replaying.playback import Playback
from solemn.replaying.setting_up import put_up
from solemn.search import replies
from solemn.search.goals import Lp, Win
from solemn.search.replies import FAILS, HOLDS, UNKNOWN
from solemn.search.rollouts import Rollouts
from solemn.search.solving import SOLVED, TIME_OVER, Solved, Task, solve


def commands(found: Solved) -> list[str]:
    return [answer[0] for answer in found.answers if isinstance(answer, tuple) and isinstance(answer[0], str)]


def test_a_win_is_found_shortened_and_holds(tmp_path: Path) -> None:
    found = solve(Task(puzzle(tmp_path, 4300, *REVIVAL)), seconds=30)
    assert found.status == SOLVED
    assert sorted(commands(found)) == ["activate", "attack", "attack", "summon", "to_battle"]  # nothing is Set, nothing else is done
    assert (found.seeds_held, found.seeds_tried) == (5, 5)
    assert found.replies == HOLDS


def test_the_answers_win_in_a_fresh_duel(tmp_path: Path) -> None:
    task = Task(puzzle(tmp_path, 4300, *REVIVAL))
    duel = task.load(strict=True)
    for answer in solve(task, seconds=30).answers:
        duel.answer(answer)
    assert duel.winner == 0


def test_what_the_engines_own_player_would_do_is_reckoned_with(tmp_path: Path) -> None:
    """Mirror Force would answer the first attack; Mystical Space Typhoon gets rid of it."""
    found = solve(Task(puzzle(tmp_path, 1800, card(LA_JINN, 0, HAND), card(TYPHOON, 0, HAND), TRAP)), seconds=30)
    assert found.status == SOLVED
    assert commands(found).index("activate") < commands(found).index("attack")


def test_a_win_that_only_a_passive_opponent_allows_is_said_not_to_hold(tmp_path: Path) -> None:
    """Without the engine's own player the search may hope that the opponent does nothing; against Mirror Force the line fails."""
    found = solve(Task(puzzle(tmp_path, 1800, card(LA_JINN, 0, HAND), TRAP, flags="")), seconds=30)
    assert found.status == SOLVED
    assert found.replies == FAILS


def test_every_reply_is_tried(tmp_path: Path) -> None:
    """The opponent may draw with Jar of Greed in one of many moments, or in none: the line holds against each."""
    jar = card(JAR, 1, "LOCATION_SZONE", 2) + card(SANGAN, 1, "LOCATION_DECK")
    found = solve(Task(puzzle(tmp_path, 1800, card(LA_JINN, 0, HAND), jar, flags="")), seconds=30)
    assert (found.status, found.replies, found.replies_tried) == (SOLVED, HOLDS, 10)


def test_a_line_that_takes_too_long_is_not_settled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replies, "_LONGEST", 2)
    found = solve(Task(puzzle(tmp_path, 1800, card(LA_JINN, 0, HAND))))
    assert (found.status, found.replies) == (SOLVED, UNKNOWN)


def test_time_over_says_how_near_the_best_line_came(tmp_path: Path) -> None:
    found = solve(Task(puzzle(tmp_path, 8000, *REVIVAL)), seconds=0.5)
    assert found.status == TIME_OVER
    assert 0 < found.nearness < 1
    assert found.lines > 0


def test_several_processes_find_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("solemn.search.solving._ALONE", 0.0)
    facts = tmp_path / "cards.txt"
    facts.write_text("900000001 | Loud Moth | normal monster | 4 | wind | insect | 1900 | 900\n", encoding="utf-8")
    own = Judge.of(databases=[facts]).pool  # each process plays with these cards
    assert solve(Task(puzzle(tmp_path, 4400, card(900000001, 0, HAND), *REVIVAL), own), seconds=60, jobs=2).status == SOLVED


def test_other_goals(tmp_path: Path) -> None:
    task = Task(puzzle(tmp_path, 8000, *REVIVAL))
    duel = task.load()
    assert Rollouts(duel, Lp(duel, of=1, most=3700)).run(30).reached
    duel = task.load()
    assert not Rollouts(duel, Win(duel)).run(0.3).reached


def test_a_file_that_is_no_puzzle(tmp_path: Path) -> None:
    path = tmp_path / "x.lua"
    path.write_text("print(1)", encoding="utf-8")
    with pytest.raises(DuelError, match="not a puzzle"):
        solve(Task(path))


def test_the_replay_of_a_puzzle_has_no_passes_of_the_engines_own_player(tmp_path: Path) -> None:
    """The reference asks player 0 alone, with nothing to activate as well: two passes after the Normal Summon, none of player 1."""
    task = Task(puzzle(tmp_path, 1800, card(LA_JINN, 0, HAND)))
    duel, rows = task.unstarted()[0], list[tuple[Any, ...]]()
    duel.state.listener = rows.append
    duel.start()
    for answer in solve(task, seconds=30).answers:
        duel.answer(answer)
    replay = duel.replay()
    passes = [response for response in replay.responses if response == b"\xff\xff\xff\xff"]
    unasked = [row[1] for row in rows if row[0] == ".unasked"]
    assert 1 in unasked
    assert len(passes) == unasked.count(0)
    playback = Playback(put_up(replay, duel.pool, puzzle=duel.beginning.set_ups[0][0]), replay)
    playback.start()
    playback.run()
    assert playback.misfit is None
    assert playback.duel.winner == 0
