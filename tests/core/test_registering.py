"""Registering effects on cards and in the index of the field, and what ends them."""

import pytest
from small_board import aura, make_card, make_effect, put

from solemn.core.effects.queries import affecting, effects_on
from solemn.core.lifetimes.attaching import (
    attach_equip,
    attach_material,
    detach_equip,
    detach_material,
    get_union_count,
    old_unions_equipped,
)
from solemn.core.lifetimes.copying import copy_effect, replace_effect
from solemn.core.lifetimes.registration import (
    add_field_effect,
    insert,
    register_on,
    remove_field_effect,
    start_watching,
    stop_watching,
    take_out,
    unregister_from,
    update_granted,
)
from solemn.core.lifetimes.resetting import (
    end_oaths,
    reset_card,
    reset_chain,
    reset_phase,
    rightful_controller,
    set_working,
    work_out_negation,
)
from solemn.core.permissions.uniqueness import kept_from_field_by, watch_for_rivals
from solemn.core.state.data import Card, DuelState, Effect, HigherRules
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import (
    EFFECT_ADD_TYPE,
    EFFECT_CANNOT_ATTACK,
    EFFECT_CANNOT_DISABLE,
    EFFECT_COUNTER_PERMIT,
    EFFECT_DISABLE,
    EFFECT_FLAG_INITIAL,
    EFFECT_FLAG_OATH,
    EFFECT_FLAG_UNCOPYABLE,
    EFFECT_OLDUNION_STATUS,
    EFFECT_SET_ATTACK_FINAL,
    EFFECT_SET_CONTROL,
    EFFECT_TYPE_ACTIONS,
    EFFECT_TYPE_CONTINUOUS,
    EFFECT_TYPE_EQUIP,
    EFFECT_TYPE_FIELD,
    EFFECT_TYPE_GRANT,
    EFFECT_TYPE_SINGLE,
    EFFECT_TYPE_TARGET,
    EFFECT_TYPE_TRIGGER_O,
    EFFECT_TYPE_XMATERIAL,
    EFFECT_UNION_STATUS,
    EFFECT_UNIQUE_CHECK,
    EFFECT_UPDATE_ATTACK,
    EFFECT_UPDATE_LEVEL,
    EVENT_LEVEL_UP,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_SZONE,
    RESET_CHAIN,
    RESET_CONTROL,
    RESET_DISABLE,
    RESET_EVENT,
    RESET_PHASE,
    RESET_SELF_TURN,
    RESET_TOFIELD,
    RESET_TOGRAVE,
    RESET_TURN_SET,
    STATUS_COPYING_EFFECT,
    STATUS_DISABLED,
    STATUS_EFFECT_ENABLED,
    STATUS_EFFECT_REPLACED,
    STATUS_INITIALIZING,
    TYPE_EFFECT,
    TYPE_MONSTER,
    TYPE_NORMAL,
    TYPE_PENDULUM,
    TYPE_SPELL,
    TYPE_UNION,
)

EVENT = 1102


@pytest.fixture
def d() -> DuelState:
    duel = DuelState(0)
    duel.card_reader = lambda code: PrintedCard(code, 0, (), TYPE_MONSTER | TYPE_EFFECT, 4, 0, 0, 0, 0, 0, 0, 0)
    return duel


def test_removing_an_effect_leaves_nothing_behind(d: DuelState) -> None:
    card = make_card(d)
    e = aura(card, EFFECT_CANNOT_ATTACK)
    assert (d.effects.aura, d.effects.grants) == ({EFFECT_CANNOT_ATTACK: (e,)}, {})
    assert register_on(card, e) == 0
    unregister_from(card, e)
    assert (d.effects.aura, d.effects.places, card.field_effects, card.own_effects) == ({}, {}, {}, {})
    assert list(d.pending.ended_effects) == [e]


def test_an_effect_is_found_again_after_its_code_changed(d: DuelState) -> None:
    card = make_card(d)
    e, other = put(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK), put(card, EFFECT_TYPE_SINGLE, EFFECT_CANNOT_ATTACK)
    e.code = EFFECT_CANNOT_ATTACK
    unregister_from(card, e)
    assert card.single_effects == {EFFECT_CANNOT_ATTACK: (other,)}


@pytest.mark.parametrize("code", [1, EFFECT_UPDATE_ATTACK])
def test_an_effect_is_taken_out_of_an_index_wherever_it_is(d: DuelState, code: int) -> None:
    """Under the code that it had; nothing happens if it is not there."""
    card = make_card(d)
    e, other = make_effect(card, EFFECT_TYPE_SINGLE, code), make_effect(card, EFFECT_TYPE_SINGLE, EFFECT_CANNOT_ATTACK)
    index: dict[int, tuple[Effect, ...]] = {}
    insert(index, e)
    take_out(index, other)
    assert index == {code: (e,)}
    e.code = EFFECT_CANNOT_ATTACK
    take_out(index, e)
    assert index == {}


