"""What players may do: Summon, Set, draw, move, Tribute, place counters.

`why_not_*` tells which effect on the player (or on the card) refuses, `player_can_*` says yes or no.
"""

from typing import Final

from solemn.core.card.kinds import starts_in_extra_deck
from solemn.core.effects.calling import check
from solemn.core.effects.effect import value
from solemn.core.effects.queries import affecting, player_affected, player_effects
from solemn.core.permissions.material_checks import why_not_cost_condition
from solemn.core.permissions.rule_tables import is_prohibited
from solemn.core.permissions.turn_activity import not_yet_summoned_this_turn, spsummon_count_limit
from solemn.core.state.data import Card, Code, DuelState, Effect
from solemn.core.state.reasons import DECK_TOO_SMALL, FORBIDDEN, KIND, LOCATION, POSITION, SUMMON_ONCE, Refusal, refuse
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import (
    DUEL_NORMAL_SUMMON_FACEUP_DEF,
    EFFECT_CANNOT_DISCARD_DECK,
    EFFECT_CANNOT_DISCARD_HAND,
    EFFECT_CANNOT_DRAW,
    EFFECT_CANNOT_FLIP_SUMMON,
    EFFECT_CANNOT_MSET,
    EFFECT_CANNOT_PLACE_COUNTER,
    EFFECT_CANNOT_RELEASE,
    EFFECT_CANNOT_REMOVE,
    EFFECT_CANNOT_SPECIAL_SUMMON,
    EFFECT_CANNOT_SSET,
    EFFECT_CANNOT_SUMMON,
    EFFECT_CANNOT_TO_DECK,
    EFFECT_CANNOT_TO_GRAVE,
    EFFECT_CANNOT_TO_HAND,
    EFFECT_DEVINE_LIGHT,
    EFFECT_FORCE_NORMAL_SUMMON_POSITION,
    EFFECT_FORCE_SPSUMMON_POSITION,
    EFFECT_LEFT_SPSUMMON_COUNT,
    EFFECT_NORMAL_SUMMON_FACEUP_DEFENSE,
    EFFECT_SPSUMMON_COST,
    LOCATION_HAND,
    LOCATION_ONFIELD,
    POS_FACEDOWN,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
    SUMMON_TYPE_NORMAL,
    SUMMON_TYPE_SPECIAL,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_TOKEN,
)

_LINK_MONSTER: Final = TYPE_LINK | TYPE_MONSTER
_ANY_POSITION: Final = POS_FACEUP | POS_FACEDOWN


def forbidding(d: DuelState, player: int, code: Code, *args: object) -> Effect | None:
    """The first effect with this code on the player that applies to the case at hand, or None: one without a filter, or one whose
    filter accepts the effect and `args`."""
    for e in player_effects(d, player, code):
        if e.target is None or check(d, e.target, e, *args):
            return e
    return None


def forbidding_all(d: DuelState, player: int, code: Code) -> Effect | None:
    """The first effect with this code on the player that has no filter, or None."""
    for e in player_effects(d, player, code):
        if e.target is None:
            return e
    return None


def _allowed(d: DuelState, by: Refusal, about: object = None) -> bool:
    return by is None or refuse(d, by, about)


def player_can_action(d: DuelState, player: int, code: Code) -> bool:
    """Whether no effect with this code forbids the action to the player whatever the card."""
    return _allowed(d, forbidding_all(d, player, code))


# Drawing and discarding


def player_can_draw(d: DuelState, player: int) -> bool:
    """Whether the player may draw."""
    return _allowed(d, player_affected(d, player, EFFECT_CANNOT_DRAW))


def why_not_discard_deck(d: DuelState, player: int, count: int) -> Refusal:
    """May the player send that many cards from the top of the Deck to the GY?"""
    if len(d.players[player].deck) < count:
        return DECK_TOO_SMALL
    return player_affected(d, player, EFFECT_CANNOT_DISCARD_DECK)


def player_can_discard_deck(d: DuelState, player: int, count: int) -> bool:
    """Whether the player may send that many cards from the top of the Deck to the GY."""
    return _allowed(d, why_not_discard_deck(d, player, count))


def player_can_discard_hand(d: DuelState, player: int, card: Card, e: Effect | None, reason: int) -> bool:
    """Whether the player may discard the card for this effect and reason."""
    if card.location != LOCATION_HAND:
        return refuse(d, LOCATION, card)
    return _allowed(d, forbidding(d, player, EFFECT_CANNOT_DISCARD_HAND, card, e, reason), card)


# Normal Summons, Sets, Flip Summons


