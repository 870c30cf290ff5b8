"""What is heard while an explanation is made: what refused what, and what natives told the scripts that were asked."""

from collections.abc import Mapping
from typing import Any, Final


class Refused:
    """A check said no: by an effect or a rule's ID, about a card or another thing."""

    __slots__ = ("about", "by")

    def __init__(self, by: Any, about: object) -> None:
        self.by: Final = by
        self.about: Final = about


class Told:
    """A native told a script something. What was heard meanwhile, as by the filter of a search, are the rows from `start` on."""

    __slots__ = ("answer", "depth", "name", "start", "values")

    def __init__(self, name: str, values: tuple[Any, ...], answer: Any, depth: int, start: int) -> None:
        self.name: Final = name
        self.values: Final = values
        self.answer: Final = answer
        self.depth: Final = depth  # 0 for what the script itself asked, not a filter of a search
        self.start: Final = start


class Hearing:
    """Listens while scripts are asked. `instead` has other answers to suppose, by the question's number among those of depth 0, or by
    the name of the native, at every depth."""

    __slots__ = ("count", "depth", "instead", "rows")

    def __init__(self, instead: Mapping[int | str, Any] | None = None) -> None:
        self.rows: list[Refused | Told] = []
        self.count = 0  # questions of depth 0 so far
        self.depth = 0
        self.instead: Final[Mapping[int | str, Any]] = instead or {}

    def refused(self, by: Any, about: object) -> None:
        """A check said no."""
        self.rows.append(Refused(by, about))

    def told(self, name: str, values: tuple[Any, ...], answer: Any, start: int) -> Any:
        """Note a native's answer; returns what the script is told, which is another answer if one is supposed."""
        answer = self.instead.get(name, answer)
        if self.depth == 0:
            answer = self.instead.get(self.count, answer)
            self.count += 1
        self.rows.append(Told(name, values, answer, self.depth, start))
        return answer
