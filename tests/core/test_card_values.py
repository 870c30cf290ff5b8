"""What a card is: its name, Level, masks, ATK and DEF under effects that add, change, swap and look at each other."""

from collections.abc import Callable
from typing import Any

import pytest

from solemn.core.card.attack_and_defense import get_attack, get_base_attack, get_base_defense, get_defense
from solemn.core.card.kinds import (
    get_attribute,
    get_level,
    get_race,
    get_rank,
    get_synchro_level,
    get_type,
    has_xyz_level,
    in_operation_order,
    left_scale_now,
)
from solemn.core.card.names import belongs_to_archetype, get_code, get_set_card, names_for_summon, second_name
from solemn.core.lifetimes.registration import insert
from solemn.core.state.data import Card, DuelState, Effect
from solemn.spec import constants as c
from solemn.spec.cards import PrintedCard

MONSTER = c.TYPE_MONSTER | c.TYPE_EFFECT


def printed(code: int = 1, kind: int = MONSTER, **more: Any) -> PrintedCard:
    facts: dict[str, Any] = {
        "alias": 0, "setcodes": (), "level": 4, "attribute": c.ATTRIBUTE_DARK, "race": c.RACE_FIEND, "attack": 1500, "defense": 1000,
        "left_scale": 0, "right_scale": 0, "link_marker": 0,
    }  # fmt: skip
    return PrintedCard(code=code, type=kind, **(facts | more))


OTHERS = {70: printed(70, setcodes=(0x70,)), 71: printed(71, alias=70, setcodes=(0x71,))}


@pytest.fixture
def d() -> DuelState:
    duel = DuelState(c.DUEL_MODE_MR5)
    duel.card_reader = OTHERS.get
    return duel


def put(d: DuelState, facts: PrintedCard, location: int = c.LOCATION_MZONE, sequence: int = 0, player: int = 0) -> Card:
    card = Card(d, d.next_card_number, facts, player)
    d.next_card_number += 1
    card.controller, card.location, card.sequence, card.position = player, location, sequence, c.POS_FACEUP_ATTACK
    card.status |= c.STATUS_EFFECT_ENABLED
    return card


def give(card: Card, code: int, value: int | Callable[..., int] = 0, **more: Any) -> Effect:
    d = card.d
    e = Effect(d, d.next_effect_number)
    d.next_effect_number += 1
    e.owner = e.handler = card
    e.code, e.value, e.id, e.type = code, value, d.field_id, c.EFFECT_TYPE_SINGLE
    if callable(value):
        e.flag |= c.EFFECT_FLAG_FUNC_VALUE
    d.field_id += 1
    for name, what in more.items():
        setattr(e, name, what if name != "flag" else e.flag | what)
    insert(card.single_effects, e)
    return e


def watch(card: Card, code: int, value: int | Callable[..., int] = 0, **more: Any) -> Effect:
    """A continuous effect of the card on itself."""
    return give(card, code, value, range=c.LOCATION_MZONE, flag=c.EFFECT_FLAG_SINGLE_RANGE | more.pop("flag", 0), **more)


