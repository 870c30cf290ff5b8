"""Cases of the rules that were learnt from the histories of card scripts: code, a mistake, its repair, the card's text."""

from lint_help import FLAGS, HEAD, RELATED, effect, immunity, negation, pair, single, summon_negation, targeting

END = "RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_END"
NEGATED = "\tif Duel.NegateActivation(ev) then {} end"
SEND = "\tif Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then Duel.SendtoGrave(eg,REASON_EFFECT) end"
DESTROY = "\tif Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then Duel.Destroy(eg,REASON_EFFECT) end"
CALM = "\tif tc:IsFaceup() and tc:IsRelateToEffect(e) and {} then tc:NegateEffects(c) end"
SHUFFLED = (
    "\tlocal c=e:GetHandler()\n\tif c:IsRelateToEffect(e) and Duel.SendtoDeck(c,nil,2,REASON_EFFECT)>0{}"
    " and Duel.NegateActivation(ev) then return end"
)
MINE = "\tlocal c=e:GetHandler()\n\tif Duel.NegateActivation(ev){} then c:UpdateAttack(500) end"
MOVED = "\tlocal c=e:GetHandler()\n\tif {}Duel.Remove(c,POS_FACEUP,REASON_EFFECT)>0 then Duel.NegateActivation(ev) end"
RANGE = "\te1:SetRange(LOCATION_MZONE)\n"
ALIVE = "not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED) and "
SENT = (
    "\tlocal c=e:GetHandler()\n\tif c:IsRelateToEffect(e) and Duel.SendtoDeck(c,nil,2,REASON_EFFECT)>0 and c:IsLocation(LOCATION_DECK)"
    " and Duel.NegateActivation(ev){} then Duel.Destroy(eg,REASON_EFFECT) end"
)
FACED = "\tif tc:IsFaceup() and {} then\n\ttc:NegateEffects(c)\n\tc:UpdateAttack(500)\n\tend"
FIELD = "SetType(EFFECT_TYPE_SINGLE); SetRange(LOCATION_MZONE); SetValue(1); "


def solving(condition: str) -> str:
    """A continuous effect that negates what targets its card."""
    return (
        effect("SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS); SetCode(EVENT_CHAIN_SOLVING); SetOperation(s.op)")
        + "function s.op(e,tp,eg,ep,ev,re,r,rp)\n\tlocal c=e:GetHandler()\n"
        + "\tlocal g=Duel.GetChainInfo(ev,CHAININFO_TARGET_CARDS)\n"
        + f"\tif {condition} then Duel.NegateEffect(ev) end\nend\n"
    )


def answering(flags: str, operation: str) -> str:
    """A Quick Effect that answers a Chain Link and does something other than negating it."""
    return negation(operation, flags=flags)


def taking(filter_: str) -> str:
    """An operation that takes a card from the Graveyard."""
    return (
        effect("SetType(EFFECT_TYPE_IGNITION); SetRange(LOCATION_MZONE); SetOperation(s.op)")
        + "function s.filter(c)\n\treturn c:IsAbleToHand()\nend\nfunction s.op(e,tp,eg,ep,ev,re,r,rp)\n"
        + f"\tlocal g=Duel.SelectMatchingCard(tp,{filter_},tp,LOCATION_GRAVE,0,1,1,nil)\n\tDuel.SendtoHand(g,nil,REASON_EFFECT)\nend\n"
    )


def waiting(more: str) -> str:
    """An operation that waits for Chain Links to negate them."""
    return (
        effect("SetType(EFFECT_TYPE_IGNITION); SetRange(LOCATION_MZONE); SetOperation(s.op)")
        + "function s.op(e,tp,eg,ep,ev,re,r,rp)\n\tlocal e1=Effect.CreateEffect(e:GetHandler())\n"
        + "\te1:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS)\n\te1:SetCode(EVENT_CHAIN_SOLVING)\n\te1:SetOperation(s.neg)\n"
        + f"\te1:SetReset(RESET_PHASE|PHASE_END)\n\tDuel.RegisterEffect(e1,tp)\n{more}end\n"
        + "function s.neg(e,tp,eg,ep,ev,re,r,rp)\n\tDuel.NegateEffect(ev)\nend\n"
    )


