"""Every rule finds its mistake, and lets the right form pass."""

import pytest
from author_cases import CASES as AUTHORED
from author_cases import EACH, FOREVER, GAIN, TWO
from learnt_cases import LEARNT
from lint_help import RELATED, codes_of, effect, findings_of, immunity, negation, pair, single, summon_negation, targeting
from mined_cases import AUTHORS, MINED, both
from widened_cases import WIDENED

from solemn.lint.registry import all_rules

GATED = "\tif Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then Duel.Destroy(eg,REASON_EFFECT) end"
END = "RESET_EVENT|RESETS_STANDARD|RESET_PHASE|PHASE_END"
GRANT = "\tlocal e1=Effect.CreateEffect(c)\n\te1:SetType(EFFECT_TYPE_SINGLE)\n\te1:SetCode(EFFECT_IMMUNE_EFFECT)\n\te1:SetValue(s.val)\n"
GROUP = "\tlocal tc=Duel.GetMatchingGroup(Card.IsFaceup,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,{})\n"
FIELD_TARGET = "SetType(EFFECT_TYPE_FIELD); SetRange(LOCATION_MZONE); SetTargetRange({0},{0}); SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET); "


def operation(body: str) -> str:
    """A script whose operation is this body."""
    return effect("SetType(EFFECT_TYPE_IGNITION); SetOperation(s.op)") + f"function s.op(e,tp,eg,ep,ev,re,r,rp)\n\t{body}\nend\n"


def on_self(reset: str) -> str:
    """A script that makes its own card unaffected."""
    return (
        effect("SetType(EFFECT_TYPE_IGNITION); SetOperation(s.op)")
        + f"function s.op(e,tp,eg,ep,ev,re,r,rp)\n\tlocal c=e:GetHandler()\n{GRANT}\te1:SetReset({reset})\n\tc:RegisterEffect(e1)\nend\n"
        + "function s.val(e,te)\n\treturn te:GetOwner()~=e:GetOwner()\nend\n"
    )


def granted(value: str, more: str = "", reset: str = "RESET_EVENT|RESETS_STANDARD") -> str:
    """A script that makes its target unaffected."""
    body = RELATED + GRANT + f"\te1:SetReset({reset})\n{more}\ttc:RegisterEffect(e1)\n"
    return targeting(body) + f"function s.val(e,te)\n\treturn {value}\nend\n"


def cost(filter_: str) -> str:
    """A negation whose cost chooses a monster."""
    return negation(GATED).replace("SetTarget(s.tg)", "SetTarget(s.tg)\n\te1:SetCost(s.cost)") + (
        f"function s.filter(c)\n\treturn {filter_}\nend\nfunction s.cost(e,tp,eg,ep,ev,re,r,rp,chk)\n"
        "\tDuel.SendtoGrave(Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_MZONE,0,1,1,nil),REASON_COST)\nend\n"
    )


