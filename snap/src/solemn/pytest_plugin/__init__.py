"""pytest for card scripts: scenario files are tests, and tests in Python get a board, a judge and a duel.

The engine is loaded when the first scenario or fixture needs it, so that pytest starts as fast as without the plugin.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from solemn.cards.edopro import CardFiles
    from solemn.judge.play.judging import Judge
    from solemn.pytest_plugin.boards import Board, TestJudge
    from solemn.pytest_plugin.collecting import ScenarioFile
    from solemn.pytest_plugin.duels import DuelMaker

SCENARIOS: Final = (".scenario.yaml", ".scenario.duel")
SUFFIXES: Final = (".yaml", ".yml", ".json", ".duel")
FOLDERS: Final = "solemn_scenarios"
_JUDGE: Final = pytest.StashKey["Judge"]()
_TOLD: Final = pytest.StashKey[list[Callable[[], str]]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options and the ini option."""
    group = parser.getgroup("solemn", "Yu-Gi-Oh! duels")
    group.addoption(
        "--scripts", action="append", default=None, metavar="DIR",
        help="a folder of card scripts; as often as needed, the first that has a script wins (default: SOLEMN_SCRIPTS)",
    )  # fmt: skip
    group.addoption(
        "--db", action="append", default=None, metavar="FILE", help="a card database (.cdb); as often as needed (default: SOLEMN_DB)"
    )
    group.addoption("--edopro", default=None, metavar="DIR", help="EDOPro's folder, or auto to look for it (default: SOLEMN_EDOPRO)")
    parser.addini(FOLDERS, "folders whose .yaml, .yml, .json and .duel files are scenarios", type="linelist", default=[])
    parser.addini("solemn_scripts", "folders of card scripts, where --scripts is not given", type="linelist", default=[])
    parser.addini("solemn_edopro", "EDOPro's folder, where --edopro is not given", default="")
    parser.addini("solemn_db", "card databases, where --db is not given", type="linelist", default=[])


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ScenarioFile | None:
    """A scenario file, named `*.scenario.yaml` or `*.scenario.duel`, or in one of the folders of the ini option `solemn_scenarios`."""
    if not _is_scenario(file_path, parent.config):
        return None
    from solemn.pytest_plugin.collecting import ScenarioFile

    return ScenarioFile.from_parent(parent, path=file_path)


def _is_scenario(path: Path, config: pytest.Config) -> bool:
    if path.name.endswith(SCENARIOS):
        return True
    if path.suffix not in SUFFIXES:
        return False
    return any(path.is_relative_to(config.rootpath / folder) for folder in config.getini(FOLDERS))


def judge_of(config: pytest.Config) -> Judge:
    """The judge for the options given, made once. Raises pytest.UsageError for a folder or file that is none."""
    if _JUDGE not in config.stash:
        from solemn.judge.language.errors import InputError
        from solemn.judge.play.judging import Judge

        files = _files(config)
        try:
            config.stash[_JUDGE] = Judge.of(files.scripts, files.databases)
        except InputError as error:
            raise pytest.UsageError(f"solemn: {error}") from error
    return config.stash[_JUDGE]


def _files(config: pytest.Config) -> CardFiles:
    from solemn.cards.edopro import AUTOMATIC, CardFiles, FolderError, edopro_files, find_edopro

    own = CardFiles(scripts=tuple(_paths(config, "scripts")), databases=tuple(_paths(config, "db")))
    name = config.getoption("edopro") or config.getini("solemn_edopro") or os.environ.get("SOLEMN_EDOPRO")
    if not name:
        return own
    folder = find_edopro() if name == AUTOMATIC else Path(config.invocation_params.dir, name)
    if folder is None:
        raise pytest.UsageError("solemn: --edopro: EDOPro is at none of the usual places")
    try:
        return edopro_files(folder) | own
    except FolderError as error:
        raise pytest.UsageError(f"solemn: --edopro: {error}") from error


def _paths(config: pytest.Config, name: str) -> list[Path]:
    """The paths of an option: as given, else from the ini file, else from the environment."""
    given = config.getoption(name)
    if given:
        return [Path(config.invocation_params.dir, path) for path in given]
    listed = config.getini(f"solemn_{name}")
    if listed:
        return [config.rootpath / path for path in listed]
    return [Path(path) for path in os.environ.get(f"SOLEMN_{name.upper()}", "").split(os.pathsep) if path]


@pytest.fixture
def judge(request: pytest.FixtureRequest) -> TestJudge:
    """Judges scenarios: `judge.file(path)`, `judge.text(yaml)`."""
    from solemn.pytest_plugin.boards import TestJudge

    return TestJudge(judge_of(request.config), _teller(request.node), request.node.name)


@pytest.fixture
def board(judge: TestJudge) -> Board:
    """An empty board: `board.player(0, hand=[...])`, `board.do(0, "activate", "Dark Hole")`, `board.play()`."""
    from solemn.pytest_plugin.boards import Board

    return Board(judge)


@pytest.fixture
def duel(request: pytest.FixtureRequest) -> DuelMaker:
    """Makes duels between two decks of card names: `duel(mine, yours, seed=7)`."""
    from solemn.pytest_plugin.duels import DuelMaker

    return DuelMaker(judge_of(request.config), _teller(request.node))


def _teller(node: pytest.Item) -> list[Callable[[], str]]:
    return node.stash.setdefault(_TOLD, [])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[Any]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that failed shows what was played in it."""
    report = yield
    if report.when == "call" and report.failed:
        for tell in item.stash.get(_TOLD, []):
            report.sections.append(("duel", tell()))
    return report
