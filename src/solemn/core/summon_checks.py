"""May this monster be Summoned or Set, and by which procedures?

A summoning procedure is an effect on the monster that says how it can be Summoned; without one (or besides) a monster is
Summoned in the ordinary way, with Tributes by its Level.
"""

from solemn.core.capability import moved_this_turn
from solemn.core.effects import check_value_condition, count_left, handler_of, is_available, value_for_card, values_for_card
from solemn.core.materials import why_not_cost_condition
from solemn.core.places import open_zones
from solemn.core.players import (
    lit_positions,
    why_not_player_flip_summon,
    why_not_player_mset,
    why_not_player_spsummon,
    why_not_player_sset,
    why_not_player_summon,
)
from solemn.core.queries import affecting, effects_on
from solemn.core.reasons import (
    CONDITION,
    FACE_DOWN,
    FORBIDDEN,
    KIND,
    LIMIT,
    LOCATION,
    MOVED_THIS_TURN,
    POSITION,
    PROPERLY_SUMMONED,
    SUMMON_COUNT,
    TRIBUTE,
    ZONE,
    Refusal,
)
from solemn.core.script import check
from solemn.core.state import Card, DuelState, Effect
from solemn.core.tallies import summon_count_limit
from solemn.core.tributes import check_tribute
from solemn.core.uniqueness import check_unique_onfield
from solemn.core.values import get_level
from solemn.spec.constants import (
    EFFECT_CANNOT_CHANGE_POSITION,
    EFFECT_CANNOT_FLIP_SUMMON,
    EFFECT_CANNOT_MSET,
    EFFECT_CANNOT_SPECIAL_SUMMON,
    EFFECT_CANNOT_SSET,
    EFFECT_CANNOT_SUMMON,
    EFFECT_DECREASE_TRIBUTE,
    EFFECT_DECREASE_TRIBUTE_SET,
    EFFECT_EXTRA_SET_COUNT,
    EFFECT_EXTRA_SUMMON_COUNT,
    EFFECT_FLAG_BOTH_SIDE,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_FLAG_SPSUM_PARAM,
    EFFECT_FLIPSUMMON_COST,
    EFFECT_GEMINI_STATUS,
    EFFECT_GEMINI_SUMMONABLE,
    EFFECT_LIMIT_SET_PROC,
    EFFECT_LIMIT_SUMMON_PROC,
    EFFECT_MONSTER_SSET,
    EFFECT_MSET_COST,
    EFFECT_REVIVE_LIMIT,
    EFFECT_SET_PROC,
    EFFECT_SPSUMMON_CONDITION,
    EFFECT_SPSUMMON_COST,
    EFFECT_SPSUMMON_PROC,
    EFFECT_SPSUMMON_PROC_G,
    EFFECT_SSET_COST,
    EFFECT_STATUS_SUMMON_SELF,
    EFFECT_SUMMON_COST,
    EFFECT_SUMMON_PROC,
    EFFECT_UNSUMMONABLE_CARD,
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
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
    STATUS_FORBIDDEN,
    STATUS_PROC_COMPLETE,
    SUMMON_TYPE_ADVANCE,
    SUMMON_TYPE_FUSION,
    SUMMON_TYPE_GEMINI,
    SUMMON_TYPE_NORMAL,
    SUMMON_TYPE_SPECIAL,
    SUMMON_TYPE_SYNCHRO,
    SUMMON_TYPE_XYZ,
    TYPE_FIELD,
    TYPE_FUSION,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_PENDULUM,
    TYPE_RITUAL,
    TYPE_SPSUMMON,
    TYPE_SYNCHRO,
    TYPE_TOKEN,
    TYPE_TRAPMONSTER,
    TYPE_XYZ,
)

ANY_TRIBUTE = 0xFF00FF  # mask of zones from which Tributes may be taken
NO_PROCEDURE_FITS = -2  # of filter_summon_procedure: the monster can only be Summoned by procedures, and none fits
ONLY_PROCEDURES = -1  # the monster can only be Summoned by the procedures listed
_NEVER_NORMAL = (
    TYPE_RITUAL | TYPE_SPSUMMON | TYPE_FUSION | TYPE_SYNCHRO | TYPE_XYZ | TYPE_LINK | TYPE_TOKEN | TYPE_TRAPMONSTER
)
_PROPER_EXTRA = (SUMMON_TYPE_FUSION, SUMMON_TYPE_SYNCHRO, SUMMON_TYPE_XYZ)
_REVIVED_FROM = LOCATION_GRAVE | LOCATION_REMOVED | LOCATION_SZONE


