"""The server: each tool is a function whose types are its schema and whose docstring is what an assistant reads."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field
from typing_extensions import TypedDict

from solemn import __version__
from solemn.core.state.data import Card
from solemn.duel.errors import DuelError
from solemn.judge.board.board import placed_cards
from solemn.judge.language.errors import InputError
from solemn.judge.language.rule_names import rule_named
from solemn.judge.play.judging import Judge, Judgement
from solemn.judge.play.replayed import puzzle_beside, puzzle_name, replay_duel
from solemn.judge.play.report import as_data, text_lines
from solemn.judge.telling.transcript import transcript
from solemn.lint.runner import Linter, Settings
from solemn.mcp.strict import StrictTool
from solemn.replays.errors import ReplayError
from solemn.replays.file_format import REPLAYS
from solemn.replays.reading import is_replay, read_replay
from solemn.table.boards import Board, Boards, NoBoard
from solemn.table.faces import face
from solemn.table.in_words import Doing, Position, answer_of, position, what_may_be_done
from solemn.table.opening import open_text, parse_text
from solemn.table.refused import Refused, refused_plays, remarks
from solemn.table.table import Table

INSTRUCTIONS: Final = """\
solemn plays Yu-Gi-Oh! by the rules and says of every activation, effect, Summon and attack whether it was negated, by
what, and by which rule.
Never guess a ruling: play it. `put_up` a case in the short notation, one fact a line; `play` numbers from its `choices`; `go_back` to try
another line. `may_do` says what a card may do now, and why not. `judge` plays a whole case and checks what it expects. The notation:
turn player: Reinforcement of the Army in hand; deck 2 Celtic Guardian
opponent: Skill Drain face-up; Ash Blossom & Joyous Spring in hand
- turn player activates Reinforcement of the Army
- opponent chains Ash Blossom & Joyous Spring
? Reinforcement of the Army is negated
"""
_MOST_LINES: Final = 400
_MOST_CARDS: Final = 12
_LONGEST_PASSCODE: Final = 10  # digits
_Result = TypeVar("_Result")


class Found(TypedDict):
    """A card: its name, passcode, and what kind of card it is with its numbers."""

    name: str
    passcode: int
    kind: str


class FoundCards(TypedDict):
    """Cards, those that fit best first; `note` says why there are none, or that there are more."""

    cards: list[Found]
    note: str


class Judged(TypedDict):
    """What became of a case: `agrees`, `disagrees`, `stuck` or `script error`, the transcript, and the verdicts."""

    verdict: str
    transcript: list[str]
    verdicts: list[dict[str, Any]]


class Case(TypedDict):
    """A case as it stands, by the name that the other tools want."""

    case: str
    position: Position


class Back(TypedDict):
    """A case after answers were taken back: how many, and whether it is at its beginning now, where there are no more."""

    case: str
    taken_back: int
    at_beginning: bool
    position: Position


class PutUp(TypedDict):
    """A case that was put up. Look at `refused` first: the board is without those plays of the text."""

    case: str
    refused: list[Refused]
    notes: list[str]
    position: Position


class Explained(TypedDict):
    """A rule: its sentence and where it comes from."""

    rule: str
    sentence: str
    source: str


class Played(TypedDict):
    """A replay: who played, how it ended, and what happened."""

    players: list[str]
    turns: int
    winner: int | None
    lines: list[str]


class Finding(TypedDict):
    """What a linter found in a script."""

    line: int
    column: int
    rule: str
    message: str
    help: str


class Tools:
    """What an assistant can do; each case lies on a thread of its own."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards

    # -- cards and rules

    def find_cards(
        self, text: Annotated[str, Field(description="A name or a part of it, in any of nine languages, or a passcode")]
    ) -> FoundCards:
        """Find cards by name. Use the English names found here in cases."""
        speech = self._boards.speech
        found = self._boards.finder().find(text, speech.language, _MOST_CARDS + 1)
        cards = [Found(name=card.name, passcode=card.code, kind=_kind(face(card, speech))) for card in found[:_MOST_CARDS]]
        more = f"These are the first {_MOST_CARDS}, and there are more: give more of the name." if len(found) > _MOST_CARDS else ""
        return FoundCards(cards=cards, note=more if cards else self._nothing_found(text))

    def explain_rule(
        self, rule: Annotated[str, Field(description="The ID of a rule as verdicts cite it, such as E1 or R-COST")]
    ) -> Explained:
        """Explain a rule that a verdict or a reason cites, with its source."""
        found = _told(lambda: rule_named(rule))
        return Explained(rule=found.id, sentence=self._boards.speech.rule(found.id), source=found.source)

    # -- a case, played step by step

    def put_up(
        self, case: Annotated[str, Field(description="A case in the short notation or as scenario YAML; plays in it are made")]
    ) -> PutUp:
        """Put up a case on a board of its own and show it. The answer's `case` names it for the other tools.

        `refused` has the plays of the text that the rules do not allow, with the reasons, and each `cannot` that is false. The first play
        that cannot be made ends the text; if it is a response, the Chain has resolved without it. Turn 1 has no Battle Phase: a case
        begins in one by the line `phase: Battle Phase`.
        """
        judge = self._judge()
        opened = _told(lambda: open_text(case, "case", judge, self._boards.speech))
        board = self._boards.make()  # for a case that can be read: another case may have to go for it

        def work() -> PutUp:
            board.put(Table(judge, opened, self._boards.speech))
            judged = opened.judgement
            assert judged is not None, "a text is judged when it is opened"
            put = _case(board, 0)
            return PutUp(case=put["case"], refused=refused_plays(judged), notes=remarks(judged), position=put["position"])

        return self._do(board, work)

    def look(self, case: Annotated[str, Field(description="The name of a case")]) -> Case:
        """Show a case as it stands: the board, what is asked, and the numbered choices."""
        board = self._board(case)
        return self._do(board, lambda: _case(board, len(_table(board).nodes)))

    def may_do(
        self,
        case: Annotated[str, Field(description="The name of a case")],
        card: Annotated[str, Field(description="A card's name; empty for the changes of phase")] = "",
    ) -> list[Doing]:
        """What a card may do now, and what it may not do, with the rule and the card that forbids it."""
        board = self._board(case)

        def work() -> list[Doing]:
            table = _table(board)
            if not card:
                return what_may_be_done(table, None)
            cards = _cards_named(table, card)
            if not cards:
                raise InputError(f"card: found {card!r}, expected a card that is in the case{self._near(card)}")
            return [doing for one in cards for doing in what_may_be_done(table, one)]

        return self._do(board, work)

    def play(
        self,
        case: Annotated[str, Field(description="The name of a case")],
        choices: Annotated[list[int], Field(description="Numbers of `choices`, as `how` says; [0] passes")],
        name: Annotated[str, Field(description="Only where a card name is declared: that name")] = "",
    ) -> Case:
        """Answer what is asked. `news` then tells what happened, with verdicts and their rules."""
        board = self._board(case)

        def work() -> Case:
            table = _table(board)
            known = len(table.nodes)
            table.answer(answer_of(table, choices, name))
            return _case(board, min(known, table.now.number))

        return self._do(board, work)

    def go_back(
        self,
        case: Annotated[str, Field(description="The name of a case")],
        steps: Annotated[int, Field(description="How many answers to take back", ge=1, le=200)] = 1,
    ) -> Back:
        """Take answers back, to try something else; no more than there are. The plays of the text that was put up are answers, too."""
        board = self._board(case)

        def work() -> Back:
            table = _table(board)
            taken = 0
            while taken < steps and table.undo():
                taken += 1
            back = _case(board, len(table.nodes))
            return Back(case=back["case"], taken_back=taken, at_beginning=table.before() is None, position=back["position"])

        return self._do(board, work)

    # -- whole cases, replays, scripts

    def judge(
        self, case: Annotated[str, Field(description="A case in the short notation or as scenario YAML, with plays and what is expected")]
    ) -> Judged:
        """Play a whole case and tell it, with the verdict on each Chain Link, Summon and attack, and whether it came as expected.

        Turn 1 has no Battle Phase: a case begins in one by the line `phase: Battle Phase`.
        """
        judge = self._judge()
        judgement: Judgement = _told(lambda: judge.judge(parse_text(case, "case", judge, self._boards.speech)))
        data = as_data(judgement)
        return Judged(verdict=judgement.verdict, transcript=text_lines(judgement)[:_MOST_LINES], verdicts=data.get("verdicts", []))

    def read_replay(self, path: Annotated[str, Field(description="A .yrp or .yrpX file of EDOPro on this machine")]) -> Played:
        """Play a replay and tell what happened and why."""
        judge = self._judge()

        def work() -> Played:
            if not is_replay(Path(path)):
                raise InputError(f"path: found {path!r}, expected a file that ends in {' or '.join(REPLAYS)}")
            replay = read_replay(Path(path))
            if replay.obstacle is not None:
                raise InputError(f"{path}: {replay.obstacle}")
            name = puzzle_name(replay)
            puzzle = puzzle_beside(name, Path(path)) if name else None
            if name and puzzle is None:
                raise InputError(f"the puzzle {name} is not beside the replay: put it there", file=path)
            result = replay_duel(replay, judge.pool, judge.names, puzzle=puzzle)
            lines = [line.text for line in transcript(result.record, self._boards.speech)]
            players = [", ".join(names) for names in replay.sides]
            return Played(players=players, turns=len(result.turns), winner=result.duel.winner, lines=lines[:_MOST_LINES])

        return _told(work)

    def lint_script(
        self,
        source: Annotated[str, Field(description="The Lua source of a card script")],
        passcode: Annotated[int, Field(description="The card's passcode, so that its text is known", ge=0)] = 0,
    ) -> list[Finding]:
        """Find mistakes in a card script: in negation, protection, timing, and in Lua itself."""
        linter = Linter(Settings(databases=self._boards.pool.database.paths))
        found = linter.lint(source.encode(), f"c{passcode}.lua").findings
        return [Finding(line=f.span.line, column=f.span.column, rule=f.code, message=f.message, help=f.help) for f in found]

    # -- how it is done

    def _judge(self) -> Judge:
        return self._boards.judge(self._boards.speech)

    def _board(self, name: str) -> Board:
        try:
            return self._boards.get(name)
        except NoBoard as error:
            raise ToolError(
                f"case: found {name!r}, expected the name that put_up gave; it may have been closed: put it up again"
            ) from error

    def _nothing_found(self, text: str) -> str:
        name = text.strip()
        passcode = name.isdecimal() and len(name) <= _LONGEST_PASSCODE
        why = self._judge().names.why_unknown(int(name) if passcode else name, self._boards.speech)
        return why or f"no card is found by {text!r}"

    def _near(self, name: str) -> str:
        why = self._judge().names.why_unknown(name, self._boards.speech)
        return f" ({why})" if why else ""

    @staticmethod
    def _do(board: Board, work: Callable[[], _Result]) -> _Result:
        result: _Result = board.do(lambda: _told(work)).result()
        return result


