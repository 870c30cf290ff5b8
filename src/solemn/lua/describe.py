"""Errors with names and places: finds the Lua expression that compiled code was working on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any, Final, NoReturn

from solemn.lua.compiler import Chunk
from solemn.lua.errors import BadArgument, Frame, LuaError, LuaLimitError, too_deep
from solemn.lua.places import Source, called_name, describe, function_title, place_of
from solemn.lua.tree import Binary, Call, Expr, Func, GlobalRef, Index, LocalRef, Method, Unary
from solemn.lua.values import LuaTable, NotCallable, TooDeep, type_name

MAX_TRACE: Final = 250
ERROR_COST: Final = 40
FRAME_COST: Final = 5
HELPERS: Final = frozenset({f"solemn.lua.{name}" for name in (
    "access", "operators", "runtime", "describe", "loops", "machine", "closing", "world")})
PYTHON_TYPES: Final = {"NoneType": "nil", "int": "number", "float": "number", "str": "string", "bool": "boolean"}


class Describer:
    """Builds the errors of one Lua world. Lua frames are those whose globals are the world's."""

    __slots__ = ("chunks", "consume", "globals", "note", "refusals", "sources")

    def __init__(self, globals_: dict[str, Any], consume: Callable[[int], None]) -> None:
        self.globals = globals_
        self.consume = consume
        self.chunks: dict[str, Chunk] = {}  # the last one that was run of each file
        self.sources: dict[str, Source] = {}  # those that were looked into
        self.note: Callable[[str], str] | None = None
        self.refusals: tuple[type[Exception], ...] = ()  # exceptions by which natives refuse what a script asks

    # -- frames ------------------------------------------------------------------------------------------------------

    def lua_frame(self) -> FrameType | None:
        """The innermost Lua frame."""
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and frame.f_globals is not self.globals:
            frame = frame.f_back
        return frame

    def direct_frame(self) -> FrameType | None:
        """The Lua frame whose own work has failed, None when it was that of a native."""
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and frame.f_globals.get("__name__") in HELPERS:
            frame = frame.f_back
        return frame if frame is not None and frame.f_globals is self.globals else None

    def where(self, level: int) -> str:
        """`file:line:` of the function at a level above the function `error`; nothing when that is a native.

        All natives between two Lua calls count as one.
        """
        frame: FrameType | None = sys._getframe(3)
        native = False
        while frame is not None:
            is_lua = frame.f_globals is self.globals
            if is_lua or not native:
                level -= 1
            if level == 0:
                return f"{frame.f_code.co_filename}:{frame.f_lineno}: " if is_lua else ""
            native = not is_lua
            frame = frame.f_back
        return ""

    def caller_place(self) -> str:
        """`file:line:` of the Lua code that called the native which asks, nothing when it was no Lua code."""
        frame = sys._getframe(1).f_back
        if frame is None or frame.f_globals is not self.globals:
            return ""
        return f"{frame.f_code.co_filename}:{frame.f_lineno}: "

    def trace(self, frame: FrameType | None, lasti: int = -1, line: int = 0) -> list[Frame]:
        """The Lua calls from a frame outwards. An error costs steps: a script may raise many."""
        found = self.frames(frame, lasti, line)
        self.consume(ERROR_COST + FRAME_COST * len(found))
        return found

    def frames(self, frame: FrameType | None, lasti: int = -1, line: int = 0) -> list[Frame]:
        """The Lua frames from this one outwards, at most as many as a trace may have."""
        found: list[Frame] = []
        while frame is not None and len(found) < MAX_TRACE:
            if frame.f_globals is self.globals:
                if lasti < 0 and not found:
                    lasti = frame.f_lasti
                found.append(self.frame_line(frame, lasti, line))
            lasti, line = -1, 0
            frame = frame.f_back
        return found

    def frame_line(self, frame: FrameType, lasti: int, line: int) -> Frame:
        """A frame as a line of a trace."""
        code = frame.f_code
        place = place_of(code, lasti)
        note = self.note(code.co_filename) if self.note is not None else ""
        column = place[1] + 1 if place else 0
        ends_here = place is not None and place[2] == place[0]
        end = place[3] + 1 if place is not None and ends_here else column
        return Frame(code.co_filename, line or frame.f_lineno or 0, function_title(code), column, end, note)

    def error(self, message: str) -> LuaError:
        """A LuaError with the place of the Lua code that is running put before the message."""
        frame = self.direct_frame()
        if frame is None:
            return LuaError(message, self.trace(self.lua_frame()))
        made = LuaError(f"{frame.f_code.co_filename}:{frame.f_lineno}: {message}", self.trace(self.lua_frame()))
        self.show_source(made)
        return made

    def thrown(self, value: Any, level: int) -> LuaError:
        """What the function `error` raises: a string gets the place of its level."""
        if type(value) is str and level > 0:
            value = self.where(level) + value
        made = LuaError(value, self.trace(self.lua_frame()))
        self.show_source(made)
        return made

    def show_source(self, error: LuaError) -> None:
        """Put the line of source into the error, if it is known."""
        if error.trace:
            source = self.source(error.trace[0].file)
            if source is not None:
                error.source_line = source.line(error.trace[0].line)

    def source(self, filename: str) -> Source | None:
        """The source that runs under a file's name, None for a file that is none of this world's."""
        chunk, source = self.chunks.get(filename), self.sources.get(filename)
        if chunk is not None and (source is None or source.text is not chunk.source):
            source = self.sources[filename] = Source(chunk.source, chunk.env)
        return source

    # -- expressions -------------------------------------------------------------------------------------------------

    def nodes(self, frame: FrameType, lasti: int) -> list[tuple[Expr, Func]]:
        """The expressions at the place where a frame is, each with its function."""
        place = place_of(frame.f_code, lasti)
        source = self.source(frame.f_code.co_filename)
        return source.at(place) if place is not None and source is not None else []

    def running(self) -> list[tuple[Expr, Func]]:
        """The expressions at the place where the innermost Lua frame is. Looking them up costs steps."""
        self.consume(ERROR_COST)
        frame = self.direct_frame()
        return self.nodes(frame, frame.f_lasti) if frame is not None else []

    def index_error(self, obj: Any, key: Any) -> NoReturn:
        """`obj` cannot be indexed."""
        name = ""
        for node, func in self.running():
            if isinstance(node, (Index, Method)):
                name = describe(node.obj, func)
                break
            if isinstance(node, GlobalRef) and node.env is not None:
                kind = "local" if node.env.function is func else "upvalue"
                name = f" ({kind} '_ENV')"
                break
        if not name and type(key) is str and not self.running():
            name = f" (field '{key}')"
        raise self.error(f"attempt to index a {type_name(obj)} value{name}")

    def operand_error(self, op: str, a: Any, b: Any) -> NoReturn:
        """An operator does not work on its operands."""
        culprit = b if type(a) in (int, float) else a
        name = self.operand_name(op, culprit is b and culprit is not a)
        raise self.error(f"attempt to {doing(op)} a {self.named_type(culprit)} value{name}")

    def concat_error(self, at: int, count: int, left: Any, right: Any) -> NoReturn:
        """Two values cannot be concatenated: operand `at` of a chain of `count`, and all to its right."""
        blame_right = type(left) in (str, int, float)
        name = ""
        for node, func in self.running():
            operands: list[Expr] = []
            rest: Expr = node
            while isinstance(rest, Binary) and rest.op == "..":
                operands.append(rest.left)
                rest = rest.right
            operands.append(rest)
            if len(operands) == count and (not blame_right or at + 2 == count):
                name = describe(operands[at + blame_right], func)
        raise self.error(f"attempt to concatenate a {self.named_type(right if blame_right else left)} value{name}")

    def named_type(self, value: Any) -> str:
        """The type of a value for messages, by `__name` where there is one."""
        if isinstance(value, LuaTable) and value.metatable is not None:
            name = value.metatable.get("__name")
            if type(name) is str:
                return name
        return type_name(value)

    def operand_name(self, op: str, second: bool) -> str:
        """How the source names the operand that is at fault; empty if that is not known."""
        for node, func in self.running():
            if isinstance(node, Unary) and op in ("#", "u-", "u~"):
                return describe(node.operand, func)
            if isinstance(node, Binary):
                return describe(node.right if second else node.left, func)
        return ""

    def no_integer(self, a: Any, b: Any) -> NoReturn:
        """A number without an integer representation in a bitwise operation."""
        second = not (type(a) is float and not a.is_integer())
        name = self.operand_name("", second) if type(b if second else a) is not str else ""
        raise self.error(f"number{name} has no integer representation")

    # -- exceptions of Python ----------------------------------------------------------------------------------------

    def fault(self) -> None:
        """Called where an exception leaves a Lua function: returns to let it pass, or raises what it means in Lua."""
        error = sys.exc_info()[1]
        assert error is not None and error.__traceback__ is not None
        kind = type(error)
        if kind is LuaError:
            if not error.placed:  # type: ignore[attr-defined]
                self.place(error, error.__traceback__)  # type: ignore[arg-type]
            return
        if kind is LuaLimitError:
            if not error.trace:  # type: ignore[attr-defined]
                tb = error.__traceback__  # the frame itself is already past the place
                error.trace = self.frames(tb.tb_frame, tb.tb_lasti, tb.tb_lineno)  # type: ignore[attr-defined]
            return
        if isinstance(error, RecursionError):
            raise LuaLimitError("calls", "stack overflow") from None
        if isinstance(error, MemoryError):
            raise LuaLimitError("memory", "not enough memory") from None
        self.translate(error, error.__traceback__)

    def translate(self, error: BaseException, tb: TracebackType) -> None:
        """Errors that Python raises in compiled code itself, or in a native because it was called on nil."""
        innermost = tb
        while innermost.tb_next is not None:
            innermost = innermost.tb_next
        if isinstance(error, self.refusals):
            self.raise_at(tb, str(error))
        in_lua = innermost.tb_frame.f_globals is self.globals
        if isinstance(error, TooDeep) or (isinstance(error, IndexError) and in_lua):
            raise too_deep() from None
        if isinstance(error, NotCallable):
            self.raise_at(tb, self.call_message(tb, "table"))
        if isinstance(error, TypeError) and tb.tb_next is None:
            text = str(error)
            if text.endswith("object is not callable"):
                word = PYTHON_TYPES.get(text.split("'")[1], "userdata")
                self.raise_at(tb, self.call_message(tb, word))
            if "argument" in text:
                self.raise_at(tb, "wrong number of arguments: " + text)
        if isinstance(error, (AttributeError, TypeError)):
            message = self.nil_receiver(error, tb)
            if message:
                self.raise_at(tb, message)

    def raise_at(self, tb: TracebackType, message: str) -> NoReturn:
        """Raise an error with this message at the place of the traceback."""
        made = LuaError(message)
        self.place(made, tb)
        raise made from None

    def place(self, error: LuaError, tb: TracebackType) -> None:
        """Give an error of a native the place and the calls of the Lua code that called it."""
        frame = tb.tb_frame
        message = self.nil_receiver(error, tb)
        if message:
            error.value = message
        elif error.argument is not None and error.argument.detail:
            error.value = self.argument_message(error.argument, tb)
        if type(error.value) is str:
            error.value = f"{frame.f_code.co_filename}:{tb.tb_lineno}: {error.value}"
        error.trace = self.trace(frame, tb.tb_lasti, tb.tb_lineno)
        error.placed = True
        self.show_source(error)

    def argument_message(self, bad: BadArgument, tb: TracebackType) -> str:
        """The message about an argument, with the function called what the script calls it."""
        position, name = bad.position, bad.function
        for node, _ in self.nodes(tb.tb_frame, tb.tb_lasti):
            if isinstance(node, Method):
                name = node.name
                position -= 1
                if position == 0:
                    return f"calling '{name}' on bad self ({bad.detail})"
            elif isinstance(node, Call):
                name = called_name(node.fn) or name
            else:
                continue
            break
        return f"bad argument #{position} to '{name}' ({bad.detail})"

    def call_message(self, tb: TracebackType, word: str) -> str:
        """The message for a call of what cannot be called, with its name in the source."""
        for node, func in self.nodes(tb.tb_frame, tb.tb_lasti):
            if isinstance(node, Call):
                return f"attempt to call a {word} value{describe(node.fn, func)}"
            if isinstance(node, Method):
                if word == "nil" and self.receiver(node, tb) == "nil":
                    break
                return f"attempt to call a {word} value (method '{node.name}')"
        return f"attempt to call a {word} value"

    def receiver(self, node: Method, tb: TracebackType) -> str:
        """The type of the object of a method call when it is a local variable, otherwise nothing."""
        if isinstance(node.obj, LocalRef):
            value = tb.tb_frame.f_locals.get(node.obj.var.python, self)
            if node.obj.var.boxed and value is not self:
                value = value.v
            return "" if value is self else type_name(value)
        if isinstance(node.obj, GlobalRef):
            return type_name(self.globals.get(node.obj.name))
        return ""

    def nil_receiver(self, error: BaseException, tb: TracebackType) -> str:
        """The message for a method called on nil, when that is what a native complains about."""
        for node, func in self.nodes(tb.tb_frame, tb.tb_lasti):
            if not isinstance(node, Method):
                continue
            known = self.receiver(node, tb)
            if not known:
                known = "nil" if complains_of_nil(error, tb) else ""
            if known in ("nil", "boolean", "number", "function"):
                return f"attempt to index a {known} value{describe(node.obj, func)}"
        return ""


BITWISE: Final = frozenset({"&", "|", "~", "<<", ">>", "u~"})


def doing(op: str) -> str:
    """What an operator does, as error messages say it."""
    if op == "..":
        return "concatenate"
    if op == "#":
        return "get length of"
    return "perform bitwise operation on" if op in BITWISE else "perform arithmetic on"


def complains_of_nil(error: BaseException, tb: TracebackType) -> bool:
    """Whether a native called from this frame failed because its first argument is nil."""
    if isinstance(error, LuaError):
        return error.argument is not None and error.argument.position == 1 and error.argument.given is None
    inner = tb.tb_next
    if inner is None or inner.tb_next is not None:
        return False
    names = inner.tb_frame.f_code.co_varnames
    first = names[1] if len(names) > 1 and names[0] == "self" else names[0] if names else ""
    return inner.tb_frame.f_locals.get(first, error) is None
