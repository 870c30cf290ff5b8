"""Effects that change one value of a card: whether there can be any, and all of them in the order in which they apply."""

from operator import attrgetter

from solemn.core.effects.queries import effects_on
from solemn.core.state.data import Card, Codes, Effect

_by_id = attrgetter("id")


def unmodified(card: Card, codes: Codes) -> bool:
    """True if no effect with these codes can reach the card, whatever the conditions: the quick way out of every value."""
    own, auras, seen = card.single_effects, card.d.effects.aura, card.d.registering.seen_codes
    there = False
    for code in codes:  # a loop: faster for a few codes than operations on sets
        if code in seen:
            if code in own or code in auras:
                return False
            there = True
    if there and (card.equipped_cards or card.targeted_by or card.materials_attached):
        return _untouched_by_ties(card, codes)
    return True


def _untouched_by_ties(card: Card, codes: Codes) -> bool:
    return (
        all(other.equip_effects.keys().isdisjoint(codes) for other in card.equipped_cards)
        and all(other.target_effects.keys().isdisjoint(codes) for other in card.targeted_by)
        and all(other.xmaterial_effects.keys().isdisjoint(codes) for other in card.materials_attached)
    )


def modifiers(card: Card, codes: Codes) -> list[Effect]:
    """All effects of these kinds that apply to the card now, oldest first."""
    found: list[Effect] = []
    for code in codes:
        found += effects_on(card, code, False)
    return in_order_of_age(found)


def in_order_of_age(effects: list[Effect]) -> list[Effect]:
    """The same list, oldest effects first."""
    if len(effects) > 1:
        effects.sort(key=_by_id)
    return effects
