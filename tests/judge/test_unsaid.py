"""What the judge answers because no step says it is in the transcript."""

import pytest
from small import bundled, judge_text

from solemn.judge.language.choosing import speech_in
from solemn.judge.play.report import as_data
from solemn.judge.telling.transcript import transcript

ROAD = """\
turn player: Dark Hole in hand
opponent: Starlight Road set; Sangan, Mystical Elf in attack; Stardust Dragon in extra deck
- turn player activates Dark Hole
- opponent chains Starlight Road
"""
CONTROLLER = "turn player: Enemy Controller in hand; Jinzo in attack\nopponent: Sangan in attack\n- turn player activates Enemy Controller\n"
SEARCH = "turn player: Reinforcement of the Army in hand; deck Celtic Guardian, Battle Ox, Masaki the Legendary Swordsman\nopponent:\n"
SEARCHES = SEARCH + "- turn player activates Reinforcement of the Army\n"


def told(text: str, language: str = "en") -> list[str]:
    record = judge_text(text, "x.duel").record
    marks = {"en": "by default", "fr": "par défaut"}
    return [line.text.split(", ", 1)[1] for line in transcript(record, speech_in(language)) if line.text.startswith(marks[language])]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (ROAD, ["as no step says it, player 1: answer no: Starlight Road"]),
        (ROAD.replace("Starlight Road\n", "Starlight Road saying no\n"), []),
        (CONTROLLER, ["as no step says it, player 0: choose an option: 1"]),
        (CONTROLLER.replace("Controller\n", "Controller choosing option 1\n"), []),
        (SEARCHES, ["as no step says it, player 0: choose Celtic Guardian"]),
        (SEARCHES.replace("Army\n", "Army choosing Celtic Guardian\n"), []),
        (SEARCHES.replace("Battle Ox, Masaki the Legendary Swordsman", "Mystical Elf"), []),
    ],
)
def test_a_choice_that_no_step_makes_is_told(text: str, lines: list[str]) -> None:
    assert told(text) == lines


def test_in_another_language_and_as_data() -> None:
    assert told(SEARCHES, "fr") == ["car aucune étape ne le dit, joueur 0 : choisir Gardien Celte"]
    data = as_data(bundled().judge(judge_text(ROAD, "x.duel").source))
    assert [event for event in data["events"] if event["event"] == "default"][0]["what"] == "no"
