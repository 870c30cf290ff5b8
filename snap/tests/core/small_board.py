"""A duel with only the cards and effects that a test puts into it."""

from solemn.core.effects.effect import new_effect
from solemn.core.lifetimes.registration import add_effect
from solemn.core.state.data import Card, DuelState, Effect
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import (
    EFFECT_TYPE_FIELD,
    LOCATION_MZONE,
    LOCATION_SZONE,
    POS_FACEUP_ATTACK,
    STATUS_EFFECT_ENABLED,
    TYPE_EFFECT,
    TYPE_MONSTER,
)


def make_card(d: DuelState, player: int = 0, location: int = LOCATION_MZONE, kind: int = TYPE_MONSTER | TYPE_EFFECT) -> Card:
    number = len(d.cards) + 1
    card = Card(d, number, PrintedCard(100 + number, 0, (), kind, 4, 0, 0, 1000, 1000, 0, 0, 0), player)
    d.cards.append(card)
    card.controller, card.location, card.position, card.status = player, location, POS_FACEUP_ATTACK, STATUS_EFFECT_ENABLED
    zones = {LOCATION_MZONE: d.players[player].mzone, LOCATION_SZONE: d.players[player].szone}.get(location)
    if zones is not None:
        card.sequence = zones.index(None)
        zones[card.sequence] = card
    return card


def make_effect(card: Card, kind: int, code: int, flag: int = 0, value: object = 0) -> Effect:
    e = new_effect(card.d)
    e.owner, e.type, e.code, e.flag, e.value = card, kind, code, flag, value
    return e


def put(card: Card, kind: int, code: int, flag: int = 0, value: object = 0) -> Effect:
    e = make_effect(card, kind, code, flag, value)
    add_effect(card, e)
    return e


def aura(card: Card, code: int, mine: int = LOCATION_MZONE, theirs: int = 0, flag: int = 0) -> Effect:
    e = make_effect(card, EFFECT_TYPE_FIELD, code, flag)
    e.range, e.self_range, e.object_range = LOCATION_MZONE, mine, theirs
    add_effect(card, e)
    return e