FOLLOW = "\tif tc:IsRelateToEffect(e) and tc:IsFaceup() then\n\tDuel.NegateRelatedChain(tc,RESET_TURN_SET)\n" + pair(END)
FILTER = "function s.filter(c)\n\treturn c:IsLevel(4)\nend\n"
CASES: list[tuple[str, str, str, str | None]] = [
    ("N101", negation(GATED), negation(GATED.replace("Activation", "Effect"), "IsChainDisablable"), "Activate this: Negate that effect."),
    ("N101", negation("\tDuel.NegateEffect(ev)"), negation("\tDuel.NegateActivation(ev)"), None),
    ("N201", negation("\tDuel.NegateActivation(ev)\n\tDuel.Destroy(eg,REASON_EFFECT)"), negation(GATED), None),
    ("N202", summon_negation("if Duel.NegateSummon(eg) then return end"), summon_negation("Duel.NegateSummon(eg)"), None),
    ("N301", targeting(RELATED + single("EFFECT_DISABLE")), targeting(RELATED + pair()), None),
    ("N302", targeting(RELATED + pair(), "LOCATION_ONFIELD"), targeting(RELATED + pair()), None),
    ("N303", targeting(RELATED + pair() + single("EFFECT_DISABLE_TRAPMONSTER", 3)), targeting(RELATED + pair()), None),
    ("N401", targeting("\tif tc:IsRelateToEffect(e) then\n" + pair() + "\tend"), targeting(RELATED + pair()), None),
    (
        "N402",
        targeting("\tif tc:IsRelateToEffect(e) then\n" + pair() + "\tend", kind="SetType(EFFECT_TYPE_IGNITION)"),
        targeting(RELATED + pair(), kind="SetType(EFFECT_TYPE_IGNITION)"),
        None,
    ),
    (
        "N604",
        effect(FIELD_TARGET.format("LOCATION_MZONE") + "SetValue(aux.tgoval)"),
        effect(FIELD_TARGET.format("LOCATION_MZONE") + "SetValue(1)"),
        "Neither player can target monsters with card effects.",
    ),
    (
        "N806",
        targeting("\tif tc:IsRelateToEffect(e) then tc:NegateEffects(c) end"),
        targeting("\tif tc:IsRelateToEffect(e) and tc:IsFaceup() then tc:NegateEffects(c) end"),
        None,
    ),
    (
        "N807",
        negation(GATED),
        negation("\tlocal c=e:GetHandler()\n\tif c:IsFacedown() or not c:IsRelateToEffect(e) then return end\n" + GATED),
        "Negate the activation: This card must be face-up on the field to activate and to resolve this effect.",
    ),
    (
        "N808",
        targeting("\tif tc:IsRelateToEffect(e) and tc:IsFaceup() then\n" + pair() + "\tend"),
        targeting("\tif tc:IsRelateToEffect(e) and tc:IsControler(1-tp) then\n" + pair() + "\tend"),
        "Target 1 monster; that opponent's face-up monster has its effects negated.",
    ),
    (
        "N1104",
        summon_negation("Duel.NegateSummon(eg)", "eg:IsExists(s.filter,1,nil) and Duel.GetCurrentChain()==0") + FILTER,
        summon_negation("Duel.NegateSummon(eg:Filter(s.filter,nil))", "eg:IsExists(s.filter,1,nil) and Duel.GetCurrentChain()==0") + FILTER,
        None,
    ),
    (
        "N1105",
        summon_negation("Duel.NegateSummon(eg)"),
        summon_negation("Duel.SendtoDeck(eg,nil,2,REASON_EFFECT)").replace("EVENT_SPSUMMON", "EVENT_SPSUMMON_SUCCESS"),
        "When your opponent Summons a monster: Return it to the Deck.",
    ),
    ("N501", targeting(RELATED + pair(END, "RESET_EVENT|RESETS_STANDARD")), targeting(RELATED + pair(END)), None),
    ("N502", targeting(RELATED + pair("")), targeting(RELATED + pair()), None),
    ("N503", targeting(RELATED + pair("RESET_PHASE|PHASE_END")), targeting(RELATED + pair(END)), None),
    (
        "N504",
        targeting(RELATED + pair()),
        targeting(RELATED + pair(END)),
        "Target 1 monster; negate its effects until the end of this turn.",
    ),
    ("N505", targeting(RELATED + pair(END)), targeting(RELATED + pair()), "Target 1 monster; negate its effects."),
    (
        "N506",
        targeting(RELATED + pair(END + "|RESET_OPPO_TURN")),
        targeting(RELATED + pair(END)),
        "until the end of your opponent's next turn",
    ),
    (
        "N507",
        on_self(END).replace("e1:SetReset", "e1:SetLabelObject(re)\n\te1:SetReset"),
        on_self("RESET_CHAIN").replace("e1:SetReset", "e1:SetLabelObject(re)\n\te1:SetReset"),
        None,
    ),
    ("N508", on_self("RESET_EVENT|RESETS_STANDARD_DISABLE|RESET_PHASE|PHASE_END"), on_self(END), None),
    ("N509", granted("true", "\te1:SetOwnerPlayer(tp)\n"), granted("true", "\te1:SetOwnerPlayer(tp)\n", END + "|RESET_CONTROL"), None),
    (
        "N601",
        effect(FIELD_TARGET.format("LOCATION_MZONE") + "SetValue(aux.indoval)"),
        effect(FIELD_TARGET.format("LOCATION_MZONE") + "SetValue(aux.tgoval)"),
        None,
    ),
    (
        "N602",
        effect(FIELD_TARGET.format("LOCATION_MZONE") + "SetValue(1)"),
        effect(FIELD_TARGET.format("LOCATION_MZONE") + "SetValue(1); SetProperty(EFFECT_FLAG_IGNORE_IMMUNE)"),
        None,
    ),
    (
        "N603",
        effect(FIELD_TARGET.format("LOCATION_ONFIELD") + "SetValue(1)"),
        effect(FIELD_TARGET.format("LOCATION_MZONE") + "SetValue(1)"),
        "Neither player can target monsters with card effects.",
    ),
    ("N701", immunity("te:GetHandlerPlayer()~=e:GetHandlerPlayer()"), immunity("te:GetOwnerPlayer()~=e:GetHandlerPlayer()"), None),
    (
        "N702",
        immunity("te:GetOwner()~=e:GetHandler()", "", "SetType(EFFECT_TYPE_FIELD); SetTargetRange(LOCATION_MZONE,0)"),
        immunity("te:GetOwner()~=c", "", "SetType(EFFECT_TYPE_FIELD); SetTargetRange(LOCATION_MZONE,0)"),
        "Unaffected, except by their own effects",
    ),
    (
        "N703",
        immunity("te:GetOwner():IsType(TYPE_EFFECT)"),
        immunity("te:IsActiveType(TYPE_MONSTER) and te:GetOwner()~=e:GetOwner()"),
        None,
    ),
    ("N703", immunity("te:GetSummonLocation()==LOCATION_EXTRA"), immunity("te:GetHandler():GetSummonLocation()==LOCATION_EXTRA"), None),
    (
        "N704",
        immunity("te:IsMonsterEffect()"),
        immunity("te:IsMonsterEffect() and te:GetOwner()~=e:GetOwner()"),
        "Unaffected by other monsters' effects.",
    ),
    (
        "N705",
        immunity("te:IsActivated() and te:GetHandler():IsLocation(LOCATION_MZONE)"),
        immunity("te:IsActivated() and te:GetActivateLocation()==LOCATION_MZONE"),
        None,
    ),
    ("N706", immunity("not te:GetHandler():IsSetCard(1)"), immunity("not te:GetOwner():IsSetCard(1)"), None),
    (
        "N707",
        immunity("te:GetOwner()~=e:GetOwner()"),
        immunity("te:IsActivated() and te:GetOwner()~=e:GetOwner()"),
        "Unaffected by activated effects.",
    ),
    ("N708", granted("te:GetOwnerPlayer()~=e:GetHandlerPlayer()"), granted("te:GetOwnerPlayer()~=e:GetOwnerPlayer()"), None),
    (
        "N801",
        targeting("\tDuel.Destroy(tc,REASON_EFFECT)"),
        targeting("\tif tc:IsRelateToEffect(e) then Duel.Destroy(tc,REASON_EFFECT) end"),
        None,
    ),
    ("N802", negation("\tif Duel.NegateActivation(ev) then Duel.Destroy(eg,REASON_EFFECT) end"), negation(GATED), None),
    (
        "N803",
        targeting(FOLLOW + "\tDuel.Destroy(tc,REASON_EFFECT)\n\tend"),
        targeting(FOLLOW.replace("tc:IsFaceup()", "tc:IsCanBeDisabledByEffect(e)") + "\tDuel.Destroy(tc,REASON_EFFECT)\n\tend"),
        None,
    ),
    (
        "N805",
        operation("local c=e:GetHandler()\n" + GROUP.format("c") + pair()),
        operation("local c=e:GetHandler()\n" + GROUP.format("nil") + pair()),
        None,
    ),
    ("N901", negation(GATED, "IsChainDisablable", "CATEGORY_DISABLE"), negation(GATED), "Activate this: negate the activation."),
    (
        "N902",
        effect(
            "SetCategory(CATEGORY_DISABLE); SetType(EFFECT_TYPE_IGNITION); SetOperation(function(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end)"
        ),
        effect("SetCategory(CATEGORY_DRAW); SetType(EFFECT_TYPE_IGNITION); SetOperation(function(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end)"),
        None,
    ),
    ("N903", negation(GATED).replace(" and Duel.IsChainNegatable(ev)", ""), negation(GATED), None),
    ("N904", negation(GATED).replace("CATEGORY_DESTROY", "CATEGORY_REMOVE"), negation(GATED), None),
    (
        "N1001",
        negation("\tDuel.NegateEffect(ev)", "IsChainDisablable", "CATEGORY_DISABLE"),
        negation("\tDuel.NegateEffect(ev)", "IsChainDisablable", "CATEGORY_DISABLE", ""),
        None,
    ),
    ("N1002", negation(GATED).replace("not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED) and ", ""), negation(GATED), None),
    ("N1003", cost("c:IsFaceup()"), cost("c:IsFaceup() and not c:IsStatus(STATUS_BATTLE_DESTROYED)"), None),
    ("N1101", summon_negation("Duel.NegateSummon(eg:GetFirst())"), summon_negation("Duel.NegateSummon(eg)"), None),
    ("N1102", summon_negation("Duel.NegateSummon(eg)", "ep==1-tp"), summon_negation("Duel.NegateSummon(eg)"), None),
    ("N1103", summon_negation("Duel.NegateSummon(eg)", category="CATEGORY_DESTROY"), summon_negation("Duel.NegateSummon(eg)"), None),
    ("L101", operation("Duel.Draw(tpp,1,REASON_EFFECT)"), operation("Duel.Draw(tp,1,REASON_EFFECT)"), None),
    ("L102", operation("Duel.NegateActivaton(ev)"), operation("Duel.NegateActivation(ev)"), None),
    (
        "L103",
        operation("Duel.SetOperationInfo(0,CATEGORY_DRAW,eg,1,0)"),
        operation("Duel.SetOperationInfo(0,CATEGORY_DRAW,eg,1,0,0)"),
        None,
    ),
    ("L104", operation('Duel.Draw(tp,"1",REASON_EFFECT)'), operation("Duel.Draw(tp,1,REASON_EFFECT)"), None),
    ("L105", operation("if Duel.NegateActivation(ev)~=0 then return end"), operation("if Duel.NegateActivation(ev) then return end"), None),
    ("L106", operation("local c=e:GetHandler()"), operation("local _c=e:GetHandler()"), None),
    ("L107", operation("tc=Duel.GetFirstTarget()"), operation("local tc=Duel.GetFirstTarget()"), None),
    ("L108", operation("return aux.disfilter1(e:GetHandler())"), operation("return Card.IsNegatableMonster(e:GetHandler())"), None),
    ("L109", negation(GATED).replace("s.con(e,tp,eg,ep,ev,re", "s.con(e,tp,eg,ev,ep,re"), negation(GATED), None),
    ("L110", operation("s.listed_names={1}"), "local s,id=GetID()\ns.listed_names={1}\n", None),
    (
        "L111",
        effect("SetType(EFFECT_TYPE_SINGLE); SetCode(EFFECT_UPDATE_ATTACK); SetCountLimit(1)"),
        effect("SetType(EFFECT_TYPE_SINGLE); SetCode(EFFECT_UPDATE_ATTACK)"),
        None,
    ),
    (
        "L112",
        operation("return e:GetHandler():IsSetCard(SET_HERO)"),
        operation("return true") + "s.listed_series={SET_HERO}\n",
        'A "HERO" monster',
    ),
    ("L113", "local s,id=GetID()\ns.listd_names={id}\n", "local s,id=GetID()\ns.listed_names={id}\n", None),
]


