"""Suppressions, fixes, formats, settings, the command line, documents."""

import json
import os
from pathlib import Path

import pytest
from lint_help import HEAD, RELATED, findings_of, negation, single, targeting
from typer.testing import CliRunner

from solemn.cards.sources import script_files
from solemn.cli.main import app
from solemn.lint.config import ConfigError, find_config
from solemn.lint.docs import documents
from solemn.lint.findings import FileReport
from solemn.lint.fixes import apply_fixes, difference
from solemn.lint.formats import FORMATS
from solemn.lint.library import library_of
from solemn.lint.registry import all_rules, chosen, rule_named
from solemn.lint.runner import Linter, Settings, lint_files
from solemn.lint.texts import CardTexts

DOCS = Path(__file__).parents[2] / "docs" / "lint"
BAD = HEAD + "function s.initial_effect(c)\n\tlocal x=c:GetLevel()\nend\n"
run = CliRunner()


def lint(source: str, *codes: str) -> FileReport:
    return Linter(Settings(select=codes), CardTexts(())).lint(source.encode(), "c1.lua")


def test_documents_are_up_to_date() -> None:
    wanted = documents()
    assert {path.name for path in DOCS.glob("*.md")} == {*wanted, "history.md"}
    for name, text in wanted.items():
        assert (DOCS / name).read_text(encoding="utf-8") == text, f"{name}: run python tools/make_lint_docs.py"


def test_suppression_on_the_line_and_for_the_file() -> None:
    assert [f.code for f in lint(BAD).findings] == ["L106"]
    assert lint(BAD.replace("GetLevel()", "GetLevel() -- solemn: ignore[L106]")).findings == ()
    assert lint("-- solemn: ignore-file[unused-local]\n" + BAD).findings == ()


def test_suppressions_are_checked() -> None:
    unused = lint(HEAD + "local y=1 -- solemn: ignore[N201]\nreturn y\n").findings
    assert [f.code for f in unused] == ["L001"] and unused[0].edits
    unknown = lint(HEAD + "-- solemn: ignore[N999]\n").findings
    assert [f.message for f in unknown] == ["no rule is called N999"]
    blanket = lint(BAD.replace("GetLevel()", "GetLevel() -- solemn: ignore")).findings
    assert {f.code for f in blanket} == {"L001", "L106"}


def test_a_suppression_of_a_rule_that_does_not_run_is_no_finding() -> None:
    assert lint(BAD.replace("GetLevel()", "GetLevel() -- solemn: ignore[L106]"), "N2").findings == ()


def test_safe_fix_makes_its_finding_disappear() -> None:
    source = negation("\tif Duel.NegateActivation(ev) then return end", "IsChainDisablable", "CATEGORY_DISABLE", "")
    text = "When a card is activated: You can negate the activation."
    found = findings_of(source, text, select=("N901", "N101"))
    assert [finding.code for finding in found] == ["N901"], "one effect, one cause"
    fixed, count = apply_fixes(source.encode(), found)
    assert count == 1
    assert findings_of(fixed.decode(), text, select=("N901",)) == ()
    assert [finding.code for finding in findings_of(source, select=("N901", "N101"))] == ["N101"], "without a text the call differs"
    assert "+\te1:SetCategory(CATEGORY_NEGATE)" in difference(source.encode(), fixed, "c1.lua")


MISSPELT = """local s,id=GetID()
function s.initial_effect(c)
\tlocal e1=Effect.CreateEffect(c)
\te1:SetType(EFFECT_TYPE_QUICK_O)
\te1:SetCode(EVENT_CHAINNG)
\te1:SetRange(LOCATION_MZONE)
\te1:SetOperation(s.op)
\tc:RegisterEffect(e1)
end
function s.op(e,tp,eg,ep,ev,re,r,rp)
\tDuel.NegateActivation(ev)
\tg=Duel.GetFieldGroup(tp,0,LOCATION_MZONE)
\tif #g>0 then Duel.Destory(g,REASON_EFFECT) end
end
"""


def test_names_locals_and_gates_are_mended() -> None:
    data = MISSPELT.encode()
    linter = Linter(Settings(), CardTexts(()))
    safe, _ = apply_fixes(data, linter.lint(data, "c1.lua").findings)
    assert b"\tlocal g=Duel" in safe and b"EVENT_CHAINNG" in safe
    for _ in range(3):
        data, _ = apply_fixes(data, linter.lint(data, "c1.lua").findings, unsafe=True)
    assert b"EVENT_CHAINING" in data and b"Duel.Destroy(" in data and b"\tif not Duel.NegateActivation(ev) then return end\n" in data
    assert not {"L101", "L102", "L107", "N201"} & {finding.code for finding in linter.lint(data, "c1.lua").findings}


@pytest.mark.parametrize(
    "body",
    [
        "if tp==0 then g=1 end\n\treturn g",
        "local f=function() return g end\n\tg=f()",
        "g=g+1\n\treturn g",
    ],
)
def test_a_global_that_is_used_elsewhere_is_left_to_the_author(body: str) -> None:
    source = f"{HEAD}function s.f(tp)\n\t{body}\nend\n"
    assert all(not finding.edits for finding in lint(source, "L107").findings)


