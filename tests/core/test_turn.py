"""Turns, phases and battles between monsters without effects; and going on from an open phase with the state alone."""

from random import Random
from typing import Any

import pytest

from solemn.core.decisions.kinds import BattleDecision, Decision, IdleDecision
from solemn.core.moves.zone_changes import add_card, remove_card
from solemn.core.state.data import Card, DuelState
from solemn.core.turn.turn import OVER, run
from solemn.core.wiring import bind_rules
from solemn.duel.rows import state_row
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import (
    DUEL_1ST_TURN_DRAW,
    DUEL_ATTACK_FIRST_TURN,
    DUEL_MODE_MR5,
    LOCATION_DECK,
    LOCATION_MZONE,
    TYPE_MONSTER,
    TYPE_NORMAL,
)


class Stop(BaseException):
    """Leaves the rules in the middle of a decision."""


def new_duel(attack: tuple[int, int], flags: int = DUEL_MODE_MR5, size: int = 20, level: int = 4) -> DuelState:
    """Each player's Deck holds one kind of monster, of this ATK and Level, and 1000 DEF."""
    d = DuelState(flags)
    bind_rules(d, lambda *_: None)
    for player in (0, 1):
        printed = PrintedCard(player + 1, 0, (), TYPE_MONSTER | TYPE_NORMAL, level, 1, 1, attack[player], 1000, 0, 0, 0)
        for _ in range(size):
            card = Card(d, len(d.cards) + 1, printed, player)
            d.cards.append(card)
            add_card(d, player, card, LOCATION_DECK, 0)
    return d


def visible(d: DuelState) -> list[tuple[Any, ...]]:
    return [row for row in d.log if not row[0].startswith(".")]


def kinds(d: DuelState) -> list[str]:
    return [row[0] for row in visible(d)]


def play(d: DuelState, *answers: Any) -> Decision:
    """Answer so many decisions and return the next one."""
    left = list(answers)

    def asker(decision: Decision) -> Any:
        if not left:
            raise Asked(decision)
        answer = left.pop(0)
        assert decision.refusal(answer) is None, (decision.as_row(), answer)
        return answer

    d.asker = asker
    with pytest.raises(Asked) as caught:
        run(d)
    return caught.value.decision


class Asked(Stop):
    def __init__(self, decision: Decision) -> None:
        self.decision = decision


TO_END = ("to_end",)


def test_the_first_turn_has_neither_draw_nor_battle() -> None:
    d = new_duel((1000, 1000))
    decision = play(d)
    assert isinstance(decision, IdleDecision) and not decision.to_battle and decision.to_end
    assert len(d.players[0].hand) == len(d.players[1].hand) == 5
    assert [row[1] for row in d.log if row[0] == "phase"] == [1, 2, 4]


def test_other_rules_let_the_first_player_draw_and_attack() -> None:
    d = new_duel((1000, 1000), DUEL_MODE_MR5 | DUEL_1ST_TURN_DRAW | DUEL_ATTACK_FIRST_TURN)
    decision = play(d)
    assert isinstance(decision, IdleDecision) and decision.to_battle
    assert len(d.players[0].hand) == 6


def test_one_normal_summon_a_turn() -> None:
    d = new_duel((1000, 1000))
    decision = play(d, ("summon", 0), [(0, 4, 2)])
    assert isinstance(decision, IdleDecision)
    assert decision.summon == [] and decision.set_monster == []
    card = d.players[0].mzone[2]
    assert card is not None and decision.reposition == []


@pytest.mark.parametrize("command", ["summon", "set_monster"])
def test_who_goes_back_from_the_choice_of_tributes_has_done_nothing(command: str) -> None:
    d = new_duel((1000, 1000), level=5)
    tribute = d.players[0].deck[0]
    remove_card(d, tribute)
    add_card(d, 0, tribute, LOCATION_MZONE, 2)
    decision = play(d, (command, 0), None)
    assert isinstance(decision, IdleDecision) and getattr(decision, command)
    assert tribute.location == LOCATION_MZONE and len(d.players[0].hand) == 5
    decision = play(d, (command, 0), [0], [(0, 4, 1)])
    assert isinstance(decision, IdleDecision) and not getattr(decision, command)
    assert d.players[0].grave == [tribute]


