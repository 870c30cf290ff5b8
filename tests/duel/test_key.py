"""Keys: equal for positions with the same future, however they came about; different where anything that counts is."""

import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from random_duels import bundled, random_deck

from solemn import Duel, Move, constants, eager_answer, random_answer
from solemn.core.state.data import own
from solemn.lua.values import LuaTable

PAIRS = int(os.environ.get("SOLEMN_KEY_PAIRS", "12"))
BOARDS = [
    ("Gemini Elf", "Gemini Elf"),
    ("Mirror Force", "Mirror Force", "Dark Hole"),
    ("Sangan", "Sangan", "Giant Soldier of Stone"),
    ("Cannon Soldier", "Cannon Soldier", "Book of Moon", "Book of Moon"),
]


def code(name: str) -> int:
    card = bundled().database.named(name)
    assert card is not None
    return card.code


def board(names: tuple[str, ...]) -> Duel:
    duel = Duel(start_hand=0, draw=0, pool=bundled(), start=False)
    for player in (0, 1):
        for name in names:
            duel.place(code(name), player, constants.LOCATION_HAND)
    duel.start()
    return duel


def reached(duel: Duel, rng: Random, walks: int, steps: int) -> dict[bytes, list[tuple[Any, ...]]]:
    """Ways to answer from the start, by the key of where they lead."""
    found: dict[bytes, list[tuple[Any, ...]]] = defaultdict(list)
    start = duel.save()
    for _ in range(walks):
        duel.restore(start)
        path: tuple[Any, ...] = ()
        for _ in range(steps):
            if duel.decision is None:
                break
            answer = random_answer(duel.decision, rng)
            duel.answer(answer)
            path = (*path, answer)
            if duel.decision is not None and duel.decision.kind in ("idle", "battle"):
                ways = found[duel.key()]
                if path not in ways:
                    ways.append(path)
    duel.restore(start)
    return found


def at(duel: Duel, start: Any, path: tuple[Any, ...]) -> Duel:
    duel.restore(start)
    for answer in path:
        duel.answer(answer)
    return duel


def pairs_with_one_key(names: tuple[str, ...], wanted: int, rng: Random) -> Iterator[tuple[Duel, Duel]]:
    """Two duels in positions of the same key that were come to in different ways."""
    one, other = board(names), board(names)
    starts = one.save(), other.save()
    found = [ways for ways in reached(one, rng, 20 + wanted, 8).values() if len(ways) > 1]
    assert found, "no position was come to in two ways"
    for _ in range(wanted):
        first, second = rng.sample(rng.choice(found), 2)
        yield at(one, starts[0], first), at(other, starts[1], second)


def likeness(move: Move) -> tuple[str, str]:
    return move.alike, move.id


def same_future(one: Duel, other: Duel, rng: Random, steps: int) -> None:
    """The same moves are there, and lead to positions that look the same and have one key again."""
    for _ in range(steps):
        assert str(one) == str(other)
        if one.decision is None or one.decision.kind in ("idle", "battle"):
            assert one.key() == other.key()
        moves, others = (sorted(duel.moves(steps=True), key=likeness) for duel in (one, other))  # copies may be offered in another order
        assert [likeness(move) for move in moves] == [likeness(move) for move in others]
        if not moves:
            return
        choice = rng.randrange(len(moves))
        move, its = moves[choice], others[choice]
        while not move.complete:
            moves, others = (sorted(found, key=likeness) for found in (one.moves(after=move), other.moves(after=its)))
            choice = rng.randrange(len(moves))
            move, its = moves[choice], others[choice]
        one.answer(move.answer)
        other.answer(its.answer)


