"""What the judge says, in nine languages. The messages are Fluent files in `languages`, one for each language, by ID. Rule L1."""

import re
from collections.abc import Iterable, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from solemn.cards.translations import card_translations
from solemn.judge.language.catalogue import rule
from solemn.judge.language.placed import FIELD_ZONE, PlacedName
from solemn.judge.language.sayings import Row, Said, Saying

LANGUAGES: Final = ("en", "fr", "de", "it", "pt", "es", "ja", "ko", "zh")
ENGLISH: Final = "en"
_ELIDED: Final = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜaeiouàâäéèêëîïôöûü])")  # "de" and "que" before a vowel
_CONTRACTED: Final = re.compile(r"\b([Dd]e|[Àà]) Le(s?) ")  # before a name that begins with its article
_CONTRACTIONS: Final = {"de": "du", "de s": "des", "à": "au", "à s": "aux"}
_LONGEST: Final = 500  # characters
_FOLDER: Final = Path(__file__).with_name("messages")
_CARDS: Final = frozenset({"card", "by", "target", "source"})  # values that are a card's name


class Speech:
    """Says messages in one language; what the language lacks is said in English."""

    __slots__ = ("_bundles", "_cards", "language")

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._bundles: Final = [_bundle(name) for name in dict.fromkeys((language, ENGLISH))]
        self._cards: Final = {} if language == ENGLISH else card_translations().in_language(language)

    def say(self, message: str, **values: Any) -> str:
        """The message with these values; cards are given by their English names. Raises KeyError for an ID that no message has."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                assert pattern is not None
                long: list[str] = []
                given = {name: _short(self._value(name, value), long) for name, value in values.items()}
                said, errors = bundle.format_pattern(pattern, given)
                if errors:
                    raise errors[0]
                text = _in_french(str(said)) if self.language == "fr" else str(said)
                return reduce(lambda text, i: text.replace(_stand_in(i), long[i]), range(len(long)), text)
        raise KeyError(message)

    def tell(self, said: Said) -> str:
        """What is to be said, in this language."""
        if isinstance(said, Saying):
            return self.say(said.message, **said.values)
        if not isinstance(said, Row):
            return said
        texts = [self.tell(text) for text in said.texts]
        return self.listed(texts, said.joint) if said.joint in ("or", "and") else self.row(texts, said.joint)

    def _value(self, name: str, value: Any) -> str:
        if isinstance(value, (Saying, Row)):
            return self.tell(value)
        return self.card(value) if name in _CARDS else str(value)

    def card(self, name: Any) -> str:
        """The name of the card with this English name, with its place where it has namesakes (`PlacedName`)."""
        text = self._cards.get(str(name), str(name))
        return f"{text} ({self._place(name)})" if isinstance(name, PlacedName) else text

    def _place(self, name: PlacedName) -> str:
        return self.say("place", player=name.player, where=self.zone(name.zone, name.number))

    def zone(self, zone: str, number: int) -> str:
        """The zone by its name: with its number if it is one of a row."""
        if zone == "szone" and number == FIELD_ZONE:
            return self.say("board-field-zone")
        text = self.say("zone", zone=zone)
        return self.say("zone-numbered", where=text, number=number) if zone in ("mzone", "szone") else text

    def cards(self, names: Iterable[str], joint: str = "comma") -> str:
        """Several cards in a row; `joint` is comma, and, or semicolon."""
        return self.row([self.card(name) for name in names], joint)

    def row(self, texts: Iterable[str], joint: str = "comma") -> str:
        """Several texts in a row, empty for none."""
        listed = list(texts)
        return reduce(lambda first, rest: self.say(f"list-{joint}", first=first, rest=rest), listed) if listed else ""

    def listed(self, texts: Sequence[str], joint: str) -> str:
        """Several texts in a row with commas, and with the joint before the last one."""
        return self.row([self.row(texts[:-1]), texts[-1]], joint) if len(texts) > 1 else "".join(texts)

    def rule(self, name: str) -> str:
        """The sentence of a rule."""
        own = self._bundles[0]
        message = f"rule-{name}"
        return self.say(message) if own.has_message(message) else rule(name).sentence


def _in_french(text: str) -> str:
    """The text with "de" and "que" elided before a vowel, and "de" and "à" as one with the article that begins a name."""
    return _CONTRACTED.sub(_contracted, _ELIDED.sub(r"\1'", text))


def _contracted(found: re.Match[str]) -> str:
    preposition, plural = found.groups()
    word = _CONTRACTIONS[f"{preposition.lower()} {plural}".strip()]
    return (word.capitalize() if preposition[0].isupper() else word) + " "


def _short(text: str, long: list[str]) -> str:
    """The text, or what stands in for it in a message: Fluent takes no values as long as some script errors are."""
    if len(text) <= _LONGEST:
        return text
    long.append(text)
    return _stand_in(len(long) - 1)


def _stand_in(number: int) -> str:
    return f"\ue000{number}\ue001"  # characters for private use


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(_FOLDER.glob(f"{language}*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def messages_with(prefix: str) -> tuple[str, ...]:
    """The IDs of all messages that begin so."""
    entries = (entry for file in _FOLDER.glob(f"{ENGLISH}*.ftl") for entry in FluentResource(file.read_text(encoding="utf-8")).body)
    names = (str(entry.id.name) for entry in entries if hasattr(entry, "id"))
    return tuple(sorted(name for name in names if name.startswith(prefix)))


@cache
def english() -> Speech:
    """The speech of those who chose no language."""
    return Speech(ENGLISH)
