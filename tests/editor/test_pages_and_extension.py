"""What the documentation and the VS Code extension promise about settings is what the server reads."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from solemn.lua.syntax import is_lua

pytest.importorskip("pygls")

from solemn.editor.knowledge import Options

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "editors.md").read_text(encoding="utf-8")
EXTENSION = ROOT / "editors" / "vscode"


def _block(name: str) -> str:
    found = re.search(rf"<!-- file: {re.escape(name)} -->\n```\w+\n(.*?)```", PAGE, re.S)
    assert found is not None
    return found[1]


def test_the_settings_of_the_extension_are_read() -> None:
    manifest = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    properties = manifest["contributes"]["configuration"]["properties"]
    source = (EXTENSION / "src" / "extension.ts").read_text(encoding="utf-8")
    sent = re.search(r"for \(const name of (\[.*?\])\)", source)
    assert sent is not None and {f"solemn.{name}" for name in json.loads(sent[1])} == set(properties) - {"solemn.command"}
    given = Options.of({"scripts": ["a"], "db": ["b"], "preview": True}, Options())
    assert given == Options((Path("a"),), (Path("b"),), True)
    assert properties["solemn.command"]["default"] == ["solemn", "lsp"]
    shown = json.loads(_block(".vscode/settings.json"))
    assert {name for name in shown if name.startswith("solemn.")} <= set(properties)


def test_the_settings_for_neovim_and_helix_are_as_those_editors_read_them() -> None:
    assert is_lua(_block("init.lua").encode())
    assert set(re.findall(r"init_options = \{ (\w+) = .*?, (\w+) =", _block("init.lua"))[0]) == {"scripts", "db"}
    helix = tomllib.loads(_block("languages.toml"))
    server = helix["language-server"]["solemn"]
    assert [server["command"], *server["args"]] == ["solemn", "lsp"]
    assert Options.of(server["config"], Options()).databases == (Path("~/BabelCDB/cards.cdb").expanduser(),)


def test_the_lock_file_names_no_place() -> None:
    assert '"resolved"' not in (EXTENSION / "package-lock.json").read_text(encoding="utf-8")


def test_wrong_settings_are_left_out() -> None:
    default = Options((Path("s"),), (), None)
    assert Options.of(None, default) == default
    assert Options.of({"scripts": 3, "db": [None, ""], "preview": "yes"}, default) == default
