"""A duel as somebody who looks on sees it, with all cards open: as text, or as a picture drawn with Pillow."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from solemn.duel.arguments import require, shown
from solemn.duel.board_view import board_text, turn_line
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.view import SeenCard, SeenSide
from solemn.spec.constants import LOCATION_MZONE, POS_DEFENSE, POS_FACEDOWN, TYPE_LINK, TYPE_MONSTER, TYPE_SPELL
from solemn.spec.counter_kinds import counter_word

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

WIDTH: Final = 800
HEIGHT: Final = 760
_LEFT: Final = 110  # of the first zone
_BOX: Final = (112, 84)
_STEP: Final = (118, 92)
_LINE: Final = 15  # characters of a name on one line in a zone
_LINES: Final = 2
_HAND_LINE: Final = 116
_GROUND: Final = (24, 40, 44)
_INK: Final = (240, 240, 235)
_DARK: Final = (25, 25, 25)
_EMPTY: Final = (44, 66, 70)
_BACK: Final = (112, 70, 42)
_MONSTER: Final = (222, 178, 110)
_SPELL: Final = (110, 184, 160)
_TRAP: Final = (204, 130, 176)
_NEGATED: Final = (230, 60, 60)
_FIELD_ZONE: Final = 5
_EXTRA_ZONES: Final = (5, 6)


def check_mode(mode: str | None, modes: Sequence[str]) -> None:
    """Raises DuelError for a way to render that does not exist."""
    if mode is not None and (not isinstance(mode, str) or mode not in modes):
        raise DuelError(f"render_mode: found {shown(mode)}, expected None, {' or '.join(map(repr, modes))}")


def render(duel: Duel, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The board in that way, None without one."""
    if mode == "ansi":
        return board_text(duel.state)
    return picture(duel) if mode == "rgb_array" else None


def picture(duel: Duel) -> NDArray[np.uint8]:
    """The board as an array of 760 rows of 800 points in red, green and blue; player 0 sits below. Raises ImportError without Pillow."""
    require("duel", duel, Duel, "a solemn.Duel")
    try:
        from PIL import Image, ImageDraw
    except ImportError as error:
        raise ImportError("render_mode='rgb_array' needs Pillow: pip install 'solemn[env]'") from error
    image = Image.new("RGB", (WIDTH, HEIGHT), _GROUND)
    _Board(ImageDraw.Draw(image)).draw(duel)
    return np.array(image, np.uint8)


class _Board:
    """Draws one board."""

    def __init__(self, draw: "ImageDraw") -> None:
        from PIL import ImageFont

        self._draw = draw
        self._small: Any = ImageFont.load_default(12)
        self._large: Any = ImageFont.load_default(18)

    def draw(self, duel: Duel) -> None:
        """Both sides, the Extra Monster Zones between them, and whose turn it is."""
        lower, upper = duel.view(0).sides[0], duel.view(1).sides[1]
        self._side(upper, 1)
        self._side(lower, 0)
        for column, (own, other) in zip((1, 3), (_EXTRA_ZONES, _EXTRA_ZONES[::-1])):
            self._zone(lower.monsters[own] or upper.monsters[other], column, 338)
        self._write((_LEFT + 2 * _STEP[0] + 4, 358), "Turn " + turn_line(duel.state).removeprefix("Turn ").replace(", ", "\n"))
        if duel.winner is not None:
            self._write((_LEFT + 2 * _STEP[0] + 4, 400), "draw" if duel.winner > 1 else f"won by player {duel.winner}", large=True)

    def _side(self, side: SeenSide, player: int) -> None:
        """The rows of one side, seen from the middle: monsters, Spells and Traps, then LP and hand."""
        monsters, spells, words = (246, 154, 10) if player else (430, 522, 614)
        for sequence in range(5):
            column = 4 - sequence if player else sequence
            self._zone(side.monsters[sequence], column, monsters)
            self._zone(side.spells[sequence], column, spells)
        self._zone(side.spells[_FIELD_ZONE], 5 if player else -1, monsters, narrow=True)
        self._write((14, words), f"Player {player}: {max(side.lp, 0)} LP", large=True)
        piles = f"Deck {side.deck}   Extra Deck {len(side.extra)}   GY {len(side.grave)}   banished {len(side.banished)}"
        self._write((220, words + 4), piles)
        names = ", ".join(card.name for card in side.hand)
        self._write((14, words + 30), "\n".join(_wrapped(f"Hand ({len(side.hand)}): {names}", _HAND_LINE, 5)))

    def _zone(self, card: SeenCard | None, column: int, top: int, narrow: bool = False) -> None:
        left = max(_LEFT + column * _STEP[0], 10)
        width = _BOX[0] - (20 if narrow else 0)
        self._draw.rectangle((left, top, left + width, top + _BOX[1]), fill=_colour(card), outline=_outline(card), width=2)
        if card is not None:
            ink = _INK if card.position & POS_FACEDOWN else _DARK
            lines = [*_wrapped(card.name, _LINE, _LINES), *_state(card)]
            self._draw.multiline_text((left + 6, top + 5), "\n".join(lines), fill=ink, font=self._small, spacing=3)

    def _write(self, place: tuple[int, int], text: str, large: bool = False) -> None:
        self._draw.multiline_text(place, text, fill=_INK, font=self._large if large else self._small, spacing=4)


def _colour(card: SeenCard | None) -> tuple[int, int, int]:
    if card is None or card.now is None:
        return _EMPTY
    kind = card.now.type
    if card.position & POS_FACEDOWN:
        return _BACK
    return _MONSTER if kind & TYPE_MONSTER else _SPELL if kind & TYPE_SPELL else _TRAP


def _outline(card: SeenCard | None) -> tuple[int, int, int]:
    return _NEGATED if card is not None and card.now is not None and card.now.negated else _GROUND


def _state(card: SeenCard) -> Iterator[str]:
    """What stands below the name: numbers and position of a monster, materials, counters."""
    now = card.now
    if now is None:
        return
    if now.type & TYPE_MONSTER and card.location == LOCATION_MZONE:
        yield f"{now.attack} LINK-{now.level}" if now.type & TYPE_LINK else f"{now.attack}/{now.defense}"
        yield ("DEF" if card.position & POS_DEFENSE else "ATK") + (" face-down" if card.position & POS_FACEDOWN else "")
    elif card.position & POS_FACEDOWN:
        yield "Set"
    more = [f"{len(now.materials)} materials"] if now.materials else []
    more += [f"{counter_word(kind)}: {number}" for kind, number in now.counters]
    if more:
        yield ", ".join(more)


def _wrapped(text: str, width: int, most: int) -> list[str]:
    """The text in lines of at most that many characters; of too many lines the first."""
    lines = textwrap.wrap(text, width) or [""]
    return lines if len(lines) <= most else [*lines[: most - 1], lines[most - 1][: width - 1] + "…"]
