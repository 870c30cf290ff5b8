"""What the player who decides can do, by name: each move with its answer, a stable ID, and which others come to the same."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final, NoReturn
from zlib import crc32

from solemn.core.card.attack_and_defense import get_attack, get_defense
from solemn.core.card.kinds import get_level
from solemn.core.card.names import get_code
from solemn.core.decisions.card_choices import CodesDecision
from solemn.core.decisions.kinds import AnnounceCardDecision, Decision, Zone
from solemn.core.state.data import Card, Effect
from solemn.core.state.log import place_of
from solemn.duel.arguments import cut
from solemn.duel.errors import DuelError
from solemn.duel.options import Option, next_options, options_of
from solemn.duel.sight import sees
from solemn.spec.constants import LOCATION_GRAVE, LOCATION_MZONE, LOCATION_ONFIELD, LOCATION_REMOVED

TEXTS_A_CARD: Final = 20  # bits of the number of a text, below the passcode of its card
MOST_MOVES: Final = 10_000
_EXTRA_MONSTER_ZONES: Final = 5
_OPEN_PILES: Final = LOCATION_GRAVE | LOCATION_REMOVED


@dataclass(frozen=True, slots=True)
class Move:
    """One thing that a player can do: `duel.answer(move.answer)` does it once it is `complete`; else `duel.moves(after=move)` goes on.

    `kind` says what is done (summon, activate, chain, choose, zone, pass, ...), `cards` with which cards, by which `effect`, in which
    `zones` (player, location, sequence), with which `values` (the numbers of texts, positions, passcodes, masks). `id` names the move in
    any run of the same position, by passcodes and places; of a card that the player does not see it says the place alone. Moves with the
    same `alike` are the same but for the copy of a card or for the zone. `names` are those of the cards, "" for one that is not seen, or
    of the passcodes in `values`, of a text its card's; `player` is who can do it.
    """

    id: str
    player: int
    kind: str
    answer: Any
    complete: bool
    cards: tuple[Card, ...]
    names: tuple[str, ...]
    effect: Effect | None
    zones: tuple[Zone, ...]
    values: tuple[int, ...]
    alike: str
    chosen: tuple[Any, ...] = ()
    decision: Decision | None = field(default=None, compare=False, repr=False)  # the one that it is a move of

    def __copy__(self) -> "Move":
        """Itself: it cannot be changed."""
        return self

    def __deepcopy__(self, memo: object) -> "Move":
        """Itself: it is a move of its duel, whoever holds it."""
        return self

    def __reduce_ex__(self, _: object) -> NoReturn:
        raise TypeError(
            "a move belongs to its duel and cannot be pickled: "
            "move.id names it in any run of the same position, duel.answer takes move.answer"
        )


def moves_of(decision: Decision, steps: bool, after: Move | None, name_of: Callable[[int], str]) -> list[Move]:
    """The moves of a decision, whole or step by step; `name_of` gives the name of a passcode. Raises DuelError for more than 10,000."""
    if after is not None:
        _check(decision, after, name_of)
    chosen = () if after is None else after.chosen
    offered = next_options(decision, chosen) if steps or after is not None else options_of(decision)
    found: dict[str, Move] = {}
    for option in _not_too_many(offered):
        move = _move(option, decision, after, name_of)
        while move.id in found:  # another effect of the same card, with the same text
            move = replace(move, id=move.id + "~")
        found[move.id] = move
    return list(found.values())


def _check(decision: Decision, after: Move, name_of: Callable[[int], str]) -> None:
    """Raises DuelError if no move goes on from this one at the decision."""
    if after.complete:
        raise DuelError(f"after: found {after.id!r}, which is complete: duel.answer(move.answer) does it")
    if after.decision is not decision and not _is_offered(decision, after, name_of):
        raise DuelError(f"after: found {cut(after.id)!r}, expected a move of this decision, as moves(steps=True) offers them")


def _is_offered(decision: Decision, wanted: Move, name_of: Callable[[int], str]) -> bool:
    """Is a move of another decision one of this one as well? It is where the duel stands as it stood then, such as in a fork."""
    begun: Move | None = None
    while begun is None or begun.id != wanted.id:
        steps = (_move(option, decision, begun, name_of) for option in next_options(decision, () if begun is None else begun.chosen))
        begun = next((move for move in steps if not move.complete and f"{wanted.id}+".startswith(move.id + "+")), None)
        if begun is None:
            return False
    return begun.chosen == wanted.chosen and begun.player == wanted.player


def _not_too_many(options: Iterable[Option]) -> Iterator[Option]:
    for number, option in enumerate(options):
        if number == MOST_MOVES:
            raise DuelError(f"there are more than {MOST_MOVES} answers: moves(steps=True) offers them one card at a time")
        yield option


def _move(option: Option, decision: Decision, after: Move | None, name_of: Callable[[int], str]) -> Move:
    player = decision.player
    before = "" if after is None else after.id + "+"
    alike = "" if after is None else after.alike + "+"
    effect = "" if option.effect is None else f"!{option.effect.description}"
    values = ",".join(map(str, option.values))
    own = ";".join(_card_id(card, player) for card in option.cards)
    zones = ";".join(f"{side}.{location:x}.{sequence}" for side, location, sequence in option.zones)
    name = ":".join(filter(None, (option.kind, own + effect, zones, values)))
    rows = ";".join(sorted(_row_of(zone) for zone in option.zones))
    copies = ";".join(_likeness(card, player) for card in option.cards)
    same = ":".join(filter(None, (option.kind, copies + effect, rows, values)))
    return Move(
        id=before + name,
        player=player,
        kind=option.kind,
        answer=option.answer,
        complete=option.complete,
        cards=option.cards,
        names=_names(option, decision, name_of),
        effect=option.effect,
        zones=option.zones,
        values=option.values,
        alike=alike + same,
        chosen=option.chosen,
        decision=decision,
    )


def _names(option: Option, decision: Decision, name_of: Callable[[int], str]) -> tuple[str, ...]:
    if option.cards:
        return tuple(card.printed.name if _code_seen(card, decision.player) else "" for card in option.cards)
    if option.kind == "option":
        return tuple(name_of(value >> TEXTS_A_CARD) for value in option.values)
    return tuple(map(name_of, option.values)) if isinstance(decision, (AnnounceCardDecision, CodesDecision)) else ()


def _card_id(card: Card, player: int) -> str:
    controller, location, sequence, position = place_of(card)
    material = f".{position}" if card.overlay_target is not None else ""
    return f"{_code_seen(card, player)}@{controller}.{location:x}.{sequence}{material}"


def _code_seen(card: Card, player: int) -> int:
    """The passcode for a player to whom the card is offered: the own Deck may be looked through then."""
    return card.printed.code if sees(card, player) or card.controller == player else 0


def _likeness(card: Card, player: int) -> str:
    """What tells a card from another copy: on the field all that it is and has, elsewhere where it is and since when."""
    code, (controller, location, sequence, position) = _code_seen(card, player), place_of(card)
    if not code:
        return f"0@{controller}.{location:x}" + (f".{sequence}" if location & LOCATION_ONFIELD else "")
    if not location & LOCATION_ONFIELD or card.overlay_target is not None:
        return f"{code}@{controller}.{location:x}.{position}.{card.owner}.{card.turn_id if location & _OPEN_PILES else 0}"
    ties = [material.printed.code for material in card.materials_attached], [equip.printed.code for equip in card.equipped_cards]
    effects = sorted((e.code, e.type, e.count_limit) for e in card.own_effects)
    now = (get_code(card), get_attack(card), get_defense(card), get_level(card), card.status, card.summon_type, card.declarations)
    extra = location == LOCATION_MZONE and sequence >= _EXTRA_MONSTER_ZONES
    rest = (position, card.owner, card.turn_id, extra, *now, sorted(card.counters.items()), ties, effects, len(card.targeted_by))
    return f"{code}@{controller}.{location:x}.{crc32(repr(rest).encode()):08x}"


def _row_of(zone: Zone) -> str:
    """The row that a zone belongs to; Extra Monster Zones, Field Zones and Pendulum Zones are rows of their own."""
    side, location, sequence = zone
    extra = sequence if sequence >= _EXTRA_MONSTER_ZONES else 0
    return f"{side}.{location:x}" + (f".{extra}" if extra and location != LOCATION_MZONE else ".x" if extra else "")
