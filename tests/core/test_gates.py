"""Who refuses: protections, activations, Summons, Sets, materials, limits."""

import pytest
from field_table import new_duel, put

from solemn.core.effects.effect import fresh_effect
from solemn.core.lifetimes.registration import add_field_effect, register_on
from solemn.core.permissions.capabilities import (
    can_cost_to_grave,
    can_send_to_hand,
    why_not_attack,
    why_not_change_position,
    why_not_remove,
)
from solemn.core.permissions.material_checks import is_not_tuner, why_not_fusion_material, why_not_link_material, why_not_xyz_material
from solemn.core.permissions.player_permissions import player_can_draw
from solemn.core.permissions.protections import (
    why_not_attack_target,
    why_not_destroy,
    why_not_destroy_by_effect,
    why_not_disable,
    why_not_target,
)
from solemn.core.permissions.special_summon_checks import why_not_special_summon
from solemn.core.permissions.summon_checks import (
    summon_procedures,
    tributes_for_summon,
    why_not_flip_summon,
    why_not_normal_summon,
    why_not_set_monster,
    why_not_set_spell_trap,
)
from solemn.core.permissions.turn_activity import (
    count_cards,
    count_link,
    count_special_summon,
    spsummon_count_limit,
    uncount_link,
)
from solemn.core.state.data import ActivityCounter, Event, own
from solemn.core.state.hearing import Hearing
from solemn.core.state.raised_events import new_link
from solemn.core.state.reasons import (
    BEING_SUMMONED,
    CONDITION,
    COST,
    FACE_DOWN,
    KIND,
    LIMIT,
    LOCATION,
    MOVED_THIS_TURN,
    NEGATED_ALREADY,
    PHASE,
    POSITION,
    PROPERLY_SUMMONED,
    SET_TURN,
    SPELL_SPEED,
    SUMMON_COUNT,
    TARGET,
    TRIBUTE,
    TURN,
    UNNEGATABLE,
)
from solemn.core.timing.activation_checks import why_not_activate, why_not_chain
from solemn.core.timing.chain_links import copy_link, link_at, note_card_at_activation, why_not_negate_activation, why_not_negate_effect
from solemn.core.timing.payable import check_lp_cost
from solemn.core.timing.trigger_checks import may_summon_itself_from_hand
from solemn.spec import constants as c

ACTIVATED_FROM_FIELD = c.EFFECT_TYPE_ACTIVATE | c.EFFECT_TYPE_IGNITION | c.EFFECT_TYPE_QUICK_O | c.EFFECT_TYPE_QUICK_F


def give(card, kind, code, flag=0, **slots):
    e = fresh_effect(card.d)
    if kind & 0xFF0:
        kind |= c.EFFECT_TYPE_ACTIONS
    if kind & ACTIVATED_FROM_FIELD:
        kind |= c.EFFECT_TYPE_FIELD
    e.owner, e.type, e.code, e.flag = card, kind, code, flag
    for name, content in slots.items():
        setattr(e, name, content)
    register_on(card, e)
    return e


def on_player(d, source, code, target=None, flag=0, value=0):
    e = fresh_effect(d)
    e.owner, e.type, e.code = source, c.EFFECT_TYPE_FIELD, code
    e.flag = c.EFFECT_FLAG_PLAYER_TARGET | flag
    e.self_range, e.target, e.value = 1, target, value
    add_field_effect(d, e, 0)
    return e


def table():
    d = new_duel()
    return d, put(d, 0, c.LOCATION_MZONE), put(d, 1, c.LOCATION_MZONE)


# Protections


def test_a_protection_from_targeting_is_named_and_asked_with_effect_and_player():
    _, mine, theirs = table()
    by = give(theirs, c.EFFECT_TYPE_IGNITION, 0)
    asked = []
    shield = give(
        mine, c.EFFECT_TYPE_SINGLE, c.EFFECT_CANNOT_BE_EFFECT_TARGET, c.EFFECT_FLAG_FUNC_VALUE,
        value=lambda e, re, player: asked.append((e, re, player)) or player == 1,
    )  # fmt: skip
    assert why_not_target(mine, by, 1) is shield
    assert why_not_target(mine, by, 0) is None
    assert asked == [(shield, by, 1), (shield, by, 0)]


