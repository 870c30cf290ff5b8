"""What one player sees: nothing that this player cannot know, and all that was seen before."""

import json
import os
from dataclasses import FrozenInstanceError
from random import Random

import msgspec
import pytest
from hidden_cards import Onlooker, cards_of, fresh_view, unlike_decks, view_with_others
from random_duels import bundled, community

from solemn import CardPool, Deck, Duel, DuelError, DuelView, constants, eager_answer, random_answer
from solemn.core.state.data import Card
from solemn.duel.knowledge import Watcher

DUELS = int(os.environ.get("SOLEMN_VIEW_DUELS", "5"))
EVERY = 7  # decisions from one position to the next
HAND, MZONE, SZONE, DECK = constants.LOCATION_HAND, constants.LOCATION_MZONE, constants.LOCATION_SZONE, constants.LOCATION_DECK


def compared(pool: CardPool, seed: int, decks: list[Deck] | None = None) -> int:
    """Play a duel and deal the hidden cards anew now and then; how many positions had such."""
    rng, count = Random(seed), 0
    duel = Duel(decks or unlike_decks(pool, rng), seed=seed, pool=pool)
    onlooker = Onlooker(duel)
    for number in range(200):
        if duel.decision is None:
            break
        if number % EVERY == seed % EVERY:
            for player in (0, 1):
                hidden = onlooker.hidden_from(player)
                count += len(hidden) > 1
                assert view_with_others(duel, player, hidden, rng) == fresh_view(duel, player), (seed, number, player)
        duel.answer((eager_answer if seed % 2 else random_answer)(duel.decision, rng))
    return count


@pytest.mark.parametrize("seed", range(DUELS))
def test_what_cannot_be_known_makes_no_difference(seed: int) -> None:
    assert compared(bundled(), seed) > 10


@pytest.mark.skipif(community() is None, reason="needs the community's files")
@pytest.mark.parametrize("seed", range(DUELS if DUELS > 5 else 1))
def test_what_cannot_be_known_makes_no_difference_with_community_cards(seed: int) -> None:
    pool = community()
    assert pool is not None and compared(pool, seed) > 10


@pytest.mark.parametrize("seed", range(4))
def test_cards_deep_in_the_decks_make_no_difference(seed: int) -> None:
    """The same duel played twice, with the cards that nobody came to in another order."""
    rng = Random(seed)
    decks = unlike_decks(bundled(), rng)
    duel = Duel(decks, seed=seed, pool=bundled(), shuffle=False)
    answers, views = [], []
    for _ in range(60):
        if duel.decision is None or any(card.location == DECK for card in cards_of(duel.decision)):
            break  # the player looks through the Deck
        views.append((duel.view(0), duel.view(1)))
        answers.append(random_answer(duel.decision, rng))
        duel.answer(answers[-1])
    left = [len(side.deck) for side in duel.state.players]
    assert min(left) > 10 and len(answers) > 2
    others = [Deck((*rng.sample(deck.main[:n], n), *deck.main[n:]), deck.extra) for deck, n in zip(decks, left, strict=True)]
    again = Duel(others, seed=seed, pool=bundled(), shuffle=False)
    for answer, seen in zip(answers, views, strict=True):
        assert (again.view(0), again.view(1)) == seen
        again.answer(answer)


def code(name: str) -> int:
    card = bundled().database.named(name)
    assert card is not None
    return card.code


def test_a_view_is_frozen_and_goes_through_json() -> None:
    duel = Duel(unlike_decks(bundled(), Random(1)), seed=1, pool=bundled())
    view = duel.view(duel.first)
    with pytest.raises(FrozenInstanceError):
        view.turn = 2  # type: ignore[misc]
    data = json.loads(json.dumps(view.as_data()))
    assert data["sides"][0]["lp"] == 8000 and data["decision"]["kind"] == "idle"
    sent = msgspec.json.decode(msgspec.json.encode(view), type=DuelView)
    assert (sent.sides, sent.known, sent.chain) == (view.sides, view.known, view.chain)
    with pytest.raises(DuelError, match="player: found 2, expected 0 or 1"):
        duel.view(2)


def test_a_player_sees_the_own_cards_and_the_backs_of_others() -> None:
    duel = Duel(start_hand=0, draw=0, pool=bundled(), start=False)
    for player in (0, 1):
        for name, location in (("Gemini Elf", HAND), ("Mirror Force", SZONE), ("Man-Eater Bug", MZONE), ("Jinzo", DECK), ("Sangan", 0x10)):
            duel.place(code(name), player, location, 1)
        duel.place(code("Summoned Skull"), player, MZONE, 2, constants.POS_FACEUP_ATTACK)
    duel.start()
    for player in (0, 1):
        view = duel.view(player)
        own, other = view.sides[player], view.sides[1 - player]
        assert [card.name for card in own.hand] == ["Gemini Elf"] and [card.name for card in other.hand] == [""]
        assert [card and card.name for card in own.monsters[:3]] == [None, "Man-Eater Bug", "Summoned Skull"]
        assert [card and card.name for card in other.monsters[:3]] == [None, "", "Summoned Skull"]
        assert own.spells[1] and own.spells[1].name == "Mirror Force" and other.spells[1] and other.spells[1].code == 0
        assert (own.deck, own.deck_top, other.grave[0].name) == (1, None, "Sangan")
        skull = other.monsters[2]
        assert skull and skull.now and (skull.now.attack, skull.now.level, skull.now.negated) == (2500, 6, False)
        assert (view.decision is None) == (player == 1)


