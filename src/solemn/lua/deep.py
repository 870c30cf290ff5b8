"""Room for deep recursion: Python's limit raised for a while, and a stack of a known size for what recurses in C."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

Result = TypeVar("Result")
STACK_BYTES: Final = 64 * 1024 * 1024
_lock = threading.Lock()
_raised: list[int] = []  # the limits asked for by those who are in `deep_calls`, in any thread
_before: list[int] = []  # the limit as the first of them found it


class deep_calls:
    """Python's recursion limit is at least this meanwhile. It is the process' own again when the last who asked leaves."""

    __slots__ = ("limit",)

    def __init__(self, limit: int) -> None:
        self.limit = limit

    def __enter__(self) -> None:
        with _lock:
            if not _raised:
                _before.append(sys.getrecursionlimit())
            _raised.append(self.limit)
            if sys.getrecursionlimit() < self.limit:
                sys.setrecursionlimit(self.limit)

    def __exit__(self, *_: object) -> None:
        with _lock:
            _raised.remove(self.limit)
            wanted = max([_before[0], *_raised])
            if not _raised:
                _before.clear()
            if sys.getrecursionlimit() > wanted:
                sys.setrecursionlimit(wanted)


def on_large_stack(function: Callable[[], Result], stack_bytes: int = STACK_BYTES) -> Result:
    """What the function returns or raises, run on a thread that has a stack of this size."""
    outcome: list[Any] = []

    def body() -> None:
        try:
            outcome.append((function(), None))
        except BaseException as error:
            outcome.append((None, error))

    with _lock:
        old_size = threading.stack_size(stack_bytes)
        thread = threading.Thread(target=body)
        try:
            thread.start()
        finally:
            threading.stack_size(old_size)
    thread.join()
    result, error = outcome[0]
    if error is not None:
        raise error
    return result  # type: ignore[no-any-return]
