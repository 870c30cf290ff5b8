"""Which language the judge speaks: the one that is asked for, or that of the locale."""

import ctypes
import locale
import os
import re
import sys
from functools import cache
from typing import Final

from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import one_of, saying
from solemn.judge.language.speech import ENGLISH, LANGUAGES, Speech, english

_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the standard order


def speech_in(language: str) -> Speech:
    """The speech of a language. Raises InputError for one that the judge does not speak."""
    code = language_code(language) if isinstance(language, str) else None
    if code is None:
        raise InputError(saying("option-wrong", option="--lang", found=str(language), expected=one_of(LANGUAGES)))
    return _speech_of(code)


@cache
def _speech_of(code: str) -> Speech:
    return english() if code == ENGLISH else Speech(code)


def language_code(name: str) -> str | None:
    """The language that a name means, be it `fr`, `FR` or a locale such as `zh_TW.UTF-8`; None if the judge does not speak it."""
    code = re.split(r"[-_.@]", name.strip())[0].lower()
    return code if code in LANGUAGES else None


def _language_of_windows() -> str | None:
    """The locale of the user interface on Windows, whose environment names none."""
    if sys.platform == "win32":
        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
    return None


def language_of_locale() -> str:
    """The language of the environment's locale, English if the judge does not speak it: LC_ALL counts before LC_MESSAGES and LANG."""
    name = next((value for variable in _LOCALE if (value := os.environ.get(variable))), None) or _language_of_windows() or ENGLISH
    return language_code(name) or ENGLISH