def test_cards_being_summoned_or_hidden_are_no_targets():
    d, mine, theirs = table()
    by = give(theirs, c.EFFECT_TYPE_IGNITION, 0)
    mine.status |= c.STATUS_SUMMONING
    assert why_not_target(mine, by, 1) == BEING_SUMMONED
    assert why_not_target(put(d, 0, c.LOCATION_HAND), by, 1) == LOCATION


def test_indestructible_by_effect_and_a_number_of_times():
    _, mine, theirs = table()
    by = give(theirs, c.EFFECT_TYPE_IGNITION, 0)
    assert why_not_destroy_by_effect(mine, by, 1) is None
    times = give(mine, c.EFFECT_TYPE_SINGLE, c.EFFECT_INDESTRUCTABLE_COUNT, value=1)
    assert why_not_destroy_by_effect(mine, by, 1) is times
    own(mine, "indestructible_counts")[times.id] = 1
    assert why_not_destroy_by_effect(mine, by, 1) is None
    always = give(mine, c.EFFECT_TYPE_SINGLE, c.EFFECT_INDESTRUCTABLE_EFFECT, value=1)
    assert why_not_destroy_by_effect(mine, by, 1) is always
    mine.location = c.LOCATION_GRAVE
    assert why_not_destroy(mine) == LOCATION


def test_effects_negated_already_are_not_negated_again():
    d, mine, theirs = table()
    by = give(theirs, c.EFFECT_TYPE_IGNITION, 0)
    assert why_not_disable(mine, by, True) is None
    shield = give(mine, c.EFFECT_TYPE_SINGLE, c.EFFECT_CANNOT_DISABLE)
    assert why_not_disable(mine, by, True) is shield
    mine.status |= c.STATUS_DISABLED
    assert why_not_disable(mine, by, True) == why_not_disable(mine, by, False) == NEGATED_ALREADY
    trap = put(d, 0, c.LOCATION_MZONE, 1, c.TYPE_TRAP | c.TYPE_MONSTER | c.TYPE_TRAPMONSTER)
    trap.status |= c.STATUS_DISABLED
    assert (why_not_disable(trap, by, True), why_not_disable(trap, by, False)) == (NEGATED_ALREADY, None)


def test_negating_links():
    d, mine, _ = table()
    e = give(mine, c.EFFECT_TYPE_QUICK_O, c.EVENT_FREE_CHAIN)
    assert why_not_negate_activation(d, 1) == UNNEGATABLE
    d.chain.append(new_link(e, 0, Event()))
    assert why_not_negate_activation(d, 1) is None and why_not_negate_effect(d, 0) is None
    assert link_at(d, 9) is d.chain[0]
    e.flag |= c.EFFECT_FLAG_CANNOT_DISABLE | c.EFFECT_FLAG_CANNOT_INACTIVATE
    assert why_not_negate_activation(d, 1) == UNNEGATABLE and why_not_negate_effect(d, 1) == UNNEGATABLE


def test_a_link_remembers_what_its_card_was():
    _, mine, _ = table()
    link = new_link(give(mine, c.EFFECT_TYPE_QUICK_O, c.EVENT_FREE_CHAIN), 0, Event())
    note_card_at_activation(link, mine)
    twin = copy_link(link)
    mine.sequence = 5
    note_card_at_activation(twin, mine)
    assert link.triggering_location == c.LOCATION_MZONE | c.LOCATION_MMZONE
    assert twin.triggering_location == c.LOCATION_MZONE | c.LOCATION_EMZONE
    assert link.seen.level == 4 and link.seen is not twin.seen


# Activations


def test_why_an_effect_cannot_be_activated_in_order():
    d, mine, _ = table()
    yes, no = (lambda *_: True), (lambda *_: False)
    event = Event()
    e = give(mine, c.EFFECT_TYPE_IGNITION, 0, condition=no, cost=no, target=no)
    e.range = c.LOCATION_MZONE
    assert why_not_activate(e, 0, event) == CONDITION
    e.condition = yes
    assert why_not_activate(e, 0, event) == COST
    assert why_not_activate(e, 0, event, skip_cost=True) == TARGET
    e.cost = e.target = yes
    assert why_not_activate(e, 0, event) is None
    trigger = give(mine, c.EFFECT_TYPE_SINGLE, c.EFFECT_CANNOT_TRIGGER)
    assert why_not_activate(e, 0, event) is trigger
    d.phase = c.PHASE_DAMAGE
    assert why_not_activate(e, 0, event) == PHASE
    mine.position = c.POS_FACEDOWN_DEFENSE
    assert why_not_activate(e, 0, event) == FACE_DOWN
    e.flag |= c.EFFECT_FLAG_COUNT_LIMIT
    assert why_not_activate(e, 0, event) == LIMIT


