"""The terminal's table: board, log, what is asked, and its choices by number; everything by key."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from solemn.duel.errors import DuelError
from solemn.judge.language.errors import InputError
from solemn.judge.language.speech import Speech
from solemn.table.in_words import Position, answer_of, position, what_may_be_done
from solemn.table.table import Table
from solemn.table.taking import as_yaml, take_scenario

_PASS: Final = "pass"
_ZONES: Final = ("hand", "mzone", "szone", "grave", "extra")
_CSS: Final = """
#board { width: 3fr; height: 1fr; padding: 0 1; }
#log { width: 2fr; height: 1fr; border-left: solid $panel; padding: 0 1; }
#asked { height: auto; padding: 0 1; background: $panel; text-style: bold; }
#choices { height: auto; max-height: 40%; }
#name { display: none; }
#name.wanted { display: block; }
Reasons { align: center middle; }
#reasons { width: 90%; height: 80%; border: round $accent; background: $surface; padding: 0 1; }
"""


class Reasons(ModalScreen[None]):
    """What may not be done, and why; any key closes it."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines = lines

    def compose(self) -> ComposeResult:
        """The lines, scrolled."""
        with VerticalScroll(id="reasons"):
            yield Static(Text("\n".join(self._lines)))

    def on_key(self, event: Any) -> None:
        """Scroll, or close."""
        if event.key not in ("up", "down", "pageup", "pagedown", "home", "end"):
            event.stop()
            self.dismiss()


class TableApp(App[None]):
    """One table, played from the keyboard."""

    CSS = _CSS
    ENABLE_COMMAND_PALETTE = False
    TITLE = "solemn"

    def __init__(self, table: Table, speech: Speech, folder: Path, seen_by: int | None = None) -> None:
        """`folder` is where cases are saved; with `seen_by` only what that player knows is shown. The table stays on the app's thread."""
        self._table, self._speech, self._folder, self._seen_by = table, speech, folder, seen_by
        self._chosen: list[int] = []
        self._typed = 0  # the first digit of a number of two
        self._position: Position = position(table, 0, seen_by)
        super().__init__()
        for key, action in _KEYS.items():
            self.bind(key, action, description=speech.say(f"terminal-{action}"))
        for digit in range(10):
            self.bind(str(digit), f"digit({digit})", show=False)

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False)]

    def compose(self) -> ComposeResult:
        """Board and log side by side, what is asked and the choices below."""
        with Horizontal():
            with VerticalScroll(id="board"):
                yield Static(id="field")
            yield RichLog(id="log", wrap=True, min_width=20)
        yield Static(id="asked")
        yield OptionList(id="choices")
        yield Input(id="name", placeholder=self._speech.say("terminal-name"))
        yield Footer()

    def on_mount(self) -> None:
        """Show the beginning."""
        self._show(0)

    # -- what is shown

    def _show(self, since: int) -> None:
        self._chosen, self._typed = [], 0
        self._position = position(self._table, since, self._seen_by)
        self.query_one("#field", Static).update(Text("\n".join(self._position.board)))
        log = self.query_one("#log", RichLog)
        for line in self._position.news:
            log.write(Text(line))
        self._show_question()

    def _show_question(self) -> None:
        seen, speech = self._position, self._speech
        winner = "terminal-over" if seen.winner is None else "terminal-won"
        text = seen.asked if seen.player is not None else speech.say(winner, player=seen.winner or 0)
        self.query_one("#asked", Static).update(Text(text))
        choices = self.query_one("#choices", OptionList)
        at = choices.highlighted
        choices.clear_options()
        for choice in seen.choices:
            mark = ("[x] " if choice.number in self._chosen else "[ ] ") if seen.several else ""
            choices.add_option(Option(Text(f"{choice.number:2} {mark}{choice.text}"), id=str(choice.number)))
        if seen.can_pass:
            choices.add_option(Option(Text(f" 0 {speech.say('terminal-pass')}"), id=_PASS))
        if choices.option_count:
            choices.highlighted = min(at or 0, choices.option_count - 1)
        name = self.query_one("#name", Input)
        name.set_class(seen.takes_name, "wanted")
        (name if seen.takes_name else choices).focus()

    # -- what is done

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on a choice; Enter after a digit takes that number."""
        if self._typed:
            self._take(self._typed)
        elif event.option.id == _PASS:
            self.action_pass()
        elif event.option.id is not None:
            self._take(int(event.option.id))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The name of a card, where one is declared."""
        self._answer([], event.value)
        event.input.clear()

    def action_digit(self, digit: int) -> None:
        """A number is taken as soon as no other one begins with it."""
        number = 10 * self._typed + digit
        if not number:
            self.action_pass()
        elif not self._typed and 10 * number <= len(self._position.choices):
            self._typed = number
            self.query_one("#asked", Static).update(Text(f"{self._position.asked}  {number}_"))
        else:
            self._take(number)

    def _take(self, number: int) -> None:
        """Take a choice; where several are taken, mark it, or take the mark away."""
        self._typed = 0
        if not self._position.several:
            self._answer([number])
            return
        if number <= len(self._position.choices):
            self._chosen = [n for n in self._chosen if n != number] if number in self._chosen else [*self._chosen, number]
            self._show_question()

    def action_done(self) -> None:
        """Answer with what is marked."""
        if self._position.several:
            self._answer(self._chosen)

    def action_pass(self) -> None:
        """Do nothing, where that is possible."""
        if self._position.can_pass:
            self._answer([0])

    def _answer(self, numbers: list[int], name: str = "") -> None:
        known = len(self._table.nodes)
        self._try(lambda: self._table.answer(answer_of(self._table, numbers, name)))
        self._show(min(known, self._table.now.number))

    def action_undo(self) -> None:
        """Take the last answer back."""
        self._move(self._table.undo)

    def action_redo(self) -> None:
        """Give it again."""
        self._move(self._table.redo)

    def _move(self, go: Callable[[], bool]) -> None:
        if go():
            self.query_one("#log", RichLog).clear()
            self._show(0)

    def action_why(self) -> None:
        """What the asked player's cards may not do, and why."""
        lines: list[str] = []
        d, player = self._table.duel.state, self._position.player
        for card in (card for zone in _ZONES for card in getattr(d.players[player or 0], zone) if card is not None):
            for doing in what_may_be_done(self._table, card):
                if doing.number is None:
                    lines.append(f"{self._speech.card(card.printed.name)}: {doing.text}")
                    lines += [f"    {reason.text} [{reason.rule}]" for reason in doing.reasons]
        self.push_screen(Reasons(lines or [self._speech.say("terminal-nothing-refused")]))

    def action_save(self) -> None:
        """Save the case as a scenario."""
        self._try(self._save)

    def _save(self) -> None:
        text = as_yaml(take_scenario(self._table).scenario)
        path = next(path for i in range(1, 10_000) if not (path := self._folder / f"case-{i}.yaml").exists())
        path.write_text(text, encoding="utf-8")
        self.notify(self._speech.say("terminal-saved", file=path.name))

    def _try(self, work: Callable[[], Any]) -> None:
        try:
            work()
        except (InputError, DuelError, OSError) as error:
            self.notify(str(error), severity="error")


_KEYS: Final = {"d": "done", "p": "pass", "u": "undo", "r": "redo", "w": "why", "s": "save", "q": "quit"}