def why_not_player_summon(d: DuelState, summon_type: int, player: int, card: Card, receiver: int) -> Refusal:
    """May the player Normal Summon the card in this way to that player's field?"""
    summon_type = (summon_type | SUMMON_TYPE_NORMAL) & 0xFFFFFFFF
    refusal = forbidding(d, player, EFFECT_CANNOT_SUMMON, card, player, summon_type, POS_FACEUP, receiver)
    return refusal or _no_summon_position(d, summon_type, player, card, receiver)


def _no_summon_position(d: DuelState, summon_type: int, player: int, card: Card, receiver: int) -> Refusal:
    forcing = player_effects(d, player, EFFECT_FORCE_NORMAL_SUMMON_POSITION)
    if not forcing:
        return None
    positions = POS_FACEUP if may_summon_in_defense(d, player) else POS_FACEUP_ATTACK
    for e in forcing:
        if e.target is None or check(d, e.target, e, card, player, summon_type, positions, receiver):
            positions &= value(e)
            if not positions:
                return e
    return None


def may_summon_in_defense(d: DuelState, player: int) -> bool:
    """Whether the player may Normal Summon in face-up Defense Position: under older rules, or by an effect."""
    return (
        bool(d.flags & DUEL_NORMAL_SUMMON_FACEUP_DEF)
        or player_affected(d, player, EFFECT_NORMAL_SUMMON_FACEUP_DEFENSE) is not None
        or player_affected(d, player, EFFECT_DEVINE_LIGHT) is not None
    )


def why_not_player_mset(d: DuelState, summon_type: int, player: int, card: Card, receiver: int) -> Refusal:
    """May the player Set the monster in this way on that player's field?"""
    summon_type = (summon_type | SUMMON_TYPE_NORMAL) & 0xFFFFFFFF
    return forbidding(d, player, EFFECT_CANNOT_MSET, card, player, summon_type, receiver, POS_FACEDOWN)


def why_not_player_sset(d: DuelState, player: int, card: Card) -> Refusal:
    """May the player Set the card as a Spell or Trap?"""
    return forbidding(d, player, EFFECT_CANNOT_SSET, card, player)


def why_not_player_flip_summon(d: DuelState, player: int, card: Card) -> Refusal:
    """May the player Flip Summon the card?"""
    return forbidding(d, player, EFFECT_CANNOT_FLIP_SUMMON, card, player)


def player_can_summon(d: DuelState, summon_type: int, player: int, card: Card, receiver: int) -> bool:
    """Whether nothing on the player forbids this Normal Summon."""
    return _allowed(d, why_not_player_summon(d, summon_type, player, card, receiver), card)


def player_can_mset(d: DuelState, summon_type: int, player: int, card: Card, receiver: int) -> bool:
    """Whether nothing on the player forbids Setting the monster."""
    return _allowed(d, why_not_player_mset(d, summon_type, player, card, receiver), card)


def player_can_sset(d: DuelState, player: int, card: Card) -> bool:
    """Whether nothing on the player forbids Setting the card as a Spell or Trap."""
    return _allowed(d, why_not_player_sset(d, player, card), card)


def player_can_flip_summon(d: DuelState, player: int, card: Card) -> bool:
    """Whether nothing on the player forbids Flip Summoning the card."""
    return _allowed(d, why_not_player_flip_summon(d, player, card), card)


# Special Summons


def player_can_spsummon(d: DuelState, player: int) -> bool:
    """Whether the player may Special Summon at all, once more this turn."""
    if not player_can_action(d, player, EFFECT_CANNOT_SPECIAL_SUMMON):
        return False
    return player_can_spsummon_count(d, player, 1)


def player_can_spsummon_count(d: DuelState, player: int, count: int) -> bool:
    """Whether the player may still Special Summon that many times this turn."""
    for e in player_effects(d, player, EFFECT_LEFT_SPSUMMON_COUNT):
        if value(e, d.reason_effect, player) < count:
            return refuse(d, e)
    return _allowed(d, spsummon_count_limit(d, player, count & 0xFF))


def _why_not_this_card(card: Card, positions: int) -> Refusal:
    """By rule a prohibited card cannot be Summoned, nor a Token that is on the field already; a Link Monster only in Attack Position."""
    printed = card.printed.type
    if is_prohibited(card):
        return FORBIDDEN
    if printed & TYPE_TOKEN and card.location & LOCATION_ONFIELD:
        return KIND
    possible = POS_FACEUP_ATTACK if printed & _LINK_MONSTER == _LINK_MONSTER else _ANY_POSITION
    return None if positions & possible else POSITION


