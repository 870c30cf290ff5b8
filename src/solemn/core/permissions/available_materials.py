"""Which cards are available as materials: those attached to Xyz Monsters, and those for a Fusion Summon."""

from collections.abc import Iterable
from typing import Final

from solemn.core.effects.queries import affecting
from solemn.core.state.data import Card, DuelState, Group, in_card_order
from solemn.spec.constants import EFFECT_EXTRA_FUSION_MATERIAL, STATUS_SPSUMMON_STEP, STATUS_SUMMONING, TYPE_MONSTER

_BEING_SUMMONED: Final = STATUS_SUMMONING | STATUS_SPSUMMON_STEP


def get_overlay_group(d: DuelState, player: int, own_side: bool, other_side: bool, group: Group | None = None) -> list[Card]:
    """The Xyz Materials attached to the cards of the group or, without a group, to the monsters on the named sides; by card number."""
    return in_card_order(card for host in _hosts(d, player, own_side, other_side, group) for card in host.materials_attached)


def get_overlay_count(d: DuelState, player: int, own_side: bool, other_side: bool, group: Group | None = None) -> int:
    """How many Xyz Materials `get_overlay_group` would find."""
    return sum(len(host.materials_attached) for host in _hosts(d, player, own_side, other_side, group))


def _hosts(d: DuelState, player: int, own_side: bool, other_side: bool, group: Group | None) -> list[Card]:
    hosts: Iterable[Card | None]
    if group is not None:
        hosts = group.cards
    else:
        hosts = [*(d.players[player].mzone if own_side else ()), *(d.players[1 - player].mzone if other_side else ())]
    return [card for card in hosts if card is not None and not card.status & _BEING_SUMMONED]


def get_fusion_material(d: DuelState, player: int) -> list[Card]:
    """What the player may use as Fusion Material: monsters on field and in hand, and what effects add."""
    p = d.players[player]
    cards = [card for card in p.mzone if card is not None]
    cards += [card for card in p.szone if card is not None and affecting(card, EFFECT_EXTRA_FUSION_MATERIAL)]
    cards += [card for card in p.hand if card.printed.type & TYPE_MONSTER or affecting(card, EFFECT_EXTRA_FUSION_MATERIAL)]
    cards += [card for card in p.grave if affecting(card, EFFECT_EXTRA_FUSION_MATERIAL)]
    return in_card_order(cards)
