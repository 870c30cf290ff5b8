"""`solemn combo`: the best boards of a hand, what interruptions leave of them, and shares of many hands."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner

from solemn.chokes.strongest import Interruptions
from solemn.chokes.threats import named_threats
from solemn.cli.aims import aim_of, seconds_of
from solemn.cli.main import app
from solemn.combo.boards import Exploration, begun, explore, first_turn_scenario
from solemn.combo.many import HandResult, Shares, Target, Trial, asked, drawn_threats, shares
from solemn.combo.picture import bars
from solemn.duel.facade import Duel
from solemn.duel.pool import Deck
from solemn.judge.language.errors import InputError
from solemn.judge.language.speech import english
from solemn.judge.play.judging import Judge
from solemn.search.goals import Aim, All
from solemn.search.hands import NotInDeck, drawn_hand

ARMY, GUARDIAN, REBORN, SANGAN, VEILER = 32807846, 91152256, 83764718, 26202165, 97268402
DECK = Deck((ARMY, ARMY, GUARDIAN, GUARDIAN, REBORN, SANGAN, SANGAN, SANGAN))


@pytest.fixture(autouse=True)
def bundled(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SOLEMN_SCRIPTS", "SOLEMN_DB"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.of()


def trial(judge: Judge, *names: str, through: int = 1) -> Trial:
    aim = aim_of(["board: Celtic Guardian@attack"], judge.names, english())
    return Trial(DECK, judge.pool, Target(aim), tuple(named_threats(list(names), judge.names)), through, 30.0)


def test_the_best_board_of_a_hand(judge: Judge) -> None:
    """Reinforcement of the Army and a Normal Summon: more than that there is not, and all of it was gone through."""
    scenario = first_turn_scenario(DECK, [ARMY], judge.pool, 0)
    found = explore(Exploration(scenario, judge.pool, 60.0))
    assert found.exhausted
    assert found.effort.positions > 0
    best = found.boards[0]
    assert [board.score for board in found.boards] == sorted((board.score for board in found.boards), reverse=True)
    duel = begun(scenario, judge.pool)
    for answer in best.answers:
        duel.answer(answer)
    assert [card.printed.code for card in duel.state.players[0].mzone if card is not None] == [GUARDIAN]
    assert best.score == pytest.approx(1 + 0.4 * 1.4 - 0.3 * 8)


def test_a_hand_that_the_deck_does_not_have(judge: Judge) -> None:
    with pytest.raises(NotInDeck):
        first_turn_scenario(DECK, [REBORN, REBORN], judge.pool, 0)


def test_more_interruptions_than_negators_are_not_asked_about(judge: Judge) -> None:
    assert len(asked(trial(judge, "Effect Veiler", through=3), 0).reached) == 2


def test_cards_and_interruptions_together(judge: Judge) -> None:
    duel = Duel(seed=1, pool=judge.pool, start=False)
    assert isinstance(Target(None).goal(duel), Interruptions)
    assert isinstance(Target(Aim(False, lp=((1, 0),)), 2).goal(duel), All)


def hand_through(judge: Judge, monkeypatch: pytest.MonkeyPatch, hand: list[int], *names: str) -> tuple[bool, ...]:
    monkeypatch.setattr("solemn.combo.many.drawn_hand", lambda *_: hand)
    return asked(trial(judge, *names), 0).reached


def test_a_hand_reaches_the_goal_unless_what_it_needs_is_negated(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ash Blossom stops Reinforcement of the Army; Effect Veiler stops nothing; with a Guardian in the hand nothing is needed."""
    assert hand_through(judge, monkeypatch, [ARMY], "Ash Blossom & Joyous Spring") == (True, False)
    assert hand_through(judge, monkeypatch, [ARMY], "Effect Veiler") == (True, True)
    assert hand_through(judge, monkeypatch, [ARMY, GUARDIAN], "Ash Blossom & Joyous Spring") == (True, True)
    assert hand_through(judge, monkeypatch, [ARMY, ARMY], "Ash Blossom & Joyous Spring") == (True, True)  # the other one, then
    assert hand_through(judge, monkeypatch, [SANGAN], "Effect Veiler") == (False, False)


