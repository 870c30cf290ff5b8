"""Every rule of the catalogue is decided somewhere, and the code says where."""

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


def test_an_unknown_rule_is_bad_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["rule_homes.py", "Z9"])
    assert rule_homes.main() == 2
    assert "Z9" in capsys.readouterr().err
