"""Moving a card to the field: to which zone, in which position, and what begins and ends with that."""

from typing import Final

from solemn.core.card.relations import untie_from_effects
from solemn.core.decisions.asking import ask_place, ask_position
from solemn.core.effects.calling import check
from solemn.core.effects.effect import fresh_effect, handler_player, note_use, value, value_for_card
from solemn.core.effects.queries import affecting, effects_on, player_effects
from solemn.core.lifetimes.attaching import detach_equip
from solemn.core.lifetimes.card_marks import mark_card
from solemn.core.lifetimes.registration import register_on
from solemn.core.lifetimes.resetting import reset_card, set_working
from solemn.core.lifetimes.ties import clear_card_targets
from solemn.core.lifetimes.upkeep import update_negations
from solemn.core.moves.arriving import lose_equips_and_materials, tell_card
from solemn.core.moves.destroying import destroy
from solemn.core.moves.pending_moves import send_later
from solemn.core.moves.sending import relocate, send_cards
from solemn.core.permissions.available_zones import open_zones
from solemn.core.permissions.uniqueness import kept_from_field_by
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.deferred import settle
from solemn.core.state.field_zones import FIELD_ZONE, field_card, is_at, is_zone_free, pzone_index
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import answer_events, answer_single_events
from solemn.spec.constants import (
    DUEL_1_FACEUP_FIELD,
    DUEL_PZONE,
    DUEL_TRAP_MONSTERS_NOT_USE_ZONE,
    EFFECT_CHANGE_TYPE,
    EFFECT_FLAG_CANNOT_DISABLE,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_FLAG_PLAYER_TARGET,
    EFFECT_MUST_USE_MZONE,
    EFFECT_PRE_MONSTER,
    EFFECT_TYPE_FIELD,
    EFFECT_USE_EXTRA_SZONE,
    EVENT_LEAVE_GRAVE,
    EVENT_MOVE,
    LOCATION_EMZONE,
    LOCATION_FZONE,
    LOCATION_GRAVE,
    LOCATION_MMZONE,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_PZONE,
    LOCATION_REASON_CONTROL,
    LOCATION_REASON_TOFIELD,
    LOCATION_STZONE,
    LOCATION_SZONE,
    PLAYER_NONE,
    POS_FACEDOWN,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
    REASON_RULE,
    REASON_TEMPORARY,
    RESET_CODE,
    RESET_EVENT,
    RESET_LEAVE,
    RESET_MSCHANGE,
    RESET_TOFIELD,
    STATUS_FLIP_SUMMON_TURN,
    STATUS_FORBIDDEN,
    STATUS_FORM_CHANGED,
    STATUS_LEAVE_CONFIRMED,
    STATUS_SET_TURN,
    STATUS_SPSUMMON_TURN,
    STATUS_SUMMON_TURN,
    TYPE_FIELD,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_PENDULUM,
    TYPE_SPELL,
    TYPE_TRAP,
    TYPE_TRAPMONSTER,
)

RETURNING: Final = 1  # value of `ret`: back from being banished for a while
AS_SPELL_OR_TRAP: Final = 2  # value of `ret`: a Trap Monster that stops being a monster

_PLACES: Final = LOCATION_MZONE | LOCATION_MMZONE | LOCATION_EMZONE | LOCATION_SZONE | LOCATION_STZONE | LOCATION_PZONE | LOCATION_FZONE
_MAIN_ZONES: Final = 0x1F
_EXTRA_ZONES: Final = 0x60
_FIELD_ZONE_BIT: Final = 1 << FIELD_ZONE
_WORD: Final = 0xFFFFFFFF
_NO_ZONES: Final = 0xE080E080  # bits of a mask of zones that stand for none
_MONSTER_RESETS: Final = RESET_EVENT | 0x1FC0000
_ZONE_RESETS: Final = RESET_EVENT | 0x1FE0000
_THIS_TURN: Final = STATUS_SUMMON_TURN | STATUS_FLIP_SUMMON_TURN | STATUS_SPSUMMON_TURN | STATUS_SET_TURN | STATUS_FORM_CHANGED
_ROWS: Final[dict[int, tuple[int, int | None]]] = {  # kinds of zones: their row, and the zones of it
    LOCATION_FZONE: (LOCATION_SZONE, _FIELD_ZONE_BIT),
    LOCATION_MMZONE: (LOCATION_MZONE, _MAIN_ZONES),
    LOCATION_STZONE: (LOCATION_SZONE, _MAIN_ZONES),
    LOCATION_EMZONE: (LOCATION_MZONE, _EXTRA_ZONES),
    LOCATION_PZONE: (LOCATION_SZONE, None),
}


