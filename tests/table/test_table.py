"""A case on a table: what may be done and why not, undo, branches, and what is taken away from it."""

from itertools import pairwise

import pytest
from tables import EXAMPLES, card_named, judge, table_of, table_of_file, told

from solemn.duel.rows import state_row
from solemn.judge.language.choosing import speech_in
from solemn.judge.language.errors import InputError
from solemn.judge.language.speech import LANGUAGES
from solemn.judge.play.judging import AGREES
from solemn.judge.scenario.reading import parse_scenario
from solemn.spec.constants import LOCATION_GRAVE, LOCATION_HAND, LOCATION_MZONE
from solemn.table.asking import asked, check_answer
from solemn.table.details import details
from solemn.table.doing import doings, phase_moves
from solemn.table.finding import CardFinder
from solemn.table.frames import frames
from solemn.table.picture import picture
from solemn.table.table import MARKS, Table, Trouble
from solemn.table.taking import as_notation, as_yaml, take_position, take_scenario
from solemn.table.view import view

DUEL = """
phase: Main Phase 1
turn player: Dark Hole, Cyber Dragon, Effect Veiler in hand; Cannon Soldier in attack; Mystical Elf in attack; deck 3 Mystical Elf
opponent: Summoned Skull in attack; Skill Drain face-up; Solemn Judgment set; deck 3 Mystical Elf
"""


def do(table: Table, way: str, name: str, zone: int = 0) -> None:
    """Make the move with the card."""
    found = [one for one in doings(table, card_named(table, name, zone)) if one["way"] == way and one["answer"] is not None]
    table.answer(check_answer(table, found[0]["answer"]))


def test_what_a_card_may_do_and_why_not() -> None:
    table = table_of(DUEL)
    soldier = details(table, card_named(table, "Cannon Soldier", LOCATION_MZONE))
    by_way = {one["way"]: one for one in soldier["doings"]}
    assert by_way["activate"]["answer"] is not None
    assert by_way["attack"]["answer"] is None and by_way["attack"]["reasons"][0]["rule"] == "R-FIRST-TURN"
    assert [(state["state"], state["by"]) for state in soldier["states"]] == [("negated", "Skill Drain")]
    dragon = {one["way"]: one for one in doings(table, card_named(table, "Cyber Dragon"))}
    reason = dragon["special_summon"]["reasons"][0]
    assert reason["text"] and not reason["text"].startswith("Cyber Dragon:") and reason["sentence"]
    skull = doings(table, card_named(table, "Summoned Skull"))
    assert {one["reasons"][0]["rule"] for one in skull} == {"R-TURN"}
    assert [(move["way"], move["answer"] is None) for move in phase_moves(table)] == [("to_battle", True), ("end_turn", False)]


def test_the_card_that_forbids_it_is_named() -> None:
    table = table_of("phase: Main Phase 1\nturn player: Compulsory Evacuation Device set\nopponent: Jinzo in attack")
    reason = doings(table, card_named(table, "Compulsory Evacuation Device"))[0]["reasons"][0]
    assert reason["rule"] == "R-EFFECT" and reason["by"] == ["Jinzo"]


def test_a_change_of_values_names_its_source() -> None:
    table = table_of("phase: Main Phase 1\nturn player: Luster Dragon in attack; Black Pendant face-up equipped to Luster Dragon")
    found = details(table, card_named(table, "Luster Dragon"))
    assert found["atk"] == 2400 and found["base"] == [1900, 1600]
    assert [(change["what"], change["value"], change["by"]) for change in found["changes"]] == [("atk", "+500", "Black Pendant")]


