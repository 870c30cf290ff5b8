"""The choices before a Normal Summon or Set: by which procedure, as which of the turn's Summons, with which Tributes."""

from typing import Final

from solemn.core.decisions.asking import ask_option, ask_yes_no
from solemn.core.effects.effect import take_back_count_code
from solemn.core.effects.queries import effects_on
from solemn.core.lifetimes.resetting import end_oaths
from solemn.core.moves.selecting import choose_from_tributable
from solemn.core.permissions.additional_summons import ANY, Terms, terms_of
from solemn.core.permissions.available_zones import mzone_limit, zones_to_field
from solemn.core.permissions.player_permissions import player_can_mset, player_can_summon
from solemn.core.permissions.procedure_checks import is_summonable
from solemn.core.permissions.summon_checks import tributes_for_set, tributes_for_summon
from solemn.core.permissions.tribute_checks import check_tribute, tributable_for_summon
from solemn.core.permissions.turn_limits import summon_count_limit
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.timing.executing import execute_operation, execute_target
from solemn.spec.constants import (
    EFFECT_COUNT_CODE_OATH,
    EFFECT_EXTRA_SET_COUNT,
    EFFECT_EXTRA_SUMMON_COUNT,
    EFFECT_FLAG_COUNT_LIMIT,
    LOCATION_MZONE,
    LOCATION_REASON_TOFIELD,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP_ATTACK,
    SUMMON_TYPE_ADVANCE,
)

SUMMON_USED_UP: Final = "S8"  # a negated Normal or Pendulum Summon still uses up the one of the turn

_IN_THE_ORDINARY_WAY: Final = 1
_WITHOUT_TRIBUTE: Final = 90


class Way:
    """How a monster is about to be Normal Summoned or Set."""

    __slots__ = ("card", "extra", "fewest_tributes", "is_set", "player", "procedure", "tributes", "without_count", "zone")

    def __init__(
        self, player: int, card: Card, procedure: Effect | None, without_count: bool, fewest_tributes: int, zone: int, is_set: bool
    ) -> None:
        self.player = player
        self.card = card
        self.procedure = procedure
        self.without_count = without_count
        self.fewest_tributes = fewest_tributes
        self.zone = zone
        self.is_set = is_set
        self.extra: Effect | None = None  # the effect that grants this additional Summon
        self.tributes: list[Card] = []


def choose_procedure(d: DuelState, way: Way, ordinary: bool, procedures: list[Effect]) -> bool:
    """Let the player choose between the ordinary Summon and a procedure; False if neither is possible."""
    ways: list[Effect | None] = [None] if ordinary else []
    ways += procedures
    if not ways:
        return False
    way.procedure = _choose(d, way.player, ways)
    return True


def _choose(d: DuelState, player: int, ways: list[Effect | None]) -> Effect | None:
    if len(ways) == 1:
        return ways[0]
    return ways[ask_option(d, player, [_IN_THE_ORDINARY_WAY if e is None else e.description for e in ways])]


def choose_count(d: DuelState, way: Way) -> None:
    """Choose between the Normal Summon/Set of the turn and those that effects grant in addition."""
    ways: list[Effect | None] = []
    if way.without_count or d.limits.normal_summons[way.player] < summon_count_limit(d, way.player):
        ways.append(None)
    if not way.without_count and not d.limits.extra_summons[way.player]:
        code = EFFECT_EXTRA_SET_COUNT if way.is_set else EFFECT_EXTRA_SUMMON_COUNT
        ways += [e for e in effects_on(way.card, code) if _extra_fits(d, way, e)]
    way.extra = _choose(d, way.player, ways) if ways else None
    if way.extra is not None:
        terms = _terms(way)
        way.fewest_tributes = max(way.fewest_tributes, terms.fewest_tributes)
        way.zone &= terms.zone


def _terms(way: Way) -> Terms:
    return ANY if way.extra is None else terms_of(way.extra, way.card, way.procedure)


