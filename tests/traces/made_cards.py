"""Cards that are there for the rules' sake: each has a few effects of the many kinds that the rules know, composed by its number.

No card of the game has most of these together. Duels between decks of them, recorded on the reference engine, reach what a duel between
real decks seldom does. `write` makes the scripts and the database in a folder; the same number makes the same card.
"""
# ruff: noqa: E501  (a line of Lua is a line)

import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

FIRST_CODE: Final = 900001000
MONSTERS, SPELLS, EXTRA = 60, 30, 12
NORMAL, EFFECT, FLIP, TUNER, GEMINI, SPIRIT = 0x11, 0x21, 0x200021, 0x1021, 0x821, 0x221
SPELL, QUICK, CONTINUOUS_SPELL, EQUIP, FIELD_SPELL = 0x2, 0x10002, 0x20002, 0x40002, 0x80002
TRAP, CONTINUOUS_TRAP, COUNTER_TRAP = 0x4, 0x20004, 0x100004
FUSION, SYNCHRO, XYZ, LINK = 0x61, 0x2021, 0x800021, 0x4000021
COUNTER: Final = 0x1015

# Effects of a monster on itself while it is on the field: code, value
ON_ITSELF: Final = """
UPDATE_ATTACK 400; UPDATE_ATTACK -300; UPDATE_DEFENSE 500; SET_ATTACK 1200; SET_BASE_ATTACK 1900; SET_ATTACK_FINAL 800; SET_DEFENSE 900
SET_BASE_DEFENSE 1300; SET_DEFENSE_FINAL 700; SWAP_AD 1; UPDATE_LEVEL 1; CHANGE_LEVEL 3; ADD_TYPE TYPE_TUNER; REMOVE_TYPE TYPE_TUNER
CHANGE_ATTRIBUTE ATTRIBUTE_DARK; ADD_ATTRIBUTE ATTRIBUTE_LIGHT; CHANGE_RACE RACE_WARRIOR; PIERCE 1; DIRECT_ATTACK 1; EXTRA_ATTACK 1
EXTRA_ATTACK_MONSTER 1; ATTACK_ALL 1; DEFENSE_ATTACK 1; DEFENSE_ATTACK 0; MUST_ATTACK 1; CANNOT_ATTACK 1; CANNOT_ATTACK_ANNOUNCE 1
CANNOT_DIRECT_ATTACK 1; INDESTRUCTABLE_BATTLE 1; INDESTRUCTABLE_EFFECT 1; INDESTRUCTABLE 1; CANNOT_BE_EFFECT_TARGET 1
CANNOT_BE_BATTLE_TARGET 1; UNRELEASABLE_SUM 1; UNRELEASABLE_NONSUM 1; UNRELEASABLE_EFFECT 1; CANNOT_CHANGE_POSITION 1
CANNOT_CHANGE_CONTROL 1; CANNOT_TURN_SET 1; CANNOT_BE_SYNCHRO_MATERIAL 1; CANNOT_BE_XYZ_MATERIAL 1; CANNOT_BE_LINK_MATERIAL 1
CANNOT_BE_FUSION_MATERIAL 1; AVOID_BATTLE_DAMAGE 1; REFLECT_BATTLE_DAMAGE 1; NO_BATTLE_DAMAGE 1; BATTLE_DAMAGE_TO_EFFECT 1
BOTH_BATTLE_DAMAGE 1; ALSO_BATTLE_DAMAGE 1; CHANGE_BATTLE_DAMAGE DOUBLE_DAMAGE; CHANGE_BATTLE_DAMAGE HALF_DAMAGE; CHANGE_BATTLE_DAMAGE 600
BATTLE_DESTROY_REDIRECT LOCATION_REMOVED; BATTLE_DESTROY_REDIRECT LOCATION_HAND; LEAVE_FIELD_REDIRECT LOCATION_REMOVED
LEAVE_FIELD_REDIRECT LOCATION_DECK; LEAVE_FIELD_REDIRECT LOCATION_DECKBOT; CANNOT_DISABLE 1; UNSTOPPABLE_ATTACK 1; DOUBLE_TRIBUTE 1
TRIPLE_TRIBUTE 1; SYNCHRO_LEVEL 2; NONTUNER 1; CANNOT_REMOVE 1; CANNOT_TO_DECK 1; CANNOT_TO_HAND 1; CANNOT_TO_GRAVE 1; CANNOT_TRIGGER 1
CHANGE_CODE 900001001; ADD_CODE 900001002; TO_GRAVE_REDIRECT LOCATION_REMOVED; IGNORE_BATTLE_TARGET 1; CANNOT_SELECT_BATTLE_TARGET 1
CANNOT_USE_AS_COST 1; CANNOT_TO_GRAVE_AS_COST 1; DISABLE 1
"""
# Effects that a card in the hand (or wherever it is) has for its own Summon and Set: code, value
FOR_ITS_SUMMON: Final = """
DECREASE_TRIBUTE 1; DECREASE_TRIBUTE 2; DECREASE_TRIBUTE_SET 1; CANNOT_DISABLE_SUMMON 1; CANNOT_DISABLE_FLIP_SUMMON 1; MONSTER_SSET TYPE_SPELL
CANNOT_DISABLE_SPSUMMON 1; UNSUMMONABLE_CARD 1; CANNOT_MSET 1; NORMAL_SUMMON_FACEUP_DEFENSE 1; CANNOT_SUMMON 1; TRIBUTE_LIMIT 0
TRAP_ACT_IN_HAND 1; CANNOT_SPECIAL_SUMMON 1; CANNOT_FLIP_SUMMON 1
"""
# Effects on the cards of zones: code, value
ON_CARDS: Final = """
DISABLE 1; DISABLE_EFFECT 1; UPDATE_ATTACK 200; UPDATE_ATTACK -500; UPDATE_DEFENSE 300; SET_ATTACK 1500; SET_BASE_ATTACK 1000; UPDATE_LEVEL 1
CANNOT_ATTACK 1; CANNOT_ATTACK_ANNOUNCE 1; MUST_ATTACK 1; CANNOT_DIRECT_ATTACK 1; DEFENSE_ATTACK 1; PIERCE 1; DIRECT_ATTACK 1; EXTRA_ATTACK 1
CANNOT_BE_BATTLE_TARGET 1; CANNOT_SELECT_BATTLE_TARGET 1; ONLY_BE_ATTACKED 1; EXTRA_RELEASE_SUM 1; EXTRA_RELEASE 1; EXTRA_RELEASE_NONSUM 1
TO_GRAVE_REDIRECT LOCATION_REMOVED; LEAVE_FIELD_REDIRECT LOCATION_REMOVED; TO_HAND_REDIRECT LOCATION_REMOVED; TO_DECK_REDIRECT LOCATION_REMOVED
REMOVE_REDIRECT LOCATION_GRAVE; INDESTRUCTABLE_EFFECT 1; INDESTRUCTABLE_BATTLE 1; CANNOT_BE_EFFECT_TARGET 1; CANNOT_CHANGE_POSITION 1
CANNOT_CHANGE_CONTROL 1; CANNOT_TURN_SET 1; UNRELEASABLE_SUM 1; UNRELEASABLE_EFFECT 1; UNRELEASABLE_NONSUM 1; CANNOT_TRIGGER 1
CANNOT_DISABLE 1; SET_POSITION POS_FACEUP_DEFENSE; SET_POSITION POS_FACEUP_ATTACK; CHANGE_TYPE TYPE_MONSTER|TYPE_NORMAL; ADD_TYPE TYPE_TUNER
CHANGE_ATTRIBUTE ATTRIBUTE_DARK; CHANGE_RACE RACE_WARRIOR; AVOID_BATTLE_DAMAGE 1; REFLECT_BATTLE_DAMAGE 1; NO_BATTLE_DAMAGE 1; CHANGE_LEVEL 4
BATTLE_DESTROY_REDIRECT LOCATION_REMOVED; DOUBLE_TRIBUTE 1; CANNOT_BE_SYNCHRO_MATERIAL 1; CANNOT_BE_XYZ_MATERIAL 1; CANNOT_BE_LINK_MATERIAL 1
IMMUNE_EFFECT function(e,te)return~te:IsActiveType(TYPE_SPELL)end; CHANGE_BATTLE_DAMAGE HALF_DAMAGE; CANNOT_REMOVE 1; CANNOT_TO_GRAVE_AS_COST 1
CANNOT_TO_DECK 1; CANNOT_TO_HAND 1; CANNOT_TO_GRAVE 1; CANNOT_USE_AS_COST 1; DISABLE_TRAPMONSTER 1; FORBIDDEN 1; QP_ACT_IN_NTPHAND 1
TRAP_ACT_IN_HAND 1; TRAP_ACT_IN_SET_TURN 1; QP_ACT_IN_SET_TURN 1; CANNOT_DISABLE_SUMMON 1; EXTRA_SUMMON_COUNT 0; EXTRA_SET_COUNT 0
MUST_ATTACK_MONSTER 1; ONLY_ATTACK_MONSTER 1; SYNCHRO_LEVEL 2; CANNOT_PLACE_COUNTER 1; SET_ATTACK_FINAL 900; INDESTRUCTABLE 1
"""
# Effects on players: code, value
ON_PLAYERS: Final = """
CANNOT_SUMMON 0; CANNOT_MSET 0; CANNOT_SSET 0; CANNOT_SPECIAL_SUMMON 0; CANNOT_FLIP_SUMMON 0; CANNOT_DRAW 0; CANNOT_DISCARD_DECK 0
CANNOT_DISCARD_HAND 0; CANNOT_REMOVE 0; CANNOT_RELEASE 0; CANNOT_TO_DECK 0; CANNOT_TO_HAND 0; CANNOT_TO_GRAVE 0; CANNOT_BP 0
SET_SUMMON_COUNT_LIMIT 2; SPSUMMON_COUNT_LIMIT 1; DRAW_COUNT 2; HAND_LIMIT 4; MAX_MZONE 3; MAX_SZONE 3; PATRICIAN_OF_DARKNESS 0
CHANGE_DAMAGE 300; REFLECT_DAMAGE 1; REVERSE_DAMAGE 1; REVERSE_RECOVER 1; AVOID_BATTLE_DAMAGE 1; SKIP_DP 0; SKIP_SP 0; SKIP_M1 0; SKIP_BP 0
SKIP_M2 0; DEVINE_LIGHT 0; REVERSE_DECK 0; CANNOT_ACTIVATE function(e,re)return~re:IsActiveType(TYPE_TRAP)end; LPCOST_CHANGE 500
CANNOT_ACTIVATE function(e,re)return~re:IsActiveType(TYPE_MONSTER)end; NO_EFFECT_DAMAGE 0; CANNOT_CHANGE_POS_E 0; REMOVE_BRAINWASHING 0
BOTH_BATTLE_DAMAGE 0; CANNOT_TURN_SET 0; CANNOT_INACTIVATE function(e,ct)return~ct==1~end; CANNOT_DISEFFECT function(e,ct)return~ct==1~end
"""
# What is done: whether it is possible, and how. `M(f,mine,theirs)` is whether there is such a card, `P(...)` picks one
DEEDS: Final = (
    ("M(aux.TRUE,O,O)", "local g=P(aux.TRUE,O,O) Duel.Destroy(g,REASON_EFFECT)"),
    ("M(aux.TRUE,0,Z)", "local g=P(aux.TRUE,0,Z) Duel.Destroy(g,REASON_EFFECT,LOCATION_REMOVED)"),
    ("M(Card.IsAbleToRemove,G,G)", "local g=P(Card.IsAbleToRemove,G,G) Duel.Remove(g,POS_FACEUP,REASON_EFFECT)"),
    ("M(Card.IsAbleToRemove,Z,Z)", "local g=P(Card.IsAbleToRemove,Z,Z) Duel.Remove(g,POS_FACEDOWN,REASON_EFFECT)"),
    ("M(Card.IsAbleToHand,O,O)", "local g=P(Card.IsAbleToHand,O,O) Duel.SendtoHand(g,nil,REASON_EFFECT)"),
    ("M(Card.IsAbleToHand,G,0)", "local g=P(Card.IsAbleToHand,G,0) Duel.SendtoHand(g,nil,REASON_EFFECT) Duel.ConfirmCards(1-tp,g)"),
    ("M(Card.IsAbleToHand,D,0)", "local g=P(Card.IsAbleToHand,D,0) Duel.SendtoHand(g,tp,REASON_EFFECT) Duel.ConfirmCards(1-tp,g)"),
    ("M(Card.IsAbleToDeck,O|G,O|G)", "local g=P(Card.IsAbleToDeck,O|G,O|G) Duel.SendtoDeck(g,nil,SEQ_DECKTOP,REASON_EFFECT)"),
    ("M(Card.IsAbleToDeck,R,R)", "local g=P(Card.IsAbleToDeck,R,R) Duel.SendtoDeck(g,nil,SEQ_DECKSHUFFLE,REASON_EFFECT)"),
    ("M(Card.IsAbleToGrave,D,0)", "local g=P(Card.IsAbleToGrave,D,0) Duel.SendtoGrave(g,REASON_EFFECT)"),
    ("M(Card.IsAbleToGrave,Z,Z)", "local g=P(Card.IsAbleToGrave,Z,Z) Duel.SendtoGrave(g,REASON_EFFECT)"),
    ("Duel.IsPlayerCanDraw(tp,1)", "Duel.Draw(tp,1,REASON_EFFECT)"),
    ("Duel.IsPlayerCanDraw(tp,2) and Duel.GetFieldGroupCount(tp,H,0)>0", "if Duel.Draw(tp,2,REASON_EFFECT)==2 then Duel.DiscardHand(tp,nil,1,1,REASON_EFFECT|REASON_DISCARD) end"),
    ("Duel.IsPlayerCanDiscardDeck(tp,2)", "Duel.DiscardDeck(tp,2,REASON_EFFECT)"),
    ("Duel.IsPlayerCanDiscardDeck(1-tp,2)", "Duel.DiscardDeck(1-tp,2,REASON_EFFECT)"),
    ("true", "Duel.Damage(1-tp,400,REASON_EFFECT)"),
    ("true", "Duel.Damage(tp,300,REASON_EFFECT) Duel.BreakEffect() Duel.Recover(tp,700,REASON_EFFECT)"),
    ("M(Card.IsControlerCanBeChanged,0,Z)", "local g=P(Card.IsControlerCanBeChanged,0,Z) Duel.GetControl(g,tp,PHASE_END,1)"),
    ("M(Card.IsControlerCanBeChanged,0,Z)", "local g=P(Card.IsControlerCanBeChanged,0,Z) Duel.GetControl(g,tp)"),
    ("M(Card.IsAbleToChangeControler,Z,0) and M(Card.IsAbleToChangeControler,0,Z)", "local a=P(Card.IsAbleToChangeControler,Z,0) local b=P(Card.IsAbleToChangeControler,0,Z) if a and b then Duel.SwapControl(a,b) end"),
    ("M(Card.IsCanChangePosition,Z,Z)", "local g=P(Card.IsCanChangePosition,Z,Z) Duel.ChangePosition(g,POS_FACEUP_DEFENSE,POS_FACEUP_ATTACK,POS_FACEUP_ATTACK,POS_FACEUP_ATTACK)"),
    ("M(Card.IsCanTurnSet,Z,Z)", "local g=P(Card.IsCanTurnSet,Z,Z) Duel.ChangePosition(g,POS_FACEDOWN_DEFENSE)"),
    ("M(Card.IsFacedown,Z,Z)", "local g=P(Card.IsFacedown,Z,Z) Duel.ChangePosition(g,POS_FACEUP_DEFENSE)"),
    ("S(G)", "SS(G,POS_FACEUP)"),
    ("S(H)", "SS(H,POS_FACEUP_DEFENSE)"),
    ("S(D)", "SS(D,POS_FACEUP)"),
    ("S(R)", "SS(R,POS_FACEUP)"),
    ("S(H)", "SS(H,POS_FACEDOWN_DEFENSE)"),
    ("M(Card.IsFaceup,Z,Z)", "local g=P(Card.IsFaceup,Z,Z) give(e,g,EFFECT_UPDATE_ATTACK,700,RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_END)"),
    ("M(Card.IsFaceup,Z,Z)", "local g=P(Card.IsFaceup,Z,Z) give(e,g,EFFECT_SET_ATTACK_FINAL,1000,RESET_EVENT|RESETS_STANDARD)"),
    ("M(Card.IsFaceup,Z,Z)", "local g=P(Card.IsFaceup,Z,Z) give(e,g,EFFECT_CHANGE_LEVEL,4,RESET_EVENT|RESETS_STANDARD)"),
    ("M(aux.disfilter1,0,O)", "local g=P(aux.disfilter1,0,O) if g then Duel.NegateRelatedChain(g,RESET_TURN_SET) give(e,g,EFFECT_DISABLE,0,RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_END) give(e,g,EFFECT_DISABLE_EFFECT,RESET_TURN_SET,RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_END) end"),
    ("M(Card.IsFaceup,Z,0)", "local g=P(Card.IsFaceup,Z,0) give(e,g,EFFECT_INDESTRUCTABLE_EFFECT,1,RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_END,2)"),
    ("M(Card.IsFaceup,Z,0)", "local g=P(Card.IsFaceup,Z,0) give(e,g,EFFECT_EXTRA_ATTACK,1,RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_END)"),
    ("M(Card.IsFaceup,Z,Z)", "local g=P(Card.IsFaceup,Z,Z) give(e,g,EFFECT_CANNOT_ATTACK,1,RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_END|RESET_SELF_TURN)"),
    ("true", "player(e,tp,EFFECT_CANNOT_SPECIAL_SUMMON,0,1,RESET_PHASE|PHASE_END)"),
    ("true", "player(e,tp,EFFECT_SKIP_BP,0,1,RESET_PHASE|PHASE_BATTLE|RESET_OPPO_TURN)"),
    ("true", "player(e,tp,EFFECT_SET_SUMMON_COUNT_LIMIT,1,0,RESET_PHASE|PHASE_END,2)"),
    ("true", "player(e,tp,EFFECT_CHANGE_DAMAGE,1,1,RESET_PHASE|PHASE_END,0)"),
    ("M(Card.IsSSetable,G,0)", "local g=P(Card.IsSSetable,G,0) if g then Duel.SSet(tp,g) end"),
    ("M(Card.IsSSetable,D,0)", "local g=Duel.GetMatchingGroup(Card.IsSSetable,tp,D,0,nil) if #g>1 and Duel.GetLocationCount(tp,LOCATION_SZONE)>1 then Duel.SSet(tp,g:Select(tp,2,2,nil)) elseif #g>0 then Duel.SSet(tp,g:Select(tp,1,1,nil)) end"),
    ("Duel.IsExistingMatchingCard(Card.IsSummonable,tp,H,0,1,nil,true,nil)", "local g=Duel.SelectMatchingCard(tp,Card.IsSummonable,tp,H,0,1,1,nil,true,nil) if #g>0 then Duel.Summon(tp,g:GetFirst(),true,nil) end"),
    ("Duel.IsExistingMatchingCard(Card.IsMSetable,tp,H,0,1,nil,true,nil)", "local g=Duel.SelectMatchingCard(tp,Card.IsMSetable,tp,H,0,1,1,nil,true,nil) if #g>0 then Duel.MSet(tp,g:GetFirst(),true,nil) end"),
    ("Duel.CheckReleaseGroup(tp,aux.TRUE,1,nil)", "local g=Duel.SelectReleaseGroup(tp,aux.TRUE,1,1,nil) if Duel.Release(g,REASON_EFFECT)>0 then Duel.Damage(1-tp,g:GetFirst():GetBaseAttack(),REASON_EFFECT) end"),
    ("M(Card.IsReleasableByEffect,Z,Z)", "local g=P(Card.IsReleasableByEffect,Z,Z) if g then Duel.Release(g,REASON_EFFECT) end"),
    ("M(Card.IsAbleToRemove,Z,Z)", "local g=P(Card.IsAbleToRemove,Z,Z) if g and Duel.Remove(g,0,REASON_EFFECT|REASON_TEMPORARY)>0 then g:RegisterFlagEffect(1,RESET_EVENT|RESETS_STANDARD,0,1) Duel.ReturnToField(g) end"),
    ("Duel.GetFieldGroupCount(tp,H,H)>0", "local g=Duel.GetFieldGroup(tp,H,0) Duel.SendtoDeck(g,nil,SEQ_DECKSHUFFLE,REASON_EFFECT) Duel.BreakEffect() Duel.Draw(tp,2,REASON_EFFECT)"),
    ("true", "local a,b=Duel.TossCoin(tp,2) if a+b==1 then Duel.Recover(tp,500,REASON_EFFECT) elseif a+b==2 then Duel.Damage(1-tp,500,REASON_EFFECT) end"),
    ("true", "local n=Duel.TossDice(tp,1) Duel.Recover(tp,n*100,REASON_EFFECT)"),
    ("M(Card.IsCanAddCounter,Z,Z,0x1015,1)", "local g=P(Card.IsCanAddCounter,Z,Z,0x1015,1) if g then g:AddCounter(0x1015,2) end"),
    ("Duel.IsCanRemoveCounter(tp,1,1,0x1015,1,REASON_EFFECT)", "if Duel.RemoveCounter(tp,1,1,0x1015,1,REASON_EFFECT) then Duel.Draw(tp,1,REASON_EFFECT) end"),
    ("Duel.GetFieldGroupCount(tp,D,0)>2", "Duel.SortDecktop(tp,tp,3)"),
    ("Duel.GetFieldGroupCount(tp,0,H)>0", "local g=Duel.GetFieldGroup(tp,0,H):RandomSelect(tp,1) Duel.SendtoGrave(g,REASON_EFFECT|REASON_DISCARD)"),
    ("M(Card.IsDiscardable,H,H)", "Duel.DiscardHand(1-tp,Card.IsDiscardable,1,1,REASON_EFFECT|REASON_DISCARD)"),
    ("M(aux.TRUE,Z,0) and M(Card.IsAbleToGrave,0,O)", "Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TOGRAVE) local g=Duel.SelectMatchingCard(1-tp,Card.IsAbleToGrave,1-tp,O,0,1,1,nil) Duel.SendtoGrave(g,REASON_RULE)"),
    ("M(Card.IsFaceup,Z,Z)", "local n=Duel.AnnounceLevel(tp,1,4) local g=P(Card.IsFaceup,Z,Z) give(e,g,EFFECT_CHANGE_LEVEL,n,RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_END)"),
    ("M(Card.IsFaceup,Z,Z)", "local n=Duel.AnnounceAttribute(tp,1,ATTRIBUTE_ALL) local g=P(Card.IsFaceup,Z,Z) give(e,g,EFFECT_CHANGE_ATTRIBUTE,n,RESET_EVENT|RESETS_STANDARD)"),
    ("Duel.IsPlayerCanSpecialSummonMonster(tp,900001000,0,TYPES_TOKEN,500,500,1,RACE_WARRIOR,ATTRIBUTE_EARTH) and Duel.GetLocationCount(tp,Z)>0", "if Duel.GetLocationCount(tp,Z)>0 then local t=Duel.CreateToken(tp,900001000) Duel.SpecialSummon(t,0,tp,tp,false,false,POS_FACEUP_DEFENSE) end"),
    ("M(Card.IsFaceup,Z,0) and Duel.GetLocationCount(tp,Z)>0", "local g=P(Card.IsFaceup,Z,0) if g and Duel.GetLocationCount(tp,Z)>0 then local z=Duel.SelectDisableField(tp,1,Z,0,0) Duel.MoveSequence(g,math.log(z,2)//1) end"),
    ("M(Card.IsFaceup,Z,0)", "local x,y=P(Card.IsFaceup,Z,0),P(Card.IsFaceup,Z,0) if x and y and x~=y and x:GetSequence()<5 and y:GetSequence()<5 then Duel.SwapSequence(x,y) end"),
    ("Duel.GetLocationCount(tp,Z)>0", "local z=Duel.SelectDisableField(tp,1,Z|LOCATION_SZONE,Z|LOCATION_SZONE,0) local d=Effect.CreateEffect(e:GetHandler()) d:SetType(EFFECT_TYPE_FIELD) d:SetCode(EFFECT_DISABLE_FIELD) d:SetOperation(function() return z end) d:SetReset(RESET_PHASE|PHASE_END) Duel.RegisterEffect(d,tp)"),
    ("M(Card.IsFaceup,Z,Z)", "local g=P(Card.IsFaceup,Z,Z) if g and c:IsRelateToEffect(e) and c:IsFaceup() and g~=c then c:SetCardTarget(g) end"),
    ("M(Card.IsType,Z,0,TYPE_XYZ)", "local x=P(Card.IsType,Z,0,TYPE_XYZ) local g=Duel.GetMatchingGroup(aux.TRUE,tp,G,0,nil) if x and #g>0 then Duel.Overlay(x,g:Select(tp,1,1,nil)) end"),
    ("M(Card.IsAbleToExtra,Z,Z)", "local g=P(Card.IsAbleToExtra,Z,Z) Duel.SendtoDeck(g,nil,0,REASON_EFFECT)"),
    ("Duel.GetAttacker() and Duel.GetAttackTarget()", "Duel.CalculateDamage(Duel.GetAttacker(),Duel.GetAttackTarget())"),
    ("true", "player(e,tp,EFFECT_DRAW_COUNT,1,0,RESET_PHASE|PHASE_DRAW|RESET_SELF_TURN,2)"),
    ("true", "player(e,tp,EFFECT_CANNOT_ACTIVATE,0,1,RESET_CHAIN,function(e,re) return re:IsActiveType(TYPE_TRAP) end)"),
    ("true", "Duel.SetChainLimit(aux.FALSE)"),
    ("true", "local d=Effect.CreateEffect(c) d:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS) d:SetCode(EVENT_PHASE|PHASE_END) d:SetCountLimit(1) d:SetReset(RESET_PHASE|PHASE_END) d:SetOperation(function(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end) Duel.RegisterEffect(d,tp)"),
)  # fmt: skip
COSTS: Final = (
    ("Duel.CheckLPCost(tp,500)", "Duel.PayLPCost(tp,500)"),
    ("Duel.IsExistingMatchingCard(Card.IsDiscardable,tp,H,0,1,c)", "Duel.DiscardHand(tp,Card.IsDiscardable,1,1,REASON_COST|REASON_DISCARD,c)"),
    ("Duel.CheckReleaseGroupCost(tp,aux.TRUE,1,false,nil,nil)", "local g=Duel.SelectReleaseGroupCost(tp,aux.TRUE,1,1,false,nil,nil) Duel.Release(g,REASON_COST)"),
    ("Duel.IsExistingMatchingCard(Card.IsAbleToGraveAsCost,tp,H|O,0,1,c)", "local g=Duel.SelectMatchingCard(tp,Card.IsAbleToGraveAsCost,tp,H|O,0,1,1,c) Duel.SendtoGrave(g,REASON_COST)"),
    ("Duel.IsExistingMatchingCard(Card.IsAbleToRemoveAsCost,tp,G,0,1,c)", "local g=Duel.SelectMatchingCard(tp,Card.IsAbleToRemoveAsCost,tp,G,0,1,1,c) Duel.Remove(g,POS_FACEUP,REASON_COST)"),
    ("Duel.IsExistingMatchingCard(Card.IsAbleToDeckAsCost,tp,G,0,1,c)", "local g=Duel.SelectMatchingCard(tp,Card.IsAbleToDeckAsCost,tp,G,0,1,1,c) Duel.SendtoDeck(g,nil,SEQ_DECKBOTTOM,REASON_COST)"),
    ("Duel.IsExistingMatchingCard(Card.IsAbleToHandAsCost,tp,O,0,1,c)", "local g=Duel.SelectMatchingCard(tp,Card.IsAbleToHandAsCost,tp,O,0,1,1,c) Duel.SendtoHand(g,nil,REASON_COST)"),
    ("Duel.IsPlayerCanDiscardDeckAsCost(tp,1)", "Duel.DiscardDeck(tp,1,REASON_COST)"),
    ("Duel.GetActivityCount(tp,ACTIVITY_SPSUMMON)==0", "player(e,tp,EFFECT_CANNOT_SPECIAL_SUMMON,1,0,RESET_PHASE|PHASE_END,nil,EFFECT_FLAG_OATH)"),
    ("Duel.GetActivityCount(tp,ACTIVITY_ATTACK)==0", "player(e,tp,EFFECT_CANNOT_BP,1,0,RESET_PHASE|PHASE_END,nil,EFFECT_FLAG_OATH)"),
    ("Duel.IsCanRemoveCounter(tp,1,0,0x1015,1,REASON_COST)", "Duel.RemoveCounter(tp,1,0,0x1015,1,REASON_COST)"),
)  # fmt: skip
# What triggers answer: the card's own event (True) or any (False)
EVENTS: Final = (
    ("EVENT_SUMMON_SUCCESS", True), ("EVENT_SUMMON_SUCCESS", False), ("EVENT_SPSUMMON_SUCCESS", True), ("EVENT_SPSUMMON_SUCCESS", False),
    ("EVENT_FLIP_SUMMON_SUCCESS", True), ("EVENT_FLIP", True), ("EVENT_DESTROYED", True), ("EVENT_DESTROYED", False), ("EVENT_TO_GRAVE", True),
    ("EVENT_TO_GRAVE", False), ("EVENT_TO_HAND", True), ("EVENT_REMOVE", True), ("EVENT_REMOVE", False), ("EVENT_BATTLE_DESTROYED", True),
    ("EVENT_BATTLE_DESTROYING", True), ("EVENT_BATTLE_DAMAGE", True), ("EVENT_BATTLE_DAMAGE", False), ("EVENT_BATTLED", True),
    ("EVENT_ATTACK_ANNOUNCE", True), ("EVENT_ATTACK_ANNOUNCE", False), ("EVENT_BE_BATTLE_TARGET", True), ("EVENT_DAMAGE_STEP_END", True),
    ("EVENT_BATTLE_START", True), ("EVENT_PRE_DAMAGE_CALCULATE", True), ("EVENT_BATTLE_CONFIRM", True), ("EVENT_LEAVE_FIELD", True),
    ("EVENT_LEAVE_FIELD", False), ("EVENT_CHANGE_POS", True), ("EVENT_CHANGE_POS", False), ("EVENT_DISCARD", False), ("EVENT_DRAW", False),
    ("EVENT_RELEASE", True), ("EVENT_CHAINING", False), ("EVENT_CHAIN_SOLVED", False), ("EVENT_CHAIN_NEGATED", False), ("EVENT_DAMAGE", False),
    ("EVENT_RECOVER", False), ("EVENT_SSET", False), ("EVENT_MSET", False), ("EVENT_BECOME_TARGET", True), ("EVENT_CONTROL_CHANGED", True),
    ("EVENT_EQUIP", False), ("EVENT_PHASE|PHASE_STANDBY", False), ("EVENT_PHASE|PHASE_END", False), ("EVENT_PHASE|PHASE_BATTLE", False),
    ("EVENT_BE_MATERIAL", True), ("EVENT_PREDRAW", False), ("EVENT_PHASE_START|PHASE_BATTLE_START", False), ("EVENT_ADD_COUNTER|0x1015", True),
    ("EVENT_TOSS_COIN", False), ("EVENT_PAY_LPCOST", False), ("EVENT_CHAIN_END", False), ("EVENT_ATTACK_DISABLED", False), ("EVENT_TO_DECK", False),
)  # fmt: skip
NEGATIONS: Final = (
    ("EVENT_CHAINING", "ep~=tp and Duel.IsChainNegatable(ev)", "if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then Duel.Destroy(eg,REASON_EFFECT) end"),
    ("EVENT_CHAINING", "Duel.IsChainNegatable(ev)", "Duel.NegateActivation(ev)"),
    ("EVENT_CHAINING", "ep~=tp and Duel.IsChainDisablable(ev)", "Duel.NegateEffect(ev)"),
    ("EVENT_CHAINING", "ep~=tp and Duel.IsChainDisablable(ev)", "if Duel.NegateEffect(ev) and re:GetHandler():IsRelateToEffect(re) then Duel.Remove(eg,POS_FACEUP,REASON_EFFECT) end"),
    ("EVENT_CHAINING", "re:IsActiveType(TYPE_MONSTER)", "Duel.ChangeChainOperation(ev,function(e,tp) Duel.Draw(1-tp,1,REASON_EFFECT) end)"),
    ("EVENT_ATTACK_ANNOUNCE", "Duel.GetTurnPlayer()~=tp", "Duel.NegateAttack()"),
    ("EVENT_ATTACK_ANNOUNCE", "Duel.GetTurnPlayer()~=tp", "if Duel.NegateAttack() then Duel.SkipPhase(1-tp,PHASE_BATTLE,RESET_PHASE|PHASE_BATTLE_STEP,1) end"),
    ("EVENT_ATTACK_ANNOUNCE", "true", "local a=Duel.GetAttacker() local g=Duel.GetMatchingGroup(Card.IsFaceup,tp,Z,Z,a) if a and #g>0 then Duel.ChangeAttackTarget(g:Select(tp,1,1,nil):GetFirst()) end"),
    ("EVENT_SUMMON", "Duel.GetCurrentChain(true)==0", "Duel.NegateSummon(eg) Duel.Destroy(eg,REASON_EFFECT)"),
    ("EVENT_SPSUMMON", "Duel.GetCurrentChain(true)==0", "Duel.NegateSummon(eg) Duel.Destroy(eg,REASON_EFFECT)"),
    ("EVENT_FLIP_SUMMON", "Duel.GetCurrentChain(true)==0", "Duel.NegateSummon(eg) Duel.SendtoHand(eg,nil,REASON_EFFECT)"),
)  # fmt: skip
HELPERS: Final = """\
local Z,O,H,D,G,R=LOCATION_MZONE,LOCATION_ONFIELD,LOCATION_HAND,LOCATION_DECK,LOCATION_GRAVE,LOCATION_REMOVED
local function exists(tp,f,mine,theirs,...) return Duel.IsExistingMatchingCard(f,tp,mine,theirs,1,nil,...) end
local function pick(tp,f,mine,theirs,...) return Duel.SelectMatchingCard(tp,f,tp,mine,theirs,1,1,nil,...):GetFirst() end
local function able(c,e,tp) return c:IsCanBeSpecialSummoned(e,0,tp,false,false) and c:IsType(TYPE_MONSTER) end
local function can(e,tp,from) return Duel.GetLocationCount(tp,Z)>0 and Duel.IsExistingMatchingCard(able,tp,from,0,1,nil,e,tp) end
local function come(e,tp,from,pos)
	if Duel.GetLocationCount(tp,Z)<1 then return end
	local g=Duel.SelectMatchingCard(tp,able,tp,from,0,1,1,nil,e,tp)
	if #g>0 then Duel.SpecialSummon(g,0,tp,tp,false,false,pos) end
end
local function give(e,c,code,value,reset,count)
	if not c then return end
	local x=Effect.CreateEffect(e:GetHandler())
	x:SetType(EFFECT_TYPE_SINGLE)
	x:SetCode(code)
	x:SetValue(value)
	x:SetReset(reset,count or 1)
	c:RegisterEffect(x)
end
local function player(e,tp,code,mine,theirs,reset,value,flag)
	local x=Effect.CreateEffect(e:GetHandler())
	x:SetType(EFFECT_TYPE_FIELD)
	x:SetCode(code)
	x:SetProperty(EFFECT_FLAG_PLAYER_TARGET|(flag or 0))
	x:SetTargetRange(mine,theirs)
	if value then x:SetValue(value) end
	x:SetReset(reset)
	Duel.RegisterEffect(x,tp)
end
"""


