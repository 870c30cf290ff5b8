"""The rule catalogue has every rule that the engine and the judge cite."""

import re
from pathlib import Path

import pytest

from solemn.core.state import reasons
from solemn.judge.language.catalogue import rule, rules

SOURCES = Path(__file__).parents[2] / "src" / "solemn"
CITED = re.compile(r'"((?:[NAESTPL]\d{1,2}[a-f]?)|(?:R-[A-Z][A-Z-]*))"')
ROWS = [
    *(f"N{i}" for i in range(1, 5)),
    *(f"A{i}" for i in range(1, 13)),
    *(f"E{i}" for i in range(1, 6)),
    *(f"S{i}" for i in range(1, 16)),
    *(f"T{i}" for i in range(1, 7)),
    *(f"P{i}" for i in range(1, 12)),
    *(f"P12{letter}" for letter in "abcdef"),
    "P13",
    "P14",
    "L1",
]


@pytest.mark.parametrize("name", ROWS)
def test_every_statement_on_negation(name: str) -> None:
    entry = rule(name)
    assert entry.source and entry.sentence.endswith(".") and entry.sentence[0] in '"' + entry.sentence[0].upper()


def test_every_constant_of_the_core() -> None:
    constants = [value for name, value in vars(reasons).items() if name.isupper() and isinstance(value, str)]
    assert constants and set(constants) <= set(rules())


@pytest.mark.parametrize("package", ["core", "judge"])
def test_every_rule_that_is_cited(package: str) -> None:
    cited = {name for file in (SOURCES / package).glob("*.py") for name in CITED.findall(file.read_text(encoding="utf-8"))}
    assert cited <= set(rules()), cited - set(rules())


def test_sentences_are_their_own() -> None:
    sentences = [entry.sentence for entry in rules().values()]
    assert len(set(sentences)) == len(sentences)


def test_unknown() -> None:
    with pytest.raises(KeyError):
        rule("Z9")
