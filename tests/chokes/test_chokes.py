"""Choke points: where a negator can be used in a line, what it costs, and why."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from solemn.chokes.analysis import Chokes, find_chokes
from solemn.chokes.boards import Weights
from solemn.chokes.threats import named_threats, usual_threats
from solemn.cli.main import app
from solemn.judge.language.errors import InputError
from solemn.judge.play.judging import Judge
from solemn.judge.scenario.reading import read_scenario

LINE = """\
turn player: Reinforcement of the Army, Junk Synchron, Monster Reborn in hand; deck Celtic Guardian; GY Mushroom Man, Dark Magician
- turn player activates Reinforcement of the Army
- turn player Normal Summons Junk Synchron
- turn player chains Junk Synchron targeting Mushroom Man
- turn player activates Monster Reborn targeting Dark Magician
"""


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.of()


def chokes_of(text: str, folder: Path, judge: Judge, *names: str) -> Chokes:
    path = folder / "line.duel"
    path.write_text(text, encoding="utf-8")
    source = read_scenario(path, judge.names)
    return find_chokes(source, judge, named_threats(list(names), judge.names) if names else usual_threats(judge.names))


def costs(found: Chokes) -> dict[tuple[str, str, int], tuple[str, ...]]:
    """What is missing from the field, by negator and what it answered; the worst moment."""
    lost: dict[tuple[str, str, int], tuple[str, ...]] = {}
    for choke in found.chokes:
        lost.setdefault((choke.threat, choke.against, choke.link), choke.loss.field)
    return lost


def test_each_negator_costs_what_it_stops(tmp_path: Path, judge: Judge) -> None:
    found = chokes_of(LINE, tmp_path, judge, "Effect Veiler", "Solemn Judgment", "Ash Blossom & Joyous Spring")
    assert found.plays == 3
    assert found.base.field == ("Dark Magician", "Junk Synchron", "Mushroom Man")
    assert found.base.hand == ("Celtic Guardian",)
    lost = costs(found)
    assert lost["Effect Veiler", "Junk Synchron", 1] == ("Mushroom Man",)
    assert lost["Solemn Judgment", "Junk Synchron", 0] == ("Junk Synchron", "Mushroom Man")  # the Summon, which its trigger follows
    assert lost["Solemn Judgment", "Monster Reborn", 1] == ("Dark Magician",)
    ash = next(choke for choke in found.chokes if choke.threat.startswith("Ash"))
    assert (ash.against, ash.loss.field, ash.loss.hand) == ("Reinforcement of the Army", (), 1)


def test_the_line_goes_on_without_what_has_become_impossible(tmp_path: Path, judge: Judge) -> None:
    """Reborn's target is banished before it is activated: that play is left out, and Reborn is still in the hand."""
    found = chokes_of(LINE, tmp_path, judge, "Called by the Grave")
    skipped = [choke for choke in found.chokes if choke.skipped]
    assert skipped and all(choke.loss.hand == -1 for choke in skipped)


def test_of_the_targets_that_a_negator_could_have_the_worst_counts(tmp_path: Path, judge: Judge) -> None:
    """Negating Cannon Soldier costs the line nothing, negating Junk Synchron the monster that it would revive."""
    text = """\
turn player: Cannon Soldier in Monster Zone 1; Junk Synchron in hand; GY Mushroom Man
- turn player Normal Summons Junk Synchron
- turn player chains Junk Synchron targeting Mushroom Man
"""
    assert costs(chokes_of(text, tmp_path, judge, "Effect Veiler"))["Effect Veiler", "Junk Synchron", 1] == ("Mushroom Man",)


def test_what_negates_an_activation_and_what_negates_an_effect(tmp_path: Path, judge: Judge) -> None:
    """A Continuous Spell whose activation was negated is gone; whose effect was, stays on the field."""
    text = "turn player: Toon World in hand\n- turn player activates Toon World\n"
    lost = costs(chokes_of(text, tmp_path, judge, "any activation", "any effect"))
    assert lost["any activation", "Toon World", 1] == ("Toon World",)
    assert lost["any effect", "Toon World", 1] == ()


def test_links_that_nobody_can_answer_are_told(tmp_path: Path, judge: Judge) -> None:
    """Two triggers at once: the second link comes before the other player may respond to the first."""
    text = """\
turn player: Dark Hole in hand; Sangan in Monster Zone 1; Dimensional Alchemist in Monster Zone 2
turn player: Mystical Elf banished; deck Celtic Guardian
- turn player activates Dark Hole
- turn player chains Dimensional Alchemist targeting Mystical Elf
"""
    found = chokes_of(text, tmp_path, judge, "Effect Veiler")
    assert [(blocked.link, blocked.card, blocked.by) for blocked in found.blocked] == [(1, "Sangan", "Dimensional Alchemist")]


def test_a_link_after_which_the_other_player_could_act_is_not_blocked(tmp_path: Path, judge: Judge) -> None:
    """The turn player chains to their own card: the other player was asked in between, with or without something to activate."""
    text = """\
turn player: Dark Hole, Mystical Space Typhoon in hand; Sangan in Monster Zone 1; deck Celtic Guardian
opponent: {}
- turn player activates Dark Hole
- turn player chains Mystical Space Typhoon targeting Toon World
"""
    set_cards = "Toon World set"
    for others in (set_cards, f"{set_cards}; Effect Veiler in hand"):
        assert chokes_of(text.format(others), tmp_path, judge, "Solemn Judgment").blocked == []


