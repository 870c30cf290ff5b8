"""Errors that a script author can act on."""

from __future__ import annotations

import bdb
import io
import sys
import traceback
from types import FrameType
from typing import Any

import pytest

from solemn.lua import (
    ForeignType,
    Interface,
    Limits,
    LuaError,
    LuaLimitError,
    LuaSyntaxError,
    Machine,
    argument_error,
    compile_chunk,
    format_error,
)

INTERFACE = Interface(
    frozenset({"Card", "Duel"}), {"GetLevel": ("Card",)}, frozenset(), frozenset(), {"DECK": 1}, frozenset({"Card.GetLevel"})
)


class Card:
    """Stands for a card of the core."""


def get_level(card: Any) -> int:
    if not isinstance(card, Card):
        raise argument_error("Card.GetLevel", 1, "Card", card)
    return 4


@pytest.fixture
def machine() -> Machine:
    made = Machine(INTERFACE)
    made.foreign(Card, ForeignType("Card", lambda obj, key: None))
    made.native("Card.GetLevel", get_level)
    made.annotate(lambda file: " (Ash Blossom)" if file == "c14558127.lua" else "")
    return made


def failure(machine: Machine, source: str, name: str = "c14558127.lua") -> LuaError:
    with pytest.raises(LuaError) as caught:
        machine.load_text(source.encode(), name)
    return caught.value


def test_message_place_line_caret_and_stack(machine: Machine) -> None:
    error = failure(machine, "\nlocal s={}\nfunction s.op(e)\n\tlocal tc=nil\n\treturn tc.level\nend\ns.op()\n")
    assert format_error(error).split("\n") == [
        "c14558127.lua:5: attempt to index a nil value (local 'tc')",
        "  \treturn tc.level",
        "  \t       ^^^^^^^^",
        "stack traceback:",
        "\tc14558127.lua:5: in function 's.op' (Ash Blossom)",
        "\tc14558127.lua:7: in main chunk (Ash Blossom)",
    ]


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("local tc tc:GetLevel()", "attempt to index a nil value (local 'tc')"),
        ("local t={} t.card:GetLevel()", "attempt to index a nil value (field 'card')"),
        ("nobody:GetLevel()", "attempt to index a nil value (global 'nobody')"),
        ("local n=5 n:GetLevel()", "attempt to index a number value (local 'n')"),
        ("Card.GetLevel(5)", 'Parameter 1 should be "Card" but is "Int".'),
        ("Card.Nothing()", "attempt to call a nil value (field 'Nothing')"),
        ("Duel.Draw(0)", "attempt to call a nil value (field 'Draw')"),
        ("aux.Stringid(1,0)", "attempt to index a nil value (global 'aux')"),
    ],
)
def test_natives_called_wrongly(machine: Machine, source: str, message: str) -> None:
    assert failure(machine, source).message == "c14558127.lua:1: " + message


def test_a_boxed_receiver_is_named(machine: Machine) -> None:
    source = "local tc\nlocal function set() tc=nil end\nset()\nreturn tc:GetLevel()"
    assert failure(machine, source).message == "c14558127.lua:4: attempt to index a nil value (local 'tc')"


def test_bugs_of_natives_are_not_errors_of_scripts(machine: Machine) -> None:
    def broken(*_: Any) -> int:
        return {}["missing"]  # type: ignore[no-any-return]

    machine.native("Duel.Broken", broken)
    with pytest.raises(KeyError):
        machine.load_text(b"return pcall(Duel.Broken)", "t.lua")


def test_error_values_and_levels(machine: Machine) -> None:
    assert failure(machine, "error({1})").message == "(error object is a table value)"
    assert failure(machine, "local function f() error('x', 2) end\n\nf()").message == "c14558127.lua:3: x"
    assert failure(machine, "error('x', 0)").message == "x"


def test_limits_pass_every_pcall(machine: Machine) -> None:
    with pytest.raises(LuaLimitError, match="steps"):
        machine.load_text(b"pcall(function() while true do end end)", "t.lua")


