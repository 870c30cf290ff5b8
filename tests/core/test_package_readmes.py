"""The README of each package of core: every package has one, and the names in its table are there."""

import configparser
import importlib
import re
from pathlib import Path

import pytest

CORE = Path(__file__).parents[2] / "src" / "solemn" / "core"
PACKAGES = sorted(path.parent.name for path in CORE.glob("*/__init__.py"))


def names_in_table(text: str) -> list[str]:
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`([\w.]+)`", row)]


@pytest.mark.parametrize("package", PACKAGES)
def test_every_name_in_the_readme_is_in_the_package(package: str) -> None:
    text = (CORE / package / "README.md").read_text(encoding="utf-8")
    missing = []
    for name in names_in_table(text):
        module, _, member = name.partition(".")
        if not hasattr(importlib.import_module(f"solemn.core.{package}.{module}"), member):
            missing.append(name)
    assert text.startswith(f"# {package}: ") and "Begin reading with" in text
    assert not missing


def test_the_tables_are_read() -> None:
    assert sum(len(names_in_table((CORE / package / "README.md").read_text(encoding="utf-8"))) for package in PACKAGES) > 150


def test_the_rooms_are_listed_in_the_order_of_the_contract() -> None:
    contract = configparser.ConfigParser()
    contract.read(CORE.parents[2] / ".importlinter", encoding="utf-8")
    layers = contract["importlinter:contract:rules"]["layers"].strip().splitlines()
    lines = (CORE / "README.md").read_text(encoding="utf-8").splitlines()
    rows = [line.split("|")[1] for line in lines if line.startswith(("| `", "| ["))]
    assert [re.findall(r"`(\w+)`", row) for row in rows] == [[name.strip() for name in layer.split("|")] for layer in layers]
