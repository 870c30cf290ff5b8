"""The engine's own player of puzzles (DUEL_SIMPLE_AI): what it answers without being asked."""

from pathlib import Path

import pytest

from solemn.core.decisions.simple_ai import position_to_take, zones_to_take
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.puzzles import load
from solemn.spec.constants import (
    LOCATION_MZONE,
    LOCATION_SZONE,
    POS_FACEDOWN_ATTACK,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP_ATTACK,
    POS_FACEUP_DEFENSE,
)

HEAD = "Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN{flags},5)\nDebug.SetPlayerInfo(0,8000,0,0)\nDebug.SetPlayerInfo(1,8000,0,0)\n"
OURS_3, THEIRS_2 = "0,0,LOCATION_MZONE,3", "1,1,LOCATION_MZONE,2"
UP, SET = "POS_FACEUP_ATTACK,true", "POS_FACEDOWN"
MIRROR_FORCE, SANGAN, MAGICIAN, HOLE = 44095762, 26202165, 46986414, 53129443


def put_up(folder: Path, *cards: str, flags: str = "|DUEL_SIMPLE_AI", after: str = "") -> Duel:
    path = folder / "puzzle.lua"
    rows = "".join(f"Debug.AddCard({card})\n" for card in cards)
    path.write_text(f"{HEAD.format(flags=flags)}{rows}{after}Debug.ReloadFieldEnd()\naux.BeginPuzzle()\n", encoding="utf-8")
    return load(path)


def attack(duel: Duel) -> None:
    """Go to the Battle Phase and attack with what can."""
    duel.answer(("to_battle",))
    duel.answer(("attack", 0))
    assert duel.decision is not None and duel.decision.kind == "cards"
    duel.answer([0])


def test_it_activates_its_trap_by_itself(tmp_path: Path) -> None:
    duel = put_up(tmp_path, f"{MAGICIAN},{OURS_3},{UP}", f"{MIRROR_FORCE},1,1,LOCATION_SZONE,2,{SET}", f"{SANGAN},{THEIRS_2},{UP}")
    attack(duel)
    assert duel.decision is not None and duel.decision.player == 0
    assert [card.printed.code for card in duel.state.players[0].grave] == [MAGICIAN]
    assert [card.printed.code for card in duel.state.players[1].grave] == [MIRROR_FORCE]


def test_without_the_flag_player_1_is_asked(tmp_path: Path) -> None:
    cards = (f"{MAGICIAN},{OURS_3},{UP}", f"{MIRROR_FORCE},1,1,LOCATION_SZONE,2,{SET}", f"{SANGAN},{THEIRS_2},{UP}")
    duel = put_up(tmp_path, *cards, flags="")
    attack(duel)
    assert duel.decision is not None and (duel.decision.player, duel.decision.kind) == (1, "chain")


def test_it_adds_no_link_to_a_chain_that_has_one_of_its_own(tmp_path: Path) -> None:
    """Two Traps could answer the attack: one is activated."""
    traps = [f"{MIRROR_FORCE},1,1,LOCATION_SZONE,{place},{SET}" for place in (1, 2)]
    duel = put_up(tmp_path, f"{MAGICIAN},{OURS_3},{UP}", *traps, f"{SANGAN},{THEIRS_2},{UP}")
    attack(duel)
    assert [card.printed.code for card in duel.state.players[1].szone if card is not None] == [MIRROR_FORCE]


def test_zones_its_own_first_monsters_before_others_from_the_middle_outwards() -> None:
    mine = [(1, LOCATION_MZONE, place) for place in range(7)]
    others = [(1, LOCATION_SZONE, place) for place in range(8)] + [(0, LOCATION_MZONE, 2)]
    chosen = zones_to_take(others + mine, 15)
    assert [zone[2] for zone in chosen[:7]] == [6, 5, 2, 1, 3, 0, 4]
    assert [zone[1:] for zone in chosen[7:]] == [(LOCATION_SZONE, place) for place in (2, 1, 3, 0, 4, 6, 7)] + [(LOCATION_MZONE, 2)]


@pytest.mark.parametrize(
    ("offered", "taken"),
    [
        (POS_FACEUP_ATTACK | POS_FACEUP_DEFENSE, POS_FACEUP_DEFENSE),
        (POS_FACEUP_ATTACK | POS_FACEDOWN_DEFENSE, POS_FACEUP_ATTACK),
        (POS_FACEDOWN_ATTACK | POS_FACEDOWN_DEFENSE, POS_FACEDOWN_DEFENSE),
        (POS_FACEDOWN_ATTACK, POS_FACEDOWN_ATTACK),
    ],
)
def test_positions_face_up_defense_first(offered: int, taken: int) -> None:
    assert position_to_take(offered) == taken


# -- how puzzles put cards up ----------------------------------------------------------------------------------------------


def test_counters_that_need_the_cards_effect_go_when_it_is_negated(tmp_path: Path) -> None:
    breaker, skill_drain = 71413901, 82732705
    duel = put_up(
        tmp_path, f"{skill_drain},0,0,LOCATION_SZONE,1,{SET}", f"{SANGAN},{THEIRS_2},{UP}", flags="",
        after=f"local c=Debug.AddCard({breaker},{OURS_3},{UP})\nDebug.PreAddCounter(c,0x1,1)\n",
    )  # fmt: skip
    monster = duel.state.players[0].mzone[3]
    assert monster is not None and sum(monster.counters[1]) == 1
    decision = duel.decision
    assert decision is not None
    row = decision.as_row()["activate"]
    duel.answer(("activate", next(i for i, option in enumerate(row) if option[0] == skill_drain)))
    while duel.decision is not None and duel.decision.kind == "chain":
        duel.answer(-1)
    assert not sum(monster.counters.get(1, (0, 0)))


def test_monsters_that_change_control_at_once_move_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    """Not in that of their zones: the first one gets the first zone that the new controller takes."""
    after = "".join(
        f"local c{place}=Debug.AddCard({code},0,0,LOCATION_MZONE,{place},{UP})\nlocal e{place}=Effect.CreateEffect(c{place})\n"
        f"e{place}:SetType(EFFECT_TYPE_SINGLE)\ne{place}:SetCode(EFFECT_SET_CONTROL)\ne{place}:SetValue(1)\nc{place}:RegisterEffect(e{place},true)\n"
        for place, code in ((3, MAGICIAN), (1, SANGAN))
    )
    duel = put_up(tmp_path, after=after)
    taken = {card.sequence: card.printed.code for card in duel.state.players[1].mzone if card is not None}
    assert taken == {2: MAGICIAN, 1: SANGAN}


def test_a_monster_that_lies_face_down_in_either_position_can_be_turned_or_flipped(tmp_path: Path) -> None:
    """POS_FACEDOWN is both face-down positions at once, as puzzles write it for monsters too."""
    duel = put_up(tmp_path, f"{SANGAN},{OURS_3},POS_FACEDOWN,true")
    duel.answer(("reposition", 0))
    assert duel.decision is not None and duel.decision.as_row()["positions"] == POS_FACEUP_ATTACK | POS_FACEDOWN_DEFENSE


@pytest.mark.parametrize(
    ("code", "hint"),
    [(MAGICIAN + 3, "it may be an alternate artwork of Dark Magician (46986414)"), (999, "(looked in the bundled cards)")],
)
def test_a_card_that_no_database_has_says_where_it_may_be(tmp_path: Path, code: int, hint: str) -> None:
    with pytest.raises(DuelError, match=rf"no database has {code}") as raised:
        put_up(tmp_path, f"{code},{OURS_3},{UP}")
    assert hint in str(raised.value)
