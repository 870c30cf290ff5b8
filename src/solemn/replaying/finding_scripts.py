"""Which version of the scripts a replay was recorded with."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from solemn.cards.sources import ScriptFolders
from solemn.duel.errors import DuelError
from solemn.duel.pool import CardPool, script_code
from solemn.replaying.comparing import first_difference
from solemn.replaying.playback import Playback
from solemn.replaying.script_history import ScriptHistory, Version
from solemn.replaying.setting_up import put_up
from solemn.replays.replay import Replay

MOST_VERSIONS: Final = 200


@dataclass(frozen=True, slots=True)
class Tried:
    """How far a replay plays with a version: the decisions that were answered, and whether it plays whole."""

    version: Version
    decisions: int
    whole: bool


@dataclass(frozen=True, slots=True)
class Search:
    """What came of a search: the version with which the replay plays whole, else the one with which it plays furthest, of how many."""

    best: Tried | None
    tried: int


def find_scripts(
    replay: Replay,
    checkout: Path,
    pool: CardPool,
    *,
    puzzle: bytes | None = None,
    most: int = MOST_VERSIONS,
    on_try: Callable[[Tried], None] = lambda _: None,
) -> Search:
    """Play the replay with the versions of a checkout's scripts, that of the replay's date first, until one plays it whole.

    Cards that are in no deck have the scripts of the checkout as it stands. Raises ReplayError for a folder that is no git checkout.
    """
    history = ScriptHistory(checkout, _codes(replay, pool))
    best: Tried | None = None
    count = 0
    for version in history.versions(replay.time):
        if count == most or (best is not None and best.whole):
            break
        count += 1
        found = _tried(replay, history, version, pool, puzzle)
        on_try(found)
        if best is None or (found.whole, found.decisions) > (best.whole, best.decisions):
            best = found
    return Search(best, count)


def _codes(replay: Replay, pool: CardPool) -> set[int]:
    """The passcodes in the names of the scripts of the decks."""
    printed = [pool.database.get(code) for deck in replay.decks for code in (*deck.main, *deck.extra)]
    return {script_code(card) for card in printed if card is not None} | {card.code for card in printed if card is not None}


def _tried(replay: Replay, history: ScriptHistory, version: Version, pool: CardPool, puzzle: bytes | None) -> Tried:
    with TemporaryDirectory(prefix="solemn-scripts-") as folder:
        history.take_out(version, Path(folder))
        old = CardPool(ScriptFolders((Path(folder), history.folder)), pool.database)
        try:
            playback = Playback(put_up(replay, old, puzzle=puzzle), replay)
        except DuelError:  # a library that this engine is too new or too old for
            return Tried(version, 0, False)
        playback.start()
        playback.run()
    duel = playback.duel
    whole = playback.misfit is None and first_difference(replay, duel.log, duel.over) is None
    return Tried(version, playback.answered, whole)