def test_a_negator_that_never_finds_its_moment(tmp_path: Path, judge: Judge) -> None:
    assert chokes_of(LINE, tmp_path, judge, "Nibiru, the Primal Being").unused == ["Nibiru, the Primal Being"]


def test_weights_order_the_table(tmp_path: Path, judge: Judge) -> None:
    path = tmp_path / "line.duel"
    path.write_text(LINE, encoding="utf-8")
    source = read_scenario(path, judge.names)
    threats = named_threats(["Solemn Judgment", "Ash Blossom & Joyous Spring"], judge.names)
    assert find_chokes(source, judge, threats).chokes[0].threat == "Solemn Judgment"
    assert find_chokes(source, judge, threats, Weights(0, 1, 0, 0, 0)).chokes[0].against == "Reinforcement of the Army"


def test_an_unknown_negator(judge: Judge) -> None:
    with pytest.raises(InputError, match="any activation"):
        named_threats(["Effect Vailer"], judge.names)


# -- the command ---------------------------------------------------------------------------------------------------------------


@pytest.fixture
def line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("SOLEMN_SCRIPTS", "SOLEMN_DB"):
        monkeypatch.delenv(name, raising=False)
    path = tmp_path / "line.duel"
    path.write_text(LINE, encoding="utf-8")
    return path


def test_the_table_names_the_reason(line: Path) -> None:
    result = CliRunner().invoke(app, ["chokes", str(line), "--lang", "en"])
    assert result.exit_code == 0
    assert "Plays in the line: 3. Without interruption: Dark Magician, Junk Synchron, Mushroom Man on the field" in result.output
    row = next(text for text in result.output.splitlines() if "Effect Veiler" in text)
    assert "Chain Link 1, Junk Synchron" in row
    assert "The effects of Junk Synchron are negated by Effect Veiler [E2, E3]" in row
    assert "Never possible in this line: Nibiru, the Primal Being" in result.output


def test_json(line: Path) -> None:
    result = CliRunner().invoke(app, ["chokes", str(line), "--with", "any effect", "--json"])
    data = json.loads(result.output)
    assert data["plays"] == 3
    reborn = next(row for row in data["chokes"] if row["against"] == "Monster Reborn")
    assert reborn["loss"]["field"] == ["Dark Magician"]
    assert reborn["why"]["rules"] == ["E1"]
    assert "negated by any effect" in reborn["why"]["text"]


@pytest.mark.parametrize("arguments", [["--weight", "hands=1"], ["--weight", "hand=x"], ["--with", "Nobody"]])
def test_bad_options(line: Path, arguments: list[str]) -> None:
    assert isinstance(CliRunner().invoke(app, ["chokes", str(line), *arguments]).exception, InputError)


def test_a_case_without_plays(line: Path) -> None:
    line.write_text(LINE.splitlines()[0] + "\n", encoding="utf-8")
    assert isinstance(CliRunner().invoke(app, ["chokes", str(line)]).exception, InputError)


def test_a_line_whose_plays_are_not_possible(line: Path) -> None:
    line.write_text(LINE.replace("targeting Dark Magician", "targeting Sangan"), encoding="utf-8")
    error = CliRunner().invoke(app, ["chokes", str(line)]).exception
    assert isinstance(error, InputError)
    assert "Sangan" in str(error)


TWO_WAYS = """\
turn player: Reinforcement of the Army, Reinforcement of the Army in hand; deck Celtic Guardian, Celtic Guardian
- turn player activates Reinforcement of the Army
- turn player Normal Summons Celtic Guardian
"""


def test_what_is_left_is_the_best_that_is_found(tmp_path: Path, judge: Judge) -> None:
    """Ash Blossom stops the search; the line cannot go on, but there is a second Reinforcement of the Army."""
    path = tmp_path / "line.duel"
    path.write_text(TWO_WAYS, encoding="utf-8")
    source, threats = read_scenario(path, judge.names), named_threats(["Ash Blossom & Joyous Spring"], judge.names)
    (plain,) = (choke for choke in find_chokes(source, judge, threats).chokes if choke.link)
    assert (plain.board.field, plain.replanned) == ((), False)
    found = find_chokes(source, judge, threats, replan=2.0)
    (again,) = (choke for choke in found.chokes if choke.link)
    assert (again.board.field, again.replanned) == (("Celtic Guardian",), True)
    assert found.positions > 0


def test_a_page(tmp_path: Path) -> None:
    path, html = tmp_path / "line.duel", tmp_path / "line.html"
    path.write_text(LINE, encoding="utf-8")
    result = CliRunner().invoke(app, ["chokes", str(path), "--with", "Effect Veiler", "--html", str(html), "--lang", "de"])
    assert result.exit_code == 0, result.output
    text = html.read_text(encoding="utf-8")
    assert '<html lang="de">' in text
    assert "Schwachstellen: line" in text
    assert text.count("<tr>") == 2  # the head and one use
    assert "Annullierer" in text
    assert "<script" not in text
