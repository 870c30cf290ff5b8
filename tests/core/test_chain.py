"""The Chain from event to end: who answers, in what order links form and resolve, and what becomes of negated ones."""

from collections.abc import Callable
from typing import Any

import pytest
from field_table import make_card_with_script, new_duel, put

from solemn.core.chain.negation import negate_activation, negate_effect
from solemn.core.chain.windows import open_window
from solemn.core.decisions.kinds import ChainDecision, Decision, EffectYesNoDecision
from solemn.core.effects.effect import fresh_effect
from solemn.core.lifetimes.registration import register_on
from solemn.core.state.data import Card, Effect
from solemn.core.state.deferred import settle
from solemn.core.state.log import BOTH_PLAYERS, DuelOver
from solemn.core.state.raised_events import raise_event
from solemn.core.timing.events import answer_events, apply_continuous
from solemn.core.timing.missed_timing import break_effect
from solemn.core.turn.phases import offer_phase_effects
from solemn.core.wiring import bind_rules
from solemn.spec.constants import (
    EFFECT_FLAG_DELAY,
    EFFECT_TYPE_ACTIONS,
    EFFECT_TYPE_CONTINUOUS,
    EFFECT_TYPE_FIELD,
    EFFECT_TYPE_QUICK_F,
    EFFECT_TYPE_QUICK_O,
    EFFECT_TYPE_TRIGGER_F,
    EFFECT_TYPE_TRIGGER_O,
    EVENT_CHAINING,
    EVENT_DRAW,
    EVENT_PHASE,
    EVENT_RECOVER,
    EVENT_TO_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    PHASE_END,
    PHASE_MAIN1,
    PLAYER_NONE,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP_ATTACK,
)

Operation = Callable[..., Any]
OPTIONAL = EFFECT_TYPE_FIELD | EFFECT_TYPE_TRIGGER_O
FORCED = EFFECT_TYPE_FIELD | EFFECT_TYPE_TRIGGER_F
QUICK = EFFECT_TYPE_FIELD | EFFECT_TYPE_QUICK_O
MUST_RESPOND = EFFECT_TYPE_FIELD | EFFECT_TYPE_QUICK_F
CONTINUOUS = EFFECT_TYPE_FIELD | EFFECT_TYPE_CONTINUOUS


class Table:
    """A duel in Main Phase 1 whose players answer yes, and choose the first option, unless told otherwise."""

    def __init__(self) -> None:
        self.d = new_duel()
        bind_rules(self.d, lambda *_: None)
        self.d.phase = PHASE_MAIN1
        self.d.turn = 1
        self.d.asker = self.answer
        self.asked: list[Decision] = []
        self.done: list[str] = []
        self.passing = False

    def answer(self, decision: Decision) -> Any:
        self.asked.append(decision)
        if isinstance(decision, EffectYesNoDecision):
            return not self.passing
        if isinstance(decision, ChainDecision):
            return 0 if decision.forced or not self.passing else -1
        raise AssertionError(decision)

    def effect(
        self, card: Card, kind: int, code: int, name: str, operation: Operation | None = None, flag: int = 0, place: int = LOCATION_MZONE
    ) -> Effect:
        e = fresh_effect(self.d)
        e.owner, e.type, e.code, e.flag, e.range = card, kind | EFFECT_TYPE_ACTIONS, code, flag, place
        e.count_limit = e.count_max = 1

        def act(*args: Any) -> None:
            self.done.append(name)
            if operation is not None:
                operation(*args)

        e.operation = act
        register_on(card, e)
        return e

    def happen(self, code: int = EVENT_TO_GRAVE) -> None:
        raise_event(self.d, None, code, None, 0, PLAYER_NONE, PLAYER_NONE, 0)
        answer_events(self.d)

    def kinds(self) -> list[str]:
        return [row[0] for row in self.d.log if row[0].startswith("chain")]

    def rows(self, kind: str) -> list[tuple[Any, ...]]:
        return [row[1:] for row in self.d.log if row[0] == kind]


def test_an_optional_trigger_becomes_a_chain_of_one_link() -> None:
    t = Table()
    t.effect(put(t.d, 0, LOCATION_MZONE), OPTIONAL, EVENT_TO_GRAVE, "first", flag=EFFECT_FLAG_DELAY)
    t.happen()
    open_window(t.d)
    assert t.done == ["first"]
    assert t.kinds() == ["chaining", "chained", "chain_solving", "chain_solved", "chain_end"]
    assert isinstance(t.asked[0], EffectYesNoDecision)
    assert not t.d.chain and not t.d.events.becoming_links