# Conditions of procedures


def _procedure_fits(card: Card, e: Effect, *args: object) -> bool:
    d = card.d
    if e.condition is None:
        return True
    before, before_player = d.reason_effect, d.reason_player
    d.reason_effect, d.reason_player = e, card.controller
    fits = check(d, e.condition, e, card, *args)
    d.reason_effect, d.reason_player = before, before_player
    return fits


def is_summonable(
    card: Card, e: Effect, min_tribute: int, zone: int = 0x1F, releasable: int = ANY_TRIBUTE, extra: Effect | None = None
) -> bool:
    """Whether the condition of a Normal Summon or Set procedure is met; `extra` is the effect that grants an additional Summon."""
    return _procedure_fits(card, e, min_tribute & 0xFF, zone, releasable, extra)


def is_spsummonable(card: Card, e: Effect) -> bool:
    """Whether the condition of a Special Summon procedure is met, with the materials that are asked for now."""
    d = card.d
    if d.forced_summon_min:
        return _procedure_fits(
            card, e, d.must_use_materials, d.only_use_materials, d.forced_summon_min, d.forced_summon_max
        )
    return _procedure_fits(card, e, d.must_use_materials, d.only_use_materials)


def is_summonable_card(card: Card) -> bool:
    """Whether a monster of this kind can be Normal Summoned or Set at all."""
    printed = card.printed.type
    return bool(printed & TYPE_MONSTER) and not printed & _NEVER_NORMAL and affecting(card, EFFECT_UNSUMMONABLE_CARD) is None


def _note_summons_itself(card: Card, e: Effect | None) -> None:
    if e is not None and handler_of(e) is card:
        e.status |= EFFECT_STATUS_SUMMON_SELF


# Additional Summons: an effect may let one more Summon be made, with its own demands


def _summons_used_up(d: DuelState, player: int, ignore_count: bool) -> bool:
    """Whether an additional Summon is what this one must be."""
    return not ignore_count and not d.extra_summon[player] and d.summon_count[player] >= summon_count_limit(d, player)


def _demands(e: Effect, card: Card, any_zone: int) -> tuple[int, int, int]:
    # fewest Tributes, mask of zones, mask of zones to Tribute from
    numbers = values_for_card(e, card)
    releasable = ANY_TRIBUTE
    if len(numbers) > 2:
        releasable = (numbers[2] + ANY_TRIBUTE if numbers[2] < 0 else numbers[2]) & 0xFFFFFFFF
    return (numbers[0] & 0xFF if numbers else 0), (numbers[1] & 0xFFFFFFFF if len(numbers) > 1 else any_zone), releasable


def _other_sides_zone(zone: int) -> int:
    return (zone >> 16) | (zone & 0xFFFF0000)


def _to_player(e: Effect, player: int) -> int:
    return 1 - player if e.flag & EFFECT_FLAG_SPSUM_PARAM and e.object_range else player


# Normal Summons


def why_not_summon_procedure(card: Card, e: Effect, player: int, ignore_count: bool, min_tribute: int, zone: int) -> Refusal:
    """May the player Summon the monster by this procedure?"""
    d = card.d
    if not count_left(e, player):
        return LIMIT
    to_player = _to_player(e, player)
    refusal = why_not_player_summon(d, value_for_card(e, card) & 0xFFFFFFFF, player, card, to_player) or check_unique_onfield(
        d, card, to_player, LOCATION_MZONE
    )
    if refusal is not None:
        return refusal
    if not _summons_used_up(d, player, ignore_count):
        return None if is_summonable(card, e, min_tribute, zone) else CONDITION
    for extra in effects_on(card, EFFECT_EXTRA_SUMMON_COUNT):
        least, extra_zone, releasable = _demands(extra, card, 0x1F001F)
        if e.flag & EFFECT_FLAG_SPSUM_PARAM and e.object_range:
            extra_zone = _other_sides_zone(extra_zone)
        if is_summonable(card, e, max(least, min_tribute), extra_zone & zone, releasable, e):
            return None
    return SUMMON_COUNT


def check_summon_procedure(card: Card, e: Effect, player: int, ignore_count: bool, min_tribute: int, zone: int) -> bool:
    """Whether the player may Summon the monster by this procedure."""
    return why_not_summon_procedure(card, e, player, ignore_count, min_tribute, zone) is None


