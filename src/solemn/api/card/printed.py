"""Card natives: what is printed on a card. With a second argument they change it, for this card only."""

from dataclasses import replace
from typing import Any, Final

from solemn.api.border import ABSENT, as_int, charged, native
from solemn.api.card.arguments import U16, U32, not_a_card, values_in
from solemn.core.lifetimes.copying import recreate, replace_effect
from solemn.core.state.data import Card

COST_OF_A_FACE: Final = 8  # steps of the script
_PRINTED_NUMBERS: Final = (
    ("Card.Code", "code"),
    ("Card.Alias", "alias"),
    ("Card.Type", "type"),
    ("Card.Level", "level"),
    ("Card.Attribute", "attribute"),
    ("Card.Race", "race"),
    ("Card.Attack", "attack"),
    ("Card.Defense", "defense"),
    ("Card.Rscale", "right_scale"),
    ("Card.Lscale", "left_scale"),
    ("Card.LinkMarker", "link_marker"),
)


def _printed_number(name: str, field: str) -> None:
    """Declare the native that reads or changes one printed number."""

    @native(name, guarded=True)
    def number(c: Any = ABSENT, value: Any = ABSENT, *_: Any) -> Any:
        if type(c) is not Card:
            raise not_a_card(name, c)
        if value is ABSENT:
            return getattr(c.printed, field)
        change: dict[str, Any] = {field: as_int(name, 2, value)}
        _change(c, change)
        return ()


for _name, _field in _PRINTED_NUMBERS:
    _printed_number(_name, _field)


@native("Card.Setcode", guarded=True)
def _setcode(c: Any = ABSENT, setcodes: Any = ABSENT, *_: Any) -> Any:
    if type(c) is not Card:
        raise not_a_card("Card.Setcode", c)
    if setcodes is ABSENT:
        printed = tuple(sorted(set(c.printed.setcodes)))
        return printed[0] if len(printed) == 1 else printed
    _change(c, {"setcodes": _setcodes("Card.Setcode", setcodes)})
    return ()


def _change(c: Card, changes: dict[str, Any]) -> None:
    """Print other values on the card, and charge the script for the new face."""
    charged(c.d, COST_OF_A_FACE)
    c.printed = replace(c.printed, **changes)


def _setcodes(name: str, value: Any) -> tuple[int, ...]:
    return tuple(sorted({as_int(name, -1, setcode) & U16 for setcode in values_in(value, ())}))


@native("Card.Cover", guarded=True)
def _cover(c: Any = ABSENT, code: Any = ABSENT, *_: Any) -> Any:
    if type(c) is not Card:
        raise not_a_card("Card.Cover", c)
    if code is ABSENT:
        return c.cover
    c.cover = as_int("Card.Cover", 2, code) & U32
    return ()


@native("Card.Recreate")
def _recreate(
    c: Card, code: int, alias: int | None, setcodes: Any, types: int | None, level: int | None, attribute: int | None,
    race: int | None, attack: int | None, defense: int | None, left_scale: int | None, right_scale: int | None,
    markers: int | None, replace_effects: bool,
) -> None:  # fmt: skip
    if not recreate(c, code & U32):
        return
    given: dict[str, Any] = {
        "alias": alias, "type": types, "level": level, "attribute": attribute, "race": race, "attack": attack, "defense": defense,
        "left_scale": left_scale, "right_scale": right_scale, "link_marker": markers,
    }  # fmt: skip
    changes = {field: value for field, value in given.items() if value is not None}
    if setcodes is not None:  # they are added to the others
        changes["setcodes"] = tuple(sorted({*c.printed.setcodes, *_setcodes("Card.Recreate", setcodes)}))
    _change(c, changes)
    if replace_effects:
        replace_effect(c, code & U32, 0, 0, True)
