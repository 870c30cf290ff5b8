"""What happened, as the player saw it: rows of the log as rows of `history`."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from solemn.core.state.log import NOWHERE, Place
from solemn.duel.sight import Row
from solemn.env.cards import location_index, zone_index
from solemn.env.facts import FactReader, clipped
from solemn.env.tables import EVENT, EVENTS, MINE, MOST_EVENTS

_FROM_MINE: Final = 2
_TO_MINE: Final = 4
_KINDS: Final = {name: number for number, name in enumerate(EVENTS)}
_WORD: Final = 0xFFFF
_MOST_KEPT: Final = 20_000
_PHASES: Final = {1 << bit: bit + 1 for bit in range(10)}

_Told = tuple[int | None, int, Place, Place, int]  # whose it is, passcode, place, place after, amount


def phase_index(phase: int) -> int:
    """Which of PHASES a phase is."""
    return _PHASES.get(phase, 0)


class EventRows:
    """Makes rows of events; those that it has made are kept, as most of a history has been told before."""

    __slots__ = ("_facts", "_kept")

    def __init__(self, facts: FactReader) -> None:
        self._facts = facts
        self._kept: tuple[dict[Row, bytes], dict[Row, bytes]] = ({}, {})

    def newest(self, log: tuple[Row, ...], player: int) -> list[bytes]:
        """The newest rows of the log, the last one first."""
        kept, found = self._kept[player], []
        if len(kept) > _MOST_KEPT:
            kept.clear()
        for row in log[: -MOST_EVENTS - 1 : -1]:
            made = kept.get(row)
            if made is None:
                made = kept[row] = _event_row(row, player, self._facts)
            found.append(made)
        return found


def _event_row(row: Row, player: int, facts: FactReader) -> bytes:
    kind = row[0]
    tell = _TELLING.get(kind)
    whose, code, before, after, amount = _NOTHING if tell is None else tell(row)
    flags = MINE if whose == player else 0
    if before[1]:
        flags |= _FROM_MINE if before[0] == player else 0
    if after[1]:
        flags |= _TO_MINE if after[0] == player else 0
    return EVENT.pack(
        _KINDS.get(kind, 0),
        flags,
        location_index(before[1]),
        zone_index(before[1], before[2]),
        location_index(after[1]),
        zone_index(after[1], after[2]),
        clipped(amount, _WORD),
        *facts.of_code(code),
    )


_NOTHING: Final[_Told] = (None, 0, NOWHERE, NOWHERE, 0)


def _of_player(row: Row) -> _Told:
    _, player, *rest = row
    return (player, 0, NOWHERE, NOWHERE, rest[0] if rest and type(rest[0]) is int else 0)


def _phase(row: Row) -> _Told:
    _, phase = row
    return (None, 0, NOWHERE, NOWHERE, phase_index(phase))


def _draw(row: Row) -> _Told:
    """The first card that was drawn, and how many."""
    _, player, *codes = row
    return (player, codes[0] if codes else 0, NOWHERE, NOWHERE, len(codes))


def _move(row: Row) -> _Told:
    _, code, before, after, _ = row
    return (None, code, before, after, 0)


def _position(row: Row) -> _Told:
    _, code, controller, location, sequence, before, after = row
    place = (controller, location, sequence)
    return (None, code, (*place, before), (*place, after), after)


def _placed(row: Row) -> _Told:
    _, code, *where = row
    place = _place(where)
    return (place[0], code, place, NOWHERE, 0)


def _chaining(row: Row) -> _Told:
    place = _place(row[2:])
    return (place[0], row[1], place, NOWHERE, row[-1])


def _link(row: Row) -> _Told:
    return (None, 0, NOWHERE, NOWHERE, row[1])


def _target(row: Row) -> _Told:
    """The first target, and how many there are."""
    places = [value for value in row[1:] if isinstance(value, tuple)]
    return (None, 0, places[0] if places else NOWHERE, NOWHERE, len(places))


def _attack(row: Row) -> _Told:
    attacker, target = _place(row[1:2]), _place(row[2:3])
    return (attacker[0], 0, attacker, target, 0)


def _counter(row: Row) -> _Told:
    _, _, controller, location, sequence, count = row
    return (None, 0, (controller, location, sequence, 0), NOWHERE, count)


def _toss(row: Row) -> _Told:
    """How many coins showed heads, or what the dice make together."""
    _, player, *results = row
    return (player, 0, NOWHERE, NOWHERE, sum(results))


def _missed(row: Row) -> _Told:
    _, place, code, *_ = row
    return (place[0], code, place, NOWHERE, 0)


def _shown(row: Row) -> _Told:
    return (row[1], row[2] if len(row) > 2 else 0, NOWHERE, NOWHERE, len(row) - 2)


def _declared(row: Row) -> _Told:
    return (row[1], row[3] if row[2] == "name" else 0, NOWHERE, NOWHERE, row[3] if row[2] == "number" else 0)


def _place(values: Iterable[Any]) -> Place:
    """The place that the values begin with: as one, or as four numbers."""
    found = list(values)
    if found and isinstance(found[0], tuple):
        found = list(found[0])
    return (found[0], found[1], found[2], found[3]) if len(found) > 3 else NOWHERE


_TELLING: Final[dict[str, Callable[[Row], _Told]]] = {
    "new_turn": _of_player, "phase": _phase, "draw": _draw, "move": _move, "position": _position, "set": _placed, "summoning": _placed,
    "special_summoning": _placed, "flip_summoning": _placed, "chaining": _chaining, "chained": _link, "chain_solving": _link,
    "chain_solved": _link, "chain_negated": _link, "chain_disabled": _link, "become_target": _target, "attack": _attack,
    "damage": _of_player, "recover": _of_player, "pay_lp": _of_player, "equip": _attack, "add_counter": _counter,
    "remove_counter": _counter, "coin": _toss, "dice": _toss, "missed_timing": _missed, "shuffle_deck": _of_player,
    "shuffle_hand": _of_player, "win": _of_player, "revealed": _shown, "declared": _declared,
}  # fmt: skip
