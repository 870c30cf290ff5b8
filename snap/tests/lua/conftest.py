"""Tests of the Lua package keep compiled code in memory, not in the user's cache."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from solemn.lua.cache import default_cache


@pytest.fixture(autouse=True, scope="session")
def private_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    old = os.environ.get("SOLEMN_CACHE")
    os.environ["SOLEMN_CACHE"] = str(tmp_path_factory.mktemp("cache"))
    default_cache.cache_clear()
    yield
    default_cache.cache_clear()
    if old is None:
        del os.environ["SOLEMN_CACHE"]
    else:
        os.environ["SOLEMN_CACHE"] = old


@pytest.fixture(scope="session")
def community() -> Path:
    folder = os.environ.get("SOLEMN_SCRIPTS")
    if not folder or not (Path(folder) / "utility.lua").exists():
        pytest.skip("SOLEMN_SCRIPTS names no folder with the community's scripts")
    return Path(folder)
