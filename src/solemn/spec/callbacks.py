"""What the engine gives to the functions that a script sets on an effect, in order, and what each value means."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

MEANINGS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "e": "the effect itself",
        "tp": "the player who uses the effect (0 or 1)",
        "eg": "the cards that the event is about",
        "ep": "the player that the event is about",
        "ev": "the number of the event: with EVENT_CHAINING and EVENT_CHAIN_SOLVING that of the Chain Link, with EVENT_DAMAGE the amount",
        "re": "the effect that caused the event, nil where none did",
        "r": "the reasons of the event, a REASON_ mask",
        "rp": "the player who caused the event",
        "chk": "0 while the engine only asks whether it could be done; then nothing may be done",
        "chkc": "nil, or a card: would it do as the target that is chosen?",
        "c": "the card that is asked about",
        "te": "the effect that the card would be affected by",
        "se": "the effect that would Special Summon the card",
        "sp": "the player who would Summon the card",
        "st": "the kind of the Summon, a SUMMON_TYPE_ mask",
        "pos": "the positions in which the card would be Summoned, a POS_ mask",
        "top": "the player to whose field the card would be Summoned",
    }
)
_EVENT: Final = ("e", "tp", "eg", "ep", "ev", "re", "r", "rp")
OF_EVENTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"SetCondition": _EVENT, "SetCost": (*_EVENT, "chk"), "SetTarget": (*_EVENT, "chk", "chkc"), "SetOperation": _EVENT}
)
LASTING: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({"SetCondition": ("e",), "SetTarget": ("e", "c"), "SetValue": ("e", "c")})
VALUES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "EFFECT_IMMUNE_EFFECT": ("e", "te", "c"),
        "EFFECT_CANNOT_BE_EFFECT_TARGET": ("e", "re", "rp", "c"),
        "EFFECT_INDESTRUCTABLE": ("e", "re", "r", "rp"),
        "EFFECT_INDESTRUCTABLE_EFFECT": ("e", "re", "rp", "c"),
        "EFFECT_INDESTRUCTABLE_COUNT": ("e", "re", "r", "rp"),
        "EFFECT_CANNOT_ACTIVATE": ("e", "re", "tp"),
        "EFFECT_SPSUMMON_CONDITION": ("e", "se", "sp", "st", "pos", "top"),
    }
)
SETTERS: Final = frozenset({"SetCondition", "SetCost", "SetTarget", "SetOperation", "SetValue"})
EVENTS_FROM: Final = 1024  # the smallest code of an event


def parameters_of(setter: str, code: int | None, code_name: str = "") -> tuple[str, ...]:
    """What a function set by `setter` is given, for an effect with that code (None or 0: it has none)."""
    if setter == "SetValue":
        return VALUES.get(code_name, LASTING["SetValue"])
    if code and code < EVENTS_FROM and code_name != "EFFECT_SPSUMMON_PROC":
        return LASTING.get(setter, ())
    return OF_EVENTS.get(setter, ())
