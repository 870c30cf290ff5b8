"""Whether a card can be where a scenario's setup puts it, and whether a check is about a card that the scenario has."""

from collections.abc import Callable, Iterator
from typing import Final

from solemn.judge.language.errors import InputError
from solemn.judge.language.placed import FIELD_ZONE
from solemn.judge.language.sayings import Saying, saying
from solemn.judge.scenario.model import (
    Cards,
    MonsterSetup,
    PlayerSetup,
    Scenario,
    Setup,
    SpellSetup,
    ZoneRef,
    name_of,
    pos_of,
)
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.reading import Source
from solemn.spec.constants import (
    TYPE_EQUIP,
    TYPE_FIELD,
    TYPE_FUSION,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_PENDULUM,
    TYPE_RITUAL,
    TYPE_SYNCHRO,
    TYPE_TOKEN,
    TYPE_XYZ,
)

_EXTRA_DECK: Final = TYPE_FUSION | TYPE_SYNCHRO | TYPE_XYZ | TYPE_LINK
EXTRA_ZONES: Final = 5  # from this place on Monster Zones are Extra Monster Zones
_KINDS: Final = {
    "fusion": TYPE_FUSION, "ritual": TYPE_RITUAL, "synchro": TYPE_SYNCHRO, "xyz": TYPE_XYZ, "link": TYPE_LINK,
}  # fmt: skip
_WITHOUT_EXTRA_ZONES: Final = ("mr1", "mr2", "mr3")
_PILES: Final = ("hand", "deck", "extra", "grave", "banished")
Path = tuple[str | int, ...]
Placed = tuple[Path, Saying]  # where in the file, and what is wrong


def check_places(source: Source, names: CardNames, equips: Callable[[int], bool]) -> Iterator[InputError]:
    """Every card that cannot be in its place; `equips` says whether the script of a passcode equips cards."""
    for i, player in enumerate(source.scenario.setup.players):
        extra_zones = source.scenario.ruleset not in _WITHOUT_EXTRA_ZONES
        field = (*_monsters(player, names, extra_zones), *_spells(player, source.scenario.setup, names, equips), *_scales(player, names))
        for path, problem in (*_piles(player, names), *field):
            yield source.error(problem, "setup", "players", i, *path)


def _type(names: CardNames, name: str | int) -> int:
    printed = names.find(name)
    return 0 if printed is None else printed.type


def _piles(player: PlayerSetup, names: CardNames) -> Iterator[Placed]:
    for zone in _PILES:
        for i, entry in enumerate(getattr(player, zone)):
            name = name_of(entry)
            problem = _in_pile(zone, _type(names, name))
            if problem is not None:
                yield (zone, i), saying(problem, card=name, zone=zone)


def _in_pile(zone: str, kind: int) -> str | None:
    if kind & TYPE_TOKEN:
        return "place-token"
    if zone in ("hand", "deck") and kind & _EXTRA_DECK:
        return "place-belongs-in-extra"
    if zone == "extra" and not kind & (_EXTRA_DECK | TYPE_PENDULUM):
        return "place-not-in-extra"
    return None


def _monsters(player: PlayerSetup, names: CardNames, extra_zones: bool) -> Iterator[Placed]:
    for i, monster in enumerate(player.mzone):
        kind = "none" if monster.summoned is None else monster.summoned.as_
        for field, problem in _of_monster(monster, _type(names, monster.card), extra_zones):
            yield ("mzone", i, *field), saying(problem, card=monster.card, kind=kind)
    yield from _in_both_extra_zones(player, names)


def _of_monster(monster: MonsterSetup, kind: int, extra_zones: bool) -> Iterator[tuple[Path, str]]:
    """What is wrong with a card in a Monster Zone: the field of its entry, and the message."""
    if not kind & TYPE_MONSTER:
        yield ("card",), "place-no-monster"
    if monster.materials and not kind & TYPE_XYZ:
        yield ("materials",), "place-no-xyz"
    if monster.summoned is not None and monster.pos == "set":
        yield ("summoned",), "place-set-not-summoned"
    if monster.summoned is not None and monster.summoned.as_ in _KINDS and not kind & _KINDS[monster.summoned.as_]:
        yield ("summoned", "as"), "place-not-summoned-so"
    if kind & TYPE_LINK and monster.pos != "attack":
        yield ("pos",), "place-link-position"
    if monster.seq >= EXTRA_ZONES and not extra_zones:
        yield ("seq",), "place-no-extra-zones"
    elif monster.seq >= EXTRA_ZONES and not kind & (_EXTRA_DECK | TYPE_PENDULUM):
        yield ("seq",), "place-not-from-extra"


