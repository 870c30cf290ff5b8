"""What a duel is not made for is refused in words."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from solemn import Deck, Duel, DuelError
from solemn.core.explain.effects import activated_effects
from solemn.core.state.data import Card
from solemn.duel.errors import DuelStuck, ScriptFailure
from solemn.duel.positions import Mark
from solemn.duel.simple_players import eager_answer
from solemn.lua import Limits
from solemn.spec.constants import (
    LOCATION_DECK,
    LOCATION_FZONE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_SZONE,
    POS_FACEUP_ATTACK,
)

SANGAN, REBORN, VANILLA = 26202165, 83764718, 11091375
A_LOOP_WHEN_ASKED = b"""
local c = Duel.GetFieldCard(0, LOCATION_MZONE, 0)
local e = Effect.CreateEffect(c)
e:SetType(EFFECT_TYPE_IGNITION)
e:SetRange(LOCATION_MZONE)
e:SetTarget(function(e, tp) while endless do end return true end)
c:RegisterEffect(e)
"""


def duel_of(**terms: Any) -> Duel:
    return Duel([Deck((SANGAN, REBORN) * 20)] * 2, seed=1, shuffle=False, **terms)


@pytest.mark.parametrize("way", [pickle.dumps, copy.copy, copy.deepcopy])
def test_duels_and_marks_are_neither_pickled_nor_copied(way: Callable[[object], object]) -> None:
    duel = duel_of()
    with pytest.raises(TypeError, match="to_bytes carries it to another process, fork copies it, save and restore go back in it"):
        way(duel)
    with pytest.raises(TypeError, match=r"a mark belongs to its duel .* Duel\.write .* Duel\.read"):
        way(duel.save())


def test_answers_are_for_reading() -> None:
    duel = duel_of()
    while not any(isinstance(answer, list) for answer in duel.answers):
        duel.answer(next(iter(duel.decision.answers())))  # type: ignore[union-attr]
    given = duel.answers
    with pytest.raises(AttributeError):
        duel.answers.append(("to_end",))  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        duel.answers = ()  # type: ignore[misc]
    next(answer for answer in duel.answers if isinstance(answer, list)).append(1)
    assert duel.answers == given


# -- why not --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["Monster Reborn", None, REBORN])
def test_why_not_takes_cards_and_effects(what: Any) -> None:
    with pytest.raises(DuelError, match="expected a card of this duel"):
        duel_of().why_not(what, 0)


def test_why_not_takes_those_of_its_own_duel() -> None:
    duel, other = duel_of(), duel_of()
    card = next(card for card in other.state.cards if card.printed.code == REBORN)
    for what in (card, activated_effects(card)[0]):
        other.why_not(what, 0)
        with pytest.raises(DuelError, match="expected a card of this duel"):
            duel.why_not(what, 0)


def test_why_not_takes_those_that_are_there_after_going_back() -> None:
    duel = duel_of()
    beginning, card = Mark(duel.beginning, None, ()), duel.state.cards[-1]  # as before the first open phase
    duel.restore(beginning)
    with pytest.raises(DuelError, match="expected a card of this duel"):
        duel.why_not(card, 0)


@pytest.mark.parametrize("player", [7, -1, True, None, "0"])
def test_why_not_takes_players(player: Any) -> None:
    duel = duel_of()
    with pytest.raises(DuelError, match=r"player: found .*, expected 0 or 1"):
        duel.why_not(duel.state.cards[-1], player)


def test_why_not_is_for_a_duel_that_is_played() -> None:
    duel = Duel([Deck((VANILLA,) * 6)] * 2)
    while duel.decision is not None:
        duel.answer(eager_answer(duel.decision, Random(1)))
    with pytest.raises(DuelError, match="the duel is over"):
        duel.why_not(duel.state.cards[-1], 0)
    with pytest.raises(DuelError, match="the duel is over"):
        duel.answer(("to_end",))


def with_a_loop(strict: bool = False) -> tuple[Duel, Card]:
    """A duel with a card whose effect is asked about without end once the global `endless` is set; and that card."""
    deck = Deck((VANILLA,) * 20)
    duel = Duel([deck, deck], shuffle=False, strict=strict, start=False, limits=Limits(steps=50_000, call_depth=2000))
    card = duel.place(VANILLA, 0, LOCATION_MZONE, 0, POS_FACEUP_ATTACK)
    duel.set_up(A_LOOP_WHEN_ASKED, f"c{VANILLA}.lua")
    return duel, card


@pytest.mark.parametrize(("strict", "kind"), [(False, DuelStuck), (True, ScriptFailure)])
def test_why_not_ends_where_a_script_does_not(strict: bool, kind: type[DuelError]) -> None:
    duel, card = with_a_loop(strict)
    with pytest.raises(DuelError, match="before the duel starts"):
        duel.why_not(card, 0)
    duel.start()
    assert duel.why_not(card, 0, "activate").possible
    duel.machine.globals["endless"] = True
    with pytest.raises(kind, match=rf"c{VANILLA}\.lua:6: more than "):
        duel.why_not(card, 0)


# -- placing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ((REBORN, 2, LOCATION_HAND), "owner: found 2, expected 0 or 1"),
        ((REBORN, None, LOCATION_HAND), "owner: found None"),
        ((REBORN, 0, 0), "location: found 0x0, expected one of LOCATION_DECK, "),
        ((REBORN, 0, LOCATION_HAND | LOCATION_DECK), "location: found 0x3"),
        ((REBORN, 0, LOCATION_FZONE), "location: found 0x100"),
        ((REBORN, 0, "hand"), "location: found 'hand'"),
        ((VANILLA, 0, LOCATION_MZONE, 7), "sequence: found 7, expected the number of a place in LOCATION_MZONE"),
        ((REBORN, 0, LOCATION_SZONE, 99), "sequence: found 99"),
        ((REBORN, 0, LOCATION_HAND, -1), "sequence: found -1"),
        ((VANILLA, 0, LOCATION_MZONE, 0, 0), "position: found 0"),
        ((VANILLA, 0, LOCATION_MZONE, 0, POS_FACEUP_ATTACK, 5), "controller: found 5"),
        (("Monster Reborn", 0, LOCATION_HAND), "code: found 'Monster Reborn', expected a passcode"),
        (([], 0, LOCATION_HAND), r"code: found \[\], expected a passcode"),
    ],
)
def test_where_cards_cannot_be_placed(place: tuple[Any, ...], said: str) -> None:
    duel = Duel(start=False)
    with pytest.raises(DuelError, match=said):
        duel.place(*place)
    assert not any(card.location for card in duel.state.cards)


@pytest.mark.parametrize("deck", [Deck(("Sangan",)), Deck(None), Deck((SANGAN,), 5)])  # type: ignore[arg-type]
def test_what_no_deck_holds(deck: Deck) -> None:
    with pytest.raises(DuelError, match="expected"):
        Duel([deck, deck])


# -- files and errors -----------------------------------------------------------------------------------------------


def test_a_duel_is_written_where_it_can_be(tmp_path: Path) -> None:
    duel = duel_of()
    for path in (tmp_path / "nowhere" / "duel.json", tmp_path):
        with pytest.raises(DuelError, match=str(path)):
            duel.write(path)
        with pytest.raises(DuelError, match=str(path)):
            Duel.read(path)


def test_a_duel_that_cannot_go_on_is_not_saved() -> None:
    duel, card = with_a_loop()
    duel.machine.globals["endless"] = True
    with pytest.raises(DuelStuck):
        duel.start()
    for attempt in (duel.save, lambda: duel.answer(("to_end",)), lambda: duel.why_not(card, 0)):
        with pytest.raises(DuelError, match="cannot go on after an error: restore can go back"):
            attempt()
