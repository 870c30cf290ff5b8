"""What scripts pass to natives of Card, checked and completed."""

# Written by tools/make_checkers.py from spec/natives/*.sig: change those.
# ruff: noqa

from collections.abc import Callable, Mapping
from typing import Any, Final

from solemn.api.border import ABSENT, as_int, check_action, int_or, needs, no_player, refuse
from solemn.api.declared import implementations
from solemn.core.state.data import Card, Effect, Group
from solemn.lua import LuaTable

_OF: Final = implementations()
_Card_AddCounter: Final = _OF["Card.AddCounter"].function
_Card_AddMonsterAttribute: Final = _OF["Card.AddMonsterAttribute"].function
_Card_AddMonsterAttributeComplete: Final = _OF["Card.AddMonsterAttributeComplete"].function
_Card_AssumeProperty: Final = _OF["Card.AssumeProperty"].function
_Card_CanAttack: Final = _OF["Card.CanAttack"].function
_Card_CanChainAttack: Final = _OF["Card.CanChainAttack"].function
_Card_CancelCardTarget: Final = _OF["Card.CancelCardTarget"].function
_Card_CancelToGrave: Final = _OF["Card.CancelToGrave"].function
_Card_CheckActivateEffect: Final = _OF["Card.CheckActivateEffect"].function
_Card_CheckFusionMaterial: Final = _OF["Card.CheckFusionMaterial"].function
_Card_CheckFusionSubstitute: Final = _OF["Card.CheckFusionSubstitute"].function
_Card_CheckRemoveOverlayCard: Final = _OF["Card.CheckRemoveOverlayCard"].function
_Card_CheckUniqueOnField: Final = _OF["Card.CheckUniqueOnField"].function
_Card_ClearEffectRelation: Final = _OF["Card.ClearEffectRelation"].function
_Card_CompleteProcedure: Final = _OF["Card.CompleteProcedure"].function
_Card_CopyEffect: Final = _OF["Card.CopyEffect"].function
_Card_CreateEffectRelation: Final = _OF["Card.CreateEffectRelation"].function
_Card_CreateRelation: Final = _OF["Card.CreateRelation"].function
_Card_EnableGeminiState: Final = _OF["Card.EnableGeminiState"].function
_Card_EnableReviveLimit: Final = _OF["Card.EnableReviveLimit"].function
_Card_EnableUnsummonable: Final = _OF["Card.EnableUnsummonable"].function
_Card_GetActivateEffect: Final = _OF["Card.GetActivateEffect"].function
_Card_GetAllCounters: Final = _OF["Card.GetAllCounters"].function
_Card_GetAttackAnnouncedCount: Final = _OF["Card.GetAttackAnnouncedCount"].function
_Card_GetAttackableTarget: Final = _OF["Card.GetAttackableTarget"].function
_Card_GetAttackedCount: Final = _OF["Card.GetAttackedCount"].function
_Card_GetAttackedGroup: Final = _OF["Card.GetAttackedGroup"].function
_Card_GetAttackedGroupCount: Final = _OF["Card.GetAttackedGroupCount"].function
_Card_GetBattlePosition: Final = _OF["Card.GetBattlePosition"].function
_Card_GetBattledGroup: Final = _OF["Card.GetBattledGroup"].function
_Card_GetBattledGroupCount: Final = _OF["Card.GetBattledGroupCount"].function
_Card_GetCardEffect: Final = _OF["Card.GetCardEffect"].function
_Card_GetCardID: Final = _OF["Card.GetCardID"].function
_Card_GetCardTarget: Final = _OF["Card.GetCardTarget"].function
_Card_GetCardTargetCount: Final = _OF["Card.GetCardTargetCount"].function
_Card_GetColumnGroup: Final = _OF["Card.GetColumnGroup"].function
_Card_GetColumnGroupCount: Final = _OF["Card.GetColumnGroupCount"].function
_Card_GetColumnZone: Final = _OF["Card.GetColumnZone"].function
_Card_GetDestination: Final = _OF["Card.GetDestination"].function
_Card_GetEffectCount: Final = _OF["Card.GetEffectCount"].function
_Card_GetEquipCount: Final = _OF["Card.GetEquipCount"].function
_Card_GetEquipGroup: Final = _OF["Card.GetEquipGroup"].function
_Card_GetFieldID: Final = _OF["Card.GetFieldID"].function
_Card_GetFlagEffectLabel: Final = _OF["Card.GetFlagEffectLabel"].function
_Card_GetFreeLinkedZone: Final = _OF["Card.GetFreeLinkedZone"].function
_Card_GetLeaveFieldDest: Final = _OF["Card.GetLeaveFieldDest"].function
_Card_GetLeftScale: Final = _OF["Card.GetLeftScale"].function
_Card_GetLinkMarker: Final = _OF["Card.GetLinkMarker"].function
_Card_GetLinkedGroup: Final = _OF["Card.GetLinkedGroup"].function
_Card_GetLinkedGroupCount: Final = _OF["Card.GetLinkedGroupCount"].function
_Card_GetLinkedZone: Final = _OF["Card.GetLinkedZone"].function
_Card_GetMaterial: Final = _OF["Card.GetMaterial"].function
_Card_GetMaterialCount: Final = _OF["Card.GetMaterialCount"].function
_Card_GetMutualLinkedGroup: Final = _OF["Card.GetMutualLinkedGroup"].function
_Card_GetMutualLinkedGroupCount: Final = _OF["Card.GetMutualLinkedGroupCount"].function
_Card_GetMutualLinkedZone: Final = _OF["Card.GetMutualLinkedZone"].function
_Card_GetOriginalAttribute: Final = _OF["Card.GetOriginalAttribute"].function
_Card_GetOriginalCodeRule: Final = _OF["Card.GetOriginalCodeRule"].function
_Card_GetOriginalLeftScale: Final = _OF["Card.GetOriginalLeftScale"].function
_Card_GetOriginalRace: Final = _OF["Card.GetOriginalRace"].function
_Card_GetOriginalRightScale: Final = _OF["Card.GetOriginalRightScale"].function
_Card_GetOriginalSetCard: Final = _OF["Card.GetOriginalSetCard"].function
_Card_GetOverlayGroup: Final = _OF["Card.GetOverlayGroup"].function
_Card_GetOverlayTarget: Final = _OF["Card.GetOverlayTarget"].function
_Card_GetOwnEffects: Final = _OF["Card.GetOwnEffects"].function
_Card_GetOwnerTarget: Final = _OF["Card.GetOwnerTarget"].function
_Card_GetOwnerTargetCount: Final = _OF["Card.GetOwnerTargetCount"].function
_Card_GetPosition: Final = _OF["Card.GetPosition"].function
_Card_GetPreviousAttackOnField: Final = _OF["Card.GetPreviousAttackOnField"].function
_Card_GetPreviousAttributeOnField: Final = _OF["Card.GetPreviousAttributeOnField"].function
_Card_GetPreviousCodeOnField: Final = _OF["Card.GetPreviousCodeOnField"].function
_Card_GetPreviousControler: Final = _OF["Card.GetPreviousControler"].function
_Card_GetPreviousDefenseOnField: Final = _OF["Card.GetPreviousDefenseOnField"].function
_Card_GetPreviousEquipTarget: Final = _OF["Card.GetPreviousEquipTarget"].function
_Card_GetPreviousLevelOnField: Final = _OF["Card.GetPreviousLevelOnField"].function
_Card_GetPreviousPosition: Final = _OF["Card.GetPreviousPosition"].function
_Card_GetPreviousRaceOnField: Final = _OF["Card.GetPreviousRaceOnField"].function
_Card_GetPreviousRankOnField: Final = _OF["Card.GetPreviousRankOnField"].function
_Card_GetPreviousSequence: Final = _OF["Card.GetPreviousSequence"].function
_Card_GetPreviousSetCard: Final = _OF["Card.GetPreviousSetCard"].function
_Card_GetPreviousTypeOnField: Final = _OF["Card.GetPreviousTypeOnField"].function
_Card_GetRealFieldID: Final = _OF["Card.GetRealFieldID"].function
_Card_GetReason: Final = _OF["Card.GetReason"].function
_Card_GetReasonCard: Final = _OF["Card.GetReasonCard"].function
_Card_GetReasonEffect: Final = _OF["Card.GetReasonEffect"].function
_Card_GetRightScale: Final = _OF["Card.GetRightScale"].function
_Card_GetRitualLevel: Final = _OF["Card.GetRitualLevel"].function
_Card_GetSummonLocation: Final = _OF["Card.GetSummonLocation"].function
_Card_GetSummonPlayer: Final = _OF["Card.GetSummonPlayer"].function
_Card_GetSynchroLevel: Final = _OF["Card.GetSynchroLevel"].function
_Card_GetTributeRequirement: Final = _OF["Card.GetTributeRequirement"].function
_Card_GetTurnCounter: Final = _OF["Card.GetTurnCounter"].function
_Card_GetTurnID: Final = _OF["Card.GetTurnID"].function
_Card_GetUnionCount: Final = _OF["Card.GetUnionCount"].function
_Card_HasCounters: Final = _OF["Card.HasCounters"].function
_Card_IsAbleToChangeControler: Final = _OF["Card.IsAbleToChangeControler"].function
_Card_IsAbleToDeckAsCost: Final = _OF["Card.IsAbleToDeckAsCost"].function
_Card_IsAbleToDeckOrExtraAsCost: Final = _OF["Card.IsAbleToDeckOrExtraAsCost"].function
_Card_IsAbleToExtraAsCost: Final = _OF["Card.IsAbleToExtraAsCost"].function
_Card_IsAbleToGraveAsCost: Final = _OF["Card.IsAbleToGraveAsCost"].function
_Card_IsAbleToHandAsCost: Final = _OF["Card.IsAbleToHandAsCost"].function
_Card_IsAbleToRemove: Final = _OF["Card.IsAbleToRemove"].function
_Card_IsAbleToRemoveAsCost: Final = _OF["Card.IsAbleToRemoveAsCost"].function
_Card_IsAllColumn: Final = _OF["Card.IsAllColumn"].function
_Card_IsCanAddCounter: Final = _OF["Card.IsCanAddCounter"].function
_Card_IsCanBeBattleTarget: Final = _OF["Card.IsCanBeBattleTarget"].function
_Card_IsCanBeDisabledByEffect: Final = _OF["Card.IsCanBeDisabledByEffect"].function
_Card_IsCanBeMaterial: Final = _OF["Card.IsCanBeMaterial"].function
_Card_IsCanBeSpecialSummoned: Final = _OF["Card.IsCanBeSpecialSummoned"].function
_Card_IsCanChangePosition: Final = _OF["Card.IsCanChangePosition"].function
_Card_IsCanRemoveCounter: Final = _OF["Card.IsCanRemoveCounter"].function
_Card_IsCanTurnSet: Final = _OF["Card.IsCanTurnSet"].function
_Card_IsControlerCanBeChanged: Final = _OF["Card.IsControlerCanBeChanged"].function
_Card_IsDirectAttacked: Final = _OF["Card.IsDirectAttacked"].function
_Card_IsDiscardable: Final = _OF["Card.IsDiscardable"].function
_Card_IsExtraLinked: Final = _OF["Card.IsExtraLinked"].function
_Card_IsFusionSummonableCard: Final = _OF["Card.IsFusionSummonableCard"].function
_Card_IsGeminiState: Final = _OF["Card.IsGeminiState"].function
_Card_IsHasCardTarget: Final = _OF["Card.IsHasCardTarget"].function
_Card_IsImmuneToEffect: Final = _OF["Card.IsImmuneToEffect"].function
_Card_IsLinkMarker: Final = _OF["Card.IsLinkMarker"].function
_Card_IsLinkSummonable: Final = _OF["Card.IsLinkSummonable"].function
_Card_IsLinked: Final = _OF["Card.IsLinked"].function
_Card_IsMSetable: Final = _OF["Card.IsMSetable"].function
_Card_IsNotTuner: Final = _OF["Card.IsNotTuner"].function
_Card_IsOriginalAttribute: Final = _OF["Card.IsOriginalAttribute"].function
_Card_IsOriginalRace: Final = _OF["Card.IsOriginalRace"].function
_Card_IsProcedureSummonable: Final = _OF["Card.IsProcedureSummonable"].function
_Card_IsRelateToCard: Final = _OF["Card.IsRelateToCard"].function
_Card_IsRelateToChain: Final = _OF["Card.IsRelateToChain"].function
_Card_IsRelateToEffect: Final = _OF["Card.IsRelateToEffect"].function
_Card_IsReleasable: Final = _OF["Card.IsReleasable"].function
_Card_IsReleasableByEffect: Final = _OF["Card.IsReleasableByEffect"].function
_Card_IsSSetable: Final = _OF["Card.IsSSetable"].function
_Card_IsSpecialSummonable: Final = _OF["Card.IsSpecialSummonable"].function
_Card_IsSummonCode: Final = _OF["Card.IsSummonCode"].function
_Card_IsSummonable: Final = _OF["Card.IsSummonable"].function
_Card_IsSummonableCard: Final = _OF["Card.IsSummonableCard"].function
_Card_IsSynchroSummonable: Final = _OF["Card.IsSynchroSummonable"].function
_Card_IsXyzLevel: Final = _OF["Card.IsXyzLevel"].function
_Card_IsXyzSummonable: Final = _OF["Card.IsXyzSummonable"].function
_Card_Recreate: Final = _OF["Card.Recreate"].function
_Card_RegisterEffect: Final = _OF["Card.RegisterEffect"].function
_Card_RegisterFlagEffect: Final = _OF["Card.RegisterFlagEffect"].function
_Card_ReleaseEffectRelation: Final = _OF["Card.ReleaseEffectRelation"].function
_Card_ReleaseRelation: Final = _OF["Card.ReleaseRelation"].function
_Card_RemoveAllCounters: Final = _OF["Card.RemoveAllCounters"].function
_Card_RemoveCounter: Final = _OF["Card.RemoveCounter"].function
_Card_RemoveOverlayCard: Final = _OF["Card.RemoveOverlayCard"].function
_Card_ReplaceEffect: Final = _OF["Card.ReplaceEffect"].function
_Card_ResetEffect: Final = _OF["Card.ResetEffect"].function
_Card_ResetFlagEffect: Final = _OF["Card.ResetFlagEffect"].function
_Card_ResetNegateEffect: Final = _OF["Card.ResetNegateEffect"].function
_Card_ReverseInDeck: Final = _OF["Card.ReverseInDeck"].function
_Card_SetCardTarget: Final = _OF["Card.SetCardTarget"].function
_Card_SetCounterLimit: Final = _OF["Card.SetCounterLimit"].function
_Card_SetFlagEffectLabel: Final = _OF["Card.SetFlagEffectLabel"].function
_Card_SetHint: Final = _OF["Card.SetHint"].function
_Card_SetMaterial: Final = _OF["Card.SetMaterial"].function
_Card_SetReason: Final = _OF["Card.SetReason"].function
_Card_SetReasonCard: Final = _OF["Card.SetReasonCard"].function
_Card_SetReasonEffect: Final = _OF["Card.SetReasonEffect"].function
_Card_SetReasonPlayer: Final = _OF["Card.SetReasonPlayer"].function
_Card_SetSPSummonOnce: Final = _OF["Card.SetSPSummonOnce"].function
_Card_SetStatus: Final = _OF["Card.SetStatus"].function
_Card_SetTurnCounter: Final = _OF["Card.SetTurnCounter"].function
_Card_SetUniqueOnField: Final = _OF["Card.SetUniqueOnField"].function


