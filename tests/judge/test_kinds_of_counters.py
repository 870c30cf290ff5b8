"""Counters are told, shown and checked by their kind, also where several kinds lie on one card."""

import pytest
from small import bundled, judge_text

from solemn.judge.language.choosing import speech_in
from solemn.judge.language.speech import LANGUAGES, english
from solemn.judge.scenario.notation.writing import as_text
from solemn.judge.scenario.reading import parse_scenario
from solemn.judge.telling.board_text import one_board
from solemn.spec.counter_kinds import COUNTERS

TWO_KINDS = """\
turn player: Breaker the Magical Warrior in attack with 1 Spell Counter and 2 Fog Counters
opponent: Mystical Elf in attack with 1 counters 0x1013
"""
FRENCH = """\
joueur du tour: Breaker the Magical Warrior en attaque avec 1 Compteur Magie et 2 Compteurs Brume
adversaire: Mystical Elf en attaque
? Breaker the Magical Warrior a 1 Compteur Magie et 2 compteurs 0x1019; Breaker the Magical Warrior a 3 compteurs
"""


@pytest.mark.parametrize(
    "fact, verdict",
    [
        ("Breaker the Magical Warrior has 3 counters", "agrees"),
        ("Breaker the Magical Warrior has 1 Spell Counter and 2 Fog Counters", "agrees"),
        ("Breaker the Magical Warrior has 2 counters 0x1019", "agrees"),
        ("Breaker the Magical Warrior has 0 A-Counters", "agrees"),
        ("turn player has Breaker the Magical Warrior with 1 spell counter", "agrees"),
        ("Breaker the Magical Warrior has 2 Spell Counters", "disagrees"),
        ("Breaker the Magical Warrior has 1 A-Counter", "disagrees"),
        ("Mystical Elf has 1 counter 0x1013", "agrees"),
        ("Mystical Elf has 1 Spell Counter", "disagrees"),
        ("{check: card, card: Breaker the Magical Warrior, counters: {Spell Counter: 1, '0x1019': 2}}", "agrees"),
        ("{check: card, card: Breaker the Magical Warrior, counters: {Fog Counter: 1}}", "disagrees"),
    ],
)
def test_a_kind_is_checked(fact: str, verdict: str) -> None:
    assert judge_text(f"{TWO_KINDS}? {fact}\n", "x.duel").verdict == verdict


def test_the_board_shows_each_kind() -> None:
    board = judge_text(TWO_KINDS, "x.duel").record.final
    assert board is not None
    text = "\n".join(one_board(board, english()))
    for shown in ("Spell Counter: 1", "Fog Counter: 2", "0x1013: 1"):
        assert shown in text
    assert "Compteur Brume : 2" in "\n".join(one_board(board, speech_in("fr")))


def test_the_field_zone_shows_them_too() -> None:
    text = "turn player: Sangan in hand\nopponent: Toon Kingdom face-up with 2 Fog Counters\n"
    board = judge_text(text, "x.duel").record.final
    assert board is not None
    assert any("Toon Kingdom" in line and "Fog Counter: 2" in line for line in one_board(board, english()))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_notation_is_read_as_it_is_written(language: str) -> None:
    text = TWO_KINDS + "? Breaker the Magical Warrior has 1 Spell Counter and 2 Fog Counters; Mystical Elf has 1 counters 0x1013\n"
    source = parse_scenario(text, "x.duel")
    written = as_text(source.scenario, bundled().names, language)
    assert "{" not in written
    assert parse_scenario(written, "y.duel").scenario.setup == source.scenario.setup
    assert parse_scenario(written, "y.duel").scenario.expect == source.scenario.expect


def test_french_names_of_kinds() -> None:
    assert judge_text(FRENCH, "x.duel").verdict == "agrees"


def test_every_language_has_every_kind() -> None:
    for language in LANGUAGES:
        speech = speech_in(language)
        called = {speech.say("counter-kind", kind=word.lower().replace(" ", "-"), number="single") for word in COUNTERS}
        assert len(called) == len(COUNTERS)


@pytest.mark.parametrize(
    "line, said",
    [
        ("turn player: Breaker the Magical Warrior with 1 counter and 2 Fog Counters", "a kind of its own"),
        ("turn player: Breaker the Magical Warrior with 1 Fog Counter and 2 Fog Counters", "a kind of its own"),
    ],
)
def test_kinds_that_cannot_be_told_apart(line: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        judge_text(f"{line}\nopponent: Mystical Elf in hand\n", "x.duel")


def test_a_kind_that_nobody_knows() -> None:
    with pytest.raises(Exception, match="Fog Counter"):
        judge_text(TWO_KINDS + "? {check: card, card: Mystical Elf, counters: {Fogg Counter: 1}}\n", "x.duel")
