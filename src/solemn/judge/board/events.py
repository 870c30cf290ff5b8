"""From the engine's log to the events of scenarios: who did what, in words."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from solemn.core.effects.effect import handler_of
from solemn.core.effects.queries import affecting
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.field_zones import field_card
from solemn.core.state.log import place_of
from solemn.judge.board.negations import NegationChange, Negations
from solemn.judge.language.placed import PlacedName
from solemn.judge.language.words import ATTRIBUTES, PHASES, TYPES, reasons_of, zone_of
from solemn.judge.scenario.names import CardNames
from solemn.spec.constants import (
    EFFECT_REMAIN_FIELD,
    EFFECT_TYPE_ACTIVATE,
    LOCATION_GRAVE,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_REMOVED,
    POS_FACEUP,
    STATUS_DISABLED,
    STATUS_FORBIDDEN,
    TYPE_CONTINUOUS,
    TYPE_EQUIP,
    TYPE_FIELD,
    TYPE_PENDULUM,
)

Row = tuple[Any, ...]


@dataclass(slots=True)
class Event:
    """Something that happened: its name, its values in words, the number of the step it followed, and what the engine knows of it."""

    name: str
    values: dict[str, Any]
    about: tuple[Any, ...]
    step: int

    def __str__(self) -> str:
        shown = [f"{key}={_short(value)}" for key, value in self.values.items() if value is not None and value != []]
        return " ".join([self.name, *shown])


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return f"p{value['player']}:{value['zone']}"
    return "+".join(value) if isinstance(value, list) else str(value)


@dataclass(frozen=True, slots=True)
class Kept:
    """What a listener knows at one moment."""

    noted: dict[int, Any]
    negations: Negations
    read: int
    cause: Row | None
    links: dict[int, str]
    voided: frozenset[int]
    phase: str


class Listener:
    """Follows a duel's log. What a row means is noted at once, while cards are where they were; rows become events when asked for."""

    __slots__ = (
        "_cause", "_d", "_links", "_names", "_namesakes", "_negations", "_noted", "_read", "_voided", "on_chained", "on_solved",
        "on_unasked", "phase",
    )  # fmt: skip

    def __init__(self, d: DuelState, names: CardNames) -> None:
        self._d = d
        self._names = names
        self._noted: dict[int, Any] = {}  # by identity of the row, which the log keeps alive
        self._namesakes: dict[int, dict[Card, PlacedName]] = {}  # by identity of the row
        self._negations = Negations()
        self._read = 0
        self._cause: Row | None = None  # the row with objects that the next row belongs to
        self._links: dict[int, str] = {}
        self._voided: set[int] = set()  # links whose activation was negated
        self.phase = ""
        self.on_chained: Callable[[], None] | None = None  # told of every link once it is complete
        self.on_solved: Callable[[int], None] | None = None  # told of every link once it has resolved
        self.on_unasked: Callable[[int], None] | None = None  # told of every player who might respond now, but has nothing to respond with
        for row in d.log:
            self.hear(row)
        d.listener = self.hear

    def hear(self, row: Row) -> None:
        """Note what will be hard to tell later."""
        note = _NOTES.get(row[0])
        if note is not None:
            self._noted[id(row)] = note(self._d, row)
        elif row[0] == ".negated":
            self._noted[id(row)] = self._negations.begin(row)
        elif row[0] == ".negation_over":
            self._noted[id(row)] = self._negations.end(row)
        if row[0] in _OF_CARDS:
            self._note_namesakes(row)
        if row[0] == "chained" and self.on_chained is not None:
            self.on_chained()
        elif row[0] == "chain_solved" and self.on_solved is not None:
            self.on_solved(row[1])
        elif row[0] == ".unasked" and self.on_unasked is not None:
            self.on_unasked(row[1])

    def keep(self) -> Kept:
        """What is known now, for `go_back` when the duel is restored to this moment."""
        return Kept(
            dict(self._noted), self._negations.copied(), self._read, self._cause, dict(self._links), frozenset(self._voided), self.phase
        )

    def go_back(self, kept: Kept) -> None:
        """Know what was known then. Comes before the duel is restored, whose answers since then are heard again."""
        self._noted, self._negations, self._read = dict(kept.noted), kept.negations.copied(), kept.read
        self._cause, self._links, self._voided, self.phase = kept.cause, dict(kept.links), set(kept.voided), kept.phase

    def _note_namesakes(self, row: Row) -> None:
        """Note where the cards of the row are of which there are others by that name."""
        told: dict[Card, PlacedName] = {}
        for card in _cards_in((row, self.noted(row))):
            if _has_namesakes(self._d, card):
                player, location, sequence = place_of(card)[:3]
                told[card] = PlacedName.at(self._names.of_code(card.printed.code), player, zone_of(location) or "none", sequence)
        self._namesakes[id(row)] = told

    def news(self, step: int) -> list[Event]:
        """The events since the last call; `step` is the number of the step that they follow."""
        log = self._d.log
        rows = log[self._read :]
        self._read = len(log)
        return [Event(*words, step=step) for row in rows for words in self._words(row)]

    def _words(self, row: Row) -> list[tuple[str, dict[str, Any], tuple[Any, ...]]]:
        if row[0] in _CAUSES:
            self._cause = row
            return []
        if row[0] == "become_target":
            return self._targets(row)
        if row[0] == ".summon_negated":
            return self._negated_summons(row)
        made = _WORDS.get(row[0])
        found = None if made is None else made(self, row)
        return [] if found is None else [found]

    def _targets(self, row: Row) -> list[tuple[str, dict[str, Any], tuple[Any, ...]]]:
        cards = self.noted(row) or [None] * (len(row) - 1)
        return [
            ("target", {"card": self.told(row, card), "player": place[0], "zone": zone_of(place[1]), "seq": place[2]}, (card, place))
            for card, place in zip(cards, row[1:])
        ]

    def _negated_summons(self, row: Row) -> list[tuple[str, dict[str, Any], tuple[Any, ...]]]:
        """One event for each monster: several are Summoned at once by a Pendulum Summon."""
        cards, by = row[1], row[2]
        negator = self.told_owner(row, by)
        return [("summon_negated", {"card": self.told(row, card), "by": negator}, (card, by)) for card in cards]

    def cause_kind(self) -> str:
        """The kind of the row with objects that came just before; empty without one."""
        return "" if self._cause is None else str(self._cause[0])

    def cause(self, kind: str) -> Row:
        """The values of the row of that kind that came just before; empty without one."""
        cause, self._cause = self._cause, None
        return cause[1:] if cause is not None and cause[0] == kind else ()

    def owner(self, e: Effect | None) -> str | None:
        """The English name of the card whose effect it is."""
        return None if e is None else self.name(e.owner)

    def name(self, card: Card | None) -> str | None:
        """The English name of a card."""
        return None if card is None else self._names.of_code(card.printed.code)

    def told(self, row: Row, card: Card | None) -> str | None:
        """The English name of a card of this row, with its place if there were others of that name."""
        return self._namesakes.get(id(row), {}).get(card) or self.name(card) if card is not None else None

    def told_owner(self, row: Row, e: Effect | None) -> str | None:
        """The English name of the card whose effect it is, with its place if there were others of that name."""
        return None if e is None else self.told(row, e.owner)

    def of_code(self, code: int) -> str:
        """The English name of the card with this passcode."""
        return self._names.of_code(code)

    def link(self, number: int) -> str:
        """The name of the card of a Chain Link."""
        return self._links.get(number, "")

    def open_link(self, number: int, name: str) -> None:
        """A link was activated."""
        self._links[number] = name
        self._voided.discard(number)

    def void_link(self, number: int) -> None:
        """The activation of a link was negated."""
        self._voided.add(number)

    def is_void(self, number: int) -> bool:
        """Whether the link's activation was negated."""
        return number in self._voided

    def close_chain(self) -> None:
        """The Chain is over."""
        self._links.clear()
        self._voided.clear()

    def was_idle(self, solved: Row) -> bool:
        """Whether nothing at all happened while the link resolved."""
        before, after = self._before(solved), self.noted(solved)
        if before is None or after is None or before[1:] != after[1:]:
            return False
        return all(row[0] in _NOTHINGS for row in self._d.log[before[0] : after[0] - 1])

    def effects_made(self, solved: Row) -> int | None:
        """How many effects the link made while it resolved; None if that is not known."""
        before, after = self._before(solved), self.noted(solved)
        return None if before is None or after is None else after[1] - before[1]

    def _before(self, solved: Row) -> tuple[int, int, bool] | None:
        """What was noted when the link began to resolve."""
        log, after = self._d.log, self.noted(solved)
        if after is None:
            return None
        start = next((i for i in range(after[0] - 1, -1, -1) if log[i][0] == "chain_solving" and log[i][1] == solved[1]), None)
        return None if start is None else self.noted(log[start])

    def negator_of(self, card: Card) -> Card | None:
        """The card that negates, or where it was last on the field negated, this card's effects."""
        return self._negations.negator_of(card)

    def noted(self, row: Row) -> Any:
        """What was noted of a row."""
        return self._noted.get(id(row))


