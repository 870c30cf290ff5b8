"""The nearest lines of their kind: what is kept of them, and which are varied."""

import random
from collections import Counter
from pathlib import Path

import pytest
from puzzle_files import HAND, LA_JINN, MAGICIAN, TYPHOON, card, puzzle

from solemn.search.elites import Elites
from solemn.search.goals import Win
from solemn.search.graph import Graph
from solemn.search.nodes import Node
from solemn.search.rollouts import Rollouts
from solemn.search.solving import Task
from solemn.search.variations import Step


def line(*habits: int) -> list[Step]:
    return [Step([habit, 0], [0.0, 0.0], 0, True) for habit in habits]


def play(graph: Graph, plan: list[str]) -> None:
    """A line that does what is planned as soon as it may, and else what comes last."""

    def choose(node: Node, left: list[int]) -> int:
        found = next((i for i in left if plan and f"'{plan[0]}'" in repr(node.options[i].sign)), None)
        if found is not None:
            plan.pop(0)
        return left[-1] if found is None else found

    graph.line(choose)


def shares(elites: Elites, times: int = 1000) -> Counter[int]:
    """How often each line is varied, by its first habit."""
    rng = random.Random(1)
    return Counter(elites.choose(rng)[0].habits[0] for _ in range(times))


def test_of_each_kind_the_nearest_line_is_kept() -> None:
    elites = Elites()
    elites.note(1, 0.5, line(1))
    elites.note(2, 0.4, line(2))
    elites.note(2, 0.3, line(3))
    assert set(shares(elites)) == {1, 2}


def test_a_line_that_comes_as_near_takes_the_place_of_its_kind() -> None:
    elites = Elites()
    elites.note(1, 0.5, line(1))
    elites.note(1, 0.5, line(2))
    assert set(shares(elites)) == {2}


def test_the_nearest_of_all_is_varied_most_until_it_was_tried_for_long() -> None:
    elites = Elites()
    elites.note(1, 0.9, line(1))
    elites.note(2, 0.8, line(2))
    assert shares(elites, 20)[1] > 10
    late = shares(elites, 5000)
    assert 0.2 < late[2] / 5000 < 0.55


def test_no_line_is_varied_before_there_is_one() -> None:
    elites = Elites()
    elites.note(1, 0.5, [])
    assert not elites.choose(random.Random(1))


def test_lines_are_of_one_kind_if_the_monsters_were_the_same(tmp_path: Path) -> None:
    duel = Task(puzzle(tmp_path, 8000, card(LA_JINN, 0, HAND), card(TYPHOON, 0, HAND))).load()
    graph = Graph(duel, Win(duel))
    kinds = []
    for plan in (["to_end"], ["set_spell_trap", "to_end"], ["summon", "to_end"]):
        play(graph, plan)
        kinds.append(graph.kind)
    assert kinds[0] == kinds[1] != kinds[2]


def test_of_two_lines_that_come_equally_near_the_one_with_more_left_is_nearer(tmp_path: Path) -> None:
    poor = Task(puzzle(tmp_path, 8000, card(MAGICIAN, 0, HAND))).load()
    rich = Task(puzzle(tmp_path, 8000, card(MAGICIAN, 0, HAND), card(TYPHOON, 0, HAND))).load()
    less, more = Win(poor).nearness(poor), Win(rich).nearness(rich)
    assert less < more < less + 0.01


def test_later_rounds_lean_towards_a_line_that_came_near(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    duel = Task(puzzle(tmp_path, 8000, card(LA_JINN, 0, HAND), card(TYPHOON, 0, HAND))).load()
    search = Rollouts(duel, Win(duel))
    search._elites.note(1, 0.5, line(7))
    begun_with: list[list[int]] = []

    def level(_: Rollouts, depth: int, width: int, leanings: dict[int, float]) -> tuple[float, list[Step]]:
        assert all(lean > 1 for lean in leanings.values())
        begun_with.append(list(leanings))
        return 0.0, []

    monkeypatch.setattr(Rollouts, "_level", level)
    for number in range(8):
        search.round(0.0, number)
    assert begun_with == [[], [], [], [7], [], [7], [], [7]]
