"""Why may this not be done now? The first requirement that is not met, as data; sentences are made of it elsewhere.

The gates of the rules are asked again, with `DuelState.explain` listening for what the checks that scripts make are refused by.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from solemn.core.effects.calling import check
from solemn.core.effects.effect import count_left, handler_of, set_activate_location
from solemn.core.effects.queries import affecting, player_affected, spell_speed
from solemn.core.explain.limits_used import (
    ACTIVATION,
    EFFECT,
    Use,
    last_summon_of_turn,
    missed_timing,
    normal_summons_of,
    pendulum_summon_negated,
    summoned_by_effect_lately,
    uses_of,
)
from solemn.core.permissions.attack_targets import get_attack_target
from solemn.core.permissions.capabilities import why_not_change_position, why_not_declare_attack
from solemn.core.permissions.special_summon_checks import filter_spsummon_procedure_g, why_not_special_summon_by_procedure
from solemn.core.permissions.summon_checks import why_not_flip_summon, why_not_normal_summon, why_not_set_monster, why_not_set_spell_trap
from solemn.core.state import reasons
from solemn.core.state.data import Card, ChainLink, DuelState, Effect, Event, Group
from solemn.core.state.reasons import Refusal
from solemn.core.timing.activation_checks import why_not_activate, why_not_chain
from solemn.core.turn.open_main_phase import no_battle_yet
from solemn.spec.constants import (
    EFFECT_CANNOT_BP,
    EFFECT_CANNOT_EP,
    EFFECT_CANNOT_M2,
    EFFECT_COUNT_CODE_OATH,
    EFFECT_FLAG_PLAYER_TARGET,
    EFFECT_FORBIDDEN,
    EFFECT_SPSUMMON_PROC_G,
    EFFECT_TYPE_ACTIVATE,
    EFFECT_TYPE_FLIP,
    EFFECT_TYPE_IGNITION,
    EFFECT_TYPE_QUICK_F,
    EFFECT_TYPE_QUICK_O,
    EFFECT_TYPE_TRIGGER_F,
    EFFECT_TYPE_TRIGGER_O,
    EVENT_CHAINING,
    EVENT_FLIP_SUMMON,
    EVENT_FREE_CHAIN,
    EVENT_PHASE,
    EVENT_SPSUMMON,
    EVENT_SUMMON,
    LOCATION_EXTRA,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_SZONE,
    PHASE_BATTLE_STEP,
    PHASE_MAIN1,
    PHASE_MAIN2,
    POS_FACEDOWN,
    POS_FACEUP,
    TYPE_MONSTER,
)

POSSIBLE: Final = "possible"
WRONG_PHASE: Final = "phase"
WRONG_SPEED: Final = "spell speed"
LIMIT_USED: Final = "limit"
NO_TARGET: Final = "target"
COST: Final = "cost"
CONDITION: Final = "condition"
PREVENTED: Final = "prevented"
TIMING: Final = "timing"
NOT_NOW: Final = "moment"
PLACE: Final = "place"
OTHER: Final = "other"

NOT_HAPPENED: Final = "R-EVENT"  # what it answers has not just happened
NOT_OFFERED: Final = "R-WINDOW"  # this is not the moment for it
BY_EFFECT: Final = "R-EFFECT"  # an effect forbids it
MISSED: Final = "R-TIMING"  # "when ... you can": what it answers was not the last thing to happen
ATTACKED: Final = "T2"  # it has declared its attack already, also if that was negated
FIRST_TURN: Final = "R-FIRST-TURN"  # there is no Battle Phase in the first turn of a duel
NO_SUCH_EFFECT: Final = "R-NO-EFFECT"  # the card has no such effect

_KINDS: Final = {
    reasons.PHASE: WRONG_PHASE, reasons.TURN: WRONG_PHASE, reasons.SET_TURN: WRONG_PHASE, reasons.SPELL_SPEED: WRONG_SPEED,
    reasons.LIMIT: LIMIT_USED, reasons.SUMMON_COUNT: LIMIT_USED, reasons.SUMMON_ONCE: LIMIT_USED, reasons.MOVED_THIS_TURN: LIMIT_USED,
    reasons.TARGET: NO_TARGET, reasons.COST: COST, reasons.TRIBUTE: COST, reasons.CONDITION: CONDITION, "N4": CONDITION, "A8": CONDITION,
    reasons.SUMMON_CONDITION: CONDITION, reasons.PENDULUM: CONDITION, reasons.FACE_UP: PLACE, ATTACKED: LIMIT_USED, FIRST_TURN: WRONG_PHASE,
    MISSED: TIMING, "S2": NOT_NOW, "S4": NOT_NOW, NOT_HAPPENED: NOT_NOW, NOT_OFFERED: NOT_NOW, reasons.LOCATION: PLACE,
    reasons.CONTROLLER: PLACE, reasons.ZONE: PLACE, reasons.FACE_DOWN: PLACE,
}  # fmt: skip
_ACTIVATED: Final = (
    EFFECT_TYPE_ACTIVATE | EFFECT_TYPE_FLIP | EFFECT_TYPE_IGNITION | EFFECT_TYPE_TRIGGER_O | EFFECT_TYPE_QUICK_O | EFFECT_TYPE_TRIGGER_F
    | EFFECT_TYPE_QUICK_F
)  # fmt: skip
_ATTEMPTS: Final = {EVENT_SUMMON: "normal", EVENT_FLIP_SUMMON: "flip", EVENT_SPSUMMON: "special"}
_TRIGGERED: Final = EFFECT_TYPE_TRIGGER_F | EFFECT_TYPE_TRIGGER_O | EFFECT_TYPE_FLIP
_ASKS_SCRIPTS: Final = (reasons.TARGET, reasons.COST, reasons.CONDITION)
_ANYWHERE: Final = (reasons.LOCATION, NOT_HAPPENED, reasons.FACE_DOWN, reasons.FACE_UP)  # refusals that say least


@dataclass(frozen=True, slots=True)
class Candidate:
    """A card that could not be chosen, and what refused it: an effect, or a rule's ID."""

    card: Card
    refusal: Effect | str


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The first requirement that is not met; `kind` is POSSIBLE when nothing refuses.

    `rule` is an ID of the rule catalogue, `by` the effect that prevents it, `uses` what used up a limit, `candidates` the cards that
    were refused as targets or payment.
    """

    kind: str
    rule: str
    card: Card
    effect: Effect | None = None
    by: Effect | None = None
    uses: tuple[Use, ...] = ()
    candidates: tuple[Candidate, ...] = ()

    @property
    def possible(self) -> bool:
        """Does nothing refuse it?"""
        return self.kind == POSSIBLE


# -- effects ----------------------------------------------------------------------------------------------------


def why_not_use(e: Effect, player: int) -> WhyNot:
    """Why the player may not activate the effect now."""
    d = e.d
    listening, d.explain = d.explain, []
    try:
        set_activate_location(e)
        refusal = _why_not_now(d, e, player)
        heard = _asked_again(d, e, player) if refusal in _ASKS_SCRIPTS else []
    finally:
        d.explain = listening
    return _told(e, player, refusal, heard)


def why_not_target(e: Effect, player: int, card: Card) -> Refusal:
    """What refuses the card as a target of an effect that is being activated; None if its script does not say."""
    d = e.d
    if e.target is None:
        return None
    event = _event_for(d, e) or d.nil_event
    listening, d.explain = d.explain, []
    before, before_player = d.reason_effect, d.reason_player
    d.reason_effect, d.reason_player = e, player
    try:
        about = (event.cards, event.player, event.value, event.reason_effect, event.reason, event.reason_player)
        fits = check(d, e.target, e, player, *about, 0, card)
        heard = [row[1] for row in d.explain if row[0] == "refused" and row[2] is card]
    finally:
        d.explain = listening
        d.reason_effect, d.reason_player = before, before_player
    return None if fits or not heard else heard[-1]


def _told(e: Effect, player: int, refusal: Refusal, heard: list[tuple[Any, ...]]) -> WhyNot:
    card = handler_of(e)
    if isinstance(refusal, Effect):
        return WhyNot(PREVENTED, BY_EFFECT, card, e, by=refusal)
    if refusal is None:
        return WhyNot(POSSIBLE, "", card, e)
    if refusal == reasons.FORBIDDEN:
        return _prohibited(card, e)
    if refusal == reasons.LIMIT:
        uses = uses_of(e, player)
        return WhyNot(LIMIT_USED, _rule_of_limit(e, uses), card, e, uses=uses)
    candidates = _candidates(heard)
    preventing = _preventing(heard, candidates)
    if preventing is not None:
        return WhyNot(PREVENTED, BY_EFFECT, card, e, by=preventing, candidates=candidates)
    return WhyNot(_KINDS.get(refusal, OTHER), refusal, card, e, candidates=candidates)


def _prohibited(card: Card, e: Effect | None = None) -> WhyNot:
    """What prohibits the card, or the card that the effect came from."""
    owner = None if e is None else e.owner
    by = affecting(card, EFFECT_FORBIDDEN) or (None if owner is None else affecting(owner, EFFECT_FORBIDDEN))
    return WhyNot(OTHER if by is None else PREVENTED, reasons.FORBIDDEN, card, e, by=by)


def _rule_of_limit(e: Effect, uses: tuple[Use, ...]) -> str:
    """Which rule says that a use counts although it was negated; without such a use the limit itself."""
    if not any(use.negated in (ACTIVATION, EFFECT) for use in uses):
        return reasons.LIMIT
    if e.count_flag & EFFECT_COUNT_CODE_OATH:
        return "A9"
    return "A10" if e.count_code else "A11"


def _candidates(heard: list[tuple[Any, ...]]) -> tuple[Candidate, ...]:
    found: dict[int, Candidate] = {}
    for _, by, about in heard:
        if isinstance(about, Card) and about.location:
            found.setdefault(about.id, Candidate(about, by))
    return tuple(found.values())


def _preventing(heard: list[tuple[Any, ...]], candidates: tuple[Candidate, ...]) -> Effect | None:
    """The effect on the player that alone is what everything was refused by."""
    if not heard:
        return None
    first = heard[0][1]
    bound = isinstance(first, Effect) and (first.flag & EFFECT_FLAG_PLAYER_TARGET or not candidates)
    return first if bound and all(by is first for _, by, _ in heard) else None


def _asked_again(d: DuelState, e: Effect, player: int) -> list[tuple[Any, ...]]:
    """What the checks that the script makes are refused by."""
    heard: list[tuple[Any, ...]] = []
    d.explain = heard
    event = _event_for(d, e)
    if event is not None:
        why_not_activate(e, player, event)
    return [row for row in heard if row[0] == "refused" and row[1] not in (reasons.LOCATION, reasons.KIND)]


def _why_not_now(d: DuelState, e: Effect, player: int) -> Refusal:
    if e.type & EFFECT_TYPE_ACTIVATE and _is_in_use(handler_of(e)):
        return reasons.FACE_UP
    if e.type & EFFECT_TYPE_IGNITION or (e.type & EFFECT_TYPE_ACTIVATE and spell_speed(e) <= 1):
        refusal = _why_not_in_open_phase(d, e, player)
    else:
        refusal = why_not_chain(e, player) if d.chain else None
    if refusal is not None:
        return refusal
    if e.code == EVENT_CHAINING:
        return _why_not_answer_link(d, e, player)
    event = _event_for(d, e)
    if event is None:
        return _why_not_happened(d, e) if count_left(e, player) else reasons.LIMIT
    return why_not_activate(e, player, event)


def _is_in_use(card: Card) -> bool:
    """Whether a Spell or Trap Card lies there face-up, so that it is not activated any more."""
    return card.location == LOCATION_SZONE and bool(card.position & POS_FACEUP)


def _why_not_in_open_phase(d: DuelState, e: Effect, player: int) -> Refusal:
    """Spell Speed 1 needs the player's own Main Phase, and no Chain."""
    if d.chain:
        return reasons.SPELL_SPEED
    if e.type & EFFECT_TYPE_ACTIVATE and e.code != EVENT_FREE_CHAIN:
        return None
    if d.turn_player != player:
        return reasons.TURN
    return None if d.phase in (PHASE_MAIN1, PHASE_MAIN2) else reasons.PHASE


