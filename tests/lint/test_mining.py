"""Learning from a history: kinds of edit, what became of findings, and what is kept aside, on a small repository of its own."""

import subprocess
import sys
from pathlib import Path

import pytest
from lint_help import effect, findings_of, negation

from solemn.lint.texts import CardText

TOOL = Path(__file__).parents[2] / "tools" / "mine_fixes.py"
sys.path.insert(0, str(TOOL.parent))
from mining.classes import Row, rows_of  # noqa: E402
from mining.places import mends_nothing, under_other_names  # noqa: E402

GIT = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
UNGATED = "\tDuel.NegateActivation(ev)\n\tDuel.Destroy(eg,REASON_EFFECT)"
GATED = "\tif Duel.NegateActivation(ev) then\n\t\tDuel.Destroy(eg,REASON_EFFECT)\n\tend"
RELATED = "\tif Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then\n\t\tDuel.Destroy(eg,REASON_EFFECT)\n\tend"


@pytest.fixture(scope="module")
def history(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository in which one script is mended twice, then moved to another folder and mended there; one is changed in style only."""
    folder = tmp_path_factory.mktemp("scripts")
    subprocess.run([*GIT, "init", "-q"], cwd=folder, check=True)
    for number, body in enumerate((UNGATED, GATED, RELATED)):
        (folder / "c1.lua").write_text(negation(body))
        (folder / "c2.lua").write_text(negation(RELATED) + "\n" * number)
        _commit(folder, number)
    (folder / "official").mkdir()
    (folder / "c1.lua").rename(folder / "official" / "c1.lua")
    (folder / "official" / "c1.lua").write_text(negation(RELATED, check="IsChainDisablable"))
    _commit(folder, 3)
    return folder


def _commit(folder: Path, number: int) -> None:
    """A commit whose ID does not begin with 0 to 3, so that it is not kept aside."""
    for salt in range(100):
        subprocess.run([*GIT, "add", "-A"], cwd=folder, check=True)
        amend = ["--amend"] if salt else []
        command = [*GIT, "commit", "-qm", f"{number} {salt}", "--allow-empty", *amend]
        subprocess.run(command, cwd=folder, check=True)
        made = subprocess.run(["git", "rev-parse", "HEAD"], cwd=folder, capture_output=True, text=True, check=True).stdout
        if made[0] not in "0123":
            return


def mine(table: str, history: Path, cache: Path, *more: str) -> str:
    command = [sys.executable, str(TOOL), table, str(history), "--cache", str(cache), "--least", "1", *more]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_kinds_of_edit_are_counted_with_identifiers_abstracted(history: Path, tmp_path: Path) -> None:
    kinds = mine("kinds", history, tmp_path)
    assert "1\t1\t1\toperation\t+and re:GetHandler():IsRelateToEffect(re)" in kinds
    assert "1\t1\t1\toperation\t- Duel.NegateActivation(ev)" in kinds
    assert "1\t1\t1\tcondition\tDuel.IsChainNegatable(ev) => Duel.IsChainDisablable(ev)" in kinds
    assert mine("kinds", history, tmp_path) == kinds == mine("kinds", history, tmp_path / "other", "--jobs", "2")
    assert mine("kinds", history, tmp_path, "--held") == ""


def test_kinds_are_grouped_by_what_they_are_about(history: Path, tmp_path: Path) -> None:
    families = mine("families", history, tmp_path)
    assert "| the relation to the effect | 1 | 1 | `operation: +and re:GetHandler():IsRelateToEffect(re)` |" in families


def test_changes_of_a_kind_are_shown(history: Path, tmp_path: Path) -> None:
    shown = mine("show", history, tmp_path, "--grep", "IsChainDisablable")
    assert "official/c1.lua" in shown and "+\treturn not" in shown and "c2.lua" not in shown


def test_what_became_of_findings(history: Path, tmp_path: Path) -> None:
    rows = dict(line.split("\t", 1) for line in mine("rules", history, tmp_path).splitlines() if line.startswith("N"))
    assert rows["N201"] == "1\t0\t0" and rows["N802"] == "1\t0\t0" and rows["N901"].startswith("0\t1\t")


def test_recall_on_changes_that_look_like_fixes(history: Path, tmp_path: Path) -> None:
    rows = [line.split("\t") for line in mine("recall", history, tmp_path).splitlines()]
    assert ["M2", "1", "1", "0", "0", "1.000"] in rows and ["M8", "1", "1", "0", "0", "1.000"] in rows


def edit(pattern: str, where: str = "condition", about: str = "EVENT_CHAINING", before: int = 5, after: int = 5) -> list[object]:
    return [where, about, pattern, before, after]


ASKED = "not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)"
STYLE = {
    "moved to another line": [
        edit("- SetProperty(EFFECT_FLAG_DAMAGE_STEP)", "EVENT_CHAINING"),
        edit("+ SetProperty(EFFECT_FLAG_DAMAGE_STEP)", "EVENT_CHAINING"),
    ],
    "asked in other words": [edit("- if $:IsStatus(STATUS_BATTLE_DESTROYED)"), edit(f"rp~=tp => ({ASKED} and rp~=tp)")],
    "one question for two": [
        edit("-and not $:IsDisabled()", "operation", "NegateRelatedChain"),
        edit("-and not $:IsImmuneToEffect(e)", "operation", "NegateRelatedChain"),
        edit("+and $:IsCanBeDisabledByEffect(e)", "operation", "NegateRelatedChain"),
    ],
    "an effect that is new": [
        edit("+ local Effect.CreateEffect($)", "initial", ""),
        edit("+ SetCode(EVENT_CHAINING)", "EVENT_CHAINING"),
        edit("+ SetProperty(EFFECT_FLAG_DAMAGE_STEP)", "EVENT_CHAINING"),
    ],
    "a function that is gone": [edit(f"- return {ASKED}", after=0)],
    "codes that change places": [
        edit("SetCode: EFFECT_IMMUNE_EFFECT => EFFECT_CANNOT_BE_EFFECT_TARGET", "EFFECT_IMMUNE_EFFECT", "x"),
        edit("SetCode: EFFECT_CANNOT_BE_EFFECT_TARGET => EFFECT_IMMUNE_EFFECT", "EFFECT_CANNOT_BE_EFFECT_TARGET", "x"),
        edit("- SetReset(RESET_PHASE)", "EFFECT_IMMUNE_EFFECT", "x"),
        edit("+ SetReset(RESET_PHASE)", "EFFECT_CANNOT_BE_EFFECT_TARGET", "x"),
    ],
}


STYLE["a question that is taken away"] = [edit("-and $:IsFaceup()", "operation", "NegateRelatedChain")]
STYLE["what the player is shown"] = [
    edit("SetProperty: +mask EFFECT_FLAG_CLIENT_HINT", "EFFECT_CANNOT_BE_EFFECT_TARGET", "EFFECT_CANNOT_BE_EFFECT_TARGET")
]
STYLE["an effect that becomes one of another kind"] = [
    edit("+ SetProperty(EFFECT_FLAG_DAMAGE_STEP)", "EVENT_CHAINING"),
    edit("SetCode: EVENT_CHAIN_SOLVING => EVENT_CHAINING", "EVENT_CHAIN_SOLVING"),
]
CLASSES = {"M5", "M6", "M8", "M9", "M10"}


NEVER = {
    "an effect that is new",
    "a function that is gone",
    "a question that is taken away",
    "what the player is shown",
    "an effect that becomes one of another kind",
}


@pytest.mark.parametrize("name", STYLE)
def test_what_is_only_moved_or_written_otherwise_is_no_fix(name: str) -> None:
    assert not CLASSES & {row.mistake for row in rows_of(STYLE[name])}


def test_the_same_edits_alone_are_fixes() -> None:
    alone = [changes[-1] for name, changes in STYLE.items() if name not in NEVER]
    assert all(CLASSES & {row.mistake for row in rows_of([change])} for change in alone)


FLAGS_SET = Row("M10", (7,), frozenset({("EVENT_CHAINING", "+ SetProperty(EFFECT_FLAG_DAMAGE_STEP)")}))


def test_flags_mend_what_negates_and_is_no_counter_trap() -> None:
    quick, other = negation(RELATED), negation("\tDuel.Draw(tp,1,REASON_EFFECT)")
    trap = quick.replace("EFFECT_TYPE_QUICK_O", "EFFECT_TYPE_ACTIVATE")
    counter = CardText(1, 0x100004, "Test Card", "")
    assert not mends_nothing(FLAGS_SET, quick.encode(), "c1.lua", counter)
    assert mends_nothing(FLAGS_SET, other.encode(), "c1.lua", None)
    assert mends_nothing(FLAGS_SET, trap.encode(), "c1.lua", counter) and not mends_nothing(FLAGS_SET, trap.encode(), "c1.lua", None)


def test_a_value_that_says_what_the_helper_says_is_the_same() -> None:
    script = effect("SetType(EFFECT_TYPE_SINGLE); SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET); SetValue(s.val)")
    for test, same in (("rp~=e:GetHandlerPlayer()", True), ("rp==1-e:GetHandlerPlayer()", True), ("rp==e:GetHandlerPlayer()", False)):
        source = script + f"function s.val(e,re,rp)\n\treturn {test}\nend\n"
        row = Row("M6", (6,), frozenset({("EFFECT_CANNOT_BE_EFFECT_TARGET", "SetValue: s.f => aux.tgoval")}))
        assert mends_nothing(row, source.encode(), "c1.lua", None) == same


def test_a_misspelt_constant_is_found_under_another_name() -> None:
    before, after = (findings_of(negation(RELATED, category=name)) for name in ("CATEGORY_NEGAT", "CATEGORY_NEGATE"))
    assert under_other_names(before, after, [4]) and not under_other_names(before, before, [4])


def test_a_change_that_is_taken_back_is_told_by_its_edits() -> None:
    asked, dropped = (rows_of([edit(f"{sign}and {ASKED}")])[0] for sign in "+-")
    assert asked.is_taken_back(dropped) and dropped.is_taken_back(asked) and not asked.is_taken_back(asked)
