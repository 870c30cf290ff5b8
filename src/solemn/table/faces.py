"""What is printed on a card, as a picture of it needs it."""

from typing import Any, Final

from solemn.judge.language.speech import Speech
from solemn.judge.language.words import ATTRIBUTES, TYPES
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import (
    TYPE_CONTINUOUS,
    TYPE_COUNTER,
    TYPE_EFFECT,
    TYPE_EQUIP,
    TYPE_FIELD,
    TYPE_FLIP,
    TYPE_FUSION,
    TYPE_GEMINI,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_NORMAL,
    TYPE_PENDULUM,
    TYPE_QUICKPLAY,
    TYPE_RITUAL,
    TYPE_SPELL,
    TYPE_SPIRIT,
    TYPE_SYNCHRO,
    TYPE_TOKEN,
    TYPE_TOON,
    TYPE_TRAP,
    TYPE_TUNER,
    TYPE_UNION,
    TYPE_XYZ,
)

Data = dict[str, Any]
_FRAMES: Final = (
    (TYPE_TOKEN, "token"), (TYPE_LINK, "link"), (TYPE_XYZ, "xyz"), (TYPE_SYNCHRO, "synchro"), (TYPE_FUSION, "fusion"),
    (TYPE_RITUAL, "ritual"), (TYPE_EFFECT, "effect"), (TYPE_NORMAL, "normal"), (TYPE_MONSTER, "effect"),
)  # fmt: skip
_KINDS: Final = (
    (TYPE_NORMAL, "normal"), (TYPE_RITUAL, "ritual"), (TYPE_FUSION, "fusion"), (TYPE_SYNCHRO, "synchro"), (TYPE_XYZ, "xyz"),
    (TYPE_PENDULUM, "pendulum"), (TYPE_LINK, "link"), (TYPE_TOON, "toon"), (TYPE_SPIRIT, "spirit"), (TYPE_UNION, "union"),
    (TYPE_GEMINI, "gemini"), (TYPE_FLIP, "flip"), (TYPE_TUNER, "tuner"), (TYPE_TOKEN, "token"), (TYPE_QUICKPLAY, "quickplay"),
    (TYPE_CONTINUOUS, "continuous"), (TYPE_EQUIP, "equip"), (TYPE_FIELD, "field"), (TYPE_COUNTER, "counter"), (TYPE_EFFECT, "effect"),
)  # fmt: skip
_ARROWS: Final = ((0x40, "nw"), (0x80, "n"), (0x100, "ne"), (0x8, "w"), (0x20, "e"), (0x1, "sw"), (0x2, "s"), (0x4, "se"))


def frame_of(kind: int) -> str:
    """The word for the colour of the frame."""
    if kind & TYPE_SPELL and not kind & TYPE_MONSTER:
        return "spell"
    if kind & TYPE_TRAP and not kind & TYPE_MONSTER:
        return "trap"
    return next((word for bit, word in _FRAMES if kind & bit), "effect")


def arrows_of(marker: int) -> list[str]:
    """The Link Arrows, as points of the compass seen from the controller."""
    return [word for bit, word in _ARROWS if marker & bit]


def kind_text(kind: int, speech: Speech) -> str:
    """Spell, Trap or Monster with its kinds, as the line above a card's text has it."""
    kinds = [word for bit, word in _KINDS if kind & bit]
    what = "monster" if kind & TYPE_MONSTER else "spell" if kind & TYPE_SPELL else "trap"
    if what == "monster":
        return " / ".join(speech.say("table-kind", kind=word) for word in kinds)
    return speech.say("table-spell" if what == "spell" else "table-trap", kind=kinds[0] if kinds else "normal")


def words_text(mask: int, attribute: bool, speech: Speech) -> str:
    """The Attributes, or the Types, of a mask."""
    words = ATTRIBUTES if attribute else TYPES
    message = "table-attribute" if attribute else "table-type"
    return " / ".join(speech.say(message, word=word.lower().replace(" ", "-")) for word, bit in words.items() if mask & bit)


def face(printed: PrintedCard, speech: Speech) -> Data:
    """The face of a card: its name in the reader's language and in English, passcode, frame, numbers and kinds."""
    is_monster = bool(printed.type & TYPE_MONSTER)
    found: Data = {
        "code": printed.code,
        "name": speech.card(printed.name),
        "english": printed.name,
        "frame": frame_of(printed.type),
        "kind": kind_text(printed.type, speech),
        "kind_word": "" if is_monster else next((word for bit, word in _KINDS if printed.type & bit), "normal"),
        "pendulum": bool(printed.type & TYPE_PENDULUM),
        "extra": bool(printed.type & (TYPE_FUSION | TYPE_SYNCHRO | TYPE_XYZ | TYPE_LINK)),
        "field": bool(printed.type & TYPE_FIELD and not is_monster),
        "monster": is_monster,
    }
    if is_monster:
        found |= {
            "atk": printed.attack,
            "def": None if printed.type & TYPE_LINK else printed.defense,
            "level": 0 if printed.type & TYPE_LINK else printed.level,
            "rank": bool(printed.type & TYPE_XYZ),
            "link": printed.level if printed.type & TYPE_LINK else 0,
            "arrows": arrows_of(printed.link_marker),
            "attribute": next((word for word, bit in ATTRIBUTES.items() if printed.attribute & bit), ""),
            "attribute_text": words_text(printed.attribute, True, speech),
            "race": words_text(printed.race, False, speech),
        }
    if printed.type & TYPE_PENDULUM:
        found["scale"] = printed.left_scale
    return found
