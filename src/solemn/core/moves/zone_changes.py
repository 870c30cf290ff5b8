"""Putting cards in zones and piles and taking them out, and what changes at once: their numbers, former place, standing effects.

Nothing here asks whether a move is allowed or raises events; the operations do that.
"""

from typing import Final

from solemn.core.card.kinds import starts_in_extra_deck
from solemn.core.effects.effect import handler_of
from solemn.core.effects.queries import affecting
from solemn.core.lifetimes.card_marks import mark_card
from solemn.core.lifetimes.player_marks import whole_turns
from solemn.core.lifetimes.registration import start_watching, stop_watching
from solemn.core.lifetimes.resetting import rightful_controller, set_working
from solemn.core.permissions.capabilities import can_send_to_extra
from solemn.core.permissions.uniqueness import kept_from_field_by
from solemn.core.state.data import Card, DuelState, Player, former
from solemn.core.state.field_zones import is_zone_free, number_in_order, pile
from solemn.core.state.log import emit_move, place_of
from solemn.spec.constants import (
    EFFECT_PUBLIC,
    EFFECT_REMOVE_BRAINWASHING,
    EFFECT_SET_CONTROL,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_SZONE,
    PLAYER_NONE,
    POS_FACEDOWN,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP,
    POS_FACEUP_DEFENSE,
    REASON_DRAW,
    RESET_EVENT,
    RESET_PHASE,
    STATUS_ACTIVATE_DISABLED,
    STATUS_SUMMON_DISABLED,
    TYPE_FUSION,
    TYPE_PENDULUM,
)

_CONTROL_RESETS: Final = RESET_EVENT | 0xC6C0000
_NEGATED_IN: Final = {LOCATION_MZONE: STATUS_SUMMON_DISABLED, LOCATION_SZONE: STATUS_ACTIVATE_DISABLED}
_NEVER_UNIQUE: Final = 0xFFFFFFFF


def add_card(d: DuelState, player: int, card: Card, location: int, sequence: int, pzone: bool = False) -> None:
    """Put a card that is in no place in one. Extra Deck monsters end up in the Extra Deck instead of in the hand or Deck."""
    if card.location or not is_zone_free(d, player, location, sequence):
        return
    location = _redirected(card, location)
    card.controller, card.location, card.turn_id = player, location, d.turn
    _put(d, card, location, sequence)
    _occupy(d.players[player], location, sequence)
    card.pzone = pzone
    start_watching(card)
    _renumber(d, card)
    card.field_id_r = card.field_id
    _note_uniqueness(d, card)


def _belongs_in_extra_deck(card: Card) -> bool:
    # a Fusion Spell may start there
    return bool(card.printed.type & TYPE_FUSION) or starts_in_extra_deck(card)


def _fits_in_extra_deck(card: Card) -> bool:
    face_up_pendulum = card.printed.type & TYPE_PENDULUM and card.send_position & POS_FACEUP
    return bool(face_up_pendulum) or _belongs_in_extra_deck(card)


def _redirected(card: Card, location: int) -> int:
    """An Extra Deck card goes to the Extra Deck instead of to the hand or Deck, any other card to the Deck instead of the Extra Deck."""
    if location == LOCATION_EXTRA:
        fits = _fits_in_extra_deck(card)
    else:
        fits = not location & (LOCATION_HAND | LOCATION_DECK) or not _belongs_in_extra_deck(card)
    if fits:
        return location
    card.send_position = POS_FACEDOWN_DEFENSE
    return LOCATION_DECK if location == LOCATION_EXTRA else LOCATION_EXTRA


def _row(p: Player, location: int) -> list[Card | None] | None:
    """The zones that a location on the field names."""
    if location == LOCATION_MZONE:
        return p.mzone
    return p.szone if location == LOCATION_SZONE else None


def _zone_bit(location: int, sequence: int) -> int:
    return (1 if location == LOCATION_MZONE else 0x100) << sequence


