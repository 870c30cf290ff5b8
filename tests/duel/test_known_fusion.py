"""The native search for Fusion Materials answers as the community library's Lua does, and does not run out of steps."""

import random
from typing import Any

import pytest
from random_duels import community

from solemn.api.known_filters import asks_about_groups
from solemn.api.known_fusion import GROUPS_AT
from solemn.core.state.data import Card
from solemn.duel import setting_up
from solemn.duel.facade import STEPS, Duel
from solemn.lua import LuaLimitError
from solemn.spec.constants import (
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    POS_FACEUP_ATTACK,
    TYPE_FUSION,
    TYPE_MONSTER,
    TYPE_TOKEN,
)

pytestmark = pytest.mark.skipif(community() is None, reason="needs the community's library")
VANILLA = 11091375
FIVE_HEADED_DRAGON = 99267150
HELPERS = b"""
ASKED = {}
function material(bits, substitutes, most)
    return function(c, fc, sub, sub2, mg, sg, tp, contact, sumtype)
        ASKED[#ASKED + 1] = {bits, c:GetCardID(), sub}
        local id = 1 << c:GetCardID()
        return bits & id ~= 0 or (sub and substitutes & id ~= 0)
    end
end
function choosy(bits, most)
    return function(c, fc, sub, sub2, mg, sg, tp, contact, sumtype)
        return bits & (1 << c:GetCardID()) ~= 0 and #sg <= most
    end
end
function cards(bits)
    return Duel.GetMatchingGroup(function(c) return bits & (1 << c:GetCardID()) ~= 0 end, 0, 0x16, 0x16, nil)
end
function ids(g)
    local bits = 0
    for c in g:Iter() do bits = bits | 1 << c:GetCardID() end
    return bits
end
function restrict(id, bits)
    local c = Duel.GetCardFromCardID(id)
    local e = Effect.CreateEffect(c)
    e:SetType(EFFECT_TYPE_SINGLE)
    e:SetCode(EFFECT_FUSION_MAT_RESTRICTION)
    e:SetValue(function(e, c) return bits & (1 << c:GetCardID()) ~= 0 end)
    c:RegisterEffect(e, true)
end
function together(bits) return function(tp, sg) return ids(sg) & bits ~= bits end end
"""


def table(native: bool, seed: int) -> Duel:
    """Cards in the hand, on the field and in the GY, whose library has natives in it or not."""
    pool = community()
    assert pool is not None
    with pytest.MonkeyPatch.context() as patch:
        if not native:
            patch.setattr(setting_up, "replace_known", lambda machine: None)
        duel = Duel(pool=pool, start=False)
    rng = random.Random(seed)
    duel.run_source(HELPERS, "helpers.lua")
    for sequence in range(rng.choice([2, 5])):
        duel.place(VANILLA, 0, LOCATION_MZONE, sequence, POS_FACEUP_ATTACK)
    for at in range(9):
        duel.place(VANILLA, 0, LOCATION_HAND if at % 2 else LOCATION_GRAVE)
    duel.place(FIVE_HEADED_DRAGON, 0, LOCATION_EXTRA)
    return duel


def run(duel: Duel, text: str, steps: int = 100_000) -> Any:
    duel.machine.renew_steps()
    duel.machine.rations.left, duel.machine.spare = steps, 10 * steps
    with duel._deep():
        return duel.machine.load_text(text.encode(), "asked")