def _event_for(d: DuelState, e: Effect) -> Event | None:
    """The event that the effect would answer now: the nil event for one that needs none."""
    if e.code == EVENT_CHAINING:
        return link_event(d, d.chain[-1]) if d.chain else None
    if e.code in (0, EVENT_FREE_CHAIN) or e.type & EFFECT_TYPE_IGNITION or e.code == EVENT_PHASE + d.phase:
        return d.nil_event
    return next((event for event in (*d.events.point, *d.events.instant) if event.code == e.code), None)


def _why_not_happened(d: DuelState, e: Effect) -> Refusal:
    if e.code in _ATTEMPTS:
        return _why_not_negate_summon(d, e)
    late = missed_timing(e) if e.type & _TRIGGERED else e.code in d.passed_events
    return MISSED if late else NOT_HAPPENED


def _why_not_negate_summon(d: DuelState, e: Effect) -> Refusal:
    """What negates a Summon answers the attempt alone (S2), none by an effect (S4), and none of another kind than its text names (N4)."""
    kind = last_summon_of_turn(d)
    if kind is None:
        return NOT_HAPPENED
    if kind != _ATTEMPTS[e.code]:
        return "N4"
    return "S4" if summoned_by_effect_lately(d) else "S2"


def _why_not_answer_link(d: DuelState, e: Effect, player: int) -> Refusal:
    """What answers an activation answers the newest link alone (A8), and of these what its text names (N4)."""
    if not d.chain:
        return NOT_HAPPENED if count_left(e, player) else reasons.LIMIT
    refusal = why_not_activate(e, player, link_event(d, d.chain[-1]))
    if refusal is None:
        return None
    if any(why_not_activate(e, player, link_event(d, link)) is None for link in d.chain[:-1]):
        return "A8"
    return "N4" if refusal == reasons.CONDITION else refusal


