from typing import Any

import pytest
from duel_board import Board

import solemn.api.install  # noqa: F401  (declares all natives)
from solemn.api.border import implementations
from solemn.api.card import table as card  # noqa: F401  (they declare their natives)
from solemn.api.effect import table as effect  # noqa: F401  (they declare their natives)
from solemn.api.guarding import guard
from solemn.core.lifetimes.registration import register_on
from solemn.core.state.data import Card, Effect
from solemn.core.state.hearing import Hearing, Refused
from solemn.lua import LuaError, table_of
from solemn.spec.constants import (
    EFFECT_ADD_CODE,
    EFFECT_FLAG_FUNC_VALUE,
    EFFECT_TYPE_ACTIONS,
    EFFECT_TYPE_ACTIVATE,
    EFFECT_TYPE_FIELD,
    EFFECT_TYPE_SINGLE,
    LOCATION_DECK,
    LOCATION_EMZONE,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MMZONE,
    LOCATION_MZONE,
    LOCATION_SZONE,
    RESET_OPPO_TURN,
    RESET_PHASE,
    RESET_SELF_TURN,
    STATUS_SPSUMMON_STEP,
    TYPE_MONSTER,
)


def call(dotted: str, *args: Any) -> Any:
    return guard(implementations()[dotted])(*args)


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
def monster(board: Board) -> Card:
    return board.put(0, LOCATION_MZONE, 2)


def own_effect(c: Card, code: int, value: int) -> Effect:
    e = call("Effect.CreateEffect", c.d, c)
    call("Effect.SetType", e, EFFECT_TYPE_SINGLE)
    call("Effect.SetCode", e, code)
    call("Effect.SetValue", e, value)
    register_on(c, e)
    return e


# Arguments


@pytest.mark.parametrize(
    ("dotted", "args", "message"),
    [
        ("Card.IsFaceup", (), 'Parameter 1 should be "Card" but is "nil".'),
        ("Card.IsFaceup", (3,), 'Parameter 1 should be "Card" but is "Int".'),
        ("Card.GetTurnID", ("x",), 'Parameter 1 should be "Card" but is "String".'),
        ("Card.IsCode", (None, 5), 'Parameter 1 should be "Card" but is "nil".'),
        ("Group.GetFirst", (True,), 'Parameter 1 should be "Group" but is "boolean".'),
        ("Effect.GetHandler", (table_of([]),), 'Parameter 1 should be "Effect" but is "table".'),
    ],
)
def test_a_first_argument_of_the_wrong_kind(dotted: str, args: tuple[Any, ...], message: str):
    with pytest.raises(LuaError) as error:
        call(dotted, *args)
    assert error.value.message == message


@pytest.mark.parametrize(
    ("dotted", "args", "message"),
    [
        ("Card.IsType", (), "2 Parameters are needed."),
        ("Card.IsCode", (), "2 Parameters are needed."),
        ("Card.SetTurnCounter", (), "2 Parameters are needed."),
        ("Card.IsCanBeSpecialSummoned", (1,), "6 Parameters are needed."),
        ("Card.IsSummonPlayer", (), 'Parameter 2 should be "Int" but is "nil".'),
        ("Card.IsType", ("x",), 'Parameter 2 should be "Int" but is "String".'),
        ("Card.IsCode", ("x",), 'Parameter -1 should be "Int" but is "String".'),
        ("Card.IsType", (1, 2), 'Parameter 3 should be "Card" but is "Int".'),
        ("Card.IsType", (1, None, 0, None), 'Parameter 5 should be "Int" but is "nil".'),
        ("Card.SetMaterial", (3,), 'Parameter 2 should be "Card" or "Group" but is "Int".'),
        ("Card.GetCounter", (0,), "Counter type cannot be 0, use Card.GetAllCounters instead"),
        ("Card.AssumeProperty", (99, 1), "Invalid ASSUME value"),
        ("Card.IsCanBeEffectTarget", (None,), 'Parameter 2 should be "Effect" but is "nil".'),
    ],
)
def test_further_arguments_of_the_wrong_kind(monster: Card, dotted: str, args: tuple[Any, ...], message: str):
    with pytest.raises(LuaError) as error:
        call(dotted, monster, *args)
    assert error.value.message == message


def test_surplus_arguments_are_ignored(monster: Card):
    assert call("Card.IsFaceup", monster, 1, 2, 3) is True
    assert call("Card.GetTurnID", monster, 1, 2, 3) == 0


def test_acting_is_refused_while_a_script_is_only_asked(monster: Card):
    monster.d.only_answering = 1
    with pytest.raises(LuaError) as error:
        call("Card.RemoveAllCounters", monster)
    assert error.value.message == "Action is not allowed here."


# Names and values


