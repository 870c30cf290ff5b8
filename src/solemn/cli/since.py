"""The files that changed since a commit."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import Saying, saying

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
        raise InputError(_of_git("git-missing")) from error
    except subprocess.TimeoutExpired as error:
        raise InputError(_of_git("git-slow", seconds=_LONGEST)) from error
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise InputError(_of_git("git-says", said=said[-1]) if said else _of_git("git-no-commit", name=words[-1].removesuffix("^{commit}")))
    return done.stdout.decode("utf-8", "surrogateescape")


def _of_git(message: str, **values: object) -> Saying:
    return saying("at-place", place="--since", text=saying(message, **values))
