"""Whether a card can be where a scenario's setup puts it, and whether a check is about a card that the scenario has."""

from collections.abc import Callable, Iterator
from typing import Final

from solemn.judge.language.errors import InputError
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
FIELD_ZONE: Final = 5
_KINDS: Final = {
    "fusion": TYPE_FUSION, "ritual": TYPE_RITUAL, "synchro": TYPE_SYNCHRO, "xyz": TYPE_XYZ, "link": TYPE_LINK,
}  # fmt: skip
_KIND_WORDS: Final = {word: word.capitalize() for word in _KINDS}
_WITHOUT_EXTRA_ZONES: Final = ("mr1", "mr2", "mr3")
_PILES: Final = ("hand", "deck", "extra", "grave", "banished")
Path = tuple[str | int, ...]
Placed = tuple[Path, str | int, str]  # where in the file, the card, and what it is not allowed to be there


def check_places(source: Source, names: CardNames, equips: Callable[[int], bool]) -> Iterator[InputError]:
    """Every card that cannot be in its place; `equips` says whether the script of a passcode equips cards."""
    for i, player in enumerate(source.scenario.setup.players):
        extra_zones = source.scenario.ruleset not in _WITHOUT_EXTRA_ZONES
        field = (*_monsters(player, names, extra_zones), *_spells(player, source.scenario.setup, names, equips), *_scales(player, names))
        for path, name, problem in (*_piles(player, names), *field):
            yield source.error(f"{name!r} {problem}", "setup", "players", i, *path)


def _type(names: CardNames, name: str | int) -> int:
    printed = names.find(name)
    return 0 if printed is None else printed.type


def _piles(player: PlayerSetup, names: CardNames) -> Iterator[Placed]:
    for zone in _PILES:
        for i, entry in enumerate(getattr(player, zone)):
            name = name_of(entry)
            problem = _in_pile(zone, _type(names, name))
            if problem is not None:
                yield (zone, i), name, problem


def _in_pile(zone: str, kind: int) -> str | None:
    if kind & TYPE_TOKEN:
        return "is a Token, which can be on the field only"
    if zone in ("hand", "deck") and kind & _EXTRA_DECK:
        return f"belongs in the Extra Deck: it cannot be in the {'hand' if zone == 'hand' else 'Main Deck'}"
    if zone == "extra" and not kind & (_EXTRA_DECK | TYPE_PENDULUM):
        return "cannot be in the Extra Deck"
    return None


def _monsters(player: PlayerSetup, names: CardNames, extra_zones: bool) -> Iterator[Placed]:
    for i, monster in enumerate(player.mzone):
        kind = _type(names, monster.card)
        if not kind & TYPE_MONSTER:
            yield ("mzone", i, "card"), monster.card, "is no monster: it cannot be in a Monster Zone"
        if monster.materials and not kind & TYPE_XYZ:
            yield ("mzone", i, "materials"), monster.card, "is no Xyz Monster: it cannot have materials"
        if monster.summoned is not None and monster.pos == "set":
            yield ("mzone", i, "summoned"), monster.card, "is Set: it was not Summoned"
        if monster.summoned is not None and monster.summoned.as_ in _KINDS and not kind & _KINDS[monster.summoned.as_]:
            yield ("mzone", i, "summoned", "as"), monster.card, f"cannot have been {_KIND_WORDS[monster.summoned.as_]} Summoned"
        if kind & TYPE_LINK and monster.pos != "attack":
            yield ("mzone", i, "pos"), monster.card, "is a Link Monster, which is always in face-up Attack Position"
        if monster.seq >= EXTRA_ZONES:
            problem = _in_extra_zone(kind, extra_zones)
            if problem is not None:
                yield ("mzone", i, "seq"), monster.card, problem
    yield from _in_both_extra_zones(player, names)


def _in_extra_zone(kind: int, extra_zones: bool) -> str | None:
    if not extra_zones:
        return "cannot be in an Extra Monster Zone: there are none under these rules"
    return None if kind & (_EXTRA_DECK | TYPE_PENDULUM) else "is not from the Extra Deck: it cannot be in an Extra Monster Zone"


def _in_both_extra_zones(player: PlayerSetup, names: CardNames) -> Iterator[Placed]:
    """A player has monsters in both only by an Extra Link, whose ends are Link Monsters; they stay also if it is broken later."""
    extra = [(i, monster) for i, monster in enumerate(player.mzone) if monster.seq >= EXTRA_ZONES]
    if len({monster.seq for _, monster in extra}) > 1:
        for i, monster in extra:
            if not _type(names, monster.card) & TYPE_LINK:
                problem = "is no Link Monster: only by an Extra Link one player has monsters in both Extra Monster Zones"
                yield ("mzone", i, "seq"), monster.card, problem


def _spells(player: PlayerSetup, setup: Setup, names: CardNames, equips: Callable[[int], bool]) -> Iterator[Placed]:
    for i, spell in enumerate(player.szone):
        kind = _type(names, spell.card)
        if kind & TYPE_MONSTER and not (spell.equip is not None or kind & TYPE_PENDULUM):
            yield ("szone", i, "card"), spell.card, "is a monster: it can be in a Spell & Trap Zone only as an Equip Card (equip)"
        if bool(kind & TYPE_FIELD) is not (spell.seq == FIELD_ZONE):
            problem = "is a Field Spell: it can be in the Field Zone (seq 5) only" if kind & TYPE_FIELD else "cannot be in the Field Zone"
            yield ("szone", i, "seq"), spell.card, problem
        refusal = None if spell.equip is None else _as_equip(spell, spell.equip, setup, names, equips)
        if refusal is not None:
            yield ("szone", i, "equip"), spell.card, refusal


def _as_equip(spell: SpellSetup, equip: ZoneRef, setup: Setup, names: CardNames, equips: Callable[[int], bool]) -> str | None:
    printed = names.find(spell.card)
    kind = _type(names, spell.card)
    if printed is not None and not kind & (TYPE_EQUIP | TYPE_MONSTER) and not equips(printed.code):
        return "is no Equip Card: it cannot be equipped to a monster"
    if pos_of(spell) == "set":
        return "is Set: an Equip Card is face-up (pos: faceup)"
    bearers = [monster for monster in setup.players[equip.player].mzone if monster.seq == equip.seq and monster.pos != "set"]
    return None if bearers else f"is equipped to nothing: player {equip.player} has no face-up monster in zone {equip.seq}"


def _scales(player: PlayerSetup, names: CardNames) -> Iterator[Placed]:
    for i, scale in enumerate(player.pzone):
        if not _type(names, scale.card) & TYPE_PENDULUM:
            yield ("pzone", i, "card"), scale.card, "is no Pendulum Monster: it cannot be in a Pendulum Zone"


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
