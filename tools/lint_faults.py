"""Puts mistakes into scripts that have none and counts how many the linter finds: `python tools/lint_faults.py FOLDER [--texts PATH...]`.

Each kind of mistake (M1 to M11) is an edit of the source: a call swapped, a question left out of a condition, a reset dropped, ... It is
made once in each of `--each` scripts of the folder, chosen by `--seed`, in which the linter finds nothing of that class; a finding of the
class afterwards counts. A script that is wrong before, or has no place for the edit, is not counted. `--texts` is that of
`lint_bench.py`; the six mistakes of the script guide (P12a to P12f) are summed up at the end. `--grep` picks kinds, `--missed` lists
the scripts and lines that were not found. Preview rules count.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lint_bench import Facts, read_facts
from solemn.lint.runner import Linter, Settings
from solemn.lint.texts import CardText, CardTexts

GUIDE = {
    "activation negated as an effect": "P12a",
    "follow-up not gated": "P12a",
    "half of a negation forgotten": "P12b",
    "RESET_EVENT forgotten": "P12b",
    "links in the Chain not cut": "P12c",
    "immunity instead of protection": "P12d",
    "protection from any player": "P12d",
    "own effects": "P12e",
    "whose effects": "P12e",
    "controller of the source": "P12e",
    "kinds of effects": "P12e",
    "effects that were not activated": "P12e",
    "end of the turn forgotten": "P12f",
}
LINK = r"Duel\.Negate(?:Activation|Effect)\(ev\)"
CARD = r"EFFECT_DISABLE\b|NegateEffects"
LASTING = r"EFFECT_DISABLE\b|EFFECT_IMMUNE_EFFECT|EFFECT_CANNOT_BE_EFFECT_TARGET|EFFECT_INDESTRUCTABLE_EFFECT"
ENDING = rf"(SetCode\((?:{LASTING})\)(?:(?![^\n]*(?:RegisterEffect|Clone|CreateEffect))[^\n]*\n)*?[^\n]*)"
TARGET = rf"(?s)(?=.*(?:{CARD})).*tc:(?:NegateEffects|RegisterEffect)"
VALUE = r"function[^\n]*\(e,te"
OWN = r"e:Get(?:Owner|Handler)"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of mistake: its class, what it does, the edits that make it; what the function around and the script must have."""

    mistake: str
    name: str
    edits: tuple[tuple[str, str], ...]
    inside: str = ""
    outside: str = "$^"
    script: str = ""

    @property
    def guide(self) -> str:
        """The mistake of the script guide (P12a to P12f) that it is."""
        return GUIDE.get(self.name, "")

    def places(self, text: str) -> Iterator[tuple[str, int]]:
        """Every version of a script with this mistake once, and the line."""
        for pattern, replacement in self.edits if re.search(self.script, text) else ():
            for match in re.finditer(pattern, text, re.M):
                body = around(text, match.start())
                if re.search(self.inside, body) and not re.search(self.outside, body):
                    changed = text[: match.start()] + match.expand(replacement) + text[match.end() :]
                    yield changed, text.count("\n", 0, match.start()) + 1


def around(text: str, place: int) -> str:
    """The function of the script around a place."""
    starts = [match.start() for match in re.finditer(r"^(?:local )?function|^\w[^\n]*=function", text, re.M) if match.start() <= place]
    end = re.compile(r"^end", re.M).search(text, place)
    return text[starts[-1] if starts else 0 : end.end() if end is not None else len(text)]


def without(question: str) -> tuple[tuple[str, str], ...]:
    """A question left out of a condition."""
    return (rf"(?<!or )(?<!\w){question} and ", ""), (rf" and {question}(?= and |[ \t]*$|\s*then|\s*end)", "")


