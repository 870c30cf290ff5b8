"""Sweeps: the same results from any number of processes, also when they are broken off or lose a process."""

import multiprocessing
import os
import signal
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import Future
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from small_sweep import DECKS, POOL, plan

from solemn import Deck, Duel, DuelError, GreedyPlayer, Playback, put_up, read_replay
from solemn.players.registry import Seat, seat
from solemn.sweeping import processes
from solemn.sweeping.plan import Contestant, Plan, SweepError
from solemn.sweeping.playing import FAILED, UNFINISHED, WON, Result, play
from solemn.sweeping.processes import WorkersLost, play_alone, play_in_processes
from solemn.sweeping.results import InUse, NotResults, OtherSweep, ResultFile
from solemn.sweeping.sweep import NoGame, OddGames, sweep


def rows(file: Path) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as store, store:
        found = store.execute('select * from games order by "row", "column", "number"').fetchall()
    store.close()
    return found


# -- what is played --------------------------------------------------------------------------------------------------


def test_each_seed_is_played_with_both_sides() -> None:
    chosen = plan("beatdown", "synchro", "control", players="greedy,random")
    games = list(chosen.games(4))
    assert len({game.id for game in games}) == len(games) == 4 * 15
    for one, other in zip(games, games[15:]):
        if one.number % 2 == 0:
            assert (one.row, one.column) == (other.row, other.column) and one.sides == other.sides[::-1]
            assert chosen.seed_of(one) == chosen.seed_of(other)
    assert len({chosen.seed_of(game) for game in games}) == 2
    assert list(plan("beatdown").games(2))[1].sides == (0, 0)
    found = play(plan(), next(plan().games(1)))
    swapped = play(plan(), list(plan().games(2))[1])
    assert found.first == 1 - swapped.first and found.seed == swapped.seed


def test_a_result_says_what_the_duel_came_to() -> None:
    chosen = plan(turns=3)
    game = next(chosen.games(1))
    found = play(chosen, game)
    assert (found.ending, found.winner) == (UNFINISHED, None) and found.turns > 3
    whole = play(plan(), game)
    assert whole.ending == WON and whole.winner in (0, 1) and 0 in (whole.lp_row, whole.lp_column)
    assert (whole.lp_row == 0) == (whole.winner == 1)
    assert play(plan(), game).digest == whole.digest != play(plan(seed=1), game).digest


class Tired:
    """Does not choose any more after some answers."""

    def __init__(self, seed: int = 0, *, patience: int = 3) -> None:
        self.greedy, self.patience = GreedyPlayer(seed), patience

    def choose(self, duel: Duel) -> Any:
        if len(duel.answers) > self.patience:
            raise ZeroDivisionError("tired")
        return self.greedy.choose(duel)


def test_a_player_who_fails_fails_the_game_alone() -> None:
    deck = Deck.read(DECKS / "beatdown.ydk")
    chosen = Plan((Contestant("a", deck, Seat("tired", Tired, {})), Contestant("b", deck, seat("greedy"))), POOL)
    table = sweep(chosen, 2)
    assert [result.ending for result in table.results] == [FAILED, FAILED] and not table.going_first.ended
    assert list(table.errors) == ["ZeroDivisionError: tired"]
    unknown = Plan((Contestant("a", Deck((1,) * 40), seat("greedy")),), POOL)
    assert "passcode" in play(unknown, next(unknown.games(1))).error


# -- processes -------------------------------------------------------------------------------------------------------


def test_a_process_that_is_killed_loses_no_result_and_doubles_none() -> None:
    chosen = plan()
    games = list(chosen.games(6))
    found: list[Result] = []
    for result in play_in_processes(chosen, games, 1):
        if not found:
            os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)
        found.append(result)
    assert [result.game.id for result in found] == [game.id for game in games]
    assert found == list(play_alone(chosen, games))


class Deadly(GreedyPlayer):
    """Ends its process."""

    def choose(self, duel: Duel) -> Any:
        os._exit(7)


