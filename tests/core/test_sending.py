"""Cards are destroyed, sent, Tributed, discarded, placed and turned."""

from field_table import make_card_with_script, new_duel, put

from solemn.core.effects.effect import fresh_effect
from solemn.core.lifetimes.attaching import attach_equip, attach_material
from solemn.core.lifetimes.registration import register_on
from solemn.core.moves.destroying import destroy, destroy_marked
from solemn.core.moves.discarding import discard_deck, discard_hand, sort_deck
from solemn.core.moves.pending_moves import destroy_later
from solemn.core.moves.placing import move_to_field
from solemn.core.moves.positions import change_position
from solemn.core.moves.releasing import release, use_as_ritual_material
from solemn.core.moves.selecting import choose_from_tributable, select_release
from solemn.core.moves.sending import send_cards, send_marked
from solemn.core.permissions.capabilities import why_not_remove
from solemn.core.permissions.redirects import redirected_from_field, who_redirects
from solemn.core.state.data import HigherRules
from solemn.core.state.deferred import later, settle
from solemn.core.state.reasons import KIND
from solemn.core.summons.normal_summons import flip_summon
from solemn.spec.constants import (
    EFFECT_CANNOT_REMOVE,
    EFFECT_CANNOT_TO_GRAVE,
    EFFECT_DESTROY_REPLACE,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_INDESTRUCTABLE,
    EFFECT_INDESTRUCTABLE_COUNT,
    EFFECT_LEAVE_FIELD_REDIRECT,
    EFFECT_TO_GRAVE_REDIRECT,
    EFFECT_TYPE_ACTIONS,
    EFFECT_TYPE_CONTINUOUS,
    EFFECT_TYPE_EQUIP,
    EFFECT_TYPE_SINGLE,
    EVENT_DESTROYED,
    EVENT_LEAVE_FIELD,
    EVENT_TO_GRAVE,
    LOCATION_DECK,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_REMOVED,
    LOCATION_SZONE,
    PLAYER_NONE,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
    POS_FACEUP_DEFENSE,
    REASON_COST,
    REASON_DESTROY,
    REASON_EFFECT,
    REASON_RELEASE,
    STATUS_DESTROY_CONFIRMED,
    TYPE_EQUIP,
    TYPE_MONSTER,
    TYPE_PENDULUM,
    TYPE_SPELL,
    TYPE_TOKEN,
)


def duel(*answers):
    d = new_duel()
    d.rules = HigherRules(destroy_marked=destroy_marked, send_marked=send_marked, put_right=settle)
    left = list(answers)
    d.asker = lambda decision: left.pop(0)
    return d


def single(card, code, value=1, kind=EFFECT_TYPE_SINGLE):
    e = fresh_effect(card.d)
    e.owner, e.type, e.code, e.value = card, kind, code, value
    register_on(card, e)
    return e


def destroy_by_effect(d, *cards):
    return destroy(d, cards, None, REASON_EFFECT, 1)


def codes(d):
    return [event.code for event in d.events.instant]


def moves(d):
    return [row for row in d.log if row[0] == "move"]


def test_a_destroyed_monster_goes_to_its_owners_graveyard():
    d = duel()
    card = put(d, 0, LOCATION_MZONE, 1)
    assert destroy_by_effect(d, card) == 1
    assert d.players[0].grave == [card] and d.operated == [card]
    assert card.reason == REASON_EFFECT | REASON_DESTROY and not card.status & STATUS_DESTROY_CONFIRMED
    assert moves(d) == [("move", card.printed.code, (0, 4, 1, 1), (0, 0x10, 0, POS_FACEUP), card.reason)]
    events = codes(d)
    assert events.index(EVENT_LEAVE_FIELD) < events.index(EVENT_TO_GRAVE) < events.index(EVENT_DESTROYED)