def _put(d: DuelState, card: Card, location: int, sequence: int) -> None:
    p = d.players[card.controller]
    row = _row(p, location)
    if row is not None:
        row[sequence] = card
        card.sequence = sequence
    elif location == LOCATION_EXTRA:
        _put_in_extra_deck(p, card)
    elif location == LOCATION_DECK:
        _put_in_deck(d, card, sequence)
        card.send_position = POS_FACEDOWN
    elif (cards := pile(p, location)) is not None:
        _append(cards, card)
        if location == LOCATION_HAND:
            _come_to_hand(d, card)


def _append(cards: list[Card], card: Card) -> None:
    card.sequence = len(cards)
    cards.append(card)


def _put_in_deck(d: DuelState, card: Card, sequence: int) -> None:
    """Sequence 0 is the top, 1 the bottom; 2 or more means "shuffled in"."""
    deck = d.players[card.controller].deck
    if sequence == 1:
        deck.insert(0, card)
        number_in_order(deck)
        return
    _append(deck, card)
    if sequence and not d.pending.no_shuffling:
        d.pending.shuffle_decks[card.controller] = True


def _put_in_extra_deck(p: Player, card: Card) -> None:
    """Put the card in the Extra Deck; face-up Pendulum Monsters lie above all others."""
    face_up = bool(card.printed.type & TYPE_PENDULUM and card.send_position & POS_FACEUP)
    if face_up:
        p.extra.append(card)
        p.face_up_pendulums += 1
    else:
        p.extra.insert(len(p.extra) - p.face_up_pendulums, card)
    number_in_order(p.extra)


def _note_uniqueness(d: DuelState, card: Card) -> None:
    if kept_from_field_by(d, card, card.controller, card.location):
        card.unique_field_id = _NEVER_UNIQUE


def _come_to_hand(d: DuelState, card: Card) -> None:
    card.send_position = POS_FACEUP if affecting(card, EFFECT_PUBLIC) else POS_FACEDOWN
    if not d.pending.no_shuffling and not card.reason & REASON_DRAW:
        d.pending.shuffle_hands[card.controller] = True


def _occupy(p: Player, location: int, sequence: int) -> None:
    if location & LOCATION_ONFIELD:
        p.used_zones |= _zone_bit(location, sequence)


def _vacate(p: Player, location: int, sequence: int) -> None:
    row = _row(p, location)
    if row is not None:
        row[sequence] = None
        p.used_zones &= ~_zone_bit(location, sequence)


def remove_card(d: DuelState, card: Card) -> None:
    """Take a card from where it is, so that it is in no place."""
    if card.controller == PLAYER_NONE or not card.location:
        return
    p = d.players[card.controller]
    row = _row(p, card.location)
    if row is None:
        _leave_pile(d, p, card)
        stop_watching(card)
    else:
        row[card.sequence] = None  # the zone counts as used until the card's standing effects have ended
        stop_watching(card)
        _vacate(p, card.location, card.sequence)
    note_former_place(d, card)
    card.controller = PLAYER_NONE
    card.location = 0
    card.sequence = 0


def _leave_pile(d: DuelState, p: Player, card: Card) -> None:
    cards = pile(p, card.location)
    if cards is None:
        return
    if cards is p.extra and card.sequence >= len(cards) - p.face_up_pendulums:  # whatever position a script has given it meanwhile
        p.face_up_pendulums -= 1
    del cards[card.sequence]
    number_in_order(cards)
    if cards is p.deck and not d.pending.no_shuffling:
        d.pending.shuffle_decks[card.controller] = True


def move_top_of_deck(d: DuelState, card: Card, player: int, location: int) -> None:
    """Move the top card of a Deck to a pile of the player; the Deck need not be shuffled for that."""
    set_working(card, False)
    stop_watching(card)
    d.players[card.controller].deck.pop()
    note_former_place(d, card)
    card.controller = PLAYER_NONE
    card.location = 0
    add_card(d, player, card, location, 0)
    set_working(card, True)