def test_a_game_that_ends_every_process_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "LOSSES", 1)
    deck = Deck.read(DECKS / "beatdown.ydk")
    chosen = Plan((Contestant("a", deck, Seat("deadly", Deadly, {})),), POOL)
    with pytest.raises(WorkersLost, match="0-0-0"):
        list(play_in_processes(chosen, chosen.games(2), 1))


def test_what_ends_while_a_sweep_is_broken_off_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(running: Any, **_: Any) -> None:
        while not all(future.running() or future.done() for future in running):  # a game that no process has yet is called off
            time.sleep(0.01)
        raise KeyboardInterrupt

    monkeypatch.setattr(processes, "wait", broken_off)
    chosen = plan(turns=1)
    results = play_in_processes(chosen, list(chosen.games(4))[:3], 1)
    assert [next(results).game.id for _ in range(2)] == [(0, 1, 0), (0, 1, 1)]  # of three games, the two that were handed out
    with pytest.raises(KeyboardInterrupt):
        next(results)


class Lasting:
    """Games that last for ever, in a process: the pool waits for it until it is ended."""

    def __init__(self, *_: object) -> None:
        self.shut = 0

    def submit(self, *_: object) -> Any:
        return Future()

    def shutdown(self, **_: object) -> None:
        self.shut += 1
        if self.shut == 1:
            raise KeyboardInterrupt

    def terminate(self) -> None:
        assert self.shut == 1
        self.shut = 2


def test_a_second_interrupt_waits_for_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    pool, asked = Lasting(), iter(([], [pool_process := Lasting()]))
    pool_process.shut = 1
    monkeypatch.setattr(processes, "ProcessPoolExecutor", lambda *_: pool)
    monkeypatch.setattr(multiprocessing, "active_children", lambda: next(asked))
    monkeypatch.setattr(processes, "wait", broken_off)
    chosen = plan(turns=1)
    with pytest.raises(KeyboardInterrupt):
        list(play_in_processes(chosen, chosen.games(2), 1))
    assert pool_process.shut == pool.shut == 2


# -- the file --------------------------------------------------------------------------------------------------------


def test_a_sweep_that_was_broken_off_goes_on_to_the_same_results(tmp_path: Path) -> None:
    chosen, whole, broken = plan(), tmp_path / "whole.db", tmp_path / "broken.db"
    sweep(chosen, 6, whole)
    with ResultFile(chosen, broken) as file:
        for result in islice(play_alone(chosen, list(chosen.games(6))), 3):
            file.add(result)
    heard: list[tuple[int, int]] = []
    table = sweep(chosen, 6, broken, heard=lambda done, of: heard.append((done, of)))
    assert heard == [(3, 6), (4, 6), (5, 6), (6, 6)]
    assert rows(broken) == rows(whole) and len(table.results) == 6
    assert sweep(chosen, 6, whole, heard=lambda *_: pytest.fail("it was all there")).results == table.results
    assert len(sweep(chosen, 8, whole).results) == 8


def test_a_sweep_that_was_killed_goes_on_to_the_same_results(tmp_path: Path) -> None:
    """The processes in which it played end with it, and what they had played is in the file."""
    killed, replays, script = tmp_path / "killed.db", tmp_path / "replays", tmp_path / "main.py"
    script.write_text("from solemn.cli.entry import run\n\nif __name__ == '__main__':\n    run()\n", encoding="utf-8")
    decks = [str(DECKS / f"{name}.ydk") for name in ("beatdown", "synchro")]
    words = [sys.executable, str(script), "sweep", *decks, "--games", "60", "--jobs", "2", "-o", str(killed), "--replays", str(replays)]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("SOLEMN_")}
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=clean) as process:
        while process.poll() is None and len(list(replays.glob("*.yrp"))) < 3:
            time.sleep(0.02)
        process.kill()
        process.communicate(timeout=60)  # processes that played on would hold the pipe open
    chosen = plan(rulings="ocgcore")
    with ResultFile(chosen, killed) as file:
        done = file.results()
    assert 2 <= len(done) < 60
    assert done == list(play_alone(chosen, [result.game for result in done]))
    games = max(result.number for result in done) // 2 * 2 + 2
    assert sweep(chosen, games, killed).results[:len(done)] == list(play_alone(chosen, chosen.games(games)))[:len(done)]


