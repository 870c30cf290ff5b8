"""Effects that the rules put on a card: a change of control, another type, a note that is shown to players."""

from solemn.core.effects.effect import fresh_effect
from solemn.core.lifetimes.registration import register_on
from solemn.core.state.data import Callback, Card, Effect
from solemn.spec.constants import EFFECT_FLAG_CANNOT_DISABLE, EFFECT_FLAG_CLIENT_HINT, EFFECT_TYPE_SINGLE


def fresh_mark(card: Card, owner: Card | None, code: int, flag: int, ends_by: int) -> Effect:
    """A fresh effect with this code that works on the card alone; it is not registered yet."""
    mark = fresh_effect(card.d)
    mark.owner = owner
    mark.type = EFFECT_TYPE_SINGLE
    mark.code, mark.flag, mark.ends_by = code, flag, ends_by
    return mark


def mark_card(
    card: Card,
    code: int,
    value: int,
    ends_by: int,
    *,
    owner: Card | None,
    flag: int = EFFECT_FLAG_CANNOT_DISABLE,
    lasts_for: int = 0,
    target: Callback | None = None,
) -> Effect:
    """Register on the card an effect with this code and value that comes from `owner`, until one of the resets `ends_by`.

    Unless `flag` says otherwise, negating the card's effects does not end it. If `ends_by` names phases, it ends with their
    `lasts_for`-th end; without any reset it stays with the card.
    """
    mark = fresh_mark(card, owner, code, flag, ends_by)
    mark.value, mark.lasts_for, mark.target = value, lasts_for, target
    register_on(card, mark)
    return mark


def point_out(card: Card, description: int, ends_by: int, code: int = 0) -> None:
    """Register on the card a mark that players are shown, with the text that the description stands for."""
    mark = fresh_mark(card, card, code, EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_CLIENT_HINT, ends_by)
    mark.description = description
    register_on(card, mark)
