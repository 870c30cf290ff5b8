"""Card natives: cards that belong together, by materials, equips, targets, relations and battles."""

from typing import Any

from solemn.api.border import ABSENT, native, refuse
from solemn.api.card.arguments import U8, U16, U32, not_a_card
from solemn.core.card.relations import (
    attacks_on,
    has_card_relation,
    has_effect_relation,
    has_link_relation,
    relate_card,
    release_card_relation,
    release_effect_relation,
    tie_to_newest_link,
    untie_from_effects,
)
from solemn.core.effects.queries import affecting, affecting_for
from solemn.core.lifetimes.attaching import get_union_count, old_unions_equipped
from solemn.core.lifetimes.ties import cancel_card_target, set_material, target_continuously
from solemn.core.moves.xyz_materials import detach_materials
from solemn.core.permissions.attack_targets import get_attack_target
from solemn.core.state.data import Card, Effect, Group
from solemn.core.timing.payable import player_can_remove_overlay_card
from solemn.spec.constants import EFFECT_EQUIP_LIMIT, EFFECT_OLDUNION_STATUS, EFFECT_UNION_LIMIT, EFFECT_UNION_STATUS

# Materials


@native("Card.SetMaterial")
def _set_material(c: Card, materials: Card | Group | None) -> None:
    if materials is None:
        set_material(c, [])
    else:
        set_material(c, [materials] if isinstance(materials, Card) else materials.cards)


@native("Card.GetMaterial")
def _get_material(c: Card) -> Group:
    return Group(c.d, c.materials)


@native("Card.GetMaterialCount")
def _get_material_count(c: Card) -> int:
    return len(c.materials)


@native("Card.GetOverlayGroup")
def _get_overlay_group(c: Card) -> Group:
    return Group(c.d, c.materials_attached)