def _extra_fits(d: DuelState, way: Way, extra: Effect) -> bool:
    least, zone, releasable = terms_of(extra, way.card, way.procedure)
    zone &= way.zone
    if way.procedure is not None:
        return is_summonable(way.card, way.procedure, max(least, way.fewest_tributes), zone, releasable, extra)
    low, high = _tribute_range(d, way)
    if high < low:
        return False
    return check_tribute(way.card, max(low, least), high, None, way.card.controller, zone, releasable, _position(way))


def _tribute_range(d: DuelState, way: Way) -> tuple[int, int]:
    required = tributes_for_set(way.card) if way.is_set else tributes_for_summon(way.card)
    may = player_can_mset if way.is_set else player_can_summon
    high = required >> 16 if may(d, SUMMON_TYPE_ADVANCE, way.player, way.card, way.player) else 0
    return max(required & 0xFFFF, way.fewest_tributes), high


def _position(way: Way) -> int:
    return POS_FACEDOWN_DEFENSE if way.is_set else POS_FACEUP_ATTACK


def choose_tributes(d: DuelState, way: Way) -> bool:
    """Let the player choose the Tributes, if any are needed or possible; False if the player goes back."""
    low, high = _tribute_range(d, way)
    if high == 0:
        return True
    found = tributable_for_summon(way.card, None, False, _terms(way).releasable, _position(way))
    d.choosing.own_tributes, d.choosing.opposing_tributes, d.choosing.one_opposing_of = found.cards, found.extra, found.one_of
    if found.count == 0:
        return True
    free, _ = zones_to_field(d, way.card, way.player, LOCATION_MZONE, way.player, LOCATION_REASON_TOFIELD, way.zone)
    limit = mzone_limit(d, way.player, way.player, LOCATION_REASON_TOFIELD)
    if low == 0 and free > 0 and limit > 0:
        if ask_yes_no(d, way.player, _WITHOUT_TRIBUTE):
            return True
        low = 1
    else:
        low = max(low, 1 - limit)
    chosen = choose_from_tributable(d, way.card, way.player, d.summoning.may_cancel, low, high, way.player, way.zone)
    if chosen is None:
        return False
    way.tributes = chosen
    return True


def run_procedure_target(d: DuelState, way: Way) -> bool:
    """Let the procedure choose what it needs; False if the player goes back."""
    procedure = way.procedure
    assert procedure is not None
    if procedure.target is None:
        return True
    return bool(execute_target(d, procedure, way.player, d.chaining.no_event, *_arguments(way)))


def run_procedure_operation(d: DuelState, way: Way) -> None:
    """Let the procedure do what it takes to Summon or Set by it."""
    procedure = way.procedure
    assert procedure is not None
    execute_operation(d, procedure, way.player, d.chaining.no_event, *_arguments(way))


def _arguments(way: Way) -> tuple[object, ...]:
    return (way.card, way.fewest_tributes, way.zone, _terms(way).releasable, way.extra)


def count_the_summon(d: DuelState, way: Way) -> None:
    """Use up the turn's Normal Summon/Set, or the additional one (rule S8: whether or not it is negated)."""
    if way.without_count:
        return
    if way.extra is None:
        d.limits.normal_summons[way.player] += 1
        return
    d.limits.extra_summons[way.player] = 1
    execute_operation(d, way.extra, way.player, d.chaining.no_event, way.card)


def take_back_oath(d: DuelState, procedure: Effect, player: int) -> None:
    """A negated Summon by this procedure does not count for "once per turn" (rules S9 and S15, since April 2020)."""
    end_oaths(d, procedure)
    if procedure.flag & EFFECT_FLAG_COUNT_LIMIT and procedure.use_flag & EFFECT_COUNT_CODE_OATH:
        take_back_count_code(d, procedure.use_code, procedure.use_flag, procedure.count_hopt, player)