_OF_CARDS: Final = frozenset(
    {
        "become_target", "attack", "summoning", "special_summoning", "flip_summoning", "position", "add_counter", "remove_counter",
        ".protected", ".summon_protected", ".summon_negated", ".negated", ".negation_over", ".negated_attack", ".negated_activation",
        ".negated_effect",
    }
)  # fmt: skip
_SEEN: Final = LOCATION_ONFIELD | LOCATION_GRAVE | LOCATION_REMOVED


def _cards_in(values: Iterable[Any]) -> Iterator[Card]:
    """The cards in a row, and those whose effects are in it."""
    for value in values:
        if isinstance(value, Card):
            yield value
        elif isinstance(value, Effect) and value.owner is not None:
            yield value.owner
        elif isinstance(value, NegationChange):
            yield from _cards_in((value.card, value.by, value.cause))
        elif isinstance(value, (tuple, list)):
            yield from _cards_in(value)


def _has_namesakes(d: DuelState, card: Card) -> bool:
    """Whether another card of that name can be seen elsewhere."""
    if not card.location & _SEEN:
        return False
    piles = (d.players[0], d.players[1])
    others = [other for p in piles for row in (p.mzone, p.szone, p.grave, p.banished) for other in row if other is not None]
    field = card.location & LOCATION_ONFIELD
    return any(
        other is not card and other.printed.code == card.printed.code and other.position & POS_FACEUP
        and (field or (other.location, other.controller) != (card.location, card.controller))
        for other in others
    )  # fmt: skip