def _told(work: Callable[[], _Result]) -> _Result:
    """Do some work; what is wrong with the input becomes an error that says so."""
    try:
        return work()
    except (InputError, DuelError, ReplayError, OSError) as error:
        raise ToolError(str(error)) from error


def _case(board: Board, since: int) -> Case:
    return Case(case=board.name, position=position(_table(board), since))


def _table(board: Board) -> Table:
    assert board.table is not None
    return board.table


def _cards_named(table: Table, name: str) -> list[Card]:
    printed = table.judge.names.find(name)
    code = None if printed is None else printed.code
    return [card for card in placed_cards(table.duel.state) if card.printed.code == code]


def _kind(seen: dict[str, Any]) -> str:
    numbers = [f"{word.upper()} {seen[word]}" for word in ("atk", "def") if seen.get(word) is not None]
    return ", ".join([str(seen["kind"]), *numbers])


def make_server(boards: Boards) -> MCPServer[Any]:
    """The server with all tools."""
    tools = Tools(boards)
    functions = (
        tools.find_cards, tools.explain_rule, tools.put_up, tools.look, tools.may_do, tools.play, tools.go_back, tools.judge,
        tools.read_replay, tools.lint_script,
    )  # fmt: skip
    return MCPServer("solemn", instructions=INSTRUCTIONS, version=__version__, tools=[StrictTool.of(function) for function in functions])
