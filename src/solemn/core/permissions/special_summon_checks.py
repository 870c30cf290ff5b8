"""May this monster be Special Summoned: by a procedure of its own, or by an effect?"""

from typing import Final

from solemn.core.effects.effect import count_left, is_in_force, value_says_yes, values_for_card
from solemn.core.effects.queries import affecting, effects_on
from solemn.core.permissions.available_zones import open_zones
from solemn.core.permissions.material_checks import why_not_cost_condition
from solemn.core.permissions.player_permissions import lit_positions, why_not_player_spsummon
from solemn.core.permissions.procedure_checks import note_summons_itself, procedure_condition_met, procedure_fits
from solemn.core.permissions.rule_tables import is_prohibited
from solemn.core.permissions.uniqueness import kept_from_field_by
from solemn.core.state.data import Card, Effect
from solemn.core.state.reasons import FORBIDDEN, KIND, LIMIT, LOCATION, PROPERLY_SUMMONED, SUMMON_CONDITION, ZONE, Refusal
from solemn.spec.constants import (
    EFFECT_CANNOT_SPECIAL_SUMMON,
    EFFECT_FLAG_BOTH_SIDE,
    EFFECT_FLAG_SPSUM_PARAM,
    EFFECT_REVIVE_LIMIT,
    EFFECT_SPSUMMON_CONDITION,
    EFFECT_SPSUMMON_COST,
    EFFECT_SPSUMMON_PROC,
    EFFECT_SPSUMMON_PROC_G,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_OVERLAY,
    LOCATION_REASON_TOFIELD,
    LOCATION_REMOVED,
    LOCATION_SZONE,
    POS_FACEDOWN,
    POS_FACEUP,
    STATUS_PROC_COMPLETE,
    SUMMON_TYPE_FUSION,
    SUMMON_TYPE_SPECIAL,
    SUMMON_TYPE_SYNCHRO,
    SUMMON_TYPE_XYZ,
    TYPE_MONSTER,
    TYPE_PENDULUM,
)

_PROPER_EXTRA: Final = (SUMMON_TYPE_FUSION, SUMMON_TYPE_SYNCHRO, SUMMON_TYPE_XYZ)
_REVIVED_FROM: Final = LOCATION_GRAVE | LOCATION_REMOVED | LOCATION_SZONE


# Special Summons by a monster's own procedure


def own_procedures(card: Card, player: int, summon_type: int) -> list[Effect]:
    """The monster's own procedures by which the player may Special Summon it now; with a summon type, only those of that type."""
    procedures = card.field_effects.get(EFFECT_SPSUMMON_PROC)
    if procedures is None:
        return []
    return [e for e in procedures if _why_not_spsummon_procedure(card, e, player, summon_type) is None]


def _receiver_and_positions(e: Effect, player: int) -> tuple[int, int]:
    """To whose field a procedure Summons, and in which positions."""
    if not e.flag & EFFECT_FLAG_SPSUM_PARAM:
        return player, POS_FACEUP
    return 1 - player if e.object_range else player, e.self_range & 0xFF


def _procedure_zone(numbers: list[int]) -> int | None:
    """The zones that a procedure names; None if it names none, or names them only for later."""
    if len(numbers) < 2 or numbers[2:3] not in ([], [0]):
        return None
    zone = numbers[1] & 0xFFFFFFFF
    return None if zone == 0xFF else zone


def _why_not_spsummon_procedure(card: Card, e: Effect, player: int, summon_type: int) -> Refusal:
    if not is_in_force(e):
        return e
    if not count_left(e, player):
        return LIMIT
    if not procedure_condition_met(card, e):
        return SUMMON_CONDITION
    d, (receiver, positions) = card.d, _receiver_and_positions(e, player)
    refusal: Refusal = None if positions & POS_FACEDOWN else kept_from_field_by(d, card, receiver, LOCATION_MZONE)
    if refusal is not None:
        return refusal
    by = d.reason_effect or e  # noted before the procedure is asked for its numbers
    numbers = values_for_card(e, card)
    zone = _procedure_zone(numbers)
    if zone is not None and _no_zone_among(card, player, receiver, zone) is not None:
        return ZONE
    kind = numbers[0] & 0xFFFFFFFF if numbers else 0
    if summon_type not in (0, kind):
        return KIND
    return why_not_player_spsummon(d, by, kind, positions, player, receiver, card, e)


def group_procedures(card: Card, player: int) -> list[Effect]:
    """The procedures of the card that Special Summon several monsters (as a Pendulum Summon does) and fit now."""
    return [e for e in card.field_effects.get(EFFECT_SPSUMMON_PROC_G, ()) if _group_procedure_fits(card, e, player)]


def _group_procedure_fits(card: Card, e: Effect, player: int) -> bool:
    if not is_in_force(e) or not count_left(e, player):
        return False
    if card.controller != player and not e.flag & EFFECT_FLAG_BOTH_SIDE:
        return False
    return procedure_fits(card, e)


