"""Cards about to leave their place: what they were there is remembered, and effects may send them elsewhere."""

from solemn.core.card.attack_and_defense import get_attack, get_defense
from solemn.core.card.kinds import get_attribute, get_level, get_race, get_rank, get_type
from solemn.core.card.names import get_code, second_name
from solemn.core.effects.effect import value_for_card
from solemn.core.effects.queries import affecting, effects_on
from solemn.core.permissions.redirects import redirected_destination, redirected_from_field
from solemn.core.state.data import Card, former
from solemn.spec.constants import (
    EFFECT_ADD_CODE,
    EFFECT_ADD_SETCODE,
    EFFECT_TO_GRAVE_REDIRECT_CB,
    LOCATION_GRAVE,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_REMOVED,
    POS_FACEDOWN_ATTACK,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
    POS_FACEUP_DEFENSE,
    REASON_REDIRECT,
    REASON_TEMPORARY,
    STATUS_ACTIVATE_DISABLED,
    STATUS_SUMMON_DISABLED,
)


def was_really_there(card: Card) -> bool:
    """Whether the card is on the field, neither a monster whose Summon nor a card whose activation was negated."""
    return bool(card.location & LOCATION_ONFIELD) and not card.status & (STATUS_SUMMON_DISABLED | STATUS_ACTIVATE_DISABLED)


def remember_on_field(card: Card) -> None:
    """Note in `Card.previous` what a card on the field was there."""
    if card.position & POS_FACEUP:
        _remember_face_up(card)
    else:
        _remember_face_down(card)
    former(card).setcodes = tuple(sorted({value_for_card(e, card) & 0xFFFF for e in effects_on(card, EFFECT_ADD_SETCODE)}))


def _remember_face_up(card: Card) -> None:
    previous = former(card)
    previous.code = get_code(card)
    previous.code2 = second_name(card)
    previous.type = get_type(card)
    if card.location & LOCATION_MZONE:
        previous.level = get_level(card)
        previous.rank = get_rank(card)
        previous.attribute = get_attribute(card)
        previous.race = get_race(card)
        previous.attack = get_attack(card)
        previous.defense = get_defense(card)


def _remember_face_down(card: Card) -> None:
    previous, printed = former(card), card.printed
    added = effects_on(card, EFFECT_ADD_CODE)
    previous.code = printed.alias if printed.alias and not added else printed.code
    previous.code2 = value_for_card(added[-1], card) if added else 0
    previous.type = printed.type
    previous.level = printed.level
    previous.rank = printed.level
    previous.attribute = printed.attribute
    previous.race = printed.race
    previous.attack = printed.attack
    previous.defense = printed.defense


def redirect(card: Card) -> bool:
    """Let effects change where the card goes; True if it may be placed in the Spell & Trap Zone instead of in the GY."""
    crystal = bool(card.send_location & LOCATION_GRAVE) and affecting(card, EFFECT_TO_GRAVE_REDIRECT_CB) is not None
    destination = card.send_location
    if was_really_there(card):
        instead = redirected_from_field(card, card.reason)
        if instead:
            card.reason &= ~REASON_TEMPORARY
            destination = instead & 0xFFFF
            _send_instead(card, instead)
            if destination == LOCATION_REMOVED:
                card.send_position = _turned_face_up(card.send_position)
    instead = redirected_destination(card, destination, card.reason)
    if instead and card.location != instead & 0xFFFF:
        _send_instead(card, instead)
    return crystal


def _send_instead(card: Card, instead: int) -> None:
    card.reason |= REASON_REDIRECT
    card.send_location = instead & 0xFF
    card.send_sequence = instead >> 16 & 0xFF


def _turned_face_up(position: int) -> int:
    if position & POS_FACEDOWN_ATTACK:
        position = (position & ~POS_FACEDOWN_ATTACK) | POS_FACEUP_ATTACK
    if position & POS_FACEDOWN_DEFENSE:
        position = (position & ~POS_FACEDOWN_DEFENSE) | POS_FACEUP_DEFENSE
    return position