class _Placing:
    """One card on its way to the field."""

    __slots__ = ("card", "confirm", "location", "mover", "player", "positions", "pzone", "reason", "ret", "rule", "zone")

    def __init__(self, card: Card, mover: int, player: int, positions: int, ret: int, rule: bool, reason: int, confirm: bool) -> None:
        self.card = card
        self.mover = mover
        self.player = player
        self.positions = positions & 0xFF
        self.ret = ret
        self.rule = rule
        self.reason = reason
        self.confirm = confirm
        self.location = 0
        self.zone = 0
        self.pzone = False

    def zone_reason(self) -> int:
        """Why a zone is needed, for effects that limit zones."""
        return self.reason or (LOCATION_REASON_CONTROL if self.card.location == LOCATION_MZONE else LOCATION_REASON_TOFIELD)


def _is_there_already(card: Card, player: int, destination: int) -> bool:
    if card.controller != player:
        return False
    return card.location == destination or bool(destination & LOCATION_PZONE and is_at(card, LOCATION_PZONE))


def move_to_field(
    d: DuelState,
    card: Card,
    moving_player: int,
    player: int,
    destination: int,
    positions: int,
    enable: bool = False,
    ret: int = 0,
    zone: int = 0xFF,
    rule: bool = False,
    reason: int = 0,
    confirm: bool = True,
) -> bool:
    """Let `moving_player` put a card on the field of `player` in one of the positions (POS_... bits); True if that happened.

    `destination` may name a single kind of zones. `enable` lets its effects work at once; `ret` is 0, RETURNING or
    AS_SPELL_OR_TRAP; with `rule` an Extra Monster Zone must be open under the rules; `reason` is a LOCATION_REASON_
    (0: by where the card comes from); without `confirm` no question is asked if `zone` leaves only one zone.
    """
    if not positions or not destination & _PLACES or _is_there_already(card, player, destination):
        return False
    p = _Placing(card, moving_player, player, positions, ret, rule, reason, confirm)
    p.pzone = destination == LOCATION_PZONE
    row, zones = _ROWS.get(destination, (destination, None))
    p.location = row & 0xFF
    p.zone = (zone if zones is None else zones) & 0xFF
    return _place(d, p, enable)


def _place(d: DuelState, p: _Placing, enable: bool) -> bool:
    settle(d)
    if p.ret == RETURNING and not _may_return(d, p.card):
        return False
    sequence = _sequence(d, p)
    if sequence is None:
        return False
    _leave_old_place(p)
    _enter(d, p, sequence, _position(d, p), enable)
    return True


def _may_return(d: DuelState, card: Card) -> bool:
    """A card comes back only by the effect that banished it temporarily."""
    banished_by, by = card.reason_effect, d.reason_effect
    if not card.reason & REASON_TEMPORARY or banished_by is None or by is None:
        return False
    return banished_by.owner is by.owner


# which zone


def _sequence(d: DuelState, p: _Placing) -> int | None:
    if p.location == LOCATION_SZONE and p.zone == _FIELD_ZONE_BIT and _is_field_spell(p.card):
        _clear_field_zone(d, p.player)
        return FIELD_ZONE
    if p.pzone and p.location == LOCATION_SZONE and p.card.printed.type & TYPE_PENDULUM and d.flags & DUEL_PZONE:
        return _pendulum_zone(d, p)
    return _zone(d, p)


def _is_field_spell(card: Card) -> bool:
    return bool(card.printed.type & TYPE_FIELD and card.printed.type & (TYPE_SPELL | TYPE_TRAP))


def _clear_field_zone(d: DuelState, player: int) -> None:
    """The Field Spell that is there goes to the GY, or is destroyed under rules by which only one can be face-up on the whole field."""
    old = field_card(d, player, LOCATION_SZONE, FIELD_ZONE)
    if old is None:
        return
    d.event_number += 1  # the adjustment is announced before the old card leaves
    if d.flags & DUEL_1_FACEUP_FIELD:
        destroy(d, [old], None, REASON_RULE, old.controller)
    else:
        send_cards(d, [old], None, REASON_RULE, old.controller, PLAYER_NONE, LOCATION_GRAVE, 0, 0)
    d.rules.put_right(d)


