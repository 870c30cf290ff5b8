"""What a scenario says of reasons and verdicts: held to, told in JSON, refused where it makes no sense."""

import pytest
from small import judge_text

from solemn.judge.language.errors import InputError
from solemn.judge.play.report import as_data, text_lines

TRIBUTE = """
setup: {players: [{hand: [Summoned Skull]}, {}]}
steps: [{by: 0, do: normal_summon, card: Summoned Skull, expect: illegal, because: BECAUSE}]
"""
NEGATED = """
setup:
  players:
    - {hand: [Lightning Vortex, Sangan], deck: [Mystical Elf, Mystical Elf]}
    - {mzone: [{card: Summoned Skull, seq: 2}], szone: [{card: Dark Bribe, seq: 2}]}
steps:
  - {by: 0, do: activate, card: Lightning Vortex, choices: [[Sangan]]}
  - {by: 1, do: chain, card: Dark Bribe}
expect: [{check: verdict, CHECK}]
"""
JINZO = """
setup: {players: [{szone: [{card: Mirror Force, seq: 1}]}, {mzone: [{card: Jinzo, seq: 2}], deck: [Sangan]}]}
steps:
  - {by: 0, do: end_turn}
  - {by: 1, do: to_battle}
  - {by: 1, do: attack, card: Jinzo}
  - {by: 0, do: chain, card: Mirror Force, expect: illegal, because: {card: BECAUSE}}
"""


@pytest.mark.parametrize(
    ("because", "verdict"),
    [
        ("R-TRIBUTE", "agrees"),
        ("[R-COST, R-TRIBUTE]", "agrees"),
        ("{rule: R-TRIBUTE}", "agrees"),
        ("{}", "agrees"),
        ("R-COST", "disagrees"),
        ("{rule: R-TRIBUTE, card: Summoned Skull}", "disagrees"),
    ],
)
def test_the_first_reason(because: str, verdict: str) -> None:
    assert judge_text(TRIBUTE.replace("BECAUSE", because)).verdict == verdict


@pytest.mark.parametrize(("card", "verdict"), [("Jinzo", "agrees"), ("Mirror Force", "disagrees")])
def test_the_card_that_forbids_it(card: str, verdict: str) -> None:
    found = judge_text(JINZO.replace("BECAUSE", card))
    assert found.verdict == verdict
    reason = as_data(found)["plays"][0]["reasons"][0]
    assert (reason["rule"], reason["by"], reason["effect"]) == ("R-EFFECT", ["Jinzo"], {"card": "Mirror Force", "number": 1})


def test_another_reason_is_told() -> None:
    lines = "\n".join(text_lines(judge_text(TRIBUTE.replace("BECAUSE", "{rule: [R-COST, R-EFFECT], card: Summoned Skull}"))))
    assert "the first reason is not the expected one: R-COST or R-EFFECT, because of Summoned Skull" in lines
    assert "R-TRIBUTE:" in lines


@pytest.mark.parametrize(
    ("check", "verdict"),
    [
        ("subject: link, card: Lightning Vortex, link: 1, outcome: activation negated, by: Dark Bribe, rules: [A1, A7]", "agrees"),
        ("card: Lightning Vortex, outcome: negated, not_rules: [E1]", "agrees"),
        ("outcome: [effect negated, activation negated], rules: A1", "agrees"),
        ("card: Dark Bribe, outcome: resolved, link: 2", "agrees"),
        ("card: Dark Bribe, outcome: resolved, link: 1", "disagrees"),
        ("card: Lightning Vortex, outcome: negated, by: Summoned Skull", "disagrees"),
        ("card: Lightning Vortex, rules: [A1, E1]", "disagrees"),
        ("card: Lightning Vortex, not_rules: A7", "disagrees"),
        ("subject: summon", "disagrees"),
        ("subject: summon, is: false", "agrees"),
        ("card: Lightning Vortex, outcome: resolved, is: false", "agrees"),
        ("card: Lightning Vortex, outcome: negated, is: false", "disagrees"),
    ],
)
def test_verdicts(check: str, verdict: str) -> None:
    assert judge_text(NEGATED.replace("CHECK", check)).verdict == verdict


def test_verdicts_as_data() -> None:
    link = as_data(judge_text(NEGATED.replace("CHECK", "card: Sangan, is: false")))["verdicts"][1]
    assert {word: link[word] for word in ("subject", "card", "cards", "link", "by")} == {
        "subject": "link", "card": "Lightning Vortex", "cards": ["Lightning Vortex"], "link": 1, "by": ["Dark Bribe"],
    }  # fmt: skip


def test_candidates_as_data() -> None:
    text = """
    setup: {players: [{hand: [Monster Reborn], grave: [Stardust Dragon]}, {}]}
    steps: [{by: 0, do: activate, card: Monster Reborn, expect: illegal, because: {rule: S13}}]
    """
    found = judge_text(text)
    assert found.verdict == "agrees"
    (reason,) = as_data(found)["plays"][0]["reasons"]
    assert reason["candidates"] == [{"card": "Stardust Dragon", "rule": "S13", "by": None}]
    assert reason["rules"] == ["R-TARGET", "S13"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (TRIBUTE.replace("BECAUSE", "R-TRIBUT"), "steps[0].because: no rule has the ID 'R-TRIBUT'; did you mean 'R-TRIBUTE'?"),
        (TRIBUTE.replace("expect: illegal, because: BECAUSE", "because: R-TRIBUTE"), "expected 'expect: illegal' beside it"),
        (TRIBUTE.replace("BECAUSE", "{card: Sangan}"), "no card of this scenario is Sangan"),
        (NEGATED.replace("CHECK", "card: Sangn"), "expect[0].card: no card is named 'Sangn'"),
        (NEGATED.replace("CHECK", "by: Jinzo"), "expect[0].by: no card of this scenario is Jinzo"),
        (NEGATED.replace("CHECK", "not_rules: [A1, E99]"), "expect[0].not_rules: no rule has the ID 'E99'"),
        (NEGATED.replace("CHECK", "outcome: negatd"), "did you mean 'negated'?"),
        (NEGATED.replace("CHECK", "outcome: []"), "expect[0].outcome"),
    ],
)
def test_bad_input(text: str, says: str) -> None:
    with pytest.raises(InputError) as caught:
        judge_text(text)
    assert says in str(caught.value)
