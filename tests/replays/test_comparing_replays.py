"""What the client showed in a yrpX, held against what happens here."""

from dataclasses import replace

import pytest
from replay_files import streamed
from test_playing_replays import again, bundled, played

from solemn import Duel
from solemn.judge.play.replayed import decision_of, replay_duel
from solemn.judge.scenario.names import CardNames
from solemn.replaying.comparing import first_difference, given_up_by
from solemn.replays.errors import ReplayError
from solemn.replays.messages import flat, message_of, told
from solemn.replays.reading import parse_replay
from solemn.replays.replay import Message, Replay
from solemn.replays.writing import replay_bytes


def shown(duel: Duel) -> Replay:
    """The replay of a duel as a client saves it: with the messages of all that happened."""
    rows = [flat(row) for row in duel.log if not row[0].startswith(".")]
    messages = tuple(message for row in rows if (message := message_of(row)) is not None)
    return parse_replay(streamed(messages, replay_bytes(duel.replay(time=0))))


@pytest.fixture(scope="module")
def replay() -> Replay:
    return shown(played(5, 150))


def test_rows_of_every_kind_are_messages_and_back() -> None:
    kinds: set[str] = set()
    for seed in range(6):
        rows = [flat(row) for row in played(seed, 300).log if not row[0].startswith(".")]
        messages = [message_of(row) for row in rows]
        assert list(told(message for message in messages if message is not None)) == rows
        kinds |= {row[0] for row in rows}
    assert {"move", "draw", "chaining", "become_target", "damage", "attack", "shuffle_deck", "position"} <= kinds


def test_messages_that_are_too_short_are_an_error() -> None:
    for message in (Message(50, b"123"), Message(90, b"\0\xff\xff\xff\xff"), Message(83, b"")):
        with pytest.raises(ReplayError, match="too few"):
            list(told([message]))
    assert list(told([Message(2, b""), Message(200, b"x")])) == []


def test_a_duel_goes_as_it_was_shown(replay: Replay) -> None:
    playback = again(replay)
    assert first_difference(replay, playback.duel.log, playback.duel.over) is None
    assert given_up_by(replay, playback.duel.over) is None


@pytest.mark.parametrize("at", [10, 60, -1])
def test_the_first_event_that_differs_is_found(replay: Replay, at: int) -> None:
    number = at % len(replay.messages)
    other = Message(92, b"\0\x07\0\0\0")
    changed = replace(replay, messages=(*replay.messages[:number], other, *replay.messages[number + 1 :]))
    result = replay_duel(changed, bundled(), CardNames(bundled().database))
    found = result.difference
    assert found is not None and found.recorded == ("recover", 0, 7) and found.ours is not None
    assert [row[0] for row in result.duel.log if row[0][0] != "."][number] == found.ours[0]
    decision = decision_of(result, found.rows)
    assert result.moments[decision - 1].rows <= found.rows if decision else found.rows < result.moments[0].rows
    assert decision == len(result.moments) or result.moments[decision].rows > found.rows
    assert not result.is_same


def test_messages_beyond_the_answers_are_a_difference(replay: Replay) -> None:
    more = replace(replay, messages=(*replay.messages, Message(40, b"\0")))
    result = replay_duel(more, bundled(), CardNames(bundled().database))
    assert result.difference is not None and (result.difference.recorded, result.difference.ours) == (("new_turn", 0), None)


def test_a_player_who_gives_up_is_told(replay: Replay) -> None:
    result = replay_duel(replace(replay, messages=(*replay.messages, Message(5, b"\1\0"))), bundled(), CardNames(bundled().database))
    assert (result.given_up, result.difference, result.is_same) == (1, None, True)


def test_after_a_misfit_only_what_came_before_counts(replay: Replay) -> None:
    broken = replace(replay, responses=(*replay.responses[:60], b"\x55" * 8, *replay.responses[61:]))
    result = replay_duel(broken, bundled(), CardNames(bundled().database))
    assert result.misfit is not None and result.difference is None


def test_a_replay_without_messages_has_nothing_to_differ_from(replay: Replay) -> None:
    assert first_difference(replace(replay, messages=()), [("new_turn", 0)], True) is None
