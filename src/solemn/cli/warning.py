"""Warnings that several commands print."""

from collections.abc import Iterable
from typing import Final

import typer

from solemn.duel.checking import lacks_script
from solemn.duel.pool import CardPool
from solemn.judge.language.sayings import Row, Said, saying
from solemn.judge.language.speech import Speech

_NAMED: Final = 5  # cards that a complaint names


def warn_of_scripts(where: str, codes: Iterable[int], pool: CardPool, speech: Speech) -> None:
    """Say which of these cards have no script: they are played, but do nothing."""
    cards = [card for code in dict.fromkeys(codes) if (card := pool.database.get(code)) is not None]
    lacking = [f"{card.name} ({card.code})" for card in cards if lacks_script(pool, card)]
    if lacking:
        problem = saying("deck-without-scripts", cards=some(lacking))
        typer.echo(f"{where}: {speech.say('warning', problem=problem)}", err=True)


def some(names: Iterable[str], between: str = "comma") -> Said:
    """The first of the names, and how many more there are."""
    listed = tuple(names)
    more = len(listed) - _NAMED
    return Row(listed, between) if more <= 0 else saying("and-more", texts=Row(listed[:_NAMED], between), count=more)
