"""Counting what lies on the field, and how often per turn a player may Summon and draw."""

from collections.abc import Iterable

from solemn.core.card.counters import get_counter
from solemn.core.effects.effect import value
from solemn.core.effects.queries import affecting, player_affected, player_effects
from solemn.core.state.data import Card, DuelState, Group, in_card_order
from solemn.spec.constants import (
    DUEL_ATTACK_FIRST_TURN,
    DUEL_UNLIMITED_SUMMONS,
    EFFECT_BP_FIRST_TURN,
    EFFECT_CANNOT_BP,
    EFFECT_DRAW_COUNT,
    EFFECT_EXTRA_FUSION_MATERIAL,
    EFFECT_SET_SUMMON_COUNT_LIMIT,
    PHASE_BATTLE_START,
    STATUS_SPSUMMON_STEP,
    STATUS_SUMMONING,
    TYPE_MONSTER,
)

_BEING_SUMMONED = STATUS_SUMMONING | STATUS_SPSUMMON_STEP
_UNLIMITED = 0x7FFFFFFF - 100


def summon_count_limit(d: DuelState, player: int) -> int:
    """How many Normal Summons and Sets the player has this turn."""
    if d.flags & DUEL_UNLIMITED_SUMMONS:
        return _UNLIMITED
    return max([1, *(value(e) for e in player_effects(d, player, EFFECT_SET_SUMMON_COUNT_LIMIT))])


def draw_count(d: DuelState, player: int) -> int:
    """How many cards the player draws in the Draw Phase; an effect that says 0 beats all others."""
    count = d.players[player].draw_count
    for e in player_effects(d, player, EFFECT_DRAW_COUNT):
        cards = value(e)
        if cards == 0:
            return 0
        count = max(count, cards)
    return count


def is_able_to_enter_bp(d: DuelState) -> bool:
    """Whether the turn player may go on to the Battle Phase: not before it is over, not on the first turn, not if an effect forbids it."""
    player = d.turn_player
    first_turn = d.turn == 1 and not d.flags & DUEL_ATTACK_FIRST_TURN
    if first_turn and player_affected(d, player, EFFECT_BP_FIRST_TURN) is None:
        return False
    return d.phase < PHASE_BATTLE_START and player_affected(d, player, EFFECT_CANNOT_BP) is None


def get_field_counter(d: DuelState, player: int, own_side: bool, other_side: bool, counter_type: int) -> int:
    """How many counters of a type lie on the sides named."""
    total = 0
    for side, wanted in ((player, own_side), (1 - player, other_side)):
        if wanted:
            p = d.players[side]
            total += sum(get_counter(card, counter_type) for card in (*p.mzone, *p.szone) if card is not None)
    return total


def get_overlay_group(d: DuelState, player: int, own_side: bool, other_side: bool, group: Group | None = None) -> list[Card]:
    """The Xyz Materials attached to the cards of the group, without one to the monsters of the sides named."""
    return in_card_order(card for host in _hosts(d, player, own_side, other_side, group) for card in host.xyz_materials)


def get_overlay_count(d: DuelState, player: int, own_side: bool, other_side: bool, group: Group | None = None) -> int:
    """How many Xyz Materials that is."""
    return sum(len(host.xyz_materials) for host in _hosts(d, player, own_side, other_side, group))


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
