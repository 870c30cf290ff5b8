"""Scenarios made of text, for tests."""

import shutil
from pathlib import Path

from solemn.cards.database import CardDatabase
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS, ScriptFolders
from solemn.duel.pool import CardPool
from solemn.judge.play.judging import Judge, Judgement
from solemn.judge.scenario.reading import parse_scenario

_JUDGE: list[Judge] = []


def bundled() -> Judge:
    """The judge with bundled cards, made once."""
    if not _JUDGE:
        _JUDGE.append(Judge.of())
    return _JUDGE[0]


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
