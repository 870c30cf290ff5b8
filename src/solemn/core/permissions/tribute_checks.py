"""What can be Tributed for an effect or a Tribute Summon, and whether that is enough and frees a zone."""

from typing import Any, Final

from solemn.core.card.kinds import get_level
from solemn.core.effects.calling import check
from solemn.core.effects.effect import value, value_says_yes
from solemn.core.effects.filtering import charge
from solemn.core.effects.queries import affecting, affecting_for, cards_in_reach, effects_on, unaffected_by
from solemn.core.permissions.available_zones import forced_zones, mzone_limit, open_zones, zones_to_field
from solemn.core.permissions.capabilities import releasable_by_effect, releasable_by_nonsummon, releasable_by_summon, removable
from solemn.core.permissions.procedure_checks import ANY_TRIBUTE
from solemn.core.state.data import Callback, Card, DuelState, Effect, Group, in_card_order
from solemn.spec.constants import (
    EFFECT_ADD_EXTRA_TRIBUTE,
    EFFECT_DOUBLE_TRIBUTE,
    EFFECT_EXTRA_RELEASE,
    EFFECT_EXTRA_RELEASE_NONSUM,
    EFFECT_EXTRA_RELEASE_SUM,
    EFFECT_EXTRA_RITUAL_MATERIAL,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_TRIPLE_TRIBUTE,
    LOCATION_MZONE,
    LOCATION_REASON_TOFIELD,
    PLAYER_NONE,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
    REASON_EFFECT,
    TYPE_MONSTER,
)

COST_OF_LOOKING: Final = 12  # steps of the script that asks what can be Tributed


class Releasable:
    """Cards that can be Tributed, each list by card number, and how many Tributes they count for together."""

    __slots__ = ("cards", "count", "extra", "one_of")

    def __init__(self, d: DuelState) -> None:
        if d.spend is not None:
            d.spend(COST_OF_LOOKING)
        self.cards: list[Card] = []
        self.extra: list[Card] = []  # monsters of the opponent that count as the player's own
        self.one_of: list[Card] = []  # monsters of the opponent of which one may be used
        self.count = 0

    def all_cards(self) -> list[Card]:
        """All of them, by card number."""
        return in_card_order((*self.cards, *self.extra, *self.one_of))

    def finish(self, one_of_value: int) -> "Releasable":
        """Sort the lists and count the most that one of `one_of` is worth."""
        self.cards = in_card_order(self.cards)
        self.extra = in_card_order(self.extra)
        self.one_of = in_card_order(self.one_of)
        self.count += one_of_value
        return self


class _Wish:
    """What is asked for in a Tribute by an effect or as a cost."""

    __slots__ = ("exception", "filter", "filter_args", "left_out", "player", "reason")

    def __init__(
        self, player: int, reason: int, fn: Callback | None, filter_args: tuple[Any, ...], exception: Card | None, ex_group: Group | None
    ) -> None:
        self.player = player
        self.reason = reason
        self.filter = fn
        self.filter_args = filter_args
        self.exception = exception
        self.left_out = frozenset(ex_group.cards) if ex_group is not None else frozenset()

    def met_by(self, card: Card) -> bool:
        """Whether this card of the player can be Tributed, and is one of those that are asked for."""
        if card is self.exception or card in self.left_out or not releasable_by_nonsummon(card, self.player, self.reason):
            return False
        return self.filter is None or check(card.d, self.filter, card, *self.filter_args)

    def met_by_opposing(self, card: Card) -> bool:
        """The same of a card of the opponent, whose face-down cards no filter may look at."""
        return (self.filter is None or bool(card.position & POS_FACEUP)) and self.met_by(card)


def tributable_for_effect(
    d: DuelState, player: int, with_hand: bool, fn: Callback | None, filter_args: tuple[Any, ...], exception: Card | None,
    ex_group: Group | None, use_opponent: bool, reason: int,
) -> Releasable:  # fmt: skip
    """What the player can Tribute for an effect or a cost; `fn(card, *filter_args)` filters.

    With `use_opponent` all of the opponent's monsters count, else only those that an effect makes available. Sets tribute_worth.
    """
    wish = _Wish(player, reason, fn, filter_args, exception, ex_group)
    found = Releasable(d)
    p = d.players[player]
    own = [*p.mzone, *p.hand] if with_hand else p.mzone
    charge(d, len(own))
    for card in own:
        if card is not None and wish.met_by(card):
            _take(found, found.cards, card)
    one_of_value = 0
    for card in d.players[1 - player].mzone:
        if card is None or not wish.met_by_opposing(card):
            continue
        card.tribute_worth = 1
        if use_opponent:
            _take(found, found.cards, card)
        elif affecting(card, EFFECT_EXTRA_RELEASE):
            _take(found, found.extra, card)
        elif _lends_itself(d, card, reason):
            found.one_of.append(card)
            one_of_value = 1
    return found.finish(one_of_value)


