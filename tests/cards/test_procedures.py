"""Ritual, Union and Spirit Monsters, played with the bundled cards and with the community's."""

import os
from pathlib import Path

import pytest

from solemn.judge.play.judging import AGREES, Judge
from solemn.judge.telling.transcript import verdicts

SCRIPTS, DATABASE = os.environ.get("SOLEMN_SCRIPTS"), os.environ.get("SOLEMN_DB")

RITUAL_SUMMON = """
title: Summoned Skull and Mystical Elf are Tributed for Black Luster Soldier
setup:
  players:
    - hand: [Black Luster Ritual, Black Luster Soldier]
      mzone:
        - {card: Summoned Skull, seq: 1}
        - {card: Mystical Elf, seq: 2}
    - {}
steps:
  - by: 0
    do: activate
    card: Black Luster Ritual
    choices:
      - [Black Luster Soldier]
      - [Summoned Skull, Mystical Elf]
expect:
  - {check: card, card: Black Luster Soldier, player: 0, zone: mzone, atk: 3000}
  - {check: event, event: {event: move, card: Summoned Skull, to: {zone: grave}, reason: tribute}}
  - {check: card, card: Mystical Elf, player: 0, zone: grave}
"""

RITUAL_WITHOUT_ENOUGH = """
title: Levels 6 and 1 are not enough for a Level 8 Ritual Monster
setup:
  players:
    - hand: [Black Luster Ritual, Black Luster Soldier]
      mzone:
        - {card: Summoned Skull, seq: 1}
        - {card: Effect Veiler, seq: 2}
    - {}
steps:
  - {by: 0, do: activate, card: Black Luster Ritual, expect: illegal}
expect:
  - {check: card, card: Black Luster Soldier, player: 0, zone: hand}
"""

RITUAL_NEGATED = """
title: Solemn Warning negates the Ritual Spell, and nobody is Tributed
setup:
  players:
    - hand: [Black Luster Ritual, Black Luster Soldier]
      mzone:
        - {card: Summoned Skull, seq: 1}
        - {card: Mystical Elf, seq: 2}
    - szone:
        - {card: Solemn Warning, seq: 2}
steps:
  - {by: 0, do: activate, card: Black Luster Ritual}
  - {by: 1, do: chain, card: Solemn Warning}
expect:
  - {check: event, event: {event: activation_negated, card: Black Luster Ritual, link: 1}}
  - {check: card, card: Black Luster Soldier, player: 0, zone: hand}
  - {check: card, card: Summoned Skull, player: 0, zone: mzone}
"""

UNION_TAKES_THE_PLACE = """
title: Y-Dragon Head strengthens X-Head Cannon and is destroyed in its place
setup:
  players:
    - hand: [Dark Hole]
      mzone:
        - {card: X-Head Cannon, seq: 1}
        - {card: Y-Dragon Head, seq: 2}
    - mzone:
        - {card: Battle Ox, seq: 2}
steps:
  - {by: 0, do: activate, card: Y-Dragon Head, target: X-Head Cannon}
  - {by: 0, do: activate, card: Y-Dragon Head, expect: illegal}
  - {by: 0, do: activate, card: Dark Hole, label: hole}
expect:
  - {check: card, card: X-Head Cannon, player: 0, zone: mzone, atk: 2200, def: 1900, at: hole}
  - {check: card, card: Y-Dragon Head, player: 0, zone: szone, at: hole}
  - {check: card, card: X-Head Cannon, player: 0, zone: mzone, atk: 1800}
  - {check: card, card: Y-Dragon Head, player: 0, zone: grave}
  - {check: card, card: Battle Ox, player: 1, zone: grave}
"""

