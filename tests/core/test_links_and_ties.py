"""Where Link Arrows point, columns of the field, counters, and ties between cards, effects and attacks."""

from typing import Any

import pytest

from solemn.core.battle.attack_changes import change_attacker
from solemn.core.card import link_arrows as links
from solemn.core.card.counters import get_counter, put_counters, remove_counter
from solemn.core.card.relations import (
    attacks_on,
    has_effect_relation,
    has_link_relation,
    note_attack,
    release_effect_relation,
    tie_to_newest_link,
    untie_from_effects,
)
from solemn.core.effects.effect import fresh_effect
from solemn.core.lifetimes.registration import register_on
from solemn.core.lifetimes.ties import cancel_card_target, clear_card_targets, target_continuously
from solemn.core.permissions.available_zones import linked_cards_of_field
from solemn.core.state.data import Card, ChainLink, DuelState, Effect
from solemn.spec import constants as c
from solemn.spec.cards import PrintedCard

LINK = c.TYPE_MONSTER | c.TYPE_EFFECT | c.TYPE_LINK
UP, DOWN, LEFT, RIGHT = links.LINK_MARKER_TOP, links.LINK_MARKER_BOTTOM, links.LINK_MARKER_LEFT, links.LINK_MARKER_RIGHT


@pytest.fixture
def d() -> DuelState:
    return DuelState(c.DUEL_MODE_MR5)


def put(d: DuelState, sequence: int, marker: int = 0, player: int = 0, location: int = c.LOCATION_MZONE, kind: int = LINK) -> Card:
    card = Card(d, d.next_card_number, PrintedCard(1, 0, (), kind, 2, 1, 1, 0, 0, 0, 0, marker), player)
    d.next_card_number += 1
    card.controller, card.location, card.sequence, card.position = player, location, sequence, c.POS_FACEUP_ATTACK
    p = d.players[player]
    row: list[Any] = p.mzone if location == c.LOCATION_MZONE else p.szone
    row[sequence] = card
    p.used_zones |= 1 << (sequence + (8 if location == c.LOCATION_SZONE else 0))
    return card


class TestArrows:
    def test_from_a_main_zone(self, d: DuelState) -> None:
        card = put(d, 2, 0o777)
        both_extra_zones = 1 << 5 | 1 << 22 | 1 << 6 | 1 << 21
        assert links.get_linked_zone(card) == 1 << 1 | 1 << 3 | 0b111 << 9 | both_extra_zones

    def test_from_the_edge(self, d: DuelState) -> None:
        assert links.get_linked_zone(put(d, 0, LEFT | links.LINK_MARKER_BOTTOM_LEFT | links.LINK_MARKER_TOP_LEFT)) == 0
        assert links.get_linked_zone(put(d, 4, links.LINK_MARKER_TOP_RIGHT | RIGHT)) == 0

    def test_from_extra_zones_to_both_sides(self, d: DuelState) -> None:
        assert links.get_linked_zone(put(d, 5, UP | DOWN)) == 1 << 1 | 1 << 19
        assert links.get_linked_zone(put(d, 6, links.LINK_MARKER_TOP_LEFT | links.LINK_MARKER_BOTTOM_RIGHT)) == 1 << 4 | 1 << 18

    def test_from_a_spell_zone(self, d: DuelState) -> None:
        card = put(d, 0, UP | LEFT | RIGHT | DOWN, location=c.LOCATION_SZONE, kind=c.TYPE_SPELL | c.TYPE_LINK)
        assert links.get_linked_zone(card) == 1 << 0 | 1 << 9

    def test_only_free_zones(self, d: DuelState) -> None:
        card = put(d, 1, LEFT | RIGHT | UP)
        put(d, 2)
        put(d, 6, player=1)  # the left Extra Monster Zone, seen from the other side
        assert links.get_linked_zone(card, True) == 1

    def test_face_down_cards_have_none_and_defense_position_turns_them(self, d: DuelState) -> None:
        card = put(d, 2, UP | links.LINK_MARKER_BOTTOM_LEFT)
        card.position = c.POS_FACEUP_DEFENSE
        assert links.get_link_marker(card) == LEFT | links.LINK_MARKER_BOTTOM_RIGHT
        card.position = c.POS_FACEDOWN_DEFENSE
        assert links.get_link_marker(card) == 0

    def test_zones_of_the_whole_field(self, d: DuelState) -> None:
        put(d, 5, DOWN)
        put(d, 4, LEFT, player=1)
        assert links.field_linked_zones(d, 0) == 1 << 1 | 1 << 19
        assert links.field_linked_zones(d, 1) == 1 << 17 | 1 << 3


