"""What an adjustment finds."""

from field_table import new_duel, put

from solemn.core.effects.effect import new_effect
from solemn.core.effects.queries import add_to_disable_check_list
from solemn.core.lifetimes.registration import add_effect
from solemn.core.lifetimes.upkeep import adjust_disable_check_list, adjust_self_destroy_set
from solemn.core.permissions.uniqueness import add_unique_card
from solemn.core.state.data import HigherRules
from solemn.spec.constants import (
    EFFECT_DISABLE,
    EFFECT_SELF_DESTROY,
    EFFECT_TYPE_FIELD,
    EFFECT_TYPE_SINGLE,
    LOCATION_MZONE,
    STATUS_DISABLED,
)


def give(card, kind, code, reach=0):
    e = new_effect(card.d)
    e.owner, e.type, e.code, e.value = card, kind, code, 1
    e.range, e.self_range, e.object_range = LOCATION_MZONE, 0, reach
    add_effect(card, e)


def test_negation_reaches_those_that_depended_on_the_negated():
    d = new_duel()
    late = put(d, 1, LOCATION_MZONE)
    negator = put(d, 0, LOCATION_MZONE)
    give(negator, EFFECT_TYPE_FIELD, EFFECT_DISABLE, LOCATION_MZONE)
    add_to_disable_check_list(d, late)
    adjust_disable_check_list(d)
    assert late.status & STATUS_DISABLED
    assert not negator.status & STATUS_DISABLED
    assert not d.disable_checks


def test_work_follows_at_the_end_of_the_step():
    d = new_duel()
    done = []
    d.rules = HigherRules(
        destroy_by_uniqueness=lambda d, card, player: done.append((card, player)),
        destroy_self_destroying=lambda d: done.append("destroy"),
    )
    doomed = put(d, 0, LOCATION_MZONE)
    give(doomed, EFFECT_TYPE_SINGLE, EFFECT_SELF_DESTROY)
    first, second = put(d, 1, LOCATION_MZONE, 0), put(d, 1, LOCATION_MZONE, 1)
    for card in (second, first):
        card.unique_code, card.unique_location, card.unique_pos0 = 1, LOCATION_MZONE, 1
        card.unique_filter = lambda card: True
        add_unique_card(d, card)
    adjust_self_destroy_set(d)
    assert [args for _, args in d.due] == [(first, 1), (second, 1), ()]
    assert list(d.self_destroy) == [doomed]
    adjust_self_destroy_set(d)  # nothing new while some wait
    assert len(d.due) == 3