# -- noted at once ------------------------------------------------------------------------------------------------


def _card_at(d: DuelState, place: Row) -> Card | None:
    player, location, sequence = place[:3]
    if not location or location & 0x80:
        return None
    if location & LOCATION_ONFIELD:
        return field_card(d, player, location, sequence)
    pile = getattr(d.players[player], zone_of(location) or "hand")
    return pile[sequence] if sequence < len(pile) else None


def _note_places(d: DuelState, row: Row) -> list[Card | None]:
    return [_card_at(d, place) for place in row[1:]]


def _note_scale(d: DuelState, row: Row) -> bool:
    """Whether the card that is activated is in a Pendulum Zone."""
    card = _card_at(d, row[2])
    return card is not None and card.pzone


def _note_scales(d: DuelState, row: Row) -> tuple[bool, bool]:
    """Whether the card was in a Pendulum Zone before it moved, and whether it is in one now."""
    card = _card_at(d, row[3]) if row[3][1] else None
    return (False, False) if card is None else (card.previous.pzone, card.pzone)


def _note_card(d: DuelState, row: Row) -> Card | None:
    """The card that is turned, or whose counters change."""
    return _card_at(d, row[2:5])


def _note_summoning(d: DuelState, row: Row) -> tuple[Card | None, int, Effect | None, int, bool]:
    """The monster, how many Normal Summons and Sets its player has used up, the effect that Summons it, how, and whether it counts as
    on the field during the attempt (rule S12)."""
    card = _card_at(d, row[2:6])
    cause, kind = (None, 0) if card is None else (card.reason_effect, card.summon_type)
    again = row[0] == "summoning" and card is not None and card.summon_location == LOCATION_MZONE
    return card, d.limits.normal_summons[row[2]], cause, kind, d.rulings_2023 and (again or row[0] == "flip_summoning")


def _note_protected(_: DuelState, row: Row) -> tuple[int, str | None]:
    """The place of a card to which something cannot be done."""
    place = place_of(row[1])
    return place[0], zone_of(place[1])


def _note_link(d: DuelState, row: Row) -> tuple[Effect, bool] | None:
    """The effect, and whether it is the activation of a card."""
    link = d.chain[row[1] - 1] if 0 < row[1] <= len(d.chain) else None
    return None if link is None else (link.effect, bool(link.effect.type & EFFECT_TYPE_ACTIVATE))


def _note_activated(_: DuelState, row: Row) -> tuple[Card, bool]:
    """The card, and whether its effects are negated when it activates one."""
    card = handler_of(row[2])
    on_field = card.location & LOCATION_ONFIELD and card.position & POS_FACEUP
    return card, bool(on_field and card.status & (STATUS_DISABLED | STATUS_FORBIDDEN))


