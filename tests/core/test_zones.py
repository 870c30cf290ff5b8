"""Cards move between zones and piles."""

from field_table import make_card_with_script, new_duel, put

from solemn.core.moves.zone_changes import add_card, change_place, remove_card, reverse_deck, swap_cards
from solemn.core.state.field_zones import field_card, is_at
from solemn.core.timing.shuffling import shuffle
from solemn.spec.constants import (
    LOCATION_DECK,
    LOCATION_EMZONE,
    LOCATION_EXTRA,
    LOCATION_FZONE,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MMZONE,
    LOCATION_MZONE,
    LOCATION_PZONE,
    LOCATION_STZONE,
    LOCATION_SZONE,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP,
    POS_FACEUP_DEFENSE,
    TYPE_FUSION,
    TYPE_MONSTER,
    TYPE_PENDULUM,
    TYPE_SPELL,
)


def public(d):
    """The rows of the log that hold no objects."""
    return [row for row in d.log if not row[0].startswith(".")]


def test_a_card_takes_its_zone_and_leaves_it():
    d = new_duel()
    card = put(d, 0, LOCATION_MZONE, 2)
    assert field_card(d, 0, LOCATION_MZONE, 2) is card
    assert d.players[0].used_zones == 1 << 2
    assert card.field_id == card.field_id_r == 1
    remove_card(d, card)
    assert field_card(d, 0, LOCATION_MZONE, 2) is None
    assert d.players[0].used_zones == 0
    assert (card.previous.location, card.previous.sequence, card.location) == (LOCATION_MZONE, 2, 0)


def test_a_taken_zone_stays_taken():
    d = new_duel()
    put(d, 0, LOCATION_MZONE, 2)
    other = make_card_with_script(d)
    add_card(d, 0, other, LOCATION_MZONE, 2)
    assert other.location == 0


def test_deck_top_bottom_and_shuffled_in():
    d = new_duel()
    first, second, third = (put(d, 0, LOCATION_DECK, where) for where in (0, 0, 1))
    assert d.players[0].deck == [third, first, second]
    assert [card.sequence for card in d.players[0].deck] == [0, 1, 2]
    assert not d.pending.shuffle_decks[0]
    put(d, 0, LOCATION_DECK, 2)
    assert d.pending.shuffle_decks[0]
    reverse_deck(d, 0)
    assert d.players[0].deck[1:] == [second, first, third]


def test_moving_a_deck_card_to_the_top_is_logged():
    d = new_duel()
    first, second = put(d, 0, LOCATION_DECK), put(d, 0, LOCATION_DECK)
    assert change_place(d, 0, first, LOCATION_DECK, 0)
    assert d.players[0].deck == [second, first]
    position = first.position
    assert public(d) == [("move", first.printed.code, (0, LOCATION_DECK, 0, position), (0, LOCATION_DECK, 1, position), 0)]


def test_moving_on_the_field():
    d = new_duel()
    card = put(d, 0, LOCATION_MZONE, 0)
    number = card.field_id
    assert not change_place(d, 0, card, LOCATION_MZONE, 0)
    assert change_place(d, 0, card, LOCATION_MZONE, 3)
    assert card.field_id == number
    assert d.players[0].used_zones == 1 << 3
    assert change_place(d, 1, card, LOCATION_MZONE, 1)  # control changes: a new field id, nothing for the log
    assert card.field_id == number + 1
    assert (card.controller, card.previous.controller, len(public(d))) == (1, 0, 1)
    assert (d.players[0].used_zones, d.players[1].used_zones) == (0, 2)


def test_extra_deck_monsters_return_to_the_extra_deck():
    d = new_duel()
    fusion = put(d, 0, LOCATION_MZONE, 0, TYPE_MONSTER | TYPE_FUSION)
    assert change_place(d, 0, fusion, LOCATION_HAND, 0)
    assert fusion.location == LOCATION_EXTRA
    assert fusion.send_position == POS_FACEDOWN_DEFENSE


