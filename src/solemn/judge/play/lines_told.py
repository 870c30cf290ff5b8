"""A line of answers played and told, as a replay is."""

from collections.abc import Iterable, Iterator
from typing import Any

from solemn.duel.facade import Duel
from solemn.judge.board.listener import Listener
from solemn.judge.board.record import Record
from solemn.judge.language.speech import Speech
from solemn.judge.play.replayed import Turn, headings, note_turns
from solemn.judge.scenario.names import CardNames
from solemn.judge.telling.replay_text import turn_lines


def told_line(duel: Duel, answers: Iterable[Any], names: CardNames, speech: Speech, after: int = 0) -> Iterator[str]:
    """The transcript, with its verdicts, of a duel that has not been started, played with these answers; only what comes after so many,
    under a heading with the turn and the LP as they are there.

    Raises DuelError for an answer that is not legal.
    """
    listener = Listener(duel.state, names)
    turns: list[Turn] = []
    note_turns(duel, turns)
    record, begun = Record(), 0
    duel.start()
    record.events += listener.news(0)
    for number, answer in enumerate(answers, 1):
        duel.answer(answer)
        record.events += listener.news(number)
        if number == after:
            record.events.clear()
            begun = len(turns)
            first, second = (max(0, player.lp) for player in duel.state.players)
            yield speech.say("turn-score", turn=duel.state.turn, player=duel.state.turn_player, first=first, second=second)
    yield from turn_lines(record, headings(turns, speech)[begun:], speech)