def disabling() -> str:
    """Lines that negate monsters for the turn."""
    return (
        "\tlocal e2=Effect.CreateEffect(e:GetHandler())\n\te2:SetType(EFFECT_TYPE_FIELD)\n\te2:SetCode(EFFECT_DISABLE)\n"
        "\te2:SetTargetRange(0,LOCATION_MZONE)\n\te2:SetReset(RESET_PHASE|PHASE_END)\n\tDuel.RegisterEffect(e2,tp)\n"
    )


def drawing(between: str) -> str:
    """An operation that returns a card, then draws."""
    return (
        effect("SetType(EFFECT_TYPE_IGNITION); SetRange(LOCATION_MZONE); SetOperation(s.op)")
        + "function s.op(e,tp,eg,ep,ev,re,r,rp)\n\tlocal tc=Duel.GetFirstTarget()\n"
        + f"\tDuel.SendtoHand(tc,nil,REASON_EFFECT)\n{between}\tDuel.Draw(tp,1,REASON_EFFECT)\nend\n"
    )


def from_the_graveyard(condition: str) -> str:
    """A Quick Effect in the Graveyard with a condition."""
    return (
        effect("SetType(EFFECT_TYPE_QUICK_O); SetCode(EVENT_CHAINING); SetRange(LOCATION_GRAVE); SetCondition(s.con)")
        + f"function s.con(e,tp,eg,ep,ev,re,r,rp)\n\treturn {condition}rp==1-tp\nend\n"
    )


def summoning(operation: str) -> str:
    """An operation that Special Summons."""
    return (
        effect("SetType(EFFECT_TYPE_IGNITION); SetCode(EVENT_FREE_CHAIN); SetRange(LOCATION_MZONE); SetOperation(s.op)")
        + f"function s.op(e,tp,eg,ep,ev,re,r,rp)\n\tlocal tc=Duel.GetFirstTarget()\n{operation}end\n"
    )


def announcing(place: str) -> str:
    """A target function that announces what the operation takes from the Deck."""
    return (
        effect("SetType(EFFECT_TYPE_IGNITION); SetRange(LOCATION_MZONE); SetTarget(s.tg); SetOperation(s.op)")
        + "function s.tg(e,tp,eg,ep,ev,re,r,rp,chk)\n\tif chk==0 then return true end\n"
        + f"\tDuel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,{place})\nend\n"
        + "function s.op(e,tp,eg,ep,ev,re,r,rp)\n"
        + "\tlocal g=Duel.SelectMatchingCard(tp,Card.IsAbleToHand,tp,LOCATION_DECK,0,1,1,nil)\n"
        + "\tDuel.SendtoHand(g,nil,REASON_EFFECT)\nend\n"
    )


def answering_destruction(condition: str) -> str:
    """A condition that looks for destruction."""
    body = f"\tlocal ex,tg,tc=Duel.GetOperationInfo(ev,CATEGORY_DESTROY)\n\treturn {condition} and Duel.IsChainNegatable(ev)\nend\n"
    start, _, rest = negation(DESTROY).partition("\treturn not")
    return start + body + rest.partition("end\n")[2]


