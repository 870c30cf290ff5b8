"""What `--goal` says: a win, LP, a board; and cards in a row of names."""

import re
from collections.abc import Sequence
from typing import Final

from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import one_of, saying
from solemn.judge.language.speech import Speech
from solemn.judge.scenario.names import CardNames
from solemn.search.goals import Aim, Wanted
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import (
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_ONFIELD,
    LOCATION_REMOVED,
    POS_FACEDOWN,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
    POS_FACEUP_DEFENSE,
)

_LP: Final = re.compile(r"lp\s+([01])\s*<=\s*(\d+)", re.IGNORECASE)
_TIME: Final = re.compile(r"(\d+(?:\.\d+)?)\s*(s|ms|)")
_MILLI: Final = 1000
_HOUR: Final = 3600
_BOARD: Final = re.compile(r"board\s*:\s*(.+)", re.IGNORECASE | re.DOTALL)
_EXPECTED: Final = ("'win'", "'lp 1 <= 0'", "'board: CARD, CARD@defense'")
_PLACES: Final = {
    "attack": (LOCATION_ONFIELD, POS_FACEUP_ATTACK), "defense": (LOCATION_ONFIELD, POS_FACEUP_DEFENSE),
    "faceup": (LOCATION_ONFIELD, POS_FACEUP), "set": (LOCATION_ONFIELD, POS_FACEDOWN), "hand": (LOCATION_HAND, 0),
    "gy": (LOCATION_GRAVE, 0), "banished": (LOCATION_REMOVED, 0),
}  # fmt: skip


def aim_of(given: Sequence[str], names: CardNames, speech: Speech, others: Sequence[str] = ()) -> Aim:
    """What the words of `--goal` ask for, all of them at once; without any a win.

    Raises InputError, which names `others`, too: words that the command itself understands.
    """
    win, lp, cards = not given, list[tuple[int, int]](), list[Wanted]()
    for word in given:
        text = word.strip()
        at_most, board = _LP.fullmatch(text), _BOARD.fullmatch(text)
        if at_most is not None:
            lp.append((int(at_most[1]), int(at_most[2])))
        elif board is not None:
            cards += [_wanted(card, place) for card, place in named_cards(board[1], "--goal", names, speech)]
        elif text.casefold() == "win":
            win = True
        else:
            raise InputError(saying("option-wrong", option="--goal", found=word, expected=one_of([*_EXPECTED, *others])))
    return Aim(win, tuple(lp), tuple(cards))


def _wanted(card: PrintedCard, place: str) -> Wanted:
    if not place:
        return Wanted(card.code)
    if place.casefold() not in _PLACES:
        raise InputError(saying("option-wrong", option="--goal", found=place, expected=one_of(_PLACES)))
    return Wanted(card.code, *_PLACES[place.casefold()])


def named_cards(text: str, option: str, names: CardNames, speech: Speech) -> list[tuple[PrintedCard, str]]:
    """The cards of a row of names with commas or semicolons between them, each with the word after its @.

    A name may hold commas itself: the longest one that a card has is meant. Raises InputError for a name that no card has.
    """
    parts = [part.strip() for part in re.split(r"[,;]", text) if part.strip()]
    found: list[tuple[PrintedCard, str]] = []
    while parts:
        tries = ((count, *_card_and_place(", ".join(parts[:count]), names)) for count in range(len(parts), 0, -1))
        count, card, place = next((way for way in tries if way[1] is not None), (0, None, ""))
        if card is None:
            raise InputError(f"{option}: {names.why_unknown(parts[0].partition('@')[0], speech)}")
        found.append((card, place))
        del parts[:count]
    return found


def _card_and_place(text: str, names: CardNames) -> tuple[PrintedCard | None, str]:
    """The card of `NAME` or `NAME@PLACE`; a name may be a passcode."""
    name, _, place = (text, "", "") if "@" not in text else text.rpartition("@")
    name = name.strip()
    if "," in place:
        return None, ""
    return names.find(int(name) if name.isdecimal() else name), place.strip()


def seconds_of(option: str, text: str) -> float:
    """The seconds that `2s`, `2` or `500ms` mean. Raises InputError for anything else, and for more than an hour."""
    match = _TIME.fullmatch(text.strip())
    seconds = -1.0 if match is None else float(match[1]) / (_MILLI if match[2] == "ms" else 1)
    if not 0 <= seconds <= _HOUR:
        raise InputError(saying("option-wrong", option=option, found=text, expected="2s"))
    return seconds