def test_a_final_value_ends_the_changes_before_it(d: DuelState) -> None:
    card = make_card(d)
    put(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    final = put(card, EFFECT_TYPE_SINGLE, EFFECT_SET_ATTACK_FINAL)
    assert list(card.own_effects) == [final]
    later = put(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    assert list(card.own_effects) == [final, later]


def test_effects_watch_from_where_they_work(d: DuelState) -> None:
    card = make_card(d, 0, LOCATION_GRAVE)
    on_field = aura(card, EFFECT_CANNOT_ATTACK)
    from_hand = make_effect(card, EFFECT_TYPE_FIELD | EFFECT_TYPE_ACTIONS | EFFECT_TYPE_TRIGGER_O, EVENT)
    from_hand.range = LOCATION_HAND
    register_on(card, from_hand)
    assert d.effects.places == {from_hand: "trigger_o"}
    stop_watching(card)
    assert d.effects.places == {}
    card.location = LOCATION_MZONE
    start_watching(card)
    assert d.effects.places == {on_field: "aura", from_hand: "trigger_o"}


def test_effects_of_players_have_their_lifetimes(d: DuelState) -> None:
    card = make_card(d)
    e = make_effect(card, EFFECT_TYPE_FIELD | EFFECT_TYPE_ACTIONS | EFFECT_TYPE_CONTINUOUS, EVENT)
    e.ends_by = RESET_CHAIN
    add_field_effect(d, e, 1)
    assert (e.handler, e.made_by, d.effects.continuous) == (card, 1, {EVENT: (e,)})
    assert (d.effects.phase_reset, d.effects.chain_reset, d.effects.rechargeable) == ({}, {e: None}, {})
    reset_chain(d)
    assert (d.effects.continuous, d.effects.chain_reset) == ({}, {})
    e = make_effect(card, EFFECT_TYPE_FIELD, EFFECT_CANNOT_ATTACK)
    e.ends_by, e.lasts_for = RESET_PHASE | RESET_SELF_TURN | 0x200, 1
    add_field_effect(d, e, 0)
    reset_phase(d, 0x100)
    assert e in d.effects.places
    reset_phase(d, 0x200)
    assert (e in d.effects.places, e in d.effects.phase_reset) == (False, False)


def test_what_came_with_a_negated_activation_ends(d: DuelState) -> None:
    card = make_card(d)
    activation, other = make_effect(card, EFFECT_TYPE_SINGLE, 0), make_effect(card, EFFECT_TYPE_SINGLE, 1)
    d.reason_effect = activation
    ends = put(card, EFFECT_TYPE_SINGLE, EFFECT_CANNOT_ATTACK, EFFECT_FLAG_OATH)
    d.reason_effect = other
    stays = put(card, EFFECT_TYPE_SINGLE, EFFECT_CANNOT_ATTACK, EFFECT_FLAG_OATH)
    end_oaths(d, activation)
    assert (ends in card.own_effects, stays in card.own_effects) == (False, True)


def test_a_level_that_rises_is_told(d: DuelState) -> None:
    told = []
    d.rules = HigherRules(answer_single_events=lambda duel: told.extend((ev.code, ev.value) for ev in duel.events.single))
    put(make_card(d), EFFECT_TYPE_SINGLE, EFFECT_UPDATE_LEVEL, value=2)
    put(make_card(d), EFFECT_TYPE_SINGLE, EFFECT_UPDATE_LEVEL, value=-2)
    assert told == [(EVENT_LEVEL_UP, 2)]


def test_negation_is_worked_out_from_both_sides(d: DuelState) -> None:
    card = make_card(d)
    negation = put(card, EFFECT_TYPE_SINGLE, EFFECT_DISABLE)
    negation.owner = make_card(d, 1)
    assert card in d.pending.negation_checks
    work_out_negation(card)
    assert card.status & STATUS_DISABLED
    shield = put(card, EFFECT_TYPE_SINGLE, EFFECT_CANNOT_DISABLE)
    shield.owner = make_card(d)
    work_out_negation(card)
    assert not card.status & STATUS_DISABLED


def test_turning_a_card_on_renews_what_depends_on_its_place(d: DuelState) -> None:
    card = make_card(d)
    e = aura(card, EFFECT_DISABLE)
    plain = put(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    card.status &= ~STATUS_EFFECT_ENABLED
    target = make_card(d)
    set_working(card, True)
    assert e.id > plain.id
    assert target in d.pending.negation_checks


@pytest.mark.parametrize("kind", [EFFECT_TYPE_SINGLE, EFFECT_TYPE_EQUIP, EFFECT_TYPE_TARGET, EFFECT_TYPE_XMATERIAL])
def test_what_a_new_negation_reaches_is_looked_at(d: DuelState, kind: int) -> None:
    """The card itself, the monster that it is equipped to or material of, or what it targets; nothing where there is no such card."""
    card, other = make_card(d, 0, 0), make_card(d)
    put(card, kind, EFFECT_DISABLE)
    assert (card in d.pending.negation_checks, other in d.pending.negation_checks) == (kind == EFFECT_TYPE_SINGLE, False)
    if kind == EFFECT_TYPE_EQUIP:
        card.equip_target = other
    elif kind == EFFECT_TYPE_TARGET:
        card.effect_targets = [other]
    elif kind == EFFECT_TYPE_XMATERIAL:
        card.overlay_target = other
    put(card, kind, EFFECT_DISABLE)
    assert (other in d.pending.negation_checks) == (kind != EFFECT_TYPE_SINGLE)
    slots = {
        EFFECT_TYPE_SINGLE: card.single_effects, EFFECT_TYPE_EQUIP: card.equip_effects,
        EFFECT_TYPE_TARGET: card.target_effects, EFFECT_TYPE_XMATERIAL: card.xmaterial_effects,
    }  # fmt: skip
    assert {slot: len(index.get(EFFECT_DISABLE, ())) for slot, index in slots.items()} == {slot: 2 * (slot == kind) for slot in slots}
    for e in tuple(card.own_effects):
        unregister_from(card, e)
    assert not any(slots.values())


def test_equip_and_detach(d: DuelState) -> None:
    monster, equip = make_card(d), make_card(d, 0, LOCATION_SZONE, TYPE_SPELL)
    put(equip, EFFECT_TYPE_EQUIP, EFFECT_DISABLE)
    assert monster not in d.pending.negation_checks
    attach_equip(equip, monster)
    assert monster in d.pending.negation_checks
    assert d.log == [("equip", (0, 8, 0, 1), (0, 4, 0, 1))]
    detach_equip(equip)
    assert (monster.equipped_cards, equip.equip_target, equip.former_equip_target) == ([], None, monster)


def test_materials_bring_their_field_effects_and_close_ranks(d: DuelState) -> None:
    monster, first, second = make_card(d), make_card(d, 0, 0), make_card(d, 0, 0)
    e = put(first, EFFECT_TYPE_XMATERIAL | EFFECT_TYPE_FIELD, EFFECT_CANNOT_ATTACK)
    for material in (first, second):
        attach_material(monster, material)
    assert d.effects.places == {e: "aura"}
    detach_material(monster, first)
    assert (d.effects.places, monster.materials_attached, second.sequence) == ({}, [second], 0)
    assert (first.location, first.previous.location, first.former_overlay_target) == (0, 0x80, monster)


def test_what_a_card_forgets_when_it_goes_to_the_graveyard(d: DuelState) -> None:
    card, other = make_card(d), make_card(d)
    card.related_cards = {other: RESET_EVENT | RESET_TOGRAVE}
    card.counters = {1: (2, 0)}
    card.attacked_count, card.former_equip_target = 1, other
    e = make_effect(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    e.ends_by = RESET_EVENT | RESET_TOGRAVE
    register_on(card, e)
    lasting = put(card, EFFECT_TYPE_SINGLE, EFFECT_CANNOT_ATTACK)
    reset_card(card, RESET_TOGRAVE, RESET_EVENT)
    assert (card.related_cards, card.counters, card.attacked_count, list(card.own_effects)) == ({}, {}, 0, [lasting])
    assert card.former_equip_target is other
    reset_card(card, RESET_TOFIELD, RESET_EVENT)
    assert card.former_equip_target is None


def test_what_a_card_has_from_its_script_is_known(d: DuelState) -> None:
    card = make_card(d)
    card.status |= STATUS_INITIALIZING
    printed = put(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    card.status &= ~STATUS_INITIALIZING
    given = put(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    assert (bool(printed.flag & EFFECT_FLAG_INITIAL), bool(given.flag & EFFECT_FLAG_INITIAL)) == (True, False)


def test_negation_takes_only_counters_that_stay_by_permission(d: DuelState) -> None:
    card = make_card(d)
    card.counters = {1: (3, 2), 2: (0, 1), 3: (1, 0)}  # (lost when the card is negated, lasting)
    reset_card(card, RESET_DISABLE, RESET_EVENT)
    assert card.counters == {1: (0, 2), 2: (0, 1)}
    assert d.log == [("remove_counter", 1, 0, 4, 0, 3), ("remove_counter", 3, 0, 4, 0, 1)]


def test_counters_stay_when_the_control_of_a_card_changes(d: DuelState) -> None:
    card = make_card(d)
    card.counters = {1: (3, 2)}
    reset_card(card, RESET_CONTROL, RESET_EVENT)
    assert card.counters == {1: (3, 2)}


def test_counters_go_with_the_effect_that_permits_them(d: DuelState) -> None:
    card = make_card(d)
    permit = put(card, EFFECT_TYPE_SINGLE, EFFECT_COUNTER_PERMIT + 3)
    card.counters = {3: (1, 1)}
    unregister_from(card, permit)
    assert card.counters == {}
    assert d.log == [("remove_counter", 3, 0, 4, 0, 2)]


def test_control_stays_when_the_monster_is_turned_face_down(d: DuelState) -> None:
    card, thief = make_card(d), make_card(d, 1)
    card.controller = 1
    e = aura(thief, EFFECT_SET_CONTROL, LOCATION_MZONE)
    e.value = 1
    assert rightful_controller(card) == (1, e)
    reset_card(card, RESET_TURN_SET, RESET_EVENT)
    unregister_from(thief, e)
    assert rightful_controller(card)[0] == 1
    assert len(card.own_effects) == 1


def test_granted_effects_follow_the_position(d: DuelState) -> None:
    giver, gainer = make_card(d), make_card(d)
    gift = make_effect(giver, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    grant = make_effect(giver, EFFECT_TYPE_FIELD | EFFECT_TYPE_GRANT, 0)
    grant.range, grant.self_range, grant.label_object = LOCATION_MZONE, LOCATION_MZONE, gift
    grant.target = lambda e, card: card is not giver
    register_on(giver, grant)
    assert update_granted(d)
    assert not update_granted(d)
    copy = affecting(gainer, EFFECT_UPDATE_ATTACK)
    assert copy is not None and copy.owner is gainer
    remove_field_effect(d, grant)
    assert affecting(gainer, EFFECT_UPDATE_ATTACK) is None
    assert d.effects.grants == {}


def unique(card: Card, code: int) -> None:
    card.unique_pos0, card.only_one_of, card.only_one_where = 1, code, LOCATION_ONFIELD
    card.only_one_by = put(card, EFFECT_TYPE_SINGLE, EFFECT_UNIQUE_CHECK)


def test_only_one_on_the_field(d: DuelState) -> None:
    card, watcher = make_card(d, 0, LOCATION_HAND), make_card(d)
    unique(card, card.printed.code)
    assert kept_from_field_by(d, card, 0, LOCATION_MZONE) is None
    unique(watcher, card.printed.code)
    watch_for_rivals(d, watcher)
    watcher.unique_field_id = 1
    assert kept_from_field_by(d, card, 0, LOCATION_MZONE) is watcher.only_one_by
    assert kept_from_field_by(d, card, 1, LOCATION_MZONE) is None
    for status in (STATUS_EFFECT_ENABLED | STATUS_DISABLED, 0):
        watcher.status = status
        assert kept_from_field_by(d, card, 0, LOCATION_MZONE) is None


@pytest.mark.parametrize(("place", "watches"), [(LOCATION_MZONE, True), (LOCATION_SZONE, False), (LOCATION_GRAVE, False)])
@pytest.mark.parametrize("limits", [True, False])
def test_a_card_watches_for_rivals_where_it_allows_only_one(d: DuelState, place: int, watches: bool, limits: bool) -> None:
    card = make_card(d, 0, place)
    unique(card, 7 if limits else 0)
    card.only_one_where = LOCATION_MZONE
    start_watching(card)
    assert list(d.unique_cards0) == [card] * (watches and limits)
    stop_watching(card)
    assert not d.unique_cards0


@pytest.mark.parametrize(("place", "other"), [(LOCATION_SZONE, LOCATION_MZONE), (LOCATION_MZONE, LOCATION_SZONE)])
def test_only_one_in_a_kind_of_zones(d: DuelState, place: int, other: int) -> None:
    """What stands in the other kind of zones is no rival."""
    card = make_card(d, 0, LOCATION_HAND)
    unique(card, 7)
    card.only_one_where = place
    for _ in range(2):
        make_card(d, 0, other).printed = PrintedCard(7, 0, (), TYPE_MONSTER | TYPE_EFFECT, 4, 0, 0, 0, 0, 0, 0, 0)
    assert kept_from_field_by(d, card, 0, place) is None
    card.only_one_where = LOCATION_ONFIELD
    assert kept_from_field_by(d, card, 0, place) is card.only_one_by


def test_union_monsters_equipped_by_their_own_effect_are_counted(d: DuelState) -> None:
    monster = make_card(d)
    for status in (EFFECT_UNION_STATUS, EFFECT_UNION_STATUS, EFFECT_OLDUNION_STATUS, EFFECT_UPDATE_ATTACK):
        union = make_card(d, 0, LOCATION_SZONE, TYPE_MONSTER | TYPE_UNION)
        put(union, EFFECT_TYPE_SINGLE, status)
        attach_equip(union, monster)
    lent = make_card(d, 0, LOCATION_SZONE, TYPE_SPELL)
    put(lent, EFFECT_TYPE_SINGLE, EFFECT_UNION_STATUS)
    attach_equip(lent, monster)
    assert (get_union_count(monster), old_unions_equipped(monster)) == (2, 1)


def test_copied_effects_last_as_long_as_the_copy(d: DuelState) -> None:
    card = make_card(d, kind=TYPE_MONSTER | TYPE_NORMAL)

    def script(duel: DuelState, who: Card, code: int | None) -> None:
        assert who.status & STATUS_COPYING_EFFECT and code == 5
        put(who, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
        put(who, EFFECT_TYPE_SINGLE, EFFECT_CANNOT_ATTACK, EFFECT_FLAG_UNCOPYABLE)

    d.rules = HigherRules(initial_effect=script)
    number = copy_effect(card, 5, RESET_EVENT | RESET_TOGRAVE, 1)
    (copied,) = effects_on(card, EFFECT_UPDATE_ATTACK)
    assert (copied.copy_number, copied.ends_by, number) == (1, RESET_EVENT | RESET_TOGRAVE, 1)
    assert affecting(card, EFFECT_CANNOT_ATTACK) is None
    assert affecting(card, EFFECT_ADD_TYPE) is not None
    reset_card(card, RESET_TOGRAVE, RESET_EVENT)
    assert card.own_effects == {}


def test_a_card_gets_its_own_effects_back_when_the_replacement_ends(d: DuelState) -> None:
    card = make_card(d)
    asked = []

    def script(duel: DuelState, who: Card, code: int | None) -> None:
        asked.append(code)
        put(who, EFFECT_TYPE_SINGLE, EFFECT_CANNOT_ATTACK if code is None else EFFECT_UPDATE_ATTACK)

    d.rules = HigherRules(initial_effect=script)
    card.status |= STATUS_INITIALIZING
    put(card, EFFECT_TYPE_SINGLE, EFFECT_CANNOT_DISABLE)
    card.status &= ~STATUS_INITIALIZING
    given = put(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_LEVEL)
    replace_effect(card, 5, RESET_EVENT | RESET_TOGRAVE, 1)
    assert card.status & STATUS_EFFECT_REPLACED
    assert [e.code for e in card.own_effects] == [EFFECT_UPDATE_LEVEL, EFFECT_UPDATE_ATTACK]
    given.copy_number = 1  # as of an effect that an effect of the copy gave
    unregister_from(card, given)
    assert card.status & STATUS_EFFECT_REPLACED and asked == [5]
    reset_card(card, RESET_TOGRAVE, RESET_EVENT)
    assert asked == [5, None]
    assert [e.code for e in card.own_effects] == [EFFECT_CANNOT_ATTACK]
    assert not card.status & STATUS_EFFECT_REPLACED
    assert card.status & STATUS_EFFECT_ENABLED and not card.status & STATUS_INITIALIZING


@pytest.mark.parametrize(("kind", "has_script"), [(TYPE_NORMAL, False), (TYPE_NORMAL | TYPE_PENDULUM, True), (TYPE_EFFECT, True)])
def test_a_normal_monster_has_no_effects_to_get_back(d: DuelState, kind: int, has_script: bool) -> None:
    card = make_card(d, kind=TYPE_MONSTER | kind)
    asked = []

    def script(duel: DuelState, who: Card, code: int | None) -> None:
        asked.append(code)
        put(who, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)

    d.rules = HigherRules(initial_effect=script)
    replace_effect(card, 5, RESET_EVENT | RESET_TOGRAVE, 1)
    reset_card(card, RESET_TOGRAVE, RESET_EVENT)
    assert asked == ([5, None] if has_script else [5]) and not card.status & STATUS_EFFECT_REPLACED
