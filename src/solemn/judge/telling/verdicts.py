"""Verdicts: what became of a Chain Link, a Summon, an attack, by which rules. The IDs of the rules stand where these are decided."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from solemn.core.battle import attacking
from solemn.core.card import relations
from solemn.core.chain import negation, solving
from solemn.core.effects import effect
from solemn.core.explain import answers
from solemn.core.moves import destroying
from solemn.core.permissions import protections
from solemn.core.state import reasons
from solemn.core.summons import normal_summons, procedure_summons, special_summons, summon_ways
from solemn.judge.language.placed import distinct
from solemn.judge.language.speech import Speech
from solemn.judge.scenario.model import Outcome, Subject
from solemn.judge.telling.protection_rules import rule_of_shield
from solemn.judge.telling.stories import (
    AttackStory,
    LinkStory,
    MissedTiming,
    Negation,
    Protection,
    ReplayStory,
    SummonStory,
    Target,
)
from solemn.judge.telling.why_text import card_of
from solemn.spec.constants import POS_FACEDOWN

RESOLVED: Final = "resolved"
IN_PART: Final = "resolved in part"
EFFECT_NEGATED: Final = "effect negated"
ACTIVATION_NEGATED: Final = "activation negated"
WITHOUT_EFFECT: Final = "resolved without effect"
SUMMONED: Final = "Summon successful"
NOT_SUMMONED: Final = "Summon did not take place"
SUMMON_NEGATED: Final = "Summon negated"
ATTACK_NEGATED: Final = "attack negated"
WENT_ON: Final = "went on"
NO_DAMAGE_STEP: Final = "ended without a Damage Step"
REPLAY: Final = "replay"
MISSED: Final = "missed the timing"
PROTECTED: Final = "protected"
EFFECTS_NEGATED: Final = "effects negated"
EFFECTS_BACK: Final = "effects apply again"

_MERELY_ENDED: Final = (negation.ONLY_NEGATING_NEGATES, negation.NO_ATTACK_NEGATED)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is judged, its outcome (one of the constants above), the sentence, and the IDs of the rules that it goes by.

    `cards` are what is judged by their English names, `link` is the number of a Chain Link, `by` the cards that it is because of.
    """

    subject: Subject
    about: str
    outcome: Outcome
    text: str
    rules: tuple[str, ...]
    cards: tuple[str, ...] = ()
    link: int | None = None
    by: tuple[str, ...] = ()


def verdict_of(story: Any, speech: Speech) -> Verdict:
    """The verdict on a story that ended."""
    return _VERDICTS[type(story)](story, speech)


def _by(*names: str | None) -> tuple[str, ...]:
    """The cards that are known of these."""
    return tuple(distinct(name for name in names if name is not None))


def _say_by(speech: Speech, message: str, by: str | None, **values: Any) -> str:
    """The message, in its form that names the card that did it if that is known."""
    return speech.say(f"{message}-by", by=by, **values) if by else speech.say(message, **values)


# -- Chain Links ----------------------------------------------------------------------------------------------------


def _link(story: LinkStory, speech: Speech) -> Verdict:
    outcome, text, rules, by = _link_outcome(story, speech)
    if story.paid and outcome == ACTIVATION_NEGATED:
        rules = [*rules, solving.COST_STAYS_PAID]
    if story.paid and outcome == EFFECT_NEGATED:
        rules = [*rules, solving.COST_OF_EFFECT_STAYS_PAID]
    cited = tuple(dict.fromkeys(rules))
    return Verdict("link", f"{story.number} {story.card}", outcome, text, cited, (story.card,), story.number, by)


_Told = tuple[Outcome, str, list[str], tuple[str, ...]]


def _link_outcome(story: LinkStory, speech: Speech) -> _Told:
    """The outcome, the sentence, the rules, the cards that it is because of."""
    about = {"link": story.number, "card": story.card}
    if story.voided:
        text = _say_by(speech, "link-activation-negated", story.voided_by, **about)
        whereabouts = solving.NO_LONGER_ON_FIELD if story.is_card else negation.CARD_STAYS
        return ACTIVATION_NEGATED, text, [reasons.ACTIVATION_NEGATED, whereabouts], _by(story.voided_by)
    if story.without_effect == reasons.NOT_FACE_UP_ANY_MORE and not story.disabled:
        text = _because(speech, speech.say("link-not-face-up", **about), story.left_by)
        return WITHOUT_EFFECT, text, [reasons.NOT_FACE_UP_ANY_MORE], _by(story.left_by)
    if story.disabled or story.without_effect is not None:
        text = _say_by(speech, "link-effect-negated", story.disabled_by, **about)
        rules = [reasons.EFFECTS_NEGATED] if story.negated_before else []
        if story.stayed_negated:
            text = speech.say("link-stays-negated", text=text, card=story.card)
            rules.append(negation.STAYS_NEGATED)
        return EFFECT_NEGATED, text, [*rules, reasons.EFFECT_NEGATED], _by(story.disabled_by)
    return _without_effect(story, speech, about) or _in_part(story, speech, about) or _resolved(story, speech, about)


