"""What is wrong with a file: all of it at once, with the name that was meant, in the reader's language."""

from pathlib import Path

import pytest
from small import bundled, judge_text

from solemn.judge.language.choosing import language_code, language_of_locale, speech_in
from solemn.judge.language.errors import InputError
from solemn.judge.play.judging import Judge
from solemn.judge.scenario.reading import parse_scenario

STRUCTURE = """
setup:
  players:
    - {mzone: [{card: Jinzo, seq: 9}], hand: [Sangan]}
    - {lp: x}
stps: []
steps:
  - {by: 0, do: activte, card: Jinzo}
  - {by: 0, do: activate}
expect:
  - {check: lp, player: 3, value: 1}
"""
CARDS = """
setup:
  players:
    - {hand: [Sangn, Jinzo]}
    - {}
steps: [{by: 0, do: activate, card: Dark Whole}]
expect: [{check: phase, player: 0, phase: man1}, {check: lp, player: 0, value: 1, at: gone}]
"""


def faults_of(text: str, judge: Judge | None = None) -> list[InputError]:
    with pytest.raises(InputError) as caught:
        (judge or bundled()).judge(parse_scenario(text, "faults.yaml"))
    return list(caught.value.faults)


def test_all_that_is_wrong_with_the_structure() -> None:
    found = faults_of(STRUCTURE)
    assert {fault.line for fault in found} == {4, 5, 6, 8, 9, 11}
    assert len({str(fault) for fault in found}) == len(found) == 6


def test_all_that_is_wrong_with_the_cards() -> None:
    assert sorted(fault.line for fault in faults_of(CARDS)) == [4, 6, 7, 7]


def test_fields_that_there_are_not_stop_nothing_wherever_they_stand(tmp_path: Path) -> None:
    """What stands beside and behind them is looked at, too."""
    path = tmp_path / "fields.yaml"
    path.write_text("""
setup:
  players:
    - {mzon: [], hand: [Sangn]}
    - {szone: [{card: Mirror Force, seq: 1, ps: set}, {card: Dark Hole, seq: 9}]}
steps: [{by: 0, do: activate, card: Jinzo, tagret: Sangan}]
""")
    with pytest.raises(InputError) as caught:
        bundled().judge_file(path)
    assert [fault.line for fault in caught.value.faults] == [4, 4, 5, 5, 6]


BOTH = """
setup:
  players:
    - {hand: [Sangn], mzone: [{card: Dark Hole, seq: 0}, {card: Jinzo, seq: 9}], lp: x}
    - {szone: [{card: Mirror Force, seq: 5}]}
stps: []
steps: [{by: 0, do: activate, card: Dark Whole}, {by: 0, do: activte, card: Nobody}]
"""


def test_faults_of_the_structure_do_not_hide_those_of_the_cards(tmp_path: Path) -> None:
    path = tmp_path / "both.yaml"

    def fields(text: str) -> list[str]:
        path.write_text(text)
        with pytest.raises(InputError) as caught:
            bundled().judge_file(path)
        return sorted(fault.field or str(fault.path[-1]) for fault in caught.value.faults)

    hand, structure = "setup.players[0].hand[0]", ["setup.players[0].lp", "setup.players[0].mzone[1].seq", "steps[1].do", "stps"]
    assert fields(BOTH) == sorted([hand, *structure, "steps[0].card"])
    known = BOTH.replace("Sangn", "Sangan").replace("Dark Whole", "Dark Hole")
    assert fields(known) == sorted([*structure, "setup.players[0].mzone[0].card", "setup.players[1].szone[0].seq"])


NOTED = """
turn player: Sangn in hand; Dark Hole in Monster Zone 2
opponent: foo bar baz
- turn player foos
title: x
"""


def test_all_faults_of_a_file_in_the_notation(tmp_path: Path) -> None:
    path = tmp_path / "noted.duel"
    path.write_text(NOTED)
    with pytest.raises(InputError) as caught:
        bundled().judge_file(path)
    assert [fault.line for fault in caught.value.faults] == [2, 3, 4]


def test_the_first_fault_stands_for_all_in_a_program() -> None:
    with pytest.raises(InputError) as caught:
        judge_text(CARDS)
    assert caught.value.line == caught.value.faults[0].line and str(caught.value).count("\n") == 3


@pytest.mark.parametrize(
    ("hand", "says"),
    [
        ("[Sangn]", "did you mean 'Sangan'"),
        ("[Skull Summoned]", "did you mean 'Summoned Skull'"),
        ("[Ash Blossom]", "did you mean 'Ash Blossom & Joyous Spring'"),
        ("[Solemn Judgment: Foo]", "a card name with a comma or a colon goes in quotes"),
        ("[{card: Sangan, Foo, count: 1}]", "a card name with a comma or a colon goes in quotes"),
    ],
)
def test_the_name_that_was_meant(hand: str, says: str) -> None:
    assert any(says in str(fault) for fault in faults_of(f"setup: {{players: [{{hand: {hand}}}, {{}}]}}"))


def test_a_name_that_a_comma_has_split() -> None:
    known = next(card.name for code in bundled().pool.database.codes() if (card := bundled().pool.database.get(code)) and ", " in card.name)
    (fault,) = faults_of(f"setup: {{players: [{{hand: [{known}, Sangan]}}, {{}}]}}")
    assert f"'{known}' is one card: a name with a comma or a colon goes in quotes" in str(fault)


def test_names_in_the_readers_language_come_first() -> None:
    french = Judge(bundled().pool, speech=speech_in("fr"))
    (fault,) = faults_of("setup: {players: [{hand: [Krane Invoke]}, {}]}", french)
    assert fault.message.startswith("aucune carte ne se nomme « Krane Invoke » ; vouliez-vous dire « Crâne Invoqué »")


@pytest.mark.parametrize(("name", "code"), [("FR", "fr"), ("zh_TW", "zh"), ("pt-BR", "pt"), ("de_DE.UTF-8", "de"), ("nl", None)])
def test_names_of_languages(name: str, code: str | None) -> None:
    assert language_code(name) == code


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "fr_FR", "LC_MESSAGES": "de_DE", "LANG": "it_IT"}, "fr"),
        ({"LC_MESSAGES": "de_DE", "LANG": "it_IT", "LANGUAGE": "ja", "LC_CTYPE": "ko"}, "de"),
        ({"LC_ALL": "", "LANG": "it_IT"}, "it"),
        ({"LC_ALL": "C", "LANG": "it_IT"}, "en"),
    ],
)
def test_the_standard_order_of_the_locale(variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of_locale() == language


def test_french_elision() -> None:
    french = speech_in("fr")
    assert french.say("effects-back", card="Effect Veiler").startswith("Les effets d'Illusionniste d'Effet ")
    assert french.say("effects-back", card="Jinzo").startswith("Les effets de Jinzo ")
    assert "Maillon de Chaîne 2" in french.say("resolve", card="Jinzo", link=2)
