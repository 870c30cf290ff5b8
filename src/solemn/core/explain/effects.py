"""Why an effect cannot be activated now. Questions in this order: place, speed, event, limit, what forbids it, condition, cost, target."""

from typing import Final

from solemn.core.effects.calling import check
from solemn.core.effects.effect import count_left, handler_of, note_activated_from, works_at
from solemn.core.effects.queries import affecting, effects_on, spell_speed
from solemn.core.explain.answers import (
    BY_EFFECT,
    FIRST_TURN,
    LIMIT_USED,
    MISSED,
    NOT_HAPPENED,
    NOT_NEWEST,
    OTHER,
    POSSIBLE,
    PREVENTED,
    WRONG_LINK,
    Candidate,
    WhyNot,
    kind_of,
)
from solemn.core.explain.deeds import deeds_of
from solemn.core.explain.limits_used import (
    ACTIVATION,
    EFFECT,
    Use,
    last_summon_of_turn,
    missed_timing,
    moved_this_turn,
    shield_of_last_summon,
    summoned_by_effect_lately,
    uses_of,
)
from solemn.core.explain.listening import listening
from solemn.core.explain.script_answers import (
    asking,
    decisive,
    heard_during,
    is_about_event,
    is_payment,
    is_wrong_turn_too,
    rule_of_answer,
    wants_zone,
)
from solemn.core.explain.zones import no_zone
from solemn.core.permissions import protections
from solemn.core.permissions.early_activation import NO_PERMISSION, permission_needed
from solemn.core.state import reasons
from solemn.core.state.data import Card, ChainLink, DuelState, Effect, Event, Group
from solemn.core.state.hearing import Refused, Told
from solemn.core.state.reasons import Refusal
from solemn.core.summons.normal_summons import ATTEMPT_IS_ANSWERED
from solemn.core.summons.special_summons import BY_RESOLVING_EFFECT
from solemn.core.timing.activation_checks import why_not_act, why_not_activate, why_not_chain, why_not_in_answer
from solemn.core.turn.open_main_phase import no_battle_yet
from solemn.spec.constants import (
    EFFECT_CANNOT_DISABLE_FLIP_SUMMON,
    EFFECT_CANNOT_DISABLE_SPSUMMON,
    EFFECT_CANNOT_DISABLE_SUMMON,
    EFFECT_COUNT_CODE_OATH,
    EFFECT_FLAG_BOTH_SIDE,
    EFFECT_FLAG_CARD_TARGET,
    EFFECT_FLAG_EVENT_PLAYER,
    EFFECT_FLAG_FIELD_ONLY,
    EFFECT_FLAG_PLAYER_TARGET,
    EFFECT_FLAG_SET_AVAILABLE,
    EFFECT_FORBIDDEN,
    EFFECT_TYPE_ACTIVATE,
    EFFECT_TYPE_FLIP,
    EFFECT_TYPE_IGNITION,
    EFFECT_TYPE_QUICK_F,
    EFFECT_TYPE_QUICK_O,
    EFFECT_TYPE_SINGLE,
    EFFECT_TYPE_TRIGGER_F,
    EFFECT_TYPE_TRIGGER_O,
    EFFECT_TYPE_XMATERIAL,
    EVENT_CHAINING,
    EVENT_FLIP_SUMMON,
    EVENT_FREE_CHAIN,
    EVENT_PHASE,
    EVENT_SPSUMMON,
    EVENT_SUMMON,
    LOCATION_HAND,
    LOCATION_ONFIELD,
    LOCATION_SZONE,
    PHASE_MAIN1,
    PHASE_MAIN2,
    POS_FACEUP,
)

_ACTIVATED: Final = (
    EFFECT_TYPE_ACTIVATE | EFFECT_TYPE_FLIP | EFFECT_TYPE_IGNITION | EFFECT_TYPE_TRIGGER_O | EFFECT_TYPE_QUICK_O | EFFECT_TYPE_TRIGGER_F
    | EFFECT_TYPE_QUICK_F
)  # fmt: skip
_NEGATES: Final = 0x1000C000  # CATEGORY_NEGATE, _DISABLE and _DISABLE_SUMMON of the script library
_SAFE_SUMMONS: Final = (EFFECT_CANNOT_DISABLE_SUMMON, EFFECT_CANNOT_DISABLE_FLIP_SUMMON, EFFECT_CANNOT_DISABLE_SPSUMMON)
_ATTEMPTS: Final = {EVENT_SUMMON: "normal", EVENT_FLIP_SUMMON: "flip", EVENT_SPSUMMON: "special"}
_TRIGGERED: Final = EFFECT_TYPE_TRIGGER_F | EFFECT_TYPE_TRIGGER_O | EFFECT_TYPE_FLIP
_ASKS_SCRIPTS: Final = (reasons.TARGET, reasons.COST, reasons.CONDITION)
_OF_ALL: Final = {reasons.ZONE, reasons.BEING_SUMMONED}  # what keeps every card from being chosen is the reason itself
_ANYONES: Final = EFFECT_FLAG_BOTH_SIDE | EFFECT_FLAG_EVENT_PLAYER | EFFECT_FLAG_FIELD_ONLY