def Card_AddCounter(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.AddCounter', 1, 'Card', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not int: p2 = as_int('Card.AddCounter', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.AddCounter', 3, p3)
    if p4 is ABSENT: p4 = False
    p4 = p4 is not None and p4 is not False and p4 is not ABSENT
    return _Card_AddCounter(p1, p2, p3, p4)


def Card_AddMonsterAttribute(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.AddMonsterAttribute', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.AddMonsterAttribute', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 0)
    if type(p4) is not int: p4 = int_or(p4, 0)
    if type(p5) is not int: p5 = int_or(p5, 0)
    if type(p6) is not int: p6 = int_or(p6, 0)
    if type(p7) is not int: p7 = int_or(p7, 0)
    _Card_AddMonsterAttribute(p1, p2, p3, p4, p5, p6, p7)
    return ()


def Card_AddMonsterAttributeComplete(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.AddMonsterAttributeComplete', 1, 'Card', p1)
    _Card_AddMonsterAttributeComplete(p1)
    return ()


def Card_AssumeProperty(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.AssumeProperty', 1, 'Card', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not int: p2 = as_int('Card.AssumeProperty', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.AssumeProperty', 3, p3)
    _Card_AssumeProperty(p1, p2, p3)
    return ()


def Card_CanAttack(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.CanAttack', 1, 'Card', p1)
    return _Card_CanAttack(p1)


def Card_CanChainAttack(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.CanChainAttack', 1, 'Card', p1)
    if type(p2) is not int: p2 = int_or(p2, 2)
    if p3 is ABSENT: p3 = False
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    return _Card_CanChainAttack(p1, p2, p3)


def Card_CancelCardTarget(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.CancelCardTarget', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Card: raise refuse('Card.CancelCardTarget', 2, 'Card', p2)
    _Card_CancelCardTarget(p1, p2)
    return ()


def Card_CancelToGrave(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.CancelToGrave', 1, 'Card', p1)
    if p2 is ABSENT: p2 = True
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    _Card_CancelToGrave(p1, p2)
    return ()


def Card_CheckActivateEffect(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.CheckActivateEffect', 1, 'Card', p1)
    if p4 is ABSENT: raise needs(4)
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    p4 = p4 is not None and p4 is not False and p4 is not ABSENT
    return _Card_CheckActivateEffect(p1, p2, p3, p4)


def Card_CheckFusionMaterial(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.CheckFusionMaterial', 1, 'Card', p1)
    if type(p2) is not Group: p2 = None
    if p3 is ABSENT or p3 is None: p3 = None
    elif type(p3) is not Card and type(p3) is not Group: raise refuse('Card.CheckFusionMaterial', 3, 'Card" or "Group', p3)
    if type(p4) is not int: p4 = int_or(p4, 2)
    return _Card_CheckFusionMaterial(p1, p2, p3, p4)


def Card_CheckFusionSubstitute(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.CheckFusionSubstitute', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Card: raise refuse('Card.CheckFusionSubstitute', 2, 'Card', p2)
    return _Card_CheckFusionSubstitute(p1, p2)


def Card_CheckRemoveOverlayCard(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.CheckRemoveOverlayCard', 1, 'Card', p1)
    if p4 is ABSENT: raise needs(4)
    if type(p2) is not int: p2 = as_int('Card.CheckRemoveOverlayCard', 2, p2)
    if p2 is not None and p2 & 252: raise no_player('Card.CheckRemoveOverlayCard', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.CheckRemoveOverlayCard', 3, p3)
    if type(p4) is not int: p4 = as_int('Card.CheckRemoveOverlayCard', 4, p4)
    return _Card_CheckRemoveOverlayCard(p1, p2, p3, p4)


def Card_CheckUniqueOnField(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.CheckUniqueOnField', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.CheckUniqueOnField', 2, p2)
    if p2 is not None and p2 & 252: raise no_player('Card.CheckUniqueOnField', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 0xc)
    if type(p4) is not Card: p4 = None
    return _Card_CheckUniqueOnField(p1, p2, p3, p4)


def Card_ClearEffectRelation(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.ClearEffectRelation', 1, 'Card', p1)
    _Card_ClearEffectRelation(p1)
    return ()


def Card_CompleteProcedure(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.CompleteProcedure', 1, 'Card', p1)
    _Card_CompleteProcedure(p1)
    return ()


def Card_CopyEffect(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.CopyEffect', 1, 'Card', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not int: p2 = as_int('Card.CopyEffect', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.CopyEffect', 3, p3)
    if type(p4) is not int: p4 = int_or(p4, 1)
    return _Card_CopyEffect(p1, p2, p3, p4)


def Card_CreateEffectRelation(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.CreateEffectRelation', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Effect: raise refuse('Card.CreateEffectRelation', 2, 'Effect', p2)
    _Card_CreateEffectRelation(p1, p2)
    return ()


def Card_CreateRelation(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.CreateRelation', 1, 'Card', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not Card: raise refuse('Card.CreateRelation', 2, 'Card', p2)
    if type(p3) is not int: p3 = as_int('Card.CreateRelation', 3, p3)
    _Card_CreateRelation(p1, p2, p3)
    return ()


def Card_EnableGeminiState(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.EnableGeminiState', 1, 'Card', p1)
    _Card_EnableGeminiState(p1)
    return ()


def Card_EnableReviveLimit(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.EnableReviveLimit', 1, 'Card', p1)
    _Card_EnableReviveLimit(p1)
    return ()


def Card_EnableUnsummonable(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.EnableUnsummonable', 1, 'Card', p1)
    _Card_EnableUnsummonable(p1)
    return ()


def Card_GetActivateEffect(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetActivateEffect', 1, 'Card', p1)
    return _Card_GetActivateEffect(p1)


def Card_GetAllCounters(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetAllCounters', 1, 'Card', p1)
    return _Card_GetAllCounters(p1)


def Card_GetAttackAnnouncedCount(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetAttackAnnouncedCount', 1, 'Card', p1)
    return _Card_GetAttackAnnouncedCount(p1)


def Card_GetAttackableTarget(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetAttackableTarget', 1, 'Card', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    return _Card_GetAttackableTarget(p1)


def Card_GetAttackedCount(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetAttackedCount', 1, 'Card', p1)
    return _Card_GetAttackedCount(p1)


def Card_GetAttackedGroup(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetAttackedGroup', 1, 'Card', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    return _Card_GetAttackedGroup(p1)


def Card_GetAttackedGroupCount(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetAttackedGroupCount', 1, 'Card', p1)
    return _Card_GetAttackedGroupCount(p1)


def Card_GetBattlePosition(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetBattlePosition', 1, 'Card', p1)
    return _Card_GetBattlePosition(p1)


def Card_GetBattledGroup(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetBattledGroup', 1, 'Card', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    return _Card_GetBattledGroup(p1)


def Card_GetBattledGroupCount(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetBattledGroupCount', 1, 'Card', p1)
    return _Card_GetBattledGroupCount(p1)


def Card_GetCardEffect(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetCardEffect', 1, 'Card', p1)
    if type(p2) is not int: p2 = int_or(p2, 0)
    return _Card_GetCardEffect(p1, p2)


def Card_GetCardID(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetCardID', 1, 'Card', p1)
    return _Card_GetCardID(p1)


def Card_GetCardTarget(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetCardTarget', 1, 'Card', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    return _Card_GetCardTarget(p1)


def Card_GetCardTargetCount(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetCardTargetCount', 1, 'Card', p1)
    return _Card_GetCardTargetCount(p1)


def Card_GetColumnGroup(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetColumnGroup', 1, 'Card', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    if type(p2) is not int: p2 = int_or(p2, 0)
    if type(p3) is not int: p3 = int_or(p3, 0)
    return _Card_GetColumnGroup(p1, p2, p3)


def Card_GetColumnGroupCount(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetColumnGroupCount', 1, 'Card', p1)
    if type(p2) is not int: p2 = int_or(p2, 0)
    if type(p3) is not int: p3 = int_or(p3, 0)
    return _Card_GetColumnGroupCount(p1, p2, p3)


def Card_GetColumnZone(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetColumnZone', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.GetColumnZone', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 0)
    if type(p4) is not int: p4 = int_or(p4, 0)
    if type(p5) is not int: p5 = int_or(p5, None)
    if p5 is not None and p5 & 252: raise no_player('Card.GetColumnZone', 5, p5)
    return _Card_GetColumnZone(p1, p2, p3, p4, p5)


def Card_GetDestination(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetDestination', 1, 'Card', p1)
    return _Card_GetDestination(p1)


def Card_GetEffectCount(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetEffectCount', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.GetEffectCount', 2, p2)
    return _Card_GetEffectCount(p1, p2)


def Card_GetEquipCount(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetEquipCount', 1, 'Card', p1)
    return _Card_GetEquipCount(p1)


def Card_GetEquipGroup(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetEquipGroup', 1, 'Card', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    return _Card_GetEquipGroup(p1)


def Card_GetFieldID(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetFieldID', 1, 'Card', p1)
    return _Card_GetFieldID(p1)


def Card_GetFlagEffectLabel(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetFlagEffectLabel', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.GetFlagEffectLabel', 2, p2)
    return _Card_GetFlagEffectLabel(p1, p2)


def Card_GetFreeLinkedZone(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetFreeLinkedZone', 1, 'Card', p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if p2 is not None and p2 & 252: raise no_player('Card.GetFreeLinkedZone', 2, p2)
    return _Card_GetFreeLinkedZone(p1, p2)


def Card_GetLeaveFieldDest(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetLeaveFieldDest', 1, 'Card', p1)
    return _Card_GetLeaveFieldDest(p1)


def Card_GetLeftScale(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetLeftScale', 1, 'Card', p1)
    return _Card_GetLeftScale(p1)


def Card_GetLinkMarker(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetLinkMarker', 1, 'Card', p1)
    return _Card_GetLinkMarker(p1)


def Card_GetLinkedGroup(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetLinkedGroup', 1, 'Card', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    return _Card_GetLinkedGroup(p1)


def Card_GetLinkedGroupCount(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetLinkedGroupCount', 1, 'Card', p1)
    return _Card_GetLinkedGroupCount(p1)


def Card_GetLinkedZone(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetLinkedZone', 1, 'Card', p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if p2 is not None and p2 & 252: raise no_player('Card.GetLinkedZone', 2, p2)
    return _Card_GetLinkedZone(p1, p2)


def Card_GetMaterial(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetMaterial', 1, 'Card', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    return _Card_GetMaterial(p1)


def Card_GetMaterialCount(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetMaterialCount', 1, 'Card', p1)
    return _Card_GetMaterialCount(p1)


def Card_GetMutualLinkedGroup(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetMutualLinkedGroup', 1, 'Card', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    return _Card_GetMutualLinkedGroup(p1)


def Card_GetMutualLinkedGroupCount(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetMutualLinkedGroupCount', 1, 'Card', p1)
    return _Card_GetMutualLinkedGroupCount(p1)


def Card_GetMutualLinkedZone(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetMutualLinkedZone', 1, 'Card', p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if p2 is not None and p2 & 252: raise no_player('Card.GetMutualLinkedZone', 2, p2)
    return _Card_GetMutualLinkedZone(p1, p2)


def Card_GetOriginalAttribute(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetOriginalAttribute', 1, 'Card', p1)
    return _Card_GetOriginalAttribute(p1)


def Card_GetOriginalCodeRule(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetOriginalCodeRule', 1, 'Card', p1)
    return _Card_GetOriginalCodeRule(p1)


def Card_GetOriginalLeftScale(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetOriginalLeftScale', 1, 'Card', p1)
    return _Card_GetOriginalLeftScale(p1)


def Card_GetOriginalRace(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetOriginalRace', 1, 'Card', p1)
    return _Card_GetOriginalRace(p1)


def Card_GetOriginalRightScale(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetOriginalRightScale', 1, 'Card', p1)
    return _Card_GetOriginalRightScale(p1)


def Card_GetOriginalSetCard(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetOriginalSetCard', 1, 'Card', p1)
    return _Card_GetOriginalSetCard(p1)


def Card_GetOverlayGroup(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetOverlayGroup', 1, 'Card', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    return _Card_GetOverlayGroup(p1)


def Card_GetOverlayTarget(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetOverlayTarget', 1, 'Card', p1)
    return _Card_GetOverlayTarget(p1)


def Card_GetOwnEffects(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetOwnEffects', 1, 'Card', p1)
    return _Card_GetOwnEffects(p1)


def Card_GetOwnerTarget(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetOwnerTarget', 1, 'Card', p1)
    if p1.d.spend is not None: p1.d.spend(12)
    return _Card_GetOwnerTarget(p1)


def Card_GetOwnerTargetCount(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetOwnerTargetCount', 1, 'Card', p1)
    return _Card_GetOwnerTargetCount(p1)


def Card_GetPosition(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPosition', 1, 'Card', p1)
    return _Card_GetPosition(p1)


def Card_GetPreviousAttackOnField(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPreviousAttackOnField', 1, 'Card', p1)
    return _Card_GetPreviousAttackOnField(p1)


def Card_GetPreviousAttributeOnField(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPreviousAttributeOnField', 1, 'Card', p1)
    return _Card_GetPreviousAttributeOnField(p1)


def Card_GetPreviousCodeOnField(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPreviousCodeOnField', 1, 'Card', p1)
    return _Card_GetPreviousCodeOnField(p1)


def Card_GetPreviousControler(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPreviousControler', 1, 'Card', p1)
    return _Card_GetPreviousControler(p1)


def Card_GetPreviousDefenseOnField(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPreviousDefenseOnField', 1, 'Card', p1)
    return _Card_GetPreviousDefenseOnField(p1)


def Card_GetPreviousEquipTarget(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPreviousEquipTarget', 1, 'Card', p1)
    return _Card_GetPreviousEquipTarget(p1)


def Card_GetPreviousLevelOnField(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPreviousLevelOnField', 1, 'Card', p1)
    return _Card_GetPreviousLevelOnField(p1)


def Card_GetPreviousPosition(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPreviousPosition', 1, 'Card', p1)
    return _Card_GetPreviousPosition(p1)


def Card_GetPreviousRaceOnField(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPreviousRaceOnField', 1, 'Card', p1)
    return _Card_GetPreviousRaceOnField(p1)


def Card_GetPreviousRankOnField(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPreviousRankOnField', 1, 'Card', p1)
    return _Card_GetPreviousRankOnField(p1)


def Card_GetPreviousSequence(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPreviousSequence', 1, 'Card', p1)
    return _Card_GetPreviousSequence(p1)


def Card_GetPreviousSetCard(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPreviousSetCard', 1, 'Card', p1)
    return _Card_GetPreviousSetCard(p1)


def Card_GetPreviousTypeOnField(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetPreviousTypeOnField', 1, 'Card', p1)
    return _Card_GetPreviousTypeOnField(p1)


def Card_GetRealFieldID(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetRealFieldID', 1, 'Card', p1)
    return _Card_GetRealFieldID(p1)


def Card_GetReason(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetReason', 1, 'Card', p1)
    return _Card_GetReason(p1)


def Card_GetReasonCard(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetReasonCard', 1, 'Card', p1)
    return _Card_GetReasonCard(p1)


def Card_GetReasonEffect(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetReasonEffect', 1, 'Card', p1)
    return _Card_GetReasonEffect(p1)


def Card_GetRightScale(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetRightScale', 1, 'Card', p1)
    return _Card_GetRightScale(p1)


def Card_GetRitualLevel(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetRitualLevel', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Card: raise refuse('Card.GetRitualLevel', 2, 'Card', p2)
    return _Card_GetRitualLevel(p1, p2)


def Card_GetSummonLocation(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetSummonLocation', 1, 'Card', p1)
    return _Card_GetSummonLocation(p1)


def Card_GetSummonPlayer(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetSummonPlayer', 1, 'Card', p1)
    return _Card_GetSummonPlayer(p1)


def Card_GetSynchroLevel(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetSynchroLevel', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Card: raise refuse('Card.GetSynchroLevel', 2, 'Card', p2)
    return _Card_GetSynchroLevel(p1, p2)


def Card_GetTributeRequirement(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetTributeRequirement', 1, 'Card', p1)
    return _Card_GetTributeRequirement(p1)


def Card_GetTurnCounter(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetTurnCounter', 1, 'Card', p1)
    return _Card_GetTurnCounter(p1)


def Card_GetTurnID(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetTurnID', 1, 'Card', p1)
    return _Card_GetTurnID(p1)


def Card_GetUnionCount(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.GetUnionCount', 1, 'Card', p1)
    return _Card_GetUnionCount(p1)


def Card_HasCounters(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.HasCounters', 1, 'Card', p1)
    return _Card_HasCounters(p1)


def Card_IsAbleToChangeControler(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsAbleToChangeControler', 1, 'Card', p1)
    return _Card_IsAbleToChangeControler(p1)


def Card_IsAbleToDeckAsCost(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsAbleToDeckAsCost', 1, 'Card', p1)
    return _Card_IsAbleToDeckAsCost(p1)


def Card_IsAbleToDeckOrExtraAsCost(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsAbleToDeckOrExtraAsCost', 1, 'Card', p1)
    return _Card_IsAbleToDeckOrExtraAsCost(p1)


def Card_IsAbleToExtraAsCost(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsAbleToExtraAsCost', 1, 'Card', p1)
    return _Card_IsAbleToExtraAsCost(p1)


def Card_IsAbleToGraveAsCost(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsAbleToGraveAsCost', 1, 'Card', p1)
    return _Card_IsAbleToGraveAsCost(p1)


def Card_IsAbleToHandAsCost(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsAbleToHandAsCost', 1, 'Card', p1)
    return _Card_IsAbleToHandAsCost(p1)


def Card_IsAbleToRemove(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsAbleToRemove', 1, 'Card', p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if p2 is not None and p2 & 252: raise no_player('Card.IsAbleToRemove', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 5)
    if type(p4) is not int: p4 = int_or(p4, 0x40)
    return _Card_IsAbleToRemove(p1, p2, p3, p4)


def Card_IsAbleToRemoveAsCost(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsAbleToRemoveAsCost', 1, 'Card', p1)
    if type(p2) is not int: p2 = int_or(p2, 5)
    return _Card_IsAbleToRemoveAsCost(p1, p2)


def Card_IsAllColumn(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsAllColumn', 1, 'Card', p1)
    return _Card_IsAllColumn(p1)


def Card_IsCanAddCounter(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsCanAddCounter', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.IsCanAddCounter', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 0)
    if p4 is ABSENT: p4 = False
    p4 = p4 is not None and p4 is not False and p4 is not ABSENT
    if type(p5) is not int: p5 = int_or(p5, 0)
    return _Card_IsCanAddCounter(p1, p2, p3, p4, p5)


def Card_IsCanBeBattleTarget(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsCanBeBattleTarget', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Card: raise refuse('Card.IsCanBeBattleTarget', 2, 'Card', p2)
    return _Card_IsCanBeBattleTarget(p1, p2)


def Card_IsCanBeDisabledByEffect(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsCanBeDisabledByEffect', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Effect: raise refuse('Card.IsCanBeDisabledByEffect', 2, 'Effect', p2)
    if p3 is ABSENT: p3 = True
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    return _Card_IsCanBeDisabledByEffect(p1, p2, p3)


def Card_IsCanBeMaterial(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsCanBeMaterial', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.IsCanBeMaterial', 2, p2)
    if type(p3) is not Card: p3 = None
    if type(p4) is not int: p4 = int_or(p4, None)
    if p4 is not None and p4 & 252: raise no_player('Card.IsCanBeMaterial', 4, p4)
    return _Card_IsCanBeMaterial(p1, p2, p3, p4)


def Card_IsCanBeSpecialSummoned(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, p8: Any = ABSENT, p9: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsCanBeSpecialSummoned', 1, 'Card', p1)
    if p6 is ABSENT: raise needs(6)
    if type(p2) is not Effect: raise refuse('Card.IsCanBeSpecialSummoned', 2, 'Effect', p2)
    if type(p3) is not int: p3 = as_int('Card.IsCanBeSpecialSummoned', 3, p3)
    if type(p4) is not int: p4 = as_int('Card.IsCanBeSpecialSummoned', 4, p4)
    if p4 is not None and p4 & 252: raise no_player('Card.IsCanBeSpecialSummoned', 4, p4)
    p5 = p5 is not None and p5 is not False and p5 is not ABSENT
    p6 = p6 is not None and p6 is not False and p6 is not ABSENT
    if type(p7) is not int: p7 = int_or(p7, 5)
    if type(p8) is not int: p8 = int_or(p8, None)
    if p8 is not None and p8 & 252: raise no_player('Card.IsCanBeSpecialSummoned', 8, p8)
    if type(p9) is not int: p9 = int_or(p9, 0xff)
    return _Card_IsCanBeSpecialSummoned(p1, p2, p3, p4, p5, p6, p7, p8, p9)


def Card_IsCanChangePosition(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsCanChangePosition', 1, 'Card', p1)
    return _Card_IsCanChangePosition(p1)


def Card_IsCanRemoveCounter(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsCanRemoveCounter', 1, 'Card', p1)
    if p5 is ABSENT: raise needs(5)
    if type(p2) is not int: p2 = as_int('Card.IsCanRemoveCounter', 2, p2)
    if p2 is not None and p2 & 252: raise no_player('Card.IsCanRemoveCounter', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.IsCanRemoveCounter', 3, p3)
    if type(p4) is not int: p4 = as_int('Card.IsCanRemoveCounter', 4, p4)
    if type(p5) is not int: p5 = as_int('Card.IsCanRemoveCounter', 5, p5)
    return _Card_IsCanRemoveCounter(p1, p2, p3, p4, p5)


def Card_IsCanTurnSet(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsCanTurnSet', 1, 'Card', p1)
    return _Card_IsCanTurnSet(p1)


def Card_IsControlerCanBeChanged(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsControlerCanBeChanged', 1, 'Card', p1)
    if p2 is ABSENT: p2 = False
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    if type(p3) is not int: p3 = int_or(p3, 0xff)
    return _Card_IsControlerCanBeChanged(p1, p2, p3)


def Card_IsDirectAttacked(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsDirectAttacked', 1, 'Card', p1)
    return _Card_IsDirectAttacked(p1)


def Card_IsDiscardable(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsDiscardable', 1, 'Card', p1)
    if type(p2) is not int: p2 = int_or(p2, 0x80)
    if type(p3) is not int: p3 = int_or(p3, None)
    if p3 is not None and p3 & 252: raise no_player('Card.IsDiscardable', 3, p3)
    return _Card_IsDiscardable(p1, p2, p3)


def Card_IsExtraLinked(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsExtraLinked', 1, 'Card', p1)
    return _Card_IsExtraLinked(p1)


def Card_IsFusionSummonableCard(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsFusionSummonableCard', 1, 'Card', p1)
    if type(p2) is not int: p2 = int_or(p2, 0)
    return _Card_IsFusionSummonableCard(p1, p2)


def Card_IsGeminiState(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsGeminiState', 1, 'Card', p1)
    return _Card_IsGeminiState(p1)


def Card_IsHasCardTarget(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsHasCardTarget', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Card: raise refuse('Card.IsHasCardTarget', 2, 'Card', p2)
    return _Card_IsHasCardTarget(p1, p2)


def Card_IsImmuneToEffect(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsImmuneToEffect', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Effect: raise refuse('Card.IsImmuneToEffect', 2, 'Effect', p2)
    return _Card_IsImmuneToEffect(p1, p2)


def Card_IsLinkMarker(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsLinkMarker', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.IsLinkMarker', 2, p2)
    return _Card_IsLinkMarker(p1, p2)


def Card_IsLinkSummonable(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsLinkSummonable', 1, 'Card', p1)
    if p2 is ABSENT or p2 is None: p2 = None
    elif type(p2) is not Card and type(p2) is not Group: raise refuse('Card.IsLinkSummonable', 2, 'Card" or "Group', p2)
    if p3 is ABSENT or p3 is None: p3 = None
    elif type(p3) is not Card and type(p3) is not Group: raise refuse('Card.IsLinkSummonable', 3, 'Card" or "Group', p3)
    if type(p4) is not int: p4 = int_or(p4, 0)
    if type(p5) is not int: p5 = int_or(p5, 0)
    return _Card_IsLinkSummonable(p1, p2, p3, p4, p5)


def Card_IsLinked(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsLinked', 1, 'Card', p1)
    return _Card_IsLinked(p1)


def Card_IsMSetable(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsMSetable', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    if type(p3) is not Effect: p3 = None
    if type(p4) is not int: p4 = int_or(p4, 0)
    if type(p5) is not int: p5 = int_or(p5, 0xff)
    return _Card_IsMSetable(p1, p2, p3, p4, p5)


def Card_IsNotTuner(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsNotTuner', 1, 'Card', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not Card: raise refuse('Card.IsNotTuner', 2, 'Card', p2)
    if type(p3) is not int: p3 = as_int('Card.IsNotTuner', 3, p3)
    if p3 is not None and p3 & 252: raise no_player('Card.IsNotTuner', 3, p3)
    return _Card_IsNotTuner(p1, p2, p3)


def Card_IsOriginalAttribute(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsOriginalAttribute', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.IsOriginalAttribute', 2, p2)
    return _Card_IsOriginalAttribute(p1, p2)


def Card_IsOriginalRace(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsOriginalRace', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.IsOriginalRace', 2, p2)
    return _Card_IsOriginalRace(p1, p2)


def Card_IsProcedureSummonable(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsProcedureSummonable', 1, 'Card', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not int: p2 = as_int('Card.IsProcedureSummonable', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.IsProcedureSummonable', 3, p3)
    if p4 is ABSENT or p4 is None: p4 = None
    elif type(p4) is not Card and type(p4) is not Group: raise refuse('Card.IsProcedureSummonable', 4, 'Card" or "Group', p4)
    if p5 is ABSENT or p5 is None: p5 = None
    elif type(p5) is not Card and type(p5) is not Group: raise refuse('Card.IsProcedureSummonable', 5, 'Card" or "Group', p5)
    if type(p6) is not int: p6 = int_or(p6, 0)
    if type(p7) is not int: p7 = int_or(p7, 0)
    return _Card_IsProcedureSummonable(p1, p2, p3, p4, p5, p6, p7)


def Card_IsRelateToCard(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsRelateToCard', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Card: raise refuse('Card.IsRelateToCard', 2, 'Card', p2)
    return _Card_IsRelateToCard(p1, p2)


def Card_IsRelateToChain(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsRelateToChain', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.IsRelateToChain', 2, p2)
    return _Card_IsRelateToChain(p1, p2)


def Card_IsRelateToEffect(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsRelateToEffect', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Effect: raise refuse('Card.IsRelateToEffect', 2, 'Effect', p2)
    return _Card_IsRelateToEffect(p1, p2)


def Card_IsReleasable(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsReleasable', 1, 'Card', p1)
    if type(p2) is not int: p2 = int_or(p2, 0x80)
    if type(p3) is not int: p3 = int_or(p3, None)
    if p3 is not None and p3 & 252: raise no_player('Card.IsReleasable', 3, p3)
    return _Card_IsReleasable(p1, p2, p3)


def Card_IsReleasableByEffect(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsReleasableByEffect', 1, 'Card', p1)
    if type(p2) is not Effect: p2 = None
    if type(p3) is not int: p3 = int_or(p3, None)
    if p3 is not None and p3 & 252: raise no_player('Card.IsReleasableByEffect', 3, p3)
    return _Card_IsReleasableByEffect(p1, p2, p3)


def Card_IsSSetable(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsSSetable', 1, 'Card', p1)
    if p2 is ABSENT: p2 = False
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    if type(p3) is not int: p3 = int_or(p3, None)
    if p3 is not None and p3 & 252: raise no_player('Card.IsSSetable', 3, p3)
    return _Card_IsSSetable(p1, p2, p3)


def Card_IsSpecialSummonable(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsSpecialSummonable', 1, 'Card', p1)
    if type(p2) is not int: p2 = int_or(p2, 0)
    return _Card_IsSpecialSummonable(p1, p2)


def Card_IsSummonCode(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *rest: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsSummonCode', 1, 'Card', p1)
    if p5 is ABSENT: raise needs(5)
    if type(p2) is not Card: p2 = None
    if type(p3) is not int: p3 = as_int('Card.IsSummonCode', 3, p3)
    if type(p4) is not int: p4 = as_int('Card.IsSummonCode', 4, p4)
    if p4 is not None and p4 & 252: raise no_player('Card.IsSummonCode', 4, p4)
    if type(p5) is not int and type(p5) is not float and type(p5) is not LuaTable: raise refuse('Card.IsSummonCode', 5, 'Int" or "table', p5)
    return _Card_IsSummonCode(p1, p2, p3, p4, p5, *rest)


def Card_IsSummonable(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsSummonable', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    if type(p3) is not Effect: p3 = None
    if type(p4) is not int: p4 = int_or(p4, 0)
    if type(p5) is not int: p5 = int_or(p5, 0x1f)
    return _Card_IsSummonable(p1, p2, p3, p4, p5)


def Card_IsSummonableCard(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsSummonableCard', 1, 'Card', p1)
    return _Card_IsSummonableCard(p1)


def Card_IsSynchroSummonable(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsSynchroSummonable', 1, 'Card', p1)
    if p2 is ABSENT or p2 is None: p2 = None
    elif type(p2) is not Card and type(p2) is not Group: raise refuse('Card.IsSynchroSummonable', 2, 'Card" or "Group', p2)
    if p3 is ABSENT or p3 is None: p3 = None
    elif type(p3) is not Card and type(p3) is not Group: raise refuse('Card.IsSynchroSummonable', 3, 'Card" or "Group', p3)
    if type(p4) is not int: p4 = int_or(p4, 0)
    if type(p5) is not int: p5 = int_or(p5, 0)
    return _Card_IsSynchroSummonable(p1, p2, p3, p4, p5)


def Card_IsXyzLevel(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsXyzLevel', 1, 'Card', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not Card: raise refuse('Card.IsXyzLevel', 2, 'Card', p2)
    if type(p3) is not int: p3 = as_int('Card.IsXyzLevel', 3, p3)
    return _Card_IsXyzLevel(p1, p2, p3)


def Card_IsXyzSummonable(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.IsXyzSummonable', 1, 'Card', p1)
    if p2 is ABSENT or p2 is None: p2 = None
    elif type(p2) is not Card and type(p2) is not Group: raise refuse('Card.IsXyzSummonable', 2, 'Card" or "Group', p2)
    if p3 is ABSENT or p3 is None: p3 = None
    elif type(p3) is not Card and type(p3) is not Group: raise refuse('Card.IsXyzSummonable', 3, 'Card" or "Group', p3)
    if type(p4) is not int: p4 = int_or(p4, 0)
    if type(p5) is not int: p5 = int_or(p5, 0)
    return _Card_IsXyzSummonable(p1, p2, p3, p4, p5)


def Card_Recreate(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, p8: Any = ABSENT, p9: Any = ABSENT, p10: Any = ABSENT, p11: Any = ABSENT, p12: Any = ABSENT, p13: Any = ABSENT, p14: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.Recreate', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.Recreate', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, None)
    if p4 is ABSENT or p4 is None: p4 = None
    elif type(p4) is not int and type(p4) is not float and type(p4) is not LuaTable: raise refuse('Card.Recreate', 4, 'Int" or "table', p4)
    if type(p5) is not int: p5 = int_or(p5, None)
    if type(p6) is not int: p6 = int_or(p6, None)
    if type(p7) is not int: p7 = int_or(p7, None)
    if type(p8) is not int: p8 = int_or(p8, None)
    if type(p9) is not int: p9 = int_or(p9, None)
    if type(p10) is not int: p10 = int_or(p10, None)
    if type(p11) is not int: p11 = int_or(p11, None)
    if type(p12) is not int: p12 = int_or(p12, None)
    if type(p13) is not int: p13 = int_or(p13, None)
    if p14 is ABSENT: p14 = False
    p14 = p14 is not None and p14 is not False and p14 is not ABSENT
    _Card_Recreate(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14)
    return ()


def Card_RegisterEffect(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.RegisterEffect', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Effect: raise refuse('Card.RegisterEffect', 2, 'Effect', p2)
    if p3 is ABSENT: p3 = False
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    return _Card_RegisterEffect(p1, p2, p3)


def Card_RegisterFlagEffect(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.RegisterFlagEffect', 1, 'Card', p1)
    if p5 is ABSENT: raise needs(5)
    if type(p2) is not int: p2 = as_int('Card.RegisterFlagEffect', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.RegisterFlagEffect', 3, p3)
    if type(p4) is not int: p4 = as_int('Card.RegisterFlagEffect', 4, p4)
    if type(p5) is not int: p5 = as_int('Card.RegisterFlagEffect', 5, p5)
    if type(p6) is not int: p6 = int_or(p6, 0)
    if type(p7) is not int: p7 = int_or(p7, 0)
    return _Card_RegisterFlagEffect(p1, p2, p3, p4, p5, p6, p7)


def Card_ReleaseEffectRelation(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.ReleaseEffectRelation', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Effect: raise refuse('Card.ReleaseEffectRelation', 2, 'Effect', p2)
    _Card_ReleaseEffectRelation(p1, p2)
    return ()


def Card_ReleaseRelation(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.ReleaseRelation', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Card: raise refuse('Card.ReleaseRelation', 2, 'Card', p2)
    _Card_ReleaseRelation(p1, p2)
    return ()


def Card_RemoveAllCounters(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.RemoveAllCounters', 1, 'Card', p1)
    check_action(p1.d)
    if p1.d.spend is not None: p1.d.spend(400)
    return _Card_RemoveAllCounters(p1)


def Card_RemoveCounter(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.RemoveCounter', 1, 'Card', p1)
    check_action(p1.d)
    if p1.d.spend is not None: p1.d.spend(400)
    if p5 is ABSENT: raise needs(5)
    if type(p2) is not int: p2 = as_int('Card.RemoveCounter', 2, p2)
    if p2 is not None and p2 & 252: raise no_player('Card.RemoveCounter', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.RemoveCounter', 3, p3)
    if type(p4) is not int: p4 = as_int('Card.RemoveCounter', 4, p4)
    if type(p5) is not int: p5 = as_int('Card.RemoveCounter', 5, p5)
    return _Card_RemoveCounter(p1, p2, p3, p4, p5)


def Card_RemoveOverlayCard(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.RemoveOverlayCard', 1, 'Card', p1)
    check_action(p1.d)
    if p1.d.spend is not None: p1.d.spend(400)
    if p5 is ABSENT: raise needs(5)
    if type(p2) is not int: p2 = as_int('Card.RemoveOverlayCard', 2, p2)
    if p2 is not None and p2 & 252: raise no_player('Card.RemoveOverlayCard', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.RemoveOverlayCard', 3, p3)
    if type(p4) is not int: p4 = as_int('Card.RemoveOverlayCard', 4, p4)
    if type(p5) is not int: p5 = as_int('Card.RemoveOverlayCard', 5, p5)
    return _Card_RemoveOverlayCard(p1, p2, p3, p4, p5)


def Card_ReplaceEffect(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.ReplaceEffect', 1, 'Card', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not int: p2 = as_int('Card.ReplaceEffect', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.ReplaceEffect', 3, p3)
    if type(p4) is not int: p4 = int_or(p4, 0)
    return _Card_ReplaceEffect(p1, p2, p3, p4)


def Card_ResetEffect(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.ResetEffect', 1, 'Card', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not int: p2 = as_int('Card.ResetEffect', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.ResetEffect', 3, p3)
    _Card_ResetEffect(p1, p2, p3)
    return ()


def Card_ResetFlagEffect(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.ResetFlagEffect', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.ResetFlagEffect', 2, p2)
    _Card_ResetFlagEffect(p1, p2)
    return ()


def Card_ResetNegateEffect(p1: Any = ABSENT, p2: Any = ABSENT, *rest: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.ResetNegateEffect', 1, 'Card', p1)
    if p2 is ABSENT or p2 is None: p2 = None
    elif type(p2) is not int and type(p2) is not float and type(p2) is not LuaTable: raise refuse('Card.ResetNegateEffect', 2, 'Int" or "table', p2)
    _Card_ResetNegateEffect(p1, p2, *rest)
    return ()


def Card_ReverseInDeck(p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.ReverseInDeck', 1, 'Card', p1)
    _Card_ReverseInDeck(p1)
    return ()


def Card_SetCardTarget(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.SetCardTarget', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Card: raise refuse('Card.SetCardTarget', 2, 'Card', p2)
    _Card_SetCardTarget(p1, p2)
    return ()


def Card_SetCounterLimit(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.SetCounterLimit', 1, 'Card', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not int: p2 = as_int('Card.SetCounterLimit', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.SetCounterLimit', 3, p3)
    _Card_SetCounterLimit(p1, p2, p3)
    return ()


def Card_SetFlagEffectLabel(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.SetFlagEffectLabel', 1, 'Card', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not int: p2 = as_int('Card.SetFlagEffectLabel', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.SetFlagEffectLabel', 3, p3)
    return _Card_SetFlagEffectLabel(p1, p2, p3)


def Card_SetHint(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.SetHint', 1, 'Card', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not int: p2 = as_int('Card.SetHint', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.SetHint', 3, p3)
    _Card_SetHint(p1, p2, p3)
    return ()


def Card_SetMaterial(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.SetMaterial', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if p2 is ABSENT or p2 is None: p2 = None
    elif type(p2) is not Card and type(p2) is not Group: raise refuse('Card.SetMaterial', 2, 'Card" or "Group', p2)
    _Card_SetMaterial(p1, p2)
    return ()


def Card_SetReason(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.SetReason', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.SetReason', 2, p2)
    if p3 is ABSENT: p3 = False
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    _Card_SetReason(p1, p2, p3)
    return ()


def Card_SetReasonCard(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.SetReasonCard', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Card: raise refuse('Card.SetReasonCard', 2, 'Card', p2)
    _Card_SetReasonCard(p1, p2)
    return ()


def Card_SetReasonEffect(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.SetReasonEffect', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not Effect: raise refuse('Card.SetReasonEffect', 2, 'Effect', p2)
    _Card_SetReasonEffect(p1, p2)
    return ()


def Card_SetReasonPlayer(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.SetReasonPlayer', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.SetReasonPlayer', 2, p2)
    if p2 is not None and p2 & 252: raise no_player('Card.SetReasonPlayer', 2, p2)
    _Card_SetReasonPlayer(p1, p2)
    return ()


def Card_SetSPSummonOnce(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.SetSPSummonOnce', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.SetSPSummonOnce', 2, p2)
    _Card_SetSPSummonOnce(p1, p2)
    return ()


def Card_SetStatus(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.SetStatus', 1, 'Card', p1)
    if p3 is ABSENT: raise needs(3)
    if type(p2) is not int: p2 = as_int('Card.SetStatus', 2, p2)
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    _Card_SetStatus(p1, p2, p3)
    return ()


def Card_SetTurnCounter(p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.SetTurnCounter', 1, 'Card', p1)
    if p2 is ABSENT: raise needs(2)
    if type(p2) is not int: p2 = as_int('Card.SetTurnCounter', 2, p2)
    _Card_SetTurnCounter(p1, p2)
    return ()


def Card_SetUniqueOnField(p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Card.SetUniqueOnField', 1, 'Card', p1)
    if p4 is ABSENT: raise needs(4)
    if type(p2) is not int: p2 = as_int('Card.SetUniqueOnField', 2, p2)
    if type(p3) is not int: p3 = as_int('Card.SetUniqueOnField', 3, p3)
    if type(p4) is not int and type(p4) is not float and (not callable(p4) or type(p4) is LuaTable): raise refuse('Card.SetUniqueOnField', 4, 'Int" or "Function', p4)
    if type(p5) is not int: p5 = int_or(p5, 0xc)
    _Card_SetUniqueOnField(p1, p2, p3, p4, p5)
    return ()


CHECKERS: Final[Mapping[str, Callable[..., Any]]] = {
    "Card.AddCounter": Card_AddCounter,
    "Card.AddMonsterAttribute": Card_AddMonsterAttribute,
    "Card.AddMonsterAttributeComplete": Card_AddMonsterAttributeComplete,
    "Card.AssumeProperty": Card_AssumeProperty,
    "Card.CanAttack": Card_CanAttack,
    "Card.CanChainAttack": Card_CanChainAttack,
    "Card.CancelCardTarget": Card_CancelCardTarget,
    "Card.CancelToGrave": Card_CancelToGrave,
    "Card.CheckActivateEffect": Card_CheckActivateEffect,
    "Card.CheckFusionMaterial": Card_CheckFusionMaterial,
    "Card.CheckFusionSubstitute": Card_CheckFusionSubstitute,
    "Card.CheckRemoveOverlayCard": Card_CheckRemoveOverlayCard,
    "Card.CheckUniqueOnField": Card_CheckUniqueOnField,
    "Card.ClearEffectRelation": Card_ClearEffectRelation,
    "Card.CompleteProcedure": Card_CompleteProcedure,
    "Card.CopyEffect": Card_CopyEffect,
    "Card.CreateEffectRelation": Card_CreateEffectRelation,
    "Card.CreateRelation": Card_CreateRelation,
    "Card.EnableGeminiState": Card_EnableGeminiState,
    "Card.EnableReviveLimit": Card_EnableReviveLimit,
    "Card.EnableUnsummonable": Card_EnableUnsummonable,
    "Card.GetActivateEffect": Card_GetActivateEffect,
    "Card.GetAllCounters": Card_GetAllCounters,
    "Card.GetAttackAnnouncedCount": Card_GetAttackAnnouncedCount,
    "Card.GetAttackableTarget": Card_GetAttackableTarget,
    "Card.GetAttackedCount": Card_GetAttackedCount,
    "Card.GetAttackedGroup": Card_GetAttackedGroup,
    "Card.GetAttackedGroupCount": Card_GetAttackedGroupCount,
    "Card.GetBattlePosition": Card_GetBattlePosition,
    "Card.GetBattledGroup": Card_GetBattledGroup,
    "Card.GetBattledGroupCount": Card_GetBattledGroupCount,
    "Card.GetCardEffect": Card_GetCardEffect,
    "Card.GetCardID": Card_GetCardID,
    "Card.GetCardTarget": Card_GetCardTarget,
    "Card.GetCardTargetCount": Card_GetCardTargetCount,
    "Card.GetColumnGroup": Card_GetColumnGroup,
    "Card.GetColumnGroupCount": Card_GetColumnGroupCount,
    "Card.GetColumnZone": Card_GetColumnZone,
    "Card.GetDestination": Card_GetDestination,
    "Card.GetEffectCount": Card_GetEffectCount,
    "Card.GetEquipCount": Card_GetEquipCount,
    "Card.GetEquipGroup": Card_GetEquipGroup,
    "Card.GetFieldID": Card_GetFieldID,
    "Card.GetFlagEffectLabel": Card_GetFlagEffectLabel,
    "Card.GetFreeLinkedZone": Card_GetFreeLinkedZone,
    "Card.GetLeaveFieldDest": Card_GetLeaveFieldDest,
    "Card.GetLeftScale": Card_GetLeftScale,
    "Card.GetLinkMarker": Card_GetLinkMarker,
    "Card.GetLinkedGroup": Card_GetLinkedGroup,
    "Card.GetLinkedGroupCount": Card_GetLinkedGroupCount,
    "Card.GetLinkedZone": Card_GetLinkedZone,
    "Card.GetMaterial": Card_GetMaterial,
    "Card.GetMaterialCount": Card_GetMaterialCount,
    "Card.GetMutualLinkedGroup": Card_GetMutualLinkedGroup,
    "Card.GetMutualLinkedGroupCount": Card_GetMutualLinkedGroupCount,
    "Card.GetMutualLinkedZone": Card_GetMutualLinkedZone,
    "Card.GetOriginalAttribute": Card_GetOriginalAttribute,
    "Card.GetOriginalCodeRule": Card_GetOriginalCodeRule,
    "Card.GetOriginalLeftScale": Card_GetOriginalLeftScale,
    "Card.GetOriginalRace": Card_GetOriginalRace,
    "Card.GetOriginalRightScale": Card_GetOriginalRightScale,
    "Card.GetOriginalSetCard": Card_GetOriginalSetCard,
    "Card.GetOverlayGroup": Card_GetOverlayGroup,
    "Card.GetOverlayTarget": Card_GetOverlayTarget,
    "Card.GetOwnEffects": Card_GetOwnEffects,
    "Card.GetOwnerTarget": Card_GetOwnerTarget,
    "Card.GetOwnerTargetCount": Card_GetOwnerTargetCount,
    "Card.GetPosition": Card_GetPosition,
    "Card.GetPreviousAttackOnField": Card_GetPreviousAttackOnField,
    "Card.GetPreviousAttributeOnField": Card_GetPreviousAttributeOnField,
    "Card.GetPreviousCodeOnField": Card_GetPreviousCodeOnField,
    "Card.GetPreviousControler": Card_GetPreviousControler,
    "Card.GetPreviousDefenseOnField": Card_GetPreviousDefenseOnField,
    "Card.GetPreviousEquipTarget": Card_GetPreviousEquipTarget,
    "Card.GetPreviousLevelOnField": Card_GetPreviousLevelOnField,
    "Card.GetPreviousPosition": Card_GetPreviousPosition,
    "Card.GetPreviousRaceOnField": Card_GetPreviousRaceOnField,
    "Card.GetPreviousRankOnField": Card_GetPreviousRankOnField,
    "Card.GetPreviousSequence": Card_GetPreviousSequence,
    "Card.GetPreviousSetCard": Card_GetPreviousSetCard,
    "Card.GetPreviousTypeOnField": Card_GetPreviousTypeOnField,
    "Card.GetRealFieldID": Card_GetRealFieldID,
    "Card.GetReason": Card_GetReason,
    "Card.GetReasonCard": Card_GetReasonCard,
    "Card.GetReasonEffect": Card_GetReasonEffect,
    "Card.GetRightScale": Card_GetRightScale,
    "Card.GetRitualLevel": Card_GetRitualLevel,
    "Card.GetSummonLocation": Card_GetSummonLocation,
    "Card.GetSummonPlayer": Card_GetSummonPlayer,
    "Card.GetSynchroLevel": Card_GetSynchroLevel,
    "Card.GetTributeRequirement": Card_GetTributeRequirement,
    "Card.GetTurnCounter": Card_GetTurnCounter,
    "Card.GetTurnID": Card_GetTurnID,
    "Card.GetUnionCount": Card_GetUnionCount,
    "Card.HasCounters": Card_HasCounters,
    "Card.IsAbleToChangeControler": Card_IsAbleToChangeControler,
    "Card.IsAbleToDeckAsCost": Card_IsAbleToDeckAsCost,
    "Card.IsAbleToDeckOrExtraAsCost": Card_IsAbleToDeckOrExtraAsCost,
    "Card.IsAbleToExtraAsCost": Card_IsAbleToExtraAsCost,
    "Card.IsAbleToGraveAsCost": Card_IsAbleToGraveAsCost,
    "Card.IsAbleToHandAsCost": Card_IsAbleToHandAsCost,
    "Card.IsAbleToRemove": Card_IsAbleToRemove,
    "Card.IsAbleToRemoveAsCost": Card_IsAbleToRemoveAsCost,
    "Card.IsAllColumn": Card_IsAllColumn,
    "Card.IsCanAddCounter": Card_IsCanAddCounter,
    "Card.IsCanBeBattleTarget": Card_IsCanBeBattleTarget,
    "Card.IsCanBeDisabledByEffect": Card_IsCanBeDisabledByEffect,
    "Card.IsCanBeMaterial": Card_IsCanBeMaterial,
    "Card.IsCanBeSpecialSummoned": Card_IsCanBeSpecialSummoned,
    "Card.IsCanChangePosition": Card_IsCanChangePosition,
    "Card.IsCanRemoveCounter": Card_IsCanRemoveCounter,
    "Card.IsCanTurnSet": Card_IsCanTurnSet,
    "Card.IsControlerCanBeChanged": Card_IsControlerCanBeChanged,
    "Card.IsDirectAttacked": Card_IsDirectAttacked,
    "Card.IsDiscardable": Card_IsDiscardable,
    "Card.IsExtraLinked": Card_IsExtraLinked,
    "Card.IsFusionSummonableCard": Card_IsFusionSummonableCard,
    "Card.IsGeminiState": Card_IsGeminiState,
    "Card.IsHasCardTarget": Card_IsHasCardTarget,
    "Card.IsImmuneToEffect": Card_IsImmuneToEffect,
    "Card.IsLinkMarker": Card_IsLinkMarker,
    "Card.IsLinkSummonable": Card_IsLinkSummonable,
    "Card.IsLinked": Card_IsLinked,
    "Card.IsMSetable": Card_IsMSetable,
    "Card.IsNotTuner": Card_IsNotTuner,
    "Card.IsOriginalAttribute": Card_IsOriginalAttribute,
    "Card.IsOriginalRace": Card_IsOriginalRace,
    "Card.IsProcedureSummonable": Card_IsProcedureSummonable,
    "Card.IsRelateToCard": Card_IsRelateToCard,
    "Card.IsRelateToChain": Card_IsRelateToChain,
    "Card.IsRelateToEffect": Card_IsRelateToEffect,
    "Card.IsReleasable": Card_IsReleasable,
    "Card.IsReleasableByEffect": Card_IsReleasableByEffect,
    "Card.IsSSetable": Card_IsSSetable,
    "Card.IsSpecialSummonable": Card_IsSpecialSummonable,
    "Card.IsSummonCode": Card_IsSummonCode,
    "Card.IsSummonable": Card_IsSummonable,
    "Card.IsSummonableCard": Card_IsSummonableCard,
    "Card.IsSynchroSummonable": Card_IsSynchroSummonable,
    "Card.IsXyzLevel": Card_IsXyzLevel,
    "Card.IsXyzSummonable": Card_IsXyzSummonable,
    "Card.Recreate": Card_Recreate,
    "Card.RegisterEffect": Card_RegisterEffect,
    "Card.RegisterFlagEffect": Card_RegisterFlagEffect,
    "Card.ReleaseEffectRelation": Card_ReleaseEffectRelation,
    "Card.ReleaseRelation": Card_ReleaseRelation,
    "Card.RemoveAllCounters": Card_RemoveAllCounters,
    "Card.RemoveCounter": Card_RemoveCounter,
    "Card.RemoveOverlayCard": Card_RemoveOverlayCard,
    "Card.ReplaceEffect": Card_ReplaceEffect,
    "Card.ResetEffect": Card_ResetEffect,
    "Card.ResetFlagEffect": Card_ResetFlagEffect,
    "Card.ResetNegateEffect": Card_ResetNegateEffect,
    "Card.ReverseInDeck": Card_ReverseInDeck,
    "Card.SetCardTarget": Card_SetCardTarget,
    "Card.SetCounterLimit": Card_SetCounterLimit,
    "Card.SetFlagEffectLabel": Card_SetFlagEffectLabel,
    "Card.SetHint": Card_SetHint,
    "Card.SetMaterial": Card_SetMaterial,
    "Card.SetReason": Card_SetReason,
    "Card.SetReasonCard": Card_SetReasonCard,
    "Card.SetReasonEffect": Card_SetReasonEffect,
    "Card.SetReasonPlayer": Card_SetReasonPlayer,
    "Card.SetSPSummonOnce": Card_SetSPSummonOnce,
    "Card.SetStatus": Card_SetStatus,
    "Card.SetTurnCounter": Card_SetTurnCounter,
    "Card.SetUniqueOnField": Card_SetUniqueOnField,
}