def _note_negated_card(_: DuelState, row: Row) -> bool:
    """Whether the effects of the link's card are all negated, not only the one that was activated."""
    return bool(row[2].status & (STATUS_DISABLED | STATUS_FORBIDDEN))


def _note_no_effect(d: DuelState, row: Row) -> Card | None:
    """The card of the link, if the log does not say what negates its effects."""
    number, reason = row[1], row[2]
    if isinstance(reason, Effect) or not 0 < number <= len(d.chain):
        return None
    return handler_of(d.chain[number - 1].effect)


def _note_solving(d: DuelState, row: Row) -> tuple[int, int, bool] | None:
    """How much had happened before the link resolves: rows of the log, effects made, another attack allowed.

    None for a link of which something stays in any case, or that has nothing to carry out.
    """
    link = d.chain[row[1] - 1] if 0 < row[1] <= len(d.chain) else None
    if link is None or (link.effect.operation is None and link.replaced_operation is None):
        return None
    card = handler_of(link.effect)
    stays = bool(card.printed.type & _STAYING) or affecting(card, EFFECT_REMAIN_FIELD) is not None
    return None if stays and link.effect.type & EFFECT_TYPE_ACTIVATE else _how_much(d)


def _how_much(d: DuelState) -> tuple[int, int, bool]:
    return len(d.log), d.next_effect_number, d.battle.chain_attack


def _note_solved(d: DuelState, _: Row) -> tuple[int, int, bool] | None:
    """The same after it resolved; None if a Summon follows."""
    return None if d.chaining.summon_afterwards is not None else _how_much(d)


_NOTES: Final[dict[str, Callable[[DuelState, Row], Any]]] = {
    "attack": _note_places,
    "move": _note_scales,
    "become_target": _note_places,
    "chaining": _note_scale,
    "position": _note_card,
    "add_counter": _note_card,
    "remove_counter": _note_card,
    "chained": _note_link,
    ".activated": _note_activated,
    ".negated_effect": _note_negated_card,
    ".no_effect": _note_no_effect,
    ".protected": _note_protected,
    "chain_solving": _note_solving,
    "chain_solved": _note_solved,
    "summoning": _note_summoning,
    "special_summoning": _note_summoning,
    "flip_summoning": _note_summoning,
}

# -- in words -----------------------------------------------------------------------------------------------------

_STAYING: Final = TYPE_CONTINUOUS | TYPE_EQUIP | TYPE_FIELD | TYPE_PENDULUM
# rows that leave the duel as it was
_NOTHINGS: Final = frozenset({"hint", ".protected", ".declared", ".message", "chain_solving", "chain_solved"})
Words = tuple[str, dict[str, Any], tuple[Any, ...]] | None


def _turn(_: Listener, row: Row) -> Words:
    return "turn", {"player": row[1]}, ()


def _phase(listener: Listener, row: Row) -> Words:
    listener.phase = PHASES.get(row[1], str(row[1]))
    return "phase", {"phase": listener.phase}, ()


def _move(listener: Listener, row: Row) -> Words:
    before, after = ({"player": place[0], "zone": zone_of(place[1])} for place in (row[2], row[3]))
    card, by = listener.cause(".moved") or (None, None)
    values = {"card": listener.of_code(row[1]), "from": before, "to": after, "reason": reasons_of(row[4]), "by": listener.owner(by)}
    return "move", values, (row[2], row[3], *(listener.noted(row) or (False, False)), card, by)


def _by_code(name: str) -> Callable[[Listener, Row], Words]:
    def words(listener: Listener, row: Row) -> Words:
        return name, {"card": listener.of_code(row[1]), "player": row[2]}, ()

    return words


def _position(listener: Listener, row: Row) -> Words:
    card, by = listener.cause(".turned") or (None, None)
    name = listener.told(row, listener.noted(row)) or listener.of_code(row[1])
    return "position", {"card": name, "player": row[2], "by": listener.owner(by)}, (row[3], row[5], row[6], card, by)


def _summoning(kind: str) -> Callable[[Listener, Row], Words]:
    def words(listener: Listener, row: Row) -> Words:
        card, *facts = listener.noted(row) or (None, 0, None, 0, False)
        name = listener.told(row, card) if card is not None else listener.of_code(row[1])
        return "summoning", {"card": name, "player": row[2], "kind": kind}, (*facts, card)

    return words


def _summoned(kind: str) -> Callable[[Listener, Row], Words]:
    return lambda _, __: ("summoned", {"kind": kind}, ())