def note_former_place(d: DuelState, card: Card) -> None:
    """Remember where the card is now as its former place."""
    if d.chain:
        d.pending.sent_just_now[card] = None
    _note_place(card)


def _note_place(card: Card) -> None:
    previous = former(card)
    previous.controller, previous.location, previous.sequence = card.controller, card.location, card.sequence
    previous.position, previous.pzone = card.position, card.pzone


def change_place(d: DuelState, player: int, card: Card, location: int, sequence: int, pzone: bool = False) -> bool:
    """Move a card to a place; False if that place is taken or the card is there already.

    Extra Deck monsters go to the Extra Deck instead of to the hand or Deck, Pendulum Monsters on the field instead of to the GY.
    """
    if not is_zone_free(d, player, location, sequence):
        return False
    if location & (LOCATION_HAND | LOCATION_DECK) and starts_in_extra_deck(card):
        location = LOCATION_EXTRA
        card.send_position = POS_FACEDOWN_DEFENSE
    if card.location == location and card.pzone == pzone and _stays_in_place(card, player, location):
        return _move_within(d, player, card, location, sequence)
    if location == LOCATION_GRAVE and _goes_to_extra_deck_instead(card, player):
        location = LOCATION_EXTRA
        card.send_position = POS_FACEUP_DEFENSE
    remove_card(d, card)
    add_card(d, player, card, location, sequence, pzone)
    return True


def _stays_in_place(card: Card, player: int, location: int) -> bool:
    """Whether a move within one kind of place is no real move; from one player's hand or Deck to the other's it is."""
    return location not in (0, LOCATION_HAND, LOCATION_DECK) or (location != 0 and card.controller == player)


def _move_within(d: DuelState, player: int, card: Card, location: int, sequence: int) -> bool:
    """Move the card within its row or pile; the order of the hand does not matter."""
    if location & LOCATION_ONFIELD:
        return _move_between_zones(d, player, card, location, sequence)
    if location == LOCATION_DECK:
        _move_within_deck(d, card, sequence)
    return location == LOCATION_DECK or (location != LOCATION_HAND and _move_to_top(d, card, location))


def _goes_to_extra_deck_instead(card: Card, player: int) -> bool:
    """A Pendulum Monster on the field does, unless its Summon or activation was negated: then it was never on the field."""
    negated = _NEGATED_IN.get(card.location)
    if negated is None or card.status & negated or not card.printed.type & TYPE_PENDULUM:
        return False
    return can_send_to_extra(card, player)


def _move_within_deck(d: DuelState, card: Card, sequence: int) -> None:
    before = place_of(card)
    deck = d.players[card.controller].deck
    del deck[card.sequence]
    _put_in_deck(d, card, sequence)
    number_in_order(deck)
    former(card).controller = card.controller
    emit_move(d, card, before, place_of(card), card.reason, card.printed.code)


def _move_to_top(d: DuelState, card: Card, location: int) -> bool:
    """Within a Graveyard, the banished cards or an Extra Deck a card can only become the last one."""
    cards = pile(d.players[card.controller], location)
    if cards is None or (location != LOCATION_EXTRA and card.sequence == len(cards) - 1):
        return False
    before = place_of(card)
    del cards[card.sequence]
    cards.append(card)
    number_in_order(cards)
    emit_move(d, card, before, place_of(card), card.reason, card.printed.code)
    return True


def _move_between_zones(d: DuelState, player: int, card: Card, location: int, sequence: int) -> bool:
    if player == card.controller and sequence == card.sequence:
        return False
    row = _row(d.players[player], location)
    if row is None or sequence >= len(row) or row[sequence] is not None:
        return False
    before = place_of(card)
    note_former_place(d, card)
    _vacate(d.players[card.controller], location, card.sequence)
    row[sequence] = card
    _occupy(d.players[player], location, sequence)
    card.controller = player
    card.sequence = sequence
    if before[0] == player:
        emit_move(d, card, before, place_of(card), card.reason, card.printed.code)
    else:
        _renumber(d, card)
        _note_uniqueness(d, card)
    return True


