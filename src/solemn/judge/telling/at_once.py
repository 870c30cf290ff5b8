"""Cards that are negated at once, or no longer negated, told in one line: as many as Skill Drain finds."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any, Final

from solemn.judge.language.placed import distinct
from solemn.judge.language.speech import Speech
from solemn.judge.telling.transcript import Line
from solemn.judge.telling.verdicts import many_negations

_FEW: Final = 3
_OF_EACH: Final = frozenset({"left", "face-down", "unaffected", "protected"})  # why it ended is a matter of each card


def told_at_once(lines: Iterable[Line], speech: Speech) -> Iterator[Line]:
    """The lines of a transcript; the same of more than a few cards in a row is one line."""
    for key, same in groupby(lines, _key):
        alike = list(same)
        if key is None or len(alike) <= _FEW:
            yield from alike
        else:
            yield _together(alike, speech)


def _key(line: Line) -> Any:
    """What is alike in lines that may be told together; None for others."""
    story = line.negation
    if story is None or story.change.why in _OF_EACH:
        return None
    return story.by, story.cause, story.removed_by, story.change.why, line.step


def _together(lines: list[Line], speech: Speech) -> Line:
    first = lines[0]
    assert first.negation is not None and first.verdict is not None
    cards = tuple(distinct(name for line in lines if line.verdict is not None for name in line.verdict.cards))
    text = many_negations(first.negation, cards, speech)
    return replace(first, text=text, verdict=replace(first.verdict, about=" and ".join(cards), text=text, cards=cards))