class TestLinked:
    def test_co_linked_cards(self, d: DuelState) -> None:
        a, b, lonely = put(d, 1, RIGHT | LEFT), put(d, 2, LEFT), put(d, 0)
        assert links.linked_cards(a) == [b, lonely]
        assert links.co_linked_cards(a) == [b]
        assert links.are_co_linked(a, b)
        assert not links.are_co_linked(a, lonely)
        assert links.is_linked(lonely)
        assert not links.is_linked(put(d, 4))

    def test_spells_and_traps_are_linked_only_as_link_cards(self, d: DuelState) -> None:
        card = put(d, 1, DOWN)
        put(d, 1, location=c.LOCATION_SZONE, kind=c.TYPE_SPELL)
        assert links.linked_cards(card) == []

    def test_an_extra_link_reaches_from_one_extra_zone_to_the_other(self, d: DuelState) -> None:
        first = put(d, 5, DOWN)
        put(d, 1, UP | RIGHT)
        put(d, 2, LEFT | RIGHT)
        put(d, 3, LEFT | UP)
        assert not links.is_in_extra_link(first)
        last = put(d, 6, DOWN)
        assert links.is_in_extra_link(first)
        assert links.is_in_extra_link(last)

    def test_an_extra_link_over_the_opponents_side(self, d: DuelState) -> None:
        first = put(d, 5, UP)
        put(d, 3, UP | LEFT, player=1)
        put(d, 2, LEFT | RIGHT, player=1)
        put(d, 1, RIGHT | UP, player=1)
        last = put(d, 5, DOWN, player=1)
        assert links.is_in_extra_link(last)
        assert links.is_in_extra_link(first)


class TestColumns:
    def test_a_column_with_its_extra_zone(self, d: DuelState) -> None:
        card = put(d, 1)
        assert links.get_column_zone(card, c.LOCATION_ONFIELD, 0, 0) == 1 << 5 | 1 << 22 | 1 << 9 | 1 << 19 | 1 << 27
        assert links.get_column_zone(card, c.LOCATION_SZONE, 1, 0) == 0b11 << 8 | 0b11 << 27

    def test_the_own_extra_zone_is_left_out(self, d: DuelState) -> None:
        assert links.get_column_zone(put(d, 6), c.LOCATION_MZONE, 0, 0) == 1 << 3 | 1 << 17

    def test_a_full_column(self, d: DuelState) -> None:
        card = put(d, 0)
        put(d, 0, location=c.LOCATION_SZONE)
        put(d, 4, player=1)
        assert not links.is_all_column(card)
        last = put(d, 4, player=1, location=c.LOCATION_SZONE)
        assert links.is_all_column(card)
        assert last in links.cards_in_column(card, 0, 0)

    def test_field_spells_are_in_no_column(self, d: DuelState) -> None:
        assert links.get_column_zone(put(d, 5, location=c.LOCATION_SZONE), c.LOCATION_ONFIELD, 1, 1) == 0


def test_counters_that_a_negation_would_take_go_first(d: DuelState) -> None:
    card = put(d, 0)
    put_counters(card, 1, 2, 3)
    assert get_counter(card, 1) == 5
    assert remove_counter(card, 1, 3)
    assert card.counters == {1: (0, 2)}
    assert remove_counter(card, 1, 2)
    assert card.counters == {}
    assert not remove_counter(card, 1, 1)
    assert d.log == [("remove_counter", 1, 0, c.LOCATION_MZONE, 0, 3), ("remove_counter", 1, 0, c.LOCATION_MZONE, 0, 2)]


