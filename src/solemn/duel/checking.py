"""Checking card scripts: does each load, does its `initial_effect` run, is everything it names there?"""

import difflib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

from solemn.cards.dialects import ygopro_names
from solemn.cards.names_in_scripts import defined_fields, named_functions, named_methods, set_functions
from solemn.cards.sources import BUNDLED_DATABASE, YGOPRO_ROOT, is_card_script, script_passcode
from solemn.duel.errors import DuelError, ScriptFailure, fault_report
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, needs_script, script_code
from solemn.lua import Frame, LuaError, LuaLimitError, LuaSyntaxError, LuaTable
from solemn.lua.describe import MAX_TRACE
from solemn.spec.cards import PrintedCard

ERROR: Final = "error"
WARNING: Final = "warning"
_ALIKE: Final = 0.8  # how alike a name must be to be proposed
_SHOWN_CALLS: Final = 20
_OBJECTS: Final = ("Card", "Group", "Effect", "string")
_FIELDS: Final = ""  # whatever table the library gives them to
_NAMED: Final = 3  # functions of another dialect


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a script: where, how bad, and which card's script it is (0 and "" when unknown)."""

    path: str
    line: int
    column: int
    severity: str
    message: str
    code: int = 0
    name: str = ""
    detail: str = ""  # the source line with a caret and the Lua calls


class Checker:
    """Checks scripts one by one, each in a duel of its own."""

    __slots__ = ("_known", "_library", "_pool")

    def __init__(self, pool: CardPool, files: Mapping[str, Path]) -> None:
        """`files` are the scripts to be checked by their names: they are used instead of those of the same name in the pool."""
        self._pool = pool
        self._known: Mapping[str, frozenset[str]] | None = None
        self._library = frozenset(path.name for path in pool.scripts.library_files())  # every duel has loaded these
        for name, path in files.items():
            pool.scripts.put(name, path)

    def check(self, path: Path) -> list[Fault]:
        """What is wrong with one script; nothing for a good one. Raises DuelError if there is no library to run it with."""
        found = self._found(path)
        foreign = self._of_other_dialect(path) if found and not self._pool.is_ygopro else []
        if not foreign:
            return found
        names = f"{', '.join(foreign[:_NAMED])}{', ...' if len(foreign) > _NAMED else ''}"
        why = f"is written for YGOPro ({names}): it runs with the folder of YGOPro's scripts, the one with {YGOPRO_ROOT}"
        return [self._at(path, 0, 0, why)]

    def _of_other_dialect(self, path: Path) -> list[str]:
        """The names of YGOPro's library that a script uses and the pool's library lacks."""
        try:
            names = ygopro_names(path.read_text(encoding="utf-8", errors="replace"))
            known = self._tables().get("aux", frozenset())
        except (OSError, DuelError, LuaError, LuaLimitError, LuaSyntaxError):
            return []
        return [name for name in names if name.removeprefix("aux.") not in known]

    def _found(self, path: Path) -> list[Fault]:
        try:
            duel = Duel(pool=self._pool, start=False, strict=True)
        except (ScriptFailure, LuaSyntaxError, LuaLimitError) as error:
            return [self._fault(path, error.error if isinstance(error, ScriptFailure) else error)]
        try:
            self._run(duel, path.name)
        except ScriptFailure as failure:
            return [self._fault(path, failure.error)]
        except (LuaError, LuaLimitError, LuaSyntaxError) as error:
            return [self._fault(path, error)]
        except RecursionError:
            return [self._at(path, 0, 0, "more calls inside one another than there is room for")]
        except DuelError as error:
            return [self._at(path, 0, 0, str(error))]
        except OSError as error:
            return [self._at(path, 0, 0, f"cannot be read ({error.strerror or error})")]
        except Exception as error:  # a fault of the engine is told like one of the script: the other scripts are checked all the same
            return [self._at(path, 0, 0, fault_report(error))]
        return [*self._without_facts(path), *self._unknown_functions(path)]

    def _run(self, duel: Duel, name: str) -> None:
        if not is_card_script(name):
            duel.pool.chunk(name)
            if name not in self._library:
                duel.load_script(name)
            return
        code = script_passcode(name)
        if duel.card_table(code).get("initial_effect") is None and not self._needs_none(code):
            raise LuaError("the script defines no initial_effect")
        card = duel.make_card(0, code)
        if script_code(card.printed) != code:  # the card itself would use the script of its original print
            duel.state.rules.initial_effect(duel.state, card, code)

    def _needs_none(self, code: int) -> bool:
        printed = self._pool.database.get(code)
        return printed is not None and not needs_script(printed)

    # -- what is missing ------------------------------------------------------------------------------------------

    def _without_facts(self, path: Path) -> Iterator[Fault]:
        if is_card_script(path.name) and self._pool.database.get(script_passcode(path.name)) is None:
            databases = self._pool.database
            own = databases.paths == (BUNDLED_DATABASE,)
            why = "--db and --edopro bring the community's cards" if own else "they may be older than the script"
            yield self._at(path, 0, 0, f"no database has this card ({databases.names}): {why}", WARNING)

    def _unknown_functions(self, path: Path) -> Iterator[Fault]:
        known = self._tables()
        text = path.read_text(encoding="utf-8", errors="replace")
        for table, name, line in named_functions(text):
            names = known.get(table)
            if names is not None and name not in names:
                yield self._at(path, line, 0, self._lacks(path, f"{table}.{name}", [f"{table}.{known}" for known in names]), WARNING)
        if path.name in self._library:
            return
        methods = frozenset().union(*(known.get(table, frozenset()) for table in (*_OBJECTS, _FIELDS)))
        for name, line in named_methods(text):
            if name not in methods:
                yield self._at(path, line, 0, self._lacks(path, f":{name}", [f":{known}" for known in methods]), WARNING)

    def _lacks(self, path: Path, function: str, known: Sequence[str]) -> str:
        """That a function is nowhere: the library may be older than a script, but not than itself."""
        near = difflib.get_close_matches(function, known, n=1, cutoff=_ALIKE)
        hint = f"; did you mean {near[0]}?" if near else ""
        if path.name in self._library:
            return f"there is no function {function}: neither the library nor the engine has it{hint}"
        if self._pool.is_ygopro:
            return f"there is no function {function}: neither YGOPro's library nor this engine has it{hint}"
        return f"the library has no function {function}: it may be older than the script{hint}"

    def _tables(self) -> Mapping[str, frozenset[str]]:
        """What the natives and the library define, by table; read once, from a duel without cards."""
        if self._known is None:
            known: dict[str, set[str]] = {}
            duel = Duel(pool=self._pool, start=False)  # kept until it was read: a duel that is dropped empties its world
            for name, value in duel.machine.globals.items():
                if isinstance(value, LuaTable) and name.isidentifier() and name != "_G":
                    known[name] = {key for key, _ in value.items() if isinstance(key, str)}
            for path in self._pool.scripts.library_files():  # also what it sets only while it runs
                text = path.read_text(encoding="utf-8", errors="replace")
                known.setdefault(_FIELDS, set()).update(defined_fields(text))
                for table, name in set_functions(text):
                    known.setdefault(table, set()).add(name)
            self._known = {table: frozenset(names) for table, names in known.items()}
        return self._known

    # -- faults ---------------------------------------------------------------------------------------------------

    def _fault(self, path: Path, error: LuaError | LuaLimitError | LuaSyntaxError) -> Fault:
        message = error.message
        if isinstance(error, LuaSyntaxError):
            return self._at(path, error.line, error.column, message, file=error.file)
        trace = error.trace
        inner = next((frame for frame in trace if Path(frame.file).name == path.name), trace[0] if trace else None)
        if inner is None:
            return self._at(path, 0, 0, message)
        return self._at(path, inner.line, inner.column, message, detail="\n".join(_calls(trace)), file=inner.file)

    def _at(self, path: Path, line: int, column: int, message: str, severity: str = ERROR, detail: str = "", file: str = "") -> Fault:
        code = script_passcode(path.name) if is_card_script(path.name) else 0
        printed = self._pool.database.get(code)
        at = str(path) if not file or Path(file).name == path.name else file
        return Fault(at, line, column, severity, _without_place(message, file, line), code, printed.name if printed else "", detail)


