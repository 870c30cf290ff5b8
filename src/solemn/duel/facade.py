"""One duel, from decks to the last decision: the only place where rules, scripts and card facts are put together."""

import threading
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import time as now
from typing import Any, Final, NoReturn, Protocol
from weakref import WeakMethod

from greenlet import GreenletExit, getcurrent, greenlet

from solemn.api.install import install
from solemn.api.known_library import replace_known
from solemn.api.witness import Witness
from solemn.cards.database import DatabaseError
from solemn.core.decisions.kinds import Decision
from solemn.core.effects.step_bound import NAMED, RulesStuck, involved, renew_steps
from solemn.core.explain.answers import WhyNot
from solemn.core.explain.effects import why_not_use
from solemn.core.explain.why import why_not_play
from solemn.core.lifetimes.resetting import set_working
from solemn.core.moves.fresh_field import begin_again
from solemn.core.moves.zone_changes import add_card
from solemn.core.state.bad_calls import BadCall
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.field_zones import is_zone_free
from solemn.core.state.history import History, history_of, rows_of, went_back
from solemn.core.state.snapshot import Snapshot, forget_unused_effects, has_offers, has_unused_effects, restore_snapshot, take_snapshot
from solemn.core.timing.unusable_zones import update_standing
from solemn.core.turn.turn import BATTLE_STEP, MAIN_PHASE_1, MAIN_PHASE_2, offer_anew, run
from solemn.core.turn.turn import OVER as FLOW_OVER
from solemn.core.wiring import bind_rules
from solemn.duel.arranging import Arrangement, arrange
from solemn.duel.as_replay import as_puzzle, replay_of
from solemn.duel.beginning import Beginning
from solemn.duel.board_view import board_text
from solemn.duel.copying import copy_state
from solemn.duel.dealing import deal
from solemn.duel.duel_file import DuelFile, file_of, read_duel_file
from solemn.duel.errors import DuelError, DuelStuck, NotADuel, ScriptFailure, WrongAnswer, script_places, script_report
from solemn.duel.imagining import TRIES, Dealer, OtherAnswer, deal_out, follow, hidden_cards, imagined_log
from solemn.duel.key import key_of
from solemn.duel.knowledge import Watcher
from solemn.duel.moves import Move, moves_of
from solemn.duel.perft import count_ways
from solemn.duel.pool import CardPool, Deck, bundled_pool, shared_pool
from solemn.duel.position_bytes import bytes_of, content_of
from solemn.duel.rows import state_row
from solemn.duel.scripts import Scripted, blank
from solemn.duel.terms import (
    RULESETS,
    RULINGS,
    UNDECIDED,
    Placement,
    check_count,
    check_placement,
    check_terms,
    cut,
    require_player,
    seed_words,
    shown,
)
from solemn.duel.view import DuelView, view_of
from solemn.lua import Limits, LuaError, LuaLimitError, Machine, Names
from solemn.lua.compiler import collection_paused
from solemn.lua.copying import CannotCopy
from solemn.lua.deep import deep_calls
from solemn.replays.errors import ReplayError
from solemn.replays.replay import Replay
from solemn.replays.writing import write_replay
from solemn.spec.constants import (
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP,
    STATUS_PROC_COMPLETE,
)

STEPS: Final = 3_000_000  # of the scripts, a decision: less than 3 seconds of any loop
CALL_DEPTH: Final = 2000  # Lua calls in one another; the community library's Synchro procedure nests hundreds in a long duel
FRAMES_A_CALL: Final = 4
LONGEST_MESSAGE: Final = 1000  # characters of what is wrong with a file
ANSWERS_KEPT: Final = 16  # answers since the last position after which another one is kept, though nobody asks for marks
_OPEN_STEPS: Final = frozenset({MAIN_PHASE_1, BATTLE_STEP, MAIN_PHASE_2})  # in which the turn player is asked


class Companion(Protocol):
    """Who follows a duel and, when it goes back, wants to know what it knew then. What it keeps must not change."""

    def keep(self) -> Any:
        """What it knows now."""

    def go_back(self, kept: Any) -> None:
        """Know what it knew then; what happened since is heard again."""


