"""A sweep: the games of a plan that have no result yet are played, and each result is kept as it comes."""

from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from solemn.duel.arguments import require, require_call, require_path, require_whole, shown, unfit
from solemn.duel.errors import UnusableFile
from solemn.sweeping.cluster import play_on_cluster
from solemn.sweeping.plan import Game, Plan, SweepError
from solemn.sweeping.playing import Result
from solemn.sweeping.processes import play_alone, play_in_processes
from solemn.sweeping.results import ResultFile
from solemn.sweeping.tally import Table


class UnusableSweepFile(UnusableFile, SweepError):
    """The system cannot write a file or a folder of the sweep."""


class OddGames(SweepError):
    """The number of games, which is `found`, is not an even one."""

    def __init__(self, found: int) -> None:
        super().__init__(f"games: found {shown(found)}, expected an even number from 2 up: each seed is played with sides changed")
        self.found = found


class NoGame(SweepError):
    """No game has the name that was `found`; names go from `first` to `last`."""

    def __init__(self, found: str, first: str, last: str) -> None:
        super().__init__(f"there is no game {shown(found)}: the first is {first}, the last {last}")
        self.found, self.first, self.last = found, first, last


Heard = Callable[[int, int], None]  # how many games have a result, of how many


def sweep(
    plan: Plan,
    games: int,
    file: Path | None = None,
    *,
    jobs: int = 1,
    ray: str | None = None,
    replays: Path | None = None,
    only: Collection[str] = (),
    heard: Heard | None = None,
) -> Table:
    """Play `games` games of every two contestants, in `jobs` processes or on the Ray cluster at the address; what came of them all.

    With a `file`, games that have a result there are not played again. `replays` is a folder that gets a .yrp file of each game; games
    without one there are played once more. `only` names the games to play, such as 0-1-12. `heard` is called before the first game
    and after each result.
    Raises DuelError for arguments of the wrong kind, SweepError for bad numbers and files,
    and where processes are lost again and again; the results until then are in the file.
    """
    require("plan", plan, Plan, "a solemn.sweeping.plan.Plan")
    if type(games) is not int or games < 2 or games % 2:
        raise OddGames(games)
    file, replays = (None if path is None else require_path(name, path) for name, path in (("file", file), ("replays", replays)))
    jobs = require_whole("jobs", jobs, 1)
    if ray is not None:
        require("ray", ray, str, "the address of a cluster, or None")
    if not isinstance(only, Collection) or isinstance(only, (str, bytes)):
        raise unfit("only", only, "the names of games, such as ['0-1-12']")
    if heard is not None:
        require_call("heard", heard, "a function of two numbers, or None")
    chosen = _chosen(plan, games, only)
    if replays is not None:
        _make(replays)
    with ResultFile(plan, file) as kept:
        done = kept.done()
        missing = [game for game in chosen if game.id not in done or (replays is not None and not _file(replays, game).exists())]
        finished = len(chosen) - len(missing)
        if heard is not None and missing:
            heard(finished, len(chosen))
        for result in _played(plan, missing, jobs, ray, replays is not None):
            if replays is not None and result.replay is not None:
                _write(_file(replays, result.game), result.replay)
            kept.add(result)
            finished += 1
            if heard is not None:
                heard(finished, len(chosen))
        return Table(plan.contestants, kept.results(game.id for game in chosen))


def _played(plan: Plan, games: list[Game], jobs: int, ray: str | None, with_replay: bool) -> Iterator[Result]:
    if not games:
        return iter(())
    if ray is not None:
        return play_on_cluster(plan, games, ray, with_replay)
    if jobs == 1 or len(games) == 1:
        return play_alone(plan, games, with_replay)
    return play_in_processes(plan, games, min(jobs, len(games)), with_replay)


def _chosen(plan: Plan, count: int, only: Collection[str]) -> list[Game]:
    games = list(plan.games(count))
    named = {game.name: game for game in games}
    for name in only:
        if not isinstance(name, str) or name not in named:
            raise NoGame(name, games[0].name, games[-1].name)
    return [named[name] for name in dict.fromkeys(only)] if only else games


def _file(folder: Path, game: Game) -> Path:
    return folder / f"{game.name}.yrp"


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnusableSweepFile(folder, error) from error


def _write(path: Path, content: bytes) -> None:
    """Whole or not at all: what is there counts as written when the sweep is taken up again."""
    part = path.with_suffix(".part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        raise UnusableSweepFile(path, error) from error