def test_an_effect_that_forbids_activating_is_named_and_the_acting_effect_restored():
    d, mine, _ = table()
    e = give(mine, c.EFFECT_TYPE_IGNITION, 0)
    seen = []
    forbids = on_player(
        d, mine, c.EFFECT_CANNOT_ACTIVATE, flag=c.EFFECT_FLAG_FUNC_VALUE,
        value=lambda me, re, player: seen.append((d.reason_effect, d.reason_player)) or re is e,
    )  # fmt: skip
    assert why_not_activate(e, 0, Event()) is forbids
    assert seen == [(e, 0)] and d.reason_effect is None and d.only_answering == 0


def test_traps_from_the_hand_and_in_the_turn_they_were_set():
    d, _, _ = table()
    trap = put(d, 0, c.LOCATION_HAND, kind=c.TYPE_TRAP)
    e = give(trap, c.EFFECT_TYPE_ACTIVATE, c.EVENT_FREE_CHAIN)
    assert why_not_activate(e, 0, Event()) == SET_TURN
    give(trap, c.EFFECT_TYPE_SINGLE, c.EFFECT_TRAP_ACT_IN_HAND)
    assert why_not_activate(e, 0, Event()) is None
    set_trap = put(d, 0, c.LOCATION_SZONE, kind=c.TYPE_TRAP)
    set_trap.position = c.POS_FACEDOWN_DEFENSE
    set_trap.status |= c.STATUS_SET_TURN
    e = give(set_trap, c.EFFECT_TYPE_ACTIVATE, c.EVENT_FREE_CHAIN)
    assert why_not_activate(e, 0, Event()) == SET_TURN
    spell = put(d, 1, c.LOCATION_HAND, kind=c.TYPE_SPELL)
    assert why_not_activate(give(spell, c.EFFECT_TYPE_ACTIVATE, c.EVENT_FREE_CHAIN), 1, Event()) == TURN


def test_spell_speed_decides_what_follows():
    d, mine, _ = table()
    counter = put(d, 0, c.LOCATION_SZONE, kind=c.TYPE_TRAP | c.TYPE_COUNTER)
    third = give(counter, c.EFFECT_TYPE_ACTIVATE, c.EVENT_CHAINING)
    second = give(mine, c.EFFECT_TYPE_QUICK_O, c.EVENT_FREE_CHAIN)
    assert why_not_chain(second, 0) is None
    d.chain.append(new_link(third, 0, Event()))
    assert why_not_chain(second, 0) == SPELL_SPEED
    assert why_not_chain(third, 0) is None


def test_only_one_monster_in_the_hand_summons_itself_in_a_chain():
    d, mine, _ = table()
    e = give(mine, c.EFFECT_TYPE_SINGLE | c.EFFECT_TYPE_TRIGGER_O, c.EVENT_TO_HAND)
    e.status |= c.EFFECT_STATUS_SUMMON_SELF
    link = new_link(e, 0, Event())
    link.flag |= c.CHAIN_HAND_TRIGGER
    assert may_summon_itself_from_hand(d, link)
    d.chain.append(link)
    assert not may_summon_itself_from_hand(d, copy_link(link))


# Summons and Sets


def test_normal_summons_are_counted_and_forbidden():
    d, mine, _ = table()
    card = put(d, 0, c.LOCATION_HAND)
    assert why_not_normal_summon(card, 0, False, None, 0) is None
    assert summon_procedures(card, 0, False, 0, 0x1F) == (1, [])
    forbids = on_player(d, mine, c.EFFECT_CANNOT_SUMMON, target=lambda e, x, *_: x is card)
    assert why_not_normal_summon(card, 0, False, None, 0) is forbids
    assert why_not_set_monster(card, 0, False, None, 0) is None
    d.limits.normal_summons[0] = 1
    assert why_not_set_monster(card, 0, False, None, 0) == SUMMON_COUNT
    assert why_not_set_monster(card, 0, True, None, 0) is None
    ritual = put(d, 0, c.LOCATION_HAND, kind=c.TYPE_MONSTER | c.TYPE_RITUAL)
    assert why_not_normal_summon(ritual, 0, False, None, 0) == KIND


