"""Mistakes that fixes in the histories showed and no rule saw: code, mistake, right form, card text."""

from lint_help import effect, negation, targeting

FIELD = "SetType(EFFECT_TYPE_FIELD); SetRange(LOCATION_MZONE); "
KEPT = FIELD + "SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET); SetTargetRange({}); SetProperty(EFFECT_FLAG_IGNORE_IMMUNE{}); SetValue(aux.tgoval)"
NOT_THIS = "function s.tg(e,c)\n\treturn c~=e:GetHandler()\nend\n"
DESTROY = "\tif Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then Duel.Destroy(eg,REASON_EFFECT) end"
DRAW = "\tDuel.Draw(tp,1,REASON_EFFECT)"
WORDS = "When your opponent activates a {} (Quick Effect): You can negate the activation, and if you do, destroy it."
SET_SELF = "\tif Duel.NegateActivation(ev){} then Duel.SSet(tp,e:GetHandler()) end"
BATTLE = "\tlocal bc=Duel.GetAttackTarget()\n\tif bc:IsFaceup() then bc:NegateEffects(c,nil{}) end"


def both(inherited: str, code: str, more: str = "") -> str:
    """An effect, and its clone with another code."""
    return effect(inherited).replace("\nend\n", f"\n\tlocal e2=e1:Clone()\n\te2:SetCode({code})\n{more}\tc:RegisterEffect(e2)\nend\n")


def answering(condition: str, kind: str = "QUICK_O") -> str:
    """A negation with this condition; one that is mandatory does not ask whether it can negate."""
    check = " and Duel.IsChainNegatable(ev)" if kind == "QUICK_O" else ""
    return negation(DESTROY).replace(" and Duel.IsChainNegatable(ev)", check).replace("rp==1-tp", condition).replace("QUICK_O", kind)


MINED: list[tuple[str, str, str, str | None]] = [
    ("N606", effect(KEPT.format("LOCATION_MZONE,0", "")), effect(KEPT.format("LOCATION_MZONE,0", "+EFFECT_FLAG_SET_AVAILABLE")),
     "Your opponent cannot target monsters you control with card effects."),
    ("N606", effect(KEPT.format("LOCATION_ONFIELD,0", "") + "; SetTarget(s.tg)") + NOT_THIS,
     effect(KEPT.format("LOCATION_ONFIELD,0", "") + "; SetTarget(aux.TargetBoolFunction(Card.IsSetCard,1))"),
     "Your opponent cannot target other cards you control with card effects."),
    ("N606", effect(KEPT.format("LOCATION_MZONE,0", "").replace("CANNOT_BE_EFFECT_TARGET", "INDESTRUCTABLE_EFFECT")),
     effect(KEPT.format("LOCATION_PZONE,0", "").replace("CANNOT_BE_EFFECT_TARGET", "INDESTRUCTABLE_EFFECT")),
     "Monsters you control cannot be destroyed by your opponent's card effects. Face-up monsters gain 100 ATK."),
    ("N603", effect(KEPT.format("LOCATION_MZONE,0", "")), effect(KEPT.format("LOCATION_MZONE,LOCATION_MZONE", "")),
     "While you have 2 cards in your Pendulum Zones, your opponent cannot target monsters on the field with Spell effects."),
    ("N603", effect(KEPT.format("LOCATION_MZONE,0", "")), effect(KEPT.format("LOCATION_ONFIELD,0", "")),
     'Your opponent cannot target "Sunvine" Spells/Traps you control with card effects.'),
    ("N908", negation(DESTROY).replace("QUICK_O", "QUICK_F"), answering("rp==1-tp", "QUICK_F"), None),
    ("N1004", negation(DRAW), negation(DRAW, flags=""),
     "When your opponent activates a card: Draw 1 card. If it is sent to the GY (except during the Damage Step): Draw 1 card."),
    ("N1004", negation("\tlocal c=e:GetHandler() c:UpdateAttack(100)"), negation("\tlocal c=e:GetHandler() c:UpdateAttack(100)", flags=""),
     "When your opponent activates a monster effect (except during the Damage Step): This card gains 100 ATK."),
    ("N1004", negation(DRAW, flags="SetProperty(EFFECT_FLAG_DAMAGE_STEP); "), negation(DRAW, flags=""), None),
    ("N910", answering("s.filter(re)") + "function s.filter(re)\n\treturn re:IsMonsterEffect()\nend\n",
     answering("rp==1-tp and re:IsMonsterEffect()"), WORDS.format("monster effect")),
    ("N910", answering("aux.damcon1(e,tp,eg,ep,ev,re,r,rp)"), answering("ep==1-tp and aux.damcon1(e,tp,eg,ep,ev,re,r,rp)"),
     WORDS.format("card or effect that would inflict damage")),
    ("N910", answering("rp==1-tp"), answering("rp==1-tp and re:IsSpellTrapEffect()"), WORDS.format("Spell/Trap Card or effect")),
    ("N910", answering("rp==1-tp and Duel.GetChainInfo(ev,CHAININFO_TRIGGERING_LOCATION)~=LOCATION_DECK"),
     answering("rp==1-tp and Duel.GetChainInfo(ev,CHAININFO_TRIGGERING_TYPE)&TYPE_MONSTER>0"), WORDS.format("monster effect")),
    ("N910", answering("re:IsTrapEffect()"), answering("re:IsTrapEffect() and re:IsHasType(EFFECT_TYPE_ACTIVATE)"),
     "Negate the activation of a Trap Card and destroy it."),
    ("N910", answering("re:GetHandler():IsCode(1)"), answering("re:GetHandler():IsCode(1) and re:IsHasType(EFFECT_TYPE_ACTIVATE)"),
     'When a player activates "Raigeki": Negate its effect.'),
    ("N303", targeting(BATTLE.format(",true")), targeting(BATTLE.format("")), None),
    ("N303", targeting("\tif tc:IsNegatable() then tc:NegateEffects(c,nil,true) end", "LOCATION_ONFIELD"),
     targeting("\tif tc:IsNegatable() then tc:NegateEffects(c,nil) end", "LOCATION_ONFIELD"),
     "Target 1 monster in this column; negate its effects."),
    ("N810", negation(SET_SELF.format("")).replace("QUICK_O", "ACTIVATE"),
     negation(SET_SELF.format(" and e:GetHandler():IsRelateToEffect(e)")).replace("QUICK_O", "ACTIVATE"), None),
]  # fmt: skip

