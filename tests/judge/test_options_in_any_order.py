"""Who writes down a target and an option need not know which one the card asks for first."""

import pytest
from small import judge_text

CASE = """\
turn player: deck 2 Sangan; Enemy Controller set; Mystical Elf in attack
opponent: Cyber Dragon in attack; deck 2 Sangan
- turn player ends the turn
- opponent goes to the Battle Phase
- opponent attacks Mystical Elf with Cyber Dragon
- turn player chains Enemy Controller {}
"""


@pytest.mark.parametrize(
    "choices, fact",
    [
        ("targeting Cyber Dragon choosing option 1", "Cyber Dragon ends without a Damage Step by Enemy Controller (R-TURNED)"),
        ("choosing option 1 choosing Cyber Dragon", "Cyber Dragon is in Monster Zone in defense"),
        ("targeting Cyber Dragon choosing option 2 choosing Mystical Elf", "turn player controls Cyber Dragon"),
        ("choosing option 2 choosing Mystical Elf targeting Cyber Dragon", "Mystical Elf is Tributed"),
    ],
)
def test_an_option_and_a_target(choices: str, fact: str) -> None:
    found = judge_text(CASE.format(choices) + f"? {fact}\n", "x.duel")
    assert found.verdict == "agrees", (found.why, [check.found for check in found.checks])