class TestNames:
    def test_an_alias_stands_for_another_name(self, d: DuelState) -> None:
        assert get_code(put(d, printed(5, alias=4))) == 4

    def test_the_newest_change_gives_the_name_and_its_archetypes(self, d: DuelState) -> None:
        card = put(d, printed(5, setcodes=(0x5,)))
        give(card, c.EFFECT_CHANGE_CODE, 9)
        give(card, c.EFFECT_CHANGE_CODE, 71)
        assert get_code(card) == 70
        assert second_name(card) == 0
        assert get_set_card(card) == (0x70,)

    def test_a_second_name_brings_its_archetypes(self, d: DuelState) -> None:
        card = put(d, printed(5, setcodes=(0x5,)))
        give(card, c.EFFECT_ADD_CODE, 70)
        give(card, c.EFFECT_ADD_SETCODE, 0x00120034)
        assert (get_code(card), second_name(card)) == (5, 70)
        assert get_set_card(card) == (0x5, 0x12, 0x34, 0x70)

    def test_names_for_one_summon_only(self, d: DuelState) -> None:
        card, fusion = put(d, printed(5)), put(d, printed(6))
        give(card, c.EFFECT_ADD_CODE, 8, operation=lambda scard, sumtype, player: scard is fusion)
        assert second_name(card) == 0
        assert names_for_summon(card, fusion, c.SUMMON_TYPE_FUSION, 0) == {5, 8}
        assert names_for_summon(card, card, c.SUMMON_TYPE_FUSION, 0) == {5}

    def test_a_name_that_the_card_lacks_for_one_summon_only(self, d: DuelState) -> None:
        card, fusion = put(d, printed(5)), put(d, printed(6))
        give(card, c.EFFECT_ADD_CODE, 8)
        give(card, c.EFFECT_REMOVE_CODE, 5, operation=lambda scard, sumtype, player: scard is fusion)
        assert get_code(card) == 5
        assert names_for_summon(card, fusion, c.SUMMON_TYPE_FUSION, 0) == {8}
        assert names_for_summon(card, card, c.SUMMON_TYPE_FUSION, 0) == {5, 8}

    def test_sub_archetypes_belong_to_their_archetype(self) -> None:
        assert belongs_to_archetype(0x8, 0x3008)
        assert not belongs_to_archetype(0x3008, 0x8)
        assert not belongs_to_archetype(0x1008, 0x2008)


class TestLevels:
    def test_a_change_ends_what_was_added_to_the_card_but_not_what_continuous_effects_add(self, d: DuelState) -> None:
        card = put(d, printed())
        give(card, c.EFFECT_UPDATE_LEVEL, 3)
        watch(card, c.EFFECT_UPDATE_LEVEL, 1)
        give(card, c.EFFECT_CHANGE_LEVEL, 8)
        assert get_level(card) == 9
        give(card, c.EFFECT_CHANGE_LEVEL_FINAL, 2)
        assert get_level(card) == 2

    def test_never_below_one_but_where_allowed(self, d: DuelState) -> None:
        card = put(d, printed())
        give(card, c.EFFECT_UPDATE_LEVEL, -6)
        assert get_level(card) == 1
        give(card, c.EFFECT_ALLOW_NEGATIVE)
        assert get_level(card) == 0xFFFFFFFE

    def test_xyz_monsters_have_a_rank_and_no_level(self, d: DuelState) -> None:
        card = put(d, printed(kind=MONSTER | c.TYPE_XYZ))
        assert (get_level(card), get_rank(card)) == (0, 4)
        give(card, c.EFFECT_RANK_LEVEL)
        assert get_level(card) == 4

    def test_rank_and_level_changes_count_together_while_they_are_one(self, d: DuelState) -> None:
        card = put(d, printed(kind=MONSTER | c.TYPE_XYZ))
        give(card, c.EFFECT_UPDATE_RANK, 1)
        give(card, c.EFFECT_UPDATE_LEVEL, 2)
        assert get_rank(card) == 5
        give(card, c.EFFECT_RANK_LEVEL_S)
        assert (get_rank(card), get_level(card)) == (7, 7)

    def test_a_script_that_asks_meanwhile_gets_what_is_known_so_far(self, d: DuelState) -> None:
        card = put(d, printed())
        give(card, c.EFFECT_UPDATE_LEVEL, 2)
        give(card, c.EFFECT_CHANGE_LEVEL, lambda e, card: get_level(card) * 2)
        assert get_level(card) == 12

    def test_levels_for_a_summon(self, d: DuelState) -> None:
        card, other = put(d, printed()), put(d, printed(2))
        give(card, c.EFFECT_SYNCHRO_LEVEL, lambda e, scard: 7 if scard is other else 0)
        give(card, c.EFFECT_XYZ_LEVEL, 5 << 16 | 6)
        assert get_synchro_level(card, other) == 7
        assert [n for n in range(1, 13) if has_xyz_level(card, other, n)] == [4, 5, 6]

    def test_scales_count_in_pendulum_zones_only(self, d: DuelState) -> None:
        card = put(d, printed(kind=MONSTER | c.TYPE_PENDULUM, left_scale=3), c.LOCATION_SZONE)
        give(card, c.EFFECT_UPDATE_LSCALE, 2)
        assert left_scale_now(card) == 3
        card.pzone = True
        assert left_scale_now(card) == 5
        assert get_type(card) == c.TYPE_PENDULUM | c.TYPE_SPELL


