"""Which cards can be material of a Summon, and what a card's own text asks before it is used ("cost" conditions)."""

from collections.abc import Callable
from typing import Final

from solemn.core.card.kinds import get_type
from solemn.core.effects.calling import check
from solemn.core.effects.effect import handler_player, value_for_card, value_says_yes
from solemn.core.effects.modifiers import unmodified
from solemn.core.effects.queries import affecting, effects_on, player_effects
from solemn.core.state.data import Card, Code, Codes, DuelState, Effect, Group
from solemn.core.state.reasons import CONTROLLER, FORBIDDEN, KIND, LOCATION, Refusal
from solemn.spec.constants import (
    EFFECT_CANNOT_BE_FUSION_MATERIAL,
    EFFECT_CANNOT_BE_LINK_MATERIAL,
    EFFECT_CANNOT_BE_MATERIAL,
    EFFECT_CANNOT_BE_SYNCHRO_MATERIAL,
    EFFECT_CANNOT_BE_XYZ_MATERIAL,
    EFFECT_CANNOT_CHANGE_CONTROL,
    EFFECT_EXTRA_FUSION_MATERIAL,
    EFFECT_EXTRA_RITUAL_MATERIAL,
    EFFECT_FUSION_MATERIAL,
    EFFECT_FUSION_SUBSTITUTE,
    EFFECT_NONTUNER,
    EFFECT_RANK_LEVEL,
    EFFECT_RANK_LEVEL_S,
    EFFECT_SPSUMMON_CONDITION,
    EFFECT_SYNCHRO_LEVEL,
    EFFECT_SYNCHRO_MATERIAL,
    LOCATION_GRAVE,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    REASON_EFFECT,
    REASON_MATERIAL,
    STATUS_FORBIDDEN,
    SUMMON_TYPE_FUSION,
    SUMMON_TYPE_LINK,
    SUMMON_TYPE_RITUAL,
    SUMMON_TYPE_SYNCHRO,
    SUMMON_TYPE_XYZ,
    TYPE_FUSION,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_TOKEN,
    TYPE_TUNER,
    TYPE_XYZ,
)

_SYNCHRO_REFUSALS: Final[Codes] = (EFFECT_CANNOT_BE_SYNCHRO_MATERIAL, EFFECT_CANNOT_BE_MATERIAL)
_XYZ_REFUSALS: Final[Codes] = (EFFECT_CANNOT_BE_XYZ_MATERIAL, EFFECT_CANNOT_BE_MATERIAL)
_LINK_REFUSALS: Final[Codes] = (EFFECT_CANNOT_BE_LINK_MATERIAL, EFFECT_CANNOT_BE_MATERIAL)
_LEVEL_FOR_SYNCHRO: Final = ((TYPE_XYZ, (EFFECT_RANK_LEVEL, EFFECT_RANK_LEVEL_S)), (TYPE_LINK, (EFFECT_SYNCHRO_LEVEL,)))

# Questions about a card, the monster that it would be material of, and the player, each with the refusal that follows from a yes
_MaterialRules = tuple[tuple[Callable[[Card, Card | None, int], bool], str], ...]


def _effect_id(e: Effect) -> int:
    return e.id


def why_not_cost_condition(card: Card, code: Code, player: int, *summon_type: int) -> Refusal:
    """May the player do with the card what `code` (EFFECT_SUMMON_COST and its like) puts a condition on?

    The effects on the player and on the card are asked in order of their id; one that cannot be paid refuses.
    """
    if code not in card.d.registering.seen_codes:
        return None
    on_player = player_effects(card.d, player, code)
    effects = effects_on(card, code)
    if on_player:
        effects = sorted(on_player + effects, key=_effect_id)
    for e in effects:
        if e.cost is not None and not check(card.d, e.cost, e, card, player, *summon_type):
            return e
    return None


# Fusion Materials


def _fits_fusion(e: Effect, materials: Group | None, must: Group | None, mode: int) -> bool:
    d = e.d
    before, before_player = d.reason_effect, d.reason_player
    d.reason_effect, d.reason_player = e, handler_player(e)
    assert e.condition is not None
    fits = check(d, e.condition, e, materials, must, mode, before)
    d.reason_effect, d.reason_player = before, before_player
    return fits


