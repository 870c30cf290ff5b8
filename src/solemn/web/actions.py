"""What the page can do with a board, each as data in and data out."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import saying
from solemn.judge.language.speech import Speech
from solemn.judge.scenario.model import Scenario
from solemn.replays.file_format import REPLAYS
from solemn.table.asking import asked, check_answer
from solemn.table.boards import Board, Boards
from solemn.table.cards_of import deck_cards, faces_of
from solemn.table.details import details
from solemn.table.doing import phase_moves
from solemn.table.faces import face
from solemn.table.finding import MOST
from solemn.table.manners import WAYS
from solemn.table.nodes import Node
from solemn.table.opening import Opened, empty_scenario, open_bytes, open_scenario, open_text
from solemn.table.picture import picture
from solemn.table.report import line_data, outcome_lines, step_words
from solemn.table.table import Table, Trouble
from solemn.table.taking import as_notation, as_yaml, take_position, take_scenario
from solemn.table.view import card_of_number, view
from solemn.web.page import page

Data = dict[str, Any]
_BY_FILE: Final = (*REPLAYS, ".lua")
_MOST_TEXT: Final = 1 << 18
_MOST_TYPED: Final = 100  # characters of a name
_MOST_FOUND: Final = 300


@dataclass(slots=True)
class Opening:
    """What is to be put on a board: a file's bytes with its name, a scenario as data, a text, or what the server was started with."""

    board: str
    speech: Speech
    raw: bytes = b""
    name: str = ""
    scenario: Any = None
    text: str = ""

    def table(self, boards: Boards) -> Table:
        """The table with it. Raises InputError."""
        judge = boards.judge(self.speech)
        return Table(judge, self._opened(boards, judge), self.speech)

    def _opened(self, boards: Boards, judge: Any) -> Opened:
        speech = self.speech
        if self.scenario is not None:
            scenario = _scenario(self.scenario)
            if scenario.setup.puzzle:
                raise InputError(saying("table-no-puzzle"))
            return open_scenario(scenario, judge)
        if self.text:
            return open_text(self.text, self.name or "case", judge, speech)
        if not self.raw:
            return boards.first(judge, speech) if boards.first is not None else open_scenario(empty_scenario(), judge)
        ending = Path(self.name).suffix.lower()
        if ending in _BY_FILE:
            return open_bytes(self.raw, self.name, judge, speech)
        if len(self.raw) > _MOST_TEXT:
            raise InputError(saying("file-too-large", most=_MOST_TEXT), file=self.name)
        try:
            text = self.raw.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise InputError(saying("file-not-utf8", byte=error.start), file=self.name) from error
        return open_text(text, Path(self.name).name or "case", judge, speech)


def _scenario(data: Any) -> Scenario:
    try:
        return msgspec.convert(data, Scenario)
    except (msgspec.ValidationError, RecursionError) as error:
        raise InputError(str(error)) from error


def opening(boards: Boards, data: Data) -> Opening:
    """What a request wants to open. Raises InputError."""
    text = data.get("text", "")
    if not isinstance(text, str) or len(text) > _MOST_TEXT:
        raise InputError("text: expected a scenario as text")
    name = str(data.get("name", ""))[:200]
    return Opening(str(data.get("board") or ""), boards.speech_of(data.get("lang")), scenario=data.get("scenario"), text=text, name=name)


# -- how things stand -----------------------------------------------------------------------------------------------


def state(board: Board, known: int) -> Data:
    """The position, what is asked, and the nodes from number `known` on."""
    table = _table(board)
    opened = table.opened
    before, after = table.before(), table.after()
    return {
        "now": table.now.number,
        "view": view(table),
        "asked": asked(table),
        "phases": phase_moves(table),
        "undo": None if before is None else before.number,
        "redo": None if after is None else after.number,
        "nodes": [_node(table, node) for node in table.nodes[known:]],
        "between": [{"link": link, "view": seen} for link, seen in table.between],
        "title": opened.title,
        "notes": opened.notes,
        "scenario": None if opened.scenario is None else msgspec.to_builtins(opened.scenario),
        "outcome": outcome_lines(table),
        "ways": list(table.manners.ways),
        "zones": table.manners.zones,
        "lang": table.speech.language,
    }


def _node(table: Table, node: Node) -> Data:
    return {
        "number": node.number,
        "parent": None if node.parent is None else node.parent.number,
        "player": node.player,
        "of_itself": node.of_itself,
        "turn": node.turn,
        "text": step_words(table, node),
        "lines": [line_data(line, table.speech) for line in table.lines_of(node)],
    }


def _table(board: Board) -> Table:
    if board.table is None:
        raise InputError("nothing was opened on this board")
    return board.table


