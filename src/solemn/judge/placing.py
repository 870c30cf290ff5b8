"""Whether a card can be where a scenario's setup puts it, and whether a check is about a card that the scenario has."""

from collections.abc import Iterator
from typing import Final

from solemn.judge.model import PlayerSetup, Scenario, SpellSetup
from solemn.judge.names import CardNames
from solemn.judge.reading import Source
from solemn.spec.constants import (
    TYPE_FUSION,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_PENDULUM,
    TYPE_SYNCHRO,
    TYPE_TOKEN,
    TYPE_XYZ,
)

_EXTRA_DECK: Final = TYPE_FUSION | TYPE_SYNCHRO | TYPE_XYZ | TYPE_LINK
_PILES: Final = ("hand", "deck", "extra", "grave", "banished")
Path = tuple[str | int, ...]
Placed = tuple[Path, str | int, str]  # where in the file, the card, and what it is not allowed to be there


def check_places(source: Source, names: CardNames) -> None:
    """Raises InputError for the first card that cannot be in its place."""
    for i, player in enumerate(source.scenario.setup.players):
        for path, name, problem in (*_piles(player, names), *_field(player, names)):
            raise source.error(f"{name!r} {problem}", "setup", "players", i, *path)


def _type(names: CardNames, name: str | int) -> int:
    printed = names.find(name)
    return 0 if printed is None else printed.type


def _piles(player: PlayerSetup, names: CardNames) -> Iterator[Placed]:
    for zone in _PILES:
        for i, name in enumerate(getattr(player, zone)):
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


def _field(player: PlayerSetup, names: CardNames) -> Iterator[Placed]:
    for i, monster in enumerate(player.mzone):
        kind = _type(names, monster.card)
        if not kind & TYPE_MONSTER:
            yield ("mzone", i, "card"), monster.card, "is no monster: it cannot be in a Monster Zone"
        if monster.materials and not kind & TYPE_XYZ:
            yield ("mzone", i, "materials"), monster.card, "is no Xyz Monster: it cannot have materials"
    for i, spell in enumerate(player.szone):
        if _type(names, spell.card) & TYPE_MONSTER and not _monster_may_be_spell(spell, names):
            yield ("szone", i, "card"), spell.card, "is a monster: it can be in a Spell & Trap Zone only as an Equip Card (equip)"
    for i, scale in enumerate(player.pzone):
        if not _type(names, scale.card) & TYPE_PENDULUM:
            yield ("pzone", i, "card"), scale.card, "is no Pendulum Monster: it cannot be in a Pendulum Zone"


def _monster_may_be_spell(spell: SpellSetup, names: CardNames) -> bool:
    return spell.equip is not None or bool(_type(names, spell.card) & TYPE_PENDULUM)


def titles_of(scenario: Scenario, names: CardNames) -> set[str]:
    """The English names of all cards that the setup has."""
    found: set[str] = set()
    for player in scenario.setup.players:
        piles = [name for zone in _PILES for name in getattr(player, zone)]
        placed = [placed.card for zone in ("mzone", "szone", "pzone") for placed in getattr(player, zone)]
        materials = [name for monster in player.mzone for name in monster.materials]
        found.update(names.title(name) for name in (*piles, *placed, *materials))
    return found


def is_token(name: str | int, names: CardNames) -> bool:
    """Whether the card is a Token, which effects put on the field."""
    return bool(_type(names, name) & TYPE_TOKEN)
