"""Reading scenario files: YAML and JSON, with errors that say file, line, field, what was found and what was expected."""

import copy
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Any, Final

import msgspec
from rapidfuzz import fuzz, process
from ruamel.yaml import YAML
from ruamel.yaml.composer import Composer, ComposerError
from ruamel.yaml.constructor import ConstructorError, SafeConstructor
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import AliasEvent

from solemn.duel.puzzles import is_puzzle
from solemn.judge.language.errors import InputError, one_error, or_words
from solemn.judge.language.speech import Speech, english
from solemn.judge.scenario.lines import field_text, line_of
from solemn.judge.scenario.model import PlayerSetup, Scenario, Setup
from solemn.judge.scenario.names import CardNames, bundled_names
from solemn.judge.scenario.notation.reading import Reading, is_notation
from solemn.judge.scenario.shapes import expected_at, fields_at, tags_at, words_at

NOTATION_SUFFIX: Final = ".duel"
FILE_SUFFIXES: Final = (".yaml", ".yml", ".json")
SUFFIXES: Final = (*FILE_SUFFIXES, NOTATION_SUFFIX)
STANDARD_INPUT: Final = Path("-")
Lines = Mapping[tuple[str | int, ...], int]
_RIGHT: Final[dict[str, dict[str, Any]]] = {
    "steps": {"do": "pass"},
    **{part: {"check": "lp", "player": 0, "value": 0} for part in ("expect", "checks", "observe")},
}
_MOST_FAULTS: Final = 20
_QUOTE: Final = " (a card name with a comma or a colon goes in quotes)"
_LARGEST = 1 << 18
_MOST_ALIASES = 30
_MOST_MERGED = 20_000
_MOST_PARTS = 200_000
_DEEPEST = 100
_BRACKETS = re.compile(r"[\[\]{}]")
_AT = re.compile(r"^(?P<what>.*?)(?: - at `(?P<path>.*)`)?$", re.DOTALL)
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


class Source:
    """One scenario file: its name, its text, its scenario; `lines` has the lines of what is in the notation, by the path in the data."""

    __slots__ = ("file", "lines", "scenario", "text")

    def __init__(self, file: str, text: str, scenario: Scenario, lines: Lines | None = None) -> None:
        self.file = file
        self.text = text
        self.scenario = scenario
        self.lines = lines

    def error(self, message: str, *path: str | int) -> InputError:
        """Bad input at a place of this file."""
        return _error(message, self.file, self.text, self.lines, path)


def _error(message: str, file: str, text: str, lines: Lines | None, path: Sequence[str | int], of_key: bool = False) -> InputError:
    if lines is None:
        return InputError(message, file=file, line=line_of(text, path, of_key), field=field_text(path))
    parts = (tuple(path[:length]) for length in range(len(path), -1, -1))
    return InputError(message, file=file, line=next((lines[part] for part in parts if part in lines), 0))