def _activate(listener: Listener, row: Row) -> Words:
    name, place, number = listener.of_code(row[1]), row[2], row[-1]
    listener.open_link(number, name)
    return "activate", {"card": name, "player": place[0], "zone": zone_of(place[1]), "link": number}, (place, bool(listener.noted(row)))


def _activated(listener: Listener, row: Row) -> Words:
    card, negated = listener.noted(row)
    return "activated", {"card": listener.name(card), "link": row[1]}, (card, row[2], negated)


def _chained(listener: Listener, row: Row) -> Words:
    return "chained", {"card": listener.link(row[1]), "link": row[1]}, listener.noted(row) or ()


def _activation_negated(listener: Listener, row: Row) -> Words:
    listener.void_link(row[1])
    return "activation_negated", {"card": listener.link(row[1]), "link": row[1]}, ()


def _of_link(name: str, unless_void: bool = False) -> Callable[[Listener, Row], Words]:
    def words(listener: Listener, row: Row) -> Words:
        if unless_void and listener.is_void(row[1]):
            return None
        return name, {"card": listener.link(row[1]), "link": row[1]}, ()

    return words


def _resolved(listener: Listener, row: Row) -> Words:
    if listener.is_void(row[1]):
        return None
    return "resolved", {"card": listener.link(row[1]), "link": row[1]}, (listener.was_idle(row), listener.effects_made(row))


def _by_effect(name: str) -> Callable[[Listener, Row], Words]:
    """A negation of a link, with the effect that did it."""

    def words(listener: Listener, row: Row) -> Words:
        by: Effect | None = row[3]
        values = {"card": listener.link(row[1]), "link": row[1], "by": listener.told_owner(row, by)}
        return name, values, (row[2], by, bool(listener.noted(row)))

    return words


def _no_effect(listener: Listener, row: Row) -> Words:
    number, reason = row[1], row[2]
    if listener.is_void(number):
        return None
    card = listener.noted(row)
    by = reason.owner if isinstance(reason, Effect) else listener.negator_of(card) if card is not None and reason != "A6" else None
    rule = reason if isinstance(reason, str) else None
    return "no_effect", {"card": listener.link(number), "link": number, "rule": rule, "by": listener.name(by)}, (reason, by)


def _chain_end(listener: Listener, _: Row) -> Words:
    listener.close_chain()
    return "chain_end", {}, ()


def _summon_void(listener: Listener, row: Row) -> Words:
    return "summon_void", {"card": listener.name(row[1])}, (row[1],)


def _summon_protected(listener: Listener, row: Row) -> Words:
    return "summon_protected", {"card": listener.told(row, row[1]), "by": listener.told_owner(row, row[2])}, (row[1], row[2])


def _attack(listener: Listener, row: Row) -> Words:
    """A declaration, another target chosen in a replay, or one to which an effect directs the attack."""
    cause = listener.cause_kind()
    facts = listener.cause(cause)
    attacker, target = listener.noted(row) or (None, None)
    values: dict[str, Any] = {"card": listener.told(row, attacker), "player": row[1][0], "target": listener.told(row, target)}
    if cause == ".attack_redirected":
        values["by"] = listener.owner(facts[2])
    return "replay" if cause == ".replay" else "attack", values, (attacker, target, row[2], cause)


def _replay_due(listener: Listener, row: Row) -> Words:
    return "replay_due", {"card": listener.name(row[1])}, row[1:]


def _attack_ended(listener: Listener, row: Row) -> Words:
    why = row[2]
    by = listener.owner(why) if isinstance(why, Effect) else None
    return "attack_ended", {"card": listener.name(row[1]), "by": by, "rule": why if isinstance(why, str) else None}, row[1:]


def _attack_taken_over(listener: Listener, row: Row) -> Words:
    return "attack_taken_over", {"card": listener.name(row[2]), "by": listener.owner(row[3])}, row[1:]


def _negation(listener: Listener, row: Row) -> Words:
    change: NegationChange | None = listener.noted(row)
    if change is None:
        return None
    values = {"card": listener.told(row, change.card), "player": change.player, "by": listener.told(row, change.by)}
    return "negated" if change.why is None else "restored", values, (change, listener.told(row, change.cause))


def _message(listener: Listener, row: Row) -> Words:
    return "message", {"card": listener.owner(row[2]) if len(row) > 2 else None, "text": row[1]}, ()


