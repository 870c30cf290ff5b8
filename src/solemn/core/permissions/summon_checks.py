"""May this monster be Summoned or Set, and by which procedures?

A summoning procedure is an effect on the monster that says how it can be Summoned. Without one, or as an alternative to it, a
monster is Summoned in the ordinary way, with Tributes by its Level.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from solemn.core.card.kinds import get_level
from solemn.core.effects.effect import count_left, value_for_card
from solemn.core.effects.queries import affecting, effects_on
from solemn.core.permissions.additional_summons import summons_to_opponent, summons_used_up, terms_of, why_not_by_procedure
from solemn.core.permissions.available_zones import open_zones
from solemn.core.permissions.capabilities import moved_this_turn
from solemn.core.permissions.material_checks import why_not_cost_condition
from solemn.core.permissions.player_permissions import (
    why_not_player_flip_summon,
    why_not_player_mset,
    why_not_player_sset,
    why_not_player_summon,
)
from solemn.core.permissions.procedure_checks import ANY_TRIBUTE, note_summons_itself
from solemn.core.permissions.rule_tables import RuleTable, is_prohibited, refused_by_effect, refused_by_rule
from solemn.core.permissions.tribute_checks import check_tribute
from solemn.core.permissions.turn_limits import summon_count_limit
from solemn.core.permissions.uniqueness import kept_from_field_by
from solemn.core.state.data import Card, Codes, Effect
from solemn.core.state.reasons import (
    FACE_DOWN,
    FORBIDDEN,
    KIND,
    LIMIT,
    LOCATION,
    MOVED_THIS_TURN,
    POSITION,
    SUMMON_COUNT,
    TRIBUTE,
    ZONE,
    Refusal,
)
from solemn.spec.constants import (
    EFFECT_CANNOT_CHANGE_POSITION,
    EFFECT_CANNOT_FLIP_SUMMON,
    EFFECT_CANNOT_MSET,
    EFFECT_CANNOT_SSET,
    EFFECT_CANNOT_SUMMON,
    EFFECT_DECREASE_TRIBUTE,
    EFFECT_DECREASE_TRIBUTE_SET,
    EFFECT_EXTRA_SET_COUNT,
    EFFECT_EXTRA_SUMMON_COUNT,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_FLIPSUMMON_COST,
    EFFECT_GEMINI_STATUS,
    EFFECT_GEMINI_SUMMONABLE,
    EFFECT_LIMIT_SET_PROC,
    EFFECT_LIMIT_SUMMON_PROC,
    EFFECT_MONSTER_SSET,
    EFFECT_MSET_COST,
    EFFECT_SET_PROC,
    EFFECT_SSET_COST,
    EFFECT_SUMMON_COST,
    EFFECT_SUMMON_PROC,
    EFFECT_UNSUMMONABLE_CARD,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_REASON_TOFIELD,
    LOCATION_SZONE,
    POS_FACEDOWN,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP_ATTACK,
    SUMMON_TYPE_ADVANCE,
    SUMMON_TYPE_GEMINI,
    SUMMON_TYPE_NORMAL,
    TYPE_FIELD,
    TYPE_FUSION,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_RITUAL,
    TYPE_SPSUMMON,
    TYPE_SYNCHRO,
    TYPE_TOKEN,
    TYPE_TRAPMONSTER,
    TYPE_XYZ,
)

NO_PROCEDURE_FITS: Final = -2  # the monster can only be Summoned by procedures, and none fits
ONLY_PROCEDURES: Final = -1  # the monster can only be Summoned by the procedures listed
_NEVER_NORMAL: Final = (
    TYPE_RITUAL | TYPE_SPSUMMON | TYPE_FUSION | TYPE_SYNCHRO | TYPE_XYZ | TYPE_LINK | TYPE_TOKEN | TYPE_TRAPMONSTER
)


class _FromHand(NamedTuple):
    """Summoning or Setting a monster from the hand: the codes of the effects that give procedures for it, and its two tests."""

    limit_code: int
    code: int
    by_procedure: Callable[[Card, Effect, int, bool, int, int], Refusal]
    ordinary: Callable[[Card, int, bool, int, int], Refusal]


def is_summonable_card(card: Card) -> bool:
    """Whether a monster of this kind can be Normal Summoned or Set at all."""
    printed = card.printed.type
    return bool(printed & TYPE_MONSTER) and not printed & _NEVER_NORMAL and affecting(card, EFFECT_UNSUMMONABLE_CARD) is None


def _to_player(e: Effect, player: int) -> int:
    return 1 - player if summons_to_opponent(e) else player


# Normal Summons


def why_not_summon_procedure(card: Card, e: Effect, player: int, without_count: bool, fewest_tributes: int, zone: int) -> Refusal:
    """May the player Summon the monster by this procedure?"""
    d = card.d
    if not count_left(e, player):
        return LIMIT
    receiver = _to_player(e, player)
    refusal = why_not_player_summon(d, value_for_card(e, card) & 0xFFFFFFFF, player, card, receiver) or kept_from_field_by(
        d, card, receiver, LOCATION_MZONE
    )
    if refusal is not None:
        return refusal
    return why_not_by_procedure(card, e, player, without_count, fewest_tributes, zone, EFFECT_EXTRA_SUMMON_COUNT)


def can_summon_by(card: Card, e: Effect, player: int, without_count: bool, fewest_tributes: int, zone: int) -> bool:
    """Whether the player may Summon the monster by this procedure."""
    return why_not_summon_procedure(card, e, player, without_count, fewest_tributes, zone) is None


def summon_procedures(
    card: Card, player: int, without_count: bool, fewest_tributes: int, zone: int
) -> tuple[int, list[Effect]]:
    """A number, and the procedures by which the player may Summon the monster now.

    The number is ONLY_PROCEDURES or NO_PROCEDURE_FITS if the monster needs a procedure, else 1 if the ordinary Summon
    (with Tributes) can be made and 0 if not.
    """
    procedures: list[Effect] = []
    limits = effects_on(card, EFFECT_LIMIT_SUMMON_PROC)
    for e in limits or effects_on(card, EFFECT_SUMMON_PROC):
        if can_summon_by(card, e, player, without_count, fewest_tributes, zone):
            procedures.append(e)
    if limits:
        return (ONLY_PROCEDURES if procedures else NO_PROCEDURE_FITS), procedures
    return int(_why_not_ordinary_summon(card, player, without_count, fewest_tributes, zone) is None), procedures


def _why_not_ordinary_summon(card: Card, player: int, without_count: bool, fewest_tributes: int, zone: int) -> Refusal:
    d = card.d
    refusal = why_not_player_summon(d, SUMMON_TYPE_NORMAL, player, card, player) or kept_from_field_by(
        d, card, player, LOCATION_MZONE
    )
    if refusal is not None:
        return refusal
    tributes = tributes_for_summon(card)
    forbidden = why_not_player_summon(d, SUMMON_TYPE_ADVANCE, player, card, player)
    return _why_not_tribute(
        card, EFFECT_EXTRA_SUMMON_COUNT, player, without_count, fewest_tributes, tributes, forbidden, zone, POS_FACEUP_ATTACK
    )


def _why_not_tribute(
    card: Card, extra_code: int, player: int, without_count: bool, fewest: int, tributes: int, forbidden: Refusal, zone: int, position: int
) -> Refusal:
    """Can the Tributes be made? `forbidden` is what forbids the player to Tribute for it, if anything; then it must do without."""
    least, most = max(tributes & 0xFFFF, fewest), 0 if forbidden is not None else tributes >> 16
    if least > most:
        return forbidden or TRIBUTE
    if not summons_used_up(card.d, player, without_count):
        fits = check_tribute(card, least, most, None, card.controller, zone, ANY_TRIBUTE, position)
        return None if fits else (TRIBUTE if least else ZONE)
    for extra in effects_on(card, extra_code):
        terms = terms_of(extra, card)
        needed = max(terms.fewest_tributes, least)
        if check_tribute(card, needed, most, None, card.controller, terms.zone & zone, terms.releasable, position):
            return None
    return SUMMON_COUNT


def tributes_for_summon(card: Card) -> int:
    """How many Tributes an ordinary Summon of the monster takes: the fewest in the low 16 bits, the most above them."""
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


def _why_not_as_card(card: Card) -> Refusal:
    """The refusal by its kind, or because its name is prohibited; an effect that asks about its own card is noted as Summoning it."""
    if not is_summonable_card(card):
        return KIND
    note_summons_itself(card, card.d.reason_effect)
    return FORBIDDEN if is_prohibited(card) else None


def _why_no_summon_left(card: Card, player: int, without_count: bool, extra_code: int) -> Refusal:
    return SUMMON_COUNT if not without_count and no_summon_left(card, player, extra_code) else None


def why_not_normal_summon(
    card: Card, player: int, without_count: bool, procedure: Effect | None, fewest_tributes: int, zone: int = 0x1F
) -> Refusal:
    """May the player Normal Summon the monster now: by `procedure` if one is given, else in any way?

    With `without_count` it does not matter how many Normal Summons the turn has left. For a Gemini monster on the field the question
    is about its second Summon.
    """
    refusal = (
        _why_not_as_card(card)
        or _why_no_summon_left(card, player, without_count, EFFECT_EXTRA_SUMMON_COUNT)
        or why_not_cost_condition(card, EFFECT_SUMMON_COST, player)
    )
    if refusal is not None:
        return refusal
    if card.location == LOCATION_MZONE:
        return why_not_gemini_summon(card, player)
    if card.location != LOCATION_HAND:
        return None
    return affecting(card, EFFECT_CANNOT_SUMMON) or _why_not_from_hand(
        card, player, without_count, procedure, fewest_tributes, zone, _SUMMON
    )


def no_summon_left(card: Card, player: int, extra_code: int) -> bool:
    """Whether the player has used up the Normal Summons and Sets of the turn, and no effect on the card grants one more."""
    d = card.d
    if not d.limits.extra_summons[player] and affecting(card, extra_code):
        return False
    return d.limits.normal_summons[player] >= summon_count_limit(d, player)


def _is_no_gemini(card: Card) -> bool:
    return affecting(card, EFFECT_GEMINI_SUMMONABLE) is None


def _is_face_down(card: Card) -> bool:
    return bool(card.position & POS_FACEDOWN)


_NO_SECOND_SUMMON: Final[RuleTable] = ((_is_no_gemini, LOCATION), (_is_face_down, FACE_DOWN))
_FORBIDS_SECOND_SUMMON: Final[Codes] = (EFFECT_CANNOT_SUMMON, EFFECT_GEMINI_STATUS)


def why_not_gemini_summon(card: Card, player: int) -> Refusal:
    """May the player Normal Summon the monster, which is on the field, once more? Only a face-up Gemini monster, and only once."""
    return (
        refused_by_rule(_NO_SECOND_SUMMON, card)
        or refused_by_effect(_FORBIDS_SECOND_SUMMON, card)
        or why_not_player_summon(card.d, SUMMON_TYPE_GEMINI, player, card, player)
    )


# Setting monsters


def why_not_set_procedure(card: Card, e: Effect, player: int, without_count: bool, fewest_tributes: int, zone: int) -> Refusal:
    """May the player Set the monster by this procedure?"""
    d = card.d
    if not count_left(e, player):
        return LIMIT
    refusal = why_not_player_mset(d, value_for_card(e, card) & 0xFFFFFFFF, player, card, _to_player(e, player))
    if refusal is not None:
        return refusal
    return why_not_by_procedure(card, e, player, without_count, fewest_tributes, zone, EFFECT_EXTRA_SET_COUNT)


def can_set_by(card: Card, e: Effect, player: int, without_count: bool, fewest_tributes: int, zone: int) -> bool:
    """Whether the player may Set the monster by this procedure."""
    return why_not_set_procedure(card, e, player, without_count, fewest_tributes, zone) is None


def set_procedures(card: Card, player: int, without_count: bool, fewest_tributes: int, zone: int) -> tuple[int, list[Effect]]:
    """A number, and the procedures by which the player may Set the monster now: see summon_procedures."""
    procedures: list[Effect] = []
    limits = effects_on(card, EFFECT_LIMIT_SET_PROC)
    for e in limits or effects_on(card, EFFECT_SET_PROC):
        if can_set_by(card, e, player, without_count, fewest_tributes, zone):
            procedures.append(e)
    if limits:
        return (ONLY_PROCEDURES if procedures else NO_PROCEDURE_FITS), procedures
    return int(_why_not_ordinary_set(card, player, without_count, fewest_tributes, zone) is None), procedures


def _why_not_ordinary_set(card: Card, player: int, without_count: bool, fewest_tributes: int, zone: int) -> Refusal:
    refusal = why_not_player_mset(card.d, SUMMON_TYPE_NORMAL, player, card, player)
    if refusal is not None:
        return refusal
    tributes = tributes_for_set(card)
    forbidden = why_not_player_mset(card.d, SUMMON_TYPE_ADVANCE, player, card, player)
    return _why_not_tribute(
        card, EFFECT_EXTRA_SET_COUNT, player, without_count, fewest_tributes, tributes, forbidden, zone, POS_FACEDOWN_DEFENSE
    )


def tributes_for_set(card: Card) -> int:
    """How many Tributes an ordinary Set of the monster takes: the fewest in the low 16 bits, the most above them."""
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
    card: Card, player: int, without_count: bool, procedure: Effect | None, fewest_tributes: int, zone: int = 0x1F
) -> Refusal:
    """May the player Set the monster from the hand now: by `procedure` if one is given, else in any way?"""
    return (
        _why_not_as_card(card)
        or (None if card.location == LOCATION_HAND else LOCATION)
        or affecting(card, EFFECT_CANNOT_MSET)
        or _why_no_summon_left(card, player, without_count, EFFECT_EXTRA_SET_COUNT)
        or why_not_cost_condition(card, EFFECT_MSET_COST, player)
        or _why_not_from_hand(card, player, without_count, procedure, fewest_tributes, zone, _SET)
    )


def _why_not_from_hand(
    card: Card, player: int, without_count: bool, procedure: Effect | None, fewest_tributes: int, zone: int, way: _FromHand
) -> Refusal:
    """The refusal if neither a procedure of the card fits nor the ordinary way, which an effect may rule out; with `procedure` only
    that one counts."""
    fits = False
    refusal: Refusal = None
    limits = effects_on(card, way.limit_code)
    for e in limits or effects_on(card, way.code):
        why = way.by_procedure(card, e, player, without_count, fewest_tributes, zone)
        fits = fits or why is None
        refusal = refusal or why
    if not limits:
        ordinary = way.ordinary(card, player, without_count, fewest_tributes, zone)
        if procedure is not None:
            return way.by_procedure(card, procedure, player, without_count, fewest_tributes, zone)
        return None if fits else ordinary
    if procedure is not None:
        return limits[0]
    return None if fits else refusal


_SUMMON: Final = _FromHand(EFFECT_LIMIT_SUMMON_PROC, EFFECT_SUMMON_PROC, why_not_summon_procedure, _why_not_ordinary_summon)
_SET: Final = _FromHand(EFFECT_LIMIT_SET_PROC, EFFECT_SET_PROC, why_not_set_procedure, _why_not_ordinary_set)


def _has_no_spell_zone(card: Card, player: int) -> bool:
    """Whether a card that is Set as a Spell or Trap would find no zone; a Field Spell replaces another one."""
    if card.printed.type & TYPE_FIELD:
        return False
    return open_zones(card.d, card, player, LOCATION_SZONE, card.controller, LOCATION_REASON_TOFIELD)[0] <= 0


def why_not_set_spell_trap(card: Card, player: int, ignore_zone: bool = False) -> Refusal:
    """May the player Set the card as a Spell or Trap? With ignore_zone it needs no free zone; a Field Spell never does."""
    if is_prohibited(card):
        return FORBIDDEN
    # scripts are asked about zones, monsters that can be Set this way, the card, the player and the cost, in this order
    if not ignore_zone and _has_no_spell_zone(card, player):
        return ZONE
    if card.printed.type & TYPE_MONSTER and affecting(card, EFFECT_MONSTER_SSET) is None:
        return KIND
    return (
        affecting(card, EFFECT_CANNOT_SSET)
        or why_not_player_sset(card.d, player, card)
        or why_not_cost_condition(card, EFFECT_SSET_COST, player)
    )


# Flip Summons


def _is_no_monster_on_field(card: Card) -> bool:
    return card.location != LOCATION_MZONE


def _is_face_up(card: Card) -> bool:
    return not card.position & POS_FACEDOWN


def _acted_this_turn(card: Card) -> bool:
    return card.declarations > 0 or moved_this_turn(card)


_NO_FLIP_SUMMON: Final[RuleTable] = (
    (_is_no_monster_on_field, LOCATION),
    (_is_face_up, POSITION),
    (_acted_this_turn, MOVED_THIS_TURN),
    (is_prohibited, FORBIDDEN),
)
_FORBIDS_FLIP_SUMMON: Final[Codes] = (EFFECT_CANNOT_FLIP_SUMMON, EFFECT_CANNOT_CHANGE_POSITION)


def why_not_flip_summon(card: Card, player: int) -> Refusal:
    """May the player Flip Summon the monster now? Not in a turn in which it came to the field, changed its position or attacked."""
    return (
        refused_by_rule(_NO_FLIP_SUMMON, card)
        or kept_from_field_by(card.d, card, player, LOCATION_MZONE)
        or why_not_player_flip_summon(card.d, player, card)
        or refused_by_effect(_FORBIDS_FLIP_SUMMON, card)
        or why_not_cost_condition(card, EFFECT_FLIPSUMMON_COST, player)
    )
