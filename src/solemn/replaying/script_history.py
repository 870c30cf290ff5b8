"""The history of a checkout of card scripts: which versions of the scripts of a duel there were."""

import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import Final

from solemn.cards.sources import is_card_script
from solemn.replays.errors import ReplayError
from solemn.spec.told import at, told

_LONGEST_ANSWER: Final = 600  # seconds that git may take
_DAY: Final = 24 * 60 * 60
_TOKENS: Final = 10  # passcodes after a card's: those of its Tokens


@dataclass(frozen=True, slots=True)
class Version:
    """A commit: its ID, and when it was made, in seconds since 1970."""

    commit: str
    time: int

    @property
    def date(self) -> str:
        """The day, as people write it."""
        return f"{datetime.fromtimestamp(self.time, UTC):%Y-%m-%d}"


class ScriptHistory:
    """The history of one checkout, as far as it touches the Lua library and the scripts of some cards."""

    __slots__ = ("_names", "folder")

    def __init__(self, folder: Path, codes: Iterable[int]) -> None:
        """`codes` are passcodes. Raises ReplayError for a folder that is no git checkout."""
        self.folder = folder
        self._names = {f"c{near}.lua" for code in codes for near in range(code, code + _TOKENS + 1)}
        self._git("rev-parse", "--git-dir")

    def versions(self, time: int) -> Iterator[Version]:
        """The versions of these scripts: that of the time (0: of today), those before it, the nearest first, then those after it."""
        until = [f"--until={time + _DAY}"] if time else []
        yield from self._backwards(self._log(*until))
        if time:
            yield from (version for version, touches in self._log(f"--since={time + _DAY}", "--reverse") if touches)

    @staticmethod
    def _backwards(history: Iterable[tuple[Version, bool]]) -> Iterator[Version]:
        """The newest commit, and every one before one that changed something."""
        changed = True
        for version, touches in history:
            if changed:
                yield version
            changed = touches

    def _log(self, *options: str) -> Iterator[tuple[Version, bool]]:
        """The commits of the main line, and whether each changed one of the scripts."""
        text = self._git("log", "--first-parent", "-m", "--name-only", "--format=%x00%H %ct", *options)
        for block in text.decode("utf-8", "replace").split("\0")[1:]:
            head, *files = block.split("\n")
            commit, time = head.split()
            yield Version(commit, int(time)), any(self._counts(file) for file in files)

    def _counts(self, file: str) -> bool:
        """Is it a file of the Lua library, or the script of one of the cards?"""
        path = PurePosixPath(file)
        if path.suffix != ".lua":
            return False
        return path.name in self._names if is_card_script(path.name) else len(path.parts) == 1

    def changed_files(self, old: str, new: str) -> list[str]:
        """The files that differ between two commits, by their paths in the checkout."""
        for commit in (old, new):
            self._git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{commit}^{{commit}}")
        text = self._git("diff", "--no-renames", "--name-only", "-z", old, new, "--")
        return [name for name in text.decode("utf-8", "replace").split("\0") if name]

    def take_out(self, version: Version, folder: Path) -> None:
        """Write these scripts, as they were in that version, into an empty folder."""
        listed = self._git("ls-tree", "-r", "-z", version.commit).decode("utf-8", "replace").split("\0")
        rows = [row.split("\t", 1) for row in listed if row]
        blobs = [(name, kind.split()[2]) for kind, name in rows if kind.split()[1] == "blob" and self._counts(name)]
        answer = self._git("cat-file", "--batch", given="".join(f"{blob}\n" for _, blob in blobs).encode())
        at = 0
        for name, _ in blobs:
            end = answer.index(b"\n", at)
            size = int(answer[at:end].split()[2])
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(answer[end + 1 : end + 1 + size])
            at = end + 2 + size

    def _git(self, *words: str, given: bytes | None = None) -> bytes:
        try:
            done = subprocess.run(
                ["git", "-C", str(self.folder), *words], input=given, capture_output=True, timeout=_LONGEST_ANSWER, check=False
            )
        except FileNotFoundError as error:
            raise ReplayError(told("git-missing")) from error
        except subprocess.TimeoutExpired as error:
            raise ReplayError(at(str(self.folder), told("git-slow", seconds=_LONGEST_ANSWER))) from error
        if done.returncode:
            said = done.stderr.decode("utf-8", "replace").strip().splitlines() or ["it says nothing"]
            raise ReplayError(at(str(self.folder), told("git-no-checkout", said=said[-1])))
        return done.stdout