def _calls(trace: Sequence[Frame]) -> list[str]:
    """The calls of a trace, one a line; repeated calls are counted, and of many only the first and last are shown."""
    lines = [(line, len(list(same))) for line, same in groupby(f"{frame.file}:{frame.line}: in {frame.function}" for frame in trace)]
    more = " or more" if len(trace) >= MAX_TRACE else ""  # the outermost calls are not in it
    folded = [line if count == 1 else f"{line} ({count} times)" for line, count in lines]
    if more and lines[-1][1] > 1:
        folded[-1] = folded[-1].removesuffix(")") + f"{more})"
    skipped = len(folded) - _SHOWN_CALLS
    return folded if skipped <= 1 else [*folded[: _SHOWN_CALLS // 2], f"... ({skipped} more)", *folded[-_SHOWN_CALLS // 2 :]]


def _without_place(message: str, file: str, line: int) -> str:
    return message.removeprefix(f"{file}:{line}: ") if file else message


def cards_without_script(pool: CardPool) -> list[PrintedCard]:
    """The cards of the pool's databases that need a script and have none."""
    cards = (pool.database.get(code) for code in pool.database.codes())
    return [card for card in cards if card is not None and lacks_script(pool, card)]


def lacks_script(pool: CardPool, card: PrintedCard) -> bool:
    """Does the card need a script that the pool does not have?"""
    return needs_script(card) and pool.scripts.find(f"c{script_code(card)}.lua") is None
