"""Which effects apply: to a card, to a player, on the whole field.

A card is affected by effects on itself, on the cards equipped to it, on the cards that target it and on its Xyz Materials, and
by those that watch the whole field. Whether they are in force is asked in this order, because a condition that becomes true gives
its effect a new place in time; where the order of two questions differs between functions here, that is deliberate.
Most questions are about codes that no effect of the duel has: `seen_codes` answers them at once (bench/replay.py).
"""

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from typing import Final

from solemn.core.effects.effect import (
    DISABLE_RELATED,
    applies_to,
    filter_takes,
    handler_player,
    immune_by,
    is_about_player,
    is_in_force,
    value_for_card,
)
from solemn.core.state.data import Card, Code, Codes, DuelState, Effect, Player, in_card_order
from solemn.core.state.log import emit
from solemn.core.state.reasons import BEING_SUMMONED, Refusal
from solemn.spec.constants import (
    EFFECT_BECOME_QUICK,
    EFFECT_CANNOT_DISABLE_SPSUMMON,
    EFFECT_CANNOT_DISABLE_SUMMON,
    EFFECT_FLAG_IGNORE_IMMUNE,
    EFFECT_FLAG_PLAYER_TARGET,
    EFFECT_FLAG_SINGLE_RANGE,
    EFFECT_FLAG_SPSUM_PARAM,
    EFFECT_IMMUNE_EFFECT,
    EFFECT_TYPE_ACTIONS,
    EFFECT_TYPE_ACTIVATE,
    EFFECT_TYPE_EQUIP,
    EFFECT_TYPE_FIELD,
    EFFECT_TYPE_IGNITION,
    EFFECT_TYPE_QUICK_F,
    EFFECT_TYPE_QUICK_O,
    EFFECT_TYPE_TARGET,
    EFFECT_TYPE_TRIGGER_F,
    EFFECT_TYPE_TRIGGER_O,
    EFFECT_TYPE_XMATERIAL,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_REMOVED,
    LOCATION_SZONE,
    PLAYER_NONE,
    STATUS_SUMMONING,
    TYPE_COUNTER,
    TYPE_MONSTER,
    TYPE_QUICKPLAY,
    TYPE_SPELL,
)

_SLOW: Final = EFFECT_TYPE_TRIGGER_O | EFFECT_TYPE_TRIGGER_F | EFFECT_TYPE_IGNITION
_QUICK: Final = EFFECT_TYPE_QUICK_O | EFFECT_TYPE_QUICK_F
_NOT_ABOUT_CARDS: Final = EFFECT_FLAG_PLAYER_TARGET | EFFECT_FLAG_SPSUM_PARAM
_DISABLE_CODES: Final[Codes] = tuple(sorted(DISABLE_RELATED))
MANY: Final = 16  # looking at more effects than this with one code costs steps
_by_id = attrgetter("id")


def _pay(d: DuelState, count: int) -> None:
    """Charge the script for looking at very many effects, which would otherwise take forever."""
    if d.spend is not None:
        d.spend(2 * count)


# The gate


def unaffected_by(card: Card, e: Effect | None) -> Refusal:
    """What keeps the effect from affecting the card: an immunity, or that the card is still being Summoned; None if nothing does.

    It does not matter whether the effect is in force, or what it is about.
    """
    if e is None:
        return None
    if card.status & STATUS_SUMMONING and e.code != EFFECT_CANNOT_DISABLE_SUMMON and e.code != EFFECT_CANNOT_DISABLE_SPSUMMON:
        return BEING_SUMMONED
    if not card.immune_effects or e.flag & EFFECT_FLAG_IGNORE_IMMUNE:
        return None
    if len(card.immune_effects) > MANY:
        _pay(card.d, len(card.immune_effects))
    return immune_by(e, card)


def withstands(card: Card, e: Effect | None) -> bool:
    """Whether something keeps the effect from affecting the card now (P7); an immunity is logged."""
    shield = unaffected_by(card, e)
    if isinstance(shield, Effect):
        emit(card.d, ".protected", card, shield, e, 0)
    return shield is not None


# Effects on a card