def filter_summon_procedure(
    card: Card, player: int, ignore_count: bool, min_tribute: int, zone: int
) -> tuple[int, list[Effect]]:
    """The procedures by which the player may Summon the monster now, and what else there is.

    The number is ONLY_PROCEDURES or NO_PROCEDURE_FITS when a procedure is compulsory, else 1 if the ordinary Summon
    (with Tributes) can be made and 0 if not.
    """
    procedures: list[Effect] = []
    limits = effects_on(card, EFFECT_LIMIT_SUMMON_PROC)
    for e in limits or effects_on(card, EFFECT_SUMMON_PROC):
        if check_summon_procedure(card, e, player, ignore_count, min_tribute, zone):
            procedures.append(e)
    if limits:
        return (ONLY_PROCEDURES if procedures else NO_PROCEDURE_FITS), procedures
    return int(_why_not_ordinary_summon(card, player, ignore_count, min_tribute, zone) is None), procedures


def _why_not_ordinary_summon(card: Card, player: int, ignore_count: bool, min_tribute: int, zone: int) -> Refusal:
    d = card.d
    refusal = why_not_player_summon(d, SUMMON_TYPE_NORMAL, player, card, player) or check_unique_onfield(
        d, card, player, LOCATION_MZONE
    )
    if refusal is not None:
        return refusal
    counts = get_summon_tribute_count(card)
    least, most = counts & 0xFF, counts >> 16 & 0xFF
    refusal = why_not_player_summon(d, SUMMON_TYPE_ADVANCE, player, card, player)
    if refusal is not None:
        most = 0
    least = max(least, min_tribute)
    if most < least:
        return refusal or TRIBUTE
    return _why_not_tribute(card, EFFECT_EXTRA_SUMMON_COUNT, player, ignore_count, least, most, zone, POS_FACEUP_ATTACK)


def _why_not_tribute(
    card: Card, extra_code: int, player: int, ignore_count: bool, least: int, most: int, zone: int, position: int
) -> Refusal:
    if not _summons_used_up(card.d, player, ignore_count):
        fits = check_tribute(card, least, most, None, card.controller, zone, ANY_TRIBUTE, position)
        return None if fits else (TRIBUTE if least else ZONE)
    for extra in effects_on(card, extra_code):
        at_least, extra_zone, releasable = _demands(extra, card, 0x1F)
        if check_tribute(card, max(at_least, least), most, None, card.controller, extra_zone & zone, releasable, position):
            return None
    return SUMMON_COUNT


def get_summon_tribute_count(card: Card) -> int:
    """How many Tributes an ordinary Summon of the monster takes: the fewest, and the most shifted by 16 bits."""
    least = most = _tributes_by_level(card)
    if not most:
        return 0
    best_least = best_most = 0
    for e in effects_on(card, EFFECT_DECREASE_TRIBUTE):
        fewer = value_for_card(e, card)
        if not e.flag & EFFECT_FLAG_COUNT_LIMIT:
            best_least = max(best_least, fewer & 0xFFFF)
            best_most = max(best_most, fewer >> 16)
        elif e.count_limit > 0:
            least -= fewer & 0xFFFF
            most -= fewer >> 16
    least = max(least - best_least, 0)
    return least + (max(most - best_most, least) << 16)


def _tributes_by_level(card: Card) -> int:
    level = get_level(card)
    if level < 5:
        return 0
    return 1 if level < 7 else 2


def why_not_normal_summon(
    card: Card, player: int, ignore_count: bool, procedure: Effect | None, min_tribute: int, zone: int = 0x1F
) -> Refusal:
    """May the player Normal Summon the monster now: by `procedure` if one is given, else in any way?

    With ignore_count the Normal Summons of the turn are not looked at. A Gemini Monster on the field is asked about its second
    Summon.
    """
    if not is_summonable_card(card):
        return KIND
    d = card.d
    _note_summons_itself(card, d.reason_effect)
    if not ignore_count and _no_summon_left(card, player, EFFECT_EXTRA_SUMMON_COUNT):
        return SUMMON_COUNT
    if card.status & STATUS_FORBIDDEN:
        return FORBIDDEN
    refusal = why_not_cost_condition(card, EFFECT_SUMMON_COST, player)
    if refusal is not None:
        return refusal
    if card.location == LOCATION_MZONE:
        return _why_not_gemini_summon(card, player)
    if card.location != LOCATION_HAND:
        return None
    refusal = affecting(card, EFFECT_CANNOT_SUMMON)
    if refusal is not None:
        return refusal
    return _why_not_summon_from_hand(card, player, ignore_count, procedure, min_tribute, zone)


