-- Lets scripts of YGOPro's dialect run on this engine, with their own constant.lua, utility.lua and procedure.lua, after which it is run.
-- Numbers that are the engine's own mean what they mean here; functions that only YGOPro's engine has are made of those that are here.

CHAININFO_TRIGGERING_EFFECT=0x1
CHAININFO_TRIGGERING_PLAYER=0x2
CHAININFO_TRIGGERING_CONTROLER=0x3
CHAININFO_TRIGGERING_LOCATION=0x4
CHAININFO_TRIGGERING_SEQUENCE=0x6
CHAININFO_TARGET_CARDS=0x8
CHAININFO_TARGET_PLAYER=0x9
CHAININFO_TARGET_PARAM=0xa
CHAININFO_DISABLE_REASON=0xb
CHAININFO_DISABLE_PLAYER=0xc
CHAININFO_CHAIN_ID=0xd
CHAININFO_TYPE=0xe
CHAININFO_EXTTYPE=0xf
CHAININFO_TRIGGERING_POSITION=0x10
CHAININFO_TRIGGERING_CODE=0x11
CHAININFO_TRIGGERING_CODE2=0x12
CHAININFO_TRIGGERING_LEVEL=0x14
CHAININFO_TRIGGERING_RANK=0x15
CHAININFO_TRIGGERING_ATTRIBUTE=0x16
CHAININFO_TRIGGERING_RACE=0x17
CHAININFO_TRIGGERING_ATTACK=0x18
CHAININFO_TRIGGERING_DEFENSE=0x19
EFFECT_QP_ACT_IN_SET_TURN=0x13
CATEGORY_HANDES=0x80
OPCODE_ADD=0x4000000000000000
OPCODE_SUB=0x4000000100000000
OPCODE_MUL=0x4000000200000000
OPCODE_DIV=0x4000000300000000
OPCODE_AND=0x4000000400000000
OPCODE_OR=0x4000000500000000
OPCODE_NEG=0x4000000600000000
OPCODE_NOT=0x4000000700000000
OPCODE_ISCODE=0x4000010000000000
OPCODE_ISSETCARD=0x4000010100000000
OPCODE_ISTYPE=0x4000010200000000
OPCODE_ISRACE=0x4000010300000000
OPCODE_ISATTRIBUTE=0x4000010400000000
DOUBLE_DAMAGE=0x80000000
HALF_DAMAGE=0x80000001

-- The limit of uses: YGOPro adds the kind of limit to the code, here it is a value of its own.
local limit_uses=Effect.SetCountLimit
local oath,duel,single,chain=0x1,0x2,0x4,0x8
local kinds={[EFFECT_COUNT_CODE_OATH]=oath,[EFFECT_COUNT_CODE_DUEL]=duel,[EFFECT_COUNT_CODE_CHAIN]=chain}
function Effect.SetCountLimit(e,count,code,flag)
	if flag~=nil or type(code)~="number" then return limit_uses(e,count,code,flag) end
	if code==EFFECT_COUNT_CODE_SINGLE then return limit_uses(e,count,0,single) end
	local kind=0
	for bit,value in pairs(kinds) do
		if code&bit~=0 then
			kind=kind|value
			code=code&~bit
		end
	end
	return limit_uses(e,count,code,kind)
end

-- What a card counts as for a kind of Summon.
local function any_of(holds)
	return function(c,...)
		for _,value in ipairs({...}) do
			if holds(c,value) then return true end
		end
		return false
	end
end
local function for_summon(is,kind)
	return any_of(function(c,value) return is(c,value,nil,kind) end)
end
local function with_code(kind)
	return any_of(function(c,value) return c:IsSummonCode(nil,kind,c:GetControler(),value) end)
end
Card.IsFusionType=for_summon(Card.IsType,SUMMON_TYPE_FUSION)
Card.IsFusionAttribute=for_summon(Card.IsAttribute,SUMMON_TYPE_FUSION)
Card.IsLinkType=for_summon(Card.IsType,SUMMON_TYPE_LINK)
Card.IsLinkRace=for_summon(Card.IsRace,SUMMON_TYPE_LINK)
Card.IsLinkAttribute=for_summon(Card.IsAttribute,SUMMON_TYPE_LINK)
Card.IsSynchroType=for_summon(Card.IsType,SUMMON_TYPE_SYNCHRO)
Card.IsXyzType=for_summon(Card.IsType,SUMMON_TYPE_XYZ)
Card.IsFusionSetCard=for_summon(Card.IsSetCard,SUMMON_TYPE_FUSION)
Card.IsFusionCode=with_code(SUMMON_TYPE_FUSION)
function Card.GetFusionAttribute(c)
	return c:GetAttribute(nil,SUMMON_TYPE_FUSION)
