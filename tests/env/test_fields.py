"""Fields of observations one by one, in views and moves that are made for them."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from episodes import code, encoder, on, pool
from test_observation import ATTACK, HAND, MZONE, SZONE, board, rows

from solemn import Deck, Duel, Move, constants
from solemn.duel.view import CardNow, DuelView, SeenCard, SeenLink
from solemn.env import LOCATIONS
from solemn.env.cards import EQUIPPED, NEGATED, ONLY_KNOWN, OWNED, SEEN
from solemn.env.facts import FactReader, number_hash
from solemn.env.tables import EVENT, GLOBAL, LINK, MINE, MOVE
from solemn.spec.cards import PrintedCard


def looked(view: DuelView, name: str = "cards") -> list[dict[str, int]]:
    return rows(encoder().observe(view), name)


def with_monster(**now: Any) -> DuelView:
    """Player 0's view of the board, in which Gemini Elf in its zone 2 is something else now."""
    view = board().view(0)
    mine, theirs = view.sides
    elf = mine.monsters[2]
    assert elf is not None and elf.now is not None
    changed = replace(elf, now=replace(elf.now, **now))
    monsters = (*mine.monsters[:2], changed, *mine.monsters[3:])
    return replace(view, sides=(replace(mine, monsters=monsters), theirs))


def move(kind: str, **more: Any) -> Move:
    rest: dict[str, Any] = {"cards": (), "names": (), "effect": None, "zones": (), "values": ()} | more
    return Move(id=kind, player=0, kind=kind, answer=None, complete=True, alike=kind, **rest)


def move_row(kind: str, **more: Any) -> dict[str, int]:
    return MOVE.read(encoder().observe(board().view(0), [move(kind, **more)])["moves"][0])


def test_each_player_comes_first_in_its_own_view() -> None:
    cards = rows(on(board()).observe(1), "cards")
    assert (cards[1]["attack_now"], cards[1]["flags"]) == (2500, MINE | OWNED | SEEN)
    assert (cards[3]["attack_now"], cards[3]["flags"]) == (450, MINE | OWNED | SEEN)
    assert (cards[15 + 2]["attack_now"], cards[15 + 2]["flags"]) == (1900, SEEN)
    assert cards[7 + 4]["type"] == constants.TYPE_TRAP


def test_an_equip_card_names_the_row_of_its_monster() -> None:
    duel = Duel(start_hand=0, draw=0, pool=pool(), start=False)
    duel.place(code("Gemini Elf"), 0, MZONE, 4, ATTACK)
    duel.place(code("Summoned Skull"), 1, MZONE, 1, ATTACK)
    duel.place(code("Black Pendant"), 0, HAND)
    duel.start()
    for target, number in (("Summoned Skull", 15 + 1 + 1), ("Gemini Elf", 4 + 1)):
        played = on(duel.fork())
        played.make([move.kind for move in played.moves].index("activate"))
        played.make(0)  # the zone
        played.make([move.names for move in played.moves].index((target,)))
        pendant = rows(played.observe(0), "cards")[7]
        assert pendant["flags"] == MINE | OWNED | SEEN | EQUIPPED and pendant["equipped_to"] == number


def test_targets_of_a_chain_link_are_marked() -> None:
    view = board().view(0)
    link = SeenLink(1, 0, code("Book of Moon"), "Book of Moon", 0, (0, SZONE, 0), ((1, MZONE, 1), (0, HAND, 1)), "effect")
    seen = replace(view, chain=(replace(link, targets=(), player=1, negated="activation"), replace(link, number=2)))
    cards, links = looked(seen), looked(seen, "chain")
    assert [number for number, card in enumerate(cards) if card["targeted_by"]] == [16, 31] and cards[16]["targeted_by"] == 2
    assert [link["flags"] for link in links[:3]] == [2, MINE | 4, 0] and links[0]["card"] == number_hash(code("Book of Moon"))
    assert GLOBAL.read(encoder().observe(seen)["globals"])["links"] == 2
    assert len(looked(seen, "chain")) == 16 and not any(links[2].values()) and LINK.size == 30


