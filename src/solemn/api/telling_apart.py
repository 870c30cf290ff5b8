"""By what a script's condition on a set of cards can tell one card from another.

Most of them count something over the set: how many names, Types or places, how many a player controls, or the sum of Levels. Cards that
are alike in all that is counted are alike for such a condition, so a search for a set need not try each of them in turn (bench/growth.py).
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Any, Final

from solemn.api.known_filters import names_argument
from solemn.core.state.data import Card
from solemn.spec.constants import LOCATION_ONFIELD

Value = Callable[..., Any]
Natives = Mapping[str, Value]


def _place(card: Card) -> int:
    """What tells places apart: piles differ from one another, and each zone of the field from all others."""
    return -card.id if card.location & LOCATION_ONFIELD else card.location


_TESTED: Final = ("Attribute", "Controler", "Level", "Link", "Race", "Rank", "Type")
_READ: Final = (*_TESTED, "Attack", "Code", "Defense", "Location", "OriginalCode", "Owner")
VALUES: Final = tuple([f"Card.Get{name}" for name in _READ])
TESTS: Final[Mapping[str, str]] = {f"Card.Is{name}": f"Card.Get{name}" for name in _TESTED}
OTHER_TESTS: Final[Mapping[str, Value]] = {"Card.IsLocation": _place}
COUNTS: Final = tuple([f"Group.{name}" for name in ("FilterCount", "GetBinClassCount", "GetClassCount", "GetCount", "GetSum", "IsExists")])
KNOWN: Final = frozenset({*VALUES, *TESTS, *OTHER_TESTS, *COUNTS})
HELPERS: Final = frozenset({"Exception$", "eq$", "fault$", "first$", "ge$", "gt$", "int$", "le$", "len$", "lt$", "tuple$", "type$"})
NOT_ITS_OWN: Final = (3, 4)  # arguments that differ between the sets of a search: the group, the card that was added last


def counting_natives(scope: Mapping[str, Any]) -> Natives:
    """The natives by which conditions are known to look at a set, but for those that the library has replaced."""
    return {name: scope[name] for name in sorted(KNOWN) if getattr(scope[name], "__globals__", None) is not scope}


def counted_values(condition: FunctionType, scope: Mapping[str, Any], natives: Natives) -> list[Value] | None:
    """The values of cards on which all depends that the condition counts over the set; None if it might look at anything else."""
    named = _named(condition.__code__)
    if named is None or condition.__kwdefaults__:
        return None
    held = [cell.cell_contents for cell in condition.__closure__ or () if type(cell.cell_contents) is not int]
    names = [*named, *[next((name for name in natives if natives[name] is value), "") for value in held]]
    names += [TESTS[name] for name in names if name in TESTS]
    if any(name not in natives or scope[name] is not natives[name] for name in names):
        return None
    return [natives[name] for name in names if name in VALUES] + [OTHER_TESTS[name] for name in names if name in OTHER_TESTS]


@lru_cache(maxsize=512)
def _named(code: CodeType) -> tuple[str, ...] | None:
    """The natives that the code names, if it names nothing else by which it could look at cards."""
    names = [name for name in code.co_names if name not in HELPERS]
    if not KNOWN.issuperset(names) or any(isinstance(const, CodeType) for const in code.co_consts):
        return None
    return None if any(names_argument(code, at) for at in NOT_ITS_OWN) else tuple(names)