def test_names(monster: Card):
    assert call("Card.IsCode", monster, 100) is True
    assert call("Card.IsCode", monster, 1, None, 100) is True
    assert call("Card.IsCode", monster, table_of([1, 100])) is True
    assert call("Card.IsCode", monster, 0) is False
    assert call("Card.GetCode", monster) == 100
    own_effect(monster, EFFECT_ADD_CODE, 777)
    assert call("Card.GetCode", monster) == (100, 777)
    assert call("Card.IsCode", monster, 777) is True
    assert call("Card.GetOriginalCodeRule", monster) == (100, 777)


def test_archetypes(monster: Card):
    call("Card.Setcode", monster, table_of([0x108, 0x2]))
    assert call("Card.GetSetCard", monster) == (0x2, 0x108)
    assert call("Card.IsSetCard", monster, 0x8) is False
    assert call("Card.IsSetCard", monster, 0x108) is True
    assert call("Card.IsSetCard", monster, table_of([5, 2])) is True
    assert call("Card.Setcode", monster, 0x1008) == ()
    assert call("Card.GetSetCard", monster) == 0x1008
    assert call("Card.IsSetCard", monster, 0x8) is True


def test_a_level_below_0_is_a_very_high_one(monster: Card):
    assert call("Card.IsLevelBelow", monster, 4) is True
    assert call("Card.IsLevelBelow", monster, 3) is False
    assert call("Card.IsLevelBelow", monster, -1) is True
    assert call("Card.IsLevelAbove", monster, -1) is False
    assert call("Card.IsLevel", monster, 3, 4.0) is True


def test_attack_and_defense(monster: Card):
    assert call("Card.IsAttackBelow", monster, 1000) is True
    assert call("Card.IsAttackAbove", monster, 1001) is False
    assert call("Card.IsDefense", monster, 800) is True
    call("Card.Attack", monster, -2)
    monster.location = LOCATION_GRAVE
    assert call("Card.GetAttack", monster) == 0
    assert call("Card.GetTextAttack", monster) == -2
    assert call("Card.IsAttack", monster, -2) is True
    assert call("Card.IsAttackBelow", monster, 1000) is False


def test_what_is_printed_changes_for_this_card_only(board: Board, monster: Card):
    other = board.put(1, LOCATION_MZONE, 0)
    assert call("Card.Level", monster, 7) == ()
    assert (call("Card.GetLevel", monster), call("Card.GetLevel", other)) == (7, 4)


def test_an_assumed_value_ends_with_the_script(monster: Card):
    call("Card.AssumeProperty", monster, 3, 9)
    assert call("Card.GetLevel", monster) == 9
    assert monster.d.assumed_cards == [monster]


# Where a card is


def test_locations(monster: Card):
    assert call("Card.IsLocation", monster, LOCATION_MZONE | LOCATION_GRAVE) is True
    assert call("Card.IsLocation", monster, LOCATION_MMZONE) is True
    assert call("Card.IsLocation", monster, LOCATION_EMZONE) is False
    assert call("Card.GetLocation", monster) == LOCATION_MZONE
    monster.status |= STATUS_SPSUMMON_STEP
    assert call("Card.IsLocation", monster, LOCATION_MZONE) is False
    assert call("Card.IsOnField", monster) is False
    assert call("Card.GetLocation", monster) == 0


def test_how_it_was_summoned(monster: Card):
    monster.summon_type, monster.summon_location, monster.summoned_to = 0x11AB0000, LOCATION_MZONE, 6
    assert call("Card.GetSummonType", monster) == 0x11000000
    assert call("Card.IsSummonType", monster, 0x10000000) is True
    assert call("Card.IsSummonType", monster, 0x40000000) is False
    assert call("Card.IsSummonLocation", monster, LOCATION_EMZONE) is True
    assert call("Card.IsSummonLocation", monster, LOCATION_MMZONE | LOCATION_HAND) is False


# Effects and marks


def test_marks(monster: Card):
    assert call("Card.GetFlagEffect", monster, 5) == 0
    assert call("Card.GetFlagEffectLabel", monster, 5) is None
    call("Card.RegisterFlagEffect", monster, 5, RESET_PHASE, 0, 0, 11)
    call("Card.RegisterFlagEffect", monster, 5, 0, 0, 1)
    assert call("Card.GetFlagEffect", monster, 5) == 2
    assert call("Card.GetFlagEffectLabel", monster, 5) == (11, 0)
    assert call("Card.SetFlagEffectLabel", monster, 5, 12) is True
    assert call("Card.GetFlagEffectLabel", monster, 5) == (12, 0)
    call("Card.ResetFlagEffect", monster, 5)
    assert call("Card.GetFlagEffect", monster, 5) == 0


