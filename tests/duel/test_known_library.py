"""Natives in the place of the community library's functions answer as its Lua does."""

import random
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from random_duels import community

from solemn.api import known_library
from solemn.duel.facade import Duel
from solemn.lua import LuaLimitError, Machine

needs_library = pytest.mark.skipif(community() is None, reason="needs the community's library")
HELPERS = b"""
CALLS = {}
function make(name, answers)
    return function(n) CALLS[#CALLS + 1] = name return answers[n] end
end
function shared(a, b)
    return function(n) return n == a or n == b end
end
function counting()
    local count = 0
    return function() count = count + 1 return count > 2 end
end
"""


@pytest.fixture(scope="module")
def duel() -> Duel:
    pool = community()
    assert pool is not None
    duel = Duel(pool=pool, start=False)
    duel.run_source(HELPERS, "helpers.lua")
    return duel


def original(duel: Duel, table: str, name: str) -> FunctionType:
    """The library's own function, from a machine in which nothing was replaced."""
    pool = community()
    assert pool is not None
    chunk = pool.chunk("utility.lua")
    assert chunk is not None
    kept = duel.machine.globals[table].get(name)
    source = chunk.source.decode("latin-1")
    start = source.index(f"function Auxiliary.{name}(")
    end = source.index("\nend", start) + 4
    made = duel.machine.load_text(("return function" + source[start:end].removeprefix(f"function Auxiliary.{name}")).encode(), "original")
    assert duel.machine.globals[table].get(name) is kept
    return made  # type: ignore[no-any-return]


@needs_library
def test_the_library_is_the_one_that_is_known(duel: Duel) -> None:
    for table, digests, _ in known_library.KNOWN:
        functions = [duel.machine.globals[table].get(name) for name in digests]
        assert any(Path(one.__code__.co_filename).suffix == ".py" for one in functions), f"one of {', '.join(digests)} was reworded"


@needs_library
@pytest.mark.parametrize("seed", range(60))
def test_or_asks_the_same_filters_in_the_same_order(duel: Duel, seed: int) -> None:
    """Filters that note that they were asked are never left out: each has its own table of answers."""
    machine, rng = duel.machine, random.Random(seed)
    scope = machine.globals
    ours, lua = scope["Auxiliary"].get("OR"), original(duel, "Auxiliary", "OR")

    def tree(made: dict[str, Any], build: Any, shape: Any) -> Any:
        return made[shape] if isinstance(shape, str) else build(*(tree(made, build, part) for part in shape))

    def shape(depth: int) -> Any:
        parts = rng.randrange(1, 4)
        return [rng.choice("abcdefgh") if depth == 0 or rng.random() < 0.6 else shape(depth - 1) for _ in range(parts)]

    filters = {}
    for name in "abcdefgh":
        answers = ", ".join(rng.choice(["true", "false", "nil", "0"]) for _ in range(5))
        filters[name] = machine.load_text(f"return make('{name}', {{{answers}}})".encode(), "filter")
    form = [shape(3)]
    asked: list[list[Any]] = []
    for build in (ours, lua):
        either = tree(filters, build, form)
        for number in range(1, 6):
            machine.renew_steps()
            scope["CALLS"] = machine.load_text(b"return {}", "new")
            answer = either(number)
            asked.append([answer, dict.fromkeys(value for _, value in scope["CALLS"].items())])
    half = len(asked) // 2
    assert asked[:half] == asked[half:]


@needs_library
def test_or_asks_equal_filters_once(duel: Duel) -> None:
    """The library wraps the same filter into itself again and again; the cost does not grow."""
    machine = duel.machine
    machine.renew_steps()
    text = b"""
    local f = shared(1, 2)
    for i = 1, 3000 do f = aux.OR(f, shared(1, 2), shared(3, 4)) end
    local sum = 0
    for i = 1, 1000 do for n = 1, 5 do if f(n) then sum = sum + n end end end
    return sum
    """
    assert machine.load_text(text, "wrap") == 10_000


@needs_library
def test_or_keeps_filters_that_count(duel: Duel) -> None:
    """A filter with a variable that it assigns is not taken for another one."""
    duel.machine.renew_steps()
    text = b"local f = aux.OR(counting(), counting()) local t = {} for i = 1, 4 do t[i] = f(1) end return t[1], t[2], t[3], t[4]"
    assert duel.machine.load_text(text, "count") == (False, False, True, True)


@needs_library
def test_or_takes_what_is_no_function(duel: Duel) -> None:
    duel.machine.renew_steps()
    assert duel.machine.load_text(b"return aux.OR()(1), aux.OR(nil, aux.TRUE)(1), pcall(aux.OR(5), 1)", "odd")[:3] == (False, False, False)


@needs_library
def test_or_of_itself_ends(duel: Duel) -> None:
    duel.machine.renew_steps()
    with pytest.raises(LuaLimitError):
        duel.machine.load_text(b"local f f = aux.OR(function(n) return f(n) end) return f(1)", "endless")


def test_a_library_with_other_words_is_left_alone() -> None:
    machine = Machine(write=lambda text: None)
    machine.load_text(b"Auxiliary = {} function Auxiliary.OR(...) return 'mine' end", "own.lua")
    known_library.replace_known(machine)
    assert machine.load_text(b"return Auxiliary.OR()", "use.lua") == "mine"