@native("Card.GetOverlayCount", guarded=True)
def _get_overlay_count(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetOverlayCount", c)
    return len(c.materials_attached)


@native("Card.GetOverlayTarget")
def _get_overlay_target(c: Card) -> Card | None:
    return c.overlay_target


@native("Card.CheckRemoveOverlayCard")
def _check_remove_overlay_card(c: Card, player: int, count: int, reason: int) -> bool | None:
    player &= U8
    if player > 1:
        return None
    return player_can_remove_overlay_card(c.d, player, Group(c.d, [c]), False, False, count & U16, reason & U32)


@native("Card.RemoveOverlayCard")
def _remove_overlay_card(c: Card, player: int, least: int, most: int, reason: int) -> int | None:
    player &= U8
    if player > 1:
        return None
    return detach_materials(c.d, reason & U32, Group(c.d, [c]), player, 0, 0, least & U16, most & U16)


# Equips


@native("Card.GetEquipGroup")
def _get_equip_group(c: Card) -> Group:
    return Group(c.d, c.equipped_cards)


@native("Card.GetEquipCount")
def _get_equip_count(c: Card) -> int:
    return len(c.equipped_cards)


@native("Card.GetEquipTarget", guarded=True)
def _get_equip_target(c: Any = ABSENT, *_: Any) -> Card | None:
    if type(c) is not Card:
        raise not_a_card("Card.GetEquipTarget", c)
    return c.equip_target


@native("Card.GetPreviousEquipTarget")
def _get_previous_equip_target(c: Card) -> Card | None:
    return c.former_equip_target


@native("Card.CheckEquipTarget", guarded=True)
def _check_equip_target(c: Any = ABSENT, target: Any = ABSENT, *_: Any) -> bool:
    return _can_be_equipped("Card.CheckEquipTarget", c, target, EFFECT_EQUIP_LIMIT)


@native("Card.CheckUnionTarget", guarded=True)
def _check_union_target(c: Any = ABSENT, target: Any = ABSENT, *_: Any) -> bool:
    return _can_be_equipped("Card.CheckUnionTarget", c, target, EFFECT_UNION_LIMIT)


def _can_be_equipped(name: str, c: Any, target: Any, limit: int) -> bool:
    """Do the card's conditions allow the target, and has that no Union Monster already?"""
    if type(c) is not Card:
        raise not_a_card(name, c)
    if type(target) is not Card:
        raise refuse(name, 2, "Card", target)
    if affecting_for(c, limit, target) is None:
        return False
    if affecting(c, EFFECT_OLDUNION_STATUS) is not None and get_union_count(target):
        return False
    return affecting(c, EFFECT_UNION_STATUS) is None or not old_unions_equipped(target)


@native("Card.GetUnionCount")
def _get_union_count(c: Card) -> tuple[int, int]:
    return get_union_count(c), old_unions_equipped(c)


# Battles


@native("Card.GetAttackedGroup")
def _get_attacked_group(c: Card) -> Group:
    return Group(c.d, [card for card, _ in c.attacked_targets.values() if card is not None])


@native("Card.GetAttackedGroupCount")
def _get_attacked_group_count(c: Card) -> int:
    return len(c.attacked_targets)


@native("Card.GetAttackedCount")
def _get_attacked_count(c: Card) -> int:
    return c.attacked_count


@native("Card.GetBattledGroup")
def _get_battled_group(c: Card) -> Group:
    return Group(c.d, [card for card, _ in c.battled_with.values() if card is not None])


@native("Card.GetBattledGroupCount")
def _get_battled_group_count(c: Card) -> int:
    return len(c.battled_with)


@native("Card.GetAttackAnnouncedCount")
def _get_attack_announced_count(c: Card) -> int:
    return c.declared_this_turn


@native("Card.IsDirectAttacked")
def _is_direct_attacked(c: Card) -> bool:
    return attacks_on(c.attacked_targets, None) > 0


@native("Card.GetBattleTarget", guarded=True)
def _get_battle_target(c: Any = ABSENT, *_: Any) -> Card | None:
    if type(c) is not Card:
        raise not_a_card("Card.GetBattleTarget", c)
    battle = c.d.battle
    if battle.attacker is c:
        return battle.target
    return battle.attacker if battle.target is c else None


@native("Card.GetAttackableTarget")
def _get_attackable_target(c: Card) -> tuple[Group, bool]:
    targets = get_attack_target(c, c.d.battle.follow_up_attacker == c.field_id).cards
    return Group(c.d, targets), c.attacks_directly != 0


@native("Card.IsRelateToBattle", guarded=True)
def _is_relate_to_battle(c: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsRelateToBattle", c)
    return c.field_id_r in c.d.battle.declared_ids


# Continuous targets


@native("Card.SetCardTarget")
def _set_card_target(c: Card, target: Card) -> None:
    target_continuously(c, target)


@native("Card.GetCardTarget")
def _get_card_target(c: Card) -> Group:
    return Group(c.d, c.effect_targets)


@native("Card.GetFirstCardTarget", guarded=True)
def _get_first_card_target(c: Any = ABSENT, *_: Any) -> Card | None:
    if type(c) is not Card:
        raise not_a_card("Card.GetFirstCardTarget", c)
    return c.effect_targets[0] if c.effect_targets else None


@native("Card.GetCardTargetCount")
def _get_card_target_count(c: Card) -> int:
    return len(c.effect_targets)


@native("Card.IsHasCardTarget")
def _is_has_card_target(c: Card, target: Card) -> bool:
    return target in c.effect_targets


@native("Card.CancelCardTarget")
def _cancel_card_target(c: Card, target: Card) -> None:
    cancel_card_target(c, target)


@native("Card.GetOwnerTarget")
def _get_owner_target(c: Card) -> Group:
    return Group(c.d, c.targeted_by)


@native("Card.GetOwnerTargetCount")
def _get_owner_target_count(c: Card) -> int:
    return len(c.targeted_by)


# Relations, which moving ends


@native("Card.CreateRelation")
def _create_relation(c: Card, other: Card, reset: int) -> None:
    relate_card(c, other, reset & U32)


@native("Card.ReleaseRelation")
def _release_relation(c: Card, other: Card) -> None:
    release_card_relation(c, other)


@native("Card.IsRelateToCard")
def _is_relate_to_card(c: Card, other: Card) -> bool:
    return has_card_relation(c, other)


@native("Card.CreateEffectRelation")
def _create_effect_relation(c: Card, e: Effect) -> None:
    tie_to_newest_link(c, e)


@native("Card.ReleaseEffectRelation")
def _release_effect_relation(c: Card, e: Effect) -> None:
    release_effect_relation(c, e)


@native("Card.ClearEffectRelation")
def _clear_effect_relation(c: Card) -> None:
    untie_from_effects(c)


@native("Card.IsRelateToEffect")
def _is_relate_to_effect(c: Card, e: Effect) -> bool:
    return has_effect_relation(c, e)


@native("Card.IsRelateToChain")
def _is_relate_to_chain(c: Card, number: int) -> bool:
    chain = c.d.chain
    number &= U8
    if not chain:
        return False
    return has_link_relation(c, chain[number - 1 if 1 <= number <= len(chain) else -1])