def _without_effect(story: LinkStory, speech: Speech, about: dict[str, Any]) -> _Told | None:
    """A link that was not negated, and all the same did nothing."""
    gone = [target for target in story.targets if target.gone]
    if gone and story.did == 0:
        return _of_targets(gone, WITHOUT_EFFECT, "link-target-gone", speech, about)
    turned = [target for target in story.targets if target.turned]
    if story.idle and turned:
        return _of_targets(turned, WITHOUT_EFFECT, "link-target-unfit", speech, about)
    if story.unnegatable is not None:
        return None
    if story.refused and story.did_nothing:
        return _of_refused(story, WITHOUT_EFFECT, "link-refused", [solving.NOTHING_TO_DO], speech, about)
    if story.idle:
        rules = [solving.NOTHING_TO_DO, negation.ONLY_NEGATING_NEGATES] if story.left else [solving.NOTHING_TO_DO]
        return WITHOUT_EFFECT, speech.say("link-idle", **about), rules, ()
    return None


def _in_part(story: LinkStory, speech: Speech, about: dict[str, Any]) -> _Told | None:
    """A link of which a part came to nothing: a target that had left, a card that it could not affect."""
    gone = [target for target in story.targets if target.gone]
    if gone:
        outcome, text, rules, by = _of_targets(gone, IN_PART, "link-in-part-gone", speech, about)
        return outcome, text, [solving.RESOLVED, *rules], by
    if story.refused and story.unnegatable is None:
        return _of_refused(story, IN_PART, "link-in-part-refused", [solving.RESOLVED], speech, about)
    return None


def _of_targets(changed: list[Target], outcome: Outcome, message: str, speech: Speech, about: dict[str, Any]) -> _Told:
    cards = list(distinct(target.card for target in changed))
    names, message = speech.cards(cards, "and"), message if len(cards) == 1 else f"{message}-many"
    by = _by(*(target.by for target in changed))
    return outcome, _because(speech, speech.say(message, targets=names, **about), *by), [relations.TARGETS_ASKED_AGAIN], by


def _of_refused(story: LinkStory, outcome: Outcome, message: str, rules: list[str], speech: Speech, about: dict[str, Any]) -> _Told:
    names = speech.cards(distinct(one.card for one in story.refused), "and")
    by = _by(*(one.by or one.card for one in story.refused))
    others = [name for name in by if all(name != one.card for one in story.refused)]
    cited = [*rules, *(rule_of_shield(one.shield, one.link) for one in story.refused)]
    return outcome, _because(speech, speech.say(message, targets=names, **about), *others), cited, by


def _because(speech: Speech, text: str, *by: str | None) -> str:
    """The text, with the cards that it is because of if they are known."""
    names = _by(*by)
    return speech.say("because-of", text=text, by=speech.cards(names, "and")) if names else text


def _resolved(story: LinkStory, speech: Speech, about: dict[str, Any]) -> _Told:
    message, rules = _how_resolved(story)
    by = _by(story.left_by) if story.left and story.unnegatable is None else ()
    text = speech.say(message, **about)
    if story.freed:
        text = speech.say("link-no-longer-negated", text=text, card=story.card)
        rules = [*rules, effect.APPLIES_WHILE_NOT_NEGATED]
    return RESOLVED, _because(speech, text, *by), rules, by


def _how_resolved(story: LinkStory) -> tuple[str, list[str]]:
    if story.unnegatable is not None:
        return "link-unnegatable", [solving.RESOLVED, story.unnegatable]
    if "destroy" in story.left:
        return "link-destroyed", [destroying.DESTROYED_IS_NOT_NEGATED, negation.ONLY_NEGATING_NEGATES]
    if story.left:
        return "link-left", [negation.ONLY_NEGATING_NEGATES, solving.RESOLVED]
    return "link-resolved", [solving.RESOLVED]


# -- Summons --------------------------------------------------------------------------------------------------------


