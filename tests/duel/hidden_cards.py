"""What a player cannot know, found out by looking on while a duel is played: independent of how views are made."""

import random
from collections.abc import Iterator
from typing import Any

from random_duels import kinds

from solemn.core.state.data import Card
from solemn.duel.facade import Duel
from solemn.duel.knowledge import Watcher
from solemn.duel.pool import CardPool, Deck
from solemn.duel.view import DuelView, view_of
from solemn.spec.constants import LOCATION_DECK, LOCATION_GRAVE, LOCATION_OVERLAY, POS_FACEUP


def unlike_decks(pool: CardPool, rng: random.Random) -> list[Deck]:
    """Two decks in which no card is there twice, so that a passcode in the log names one card."""
    main, extra = (list(codes) for codes in kinds(pool))
    rng.shuffle(main)
    rng.shuffle(extra)
    size = min(40, len(main) // 2)
    return [Deck(tuple(main[size * i : size * (i + 1)]), tuple(extra[i : 30 : 2])) for i in (0, 1)]


class Onlooker:
    """Notes which cards each player has ever seen, by asking at every row of the log where every card is."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.seen: tuple[set[Card], set[Card]] = (set(), set())
        self.kept: list[Any] = []
        duel.state.listener = self.hear
        for row in duel.log:
            self.hear(row)

    def hear(self, row: tuple[Any, ...]) -> None:
        for player in (0, 1):
            if row[0] == ".revealed" and row[1] in (player, 2):
                self.seen[player].update(row[2])
        self.look()

    def look(self) -> None:
        for player in (0, 1):
            self.seen[player].update(card for card in self.duel.state.cards if _in_sight(card, player))

    def hidden_from(self, player: int) -> list[Card]:
        """The cards that the player has never seen, and is not shown by the decision either."""
        self.look()  # some rows are put into the log after the fact
        shown = set(cards_of(self.duel.decision)) if self.duel.decision and self.duel.decision.player == player else set()
        return [card for card in self.duel.state.cards if card.location and card not in self.seen[player] and card not in shown]


def _in_sight(card: Card, player: int) -> bool:
    if card.overlay_target is not None or card.location & (LOCATION_GRAVE | LOCATION_OVERLAY):
        return True
    return bool(card.position & POS_FACEUP) or (card.controller == player and card.location != LOCATION_DECK)


def cards_of(decision: Any) -> Iterator[Card]:
    for name in dir(decision):
        content = getattr(decision, name) if not name.startswith("_") else None
        for item in content if isinstance(content, list) else ():
            for card in (item, getattr(getattr(item, "effect", None), "handler", None), item[0] if isinstance(item, tuple) else None):
                if isinstance(card, Card):
                    yield card
    about = decision.reason.card
    if about is not None and about.controller == decision.player:
        yield about


def fresh_view(duel: Duel, player: int) -> DuelView:
    """The view of somebody who reads the log anew."""
    return view_of(duel.state, duel.decision, Watcher(player))


def view_with_others(duel: Duel, player: int, hidden: list[Card], rng: random.Random) -> DuelView:
    """The view of the same position, but that the hidden cards of each owner are dealt among themselves in another way."""
    d, log = duel.state, duel.state.log
    before = {card: (card.printed, card.script) for card in hidden}
    new: dict[int, int] = {}
    for owner in (0, 1):
        cards = [card for card in hidden if card.owner == owner]
        for card, other in zip(cards, rng.sample(cards, len(cards)), strict=True):
            new[card.printed.code] = before[other][0].code
            card.printed, card.script = before[other]
    try:
        d.log = [row if row[0] == ".declared" else _renamed(row, new) for row in log]  # what is declared is told
        return fresh_view(duel, player)
    finally:
        d.log = log
        for card, (printed, script) in before.items():
            card.printed, card.script = printed, script


def _renamed(row: tuple[Any, ...], new: dict[int, int]) -> tuple[Any, ...]:
    return tuple(_renamed(value, new) if type(value) is tuple else new.get(value, value) if type(value) is int else value for value in row)
