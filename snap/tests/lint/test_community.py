"""The community's scripts, where they are at hand: read without a crash or a syntax error."""

import os
from pathlib import Path

import pytest

from solemn.lint.runner import Linter, Settings
from solemn.lint.texts import CardTexts

SCRIPTS = Path(os.environ.get("SOLEMN_SCRIPTS") or "nowhere")


@pytest.mark.skipif(not (SCRIPTS / "official").is_dir(), reason="SOLEMN_SCRIPTS is not set")
def test_every_fiftieth_official_script_is_read() -> None:
    linter = Linter(Settings(preview=True, libraries=(SCRIPTS,)), CardTexts(()))
    files = sorted((SCRIPTS / "official").glob("*.lua"))[::50]
    codes = [finding.code for file in files for finding in linter.lint_file(file).findings]
    assert "L000" not in codes
    assert len(codes) < len(files) / 2
