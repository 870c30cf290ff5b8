"""The examples: what they expect happens, with the bundled scripts and with the community's, and their verdicts cite the rules."""

import os
from pathlib import Path

import pytest

from solemn.judge.play.judging import AGREES, Judge
from solemn.judge.telling.transcript import verdicts
from solemn.judge.telling.verdicts import Verdict

EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = sorted(EXAMPLES.glob("*.yaml"))
SCRIPTS, DATABASE = os.environ.get("SOLEMN_SCRIPTS"), os.environ.get("SOLEMN_DB")

# example -> about whom, outcome, rules that are cited
VERDICTS = {
    "cannon-soldier-under-effect-veiler": ("1 Cannon Soldier", "effect negated", {"E3", "E1", "E4"}),
    "dark-hole-and-mystical-space-typhoon": ("1 Dark Hole", "resolved", {"A5"}),
    "lightning-vortex-and-dark-bribe": ("1 Lightning Vortex", "activation negated", {"A1", "A2", "A7"}),
    "divine-wrath": ("1 Cannon Soldier", "activation negated", {"A1", "A3", "A7"}),
    "seven-tools-of-the-bandit": ("1 Skill Drain", "activation negated", {"A1", "A2", "A7"}),
    "seven-tools-and-an-older-link": ("1 Skill Drain", "resolved without effect", {"A6"}),
    "solemn-judgment-on-sangan": ("Sangan", "Summon negated", {"S1", "S8", "S11"}),
    "negate-attack": ("Summoned Skull", "attack negated", {"T1", "T2"}),
    "mirror-force": ("Summoned Skull", "ended without a Damage Step", {"T4"}),
    "dimensional-prison": ("Summoned Skull", "ended without a Damage Step", {"T4"}),
    "skill-drain-on-and-off": ("1 Cannon Soldier", "effect negated", {"E3", "E4"}),
    "monster-reborn": ("Summoned Skull", "Summon successful", {"S4"}),
}


@pytest.fixture(scope="module")
def bundled() -> Judge:
    return Judge.of()


@pytest.fixture(scope="module")
def community() -> Judge:
    if not SCRIPTS or not DATABASE:
        pytest.skip("SOLEMN_SCRIPTS and SOLEMN_DB name no community cards")
    return Judge.of([Path(SCRIPTS)], [Path(DATABASE)])


def test_there_is_an_example_for_each_verdict() -> None:
    assert {file.stem for file in FILES} == set(VERDICTS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_with_bundled_scripts(file: Path, bundled: Judge) -> None:
    check(file, bundled)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_with_community_scripts(file: Path, community: Judge) -> None:
    check(file, community)


def check(file: Path, judge: Judge) -> None:
    found = judge.judge_file(file)
    assert found.verdict == AGREES, (found.why, [r for r in found.checks if not r.ok])
    about, outcome, rules = VERDICTS[file.stem]
    assert any(fits(verdict, about, outcome, rules) for verdict in verdicts(found.record)), verdicts(found.record)


def fits(verdict: Verdict, about: str, outcome: str, rules: set[str]) -> bool:
    return verdict.about == about and verdict.outcome == outcome and rules <= set(verdict.rules)


def test_every_link_summon_and_attack_has_a_verdict(bundled: Judge) -> None:
    for file in FILES:
        record = bundled.judge_file(file).record
        counts = {name: sum(event.name == name for event in record.events) for name in ("activate", "summoning", "attack")}
        found = [verdict.subject for verdict in verdicts(record)]
        assert (found.count("link"), found.count("summon"), found.count("attack")) == tuple(counts.values()), file


def test_negation_that_lasts_is_told_when_it_begins_and_ends(bundled: Judge) -> None:
    record = bundled.judge_file(EXAMPLES / "skill-drain-on-and-off.yaml").record
    found = [(verdict.about, verdict.outcome, "E2" in verdict.rules) for verdict in verdicts(record) if verdict.subject == "effects"]
    assert found == [("Cannon Soldier", "effects negated", True), ("Cannon Soldier", "effects apply again", True)]


def test_a_refused_play_says_why(bundled: Judge) -> None:
    def rules_of(name: str) -> list[str]:
        return [reason.rule for play in bundled.judge_file(EXAMPLES / f"{name}.yaml").record.plays for reason in play.reasons]

    assert rules_of("seven-tools-and-an-older-link") == ["A8"]
    assert rules_of("solemn-judgment-on-sangan") == ["S8"]
    assert rules_of("monster-reborn") == ["S4"]