def activated_effects(card: Card) -> list[Effect]:
    """The effects of a card that can be activated, in its script's order."""
    return sorted((e for e in card.own_effects if e.type & _ACTIVATED), key=lambda e: e.number)


def why_not_use(e: Effect, player: int) -> WhyNot:
    """Why the player may not activate the effect now."""
    d = e.d
    with listening(d) as hearing:
        note_activated_from(e)
        refusal = _why_not_now(d, e, player)
        if refusal == reasons.CHAIN_LIMIT:
            return WhyNot(OTHER, refusal, handler_of(e), e, by=_who_limits(hearing.rows))
        if refusal in _ASKS_SCRIPTS:
            return _why_script_says_no(e, player, _event_for(d, e) or d.chaining.no_event, refusal)
    return _told(e, player, refusal)


def why_not_target(e: Effect, player: int, card: Card) -> Refusal:
    """What refuses the card as a target of an effect that is being activated; None if its script does not say."""
    d = e.d
    refusal = protections.why_not_target(card, e, player)
    if isinstance(refusal, Effect):
        return refusal
    if e.target is None:
        return None
    event = _event_for(d, e) or d.chaining.no_event
    before, before_player = d.reason_effect, d.reason_player
    d.reason_effect, d.reason_player = e, player
    try:
        with listening(d) as hearing:
            about = (event.cards, event.player, event.value, event.reason_effect, event.reason, event.reason_player)
            fits = check(d, e.target, e, player, *about, 0, card)
    finally:
        d.reason_effect, d.reason_player = before, before_player
    heard = [row.by for row in hearing.rows if isinstance(row, Refused) and row.about is card]
    return None if fits or not heard else heard[-1]


def prohibited(card: Card, e: Effect | None = None) -> WhyNot:
    """The effect that prohibits the card, or the card that the effect came from."""
    owner = None if e is None else e.owner
    by = affecting(card, EFFECT_FORBIDDEN) or (None if owner is None else affecting(owner, EFFECT_FORBIDDEN))
    return WhyNot(OTHER if by is None else PREVENTED, reasons.FORBIDDEN, card, e, by=by)


# What refuses


def _told(e: Effect, player: int, refusal: Refusal) -> WhyNot:
    card = handler_of(e)
    if isinstance(refusal, Effect):
        return WhyNot(PREVENTED, reasons.UNNEGATABLE if _protects_own_summon(refusal) else BY_EFFECT, card, e, by=refusal)
    if refusal is None:
        return WhyNot(POSSIBLE, "", card, e)
    if refusal == reasons.FORBIDDEN:
        return prohibited(card, e)
    if refusal == reasons.ZONE:
        return no_zone(card, player)
    if refusal == reasons.LIMIT:
        uses = uses_of(e, player)
        return WhyNot(LIMIT_USED, _rule_of_limit(e, uses), card, e, uses=uses)
    missed = missed_timing(e) if refusal == MISSED else None
    return WhyNot(kind_of(refusal), refusal, card, e, by=None if missed is None else missed.after)


def _protects_own_summon(shield: Effect) -> bool:
    """Whether the monster's own text says that its Summon cannot be negated."""
    return shield.code in _SAFE_SUMMONS and bool(shield.type & EFFECT_TYPE_SINGLE) and shield.owner is shield.handler


def _who_limits(rows: list[Refused | Told]) -> Effect | None:
    """The effect that limited what may be chained to its link."""
    limits = [row.by for row in rows if isinstance(row, Refused) and row.about == reasons.CHAIN_LIMIT]
    return limits[-1] if limits else None


def _rule_of_limit(e: Effect, uses: tuple[Use, ...]) -> str:
    """The rule by which a negated use counts; the limit's own rule if no use was negated."""
    if not any(use.negated in (ACTIVATION, EFFECT) for use in uses):
        return reasons.LIMIT
    if e.use_flag & EFFECT_COUNT_CODE_OATH:
        return "A9"
    return "A10" if e.use_code else "A11"


