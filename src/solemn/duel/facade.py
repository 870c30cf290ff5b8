"""One duel, from decks to the last decision, as programs use it; what it does is done in the modules beside this one."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from time import time as now
from typing import Any, Final, NoReturn, Self, get_args

from solemn.cards.database import DatabaseError
from solemn.core.explain.answers import WhyNot
from solemn.core.explain.effects import why_not_use
from solemn.core.explain.why import why_not_play
from solemn.core.state.data import Card, Effect
from solemn.duel.arguments import (
    cut,
    require,
    require_flag,
    require_methods,
    require_one_of,
    require_path,
    require_player,
    require_whole,
    unfit,
)
from solemn.duel.arranging import Arrangement, arrange
from solemn.duel.as_replay import as_puzzle, replay_of
from solemn.duel.beginning import Beginning
from solemn.duel.belonging import refuse_copies
from solemn.duel.board_view import board_text
from solemn.duel.copies import Copying
from solemn.duel.dealing import deal
from solemn.duel.duel_file import DuelFile, file_of, read_duel_file
from solemn.duel.errors import DuelError, NotADuel, UnusableFile, WrongAnswer
from solemn.duel.moves import Move, moves_of
from solemn.duel.perft import DEEPEST, count_ways
from solemn.duel.pool import CardPool, Deck, given_pool, require_lists, shared_pool
from solemn.duel.position_bytes import bytes_of, content_of
from solemn.duel.positions import Companion, Mark
from solemn.duel.terms import (
    RULESETS,
    RULINGS,
    UNDECIDED,
    Placement,
    check_count,
    check_limits,
    check_placement,
    check_terms,
    seed_words,
)
from solemn.duel.view import DuelView, view_of
from solemn.lua import Limits, LuaLimitError
from solemn.lua.compiler import collection_paused
from solemn.replays.errors import ReplayError
from solemn.replays.replay import Replay
from solemn.replays.writing import write_replay
from solemn.spec.constants import LOCATION_DECK, LOCATION_EXTRA, POS_FACEDOWN_DEFENSE

STEPS: Final = 3_000_000  # of the scripts, a decision: less than 3 seconds of any loop
CALL_DEPTH: Final = 2000  # Lua calls in one another; the community library's Synchro procedure nests hundreds in a long duel
LONGEST_MESSAGE: Final = 1000  # characters of what is wrong with a file
_FLAGS: Final = (1 << 64) - 1
_SECONDS: Final = (1 << 32) - 1  # of a replay's time

refuse_copies()


class Duel(Copying):
    """A duel between two players that goes from decision to decision.

    `decision` is what a player must decide now, None once the duel is over; `answer` takes it on. `state` and `log` say how things stand
    and what happened; rows of the log whose name starts with a dot say why.
    """

    def __init__(
        self,
        decks: Sequence[Deck] = (Deck(()), Deck(())),
        *,
        seed: int | Sequence[int] = 0,
        ruleset: str = "mr5",
        flags: int | None = None,
        rulings: str = "2023-10",
        lp: int = 8000,
        start_hand: int = 5,
        draw: int = 1,
        shuffle: bool = True,
        first: int | None = None,
        pool: CardPool | None = None,
        strict: bool = False,
        limits: Limits | None = None,
        start: bool = True,
    ) -> None:
        """Make a duel and, unless `start` is false, play to its first decision.

        The Main Decks are shuffled by the seed; with `shuffle` false they keep their order. `first` is the player who takes the first turn;
        None leaves it to the seed, and where no Deck is shuffled it is player 0.
        `seed` is a number or the four words of the generator; `ruleset` one of mr1 to mr5, or `flags` the engine's duel flags.
        `rulings` are those of October 2023 on Flip and Gemini Summons (S12, S14), those before them ("before-2023-10"), or "ocgcore":
        as the reference engine decides, also where the official answer is another.
        Raises DuelError for an unknown rule set or passcode, and in a strict duel for a card without its script; ScriptFailure for a broken
        library, and in a strict duel for a broken script.
        """
        require_one_of("ruleset", ruleset, RULESETS)
        require_one_of("rulings", rulings, RULINGS)
        check_terms(decks, lp, start_hand, draw)
        if limits is not None:
            check_limits(limits)
        for name, flag in (("shuffle", shuffle), ("strict", strict), ("start", start)):
            require_flag(name, flag)
        words, begins = seed_words(seed), 0
        if shuffle and any(deck.main for deck in decks):
            begins, decks = deal(decks, words)
        self._put_up(
            Beginning(
                pool=given_pool(pool), seed=words, flags=RULESETS[ruleset] if flags is None else require_whole("flags", flags, 0, _FLAGS),
                rulings=rulings, lp=lp, start_hand=start_hand, draw=draw,
                first=begins if first is None else require_player("first", first), strict=strict,
                limits=limits or Limits(steps=STEPS, call_depth=CALL_DEPTH),
            )
        )  # fmt: skip
        with collection_paused(), self._deep():
            for player in (self.first, 1 - self.first):
                for location, codes in ((LOCATION_DECK, decks[player].main), (LOCATION_EXTRA, decks[player].extra)):
                    for code in codes:
                        self._place_and_note(Placement(code, player, location))
        if start:
            self.start()

    @classmethod
    def put_up(cls, beginning: Beginning) -> Self:
        """A duel that begins so, not started: what is done to it leaves `beginning` as it is. Raises as the class itself does."""
        require("beginning", beginning, Beginning, "what duel.beginning is")
        duel = cls.__new__(cls)
        duel._put_up(replace(beginning, placements=[], set_ups=[], arrangements=[]))
        for placement in beginning.placements:
            duel.place(*placement)
        for source, name in beginning.set_ups:
            duel.set_up(source, name)
        for arrangement in beginning.arrangements:
            duel.arrange(arrangement)
        return duel

    def __str__(self) -> str:
        """The board: both sides with numbered zones, hands, piles, LP, the phase and the Chain. Hidden cards are shown."""
        return board_text(self.state)

    def __reduce_ex__(self, _: object) -> NoReturn:
        raise TypeError("a duel cannot be pickled: to_bytes carries it to another process, fork copies it, save and restore go back in it")

    def __enter__(self) -> Self:
        """The duel; `close` ends it when the block is left."""
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the duel where it stands; it cannot be played any more, its state and log can be read.

        A duel that nothing refers to any more is closed by itself. Raises DuelError on another thread than the duel's.
        """
        self._check_thread()
        self._closed = True
        self.decision = None
        with self._deep():
            self._stop()

    # -- setting up ---------------------------------------------------------------------------------------------

    def place(
        self,
        code: int,
        owner: int,
        location: int,
        sequence: int = 0,
        position: int = POS_FACEDOWN_DEFENSE,
        controller: int | None = None,
    ) -> Card:
        """Put a card somewhere before the duel starts.

        Raises DuelError for an unknown passcode, for a player, place or position that does not exist, and for a place that is taken.
        """
        if self.started:
            raise DuelError("cards can be placed only before the duel starts")
        placement = Placement(code, owner, location, sequence, position, controller)
        check_placement(placement)
        check_count(len(self.beginning.placements) + 1)
        with self._deep():
            return self._place_and_note(placement)

    def set_up(self, source: bytes, name: str) -> None:
        """Run a Lua file that puts up the field, before the duel starts.

        Raises ScriptFailure if it is not Lua, and in a strict duel if it fails.
        """
        if self.started:
            raise DuelError("the field can be set up only before the duel starts")
        require("source", source, bytes, "the bytes of a Lua file")
        require("name", name, str, "the name of the file, as text")
        with self._deep():
            self.run_source(source, name)
        self.beginning.set_ups.append((source, name))

    def arrange(self, what: Arrangement) -> None:
        """Arrange something on the field, before the duel starts and after the cards that it needs were placed.

        Raises DuelError for a card that is not there.
        """
        if self.started:
            raise DuelError("the field can be set up only before the duel starts")
        require("what", what, get_args(Arrangement), "an arrangement, such as solemn.duel.arranging.LifePoints")
        with self._deep():
            arrange(self, what)
        self.beginning.arrangements.append(what)

    def start(self) -> None:
        """Begin to play: draws the first hands and goes to the first decision."""
        if self.started:
            raise DuelError("the duel has started already")
        self._start()

    # -- playing ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the duel ended?"""
        return self._is_over()

    @property
    def first(self) -> int:
        """The player who takes the first turn, 0 or 1."""
        return self.beginning.first

    @property
    def winner(self) -> int | None:
        """0 or 1 once a player has won, 2 for a draw, None while the duel goes on."""
        return None if self.state.flow.winner == UNDECIDED else self.state.flow.winner

    @property
    def log(self) -> list[tuple[Any, ...]]:
        """What happened so far, in order."""
        return self.state.log

    @property
    def answers(self) -> tuple[Any, ...]:
        """The answers given so far, in order."""
        return tuple(list(value) if isinstance(value, list) else value for value in self._answers)

    def view(self, player: int) -> DuelView:
        """All that the player knows of the duel now, and nothing else. Raises DuelError for anything but 0 and 1.

        Knowledge of cards that were seen comes from the log: with `state.log_enabled` off there is none.
        """
        player = require_player("player", player)
        return view_of(self.state, self.decision, self._watchers[player])

    def moves(self, *, steps: bool = False, after: Move | None = None) -> list[Move]:
        """What the player who decides can do: one move for each legal answer, none once the duel is over.

        With `steps` choices of several cards, zones or counters are offered one at a time, and names to declare in ranges: a move that
        is not complete has no answer yet, and `moves(after=move)` goes on from it. Raises DuelError for more than 10,000 whole answers,
        and where `after` is complete or no move of this decision.
        """
        require_flag("steps", steps)
        if after is not None:
            require("after", after, Move, "a move of this decision that is not complete")
        return [] if self.decision is None else moves_of(self.decision, steps, after, self.pool.name_of)

    def perft(self, depth: int) -> int:
        """In how many ways the next `depth` decisions can be answered; afterwards the duel is as before.

        A way on which the duel ends earlier counts once. Raises DuelError for a depth below 0 or above 100.
        """
        return count_ways(self, require_whole("depth", depth, 0, DEEPEST))

    def answer(self, value: Any) -> None:
        """Answer the decision and play to the next one. Raises WrongAnswer and leaves the duel as it was if the answer does not fit."""
        if self.decision is None:
            self._check_in_play()
            raise DuelError("the duel is over: there is nothing to answer")
        refusal = self.decision.refusal(value)
        if refusal is not None:
            raise WrongAnswer(refusal)
        self._check_thread()
        if self._saving and self._in_open_phase():
            self._keep_if_wanted()
        self._give(value)

    def pause_for(self, *players: int) -> None:
        """Ask these players from now on at every moment at which they might respond, also with nothing to activate; nobody else.

        Then they can only pass (`decision.is_pause`). That is no answer of the duel: `answers`, files and replays leave it out, and a mark
        or a fork that is made there stands at the next real decision. Raises DuelError for what is no player.
        """
        self.state.pauses = sum(1 << player for player in {require_player("player", player) for player in players})

    def why_not(self, what: Card | Effect, player: int, way: str | None = None) -> WhyNot:
        """Why the player may not do that now: the first requirement that is not met (`possible` if none).

        `what` is an effect to activate, or a card; `way` one of activate, normal_summon, set, special_summon, flip, change_position and
        attack, or None for what one would do with the card where it is. Raises DuelError for any other way, for what is not of this duel,
        before the start and after the end.
        """
        self._check_in_play()
        if self.over:
            raise DuelError("the duel is over: nothing can be played any more")
        card = what.handler if isinstance(what, Effect) else what
        if not isinstance(card, Card) or not any(card is own for own in self.state.cards):
            raise DuelError(f"found {what!r}, expected a card of this duel, such as one of duel.state.cards, or an effect of one")
        player = require_player("player", player)
        if way is not None:
            require("way", way, str, "a way to play a card, or None")
        self.machine.renew_steps()
        try:
            with self._deep():
                return why_not_use(what, player) if isinstance(what, Effect) else why_not_play(what, player, way)
        except ValueError as error:
            raise DuelError(str(error)) from error
        except LuaLimitError as error:
            raise self._beyond_limit(error) from error

    # -- going back ---------------------------------------------------------------------------------------------

    def accompany(self, companion: Companion) -> None:
        """Keep positions from the beginning on, and with each what the companion knows, who gets it back when the duel goes back there.

        Before the start. Every mark is then one that `restore` reaches without setting up the duel again.
        """
        if self.started:
            raise DuelError("a duel is accompanied from its start on")
        require_methods("companion", companion, ("keep", "go_back"), "an object with the methods keep and go_back")
        self._accompany(companion)

    def save(self) -> Mark:
        """A mark to come back to with `restore`, at any decision. The first one makes the duel keep positions from then on.

        A mark in an open Main Phase or Battle Step is a position itself; any other one is the last position and the answers since.
        """
        return self._marked_now()

    def restore(self, mark: Mark) -> None:
        """Go back to a mark of this duel: the same state, the same decision, the same future. Raises DuelError for another duel's mark."""
        if not isinstance(mark, Mark) or mark.duel is not self.beginning:
            raise DuelError("this mark belongs to another duel")
        self._check_thread()
        if self._closed:
            raise DuelError("the duel is closed")
        self._return_to(mark)

    def fork(self) -> Self:
        """An independent duel that stands where this one does, at the same decision, with the same future for the same answers.

        What both can change is copied, up to the last position that was kept, and the answers since are given again; marks of one duel
        are not the other's, and nobody listens to the new one. Raises DuelError before the start, once the duel is closed, on another
        thread than the duel's, and where a duel that was changed by hand before it started has kept no position yet.
        """
        self._check_thread()
        return self._forked()

    def imagine(self, player: int, rng: Random, decks: Sequence[Deck | None] = (None, None)) -> Self:
        """A duel as it could be for all that the player knows: `view(player)` is the same, what is hidden from the player is drawn anew.

        Hidden cards are drawn with `rng` from what is left of a player's list: the one in `decks`, or where that is None the cards that
        the player really has; cards that were seen are where they can be. What chance will bring is drawn anew as well. The duel is for
        looking ahead: it cannot be written to a file or a replay. Raises DuelError as `fork` does, for lists that have too few cards,
        and if no way to deal was found by which the opponent could have played so far.
        """
        require("rng", rng, Random, "a random.Random, such as Random(1)")
        require_lists(decks)
        return self._imagined(require_player("player", player), rng, decks)

    def key(self) -> bytes:
        """16 bytes: two positions of one duel, or of its forks, with one key have one future, by the same moves; others have other keys.

        Copies of a card whose numbers follow one another may have changed places. Chance counts: what will be drawn belongs to the future.
        The first half holds always, the second in an open phase, with these exceptions: copies that do not follow one another in a Deck are
        told apart, and so is what happened where it left something behind that no card looks at any more. In the middle of a Chain the key
        is that of the last open phase, or step of the turn, and the answers since: two ways to the same point there have two keys. A table
        of positions then finds less than it could, and never the wrong one. Raises DuelError as `fork` does.
        """
        self._check_thread()
        return self._key()

    def write(self, path: Path | str) -> None:
        """Write the duel to a file: what it started from and the answers given. `read` plays it again to the same decision.

        Raises DuelError if it cannot be written there.
        """
        self._refuse_if_imagined()
        place = require_path("path", path)
        try:
            file_of(self.beginning, self._answers).write(place)
        except OSError as error:
            raise UnusableFile(path, error) from error

    @classmethod
    def read(cls, path: Path | str, pool: CardPool | None = None) -> Self:
        """The duel of a file that `write` made, at the same decision. Raises NotADuel, naming the file, for anything else."""
        pool = given_pool(pool)
        content = read_duel_file(require_path("path", path))
        try:
            return cls._of_file(content, pool)
        except (DuelError, UnicodeEncodeError) as error:
            raise NotADuel(f"{path}: {cut(str(error), LONGEST_MESSAGE)}") from error

    @classmethod
    def _of_file(cls, content: DuelFile, pool: CardPool | None, **terms: Any) -> Self:
        check_count(len(content.cards))
        duel = cls(
            seed=content.seed,
            flags=content.flags,
            rulings=content.rulings,
            lp=content.lp,
            start_hand=content.start_hand,
            draw=content.draw,
            first=content.first,
            pool=pool,
            start=False,
            **terms,
        )
        for row in content.cards:
            duel.place(*row)
        for name, source in content.set_up:
            duel.set_up(source.encode("latin-1"), name)
        for arrangement in content.arranged:
            duel.arrange(arrangement)
        duel.start()
        for answer in content.answers_to_give():
            duel.answer(answer)
        return duel

    def to_bytes(self) -> bytes:
        """The duel for another process: what it began with, the answers given, and the paths of its scripts and databases.

        `from_bytes` plays it again to the same decision. No snapshot is carried: it would hold functions that scripts have made, which only
        something like pickle can send, and bytes that come from elsewhere must not run code. It would gain little, too: a position after
        100 decisions of bundled decks is played again in about the time of two forks. Raises DuelError before the start, and for an
        imagined duel.
        """
        self._refuse_if_imagined()
        if not self.started:
            raise DuelError("a duel can be made into bytes once it has started; duel.beginning is what it begins with")
        return bytes_of(self.beginning, self._answers)

    @classmethod
    def from_bytes(cls, data: bytes, pool: CardPool | None = None) -> Self:
        """The duel that `to_bytes` made into bytes, at the same decision.

        Without a pool it is the one at the paths that the bytes name, read once a process. Raises NotADuel for any other bytes, and where
        the scripts or databases are not those of then.
        """
        require("data", data, (bytes, bytearray, memoryview), "bytes, as to_bytes makes them")
        if pool is not None:
            pool = given_pool(pool)
        content = content_of(bytes(data))
        try:
            shared = pool or shared_pool(content.scripts, content.databases)
            return cls._of_file(content.duel, shared, strict=content.strict, limits=content.limits)
        except (DuelError, DatabaseError, UnicodeEncodeError) as error:
            raise NotADuel(f"this duel cannot be played again: {cut(str(error), LONGEST_MESSAGE)}") from error

    def replay(self, names: tuple[str, str] = ("Player 0", "Player 1"), time: int | None = None, puzzle: str = "") -> Replay:
        """The duel up to now as a replay of EDOPro: decks, seed, and every response in its bytes; `write_replay` writes it.

        `time` is in seconds since 1970, now if not given. In a replay the player who goes first comes first. The duel is played once
        more for it, by the reference's rulings, as EDOPro will play it. Raises DuelError if it goes another way then. A field with more
        than two decks needs a puzzle that puts it up: `puzzle` is the name of its file, and NotInAPuzzle says what no puzzle can do.
        """
        self._refuse_if_imagined()
        if not isinstance(names, (list, tuple)) or len(names) != 2 or not all(isinstance(name, str) for name in names):
            raise unfit("names", names, "the names of the two players")
        require("puzzle", puzzle, str, "the name of a file, as text")
        return replay_of(self, names, int(now()) if time is None else require_whole("time", time, 0, _SECONDS), puzzle)

    def write_replay(self, path: Path | str, names: tuple[str, str] = ("Player 0", "Player 1"), time: int | None = None) -> None:
        """Write the duel up to now as a `.yrp` file that EDOPro opens and plays to the same end. Raises DuelError as `replay` does.

        The replay of a puzzle needs the puzzle itself, in EDOPro's folder `puzzles`. For a field with more than two decks the puzzle is
        written, too, beside the replay and with the same name, but with the ending `.lua`.
        """
        path = require_path("path", path)
        if not path.name:
            raise unfit("path", str(path), "the path of a file")
        script = path.with_suffix(".lua")
        put_up = as_puzzle(self.beginning, script.name)
        try:
            write_replay(path, self.replay(names, time, script.name))
            if put_up is not self.beginning:
                script.write_bytes(put_up.set_ups[0][0])
        except OSError as error:
            raise UnusableFile(script, error) from error
        except ReplayError as error:
            raise DuelError(str(error)) from error

    # -- scripts ------------------------------------------------------------------------------------------------