def test_undo_redo_and_branches() -> None:
    table = table_of(DUEL)
    start, begun = state_row(table.duel.state), told(table)
    do(table, "activate", "Dark Hole")
    assert asked(table)["player"] == 1 and table.before() is table.root
    table.answer(-1)  # no Solemn Judgment
    after, there = state_row(table.duel.state), told(table)
    assert card_named(table, "Summoned Skull").location & LOCATION_GRAVE
    first = table.now
    assert table.undo() and asked(table)["player"] == 1
    table.answer(0)
    negated = state_row(table.duel.state)
    assert "activation negated by Solemn Judgment" in " ".join(text for _, text in told(table))
    second = table.now
    table.go(first.number)
    assert state_row(table.duel.state) == after and told(table) == there
    table.go(0)
    assert state_row(table.duel.state) == start and told(table) == begun and not table.undo()
    table.go(second.number)
    assert state_row(table.duel.state) == negated
    table.go(0)
    while table.redo():
        pass
    assert state_row(table.duel.state) == negated and len(first.parent.children) == 2
    seen = table.seen_from(first.number, lambda: view(table))
    assert seen != view(table) and table.now is second


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.yaml")), ids=lambda path: path.stem)
def test_examples_are_the_same_however_one_comes_there(path) -> None:  # type: ignore[no-untyped-def]
    table = table_of_file(path)
    end, lines = state_row(table.duel.state), told(table)
    last = table.now.number
    rows = {}
    for node in table.now.path():
        table.go(node.number)
        rows[node.number] = state_row(table.duel.state)
    for node in reversed(table.nodes):
        table.go(node.number)
        assert state_row(table.duel.state) == rows[node.number]
    table.go(last)
    assert state_row(table.duel.state) == end and told(table) == lines
    taken = take_scenario(table)
    assert taken.same and not taken.left_out
    for text in (as_yaml(taken.scenario), as_notation(taken.scenario, table)):
        assert judge().judge(parse_scenario(text, "case", judge().names)).verdict == AGREES


def test_more_positions_than_marks() -> None:
    table = table_of("phase: Main Phase 1\nturn player: deck 30 Mystical Elf\nopponent: deck 30 Mystical Elf")
    rows = [state_row(table.duel.state)]
    for _ in range(2 * MARKS):
        table.answer(("to_end",))
        rows.append(state_row(table.duel.state))
    for number in (3, 1, 2 * MARKS - 1, 0, 7):
        table.go(number)
        assert state_row(table.duel.state) == rows[number]
        assert [line.text for line in table.lines()].count("Turn of player 0") == number // 2 + 1


def test_a_position_is_a_set_up() -> None:
    table = table_of(DUEL)
    do(table, "activate", "Dark Hole")
    table.answer(-1)
    again = Table(judge(), open_again(take_position(table)), speech_in("en"))
    assert view(again)["players"][0]["lp"] == 8000 and not view(again)["players"][0]["mzone"][2]


def open_again(scenario):  # type: ignore[no-untyped-def]
    from solemn.table.opening import open_scenario

    return open_scenario(scenario, judge())


def test_a_simple_player_plays_and_a_passing_one_passes() -> None:
    table = table_of(DUEL)
    table.manners.ways = ["ask", "pass"]
    do(table, "activate", "Dark Hole")
    assert asked(table)["kind"] == "idle" and table.now.of_itself
    table.undo()
    table.manners.ways = ["ask", "simple"]
    table.answer(("to_end",))
    assert asked(table)["player"] == 0 and any(node.player == 1 for node in table.now.path())


def test_wrong_answers_change_nothing() -> None:
    table = table_of(DUEL)
    before = state_row(table.duel.state)
    for wrong in (None, 7, [], ["activate", 99], ["explode"], {"a": 1}, "x" * 9999, [[["summon"]]]):
        with pytest.raises(Trouble):
            check_answer(table, wrong)
    with pytest.raises(Trouble):
        table.go(99)
    assert state_row(table.duel.state) == before


def test_a_puzzle_in_a_text_is_no_file_of_this_machine() -> None:
    with pytest.raises(InputError):
        table_of("puzzle: /etc/passwd\nturn player:")