end
function Card.GetFusionCode(c)
	return c:GetCode(nil,SUMMON_TYPE_FUSION)
end
Card.IsLinkSetCard=for_summon(Card.IsSetCard,SUMMON_TYPE_LINK)
Card.IsLinkCode=with_code(SUMMON_TYPE_LINK)
function Card.GetLinkAttribute(c)
	return c:GetAttribute(nil,SUMMON_TYPE_LINK)
end
function Card.GetLinkCode(c)
	return c:GetCode(nil,SUMMON_TYPE_LINK)
end
function Card.GetLinkRace(c)
	return c:GetRace(nil,SUMMON_TYPE_LINK)
end

-- Questions under another name, or made of others.
function Card.IsFaceupEx(c)
	return c:IsFaceup() or not c:IsLocation(LOCATION_ONFIELD|LOCATION_REMOVED|LOCATION_EXTRA)
end
function Card.IsAllTypes(c,types)
	return c:GetType()&types==types
end
function Card.IsTuner(c,synchro)
	return c:IsType(TYPE_TUNER,synchro,SUMMON_TYPE_SYNCHRO)
end
local is_not_tuner,is_related,is_of_set=Card.IsNotTuner,Card.IsRelateToChain,Card.IsSetCard
function Card.IsNotTuner(c,synchro,player)
	return is_not_tuner(c,synchro,player or c:GetControler())
end
function Card.IsRelateToChain(c,link)
	return is_related(c,link or 0)
end
function Card.IsSetCard(c,code,more,...)
	if type(more)~="number" then return is_of_set(c,code,more,...) end
	for _,other in ipairs({code,more,...}) do
		if is_of_set(c,other) then return true end
	end
	return false
end
function Card.IsExtraDeckMonster(c)
	return c:IsType(TYPE_FUSION|TYPE_SYNCHRO|TYPE_XYZ|TYPE_LINK)
end
function Card.IsNonAttribute(c,attribute)
	return c:GetAttribute()&~attribute~=0
end
function Card.IsHasLevel(c)
	return c:IsLevelAbove(1)
end
function Card.IsCanOverlay(c,player)
	return c:IsCanBeXyzMaterial(nil,player or c:GetControler(),REASON_EFFECT)
end
function Card.GetCurrentScale(c)
	return c:GetLeftScale()
end
function Group.CancelableSelect(g,player,min,max,exception)
	return g:Select(player,min,max,true,exception)
end
Card.IsAttackable=Card.CanAttack
Card.IsChainAttackable=Card.CanChainAttack
Card.IsLinkState=Card.IsLinked
Card.IsDualState=Card.IsGeminiState
Card.EnableDualState=Card.EnableGeminiState
Duel.AdjustAll=Duel.Readjust
function Effect.IsCostChecked()
	return true
end
function Duel.GetSZoneCount(player)
	return Duel.GetLocationCount(player,LOCATION_SZONE)
end
function Duel.IsChainDisabled(link)
	return Duel.GetChainInfo(link,CHAININFO_DISABLE_REASON)~=nil
end
function Duel.GetReadyChain()
	return Duel.GetCurrentChain(true)
end
function Duel.GetTargetsRelateToChain()
	local targets,e=Duel.GetChainInfo(0,CHAININFO_TARGET_CARDS,CHAININFO_TRIGGERING_EFFECT)
	if not targets then return Group.CreateGroup() end
	return targets:Filter(Card.IsRelateToEffect,nil,e)
end

-- Materials that must be used, for Summons of a kind (EFFECT_MUST_BE_..._MATERIAL).
function Duel.GetMustMaterial(player,code)
	local must=Group.CreateGroup()
	for _,e in ipairs({Duel.GetPlayerEffect(player,code)}) do
		must:AddCard(e:GetHandler())
	end
	return must
end
function Duel.CheckMustMaterial(player,materials,code)
	local must=Duel.GetMustMaterial(player,code)
	return not must:IsExists(function(c) return not materials or not materials:IsContains(c) end,1,nil)
end

-- Materials of Xyz Monsters: of the field, or of a group that is given.
local function xyz_materials(xyz,fits,rank,pool)
	local player=xyz:GetControler()
	local from=pool or Duel.GetFieldGroup(player,LOCATION_MZONE,0)
	return from:Filter(function(c)
		return (c:IsFaceup() or not c:IsLocation(LOCATION_MZONE)) and c:IsCanBeXyzMaterial(xyz,player)
			and c:IsXyzLevel(xyz,rank) and (not fits or fits(c,xyz))
	end,nil)
