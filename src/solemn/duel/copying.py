"""The state of one duel, as a position has it, copied into another duel that has nothing yet but its natives."""

from collections.abc import Callable
from typing import Any

from solemn.core.state.data import Blank, DuelState, HigherRules
from solemn.core.state.history import rows_of
from solemn.core.state.layout import STATE_CLASSES, blank_maker
from solemn.core.state.snapshot import Snapshot, load_row, records_of, row_of, rows_in
from solemn.lua.copying import Copier
from solemn.lua.machine import Machine
from solemn.spec.cards import PrintedCard


def copy_state(snapshot: Snapshot, source: Machine, state: DuelState, target: Machine) -> None:
    """Write the state of the snapshot, whose scripts run in the machine `source`, into `state`, whose scripts run in `target`.

    Raises CannotCopy if it holds something that nobody knows how to copy; then `state` is of no use any more.
    """
    copier = Copier(source, target, snapshot.scripts)
    copier.share(PrintedCard, Blank, HigherRules)
    rows = {id(obj): row for obj, row in rows_in(snapshot)}
    fill = _filler(copier, rows)
    for cls in STATE_CLASSES:
        copier.make(cls, fill, blank_maker(cls))
    old: DuelState = snapshot.singles[0][0]
    for one, other in zip((old, *records_of(old)), (state, *records_of(state)), strict=True):
        copier.pair(one, other)
    for one, row in snapshot.singles:
        load_row(copier.value(one), copier.value(row))
    copier.copy_globals()
    state.cards = [copier.value(row[0]) for row in snapshot.cards]
    state.made_effects = [copier.value(row[0]) for row in snapshot.effects]
    assert snapshot.log is not None
    state.log = [copier.value(row) if row[0].startswith(".") else row for row in rows_of(snapshot.log)]
    copier.finish()


def _filler(copier: Copier, rows: dict[int, tuple[Any, ...]]) -> Callable[[Any, Any], None]:
    def fill(old: Any, new: Any) -> None:
        row = rows.get(id(old))
        load_row(new, copier.value(row_of(old) if row is None else row))

    return fill
