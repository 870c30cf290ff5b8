"""EDOPro's puzzles: Lua files that put up a field with `Debug.AddCard` and its kin."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from solemn.duel.errors import DuelError, UnusableFile
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool
from solemn.duel.terms import RULINGS
from solemn.lua import Limits

_SETS_A_FIELD: Final = re.compile(rb"\bDebug\s*\.\s*(?:AddCard|ReloadFieldBegin|SetPlayerInfo)\s*\(")
_LARGEST: Final = 1 << 20


def is_puzzle(path: Path) -> bool:
    """Does the file put up a field, as puzzles do?"""
    try:
        return path.suffix == ".lua" and path.is_file() and _SETS_A_FIELD.search(path.read_bytes()[:_LARGEST]) is not None
    except OSError:
        return False


def load(
    path: Path,
    pool: CardPool | None = None,
    *,
    seed: int | Sequence[int] = 0,
    rulings: str = RULINGS[0],
    strict: bool = True,
    limits: Limits | None = None,
    start: bool = True,
) -> Duel:
    """The duel of a puzzle, at its first decision unless `start` is false; player 0 is the one who has to solve it.

    Raises DuelError for a file that cannot be read, puts up no field, is no Lua, or fails as it puts up the field: names a card that there
    is not, say. With `strict` also ScriptFailure for card scripts that fail.
    """
    try:
        source = path.read_bytes()
    except OSError as error:
        raise UnusableFile(path, error) from error
    if _SETS_A_FIELD.search(source) is None or len(source) > _LARGEST:
        raise DuelError(f"{path}: not a puzzle: it puts up no field with Debug.AddCard")
    duel = Duel(seed=seed, rulings=rulings, pool=pool, start_hand=0, draw=1, strict=strict, limits=limits, start=False)
    duel.set_up(source, str(path))
    failed = next((message for message in duel.state.script_errors if message.startswith(f"{path}:")), None)
    if failed is not None:
        raise DuelError(failed)
    if start:
        duel.start()
    return duel


def hints(duel: Duel) -> list[str]:
    """What the puzzle says to its player."""
    return [str(row[1]) for row in duel.log if row[0] == ".message"]
