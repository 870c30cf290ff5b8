"""Reading scenario files: YAML, JSON, or the notation, with errors that say file, line, field, what was found and what was expected."""

import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TextIO
from weakref import WeakKeyDictionary

from rapidfuzz import fuzz, process

from solemn.cards.streams import first_bytes, is_stream
from solemn.duel.arguments import require, require_path
from solemn.duel.puzzles import is_puzzle
from solemn.judge.language.errors import InputError, InputErrors, faults_told_in, said_of_system
from solemn.judge.language.sayings import Said, one_of, saying
from solemn.judge.language.speech import Speech, english
from solemn.judge.scenario.lines import field_text, line_of
from solemn.judge.scenario.model import PlayerSetup, Scenario, Setup
from solemn.judge.scenario.model_faults import ModelFault, Repaired
from solemn.judge.scenario.names import CardNames, bundled_names
from solemn.judge.scenario.notation.reading import Reading, is_notation
from solemn.judge.scenario.parsing import decoded, json_data, too_deep, yaml_data
from solemn.judge.scenario.wording import with_words_of_files

NOTATION_SUFFIX: Final = ".duel"
FILE_SUFFIXES: Final = (".yaml", ".yml", ".json")
SUFFIXES: Final = (*FILE_SUFFIXES, NOTATION_SUFFIX)
STANDARD_INPUT: Final = Path("-")
Lines = Mapping[tuple[str | int, ...], int]
_LARGEST: Final = 1 << 18
_brought: Final[WeakKeyDictionary[TextIO, bytes]] = WeakKeyDictionary()


class Source:
    """One scenario file: its name, its text, its scenario; `lines` has the lines of what is in the notation, by the path in the data."""

    __slots__ = ("file", "lines", "scenario", "text")

    def __init__(self, file: str, text: str, scenario: Scenario, lines: Lines | None = None) -> None:
        self.file = file
        self.text = text
        self.scenario = scenario
        self.lines = lines

    def error(self, said: Said, *path: str | int) -> InputError:
        """Bad input at a place of this file."""
        return _error(said, self.file, self.text, self.lines, path)


class BrokenScenario(InputErrors):
    """What is wrong with a scenario's words and fields.

    `source` is the scenario without them, None if nothing is left, and `wrong` is where they stood: so what else is wrong can be told, too.
    """

    def __init__(self, faults: Sequence[InputError], source: Source | None, wrong: list[list[str | int]]) -> None:
        super().__init__(faults)
        self.source = source
        self.wrong = wrong


def _error(said: Said, file: str, text: str, lines: Lines | None, path: Sequence[str | int], of_key: bool = False) -> InputError:
    if lines is None:
        field = field_text(path[:-1] if of_key else path)
        return InputError(said, file=file, line=line_of(text, path, of_key), field=field, path=path)
    parts = (tuple(path[:length]) for length in range(len(path), -1, -1))
    line = next((lines[part] for part in parts if part in lines), 0)
    inside = [number for part, number in lines.items() if part[: len(path)] == tuple(path)]
    return InputError(said, file=file, line=line or min(inside, default=0), path=path)


