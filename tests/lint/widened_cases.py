"""Mistakes by which rules were widened: code, mistake, right form, card text."""

from lint_help import effect, immunity, negation, targeting

ANSWERS = "not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED) and rp==1-tp"
DESTROY = "\tif Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then Duel.Destroy(eg,REASON_EFFECT) end"
ATTACKED = (
    effect("SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_TRIGGER_O); SetRange(LOCATION_MZONE); SetCode(EVENT_ATTACK_ANNOUNCE); SetOperation(s.op)")
    + "function s.op(e,tp,eg,ep,ev,re,r,rp)\n\tlocal c=e:GetHandler()\n\tlocal tc=Duel.GetAttacker()\n"
    + "\tif tc:IsRelateToBattle(){} then tc:NegateEffects(c) end\nend\n"
)
SOLVING = (
    effect("SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS); SetCode(EVENT_CHAIN_SOLVING); SetCondition(s.con); "
    "SetOperation(s.op)")
    + "function s.con(e,tp,eg,ep,ev,re,r,rp)\n\treturn rp==1-tp{}\nend\n"
    + "function s.op(e,tp,eg,ep,ev,re,r,rp)\n\tif Duel.SelectYesNo(tp,1) then Duel.NegateEffect(ev) end\nend\n"
)  # fmt: skip
TRAP = (
    effect("SetType(EFFECT_TYPE_ACTIVATE); SetCode(EVENT_SUMMON); SetCondition(s.con); SetOperation(s.op)")
    + "function s.con(e,tp,eg,ep,ev,re,r,rp)\n\treturn ep==1-tp and Duel.GetCurrentChain({})==0\nend\n"
    + "function s.op(e,tp,eg,ep,ev,re,r,rp)\n\tDuel.NegateSummon(eg)\nend\n"
)
BRANCHES = (
    effect("SetType(EFFECT_TYPE_SINGLE); SetCode(EFFECT_IMMUNE_EFFECT)").replace(
        "\tc:Reg", "\tif c:IsFaceup() then e1:SetValue(s.one) else e1:SetValue(s.two) end\n\tc:Reg"
    )
    + "function s.one(e,te)\n\treturn {}\nend\nfunction s.two(e,te)\n\treturn te:IsTrapEffect()\nend\n"
)
GROUP = "\tfor tc in Duel.GetTargetCards(e):Match(Card.IsFaceup,nil):Iter() do tc:NegateEffects(c,nil{}) end"
OTHER = (
    "\tif tc:IsRelateToEffect(e){} and Duel.IsExistingMatchingCard(Card.IsFaceup,tp,LOCATION_MZONE,0,1,nil) then tc:NegateEffects(c) end"
)


def answering(condition: str, operation: str = DESTROY) -> str:
    """A negation whose condition begins like this."""
    return negation(operation).replace(ANSWERS, condition)