ALL = CASES + LEARNT + WIDENED + MINED + AUTHORS + AUTHORED


@pytest.mark.parametrize(("code", "bad", "good", "text"), ALL, ids=[f"{case[0]}-{i}" for i, case in enumerate(ALL)])
def test_rule_finds_the_mistake_and_not_its_repair(code: str, bad: str, good: str, text: str | None) -> None:
    assert code in codes_of(bad, text)
    assert code not in codes_of(good, text)


def test_every_rule_lies_in_a_file_of_its_name() -> None:
    for rule in all_rules():
        assert rule.check.__module__.rsplit(".", 1)[-1] == rule.name.replace("-", "_")


def test_every_rule_has_a_case() -> None:
    assert {case[0] for case in ALL} == {rule.code for rule in all_rules()}


def test_rules_are_well_formed() -> None:
    for rule in all_rules():
        assert rule.name == rule.name.lower() and " " not in rule.name
        assert rule.code[0] in "NL" and rule.code[1:].isdigit()
        if rule.code[0] == "N":
            assert rule.mistake == f"M{int(rule.code[1:]) // 100}"
        for section in ("## What it does", "## Why is this bad?", "## Example", "## Use instead"):
            assert section in rule.page, f"{rule.code} has no section {section}"
    assert len({rule.code for rule in all_rules()}) == len({rule.name for rule in all_rules()}) == len(all_rules())


