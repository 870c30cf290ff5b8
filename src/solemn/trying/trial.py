"""One card in all its situations, and what of it is worth telling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from solemn.core.explain.answers import NO_SUCH_EFFECT
from solemn.duel.pool import script_code
from solemn.judge.board.record import Reason
from solemn.judge.scenario.names import CardNames
from solemn.lua.executable import executable_lines
from solemn.spec.cards import PrintedCard
from solemn.spec.told import ToldError, told
from solemn.trying.playing import Played, ScriptError, play
from solemn.trying.situations import Situation, against_negators, situations
from solemn.trying.themes import Stock

_NEGATED_IN: Final = 2  # situations in which negators are tried
_ACTS: Final = ("activate", "summoning")
TOLD: Final = {
    "activate": "activated", "resolved": "resolved", "no_effect": "without effect", "activation_negated": "activation negated",
    "effect_negated": "effect negated", "summoning": "Summoned", "summon_negated": "Summon negated",
}  # fmt: skip


class NothingToTry(ToldError):
    """A card has no script to try; the message says so."""


@dataclass(slots=True)
class CardTrial:
    """A card that was tried."""

    card: PrintedCard
    script: Path
    played: list[Played] = field(default_factory=list)
    executable: frozenset[int] = frozenset()

    @property
    def reached(self) -> set[int]:
        """The lines of the script that ran in some situation."""
        return {line for played in self.played for line in played.lines}

    @property
    def unreached(self) -> list[int]:
        """The lines of the script that could run and never did, ascending."""
        return sorted(self.executable - self.reached)

    def errors(self) -> dict[ScriptError, Played]:
        """Each error of a script, with the first situation in which it came up."""
        found: dict[ScriptError, Played] = {}
        for played in self.played:
            for error in played.errors:
                found.setdefault(error, played)
        return found

    def counts(self) -> Counter[str]:
        """How often the card was activated, resolved, was negated, ..., over all situations."""
        return Counter(event.name for played in self.played for event in played.about(self.card.name, *TOLD))

    def refusals(self) -> Iterator[tuple[Played, Reason]]:
        """Why the card could not be used where it could not be used at all."""
        for played in self.played:
            if played.refused and not played.about(self.card.name, *_ACTS) and played.refused[0].rule != NO_SUCH_EFFECT:
                yield played, played.refused[0]


def try_card(card: PrintedCard, stock: Stock, *, with_negators: bool = True) -> CardTrial:
    """Play a card in all its situations. Raises NothingToTry for a card without a script."""
    pool, names = stock.pool, CardNames(stock.pool.database)
    script = pool.scripts.find(f"c{script_code(card)}.lua")
    if script is None:
        raise NothingToTry(told("try-no-script", card=card.name, code=card.code, folders=", ".join(map(str, pool.scripts.folders))))
    source = script.read_bytes()
    trial = CardTrial(card, script, executable=frozenset(executable_lines(source)))
    theme = stock.theme([source.decode("utf-8", "replace")], card)
    for situation in situations(card, theme, stock):
        trial.played.append(play(situation, card.name, script, pool, names))
    if with_negators:
        for situation in negated(trial):
            trial.played.append(play(situation, card.name, script, pool, names, refusals=False))
    return trial


def negated(trial: CardTrial) -> Iterator[Situation]:
    """Of the situations in which the card acted the first ones, against each negator."""
    acted = [played.situation for played in trial.played if played.about(trial.card.name, *_ACTS)]
    for situation in acted[:_NEGATED_IN]:
        yield from against_negators(situation, trial.card.name)