def scenario_files(paths: list[Path]) -> list[Path]:
    """The scenario files named, and those in folders named (puzzles in a folder without), in order.

    Raises InputError for a path without any."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
            inside = inside or sorted(file for file in path.rglob("*.lua") if is_puzzle(file))
            if not inside:
                raise InputError(saying("folder-without-files", what="scenario", endings=one_of(SUFFIXES)), file=str(path))
            found += inside
        elif path == STANDARD_INPUT or path.is_file() or is_stream(path):
            found.append(path)
        else:
            raise InputError(saying("file-broken-link") if path.is_symlink() else _no_such_file(path), file=str(path))
    return found


def _no_such_file(path: Path) -> Said:
    near = _like_file(path)
    problem = saying("file-not-there")
    return saying("path-near", problem=problem, near=near) if near else problem


def _like_file(path: Path) -> str:
    """The nearest file with the same ending; with one of a scenario, or the nearest folder, for a name without an ending."""
    endings = (path.suffix,) if path.suffix else ("", *SUFFIXES)
    try:
        names = [file.name for file in path.parent.iterdir() if file.name != path.name and file.suffix in endings]
    except OSError:
        return ""
    near = process.extractOne(path.name, names, scorer=fuzz.ratio, score_cutoff=60)
    return str(path.with_name(near[0])) if near else ""


def read_scenario(path: Path | str, names: CardNames | None = None, speech: Speech | None = None) -> Source:
    """Read a scenario file; `-` is standard input. Raises InputError, which speaks the language of `speech`.

    What is in the short notation needs the cards by name; without `names` the bundled ones.
    """
    path = require_path("path", path)
    with faults_told_in(speech or english()):
        text = decoded(_bytes_of(path), str(path))
        source = _puzzle(path, text) if path.suffix == ".lua" else parse_scenario(text, str(path), names, speech)
        _find_puzzle(source, path)
    source.scenario.id = source.scenario.id or ("stdin" if path == STANDARD_INPUT else path.stem)
    return source


def _bytes_of(path: Path) -> bytes:
    """What is in the file, the pipe or standard input: no more of it than a scenario may have. Raises InputError."""
    try:
        raw = _standard_input() if path == STANDARD_INPUT else first_bytes(path, _LARGEST + 1)
    except OSError as error:
        raise InputError(saying("file-unreadable", why=said_of_system(error)), file=str(path)) from error
    if len(raw) > _LARGEST:
        raise InputError(saying("file-too-large", most=_LARGEST), file=str(path))
    return raw


def _standard_input() -> bytes:
    """What standard input brought: it can be read only once, and a case may be wanted again, for its page."""
    stream = sys.stdin
    if stream not in _brought:
        _brought[stream] = stream.buffer.read(_LARGEST + 1)
    return _brought[stream]


def _find_puzzle(source: Source, path: Path) -> None:
    """Make the name of the puzzle that lies beside the file a path. Raises InputError if there is none."""
    if not source.scenario.setup.puzzle:
        return
    puzzle = path.parent / source.scenario.setup.puzzle
    if not puzzle.is_file():
        raise source.error(saying("named-path", path=str(puzzle), problem=_no_such_file(puzzle)), "setup", "puzzle")
    source.scenario.setup.puzzle = str(puzzle)


def _puzzle(path: Path, text: str) -> Source:
    """A puzzle as a scenario without plays: its board is shown."""
    if not is_puzzle(path):
        raise InputError(saying("file-no-puzzle"), file=str(path))
    return Source(str(path), text, Scenario(setup=Setup(players=[PlayerSetup(), PlayerSetup()], puzzle=path.name), title="puzzle"))


def parse_scenario(text: str, file: str, names: CardNames | None = None, speech: Speech | None = None) -> Source:
    """The scenario in a text; `file` names it in errors, and its ending says what it is. Raises InputError, in the language of `speech`."""
    require("text", text, str, "the text of a scenario")
    require("file", file, str, "the name of a file, as text")
    with faults_told_in(speech or english()):
        if not text.strip():
            raise InputError(saying("file-empty"), file=file, line=1)
        lines: Lines | None = None
        faults: list[InputError] = []
        try:
            if _is_notation(text, file):
                reading = Reading(text, file, names or bundled_names(), speech or english())
                data, lines, faults = (reading.data if reading.lines or reading.faults else None), reading.lines, reading.faults
            else:
                data = json_data(text, file) if file.endswith(".json") else yaml_data(text, file)
            if data is None:
                raise InputError(saying("file-empty"), file=file, line=1)
            return _source(with_words_of_files(data), text, file, lines, faults)
        except RecursionError:
            raise too_deep(file) from None


def _source(data: Any, text: str, file: str, lines: Lines | None, faults: list[InputError]) -> Source:
    """The scenario of the data. Raises BrokenScenario if there are faults already, or more of them."""
    repaired = Repaired(data)
    source = None if repaired.scenario is None else Source(file, text, repaired.scenario, lines)
    found = [*faults, *_input_errors(repaired.faults, file, text, lines)]
    if source is not None:
        found += _beside_puzzle(source, repaired.data)
    if found or source is None:
        raise BrokenScenario(found, source, repaired.paths)
    return source


def _input_errors(faults: Iterable[ModelFault], file: str, text: str, lines: Lines | None) -> list[InputError]:
    return [_error(fault.said, file, text, lines, fault.path, fault.of_key) for fault in faults]


def _is_notation(text: str, file: str) -> bool:
    return file.endswith(NOTATION_SUFFIX) or (not file.endswith(FILE_SUFFIXES) and is_notation(text))


def _beside_puzzle(source: Source, data: Any) -> list[InputError]:
    """What a scenario says although its puzzle decides it."""
    if not source.scenario.setup.puzzle:
        return []
    setup = data["setup"]
    said: list[tuple[str | int, ...]] = [("ruleset",)] if "ruleset" in data else []
    said += [("setup", "draw")] if "draw" in setup else []
    said += [("setup", "players", i, name) for i, player in enumerate(setup["players"]) for name in player]
    return [source.error(saying("beside-puzzle", found=path[-1]), *path) for path in said]
