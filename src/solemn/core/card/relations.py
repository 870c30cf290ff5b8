"""Ties that end when a card moves: between two cards, and between a card and an effect that was activated or applied."""

from typing import Final

from solemn.core.state.data import Card, ChainLink, Effect, own

TARGETS_ASKED_AGAIN: Final = "P11"  # a target that has left or no longer fits is not affected


def relate_card(card: Card, target: Card, reset: int) -> None:
    """Make the relation that a script gave to another card last until a reset of one of these kinds."""
    own(card, "related_cards").setdefault(target, reset)


def has_card_relation(card: Card, target: Card) -> bool:
    """Whether the card has this relation to the other card."""
    return target in card.related_cards


def release_card_relation(card: Card, target: Card) -> None:
    """End the card's relation to another one."""
    card.related_cards.pop(target, None)


def relate_to_link(card: Card, link: ChainLink) -> None:
    """Tie the card to one Chain Link: until it moves, that link's effect can find it."""
    own(card, "related_effects")[link.effect, link.chain_id] = None


def has_link_relation(card: Card, link: ChainLink) -> bool:
    """Whether the card is still the same card for the Chain Link: it has not moved since."""
    return (link.effect, link.chain_id) in card.related_effects


def release_link(card: Card, link: ChainLink) -> None:
    """End the card's tie to one Chain Link."""
    card.related_effects.pop((link.effect, link.chain_id), None)


def tie_to_newest_link(card: Card, e: Effect) -> None:
    """Tie the card to the newest Chain Link of an effect, or to the effect alone if it is in no Chain. Rule P11."""
    own(card, "related_effects")[e, _chain_id(card, e)] = None


def has_effect_relation(card: Card, e: Effect) -> bool:
    """Whether the card is tied to the effect, in whatever Chain Link."""
    return any(related is e for related, _ in card.related_effects)


def release_effect_relation(card: Card, e: Effect) -> None:
    """End the card's tie to the newest Chain Link of an effect, or to the effect alone."""
    card.related_effects.pop((e, _chain_id(card, e)), None)


def _chain_id(card: Card, e: Effect) -> int:
    for link in reversed(card.d.chain):
        if link.effect is e:
            return link.chain_id
    return 0


def untie_from_effects(card: Card) -> None:
    """End all ties of the card to effects."""
    card.related_effects.clear()


Attacks = dict[int, tuple[Card | None, int]]


def note_attack(attacker: Card, slot: str, card: Card | None) -> None:
    """Count one more attack on a monster, or on the player (None), in this slot of the attacker."""
    attacks: Attacks = own(attacker, slot)
    key = 0 if card is None else card.field_id_r
    target, count = attacks.get(key, (card, 0))
    attacks[key] = (target, count + 1)


def attacks_on(attacks: Attacks, card: Card | None) -> int:
    """How many times a monster, or the player (None), was attacked."""
    entry = attacks.get(0 if card is None else card.field_id_r)
    return 0 if entry is None else entry[1]


def show_turn_count(card: Card, count: int) -> None:
    """Show a turn count on the card."""
    card.turn_counter = count & 0xFFFF
