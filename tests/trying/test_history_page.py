"""The tool that plays commits of a checkout, and the page that it writes."""

import runpy
from pathlib import Path

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "diff_history.py"))


def test_the_page_tells_each_difference_with_its_steps() -> None:
    difference = {
        "situation": "in the hand, the owner's turn first", "steps": ["player 1: activate X"], "before": ["resolve card=X"],
        "kind": ["move", "draw"], "old": "move card=Y", "new": "draw player=0 count=1",
    }  # fmt: skip
    cards = [
        {"code": 1, "name": "X", "tried": 9, "acted": 2, "differing": 3, "differences": [difference]},
        {"code": 2, "name": "Z", "tried": 4, "acted": 0, "differing": 0, "differences": []},
    ]
    rows = [{"commit": "0123456789abcdef", "date": "2026-07-01", "differing": 5, "most": 2, "cards": cards}]
    text = TOOL["page"](rows)
    assert "2 cards whose scripts differ" in text and "1 play alike in all of them, 1 do not" in text
    assert "13 situations" in text and "1 of the commits changed more cards than were played" in text
    assert "## 012345678, 2026-07-01" in text and "Alike: Z." in text and "### X" in text
    assert "    step: player 1: activate X\n      resolve card=X\n  - move card=Y\n  + draw player=0 count=1\n" in text
