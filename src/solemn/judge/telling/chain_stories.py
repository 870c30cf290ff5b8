"""The links of a Chain, heard from their activation to their resolution."""

from typing import Any

from solemn.core.explain.answers import BY_EFFECT
from solemn.core.permissions.protections import NOT_DESTROYED, UNAFFECTED
from solemn.core.state.data import Card, Effect
from solemn.core.state.reasons import EFFECT_NEGATED, NEGATED_ALREADY
from solemn.judge.board.events import Event
from solemn.judge.telling.protection_rules import rule_of_shield
from solemn.judge.telling.stories import LinkStory, Protection, Target
from solemn.spec.constants import EFFECT_TYPE_ACTIVATE


class ChainStories:
    """The links of the Chain that is going on."""

    __slots__ = ("activating", "links", "resolving")

    def __init__(self) -> None:
        self.links: dict[int, LinkStory] = {}
        self.resolving: LinkStory | None = None
        self.activating: LinkStory | None = None

    def activate(self, event: Event) -> None:
        """A link is activated."""
        values = event.values
        link = LinkStory(values["link"], values["card"], values["player"], values["zone"])
        link.place = tuple(event.about[0][:3]) if event.about else ()
        self.links[link.number] = self.activating = link

    def activated(self, event: Event) -> None:
        """Which card and effect that was, and whether its effects were negated then."""
        link = self.links.get(event.values["link"])
        if link is not None:
            link.identity, link.effect, link.was_negated = event.about

    def cost(self, event: Event) -> None:
        """A cost is paid."""
        effect: Effect = event.about[0]
        if self.activating is not None:
            self.activating.has_cost = True
            self.activating.is_card = bool(effect.type & EFFECT_TYPE_ACTIVATE)

    def chained(self, event: Event) -> None:
        """The link is complete."""
        link = self.links.get(event.values["link"])
        if link is not None:
            link.complete = True
            if event.about:
                link.is_card = event.about[1]
        self.activating = None

    def target(self, event: Event) -> None:
        """The link takes a target."""
        link = self.activating or self.resolving
        if link is not None:
            card, place = event.about if len(event.about) > 1 else (None, None)
            link.targets.append(Target(event.values["card"], card, tuple(place[:3]) if place else None))

    def voided(self, event: Event) -> None:
        """The activation of a link is negated."""
        link = self.links.get(event.values["link"])
        if link is not None:
            link.voided, link.voided_by = True, event.values["by"]

    def disabled(self, event: Event) -> None:
        """The effect of a link is negated."""
        link = self.links.get(event.values["link"])
        if link is not None:
            link.disabled, link.disabled_by = True, event.values["by"]
            _, by, whole_card = event.about
            negator = None if by is None else by.owner
            link.negated_before = link.was_negated or (whole_card and self._was_there_before(negator))

    def no_effect(self, event: Event) -> None:
        """A link resolves without effect."""
        link = self.links.get(event.values["link"])
        if link is None:
            return
        link.without_effect = event.values["rule"] or EFFECT_NEGATED
        link.disabled_by = link.disabled_by or event.values["by"]
        link.stayed_negated = event.about[2]
        if not link.disabled:
            link.negated_before = link.was_negated or self._was_there_before(event.about[1])

    def _was_there_before(self, negator: Card | None) -> bool:
        """Whether the link is negated not by a card of this Chain but by one whose effect applied when it was activated."""
        return negator is not None and all(other.identity is not negator for other in self.links.values())

    def resolve(self, event: Event) -> None:
        """A link begins to resolve."""
        self.resolving = self.links.get(event.values["link"])
        self.activating = None

    def resolved(self, event: Event) -> None:
        """A link has resolved."""
        link = self.links.get(event.values["link"])
        if link is not None:
            link.resolved = True
            link.idle, link.made = event.about or (False, None)
        self.resolving = None

    def protected(self, story: Protection) -> None:
        """Something could not be done: perhaps a link could not be negated, or the one that resolves could not do it."""
        link = self.links.get(story.link) if story.link else None
        if link is not None:
            link.unnegatable = story.rule or rule_of_shield(story.shield, story.link)
        at_work = self.resolving
        if at_work is not None and story.source is at_work.effect and rule_of_shield(story.shield, story.link) in _NOT_DONE:
            at_work.refused.append(story)

    def move(self, card: Card | None, before: tuple[int, ...], after: tuple[int, ...], reasons: list[str], by: str | None) -> None:
        """A card moves: perhaps that of a link, or a target."""
        if card is None or before[1] == after[1]:
            return
        for link in self.links.values():
            if not link.complete or link.resolved or link is self.resolving:
                continue
            if card is link.identity and before[1] == link.place[1]:
                link.left, link.left_by = reasons, by
            for target in link.targets:
                if card is target.identity and not target.gone:
                    target.gone, target.by = True, by

    def turn(self, card: Card | None, by: str | None) -> None:
        """A card changes its position: perhaps a target."""
        for link in self.links.values():
            if link.complete and link is not self.resolving:
                for target in link.targets:
                    if card is not None and card is target.identity:
                        target.turned, target.by = True, target.by or by

    def restored(self, card: Card) -> None:
        """The effects of a card are no longer negated: perhaps those of a link's card."""
        for link in self.links.values():
            if card is link.identity and not link.resolved:
                link.freed = link.was_negated

    def end(self) -> list[Any]:
        """The links of which it is known what became of them: a Chain can break off before all of them resolve."""
        ended = [self.links[number] for number in sorted(self.links, reverse=True) if self.links[number].decided]
        self.links = {}
        self.resolving = self.activating = None
        return ended


_NOT_DONE = frozenset({NEGATED_ALREADY, UNAFFECTED, NOT_DESTROYED, BY_EFFECT})
