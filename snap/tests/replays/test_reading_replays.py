"""Replays are read as they were written, of every kind, and what solemn cannot play is said."""

import struct
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from replay_files import HANDS, MESSAGES, PUZZLE, SEED, SMALL, body, message_bytes, name, old, streamed, tag_duel

from solemn.replays.errors import ReplayError
from solemn.replays.file_format import YRP, YRP2
from solemn.replays.reading import parse_replay, read_replay
from solemn.replays.replay import EXTRA_RULES, NOT_INSIDE, OLD_GENERATOR, TAG_DUEL, Replay
from solemn.replays.writing import EDOPRO, replay_bytes, write_replay


@pytest.mark.parametrize("replay", [SMALL, PUZZLE, HANDS, replace(SMALL, rule_cards=(511005092,), responses=())])
def test_what_is_written_is_read_back_whole(replay: Replay, tmp_path: Path) -> None:
    write_replay(tmp_path / "duel.yrp", replay)
    assert read_replay(tmp_path / "duel.yrp") == replay


def test_a_replay_of_edopro_can_be_played() -> None:
    replay = parse_replay(replay_bytes(SMALL))
    assert replay.obstacle is None
    assert replay.program == "EDOPro 41.0 (ocgcore 11.0)"
    assert replay.date == datetime(2026, 9, 21, 14, 13, 20, tzinfo=UTC)


def test_a_yrpx_is_the_yrp_within_and_the_messages_without_refreshes() -> None:
    replay = parse_replay(streamed(own=replay_bytes(SMALL)))
    assert replay == replace(SMALL, kind="yrpX", messages=MESSAGES)
    assert replay.obstacle is None


def test_a_yrpx_without_a_yrp_says_names_and_messages_alone() -> None:
    replay = parse_replay(streamed())
    assert (replay.obstacle, replay.is_whole, replay.seed, replay.messages) == (NOT_INSIDE, False, SEED, MESSAGES)
    assert replay.sides == (("Yugi 遊戯",), ("Kaiba",))


def test_the_opponent_of_a_puzzle_is_named_by_a_message() -> None:
    from solemn.replays.replay import Message

    named = Message(163, struct.pack("<H", 5) + "Böse".encode() + b"\0")
    assert parse_replay(streamed((named,), replay_bytes(PUZZLE))).sides[1] == ("Böse",)


@pytest.mark.parametrize("kind", [YRP, YRP2])
def test_files_of_ygopro_are_read_and_said_to_be_of_another_generator(kind: bytes) -> None:
    replay = parse_replay(old(kind=kind))
    assert (replay.obstacle, replay.seed, replay.program) == (OLD_GENERATOR, None, "YGOPro 1.035.2")
    assert replay.sides == (("Yugi",), ("Kaiba",))
    assert [deck.main for deck in replay.decks] == [(70781052,), (70781052,)]
    assert replay.responses == (b"\xff\xff\xff\xff",)


def test_tag_duels_keep_names_and_decks() -> None:
    replay = parse_replay(tag_duel())
    assert (replay.obstacle, replay.sides, len(replay.decks)) == (TAG_DUEL, (("A", "B"), ("C", "D")), 4)
    assert parse_replay(old(("A", "B", "C", "D"), flags=2)).obstacle == TAG_DUEL


def test_cards_that_change_the_rules_are_an_obstacle() -> None:
    assert parse_replay(replay_bytes(replace(SMALL, rule_cards=(1,)))).obstacle == EXTRA_RULES


def test_the_file_of_a_client_that_crashed_is_read_up_to_its_last_response() -> None:
    whole = replay_bytes(SMALL)
    from replay_files import content_of

    header, content = content_of(whole)
    loose = header[:8] + struct.pack("<3I", EDOPRO, SMALL.time, 0) + header[20:] + content
    assert parse_replay(loose) == replace(SMALL, flags=EDOPRO)
    cut = parse_replay(loose[:-1])
    assert (cut.is_whole, cut.responses) == (False, SMALL.responses[:-1])


def test_an_unpacked_yrpx_may_be_cut_off_in_its_last_message() -> None:
    loose = streamed(packed=False)
    assert parse_replay(loose[:-1]).messages == MESSAGES[:-1]


