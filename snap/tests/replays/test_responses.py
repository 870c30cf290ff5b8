"""Every kind of decision: its answers as bytes, and back."""

import random
import struct
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solemn.core.decisions import card_choices as choices
from solemn.core.decisions import kinds as decisions
from solemn.core.decisions.kinds import Decision
from solemn.replays.errors import ReplayError
from solemn.replays.responses import KINDS, PASS, UnfitResponse, decode, encode


def every_kind(base: type[Decision] = Decision) -> set[type[Decision]]:
    """Every class of a decision that is asked."""
    found = {each for sub in base.__subclasses__() for each in every_kind(sub)}
    return found | ({base} if base.kind else set())


def card(worth: int = 1) -> Any:
    return SimpleNamespace(release_param=worth, sum_param=worth, printed=SimpleNamespace(code=1, name="card"))


def cards(count: int) -> list[Any]:
    return [card() for _ in range(count)]


def commands(decision: Any, *, lists: tuple[str, ...], plain: tuple[str, ...], count: int) -> Any:
    for word in lists:
        setattr(decision, word, cards(count))
    for word in plain:
        setattr(decision, word, True)
    return decision


def idle(count: int) -> Any:
    lists = ("summon", "special_summon", "reposition", "set_monster", "set_spell_trap", "activate")
    return commands(decisions.IdleDecision(0), lists=lists, plain=("to_battle", "to_end", "shuffle"), count=count)


def battle(count: int) -> Any:
    return commands(decisions.BattleDecision(0), lists=("activate", "attack"), plain=("to_main2", "to_end"), count=count)


def named(count: int) -> Any:
    printed = SimpleNamespace(code=1, alias=0, type=1, name="card", race=0, attribute=0, setcodes=())
    return decisions.AnnounceCardDecision(0, [1], lambda code: printed if 0 < code <= count else None, lambda: list(range(1, count + 1)))  # type: ignore[arg-type, return-value]


MADE: dict[type[Decision], Any] = {
    decisions.IdleDecision: idle,
    decisions.BattleDecision: battle,
    decisions.ChainDecision: lambda count: decisions.ChainDecision(0, cards(count), False),
    decisions.YesNoDecision: lambda _: decisions.YesNoDecision(0, 1),
    decisions.EffectYesNoDecision: lambda _: decisions.EffectYesNoDecision(0, 1, card()),
    decisions.OptionDecision: lambda count: decisions.OptionDecision(0, [5] * count),
    decisions.AnnounceNumberDecision: lambda count: decisions.AnnounceNumberDecision(0, [5] * count),
    decisions.PlaceDecision: lambda count: decisions.PlaceDecision(1, 0x1234, min(count, 3)),
    decisions.DisableZonesDecision: lambda count: decisions.DisableZonesDecision(0, 0x60606060, min(count, 3)),
    decisions.PositionDecision: lambda _: decisions.PositionDecision(0, 1, 0xD),
    decisions.AnnounceRaceDecision: lambda _: decisions.AnnounceRaceDecision(0, 2, 1 << 40 | 0xF),
    decisions.AnnounceAttributeDecision: lambda _: decisions.AnnounceAttributeDecision(0, 2, 0x7F),
    decisions.AnnounceCardDecision: named,
    decisions.RockPaperScissorsDecision: lambda _: decisions.RockPaperScissorsDecision(0),
    choices.CardsDecision: lambda count: choices.CardsDecision(0, cards(count), 1, count, True),
    choices.CodesDecision: lambda count: choices.CodesDecision(0, [7] * count, 1, count, True),
    choices.SelectUnselectDecision: lambda count: choices.SelectUnselectDecision(0, cards(count), cards(2), 1, 2, True, False),
    choices.TributeDecision: lambda count: choices.TributeDecision(0, cards(count), 1, count, True),
    choices.SumDecision: lambda count: choices.SumDecision(0, [], cards(count), min(count, 3), 1, count),
    choices.CountersDecision: lambda count: choices.CountersDecision(0, 1, 3, [(card(), 2)] * max(2, count)),
    choices.SortCardsDecision: lambda count: choices.SortCardsDecision(0, cards(min(count, 100))),
    choices.SortChainDecision: lambda count: choices.SortChainDecision(0, cards(min(count, 100))),
}


def test_every_kind_of_decision_has_its_bytes() -> None:
    assert every_kind() == set(MADE)
    assert {kind.kind for kind in every_kind()} == KINDS


