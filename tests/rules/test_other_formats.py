"""Rules of other formats, one by one: three columns, draws up to five cards, no Main Phase 2, Summons without limit."""

import pytest

from solemn import Deck, Duel
from solemn.core.decisions.kinds import BattleDecision, IdleDecision, PlaceDecision
from solemn.duel.terms import RULESETS
from solemn.spec.constants import DUEL_3_COLUMNS_FIELD, DUEL_DRAW_UNTIL_5, DUEL_NO_MAIN_PHASE_2, DUEL_UNLIMITED_SUMMONS

MYSTICAL_ELF = 15025844


def duel_with(flag: int, hand: int = 5) -> Duel:
    deck = Deck((MYSTICAL_ELF,) * 40)
    return Duel([deck, deck], seed=1, flags=RULESETS["mr5"] | flag, start_hand=hand)


def summon_all(duel: Duel) -> tuple[int, int]:
    """Summon as long as it is possible: how many monsters came, and how many zones the first could choose from."""
    summoned, zones = 0, 0
    while isinstance(duel.decision, IdleDecision) and duel.decision.summon:
        duel.answer(("summon", 0))
        if isinstance(duel.decision, PlaceDecision):
            zones = zones or len(duel.decision.zones)
            duel.answer([duel.decision.zones[0]])
        summoned += 1
    return summoned, zones


@pytest.mark.parametrize(
    ("flag", "summoned", "zones"),
    [
        (0, 1, 5),
        (DUEL_UNLIMITED_SUMMONS, 5, 5),
        (DUEL_3_COLUMNS_FIELD, 1, 3),
        (DUEL_3_COLUMNS_FIELD | DUEL_UNLIMITED_SUMMONS, 3, 3),
    ],
)
def test_how_many_monsters_are_summoned_and_where(flag: int, summoned: int, zones: int) -> None:
    assert summon_all(duel_with(flag)) == (summoned, zones)


@pytest.mark.parametrize(
    ("flag", "hand", "then"), [(0, 2, 3), (DUEL_DRAW_UNTIL_5, 2, 5), (DUEL_DRAW_UNTIL_5, 5, 6), (DUEL_DRAW_UNTIL_5, 4, 5)]
)
def test_how_many_cards_are_drawn(flag: int, hand: int, then: int) -> None:
    """Up to five cards, and at least one."""
    duel = duel_with(flag, hand)
    duel.answer(("to_end",))
    assert duel.state.turn == 2 and len(duel.state.players[1].hand) == then


@pytest.mark.parametrize(("flag", "turn"), [(0, 2), (DUEL_NO_MAIN_PHASE_2, 3)])
def test_what_follows_the_battle_phase(flag: int, turn: int) -> None:
    duel = duel_with(flag)
    duel.answer(("to_end",))
    duel.answer(("to_battle",))
    assert isinstance(duel.decision, BattleDecision)
    duel.answer(("to_main2" if duel.decision.to_main2 else "to_end",))
    while duel.state.turn == 2 and duel.decision is not None and not isinstance(duel.decision, IdleDecision):
        duel.answer(next(iter(duel.decision.answers())))
    assert duel.state.turn == turn
