"""Imagined duels: the same to the player who imagines them, other cards where this player sees backs."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from random_duels import bundled, community, random_deck

from solemn import CardPool, Deck, Duel, DuelError, constants, eager_answer, random_answer, state_row
from solemn.cards.database import CardDatabase
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS, ScriptFolders

HAND, MZONE, SZONE, DECK = constants.LOCATION_HAND, constants.LOCATION_MZONE, constants.LOCATION_SZONE, constants.LOCATION_DECK


def started(pool: CardPool, seed: int) -> tuple[Duel, Random]:
    rng = Random(seed)
    return Duel([random_deck(pool, rng), random_deck(pool, rng)], seed=seed, pool=pool), rng


def codes(duel: Duel, owner: int) -> Counter[int]:
    return Counter(card.printed.code for card in duel.state.cards if card.owner == owner and card.printed.code)


def check(pool: CardPool, seed: int, count: int, every: int) -> int:
    """Imagine a duel now and then; how many of the imagined ones had another hand for the opponent."""
    duel, rng = started(pool, seed)
    others = 0
    for number in range(count):
        if duel.decision is None:
            break
        if number % every == seed % every:
            player = duel.decision.player
            before = state_row(duel.state)
            imagined = duel.imagine(player, rng)
            assert imagined.view(player) == duel.view(player)
            assert imagined.decision is not None and imagined.decision.as_row() == duel.decision.as_row()
            assert [codes(imagined, owner) for owner in (0, 1)] == [codes(duel, owner) for owner in (0, 1)]
            assert imagined.state.rng_state != duel.state.rng_state
            others += state_row(imagined.state)["players"][1 - player]["hand"] != before["players"][1 - player]["hand"]
            for _ in range(25):
                if imagined.decision is not None:
                    imagined.answer(random_answer(imagined.decision, rng))
            assert not imagined.state.script_errors or imagined.state.script_errors == duel.state.script_errors
            assert state_row(duel.state) == before
            imagined.close()
        duel.answer(eager_answer(duel.decision, rng))
    return others


@pytest.mark.parametrize("seed", range(2))
def test_an_imagined_duel_looks_the_same(seed: int) -> None:
    assert check(bundled(), seed, 80, 9) > 2


@pytest.mark.skipif(community() is None, reason="needs the community's files")
def test_an_imagined_duel_looks_the_same_with_community_cards() -> None:
    pool = community()
    assert pool is not None and check(pool, 1, 60, 20) > 0


def code(name: str) -> int:
    card = bundled().database.named(name)
    assert card is not None
    return card.code


def board() -> Duel:
    """Player 0 to move; player 1 has a Set card, a face-down monster and three cards in the hand."""
    duel = Duel(start_hand=0, draw=0, pool=bundled(), start=False)
    duel.place(code("Mirror Force"), 1, SZONE, 2)
    duel.place(code("Man-Eater Bug"), 1, MZONE, 2)
    for name in ("Jinzo", "Trap Hole", "Sangan"):
        duel.place(code(name), 1, HAND)
    for name in ("Dark Hole", "Vorse Raider", "Gemini Elf", "Magic Jammer", "Dark Bribe"):
        duel.place(code(name), 1, DECK)
    duel.place(code("Battle Ox"), 0, HAND)
    duel.start()
    return duel


SETTER = """local s,id=GetID()
function s.initial_effect(c)
  local e=Effect.CreateEffect(c)
  e:SetType(EFFECT_TYPE_ACTIVATE)
  e:SetCode(EVENT_FREE_CHAIN)
  e:SetOperation(function(e,tp)
    local g=Duel.SelectMatchingCard(tp,Card.IsSSetable,tp,LOCATION_DECK,0,1,1,nil)
    Duel.SSet(tp,g)
  end)
  c:RegisterEffect(e)
