"""The same mistakes in other forms: closures, local functions, helpers, other names for the engine's functions, values in variables."""

import re
from collections.abc import Callable

import pytest
from lint_help import HEAD, codes_of, findings_of, targeting

EVENT = "(e,tp,eg,ep,ev,re,r,rp)"
SETUP = (
    "function s.initial_effect(c)\n\tlocal e1=Effect.CreateEffect(c)\n"
    "\te1:SetCategory(CATEGORY_NEGATE)\n\te1:SetType(EFFECT_TYPE_QUICK_O)\n"
    "\te1:SetCode(EVENT_CHAINING)\n\te1:SetProperty(EFFECT_FLAG_DAMAGE_STEP+EFFECT_FLAG_DAMAGE_CAL)\n\te1:SetRange(LOCATION_MZONE)\n"
    "\te1:SetCondition({})\n\te1:SetOperation({})\n\tc:RegisterEffect(e1)\nend\n"
)
ALIVE = "not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)"
ASKED = f"\treturn {ALIVE} and rp==1-tp and Duel.IsChainNegatable(ev)\n"
RELATED = "re:GetHandler():IsRelateToEffect(re)"
DESTROY = f"\tif Duel.NegateActivation(ev) and {RELATED} then Duel.Destroy(eg,REASON_EFFECT) end\n"
SEND = "Duel.SendtoGrave({},REASON_EFFECT)"
NEGATE = "When your opponent activates a card or effect (Quick Effect): You can negate the activation, and if you do, destroy that card."
ALONE = "When your opponent activates a card or effect (Quick Effect): You can negate the activation."
WOULD = "When a card or effect is activated that would destroy a card(s) on the field (Quick Effect): You can negate the activation."
DUEL = re.compile(r"Duel\.(\w+)")


def named(condition: str, operation: str) -> str:
    return HEAD + SETUP.format("s.con", "s.op") + f"function s.con{EVENT}\n{condition}end\nfunction s.op{EVENT}\n{operation}end\n"


def closures(condition: str, operation: str) -> str:
    return HEAD + SETUP.format(f"function{EVENT}\n{condition}end", f"function{EVENT}\n{operation}end")


def local_functions(condition: str, operation: str) -> str:
    functions = f"local function con{EVENT}\n{condition}end\nlocal op=function{EVENT}\n{operation}end\n"
    return HEAD + functions + SETUP.format("con", "op")


def helpers(condition: str, operation: str) -> str:
    inner = f"function s.con2{EVENT}\n{condition}end\nfunction s.op2{EVENT}\n{operation}end\n"
    return named(f"\treturn s.con2{EVENT}\n", f"\ts.op2{EVENT}\n") + inner


def card_table(condition: str, operation: str) -> str:
    return named(condition, operation).replace(HEAD, "").replace("s.", "c1.")


def other_name_for_duel(condition: str, operation: str) -> str:
    return HEAD + "local D=Duel\n" + named(condition, operation).replace(HEAD, "").replace("Duel.", "D.")


def other_names_for_functions(condition: str, operation: str) -> str:
    script = named(condition, operation).replace(HEAD, "")
    names = "".join(f"local do{name}=Duel.{name}\n" for name in sorted(set(DUEL.findall(script))))
    return HEAD + names + DUEL.sub(r"do\1", script)


