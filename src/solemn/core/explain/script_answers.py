"""Which answer of a native made a script say no, found by asking again while supposing another answer; and the rule behind it.

A condition, cost or target is a script function that says yes or no and nothing more. But its own questions to the rules are heard,
and it said no because of the last answer without which it would have said yes, or gone on asking.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, Final

from solemn.core.effects.calling import check
from solemn.core.explain.listening import forgiving, listening
from solemn.core.permissions.procedure_checks import procedure_condition_met
from solemn.core.state import reasons
from solemn.core.state.data import Card, DuelState, Effect, Event, Group
from solemn.core.state.hearing import Refused, Told
from solemn.spec.constants import (
    LOCATION_DECK,
    PHASE_BATTLE,
    PHASE_BATTLE_START,
    PHASE_BATTLE_STEP,
    PHASE_DAMAGE,
    PHASE_DAMAGE_CAL,
    PHASE_DRAW,
    PHASE_END,
    PHASE_MAIN1,
    PHASE_MAIN2,
    PHASE_STANDBY,
    STATUS_BATTLE_DESTROYED,
)

_MANY: Final = 99
_MOST_ASKED: Final = 12  # answers that are looked at, from the last one back
_PHASES: Final = (
    PHASE_MAIN1, PHASE_MAIN2, PHASE_BATTLE_STEP, PHASE_BATTLE_START, PHASE_DAMAGE, PHASE_DAMAGE_CAL, PHASE_BATTLE, PHASE_STANDBY,
    PHASE_END, PHASE_DRAW,
)  # fmt: skip
_ZONES: Final = (
    "Duel.GetLocationCount", "Duel.GetMZoneCount", "Duel.GetLocationCountFromEx", "Duel.GetUsableMZoneCount", "Duel.CheckLocation",
)  # fmt: skip
_FREE_ZONES: Final[dict[int | str, Any]] = {_ZONES[3]: 7, _ZONES[4]: True, **dict.fromkeys(_ZONES[:3], (7, 0xFF))}
_OF_PHASES: Final = re.compile(r"Duel\.(GetCurrentPhase|Is\w*(Phase[12]?|Step|DamageCalculation)|IsAbleToEnterBP)")
_OF_TURNS: Final = frozenset({"Duel.GetTurnPlayer", "Duel.IsTurnPlayer"})
_OF_DECKS: Final = frozenset({"Duel.IsPlayerCanDraw", "Duel.IsPlayerCanDiscardDeck", "Duel.IsPlayerCanDiscardDeckAsCost"})
_OF_LINKS: Final = frozenset({"Duel.IsChainNegatable", "Duel.IsChainDisablable"})
_DEEDS: Final = frozenset(
    {"Duel.GetActivityCount", "Duel.GetCustomActivityCount", "Duel.GetFlagEffect", "Card.GetAttackAnnouncedCount", "Card.GetAttackedCount"}
)
_SEARCHES: Final = {  # native: which of its arguments is the filter, and from which one on they are passed to the filter
    "Duel.IsExistingMatchingCard": (0, 6), "Duel.GetMatchingGroup": (0, 5), "Duel.GetMatchingGroupCount": (0, 5),
    "Duel.GetFirstMatchingCard": (0, 5), "Group.IsExists": (1, 4), "Group.Filter": (1, 3), "Group.FilterCount": (1, 3),
}  # fmt: skip
_PAYING: Final = frozenset({"Duel.CheckLPCost", "Card.IsDiscardable", "Duel.CheckReleaseGroupCost", "Card.IsReleasable"})


class Saying:
    """What a script said to a question, and what was heard meanwhile."""

    __slots__ = ("rows", "yes")

    def __init__(self, yes: bool, rows: list[Refused | Told]) -> None:
        self.yes: Final = yes
        self.rows: Final = rows

    @property
    def asked(self) -> list[Told]:
        """What the script itself asked, in order."""
        return [row for row in self.rows if isinstance(row, Told) and not row.depth]


Supposed = Mapping[int | str, Any] | None
Asking = Callable[[Supposed], Saying]


def asking(e: Effect, player: int, event: Event, question: str) -> Asking:
    """A function that asks the effect's condition, cost or target, after those before it, supposing the answers of natives it is given."""
    d = e.d
    scripts = {reasons.CONDITION: e.condition, reasons.COST: e.cost, reasons.TARGET: e.target}
    about = (event.cards, event.player, event.value, event.reason_effect, event.reason, event.reason_player)

    def ask(instead: Supposed) -> Saying:
        """What the question says and what it asks of natives, if these answer as `instead` supposes."""
        with _acting(d, e, player), forgiving(d, instead is not None):
            for name, script in scripts.items():
                given = about if name == reasons.CONDITION else (*about, 0)
                with listening(d, instead if name == question else None) as hearing:
                    yes = script is None or check(d, script, e, player, *given)
                if name == question:
                    return Saying(yes, hearing.rows)
        raise ValueError(question)

    return ask


