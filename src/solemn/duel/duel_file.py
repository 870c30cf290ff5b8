"""A duel as a file: what it started from and every answer given, in JSON."""

from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

from solemn.duel.arguments import cut, shown
from solemn.duel.arranging import Arrangement
from solemn.duel.beginning import Beginning
from solemn.duel.errors import NotADuel, UnreadableDuel

FILE_FORMAT: Final = "solemn-duel/1"
MOST_BYTES: Final = 64 << 20
_Count = Annotated[int, msgspec.Meta(ge=0)]


class Formatted(msgspec.Struct, forbid_unknown_fields=True):
    """What says which format it has."""

    format: str


Shape = TypeVar("Shape", bound=Formatted)


class DuelFile(Formatted, forbid_unknown_fields=True):
    """The content of such a file. `cards` are (passcode, owner, location, sequence, position, controller or None for the owner)."""

    flags: _Count
    rulings: str
    seed: tuple[int, int, int, int]
    lp: _Count
    start_hand: _Count
    draw: _Count
    cards: list[tuple[int, int, int, int, int, int | None]]
    set_up: list[tuple[str, str]]
    answers: list[Any]
    first: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    arranged: list[Arrangement] = []

    def write(self, path: Path) -> None:
        """Write the file. Raises OSError."""
        path.write_bytes(msgspec.json.encode(self))

    def answers_to_give(self) -> list[Any]:
        """The answers as decisions take them: commands and zones are tuples."""
        return [_answer(value) for value in self.answers]


def file_of(beginning: Beginning, answers: list[Any]) -> DuelFile:
    """The file of a duel that begins so, with the answers given."""
    return DuelFile(
        format=FILE_FORMAT,
        flags=beginning.flags,
        rulings=beginning.rulings,
        seed=beginning.seed,
        lp=beginning.lp,
        start_hand=beginning.start_hand,
        draw=beginning.draw,
        cards=[(p.code, p.owner, p.location, p.sequence, p.position, p.controller) for p in beginning.placements],
        set_up=[(name, source.decode("latin-1")) for source, name in beginning.set_ups],
        answers=answers,
        first=beginning.first,
        arranged=beginning.arrangements,
    )


def read_duel_file(path: Path) -> DuelFile:
    """The content of a file. Raises NotADuel."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # a name with NUL is a ValueError
        raise UnreadableDuel(path, error) from error
    return decoded(data, DuelFile, FILE_FORMAT, f"{path}: ", "written by solemn")


def decoded(data: bytes, shape: type[Shape], expected: str, place: str, made: str) -> Shape:
    """JSON of this shape and format. Raises NotADuel, which says in which `place`, and that it was not `made` so."""
    if len(data) > MOST_BYTES:
        raise NotADuel(f"{place}not a duel that was {made}: more than {MOST_BYTES >> 20} MiB")
    try:
        content = msgspec.json.decode(data, type=shape)
    except (msgspec.MsgspecError, ValueError, RecursionError, MemoryError) as error:
        raise NotADuel(f"{place}not a duel that was {made}: {cut(str(error))}") from error
    if content.format != expected:
        raise NotADuel(f"{place}format {shown(content.format)}, expected {expected!r}")
    return content


def _answer(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], str):
        return tuple(value)
    return [tuple(item) if isinstance(item, list) else item for item in value]