def test_the_summary_counts_both_kinds_of_fix(tmp_path: Path) -> None:
    script = tmp_path / "c1.lua"
    script.write_text(MISSPELT)
    environment = {"SOLEMN_DB": "", "SOLEMN_SCRIPTS": ""}
    found = run.invoke(app, ["lint", str(script), "--output-format", "concise"], env=environment)
    assert "(1 can be fixed with --fix, 2 more with --unsafe-fixes)" in found.output
    made = run.invoke(app, ["lint", str(script), "--fix"], env=environment)
    assert "1 fixed, 2 left (2 can be fixed with --fix --unsafe-fixes)" in made.output
    assert sum(line.startswith(f"{script}:") for line in made.output.splitlines()) == 2, "what is left is told"


def test_fixes_go_on_while_they_uncover_more(tmp_path: Path) -> None:
    script = tmp_path / "c1.lua"
    script.write_text(negation("\tDuel.NegateActivation(ev)\n\tDuel.Destory(eg,REASON_EFFECT)"))
    made = run.invoke(app, ["lint", str(script), "--fix", "--unsafe-fixes"], env={"SOLEMN_DB": "", "SOLEMN_SCRIPTS": ""})
    assert "2 fixed" in made.output and "if not Duel.NegateActivation(ev) then return end" in script.read_text()


def test_one_cause_is_one_finding() -> None:
    value = "te:GetHandlerPlayer()~=e:GetHandlerPlayer()"
    body = RELATED + single("EFFECT_IMMUNE_EFFECT", more="\te1:SetValue(s.val)\n")
    source = targeting(body) + f"function s.val(e,te)\n\treturn {value}\nend\n"
    for code in ("N701", "N708"):
        assert [finding.code for finding in findings_of(source, select=(code,))] == [code]
    assert [finding.code for finding in findings_of(source) if finding.mistake == "M7"] == ["N701"]


def test_fixes_keep_line_ends_and_leave_unsafe_ones_alone() -> None:
    data = BAD.replace("\n", "\r\n").encode()
    found = Linter(Settings(), CardTexts(())).lint(data, "c1.lua").findings
    assert apply_fixes(data, found) == (data, 0)
    fixed, count = apply_fixes(data, found, unsafe=True)
    assert count == 1 and b"GetLevel" not in fixed and b"\r\n" in fixed


def test_removing_a_suppression_leaves_the_statement() -> None:
    source = HEAD + "local y=1 -- solemn: ignore[N201]\nreturn y\n"
    assert apply_fixes(source.encode(), lint(source).findings)[0].decode() == HEAD + "local y=1\nreturn y\n"


def test_full_format_shows_line_caret_and_help() -> None:
    text = FORMATS["full"]([lint(BAD)])
    assert "c1.lua:3:2: L106" in text and "3 | \tlocal x=c:GetLevel()" in text and "^^^^^" in text and "unused-local" in text


def test_concise_and_github_formats_are_a_line_each() -> None:
    report = lint(BAD)
    assert FORMATS["concise"]([report]) == "c1.lua:3:2: L106 `x` is never used"
    assert FORMATS["github"]([report]).startswith("::notice title=L106 unused-local,file=c1.lua,line=3,col=2,")


def test_json_and_sarif_formats() -> None:
    report = lint(BAD)
    entry = json.loads(FORMATS["json"]([report]))["findings"][0]
    assert (entry["code"], entry["line"], entry["fix"]["applicability"]) == ("L106", 3, "unsafe")
    result = json.loads(FORMATS["sarif"]([report]))["runs"][0]["results"][0]
    assert result["ruleId"] == "L106" and result["locations"][0]["physicalLocation"]["region"]["startLine"] == 3


def test_select_ignore_and_preview() -> None:
    def codes(*args: tuple[str, ...], preview: bool = False) -> set[str]:
        return {rule.code for rule in chosen(args[0], args[1] if len(args) > 1 else (), preview)}

    assert not any(rule.preview and rule.code in codes(()) for rule in all_rules())
    assert codes((), preview=True) == {rule.code for rule in all_rules()}
    assert codes(("N2",)) == codes(("M2",)) == {"N201", "N202", "N203"}
    assert "N402" in codes(("N402",)) and "N402" not in codes(("N4",))
    assert codes(("N",), ("M2",)).isdisjoint({"N201", "N202", "N203"})
    found = rule_named("ungated-follow-up")
    assert found is not None and found.code == "N201"


def test_a_rule_in_preview_says_why() -> None:
    for rule in all_rules():
        assert ("## Why in preview" in rule.page) == rule.preview, rule.code


def test_settings_file(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.other]\nx=1\n[tool.solemn.lint]\nignore=["L106"]\npreview=true\n')
    (tmp_path / "scripts").mkdir()
    config = find_config(tmp_path / "scripts")
    assert config.ignore == ("L106",) and config.preview
    (tmp_path / "scripts" / "solemn.toml").write_text('[lint]\nselect=["N"]\ndatabase=["cards.cdb"]\n')
    nearer = find_config(tmp_path / "scripts")
    assert nearer.select == ("N",) and nearer.databases == (tmp_path / "scripts" / "cards.cdb",)


