"""Decisions list their legal answers, refuse all others, and are asked only where there is something to choose."""

import random
from typing import Any

import pytest

from solemn.core.decisions.asking import (
    AskedWhileChecking,
    ask_cards,
    ask_chain,
    ask_counters,
    ask_option,
    ask_place,
    ask_position,
    ask_rock_paper_scissors,
    ask_select_unselect,
    ask_sort,
    ask_sum,
    ask_tribute,
)
from solemn.core.decisions.card_choices import CountersDecision, SortCardsDecision, SumDecision, TributeDecision
from solemn.core.decisions.kinds import (
    AnnounceCardDecision,
    AnnounceRaceDecision,
    Decision,
    IdleDecision,
    PlaceDecision,
    PositionDecision,
    YesNoDecision,
)
from solemn.core.state.data import Card, DuelState, own
from solemn.duel.simple_players import random_answer
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import (
    LOCATION_GRAVE,
    LOCATION_MZONE,
    LOCATION_SZONE,
    OPCODE_ALLOW_ALIASES,
    OPCODE_AND,
    OPCODE_ISCODE,
    OPCODE_ISTYPE,
    OPCODE_NOT,
    PLAYER_NONE,
    TYPE_MONSTER,
    TYPE_SPELL,
    TYPE_TOKEN,
)


def duel(*answers: Any) -> tuple[DuelState, list[Decision]]:
    d, asked, left = DuelState(0x2E800), [], list(answers)

    def asker(decision: Decision) -> Any:
        asked.append(decision)
        answer = left.pop(0)
        assert decision.refusal(answer) is None
        return answer

    d.asker = asker
    return d, asked


def card(d: DuelState, number: int, location: int = LOCATION_MZONE, player: int = 0) -> Card:
    made = Card(d, number, PrintedCard(number, 0, (), TYPE_MONSTER, 4, 0, 0, 1000, 1000, 0, 0, 0), player)
    made.controller, made.location, made.sequence = player, location, number
    return made


def all_answers_hold(decision: Decision) -> list[Any]:
    answers = list(decision.answers())
    assert all(decision.refusal(answer) is None for answer in answers)
    return answers


def test_commands_need_a_position_only_where_there_are_options() -> None:
    decision = IdleDecision(0)
    decision.summon = [card(duel()[0], 1)]
    decision.to_end = True
    assert all_answers_hold(decision) == [("summon", 0), ("to_end",)]
    for wrong in (("summon", 1), ("summon",), ("to_end", 0), ("to_battle",), "to_end", None):
        assert decision.refusal(wrong) is not None


@pytest.mark.parametrize("wrong", [0, 1, None, "yes"])
def test_yes_and_no_are_true_and_false(wrong: object) -> None:
    decision = YesNoDecision(1, 30)
    assert all_answers_hold(decision) == [True, False]
    assert decision.refusal(wrong) is not None


def test_cards_come_turn_players_first_and_back_by_number() -> None:
    d, asked = duel([2, 0])
    cards = [card(d, 3, player=1), card(d, 1), card(d, 2)]
    chosen = ask_cards(d, 0, cards, 1, 2)
    assert [row[0] for row in asked[0].as_row()["cards"]] == [1, 2, 3]
    assert chosen is not None and [c.id for c in chosen] == [1, 3]


def test_piles_are_offered_from_the_top() -> None:
    d, asked = duel([0])
    ask_cards(d, 0, [card(d, n, LOCATION_GRAVE) for n in (1, 2, 3)], 1, 1)
    assert [row[0] for row in asked[0].as_row()["cards"]] == [3, 2, 1]


def test_choosing_no_card_at_least_can_be_cancelled() -> None:
    d, asked = duel(None)
    assert ask_cards(d, 0, [card(d, 1)], 0, 1) is None
    assert asked[0].as_row()["cancelable"]


def test_nothing_to_choose_asks_nobody() -> None:
    d, asked = duel()
    assert ask_cards(d, 0, [], 1, 1) == []
    assert ask_chain(d, 0, [], False) == -1
    assert ask_option(d, 0, []) == -1
    assert ask_place(d, 0, 0, 0) == []
    assert ask_position(d, 0, card(d, 1), 4) == 4
    assert ask_sort(d, 0, [], True) is None
    assert ask_sum(d, 0, [], [], 4, 1, 1) == []
    assert ask_select_unselect(d, 0, [], [], 1, 1, False, False) is None
    assert asked == []


def test_tributes_count_by_their_worth() -> None:
    d, _ = duel()
    cards = [card(d, n) for n in (1, 2)]
    cards[0].tribute_worth, cards[1].tribute_worth = 2, 1
    decision = TributeDecision(0, cards, 2, 2, False)
    assert all_answers_hold(decision) == [[0], [0, 1]]
    assert "1 Tributes, 2 are needed" in (decision.refusal([1]) or "")


def test_tributes_asked_for_are_no_more_than_there_are() -> None:
    d, asked = duel([0])
    only = card(d, 1)
    only.tribute_worth = 1
    assert ask_tribute(d, 0, [only], 2, 3, False) == [only]
    assert (asked[0].as_row()["min"], asked[0].as_row()["max"]) == (1, 1)


