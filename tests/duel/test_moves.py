"""Moves: one for each legal answer, by name; step by step the same answers and no others; counts of the ways to go on."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from hidden_cards import Onlooker, unlike_decks
from random_duels import bundled, random_deck

from solemn import Deck, Duel, DuelError, constants, eager_answer, move_text, random_answer, speech_in
from solemn.core.decisions import kinds
from solemn.core.decisions.card_choices import (
    CardsDecision,
    CodesDecision,
    CountersDecision,
    SelectUnselectDecision,
    SortCardsDecision,
    SortChainDecision,
    SumDecision,
    TributeDecision,
)
from solemn.core.state.data import Card
from solemn.duel.moves import Move, moves_of

MONSTERS = [constants.TYPE_MONSTER, constants.OPCODE_ISTYPE]
MOST = 400  # answers of a decision that are looked at one by one


def plain(answer: Any) -> Any:
    return tuple(map(plain, answer)) if isinstance(answer, (list, tuple)) else answer


def name_of(code: int) -> str:
    return bundled().name_of(code)


def reached(decision: kinds.Decision) -> list[Move]:
    """Every complete move that steps lead to; what was chosen already is chosen once, in whatever order."""
    found, tried, todo = [], set(), [moves_of(decision, True, None, name_of)]
    while todo:
        for move in todo.pop():
            key = (move.complete, plain(move.answer), tuple(sorted(move.chosen, key=repr)) if not ordered(decision) else move.chosen)
            if key in tried:
                continue
            tried.add(key)
            if move.complete:
                found.append(move)
            else:
                todo.append(moves_of(decision, True, move, name_of))
                assert todo[-1], "a choice that was begun can be ended"
    return found


def ordered(decision: kinds.Decision) -> bool:
    return isinstance(decision, SortCardsDecision)


def check(decision: kinds.Decision) -> bool:
    """Steps and whole moves give the answers of the decision; false for a decision with too many."""
    answers = list(islice(decision.answers(), MOST + 1))
    if len(answers) > MOST:
        return False
    whole = moves_of(decision, False, None, name_of)
    assert [plain(move.answer) for move in whole] == [plain(answer) for answer in answers]
    assert len({move.id for move in whole}) == len(whole) and all(move.complete for move in whole)
    steps = reached(decision)
    assert {plain(move.answer) for move in steps} == {plain(answer) for answer in answers}
    assert all(decision.refusal(move.answer) is None for move in steps)
    assert len(moves_of(decision, True, None, name_of)) < 200
    return True


def test_decisions_of_random_duels() -> None:
    kinds_seen: dict[str, int] = {}
    for seed in range(6):
        rng = Random(seed)
        duel = Duel([random_deck(bundled(), rng), random_deck(bundled(), rng)], seed=seed, pool=bundled())
        for number in range(150):
            if duel.decision is None:
                break
            if number % 3 == 0 or duel.decision.kind not in kinds_seen:
                kinds_seen[duel.decision.kind] = kinds_seen.get(duel.decision.kind, 0) + check(duel.decision)
            duel.answer((eager_answer if seed % 2 else random_answer)(duel.decision, rng))
    assert sum(kinds_seen.values()) > 150 and len([kind for kind, count in kinds_seen.items() if count]) > 6


def cards(*level_choices: int) -> list[Card]:
    duel = Duel([Deck(tuple(code for code in unlike_decks(bundled(), Random(1))[0].main[: len(level_choices)])), Deck(())], start=False)
    found = duel.state.cards[-len(level_choices) :]
    for card, choices in zip(found, level_choices, strict=True):
        card.level_choices, card.tribute_worth = choices, choices & 0xFF
    return found


def sums() -> Iterator[kinds.Decision]:
    rng = Random(5)
    for _ in range(40):
        offered = cards(*(rng.randint(1, 6) | rng.choice((0, 0, rng.randint(1, 6) << 16)) for _ in range(rng.randint(2, 7))))
        must = rng.randint(0, 1)
        low = rng.randint(1, 2)
        yield SumDecision(0, offered[:must], offered[must:], rng.randint(3, 14), low, rng.choice((0, low, 3, 5)))


def test_sums() -> None:
    tried = [decision for decision in sums() if next(decision.answers(), None) is not None]
    assert len(tried) > 20 and all(map(check, tried))


@pytest.mark.parametrize(
    "decision",
    [
        CardsDecision(0, cards(1, 1, 1, 1, 1), 2, 4, False),
        CardsDecision(0, cards(1, 1, 1), 0, 3, True),
        CodesDecision(0, [70781052, 69140098, 70781052, 5], 1, 2, True),
        TributeDecision(0, cards(1, 2, 1, 1), 2, 2, True),
        TributeDecision(0, cards(1, 2, 1, 3), 3, 3, False),
        SelectUnselectDecision(0, cards(1, 1), cards(1, 1, 1), 1, 3, True, True),
        CountersDecision(0, 1, 3, list(zip(cards(1, 1, 1), (2, 1, 3), strict=True))),
        SortCardsDecision(0, cards(1, 1, 1, 1)),
        SortChainDecision(0, cards(1, 1)),
        kinds.PlaceDecision(1, ~0x1F1F, 2),
        kinds.DisableZonesDecision(0, ~0x1F, 3),
        kinds.AnnounceRaceDecision(0, 2, 0b110111),
        kinds.AnnounceAttributeDecision(0, 1, 0b1111),
        kinds.OptionDecision(0, [30, 31]),
        kinds.AnnounceNumberDecision(0, [1, 2, 3]),
        kinds.PositionDecision(0, 70781052, 5),
        kinds.RockPaperScissorsDecision(1),
        kinds.AnnounceCardDecision(0, MONSTERS, lambda code: bundled().database.get(code), lambda: sorted(bundled().database.codes())),
    ],
    ids=lambda decision: decision.kind,
)
def test_every_answer_is_reached_and_none_besides(decision: kinds.Decision) -> None:
    assert check(decision)
    for language in ("en", "fr", "de", "it", "pt", "es", "ja", "ko", "zh"):
        texts = [move_text(move, speech_in(language)) for move in moves_of(decision, True, None, name_of)]
        assert all(texts) and (len(set(texts)) > 1 or len(texts) == 1)


def test_many_names_are_offered_in_ranges() -> None:
    moves = moves_of(
        kinds.AnnounceCardDecision(0, MONSTERS, lambda code: bundled().database.get(code), lambda: sorted(bundled().database.codes())),
        True, None, name_of,
    )  # fmt: skip
    assert {move.kind for move in moves} == {"range"} and len(moves) <= 100


def code(name: str) -> int:
    card = bundled().database.named(name)
    assert card is not None
    return card.code


def in_hand(*names: str) -> Duel:
    duel = Duel(start_hand=0, draw=0, pool=bundled(), start=False)
    for name in names:
        duel.place(code(name), 0, constants.LOCATION_HAND)
    duel.start()
    return duel


def test_copies_and_zones_are_alike() -> None:
    duel = in_hand("Gemini Elf", "Gemini Elf", "Vorse Raider", "Mirror Force")
    by_alike: dict[str, list[str]] = {}
    for move in duel.moves():
        by_alike.setdefault(move.alike, []).append(move_text(move))
    assert sorted(map(len, by_alike.values())) == [1, 1, 1, 1, 1, 2, 2]  # end, shuffle, Set the Trap; Summon or Set Raider; an Elf
    summon = next(move for move in duel.moves() if move.kind == "summon")
    assert summon.names == ("Gemini Elf",) and move_text(summon) == "Normal Summon Gemini Elf (player 0's hand)"
    assert summon.id == f"summon:{code('Gemini Elf')}@0.2.0"
    duel.answer(summon.answer)
    zones = duel.moves()
    assert len(zones) == 5 and len({move.alike for move in zones}) == 1 and zones[0].cards == summon.cards
    assert duel.decision is not None and duel.decision.reason.card is summon.cards[0]


def test_ids_and_texts_name_no_hidden_card() -> None:
    duel = Duel(start_hand=0, draw=0, pool=bundled(), start=False)
    duel.place(code("Mystical Space Typhoon"), 0, constants.LOCATION_HAND)
    for name, zone in (("Mirror Force", 1), ("Trap Hole", 2)):
        duel.place(code(name), 1, constants.LOCATION_SZONE, zone)
    duel.start()
    duel.answer(next(move.answer for move in duel.moves() if move.kind in ("activate", "chain")))
    while duel.decision is not None and duel.decision.kind != "cards":
        duel.answer(next(iter(duel.decision.answers())))
    moves = duel.moves()
    assert [move.id for move in moves] == ["choose:0@1.8.1", "choose:0@1.8.2"] and [move.names for move in moves] == [("",), ("",)]
    assert move_text(moves[0]) == "choose a face-down card (player 1's Spell & Trap Zone 1)"
    decision = duel.view(0).decision
    assert decision is not None and decision.reason.card is not None and decision.reason.card.name == "Mystical Space Typhoon"
    assert decision.reason.hint == 502  # "Select the card(s) to destroy"


def test_ids_are_those_of_the_same_position_in_another_duel() -> None:
    one, other = (Duel(unlike_decks(bundled(), Random(3)), seed=3, pool=bundled()) for _ in range(2))
    rng = Random(3)
    for _ in range(30):
        if one.decision is None:
            break
        assert [move.id for move in one.moves(steps=True)] == [move.id for move in other.moves(steps=True)]
        answer = random_answer(one.decision, rng)
        one.answer(answer)
        other.answer(answer)


def test_ids_of_moves_tell_no_more_than_is_seen() -> None:
    """A card that the player has never seen has no passcode in the moves' IDs."""
    rng = Random(4)
    duel = Duel(unlike_decks(bundled(), rng), seed=4, pool=bundled())
    onlooker = Onlooker(duel)
    for _ in range(80):
        if duel.decision is None:
            break
        hidden = {str(card.printed.code) for card in onlooker.hidden_from(duel.decision.player)}
        for move in duel.moves(steps=True):
            assert not any(number in move.id or number in move.alike for number in hidden)
        duel.answer(random_answer(duel.decision, rng))