def test_what_cannot_be_destroyed_stays_as_it_was():
    d = duel()
    card = put(d, 0, LOCATION_MZONE)
    card.reason = 7
    shield = single(card, EFFECT_INDESTRUCTABLE)
    assert destroy_by_effect(d, card) == 0
    assert card.location == LOCATION_MZONE and card.reason == 7 and not card.status & STATUS_DESTROY_CONFIRMED
    assert (".protected", card, shield, None) in d.log


def test_a_protection_for_a_number_of_times_is_used_up():
    d = duel()
    card = put(d, 0, LOCATION_MZONE)
    shield = single(card, EFFECT_INDESTRUCTABLE_COUNT)
    shield.flag |= EFFECT_FLAG_COUNT_LIMIT
    shield.count_limit = shield.count_max = 1
    assert destroy_by_effect(d, card) == 0 and shield.count_limit == 0
    assert destroy_by_effect(d, card) == 1


def test_an_own_effect_replaces_destruction():
    d = duel()
    card = put(d, 0, LOCATION_MZONE)
    done = []
    e = single(card, EFFECT_DESTROY_REPLACE, 0, EFFECT_TYPE_SINGLE | EFFECT_TYPE_CONTINUOUS | EFFECT_TYPE_ACTIONS)
    e.target = lambda e, tp, eg, ep, ev, re, r, rp, chk=0, *_: True
    e.operation = lambda e, tp, eg, ep, ev, re, r, rp, *_: done.append(r)
    assert destroy_by_effect(d, card) == 0
    assert card.location == LOCATION_MZONE and done == [REASON_EFFECT] and not d.pending.not_destroyed
    assert not card.status & STATUS_DESTROY_CONFIRMED and not d.events.continuous and not d.events.solving


def test_equips_and_materials_go_with_their_monster():
    d = duel()
    monster, material = put(d, 0, LOCATION_MZONE), make_card_with_script(d)
    equip = put(d, 0, LOCATION_SZONE, kind=TYPE_SPELL | TYPE_EQUIP)
    attach_equip(equip, monster)
    attach_material(monster, material)
    destroy_by_effect(d, monster)
    assert [c.location for c in (monster, equip, material)] == [LOCATION_GRAVE] * 3
    assert material.previous.controller == 0
    assert [row[0] for row in d.log[-4:]] == [".moved", "move", ".moved", "move"]


def test_tokens_are_gone_and_pendulums_go_to_the_extra_deck():
    d = duel()
    token = put(d, 0, LOCATION_MZONE, 0, TYPE_MONSTER | TYPE_TOKEN)
    pendulum = put(d, 0, LOCATION_MZONE, 1, TYPE_MONSTER | TYPE_PENDULUM)
    assert destroy_by_effect(d, token, pendulum) == 2
    assert token.location == 0 and moves(d)[0][3] == (0, 0, 0, 0)
    assert d.players[0].extra == [pendulum] and pendulum.position == POS_FACEUP_DEFENSE


def test_destruction_left_for_the_end_of_a_step_comes_in_order():
    d = duel()
    card = put(d, 0, LOCATION_MZONE)
    seen = []
    later(d, lambda d: seen.append(card.location))
    destroy_later(d, [card], None, REASON_EFFECT, PLAYER_NONE)
    later(d, lambda d: seen.append(card.location))
    assert card.status & STATUS_DESTROY_CONFIRMED and not seen
    settle(d)
    assert seen == [LOCATION_MZONE, LOCATION_GRAVE]


def test_sending_to_hand_deck_and_banishing():
    d = duel()
    a, b, c = (put(d, 0, LOCATION_MZONE, i) for i in range(3))
    assert send_cards(d, [a], None, REASON_EFFECT, 0, PLAYER_NONE, LOCATION_HAND, 0, 0) == 1
    assert send_cards(d, [b], None, REASON_EFFECT, 0, PLAYER_NONE, LOCATION_DECK, 1, 0) == 1
    assert send_cards(d, [c], None, REASON_EFFECT, 0, PLAYER_NONE, LOCATION_REMOVED, 0, POS_FACEDOWN_DEFENSE) == 1
    p = d.players[0]
    assert (p.hand, p.deck, p.banished) == ([a], [b], [c]) and c.position == POS_FACEDOWN_DEFENSE
    assert send_cards(d, [c], None, REASON_EFFECT, 0, PLAYER_NONE, LOCATION_REMOVED, 0, 0) == 0