def test_pendulum_monsters_go_face_up_to_the_extra_deck_from_the_field_only():
    d = new_duel()
    pendulum = put(d, 0, LOCATION_MZONE, 0, TYPE_MONSTER | TYPE_PENDULUM)
    assert change_place(d, 0, pendulum, LOCATION_GRAVE, 0)
    assert (pendulum.location, pendulum.send_position) == (LOCATION_EXTRA, POS_FACEUP_DEFENSE)
    assert d.players[0].face_up_pendulums == 1
    fusion = put(d, 0, LOCATION_EXTRA, 0, TYPE_MONSTER | TYPE_FUSION)
    assert d.players[0].extra == [fusion, pendulum]
    discarded = put(d, 0, LOCATION_HAND, 0, TYPE_MONSTER | TYPE_PENDULUM)
    assert change_place(d, 0, discarded, LOCATION_GRAVE, 0)
    assert discarded.location == LOCATION_GRAVE


def test_leaving_during_a_chain_is_noted():
    d = new_duel()
    card = put(d, 0, LOCATION_HAND)
    change_place(d, 0, card, LOCATION_GRAVE, 0)
    assert not d.pending.sent_just_now
    d.chain.append(None)  # type: ignore[arg-type]
    change_place(d, 0, card, LOCATION_DECK, 0)
    assert list(d.pending.sent_just_now) == [card]


def test_swapping_control():
    d = new_duel()
    mine, yours = put(d, 0, LOCATION_MZONE, 1), put(d, 1, LOCATION_MZONE, 4)
    swap_cards(d, mine, yours)
    assert (mine.controller, mine.sequence, yours.controller, yours.sequence) == (1, 4, 0, 1)
    assert field_card(d, 1, LOCATION_MZONE, 4) is mine
    assert field_card(d, 0, LOCATION_MZONE, 1) is yours
    assert d.log == []


def test_swapping_control_into_another_zone_is_two_moves():
    d = new_duel()
    mine, yours = put(d, 0, LOCATION_MZONE, 1), put(d, 1, LOCATION_MZONE, 4)
    swap_cards(d, mine, yours, 1, 0)
    assert (mine.sequence, yours.sequence) == (0, 1)
    assert [row[1] for row in public(d)] == [mine.printed.code, yours.printed.code]
    assert (d.players[0].used_zones, d.players[1].used_zones) == (2, 1)


def test_shuffling():
    d = new_duel()
    cards = [put(d, 0, LOCATION_DECK) for _ in range(20)]
    shuffle(d, 0, LOCATION_DECK)
    deck = d.players[0].deck
    assert deck != cards
    assert sorted(card.id for card in deck) == [card.id for card in cards]
    assert [card.sequence for card in deck] == list(range(20))
    assert [row[0] for row in d.log] == [".mixed", "shuffle_deck"]


def test_a_hand_that_is_face_up_is_not_shuffled():
    d = new_duel()
    for _ in range(3):
        put(d, 0, LOCATION_HAND).position = POS_FACEUP
    state = d.rng_state
    shuffle(d, 0, LOCATION_HAND)
    assert (d.rng_state, d.log, d.pending.shuffle_hands[0]) == (state, [], False)


def test_kinds_of_zones():
    d = new_duel()
    main, extra = put(d, 0, LOCATION_MZONE, 0), put(d, 0, LOCATION_MZONE, 5)
    field, scale = put(d, 0, LOCATION_SZONE, 5, TYPE_SPELL), put(d, 0, LOCATION_SZONE, 4, TYPE_SPELL)
    scale.pzone = True
    assert is_at(main, LOCATION_MMZONE) and not is_at(main, LOCATION_EMZONE)
    assert is_at(extra, LOCATION_EMZONE) and not is_at(extra, LOCATION_MMZONE)
    assert is_at(field, LOCATION_FZONE) and not is_at(field, LOCATION_STZONE)
    assert is_at(scale, LOCATION_PZONE) and is_at(scale, LOCATION_STZONE)
    assert field_card(d, 0, LOCATION_PZONE, 1) is scale
    assert field_card(d, 0, LOCATION_EMZONE, 0) is extra
    assert field_card(d, 0, LOCATION_FZONE, 0) is field
