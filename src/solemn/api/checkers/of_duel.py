"""What scripts pass to natives of Duel, checked and completed."""

# Written by tools/make_checkers.py from spec/natives/*.sig: change those.
# ruff: noqa

from collections.abc import Callable, Mapping
from typing import Any, Final

from solemn.api.border import ABSENT, as_int, check_action, int_or, needs, no_player, refuse
from solemn.api.declared import implementations
from solemn.core.state.data import Card, Effect, Group
from solemn.lua import LuaTable

_OF: Final = implementations()
_Duel_Activate: Final = _OF["Duel.Activate"].function
_Duel_AddCustomActivityCounter: Final = _OF["Duel.AddCustomActivityCounter"].function
_Duel_AdjustInstantly: Final = _OF["Duel.AdjustInstantly"].function
_Duel_AnnounceAttribute: Final = _OF["Duel.AnnounceAttribute"].function
_Duel_AnnounceCard: Final = _OF["Duel.AnnounceCard"].function
_Duel_AnnounceCoin: Final = _OF["Duel.AnnounceCoin"].function
_Duel_AnnounceLevel: Final = _OF["Duel.AnnounceLevel"].function
_Duel_AnnounceNumber: Final = _OF["Duel.AnnounceNumber"].function
_Duel_AnnounceNumberRange: Final = _OF["Duel.AnnounceNumberRange"].function
_Duel_AnnounceRace: Final = _OF["Duel.AnnounceRace"].function
_Duel_AnnounceType: Final = _OF["Duel.AnnounceType"].function
_Duel_AssumeReset: Final = _OF["Duel.AssumeReset"].function
_Duel_AttackCostPaid: Final = _OF["Duel.AttackCostPaid"].function
_Duel_BreakEffect: Final = _OF["Duel.BreakEffect"].function
_Duel_CalculateDamage: Final = _OF["Duel.CalculateDamage"].function
_Duel_CanPlayerSetMonster: Final = _OF["Duel.CanPlayerSetMonster"].function
_Duel_CanPlayerSetSpellTrap: Final = _OF["Duel.CanPlayerSetSpellTrap"].function
_Duel_ChainAttack: Final = _OF["Duel.ChainAttack"].function
_Duel_ChangeAttackTarget: Final = _OF["Duel.ChangeAttackTarget"].function
_Duel_ChangeAttacker: Final = _OF["Duel.ChangeAttacker"].function
_Duel_ChangeBattleDamage: Final = _OF["Duel.ChangeBattleDamage"].function
_Duel_ChangeChainOperation: Final = _OF["Duel.ChangeChainOperation"].function
_Duel_ChangePosition: Final = _OF["Duel.ChangePosition"].function
_Duel_ChangeTargetCard: Final = _OF["Duel.ChangeTargetCard"].function
_Duel_ChangeTargetParam: Final = _OF["Duel.ChangeTargetParam"].function
_Duel_ChangeTargetPlayer: Final = _OF["Duel.ChangeTargetPlayer"].function
_Duel_CheckChainTarget: Final = _OF["Duel.CheckChainTarget"].function
_Duel_CheckChainUniqueness: Final = _OF["Duel.CheckChainUniqueness"].function
_Duel_CheckEvent: Final = _OF["Duel.CheckEvent"].function
_Duel_CheckLPCost: Final = _OF["Duel.CheckLPCost"].function
_Duel_CheckLocation: Final = _OF["Duel.CheckLocation"].function
_Duel_CheckReleaseGroup: Final = _OF["Duel.CheckReleaseGroup"].function
_Duel_CheckReleaseGroupEx: Final = _OF["Duel.CheckReleaseGroupEx"].function
_Duel_CheckRemoveOverlayCard: Final = _OF["Duel.CheckRemoveOverlayCard"].function
_Duel_CheckSummonedCount: Final = _OF["Duel.CheckSummonedCount"].function
_Duel_CheckTiming: Final = _OF["Duel.CheckTiming"].function
_Duel_CheckTribute: Final = _OF["Duel.CheckTribute"].function
_Duel_ClearOperationInfo: Final = _OF["Duel.ClearOperationInfo"].function
_Duel_ClearTargetCard: Final = _OF["Duel.ClearTargetCard"].function
_Duel_ConfirmCards: Final = _OF["Duel.ConfirmCards"].function
_Duel_ConfirmDecktop: Final = _OF["Duel.ConfirmDecktop"].function
_Duel_ConfirmExtratop: Final = _OF["Duel.ConfirmExtratop"].function
_Duel_CreateToken: Final = _OF["Duel.CreateToken"].function
_Duel_Damage: Final = _OF["Duel.Damage"].function
_Duel_Destroy: Final = _OF["Duel.Destroy"].function
_Duel_DisableSelfDestroyCheck: Final = _OF["Duel.DisableSelfDestroyCheck"].function
_Duel_DisableShuffleCheck: Final = _OF["Duel.DisableShuffleCheck"].function
_Duel_DiscardDeck: Final = _OF["Duel.DiscardDeck"].function
_Duel_DiscardHand: Final = _OF["Duel.DiscardHand"].function
_Duel_Draw: Final = _OF["Duel.Draw"].function
_Duel_EnableGlobalFlag: Final = _OF["Duel.EnableGlobalFlag"].function
_Duel_Equip: Final = _OF["Duel.Equip"].function
_Duel_EquipComplete: Final = _OF["Duel.EquipComplete"].function
_Duel_ForceAttack: Final = _OF["Duel.ForceAttack"].function
_Duel_GetActivityCount: Final = _OF["Duel.GetActivityCount"].function
_Duel_GetBattleDamage: Final = _OF["Duel.GetBattleDamage"].function
_Duel_GetBattleMonster: Final = _OF["Duel.GetBattleMonster"].function
_Duel_GetBattledCount: Final = _OF["Duel.GetBattledCount"].function
_Duel_GetCardAliasFromCode: Final = _OF["Duel.GetCardAliasFromCode"].function
_Duel_GetCardAttackFromCode: Final = _OF["Duel.GetCardAttackFromCode"].function
_Duel_GetCardAttributeFromCode: Final = _OF["Duel.GetCardAttributeFromCode"].function
_Duel_GetCardDefenseFromCode: Final = _OF["Duel.GetCardDefenseFromCode"].function
_Duel_GetCardFromCardID: Final = _OF["Duel.GetCardFromCardID"].function
_Duel_GetCardLevelFromCode: Final = _OF["Duel.GetCardLevelFromCode"].function
_Duel_GetCardLinkMarkerFromCode: Final = _OF["Duel.GetCardLinkMarkerFromCode"].function
_Duel_GetCardLscaleFromCode: Final = _OF["Duel.GetCardLscaleFromCode"].function
_Duel_GetCardRaceFromCode: Final = _OF["Duel.GetCardRaceFromCode"].function
_Duel_GetCardRscaleFromCode: Final = _OF["Duel.GetCardRscaleFromCode"].function
_Duel_GetCardSetcodeFromCode: Final = _OF["Duel.GetCardSetcodeFromCode"].function
_Duel_GetCardTypeFromCode: Final = _OF["Duel.GetCardTypeFromCode"].function
_Duel_GetChainEvent: Final = _OF["Duel.GetChainEvent"].function
_Duel_GetChainInfo: Final = _OF["Duel.GetChainInfo"].function
_Duel_GetChainMaterial: Final = _OF["Duel.GetChainMaterial"].function
_Duel_GetCoinResult: Final = _OF["Duel.GetCoinResult"].function
_Duel_GetControl: Final = _OF["Duel.GetControl"].function
_Duel_GetCounter: Final = _OF["Duel.GetCounter"].function
_Duel_GetCurrentChain: Final = _OF["Duel.GetCurrentChain"].function
_Duel_GetCustomActivityCount: Final = _OF["Duel.GetCustomActivityCount"].function
_Duel_GetDeckbottomGroup: Final = _OF["Duel.GetDeckbottomGroup"].function
_Duel_GetDecktopGroup: Final = _OF["Duel.GetDecktopGroup"].function
_Duel_GetDiceResult: Final = _OF["Duel.GetDiceResult"].function
_Duel_GetDrawCount: Final = _OF["Duel.GetDrawCount"].function
_Duel_GetEnvironment: Final = _OF["Duel.GetEnvironment"].function
_Duel_GetExtraTopGroup: Final = _OF["Duel.GetExtraTopGroup"].function
_Duel_GetFieldCard: Final = _OF["Duel.GetFieldCard"].function
_Duel_GetFieldGroup: Final = _OF["Duel.GetFieldGroup"].function
_Duel_GetFieldGroupCount: Final = _OF["Duel.GetFieldGroupCount"].function
_Duel_GetFirstMatchingCard: Final = _OF["Duel.GetFirstMatchingCard"].function
_Duel_GetFlagEffect: Final = _OF["Duel.GetFlagEffect"].function
_Duel_GetFlagEffectLabel: Final = _OF["Duel.GetFlagEffectLabel"].function
_Duel_GetFreeLinkedZone: Final = _OF["Duel.GetFreeLinkedZone"].function
_Duel_GetFusionMaterial: Final = _OF["Duel.GetFusionMaterial"].function
_Duel_GetLP: Final = _OF["Duel.GetLP"].function
_Duel_GetLinkedGroup: Final = _OF["Duel.GetLinkedGroup"].function
_Duel_GetLinkedGroupCount: Final = _OF["Duel.GetLinkedGroupCount"].function
_Duel_GetLinkedZone: Final = _OF["Duel.GetLinkedZone"].function
_Duel_GetLocationCount: Final = _OF["Duel.GetLocationCount"].function
_Duel_GetLocationCountFromEx: Final = _OF["Duel.GetLocationCountFromEx"].function
_Duel_GetMZoneCount: Final = _OF["Duel.GetMZoneCount"].function
_Duel_GetMatchingGroup: Final = _OF["Duel.GetMatchingGroup"].function
_Duel_GetMatchingGroupCount: Final = _OF["Duel.GetMatchingGroupCount"].function
_Duel_GetOperatedGroup: Final = _OF["Duel.GetOperatedGroup"].function
_Duel_GetOperationCount: Final = _OF["Duel.GetOperationCount"].function
_Duel_GetOperationInfo: Final = _OF["Duel.GetOperationInfo"].function
_Duel_GetOverlayCount: Final = _OF["Duel.GetOverlayCount"].function
_Duel_GetOverlayGroup: Final = _OF["Duel.GetOverlayGroup"].function
_Duel_GetPlayerEffect: Final = _OF["Duel.GetPlayerEffect"].function
_Duel_GetPlayersCount: Final = _OF["Duel.GetPlayersCount"].function
_Duel_GetPossibleOperationInfo: Final = _OF["Duel.GetPossibleOperationInfo"].function
_Duel_GetRandomNumber: Final = _OF["Duel.GetRandomNumber"].function
_Duel_GetReleaseGroup: Final = _OF["Duel.GetReleaseGroup"].function
_Duel_GetReleaseGroupCount: Final = _OF["Duel.GetReleaseGroupCount"].function
_Duel_GetRitualMaterial: Final = _OF["Duel.GetRitualMaterial"].function
_Duel_GetStartingHand: Final = _OF["Duel.GetStartingHand"].function
_Duel_GetTargetCount: Final = _OF["Duel.GetTargetCount"].function
_Duel_GetTributeCount: Final = _OF["Duel.GetTributeCount"].function
_Duel_GetTributeGroup: Final = _OF["Duel.GetTributeGroup"].function
_Duel_GetTurnCount: Final = _OF["Duel.GetTurnCount"].function
_Duel_GetUsableMZoneCount: Final = _OF["Duel.GetUsableMZoneCount"].function
_Duel_GrabSelectedCard: Final = _OF["Duel.GrabSelectedCard"].function
_Duel_Hint: Final = _OF["Duel.Hint"].function
_Duel_HintSelection: Final = _OF["Duel.HintSelection"].function
_Duel_IncreaseSummonedCount: Final = _OF["Duel.IncreaseSummonedCount"].function
_Duel_IsCanAddCounter: Final = _OF["Duel.IsCanAddCounter"].function
_Duel_IsCanRemoveCounter: Final = _OF["Duel.IsCanRemoveCounter"].function
_Duel_IsChainDisablable: Final = _OF["Duel.IsChainDisablable"].function
_Duel_IsChainNegatable: Final = _OF["Duel.IsChainNegatable"].function
_Duel_IsDuelType: Final = _OF["Duel.IsDuelType"].function
_Duel_IsEnvironment: Final = _OF["Duel.IsEnvironment"].function
_Duel_IsExistingMatchingCard: Final = _OF["Duel.IsExistingMatchingCard"].function
_Duel_IsExistingTarget: Final = _OF["Duel.IsExistingTarget"].function
_Duel_IsPhase: Final = _OF["Duel.IsPhase"].function
_Duel_IsPlayerAffectedByEffect: Final = _OF["Duel.IsPlayerAffectedByEffect"].function
_Duel_IsPlayerCanAdditionalSummon: Final = _OF["Duel.IsPlayerCanAdditionalSummon"].function
_Duel_IsPlayerCanDiscardDeck: Final = _OF["Duel.IsPlayerCanDiscardDeck"].function
_Duel_IsPlayerCanDiscardDeckAsCost: Final = _OF["Duel.IsPlayerCanDiscardDeckAsCost"].function
_Duel_IsPlayerCanDraw: Final = _OF["Duel.IsPlayerCanDraw"].function
_Duel_IsPlayerCanFlipSummon: Final = _OF["Duel.IsPlayerCanFlipSummon"].function
_Duel_IsPlayerCanPendulumSummon: Final = _OF["Duel.IsPlayerCanPendulumSummon"].function
_Duel_IsPlayerCanProcedureSummonGroup: Final = _OF["Duel.IsPlayerCanProcedureSummonGroup"].function
_Duel_IsPlayerCanRelease: Final = _OF["Duel.IsPlayerCanRelease"].function
_Duel_IsPlayerCanRemove: Final = _OF["Duel.IsPlayerCanRemove"].function
_Duel_IsPlayerCanSendtoDeck: Final = _OF["Duel.IsPlayerCanSendtoDeck"].function
_Duel_IsPlayerCanSendtoGrave: Final = _OF["Duel.IsPlayerCanSendtoGrave"].function
_Duel_IsPlayerCanSendtoHand: Final = _OF["Duel.IsPlayerCanSendtoHand"].function
_Duel_IsPlayerCanSpecialSummon: Final = _OF["Duel.IsPlayerCanSpecialSummon"].function
_Duel_IsPlayerCanSpecialSummonCount: Final = _OF["Duel.IsPlayerCanSpecialSummonCount"].function
_Duel_IsPlayerCanSpecialSummonMonster: Final = _OF["Duel.IsPlayerCanSpecialSummonMonster"].function
_Duel_IsPlayerCanSummon: Final = _OF["Duel.IsPlayerCanSummon"].function
_Duel_IsTurnPlayer: Final = _OF["Duel.IsTurnPlayer"].function
_Duel_LinkSummon: Final = _OF["Duel.LinkSummon"].function
_Duel_MSet: Final = _OF["Duel.MSet"].function
_Duel_MajesticCopy: Final = _OF["Duel.MajesticCopy"].function
_Duel_MoveSequence: Final = _OF["Duel.MoveSequence"].function
_Duel_MoveToField: Final = _OF["Duel.MoveToField"].function
_Duel_NegateActivation: Final = _OF["Duel.NegateActivation"].function
_Duel_NegateAttack: Final = _OF["Duel.NegateAttack"].function
_Duel_NegateEffect: Final = _OF["Duel.NegateEffect"].function
_Duel_NegateRelatedChain: Final = _OF["Duel.NegateRelatedChain"].function
_Duel_NegateSummon: Final = _OF["Duel.NegateSummon"].function
_Duel_Overlay: Final = _OF["Duel.Overlay"].function
_Duel_PayLPCost: Final = _OF["Duel.PayLPCost"].function
_Duel_PendulumSummon: Final = _OF["Duel.PendulumSummon"].function
_Duel_ProcedureSummon: Final = _OF["Duel.ProcedureSummon"].function
_Duel_ProcedureSummonGroup: Final = _OF["Duel.ProcedureSummonGroup"].function
_Duel_RDComplete: Final = _OF["Duel.RDComplete"].function
_Duel_RaiseEvent: Final = _OF["Duel.RaiseEvent"].function
_Duel_RaiseSingleEvent: Final = _OF["Duel.RaiseSingleEvent"].function
_Duel_Readjust: Final = _OF["Duel.Readjust"].function
_Duel_Recover: Final = _OF["Duel.Recover"].function
_Duel_RegisterEffect: Final = _OF["Duel.RegisterEffect"].function
_Duel_RegisterFlagEffect: Final = _OF["Duel.RegisterFlagEffect"].function
_Duel_Release: Final = _OF["Duel.Release"].function
_Duel_ReleaseRitualMaterial: Final = _OF["Duel.ReleaseRitualMaterial"].function
_Duel_Remove: Final = _OF["Duel.Remove"].function
_Duel_RemoveCards: Final = _OF["Duel.RemoveCards"].function
_Duel_RemoveCounter: Final = _OF["Duel.RemoveCounter"].function
_Duel_RemoveOverlayCard: Final = _OF["Duel.RemoveOverlayCard"].function
_Duel_ResetFlagEffect: Final = _OF["Duel.ResetFlagEffect"].function
_Duel_ReturnToField: Final = _OF["Duel.ReturnToField"].function
_Duel_RockPaperScissors: Final = _OF["Duel.RockPaperScissors"].function
_Duel_SSet: Final = _OF["Duel.SSet"].function
_Duel_SelectCardsFromCodes: Final = _OF["Duel.SelectCardsFromCodes"].function
_Duel_SelectDisableField: Final = _OF["Duel.SelectDisableField"].function
_Duel_SelectEffectYesNo: Final = _OF["Duel.SelectEffectYesNo"].function
_Duel_SelectFieldZone: Final = _OF["Duel.SelectFieldZone"].function
_Duel_SelectFusionMaterial: Final = _OF["Duel.SelectFusionMaterial"].function
_Duel_SelectMatchingCard: Final = _OF["Duel.SelectMatchingCard"].function
_Duel_SelectOption: Final = _OF["Duel.SelectOption"].function
_Duel_SelectPosition: Final = _OF["Duel.SelectPosition"].function
_Duel_SelectReleaseGroup: Final = _OF["Duel.SelectReleaseGroup"].function
_Duel_SelectReleaseGroupEx: Final = _OF["Duel.SelectReleaseGroupEx"].function
_Duel_SelectTarget: Final = _OF["Duel.SelectTarget"].function
_Duel_SelectTribute: Final = _OF["Duel.SelectTribute"].function
_Duel_SelectYesNo: Final = _OF["Duel.SelectYesNo"].function
_Duel_Sendto: Final = _OF["Duel.Sendto"].function
_Duel_SendtoDeck: Final = _OF["Duel.SendtoDeck"].function
_Duel_SendtoExtraP: Final = _OF["Duel.SendtoExtraP"].function
_Duel_SendtoGrave: Final = _OF["Duel.SendtoGrave"].function
_Duel_SendtoHand: Final = _OF["Duel.SendtoHand"].function
_Duel_SetChainLimit: Final = _OF["Duel.SetChainLimit"].function
_Duel_SetChainLimitTillChainEnd: Final = _OF["Duel.SetChainLimitTillChainEnd"].function
_Duel_SetCoinResult: Final = _OF["Duel.SetCoinResult"].function
_Duel_SetDiceResult: Final = _OF["Duel.SetDiceResult"].function
_Duel_SetFlagEffectLabel: Final = _OF["Duel.SetFlagEffectLabel"].function
_Duel_SetFusionMaterial: Final = _OF["Duel.SetFusionMaterial"].function
_Duel_SetLP: Final = _OF["Duel.SetLP"].function
_Duel_SetOperationInfo: Final = _OF["Duel.SetOperationInfo"].function
_Duel_SetPossibleOperationInfo: Final = _OF["Duel.SetPossibleOperationInfo"].function
_Duel_SetSelectedCard: Final = _OF["Duel.SetSelectedCard"].function
_Duel_SetTargetCard: Final = _OF["Duel.SetTargetCard"].function
_Duel_SetTargetParam: Final = _OF["Duel.SetTargetParam"].function
_Duel_SetTargetPlayer: Final = _OF["Duel.SetTargetPlayer"].function
_Duel_ShuffleDeck: Final = _OF["Duel.ShuffleDeck"].function
_Duel_ShuffleExtra: Final = _OF["Duel.ShuffleExtra"].function
_Duel_ShuffleHand: Final = _OF["Duel.ShuffleHand"].function
_Duel_ShuffleSetCard: Final = _OF["Duel.ShuffleSetCard"].function
_Duel_SkipPhase: Final = _OF["Duel.SkipPhase"].function
_Duel_SortDeckbottom: Final = _OF["Duel.SortDeckbottom"].function
_Duel_SortDecktop: Final = _OF["Duel.SortDecktop"].function
_Duel_SpecialSummon: Final = _OF["Duel.SpecialSummon"].function
_Duel_SpecialSummonComplete: Final = _OF["Duel.SpecialSummonComplete"].function
_Duel_SpecialSummonRule: Final = _OF["Duel.SpecialSummonRule"].function
_Duel_SpecialSummonStep: Final = _OF["Duel.SpecialSummonStep"].function
_Duel_Summon: Final = _OF["Duel.Summon"].function
_Duel_SwapControl: Final = _OF["Duel.SwapControl"].function
_Duel_SwapDeckAndGrave: Final = _OF["Duel.SwapDeckAndGrave"].function
_Duel_SwapSequence: Final = _OF["Duel.SwapSequence"].function
_Duel_SynchroSummon: Final = _OF["Duel.SynchroSummon"].function
_Duel_TossCoin: Final = _OF["Duel.TossCoin"].function
_Duel_TossDice: Final = _OF["Duel.TossDice"].function
_Duel_Win: Final = _OF["Duel.Win"].function
_Duel_XyzSummon: Final = _OF["Duel.XyzSummon"].function


