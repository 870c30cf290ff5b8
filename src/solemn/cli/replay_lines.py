"""What `solemn replay` prints of a replay that was played."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from solemn.cli.statistics_text import table_lines
from solemn.judge.language.speech import Speech
from solemn.judge.play.replayed import Replayed, decision_of, headings
from solemn.judge.scenario.names import CardNames
from solemn.judge.telling.board_text import board_lines
from solemn.judge.telling.ending import why_over
from solemn.judge.telling.negations import negations
from solemn.judge.telling.phrases import options_text
from solemn.judge.telling.replay_text import (
    HEADS,
    answer_text,
    difference_lines,
    head_lines,
    misfit_lines,
    negation_row,
    row_text,
    turn_lines,
)
from solemn.replaying.playback import suspects

_ABOUT_CARDS: Final = frozenset(
    {"move", "position", "set", "summoning", "special_summoning", "flip_summoning", "chaining"}
)  # rows that begin with a passcode


class ReplayLines:
    """Tells replays in one language. `victories` are the words for ways to win, by their numbers."""

    __slots__ = ("_names", "_speech", "_victories")

    def __init__(self, names: CardNames, victories: Mapping[int, str], speech: Speech) -> None:
        self._names = names
        self._victories = victories
        self._speech = speech

    def lines(self, result: Replayed, *, turn: int | None = None, board: bool = False, negated: bool = False) -> Iterator[str]:
        """All of it; or one turn, the board where it stopped, or the table of what was negated. Then where replay and duel part."""
        yield from head_lines(result.replay, self._speech)
        if negated:
            yield from self._negations(result)
        elif board:
            yield from self._board(result)
        else:
            yield from turn_lines(result.record, headings(result.turns, self._speech), self._speech, turn)
            if turn in (None, len(result.turns)):
                yield from self._ending(result)
        yield from self._parting(result)

    def _ending(self, result: Replayed) -> Iterator[str]:
        ending = why_over(result.duel.log, self._victories, self._speech)
        if ending is not None:
            yield ending
        yield "LP " + " : ".join(str(max(0, player.lp)) for player in result.duel.state.players)
        if result.given_up is not None:
            yield self._speech.say("replay-given-up", player=result.given_up)
        elif not result.over and result.misfit is None:
            yield self._speech.say("replay-ends", turn=result.duel.state.turn)
        if not result.replay.is_whole:
            yield self._speech.say("replay-cut-off")

    def _board(self, result: Replayed) -> Iterator[str]:
        speech, decision = self._speech, result.duel.decision
        yield speech.say("replay-at", number=len(result.moments) + 1, turn=result.duel.state.turn)
        offered = result.record.offers[-1] if result.record.offers else None
        yield from board_lines(result.record, speech, with_offers=offered is not None and bool(offered.options))
        if decision is None or offered is None:
            return
        if not offered.options:
            yield speech.say("replay-asked", player=decision.player, kind=decision.kind)
        if result.next_answer is not None:
            yield speech.say("replay-answered", answer=answer_text(result.next_answer, offered, speech))

    def _negations(self, result: Replayed) -> Iterator[str]:
        speech = self._speech
        players = [speech.row(names, "and") or "?" for names in result.replay.sides]
        found = negations(result.record.events, speech)
        if not found:
            yield speech.say("replay-no-negations")
            return
        yield from table_lines([speech.say(f"head-{word}") for word in HEADS], [negation_row(row, players, speech) for row in found])

    def _parting(self, result: Replayed) -> Iterator[str]:
        misfit, found = result.misfit, result.difference
        if found is not None:
            cards = [self._names.of_code(code) for code in suspects(result.duel.log[: found.rows])]
            shown = [row_text(row, self._card_of(row)) for row in (found.recorded, found.ours)]
            yield from difference_lines(shown[0], shown[1], decision_of(result, found.rows), cards, self._speech)
        if misfit is None:
            return
        offered = ""
        if misfit.asked is not None and result.record.offers:
            last = result.record.offers[-1]
            offered = options_text(last.player, last.kind, last.options, self._speech) if last.options else ""
        cards = [self._names.of_code(code) for code in misfit.suspects]
        yield from misfit_lines(misfit, cards, offered, self._speech)

    def _card_of(self, row: tuple[Any, ...] | None) -> str:
        """The name of the card that the row is about, "" for none."""
        return self._names.of_code(row[1]) if row is not None and row[0] in _ABOUT_CARDS else ""
