"""May this monster be Special Summoned: by a procedure of its own, or by an effect?"""

from solemn.core.effects.effect import check_value_condition, count_left, is_available, values_for_card
from solemn.core.effects.queries import affecting, effects_on
from solemn.core.permissions.available_zones import open_zones
from solemn.core.permissions.material_checks import why_not_cost_condition
from solemn.core.permissions.player_permissions import lit_positions, why_not_player_spsummon
from solemn.core.permissions.procedure_checks import is_spsummonable, note_summons_itself, procedure_fits
from solemn.core.permissions.uniqueness import check_unique_onfield
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
    STATUS_FORBIDDEN,
    STATUS_PROC_COMPLETE,
    SUMMON_TYPE_FUSION,
    SUMMON_TYPE_SPECIAL,
    SUMMON_TYPE_SYNCHRO,
    SUMMON_TYPE_XYZ,
    TYPE_MONSTER,
    TYPE_PENDULUM,
)

_PROPER_EXTRA = (SUMMON_TYPE_FUSION, SUMMON_TYPE_SYNCHRO, SUMMON_TYPE_XYZ)
_REVIVED_FROM = LOCATION_GRAVE | LOCATION_REMOVED | LOCATION_SZONE


# Special Summons by a monster's own procedure


def filter_spsummon_procedure(card: Card, player: int, summon_type: int) -> list[Effect]:
    """The monster's own procedures by which the player may Special Summon it now; with a summon type, only those of that type."""
    procedures = card.field_effects.get(EFFECT_SPSUMMON_PROC)
    if procedures is None:
        return []
    return [e for e in procedures if _why_not_spsummon_procedure(card, e, player, summon_type) is None]


def _why_not_spsummon_procedure(card: Card, e: Effect, player: int, summon_type: int) -> Refusal:
    d = card.d
    positions, to_player = POS_FACEUP, player
    if e.flag & EFFECT_FLAG_SPSUM_PARAM:
        positions = e.self_range & 0xFF
        to_player = 1 - player if e.object_range else player
    if not is_available(e):
        return e
    if not count_left(e, player):
        return LIMIT
    if not is_spsummonable(card, e):
        return SUMMON_CONDITION
    refusal: Refusal = None if positions & POS_FACEDOWN else check_unique_onfield(d, card, to_player, LOCATION_MZONE)
    if refusal is not None:
        return refusal
    by = d.reason_effect or e
    numbers = values_for_card(e, card)
    kind = numbers[0] & 0xFFFFFFFF if numbers else 0
    zone = numbers[1] & 0xFFFFFFFF if len(numbers) > 1 else 0xFF
    any_zone = zone == 0xFF or (len(numbers) > 2 and numbers[2] != 0)
    if not any_zone and open_zones(d, card, to_player, LOCATION_MZONE, player, LOCATION_REASON_TOFIELD, zone)[0] <= 0:
        return ZONE
    if summon_type not in (0, kind):
        return KIND
    return why_not_player_spsummon(d, by, kind, positions, player, to_player, card, e)


def filter_spsummon_procedure_g(card: Card, player: int) -> list[Effect]:
    """The procedures of the card that Special Summon a group of monsters (a Pendulum Summon) and fit now."""
    return [e for e in card.field_effects.get(EFFECT_SPSUMMON_PROC_G, ()) if _group_procedure_fits(card, e, player)]


def _group_procedure_fits(card: Card, e: Effect, player: int) -> bool:
    if not is_available(e) or not count_left(e, player):
        return False
    if card.controller != player and not e.flag & EFFECT_FLAG_BOTH_SIDE:
        return False
    return procedure_fits(card, e)


def why_not_special_summon_by_procedure(card: Card, player: int, summon_type: int = 0) -> Refusal:
    """May the player Special Summon the monster by a procedure of its own (of the summon type, if one is given)?"""
    if not card.printed.type & TYPE_MONSTER:
        return KIND
    refusal: Refusal = affecting(card, EFFECT_CANNOT_SPECIAL_SUMMON)
    if refusal is not None:
        return refusal
    if card.status & STATUS_FORBIDDEN:
        return FORBIDDEN
    refusal = why_not_cost_condition(card, EFFECT_SPSUMMON_COST, player, summon_type)
    if refusal is not None:
        return refusal
    fits = False
    why: Refusal = None
    for e in card.field_effects.get(EFFECT_SPSUMMON_PROC, ()):
        refusal = _why_not_spsummon_procedure(card, e, player, summon_type)
        fits = fits or refusal is None
        why = why or refusal
    return None if fits else why or KIND


def can_special_summon_by_procedure(card: Card, player: int, summon_type: int = 0) -> bool:
    """Whether the player may Special Summon the monster by a procedure of its own."""
    return why_not_special_summon_by_procedure(card, player, summon_type) is None


# Special Summons by effects


def _not_properly_summoned(card: Card, ignore_condition: bool) -> bool:
    """Whether a Special Summon Monster is where only one that was properly Summoned could be brought back from."""
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
    to_player: int,
    ignore_condition: bool,
    ignore_revive_limit: bool,
    zone: int = 0xFF,
) -> Refusal:
    """May the player Special Summon the card by this effect, in one of the positions, to that player's field?

    ignore_condition ("ignoring its Summoning conditions") skips what the monster's own text asks, ignore_revive_limit whether
    it was properly Summoned before (S13).
    """
    note_summons_itself(card, reason_effect)
    if card.location == LOCATION_MZONE:
        return LOCATION
    if not ignore_revive_limit and _not_properly_summoned(card, ignore_condition):
        return PROPERLY_SUMMONED
    if summon_type in _PROPER_EXTRA and _face_up_in_extra_deck(card):
        return KIND
    d = card.d
    positions = lit_positions(d, player, positions)
    if positions & POS_FACEUP:
        only_one = check_unique_onfield(d, card, to_player, LOCATION_MZONE)
        if only_one is not None:
            positions &= ~POS_FACEUP
            if not positions:
                return only_one
    summon_type = (summon_type | SUMMON_TYPE_SPECIAL) & 0xFFFFFFFF
    refusal: Refusal = None
    if player == 0 or player == 1:
        refusal = why_not_player_spsummon(d, reason_effect, summon_type, positions, player, to_player, card)
    refusal = refusal or affecting(card, EFFECT_CANNOT_SPECIAL_SUMMON)
    if refusal is not None:
        return refusal
    if card.status & STATUS_FORBIDDEN:
        return FORBIDDEN
    if zone != 0xFF and open_zones(d, card, to_player, LOCATION_MZONE, player, LOCATION_REASON_TOFIELD, zone)[0] <= 0:
        return ZONE
    refusal = why_not_cost_condition(card, EFFECT_SPSUMMON_COST, player, summon_type)
    if refusal is not None or ignore_condition:
        return refusal
    return _own_condition(card, reason_effect, player, summon_type, positions, to_player)


def _own_condition(card: Card, by: Effect, player: int, summon_type: int, positions: int, to_player: int) -> Refusal:
    if not card.printed.type & TYPE_MONSTER:
        return KIND
    for e in effects_on(card, EFFECT_SPSUMMON_CONDITION):
        if not check_value_condition(e, by, player, summon_type, positions, to_player):
            return e
    return None
