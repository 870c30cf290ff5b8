"""One game of a sweep, played to its end, and what came of it."""

from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, Final

from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.players.seeds import seed_of
from solemn.replays.errors import ReplayError
from solemn.replays.writing import replay_bytes
from solemn.sweeping.plan import Game, Plan

WON, DRAWN, UNFINISHED, FAILED = "won", "drawn", "unfinished", "failed"
MOST_DECISIONS: Final = 20_000
_LONGEST: Final = 500  # characters of an error
_DRAW: Final = 2


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a game: 0 is the contestant of its row, 1 that of its column.

    `ending` is won, drawn, unfinished (after the most turns or decisions) or failed: the duel could not go on, or a player did not choose;
    `error` says why, or why there is no replay that was asked for. `failures` are the errors of card scripts, which the duel outlived.
    `digest` is the same for the same answers.
    """

    row: int
    column: int
    number: int
    seed: int
    first: int
    winner: int | None
    ending: str
    turns: int
    decisions: int
    lp_row: int
    lp_column: int
    failures: tuple[str, ...]
    error: str
    digest: str
    replay: bytes | None = None  # a .yrp file, where that was asked for

    @property
    def game(self) -> Game:
        """The game."""
        return Game(self.row, self.column, self.number)


def play(plan: Plan, game: Game, with_replay: bool = False) -> Result:
    """Play the game. An error of the duel, or of whatever a player is made of, is part of the result."""
    seed, sides = plan.seed_of(game), [plan.contestants[number] for number in game.sides]
    try:
        duel = Duel(
            [side.deck for side in sides], seed=seed, ruleset=plan.ruleset, rulings=plan.rulings, pool=plan.pool, start=False
        )  # fmt: skip
    except DuelError as error:
        return Result(*game.id, seed, 0, None, FAILED, 0, 0, 0, 0, (), _text(error), "")
    error_text = ""
    try:
        _play_on(duel, plan, game, seed)
    except Exception as error:  # players can be anyone's
        error_text = _text(error)
    found = _result(duel, game, seed, error_text)
    return _with_replay(found, duel, (sides[0].title, sides[1].title)) if with_replay and not error_text else found


def _play_on(duel: Duel, plan: Plan, game: Game, seed: int) -> None:
    players = [plan.contestants[number].seat.player(seed_of(seed, side)) for side, number in enumerate(game.sides)]
    duel.start()
    while duel.decision is not None and duel.state.turn <= plan.turns and len(duel.answers) < MOST_DECISIONS:
        duel.answer(players[duel.decision.player].choose(duel))


def _result(duel: Duel, game: Game, seed: int, error: str) -> Result:
    def side(player: int) -> int:
        return player ^ game.number % 2

    lp = [max(0, duel.state.players[side(number)].lp) for number in (0, 1)]
    winner = duel.winner
    ending = FAILED if error else UNFINISHED if winner is None else DRAWN if winner == _DRAW else WON
    return Result(
        *game.id,
        seed=seed,
        first=side(duel.first),
        winner=side(winner) if winner in (0, 1) and winner is not None else winner,
        ending=ending,
        turns=duel.state.turn,
        decisions=len(duel.answers),
        lp_row=lp[0],
        lp_column=lp[1],
        failures=tuple(dict.fromkeys(duel.state.script_errors)),
        error=error,
        digest=blake2b(repr(duel.answers).encode(), digest_size=8).hexdigest(),
    )


def _with_replay(result: Result, duel: Duel, names: tuple[str, str]) -> Result:
    try:
        return replace(result, replay=replay_bytes(duel.replay(names, time=0)))
    except (DuelError, ReplayError) as error:
        return replace(result, error=_text(error))


def _text(error: Exception) -> str:
    words: Any = str(error) if isinstance(error, DuelError) else f"{type(error).__name__}: {error}"
    return str(words)[:_LONGEST]
