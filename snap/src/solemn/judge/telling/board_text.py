"""A board for people: what each player has, zone by zone, and what may be done."""

from collections.abc import Iterator

from solemn.judge.board.board import Board, BoardCard
from solemn.judge.board.record import Record
from solemn.judge.language.speech import Speech
from solemn.judge.language.words import ZONES
from solemn.judge.telling.phrases import options_text

_SINGLE = ("mzone", "szone")  # zones whose cards have places of their own


def board_lines(record: Record, speech: Speech, *, with_offers: bool = True) -> Iterator[str]:
    """The last board of a run, and the options of the player whose move it is if they are wanted."""
    if record.final is None:
        return
    for player in (0, 1):
        yield f"[{player}] LP {record.final.lp[player]}"
        yield from (f"    {line}" for line in _player_lines(record.final, player, speech))
    if with_offers and record.offers and record.winner is None:
        last = record.offers[-1]
        yield options_text(last.player, last.kind, last.options, speech)


def _player_lines(board: Board, player: int, speech: Speech) -> Iterator[str]:
    for zone in ZONES:
        cards = [card for card in board.cards if card.player == player and card.zone == zone]
        title = speech.say("zone", zone=zone)
        if zone in _SINGLE:
            yield from (f"{title} {card.seq}: {_card(card, speech)}" for card in cards)
        elif zone == "deck" and cards:
            yield f"{title}: {len(cards)}"
        elif cards:
            yield f"{title}: {speech.cards(card.card for card in cards)}"


def _card(card: BoardCard, speech: Speech) -> str:
    parts = [speech.card(card.card)]
    if card.zone == "mzone":
        parts += [speech.say("position", position=card.pos or "none"), f"{card.atk}/{card.def_}"]
    elif card.pos is not None:
        parts.append(card.pos)
    if card.counters:
        parts.append(f"●{card.counters}")
    return ", ".join(parts)