def test_an_effect_is_tied_to_its_newest_link(d: DuelState) -> None:
    card, e = put(d, 0), Effect(d, 1)
    for number in (1, 2):
        link = ChainLink(e, d.chaining.no_event)
        link.chain_id = number
        d.chain.append(link)
    tie_to_newest_link(card, e)
    assert [has_link_relation(card, link) for link in d.chain] == [False, True]
    release_effect_relation(card, e)
    assert not has_effect_relation(card, e)
    d.chain.clear()
    tie_to_newest_link(card, e)
    assert has_effect_relation(card, e)
    untie_from_effects(card)
    assert not has_effect_relation(card, e)


def test_attacks_are_counted_for_each_stay_on_the_field(d: DuelState) -> None:
    attacker, target = put(d, 0), put(d, 1, player=1)
    target.field_id_r = 5
    for attacked in (target, target, None):
        note_attack(attacker, "attacked_targets", attacked)
    assert (attacks_on(attacker.attacked_targets, target), attacks_on(attacker.attacked_targets, None)) == (2, 1)
    target.field_id_r = 6
    assert attacks_on(attacker.attacked_targets, target) == 0


@pytest.mark.parametrize("phase", [c.PHASE_BATTLE_STEP, c.PHASE_DAMAGE])
@pytest.mark.parametrize("without_count", [False, True])
def test_who_carries_on_an_attack_has_attacked_unless_it_does_not_count(d: DuelState, phase: int, without_count: bool) -> None:
    """The monster that declared the attack has declared it in either case; the other one battles once the Damage Step has begun."""
    before, attacker, target = put(d, 0), put(d, 1), put(d, 0, player=1)
    d.phase, d.battle.attacker, d.battle.target = phase, before, target
    change_attacker(d, attacker, without_count)
    counts, in_damage_step = not without_count, phase == c.PHASE_DAMAGE
    assert d.battle.attacker is attacker and before.declarations == 1 and attacks_on(before.declared_targets, target) == 1
    assert attacker.declared_this_turn == counts and attacker.attacked_count == (counts and in_damage_step)
    assert attacks_on(attacker.attacked_targets, target) == (counts and in_damage_step)


@pytest.mark.parametrize("player", [0, 1])
def test_the_cards_of_a_field_to_which_any_link_monster_points(d: DuelState, player: int) -> None:
    own = [put(d, zone, LEFT | RIGHT if zone == 2 else 0, player) for zone in (0, 1, 2, 3)]
    theirs = [put(d, zone, LEFT if zone == 1 else 0, 1 - player) for zone in (0, 1, 2)]
    assert linked_cards_of_field(d, player, c.LOCATION_MZONE, 0) == [own[1], own[3]]
    assert linked_cards_of_field(d, player, 0, c.LOCATION_MZONE) == [theirs[0]]
    assert linked_cards_of_field(d, player, c.LOCATION_MZONE, c.LOCATION_MZONE) == [own[1], own[3], theirs[0]]


def test_card_targets_are_mutual_and_in_card_order(d: DuelState) -> None:
    first, second, third = put(d, 0), put(d, 1), put(d, 2)
    target_continuously(third, second)
    target_continuously(third, first)
    target_continuously(third, first)
    target_continuously(first, second)
    assert third.effect_targets == [first, second]
    assert second.targeted_by == [first, third]
    cancel_card_target(third, first)
    assert (third.effect_targets, first.targeted_by) == ([second], [])
    clear_card_targets(second)
    assert (first.effect_targets, third.effect_targets, second.targeted_by) == ([], [], [])


def test_what_a_card_put_on_its_targets_ends_with_the_tie(d: DuelState) -> None:
    """Only what is tied to it: not its other effects, nor those that other cards tied to themselves."""
    card, other, target = (put(d, zone) for zone in (0, 1, 2))
    target_continuously(card, target)
    effects = []
    for owner, flag in ((card, c.EFFECT_FLAG_OWNER_RELATE), (card, 0), (other, c.EFFECT_FLAG_OWNER_RELATE)):
        e = fresh_effect(d)
        e.owner, e.type, e.code, e.flag = owner, c.EFFECT_TYPE_SINGLE, c.EFFECT_CANNOT_ATTACK, flag
        register_on(target, e)
        effects.append(e)
    clear_card_targets(card)
    assert list(target.own_effects) == effects[1:]
