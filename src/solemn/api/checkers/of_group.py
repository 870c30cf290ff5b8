"""What scripts pass to natives of Group, checked and completed."""

# Written by tools/make_checkers.py from spec/natives/*.sig: change those.
# ruff: noqa

from collections.abc import Callable, Mapping
from typing import Any, Final

from solemn.api.border import ABSENT, as_int, check_action, int_or, needs, no_player, refuse
from solemn.api.declared import implementations
from solemn.core.state.data import Card, Effect, Group
from solemn.lua import LuaTable

_OF: Final = implementations()
_Group_CheckWithSumEqual: Final = _OF["Group.CheckWithSumEqual"].function
_Group_CheckWithSumGreater: Final = _OF["Group.CheckWithSumGreater"].function
_Group_Clear: Final = _OF["Group.Clear"].function
_Group_Clone: Final = _OF["Group.Clone"].function
_Group_CreateGroup: Final = _OF["Group.CreateGroup"].function
_Group_DeleteGroup: Final = _OF["Group.DeleteGroup"].function
_Group_Equal: Final = _OF["Group.Equal"].function
_Group_FilterSelect: Final = _OF["Group.FilterSelect"].function
_Group_FromCards: Final = _OF["Group.FromCards"].function
_Group_Includes: Final = _OF["Group.Includes"].function
_Group_KeepAlive: Final = _OF["Group.KeepAlive"].function
_Group_RandomSelect: Final = _OF["Group.RandomSelect"].function
_Group_Select: Final = _OF["Group.Select"].function
_Group_SelectUnselect: Final = _OF["Group.SelectUnselect"].function
_Group_SelectWithSumEqual: Final = _OF["Group.SelectWithSumEqual"].function
_Group_SelectWithSumGreater: Final = _OF["Group.SelectWithSumGreater"].function
_Group_TakeatPos: Final = _OF["Group.TakeatPos"].function
_Group___gc: Final = _OF["Group.__gc"].function


