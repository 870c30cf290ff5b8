"""How many zones a card can go to, and which: what is free, what effects force, disable or limit, where links point.

A mask has a bit for every zone of one row that is *not* open: 0-4, for monsters 5 and 6 as well.
"""

from typing import Final

from solemn.core.card.link_arrows import field_linked_zones, is_in_extra_link
from solemn.core.effects.calling import check
from solemn.core.effects.effect import value, value_for_card
from solemn.core.effects.queries import effects_on, player_effects
from solemn.core.state.data import Card, Code, DuelState, Effect, in_card_order
from solemn.core.state.field_zones import cards_in_zone, extra_deck_types, is_zone_free
from solemn.spec.constants import (
    DUEL_EMZONE,
    DUEL_FSX_MMZONE,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_FLAG_PLAYER_TARGET,
    EFFECT_MAX_MZONE,
    EFFECT_MAX_SZONE,
    EFFECT_MUST_USE_MZONE,
    LOCATION_EXTRA,
    LOCATION_MZONE,
    LOCATION_REASON_TOFIELD,
    LOCATION_SZONE,
    POS_FACEDOWN,
    POS_FACEUP_ATTACK,
    TYPE_LINK,
)

EXTRA_ZONES: Final = 1 << 5 | 1 << 6


def open_zones(
    d: DuelState, card: Card | None, player: int, location: int, using_player: int, reason: int, zone: int = 0xFF
) -> tuple[int, int]:
    """How many zones of the player's field the using player can put the card (None: any card) in, and the mask of closed ones.

    The count respects limits on the number of monsters or Spells & Traps, and can be negative; with a using player above 1
    such limits are ignored.
    """
    if location == LOCATION_MZONE and card is not None and card.location == LOCATION_EXTRA:
        return open_zones_from_extra(d, card, player, using_player, zone)
    return _limited(d, card, player, location, using_player, reason, zone)


def _limited(
    d: DuelState, card: Card | None, player: int, location: int, using_player: int, reason: int, zone: int
) -> tuple[int, int]:
    count, closed = zones_to_field(d, card, player, location, using_player, reason, zone)
    limit = (mzone_limit if location == LOCATION_MZONE else szone_limit)(d, player, using_player, reason)
    return min(count, limit), closed


def open_zones_from_extra(d: DuelState, card: Card | None, player: int, using_player: int, zone: int = 0xFF) -> tuple[int, int]:
    """Zones for a Special Summon from the Extra Deck (None: of any monster), within the limit on the number of monsters."""
    if card is None:
        with_any = _borrow_any_card(d)
        result = open_zones_from_extra(d, with_any, player, using_player, zone)
        with_any.location = 0
        return result
    if not d.flags & DUEL_EMZONE:
        return _limited(d, card, player, LOCATION_MZONE, using_player, LOCATION_REASON_TOFIELD, zone)
    count, closed = _extra_deck_places(d, card, player, using_player, zone)
    return min(count, mzone_limit(d, player, using_player, LOCATION_REASON_TOFIELD)), closed


def summonable_zones_from_extra(d: DuelState, card: Card | None, player: int, using_player: int, zone: int = 0xFF) -> tuple[int, int]:
    """Zones for a Special Summon from the Extra Deck (None: of any monster), whatever the limit on the number of monsters."""
    if card is None:
        with_any = _borrow_any_card(d)
        result = summonable_zones_from_extra(d, with_any, player, using_player, zone)
        with_any.location = 0
        return result
    if d.flags & DUEL_EMZONE:
        return _extra_deck_places(d, card, player, using_player, zone)
    return zones_to_field(d, card, player, LOCATION_MZONE, using_player, LOCATION_REASON_TOFIELD, zone)


def _borrow_any_card(d: DuelState) -> Card:
    card = d.choosing.some_card
    if card is None:
        raise RuntimeError("this duel has no card to stand for any card")
    card.location = LOCATION_EXTRA
    return card


NO_ZONE: Final = 0xFF  # the mask when all are closed


def zones_to_field(
    d: DuelState, card: Card | None, player: int, location: int, using_player: int, reason: int, zone: int = 0xFF
) -> tuple[int, int]:
    """How many Main Monster Zones or Spell & Trap Zones are open, and the mask of closed ones, without regard to limits.

    A `player` other than 0 or 1 has none.
    """
    if player not in (0, 1):
        return 0, NO_ZONE
    p = d.players[player]
    closed = p.disabled_zones | p.used_zones
    if location == LOCATION_MZONE:
        closed |= ~forced_zones(d, card, player, location, using_player, reason)
        closed = (closed | ~zone) & 0x1F
        return 5 - closed.bit_count(), closed | EXTRA_ZONES
    if location == LOCATION_SZONE:
        closed = (closed >> 8 | ~zone) & 0x1F
        return 5 - closed.bit_count(), closed
    return 0, 0


def _extra_deck_places(d: DuelState, card: Card, player: int, using_player: int, zone: int) -> tuple[int, int]:
    if player not in (0, 1):
        return 0, NO_ZONE
    p = d.players[player]
    closed = p.disabled_zones | p.used_zones
    closed |= ~forced_zones(d, card, player, LOCATION_MZONE, using_player, LOCATION_REASON_TOFIELD)
    closed |= _closed_extra_zones(d, card, player)
    closed |= ~zone | ~extra_deck_zones(d, player, card)
    closed &= 0x7F
    count = 5 - (closed & 0x1F).bit_count()
    if ~closed & EXTRA_ZONES:
        count += 1
    return count, closed