def _fusion_recipes(card: Card) -> list[Effect]:
    return [
        e for e in card.single_effects.get(EFFECT_FUSION_MATERIAL, ()) if e.condition is not None and e.code == EFFECT_FUSION_MATERIAL
    ]


def can_be_fused_from(card: Card, materials: Group | None, must: Group | None, mode: int) -> bool:
    """Whether the Fusion Monster can be made of these materials, `must` among them."""
    return any(_fits_fusion(e, materials, must, mode) for e in _fusion_recipes(card))


def recipes_filled_by(card: Card, materials: Group | None, must: Group | None, mode: int) -> list[Effect]:
    """The Fusion Monster's recipes that these materials can fill."""
    return [e for e in _fusion_recipes(card) if _fits_fusion(e, materials, must, mode)]


def check_fusion_substitute(card: Card, fusion: Card | None) -> bool:
    """Whether the card can stand in for a named material of the Fusion Monster."""
    return any(not e.value or value_for_card(e, fusion) for e in effects_on(card, EFFECT_FUSION_SUBSTITUTE))


def is_fusion_summonable_card(card: Card, summon_type: int) -> bool:
    """Whether a Fusion Monster's own conditions let it be Fusion Summoned by what is being applied."""
    if not card.printed.type & TYPE_FUSION:
        return False
    d: DuelState = card.d
    kind = summon_type | SUMMON_TYPE_FUSION
    return all(
        value_says_yes(e, d.reason_effect, d.reason_player, kind, 0, 0) for e in effects_on(card, EFFECT_SPSUMMON_CONDITION)
    )


def is_not_tuner(card: Card, synchro: Card | None, player: int) -> bool:
    """Whether the card counts as a non-Tuner for the Synchro Summon."""
    if not get_type(card, synchro, SUMMON_TYPE_SYNCHRO, player) & TYPE_TUNER:
        return True
    return any(not e.value or value_for_card(e, synchro) for e in effects_on(card, EFFECT_NONTUNER))


# Can it be material? Each answer names what refuses.


def _refused_for(card: Card, code: Code, summoned: Card | None) -> Effect | None:
    for e in effects_on(card, code):
        if value_for_card(e, summoned):
            return e
    return None


def _refused_any(card: Card, summoned: Card | None, summon_type: int, player: int) -> Effect | None:
    for e in effects_on(card, EFFECT_CANNOT_BE_MATERIAL):
        if value_for_card(e, summoned, summon_type, player):
            return e
    return None


def _refused_to(card: Card, codes: Codes, summoned: Card | None, summon_type: int, player: int) -> Effect | None:
    """The effect that keeps the card from being material of this kind, or of any (`codes`, the latter last)."""
    if unmodified(card, codes):
        return None
    return _refused_for(card, codes[0], summoned) or _refused_any(card, summoned, summon_type, player)


def _refusal_of(rules: _MaterialRules, card: Card, summoned: Card | None, player: int) -> str | None:
    """What keeps any card from being material, or the refusal beside the first question of the table that is true of this one."""
    if card is summoned:
        return KIND
    if card.status & STATUS_FORBIDDEN:
        return FORBIDDEN
    for is_so, refusal in rules:
        if is_so(card, summoned, player):
            return refusal
    return None


def why_not_material(card: Card, summoned: Card | None, summon_type: int, player: int) -> Refusal:
    """May the player use the card as material to Summon `summoned` in this way?

    Scripts give kinds of Summons as masks and mean "one of these bits": every Special Summon shares one with the Fusion Summon.
    """
    if summon_type & SUMMON_TYPE_FUSION:
        return why_not_fusion_material(card, summoned, summon_type, player)
    return _refusal_of((), card, summoned, player) or _refused_any(card, summoned, summon_type, player)


def why_not_fusion_material(card: Card, fusion: Card | None, summon_type: int, player: int) -> Refusal:
    """May the player use the card as Fusion Material of `fusion` (None: of some Fusion Monster)?"""
    refusal = _refusal_of((), card, fusion, player)
    if refusal is not None:
        return refusal
    for e in effects_on(card, EFFECT_CANNOT_BE_FUSION_MATERIAL):
        if value_for_card(e, fusion, summon_type):
            return e
    return _refused_any(card, fusion, summon_type, player) or _not_among_fusion_materials(card, fusion)