class TestMasks:
    def test_add_remove_and_change_in_order(self, d: DuelState) -> None:
        card = put(d, printed())
        give(card, c.EFFECT_ADD_TYPE, c.TYPE_TUNER)
        give(card, c.EFFECT_REMOVE_TYPE, c.TYPE_EFFECT)
        assert get_type(card) == c.TYPE_MONSTER | c.TYPE_TUNER
        give(card, c.EFFECT_CHANGE_TYPE, c.TYPE_TRAP)
        assert get_type(card) == c.TYPE_TRAP

    def test_in_the_deck_the_printed_type_counts(self, d: DuelState) -> None:
        card = put(d, printed(), c.LOCATION_DECK)
        give(card, c.EFFECT_CHANGE_TYPE, c.TYPE_TRAP)
        assert get_type(card) == MONSTER

    def test_for_one_summon_a_change_replaces_everything_else(self, d: DuelState) -> None:
        card = put(d, printed())
        give(card, c.EFFECT_ADD_ATTRIBUTE, c.ATTRIBUTE_FIRE)
        give(card, c.EFFECT_CHANGE_ATTRIBUTE, c.ATTRIBUTE_LIGHT, operation=lambda scard, sumtype, player: player == 1)
        assert get_attribute(card) == c.ATTRIBUTE_DARK | c.ATTRIBUTE_FIRE
        assert get_attribute(card, card, c.SUMMON_TYPE_LINK, 0) == c.ATTRIBUTE_DARK | c.ATTRIBUTE_FIRE
        assert get_attribute(card, card, c.SUMMON_TYPE_LINK, 1) == c.ATTRIBUTE_LIGHT

    def test_spells_have_no_monster_type(self, d: DuelState) -> None:
        card = put(d, printed(kind=c.TYPE_SPELL), c.LOCATION_SZONE)
        assert (get_race(card), get_attribute(card), get_level(card), get_attack(card)) == (0, 0, 0, 0)

    def test_assumed_values_go_first(self, d: DuelState) -> None:
        card = put(d, printed())
        card.assumed = {c.ASSUME_RACE: c.RACE_DRAGON, c.ASSUME_ATTACK: 7}
        assert (get_race(card), get_attack(card)) == (c.RACE_DRAGON, 7)