def test_a_token_is_not_banished_face_down():
    d = duel()
    token, monster = put(d, 0, LOCATION_MZONE, 0, TYPE_MONSTER | TYPE_TOKEN), put(d, 0, LOCATION_MZONE, 1)
    assert (why_not_remove(token, 0), why_not_remove(token, 0, POS_FACEDOWN_DEFENSE)) == (None, KIND)
    assert why_not_remove(monster, 0, POS_FACEDOWN_DEFENSE) is None


def test_tributes():
    d = duel()
    card = put(d, 0, LOCATION_MZONE)
    assert release(d, [card], None, REASON_COST, 0) == 1
    assert card.reason == REASON_COST | REASON_RELEASE and card.location == LOCATION_GRAVE


def test_who_sends_a_card_elsewhere():
    """What redirects a card that leaves the field is asked of cards on the field alone; what redirects from the GY, of all."""
    d = duel()
    for place, redirects in ((LOCATION_MZONE, True), (LOCATION_HAND, False)):
        card = put(d, 0, place)
        leaving = single(card, EFFECT_LEAVE_FIELD_REDIRECT, LOCATION_REMOVED)
        assert who_redirects(card, LOCATION_GRAVE, REASON_COST) is (leaving if redirects else None)
        other = put(d, 0, place, 1)
        to_grave = single(other, EFFECT_TO_GRAVE_REDIRECT, LOCATION_REMOVED)
        assert who_redirects(other, LOCATION_GRAVE, REASON_COST) is to_grave
        assert who_redirects(other, LOCATION_DECK, REASON_COST) is None


def test_no_effect_redirects_a_card_to_where_it_cannot_go():
    d = duel()
    card, other = put(d, 0, LOCATION_MZONE), put(d, 0, LOCATION_MZONE, 1)
    for leaving in (card, other):
        single(leaving, EFFECT_LEAVE_FIELD_REDIRECT, LOCATION_REMOVED)
    single(other, EFFECT_CANNOT_REMOVE)
    single(card, EFFECT_CANNOT_TO_GRAVE)
    assert (redirected_from_field(card, REASON_EFFECT), redirected_from_field(other, REASON_EFFECT)) == (LOCATION_REMOVED, 0)


def test_only_a_set_monster_is_flip_summoned():
    d = duel()
    face_up, held = put(d, 0, LOCATION_MZONE), put(d, 0, LOCATION_HAND)
    held.position = POS_FACEDOWN_DEFENSE
    for card in (face_up, held):
        flip_summon(d, 0, card)
    assert d.log == [] and d.limits.flip_ones == [0, 0]


def test_ritual_materials_go_three_ways():
    d = duel()
    tributed, banished, sent = put(d, 0, LOCATION_HAND), put(d, 0, LOCATION_GRAVE), put(d, 0, LOCATION_DECK)
    d.reason_player = 0
    use_as_ritual_material(d, [tributed, banished, sent], False)
    assert tributed.reason & REASON_RELEASE and not sent.reason & REASON_RELEASE
    assert [c.location for c in (tributed, banished, sent)] == [LOCATION_GRAVE, LOCATION_REMOVED, LOCATION_GRAVE]


def test_milling_takes_the_top():
    d = duel()
    bottom, middle, top = (put(d, 0, LOCATION_DECK) for _ in range(3))
    assert discard_deck(d, 0, 2, REASON_COST) == 2
    assert d.players[0].grave == [top, middle] and d.players[0].deck == [bottom]
    assert discard_deck(d, 0, 5, REASON_COST) == 1