def problem(seed: int) -> tuple[str, list[str]]:
    """A random search: what restricts it, and what makes the functions of its materials."""
    rng = random.Random(seed)

    def bits(share: float) -> int:
        return sum(1 << at for at in range(16) if rng.random() < share)

    count = rng.choice([1, 2, 2, 3, 3, 4])
    share = rng.choice([0.1, 0.3, 0.6])
    choosy = [rng.random() < 0.2 for _ in range(count)]
    funs = [f"choosy({bits(share)}, {rng.randrange(4)})" if one else f"material({bits(share)}, {bits(0.1)})" for one in choosy]
    before = "Fusion.CheckAdditional = nil\n" if rng.random() < 0.7 else f"Fusion.CheckAdditional = together({bits(0.1)})\n"
    before += "".join(f"restrict({rng.randrange(2, 12)}, {bits(0.7)})\n" for _ in range(rng.choice([0, 0, 0, 1])))
    before += "".join(f"Fusion.{name} = {rng.choice(['nil', 'nil', 'nil', 1, 2, 3])}\n" for name in ("CheckMin", "CheckMax", "CheckExact"))
    chosen = 1 << rng.randrange(1, 12) if rng.random() < 0.3 else 0
    must = bits(rng.choice([0, 0, 0.1]))
    before += f"local mg, sg, must = cards({bits(rng.choice([0.5, 1]))}), cards({chosen}), cards({must})\n"
    before += "local fc = Duel.GetFieldGroup(0, LOCATION_EXTRA, 0):GetFirst()\n"
    return before, funs


def question(seed: int) -> str:
    before, funs = problem(seed)
    rng = random.Random(-seed)
    chkf, sub, contact = rng.choice(["PLAYER_NONE", "0"]), rng.choice(["true", "false"]), rng.choice(["true", "false", "false"])
    kind = rng.choice(["SelectMix", "SelectMix", "SelectMixRep", "SelectMixRepUnfix"])
    if kind == "SelectMix":
        rest = ", ".join([f"fc, {sub}, {sub}, {contact}, SUMMON_TYPE_FUSION", chkf, *funs])
    elif kind == "SelectMixRep":
        low = rng.randrange(3)
        first = [funs[0], str(low), str(rng.randrange(low, 4))]
        rest = ", ".join([f"fc, {sub}, {sub}, {contact}, SUMMON_TYPE_FUSION", chkf, *first, *funs[1:]])
    else:
        sizes = [(low, rng.randrange(max(low, 1), 4)) for low in (rng.randrange(3) for _ in funs)]
        low, high = sum(low for low, _ in sizes), sum(high for _, high in sizes)
        kinds = [f"{{{fun}, {least}, {most}}}" for fun, (least, most) in zip(funs, sizes)]
        rest = ", ".join([f"fc, {sub}, {sub}", str(low), str(high), chkf, *kinds])
    return f"ASKED = {{}}\n{before}return ids(mg:Filter(Fusion.{kind}, sg, 0, mg, sg, must, {rest})), ids(sg)"


@pytest.mark.parametrize("seed", range(40))
def test_a_search_finds_what_the_library_finds(seed: int) -> None:
    ours, lua = table(True, seed), table(False, seed)
    for one in range(seed * 20, seed * 20 + 20):
        text = question(one)
        expected, found = answer(lua, text), answer(ours, text)
        assert expected in (None, found), text


def answer(duel: Duel, text: str) -> Any:
    """What the search finds, None if it runs out of steps."""
    try:
        return run(duel, text)
    except LuaLimitError:
        return None


def test_functions_are_asked_in_the_librarys_order() -> None:
    """What has been answered, or cannot matter, is left out; in a short search without restrictions nothing else is different."""
    ours, lua = table(True, 1), table(False, 1)
    searches = 0
    for seed in range(300):
        text = question(seed)
        if "restrict(" in text or "Fusion.SelectMix," not in text or answer(lua, text) is None or len(rows(lua)) > 60:
            continue
        answer(ours, text)
        theirs = iter(rows(lua))
        assert all(one in theirs for one in rows(ours)), text
        searches += rows(ours) != []
    assert searches > 10


def rows(duel: Duel) -> list[tuple[Any, ...]]:
    return [tuple(value for _, value in row.items()) for _, row in duel.machine.globals["ASKED"].items()]


