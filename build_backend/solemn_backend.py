"""The build backend: setuptools, and with SOLEMN_MYPYC=1 what compiling needs besides it."""

import os
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  (the hooks of a backend)

COMPILER = "mypy[mypyc]>=2.4,<2.5"


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What building a wheel needs. Compiling needs the types of what solemn uses."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    if os.environ.get("SOLEMN_MYPYC") != "1":
        return needed
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*needed, COMPILER, *project["dependencies"]]
