"""Copies of a duel: forks, duels as one player can imagine them, and the key that tells whether two have one future."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, Self

from solemn.core.state.history import rows_of
from solemn.core.state.rng import Words
from solemn.core.turn.turn import offer_anew
from solemn.duel.beginning import Beginning
from solemn.duel.copying import copy_state
from solemn.duel.errors import DuelError
from solemn.duel.imagining import TRIES, Dealer, OtherAnswer, deal_out, follow, hidden_cards, imagined_log
from solemn.duel.key import key_of
from solemn.duel.pool import Deck
from solemn.duel.positions import Keeping, Position
from solemn.duel.rows import state_row
from solemn.duel.terms import seed_words
from solemn.duel.view import DuelView
from solemn.lua.compiler import collection_paused
from solemn.lua.copying import CannotCopy


class Copying(Keeping):
    """What can be copied from a position that it has kept, or made once more from its beginning and its answers."""

    imagined: bool  # made by `imagine`: its beginning and answers do not make it
    _chance: tuple[int, Words] | None  # of an imagined duel: chance from that answer on

    @classmethod
    @abstractmethod
    def put_up(cls, beginning: Beginning) -> Self:
        """A duel that begins so, not started."""

    @abstractmethod
    def answer(self, value: Any) -> None:
        """Answer the decision."""

    @abstractmethod
    def view(self, player: int) -> DuelView:
        """What the player knows."""

    @abstractmethod
    def close(self) -> None:
        """End the duel where it stands."""

    def _reset(self) -> None:
        self.imagined, self._chance = False, None
        super()._reset()

    def _give(self, value: Any) -> None:
        super()._give(value)
        if self._chance is not None and len(self._answers) == self._chance[0]:
            self.state.rng_state = self._chance[1]

    def _forked(self) -> Self:
        mark = self._marked_now()
        twin = self._copied(mark.position) if mark.position is not None else None
        begins_again = twin is None
        if twin is None:
            twin = type(self).put_up(self.beginning)
            twin.state.log_enabled = self.state.log_enabled
            twin._start()
        for answer in self._answers[len(twin._answers) :]:
            twin.answer(answer) if begins_again else twin._give(answer)
        if begins_again and state_row(twin.state) != state_row(self.state):
            raise DuelError("this duel is not what its beginning and its answers make: it can be forked once it has kept a position")
        return twin

    def _copied(self, position: Position, start: bool = True) -> Self | None:
        """A duel that goes on from the position; None if that holds something that cannot be copied."""
        cls = type(self)
        twin = cls.__new__(cls)
        twin._put_up(self.beginning.copy(), library=False)
        twin.state.log_enabled, twin.imagined, twin._chance = self.state.log_enabled, self.imagined, self._chance
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

    def _with_positions(self) -> Self:
        """The duel played again from its beginning, with positions kept on the way."""
        twin = type(self).put_up(self.beginning)
        twin.state.log_enabled = self.state.log_enabled
        twin._keep_everything()
        twin._start()
        twin._follow_keeping(self._answers)
        return twin

    def _follow_keeping(self, answers: Sequence[Any]) -> None:
        """Give the answers and keep every position on the way, the one before the first answer too."""
        for answer in answers:
            if self._in_open_phase():
                self._keep()
            self.answer(answer)
        if self._in_open_phase():
            self._keep()

    # -- key --------------------------------------------------------------------------------------------------------

    def _key(self) -> bytes:
        position, answers = self._last_safe_position()
        return key_of(position.snapshot, position.machine, answers)

    def _last_safe_position(self) -> tuple[Position, list[Any]]:
        """The position at the last point where all lies in the state, and the answers since, whatever was kept before."""
        mark = self._marked_now()
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

    # -- imagining --------------------------------------------------------------------------------------------------

    def _imagined(self, player: int, rng: Random, decks: Sequence[Deck | None]) -> Self:
        view = self.view(player)
        dealer = Dealer(self.state, self.pool, hidden_cards(self.state, self.decision, player), self._watchers[player].known, decks)
        source = self if self._marked_now().position is not None else self._with_positions()
        for _ in range(TRIES):
            twin = source._dealt(player, dealer.deal(rng))
            if twin is not None and twin.view(player) == view:
                twin._draw_chance_anew(rng)
                return twin
        raise DuelError(f"no way to deal the hidden cards was found, in {TRIES} tries, by which the duel could have gone so far")

    def _dealt(self, player: int, codes: dict[int, int]) -> Self | None:
        """A copy in which the cards with these numbers have these passcodes; None if the answers since cannot be given there."""
        position = self._kept
        twin = None if position is None else self._copied(position, start=False)
        if position is None or twin is None:
            raise DuelError("a duel can be imagined once it has kept a position, in an open phase")
        twin.imagined = True
        with twin._deep():
            deal_out(twin, twin.pool, codes)
            twin.state.log = imagined_log(twin.state.log, player, codes)
            offer_anew(twin.state)
        twin._keep_from_now_on()
        twin._keep()
        twin._run()
        answers = self._answers[len(twin._answers) :]
        real = self._copied(position) if answers else None
        if real is not None:
            try:
                follow(real, twin, answers, player)
            except (OtherAnswer, DuelError):
                return None
            finally:
                real.close()
        return twin

    def _draw_chance_anew(self, rng: Random) -> None:
        """Other chance from here on, also where the duel comes here again from a mark."""
        self._chance = len(self._answers), seed_words(rng.getrandbits(64))
        self.state.rng_state = self._chance[1]
        if self._in_open_phase():
            self._keep()

    def _refuse_if_imagined(self) -> None:
        if self.imagined:
            raise DuelError("an imagined duel cannot be kept: its seed and answers do not lead to it")