def _closed_extra_zones(d: DuelState, card: Card, player: int) -> int:
    """A player has one Extra Monster Zone, and the other one only with an Extra Link."""
    left, right = d.players[player].mzone[5:7]
    if left is not None and is_zone_free(d, player, LOCATION_MZONE, 6) and would_make_extra_link(d, player, card, 6):
        return 1 << 5
    if right is not None and is_zone_free(d, player, LOCATION_MZONE, 5) and would_make_extra_link(d, player, card, 5):
        return 1 << 6
    if left is not None or right is not None:
        return EXTRA_ZONES
    closed = 0
    if not is_zone_free(d, player, LOCATION_MZONE, 5):
        closed |= 1 << 5
    if not is_zone_free(d, player, LOCATION_MZONE, 6):
        closed |= 1 << 6
    return closed


def would_make_extra_link(d: DuelState, player: int, card: Card, sequence: int) -> bool:
    """Whether the card would complete an Extra Link face-up in that Extra Monster Zone; it is put there while the question is answered."""
    row = d.players[player].mzone
    if row[sequence] is not None:
        return False
    before = card.controller, card.location, card.sequence, card.position
    row[sequence] = card
    card.controller, card.location, card.sequence, card.position = player, LOCATION_MZONE, sequence, POS_FACEUP_ATTACK
    linked = is_in_extra_link(card)
    row[sequence] = None
    card.controller, card.location, card.sequence, card.position = before
    return linked


def extra_deck_zones(d: DuelState, player: int, card: Card | None) -> int:
    """The zones where a monster from the Extra Deck may go under the rules of the duel: Extra Monster Zones and linked ones, or all."""
    if not d.flags & DUEL_EMZONE:
        return 0x1F
    if d.flags & DUEL_FSX_MMZONE and card is not None and card.position & POS_FACEDOWN:
        if card.printed.type & extra_deck_types(d) & ~TYPE_LINK:
            return 0x7F
    return field_linked_zones(d, player) | EXTRA_ZONES


def mzone_limit(d: DuelState, player: int, using_player: int, reason: int) -> int:
    """How many more monsters the player's field may take."""
    if player not in (0, 1):
        return 0
    p = d.players[player]
    used = (p.used_zones & 0x1F).bit_count()
    most = 5
    if d.flags & DUEL_EMZONE:
        most = 7
        used += (p.mzone[5] is not None) + (p.mzone[6] is not None)
    return _least(d, EFFECT_MAX_MZONE, most, player, using_player, reason) - used


def szone_limit(d: DuelState, player: int, using_player: int, reason: int) -> int:
    """How many more cards the player's five Spell & Trap Zones may take."""
    if player not in (0, 1):
        return 0
    used = (d.players[player].used_zones >> 8 & 0x1F).bit_count()
    return _least(d, EFFECT_MAX_SZONE, 5, player, using_player, reason) - used


def _least(d: DuelState, code: Code, most: int, player: int, using_player: int, reason: int) -> int:
    if using_player < 2:
        for e in player_effects(d, player, code):
            most = min(most, value(e, player, using_player, reason))
    return most


def forced_zones(d: DuelState, card: Card | None, player: int, location: int, using_player: int, reason: int) -> int:
    """The Monster Zones that effects allow the card and the using player: all of them unless an effect forces some."""
    if location != LOCATION_MZONE:
        return 0xFF
    forcing: list[Effect] = []
    if using_player < 2:
        forcing += player_effects(d, using_player, EFFECT_MUST_USE_MZONE)
    if card is not None:
        forcing += effects_on(card, EFFECT_MUST_USE_MZONE)
        forcing.sort(key=_effect_id)
    zones = 0xFF7FFF7F
    for e in forcing:
        if _forces(d, e, player, using_player, reason):
            zones &= _forced_by(e, card, player, using_player, reason)
    if using_player == player or using_player > 1:
        return zones & 0xFF
    return zones >> 16 & 0xFF


def _effect_id(e: Effect) -> int:
    return e.id


def _forces(d: DuelState, e: Effect, player: int, using_player: int, reason: int) -> bool:
    if e.flag & EFFECT_FLAG_COUNT_LIMIT and e.count_limit == 0:
        return False
    return e.operation is None or check(d, e.operation, e, player, using_player, reason)


def _forced_by(e: Effect, card: Card | None, player: int, using_player: int, reason: int) -> int:
    if e.flag & EFFECT_FLAG_PLAYER_TARGET or card is None:
        return value(e, player, using_player, reason)
    return value_for_card(e, card, player, using_player, reason)


def linked_cards_of_field(d: DuelState, player: int, location: int, other_location: int) -> list[Card]:
    """The cards that any Link Monster points to: the player's in `location`, the opponent's in `other_location`."""
    own = cards_in_zone(d, field_linked_zones(d, player), player, location)
    other = cards_in_zone(d, field_linked_zones(d, 1 - player), 1 - player, other_location)
    return in_card_order(own + other)
