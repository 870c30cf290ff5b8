"""Two optional triggers of one moment, each with choices of its own: both in either order, one of them, none; why one was not used."""

import os

import pytest
from small import judge_text
from test_told import community

from solemn.judge.scenario.reading import parse_scenario

CASE = """\
turn player: Donpa, Marksman Fur Hire in attack; Monster Reborn in hand; Wiz, Sage Fur Hire in GY; deck 2 Sangan
opponent: Summoned Skull in attack; Cyber Dragon in attack; 2 Mystical Elf in deck
- turn player activates Monster Reborn targeting Wiz, Sage Fur Hire
"""
DONPA = "- turn player chains Donpa, Marksman Fur Hire targeting Cyber Dragon\n"
WIZ = "- turn player chains Wiz, Sage Fur Hire\n"
NONE = '? no event activate: card "{}"; no event missed_timing\n'
needs_community = pytest.mark.skipif(not os.environ.get("SOLEMN_DB"), reason="needs the community's files")


@pytest.mark.parametrize(
    "text",
    [
        DONPA + WIZ + "? link 1 Donpa, Marksman Fur Hire resolves; link 2 Wiz, Sage Fur Hire resolves; opponent has Cyber Dragon in GY\n",
        WIZ + DONPA + "? link 1 Wiz, Sage Fur Hire resolves; link 2 Donpa, Marksman Fur Hire resolves; opponent has Cyber Dragon in GY\n",
        WIZ + "? link 1 Wiz, Sage Fur Hire resolves; turn player has 8500 LP\n" + NONE.format("Donpa, Marksman Fur Hire"),
        DONPA + "? opponent has Cyber Dragon in GY; turn player has 8000 LP\n" + NONE.format("Wiz, Sage Fur Hire"),
        "? turn player has 8000 LP\n" + NONE.format("Wiz, Sage Fur Hire") + NONE.format("Donpa, Marksman Fur Hire"),
        WIZ + "- turn player ends the turn\n- turn player cannot chain Donpa, Marksman Fur Hire because of R-EVENT\n",
    ],
    ids=["both", "the other way round", "the first", "the second", "none", "too late"],
)
def test_each_with_its_own_choice(text: str) -> None:
    found = judge_text(CASE + text, "x.duel")
    assert found.verdict == "agrees", (found.why, [(check.check, check.found) for check in found.checks if not check.ok])


MISSED = """\
turn player: Upstart Goblin in hand; Peten the Dark Clown in attack; Fire Hand in attack; deck Peten the Dark Clown, Ice Hand, Sangan
opponent: Icarus Attack set; Mystical Elf in attack; Blackwing - Bora the Spear in attack
- turn player activates Upstart Goblin
- opponent chains Icarus Attack targeting Peten the Dark Clown, Fire Hand
- turn player cannot chain Peten the Dark Clown because of R-TIMING by Upstart Goblin
- turn player cannot chain Fire Hand because of R-TIMING by Upstart Goblin
? Peten the Dark Clown misses the timing by Upstart Goblin (R-TIMING); Fire Hand misses the timing by Upstart Goblin (R-TIMING)
"""
SAME_NAME = """\
turn player: Raigeki in hand; Summoned Skull in attack; Mystical Elf in attack; deck Sangan
opponent: 2 Fire Hand in attack; deck 2 Ice Hand
- turn player activates Raigeki
- opponent chains Fire Hand targeting Summoned Skull
- opponent chains Fire Hand targeting Mystical Elf
? link 1 Fire Hand resolves; link 2 Fire Hand resolves; turn player has Summoned Skull in GY; turn player has Mystical Elf in GY
"""
COSTS = """\
turn player: Raigeki in hand; deck Sangan
opponent: 2 Peten the Dark Clown in attack; deck 2 Peten the Dark Clown
- turn player activates Raigeki
- opponent chains Peten the Dark Clown
- opponent chains Peten the Dark Clown
? opponent has 2 Peten the Dark Clown banished; opponent controls 2 Peten the Dark Clown
"""
LIMIT = """\
turn player: Raigeki in hand; deck Sangan
opponent: 2 Mermail Abysslinde in attack; deck 2 Mermail Abysspike
- turn player activates Raigeki
- opponent chains Mermail Abysslinde choosing Mermail Abysspike
- opponent cannot chain Mermail Abysslinde because of R-LIMIT by Mermail Abysslinde
? opponent controls 1 Mermail Abysspike
"""
ONE_TARGET = """\
turn player: Raigeki in hand; Mystical Elf in attack; deck Sangan
opponent: Fire Hand in attack; Ice Hand in attack; deck Fire Hand, Ice Hand
- turn player activates Raigeki
- opponent chains Fire Hand targeting Mystical Elf
- opponent cannot chain Ice Hand because of R-TARGET
"""
ALREADY_THERE = """\
turn player: deck 2 Sangan
opponent: 2 Treeborn Frog in GY; deck 2 Sangan
- turn player ends the turn
- opponent chains Treeborn Frog
- opponent cannot chain Treeborn Frog because of R-CONDITION
? opponent controls 1 Treeborn Frog
"""


@needs_community
@pytest.mark.parametrize(
    "text", [MISSED, SAME_NAME, COSTS, LIMIT, ONE_TARGET, ALREADY_THERE], ids=["missed", "same name", "costs", "limit", "target", "there"]
)
def test_with_community_cards(text: str) -> None:
    found = community().judge(parse_scenario(text, "x.duel", community().names))
    assert found.verdict == "agrees", (found.why, found.record.plays)
