"""Building small scripts for the tests of the linter."""

from solemn.lint.findings import Finding
from solemn.lint.runner import Linter, Settings
from solemn.lint.texts import CardText, CardTexts

HEAD = "local s,id=GetID()\n"


def card(text: str, kind: int = 1) -> CardText:
    """A card with this text."""
    return CardText(1, kind, "Test Card", text)


def findings_of(source: str, text: str | None = None, kind: int = 1, select: tuple[str, ...] = ()) -> tuple[Finding, ...]:
    """The findings in a script, preview rules included."""
    linter = Linter(Settings(select=select, preview=True), CardTexts(()))
    return linter.lint(source.encode(), "c1.lua", card(text, kind) if text is not None else None).findings


def codes_of(source: str, text: str | None = None, kind: int = 1) -> set[str]:
    """The codes of the rules that find something."""
    return {finding.code for finding in findings_of(source, text, kind)}


def effect(lines: str, register: str = "c:RegisterEffect(e1)") -> str:
    """An initial function that makes one effect from these setters."""
    body = "\n".join(f"\te1:{line}" for line in lines.split("; "))
    return f"{HEAD}function s.initial_effect(c)\n\tlocal e1=Effect.CreateEffect(c)\n{body}\n\t{register}\nend\n"


QUICK = "SetType(EFFECT_TYPE_QUICK_O); SetCode(EVENT_CHAINING); SetRange(LOCATION_MZONE); "
FLAGS = "SetProperty(EFFECT_FLAG_DAMAGE_STEP+EFFECT_FLAG_DAMAGE_CAL); "
CALLS = "SetCondition(s.con); SetTarget(s.tg); SetOperation(s.op)"


def negation(operation: str, check: str = "IsChainNegatable", category: str = "CATEGORY_NEGATE", flags: str = FLAGS) -> str:
    """A Quick Effect that negates a Chain Link."""
    return (
        effect(f"SetCategory({category}); {QUICK}{flags}{CALLS}")
        + "function s.con(e,tp,eg,ep,ev,re,r,rp)\n\treturn not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)"
        + f" and rp==1-tp and Duel.{check}(ev)\nend\n"
        + "function s.tg(e,tp,eg,ep,ev,re,r,rp,chk)\n\tif chk==0 then return true end\n"
        + f"\tDuel.SetOperationInfo(0,{category},eg,1,0,0)\n\tDuel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)\nend\n"
        + f"function s.op(e,tp,eg,ep,ev,re,r,rp)\n{operation}\nend\n"
    )


def targeting(operation: str, where: str = "LOCATION_MZONE", kind: str = "SetType(EFFECT_TYPE_QUICK_O); SetCode(EVENT_FREE_CHAIN)") -> str:
    """An effect that targets a card of the opponent and then does something."""
    return (
        effect(f"{kind}; SetCategory(CATEGORY_DISABLE); SetTarget(s.tg); SetOperation(s.op)")
        + "function s.tg(e,tp,eg,ep,ev,re,r,rp,chk,chkc)\n\tif chk==0 then return true end\n"
        + f"\tDuel.SelectTarget(tp,Card.IsFaceup,tp,0,{where},1,1,nil)\nend\n"
        + f"function s.op(e,tp,eg,ep,ev,re,r,rp)\n\tlocal c=e:GetHandler()\n\tlocal tc=Duel.GetFirstTarget()\n{operation}\nend\n"
    )


def single(code: str, number: int = 1, reset: str = "RESET_EVENT|RESETS_STANDARD", target: str = "tc", more: str = "") -> str:
    """Lines that register a single effect on a card."""
    name = f"e{number}"
    end = f"\t{name}:SetReset({reset})\n" if reset else ""
    return (
        f"\tlocal {name}=Effect.CreateEffect(c)\n\t{name}:SetType(EFFECT_TYPE_SINGLE)\n\t{name}:SetCode({code})\n{more}{end}"
        f"\t{target}:RegisterEffect({name})\n"
    )


def pair(reset: str = "RESET_EVENT|RESETS_STANDARD", second: str | None = None) -> str:
    """The lines of a negation by hand."""
    return single("EFFECT_DISABLE", 1, reset) + single("EFFECT_DISABLE_EFFECT", 2, reset if second is None else second)


RELATED = "\tif not (tc:IsRelateToEffect(e) and tc:IsNegatable()) then return end\n\tDuel.NegateRelatedChain(tc,RESET_TURN_SET)\n"


def immunity(value: str, more: str = "", where: str = "") -> str:
    """A monster that is unaffected by what its value says."""
    kind = where or "SetType(EFFECT_TYPE_SINGLE); SetRange(LOCATION_MZONE)"
    return effect(f"{kind}; SetCode(EFFECT_IMMUNE_EFFECT); SetValue(s.val)") + f"function s.val(e,te,c)\n\treturn {value}\nend\n{more}"


def summon_negation(
    operation: str, condition: str = "ep==1-tp and Duel.GetCurrentChain(true)==0", category: str = "CATEGORY_DISABLE_SUMMON"
) -> str:
    """A Quick Effect that negates a Summon."""
    return (
        effect(f"SetCategory({category}); SetType(EFFECT_TYPE_QUICK_O); SetCode(EVENT_SPSUMMON); SetCondition(s.con); SetOperation(s.op)")
        + f"function s.con(e,tp,eg,ep,ev,re,r,rp)\n\treturn {condition}\nend\n"
        + f"function s.op(e,tp,eg,ep,ev,re,r,rp)\n\t{operation}\nend\n"
    )