def asking_procedure(card: Card, e: Effect) -> Asking:
    """A function that asks the condition of the monster's Special Summon procedure, supposing the answers of natives it is given."""
    d = card.d

    def ask(instead: Supposed) -> Saying:
        """What the condition says and what it asks of natives, if these answer as `instead` supposes."""
        with forgiving(d, instead is not None), listening(d, instead) as hearing:
            return Saying(procedure_condition_met(card, e), hearing.rows)

    return ask


@contextmanager
def _acting(d: DuelState, e: Effect, player: int) -> Iterator[None]:
    before, before_player = d.reason_effect, d.reason_player
    d.reason_effect, d.reason_player = e, player
    try:
        yield
    finally:
        d.reason_effect, d.reason_player = before, before_player


class Decisive:
    """The answer because of which a script said no, and another one with which it would have said yes, or gone on asking."""

    __slots__ = ("instead", "told")

    def __init__(self, told: Told, instead: Any) -> None:
        self.told: Final = told
        self.instead: Final = instead


def decisive(ask: Asking, said: Saying) -> Decisive | None:
    """The last answer without which the script would have said yes, or gone on asking; None if there is none."""
    asked = said.asked
    for number in range(len(asked) - 1, max(-1, len(asked) - 1 - _MOST_ASKED), -1):
        for other in _others(asked[number]):
            supposed = ask({number: other})
            if supposed.yes or len(supposed.asked) > len(asked):
                return Decisive(asked[number], other)
    return None


def is_wrong_turn_too(ask: Asking, said: Saying, found: Decisive, card: Card) -> bool:
    """Whether the script, which says no because of the phase, would in the right phase say no because of whose turn it is."""
    number = said.asked.index(found.told)

    def ask_then(instead: Supposed) -> Saying:
        """What the script says in the right phase, if natives besides answer as `instead` supposes."""
        return ask({number: found.instead, **(instead or {})})

    then = ask_then(None)
    next_one = None if then.yes else decisive(ask_then, then)
    return next_one is not None and rule_of_answer(next_one, card) == reasons.TURN


def _others(told: Told) -> Iterator[Any]:
    """Answers other than the one that the native gave."""
    answer = told.answer
    first = answer[0] if type(answer) is tuple and answer else answer
    if type(first) is bool:
        yield not first
    elif told.name == "Duel.GetCurrentPhase":
        yield from (phase for phase in _PHASES if phase != first)
    elif told.name == "Duel.GetTurnPlayer":
        yield 1 - first
    elif type(first) is int:
        for number in (0, 1, _MANY):
            if number != first:
                yield (number, *answer[1:]) if type(answer) is tuple else number


def wants_zone(ask: Asking, said: Saying) -> bool:
    """Whether the script would have said yes, or gone on asking, if every zone were free."""
    if not any(isinstance(row, Told) and row.name in _ZONES for row in said.rows):
        return False
    supposed = ask(_FREE_ZONES)
    return supposed.yes or len(supposed.asked) > len(said.asked)


def heard_during(said: Saying, told: Told | None) -> list[Refused | Told]:
    """What was heard while the native worked out its answer; everything if there is no native, or it only looked at an earlier group."""
    if told is None or told.name.startswith("Group."):
        return said.rows
    return said.rows[told.start : said.rows.index(told)]


def is_payment(told: Told | None, heard: list[Refused | Told], e: Effect, player: int) -> bool:
    """Whether the answer was about a payment."""
    rows = [row for row in heard if isinstance(row, Told)]
    if told is not None and _somebody_could_pay(told, rows):
        return False
    names = [row.name for row in rows] + ([] if told is None else [told.name])
    return any(map(_pays, names)) or _is_about_tributes(told, heard) or (told is not None and _filter_asks_for_payment(told, e, player))