def test_tributes_by_level():
    d = new_duel()
    card = put(d, 0, c.LOCATION_HAND)
    give(card, c.EFFECT_TYPE_SINGLE, c.EFFECT_CHANGE_LEVEL, value=7)
    assert tributes_for_summon(card) == 2 + (2 << 16)
    assert why_not_normal_summon(card, 0, False, None, 0) == TRIBUTE
    give(card, c.EFFECT_TYPE_SINGLE, c.EFFECT_DECREASE_TRIBUTE, value=0x10001)
    assert tributes_for_summon(card) == 1 + (1 << 16)
    put(d, 0, c.LOCATION_MZONE)
    assert why_not_normal_summon(card, 0, False, None, 0) is None


def test_a_compulsory_procedure_replaces_the_ordinary_summon():
    d = new_duel()
    card = put(d, 0, c.LOCATION_HAND)
    e = give(card, c.EFFECT_TYPE_SINGLE, c.EFFECT_LIMIT_SUMMON_PROC, condition=lambda *a: len(a) < 2)
    assert summon_procedures(card, 0, False, 0, 0x1F) == (-2, [])
    assert why_not_normal_summon(card, 0, False, None, 0) == CONDITION
    e.condition = lambda *a: True
    assert summon_procedures(card, 0, False, 0, 0x1F) == (-1, [e])


def test_flip_summons_wait_a_turn():
    _, mine, _ = table()
    mine.position = c.POS_FACEDOWN_DEFENSE
    assert why_not_flip_summon(mine, 0) is None
    mine.status |= c.STATUS_SUMMON_TURN
    assert why_not_flip_summon(mine, 0) == MOVED_THIS_TURN
    assert why_not_change_position(mine, 0) == MOVED_THIS_TURN


def test_only_a_face_up_monster_of_the_extra_deck_is_past_its_proper_summon():
    """A Pendulum Monster that lies there face-up cannot be Fusion Summoned again; one that is face-down can."""
    d, mine, _ = table()
    by = give(mine, c.EFFECT_TYPE_IGNITION, 0)
    card = put(d, 0, c.LOCATION_EXTRA, 0, c.TYPE_MONSTER | c.TYPE_EFFECT | c.TYPE_FUSION | c.TYPE_PENDULUM)
    give(card, c.EFFECT_TYPE_SINGLE, c.EFFECT_REVIVE_LIMIT)
    for position, refusal in ((c.POS_FACEUP, KIND), (c.POS_FACEDOWN_DEFENSE, None)):
        card.position = position
        assert why_not_special_summon(card, by, c.SUMMON_TYPE_FUSION, c.POS_FACEUP, 0, 0, False, True) == refusal


def test_a_tuner_that_can_be_used_as_another_monster():
    """For every Synchro Summon, or for those that the effect names; a monster that is no Tuner is one anyway."""
    d, other, _ = table()
    synchro, rival = (put(d, 0, c.LOCATION_EXTRA, i, c.TYPE_MONSTER | c.TYPE_SYNCHRO) for i in range(2))
    tuners = [put(d, 0, c.LOCATION_MZONE, i, c.TYPE_MONSTER | c.TYPE_TUNER) for i in (1, 2, 3)]
    give(tuners[1], c.EFFECT_TYPE_SINGLE, c.EFFECT_NONTUNER)
    give(tuners[2], c.EFFECT_TYPE_SINGLE, c.EFFECT_NONTUNER, c.EFFECT_FLAG_FUNC_VALUE, value=lambda e, card: card is synchro)
    assert [is_not_tuner(card, synchro, 0) for card in (other, *tuners)] == [True, False, True, True]
    assert [is_not_tuner(card, rival, 0) for card in (other, *tuners)] == [True, False, True, False]


