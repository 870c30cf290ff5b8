"""The files that changed since a commit."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from solemn.judge.language.errors import InputError

_LONGEST: Final = 120  # seconds that git may take


def changed_since(commit: str, files: Sequence[Path]) -> list[Path]:
    """Those of the files that changed since a commit, or that git does not know yet. Raises InputError."""
    if not files:
        return []
    root = Path(_git(files[0].resolve().parent, "rev-parse", "--show-toplevel").strip())
    _git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{commit}^{{commit}}")
    names = _git(root, "diff", "--name-only", "-z", "--diff-filter=d", commit, "--").split("\0")
    names += _git(root, "ls-files", "-z", "--others", "--exclude-standard").split("\0")
    changed = {(root / name).resolve() for name in names if name}
    return [file for file in files if file.resolve() in changed]


def _git(folder: Path, *words: str) -> str:
    try:
        done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, timeout=_LONGEST, check=False)
    except FileNotFoundError as error:
        raise InputError("--since: git is not installed") from error
    except subprocess.TimeoutExpired as error:
        raise InputError(f"--since: git has not answered in {_LONGEST} seconds") from error
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise InputError(f"--since: git says: {said[-1] if said else f'there is no such commit ({words[-1]})'}")
    return done.stdout.decode("utf-8", "surrogateescape")