def _pays(name: str) -> bool:
    return name in _PAYING or name.endswith("AsCost")


def _somebody_could_pay(told: Told, rows: list[Told]) -> bool:
    """Whether a card that the native looked at could be paid with, and was refused by the next question of the filter."""
    asked = [row for row in rows if row.depth == told.depth + 1]
    return any(_pays(row.name) and row.answer is True and not _pays(then.name) and then.answer is False for row, then in pairwise(asked))


def _filter_asks_for_payment(told: Told, e: Effect, player: int) -> bool:
    """Whether the filter of a search asks for payments even though it found no card to ask about: it is tried on all cards of the duel."""
    places = _SEARCHES.get(told.name)
    if places is None or len(told.values) <= places[0] or not callable(told.values[places[0]]):
        return False
    d, more = e.d, told.values[places[1] :]
    with _acting(d, e, player), forgiving(d, True), listening(d) as hearing:
        for card in list(d.cards):
            check(d, told.values[places[0]], card, *more)
    return any(isinstance(row, Told) and _pays(row.name) for row in hearing.rows)


def _is_about_tributes(told: Told | None, heard: list[Refused | Told]) -> bool:
    """Whether the answer was about the group of cards that could be Tributed, which was empty."""
    if told is None or not told.name.startswith("Group.") or told.values[0].cards:
        return False
    rows = [row for row in (heard[: heard.index(told)] if told in heard else heard) if isinstance(row, Told)]
    if any(row.depth and row.name.startswith("Duel.IsExisting") and row.answer is False for row in rows):
        return False  # there was a card to Tribute, but then the effect could not have done anything
    made = [row.name for row in rows if not row.depth and isinstance(row.answer, Group) and row.name.startswith("Duel.")]
    return bool(made) and made[-1] == "Duel.GetReleaseGroup"


def rule_of_answer(found: Decisive, card: Card) -> str | None:
    """The ID of the rule for which the native's answer stands, None if it says nothing certain; `card` is the one whose script asked."""
    told = found.told
    name, answer = told.name, told.answer
    if name in _ZONES:
        return reasons.ZONE
    if _OF_PHASES.fullmatch(name):
        return reasons.TURN if _asks_for_turn(told, card) else reasons.PHASE
    if name in _OF_TURNS:
        return reasons.TURN
    if name in _OF_DECKS or (name == "Duel.GetFieldGroupCount" and _places(told) == (LOCATION_DECK, 0)):
        return reasons.DECK_TOO_SMALL
    if name in _DEEDS:
        return reasons.RESTRICTION if _number(found.instead) < _number(answer) else None
    if name in _OF_LINKS:
        return reasons.UNNEGATABLE
    if name == "Card.IsStatus" and answer is True and told.values[1] == STATUS_BATTLE_DESTROYED:
        return reasons.BATTLE_DESTROYED
    if name == "Duel.CheckLPCost":
        return reasons.COST
    own = bool(told.values) and told.values[0] is card
    return _OF_ITSELF.get(name) if own else None


def _asks_for_turn(told: Told, card: Card) -> bool:
    """Whether the question was about a phase of the turn of the player whose turn it is not."""
    return told.name != "Duel.IsPhase" and bool(told.values) and told.values[0] == 1 - card.d.turn_player


_OF_ITSELF: Final = {
    "Card.IsDisabled": reasons.DISABLED,
    "Card.IsFaceup": reasons.FACE_DOWN,
    "Card.IsLocation": reasons.LOCATION,
    "Card.IsControler": reasons.CONTROLLER,
}


def _places(told: Told) -> tuple[Any, ...]:
    """The places of a count of cards on both sides."""
    return tuple(told.values[1:3])


def _number(answer: Any) -> int:
    first = answer[0] if type(answer) is tuple and answer else answer
    return first if type(first) is int else 0


def is_about_event(told: Told | None, event: Event) -> bool:
    """Whether the answer was about the event: the link that is answered, its effect and card, or the cards of the event."""
    if told is None or not told.values:
        return told is None
    first = told.values[0]
    if isinstance(first, Effect):
        return first is event.reason_effect
    if isinstance(first, Group):
        return first is event.cards
    if isinstance(first, Card):
        return event.cards is not None and first in event.cards.cards
    return told.name.startswith("Duel.") and any(word in told.name for word in ("Chain", "Operation", "TargetCards"))
