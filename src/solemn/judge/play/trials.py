"""Plays with what they name: a play whose target, or other choice, cannot be had is a play that is refused.

Whether that is so shows only after the play was begun. The run then ends with what it learned, and the duel is played again.
"""

from typing import Any, Final

from solemn.core.battle.attacking import ASK_DIRECT_ATTACK
from solemn.core.decisions.card_choices import CardsDecision
from solemn.core.decisions.kinds import BattleDecision, ChainDecision, Decision, EffectYesNoDecision, IdleDecision, YesNoDecision
from solemn.core.effects.effect import handler_of
from solemn.core.explain.effects import why_not_target
from solemn.core.permissions.attack_targets import get_attack_target
from solemn.core.permissions.protections import why_not_attack_target
from solemn.core.state.data import Card, Effect
from solemn.core.state.reasons import KIND, LOCATION
from solemn.duel.facade import Duel
from solemn.judge.board.board import fits, place_of_card, placed_cards
from solemn.judge.board.events import Event
from solemn.judge.board.offers import Offer
from solemn.judge.board.record import Reason
from solemn.judge.language.speech import Speech
from solemn.judge.play.answers import NOTHING, is_declaration, may_be_declared, next_choice
from solemn.judge.scenario import model
from solemn.judge.scenario.declarations import declared
from solemn.judge.scenario.names import CardNames
from solemn.judge.telling.phrases import ref_text, step_text
from solemn.judge.telling.protection_rules import rule_of_shield
from solemn.judge.telling.why_text import card_of
from solemn.spec.constants import EFFECT_FLAG_CARD_TARGET, LOCATION_MZONE

CHOICE: Final = "R-CHOICE"
DIRECT: Final = "R-DIRECT"
_STOPS: Final = ".。"
_NOT_MEANT: Final = (None, LOCATION, KIND)  # the text says which cards may be chosen, and this is none of them
_ENDS: Final = ("chained", "attack", "replay", "summoning", "set", "chain_end", "phase")  # of the making of a play
BEFORE: Final = "before"
MAKING: Final = "making"
WAITING: Final = "waiting"
RESOLVING: Final = "resolving"
OVER: Final = "over"
NEGATED: Final = "negated"
_BUSY: Final = {"activated": 1, "chained": -1, "resolve": 1, "resolved": -1}  # another link is made, or resolves
_FATES: Final = frozenset({"summon_negated", "voided", "disabled", "no_effect"})  # of a monster, or of what its Summon triggers
_STAGES: Final = {
    "chained": WAITING, "resolve": RESOLVING, "resolved": OVER, "chain_end": OVER, "voided": NEGATED, "activation_negated": NEGATED,
    "disabled": NEGATED, "effect_negated": NEGATED, "no_effect": NEGATED,
}  # fmt: skip


class Learned(Exception):
    """What a run found out about the play of a step: what refuses it; nothing if it is legal."""

    def __init__(self, index: int, reasons: tuple[Reason, ...]) -> None:
        super().__init__(index)
        self.index = index
        self.reasons = reasons


