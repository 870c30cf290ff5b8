"""Scripts that cannot be run or go on for ever: a DuelError or a note, always with file, line and card."""

import re
from pathlib import Path

import pytest

from solemn.cards.database import CardDatabase
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS, ScriptFolders
from solemn.duel.errors import DuelError, DuelStuck, ScriptFailure
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.lua import Limits, LuaError, LuaLimitError, LuaSyntaxError
from solemn.spec.constants import LOCATION_HAND

SANGAN, DARK_MAGICIAN, DARK_HOLE = 26202165, 46986414, 53129443
INITIAL = "local s,id=GetID()\nfunction s.initial_effect(c)\n"
EFFECT = INITIAL + "local e=Effect.CreateEffect(c)\ne:SetType(EFFECT_TYPE_ACTIVATE)\ne:SetCode(EVENT_FREE_CHAIN)\n"
BEFORE_PLAY = {
    "syntax": (INITIAL + "local x = = 3\nend\n", 3, LuaSyntaxError),
    "binary": ("\0\1SQLite format 3\xff\n", 1, LuaSyntaxError),
    "error at top": ("local s,id=GetID()\nFoo.bar()\n", 2, LuaError),
    "error after initial_effect": (INITIAL + "end\nFoo.bar()\n", 4, LuaError),
    "endless at top": ("while true do end\n", 1, LuaLimitError),
    "calls without end": ("local function f() return 1 + f() end\nf()\n", 1, LuaLimitError),
    "error in initial_effect": (INITIAL + "c:Nothing()\nend\n", 3, LuaError),
    "endless in initial_effect": (EFFECT + "c:RegisterEffect(e)\nwhile true do end\nend\n", 7, LuaLimitError),
}
LIMITS = Limits(steps=400_000, call_depth=2000)


def pool_with(folder: Path, name: str, text: str) -> CardPool:
    folder.mkdir(exist_ok=True)
    (folder / name).write_bytes(text.encode("latin-1"))
    return CardPool(ScriptFolders([folder, BUNDLED_SCRIPTS, BUNDLED_LIBRARY]), CardDatabase([BUNDLED_DATABASE]))


def duel_of(pool: CardPool, strict: bool = False) -> Duel:
    deck = Deck((SANGAN, DARK_MAGICIAN, DARK_HOLE) * 14)
    return Duel([deck, deck], seed=3, shuffle=False, pool=pool, strict=strict, limits=LIMITS)


@pytest.mark.parametrize("fault", BEFORE_PLAY)
def test_a_duel_notes_it_and_goes_on(tmp_path: Path, fault: str) -> None:
    text, line, _ = BEFORE_PLAY[fault]
    duel = duel_of(pool_with(tmp_path, f"c{SANGAN}.lua", text))
    noted = set(duel.state.script_errors)
    assert len(noted) == 1, noted
    assert f"c{SANGAN}.lua:{line}: Sangan ({SANGAN}): " in noted.pop()
    assert duel.decision is not None
    sangans = [card for card in duel.state.cards if card.printed.code == SANGAN]
    assert len(sangans) == 28 and not any(card.own_effects for card in sangans)
    assert any(card.own_effects for card in duel.state.cards if card.printed.code == DARK_HOLE)


@pytest.mark.parametrize("fault", BEFORE_PLAY)
def test_a_strict_duel_raises_it(tmp_path: Path, fault: str) -> None:
    text, line, kind = BEFORE_PLAY[fault]
    with pytest.raises(ScriptFailure, match=rf"c{SANGAN}\.lua:{line}: Sangan \({SANGAN}\): ") as raised:
        duel_of(pool_with(tmp_path, f"c{SANGAN}.lua", text), strict=True)
    assert type(raised.value.error) is kind


def test_what_was_noted_is_noted_again_after_going_back_to_the_beginning(tmp_path: Path) -> None:
    text, _, _ = BEFORE_PLAY["endless in initial_effect"]
    duel = duel_of(pool_with(tmp_path, f"c{SANGAN}.lua", text))
    mark, noted = duel.save(), list(duel.state.script_errors)
    duel.restore(mark)
    assert duel.state.script_errors == noted


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("name", ["constant.lua", "utility.lua"])
@pytest.mark.parametrize("text", ["local x = = 3\n", "while true do end\n", "\nFoo.bar()\n"])
def test_a_broken_library_is_a_duel_error(tmp_path: Path, name: str, text: str, strict: bool) -> None:
    with pytest.raises(DuelError, match=rf"{name}:\d+: "):
        Duel(pool=pool_with(tmp_path, name, text), strict=strict, limits=LIMITS)


