"""Effects that the rules put on a card: a change of control, another type, a note that is shown to players."""

from solemn.core.effects.effect import fresh_effect
from solemn.core.lifetimes.registration import register_on
from solemn.core.state.data import Card
from solemn.spec.constants import EFFECT_FLAG_CANNOT_DISABLE, EFFECT_FLAG_CLIENT_HINT, EFFECT_TYPE_SINGLE


def mark_card(
    card: Card, code: int, value: int, ends_by: int, *, owner: Card | None, flag: int = EFFECT_FLAG_CANNOT_DISABLE, lasts_for: int = 0
) -> None:
    """Register on the card an effect with this code and value that comes from `owner`, until one of the resets `ends_by`.

    Unless `flag` says otherwise, negating the card's effects does not end it. If `ends_by` names phases, it ends with their
    `lasts_for`-th end.
    """
    mark = fresh_effect(card.d)
    mark.owner = owner
    mark.type = EFFECT_TYPE_SINGLE
    mark.code, mark.value = code, value
    mark.flag = flag
    mark.ends_by, mark.lasts_for = ends_by, lasts_for
    register_on(card, mark)


def point_out(card: Card, description: int, ends_by: int, code: int = 0) -> None:
    """Register on the card a mark that players are shown, with the text that the description stands for."""
    mark = fresh_effect(card.d)
    mark.owner = card
    mark.type = EFFECT_TYPE_SINGLE
    mark.code = code
    mark.flag = EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_CLIENT_HINT
    mark.description = description
    mark.ends_by = ends_by
    register_on(card, mark)
