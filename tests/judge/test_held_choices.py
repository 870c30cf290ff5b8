"""What a play names for its resolution waits until its link resolves; responses come in between, and a negation makes an end of it."""

import pytest
from small import judge_text

ROTA = """\
turn player: Reinforcement of the Army, Called by the Grave, Monster Reborn, Mystical Elf in hand; Gemini Elf in GY
turn player: Forbidden Droplet in hand; deck Battle Ox, Celtic Guardian, Alexandrite Dragon
opponent: Ash Blossom & Joyous Spring, Ghost Belle & Haunted Mansion in hand; Cannon Soldier in attack; deck 3 Sangan
- turn player activates Reinforcement of the Army choosing Celtic Guardian
"""
REBORN = ROTA.rsplit("\n", 2)[0] + "\n- turn player activates Monster Reborn targeting Gemini Elf putting it in defense\n"
CHAINS_ASH = "- opponent chains Ash Blossom & Joyous Spring\n"


@pytest.mark.parametrize(
    "text",
    [
        ROTA + "? turn player has Celtic Guardian in hand; turn player has no Battle Ox in hand",
        ROTA + CHAINS_ASH + "? Reinforcement of the Army has its effect negated; turn player has Celtic Guardian in deck",
        ROTA + "- opponent can chain Ash Blossom & Joyous Spring\n? turn player has Celtic Guardian in deck",
        ROTA + CHAINS_ASH
        + "- turn player chains Called by the Grave targeting Ash Blossom & Joyous Spring\n? turn player has Celtic Guardian in hand",
        ROTA + "- opponent passes\n? turn player has Celtic Guardian in hand",
        REBORN + "? Gemini Elf is in Monster Zone in defense",
        REBORN + "- opponent chains Ghost Belle & Haunted Mansion\n? Monster Reborn is negated; turn player has Gemini Elf in GY",
        ROTA + CHAINS_ASH + "- turn player chains Forbidden Droplet choosing Monster Reborn choosing Cannon Soldier\n"
        "? Reinforcement of the Army is negated; Cannon Soldier has 700 ATK; turn player has Monster Reborn in GY",
        ROTA + "- opponent cannot chain Ghost Belle & Haunted Mansion\n? turn player has Celtic Guardian in hand",
    ],
)  # fmt: skip
def test_responses_come_between_an_activation_and_what_is_chosen_as_it_resolves(text: str) -> None:
    found = judge_text(text, "x.duel")
    assert found.verdict == "agrees", (found.why, [result.found for result in found.checks if not result.ok])


@pytest.mark.parametrize(
    ("responses", "verdict"), [("", "stuck"), ("- opponent passes\n", "stuck"), (CHAINS_ASH, "agrees")], ids=["none", "passes", "negated"]
)
def test_what_cannot_be_chosen_is_refused_unless_it_never_comes_to_that(responses: str, verdict: str) -> None:
    found = judge_text(ROTA.replace("choosing Celtic Guardian", "choosing Alexandrite Dragon") + responses, "x.duel")
    assert found.verdict == verdict
    rules = [reason.rule for play in found.record.plays for reason in play.reasons]
    assert rules == (["R-CHOICE"] if verdict == "stuck" else [])


def test_a_response_that_is_refused_is_judged_in_its_window_though_a_choice_waits() -> None:
    refused = "- opponent cannot chain Ash Blossom & Joyous Spring\n"
    found = judge_text(ROTA + refused, "x.duel")
    assert (found.verdict, found.record.plays[0].found) == ("disagrees", "legal")
    assert "Reinforcement of the Army" in found.record.plays[0].moment


BREAK = "turn player: Raigeki Break set; Sangan in hand; deck Mystical Elf\nopponent: Summoned Skull, Cannon Soldier in attack\n"
SUMMON = """\
turn player: Coach Soldier Wolfbark in hand; Battle Ox in GY
opponent: Solemn Judgment, Divine Wrath set; Sangan in hand
- turn player Normal Summons Coach Soldier Wolfbark saying yes choosing Battle Ox
"""


@pytest.mark.parametrize("names", ["discarding Sangan targeting Summoned Skull", "targeting Summoned Skull discarding Sangan"])
def test_a_cost_and_a_target_are_named_in_any_order(names: str) -> None:
    text = BREAK.replace("Cannon Soldier", "Mystical Elf") + f"- turn player activates Raigeki Break {names}\n"
    found = judge_text(text + "? Summoned Skull is destroyed; Mystical Elf is on the field; turn player has Sangan in GY\n", "x.duel")
    assert found.verdict == "agrees", (found.why, [result.found for result in found.checks if not result.ok])


@pytest.mark.parametrize("names", ["discarding Sangan targeting Mystical Elf", "targeting Mystical Elf discarding Sangan"])
def test_an_illegal_target_is_refused_in_any_order(names: str) -> None:
    found = judge_text(BREAK + f"- turn player cannot activate Raigeki Break {names}\n", "x.duel")
    assert (found.verdict, [reason.rule for reason in found.record.plays[0].reasons]) == ("agrees", ["R-CHOICE"])


@pytest.mark.parametrize(
    ("response", "verdict"), [("", "stuck"), ("- opponent chains Solemn Judgment\n", "agrees"), ("- opponent passes\n", "stuck")]
)
def test_what_a_summon_names_for_its_trigger_falls_away_with_it(response: str, verdict: str) -> None:
    text = SUMMON.replace("choosing Battle Ox", "choosing Mystical Elf")
    assert judge_text(text + response, "x.duel").verdict == verdict