# Effects that seldom meet: each duel has several cards of one theme in both Decks
THEMES: Final = (
    ("FIELD MUST_ATTACK_MONSTER 0,Z value:function(e,c) return c==e:GetHandler() end", "FIELD ONLY_ATTACK_MONSTER 0,Z value:function(e,c) return c==e:GetHandler() end"),
    ("FIELD ATTACK_COST Z,Z operation:function(e,tp) Duel.PayLPCost(tp,100) end", "FIELD ATTACK_COST 0,Z operation:function(e,tp) Duel.DiscardDeck(tp,1,REASON_COST) end"),
    ("PLAYER PATRICIAN_OF_DARKNESS 0,1", "SELF DIRECT_ATTACK", "SELF ATTACK_ALL value:1", "FIELD MUST_ATTACK Z,Z"),
    ("PLAYER REFLECT_BATTLE_DAMAGE 1,0 value:1", "PLAYER REFLECT_BATTLE_DAMAGE 1,1 value:1", "PLAYER BOTH_BATTLE_DAMAGE 1,0 value:1", "PLAYER ALSO_BATTLE_DAMAGE 1,0 value:1"),
    ("SELF REFLECT_BATTLE_DAMAGE value:1", "PLAYER CHANGE_BATTLE_DAMAGE 1,1 value:DOUBLE_DAMAGE", "PLAYER AVOID_BATTLE_DAMAGE 1,0 value:function(e,c) return c:IsLevelBelow(3) and 1 or 0 end"),
    ("QUICK local g=Duel.GetMatchingGroup(Card.IsAttackPos,tp,Z,0,nil) local h=Duel.GetMatchingGroup(aux.TRUE,tp,0,Z,nil) if #g>0 and #h>0 then Duel.ForceAttack(g:Select(tp,1,1,nil):GetFirst(),h:Select(tp,1,1,nil):GetFirst()) end",),
    ("QUICK local g=Duel.GetMatchingGroup(aux.TRUE,tp,Z,0,nil) local h=Duel.GetMatchingGroup(aux.TRUE,tp,0,Z,nil) if #g>0 and #h>0 then Duel.CalculateDamage(g:Select(tp,1,1,nil):GetFirst(),h:Select(tp,1,1,nil):GetFirst()) end",),
    ("ONCE", "SUMMONER", "SUMMONER"),
    ("QUICK local g=Duel.GetMatchingGroup(function(c) local a=c:GetActivateEffect() return a and a:IsActivatable(tp,true) end,tp,LOCATION_SZONE,0,c) if #g>0 then Duel.Activate(g:Select(tp,1,1,nil):GetFirst():GetActivateEffect()) end", "FREE Duel.Recover(tp,100,REASON_EFFECT)"),
    ("PLAYER MUST_USE_MZONE 1,1 value:0x1f001f", "PLAYER FORCE_MZONE 1,0 value:0x60", "PLAYER MAX_MZONE 1,1 value:function(e,fp,rp,r) return 3 end", "PLAYER MAX_SZONE 0,1 value:function(e,fp,rp,r) return 2 end", "PLAYER FORCE_MZONE 0,1 value:0x0003"),
    ("PLAYER FORCE_SPSUMMON_POSITION 1,1 value:POS_FACEUP_DEFENSE", "PLAYER FORCE_NORMAL_SUMMON_POSITION 1,1 value:POS_FACEUP_ATTACK target:function(e,c) return c:IsLevelBelow(4) end", "PLAYER DEVINE_LIGHT 1,1", "PLAYER FORCE_SPSUMMON_POSITION 0,1 value:POS_FACEUP_ATTACK target:function(e,c) return c:IsAttribute(ATTRIBUTE_DARK) end"),
    ("FIELD INDESTRUCTABLE Z,0 value:function(e,re,r,rp) return rp~=e:GetHandlerPlayer() end", "SELF INDESTRUCTABLE_COUNT count:1 value:function(e,re,r,rp) return r&(REASON_BATTLE|REASON_EFFECT)~=0 end", "FIELD INDESTRUCTABLE_COUNT Z,0 count:2 value:function(e,re,r) return r&REASON_BATTLE~=0 end", "REPLACE"),
    ("FIELD EXTRA_SUMMON_COUNT LOCATION_HAND,0", "ITS SUMMON_PROC", "FIELD EXTRA_SET_COUNT LOCATION_HAND,0", "ITS SET_PROC", "ITS LIMIT_SUMMON_PROC"),
    ("FIELD EXTRA_SUMMON_COUNT LOCATION_HAND|Z,0 target:function(e,c) return c:IsLevelAbove(5) end", "SELF DOUBLE_TRIBUTE value:1", "FIELD EXTRA_RELEASE_SUM 0,Z count:1", "ITS DECREASE_TRIBUTE value:1", "FIELD TRIPLE_TRIBUTE Z,0 value:function(e,c) return c:IsLevelAbove(7) end"),
    ("FIELD EXTRA_RELEASE_NONSUM 0,Z count:1 value:function(e,re,r,rp) return true end", "FIELD EXTRA_RELEASE 0,Z", "TRIBUTER", "TRIBUTER"),
    ("FIELD SET_CONTROL 0,Z target:function(e,c) return c:GetSequence()==2 end value:function(e,c) return e:GetHandlerPlayer() end", "SELF CANNOT_CHANGE_CONTROL", "PLAYER REMOVE_BRAINWASHING 1,1", "QUICK local g=Duel.GetMatchingGroup(Card.IsControlerCanBeChanged,tp,0,Z,nil) if #g>0 then Duel.GetControl(g:Select(tp,1,1,nil),tp,PHASE_END,2) end"),
    ("PLAYER CANNOT_DRAW 1,0", "PLAYER SKIP_DP 0,1", "PLAYER SKIP_M1 1,0", "PLAYER SKIP_BP 0,1", "PLAYER SKIP_SP 1,1", "PLAYER SKIP_M2 1,1"),
    ("FIELD DISABLE O,O target:function(e,c) return c:IsType(TYPE_TRAP) or c:IsLevelAbove(5) end", "SELF CANNOT_DISABLE", "FIELD DISABLE_EFFECT 0,Z", "FIELD DISABLE_CHAIN 0,O", "PLAYER CANNOT_DISEFFECT 1,0 value:function(e,ct) return true end", "PLAYER CANNOT_INACTIVATE 1,0 value:function(e,ct) return true end"),
    ("GRANT", "COPY", "COPY", "SELF CHANGE_CODE value:900001004"),
    ("PLAYER ACTIVATE_COST 1,1 target:function(e,te,tp) return te:IsActiveType(TYPE_SPELL) end cost:function(e,te,tp) return Duel.CheckLPCost(tp,200) end operation:function(e,tp) Duel.PayLPCost(tp,200) end", "PLAYER LPCOST_CHANGE 1,1 value:function(e,re,rp,v) return v*2 end", "PLAYER CANNOT_ACTIVATE 0,1 value:function(e,re,tp) return re:IsActiveType(TYPE_TRAP) end"),
    ("FIELD TO_GRAVE_REDIRECT 0xff,0xff value:LOCATION_REMOVED", "SELF LEAVE_FIELD_REDIRECT value:LOCATION_DECKSHF", "FIELD TO_HAND_REDIRECT O,O value:LOCATION_REMOVED", "FIELD TO_DECK_REDIRECT O,O value:LOCATION_REMOVED", "FIELD REMOVE_REDIRECT O,O value:LOCATION_GRAVE", "SELF BATTLE_DESTROY_REDIRECT value:LOCATION_DECK"),
    ("UNIQUE", "SELF SELF_DESTROY condition:function(e) return Duel.GetFieldGroupCount(e:GetHandlerPlayer(),Z,0)>2 end", "SELF SELF_TOGRAVE condition:function(e) return Duel.GetFieldGroupCount(e:GetHandlerPlayer(),0,Z)>2 end", "FIELD SELF_DESTROY 0,Z target:function(e,c) return c:IsDefensePos() end"),
    ("PROCEDURE", "PROCEDURE", "PLAYER SPSUMMON_COUNT_LIMIT 1,1 value:2", "FIELD SPSUMMON_COST LOCATION_HAND|LOCATION_GRAVE,0 operation:function(e,tp) Duel.PayLPCost(tp,200) end", "ITS CANNOT_DISABLE_SPSUMMON"),
    ("SETTER", "PLAYER TRAP_ACT_IN_SET_TURN 1,1", "FIELD TRAP_ACT_IN_SET_TURN LOCATION_SZONE,0", "FIELD QP_ACT_IN_NTPHAND LOCATION_HAND,0", "FIELD SSET_COST LOCATION_HAND,0 operation:function(e,tp) Duel.PayLPCost(tp,100) end", "FIELD QP_ACT_IN_SET_TURN LOCATION_SZONE,0"),
)  # fmt: skip
# What the rules say of every card in sight and of both players is asked for at many moments; LP that depend on all the answers show them
QUESTIONS: Final = """\
local function number(x)
	if x==nil then return 7 end
	if x==true then return 1 end
	if x==false then return 0 end
	if type(x)=="number" then return x//1 end
	return #x
end
local e0
local of_card={
	function(c,p) return c:IsAbleToHand(p) end, function(c) return c:IsAbleToDeck() end, function(c) return c:IsAbleToExtra() end,
	function(c) return c:IsAbleToGrave() end, function(c,p) return c:IsAbleToRemove(p) end, function(c,p) return c:IsAbleToRemove(p,POS_FACEDOWN) end,
	function(c) return c:IsAbleToHandAsCost() end, function(c) return c:IsAbleToDeckAsCost() end, function(c) return c:IsAbleToExtraAsCost() end,
	function(c) return c:IsAbleToDeckOrExtraAsCost() end, function(c) return c:IsAbleToGraveAsCost() end,
	function(c) return c:IsAbleToRemoveAsCost() end, function(c) return c:IsReleasable() end, function(c) return c:IsReleasableByEffect() end,
	function(c) return c:IsDiscardable() end, function(c) return c:IsCanChangePosition() end, function(c) return c:IsCanTurnSet() end,
	function(c) return c:IsControlerCanBeChanged() end, function(c) return c:IsAbleToChangeControler() end,
	function(c) return c:IsSummonable(true,nil) end, function(c) return c:IsSummonable(false,nil) end, function(c) return c:IsSummonable(true,nil,1) end,
	function(c) return c:IsMSetable(true,nil) end, function(c) return c:IsMSetable(false,nil,1) end, function(c) return c:IsSSetable() end,
	function(c) return c:IsSSetable(true) end, function(c) return c:IsSpecialSummonable() end,
	function(c,p) return c:IsCanBeSpecialSummoned(e0,0,p,false,false) end,
	function(c,p) return c:IsCanBeSpecialSummoned(e0,0,p,true,true,POS_FACEDOWN_DEFENSE) end,
	function(c,p) return c:IsCanBeSpecialSummoned(e0,0,p,false,true,POS_FACEUP_ATTACK,1-p) end,
	function(c,p) return c:IsCanBeSpecialSummoned(e0,0,p,true,false,POS_FACEUP_DEFENSE,p,0x4) end,
	function(c) return c:IsCanBeEffectTarget(e0) end, function(c) return c:IsCanBeFusionMaterial() end,
	function(c) return c:IsCanBeSynchroMaterial() end, function(c) return c:IsCanBeXyzMaterial() end, function(c) return c:IsCanBeRitualMaterial() end,
	function(c) return c:IsCanBeLinkMaterial() end, function(c) return c:IsCanBeDisabledByEffect(e0) end, function(c) return c:IsImmuneToEffect(e0) end,
	function(c) return c:IsDestructable() end, function(c) return c:IsDestructable(e0) end,
	function(c) return c:GetLevel() end, function(c) return c:GetAttack() end, function(c) return c:GetDefense() end,
	function(c) return c:GetBaseAttack() end, function(c) return c:GetBaseDefense() end, function(c) return c:GetCode() end,
	function(c) return c:GetAttribute() end, function(c) return c:GetRace() end, function(c) return c:GetType() end,
	function(c) return c:IsDisabled() end, function(c) return c:IsForbidden() end, function(c) return c:IsCanAddCounter(0x1015,1) end,
	function(c) return c:GetTributeRequirement() end, function(c,p) return c:CheckUniqueOnField(p) end,
	function(c) return c:IsLocation(LOCATION_MZONE) and c:GetAttackableTarget() or 0 end, function(c) return c:GetColumnGroup() end,
	function(c) return c:IsLocation(LOCATION_MZONE) and c:CanAttack() end, function(c) return c:GetAttackAnnouncedCount() end,
	function(c) return c:IsDirectAttacked() end, function(c) return c:GetTurnCounter() end, function(c) return c:IsStatus(STATUS_EFFECT_ENABLED) end,
	function(c) return Duel.GetTributeCount(c) end, function(c) return Duel.CheckTribute(c,1,2) end, function(c) return Duel.CheckTribute(c,2) end,
	function(c) return Duel.GetTributeGroup(c) end, function(c,p) return Duel.IsPlayerCanSummon(p,SUMMON_TYPE_NORMAL,c) end,
	function(c,p) return Duel.IsPlayerCanSpecialSummon(p,0,POS_FACEUP,p,c) end, function(c,p) return Duel.IsPlayerCanFlipSummon(p,c) end,
	function(c,p) return Duel.IsPlayerCanRelease(p,c) end, function(c,p) return Duel.IsPlayerCanRemove(p,c) end,
	function(c,p) return Duel.IsPlayerCanSendtoHand(p,c) end, function(c,p) return Duel.IsPlayerCanSendtoGrave(p,c) end,
	function(c,p) return Duel.IsPlayerCanSendtoDeck(p,c) end, function(c,p) return Duel.GetMZoneCount(p,c) end,
	function(c,p) return Duel.GetLocationCountFromEx(p,p,nil,c) end, function(c,p) return Duel.GetLocationCountFromEx(p,p,c,TYPE_LINK) end,
}
local of_player={
	function(p) return Duel.IsPlayerCanDraw(p,1) end, function(p) return Duel.IsPlayerCanDiscardDeck(p,1) end,
	function(p) return Duel.IsPlayerCanDiscardDeckAsCost(p,2) end, function(p) return Duel.IsPlayerCanSummon(p) end,
	function(p) return Duel.IsPlayerCanSpecialSummon(p) end, function(p) return Duel.IsPlayerCanAdditionalSummon(p) end,
	function(p) return Duel.GetLocationCount(p,LOCATION_MZONE) end, function(p) return Duel.GetLocationCount(p,LOCATION_SZONE) end,
	function(p) return Duel.GetLocationCount(p,LOCATION_MZONE,1-p) end, function(p) return Duel.GetMZoneCount(p) end,
	function(p) return Duel.GetLocationCount(p,LOCATION_MZONE,p,LOCATION_REASON_TOFIELD,0x6) end, function(p) return Duel.GetUsableMZoneCount(p) end,
	function(p) return Duel.GetLocationCountFromEx(p) end, function(p) return Duel.CheckReleaseGroup(p,aux.TRUE,1,nil) end,
	function(p) return Duel.CheckReleaseGroup(p,aux.TRUE,2,nil) end, function(p) return Duel.GetReleaseGroup(p) end,
	function(p) return Duel.GetReleaseGroup(p,true) end, function(p) return Duel.GetReleaseGroupCount(p) end,
	function(p) return Duel.GetFusionMaterial(p) end, function(p) return Duel.GetRitualMaterial(p) end, function(p) return Duel.CheckLPCost(p,5000) end,
	function(p) return Duel.IsCanRemoveCounter(p,1,1,0x1015,1,REASON_COST) end, function(p) return Duel.GetActivityCount(p,ACTIVITY_SUMMON) end,
	function(p) return Duel.GetActivityCount(p,ACTIVITY_SPSUMMON) end, function(p) return Duel.GetActivityCount(p,ACTIVITY_ATTACK) end,
	function(p) return Duel.GetDrawCount(p) end, function(p) return Duel.GetBattledCount(p) end,
	function(p) return Duel.IsPlayerCanSpecialSummonMonster(p,900001000,0,TYPES_TOKEN,500,500,1,RACE_WARRIOR,ATTRIBUTE_EARTH) end,
}
local function answers(e)
	e0=e
	local sum=17
	for p=0,1 do
		for i,ask in ipairs(of_player) do sum=(sum*31+number(ask(p))+i)%1000003 end
		local g=Duel.GetFieldGroup(p,LOCATION_ONFIELD|LOCATION_HAND,0)
		g:Merge(Duel.GetDecktopGroup(p,2))
		local grave=Duel.GetMatchingGroup(function(c) return c:GetSequence()<3 end,p,LOCATION_GRAVE|LOCATION_EXTRA|LOCATION_REMOVED,0,nil)
		g:Merge(grave)
		for c in aux.Next(g) do
			for i,ask in ipairs(of_card) do sum=(sum+number(ask(c,p))*(i*37+c:GetLocation()*101+c:GetSequence()+p))%1000003 end
		end
	end
	return sum
end
"""
ASKER: Final = """\
if not asked then
	asked=true
	for _,code in ipairs({EVENT_SUMMON_SUCCESS,EVENT_SPSUMMON_SUCCESS,EVENT_ATTACK_ANNOUNCE,EVENT_PHASE|PHASE_END}) do
		local e=Effect.CreateEffect(c)
		e:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
		e:SetCode(code)
		if code&EVENT_PHASE~=0 then e:SetCountLimit(1) end
		e:SetOperation(function(e) Duel.SetLP(0,3000+answers(e)%5000) end)
		Duel.RegisterEffect(e,0)
	end
end
"""
_OWN_WORDS: Final = {
    "ONCE": "c:SetSPSummonOnce(id) PROCEDURE",
    "SUMMONER": """do local e=Effect.CreateEffect(c) e:SetType(EFFECT_TYPE_QUICK_O) e:SetCode(EVENT_FREE_CHAIN) e:SetRange(Z) e:SetCountLimit(1)
e:SetCategory(CATEGORY_SPECIAL_SUMMON)
e:SetTarget(function(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return can(e,tp,H|G) end Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,H|G) end)
e:SetOperation(function(e,tp) come(e,tp,H|G,POS_FACEUP) end) c:RegisterEffect(e) end""",
    "REPLACE": """do local e=Effect.CreateEffect(c) e:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_CONTINUOUS) e:SetCode(EFFECT_DESTROY_REPLACE) e:SetRange(Z)
e:SetTarget(function(e,tp,eg,ep,ev,re,r,rp,chk) local c=e:GetHandler() if chk==0 then return not c:IsReason(REASON_REPLACE) and Duel.CheckLPCost(tp,400) end
return Duel.SelectEffectYesNo(tp,c,96) end) e:SetOperation(function(e,tp) Duel.PayLPCost(tp,400) end) c:RegisterEffect(e) end""",
    "TRIBUTER": """do local e=Effect.CreateEffect(c) e:SetType(EFFECT_TYPE_IGNITION) e:SetRange(Z) e:SetCountLimit(2)
e:SetCost(function(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.CheckReleaseGroupCost(tp,aux.TRUE,2,false,nil,nil) end
local g=Duel.SelectReleaseGroupCost(tp,aux.TRUE,2,2,false,nil,nil) Duel.Release(g,REASON_COST) end)
e:SetOperation(function(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end) c:RegisterEffect(e) end""",
    "GRANT": """do local e=Effect.CreateEffect(c) e:SetType(EFFECT_TYPE_SINGLE) e:SetCode(EFFECT_UPDATE_ATTACK) e:SetProperty(EFFECT_FLAG_SINGLE_RANGE) e:SetRange(Z)
e:SetValue(300) local f=Effect.CreateEffect(c) f:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_GRANT) f:SetRange(Z) f:SetTargetRange(Z,Z)
f:SetTarget(function(e,c) return c:IsLevelBelow(4) end) f:SetLabelObject(e) c:RegisterEffect(f) end""",
    "COPY": """do local e=Effect.CreateEffect(c) e:SetType(EFFECT_TYPE_IGNITION) e:SetRange(Z) e:SetCountLimit(1)
e:SetTarget(function(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return exists(tp,Card.IsFaceup,Z,Z) end end)
e:SetOperation(function(e,tp) local c=e:GetHandler() local g=pick(tp,Card.IsFaceup,Z,Z) if g and c:IsRelateToEffect(e) and c:IsFaceup() then
c:CopyEffect(g:GetOriginalCode(),RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_END,1) end end) c:RegisterEffect(e) end""",
    "UNIQUE": "c:SetUniqueOnField(1,1,id)",
    "PROCEDURE": """do local e=Effect.CreateEffect(c) e:SetType(EFFECT_TYPE_FIELD) e:SetCode(EFFECT_SPSUMMON_PROC) e:SetProperty(EFFECT_FLAG_UNCOPYABLE)
e:SetRange(H|G) e:SetCountLimit(1,id,EFFECT_COUNT_CODE_OATH)
e:SetCondition(function(e,c) if c==nil then return true end local tp=c:GetControler() return Duel.GetLocationCount(tp,Z)>0
and Duel.IsExistingMatchingCard(Card.IsAbleToGraveAsCost,tp,H,0,1,c) end)
e:SetOperation(function(e,tp,eg,ep,ev,re,r,rp,c) local g=Duel.SelectMatchingCard(tp,Card.IsAbleToGraveAsCost,tp,H,0,1,1,c) Duel.SendtoGrave(g,REASON_COST) end)
c:RegisterEffect(e) end""",
    "SETTER": """do local e=Effect.CreateEffect(c) e:SetType(EFFECT_TYPE_IGNITION) e:SetRange(Z) e:SetCountLimit(1)
e:SetTarget(function(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return exists(tp,Card.IsSSetable,D,0) end end)
e:SetOperation(function(e,tp) local g=Duel.GetMatchingGroup(Card.IsSSetable,tp,D,0,nil) local n=math.min(#g,2,Duel.GetLocationCount(tp,LOCATION_SZONE))
if n>0 then Duel.SSet(tp,g:Select(tp,n,n,nil)) end end) c:RegisterEffect(e) end""",
}


