"""What people type who have not read every word of the page: sentences of the table, lines without their mark, words of the file format."""

from typing import Any

import msgspec
import pytest
from small import bundled

from solemn.judge.language.errors import InputError
from solemn.judge.scenario.reading import parse_scenario


def read(text: str, file: str = "x.duel") -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(parse_scenario(text, file, bundled().names).scenario)
    return data


@pytest.mark.parametrize(
    ("group", "zone", "entry"),
    [
        ("Jinzo on the field", "mzone", {"card": "Jinzo", "seq": 2}),
        ("Skill Drain on field", "szone", {"card": "Skill Drain", "seq": 2, "pos": "faceup"}),
        ("Mirror Force facedown", "szone", {"card": "Mirror Force", "seq": 2, "pos": "set"}),
        ("Jinzo face up attack position", "mzone", {"card": "Jinzo", "seq": 2}),
        ("Jinzo in defense mode", "mzone", {"card": "Jinzo", "seq": 2, "pos": "defense"}),
        ("Jinzo in mzone 1", "mzone", {"card": "Jinzo", "seq": 1}),
        ("deck: Sangan", "deck", "Sangan"),
    ],
)
def test_where_a_card_is(group: str, zone: str, entry: object) -> None:
    assert read(f"turn player: {group}\nopponent:")["setup"]["players"][0] == {zone: [entry]}


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("turn player activates Dark Hole", {"do": "activate", "by": 0, "card": "Dark Hole"}),
        ("- opponent activates Solemn Judgment", {"do": "chain", "by": 1, "card": "Solemn Judgment"}),
        ("- opponent cannot activate Solemn Judgment", {"do": "activate", "by": 1, "card": "Solemn Judgment", "expect": "illegal"}),
        ("- opponent could not chain Jinzo", {"do": "chain", "by": 1, "card": "Jinzo", "expect": "illegal"}),
        ("- turn player Synchro Summons Stardust Dragon", {"do": "special_summon", "by": 0, "card": "Stardust Dragon"}),
        ("- opponent chains Magic Jammer discarding Sangan", {"do": "chain", "by": 1, "card": "Magic Jammer", "choices": [["Sangan"]]}),
        ("- turn player goes to battle", {"do": "to_battle", "by": 0}),
    ],
)
def test_what_somebody_does(line: str, step: object) -> None:
    assert read(f"turn player: Jinzo on the field\nopponent:\n{line}")["steps"] == [step]


def test_after_the_end_of_the_turn_the_other_player_activates() -> None:
    text = "turn player:\nopponent:\n- turn player ends the turn\n- opponent activates Dark Hole\n- turn player activates Jinzo"
    assert [step["do"] for step in read(text)["steps"]] == ["end_turn", "activate", "chain"]


@pytest.mark.parametrize(
    ("fact", "check"),
    [
        ("Jinzo is still on the field", {"check": "card", "card": "Jinzo", "zone": "mzone"}),
        ("Skill Drain is no longer on the field", {"check": "card", "card": "Skill Drain", "zone": "szone", "is": False}),
        ("opponent controls 2 Jinzo", {"check": "card", "card": "Jinzo", "player": 1, "zone": "mzone", "count": 2}),
        ("opponent controls no Jinzo", {"check": "card", "card": "Jinzo", "player": 1, "zone": "mzone", "is": False}),
        ("opponent still has 8000 LP", {"check": "lp", "player": 1, "value": 8000}),
        ("Jinzo is destroyed", {"check": "event", "event": {"event": "move", "card": "Jinzo", "reason": "destroy"}}),
        (
            "Jinzo is not destroyed by Dark Hole",
            {"check": "event", "event": {"event": "move", "card": "Jinzo", "reason": "destroy", "by": "Dark Hole"}, "is": False},
        ),
        ("Jinzo's effects are negated", {"check": "verdict", "card": "Jinzo", "outcome": "effects negated"}),
        ("Dark Hole's activation is not negated", {"check": "verdict", "card": "Dark Hole", "outcome": "activation negated", "is": False}),
    ],
)
def test_what_is_expected(fact: str, check: object) -> None:
    assert read(f"turn player: Jinzo on the field\nopponent:\n? {fact}")["expect"] == [check]


def test_the_same_words_in_both_formats() -> None:
    phases = {"Main Phase 1": "main1", "main1": "main1", "battle": "battle", "battle phase": "battle", "End Phase": "end"}
    for word, phase in phases.items():
        for whose, turn in (("opponent", 1), ("player 1", 1), ("turn player", 0)):
            noted = read(f"turn player:\nopponent:\nturn: {whose}\nphase: {word}")["setup"]
            filed = read(f"setup: {{players: [{{}}, {{}}], turn: {whose}, phase: {word}}}", "x.yaml")["setup"]
            assert (noted.get("turn", 0), noted["phase"]) == (filed.get("turn", 0), filed["phase"]) == (turn, phase)
    check = "expect: [{check: phase, player: 0, phase: Main Phase 2}]"
    assert read(f"setup: {{players: [{{}}, {{}}]}}\n{check}", "x.yaml")["expect"][0]["phase"] == "main2"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("turn player: Jinzo", "say where Jinzo is: 'in hand', 'in deck'"),
        ("turn player: Jinzo; Dark Hole in hand", "say where Jinzo is"),
        ("turn player: Sangan in hand\n- turn player activates Dark Hole onto Jinzo", "expected 'in hand', 'in deck'"),
        ("turn player: Haunted in hand", "did you mean 'Call of the Haunted'"),
    ],
)
def test_mistakes_of_a_beginner(text: str, says: str) -> None:
    with pytest.raises(InputError) as caught:
        read(text)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    "quotes", ['"%s"', "«%s»", "« %s »", "«\u00a0%s\u00a0»", "»%s«", "„%s“", "„%s”", "“%s”", "”%s”", "「%s」", "『%s』"]
)
def test_quotation_marks_of_any_language(quotes: str) -> None:
    name = quotes % "Apollousa, Bow of the Goddess"
    held = f"{name} on the field; {quotes % 'Sangan'}, Jinzo in hand"
    data = read(f"turn player\u00a0: {held}\nopponent:\n- turn player attacks directly with {name}")
    player = data["setup"]["players"][0]
    assert player == {"mzone": [{"card": "Apollousa, Bow of the Goddess", "seq": 2}], "hand": ["Sangan", "Jinzo"]}
    assert data["steps"] == [{"do": "attack", "by": 0, "card": "Apollousa, Bow of the Goddess"}]