def _not_among_fusion_materials(card: Card, fusion: Card | None) -> Refusal:
    if fusion is None:
        if card.location & LOCATION_ONFIELD or card.printed.type & TYPE_MONSTER or affecting(card, EFFECT_EXTRA_FUSION_MATERIAL):
            return None
        return KIND
    extra = effects_on(card, EFFECT_EXTRA_FUSION_MATERIAL)
    for e in extra:
        if value_for_card(e, fusion):
            return None
    return extra[0] if extra else None


def _has_no_level_for_synchro(card: Card, synchro: Card | None, player: int) -> bool:
    # Xyz and Link Monsters have no Level, unless an effect gives them one for this
    printed = card.printed.type
    if not printed & (TYPE_XYZ | TYPE_LINK):  # asked of every card that could be material
        return False
    return any(
        printed & kind and not any(affecting(card, code) for code in givers) for kind, givers in _LEVEL_FOR_SYNCHRO
    )


def _is_no_monster_for_synchro(card: Card, synchro: Card | None, player: int) -> bool:
    return not get_type(card, synchro, SUMMON_TYPE_SYNCHRO, player) & TYPE_MONSTER


def _is_of_other_side(card: Card, synchro: Card | None, player: int) -> bool:
    if synchro is None or card.controller == synchro.controller or card.location != LOCATION_MZONE:
        return False
    return affecting(card, EFFECT_SYNCHRO_MATERIAL) is None


def why_not_synchro_material(card: Card, synchro: Card | None, player: int) -> Refusal:
    """May the player use the card as Synchro Material of `synchro`?"""
    refusal = _refusal_of(_SYNCHRO_MATERIAL, card, synchro, player)
    return refusal or _refused_to(card, _SYNCHRO_REFUSALS, synchro, SUMMON_TYPE_SYNCHRO, player)


def why_not_ritual_material(card: Card, ritual: Card | None, player: int) -> Refusal:
    """May the player use the card for the Ritual Summon of `ritual`? From the GY only if an effect says so."""
    if card is ritual or not get_type(card) & TYPE_MONSTER:
        return KIND
    refusal = _refused_any(card, ritual, SUMMON_TYPE_RITUAL, player)
    if refusal is not None or card.location != LOCATION_GRAVE:
        return refusal
    return None if _refused_for(card, EFFECT_EXTRA_RITUAL_MATERIAL, ritual) else LOCATION


def why_not_xyz_material(card: Card, xyz: Card | None, player: int, reason: int) -> Refusal:
    """May the card become material of `xyz`: by an effect, or (REASON_MATERIAL) for its Xyz Summon?"""
    if card is xyz or card.printed.type & TYPE_TOKEN:
        return KIND
    if card.status & STATUS_FORBIDDEN and (reason & REASON_MATERIAL or not card.location & LOCATION_ONFIELD):
        return FORBIDDEN
    if reason & REASON_EFFECT:
        return None if card.controller == player else affecting(card, EFFECT_CANNOT_CHANGE_CONTROL)
    if not get_type(card, xyz, SUMMON_TYPE_XYZ, player) & TYPE_MONSTER:
        return KIND
    if not reason & REASON_MATERIAL:
        return None
    return _refused_to(card, _XYZ_REFUSALS, xyz, SUMMON_TYPE_XYZ, player)


def _is_no_monster_for_link(card: Card, link: Card | None, player: int) -> bool:
    return not get_type(card, link, SUMMON_TYPE_LINK, player) & TYPE_MONSTER


def why_not_link_material(card: Card, link: Card | None, player: int) -> Refusal:
    """May the player use the card as Link Material of `link`?"""
    refusal = _refusal_of(_LINK_MATERIAL, card, link, player)
    return refusal or _refused_to(card, _LINK_REFUSALS, link, SUMMON_TYPE_LINK, player)


# Scripts are asked by these questions, in this order
_SYNCHRO_MATERIAL: Final[_MaterialRules] = (
    (_has_no_level_for_synchro, KIND),
    (_is_no_monster_for_synchro, KIND),
    (_is_of_other_side, CONTROLLER),
)
_LINK_MATERIAL: Final[_MaterialRules] = ((_is_no_monster_for_link, KIND),)
