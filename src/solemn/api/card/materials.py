"""Card natives: what a card can be material of."""

from typing import Any

from solemn.api.border import ABSENT, int_or, native, refuse
from solemn.api.card.arguments import U8, U32, U64, allowed, not_a_card, optional_card
from solemn.core.permissions.material_checks import (
    can_be_fused_from,
    check_fusion_substitute,
    is_not_tuner,
    why_not_fusion_material,
    why_not_link_material,
    why_not_material,
    why_not_ritual_material,
    why_not_synchro_material,
    why_not_xyz_material,
)
from solemn.core.state.data import Card, Group
from solemn.spec.constants import REASON_MATERIAL, REASON_XYZ, SUMMON_TYPE_FUSION


def _player(c: Card, player: Any) -> int:
    return int(int_or(player, c.d.reason_player)) & U8


def _card_if_passed(name: str, position: int, value: Any) -> Card | None:
    """A card; None only if the argument is left out: nil is an error here. Raises LuaError."""
    if value is ABSENT:
        return None
    if type(value) is not Card:
        raise refuse(name, position, "Card", value)
    return value


@native("Card.IsNotTuner")
def _is_not_tuner(c: Card, synchro: Card, player: int) -> bool:
    return is_not_tuner(c, synchro, player & U8)


@native("Card.IsCanBeFusionMaterial", guarded=True)
def _is_can_be_fusion_material(
    c: Any = ABSENT, fusion: Any = ABSENT, sumtype: Any = ABSENT, player: Any = ABSENT, *_: Any
) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsCanBeFusionMaterial", c)
    card = optional_card("Card.IsCanBeFusionMaterial", 2, fusion)
    kind = int_or(sumtype, SUMMON_TYPE_FUSION) & U64
    return allowed(c, why_not_fusion_material(c, card, kind, _player(c, player)))


@native("Card.IsCanBeSynchroMaterial", guarded=True)
def _is_can_be_synchro_material(
    c: Any = ABSENT, synchro: Any = ABSENT, tuner: Any = ABSENT, player: Any = ABSENT, *_: Any
) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsCanBeSynchroMaterial", c)
    card = _card_if_passed("Card.IsCanBeSynchroMaterial", 2, synchro)
    optional_card("Card.IsCanBeSynchroMaterial", 3, tuner)
    return allowed(c, why_not_synchro_material(c, card, _player(c, player)))


@native("Card.IsCanBeRitualMaterial", guarded=True)
def _is_can_be_ritual_material(c: Any = ABSENT, ritual: Any = ABSENT, player: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsCanBeRitualMaterial", c)
    card = optional_card("Card.IsCanBeRitualMaterial", 2, ritual)
    return allowed(c, why_not_ritual_material(c, card, _player(c, player)))


@native("Card.IsCanBeXyzMaterial", guarded=True)
def _is_can_be_xyz_material(c: Any = ABSENT, xyz: Any = ABSENT, player: Any = ABSENT, reason: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsCanBeXyzMaterial", c)
    card = optional_card("Card.IsCanBeXyzMaterial", 2, xyz)
    why = int_or(reason, REASON_XYZ | REASON_MATERIAL) & U32
    return allowed(c, why_not_xyz_material(c, card, _player(c, player), why))


@native("Card.IsCanBeLinkMaterial", guarded=True)
def _is_can_be_link_material(c: Any = ABSENT, link: Any = ABSENT, player: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsCanBeLinkMaterial", c)
    card = _card_if_passed("Card.IsCanBeLinkMaterial", 2, link)
    return allowed(c, why_not_link_material(c, card, _player(c, player)))


@native("Card.IsCanBeMaterial")
def _is_can_be_material(c: Card, sumtype: int, summoned: Card | None, player: int | None) -> bool:
    return allowed(c, why_not_material(c, summoned, sumtype & U64, _player(c, player)))


@native("Card.CheckFusionMaterial")
def _check_fusion_material(c: Card, materials: Group | None, must: Card | Group | None, mode: int) -> bool:
    needed = Group(c.d, [must]) if isinstance(must, Card) else must
    return can_be_fused_from(c, materials, needed, mode)


@native("Card.CheckFusionSubstitute")
def _check_fusion_substitute(c: Card, fusion: Card) -> bool:
    return check_fusion_substitute(c, fusion)
