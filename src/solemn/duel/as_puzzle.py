"""A field as an EDOPro puzzle: a Lua file that puts it up before the duel."""

from collections.abc import Iterator
from typing import Final

from solemn.core.turn.turn import DRAW_PHASE
from solemn.duel.arranging import (
    Arrangement,
    Attached,
    CountersOn,
    Equipped,
    FaceUpExtra,
    LifePoints,
    Opening,
    Scale,
    SummonedSo,
    Tosses,
)
from solemn.duel.beginning import Beginning
from solemn.duel.errors import DuelError
from solemn.duel.terms import RULESETS, Placement
from solemn.spec.constants import (
    COUNTER_NEED_ENABLE,
    COUNTER_WITHOUT_PERMIT,
    LOCATION_EXTRA,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_PZONE,
    LOCATION_SZONE,
    POS_FACEUP,
)

TURN: Final = "turn"
CHANCE: Final = "chance"
MATERIALS: Final = "materials"
SET_UPS: Final = "set-ups"
_WHY: Final = {
    TURN: "a puzzle begins with the Draw Phase of player 0",
    CHANCE: "a puzzle cannot say what coins and dice show",
    MATERIALS: "a puzzle cannot say with what a monster was Summoned",
    SET_UPS: "the field was put up by a Lua file",
}
_RULES: Final = {RULESETS[f"mr{number}"]: number for number in range(1, 6)}


class NotInAPuzzle(DuelError):
    """A duel begins with something that no puzzle can put up; `what` is TURN, CHANCE, MATERIALS or SET_UPS."""

    def __init__(self, what: str) -> None:
        super().__init__(f"this duel cannot be written as a puzzle: {_WHY[what]}")
        self.what = what


def puzzle_source(begun: Beginning) -> bytes:
    """The Lua file that puts up the cards, and what was arranged with them. Raises NotInAPuzzle."""
    if begun.set_ups:
        raise NotInAPuzzle(SET_UPS)
    rule = _RULES.get(begun.flags)
    options = f"{begun.flags:#x}, 0, true" if rule is None else f"0, {rule}"
    lines = [f"Debug.ReloadFieldBegin({options})", *_players(begun), "local card = {}", *_cards(begun), "Debug.ReloadFieldEnd()"]
    return ("\n".join(lines) + "\n").encode()


def _players(begun: Beginning) -> Iterator[str]:
    lp = {what.player: what.amount for what in begun.arrangements if isinstance(what, LifePoints)}
    for player in (0, 1):
        yield f"Debug.SetPlayerInfo({player}, {lp.get(player, begun.lp)}, {begun.start_hand}, {begun.draw})"


def _cards(begun: Beginning) -> Iterator[str]:
    """The cards in the order in which they were made; those in zones under names, for what is told of them."""
    rows = [what for what in begun.arrangements if isinstance(what, FaceUpExtra)]
    later = [what for what in begun.arrangements if not isinstance(what, FaceUpExtra)]
    placed = [_placed(placement) for placement in begun.placements]
    extra = [f"Debug.AddCard({row.code}, {row.player}, {row.player}, {LOCATION_EXTRA}, 0, {POS_FACEUP})" for row in rows]
    yield from placed
    yield from extra
    for what in later:
        yield from _arranged(what)


def _placed(placement: Placement) -> str:
    code, owner, location, sequence, position, controller = placement
    player = owner if controller is None else controller
    added = f"Debug.AddCard({code}, {owner}, {player}, {location}, {sequence}, {position}, {str(location == LOCATION_MZONE).lower()})"
    return f"{_name(player, location, sequence)} = {added}" if location & LOCATION_ONFIELD else added


def _arranged(what: Arrangement) -> Iterator[str]:
    if isinstance(what, Attached):
        yield f"Debug.AddCard({what.code}, {what.player}, {what.player}, {LOCATION_MZONE}, {what.sequence}, {POS_FACEUP})"
    elif isinstance(what, Equipped):
        yield f"Debug.PreEquip({_name(what.player, LOCATION_SZONE, what.sequence)}, {_name(what.bearer, LOCATION_MZONE, what.on)})"
    elif isinstance(what, Scale):
        yield f"Debug.AddCard({what.code}, {what.player}, {what.player}, {LOCATION_PZONE}, {what.side}, {POS_FACEUP})"
    elif isinstance(what, SummonedSo):
        if what.materials:
            raise NotInAPuzzle(MATERIALS)
        yield f"Debug.PreSummon({_name(what.player, LOCATION_MZONE, what.sequence)}, {what.kind:#x}, {what.origin})"
    elif isinstance(what, CountersOn):
        card = _name(what.player, what.location, what.sequence)
        enabled = what.kind | COUNTER_NEED_ENABLE if what.kind & COUNTER_WITHOUT_PERMIT else what.kind
        for kind, count in ((enabled, what.lost_if_negated), (what.kind, what.lasting)):
            if count:
                yield f"Debug.PreAddCounter({card}, {kind:#x}, {count})"
    elif isinstance(what, Opening) and (what.player, what.step) != (0, DRAW_PHASE):
        raise NotInAPuzzle(TURN)
    elif isinstance(what, Tosses):
        raise NotInAPuzzle(CHANCE)


def _name(player: int, location: int, sequence: int) -> str:
    return f'card["{player} {location} {sequence}"]'
