"""Setups that cannot be, checks about cards that nobody has, files and folders that are not there."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from small import judge_text
from typer.testing import CliRunner

from solemn.cards.sources import BUNDLED_DATABASE
from solemn.cli.main import app
from solemn.judge.language.errors import InputError
from solemn.judge.play.judging import Judge
from solemn.judge.scenario.reading import parse_scenario, scenario_files

EXAMPLE = Path(__file__).parents[2] / "examples" / "negate-attack.yaml"
OX = "{mzone: [{card: Battle Ox, seq: 0}], szone: [{card: "


@pytest.mark.parametrize(
    ("player", "problem"),
    [
        ("{mzone: [{card: Dark Hole, seq: 0}]}", "is not a monster"),
        ("{szone: [{card: Gemini Elf, seq: 1}]}", "is a monster"),
        ("{extra: [Dark Hole]}", "cannot be in the Extra Deck"),
        ("{extra: [Gemini Elf]}", "cannot be in the Extra Deck"),
        ("{deck: [Stardust Dragon]}", "belongs in the Extra Deck"),
        ("{hand: [Stardust Dragon]}", "belongs in the Extra Deck"),
        ("{pzone: [{card: Dark Hole, seq: 0}]}", "is not a Pendulum Monster"),
        ("{mzone: [{card: Gemini Elf, seq: 0, materials: [Sangan]}]}", "is not an Xyz Monster"),
        ("{szone: [{card: Solemn Judgment, seq: 5}]}", "cannot be in the Field Zone"),
        ("{szone: [{card: Mirror Force, seq: 5, pos: faceup}]}", "cannot be in the Field Zone"),
        ("{szone: [{card: Toon Kingdom, seq: 1, pos: faceup}]}", "is a Field Spell"),
        ("{mzone: [{card: Gemini Elf, seq: 5}]}", "is not from the Extra Deck"),
        ("{mzone: [{card: Stardust Dragon, seq: 5}, {card: Stardust Dragon, seq: 6}]}", "is not a Link Monster"),
        ("{mzone: [{card: 'Apollousa, Bow of the Goddess', seq: 5}, {card: Stardust Dragon, seq: 6}]}", "is not a Link Monster"),
        ("{mzone: [{card: 'Apollousa, Bow of the Goddess', seq: 5, pos: defense}]}", "always in face-up Attack Position"),
        (OX + "Solemn Judgment, seq: 1, pos: faceup, equip: {player: 0, seq: 0}}]}", "is not an Equip Card"),
        (OX + "Gemini Elf, seq: 1, equip: {player: 0, seq: 0}}]}", "an Equip Card is face-up"),
        (OX + "Gemini Elf, seq: 1, pos: faceup, equip: {player: 1, seq: 0}}]}", "to nothing"),
        (OX.replace("seq: 0", "seq: 0, pos: set") + "Sangan, seq: 1, pos: faceup, equip: {player: 0, seq: 0}}]}", "to nothing"),
    ],
)
def test_what_cannot_be_there(player: str, problem: str) -> None:
    with pytest.raises(InputError, match=problem) as found:
        judge_text(f"setup:\n  players:\n    - {player}\n    - {{}}\nsteps: []\n")
    assert found.value.line == 3


@pytest.mark.parametrize("name", ["Prohibition", "43711255"])
def test_a_card_that_is_not_bundled_may_be_in_a_database(name: str, tmp_path: Path) -> None:
    text = f"setup: {{players: [{{hand: [{name}]}}, {{}}]}}\nsteps: []\n"
    with pytest.raises(InputError, match="only the bundled cards are known here: --edopro or --db"):
        judge_text(text)
    own = tmp_path / "own.cdb"
    own.write_bytes(BUNDLED_DATABASE.read_bytes())
    with pytest.raises(InputError) as found:
        Judge.of((), (own,)).judge(parse_scenario(text, "small.yaml"))
    assert "bundled" not in str(found.value)


def test_a_pendulum_monster_is_face_up_in_the_extra_deck() -> None:
    cards = 'extra: [Flash Knight, Stardust Dragon], pzone: [{card: "Foucault\'s Cannon", seq: 0}, {card: Flash Knight, seq: 1}]'
    found = judge_text(f"""\
