"""Natives with arguments that nobody expects, in the middle of real duels: nothing but errors of Lua may come of it.

usage: python tools/fuzz_natives.py [--scripts DIR --db FILE] [--decisions N] [--native NAME] COUNT SEED

In duels between random cards, now and then a script's call is preceded by a call of a random native, with arguments made from its
signature: boundary numbers, cards and effects of the duel, blank ones, wrong kinds, too few and too many. What is told is every
exception that is no LuaError, with how often it was met and a seed that shows it. Exit status: 0 none, 1 some.
"""

import argparse
import random
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from greenlet import GreenletExit

from solemn.core.effects.effect import BadCall
from solemn.core.effects.step_bound import RulesStuck
from solemn.core.state.data import Card, Effect, Group
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.duel.simple_players import eager_answer, random_answer
from solemn.lua import LuaError, LuaLimitError
from solemn.spec.constants import TYPE_FUSION, TYPE_LINK, TYPE_SYNCHRO, TYPE_TOKEN, TYPE_XYZ
from solemn.spec.signatures import Native, Parameter, natives

EXTRA_DECK = TYPE_FUSION | TYPE_SYNCHRO | TYPE_XYZ | TYPE_LINK
A_DUEL = 60  # strange calls
SECONDS = 6  # of processor time for one of them
NUMBERS = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, -1, -2, 10, 12, 16, 31, 32, 33, 40, 63, 64, 65, 100, 127, 128, 255, 256, 0x1F, 0xFFFF, 0x10000, 0x1000000,
    0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 1 << 32, (1 << 32) + 1, 1 << 40, 1 << 62, (1 << 63) - 1, -(1 << 63), -(1 << 31), 1.0, 2.5, -0.5,
    1e300, float("inf"), float("nan"),
)  # fmt: skip
TEXTS = ("", "x", "1", "\xe9\x00", "a" * 300)
LUA = b"""
FUZZ = {
    function() end, function() return true end, function() return false end, function() return 1, 2, 3 end, function() error("no") end,
    function() error({}) end, function(...) return ... end, function(x) return x.y end, function() return 1 << 40 end,
    function() return {} end, function() return Duel.GetTurnPlayer() == 0 end, function() return -1 end, function() return 2.5 end,
}
"""
HOOKS = (
    "Card.IsFaceup", "Card.IsType", "Card.IsCode", "Card.IsSetCard", "Duel.Hint", "Duel.GetLocationCount", "Effect.GetHandler",
    "Card.IsRelateToEffect",
    "Duel.SetOperationInfo", "Card.IsAbleToHand", "Duel.IsExistingMatchingCard", "Card.IsLocation", "Effect.GetHandlerPlayer",
)  # fmt: skip


class Hang(BaseException):
    """A call took too long."""


def hang(*_: Any) -> None:
    raise Hang(f"more than {SECONDS} s of processor time")