end
function Duel.CheckXyzMaterial(xyz,fits,rank,min,max,pool)
	local found=xyz_materials(xyz,fits,rank,pool)
	local player=xyz:GetControler()
	return #found>=min and Duel.CheckMustMaterial(player,found,EFFECT_MUST_BE_XMATERIAL)
		and Duel.GetLocationCountFromEx(player,player,found,xyz)>0
end
function Duel.SelectXyzMaterial(player,xyz,fits,rank,min,max,pool)
	local found=xyz_materials(xyz,fits,rank,pool)
	local must=Duel.GetMustMaterial(player,EFFECT_MUST_BE_XMATERIAL)
	local chosen=Group.CreateGroup()
	chosen:Merge(must)
	if #chosen>=max then return chosen end
	local more=found:Select(player,math.max(min-#chosen,0),max-#chosen,must)
	if more then chosen:Merge(more) end
	return chosen
end

-- Materials of Synchro Monsters: a Tuner, and others whose Levels make up the rest.
local function synchro_pool(synchro,player,pool)
	local from=pool or Duel.GetSynchroMaterial(player)
	return from:Filter(Card.IsCanBeSynchroMaterial,nil,synchro)
end
function Duel.GetSynchroMaterial(player)
	return Duel.GetMatchingGroup(Card.IsFaceup,player,LOCATION_MZONE,0,nil)
end
local function beside(tuner,synchro,fits,pool)
	return pool:Filter(function(c) return c~=tuner and (not fits or fits(c,synchro)) end,nil)
end
local function completes(tuner,synchro,fits,min,max,pool)
	local left=synchro:GetLevel()-tuner:GetSynchroLevel(synchro)
	return left>0 and beside(tuner,synchro,fits,pool):CheckWithSumEqual(Card.GetSynchroLevel,left,min,max,synchro)
end
local function tuners_of(synchro,fits_tuner,fits,min,max,pool)
	return pool:Filter(function(c)
		return c:IsType(TYPE_TUNER) and (not fits_tuner or fits_tuner(c,synchro)) and completes(c,synchro,fits,min,max,pool)
	end,nil)
end
local function with_tuner(player,tuner,synchro,fits,min,max,pool)
	local left=synchro:GetLevel()-tuner:GetSynchroLevel(synchro)
	local chosen=beside(tuner,synchro,fits,pool):SelectWithSumEqual(player,Card.GetSynchroLevel,left,min,max,synchro)
	chosen:AddCard(tuner)
	return chosen
end
function Duel.CheckSynchroMaterial(synchro,fits_tuner,fits,min,max,_,pool)
	local player=synchro:GetControler()
	local from=synchro_pool(synchro,player,pool)
	return #tuners_of(synchro,fits_tuner,fits,min,max,from)>0 and Duel.GetLocationCountFromEx(player,player,from,synchro)>0
end
function Duel.SelectSynchroMaterial(player,synchro,fits_tuner,fits,min,max,_,pool)
	local from=synchro_pool(synchro,player,pool)
	local tuner=tuners_of(synchro,fits_tuner,fits,min,max,from):Select(player,1,1,nil):GetFirst()
	return with_tuner(player,tuner,synchro,fits,min,max,from)
end
function Duel.CheckTunerMaterial(synchro,tuner,fits_tuner,fits,min,max,pool)
	local from=synchro_pool(synchro,synchro:GetControler(),pool)
	return (not fits_tuner or fits_tuner(tuner,synchro)) and completes(tuner,synchro,fits,min,max,from)
end
function Duel.SelectTunerMaterial(player,synchro,tuner,_,fits,min,max,pool)
	return with_tuner(player,tuner,synchro,fits,min,max,synchro_pool(synchro,player,pool))
end
function Card.GetHandSynchro()
	return nil
end

-- Tributes: YGOPro names the reason and whether the hand counts.
local with_hand,select_with_hand=Duel.CheckReleaseGroupEx,Duel.SelectReleaseGroupEx
function Duel.CheckReleaseGroupEx(player,fits,min,_,hand,exception,...)
	local check=hand and with_hand or Duel.CheckReleaseGroup
	return check(player,fits,min,exception,...)
end
function Duel.SelectReleaseGroupEx(player,fits,min,max,_,hand,exception,...)
	local select=hand and select_with_hand or Duel.SelectReleaseGroup
	return select(player,fits,min,max,exception,...)
end
