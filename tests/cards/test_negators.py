"""The negators of examples/negators: what they negate and what happens all the same, with the bundled cards and with the community's."""

import os
from pathlib import Path

import pytest

from solemn.cards.sources import BUNDLED_SCRIPTS
from solemn.judge.play.judging import AGREES, Judge
from solemn.judge.telling.transcript import verdicts
from solemn.judge.telling.verdicts import (
    ACTIVATION_NEGATED,
    EFFECT_NEGATED,
    EFFECTS_BACK,
    EFFECTS_NEGATED,
    RESOLVED,
    SUMMON_NEGATED,
    SUMMONED,
    WENT_ON,
    WITHOUT_EFFECT,
)

EXAMPLES = Path(__file__).parents[2] / "examples" / "negators"
FILES = sorted(EXAMPLES.glob("*.yaml"))
SCRIPTS, DATABASE = os.environ.get("SOLEMN_SCRIPTS"), os.environ.get("SOLEMN_DB")
ENDED = "ended without a Damage Step"
APOLLOUSA, NIBIRU = "Apollousa, Bow of the Goddess", "Nibiru, the Primal Being"

# example -> verdicts that are among those given: about whom, outcome, rules that are cited
VERDICTS = {
    "apollousa-on-cannon-soldier": [
        (APOLLOUSA, SUMMONED, {"S3"}),
        ("1 Cannon Soldier", ACTIVATION_NEGATED, {"A1", "A3", "A7"}),
    ],
    "apollousa-under-forbidden-chalice": [
        (f"2 {APOLLOUSA}", EFFECT_NEGATED, {"E1"}),
        ("1 Cannon Soldier", RESOLVED, set()),
        (APOLLOUSA, EFFECTS_NEGATED, {"E2", "E3"}),
    ],
    "ash-blossom-not-on-monster-reborn": [("1 Monster Reborn", RESOLVED, set()), ("Summoned Skull", SUMMONED, {"S4"})],
    "ash-blossom-on-maxx-c": [('2 Maxx "C"', EFFECT_NEGATED, {"E1", "E4"}), ("1 Monster Reborn", RESOLVED, set())],
    "ash-blossom-on-reinforcement": [("1 Reinforcement of the Army", EFFECT_NEGATED, {"E1"})],
    "baronne-de-fleur-destroyed-in-response": [
        ("2 Baronne de Fleur", RESOLVED, {"N2", "A5"}),
        ("1 Dark Hole", ACTIVATION_NEGATED, {"A1", "A2"}),
    ],
    "baronne-de-fleur-on-dark-hole": [("1 Dark Hole", ACTIVATION_NEGATED, {"A1", "A2"}), ("1 Dark Hole", RESOLVED, set())],
    "book-of-moon-on-cannon-soldier": [("1 Cannon Soldier", RESOLVED, set())],
    "book-of-moon-on-the-attacker": [("Summoned Skull", ENDED, {"R-TURNED"})],
    "borreload-savage-dragon-on-typhoon": [
        ("Borreload Savage Dragon", SUMMONED, {"S3"}),
        ("1 Mystical Space Typhoon", ACTIVATION_NEGATED, {"A1", "A2"}),
    ],
    "borreload-savage-dragon-under-forbidden-chalice": [
        ("Borreload Savage Dragon", EFFECTS_NEGATED, {"E2", "E3"}),
        ("1 Dark Hole", RESOLVED, set()),
    ],
    "breakthrough-skill-from-the-grave": [
        ("Jinzo", EFFECTS_NEGATED, {"E2", "E3"}),
        ("1 Compulsory Evacuation Device", RESOLVED, set()),
    ],
    "breakthrough-skill-on-cannon-soldier": [
        ("1 Cannon Soldier", EFFECT_NEGATED, {"E1", "E4"}),
        ("Cannon Soldier", EFFECTS_NEGATED, {"E2", "E3"}),
    ],
    "call-of-the-haunted-destroyed-in-response": [("1 Call of the Haunted", WITHOUT_EFFECT, {"A6"})],
    "called-by-the-grave-on-a-name": [
        ("Cannon Soldier", EFFECTS_NEGATED, {"E2", "E3"}),
        ("1 Cannon Soldier", EFFECT_NEGATED, {"E1", "E3", "E4"}),
    ],
    "called-by-the-grave-on-ash-blossom": [
        ("2 Ash Blossom & Joyous Spring", EFFECT_NEGATED, {"E1", "E4"}),
        ("1 Reinforcement of the Army", RESOLVED, set()),
    ],
    "compulsory-evacuation-device-on-apollousa": [
        (APOLLOUSA, SUMMONED, {"S3"}),
        (f"2 {APOLLOUSA}", WITHOUT_EFFECT, {"R-NOTHING", "N2"}),
        ("1 Cannon Soldier", RESOLVED, set()),
    ],
    "compulsory-evacuation-device-on-cannon-soldier": [("1 Cannon Soldier", RESOLVED, {"N2"})],
    "crystal-wing-on-cannon-soldier": [
        ("1 Cannon Soldier", ACTIVATION_NEGATED, {"A1", "A3", "A7"}),
        ("1 Dark Hole", RESOLVED, set()),
    ],
    "dark-ruler-no-more": [
        ("Baronne de Fleur", EFFECTS_NEGATED, {"E2", "E3"}),
        ("Jinzo", EFFECTS_NEGATED, {"E2", "E3"}),
        ("Blue-Eyes White Dragon", WENT_ON, set()),
    ],
    "fiendish-chain-on-cannon-soldier": [
        ("1 Cannon Soldier", EFFECT_NEGATED, {"E1", "E4"}),
        ("Cannon Soldier", EFFECTS_NEGATED, {"E2", "E3"}),
        ("Cannon Soldier", EFFECTS_BACK, {"E2"}),
        ("1 Cannon Soldier", RESOLVED, set()),
    ],
    "forbidden-chalice-on-cannon-soldier": [
        ("1 Cannon Soldier", EFFECT_NEGATED, {"E1", "E4"}),
        ("Cannon Soldier", EFFECTS_BACK, {"E2"}),
    ],
    "forbidden-droplet": [("1 Forbidden Droplet", RESOLVED, set()), ("Baronne de Fleur", EFFECTS_NEGATED, {"E2", "E3"})],
    "forbidden-droplet-under-dark-bribe": [("1 Forbidden Droplet", ACTIVATION_NEGATED, {"A1", "A2", "A7"})],
    "ghost-belle-not-on-reinforcement": [("1 Reinforcement of the Army", RESOLVED, set())],
    "ghost-belle-on-monster-reborn": [("1 Monster Reborn", ACTIVATION_NEGATED, {"A1", "A2"})],
    "ghost-ogre-not-on-dark-hole": [("1 Dark Hole", RESOLVED, set())],
    "ghost-ogre-on-cannon-soldier": [("1 Cannon Soldier", RESOLVED, {"N2", "A5"})],
    "ghost-ogre-on-ultimate-offering": [("1 Ultimate Offering", WITHOUT_EFFECT, {"A6"})],
    "jinzo-and-mirror-force": [("Jinzo", WENT_ON, set())],
    "jinzo-by-call-of-the-haunted": [("Jinzo", SUMMONED, {"S4"}), ("Call of the Haunted", EFFECTS_NEGATED, {"E2", "E3"})],
    "jinzo-in-response": [("1 Mirror Force", EFFECT_NEGATED, {"E1"}), ("Summoned Skull", WENT_ON, {"R-ATTACK"})],
    "maxx-c-on-special-summons": [("Cyber Dragon", SUMMONED, {"S3"}), ('2 Maxx "C"', RESOLVED, set())],
    "nibiru-after-five-summons": [(NIBIRU, SUMMONED, {"S4"}), (f"1 {NIBIRU}", RESOLVED, set())],
    "nibiru-too-early": [("Celtic Guardian", SUMMONED, {"S4"})],
    "royal-decree-and-solemn-judgment": [
        ("2 Solemn Judgment", EFFECT_NEGATED, {"E1", "E3", "E4"}),
        ("1 Dark Hole", RESOLVED, set()),
    ],
    "royal-decree-in-response": [("2 Breakthrough Skill", EFFECT_NEGATED, {"E1"}), ("1 Cannon Soldier", RESOLVED, set())],
    "royal-decree-on-mirror-force": [("1 Mirror Force", EFFECT_NEGATED, {"E1", "E3"}), ("Summoned Skull", WENT_ON, {"R-ATTACK"})],
    "solemn-strike-not-on-a-normal-summon": [("Battle Ox", SUMMONED, {"S3"})],
    "solemn-strike-on-cyber-dragon": [("Cyber Dragon", SUMMON_NEGATED, {"S1", "S11"})],
    "solemn-strike-on-nibiru": [(f"1 {NIBIRU}", ACTIVATION_NEGATED, {"A1", "A3"})],
    "solemn-warning-on-a-normal-summon": [("Battle Ox", SUMMON_NEGATED, {"S1", "S8", "S11"})],
    "solemn-warning-on-monster-reborn": [("1 Monster Reborn", ACTIVATION_NEGATED, {"A1", "A2"})],
    "thunder-king-rai-oh-not-on-monster-reborn": [("Summoned Skull", SUMMONED, {"S4"})],
    "thunder-king-rai-oh-on-cyber-dragon": [("Cyber Dragon", SUMMON_NEGATED, {"S1", "S11"})],
    "torrential-tribute-on-sangan": [("Sangan", SUMMONED, {"S3"}), ("1 Sangan", RESOLVED, set())],
    "torrential-tribute-under-seven-tools": [("1 Torrential Tribute", ACTIVATION_NEGATED, {"A1", "A2"})],
    "vanitys-fiend": [("Vanity's Fiend", EFFECTS_NEGATED, {"E2", "E3"}), ("Summoned Skull", SUMMONED, {"S4"})],
}

