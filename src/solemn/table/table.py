"""A case being played: answers, undo, redo, branches."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from solemn.core.decisions.card_choices import SelectUnselectDecision, SortCardsDecision
from solemn.core.decisions.kinds import ChainDecision, Decision, EffectYesNoDecision, PlaceDecision
from solemn.duel.errors import DuelError, ScriptFailure, WrongAnswer
from solemn.duel.facade import Duel
from solemn.duel.positions import Mark
from solemn.duel.running import is_pause
from solemn.judge.board.listener import Listener
from solemn.judge.board.offers import is_open
from solemn.judge.language.errors import InputError
from solemn.judge.language.speech import Speech
from solemn.judge.play.answers import NOTHING, default_answer
from solemn.judge.play.judging import Judge
from solemn.judge.play.steps_taken import StepTaker
from solemn.judge.telling.faults import script_fault
from solemn.judge.telling.transcript import Line, Telling
from solemn.lua import LuaError, LuaLimitError, LuaSyntaxError
from solemn.table.manners import Manners
from solemn.table.nodes import Node
from solemn.table.opening import Opened
from solemn.table.unasked import Unasked, unasked

MOST_NODES: Final = 5000
PASS: Final = -1  # the answer of a player who activates nothing
MOST_OF_ITSELF: Final = 200  # answers that are given without asking, after one click
MARKS: Final = 16  # positions that can be gone to at once; others are played again from the nearest one before


class Trouble(InputError):
    """What was asked for could not be done; the table stands as before."""


class Table:
    """One case, at one position of its tree. It stays on the thread that made it."""

    def __init__(self, judge: Judge, opened: Opened, speech: Speech, *, watch: "Callable[[Table], None] | None" = None) -> None:
        """Put up the case and play what was played of it; `watch` is called at the beginning and after every answer. Raises InputError."""
        self._watch = watch
        self.judge = judge
        self.opened = opened
        self.speech = speech
        self.manners = Manners(["ask", "ask"])
        self.between: list[tuple[int, Any]] = []  # links that resolved by the last answer, each with what `look` made of the board then
        self.look: Callable[[], Any] | None = None  # at the board after every link that resolves
        self.explain = True  # note why players who are not asked could not respond
        self._unasked: list[Unasked] = []
        self._marks: OrderedDict[int, Mark] = OrderedDict()
        try:
            self.duel: Duel = opened.put_up()
            self._begin()
        except _FAULTS as error:
            raise self._trouble(error) from error
        self._seen()
        for answer in opened.answers:
            decision = self.duel.decision
            if decision is None or decision.refusal(answer) is not None:
                break
            self.between = []
            self._take(decision, answer, isinstance(decision, _UNASKED) and answer == default_answer(decision))

    def _begin(self) -> None:
        duel = self.duel
        self.listener = Listener(duel.state, self.judge.names)
        self.listener.on_solved = self._note_solved
        self.listener.on_unasked = self._note_unasked
        self._taker = StepTaker(self.judge.names, lambda player: player)
        duel.accompany(self.listener)
        duel.start()
        self.telling = Telling(self.speech)
        self.now = self.root = Node(0, events=self.listener.news(0))
        self.nodes = [self.root]
        self._arrive(self.root)
        self._first = duel.save()

    # -- playing ----------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What a player must decide now; None once the duel is over."""
        return self.duel.decision

    def answer(self, value: Any) -> Node:
        """Answer the decision, then whatever nobody is asked about. Raises Trouble, WrongAnswer, and the table stands as before."""
        decision = self.duel.decision
        if decision is None:
            raise Trouble(self.speech.say("table-over"))
        refusal = decision.refusal(value)
        if refusal is not None:
            raise WrongAnswer(refusal)
        self.between = []
        self._take_or_pass(decision, value, False)
        self.go_on()
        return self.now

    def go_on(self) -> None:
        """Answer what nobody is asked about."""
        for _ in range(MOST_OF_ITSELF):
            decision = self.duel.decision
            if decision is None:
                return
            quiet = is_pause(decision) and decision.player not in self.manners.always()
            try:
                answer = PASS if quiet else self.manners.answer(self.duel, decision, self._depth())
            except DuelError as error:  # of a player by name
                raise self._trouble(error) from error
            if answer is NOTHING:
                return
            self._take_or_pass(decision, answer, True)

    def _take_or_pass(self, decision: Decision, answer: Any, of_itself: bool) -> None:
        self.duel.pause_for(*self.manners.always())
        if is_pause(decision):
            self._pass()
        else:
            self._take(decision, answer, of_itself)

    def _pass(self) -> None:
        """Go on from a moment at which a player could only pass: that is no choice, and what follows belongs to the last one."""
        node = self.now
        self._unasked = []
        try:
            self.duel.answer(PASS)
        except _FAULTS as error:
            trouble = self._trouble(error)
            self._restore(node)
            raise trouble from error
        news = self.listener.news(self._depth())
        node.unasked, self._unasked = self._unasked or node.unasked, []
        lines = [*self.lines_of(node), *(line for event in news for line in self.telling.tell(event))]
        node.events = [*node.events, *news]
        self._note_where(node)
        node.lines = {self.speech.language: [*lines, *self.telling.finish(True, 0)] if node.is_end else lines}
        if not is_pause(self.duel.decision):
            self._mark(node)
        self._seen()

    def _take(self, decision: Decision, answer: Any, of_itself: bool) -> None:
        before = self.now
        node = before.child(answer)
        self._unasked = []
        if node is None and len(self.nodes) >= MOST_NODES:
            raise Trouble(self.speech.say("table-full", count=MOST_NODES))
        made = node or self._node(decision, answer, of_itself)
        made.of_itself = made.of_itself and of_itself
        try:
            self.duel.answer(answer)
        except _FAULTS as error:
            trouble = self._trouble(error)
            self._restore(before)
            raise trouble from error
        if node is None:
            self.nodes.append(made)
            before.children.append(made)
        before.latest = made
        made.events = self.listener.news(self._depth() + 1)
        made.unasked, self._unasked = self._unasked or made.unasked, []
        self.now = made
        self._arrive(made)
        if not is_pause(self.duel.decision):  # else what follows the answer is not all there yet
            self._mark(made)
        self._seen()

    def _node(self, decision: Decision, answer: Any, of_itself: bool) -> Node:
        node = Node(len(self.nodes), self.now, answer, decision.player, decision.kind, of_itself)
        if isinstance(decision, SelectUnselectDecision):
            node.steps = []
            if answer is not None:
                node.pick, node.put_back = self._taker.picked(decision, answer), answer >= len(decision.cards)
        else:
            node.steps = self._taker.take(decision, answer)
        return node

    def _seen(self) -> None:
        if self._watch is not None:
            self._watch(self)

    def _arrive(self, node: Node) -> None:
        """Note where the duel is, and tell what happened."""
        self._note_where(node)
        self._tell(node, self.telling)

    def _note_where(self, node: Node) -> None:
        node.is_open = self.duel.decision is not None and is_open(self.duel.decision)
        node.turn, node.is_end = self.duel.state.turn, self.duel.over

    def _tell(self, node: Node, telling: Telling) -> None:
        """Tell what happened on the way to the node, if it is not told yet in this language."""
        language = self.speech.language
        if language in node.lines:
            for event in node.events:
                telling.hear(event)
            return
        lines = [line for event in node.events for line in telling.tell(event)]
        node.lines[language] = [*lines, *telling.finish(True, 0)] if node.is_end else lines

    def _note_solved(self, link: int) -> None:
        if self.look is not None:
            self.between.append((link, self.look()))

    def _note_unasked(self, player: int) -> None:
        if self.explain:
            self._unasked += unasked(self.duel, player, self.judge.names, self.speech)

    def _depth(self) -> int:
        return len(self.now.path()) - 1

    # -- going about in the tree --------------------------------------------------------------------------------------

    def go(self, number: int) -> Node:
        """Go to a node of the tree. Raises Trouble if there is none of that number."""
        if not 0 <= number < len(self.nodes):
            raise Trouble(self.speech.say("table-no-node", number=number, count=len(self.nodes) - 1))
        self.between = []
        node = self.nodes[number]
        if node is not self.now:
            self._restore(node)
        return self.now

    def before(self) -> Node | None:
        """Where `undo` goes: to the last decision that somebody was asked about; None at the beginning."""
        node = self.now
        while node.of_itself and node.parent is not None:
            node = node.parent
        return node.parent

    def after(self) -> Node | None:
        """Where `redo` goes: to the next decision on the way that was last gone; None at its end."""
        node = self.now.latest
        while node is not None and node.latest is not None and node.latest.of_itself:
            node = node.latest
        return node

    def undo(self) -> bool:
        """Take back the last answer that somebody gave; whether there was one."""
        node = self.before()
        return node is not None and self.go(node.number) is node

    def redo(self) -> bool:
        """Give the answer again that was taken back; whether there was one."""
        node = self.after()
        return node is not None and self.go(node.number) is node

    def seen_from(self, number: int, look: Callable[[], Any]) -> Any:
        """What `look` makes of the board at another node."""
        here = self.now.number
        self.go(number)
        try:
            return look()
        finally:
            self.go(here)

    def _mark(self, node: Node) -> None:
        self._marks[node.number] = self.duel.save()
        self._marks.move_to_end(node.number)
        while len(self._marks) > MARKS:
            self._marks.popitem(last=False)

    def _restore(self, node: Node) -> None:
        """Go to the node from the nearest mark on the way there; what is told stays told."""
        path = node.path()
        last = max((i for i, step in enumerate(path) if step.number in self._marks), default=0)
        mark = self._marks[path[last].number] if last else self._first
        manner = self.look, self.explain
        self.look, self.explain = None, False
        self.duel.pause_for()
        try:
            self.duel.restore(mark)
            self.listener.news(0)
            self.telling = Telling(self.speech)
            for step in path[: last + 1]:
                for event in step.events:
                    self.telling.hear(event)
            for step in path[last + 1 :]:
                self.duel.answer(step.answer)
                self.now = step
                news = self.listener.news(self._depth())
                if len(news) != len(step.events):  # it was left where somebody could only pass
                    step.lines = {}
                step.events = news
                self._arrive(step)
        finally:
            self.look, self.explain = manner
        self.now = node
        for step in path[1:]:
            assert step.parent is not None
            step.parent.latest = step
        if node is not self.root:
            self._mark(node)

    # -- language -----------------------------------------------------------------------------------------------------

    def speak(self, speech: Speech, judge: Judge) -> None:
        """Tell everything in another language; the judge is one that speaks it."""
        self.speech, self.judge = speech, judge
        self.telling = Telling(speech)
        for node in self.now.path():
            self._tell(node, self.telling)

    def lines(self) -> list[Line]:
        """What happened up to now."""
        return [line for node in self.now.path() for line in self.lines_of(node)]

    def lines_of(self, node: Node) -> list[Line]:
        """What happened on the way from the node's parent to it."""
        if self.speech.language not in node.lines:
            telling = Telling(self.speech)
            for step in node.path():
                self._tell(step, telling)
        return node.lines[self.speech.language]

    def _trouble(self, error: Exception) -> Trouble:
        failed = error.error if isinstance(error, ScriptFailure) else error
        if isinstance(failed, (LuaError, LuaLimitError, LuaSyntaxError)):
            return Trouble(self.speech.say("table-script", why=script_fault(failed, self.judge.names)))
        return Trouble(str(error))


_UNASKED: Final = (PlaceDecision, ChainDecision, EffectYesNoDecision, SortCardsDecision)  # of a file: what it does not say about them
_FAULTS: Final = (DuelError, LuaError, LuaLimitError, LuaSyntaxError)
