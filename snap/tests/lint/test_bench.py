"""The bench tool, on a small repository of its own."""

import json
import subprocess
import sys
from pathlib import Path

from lint_help import negation

TOOL = Path(__file__).parents[2] / "tools" / "lint_bench.py"
GIT = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]


def commit(folder: Path, text: str) -> str:
    """Commit one state of the script."""
    (folder / "c1.lua").write_text(text)
    subprocess.run([*GIT, "add", "c1.lua"], cwd=folder, check=True)
    subprocess.run([*GIT, "commit", "-q", "-m", "x"], cwd=folder, check=True)
    return subprocess.run([*GIT, "rev-parse", "HEAD"], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


def test_bench_counts_what_was_found_before_and_after(tmp_path: Path) -> None:
    subprocess.run([*GIT, "init", "-q"], cwd=tmp_path, check=True)
    bad = negation("\tDuel.NegateActivation(ev)\n\tDuel.Destroy(eg,REASON_EFFECT)")
    parent = commit(tmp_path, bad)
    fix = commit(tmp_path, negation("\tif Duel.NegateActivation(ev) then Duel.Destroy(eg,REASON_EFFECT) end"))
    line = bad.split("\n").index("\tDuel.NegateActivation(ev)") + 1
    head = "repo\tcommit\tparent\tpath_before\tpath_after\tcard_name\tclass\tlines_before\tsentence\n"
    row = f"{{}}\t{fix}\t{parent}\tc1.lua\tc1.lua\tCard\t{{}}\t{line}\tx\n"
    (tmp_path / "bench.tsv").write_text(head + row.format("a/b", "M2") + row.format("a/b", "M5") + row.format("c/d", "M2"))
    command = [sys.executable, str(TOOL), str(tmp_path / "bench.tsv"), "--repo", f"a/b={tmp_path / '.git'}", "--json"]
    records = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert [(row["class"], row["found"], row["after"]) for row in records["rows"]] == [("M2", ["N201"], []), ("M5", [], [])]
    total = next(line for line in records["figures"] if line["class"] == "M1-M11")
    assert (total["rows"], total["found"], total["recall"], total["precision"]) == (2, 1, 0.5, 1.0)