# What a script says no for


def _why_script_says_no(e: Effect, player: int, event: Event, question: str) -> WhyNot:
    card = handler_of(e)
    ask = asking(e, player, event, question)
    said = ask(None)
    if wants_zone(ask, said):
        return no_zone(card, player, e)
    found = decisive(ask, said)
    told = None if found is None else found.told
    heard = heard_during(said, told)
    candidates = candidates_of(heard)
    by = preventing(heard)
    if by is not None:
        forbidden = reasons.COST if is_payment(told, heard, e, player) and candidates else BY_EFFECT
        return WhyNot(PREVENTED, forbidden, card, e, by=by, candidates=candidates)
    rule = None if found is None else rule_of_answer(found, card)
    if rule == reasons.PHASE and found is not None and is_wrong_turn_too(ask, said, found, card):
        rule = reasons.TURN
    if rule == reasons.PHASE and told is not None and told.name == "Duel.IsAbleToEnterBP" and no_battle_yet(e.d):
        rule = FIRST_TURN
    if rule == reasons.TURN and question == reasons.CONDITION and e.code not in (0, EVENT_FREE_CHAIN, EVENT_CHAINING):
        rule = NOT_HAPPENED  # it responds to what the other player does
    rule = rule or _rule_of_question(e, player, question, event, told, heard)
    deeds = deeds_of(told, e, player) if rule == reasons.RESTRICTION and told is not None else ()
    of_phase = question if rule in (reasons.PHASE, FIRST_TURN) and not e.type & _TRIGGERED else ""
    return WhyNot(kind_of(rule), rule, card, e, candidates=candidates, deeds=deeds, question=of_phase)


def _rule_of_question(e: Effect, player: int, question: str, event: Event, told: Told | None, heard: list[Refused | Told]) -> str:
    if question == reasons.TARGET and is_payment(told, heard, e, player):
        return reasons.COST
    refused = {one.refusal for one in candidates_of(heard)} if question == reasons.TARGET else set()
    if len(refused) == 1 and refused <= _OF_ALL:
        return str(refused.pop())
    if question == reasons.CONDITION and e.code in _ATTEMPTS and told is not None and told.name == "Duel.GetCurrentChain":
        return ATTEMPT_IS_ANSWERED  # as Chain Link 1
    answers = e.code == EVENT_CHAINING or e.code in _ATTEMPTS
    if question == reasons.CONDITION and answers and e.category & _NEGATES and is_about_event(told, event):
        return WRONG_LINK
    targets = question != reasons.TARGET or e.flag & EFFECT_FLAG_CARD_TARGET
    return question if targets else reasons.NOTHING_TO_DO


def candidates_of(heard: list[Refused | Told]) -> tuple[Candidate, ...]:
    """The cards that were refused, each with what refused it first."""
    found: dict[int, Candidate] = {}
    for row in heard:
        if isinstance(row, Refused) and isinstance(row.about, Card) and row.about.location and _says_something(row):
            found.setdefault(row.about.id, Candidate(row.about, row.by))
    return tuple(found.values())


def _says_something(row: Refused) -> bool:
    return row.by not in (reasons.LOCATION, reasons.KIND)


def preventing(heard: list[Refused | Told]) -> Effect | None:
    """The effect that refused everything, if it was always the same one and is about the player."""
    refused = [row for row in heard if isinstance(row, Refused) and _says_something(row)]
    if not refused:
        return None
    first = refused[0].by
    bound = isinstance(first, Effect) and (first.flag & EFFECT_FLAG_PLAYER_TARGET or not candidates_of(heard))
    return first if bound and all(row.by is first for row in refused) else None


# The questions in order


def _why_not_now(d: DuelState, e: Effect, player: int) -> Refusal:
    refusal = _why_not_there(e, player) or _why_not_from_hand(e, player) or _why_not_so_fast(d, e, player)
    if refusal is not None:
        return refusal
    if e.code == EVENT_CHAINING:
        return _why_not_answer_link(d, e, player)
    event = _event_for(d, e)
    if event is None:
        return _why_not_happened(d, e, player) if count_left(e, player) else reasons.LIMIT
    return (None if d.chain else why_not_in_answer(e, player)) or why_not_activate(e, player, event)