class Made(NamedTuple):
    """A made card: its facts and its script."""

    code: int
    name: str
    type: int
    level: int
    attack: int
    defense: int
    race: int
    attribute: int
    script: str


def _choices(text: str) -> list[tuple[str, str]]:
    pairs = (part.split(" ", 1) for line in text.strip().splitlines() for part in line.split("; "))
    return [(f"EFFECT_{code}", value.replace("~", " ")) for code, value in pairs]


_ITSELF, _SUMMONED, _CARDS, _PLAYERS = map(_choices, (ON_ITSELF, FOR_ITS_SUMMON, ON_CARDS, ON_PLAYERS))
_WHEN: Final = ("", "Duel.GetTurnCount()%2==0", "Duel.GetTurnPlayer()==e:GetHandlerPlayer()", "Duel.GetTurnPlayer()~=e:GetHandlerPlayer()", "Duel.GetTurnCount()%3==1")
_FILTERS: Final = ("", "c:IsLevelBelow(4)", "c:IsAttribute(ATTRIBUTE_DARK)", "c:IsRace(RACE_WARRIOR)", "c~=e:GetHandler()", "c:IsType(TYPE_EFFECT)", "c:GetSequence()%2==0")


def _effect(*lines: str) -> str:
    return "\n".join(["do local e=Effect.CreateEffect(c)", *lines, "c:RegisterEffect(e) end"])