def answers(decision: Any, rng: random.Random) -> list[Any]:
    """Some of the answers, those of long lists drawn at random."""
    size = len(getattr(decision, "cards", getattr(decision, "codes", ())))
    if isinstance(decision, (choices.CardsDecision, choices.CodesDecision)):
        return [None, *([sorted(rng.sample(range(size), k)) for k in {1, (size + 1) // 2, size}])]
    if isinstance(decision, choices.SortCardsDecision):
        return [None, rng.sample(range(size), size)]
    return [answer for _, answer in zip(range(400), decision.answers())]


@pytest.mark.parametrize("kind", sorted(MADE, key=lambda kind: kind.__name__), ids=lambda kind: kind.__name__)
@given(count=st.integers(1, 12) | st.integers(240, 600), seed=st.integers(0, 1000))
def test_an_answer_as_bytes_is_the_same_answer_again(kind: type[Decision], count: int, seed: int) -> None:
    decision = MADE[kind](count if kind is not choices.SumDecision and kind is not choices.CountersDecision else min(count, 9))
    for answer in answers(decision, random.Random(seed)):
        try:
            response = encode(decision, answer)
        except ReplayError:  # only names that are chosen in an order can be too many
            assert kind is choices.CodesDecision and answer is not None and len(answer) > 123
            continue
        assert len(response) <= 255
        assert decode(decision, response) == answer


@pytest.mark.parametrize("kind", sorted(MADE, key=lambda kind: kind.__name__), ids=lambda kind: kind.__name__)
@given(count=st.integers(1, 6), response=st.binary(max_size=40))
def test_any_bytes_are_a_legal_answer_or_do_not_fit(kind: type[Decision], count: int, response: bytes) -> None:
    decision = MADE[kind](count)
    try:
        answer = decode(decision, response)
    except UnfitResponse as error:
        assert str(error).startswith(f"{decision.kind}: found {response.hex()}")
    else:
        assert decision.refusal(answer) is None


FIVE = choices.CardsDecision(0, cards(300), 1, 300, True)


@pytest.mark.parametrize(
    ("decision", "response", "answer"),
    [
        (idle(3), struct.pack("<I", 5 | 2 << 16), ("activate", 2)),
        (idle(3), struct.pack("<I", 7), ("to_end",)),
        (battle(3), struct.pack("<I", 1 | 1 << 16), ("attack", 1)),
        (FIVE, struct.pack("<iI2I", 0, 2, 299, 4), [299, 4]),
        (FIVE, struct.pack("<iI2H", 1, 2, 299, 4), [299, 4]),
        (FIVE, struct.pack("<iI2B", 2, 2, 200, 4), [200, 4]),
        (FIVE, struct.pack("<i2B", 3, 0b10000010, 1), [1, 7, 8]),
        (FIVE, PASS, None),
        (choices.SelectUnselectDecision(0, cards(2), cards(1), 1, 2, False, False), struct.pack("<2I", 1, 2), 2),
        (decisions.PlaceDecision(1, 0, 2), bytes((1, 4, 6, 0, 8, 5)), [(1, 4, 6), (0, 8, 5)]),
        (choices.CountersDecision(0, 1, 3, [(card(), 2), (card(), 2)]), struct.pack("<2H", 1, 2), [1, 2]),
        (choices.SortCardsDecision(0, cards(3)), b"\x02\0\x01", [2, 0, 1]),
        (choices.SortCardsDecision(0, cards(3)), b"\xff", None),
        (decisions.AnnounceRaceDecision(0, 1, 1 << 40 | 1), struct.pack("<I", 1), 1),  # of four bytes, from an older client
        (decisions.ChainDecision(0, cards(2), False), PASS, -1),
    ],
)
def test_bytes_of_the_clients(decision: Any, response: bytes, answer: Any) -> None:
    assert decode(decision, response) == answer


@pytest.mark.parametrize(
    ("decision", "response", "says"),
    [
        (idle(1), b"\x09", "idle: found 09, which gives command 9; there are 9"),
        (idle(1), struct.pack("<2H", 0, 1), "takes a position from 0 to 0"),
        (decisions.YesNoDecision(0, 1), b"\x02", "yes_no: found 02, which is neither 0 nor 1"),
        (FIVE, b"\x04", "writes positions in the way 4; there are ways 0 to 3"),
        (FIVE, struct.pack("<iI", 2, 301), "names 301 of 300 cards"),
        (decisions.ChainDecision(0, cards(1), True), PASS, "none of the answers offered"),
        (choices.SelectUnselectDecision(0, cards(1), [], 1, 1, True, True), bytes(8), "names neither one card nor none"),
    ],
)
def test_bytes_that_answer_something_else(decision: Any, response: bytes, says: str) -> None:
    with pytest.raises(UnfitResponse) as caught:
        decode(decision, response)
    assert says in str(caught.value)
