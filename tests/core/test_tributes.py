"""What can be Tributed, and what can be attacked."""

from field_table import make_card_with_script, new_duel, put

from solemn.core.effects.effect import fresh_effect
from solemn.core.lifetimes.registration import register_on
from solemn.core.permissions.attack_targets import get_attack_target, note_attack_on_all, target_still_legal
from solemn.core.permissions.available_materials import get_overlay_count, get_overlay_group
from solemn.core.permissions.tribute_checks import can_tribute_for_effect, check_tribute, tributable_for_effect, tributable_for_summon
from solemn.core.permissions.turn_limits import draw_count, is_able_to_enter_bp, summon_count_limit
from solemn.core.state.data import Group
from solemn.spec.constants import (
    EFFECT_EXTRA_RELEASE_NONSUM,
    EFFECT_TYPE_SINGLE,
    LOCATION_HAND,
    LOCATION_MZONE,
    PHASE_MAIN1,
    REASON_EFFECT,
)


def test_own_monsters_can_be_tributed():
    d = new_duel()
    mine, held = put(d, 0, LOCATION_MZONE), put(d, 0, LOCATION_HAND)
    put(d, 1, LOCATION_MZONE)
    assert tributable_for_effect(d, 0, False, None, (), None, None, False, REASON_EFFECT).all_cards() == [mine]
    found = tributable_for_effect(d, 0, True, None, (), held, None, True, REASON_EFFECT)
    assert (len(found.cards), found.count) == (2, 2)


def test_tribute_summon_needs_tributes_and_a_zone():
    d = new_duel()
    big = put(d, 0, LOCATION_HAND)
    assert not check_tribute(big, 1, 1, None, 0)
    for i in range(5):
        put(d, 0, LOCATION_MZONE, i)
    assert tributable_for_summon(big).count == 5
    assert check_tribute(big, 1, 1, None, 0)
    assert not check_tribute(big, 0, 0, None, 0)


def test_a_tribute_must_free_the_zone_asked_for():
    d = new_duel()
    for i in range(5):
        put(d, 0, LOCATION_MZONE, i)
    args = (d, 0, 1, False, lambda card: card.sequence == 2, (), None, None, True, 0)
    assert can_tribute_for_effect(*args, 0b00100, None, False, REASON_EFFECT)
    assert not can_tribute_for_effect(*args, 0b00010, None, False, REASON_EFFECT)
    d.choosing.must_select = [make_card_with_script(d)]
    assert not can_tribute_for_effect(*args, 0b00100, None, False, REASON_EFFECT)


def test_one_monster_that_the_opponent_lends_counts_once():
    d = new_duel()
    lent = put(d, 1, LOCATION_MZONE)
    e = fresh_effect(d)
    e.owner, e.type, e.code, e.value = lent, EFFECT_TYPE_SINGLE, EFFECT_EXTRA_RELEASE_NONSUM, 1
    register_on(lent, e)
    for own, most in ((0, 1), (1, 2)):
        assert can_tribute_for_effect(d, 0, most, False, None, (), None, None, False, 0, 0x1F, None, False, REASON_EFFECT), own
        assert not can_tribute_for_effect(d, 0, most + 1, False, None, (), None, None, False, 0, 0x1F, None, False, REASON_EFFECT), own
        put(d, 0, LOCATION_MZONE)


def test_a_tribute_summon_to_one_zone_takes_the_monster_there():
    d = new_duel()
    big = put(d, 0, LOCATION_HAND)
    there = [put(d, 0, LOCATION_MZONE, i) for i in range(5)]
    for zone in range(5):
        for tribute in there:
            assert check_tribute(big, 1, 1, Group(d, [tribute]), 0, 1 << zone) == (tribute.sequence == zone)


def test_attack_targets():
    d = new_duel()
    attacker = put(d, 0, LOCATION_MZONE)
    found = get_attack_target(attacker)
    assert (found.cards, attacker.attacks_directly) == ([], 1)
    target = put(d, 1, LOCATION_MZONE)
    found = get_attack_target(attacker)
    assert (found.cards, attacker.attacks_directly) == ([target], 0)
    attacker.declarations = 1
    assert get_attack_target(attacker).cards == []
    assert get_attack_target(attacker, chain_attack=True).cards == [target]


def test_an_attack_that_goes_on():
    d = new_duel()
    d.battle.attacker = put(d, 0, LOCATION_MZONE)
    assert target_still_legal(d)
    d.battle.target = put(d, 1, LOCATION_MZONE)
    assert target_still_legal(d)
    d.battle.attacker.attacks_all = 1
    note_attack_on_all(d)
    assert d.battle.attacker.attacks_all == 1
    d.battle.target = None
    note_attack_on_all(d)
    assert d.battle.attacker.attacks_all == 0
    assert not target_still_legal(d)


def test_counts_without_effects():
    d = new_duel()
    assert (summon_count_limit(d, 0), draw_count(d, 0)) == (1, 1)
    d.phase, d.turn = PHASE_MAIN1, 1
    assert not is_able_to_enter_bp(d)
    d.turn = 2
    assert is_able_to_enter_bp(d)


def test_materials_of_the_sides_named():
    d = new_duel()
    host = put(d, 1, LOCATION_MZONE)
    host.materials_attached = [make_card_with_script(d), make_card_with_script(d)]
    assert get_overlay_group(d, 0, True, True) == host.materials_attached
    assert get_overlay_count(d, 0, True, False) == 0


def test_a_card_that_is_nowhere_has_no_tributes():
    d = new_duel()
    put(d, 0, LOCATION_MZONE, 0)
    assert tributable_for_summon(make_card_with_script(d)).count == 0
