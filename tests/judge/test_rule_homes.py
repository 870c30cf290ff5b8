"""Every rule of the catalogue is decided somewhere, and the code says where."""

import ast
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import rule_homes
from solemn.judge.language.catalogue import rules


def test_every_rule_has_a_home() -> None:
    assert set(rules()) <= set(rule_homes.homes())


@pytest.mark.parametrize(
    ("rule", "room"),
    [("A2", "core/chain/"), ("E3", "core/chain/"), ("S12", "core/moves/"), ("T4", "core/battle/"), ("P10", "core/permissions/")],
)
def test_a_rule_is_found_in_its_room(rule: str, room: str) -> None:
    assert any(file.startswith(room) for file, _, _ in rule_homes.homes()[rule])


def test_no_one_but_the_rules_says_their_ids() -> None:
    """What judges, and what shows it, takes an ID from where the rule is decided; one that it decides itself is a constant there."""
    known, package = set(rules()), Path(rule_homes.ROOT)
    for room in ("judge", "table", "trying", "chokes", "web", "terminal", "cli", "mcp"):
        for path in sorted((package / room).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            own = {id(node.value) for node in tree.body if isinstance(node, ast.AnnAssign)}
            said = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in own]
            assert not known & {text for text in said if isinstance(text, str)}, path


def test_every_id_has_one_name() -> None:
    """An ID is the value of one constant in the whole program."""
    named: dict[str, list[str]] = {}
    for path in sorted(Path(rule_homes.ROOT).rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant) and node.value.value in rules():
                named.setdefault(str(node.value.value), []).append(f"{path.name}:{node.lineno}")
    assert {rule: places for rule, places in named.items() if len(places) > 1} == {}


def test_an_unknown_rule_is_bad_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["rule_homes.py", "Z9"])
    assert rule_homes.main() == 2
    assert "Z9" in capsys.readouterr().err


def test_words_of_a_sentence_find_its_rule(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["rule_homes.py", "negated pendulum summon"])
    assert rule_homes.main() == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("S8: ")
    assert any("core/summons/" in line for line in told[1:3])