def test_the_helper_of_the_library_satisfies_the_rules() -> None:
    helped = targeting("\tif tc:IsRelateToEffect(e) and tc:IsNegatable() then tc:NegateEffects(c,RESET_PHASE|PHASE_END) end")
    assert not {code for code in codes_of(helped) if code[:2] in ("N3", "N4", "N5", "N8")}


def test_negating_its_own_effect_needs_no_gate() -> None:
    assert "N201" not in codes_of(operation("Duel.NegateEffect(0)\n\tDuel.Draw(tp,1,REASON_EFFECT)"))


def test_what_happens_in_the_other_branch_is_no_follow_up() -> None:
    body = "if r==1 then Duel.NegateEffect(ev) else Duel.Draw(tp,1,REASON_EFFECT) end"
    assert "N201" not in codes_of(operation(body))


def test_text_that_says_also_needs_no_gate() -> None:
    bad = negation("\tDuel.NegateActivation(ev)\n\tDuel.Destroy(eg,REASON_EFFECT)")
    assert "N201" not in codes_of(bad, "Negate the activation, also destroy 1 card.")


def test_limits_that_are_meant_are_left_alone() -> None:
    shared = TWO.format("id", "op2")
    assert "L128" not in codes_of(shared, "You can only use 1 of the effects of this card per turn, and only once that turn.")
    assert "L128" not in codes_of(shared, "You can only use the following effect of this card once per turn.")
    assert "L128" not in codes_of(shared, None)


