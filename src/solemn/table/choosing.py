"""Why a card cannot be chosen, of those that one would think of when a target is asked for."""

from solemn.core.decisions.card_choices import CardsDecision, SelectUnselectDecision, SumDecision
from solemn.core.decisions.kinds import Decision
from solemn.core.explain.effects import why_not_target
from solemn.core.permissions.attack_targets import get_attack_target
from solemn.core.permissions.protections import why_not_attack_target
from solemn.core.state.data import Card, Effect
from solemn.core.state.reasons import KIND, LOCATION
from solemn.judge.board.record import Reason
from solemn.judge.play.trials import CHOICE
from solemn.judge.telling.protection_rules import rule_of_shield
from solemn.judge.telling.why_text import card_of
from solemn.lua import LuaLimitError
from solemn.spec.constants import EFFECT_FLAG_CARD_TARGET, LOCATION_MZONE
from solemn.table.table import Table

_ORDINARY = (None, LOCATION, KIND)  # the text says which cards may be chosen, and this is none of them


def chosen_cards(decision: Decision | None) -> list[Card] | None:
    """The cards that can be chosen, of a decision that asks for cards; None for another one."""
    if isinstance(decision, SelectUnselectDecision):
        return [*decision.cards, *decision.selected]
    return list(decision.cards) if isinstance(decision, (CardsDecision, SumDecision)) else None


def why_not_chosen(table: Table, card: Card) -> Reason | None:
    """Why the card is none of those that can be chosen; None if it is one, or nobody chooses cards."""
    offered = chosen_cards(table.decision)
    if offered is None or card in offered:
        return None
    speech = table.speech
    names = speech.cards(dict.fromkeys(table.judge.names.of_code(one.printed.code) for one in offered)) or speech.say("nothing")
    attacks = _chooses_attack_target(table, offered)
    refusal = _refusal(table, card, attacks)
    if isinstance(refusal, Effect):
        by = card_of(refusal)
        message = "cannot-be-attacked" if attacks else "cannot-be-targeted"
        text = speech.say(message, card=card.printed.name, by=by or speech.say("the-rules"), cards=names)
        return Reason(rule_of_shield(refusal, None), text, by=() if by is None else (by,))
    return Reason(refusal, speech.rule(refusal))


def _chooses_attack_target(table: Table, offered: list[Card]) -> bool:
    """Whether the cards to choose from are those that the attacker can attack."""
    battle = table.duel.state.battle
    if battle.attacker is None or battle.target is not None or table.duel.state.chain:
        return False
    return {one.id for one in get_attack_target(battle.attacker, battle.chain_attack).cards} == {one.id for one in offered}


def _refusal(table: Table, card: Card, attacks: bool) -> Effect | str:
    d, decision = table.duel.state, table.decision
    assert decision is not None
    if attacks and card.location == LOCATION_MZONE and d.battle.attacker is not None:
        return why_not_attack_target(card, d.battle.attacker) or CHOICE
    effect = d.reason_effect
    if effect is None or not effect.flag & EFFECT_FLAG_CARD_TARGET:
        return CHOICE
    table.duel.machine.renew_steps()
    try:
        refusal = why_not_target(effect, decision.player, card)
    except (LuaLimitError, RecursionError):
        return CHOICE
    return CHOICE if refusal in _ORDINARY or refusal is None else refusal