setup: {{players: [{{{cards}}}, {{}}]}}
steps: [{{by: 0, do: pendulum_summon, choices: [[Flash Knight]]}}]
expect:
  - {{check: card, card: Flash Knight, zone: mzone}}
  - {{check: card, card: Stardust Dragon, zone: extra, pos: set}}
  - {{check: event, event: {{event: move, card: Flash Knight, from: {{zone: extra}}}}}}
""")
    assert found.verdict == "agrees", (found.why, found.checks)


def test_both_extra_monster_zones_by_an_extra_link() -> None:
    ends = "{card: 'Apollousa, Bow of the Goddess', seq: 5}, {card: 'Apollousa, Bow of the Goddess', seq: 6}"
    assert judge_text(f"setup: {{players: [{{mzone: [{ends}]}}, {{}}]}}\nsteps: []\n").verdict == "agrees"


def test_older_rules_have_no_extra_monster_zones() -> None:
    with pytest.raises(InputError, match="there are none under these rules"):
        judge_text("ruleset: mr3\nsetup: {players: [{mzone: [{card: Stardust Dragon, seq: 5}]}, {}]}\nsteps: []\n")


def test_a_monster_that_is_an_equip_card() -> None:
    setup = "setup: {players: [{mzone: [{card: Battle Ox, seq: 0}], szone: [{card: Gemini Elf, seq: 1, pos: faceup, equip: "
    assert judge_text(setup + "{player: 0, seq: 0}}]}, {}]}\nsteps: []\n").verdict == "agrees"


def test_a_check_about_a_card_that_nobody_has() -> None:
    text = "setup: {players: [{hand: [Dark Hole]}, {}]}\nsteps: []\nexpect:\n  - "
    with pytest.raises(InputError, match="no card of this scenario"):
        judge_text(text + "{check: event, event: {event: activation_negated, card: Raigeki Break}, is: false}\n")
    with pytest.raises(InputError, match="no card of this scenario"):
        judge_text(text + "{check: card, card: Raigeki Break, is: false}\n")


def test_files_that_are_not_there(tmp_path: Path) -> None:
    link = tmp_path / "link.yaml"
    link.symlink_to(tmp_path / "nowhere.yaml")
    with pytest.raises(InputError) as found:
        scenario_files([link])
    assert "did you mean" not in str(found.value)
    with pytest.raises(InputError, match="no such folder"):
        Judge.of([tmp_path / "scripts"])


def test_a_file_that_is_not_there_may_be_another_of_its_kind(tmp_path: Path) -> None:
    for name in ("nosec.ydk", "nosucj.yaml", "folder.yml", "other"):
        (tmp_path / name).write_text("")
    hints = {"nosuch.yaml": "nosucj.yaml", "nosec.yaml": "nosucj.yaml", "nosucj": "nosucj.yaml", "folder.yaml": "", "folder": "folder.yml"}
    for name, hint in hints.items():
        with pytest.raises(InputError, match="no such file") as found:
            scenario_files([tmp_path / name])
        assert (f"did you mean {tmp_path / hint}?" if hint else "") == str(found.value).partition("; ")[2], name


def test_a_passcode_that_no_card_has() -> None:
    with pytest.raises(InputError) as found:
        judge_text("setup: {players: [{hand: [-1]}, {}]}\nsteps: []\n")
    assert "no card has the name or the passcode -1" in str(found.value) and "did you mean" not in str(found.value)


def test_a_missing_file_as_data(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["judge", "--json", str(EXAMPLE), str(tmp_path / "none.yaml")], env={"SOLEMN_SCRIPTS": ""})
    data = json.loads(result.stdout)
    assert sorted(row["verdict"] for row in data["results"]) == ["agrees", "bad input"] and data["exit"] == 2


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
def test_a_full_disk() -> None:
    with open("/dev/full", "w") as full:
        code = "from solemn.cli.main import run; run()"
        done = subprocess.run([sys.executable, "-c", code, "judge", str(EXAMPLE)], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2 and "Traceback" not in done.stderr and done.stderr.startswith("solemn: ")