SHOWN = (
    *("Ash Blossom & Joyous Spring", "Baronne de Fleur", "Book of Moon", "Borreload Savage Dragon", "Breakthrough Skill"),
    *("Call of the Haunted", "Called by the Grave", "Compulsory Evacuation Device", "Crystal Wing Synchro Dragon", "Dark Ruler No More"),
    *("Fiendish Chain", "Forbidden Chalice", "Forbidden Droplet", "Ghost Belle & Haunted Mansion", "Ghost Ogre & Snow Rabbit"),
    *("Jinzo", 'Maxx "C"', "Royal Decree", "Solemn Strike", "Solemn Warning", "Thunder King Rai-Oh", "Torrential Tribute"),
    *("Vanity's Fiend", APOLLOUSA, NIBIRU),
)


@pytest.fixture(scope="module")
def bundled() -> Judge:
    return Judge.of()


@pytest.fixture(scope="module")
def community() -> Judge:
    if not SCRIPTS or not DATABASE:
        pytest.skip("SOLEMN_SCRIPTS and SOLEMN_DB name no community cards")
    return Judge.of([Path(SCRIPTS)], [Path(DATABASE)])


def test_every_example_has_its_verdicts() -> None:
    assert {file.stem for file in FILES} == set(VERDICTS)


@pytest.mark.parametrize("card", SHOWN)
def test_the_card_has_an_example_and_a_script(card: str) -> None:
    assert any(card in file.read_text(encoding="utf-8") for file in FILES)
    assert any(path.read_text(encoding="utf-8").startswith(f"-- {card}\n") for path in BUNDLED_SCRIPTS.glob("c*.lua"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_with_bundled_cards(file: Path, bundled: Judge) -> None:
    check(file, bundled)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_with_community_cards(file: Path, community: Judge) -> None:
    check(file, community)


def check(file: Path, judge: Judge) -> None:
    found = judge.judge_file(file)
    assert found.verdict == AGREES, (found.why, [result for result in found.checks if not result.ok])
    given = [(verdict.about, verdict.outcome, set(verdict.rules)) for verdict in verdicts(found.record)]
    for about, outcome, rules in VERDICTS[file.stem]:
        assert any(verdict[:2] == (about, outcome) and rules <= verdict[2] for verdict in given), given
