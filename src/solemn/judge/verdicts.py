"""Verdicts: what became of a Chain Link, a Summon, an attack, by which rules."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from solemn.judge.shields import rule_of_shield
from solemn.judge.stories import AttackStory, LinkStory, Negation, Protection, SummonStory

RESOLVED: Final = "resolved"
EFFECT_NEGATED: Final = "effect negated"
ACTIVATION_NEGATED: Final = "activation negated"
WITHOUT_EFFECT: Final = "resolved without effect"
SUMMONED: Final = "Summon successful"
SUMMON_NEGATED: Final = "Summon negated"
ATTACK_NEGATED: Final = "attack negated"
WENT_ON: Final = "went on"
NO_DAMAGE_STEP: Final = "ended without a Damage Step"
PROTECTED: Final = "protected"
EFFECTS_NEGATED: Final = "effects negated"
EFFECTS_BACK: Final = "effects apply again"

_KINDS: Final = {"normal": "Normal Summon", "flip": "Flip Summon", "special": "Special Summon"}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is judged, its outcome (one of the constants above), the sentence, and the IDs of the rules that it goes by."""

    subject: str
    about: str
    outcome: str
    text: str
    rules: tuple[str, ...]


def verdict_of(story: Any) -> Verdict:
    """The verdict on a story that ended."""
    return _VERDICTS[type(story)](story)


def _by(name: str | None) -> str:
    return f" by {name}" if name else ""


# -- Chain Links ----------------------------------------------------------------------------------------------------


def _link(story: LinkStory) -> Verdict:
    outcome, reason, rules = _link_outcome(story)
    paid = bool(story.paid)
    if paid and outcome == ACTIVATION_NEGATED:
        rules = [*rules, "A7", "N3"]
    if paid and outcome == EFFECT_NEGATED:
        rules = [*rules, "E4", "N3"]
    text = f"Chain Link {story.number}, {story.card}: {outcome}{reason}"
    return Verdict("link", f"{story.number} {story.card}", outcome, text, tuple(dict.fromkeys(rules)))


def _link_outcome(story: LinkStory) -> tuple[str, str, list[str]]:
    if story.voided:
        return ACTIVATION_NEGATED, _by(story.voided_by), ["A1", "A2" if story.is_card else "A3"]
    if story.without_effect == "A6":
        return WITHOUT_EFFECT, f" because {story.card} is not face-up on the field any more", ["A6"]
    if story.disabled or story.without_effect is not None:
        return EFFECT_NEGATED, _by(story.disabled_by), ["E3", "E1"] if story.negated_before else ["E1"]
    if story.targets_gone and story.did == 0:
        names = " and ".join(dict.fromkeys(name for name, _ in story.targets))
        return WITHOUT_EFFECT, f" because its target, {names}, is not there any more", ["P11"]
    return RESOLVED, *_resolved(story)


def _resolved(story: LinkStory) -> tuple[str, list[str]]:
    if story.unnegatable is not None:
        return "; it could not be negated", ["R-RESOLVED", story.unnegatable]
    if "destroy" in story.left:
        return f", although {story.card} was destroyed", ["A5", "N2"]
    if story.left:
        return f", although {story.card} had left", ["N2", "R-RESOLVED"]
    return "", ["R-RESOLVED"]


# -- Summons --------------------------------------------------------------------------------------------------------


def _summon(story: SummonStory) -> Verdict:
    what = f"{'Pendulum Summon' if story.is_pendulum else _KINDS[story.kind]} of {' and '.join(story.cards)}"
    about = " and ".join(story.cards)
    if story.negated:
        return Verdict("summon", about, SUMMON_NEGATED, f"{what}: {SUMMON_NEGATED}{_by(story.negated_by)}", tuple(_negated_summon(story)))
    if story.by is not None or not story.by_procedure:
        why = f", by the effect of {story.by.card}; it could not be negated" if story.by is not None else "; it could not be negated"
        return Verdict("summon", about, SUMMONED, f"{what}: {SUMMONED}{why}", ("R-SUMMONED", "S4"))
    return Verdict("summon", about, SUMMONED, f"{what}: {SUMMONED}", ("R-SUMMONED", "S3"))


def _negated_summon(story: SummonStory) -> list[str]:
    rules = ["S1"]
    if story.is_pendulum or (story.kind == "normal" and story.used_up):
        rules.append("S8")
    if story.paid:
        rules.append("S10")
    rules.append("S12" if story.kind == "flip" else "S11")
    if story.by_rule:
        rules.append("S7")
    return rules


# -- attacks --------------------------------------------------------------------------------------------------------


def _attack(story: AttackStory) -> Verdict:
    outcome, reason, rules = _attack_outcome(story)
    target = story.target or "the player"
    return Verdict("attack", story.card, outcome, f"Attack of {story.card} on {target}: {outcome}{reason}", rules)


def _attack_outcome(story: AttackStory) -> tuple[str, str, tuple[str, ...]]:
    if story.negated:
        return ATTACK_NEGATED, _by(story.negated_by), ("T1", "T2")
    if story.went_on:
        return WENT_ON, " to the Damage Step", ("R-ATTACK", "T4") if story.answered else ("R-ATTACK",)
    if story.left is not None:
        how = "was destroyed" if "destroy" in story.left else "left the field"
        return NO_DAMAGE_STEP, f" because {story.card} {how}; the attack was not negated", ("T4", "N2", "T5")
    return NO_DAMAGE_STEP, "; the attack was not negated", ("T4",)


def _protection(story: Protection) -> Verdict:
    rule = story.rule or rule_of_shield(story.shield, story.link)
    text = f"{story.card} {_SHIELDED.get(rule, 'is protected')}"
    source = story.source.owner if story.source is not None else None
    if rule == "P7" and source is not None:
        text += f" by {source.printed.name}"
    if story.by is not None and story.by != story.card:
        text += f", because of {story.by}"
    return Verdict("protection", story.card, PROTECTED, text, (rule,))


def _negation(story: Negation) -> Verdict:
    if story.ended:
        text = f"The effects of {story.card} are not negated any more"
        return Verdict("effects", story.card, EFFECTS_BACK, text, ("E2",))
    return Verdict("effects", story.card, EFFECTS_NEGATED, f"The effects of {story.card} are negated{_by(story.by)}", ("E2", "E3"))


_SHIELDED: Final = {
    "P6": "cannot be negated",
    "P7": "is unaffected",
    "P9": "cannot be targeted",
    "P10": "is not destroyed",
    "R-UNNEGATABLE": "cannot be negated",
}
_VERDICTS: Final[dict[type, Callable[[Any], Verdict]]] = {
    LinkStory: _link,
    SummonStory: _summon,
    AttackStory: _attack,
    Protection: _protection,
    Negation: _negation,
}