def test_syntax_errors_show_the_place(machine: Machine) -> None:
    with pytest.raises(LuaSyntaxError) as caught:
        compile_chunk(b"local s=GetID()\nfunction s.f(c)\n\treturn c:IsFaceup(\nend\n", "c1.lua", INTERFACE)
    assert format_error(caught.value).split("\n") == ["c1.lua:4: unexpected symbol near 'end'", "  end", "  ^"]


def test_python_traceback_shows_the_lua_line(machine: Machine, tmp_path: Any) -> None:
    path = tmp_path / "c1.lua"
    path.write_text("\n\nlocal t\nreturn t.x\n")
    with pytest.raises(LuaError) as caught:
        machine.load_text(path.read_bytes(), str(path))
    text = "".join(traceback.format_exception(caught.value))
    assert f'File "{path}", line 4, in main chunk' in text
    assert "return t.x" in text


class Recorder(bdb.Bdb):
    """A debugger that stops at one line and looks at a variable."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.seen: list[Any] = []

    def user_line(self, frame: FrameType) -> None:
        if frame.f_code.co_filename.endswith("c1.lua") and frame.f_lineno == 4:
            self.seen.append(frame.f_locals[self.name])


def test_a_python_debugger_stops_in_a_script(machine: Machine, tmp_path: Any) -> None:
    path = tmp_path / "c1.lua"
    path.write_text("\nfunction f(n)\n\tlocal double=n*2\n\treturn double+1\nend\n")
    machine.load_text(path.read_bytes(), str(path))
    debugger = Recorder("double")
    debugger.set_break(str(path), 4)
    assert debugger.runcall(machine.globals["f"], 21) == 43
    assert debugger.seen == [42]


def test_lines_are_traced_in_order(machine: Machine) -> None:
    """What coverage.py builds on: every line that runs is reported, and no other."""
    source = "\nfunction f(n)\n  if n>1 then\n    return 'big'\n  end\n  local t={}\n\n  return #t\nend\n"
    machine.load_text(source.encode(), "lines.lua")
    lines: list[int] = []

    def tracer(frame: FrameType, event: str, arg: Any) -> Any:
        if frame.f_code.co_filename != "lines.lua":
            return None
        if event == "line":
            lines.append(frame.f_lineno)
        return tracer

    sys.settrace(tracer)
    try:
        machine.globals["f"](1)
    finally:
        sys.settrace(None)
    assert [n for n in dict.fromkeys(lines) if n not in (2, 9)] == [3, 6, 8]


def test_print_goes_where_it_is_told() -> None:
    out = io.StringIO()
    Machine(write=out.write).load_text(b"print(1, 'a', nil, 2.0)", "t.lua")
    assert out.getvalue() == "1\ta\tnil\t2.0\n"


def test_the_limit_of_steps_names_the_line_of_the_loop() -> None:
    machine = Machine(limits=Limits(steps=1000))
    with pytest.raises(LuaLimitError) as caught:
        machine.load_text(b"\nlocal function f()\n  local n=0\n  while true do\n    n=n+1\n  end\n  return n\nend\nf()\n", "loop.lua")
    assert [frame.line for frame in caught.value.trace][:1] == [4]


def test_a_deep_trace_and_a_long_line_are_shortened() -> None:
    machine = Machine(limits=Limits(call_depth=150))
    with pytest.raises(LuaLimitError) as caught:
        machine.load_text(b"local function f(n) local m=f(n+1) return m end\nf(1)", "deep.lua")
    shown = format_error(caught.value).splitlines()
    assert len(shown) < 30 and any("skipping" in line for line in shown)
    with pytest.raises(LuaSyntaxError) as wrong:
        compile_chunk(b"local a = " + b"1+" * 3000 + b"* 2", "long.lua", Interface.empty())
    assert max(map(len, format_error(wrong.value).splitlines())) < 300
