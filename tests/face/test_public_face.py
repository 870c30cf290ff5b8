"""What users import, print and ask of `solemn` itself."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import solemn
from solemn import CardPool, Deck, Duel, DuelError, constants
from solemn.cli.version import version_line

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import check_release  # noqa: E402

CODE = """
import sys
import solemn.cli.entry as entry
sys.argv = ["solemn", "--version"]
try:
    entry.run()
except SystemExit:
    pass
"""


def test_every_public_name_can_be_had_and_is_documented() -> None:
    page = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    for name in set(solemn.__all__) - {"constants", "__version__"}:
        found = getattr(solemn, name)
        assert found.__doc__, name
        assert f"::: {found.__module__}.{name}\n" in page, name
    assert constants.LOCATION_HAND == 2
    with pytest.raises(AttributeError, match="no attribute 'Dual'"):
        solemn.Dual  # noqa: B018


def test_readme_and_docs_import_from_solemn_itself() -> None:
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        inner = re.findall(r"^(?:from|import) solemn\.(?!env\b)\S+.*", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert not inner, (page.name, inner)


def test_the_version_is_told_without_the_engine_or_the_command_line() -> None:
    code = CODE + "print(sorted(n for n in sys.modules if n.split('.')[0] in ('typer', 'greenlet') or n.startswith('solemn.core')))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()
    assert told == [version_line(), "[]"]
    module = subprocess.run([sys.executable, "-m", "solemn", "version"], capture_output=True, text=True, check=True).stdout
    assert module == version_line() + "\n"


def test_a_duel_prints_its_board() -> None:
    pool = CardPool.bundled()

    def code(name: str) -> int:
        card = pool.database.named(name)
        assert card is not None
        return card.code

    duel = Duel(start_hand=0, draw=0, pool=pool, start=False)
    duel.place(code("Summoned Skull"), 0, constants.LOCATION_MZONE, 2, constants.POS_FACEUP_ATTACK)
    duel.place(code("Gemini Elf"), 1, constants.LOCATION_MZONE, 0, constants.POS_FACEDOWN_DEFENSE)
    duel.place(code("Mirror Force"), 1, constants.LOCATION_SZONE, 4)
    duel.place(code("Fusion Gate"), 0, constants.LOCATION_SZONE, 5, constants.POS_FACEUP)
    duel.place(code("Sangan"), 0, constants.LOCATION_GRAVE)
    duel.start()
    assert str(duel).splitlines() == [
        "Turn 1 of player 0, Main Phase 1",
        "Player 1: 8000 LP",
        "  Spell & Trap Zone 4: Mirror Force, Set",
        "  Monster Zone 0: Gemini Elf, Defense Position, face-down",
        "  0 cards in the Deck, 0 in the Extra Deck",
        "Player 0: 8000 LP",
        "  Monster Zone 2: Summoned Skull, Attack Position, 2500/1200",
        "  Field Zone: Fusion Gate",
        "  GY: Sangan",
        "  0 cards in the Deck, 0 in the Extra Deck",
    ]


def test_a_deck_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "elves.ydk"
    file.write_text("#main\n69140098\n69140098\n#extra\n!side\n1\n")
    assert Deck.read(file) == Deck((69140098, 69140098))
    with pytest.raises(DuelError, match=r"nowhere\.ydk"):
        Deck.read(tmp_path / "nowhere.ydk")


def test_version_changelog_and_docs_agree(tmp_path: Path) -> None:
    assert not list(check_release.disagreements(ROOT, None))
    copy = tmp_path / "copy"
    for part in ("pyproject.toml", "CHANGELOG.md", "src/solemn/__init__.py"):
        (copy / part).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / part, copy / part)
    (copy / "docs").mkdir()
    (copy / "docs" / "page.md").write_text("    rev: v9.9.9\n")
    for entries in ("- A thing.\n", "### Judging\n\n- A thing.\n"):
        (copy / "CHANGELOG.md").write_text(f"# Changelog\n\n## Unreleased\n\n{entries}")
        found = list(check_release.disagreements(copy, "0.1.0"))
        assert [part in sentence for part, sentence in zip(("page.md", "tag", "section", "Unreleased"), found, strict=True)] == [True] * 4


@pytest.mark.parametrize("tool", sorted((ROOT / "tools").glob("*.py")), ids=lambda path: path.stem)
def test_a_tool_says_how_it_is_used(tool: Path) -> None:
    """By argparse, so that `--help` is never taken for a file."""
    assert "ArgumentParser(" in tool.read_text(encoding="utf-8")
