"""Verdicts: what became of a Chain Link, a Summon, an attack, by which rules."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from solemn.core.state.reasons import LOCATION, OVERLAY
from solemn.judge.language.speech import Speech
from solemn.judge.scenario.model import Outcome, Subject
from solemn.judge.telling.protection_rules import rule_of_shield
from solemn.judge.telling.stories import AttackStory, LinkStory, Negation, Protection, SummonStory
from solemn.spec.constants import POS_FACEDOWN

RESOLVED: Final = "resolved"
EFFECT_NEGATED: Final = "effect negated"
ACTIVATION_NEGATED: Final = "activation negated"
WITHOUT_EFFECT: Final = "resolved without effect"
SUMMONED: Final = "Summon successful"
NOT_SUMMONED: Final = "Summon did not take place"
SUMMON_NEGATED: Final = "Summon negated"
ATTACK_NEGATED: Final = "attack negated"
WENT_ON: Final = "went on"
NO_DAMAGE_STEP: Final = "ended without a Damage Step"
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
    return tuple(dict.fromkeys(name for name in names if name is not None))


def _say_by(speech: Speech, message: str, by: str | None, **values: Any) -> str:
    """The message, in its form that names the card that did it if that is known."""
    return speech.say(f"{message}-by", by=by, **values) if by else speech.say(message, **values)


# -- Chain Links ----------------------------------------------------------------------------------------------------


def _link(story: LinkStory, speech: Speech) -> Verdict:
    outcome, text, rules = _link_outcome(story, speech)
    paid = bool(story.paid)
    if paid and outcome == ACTIVATION_NEGATED:
        rules = [*rules, "A7", "N3"]
    if paid and outcome == EFFECT_NEGATED:
        rules = [*rules, "E4", "N3"]
    cited = tuple(dict.fromkeys(rules))
    about = f"{story.number} {story.card}"
    return Verdict("link", about, outcome, text, cited, (story.card,), story.number, _negator(story, outcome))


def _negator(story: LinkStory, outcome: Outcome) -> tuple[str, ...]:
    by = {ACTIVATION_NEGATED: story.voided_by, EFFECT_NEGATED: story.disabled_by}.get(outcome)
    return _by(by)


def _link_outcome(story: LinkStory, speech: Speech) -> tuple[Outcome, str, list[str]]:
    about = {"link": story.number, "card": story.card}
    if story.voided:
        text = _say_by(speech, "link-activation-negated", story.voided_by, **about)
        return ACTIVATION_NEGATED, text, ["A1", "A2" if story.is_card else "A3"]
    if story.without_effect == "A6":
        return WITHOUT_EFFECT, speech.say("link-not-face-up", **about), ["A6"]
    if story.disabled or story.without_effect is not None:
        text = _say_by(speech, "link-effect-negated", story.disabled_by, **about)
        return EFFECT_NEGATED, text, ["E3", "E1"] if story.negated_before else ["E1"]
    if story.targets_gone and story.did == 0:
        names = speech.cards(dict.fromkeys(name for name, _ in story.targets), "and")
        return WITHOUT_EFFECT, speech.say("link-target-gone", targets=names, **about), ["P11"]
    if story.idle and story.targets and story.targets_changed:
        names = speech.cards(dict.fromkeys(name for name, _ in story.targets), "and")
        return WITHOUT_EFFECT, speech.say("link-target-unfit", targets=names, **about), ["P11"]
    if story.idle and story.unnegatable is None:
        return WITHOUT_EFFECT, speech.say("link-idle", **about), ["R-NOTHING", "N2"] if story.left else ["R-NOTHING"]
    message, rules = _resolved(story)
    return RESOLVED, speech.say(message, **about), rules


def _resolved(story: LinkStory) -> tuple[str, list[str]]:
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
    outcome, message, rules = _attack_outcome(story)
    return Verdict("attack", story.card, outcome, speech.say(message, attack=attack, card=story.card), rules, (story.card,))


def _attack_outcome(story: AttackStory) -> tuple[Outcome, str, tuple[str, ...]]:
    if story.went_on:
        return WENT_ON, "attack-went-on", ("R-ATTACK", "T4") if story.touched else ("R-ATTACK",)
    if story.left is not None:
        how = "attack-attacker-destroyed" if "destroy" in story.left else "attack-attacker-left"
        return NO_DAMAGE_STEP, how, ("T4", "N2", "T5")
    if story.turned:
        turned = "attack-attacker-face-down" if story.turned & POS_FACEDOWN else "attack-attacker-defense"
        return NO_DAMAGE_STEP, turned, ("R-TURNED", "N2", "T5")
    return NO_DAMAGE_STEP, "attack-ended", ("N2", "T5")


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
    if story.ended:
        return Verdict("effects", story.card, EFFECTS_BACK, speech.say("effects-back", card=story.card), ("E2",), (story.card,))
    text = _say_by(speech, "effects-negated", story.by, card=story.card)
    return Verdict("effects", story.card, EFFECTS_NEGATED, text, ("E2", "E3"), (story.card,), by=_by(story.by))


_SHIELDED: Final = {
    "P6": "protected-not-negated",
    "P7": "protected-unaffected",
    "P9": "protected-not-targeted",
    "P10": "protected-not-destroyed",
    "R-UNNEGATABLE": "protected-not-negated",
}
_VERDICTS: Final[dict[type, Callable[[Any, Speech], Verdict]]] = {
    LinkStory: _link,
    SummonStory: _summon,
    AttackStory: _attack,
    Protection: _protection,
    Negation: _negation,
}
