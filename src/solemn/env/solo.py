"""One player of a duel as a Gymnasium environment; the other is played by somebody who was given."""

from collections.abc import Callable
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from solemn.duel.arguments import require_call, require_methods, require_player
from solemn.duel.errors import DuelError
from solemn.env.encoding import Encoder, Observation
from solemn.env.episode import TERMS_OF_SOLO, Episode, Terms, check_options, dealt, make_terms, number_of
from solemn.env.given_decks import Decks
from solemn.env.rendering import check_mode, render
from solemn.env.spaces import action_space, observation_space
from solemn.env.tables import MOST_MOVES
from solemn.players.registry import choice_of, seat
from solemn.players.simple import Player

ID: Final = "solemn/Duel-v0"
Opponent = str | Callable[[int], Player]  # the name of a player, or what makes one from a seed
_SEEDS: Final = 1 << 31
_TRIES: Final = 20  # duels that may be over before this player moves


class SoloDuelEnv(gymnasium.Env[Observation, np.int64]):
    """A duel against an opponent, from the seat of one player."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as in Gymnasium
        "render_modes": ["ansi", "rgb_array"], "render_fps": 2,
    }  # fmt: skip

    def __init__(
        self,
        decks: Decks = None,
        *,
        opponent: Opponent = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **terms: Any,
    ) -> None:
        """An environment for any number of duels. All that can be given is on the page docs/environments.md.

        `decks` are those of player 0 and player 1; `seat` is the player whose moves the environment takes, None for one drawn for each
        duel; `opponent` the name of a player (random, greedy, search, ...) or a function that makes one from a seed. Raises DuelError for
        what no duel can have, and for a player that does not exist.
        """
        check_mode(render_mode, self.metadata["render_modes"])
        self._given_seat = None if seat is None else require_player("seat", seat)
        self.render_mode = render_mode
        self.terms: Terms = make_terms(decks, TERMS_OF_SOLO, **terms)
        self.observation_space = observation_space()
        self.action_space = action_space()
        self._opponent_of = _maker(opponent)
        self._encoder = Encoder(self.terms.pool)
        self._episode: Episode | None = None
        self._opponent: Player | None = None
        self.seat = 0
        self._lead = 0.0

    @property
    def episode(self) -> Episode:
        """The duel that is played. Raises DuelError before the first `reset`."""
        if self._episode is None:
            raise DuelError("there is no duel yet: reset() begins one")
        return self._episode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin another duel, and play to the first move of this player: what the player knows then.

        The same seed begins the same duel; without a seed chance goes on from the last. There are no `options`: DuelError is raised
        for one that is given when the environment is made. For a seed that is none Gymnasium's own error is raised.
        """
        check_options(options)
        super().reset(seed=seed)
        self.close()
        self.seat = int(self.np_random.integers(2)) if self._given_seat is None else self._given_seat
        self._opponent = self._opponent_of(int(self.np_random.integers(_SEEDS)))
        self._episode = self._begun()
        self._lead = self._episode.lead(self.seat)
        return self._episode.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the move with that number, and play to the next move of this player. A move that is not legal loses the duel.

        Raises DuelError before the first `reset`, and for what is no number.
        """
        episode, number = self.episode, number_of(action)
        if not episode.legal(number):
            return episode.observe(self.seat), -1.0, True, False, {"illegal_action": number}
        episode.make(number)
        self._let_opponent_play()
        lead = episode.lead(self.seat) if self.terms.lp_reward else 0.0
        reward = episode.result(self.seat) + self.terms.lp_reward * (lead - self._lead)
        self._lead = lead
        return episode.observe(self.seat), reward, episode.over, episode.truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal now, as MaskablePPO of sb3-contrib asks."""
        mask = np.zeros(MOST_MOVES, np.bool_)
        mask[: len(self.episode.moves)] = True
        return mask

    def render(self) -> Any:
        """The board with all cards open, as text or as a picture, by `render_mode`; None without one. Raises DuelError before `reset`."""
        return render(self.episode.duel, self.render_mode)

    def close(self) -> None:
        """End the duel."""
        if self._episode is not None:
            self._episode.close()

    def _begun(self) -> Episode:
        """A duel in which it is this player's move; one that is over before is dealt anew."""
        for _ in range(_TRIES):
            begun = self._episode = Episode(dealt(self.terms, self.np_random), self.terms, self._encoder)
            self._let_opponent_play()
            if not begun.over and not begun.truncated:
                return begun
        raise DuelError(f"{_TRIES} duels were over before this player could make a move: {begun.error or 'look at the decks'}")

    def _let_opponent_play(self) -> None:
        episode, opponent = self.episode, self._opponent
        assert opponent is not None
        while not episode.over and not episode.truncated and episode.player != self.seat:
            episode.answer(choice_of(opponent, episode.duel))

    def _info(self) -> dict[str, Any]:
        """How the duel went, once it is over."""
        return self.episode.info(self.seat) if self.episode.over or self.episode.truncated else {}


def _maker(opponent: Opponent) -> Callable[[int], Player]:
    if isinstance(opponent, str):
        return seat(opponent).player  # a name that does not exist is told here
    require_call("opponent", opponent, "the name of a player, or a function that makes one from a seed")

    def made(seed: int) -> Player:
        found = opponent(seed)
        require_methods("opponent", found, ("choose",), "a function that makes a player: an object with the method choose(duel)")
        return found

    return made


def register() -> None:
    """Have `gymnasium.make("solemn/Duel-v0")` make this environment."""
    if ID not in gymnasium.registry:
        gymnasium.register(ID, entry_point="solemn.env.solo:SoloDuelEnv")