def _summon(story: SummonStory, speech: Speech) -> Verdict:
    outcome, text, rules, by = _summon_outcome(story, speech)
    return Verdict("summon", " and ".join(story.cards), outcome, text, rules, tuple(story.cards), by=by)


def _summon_outcome(story: SummonStory, speech: Speech) -> tuple[Outcome, str, tuple[str, ...], tuple[str, ...]]:
    """The outcome, the sentence, the rules, the cards that it is because of."""
    words = {"kind": "pendulum" if story.is_pendulum else story.kind, "cards": speech.cards(story.cards, "and")}
    if story.negated:
        text = _say_by(speech, "summon-stopped", story.negated_by, **words)
        return SUMMON_NEGATED, text, tuple(_negated_summon(story)), _by(story.negated_by)
    if story.void:
        return NOT_SUMMONED, speech.say("summon-void", **words), (reasons.NOTHING_TO_NEGATE,), ()
    if story.by is not None:
        text = speech.say("summon-done-by", by=story.by.card, **words)
        return SUMMONED, text, (normal_summons.SUMMONED, special_summons.BY_RESOLVING_EFFECT), (story.by.card,)
    if not story.by_procedure:
        return SUMMONED, speech.say("summon-done-by-effect", **words), (normal_summons.SUMMONED, special_summons.BY_RESOLVING_EFFECT), ()
    if story.in_chain:
        return SUMMONED, speech.say("summon-done-by-effect", **words), (normal_summons.SUMMONED, solving.IMMEDIATELY_AFTER), ()
    if story.is_safe:
        by = _by(*(card_of(shield) for shield in story.shields))
        others = [name for name in by if name not in story.cards]
        text = _because(speech, speech.say("summon-done-by-effect", **words), *others)
        return SUMMONED, text, (normal_summons.SUMMONED, answers.BY_EFFECT if others else reasons.UNNEGATABLE), by
    return SUMMONED, speech.say("summon-done", **words), (normal_summons.SUMMONED, procedure_summons.NEGATABLE), ()


def _negated_summon(story: SummonStory) -> list[str]:
    rules = [normal_summons.NOT_SUMMONED]
    if story.is_pendulum or (story.kind == "normal" and story.used_up):
        rules.append(summon_ways.SUMMON_USED_UP)
    if story.paid:
        rules.append(normal_summons.TRIBUTES_STAY_PAID)
    rules.append(reasons.NOTHING_TO_NEGATE if story.on_field else normal_summons.NEVER_ON_FIELD)
    if story.by_rule:
        rules.append(normal_summons.LEAVES_BY_RULE)
    return [*rules, *dict.fromkeys(story.if_negated)]


# -- attacks --------------------------------------------------------------------------------------------------------


def _attack(story: AttackStory, speech: Speech) -> Verdict:
    attack = speech.say("attack-of" if story.target else "attack-of-directly", card=story.card, target=story.target)
    if story.negated:
        text = _say_by(speech, "attack-stopped", story.negated_by, attack=attack)
        cited = (negation.ATTACK_NEGATED, answers.ATTACKED)
        return Verdict("attack", story.card, ATTACK_NEGATED, text, cited, (story.card,), by=_by(story.negated_by))
    outcome, message, rules, by = _attack_outcome(story)
    text = _because(speech, speech.say(message, attack=attack, card=story.card), by)
    if outcome == NO_DAMAGE_STEP:
        text = speech.say("attack-not-negated", text=text)
    return Verdict("attack", story.card, outcome, text, rules, (story.card,), by=_by(by))


def _attack_outcome(story: AttackStory) -> tuple[Outcome, str, tuple[str, ...], str | None]:
    if story.went_on:
        return WENT_ON, "attack-went-on", (attacking.WENT_ON, attacking.ATTACKER_LEFT) if story.touched else (attacking.WENT_ON,), None
    if story.left is not None:
        how = "attack-attacker-destroyed" if "destroy" in story.left else "attack-attacker-left"
        return NO_DAMAGE_STEP, "attack-changed-sides" if story.changed_sides else how, (attacking.ATTACKER_LEFT, *_MERELY_ENDED), story.by
    if story.ended_by is not None:
        return NO_DAMAGE_STEP, "attack-phase-over", (attacking.BATTLE_PHASE_OVER, *_MERELY_ENDED), story.ended_by
    if story.turned:
        turned = "attack-attacker-face-down" if story.turned & POS_FACEDOWN else "attack-attacker-defense"
        return NO_DAMAGE_STEP, turned, (attacking.ATTACKER_TURNED, *_MERELY_ENDED), story.by
    if story.called_off:
        return NO_DAMAGE_STEP, "attack-called-off", (reasons.NO_NEW_TARGET, *_MERELY_ENDED), story.disturbed_by
    if story.kept_by is not None:
        return NO_DAMAGE_STEP, "attack-ended", (answers.BY_EFFECT, *_MERELY_ENDED), story.kept_by
    return NO_DAMAGE_STEP, "attack-ended", _MERELY_ENDED, None


