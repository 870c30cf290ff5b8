"""Duels written as replays are played again from the file to the same end, and what does not fit is said where it begins."""

import random
import sys
from dataclasses import replace
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "duel"))
from random_duels import bundled, random_deck
from replay_files import old, replay_bytes, tag_duel

from solemn import Deck, Duel, DuelError
from solemn.duel.rows import state_row
from solemn.duel.simple_players import eager_answer, random_answer
from solemn.replaying.playback import LEFT_OVER, NOT_ASKED, STUCK, UNFIT, Playback
from solemn.replaying.setting_up import NotPlayable, put_up
from solemn.replays.reading import parse_replay, read_replay
from solemn.replays.replay import Replay
from solemn.replays.responses import PASS

FLIP = """\
Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN,5)
Debug.SetPlayerInfo(0,8000,0,0)
Debug.SetPlayerInfo(1,8000,0,0)
Debug.AddCard(17390179,0,0,LOCATION_MZONE,2,POS_FACEDOWN_DEFENSE,true)
Debug.AddCard(41420027,1,1,LOCATION_SZONE,2,POS_FACEDOWN)
Debug.ReloadFieldEnd()
aux.BeginPuzzle()
"""


def played(seed: int, decisions: int = 60, player: object = eager_answer, **terms: object) -> Duel:
    """A duel between random decks, up to so many decisions."""
    rng = random.Random(seed)
    decks = [random_deck(bundled(), rng) for _ in range(2)]
    duel = Duel(decks, seed=seed, rulings="ocgcore", pool=bundled(), **{"shuffle": False, **terms})  # type: ignore[arg-type]
    for _ in range(decisions):
        if duel.decision is not None:
            duel.answer(player(duel.decision, rng))  # type: ignore[operator]
    return duel


def again(replay: Replay, **terms: object) -> Playback:
    playback = Playback(put_up(replay, bundled(), **terms), replay)  # type: ignore[arg-type]
    playback.start()
    playback.run()
    return playback


def puzzle(rulings: str) -> Duel:
    duel = Duel(start_hand=0, rulings=rulings, pool=bundled(), start=False)
    duel.set_up(FLIP.encode(), "somewhere/Flip.lua")
    duel.start()
    return duel


@pytest.mark.parametrize("seed", range(6))
def test_a_duel_is_played_from_its_replay_to_the_same_point(seed: int, tmp_path: Path) -> None:
    duel = played(seed, 400 if seed < 2 else 20 * seed, eager_answer if seed % 2 else random_answer)
    duel.write_replay(tmp_path / "duel.yrp", ("Yugi", "Kaiba"), 5)
    replay = read_replay(tmp_path / "duel.yrp")
    playback = again(replay)
    assert playback.misfit is None
    assert (replay.sides, replay.time, playback.answered) == ((("Yugi",), ("Kaiba",)), 5, len(duel.answers))
    assert state_row(playback.duel.state) == state_row(duel.state)
    assert (playback.duel.over, playback.duel.winner) == (duel.over, duel.winner)
    assert [row for row in playback.duel.log if row[0][0] != "."] == [row for row in duel.log if row[0][0] != "."]


@pytest.mark.parametrize("seed", range(4))
def test_in_a_replay_the_player_who_goes_first_comes_first(seed: int) -> None:
    duel = played(seed, 60, shuffle=True, first=1)
    replay = duel.replay(("Yugi", "Kaiba"), 5)
    assert replay.sides == (("Kaiba",), ("Yugi",))
    playback = again(replay)
    assert playback.misfit is None and playback.answered == len(duel.answers)
    theirs, ours = state_row(playback.duel.state), state_row(duel.state)
    assert theirs["turn_player"] == 1 - ours["turn_player"]
    for key in ("lp", "hand", "grave", "banished", "extra", "deck"):
        assert [player[key] for player in theirs["players"]] == [player[key] for player in reversed(ours["players"])]


def test_a_replay_has_the_passes_of_players_who_are_not_asked() -> None:
    replay = played(1).replay()
    assert len(replay.responses) > 60
    assert replay.responses.count(PASS) > len(replay.responses) // 4


def test_a_restored_duel_is_written_as_it_went_in_the_end() -> None:
    duel = played(3, 30)
    mark = duel.save()
    wanted = duel.replay(time=0)
    rng = random.Random(1)
    for _ in range(10):
        duel.answer(random_answer(duel.decision, rng))  # type: ignore[arg-type]
    duel.restore(mark)
    assert duel.replay(time=0) == wanted


