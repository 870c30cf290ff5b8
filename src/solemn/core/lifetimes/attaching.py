"""Equip Cards and Xyz Materials: tying one card to another, and what this does to effects."""

from solemn.core.effects.effect import DISABLE_RELATED
from solemn.core.effects.queries import affecting
from solemn.core.lifetimes.registration import Index, add_field_effect, in_code_order, remove_field_effect
from solemn.core.state.data import Card, Effect, former, in_card_order
from solemn.core.state.log import emit, place_of
from solemn.spec.constants import (
    EFFECT_OLDUNION_STATUS,
    EFFECT_TYPE_FIELD,
    EFFECT_UNION_STATUS,
    LOCATION_OVERLAY,
    PLAYER_NONE,
    TYPE_UNION,
)


def attach_equip(card: Card, target: Card, tell_players: bool = True) -> None:
    """Equip a card, which is on the field, to a monster. Nothing happens if it is equipped to one already."""
    if card.equip_target is not None:
        return
    target.equipped_cards = in_card_order([*target.equipped_cards, card])
    card.equip_target = target
    _check_negation(target, card.equip_effects)
    if tell_players:
        emit(card.d, "equip", place_of(card), place_of(target))


def detach_equip(card: Card) -> None:
    """Undo the tie of an Equip Card to its monster."""
    target = card.equip_target
    if target is None:
        return
    _check_negation(target, card.equip_effects)
    target.equipped_cards = [other for other in target.equipped_cards if other is not card]
    card.former_equip_target = target
    card.equip_target = None
    card.equip_negated = False


def _check_negation(target: Card, tied: Index) -> None:
    """Have the next adjustment work out again whether the monster is negated, if the effects of the card tied to it could do that."""
    if any(e.code in DISABLE_RELATED for effects in tied.values() for e in effects):
        target.d.pending.negation_checks[target] = None


def get_union_count(card: Card) -> int:
    """How many Union Monsters are equipped to the monster by their own effect (these count toward the limit of one)."""
    return _count_unions(card, EFFECT_UNION_STATUS)


def old_unions_equipped(card: Card) -> int:
    """How many Union Monsters of the first kind are equipped to the monster by their own effect."""
    return _count_unions(card, EFFECT_OLDUNION_STATUS)


def _count_unions(card: Card, status: int) -> int:
    return sum(1 for other in card.equipped_cards if other.printed.type & TYPE_UNION and affecting(other, status) is not None)


def attach_material(card: Card, material: Card) -> None:
    """Attach a card that is in no place to an Xyz Monster as its last material."""
    if material.location != 0:
        return
    card.materials_attached.append(material)
    material.overlay_target = card
    material.former_overlay_target = None
    material.controller = PLAYER_NONE
    material.location = LOCATION_OVERLAY
    material.sequence = len(card.materials_attached) - 1
    for e in _field_effects_of_material(material):
        add_field_effect(card.d, e)


def detach_material(card: Card, material: Card) -> None:
    """Detach a material from an Xyz Monster; it is in no place until it is moved."""
    if material.overlay_target is not card:
        return
    d = card.d
    if d.official_rulings:  # rule E2: what negates as a material does so no longer than it is one
        _check_negation(card, material.xmaterial_effects)
    del card.materials_attached[material.sequence]
    if d.chain:
        d.pending.sent_just_now[material] = None
    before = former(material)
    before.controller = material.controller
    before.location = material.location
    before.sequence = material.sequence
    before.pzone = material.pzone
    material.controller = PLAYER_NONE
    material.location = 0
    material.sequence = 0
    material.former_overlay_target = card
    material.overlay_target = None
    for place, other in enumerate(card.materials_attached):
        other.sequence = place
    for e in _field_effects_of_material(material):
        remove_field_effect(d, e)


def _field_effects_of_material(material: Card) -> list[Effect]:
    return [e for e in in_code_order(material.xmaterial_effects) if e.type & EFFECT_TYPE_FIELD]