WIDENED: list[tuple[str, str, str, str | None]] = [
    (
        "N707",
        immunity("te:IsSpellTrapEffect() and not te:IsCardCode(id)"),
        immunity("te:IsActivated() and te:IsSpellTrapEffect() and not te:IsCardCode(id)"),
        "It is unaffected by activated Spell/Trap effects, except this card.",
    ),
    (
        "N707",
        immunity("te:IsActivated() and not te:IsActiveType(TYPE_XYZ)"),
        immunity("te:IsActivated() and te:IsMonsterEffect() and not te:IsActiveType(TYPE_XYZ)"),
        "Unaffected by the activated effects of monsters, except Xyz Monsters.",
    ),
    (
        "N707",
        immunity("te:IsActivated()"),
        immunity("te:IsActivated() and te:IsTrapEffect()"),
        "Unaffected by activated Trap effects. While in Defense Position, it is unaffected by activated Spell effects.",
    ),
    (
        "N704",
        immunity("not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)"),
        immunity("te:GetOwner()~=e:GetOwner() and not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)"),
        "It is unaffected by other card effects.",
    ),
    (
        "N704",
        BRANCHES.format("te:IsMonsterEffect()"),
        BRANCHES.format("te:IsMonsterEffect() and te:GetOwner()~=e:GetOwner()"),
        "It is unaffected by other monsters' effects.",
    ),
    ("N706", immunity("c~=e:GetHandlerPlayer()"), immunity("te:GetOwnerPlayer()~=e:GetHandlerPlayer()"), None),
    (
        "N706",
        immunity("te:GetActivateLocation()==LOCATION_MZONE"),
        immunity("te:IsActivated() and te:GetActivateLocation()==LOCATION_MZONE"),
        None,
    ),
    (
        "N806",
        targeting("\tif tc:IsRelateToEffect(e) and tc:IsCanBeDisabledByEffect(e) then tc:NegateEffects(c) end"),
        targeting("\tif tc:IsRelateToEffect(e) and tc:IsFaceup() and tc:IsCanBeDisabledByEffect(e) then tc:NegateEffects(c) end"),
        None,
    ),
    ("N806", targeting(OTHER.format("")), targeting(OTHER.format(" and tc:IsFaceup()")), None),
    ("N806", ATTACKED.format(""), ATTACKED.format(" and tc:IsFaceup()"), None),
    (
        "N810",
        negation("\tlocal c=e:GetHandler()\n\tif c:UpdateAttack(-500)==-500 then Duel.NegateActivation(ev) end"),
        negation("\tlocal c=e:GetHandler()\n\tif c:IsRelateToEffect(e) and c:UpdateAttack(-500)==-500 then Duel.NegateActivation(ev) end"),
        None,
    ),
    (
        "N810",
        negation("\tif Duel.SpecialSummon(e:GetHandler(),0,tp,tp,false,false,POS_FACEUP)>0 then Duel.NegateEffect(ev) end"),
        negation("\tlocal c=e:GetHandler()\n\tif c:IsRelateToEffect(e) and Duel.SpecialSummon(c,0,tp,tp,false,false,POS_FACEUP)>0 then "
        "Duel.NegateEffect(ev) end"),
        None,
    ),
    (
        "N802",
        negation("\tif Duel.NegateEffect(ev) then Duel.ChangePosition(re:GetHandler(),POS_FACEUP_DEFENSE) end"),
        negation("\tlocal rc=re:GetHandler()\n\tif Duel.NegateEffect(ev) and rc:IsRelateToEffect(re) then "
        "Duel.ChangePosition(rc,POS_FACEUP_DEFENSE) end"),
        None,
    ),
    (
        "N802",
        negation("\tif Duel.NegateActivation(ev) and Duel.SendtoDeck(re:GetHandler(),nil,2,REASON_EFFECT)~=0 "
        "and re:GetHandler():IsLocation(LOCATION_DECK) then Duel.Draw(tp,1,REASON_EFFECT) end"),
        negation(DESTROY),
        None,
    ),
    ("N302", targeting(GROUP.format(""), "LOCATION_ONFIELD"), targeting(GROUP.format(",true"), "LOCATION_ONFIELD"), None),
    ("N601", effect("SetType(EFFECT_TYPE_SINGLE); SetCode(EFFECT_INDESTRUCTABLE_EFFECT)"),
     effect("SetType(EFFECT_TYPE_SINGLE); SetCode(EFFECT_INDESTRUCTABLE_EFFECT); SetValue(1)"), None),
    ("N903", SOLVING.format(""), SOLVING.format(" and Duel.IsChainDisablable(ev)"), None),
    ("N1102", TRAP.format(""), TRAP.format("true"), None),
    (
        "N910",
        answering("not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)"),
        answering(ANSWERS),
        "When your opponent activates a card or effect (Quick Effect): You can negate the activation, and if you do, destroy it.",
    ),
    (
        "N910",
        answering(ANSWERS),
        answering(ANSWERS + " and re:IsMonsterEffect()"),
        "When a monster effect is activated (Quick Effect): You can negate the activation, and if you do, destroy it.",
    ),
    (
        "N910",
        answering(ANSWERS + " and re:IsTrapEffect()"),
        answering(ANSWERS + " and re:IsTrapEffect() and re:IsHasType(EFFECT_TYPE_ACTIVATE)"),
        "When your opponent activates a Trap Card (Quick Effect): You can negate the activation, and if you do, destroy it.",
    ),
    (
        "N504",
        targeting("\tif tc:IsRelateToEffect(e) then\n\tlocal e1=Effect.CreateEffect(c)\n\te1:SetType(EFFECT_TYPE_SINGLE)\n"
        "\te1:SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET)\n\te1:SetValue(1)\n\te1:SetReset(RESET_EVENT|RESETS_STANDARD)\n"
        "\ttc:RegisterEffect(e1)\n\tend"),
        targeting(""),
        "Target 1 monster; neither player can target it with card effects this turn.",
    ),
]  # fmt: skip
