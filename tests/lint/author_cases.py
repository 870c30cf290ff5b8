"""Mistakes that authors make beside negation, and in its surroundings: code, mistake, right form, card text."""

from lint_help import effect, negation, targeting

TWO = (
    effect("SetType(EFFECT_TYPE_IGNITION); SetCountLimit(1,id); SetOperation(s.op)").replace(
        "\nend\n",
        "\n\tlocal e2=Effect.CreateEffect(c)\n\te2:SetType(EFFECT_TYPE_IGNITION)\n\te2:SetCountLimit(1,{})\n\te2:SetOperation(s.{})\n"
        "\tc:RegisterEffect(e2)\nend\n",
    )
    + "function s.op(e,tp,eg,ep,ev,re,r,rp)\nend\nfunction s.op2(e,tp,eg,ep,ev,re,r,rp)\nend\n"
)
EACH = 'You can draw 1 card. You can only use each effect of "Test Card" once per turn.'
FOLLOWING = "You can only use each of the following effects of this card once per turn."
ONE = 'You can only use 1 "Test Card" effect per turn, and only once that turn.'
GAIN = (
    "\tif tc:IsRelateToEffect(e) then\n\tlocal e1=Effect.CreateEffect(c)\n\te1:SetType(EFFECT_TYPE_SINGLE)\n"
    "\te1:SetCode(EFFECT_UPDATE_ATTACK)\n\te1:SetValue(500)\n{}\ttc:RegisterEffect(e1)\n\tend"
)
FOREVER = (
    "\tlocal e1=Effect.CreateEffect(c)\n\te1:SetType(EFFECT_TYPE_FIELD)\n\te1:SetCode(EFFECT_CANNOT_ACTIVATE)\n"
    "\te1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)\n\te1:SetTargetRange(0,1)\n{}\tDuel.RegisterEffect(e1,tp)"
)
REVIVED = "\tif tc:IsRelateToEffect(e) and Duel.SpecialSummon{}(tc,0,tp,tp,false,false,POS_FACEUP){} then tc:NegateEffects(c) end{}"
GROUP = (
    "\tlocal g=Duel.GetMatchingGroup(Card.IsAbleToHand,tp,LOCATION_GRAVE,0,nil)\n{}"
    "\tfor sc in g:Iter() do\n{}\tsc:NegateEffects(c)\n\tend\n{}"
)
TARGETED = (
    negation("\tDuel.NegateActivation(ev)").replace(
        "return not", "local g=Duel.GetChainInfo(ev,CHAININFO_TARGET_CARDS)\n\treturn {} and not"
    )
    + "function s.filter(c,tp)\n\treturn {}c:IsControler(tp) and c:IsFaceup()\nend\n"
)
ANSWER = "When a card or effect is activated that targets a card(s) you control (Quick Effect): You can negate the activation."
TRIGGER = "SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O); SetCode({}); SetProperty({}); SetOperation(s.op)"
PLAIN, DELAYED = "EFFECT_FLAG_PLAYER_TARGET", "EFFECT_FLAG_PLAYER_TARGET+EFFECT_FLAG_DELAY"
FIELD = "SetType(EFFECT_TYPE_FIELD); SetRange(LOCATION_MZONE); SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET); SetTargetRange(LOCATION_MZONE,0); "


def timing(code: str, text: str, kind: str = "SINGLE") -> tuple[str, str, str, str | None]:
    """A trigger that needs the flag, and the same with it."""
    made = TRIGGER.replace("SINGLE", kind) + ("; SetRange(LOCATION_MZONE)" if kind == "FIELD" else "")
    return "L115", effect(made.format(code, PLAIN)), effect(made.format(code, DELAYED)), text


CASES: list[tuple[str, str, str, str | None]] = [
    ("L128", TWO.format("id", "op2"), TWO.format("{id,1}", "op2"), EACH),
    ("L128", TWO.format("id", "op2"), TWO.format("id", "op"), FOLLOWING),
    ("L128", TWO.format("{id,1}", "op2"), TWO.format("id", "op2"), ONE),
    ("L129", targeting(GAIN.format("")), targeting(GAIN.format("\te1:SetReset(RESET_EVENT|RESETS_STANDARD)\n")), None),
    ("L129", targeting(FOREVER.format("")), targeting(FOREVER.format("\te1:SetReset(RESET_PHASE|PHASE_END)\n")),
     "Your opponent cannot activate cards this turn."),
    ("N306", targeting(REVIVED.format("", ">0", "")), targeting(REVIVED.format("Step", "", "\n\tDuel.SpecialSummonComplete()")), None),
    ("N306", targeting(GROUP.format("\tDuel.SpecialSummon(g,0,tp,tp,false,false,POS_FACEUP)\n", "", "")),
     targeting(GROUP.format("", "\tDuel.SpecialSummonStep(sc,0,tp,tp,false,false,POS_FACEUP)\n", "\tDuel.SpecialSummonComplete()")), None),
    ("N814", TARGETED.format("g:IsExists(s.filter,1,nil,tp)", ""), TARGETED.format("g:IsExists(s.filter,1,nil,tp)", "c:IsOnField() and "),
     ANSWER),
    ("N814", TARGETED.format("g:GetFirst():IsControler(tp)", ""), TARGETED.format("g:IsExists(s.filter,1,nil,tp)", "c:IsOnField() and "),
     ANSWER),
    timing("EVENT_TO_GRAVE", "If this card is sent from the field to the GY: You can draw 1 card."),
    timing("EVENT_BE_MATERIAL", "When this card is Summoned: Draw. If this card is used as Synchro Material: You can draw 1 card."),
    timing("EVENT_SPSUMMON_SUCCESS", "If a monster is Special Summoned: You can draw 1 card.", "FIELD"),
    ("N606", effect(FIELD + "SetProperty(EFFECT_FLAG_IGNORE_IMMUNE); SetValue(aux.tgoval)"),
     effect(FIELD + "SetProperty(EFFECT_FLAG_IGNORE_IMMUNE+EFFECT_FLAG_SET_AVAILABLE); SetValue(aux.tgoval)"),
     "Your opponent cannot target monsters, except this one, with the effects of monsters."),
]  # fmt: skip