def test_a_shared_limit_gets_the_next_free_code() -> None:
    (found,) = findings_of(TWO.format("id", "op2"), EACH, select=("L128",))
    assert [edit.text for edit in found.edits] == ["{id,1}"]


def test_effects_that_something_ends_need_no_reset() -> None:
    assert "L129" not in codes_of(targeting(FOREVER.format("")), "For the rest of this Duel, your opponent cannot activate cards.")
    assert "L129" not in codes_of(targeting(GAIN.format("\te1:SetCondition(s.con)\n")))


def test_counter_traps_need_no_damage_flags() -> None:
    trap = negation(GATED, flags="").replace("EFFECT_TYPE_QUICK_O", "EFFECT_TYPE_ACTIVATE")
    assert "N1001" in codes_of(trap, "When a Trap is activated: Negate the activation.", 4)
    assert "N1001" not in codes_of(trap, "When a Trap is activated: Negate the activation.", 4 | 0x100000)
    assert "N1001" not in codes_of(trap)


def test_a_filter_that_checks_for_its_caller_counts() -> None:
    body = "\tif s.ok(tc,e) then Duel.Destroy(tc,REASON_EFFECT) end\nend\nfunction s.ok(tc,e)\n\treturn tc:IsRelateToEffect(e)"
    assert "N801" not in codes_of(targeting(body))


