"""Monsters that effects Special Summon: what is told of them, and whether their effects apply."""

import pytest
from field_table import new_duel, put

from solemn.core.decisions.kinds import PlaceDecision
from solemn.core.effects.effect import fresh_effect
from solemn.core.lifetimes.registration import register_on
from solemn.core.state.data import Card, DuelState
from solemn.core.summons.special_summons import special_summon, special_summon_complete, special_summon_step
from solemn.core.wiring import bind_rules
from solemn.spec.constants import (
    EFFECT_REVIVE_LIMIT,
    EFFECT_TYPE_SINGLE,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP_ATTACK,
    STATUS_EFFECT_ENABLED,
    STATUS_PROC_COMPLETE,
    STATUS_SPSUMMON_STEP,
    STATUS_SPSUMMON_TURN,
)


def duel() -> DuelState:
    d = new_duel()
    bind_rules(d, lambda *_: None)

    def choose(decision: object) -> object:
        assert isinstance(decision, PlaceDecision)
        return [decision.zones[0]]

    d.asker = choose
    return d


def rows(d: DuelState, kind: str) -> list[tuple[object, ...]]:
    return [row[1:] for row in d.log if row[0] == kind]


@pytest.mark.parametrize("position", [POS_FACEUP_ATTACK, POS_FACEDOWN_DEFENSE])
@pytest.mark.parametrize("player", [0, 1])
def test_a_monster_that_comes_face_down_is_hidden_and_has_no_effect(position: int, player: int) -> None:
    d = duel()
    cards = [put(d, player, LOCATION_GRAVE), put(d, player, LOCATION_GRAVE)]
    face_up = position == POS_FACEUP_ATTACK
    assert special_summon(d, cards, 0, player, player, False, False, position, 0xFF) == 2
    told = [(card.printed.code if face_up else 0, player, LOCATION_MZONE, card.sequence, position) for card in cards]
    assert sorted(rows(d, "special_summoning")) == sorted(told)
    for card in cards:
        assert bool(card.status & STATUS_EFFECT_ENABLED) == face_up
        assert card.status & (STATUS_SPSUMMON_TURN | STATUS_SPSUMMON_STEP) == STATUS_SPSUMMON_TURN


@pytest.mark.parametrize(("properly", "no_limit", "comes"), [(False, False, False), (True, False, True), (False, True, True)])
@pytest.mark.parametrize("place", [LOCATION_GRAVE, LOCATION_HAND])
def test_a_monster_with_a_proper_summon_comes_back_after_it(properly: bool, no_limit: bool, comes: bool, place: int) -> None:
    """S13. It comes neither from the GY nor from the hand before it was properly Summoned, unless that is ignored."""
    d = duel()
    card = put(d, 0, place)
    limit = fresh_effect(d)
    limit.owner, limit.type, limit.code = card, EFFECT_TYPE_SINGLE, EFFECT_REVIVE_LIMIT
    register_on(card, limit)
    if properly:
        card.status |= STATUS_PROC_COMPLETE
    assert special_summon(d, [card], 0, 0, 0, False, no_limit, POS_FACEUP_ATTACK, 0xFF) == comes
    assert card.location == (LOCATION_MZONE if comes else place)


def test_monsters_that_are_summoned_one_by_one_arrive_together() -> None:
    d = duel()
    first, second = put(d, 0, LOCATION_GRAVE), put(d, 0, LOCATION_GRAVE)
    for card in (first, second):
        assert special_summon_step(d, card, 0, 0, 0, False, False, POS_FACEUP_ATTACK, 0xFF)
        assert card.location == LOCATION_MZONE and card.status & STATUS_SPSUMMON_STEP and not card.status & STATUS_EFFECT_ENABLED
    assert not special_summon_step(d, first, 0, 0, 0, False, False, POS_FACEUP_ATTACK, 0xFF)
    assert special_summon_complete(d, None, 0) == 2 and rows(d, "special_summoned") == [()]
    assert _all_there(first, second)


def _all_there(*cards: Card) -> bool:
    return all(card.status & STATUS_EFFECT_ENABLED and not card.status & STATUS_SPSUMMON_STEP for card in cards)
