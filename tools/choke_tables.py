"""Tables of where lines of real decks are best interrupted, for docs/choke-tables.md, each branch played on the reference as well.

    python tools/choke_tables.py --scripts DIR --db FILE [--time 8] [--seed 1] A.ydk B.ydk ... > tables.md

For each deck a hand is drawn by the seed, and the line that leads to the best board found in `--time` seconds of processor time meets the
usual negators. Where OCGCORE_LIB and OCG_LAB are set (see bench/replay.py), every branch's answers are given to the reference engine, and
the number of those that end with the same field, hands, piles and LP is printed.
"""

import argparse
import os
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from solemn.chokes.analysis import Choke, chokes_of
from solemn.chokes.boards import Weights, end_board
from solemn.chokes.playing import staged
from solemn.chokes.reasons import why
from solemn.chokes.threats import Threat, usual_threats
from solemn.cli.choke_lines import board_text
from solemn.combo.boards import Exploration, begun, explore, first_turn_scenario
from solemn.core.decisions.kinds import BattleDecision, IdleDecision
from solemn.duel.as_puzzle import puzzle_source
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.pool import Deck
from solemn.duel.rows import state_row
from solemn.judge.language.speech import english
from solemn.judge.play.judging import Judge
from solemn.judge.scenario.model import Scenario
from solemn.judge.telling.move_text import move_text
from solemn.search.hands import drawn_hand

_PILES = ("lp", "mzone", "szone", "hand", "grave", "banished", "extra")


class Reference:
    """The reference engine, driven by the folder of drivers that recorded the traces."""

    def __init__(self, folder: str) -> None:
        sys.path.insert(0, folder)
        self.engine, self.record = import_module("ocgcore"), import_module("record")

    def ends_alike(self, duel: Duel) -> bool:
        """Whether the duel's answers lead to the same end there."""
        replay = duel.replay(puzzle="line.lua")
        source = puzzle_source(duel.beginning)
        other = self.put_up(replay.seed or (1, 1, 1, 1), replay.duel_flags)
        try:
            self.engine.LIB.OCG_LoadScript(other.h, source, len(source), b"line.lua")
            other.start()
            return self.run(other, list(replay.responses)) and self.players(other) == ours(duel)
        finally:
            other.close()

    def put_up(self, seed: Any, flags: int) -> Any:
        """An empty duel of these words of chance and these flags."""
        engine = self.engine
        options, handle = engine.Opt(), engine.C.c_void_p()
        for i, word in enumerate(seed):
            options.seed[i] = word
        options.flags, options.t1, options.t2 = flags, engine.Player(8000, 0, 1), engine.Player(8000, 0, 1)
        options.cr, options.sr, options.lh, options.crd = engine.card_reader, engine.script_reader, engine.log_handler, engine.done
        engine.LIB.OCG_CreateDuel(engine.C.byref(handle), engine.C.byref(options))
        other = engine.Duel.__new__(engine.Duel)
        other.h, other.steps, other.tproc = handle, 0, 0.0
        for name in (b"constant.lua", b"utility.lua"):
            engine.script_reader(None, handle.value, name)
        return other

    def run(self, other: Any, responses: list[bytes]) -> bool:
        """Give all responses; false if one is refused."""
        for _ in range(100_000):
            state, messages = other.process()
            if any(message[0] == 1 for message in messages):
                return False
            if state == 0 or (state == 1 and not responses):
                return not responses
            if state == 1:
                other.respond(responses.pop(0))
        return False

    def players(self, other: Any) -> list[dict[str, Any]]:
        """What both players have."""
        return [compared(side) for side in self.record.state(other, [0, 0], 0, None)["players"]]


def compared(side: dict[str, Any]) -> dict[str, Any]:
    """What is compared of a player's side: cards by passcode and place, LP."""
    def plain(value: Any) -> Any:
        return {key: plain(item) for key, item in value.items()} if isinstance(value, dict) else (
            [plain(item) for item in value] if isinstance(value, (list, tuple)) else value
        )  # fmt: skip

    return {name: plain(side[name]) for name in _PILES}


def ours(duel: Duel) -> list[dict[str, Any]]:
    """What both players have in our duel."""
    return [compared(side) for side in state_row(duel.state)["players"]]


