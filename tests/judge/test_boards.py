"""The board in transcripts, what may be done, what a setup may not mean, and responses that were possible earlier."""

from pathlib import Path

import pytest
from small import judge_text, judge_with
from typer.testing import CliRunner

from solemn.cli.main import app
from solemn.judge.play.report import ALL_BOARDS, BOTH_ENDS, NO_BOARDS, as_data, text_lines
from solemn.judge.scenario.reading import parse_scenario

FIELD = """
setup:
  players:
    - {mzone: [{card: Summoned Skull, seq: 1, pos: defense}], hand: [Dark Hole], szone: [{card: Jar of Greed, seq: 4}], deck: [Sangan]}
    - {mzone: [{card: Cannon Soldier, seq: 3}, {card: Sangan, seq: 0, pos: set}], grave: [Jinzo, Jinzo]}
"""


def test_the_board_has_columns_and_the_numbers_of_setups() -> None:
    lines = text_lines(judge_text(FIELD))
    top, bottom = (next(line for line in lines if line.split() == numbers) for numbers in (list("43210"), list("01234")))
    soldier = next(line for line in lines if "Cannon Soldier" in line)
    skull = next(line for line in lines if "Summoned Skull" in line)
    jar = next(line for line in lines if "Jar of Greed" in line)
    assert soldier.index("Cannon") == top.index("3") == skull.index("Summoned") == bottom.index("1")
    assert soldier.index("Sangan") == top.index("0") == bottom.index("4") == jar.index("Jar")
    assert "  GY (2): Jinzo, Jinzo" in lines and "  Deck (1)" in lines and "Player 0: 8000 LP" in lines
    assert any("defense 2500/1200" in line for line in lines) and any("Set 1000/600" in line for line in lines)


def test_at_the_start_at_the_end_and_after_every_step() -> None:
    steps = "steps: [{by: 0, do: activate, card: Dark Hole}, {by: 0, do: set, card: Jinzo, expect: illegal}, {do: end_turn}]"
    found = judge_text(FIELD + steps)
    shown = {mode: "\n".join(text_lines(found, boards=mode)).count("\nPlayer 1: ") for mode in (NO_BOARDS, BOTH_ENDS, ALL_BOARDS)}
    assert shown == {NO_BOARDS: 0, BOTH_ENDS: 2, ALL_BOARDS: 3}


def test_what_each_player_may_do(tmp_path: Path) -> None:
    lines = text_lines(judge_text(FIELD.replace("Summoned Skull", "Sangan").replace("grave: [Jinzo, Jinzo]", "hand: [Effect Veiler]")))
    assert any(line.startswith("Player 0 (main) may: ") and "activate Dark Hole" in line for line in lines)
    assert "Player 1 (chain) may: chain Effect Veiler" in lines
    text = "turn player: Dark Hole in hand; Jinzo set\nopponent: Jar of Greed set; deck Sangan\n"
    (tmp_path / "a.duel").write_text(text, encoding="utf-8")
    out = CliRunner().invoke(app, ["judge", "--lang", "en", "--board", str(tmp_path / "a.duel")]).output
    assert "activate Dark Hole" in out and "Player 1 (chain) may: chain Jar of Greed" in out


@pytest.mark.parametrize(
    ("spell", "steps", "warned"),
    [
        ("{card: Skill Drain, seq: 1}", "", True),
        ("{card: Skill Drain, seq: 1, pos: set}", "", False),
        ("{card: Skill Drain, seq: 1, pos: faceup}", "", False),
        ("{card: Skill Drain, seq: 1}", "steps: [{by: 0, do: activate, card: Skill Drain}]", False),
        ("{card: Mirror Force, seq: 1}", "", False),
    ],
)
def test_a_card_that_lies_set_without_a_word(spell: str, steps: str, warned: bool) -> None:
    found = judge_text(f"setup: {{players: [{{szone: [{spell}]}}, {{}}]}}\n{steps}\n")
    assert bool(as_data(found)["warnings"]) is warned
    assert any(line.startswith("warning: Skill Drain lies Set") for line in text_lines(found)) is warned


CHOOSES = """
function s.initial_effect(c)
  local e=Effect.CreateEffect(c)
  e:SetType(EFFECT_TYPE_ACTIVATE)
  e:SetCode(EVENT_FREE_CHAIN)
  e:SetOperation(function(e,tp)
    local g=Duel.SelectMatchingCard(tp,nil,tp,LOCATION_HAND,0,1,1,nil)
    Duel.SendtoGrave(g,REASON_EFFECT)
  end)
  c:RegisterEffect(e)
end
"""


@pytest.mark.parametrize(("card", "found"), [("Jar of Greed", "legal"), ("Mirror Force", "illegal")])
def test_a_response_that_was_possible_while_the_play_was_carried_out(tmp_path: Path, card: str, found: str) -> None:
    text = f"""
setup: {{players: [{{hand: [Dark Hole, Sangan, Jinzo]}}, {{szone: [{{card: {card}, seq: 1}}], deck: [Sangan]}}]}}
steps:
  - {{by: 0, do: activate, card: Dark Hole, choices: [[Jinzo]]}}
  - {{by: 1, do: chain, card: {card}, expect: illegal}}
"""
    judgement = judge_with(tmp_path, {"Dark Hole": CHOOSES}).judge(parse_scenario(text, "late.yaml"))
    (play,) = judgement.record.plays
    assert play.found == found, play.reasons
    assert judgement.verdict == ("disagrees" if found == "legal" else "agrees")
    assert ("Chain Link 1, Dark Hole" in play.moment) is (found == "legal")
