"""The duel that a replay begins with."""

from typing import Any, Final

from solemn.duel.arguments import require
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool
from solemn.lua import Limits
from solemn.replays.errors import ReplayError
from solemn.replays.replay import EXTRA_RULES, NOT_INSIDE, OLD_GENERATOR, TAG_DUEL, Replay
from solemn.spec.constants import LOCATION_DECK, LOCATION_EXTRA

REFERENCE: Final = "ocgcore"  # the rulings by which EDOPro plays
HAND_TEST_SET_UP: Final = (b"Debug.ReloadFieldEnd()", " ")
OBSTACLES: Final = {
    OLD_GENERATOR: "chance was drawn by YGOPro's generator, which solemn has not",
    TAG_DUEL: "it is a tag duel",
    EXTRA_RULES: "cards change the rules of the duel",
    NOT_INSIDE: "the file holds what the client showed, not the answers of the players",
}


class NotPlayable(ReplayError):
    """A whole replay that solemn cannot play; `obstacle` is the replay's."""

    def __init__(self, obstacle: str) -> None:
        super().__init__(f"this replay cannot be played: {OBSTACLES[obstacle]}")
        self.obstacle = obstacle

    def __reduce__(self) -> tuple[Any, ...]:
        return NotPlayable, (self.obstacle,)


def put_up(
    replay: Replay, pool: CardPool | None = None, *, puzzle: bytes | None = None, rulings: str = REFERENCE, limits: Limits | None = None
) -> Duel:
    """The duel of a replay, not started; `puzzle` is the script of one that has such.

    Raises NotPlayable; DuelError for a passcode that no database has, terms that no duel has, and for a puzzle without its script.
    """
    require("replay", replay, Replay, "a solemn.Replay, such as read_replay gives")
    if puzzle is not None:
        require("puzzle", puzzle, bytes, "the bytes of a puzzle's file")
    if replay.obstacle is not None or replay.seed is None:
        raise NotPlayable(replay.obstacle or OLD_GENERATOR)
    duel = Duel(
        seed=replay.seed, flags=replay.duel_flags, rulings=rulings, lp=replay.lp, start_hand=replay.start_hand, draw=replay.draw, pool=pool,
        limits=limits, start=False,
    )  # fmt: skip
    if replay.is_puzzle:
        if puzzle is None:
            raise DuelError(f"the field was put up by the puzzle {replay.script}, which is not at hand")
        duel.set_up(puzzle, replay.script or "")
        return duel
    for player, deck in enumerate(replay.decks):
        for location, codes in ((LOCATION_DECK, deck.main), (LOCATION_EXTRA, deck.extra)):
            for code in codes:
                duel.place(code, player, location)
    if replay.is_hand_test:
        duel.set_up(*HAND_TEST_SET_UP)
    return duel
