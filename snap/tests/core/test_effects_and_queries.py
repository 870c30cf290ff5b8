"""Effects in force, to what they apply, their counts, and what the queries find."""

import pytest
from small_board import aura, make_card, make_effect, put

from solemn.core.effects.effect import (
    applies_to,
    clone_effect,
    count_left,
    dec_count,
    handler_of,
    inc_count,
    is_available,
    reset_effect_due,
    values,
)
from solemn.core.effects.queries import (
    affecting,
    affecting_for,
    effects_on,
    filter_affected_cards,
    filter_immune_effect,
    player_affected,
    player_effects,
    spell_speed,
    unaffected_by,
)
from solemn.core.lifetimes.attaching import attach_equip, attach_material
from solemn.core.lifetimes.registration import add_effect, add_field_effect
from solemn.core.state.data import DuelState
from solemn.core.state.reasons import BEING_SUMMONED
from solemn.spec.constants import (
    EFFECT_CANNOT_ACTIVATE,
    EFFECT_CANNOT_ATTACK,
    EFFECT_CANNOT_DISABLE_SUMMON,
    EFFECT_COUNT_CODE_SINGLE,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_FLAG_FUNC_VALUE,
    EFFECT_FLAG_IGNORE_IMMUNE,
    EFFECT_FLAG_OWNER_RELATE,
    EFFECT_FLAG_PLAYER_TARGET,
    EFFECT_FLAG_SINGLE_RANGE,
    EFFECT_IMMUNE_EFFECT,
    EFFECT_TYPE_ACTIONS,
    EFFECT_TYPE_ACTIVATE,
    EFFECT_TYPE_EQUIP,
    EFFECT_TYPE_FIELD,
    EFFECT_TYPE_QUICK_O,
    EFFECT_TYPE_SINGLE,
    EFFECT_TYPE_TRIGGER_O,
    EFFECT_TYPE_XMATERIAL,
    EFFECT_UPDATE_ATTACK,
    LOCATION_HAND,
    LOCATION_MMZONE,
    LOCATION_MZONE,
    LOCATION_SZONE,
    POS_FACEDOWN_DEFENSE,
    RESET_DISABLE,
    RESET_EVENT,
    RESET_PHASE,
    RESET_SELF_TURN,
    STATUS_DISABLED,
    STATUS_SUMMONING,
    TYPE_COUNTER,
    TYPE_MONSTER,
    TYPE_QUICKPLAY,
    TYPE_SPELL,
    TYPE_TRAP,
)


@pytest.fixture
def d() -> DuelState:
    return DuelState(0)


