"""What is arranged on the field before a duel starts, beyond cards in their places; as data, so that files keep it.

What lies under a monster and what is equipped to it, how it was Summoned, counters, LP, whose turn it is, results of coins and dice.
"""

from typing import Annotated, Final, Protocol, TypeAlias

from msgspec import Meta, Struct

from solemn.core.card.counters import put_counters
from solemn.core.lifetimes.attaching import attach_equip, attach_material
from solemn.core.lifetimes.resetting import set_working
from solemn.core.lifetimes.ties import set_material
from solemn.core.moves.zone_changes import add_card
from solemn.core.state.data import Card, DuelState
from solemn.core.state.field_zones import field_card, pzone_index
from solemn.core.turn.turn import DRAW_PHASE, END_PHASE, begin_at
from solemn.duel.errors import DuelError
from solemn.duel.terms import MOST_CARDS
from solemn.spec.constants import LOCATION_EXTRA, LOCATION_MZONE, LOCATION_SZONE, POS_FACEUP

Player: TypeAlias = Annotated[int, Meta(ge=0, le=1)]
Zone: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Passcode: TypeAlias = Annotated[int, Meta(ge=0, le=(1 << 32) - 1)]
_ON_FIELD: Final = (LOCATION_MZONE, LOCATION_SZONE)


class _Arrangement(Struct, frozen=True, forbid_unknown_fields=True, tag_field="arrange"):
    pass


class Attached(_Arrangement, frozen=True, tag="attached"):
    """A card that lies as Xyz Material under the monster in a Monster Zone."""

    player: Player
    sequence: Zone
    code: Passcode


class Equipped(_Arrangement, frozen=True, tag="equipped"):
    """The card in a Spell & Trap Zone is equipped to the monster of `bearer` in its Monster Zone `on`."""

    player: Player
    sequence: Zone
    bearer: Player
    on: Zone


class FaceUpExtra(_Arrangement, frozen=True, tag="face_up_extra"):
    """A Pendulum Monster that lies face-up in the Extra Deck."""

    player: Player
    code: Passcode


class Scale(_Arrangement, frozen=True, tag="scale"):
    """A card in a Pendulum Zone: 0 the left one, 1 the right one."""

    player: Player
    side: Annotated[int, Meta(ge=0, le=1)]
    code: Passcode


class Material(Struct, frozen=True, forbid_unknown_fields=True):
    """What a monster was Summoned with: the card of the duel with this number; without a number, a card that is no longer there."""

    code: Passcode
    card: int | None = None


class SummonedSo(_Arrangement, frozen=True, tag="summoned"):
    """How the monster in a Monster Zone was Summoned (a SUMMON_TYPE), from which location, with what."""

    player: Player
    sequence: Zone
    kind: Annotated[int, Meta(ge=0, le=(1 << 32) - 1)]
    origin: Annotated[int, Meta(ge=0, le=0xFF)]
    materials: tuple[Material, ...] = ()


class CountersOn(_Arrangement, frozen=True, tag="counters"):
    """Counters on the card in a zone: how many are lost if its effects are negated, and how many are not."""

    player: Player
    location: int
    sequence: Zone
    kind: Annotated[int, Meta(ge=0, le=0xFFFF)]
    lost_if_negated: Annotated[int, Meta(ge=0, le=0xFFFF)]
    lasting: Annotated[int, Meta(ge=0, le=0xFFFF)]


class LifePoints(_Arrangement, frozen=True, tag="lp"):
    """A player's LP."""

    player: Player
    amount: Annotated[int, Meta(ge=1, le=1_000_000)]


class Opening(_Arrangement, frozen=True, tag="opening"):
    """Whose turn it is when the duel begins, and at which step of it: DRAW_PHASE to END_PHASE."""

    player: Player
    step: Annotated[int, Meta(ge=DRAW_PHASE, le=END_PHASE)]


class Tosses(_Arrangement, frozen=True, tag="tosses"):
    """What the first coins (1 for heads) and dice show, in order."""

    coins: tuple[Annotated[int, Meta(ge=0, le=1)], ...] = ()
    dice: tuple[Annotated[int, Meta(ge=1, le=6)], ...] = ()


Arrangement: TypeAlias = (
    Attached | Equipped | FaceUpExtra | Scale | SummonedSo | CountersOn | LifePoints | Opening | Tosses
)  # fmt: skip


class Arrangeable(Protocol):
    """What is needed of a duel."""

    state: DuelState

    def make_card(self, player: int, code: int) -> Card:
        """A new card in no place."""


def arrange(duel: Arrangeable, what: Arrangement) -> None:
    """Do it. Raises DuelError for a card that is not there, and for more cards than a duel has."""
    d = duel.state
    if isinstance(what, Attached):
        attach_material(_monster(d, what.player, what.sequence), _made(duel, what.player, what.code))
    elif isinstance(what, Equipped):
        attach_equip(_card(d, what.player, LOCATION_SZONE, what.sequence), _monster(d, what.bearer, what.on))
    elif isinstance(what, FaceUpExtra):
        _place_face_up(duel, what.player, what.code, LOCATION_EXTRA, 0, in_scale=False)
    elif isinstance(what, Scale):
        _place_face_up(duel, what.player, what.code, LOCATION_SZONE, pzone_index(d, what.side), in_scale=True)
    elif isinstance(what, SummonedSo):
        _note_summon(duel, what)
    elif isinstance(what, CountersOn):
        put_counters(_card(d, what.player, what.location, what.sequence), what.kind, what.lost_if_negated, what.lasting)
    elif isinstance(what, LifePoints):
        d.players[what.player].lp = what.amount
    elif isinstance(what, Opening):
        begin_at(d, what.player, what.step)
    else:
        d.tossed.coins_to_come = list(what.coins)
        d.tossed.dice_to_come = list(what.dice)


def _card(d: DuelState, player: int, location: int, sequence: int) -> Card:
    found = field_card(d, player, location, sequence) if location in _ON_FIELD else None
    if found is None:
        raise DuelError(f"nothing is in location {location:#x}, place {sequence} of player {player}")
    return found


def _monster(d: DuelState, player: int, sequence: int) -> Card:
    return _card(d, player, LOCATION_MZONE, sequence)


def _made(duel: Arrangeable, player: int, code: int) -> Card:
    if len(duel.state.cards) > MOST_CARDS:
        raise DuelError(f"a duel has at most {MOST_CARDS} cards")
    return duel.make_card(player, code)


def _place_face_up(duel: Arrangeable, player: int, code: int, location: int, sequence: int, in_scale: bool) -> None:
    if in_scale and field_card(duel.state, player, location, sequence) is not None:
        raise DuelError(f"something is in location {location:#x}, place {sequence} of player {player} already")
    card = _made(duel, player, code)
    card.send_position = POS_FACEUP  # face-down it would go into the Main Deck instead of the Extra Deck
    add_card(duel.state, player, card, location, sequence, in_scale)
    card.position = POS_FACEUP
    set_working(card, True)


def _note_summon(duel: Arrangeable, what: SummonedSo) -> None:
    card = _monster(duel.state, what.player, what.sequence)
    card.summon_type = what.kind
    card.summon_player = card.controller
    card.summon_location = what.origin
    if what.materials:
        set_material(card, [_material(duel, card, material) for material in what.materials])


def _material(duel: Arrangeable, summoned: Card, material: Material) -> Card:
    if material.card is None:
        return _made(duel, summoned.owner, material.code)
    found = next((card for card in duel.state.cards if card.id == material.card), None)
    if found is None:
        raise DuelError(f"no card of this duel has the number {material.card}")
    return found