def _number(data: Data) -> int:
    number = data.get("node")
    if type(number) is not int:
        raise InputError("node: expected a number")
    return number


def _answer(_: Boards, board: Board, __: Speech, data: Data) -> Data:
    table = _table(board)
    value = check_answer(table, data.get("answer"))
    table.look = lambda: view(table)
    known = len(table.nodes)
    try:
        table.answer(value)
    finally:
        table.look = None
    return state(board, known)


def _go(_: Boards, board: Board, __: Speech, data: Data) -> Data:
    table = _table(board)
    table.go(_number(data))
    return state(board, len(table.nodes))


def _undo(_: Boards, board: Board, __: Speech, ___: Data) -> Data:
    table = _table(board)
    table.undo()
    return state(board, len(table.nodes))


def _redo(_: Boards, board: Board, __: Speech, ___: Data) -> Data:
    table = _table(board)
    table.redo()
    return state(board, len(table.nodes))


def _state(boards: Boards, board: Board, speech: Speech, _: Data) -> Data:
    table = _table(board)
    if table.speech.language != speech.language:
        table.speak(speech, boards.judge(speech))
    return state(board, 0)


def _card(_: Boards, board: Board, __: Speech, data: Data) -> Data:
    table = _table(board)
    card = card_of_number(table, data.get("card", -1))
    if card is None:
        raise Trouble(table.speech.say("table-no-card"))
    return details(table, card)


def _look(_: Boards, board: Board, __: Speech, data: Data) -> Data:
    """The board at another node, to compare."""
    table = _table(board)
    seen: Data = table.seen_from(_number(data), lambda: view(table))
    return {"view": seen}


def _manners(_: Boards, board: Board, __: Speech, data: Data) -> Data:
    table = _table(board)
    ways = data.get("ways")
    if isinstance(ways, list) and len(ways) == 2 and all(way in WAYS for way in ways):
        table.manners.ways = ways
    table.manners.zones = bool(data.get("zones"))
    known = len(table.nodes)
    table.go_on()
    return state(board, known)


def _take(_: Boards, board: Board, __: Speech, ___: Data) -> Data:
    table = _table(board)
    taken = take_scenario(table)
    return {
        "yaml": as_yaml(taken.scenario),
        "notation": as_notation(taken.scenario, table),
        "scenario": msgspec.to_builtins(taken.scenario),
        "same": taken.same,
        "left_out": taken.left_out,
    }


def _position(_: Boards, board: Board, __: Speech, ___: Data) -> Data:
    return {"scenario": msgspec.to_builtins(take_position(_table(board)))}


def _faces(boards: Boards, _: Board, speech: Speech, data: Data) -> Data:
    names = data.get("names")
    if not isinstance(names, list) or len(names) > 1000:
        raise InputError("names: expected a list of cards")
    return {"faces": faces_of(names, boards.judge(speech).names, speech)}


def _deck(boards: Boards, _: Board, speech: Speech, data: Data) -> Data:
    return deck_cards(str(data.get("deck", ""))[: 1 << 20], boards.judge(speech).names, speech)


def found(boards: Boards, typed: str, speech: Speech) -> list[Data]:
    """The faces of the cards found by what was typed."""
    return [face(card, speech) for card in boards.finder().find(typed[:_MOST_TYPED], speech.language)]


def _declarable(boards: Boards, board: Board, speech: Speech, data: Data) -> Data:
    """The cards found by what was typed whose name can be declared now."""
    table = _table(board)
    decision = table.decision
    typed = str(data.get("q", ""))[:_MOST_TYPED]
    cards = boards.finder().find(typed, speech.language, _MOST_FOUND)
    fit = [card for card in cards if decision is not None and decision.refusal(card.code) is None]
    return {"found": [face(card, speech) for card in fit[:MOST]]}


def _picture(_: Boards, board: Board, __: Speech, ___: Data) -> Data:
    table = _table(board)
    return {"svg": picture(view(table), table.speech)}


def _page(_: Boards, board: Board, __: Speech, ___: Data) -> Data:
    table = _table(board)
    answers = tuple(node.answer for node in table.now.path()[1:])
    return {"html": page(table.opened, table.judge, table.speech, answers)}


ACTIONS: Final[dict[str, Callable[[Boards, Board, Speech, Data], Data]]] = {
    "answer": _answer, "go": _go, "undo": _undo, "redo": _redo, "state": _state, "card": _card, "look": _look, "manners": _manners,
    "take": _take, "position": _position, "faces": _faces, "deck": _deck, "picture": _picture, "declarable": _declarable, "page": _page,
}  # fmt: skip
