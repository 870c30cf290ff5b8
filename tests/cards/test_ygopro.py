"""Scripts of YGOPro's dialect: recognised, and run with their own library."""

from pathlib import Path

import pytest

from solemn.cards.dialects import ygopro_names
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS, YGOPRO_FILE, YGOPRO_FOLDER
from solemn.cli.main import app
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool
from solemn.lint.source import read_source
from solemn.lua.tree import Assign, Const, GlobalRef
from solemn.spec import constants as c
from solemn.spec.constants import LOCATION_MZONE, POS_FACEUP_ATTACK

PROCEDURE = "function Auxiliary.AddXyzProcedure(c)\n\tAuxiliary.added=c\nend\n"
SCRIPT = """\
function c77585513.initial_effect(c)
	aux.AddXyzProcedure(c,nil,4,2)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetCountLimit(1,77585513+EFFECT_COUNT_CODE_OATH)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_IGNITION)
	e2:SetCountLimit(1,EFFECT_COUNT_CODE_SINGLE)
	c:RegisterEffect(e2)
	c77585513.probe=Duel.GetReadyChain()
	c77585513.chosen=c:IsFusionType(TYPE_MONSTER) and c:IsFaceupEx() and c:IsSetCard(1,2,0xbc) and c:IsNotTuner(c)
end
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for path in BUNDLED_LIBRARY.glob("*.lua"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    constants = (tmp_path / "constant.lua").read_text(encoding="utf-8")
    numbers = {"OATH": 0x10000000, "DUEL": 0x20000000, "CHAIN": 0x40000000, "SINGLE": 1}
    changed = "\n" + "".join(f"EFFECT_COUNT_CODE_{name}={value}\n" for name, value in numbers.items()) + "CHAININFO_TARGET_CARDS=0x40\n"
    (tmp_path / "constant.lua").write_text(constants + changed, encoding="utf-8")
    (tmp_path / "procedure.lua").write_text(PROCEDURE, encoding="utf-8")
    (tmp_path / "c77585513.lua").write_text(SCRIPT, encoding="utf-8")
    return tmp_path


def test_the_dialects_library_is_loaded_and_its_engine_stood_in_for(folder: Path) -> None:
    pool = CardPool.community(folder, [BUNDLED_DATABASE])
    assert pool.is_ygopro
    duel = Duel(pool=pool, start=False, strict=True)
    card = duel.place(77585513, 0, LOCATION_MZONE, 2, POS_FACEUP_ATTACK)
    first, second = sorted(card.own_effects, key=lambda e: e.number)[-2:]
    assert (first.use_code, first.use_flag) == (77585513, c.EFFECT_COUNT_CODE_OATH)
    assert second.use_flag & c.EFFECT_COUNT_CODE_SINGLE
    scope = duel.machine.globals
    assert scope["CHAININFO_TARGET_CARDS"] == c.CHAININFO_TARGET_CARDS
    assert card.script.get("probe") == 0 and card.script.get("chosen") is True


def test_the_numbers_are_the_engines() -> None:
    source = read_source((YGOPRO_FOLDER / YGOPRO_FILE).read_bytes(), YGOPRO_FILE)
    assert source.tree is not None
    numbers = {
        stat.targets[0].name: stat.values[0].value
        for stat in source.tree.body.stats
        if isinstance(stat, Assign) and isinstance(stat.targets[0], GlobalRef) and isinstance(stat.values[0], Const)
    }
    assert len(numbers) > 20
    assert {name: getattr(c, name) for name in numbers if hasattr(c, name)}.items() <= numbers.items()


def test_a_script_of_the_dialect_is_told_in_one_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ygopro_names(SCRIPT) == ["aux.AddXyzProcedure"]
    for scripts, status in ((BUNDLED_LIBRARY, 1), (folder, 0)):
        with pytest.raises(SystemExit) as end:
            app(["check", "--output-format", "concise", "--scripts", str(scripts), str(folder / "c77585513.lua")])
        out = capsys.readouterr().out
        assert end.value.code == status, out
        assert ("is written for YGOPro (aux.AddXyzProcedure)" in out) is bool(status)
    assert not any(ygopro_names(path.read_text(encoding="utf-8")) for path in BUNDLED_SCRIPTS.glob("*.lua"))
