"""The ties between cards that effects look at: what a card continuously targets, and its materials."""

from solemn.core.effects.effect import DISABLE_RELATED, value_for_card
from solemn.core.effects.queries import effects_on, note_for_negation
from solemn.core.lifetimes.registration import unregister_from
from solemn.core.state.data import Card, in_card_order
from solemn.spec.constants import EFFECT_FLAG_OWNER_RELATE, EFFECT_MATERIAL_CHECK


def set_material(card: Card, materials: list[Card]) -> None:
    """Note the materials with which the card is Summoned, and let its effects look at them."""
    card.materials = tuple(in_card_order(materials))
    for material in card.materials:
        material.reason_card = card
    for e in effects_on(card, EFFECT_MATERIAL_CHECK):
        value_for_card(e, card)


def target_continuously(card: Card, target: Card) -> None:
    """Let the card continuously target another one."""
    card.effect_targets = in_card_order([*card.effect_targets, target])
    target.targeted_by = in_card_order([*target.targeted_by, card])
    _recheck(card, target)


def _recheck(card: Card, target: Card) -> None:
    """Effects of the card on its target may negate it or protect it from that, so check again whether it is negated."""
    if any(e.code in DISABLE_RELATED for effects in card.target_effects.values() for e in effects):
        note_for_negation(card.d, target)


def cancel_card_target(card: Card, target: Card) -> None:
    """Stop the card from continuously targeting another one."""
    if target in card.effect_targets:
        card.effect_targets.remove(target)
        target.targeted_by.remove(card)
        _recheck(card, target)


def clear_card_targets(card: Card) -> None:
    """End all continuous targeting by and of the card, and with it the effects that the card put on its targets."""
    for other in card.targeted_by:
        other.effect_targets.remove(card)
        _recheck(other, card)
    for target in card.effect_targets:
        target.targeted_by.remove(card)
        _recheck(card, target)
        _take_back_effects(card, target)
    card.targeted_by.clear()
    card.effect_targets.clear()


def _take_back_effects(card: Card, target: Card) -> None:
    for code in sorted(target.single_effects):
        for e in target.single_effects.get(code, ()):
            if e.owner is card and e.flag & EFFECT_FLAG_OWNER_RELATE and e in target.own_effects:
                unregister_from(target, e)