def test_own_effect_ends_while_its_card_is_negated_unless_it_came_from_elsewhere(d: DuelState) -> None:
    card, other = make_card(d), make_card(d)
    own = put(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    given = make_effect(other, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    related = make_effect(other, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK, EFFECT_FLAG_OWNER_RELATE)
    add_effect(card, given)
    add_effect(card, related)
    assert effects_on(card, EFFECT_UPDATE_ATTACK) == [own, given, related]
    card.status |= STATUS_DISABLED
    assert effects_on(card, EFFECT_UPDATE_ATTACK) == [given, related]
    other.status |= STATUS_DISABLED
    assert effects_on(card, EFFECT_UPDATE_ATTACK) == [given]


def test_a_condition_that_comes_true_makes_its_effect_the_newest(d: DuelState) -> None:
    card = make_card(d)
    conditional = put(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    plain = put(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    holds = [False]
    conditional.condition = lambda e: holds[0]
    assert effects_on(card, EFFECT_UPDATE_ATTACK) == [plain]
    holds[0] = True
    assert effects_on(card, EFFECT_UPDATE_ATTACK) == [plain, conditional]
    number = conditional.id
    assert is_available(conditional)
    assert conditional.id == number


def test_an_effect_with_a_range_needs_a_face_up_card_there(d: DuelState) -> None:
    card = make_card(d)
    e = make_effect(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK, EFFECT_FLAG_SINGLE_RANGE)
    e.range = LOCATION_MMZONE
    add_effect(card, e)
    assert is_available(e)
    card.sequence = 5
    assert not is_available(e)
    card.sequence = 0
    card.position = POS_FACEDOWN_DEFENSE
    assert not is_available(e)


def test_an_aura_reaches_its_sides_and_what_its_filter_takes(d: DuelState) -> None:
    source, mine, theirs = make_card(d), make_card(d), make_card(d, 1)
    e = aura(source, EFFECT_CANNOT_ATTACK, 0, LOCATION_MZONE)
    assert affecting(theirs, EFFECT_CANNOT_ATTACK) is e
    assert affecting(mine, EFFECT_CANNOT_ATTACK) is None
    assert filter_affected_cards(d, e) == [theirs]
    e.target = lambda _, card: card is not theirs
    assert affecting(theirs, EFFECT_CANNOT_ATTACK) is None
    e.target = None
    theirs.position = POS_FACEDOWN_DEFENSE
    assert not applies_to(e, theirs)


def test_effects_on_players(d: DuelState) -> None:
    source = make_card(d)
    e = aura(source, EFFECT_CANNOT_ACTIVATE, 0, 1, EFFECT_FLAG_PLAYER_TARGET)
    assert player_affected(d, 1, EFFECT_CANNOT_ACTIVATE) is e
    assert player_affected(d, 0, EFFECT_CANNOT_ACTIVATE) is None
    assert player_effects(d, 1, EFFECT_CANNOT_ACTIVATE) == [e]
    assert affecting(source, EFFECT_CANNOT_ACTIVATE) is None


def test_immunity_refuses_and_says_so(d: DuelState) -> None:
    card, source = make_card(d), make_card(d, 1)
    shield = put(card, EFFECT_TYPE_SINGLE, EFFECT_IMMUNE_EFFECT, EFFECT_FLAG_FUNC_VALUE, lambda e, other, who: other.owner is not who)
    attack = aura(source, EFFECT_CANNOT_ATTACK, 0, LOCATION_MZONE)
    assert unaffected_by(card, attack) is None  # not looked for yet
    filter_immune_effect(card)
    assert unaffected_by(card, attack) is shield
    assert affecting(card, EFFECT_CANNOT_ATTACK) is None
    assert unaffected_by(card, put(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)) is None
    attack.flag |= EFFECT_FLAG_IGNORE_IMMUNE
    assert affecting(card, EFFECT_CANNOT_ATTACK) is attack


def test_a_monster_being_summoned_is_touched_by_nothing_but_its_summon_protection(d: DuelState) -> None:
    card = make_card(d)
    card.status |= STATUS_SUMMONING
    assert unaffected_by(card, make_effect(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)) == BEING_SUMMONED
    assert unaffected_by(card, make_effect(card, EFFECT_TYPE_SINGLE, EFFECT_CANNOT_DISABLE_SUMMON)) is None
    assert unaffected_by(card, None) is None


def test_equip_and_material_effects_are_the_monsters(d: DuelState) -> None:
    monster, equip, material = make_card(d), make_card(d, 1, LOCATION_SZONE, TYPE_SPELL), make_card(d, 0, 0)
    from_equip = put(equip, EFFECT_TYPE_EQUIP, EFFECT_UPDATE_ATTACK, value=300)
    from_material = put(material, EFFECT_TYPE_SINGLE | EFFECT_TYPE_XMATERIAL, EFFECT_UPDATE_ATTACK)
    only_material = put(material, EFFECT_TYPE_XMATERIAL, EFFECT_UPDATE_ATTACK)
    assert effects_on(monster, EFFECT_UPDATE_ATTACK) == []
    attach_equip(equip, monster)
    attach_material(monster, material)
    assert effects_on(monster, EFFECT_UPDATE_ATTACK) == [from_equip, only_material]
    assert affecting(monster, EFFECT_UPDATE_ATTACK) is from_equip
    assert affecting_for(monster, EFFECT_UPDATE_ATTACK, None) is from_equip
    assert handler_of(only_material) is monster
    assert handler_of(from_material) is monster


def test_count_limits(d: DuelState) -> None:
    card, twin = make_card(d), make_card(d)
    first, second = (make_effect(c, EFFECT_TYPE_SINGLE | EFFECT_TYPE_ACTIONS, 0, EFFECT_FLAG_COUNT_LIMIT) for c in (card, twin))
    for e in (first, second):
        e.count_limit = e.count_max = 1
        e.count_code = 7
        e.handler = e.owner
    dec_count(first, 0)
    assert not count_left(second, 0)
    assert count_left(second, 1)
    inc_count(first, 0)
    assert count_left(second, 0)
    twin.field_id = 5
    for e in (first, second):
        e.count_flag = EFFECT_COUNT_CODE_SINGLE
    dec_count(first, 0)
    assert count_left(second, 0)
    assert not count_left(first, 1)


def test_uses_without_a_shared_code_are_the_effects_own(d: DuelState) -> None:
    e = make_effect(make_card(d), EFFECT_TYPE_SINGLE, 0, EFFECT_FLAG_COUNT_LIMIT)
    e.count_limit = e.count_max = 1
    dec_count(e, 0)
    assert not count_left(e, 0)
    inc_count(e, 0)  # with nothing left there is nothing to take back
    assert not count_left(e, 0)


def test_phases_count_down_only_in_the_turns_that_count(d: DuelState) -> None:
    e = put(make_card(d), EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    e.reset_flag, e.reset_count = RESET_PHASE | RESET_SELF_TURN | 0x200, 2
    d.turn_player = 1
    assert not reset_effect_due(e, 0x200, RESET_PHASE)
    assert e.reset_count == 2
    d.turn_player = 0
    assert not reset_effect_due(e, 0x100, RESET_PHASE)
    assert not reset_effect_due(e, 0x200, RESET_PHASE)
    assert reset_effect_due(e, 0x200, RESET_PHASE)


def test_negation_ends_only_what_a_card_did_to_itself(d: DuelState) -> None:
    card, other = make_card(d), make_card(d)
    own = put(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    given = make_effect(other, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)
    add_effect(card, given)
    own.reset_flag = given.reset_flag = RESET_EVENT | RESET_DISABLE
    assert reset_effect_due(own, RESET_DISABLE, RESET_EVENT)
    assert not reset_effect_due(given, RESET_DISABLE, RESET_EVENT)


def test_values_of_functions(d: DuelState) -> None:
    e = make_effect(make_card(d), EFFECT_TYPE_SINGLE, 0, EFFECT_FLAG_FUNC_VALUE, lambda e, *extra: (1.5, True, *extra))
    assert values(e, 7) == [2, 1, 7]
    e.flag, e.value = 0, 3
    assert values(e) == [3]


def test_a_clone_is_on_no_card(d: DuelState) -> None:
    e = put(make_card(d), EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK, value=9)
    copy = clone_effect(e)
    assert (copy.handler, copy.value, copy.owner, copy.number) == (None, 9, e.owner, e.number + 1)


def test_an_effect_of_a_player_belongs_to_whom_it_was_registered_for(d: DuelState) -> None:
    card, theirs = make_card(d), make_card(d, 1)
    e = make_effect(card, EFFECT_TYPE_FIELD, EFFECT_CANNOT_ATTACK)
    e.self_range = LOCATION_MZONE
    add_field_effect(d, e, 1)
    card.location, card.controller = LOCATION_HAND, 0
    assert affecting(theirs, EFFECT_CANNOT_ATTACK) is e


@pytest.mark.parametrize(
    ("printed", "speed"),
    [(TYPE_SPELL, 1), (TYPE_SPELL | TYPE_QUICKPLAY, 2), (TYPE_TRAP, 2), (TYPE_TRAP | TYPE_COUNTER, 3), (TYPE_MONSTER, 0)],
)
def test_spell_speeds_of_cards(d: DuelState, printed: int, speed: int) -> None:
    card = make_card(d, 0, LOCATION_SZONE, printed)
    assert spell_speed(put(card, EFFECT_TYPE_FIELD | EFFECT_TYPE_ACTIONS | EFFECT_TYPE_ACTIVATE, 0)) == speed


def test_spell_speeds_of_monster_effects(d: DuelState) -> None:
    card = make_card(d)
    assert spell_speed(put(card, EFFECT_TYPE_SINGLE | EFFECT_TYPE_ACTIONS | EFFECT_TYPE_TRIGGER_O, 0)) == 1
    assert spell_speed(put(card, EFFECT_TYPE_FIELD | EFFECT_TYPE_ACTIONS | EFFECT_TYPE_QUICK_O, 0)) == 2
    assert spell_speed(put(card, EFFECT_TYPE_SINGLE, EFFECT_UPDATE_ATTACK)) == 0