def test_too_many_whole_answers_are_refused() -> None:
    decision = CardsDecision(0, cards(*[1] * 20), 5, 10, False)
    with pytest.raises(DuelError, match=r"more than 10000 answers: moves\(steps=True\)"):
        moves_of(decision, False, None, name_of)
    assert len(moves_of(decision, True, None, name_of)) == 20


def ways_from_the_start(names: tuple[str, ...], answers: list[Any], depth: int) -> int:
    """The same count without going back: every way is played from the start."""
    duel = in_hand(*names)
    for answer in answers:
        duel.answer(answer)
    if not depth or duel.decision is None:
        return 1
    return sum(ways_from_the_start(names, [*answers, answer], depth - 1) for answer in list(duel.decision.answers()))


def test_ways_are_counted() -> None:
    for names, counts in COUNTS.items():
        duel = in_hand(*names)
        before = [move.id for move in duel.moves()]
        assert [duel.perft(depth) for depth in range(len(counts))] == list(counts)
        assert [move.id for move in duel.moves()] == before
        assert ways_from_the_start(names, [], 2) == counts[2]
    with pytest.raises(DuelError, match="depth: found -1"):
        duel.perft(-1)


COUNTS = {
    ("Gemini Elf", "Vorse Raider"): (1, 6, 27, 51, 107),
    ("Mirror Force", "Trap Hole", "Dark Hole"): (1, 5, 21, 85, 279),
    ("Sangan", "Book of Moon", "Cannon Soldier"): (1, 7, 33, 117, 440),
}
