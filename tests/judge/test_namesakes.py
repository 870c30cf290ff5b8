"""Of two cards with one name the transcript, the verdicts and the JSON say which one it is."""

from typing import Any

import pytest
from small import bundled, judge_text

from solemn.judge.language.choosing import speech_in
from solemn.judge.language.placed import PlacedName, distinct, place_of_name
from solemn.judge.play.judging import Judge
from solemn.judge.play.report import as_data, text_lines
from solemn.judge.scenario.reading import parse_scenario

TWO = """
setup:
  players:
    - {mzone: [{card: Sangan, seq: 1}, {card: Sangan, seq: 2}], hand: [Book of Moon]}
    - {mzone: [%s], hand: [Effect Veiler]}
steps:
  - {do: activate, by: 0, card: Book of Moon, target: {card: Sangan, player: 0, seq: 2, zone: mzone}}
  - {do: chain, by: 1, card: Effect Veiler, target: {card: Sangan, player: 0, seq: 1, zone: mzone}}
  - {do: end_turn, by: 0}
  - {do: to_battle, by: 1}
  - {do: attack, by: 1, card: Sangan, target: {card: Sangan, seq: 1}}
"""
THEIRS = "{card: Sangan, seq: 3}"


def verdicts(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = as_data(judge_text(text))["verdicts"]
    return found


@pytest.mark.parametrize(
    "told",
    [
        "targets: Sangan (player 0's Monster Zone 2)",
        "targets: Sangan (player 0's Monster Zone 1)",
        "=> The effects of Sangan (player 0's Monster Zone 1) are negated by Effect Veiler",
        "Sangan (player 0's Monster Zone 2): face-up Attack Position to face-down Defense Position",
        "=> Attack of Sangan (player 1's Monster Zone 3) on Sangan (player 0's Monster Zone 1)",
    ],
)
def test_the_transcript_says_which(told: str) -> None:
    assert any(told in line for line in text_lines(judge_text(TWO % THEIRS)))


def test_programs_are_told_the_place() -> None:
    found = {verdict["subject"]: verdict for verdict in reversed(verdicts(TWO % THEIRS))}
    assert found["effects"]["card"] == found["attack"]["card"] == "Sangan"
    assert found["effects"]["places"] == [{"player": 0, "zone": "mzone", "seq": 1}] and found["effects"]["by_places"] == [None]
    assert found["attack"]["places"] == [{"player": 1, "zone": "mzone", "seq": 3}]
    targets = [event for event in as_data(judge_text(TWO % THEIRS))["events"] if event["event"] == "target"]
    assert [(event["player"], event["seq"]) for event in targets] == [(0, 2), (0, 1)]


def test_one_card_of_a_name_needs_no_place() -> None:
    alone = TWO.replace("{card: Sangan, seq: 2}", "{card: Cannon Soldier, seq: 2}") % "{card: Summoned Skull, seq: 3}"
    alone = alone.replace("{card: Sangan, player: 0, seq: 2, zone: mzone}", "Cannon Soldier")
    found = judge_text(alone.replace("attack, by: 1, card: Sangan", "attack, by: 1, card: Summoned Skull"))
    assert "targets: Cannon Soldier" in "\n".join(text_lines(found)) and "Sangan (player" not in "\n".join(text_lines(found))
    assert all(verdict["places"] == [None] for verdict in as_data(found)["verdicts"])


def test_the_place_is_told_in_every_language() -> None:
    french = Judge(bundled().pool, speech=speech_in("fr"))
    lines = text_lines(french.judge(parse_scenario(TWO % THEIRS, "small.yaml")))
    place = speech_in("fr").say("place", player=0, where=speech_in("fr").zone("mzone", 2))
    assert any(f"Sangan ({place})" in line for line in lines)


def test_a_placed_name_is_its_name() -> None:
    first, second = PlacedName.at("Sangan", 0, "mzone", 1), PlacedName.at("Sangan", 1, "grave", 0)
    assert first == "Sangan" == second and len({first, second, "Sangan"}) == 1
    assert distinct([first, second, first, "Sangan"]) == ["Sangan"] * 3 and place_of_name("Sangan") is None
    assert place_of_name(second) == {"player": 1, "zone": "grave", "seq": 0}
