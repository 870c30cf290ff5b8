"""Any input gives findings or a syntax error."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solemn.cards.sources import BUNDLED_SCRIPTS
from solemn.lint.runner import Linter, Settings
from solemn.lint.texts import CardText, CardTexts

LINTER = Linter(Settings(preview=True), CardTexts(()))
CARD = CardText(1, 4, "Card", 'Negate the activation, and if you do, destroy it. Unaffected by "X" effects.')
SCRIPTS = sorted(BUNDLED_SCRIPTS.glob("*.lua"))
ODD = [
    b"",
    b"\xef\xbb\xbf",
    b"\x00\x01",
    b"return",
    b"_ENV={}",
    b"local _ENV={}",
    b"goto x ::x::",
    b"x=" + b"(" * 500 + b"1" + b")" * 500,
    b"local a<close>=nil",
    b"e1:SetReset()",
    b"Effect.CreateEffect()",
    b"local e1=Effect.CreateEffect() e1:SetCode() e1:SetProperty(nil,nil)",
    b"local e1=Effect.CreateEffect(c) local e1=e1:Clone() c:RegisterEffect(e1,e1)",
    b"function s.a() return s.a end s.a()",
    b"x=1<<-1 y=1>>99 z=1//0",
    b"local g=g:GetFirst() while g do g=g:GetNext() end",
    "local Ä=1".encode(),
    b"return ...",
    b"--[[ solemn: ignore",
    b"-- solemn: ignore[",
]


@pytest.mark.parametrize("data", ODD, ids=range(len(ODD)))
def test_odd_input(data: bytes) -> None:
    LINTER.lint(data, "c1.lua", CARD)


@given(st.binary(max_size=200))
@settings(max_examples=100, deadline=None)
def test_random_bytes(data: bytes) -> None:
    LINTER.lint(data, "c1.lua", CARD)


@given(st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_damaged_scripts(seed: int) -> None:
    chance = random.Random(seed)
    lines = chance.choice(SCRIPTS).read_bytes().split(b"\n")
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(lines))
        other = chance.choice(lines)
        lines[place] = chance.choice([b"", other, lines[place][: len(lines[place]) // 2], lines[place].replace(b"e1", b"e2")])
    LINTER.lint(b"\n".join(lines), "c1.lua", CARD)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_bundled_scripts_are_clean_of_negation_mistakes(path: Path) -> None:
    found = [finding for finding in Linter(Settings(), CardTexts(())).lint_file(path).findings if finding.severity == "error"]
    assert found == []
