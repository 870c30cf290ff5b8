"""What a search knows: positions that look alike, zones, what is settled, and a search that went through everything."""

import random
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from puzzle_files import GRAVE, HAND, JAR, LA_JINN, MAGICIAN, REBORN, REVIVAL, SANGAN, SORCERER, TRAP, TYPHOON, VEILER, card, puzzle

from solemn.core.decisions.kinds import BattleDecision, ChainDecision, IdleDecision
from solemn.duel.facade import Duel
from solemn.search.digests import Digests
from solemn.search.goals import Win, attack_damage
from solemn.search.graph import Graph
from solemn.search.nodes import LOST, OPEN, WON, Node
from solemn.search.options import PASS, options_of
from solemn.search.rollouts import Rollouts
from solemn.search.solving import EXHAUSTED, SOLVED, Task, solve
from solemn.search.zones import zones_are_alike
from solemn.spec.constants import LOCATION_MZONE


def duel_of(tmp_path: Path, lp: int, *cards: str, flags: str = "|DUEL_SIMPLE_AI") -> Duel:
    return Task(puzzle(tmp_path, lp, *cards, flags=flags)).load()


def first(_: Node, left: list[int]) -> int:
    return left[0]


# -- everything gone through


def test_a_puzzle_that_cannot_be_won_is_exhausted(tmp_path: Path) -> None:
    found = solve(Task(puzzle(tmp_path, 1801, card(LA_JINN, 0, HAND))), seconds=60)
    assert found.status == EXHAUSTED
    assert found.seconds < 60
    assert found.answers == []


def test_the_same_puzzle_with_one_point_less_is_solved(tmp_path: Path) -> None:
    assert solve(Task(puzzle(tmp_path, 1800, card(LA_JINN, 0, HAND))), seconds=60).status == SOLVED


def test_lines_that_are_not_played_to_their_end_are_never_called_exhausted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("solemn.search.graph._LONGEST", 2)
    duel = duel_of(tmp_path, 1800, card(LA_JINN, 0, HAND))
    search = Rollouts(duel, Win(duel))
    search.run(60)
    assert search.graph.root.state == LOST
    assert search.graph.is_cut
    assert not search.is_exhausted


def test_options_that_are_left_out_forbid_to_say_exhausted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("solemn.search.options._MOST", 2)
    found = solve(Task(puzzle(tmp_path, 9000, card(LA_JINN, 0, HAND))), seconds=1)
    assert found.status != EXHAUSTED


def test_choices_that_are_taken_back_are_no_way_of_their_own(tmp_path: Path) -> None:
    """Two cards are chosen to be banished for Chaos Sorcerer; each may be put back and chosen again without end."""
    souls = (card(VEILER, 0, GRAVE, position="POS_FACEUP"), card(SANGAN, 0, GRAVE, position="POS_FACEUP"))
    assert solve(Task(puzzle(tmp_path, 2301, card(SORCERER, 0, HAND), *souls)), seconds=60).status == EXHAUSTED
    assert solve(Task(puzzle(tmp_path, 2300, card(SORCERER, 0, HAND), *souls)), seconds=60).status == SOLVED


def test_a_search_that_begins_within_a_move_may_pass(tmp_path: Path) -> None:
    """Nothing has happened when the Main Phase goes on after it, but nothing was called off either."""
    duel = duel_of(tmp_path, 1800, card(LA_JINN, 0, HAND), card(TYPHOON, 0, HAND), card(JAR, 1, "LOCATION_SZONE", 2))
    while not (isinstance(duel.decision, ChainDecision) and duel.decision.activate):
        assert duel.decision is not None
        option = max(options_of(duel.state, duel.decision), key=lambda option: "summon" in repr(option.sign))
        duel.answer(option.answer)
    graph = Graph(duel, Win(duel))
    graph.line(lambda _, left: left[-1])
    passed = graph.root.children[-1]
    assert passed is not None
    assert passed.is_open_phase


def test_no_line_is_played_twice(tmp_path: Path) -> None:
    duel = duel_of(tmp_path, 1801, card(LA_JINN, 0, HAND))
    graph = Graph(duel, Win(duel))
    lines: list[str] = []
    while graph.root.state == OPEN:
        before = graph.effort.decisions
        graph.line(first)
        assert graph.effort.decisions > before
        lines.append(repr(duel.answers))
    assert len(set(lines)) == len(lines) == graph.effort.lines


# -- memory


def nodes_below(node: Node) -> int:
    return 1 + sum(nodes_below(child) for child in node.children if child is not None)


