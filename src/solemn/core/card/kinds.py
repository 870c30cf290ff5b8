"""What a card is now: its type, Level, Rank, Link Rating, Attribute, Type and Pendulum Scales.

While a value is worked out, the slot of that value in `card.temp` holds what is known so far; a script that asks for the same value
meanwhile, to decide whether its effect applies or how much it adds, gets that.
"""

from collections.abc import Iterable
from typing import Final

from solemn.core.effects.calling import check
from solemn.core.effects.effect import value_for_card, values
from solemn.core.effects.modifiers import modifiers, unmodified
from solemn.core.effects.queries import affecting, effects_on
from solemn.core.state.data import NO_VALUE, Card, Codes, Effect, scratch
from solemn.core.state.field_zones import extra_deck_types
from solemn.spec.constants import (
    ASSUME_ATTRIBUTE,
    ASSUME_LEVEL,
    ASSUME_LINK,
    ASSUME_RACE,
    ASSUME_RANK,
    ASSUME_TYPE,
    EFFECT_ADD_ATTRIBUTE,
    EFFECT_ADD_RACE,
    EFFECT_ADD_TYPE,
    EFFECT_ALLOW_NEGATIVE,
    EFFECT_CHANGE_ATTRIBUTE,
    EFFECT_CHANGE_LEVEL,
    EFFECT_CHANGE_LEVEL_FINAL,
    EFFECT_CHANGE_LINK,
    EFFECT_CHANGE_LINK_FINAL,
    EFFECT_CHANGE_LSCALE,
    EFFECT_CHANGE_RACE,
    EFFECT_CHANGE_RANK,
    EFFECT_CHANGE_RANK_FINAL,
    EFFECT_CHANGE_RSCALE,
    EFFECT_CHANGE_TYPE,
    EFFECT_FLAG_SINGLE_RANGE,
    EFFECT_LEVEL_RANK,
    EFFECT_LEVEL_RANK_S,
    EFFECT_PRE_MONSTER,
    EFFECT_RANK_LEVEL,
    EFFECT_RANK_LEVEL_S,
    EFFECT_REMOVE_ATTRIBUTE,
    EFFECT_REMOVE_RACE,
    EFFECT_REMOVE_TYPE,
    EFFECT_RITUAL_LEVEL,
    EFFECT_SYNCHRO_LEVEL,
    EFFECT_TYPE_SINGLE,
    EFFECT_UPDATE_LEVEL,
    EFFECT_UPDATE_LINK,
    EFFECT_UPDATE_LSCALE,
    EFFECT_UPDATE_RANK,
    EFFECT_UPDATE_RSCALE,
    EFFECT_XYZ_LEVEL,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_OVERLAY,
    LOCATION_REMOVED,
    LOCATION_SZONE,
    PLAYER_NONE,
    STATUS_NO_LEVEL,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_PENDULUM,
    TYPE_SPELL,
    TYPE_XYZ,
)

_U32: Final = 0xFFFFFFFF
_TYPE_PLACES: Final = LOCATION_ONFIELD | LOCATION_HAND | LOCATION_GRAVE  # elsewhere a card has its printed type
_PILES: Final = LOCATION_DECK | LOCATION_EXTRA | LOCATION_GRAVE | LOCATION_REMOVED  # counted from the top

_TYPE_CODES: Final[Codes] = (EFFECT_ADD_TYPE, EFFECT_REMOVE_TYPE, EFFECT_CHANGE_TYPE)
_ATTRIBUTE_CODES: Final[Codes] = (EFFECT_ADD_ATTRIBUTE, EFFECT_REMOVE_ATTRIBUTE, EFFECT_CHANGE_ATTRIBUTE)
_RACE_CODES: Final[Codes] = (EFFECT_ADD_RACE, EFFECT_REMOVE_RACE, EFFECT_CHANGE_RACE)

