"""Why a monster cannot be Summoned: what its own procedure lacks, and what keeps monsters from being Tributed."""

from solemn.core.effects.effect import works_at
from solemn.core.explain.answers import BY_EFFECT, PREVENTED, WhyNot, kind_of
from solemn.core.explain.deeds import deeds_of
from solemn.core.explain.effects import candidates_of, preventing, prohibited
from solemn.core.explain.limits_used import special_summons_of
from solemn.core.explain.script_answers import asking_procedure, decisive, heard_during, rule_of_answer, wants_zone
from solemn.core.explain.zones import no_zone
from solemn.core.state import reasons
from solemn.core.state.data import Card, Effect
from solemn.core.state.hearing import Refused, Told
from solemn.spec.constants import EFFECT_SPSUMMON_PROC


def why_not_tribute(card: Card, heard: list[Refused | Told]) -> WhyNot:
    """The answer that there are too few Tributes, with the effects that keep monsters from being Tributed, if any."""
    by, candidates = preventing(heard), candidates_of(heard)
    if by is not None:
        return WhyNot(PREVENTED, BY_EFFECT, card, by=by, candidates=candidates)
    return WhyNot(kind_of(reasons.TRIBUTE), reasons.TRIBUTE, card, candidates=candidates)


def why_not_summon_itself(card: Card, player: int, refusal: Effect | str) -> WhyNot:
    """Why the monster cannot be Special Summoned by its own procedure; of several, the one that gets furthest counts."""
    procedures: list[Effect] = list(card.field_effects.get(EFFECT_SPSUMMON_PROC, ()))
    if refusal == reasons.SUMMON_CONDITION:
        found = [_why_not_procedure(card, e) for e in procedures]
        return max(found, key=lambda answer: (answer.rule != reasons.SUMMON_CONDITION, bool(answer.candidates)))
    if refusal in procedures:  # it is not in force
        there = any(works_at(e, card) for e in procedures)
        rule = reasons.DISABLED if there else reasons.LOCATION
        return WhyNot(kind_of(rule), rule, card)
    if isinstance(refusal, Effect):
        return WhyNot(PREVENTED, BY_EFFECT, card, by=refusal)
    if refusal == reasons.FORBIDDEN:
        return prohibited(card)
    if refusal == reasons.ZONE:
        return no_zone(card, player)
    uses = special_summons_of(card.d, player, card) if refusal in (reasons.LIMIT, reasons.SUMMON_ONCE) else ()
    return WhyNot(kind_of(refusal), refusal, card, uses=uses)


def _why_not_procedure(card: Card, e: Effect) -> WhyNot:
    ask = asking_procedure(card, e)
    said = ask(None)
    if wants_zone(ask, said):
        return no_zone(card, card.controller)
    found = decisive(ask, said)
    heard = heard_during(said, None if found is None else found.told)
    by = preventing(heard)
    if by is not None:
        return WhyNot(PREVENTED, BY_EFFECT, card, by=by, candidates=candidates_of(heard))
    rule = None if found is None else rule_of_answer(found, card)
    if found is not None and rule == reasons.RESTRICTION:
        return WhyNot(kind_of(rule), rule, card, deeds=deeds_of(found.told, e, card.controller))
    rule = rule if rule == reasons.DECK_TOO_SMALL else reasons.SUMMON_CONDITION
    return WhyNot(kind_of(rule), rule, card, candidates=candidates_of(heard))
