"""The native search for a set of cards that a condition takes answers as the library's Lua does, and asks no more."""

from itertools import product

import pytest
from random_duels import community
from two_libraries import answer, normal_monsters, two_libraries

from solemn.duel.facade import Duel
from solemn.lua import Limits, LuaLimitError

needs_library = pytest.mark.skipif(community() is None, reason="needs the community's library")
CONDITIONS = {
    "none": "nil",
    "false": "false",
    "sum": "function(sg) ASKED = ASKED + 1 return sg:GetSum(Card.GetLevel) == 9 end",
    "levels": "function(sg, e, tp, mg) ASKED = ASKED + 1 return sg:GetClassCount(Card.GetLevel) == #sg and #mg == 7 end",
    "stops": "function(sg) ASKED = ASKED + 1 local sum = sg:GetSum(Card.GetLevel) return sum == 12, sum > 12 end",
    "last": "function(sg, e, tp, mg, c) ASKED = ASKED + 1 return c:GetLevel() == 3 and #sg > 1 end",
    "any": "function(...) ASKED = ASKED + 1 local c = select(5, ...) return c:GetSequence() == 2 and #(...) == 2 end",
    "sum alone": "function(sg) return sg:GetSum(Card.GetLevel) == 10 end",
    "classes": "function(sg, e, tp) return sg:GetClassCount(Card.GetLevel) == 2 and sg:GetClassCount(Card.GetLocation) == tp + 1 end",
    "bits": "function(sg) return sg:GetBinClassCount(Card.GetLevel) == 3, sg:GetClassCount(Card.GetLevel) < 1 end",
    "players": "function(sg, e, tp) local own = sg:FilterCount(Card.IsControler, nil, tp) return own == 1 and #sg == 2, own > 2 end",
    "one": "function(sg) return sg:IsExists(Card.IsLevel, 1, nil, 7) and sg:IsExists(Card.IsLocation, 1, nil, LOCATION_MZONE) end",
    "zones": "function(sg) return sg:FilterCount(Card.IsLocation, nil, LOCATION_EMZONE) == 1 and #sg == 1 end",
    "names": "aux.dncheck",
    "by another's value": "aux.dpcheck(function(c) return c:GetSequence() // 2 end)",
    "in the group": "function(sg, e, tp, mg) return mg:GetSum(Card.GetLevel) == 23 and sg:GetSum(Card.GetLevel) == 8 end",
    "same, last": """function(sg, e, tp, mg, c)
        return sg:GetSum(Card.GetLevel) == 11 and sg:GetClassCount(Card.GetLevel) == 3 and Card.GetLevel(c) == 3
    end""",
    "nothing": "function() ASKED = ASKED + 1 end",
    "errs": "function(sg) ASKED = ASKED + 1 if sg:GetSum(Card.GetLevel) == 5 then error('no') end return sg:GetSum(Card.GetLevel) == 8 end",
}
SEARCH = """
ASKED = 0
local all, condition, found = Duel.GetFieldGroup(0, LOCATION_GRAVE + LOCATION_MZONE, 0), {condition}, {{}}
local chosen = Group.CreateGroup()
for c in all:Iter() do
    local can = aux.SelectUnselectLoop(c, chosen, all, nil, 0, {least}, {most}, condition)
    found[#found + 1] = tostring(can)
end
found[#found + 1] = tostring(aux.SelectUnselectGroup(all, nil, 0, {least}, {most}, condition, 0))
found[#found + 1] = tostring(all:GetNext())
found[#found + 1] = tostring(Group.CreateGroup())
return table.concat(found, ' '), #chosen, ASKED
"""


@needs_library
def test_what_can_be_completed_is_what_the_library_says(monkeypatch: pytest.MonkeyPatch) -> None:
    both = two_libraries(monkeypatch)
    for duel in both:
        by_level = {duel.pool.database.get(code).level: code for code in normal_monsters(duel)}  # type: ignore[union-attr]
        for place, level in enumerate((1, 3, 3, 4, 4, 5, 7)):
            duel.place(by_level[level], 0, 0x10, place, 5) if place < 5 else duel.place(by_level[level], 0, 0x04, place - 1, 1)
    for name, (least, most) in product(CONDITIONS, ((1, 1), (2, 2), (1, 3), (3, 3), (2, 4), (4, 2), (0, 2))):
        text = SEARCH.format(condition=CONDITIONS[name], least=least, most=most)
        ours, lua = answer(both[0], text), answer(both[1], text)
        if not isinstance(ours, tuple):
            assert ours is lua, (name, least, most)
            continue
        assert ours[:2] == lua[:2], (name, least, most)
        assert ours[2] == lua[2] if name in ("last", "any") else ours[2] <= lua[2], (name, least, most)


@needs_library
def test_a_search_that_finds_nothing_ends() -> None:
    ours = Duel(pool=community(), start=False, limits=Limits(steps=600_000, call_depth=1000))
    for place, code in enumerate(normal_monsters(ours)[:60]):
        ours.place(code, 0, 0x10, place, 5)
    text = SEARCH.format(condition="function() return false end", least=20, most=20)
    with pytest.raises(LuaLimitError):
        answer(ours, text)
