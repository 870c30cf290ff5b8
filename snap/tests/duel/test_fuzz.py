"""The fuzzer finds nothing in a few duels of bundled cards, and says how to repeat what it does find."""

import subprocess
import sys
from pathlib import Path

import pytest

FUZZ = Path(__file__).resolve().parents[2] / "tools" / "fuzz.py"
BROKEN = """
import sys
sys.argv = ["tools/fuzz.py", "1", "5"]
sys.path.insert(0, {folder!r})
import fuzz
fuzz.picture = lambda duel, seen=[0]: str(seen.append(0) or len(seen))
sys.exit(fuzz.main())
"""


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.skipif(sys.platform == "win32", reason="the watch on processor time is POSIX")
def test_a_few_duels_are_whole() -> None:
    done = run(str(FUZZ), "2", "5")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[0].endswith("2 whole")


@pytest.mark.skipif(sys.platform == "win32", reason="the watch on processor time is POSIX")
def test_a_failure_names_its_seed_and_how_to_repeat_it() -> None:
    done = run("-c", BROKEN.format(folder=str(FUZZ.parent)))
    assert done.returncode == 1
    assert "seed 5: difference" in done.stdout
    assert "repeat with: python tools/fuzz.py 1 5" in done.stdout
