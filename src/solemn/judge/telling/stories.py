"""What became of a Chain Link, a Summon, an attack, a trigger, a protection, a negation: the facts that a verdict is made from.

Stories are about cards, not about names: two cards with one name have two stories.
"""

from dataclasses import dataclass, field

from solemn.core.state.data import Card, Effect
from solemn.judge.board.negations import NegationChange


@dataclass(frozen=True, slots=True)
class Protection:
    """Something that an effect, or a battle, could not do to a card."""

    card: str
    by: str | None
    rule: str | None
    shield: Effect | str | None
    source: Effect | None
    link: int | None
    place: tuple[int, str | None]  # whose zone the card was in then, and which


@dataclass(slots=True)
class Target:
    """A target of a link: what became of it before the link resolved."""

    card: str
    identity: Card | None
    place: tuple[int, ...] | None
    gone: bool = False
    turned: bool = False
    by: str | None = None  # the card that removed or turned it


@dataclass(slots=True)
class LinkStory:
    """One Chain Link from its activation to its end."""

    number: int
    card: str
    player: int
    zone: str | None
    identity: Card | None = None
    effect: Effect | None = None
    is_card: bool = True  # the activation of a card; else of an effect of a card that is already there
    has_cost: bool = False
    paid: list[str] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)
    complete: bool = False
    voided_by: str | None = None
    voided: bool = False
    disabled_by: str | None = None
    disabled: bool = False
    was_negated: bool = False  # when it was activated, its card's effects were negated
    freed: bool = False  # that ended before it resolved
    negated_before: bool = False  # it is negated by what applied when it was activated
    without_effect: str | None = None  # the rule
    stayed_negated: bool = False  # though its card left the field
    left: list[str] = field(default_factory=list)  # how its card left the field before it resolved: reasons
    left_by: str | None = None
    place: tuple[int, ...] = ()
    resolved: bool = False
    did: int = 0  # what happened while it resolved
    made: int | None = None  # the effects that it made
    idle: bool = False  # nothing at all happened while it resolved
    refused: list[Protection] = field(default_factory=list)  # what it could not do
    unnegatable: str | None = None  # why a negation of it failed: the rule

    @property
    def decided(self) -> bool:
        """Did it resolve, or was it negated before it came to that?"""
        return self.complete and (self.resolved or self.voided or self.disabled)

    @property
    def did_nothing(self) -> bool:
        """Did all come to nothing that it would have done? Effects that it made for cards that they do not reach are nothing."""
        return self.idle or (self.did == 0 and bool(self.refused) and self.made is not None and self.made <= len(self.refused))


@dataclass(slots=True)
class SummonStory:
    """One Summon, of one monster or of several at once, from the attempt to success or negation."""

    cards: list[str]
    identities: list[Card | None]
    player: int
    kind: str
    by: LinkStory | None
    cause: Effect | None
    by_procedure: bool
    is_pendulum: bool
    paid: list[str]
    on_field: bool = False  # the monster is on the field while the Summon is attempted
    in_chain: bool = False  # it is attempted while a Chain goes on
    if_negated: list[str] = field(default_factory=list)  # the rules for what may become of the monster if it is negated
    answered: bool = False  # something was activated since
    void: bool = False  # it did not take place, and was not negated
    used_up: bool = False  # it used up the turn's Normal Summon
    negated: bool = False
    negated_by: str | None = None
    by_rule: bool = False  # a monster whose Summon was negated went to the GY by rule
    shields: list[Effect] = field(default_factory=list)  # for each monster whose Summon cannot be negated, why not
    done: bool = False

    @property
    def is_safe(self) -> bool:
        """Could nothing at all of it be negated, because of an effect?"""
        return len(self.shields) == len(self.cards)

    @property
    def over(self) -> bool:
        """Is it decided what became of the Summon?"""
        return self.negated or self.done or self.void


@dataclass(slots=True)
class AttackStory:
    """One attack, from its declaration to the Damage Step or its end before that, through replays and changes of its target."""

    card: str
    identity: Card | None
    player: int
    target: str | None
    negated_by: str | None = None
    negated: bool = False
    left: list[str] | None = None  # the attacker left, or changed sides: reasons
    changed_sides: bool = False
    touched: bool = False  # an effect removed a monster beside the attacker, or could not remove the attacker, which stayed
    turned: int = 0  # the position that the attacker was put into
    by: str | None = None  # the card that made the attacker leave, or turned it
    disturbed: bool = False  # the opponent's monsters changed
    disturbed_by: str | None = None  # the card that did that last
    negation_by: str | None = None  # the card by which the attacker's effects are negated, or no longer, since it attacks
    ended: bool = False
    ended_by: str | None = None  # the card whose effect ended the Battle Phase
    kept_by: str | None = None  # the card whose effect keeps the attacker from attacking
    called_off: bool = False
    went_on: bool = False


@dataclass(frozen=True, slots=True)
class ReplayStory:
    """While an attack was answered the opponent's monsters changed, so that its target is chosen anew; or the attack is no longer possible
    as it was declared, `unfit`: a direct one by a monster whose effects are negated, say."""

    card: str
    target: str | None
    by: str | None
    unfit: bool = False


@dataclass(frozen=True, slots=True)
class MissedTiming:
    """An optional trigger missed its timing because something came after what it answers."""

    card: str
    by: str | None


@dataclass(frozen=True, slots=True)
class Negation:
    """The effects of a card are negated from now on, or no longer."""

    card: str
    by: str | None
    change: NegationChange
    cause: str | None
    removed_by: str | None = None  # the card by whose effect the cause left the field


Story = Negation | LinkStory | SummonStory | AttackStory | ReplayStory | MissedTiming | Protection
