"""Verdicts: what became of a Chain Link, a Summon, an attack, by which rules."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from solemn.core.state.reasons import LOCATION, OVERLAY
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
        rules = [*rules, "A7"]
    if story.paid and outcome == EFFECT_NEGATED:
        rules = [*rules, "E4"]
    cited = tuple(dict.fromkeys(rules))
    return Verdict("link", f"{story.number} {story.card}", outcome, text, cited, (story.card,), story.number, by)


_Told = tuple[Outcome, str, list[str], tuple[str, ...]]


def _link_outcome(story: LinkStory, speech: Speech) -> _Told:
    """The outcome, the sentence, the rules, the cards that it is because of."""
    about = {"link": story.number, "card": story.card}
    if story.voided:
        text = _say_by(speech, "link-activation-negated", story.voided_by, **about)
        return ACTIVATION_NEGATED, text, ["A1", "A2" if story.is_card else "A3"], _by(story.voided_by)
    if story.without_effect == "A6" and not story.disabled:
        return WITHOUT_EFFECT, _because(speech, speech.say("link-not-face-up", **about), story.left_by), ["A6"], _by(story.left_by)
    if story.disabled or story.without_effect is not None:
        text = _say_by(speech, "link-effect-negated", story.disabled_by, **about)
        return EFFECT_NEGATED, text, ["E3", "E1"] if story.negated_before else ["E1"], _by(story.disabled_by)
    return _without_effect(story, speech, about) or _in_part(story, speech, about) or _resolved(story, speech, about)


def _without_effect(story: LinkStory, speech: Speech, about: dict[str, Any]) -> _Told | None:
    """A link that was not negated, and all the same did nothing."""
    gone = [target for target in story.targets if target.gone]
    if gone and story.did == 0:
        return _of_targets(story.targets, gone, WITHOUT_EFFECT, "link-target-gone", speech, about)
    turned = [target for target in story.targets if target.turned]
    if story.idle and turned:
        return _of_targets(story.targets, turned, WITHOUT_EFFECT, "link-target-unfit", speech, about)
    if story.unnegatable is not None:
        return None
    if story.refused and story.did_nothing:
        return _of_refused(story, WITHOUT_EFFECT, "link-refused", ["R-NOTHING"], speech, about)
    if story.idle:
        return WITHOUT_EFFECT, speech.say("link-idle", **about), ["R-NOTHING", "N2"] if story.left else ["R-NOTHING"], ()
    return None


def _in_part(story: LinkStory, speech: Speech, about: dict[str, Any]) -> _Told | None:
    """A link of which a part came to nothing: a target that had left, a card that it could not affect."""
    gone = [target for target in story.targets if target.gone]
    if gone:
        outcome, text, rules, by = _of_targets(gone, gone, IN_PART, "link-in-part-gone", speech, about)
        return outcome, text, ["R-RESOLVED", *rules], by
    if story.refused and story.unnegatable is None:
        return _of_refused(story, IN_PART, "link-in-part-refused", ["R-RESOLVED"], speech, about)
    return None


def _of_targets(named: list[Target], changed: list[Target], outcome: Outcome, message: str, speech: Speech, about: dict[str, Any]) -> _Told:
    names = speech.cards(distinct(target.card for target in named), "and")
    by = _by(*(target.by for target in changed))
    return outcome, _because(speech, speech.say(message, targets=names, **about), *by), ["P11"], by


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
    return RESOLVED, _because(speech, speech.say(message, **about), *by), rules, by


def _how_resolved(story: LinkStory) -> tuple[str, list[str]]:
    if story.unnegatable is not None:
        return "link-unnegatable", ["R-RESOLVED", story.unnegatable]
    if "destroy" in story.left:
        return "link-destroyed", ["A5", "N2"]
    if story.left:
        return "link-left", ["N2", "R-RESOLVED"]
    return "link-resolved", ["R-RESOLVED"]


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
        return NOT_SUMMONED, speech.say("summon-void", **words), ("S12",), ()
    if story.by is not None:
        text = speech.say("summon-done-by", by=story.by.card, **words)
        return SUMMONED, text, ("R-SUMMONED", "S4"), (story.by.card,)
    if not story.by_procedure:
        return SUMMONED, speech.say("summon-done-by-effect", **words), ("R-SUMMONED", "S4"), ()
    if story.is_safe:
        by = _by(*(card_of(shield) for shield in story.shields))
        others = [name for name in by if name not in story.cards]
        text = _because(speech, speech.say("summon-done-by-effect", **words), *others)
        return SUMMONED, text, ("R-SUMMONED", "R-EFFECT" if others else "R-UNNEGATABLE"), by
    return SUMMONED, speech.say("summon-done", **words), ("R-SUMMONED", "S3"), ()


def _negated_summon(story: SummonStory) -> list[str]:
    rules = ["S1"]
    if story.is_pendulum or (story.kind == "normal" and story.used_up):
        rules.append("S8")
    if story.paid:
        rules.append("S10")
    rules.append("S12" if story.on_field else "S11")
    if story.by_rule:
        rules.append("S7")
    return rules


# -- attacks --------------------------------------------------------------------------------------------------------


def _attack(story: AttackStory, speech: Speech) -> Verdict:
    attack = speech.say("attack-of" if story.target else "attack-of-directly", card=story.card, target=story.target)
    if story.negated:
        text = _say_by(speech, "attack-stopped", story.negated_by, attack=attack)
        return Verdict("attack", story.card, ATTACK_NEGATED, text, ("T1", "T2"), (story.card,), by=_by(story.negated_by))
    outcome, message, rules, by = _attack_outcome(story)
    text = _because(speech, speech.say(message, attack=attack, card=story.card), by)
    if outcome == NO_DAMAGE_STEP:
        text = speech.say("attack-not-negated", text=text)
    return Verdict("attack", story.card, outcome, text, rules, (story.card,), by=_by(by))


def _attack_outcome(story: AttackStory) -> tuple[Outcome, str, tuple[str, ...], str | None]:
    if story.went_on:
        return WENT_ON, "attack-went-on", ("R-ATTACK", "T4") if story.touched else ("R-ATTACK",), None
    if story.left is not None:
        how = "attack-attacker-destroyed" if "destroy" in story.left else "attack-attacker-left"
        return NO_DAMAGE_STEP, "attack-changed-sides" if story.changed_sides else how, ("T4", "N2", "T5"), story.by
    if story.ended_by is not None:
        return NO_DAMAGE_STEP, "attack-phase-over", ("R-BATTLE-PHASE-OVER", "N2", "T5"), story.ended_by
    if story.turned:
        turned = "attack-attacker-face-down" if story.turned & POS_FACEDOWN else "attack-attacker-defense"
        return NO_DAMAGE_STEP, turned, ("R-TURNED", "N2", "T5"), story.by
    if story.called_off:
        return NO_DAMAGE_STEP, "attack-called-off", ("R-REPLAY", "N2", "T5"), story.disturbed_by
    if story.kept_by is not None:
        return NO_DAMAGE_STEP, "attack-ended", ("R-EFFECT", "N2", "T5"), story.kept_by
    return NO_DAMAGE_STEP, "attack-ended", ("N2", "T5"), None


def _replay(story: ReplayStory, speech: Speech) -> Verdict:
    attack = speech.say("attack-of" if story.target else "attack-of-directly", card=story.card, target=story.target)
    text = speech.say("attack-chosen-again", text=_because(speech, speech.say("attack-replay", attack=attack), story.by))
    return Verdict("attack", story.card, REPLAY, text, ("R-REPLAY",), (story.card,), by=_by(story.by))


def _missed(story: MissedTiming, speech: Speech) -> Verdict:
    text = _say_by(speech, "timing-missed", story.by, card=story.card)
    return Verdict("trigger", story.card, MISSED, text, ("R-TIMING",), (story.card,), by=_by(story.by))


def _protection(story: Protection, speech: Speech) -> Verdict:
    rule = story.rule or rule_of_shield(story.shield, story.link)
    if rule in (LOCATION, OVERLAY):
        player, zone = story.place
        text = speech.say("protected-elsewhere", card=story.card, player=player, where=speech.say("zone", zone=zone or "none"))
        return Verdict("protection", story.card, PROTECTED, text, ("P2",), (story.card,))
    source = story.source.owner if story.source is not None else None
    if rule == "P7" and source is not None:
        text = speech.say("protected-unaffected-by", card=story.card, source=source.printed.name)
    else:
        text = speech.say(_SHIELDED.get(rule, "protected"), card=story.card)
    if story.by is not None and story.by != story.card:
        text = speech.say("because-of", text=text, by=story.by)
    by = _by(story.by or story.card, None if source is None else source.printed.name)
    return Verdict("protection", story.card, PROTECTED, text, (rule,), (story.card,), by=by)


def _negation(story: Negation, speech: Speech) -> Verdict:
    if story.change.why is not None:
        text = speech.say("effects-back", card=story.card)
        why = speech.say(f"over-{story.change.why}", by=story.cause or story.by or story.card)
        text = speech.say("with-why", text=text, why=why)
        if story.change.why in ("left", "face-down"):
            text = _because(speech, text, story.cause)
        return Verdict("effects", story.card, EFFECTS_BACK, text, ("E2",), (story.card,), by=_by(story.cause))
    text = _say_by(speech, "effects-negated", story.by, card=story.card)
    return Verdict("effects", story.card, EFFECTS_NEGATED, text, ("E2", "E3"), (story.card,), by=_by(story.by))


_SHIELDED: Final = {
    "P6": "protected-not-negated",
    "P7": "protected-unaffected",
    "P9": "protected-not-targeted",
    "P10": "protected-not-destroyed",
    "R-BATTLE-PROTECTED": "protected-not-destroyed",
    "R-UNNEGATABLE": "protected-not-negated",
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