def test_frames_hold_only_what_changed() -> None:
    table = table_of_file(EXAMPLES / "lightning-vortex-and-dark-bribe.yaml")
    made = frames(table.opened, judge(), speech_in("en"))
    cards: dict[str, object] = {}
    for frame in made["frames"]:
        cards = {number: card for number, card in cards.items() if number not in frame["gone"]} | frame["cards"]
    seen = view(table)
    assert set(cards) == set(seen["cards"]) and all(cards[n]["zone"] == card["zone"] for n, card in seen["cards"].items())  # type: ignore[index]
    assert len(made["frames"][0]["cards"]) == len(seen["cards"]) > max(len(frame["cards"]) for frame in made["frames"][1:])
    assert [line["text"] for frame in made["frames"] for line in frame["lines"]] == [line.text for line in table.lines()]
    assert all(one["ok"] for one in made["outcome"]) and made["outcome"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_in_every_language(language: str) -> None:
    from xml.etree import ElementTree

    table = table_of(DUEL, language)
    drawn = picture(view(table), table.speech)
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    name = table.speech.card("Cannon Soldier")
    assert name.split()[0][:5] in drawn


@pytest.mark.parametrize(
    "typed, name",
    [
        ("ash blo", "Ash Blossom & Joyous Spring"), ("effect veil", "Effect Veiler"), ("blauaugiger", "Blue-Eyes White Dragon"),
        ("青眼の", "Blue-Eyes White Dragon"), ("ブラックホール", "Dark Hole"), ("dragon blanc", "Blue-Eyes White Dragon"),
        ("53129443", "Dark Hole"), ("drak hole", "Dark Hole"), ("SOLEMN JUDGMENT", "Solemn Judgment"),
    ],
)  # fmt: skip
def test_cards_are_found_while_they_are_typed(typed: str, name: str) -> None:
    finder = CardFinder(judge().pool.database)
    assert name in [card.name for card in finder.find(typed, "en")][:3]


def test_every_bundled_card_is_found_by_every_name() -> None:
    from solemn.cards.translations import card_translations

    finder = CardFinder(judge().pool.database)
    for language in LANGUAGES[1:]:
        for english, name in list(card_translations().in_language(language).items())[::9]:
            assert english in [card.name for card in finder.find(name, language)], (language, name)
    assert finder.find("", "en") == [] and finder.find("qqqqqqqqq", "en") == []


def test_the_log_goes_on_where_it_stopped() -> None:
    table = table_of(DUEL)
    numbers = [node.number for node in table.now.path()]
    do(table, "normal_summon", "Effect Veiler", LOCATION_HAND)
    assert [a < b for a, b in pairwise([*numbers, table.now.number])]
    german = speech_in("de")
    table.speak(german, judge("de"))
    assert told(table)[0][1] == german.say("effects-negated-by", card="Cannon Soldier", by="Skill Drain")


def test_why_a_card_is_no_target() -> None:
    table = table_of(
        """phase: Main Phase 1
turn player: Book of Moon, Raigeki Break, Sangan in hand; Luster Dragon in attack
opponent: LANphorhynchus in attack; Crystal Wing Synchro Dragon in attack in Monster Zone 1
"""
    )
    do(table, "activate", "Book of Moon")
    assert asked(table)["shape"] == "some"
    link = doings(table, card_named(table, "LANphorhynchus"))
    assert [one["way"] for one in link] == ["choose"] and link[0]["reasons"][0]["rule"] == "R-CHOICE"
    assert doings(table, card_named(table, "Luster Dragon")) == []  # it can be chosen


def test_the_card_that_keeps_another_from_being_targeted_is_named() -> None:
    table = table_of(
        """phase: Main Phase 1
turn player: Book of Moon in hand; Luster Dragon in attack
opponent: Toon Mermaid in attack; Toon Kingdom face-up; deck 5 Mystical Elf
"""
    )
    do(table, "activate", "Book of Moon")
    reason = doings(table, card_named(table, "Toon Mermaid"))[0]["reasons"][0]
    assert (reason["rule"], reason["by"]) == ("P9", ["Toon Kingdom"]) and "Luster Dragon" in reason["text"]


def test_who_was_not_asked_can_be_asked_why() -> None:
    table = table_of(
        """phase: Main Phase 1
turn player: Cannon Soldier in attack; Mystical Elf in attack
opponent: Solemn Judgment set; Mirror Force set
"""
    )
    do(table, "activate", "Cannon Soldier")
    question = asked(table)
    elf = next(one["answer"] for one in question["options"] if one["card"] == card_named(table, "Mystical Elf").id)
    table.answer(check_answer(table, elf if question["shape"] == "one" else [elf]))
    if asked(table)["shape"] == "one":
        table.answer(None)
    assert asked(table)["kind"] == "idle"  # nobody could respond
    found = details(table, card_named(table, "Solemn Judgment"))["unasked"]
    assert [one["moment"] for one in found] == ["in answer to Chain Link 1, Cannon Soldier"]
    assert [reason["rule"] for reason in found[0]["reasons"]] == ["N4"]
    table.undo()
    assert details(table, card_named(table, "Solemn Judgment"))["unasked"] == []
    table.redo()
    assert len(details(table, card_named(table, "Mirror Force"))["unasked"]) == 1
