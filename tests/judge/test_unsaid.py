"""What the judge answers because no step says it is in the transcript; counters are told by their number and kind."""

import pytest
from small import bundled, judge_text

from solemn.judge.language.choosing import speech_in
from solemn.judge.play.report import as_data
from solemn.judge.telling.phrases import counters_text
from solemn.judge.telling.transcript import transcript

ROAD = """\
turn player: Dark Hole in hand
opponent: Starlight Road set; Sangan, Mystical Elf in attack; Stardust Dragon in extra deck
- turn player activates Dark Hole
- opponent chains Starlight Road
"""
CONTROLLER = """\
turn player: Enemy Controller in hand; Jinzo in attack
opponent: Sangan in attack
- turn player activates Enemy Controller
"""
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
    assert next(event for event in data["events"] if event["event"] == "default")["what"] == "no"


BREAKER = """\
turn player: Breaker the Magical Warrior in hand
opponent: Mirror Force set
- turn player Normal Summons Breaker the Magical Warrior
- turn player activates Breaker the Magical Warrior targeting Mirror Force
"""


@pytest.mark.parametrize(
    ("language", "placed", "paid"),
    [
        ("en", "gets 1 Spell Counter", "removes 1 Spell Counter from"),
        ("fr", "reçoit 1 Compteur Magie", "retire 1 Compteur Magie de"),
        ("de", "erhält 1 Zauberzählmarke", "entfernt 1 Zauberzählmarke von"),
        ("ja", "に魔力カウンターを1個置く", "コスト：「魔導戦士 ブレイカー」から魔力カウンターを1個取り除く"),
    ],
)
def test_counters_are_told_by_number_and_kind(language: str, placed: str, paid: str) -> None:
    lines = [line.text for line in transcript(judge_text(BREAKER, "x.duel").record, speech_in(language))]
    assert any(line.endswith(placed) for line in lines) and any(paid in line for line in lines)


def test_several_counters_and_kinds_without_a_name() -> None:
    speech = speech_in("en")
    wanted = ((2, "Bushido Counter", "2 Bushido Counters"), (1, "0x34", "1 counter 0x34"), (3, "0x34", "3 counters 0x34"))
    for count, what, text in wanted:
        assert counters_text("counters-placed", {"card": "X", "count": count, "what": what}, speech) == f"X gets {text}"
