"""Facts of cards as lines of text: `900000001 | Warden of the Hushed Bell | effect monster | 4 | light | spellcaster | 1500 | 1800`.

A monster's values are Level (Rank, Link Rating), Attribute, Type, ATK and DEF (of a Link Monster its arrows: `left bottom`). A Spell or
Trap ends after its kind. Further columns are `alias: 46986414`, `set: 0x10 0x2066`, `scale: 4` (or `3/8`). `#` begins a comment.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from solemn.spec import constants as c
from solemn.spec.cards import PrintedCard
from solemn.spec.told import ToldError, at, told

KINDS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "monster": c.TYPE_MONSTER, "spell": c.TYPE_SPELL, "trap": c.TYPE_TRAP, "normal": c.TYPE_NORMAL, "effect": c.TYPE_EFFECT,
        "fusion": c.TYPE_FUSION, "ritual": c.TYPE_RITUAL, "spirit": c.TYPE_SPIRIT, "union": c.TYPE_UNION, "gemini": c.TYPE_GEMINI,
        "tuner": c.TYPE_TUNER, "synchro": c.TYPE_SYNCHRO, "token": c.TYPE_TOKEN, "quick-play": c.TYPE_QUICKPLAY,
        "continuous": c.TYPE_CONTINUOUS, "equip": c.TYPE_EQUIP, "field": c.TYPE_FIELD, "counter": c.TYPE_COUNTER, "flip": c.TYPE_FLIP,
        "toon": c.TYPE_TOON, "xyz": c.TYPE_XYZ, "pendulum": c.TYPE_PENDULUM, "link": c.TYPE_LINK,
    }
)  # fmt: skip
ATTRIBUTES: Final[Mapping[str, int]] = MappingProxyType(
    {name.removeprefix("ATTRIBUTE_").lower(): getattr(c, name) for name in
     ("ATTRIBUTE_EARTH", "ATTRIBUTE_WATER", "ATTRIBUTE_FIRE", "ATTRIBUTE_WIND", "ATTRIBUTE_LIGHT", "ATTRIBUTE_DARK", "ATTRIBUTE_DIVINE")}
)  # fmt: skip
ARROWS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "bottom-left": 0x1, "bottom": 0x2, "bottom-right": 0x4, "left": 0x8, "right": 0x20, "top-left": 0x40, "top": 0x80,
        "top-right": 0x100,
    }
)  # fmt: skip
CUSTOM: Final = 32  # the scope of cards that nobody has printed
UNKNOWN: Final = -2  # ATK or DEF "?"
_SPELLED: Final = {"RACE_WINGEDBEAST": "winged beast", "RACE_BEASTWARRIOR": "beast-warrior", "RACE_SEASERPENT": "sea serpent",
                   "RACE_DIVINE": "divine-beast", "RACE_CREATORGOD": "creator god", "RACE_MAGICALKNIGHT": "magical knight",
                   "RACE_HIGHDRAGON": "high dragon", "RACE_OMEGAPSYCHIC": "omega psychic",
                   "RACE_CELESTIALWARRIOR": "celestial warrior"}  # fmt: skip
RACES: Final[Mapping[str, int]] = MappingProxyType(
    {
        _SPELLED.get(name, name.removeprefix("RACE_").lower()): value
        for name, value in vars(c).items()
        if name.startswith("RACE_") and name not in ("RACE_ALL", "RACE_MAX")
    }
)
_MONSTER: Final = ("Level", "Attribute", "Type", "ATK", "DEF")
_FORM: Final = "passcode | name | kind of card | Level | Attribute | Type | ATK | DEF"
_MOST_PASSCODE: Final = 0xFFFFFFFF


class FactsError(ToldError):
    """A line of facts is not as it must be; the message says what was found and what is expected, with file and line if known."""


def read_facts(path: Path) -> list[PrintedCard]:
    """The cards of a text file. Raises FactsError, with the file and the line."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise FactsError(at(str(path), told("facts-no-text", why=str(error)))) from error
    found: list[PrintedCard] = []
    for number, line in enumerate(lines, 1):
        text = line.partition("#")[0].strip()
        if text:
            try:
                found.append(card_of(text))
            except FactsError as error:
                raise FactsError(at(f"{path}:{number}", error.said)) from None
    return found