def _renumber(d: DuelState, card: Card) -> None:
    card.field_id = d.field_id
    d.field_id += 1


def swap_cards(d: DuelState, card1: Card, card2: Card, sequence1: int | None = None, sequence2: int | None = None) -> None:
    """Let two monsters, or two cards in Spell & Trap Zones, trade places.

    card2 goes to zone `sequence1` of the row of card1, card1 to zone `sequence2` of the row of card2; without a sequence the card
    takes exactly the other's zone. Nothing happens if one of the zones is taken.
    """
    goal1 = _Goal(card1, card2, sequence2)
    goal2 = _Goal(card2, card1, sequence1)
    if not (goal1.is_open(d) and goal2.is_open(d)):
        return
    if card1.controller == card2.controller and (goal1.sequence == card1.sequence or goal2.sequence == card2.sequence):
        return
    _swap_in_row(d, goal1, goal2)
    if goal1.is_elsewhere or goal2.is_elsewhere:
        for goal in (goal2, goal1) if goal2.is_elsewhere else (goal1, goal2):
            emit_move(d, goal.card, goal.before, place_of(goal.card), 0, goal.card.printed.code)


class _Goal:
    """Where a card goes that trades places with another."""

    __slots__ = ("before", "card", "is_elsewhere", "location", "player", "sequence")

    def __init__(self, card: Card, other: Card, sequence: int | None) -> None:
        self.card = card
        self.before = place_of(card)
        self.player, self.location = other.controller, other.location
        self.sequence = other.sequence if sequence is None else sequence
        self.is_elsewhere = self.sequence != other.sequence  # in the other's row, but not in its very zone

    def is_open(self, d: DuelState) -> bool:
        """Whether the card can go there: the other card leaves that very zone, or the zone is free."""
        return not self.is_elsewhere or is_zone_free(d, self.player, self.location, self.sequence)


def _swap_in_row(d: DuelState, *goals: _Goal) -> None:
    changes_side = goals[0].player != goals[0].card.controller
    left = [(goal.card.controller, goal.card.sequence) for goal in goals]
    for goal in goals:
        _note_place(goal.card)
        goal.card.controller, goal.card.sequence = goal.player, goal.sequence
    if changes_side:
        for goal in goals:
            _renumber(d, goal.card)
        for goal in goals:  # looks at the rows as they were
            _note_uniqueness(d, goal.card)
    for player, sequence in left:
        _vacate(d.players[player], goals[0].location, sequence)
    for goal in goals:
        _put(d, goal.card, goal.location, goal.sequence)
        _occupy(d.players[goal.player], goal.location, goal.sequence)


def _reverts(d: DuelState, card: Card) -> bool:
    """Whether an effect returns the control of all monsters to their owners, this one included."""
    return d.pending.control_returns and affecting(card, EFFECT_REMOVE_BRAINWASHING) is not None


def give_control(d: DuelState, card: Card, player: int, reset_phase: int, lasts_for: int) -> None:
    """Give control of a card to a player: for good, or until the phases in `reset_phase` have ended `lasts_for` times.

    The phases of both players' turns count unless `reset_phase` says whose. Nothing happens if the player has control already.
    """
    if _reverts(d, card) or rightful_controller(card)[0] == player:
        return
    until = whole_turns(_CONTROL_RESETS | RESET_PHASE | reset_phase) if lasts_for else _CONTROL_RESETS
    giver = card if d.reason_effect is None else handler_of(d.reason_effect)
    mark_card(card, EFFECT_SET_CONTROL, player, until, owner=giver, lasts_for=lasts_for)
    card.controller = player


def renumber(d: DuelState, player: int, location: int) -> None:
    """Number the cards of a Deck, hand, Graveyard, Extra Deck or of the banished cards by their places."""
    cards = pile(d.players[player], location)
    if cards is not None:
        number_in_order(cards)


def reverse_deck(d: DuelState, player: int) -> None:
    """Turn a Deck upside down."""
    deck = d.players[player].deck
    deck.reverse()
    number_in_order(deck)