def _condition(chance: random.Random, always: float = 0.4) -> list[str]:
    when = "" if chance.random() < always else chance.choice(_WHEN)
    return [f"e:SetCondition(function(e) return {when} end)"] if when else []


def _own(chance: random.Random) -> str:
    code, value = chance.choice(_ITSELF)
    return _effect(
        "e:SetType(EFFECT_TYPE_SINGLE)", "e:SetProperty(EFFECT_FLAG_SINGLE_RANGE)", "e:SetRange(LOCATION_MZONE)", f"e:SetCode({code})",
        f"e:SetValue({value})", *_condition(chance),
    )  # fmt: skip


def _for_summon(chance: random.Random) -> str:
    code, value = chance.choice(_SUMMONED)
    return _effect("e:SetType(EFFECT_TYPE_SINGLE)", f"e:SetCode({code})", f"e:SetValue({value})", *_condition(chance, 0.2))


def _aura(chance: random.Random, place: str) -> str:
    code, value = chance.choice(_CARDS)
    zones = chance.choice(("LOCATION_MZONE", "LOCATION_MZONE", "LOCATION_MZONE", "LOCATION_ONFIELD", "LOCATION_HAND", "LOCATION_SZONE|LOCATION_HAND"))
    reach = chance.choice((f"{zones},0", f"0,{zones}", f"{zones},{zones}"))
    chosen = chance.choice(_FILTERS)
    only = [f"e:SetTarget(function(e,c) return {chosen} end)"] if chosen else []
    return _effect(
        "e:SetType(EFFECT_TYPE_FIELD)", f"e:SetRange({place})", f"e:SetCode({code})", f"e:SetTargetRange({reach})", f"e:SetValue({value})",
        *only, *_condition(chance),
    )  # fmt: skip