def why_not_player_spsummon(
    d: DuelState,
    e: Effect | None,
    summon_type: int,
    positions: int,
    player: int,
    receiver: int,
    card: Card,
    procedure: Effect | None = None,
) -> Refusal:
    """May the player Special Summon the card by effect e, in one of the positions, to that player's field?

    After the rules alone, these are asked in this order: the card, its costs, what the player may not do, forced positions, and the
    limits per turn.
    """
    refusal = _why_not_this_card(card, positions)
    if refusal is not None:
        return refusal
    if card.printed.type & _LINK_MONSTER == _LINK_MONSTER:
        positions &= POS_FACEUP_ATTACK
    kind = (summon_type | SUMMON_TYPE_SPECIAL) & 0xFFFFFFFF
    return (
        affecting(card, EFFECT_CANNOT_SPECIAL_SUMMON)
        or why_not_cost_condition(card, EFFECT_SPSUMMON_COST, player, kind)
        or _spsummon_forbidden(d, e, kind, lit_positions(d, player, positions), player, receiver, card, procedure)
        or (None if not_yet_summoned_this_turn(d, card, player) else SUMMON_ONCE)
        or spsummon_count_limit(d, player)
    )


def lit_positions(d: DuelState, player: int, positions: int) -> int:
    """The positions, with face-up ones in place of face-down ones if the player's monsters cannot be Set."""
    if positions & POS_FACEDOWN and player_affected(d, player, EFFECT_DEVINE_LIGHT):
        return (positions & POS_FACEUP) | ((positions & POS_FACEDOWN) >> 1)
    return positions


def _spsummon_forbidden(
    d: DuelState,
    e: Effect | None,
    summon_type: int,
    positions: int,
    player: int,
    receiver: int,
    card: Card,
    procedure: Effect | None,
) -> Refusal:
    refusal = forbidding(d, player, EFFECT_CANNOT_SPECIAL_SUMMON, card, player, summon_type, positions, receiver, e, procedure)
    if refusal is not None:
        return refusal
    for forced in player_effects(d, player, EFFECT_FORCE_SPSUMMON_POSITION):
        if forced.target is None or check(d, forced.target, forced, card, player, summon_type, positions, receiver, e):
            positions &= value(forced)
            if not positions:
                return forced
    return None


def player_can_spsummon_card(
    d: DuelState,
    e: Effect | None,
    summon_type: int,
    positions: int,
    player: int,
    receiver: int,
    card: Card,
) -> bool:
    """Whether the player may Special Summon this card: see why_not_player_spsummon."""
    return _allowed(d, why_not_player_spsummon(d, e, summon_type, positions, player, receiver, card), card)


def player_can_spsummon_monster(
    d: DuelState, player: int, receiver: int, positions: int, summon_type: int, printed: PrintedCard
) -> bool:
    """Whether the player may Special Summon a monster with these printed facts, such as a Token; it need not exist as a card."""
    card = d.choosing.some_card
    assert card is not None, "this duel has no card to stand for any card"
    before, card.printed = card.printed, printed
    try:
        return player_can_spsummon_card(d, d.reason_effect, summon_type, positions, player, receiver, card)
    finally:
        card.printed = before


# Moving cards, Tributes, counters


def player_can_release(d: DuelState, player: int, card: Card, reason: int) -> bool:
    """Whether the player may Tribute the card for this reason."""
    return _allowed(d, forbidding(d, player, EFFECT_CANNOT_RELEASE, card, player, reason, d.reason_effect), card)


def player_can_place_counter(d: DuelState, player: int, card: Card, kind_of_counter: int, count: int) -> bool:
    """Whether the player may place these counters on the card."""
    return _allowed(d, forbidding(d, player, EFFECT_CANNOT_PLACE_COUNTER, card, player, kind_of_counter, count), card)


def player_can_send_to_grave(d: DuelState, player: int, card: Card, reason: int) -> bool:
    """Whether the player may send the card to the GY for this reason."""
    return _allowed(d, forbidding(d, player, EFFECT_CANNOT_TO_GRAVE, card, player, reason), card)


def player_can_send_to_hand(d: DuelState, player: int, card: Card) -> bool:
    """Whether the player may add or return the card to the hand; an Extra Deck monster goes to the Extra Deck instead."""
    if not _allowed(d, forbidding(d, player, EFFECT_CANNOT_TO_HAND, card, player, d.reason_effect), card):
        return False
    return not starts_in_extra_deck(card) or player_can_send_to_deck(d, player, card)


def player_can_send_to_deck(d: DuelState, player: int, card: Card) -> bool:
    """Whether the player may return the card to the Deck."""
    return _allowed(d, forbidding(d, player, EFFECT_CANNOT_TO_DECK, card, player), card)


def player_can_remove(d: DuelState, player: int, card: Card, reason: int) -> bool:
    """Whether the player may banish the card for this reason."""
    return _allowed(d, forbidding(d, player, EFFECT_CANNOT_REMOVE, card, player, reason, d.reason_effect), card)
