"""Going back in a duel: positions that are kept on the way, and marks made of them."""

from dataclasses import dataclass
from typing import Any, Final, NoReturn, Protocol

from solemn.core.state.history import History, history_of, went_back
from solemn.core.state.snapshot import Snapshot, forget_unused_effects, has_offers, has_unused_effects, restore_snapshot, take_snapshot
from solemn.core.turn.turn import BATTLE_STEP, MAIN_PHASE_1, MAIN_PHASE_2
from solemn.duel.arranging import arrange
from solemn.duel.beginning import Beginning
from solemn.duel.running import weakly
from solemn.duel.setting_up import SetUp
from solemn.lua import Machine

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


class Keeping(SetUp):
    """What keeps positions of itself once it is wanted, and goes back to them."""

    _companion: Companion | None
    _saving: bool
    _keeps_all: bool  # every position, so that the last one is always the same
    _marked: bool  # since the last position was kept
    _kept: Position | None  # the last one that was kept, or gone back to

    def _put_up(self, beginning: Beginning, library: bool = True) -> None:
        self._companion = None
        super()._put_up(beginning, library)

    def _reset(self) -> None:
        self._saving = self._keeps_all = self._marked = False
        self._kept = None
        super()._reset()

    # -- keeping ----------------------------------------------------------------------------------------------------

    def _keep_from_now_on(self) -> None:
        self._saving, self.state.on_step = True, weakly(self._before_step)

    def _keep_everything(self) -> None:
        """Keep every position from now on."""
        self._keep_from_now_on()
        self._keeps_all = True

    def _before_step(self) -> None:
        """Keep the position before a step of the turn; an open phase has one while it asks its player."""
        if self.state.flow.step not in _OPEN_STEPS:
            self._keep_if_wanted()

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

    def _in_open_phase(self) -> bool:
        return self.decision is not None and self.state.flow.offers is not None

    def _is_kept(self) -> bool:
        """Is what is asked now in an open phase the last position that was kept, and not one before that step?"""
        kept = self._kept
        return kept is not None and kept.answers.length == len(self._answers) and has_offers(kept.snapshot)

    def _answers_kept(self) -> int:
        """How many of the answers lie before the position that was kept last."""
        return 0 if self._kept is None else self._kept.answers.length

    # -- going back -------------------------------------------------------------------------------------------------

    def _accompany(self, companion: Companion) -> None:
        self._companion, self._marked = companion, True
        self._keep_from_now_on()

    def _marked_now(self) -> Mark:
        self._check_in_play()
        if not self._saving:
            self._keep_from_now_on()
        if self._in_open_phase() and not self._is_kept():
            self._keep()
        self._marked = True
        return Mark(self.beginning, self._kept, tuple(self._answers[self._answers_kept() :]))

    def _return_to(self, mark: Mark) -> None:
        self._stop()
        pauses, self.state.pauses = self.state.pauses, 0
        try:
            if mark.position is None:
                self._begin_again()
            else:
                self._go_back(mark.position)
            for answer in mark.answers:
                self._give(answer)
        finally:
            self.state.pauses = pauses

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
        if saving:
            self._keep_from_now_on()
        self._start()