@dataclass(frozen=True, slots=True)
class Position:
    """A duel where its state is data alone: the state, and the answers that led there."""

    machine: Machine  # going back to the beginning makes a new one
    snapshot: Snapshot
    answers: History
    beside: Any = None  # what the duel's companion knew then


@dataclass(frozen=True, slots=True)
class Mark:
    """A point of a duel to come back to: a position (None: the beginning) and the answers given since."""

    duel: object
    position: Position | None
    answers: tuple[Any, ...]

    def __reduce_ex__(self, _: object) -> NoReturn:
        raise TypeError("a mark belongs to its duel and cannot be pickled or copied: Duel.write keeps a duel in a file, Duel.read reads it")


class Duel(Scripted):
    """A duel between two players that goes from decision to decision.

    `decision` is what a player must decide now, None once the duel is over; `answer` takes it on. `state` and `log` say how things stand
    and what happened; rows of the log whose name starts with a dot say why.
    """

    decision: Decision | None

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
        if ruleset not in RULESETS:
            raise DuelError(f"unknown rule set {shown(ruleset)}: expected one of {', '.join(RULESETS)}")
        if rulings not in RULINGS:
            raise DuelError(f"unknown rulings {shown(rulings)}: expected one of {', '.join(RULINGS)}")
        check_terms(decks, lp, start_hand, draw)
        if first is not None:
            require_player("first", first)
        words, begins = seed_words(seed), 0
        if shuffle and any(deck.main for deck in decks):
            begins, decks = deal(decks, words)
        self._put_up(
            Beginning(
                pool=pool or bundled_pool(), seed=words, flags=RULESETS[ruleset] if flags is None else flags, rulings=rulings, lp=lp,
                start_hand=start_hand, draw=draw, first=begins if first is None else first, strict=strict,
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
    def put_up(cls, beginning: Beginning) -> "Duel":
        """A duel that begins so, not started: what is done to it leaves `beginning` as it is. Raises as the class itself does."""
        duel = cls.__new__(cls)
        duel._put_up(replace(beginning, placements=[], set_ups=[], arrangements=[]))
        for placement in beginning.placements:
            duel.place(*placement)
        for source, name in beginning.set_ups:
            duel.set_up(source, name)
        for arrangement in beginning.arrangements:
            duel.arrange(arrangement)
        return duel

    def _put_up(self, beginning: Beginning, library: bool = True) -> None:
        """Have the library loaded, unless it comes from elsewhere, and no card placed."""
        self.beginning = beginning
        self.pool = beginning.pool
        self.strict = beginning.strict
        self._thread = threading.get_ident()
        self._closed = False
        self._watchers = (Watcher(0), Watcher(1))
        self._companion: Companion | None = None
        self.state = DuelState(beginning.flags)
        with collection_paused(), self._deep():  # thousands of objects, none of them garbage
            self._reset()
            if library:
                self._load_library()

    def __str__(self) -> str:
        """The board: both sides with numbered zones, hands, piles, LP, the phase and the Chain. Hidden cards are shown."""
        return board_text(self.state)

    def __reduce_ex__(self, _: object) -> NoReturn:
        raise TypeError("a duel cannot be pickled: to_bytes carries it to another process, fork copies it, save and restore go back in it")

    def __enter__(self) -> "Duel":
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

    def _deep(self) -> AbstractContextManager[None]:
        """Scripts may call one another as deeply as the limits of this duel allow."""
        return deep_calls(FRAMES_A_CALL * self.beginning.limits.call_depth)

    def _reset(self) -> None:
        """An empty duel with the library loaded and no card placed; the state stays the same object, and so does who listens to it."""
        listener, log_enabled, terms = self.state.listener, self.state.log_enabled, self.beginning
        begin_again(self.state, terms.flags, terms.lp, terms.start_hand, terms.draw)
        self.state.listener, self.state.log_enabled = listener, log_enabled
        self.state.official_rulings = terms.rulings != "ocgcore"
        self.state.rulings_2023 = terms.rulings == "2023-10"
        self.state.rng_state = terms.seed
        self.state.turn_player = terms.first
        self.decision = None
        self.imagined = False  # made by `imagine`: its beginning and answers do not make it
        self._answers: list[Any] = []
        self.started = False
        self._saving = False
        self._keeps_all = False  # every position, so that the last one is always the same
        self._marked = False  # since the last position was kept
        self._kept: Position | None = None  # the last one that was kept, or gone back to
        self._runner: greenlet | None = None
        self.forget_scripts()
        self.machine = Machine(self.pool.interface(), terms.limits, write=weakly(self.note_print), names=self.pool.names)
        self._wire()
        self.machine.fresh = dict(self.machine.globals)

    def _load_library(self) -> None:
        """Run the Lua library, before any card is placed."""
        self.state.choosing.some_card = self.make_card_with_script(blank(0), 0)  # first: what the library puts on players comes from it
        for name in self.pool.roots:
            if not self.load_script(name):
                raise DuelError(f"the Lua library lacks {name}")
        replace_known(self.machine)
        self.library_stands = True
        if self.pool.names is None:
            self.pool.names = Names(self.machine.describer.chunks.values())
            self._reset()  # so that every duel of the pool begins alike
            self._load_library()

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

    def _place_and_note(self, placement: Placement) -> Card:
        card = self._place(placement)
        self.beginning.placements.append(placement)
        return card

    def _place(self, placement: Placement) -> Card:
        d, (code, owner, location, sequence, position, controller) = self.state, placement
        player = owner if controller is None else controller
        if type(code) is not int:  # a deck's cards come here unchecked
            check_placement(placement)
        printed = self.pool.database.get(code)
        if printed is None:
            raise DuelError(f"no card with passcode {code} in {', '.join(map(str, self.pool.database.paths))}")
        if not is_zone_free(d, player, location, sequence):
            raise DuelError(f"{printed.name} cannot be placed in location {location:#x}, place {sequence} of player {player}")
        card = self.make_card_with_script(printed, owner)
        add_card(d, player, card, location, sequence)
        card.position = position
        if not location & LOCATION_ONFIELD or position & POS_FACEUP:
            set_working(card, True)
            update_standing(d)
        if location == LOCATION_MZONE:
            card.status |= STATUS_PROC_COMPLETE
        return card

    def set_up(self, source: bytes, name: str) -> None:
        """Run a Lua file that puts up the field, before the duel starts.

        Raises ScriptFailure if it is not Lua, and in a strict duel if it fails.
        """
        if self.started:
            raise DuelError("the field can be set up only before the duel starts")
        with self._deep():
            self.run_source(source, name)
        self.beginning.set_ups.append((source, name))

    def arrange(self, what: Arrangement) -> None:
        """Arrange something on the field, before the duel starts and after the cards that it needs were placed.

        Raises DuelError for a card that is not there.
        """
        if self.started:
            raise DuelError("the field can be set up only before the duel starts")
        with self._deep():
            arrange(self, what)
        self.beginning.arrangements.append(what)

    def start(self) -> None:
        """Begin to play: draws the first hands and goes to the first decision."""
        if self.started:
            raise DuelError("the duel has started already")
        self.started = True
        renew_steps(self.state)
        self._run()

    # -- playing ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the duel ended?"""
        return self.state.flow.step == FLOW_OVER

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
        require_player("player", player)
        return view_of(self.state, self.decision, self._watchers[player])

    def moves(self, *, steps: bool = False, after: Move | None = None) -> list[Move]:
        """What the player who decides can do: one move for each legal answer, none once the duel is over.

        With `steps` choices of several cards, zones or counters are offered one at a time, and names to declare in ranges: a move that
        is not complete has no answer yet, and `moves(after=move)` goes on from it. Raises DuelError for more than 10,000 whole answers.
        """
        return [] if self.decision is None else moves_of(self.decision, steps, after, self.pool.name_of)

    def perft(self, depth: int) -> int:
        """In how many ways the next `depth` decisions can be answered; afterwards the duel is as before.

        A way on which the duel ends earlier counts once. Raises DuelError for a depth below 0.
        """
        if type(depth) is not int or depth < 0:
            raise DuelError(f"depth: found {shown(depth)}, expected a whole number from 0 up")
        return count_ways(self, depth)

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

    def _give(self, value: Any) -> None:
        self._answers.append(list(value) if isinstance(value, list) else value)  # the caller may go on using the list
        renew_steps(self.state)
        self._resume(value)

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
        require_player("player", player)
        self.machine.renew_steps()
        try:
            with self._deep():
                return why_not_use(what, player) if isinstance(what, Effect) else why_not_play(what, player, way)
        except ValueError as error:
            raise DuelError(str(error)) from error
        except LuaLimitError as error:
            raise self._beyond_limit(error) from error

    def _check_in_play(self) -> None:
        if self._closed:
            raise DuelError("the duel is closed")
        if not self.started:
            raise DuelError("nothing can be played, answered or saved before the duel starts")
        if self.decision is None and not self.over:
            raise DuelError("the duel cannot go on after an error: restore can go back to a mark that was made before")

    def _run(self) -> None:
        self._runner = greenlet(_play)
        self._resume(self.state)

    def _resume(self, value: Any) -> None:
        assert self._runner is not None
        self.decision = None
        self.machine.renew_steps()
        self._runner.parent = getcurrent()
        self.state.frozen = False
        try:
            with self._deep():
                self.decision = self._runner.switch(value)
            self.state.frozen = True
        except RulesStuck as error:
            raise DuelStuck(str(error)) from error
        except BadCall as error:  # what a script asked for has gone until the rules came to it
            raise DuelStuck(f"{error}; {involved(self.state)}") from error
        except LuaLimitError as error:
            raise self._beyond_limit(error) from error
        except RecursionError as error:
            raise DuelStuck(f"effects go off inside of one another without end; {involved(self.state)}") from error

    def _beyond_limit(self, error: LuaLimitError) -> DuelError:
        """The error for a script that exceeds a limit while the duel is played."""
        message = f"{script_report(error, lambda _: '')}; {self._at_work(error) or involved(self.state)}"
        return ScriptFailure(message, error) if self.strict else DuelStuck(message)

    def _at_work(self, error: LuaLimitError) -> str:
        """The cards whose scripts were running when the error was raised, as the end of a sentence; "" for none."""
        names = dict.fromkeys(self.card_with_code(file) for file, _ in reversed(script_places(error)))
        found = [name for name in names if name]
        return f"in the scripts of {', '.join(found[:NAMED])}" if found else ""

    def _check_thread(self) -> None:
        if threading.get_ident() != self._thread:
            raise DuelError("a duel can be played only on the thread that made it")

    # -- going back ---------------------------------------------------------------------------------------------

    def accompany(self, companion: Companion) -> None:
        """Keep positions from the beginning on, and with each what the companion knows, who gets it back when the duel goes back there.

        Before the start. Every mark is then one that `restore` reaches without setting up the duel again.
        """
        if self.started:
            raise DuelError("a duel is accompanied from its start on")
        self._companion = companion
        self._saving = self._marked = True
        self.state.on_step = weakly(self._before_step)

    def save(self) -> Mark:
        """A mark to come back to with `restore`, at any decision. The first one makes the duel keep positions from then on.

        A mark in an open Main Phase or Battle Step is a position itself; any other one is the last position and the answers since.
        """
        self._check_in_play()
        if not self._saving:
            self._saving = True
            self.state.on_step = weakly(self._before_step)
        if self._in_open_phase() and not self._is_kept():
            self._keep()
        self._marked = True
        return Mark(self.beginning, self._kept, tuple(self._answers[self._answers_kept() :]))

    def _is_kept(self) -> bool:
        """Is what is asked now in an open phase the last position that was kept, and not one before that step?"""
        kept = self._kept
        return kept is not None and kept.answers.length == len(self._answers) and has_offers(kept.snapshot)

    def restore(self, mark: Mark) -> None:
        """Go back to a mark of this duel: the same state, the same decision, the same future. Raises DuelError for another duel's mark."""
        if not isinstance(mark, Mark) or mark.duel is not self.beginning:
            raise DuelError("this mark belongs to another duel")
        self._check_thread()
        if self._closed:
            raise DuelError("the duel is closed")
        self._stop()
        if mark.position is None:
            self._begin_again()
        else:
            self._go_back(mark.position)
        for answer in mark.answers:
            self._give(answer)

    def _go_back(self, position: Position) -> None:
        now = self._kept if self._kept is not None and self._kept.machine is position.machine else None
        self.machine = position.machine
        self._count_for()  # going back to the beginning has made another machine
        restore_snapshot(position.snapshot, self.machine.restore, None if now is None else now.snapshot)
        self.state.pending.due.clear()
        self._answers = went_back(self._answers, None if now is None else now.answers, position.answers)
        self._kept, self._marked = position, False
        if self._companion is not None:
            self._companion.go_back(position.beside)
        self._run()

    def _count_for(self) -> None:
        """What natives do, and make the duel hold, counts for the machine that runs the scripts."""
        self.state.spend, self.state.hold = self.machine.consume, self.machine.memory.hold

    def _in_open_phase(self) -> bool:
        return self.decision is not None and self.state.flow.offers is not None

    def _answers_kept(self) -> int:
        """How many of the answers lie before the position that was kept last."""
        return 0 if self._kept is None else self._kept.answers.length

    def _before_step(self) -> None:
        """Keep the position before a step of the turn; an open phase has one while it asks its player."""
        if self.state.flow.step not in _OPEN_STEPS:
            self._keep_if_wanted()

    def fork(self) -> "Duel":
        """An independent duel that stands where this one does, at the same decision, with the same future for the same answers.

        What both can change is copied, up to the last position that was kept, and the answers since are given again; marks of one duel
        are not the other's, and nobody listens to the new one. Raises DuelError before the start, once the duel is closed, on another
        thread than the duel's, and where a duel that was changed by hand before it started has kept no position yet.
        """
        self._check_thread()
        mark = self.save()
        twin = self._copied(mark.position) if mark.position is not None else None
        begins_again = twin is None
        if twin is None:
            twin = Duel.put_up(self.beginning)
            twin.state.log_enabled = self.state.log_enabled
            twin.start()
        for answer in self._answers[len(twin._answers) :]:
            twin.answer(answer) if begins_again else twin._give(answer)
        if begins_again and state_row(twin.state) != state_row(self.state):
            raise DuelError("this duel is not what its beginning and its answers make: it can be forked once it has kept a position")
        return twin

    def imagine(self, player: int, rng: Random, decks: Sequence[Deck | None] = (None, None)) -> "Duel":
        """A duel as it could be for all that the player knows: `view(player)` is the same, what is hidden from the player is drawn anew.

        Hidden cards are drawn with `rng` from what is left of a player's list: the one in `decks`, or where that is None the cards that
        the player really has; cards that were seen are where they can be. What chance will bring is drawn anew as well. The duel is for
        looking ahead: it cannot be written to a file or a replay. Raises DuelError as `fork` does, for lists that have too few cards,
        and if no way to deal was found by which the opponent could have played so far.
        """
        require_player("player", player)
        view = self.view(player)
        dealer = Dealer(self.state, self.pool, hidden_cards(self.state, self.decision, player), self._watchers[player].known, decks)
        for _ in range(TRIES):
            twin = self._imagined(player, dealer.deal(rng))
            if twin is not None and twin.view(player) == view:
                twin.state.rng_state = seed_words(rng.getrandbits(64))
                return twin
        raise DuelError(f"no way to deal the hidden cards was found, in {TRIES} tries, by which the duel could have gone so far")

    def _imagined(self, player: int, codes: dict[int, int]) -> "Duel | None":
        """A copy in which the cards with these numbers have these passcodes; None if the answers since cannot be given there."""
        mark = self.save()
        source = self if mark.position is not None else self._with_positions()
        position = source._kept
        twin = None if position is None else source._copied(position, start=False)
        if position is None or twin is None:
            raise DuelError("a duel can be imagined once it has kept a position, in an open phase")
        twin.imagined = True
        with twin._deep():
            deal_out(twin, twin.pool, codes)
            twin.state.log = imagined_log(twin.state.log, player, codes)
            offer_anew(twin.state)
        twin._saving, twin.state.on_step = True, weakly(twin._before_step)
        twin._keep()
        twin._run()
        answers = self._answers[len(twin._answers) :]
        real = source._copied(position) if answers else None
        if real is not None:
            try:
                follow(real, twin, answers, player)
            except (OtherAnswer, DuelError):
                return None
            finally:
                real.close()
        return twin

    def _refuse_if_imagined(self) -> None:
        if self.imagined:
            raise DuelError("an imagined duel cannot be kept: its seed and answers do not lead to it")

    def _with_positions(self) -> "Duel":
        """The duel played again from its beginning, with positions kept on the way."""
        twin = Duel.put_up(self.beginning)
        twin.state.log_enabled = self.state.log_enabled
        twin._keep_everything()
        twin.start()
        twin._follow_keeping(self._answers)
        return twin

    def _keep_everything(self) -> None:
        """Keep every position from now on."""
        self._saving, self._keeps_all, self.state.on_step = True, True, weakly(self._before_step)

    def _follow_keeping(self, answers: Sequence[Any]) -> None:
        """Give the answers and keep every position on the way, the one before the first answer too."""
        for answer in answers:
            if self._in_open_phase():
                self._keep()
            self.answer(answer)
        if self._in_open_phase():
            self._keep()

    def key(self) -> bytes:
        """16 bytes that are the same for two positions of one duel, or of its forks, from which the same moves lead to the same future.

        Copies of a card whose numbers follow one another may have changed places. Chance counts: what will be drawn belongs to the future.
        In the middle of a Chain the key is that of the last open phase, or step of the turn, and the answers since. Raises DuelError as
        `fork` does.
        """
        self._check_thread()
        position, answers = self._last_safe_position()
        return key_of(position.snapshot, position.machine, answers)

    def _last_safe_position(self) -> tuple[Position, list[Any]]:
        """The position at the last point where all lies in the state, and the answers since, whatever was kept before."""
        mark = self.save()
        if self._in_open_phase() and mark.position is not None:
            return mark.position, []
        copied = None if mark.position is None else self._copied(mark.position, start=False)
        if copied is not None:
            copied._keep_everything()
            copied._keep()
            copied._run()
            copied._follow_keeping(self._answers[len(copied._answers) :])
        twin = copied or self._with_positions()
        position = twin._kept
        if position is None:
            raise DuelError("a duel has a key once it has kept a position, in an open phase")
        return position, self._answers[position.answers.length :]

    def _copied(self, position: Position, start: bool = True) -> "Duel | None":
        """A duel that goes on from the position; None if that holds something that cannot be copied."""
        begun = self.beginning
        twin = Duel.__new__(Duel)
        twin._put_up(begun.copy(), library=False)
        twin.state.log_enabled, twin.imagined = self.state.log_enabled, self.imagined
        try:
            with collection_paused():
                copy_state(position.snapshot, position.machine, twin.state, twin.machine)
        except CannotCopy:
            return None
        twin.library_stands, twin.started = True, True
        twin._failed = set(self._failed)
        twin._answers = rows_of(position.answers)
        if start:
            twin._run()
        return twin

    def _keep_if_wanted(self) -> None:
        if self._marked or self._keeps_all or len(self._answers) - self._answers_kept() >= ANSWERS_KEPT:
            self._keep()

    def _keep(self) -> None:
        """Keep the position. What is unchanged since the last one is shared, unless it is time to look for what is not used any more."""
        last, self._kept = self._kept, None
        answers = None if last is None else last.answers
        afresh = last is None or self.machine.overgrown() or has_unused_effects(self.state)
        before = None if last is None or afresh else last.snapshot
        del last  # it holds effects
        if afresh:
            forget_unused_effects(self.state)
        snapshot = take_snapshot(self.state, self.machine.save, before)
        beside = None if self._companion is None else self._companion.keep()
        self._kept, self._marked = Position(self.machine, snapshot, history_of(self._answers, answers), beside), False

    def _stop(self) -> None:
        """Stop the running rules; whatever they do while stopping is overwritten afterwards."""
        if self._runner is not None and not self._runner.dead:
            self._runner.parent = getcurrent()
            self._runner.throw(GreenletExit)

    def __del__(self) -> None:
        """Take the scripts' world apart, so that little is left for Python's collector of cycles; the state can still be read."""
        if getattr(self, "_thread", None) == threading.get_ident() and hasattr(self, "machine"):
            self._runner = None  # ends the running rules
            self.machine.globals.clear()

    def _begin_again(self) -> None:
        saving = self._saving
        with self._deep():
            self._reset()
            self._load_library()
            for placement in self.beginning.placements:
                self._place(placement)
            for source, name in self.beginning.set_ups:
                self.run_source(source, name)
            for arrangement in self.beginning.arrangements:
                arrange(self, arrangement)
        self._saving = saving
        if saving:
            self.state.on_step = weakly(self._before_step)
        self.start()

    def write(self, path: Path | str) -> None:
        """Write the duel to a file: what it started from and the answers given. `read` plays it again to the same decision.

        Raises DuelError if it cannot be written there.
        """
        self._refuse_if_imagined()
        try:
            file_of(self.beginning, self._answers).write(Path(path))
        except OSError as error:
            raise DuelError(f"{path}: {error.strerror or error}") from error

    @classmethod
    def read(cls, path: Path | str, pool: CardPool | None = None) -> "Duel":
        """The duel of a file that `write` made, at the same decision. Raises NotADuel, naming the file, for anything else."""
        content = read_duel_file(Path(path))
        try:
            return cls._of_file(content, pool)
        except (DuelError, UnicodeEncodeError) as error:
            raise NotADuel(f"{path}: {cut(str(error), LONGEST_MESSAGE)}") from error

    @classmethod
    def _of_file(cls, content: DuelFile, pool: CardPool | None, **terms: Any) -> "Duel":
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

        `from_bytes` plays it again to the same decision. Raises DuelError before the start, and for an imagined duel.
        """
        self._refuse_if_imagined()
        if not self.started:
            raise DuelError("a duel can be made into bytes once it has started; duel.beginning is what it begins with")
        return bytes_of(self.beginning, self._answers)

    @classmethod
    def from_bytes(cls, data: bytes, pool: CardPool | None = None) -> "Duel":
        """The duel that `to_bytes` made into bytes, at the same decision.

        Without a pool it is the one at the paths that the bytes name, read once a process. Raises NotADuel for any other bytes, and where
        the scripts or databases are not those of then.
        """
        content = content_of(data)
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
        return replay_of(self, names, int(now()) if time is None else time, puzzle)

    def write_replay(self, path: Path | str, names: tuple[str, str] = ("Player 0", "Player 1"), time: int | None = None) -> None:
        """Write the duel up to now as a `.yrp` file that EDOPro opens and plays to the same end. Raises DuelError as `replay` does.

        The replay of a puzzle needs the puzzle itself, in EDOPro's folder `puzzles`. For a field with more than two decks the puzzle is
        written, too, beside the replay and with the same name, but with the ending `.lua`.
        """
        script = Path(path).with_suffix(".lua")
        put_up = as_puzzle(self.beginning, script.name)
        try:
            write_replay(path, self.replay(names, time, script.name))
            if put_up is not self.beginning:
                script.write_bytes(put_up.set_ups[0][0])
        except OSError as error:
            raise DuelError(f"{script}: {error.strerror or error}") from error
        except ReplayError as error:
            raise DuelError(str(error)) from error

    # -- scripts ------------------------------------------------------------------------------------------------

    def _wire(self) -> None:
        d = self.state
        d.asker = _ask
        d.card_maker = weakly(self.make_card)
        d.card_reader = self.pool.database.get
        d.card_codes = self.pool.database.codes
        d.tell_missing = self.pool.tell_missing
        self._count_for()
        self.machine.annotate(weakly(self.card_named_by))
        bind_rules(d, weakly(self.run_initial_effect))
        d.script_error_types = (LuaError,)
        self.machine.describer.refusals = (BadCall,)
        d.script_failed = weakly(self.script_failed)
        install(self.machine, d)
        self.machine.native("Duel.LoadScript", weakly(self.load_script_native))
        self.machine.native("Duel.LoadCardScript", weakly(self.load_card_script_native))
        d.witness = Witness(self.machine, d).listen


def _play(state: DuelState) -> None:
    """What the duel's greenlet runs. It holds on to the state alone, so that a duel that is dropped goes, and the greenlet with it."""
    try:
        run(state)
    except GreenletExit:
        return


def _ask(decision: Decision) -> Any:
    parent = getcurrent().parent
    assert parent is not None
    return parent.switch(decision)


def weakly(method: Callable[..., Any]) -> Callable[..., Any]:
    """A method of a duel for what the duel owns: it does not keep the duel alive."""
    reference = WeakMethod(method)

    def call(*arguments: Any) -> Any:
        found = reference()
        assert found is not None, "only a duel that is there runs its scripts"
        return found(*arguments)

    return call

