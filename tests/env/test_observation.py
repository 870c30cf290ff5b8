"""Observations: what stands in them, and that nothing does which the player cannot know."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from episodes import code, encoder, episode, on, play, pool

from solemn import Duel, DuelError, constants, random_answer
from solemn.env import DECISIONS, EVENTS, LOCATIONS, MOVES, PHASES, TABLES
from solemn.env.cards import ONLY_KNOWN, OWNED, SEEN
from solemn.env.episode import Episode
from solemn.env.moves import text_index
from solemn.env.tables import CARD, EVENT, GLOBAL, LINK, MINE, MOVE

HAND, MZONE, SZONE, DECK, GRAVE = (
    constants.LOCATION_HAND, constants.LOCATION_MZONE, constants.LOCATION_SZONE, constants.LOCATION_DECK, constants.LOCATION_GRAVE,
)  # fmt: skip
ATTACK = constants.POS_FACEUP_ATTACK


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(array, other[name]) for name, array in one.items())


def imagined(played: Episode, player: int, rng: Random) -> Episode:
    """The episode as it could be for all that the player knows, with the same moves made of the decision so far."""
    twin = on(played.duel.imagine(player, rng), skip_forced=False)
    for made in played.chosen if played.player == player else ():
        twin.make([move.id for move in twin.moves].index(made.id))
    return twin


def check(played: Episode, rng: Random) -> int:
    """Both players see the same in a duel that they imagine; for how many of them the other one saw something else."""
    others = 0
    for player in (0, 1):
        try:
            twin = imagined(played, player, rng)
        except DuelError:  # hard to imagine: few hands of the opponent fit what was played so far
            continue
        assert same(twin.observe(player), played.observe(player))
        others += not same(twin.observe(1 - player), played.observe(1 - player))
        twin.close()
    return others


def test_imagined_duels_look_the_same() -> None:
    rng, others = Random(2), 0
    played = episode(2, skip_forced=False)
    for _ in range(6):
        play(played, rng, 15)
        others += check(played, rng)
    assert not played.over and others > 6


def test_imagined_duels_look_the_same_in_the_middle_of_a_choice() -> None:
    played = on(tributes(), skip_forced=False)
    played.make([move.kind for move in played.moves].index("summon"))
    played.make([move.names for move in played.moves].index(("Battle Ox",)))
    assert played.chosen and check(played, Random(1))


def board() -> Duel:
    """Player 0 to move, with a field and a hand; player 1 has a Set card, a face-down monster and a hand."""
    duel = Duel(start_hand=0, draw=0, pool=pool(), start=False)
    for name, player, location, sequence, position in (
        ("Gemini Elf", 0, MZONE, 2, ATTACK), ("Summoned Skull", 1, MZONE, 1, ATTACK), ("Man-Eater Bug", 1, MZONE, 3, 8),
        ("Mirror Force", 1, SZONE, 4, 10), ("Dark Hole", 0, HAND, 0, 10), ("Reinforcement of the Army", 0, HAND, 0, 10),
        ("Jinzo", 1, HAND, 0, 10), ("Sangan", 1, GRAVE, 0, ATTACK), ("Alexandrite Dragon", 1, GRAVE, 1, ATTACK),
        ("Celtic Guardian", 0, DECK, 0, 8), ("Exiled Force", 0, DECK, 1, 8), ("Battle Ox", 0, DECK, 2, 8), ("Vorse Raider", 1, DECK, 0, 8),
    ):  # fmt: skip
        duel.place(code(name), player, location, sequence, position)
    duel.start()
    return duel


def tributes() -> Duel:
    """Player 0 may Tribute two of three monsters; player 1 has two cards in the hand and four in the Deck."""
    duel = Duel(start_hand=0, draw=0, pool=pool(), start=False)
    duel.place(code("Dark Magician"), 0, HAND)
    for sequence, name in enumerate(("Gemini Elf", "Battle Ox", "Vorse Raider")):
        duel.place(code(name), 0, MZONE, sequence, ATTACK)
    for name in ("Jinzo", "Trap Hole", "Dark Bribe", "Sangan", "Dark Hole", "Magic Jammer"):
        duel.place(code(name), 1, HAND if name in ("Jinzo", "Trap Hole") else DECK)
    duel.start()
    return duel


def rows(observation: dict[str, Any], name: str) -> list[dict[str, int]]:
    layout = TABLES[name][0]
    return [layout.read(row) for row in observation[name]]


def test_the_zones_have_rows_of_their_own() -> None:
    cards = rows(on(board()).observe(0), "cards")
    mine, theirs, hidden, trap = cards[2], cards[15 + 1], cards[15 + 3], cards[22 + 4]
    assert (mine["attack_now"], mine["defense_now"], mine["level"], mine["position"]) == (1900, 900, 4, ATTACK)
    assert mine["flags"] == MINE | OWNED | SEEN and LOCATIONS[mine["location"]] == "Monster Zone" and mine["zone"] == 3
    assert (theirs["attack_now"], theirs["level"], theirs["flags"]) == (2500, 6, SEEN)
    assert theirs["race"] == constants.RACE_FIEND and theirs["attribute"] == constants.ATTRIBUTE_DARK
    assert hidden["flags"] == 0 and hidden["card"] == hidden["attack_now"] == hidden["type"] == 0 and hidden["position"] == 8
    assert LOCATIONS[trap["location"]] == "Spell & Trap Zone" and trap["card"] == 0
    assert not any(cards[0].values())


def test_hands_and_piles_follow() -> None:
    cards = rows(on(board()).observe(0), "cards")[30:]
    told = [(LOCATIONS[card["location"]], card["flags"], card["attack"], card["order"]) for card in cards[:5]]
    assert told[:3] == [("hand", MINE | OWNED | SEEN, 0, 1), ("hand", MINE | OWNED | SEEN, 0, 2), ("hand", 0, 0, 1)]
    assert told[3:] == [("GY", SEEN, 2000, 2), ("GY", SEEN, 1000, 1)]
    in_deck = [(card["attack"], card["copies"]) for card in cards[5:8]]
    assert in_deck == [(1700, 1), (1000, 1), (1400, 1)]  # Battle Ox, Exiled Force, Celtic Guardian
    assert not any(cards[8].values())


def test_the_globals_count_what_is_hidden() -> None:
    now = GLOBAL.read(on(board()).observe(1)["globals"])
    assert (now["my_lp"], now["their_lp"], now["my_deck"], now["their_deck"], now["my_hand"], now["their_hand"]) == (8000, 8000, 1, 3, 1, 2)
    assert now["my_grave"] == 2 and not now["my_turn"] and PHASES[now["phase"]] == "Main Phase 1" and now["decision"] == 0
    assert not on(board()).observe(1)["action_mask"].any()
    assert DECISIONS[GLOBAL.read(on(board()).observe(0)["globals"])["decision"]] == "idle"


def test_every_legal_move_is_a_row() -> None:
    played = on(board())
    observation = played.observe(0)
    moves = rows(observation, "moves")
    assert observation["action_mask"].sum() == len(played.moves) and [MOVES[move["kind"]] for move in moves[: len(played.moves)]] == [
        move.kind for move in played.moves
    ]
    by_kind = {MOVES[move["kind"]]: move for move in moves}
    assert by_kind["reposition"]["row"] == 3 and by_kind["reposition"]["attack_now"] == 1900
    assert by_kind["activate"]["row"] in (31, 32) and by_kind["activate"]["type"] == constants.TYPE_SPELL
    assert not any(moves[len(played.moves)].values())


def test_to_shuffle_the_hand_is_not_offered() -> None:
    played = on(board())
    assert "shuffle" in {move.kind for move in played.duel.moves()} and "shuffle" not in {move.kind for move in played.moves}


def test_choices_show_cards_of_the_own_deck_and_what_was_chosen() -> None:
    played = on(board(), skip_forced=False)
    played.make(next(i for i, move in enumerate(played.moves) if move.kind == "activate" and move.names == ("Reinforcement of the Army",)))
    while played.duel.decision.kind != "cards":  # type: ignore[union-attr]
        played.make(0)
    seen = played.observe(0)
    offered = [row for row, legal in zip(rows(seen, "moves"), seen["action_mask"]) if legal]
    assert {row["attack"] for row in offered} == {1400, 1000} and {row["order"] for row in offered} == {0}
    assert {LOCATIONS[row["location"]] for row in offered} == {"Deck"} and not {row["row"] for row in offered} - {0}
    link = LINK.read(seen["chain"][0])
    assert link["flags"] == MINE and link["type"] == constants.TYPE_SPELL and LOCATIONS[link["location"]] == "Spell & Trap Zone"


def test_a_choice_of_two_cards_remembers_the_first() -> None:
    played = on(tributes())
    played.make([move.kind for move in played.moves].index("summon"))
    assert not played.observe(0)["chosen"].any()
    first = next(i for i, move in enumerate(played.moves) if move.names == ("Battle Ox",))
    row = played.observe(0)["moves"][first]
    played.make(first)
    seen = played.observe(0)
    assert np.array_equal(seen["chosen"][0], row) and GLOBAL.read(seen["globals"])["chosen"] == 1
    assert sorted(move.names for move in played.moves) == [("Gemini Elf",), ("Vorse Raider",)]


def test_the_history_says_what_happened_newest_first() -> None:
    played = on(board())
    played.make(next(i for i, move in enumerate(played.moves) if move.names == ("Dark Hole",) and move.kind == "activate"))
    played.make(0)  # the zone
    for player in (0, 1):
        events = [EVENT.read(row) for row in played.observe(player)["history"]]
        names = [EVENTS[event["kind"]] for event in events]
        assert names.index("chain_solved") < names.index("chaining") < names.index("phase")
        chaining = events[names.index("chaining")]
        assert chaining["flags"] & MINE == (player == 0) and chaining["type"] == constants.TYPE_SPELL and chaining["amount"] == 1
        lost = [event for event in events if EVENTS[event["kind"]] == "move" and LOCATIONS[event["location"]] == "Monster Zone"]
        assert {event["attack"] for event in lost} == {1900, 2500, 450} and {LOCATIONS[event["to_location"]] for event in lost} == {"GY"}


def test_a_hidden_card_that_was_seen_is_told() -> None:
    duel = Duel(start_hand=0, draw=0, pool=pool(), start=False)
    duel.place(code("Compulsory Evacuation Device"), 0, HAND)
    duel.place(code("Summoned Skull"), 1, MZONE, 0, ATTACK)
    duel.place(code("Book of Moon"), 0, HAND)
    duel.start()
    played = on(duel)
    while played.duel.decision.kind != "idle":  # type: ignore[union-attr]
        played.make(0)
    played.make(next(i for i, move in enumerate(played.moves) if move.names == ("Book of Moon",) and move.kind == "activate"))
    played.make(0)  # the zone
    known = [CARD.read(row) for row in played.observe(0)["cards"] if CARD.read(row)["flags"] & ONLY_KNOWN]
    assert [(card["attack"], card["among"], card["zone"], LOCATIONS[card["location"]]) for card in known] == [(2500, 1, 1, "Monster Zone")]
    assert CARD.read(played.observe(0)["cards"][15])["card"] == 0


def test_a_new_card_is_known_by_its_facts() -> None:
    facts = encoder()._facts
    elf, raider = facts.of_code(code("Gemini Elf")), facts.of_code(code("Vorse Raider"))
    assert elf[0] == raider[0] and elf[3] == raider[3] and elf[8] != raider[8] and elf[9] == raider[9] == 1900
    assert facts.of_code(1) == (0,) * len(elf)
    archetype = facts.of_code(code("Elemental HERO Neos"))[7] & facts.of_code(code("Elemental HERO Grand Neos"))[7]
    assert archetype


def test_arrays_have_the_shapes_that_are_told_and_are_new_each_time() -> None:
    played = episode(3)
    for _ in range(2):
        seen = played.observe(played.player)
        for name, (layout, most) in TABLES.items():
            assert seen[name].shape == ((most, layout.size) if most else (layout.size,)) and seen[name].dtype == np.uint8
            seen[name][...] = 255


def test_rows_expand_to_numbers_for_networks() -> None:
    seen = on(board()).observe(0)
    numbers = CARD.expand(seen["cards"])
    assert numbers.shape == (160, CARD.columns) and numbers.dtype == np.float32 and numbers.min() >= 0 and numbers.max() <= 2
    start = sum(field.columns for field in CARD.fields[: [field.name for field in CARD.fields].index("attack_now")])
    assert numbers[2, start : start + 2] == pytest.approx([1900 / 4000, 900 / 4000])
    assert numbers[2, :27].nonzero()[0].tolist() == [0, 4]  # a Normal Monster
    assert np.array_equal(MOVE.expand(np.stack([seen["moves"]] * 2))[1], MOVE.expand(seen["moves"]))


def test_layouts_can_be_sent_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(CARD))
    row = on(board()).observe(0)["cards"][2]
    assert again.read(row) == CARD.read(row) and again.places == CARD.places


def test_every_name_of_a_move_decision_and_event_is_listed() -> None:
    """Over played duels nothing is told as 0, which stands for what the lists do not have."""
    for seed in range(2):
        played, rng = episode(seed, max_cycles=200), Random(seed)
        while not played.over and not played.truncated:
            assert {move.kind for move in played.moves} <= set(MOVES) and played.duel.decision.kind in DECISIONS  # type: ignore[union-attr]
            for move, row in zip(played.moves, rows(played.observe(played.player), "moves")):
                assert bool(row["card"]) == bool(move.names and move.names[0]), move.id
            play(played, rng, 1)
        assert {row[0] for row in played.duel.view(0).log} <= set(EVENTS)


def test_a_text_is_told_by_its_number_on_the_card() -> None:
    first = code("Sangan") << 20
    assert [text_index(number) for number in (0, 30, first, first + 1, first + 15, first + 16, first + 900)] == [0, 0, 1, 2, 16, 17, 17]


def test_moves_in_the_deck_are_not_offered_in_its_order() -> None:
    orders = []
    for top in ("Celtic Guardian", "Exiled Force"):
        duel = Duel(start_hand=0, draw=0, pool=pool(), start=False)
        duel.place(code("Reinforcement of the Army"), 0, HAND)
        for name in (top, *({"Celtic Guardian", "Exiled Force"} - {top})):
            duel.place(code(name), 0, DECK)
        duel.start()
        played = on(duel)
        played.make([move.kind for move in played.moves].index("activate"))
        orders.append([move.names for move in played.moves])
    assert orders[0] == orders[1]


def test_answers_at_random_and_moves_lead_to_the_same_kinds_of_positions() -> None:
    """Whole answers of a player go with the list of moves of the other."""
    played, rng = episode(5, max_cycles=120), Random(5)
    while not played.over and not played.truncated:
        if played.player:
            played.answer(random_answer(played.duel.decision, rng))  # type: ignore[arg-type]
        else:
            play(played, rng, 1)
    assert played.cycles > 60