def _law(chance: random.Random, place: str) -> str:
    code, value = chance.choice(_PLAYERS)
    reach = chance.choice(("1,0", "0,1", "1,1"))
    return _effect(
        "e:SetType(EFFECT_TYPE_FIELD)", f"e:SetRange({place})", f"e:SetCode({code})", "e:SetProperty(EFFECT_FLAG_PLAYER_TARGET)",
        f"e:SetTargetRange({reach})", f"e:SetValue({value})", *_condition(chance, 0.1),
    )  # fmt: skip


def _call(text: str) -> str:
    """The short words of deeds and costs as calls of the helpers."""
    for short, whole in (("SS(", "come(e,tp,"), ("M(", "exists(tp,"), ("P(", "pick(tp,"), ("S(", "can(e,tp,")):
        text = "".join(_replaced(text, short, whole))
    return text


def _replaced(text: str, short: str, whole: str) -> Iterator[str]:
    before = " "
    while text:
        if text.startswith(short) and not (before.isalnum() or before in "._:"):
            yield whole
            before, text = "(", text[len(short) :]
        else:
            yield text[0]
            before, text = text[0], text[1:]


def _act(chance: random.Random, kind: str, code: str, place: str = "", when: str = "", deed: str = "") -> str:
    """An effect that is activated, with a cost now and then, targets now and then, and a limit."""
    possible, do = ("true", deed) if deed else chance.choice(DEEDS)
    lines = [f"e:SetType({kind})", f"e:SetCode({code})", "e:SetDescription(900001000)"]
    lines += [f"e:SetRange({place})"] if place else []
    flags = [flag for flag in ("EFFECT_FLAG_DAMAGE_STEP", "EFFECT_FLAG_DELAY", "EFFECT_FLAG_CARD_TARGET") if chance.random() < 0.3]
    targets = "EFFECT_FLAG_CARD_TARGET" in flags and "local g=P(" in do and "P(" in do
    if not targets and "EFFECT_FLAG_CARD_TARGET" in flags:
        flags.remove("EFFECT_FLAG_CARD_TARGET")
    lines += [f"e:SetProperty({'|'.join(flags)})"] if flags else []
    limit = chance.choice(("", "1", "1,id", "1,{id,1}", "1,id,EFFECT_COUNT_CODE_OATH", "1,0,EFFECT_COUNT_CODE_CHAIN", "1,id,EFFECT_COUNT_CODE_DUEL"))
    lines += [f"e:SetCountLimit({limit})"] if limit and "EFFECT_TYPE_ACTIVATE" not in kind else []
    arguments = "(e,tp,eg,ep,ev,re,r,rp,chk,chkc)"
    if when:
        lines.append(f"e:SetCondition(function{arguments} local c=e:GetHandler() return {when} end)")
    if chance.random() < 0.35:
        payable, pay = chance.choice(COSTS)
        lines.append(f"e:SetCost(function{arguments} local c=e:GetHandler() if chk==0 then return {payable} end {_call(pay)} end)")
    lines.append(f"e:SetTarget(function{arguments} local c=e:GetHandler() if chkc then return false end if chk==0 then return {_call(possible)} end end)")
    lines.append(f"e:SetOperation(function{arguments} local c=e:GetHandler() if {_call(possible)} then {_call(do)} end end)")
    return _effect(*lines)