def _no_summon_left(card: Card, player: int, extra_code: int) -> bool:
    d = card.d
    if not d.extra_summon[player] and affecting(card, extra_code):
        return False
    return d.summon_count[player] >= summon_count_limit(d, player)


def _why_not_gemini_summon(card: Card, player: int) -> Refusal:
    if card.position & POS_FACEDOWN:
        return FACE_DOWN
    if not affecting(card, EFFECT_GEMINI_SUMMONABLE):
        return LOCATION
    return (
        affecting(card, EFFECT_GEMINI_STATUS)
        or why_not_player_summon(card.d, SUMMON_TYPE_GEMINI, player, card, player)
        or affecting(card, EFFECT_CANNOT_SUMMON)
    )


def _why_not_summon_from_hand(
    card: Card, player: int, ignore_count: bool, procedure: Effect | None, min_tribute: int, zone: int
) -> Refusal:
    fits = False
    refusal: Refusal = None
    limits = effects_on(card, EFFECT_LIMIT_SUMMON_PROC)
    for e in limits or effects_on(card, EFFECT_SUMMON_PROC):
        why = why_not_summon_procedure(card, e, player, ignore_count, min_tribute, zone)
        fits = fits or why is None
        refusal = refusal or why
    if not limits:
        ordinary = _why_not_ordinary_summon(card, player, ignore_count, min_tribute, zone)
        if procedure is not None:
            return why_not_summon_procedure(card, procedure, player, ignore_count, min_tribute, zone)
        return None if fits else ordinary
    if procedure is not None:
        return limits[0]
    return None if fits else refusal


# Setting monsters


def why_not_set_procedure(card: Card, e: Effect, player: int, ignore_count: bool, min_tribute: int, zone: int) -> Refusal:
    """May the player Set the monster by this procedure?"""
    d = card.d
    if not count_left(e, player):
        return LIMIT
    refusal = why_not_player_mset(d, value_for_card(e, card) & 0xFFFFFFFF, player, card, _to_player(e, player))
    if refusal is not None:
        return refusal
    if not _summons_used_up(d, player, ignore_count):
        return None if is_summonable(card, e, min_tribute, zone) else CONDITION
    for extra in effects_on(card, EFFECT_EXTRA_SET_COUNT):
        least, extra_zone, releasable = _demands(extra, card, 0x1F001F)
        if e.flag & EFFECT_FLAG_SPSUM_PARAM and e.object_range:
            extra_zone = _other_sides_zone(extra_zone)
        if is_summonable(card, e, max(least, min_tribute), extra_zone & zone, releasable, extra):
            return None
    return SUMMON_COUNT


def check_set_procedure(card: Card, e: Effect, player: int, ignore_count: bool, min_tribute: int, zone: int) -> bool:
    """Whether the player may Set the monster by this procedure."""
    return why_not_set_procedure(card, e, player, ignore_count, min_tribute, zone) is None


def filter_set_procedure(card: Card, player: int, ignore_count: bool, min_tribute: int, zone: int) -> tuple[int, list[Effect]]:
    """The procedures by which the player may Set the monster now, and what else there is: see filter_summon_procedure."""
    procedures: list[Effect] = []
    limits = effects_on(card, EFFECT_LIMIT_SET_PROC)
    for e in limits or effects_on(card, EFFECT_SET_PROC):
        if check_set_procedure(card, e, player, ignore_count, min_tribute, zone):
            procedures.append(e)
    if limits:
        return (ONLY_PROCEDURES if procedures else NO_PROCEDURE_FITS), procedures
    return int(_why_not_ordinary_set(card, player, ignore_count, min_tribute, zone) is None), procedures


def _why_not_ordinary_set(card: Card, player: int, ignore_count: bool, min_tribute: int, zone: int) -> Refusal:
    d = card.d
    refusal = why_not_player_mset(d, SUMMON_TYPE_NORMAL, player, card, player)
    if refusal is not None:
        return refusal
    counts = get_set_tribute_count(card)
    least, most = counts & 0xFFFF, counts >> 16
    refusal = why_not_player_mset(d, SUMMON_TYPE_ADVANCE, player, card, player)
    if refusal is not None:
        most = 0
    least = max(least, min_tribute)
    if most < least:
        return refusal or TRIBUTE
    return _why_not_tribute(card, EFFECT_EXTRA_SET_COUNT, player, ignore_count, least, most, zone, POS_FACEDOWN_DEFENSE)


