"""Duels between decks of made cards, recorded on the reference engine, replay decision by decision (see `made_cards`).

At many moments all that the rules answer about the cards in sight and about both players is asked for, and shows in the LP of player 0:
an answer that changes anywhere makes the duel another one. They are replayed by the reference's rulings, as in `test_traces`; the files
are named after the rules they were played by (`made` is today's).
"""

import runpy
from pathlib import Path

import made_cards
import pytest

TRACES = sorted((Path(__file__).parent / "made").glob("*.jsonl.gz"))
REPLAY = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "replay.py"))["replay"]
LIBRARY = Path(__file__).parents[2] / "src" / "solemn" / "cards" / "library"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], list[str]]:
    """The folders of scripts, and the database, of the made cards."""
    database, scripts = made_cards.write(tmp_path_factory.mktemp("made"))
    return [str(scripts), str(LIBRARY)], [str(database)]


@pytest.mark.parametrize("trace", TRACES, ids=lambda trace: trace.name.split(".")[0])
def test_the_duel_goes_as_recorded(trace: Path, files: tuple[list[str], list[str]]) -> None:
    found = REPLAY(str(trace), *files)
    assert found["whole"] and found["decisions"] > 0, found["difference"]
    assert not found["script_errors"]
