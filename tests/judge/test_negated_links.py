"""A card that "is negated": its Chain Link is meant if it has one, else its Summon, its attack or its effects on the field."""

import pytest
from small import judge_text

DECREE = """\
turn player: Royal Decree, Imperial Iron Wall set
opponent: Cannon Soldier in attack
- turn player activates Royal Decree
- turn player chains Imperial Iron Wall
? Imperial Iron Wall is not negated; Imperial Iron Wall's effects are negated by Royal Decree
"""
OLDER = """\
turn player: Royal Decree, Jar of Greed set; deck 2 Sangan
opponent: Cannon Soldier in attack
- turn player activates Jar of Greed
- turn player chains Royal Decree
? Jar of Greed is negated by Royal Decree; turn player has 2 Sangan in deck
"""
TRIBUTED = """\
turn player: Skill Drain face-up; Cannon Soldier in attack
opponent: 3000 LP
- turn player activates Cannon Soldier choosing Cannon Soldier
? Cannon Soldier is not negated; the effects of Cannon Soldier are negated; opponent has 2500 LP
"""
NO_LINK = """\
turn player: Skill Drain face-up; Cannon Soldier in attack
opponent: Mystical Elf in attack
? Cannon Soldier is negated by Skill Drain; Mystical Elf is not negated
"""
SUMMON = """\
turn player: Sangan in hand
opponent: Solemn Judgment set
- turn player Normal Summons Sangan
- opponent chains Solemn Judgment
? Sangan is negated by Solemn Judgment; Solemn Judgment is not negated
"""


@pytest.mark.parametrize("text", [DECREE, OLDER, TRIBUTED, NO_LINK, SUMMON], ids=["newer", "older", "tributed", "field", "summon"])
def test_the_link_is_meant_if_there_is_one(text: str) -> None:
    found = judge_text(text, "x.duel")
    assert found.verdict == "agrees", [(result.check, result.found) for result in found.checks if not result.ok]


def test_the_same_in_yaml_and_with_a_subject() -> None:
    steps = TRIBUTED.rsplit("?", 1)[0]
    for subject, holds in (("", "false"), ("subject: link, ", "false"), ("subject: effects, ", "true")):
        line = f"? {{check: verdict, card: Cannon Soldier, {subject}outcome: negated, is: {holds}}}\n"
        assert judge_text(steps + line, "x.duel").verdict == "agrees", line