def test_the_stronger_monster_wins_and_the_difference_is_damage() -> None:
    d = new_duel((1000, 1700))
    summoned = play(d, ("summon", 0), [(0, 4, 0)], TO_END, ("summon", 0), [(1, 4, 0)])
    assert isinstance(summoned, IdleDecision) and summoned.to_battle
    play(d, ("to_battle",))
    play(d, ("attack", 0), [0])
    assert d.players[0].lp == 7300 and d.players[0].mzone[0] is None and len(d.players[0].grave) == 1
    battle = ["attack", "damage_step_start", "battle", "damage", "move", "damage_step_end"]
    assert [kind for kind in kinds(d) if kind in battle][-6:] == battle


def test_a_direct_attack_and_no_second_one() -> None:
    d = new_duel((1000, 1700))
    play(d, TO_END, ("summon", 0), [(1, 4, 0)], ("to_battle",))
    decision = play(d, ("attack", 0))
    assert isinstance(decision, BattleDecision) and decision.attack == []
    assert d.players[0].lp == 6300


def test_a_set_monster_is_flipped_and_defends() -> None:
    d = new_duel((1700, 900))
    play(d, ("set_monster", 0), [(0, 4, 0)], TO_END, ("summon", 0), [(1, 4, 0)], ("to_battle",), ("attack", 0), [0])
    defender = d.players[0].mzone[0]
    assert defender is not None and defender.position == 4
    assert d.players[1].lp == 7900 and d.players[1].mzone[0] is not None


def test_equal_attack_destroys_both_without_damage() -> None:
    d = new_duel((1000, 1000))
    play(d, ("summon", 0), [(0, 4, 0)], TO_END, ("summon", 0), [(1, 4, 0)], ("to_battle",), ("attack", 0), [0])
    assert [len(p.grave) for p in d.players] == [1, 1] and [p.lp for p in d.players] == [8000, 8000]


def test_whoever_cannot_draw_loses() -> None:
    d = new_duel((1000, 1000), size=5)
    d.asker = lambda decision: TO_END if isinstance(decision, IdleDecision) else next(decision.answers())
    run(d)
    assert d.flow.step == OVER and (d.flow.winner, d.flow.won_by) == (0, 2)
    assert kinds(d)[-1] == "win"


def test_more_than_six_cards_in_hand_are_discarded() -> None:
    d = new_duel((1000, 1000))
    decision = play(d, TO_END, TO_END, TO_END, TO_END)
    assert decision.as_row()["type"] == "cards" and decision.as_row()["min"] == 1


def test_main_phase_2_follows_the_battle_phase() -> None:
    d = new_duel((1000, 1000))
    decision = play(d, TO_END, ("to_battle",), ("to_main2",))
    assert isinstance(decision, IdleDecision) and not decision.to_battle
    assert state_row(d)["phase"] == 0x100


@pytest.mark.parametrize("seed", range(4))
def test_the_state_alone_goes_on_from_every_open_phase(seed: int) -> None:
    """Leave the rules at each open decision and enter them anew: everything goes as in the duel that was never left."""
    whole = new_duel((1700, 1600))
    whole.asker = _random_player(seed, leaves=False)
    run(whole)
    again = new_duel((1700, 1600))
    again.asker = _random_player(seed, leaves=True)
    left = 0
    while again.flow.step != OVER:
        try:
            run(again)
        except Stop:
            left += 1
    assert left > 10
    assert visible(again) == visible(whole)
    assert state_row(again) == state_row(whole)


def _random_player(seed: int, leaves: bool) -> Any:
    random, seen = Random(seed), [False]

    def asker(decision: Decision) -> Any:
        if leaves and isinstance(decision, (IdleDecision, BattleDecision)):
            seen[0] = not seen[0]
            if seen[0]:
                raise Stop
        answers = list(decision.answers())
        wanted = [a for a in answers if isinstance(a, tuple) and a[0] in ("summon", "attack")]
        return random.choice(wanted or answers)

    return asker