@pytest.mark.parametrize("names", BOARDS, ids="-".join)
def test_positions_with_one_key_have_one_future(names: tuple[str, ...]) -> None:
    rng = Random(1)
    for one, other in pairs_with_one_key(names, PAIRS // len(BOARDS), rng):
        same_future(one, other, rng, 5)


def test_copies_that_changed_places_make_no_difference() -> None:
    keys = set()
    for copy in (0, 1):
        duel = board(("Sangan", "Sangan", "Giant Soldier of Stone"))
        duel.answer(("summon", copy))
        duel.answer([(0, constants.LOCATION_MZONE, 2)])
        keys.add(duel.key())
    assert len(keys) == 1


def test_copies_that_were_set_in_other_zones_are_offered_in_any_order() -> None:
    """Once a response was passed over: what is offered names the copy that was registered first, wherever it lies."""
    duels = []
    for copy in (0, 1):
        duel = board(("Cannon Soldier", "Cannon Soldier", "Book of Moon", "Book of Moon"))
        for answer in [
            ("set_monster", 1), [(0, 4, 0)], ("set_spell_trap", copy), [(0, 8, 1)], ("set_spell_trap", 0), [(0, 8, 2)],
            ("to_end",), ("to_end",), ("summon", 0), [(0, 4, 2)],
        ]:  # fmt: skip
            duel.answer(answer)
        assert duel.decision is not None and duel.decision.kind == "chain"
        duel.answer(-1)
        duels.append(duel)
    assert len(duels[0].decision.activate) == 3  # type: ignore[union-attr]
    assert duels[0].key() == duels[1].key()
    same_future(duels[0], duels[1], Random(1), 5)


def started(seed: int, count: int) -> tuple[Duel, Random]:
    rng = Random(seed)
    duel = Duel([random_deck(bundled(), rng), random_deck(bundled(), rng)], seed=seed, pool=bundled())
    for _ in range(count):
        if duel.decision is not None:
            duel.answer(eager_answer(duel.decision, rng))
    return duel, rng


@pytest.mark.parametrize("seed", range(2))
def test_a_duel_its_forks_and_its_replays_have_one_key(seed: int) -> None:
    """At every decision, whatever positions each of them has kept."""
    duel, rng = started(seed, 20)
    fork = duel.fork()
    again = Duel.put_up(duel.beginning)
    again.start()
    for answer in duel.answers:
        again.answer(answer)
    keys = set()
    for number in range(12):
        if duel.decision is None:
            break
        keys.add(duel.key())
        assert duel.key() == again.key() == fork.key()
        answer = random_answer(duel.decision, rng)
        for each in (duel, fork, again):
            each.answer(answer)
        if number % 5 == 0:
            fork.save()
    assert len(keys) > 8


def first_table(duel: Duel) -> LuaTable:
    return next(card.script for card in duel.state.cards if card.script is not None)


CHANGES: dict[str, Callable[[Duel], object]] = {
    "life points": lambda duel: setattr(duel.state.players[1], "lp", 7999),
    "chance": lambda duel: setattr(duel.state, "rng_state", (1, 2, 3, 4)),
    "a position": lambda duel: setattr(duel.state.players[1].hand[0], "position", constants.POS_FACEUP_ATTACK),
    "the order of a hand": lambda duel: duel.state.players[1].hand.reverse(),
    "a counter": lambda duel: own(duel.state.cards[-1], "counters").update({1: (1, 0)}),
    "a use": lambda duel: duel.state.limits.uses.update({5 << 32: 1}),
    "a Normal Summon": lambda duel: duel.state.limits.normal_summons.__setitem__(0, 1),
    "an effect's label": lambda duel: setattr(next(iter(duel.state.cards[-1].own_effects)), "label", (7,)),
    "an effect's count": lambda duel: setattr(next(iter(duel.state.cards[-1].own_effects)), "count_limit", 9),
    "a script's table": lambda duel: first_table(duel).set("noted", 1),
    "a script's variable": lambda duel: duel.machine.native("noted", 1),
    "the turn": lambda duel: setattr(duel.state, "turn", 9),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_counts_makes_another_key(change: str) -> None:
    keys = []
    for changed in (False, False, True):
        duel = board(("Sangan", "Book of Moon"))
        if changed:
            CHANGES[change](duel)
        keys.append(duel.key())
    assert keys[0] == keys[1] != keys[2]


def test_numbers_that_only_name_things_make_no_difference() -> None:
    duel = board(("Sangan", "Book of Moon"))
    other = board(("Sangan", "Book of Moon"))
    other.state.next_group_number += 5
    other.state.field_id += 3
    assert duel.key() == other.key()


def test_what_only_tells_or_only_spares_work_makes_no_difference() -> None:
    duel = board(("Sangan", "Book of Moon"))
    other = board(("Sangan", "Book of Moon"))
    other.state.printed_bytes += 12  # what scripts have said
    other.state.registering.seen_codes[constants.EFFECT_HAND_LIMIT] = None
    other.state.battle.skipped_by = next(iter(other.state.cards[-1].own_effects))
    assert duel.key() == other.key()
