"""An activation with its cost and its targets is told in one piece; what happens meanwhile follows."""

import pytest
from small import judge_text

from solemn.judge.telling.transcript import Line, transcript

OWN_TRIBUTE = """\
turn player: Skill Drain face-up; Cannon Soldier in attack
opponent: 3000 LP
- turn player activates Cannon Soldier choosing Cannon Soldier
"""
EQUIPPED = """\
setup:
  players:
    - mzone: [{card: Cannon Soldier, seq: 2}]
      szone: [{card: Black Pendant, seq: 2, pos: faceup, equip: {player: 0, seq: 2}}]
    - {}
steps:
  - {by: 0, do: activate, card: Cannon Soldier, choices: [[Cannon Soldier]]}
"""


def lines(text: str, name: str) -> list[Line]:
    return transcript(judge_text(text, name).record)


@pytest.mark.parametrize("text, name", [(OWN_TRIBUTE, "x.duel"), (EQUIPPED, "x.yaml")], ids=["negation over", "equipped"])
def test_nothing_comes_between_an_activation_and_its_details(text: str, name: str) -> None:
    kinds = [line.kind for line in lines(text, name)]
    link = kinds.index("link")
    assert kinds[link : link + 3] == ["link", "detail", "detail"]


def test_what_happened_meanwhile_follows() -> None:
    told = lines(OWN_TRIBUTE, "x.duel")
    after = next(i for i, line in enumerate(told) if line.kind == "link") + 3
    assert told[after].verdict is not None and told[after].verdict.outcome == "effects apply again"
    assert told[after + 1].kind == "link"