def _why_not_there(e: Effect, player: int) -> Refusal:
    """Whether the card is in a place where the effect can be activated, and belongs to this player."""
    card, kind = handler_of(e), e.type
    if card.overlay_target is not None and not kind & EFFECT_TYPE_XMATERIAL:
        return reasons.OVERLAY
    if card.controller != player and not e.flag & _ANYONES:
        return reasons.CONTROLLER
    if kind & EFFECT_TYPE_ACTIVATE:
        if card.location == LOCATION_SZONE and card.position & POS_FACEUP:
            return reasons.FACE_UP
        return None if card.location in (LOCATION_HAND, LOCATION_SZONE) else reasons.LOCATION
    if e.range and not e.flag & EFFECT_FLAG_FIELD_ONLY and not works_at(e, card):
        return reasons.LOCATION
    face_down = card.location & LOCATION_ONFIELD and not card.position & POS_FACEUP
    return reasons.FACE_DOWN if face_down and not e.flag & EFFECT_FLAG_SET_AVAILABLE and not kind & _TRIGGERED else None


def _why_not_from_hand(e: Effect, player: int) -> Refusal:
    """A Trap Card must be Set first, and on the opponent's turn a Quick-Play Spell too, unless an effect allows the hand."""
    card = handler_of(e)
    permission = permission_needed(card, player)
    if card.location != LOCATION_HAND or not e.type & EFFECT_TYPE_ACTIVATE or permission <= NO_PERMISSION:
        return None
    return None if any(count_left(p, player) for p in effects_on(card, permission)) else reasons.SET_TURN


def _why_not_so_fast(d: DuelState, e: Effect, player: int) -> Refusal:
    """Spell Speed 1 needs the player's own Main Phase and no Chain; higher ones must be fast enough for the newest link."""
    slow = e.type & EFFECT_TYPE_IGNITION or (e.type & EFFECT_TYPE_ACTIVATE and spell_speed(e) <= 1)
    if not slow:
        return why_not_chain(e, player) if d.chain else None
    if e.type & EFFECT_TYPE_ACTIVATE and e.code not in (0, EVENT_FREE_CHAIN):
        return reasons.SPELL_SPEED if d.chain else None
    if d.chain:
        return reasons.SPELL_SPEED
    if d.turn_player != player:
        return reasons.TURN
    return None if d.phase in (PHASE_MAIN1, PHASE_MAIN2) else reasons.PHASE


def _event_for(d: DuelState, e: Effect) -> Event | None:
    """The event that the effect would answer now, `d.chaining.no_event` if it needs none; None if there is no such event."""
    if e.code == EVENT_CHAINING:
        return link_event(d, d.chain[-1]) if d.chain else None
    if e.code in (0, EVENT_FREE_CHAIN) or e.type & EFFECT_TYPE_IGNITION or e.code == EVENT_PHASE + d.phase:
        return d.chaining.no_event
    return next((event for event in [*d.events.point, *d.events.instant] if event.code == e.code), None)


def _why_not_happened(d: DuelState, e: Effect, player: int) -> Refusal:
    if e.code in _ATTEMPTS:
        return _why_not_negate_summon(d, e)
    if e.type & _TRIGGERED and moved_this_turn(handler_of(e)):
        forbids = why_not_act(e, player)  # what it answers may have happened, and it was kept from triggering
        if forbids is not None:
            return forbids
    late = missed_timing(e) is not None if e.type & _TRIGGERED else e.code in d.chaining.passed_events
    return MISSED if late else NOT_HAPPENED


def _why_not_negate_summon(d: DuelState, e: Effect) -> Refusal:
    """An effect that negates a Summon answers only the attempt (S2), no Summon by an effect (S4), and only the kind in its text (N4)."""
    kind = last_summon_of_turn(d)
    if kind is None:
        return NOT_HAPPENED
    if kind != _ATTEMPTS[e.code]:
        return WRONG_LINK
    shield = shield_of_last_summon(d)
    return shield or (BY_RESOLVING_EFFECT if summoned_by_effect_lately(d) else ATTEMPT_IS_ANSWERED)


def _why_not_answer_link(d: DuelState, e: Effect, player: int) -> Refusal:
    """An effect that answers an activation answers only the newest link (A8)."""
    if not d.chain:
        return NOT_HAPPENED if count_left(e, player) else reasons.LIMIT
    refusal = why_not_activate(e, player, link_event(d, d.chain[-1]))
    if refusal is None:
        return None
    if any(why_not_activate(e, player, link_event(d, link)) is None for link in d.chain[:-1]):
        return NOT_NEWEST
    return refusal


def link_event(d: DuelState, link: ChainLink) -> Event:
    """The activation of a link as an event to answer."""
    event = Event()
    event.code = EVENT_CHAINING
    event.cards = Group(d, [handler_of(link.effect)])
    event.reason_effect = link.effect
    event.reason_player = event.player = link.triggering_player
    event.value = link.number
    return event