def test_a_replay_of_a_puzzle_names_its_script() -> None:
    duel = puzzle("ocgcore")
    duel.answer(("reposition", 0))
    replay = parse_replay(replay_bytes(duel.replay()))
    assert (replay.script, replay.is_puzzle, replay.decks) == ("./puzzles/Flip.lua", True, ())
    playback = again(replay, puzzle=FLIP.encode())
    assert playback.misfit is None and state_row(playback.duel.state) == state_row(duel.state)
    with pytest.raises(DuelError, match=r"\./puzzles/Flip\.lua, which is not at hand"):
        put_up(replay, bundled())


def test_a_duel_that_edopro_would_play_otherwise_is_not_written() -> None:
    duel = puzzle("2023-10")
    duel.answer(("reposition", 0))
    duel.answer(0)  # Solemn Judgment: by today's rulings Flash Knight leaves the field, and so goes to the Extra Deck
    with pytest.raises(DuelError, match="EDOPro plays this duel otherwise from decision"):
        duel.replay()


def test_a_duel_with_cards_on_the_field_has_no_replay() -> None:
    duel = Duel(pool=bundled(), start=False)
    duel.place(70781052, 0, 4, 2, 1)
    duel.start()
    with pytest.raises(DuelError, match="cards in other places"):
        duel.replay()
    other = Duel([Deck((70781052,)), Deck(())], start_hand=0, pool=bundled(), start=False)
    other.set_up(FLIP.encode(), "Flip.lua")
    other.start()
    with pytest.raises(DuelError, match="with two decks or with one puzzle; this duel has more"):
        other.replay()


@pytest.mark.parametrize("content", [old(), tag_duel()])
def test_what_cannot_be_played_is_said(content: bytes) -> None:
    with pytest.raises(NotPlayable, match="this replay cannot be played"):
        put_up(parse_replay(content), bundled())


def test_a_response_that_does_not_fit_is_named() -> None:
    replay = played(2).replay()
    before = Playback(put_up(replay, bundled()), replay)
    before.start()
    before.run(41)
    at = before.given
    broken = again(replace(replay, responses=(*replay.responses[:at], b"\x63", *replay.responses[at + 1 :])))
    misfit = broken.misfit
    assert misfit is not None and misfit.asked is not None
    assert (misfit.kind, misfit.response, misfit.given, misfit.decision) == (UNFIT, at + 1, b"\x63", 42)
    assert broken.answered == 41 and "found 63" in misfit.reason


def test_a_pass_is_expected_of_a_player_who_has_nothing() -> None:
    replay = played(2).replay()
    at = replay.responses.index(PASS)
    misfit = again(replace(replay, responses=(*replay.responses[:at], bytes(4), *replay.responses[at + 1 :]))).misfit
    assert misfit is not None and misfit.kind in (NOT_ASKED, UNFIT) and misfit.response == at + 1


def test_responses_after_the_end_are_left_over() -> None:
    duel = played(0, 3000)
    assert duel.over
    replay = duel.replay()
    misfit = again(replace(replay, responses=(*replay.responses, b"\1"))).misfit
    assert misfit is not None and (misfit.kind, misfit.response) == (LEFT_OVER, len(replay.responses) + 1)


def test_a_duel_that_goes_on_for_ever_is_a_misfit(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = played(2).replay()
    playback = Playback(put_up(replay, bundled()), replay)
    playback.start()

    def stuck(_: object) -> None:
        raise DuelError("for ever")

    monkeypatch.setattr(playback.duel, "answer", stuck)
    playback.run()
    assert playback.misfit is not None and (playback.misfit.kind, playback.misfit.reason) == (STUCK, "for ever")


def test_a_playback_goes_step_by_step_and_tells_others_what_happens() -> None:
    replay = played(4).replay()
    duel = put_up(replay, bundled())
    heard: list[str] = []
    duel.state.listener = lambda row: heard.append(row[0])
    playback = Playback(duel, replay)
    with pytest.raises(ValueError, match="has ended"):
        playback.step()
    playback.start()
    playback.run(10)
    assert playback.answered == 10 and not playback.ended and "new_turn" in heard and ".unasked" in heard
