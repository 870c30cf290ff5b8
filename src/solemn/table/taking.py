"""Taking a case away: what was played as a scenario, in YAML or in the short notation, with what came of it as expectations."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from solemn.judge.board.taking_setups import take_setup
from solemn.judge.language.errors import InputError
from solemn.judge.language.speech import ENGLISH
from solemn.judge.play.cases import as_yaml as yaml_of
from solemn.judge.play.judging import AGREES, Judge
from solemn.judge.scenario import model
from solemn.judge.scenario.model import Scenario
from solemn.judge.scenario.notation.grammar import LANGUAGES as NOTATIONS
from solemn.judge.scenario.notation.writing import as_text
from solemn.judge.scenario.reading import Source
from solemn.table.nodes import Node
from solemn.table.table import Table, Trouble

_MOST_EXPECTED: Final = 40
_PLAYERS: Final = ("by", "player")


class Taken:
    """A scenario that was taken from a table, and whether it plays to the same end when it is judged."""

    __slots__ = ("left_out", "same", "scenario")

    def __init__(self, scenario: Scenario, same: bool, left_out: int) -> None:
        self.scenario = scenario
        self.same = same
        self.left_out = left_out  # answers that no step says


def take_scenario(table: Table) -> Taken:
    """The case with the plays made up to now, and what came of them as expectations. Raises Trouble where no scenario can begin."""
    start, scenario, swapped = _beginning(table)
    path = table.now.path()
    path = path[path.index(start) + 1 :]
    every, left_out = _steps(path)
    scenario.expect = list(_expectations(table, path))
    if swapped:
        every = msgspec.convert(_swapped(msgspec.to_builtins(every)), list[model.AnyStep])
        scenario.expect = msgspec.convert(_swapped(msgspec.to_builtins(scenario.expect)), list[model.AnyCheck])
    judge = Judge(table.judge.pool, speech=table.speech)
    for steps in ([step for step in every if not isinstance(step, model.Pass)], every):
        scenario.steps = steps
        if _agrees(scenario, judge):
            return Taken(scenario, True, left_out)
    return Taken(scenario, False, left_out)


def take_position(table: Table) -> Scenario:
    """The board as it is, as a set-up to go on with."""
    return _position(table)[0]


def _position(table: Table) -> tuple[Scenario, bool]:
    """The board as a set-up, and whether the players have changed their numbers: who begins a scenario has no Battle Phase in that turn."""
    d, old = table.duel.state, table.opened.scenario
    swapped = d.turn > 1 and d.turn_player == 0
    setup, _ = take_setup(d, table.judge.names, lambda player: 1 - player if swapped else player)
    scenario = Scenario(setup=setup) if old is None else Scenario(setup=setup, ruleset=old.ruleset, rulings=old.rulings)
    return scenario, swapped


def _swapped(data: Any) -> Any:
    """Steps or checks as data in which the players have each other's number."""
    if isinstance(data, list):
        return [_swapped(value) for value in data]
    if not isinstance(data, dict):
        return data
    return {key: 1 - value if key in _PLAYERS and type(value) is int and value < 2 else _swapped(value) for key, value in data.items()}


def _beginning(table: Table) -> tuple[Node, Scenario, bool]:
    """Where the scenario begins: at the beginning of the table's own, or else in the open phase before the last plays."""
    old = table.opened.scenario
    if old is not None:
        plain = msgspec.convert(msgspec.to_builtins(old), Scenario)
        return table.root, Scenario(
            setup=plain.setup, id=plain.id, title=plain.title, note=plain.note, ruleset=plain.ruleset, rulings=plain.rulings
        ), False
    node = next((node for node in table.now.path() if node.is_open and node.turn == table.now.turn), None)
    if node is None:
        raise Trouble(table.speech.say("table-no-beginning"))
    scenario, swapped = table.seen_from(node.number, lambda: _position(table))
    return node, scenario, swapped


def _steps(path: list[Node]) -> tuple[list[Any], int]:
    """The steps for the answers of the nodes, and how many answers no step says."""
    steps: list[Any] = []
    picks: list[Any] = []
    picker, left_out = 0, 0
    for node in path:
        if node.kind == "select_unselect" and node.pick is not None:
            picker = node.player
            picks = [pick for pick in picks if pick != node.pick] if node.put_back else [*picks, node.pick]
            continue
        if picks:
            steps.append(model.Choose(by=picker, cards=picks))
            picks = []
        if node.steps is None:
            left_out += 1
        steps += node.steps or ()
    return ([*steps, model.Choose(by=picker, cards=picks)] if picks else steps), left_out


def _expectations(table: Table, path: list[Node]) -> Iterator[Any]:
    """Each verdict of the path, and the LP at its end."""
    language = table.speech.language
    found = [line.verdict for node in path for line in node.lines.get(language, []) if line.verdict is not None]
    seen: list[Any] = []
    for verdict in found[:_MOST_EXPECTED]:
        check = model.CheckVerdict(
            subject=verdict.subject,
            card=str(verdict.cards[0]) if verdict.cards else None,
            link=verdict.link,
            outcome=verdict.outcome,
            by=str(verdict.by[0]) if verdict.by else None,
            rules=list(verdict.rules),
        )
        if check not in seen:
            seen.append(check)
    yield from seen
    for player, had in enumerate(table.duel.state.players):
        yield model.CheckLp(player=player, value=max(0, had.lp))


def _agrees(scenario: Scenario, judge: Judge) -> bool:
    copy = msgspec.convert(msgspec.to_builtins(scenario), Scenario)
    try:
        return judge.judge(Source("case.yaml", "", copy, {})).verdict == AGREES
    except InputError:
        return False


def as_yaml(scenario: Scenario) -> str:
    """The scenario as a YAML file."""
    return yaml_of(msgspec.to_builtins(scenario))


def as_notation(scenario: Scenario, table: Table) -> str:
    """The scenario in the short notation, in the table's language if it has words in it, else in English."""
    language = table.speech.language if table.speech.language in NOTATIONS else ENGLISH
    return as_text(scenario, table.judge.names, language)