def test_who_declines_an_optional_trigger_is_not_asked_again() -> None:
    t = Table()
    t.passing = True
    t.effect(put(t.d, 0, LOCATION_MZONE), OPTIONAL, EVENT_TO_GRAVE, "first", flag=EFFECT_FLAG_DELAY)
    t.happen()
    open_window(t.d)
    assert len(t.asked) == 1 and not t.done and not t.kinds()


def test_the_turn_players_triggers_come_first_and_resolve_last() -> None:
    t = Table()
    t.effect(put(t.d, 1, LOCATION_MZONE), FORCED, EVENT_TO_GRAVE, "opponent")
    t.effect(put(t.d, 0, LOCATION_MZONE), FORCED, EVENT_TO_GRAVE, "turn player")
    t.happen()
    open_window(t.d)
    assert t.done == ["opponent", "turn player"]


@pytest.mark.parametrize(
    ("place", "position", "shown"),
    [(LOCATION_HAND, POS_FACEDOWN_DEFENSE, True), (LOCATION_HAND, POS_FACEUP_ATTACK, False), (LOCATION_MZONE, POS_FACEUP_ATTACK, False)],
)
def test_a_card_that_is_activated_in_the_hand_is_shown(place: int, position: int, shown: bool) -> None:
    t = Table()
    card = put(t.d, 0, place)
    card.position = position
    t.effect(card, FORCED, EVENT_TO_GRAVE, "trigger", place=place)
    t.happen()
    open_window(t.d)
    assert t.done == ["trigger"]
    assert t.rows(".revealed") == ([(BOTH_PLAYERS, (card,), (card.printed.code,))] if shown else [])


def test_a_forced_quick_effect_responds_without_being_asked() -> None:
    t = Table()
    trigger = t.effect(put(t.d, 0, LOCATION_MZONE), FORCED, EVENT_TO_GRAVE, "trigger")
    response = t.effect(put(t.d, 1, LOCATION_MZONE), MUST_RESPOND, EVENT_CHAINING, "response")
    response.condition = lambda e, tp, eg, ep, ev, re, r, rp: re is trigger
    t.happen()
    open_window(t.d)
    assert t.done == ["response", "trigger"]
    assert not t.asked


def test_a_link_whose_activation_was_negated_is_skipped() -> None:
    t = Table()
    trigger = t.effect(put(t.d, 0, LOCATION_MZONE), FORCED, EVENT_TO_GRAVE, "trigger")
    negator = t.effect(
        put(t.d, 1, LOCATION_MZONE), QUICK, EVENT_CHAINING, "negator",
        lambda e, tp, eg, ep, ev, re, r, rp: negate_activation(t.d, ev),
    )  # fmt: skip
    negator.condition = lambda e, tp, eg, ep, ev, re, r, rp: re is trigger
    t.happen()
    open_window(t.d)
    assert t.done == ["negator"]
    assert t.rows("chain_negated") == [(1,)]
    assert t.rows(".no_effect") == [(1, negator)]
    assert t.rows("chain_solved") == [(2,), (1,)]


def test_a_negated_effect_resolves_without_being_applied() -> None:
    t = Table()
    trigger = t.effect(put(t.d, 0, LOCATION_MZONE), FORCED, EVENT_TO_GRAVE, "trigger")
    negator = t.effect(
        put(t.d, 1, LOCATION_MZONE), QUICK, EVENT_CHAINING, "negator",
        lambda e, tp, eg, ep, ev, re, r, rp: negate_effect(t.d, ev),
    )  # fmt: skip
    negator.condition = lambda e, tp, eg, ep, ev, re, r, rp: re is trigger
    t.happen()
    open_window(t.d)
    assert t.done == ["negator"]
    assert t.rows(".no_effect") == [(1, negator)]
    assert not t.rows("chain_negated") and t.rows("chain_disabled") == [(1,)]


def test_an_optional_when_effect_misses_its_timing() -> None:
    t = Table()
    card = put(t.d, 0, LOCATION_MZONE)
    e = t.effect(card, OPTIONAL, EVENT_TO_GRAVE, "when")
    t.happen()
    break_effect(t.d)
    settle(t.d)
    open_window(t.d)
    assert not t.done
    assert t.rows(".missed_timing") == [(card, e, None)]


def test_continuous_effects_of_an_event_apply_before_the_next_step() -> None:
    t = Table()
    t.effect(put(t.d, 1, LOCATION_MZONE), CONTINUOUS, EVENT_TO_GRAVE, "opponent")
    t.effect(put(t.d, 0, LOCATION_MZONE), CONTINUOUS, EVENT_TO_GRAVE, "turn player")
    t.happen()
    assert t.done == ["turn player", "opponent"]


