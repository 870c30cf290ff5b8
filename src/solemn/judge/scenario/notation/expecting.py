"""What could stand at some place of a line, for messages."""

from collections.abc import Collection
from typing import Final

from rapidfuzz import fuzz

from solemn.judge.language.speech import Speech
from solemn.judge.scenario.notation.grammar import LANGUAGES, counter_kinds
from solemn.judge.scenario.notation.sentences import ZONE_KEYS, Sentences
from solemn.spec.counter_kinds import COUNTERS

_MOST: Final = 12  # words in a message
_LIKE: Final = 75  # of 100
CARDS: Final = frozenset(
    {
        "CARD", "EQUIP_CARD", "STEP_CARD", "ONE_CARD", "TARGET_CARD", "LAST_CARD", "HELD_CARD", "BEARER_CARD", "SUBJECT_CARD", "CAUSE_CARD",
        "OFFERED_CARD",
    }
)  # fmt: skip
_KINDS: Final = {  # of what has no words of its own
    "INT": "notation-a-number", "COUNTER_NUMBER": "notation-a-number", "$END": "notation-the-end", "RULE": "notation-a-rule",
    "WORD": "notation-a-word", "WORD_OF_FILE": "notation-a-word", "VALUE": "notation-a-value", "TEXT": "notation-a-value",
}  # fmt: skip
_SIGNS: Final = {"COLON": "':'", "COMMA": "','", "SEMICOLON": "';'", "PLUS": "'+'", "LPAR": "'('", "RPAR": "')'", "LABEL": "'[…]'"}
_HIDDEN: Final = frozenset({"QUOTED", "RAW", "PASSCODE", "TIMES", "TIMES_SIGN"})
_CLAUSES: Final = ("TARGETING", "CHOOSING", "BECAUSE", "IF_ASKED", "IN", "BANISHED", "FACE_UP", "SET")
AFTER_CARDS: Final = {  # what may follow a card, by the mark of the line
    "-": _CLAUSES,
    "?": ("IS", "IS_NOT", "NEGATED", "NOT_NEGATED", "NEGATED_NO_LONGER", "RESOLVES", "SUMMONED", "DESTROYED", "SUCCEEDS", "MISSES"),
}  # fmt: skip


def expected_words(language: str, keys: Collection[str] | None, speech: Speech) -> list[str]:
    """What could be there, words that are written so in '…'; without keys what may follow a card."""
    words = LANGUAGES[language]
    found: list[str] = []
    for key in _in_order(keys if keys is not None else _CLAUSES, list(words)):
        name = key.removesuffix("_FIRST").removesuffix("_STAT")
        if key in CARDS:
            found.append(speech.say("notation-a-card"))
        elif key in _SIGNS:
            found.append(_SIGNS[key])
        elif key in _KINDS:
            found.append(speech.say(_KINDS[key]))
        elif key == "COUNTER_KIND":
            found += [f"'{words['COUNTERS'][0]}'", f"'{list(counter_kinds(words))[-len(COUNTERS)]}'"]
        elif key == "IN":
            found += [f"'{where}'" for where in places(language)]
        elif key in _HIDDEN or name not in words:
            continue
        else:
            found.append(f"'{words[name][0]}'")
    found = list(dict.fromkeys(found))
    return found if len(found) <= _MOST else [*found[:_MOST], "…"]


def _in_order(keys: Collection[str], order: list[str]) -> list[str]:
    """Cards and signs first, then words as the word list has them."""
    places = {key: i for i, key in enumerate(order)}
    return sorted(keys, key=lambda key: (key not in CARDS, places.get(key.removesuffix("_FIRST"), -1), key))


def nearest_words(found: str, words: Collection[str]) -> str:
    """The word that comes nearest to what was found; empty if none is like it."""
    known = [word.strip("'") for word in words if word.startswith("'")]
    scores = ((fuzz.ratio(_start(found, word), word.casefold()), word) for word in known)
    score, word = max(scores, default=(0.0, ""))
    return word if score >= _LIKE else ""


def _start(found: str, word: str) -> str:
    """As many words of what was found as the word has."""
    return " ".join(found.casefold().split()[: len(word.split())])


def shown(words: Collection[str], speech: Speech) -> list[str]:
    """What could be there as it is shown: what is to be written stands in the quotation marks of the reader's language."""
    return [speech.say("quoted", text=word[1:-1]) if word.startswith("'") else word for word in words]


def places(language: str) -> list[str]:
    """In which zones, as it is written."""
    say = Sentences(language)
    return [say.where(zone, None) for zone in ZONE_KEYS if zone not in ("banished", "overlay")]


def phrases_of(language: str) -> list[str]:
    """Everything that the language says in several words, as messages show it."""
    return [f"'{text}'" for texts in LANGUAGES[language].values() for text in texts if " " in text and not text.endswith("'")]