def _take(found: Releasable, cards: list[Card], card: Card) -> None:
    cards.append(card)
    card.tribute_worth = 1
    found.count += 1


def _lends_itself(d: DuelState, card: Card, reason: int) -> bool:
    e = affecting(card, EFFECT_EXTRA_RELEASE_NONSUM)
    if e is None or _used_up(e):
        return False
    return bool(value_says_yes(e, d.reason_effect, reason, d.reason_player))


def _used_up(e: Effect) -> bool:
    return bool(e.flag & EFFECT_FLAG_COUNT_LIMIT) and e.count_limit == 0


def can_tribute_for_effect(
    d: DuelState, player: int, least: int, with_hand: bool, fn: Callback | None, filter_args: tuple[Any, ...], exception: Card | None,
    ex_group: Group | None, frees_zone: bool, receiver: int, zone: int, must_check: Card | None, use_opponent: bool, reason: int,
) -> bool:  # fmt: skip
    """Whether the player can Tribute `least` cards, among them those of `d.choosing.must_select`.

    With `frees_zone` this must leave a monster zone for `must_check` (None: for any card).
    """
    found = tributable_for_effect(d, player, with_hand, fn, filter_args, exception, ex_group, use_opponent, reason)
    cards = dict.fromkeys((*found.cards, *found.extra))
    if frees_zone and not _leaves_zone(d, cards, player, least, receiver, zone, must_check):
        return False
    one_of_used = False
    for card in d.choosing.must_select:
        if card in cards:
            del cards[card]
        elif not one_of_used and card in found.one_of:
            one_of_used = True
        else:
            return False
    count = len(cards)
    if found.one_of and not one_of_used:
        count += 1
    return count >= least


def _leaves_zone(
    d: DuelState, cards: dict[Card, None], player: int, least: int, receiver: int, zone: int, must_check: Card | None
) -> bool:
    zone &= 0x1F & forced_zones(d, must_check, player, LOCATION_MZONE, receiver, LOCATION_REASON_TOFIELD)
    if open_zones(d, must_check, player, LOCATION_MZONE, receiver, LOCATION_REASON_TOFIELD, zone)[0] >= least:
        return True
    return any(card.location == LOCATION_MZONE and card.controller == player and zone >> card.sequence & 1 for card in cards)


def tributable_for_summon(
    target: Card, group: Group | None = None, any_opposing: bool = False, releasable: int = ANY_TRIBUTE, position: int = POS_FACEUP_ATTACK
) -> Releasable:
    """What can be Tributed for the Tribute Summon of `target` in a position; only from `group`, if there is one.

    `releasable` has a bit for every monster zone allowed, the opponent's from bit 16. Sets tribute_worth to the Tributes a card counts for.
    """
    d = target.d
    player = target.controller
    found = Releasable(d)
    if player == PLAYER_NONE:  # nobody can Summon a card that is in no place
        return found
    added = _added_tributes(d, target, position)
    allowed = None if group is None else frozenset(group.cards)
    for side, shift in ((player, 0), (1 - player, 16)):
        for card in d.players[side].mzone:
            if card is None or not releasable >> card.sequence + shift & 1 or (allowed is not None and card not in allowed):
                continue
            if not releasable_by_summon(card, player, target):
                continue
            usable = found.cards if side == player else _list_for_opposing(found, card, any_opposing or card in added)
            if usable is found.one_of:
                card.tribute_worth = _tribute_worth(card, target)
                usable.append(card)
            elif usable is not None:
                _take_for_summon(found, usable, card, target)
    for card in added:
        if card.location != LOCATION_MZONE and releasable_by_summon(card, player, target):
            _take_for_summon(found, found.cards, card, target)
    return found.finish(max([0, *(card.tribute_worth for card in found.one_of)]))


def _list_for_opposing(found: Releasable, card: Card, as_own: bool) -> list[Card] | None:
    """As which kind of Tribute the opponent's monster can be used; None if it cannot be used."""
    if affecting(card, EFFECT_EXTRA_RELEASE) is not None:
        return found.extra
    if as_own:
        return found.cards
    lending = affecting(card, EFFECT_EXTRA_RELEASE_SUM)
    return None if lending is None or _used_up(lending) else found.one_of


