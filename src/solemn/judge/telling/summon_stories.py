"""Summons, heard from the attempt to success or negation. One that begins in a Chain that answers another is its own."""

from typing import Any

from solemn.core.state.data import Card, Effect
from solemn.judge.board.events import Event
from solemn.judge.board.notes import SummonFacts
from solemn.judge.telling.stories import LinkStory, SummonStory
from solemn.spec.constants import EFFECT_SPSUMMON_PROC, EFFECT_SPSUMMON_PROC_G, SUMMON_TYPE_PENDULUM


class SummonStories:
    """The Summons that are under way, the newest one last."""

    __slots__ = ("_normal_summons", "_open")

    def __init__(self) -> None:
        self._open: list[SummonStory] = []
        self._normal_summons = [0, 0]  # that each player has used up in this turn

    def begin(self, event: Event, by: LinkStory | None, paid: list[str]) -> bool:
        """A monster is Summoned, perhaps together with others; says whether this is a Summon of its own."""
        values, facts = event.values, SummonFacts(*event.about)
        name, player = values["card"], values["player"]
        newest = self._open[-1] if self._open else None
        if newest is not None and _is_one_with(newest, values["kind"], by):
            newest.cards.append(name)
            newest.identities.append(facts.card)
            newest.if_negated += facts.if_negated
            return False
        pendulum = facts.kind & SUMMON_TYPE_PENDULUM == SUMMON_TYPE_PENDULUM
        procedure = _by_procedure(facts.cause, values["kind"])
        story = SummonStory([name], [facts.card], player, values["kind"], by, facts.cause, procedure, pendulum, paid, facts.on_field)
        story.in_chain, story.if_negated = facts.in_chain, [*facts.if_negated]
        story.used_up = facts.used > self._normal_summons[player]
        self._normal_summons[player] = facts.used
        self._open.append(story)
        return True

    def answered(self) -> None:
        """Something is activated."""
        for story in self._open:
            story.answered = True

    def succeed(self, kind: str) -> list[Any]:
        """The newest Summon of this kind is successful."""
        story = next((story for story in reversed(self._open) if story.kind == kind and not story.negated), None)
        if story is None:
            return []
        story.done = True
        self._open.remove(story)
        return [story]

    def negate(self, card: Card | None, by: str | None) -> None:
        """The Summon of this monster is negated."""
        story = self._of(card)
        if story is not None:
            story.negated, story.negated_by = True, by

    def protect(self, card: Card | None, shield: Effect) -> None:
        """The Summon of this monster cannot be negated because of the effect."""
        story = self._of(card)
        if story is not None:
            story.shields.append(shield)

    def void(self, card: Card | None) -> list[Any]:
        """The Summon of this monster does not take place, though nothing is negated."""
        story = self._of(card)
        if story is None:
            return []
        story.void = True
        self._open.remove(story)
        return [story]

    def move(self, card: Card | None, reasons: list[str]) -> None:
        """A card moves: perhaps by rule, after its Summon was negated."""
        story = self._of(card)
        if story is not None and story.negated and "rule" in reasons:
            story.by_rule = True

    def _of(self, card: Card | None) -> SummonStory | None:
        return next((story for story in reversed(self._open) if card is not None and card in story.identities), None)

    def end(self) -> list[Any]:
        """The Summons that are over."""
        ended = [story for story in self._open if story.over]
        self._open = [story for story in self._open if not story.over]
        return ended

    def new_turn(self) -> None:
        """A turn begins."""
        self._normal_summons = [0, 0]


def _is_one_with(newest: SummonStory, kind: str, by: LinkStory | None) -> bool:
    return newest.kind == kind and newest.by is by and not newest.answered and not newest.over


def _by_procedure(cause: Effect | None, kind: str) -> bool:
    return kind != "special" or cause is None or cause.code in (EFFECT_SPSUMMON_PROC, EFFECT_SPSUMMON_PROC_G)