UNION_WITHOUT_ITS_MONSTER = """
title: The monster is gone when Y-Dragon Head's effect resolves, which takes it to the GY too
setup:
  players:
    - mzone:
        - {card: X-Head Cannon, seq: 1}
        - {card: Y-Dragon Head, seq: 2}
    - szone:
        - {card: Compulsory Evacuation Device, seq: 2}
steps:
  - {by: 0, do: activate, card: Y-Dragon Head, target: X-Head Cannon}
  - {by: 1, do: chain, card: Compulsory Evacuation Device, target: X-Head Cannon}
expect:
  - {check: card, card: X-Head Cannon, player: 0, zone: hand}
  - {check: card, card: Y-Dragon Head, player: 0, zone: grave}
  - {check: event, event: {event: effect_negated}, is: false}
"""

SPIRIT_RETURNS = """
title: Asura Priest returns to the hand in the End Phase
setup:
  players:
    - hand: [Asura Priest]
    - {}
steps:
  - {by: 0, do: normal_summon, card: Asura Priest}
  - {by: 0, do: end_turn, label: end}
expect:
  - {check: card, card: Asura Priest, player: 0, zone: mzone, at: end}
  - {check: card, card: Asura Priest, player: 0, zone: hand}
"""

SPIRIT_UNDER_SKILL_DRAIN = """
title: With its effects negated Asura Priest stays
setup:
  players:
    - hand: [Asura Priest]
      szone:
        - {card: Skill Drain, seq: 2, pos: faceup}
    - {}
steps:
  - {by: 0, do: normal_summon, card: Asura Priest}
  - {by: 0, do: end_turn}
expect:
  - {check: card, card: Asura Priest, player: 0, zone: mzone, negated: true}
"""

YATA_GARASU = """
title: Yata-Garasu takes the opponent's next Draw Phase
setup:
  draw: 1
  players:
    - deck: [Battle Ox, Celtic Guardian]
    - hand: [Yata-Garasu]
      deck: [Mystical Elf, Gemini Elf]
steps:
  - {by: 0, do: end_turn}
  - {by: 1, do: normal_summon, card: Yata-Garasu}
  - {by: 1, do: to_battle}
  - {by: 1, do: attack, card: Yata-Garasu}
  - {by: 1, do: end_turn}
expect:
  - {check: lp, player: 0, value: 7800}
  - {check: card, card: Yata-Garasu, player: 1, zone: hand}
  - {check: event, event: {event: draw, player: 0}, is: false}
"""

# scenario, a verdict among those given: about whom and the outcome
CASES = {
    "ritual Summon": (RITUAL_SUMMON, ("Black Luster Soldier", "Summon successful")),
    "ritual without enough": (RITUAL_WITHOUT_ENOUGH, None),
    "ritual negated": (RITUAL_NEGATED, ("1 Black Luster Ritual", "activation negated")),
    "union takes the place": (UNION_TAKES_THE_PLACE, ("1 Dark Hole", "resolved")),
    "union without its monster": (UNION_WITHOUT_ITS_MONSTER, ("1 Y-Dragon Head", "resolved without effect")),
    "spirit returns": (SPIRIT_RETURNS, ("1 Asura Priest", "resolved")),
    "spirit under Skill Drain": (SPIRIT_UNDER_SKILL_DRAIN, ("1 Asura Priest", "effect negated")),
    "Yata-Garasu": (YATA_GARASU, ("1 Yata-Garasu", "resolved")),
}


@pytest.fixture(scope="module", params=["bundled", "community"])
def judge(request: pytest.FixtureRequest) -> Judge:
    if request.param == "bundled":
        return Judge.of()
    if not SCRIPTS or not DATABASE:
        pytest.skip("SOLEMN_SCRIPTS and SOLEMN_DB name no community cards")
    return Judge.of([Path(SCRIPTS)], [Path(DATABASE)])


@pytest.mark.parametrize("name", CASES)
def test_procedure(name: str, judge: Judge, tmp_path: Path) -> None:
    text, wanted = CASES[name]
    file = tmp_path / "scenario.yaml"
    file.write_text(text, encoding="utf-8")
    found = judge.judge_file(file)
    assert found.verdict == AGREES, (found.why, [result for result in found.checks if not result.ok])
    given = [(verdict.about, verdict.outcome) for verdict in verdicts(found.record)]
    assert wanted is None or wanted in given, given