def effects_on(card: Card, code: Code, sort: bool = True) -> list[Effect]:
    """All effects with this code that apply to the card now, oldest first unless sort is False."""
    if code not in card.d.registering.seen_codes:
        return []
    own, auras = card.single_effects.get(code), card.d.effects.aura.get(code)
    tied = card.equipped_cards or card.targeted_by or card.materials_attached
    if own is None and auras is None and not tied:
        return []
    found: list[Effect] = []
    if own is not None:
        for e in own:
            if is_in_force(e) and (not e.flag & EFFECT_FLAG_SINGLE_RANGE or unaffected_by(card, e) is None):
                found.append(e)
    if tied:
        found.extend(_from_tied_cards(card, code))
    if auras is not None:
        if len(auras) > MANY:
            _pay(card.d, len(auras))
        for e in auras:
            if not e.flag & EFFECT_FLAG_PLAYER_TARGET and is_in_force(e) and applies_to(e, card) and unaffected_by(card, e) is None:
                found.append(e)
    if sort and len(found) > 1:
        found.sort(key=_by_id)
    return found


def affecting(card: Card, code: Code) -> Effect | None:
    """The first effect with this code that applies to the card now, if any."""
    if code not in card.d.registering.seen_codes:
        return None
    own = card.single_effects.get(code)
    if own is not None:
        for e in own:
            if is_in_force(e) and (not e.flag & EFFECT_FLAG_SINGLE_RANGE or unaffected_by(card, e) is None):
                return e
    if card.equipped_cards or card.targeted_by or card.materials_attached:
        for e in _from_tied_cards(card, code):
            return e
    auras = card.d.effects.aura.get(code)
    if auras is not None:
        if len(auras) > MANY:
            _pay(card.d, len(auras))
        for e in auras:
            if not e.flag & EFFECT_FLAG_PLAYER_TARGET and applies_to(e, card) and is_in_force(e) and unaffected_by(card, e) is None:
                return e
    return None


def affecting_for(card: Card, code: Code, other: Card | None) -> Effect | None:
    """The first effect with this code that applies to the card now and whose value for the other card is not 0, if any."""
    for e in card.single_effects.get(code, ()):
        if is_in_force(e) and (not e.flag & EFFECT_FLAG_SINGLE_RANGE or unaffected_by(card, e) is None) and value_for_card(e, other):
            return e
    if card.equipped_cards or card.targeted_by or card.materials_attached:
        for e in _from_tied_cards(card, code):
            if value_for_card(e, other):
                return e
    auras = card.d.effects.aura.get(code, ())
    if len(auras) > MANY:
        _pay(card.d, len(auras))
    for e in auras:
        if e.flag & EFFECT_FLAG_PLAYER_TARGET or not is_in_force(e) or not applies_to(e, card):
            continue
        if unaffected_by(card, e) is None and value_for_card(e, other):
            return e
    return None


def _from_tied_cards(card: Card, code: Code) -> Iterator[Effect]:
    for equip in card.equipped_cards:
        for e in equip.equip_effects.get(code, ()):
            if is_in_force(e) and unaffected_by(card, e) is None:
                yield e
    for source in card.targeted_by:
        for e in source.target_effects.get(code, ()):
            if is_in_force(e) and applies_to(e, card) and unaffected_by(card, e) is None:
                yield e
    for material in card.materials_attached:
        for e in material.xmaterial_effects.get(code, ()):
            if not e.type & EFFECT_TYPE_FIELD and is_in_force(e) and unaffected_by(card, e) is None:
                yield e


def modifiers_of(card: Card, code: Code) -> list[Effect]:
    """The effects with this code on the card and on the cards tied to it, in force or not."""
    found = list(card.single_effects.get(code, ()))
    for equip in card.equipped_cards:
        found.extend(equip.equip_effects.get(code, ()))
    for source in card.targeted_by:  # the question is put about the source itself: recorded duels depend on it
        found.extend(e for e in source.target_effects.get(code, ()) if applies_to(e, source))
    for material in card.materials_attached:
        found.extend(e for e in material.xmaterial_effects.get(code, ()) if not e.type & EFFECT_TYPE_FIELD)
    if len(found) > 1:
        found.sort(key=_by_id)
    return found