def link_event(d: DuelState, link: ChainLink) -> Event:
    """The activation of a link as an event to answer."""
    event = Event()
    event.code = EVENT_CHAINING
    event.cards = Group(d, [handler_of(link.effect)])
    event.reason_effect = link.effect
    event.reason_player = event.player = link.triggering_player
    event.value = link.number
    return event


# -- cards ------------------------------------------------------------------------------------------------------


def activated_effects(card: Card) -> list[Effect]:
    """The effects of a card that can be activated, in its script's order."""
    return sorted((e for e in card.own_effects if e.type & _ACTIVATED), key=lambda e: e.number)


def why_not_play(card: Card, player: int, way: str | None = None) -> WhyNot:
    """Why the player may not do that with the card now. Without a `way`: activate it or an effect of it; for a monster that has
    nothing to activate where it is, the Summon or attack that suits its place.

    Raises ValueError for an unknown way.
    """
    if way is not None and way not in WAYS:
        raise ValueError(f"unknown way {way!r}: expected one of {', '.join(WAYS)}")
    if way in (None, "activate"):
        found = [why_not_use(e, player) for e in activated_effects(card)]
        best = min(found, key=_remoteness, default=None)
        if way is not None or (best is not None and (best.rule not in _ANYWHERE or not card.printed.type & TYPE_MONSTER)):
            return best or WhyNot(OTHER, NO_SUCH_EFFECT, card)
    return _why_not_way(card, player, way or _usual_way(card))


