"""Many replays in figures: a row for each, and the cards that were activated and negated most."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from solemn.cards.archetypes import archetype_of
from solemn.cards.database import CardDatabase
from solemn.core.timing.missed_timing import LIFE_POINTS, NO_CARD_TO_DRAW
from solemn.judge.language.speech import english
from solemn.judge.play.replayed import Replayed
from solemn.judge.telling.negations import negations
from solemn.replays.replay import Replay

Ending = Literal["lp", "deck", "effect", "given-up", "unfinished", "parted", "not-played"]
Winner = Literal["first", "second", "draw", "nobody"]
_WINNERS: Final[tuple[Winner, ...]] = ("first", "second", "draw")


@dataclass(slots=True)
class Figures:
    """One replay: when, with which decks (by archetype), how long, who won and how, and how often each side negated something.

    The first side is the one that went first. Names of files and players stand apart: they say who played.
    """

    number: int
    date: str  # the day, "" if the file does not say
    first_deck: str  # "" for a deck of no archetype
    second_deck: str
    turns: int
    decisions: int
    winner: Winner
    ending: Ending
    first_negations: int
    second_negations: int
    most_activated: str  # the card
    most_negated: str
    file: str
    first_player: str
    second_player: str


NAMING: Final = ("file", "first_player", "second_player")


@dataclass(slots=True)
class Statistics:
    """The figures of many replays, and how often cards were activated and negated in all of them, by their English names."""

    rows: list[Figures] = field(default_factory=list)
    activated: Counter[str] = field(default_factory=Counter)
    negated: Counter[str] = field(default_factory=Counter)

    def add(self, replay: Replay, result: Replayed | None, file: str, database: CardDatabase, archetypes: Mapping[int, str]) -> None:
        """Take up a replay; `result` is None where it cannot be played."""
        decks = [archetype_of((*deck.main, *deck.extra), database, archetypes) or "" for deck in replay.decks]
        row = Figures(
            number=len(self.rows) + 1,
            date="" if replay.date is None else f"{replay.date:%Y-%m-%d}",
            first_deck=decks[0] if decks else "",
            second_deck=decks[-1] if len(decks) > 1 else "",
            turns=0,
            decisions=0,
            winner="nobody",
            ending="not-played",
            first_negations=0,
            second_negations=0,
            most_activated="",
            most_negated="",
            file=file,
            first_player=" & ".join(replay.sides[0]),
            second_player=" & ".join(replay.sides[1]),
        )
        self.rows.append(row)
        if result is not None:
            self._take_up(row, result)

    def _take_up(self, row: Figures, result: Replayed) -> None:
        activated = Counter(event.values["card"] for event in result.record.events if event.name == "activate")
        found = negations(result.record.events, english())
        negated = Counter(card for negation in found for card in negation.cards)
        sides = Counter(negation.by_player for negation in found)
        self.activated += activated
        self.negated += negated
        row.turns, row.decisions = len(result.turns), len(result.moments)
        row.first_negations, row.second_negations = sides[0], sides[1]
        row.most_activated, row.most_negated = _top(activated), _top(negated)
        row.winner, row.ending = _winner(result), _ending(result)


def _top(counts: Counter[str]) -> str:
    """The name with the highest count, of several the first by the alphabet."""
    return min(counts, key=lambda name: (-counts[name], name)) if counts else ""


def _winner(result: Replayed) -> Winner:
    winner = result.duel.winner if result.given_up is None else result.given_up
    return "nobody" if winner is None else _WINNERS[winner]


def _ending(result: Replayed) -> Ending:
    if not result.is_same:
        return "parted"
    if result.given_up is not None:
        return "given-up"
    reason = next((row[2] for row in reversed(result.duel.log) if row[0] == "win"), None)
    if reason is None:
        return "unfinished"
    return {LIFE_POINTS: "lp", NO_CARD_TO_DRAW: "deck"}.get(reason, "effect")  # type: ignore[return-value]


def most(counts: Counter[str], number: int) -> list[tuple[str, int]]:
    """The highest counts, equal ones by the alphabet."""
    ranked: Iterable[tuple[str, int]] = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return list(ranked)[:number]
