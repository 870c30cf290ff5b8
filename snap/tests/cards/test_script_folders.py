"""What a script may name is a file in the script folders, and nothing else."""

from pathlib import Path

import pytest

from solemn.cards.database import CardDatabase
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS, ScriptFolders, is_card_script, is_file_name
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool

ODD_NAMES = [
    "", ".", "..", "...", "/etc/passwd", "../secret.lua", "official/../../secret.lua", "a/b.lua", "a\\b.lua", "C:secret.lua",
    "a\0.lua", "a\n.lua", "x" * 201, "x" * 100_000, "\u00e9" * 101, "\x85.lua",
]  # fmt: skip


@pytest.fixture
def folders(tmp_path: Path) -> ScriptFolders:
    inside = tmp_path / "scripts"
    (inside / "official").mkdir(parents=True)
    (tmp_path / "secret.lua").write_text("SEEN = 1")
    (inside / "plain.lua").write_text("SEEN = 1")
    (inside / "official" / "c5.lua").write_text("SEEN = 1")
    return ScriptFolders([inside])


@pytest.mark.parametrize("name", [*ODD_NAMES, "secret.lua"])
def test_nothing_outside_the_folders_is_found(folders: ScriptFolders, name: str) -> None:
    assert folders.find(name) is None
    assert name == "secret.lua" or not is_file_name(name)


def test_an_absolute_path_is_no_name(folders: ScriptFolders, tmp_path: Path) -> None:
    assert folders.find(str(tmp_path / "scripts" / "plain.lua")) is None


def test_what_lies_inside_is_found(folders: ScriptFolders) -> None:
    assert folders.find("plain.lua") == folders.folders[0] / "plain.lua"
    assert folders.find("c5.lua") == folders.folders[0] / "official" / "c5.lua"


def test_a_link_is_followed_only_within_the_folders(folders: ScriptFolders, tmp_path: Path) -> None:
    inside = folders.folders[0]
    (inside / "out.lua").symlink_to(tmp_path / "secret.lua")
    (inside / "rush").symlink_to(tmp_path)
    (inside / "in.lua").symlink_to(inside / "plain.lua")
    (tmp_path / "link").symlink_to(inside)
    assert folders.find("out.lua") is None
    assert folders.find("secret.lua") is None
    assert folders.find("in.lua") is not None
    assert ScriptFolders([tmp_path / "link"]).find("plain.lua") is not None


def test_misses_are_not_remembered_without_end(folders: ScriptFolders) -> None:
    for i in range(10_050):
        assert folders.find(f"n{i}.lua") is None
    assert len(folders._known) <= 10_001
    assert folders.find("plain.lua") is not None


@pytest.mark.parametrize("name", ["c\u00b2.lua", "c\u0663.lua", "c" + "1" * 5000 + ".lua", "c-1.lua", "c.lua"])
def test_only_decimal_digits_name_a_card(name: str) -> None:
    assert not is_card_script(name)


@pytest.mark.parametrize("call", [
    *(f"Duel.LoadScript({name!r})".replace("'", '"') for name in ("/etc/passwd", "../../c5.lua")),
    'Duel.LoadScript("a\\0b.lua")', 'Duel.LoadScript(("x"):rep(1000))', 'Duel.LoadCardScript("c\\xb2.lua")',
    'Duel.LoadCardScript(("1"):rep(5000))', 'Duel.LoadCardScript({})', 'Duel.LoadCardScript(1.5)', 'Duel.LoadCardScript(-1)',
])  # fmt: skip
def test_a_script_that_names_anything_else_gets_an_error(call: str) -> None:
    duel = Duel(pool=CardPool(ScriptFolders((BUNDLED_SCRIPTS, BUNDLED_LIBRARY)), bundled_database()), start=False)
    duel.run_source(f"OK, WHY = pcall(function() {call} end)".encode(), "names.lua")
    assert duel.machine.globals["OK"] is False
    assert "expected" in duel.machine.globals["WHY"]
    assert not duel.state.script_errors


def bundled_database() -> CardDatabase:
    return CardDatabase([BUNDLED_DATABASE])
