"""A case step by step: what was done, what happened, and the board after it."""

from dataclasses import replace
from typing import Any, Final

from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import Judge
from solemn.table.faces import Data
from solemn.table.opening import Opened
from solemn.table.report import line_data, outcome_lines, step_words
from solemn.table.table import Table
from solemn.table.view import view

_DYNAMIC: Final = frozenset(
    {"id", "code", "owner", "player", "zone", "seq", "pos", "up", "counters", "materials", "equipped_to", "scale", "in_scale", "negated"}
)
_VALUES: Final = frozenset({"atk", "def", "base", "level", "rank", "link", "arrows", "attribute", "attribute_text", "race"})


class _Frames:
    """Collects the frames; a frame has only those cards that changed since the one before."""

    def __init__(self) -> None:
        self.frames: list[Data] = []
        self.faces: Data = {}
        self._last: Data = {}

    def add(self, seen: Data, text: str, player: int | None, lines: list[Data]) -> None:
        """Add a board with what led to it."""
        cards = {number: self._card(card) for number, card in seen["cards"].items()}
        changed = {number: card for number, card in cards.items() if self._last.get(number) != card}
        gone = [number for number in self._last if number not in cards]
        self._last = cards
        board = {key: value for key, value in seen.items() if key != "cards"}
        self.frames.append({"text": text, "player": player, "lines": lines, "board": board, "cards": changed, "gone": gone})

    def _card(self, card: Data) -> Data:
        code = str(card["code"])
        kept = _DYNAMIC | (_VALUES if card["zone"] == "mzone" else frozenset())
        self.faces.setdefault(code, {key: value for key, value in card.items() if key not in _DYNAMIC or key == "code"})
        return {key: value for key, value in card.items() if key in kept}


def frames(opened: Opened, judge: Judge, speech: Speech, answers: tuple[Any, ...] | None = None) -> Data:
    """The case played step by step, up to the last of its answers or of those given. Raises InputError."""
    made = _Frames()

    def watch(table: Table) -> None:
        table.look, table.explain = lambda: view(table), False
        node = table.now
        for link, seen in table.between:
            made.add(seen, speech.say("table-link-resolves", number=link), None, [])
        text = "" if node.of_itself else step_words(table, node)
        lines = [line_data(line, speech) for line in table.lines_of(node)]
        if node.of_itself and made.frames and not lines:
            return
        made.add(view(table), text, None if node.parent is None else node.player, lines)

    table = Table(judge, opened if answers is None else replace(opened, answers=answers), speech, watch=watch)
    result = {
        "title": opened.title,
        "frames": made.frames,
        "faces": made.faces,
        "outcome": outcome_lines(table),
        "notes": opened.notes,
    }
    table.duel.close()
    return result
