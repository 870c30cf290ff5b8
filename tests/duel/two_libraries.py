"""Duels with the natives in the place of the library's functions, and with the library as it was written."""

from typing import Any

import pytest
from random_duels import community

from solemn.duel.facade import Duel
from solemn.lua import LuaError


def two_libraries(monkeypatch: pytest.MonkeyPatch) -> tuple[Duel, Duel]:
    """A duel with the natives, and one without them."""
    ours = Duel(pool=community(), start=False)
    monkeypatch.setattr("solemn.duel.setting_up.replace_known", lambda machine: None)
    return ours, Duel(pool=community(), start=False)


def answer(duel: Duel, text: str) -> Any:
    """What the text returns, or that it is an error."""
    duel.machine.renew_steps()
    try:
        return duel.machine.load_text(text.encode(), "asked.lua")
    except LuaError:
        return LuaError


def normal_monsters(duel: Duel) -> list[int]:
    """Passcodes of Normal Monsters."""
    database = duel.pool.database
    return [card.code for card in map(database.get, sorted(database.codes())) if card is not None and card.type == 17]