def test_sums_are_exact_or_enough_without_a_spare_card() -> None:
    d, _ = duel()
    cards = [card(d, n) for n in (1, 2, 3)]
    for c, param in zip(cards, (4, 3 | 5 << 16, 1), strict=True):
        c.level_choices = param
    assert all_answers_hold(SumDecision(0, [], cards, 5, 1, 2)) == [[1], [0, 2]]
    assert all_answers_hold(SumDecision(0, [], cards, 5, 0, 0)) == [[1], [0, 1], [0, 2], [1, 2]]
    assert all_answers_hold(SumDecision(0, [cards[2]], cards[:2], 5, 1, 1)) == [[0]]


def test_places_are_those_not_blocked() -> None:
    decision = PlaceDecision(1, ~(1 << 2 | 1 << 8 | 1 << 16) & 0xFFFFFFFF, 1)
    assert decision.zones == [(1, LOCATION_MZONE, 2), (1, LOCATION_SZONE, 0), (0, LOCATION_MZONE, 0)]
    assert decision.refusal([[1, LOCATION_MZONE, 2]]) is None
    assert decision.refusal([(1, LOCATION_MZONE, 3)]) is not None
    assert decision.refusal([]) is not None


def test_positions_are_single_bits_of_the_mask() -> None:
    decision = PositionDecision(0, 1, 5)
    assert all_answers_hold(decision) == [1, 4]
    assert decision.refusal(5) is not None


def test_counters_are_removed_where_they_are() -> None:
    d, asked = duel([0, 2])
    cards = [card(d, 0), card(d, 1)]
    for c, count in zip(cards, (1, 2), strict=True):
        own(c, "counters")[7] = (0, count)
        d.players[0].mzone[c.sequence] = c
    assert ask_counters(d, 0, 7, 2, 1, 0) == [(cards[0], 0), (cards[1], 2)]
    assert isinstance(asked[0], CountersDecision)
    assert all_answers_hold(asked[0]) == [[0, 2], [1, 1]]
    d.players[0].mzone[0] = None
    assert ask_counters(d, 0, 7, 5, 1, 1) == [(cards[1], 2)]


def test_an_order_names_every_place_once() -> None:
    decision = SortCardsDecision(0, [card(duel()[0], n) for n in (1, 2)])
    assert all_answers_hold(decision) == [None, [0, 1], [1, 0]]
    assert decision.refusal([0, 0]) is not None


def test_a_declaration_has_so_many_bits() -> None:
    assert all_answers_hold(AnnounceRaceDecision(0, 2, 0b1011)) == [3, 9, 10]


def printed(code: int, kind: int, alias: int = 0) -> PrintedCard:
    return PrintedCard(code, alias, (), kind, 0, 0, 0, 0, 0, 0, 0, 0, f"card {code}")


KNOWN = {
    1: printed(1, TYPE_MONSTER),
    2: printed(2, TYPE_SPELL),
    3: printed(3, TYPE_MONSTER | TYPE_TOKEN),
    4: printed(4, TYPE_MONSTER, alias=1),
}


@pytest.mark.parametrize(
    ("steps", "names"),
    [
        ([TYPE_MONSTER, OPCODE_ISTYPE], [1]),
        ([TYPE_MONSTER, OPCODE_ISTYPE, OPCODE_ALLOW_ALIASES], [1, 4]),
        ([TYPE_MONSTER, OPCODE_ISTYPE, 1, OPCODE_ISCODE, OPCODE_NOT, OPCODE_AND], []),
        ([TYPE_MONSTER | TYPE_SPELL, OPCODE_ISTYPE, 1, OPCODE_ISCODE, OPCODE_NOT, OPCODE_AND], [2]),
        ([1, 1], []),
    ],
)
def test_names_that_pass_the_filter_can_be_declared(steps: list[int], names: list[int]) -> None:
    decision = AnnounceCardDecision(0, steps, KNOWN.get, lambda: sorted(KNOWN))
    assert [code for code in (1, 2, 3, 4, 5) if decision.refusal(code) is None] == names
    assert list(decision.answers()) == names
    if names:
        assert random_answer(decision, random.Random(1)) in names
    else:
        with pytest.raises(ValueError, match="none of the card names"):
            random_answer(decision, random.Random(1))


def every_kind(cls: type[Decision] = Decision) -> list[type[Decision]]:
    return [kind for below in cls.__subclasses__() for kind in (below, *every_kind(below))]


@pytest.mark.parametrize("kind", [kind for kind in every_kind() if kind.kind], ids=lambda kind: kind.__name__)
def test_every_kind_of_decision_lists_its_answers(kind: type[Decision]) -> None:
    assert kind.answers is not Decision.answers


def test_a_tie_is_played_again() -> None:
    d, asked = duel(1, 1, 2, 1)
    assert ask_rock_paper_scissors(d, True) == 0
    assert [decision.player for decision in asked] == [0, 1, 0, 1]
    assert ask_rock_paper_scissors(duel(3, 3)[0], False) == PLAYER_NONE


def test_asking_in_the_middle_of_a_check_names_who_asked() -> None:
    d, _ = duel([0])
    d.only_answering = 1
    with pytest.raises(AskedWhileChecking, match="ask_cards"):
        ask_cards(d, 0, [card(d, 1)], 1, 1)
