"""Card natives: type, Level, Rank, Link Rating, Scales, Attribute and Type."""

from typing import Any, Final

from solemn.api.border import ABSENT, native
from solemn.api.card.arguments import U32, U64, for_summon, not_a_card, numbers_in, whole
from solemn.core.card.kinds import (
    get_attribute,
    get_level,
    get_link,
    get_race,
    get_rank,
    get_ritual_level,
    get_synchro_level,
    get_type,
    has_xyz_level,
    left_scale_now,
    right_scale_now,
)
from solemn.core.state.data import Card
from solemn.spec.constants import STATUS_NO_LEVEL, TYPE_LINK, TYPE_XYZ

_NO_LEVEL: Final = TYPE_XYZ | TYPE_LINK

# Types of card


@native("Card.GetType", guarded=True)
def _get_type(c: Any = ABSENT, summoned: Any = ABSENT, sumtype: Any = ABSENT, player: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetType", c)
    if summoned is ABSENT:
        return get_type(c)
    return get_type(c, *for_summon("Card.GetType", c.d, 2, summoned, sumtype, player))


@native("Card.GetOriginalType", guarded=True)
def _get_original_type(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetOriginalType", c)
    return c.printed.type


@native("Card.IsType", guarded=True)
def _is_type(
    c: Any = ABSENT, types: Any = ABSENT, summoned: Any = ABSENT, sumtype: Any = ABSENT, player: Any = ABSENT, *_: Any
) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsType", c)
    wanted: int = types if type(types) is int else whole("Card.IsType", 2, types)
    if summoned is ABSENT:
        return get_type(c) & wanted != 0
    return get_type(c, *for_summon("Card.IsType", c.d, 3, summoned, sumtype, player)) & wanted != 0


@native("Card.IsExactType", guarded=True)
def _is_exact_type(
    c: Any = ABSENT, types: Any = ABSENT, summoned: Any = ABSENT, sumtype: Any = ABSENT, player: Any = ABSENT, *_: Any
) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsExactType", c)
    wanted = whole("Card.IsExactType", 2, types) & U32
    return get_type(c, *for_summon("Card.IsExactType", c.d, 3, summoned, sumtype, player)) & wanted == wanted


@native("Card.IsOriginalType", guarded=True)
def _is_original_type(c: Any = ABSENT, types: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsOriginalType", c)
    return c.printed.type & whole("Card.IsOriginalType", 2, types) != 0


# Attribute and Type of a monster


@native("Card.GetAttribute", guarded=True)
def _get_attribute(c: Any = ABSENT, summoned: Any = ABSENT, sumtype: Any = ABSENT, player: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetAttribute", c)
    if summoned is ABSENT:
        return get_attribute(c)
    return get_attribute(c, *for_summon("Card.GetAttribute", c.d, 2, summoned, sumtype, player))


@native("Card.IsAttribute", guarded=True)
def _is_attribute(
    c: Any = ABSENT, attributes: Any = ABSENT, summoned: Any = ABSENT, sumtype: Any = ABSENT, player: Any = ABSENT, *_: Any
) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsAttribute", c)
    wanted: int = attributes if type(attributes) is int else whole("Card.IsAttribute", 2, attributes)
    if summoned is ABSENT:
        return get_attribute(c) & wanted != 0
    return get_attribute(c, *for_summon("Card.IsAttribute", c.d, 3, summoned, sumtype, player)) & wanted != 0


@native("Card.GetRace", guarded=True)
def _get_race(c: Any = ABSENT, summoned: Any = ABSENT, sumtype: Any = ABSENT, player: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetRace", c)
    if summoned is ABSENT:
        return get_race(c)
    return get_race(c, *for_summon("Card.GetRace", c.d, 2, summoned, sumtype, player))


@native("Card.IsRace", guarded=True)
def _is_race(
    c: Any = ABSENT, races: Any = ABSENT, summoned: Any = ABSENT, sumtype: Any = ABSENT, player: Any = ABSENT, *_: Any
) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsRace", c)
    wanted: int = races if type(races) is int else whole("Card.IsRace", 2, races)
    if summoned is ABSENT:
        return get_race(c) & wanted & U64 != 0
    return get_race(c, *for_summon("Card.IsRace", c.d, 3, summoned, sumtype, player)) & wanted & U64 != 0


@native("Card.GetOriginalAttribute")
def _get_original_attribute(c: Card) -> int:
    return 0 if c.status & STATUS_NO_LEVEL else c.printed.attribute


@native("Card.GetOriginalRace")
def _get_original_race(c: Card) -> int:
    return 0 if c.status & STATUS_NO_LEVEL else c.printed.race


@native("Card.IsOriginalAttribute")
def _is_original_attribute(c: Card, attributes: int) -> bool:
    return not c.status & STATUS_NO_LEVEL and c.printed.attribute & attributes != 0


@native("Card.IsOriginalRace")
def _is_original_race(c: Card, races: int) -> bool:
    return not c.status & STATUS_NO_LEVEL and c.printed.race & races != 0


# Level, Rank, Link Rating


@native("Card.GetLevel", guarded=True)
def _get_level(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetLevel", c)
    return get_level(c)


@native("Card.GetRank", guarded=True)
def _get_rank(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetRank", c)
    return get_rank(c)


@native("Card.GetLink", guarded=True)
def _get_link(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetLink", c)
    return get_link(c)


@native("Card.GetOriginalLevel", guarded=True)
def _get_original_level(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetOriginalLevel", c)
    return 0 if c.printed.type & _NO_LEVEL or c.status & STATUS_NO_LEVEL else c.printed.level


@native("Card.GetOriginalRank", guarded=True)
def _get_original_rank(c: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetOriginalRank", c)
    return c.printed.level if c.printed.type & TYPE_XYZ else 0


@native("Card.GetSynchroLevel")
def _get_synchro_level(c: Card, synchro: Card) -> int:
    return get_synchro_level(c, synchro)


@native("Card.GetRitualLevel")
def _get_ritual_level(c: Card, ritual: Card) -> int:
    return get_ritual_level(c, ritual)


@native("Card.IsXyzLevel")
def _is_xyz_level(c: Card, xyz: Card, level: int) -> bool:
    return has_xyz_level(c, xyz, level & U32)


@native("Card.IsLevel", guarded=True)
def _is_level(c: Any = ABSENT, level: Any = ABSENT, *more: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsLevel", c)
    own = get_level(c)
    if type(level) is int and not more:
        return own == level & U32
    return any(own == number for number in numbers_in("Card.IsLevel", level, more))


@native("Card.IsRank", guarded=True)
def _is_rank(c: Any = ABSENT, rank: Any = ABSENT, *more: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsRank", c)
    own = get_rank(c)
    if type(rank) is int and not more:
        return own == rank & U32
    return any(own == number for number in numbers_in("Card.IsRank", rank, more))


@native("Card.IsLink", guarded=True)
def _is_link(c: Any = ABSENT, link: Any = ABSENT, *more: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsLink", c)
    own = get_link(c)
    if type(link) is int and not more:
        return own == link & U32
    return any(own == number for number in numbers_in("Card.IsLink", link, more))


# Numbers below 0 are very high ones here, as in the reference engine


@native("Card.IsLevelBelow", guarded=True)
def _is_level_below(c: Any = ABSENT, level: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsLevelBelow", c)
    wanted: int = level if type(level) is int else whole("Card.IsLevelBelow", 2, level)
    return 0 < get_level(c) <= wanted & U32


@native("Card.IsLevelAbove", guarded=True)
def _is_level_above(c: Any = ABSENT, level: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsLevelAbove", c)
    wanted: int = level if type(level) is int else whole("Card.IsLevelAbove", 2, level)
    own = get_level(c)
    return own > 0 and own >= wanted & U32


@native("Card.IsRankBelow", guarded=True)
def _is_rank_below(c: Any = ABSENT, rank: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsRankBelow", c)
    return 0 < get_rank(c) <= whole("Card.IsRankBelow", 2, rank) & U32


@native("Card.IsRankAbove", guarded=True)
def _is_rank_above(c: Any = ABSENT, rank: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsRankAbove", c)
    own = get_rank(c)
    return own > 0 and own >= whole("Card.IsRankAbove", 2, rank) & U32


@native("Card.IsLinkBelow", guarded=True)
def _is_link_below(c: Any = ABSENT, link: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsLinkBelow", c)
    return 0 < get_link(c) <= whole("Card.IsLinkBelow", 2, link) & U32


@native("Card.IsLinkAbove", guarded=True)
def _is_link_above(c: Any = ABSENT, link: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsLinkAbove", c)
    own = get_link(c)
    return own > 0 and own >= whole("Card.IsLinkAbove", 2, link) & U32


# Pendulum Scales


@native("Card.GetLeftScale")
def _get_left_scale(c: Card) -> int:
    return left_scale_now(c)


@native("Card.GetRightScale")
def _get_right_scale(c: Card) -> int:
    return right_scale_now(c)


@native("Card.GetOriginalLeftScale")
def _get_original_left_scale(c: Card) -> int:
    return c.printed.left_scale


@native("Card.GetOriginalRightScale")
def _get_original_right_scale(c: Card) -> int:
    return c.printed.right_scale


# What it was on the field


@native("Card.GetPreviousTypeOnField")
def _get_previous_type(c: Card) -> int:
    return c.previous.type


@native("Card.GetPreviousLevelOnField")
def _get_previous_level(c: Card) -> int:
    return c.previous.level


@native("Card.GetPreviousRankOnField")
def _get_previous_rank(c: Card) -> int:
    return c.previous.rank


@native("Card.GetPreviousAttributeOnField")
def _get_previous_attribute(c: Card) -> int:
    return c.previous.attribute


@native("Card.GetPreviousRaceOnField")
def _get_previous_race(c: Card) -> int:
    return c.previous.race