def all_effects_with(card: Card, code: int) -> list[Effect]:
    """All effects with this code (0: with any code) that apply to the card or are on it, not in order of time."""
    found: list[Effect] = []
    for e in _with_code(card.d, card.single_effects, code):
        if is_in_force(e) and (not e.flag & EFFECT_FLAG_SINGLE_RANGE or unaffected_by(card, e) is None):
            found.append(e)
    found.extend(e for e in _with_code(card.d, card.field_effects, code) if unaffected_by(card, e) is None)
    for equip in card.equipped_cards:
        found.extend(e for e in _with_code(card.d, equip.equip_effects, code) if is_in_force(e) and unaffected_by(card, e) is None)
    for source in card.targeted_by:
        for e in source.target_effects.get(code, ()):
            if is_in_force(e) and applies_to(e, card) and unaffected_by(card, e) is None:
                found.append(e)
    for material in card.materials_attached:
        for e in _with_code(card.d, material.xmaterial_effects, code):
            if not e.type & EFFECT_TYPE_FIELD and is_in_force(e) and unaffected_by(card, e) is None:
                found.append(e)
    for e in _with_code(card.d, card.d.effects.aura, code):
        if not e.flag & EFFECT_FLAG_PLAYER_TARGET and applies_to(e, card) and is_in_force(e) and unaffected_by(card, e) is None:
            found.append(e)
    return found


def _with_code(d: DuelState, index: dict[int, tuple[Effect, ...]], code: int) -> Sequence[Effect]:
    if code and not d.registering.recoded:
        return index.get(code, ())
    if code and code not in d.registering.seen_codes:
        return ()
    if code:  # a registered effect has been given another code; its place in the index stays
        return [e for key in sorted(index) for e in index[key] if e.code == code]
    return [e for key in sorted(index) for e in index[key]]


def get_own_effects(card: Card) -> list[Effect]:
    """All effects registered on the card, oldest first."""
    return sorted(card.own_effects, key=_by_id)


def note_immunities(card: Card) -> None:
    """Note which effects could make the card unaffected, so that `unaffected_by` need not look for them each time."""
    d = card.d
    auras = d.effects.aura.get(EFFECT_IMMUNE_EFFECT)
    found: list[Effect] = list(card.single_effects.get(EFFECT_IMMUNE_EFFECT, ()))
    for equip in card.equipped_cards:
        found.extend(equip.equip_effects.get(EFFECT_IMMUNE_EFFECT, ()))
    for source in card.targeted_by:
        found.extend(e for e in source.target_effects.get(EFFECT_IMMUNE_EFFECT, ()) if applies_to(e, card))
    for material in card.materials_attached:
        found.extend(e for e in material.xmaterial_effects.get(EFFECT_IMMUNE_EFFECT, ()) if not e.type & EFFECT_TYPE_FIELD)
    if auras is not None:
        found.extend(e for e in auras if applies_to(e, card))
    if len(found) > 1:
        found.sort(key=_by_id)
    if auras is not None and len(auras) > MANY:
        _pay(d, len(auras))
    card.immune_effects = tuple(found)


# Effects on the field and on players


def field_effects(d: DuelState, code: Code, sort: bool = True) -> list[Effect]:
    """All effects with this code that watch the field and are in force, oldest first unless sort is False."""
    auras = d.effects.aura.get(code)
    if auras is None:
        return []
    if len(auras) > MANY:
        _pay(d, len(auras))
    found = [e for e in auras if is_in_force(e)]
    if sort and len(found) > 1:
        found.sort(key=_by_id)
    return found


def player_effects(d: DuelState, player: int, code: Code, sort: bool = True) -> list[Effect]:
    """All effects with this code that apply to the player now, oldest first unless sort is False."""
    auras = d.effects.aura.get(code)
    if auras is None:
        return []
    if len(auras) > MANY:
        _pay(d, len(auras))
    found = [e for e in auras if is_about_player(e, player) and is_in_force(e)]
    if sort and len(found) > 1:
        found.sort(key=_by_id)
    return found


def player_affected(d: DuelState, player: int, code: Code) -> Effect | None:
    """The first effect with this code that applies to the player now, if any."""
    auras = d.effects.aura.get(code)
    if auras is not None:
        if len(auras) > MANY:
            _pay(d, len(auras))
        for e in auras:
            if is_about_player(e, player) and is_in_force(e):
                return e
    return None


def get_player_effect(d: DuelState, player: int, code: int) -> list[Effect]:
    """All effects with this code (0: with any code) that apply to the player now, not in order of time."""
    return [e for e in _with_code(d, d.effects.aura, code) if is_about_player(e, player) and is_in_force(e)]


# Cards that an effect is about


def cards_watched_by(d: DuelState, e: Effect) -> list[Card]:
    """The cards to which an effect that watches the field applies, whether or not it is in force or they are unaffected."""
    if e.type & EFFECT_TYPE_ACTIONS or not e.type & EFFECT_TYPE_FIELD or e.flag & _NOT_ABOUT_CARDS:
        return []
    return in_card_order([card for card in _cards_in_reach(d, e) if applies_to(e, card)])