def test_what_leads_a_sentence_is_the_end_of_all_that_it_joins() -> None:
    text = "Target 1 monster; until the end of this turn, its effects are negated, also it cannot be destroyed by card effects."
    protected = targeting(RELATED + single("EFFECT_INDESTRUCTABLE_EFFECT", reset=END, more="\te1:SetValue(1)\n"))
    assert "N505" not in codes_of(protected, text)
    assert "N505" not in codes_of(protected, "Apply these until the end of this turn.\n● It cannot be destroyed by card effects.")


def test_a_forgotten_negation_is_shown_where_the_other_card_is_summoned() -> None:
    own = "\tDuel.SpecialSummon(e:GetHandler(),0,tp,tp,false,false,POS_FACEUP)\n" + "\t--\n" * 9
    source = operation(own + "\tDuel.SpecialSummon(Duel.GetFirstTarget(),0,tp,tp,false,false,POS_FACEUP)")
    found = findings_of(source, "Special Summon this card. Target 1 monster; Special Summon it, but negate its effects.", select=("N305",))
    assert [source.splitlines()[finding.span.line - 1].count("GetFirstTarget") for finding in found] == [1]


def test_a_missing_reset_is_shown_where_it_would_be_set() -> None:
    source = targeting(RELATED + single("EFFECT_DISABLE", reset="", more="\te1:SetCountLimit(1)\n" * 9 + "\te1:SetLabel(2)\n"))
    (found,) = findings_of(source, select=("N502",))
    assert "SetLabel" in source.splitlines()[found.span.line - 1]


def test_cards_that_come_to_other_zones_may_have_effects_there() -> None:
    in_the_spell_zone = effect("SetType(EFFECT_TYPE_FIELD); SetCode(EFFECT_UPDATE_ATTACK); SetRange(LOCATION_SZONE)")
    assert "L121" not in codes_of(in_the_spell_zone, "Equip this card to 1 monster.")
    assert "L121" not in codes_of(in_the_spell_zone, "All monsters gain 500 ATK.", 1 | 0x1000000)
    assert "L121" not in codes_of(in_the_spell_zone, "All monsters gain 500 ATK.", 2)
    in_the_field_zone = in_the_spell_zone.replace("SZONE", "FZONE")
    assert "L121" in codes_of(in_the_field_zone, "All monsters gain 500 ATK.", 2 | 0x20000)
    assert "L121" not in codes_of(in_the_field_zone, "All monsters gain 500 ATK.", 2 | 0x80000)


def test_a_category_that_is_chosen_with_the_effect_is_declared() -> None:
    chosen = negation("\tDuel.NegateActivation(ev)", category="CATEGORY_DRAW").replace(
        "\tDuel.SetOperationInfo(0,CATEGORY_DRAW", "\te:SetCategory(CATEGORY_NEGATE)\n\tDuel.SetOperationInfo(0,CATEGORY_NEGATE", 1
    )
    assert "N909" not in codes_of(chosen)


def test_a_value_that_came_with_a_clone_is_told_where_the_clone_has_another_code() -> None:
    kept = "SetType(EFFECT_TYPE_SINGLE); SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET); SetValue(aux.tgoval)"
    found = [finding for finding in findings_of(both(kept, "EFFECT_INDESTRUCTABLE_EFFECT")) if finding.code == "N601"]
    assert [(finding.span.line, finding.edits) for finding in found] == [(9, ())]
    assert "N601" not in codes_of(both(kept, "EFFECT_CANNOT_BE_EFFECT_TARGET"))