class Trial:
    """A play that was begun and names more than its card: what it names is still to be had."""

    __slots__ = ("attacker", "card", "choices", "effect", "index", "made", "player", "reasons", "start", "step", "title")

    def __init__(self, index: int, step: Any, decision: Decision, offer: Offer | None, start: int) -> None:
        self.index = index
        self.step = step
        self.player = decision.player
        self.title = offer.place.card if offer is not None and offer.place is not None else None
        self.effect = _effect_of(decision, offer)
        self.card = decision.card if isinstance(decision, EffectYesNoDecision) else None if self.effect is None else handler_of(self.effect)
        self.attacker = _attacker_of(decision, offer)
        self.start = start  # the number of events before the play
        self.choices: list[Any] = []  # what is still to be chosen for it, as steps
        self.made = False  # it was activated, declared, or attempted: what is chosen later is chosen as it resolves
        self.reasons: tuple[Reason, ...] = ()  # why something that it names could not be chosen

    def news(self, events: list[Event]) -> list[Card] | None:
        """Once, when the play is made: the cards that were targeted or attacked in making it. None before and after."""
        if self.made:
            return None
        found: list[Card] = []
        begun = not self.is_activation
        for event in events[self.start :]:
            begun = begun or self._is_own(event)
            if begun and event.name == "target" and event.about[0] is not None:
                found.append(event.about[0])
            if begun and event.name in _ENDS:
                self.made = True
                return [event.about[1]] if event.name in ("attack", "replay") and event.about[1] is not None else found
        return None

    @property
    def is_activation(self) -> bool:
        """Whether the play makes a Chain Link."""
        return isinstance(self.step, (model.Activate, model.Chain))

    def _is_own(self, event: Event) -> bool:
        """Whether its own link is activated."""
        return event.name == "activated" and event.about[0] is self.card

    def stage(self, events: list[Event]) -> str:
        """How far the play is: what it names is chosen while it is made (MAKING), while its link resolves (RESOLVING), or later (OVER).

        It is BEFORE while its link does not exist and none else is at work, WAITING while it is not its turn, NEGATED if it will not be.
        """
        if not self.is_activation:
            fates = {event.name for event in events[self.start :] if self.made and event.values.get("card") == self.title}
            return NEGATED if fates & _FATES else OVER if self.made else MAKING
        link, stage, others = 0, BEFORE, 0
        for event in events[self.start :]:
            if not link and self._is_own(event):
                link, stage = event.values["link"], MAKING
            elif not link:
                others = 0 if event.name == "chain_end" else others + _BUSY.get(event.name, 0)
            elif event.values.get("link") == link or event.name == "chain_end":
                stage = _STAGES.get(event.name, stage)
            if stage in (OVER, NEGATED):
                break
        return WAITING if stage == BEFORE and others > 0 else stage


def _effect_of(decision: Decision, offer: Offer | None) -> Effect | None:
    if offer is None or offer.way not in ("activate", "chain") or isinstance(decision, EffectYesNoDecision):
        return None
    found: Effect | None = None
    if isinstance(decision, (IdleDecision, BattleDecision)):
        found = decision.activate[offer.answer[1]].effect
    elif isinstance(decision, ChainDecision):
        found = decision.activate[offer.answer].effect
    return found


def _attacker_of(decision: Decision, offer: Offer | None) -> Card | None:
    attacks = offer is not None and offer.way == "attack" and isinstance(decision, BattleDecision)
    return decision.attack[offer.answer[1]] if attacks and offer is not None and isinstance(decision, BattleDecision) else None


def are_these(wanted: list[Any], cards: list[Card], names: CardNames) -> bool:
    """Whether each card that is wanted is another one of the cards."""
    offers = [Offer("choice", place_of_card(card, names), i) for i, card in enumerate(cards)]
    used: list[int] = []
    for ref in wanted:
        found = next_choice([ref], offers, used, names)
        if found is None:
            return False
        used.append(found[1])
    return True


def direct_answer(trial: Trial, duel: Duel, decision: Decision, names: CardNames, speech: Speech) -> Any:
    """The answer for an attack that names no target, which is a direct one; NOTHING for a decision about something else.

    Raises Learned if it can only attack a monster.
    """
    step = trial.step
    if not isinstance(step, model.Attack) or step.target is not None or step.targets is not None or step.choices:
        return NOTHING
    if type(decision) is YesNoDecision and decision.desc == ASK_DIRECT_ATTACK:
        return True
    attacker = duel.state.battle.attacker
    if isinstance(decision, CardsDecision) and attacker is not None:
        targets = get_attack_target(attacker, duel.state.battle.chain_attack).cards
        if targets and {card.id for card in targets} == {card.id for card in decision.cards}:
            cards = speech.cards(dict.fromkeys(names.of_code(card.printed.code) for card in targets))
            said = [speech.rule(DIRECT).rstrip(_STOPS), speech.say("targets", cards=cards)]
            raise Learned(trial.index, (Reason(DIRECT, speech.row(said, "semicolon")),))
    return NOTHING


def never_asked(trial: Trial, step: Any, events: list[Event], speech: Speech) -> tuple[Reason, ...]:
    """Why the choice does not come though the play was carried out; empty if it was negated, so that it might have come."""
    if trial.title is None or not trial.is_activation or trial.stage(events) != OVER:
        return ()
    of_targets = isinstance(step, model.Choose) and trial.effect is not None and not trial.effect.flag & EFFECT_FLAG_CARD_TARGET
    message = "no-targets" if of_targets and trial.step.choices is None else "not-asked-for"
    return (Reason(CHOICE, speech.say(message, card=trial.title, step=step_text(step, speech))),)


