"""Scenarios made of text, for tests."""

import os
import shutil
from functools import cache
from pathlib import Path

import pytest

from solemn.cards.database import CardDatabase
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS, ScriptFolders
from solemn.duel.pool import CardPool
from solemn.judge.play.judging import Judge, Judgement
from solemn.judge.scenario.reading import parse_scenario

SCRIPTS, DATABASE = os.environ.get("SOLEMN_SCRIPTS"), os.environ.get("SOLEMN_DB")

needs_community = pytest.mark.skipif(not (SCRIPTS and DATABASE), reason="needs the community's files")


@cache
def bundled() -> Judge:
    """The judge with bundled cards, made once."""
    return Judge.of()


@cache
def community() -> Judge:
    """The judge with the community's cards, made once; for tests that `needs_community` skips without them."""
    assert SCRIPTS and DATABASE
    return Judge.of([Path(SCRIPTS)], [Path(DATABASE)])


def judge_text(text: str, file: str = "small.yaml") -> Judgement:
    """Judge a scenario given as text."""
    return bundled().judge(parse_scenario(text, file))


def judge_with(folder: Path, scripts: dict[str, str]) -> Judge:
    """The judge with bundled cards of which some, by name, have other scripts; these are written into the folder."""
    database = CardDatabase([BUNDLED_DATABASE])
    shutil.copytree(BUNDLED_LIBRARY, folder / "library")
    (folder / "own").mkdir()
    for name, script in scripts.items():
        card = database.named(name)
        assert card is not None
        (folder / "own" / f"c{card.code}.lua").write_text("local s,id=GetID()\n" + script)
    return Judge(CardPool(ScriptFolders([folder / "own", folder / "library", BUNDLED_SCRIPTS]), database))
