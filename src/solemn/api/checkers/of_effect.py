"""What scripts pass to natives of Effect, checked and completed."""

# Written by tools/make_checkers.py from spec/natives/*.sig: change those.
# ruff: noqa

from collections.abc import Callable, Mapping
from typing import Any, Final

from solemn.api.border import ABSENT, as_int, check_action, int_or, needs, no_player, refuse
from solemn.api.declared import implementations
from solemn.core.state.data import Card, Effect, Group
from solemn.lua import LuaTable

_OF: Final = implementations()
_Effect_CheckCountLimit: Final = _OF["Effect.CheckCountLimit"].function
_Effect_Clone: Final = _OF["Effect.Clone"].function
_Effect_CreateEffect: Final = _OF["Effect.CreateEffect"].function
_Effect_GetActivateLocation: Final = _OF["Effect.GetActivateLocation"].function
_Effect_GetActivateSequence: Final = _OF["Effect.GetActivateSequence"].function
_Effect_GetActiveType: Final = _OF["Effect.GetActiveType"].function
_Effect_GetCategory: Final = _OF["Effect.GetCategory"].function
_Effect_GetCondition: Final = _OF["Effect.GetCondition"].function
_Effect_GetCost: Final = _OF["Effect.GetCost"].function
_Effect_GetCountLimit: Final = _OF["Effect.GetCountLimit"].function
_Effect_GetDescription: Final = _OF["Effect.GetDescription"].function
_Effect_GetFieldID: Final = _OF["Effect.GetFieldID"].function
_Effect_GetHintTiming: Final = _OF["Effect.GetHintTiming"].function
_Effect_GetOperation: Final = _OF["Effect.GetOperation"].function
_Effect_GetOwner: Final = _OF["Effect.GetOwner"].function
_Effect_GetOwnerPlayer: Final = _OF["Effect.GetOwnerPlayer"].function
_Effect_GetProperty: Final = _OF["Effect.GetProperty"].function
_Effect_GetRange: Final = _OF["Effect.GetRange"].function
_Effect_GetReset: Final = _OF["Effect.GetReset"].function
_Effect_GetTarget: Final = _OF["Effect.GetTarget"].function
_Effect_GetTargetRange: Final = _OF["Effect.GetTargetRange"].function
_Effect_GetValue: Final = _OF["Effect.GetValue"].function
_Effect_GlobalEffect: Final = _OF["Effect.GlobalEffect"].function
_Effect_IsActivatable: Final = _OF["Effect.IsActivatable"].function
_Effect_IsActivated: Final = _OF["Effect.IsActivated"].function
_Effect_IsActiveType: Final = _OF["Effect.IsActiveType"].function
_Effect_IsDeleted: Final = _OF["Effect.IsDeleted"].function
_Effect_IsHasCategory: Final = _OF["Effect.IsHasCategory"].function
_Effect_IsHasProperty: Final = _OF["Effect.IsHasProperty"].function
_Effect_Reset: Final = _OF["Effect.Reset"].function
_Effect_RestoreCountLimit: Final = _OF["Effect.RestoreCountLimit"].function
_Effect_SetAbsoluteRange: Final = _OF["Effect.SetAbsoluteRange"].function
_Effect_SetCategory: Final = _OF["Effect.SetCategory"].function
_Effect_SetCode: Final = _OF["Effect.SetCode"].function
_Effect_SetCondition: Final = _OF["Effect.SetCondition"].function
_Effect_SetCost: Final = _OF["Effect.SetCost"].function
_Effect_SetCountLimit: Final = _OF["Effect.SetCountLimit"].function
_Effect_SetDescription: Final = _OF["Effect.SetDescription"].function
_Effect_SetHintTiming: Final = _OF["Effect.SetHintTiming"].function
_Effect_SetOperation: Final = _OF["Effect.SetOperation"].function
_Effect_SetProperty: Final = _OF["Effect.SetProperty"].function
_Effect_SetRange: Final = _OF["Effect.SetRange"].function
_Effect_SetReset: Final = _OF["Effect.SetReset"].function
_Effect_SetTarget: Final = _OF["Effect.SetTarget"].function
_Effect_SetTargetRange: Final = _OF["Effect.SetTargetRange"].function
_Effect_SetType: Final = _OF["Effect.SetType"].function
_Effect_UseCountLimit: Final = _OF["Effect.UseCountLimit"].function


