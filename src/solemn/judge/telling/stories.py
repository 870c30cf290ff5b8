"""What became of every Chain Link, Summon and attack, told from the events of a run."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from solemn.core.state.data import Effect
from solemn.judge.board.events import Event
from solemn.judge.language.speech import Speech
from solemn.judge.telling.protection_rules import rule_of_shield
from solemn.spec.constants import (
    EFFECT_SPSUMMON_PROC,
    EFFECT_SPSUMMON_PROC_G,
    EFFECT_TYPE_ACTIVATE,
    LOCATION_MZONE,
    POS_FACEDOWN,
    SUMMON_TYPE_PENDULUM,
)

_PAID: Final = ("cost", "material", "tribute")
_WAYS_TO_PAY: Final = {"tribute": "paid-tribute", "discard": "paid-discard", "material": "paid-detach"}


@dataclass(slots=True)
class LinkStory:
    """One Chain Link from its activation to its end."""

    number: int
    card: str
    player: int
    zone: str | None
    is_card: bool = True  # the activation of a card; else of an effect of a card that is already there
    has_cost: bool = False
    paid: list[str] = field(default_factory=list)
    targets: list[tuple[str, tuple[int, ...] | None]] = field(default_factory=list)
    complete: bool = False
    voided_by: str | None = None
    voided: bool = False
    disabled_by: str | None = None
    disabled: bool = False
    negated_before: bool = False  # its card's effects were negated when it was activated
    without_effect: str | None = None  # the rule
    left: list[str] = field(default_factory=list)  # how its card left the field before it resolved: reasons
    place: tuple[int, ...] = ()
    resolved: bool = False
    did: int = 0  # what happened while it resolved
    targets_gone: bool = False
    targets_changed: bool = False  # a target changed its position before it resolved
    idle: bool = False  # nothing at all happened while it resolved
    unnegatable: str | None = None  # why a negation of it failed: the rule
    summons: list["SummonStory"] = field(default_factory=list)

    @property
    def decided(self) -> bool:
        """Did it resolve, or was it negated before it came to that?"""
        return self.complete and (self.resolved or self.voided or self.disabled)


@dataclass(slots=True)
class SummonStory:
    """One Summon, of one monster or of several at once, from the attempt to success or negation."""

    cards: list[str]
    player: int
    kind: str
    by: LinkStory | None
    by_procedure: bool
    is_pendulum: bool
    paid: list[str]
    on_field: bool = False  # the monster is on the field while the Summon is attempted
    void: bool = False  # it did not take place, and was not negated
    used_up: bool = False  # it used up the turn's Normal Summon
    negated: bool = False
    negated_by: str | None = None
    by_rule: bool = False  # a monster whose Summon was negated went to the GY by rule
    done: bool = False

    @property
    def over(self) -> bool:
        """Is it decided what became of the Summon?"""
        return self.negated or self.done or self.void


@dataclass(slots=True)
class AttackStory:
    """One attack, from its declaration to the Damage Step or its end before that."""

    card: str
    player: int
    target: str | None
    place: tuple[int, ...]
    negated_by: str | None = None
    negated: bool = False
    left: list[str] | None = None  # the attacker left: reasons
    touched: bool = False  # an effect did something to the attacker's side, or could not, and the attacker stayed
    turned: int = 0  # the position that the attacker was put into
    went_on: bool = False


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


@dataclass(frozen=True, slots=True)
class Negation:
    """The effects of a card on the field are negated from now on, or (`ended`) apply again."""

    card: str
    by: str | None
    ended: bool


Story = Negation | LinkStory | SummonStory | AttackStory | Protection


class StoryTeller:
    """Hears the events in order; `hear` returns the stories that ended with the event."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self.links: dict[int, LinkStory] = {}
        self.resolving: LinkStory | None = None
        self.activating: LinkStory | None = None
        self.attack: AttackStory | None = None
        self.summon: SummonStory | None = None
        self.normal_summons = [0, 0]  # that each player has used up in this turn
        self.paid: list[str] = []  # since the last quiet moment, for a Summon

    def hear(self, event: Event) -> list[Story]:
        """Take one event."""
        handler = _HANDLERS.get(event.name)
        ended = [] if handler is None else handler(self, event)
        if self.resolving is not None and event.name in _HAPPENINGS:
            self.resolving.did += 1
        return ended

    def finish(self, at_rest: bool) -> list[Story]:
        """The stories that were still open when the record ends; an attack only if it is over, not if the record breaks off in it."""
        decided = at_rest or (self.attack is not None and self.attack.negated)
        return [*self._end_chain(), *(self._end_attack() if decided else [])]

    # -- Chain Links --------------------------------------------------------------------------------------------

    def activate(self, event: Event) -> list[Story]:
        values = event.values
        link = LinkStory(values["link"], values["card"], values["player"], values["zone"])
        link.place = tuple(event.about[0][:3]) if event.about else ()
        self.links[link.number] = self.activating = link
        return []

    def cost(self, event: Event) -> list[Story]:
        effect: Effect = event.about[0]
        if self.activating is not None:
            self.activating.has_cost = True
            self.activating.is_card = bool(effect.type & EFFECT_TYPE_ACTIVATE)
        return []

    def chained(self, event: Event) -> list[Story]:
        link = self.links.get(event.values["link"])
        if link is not None:
            link.complete = True
            if event.about:
                link.is_card = event.about[1]
        self.activating = None
        return []

    def target(self, event: Event) -> list[Story]:
        link = self.activating or self.resolving
        if link is not None:
            place = event.about[1] if len(event.about) > 1 else None
            link.targets.append((event.values["card"], tuple(place[:3]) if place else None))
        return []

    def voided(self, event: Event) -> list[Story]:
        link = self.links.get(event.values["link"])
        if link is not None:
            link.voided, link.voided_by = True, event.values["by"]
        return []

    def disabled(self, event: Event) -> list[Story]:
        link, by = self.links.get(event.values["link"]), event.values["by"]
        if link is not None:
            link.disabled, link.disabled_by = True, by
            link.negated_before = self._was_there_before(by)
        return []

    def no_effect(self, event: Event) -> list[Story]:
        link = self.links.get(event.values["link"])
        if link is None:
            return []
        rule, by = event.values["rule"], event.values["by"]
        link.without_effect = rule or "E1"
        link.disabled_by = link.disabled_by or by
        if not link.disabled:
            link.negated_before = self._was_there_before(by)
        return []

    def _was_there_before(self, negator: str | None) -> bool:
        """Whether what negates is no effect of this Chain, but one that applied when the link was activated."""
        return negator is not None and all(other.card != negator for other in self.links.values())

    def resolve(self, event: Event) -> list[Story]:
        self.resolving = self.links.get(event.values["link"])
        self.activating = None
        return []

    def resolved(self, event: Event) -> list[Story]:
        link = self.links.get(event.values["link"])
        if link is not None:
            link.resolved, link.idle = True, bool(event.about and event.about[0])
        self.resolving = None
        return []

    def win(self, _: Event) -> list[Story]:
        """The link by which the duel is won resolved, though nothing says so any more."""
        if self.resolving is not None:
            self.resolving.resolved = True
        return []

    def chain_end(self, _: Event) -> list[Story]:
        return self._end_chain()

    def _end_chain(self) -> list[Story]:
        """The links of which it is known what became of them: a Chain can break off before all of them resolve."""
        ended: list[Story] = [self.links[number] for number in sorted(self.links, reverse=True) if self.links[number].decided]
        self.links = {}
        self.resolving = self.activating = None
        self.paid = []
        return ended + self._end_summon()

    # -- Summons --------------------------------------------------------------------------------------------------

    def summoning(self, event: Event) -> list[Story]:
        values, (used, cause, summon_type, on_field) = event.values, event.about
        name, pendulum = str(values["card"]), summon_type & SUMMON_TYPE_PENDULUM == SUMMON_TYPE_PENDULUM
        if self.summon is not None and self.summon.kind == values["kind"] and not self.summon.negated:
            self.summon.cards.append(name)
            return []
        ended = self._end_summon()
        self.summon = SummonStory(
            [name], values["player"], values["kind"], self.resolving, _by_procedure(cause, values["kind"]), pendulum, self.paid
        )
        self.summon.on_field = on_field
        self.summon.used_up = used > self.normal_summons[values["player"]]
        self.normal_summons[values["player"]] = used
        self.paid = []
        return ended

    def summoned(self, _: Event) -> list[Story]:
        if self.summon is None or self.summon.negated:
            return []
        self.summon.done = True
        return self._end_summon()

    def summon_negated(self, event: Event) -> list[Story]:
        if self.summon is not None:
            self.summon.negated, self.summon.negated_by = True, event.values["by"]
        return []

    def summon_void(self, _: Event) -> list[Story]:
        if self.summon is None:
            return []
        self.summon.void = True
        return self._end_summon()

    def _end_summon(self) -> list[Story]:
        ended, self.summon = self.summon, None if self.summon is None or self.summon.over else self.summon
        return [ended] if ended is not None and ended.over else []

    # -- attacks --------------------------------------------------------------------------------------------------

    def declare(self, event: Event) -> list[Story]:
        ended = self._end_attack()
        values = event.values
        self.attack = AttackStory(str(values["card"]), values["player"], values["target"], tuple(event.about[2][:3]))
        return ended

    def attack_stopped(self, event: Event) -> list[Story]:
        if self.attack is not None:
            self.attack.negated, self.attack.negated_by = True, event.values["by"]
        return []

    def attack_negated(self, _: Event) -> list[Story]:
        if self.attack is not None:
            self.attack.negated = True
        return self._end_attack()

    def damage_step(self, _: Event) -> list[Story]:
        if self.attack is not None:
            self.attack.went_on = True
        return self._end_attack()

    def turn(self, event: Event) -> list[Story]:
        self.normal_summons = [0, 0]
        return self.pause(event)

    def pause(self, _: Event) -> list[Story]:
        self.paid = []
        return self._end_attack()

    def _end_attack(self) -> list[Story]:
        ended, self.attack = self.attack, None
        return [] if ended is None else [ended]

    # -- moves ----------------------------------------------------------------------------------------------------

    def move(self, event: Event) -> list[Story]:
        values, before = event.values, tuple(event.about[0][:3])
        reasons: list[str] = values["reason"]
        self._note_payment(event, reasons)
        for link in self.links.values():
            if link.complete and not link.resolved:
                self._note_leaving(link, before, reasons)
        attack = self.attack
        if attack is not None and before == attack.place:
            attack.left = reasons
        elif attack is not None and self.resolving is not None and before[:2] == attack.place[:2]:
            attack.touched = True
        summon = self.summon
        if summon is not None and summon.negated and values["card"] in summon.cards and "rule" in reasons:
            summon.by_rule = True
        return []

    def _note_payment(self, event: Event, reasons: list[str]) -> None:
        if not any(word in reasons for word in _PAID):
            return
        if "material" in reasons and "cost" not in reasons:
            way = "paid-material"
        else:
            way = next((message for word, message in _WAYS_TO_PAY.items() if word in reasons), None) or _way_to_pay(event)
        self._note_paid(self._speech.say(way, card=event.values["card"]))

    def _note_paid(self, text: str) -> None:
        (self.activating.paid if self.activating is not None else self.paid).append(text)

    def _note_leaving(self, link: LinkStory, before: tuple[int, ...], reasons: list[str]) -> None:
        if before == link.place and self.resolving is not link:
            link.left = reasons
        if any(place == before for _, place in link.targets) and self.resolving is not link:
            link.targets_gone = True

    def position(self, event: Event) -> list[Story]:
        location, _, new = event.about
        attack = self.attack
        name, player = event.values["card"], event.values["player"]
        if attack is not None and location == LOCATION_MZONE and (name, player) == (attack.card, attack.player):
            attack.turned, attack.touched = new, True
        for link in self.links.values():
            if link is not self.resolving and any(target == name for target, _ in link.targets):
                link.targets_changed = True
        return []

    def pay_lp(self, event: Event) -> list[Story]:
        self._note_paid(self._speech.say("paid-lp", amount=event.values["amount"]))
        return []

    def counters_removed(self, event: Event) -> list[Story]:
        if self.activating is not None:
            self._note_paid(self._speech.say("paid-counters", card=event.values["card"], count=event.values["count"]))
        return []

    def protected(self, event: Event) -> list[Story]:
        about = event.about
        place, number = about[3], about[4] if len(about) > 4 else None
        link = self.links.get(number) if number else None
        if self.attack is not None and event.values["card"] == self.attack.card:
            self.attack.touched = True
        story = Protection(event.values["card"], event.values["by"], event.values["rule"], about[1], about[2], number, place)
        if link is not None:
            link.unnegatable = story.rule or rule_of_shield(story.shield, number)
        return [story]

    def negated(self, event: Event) -> list[Story]:
        return [Negation(event.values["card"], event.values["by"], event.name == "restored")]