def test_a_graph_that_has_taken_its_share_of_memory_forgets_and_the_search_goes_on(tmp_path: Path) -> None:
    duel = duel_of(tmp_path, 9000, card(LA_JINN, 0, HAND), card(TYPHOON, 0, HAND), TRAP)
    graph = Graph(duel, Win(duel), memory=50_000)
    most = 0
    for _ in range(60):
        if graph.root.state == OPEN:
            graph.line(first)
            most = max(most, nodes_below(graph.root))
    assert graph.effort.forgotten > 0
    assert most < 150
    small = duel_of(tmp_path, 1800, card(LA_JINN, 0, HAND), card(TYPHOON, 0, HAND), TRAP)
    search = Rollouts(small, Win(small), memory=20_000)
    assert search.run(60).holds


# -- every reply


def test_a_win_must_hold_against_every_reply(tmp_path: Path) -> None:
    """The search itself finds that Mirror Force must go first, though the line without it wins if the opponent looks on."""
    duel = duel_of(tmp_path, 1800, card(LA_JINN, 0, HAND), card(TYPHOON, 0, HAND), TRAP, flags="")
    search = Rollouts(duel, Win(duel))
    assert search.run(60).holds
    assert search.graph.root.state == WON


def test_where_a_reply_stops_every_line_the_root_is_lost(tmp_path: Path) -> None:
    duel = duel_of(tmp_path, 1800, card(LA_JINN, 0, HAND), TRAP, flags="")
    best = (search := Rollouts(duel, Win(duel))).run(60)
    assert (best.reached, best.holds) == (True, False)
    assert search.is_exhausted


def test_a_passive_opponent_does_nothing(tmp_path: Path) -> None:
    duel = duel_of(tmp_path, 1800, card(LA_JINN, 0, HAND), TRAP, flags="")
    assert Rollouts(duel, Win(duel), passive=True).run(60).holds


# -- positions that look alike


def moves_by_sign(duel: Duel) -> frozenset[Any]:
    assert duel.decision is not None
    return frozenset(option.sign for option in options_of(duel.state, duel.decision))


def futures(duel: Duel, seed: int) -> list[Any]:
    """What there is to choose at each step, if chosen by signs."""
    rng, seen = random.Random(seed), list[Any]()
    for _ in range(30):
        if duel.decision is None:
            seen.append(duel.winner)
            break
        options = sorted(options_of(duel.state, duel.decision), key=lambda option: repr(option.sign))
        seen.append((tuple(repr(option.sign) for option in options), duel.state.players[0].lp, duel.state.players[1].lp))
        duel.answer(rng.choice(options).answer)
    return seen


def test_positions_with_one_number_have_one_future(tmp_path: Path) -> None:
    """Pairs of positions that were reached in two ways and look alike are played out alike."""
    cards = (*REVIVAL, card(SANGAN, 0, HAND), card(TYPHOON, 0, HAND), TRAP, card(SANGAN, 0, "LOCATION_DECK"))
    duel = duel_of(tmp_path, 8000, *cards)
    begin, rng, digests = duel.save(), random.Random(3), Digests(duel.state)
    met: dict[int, dict[bytes, Any]] = defaultdict(dict)
    for _ in range(30):
        duel.restore(begin)
        for _ in range(12):
            if duel.decision is None or duel.state.turn > 1:
                break
            options = options_of(duel.state, duel.decision)
            if isinstance(duel.decision, (IdleDecision, BattleDecision)):
                mark = duel.save()
                assert mark.position is not None
                met[digests.of(duel, mark.position, options)][duel.key()] = mark
            duel.answer(rng.choice(options).answer)
    pairs = [list(marks.values())[:2] for marks in met.values() if len(marks) > 1]
    by_key = defaultdict(set)
    for number, marks in met.items():
        for key in marks:
            by_key[key].add(number)
    assert len(pairs) >= 2
    assert all(len(numbers) == 1 for numbers in by_key.values())  # equal for the key, so equal here
    for one, other in pairs:
        for seed in range(3):
            duel.restore(one)
            expected = futures(duel, seed)
            duel.restore(other)
            assert futures(duel, seed) == expected


def test_what_differs_has_another_number(tmp_path: Path) -> None:
    duel = duel_of(tmp_path, 8000, *REVIVAL)
    begin, digests = duel.save(), Digests(duel.state)
    numbers: set[int] = set()
    for lp in (8000, 7900):
        duel.restore(begin)
        duel.state.players[1].lp = lp
        mark = duel.save()
        assert mark.position is not None
        assert duel.decision is not None
        numbers.add(digests.of(duel, mark.position, options_of(duel.state, duel.decision)))
    assert len(numbers) == 2


# -- zones


@pytest.mark.parametrize(("code", "alike"), [(LA_JINN, True), (REBORN, True), (10045474, False)])
def test_zones_are_alike_unless_a_card_tells_them_apart(tmp_path: Path, code: int, alike: bool) -> None:
    """Infinite Impermanence asks for the column."""
    assert zones_are_alike(duel_of(tmp_path, 8000, card(code, 0, HAND))) is alike