def _pendulum_zone(d: DuelState, p: _Placing) -> int | None:
    open_ones = 0
    for side in (0, 1):
        if p.zone & 1 << side and is_zone_free(d, p.player, LOCATION_PZONE, side):
            open_ones |= 1 << pzone_index(d, side) + 8
    if not open_ones:
        return None
    if p.mover != p.player:
        open_ones <<= 16
    return ask_place(d, p.mover, ~open_ones & _WORD, 1, p.card)[0][2]


def _zone(d: DuelState, p: _Placing) -> int | None:
    card = p.card
    count, closed = open_zones(d, card, p.player, p.location, p.mover, p.zone_reason(), p.zone)
    if p.location == LOCATION_MZONE and p.zone & _EXTRA_ZONES and p.zone != 0xFF and not p.rule:
        for sequence in (5, 6):
            if p.zone & 1 << sequence and is_zone_free(d, p.player, p.location, sequence):
                closed &= ~(1 << sequence)
                count += 1
    if p.location == LOCATION_SZONE:
        closed |= ~p.zone & _WORD
    if p.ret == RETURNING and (count <= 0 or card.status & STATUS_FORBIDDEN or _one_too_many(d, p)):
        send_cards(d, [card], d.reason_effect, REASON_RULE, d.reason_player, PLAYER_NONE, LOCATION_GRAVE, 0, 0)
        return None
    if count <= 0 or closed == _WORD:
        return None
    return _choose_zone(d, p, closed)


def _one_too_many(d: DuelState, p: _Placing) -> bool:
    return not p.positions & POS_FACEDOWN and kept_from_field_by(d, p.card, p.player, p.location) is not None


def _choose_zone(d: DuelState, p: _Placing, closed: int) -> int:
    if not p.confirm and p.zone and not p.zone & (p.zone - 1):
        return p.zone.bit_length() - 1
    if p.ret == AS_SPELL_OR_TRAP and not d.flags & DUEL_TRAP_MONSTERS_NOT_USE_ZONE:
        return p.card.previous.sequence
    shift = (8 if p.location == LOCATION_SZONE else 0) + (0 if p.mover == p.player else 16)
    blocked = (closed & 0xFF) << shift | (_WORD & ~(0xFF << shift)) | _NO_ZONES
    return ask_place(d, p.mover, blocked, 1, p.card)[0][2]


# leaving, and which position


def _leave_old_place(p: _Placing) -> None:
    card = p.card
    moves_on = p.location != card.location
    if p.ret != RETURNING and moves_on:
        reset_card(card, _resets(p), RESET_EVENT)
        clear_card_targets(card)
    if not card.location & LOCATION_ONFIELD:
        untie_from_effects(card)
    if p.ret == RETURNING:
        card.reason &= ~REASON_TEMPORARY
    if p.ret == RETURNING or (p.ret == 0 and moves_on):
        card.status &= ~_THIS_TURN


def _resets(p: _Placing) -> int:
    """What ends on the card with the move: by leaving its old place, by coming to its new one, and by changing its row."""
    leaves, arrives = p.card.location & LOCATION_ONFIELD, p.location & LOCATION_ONFIELD
    changes_row = leaves and not _becomes_trap_monster(p.card) and arrives and p.ret != AS_SPELL_OR_TRAP
    return (RESET_LEAVE if leaves else 0) | (RESET_TOFIELD if arrives else 0) | (RESET_MSCHANGE if changes_row else 0)


def _becomes_trap_monster(card: Card) -> bool:
    becoming = affecting(card, EFFECT_PRE_MONSTER)
    return becoming is not None and bool(becoming.value & TYPE_TRAP)


def _position(d: DuelState, p: _Placing) -> int:
    if p.location != LOCATION_MZONE:
        return p.positions
    if p.card.printed.type & TYPE_LINK and p.card.printed.type & TYPE_MONSTER:
        return POS_FACEUP_ATTACK
    return ask_position(d, p.mover, p.card, p.positions)


# on the field