def Effect_CheckCountLimit(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.CheckCountLimit', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.CheckCountLimit', 2, p2)
    if p2 is not None and p2 & 252: raise no_player('Effect.CheckCountLimit', 2, p2)
    return _Effect_CheckCountLimit(p1, p2)


def Effect_Clone(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.Clone', 1, 'Effect', p1)
    return _Effect_Clone(p1)


def Effect_CreateEffect(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Effect.CreateEffect', 1, 'Card', p1)
    return _Effect_CreateEffect(d, p1)


def Effect_GetActivateLocation(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetActivateLocation', 1, 'Effect', p1)
    return _Effect_GetActivateLocation(p1)


def Effect_GetActivateSequence(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetActivateSequence', 1, 'Effect', p1)
    return _Effect_GetActivateSequence(p1)


def Effect_GetActiveType(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetActiveType', 1, 'Effect', p1)
    return _Effect_GetActiveType(p1)


def Effect_GetCategory(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetCategory', 1, 'Effect', p1)
    return _Effect_GetCategory(p1)


def Effect_GetCondition(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetCondition', 1, 'Effect', p1)
    return _Effect_GetCondition(p1)


def Effect_GetCost(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetCost', 1, 'Effect', p1)
    return _Effect_GetCost(p1)


def Effect_GetCountLimit(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetCountLimit', 1, 'Effect', p1)
    return _Effect_GetCountLimit(p1)


def Effect_GetDescription(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetDescription', 1, 'Effect', p1)
    return _Effect_GetDescription(p1)


def Effect_GetFieldID(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetFieldID', 1, 'Effect', p1)
    return _Effect_GetFieldID(p1)


def Effect_GetHintTiming(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetHintTiming', 1, 'Effect', p1)
    return _Effect_GetHintTiming(p1)


def Effect_GetOperation(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetOperation', 1, 'Effect', p1)
    return _Effect_GetOperation(p1)


def Effect_GetOwner(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetOwner', 1, 'Effect', p1)
    return _Effect_GetOwner(p1)


def Effect_GetOwnerPlayer(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetOwnerPlayer', 1, 'Effect', p1)
    return _Effect_GetOwnerPlayer(p1)


def Effect_GetProperty(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetProperty', 1, 'Effect', p1)
    return _Effect_GetProperty(p1)


def Effect_GetRange(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetRange', 1, 'Effect', p1)
    return _Effect_GetRange(p1)


def Effect_GetReset(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetReset', 1, 'Effect', p1)
    return _Effect_GetReset(p1)


def Effect_GetTarget(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetTarget', 1, 'Effect', p1)
    return _Effect_GetTarget(p1)


def Effect_GetTargetRange(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetTargetRange', 1, 'Effect', p1)
    return _Effect_GetTargetRange(p1)


def Effect_GetValue(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.GetValue', 1, 'Effect', p1)
    return _Effect_GetValue(p1)


def Effect_GlobalEffect(d: Any, *_: Any) -> Any:
    return _Effect_GlobalEffect(d)


def Effect_IsActivatable(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.IsActivatable', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.IsActivatable', 2, p2)
    if p2 is not None and p2 & 252: raise no_player('Effect.IsActivatable', 2, p2)
    if p3 is ABSENT: p3 = False
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    if p4 is ABSENT: p4 = False
    p4 = p4 is not None and p4 is not False and p4 is not ABSENT
    return _Effect_IsActivatable(p1, p2, p3, p4)


def Effect_IsActivated(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.IsActivated', 1, 'Effect', p1)
    return _Effect_IsActivated(p1)


def Effect_IsActiveType(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.IsActiveType', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.IsActiveType', 2, p2)
    return _Effect_IsActiveType(p1, p2)


def Effect_IsDeleted(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if p1 is ABSENT: p1 = None
    return _Effect_IsDeleted(d, p1)


def Effect_IsHasCategory(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.IsHasCategory', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.IsHasCategory', 2, p2)
    return _Effect_IsHasCategory(p1, p2)


def Effect_IsHasProperty(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.IsHasProperty', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.IsHasProperty', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 0)
    return _Effect_IsHasProperty(p1, p2, p3)


def Effect_Reset(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.Reset', 1, 'Effect', p1)
    _Effect_Reset(p1)
    return ()


def Effect_RestoreCountLimit(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.RestoreCountLimit', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.RestoreCountLimit', 2, p2)
    if p2 is not None and p2 & 252: raise no_player('Effect.RestoreCountLimit', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 1)
    if p4 is ABSENT: p4 = False
    p4 = p4 is not None and p4 is not False and p4 is not ABSENT
    _Effect_RestoreCountLimit(p1, p2, p3, p4)
    return ()


def Effect_SetAbsoluteRange(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetAbsoluteRange', 1, 'Effect', p1)
    if p4 is ABSENT: raise needs(4)
    if type(p2) is not int: p2 = as_int('Effect.SetAbsoluteRange', 2, p2)
    if p2 is not None and p2 & 252: raise no_player('Effect.SetAbsoluteRange', 2, p2)
    if type(p3) is not int: p3 = as_int('Effect.SetAbsoluteRange', 3, p3)
    if type(p4) is not int: p4 = as_int('Effect.SetAbsoluteRange', 4, p4)
    _Effect_SetAbsoluteRange(p1, p2, p3, p4)
    return ()


def Effect_SetCategory(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetCategory', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.SetCategory', 2, p2)
    _Effect_SetCategory(p1, p2)
    return ()


def Effect_SetCode(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetCode', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.SetCode', 2, p2)
    _Effect_SetCode(p1, p2)
    return ()


def Effect_SetCondition(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetCondition', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if (not callable(p2) or type(p2) is LuaTable): raise refuse('Effect.SetCondition', 2, 'Function', p2)
    _Effect_SetCondition(p1, p2)
    return ()


def Effect_SetCost(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetCost', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if (not callable(p2) or type(p2) is LuaTable): raise refuse('Effect.SetCost', 2, 'Function', p2)
    _Effect_SetCost(p1, p2)
    return ()


def Effect_SetCountLimit(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetCountLimit', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.SetCountLimit', 2, p2)
    if p3 is ABSENT or p3 is None: p3 = 0
    elif type(p3) is not int and type(p3) is not float and type(p3) is not LuaTable: raise refuse('Effect.SetCountLimit', 3, 'Int" or "table', p3)
    if type(p4) is not int: p4 = int_or(p4, 0)
    _Effect_SetCountLimit(p1, p2, p3, p4)
    return ()


def Effect_SetDescription(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetDescription', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.SetDescription', 2, p2)
    _Effect_SetDescription(p1, p2)
    return ()


def Effect_SetHintTiming(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetHintTiming', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.SetHintTiming', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, None)
    _Effect_SetHintTiming(p1, p2, p3)
    return ()


def Effect_SetOperation(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetOperation', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if p2 is ABSENT or p2 is None: p2 = None
    elif (not callable(p2) or type(p2) is LuaTable): raise refuse('Effect.SetOperation', 2, 'Function', p2)
    _Effect_SetOperation(p1, p2)
    return ()


def Effect_SetProperty(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetProperty', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.SetProperty', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 0)
    _Effect_SetProperty(p1, p2, p3)
    return ()


def Effect_SetRange(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetRange', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.SetRange', 2, p2)
    _Effect_SetRange(p1, p2)
    return ()


def Effect_SetReset(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetReset', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.SetReset', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 0)
    _Effect_SetReset(p1, p2, p3)
    return ()


def Effect_SetTarget(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetTarget', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if (not callable(p2) or type(p2) is LuaTable): raise refuse('Effect.SetTarget', 2, 'Function', p2)
    _Effect_SetTarget(p1, p2)
    return ()


def Effect_SetTargetRange(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetTargetRange', 1, 'Effect', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not int: p2 = as_int('Effect.SetTargetRange', 2, p2)
    if type(p3) is not int: p3 = as_int('Effect.SetTargetRange', 3, p3)
    _Effect_SetTargetRange(p1, p2, p3)
    return ()


def Effect_SetType(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.SetType', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.SetType', 2, p2)
    _Effect_SetType(p1, p2)
    return ()


def Effect_UseCountLimit(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Effect: raise refuse('Effect.UseCountLimit', 1, 'Effect', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Effect.UseCountLimit', 2, p2)
    if p2 is not None and p2 & 252: raise no_player('Effect.UseCountLimit', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 1)
    if p4 is ABSENT: p4 = False
    p4 = p4 is not None and p4 is not False and p4 is not ABSENT
    _Effect_UseCountLimit(p1, p2, p3, p4)
    return ()


CHECKERS: Final[Mapping[str, Callable[..., Any]]] = {
    "Effect.CheckCountLimit": Effect_CheckCountLimit,
    "Effect.Clone": Effect_Clone,
    "Effect.CreateEffect": Effect_CreateEffect,
    "Effect.GetActivateLocation": Effect_GetActivateLocation,
    "Effect.GetActivateSequence": Effect_GetActivateSequence,
    "Effect.GetActiveType": Effect_GetActiveType,
    "Effect.GetCategory": Effect_GetCategory,
    "Effect.GetCondition": Effect_GetCondition,
    "Effect.GetCost": Effect_GetCost,
    "Effect.GetCountLimit": Effect_GetCountLimit,
    "Effect.GetDescription": Effect_GetDescription,
    "Effect.GetFieldID": Effect_GetFieldID,
    "Effect.GetHintTiming": Effect_GetHintTiming,
    "Effect.GetOperation": Effect_GetOperation,
    "Effect.GetOwner": Effect_GetOwner,
    "Effect.GetOwnerPlayer": Effect_GetOwnerPlayer,
    "Effect.GetProperty": Effect_GetProperty,
    "Effect.GetRange": Effect_GetRange,
    "Effect.GetReset": Effect_GetReset,
    "Effect.GetTarget": Effect_GetTarget,
    "Effect.GetTargetRange": Effect_GetTargetRange,
    "Effect.GetValue": Effect_GetValue,
    "Effect.GlobalEffect": Effect_GlobalEffect,
    "Effect.IsActivatable": Effect_IsActivatable,
    "Effect.IsActivated": Effect_IsActivated,
    "Effect.IsActiveType": Effect_IsActiveType,
    "Effect.IsDeleted": Effect_IsDeleted,
    "Effect.IsHasCategory": Effect_IsHasCategory,
    "Effect.IsHasProperty": Effect_IsHasProperty,
    "Effect.Reset": Effect_Reset,
    "Effect.RestoreCountLimit": Effect_RestoreCountLimit,
    "Effect.SetAbsoluteRange": Effect_SetAbsoluteRange,
    "Effect.SetCategory": Effect_SetCategory,
    "Effect.SetCode": Effect_SetCode,
    "Effect.SetCondition": Effect_SetCondition,
    "Effect.SetCost": Effect_SetCost,
    "Effect.SetCountLimit": Effect_SetCountLimit,
    "Effect.SetDescription": Effect_SetDescription,
    "Effect.SetHintTiming": Effect_SetHintTiming,
    "Effect.SetOperation": Effect_SetOperation,
    "Effect.SetProperty": Effect_SetProperty,
    "Effect.SetRange": Effect_SetRange,
    "Effect.SetReset": Effect_SetReset,
    "Effect.SetTarget": Effect_SetTarget,
    "Effect.SetTargetRange": Effect_SetTargetRange,
    "Effect.SetType": Effect_SetType,
    "Effect.UseCountLimit": Effect_UseCountLimit,
}
