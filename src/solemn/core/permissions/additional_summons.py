"""Additional Summons: an effect may let one more monster be Normal Summoned or Set in a turn, on terms of its own."""

from typing import Final, NamedTuple

from solemn.core.effects.effect import values_for_card
from solemn.core.effects.queries import effects_on
from solemn.core.permissions.procedure_checks import ANY_TRIBUTE, is_summonable
from solemn.core.permissions.turn_limits import summon_count_limit
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.reasons import CONDITION, SUMMON_COUNT, Refusal
from solemn.spec.constants import EFFECT_EXTRA_SET_COUNT, EFFECT_FLAG_SPSUM_PARAM

_BOTH_SIDES: Final = 0x1F001F


class Terms(NamedTuple):
    """What a Summon asks for: the fewest Tributes, and masks of the zones to Summon to and to Tribute from."""

    fewest_tributes: int
    zone: int
    releasable: int


ANY: Final = Terms(0, _BOTH_SIDES, ANY_TRIBUTE)


def terms_of(extra: Effect, card: Card, procedure: Effect | None = None) -> Terms:
    """The terms on which `extra` grants an additional Summon of the card (by `procedure`)."""
    numbers = values_for_card(extra, card)
    fewest = numbers[0] & 0xFF if numbers else ANY.fewest_tributes
    zone = numbers[1] & 0xFFFFFFFF if len(numbers) > 1 else ANY.zone
    releasable = ANY.releasable
    if len(numbers) > 2:
        releasable = (numbers[2] + ANY_TRIBUTE if numbers[2] < 0 else numbers[2]) & 0xFFFFFFFF
    if procedure is not None and summons_to_opponent(procedure):
        zone = (zone >> 16) | (zone & 0xFFFF0000)
    return Terms(fewest, zone, releasable)


def summons_to_opponent(procedure: Effect) -> bool:
    """Whether the monster comes to the field of the opponent of the player who Summons it."""
    return bool(procedure.flag & EFFECT_FLAG_SPSUM_PARAM and procedure.object_range)


def summons_used_up(d: DuelState, player: int, without_count: bool) -> bool:
    """Whether this has to be an additional Summon."""
    return not without_count and not d.limits.extra_summons[player] and d.limits.normal_summons[player] >= summon_count_limit(d, player)


def why_not_by_procedure(
    card: Card, e: Effect, player: int, without_count: bool, fewest_tributes: int, zone: int, extra_code: int
) -> Refusal:
    """Is the procedure's condition met: for the Summon of the turn, else for an additional one that an effect with this code grants?"""
    if not summons_used_up(card.d, player, without_count):
        return None if is_summonable(card, e, fewest_tributes, zone) else CONDITION
    for extra in effects_on(card, extra_code):
        terms = terms_of(extra, card, e)
        told = extra if extra_code == EFFECT_EXTRA_SET_COUNT else e  # the condition of a Summon hears of its own procedure
        if is_summonable(card, e, max(terms.fewest_tributes, fewest_tributes), terms.zone & zone, terms.releasable, told):
            return None
    return SUMMON_COUNT