def _in_both_extra_zones(player: PlayerSetup, names: CardNames) -> Iterator[Placed]:
    """A player has monsters in both only by an Extra Link, whose ends are Link Monsters; they stay also if it is broken later."""
    extra = [(i, monster) for i, monster in enumerate(player.mzone) if monster.seq >= EXTRA_ZONES]
    if len({monster.seq for _, monster in extra}) > 1:
        for i, monster in extra:
            if not _type(names, monster.card) & TYPE_LINK:
                yield ("mzone", i, "seq"), saying("place-no-extra-link", card=monster.card)


def _spells(player: PlayerSetup, setup: Setup, names: CardNames, equips: Callable[[int], bool]) -> Iterator[Placed]:
    for i, spell in enumerate(player.szone):
        kind = _type(names, spell.card)
        if kind & TYPE_MONSTER and not (spell.equip is not None or kind & TYPE_PENDULUM):
            yield ("szone", i, "card"), saying("place-monster-as-spell", card=spell.card)
        if bool(kind & TYPE_FIELD) is not (spell.seq == FIELD_ZONE):
            yield ("szone", i, "seq"), saying("place-field-zone-only" if kind & TYPE_FIELD else "place-not-field-zone", card=spell.card)
        refusal = None if spell.equip is None else _as_equip(spell, spell.equip, setup, names, equips)
        if refusal is not None:
            yield ("szone", i, "equip"), refusal


def _as_equip(spell: SpellSetup, equip: ZoneRef, setup: Setup, names: CardNames, equips: Callable[[int], bool]) -> Saying | None:
    printed = names.find(spell.card)
    kind = _type(names, spell.card)
    if printed is not None and not kind & (TYPE_EQUIP | TYPE_MONSTER) and not equips(printed.code):
        return saying("place-no-equip-card", card=spell.card)
    if pos_of(spell) == "set":
        return saying("place-equip-set", card=spell.card)
    bearers = [monster for monster in setup.players[equip.player].mzone if monster.seq == equip.seq and monster.pos != "set"]
    return None if bearers else saying("place-equip-nobody", card=spell.card, player=equip.player, number=equip.seq)


def _scales(player: PlayerSetup, names: CardNames) -> Iterator[Placed]:
    for i, scale in enumerate(player.pzone):
        if not _type(names, scale.card) & TYPE_PENDULUM:
            yield ("pzone", i, "card"), saying("place-no-pendulum", card=scale.card)


def titles_of(scenario: Scenario, names: CardNames) -> set[str]:
    """The English names of all cards that the setup has."""
    found: set[str] = set()
    for player in scenario.setup.players:
        piles = [name_of(entry) for zone in _PILES for entry in getattr(player, zone)]
        placed = [placed.card for zone in ("mzone", "szone", "pzone") for placed in getattr(player, zone)]
        materials = [name_of(entry) for monster in player.mzone for entry in (*monster.materials, *_used_for(monster))]
        found.update(names.title(name) for name in (*piles, *placed, *materials))
    return found


def _used_for(monster: MonsterSetup) -> Cards:
    return [] if monster.summoned is None else monster.summoned.materials


def is_token(name: str | int, names: CardNames) -> bool:
    """Whether the card is a Token, which effects put on the field."""
    return bool(_type(names, name) & TYPE_TOKEN)


def is_pendulum_of_main_deck(name: str | int, names: CardNames) -> bool:
    """Whether the card is a Pendulum Monster that can be in the Extra Deck face-up only."""
    kind = _type(names, name)
    return bool(kind & TYPE_PENDULUM) and not kind & _EXTRA_DECK