def _way_to_pay(event: Event) -> str:
    """What is done with a card that is paid, by where it goes."""
    before, after = event.values["from"]["zone"], event.values["to"]["zone"]
    if before == "overlay":
        return "paid-detach"
    if after == "banished":
        return "paid-banish-face-down" if event.about[1][3] & POS_FACEDOWN else "paid-banish"
    return {"hand": "paid-return", "deck": "paid-return-deck", "extra": "paid-return-extra"}.get(after, "paid-send")


def _by_procedure(cause: Effect | None, kind: str) -> bool:
    return kind != "special" or cause is None or cause.code in (EFFECT_SPSUMMON_PROC, EFFECT_SPSUMMON_PROC_G)


_HAPPENINGS: Final = frozenset(
    {
        "move", "damage", "recover", "draw", "position", "set", "summoning", "summon_negated", "voided", "disabled", "counters_placed",
        "counters_removed",
    }
)  # fmt: skip
_HANDLERS: Final[dict[str, Callable[[StoryTeller, Event], list[Any]]]] = {
    "activate": StoryTeller.activate,
    "cost": StoryTeller.cost,
    "chained": StoryTeller.chained,
    "target": StoryTeller.target,
    "voided": StoryTeller.voided,
    "disabled": StoryTeller.disabled,
    "no_effect": StoryTeller.no_effect,
    "resolve": StoryTeller.resolve,
    "resolved": StoryTeller.resolved,
    "chain_end": StoryTeller.chain_end,
    "summoning": StoryTeller.summoning,
    "summoned": StoryTeller.summoned,
    "summon_negated": StoryTeller.summon_negated,
    "summon_void": StoryTeller.summon_void,
    "attack": StoryTeller.declare,
    "attack_stopped": StoryTeller.attack_stopped,
    "attack_negated": StoryTeller.attack_negated,
    "damage_step": StoryTeller.damage_step,
    "win": StoryTeller.win,
    "turn": StoryTeller.turn,
    "phase": StoryTeller.pause,
    "move": StoryTeller.move,
    "pay_lp": StoryTeller.pay_lp,
    "position": StoryTeller.position,
    "counters_removed": StoryTeller.counters_removed,
    "negated": StoryTeller.negated,
    "restored": StoryTeller.negated,
    "protected": StoryTeller.protected,
}