def test_hands_are_those_of_the_seed(judge: Judge) -> None:
    assert drawn_hand(DECK, 3, 2) == drawn_hand(DECK, 3, 2)
    found = shares(trial(judge, "Effect Veiler", through=0), 2)
    assert [hand.hand for hand in found.hands] == [tuple(drawn_hand(DECK, seed)) for seed in (0, 1)]
    threats = named_threats(["Effect Veiler", "Solemn Judgment"], judge.names)
    assert len({threat.name for threat in drawn_threats(threats, 2, 0)}) == 2


def test_shares_have_intervals_and_a_picture() -> None:
    hands = [HandResult((1,), ("X",), (True, number < 5), 10, 20) for number in range(10)]
    found = Shares(hands)
    assert found.positions == 100
    (_, all_of_them, one, low, high), (_, half, rate, lowest, highest) = found.rows()
    assert (all_of_them, one, high, half, rate) == (10, 1.0, pytest.approx(1.0), 5, 0.5)
    assert low == pytest.approx(0.7225, abs=0.001)
    assert (lowest, highest) == (pytest.approx(0.2366, abs=0.001), pytest.approx(0.7634, abs=0.001))
    picture = ET.fromstring(bars(found, "title", "summary", "label"))
    heights = [float(bar.get("height", 0)) for bar in picture.iter("{http://www.w3.org/2000/svg}rect") if bar.get("class") == "bar"]
    assert heights == [200.0, 100.0]


# -- the command


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "army.ydk"
    path.write_text("#main\n" + "\n".join(map(str, DECK.main)) + "\n", encoding="utf-8")
    return path


def run(*arguments: object) -> str:
    result = CliRunner().invoke(app, ["combo", *map(str, arguments), "--jobs", "1", "--lang", "en"])
    assert result.exit_code == 0, result.output + repr(result.exception)
    return result.output


def test_a_hand_is_told(deck: Path) -> None:
    text = run(deck, "--hand", "Reinforcement of the Army", "--time", 5, "--boards", 1, "--with", "Ash Blossom & Joyous Spring")
    assert "Hand: Reinforcement of the Army" in text
    assert "activate Reinforcement of the Army (player 0's hand) → Normal Summon Celtic Guardian (player 0's hand)" in text
    row = next(line for line in text.splitlines() if line.startswith("  Ash Blossom"))
    assert "Reinforcement of the Army  -2.40" in row
    assert "nothing on the field" in row


def test_many_hands_are_told_and_drawn(deck: Path, tmp_path: Path) -> None:
    picture = tmp_path / "shares.svg"
    options = ("--hands", 2, "--time", 5, "--goal", "board: Celtic Guardian", "--through", 1, "--with", "Effect Veiler")
    data: dict[str, Any] = json.loads(run(deck, *options, "--picture", picture, "--json"))
    assert [row["interruptions"] for row in data["shares"]] == [0, 1]
    assert data["positions"] > 0
    assert len(data["hands"]) == 2
    assert "army: hands that reach the goal (board: Celtic Guardian), of 2" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--hand", "Dark Magician"], "Dark Magician is not in the Main Deck"),
        (["--picture", "x.png"], "ends in .svg"),
        (["--goal", "nonsense", "--hands", "1"], "--goal"),
        (["--goal", "board: Dark Magician"], "--goal is of use only with --hands"),
        (["--picture", "x.svg"], "--picture is of use only with --hands"),
        (["--hand", "Dark Magician", "--hands", "1"], "--hand and --hands cannot be used together"),
    ],
)
def test_bad_input(deck: Path, options: list[str], why: str) -> None:
    result = CliRunner().invoke(app, ["combo", str(deck), *options, "--lang", "en"])
    assert isinstance(result.exception, InputError)
    assert why in str(result.exception)


def test_seconds_are_read() -> None:
    assert [seconds_of("--replan", text) for text in ("2s", "2", "500ms", "0.5 s")] == [2, 2, 0.5, 0.5]
    for wrong in ("soon", "-1s", "2h"):
        with pytest.raises(InputError):
            seconds_of("--replan", wrong)