def test_registering(monster: Card):
    e = call("Effect.CreateEffect", monster.d, monster)
    call("Effect.SetType", e, EFFECT_TYPE_SINGLE)
    call("Effect.SetCode", e, EFFECT_ADD_CODE)
    assert call("Effect.GetHandler", e) is None
    assert call("Card.RegisterEffect", monster, e) > 0
    assert call("Card.RegisterEffect", monster, e) == -1
    assert call("Effect.GetHandler", e) is monster
    assert call("Card.IsHasEffect", monster, EFFECT_ADD_CODE) is e
    assert call("Card.IsHasEffect", monster, EFFECT_ADD_CODE + 1) is None
    call("Effect.Reset", e)
    assert call("Card.GetOwnEffects", monster) == ()


def test_an_effect_that_gets_another_code_later_is_found_by_that_one(monster: Card):
    e = call("Effect.CreateEffect", monster.d, monster)
    call("Effect.SetType", e, EFFECT_TYPE_SINGLE)
    call("Effect.SetCode", e, EFFECT_ADD_CODE)
    call("Card.RegisterEffect", monster, e)
    assert not monster.d.registering.recoded and call("Card.GetCardEffect", monster, EFFECT_ADD_CODE) is e
    call("Effect.SetCode", e, EFFECT_ADD_CODE + 1)
    assert monster.d.registering.recoded
    assert call("Card.GetCardEffect", monster, EFFECT_ADD_CODE) is None
    assert call("Card.GetCardEffect", monster, EFFECT_ADD_CODE + 1) is e


def test_effects_of_an_activated_card(monster: Card):
    e = call("Effect.CreateEffect", monster.d, monster)
    call("Effect.SetType", e, EFFECT_TYPE_ACTIVATE)
    assert e.type == EFFECT_TYPE_ACTIVATE | EFFECT_TYPE_FIELD | EFFECT_TYPE_ACTIONS
    assert e.range & (LOCATION_SZONE | LOCATION_HAND)
    call("Effect.SetRange", e, LOCATION_MMZONE | LOCATION_EMZONE)
    assert e.range == LOCATION_MZONE


def test_values_of_effects(monster: Card):
    e = call("Effect.CreateEffect", monster.d, monster)
    call("Effect.SetValue", e, True)
    assert call("Effect.GetValue", e) == 1
    call("Effect.SetValue", e, 1 << 40)
    assert e.flag & EFFECT_FLAG_FUNC_VALUE
    assert call("Effect.GetValue", e)(e) == 1 << 40
    call("Effect.SetValue", e, 2.5)
    assert (call("Effect.GetValue", e), e.flag & EFFECT_FLAG_FUNC_VALUE) == (3, 0)


def test_labels(monster: Card):
    e = call("Effect.CreateEffect", monster.d, monster)
    assert call("Effect.GetLabel", e) == 0
    call("Effect.SetLabel", e, 4, 5)
    assert call("Effect.GetLabel", e) == (4, 5)
    call("Effect.SetLabelObject", e, monster)
    assert call("Effect.GetLabelObject", e) is monster
    with pytest.raises(LuaError, match="Parameter 2 should be"):
        call("Effect.SetLabelObject", e, 5)
    copy = call("Effect.Clone", e)
    assert copy is not e and call("Effect.GetLabel", copy) == (4, 5)


def test_limits_and_resets(monster: Card):
    e = call("Effect.CreateEffect", monster.d, monster)
    with pytest.raises(LuaError, match="The count must not be 0"):
        call("Effect.SetCountLimit", e, 0)
    call("Effect.SetCountLimit", e, 1, table_of([77, 2]))
    assert call("Effect.GetCountLimit", e) == (1, 1, 77, 0, 2)
    call("Effect.SetReset", e, RESET_PHASE)
    assert call("Effect.GetReset", e) == (RESET_PHASE | RESET_SELF_TURN | RESET_OPPO_TURN, 1)
    assert call("Effect.CheckCountLimit", e, 0) is True
    call("Effect.UseCountLimit", e, 0)
    assert call("Effect.CheckCountLimit", e, 0) is False


# What can be done with it


def test_what_refuses_is_noted_while_somebody_asks(board: Board):
    c = board.put(0, LOCATION_DECK, 0)
    board.d.explain = hearing = Hearing()
    assert call("Card.IsCanBeEffectTarget", c) is False
    assert [row.about for row in hearing.rows if isinstance(row, Refused)] == [c]


def test_summons_by_a_procedure_of_another_kind(monster: Card):
    assert call("Card.IsSynchroSummonable", monster) is None
    assert call("Card.IsProcedureSummonable", monster, TYPE_MONSTER, 0x46000000) is False
    assert monster.d.summoning.must_use is None
