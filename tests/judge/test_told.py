"""What the judge tells of a link, a Summon, an attack, a trigger, a protection or a negation: outcome, cause and rules of `told.yaml`.

With the bundled cards where these suffice, with the community's where SOLEMN_SCRIPTS and SOLEMN_DB name them.
"""

from pathlib import Path

import pytest
from small import DATABASE, SCRIPTS, bundled, community

from solemn.judge.play.judging import Judge
from solemn.judge.scenario.reading import Source, parse_scenario
from solemn.judge.scenario.validating import _names
from solemn.spec.constants import TYPE_NORMAL

FILE = Path(__file__).with_name("told.yaml")
CASES = {text.split("id: ", 1)[1].split("\n", 1)[0]: text for text in FILE.read_text(encoding="utf-8").split("---\n")}


def suffice(judge: Judge, source: Source) -> bool:
    """Whether the judge has all the cards of the scenario."""
    cards = [judge.names.find(name) for name in {name for _, name in _names(source)}]
    return all(card is not None and (card.type & TYPE_NORMAL or judge.pool.scripts.find(f"c{card.code}.lua")) for card in cards)


@pytest.mark.parametrize("name", CASES)
def test_it_is_told_rightly(name: str) -> None:
    source = parse_scenario(CASES[name], f"{name}.yaml")
    judges = [bundled()] if suffice(bundled(), source) else []
    judges += [community()] if SCRIPTS and DATABASE else []
    if not judges:
        pytest.skip("needs the community's files")
    for judge in judges:
        found = judge.judge(source)
        assert found.verdict == "agrees", (found.why, [(result.check, result.found) for result in found.checks if not result.ok])
