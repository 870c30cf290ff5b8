"""The board as text and as a picture."""

import sys

import numpy as np
import pytest
from episodes import pool
from test_observation import board

from solemn.env import SoloDuelEnv, picture
from solemn.env.aec import raw_env


def test_a_board_is_drawn() -> None:
    drawn = picture(board())
    assert drawn.shape == (760, 800, 3) and drawn.dtype == np.uint8
    monsters = {tuple(point) for point in drawn[500, 340:470:4].tolist()}
    assert (222, 178, 110) in monsters, "Gemini Elf stands in player 0's middle zone"
    assert {tuple(point) for point in drawn[200:230, 120].tolist()} == {(112, 70, 42)}, "Mirror Force is Set in player 1's zone 4"


def test_what_stands_on_the_field_is_seen_in_the_picture() -> None:
    one, other = board(), board()
    other.answer(("reposition", 0))
    assert not np.array_equal(picture(one), picture(other)) and np.array_equal(picture(one), picture(board()))


def test_environments_render_as_they_were_told() -> None:
    for make in (SoloDuelEnv, raw_env):
        shown = []
        for mode in ("ansi", "rgb_array", None):
            made = make(pool=pool(), render_mode=mode)
            made.reset(seed=1)
            shown.append(made.render())
            assert mode != "ansi" or shown[0] == str(made.episode.duel)
        assert isinstance(shown[1], np.ndarray) and shown[2] is None


def test_without_pillow_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(ImportError, match=r"needs Pillow: pip install 'solemn\[env\]'"):
        picture(board())
