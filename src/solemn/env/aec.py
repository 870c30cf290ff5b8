"""Both players of a duel as agents of a PettingZoo environment, one of whom moves at a time."""

from typing import Any, ClassVar, Final

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from solemn.duel.arguments import require_one_of
from solemn.duel.errors import DuelError
from solemn.env.encoding import Encoder
from solemn.env.episode import Episode, Terms, check_options, dealt, make_terms, number_of
from solemn.env.given_decks import Decks
from solemn.env.rendering import check_mode, render
from solemn.env.spaces import action_space, agent_space
from solemn.env.tables import MOST_MOVES

AGENTS: Final = ("player_0", "player_1")


class DuelEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A duel between two agents, `player_0` and `player_1`, who see what their player knows and choose among legal moves."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "solemn_duel_v0", "render_modes": ["ansi", "rgb_array"], "is_parallelizable": False, "render_fps": 2,
    }  # fmt: skip

    def __init__(self, decks: Decks = None, *, render_mode: str | None = None, **terms: Any) -> None:
        """An environment for any number of duels. All that can be given is on the page docs/environments.md.

        `decks` are two decks or two lists of decks, as `Deck`, file or link; without any, the bundled ones. Raises DuelError for what no
        duel can have.
        """
        super().__init__()
        check_mode(render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        self.terms: Terms = make_terms(decks, **terms)
        self._encoder = Encoder(self.terms.pool)
        self._observation_spaces = {agent: agent_space() for agent in AGENTS}
        self._action_spaces = {agent: action_space() for agent in AGENTS}
        self._rng, _ = seeding.np_random(None)
        self._episode: Episode | None = None
        self._seen: dict[str, dict[str, Any]] = {}

    def last(self, observe: bool = True) -> Any:
        """What the agent whose move it is sees, its reward, and whether its duel is over. Raises DuelError before the first `reset`."""
        _ = self.episode
        return super().last(observe)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The shapes of an observation, the same for both agents."""
        return self._observation_spaces[_agent(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of moves, the same for both agents."""
        return self._action_spaces[_agent(agent)]

    @property
    def episode(self) -> Episode:
        """The duel that is played. Raises DuelError before the first `reset`."""
        if self._episode is None:
            raise DuelError("there is no duel yet: reset() begins one")
        return self._episode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another duel. The same seed begins the same one; without a seed chance goes on from the last.

        There are no `options`: DuelError is raised for one that is given when the environment is made.
        For a seed that is none Gymnasium's own error is raised.
        """
        check_options(options)
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        if self._episode is not None:
            self._episode.close()
        self._episode = Episode(dealt(self.terms, self._rng), self.terms, self._encoder)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._lead = 0.0
        self._settle()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent knows now, as `observation`, and `action_mask`, which is empty unless it is this agent's move."""
        _agent(agent)
        if agent not in self._seen:
            tables = self.episode.observe(AGENTS.index(agent))
            mask = tables.pop("action_mask")
            self._seen[agent] = {"observation": tables, "action_mask": mask}
        return self._seen[agent]

    def step(self, action: Any) -> None:
        """Make the move with that number for the agent whose move it is; None for an agent whose duel is over.

        Raises DuelError for a number that `action_mask` does not allow, and for anything else.
        """
        episode = self.episode
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode.make(action)
        self._cumulative_rewards[agent] = 0.0
        self._settle()
        self._accumulate_rewards()

    def _settle(self) -> None:
        """Say how the duel stands now, and whose move it is."""
        episode = self.episode
        self._seen.clear()
        lead = episode.lead(0) if self.terms.lp_reward else 0.0
        reward = episode.result(0) + self.terms.lp_reward * (lead - self._lead)
        self._lead = lead
        self.rewards = {AGENTS[0]: reward, AGENTS[1]: 0.0 - reward}
        self.terminations = dict.fromkeys(AGENTS, episode.over)
        self.truncations = dict.fromkeys(AGENTS, episode.truncated)
        if episode.over or episode.truncated:
            self.infos = {agent: episode.info(player) for player, agent in enumerate(AGENTS)}
        self.agent_selection = AGENTS[episode.player]

    def render(self) -> Any:
        """The board with all cards open, as text or as a picture, by `render_mode`; None without one. Raises DuelError before `reset`."""
        return render(self.episode.duel, self.render_mode)

    def close(self) -> None:
        """End the duel."""
        if self._episode is not None:
            self._episode.close()


def _agent(name: str) -> str:
    """The name of an agent. Raises DuelError for any other."""
    require_one_of("agent", name, AGENTS)
    return name


class _IllegalMoves(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """An illegal move loses the duel; what is no number of a move at all is a mistake of the program."""

    def step(self, action: Any) -> None:
        """Make the move. Raises DuelError for what is not in the action space, None for an agent whose duel is over excepted."""
        agent = self.agent_selection
        if not self.terminations[agent] and not self.truncations[agent]:
            action = number_of(action)
            if not 0 <= action < MOST_MOVES:
                raise DuelError(f"action: found {action}, expected a number from 0 to {MOST_MOVES - 1} that action_mask allows")
        super().step(action)


def env(decks: Decks = None, **terms: Any) -> Any:
    """A `DuelEnv` as agents should get it: an illegal move loses the duel, and calls in the wrong order are refused."""
    return wrappers.OrderEnforcingWrapper(_IllegalMoves(DuelEnv(decks, **terms), illegal_reward=-1))


def raw_env(decks: Decks = None, **terms: Any) -> DuelEnv:
    """A `DuelEnv` without wrappers, by the name that PettingZoo's environments give it."""
    return DuelEnv(decks, **terms)
