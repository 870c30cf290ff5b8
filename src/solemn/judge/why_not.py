"""Why a play is refused: the gates of the rules are asked again, and what refuses is named."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from solemn.core import reasons
from solemn.core.activation import why_not_activate, why_not_chain
from solemn.core.capability import why_not_change_position, why_not_declare_attack
from solemn.core.effects import handler_of
from solemn.core.reasons import Refusal
from solemn.core.special_summon_checks import why_not_special_summon_by_procedure
from solemn.core.state import Card, ChainLink, DuelState, Effect, Event, Group
from solemn.core.summon_checks import why_not_flip_summon, why_not_normal_summon, why_not_set_monster, why_not_set_spell_trap
from solemn.duel import Duel
from solemn.judge import model
from solemn.judge.board import fits, place_of_card
from solemn.judge.catalogue import rule
from solemn.judge.names import CardNames
from solemn.judge.offers import activated_effects
from solemn.judge.record import Reason
from solemn.judge.telling import ref_text
from solemn.judge.words import ZONE_TITLES
from solemn.spec.constants import (
    EFFECT_CANNOT_BE_EFFECT_TARGET,
    EFFECT_IMMUNE_EFFECT,
    EFFECT_TYPE_IGNITION,
    EVENT_CHAINING,
    EVENT_FLIP_SUMMON,
    EVENT_FREE_CHAIN,
    EVENT_SPSUMMON,
    EVENT_SUMMON,
    TYPE_MONSTER,
)

_ATTEMPTS: Final = (EVENT_SUMMON, EVENT_FLIP_SUMMON, EVENT_SPSUMMON)
_RULE_OF_EFFECT: Final = {EFFECT_IMMUNE_EFFECT: "P7", EFFECT_CANNOT_BE_EFFECT_TARGET: "P9"}
NOT_HAPPENED: Final = "R-EVENT"  # what it answers has not just happened
NOT_OFFERED: Final = "R-WINDOW"  # this is not the moment for it
BY_EFFECT: Final = "R-EFFECT"  # an effect forbids it
NO_SUCH_EFFECT: Final = "R-NO-EFFECT"  # the card has no such effect


def is_there(d: DuelState, step: Any, player: int, names: CardNames) -> str | None:
    """None if there is a card that the play could be by; else that it is not there, and where such cards are."""
    wanted = getattr(step, "card", None)
    if wanted is None or isinstance(step, model.Name):
        return None
    by = player if step.by is None else step.by
    places = [place_of_card(card, names) for card in d.cards if card.location and card is not d.temp_card]
    if any(fits(wanted, place, names) and (place.player == by or _names_player(wanted)) for place in places):
        return None
    title = wanted.card if isinstance(wanted, model.CardAt) else wanted
    other = [place for place in places if title is not None and place.card == names.title(title)]
    known = "; ".join(f"{place.card} is in player {place.player}'s {ZONE_TITLES.get(place.zone or '', 'nowhere')}" for place in other)
    return f"player {by} has no such card there: {ref_text(wanted)}" + (f" ({known})" if known else "")


def _names_player(wanted: Any) -> bool:
    return isinstance(wanted, model.CardAt) and wanted.player is not None


def why_not(duel: Duel, step: Any, names: CardNames) -> tuple[Reason, ...]:
    """What refuses the play now: one reason for each card, or effect of a card, that it could be by; empty if nothing is known."""
    d, by = duel.state, d_player(duel, step)
    wanted = getattr(step, "card", None)
    if wanted is None:
        return ()
    duel.machine.renew_steps()
    found: list[Reason] = []
    for card in d.cards:
        if card.location and card is not d.temp_card and fits(wanted, place_of_card(card, names), names) and _of_player(card, by, wanted):
            found += [_reason(d, refusal, card) for refusal in _refusals(d, step, card, by)]
    told = [reason for reason in found if reason.rule not in (NOT_HAPPENED, NOT_OFFERED)]
    return tuple(dict.fromkeys(told or found))


def d_player(duel: Duel, step: Any) -> int:
    """The player whose play it is."""
    if step.by is not None:
        return int(step.by)
    return duel.state.turn_player if duel.decision is None else duel.decision.player


def _of_player(card: Card, by: int, wanted: Any) -> bool:
    return card.controller == by or _names_player(wanted)


def _refusals(d: DuelState, step: Any, card: Card, by: int) -> Iterator[Refusal]:
    if isinstance(step, (model.Activate, model.Chain)):
        yield from _activation_refusals(d, step, card, by)
        return
    check = _CHECKS.get(type(step))
    if check is not None:
        if by != d.turn_player:
            yield reasons.TURN
        else:
            yield check(card, by) or NOT_OFFERED


def _activation_refusals(d: DuelState, step: Any, card: Card, by: int) -> Iterator[Refusal]:
    effects = activated_effects(card)
    chosen = effects if step.effect is None else effects[step.effect - 1 : step.effect]
    if not chosen:
        yield NO_SUCH_EFFECT
    for effect in chosen:
        yield _why_not_now(d, effect, by, isinstance(step, model.Chain))


def _why_not_now(d: DuelState, effect: Effect, by: int, in_chain: bool) -> Refusal:
    if in_chain and (speed := _why_not_respond(d, effect, by)) is not None:
        return speed
    if effect.code == EVENT_CHAINING:
        return _why_not_answer_link(d, effect, by)
    if effect.code in _ATTEMPTS:
        return _why_not_answer_summon(d, effect, by)
    if effect.code in (0, EVENT_FREE_CHAIN) or effect.type & EFFECT_TYPE_IGNITION:
        return why_not_activate(effect, by, d.nil_event) or NOT_OFFERED
    event = next((event for event in (*d.events.point, *d.events.instant) if event.code == effect.code), None)
    return NOT_HAPPENED if event is None else why_not_activate(effect, by, event) or NOT_OFFERED


def _why_not_respond(d: DuelState, effect: Effect, by: int) -> Refusal:
    if effect.type & EFFECT_TYPE_IGNITION:
        return reasons.SPELL_SPEED
    return why_not_chain(effect, by)


def _why_not_answer_link(d: DuelState, effect: Effect, by: int) -> Refusal:
    """A negator of activations answers the newest link alone (A8), and of these what its text names (N4)."""
    if not d.chain:
        return NOT_HAPPENED
    refusal = why_not_activate(effect, by, _activation_event(d, d.chain[-1]))
    if refusal is None:
        return NOT_OFFERED
    older = any(why_not_activate(effect, by, _activation_event(d, link)) is None for link in d.chain[:-1])
    if older:
        return "A8"
    return "N4" if refusal == reasons.CONDITION else refusal


def _activation_event(d: DuelState, link: ChainLink) -> Event:
    event = Event()
    event.code = EVENT_CHAINING
    event.cards = Group(d, [handler_of(link.effect)])
    event.reason_effect = link.effect
    event.reason_player = event.player = link.triggering_player
    event.value = link.number
    return event


def _why_not_answer_summon(d: DuelState, effect: Effect, by: int) -> Refusal:
    """A negator of Summons answers an attempt outside a Chain (S2); a Summon by an effect that resolves leaves no moment for it (S4)."""
    event = next((event for event in (*d.events.point, *d.events.instant) if event.code == effect.code), None)
    if event is None:
        return "S2" if not any(row[0] == "special_summoning" for row in d.log[-20:]) else "S4"
    return why_not_activate(effect, by, event) or NOT_OFFERED


def _set(card: Card, by: int) -> Refusal:
    if card.printed.type & TYPE_MONSTER:
        return why_not_set_monster(card, by, False, None, 0)
    return why_not_set_spell_trap(card, by)


def _normal_summon(card: Card, by: int) -> Refusal:
    return why_not_normal_summon(card, by, False, None, 0)


_CHECKS: Final[dict[type, Callable[[Card, int], Refusal]]] = {
    model.NormalSummon: _normal_summon,
    model.SetCard: _set,
    model.SpecialSummon: why_not_special_summon_by_procedure,
    model.Flip: why_not_flip_summon,
    model.ChangePosition: why_not_change_position,
    model.Attack: why_not_declare_attack,
}


def _reason(d: DuelState, refusal: Refusal, card: Card) -> Reason:
    title = card.printed.name
    if isinstance(refusal, Effect):
        owner = refusal.owner.printed.name if refusal.owner is not None else "an effect"
        return Reason(_RULE_OF_EFFECT.get(refusal.code, BY_EFFECT), f"{title}: an effect of {owner} forbids it")
    name = refusal or NOT_OFFERED
    return Reason(name, f"{title}: {rule(name).sentence}")
