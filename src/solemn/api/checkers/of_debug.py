"""What scripts pass to natives of Debug, checked and completed."""

# Written by tools/make_checkers.py from spec/natives/*.sig: change those.
# ruff: noqa

from collections.abc import Callable, Mapping
from typing import Any, Final

from solemn.api.border import ABSENT, as_int, check_action, int_or, needs, no_player, refuse
from solemn.api.declared import implementations
from solemn.core.state.data import Card, Effect, Group
from solemn.lua import LuaTable

_OF: Final = implementations()
_Debug_AddCard: Final = _OF["Debug.AddCard"].function
_Debug_CardToStringWrapper: Final = _OF["Debug.CardToStringWrapper"].function
_Debug_Message: Final = _OF["Debug.Message"].function
_Debug_PreAddCounter: Final = _OF["Debug.PreAddCounter"].function
_Debug_PreEquip: Final = _OF["Debug.PreEquip"].function
_Debug_PreSetTarget: Final = _OF["Debug.PreSetTarget"].function
_Debug_PreSummon: Final = _OF["Debug.PreSummon"].function
_Debug_PrintStacktrace: Final = _OF["Debug.PrintStacktrace"].function
_Debug_ReloadFieldBegin: Final = _OF["Debug.ReloadFieldBegin"].function
_Debug_ReloadFieldEnd: Final = _OF["Debug.ReloadFieldEnd"].function
_Debug_SetAIName: Final = _OF["Debug.SetAIName"].function
_Debug_SetPlayerInfo: Final = _OF["Debug.SetPlayerInfo"].function
_Debug_ShowHint: Final = _OF["Debug.ShowHint"].function


def Debug_AddCard(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, *_: Any) -> Any:
    if p6 is ABSENT: raise needs(6)
    if type(p1) is not int: p1 = as_int('Debug.AddCard', 1, p1)
    if type(p2) is not int: p2 = as_int('Debug.AddCard', 2, p2)
    if type(p3) is not int: p3 = as_int('Debug.AddCard', 3, p3)
    if type(p4) is not int: p4 = as_int('Debug.AddCard', 4, p4)
    if type(p5) is not int: p5 = as_int('Debug.AddCard', 5, p5)
    if type(p6) is not int: p6 = as_int('Debug.AddCard', 6, p6)
    if p7 is ABSENT: p7 = False
    p7 = p7 is not None and p7 is not False and p7 is not ABSENT
    return _Debug_AddCard(d, p1, p2, p3, p4, p5, p6, p7)


def Debug_CardToStringWrapper(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if p1 is ABSENT: p1 = None
    return _Debug_CardToStringWrapper(d, p1)


def Debug_Message(d: Any, *rest: Any) -> Any:
    _Debug_Message(d, *rest)
    return ()


def Debug_PreAddCounter(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not Card: raise refuse('Debug.PreAddCounter', 1, 'Card', p1)
    if type(p2) is not int: p2 = as_int('Debug.PreAddCounter', 2, p2)
    if type(p3) is not int: p3 = as_int('Debug.PreAddCounter', 3, p3)
    _Debug_PreAddCounter(d, p1, p2, p3)
    return ()


def Debug_PreEquip(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card: raise refuse('Debug.PreEquip', 1, 'Card', p1)
    if type(p2) is not Card: raise refuse('Debug.PreEquip', 2, 'Card', p2)
    return _Debug_PreEquip(d, p1, p2)


def Debug_PreSetTarget(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card: raise refuse('Debug.PreSetTarget', 1, 'Card', p1)
    if type(p2) is not Card: raise refuse('Debug.PreSetTarget', 2, 'Card', p2)
    _Debug_PreSetTarget(d, p1, p2)
    return ()


def Debug_PreSummon(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card: raise refuse('Debug.PreSummon', 1, 'Card', p1)
    if type(p2) is not int: p2 = as_int('Debug.PreSummon', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 0)
    if type(p4) is not int: p4 = int_or(p4, 0)
    if p5 is ABSENT: p5 = False
    p5 = p5 is not None and p5 is not False and p5 is not ABSENT
    _Debug_PreSummon(d, p1, p2, p3, p4, p5)
    return ()


def Debug_PrintStacktrace(d: Any, *_: Any) -> Any:
    _Debug_PrintStacktrace(d)
    return ()


def Debug_ReloadFieldBegin(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Debug.ReloadFieldBegin', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, 3)
    if p3 is ABSENT: p3 = False
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    _Debug_ReloadFieldBegin(d, p1, p2, p3)
    return ()


def Debug_ReloadFieldEnd(d: Any, *_: Any) -> Any:
    _Debug_ReloadFieldEnd(d)
    return ()


def Debug_SetAIName(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not str: raise refuse('Debug.SetAIName', 1, 'String', p1)
    _Debug_SetAIName(d, p1)
    return ()


def Debug_SetPlayerInfo(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if p4 is ABSENT: raise needs(4)
    if type(p1) is not int: p1 = as_int('Debug.SetPlayerInfo', 1, p1)
    if type(p2) is not int: p2 = as_int('Debug.SetPlayerInfo', 2, p2)
    if type(p3) is not int: p3 = as_int('Debug.SetPlayerInfo', 3, p3)
    if type(p4) is not int: p4 = as_int('Debug.SetPlayerInfo', 4, p4)
    _Debug_SetPlayerInfo(d, p1, p2, p3, p4)
    return ()


def Debug_ShowHint(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not str: raise refuse('Debug.ShowHint', 1, 'String', p1)
    _Debug_ShowHint(d, p1)
    return ()


CHECKERS: Final[Mapping[str, Callable[..., Any]]] = {
    "Debug.AddCard": Debug_AddCard,
    "Debug.CardToStringWrapper": Debug_CardToStringWrapper,
    "Debug.Message": Debug_Message,
    "Debug.PreAddCounter": Debug_PreAddCounter,
    "Debug.PreEquip": Debug_PreEquip,
    "Debug.PreSetTarget": Debug_PreSetTarget,
    "Debug.PreSummon": Debug_PreSummon,
    "Debug.PrintStacktrace": Debug_PrintStacktrace,
    "Debug.ReloadFieldBegin": Debug_ReloadFieldBegin,
    "Debug.ReloadFieldEnd": Debug_ReloadFieldEnd,
    "Debug.SetAIName": Debug_SetAIName,
    "Debug.SetPlayerInfo": Debug_SetPlayerInfo,
    "Debug.ShowHint": Debug_ShowHint,
}
