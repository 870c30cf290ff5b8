"""Why a play is refused: the rules are asked again, and what refuses is named."""

from typing import Any, Final

from solemn.core.effects.effect import handler_of
from solemn.core.effects.queries import spell_speed
from solemn.core.explain.answers import BY_EFFECT, NO_SUCH_EFFECT, NOT_HAPPENED, NOT_OFFERED, WRONG_LINK, WRONG_SPEED, WhyNot, how_far
from solemn.core.explain.effects import activated_effects, why_not_use
from solemn.core.explain.why import why_not_go_to, why_not_pendulum_summon, why_not_play
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.reasons import CONTROLLER, FACE_DOWN, SPELL_SPEED
from solemn.core.summons.normal_summons import ATTEMPT_IS_ANSWERED
from solemn.core.summons.special_summons import BY_RESOLVING_EFFECT
from solemn.duel.facade import Duel
from solemn.judge.board.board import fits, place_of_card, placed_cards
from solemn.judge.board.events import Event
from solemn.judge.board.record import Reason, RefusedCard, RefusedEffect
from solemn.judge.language.speech import Speech
from solemn.judge.scenario import model
from solemn.judge.scenario.names import CardNames
from solemn.judge.telling.phrases import ref_text, zone_text
from solemn.judge.telling.why_text import card_of, forbidden_by, rule_of_refusal, why_text
from solemn.spec.constants import (
    EFFECT_TYPE_ACTIVATE,
    EFFECT_TYPE_FLIP,
    EFFECT_TYPE_IGNITION,
    EFFECT_TYPE_QUICK_O,
    EFFECT_TYPE_TRIGGER_F,
    EFFECT_TYPE_TRIGGER_O,
    EVENT_CHAINING,
    EVENT_FREE_CHAIN,
)

MANDATORY: Final = "R-MANDATORY"
_HALF_WAY: Final = how_far(FACE_DOWN) - 0.5
_TRIGGERED: Final = EFFECT_TYPE_TRIGGER_F | EFFECT_TYPE_TRIGGER_O | EFFECT_TYPE_FLIP
_OF_CHOICE: Final = EFFECT_TYPE_ACTIVATE | EFFECT_TYPE_IGNITION | EFFECT_TYPE_QUICK_O | EFFECT_TYPE_TRIGGER_O

_WAYS: Final[dict[type, str]] = {
    model.NormalSummon: "normal_summon",
    model.SetCard: "set",
    model.SpecialSummon: "special_summon",
    model.Flip: "flip",
    model.ChangePosition: "change_position",
    model.Attack: "attack",
}


def is_there(d: DuelState, step: Any, player: int, names: CardNames, speech: Speech) -> str | None:
    """None if there is a card that the play could be by; else that it is not there, and where such cards are."""
    wanted = getattr(step, "card", None)
    if wanted is None or isinstance(step, model.Name):
        return None
    by = player if step.by is None else step.by
    places = [place_of_card(card, names) for card in placed_cards(d)]
    if any(fits(wanted, place, names) and (place.player == by or _names_player(wanted)) for place in places):
        return None
    title = wanted.card if isinstance(wanted, model.CardAt) else wanted
    other = [place for place in places if title is not None and place.card == names.title(title)]
    known = [
        speech.say("card-is-in", card=place.card, player=place.player, where=zone_text(place.zone or "none", place.seq, False, speech))
        for place in other
    ]
    message = "no-such-card-but" if known else "no-such-card"
    return speech.say(message, player=by, card=ref_text(wanted, speech), places=speech.row(known, "semicolon"))


def _names_player(wanted: Any) -> bool:
    return isinstance(wanted, model.CardAt) and wanted.player is not None


def why_not(duel: Duel, step: Any, names: CardNames, speech: Speech) -> tuple[Reason, ...]:
    """What refuses the play now: one reason for each card, or effect of a card, that it could be by; empty if nothing is known."""
    d, by = duel.state, d_player(duel, step)
    wanted = getattr(step, "card", None)
    duel.machine.renew_steps()
    if wanted is None:
        return _why_not_go(d, step, by, speech)
    cards = [c for c in placed_cards(d) if fits(wanted, place_of_card(c, names), names)]
    own = [card for card in cards if _of_player(card, by, wanted)]
    reasons = [reason for card in own for reason in _reasons_of(step, card, by, speech)]
    found = _of_those_at_hand(d, step, own, by, speech) or _furthest(reasons)
    others = [Reason(CONTROLLER, speech.say("about-card", card=c.printed.name, text=speech.rule(CONTROLLER))) for c in cards if not own]
    return _distinct(found or others)