def why_not_declare(step: Any, decision: Decision, speech: Speech) -> tuple[Reason, ...]:
    """Why what the step declares cannot be declared; empty for a step that declares nothing here."""
    if not is_declaration(step, decision):
        return ()
    said = speech.cards(declared(step))
    possible = may_be_declared(decision)
    if not possible:
        return (Reason(CHOICE, speech.say("cannot-declare", card=said)),)
    if len(declared(step)) != getattr(decision, "count", 1):
        return (Reason(CHOICE, speech.say("declare-count", count=getattr(decision, "count", 1), card=said)),)
    return (Reason(CHOICE, speech.say("cannot-choose", card=said, cards=speech.row(possible))),)


def why_not_choose(
    trial: Trial, step: Any, duel: Duel, decision: Decision, offers: list[Offer], names: CardNames, speech: Speech
) -> tuple[Reason, ...]:
    """Why what the step would choose is not offered by the decision."""
    places = dict.fromkeys(offer.place.card for offer in offers if offer.place is not None)
    offered = speech.cards(places) or speech.say("nothing")
    if not isinstance(step, model.Choose):
        unfit = Reason(CHOICE, speech.say("cannot-choose", card=step_text(step, speech), cards=offered))
        return why_not_declare(step, decision, speech) or (unfit,)
    missing = [ref for ref in step.cards if next_choice([ref], offers, (), names) is None]
    return tuple(_why_not_this(trial, ref, duel, decision.player, names, speech, offered) for ref in missing or step.cards)


def why_not_attack(trial: Trial, refs: list[Any], duel: Duel, names: CardNames, speech: Speech) -> tuple[Reason, ...]:
    """Why the monsters that an attack names cannot be attacked, now that it is declared; empty if they can."""
    if trial.attacker is None:
        return ()
    again = duel.state.battle.chain_attack and duel.state.battle.follow_up_attacker == trial.attacker.field_id
    possible = get_attack_target(trial.attacker, again).cards
    if are_these(refs, possible, names):
        return ()
    offered = speech.cards(dict.fromkeys(names.of_code(card.printed.code) for card in possible)) or speech.say("a-direct-attack")
    return tuple(_why_not_this(trial, ref, duel, trial.player, names, speech, offered) for ref in refs)


def _why_not_this(trial: Trial, ref: Any, duel: Duel, player: int, names: CardNames, speech: Speech, offered: str) -> Reason:
    d = duel.state

    def reason(rule: str, why: str) -> Reason:
        return Reason(rule, speech.say("cannot-choose-because", card=ref_text(ref, speech), why=why, cards=offered))

    cards = [c for c in placed_cards(d) if fits(ref, place_of_card(c, names), names)]
    if not cards:
        return reason(CHOICE, speech.say("no-such-card", player=player, card=ref_text(ref, speech)))
    refusal = _refusal(trial, cards[0], duel)
    if isinstance(refusal, Effect):
        rule, by = rule_of_shield(refusal, None), card_of(refusal)
        shown = by or speech.say("the-rules")
        message = "cannot-be-attacked" if isinstance(trial.step, model.Attack) else "cannot-be-targeted"
        text = speech.say(message, card=cards[0].printed.name, by=shown, cards=offered)
        return Reason(rule, text, by=() if by is None else (by,))
    return reason(refusal, speech.rule(refusal).rstrip(_STOPS))


def _refusal(trial: Trial, card: Card, duel: Duel) -> Effect | str:
    """What refuses the card as a target of the effect, or of the attack."""
    if isinstance(trial.step, model.Attack):
        attacker = trial.attacker or duel.state.battle.attacker
        on_field = attacker is not None and card.location == LOCATION_MZONE
        refusal = why_not_attack_target(card, attacker) if attacker is not None and on_field else None
        return refusal or CHOICE
    if trial.effect is None or not trial.effect.flag & EFFECT_FLAG_CARD_TARGET:
        return CHOICE
    duel.machine.renew_steps()
    refusal = why_not_target(trial.effect, trial.player, card)
    return CHOICE if refusal in _NOT_MEANT else refusal
