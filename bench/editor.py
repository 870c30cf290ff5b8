"""What a keystroke costs the language server: the largest script below a folder, linted, completed, hovered and walked for names.
CPU time, with nothing kept from the version before.

usage: editor.py FOLDER [--db cards.cdb]
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from pygls.workspace import PositionCodec

from solemn.editor.completing import completions
from solemn.editor.finding import diagnostic
from solemn.editor.hover import hover
from solemn.editor.knowledge import Knowledge, Known, Options
from solemn.editor.text import OpenScript
from solemn.editor.words import METHOD, NAME

RUNS = 15
BOUND = 0.1  # seconds a keystroke


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--db", type=Path, action="append", default=[])
    options = parser.parse_args()
    path = max(options.folder.rglob("c[0-9]*.lua"), key=lambda file: file.stat().st_size)
    known = Knowledge(Options(databases=tuple(options.db))).of(path)
    text = path.read_text(encoding="utf-8", errors="replace")
    print(f"{path.name}: {len(text.splitlines())} lines, {len(text.encode())} bytes")
    for name, act in (("lint", _lint), ("complete", _complete), ("hover", _hover), ("rename", _names)):
        times = [_timed(act, text + " " * run, path, known) for run in range(RUNS)]
        print(f"{name:9} median {median(times) * 1000:6.1f} ms, slowest {max(times) * 1000:6.1f} ms")
        assert median(times) < BOUND, "a keystroke takes too long"


def _timed(act: Callable[[OpenScript, Known], object], text: str, path: Path, known: Known) -> float:
    start = time.process_time()
    result = act(OpenScript(str(path), text, PositionCodec(), known.linter.library, None), known)
    assert result is not None
    return time.process_time() - start


def _lint(opened: OpenScript, known: Known) -> object:
    return [diagnostic(found, opened) for found in known.linter.lint(opened.data, opened.path).findings]


def _complete(opened: OpenScript, known: Known) -> object:
    found = completions(opened, "\tDuel.", opened.script, known).items
    assert found
    return found


def _hover(opened: OpenScript, known: Known) -> object:
    index = next(i for i, word in enumerate(opened.words.all) if word.kind == NAME and opened.words.owner(i) == METHOD)
    return hover(opened, index, known)


def _names(opened: OpenScript, known: Known) -> object:
    return opened.mentions


if __name__ == "__main__":
    main()