def _added_tributes(d: DuelState, target: Card, position: int) -> list[Card]:
    added: list[Card] = []
    for e in effects_on(target, EFFECT_ADD_EXTRA_TRIBUTE):
        if value(e) & position:
            added += cards_in_reach(d, e)
    return in_card_order(added)


def _take_for_summon(found: Releasable, cards: list[Card], card: Card, target: Card) -> None:
    cards.append(card)
    card.tribute_worth = _tribute_worth(card, target)
    found.count += card.tribute_worth


def _tribute_worth(card: Card, target: Card) -> int:
    if affecting_for(card, EFFECT_TRIPLE_TRIBUTE, target):
        return 3
    return 2 if affecting_for(card, EFFECT_DOUBLE_TRIBUTE, target) else 1


def check_tribute(
    card: Card, least: int, most: int, group: Group | None, receiver: int, zone: int = 0x1F, releasable: int = ANY_TRIBUTE,
    position: int = POS_FACEUP_ATTACK,
) -> bool:  # fmt: skip
    """Whether `card` can be Tribute Summoned to that player's field: `least` to `most` Tributes are possible, and free a zone if needed."""
    player = card.controller
    found = tributable_for_summon(card, group, receiver == 1 - player, releasable, position)
    most = min(most, found.count)
    return least <= most and _frees_zone(card, found, least, most, receiver, zone)


def _frees_zone(card: Card, found: Releasable, least: int, most: int, receiver: int, zone: int) -> bool:
    """Whether a zone is free for the monster, or Tributes from that player's field can free one, and enough of them leave it."""
    d, player = card.d, card.controller
    zone &= 0x1F & forced_zones(d, card, receiver, LOCATION_MZONE, player, LOCATION_REASON_TOFIELD)
    free, _ = zones_to_field(d, card, receiver, LOCATION_MZONE, player, LOCATION_REASON_TOFIELD, zone)
    first = len(found.extra)  # monsters that have to be used before others
    tributes = [] if most <= 0 else found.extra if first and first >= least else found.cards
    leaving = [tribute for tribute in tributes if tribute.controller == receiver and tribute.location == LOCATION_MZONE]
    if free <= 0 and not any(zone >> tribute.sequence & 1 for tribute in leaving):
        return False
    must_leave = 1 - mzone_limit(d, receiver, player, LOCATION_REASON_TOFIELD)
    return must_leave <= 0 or must_leave <= min(len(leaving), most - first)


def get_ritual_material(d: DuelState, player: int, e: Effect | None, operation_depth: bool) -> list[Card]:
    """What the player can use for a Ritual Summon by `e`: what can be Tributed, and what effects add; by card number."""
    p = d.players[player]
    field = [card for card in p.mzone if card is not None]
    opposing = [card for card in d.players[1 - player].mzone if card is not None]
    attached = [card for host in field for card in host.materials_attached]
    return in_card_order([
        *(card for card in p.hand if card.printed.type & TYPE_MONSTER and releasable_by_nonsummon(card, player, REASON_EFFECT)),
        *(card for card in field if _ritual_tribute(card, player, e, operation_depth)),
        *(card for card in opposing if _lent_for_ritual(card) and _ritual_tribute(card, player, e, operation_depth)),
        *(card for card in attached if _adds_itself_to_ritual(card)),
        *(card for card in (*p.deck, *p.extra) if _adds_itself_to_ritual(card) and (not operation_depth or get_level(card) > 0)),
        *(card for card in p.grave if _ritual_from_grave(card, player)),
    ])  # fmt: skip


def _adds_itself_to_ritual(card: Card) -> bool:
    """Whether an effect lets the card be used from where nothing can be Tributed."""
    return affecting(card, EFFECT_EXTRA_RITUAL_MATERIAL) is not None


def _lent_for_ritual(card: Card) -> bool:
    return bool(card.position & POS_FACEUP) and affecting(card, EFFECT_EXTRA_RELEASE) is not None


def _ritual_tribute(card: Card, player: int, e: Effect | None, operation_depth: bool) -> bool:
    return (
        (not operation_depth or get_level(card) > 0)
        and unaffected_by(card, e) is None
        and releasable_by_effect(card, player, e)
        and releasable_by_nonsummon(card, player, REASON_EFFECT)
    )


def _ritual_from_grave(card: Card, player: int) -> bool:
    return bool(card.printed.type & TYPE_MONSTER) and _adds_itself_to_ritual(card) and removable(card, player, POS_FACEUP, REASON_EFFECT)