class TestAttackAndDefense:
    def test_unknown_printed_values_count_as_zero_on_the_field(self, d: DuelState) -> None:
        card = put(d, printed(attack=-2), c.LOCATION_HAND)
        assert get_attack(card) == get_base_attack(card) == -2
        card.location = c.LOCATION_MZONE
        assert get_attack(card) == get_base_attack(card) == 0

    def test_final_values_end_additions_and_later_ones_count_again(self, d: DuelState) -> None:
        card = put(d, printed())
        give(card, c.EFFECT_UPDATE_ATTACK, 500)
        give(card, c.EFFECT_SET_ATTACK_FINAL, 100)
        give(card, c.EFFECT_UPDATE_ATTACK, 50)
        assert get_attack(card) == 150

    def test_continuous_final_values_come_last(self, d: DuelState) -> None:
        card = put(d, printed())
        watch(card, c.EFFECT_SET_ATTACK_FINAL, 0)
        give(card, c.EFFECT_UPDATE_ATTACK, 500)
        assert get_attack(card) == 0

    def test_an_original_value_ends_what_was_set_before(self, d: DuelState) -> None:
        card = put(d, printed())
        give(card, c.EFFECT_SET_ATTACK, 3000)
        give(card, c.EFFECT_SET_BASE_ATTACK, 700)
        give(card, c.EFFECT_UPDATE_ATTACK, 100)
        assert (get_attack(card), get_base_attack(card)) == (800, 700)

    def test_continuous_original_values_come_first(self, d: DuelState) -> None:
        card = put(d, printed())
        give(card, c.EFFECT_SET_ATTACK, 3000)
        watch(card, c.EFFECT_SET_BASE_ATTACK, 700)
        assert (get_attack(card), get_base_attack(card)) == (3000, 700)

    def test_never_below_zero(self, d: DuelState) -> None:
        card = put(d, printed())
        give(card, c.EFFECT_UPDATE_DEFENSE, -5000)
        assert get_defense(card) == 0

    def test_reversed_additions(self, d: DuelState) -> None:
        card = put(d, printed())
        give(card, c.EFFECT_UPDATE_ATTACK, 400)
        give(card, c.EFFECT_REVERSE_UPDATE)
        assert get_attack(card) == 1100

    def test_swaps_of_attack_and_defense(self, d: DuelState) -> None:
        card = put(d, printed())
        give(card, c.EFFECT_UPDATE_ATTACK, 400)
        give(card, c.EFFECT_SWAP_AD)
        assert (get_attack(card), get_defense(card)) == (1000, 1900)
        give(card, c.EFFECT_SWAP_AD)
        assert (get_attack(card), get_defense(card)) == (1900, 1000)

    def test_swaps_of_original_values(self, d: DuelState) -> None:
        card = put(d, printed())
        give(card, c.EFFECT_SET_BASE_DEFENSE, 200)
        assert get_base_attack(card) == 1500
        give(card, c.EFFECT_SWAP_BASE_AD)
        assert (get_base_attack(card), get_base_defense(card)) == (200, 1500)
        assert (get_attack(card), get_defense(card)) == (200, 1500)

    def test_link_monsters_have_no_defense_to_swap(self, d: DuelState) -> None:
        card = put(d, printed(kind=MONSTER | c.TYPE_LINK))
        give(card, c.EFFECT_SWAP_AD)
        give(card, c.EFFECT_SWAP_BASE_AD)
        assert (get_attack(card), get_base_attack(card), get_defense(card), get_base_defense(card)) == (1500, 1500, 0, 0)

    def test_a_value_may_look_at_the_value_itself(self, d: DuelState) -> None:
        card = put(d, printed())
        give(card, c.EFFECT_UPDATE_ATTACK, 500)
        watch(card, c.EFFECT_SET_ATTACK_FINAL, lambda e, card: get_attack(card) * 2)
        assert get_attack(card) == 4000
        assert get_attack(card) == 4000

    def test_delayed_final_values_see_the_other_one(self, d: DuelState) -> None:
        card = put(d, printed())
        watch(card, c.EFFECT_SET_ATTACK_FINAL, lambda e, card: get_defense(card) + 1, flag=c.EFFECT_FLAG_DELAY)
        watch(card, c.EFFECT_SET_DEFENSE_FINAL, lambda e, card: get_attack(card) + 1, flag=c.EFFECT_FLAG_DELAY)
        assert (get_attack(card), get_defense(card)) == (1001, 1501)


class TestOperationOrder:
    def test_turn_player_first_then_by_place_and_piles_from_the_top(self, d: DuelState) -> None:
        d.turn_player = 1
        mine = [put(d, printed(), c.LOCATION_MZONE, s) for s in (3, 1)]
        theirs = [put(d, printed(), c.LOCATION_GRAVE, s, 1) for s in (0, 2)]
        assert in_operation_order(mine + theirs) == theirs[::-1] + mine[::-1]

    def test_materials_go_with_their_monster(self, d: DuelState) -> None:
        host = put(d, printed(), sequence=2, player=1)
        material = put(d, printed(), c.LOCATION_OVERLAY, 0, c.PLAYER_NONE)
        material.overlay_target = host
        own = put(d, printed())
        assert in_operation_order([material, host, own]) == [own, host, material]
