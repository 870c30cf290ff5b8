"""What can be Tributed, and what can be attacked."""

from field_table import new_card, new_duel, put

from solemn.core.permissions.attack_targets import attack_all_target_check, confirm_attack_target, get_attack_target
from solemn.core.permissions.tallies import draw_count, get_overlay_count, get_overlay_group, is_able_to_enter_bp, summon_count_limit
from solemn.core.permissions.tribute_checks import check_release_list, check_tribute, get_release_list, get_summon_release_list
from solemn.spec.constants import LOCATION_HAND, LOCATION_MZONE, PHASE_MAIN1, REASON_EFFECT


def test_own_monsters_can_be_tributed():
    d = new_duel()
    mine, held = put(d, 0, LOCATION_MZONE), put(d, 0, LOCATION_HAND)
    put(d, 1, LOCATION_MZONE)
    assert get_release_list(d, 0, False, None, (), None, None, False, REASON_EFFECT).all_cards() == [mine]
    found = get_release_list(d, 0, True, None, (), held, None, True, REASON_EFFECT)
    assert (len(found.cards), found.count) == (2, 2)


def test_tribute_summon_needs_tributes_and_a_zone():
    d = new_duel()
    big = put(d, 0, LOCATION_HAND)
    assert not check_tribute(big, 1, 1, None, 0)
    for i in range(5):
        put(d, 0, LOCATION_MZONE, i)
    assert get_summon_release_list(big).count == 5
    assert check_tribute(big, 1, 1, None, 0)
    assert not check_tribute(big, 0, 0, None, 0)


def test_a_tribute_must_free_the_zone_asked_for():
    d = new_duel()
    for i in range(5):
        put(d, 0, LOCATION_MZONE, i)
    args = (d, 0, 1, False, lambda card: card.sequence == 2, (), None, None, True, 0)
    assert check_release_list(*args, 0b00100, None, False, REASON_EFFECT)
    assert not check_release_list(*args, 0b00010, None, False, REASON_EFFECT)
    d.must_select = [new_card(d)]
    assert not check_release_list(*args, 0b00100, None, False, REASON_EFFECT)


def test_attack_targets():
    d = new_duel()
    attacker = put(d, 0, LOCATION_MZONE)
    found = get_attack_target(attacker)
    assert (found.cards, attacker.direct_attackable) == ([], 1)
    target = put(d, 1, LOCATION_MZONE)
    found = get_attack_target(attacker)
    assert (found.cards, attacker.direct_attackable) == ([target], 0)
    attacker.announce_count = 1
    assert get_attack_target(attacker).cards == []
    assert get_attack_target(attacker, chain_attack=True).cards == [target]


def test_an_attack_that_goes_on():
    d = new_duel()
    d.battle.attacker = put(d, 0, LOCATION_MZONE)
    assert confirm_attack_target(d)
    d.battle.target = put(d, 1, LOCATION_MZONE)
    assert confirm_attack_target(d)
    d.battle.attacker.attack_all_target = 1
    attack_all_target_check(d)
    assert d.battle.attacker.attack_all_target == 1
    d.battle.target = None
    attack_all_target_check(d)
    assert d.battle.attacker.attack_all_target == 0
    assert not confirm_attack_target(d)


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
    host.xyz_materials = [new_card(d), new_card(d)]
    assert get_overlay_group(d, 0, True, True) == host.xyz_materials
    assert get_overlay_count(d, 0, True, False) == 0
