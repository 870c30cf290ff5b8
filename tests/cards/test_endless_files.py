"""Files that never end are refused at once, in whatever they stand for."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solemn.cards.banlist import read_banlists
from solemn.cards.decks import DeckError, read_deck
from solemn.cards.strings import read_strings
from solemn.lua.main import read_program

ZEROS = Path("/dev/zero")
pytestmark = pytest.mark.skipif(not ZEROS.exists(), reason="needs a file that never ends")


@pytest.mark.parametrize("read", [read_deck, read_banlists, lambda path: read_strings([path])])
def test_a_file_without_end_is_refused(read: Callable[[Path], Any]) -> None:
    with pytest.raises((OSError, DeckError), match=r"more than \d+ bytes"):
        read(ZEROS)


def test_a_program_without_end_is_refused() -> None:
    with pytest.raises(ValueError, match="more than 64 MiB"):
        read_program(str(ZEROS))
