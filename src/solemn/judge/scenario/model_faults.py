"""What the model says of data that does not fit it, for people: all of it, with what was found, what was expected, and the nearest word."""

import copy
import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from rapidfuzz import fuzz, process

from solemn.judge.language.sayings import Said, Saying, one_of, saying
from solemn.judge.scenario.model import Scenario
from solemn.judge.scenario.shapes import expected_at, fields_at, tags_at, words_at

Path = list[str | int]
_RIGHT: Final[dict[str, dict[str, Any]]] = {
    "steps": {"do": "pass"},
    **{part: {"check": "lp", "player": 0, "value": 0} for part in ("expect", "checks", "observe")},
}
_MOST_FAULTS: Final = 20
_AT: Final = re.compile(r"^(?P<what>.*?)(?: - at `(?P<path>.*)`)?$", re.DOTALL)
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`$", re.DOTALL)
_STEP: Final = re.compile(r"\.(\w+)|\[(\d+)\]")
_BOUND: Final = re.compile(r"Expected `([^`]+)` ([<>]=) (-?\d+)")
_LENGTH: Final = re.compile(r"of length ([<>]=) (\d+)")
_TWO: Final = 2  # players


class ModelFault:
    """One thing that does not fit: the path to it, whether its name or its value is meant, and what is wrong."""

    __slots__ = ("of_key", "path", "said")

    def __init__(self, said: Said, path: Path, of_key: bool = False) -> None:
        self.said = said
        self.path = path
        self.of_key = of_key


class Repaired:
    """Data in which every part that does not fit was replaced by one that does: `faults` were there, at `paths`.

    `scenario` is None if it cannot be put right.
    """

    __slots__ = ("data", "faults", "paths", "scenario")

    def __init__(self, data: Any) -> None:
        self.data = data
        self.faults: list[ModelFault] = []
        self.paths: list[Path] = []
        self.scenario = self._scenario()

    def _scenario(self) -> Scenario | None:
        for _ in range(_MOST_FAULTS):
            try:
                return msgspec.convert(self.data, Scenario)
            except msgspec.ValidationError as error:
                if not self.faults:
                    self.data = copy.deepcopy(self.data)  # parts of YAML may be the same object
                if not self._repair(str(error)):
                    return None
        return None

    def _repair(self, problem: str) -> bool:
        """Note what is wrong, and put something right in its place; whether that can be done."""
        match = _AT.match(problem)
        assert match is not None
        path = _path(match["path"] or "$")
        self.faults.append(_explained(match["what"], self.data, path))
        unknown = _UNKNOWN.match(match["what"])
        replaced = _put_right(self.data, [*path, unknown[1]] if unknown else path)
        self.paths += [] if replaced is None else [replaced]
        return replaced is not None


def _put_right(data: Any, path: Path) -> Path | None:
    """Put something that is right in the place of what is wrong at the path: the path of what was replaced, None if nothing can be."""
    if len(path) > 1 and path[0] in _RIGHT and isinstance(path[1], int):
        data[path[0]][path[1]] = dict(_RIGHT[str(path[0])])
        return path[:2]
    if len(path) > 4 and path[:2] == ["setup", "players"] and isinstance(path[4], int):
        _at(data, path[:4])[path[4]] = {"card": "", "seq": 0} if path[3] in ("mzone", "szone", "pzone") else ""
        return path[:5]
    place = _at(data, path[:-1])
    if not path or path == ["setup"] or not isinstance(place, dict) or path[-1] not in place:
        return None
    del place[path[-1]]
    return path


# -- one fault --------------------------------------------------------------------------------------------------------


def _explained(what: str, data: Any, path: Path) -> ModelFault:
    unknown = _UNKNOWN.match(what)
    if unknown:
        place = _at(data, path)
        said = near_words(saying("unknown-field", found=unknown[1]), unknown[1], fields_at(expected_at(data, path), place))
        if isinstance(place, dict) and (place.get(unknown[1], "") is None or unknown[1][:1].isupper()):
            said = saying("notation-quote", problem=said)
        return ModelFault(said, [*path, unknown[1]], of_key=True)
    missing = re.match(r"Object missing required field `(.*)`$", what)
    if missing:
        words = tags_at(expected_at(data, path), missing[1])
        message = "field-missing-words" if words else "field-missing"
        return ModelFault(saying(message, found=missing[1], expected=one_of(words)), path)
    return ModelFault(_wrong_value(what, data, path), path)


def _wrong_value(what: str, data: Any, path: Path) -> Said:
    found = _at(data, path)
    if what.startswith("Invalid value") and path:
        return _near_value(found, tags_at(expected_at(data, path[:-1]), str(path[-1])))
    if what.startswith("Invalid enum value"):
        return _near_value(found, words_at(expected_at(data, path)))
    expected = _expected(what)
    return saying("found-value", found=_shown(found)) if expected is None else _found_expected(found, expected)


def _near_value(found: Any, words: list[str]) -> Said:
    return near_words(saying("found-value", found=_shown(found)), str(found), words)


def _found_expected(found: Any, expected: Said) -> Saying:
    return saying("notation-expected", found=_shown(found), expected=expected)


def _expected(what: str) -> Said | None:
    """What the model wants, from its words: `Expected `int | null` >= 1, got `str``."""
    bound = _BOUND.match(what)
    if bound:
        return saying("at-least" if bound[2] == ">=" else "at-most", kind=_kinds(bound[1]), bound=bound[3])
    length = _LENGTH.search(what)
    if length:
        return saying("list-of-two") if int(length[2]) == _TWO else saying("list-not-empty")
    wanted = re.match(r"Expected `(.*?)`", what)
    return None if wanted is None else _kinds(wanted[1])


def _kinds(words: str) -> Said:
    return one_of(saying("value-kind", kind=word) for word in words.split(" | "))


def _shown(value: Any) -> Said:
    if isinstance(value, dict):
        return saying("value-kind", kind="object") if value else saying("empty-object")
    if isinstance(value, list):
        return saying("list-of-size", count=len(value))
    if value is None:
        return saying("nothing")
    return repr(value).lower() if isinstance(value, bool) else repr(value)


def near_words(problem: Said, word: str, known: list[str], cutoff: float = 0.5, all_of_them: bool = True) -> Said:
    """A message about a wrong word, with the nearest of the words that are known, and (unless there are too many) all of them."""
    if not known:
        return problem
    folded = {name.casefold(): name for name in known}
    near = process.extractOne(word.casefold(), list(folded), scorer=fuzz.ratio, score_cutoff=100 * cutoff)
    if not all_of_them:
        return problem if near is None else saying("notation-near", problem=problem, near=folded[near[0]])
    expected = one_of(known)
    if near is None:
        return saying("but-expected", problem=problem, expected=expected)
    return saying("near-expected", problem=problem, near=folded[near[0]], expected=expected)


def _path(text: str) -> Path:
    return [int(index) if index else name for name, index in _STEP.findall(text.removeprefix("$"))]


def _at(data: Any, path: Path) -> Any:
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def is_at_one_of(path: Sequence[str | int], tops: Iterable[Path]) -> bool:
    """Whether the path leads to one of these places, or into it."""
    return any(list(path[: len(top)]) == top for top in tops)