_IGNITION = "EFFECT_TYPE_IGNITION"


def _monster_act(chance: random.Random) -> str:
    way = chance.random()
    if way < 0.3:
        return _act(chance, _IGNITION, "0", chance.choice(("LOCATION_MZONE", "LOCATION_MZONE", "LOCATION_HAND", "LOCATION_GRAVE")))
    if way < 0.42:
        return _act(chance, "EFFECT_TYPE_QUICK_O", "EVENT_FREE_CHAIN", chance.choice(("LOCATION_MZONE", "LOCATION_HAND")))
    if way < 0.5:
        code, when, deed = chance.choice(NEGATIONS[:8])
        return _act(chance, "EFFECT_TYPE_QUICK_O", code, "LOCATION_MZONE", when, deed)
    code, own = chance.choice(EVENTS)
    must = chance.choice(("EFFECT_TYPE_TRIGGER_O", "EFFECT_TYPE_TRIGGER_O", "EFFECT_TYPE_TRIGGER_F"))
    if own:
        return _act(chance, f"EFFECT_TYPE_SINGLE|{must}", code)
    return _act(chance, f"EFFECT_TYPE_FIELD|{must}", code, chance.choice(("LOCATION_MZONE", "LOCATION_MZONE", "LOCATION_GRAVE", "LOCATION_HAND")))


