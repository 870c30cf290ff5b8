"""The targets of a Chain Link while it is being activated, or of a continuous effect while it is applied."""

from solemn.core.card.relations import relate_to_link
from solemn.core.state.data import Card, ChainLink, DuelState, Group, in_card_order
from solemn.core.state.log import emit, place_of
from solemn.spec.constants import EFFECT_FLAG_CARD_TARGET, EFFECT_TYPE_CONTINUOUS


def choose_targets(d: DuelState, link: ChainLink, cards: list[Card]) -> Group:
    """Add cards that a player chose as targets, each announced by itself. Returns them; of a continuous effect, all its targets."""
    targets = _add(d, link, cards)
    if link.effect.type & EFFECT_TYPE_CONTINUOUS:
        return targets
    chosen = Group(d, cards)
    for card in chosen.cards:
        relate_to_link(card, link)
        if link.effect.flag & EFFECT_FLAG_CARD_TARGET:
            emit(d, "become_target", place_of(card))
    return chosen


def set_targets(d: DuelState, link: ChainLink, cards: list[Card], instead: bool) -> None:
    """Add cards as targets, announced together. With `instead` they replace the earlier targets of a continuous effect."""
    if link.effect.type & EFFECT_TYPE_CONTINUOUS:
        targets = _add(d, link, cards)
        if instead:
            targets.cards = in_card_order(cards)
        return
    _add(d, link, cards)
    for card in cards:
        relate_to_link(card, link)
    if link.effect.flag & EFFECT_FLAG_CARD_TARGET:
        emit(d, "become_target", *(place_of(card) for card in cards))


def _add(d: DuelState, link: ChainLink, cards: list[Card]) -> Group:
    targets = link.target_cards
    if targets is None:
        targets = link.target_cards = Group(d)
        targets.read_only = True
    targets.cards = in_card_order((*targets.cards, *cards))
    return targets