KINDS = (
    Kind("M1", "activation negated as an effect", ((r"Duel\.NegateActivation\(", "Duel.NegateEffect("),)),
    Kind("M1", "effect negated as an activation", ((r"Duel\.NegateEffect\(ev", "Duel.NegateActivation(ev"),)),
    Kind(
        "M2",
        "follow-up not gated",
        ((rf"if ({LINK}) and (.*) then", r"\1 if \2 then"), (rf"if ({LINK}) then", r"\1 do")),
    ),
    Kind(
        "M2",
        "follow-up of an attack not gated",
        ((r"if (Duel\.NegateAttack\(\w*\)) and (.*) then", r"\1 if \2 then"), (r"if (Duel\.NegateAttack\(\w*\)) then", r"\1 do")),
    ),
    Kind(
        "M3",
        "half of a negation forgotten",
        ((r"\n[^\n]*\n[^\n]*SetCode\(EFFECT_DISABLE_EFFECT\)(?:(?!RegisterEffect)[^\n]*\n)*[^\n]*RegisterEffect\([^\n]*", ""),),
    ),
    Kind("M3", "trap monsters forgotten", ((r"(:NegateEffects\(\w+,[^,()]+),true\)", r"\1)"),)),
    Kind("M3", "trap monsters moved", ((r"(:NegateEffects\(\w+,[^,()]+)\)", r"\1,true)"),)),
    Kind("M4", "links in the Chain not cut", ((r"\n\s*Duel\.NegateRelatedChain\([^\n]*", ""),)),
    Kind("M5", "RESET_EVENT forgotten", ((r"SetReset\(RESET_EVENT\|RESETS", "SetReset(RESETS"),), CARD + "|IMMUNE_EFFECT"),
    Kind(
        "M5",
        "end of the turn forgotten",
        ((ENDING + r"SetReset\(RESETS_STANDARD_PHASE_END\)", r"\1SetReset(RESET_EVENT|RESETS_STANDARD)"),),
    ),
    Kind("M5", "ended with the turn", ((r"(NegateEffects\(\w+)\)", r"\1,RESET_PHASE|PHASE_END)"),), "", "SpecialSummon"),
    Kind("M6", "protection from any player", ((r"SetValue\(aux\.tgoval\)", "SetValue(1)"),)),
    Kind("M6", "immunity instead of protection", ((r"SetCode\(EFFECT_CANNOT_BE_EFFECT_TARGET\)", "SetCode(EFFECT_IMMUNE_EFFECT)"),)),
    Kind("M7", "controller of the source", ((r"te:GetOwnerPlayer\(\)", "te:GetHandlerPlayer()"),), VALUE, script="IMMUNE_EFFECT"),
    Kind("M7", "effects that were not activated", without(r"te:IsActivated\(\)"), VALUE, script="IMMUNE_EFFECT"),
    Kind(
        "M7",
        "own effects",
        (*without(rf"te:GetOwner\(\)~={OWN}\(\)"), *without(rf"{OWN}\(\)~=te:GetOwner\(\)")),
        VALUE,
        "GetOwnerPlayer|GetHandlerPlayer",
        "IMMUNE_EFFECT",
    ),
    Kind("M7", "whose effects", without(rf"te:GetOwnerPlayer\(\)[~=]=(?:1-)?{OWN}Player\(\)"), VALUE, script="IMMUNE_EFFECT"),
    Kind(
        "M7",
        "kinds of effects",
        without(r"te:Is(?:Monster|Spell|Trap|SpellTrap)Effect\(\)"),
        "",
        r"TYPE_ACTIVATE|ActivateLocation|trig_loc",
        "IMMUNE_EFFECT",
    ),
    Kind("M8", "negated card unrelated", without(r"(?:re:GetHandler\(\)|\w+):IsRelateToEffect\(re\)"), LINK),
    Kind("M8", "target unrelated", without(r"tc:IsRelateToEffect\(e\)"), TARGET),
    Kind("M8", "target face-down", without(r"tc:IsFaceup\(\)"), TARGET),
    Kind("M8", "own card unrelated", without(r"c:IsRelateToEffect\(e\)"), LINK),
    Kind("M9", "check of the other kind", ((r"IsChainNegatable", "IsChainDisablable"), (r"IsChainDisablable", "IsChainNegatable"))),
    Kind("M9", "check forgotten", without(r"Duel\.IsChain(?:Negat|Disabl)able\(ev\)")),
    Kind("M9", "category of the other kind", ((r"(SetCategory\([^)\n]*)CATEGORY_NEGATE", r"\1CATEGORY_DISABLE"),), "EVENT_CHAINING"),
    Kind("M9", "negation not announced", ((r"\n\s*Duel\.SetOperationInfo\(0,CATEGORY_(?:NEGATE|DISABLE),eg[^\n]*", ""),)),
    Kind(
        "M9",
        "follow-up not announced",
        ((r"Duel\.SetOperationInfo\(0,CATEGORY_(?:DESTROY|REMOVE),eg[^\n]*", ""),),
        r"CATEGORY_(?:NEGATE|DISABLE),eg",
    ),
    Kind("M9", "whose links", without(r"(?:[er]p==1-tp|[er]p~=tp|tp~=[er]p)"), r"IsChain(?:Negat|Disabl)able", script="EVENT_CHAINING"),
    Kind(
        "M9",
        "links of any kind",
        without(r"re:Is(?:Monster|Spell|Trap|SpellTrap)Effect\(\)"),
        r"IsChain(?:Negat|Disabl)able",
        script="EVENT_CHAINING",
    ),
    Kind(
        "M9",
        "effects of active cards",
        without(r"re:IsHasType\(EFFECT_TYPE_ACTIVATE\)"),
        r"IsChain(?:Negat|Disabl)able",
        script="EVENT_CHAINING",
    ),
    Kind("M10", "destroyed by battle", without(r"not (?:e:GetHandler\(\)|c):IsStatus\(STATUS_BATTLE_DESTROYED\)"), "IsChainNegatable"),
    Kind(
        "M10",
        "Damage Step forgotten",
        ((r"\n[^\n]*SetProperty\(EFFECT_FLAG_DAMAGE_STEP[|+]EFFECT_FLAG_DAMAGE_CAL\)(?=\n[^\n]*CHAINING)", ""),),
    ),
    Kind("M11", "Summon negated in a Chain", without(r"Duel\.GetCurrentChain\((?:true)?\)==0"), script=r"Duel\.NegateSummon"),
    Kind("M11", "first monster only", ((r"Duel\.NegateSummon\((eg|g)\)", r"Duel.NegateSummon(\1:GetFirst())"),)),
    Kind("M11", "whose Summon", without(r"(?:ep|rp)==1-tp"), r"GetCurrentChain\((?:true)?\)==0", script=r"Duel\.NegateSummon"),
    Kind("M11", "category of another negation", ((r"CATEGORY_DISABLE_SUMMON(?=[|+)])", "CATEGORY_DISABLE"),)),
)


