"""A board for people: what each player has, the field in its columns, and what may be done."""

from collections.abc import Iterator
from io import StringIO
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from solemn.judge.board.board import Board, BoardCard
from solemn.judge.board.record import Record
from solemn.judge.language.placed import FIELD_ZONE
from solemn.judge.language.speech import Speech
from solemn.judge.telling.phrases import counters_row, options_text

_PILES: Final = ("hand", "deck", "grave", "banished", "extra")
_EXTRA_ZONES: Final = ((5, 1), (6, 3))  # a player's number, and the column from that player's left
_COLUMNS: Final = 5
_WIDE: Final = 18  # characters of a column
_WIDEST: Final = 130
_EMPTY: Final = "·"


def board_lines(record: Record, speech: Speech, *, with_offers: bool = True) -> Iterator[str]:
    """The last board of a run, and the options of the player whose move it is if they are wanted."""
    if record.final is None:
        return
    yield from one_board(record.final, speech)
    if with_offers and record.offers and record.winner is None:
        last = record.offers[-1]
        yield options_text(last.player, last.kind, last.options, speech)


def one_board(board: Board, speech: Speech) -> Iterator[str]:
    """One board: the opponent above, seen from player 0's side; zones have the numbers that setups use."""
    yield from _pile_lines(board, 1, speech)
    yield from _field_lines(board, speech)
    yield from _pile_lines(board, 0, speech)


def _pile_lines(board: Board, player: int, speech: Speech) -> Iterator[str]:
    yield speech.say("board-player", player=player, amount=board.lp[player])
    for zone in _PILES:
        cards = [card for card in board.cards if card.player == player and card.zone == zone]
        if cards:
            title = speech.say("board-pile", pile=speech.say("zone", zone=zone), count=len(cards))
            yield f"  {title}" if zone == "deck" else f"  {title}: {speech.cards(card.card for card in cards)}"


def _field_lines(board: Board, speech: Speech) -> Iterator[str]:
    """The field as a table: a column of it is a column of the field."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    table.add_column()
    for _ in range(_COLUMNS):
        table.add_column(max_width=_WIDE, overflow="fold")
    rows = [
        ["", *map(str, _numbers(1))],
        *(_row(board, 1, zone, speech) for zone in ("szone", "mzone")),
        _extra_row(board, speech),
        *(_row(board, 0, zone, speech) for zone in ("mzone", "szone")),
        ["", *map(str, _numbers(0))],
    ]
    for row in rows:
        if row is not None:
            table.add_row(*map(Text, row))
    yield from _printed(table)
    yield from (_field_card(card, player, speech) for player in (1, 0) for card in board.cards if _is_in_field_zone(card, player))


def _numbers(player: int) -> list[int]:
    """The numbers of a player's zones from player 0's left to the right."""
    return list(range(_COLUMNS)) if player == 0 else list(reversed(range(_COLUMNS)))


def _row(board: Board, player: int, zone: str, speech: Speech) -> list[str]:
    cards = {card.seq: card for card in board.cards if card.player == player and card.zone == zone}
    materials = [card for card in board.cards if card.player == player and card.zone == "overlay"]
    cells = [_cell(cards.get(number), materials, speech) for number in _numbers(player)]
    return [speech.say("board-row", player=player, zone=speech.say("zone", zone=zone)), *cells]


def _extra_row(board: Board, speech: Speech) -> list[str] | None:
    """The Extra Monster Zones, if a monster is in one."""
    cells = [""] * _COLUMNS
    for player in (0, 1):
        for number, column in _EXTRA_ZONES:
            card = next((c for c in board.cards if (c.player, c.zone, c.seq) == (player, "mzone", number)), None)
            if card is not None:
                place = column if player == 0 else _COLUMNS - 1 - column
                cells[place] = f"{_cell(card, [], speech)}\n{speech.say('board-of', player=player)}, {number}"
    return [speech.say("board-extra-zones"), *cells] if any(cells) else None


def _cell(card: BoardCard | None, materials: list[BoardCard], speech: Speech) -> str:
    if card is None:
        return _EMPTY
    values = "" if card.atk is None else _values(card)
    state = [speech.say("board-position", position=card.pos or "none", values=values)]
    under = sum(material.host == card.seq for material in materials) if card.zone == "mzone" else 0
    state += [speech.say("board-materials", count=under)] if under else []
    state += [counters_row([of_kind], speech) for of_kind in card.counters]
    state += [speech.say("board-negated")] if card.negated else []
    return "\n".join([speech.card(card.card), *filter(None, state)])


def _values(card: BoardCard) -> str:
    """ATK and DEF; a Link Monster has no DEF."""
    return str(card.atk) if card.def_ is None else f"{card.atk}/{card.def_}"


def _is_in_field_zone(card: BoardCard, player: int) -> bool:
    return (card.player, card.zone, card.seq) == (player, "szone", FIELD_ZONE)


def _field_card(card: BoardCard, player: int, speech: Speech) -> str:
    state = [speech.say("board-position", position=card.pos or "none", values=""), counters_row(card.counters, speech)]
    state += [speech.say("board-negated")] if card.negated else []
    words = speech.row(filter(None, state))
    text = f"{speech.card(card.card)} ({words})" if words else speech.card(card.card)
    return f"  {speech.say('board-row', player=player, zone=speech.say('board-field-zone'))}: {text}"


def _printed(table: Table) -> Iterator[str]:
    page = Console(file=StringIO(), width=_WIDEST, color_system=None, legacy_windows=False, highlight=False, markup=False)
    page.print(table)
    assert isinstance(page.file, StringIO)
    yield from (f"  {line.rstrip()}" for line in page.file.getvalue().splitlines())