def test_a_file_that_the_library_loads_is_part_of_it(tmp_path: Path) -> None:
    text = (BUNDLED_LIBRARY / "utility.lua").read_text(encoding="utf-8") + "\nDuel.LoadScript('more.lua')\n"
    (tmp_path / "more.lua").write_text("local x\nx.y=1\n", encoding="utf-8")
    with pytest.raises(DuelError, match=r"more\.lua:2: "):
        Duel(pool=pool_with(tmp_path, "utility.lua", text))


def with_dark_hole(folder: Path, operation: str, strict: bool) -> Duel:
    script = EFFECT + f"e:SetOperation(s.op)\nc:RegisterEffect(e)\nend\nfunction s.op(e,tp)\n{operation}\nend\n"
    pool = pool_with(folder, f"c{DARK_HOLE}.lua", script)
    duel = Duel([Deck((DARK_MAGICIAN,) * 20)] * 2, start_hand=0, pool=pool, strict=strict, limits=LIMITS, first=0, start=False)
    duel.place(DARK_HOLE, 0, LOCATION_HAND)
    duel.start()
    return duel


def activate(duel: Duel) -> None:
    duel.answer(("activate", 0))
    while duel.decision is not None and duel.decision.kind != "idle":
        duel.answer(next(iter(duel.decision.answers())))


@pytest.mark.parametrize(("strict", "kind"), [(False, DuelStuck), (True, ScriptFailure)])
def test_an_operation_without_end(tmp_path: Path, strict: bool, kind: type[DuelError]) -> None:
    duel = with_dark_hole(tmp_path, "while true do end", strict)
    mark = duel.save()
    with pytest.raises(kind, match=rf"c{DARK_HOLE}\.lua:10: .* Dark Hole \({DARK_HOLE}\)"):
        activate(duel)
    duel.restore(mark)
    assert duel.decision is not None


def test_a_card_made_in_a_duel_whose_script_is_broken(tmp_path: Path) -> None:
    (tmp_path / f"c{SANGAN}.lua").write_text("local x = = 3\n", encoding="utf-8")
    operation = f"Duel.SendtoHand(Duel.CreateToken(tp,{SANGAN}),tp,REASON_EFFECT)"
    duel = with_dark_hole(tmp_path, operation, strict=False)
    activate(duel)
    assert [error.split(": ", 1)[1] for error in duel.state.script_errors] == [f"Sangan ({SANGAN}): unexpected symbol near '='"]
    with pytest.raises(ScriptFailure, match=rf"c{SANGAN}\.lua:1: Sangan"):
        activate(with_dark_hole(tmp_path, operation, strict=True))


@pytest.fixture
def unscripted(tmp_path: Path) -> CardPool:
    return CardPool(ScriptFolders([tmp_path, BUNDLED_LIBRARY]), CardDatabase([BUNDLED_DATABASE]))


def test_a_card_without_a_script_is_no_script_that_failed(unscripted: CardPool) -> None:
    assert duel_of(unscripted).state.script_errors == []
    with pytest.raises(DuelError, match=rf"Sangan \({SANGAN}\) has no script: there is no c{SANGAN}\.lua in ") as raised:
        duel_of(unscripted, strict=True)
    assert not isinstance(raised.value, ScriptFailure)


def test_a_script_without_initial_effect_is_named_by_its_file(tmp_path: Path) -> None:
    duel = duel_of(pool_with(tmp_path, f"c{SANGAN}.lua", "local s=GetID()\n"))
    assert set(duel.state.script_errors) == {f"{tmp_path / f'c{SANGAN}.lua'}: Sangan ({SANGAN}): the script defines no initial_effect"}


def test_a_passcode_without_a_card_is_told_where_it_stands(tmp_path: Path) -> None:
    duel = with_dark_hole(tmp_path, "Duel.CreateToken(tp,12345)", strict=False)
    activate(duel)
    where = f"{tmp_path / f'c{DARK_HOLE}.lua'}:10: Dark Hole ({DARK_HOLE})"
    assert duel.state.script_errors == [f"{where}: no database has 12345 (looked in the bundled cards)"]


@pytest.mark.parametrize("text", ["local s=GetID()\ns.initial_effect=5\n", f"Duel.LoadScript('c{SANGAN}.lua')\n"])
def test_a_failure_without_a_line_names_the_file(tmp_path: Path, text: str) -> None:
    duel = duel_of(pool_with(tmp_path, f"c{SANGAN}.lua", text))
    noted = set(duel.state.script_errors)
    assert noted
    assert all(re.search(rf"c{SANGAN}\.lua(:1)?: Sangan \({SANGAN}\): ", message) for message in noted), noted


@pytest.mark.parametrize("name", ["constant.lua", f"c{SANGAN}.lua"])
def test_a_script_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    pool = pool_with(tmp_path / "own", "c1.lua", "")
    pool.scripts.put(name, tmp_path)
    with pytest.raises(DuelError, match=f"{tmp_path}: the script cannot be read"):
        duel_of(pool)