def test_names_that_are_too_long_are_cut_between_characters() -> None:
    written = parse_replay(replay_bytes(replace(SMALL, sides=(("x" * 18 + "😀",), ("y" * 30,)))))
    assert written.sides == (("x" * 18,), ("y" * 19,))


PREFIX = struct.pack("<I", 1) + name("A") + struct.pack("<I", 1) + name("B") + struct.pack("<3IQ", 8000, 5, 1, 0)
EXTENDED = struct.pack("<5Q", 1, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "byte 0: magic: found 0 bytes, expected 4"),
        (b"PK\x03\x04" + bytes(60), "byte 0: found b'PK\\x03\\x04', expected b'yrp1', b'yrpX', b'yrp2'"),
        (replay_bytes(SMALL)[:20], "byte 20: hash"),
        (replay_bytes(SMALL)[:50], "byte 48: seed: found 2 bytes, expected 8"),
        (replay_bytes(SMALL)[:-30], "cut off or broken"),
        (replay_bytes(SMALL)[:24] + b"\xff" + replay_bytes(SMALL)[25:], "byte 24: properties: found 0xff"),
        (replay_bytes(SMALL)[:16] + b"\xff\xff\xff\xff" + replay_bytes(SMALL)[20:], "size: found 4294967295"),
        (replay_bytes(SMALL)[:32] + b"\x02" + replay_bytes(SMALL)[33:], "version of the header: found 2, expected at most 1"),
        (body(b"\xff\xff\xff\xff" + bytes(900), YRP, EDOPRO, extra=EXTENDED), "players of a side: found 4294967295, expected at most 8"),
        (body(PREFIX + b"\xff\0\0\0" + bytes(40), YRP, EDOPRO, extra=EXTENDED), "cards of a Main Deck: found 255, expected at most 10"),
        (body(PREFIX + bytes(20) + b"\x09abc", YRP, EDOPRO, extra=EXTENDED), "response 1: found 3 bytes, expected 9"),
        (streamed(own=b"yrp1"), "message 5: byte 4: version: found 0 bytes, expected 4"),
        (streamed(own=streamed(own=replay_bytes(SMALL))), "found b'yrpX', expected b'yrp1': the replay within"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(content: bytes, says: str) -> None:
    with pytest.raises(ReplayError) as caught:
        parse_replay(content, "duel.yrp")
    assert says in str(caught.value)
    assert str(caught.value).startswith("duel.yrp")


def test_there_may_be_no_more_messages_than_any_duel_has() -> None:
    from solemn.replays.replay import Message

    with pytest.raises(ReplayError, match="more messages, expected at most 200000"):
        parse_replay(streamed((Message(40, b"\0"),) * 200_001))
    assert message_bytes(40, b"\0") == b"\x28\x01\0\0\0\0"


def test_a_file_that_is_not_there_or_too_large_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ReplayError, match=r"nowhere\.yrp: No such file"):
        read_replay(tmp_path / "nowhere.yrp")
    with (tmp_path / "large.yrp").open("wb") as file:
        file.truncate(1 << 30)
    with pytest.raises(ReplayError, match="found 1073741824 bytes, expected a replay, which has at most"):
        read_replay(tmp_path / "large.yrp")


@pytest.mark.parametrize(
    ("replay", "says"),
    [
        (replace(SMALL, seed=None), "seed: found none"),
        (replace(SMALL, responses=(b"",)), "response 1: found 0 bytes, expected 1 to 255"),
        (replace(SMALL, responses=(bytes(256),)), "response 1: found 256 bytes, expected 1 to 255"),
        (replace(PUZZLE, script="x" * 70_000), "script: found 70000 bytes"),
        (replace(SMALL, decks=(*SMALL.decks[:1], replace(SMALL.decks[1], main=(1,) * 3000))), "found 3000 cards"),
    ],
)
def test_what_the_format_has_no_room_for_is_not_written(replay: Replay, says: str) -> None:
    with pytest.raises(ReplayError, match=says):
        replay_bytes(replay)