IGNITION = effect("SetType(EFFECT_TYPE_IGNITION); SetRange(LOCATION_MZONE); SetTarget(s.tg); SetOperation(s.op)")
TARGET = "function s.tg(e,tp,eg,ep,ev,re,r,rp,chk)\n\tif chk==0 then {} end\nend\n"
OPERATION = "function s.op(e,tp,eg,ep,ev,re,r,rp)\n\t{}\nend\n"
CAN_DRAW = "Duel.IsPlayerCanDraw(tp,1)"
FILTER = "function s.filter(c)\n\t{}c:IsFaceup()\nend\n"
TWO = "SetType(EFFECT_TYPE_SINGLE); SetCode(EFFECT_UPDATE_ATTACK); SetValue(100)"
SECOND = "\tlocal e2=Effect.CreateEffect(c)\n\te2:SetType(EFFECT_TYPE_SINGLE)\n\t{}:SetCode(EFFECT_UPDATE_DEFENSE)\n{}end\n"
CHOICE = "Duel.SelectMatchingCard(tp,s.filter,{}LOCATION_DECK,0,1,1,nil)"


def script(target: str = f"return {CAN_DRAW}", operation: str = "Duel.Draw(tp,1,REASON_EFFECT)", more: str = "") -> str:
    """An Ignition Effect with this question and this operation."""
    return IGNITION + TARGET.format(target) + OPERATION.format(operation) + more


def two(name: str, register: str) -> str:
    """Two effects; the second one's code is set on one of them."""
    return effect(TWO).replace("\nend\n", "\n" + SECOND.format(name, register))


AUTHORS: list[tuple[str, str, str, str | None]] = [
    ("L104", script(operation=CHOICE.format(""), more=FILTER.format("return ")),
     script(operation=CHOICE.format("tp,"), more=FILTER.format("return ")), None),
    ("L122", script().replace("SetOperation(s.op)", "SetOperation(s.opp)"), script(), None),
    ("L122", script("return Duel.IsExistingMatchingCard(s.filtr,tp,LOCATION_DECK,0,1,nil)", more=FILTER.format("return ")),
     script("return Duel.IsExistingMatchingCard(s.filter,tp,LOCATION_DECK,0,1,nil)", more=FILTER.format("return ")), None),
    ("L122", script().replace("local s,id=GetID()\n", "").replace("s.", "c1.").replace("SetTarget(c1.tg", "SetTarget(c1.target"),
     script(more="for i=1,2 do s['op'..i]=s.op end\n").replace("SetOperation(s.op)", "SetOperation(s.op1)"), None),
    ("L123", two("e2", ""), two("e2", "\tc:RegisterEffect(e2)\n"), None),
    ("L124", script("return e.GetHandler():IsFaceup()"), script("return Effect.GetHandler(e):IsFaceup() and e.GetHandler(e)"), None),
    ("L125", script(CAN_DRAW), script(), None),
    ("L125", script("return Duel.IsExistingMatchingCard(s.filter,tp,LOCATION_DECK,0,1,nil)", more=FILTER.format("")),
     script("return Duel.IsExistingMatchingCard(s.filter,tp,LOCATION_DECK,0,1,nil)", more=FILTER.format("return ")), None),
    ("L125", negation(DESTROY).replace("\treturn not", "\tlocal can=not"), negation(DESTROY), None),
    ("L126", effect("SetType(EFFECT_TYPE_TRIGGER_O); SetCode(EVENT_SUMMON_SUCCESS)"),
     effect("SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O); SetCode(EVENT_SUMMON_SUCCESS)"), None),
    ("L127", two("e1", "\tc:RegisterEffect(e2)\n"), two("e2", "\tc:RegisterEffect(e2)\n"), None),
]  # fmt: skip
