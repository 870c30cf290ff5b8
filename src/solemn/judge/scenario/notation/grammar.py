"""The grammar of the notation in one language: the rules of `notation.lark` with terminals made from the language's words."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from lark import Lark

from solemn.judge.language.choosing import speech_in
from solemn.judge.scenario.notation.french import FRENCH
from solemn.judge.scenario.notation.words import ENGLISH, Words
from solemn.spec.counter_kinds import COUNTERS

LANGUAGES: Final = MappingProxyType({"en": ENGLISH, "fr": FRENCH})
STARTS: Final = ("line", "step", "facts")
_RULES: Final = Path(__file__).with_name("notation.lark")
_NEVER: Final = "\ue000"  # a character for private use: what stands for words that a language does without
_OWNERS: Final = ("OF_TURN_PLAYER", "OF_OPPONENT", "OF_PLAYER_0", "OF_PLAYER_1")
_OWNERS_AFTER: Final = ("AFTER_TURN_PLAYER", "AFTER_OPPONENT", "AFTER_PLAYER_0", "AFTER_PLAYER_1")
_ZONES: Final = (
    "HAND", "DECK", "GY", "EXTRA", "MONSTER_ZONE", "SPELL_ZONE", "FIELD_ZONE", "LEFT_SCALE", "RIGHT_SCALE", "ZONE",
)  # fmt: skip
_PILES: Final = ("HAND", "DECK", "GY", "EXTRA", "BANISHED")
_POSITIONS: Final = ("FACE_UP", "SET", "IN_ATTACK", "IN_DEFENSE", "IN_HIDDEN_ATTACK", "IN_HIDDEN_DEFENSE")
_LYING: Final = (*_POSITIONS, "BANISHED", "ATTACHED", "ON_FIELD")
_SUMMON_WAYS: Final = (
    "AS_NORMAL", "AS_TRIBUTE", "AS_FLIP", "AS_SPECIAL", "AS_FUSION", "AS_RITUAL", "AS_SYNCHRO", "AS_XYZ", "AS_PENDULUM", "AS_LINK",
)  # fmt: skip
_CLAUSES: Final = (
    "TARGETING", "CHOOSING", "DECLARING", "SAYING", "PUTTING", "ORDERING", "SHOWING", "BECAUSE", "IF_ASKED", "THEN",
)  # fmt: skip
_TRAITS: Final = ("OWNED_BY", "OF_KIND", "OF_ATTRIBUTE", "OF_LEVEL", "EQUIPPED")
_SPANS: Final = ("SINCE", "UNTIL")
_BEFORE_NUMBERS: Final = frozenset({"EFFECT", "OPTION", "NUMBER", "SUBJECT_LINK"})  # else "Effect Veiler" would begin with a word


@cache
def parser_of(language: str) -> Lark:
    """The parser of a language of the notation, for each kind of line."""
    words = LANGUAGES[language]
    text = "\n".join([_RULES.read_text(encoding="utf-8"), *_terminals(words)])
    return Lark(text, parser="lalr", lexer="contextual", start=list(STARTS), maybe_placeholders=True)


def counter_kinds(words: Words) -> dict[str, str]:
    """The kinds of counters by what they are called: one, several, in English and in the language of the words."""
    speeches = (speech_in(language) for language in ("en", *(key for key, known in LANGUAGES.items() if known is words)))
    numbers = ("single", "several")
    asked = [(speech, number, word) for speech in speeches for number in numbers for word in COUNTERS]
    return {speech.say("counter-kind", kind=word.lower().replace(" ", "-"), number=number): word for speech, number, word in asked}


def _terminals(words: Words) -> Iterable[str]:
    used = set(re.findall(r"\b[A-Z][A-Z_0-9]+\b", _RULES.read_text(encoding="utf-8")))
    keys = {key for key in ENGLISH if key in used}
    for key in sorted(keys):
        after = r"(?=\s+\d+(?=[\s,;]|$))" if key in _BEFORE_NUMBERS else ""
        yield _terminal(key, phrases(words, key) + after)
    outcomes = _alternatives(words, _outcomes(words))
    where = _where(words)
    lying = _alternatives(words, _LYING)
    steps = [where, _alternatives(words, _OWNERS_AFTER), lying, _alternatives(words, _CLAUSES)]
    with_number = rf"{phrases(words, 'WITH')}(?=\s+\d)"
    has_number = rf"{phrases(words, 'HAS')}(?=\s+\d)"
    held = [where, lying, with_number, _alternatives(words, ("WITH_EFFECTS_NEGATED", "WITH_EFFECTS", *_TRAITS, *_SPANS))]
    for pile in _PILES:
        yield _terminal(f"{pile}_FIRST", rf"{phrases(words, pile)}(?!\s*{_SPOKEN_OF}(?:{where}|{lying}))")
    yield _terminal("HAS_STAT", has_number)
    yield _terminal("WITH_STAT", with_number)
    past = [*_SUMMON_WAYS, "MATERIALS", "EQUIPPED", "USING"]
    kinds = {**words, "KINDS": tuple(counter_kinds(words))}
    yield _terminal("COUNTER_KIND", _alternatives(kinds, ("KINDS", "COUNTERS")))
    setup = [where, lying, _alternatives(words, past), with_number, r"\+\s", r"[x×]\s?\d+(?=[\s,;]|$)"]
    yield _name("CARD", setup)
    yield _name("STEP_CARD", steps)
    yield _name("EQUIP_CARD", setup, commas=True)
    yield _name("ONE_CARD", steps, commas=True)
    yield _name("TARGET_CARD", [*steps, phrases(words, "WITH")], commas=True)
    yield _name("LAST_CARD", [_alternatives(words, ("IF_ASKED",))], commas=True)
    yield _name("HELD_CARD", held, commas=True)
    yield _name("BEARER_CARD", held, commas=True)
    yield _name("SUBJECT_CARD", [outcomes, _alternatives(words, ("IS", "IS_NOT", "ON_FIELD")), where, has_number], commas=True)
    yield _name("CAUSE_CARD", [r"\(", _alternatives(words, _SPANS)], commas=True)
    yield _name("OFFERED_CARD", [where, _alternatives(words, _OWNERS_AFTER), lying, _alternatives(words, _SPANS)], commas=True)


_SPOKEN_OF: Final = r"[^;]*?\s"  # "Deck Lockdown in hand" is no Deck


def _outcomes(words: Words) -> list[str]:
    keys = list(words)
    return keys[keys.index("NEGATED") : keys.index("NOT_TRIBUTED") + 1]


def _where(words: Words) -> str:
    owners = _alternatives(words, _OWNERS)
    return rf"{_alternatives(words, ('IN',))}\s*(?:{owners}\s+)?{_alternatives(words, _ZONES)}"


def phrases(words: Words, key: str) -> str:
    """A regular expression for the words of a key."""
    return _alternatives(words, (key,))


def _alternatives(words: Words, keys: Iterable[str]) -> str:
    texts = sorted({text for key in keys for text in words.get(key, ())}, key=len, reverse=True)
    return "(?:" + "|".join(_phrase(text, words) for text in texts) + ")" if texts else _NEVER


def _phrase(text: str, words: Words) -> str:
    """A regular expression for the phrase, where no longer phrase begins with it."""
    if text.endswith("'"):
        return _spaced(text)
    if text in words["OF"]:
        return rf"{_spaced(text)}(?![\w-])"  # it stands where none of the longer ones can
    spoken = (other for key, texts in words.items() if not key.startswith("WITHIN_") for other in texts)
    longer = {other[len(text) :] for other in spoken if re.match(rf"{re.escape(text)}[\s']", other, re.IGNORECASE)}
    unlike = "".join(rf"(?!{_spaced(rest)}(?![\w-]))" for rest in sorted(longer))
    return rf"{_spaced(text)}(?![\w-]){unlike}"


def _spaced(text: str) -> str:
    return re.escape(text).replace(r"\ ", r"\s+").replace("'", "['’]")


def _terminal(name: str, pattern: str) -> str:
    return f"{name}.2: /(?i:{pattern.replace('/', chr(92) + '/')})/"


def _name(name: str, stops: Iterable[str], commas: bool = False) -> str:
    """The terminal of a card's name that ends before the stops; with `commas` also a comma belongs to it."""
    end = ";" if commas else ",;"
    ends = "|".join(stops)
    after = rf"(?=\s*(?:$|[{end}])|\s+(?:{ends})|(?=['’]s\s)(?:{ends}))"
    return f'{name}: /(?i:(?!["«»„“”「『{{\\[:])[^\\s{end}](?:[^{end}\\n]*?[^\\s{end}])??{after})/'
