"""Plays that are refused: the first reason told has the right rule and names the card that forbids it.

The cases of `refusals.yaml` need the community's files (SOLEMN_SCRIPTS and SOLEMN_DB).
"""

from pathlib import Path

import pytest
from small import community, needs_community

from solemn import Deck, Duel
from solemn.judge.scenario.reading import parse_scenario
from solemn.spec.signatures import natives

FILE = Path(__file__).with_name("refusals.yaml")
CASES = {text.split("id: ", 1)[1].split("\n", 1)[0]: text for text in FILE.read_text(encoding="utf-8").split("---\n")}
UPSTART_GOBLIN = 70368879


@needs_community
@pytest.mark.parametrize("name", CASES)
def test_the_first_reason_is_the_right_one(name: str) -> None:
    found = community().judge(parse_scenario(CASES[name], f"{name}.yaml"))
    assert found.verdict == "agrees", (found.why, [play.reasons for play in found.record.plays])
    assert all(play.reasons for play in found.record.plays)


def test_scripts_call_the_natives_themselves_again_once_it_is_told_why() -> None:
    duel = Duel([Deck((UPSTART_GOBLIN,) * 40), Deck((UPSTART_GOBLIN,) * 40)], seed=1)
    before = {name: duel.machine.globals.get(name) for name in natives()}
    for card in duel.state.players[0].hand:
        duel.why_not(card, 0)
    assert {name: duel.machine.globals.get(name) for name in natives()} == before and duel.state.explain is None