@pytest.mark.parametrize("text", ["[lint]\nselekt=[]", "[lint]\npreview=1", "[lint"])
def test_bad_settings_are_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "solemn.toml").write_text(text)
    with pytest.raises(ConfigError, match=r"solemn\.toml"):
        find_config(tmp_path)


def test_command_line(tmp_path: Path) -> None:
    script = tmp_path / "c1.lua"
    script.write_text(BAD)
    environment = {"SOLEMN_DB": "", "SOLEMN_SCRIPTS": ""}
    found = run.invoke(app, ["lint", str(script), "--output-format", "concise"], env=environment)
    assert found.exit_code == 1 and "L106" in found.output
    assert run.invoke(app, ["lint", str(script), "--ignore", "L106"], env=environment).exit_code == 0
    assert run.invoke(app, ["lint", str(tmp_path / "none.lua")], env=environment).exit_code == 2
    assert run.invoke(app, ["lint", str(script), "--select", "N999"], env=environment).exit_code == 2
    assert run.invoke(app, ["lint", str(script), "--output-format", "yaml"], env=environment).exit_code == 2
    assert run.invoke(app, ["lint", str(script), "--diff", "--unsafe-fixes"], env=environment).exit_code == 1
    assert script.read_text() == BAD
    assert run.invoke(app, ["lint", str(script), "--fix", "--unsafe-fixes"], env=environment).exit_code == 0
    assert "GetLevel" not in script.read_text()
    assert "ungated-follow-up (N201)" in run.invoke(app, ["rule", "n201"]).output
    assert run.invoke(app, ["rule", "n99"]).exit_code == 2


def test_several_script_folders_are_named_in_the_variable_as_in_options(tmp_path: Path) -> None:
    folders = [tmp_path / "mine", tmp_path / "theirs"]
    for number, folder in enumerate(folders):
        folder.mkdir()
        (folder / "proc_own.lua").write_text(f"function Auxiliary.FromFolder{number}() end\n")
        (folder / "own_constant.lua").write_text(f"IN_BOTH={number}\n")
    assert library_of(tuple(folders)).numbers["IN_BOTH"] == 0 and library_of(tuple(folders[::-1])).numbers["IN_BOTH"] == 1
    script = tmp_path / "c1.lua"
    script.write_text(HEAD + "function s.initial_effect(c)\n\taux.FromFolder0(c)\n\taux.FromFolder1()\nend\n")
    for named, status in ((folders, 0), (folders[:1], 1)):
        variable = {"SOLEMN_DB": "", "SOLEMN_SCRIPTS": os.pathsep.join(map(str, named))}
        assert run.invoke(app, ["lint", str(script)], env=variable).exit_code == status
        options = [part for folder in named for part in ("--scripts", str(folder))]
        assert run.invoke(app, ["lint", str(script), *options], env={"SOLEMN_DB": "", "SOLEMN_SCRIPTS": ""}).exit_code == status
    missing = run.invoke(app, ["lint", str(script), "--scripts", str(tmp_path), "--scripts", "nowhere"])
    assert missing.exit_code == 2 and "nowhere: no such folder" in missing.output


def test_files_of_a_folder_and_parallel_runs_agree(tmp_path: Path) -> None:
    for number in range(70):
        (tmp_path / f"c{number}.lua").write_text(BAD)
    assert len(script_files([tmp_path], ["c1?.lua"])) == 60
    alone = list(lint_files(script_files([tmp_path]), Settings()))
    assert list(lint_files(script_files([tmp_path]), Settings(jobs=2))) == alone


def test_what_is_no_script_is_bad_input(tmp_path: Path) -> None:
    environment = {"SOLEMN_DB": "", "SOLEMN_SCRIPTS": ""}
    (tmp_path / "empty").mkdir()
    (tmp_path / "deck.ydk").write_text("")
    script = tmp_path / "c1.lua"
    script.write_text("")
    for arguments, said in (
        ([str(tmp_path / "empty")], f"no Lua script in {tmp_path / 'empty'}"),
        ([str(tmp_path / "empty"), "--fix"], f"no Lua script in {tmp_path / 'empty'}"),
        ([str(tmp_path / "none")], f"{tmp_path / 'none'}: no such file or folder"),
        ([str(script), str(tmp_path / "deck.ydk")], "deck.ydk: is no Lua script: expected a file that ends in .lua"),
        ([str(script), "--jobs", "-5"], "--jobs"),
    ):
        found = run.invoke(app, ["lint", *arguments], env=environment)
        assert found.exit_code == 2 and said in found.output, found.output
    assert run.invoke(app, ["lint", str(script), "-j", "1"], env=environment).exit_code == 0


def test_a_folder_of_which_the_settings_leave_nothing(tmp_path: Path) -> None:
    (tmp_path / "c1.lua").write_text(BAD)
    (tmp_path / "solemn.toml").write_text('[lint]\nexclude=["*.lua"]\n')
    found = run.invoke(app, ["lint", str(tmp_path)])
    assert found.exit_code == 2 and "but those that the settings exclude" in found.output