def _remoteness(answer: WhyNot) -> int:
    """How far the answer is from "yes": of several effects the one that lacks least is told about."""
    if answer.possible:
        return 0
    return 2 if answer.rule in _ANYWHERE else 1


def _usual_way(card: Card) -> str:
    if card.location == LOCATION_EXTRA:
        return "special_summon"
    if card.location == LOCATION_MZONE:
        if card.position & POS_FACEDOWN:
            return "flip"
        return "attack" if card.d.phase == PHASE_BATTLE_STEP else "change_position"
    if card.location == LOCATION_HAND and why_not_special_summon_by_procedure(card, card.controller) is None:
        return "special_summon"
    return "normal_summon"


def _why_not_way(card: Card, player: int, way: str) -> WhyNot:
    d = card.d
    listening, d.explain = d.explain, []
    try:
        refusal = _why_not_moment(d, card, player, way) or _CHECKS[way](card, player)
    finally:
        d.explain = listening
    if isinstance(refusal, Effect):
        return WhyNot(PREVENTED, BY_EFFECT, card, by=refusal)
    if refusal is None:
        return WhyNot(POSSIBLE, "", card)
    if refusal == reasons.FORBIDDEN:
        return _prohibited(card)
    if refusal != reasons.SUMMON_COUNT:
        return WhyNot(_KINDS.get(refusal, OTHER), refusal, card)
    uses = normal_summons_of(d, player)
    return WhyNot(LIMIT_USED, "S8" if any(use.negated for use in uses) else refusal, card, uses=uses)


