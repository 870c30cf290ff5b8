"""Card natives: where a card is and was, whose it is, in what position, its numbers and status."""

from typing import Any, Final

from solemn.api.border import ABSENT, native
from solemn.api.card.arguments import U8, U16, U32, not_a_card, whole
from solemn.core.card.relations import show_turn_count
from solemn.core.state.data import Card
from solemn.core.state.field_zones import is_at
from solemn.spec.constants import (
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_SZONE,
    POS_ATTACK,
    POS_DEFENSE,
    POS_FACEDOWN,
    POS_FACEUP,
    STATUS_ACTIVATE_DISABLED,
    STATUS_COPYING_EFFECT,
    STATUS_DISABLED,
    STATUS_FORBIDDEN,
    STATUS_LEAVE_CONFIRMED,
    STATUS_PROC_COMPLETE,
    STATUS_SPSUMMON_STEP,
    STATUS_SUMMON_DISABLED,
    STATUS_SUMMONING,
)

_NOT_SUMMONED: Final = STATUS_SUMMONING | STATUS_SUMMON_DISABLED | STATUS_SPSUMMON_STEP
_NOT_THERE: Final = _NOT_SUMMONED | STATUS_ACTIVATE_DISABLED

# Whose it is


@native("Card.GetOwner", guarded=True)
def _get_owner(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetOwner", c)
    return c.owner


@native("Card.GetControler", guarded=True)
def _get_controler(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetControler", c)
    return c.controller


@native("Card.GetPreviousControler")
def _get_previous_controler(c: Card) -> int:
    return c.previous.controller


@native("Card.IsControler", guarded=True)
def _is_controler(c: Any = ABSENT, player: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsControler", c)
    wanted: int = player if type(player) is int else whole("Card.IsControler", 2, player)
    return c.controller == wanted & 0xFF


@native("Card.IsPreviousControler", guarded=True)
def _is_previous_controler(c: Any = ABSENT, player: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsPreviousControler", c)
    return c.previous.controller == whole("Card.IsPreviousControler", 2, player) & U8


# Where it is


@native("Card.GetLocation", guarded=True)
def _get_location(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetLocation", c)
    return 0 if c.status & _NOT_THERE else c.location


@native("Card.GetPreviousLocation", guarded=True)
def _get_previous_location(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetPreviousLocation", c)
    return c.previous.location


@native("Card.IsLocation", guarded=True)
def _is_location(c: Any = ABSENT, locations: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsLocation", c)
    wanted: int = locations if type(locations) is int else whole("Card.IsLocation", 2, locations)
    here = c.location
    if here == LOCATION_MZONE:
        return not c.status & _NOT_SUMMONED and (wanted & here != 0 or is_at(c, wanted & U16))
    if here == LOCATION_SZONE:
        return not c.status & STATUS_ACTIVATE_DISABLED and (wanted & here != 0 or is_at(c, wanted & U16))
    return here & wanted & U16 != 0


@native("Card.IsPreviousLocation", guarded=True)
def _is_previous_location(c: Any = ABSENT, locations: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsPreviousLocation", c)
    wanted: int = locations if type(locations) is int else whole("Card.IsPreviousLocation", 2, locations)
    before = c.previous
    return before.location & wanted & 0xFF != 0 or is_at(before, wanted & U16)


@native("Card.IsOnField", guarded=True)
def _is_on_field(c: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsOnField", c)
    return c.location & LOCATION_ONFIELD != 0 and not c.status & _NOT_THERE


@native("Card.GetSequence", guarded=True)
def _get_sequence(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetSequence", c)
    return c.sequence


@native("Card.GetPreviousSequence")
def _get_previous_sequence(c: Card) -> int:
    return c.previous.sequence


# In what position


@native("Card.GetPosition")
def _get_position(c: Card) -> int:
    return c.position


@native("Card.GetPreviousPosition")
def _get_previous_position(c: Card) -> int:
    return c.previous.position


@native("Card.GetBattlePosition")
def _get_battle_position(c: Card) -> int:
    return c.temp.position


@native("Card.IsPosition", guarded=True)
def _is_position(c: Any = ABSENT, positions: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsPosition", c)
    return c.position & whole("Card.IsPosition", 2, positions) != 0


@native("Card.IsPreviousPosition", guarded=True)
def _is_previous_position(c: Any = ABSENT, positions: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsPreviousPosition", c)
    return c.previous.position & whole("Card.IsPreviousPosition", 2, positions) != 0


@native("Card.IsFaceup", guarded=True)
def _is_faceup(c: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsFaceup", c)
    return c.position & POS_FACEUP != 0


@native("Card.IsFacedown", guarded=True)
def _is_facedown(c: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsFacedown", c)
    return c.position & POS_FACEDOWN != 0


@native("Card.IsAttackPos", guarded=True)
def _is_attack_pos(c: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsAttackPos", c)
    return c.position & POS_ATTACK != 0


@native("Card.IsDefensePos", guarded=True)
def _is_defense_pos(c: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsDefensePos", c)
    return c.position & POS_DEFENSE != 0


@native("Card.IsPublic", guarded=True)
def _is_public(c: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsPublic", c)
    return c.position & POS_FACEUP != 0


# Numbers and status


@native("Card.GetTurnID")
def _get_turn_id(c: Card) -> int:
    return c.turn_id


@native("Card.GetFieldID")
def _get_field_id(c: Card) -> int:
    return c.field_id


@native("Card.GetRealFieldID")
def _get_real_field_id(c: Card) -> int:
    return c.field_id_r


@native("Card.GetCardID")
def _get_card_id(c: Card) -> int:
    return c.id


@native("Card.IsStatus", guarded=True)
def _is_status(c: Any = ABSENT, status: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsStatus", c)
    return c.status & whole("Card.IsStatus", 2, status) & U32 != 0


@native("Card.SetStatus")
def _set_status(c: Card, status: int, on: bool) -> None:
    if c.status & STATUS_COPYING_EFFECT:
        return
    c.status = c.status | status & U32 if on else c.status & ~status


@native("Card.IsDisabled", guarded=True)
def _is_disabled(c: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsDisabled", c)
    return c.status & STATUS_DISABLED != 0


@native("Card.IsForbidden", guarded=True)
def _is_forbidden(c: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsForbidden", c)
    return c.status & STATUS_FORBIDDEN != 0


@native("Card.CompleteProcedure")
def _complete_procedure(c: Card) -> None:
    c.status |= STATUS_PROC_COMPLETE


@native("Card.CancelToGrave")
def _cancel_to_grave(c: Card, cancel: bool) -> None:
    if cancel:
        c.status &= ~STATUS_LEAVE_CONFIRMED
    else:
        c.d.pending.about_to_leave[c] = None
        c.status |= STATUS_LEAVE_CONFIRMED


@native("Card.GetTurnCounter")
def _get_turn_counter(c: Card) -> int:
    return c.turn_counter


@native("Card.SetTurnCounter")
def _set_turn_counter(c: Card, count: int) -> None:
    show_turn_count(c, count)


@native("Card.IsDeleted", guarded=True)
def _is_deleted(*_: Any) -> bool:
    return False