def _of_those_at_hand(d: DuelState, step: Any, cards: list[Card], by: int, speech: Speech) -> list[Reason]:
    """The reasons for cards that are not in the Chain yet, if one of these is where it could be used from: it is meant then."""
    busy = {handler_of(link.effect) for link in d.chain}
    if busy.isdisjoint(cards):
        return []
    reasons = [reason for card in cards if card not in busy for reason in _reasons_of(step, card, by, speech)]
    possible = [reason for reason in reasons if reason.rule == NOT_OFFERED]
    furthest = _furthest(reasons)
    return possible or (furthest if furthest and _how_far(furthest[0]) >= how_far(SPELL_SPEED) else [])


def _furthest(found: list[Reason]) -> list[Reason]:
    furthest = max(map(_how_far, found), default=0)
    return [reason for reason in found if _how_far(reason) == furthest]


def _how_far(reason: Reason) -> float:
    """How far a card or effect got; that nothing refuses it now says little, but more than that it is in the wrong place."""
    return _HALF_WAY if reason.rule == NOT_OFFERED else how_far(reason.rule)


def _reached(answer: WhyNot) -> float:
    return _HALF_WAY if answer.possible else answer.reached


def _distinct(reasons: list[Reason]) -> tuple[Reason, ...]:
    """The reasons without those that say the same of another effect."""
    first: dict[tuple[str, str], Reason] = {}
    for reason in reasons:
        first.setdefault((reason.rule, reason.text), reason)
    return tuple(first.values())


def _why_not_go(d: DuelState, step: Any, by: int, speech: Speech) -> tuple[Reason, ...]:
    """Why the player may not go on to another phase, or Pendulum Summon."""
    way = model.word_of(step)
    if way not in ("to_battle", "to_main2", "end_turn", "pendulum_summon"):
        return ()
    refusal = why_not_pendulum_summon(d, by) if way == "pendulum_summon" else why_not_go_to(d, by, way)
    if refusal is None:
        return ()
    if isinstance(refusal, Effect):
        name = card_of(refusal)
        return (Reason(BY_EFFECT, forbidden_by(refusal, speech), by=() if name is None else (name,)),)
    return (Reason(refusal, speech.rule(refusal)),)


def _reasons_of(step: Any, card: Card, by: int, speech: Speech) -> list[Reason]:
    """Why this is not possible with the card; if it has several effects, for those that got furthest."""
    number = getattr(step, "effect", None)
    if number is not None and number > (count := len(activated_effects(card))):
        text = speech.say("no-effect-of-number", effect=number, count=count)
        return [Reason(NO_SUCH_EFFECT, speech.say("about-card", card=card.printed.name, text=text))]
    answers = [_in_answer(step, answer) for answer in _answers(step, card, by)]
    furthest = max(map(_reached, answers), default=0)
    return [_reason(answer, speech) for answer in answers if _reached(answer) == furthest]


def _in_answer(step: Any, answer: WhyNot) -> WhyNot:
    """What is possible, but not in answer to something: it is too slow for that."""
    e = answer.effect
    if not answer.possible or e is None or not isinstance(step, model.Chain) or e.type & _TRIGGERED or spell_speed(e) > 1:
        return answer
    return WhyNot(WRONG_SPEED, SPELL_SPEED, answer.card, e)


def made_of_itself(events: list[Event], step: Any, by: int, names: CardNames, speech: Speech) -> tuple[Reason, ...]:
    """The reason, if the response is a mandatory effect that was activated in these events without being asked for."""
    name = step.card.card if isinstance(step.card, model.CardAt) else step.card
    player = by if step.by is None else step.by
    begun: Event | None = None
    for event in events:
        if event.name == "activate":
            begun = event
        elif event.name == "chained" and event.about and begun is not None and not event.about[0].type & _OF_CHOICE:
            if name is None or begun.values["card"] != names.title(name) or begun.values["player"] != player:
                continue
            if step.effect in (None, number_of(event.about[0])):
                return (Reason(MANDATORY, speech.say("about-card", card=names.title(name), text=speech.rule(MANDATORY))),)
    return ()


