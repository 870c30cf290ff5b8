"""A table as one player sees it: the board, and what happened, without the names of cards whose faces that player does not see."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from solemn.core.state.data import DuelState
from solemn.duel.sight import sees, sees_at
from solemn.judge.board.board import Board, BoardCard
from solemn.judge.board.events import Event
from solemn.judge.telling.transcript import Line, Telling
from solemn.spec.constants import POS_FACEUP
from solemn.table.table import Table

UNKNOWN: Final = "?"
_BACKS: Final = ("hand", "deck", "extra")  # where a card that missed its timing is not seen


def seen_board(board: Board, d: DuelState, player: int) -> Board:
    """The board of the duel now, as the player sees it."""

    def seen(card: BoardCard) -> BoardCard:
        if card.zone == "overlay" or sees(getattr(d.players[card.player], card.zone)[card.seq], player):
            return card
        return replace(card, card=UNKNOWN, atk=None, def_=None)

    return replace(board, cards=tuple(map(seen, board.cards)))


def seen_lines(table: Table, since: int, player: int) -> Iterator[Line]:
    """What happened on the way here by the nodes from number `since` on, as the player saw it."""
    telling = Telling(table.speech)
    for node in table.now.path():
        lines = [line for event in node.events for line in telling.tell(_seen_event(event, player))]
        if node.is_end:
            lines += telling.finish(True, 0)
        if node.number >= since:
            yield from lines


def _seen_event(event: Event, player: int) -> Event:
    if event.name in ("attack", "replay"):
        return event if event.values["target"] is None or sees_at(event.about[2], player) else _without(event, "target")
    return event if _is_seen(event, player) else _without(event, "card")


def _without(event: Event, name: str) -> Event:
    return replace(event, values=event.values | {name: UNKNOWN})


def _is_seen(event: Event, player: int) -> bool:
    """Whether the player sees, or just saw, the face of the card that the event is about."""
    values, about = event.values, event.about
    if event.name == "move":
        return sees_at(about[0], player) or sees_at(about[1], player)
    if event.name == "target":
        return sees_at(about[1], player)
    if event.name == "position":
        return values["player"] == player or bool((about[1] | about[2]) & POS_FACEUP)
    if event.name == "set":
        return bool(values["player"] == player)
    return event.name != "missed_timing" or values["player"] == player or values["zone"] not in _BACKS
