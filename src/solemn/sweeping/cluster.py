"""Games played on a Ray cluster: Ray hands out the games and plays again what a lost worker was playing."""

import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, Final

from solemn.sweeping.plan import Game, Plan, SweepError
from solemn.sweeping.playing import Result, play

HERE: Final = "auto"  # the cluster that this machine belongs to, or a new one on this machine
_PATIENCE: Final = 10.0  # seconds to reach a cluster
RETRIES: Final = 3  # of a game whose worker was lost
_AHEAD: Final = 4  # games for each processor of the cluster that are handed out at a time


class NoRay(SweepError):
    """Ray is not installed."""


class NoCluster(SweepError):
    """There is no cluster at the address, or it lost a game too often."""


def play_on_cluster(plan: Plan, games: Iterable[Game], address: str = HERE, with_replay: bool = False) -> Iterator[Result]:
    """Play the games on the Ray cluster at the address; the results come as they are ready.

    The cluster's machines need solemn, and the card files at the same paths. A game whose worker is lost is played again, three times at
    most. Raises NoRay and NoCluster.
    """
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise NoRay("ray is not installed: pip install 'solemn[ray]'") from error
    _reach(address)
    own = not ray.is_initialized()
    try:
        if own:
            ray.init(address=None if address == HERE else address, log_to_driver=False, include_dashboard=False, logging_level="error")
        yield from _played(ray, plan, games, with_replay)
    except (ray.exceptions.RayError, ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(f"ray: {error}") from error
    finally:
        if own:
            ray.shutdown()


def _reach(address: str) -> None:
    """See that somebody is at HOST:PORT, or ray://HOST:PORT: Ray itself would try for minutes. Raises NoCluster."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"{address}: {error}") from error


def _played(ray: Any, plan: Plan, games: Iterable[Game], with_replay: bool) -> Iterator[Result]:
    task = ray.remote(max_retries=RETRIES)(play)
    shared, waiting = ray.put(plan), iter(games)
    most = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = [task.remote(shared, game, with_replay) for game in islice(waiting, most)]
    while running:
        ready, running = ray.wait(running)
        running += [task.remote(shared, game, with_replay) for game in islice(waiting, len(ready))]
        yield from ray.get(ready)