def test_uses_of_limited_effects_stand_at_the_cards_of_that_name() -> None:
    used = ((code("Gemini Elf"), 0, 2), (code("Dark Hole"), 0, 1), (code("Summoned Skull"), 0, 3))
    cards = looked(replace(board().view(0), used=used))
    assert cards[2]["used"] == 2 and cards[30]["used"] == 1 and cards[16]["used"] == 0


def test_materials_have_rows_with_the_zone_of_their_monster() -> None:
    cards = looked(with_monster(materials=(code("Battle Ox"), code("Sangan"))))
    materials = [card for card in cards if LOCATIONS[card["location"]] == "material"]
    assert [(card["attack"], card["zone"]) for card in materials] == [(1700, 3), (1000, 3)]


def test_what_a_monster_is_now_stands_in_its_row() -> None:
    dragon = with_monster(
        code=code("Elemental HERO Neos"), race=constants.RACE_DRAGON, attribute=constants.ATTRIBUTE_FIRE, level=7, attack=3000, defense=10,
        counters=((0x1, 2), (0x2, 3)), negated=True, attacks=1, scales=(3, 5), link_marker=0x28, type=constants.TYPE_MONSTER,
    )  # fmt: skip
    row, neos = looked(dragon)[2], encoder()._facts.of_code(code("Elemental HERO Neos"))
    assert (row["race"], row["attribute"], row["level"], row["type"]) == (constants.RACE_DRAGON, constants.ATTRIBUTE_FIRE, 7, 1)
    assert (row["attack_now"], row["defense_now"], row["attack"], row["defense"]) == (3000, 10, 1900, 900)
    assert (row["counters"], row["attacks"], row["left_scale"], row["right_scale"], row["link_marker"]) == (5, 1, 3, 5, 0x28)
    assert row["flags"] & NEGATED and row["sets"] == neos[7] != 0 and row["card"] == number_hash(code("Gemini Elf"))


def test_numbers_beyond_a_byte_are_cut() -> None:
    huge = looked(with_monster(attack=1 << 20, defense=-5, level=999, counters=((1, 400),), attacks=300))[2]
    assert (huge["attack_now"], huge["defense_now"], huge["level"], huge["counters"], huge["attacks"]) == (65535, 0, 255, 255, 255)


def test_other_pictures_of_a_card_have_its_hash() -> None:
    aliases = {100: 0, 101: 100, 900: 100}
    facts = FactReader({code: PrintedCard(code, alias, (), 1, 4, 1, 1, 0, 0, 0, 0, 0) for code, alias in aliases.items()}.get)
    hashes = [facts.of_code(code)[8] for code in aliases]
    assert hashes[0] == hashes[1] != hashes[2]


def test_the_decision_says_which_card_asks_for_what() -> None:
    played = on(board(), skip_forced=False)
    played.make(next(i for i, move in enumerate(played.moves) if move.kind == "activate" and move.names == ("Reinforcement of the Army",)))
    while played.duel.decision.kind != "cards":  # type: ignore[union-attr]
        played.make(0)
    now, hint = GLOBAL.read(played.observe(0)["globals"]), played.duel.decision.reason.hint  # type: ignore[union-attr]
    assert now["card"] == number_hash(code("Reinforcement of the Army")) and hint and now["hint"] == number_hash(hint)
    assert (now["least"], now["most"], now["moves"], now["links"]) == (1, 1, 2, 1)


@pytest.mark.parametrize(
    ("kind", "values", "field", "expected"),
    [
        ("position", (constants.POS_FACEUP_DEFENSE,), "mask", 4),
        ("type", (constants.RACE_DRAGON,), "mask", constants.RACE_DRAGON),
        ("type", (constants.RACE_YOKAI,), "mask", 1 << 30),
        ("attribute", (constants.ATTRIBUTE_FIRE,), "mask", constants.ATTRIBUTE_FIRE),
        ("number", (300,), "number", 300),
        ("yes", (210,), "mask", number_hash(210)),
        ("option", ((26202165 << 20) + 2,), "text", 3),
        ("option", ((26202165 << 20) + 2,), "card", number_hash(26202165)),
        ("name", (26202165,), "card", number_hash(26202165)),
        ("name", (26202165,), "row", 0),
        ("choose", (26202165,), "card", number_hash(26202165)),
    ],
)
def test_what_is_chosen_stands_in_the_row_of_the_move(kind: str, values: tuple[int, ...], field: str, expected: int) -> None:
    assert move_row(kind, values=values)[field] == expected