def why_not_go_to(d: DuelState, player: int, way: str) -> Refusal:
    """Why the player may not go on to_battle, to_main2 or end_turn now."""
    if d.turn_player != player:
        return reasons.TURN
    if way == "to_battle" and no_battle_yet(d):
        return FIRST_TURN
    phases, code = _MOVES[way]
    return player_affected(d, player, code) or (None if d.phase in phases else reasons.PHASE)


def why_not_pendulum_summon(d: DuelState, player: int) -> Refusal:
    """Why the player may not Pendulum Summon now; None if it is possible."""
    if d.turn_player != player:
        return reasons.TURN
    if d.chain:
        return NOT_OFFERED
    if d.phase not in (PHASE_MAIN1, PHASE_MAIN2):
        return reasons.PHASE
    if pendulum_summon_negated(d, player):
        return "S8"
    scales = [card for card in d.players[player].szone if card is not None and EFFECT_SPSUMMON_PROC_G in card.field_effects]
    listening, d.explain = d.explain, []
    try:
        if any(filter_spsummon_procedure_g(card, player) for card in scales):
            return None
        heard = [row for row in d.explain if row[0] == "refused" and isinstance(row[1], Effect)]
    finally:
        d.explain = listening
    return _preventing(heard, _candidates(heard)) or reasons.PENDULUM


def _why_not_moment(d: DuelState, card: Card, player: int, way: str) -> Refusal:
    if card.controller != player:
        return reasons.CONTROLLER
    if d.turn_player != player:
        return reasons.TURN
    if d.chain:
        return NOT_OFFERED
    if way == "attack" and no_battle_yet(d):
        return FIRST_TURN
    phases = (PHASE_BATTLE_STEP,) if way == "attack" else (PHASE_MAIN1, PHASE_MAIN2)
    if d.phase not in phases:
        return reasons.PHASE
    return None if card.location & _PLACES[way] else reasons.LOCATION


def _normal_summon(card: Card, player: int) -> Refusal:
    return why_not_normal_summon(card, player, False, None, 0)


def _set(card: Card, player: int) -> Refusal:
    if card.printed.type & TYPE_MONSTER:
        return why_not_set_monster(card, player, False, None, 0)
    return why_not_set_spell_trap(card, player)


def _attack(card: Card, player: int) -> Refusal:
    if card.position & POS_FACEDOWN:
        return reasons.FACE_DOWN
    refusal = why_not_declare_attack(card, player)
    if refusal is not None:
        return refusal
    battle = card.d.battle
    if get_attack_target(card, battle.chain_attack and battle.chain_attacker_id == card.field_id).cards or card.direct_attackable:
        return None
    return ATTACKED if card.announce_count else reasons.TARGET


_CHECKS: Final[dict[str, Callable[[Card, int], Refusal]]] = {
    "normal_summon": _normal_summon,
    "set": _set,
    "special_summon": why_not_special_summon_by_procedure,
    "flip": why_not_flip_summon,
    "change_position": why_not_change_position,
    "attack": _attack,
}
_MOVES: Final = {
    "to_battle": ((PHASE_MAIN1,), EFFECT_CANNOT_BP),
    "to_main2": ((PHASE_BATTLE_STEP,), EFFECT_CANNOT_M2),
    "end_turn": ((PHASE_MAIN1, PHASE_BATTLE_STEP, PHASE_MAIN2), EFFECT_CANNOT_EP),
}
_PLACES: Final = {
    "normal_summon": LOCATION_HAND | LOCATION_MZONE,
    "set": LOCATION_HAND,
    "special_summon": 0xFF,
    "flip": LOCATION_MZONE,
    "change_position": LOCATION_MZONE,
    "attack": LOCATION_MZONE,
}
WAYS: Final = ("activate", *_CHECKS)