def _enter(d: DuelState, p: _Placing, sequence: int, position: int, enable: bool) -> None:
    card = p.card
    relocate(d, card, p.player, p.location, sequence, position, p.pzone)
    card.status &= ~STATUS_LEAVE_CONFIRMED
    if card.location != LOCATION_MZONE:
        _lose_ties_of_monster(d, card)
    if card.previous.location == LOCATION_SZONE and card.equip_target is not None:
        detach_equip(card)
    if card.location == LOCATION_MZONE:
        _count_forced_zone(d, p)
        _become_monster(d, card)
    if enable or (p.ret == RETURNING and card.position & POS_FACEUP):
        set_working(card, True)
    if p.ret == RETURNING and card.location == LOCATION_MZONE and not card.printed.type & TYPE_MONSTER:
        send_later(d, [card], None, REASON_RULE, PLAYER_NONE, PLAYER_NONE, LOCATION_GRAVE, 0, 0)
    else:
        _tell(d, p)
    update_negations(d)
    settle(d)


def _lose_ties_of_monster(d: DuelState, card: Card) -> None:
    lose_equips_and_materials(d, card.equipped_cards, card.materials_attached)
    for equip in list(card.equipped_cards):
        detach_equip(equip)


def _tell(d: DuelState, p: _Placing) -> None:
    card = p.card
    if card.previous.location == LOCATION_GRAVE:
        raise_single_event(d, card, None, EVENT_LEAVE_GRAVE, card.reason_effect, card.reason, p.mover, 0, 0)
        raise_event(d, card, EVENT_LEAVE_GRAVE, card.reason_effect, card.reason, p.mover, 0, 0)
    tell_card(d, card, EVENT_MOVE)
    raise_event(d, card, EVENT_MOVE, card.reason_effect, card.reason, card.reason_player, 0, 0)
    answer_single_events(d)
    answer_events(d)


def _count_forced_zone(d: DuelState, p: _Placing) -> None:
    """Use up the effects that can force monsters into certain zones a number of times, if the monster went to such a zone."""
    card = p.card
    forcing = player_effects(d, 0, EFFECT_MUST_USE_MZONE, False) + player_effects(d, 1, EFFECT_MUST_USE_MZONE, False)
    forcing += effects_on(card, EFFECT_MUST_USE_MZONE)
    forcing.sort(key=_effect_id)
    # by now the card is in the Monster Zone, so without a reason the one for a change of control is meant
    about = (card.controller, p.mover, p.zone_reason())
    for e in forcing:
        if e.flag & EFFECT_FLAG_COUNT_LIMIT and e.count_limit == 0:
            continue
        if e.operation is not None and not check(d, e.operation, e, *about):
            continue
        zones = value(e, *about) if e.flag & EFFECT_FLAG_PLAYER_TARGET else value_for_card(e, card, *about)
        if handler_player(e) != card.controller:
            zones >>= 16
        if zones & 1 << card.sequence:
            note_use(e)


def _effect_id(e: Effect) -> int:
    return e.id


def _become_monster(d: DuelState, card: Card) -> None:
    """A Spell or Trap that is Special Summoned is a monster as long as it is there; a Trap Monster also keeps its Spell & Trap Zone."""
    becoming = affecting(card, EFFECT_PRE_MONSTER)
    if becoming is None:
        return
    kind = TYPE_MONSTER | int(becoming.value)
    if kind & TYPE_TRAP:
        kind |= TYPE_TRAPMONSTER | card.printed.type
    reset_card(card, EFFECT_PRE_MONSTER, RESET_CODE)
    mark_card(card, EFFECT_CHANGE_TYPE, kind, _MONSTER_RESETS, owner=card)
    if kind & TYPE_TRAPMONSTER and not d.flags & DUEL_TRAP_MONSTERS_NOT_USE_ZONE:
        _hold_spell_zone(d, card)


def _hold_spell_zone(d: DuelState, card: Card) -> None:
    e = fresh_effect(d)
    e.owner = card
    e.type = EFFECT_TYPE_FIELD
    e.code = EFFECT_USE_EXTRA_SZONE
    e.range = LOCATION_MZONE
    e.value = 1 + (0x10000 << card.previous.sequence)
    e.flag = EFFECT_FLAG_CANNOT_DISABLE
    e.ends_by = _ZONE_RESETS
    register_on(card, e)