def test_a_zone_is_told_with_whose_it_is() -> None:
    mine, theirs = (move_row("zone", zones=((player, SZONE, 3),)) for player in (0, 1))
    assert (mine["at"], LOCATIONS[mine["at_location"]], mine["at_zone"]) == (1, "Spell & Trap Zone", 4)
    assert (theirs["at"], theirs["at_location"], theirs["at_zone"]) == (0, mine["at_location"], 4)
    assert [move_row("pass")[field] for field in ("at", "at_location", "at_zone")] == [0, 0, 0]


def test_events_say_whose_places_they_are_about() -> None:
    log = (("move", 0, (1, MZONE, 1, ATTACK), (0, HAND, 0, 10), 0), ("damage", 1, 300), ("attack", (0, MZONE, 2, 1), (1, MZONE, 4, 1)))
    events = [EVENT.read(row) for row in encoder().observe(replace(board().view(0), log=log))["history"][:4]]
    assert [event["flags"] for event in events] == [MINE | 2, 0, 4, 0] and [event["amount"] for event in events] == [0, 300, 0, 0]
    assert [(event["zone"], event["to_zone"]) for event in events] == [(3, 5), (0, 0), (2, 0), (0, 0)]


def test_own_cards_that_are_out_of_sight_are_told_with_their_copies() -> None:
    duel = Duel([Deck((code("Sangan"),) * 3 + (code("Dark Hole"),) * 2 + (code("Battle Ox"),) * 15)] * 2, seed=3, pool=pool())
    hand = Counter(card.code for card in duel.view(1).sides[1].hand)
    told = {card["card"]: card for card in rows(on(duel).observe(1), "cards") if card["copies"]}
    for name, number in (("Sangan", 3), ("Dark Hole", 2), ("Battle Ox", 15)):
        assert told[number_hash(code(name))]["copies"] == number - hand[code(name)]
    assert {(card["flags"], LOCATIONS[card["location"]]) for card in told.values()} == {(MINE | OWNED | ONLY_KNOWN, "Deck")}
    assert not any(card["copies"] for card in looked(duel.view(1))), "only of a list that is given"


def test_a_card_of_the_own_list_in_the_opponent_s_hands_is_not_out_of_sight() -> None:
    view = board().view(0)
    mine, theirs = view.sides
    jinzo = SeenCard(code("Jinzo"), "Jinzo", 0, 1, constants.LOCATION_GRAVE, 2, 5)
    stolen = replace(view, sides=(mine, replace(theirs, grave=(*theirs.grave, jinzo))))
    own = {code("Jinzo"): 1, code("Dark Hole"): 2}
    for seen, left in ((view, {code("Jinzo"): 1, code("Dark Hole"): 1}), (stolen, {code("Dark Hole"): 1})):
        cards = rows(encoder().observe(seen, own=own), "cards")
        found = {card["card"]: card["copies"] for card in cards if card["copies"]}
        assert found == {number_hash(key): number for key, number in left.items()}


def test_more_cards_than_rows_are_left_out() -> None:
    view = board().view(0)
    mine, theirs = view.sides
    grave = tuple(SeenCard(code("Sangan"), "Sangan", 0, 0, constants.LOCATION_GRAVE, i, 5) for i in range(300))
    seen = encoder().observe(replace(view, sides=(replace(mine, grave=grave), theirs)))
    assert seen["cards"].shape == (160, 42) and seen["cards"].any(1).sum() == 160 - 26
    assert GLOBAL.read(seen["globals"])["my_grave"] == 255


def test_a_card_s_state_has_all_fields_that_rows_are_made_of() -> None:
    """A field that views get later must be told, or left out knowingly."""
    assert set(CardNow.__dataclass_fields__) == {
        "code", "type", "attribute", "race", "level", "attack", "defense", "scales", "link_marker", "negated", "counters", "materials",
        "equipped_to", "attacks",
    }  # fmt: skip