def main() -> int:
    """Print found and tried by kind."""
    options = _options()
    files = sorted(options.folder.glob("c*.lua"))
    scripts = [(path.name, path.read_text(encoding="utf-8", errors="replace").replace("\r", "")) for path in files]
    facts, linter = read_facts(options.texts), Linter(Settings(preview=True), CardTexts(()))
    tried = found = 0
    guide: dict[str, list[int]] = {}
    for kind in KINDS:
        if re.search(options.grep, f"{kind.mistake} {kind.name}"):
            results = list(results_of(kind, scripts, facts, linter, options))
            hits = sum(hit for _, _, hit in results)
            tried, found = tried + len(results), found + hits
            print(f"{kind.mistake:4} {kind.name:32} {hits:4}/{len(results):4} {kind.guide}", flush=True)
            if kind.guide:
                sums = guide.setdefault(kind.guide, [0, 0])
                sums[0], sums[1] = sums[0] + hits, sums[1] + len(results)
            for name, line, hit in results if options.missed else ():
                if not hit:
                    print(f"     {name}:{line}")
    for name, (hits, count) in sorted(guide.items()):
        print(f"{name} {hits}/{count}, {hits / max(count, 1):.3f}")
    print(f"all {found}/{tried}, {found / max(tried, 1):.3f}")
    return 0


def results_of(
    kind: Kind, scripts: list[tuple[str, str]], facts: Facts, linter: Linter, options: argparse.Namespace
) -> Iterator[tuple[str, int, bool]]:
    """Script, line, and whether the mistake is found, one a script."""
    chance, order, tried = random.Random(options.seed), list(scripts), 0
    chance.shuffle(order)
    for name, text in order:
        places = list(kind.places(text)) if tried < options.each else []
        card = facts.find(name, "")
        if not places or _has(linter, text, name, card, kind.mistake):
            continue
        changed, line = chance.choice(places)
        report = linter.lint(changed.encode(), name, card)
        if all(finding.code != "L000" for finding in report.findings):
            tried += 1
            yield name, line, any(finding.mistake == kind.mistake for finding in report.findings)


def _has(linter: Linter, text: str, name: str, card: CardText | None, mistake: str) -> bool:
    return any(finding.mistake == mistake for finding in linter.lint(text.encode(), name, card).findings)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Puts mistakes into scripts and counts how many the linter finds.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--texts", action="append", default=[], metavar="PATH")
    parser.add_argument("--each", type=int, default=60, help="scripts a kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--grep", default="", metavar="REGEX")
    parser.add_argument("--missed", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