def card_of(line: str) -> PrintedCard:
    """The card of one line. Raises FactsError."""
    parts = [part.strip() for part in line.split("|")]
    if len(parts) < 3:
        raise FactsError(told("facts-columns", count=len(parts), expected=_FORM))
    code, name, kind = _number(parts[0], "passcode"), parts[1], _kind(parts[2])
    if not 0 < code <= _MOST_PASSCODE or not name:
        raise FactsError(told("data-found", found=repr(line), expected=told("facts-name")))
    values = [part for part in parts[3:] if ":" not in part]
    more = dict(_more(part) for part in parts[3:] if ":" in part)
    if kind & c.TYPE_MONSTER:
        facts = _monster(kind, values)
    elif values and any(values):
        raise FactsError(told("facts-no-monster", found=repr(values[0]), kind=repr(parts[2])))
    else:
        facts = {}
    left, right = more.pop("scale", (0, 0))
    aliases, sets = more.pop("alias", (0,)), more.pop("set", ())
    return PrintedCard(
        code=code, alias=aliases[0], setcodes=tuple(sorted(set(sets))), type=kind, level=facts.get("level", 0),
        attribute=facts.get("attribute", 0), race=facts.get("race", 0), attack=facts.get("attack", 0),
        defense=facts.get("defense", 0), left_scale=left, right_scale=right, link_marker=facts.get("arrows", 0), name=name, scope=CUSTOM,
    )  # fmt: skip


def _kind(text: str) -> int:
    words = text.lower().split()
    kind = 0
    for word in words:
        kind |= _named(word, KINDS, "kind of card")
    if bin(kind & (c.TYPE_MONSTER | c.TYPE_SPELL | c.TYPE_TRAP)).count("1") != 1:
        raise FactsError(told("data-found", found=repr(text), expected=told("facts-kind")))
    if kind & c.TYPE_MONSTER and not kind & (c.TYPE_NORMAL | c.TYPE_EFFECT | c.TYPE_FUSION | c.TYPE_RITUAL | c.TYPE_SYNCHRO | c.TYPE_XYZ):
        kind |= c.TYPE_EFFECT
    return kind


def _monster(kind: int, values: list[str]) -> dict[str, int]:
    if len(values) != len(_MONSTER):
        raise FactsError(told("facts-values", count=len(values), expected=", ".join(_MONSTER)))
    level, attribute, race, attack, defense = values
    found = {"level": _number(level, "Level"), "attribute": _named(attribute.lower(), ATTRIBUTES, "Attribute")}
    found |= {"race": _named(race.lower(), RACES, "Type"), "attack": _points(attack, "ATK")}
    if kind & c.TYPE_LINK:
        return found | {"arrows": sum(_named(word, ARROWS, "Link Arrow") for word in set(defense.lower().replace(",", " ").split()))}
    return found | {"defense": _points(defense, "DEF")}


def _more(part: str) -> tuple[str, tuple[int, ...]]:
    key, _, value = (text.strip() for text in part.partition(":"))
    reader = _MORE.get(key.lower())
    if reader is None:
        raise FactsError(told("data-found", found=repr(key), expected=", ".join(_MORE)))
    return key.lower(), reader(value)


def _scales(text: str) -> tuple[int, ...]:
    left, _, right = text.partition("/")
    return _number(left, "scale"), _number(right or left, "scale")


def _set_codes(text: str) -> tuple[int, ...]:
    return tuple(_number(word, "set code") for word in text.replace(",", " ").split())


def _alias(text: str) -> tuple[int, ...]:
    return (_number(text, "alias"),)


_MORE: Final[Mapping[str, Callable[[str], tuple[int, ...]]]] = {"alias": _alias, "set": _set_codes, "scale": _scales}


def _points(text: str, field: str) -> int:
    return UNKNOWN if text == "?" else _number(text, field)


def _number(text: str, field: str) -> int:
    try:
        return int(text.strip(), 0) if text.strip().lower().startswith("0x") else int(text)
    except ValueError:
        raise FactsError(at(field, told("data-found", found=repr(text), expected=told("data-number")))) from None


def _named(word: str, known: Mapping[str, int], field: str) -> int:
    if word not in known:
        near = difflib.get_close_matches(word, known, n=1, cutoff=0.6)
        found = repr(word)
        other = told("data-found", found=found, expected=told("data-one-of", known=", ".join(known)))
        raise FactsError(at(field, told("data-near", found=found, near=near[0]) if near else other))
    return known[word]


# -- writing a database -----------------------------------------------------------------------------------------------


def row_of(card: PrintedCard) -> tuple[int, ...]:
    """The row of a card in a database's table `datas`."""
    packed = 0
    for place, code in enumerate(card.setcodes[:4]):
        packed |= (code & 0xFFFF) << 16 * place
    level = card.level | card.right_scale << 16 | card.left_scale << 24
    defense = card.link_marker if card.type & c.TYPE_LINK else card.defense
    return (card.code, card.scope, card.alias, packed, card.type, card.attack, defense, level, card.race, card.attribute, 0)
