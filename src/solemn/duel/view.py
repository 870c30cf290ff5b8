"""A duel as one player sees it: frozen pictures that hold numbers, texts and tuples alone, so that they can be compared, kept and sent."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from solemn.core.card.attack_and_defense import get_attack, get_defense
from solemn.core.card.kinds import get_attribute, get_level, get_link, get_race, get_rank, get_type, left_scale_now, right_scale_now
from solemn.core.card.link_arrows import get_link_marker
from solemn.core.card.names import get_code
from solemn.core.decisions.kinds import Decision, Reason
from solemn.core.effects.effect import handler_of
from solemn.core.state.data import Card, ChainLink, DuelState, Player
from solemn.core.state.fields import fields_of
from solemn.core.state.log import Place, place_of
from solemn.duel.knowledge import Seen, Watcher
from solemn.duel.sight import PILES_WITHOUT_ORDER, UNKNOWN_PLACE, Row, sees
from solemn.duel.terms import UNDECIDED
from solemn.spec.constants import (
    CHAIN_DISABLE_ACTIVATE,
    CHAIN_DISABLE_EFFECT,
    STATUS_DISABLED,
    TYPE_LINK,
    TYPE_PENDULUM,
    TYPE_XYZ,
)

Spot = tuple[int, int, int]  # player, location, sequence


@dataclass(frozen=True, slots=True)
class CardNow:
    """What a card on the field is now, by all effects: `code` its name, `level` its Rank or Link Rating where it has such.

    `counters` are (kind, number); `materials` the passcodes attached, oldest first; `attacks` how many it has declared in this turn.
    """

    code: int
    type: int
    attribute: int
    race: int
    level: int
    attack: int
    defense: int
    scales: tuple[int, int]
    link_marker: int
    negated: bool
    counters: tuple[tuple[int, int], ...]
    materials: tuple[int, ...]
    equipped_to: Spot | None
    attacks: int


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card and where it lies; `code` is 0 and `name` "" for a card whose face the player does not see.

    `player` controls it, `location` and `position` are masks; `now` is there for cards on the field whose face is seen.
    """

    code: int
    name: str
    owner: int
    player: int
    location: int
    sequence: int
    position: int
    now: CardNow | None = None


@dataclass(frozen=True, slots=True)
class SeenSide:
    """One player's side of the table. Zones are None while empty; piles have the last card on top.

    Of the Deck the number of cards is seen, and the top card while Decks are turned over; of the opponent's hand and Extra Deck the backs.
    """

    lp: int
    hand: tuple[SeenCard, ...]
    monsters: tuple[SeenCard | None, ...]
    spells: tuple[SeenCard | None, ...]
    grave: tuple[SeenCard, ...]
    banished: tuple[SeenCard, ...]
    extra: tuple[SeenCard, ...]
    deck: int
    deck_top: SeenCard | None
    normal_summons: int


@dataclass(frozen=True, slots=True)
class SeenLink:
    """A Chain Link: who activated which card's effect, by the number of its text; where, and what it targets.

    `negated` is "activation", "effect" or "".
    """

    number: int
    player: int
    code: int
    name: str
    text: int
    spot: Spot
    targets: tuple[Spot, ...]
    negated: str


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """A hidden card that the player knows: one of the cards at these places. A sequence of -1 is anywhere in that pile."""

    code: int
    name: str
    spots: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class SeenReason:
    """Why the player is asked: the card that it is about, the numbers of the effect's text and of the script's hint (0: none)."""

    card: SeenCard | None
    text: int
    hint: int


@dataclass(frozen=True, slots=True)
class SeenDecision:
    """What the player must decide, and why: `cards` and `values` are the decision's lists and numbers by the names of its fields."""

    kind: str
    player: int
    reason: SeenReason
    cards: dict[str, tuple[SeenCard, ...]]
    values: dict[str, Any]


