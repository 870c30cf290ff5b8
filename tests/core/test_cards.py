"""Finding cards."""

import pytest
from field_table import new_duel, put

from solemn.core.permissions.card_search import count_field_cards, field_cards, first_matching_card, has_matching_cards, matching_cards
from solemn.core.state.data import Group, own
from solemn.spec.constants import (
    LOCATION_EMZONE,
    LOCATION_FZONE,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MMZONE,
    LOCATION_MZONE,
    LOCATION_PZONE,
    LOCATION_STZONE,
    LOCATION_SZONE,
    STATUS_SUMMONING,
)


def test_filters_see_cards_by_place_and_results_go_by_number():
    d = new_duel()
    late, early = put(d, 0, LOCATION_GRAVE), put(d, 0, LOCATION_MZONE, 4)
    yours = put(d, 1, LOCATION_MZONE, 0)
    seen = []

    def keep(card, wanted):
        seen.append(card)
        return wanted

    places = LOCATION_MZONE | LOCATION_GRAVE
    assert matching_cards(d, keep, 0, places, places, filter_args=(0,)) == [late, early, yours]  # 0 is true in Lua
    assert seen == [early, late, yours]
    assert matching_cards(d, keep, 0, places, places, filter_args=(False,)) == []
    assert first_matching_card(d, keep, 0, places, places, filter_args=(True,)) is early
    assert d.only_answering == d.script_depth == 0


def test_counting_stops_when_enough():
    d = new_duel()
    for _ in range(3):
        put(d, 0, LOCATION_HAND)
    seen = []
    assert has_matching_cards(d, lambda card: seen.append(card) or True, 0, LOCATION_HAND, 0, 2)
    assert len(seen) == 2
    assert not has_matching_cards(d, None, 0, LOCATION_HAND, 0, 4)
    assert not has_matching_cards(d, None, 0, LOCATION_HAND, 0, 0)


def test_exceptions():
    d = new_duel()
    first, second, third = (put(d, 0, LOCATION_HAND) for _ in range(3))
    assert matching_cards(d, None, 0, LOCATION_HAND, 0, second) == [first, third]
    assert matching_cards(d, None, 0, LOCATION_HAND, 0, None, Group(d, [first, third])) == [second]


def test_a_script_error_counts_as_no():
    d = new_duel()
    put(d, 0, LOCATION_HAND)
    failures = []
    d.script_error_types = (ZeroDivisionError,)
    d.script_failed = failures.append
    assert matching_cards(d, lambda card: 1 // 0, 0, LOCATION_HAND, 0) == []
    assert len(failures) == 1


@pytest.mark.parametrize("as_target", [False, True])
@pytest.mark.parametrize(
    ("answer", "yes"), [((True, False), True), ((False, True), False), ((0, None), True), ((), False), ((None,), False)]
)
def test_of_several_answers_of_a_filter_the_first_counts(as_target, answer, yes):
    d = new_duel()
    put(d, 0, LOCATION_MZONE)
    assert has_matching_cards(d, lambda card: answer, 0, LOCATION_MZONE, 0, 1, as_target=as_target) == yes


@pytest.mark.parametrize("as_target", [False, True])
@pytest.mark.parametrize("depth", [0, 1])
def test_what_a_filter_assumes_ends_with_the_outermost_script(as_target, depth):
    d = new_duel()
    card = put(d, 0, LOCATION_MZONE)
    d.script_depth = depth

    def assume(candidate):
        own(candidate, "assumed")[1] = 5
        d.assumed_cards.append(candidate)
        return True

    assert has_matching_cards(d, assume, 0, LOCATION_MZONE, 0, 1, as_target=as_target)
    assert (card.assumed, d.assumed_cards) == (({1: 5}, [card]) if depth else ({}, []))


def test_cards_being_summoned_are_not_there():
    d = new_duel()
    put(d, 0, LOCATION_MZONE).status |= STATUS_SUMMONING
    assert matching_cards(d, None, 0, LOCATION_MZONE, 0) == []
    assert field_cards(d, 0, LOCATION_MZONE, 0) == []


def test_a_card_in_two_kinds_of_zones_is_one_card():
    d = new_duel()
    scale = put(d, 0, LOCATION_SZONE, 0)
    scale.pzone = True
    assert matching_cards(d, None, 0, LOCATION_STZONE | LOCATION_PZONE, 0) == [scale]
    assert field_cards(d, 0, LOCATION_STZONE | LOCATION_PZONE, 0) == [scale]
    assert count_field_cards(d, 0, LOCATION_STZONE | LOCATION_PZONE, 0) == 2


@pytest.mark.parametrize(
    ("row", "places", "zones"),
    [
        (LOCATION_MZONE, LOCATION_MZONE, range(7)),
        (LOCATION_MZONE, LOCATION_MMZONE, range(5)),
        (LOCATION_MZONE, LOCATION_EMZONE, (5, 6)),
        (LOCATION_MZONE, LOCATION_MMZONE | LOCATION_EMZONE, range(7)),
        (LOCATION_SZONE, LOCATION_SZONE, range(6)),
        (LOCATION_SZONE, LOCATION_STZONE, range(5)),
        (LOCATION_SZONE, LOCATION_FZONE, (5,)),
        (LOCATION_SZONE, LOCATION_STZONE | LOCATION_FZONE, range(6)),
    ],
)
def test_a_search_of_some_zones_looks_at_these_alone(row, places, zones):
    d = new_duel()
    cards = [put(d, 0, row, sequence) for sequence in range(7 if row == LOCATION_MZONE else 6)]
    expected = [cards[zone] for zone in zones]
    assert matching_cards(d, None, 0, places, 0) == expected
    assert field_cards(d, 1, 0, places) == expected