_LEVEL_CODES: Final[Codes] = (EFFECT_UPDATE_LEVEL, EFFECT_CHANGE_LEVEL, EFFECT_CHANGE_LEVEL_FINAL)
_RANK_CODES: Final[Codes] = (EFFECT_UPDATE_RANK, EFFECT_CHANGE_RANK, EFFECT_CHANGE_RANK_FINAL)
_LINK_CODES: Final[Codes] = (EFFECT_UPDATE_LINK, EFFECT_CHANGE_LINK, EFFECT_CHANGE_LINK_FINAL)
_LEVEL_OR_RANK_CODES: Final[Codes] = tuple(code for pair in zip(_RANK_CODES, _LEVEL_CODES, strict=True) for code in pair)
_LSCALE_CODES: Final[Codes] = (EFFECT_UPDATE_LSCALE, EFFECT_CHANGE_LSCALE)
_RSCALE_CODES: Final[Codes] = (EFFECT_UPDATE_RSCALE, EFFECT_CHANGE_RSCALE)
_SHARED_EFFECTS: Final[Codes] = (EFFECT_RANK_LEVEL_S, EFFECT_LEVEL_RANK_S)  # with these, what changes the Level changes the Rank as well
_LEVEL_EFFECTS: Final[Codes] = _LEVEL_CODES + _SHARED_EFFECTS
_RANK_EFFECTS: Final[Codes] = _RANK_CODES + _SHARED_EFFECTS
_RANK_GIVING_EFFECTS: Final[Codes] = (EFFECT_LEVEL_RANK, EFFECT_LEVEL_RANK_S)
_LEVEL_GIVING_EFFECTS: Final[Codes] = (EFFECT_RANK_LEVEL, EFFECT_RANK_LEVEL_S)
_UPDATES: Final = frozenset((EFFECT_UPDATE_LEVEL, EFFECT_UPDATE_RANK, EFFECT_UPDATE_LINK, EFFECT_UPDATE_LSCALE, EFFECT_UPDATE_RSCALE))
_FINALS: Final = frozenset((EFFECT_CHANGE_LEVEL_FINAL, EFFECT_CHANGE_RANK_FINAL, EFFECT_CHANGE_LINK_FINAL))


def starts_in_extra_deck(card: Card) -> bool:
    """Whether the card is printed as a monster that starts in the Extra Deck."""
    kind = card.printed.type
    return bool(kind & TYPE_MONSTER and kind & extra_deck_types(card.d))


# Type, Attribute and Type of a monster: masks


def get_type(card: Card, summoned: Card | None = None, summon_type: int = 0, player: int = PLAYER_NONE) -> int:
    """The card's types now (TYPE_ mask); with `summon_type`, when it is used for that Summon of `summoned` by `player`."""
    if card.assumed and ASSUME_TYPE in card.assumed:
        return card.assumed[ASSUME_TYPE] & _U32
    location = card.location
    if not location & _TYPE_PLACES:
        return card.printed.type
    if card.pzone and location == LOCATION_SZONE and not summon_type:
        return TYPE_PENDULUM | TYPE_SPELL
    if card.temp.type != NO_VALUE:
        return card.temp.type & _U32
    if unmodified(card, _TYPE_CODES):
        return card.printed.type
    for_summon = card.printed.type if summon_type and location == LOCATION_SZONE else 0
    return _masked(card, "type", card.printed.type, for_summon, _TYPE_CODES, summoned, summon_type, player) & _U32


def counts_as_monster(card: Card) -> bool:
    """Whether the card has an Attribute, a Type, ATK and DEF at all, and perhaps a Level."""
    return bool(card.printed.type & TYPE_MONSTER or get_type(card) & TYPE_MONSTER or affecting(card, EFFECT_PRE_MONSTER))


def get_attribute(card: Card, summoned: Card | None = None, summon_type: int = 0, player: int = PLAYER_NONE) -> int:
    """The card's Attributes now (ATTRIBUTE_ mask); with `summon_type`, when it is used for that Summon of `summoned` by `player`."""
    if card.assumed and ASSUME_ATTRIBUTE in card.assumed:
        return card.assumed[ASSUME_ATTRIBUTE] & _U32
    if not (card.printed.type & TYPE_MONSTER or counts_as_monster(card)):
        return 0
    if card.temp.attribute != NO_VALUE:
        return card.temp.attribute & _U32
    if unmodified(card, _ATTRIBUTE_CODES):
        return card.printed.attribute
    return _masked(card, "attribute", card.printed.attribute, 0, _ATTRIBUTE_CODES, summoned, summon_type, player) & _U32


def get_race(card: Card, summoned: Card | None = None, summon_type: int = 0, player: int = PLAYER_NONE) -> int:
    """The card's Types now (RACE_ mask); with `summon_type`, when it is used for that Summon of `summoned` by `player`."""
    if card.assumed and ASSUME_RACE in card.assumed:
        return card.assumed[ASSUME_RACE]
    if not (card.printed.type & TYPE_MONSTER or counts_as_monster(card)):
        return 0
    if card.temp.race != NO_VALUE:
        return card.temp.race
    if unmodified(card, _RACE_CODES):
        return card.printed.race
    return _masked(card, "race", card.printed.race, 0, _RACE_CODES, summoned, summon_type, player)