end
"""


def test_a_card_chosen_from_the_deck_is_known_while_it_gets_its_zone(tmp_path: Path) -> None:
    (tmp_path / f"c{code('Upstart Goblin')}.lua").write_text(SETTER, encoding="utf-8")
    pool = CardPool(ScriptFolders([tmp_path, BUNDLED_SCRIPTS, BUNDLED_LIBRARY]), CardDatabase([BUNDLED_DATABASE]))
    duel = Duel(start_hand=0, draw=0, pool=pool, start=False)
    duel.place(code("Upstart Goblin"), 0, HAND)
    for name in ("Dark Hole", "Mirror Force", "Trap Hole", "Monster Reborn", "Dark Bribe", "Magic Jammer"):
        duel.place(code(name), 0, DECK)
    duel.start()
    duel.answer(next(move.answer for move in duel.moves() if move.kind == "activate"))
    duel.answer(duel.moves()[0].answer)  # the zone
    duel.answer(next(move.answer for move in duel.moves() if move.names == ("Mirror Force",)))
    assert duel.decision is not None and duel.decision.kind == "place"
    view = duel.view(0)
    assert view.decision is not None and view.decision.reason.card is not None and view.decision.reason.card.name == "Mirror Force"
    for seed in range(4):
        assert [move.id for move in duel.imagine(0, Random(seed)).moves()] == [move.id for move in duel.moves()]


def test_every_card_lies_where_it_can_be() -> None:
    duel, rng = board(), Random(1)
    found: dict[str, set[str]] = {}
    for _ in range(40):
        side = duel.imagine(0, rng).state.players[1]
        monster, trap = side.mzone[2], side.szone[2]
        assert monster is not None and trap is not None
        assert monster.printed.type & constants.TYPE_MONSTER and not trap.printed.type & constants.TYPE_MONSTER
        for place, cards in (("monster", [monster]), ("trap", [trap]), ("hand", side.hand)):
            found.setdefault(place, set()).update(card.printed.name for card in cards)
    assert found["monster"] == {"Man-Eater Bug", "Jinzo", "Sangan", "Vorse Raider", "Gemini Elf"}
    assert found["trap"] == {"Mirror Force", "Trap Hole", "Dark Hole", "Magic Jammer", "Dark Bribe"}
    assert len(found["hand"]) == 10


def test_imagined_cards_have_their_effects() -> None:
    """The Set card of the imagined duel is activated as what it is there."""
    expected = Deck((code("Trap Hole"),) * 12 + (code("Gemini Elf"),) * 12)
    imagined = board().imagine(0, Random(2), decks=(None, expected))
    assert imagined.state.players[1].szone[2] is not None
    while imagined.decision is not None and imagined.decision.kind == "chain":
        imagined.answer(-1)
    imagined.answer(next(move.answer for move in imagined.moves() if move.kind == "summon"))
    while imagined.decision is not None and imagined.decision.kind != "chain":
        imagined.answer(next(iter(imagined.decision.answers())))
    assert [move.names for move in imagined.moves() if move.kind == "chain"] == [("Trap Hole",)]


def test_lists_that_are_too_short_are_refused() -> None:
    with pytest.raises(DuelError, match="the list of player 1 has no card left"):
        board().imagine(0, Random(1), decks=(None, Deck((code("Trap Hole"),) * 4)))
    with pytest.raises(DuelError, match="player: found 3"):
        board().imagine(3, Random(1))


def test_a_card_that_was_seen_is_among_those_it_can_be() -> None:
    duel = Duel(start_hand=0, draw=0, pool=bundled(), start=False)
    duel.place(code("Summoned Skull"), 0, MZONE, 2, constants.POS_FACEUP_ATTACK)
    for name, place in (("Trap Hole", HAND), ("Sakuretsu Armor", HAND), ("Jinzo", DECK), ("Sangan", DECK), ("Dark Hole", DECK)):
        duel.place(code(name), 0, place)
    duel.place(code("Compulsory Evacuation Device"), 1, SZONE, 2)
    duel.start()
    while not duel.state.players[0].hand[2:]:
        assert duel.decision is not None
        duel.answer([0] if duel.decision.kind == "cards" else 0 if duel.decision.player == 1 else ("to_end",))
    rng, hands = Random(1), set()
    for _ in range(20):
        hand = [card.printed.name for card in duel.imagine(1, rng).state.players[0].hand]
        assert "Summoned Skull" in hand
        hands.add(tuple(hand))
    assert len(hands) > 5 and {hand.index("Summoned Skull") for hand in hands} == {0, 1, 2}


def test_answers_in_another_order_are_followed() -> None:
    """A choice that was made in an order of its own is the same choice in the imagined duel."""
    duel = Duel(start_hand=0, draw=0, pool=bundled(), start=False)
    for place, name in enumerate(("Gemini Elf", "Sangan", "Vorse Raider")):
        duel.place(code(name), 0, MZONE, place, constants.POS_FACEUP_ATTACK)
    duel.place(code("The Winged Dragon of Ra"), 0, HAND)
    duel.place(code("Mirror Force"), 1, SZONE, 2)
    duel.place(code("Trap Hole"), 1, HAND)
    duel.start()
    duel.answer(next(move.answer for move in duel.moves() if move.kind == "summon"))
    assert duel.decision is not None and duel.decision.kind == "tribute"
    duel.answer([2, 0, 1])
    assert duel.decision is not None and duel.decision.kind == "place"
    imagined = duel.imagine(0, Random(1))
    assert imagined.answers == duel.answers and imagined.view(0) == duel.view(0)


def test_an_imagined_duel_goes_back_and_is_kept_nowhere() -> None:
    duel, rng = started(bundled(), 3)
    for _ in range(20):
        duel.answer(eager_answer(duel.decision, rng))  # type: ignore[arg-type]
    assert duel.decision is not None
    imagined = duel.imagine(duel.decision.player, rng)
    mark, before = imagined.save(), state_row(imagined.state)
    fork = imagined.fork()
    for _ in range(20):
        if imagined.decision is not None:
            imagined.answer(random_answer(imagined.decision, rng))
    imagined.restore(mark)
    assert state_row(imagined.state) == before == state_row(fork.state)
    for copy in (imagined, fork):
        for keep in (copy.to_bytes, copy.replay, lambda copy=copy: copy.write("nowhere.json")):
            with pytest.raises(DuelError, match="an imagined duel cannot be kept"):
                keep()