def _replay(story: ReplayStory, speech: Speech) -> Verdict:
    attack = speech.say("attack-of" if story.target else "attack-of-directly", card=story.card, target=story.target)
    replay = speech.say("attack-replay-unfit" if story.unfit else "attack-replay", attack=attack)
    text = speech.say("attack-chosen-again", text=_because(speech, replay, story.by))
    return Verdict("attack", story.card, REPLAY, text, (reasons.NO_NEW_TARGET,), (story.card,), by=_by(story.by))


def _missed(story: MissedTiming, speech: Speech) -> Verdict:
    text = _say_by(speech, "timing-missed", story.by, card=story.card)
    return Verdict("trigger", story.card, MISSED, text, (answers.MISSED,), (story.card,), by=_by(story.by))


def _protection(story: Protection, speech: Speech) -> Verdict:
    rule = story.rule or rule_of_shield(story.shield, story.link)
    if rule in (reasons.LOCATION, reasons.OVERLAY):
        player, zone = story.place
        text = speech.say("protected-elsewhere", card=story.card, player=player, where=speech.say("zone", zone=zone or "none"))
        return Verdict("protection", story.card, PROTECTED, text, (protections.NOT_THERE,), (story.card,))
    source = story.source.owner if story.source is not None else None
    if rule == protections.UNAFFECTED and source is not None:
        text = speech.say("protected-unaffected-by", card=story.card, source=source.printed.name)
    elif story.shield == reasons.NEGATED_ALREADY:
        text = speech.say("protected-negated-already", card=story.card)
    else:
        text = speech.say(_SHIELDED.get(rule, "protected"), card=story.card)
    if story.by is not None and story.by != story.card:
        text = speech.say("because-of", text=text, by=story.by)
    by = _by(story.by or story.card, None if source is None else source.printed.name)
    return Verdict("protection", story.card, PROTECTED, text, (rule,), (story.card,), by=by)


def _negation(story: Negation, speech: Speech) -> Verdict:
    if story.change.why is not None:
        text = _with_why(story, speech.say("effects-back", card=story.card), speech)
        if story.change.why in ("left", "face-down"):
            text = _because(speech, text, story.cause)
        causes = _by(story.by if story.change.why == "time" else story.cause, story.removed_by)
        return Verdict("effects", story.card, EFFECTS_BACK, text, (effect.APPLIES_WHILE_NOT_NEGATED,), (story.card,), by=causes)
    text = _say_by(speech, "effects-negated", story.by, card=story.card)
    rules = (effect.APPLIES_WHILE_NOT_NEGATED, reasons.EFFECTS_NEGATED)
    return Verdict("effects", story.card, EFFECTS_NEGATED, text, rules, (story.card,), by=_by(story.by))


def _with_why(story: Negation, text: str, speech: Speech) -> str:
    """The text, with the reason why the negation is over."""
    why = speech.say(f"over-{story.change.why}", by=story.cause or story.by or story.card)
    return _because(speech, speech.say("with-why", text=text, why=why), story.removed_by)


def many_negations(story: Negation, cards: Iterable[str], speech: Speech) -> str:
    """What became of the effects of several cards at once, of each as the story says of one."""
    names = speech.listed([speech.card(card) for card in cards], "and")
    if story.change.why is not None:
        return _with_why(story, speech.say("effects-back-many", cards=names), speech)
    return _say_by(speech, "effects-negated-many", story.by, cards=names)


_SHIELDED: Final = {
    reasons.NEGATED_ALREADY: "protected-not-negated",
    protections.UNAFFECTED: "protected-unaffected",
    protections.NOT_TARGETED: "protected-not-targeted",
    protections.NOT_DESTROYED: "protected-not-destroyed",
    destroying.SAFE_IN_BATTLE: "protected-not-destroyed",
    reasons.UNNEGATABLE: "protected-not-negated",
}
_VERDICTS: Final[dict[type, Callable[[Any, Speech], Verdict]]] = {
    LinkStory: _link,
    SummonStory: _summon,
    AttackStory: _attack,
    ReplayStory: _replay,
    MissedTiming: _missed,
    Protection: _protection,
    Negation: _negation,
}
