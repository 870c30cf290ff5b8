"""Games played in processes of this machine. Who gets which game next, `concurrent.futures` decides."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for
from typing import Final

from solemn.sweeping.plan import Game, Plan, SweepError
from solemn.sweeping.playing import Result, play

LOSSES: Final = 3  # of processes in a row, without a result between them, after which a sweep gives up
_AHEAD: Final = 2  # games for each process that are handed out at a time, so that none waits for this one: after Ctrl+C they are played


class WorkersLost(SweepError):
    """Processes ended again and again without a result; `games` were being played."""

    def __init__(self, games: Iterable[Game]) -> None:
        self.games = sorted(game.name for game in games)
        super().__init__(f"processes ended {LOSSES} times without playing any of the games {', '.join(self.games)} to its end")


def play_alone(plan: Plan, games: Iterable[Game], with_replay: bool = False) -> Iterator[Result]:
    """Play the games one after the other in this process."""
    return (play(plan, game, with_replay) for game in games)


def play_in_processes(plan: Plan, games: Iterable[Game], jobs: int, with_replay: bool = False) -> Iterator[Result]:
    """Play the games in `jobs` processes; the results come as they are ready.

    Games of a process that was killed are played again. Raises WorkersLost if that happens three times without any result between.
    """
    waiting, losses, before = deque(games), 0, -1
    while waiting:
        losses = losses + 1 if len(waiting) == before else 0
        if losses == LOSSES:
            raise WorkersLost(list(waiting)[: jobs * _AHEAD])
        before = len(waiting)
        yield from _until_lost(plan, waiting, jobs, with_replay)


def _until_lost(plan: Plan, waiting: "deque[Game]", jobs: int, with_replay: bool) -> Iterator[Result]:
    """Play until all are played or a process was lost: then the games that were handed out wait again, as the first ones."""
    running: dict[Future[Result], Game] = {}
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin, (plan, with_replay))
    ended = False
    try:
        while waiting or running:
            while waiting and len(running) < jobs * _AHEAD:
                running[pool.submit(_play, waiting[0])] = waiting[0]
                del waiting[0]
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                result = future.result()
                del running[future]
                yield result
        ended = True
    except BrokenProcessPool:
        ended = True
        waiting.extendleft(reversed(running.values()))
    except KeyboardInterrupt:
        pool.shutdown(cancel_futures=True)
        ended = True
        yield from _ended(running)
        raise
    finally:
        if not ended:  # whatever ends the sweep now, such as a second Ctrl+C, waits for no game
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()
        pool.shutdown(cancel_futures=True)


def _ended(running: Iterable[Future[Result]]) -> Iterator[Result]:
    """The results of games that were played to their ends while the sweep was being broken off."""
    return (future.result() for future in running if not future.cancelled() and future.exception() is None)


_work: list[tuple[Plan, bool]] = []  # of this process: the plan, and whether replays are wanted


def _begin(plan: Plan, with_replay: bool) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C ends the sweep, which lets the games end that are being played
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _work[:] = [(plan, with_replay)]


def _end_with_parent() -> None:
    """A process whose sweep was killed would wait for games for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "games are handed out by another process"
    wait_for([parent.sentinel])
    os._exit(1)


def _play(game: Game) -> Result:
    plan, with_replay = _work[0]
    return play(plan, game, with_replay)
