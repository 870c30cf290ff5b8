"""The words of the page in one language."""

from functools import cache
from typing import Final

from solemn.judge.language.choosing import speech_in
from solemn.judge.language.speech import LANGUAGES, Speech, messages_with

_PREFIX: Final = "ui-"
_PLACES: Final = {name: f"{{{name}}}" for name in ("count", "player", "number", "name", "text", "zone")}  # filled in by the page
_OWN_NAMES: Final = {
    "en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano", "pt": "Português", "es": "Español", "ja": "日本語",
    "ko": "한국어", "zh": "繁體中文",
}  # fmt: skip


def words(speech: Speech) -> dict[str, str]:
    """Every message of the page, by its ID without the prefix; places for values stand in braces."""
    return dict(_words(speech.language))


@cache
def _words(language: str) -> dict[str, str]:
    speech = speech_in(language)
    return {name.removeprefix(_PREFIX): speech.say(name, **_PLACES) for name in messages_with(_PREFIX)}


def languages() -> list[list[str]]:
    """The codes of all languages with what they call themselves."""
    return [[code, _OWN_NAMES[code]] for code in LANGUAGES]
