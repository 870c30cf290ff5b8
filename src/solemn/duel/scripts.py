"""Running scripts in a duel: the files of its pool, each card's own, and what becomes of those that fail."""

from pathlib import Path
from typing import Any, Final

from solemn.cards.sources import is_card_script, is_file_name, is_passcode, script_passcode
from solemn.core.lifetimes.registration import unregister_from
from solemn.core.state.data import Card, DuelState
from solemn.core.state.log import emit_message
from solemn.duel.errors import DuelError, ScriptError, ScriptFailure, script_report
from solemn.duel.pool import CardPool, needs_script, script_code
from solemn.lua import Chunk, LuaError, LuaLimitError, LuaSyntaxError, LuaTable, Machine, compile_chunk
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import STATUS_INITIALIZING

COST_OF_A_SCRIPT: Final = 5000  # steps: files are looked for, read and compiled
BYTES_OF_A_CARD: Final = 5000  # about, with its effects' tables
COST_OF_LOADING: Final = 40  # steps to look for a script file
LONGEST_SHOWN: Final = 60  # characters of a value in a message


class Scripted:
    """What a duel has for its scripts. `strict` makes every failure an error; otherwise it is noted and play goes on without it."""

    machine: Machine
    pool: CardPool
    started: bool
    state: DuelState
    strict: bool
    library_stands: bool  # it has been run; before that, what fails is the library
    _failed: set[int]  # passcodes whose script could not be run: their cards have no effects

    def forget_scripts(self) -> None:
        """No script has been run yet."""
        self._failed = set()
        self.library_stands = False

    def load_script(self, name: str) -> bool:
        """Run a script file of the pool in this duel; says whether there is one that did not fail."""
        try:
            chunk = self.pool.chunk(name)
        except LuaSyntaxError as error:
            self.script_failed(error)
            return False
        return chunk is not None and self._run_chunk(chunk)

    def run_source(self, source: bytes, name: str) -> None:
        """Run a Lua text that is not a file of the pool. Raises ScriptFailure if it is not Lua."""
        try:
            chunk = compile_chunk(source, name, self.pool.interface())
        except LuaSyntaxError as error:
            raise ScriptFailure(script_report(error, self.card_with_code), error) from error
        self._run_chunk(chunk)

    def _run_chunk(self, chunk: Chunk) -> bool:
        self.state.only_answering += 1
        try:
            self.machine.run(chunk)
        except (LuaError, LuaLimitError) as error:
            self._failed_before_play(error, chunk.filename)
            return False
        finally:
            self.state.only_answering -= 1
        return True

    def _failed_before_play(self, error: LuaError | LuaLimitError, file: str) -> None:
        """The script of this file failed as a whole. What goes beyond a limit while the duel is played ends the decision too."""
        if isinstance(error, LuaLimitError):
            if self.started:
                raise error
            self.machine.renew_steps()
        self.script_failed(error, file)

    def load_script_native(self, name: Any = None, *_: Any) -> bool:
        """`Duel.LoadScript(name)` of scripts: whether the file ran without a failure. Raises LuaError unless it is a file name."""
        if not isinstance(name, str):
            return False
        self.machine.consume(COST_OF_LOADING)
        if not is_file_name(name):
            raise LuaError(f'"LoadScript": expected the plain name of a file in the script folders, found {shortened(name)}')
        return self.load_script(name)

    def load_card_script_native(self, which: Any = None, *_: Any) -> bool:
        """`Duel.LoadCardScript(passcode or name)` of scripts."""
        self.machine.consume(COST_OF_LOADING)
        digits = str(which).removeprefix("c").removesuffix(".lua") if isinstance(which, (int, str)) else ""
        if not is_passcode(digits):
            raise LuaError('"LoadCardScript": expected a passcode or a name such as c123.lua')
        self.card_table(int(digits))
        return True

    def card_table(self, code: int) -> LuaTable:
        """The Lua table of a card script (`c<passcode>`), running the script if it has not run yet."""
        scope, name = self.machine.globals, f"c{code}"
        found = scope.get(name)
        if isinstance(found, LuaTable):
            return found
        if self.started:
            self.machine.consume(COST_OF_A_SCRIPT)
        table = LuaTable()
        scope["self_code"] = code
        scope[name] = table
        table.set("__index", table)
        table.metatable = scope["Card"]
        scope["self_table"] = table
        if not self.load_script(f"{name}.lua") and self.pool.scripts.find(f"{name}.lua") is not None:
            self._failed.add(code)
        scope["self_table"] = scope["self_code"] = None
        now = scope[name]  # a script may put the table of another card in its place
        return now if isinstance(now, LuaTable) else table

    def make_card(self, player: int, code: int) -> Card:
        """A new card of the duel, in no place yet, with its script run."""
        printed = self.pool.database.get(code)
        return self.make_card_with_script(printed or blank(code), player)

    def make_card_with_script(self, printed: PrintedCard, owner: int) -> Card:
        """A card with these facts, in no place yet, with its script run."""
        d = self.state
        if d.hold is not None:
            d.hold(BYTES_OF_A_CARD)
        card = Card(d, 0, printed, owner)
        card.script = self.card_table(script_code(printed))
        if printed.code:
            self._initialize(card)
        card.id = d.next_card_number
        d.next_card_number += 1
        d.cards.append(card)
        return card

    def give_script(self, card: Card, printed: PrintedCard) -> None:
        """Make a card of the duel another one: these facts, and the effects of the script."""
        card.printed = printed
        card.script = self.card_table(script_code(printed))
        self._initialize(card)

    def run_initial_effect(self, _: DuelState, card: Card, code: int | None) -> None:
        """Run the `initial_effect` of another script, or of the card's own, for a card that is in the duel."""
        table = card.script if code is None else self.card_table(code)
        initial = table.get("initial_effect")
        if initial is not None:
            self.machine.call(initial, card)

    def _initialize(self, card: Card) -> None:
        code = script_code(card.printed)
        initial = card.script.get("initial_effect")
        if code in self._failed:
            return
        if initial is None:
            self._lacks_effects(card.printed, code)
            return
        card.status |= STATUS_INITIALIZING
        self.state.only_answering += 1
        try:
            self.machine.call(initial, card)
        except (LuaError, LuaLimitError) as error:
            if isinstance(error, LuaLimitError) and not self.started:
                self._failed.add(code)
                for e in list(card.own_effects):
                    unregister_from(card, e)
            self._failed_before_play(error, str(self.pool.scripts.find(f"c{code}.lua")))
        finally:
            self.state.only_answering -= 1
            card.status &= ~STATUS_INITIALIZING

    def _lacks_effects(self, printed: PrintedCard, code: int) -> None:
        """A card has no `initial_effect`: say so, unless it needs none. Without strictness a card may lack its script."""
        script = self.pool.scripts.find(f"c{code}.lua")
        if script is None and printed.code not in self.pool.database:
            self.script_failed(self.machine.runtime.error(f"no database has {printed.code}{self.pool.tell_missing(printed.code)}"))
        elif not needs_script(printed):
            return
        elif script is not None:
            self.script_failed(LuaError(f"{script}: {printed.name} ({printed.code}): the script defines no initial_effect"))
        elif self.strict:
            folders = ", ".join(map(str, self.pool.scripts.folders))
            raise DuelError(f"{printed.name} ({printed.code}) has no script: there is no c{code}.lua in {folders}")

    def card_named_by(self, filename: str) -> str:
        """The name of the card whose script the file is, as stack traces put it; "" for any other file."""
        printed = self._card_of_script(filename)
        return f" ({printed.name})" if printed is not None else ""

    def _card_of_script(self, filename: str) -> PrintedCard | None:
        name = Path(filename).name
        return self.pool.database.get(script_passcode(name)) if is_card_script(name) else None

    def note_print(self, text: str) -> None:
        """What a script prints goes to the log, as the messages of Debug.Message do."""
        emit_message(self.state, text.rstrip("\n"))

    def script_failed(self, error: BaseException, file: str = "") -> None:
        """Note what a script did wrong; raises ScriptFailure in a strict duel, and for the library."""
        assert isinstance(error, ScriptError)
        message = script_report(error, self.card_with_code, file)
        if self.state.hold is not None:
            self.state.hold(len(message))
        self.state.script_errors.append(message)
        if self.strict or not self.library_stands:
            raise ScriptFailure(message, error) from error

    def card_with_code(self, filename: str) -> str:
        """The name and passcode of the card whose script the file is, as reports put it; "" for any other file."""
        printed = self._card_of_script(filename)
        return f"{printed.name} ({printed.code})" if printed is not None else ""


def shortened(text: str) -> str:
    """A text as messages quote it: on one line, and only the beginning of a long one."""
    return repr(text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…")


def blank(code: int) -> PrintedCard:
    """The facts of a card that no database has."""
    return PrintedCard(code, 0, (), 0, 0, 0, 0, 0, 0, 0, 0, 0)