def _ways_to_come(chance: random.Random) -> str:
    """A way of its own to be Summoned."""
    value = chance.choice(("0", "1", "SUMMON_TYPE_SPECIAL+1"))
    way = chance.random()
    if way < 0.4:
        return _effect(
            "e:SetType(EFFECT_TYPE_FIELD)", "e:SetCode(EFFECT_SPSUMMON_PROC)", "e:SetProperty(EFFECT_FLAG_UNCOPYABLE)",
            f"e:SetRange({chance.choice(('LOCATION_HAND', 'LOCATION_HAND|LOCATION_GRAVE'))})", f"e:SetValue({value})",
            f"e:SetCountLimit(1,id{chance.choice(('', ',EFFECT_COUNT_CODE_OATH'))})",
            "e:SetCondition(function(e,c) if c==nil then return true end return Duel.GetLocationCount(c:GetControler(),LOCATION_MZONE)>0 end)",
        )  # fmt: skip
    code = chance.choice(("EFFECT_SUMMON_PROC", "EFFECT_SET_PROC", "EFFECT_LIMIT_SUMMON_PROC", "EFFECT_SUMMON_PROC"))
    return _effect(
        "e:SetType(EFFECT_TYPE_SINGLE)", f"e:SetCode({code})", "e:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)",
        "e:SetCondition(function(e,c,min) if c==nil then return true end return min==0 and Duel.GetLocationCount(c:GetControler(),LOCATION_MZONE)>0 end)",
        "e:SetValue(SUMMON_TYPE_NORMAL+1)",
    )  # fmt: skip


def _price(chance: random.Random) -> str:
    code = chance.choice(("SUMMON_COST", "SPSUMMON_COST", "FLIPSUMMON_COST", "MSET_COST", "ATTACK_COST"))
    return _effect(
        "e:SetType(EFFECT_TYPE_SINGLE)", f"e:SetCode(EFFECT_{code})", "e:SetCost(function(e,c,tp) return Duel.CheckLPCost(tp,300) end)",
        "e:SetOperation(function(e,tp) Duel.PayLPCost(tp,300) end)",
    )  # fmt: skip


def _monster_script(chance: random.Random) -> Iterator[str]:
    if chance.random() < 0.6:
        yield _own(chance)
    if chance.random() < 0.35:
        yield _aura(chance, "LOCATION_MZONE")
    if chance.random() < 0.2:
        yield _law(chance, "LOCATION_MZONE")
    if chance.random() < 0.2:
        yield _for_summon(chance)
    if chance.random() < 0.2:
        yield _ways_to_come(chance)
    if chance.random() < 0.12:
        yield _price(chance)
    if chance.random() < 0.08:
        yield "c:SetUniqueOnField(1,1,id)"
    if chance.random() < 0.1:
        yield "c:EnableCounterPermit(0x1015)"
    for _ in range(chance.choice((0, 1, 1, 2))):
        yield _monster_act(chance)


