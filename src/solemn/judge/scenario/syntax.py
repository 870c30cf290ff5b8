"""What is wrong with a text that is no YAML or no JSON, in the judge's words: the readers of both speak English only."""

from typing import Final

from solemn.judge.language.sayings import Saying, saying

_YAML: Final = (  # a part of the reader's words, and what it means; the first one that fits
    ("mapping values are not allowed", "colon"),
    ("expected ',' or", "comma"),
    ("found duplicate", "twice"),
    ("undefined alias", "alias"),
    ("duplicate anchor", "twice"),
    ("aliases", "aliases"),
    ("merged fields", "merges"),
    ("'\\t'", "tab"),
    ("tab character", "tab"),
    ("quoted scalar", "quote"),
    ("escape", "escape"),
    ("special characters are not allowed", "character"),
    ("cannot start any token", "character"),
    ("block end", "indent"),
    ("indentation", "indent"),
    ("intendation", "indent"),
    ("not allowed here", "indent"),
    ("could not find expected ':'", "no-colon"),
    ("single document", "more"),
    ("<stream end>", "end"),
    ("found unhashable", "name"),
    ("unacceptable key", "name"),
    ("tag", "tag"),
    ("date", "date"),
)
_JSON: Final = (
    ("Expecting ',' delimiter", "comma"),
    ("Expecting ':' delimiter", "no-colon"),
    ("property name", "quoted-name"),
    ("Expecting value", "value"),
    ("Unterminated string", "quote"),
    ("Extra data", "more"),
    ("control character", "character"),
    ("escape", "escape"),
    ("trailing comma", "comma-too-many"),
)
_QUOTABLE: Final = ("colon", "comma")  # a card name with a comma or a colon may be the reason


def yaml_fault(problem: str, most: int = 0) -> Saying:
    """What is wrong with a text that should be YAML; `most` is the number that must not be exceeded."""
    kind = _kind(problem, _YAML)
    found = saying("not-yaml", problem=saying("syntax", kind=kind, most=most))
    return saying("notation-quote", problem=found) if kind in _QUOTABLE else found


def json_fault(problem: str) -> Saying:
    """What is wrong with a text that should be JSON."""
    return saying("not-json", problem=saying("syntax", kind=_kind(problem, _JSON), most=0))


def _kind(problem: str, known: tuple[tuple[str, str], ...]) -> str:
    return next((kind for words, kind in known if words in problem), "other")
