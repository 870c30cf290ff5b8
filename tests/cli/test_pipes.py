"""A named pipe can be read only once; a command that wants it again has what it brought."""

import os
import threading
from pathlib import Path

import pytest
from typer.testing import CliRunner

from solemn.cards.streams import first_bytes, streams_kept
from solemn.cli.main import app

CASE = b"turn player: Sangan in attack\nopponent: Jinzo in attack\n? turn player controls Sangan\n"
pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")


def piped(folder: Path, content: bytes) -> Path:
    path = folder / "case.duel"
    os.mkfifo(path)
    threading.Thread(target=path.write_bytes, args=(content,), daemon=True).start()
    return path


def test_a_page_of_a_case_from_a_named_pipe(tmp_path: Path) -> None:
    page = tmp_path / "case.html"
    found = CliRunner().invoke(app, ["judge", str(piped(tmp_path, CASE)), "--html", str(page)])
    assert found.exit_code == 0, found.output
    assert "Sangan" in page.read_text(encoding="utf-8")


def test_each_command_reads_anew(tmp_path: Path) -> None:
    path = piped(tmp_path, b"first")
    with streams_kept():
        assert first_bytes(path, 100) == first_bytes(path, 100) == b"first"
    threading.Thread(target=path.write_bytes, args=(b"second",), daemon=True).start()
    assert first_bytes(path, 100) == b"second"


def test_a_file_is_always_read_anew(tmp_path: Path) -> None:
    path = tmp_path / "x"
    with streams_kept():
        for content in (b"first", b"second"):
            path.write_bytes(content)
            assert first_bytes(path, 3) == content[:3]