def scenario_files(paths: list[Path]) -> list[Path]:
    """The scenario files named, and those in folders named (puzzles in a folder without), in order.

    Raises InputError for a path without any."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
            inside = inside or sorted(file for file in path.rglob("*.lua") if is_puzzle(file))
            if not inside:
                raise InputError(f"no scenario in this folder: expected files that end in {or_words(list(SUFFIXES))}", file=str(path))
            found += inside
        elif path == STANDARD_INPUT or path.is_file():
            found.append(path)
        else:
            problem = "is a link to a file that is not there" if path.is_symlink() else "no such file" + _like_file(path)
            raise InputError(problem, file=str(path))
    return found


def _like_file(path: Path) -> str:
    """The nearest file with the same ending; with one of a scenario, or the nearest folder, for a name without an ending."""
    endings = (path.suffix,) if path.suffix else ("", *SUFFIXES)
    try:
        names = [file.name for file in path.parent.iterdir() if file.name != path.name and file.suffix in endings]
    except OSError:
        return ""
    near = process.extractOne(path.name, names, scorer=fuzz.ratio, score_cutoff=60)
    return f"; did you mean {path.with_name(near[0])}?" if near else ""


def read_scenario(path: Path, names: CardNames | None = None, speech: Speech | None = None) -> Source:
    """Read a scenario file; `-` is standard input. Raises InputError.

    What is in the short notation needs the cards by name; without `names` the bundled ones. `speech` says what is wrong with it.
    """
    try:
        raw = sys.stdin.buffer.read() if path == STANDARD_INPUT else path.read_bytes()
    except OSError as error:
        raise InputError(f"cannot be read ({error.strerror or error})", file=str(path)) from error
    if len(raw) > _LARGEST:
        raise InputError(f"is {len(raw)} bytes large: expected a scenario of at most {_LARGEST}", file=str(path))
    text = _text(raw, str(path))
    source = _puzzle(path, text) if path.suffix == ".lua" else parse_scenario(text, str(path), names, speech)
    if source.scenario.setup.puzzle:
        puzzle = path.parent / source.scenario.setup.puzzle
        if not puzzle.is_file():
            raise source.error(f"no such file: {puzzle}" + _like_file(puzzle), "setup", "puzzle")
        source.scenario.setup.puzzle = str(puzzle)
    source.scenario.id = source.scenario.id or ("stdin" if path == STANDARD_INPUT else path.stem)
    return source


def _puzzle(path: Path, text: str) -> Source:
    """A puzzle as a scenario without plays: its board is shown."""
    if not is_puzzle(path):
        raise InputError("is not a puzzle: it puts up no field with Debug.AddCard", file=str(path))
    return Source(str(path), text, Scenario(setup=Setup(players=[PlayerSetup(), PlayerSetup()], puzzle=path.name), title="puzzle"))


def parse_scenario(text: str, file: str, names: CardNames | None = None, speech: Speech | None = None) -> Source:
    """The scenario in a text; `file` names it in errors, and its ending says what it is. Raises InputError."""
    if not text.strip():
        raise InputError("is empty: expected a scenario", file=file, line=1)
    lines: Lines | None = None
    try:
        if _is_notation(text, file):
            reading = Reading(text, file, names or bundled_names(), speech or english())
            data, lines = reading.data, reading.lines
        else:
            data = _json(text, file) if file.endswith(".json") else _yaml(text, file)
        if data is None:
            raise InputError("is empty: expected a scenario", file=file, line=1)
        source = Source(file, text, msgspec.convert(data, Scenario), lines)
        _check_puzzle(source, data)
        return source
    except msgspec.ValidationError as error:
        raise one_error(list(_faults(str(error), data, text, file, lines))) from None
    except RecursionError:
        raise InputError("is nested too deeply", file=file) from None


def _is_notation(text: str, file: str) -> bool:
    return file.endswith(NOTATION_SUFFIX) or (not file.endswith(FILE_SUFFIXES) and is_notation(text))


def _check_puzzle(source: Source, data: Any) -> None:
    """Raises InputError for what a scenario says although its puzzle decides it."""
    if not source.scenario.setup.puzzle:
        return
    setup = data["setup"]
    said: list[tuple[str | int, ...]] = [("ruleset",)] if "ruleset" in data else []
    said += [("setup", "draw")] if "draw" in setup else []
    said += [("setup", "players", i, name) for i, player in enumerate(setup["players"]) for name in player]
    for path in said:
        raise source.error(f"{path[-1]!r} cannot stand beside 'puzzle', which decides it", *path)


def _text(raw: bytes, file: str) -> str:
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise InputError(f"is not a text file: byte {raw[error.start]:#04x} is not UTF-8", file=file, line=line) from None
    if "\0" in text:
        raise InputError("is not a text file: it holds a zero byte", file=file, line=text[: text.index("\0")].count("\n") + 1)
    return text


class _Composer(Composer):
    """Builds the document, and refuses one that would grow out of all proportion by naming its parts again and again."""

    aliases = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.parser.check_event(AliasEvent):
            self.aliases += 1
            if self.aliases > _MOST_ALIASES:
                raise ComposerError(None, None, f"more than {_MOST_ALIASES} aliases", self.parser.peek_event().start_mark)
        return super().compose_node(parent, index)


class _Constructor(SafeConstructor):
    """Makes the data, and refuses fields that are merged into one another (`<<`) without end."""

    merges = 0

    def flatten_mapping(self, node: Any) -> Any:
        self.merges += 1
        flat = super().flatten_mapping(node)
        self.merges += len(node.value)
        if self.merges > _MOST_MERGED:
            raise ConstructorError(None, None, f"more than {_MOST_MERGED} merged fields", node.start_mark)
        return flat


def _check_growth(data: Any, file: str) -> None:
    """Raises InputError for data that names its parts so often that it would be many times as large as the file.

    So it does for half characters.
    """
    sizes: dict[int, int] = {}

    def size(value: Any) -> int:
        if isinstance(value, str) and not value.isascii():
            value.encode()
        if not isinstance(value, (dict, list)):
            return 1
        if id(value) not in sizes:
            sizes[id(value)] = 0  # a part that holds itself
            parts = [*value, *value.values()] if isinstance(value, dict) else value
            sizes[id(value)] = 1 + sum(map(size, parts))
        return sizes[id(value)]

    try:
        if size(data) > _MOST_PARTS:
            raise InputError(f"has more than {_MOST_PARTS} parts", file=file)
    except UnicodeEncodeError as error:
        found = f"\\u{ord(error.object[error.start]):04x}"
        raise InputError(f"holds {found}, which is half a character", file=file) from None
    except RecursionError:
        raise InputError("is nested too deeply", file=file) from None


def _depth(text: str) -> int:
    """How many brackets are open at most."""
    deepest = depth = 0
    for found in _BRACKETS.finditer(text):
        depth += 1 if found[0] in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _yaml(text: str, file: str) -> Any:
    if _depth(text) > _DEEPEST:  # the reader would take its time to find out
        raise InputError("is nested too deeply", file=file)
    reader = YAML(typ="safe", pure=True)
    reader.Composer, reader.Constructor = _Composer, _Constructor
    try:
        data = reader.load(StringIO(text))
        _check_growth(data, file)
        return data
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = " ".join(str(part) for part in (error.context, error.problem) if part).split("\n")[0]
        hint = _QUOTE if "mapping values" in problem or "expected ','" in problem else ""
        raise InputError(f"is not YAML: {problem}{hint}", file=file, line=mark.line + 1 if mark else 0) from None
    except YAMLError as error:
        raise InputError(f"is not YAML: {' '.join(str(error).split())}", file=file) from None
    except RecursionError:
        raise InputError("is nested too deeply", file=file) from None
    except InputError:
        raise
    except Exception as error:  # tags whose values do not fit them, dates that there are not, numbers without end
        raise InputError(f"is not YAML that can be read: {error or type(error).__name__}", file=file) from None


def _json(text: str, file: str) -> Any:
    if not text.strip():
        return None
    try:
        data = json.loads(text)
        _check_growth(data, file)
        return data
    except json.JSONDecodeError as error:
        raise InputError(f"is not JSON: {error.msg}", file=file, line=error.lineno) from None
    except RecursionError:
        raise InputError("is nested too deeply", file=file) from None
    except ValueError as error:  # a number of thousands of digits
        raise InputError(f"is not JSON that can be read: {error}", file=file) from None


# -- what the model says, for people ------------------------------------------------------------------------------


def _faults(problem: str, data: Any, text: str, file: str, lines: Lines | None) -> Iterator[InputError]:
    """What is wrong, one thing after the other: a part that is wrong is put right, and the rest read again."""
    data = copy.deepcopy(data)
    for _ in range(_MOST_FAULTS):
        yield _explain(problem, data, text, file, lines)
        match = _AT.match(problem)
        path = _path((match["path"] if match else None) or "$")
        unknown = re.search(r"unknown field `(.*)`", problem)
        if not _put_right(data, [*path, unknown[1]] if unknown else path):
            return
        try:
            msgspec.convert(data, Scenario)
            return
        except msgspec.ValidationError as error:
            problem = str(error)


def _put_right(data: Any, path: list[str | int]) -> bool:
    """Put something that is right in the place of what is wrong at the path; whether that can be done."""
    if len(path) > 1 and path[0] in _RIGHT and isinstance(path[1], int):
        data[path[0]][path[1]] = dict(_RIGHT[str(path[0])])
        return True
    if len(path) > 4 and path[:2] == ["setup", "players"] and isinstance(path[4], int):
        _at(data, path[:4])[path[4]] = {"card": "", "seq": 0} if path[3] in ("mzone", "szone", "pzone") else ""
        return True
    place = _at(data, path[:-1])
    if not path or path == ["setup"] or not isinstance(place, dict) or path[-1] not in place:
        return False
    del place[path[-1]]
    return True


def _explain(problem: str, data: Any, text: str, file: str, lines: Lines | None) -> InputError:
    match = _AT.match(problem)
    assert match is not None
    what, path = match["what"], _path(match["path"] or "$")
    unknown = re.match(r"Object contains unknown field `(.*)`$", what)
    if unknown:
        shape = expected_at(data, path)
        message = f"unknown field {unknown[1]!r}" + nearest(unknown[1], fields_at(shape, _at(data, path)))
        place = _at(data, path)
        if isinstance(place, dict) and (place.get(unknown[1], "") is None or unknown[1][:1].isupper()):
            message += _QUOTE
        error = _error(message, file, text, lines, [*path, unknown[1]], of_key=True)
        error.field = error.field and field_text(path)
        return error
    missing = re.match(r"Object missing required field `(.*)`$", what)
    if missing:
        expected = tags_at(expected_at(data, path), missing[1])
        message = f"the field {missing[1]!r} is missing" + (f": expected {missing[1]!r} with {or_words(expected)}" if expected else "")
        return _error(message, file, text, lines, path)
    return _error(_wrong_value(what, data, path), file, text, lines, path)


def _wrong_value(what: str, data: Any, path: list[str | int]) -> str:
    found = _at(data, path)
    shown = f"found {_show(found)}"
    if what.startswith("Invalid value") and path:
        return shown + nearest(str(found), tags_at(expected_at(data, path[:-1]), str(path[-1])))
    if what.startswith("Invalid enum value"):
        return shown + nearest(str(found), words_at(expected_at(data, path)))
    wanted = re.match(r"Expected (.*?)(?:, got `.*`)?$", what)
    return f"{shown}, expected {_in_words(wanted[1])}" if wanted else f"{shown}: {what}"


_TYPES = {
    "int": "a whole number", "str": "text", "object": "fields with values", "array": "a list", "bool": "true or false",
    "null": "nothing", "float": "a number",
}  # fmt: skip


def _in_words(wanted: str) -> str:
    def words(match: re.Match[str]) -> str:
        return or_words([_TYPES.get(part, part) for part in match[1].split(" | ")])

    text = re.sub(r"`(.*?)`", words, wanted)
    text = text.replace("of length >= 2", "of exactly 2 entries").replace("of length <= 2", "of exactly 2 entries")
    return text.replace("of length >= 1", "of at least 1 entry")


def nearest(word: str, known: list[str], cutoff: float = 0.5, all_of_them: bool = True) -> str:
    """The rest of a message about a wrong word: the nearest of the words that are known, and (unless there are too many) all of them."""
    if not known:
        return ""
    folded = {name.casefold(): name for name in known}
    found = process.extractOne(word.casefold(), list(folded), scorer=fuzz.ratio, score_cutoff=100 * cutoff)
    near = [found[0]] if found else []
    if not all_of_them:
        return f"; did you mean {folded[near[0]]!r}?" if near else ""
    return f"; did you mean {folded[near[0]]!r}? Expected {or_words(known)}" if near else f"; expected {or_words(known)}"


def _show(value: Any) -> str:
    if isinstance(value, dict):
        return "fields with values" if value else "an empty object"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return "nothing" if value is None else repr(value)


def _path(text: str) -> list[str | int]:
    return [int(index) if index else name for name, index in _STEP.findall(text.removeprefix("$"))]


def _at(data: Any, path: list[str | int]) -> Any:
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return None
    return data