def of_choice(d: DuelState, reasons: tuple[Reason, ...], step: Any, names: CardNames) -> tuple[Reason, ...]:
    """Those reasons that are about an effect that its player may leave alone, and whose moment it was."""
    effects = {
        RefusedEffect(card.printed.name, number): e
        for card in placed_cards(d) if fits(step.card, place_of_card(card, names), names)
        for number, e in enumerate(activated_effects(card), 1)
    }  # fmt: skip
    optional = {about for about, e in effects.items() if e.type & _OF_CHOICE}
    return tuple(reason for reason in reasons if reason.effect in optional and how_far(reason.rule) > how_far(WRONG_LINK))


def answers_afterwards(d: DuelState, step: Any, player: int, names: CardNames) -> bool:
    """Whether a card that the response could be by answers what happened, so that its moment comes when a Chain is over."""
    by = player if step.by is None else step.by
    return any(
        not answers_no_event(e)
        for card in placed_cards(d)
        if fits(step.card, place_of_card(card, names), names) and _of_player(card, by, step.card)
        for e in activated_effects(card)
    )  # fmt: skip


def answers_no_event(e: Effect) -> bool:
    """Whether the effect can be used at any time, or in answer to an activation, and so waits for nothing else that happens."""
    return e.code in (0, EVENT_FREE_CHAIN, EVENT_CHAINING)


def further(first: tuple[Reason, ...], other: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Those of two moments' reasons whose first one got further; of equals the later ones."""
    if not first or not other:
        return first or other
    return other if _how_far(other[0]) >= _how_far(first[0]) else first


def says_little(reasons: tuple[Reason, ...]) -> bool:
    """Whether nothing is said but that this is not its moment."""
    return not reasons or reasons[0].rule in (NOT_HAPPENED, NOT_OFFERED)


def is_of_the_moment(reasons: tuple[Reason, ...]) -> bool:
    """Whether what is said first is that nothing has just happened that it answers, or nothing of the kind."""
    return bool(reasons) and reasons[0].rule in (NOT_HAPPENED, NOT_OFFERED, ATTEMPT_IS_ANSWERED, BY_RESOLVING_EFFECT, WRONG_LINK)


def d_player(duel: Duel, step: Any) -> int:
    """The player whose play it is."""
    if step.by is not None:
        return int(step.by)
    return duel.state.turn_player if duel.decision is None else duel.decision.player


def _of_player(card: Card, by: int, wanted: Any) -> bool:
    host = card.overlay_target
    return (card if host is None else host).controller == by or _names_player(wanted)


def _answers(step: Any, card: Card, by: int) -> list[WhyNot]:
    if not isinstance(step, (model.Activate, model.Chain)):
        way = _WAYS.get(type(step))
        return [] if way is None else [why_not_play(card, by, way)]
    effects = activated_effects(card)
    chosen = effects if step.effect is None else effects[step.effect - 1 : step.effect]
    return [why_not_use(e, by) for e in chosen] or [why_not_play(card, by, "activate")]


def _reason(answer: WhyNot, speech: Speech) -> Reason:
    if answer.possible:
        return Reason(NOT_OFFERED, speech.say("about-card", card=answer.card.printed.name, text=speech.rule(NOT_OFFERED)))
    by = (card_of(answer.by), *(use.card.printed.name for use in answer.uses))
    return Reason(
        answer.rule,
        why_text(answer, speech),
        None if answer.effect is None else _refused_effect(answer.card, answer.effect),
        tuple(dict.fromkeys(name for name in by if name is not None)),
        tuple(RefusedCard(c.card.printed.name, rule_of_refusal(c.refusal), card_of(c.refusal)) for c in answer.candidates),
    )


def _refused_effect(card: Card, effect: Effect) -> RefusedEffect:
    return RefusedEffect(card.printed.name, number_of(effect))


def number_of(effect: Effect) -> int:
    """Which of its card's effects that can be activated it is, from 1; 0 for none of them."""
    effects = activated_effects(handler_of(effect))
    return effects.index(effect) + 1 if effect in effects else 0