def _masked(
    card: Card, slot: str, printed: int, for_summon: int, codes: Codes, summoned: Card | None, summon_type: int, player: int
) -> int:
    """The mask after all effects that add to it (first code), remove from it (second code) or change it.

    Effects with an operation count for certain Summons only; they build a mask of their own, which is added in the end,
    or replaces all once one of them changes.
    """
    temp = scratch(card)
    mask = printed
    replaced = False
    setattr(temp, slot, printed)
    for e in modifiers(card, codes):
        if e.operation is None:
            mask = _with_bits(mask, e, value_for_card(e, card, player), codes)
            setattr(temp, slot, mask)
        elif summon_type and check(card.d, e.operation, summoned, summon_type, player):
            for_summon = _with_bits(for_summon, e, value_for_card(e, card, player), codes)
            replaced = replaced or e.code == codes[2]
    setattr(temp, slot, NO_VALUE)
    return for_summon if replaced else mask | for_summon


def _with_bits(mask: int, e: Effect, bits: int, codes: Codes) -> int:
    if e.code == codes[0]:
        return mask | bits
    return mask & ~bits if e.code == codes[1] else bits


# Level, Rank, Link Rating and Scales: numbers


def has_level(card: Card) -> bool:
    """Whether the card has a Level: all monsters do except Xyz and Link Monsters, and those whose Level an effect removes."""
    kind = card.printed.type
    if kind & TYPE_LINK or card.status & STATUS_NO_LEVEL or (kind & TYPE_XYZ and not _rank_is_level(card)):
        return False
    return bool(kind & TYPE_MONSTER) or counts_as_monster(card)


def _rank_is_level(card: Card) -> bool:
    return not unmodified(card, _LEVEL_GIVING_EFFECTS) and bool(affecting(card, EFFECT_RANK_LEVEL) or affecting(card, EFFECT_RANK_LEVEL_S))


def _level_is_rank(card: Card) -> bool:
    return not unmodified(card, _RANK_GIVING_EFFECTS) and bool(affecting(card, EFFECT_LEVEL_RANK) or affecting(card, EFFECT_LEVEL_RANK_S))


def _level_and_rank_are_one(card: Card) -> bool:
    return bool(affecting(card, EFFECT_RANK_LEVEL_S) or affecting(card, EFFECT_LEVEL_RANK_S))


def get_level(card: Card) -> int:
    """The card's Level now, 0 if it has none."""
    if not has_level(card):
        return 0
    if card.assumed and ASSUME_LEVEL in card.assumed:
        return card.assumed[ASSUME_LEVEL] & _U32
    temp = card.temp
    if temp.level != NO_VALUE:
        return temp.level & _U32
    level = card.printed.level
    if unmodified(card, _LEVEL_EFFECTS):
        return level if level > 0 else _at_least_one(card, level)
    temp = scratch(card)
    temp.level = level
    codes = _LEVEL_OR_RANK_CODES if _level_and_rank_are_one(card) else _LEVEL_CODES
    level = _at_least_one(card, _adjusted(card, "level", level, codes))
    temp.level = NO_VALUE
    return level


def get_rank(card: Card) -> int:
    """The card's Rank now, 0 if it has none."""
    kind = card.printed.type
    if kind & TYPE_LINK or ((not kind & TYPE_XYZ or card.status & STATUS_NO_LEVEL) and not _level_is_rank(card)):
        return 0
    if card.assumed and ASSUME_RANK in card.assumed:
        return card.assumed[ASSUME_RANK] & _U32
    rank = card.printed.level
    if not card.location & LOCATION_MZONE:
        return rank
    temp = card.temp
    if temp.rank != NO_VALUE:
        return temp.rank & _U32
    if unmodified(card, _RANK_EFFECTS):
        return rank if rank > 0 else _at_least_one(card, rank)
    temp = scratch(card)
    temp.rank = rank
    codes = _LEVEL_OR_RANK_CODES if _level_and_rank_are_one(card) else _RANK_CODES
    rank = _at_least_one(card, _adjusted(card, "rank", rank, codes))
    temp.rank = NO_VALUE
    return rank


def get_link(card: Card) -> int:
    """The card's Link Rating now, 0 if it has none."""
    if not card.printed.type & TYPE_LINK or card.status & STATUS_NO_LEVEL:
        return 0
    if card.assumed and ASSUME_LINK in card.assumed:
        return card.assumed[ASSUME_LINK] & _U32
    link = card.printed.level
    if not card.location & LOCATION_MZONE:
        return link
    temp = card.temp
    if temp.link != NO_VALUE:
        return temp.link & _U32
    if unmodified(card, _LINK_CODES):
        return link if link > 0 else _at_least_one(card, link)
    temp = scratch(card)
    temp.link = link
    link = _at_least_one(card, _adjusted(card, "link", link, _LINK_CODES))
    temp.link = NO_VALUE
    return link


def _at_least_one(card: Card, number: int) -> int:
    """The Level, Rank or Link Rating of a monster is never below 1, except where an effect allows it."""
    if number < 1 and get_type(card) & TYPE_MONSTER and not affecting(card, EFFECT_ALLOW_NEGATIVE):
        return 1
    return number & _U32