LEARNT: list[tuple[str, str, str, str | None]] = [
    ("N203", negation(SEND), negation("\tDuel.NegateActivation(ev)"), "Quick Effect: You can negate the activation."),
    ("N203", negation(SEND), negation(DESTROY), "You can negate the activation, and if you do, destroy it."),
    ("N605", effect(FIELD + "SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET)"), effect(FIELD + "SetCode(EFFECT_UPDATE_ATTACK)"), None),
    ("N709", immunity("te:GetHandler()~=e:GetHandler()"), immunity("te:GetOwner()~=e:GetHandler()"), None),
    ("N709", immunity("e:GetHandler()~=te:GetHandler()"), immunity("te:IsActivated() and te:GetHandler()~=e:GetHandler()"), None),
    ("N704", effect(FIELD + "SetCode(EFFECT_IMMUNE_EFFECT)"), immunity("te:GetOwner()~=e:GetOwner()"), "Unaffected by other cards."),
    (
        "N704",
        immunity("te:IsActiveType(TYPE_EFFECT)"),
        immunity("te:IsActiveType(TYPE_EFFECT) and te:GetOwner()~=e:GetOwner()"),
        "It is unaffected by other monsters' effects.",
    ),
    (
        "N705",
        immunity("te:IsActivated() and te:GetOwner():IsSummonLocation(LOCATION_EXTRA)"),
        immunity("te:IsActivated() and te:GetOwner():IsSummonLocation(LOCATION_EXTRA) and te:GetActivateLocation()==LOCATION_MZONE"),
        None,
    ),
    ("N809", targeting(CALM.format("not tc:IsDisabled()")), targeting(CALM.format("tc:IsCanBeDisabledByEffect(e)")), None),
    ("N810", negation(MINE.format("")), negation(MINE.format(" and c:IsRelateToEffect(e)")), None),
    ("N811", solving("g and g:IsContains(c)"), solving("c:IsRelateToEffect(re) and g and g:IsContains(c)"), None),
    ("N812", negation(SHUFFLED.format("")), negation(SHUFFLED.format(" and c:IsLocation(LOCATION_DECK)")), None),
    (
        "N813",
        negation("\tif Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then Duel.Draw(tp,1,REASON_EFFECT) end"),
        negation(NEGATED.format("Duel.Draw(tp,1,REASON_EFFECT)")),
        None,
    ),
    ("N905", negation("\tDuel.NegateActivation(ev)"), negation(DESTROY), None),
    (
        "N906",
        negation(DESTROY.replace("Destroy(eg", "Remove(eg,POS_FACEUP")),
        negation(DESTROY),
        "Negate the activation, and if you do, destroy it.",
    ),
    (
        "N906",
        summon_negation("Duel.NegateSummon(eg)\n\tDuel.Destroy(eg,REASON_EFFECT)"),
        summon_negation("Duel.NegateSummon(eg)\n\tDuel.Remove(eg,POS_FACEUP,REASON_EFFECT)"),
        "Negate the Summon, and if you do, banish that monster.",
    ),
    (
        "N1004",
        answering(FLAGS, "\tDuel.Draw(tp,1,REASON_EFFECT)"),
        answering("", "\tDuel.Draw(tp,1,REASON_EFFECT)"),
        None,
    ),
    ("N1001", negation("\tDuel.NegateActivation(ev)"), negation("\tDuel.NegateEffect(ev)", flags=""), "Then: You can negate that effect."),
    (
        "N1102",
        summon_negation("Duel.NegateSummon(eg)", "Duel.GetCurrentChain(true)==0 and eg:IsExists(Card.IsControler,1,nil,1-tp)"),
        summon_negation("Duel.NegateSummon(eg)", "Duel.GetCurrentChain(true)==0 and eg:IsExists(Card.IsSummonPlayer,1,nil,1-tp)"),
        None,
    ),
    (
        "N1105",
        effect("SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O); SetCode(EVENT_SUMMON); SetOperation(function(e,tp) end)"),
        effect("SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O); SetCode(EVENT_SUMMON_SUCCESS); SetOperation(function(e,tp) end)"),
        None,
    ),
    (
        "N401",
        targeting("\tlocal bc=c:GetBattleTarget()\n" + pair().replace("tc:", "bc:")),
        targeting("\tlocal bc=c:GetBattleTarget()\n\tDuel.NegateRelatedChain(bc,RESET_TURN_SET)\n" + pair().replace("tc:", "bc:")),
        None,
    ),
    (
        "N401",
        HEAD + targeting("\ts.off(tc,c)").removeprefix(HEAD) + "function s.off(tc,c)\n" + pair() + "end\n",
        HEAD + targeting("\ts.off(tc,c)").removeprefix(HEAD) + "function s.off(tc,c)\n\ttc:NegateEffects(c)\nend\n",
        None,
    ),
    (
        "N504",
        targeting(RELATED + single("EFFECT_INDESTRUCTABLE_EFFECT", more="\te1:SetValue(1)\n")),
        targeting(RELATED + single("EFFECT_INDESTRUCTABLE_EFFECT", reset=END, more="\te1:SetValue(1)\n")),
        "This turn, that monster cannot be destroyed by card effects.",
    ),
    (
        "N603",
        effect("SetType(EFFECT_TYPE_FIELD); SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET); SetTargetRange(LOCATION_MZONE,0)"),
        effect("SetType(EFFECT_TYPE_FIELD); SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET); SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)"),
        "Your opponent cannot target monsters on the field with card effects.",
    ),
    (
        "N504",
        targeting("\tif tc:IsCanBeDisabledByEffect(e) then tc:NegateEffects(c) end"),
        targeting("\tif tc:IsCanBeDisabledByEffect(e) then tc:NegateEffects(c,RESET_PHASE|PHASE_END) end"),
        "Target 1 monster; negate its effects, until the end of this turn.",
    ),
    ("N601", immunity("1").replace("s.val)", "aux.tgoval)", 1), immunity("te:GetOwner()~=e:GetOwner()"), None),
    (
        "N603",
        effect("SetType(EFFECT_TYPE_SINGLE); SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET); SetValue(1)"),
        effect("SetType(EFFECT_TYPE_SINGLE); SetCode(EFFECT_IMMUNE_EFFECT); SetValue(s.val)"),
        "This card is unaffected by Trap effects.",
    ),
    (
        "N704",
        immunity("te:IsMonsterEffect()"),
        immunity("te:IsMonsterEffect() and te:GetOwner()~=e:GetHandler()"),
        "That face-up monster is unaffected by monster effects this turn, except its own.",
    ),
    (
        "N707",
        immunity("te:IsActivated() and te:GetOwnerPlayer()~=e:GetHandlerPlayer()"),
        immunity("te:IsMonsterEffect() and te:IsActivated() and Duel.GetChainInfo(0,CHAININFO_TRIGGERING_PLAYER)~=e:GetHandlerPlayer()"),
        "Your monsters are unaffected by monster effects activated by your opponent.",
    ),
    (
        "N802",
        negation("\tlocal g=Group.CreateGroup()\n\tif Duel.NegateActivation(ev) then g:Merge(eg) Duel.Destroy(g,REASON_EFFECT) end"),
        negation(DESTROY),
        None,
    ),
    (
        "N803",
        targeting("\tif not tc:IsImmuneToEffect(e) then\n" + pair() + "\tDuel.Draw(tp,1,REASON_EFFECT)\n\tend"),
        targeting("\tif tc:IsCanBeDisabledByEffect(e) then\n" + pair() + "\tDuel.Draw(tp,1,REASON_EFFECT)\n\tend"),
        "Negate its effects, then draw 1 card.",
    ),
    (
        "N901",
        negation("\tDuel.NegateEffect(ev)", check="IsChainNegatable", category="CATEGORY_DISABLE", flags=""),
        negation("\tDuel.NegateEffect(ev)", check="IsChainDisablable", category="CATEGORY_DISABLE", flags=""),
        "Quick Effect: You can negate that effect.",
    ),
    ("L114", targeting(""), targeting("").replace("SetCategory", "SetProperty(EFFECT_FLAG_CARD_TARGET) e1:SetCategory", 1), None),
    (
        "L115",
        effect("SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O); SetCode(EVENT_SUMMON_SUCCESS)"),
        effect("SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O); SetProperty(EFFECT_FLAG_DELAY); SetCode(EVENT_SUMMON_SUCCESS)"),
        "If this card is Normal Summoned: You can draw 1 card.",
    ),
    ("L116", taking("s.filter"), taking("aux.NecroValleyFilter(s.filter)"), None),
    ("N1005", from_the_graveyard("not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED) and "), from_the_graveyard(""), None),
    (
        "N305",
        summoning("\tDuel.SpecialSummon(tc,0,tp,tp,false,false,POS_FACEUP)\n"),
        summoning("\tif Duel.SpecialSummonStep(tc,0,tp,tp,false,false,POS_FACEUP) then tc:NegateEffects(e:GetHandler()) end\n"),
        "Target 1 monster in your GY; Special Summon it, but negate its effects.",
    ),
    ("L118", drawing(""), drawing("\tDuel.BreakEffect()\n"), "Target 1 card; return it to the hand, then draw 1 card."),
    ("L119", drawing("\tDuel.BreakEffect()\n"), drawing(""), "Target 1 card; return it to the hand, and if you do, draw 1 card."),
    ("L120", announcing("0"), announcing("LOCATION_DECK"), None),
    ("L117", effect("SetType(EFFECT_TYPE_IGNITION)"), effect("SetType(EFFECT_TYPE_IGNITION); SetRange(LOCATION_MZONE)"), None),
    ("N304", waiting(""), waiting(disabling()), "This turn, negate the effects of all monsters your opponent controls."),
    (
        "N907",
        answering_destruction("ex"),
        answering_destruction("ex and not re:IsHasCategory(CATEGORY_NEGATE)"),
        "When a card is activated that would destroy a card on the field: Negate it.",
    ),
    ("N908", negation("\tDuel.Draw(tp,1,REASON_EFFECT)"), negation("\tDuel.NegateActivation(ev)"), None),
    ("N909", negation("\tDuel.NegateActivation(ev)", category="CATEGORY_DRAW"), negation("\tDuel.NegateActivation(ev)"), None),
    (
        "N909",
        negation("\tDuel.NegateActivation(ev)").replace("SetOperationInfo(0,CATEGORY_NEGATE", "SetOperationInfo(0,CATEGORY_DRAW"),
        negation("\tDuel.NegateActivation(ev)"),
        None,
    ),
    (
        "L121",
        effect("SetType(EFFECT_TYPE_FIELD); SetCode(EFFECT_UPDATE_ATTACK); SetRange(LOCATION_SZONE)"),
        effect("SetType(EFFECT_TYPE_FIELD); SetCode(EFFECT_UPDATE_ATTACK); SetRange(LOCATION_MZONE)"),
        "All monsters you control gain 500 ATK.",
    ),
    (
        "N305",
        summoning("\tDuel.SpecialSummon(tc,0,tp,tp,false,false,POS_FACEUP)\n\tDuel.NegateAttack()\n"),
        summoning("\tDuel.SpecialSummon(tc,0,tp,tp,false,false,POS_FACEUP)\n\ttc:NegateEffects(e:GetHandler())\n"),
        "Target 1 monster in your GY; Special Summon it, but its effects are negated.",
    ),
    (
        "N505",
        targeting(RELATED + single("EFFECT_INDESTRUCTABLE_EFFECT", reset=END, more="\te1:SetValue(1)\n")),
        targeting(RELATED + single("EFFECT_INDESTRUCTABLE_EFFECT", more="\te1:SetValue(1)\n")),
        "Target 1 monster; it cannot be destroyed by card effects, also it loses 500 ATK until the end of this turn.",
    ),
    (
        "N505",
        targeting(RELATED + pair(END)),
        targeting(RELATED + pair()),
        "Target 1 monster; negate its effects, also, return it to the hand during the End Phase.",
    ),
    (
        "N707",
        immunity("te:GetOwner()~=e:GetHandler()"),
        immunity("te:IsMonsterEffect() and te:GetOwner()~=e:GetHandler()"),
        "Unaffected by other monsters' effects.",
    ),
    (
        "N707",
        immunity("te:IsMonsterEffect() and te:IsActivated() and te:GetOwner()~=e:GetHandler()"),
        immunity("te:IsMonsterEffect() and te:IsActivated() and te:GetOwnerPlayer()~=e:GetHandlerPlayer()"),
        "Unaffected by activated effects from an opponent's monster.",
    ),
    (
        "N803",
        targeting(FACED.format("tc:IsRelateToEffect(e)")),
        targeting(FACED.format("tc:IsRelateToEffect(e) and tc:IsCanBeDisabledByEffect(e)")),
        "Target 1 monster; negate its effects, and if you do, this card gains 500 ATK.",
    ),
    (
        "N1001",
        negation("\tDuel.NegateEffect(ev)", flags=""),
        negation("\tDuel.NegateActivation(ev)"),
        "Quick Effect: Negate the activation.",
    ),
    ("N101", solving("g").replace("NegateEffect", "NegateActivation"), solving("g"), None),
    (
        "N505",
        targeting("\tif tc:IsFaceup() and tc:IsRelateToEffect(e) then tc:NegateEffects(c,RESET_PHASE|PHASE_END) end"),
        targeting("\tif tc:IsFaceup() and tc:IsRelateToEffect(e) then tc:NegateEffects(c) end"),
        "Target 1 monster; negate its effects.",
    ),
    (
        "N707",
        immunity("te:IsActivated() and te:GetOwner()~=e:GetHandler()"),
        immunity("te:IsActivated() and te:IsTrapEffect()"),
        "Unaffected by activated Trap effects.",
    ),
    (
        "N704",
        immunity("te:IsMonsterEffect() and te:GetOwner():GetBaseAttack()<=3000"),
        immunity("te:IsMonsterEffect() and te:GetOwner():GetBaseAttack()<=3000 and te:GetOwner()~=e:GetHandler()"),
        "Unaffected by other monsters' effects, whose original ATK is 3000 or less.",
    ),
    (
        "N806",
        targeting(CALM.replace("tc:IsFaceup()", "c:IsFaceup()").format("not tc:IsDisabled()")),
        targeting(CALM.format("not tc:IsDisabled()")),
        None,
    ),
    ("N810", negation(MOVED.format("")), negation(MOVED.format("c:IsRelateToEffect(e) and ")), None),
    (
        "N1002",
        negation(DESTROY).replace("EFFECT_TYPE_QUICK_O", "EFFECT_TYPE_XMATERIAL+EFFECT_TYPE_QUICK_O").replace(RANGE, "").replace(ALIVE, ""),
        negation(DESTROY).replace("EFFECT_TYPE_QUICK_O", "EFFECT_TYPE_XMATERIAL+EFFECT_TYPE_QUICK_O").replace(RANGE, ""),
        None,
    ),
    (
        "N1101",
        summon_negation("local g=eg:Filter(Card.IsFaceup,nil)\n\tDuel.NegateSummon(g:GetFirst())"),
        summon_negation("local g=eg:Filter(Card.IsFaceup,nil)\n\tDuel.NegateSummon(g)"),
        None,
    ),
    (
        "N1102",
        summon_negation("Duel.NegateSummon(eg)", "Duel.GetCurrentChain(true)==0"),
        summon_negation("Duel.NegateSummon(eg)"),
        "When your opponent Special Summons a monster(s): Negate the Summon.",
    ),
    ("N802", negation(DESTROY.replace("Effect(re)", "Effect(e)")), negation(DESTROY), None),
    (
        "N802",
        negation(SENT.format("")),
        negation(SENT.format(" and re:GetHandler():IsRelateToEffect(re)")),
        None,
    ),
    (
        "N810",
        negation(SHUFFLED.format(" and c:IsLocation(LOCATION_DECK)").replace("c:IsRelateToEffect(e) and ", "")),
        negation(SHUFFLED.format(" and c:IsLocation(LOCATION_DECK)")),
        None,
    ),
    (
        "N801",
        targeting("\tif c:IsRelateToEffect(e) then Duel.SpecialSummonStep(tc,0,tp,tp,false,false,POS_FACEUP) end"),
        targeting("\tif tc:IsRelateToEffect(e) then Duel.SpecialSummonStep(tc,0,tp,tp,false,false,POS_FACEUP) end"),
        None,
    ),
]
