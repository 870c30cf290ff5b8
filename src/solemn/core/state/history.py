"""Lists that only grow, as positions of a duel keep them: what was added since an earlier position, and that one's."""

from typing import Any


class History:
    """A list as it was once: its last rows, and the history that it had before them. Positions that follow one another share them."""

    __slots__ = ("before", "length", "rows")

    def __init__(self, before: "History | None", rows: tuple[Any, ...]) -> None:
        self.before = before
        self.rows = rows
        self.length: int = len(rows) + (0 if before is None else before.length)


def history_of(rows: list[Any], before: History | None) -> History:
    """The list as it is now. `before` is an earlier history of it, of which only the length is looked at."""
    if before is None or before.length > len(rows):
        return History(None, tuple(rows))
    if before.length == len(rows):
        return before
    return History(before, tuple(rows[before.length :]))


def rows_of(history: History) -> list[Any]:
    """The whole list as it was."""
    parts: list[tuple[Any, ...]] = []
    part: History | None = history
    while part is not None:
        parts.append(part.rows)
        part = part.before
    return [row for rows in parts[::-1] for row in rows]


def went_back(rows: list[Any], now: History | None, history: History) -> list[Any]:
    """The list as it was at `history`, made from what it has become: `now` is the newest history of that."""
    while now is not None and now.length > history.length:
        now = now.before
    return rows[: history.length] if now is history and len(rows) >= history.length else rows_of(history)
