"""To-be-closed variables."""

from __future__ import annotations

from types import TracebackType
from typing import Any

import greenlet

from solemn.lua.errors import LuaError
from solemn.lua.runtime import Runtime


class Closing:
    """Calls the `__close` metamethod of a value when its block is left, however it is left."""

    __slots__ = ("runtime", "value")

    def __init__(self, runtime: Runtime, value: Any) -> None:
        self.runtime = runtime
        self.value = value

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 tb: TracebackType | None) -> None:
        if self.value is None or self.value is False:
            return
        if error is None or isinstance(error, (greenlet.GreenletExit, GeneratorExit)):
            reason = None
        elif isinstance(error, LuaError):
            reason = error.value
        else:
            return
        handler = self.runtime.metamethod(self.value, "__close")
        if handler is None:
            raise self.runtime.error("attempt to call a nil value (metamethod 'close')")
        self.runtime.call(handler, self.value, reason)