def _spell_script(chance: random.Random, kind: int) -> Iterator[str]:
    if kind == EQUIP:
        yield "aux.AddEquipProcedure(c)"
        for _ in range(2):
            code, value = chance.choice(_ITSELF)
            yield _effect("e:SetType(EFFECT_TYPE_EQUIP)", f"e:SetCode({code})", f"e:SetValue({value})", *_condition(chance))
        return
    lasting = kind & 0xA0000
    if lasting:
        yield _effect("e:SetType(EFFECT_TYPE_ACTIVATE)", "e:SetCode(EVENT_FREE_CHAIN)")
        place = "LOCATION_FZONE" if kind & 0x80000 else "LOCATION_SZONE"
        yield _aura(chance, place)
        yield chance.choice((_law, _aura))(chance, place)
        if chance.random() < 0.5:
            code, _ = chance.choice([event for event in EVENTS if not event[1]])
            yield _act(chance, "EFFECT_TYPE_FIELD|EFFECT_TYPE_TRIGGER_O", code, place)
    elif kind == COUNTER_TRAP or (kind == TRAP and chance.random() < 0.4):
        code, when, deed = chance.choice(NEGATIONS)
        yield _act(chance, "EFFECT_TYPE_ACTIVATE", code, when=when, deed=deed)
    else:
        code = chance.choice(("EVENT_FREE_CHAIN", "EVENT_FREE_CHAIN", "EVENT_FREE_CHAIN", "EVENT_SUMMON_SUCCESS", "EVENT_DESTROYED", "EVENT_ATTACK_ANNOUNCE"))
        yield _act(chance, "EFFECT_TYPE_ACTIVATE", code if kind in (TRAP, QUICK) else "EVENT_FREE_CHAIN")


def _extra_script(chance: random.Random, kind: int) -> Iterator[str]:
    yield "c:EnableReviveLimit()"
    yield {
        FUSION: "Fusion.AddProcMixN(c,true,true,aux.FilterBoolFunction(Card.IsType,TYPE_EFFECT),2)",
        SYNCHRO: "Synchro.AddProcedure(c,nil,1,1,Synchro.NonTuner(nil),1,99)",
        XYZ: "Xyz.AddProcedure(c,nil,4,2)",
        LINK: "Link.AddProcedure(c,nil,2,2)",
    }[kind]
    yield from _monster_script(chance)


def _themed(text: str) -> str:
    """The Lua of one effect of a theme: a word of its own, a deed that is done at any time, or a lasting effect."""
    word, _, rest = text.partition(" ")
    if word in _OWN_WORDS:
        return _OWN_WORDS[word].replace("PROCEDURE", _OWN_WORDS["PROCEDURE"])
    if word in ("QUICK", "FREE"):
        kind = "EFFECT_TYPE_QUICK_O" if word == "QUICK" else "EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS"
        return _effect(
            f"e:SetType({kind})", "e:SetCode(EVENT_FREE_CHAIN)", "e:SetRange(Z)", "e:SetCountLimit(1)",
            f"e:SetOperation(function(e,tp) local c=e:GetHandler() {rest} end)",
        )  # fmt: skip
    code, *more = rest.split(" ")
    reach = more.pop(0) if word in ("FIELD", "PLAYER") else ""
    given = dict(part.split(":", 1) for part in _parts(" ".join(more)))
    names = {"value": "Value", "target": "Target", "operation": "Operation", "cost": "Cost", "condition": "Condition", "count": "CountLimit"}
    return _effect(
        f"e:SetType(EFFECT_TYPE_{'FIELD' if reach else 'SINGLE'})", f"e:SetCode(EFFECT_{code})",
        *(["e:SetRange(Z)"] if word != "ITS" else []), *([f"e:SetTargetRange({reach})"] if reach else []),
        *({"PLAYER": ["e:SetProperty(EFFECT_FLAG_PLAYER_TARGET)"], "SELF": ["e:SetProperty(EFFECT_FLAG_SINGLE_RANGE)"]}.get(word, [])),
        *(["e:SetCondition(function(e,c,min) return c==nil or Duel.GetLocationCount(c:GetControler(),Z)>0 end)"] if code.endswith("_PROC") else []),
        *(f"e:Set{names[name]}({value})" for name, value in given.items()),
    )  # fmt: skip


def _parts(text: str) -> list[str]:
    return re.findall(r"(?:value|target|operation|cost|condition|count):.*?(?= (?:value|target|operation|cost|condition|count):|$)", text)


ASKING: Final = FIRST_CODE + 199


def _asking() -> Made:
    """A monster whose presence in a Deck is enough: what the rules answer shows in the LP of player 0."""
    script = f"local s,id=GetID()\nlocal asked\n{QUESTIONS}function s.initial_effect(c)\n{ASKER}end\n"
    return Made(ASKING, "Made Asker", EFFECT, 4, 1000, 1000, 1, 1, script)


def theme_codes(theme: int) -> list[int]:
    """The passcodes of a theme's cards."""
    return [FIRST_CODE + 200 + 10 * theme + number for number in range(len(THEMES[theme]))]


def _themes() -> Iterator[Made]:
    for theme, effects in enumerate(THEMES):
        for number, (code, text) in enumerate(zip(theme_codes(theme), effects, strict=True)):
            chance = random.Random(code)
            body = "\n".join([_themed(text), *([_monster_act(chance)] if chance.random() < 0.5 else [])])
            script = f"local s,id=GetID()\n{HELPERS}function s.initial_effect(c)\n{body}\nend\n"
            level = 6 if "DECREASE_TRIBUTE" in text or "_PROC" in text else 4
            attack, defense = chance.randrange(8, 25) * 100, chance.randrange(5, 22) * 100
            yield Made(code, f"Made {theme}-{number}", EFFECT, level, attack, defense, 1 << chance.randrange(3), 1 << chance.randrange(6), script)


def cards() -> list[Made]:
    """All made cards, a Token first."""
    made = [Made(FIRST_CODE, "Made Token", 0x4011, 1, 500, 500, 1, 1, "")]
    kinds = [*(kind_of(n) for n in range(MONSTERS + SPELLS)), *((FUSION, SYNCHRO, XYZ, LINK)[n % 4] for n in range(EXTRA))]
    for number, kind in enumerate(kinds, 1):
        chance = random.Random(number)
        code = FIRST_CODE + number
        monster = bool(kind & 1)
        level = chance.choice((1, 2, 3, 3, 4, 4, 4, 4, 5, 6, 7, 8)) if monster else 0
        level = {SYNCHRO: 5, XYZ: 4, LINK: 2}.get(kind, level)
        attack, defense = (chance.randrange(0, 30) * 100, chance.randrange(0, 25) * 100) if monster else (0, 0)
        if kind == LINK:
            defense = 0x28
        race, attribute = (1 << chance.randrange(3), 1 << chance.randrange(6)) if monster else (0, 0)
        extra = number > MONSTERS + SPELLS
        body = () if kind == NORMAL else _extra_script(chance, kind) if extra else _monster_script(chance) if monster else _spell_script(chance, kind)
        start = {GEMINI: ["Gemini.AddProcedure(c)"], SPIRIT: ["Spirit.AddProcedure(c,EVENT_SUMMON_SUCCESS,EVENT_FLIP)"]}.get(kind, [])
        lines = "\n".join([*start, *body])
        script = f"local s,id=GetID()\n{HELPERS}function s.initial_effect(c)\n{lines}\nend\n"
        made.append(Made(code, f"Made {number}", kind, level, attack, defense, race, attribute, script))
    return [*made, *_themes(), _asking()]


def kind_of(number: int) -> int:
    """What kind of card the one of this number is."""
    chance = random.Random(1000 + number)
    if number < MONSTERS:
        return chance.choice((NORMAL, EFFECT, EFFECT, EFFECT, EFFECT, EFFECT, EFFECT, FLIP, TUNER, TUNER, GEMINI, SPIRIT))
    return chance.choice((SPELL, SPELL, QUICK, CONTINUOUS_SPELL, CONTINUOUS_SPELL, EQUIP, FIELD_SPELL, TRAP, TRAP, CONTINUOUS_TRAP, COUNTER_TRAP))


def write(folder: Path) -> tuple[Path, Path]:
    """The database and the folder of scripts of all made cards, written into the folder."""
    scripts, database = folder / "scripts", folder / "cards.cdb"
    scripts.mkdir(parents=True, exist_ok=True)
    strings = ",".join(f"str{n} text" for n in range(1, 17))
    made = cards()
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("create table datas(id integer primary key,ot,alias,setcode,type,atk,def,level,race,attribute,category)")
        file.execute(f"create table texts(id integer primary key,name text,desc text,{strings})")
        for card in made:
            row = (card.code, 32, 0, 0, card.type, card.attack, card.defense, card.level, card.race, card.attribute, 0)
            file.execute(f"insert into datas values ({','.join('?' * len(row))})", row)
            file.execute("insert into texts(id,name,desc) values (?,?,'')", (card.code, card.name))
    file.close()
    for card in made:
        if card.script:
            (scripts / f"c{card.code}.lua").write_text(card.script, encoding="utf-8")
    return database, scripts


def decks(seed: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The Main and Extra Decks of both players in the duel of this number."""
    chance = random.Random(seed)
    made = cards()[1:]
    numbered, rest = made[: MONSTERS + SPELLS], made[MONSTERS + SPELLS :]
    monsters, spells, extra = numbered[:MONSTERS], numbered[MONSTERS:], rest[:EXTRA]
    theme = theme_codes(seed % len(THEMES)) + theme_codes(chance.randrange(len(THEMES)))
    found = []
    for _ in range(2):
        main = [card.code for card in [*chance.sample(monsters, 10), *chance.sample(spells, 9)] for _ in range(2)] + theme * 2 + [ASKING]
        chance.shuffle(main)
        found.append((tuple(main), tuple(card.code for card in extra)))
    return found
