"""Sweeps on a Ray cluster of this machine. They are skipped where Ray is not installed (`pip install 'solemn[ray]'`)."""

import os
import signal
import sys
import time
from pathlib import Path

import pytest
from small_sweep import plan

from solemn.sweeping.cluster import NoCluster, play_on_cluster
from solemn.sweeping.playing import Result
from solemn.sweeping.processes import play_alone
from solemn.sweeping.sweep import sweep

ray = pytest.importorskip("ray")
pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="looks for the cluster's processes in /proc"),
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning"),
]


def parent(process: int) -> int:
    try:
        return int(Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
    except OSError:
        return 0


def is_ours(process: int) -> bool:
    while process > 1:
        process = parent(process)
        if process == os.getpid():
            return True
    return False


def playing() -> list[int]:
    """The processes of this test's cluster that play a game now."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            name = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if name.startswith(b"ray::play") and is_ours(int(folder.name)):
            found.append(int(folder.name))
    return found


def test_a_cluster_plays_the_same_games_and_those_of_a_lost_worker_again(tmp_path: Path) -> None:
    chosen = plan()
    games = list(chosen.games(12))
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        found: list[Result] = []
        for result in play_on_cluster(chosen, games):
            if not found:
                while not playing():
                    time.sleep(0.001)
                os.kill(playing()[0], signal.SIGKILL)
            found.append(result)
        assert sorted(result.game.id for result in found) == [game.id for game in games]
        assert sorted(found, key=lambda result: result.number) == list(play_alone(chosen, games))
        table = sweep(chosen, 4, tmp_path / "results.db", ray="auto")
        assert table.results == list(play_alone(chosen, games))[:4]
    finally:
        ray.shutdown()


def test_a_cluster_that_is_not_there_is_told() -> None:
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "[::1]:1", "127.0.0.1:99999"):
        with pytest.raises(NoCluster, match=r":\d+: "):
            list(play_on_cluster(plan(), plan().games(2), address))
