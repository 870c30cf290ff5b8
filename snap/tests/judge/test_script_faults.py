"""Scripts that are wrong: exit status 2, with card, file and line, and no way out of the sandbox."""

import shutil
from pathlib import Path

import pytest

from solemn.cards.database import CardDatabase
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS, ScriptFolders
from solemn.duel.pool import CardPool
from solemn.judge.play.judging import Judge
from solemn.judge.play.report import exit_status
from solemn.judge.scenario.reading import parse_scenario
from solemn.lua import Limits

NAME = "Dark Hole"
TEXT = f"setup: {{players: [{{hand: [{NAME}], mzone: [{{card: Battle Ox, seq: 1}}]}}, {{}}]}}\nsteps: [{{do: activate, card: {NAME}}}]\n"
HEAD = "local s,id=GetID()\n"
EFFECT = "local e=Effect.CreateEffect(c) e:SetType(EFFECT_TYPE_ACTIVATE) e:SetCode(EVENT_FREE_CHAIN)"
FAULTS = {
    "syntax": ("function s.initial_effect(c)\nlocal x = = 3\nend\n", ":3:"),
    "missing native": ("function s.initial_effect(c)\nDuel.NoSuchThing(c)\nend\n", ":3:"),
    "endless at load": ("while true do end\n", "steps"),
    "endless in a condition": (
        f"function s.initial_effect(c)\n{EFFECT} e:SetCondition(s.con) c:RegisterEffect(e)\nend\n"
        "function s.con()\nwhile true do end\nend\n",
        "steps",
    ),
    "error in an operation": (
        f"function s.initial_effect(c)\n{EFFECT} e:SetOperation(s.op) c:RegisterEffect(e)\nend\nfunction s.op()\nlocal x=nil; x:y()\nend\n",
        ":6:",
    ),
    "reaches for Python": ("function s.initial_effect(c)\nreturn c.__class__.__mro__\nend\n", ":3:"),
    "reaches for the system": ("os.execute('true')\n", ":2:"),
    "no effect at all": ("", "initial_effect"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_faults(fault: str, tmp_path: Path) -> None:
    body, part = FAULTS[fault]
    judge = judge_with(tmp_path, HEAD + body)
    found = judge.judge(parse_scenario(TEXT, "f.yaml"))
    assert found.verdict == "script error" and exit_status(found) == 2
    assert NAME in found.why and part in found.why and "Traceback" not in found.why, found.why


def judge_with(folder: Path, script: str) -> Judge:
    database = CardDatabase([BUNDLED_DATABASE])
    card = database.named(NAME)
    assert card is not None
    shutil.copytree(BUNDLED_LIBRARY, folder / "library")
    (folder / "own").mkdir()
    (folder / "own" / f"c{card.code}.lua").write_text(script)
    pool = CardPool(ScriptFolders([folder / "own", folder / "library", BUNDLED_SCRIPTS]), database)
    return Judge(pool, limits=Limits(steps=200_000))