def _attack_stopped(listener: Listener, row: Row) -> Words:
    return "attack_stopped", {"card": listener.told(row, row[1]), "by": listener.told_owner(row, row[2])}, row[1:]


def _plain(name: str) -> Callable[[Listener, Row], Words]:
    return lambda _, __: (name, {}, ())


def _amount(name: str) -> Callable[[Listener, Row], Words]:
    return lambda _, row: (name, {"player": row[1], "amount": row[2]}, ())


def _counters(name: str) -> Callable[[Listener, Row], Words]:
    def words(listener: Listener, row: Row) -> Words:
        return name, {"card": listener.told(row, listener.noted(row)), "player": row[2], "count": row[5]}, ()

    return words


def _draw(_: Listener, row: Row) -> Words:
    return "draw", {"player": row[1], "count": len(row) - 2}, ()


def _chance(name: str) -> Callable[[Listener, Row], Words]:
    """Coins or dice, with their results."""

    def words(_: Listener, row: Row) -> Words:
        results = [("tails", "heads")[result] if name == "coin" else str(result) for result in row[2:]]
        return name, {"player": row[1], "what": ", ".join(results)}, ()

    return words


def _missed(listener: Listener, row: Row) -> Words:
    card, _, after = listener.cause(".missed_timing") or (None, None, None)
    values = {"card": listener.of_code(row[2]), "player": row[1][0], "zone": zone_of(row[1][1]), "by": listener.owner(after)}
    return "missed_timing", values, (card, after)


def _declared(listener: Listener, row: Row) -> Words:
    player, kind, value = row[1:]
    values: dict[str, Any] = {"player": player}
    if kind == "name":
        values["card"] = listener.of_code(value)
    elif kind == "number":
        values["amount"] = value
    else:
        words = TYPES if kind == "type" else ATTRIBUTES
        values["what"] = ", ".join(word for word, bit in words.items() if value & bit)
    return "declared", values, ()


def _protected(listener: Listener, row: Row) -> Words:
    card, shield, source = row[1:4]
    by = listener.told_owner(row, shield) if isinstance(shield, Effect) else None
    rule = shield if isinstance(shield, str) else None
    return "protected", {"card": listener.told(row, card), "by": by, "rule": rule}, (card, shield, source, listener.noted(row), *row[4:])


def _cost(listener: Listener, row: Row) -> Words:
    return "cost", {"card": listener.name(row[1].owner)}, row[1:]


_CAUSES: Final = frozenset({".moved", ".turned", ".missed_timing", ".replay", ".attack_redirected"})  # of the row that follows
_WORDS: Final[dict[str, Callable[[Listener, Row], Words]]] = {
    "new_turn": _turn,
    "phase": _phase,
    "move": _move,
    "position": _position,
    "set": _by_code("set"),
    "summoning": _summoning("normal"),
    "summoned": _summoned("normal"),
    "special_summoning": _summoning("special"),
    "special_summoned": _summoned("special"),
    "flip_summoning": _summoning("flip"),
    "flip_summoned": _summoned("flip"),
    "chaining": _activate,
    ".activated": _activated,
    "chained": _chained,
    "chain_negated": _activation_negated,
    ".negated_activation": _by_effect("voided"),
    "chain_disabled": _of_link("effect_negated"),
    ".negated_effect": _by_effect("disabled"),
    "chain_solving": _of_link("resolve", unless_void=True),
    "chain_solved": _resolved,
    ".no_effect": _no_effect,
    "chain_end": _chain_end,
    ".summon_void": _summon_void,
    ".summon_protected": _summon_protected,
    "attack": _attack,
    "attack_negated": _plain("attack_negated"),
    ".negated_attack": _attack_stopped,
    ".replay_due": _replay_due,
    ".attack_ended": _attack_ended,
    ".attack_taken_over": _attack_taken_over,
    ".negated": _negation,
    ".negation_over": _negation,
    ".message": _message,
    "battle": _plain("battle"),
    "damage_step_start": _plain("damage_step"),
    "damage_step_end": _plain("damage_step_end"),
    "damage": _amount("damage"),
    "recover": _amount("recover"),
    "pay_lp": _amount("pay_lp"),
    "draw": _draw,
    "add_counter": _counters("counters_placed"),
    "remove_counter": _counters("counters_removed"),
    "missed_timing": _missed,
    "coin": _chance("coin"),
    "dice": _chance("dice"),
    ".declared": _declared,
    ".protected": _protected,
    ".cost": _cost,
    "win": lambda _, row: ("win", {"player": row[1]}, ()),
}