@dataclass(frozen=True, slots=True)
class DuelView:
    """All that one player knows of a duel, and nothing else.

    `sides` are both players' sides by number, `known` the hidden cards whose faces this player has seen, `used` what was used up of
    effects that are limited by name: (code, player, times) for this turn and for the duel. `decision` is the player's own, None while
    the opponent decides. `log` has the rows of the duel's log as this player saw them, see the page on the log.
    """

    player: int
    turn: int
    turn_player: int
    phase: int
    winner: int | None
    sides: tuple[SeenSide, SeenSide]
    chain: tuple[SeenLink, ...]
    known: tuple[Whereabouts, ...]
    used: tuple[tuple[int, int, int], ...]
    decision: SeenDecision | None
    log: tuple[Row, ...]

    def as_data(self) -> dict[str, Any]:
        """The view as dicts, lists, numbers and texts, for JSON."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def view_of(d: DuelState, decision: Decision | None, watcher: Watcher) -> DuelView:
    """What the watcher's player knows of the duel now."""
    watcher.read(d.log)
    player = watcher.player
    first, second = (_side(d, side, player) for side in (0, 1))
    return DuelView(
        player=player,
        turn=d.turn,
        turn_player=d.turn_player,
        phase=d.phase,
        winner=None if d.flow.winner == UNDECIDED else d.flow.winner,
        sides=(first, second),
        chain=tuple(_link(link) for link in d.chain),
        known=_whereabouts(d, watcher.known, player),
        used=_used(d),
        decision=_decision(decision, watcher) if decision is not None and decision.player == player else None,
        log=tuple(watcher.rows),
    )


def _side(d: DuelState, number: int, player: int) -> SeenSide:
    side = d.players[number]

    def pile(cards: Iterable[Card]) -> tuple[SeenCard, ...]:
        return tuple([seen_card(card, player) for card in cards])

    def zones(cards: Iterable[Card | None]) -> tuple[SeenCard | None, ...]:
        return tuple([None if card is None else seen_card(card, player, True) for card in cards])

    return SeenSide(
        lp=side.lp,
        hand=pile(side.hand),
        monsters=zones(side.mzone),
        spells=zones(side.szone),
        grave=pile(side.grave),
        banished=pile(side.banished),
        extra=pile(side.extra),
        deck=len(side.deck),
        deck_top=_deck_top(d, side),
        normal_summons=d.limits.normal_summons[number],
    )


def _deck_top(d: DuelState, side: Player) -> SeenCard | None:
    return _face(side.deck[-1]) if d.pending.deck_turned_over and side.deck else None


def seen_card(card: Card, player: int, with_now: bool = False) -> SeenCard:
    """The card as the player sees it; with what it is now if wanted and seen."""
    if sees(card, player):
        return _face(card, _now(card) if with_now else None)
    return SeenCard(0, "", card.owner, *_hidden_spot(card), card.position)


def _face(card: Card, now: CardNow | None = None) -> SeenCard:
    controller, location, sequence, position = place_of(card)
    return SeenCard(card.printed.code, card.printed.name, card.owner, controller, location, sequence, position, now)


def _now(card: Card) -> CardNow:
    kind = get_type(card)
    is_link = bool(kind & TYPE_LINK)
    return CardNow(
        code=get_code(card),
        type=kind,
        attribute=get_attribute(card),
        race=get_race(card),
        level=get_link(card) if is_link else get_rank(card) if kind & TYPE_XYZ else get_level(card),
        attack=get_attack(card),
        defense=0 if is_link else get_defense(card),
        scales=(left_scale_now(card), right_scale_now(card)) if kind & TYPE_PENDULUM else (0, 0),
        link_marker=get_link_marker(card) if is_link else 0,
        negated=bool(card.status & STATUS_DISABLED),
        counters=tuple((kind, sum(counts)) for kind, counts in sorted(card.counters.items())),
        materials=tuple(material.printed.code for material in card.materials_attached),
        equipped_to=None if card.equip_target is None else _spot(place_of(card.equip_target)),
        attacks=card.declarations,
    )


def _spot(place: Place) -> Spot:
    return place[:3]


