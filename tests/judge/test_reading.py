"""Bad scenario files: each error says file, line, field, what was found and what was expected."""

import json
from pathlib import Path

import pytest
from small import bundled, judge_text

from solemn.judge.language.errors import InputError
from solemn.judge.scenario.reading import parse_scenario, read_scenario, scenario_files

GOOD = """\
title: small
setup:
  players:
    - hand: [Sangan]
    - lp: 4000
steps:
  - {by: 0, do: normal_summon, card: Sangan}
checks:
  - {check: lp, player: 1, value: 4000}
"""


def error_of(text: str, file: str = "f.yaml") -> str:
    with pytest.raises(InputError) as caught:
        judge_text(text, file)
    return str(caught.value)


def test_good() -> None:
    assert judge_text(GOOD).verdict == "agrees"


def test_yes_and_no_are_words() -> None:
    steps = parse_scenario(GOOD.replace("{by: 0, do: normal_summon, card: Sangan}", "{do: yes}"), "f.yaml").scenario.steps
    assert type(steps[0]).__name__ == "Yes"


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ("hand:", "hnd:", ["f.yaml:4", "setup.players[0]", "'hnd'", "did you mean 'hand'?", "deck"]),
        ("4000\nsteps", "many\nsteps", ["f.yaml:5", "setup.players[1].lp", "'many'", "whole number"]),
        ("normal_summon", "normal_sumon", ["f.yaml:7", "steps[0].do", "did you mean 'normal_summon'?"]),
        ("by: 0", "by: 7", ["f.yaml:7", "steps[0].by", "7"]),
        ("    - lp: 4000\n", "", ["setup.players", "exactly 2"]),
        ("check: lp", "check: lifepoints", ["f.yaml:9", "checks[0].check", "lp"]),
        ("value: 4000", "valu: 4000", ["f.yaml:9", "did you mean 'value'?"]),
        ("[Sangan]", "[Sangam]", ["f.yaml:4", "setup.players[0].hand[0]", "did you mean 'Sangan'?"]),
        ("[Sangan]", "[99999999]", ["f.yaml:4", "99999999"]),
        ("card: Sangan}", "card: Sangam}", ["f.yaml:7", "steps[0].card", "'Sangam'"]),
        ("card: Sangan}", "card: {zone: handd}}", ["f.yaml:7", "steps[0].card.zone", "did you mean 'hand'?"]),
        ("value: 4000", "value: 4000, at: start", ["f.yaml:9", "checks[0].at", "'start'"]),
        ("hand: [Sangan]", "mzone: [{card: Sangan, seq: 1}, {card: Battle Ox, seq: 1}]", ["f.yaml:4", "mzone[1]", "Sangan is there"]),
        ("title: small", "title: [small]", ["f.yaml:1", "title", "text"]),
        ("setup:", "setup: [", ["not YAML"]),
        ("[Sangan]", "[2023-02-31]", ["f.yaml:4", "there is no such date"]),
    ],
)
def test_bad_fields(old: str, new: str, parts: list[str]) -> None:
    assert old in GOOD
    message = error_of(GOOD.replace(old, new, 1))
    for part in parts:
        assert part in message, message


@pytest.mark.parametrize("text", ["", "# nothing\n", "- 1\n", "7\n", "a: 1\na: 2\n", "\tx", "setup: *no\n", "{" * 3000, "[" * 100_000])
def test_no_scenario_at_all(text: str) -> None:
    assert error_of(text).startswith("f.yaml")


def test_anchors_are_understood_but_not_without_end() -> None:
    shared = GOOD.replace("- hand: [Sangan]", "- &one {hand: [Sangan], lp: 4000}").replace("- lp: 4000", "- *one")
    assert judge_text(shared).verdict == "agrees"
    bomb = "a0: &a0 [x]\n" + "".join(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]\n" for i in range(1, 40))
    assert "aliases" in error_of(bomb)


def test_json_is_read_with_lines() -> None:
    data = {"setup": {"players": [{"hand": ["Sangan"]}, {"lp": "x"}]}, "steps": []}
    assert "f.json:" in error_of(json.dumps(data, indent=1), "f.json")
    assert "setup.players[1].lp" in error_of(json.dumps(data, indent=1), "f.json")
    assert "f.json:1: is not JSON" in error_of("{", "f.json")


def test_files(tmp_path: Path) -> None:
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"\x00\xff\xfe")
    with pytest.raises(InputError, match="not a text file"):
        read_scenario(binary)
    good = tmp_path / "good.yaml"
    good.write_text(GOOD)
    assert scenario_files([tmp_path]) == [binary, good]
    with pytest.raises(InputError, match=r"did you mean .*good\.yaml"):
        scenario_files([tmp_path / "god.yaml"])
    with pytest.raises(InputError, match="no scenario in this folder"):
        scenario_files([_made(tmp_path / "empty")])


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def test_passcodes_and_names() -> None:
    code = bundled().names.find("Sangan")
    assert code is not None
    assert judge_text(GOOD.replace("[Sangan]", f"[{code.code}]").replace("card: Sangan", f"card: '{code.code}'")).verdict == "agrees"
    assert judge_text(GOOD.replace("[Sangan]", "[' sangan ']")).verdict == "agrees"
