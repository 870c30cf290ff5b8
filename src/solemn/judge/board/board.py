"""The board as scenarios see it: every card with its place, position and values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from solemn.core.card.attack_and_defense import get_attack, get_defense
from solemn.core.card.kinds import get_attribute, get_level, get_race
from solemn.core.state.data import Card, DuelState
from solemn.judge.language.words import ATTRIBUTES, TYPES, ZONES, position_of, zone_of
from solemn.judge.scenario.model import CardAt
from solemn.judge.scenario.names import CardNames
from solemn.spec.constants import LOCATION_OVERLAY, POS_FACEUP, STATUS_DISABLED, TYPE_LINK
from solemn.spec.counter_kinds import counter_word


@dataclass(frozen=True, slots=True)
class Place:
    """A card and where it is."""

    card: str
    player: int
    zone: str | None
    seq: int


@dataclass(frozen=True, slots=True)
class BoardCard:
    """A card at one moment."""

    card: str
    player: int
    zone: str
    seq: int
    owner: int
    pos: str | None = None
    atk: int | None = None
    def_: int | None = None
    negated: bool | None = None
    counters: tuple[tuple[str, int], ...] = ()  # by kind: its name or its number
    types: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()
    level: int | None = None
    equipped_to: str | None = None
    host: int | None = None  # of an Xyz Material: the zone of its monster

    def __str__(self) -> str:
        text = f"p{self.player} {self.zone}{self.seq if self.zone in ('mzone', 'szone') else ''}"
        for word, value in (("pos", self.pos), ("atk", self.atk)):
            if value is not None:
                text += f" {word}={value}"
        if self.counters:
            text += f" counters={{{', '.join(f'{kind}: {count}' for kind, count in self.counters)}}}"
        return text + (" negated" if self.negated else "")


@dataclass(frozen=True, slots=True)
class Board:
    """All that can be asked about one moment."""

    turn: int
    turn_player: int
    phase: str
    lp: tuple[int, int]
    cards: tuple[BoardCard, ...]


def take_board(d: DuelState, names: CardNames, phase: str) -> Board:
    """The board now; `phase` is the word for the phase that was last announced. LP that the engine counts below 0 are 0."""
    cards = [shown for player in (0, 1) for zone in ZONES if zone != "overlay" for shown in _zone_cards(d, names, player, zone)]
    return Board(d.turn, d.turn_player, phase, (max(d.players[0].lp, 0), max(d.players[1].lp, 0)), tuple(cards))


def _zone_cards(d: DuelState, names: CardNames, player: int, zone: str) -> list[BoardCard]:
    found: list[BoardCard] = []
    for seq, card in enumerate(getattr(d.players[player], zone)):
        if card is None:
            continue
        found.append(_board_card(card, names, player, zone, seq))
        for i, material in enumerate(card.materials_attached):
            found.append(BoardCard(names.of_code(material.printed.code), player, "overlay", i, material.owner, host=seq))
    return found


def _board_card(card: Card, names: CardNames, player: int, zone: str, seq: int) -> BoardCard:
    is_monster, is_open = zone == "mzone", bool(card.position & POS_FACEUP)
    return BoardCard(
        card=names.of_code(card.printed.code),
        player=player,
        zone=zone,
        seq=seq,
        owner=card.owner,
        pos=position_of(card.position, zone),
        atk=get_attack(card) if is_monster else None,
        def_=get_defense(card) if is_monster and not card.printed.type & TYPE_LINK else None,
        negated=bool(card.status & STATUS_DISABLED) if zone in ("mzone", "szone") and is_open else None,
        counters=tuple((counter_word(kind), sum(pair)) for kind, pair in sorted(card.counters.items()) if sum(pair)),
        types=_words_of(get_race(card), TYPES),
        attributes=_words_of(get_attribute(card), ATTRIBUTES),
        level=get_level(card) or None,
        equipped_to=names.of_code(card.equip_target.printed.code) if card.equip_target is not None else None,
    )


def _words_of(mask: int, words: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(word for word, bit in words.items() if mask & bit)


def placed_cards(d: DuelState) -> list[Card]:
    """Every card of the duel that is somewhere: no Token that is gone, not the card that has what players are under."""
    return [card for card in d.cards if card.location and card is not d.choosing.some_card]


def place_of_card(card: Card, names: CardNames) -> Place:
    """Where the card is now."""
    host = card.overlay_target
    if host is not None:
        return Place(names.of_code(card.printed.code), host.controller, "overlay", host.sequence)
    return Place(names.of_code(card.printed.code), card.controller, zone_of(card.location & ~LOCATION_OVERLAY), card.sequence)


def fits(wanted: Any, place: Place | BoardCard, names: CardNames) -> bool:
    """Whether a reference means the card at this place."""
    if not isinstance(wanted, CardAt):
        return names.title(wanted) == place.card
    return (
        (wanted.card is None or names.title(wanted.card) == place.card)
        and wanted.player in (None, place.player)
        and wanted.zone in (None, place.zone)
        and wanted.seq in (None, place.seq)
    )