def test_a_card_that_returned_to_the_hand_is_known_until_it_is_played() -> None:
    duel = Duel(start_hand=0, draw=0, pool=bundled(), start=False)
    duel.place(code("Summoned Skull"), 0, MZONE, 2, constants.POS_FACEUP_ATTACK)
    duel.place(code("Trap Hole"), 0, HAND)
    duel.place(code("Sakuretsu Armor"), 0, HAND)
    duel.place(code("Compulsory Evacuation Device"), 1, SZONE, 2)
    duel.start()
    while not duel.state.players[0].hand[2:]:  # player 1 sends the monster back
        assert duel.decision is not None
        duel.answer([0] if duel.decision.kind == "cards" else 0 if duel.decision.player == 1 else ("to_end",))
    known = duel.view(1).known
    assert [(entry.name, entry.spots) for entry in known] == [("Summoned Skull", ((0, HAND, 0), (0, HAND, 1), (0, HAND, 2)))]
    assert not duel.view(0).known
    assert [row for row in duel.view(1).log if row[0] == "move"][-2][:2] == ("move", code("Summoned Skull"))


# -- the memory of one player


class Table:
    """Rows of a log about cards that are only numbers."""

    def __init__(self) -> None:
        self.log: list[tuple[object, ...]] = []
        self.watcher = Watcher(0)

    def move(self, card: Card, number: int, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        self.log += [(".moved", card, None), ("move", number, before, after, 0)]

    def known(self) -> list[tuple[int, set[Card]]]:
        self.watcher.read(self.log)  # type: ignore[arg-type]
        return [(seen.code, set(seen.among)) for seen in self.watcher.known]


def cards(count: int) -> list[Card]:
    return Duel([Deck((code("Sangan"),) * count), Deck(())], start_hand=0, pool=bundled(), start=False).state.cards[-count:]


IN_HAND, ON_FIELD, SET = (1, HAND, 0, 8), (1, MZONE, 0, 1), (1, SZONE, 0, 8)


def test_the_eye_follows_a_card_until_it_is_mixed_with_others() -> None:
    one, two, three = cards(3)
    table = Table()
    table.move(one, 11, ON_FIELD, IN_HAND)
    assert table.known() == [(11, {one})]
    table.log.append((".mixed", (one, two), None))
    assert table.known() == [(11, {one, two})]
    table.move(two, 22, IN_HAND, SET)  # unseen: either of them may be the one
    assert table.known() == [(11, {one, two})]
    table.log.append((".mixed", (one, three), None))
    assert table.known() == [(11, {one, two, three})]
    table.move(three, 33, IN_HAND, ON_FIELD)  # another card: so it is not that one
    assert table.known() == [(11, {one, two})]
    table.move(two, 22, SET, ON_FIELD)
    assert table.known() == [(11, {one})]
    table.move(one, 11, IN_HAND, ON_FIELD)
    assert table.known() == []


def test_what_was_shown_is_known_to_those_it_was_shown_to() -> None:
    one, two, _ = cards(3)
    table = Table()
    table.log += [(".revealed", 1, (one,), (11,)), (".revealed", 2, (two,), (22,))]
    assert table.known() == [(22, {two})]
    assert table.watcher.rows == [("revealed", 2, 22)]
    table.log.append((".mixed", (one, two), 0))  # this player chose the order
    assert table.known() == [(22, {two})]


def test_a_memory_goes_back_with_the_duel() -> None:
    one, two, _ = cards(3)
    table = Table()
    table.move(one, 11, ON_FIELD, IN_HAND)
    table.known()
    before = list(table.log)
    table.log.append((".mixed", (one, two), None))
    table.known()
    table.log[:] = [*before, (".revealed", 2, (two,), (22,))]
    assert table.known() == [(11, {one}), (22, {two})]
    table.log.clear()
    assert (table.known(), table.watcher.rows) == ([], [])


def test_views_are_those_of_the_duel_also_after_going_back() -> None:
    rng = Random(2)
    duel = Duel(unlike_decks(bundled(), rng), seed=2, pool=bundled())
    marks = []
    for _ in range(30):
        if duel.decision is not None:
            marks.append((duel.save(), duel.view(0)))
            duel.answer(eager_answer(duel.decision, rng))
    for mark, view in (marks[20], marks[5], marks[25]):
        duel.restore(mark)
        assert duel.view(0) == view == fresh_view(duel, 0)
