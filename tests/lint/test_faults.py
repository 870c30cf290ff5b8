"""The tool that puts mistakes into scripts, on two small ones."""

import re
import subprocess
import sys
from pathlib import Path

from lint_help import negation

TOOL = Path(__file__).parents[2] / "tools" / "lint_faults.py"
GATED = "\tif Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then\n\t\tDuel.Destroy(eg,REASON_EFFECT)\n\tend"


def test_faults_are_put_into_scripts_without_any_and_counted(tmp_path: Path) -> None:
    (tmp_path / "c1.lua").write_text(negation(GATED))
    (tmp_path / "c2.lua").write_text(negation("\tDuel.NegateActivation(ev)\n\tDuel.Destroy(eg,REASON_EFFECT)"))  # wrong before
    kinds = "follow-up not gated|negated card unrelated|trap monsters moved"
    done = subprocess.run([sys.executable, TOOL, tmp_path, "--grep", kinds], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    counts = [re.search(r"(\d+)/ *(\d+)", line) for line in lines]
    assert [match and match[2] for match in counts] == ["1", "0", "1", "1", "2"]
    assert [line for line in lines if line.startswith("P12")] == ["P12a 1/1, 1.000"]
    assert done.stdout.splitlines()[-1] == "all 2/2, 1.000"
