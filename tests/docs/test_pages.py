"""Every command and code block of the documentation is run."""

import runpy
from pathlib import Path

import pytest
from doc_pages import DOCS, ROOT, Runner, blocks

from solemn.judge.play.judging import AGREES, Judge

PAGES = [page for page in sorted(DOCS.glob("*.md")) if blocks(page)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_blocks_of_a_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runner = Runner(tmp_path / "page")
    monkeypatch.chdir(runner.folder)
    for block in blocks(page):
        runner.run(block)


def test_the_site_is_built_without_network(tmp_path: Path) -> None:
    pytest.importorskip("material")
    build = pytest.importorskip("mkdocs.commands.build")
    config = pytest.importorskip("mkdocs.config").load_config(str(ROOT / "mkdocs.yml"), site_dir=str(tmp_path))
    build.build(config)
    assert "Getting started" in (tmp_path / "index.html").read_text(encoding="utf-8")
    linked = [page for page in tmp_path.rglob("*.html") if 'src="http' in page.read_text(encoding="utf-8")]
    assert not linked, "these pages load something from the network"


def test_the_page_of_rules_is_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    tool = runpy.run_path(str(ROOT / "tools" / "make_rules_page.py"))
    assert tool["page"]() == (DOCS / "rules.md").read_text(encoding="utf-8"), "run tools/make_rules_page.py"


def test_the_tables_of_observations_are_those_of_the_code() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "make_environments_page.py"))
    assert tool["page"]() == (DOCS / "environments.md").read_text(encoding="utf-8"), "run tools/make_environments_page.py"


def test_the_examples_of_rules_go_as_they_say() -> None:
    judge = Judge.of()
    for file in sorted((DOCS / "examples" / "rules").glob("*.yaml")):
        found = judge.judge_file(file)
        cited = {reason.rule for play in found.record.plays for reason in play.reasons}
        assert found.verdict == AGREES and found.source.scenario.rule in cited, (file, cited)
