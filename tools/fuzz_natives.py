"""Natives with arguments that nobody expects, in the middle of real duels: nothing but errors of Lua may come of it.

usage: python tools/fuzz_natives.py [--scripts DIR --db FILE] [--decisions N] [--native NAME] [--boundaries] COUNT SEED

In duels between random cards, now and then a script's call is preceded by a call of a random native, with arguments made from its
signature: boundary numbers, cards and effects of the duel, blank ones, wrong kinds, too few and too many. With --boundaries every number
of every native is in turn each of the boundary numbers, all others being ordinary, at a decision in the middle of each duel: while a
script acts, while it is asked, and before anybody acts. What is told is every exception that is no LuaError, with how often it was met
and a seed that shows it. Exit status: 0 none, 1 some.
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

from solemn.core.decisions.kinds import Decision
from solemn.core.effects.step_bound import RulesStuck, renew_steps
from solemn.core.state.bad_calls import BadCall
from solemn.core.state.data import Card, Effect, Group
from solemn.core.state.log import DuelOver
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.duel.simple_players import eager_answer, random_answer
from solemn.lua import LuaError, LuaLimitError
from solemn.spec.constants import TYPE_FUSION, TYPE_LINK, TYPE_SYNCHRO, TYPE_TOKEN, TYPE_XYZ
from solemn.spec.signatures import Native, Parameter, natives

FEW_NUMBERS = (0, 1, 2, 3, 5, 7, 8, 0x0C, 31, 32, 0x40, 255, 256, -1, 1 << 31, (1 << 32) - 1, 1 << 32, 1 << 62)
ORDINARY = (0, 1, 1, 2, 4, 255)
SITUATIONS = ((0, 0), (1, 1), (2, 0))  # who acts, and whether a script is only asked
UNTRIED = ("Duel.LoadScript", "Debug.ReloadFieldBegin")
EXTRA_DECK = TYPE_FUSION | TYPE_SYNCHRO | TYPE_XYZ | TYPE_LINK
UNDECIDED = 5
MOST_CARDS = 400
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
        self.call(entry, native, self.arguments(entry))

    def call(self, entry: Native, native: Callable[..., Any], arguments: list[Any]) -> None:
        """Call the native; whatever is raised but an error of Lua and a limit is a finding."""
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

    def ordinary(self, parameter: Parameter) -> Any:
        """A value that a script could well pass."""
        kind = self.rng.choice(parameter.types)
        if kind == "function":
            return self.functions[1]
        return self.rng.choice(ORDINARY) if kind == "int" else self.of_kind(kind)

    def anything(self) -> Any:
        return self.of_kind(self.rng.choice(["int", "bool", "card", "group", "effect", "function", "string", "table", "nil"]))

    def of_kind(self, kind: str) -> Any:
        rng, d = self.rng, self.duel.state
        if kind == "int":
            return rng.choice(NUMBERS) if rng.random() < 0.8 else 1 << rng.randrange(64)
        if kind == "bool":
            return rng.random() < 0.5
        if kind == "card":
            return rng.choice(self.cards()) if d.cards else None
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
        cards = self.cards()
        return scope["Group.FromCards"](*self.rng.sample(cards, min(len(cards), self.rng.choice([0, 0, 1, 1, 2, 3, 5, 20]))))

    def cards(self) -> list[Card]:
        """Those that a script can get hold of."""
        d = self.duel.state
        return [card for card in d.cards if card is not d.choosing.some_card]

    def effect(self) -> Any:
        card = self.rng.choice(self.cards())
        own = list(card.own_effects)
        if own and self.rng.random() < 0.7:
            return self.rng.choice(own)
        return self.duel.machine.globals["Effect.CreateEffect"](card)


def answered(decision: Decision, rng: random.Random) -> Any:
    """An answer to a decision, which has to be one that a player can make."""
    if decision.player not in (0, 1):
        raise AssertionError(f"player {decision.player} is asked")
    return random_answer(decision, rng)


def unsound(duel: Duel) -> str:
    """What is wrong with where the cards are; "" if nothing."""
    seen: set[int] = set()
    for number, player in enumerate(duel.state.players):
        if (len(player.mzone), len(player.szone)) != (7, 8):
            return f"player {number} has {len(player.mzone)} and {len(player.szone)} zones"
        for location, cards in ((4, player.mzone), (8, player.szone), (2, player.hand), (1, player.deck), (16, player.grave),
                                (32, player.banished), (64, player.extra)):  # fmt: skip
            for sequence, card in enumerate(cards):
                if card is not None and (card.controller, card.location, card.sequence) != (number, location, sequence):
                    return f"{card.printed.name} is noted elsewhere than it is"
                if card is not None and card.id in seen:
                    return f"{card.printed.name} is in two places"
                seen.add(-1 if card is None else card.id)
    return ""


class Boundaries:
    """Every number of every native at its boundaries, in duels that are made anew whenever one went too far."""

    def __init__(self, pool: CardPool, codes: tuple[list[int], list[int]], only: list[Native], found: "Findings") -> None:
        self.pool = pool
        self.codes = codes
        self.only = only
        self.found = found
        self.made = 0

    def duel(self) -> Strange:
        """A duel in the middle of play, whose decisions answer themselves from now on."""
        while True:
            self.made += 1
            seed = self.found.seed * 1000 + self.made
            rng = random.Random(seed)
            duel = Duel([deal(self.codes, rng) for _ in (0, 1)], seed=seed, pool=self.pool)
            while duel.decision is not None and len(duel.answers) < 25:
                duel.answer(eager_answer(duel.decision, rng))
            if duel.decision is not None:
                break
        duel.state.asker = lambda decision: answered(decision, rng)
        duel.state.frozen = False
        strange = Strange(duel, rng, self.only, self.found)
        strange.busy = True  # no call but those made here
        return strange

    def go(self, seed: int, numbers: tuple[int, ...] = FEW_NUMBERS) -> None:
        """One pass over all natives."""
        self.found.seed, self.found.duels = seed, self.found.duels + 1
        strange = self.duel()
        for entry in self.only:
            for at, parameter in enumerate(entry.parameters):
                if "int" in parameter.types and entry.dotted not in UNTRIED:
                    for number in numbers:
                        strange = strange if self.one(strange, entry, at, number) else self.duel()
            fault = unsound(strange.duel)
            if fault:
                self.found.note(entry.dotted, AssertionError(fault), strange.last)
                strange = self.duel()

    def one(self, strange: Strange, entry: Native, at: int, number: int) -> bool:
        """One call; False if the duel is of no more use."""
        native, duel, d = strange.natives.get(entry.dotted), strange.duel, strange.duel.state
        if native is None:
            return True
        arguments = [strange.ordinary(parameter) for parameter in entry.parameters]
        arguments[at] = number
        duel.machine.renew_steps()
        renew_steps(d)
        d.reason_player, d.only_answering = strange.rng.choice([one for one in SITUATIONS if not (entry.acts and one[1])])
        before = sum(self.found.counts.values())
        try:
            with duel._deep():
                strange.call(entry, native, arguments)
        except (LuaLimitError, RulesStuck, DuelOver):
            return False
        finally:
            d.only_answering = 0
        return sum(self.found.counts.values()) == before and d.flow.winner == UNDECIDED and len(d.cards) < MOST_CARDS


class Findings:
    """What was met that is no error of Lua."""

    def __init__(self) -> None:
        self.calls = self.refused = self.duels = 0
        self.seed = 0
        self.counts: Counter[str] = Counter()
        self.examples: dict[str, str] = {}

    def note(self, where: str, error: BaseException, call: str) -> None:
        frames = traceback.extract_tb(error.__traceback__)
        place = f"{type(error).__name__} at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else str(error)
        key = f"{where}: {place}"
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


def deal(codes: tuple[list[int], list[int]], rng: random.Random) -> Deck:
    """40 random cards, and 15 for the Extra Deck."""
    main, extra = codes
    return Deck(tuple(rng.choices(main, k=40)), tuple(rng.choices(extra, k=15)))


def card_codes(pool: CardPool) -> tuple[list[int], list[int]]:
    """The passcodes with a script, for the Main and the Extra Deck."""
    codes: tuple[list[int], list[int]] = ([], [])
    for code in pool.database.codes():
        card = pool.database.get(code)
        if card is not None and not card.type & TYPE_TOKEN and pool.scripts.find(f"c{code}.lua") is not None:
            codes[bool(card.type & EXTRA_DECK)].append(code)
    return codes


def play(pool: CardPool, codes: tuple[list[int], list[int]], seed: int, decisions: int, only: list[Native], found: Findings) -> None:
    """One duel with strange calls in it."""
    rng = random.Random(seed)
    decks = [deal(codes, rng) for _ in (0, 1)]
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


def run(arguments: list[str]) -> Findings:
    """What the tool is to do by its arguments, and what it met."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scripts", action="append", default=[], metavar="DIR")
    parser.add_argument("--db", action="append", default=[], metavar="FILE")
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--native", action="append", default=[], help="Call these alone.")
    parser.add_argument("--boundaries", action="store_true", help="Every number of every native at its boundaries.")
    parser.add_argument("--report", type=float, default=600, metavar="S", help="Tell what was met so far every so many seconds.")
    parser.add_argument("--seconds", type=float, default=1e9, metavar="S", help="Begin no duel after so many seconds.")
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=int)
    options = parser.parse_args(arguments)
    pool = CardPool.community(options.scripts, options.db) if options.scripts else CardPool.bundled()
    only = [entry for name, entry in sorted(natives().items()) if not options.native or name in options.native]
    codes = card_codes(pool)
    found, started = Findings(), time.monotonic()
    told = started
    before = signal.signal(signal.SIGPROF, hang)
    try:
        for seed in range(options.seed, options.seed + options.count):
            if options.boundaries:
                Boundaries(pool, codes, only, found).go(seed)
            else:
                play(pool, codes, seed, options.decisions, only, found)
            if time.monotonic() - told > options.report:
                told = time.monotonic()
                found.report()
            if time.monotonic() - started > options.seconds:
                break
    finally:
        signal.signal(signal.SIGPROF, before)
    return found


def main() -> int:
    found = run(sys.argv[1:])
    found.report()
    return 1 if found.counts else 0


if __name__ == "__main__":
    sys.exit(main())