def get_set_tribute_count(card: Card) -> int:
    """How many Tributes an ordinary Set of the monster takes: the fewest, and the most shifted by 16 bits."""
    least = most = _tributes_by_level(card)
    if not most:
        return 0
    fewer = effects_on(card, EFFECT_DECREASE_TRIBUTE_SET)
    if fewer:
        number = value_for_card(fewer[-1], card)
        least -= number & 0xFFFF
        most -= number >> 16
    least = max(least, 0)
    return least + (max(most, least) << 16)


def why_not_set_monster(
    card: Card, player: int, ignore_count: bool, procedure: Effect | None, min_tribute: int, zone: int = 0x1F
) -> Refusal:
    """May the player Set the monster from the hand now: by `procedure` if one is given, else in any way?"""
    if not is_summonable_card(card):
        return KIND
    d = card.d
    _note_summons_itself(card, d.reason_effect)
    if card.location != LOCATION_HAND:
        return LOCATION
    if card.status & STATUS_FORBIDDEN:
        return FORBIDDEN
    refusal = affecting(card, EFFECT_CANNOT_MSET)
    if refusal is not None:
        return refusal
    if not ignore_count and _no_summon_left(card, player, EFFECT_EXTRA_SET_COUNT):
        return SUMMON_COUNT
    refusal = why_not_cost_condition(card, EFFECT_MSET_COST, player)
    if refusal is not None:
        return refusal
    return _why_not_set_from_hand(card, player, ignore_count, procedure, min_tribute, zone)


def _why_not_set_from_hand(
    card: Card, player: int, ignore_count: bool, procedure: Effect | None, min_tribute: int, zone: int
) -> Refusal:
    fits = False
    refusal: Refusal = None
    limits = effects_on(card, EFFECT_LIMIT_SET_PROC)
    for e in limits or effects_on(card, EFFECT_SET_PROC):
        why = why_not_set_procedure(card, e, player, ignore_count, min_tribute, zone)
        fits = fits or why is None
        refusal = refusal or why
    if not limits:
        ordinary = _why_not_ordinary_set(card, player, ignore_count, min_tribute, zone)
        if procedure is not None:
            return why_not_set_procedure(card, procedure, player, ignore_count, min_tribute, zone)
        return None if fits else ordinary
    if procedure is not None:
        return limits[0]
    return None if fits else refusal


def why_not_set_spell_trap(card: Card, player: int, ignore_zone: bool = False) -> Refusal:
    """May the player Set the card as a Spell or Trap? With ignore_zone it needs no free zone; a Field Spell never does."""
    d = card.d
    printed = card.printed.type
    if (
        not printed & TYPE_FIELD
        and not ignore_zone
        and open_zones(d, card, player, LOCATION_SZONE, card.controller, LOCATION_REASON_TOFIELD)[0] <= 0
    ):
        return ZONE
    if printed & TYPE_MONSTER and not affecting(card, EFFECT_MONSTER_SSET):
        return KIND
    if card.status & STATUS_FORBIDDEN:
        return FORBIDDEN
    return (
        affecting(card, EFFECT_CANNOT_SSET)
        or why_not_player_sset(d, player, card)
        or why_not_cost_condition(card, EFFECT_SSET_COST, player)
    )


# Flip Summons


def why_not_flip_summon(card: Card, player: int) -> Refusal:
    """May the player Flip Summon the monster now? Not in the turn in which it came, changed or attacked."""
    if moved_this_turn(card) or card.announce_count > 0:
        return MOVED_THIS_TURN
    if card.location != LOCATION_MZONE:
        return LOCATION
    if not card.position & POS_FACEDOWN:
        return POSITION
    d = card.d
    refusal: Refusal = check_unique_onfield(d, card, player, LOCATION_MZONE) or why_not_player_flip_summon(d, player, card)
    if refusal is not None:
        return refusal
    if card.status & STATUS_FORBIDDEN:
        return FORBIDDEN
    return (
        affecting(card, EFFECT_CANNOT_FLIP_SUMMON)
        or affecting(card, EFFECT_CANNOT_CHANGE_POSITION)
        or why_not_cost_condition(card, EFFECT_FLIPSUMMON_COST, player)
    )


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
        return CONDITION
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
    return _procedure_fits(card, e)


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
    _note_summons_itself(card, reason_effect)
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