FORMS = (named, closures, local_functions, helpers, card_table, other_name_for_duel, other_names_for_functions)
MISTAKES = [
    ("N201", ASKED, f"\tDuel.NegateActivation(ev)\n\tif {RELATED} then Duel.Destroy(eg,REASON_EFFECT) end\n", NEGATE),
    ("N802", ASKED, "\tif Duel.NegateActivation(ev) then Duel.Destroy(eg,REASON_EFFECT) end\n", NEGATE),
    ("N101", ASKED, DESTROY.replace("NegateActivation", "NegateEffect"), NEGATE),
    ("N901", ASKED.replace("Negatable", "Disablable"), DESTROY, NEGATE),
    ("N903", ASKED.replace(" and Duel.IsChainNegatable(ev)", ""), DESTROY, NEGATE),
    ("N910", ASKED.replace("rp==1-tp and ", ""), DESTROY, NEGATE),
    ("N1002", ASKED.replace(f"{ALIVE} and ", ""), DESTROY, NEGATE),
    ("N203", ASKED, f"\tif Duel.NegateActivation(ev) and {RELATED} then {SEND.format('eg')} end\n", ALONE),
    ("N203", ASKED, f"\tlocal rc=re:GetHandler()\n\tif Duel.NegateActivation(ev) then {SEND.format('rc')} end\n", ALONE),
    ("N203", ASKED, f"\tDuel.NegateActivation(ev)\n\tlocal tc=eg:GetFirst()\n\t{SEND.format('tc')}\n", ALONE),
    ("N203", ASKED, f"\tDuel.NegateActivation(ev)\n\t{SEND.format('Group.FromCards(re:GetHandler())')}\n", ALONE),
    ("N203", ASKED, f"\tDuel.NegateActivation(ev)\n\t{SEND.format('eg:Filter(Card.IsRelateToEffect,nil,re)')}\n", ALONE),
    ("N907", "\tlocal ex=Duel.GetOperationInfo(ev,CATEGORY_DESTROY)\n\treturn ex and Duel.IsChainNegatable(ev)\n", DESTROY, WOULD),
    ("N907", "\tlocal cat=CATEGORY_DESTROY\n\treturn Duel.GetOperationInfo(ev,cat) and Duel.IsChainNegatable(ev)\n", DESTROY, WOULD),
]  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("code", "condition", "operation", "text"), MISTAKES)
def test_a_mistake_is_found_in_every_form(
    form: Callable[[str, str], str], code: str, condition: str, operation: str, text: str
) -> None:  # fmt: skip
    assert code in codes_of(form(condition, operation), text)


@pytest.mark.parametrize("form", FORMS)
def test_nothing_is_found_in_the_right_script_in_any_form(form: Callable[[str, str], str]) -> None:
    assert not {code for code in codes_of(form(ASKED, DESTROY), NEGATE) if code[0] == "N"} - {"N904", "N909"}


def test_a_negated_card_that_a_function_of_the_script_moves() -> None:
    script = named(ASKED, "\tif Duel.NegateActivation(ev) then s.move(eg) end\n") + "function s.move(g)\n\tDuel.{}(g,REASON_EFFECT)\nend\n"
    assert "N802" in codes_of(script.replace("{}", "Destroy"), NEGATE)
    assert "N203" in codes_of(script.replace("{}", "SendtoGrave"), ALONE)


NEGATED_BY = "function s.negate(tc,c)\n\ttc:NegateEffects(c)\nend\nfunction s.open(c)\n\treturn c:IsFaceup() and not c:IsDisabled()\nend\n"


@pytest.mark.parametrize(
    "operation",
    [
        "\tif tc:IsFaceup() and tc:IsRelateToEffect(e) and not tc:IsDisabled() then s.negate(tc,c) end",
        "\tif tc:IsRelateToEffect(e) and s.open(tc) then tc:NegateEffects(c) end",
        "\tif tc:IsFaceup() and tc:IsRelateToEffect(e) and not tc:IsStatus(STATUS_DISABLED) then tc:NegateEffects(c) end",
        "\tif tc:IsFacedown() or Card.IsDisabled(tc) or not tc:IsRelateToEffect(e) then return end\n\ttc:NegateEffects(c)",
    ],
)
def test_what_is_asked_of_a_card_is_seen_across_functions(operation: str) -> None:
    assert {code for code in codes_of(targeting(operation) + NEGATED_BY) if code[:2] == "N8"} == {"N809"}
    right = re.sub(r"not tc:Is(?:Disabled|Status)\(\w*\)", "tc:IsCanBeDisabledByEffect(e)", operation)
    if right != operation:
        assert not {code for code in codes_of(targeting(right) + NEGATED_BY) if code[:2] == "N8"}


def test_a_fix_of_a_name_leaves_what_stands_before_it() -> None:
    wrong = ASKED.replace("Negatable", "Disablable")
    (edit,) = next(f for f in findings_of(other_name_for_duel(wrong, DESTROY), NEGATE) if f.code == "N901").edits
    line = other_name_for_duel(wrong, DESTROY).splitlines()[edit.span.line - 1]
    assert line[edit.span.column : edit.span.end_column] == "IsChainDisablable" and edit.text == "IsChainNegatable"
    assert not next(f for f in findings_of(other_names_for_functions(wrong, DESTROY), NEGATE) if f.code == "N901").edits
