"""The attack that is going on: declared, with a target that changes, replayed, and how it ends."""

from typing import Any, Final

from solemn.core.state.data import Card, Effect
from solemn.judge.board.events import Event
from solemn.judge.telling.stories import AttackStory, ReplayStory
from solemn.spec.constants import EFFECT_CANNOT_ATTACK, EFFECT_FORBIDDEN, LOCATION_MZONE

_PAYMENTS: Final = frozenset({"cost", "material"})
_REMOVALS: Final = 0x203F  # what an effect does by its category: destroys, Tributes, banishes, returns, sends, takes control


def _keeps_from_attacking(why: object) -> bool:
    """Whether the attack ended by an effect on the attacker, not by one that ends the Battle Phase."""
    return isinstance(why, Effect) and why.code in (EFFECT_CANNOT_ATTACK, EFFECT_FORBIDDEN)


class AttackStories:
    """Hears of one attack at a time."""

    __slots__ = ("now",)

    def __init__(self) -> None:
        self.now: AttackStory | None = None

    def declare(self, event: Event) -> list[Any]:
        """An attack is declared, or an effect directs the one that is going on at another target."""
        values, (attacker, _, _, cause) = event.values, event.about
        if cause == ".attack_redirected" and self.now is not None:
            self.now.target = values["target"]
            return []
        ended = self.end()
        self.now = AttackStory(values["card"], attacker, values["player"], values["target"])
        return ended

    def take_over(self, event: Event) -> None:
        """Another monster carries on the attack."""
        if self.now is not None:
            self.now.card, self.now.identity = event.values["card"], event.about[1]

    def replay_due(self, _: Event) -> list[Any]:
        """The target is to be chosen anew."""
        attack = self.now
        if attack is None:
            return []
        by = attack.disturbed_by if attack.disturbed else attack.negation_by
        return [ReplayStory(attack.card, attack.target, by, not attack.disturbed)]

    def replay(self, event: Event) -> None:
        """Another target, or the same one, is chosen in a replay."""
        if self.now is not None:
            self.now.target, self.now.disturbed, self.now.disturbed_by = event.values["target"], False, None

    def stopped(self, by: str | None) -> None:
        """The attack is negated by an effect."""
        if self.now is not None:
            self.now.negated, self.now.negated_by = True, by

    def negated(self) -> list[Any]:
        """The negated attack is over."""
        if self.now is not None:
            self.now.negated = True
        return self.end()

    def went_on(self) -> list[Any]:
        """The Damage Step begins."""
        if self.now is not None:
            self.now.went_on = True
        return self.end()

    def ended(self, event: Event) -> list[Any]:
        """The attack is over without a Damage Step."""
        if self.now is not None:
            self.now.ended = True
            if _keeps_from_attacking(event.about[1]):
                self.now.kept_by = event.values["by"]
            else:
                self.now.ended_by = event.values["by"]
            self.now.called_off = event.values["rule"] is not None
        return self.end()

    def move(self, card: Card | None, before: tuple[int, ...], after: tuple[int, ...], reasons: list[str], by: str | None) -> None:
        """A card moves: perhaps the attacker, or a monster beside it or on the other side."""
        attack = self.now
        if attack is None or card is None:
            return
        if card is attack.identity:
            if before[:2] != after[:2]:
                attack.left, attack.by = reasons, by
                attack.changed_sides = before[1] == after[1] == LOCATION_MZONE
            return
        for place in (before, after):
            if place[1] == LOCATION_MZONE and place[0] != attack.player:
                attack.disturbed, attack.disturbed_by = True, by
        if before[:2] == (attack.player, LOCATION_MZONE) and by is not None and not _PAYMENTS & set(reasons):
            attack.touched = True

    def turn(self, card: Card | None, new: int, by: str | None) -> None:
        """A monster changes its position."""
        if self.now is not None and card is not None and card is self.now.identity:
            self.now.turned, self.now.by = new, by

    def negation(self, card: Card, by: str | None) -> None:
        """The effects of a card are negated, or no longer: perhaps those of the attacker."""
        if self.now is not None and card is self.now.identity:
            self.now.negation_by = by

    def protected(self, card: Card | None, source: Effect | None) -> None:
        """Something could not be done to a card: perhaps the attacker would have been removed."""
        if self.now is not None and card is self.now.identity and source is not None and source.category & _REMOVALS:
            self.now.touched = True

    def end(self) -> list[Any]:
        """The attack, which is over now."""
        ended, self.now = self.now, None
        return [] if ended is None else [ended]