def _first_fitting(card: Card, player: int, summon_type: int) -> Refusal:
    """None if one of the card's own procedures fits, else why the first one does not; all are asked."""
    answers = [_why_not_spsummon_procedure(card, e, player, summon_type) for e in card.field_effects.get(EFFECT_SPSUMMON_PROC, ())]
    return None if None in answers else next(iter(answers), KIND)


def why_not_special_summon_by_procedure(card: Card, player: int, summon_type: int = 0) -> Refusal:
    """May the player Special Summon the monster by a procedure of its own (of the summon type, if one is given)?"""
    if not card.printed.type & TYPE_MONSTER:
        return KIND
    if is_prohibited(card):
        return FORBIDDEN
    return (
        affecting(card, EFFECT_CANNOT_SPECIAL_SUMMON)
        or why_not_cost_condition(card, EFFECT_SPSUMMON_COST, player, summon_type)
        or _first_fitting(card, player, summon_type)
    )


def can_special_summon_by_procedure(card: Card, player: int, summon_type: int = 0) -> bool:
    """Whether the player may Special Summon the monster by a procedure of its own."""
    return why_not_special_summon_by_procedure(card, player, summon_type) is None


# Special Summons by effects


def _not_properly_summoned(card: Card, ignore_condition: bool) -> bool:
    """Whether the monster was never properly Summoned, and lies where only one that was could be Special Summoned from."""
    if not affecting(card, EFFECT_REVIVE_LIMIT) or card.status & STATUS_PROC_COMPLETE:
        return False
    where = card.location
    if where & _REVIVED_FROM or where == LOCATION_OVERLAY:
        return True
    return bool(where & (LOCATION_DECK | LOCATION_HAND) and not ignore_condition) or _face_up_in_extra_deck(card)


def _face_up_in_extra_deck(card: Card) -> bool:
    return bool(card.printed.type & TYPE_PENDULUM and card.location == LOCATION_EXTRA and card.position & POS_FACEUP)


def why_not_special_summon(
    card: Card,
    reason_effect: Effect,
    summon_type: int,
    positions: int,
    player: int,
    receiver: int,
    ignore_condition: bool,
    ignore_revive_limit: bool,
    zone: int = 0xFF,
) -> Refusal:
    """May the player Special Summon the card by this effect, in one of the positions, to that player's field?

    ignore_condition ("ignoring its Summoning conditions") skips what the monster's own text asks, ignore_revive_limit whether
    it was properly Summoned before (S13).
    """
    note_summons_itself(card, reason_effect)
    refusal = _why_not_from_there(card, summon_type, ignore_condition, ignore_revive_limit)
    if refusal is not None:
        return refusal
    positions, refusal = _positions_left(card, positions, player, receiver)
    kind = (summon_type | SUMMON_TYPE_SPECIAL) & 0xFFFFFFFF
    if refusal is None and player in (0, 1):
        refusal = why_not_player_spsummon(card.d, reason_effect, kind, positions, player, receiver, card)
    # the order in which scripts are asked
    return (
        refusal
        or affecting(card, EFFECT_CANNOT_SPECIAL_SUMMON)
        or (None if zone == 0xFF else _no_zone_among(card, player, receiver, zone))
        or why_not_cost_condition(card, EFFECT_SPSUMMON_COST, player, kind)
        or (None if ignore_condition else _own_condition(card, reason_effect, player, kind, positions, receiver))
    )


def _no_zone_among(card: Card, player: int, receiver: int, zone: int) -> Refusal:
    room, _ = open_zones(card.d, card, receiver, LOCATION_MZONE, player, LOCATION_REASON_TOFIELD, zone)
    return None if room > 0 else ZONE


def _why_not_from_there(card: Card, summon_type: int, ignore_condition: bool, ignore_revive_limit: bool) -> Refusal:
    """The refusal because of where the card is, or because its name is prohibited."""
    if card.location == LOCATION_MZONE:
        return LOCATION
    if is_prohibited(card):
        return FORBIDDEN
    if summon_type in _PROPER_EXTRA and _face_up_in_extra_deck(card):
        return KIND
    return PROPERLY_SUMMONED if not ignore_revive_limit and _not_properly_summoned(card, ignore_condition) else None


def _positions_left(card: Card, positions: int, player: int, receiver: int) -> tuple[int, Refusal]:
    """The positions in which it could be Summoned, and what rules all of them out; face-up there may be one too many of it."""
    positions = lit_positions(card.d, player, positions)
    if not positions & POS_FACEUP:
        return positions, None
    only_one = kept_from_field_by(card.d, card, receiver, LOCATION_MZONE)
    if only_one is None:
        return positions, None
    face_down = positions & ~POS_FACEUP
    return face_down, None if face_down else only_one


def _own_condition(card: Card, by: Effect, player: int, summon_type: int, positions: int, receiver: int) -> Refusal:
    if not card.printed.type & TYPE_MONSTER:
        return KIND
    for e in effects_on(card, EFFECT_SPSUMMON_CONDITION):
        if not value_says_yes(e, by, player, summon_type, positions, receiver):
            return e
    return None