def Group_CheckWithSumEqual(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *rest: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.CheckWithSumEqual', 1, 'Group', p1)
    if p5 is ABSENT: raise needs(5)
    if (not callable(p2) or type(p2) is LuaTable): raise refuse('Group.CheckWithSumEqual', 2, 'Function', p2)
    if type(p3) is not int: p3 = as_int('Group.CheckWithSumEqual', 3, p3)
    if type(p4) is not int: p4 = as_int('Group.CheckWithSumEqual', 4, p4)
    if type(p5) is not int: p5 = as_int('Group.CheckWithSumEqual', 5, p5)
    return _Group_CheckWithSumEqual(p1, p2, p3, p4, p5, *rest)


def Group_CheckWithSumGreater(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *rest: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.CheckWithSumGreater', 1, 'Group', p1)
    if p3 is ABSENT: raise needs(3)
    if (not callable(p2) or type(p2) is LuaTable): raise refuse('Group.CheckWithSumGreater', 2, 'Function', p2)
    if type(p3) is not int: p3 = as_int('Group.CheckWithSumGreater', 3, p3)
    return _Group_CheckWithSumGreater(p1, p2, p3, *rest)


def Group_Clear(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.Clear', 1, 'Group', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    return _Group_Clear(p1)


def Group_Clone(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.Clone', 1, 'Group', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    return _Group_Clone(p1)


def Group_CreateGroup(d: Any, *rest: Any) -> Any:
    if d.spend is not None: d.spend(12)
    return _Group_CreateGroup(d, *rest)


def Group_DeleteGroup(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.DeleteGroup', 1, 'Group', p1)
    _Group_DeleteGroup(p1)
    return ()


def Group_Equal(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.Equal', 1, 'Group', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Group: raise refuse('Group.Equal', 2, 'Group', p2)
    return _Group_Equal(p1, p2)


def Group_FilterSelect(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *rest: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.FilterSelect', 1, 'Group', p1)
    check_action(p1.d)
    if p1.d.spend is not None: p1.d.spend(400)
    if p6 is ABSENT: raise needs(6)
    if type(p2) is not int: p2 = as_int('Group.FilterSelect', 2, p2)
    if (not callable(p3) or type(p3) is LuaTable): raise refuse('Group.FilterSelect', 3, 'Function', p3)
    if type(p4) is not int: p4 = as_int('Group.FilterSelect', 4, p4)
    if type(p5) is not int: p5 = as_int('Group.FilterSelect', 5, p5)
    if p6 is ABSENT: p6 = None
    return _Group_FilterSelect(p1, p2, p3, p4, p5, p6, *rest)


def Group_FromCards(d: Any, *rest: Any) -> Any:
    if d.spend is not None: d.spend(12)
    return _Group_FromCards(d, *rest)


def Group_Includes(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.Includes', 1, 'Group', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Group: raise refuse('Group.Includes', 2, 'Group', p2)
    return _Group_Includes(p1, p2)


def Group_KeepAlive(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.KeepAlive', 1, 'Group', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    return _Group_KeepAlive(p1)


def Group_RandomSelect(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.RandomSelect', 1, 'Group', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not int: p2 = as_int('Group.RandomSelect', 2, p2)
    if type(p3) is not int: p3 = as_int('Group.RandomSelect', 3, p3)
    return _Group_RandomSelect(p1, p2, p3)


def Group_Select(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.Select', 1, 'Group', p1)
    check_action(p1.d)
    if p1.d.spend is not None: p1.d.spend(400)
    if p5 is ABSENT: raise needs(5)
    if type(p2) is not int: p2 = as_int('Group.Select', 2, p2)
    if type(p3) is not int: p3 = as_int('Group.Select', 3, p3)
    if type(p4) is not int: p4 = as_int('Group.Select', 4, p4)
    if p5 is ABSENT: p5 = None
    if p6 is ABSENT: p6 = None
    return _Group_Select(p1, p2, p3, p4, p5, p6)


def Group_SelectUnselect(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.SelectUnselect', 1, 'Group', p1)
    check_action(p1.d)
    if p1.d.spend is not None: p1.d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not Group: p2 = None
    if type(p3) is not int: p3 = as_int('Group.SelectUnselect', 3, p3)
    if p4 is ABSENT: p4 = False
    p4 = p4 is not None and p4 is not False and p4 is not ABSENT
    if p5 is ABSENT: p5 = False
    p5 = p5 is not None and p5 is not False and p5 is not ABSENT
    if type(p6) is not int: p6 = int_or(p6, 1)
    if type(p7) is not int: p7 = int_or(p7, 1)
    return _Group_SelectUnselect(p1, p2, p3, p4, p5, p6, p7)


def Group_SelectWithSumEqual(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *rest: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.SelectWithSumEqual', 1, 'Group', p1)
    check_action(p1.d)
    if p1.d.spend is not None: p1.d.spend(400)
    if p6 is ABSENT: raise needs(6)
    if type(p2) is not int: p2 = as_int('Group.SelectWithSumEqual', 2, p2)
    if (not callable(p3) or type(p3) is LuaTable): raise refuse('Group.SelectWithSumEqual', 3, 'Function', p3)
    if type(p4) is not int: p4 = as_int('Group.SelectWithSumEqual', 4, p4)
    if type(p5) is not int: p5 = as_int('Group.SelectWithSumEqual', 5, p5)
    if type(p6) is not int: p6 = as_int('Group.SelectWithSumEqual', 6, p6)
    return _Group_SelectWithSumEqual(p1, p2, p3, p4, p5, p6, *rest)


def Group_SelectWithSumGreater(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *rest: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.SelectWithSumGreater', 1, 'Group', p1)
    check_action(p1.d)
    if p1.d.spend is not None: p1.d.spend(400)
    if p4 is ABSENT: raise needs(4)
    if type(p2) is not int: p2 = as_int('Group.SelectWithSumGreater', 2, p2)
    if (not callable(p3) or type(p3) is LuaTable): raise refuse('Group.SelectWithSumGreater', 3, 'Function', p3)
    if type(p4) is not int: p4 = as_int('Group.SelectWithSumGreater', 4, p4)
    return _Group_SelectWithSumGreater(p1, p2, p3, p4, *rest)


def Group_TakeatPos(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.TakeatPos', 1, 'Group', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Group.TakeatPos', 2, p2)
    return _Group_TakeatPos(p1, p2)


def Group___gc(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Group: raise refuse('Group.__gc', 1, 'Group', p1)
    _Group___gc(p1)
    return ()


CHECKERS: Final[Mapping[str, Callable[..., Any]]] = {
    "Group.CheckWithSumEqual": Group_CheckWithSumEqual,
    "Group.CheckWithSumGreater": Group_CheckWithSumGreater,
    "Group.Clear": Group_Clear,
    "Group.Clone": Group_Clone,
    "Group.CreateGroup": Group_CreateGroup,
    "Group.DeleteGroup": Group_DeleteGroup,
    "Group.Equal": Group_Equal,
    "Group.FilterSelect": Group_FilterSelect,
    "Group.FromCards": Group_FromCards,
    "Group.Includes": Group_Includes,
    "Group.KeepAlive": Group_KeepAlive,
    "Group.RandomSelect": Group_RandomSelect,
    "Group.Select": Group_Select,
    "Group.SelectUnselect": Group_SelectUnselect,
    "Group.SelectWithSumEqual": Group_SelectWithSumEqual,
    "Group.SelectWithSumGreater": Group_SelectWithSumGreater,
    "Group.TakeatPos": Group_TakeatPos,
    "Group.__gc": Group___gc,
}
