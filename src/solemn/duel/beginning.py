"""What a duel begins with. Together with the answers given it is the whole duel, so files, copies and replays are made from it."""

from dataclasses import dataclass, field, replace

from solemn.core.state.rng import Words
from solemn.duel.arranging import Arrangement
from solemn.duel.pool import CardPool
from solemn.duel.terms import Placement
from solemn.lua import Limits


@dataclass(slots=True)
class Beginning:
    """Terms, chance, cards and pool of a duel; `dataclasses.replace` gives one that differs in some of them, `Duel.put_up` its duel.

    `seed` are the four words of the generator, `flags` the engine's duel flags, `first` the player who takes the first turn.
    `placements` are the cards in the order in which they were placed, `set_ups` the Lua files (source, name) that were run after them,
    `arrangements` what was arranged then.
    """

    pool: CardPool
    seed: Words
    flags: int
    rulings: str
    lp: int
    start_hand: int
    draw: int
    first: int
    strict: bool
    limits: Limits
    placements: list[Placement] = field(default_factory=list)
    set_ups: list[tuple[bytes, str]] = field(default_factory=list)
    arrangements: list[Arrangement] = field(default_factory=list)

    def copy(self) -> "Beginning":
        """The same beginning, with lists of its own."""
        lists = list(self.placements), list(self.set_ups), list(self.arrangements)
        return replace(self, placements=lists[0], set_ups=lists[1], arrangements=lists[2])
