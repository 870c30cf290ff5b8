"""Hears what happens in a duel, and tells what became of every Chain Link, Summon, attack, trigger and protection."""

from collections.abc import Callable
from typing import Any, Final

from solemn.core.state.data import Card
from solemn.judge.board.events import Event
from solemn.judge.language.speech import Speech
from solemn.judge.telling.attack_stories import AttackStories
from solemn.judge.telling.chain_stories import ChainStories
from solemn.judge.telling.phrases import counters_text
from solemn.judge.telling.stories import LinkStory, MissedTiming, Negation, Protection, Story
from solemn.judge.telling.summon_stories import SummonStories
from solemn.spec.constants import POS_FACEDOWN

_PAID: Final = ("cost", "material", "tribute")
_WAYS_TO_PAY: Final = {"tribute": "paid-tribute", "discard": "paid-discard", "material": "paid-detach"}


class StoryTeller:
    """Hears the events in order; `hear` returns the stories that ended with the event."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._chain = ChainStories()
        self._summons = SummonStories()
        self._attack = AttackStories()
        self._paid: list[str] = []  # since the last quiet moment, for a Summon
        self._doers: dict[Card | None, str | None] = {}  # the card that last moved or turned each card
        self._told: set[tuple[Any, ...]] = set()  # the protections of this moment

    @property
    def links(self) -> dict[int, LinkStory]:
        """The links of the Chain, by number."""
        return self._chain.links

    @property
    def attack_is_negated(self) -> bool:
        """Whether an effect has negated the attack that is going on."""
        return self._attack.now is not None and self._attack.now.negated

    @property
    def activating(self) -> LinkStory | None:
        """The link that is being activated."""
        return self._chain.activating

    def hear(self, event: Event) -> list[Story]:
        """Take one event."""
        handler = _HANDLERS.get(event.name)
        ended = [] if handler is None else handler(self, event) or []
        resolving = self._chain.resolving
        if resolving is not None and event.name in _HAPPENINGS and not _puts_right(event, resolving):
            resolving.did += 1
        return ended

    def finish(self, at_rest: bool) -> list[Story]:
        """The stories that were still open when the record ends; an attack only if it is over, not if the record breaks off in it."""
        decided = at_rest or (self._attack.now is not None and self._attack.now.negated)
        return [*self._end_chain(), *(self._attack.end() if decided else [])]

    # -- Chain Links and Summons ------------------------------------------------------------------------------------

    def activate(self, event: Event) -> None:
        self._summons.answered()
        self._chain.activate(event)

    def resolve(self, event: Event) -> None:
        self._told.clear()
        self._chain.resolve(event)

    def win(self, _: Event) -> None:
        """The link that won the duel has resolved, although the log says nothing more."""
        if self._chain.resolving is not None:
            self._chain.resolving.resolved = True

    def chain_end(self, _: Event) -> list[Story]:
        return self._end_chain()

    def _end_chain(self) -> list[Story]:
        self._paid = []
        self._told.clear()
        return [*self._chain.end(), *self._summons.end()]

    def summoning(self, event: Event) -> None:
        if self._summons.begin(event, self._chain.resolving, self._paid):
            self._paid = []

    def summoned(self, event: Event) -> list[Story]:
        return self._summons.succeed(event.values["kind"])

    def summon_negated(self, event: Event) -> None:
        self._summons.negate(event.about[0], event.values["by"])

    def summon_protected(self, event: Event) -> None:
        self._summons.protect(*event.about)

    def summon_void(self, event: Event) -> list[Story]:
        return self._summons.void(event.about[0])

    # -- the turn ---------------------------------------------------------------------------------------------------

    def turn(self, event: Event) -> list[Story]:
        self._summons.new_turn()
        return self.pause(event)

    def pause(self, _: Event) -> list[Story]:
        self._paid = []
        return self._attack.end()

    # -- moves ------------------------------------------------------------------------------------------------------

    def move(self, event: Event) -> None:
        values, (before, after, _, _, card, _) = event.values, event.about
        reasons: list[str] = values["reason"]
        self._doers[card] = values["by"]
        self._note_payment(event, reasons)
        self._chain.move(card, before, after, reasons, values["by"])
        self._attack.move(card, before, after, reasons, values["by"])
        self._summons.move(card, reasons)

    def position(self, event: Event) -> None:
        _, _, new, card, _ = event.about
        self._doers[card] = event.values["by"]
        self._chain.turn(card, event.values["by"])
        self._attack.turn(card, new, event.values["by"])

    def _note_payment(self, event: Event, reasons: list[str]) -> None:
        if not any(word in reasons for word in _PAID):
            return
        if "material" in reasons and "cost" not in reasons:
            way = "paid-material"
        else:
            way = next((message for word, message in _WAYS_TO_PAY.items() if word in reasons), None) or _way_to_pay(event)
        self._note_paid(self._speech.say(way, card=event.values["card"]))

    def _note_paid(self, text: str) -> None:
        (self._paid if self.activating is None else self.activating.paid).append(text)

    def pay_lp(self, event: Event) -> None:
        self._note_paid(self._speech.say("paid-lp", amount=event.values["amount"]))

    def counters_removed(self, event: Event) -> None:
        if self.activating is not None:
            self._note_paid(counters_text("paid-counters", event.values, self._speech))

    # -- what could not be done, what is negated ----------------------------------------------------------------------

    def protected(self, event: Event) -> list[Story]:
        card, shield, source, place, number = event.about
        self._attack.protected(card, source)
        story = Protection(event.values["card"], event.values["by"], event.values["rule"], shield, source, number, place)
        known = (id(card), id(shield), id(source), number)
        again = self._chain.resolving is not None and known in self._told
        self._told.add(known)
        self._chain.protected(story)
        return [] if again else [story]

    def negation(self, event: Event) -> list[Story]:
        change, cause, removed_by = event.about
        if change.why == "left" and change.stays_for_links:
            return []
        if change.why is not None:
            self._chain.restored(change.card)
        if change.why in ("left", "face-down"):
            cause = self._doers.get(change.card)
        self._attack.negation(change.card, cause or event.values["by"])
        return [Negation(event.values["card"], event.values["by"], change, cause, removed_by)]

    def missed_timing(self, event: Event) -> list[Story]:
        return [MissedTiming(event.values["card"], event.values["by"])]


def _puts_right(event: Event, link: LinkStory) -> bool:
    """Whether it is no doing of the link's effect: what happens by rule, and that its card, which found nothing to stay on, goes to the
    GY, as a Union Monster does whose target has left."""
    if event.name != "move":
        return False
    reasons, own = event.values["reason"], event.about[4] is link.identity
    return "rule" in reasons or (own and event.values["to"]["zone"] == "grave" and "destroy" not in reasons)


def _way_to_pay(event: Event) -> str:
    """What is done with a card that is paid, by where it goes."""
    before, after = event.values["from"]["zone"], event.values["to"]["zone"]
    if before == "overlay":
        return "paid-detach"
    if after == "banished":
        return "paid-banish-face-down" if event.about[1][3] & POS_FACEDOWN else "paid-banish"
    return {"hand": "paid-return", "deck": "paid-return-deck", "extra": "paid-return-extra"}.get(after, "paid-send")


_HAPPENINGS: Final = frozenset(
    {
        "move", "damage", "recover", "draw", "position", "set", "summoning", "summon_negated", "voided", "disabled", "counters_placed",
        "counters_removed", "attack_stopped", "negated", "restored",
    }
)  # fmt: skip
_HANDLERS: Final[dict[str, Callable[[StoryTeller, Event], list[Any] | None]]] = {
    "activate": StoryTeller.activate,
    "activated": lambda teller, event: teller._chain.activated(event),
    "cost": lambda teller, event: teller._chain.cost(event),
    "chained": lambda teller, event: teller._chain.chained(event),
    "target": lambda teller, event: teller._chain.target(event),
    "voided": lambda teller, event: teller._chain.voided(event),
    "disabled": lambda teller, event: teller._chain.disabled(event),
    "no_effect": lambda teller, event: teller._chain.no_effect(event),
    "resolve": StoryTeller.resolve,
    "resolved": lambda teller, event: teller._chain.resolved(event),
    "chain_end": StoryTeller.chain_end,
    "summoning": StoryTeller.summoning,
    "summoned": StoryTeller.summoned,
    "summon_negated": StoryTeller.summon_negated,
    "summon_void": StoryTeller.summon_void,
    "summon_protected": StoryTeller.summon_protected,
    "attack": lambda teller, event: teller._attack.declare(event),
    "attack_taken_over": lambda teller, event: teller._attack.take_over(event),
    "replay_due": lambda teller, event: teller._attack.replay_due(event),
    "replay": lambda teller, event: teller._attack.replay(event),
    "attack_stopped": lambda teller, event: teller._attack.stopped(event.values["by"]),
    "attack_negated": lambda teller, _: teller._attack.negated(),
    "attack_ended": lambda teller, event: teller._attack.ended(event),
    "damage_step": lambda teller, _: teller._attack.went_on(),
    "win": StoryTeller.win,
    "turn": StoryTeller.turn,
    "phase": StoryTeller.pause,
    "move": StoryTeller.move,
    "pay_lp": StoryTeller.pay_lp,
    "position": StoryTeller.position,
    "counters_removed": StoryTeller.counters_removed,
    "negated": StoryTeller.negation,
    "restored": StoryTeller.negation,
    "missed_timing": StoryTeller.missed_timing,
    "protected": StoryTeller.protected,
}