class Strange:
    """Makes strange calls in one duel and notes what becomes of them."""

    def __init__(self, duel: Duel, rng: random.Random, only: list[Native], found: "Findings") -> None:
        self.duel = duel
        self.rng = rng
        self.only = only
        self.found = found
        self.left = A_DUEL
        self.busy = False
        self.last = ""
        scope = duel.machine.globals
        duel.run_source(LUA, "fuzz.lua")
        self.functions = [value for _, value in scope["FUZZ"].items()]
        self.natives = {entry.dotted: scope[entry.dotted] for entry in only if callable(scope.get(entry.dotted))}
        for name in HOOKS:
            scope[name] = self.hooked(scope[name])
        scope["changed$"] = True

    def hooked(self, native: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            if not self.busy and self.left > 0 and self.duel.started and self.rng.random() < 0.05:
                self.busy = True
                try:
                    self.strike()
                finally:
                    self.busy = False
            return native(*arguments)

        return call

    def strike(self) -> None:
        """One strange call."""
        self.left -= 1
        acting = not self.duel.state.only_answering
        entry = next((one for one in self.rng.choices(self.only, k=20) if one.acts == acting), self.rng.choice(self.only))
        native = self.natives.get(entry.dotted)
        if native is None:
            return
        arguments = self.arguments(entry)
        self.last = f"{entry.dotted}({', '.join(map(shown, arguments))})"
        self.found.calls += 1
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try:
            native(*arguments)
        except Hang as error:
            self.found.note(entry.dotted, error, self.last)
        except (LuaError, LuaLimitError, RulesStuck, GreenletExit, DuelError, BadCall) as error:
            if isinstance(error, (LuaLimitError, RulesStuck, GreenletExit)):
                raise
            self.found.refused += 1
        except Exception as error:
            self.found.note(entry.dotted, error, self.last)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def arguments(self, entry: Native) -> list[Any]:
        made = [self.value(parameter) for parameter in entry.parameters]
        way = self.rng.random()
        if way < 0.1 and made:
            made = made[: self.rng.randrange(len(made))]
        elif way < 0.2:
            made += [self.anything() for _ in range(self.rng.randrange(1, 4))]
        return made

    def value(self, parameter: Parameter) -> Any:
        return self.anything() if self.rng.random() < 0.08 else self.of_kind(self.rng.choice(parameter.types))

    def anything(self) -> Any:
        return self.of_kind(self.rng.choice(["int", "bool", "card", "group", "effect", "function", "string", "table", "nil"]))

    def of_kind(self, kind: str) -> Any:
        rng, d = self.rng, self.duel.state
        if kind == "int":
            return rng.choice(NUMBERS) if rng.random() < 0.8 else 1 << rng.randrange(64)
        if kind == "bool":
            return rng.random() < 0.5
        if kind == "card":
            return rng.choice(d.cards) if d.cards else None
        if kind == "group":
            return self.group()
        if kind == "effect":
            return self.effect()
        if kind == "function":
            return rng.choice([*self.functions, *self.natives.values()])
        if kind == "string":
            return rng.choice(TEXTS)
        return self.duel.machine.globals["FUZZ"] if kind == "table" else None

    def group(self) -> Any:
        scope = self.duel.machine.globals
        cards = self.rng.sample(self.duel.state.cards, min(len(self.duel.state.cards), self.rng.choice([0, 0, 1, 1, 2, 3, 5, 20])))
        return scope["Group.FromCards"](*cards)

    def effect(self) -> Any:
        card = self.rng.choice(self.duel.state.cards)
        own = list(card.own_effects)
        if own and self.rng.random() < 0.7:
            return self.rng.choice(own)
        return self.duel.machine.globals["Effect.CreateEffect"](card)


class Findings:
    """What was met that is no error of Lua."""

    def __init__(self) -> None:
        self.calls = self.refused = self.duels = 0
        self.seed = 0
        self.counts: Counter[str] = Counter()
        self.examples: dict[str, str] = {}

    def note(self, where: str, error: BaseException, call: str) -> None:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        key = f"{where}: {type(error).__name__} at {Path(frame.filename).name}:{frame.lineno}"
        self.counts[key] += 1
        self.examples.setdefault(key, f"seed {self.seed}: {call}: {error}")

    def report(self) -> None:
        print(f"{self.duels} duels, {self.calls} strange calls, {self.refused} refused, {sum(self.counts.values())} faults", flush=True)
        for key, count in self.counts.most_common():
            print(f"{count:5d} {key}\n      {self.examples[key]}")


def shown(value: Any) -> str:
    if isinstance(value, Card):
        return f"card {value.printed.code}"
    if isinstance(value, Effect):
        return "effect" if value.handler is not None else "blank effect"
    if isinstance(value, Group):
        return f"group of {len(value.cards)}"
    return getattr(value, "__name__", None) or repr(value)[:40]


def play(pool: CardPool, codes: tuple[list[int], list[int]], seed: int, decisions: int, only: list[Native], found: Findings) -> None:
    """One duel with strange calls in it."""
    rng = random.Random(seed)
    main, extra = codes
    decks = [Deck(tuple(rng.choices(main, k=40)), tuple(rng.choices(extra, k=15))) for _ in (0, 1)]
    found.seed, found.duels = seed, found.duels + 1
    strange = None
    try:
        duel = Duel(decks, seed=seed, shuffle=False, pool=pool, start=False)
        strange = Strange(duel, rng, only, found)
        duel.start()
        player = eager_answer if seed % 2 else random_answer
        while duel.decision is not None and len(duel.answers) < decisions:
            duel.answer(player(duel.decision, rng))
    except DuelError:
        return
    except Exception as error:
        found.note("duel", error, f"after {strange.last if strange else 'nothing'}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scripts", action="append", default=[], metavar="DIR")
    parser.add_argument("--db", action="append", default=[], metavar="FILE")
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--native", action="append", default=[], help="Call these alone.")
    parser.add_argument("--report", type=float, default=600, metavar="S", help="Tell what was met so far every so many seconds.")
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=int)
    options = parser.parse_args()
    pool = CardPool.community(options.scripts, options.db) if options.scripts else CardPool.bundled()
    known = natives()
    only = [entry for name, entry in sorted(known.items()) if not options.native or name in options.native]
    codes: tuple[list[int], list[int]] = ([], [])
    for code in pool.database.codes():
        card = pool.database.get(code)
        if card is not None and not card.type & TYPE_TOKEN and pool.scripts.find(f"c{code}.lua") is not None:
            codes[bool(card.type & EXTRA_DECK)].append(code)
    found, started = Findings(), time.monotonic()
    signal.signal(signal.SIGPROF, hang)
    for seed in range(options.seed, options.seed + options.count):
        play(pool, codes, seed, options.decisions, only, found)
        if time.monotonic() - started > options.report:
            started = time.monotonic()
            found.report()
    found.report()
    return 1 if found.counts else 0


if __name__ == "__main__":
    sys.exit(main())
