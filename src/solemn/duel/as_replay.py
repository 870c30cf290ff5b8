"""A duel as a replay of EDOPro, in which player 0 always goes first."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Protocol, Self

from solemn.core.decisions.kinds import Decision
from solemn.core.decisions.simple_ai import plays_for
from solemn.core.state.data import DuelState
from solemn.duel.as_puzzle import puzzle_source
from solemn.duel.beginning import Beginning
from solemn.duel.errors import DuelError
from solemn.duel.rows import state_row
from solemn.duel.state_rows import Row
from solemn.duel.terms import Placement
from solemn.replays.file_format import PUZZLES, SINGLE_MODE
from solemn.replays.recorder import DoesNotFit, Recorder
from solemn.replays.replay import Replay, ReplayDeck
from solemn.replays.writing import CLIENT, EDOPRO
from solemn.spec.constants import LOCATION_DECK, LOCATION_EXTRA

_PARTS: Final = ((0, LOCATION_DECK), (0, LOCATION_EXTRA), (1, LOCATION_DECK), (1, LOCATION_EXTRA))  # of two decks, as a replay has them
_OF_DECKS: Final = [Placement(0, owner, row) for owner, row in _PARTS]
_REFERENCE: Final = "ocgcore"


class Recordable(Protocol):
    """What a replay needs of a duel."""

    beginning: Beginning
    decision: Decision | None
    state: DuelState

    @property
    def answers(self) -> tuple[Any, ...]:
        """The answers given so far."""

    @property
    def log(self) -> list[tuple[Any, ...]]:
        """What happened so far."""

    @classmethod
    def put_up(cls, beginning: Beginning) -> Self:
        """A duel that begins so, not started."""

    def start(self) -> None:
        """Play to the first decision."""

    def answer(self, value: Any) -> None:
        """Answer the decision."""


def replay_of(duel: Recordable, names: tuple[str, str], time: int, puzzle: str = "") -> Replay:
    """The duel up to now as a replay, made `time` seconds after 1970. Raises DuelError if there can be none.

    `puzzle` is the name of the file that puts up a field which is neither that of two decks nor a puzzle's.
    """
    begun = as_puzzle(duel.beginning, puzzle)
    first_last = begun.first == 1
    shown = _with_sides_changed(begun) if first_last else begun
    decks, script = _start(shown)
    responses = _responses(duel, replace(shown, rulings=_REFERENCE), first_last)
    return Replay(
        kind="yrp1",
        version=CLIENT,
        flags=EDOPRO if script is None else EDOPRO | SINGLE_MODE,
        time=time,
        seed=begun.seed,
        sides=((names[begun.first],), (names[1 - begun.first],)),
        lp=begun.lp,
        start_hand=begun.start_hand,
        draw=begun.draw,
        duel_flags=begun.flags,
        script=script,
        decks=decks,
        responses=responses,
    )


def _responses(duel: Recordable, begun: Beginning, change_sides: bool) -> tuple[bytes, ...]:
    """Play the duel again as EDOPro will, with the sides changed or not; the bytes of every response."""
    twin, recorder = duel.put_up(begun), Recorder()
    twin.state.listener = _asked_by_the_reference(twin, recorder)
    answers = map(_from_other_side, duel.answers) if change_sides else iter(duel.answers)
    try:
        recorder.play(twin, answers)
    except DoesNotFit as error:
        raise _goes_otherwise(twin) from error
    theirs = _row_from_other_side(state_row(twin.state)) if change_sides else state_row(twin.state)
    if theirs != state_row(duel.state) or _happened(twin, change_sides) != _happened(duel, change_sides):
        raise _goes_otherwise(twin)
    return tuple(recorder.responses)


def _asked_by_the_reference(twin: Recordable, recorder: Recorder) -> Callable[[tuple[Any, ...]], None]:
    """A listener that hands the recorder what the duel tells, but for the passes of the engine's own player, who is never asked."""

    def hear(row: tuple[Any, ...]) -> None:
        if row[0] != ".unasked" or not plays_for(twin.state, row[1]):
            recorder.hear(row)

    return hear