def cards_in_reach(d: DuelState, e: Effect) -> list[Card]:
    """The cards within the effect's reach that its own filter accepts."""
    if e.flag & _NOT_ABOUT_CARDS:
        return []
    return in_card_order([card for card in _cards_in_reach(d, e) if filter_takes(e, card)])


def _cards_in_reach(d: DuelState, e: Effect) -> list[Card]:
    player = handler_player(e)
    if player == PLAYER_NONE:
        return []
    return [*_cards_of(d, player, e.self_range), *_cards_of(d, 1 - player, e.object_range)]


_ROWS_OF: Final[tuple[tuple[int, Callable[[Player], list[Card | None]]], ...]] = (
    (LOCATION_MZONE, attrgetter("mzone")),
    (LOCATION_SZONE, attrgetter("szone")),
)
_PILES_OF: Final[tuple[tuple[int, Callable[[Player], list[Card]]], ...]] = (
    (LOCATION_GRAVE, attrgetter("grave")),
    (LOCATION_REMOVED, attrgetter("banished")),
    (LOCATION_HAND, attrgetter("hand")),
    (LOCATION_DECK, attrgetter("deck")),
    (LOCATION_EXTRA, attrgetter("extra")),
)


def _cards_of(d: DuelState, player: int, places: int) -> list[Card]:
    """The player's cards in the places, in the order in which filters are asked about them."""
    side = d.players[player]
    cards: list[Card] = []
    for place, zones_of in _ROWS_OF:
        if places & place:
            cards.extend(card for card in zones_of(side) if card is not None)
    for place, pile_of in _PILES_OF:
        if places & place:
            cards.extend(pile_of(side))
    return cards


# Cards whose negation must be worked out anew


def note_for_negation(d: DuelState, card: Card) -> None:
    """Have the next adjustment work out again whether the card is negated."""
    d.pending.negation_checks[card] = None


def note_reached_by_negation(d: DuelState, e: Effect) -> None:
    """Have the next adjustment work out again whether the cards that the effect applies to are negated."""
    for card in cards_watched_by(d, e):
        d.pending.negation_checks[card] = None


def may_be_touched(card: Card) -> bool:
    """Whether any effect could make the card unaffected, prohibited or negated, or protect it from that; mostly none can."""
    if card.equipped_cards or card.targeted_by or card.materials_attached:
        return True
    own, auras = card.single_effects, card.d.effects.aura
    for code in _DISABLE_CODES:  # noqa: SIM110  (a generator takes longer)
        if code in own or code in auras:
            return True
    return False


def note_all_negation_reaches(card: Card) -> None:
    """Have the next adjustment work out again the negation of all cards that an effect on this card could negate or protect."""
    d = card.d
    for e in tuple(card.own_effects):
        if e.code not in DISABLE_RELATED:
            continue
        if e.type & EFFECT_TYPE_FIELD:
            note_reached_by_negation(d, e)
        elif e.type & EFFECT_TYPE_EQUIP and card.equip_target is not None:
            d.pending.negation_checks[card.equip_target] = None
        elif e.type & EFFECT_TYPE_TARGET and card.effect_targets:
            for target in card.effect_targets:
                d.pending.negation_checks[target] = None
        elif e.type & EFFECT_TYPE_XMATERIAL and card.overlay_target is not None:
            d.pending.negation_checks[card.overlay_target] = None


# Spell Speed


def spell_speed(e: Effect) -> int:
    """The Spell Speed of an effect that is activated (0 for all others)."""
    kind = e.type
    if not kind & EFFECT_TYPE_ACTIONS:
        return 0
    if kind & _SLOW:
        return 1
    if kind & _QUICK:
        return 2
    return _card_speed(e.handler) if kind & EFFECT_TYPE_ACTIVATE and e.handler is not None else 0


def _card_speed(card: Card) -> int:
    """The Spell Speed of a Spell or Trap that is activated; a monster card is not activated as a card."""
    kind = card.printed.type
    if not kind & (TYPE_SPELL | TYPE_MONSTER):
        return 3 if kind & TYPE_COUNTER else 2
    return 0 if kind & TYPE_MONSTER else 1 + is_quick_spell(card)


def is_quick_spell(card: Card) -> bool:
    """Whether the card is a Quick-Play Spell, or a Spell that an effect makes one."""
    kind = card.printed.type
    return bool(kind & TYPE_SPELL) and (bool(kind & TYPE_QUICKPLAY) or affecting(card, EFFECT_BECOME_QUICK) is not None)
