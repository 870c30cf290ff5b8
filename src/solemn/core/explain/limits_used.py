"""What the log says about uses: which activations and Summons used up a limit, and whether they were negated."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from solemn.core.effects.effect import handler_of
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.reasons import NOT_FACE_UP_ANY_MORE
from solemn.core.state.rows import (
    Activated,
    ChainOver,
    MissedTiming,
    Moved,
    NegatedLink,
    NoEffect,
    Summoning,
    SummonNegated,
    SummonProtected,
    TurnBegan,
    last_of,
    named,
    named_as,
)
from solemn.spec.constants import (
    EFFECT_COUNT_CODE_CHAIN,
    EFFECT_COUNT_CODE_DUEL,
    EFFECT_COUNT_CODE_OATH,
    EFFECT_COUNT_CODE_SINGLE,
    EFFECT_FLAG_NO_TURN_RESET,
    SUMMON_TYPE_PENDULUM,
)

ACTIVATION: Final = "activation"
EFFECT: Final = "effect"
SUMMON: Final = "summon"
_SUMMONS: Final = {"summoning": "normal", "flip_summoning": "flip", "special_summoning": "special"}  # by the log's words


@dataclass(frozen=True, slots=True)
class Use:
    """One use of something limited: by which card, in which turn, and which part of it was negated (None: no part)."""

    card: Card
    player: int
    turn: int
    negated: str | None = None


def uses_of(e: Effect, player: int) -> tuple[Use, ...]:
    """The activations that count toward the limit of the effect, oldest first."""
    d = e.d
    rows = _rows_that_count(d, e)
    found = [use for used, use in _activations(d, rows) if _shares_limit(e, used) and _same_player(e, use.player, player)]
    if e.use_flag & EFFECT_COUNT_CODE_OATH:  # "can only be activated": a negated activation does not count (A9)
        found = [use for use in found if use.negated != ACTIVATION]
    return tuple(found)


def normal_summons_of(d: DuelState, player: int) -> tuple[Use, ...]:
    """The player's Normal Summons of this turn (S8: negated ones included)."""
    found: list[Use] = []
    for row in map(named, rows_of_turn(d)):
        match row:
            case Summoning(card=card, way="normal", player=by) if by == player:
                found.append(Use(card, player, d.turn))
            case SummonNegated(cards=negated):
                found = [Use(use.card, player, d.turn, SUMMON) if use.card in negated else use for use in found]
    return tuple(found)


def special_summons_of(d: DuelState, player: int, card: Card) -> tuple[Use, ...]:
    """The player's Special Summons, this turn, of cards with the same name as the card."""
    summons = [row for row in named_as(Summoning, rows_of_turn(d)) if row.way == "special" and row.player == player]
    return tuple(Use(row.card, player, d.turn) for row in summons if row.card.printed.name == card.printed.name)


def pendulum_summon_negated(d: DuelState, player: int) -> bool:
    """Whether the player's Pendulum Summon of this turn was negated (S8)."""
    return any(
        card.summon_type & SUMMON_TYPE_PENDULUM == SUMMON_TYPE_PENDULUM and card.summon_player == player
        for row in named_as(SummonNegated, rows_of_turn(d))
        for card in row.cards
    )


def moved_this_turn(card: Card) -> bool:
    """Whether the card has moved in this turn."""
    return any(row.card is card for row in named_as(Moved, rows_of_turn(card.d)))


def missed_timing(e: Effect) -> MissedTiming | None:
    """How the effect last missed its timing in this turn, if it did."""
    missed = [row for row in named_as(MissedTiming, rows_of_turn(e.d)) if row.effect is e]
    return missed[-1] if missed else None


def summoned_by_effect_lately(d: DuelState) -> bool:
    """Whether the last Summon of this turn was by an effect, which leaves no moment to answer it (S4)."""
    resolving = by_effect = False
    for row in rows_of_turn(d):
        if row[0] in ("chain_solving", "chain_solved", "chain_end"):
            resolving = row[0] == "chain_solving"
        elif row[0] in _SUMMONS:
            by_effect = resolving
    return by_effect


def last_summon_of_turn(d: DuelState) -> str | None:
    """The kind of the last Summon of this turn: normal, flip, or special; None if there was none."""
    return next((_SUMMONS[row[0]] for row in rows_of_turn(d)[::-1] if row[0] in _SUMMONS), None)


def shield_of_last_summon(d: DuelState) -> Effect | None:
    """The effect by which the last Summon of this turn could not be negated, if there was one."""
    last = last_of((SummonProtected, Summoning), rows_of_turn(d))
    return last.shield if isinstance(last, SummonProtected) else None


def rows_of_turn(d: DuelState) -> list[tuple[Any, ...]]:
    """The rows of the log since the turn began."""
    return d.log[_start_of_turn(d.log) :]


def _start_of_turn(log: list[tuple[Any, ...]]) -> int:
    return next((i for i in range(len(log) - 1, -1, -1) if log[i][0] == "new_turn"), 0)


def _rows_that_count(d: DuelState, e: Effect) -> list[tuple[Any, ...]]:
    if e.use_flag & EFFECT_COUNT_CODE_DUEL or e.flag & EFFECT_FLAG_NO_TURN_RESET:
        return d.log
    start = _start_of_turn(d.log)
    if e.use_flag & EFFECT_COUNT_CODE_CHAIN:
        ends = (i for i in range(len(d.log) - 1, start, -1) if d.log[i][0] == "chain_end")
        start = next(ends, start)
    return d.log[start:]


def _activations(d: DuelState, rows: list[tuple[Any, ...]]) -> Iterator[tuple[Effect, Use]]:
    """Each activation in the rows, with the part of it that was negated."""
    turn = d.turn - sum(1 for row in rows[1:] if row[0] == "new_turn")
    links: dict[int, tuple[Effect, Use]] = {}
    for i, row in enumerate(map(named, rows)):
        match row:
            case Activated():
                links[row.link] = row.effect, Use(handler_of(row.effect), row.player, turn)
            case NegatedLink() if row.link in links:
                e, use = links[row.link]
                links[row.link] = e, Use(use.card, use.player, use.turn, ACTIVATION if row.of_activation else EFFECT)
            case NoEffect() if row.link in links:
                links[row.link] = _resolved_in_vain(links[row.link], row.why)
            case ChainOver() | TurnBegan():
                yield from links.values()
                links = {}
                turn += isinstance(row, TurnBegan) and i > 0
    yield from links.values()


def _resolved_in_vain(link: tuple[Effect, Use], why: object) -> tuple[Effect, Use]:
    """The link, which did nothing, as one whose effect was negated; unchanged if it did nothing for another reason."""
    e, use = link
    if use.negated is not None or why == NOT_FACE_UP_ANY_MORE:
        return link
    return e, Use(use.card, use.player, use.turn, EFFECT)


def _shares_limit(e: Effect, used: Effect) -> bool:
    if not (e.use_code or e.use_flag):
        return used is e
    if used.use_code != e.use_code or used.use_flag != e.use_flag or used.count_hopt != e.count_hopt:
        return False
    return not e.use_flag & EFFECT_COUNT_CODE_SINGLE or handler_of(used) is handler_of(e)


def _same_player(e: Effect, used_by: int, player: int) -> bool:
    return used_by == player or not (e.use_code or e.use_flag) or bool(e.use_flag & EFFECT_COUNT_CODE_SINGLE)
