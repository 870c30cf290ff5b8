"""The answer to "why not": the first requirement that is not met, as data."""

from dataclasses import dataclass
from typing import Final

from solemn.core.explain.limits_used import Use
from solemn.core.state import reasons
from solemn.core.state.data import Card, Effect
from solemn.core.summons.normal_summons import ATTEMPT_IS_ANSWERED
from solemn.core.summons.procedure_summons import NEGATABLE
from solemn.core.summons.special_summons import BY_RESOLVING_EFFECT

POSSIBLE: Final = "possible"
WRONG_PHASE: Final = "phase"
WRONG_SPEED: Final = "spell speed"
LIMIT_USED: Final = "limit"
NO_TARGET: Final = "target"
COST: Final = "cost"
CONDITION: Final = "condition"
RESTRICTED: Final = "restriction"
PREVENTED: Final = "prevented"
TIMING: Final = "timing"
NOT_NOW: Final = "moment"
PLACE: Final = "place"
OTHER: Final = "other"

NOT_HAPPENED: Final = "R-EVENT"  # the event that it answers has not just happened
NOT_OFFERED: Final = "R-WINDOW"  # this is not the moment for it
BY_EFFECT: Final = "R-EFFECT"  # an effect forbids it
MISSED: Final = "R-TIMING"  # "when ... you can": the event that it answers was not the last thing to happen
ATTACKED: Final = "T2"  # it has declared its attack already, even if that was negated
FIRST_TURN: Final = "R-FIRST-TURN"  # there is no Battle Phase on the first turn of a duel
NO_SUCH_EFFECT: Final = "R-NO-EFFECT"  # the card has no such effect
WRONG_LINK: Final = "N4"  # a negating effect answers only the kind of link, or of Summon, that its text names
NOT_NEWEST: Final = "A8"  # an effect that negates an activation is chained directly to it

_KINDS: Final = {
    reasons.PHASE: WRONG_PHASE, reasons.TURN: WRONG_PHASE, reasons.SET_TURN: WRONG_PHASE, reasons.SPELL_SPEED: WRONG_SPEED,
    reasons.LIMIT: LIMIT_USED, reasons.SUMMON_COUNT: LIMIT_USED, reasons.SUMMON_ONCE: LIMIT_USED, reasons.MOVED_THIS_TURN: LIMIT_USED,
    reasons.TARGET: NO_TARGET, reasons.NOTHING_TO_DO: NO_TARGET,
    reasons.COST: COST, reasons.TRIBUTE: COST, reasons.CONDITION: CONDITION, WRONG_LINK: CONDITION,
    NOT_NEWEST: CONDITION, reasons.SUMMON_CONDITION: CONDITION, reasons.PENDULUM: CONDITION, reasons.FACE_UP: PLACE,
    ATTACKED: LIMIT_USED, FIRST_TURN: WRONG_PHASE, MISSED: TIMING, ATTEMPT_IS_ANSWERED: NOT_NOW, BY_RESOLVING_EFFECT: NOT_NOW,
    NOT_HAPPENED: NOT_NOW, NOT_OFFERED: NOT_NOW, reasons.LOCATION: PLACE, reasons.CONTROLLER: PLACE, reasons.ZONE: PLACE,
    reasons.FACE_DOWN: PLACE, reasons.OVERLAY: PLACE, reasons.RESTRICTION: RESTRICTED,
}  # fmt: skip
_QUESTIONS: Final = (  # in the order in which they are asked: place, speed, event, limit, what forbids it, condition, cost, target
    (reasons.LOCATION, reasons.OVERLAY, reasons.CONTROLLER, reasons.FACE_UP, reasons.KIND, NO_SUCH_EFFECT),
    (reasons.FACE_DOWN,),
    (reasons.TURN, reasons.PHASE, reasons.SPELL_SPEED, FIRST_TURN),
    (NOT_HAPPENED,),
    (WRONG_LINK,),
    (MISSED, ATTEMPT_IS_ANSWERED, NEGATABLE, BY_RESOLVING_EFFECT, NOT_NEWEST),
    (reasons.SET_TURN,),
    (reasons.CHAIN_LIMIT,),
    (reasons.LIMIT, "A9", "A10", "A11", reasons.SUMMON_COUNT, reasons.SUMMON_ONCE),
    (reasons.FORBIDDEN, reasons.DISABLED, BY_EFFECT),
    (reasons.CONDITION, reasons.RESTRICTION, reasons.BATTLE_DESTROYED, reasons.UNNEGATABLE),
    (reasons.COST, reasons.ZONE, reasons.DECK_TOO_SMALL),
    (reasons.TARGET, reasons.NOTHING_TO_DO),
)
_REACHED: Final = {rule: i for i, rules in enumerate(_QUESTIONS) for rule in rules}
_MIDWAY: Final = _REACHED[reasons.CONDITION]
_ALL: Final = len(_QUESTIONS)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A card that could not be chosen, and what refused it: an effect, or a rule's ID."""

    card: Card
    refusal: Effect | str


@dataclass(frozen=True, slots=True)
class Deed:
    """What a player did this turn: a word of `deeds` for it, and the cards with which it was done, as far as known."""

    what: str
    player: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The first requirement that is not met; `kind` is POSSIBLE when nothing refuses.

    `rule` is an ID of the rule catalogue, `by` the effect that prevents it, `uses` what used up a limit, `candidates` the cards that
    were refused as targets or payment, `deeds` what the player did this turn that rules it out, `question` the one that its script
    answered with no: its condition, cost or target.
    """

    kind: str
    rule: str
    card: Card
    effect: Effect | None = None
    by: Effect | None = None
    uses: tuple[Use, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    deeds: tuple[Deed, ...] = ()
    question: str = ""

    @property
    def possible(self) -> bool:
        """Whether nothing refuses it."""
        return self.kind == POSSIBLE

    @property
    def reached(self) -> int:
        """How far it got: the number of the question that was answered no, or one more than the last number if none was."""
        return _ALL if self.possible else max(how_far(self.rule), how_far(self.question) if self.question else 0)


def how_far(rule: str) -> int:
    """The number of the question to which the rule is a no; about the middle for a rule that belongs to no question."""
    return _REACHED.get(rule, _MIDWAY)


def kind_of(rule: str) -> str:
    """The kind of refusal that the rule with this ID stands for."""
    return _KINDS.get(rule, OTHER)