def test_a_delayed_continuous_effect_waits_for_the_link_that_resolves() -> None:
    t = Table()
    t.effect(put(t.d, 0, LOCATION_MZONE), CONTINUOUS, EVENT_TO_GRAVE, "delayed", flag=EFFECT_FLAG_DELAY)

    def send(*_: Any) -> None:
        t.happen()
        t.done.append("after")

    t.effect(put(t.d, 0, LOCATION_MZONE, 1), FORCED, EVENT_PHASE + PHASE_END, "trigger", send)
    t.happen(EVENT_PHASE + PHASE_END)
    open_window(t.d)
    assert t.done == ["trigger", "after", "delayed"]


@pytest.mark.parametrize("turn_player", [0, 1])
def test_delayed_continuous_effects_of_one_player_go_on_until_they_are_through(turn_player: int) -> None:
    """What the first of the opponent's sets off on the turn player's side comes after the opponent's others."""
    t = Table()
    t.d.turn_player, opponent = turn_player, 1 - turn_player
    t.effect(put(t.d, turn_player, LOCATION_MZONE), FORCED, EVENT_TO_GRAVE, "trigger", lambda *_: t.happen(EVENT_DRAW))
    theirs = put(t.d, opponent, LOCATION_MZONE)
    t.effect(theirs, CONTINUOUS, EVENT_DRAW, "first", lambda *_: t.happen(EVENT_RECOVER), EFFECT_FLAG_DELAY)
    t.effect(theirs, CONTINUOUS, EVENT_DRAW, "second", flag=EFFECT_FLAG_DELAY)
    t.effect(put(t.d, turn_player, LOCATION_MZONE, 1), CONTINUOUS, EVENT_RECOVER, "mine", flag=EFFECT_FLAG_DELAY)
    t.happen()
    open_window(t.d)
    assert t.done == ["trigger", "first", "second", "mine"]


def test_a_continuous_effect_leaves_the_reason_of_what_it_interrupts() -> None:
    t = Table()
    e = t.effect(put(t.d, 0, LOCATION_MZONE), CONTINUOUS, EVENT_TO_GRAVE, "applied")
    t.d.reason_effect, t.d.reason_player = e, 1
    apply_continuous(t.d, 0, e, t.d.chaining.no_event)
    settle(t.d)
    assert t.done == ["applied"] and t.d.reason_effect is e and t.d.reason_player == 1 and not t.d.events.continuous


def test_the_cost_is_paid_before_targets_are_chosen_and_both_before_resolution() -> None:
    t = Table()
    e = t.effect(put(t.d, 0, LOCATION_MZONE), FORCED, EVENT_TO_GRAVE, "operation")
    e.cost = lambda e, tp, eg, ep, ev, re, r, rp, chk: True if chk == 0 else t.done.append("cost")
    e.target = lambda e, tp, eg, ep, ev, re, r, rp, chk, chkc=None: True if chk == 0 else t.done.append("target")
    t.happen()
    open_window(t.d)
    assert t.done == ["cost", "target", "operation"]
    assert t.rows(".cost") == [(e,)]


@pytest.mark.parametrize(("points", "winner"), [((0, 100), 1), ((100, 0), 0), ((0, 0), PLAYER_NONE)])
def test_no_life_points_lose_the_duel(points: tuple[int, int], winner: int) -> None:
    t = Table()
    t.d.players[0].lp, t.d.players[1].lp = points
    with pytest.raises(DuelOver):
        break_effect(t.d)
    assert t.d.flow.winner == winner and t.rows("win") == [(winner, 1)]


def test_the_hand_is_discarded_to_six_at_the_end_of_the_turn() -> None:
    t = Table()
    hand = [put(t.d, 0, LOCATION_HAND) for _ in range(8)]

    def discard(decision: Any) -> list[int]:
        assert (decision.min, decision.max) == (2, 2)
        return [0, 1]

    t.d.asker = discard
    offer_phase_effects(t.d, PHASE_END)
    assert len(t.d.players[0].hand) == 6 and t.d.players[0].grave == hand[:2]
    assert t.d.flow.hand_limit_met


def test_an_optional_effect_of_the_end_phase_is_offered_until_it_is_used_up() -> None:
    t = Table()
    t.effect(put(t.d, 1, LOCATION_MZONE), OPTIONAL, EVENT_PHASE + PHASE_END, "once").condition = lambda *args: not t.done
    make_card_with_script(t.d)
    offer_phase_effects(t.d, PHASE_END)
    assert t.done == ["once"]


def test_an_effect_that_sets_itself_off_is_stopped() -> None:
    t = Table()
    t.effect(put(t.d, 0, LOCATION_MZONE), CONTINUOUS, EVENT_TO_GRAVE, "again", lambda *_: t.happen())
    t.happen()
    assert t.done == ["again"] and len(t.d.script_errors) == 1