def _adjusted(card: Card, slot: str, number: int, codes: Codes) -> int:
    """A number after all effects that raise, lower or change it; meanwhile its slot of `card.temp` holds what it is so far.

    A change cancels what effects on the card itself added before; a final change also cancels what continuous effects added.
    """
    temp = scratch(card)
    own = continuous = 0
    for e in modifiers(card, codes):
        amount = value_for_card(e, card)
        if e.code not in _UPDATES:
            number = amount
            own = 0
            if e.code in _FINALS:
                continuous = 0
        elif e.type & EFFECT_TYPE_SINGLE and not e.flag & EFFECT_FLAG_SINGLE_RANGE:
            own += amount
        else:
            continuous += amount
        setattr(temp, slot, number + own + continuous)
    return number + own + continuous


def left_scale_now(card: Card) -> int:
    """The left Pendulum Scale now; outside a Pendulum Zone the printed one."""
    return _scale(card, "left_scale", card.printed.left_scale, card.temp.left_scale, _LSCALE_CODES)


def right_scale_now(card: Card) -> int:
    """The right Pendulum Scale now; outside a Pendulum Zone the printed one."""
    return _scale(card, "right_scale", card.printed.right_scale, card.temp.right_scale, _RSCALE_CODES)


def _scale(card: Card, slot: str, printed: int, known: int, codes: Codes) -> int:
    if not card.pzone or card.location != LOCATION_SZONE:
        return printed
    if known != NO_VALUE:
        return known & _U32
    if unmodified(card, codes):
        return printed
    setattr(scratch(card), slot, printed)
    scale = _scale_after(card, slot, printed, modifiers(card, codes), codes[0])
    setattr(card.temp, slot, NO_VALUE)
    return scale & _U32


def _scale_after(card: Card, slot: str, scale: int, effects: list[Effect], update: int) -> int:
    """Unlike with Levels, scripts that ask meanwhile do not see what was added."""
    own = continuous = 0
    for e in effects:
        amount = value_for_card(e, card)
        if e.code != update:
            scale = amount
            own = 0
        elif e.type & EFFECT_TYPE_SINGLE and not e.flag & EFFECT_FLAG_SINGLE_RANGE:
            own += amount
        else:
            continuous += amount
        setattr(card.temp, slot, scale)
    return scale + own + continuous


# Levels for one kind of Summon


def get_synchro_level(card: Card, summoned: Card | None) -> int:
    """The Level that the card counts as for the Synchro Summon of `summoned`."""
    kind = card.printed.type
    if kind & TYPE_LINK and not affecting(card, EFFECT_SYNCHRO_LEVEL):
        return 0
    return _material_level(card, summoned, EFFECT_SYNCHRO_LEVEL)


def get_ritual_level(card: Card, summoned: Card | None) -> int:
    """The Level that the card counts as for the Ritual Summon of `summoned`."""
    return 0 if card.printed.type & TYPE_LINK else _material_level(card, summoned, EFFECT_RITUAL_LEVEL)


def _material_level(card: Card, summoned: Card | None, code: int) -> int:
    if (card.printed.type & TYPE_XYZ or card.status & STATUS_NO_LEVEL) and not _rank_is_level(card):
        return 0
    effects = effects_on(card, code)
    return value_for_card(effects[0], summoned) & _U32 if effects else get_level(card)


def has_xyz_level(card: Card, xyz: Card | None, level: int) -> bool:
    """Whether the card may be used as a material of that Level for the Xyz Summon of `xyz`."""
    if card.status & STATUS_NO_LEVEL:
        return False
    if any(_allows_level(values(e, card, xyz), level) for e in effects_on(card, EFFECT_XYZ_LEVEL)):
        return True
    return get_level(card) == level


def _allows_level(levels: list[int], level: int) -> bool:
    if len(levels) != 1:
        return level in levels
    packed = levels[0]  # up to two Levels in one number
    return level in (packed & 0xFFF, packed >> 16 & 0xFFF)


# Order of cards in operations


def in_operation_order(cards: Iterable[Card]) -> list[Card]:
    """The cards as operations go through them: the turn player's first, by location, then by place; piles from their top."""
    return sorted(cards, key=_operation_rank)


def _operation_rank(card: Card) -> tuple[int, int, int, int]:
    host = card.overlay_target
    controller = card.controller if host is None else host.controller
    rank = controller if controller == PLAYER_NONE else controller ^ card.d.turn_player
    location = card.location
    if location & LOCATION_OVERLAY:
        return (rank, location, 0 if host is None else host.sequence, card.sequence)
    return (rank, location, -card.sequence if location & _PILES else card.sequence, 0)
