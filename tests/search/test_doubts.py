"""Lines that come back to a position: graphs of decisions, made and drawn, settled by lines as those of a duel are."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from puzzle_files import HAND, LA_JINN, card, puzzle

from solemn.search.goals import Win
from solemn.search.graph import Graph, Trail
from solemn.search.nodes import LOST, OPEN, WON, Node, ended
from solemn.search.options import Option
from solemn.search.solving import Task

Ways = Mapping[str, Sequence[str]]  # where each decision leads; "win" and "loss" end the line; those of the opponent begin with "o"


class Made(Graph):
    """A graph of decisions that is given; every decision is one node, in whatever way it is reached."""

    def __init__(self, given: Graph, ways: Ways, begin: str) -> None:
        super().__init__(given.duel, given.goal)
        self.ways = ways
        self.named = {"win": ended(WON, None, 1.0), "loss": ended(LOST, None)}
        for name, leads in ways.items():
            self.named[name] = Node([Option(there, there, 0.0) for there in leads], name[0] != "o", 0.0, None)
        self.root = self.named[begin]

    def _child(self, trail: Trail) -> Node:
        node, i = trail[-1]
        child = node.children[i]
        if child is None:
            child = node.children[i] = self.named[node.options[i].answer]
        return child


@pytest.fixture(scope="module")
def some_graph(tmp_path_factory: pytest.TempPathFactory) -> Graph:
    duel = Task(puzzle(Path(tmp_path_factory.mktemp("made")), 8000, card(LA_JINN, 0, HAND))).load()
    return Graph(duel, Win(duel))


def settled(graph: Graph, seed: int) -> int:
    """What is known of the root after as many lines as it takes, chosen at random."""
    rng = random.Random(seed)
    for _ in range(2000):
        if graph.root.state != OPEN:
            return graph.root.state
        graph.line(lambda _, left: rng.choice(left))
    return OPEN


def in_truth(ways: Ways, begin: str) -> int:
    """Whether the goal's player can win, by what can be won in one step, two, and so on."""
    won = {"win"}
    for _ in ways:
        won |= {name for name, leads in ways.items() if (all if name[0] == "o" else any)(there in won for there in leads)}
    return WON if begin in won else LOST


@pytest.mark.parametrize(
    ("ways", "state"),
    [
        ({"o": ("a", "b"), "a": ("b", "win"), "b": ("a", "loss")}, WON),  # from a through b back to a; but b is a way to a of its own
        ({"o": ("a", "b"), "a": ("b", "loss"), "b": ("a", "loss")}, LOST),
        ({"o": ("a", "b"), "a": ("p", "win"), "p": ("o2",), "o2": ("a", "win"), "b": ("p",)}, WON),  # the opponent may go back too
        ({"a": ("b", "o"), "b": ("a",), "o": ("a", "b")}, LOST),  # round and round is no win
        ({"a": ("b", "o"), "b": ("a", "c"), "c": ("b", "a", "win"), "o": ("a", "loss")}, WON),
    ],
)  # fmt: skip
def test_a_position_that_a_line_comes_back_to_is_lost_for_that_line_alone(some_graph: Graph, ways: Ways, state: int) -> None:
    begin = next(iter(ways))
    assert in_truth(ways, begin) == state
    assert [settled(Made(some_graph, ways, begin), seed) for seed in range(8)] == [state] * 8


@pytest.mark.parametrize("memory", [1 << 30, 2000])
def test_drawn_graphs_are_settled_as_they_are_in_truth(some_graph: Graph, memory: int) -> None:
    rng, states = random.Random(memory), list[int]()
    for seed in range(300):
        names = [f"{rng.choice('omm')}{i}" for i in range(rng.randint(3, 9))]
        ends = [*names * 2, "loss", "win"]
        ways = {name: tuple({rng.choice(ends) for _ in range(rng.randint(1, 3))}) for name in names}
        graph = Made(some_graph, ways, names[0])
        graph._memory = memory
        states.append(in_truth(ways, names[0]))
        assert settled(graph, seed) == states[-1], ways
        assert not graph.is_cut
    assert min(states.count(WON), states.count(LOST)) > 50