def Duel_Activate(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not Effect: raise refuse('Duel.Activate', 1, 'Effect', p1)
    _Duel_Activate(d, p1)
    return ()


def Duel_AddCustomActivityCounter(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.AddCustomActivityCounter', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.AddCustomActivityCounter', 2, p2)
    if (not callable(p3) or type(p3) is LuaTable): raise refuse('Duel.AddCustomActivityCounter', 3, 'Function', p3)
    _Duel_AddCustomActivityCounter(d, p1, p2, p3)
    return ()


def Duel_AdjustInstantly(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: p1 = None
    _Duel_AdjustInstantly(d, p1)
    return ()


def Duel_AnnounceAttribute(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.AnnounceAttribute', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.AnnounceAttribute', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.AnnounceAttribute', 3, p3)
    return _Duel_AnnounceAttribute(d, p1, p2, p3)


def Duel_AnnounceCard(d: Any, p1: Any = ABSENT, *rest: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not int: p1 = as_int('Duel.AnnounceCard', 1, p1)
    return _Duel_AnnounceCard(d, p1, *rest)


def Duel_AnnounceCoin(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not int: p1 = as_int('Duel.AnnounceCoin', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, 552)
    return _Duel_AnnounceCoin(d, p1, p2)


def Duel_AnnounceLevel(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *rest: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not int: p1 = as_int('Duel.AnnounceLevel', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, 1)
    if type(p3) is not int: p3 = int_or(p3, 12)
    return _Duel_AnnounceLevel(d, p1, p2, p3, *rest)


def Duel_AnnounceNumber(d: Any, p1: Any = ABSENT, *rest: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not int: p1 = as_int('Duel.AnnounceNumber', 1, p1)
    return _Duel_AnnounceNumber(d, p1, *rest)


def Duel_AnnounceNumberRange(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *rest: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not int: p1 = as_int('Duel.AnnounceNumberRange', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, 1)
    if type(p3) is not int: p3 = int_or(p3, 12)
    return _Duel_AnnounceNumberRange(d, p1, p2, p3, *rest)


def Duel_AnnounceRace(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.AnnounceRace', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.AnnounceRace', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.AnnounceRace', 3, p3)
    return _Duel_AnnounceRace(d, p1, p2, p3)


def Duel_AnnounceType(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not int: p1 = as_int('Duel.AnnounceType', 1, p1)
    return _Duel_AnnounceType(d, p1)


def Duel_AssumeReset(d: Any, *_: Any) -> Any:
    _Duel_AssumeReset(d)
    return ()


def Duel_AttackCostPaid(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = int_or(p1, 1)
    _Duel_AttackCostPaid(d, p1)
    return ()


def Duel_BreakEffect(d: Any, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    _Duel_BreakEffect(d)
    return ()


def Duel_CalculateDamage(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card: raise refuse('Duel.CalculateDamage', 1, 'Card', p1)
    if type(p2) is not Card: p2 = None
    if p3 is ABSENT: p3 = False
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    _Duel_CalculateDamage(d, p1, p2, p3)
    return ()


def Duel_CanPlayerSetMonster(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.CanPlayerSetMonster', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if type(p3) is not Card: p3 = None
    return _Duel_CanPlayerSetMonster(d, p1, p2, p3)


def Duel_CanPlayerSetSpellTrap(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.CanPlayerSetSpellTrap', 1, p1)
    if type(p2) is not Card: p2 = None
    return _Duel_CanPlayerSetSpellTrap(d, p1, p2)


def Duel_ChainAttack(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: p1 = None
    _Duel_ChainAttack(d, p1)
    return ()


def Duel_ChangeAttackTarget(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: p1 = None
    if p2 is ABSENT: p2 = False
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    return _Duel_ChangeAttackTarget(d, p1, p2)


def Duel_ChangeAttacker(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Duel.ChangeAttacker', 1, 'Card', p1)
    if p2 is ABSENT: p2 = False
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    _Duel_ChangeAttacker(d, p1, p2)
    return ()


def Duel_ChangeBattleDamage(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.ChangeBattleDamage', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.ChangeBattleDamage', 2, p2)
    if p3 is ABSENT: p3 = True
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    _Duel_ChangeBattleDamage(d, p1, p2, p3)
    return ()


def Duel_ChangeChainOperation(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.ChangeChainOperation', 1, p1)
    if (not callable(p2) or type(p2) is LuaTable): raise refuse('Duel.ChangeChainOperation', 2, 'Function', p2)
    _Duel_ChangeChainOperation(d, p1, p2)
    return ()


def Duel_ChangePosition(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.ChangePosition', 1, 'Card" or "Group', p1)
    if type(p2) is not int: p2 = as_int('Duel.ChangePosition', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, None)
    if type(p4) is not int: p4 = int_or(p4, None)
    if type(p5) is not int: p5 = int_or(p5, None)
    if p6 is ABSENT: p6 = False
    p6 = p6 is not None and p6 is not False and p6 is not ABSENT
    return _Duel_ChangePosition(d, p1, p2, p3, p4, p5, p6)


def Duel_ChangeTargetCard(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.ChangeTargetCard', 1, p1)
    if type(p2) is not Group: raise refuse('Duel.ChangeTargetCard', 2, 'Group', p2)
    _Duel_ChangeTargetCard(d, p1, p2)
    return ()


def Duel_ChangeTargetParam(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.ChangeTargetParam', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.ChangeTargetParam', 2, p2)
    _Duel_ChangeTargetParam(d, p1, p2)
    return ()


def Duel_ChangeTargetPlayer(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.ChangeTargetPlayer', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.ChangeTargetPlayer', 2, p2)
    _Duel_ChangeTargetPlayer(d, p1, p2)
    return ()


def Duel_CheckChainTarget(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.CheckChainTarget', 1, p1)
    if type(p2) is not Card: raise refuse('Duel.CheckChainTarget', 2, 'Card', p2)
    return _Duel_CheckChainTarget(d, p1, p2)


def Duel_CheckChainUniqueness(d: Any, *_: Any) -> Any:
    return _Duel_CheckChainUniqueness(d)


def Duel_CheckEvent(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.CheckEvent', 1, p1)
    if p2 is ABSENT: p2 = False
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    return _Duel_CheckEvent(d, p1, p2)


def Duel_CheckLPCost(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.CheckLPCost', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.CheckLPCost', 2, p2)
    return _Duel_CheckLPCost(d, p1, p2)


def Duel_CheckLocation(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.CheckLocation', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.CheckLocation', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.CheckLocation', 3, p3)
    return _Duel_CheckLocation(d, p1, p2, p3)


def Duel_CheckReleaseGroup(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *rest: Any) -> Any:
    if p4 is ABSENT: raise needs(4)
    if type(p1) is not int: p1 = as_int('Duel.CheckReleaseGroup', 1, p1)
    if p2 is ABSENT or p2 is None: p2 = None
    elif (not callable(p2) or type(p2) is LuaTable): raise refuse('Duel.CheckReleaseGroup', 2, 'Function', p2)
    if type(p3) is not int: p3 = as_int('Duel.CheckReleaseGroup', 3, p3)
    if p4 is ABSENT: p4 = None
    return _Duel_CheckReleaseGroup(d, p1, p2, p3, p4, *rest)


def Duel_CheckReleaseGroupEx(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *rest: Any) -> Any:
    if p4 is ABSENT: raise needs(4)
    if type(p1) is not int: p1 = as_int('Duel.CheckReleaseGroupEx', 1, p1)
    if p2 is ABSENT or p2 is None: p2 = None
    elif (not callable(p2) or type(p2) is LuaTable): raise refuse('Duel.CheckReleaseGroupEx', 2, 'Function', p2)
    if type(p3) is not int: p3 = as_int('Duel.CheckReleaseGroupEx', 3, p3)
    if p4 is ABSENT: p4 = None
    return _Duel_CheckReleaseGroupEx(d, p1, p2, p3, p4, *rest)


def Duel_CheckRemoveOverlayCard(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    if p5 is ABSENT: raise needs(5)
    if type(p1) is not int: p1 = as_int('Duel.CheckRemoveOverlayCard', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.CheckRemoveOverlayCard', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.CheckRemoveOverlayCard', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.CheckRemoveOverlayCard', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.CheckRemoveOverlayCard', 5, p5)
    if type(p6) is not Group: p6 = None
    return _Duel_CheckRemoveOverlayCard(d, p1, p2, p3, p4, p5, p6)


def Duel_CheckSummonedCount(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: p1 = None
    return _Duel_CheckSummonedCount(d, p1)


def Duel_CheckTiming(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.CheckTiming', 1, p1)
    return _Duel_CheckTiming(d, p1)


def Duel_CheckTribute(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card: raise refuse('Duel.CheckTribute', 1, 'Card', p1)
    if type(p2) is not int: p2 = as_int('Duel.CheckTribute', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, None)
    if type(p4) is not Group: p4 = None
    if type(p5) is not int: p5 = int_or(p5, None)
    if type(p6) is not int: p6 = int_or(p6, 0x1f)
    return _Duel_CheckTribute(d, p1, p2, p3, p4, p5, p6)


def Duel_ClearOperationInfo(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not int: p1 = as_int('Duel.ClearOperationInfo', 1, p1)
    _Duel_ClearOperationInfo(d, p1)
    return ()


def Duel_ClearTargetCard(d: Any, *_: Any) -> Any:
    _Duel_ClearTargetCard(d)
    return ()


def Duel_ConfirmCards(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.ConfirmCards', 1, p1)
    if type(p2) is not Card and type(p2) is not Group: raise refuse('Duel.ConfirmCards', 2, 'Card" or "Group', p2)
    _Duel_ConfirmCards(d, p1, p2)
    return ()


def Duel_ConfirmDecktop(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.ConfirmDecktop', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.ConfirmDecktop', 2, p2)
    return _Duel_ConfirmDecktop(d, p1, p2)


def Duel_ConfirmExtratop(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.ConfirmExtratop', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.ConfirmExtratop', 2, p2)
    return _Duel_ConfirmExtratop(d, p1, p2)


def Duel_CreateToken(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.CreateToken', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.CreateToken', 2, p2)
    return _Duel_CreateToken(d, p1, p2)


def Duel_Damage(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.Damage', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.Damage', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.Damage', 3, p3)
    if p4 is ABSENT: p4 = False
    p4 = p4 is not None and p4 is not False and p4 is not ABSENT
    if type(p5) is not int: p5 = int_or(p5, None)
    return _Duel_Damage(d, p1, p2, p3, p4, p5)


def Duel_Destroy(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.Destroy', 1, 'Card" or "Group', p1)
    if type(p2) is not int: p2 = as_int('Duel.Destroy', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 0x10)
    if type(p4) is not int: p4 = int_or(p4, None)
    return _Duel_Destroy(d, p1, p2, p3, p4)


def Duel_DisableSelfDestroyCheck(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if p1 is ABSENT: p1 = True
    p1 = p1 is not None and p1 is not False and p1 is not ABSENT
    _Duel_DisableSelfDestroyCheck(d, p1)
    return ()


def Duel_DisableShuffleCheck(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if p1 is ABSENT: p1 = True
    p1 = p1 is not None and p1 is not False and p1 is not ABSENT
    _Duel_DisableShuffleCheck(d, p1)
    return ()


def Duel_DiscardDeck(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.DiscardDeck', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.DiscardDeck', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.DiscardDeck', 3, p3)
    return _Duel_DiscardDeck(d, p1, p2, p3)


def Duel_DiscardHand(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *rest: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p5 is ABSENT: raise needs(5)
    if type(p1) is not int: p1 = as_int('Duel.DiscardHand', 1, p1)
    if p2 is ABSENT or p2 is None: p2 = None
    elif (not callable(p2) or type(p2) is LuaTable): raise refuse('Duel.DiscardHand', 2, 'Function', p2)
    if type(p3) is not int: p3 = as_int('Duel.DiscardHand', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.DiscardHand', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.DiscardHand', 5, p5)
    if p6 is ABSENT: p6 = None
    return _Duel_DiscardHand(d, p1, p2, p3, p4, p5, p6, *rest)


def Duel_Draw(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.Draw', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.Draw', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.Draw', 3, p3)
    return _Duel_Draw(d, p1, p2, p3)


def Duel_EnableGlobalFlag(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if p1 is ABSENT: p1 = None
    _Duel_EnableGlobalFlag(d, p1)
    return ()


def Duel_Equip(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.Equip', 1, p1)
    if type(p2) is not Card: raise refuse('Duel.Equip', 2, 'Card', p2)
    if type(p3) is not Card: raise refuse('Duel.Equip', 3, 'Card', p3)
    if p4 is ABSENT: p4 = True
    p4 = p4 is not None and p4 is not False and p4 is not ABSENT
    if p5 is ABSENT: p5 = False
    p5 = p5 is not None and p5 is not False and p5 is not ABSENT
    return _Duel_Equip(d, p1, p2, p3, p4, p5)


def Duel_EquipComplete(d: Any, *_: Any) -> Any:
    _Duel_EquipComplete(d)
    return ()


def Duel_ForceAttack(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card: raise refuse('Duel.ForceAttack', 1, 'Card', p1)
    if type(p2) is not Card: raise refuse('Duel.ForceAttack', 2, 'Card', p2)
    _Duel_ForceAttack(d, p1, p2)
    return ()


def Duel_GetActivityCount(d: Any, p1: Any = ABSENT, *rest: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetActivityCount', 1, p1)
    return _Duel_GetActivityCount(d, p1, *rest)


def Duel_GetBattleDamage(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetBattleDamage', 1, p1)
    return _Duel_GetBattleDamage(d, p1)


def Duel_GetBattleMonster(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetBattleMonster', 1, p1)
    return _Duel_GetBattleMonster(d, p1)


def Duel_GetBattledCount(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetBattledCount', 1, p1)
    return _Duel_GetBattledCount(d, p1)


def Duel_GetCardAliasFromCode(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetCardAliasFromCode', 1, p1)
    return _Duel_GetCardAliasFromCode(d, p1)


def Duel_GetCardAttackFromCode(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetCardAttackFromCode', 1, p1)
    return _Duel_GetCardAttackFromCode(d, p1)


def Duel_GetCardAttributeFromCode(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetCardAttributeFromCode', 1, p1)
    return _Duel_GetCardAttributeFromCode(d, p1)


def Duel_GetCardDefenseFromCode(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetCardDefenseFromCode', 1, p1)
    return _Duel_GetCardDefenseFromCode(d, p1)


def Duel_GetCardFromCardID(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetCardFromCardID', 1, p1)
    return _Duel_GetCardFromCardID(d, p1)


def Duel_GetCardLevelFromCode(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetCardLevelFromCode', 1, p1)
    return _Duel_GetCardLevelFromCode(d, p1)


def Duel_GetCardLinkMarkerFromCode(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetCardLinkMarkerFromCode', 1, p1)
    return _Duel_GetCardLinkMarkerFromCode(d, p1)


def Duel_GetCardLscaleFromCode(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetCardLscaleFromCode', 1, p1)
    return _Duel_GetCardLscaleFromCode(d, p1)


def Duel_GetCardRaceFromCode(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetCardRaceFromCode', 1, p1)
    return _Duel_GetCardRaceFromCode(d, p1)


def Duel_GetCardRscaleFromCode(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetCardRscaleFromCode', 1, p1)
    return _Duel_GetCardRscaleFromCode(d, p1)


def Duel_GetCardSetcodeFromCode(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetCardSetcodeFromCode', 1, p1)
    return _Duel_GetCardSetcodeFromCode(d, p1)


def Duel_GetCardTypeFromCode(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetCardTypeFromCode', 1, p1)
    return _Duel_GetCardTypeFromCode(d, p1)


def Duel_GetChainEvent(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if type(p1) is not int: p1 = as_int('Duel.GetChainEvent', 1, p1)
    return _Duel_GetChainEvent(d, p1)


def Duel_GetChainInfo(d: Any, p1: Any = ABSENT, *rest: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetChainInfo', 1, p1)
    return _Duel_GetChainInfo(d, p1, *rest)


def Duel_GetChainMaterial(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetChainMaterial', 1, p1)
    return _Duel_GetChainMaterial(d, p1)


def Duel_GetCoinResult(d: Any, *_: Any) -> Any:
    return _Duel_GetCoinResult(d)


def Duel_GetControl(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.GetControl', 1, 'Card" or "Group', p1)
    if type(p2) is not int: p2 = as_int('Duel.GetControl', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 0)
    if type(p4) is not int: p4 = int_or(p4, 0)
    if type(p5) is not int: p5 = int_or(p5, 0xff)
    if type(p6) is not int: p6 = int_or(p6, None)
    return _Duel_GetControl(d, p1, p2, p3, p4, p5, p6)


def Duel_GetCounter(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if p4 is ABSENT: raise needs(4)
    if type(p1) is not int: p1 = as_int('Duel.GetCounter', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetCounter', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.GetCounter', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.GetCounter', 4, p4)
    return _Duel_GetCounter(d, p1, p2, p3, p4)


def Duel_GetCurrentChain(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if p1 is ABSENT: p1 = False
    p1 = p1 is not None and p1 is not False and p1 is not ABSENT
    return _Duel_GetCurrentChain(d, p1)


def Duel_GetCustomActivityCount(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.GetCustomActivityCount', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetCustomActivityCount', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.GetCustomActivityCount', 3, p3)
    return _Duel_GetCustomActivityCount(d, p1, p2, p3)


def Duel_GetDeckbottomGroup(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.GetDeckbottomGroup', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetDeckbottomGroup', 2, p2)
    return _Duel_GetDeckbottomGroup(d, p1, p2)


def Duel_GetDecktopGroup(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.GetDecktopGroup', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetDecktopGroup', 2, p2)
    return _Duel_GetDecktopGroup(d, p1, p2)


def Duel_GetDiceResult(d: Any, *_: Any) -> Any:
    return _Duel_GetDiceResult(d)


def Duel_GetDrawCount(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetDrawCount', 1, p1)
    return _Duel_GetDrawCount(d, p1)


def Duel_GetEnvironment(d: Any, *_: Any) -> Any:
    return _Duel_GetEnvironment(d)


def Duel_GetExtraTopGroup(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.GetExtraTopGroup', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetExtraTopGroup', 2, p2)
    return _Duel_GetExtraTopGroup(d, p1, p2)


def Duel_GetFieldCard(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.GetFieldCard', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetFieldCard', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.GetFieldCard', 3, p3)
    return _Duel_GetFieldCard(d, p1, p2, p3)


def Duel_GetFieldGroup(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.GetFieldGroup', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetFieldGroup', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.GetFieldGroup', 3, p3)
    return _Duel_GetFieldGroup(d, p1, p2, p3)


def Duel_GetFieldGroupCount(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.GetFieldGroupCount', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetFieldGroupCount', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.GetFieldGroupCount', 3, p3)
    return _Duel_GetFieldGroupCount(d, p1, p2, p3)


def Duel_GetFirstMatchingCard(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *rest: Any) -> Any:
    if p5 is ABSENT: raise needs(5)
    if p1 is ABSENT or p1 is None: p1 = None
    elif (not callable(p1) or type(p1) is LuaTable): raise refuse('Duel.GetFirstMatchingCard', 1, 'Function', p1)
    if type(p2) is not int: p2 = as_int('Duel.GetFirstMatchingCard', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.GetFirstMatchingCard', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.GetFirstMatchingCard', 4, p4)
    if p5 is ABSENT: p5 = None
    return _Duel_GetFirstMatchingCard(d, p1, p2, p3, p4, p5, *rest)


def Duel_GetFlagEffect(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.GetFlagEffect', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetFlagEffect', 2, p2)
    return _Duel_GetFlagEffect(d, p1, p2)


def Duel_GetFlagEffectLabel(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.GetFlagEffectLabel', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetFlagEffectLabel', 2, p2)
    return _Duel_GetFlagEffectLabel(d, p1, p2)


def Duel_GetFreeLinkedZone(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetFreeLinkedZone', 1, p1)
    return _Duel_GetFreeLinkedZone(d, p1)


def Duel_GetFusionMaterial(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if type(p1) is not int: p1 = as_int('Duel.GetFusionMaterial', 1, p1)
    return _Duel_GetFusionMaterial(d, p1)


def Duel_GetLP(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetLP', 1, p1)
    return _Duel_GetLP(d, p1)


def Duel_GetLinkedGroup(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.GetLinkedGroup', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetLinkedGroup', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.GetLinkedGroup', 3, p3)
    return _Duel_GetLinkedGroup(d, p1, p2, p3)


def Duel_GetLinkedGroupCount(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.GetLinkedGroupCount', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetLinkedGroupCount', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.GetLinkedGroupCount', 3, p3)
    return _Duel_GetLinkedGroupCount(d, p1, p2, p3)


def Duel_GetLinkedZone(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetLinkedZone', 1, p1)
    return _Duel_GetLinkedZone(d, p1)


def Duel_GetLocationCount(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.GetLocationCount', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetLocationCount', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, None)
    if type(p4) is not int: p4 = int_or(p4, 1)
    if type(p5) is not int: p5 = int_or(p5, 0xff)
    return _Duel_GetLocationCount(d, p1, p2, p3, p4, p5)


def Duel_GetLocationCountFromEx(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetLocationCountFromEx', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if p3 is ABSENT or p3 is None: p3 = None
    elif type(p3) is not Card and type(p3) is not Group: raise refuse('Duel.GetLocationCountFromEx', 3, 'Card" or "Group', p3)
    if p4 is ABSENT: p4 = None
    if type(p5) is not int: p5 = int_or(p5, 0xff)
    return _Duel_GetLocationCountFromEx(d, p1, p2, p3, p4, p5)


def Duel_GetMZoneCount(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetMZoneCount', 1, p1)
    if p2 is ABSENT or p2 is None: p2 = None
    elif type(p2) is not Card and type(p2) is not Group: raise refuse('Duel.GetMZoneCount', 2, 'Card" or "Group', p2)
    if type(p3) is not int: p3 = int_or(p3, None)
    if type(p4) is not int: p4 = int_or(p4, 1)
    if type(p5) is not int: p5 = int_or(p5, 0xff)
    return _Duel_GetMZoneCount(d, p1, p2, p3, p4, p5)


def Duel_GetMatchingGroup(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *rest: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if p5 is ABSENT: raise needs(5)
    if p1 is ABSENT or p1 is None: p1 = None
    elif (not callable(p1) or type(p1) is LuaTable): raise refuse('Duel.GetMatchingGroup', 1, 'Function', p1)
    if type(p2) is not int: p2 = as_int('Duel.GetMatchingGroup', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.GetMatchingGroup', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.GetMatchingGroup', 4, p4)
    if p5 is ABSENT: p5 = None
    return _Duel_GetMatchingGroup(d, p1, p2, p3, p4, p5, *rest)


def Duel_GetMatchingGroupCount(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *rest: Any) -> Any:
    if p5 is ABSENT: raise needs(5)
    if p1 is ABSENT or p1 is None: p1 = None
    elif (not callable(p1) or type(p1) is LuaTable): raise refuse('Duel.GetMatchingGroupCount', 1, 'Function', p1)
    if type(p2) is not int: p2 = as_int('Duel.GetMatchingGroupCount', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.GetMatchingGroupCount', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.GetMatchingGroupCount', 4, p4)
    if p5 is ABSENT: p5 = None
    return _Duel_GetMatchingGroupCount(d, p1, p2, p3, p4, p5, *rest)


def Duel_GetOperatedGroup(d: Any, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    return _Duel_GetOperatedGroup(d)


def Duel_GetOperationCount(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetOperationCount', 1, p1)
    return _Duel_GetOperationCount(d, p1)


def Duel_GetOperationInfo(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.GetOperationInfo', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetOperationInfo', 2, p2)
    return _Duel_GetOperationInfo(d, p1, p2)


def Duel_GetOverlayCount(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.GetOverlayCount', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetOverlayCount', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.GetOverlayCount', 3, p3)
    if type(p4) is not Group: p4 = None
    return _Duel_GetOverlayCount(d, p1, p2, p3, p4)


def Duel_GetOverlayGroup(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.GetOverlayGroup', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetOverlayGroup', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.GetOverlayGroup', 3, p3)
    if type(p4) is not Group: p4 = None
    return _Duel_GetOverlayGroup(d, p1, p2, p3, p4)


def Duel_GetPlayerEffect(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetPlayerEffect', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, 0)
    return _Duel_GetPlayerEffect(d, p1, p2)


def Duel_GetPlayersCount(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetPlayersCount', 1, p1)
    return _Duel_GetPlayersCount(d, p1)


def Duel_GetPossibleOperationInfo(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.GetPossibleOperationInfo', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.GetPossibleOperationInfo', 2, p2)
    return _Duel_GetPossibleOperationInfo(d, p1, p2)


def Duel_GetRandomNumber(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetRandomNumber', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    return _Duel_GetRandomNumber(d, p1, p2)


def Duel_GetReleaseGroup(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if type(p1) is not int: p1 = as_int('Duel.GetReleaseGroup', 1, p1)
    if p2 is ABSENT: p2 = False
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    if p3 is ABSENT: p3 = False
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    if type(p4) is not int: p4 = int_or(p4, 0x80)
    return _Duel_GetReleaseGroup(d, p1, p2, p3, p4)


def Duel_GetReleaseGroupCount(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetReleaseGroupCount', 1, p1)
    if p2 is ABSENT: p2 = False
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    if p3 is ABSENT: p3 = False
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    if type(p4) is not int: p4 = int_or(p4, 0x80)
    return _Duel_GetReleaseGroupCount(d, p1, p2, p3, p4)


def Duel_GetRitualMaterial(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if type(p1) is not int: p1 = as_int('Duel.GetRitualMaterial', 1, p1)
    if p2 is ABSENT: p2 = True
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    return _Duel_GetRitualMaterial(d, p1, p2)


def Duel_GetStartingHand(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetStartingHand', 1, p1)
    return _Duel_GetStartingHand(d, p1)


def Duel_GetTargetCount(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *rest: Any) -> Any:
    if p5 is ABSENT: raise needs(5)
    if p1 is ABSENT or p1 is None: p1 = None
    elif (not callable(p1) or type(p1) is LuaTable): raise refuse('Duel.GetTargetCount', 1, 'Function', p1)
    if type(p2) is not int: p2 = as_int('Duel.GetTargetCount', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.GetTargetCount', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.GetTargetCount', 4, p4)
    if p5 is ABSENT: p5 = None
    return _Duel_GetTargetCount(d, p1, p2, p3, p4, p5, *rest)


def Duel_GetTributeCount(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: raise refuse('Duel.GetTributeCount', 1, 'Card', p1)
    if type(p2) is not Group: p2 = None
    if p3 is ABSENT: p3 = False
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    return _Duel_GetTributeCount(d, p1, p2, p3)


def Duel_GetTributeGroup(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    if type(p1) is not Card: raise refuse('Duel.GetTributeGroup', 1, 'Card', p1)
    return _Duel_GetTributeGroup(d, p1)


def Duel_GetTurnCount(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = int_or(p1, None)
    return _Duel_GetTurnCount(d, p1)


def Duel_GetUsableMZoneCount(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.GetUsableMZoneCount', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    return _Duel_GetUsableMZoneCount(d, p1, p2)


def Duel_GrabSelectedCard(d: Any, *_: Any) -> Any:
    if d.spend is not None: d.spend(12)
    return _Duel_GrabSelectedCard(d)


def Duel_Hint(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.Hint', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.Hint', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.Hint', 3, p3)
    _Duel_Hint(d, p1, p2, p3)
    return ()


def Duel_HintSelection(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.HintSelection', 1, 'Card" or "Group', p1)
    if p2 is ABSENT: p2 = True
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    _Duel_HintSelection(d, p1, p2)
    return ()


def Duel_IncreaseSummonedCount(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card: p1 = None
    _Duel_IncreaseSummonedCount(d, p1)
    return ()


def Duel_IsCanAddCounter(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsCanAddCounter', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if type(p3) is not int: p3 = int_or(p3, None)
    if type(p4) is not Card: p4 = None
    return _Duel_IsCanAddCounter(d, p1, p2, p3, p4)


def Duel_IsCanRemoveCounter(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    if p6 is ABSENT: raise needs(6)
    if type(p1) is not int: p1 = as_int('Duel.IsCanRemoveCounter', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.IsCanRemoveCounter', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.IsCanRemoveCounter', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.IsCanRemoveCounter', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.IsCanRemoveCounter', 5, p5)
    if type(p6) is not int: p6 = as_int('Duel.IsCanRemoveCounter', 6, p6)
    return _Duel_IsCanRemoveCounter(d, p1, p2, p3, p4, p5, p6)


def Duel_IsChainDisablable(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsChainDisablable', 1, p1)
    return _Duel_IsChainDisablable(d, p1)


def Duel_IsChainNegatable(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if p1 is ABSENT: p1 = None
    return _Duel_IsChainNegatable(d, p1)


def Duel_IsDuelType(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsDuelType', 1, p1)
    return _Duel_IsDuelType(d, p1)


def Duel_IsEnvironment(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsEnvironment', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, 3)
    if type(p3) is not int: p3 = int_or(p3, 0x10c)
    return _Duel_IsEnvironment(d, p1, p2, p3)


def Duel_IsExistingMatchingCard(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *rest: Any) -> Any:
    if p6 is ABSENT: raise needs(6)
    if p1 is ABSENT or p1 is None: p1 = None
    elif (not callable(p1) or type(p1) is LuaTable): raise refuse('Duel.IsExistingMatchingCard', 1, 'Function', p1)
    if type(p2) is not int: p2 = as_int('Duel.IsExistingMatchingCard', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.IsExistingMatchingCard', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.IsExistingMatchingCard', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.IsExistingMatchingCard', 5, p5)
    if p6 is ABSENT: p6 = None
    return _Duel_IsExistingMatchingCard(d, p1, p2, p3, p4, p5, p6, *rest)


def Duel_IsExistingTarget(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *rest: Any) -> Any:
    if p6 is ABSENT: raise needs(6)
    if p1 is ABSENT or p1 is None: p1 = None
    elif (not callable(p1) or type(p1) is LuaTable): raise refuse('Duel.IsExistingTarget', 1, 'Function', p1)
    if type(p2) is not int: p2 = as_int('Duel.IsExistingTarget', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.IsExistingTarget', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.IsExistingTarget', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.IsExistingTarget', 5, p5)
    if p6 is ABSENT: p6 = None
    return _Duel_IsExistingTarget(d, p1, p2, p3, p4, p5, p6, *rest)


def Duel_IsPhase(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsPhase', 1, p1)
    return _Duel_IsPhase(d, p1)


def Duel_IsPlayerAffectedByEffect(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerAffectedByEffect', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.IsPlayerAffectedByEffect', 2, p2)
    return _Duel_IsPlayerAffectedByEffect(d, p1, p2)


def Duel_IsPlayerCanAdditionalSummon(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanAdditionalSummon', 1, p1)
    return _Duel_IsPlayerCanAdditionalSummon(d, p1)


def Duel_IsPlayerCanDiscardDeck(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanDiscardDeck', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.IsPlayerCanDiscardDeck', 2, p2)
    return _Duel_IsPlayerCanDiscardDeck(d, p1, p2)


def Duel_IsPlayerCanDiscardDeckAsCost(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanDiscardDeckAsCost', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.IsPlayerCanDiscardDeckAsCost', 2, p2)
    return _Duel_IsPlayerCanDiscardDeckAsCost(d, p1, p2)


def Duel_IsPlayerCanDraw(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanDraw', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, 0)
    return _Duel_IsPlayerCanDraw(d, p1, p2)


def Duel_IsPlayerCanFlipSummon(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanFlipSummon', 1, p1)
    if type(p2) is not Card: p2 = None
    return _Duel_IsPlayerCanFlipSummon(d, p1, p2)


def Duel_IsPlayerCanPendulumSummon(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanPendulumSummon', 1, p1)
    return _Duel_IsPlayerCanPendulumSummon(d, p1)


def Duel_IsPlayerCanProcedureSummonGroup(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanProcedureSummonGroup', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.IsPlayerCanProcedureSummonGroup', 2, p2)
    return _Duel_IsPlayerCanProcedureSummonGroup(d, p1, p2)


def Duel_IsPlayerCanRelease(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanRelease', 1, p1)
    if type(p2) is not Card: p2 = None
    if type(p3) is not int: p3 = int_or(p3, 0x80)
    return _Duel_IsPlayerCanRelease(d, p1, p2, p3)


def Duel_IsPlayerCanRemove(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanRemove', 1, p1)
    if type(p2) is not Card: p2 = None
    if type(p3) is not int: p3 = int_or(p3, 0x40)
    return _Duel_IsPlayerCanRemove(d, p1, p2, p3)


def Duel_IsPlayerCanSendtoDeck(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanSendtoDeck', 1, p1)
    if type(p2) is not Card: p2 = None
    return _Duel_IsPlayerCanSendtoDeck(d, p1, p2)


def Duel_IsPlayerCanSendtoGrave(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanSendtoGrave', 1, p1)
    if type(p2) is not Card: p2 = None
    if type(p3) is not int: p3 = int_or(p3, 0x40)
    return _Duel_IsPlayerCanSendtoGrave(d, p1, p2, p3)


def Duel_IsPlayerCanSendtoHand(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanSendtoHand', 1, p1)
    if type(p2) is not Card: p2 = None
    return _Duel_IsPlayerCanSendtoHand(d, p1, p2)


def Duel_IsPlayerCanSpecialSummon(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanSpecialSummon', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if type(p3) is not int: p3 = int_or(p3, None)
    if type(p4) is not int: p4 = int_or(p4, None)
    if type(p5) is not Card: p5 = None
    return _Duel_IsPlayerCanSpecialSummon(d, p1, p2, p3, p4, p5)


def Duel_IsPlayerCanSpecialSummonCount(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanSpecialSummonCount', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.IsPlayerCanSpecialSummonCount', 2, p2)
    return _Duel_IsPlayerCanSpecialSummonCount(d, p1, p2)


def Duel_IsPlayerCanSpecialSummonMonster(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, p8: Any = ABSENT, p9: Any = ABSENT, p10: Any = ABSENT, p11: Any = ABSENT, p12: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanSpecialSummonMonster', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.IsPlayerCanSpecialSummonMonster', 2, p2)
    if p3 is ABSENT or p3 is None: p3 = None
    elif type(p3) is not int and type(p3) is not float and type(p3) is not LuaTable: raise refuse('Duel.IsPlayerCanSpecialSummonMonster', 3, 'Int" or "table', p3)
    if type(p4) is not int: p4 = int_or(p4, None)
    if type(p5) is not int: p5 = int_or(p5, None)
    if type(p6) is not int: p6 = int_or(p6, None)
    if type(p7) is not int: p7 = int_or(p7, None)
    if type(p8) is not int: p8 = int_or(p8, None)
    if type(p9) is not int: p9 = int_or(p9, None)
    if type(p10) is not int: p10 = int_or(p10, 5)
    if type(p11) is not int: p11 = int_or(p11, None)
    if type(p12) is not int: p12 = int_or(p12, 0)
    return _Duel_IsPlayerCanSpecialSummonMonster(d, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12)


def Duel_IsPlayerCanSummon(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsPlayerCanSummon', 1, p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if type(p3) is not Card: p3 = None
    return _Duel_IsPlayerCanSummon(d, p1, p2, p3)


def Duel_IsTurnPlayer(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.IsTurnPlayer', 1, p1)
    return _Duel_IsTurnPlayer(d, p1)


def Duel_LinkSummon(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.LinkSummon', 1, p1)
    if type(p2) is not Card: raise refuse('Duel.LinkSummon', 2, 'Card', p2)
    if p3 is ABSENT: p3 = None
    if p4 is ABSENT: p4 = None
    if type(p5) is not int: p5 = int_or(p5, 0)
    if type(p6) is not int: p6 = int_or(p6, 0)
    _Duel_LinkSummon(d, p1, p2, p3, p4, p5, p6)
    return ()


def Duel_MSet(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p4 is ABSENT: raise needs(4)
    if type(p1) is not int: p1 = as_int('Duel.MSet', 1, p1)
    if type(p2) is not Card: raise refuse('Duel.MSet', 2, 'Card', p2)
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    if type(p4) is not Effect: p4 = None
    if type(p5) is not int: p5 = int_or(p5, 0)
    if type(p6) is not int: p6 = int_or(p6, 0x1f)
    _Duel_MSet(d, p1, p2, p3, p4, p5, p6)
    return ()


def Duel_MajesticCopy(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card: raise refuse('Duel.MajesticCopy', 1, 'Card', p1)
    if type(p2) is not Card: raise refuse('Duel.MajesticCopy', 2, 'Card', p2)
    if type(p3) is not int: p3 = int_or(p3, None)
    if type(p4) is not int: p4 = int_or(p4, 1)
    _Duel_MajesticCopy(d, p1, p2, p3, p4)
    return ()


def Duel_MoveSequence(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card: raise refuse('Duel.MoveSequence', 1, 'Card', p1)
    if type(p2) is not int: p2 = as_int('Duel.MoveSequence', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, None)
    return _Duel_MoveSequence(d, p1, p2, p3)


def Duel_MoveToField(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p6 is ABSENT: raise needs(6)
    if type(p1) is not Card: raise refuse('Duel.MoveToField', 1, 'Card', p1)
    if type(p2) is not int: p2 = as_int('Duel.MoveToField', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.MoveToField', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.MoveToField', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.MoveToField', 5, p5)
    p6 = p6 is not None and p6 is not False and p6 is not ABSENT
    if type(p7) is not int: p7 = int_or(p7, 0xff)
    return _Duel_MoveToField(d, p1, p2, p3, p4, p5, p6, p7)


def Duel_NegateActivation(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.NegateActivation', 1, p1)
    return _Duel_NegateActivation(d, p1)


def Duel_NegateAttack(d: Any, *_: Any) -> Any:
    return _Duel_NegateAttack(d)


def Duel_NegateEffect(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.NegateEffect', 1, p1)
    return _Duel_NegateEffect(d, p1)


def Duel_NegateRelatedChain(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card: raise refuse('Duel.NegateRelatedChain', 1, 'Card', p1)
    if type(p2) is not int: p2 = as_int('Duel.NegateRelatedChain', 2, p2)
    _Duel_NegateRelatedChain(d, p1, p2)
    return ()


def Duel_NegateSummon(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.NegateSummon', 1, 'Card" or "Group', p1)
    _Duel_NegateSummon(d, p1)
    return ()


def Duel_Overlay(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card: raise refuse('Duel.Overlay', 1, 'Card', p1)
    if type(p2) is not Card and type(p2) is not Group: raise refuse('Duel.Overlay', 2, 'Card" or "Group', p2)
    if p3 is ABSENT: p3 = False
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    _Duel_Overlay(d, p1, p2, p3)
    return ()


def Duel_PayLPCost(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.PayLPCost', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.PayLPCost', 2, p2)
    _Duel_PayLPCost(d, p1, p2)
    return ()


def Duel_PendulumSummon(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.PendulumSummon', 1, p1)
    _Duel_PendulumSummon(d, p1)
    return ()


def Duel_ProcedureSummon(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.ProcedureSummon', 1, p1)
    if type(p2) is not Card: raise refuse('Duel.ProcedureSummon', 2, 'Card', p2)
    if type(p3) is not int: p3 = as_int('Duel.ProcedureSummon', 3, p3)
    if p4 is ABSENT: p4 = None
    if p5 is ABSENT: p5 = None
    if type(p6) is not int: p6 = int_or(p6, 0)
    if type(p7) is not int: p7 = int_or(p7, 0)
    _Duel_ProcedureSummon(d, p1, p2, p3, p4, p5, p6, p7)
    return ()


def Duel_ProcedureSummonGroup(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.ProcedureSummonGroup', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.ProcedureSummonGroup', 2, p2)
    _Duel_ProcedureSummonGroup(d, p1, p2)
    return ()


def Duel_RDComplete(d: Any, *_: Any) -> Any:
    _Duel_RDComplete(d)
    return ()


def Duel_RaiseEvent(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p7 is ABSENT: raise needs(7)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.RaiseEvent', 1, 'Card" or "Group', p1)
    if type(p2) is not int: p2 = as_int('Duel.RaiseEvent', 2, p2)
    if type(p3) is not Effect: p3 = None
    if type(p4) is not int: p4 = as_int('Duel.RaiseEvent', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.RaiseEvent', 5, p5)
    if type(p6) is not int: p6 = as_int('Duel.RaiseEvent', 6, p6)
    if type(p7) is not int: p7 = as_int('Duel.RaiseEvent', 7, p7)
    _Duel_RaiseEvent(d, p1, p2, p3, p4, p5, p6, p7)
    return ()


def Duel_RaiseSingleEvent(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p7 is ABSENT: raise needs(7)
    if type(p1) is not Card: raise refuse('Duel.RaiseSingleEvent', 1, 'Card', p1)
    if type(p2) is not int: p2 = as_int('Duel.RaiseSingleEvent', 2, p2)
    if type(p3) is not Effect: p3 = None
    if type(p4) is not int: p4 = as_int('Duel.RaiseSingleEvent', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.RaiseSingleEvent', 5, p5)
    if type(p6) is not int: p6 = as_int('Duel.RaiseSingleEvent', 6, p6)
    if type(p7) is not int: p7 = as_int('Duel.RaiseSingleEvent', 7, p7)
    _Duel_RaiseSingleEvent(d, p1, p2, p3, p4, p5, p6, p7)
    return ()


def Duel_Readjust(d: Any, *_: Any) -> Any:
    _Duel_Readjust(d)
    return ()


def Duel_Recover(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.Recover', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.Recover', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.Recover', 3, p3)
    if p4 is ABSENT: p4 = False
    p4 = p4 is not None and p4 is not False and p4 is not ABSENT
    if type(p5) is not int: p5 = int_or(p5, None)
    return _Duel_Recover(d, p1, p2, p3, p4, p5)


def Duel_RegisterEffect(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Effect: raise refuse('Duel.RegisterEffect', 1, 'Effect', p1)
    if type(p2) is not int: p2 = as_int('Duel.RegisterEffect', 2, p2)
    _Duel_RegisterEffect(d, p1, p2)
    return ()


def Duel_RegisterFlagEffect(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    if p5 is ABSENT: raise needs(5)
    if type(p1) is not int: p1 = as_int('Duel.RegisterFlagEffect', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.RegisterFlagEffect', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.RegisterFlagEffect', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.RegisterFlagEffect', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.RegisterFlagEffect', 5, p5)
    if type(p6) is not int: p6 = int_or(p6, 0)
    return _Duel_RegisterFlagEffect(d, p1, p2, p3, p4, p5, p6)


def Duel_Release(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.Release', 1, 'Card" or "Group', p1)
    if type(p2) is not int: p2 = as_int('Duel.Release', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, None)
    return _Duel_Release(d, p1, p2, p3)


def Duel_ReleaseRitualMaterial(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not Group: raise refuse('Duel.ReleaseRitualMaterial', 1, 'Group', p1)
    if p2 is ABSENT: p2 = False
    p2 = p2 is not None and p2 is not False and p2 is not ABSENT
    _Duel_ReleaseRitualMaterial(d, p1, p2)
    return ()


def Duel_Remove(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.Remove', 1, 'Card" or "Group', p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if type(p3) is not int: p3 = as_int('Duel.Remove', 3, p3)
    if type(p4) is not int: p4 = int_or(p4, 2)
    if type(p5) is not int: p5 = int_or(p5, None)
    return _Duel_Remove(d, p1, p2, p3, p4, p5)


def Duel_RemoveCards(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.RemoveCards', 1, 'Card" or "Group', p1)
    _Duel_RemoveCards(d, p1)
    return ()


def Duel_RemoveCounter(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p6 is ABSENT: raise needs(6)
    if type(p1) is not int: p1 = as_int('Duel.RemoveCounter', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.RemoveCounter', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.RemoveCounter', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.RemoveCounter', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.RemoveCounter', 5, p5)
    if type(p6) is not int: p6 = as_int('Duel.RemoveCounter', 6, p6)
    return _Duel_RemoveCounter(d, p1, p2, p3, p4, p5, p6)


def Duel_RemoveOverlayCard(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p6 is ABSENT: raise needs(6)
    if type(p1) is not int: p1 = as_int('Duel.RemoveOverlayCard', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.RemoveOverlayCard', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.RemoveOverlayCard', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.RemoveOverlayCard', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.RemoveOverlayCard', 5, p5)
    if type(p6) is not int: p6 = as_int('Duel.RemoveOverlayCard', 6, p6)
    if type(p7) is not Group: p7 = None
    return _Duel_RemoveOverlayCard(d, p1, p2, p3, p4, p5, p6, p7)


def Duel_ResetFlagEffect(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.ResetFlagEffect', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.ResetFlagEffect', 2, p2)
    _Duel_ResetFlagEffect(d, p1, p2)
    return ()


def Duel_ReturnToField(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not Card: raise refuse('Duel.ReturnToField', 1, 'Card', p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if type(p3) is not int: p3 = int_or(p3, 0xff)
    return _Duel_ReturnToField(d, p1, p2, p3)


def Duel_RockPaperScissors(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if p1 is ABSENT: p1 = True
    p1 = p1 is not None and p1 is not False and p1 is not ABSENT
    return _Duel_RockPaperScissors(d, p1)


def Duel_SSet(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.SSet', 1, p1)
    if type(p2) is not Card and type(p2) is not Group: raise refuse('Duel.SSet', 2, 'Card" or "Group', p2)
    if type(p3) is not int: p3 = int_or(p3, None)
    if p4 is ABSENT: p4 = True
    p4 = p4 is not None and p4 is not False and p4 is not ABSENT
    return _Duel_SSet(d, p1, p2, p3, p4)


def Duel_SelectCardsFromCodes(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *rest: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p5 is ABSENT: raise needs(5)
    if type(p1) is not int: p1 = as_int('Duel.SelectCardsFromCodes', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.SelectCardsFromCodes', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.SelectCardsFromCodes', 3, p3)
    p4 = p4 is not None and p4 is not False and p4 is not ABSENT
    p5 = p5 is not None and p5 is not False and p5 is not ABSENT
    return _Duel_SelectCardsFromCodes(d, p1, p2, p3, p4, p5, *rest)


def Duel_SelectDisableField(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p5 is ABSENT: raise needs(5)
    if type(p1) is not int: p1 = as_int('Duel.SelectDisableField', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.SelectDisableField', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.SelectDisableField', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.SelectDisableField', 4, p4)
    if type(p5) is not int: p5 = int_or(p5, None)
    if p6 is ABSENT: p6 = False
    p6 = p6 is not None and p6 is not False and p6 is not ABSENT
    return _Duel_SelectDisableField(d, p1, p2, p3, p4, p5, p6)


def Duel_SelectEffectYesNo(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.SelectEffectYesNo', 1, p1)
    if type(p2) is not Card: raise refuse('Duel.SelectEffectYesNo', 2, 'Card', p2)
    if type(p3) is not int: p3 = int_or(p3, 95)
    return _Duel_SelectEffectYesNo(d, p1, p2, p3)


def Duel_SelectFieldZone(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p4 is ABSENT: raise needs(4)
    if type(p1) is not int: p1 = as_int('Duel.SelectFieldZone', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.SelectFieldZone', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.SelectFieldZone', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.SelectFieldZone', 4, p4)
    if type(p5) is not int: p5 = int_or(p5, 0xe0e0e0e0)
    return _Duel_SelectFieldZone(d, p1, p2, p3, p4, p5)


def Duel_SelectFusionMaterial(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.SelectFusionMaterial', 1, p1)
    if type(p2) is not Card: raise refuse('Duel.SelectFusionMaterial', 2, 'Card', p2)
    if type(p3) is not Group: raise refuse('Duel.SelectFusionMaterial', 3, 'Group', p3)
    if p4 is ABSENT: p4 = None
    if type(p5) is not int: p5 = int_or(p5, 2)
    return _Duel_SelectFusionMaterial(d, p1, p2, p3, p4, p5)


def Duel_SelectMatchingCard(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, p8: Any = ABSENT, *rest: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p8 is ABSENT: raise needs(8)
    if type(p1) is not int: p1 = as_int('Duel.SelectMatchingCard', 1, p1)
    if p2 is ABSENT or p2 is None: p2 = None
    elif (not callable(p2) or type(p2) is LuaTable): raise refuse('Duel.SelectMatchingCard', 2, 'Function', p2)
    if type(p3) is not int: p3 = as_int('Duel.SelectMatchingCard', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.SelectMatchingCard', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.SelectMatchingCard', 5, p5)
    if type(p6) is not int: p6 = as_int('Duel.SelectMatchingCard', 6, p6)
    if type(p7) is not int: p7 = as_int('Duel.SelectMatchingCard', 7, p7)
    if p8 is ABSENT: p8 = None
    return _Duel_SelectMatchingCard(d, p1, p2, p3, p4, p5, p6, p7, p8, *rest)


def Duel_SelectOption(d: Any, p1: Any = ABSENT, *rest: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not int: p1 = as_int('Duel.SelectOption', 1, p1)
    return _Duel_SelectOption(d, p1, *rest)


def Duel_SelectPosition(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.SelectPosition', 1, p1)
    if type(p2) is not Card: raise refuse('Duel.SelectPosition', 2, 'Card', p2)
    if type(p3) is not int: p3 = as_int('Duel.SelectPosition', 3, p3)
    return _Duel_SelectPosition(d, p1, p2, p3)


def Duel_SelectReleaseGroup(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *rest: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p5 is ABSENT: raise needs(5)
    if type(p1) is not int: p1 = as_int('Duel.SelectReleaseGroup', 1, p1)
    if p2 is ABSENT or p2 is None: p2 = None
    elif (not callable(p2) or type(p2) is LuaTable): raise refuse('Duel.SelectReleaseGroup', 2, 'Function', p2)
    if type(p3) is not int: p3 = as_int('Duel.SelectReleaseGroup', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.SelectReleaseGroup', 4, p4)
    if p5 is ABSENT: p5 = None
    return _Duel_SelectReleaseGroup(d, p1, p2, p3, p4, p5, *rest)


def Duel_SelectReleaseGroupEx(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *rest: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p5 is ABSENT: raise needs(5)
    if type(p1) is not int: p1 = as_int('Duel.SelectReleaseGroupEx', 1, p1)
    if p2 is ABSENT or p2 is None: p2 = None
    elif (not callable(p2) or type(p2) is LuaTable): raise refuse('Duel.SelectReleaseGroupEx', 2, 'Function', p2)
    if type(p3) is not int: p3 = as_int('Duel.SelectReleaseGroupEx', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.SelectReleaseGroupEx', 4, p4)
    if p5 is ABSENT: p5 = None
    return _Duel_SelectReleaseGroupEx(d, p1, p2, p3, p4, p5, *rest)


def Duel_SelectTarget(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, p8: Any = ABSENT, *rest: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p8 is ABSENT: raise needs(8)
    if type(p1) is not int: p1 = as_int('Duel.SelectTarget', 1, p1)
    if p2 is ABSENT or p2 is None: p2 = None
    elif (not callable(p2) or type(p2) is LuaTable): raise refuse('Duel.SelectTarget', 2, 'Function', p2)
    if type(p3) is not int: p3 = as_int('Duel.SelectTarget', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.SelectTarget', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.SelectTarget', 5, p5)
    if type(p6) is not int: p6 = as_int('Duel.SelectTarget', 6, p6)
    if type(p7) is not int: p7 = as_int('Duel.SelectTarget', 7, p7)
    if p8 is ABSENT: p8 = None
    return _Duel_SelectTarget(d, p1, p2, p3, p4, p5, p6, p7, p8, *rest)


def Duel_SelectTribute(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, p8: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p4 is ABSENT: raise needs(4)
    if type(p1) is not int: p1 = as_int('Duel.SelectTribute', 1, p1)
    if type(p2) is not Card: raise refuse('Duel.SelectTribute', 2, 'Card', p2)
    if type(p3) is not int: p3 = as_int('Duel.SelectTribute', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.SelectTribute', 4, p4)
    if type(p5) is not Group: p5 = None
    if type(p6) is not int: p6 = int_or(p6, None)
    if type(p7) is not int: p7 = int_or(p7, 0x1f)
    if p8 is ABSENT: p8 = False
    p8 = p8 is not None and p8 is not False and p8 is not ABSENT
    return _Duel_SelectTribute(d, p1, p2, p3, p4, p5, p6, p7, p8)


def Duel_SelectYesNo(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.SelectYesNo', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.SelectYesNo', 2, p2)
    return _Duel_SelectYesNo(d, p1, p2)


def Duel_Sendto(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.Sendto', 1, 'Card" or "Group', p1)
    if type(p2) is not int: p2 = as_int('Duel.Sendto', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.Sendto', 3, p3)
    if type(p4) is not int: p4 = int_or(p4, 5)
    if type(p5) is not int: p5 = int_or(p5, 2)
    if type(p6) is not int: p6 = int_or(p6, 0)
    if type(p7) is not int: p7 = int_or(p7, None)
    return _Duel_Sendto(d, p1, p2, p3, p4, p5, p6, p7)


def Duel_SendtoDeck(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p4 is ABSENT: raise needs(4)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.SendtoDeck', 1, 'Card" or "Group', p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if type(p3) is not int: p3 = as_int('Duel.SendtoDeck', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.SendtoDeck', 4, p4)
    if type(p5) is not int: p5 = int_or(p5, None)
    return _Duel_SendtoDeck(d, p1, p2, p3, p4, p5)


def Duel_SendtoExtraP(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.SendtoExtraP', 1, 'Card" or "Group', p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if type(p3) is not int: p3 = as_int('Duel.SendtoExtraP', 3, p3)
    if type(p4) is not int: p4 = int_or(p4, None)
    return _Duel_SendtoExtraP(d, p1, p2, p3, p4)


def Duel_SendtoGrave(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.SendtoGrave', 1, 'Card" or "Group', p1)
    if type(p2) is not int: p2 = as_int('Duel.SendtoGrave', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 2)
    if type(p4) is not int: p4 = int_or(p4, None)
    return _Duel_SendtoGrave(d, p1, p2, p3, p4)


def Duel_SendtoHand(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.SendtoHand', 1, 'Card" or "Group', p1)
    if type(p2) is not int: p2 = int_or(p2, None)
    if type(p3) is not int: p3 = as_int('Duel.SendtoHand', 3, p3)
    if type(p4) is not int: p4 = int_or(p4, None)
    return _Duel_SendtoHand(d, p1, p2, p3, p4)


def Duel_SetChainLimit(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if (not callable(p1) or type(p1) is LuaTable): raise refuse('Duel.SetChainLimit', 1, 'Function', p1)
    _Duel_SetChainLimit(d, p1)
    return ()


def Duel_SetChainLimitTillChainEnd(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if (not callable(p1) or type(p1) is LuaTable): raise refuse('Duel.SetChainLimitTillChainEnd', 1, 'Function', p1)
    _Duel_SetChainLimitTillChainEnd(d, p1)
    return ()


def Duel_SetCoinResult(d: Any, *rest: Any) -> Any:
    _Duel_SetCoinResult(d, *rest)
    return ()


def Duel_SetDiceResult(d: Any, *rest: Any) -> Any:
    _Duel_SetDiceResult(d, *rest)
    return ()


def Duel_SetFlagEffectLabel(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.SetFlagEffectLabel', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.SetFlagEffectLabel', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.SetFlagEffectLabel', 3, p3)
    return _Duel_SetFlagEffectLabel(d, p1, p2, p3)


def Duel_SetFusionMaterial(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Group: raise refuse('Duel.SetFusionMaterial', 1, 'Group', p1)
    _Duel_SetFusionMaterial(d, p1)
    return ()


def Duel_SetLP(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.SetLP', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.SetLP', 2, p2)
    _Duel_SetLP(d, p1, p2)
    return ()


def Duel_SetOperationInfo(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p6 is ABSENT: raise needs(6)
    if type(p1) is not int: p1 = as_int('Duel.SetOperationInfo', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.SetOperationInfo', 2, p2)
    if p3 is ABSENT: p3 = None
    if type(p4) is not int: p4 = as_int('Duel.SetOperationInfo', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.SetOperationInfo', 5, p5)
    if type(p6) is not int: p6 = as_int('Duel.SetOperationInfo', 6, p6)
    _Duel_SetOperationInfo(d, p1, p2, p3, p4, p5, p6)
    return ()


def Duel_SetPossibleOperationInfo(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p6 is ABSENT: raise needs(6)
    if type(p1) is not int: p1 = as_int('Duel.SetPossibleOperationInfo', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.SetPossibleOperationInfo', 2, p2)
    if p3 is ABSENT: p3 = None
    if type(p4) is not int: p4 = as_int('Duel.SetPossibleOperationInfo', 4, p4)
    if type(p5) is not int: p5 = as_int('Duel.SetPossibleOperationInfo', 5, p5)
    if type(p6) is not int: p6 = as_int('Duel.SetPossibleOperationInfo', 6, p6)
    _Duel_SetPossibleOperationInfo(d, p1, p2, p3, p4, p5, p6)
    return ()


def Duel_SetSelectedCard(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.SetSelectedCard', 1, 'Card" or "Group', p1)
    _Duel_SetSelectedCard(d, p1)
    return ()


def Duel_SetTargetCard(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.SetTargetCard', 1, 'Card" or "Group', p1)
    _Duel_SetTargetCard(d, p1)
    return ()


def Duel_SetTargetParam(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not int: p1 = as_int('Duel.SetTargetParam', 1, p1)
    _Duel_SetTargetParam(d, p1)
    return ()


def Duel_SetTargetPlayer(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not int: p1 = as_int('Duel.SetTargetPlayer', 1, p1)
    _Duel_SetTargetPlayer(d, p1)
    return ()


def Duel_ShuffleDeck(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.ShuffleDeck', 1, p1)
    _Duel_ShuffleDeck(d, p1)
    return ()


def Duel_ShuffleExtra(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.ShuffleExtra', 1, p1)
    _Duel_ShuffleExtra(d, p1)
    return ()


def Duel_ShuffleHand(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not int: p1 = as_int('Duel.ShuffleHand', 1, p1)
    _Duel_ShuffleHand(d, p1)
    return ()


def Duel_ShuffleSetCard(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    if type(p1) is not Group: raise refuse('Duel.ShuffleSetCard', 1, 'Group', p1)
    _Duel_ShuffleSetCard(d, p1)
    return ()


def Duel_SkipPhase(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, *_: Any) -> Any:
    if p4 is ABSENT: raise needs(4)
    if type(p1) is not int: p1 = as_int('Duel.SkipPhase', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.SkipPhase', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.SkipPhase', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.SkipPhase', 4, p4)
    if type(p5) is not int: p5 = int_or(p5, 0)
    _Duel_SkipPhase(d, p1, p2, p3, p4, p5)
    return ()


def Duel_SortDeckbottom(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.SortDeckbottom', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.SortDeckbottom', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.SortDeckbottom', 3, p3)
    _Duel_SortDeckbottom(d, p1, p2, p3)
    return ()


def Duel_SortDecktop(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p3 is ABSENT: raise needs(3)
    if type(p1) is not int: p1 = as_int('Duel.SortDecktop', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.SortDecktop', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.SortDecktop', 3, p3)
    _Duel_SortDecktop(d, p1, p2, p3)
    return ()


def Duel_SpecialSummon(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, p8: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p7 is ABSENT: raise needs(7)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.SpecialSummon', 1, 'Card" or "Group', p1)
    if type(p2) is not int: p2 = as_int('Duel.SpecialSummon', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.SpecialSummon', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.SpecialSummon', 4, p4)
    p5 = p5 is not None and p5 is not False and p5 is not ABSENT
    p6 = p6 is not None and p6 is not False and p6 is not ABSENT
    if type(p7) is not int: p7 = as_int('Duel.SpecialSummon', 7, p7)
    if type(p8) is not int: p8 = int_or(p8, 0xff)
    return _Duel_SpecialSummon(d, p1, p2, p3, p4, p5, p6, p7, p8)


def Duel_SpecialSummonComplete(d: Any, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    return _Duel_SpecialSummonComplete(d)


def Duel_SpecialSummonRule(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.SpecialSummonRule', 1, p1)
    if type(p2) is not Card: raise refuse('Duel.SpecialSummonRule', 2, 'Card', p2)
    if type(p3) is not int: p3 = int_or(p3, 0)
    _Duel_SpecialSummonRule(d, p1, p2, p3)
    return ()


def Duel_SpecialSummonStep(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, p7: Any = ABSENT, p8: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p7 is ABSENT: raise needs(7)
    if type(p1) is not Card: raise refuse('Duel.SpecialSummonStep', 1, 'Card', p1)
    if type(p2) is not int: p2 = as_int('Duel.SpecialSummonStep', 2, p2)
    if type(p3) is not int: p3 = as_int('Duel.SpecialSummonStep', 3, p3)
    if type(p4) is not int: p4 = as_int('Duel.SpecialSummonStep', 4, p4)
    p5 = p5 is not None and p5 is not False and p5 is not ABSENT
    p6 = p6 is not None and p6 is not False and p6 is not ABSENT
    if type(p7) is not int: p7 = as_int('Duel.SpecialSummonStep', 7, p7)
    if type(p8) is not int: p8 = int_or(p8, 0xff)
    return _Duel_SpecialSummonStep(d, p1, p2, p3, p4, p5, p6, p7, p8)


def Duel_Summon(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p4 is ABSENT: raise needs(4)
    if type(p1) is not int: p1 = as_int('Duel.Summon', 1, p1)
    if type(p2) is not Card: raise refuse('Duel.Summon', 2, 'Card', p2)
    p3 = p3 is not None and p3 is not False and p3 is not ABSENT
    if type(p4) is not Effect: p4 = None
    if type(p5) is not int: p5 = int_or(p5, 0)
    if type(p6) is not int: p6 = int_or(p6, 0x1f)
    _Duel_Summon(d, p1, p2, p3, p4, p5, p6)
    return ()


def Duel_SwapControl(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card and type(p1) is not Group: raise refuse('Duel.SwapControl', 1, 'Card" or "Group', p1)
    if type(p2) is not Card and type(p2) is not Group: raise refuse('Duel.SwapControl', 2, 'Card" or "Group', p2)
    if type(p3) is not int: p3 = int_or(p3, 0)
    if type(p4) is not int: p4 = int_or(p4, 0)
    return _Duel_SwapControl(d, p1, p2, p3, p4)


def Duel_SwapDeckAndGrave(d: Any, p1: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if type(p1) is not int: p1 = as_int('Duel.SwapDeckAndGrave', 1, p1)
    _Duel_SwapDeckAndGrave(d, p1)
    return ()


def Duel_SwapSequence(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not Card: raise refuse('Duel.SwapSequence', 1, 'Card', p1)
    if type(p2) is not Card: raise refuse('Duel.SwapSequence', 2, 'Card', p2)
    _Duel_SwapSequence(d, p1, p2)
    return ()


def Duel_SynchroSummon(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.SynchroSummon', 1, p1)
    if type(p2) is not Card: raise refuse('Duel.SynchroSummon', 2, 'Card', p2)
    if p3 is ABSENT: p3 = None
    if p4 is ABSENT: p4 = None
    if type(p5) is not int: p5 = int_or(p5, 0)
    if type(p6) is not int: p6 = int_or(p6, 0)
    _Duel_SynchroSummon(d, p1, p2, p3, p4, p5, p6)
    return ()


def Duel_TossCoin(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.TossCoin', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.TossCoin', 2, p2)
    return _Duel_TossCoin(d, p1, p2)


def Duel_TossDice(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.TossDice', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.TossDice', 2, p2)
    if type(p3) is not int: p3 = int_or(p3, 0)
    return _Duel_TossDice(d, p1, p2, p3)


def Duel_Win(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, *_: Any) -> Any:
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.Win', 1, p1)
    if type(p2) is not int: p2 = as_int('Duel.Win', 2, p2)
    _Duel_Win(d, p1, p2)
    return ()


def Duel_XyzSummon(d: Any, p1: Any = ABSENT, p2: Any = ABSENT, p3: Any = ABSENT, p4: Any = ABSENT, p5: Any = ABSENT, p6: Any = ABSENT, *_: Any) -> Any:
    check_action(d)
    if d.spend is not None: d.spend(400)
    if p2 is ABSENT: raise needs(2)
    if type(p1) is not int: p1 = as_int('Duel.XyzSummon', 1, p1)
    if type(p2) is not Card: raise refuse('Duel.XyzSummon', 2, 'Card', p2)
    if p3 is ABSENT: p3 = None
    if p4 is ABSENT: p4 = None
    if type(p5) is not int: p5 = int_or(p5, 0)
    if type(p6) is not int: p6 = int_or(p6, 0)
    _Duel_XyzSummon(d, p1, p2, p3, p4, p5, p6)
    return ()


CHECKERS: Final[Mapping[str, Callable[..., Any]]] = {
    "Duel.Activate": Duel_Activate,
    "Duel.AddCustomActivityCounter": Duel_AddCustomActivityCounter,
    "Duel.AdjustInstantly": Duel_AdjustInstantly,
    "Duel.AnnounceAttribute": Duel_AnnounceAttribute,
    "Duel.AnnounceCard": Duel_AnnounceCard,
    "Duel.AnnounceCoin": Duel_AnnounceCoin,
    "Duel.AnnounceLevel": Duel_AnnounceLevel,
    "Duel.AnnounceNumber": Duel_AnnounceNumber,
    "Duel.AnnounceNumberRange": Duel_AnnounceNumberRange,
    "Duel.AnnounceRace": Duel_AnnounceRace,
    "Duel.AnnounceType": Duel_AnnounceType,
    "Duel.AssumeReset": Duel_AssumeReset,
    "Duel.AttackCostPaid": Duel_AttackCostPaid,
    "Duel.BreakEffect": Duel_BreakEffect,
    "Duel.CalculateDamage": Duel_CalculateDamage,
    "Duel.CanPlayerSetMonster": Duel_CanPlayerSetMonster,
    "Duel.CanPlayerSetSpellTrap": Duel_CanPlayerSetSpellTrap,
    "Duel.ChainAttack": Duel_ChainAttack,
    "Duel.ChangeAttackTarget": Duel_ChangeAttackTarget,
    "Duel.ChangeAttacker": Duel_ChangeAttacker,
    "Duel.ChangeBattleDamage": Duel_ChangeBattleDamage,
    "Duel.ChangeChainOperation": Duel_ChangeChainOperation,
    "Duel.ChangePosition": Duel_ChangePosition,
    "Duel.ChangeTargetCard": Duel_ChangeTargetCard,
    "Duel.ChangeTargetParam": Duel_ChangeTargetParam,
    "Duel.ChangeTargetPlayer": Duel_ChangeTargetPlayer,
    "Duel.CheckChainTarget": Duel_CheckChainTarget,
    "Duel.CheckChainUniqueness": Duel_CheckChainUniqueness,
    "Duel.CheckEvent": Duel_CheckEvent,
    "Duel.CheckLPCost": Duel_CheckLPCost,
    "Duel.CheckLocation": Duel_CheckLocation,
    "Duel.CheckReleaseGroup": Duel_CheckReleaseGroup,
    "Duel.CheckReleaseGroupEx": Duel_CheckReleaseGroupEx,
    "Duel.CheckRemoveOverlayCard": Duel_CheckRemoveOverlayCard,
    "Duel.CheckSummonedCount": Duel_CheckSummonedCount,
    "Duel.CheckTiming": Duel_CheckTiming,
    "Duel.CheckTribute": Duel_CheckTribute,
    "Duel.ClearOperationInfo": Duel_ClearOperationInfo,
    "Duel.ClearTargetCard": Duel_ClearTargetCard,
    "Duel.ConfirmCards": Duel_ConfirmCards,
    "Duel.ConfirmDecktop": Duel_ConfirmDecktop,
    "Duel.ConfirmExtratop": Duel_ConfirmExtratop,
    "Duel.CreateToken": Duel_CreateToken,
    "Duel.Damage": Duel_Damage,
    "Duel.Destroy": Duel_Destroy,
    "Duel.DisableSelfDestroyCheck": Duel_DisableSelfDestroyCheck,
    "Duel.DisableShuffleCheck": Duel_DisableShuffleCheck,
    "Duel.DiscardDeck": Duel_DiscardDeck,
    "Duel.DiscardHand": Duel_DiscardHand,
    "Duel.Draw": Duel_Draw,
    "Duel.EnableGlobalFlag": Duel_EnableGlobalFlag,
    "Duel.Equip": Duel_Equip,
    "Duel.EquipComplete": Duel_EquipComplete,
    "Duel.ForceAttack": Duel_ForceAttack,
    "Duel.GetActivityCount": Duel_GetActivityCount,
    "Duel.GetBattleDamage": Duel_GetBattleDamage,
    "Duel.GetBattleMonster": Duel_GetBattleMonster,
    "Duel.GetBattledCount": Duel_GetBattledCount,
    "Duel.GetCardAliasFromCode": Duel_GetCardAliasFromCode,
    "Duel.GetCardAttackFromCode": Duel_GetCardAttackFromCode,
    "Duel.GetCardAttributeFromCode": Duel_GetCardAttributeFromCode,
    "Duel.GetCardDefenseFromCode": Duel_GetCardDefenseFromCode,
    "Duel.GetCardFromCardID": Duel_GetCardFromCardID,
    "Duel.GetCardLevelFromCode": Duel_GetCardLevelFromCode,
    "Duel.GetCardLinkMarkerFromCode": Duel_GetCardLinkMarkerFromCode,
    "Duel.GetCardLscaleFromCode": Duel_GetCardLscaleFromCode,
    "Duel.GetCardRaceFromCode": Duel_GetCardRaceFromCode,
    "Duel.GetCardRscaleFromCode": Duel_GetCardRscaleFromCode,
    "Duel.GetCardSetcodeFromCode": Duel_GetCardSetcodeFromCode,
    "Duel.GetCardTypeFromCode": Duel_GetCardTypeFromCode,
    "Duel.GetChainEvent": Duel_GetChainEvent,
    "Duel.GetChainInfo": Duel_GetChainInfo,
    "Duel.GetChainMaterial": Duel_GetChainMaterial,
    "Duel.GetCoinResult": Duel_GetCoinResult,
    "Duel.GetControl": Duel_GetControl,
    "Duel.GetCounter": Duel_GetCounter,
    "Duel.GetCurrentChain": Duel_GetCurrentChain,
    "Duel.GetCustomActivityCount": Duel_GetCustomActivityCount,
    "Duel.GetDeckbottomGroup": Duel_GetDeckbottomGroup,
    "Duel.GetDecktopGroup": Duel_GetDecktopGroup,
    "Duel.GetDiceResult": Duel_GetDiceResult,
    "Duel.GetDrawCount": Duel_GetDrawCount,
    "Duel.GetEnvironment": Duel_GetEnvironment,
    "Duel.GetExtraTopGroup": Duel_GetExtraTopGroup,
    "Duel.GetFieldCard": Duel_GetFieldCard,
    "Duel.GetFieldGroup": Duel_GetFieldGroup,
    "Duel.GetFieldGroupCount": Duel_GetFieldGroupCount,
    "Duel.GetFirstMatchingCard": Duel_GetFirstMatchingCard,
    "Duel.GetFlagEffect": Duel_GetFlagEffect,
    "Duel.GetFlagEffectLabel": Duel_GetFlagEffectLabel,
    "Duel.GetFreeLinkedZone": Duel_GetFreeLinkedZone,
    "Duel.GetFusionMaterial": Duel_GetFusionMaterial,
    "Duel.GetLP": Duel_GetLP,
    "Duel.GetLinkedGroup": Duel_GetLinkedGroup,
    "Duel.GetLinkedGroupCount": Duel_GetLinkedGroupCount,
    "Duel.GetLinkedZone": Duel_GetLinkedZone,
    "Duel.GetLocationCount": Duel_GetLocationCount,
    "Duel.GetLocationCountFromEx": Duel_GetLocationCountFromEx,
    "Duel.GetMZoneCount": Duel_GetMZoneCount,
    "Duel.GetMatchingGroup": Duel_GetMatchingGroup,
    "Duel.GetMatchingGroupCount": Duel_GetMatchingGroupCount,
    "Duel.GetOperatedGroup": Duel_GetOperatedGroup,
    "Duel.GetOperationCount": Duel_GetOperationCount,
    "Duel.GetOperationInfo": Duel_GetOperationInfo,
    "Duel.GetOverlayCount": Duel_GetOverlayCount,
    "Duel.GetOverlayGroup": Duel_GetOverlayGroup,
    "Duel.GetPlayerEffect": Duel_GetPlayerEffect,
    "Duel.GetPlayersCount": Duel_GetPlayersCount,
    "Duel.GetPossibleOperationInfo": Duel_GetPossibleOperationInfo,
    "Duel.GetRandomNumber": Duel_GetRandomNumber,
    "Duel.GetReleaseGroup": Duel_GetReleaseGroup,
    "Duel.GetReleaseGroupCount": Duel_GetReleaseGroupCount,
    "Duel.GetRitualMaterial": Duel_GetRitualMaterial,
    "Duel.GetStartingHand": Duel_GetStartingHand,
    "Duel.GetTargetCount": Duel_GetTargetCount,
    "Duel.GetTributeCount": Duel_GetTributeCount,
    "Duel.GetTributeGroup": Duel_GetTributeGroup,
    "Duel.GetTurnCount": Duel_GetTurnCount,
    "Duel.GetUsableMZoneCount": Duel_GetUsableMZoneCount,
    "Duel.GrabSelectedCard": Duel_GrabSelectedCard,
    "Duel.Hint": Duel_Hint,
    "Duel.HintSelection": Duel_HintSelection,
    "Duel.IncreaseSummonedCount": Duel_IncreaseSummonedCount,
    "Duel.IsCanAddCounter": Duel_IsCanAddCounter,
    "Duel.IsCanRemoveCounter": Duel_IsCanRemoveCounter,
    "Duel.IsChainDisablable": Duel_IsChainDisablable,
    "Duel.IsChainNegatable": Duel_IsChainNegatable,
    "Duel.IsDuelType": Duel_IsDuelType,
    "Duel.IsEnvironment": Duel_IsEnvironment,
    "Duel.IsExistingMatchingCard": Duel_IsExistingMatchingCard,
    "Duel.IsExistingTarget": Duel_IsExistingTarget,
    "Duel.IsPhase": Duel_IsPhase,
    "Duel.IsPlayerAffectedByEffect": Duel_IsPlayerAffectedByEffect,
    "Duel.IsPlayerCanAdditionalSummon": Duel_IsPlayerCanAdditionalSummon,
    "Duel.IsPlayerCanDiscardDeck": Duel_IsPlayerCanDiscardDeck,
    "Duel.IsPlayerCanDiscardDeckAsCost": Duel_IsPlayerCanDiscardDeckAsCost,
    "Duel.IsPlayerCanDraw": Duel_IsPlayerCanDraw,
    "Duel.IsPlayerCanFlipSummon": Duel_IsPlayerCanFlipSummon,
    "Duel.IsPlayerCanPendulumSummon": Duel_IsPlayerCanPendulumSummon,
    "Duel.IsPlayerCanProcedureSummonGroup": Duel_IsPlayerCanProcedureSummonGroup,
    "Duel.IsPlayerCanRelease": Duel_IsPlayerCanRelease,
    "Duel.IsPlayerCanRemove": Duel_IsPlayerCanRemove,
    "Duel.IsPlayerCanSendtoDeck": Duel_IsPlayerCanSendtoDeck,
    "Duel.IsPlayerCanSendtoGrave": Duel_IsPlayerCanSendtoGrave,
    "Duel.IsPlayerCanSendtoHand": Duel_IsPlayerCanSendtoHand,
    "Duel.IsPlayerCanSpecialSummon": Duel_IsPlayerCanSpecialSummon,
    "Duel.IsPlayerCanSpecialSummonCount": Duel_IsPlayerCanSpecialSummonCount,
    "Duel.IsPlayerCanSpecialSummonMonster": Duel_IsPlayerCanSpecialSummonMonster,
    "Duel.IsPlayerCanSummon": Duel_IsPlayerCanSummon,
    "Duel.IsTurnPlayer": Duel_IsTurnPlayer,
    "Duel.LinkSummon": Duel_LinkSummon,
    "Duel.MSet": Duel_MSet,
    "Duel.MajesticCopy": Duel_MajesticCopy,
    "Duel.MoveSequence": Duel_MoveSequence,
    "Duel.MoveToField": Duel_MoveToField,
    "Duel.NegateActivation": Duel_NegateActivation,
    "Duel.NegateAttack": Duel_NegateAttack,
    "Duel.NegateEffect": Duel_NegateEffect,
    "Duel.NegateRelatedChain": Duel_NegateRelatedChain,
    "Duel.NegateSummon": Duel_NegateSummon,
    "Duel.Overlay": Duel_Overlay,
    "Duel.PayLPCost": Duel_PayLPCost,
    "Duel.PendulumSummon": Duel_PendulumSummon,
    "Duel.ProcedureSummon": Duel_ProcedureSummon,
    "Duel.ProcedureSummonGroup": Duel_ProcedureSummonGroup,
    "Duel.RDComplete": Duel_RDComplete,
    "Duel.RaiseEvent": Duel_RaiseEvent,
    "Duel.RaiseSingleEvent": Duel_RaiseSingleEvent,
    "Duel.Readjust": Duel_Readjust,
    "Duel.Recover": Duel_Recover,
    "Duel.RegisterEffect": Duel_RegisterEffect,
    "Duel.RegisterFlagEffect": Duel_RegisterFlagEffect,
    "Duel.Release": Duel_Release,
    "Duel.ReleaseRitualMaterial": Duel_ReleaseRitualMaterial,
    "Duel.Remove": Duel_Remove,
    "Duel.RemoveCards": Duel_RemoveCards,
    "Duel.RemoveCounter": Duel_RemoveCounter,
    "Duel.RemoveOverlayCard": Duel_RemoveOverlayCard,
    "Duel.ResetFlagEffect": Duel_ResetFlagEffect,
    "Duel.ReturnToField": Duel_ReturnToField,
    "Duel.RockPaperScissors": Duel_RockPaperScissors,
    "Duel.SSet": Duel_SSet,
    "Duel.SelectCardsFromCodes": Duel_SelectCardsFromCodes,
    "Duel.SelectDisableField": Duel_SelectDisableField,
    "Duel.SelectEffectYesNo": Duel_SelectEffectYesNo,
    "Duel.SelectFieldZone": Duel_SelectFieldZone,
    "Duel.SelectFusionMaterial": Duel_SelectFusionMaterial,
    "Duel.SelectMatchingCard": Duel_SelectMatchingCard,
    "Duel.SelectOption": Duel_SelectOption,
    "Duel.SelectPosition": Duel_SelectPosition,
    "Duel.SelectReleaseGroup": Duel_SelectReleaseGroup,
    "Duel.SelectReleaseGroupEx": Duel_SelectReleaseGroupEx,
    "Duel.SelectTarget": Duel_SelectTarget,
    "Duel.SelectTribute": Duel_SelectTribute,
    "Duel.SelectYesNo": Duel_SelectYesNo,
    "Duel.Sendto": Duel_Sendto,
    "Duel.SendtoDeck": Duel_SendtoDeck,
    "Duel.SendtoExtraP": Duel_SendtoExtraP,
    "Duel.SendtoGrave": Duel_SendtoGrave,
    "Duel.SendtoHand": Duel_SendtoHand,
    "Duel.SetChainLimit": Duel_SetChainLimit,
    "Duel.SetChainLimitTillChainEnd": Duel_SetChainLimitTillChainEnd,
    "Duel.SetCoinResult": Duel_SetCoinResult,
    "Duel.SetDiceResult": Duel_SetDiceResult,
    "Duel.SetFlagEffectLabel": Duel_SetFlagEffectLabel,
    "Duel.SetFusionMaterial": Duel_SetFusionMaterial,
    "Duel.SetLP": Duel_SetLP,
    "Duel.SetOperationInfo": Duel_SetOperationInfo,
    "Duel.SetPossibleOperationInfo": Duel_SetPossibleOperationInfo,
    "Duel.SetSelectedCard": Duel_SetSelectedCard,
    "Duel.SetTargetCard": Duel_SetTargetCard,
    "Duel.SetTargetParam": Duel_SetTargetParam,
    "Duel.SetTargetPlayer": Duel_SetTargetPlayer,
    "Duel.ShuffleDeck": Duel_ShuffleDeck,
    "Duel.ShuffleExtra": Duel_ShuffleExtra,
    "Duel.ShuffleHand": Duel_ShuffleHand,
    "Duel.ShuffleSetCard": Duel_ShuffleSetCard,
    "Duel.SkipPhase": Duel_SkipPhase,
    "Duel.SortDeckbottom": Duel_SortDeckbottom,
    "Duel.SortDecktop": Duel_SortDecktop,
    "Duel.SpecialSummon": Duel_SpecialSummon,
    "Duel.SpecialSummonComplete": Duel_SpecialSummonComplete,
    "Duel.SpecialSummonRule": Duel_SpecialSummonRule,
    "Duel.SpecialSummonStep": Duel_SpecialSummonStep,
    "Duel.Summon": Duel_Summon,
    "Duel.SwapControl": Duel_SwapControl,
    "Duel.SwapDeckAndGrave": Duel_SwapDeckAndGrave,
    "Duel.SwapSequence": Duel_SwapSequence,
    "Duel.SynchroSummon": Duel_SynchroSummon,
    "Duel.TossCoin": Duel_TossCoin,
    "Duel.TossDice": Duel_TossDice,
    "Duel.Win": Duel_Win,
    "Duel.XyzSummon": Duel_XyzSummon,
}