def test_alike_zones_are_one_option(tmp_path: Path) -> None:
    duel = duel_of(tmp_path, 8000, card(LA_JINN, 0, HAND))
    duel.answer(("summon", 0))
    decision = duel.decision
    assert decision is not None
    assert len(options_of(duel.state, decision)) == 5
    assert len(options_of(duel.state, decision, zones_alike=True)) == 1


# -- nothing is lost by the simplifications


def all_answers(duel: Duel) -> list[Any]:
    assert duel.decision is not None
    return [answer for answer in duel.decision.answers() if answer != ("shuffle",)]


def answers_tried(duel: Duel) -> list[Any]:
    assert duel.decision is not None
    return [option.answer for option in options_of(duel.state, duel.decision, zones_alike=True)]


def ends(duel: Duel, answers: Callable[[Duel], list[Any]], known: dict[bytes, set[Any]]) -> set[Any]:
    """How the turn may end: who has won, and the LP."""
    if duel.decision is None or duel.state.turn > 1:
        return {(duel.winner, *(player.lp for player in duel.state.players))}
    key = duel.key()
    if key not in known:
        mark, found = duel.save(), set[Any]()
        for answer in answers(duel):
            duel.restore(mark)
            duel.answer(answer)
            found |= ends(duel, answers, known)
        known[key] = found
    return known[key]


def test_all_ways_to_play_end_as_those_that_are_tried(tmp_path: Path) -> None:
    """Two copies, in the hand and on the field, all zones, passing or not by both players, and the end of the turn."""
    cards = (card(LA_JINN, 0, HAND), card(LA_JINN, 0, "LOCATION_MZONE", 2, "POS_FACEUP_ATTACK"), TRAP)
    whole, tried = (duel_of(tmp_path, 3600, *cards, flags="") for _ in range(2))
    assert zones_are_alike(whole)
    all_ends, known = {(0, 100, 0), (1, 0, 1800), (1, 0, 3600)}, dict[bytes, set[Any]]()
    assert ends(whole, all_answers, known) == all_ends
    fewer = dict[bytes, set[Any]]()
    assert ends(tried, answers_tried, fewer) == all_ends
    assert len(fewer) < len(known) / 2


def test_equal_copies_lead_to_one_position(tmp_path: Path) -> None:
    duel = duel_of(tmp_path, 8000, card(LA_JINN, 0, HAND), card(LA_JINN, 0, HAND))
    begin, keys = duel.save(), set[bytes]()
    assert [answer for answer in answers_tried(duel) if answer[0] == "summon"] == [("summon", 0)]
    for copy in (0, 1):
        duel.restore(begin)
        duel.answer(("summon", copy))
        duel.answer([(0, LOCATION_MZONE, 2)])
        keys.add(duel.key())
    assert len(keys) == 1


def test_passing_and_ending_the_turn_are_moves(tmp_path: Path) -> None:
    duel, rng, met = duel_of(tmp_path, 8000, *REVIVAL, TRAP, flags=""), random.Random(2), set[Any]()
    begin = duel.save()
    for _ in range(20):
        duel.restore(begin)
        while duel.decision is not None and duel.state.turn == 1:
            answers = answers_tried(duel)
            for last in (PASS, ("to_end",)):
                assert (last in answers) == (last in all_answers(duel))
                met.add((last, last in answers))
            duel.answer(rng.choice(answers))
    assert len(met) == 4


# -- what could be taken by attacks


def test_damage_within_reach(tmp_path: Path) -> None:
    field = "LOCATION_MZONE"
    own = (card(MAGICIAN, 0, field, 0, "POS_FACEUP_ATTACK"), card(LA_JINN, 0, field, 1, "POS_FACEUP_ATTACK"))
    assert attack_damage(duel_of(tmp_path, 8000, *own).state, 0) == 4300
    jinn, sangan = card(LA_JINN, 1, field, 0, "POS_FACEUP_ATTACK"), card(SANGAN, 1, field, 1, "POS_FACEUP_DEFENSE")
    assert attack_damage(duel_of(tmp_path, 8000, *own, jinn).state, 0) == 2500
    assert attack_damage(duel_of(tmp_path, 8000, *own, jinn, sangan).state, 0) == 0
    assert attack_damage(duel_of(tmp_path, 8000, *own, card(MAGICIAN, 1, field, 0, "POS_FACEUP_DEFENSE")).state, 0) == 1800


def test_a_position_that_other_trails_settled_does_not_stop_the_search(tmp_path: Path) -> None:
    """Two Spells that are Set in either order: what follows is gone through once, and known to be so from both sides."""
    duel = duel_of(tmp_path, 8000, card(TYPHOON, 0, HAND), card(REBORN, 0, HAND), card(MAGICIAN, 0, GRAVE, position="POS_FACEUP"))
    graph, rng = Graph(duel, Win(duel)), random.Random(1)
    for _ in range(2000):
        if graph.root.state != OPEN:
            break
        graph.line(lambda _, left: rng.choice(left))
    assert graph.root.state == LOST
    assert graph.effort.met_again > 0