def test_a_special_summon_monster_needs_its_proper_summon_first():
    d, mine, _ = table()
    by = give(mine, c.EFFECT_TYPE_IGNITION, 0)
    card = put(d, 0, c.LOCATION_GRAVE)
    give(card, c.EFFECT_TYPE_SINGLE, c.EFFECT_REVIVE_LIMIT)
    assert why_not_special_summon(card, by, 0, c.POS_FACEUP, 0, 0, False, False) == PROPERLY_SUMMONED
    assert why_not_special_summon(card, by, 0, c.POS_FACEUP, 0, 0, False, True) is None
    card.status |= c.STATUS_PROC_COMPLETE
    assert why_not_special_summon(card, by, 0, c.POS_FACEUP, 0, 0, False, False) is None
    own = give(card, c.EFFECT_TYPE_SINGLE, c.EFFECT_SPSUMMON_CONDITION, value=0)
    assert why_not_special_summon(card, by, 0, c.POS_FACEUP, 0, 0, False, False) is own
    assert why_not_special_summon(card, by, 0, c.POS_FACEUP, 0, 0, True, False) is None


def test_setting_spells_and_traps():
    d, mine, _ = table()
    card = put(d, 0, c.LOCATION_HAND, kind=c.TYPE_TRAP)
    assert why_not_set_spell_trap(card, 0) is None
    forbids = on_player(d, mine, c.EFFECT_CANNOT_SSET)
    assert why_not_set_spell_trap(card, 0) is forbids
    assert why_not_set_spell_trap(put(d, 0, c.LOCATION_HAND), 0) == KIND


# What can be done with a card


def test_paying_needs_that_the_card_gets_there():
    d, mine, theirs = table()
    assert can_cost_to_grave(mine, 0) and can_send_to_hand(mine, 0)
    by = give(theirs, c.EFFECT_TYPE_FIELD, c.EFFECT_TO_GRAVE_REDIRECT, c.EFFECT_FLAG_SET_AVAILABLE, value=c.LOCATION_REMOVED,
         range=c.LOCATION_MZONE, object_range=0xFF)  # fmt: skip
    d.explain = hearing = Hearing()
    assert not can_cost_to_grave(mine, 0)
    assert [(row.by, row.about) for row in hearing.rows] == [(by, mine)] and mine.send_location == 0


def test_what_redirects_a_card_that_leaves_the_field_keeps_none_from_the_hand_from_being_paid():
    d, mine, _ = table()
    for card, payable in ((put(d, 0, c.LOCATION_HAND), True), (mine, False)):
        give(card, c.EFFECT_TYPE_SINGLE, c.EFFECT_LEAVE_FIELD_REDIRECT, value=c.LOCATION_REMOVED)
        assert can_cost_to_grave(card, 0) == payable


@pytest.mark.parametrize(
    ("code", "of_attacker"),
    [(c.EFFECT_CANNOT_BE_BATTLE_TARGET, False), (c.EFFECT_CANNOT_SELECT_BATTLE_TARGET, True), (c.EFFECT_IGNORE_BATTLE_TARGET, False)],
)
def test_what_keeps_a_monster_from_being_attacked_by_another(code, of_attacker):
    d, mine, theirs = table()
    other = put(d, 0, c.LOCATION_MZONE, 1)
    who, named = (mine, theirs) if of_attacker else (theirs, mine)
    shield = give(who, c.EFFECT_TYPE_SINGLE, code, c.EFFECT_FLAG_FUNC_VALUE, value=lambda e, card: card is named)
    assert (why_not_attack_target(theirs, mine), why_not_attack_target(theirs, other)) == (shield, None)
    assert why_not_attack_target(mine, theirs) is None


def test_in_what_position_a_monster_attacks():
    """Face-up in Attack Position; in Defense Position if an effect says so, and face-up even then."""
    for given in (False, True):
        _, mine, _ = table()
        if given:
            give(mine, c.EFFECT_TYPE_SINGLE, c.EFFECT_DEFENSE_ATTACK, c.EFFECT_FLAG_SET_AVAILABLE)
        refusals = {}
        for position in (c.POS_FACEUP_ATTACK, c.POS_FACEDOWN_ATTACK, c.POS_FACEUP_DEFENSE, c.POS_FACEDOWN_DEFENSE):
            mine.position = position
            refusals[position] = why_not_attack(mine)
        assert list(refusals.values()) == [None, POSITION, None if given else POSITION, POSITION]