def test_real_fusion_monsters_find_the_same_materials() -> None:
    """Among few cards and many, with one that must be used and without."""
    pool = community()
    assert pool is not None
    rng = random.Random(6)
    codes = [code for code in sorted(pool.database.codes()) if (pool.database.get(code).type & (TYPE_MONSTER | TYPE_TOKEN)) == TYPE_MONSTER]  # type: ignore[union-attr]
    fusions = [code for code in codes if pool.database.get(code).type & TYPE_FUSION and pool.scripts.find(f"c{code}.lua")]  # type: ignore[union-attr]
    found = [0, 0]
    duels = [table(True, 2), table(False, 2)]
    for _ in range(60):
        code = rng.choice(fusions)
        others = rng.sample(codes, 6)
        answers = []
        for duel in duels:
            fusion = made(duel, code)
            names = fusion.script.get("material") if fusion.script is not None else None
            named = [value for _, value in names.items() if type(value) is int] if names is not None else []
            pile = [made(duel, other) for other in [*named, *named[:1], *others] if pool.database.get(other) is not None]
            groups = [duel.machine.globals["Group.FromCards"](*pile[:count]) for count in (0, 1, 2, 3, len(pile))]
            duel.machine.renew_steps()
            with duel._deep():
                check = duel.machine.globals["Card.CheckFusionMaterial"]
                ways = [(must, way) for must in (None, groups[1]) for way in (2, 2 | 0x100)]
                answers.append([check(fusion, group, *way) for group in groups for way in ways])
        assert answers[0] == answers[1], code
        for answer in answers[0]:
            found[answer is True] += 1
    assert min(found) > 10


def made(duel: Duel, code: int) -> Card:
    return duel.place(code, 0, LOCATION_GRAVE if duel.pool.database.get(code).type & TYPE_FUSION == 0 else LOCATION_EXTRA)  # type: ignore[union-attr]


@pytest.mark.parametrize(("text", "looks"), [
    ("function(c, fc, sub, sub2, mg, sg) return c:IsFaceup() end", False),
    ("function(c, fc, sub, sub2, mg, sg) return #sg < 2 end", True),
    ("function(c, fc, sub, sub2, mg) return c:IsFaceup() end", False),
    ("function(c, ...) return c:IsFaceup() end", False),
    ("function(c, ...) return select(4, ...) ~= nil end", True),
    ("aux.OR(function(c) return false end, aux.NOT(function(c, fc) return fc == c end))", False),
    ("aux.AND(function(c) return false end, function(c, fc, sub, sub2, mg) return mg:IsContains(c) end)", True),
    ("aux.NOT(aux.AND(function(c) return false end, function(c, fc, sub, sub2, x, y) return sub end))", False),
    ("aux.FilterBoolFunction(Card.IsFaceup)", False),
])  # fmt: skip
def test_what_a_materials_function_looks_at(text: str, looks: bool) -> None:
    duel = table(True, 4)
    assert asks_about_groups(duel.machine, run(duel, f"return {text}"), GROUPS_AT) is looks


HOPELESS = """
local every, none = {every}, {none}
local mg = Duel.GetFieldGroup(0, LOCATION_GRAVE, 0)
local sg, must = Group.CreateGroup(), Group.CreateGroup()
local fc = Duel.GetFieldGroup(0, LOCATION_EXTRA, 0):GetFirst()
return #mg, mg:IsExists(Fusion.{call})
"""


@pytest.mark.parametrize("call", [
    "SelectMix, 1, nil, 0, mg, sg, must, fc, false, false, false, SUMMON_TYPE_FUSION, PLAYER_NONE, every, every, every, every, none",
    "SelectMix, 1, nil, 0, mg, sg, must, fc, true, true, false, SUMMON_TYPE_FUSION, 0, none, every, every, every, every, every",
    "SelectMixRep, 1, nil, 0, mg, sg, must, fc, false, false, false, SUMMON_TYPE_FUSION, PLAYER_NONE, every, 3, 9, every, none",
])  # fmt: skip
def test_a_hopeless_search_among_many_cards_ends(call: str) -> None:
    """One material is missing, and 40 cards could be each of the others."""
    duel = table(True, 3)
    for _ in range(36):
        duel.place(VANILLA, 0, LOCATION_GRAVE)
    text = HOPELESS.format(call=call, every="function(c) return c:IsFaceup() end", none="function() return false end")
    count, found = run(duel, text, STEPS)
    assert count >= 40
    assert found is False
