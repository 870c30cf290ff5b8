"""Duel: what is printed on cards, by passcode."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from solemn.api.border import native
from solemn.api.steps import results
from solemn.core.card.printed import printed_of
from solemn.core.state.data import Card, DuelState


@native("Duel.GetCardFromCardID")
def get_card_from_card_id(d: DuelState, number: int) -> Card | None:
    return next((card for card in d.cards if card.id == number and card is not d.choosing.some_card), None)


def _printed(field: str) -> Callable[[DuelState, int], int | None]:
    get = attrgetter(field)

    def fact(d: DuelState, code: int) -> int | None:
        printed = printed_of(d, code)
        return get(printed) if printed.code else None

    return fact


for _name, _field in (
    ("Alias", "alias"),
    ("Type", "type"),
    ("Level", "level"),
    ("Attribute", "attribute"),
    ("Race", "race"),
    ("Attack", "attack"),
    ("Defense", "defense"),
    ("Rscale", "right_scale"),
    ("Lscale", "left_scale"),
    ("LinkMarker", "link_marker"),
):
    native(f"Duel.GetCard{_name}FromCode")(_printed(_field))


@native("Duel.GetCardSetcodeFromCode")
def get_card_setcode_from_code(d: DuelState, code: int) -> Any:
    printed = printed_of(d, code)
    return results(printed.setcodes) if printed.code else ()