def test_what_an_effect_makes_fusion_material_is_so_for_the_monsters_that_it_names():
    d, mine, _ = table()
    fusion, other = (put(d, 0, c.LOCATION_EXTRA, i, c.TYPE_MONSTER | c.TYPE_FUSION) for i in range(2))
    assert why_not_fusion_material(mine, fusion, c.SUMMON_TYPE_FUSION, 0) is None
    lends = give(mine, c.EFFECT_TYPE_SINGLE, c.EFFECT_EXTRA_FUSION_MATERIAL, c.EFFECT_FLAG_FUNC_VALUE, value=lambda e, card: card is fusion)
    assert why_not_fusion_material(mine, fusion, c.SUMMON_TYPE_FUSION, 0) is None
    assert why_not_fusion_material(mine, other, c.SUMMON_TYPE_FUSION, 0) is lends


def test_banishing_and_attacking():
    _, mine, _ = table()
    assert why_not_attack(mine) is None and why_not_remove(mine, 0) is None
    stop = give(mine, c.EFFECT_TYPE_SINGLE, c.EFFECT_CANNOT_ATTACK)
    assert why_not_attack(mine) is stop
    give(mine, c.EFFECT_TYPE_SINGLE, c.EFFECT_UNSTOPPABLE_ATTACK)
    assert why_not_attack(mine) is None


def test_refusals_are_noted_only_while_somebody_asks():
    d, mine, _ = table()
    forbids = on_player(d, mine, c.EFFECT_CANNOT_DRAW)
    assert not player_can_draw(d, 0) and player_can_draw(d, 1)
    d.explain = hearing = Hearing()
    assert not player_can_draw(d, 0)
    assert [(row.by, row.about) for row in hearing.rows] == [(forbids, None)]


def test_life_points_pay_as_effects_change_the_amount():
    d, mine, _ = table()
    assert check_lp_cost(d, 0, 8000) and not check_lp_cost(d, 0, 8001)
    on_player(d, mine, c.EFFECT_LPCOST_CHANGE, flag=c.EFFECT_FLAG_FUNC_VALUE, value=lambda e, re, player, cost: cost * 2)
    assert not check_lp_cost(d, 0, 8000)


# Materials, limits


def test_materials():
    d, mine, theirs = table()
    assert why_not_link_material(mine, theirs, 0) is None and why_not_link_material(mine, mine, 0) == KIND
    stop = give(
        mine, c.EFFECT_TYPE_SINGLE, c.EFFECT_CANNOT_BE_MATERIAL, c.EFFECT_FLAG_FUNC_VALUE,
        value=lambda e, card, kind, player: kind == c.SUMMON_TYPE_XYZ,
    )  # fmt: skip
    assert why_not_xyz_material(mine, theirs, 0, c.REASON_MATERIAL) is stop
    assert why_not_fusion_material(mine, theirs, c.SUMMON_TYPE_FUSION, 0) is None
    assert why_not_fusion_material(put(d, 0, c.LOCATION_HAND, kind=c.TYPE_SPELL), None, c.SUMMON_TYPE_FUSION, 0) == KIND


def test_counters_of_scripts():
    d, mine, theirs = table()
    counter = d.limits.counting_summons[7] = ActivityCounter(lambda card: card is mine)
    count_cards(d, mine, c.ACTIVITY_SUMMON, 0)
    assert counter.amount0 == 0
    count_cards(d, [mine, theirs], c.ACTIVITY_SUMMON, 0)
    count_cards(d, theirs, c.ACTIVITY_SUMMON, 0)
    assert (counter.amount0, counter.amount1) == (1, 0)
    links = d.limits.counting_links[9] = ActivityCounter(lambda *_: False)
    counted = count_link(d, give(mine, c.EFFECT_TYPE_QUICK_O, 0), 1, 1)
    assert counted == (9,) and links.amount1 == 1
    uncount_link(d, 1, counted)
    assert links.amount1 == 0


def test_a_limit_on_special_summons_per_turn():
    d, mine, _ = table()
    limit = give(mine, c.EFFECT_TYPE_FIELD, c.EFFECT_SPSUMMON_COUNT_LIMIT, c.EFFECT_FLAG_PLAYER_TARGET, value=1,
                 range=c.LOCATION_MZONE, self_range=1)  # fmt: skip
    if limit not in d.effects.spsummon_count:
        add_field_effect(d, limit)
    assert spsummon_count_limit(d, 0) is None
    count_special_summon(d, 0)
    count_special_summon(d, 1)
    assert mine.times_summoned == (1, 0) and d.limits.special_ones == [1, 1]
    assert spsummon_count_limit(d, 0) is limit and spsummon_count_limit(d, 1) is None