def as_puzzle(begun: Beginning, name: str) -> Beginning:
    """A beginning whose field is put up by a puzzle with this name, if that is necessary. Raises NotInAPuzzle."""
    if not begun.arrangements and (begun.set_ups or not _are_elsewhere(begun)):
        return begun
    if not name:
        raise DuelError("a replay begins with two decks or with one puzzle; this duel has cards in other places: name its puzzle")
    return replace(begun, placements=[], arrangements=[], set_ups=[(puzzle_source(begun), f"{PUZZLES}/{name}")])


def _are_elsewhere(begun: Beginning) -> bool:
    """Whether cards are not where those of two decks are, the deck of the player who goes first before the other one."""
    own = [placement if begun.first == 0 else _other_owner(placement) for placement in begun.placements]
    parts = [placement._replace(code=0) for placement in own]
    return any(part not in _OF_DECKS for part in parts) or parts != sorted(parts, key=_OF_DECKS.index)


def _start(begun: Beginning) -> tuple[tuple[ReplayDeck, ...], str | None]:
    """The decks, or the puzzle, that the duel began with. Raises DuelError for anything else."""
    if begun.set_ups:
        if begun.placements or len(begun.set_ups) > 1:
            raise DuelError("a replay begins with two decks or with one puzzle; this duel has more")
        return (), f"{PUZZLES}/{Path(begun.set_ups[0][1]).name}"
    parts: list[list[int]] = [[] for _ in _PARTS]
    for placement in begun.placements:
        parts[_OF_DECKS.index(placement._replace(code=0))].append(placement.code)
    main0, extra0, main1, extra1 = map(tuple, parts)
    return (ReplayDeck(main0, extra0), ReplayDeck(main1, extra1)), None


def _happened(duel: Recordable, only_kinds: bool) -> list[Any]:
    """The rows of the log that hold no objects, or their kinds."""
    if not duel.state.log_enabled:
        return []
    begins = next((i for i, row in enumerate(duel.log) if row[0] == "new_turn"), 0)  # before it the field is put up
    return [row[0] if only_kinds else row for row in duel.log[begins:] if not row[0].startswith(".")]


def _goes_otherwise(twin: Recordable) -> DuelError:
    return DuelError(
        f"EDOPro plays this duel otherwise from decision {len(twin.answers) + 1} on, by its own rulings: "
        'Duel(rulings="ocgcore") plays by them'
    )


# -- from the other side of the table -----------------------------------------------------------------------------------


def _with_sides_changed(begun: Beginning) -> Beginning:
    if begun.set_ups and not begun.placements:
        raise DuelError("in a replay of a puzzle player 0 goes first; in this duel player 1 does")
    return replace(begun, first=1 - begun.first, placements=[_other_owner(placement) for placement in begun.placements])


def _other_owner(placement: Placement) -> Placement:
    controller = placement.controller
    return placement._replace(owner=1 - placement.owner, controller=None if controller is None else 1 - controller)


def _from_other_side(answer: Any) -> Any:
    """An answer as the same player gives it as the other one: zones name a player, nothing else does."""
    if not isinstance(answer, list) or not any(isinstance(item, (tuple, list)) for item in answer):
        return answer
    return [(1 - player, location, sequence) for player, location, sequence in answer]


def _row_from_other_side(row: Row) -> Row:
    players = [_player_from_other_side(player) for player in reversed(row["players"])]
    return {**row, "turn_player": 1 - row["turn_player"], "players": players}


def _player_from_other_side(row: Row) -> Row:
    return {**row, "mzone": _cards_from_other_side(row["mzone"]), "szone": _cards_from_other_side(row["szone"])}


def _cards_from_other_side(cards: Sequence[Row | None]) -> list[Row | None]:
    return [None if card is None else {**card, "owner": 1 - card["owner"], "equip": _place(card["equip"])} for card in cards]


def _place(place: Iterable[int]) -> list[int]:
    player, location, sequence = place
    return [1 - player if location else player, location, sequence]