def test_defaults_of_players_are_part_of_a_sweep() -> None:
    one, other = (plan(players=f"search{setting}").identity() for setting in ("", ":turns=2"))
    assert one["contestants"][0]["settings"] == {"rollouts": 8, "responses": 2, "turns": 1}
    assert other["contestants"][0]["settings"] == {"rollouts": 8, "responses": 2, "turns": 2}


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.db"
    sweep(plan(turns=1), 2, file)
    before = rows(file)
    others = {
        "seed is 0 there, 2 here": plan(turns=1, seed=2), "turns is 1 there, 2 here": plan(turns=2),
        "len(contestants) is 2 there, 1 here": plan("control", turns=1),
        'ruleset is "mr5" there, "mr3" here': plan(turns=1, ruleset="mr3"),
        'contestants[1].deck is "synchro" there, "control" here': plan("beatdown", "control", turns=1),
        'contestants[0].player is "greedy" there, "random" here': plan(players="random", turns=1),
    }  # fmt: skip
    for difference, other in others.items():
        with pytest.raises(OtherSweep) as error:
            sweep(other, 2, file)
        assert str(error.value).endswith(f"holds another sweep: {difference}")
    assert rows(file) == before
    text, base = tmp_path / "text.db", tmp_path / "base.db"
    text.write_text("this is not a database, but a text that is long enough to be told from one", encoding="utf-8")
    with closing(sqlite3.connect(base)) as other:
        other.executescript("create table cards (code)")
    for path in (text, base, tmp_path, tmp_path / "no" / "folder.db"):
        with pytest.raises(NotResults, match=path.name):
            sweep(plan(), 2, path)
    with ResultFile(plan(turns=1), file), pytest.raises(InUse, match="another program"):
        sweep(plan(turns=1), 2, file)
    damaged = sqlite3.connect(file, isolation_level=None)
    damaged.execute("update games set failures = 'no JSON'")
    damaged.close()
    with pytest.raises(NotResults, match="is no result file"):
        sweep(plan(turns=1), 2, file)


# -- replays ---------------------------------------------------------------------------------------------------------


def test_every_game_is_written_as_a_replay_that_ends_alike(tmp_path: Path) -> None:
    chosen, file, folder = plan(rulings="ocgcore"), tmp_path / "results.db", tmp_path / "replays"
    sweep(chosen, 2, file)
    table = sweep(chosen, 2, file, replays=folder)
    assert sorted(path.name for path in folder.iterdir()) == ["0-1-0.yrp", "0-1-1.yrp"]
    for result in table.results:
        replay = read_replay(folder / f"{result.game.name}.yrp")
        duel = put_up(replay, POOL)
        playback = Playback(duel, replay)
        playback.start()
        playback.run()
        assert playback.misfit is None and duel.over and duel.state.turn == result.turns
        assert replay.sides[0] == (("beatdown", "synchro")[result.first],)
    (folder / "0-1-1.yrp").unlink()
    heard: list[int] = []
    assert sweep(chosen, 2, file, replays=folder, heard=lambda done, _: heard.append(done)).results == table.results
    assert heard == [1, 2] and (folder / "0-1-1.yrp").exists()


def test_a_replay_that_cannot_be_made_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise DuelError("no room")

    monkeypatch.setattr(Duel, "replay", refuse)
    table = sweep(plan(turns=1), 2, replays=tmp_path)
    assert table.unwritten == {"no room": 2} and not table.errors and not list(tmp_path.iterdir())
    assert table.as_data()["without_replay"] == {"no room": 2}


def test_one_game_alone(tmp_path: Path) -> None:
    assert [result.game.name for result in sweep(plan(turns=1), 4, only=["0-1-3"]).results] == ["0-1-3"]
    with pytest.raises(NoGame, match=r"no game '0-2-1': the first is 0-1-0, the last 0-1-3"):
        sweep(plan(), 4, only=["0-2-1"])
    for games in (0, 3, -2):
        with pytest.raises(OddGames, match=f"found {games}, expected an even number"):
            sweep(plan(), games)
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SweepError, match="file"):
        sweep(plan(turns=1), 2, replays=tmp_path / "file")