def table(deck: Path, judge: Judge, seed: int, seconds: float, reference: Reference | None) -> tuple[int, int]:
    """Print the table of a deck; how many branches ended alike, and how many were compared."""
    speech, names, weights = english(), judge.names, Weights()
    cards = Deck.read(deck)
    hand = drawn_hand(cards, seed)
    scenario = first_turn_scenario(cards, hand, judge.pool, seed)
    found = explore(Exploration(scenario, judge.pool, seconds, weights, 1, seed))
    threats = usual_threats(names)
    begins = time.process_time()
    chokes = chokes_of(scenario, found.boards[0].answers, judge, threats, weights)
    took = time.process_time() - begins
    print(f"## {deck.stem}\n\nHand: {', '.join(names.of_code(code) for code in hand)}.\n")
    print(f"Line: {'; '.join(moves_of(scenario, found.boards[0].answers, judge))}.\n")
    print(f"Board: {board_text(chokes.base, speech)}.\n")
    print(f"Positions searched: {found.effort.positions}. Branches: {chokes.branches}, in {took:.1f} s.\n")
    print("| loss | negator | answers | left | why |\n|---|---|---|---|---|")
    for choke in worst(chokes.chokes):
        verdict = why(choke, next(threat for threat in threats if threat.name == choke.threat), scenario, judge, speech)
        reason = "" if verdict is None else f"{verdict.text} [{', '.join(verdict.rules)}]"
        link = f"Chain Link {choke.link}, {choke.against}" if choke.link else choke.against or "an open moment"
        print(f"| {choke.loss.score:.2f} | {choke.threat} | {link} | {board_text(choke.board, speech)} | {reason} |")
    costly = {choke.threat for choke in chokes.chokes if choke.loss.score > 0}
    print(f"\nNothing is lost to: {', '.join(sorted({choke.threat for choke in chokes.chokes} - costly)) or 'none of the others'}.")
    print(f"Never possible: {', '.join(chokes.unused) or 'none'}.\n", flush=True)
    return (0, 0) if reference is None else compare(scenario, chokes.chokes, threats, judge, reference)


def worst(chokes: list[Choke]) -> list[Choke]:
    """Of each negator the use that costs most, if it costs anything."""
    firsts: dict[str, Choke] = {}
    for choke in chokes:
        if choke.loss.score > 0:
            firsts.setdefault(choke.threat, choke)
    return list(firsts.values())


def moves_of(scenario: Scenario, answers: tuple[Any, ...], judge: Judge) -> list[str]:
    """The moves of a line in words."""
    duel, moves = begun(scenario, judge.pool), list[str]()
    for answer in answers:
        if isinstance(duel.decision, (IdleDecision, BattleDecision)):
            moves += [move_text(move) for move in duel.moves() if move.complete and move.answer == answer][:1]
        duel.answer(answer)
    return moves


def compare(scenario: Scenario, chokes: list[Choke], threats: list[Threat], judge: Judge, reference: Reference) -> tuple[int, int]:
    """How many branches end alike on the reference, and how many there are."""
    alike = 0
    for choke in chokes:
        duel = staged(scenario, judge, next(threat for threat in threats if threat.name == choke.threat))
        duel.start()
        for answer in choke.answers:
            duel.answer(answer)
        assert end_board(duel.state, judge.names, 0) == choke.board
        try:
            same = reference.ends_alike(duel)
        except DuelError as error:
            same = False
            print(f"{choke.threat} against {choke.against} ({choke.moment}): {error}", file=sys.stderr)
        if not same:
            print(f"differs: {choke.threat} against {choke.against} ({choke.moment})", file=sys.stderr)
        alike += same
    return alike, len(chokes)


def main() -> None:
    """Print the tables, and on standard error the figures of the comparison."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("decks", nargs="+", type=Path)
    parser.add_argument("--scripts", required=True, type=Path)
    parser.add_argument("--db", required=True, type=Path)
    parser.add_argument("--time", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    time.monotonic = time.process_time  # other work on the machine does not count
    reference = Reference(os.environ["OCG_LAB"]) if {"OCGCORE_LIB", "OCG_LAB"} <= set(os.environ) else None
    judge = Judge.of([given.scripts], [given.db])
    alike = of = 0
    for deck in given.decks:
        same, compared_ones = table(deck, judge, given.seed, given.time, reference)
        alike, of = alike + same, of + compared_ones
        print(f"{deck.stem}: {same} of {compared_ones} branches end as on the reference", file=sys.stderr)
    print(f"{alike} of {of}", file=sys.stderr)


if __name__ == "__main__":
    main()
