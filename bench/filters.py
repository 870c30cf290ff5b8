"""What a filter of several natives costs for each card it looks at: compiled Lua, by hand in Python, and Lua in lupa.

usage: python bench/filters.py [ROUNDS]

All three look at the same cards of the same duel and must accept the same ones before anything is timed; the same natives answer them.
"""

import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import lupa.lua54

from solemn.core.state.data import Card
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.duel.simple_players import random_answer
from solemn.spec.constants import ATTRIBUTE_DARK, LOCATION_DECK, LOCATION_GRAVE, LOCATION_HAND, RACE_FIEND, TYPE_MONSTER, TYPE_SPELL

Filter = Callable[[Card], Any]

FILTERS = {
    "three natives": "return function(c) return c:IsType(TYPE_MONSTER) and c:IsLevelBelow(4) and c:IsAttackAbove(1000) end",
    "place and kind": "return function(c) return c:IsLocation(LOCATION_HAND+LOCATION_GRAVE) and not c:IsType(TYPE_SPELL) end",
    "numbers": "return function(c) return c:GetLevel()>2 and c:GetAttack()+c:GetDefense()>=2000 and c:GetCode()~=5 end",
    "race or attribute": "return function(c) return c:IsRace(RACE_FIEND) or c:IsAttribute(ATTRIBUTE_DARK) and c:IsAbleToGrave() end",
}
CONSTANTS = {
    "TYPE_MONSTER": TYPE_MONSTER, "TYPE_SPELL": TYPE_SPELL, "LOCATION_HAND": LOCATION_HAND, "LOCATION_GRAVE": LOCATION_GRAVE,
    "RACE_FIEND": RACE_FIEND, "ATTRIBUTE_DARK": ATTRIBUTE_DARK,
}  # fmt: skip


def by_hand(natives: dict[str, Any]) -> dict[str, Filter]:
    """The same filters as a Python programmer writes them."""
    is_type, is_level_below, is_attack_above = natives["Card.IsType"], natives["Card.IsLevelBelow"], natives["Card.IsAttackAbove"]
    is_location, get_level = natives["Card.IsLocation"], natives["Card.GetLevel"]
    get_attack, get_defense, get_code = natives["Card.GetAttack"], natives["Card.GetDefense"], natives["Card.GetCode"]
    is_race, is_attribute, is_able = natives["Card.IsRace"], natives["Card.IsAttribute"], natives["Card.IsAbleToGrave"]
    monster, spell, places = TYPE_MONSTER, TYPE_SPELL, LOCATION_HAND + LOCATION_GRAVE
    fiend, dark = RACE_FIEND, ATTRIBUTE_DARK
    return {
        "three natives": lambda c: is_type(c, monster) and is_level_below(c, 4) and is_attack_above(c, 1000),
        "place and kind": lambda c: is_location(c, places) and not is_type(c, spell),
        "numbers": lambda c: get_level(c) > 2 and get_attack(c) + get_defense(c) >= 2000 and get_code(c) != 5,
        "race or attribute": lambda c: is_race(c, fiend) or (is_attribute(c, dark) and is_able(c)),
    }


def in_lupa(natives: dict[str, Any], cards: Sequence[Card]) -> tuple[dict[str, Filter], list[Any]]:
    """The same Lua text in an embedded Lua, and the cards as its filters take them: tables whose methods call the same natives."""
    lua = lupa.lua54.LuaRuntime()
    scope = lua.globals()
    for name, value in CONSTANTS.items():
        scope[name] = value
    scope.methods = lua.table()
    add_method = lua.eval("function(name, native) methods[name] = function(card, ...) return native(card.object, ...) end end")
    for name, native in natives.items():
        add_method(name.removeprefix("Card."), native)
    wrap = lua.eval("function(card) return setmetatable({object = card}, {__index = methods}) end")
    return {name: lua.execute(text) for name, text in FILTERS.items()}, [wrap(card) for card in cards]


def a_duel() -> Duel:
    """A duel some turns old, so that there are cards in every place."""
    pool = CardPool.bundled()
    codes = sorted(pool.database.codes())
    main = [code for code in codes if (card := pool.database.get(code)) is not None and not card.type & 0x4802040]
    rng = random.Random(5)
    duel = Duel([Deck(tuple(rng.sample(main, 40))), Deck(tuple(rng.sample(main, 40)))], seed=5, shuffle=False, pool=pool)
    for _ in range(80):
        if duel.decision is not None:
            duel.answer(random_answer(duel.decision, rng, codes))
    return duel


def measure(checks: Sequence[tuple[Filter, Sequence[Any]]], rounds: int) -> list[float]:
    """Nanoseconds a card for each of the filters on its cards, in turns, the best of nine."""
    best = [float("inf")] * len(checks)
    for _ in range(9):
        for i, (check, cards) in enumerate(checks):
            started = time.perf_counter()
            for _ in range(rounds):
                for card in cards:
                    check(card)
            best[i] = min(best[i], (time.perf_counter() - started) / (rounds * len(cards)))
    return [1e9 * seconds for seconds in best]


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    duel = a_duel()
    natives = {name: value for name, value in duel.machine.globals.items() if name.startswith("Card.") and callable(value)}
    cards = [card for card in duel.state.cards if card.location & (LOCATION_DECK | LOCATION_HAND | LOCATION_GRAVE | 0xC)]
    hand_written, (embedded, wrapped) = by_hand(natives), in_lupa(natives, cards)
    for name, text in FILTERS.items():
        compiled = duel.machine.load_text(text.encode(), f"{name}.lua")
        checks = [(compiled, cards), (hand_written[name], cards), (embedded[name], wrapped)]
        accepted = [[bool(check(card)) for card in own] for check, own in checks]
        assert accepted[0] == accepted[1] == accepted[2], f"{name}: the three do not accept the same cards"
        duel.machine.renew_steps()
        lua, python, other = measure(checks, rounds)
        print(f"{name}: {len(cards)} cards, {sum(accepted[0])} accepted by all three alike")
        print(f"  compiled {lua:.0f} ns a card, by hand {python:.0f} ns ({lua / python:.2f} times)")
        print(f"  lupa {other:.0f} ns ({other / lua:.1f} times ours)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
