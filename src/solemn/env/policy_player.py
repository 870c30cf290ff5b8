"""Whoever learned to choose among moves, as a player: in anyone's seat, also where no environment is."""

from collections.abc import Callable
from typing import Any

from solemn.duel.arguments import require_call, require_flag
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.moves import Move
from solemn.env.encoding import Encoder, Observation, own_cards
from solemn.env.episode import number_of
from solemn.env.offering import offered
from solemn.players.simple import decision_of

Policy = Callable[[Observation], Any]  # from what the player knows to the number of a move


class PolicyPlayer:
    """A player who asks a policy for every move that has an alternative, with the observation that an environment would give."""

    def __init__(self, policy: Policy, *, merge_alike: bool = False) -> None:
        """`policy` is called with an observation. Raises DuelError for what cannot be called."""
        require_call("policy", policy, "a function from an observation to the number of a move")
        require_flag("merge_alike", merge_alike)
        self._policy = policy
        self._merge_alike = merge_alike
        self._encoder: Encoder | None = None
        self._pool: object = None

    def choose(self, duel: Duel) -> Any:
        """The answer that the policy's moves come to. Raises DuelError if there is nothing to decide, and for a move that is not legal."""
        decision = decision_of(duel)
        view = duel.view(decision.player)
        own, chosen = own_cards(duel, view.player), list[Move]()
        while True:
            moves = offered(duel, chosen, self._merge_alike)
            seen = None if len(moves) == 1 else self._encoder_of(duel).observe(view, moves, chosen, own)
            move = moves[0 if seen is None else self._number(seen, len(moves))]
            if move.complete:
                return move.answer
            chosen.append(move)

    def _number(self, observation: Observation, count: int) -> int:
        number = number_of(self._policy(observation))
        if not 0 <= number < count:
            raise DuelError(f"the policy chose move {number}, expected a number below {count}: action_mask says which moves are legal")
        return number

    def _encoder_of(self, duel: Duel) -> Encoder:
        if self._encoder is None or self._pool is not duel.pool:
            self._encoder, self._pool = Encoder(duel.pool), duel.pool
        return self._encoder
