"""Which zones are open."""

from field_table import MASTER_RULE_5, new_duel, put

from solemn.core.permissions.available_zones import (
    mzone_limit,
    open_zones,
    open_zones_from_extra,
    summonable_zones_from_extra,
    szone_limit,
)
from solemn.core.state.field_zones import cards_in_zone, is_zone_free
from solemn.spec.constants import (
    LOCATION_EXTRA,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_REASON_TOFIELD,
    LOCATION_SZONE,
    POS_FACEDOWN_DEFENSE,
    TYPE_FUSION,
    TYPE_LINK,
    TYPE_MONSTER,
)


def test_open_main_zones():
    d = new_duel()
    put(d, 0, LOCATION_MZONE, 1)
    d.players[0].disabled_zones = 1 << 4
    assert open_zones(d, None, 0, LOCATION_MZONE, 0, LOCATION_REASON_TOFIELD) == (3, 0b1110010)
    assert open_zones(d, None, 0, LOCATION_MZONE, 0, LOCATION_REASON_TOFIELD, 0b11) == (1, 0b1111110)
    assert open_zones(d, None, 0, LOCATION_SZONE, 0, LOCATION_REASON_TOFIELD) == (5, 0)


def test_how_many_more_cards_a_field_takes():
    for flags, zones in ((MASTER_RULE_5, 7), (0, 5)):
        d = new_duel(flags)
        assert [mzone_limit(d, player, 0, LOCATION_REASON_TOFIELD) for player in (0, 1, 2)] == [zones, zones, 0]
        assert [szone_limit(d, player, 0, LOCATION_REASON_TOFIELD) for player in (0, 1, 2)] == [5, 5, 0]
        put(d, 0, LOCATION_MZONE, 4)
        put(d, 1, LOCATION_SZONE, 4)
        put(d, 1, LOCATION_SZONE, 5)  # the Field Zone is none of the five
        assert [mzone_limit(d, player, 0, LOCATION_REASON_TOFIELD) for player in (0, 1)] == [zones - 1, zones]
        assert [szone_limit(d, player, 0, LOCATION_REASON_TOFIELD) for player in (0, 1)] == [5, 4]
    d = new_duel()
    put(d, 0, LOCATION_MZONE, 5)
    put(d, 0, LOCATION_MZONE, 6)
    assert mzone_limit(d, 0, 0, LOCATION_REASON_TOFIELD) == 5


def test_main_zones_of_the_opponent():
    d = new_duel()
    for i in range(5):
        put(d, 1, LOCATION_MZONE, i)
    assert open_zones(d, None, 1, LOCATION_MZONE, 0, LOCATION_REASON_TOFIELD)[0] == 0


def test_a_link_monster_needs_an_extra_monster_zone():
    d = new_duel()
    link = put(d, 0, LOCATION_EXTRA, 0, TYPE_MONSTER | TYPE_LINK)
    assert open_zones_from_extra(d, link, 0, 0) == (1, 0b0011111)
    put(d, 1, LOCATION_MZONE, 5)  # the opponent's left zone is the player's right one
    assert not is_zone_free(d, 0, LOCATION_MZONE, 6)
    assert open_zones_from_extra(d, link, 0, 0) == (1, 0b1011111)
    put(d, 0, LOCATION_MZONE, 5)
    assert open_zones_from_extra(d, link, 0, 0)[0] == 0


def test_any_card_from_the_extra_deck():
    d = new_duel()
    assert open_zones_from_extra(d, None, 0, 0) == summonable_zones_from_extra(d, None, 0, 0) == (1, 0b0011111)
    assert d.choosing.some_card is not None
    assert d.choosing.some_card.location == 0


def test_face_down_fusion_monsters_may_go_anywhere_under_master_rule_5():
    d = new_duel()
    fusion = put(d, 0, LOCATION_EXTRA, 0, TYPE_MONSTER | TYPE_FUSION)
    fusion.position = POS_FACEDOWN_DEFENSE
    assert open_zones(d, fusion, 0, LOCATION_MZONE, 0, LOCATION_REASON_TOFIELD) == (6, 0)


def test_cards_in_zones_of_a_mask():
    d = new_duel()
    monster, spell = put(d, 0, LOCATION_MZONE, 3), put(d, 0, LOCATION_SZONE, 2)
    assert cards_in_zone(d, 1 << 3 | 1 << 10, 0, LOCATION_ONFIELD) == [monster, spell]
    assert cards_in_zone(d, 1 << 3 | 1 << 10, 0, LOCATION_MZONE) == [monster]
    assert cards_in_zone(d, 1 << 3, 1, LOCATION_ONFIELD) == []
