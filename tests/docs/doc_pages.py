"""Pages of Markdown as a row of blocks, and running them."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from solemn.cards.database import CardDatabase
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
_BLOCK = re.compile(r"(?:^<!-- (?P<key>[\w ]+)(?:: (?P<value>[^\n]*?))? -->\n)?^```(?P<language>\w*)[^\n]*\n(?P<text>.*?)^```", re.S | re.M)


@dataclass(frozen=True)
class Block:
    """One fenced block: its language, its text, and the mark in a comment above it."""

    language: str
    text: str
    key: str
    value: str


def blocks(page: Path) -> list[Block]:
    """The blocks of a page, in order."""
    found = _BLOCK.finditer(page.read_text(encoding="utf-8"))
    return [Block(match["language"], match["text"], match["key"] or "", match["value"] or "") for match in found]


class Runner:
    """Runs the blocks of one page in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, Any] = {"__name__": "page"}
        shutil.copytree(ROOT / "examples", folder / "examples")
        shutil.copytree(DOCS / "examples", folder / "examples", dirs_exist_ok=True)
        _community_files(folder)

    def run(self, block: Block) -> None:
        """Run a block, or write it to the file that it is. Raises AssertionError for a block that cannot be run."""
        if block.key == "file":
            target = self.folder / block.value
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(block.text, encoding="utf-8")
        elif block.language == "python":
            exec(compile(block.text, "page", "exec"), self.names)
        elif block.language == "console":
            self._console(block)
        elif block.language == "yaml":
            self._yaml(block)
        else:
            assert block.language == "text", f"nothing runs a {block.language!r} block: {block.text[:80]}"

    def _yaml(self, block: Block) -> None:
        """A scenario is judged; of the steps of a workflow the commands are run."""
        content = YAML(typ="safe", pure=True).load(block.text)
        if isinstance(content, list):
            commands = [step["run"] for step in content]
            assert commands.pop(0) == "pip install solemn"
            for command in commands:
                self._command(command, "...\n", self.folder / "repository", 0)
        else:
            (self.folder / "block.yaml").write_text(block.text, encoding="utf-8")
            self._command("solemn judge block.yaml", "...\n", self.folder, 0)

    def _console(self, block: Block) -> None:
        folder = self.folder / block.value if block.key == "in" else self.folder
        for part in re.split(r"^\$ ", block.text, flags=re.M)[1:]:
            command, _, output = part.partition("\n")
            self._command(command, output, folder, int(block.value) if block.key == "status" else 0)

    def _command(self, command: str, output: str, folder: Path, status: int) -> None:
        words = shlex.split(command)
        words[:1] = {"solemn": [sys.executable, "-c", "from solemn.cli.main import run; run()"], "python": [sys.executable]}.get(
            words[0], [sys.executable, "-m", words[0]]
        )
        done = subprocess.run(words, cwd=folder, env=_environment(), capture_output=True, text=True, encoding="utf-8", check=False)
        assert done.returncode == status, f"{command}: exit status {done.returncode}\n{done.stdout}{done.stderr}"
        found = done.stdout + done.stderr
        assert _fits(output, found), f"{command}\n--- shown\n{output}\n--- found\n{found}"


def _community_files(folder: Path) -> None:
    """Our own cards in the shape of an EDOPro folder and of a repository of scripts, and a deck."""
    for scripts, database in (("ProjectIgnis/script", "ProjectIgnis"), ("repository/official", "repository")):
        shutil.copytree(BUNDLED_SCRIPTS, folder / scripts)
        shutil.copy(BUNDLED_DATABASE, folder / database)
    shutil.copytree(BUNDLED_LIBRARY, folder / "ProjectIgnis" / "script", dirs_exist_ok=True)
    shutil.copytree(BUNDLED_LIBRARY, folder / "repository", dirs_exist_ok=True)
    codes = CardDatabase([BUNDLED_DATABASE]).codes()[:40]
    (folder / "deck.ydk").write_text("#main\n" + "\n".join(map(str, codes)) + "\n#extra\n!side\n", encoding="utf-8")


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SOLEMN_", "PYTEST_", "LC_"))}
    alone = "-p no:asyncio -p no:pytest-lsp"  # plug-ins of our own tests, which have their say in the output of a page's run
    return {**kept, "LANG": "C.UTF-8", "COLUMNS": "100", "PYTHONUTF8": "1", "PYTEST_ADDOPTS": alone}


def _fits(shown: str, found: str) -> bool:
    """Whether an output is the one shown, in which `...` stands for anything."""
    parts = [re.escape(line.rstrip()).replace(re.escape("..."), ".*") for line in shown.rstrip().splitlines()]
    wanted = "".join(r"(?:.*\n)*?" if part == ".*" else part + r"[ ]*\n" for part in parts)
    return re.fullmatch(wanted, found if found.endswith("\n") or not found else found + "\n") is not None