def test_discarding_and_sorting():
    d = duel([1], [1, 0])
    cards = [put(d, 0, LOCATION_HAND) for _ in range(2)]
    assert discard_hand(d, 0, list(cards), 1, 1, REASON_COST) == 1 and d.players[0].grave == [cards[1]]
    first, second = (put(d, 0, LOCATION_DECK) for _ in range(2))
    sort_deck(d, 0, 0, 2, False)
    assert d.players[0].deck == [second, first]


def test_placing_asks_for_a_zone():
    d = duel([[0, LOCATION_MZONE, 3]])
    card = put(d, 0, LOCATION_HAND)
    assert move_to_field(d, card, 0, 0, LOCATION_MZONE, POS_FACEUP_ATTACK, True)
    assert d.players[0].mzone[3] is card and moves(d)[0][2:4] == ((0, 2, 0, card.previous.position), (0, 4, 3, 1))
    assert not move_to_field(d, card, 0, 0, LOCATION_MZONE, POS_FACEUP_ATTACK)


def test_no_place_where_all_zones_are_taken():
    d = duel()
    for i in range(5):
        put(d, 0, LOCATION_MZONE, i)
    assert not move_to_field(d, put(d, 0, LOCATION_HAND), 0, 0, LOCATION_MZONE, POS_FACEUP_ATTACK)


def test_turning_face_down_and_up():
    d = duel()
    card = put(d, 0, LOCATION_MZONE)
    assert change_position(d, [card], None, 0, POS_FACEDOWN_DEFENSE, 0, 0, 0, 0) == 1
    assert card.position == POS_FACEDOWN_DEFENSE
    assert change_position(d, [card], None, 0, 0, 0, 0, POS_FACEUP_ATTACK, 0, True) == 1
    assert card.position == POS_FACEUP_ATTACK
    assert change_position(d, [card], None, 0, POS_FACEUP_ATTACK, 0, 0, 0, 0) == 0
    assert d.log[-1] == ("position", card.printed.code, 0, 4, 0, POS_FACEDOWN_DEFENSE, POS_FACEUP_ATTACK)


def test_tribute_choice_makes_room():
    d = duel(1, None)
    cards = [put(d, 0, LOCATION_MZONE, i) for i in range(5)]
    foreign = put(d, 1, LOCATION_MZONE)
    d.choosing.own_tributes, d.choosing.one_opposing_of = list(cards), [foreign]
    for card in [*cards, foreign]:
        card.tribute_worth = 1
    assert choose_from_tributable(d, make_card_with_script(d), 0, True, 1, 1, 0, 0x1F) == [cards[1]]


def test_release_choice_singly():
    d = duel(0, 0)
    a, b = put(d, 0, LOCATION_MZONE), put(d, 0, LOCATION_HAND)
    foreign = put(d, 1, LOCATION_MZONE)
    d.choosing.own_tributes, d.choosing.opposing_tributes = [a, b], [foreign]
    chosen = select_release(d, 0, False, 2, 2, False, None, 0, 0xFF)
    assert chosen is not None and foreign in chosen and len(chosen) == 2 and d.operated == chosen


def test_release_choice_at_once():
    d = duel([0])
    card = put(d, 0, LOCATION_MZONE)
    d.choosing.own_tributes = [card]
    assert select_release(d, 0, False, 1, 1, True, None, 0, 0xFF) == [card]


def test_equips_are_lost_by_turning_face_down():
    d = duel()
    monster = put(d, 0, LOCATION_MZONE)
    equip = put(d, 0, LOCATION_SZONE, kind=TYPE_SPELL | TYPE_EQUIP)
    single(equip, 100, kind=EFFECT_TYPE_EQUIP)
    attach_equip(equip, monster)
    change_position(d, [monster], None, 0, POS_FACEDOWN_DEFENSE, 0, 0, 0, 0)
    assert equip.location == LOCATION_GRAVE and equip.equip_target is None