def _link(link: ChainLink) -> SeenLink:
    card = handler_of(link.effect)
    negated = "activation" if link.flag & CHAIN_DISABLE_ACTIVATE else "effect" if link.flag & CHAIN_DISABLE_EFFECT else ""
    return SeenLink(
        number=link.number,
        player=link.triggering_player,
        code=card.printed.code,
        name=card.printed.name,
        text=link.effect.description,
        spot=(link.triggering_controller, link.triggering_location, link.triggering_sequence),
        targets=() if link.target_cards is None else tuple(_spot(place_of(card)) for card in link.target_cards.cards),
        negated=negated,
    )


def _whereabouts(d: DuelState, known: Sequence[Seen], player: int) -> tuple[Whereabouts, ...]:
    """The cards that were seen and lie hidden now, by passcode and place."""
    found = []
    for seen in known:
        hidden = [card for card in seen.among if card.location and not sees(card, player)]
        if hidden:
            spots = tuple(sorted(set(map(_hidden_spot, hidden))))
            printed = d.card_reader(seen.code) if d.card_reader is not None else None
            found.append(Whereabouts(seen.code, printed.name if printed is not None else "", spots))
    return tuple(sorted(found, key=lambda entry: (entry.code, entry.spots)))


def _hidden_spot(card: Card) -> Spot:
    controller, location, sequence, _ = place_of(card)
    return (controller, location, UNKNOWN_PLACE if location & PILES_WITHOUT_ORDER else sequence)


def _used(d: DuelState) -> tuple[tuple[int, int, int], ...]:
    counts = [(key >> 32, key & 0xFF, times) for uses in (d.limits.uses, d.limits.uses_in_duel) for key, times in uses.items() if times]
    return tuple(sorted(counts))


def _decision(decision: Decision, watcher: Watcher) -> SeenDecision:
    """The lists and numbers of a decision. A player is shown the cards of the own Deck that are offered, and knows those seen before."""
    player = watcher.player
    certain = {card for seen in watcher.known if len(seen.among) == 1 for card in seen.among}
    cards: dict[str, tuple[SeenCard, ...]] = {}
    values: dict[str, Any] = {}
    for name, content in _fields(decision):
        found, numbers = _parted(content)
        if found:
            shown = [_face(card) if card.controller == player or card in certain else seen_card(card, player) for card in found]
            cards[name] = tuple(shown)
        if numbers is not None:
            values[name] = numbers
    return SeenDecision(decision.kind, player, _reason(decision.reason, player), cards, values)


def _reason(reason: Reason, player: int) -> SeenReason:
    asked = reason.card
    card = None if asked is None else _face(asked) if asked.controller == player else seen_card(asked, player)
    return SeenReason(card, 0 if reason.effect is None or card is None or not card.code else reason.effect.description, reason.hint)


def _fields(decision: Decision) -> Iterator[tuple[str, Any]]:
    """The fields of a decision that say what is offered, the own ones of its kind last."""
    told: set[str] = set()
    for cls in type(decision).__mro__[::-1]:
        names = [name for name in fields_of(cls) if name not in told]
        told.update(names)
        for name in names:
            content = getattr(decision, name)
            if cls is not Decision and not callable(content):
                yield name, content


def _parted(content: Any) -> tuple[list[Card], Any]:
    """The cards of a field, and its numbers or texts if it has such; of an effect the number of its text."""
    if isinstance(content, Card):
        return [content], None
    if not isinstance(content, list):
        return [], content
    cards = [card for item in content if (card := _card_of(item)) is not None]
    if not cards:
        return [], tuple(content)
    numbers = [item[1] if isinstance(item, tuple) else item.effect.description for item in content if not isinstance(item, Card)]
    return cards, tuple(numbers) if numbers else None


def _card_of(item: Any) -> Card | None:
    if isinstance(item, Card):
        return item
    if isinstance(item, ChainLink):
        return handler_of(item.effect)
    return item[0] if isinstance(item, tuple) and isinstance(item[0], Card) else None
