"""A replay as data for programs."""

from dataclasses import asdict
from typing import Any, Final

from solemn.judge.language.speech import Speech
from solemn.judge.play.replayed import Replayed, decision_of
from solemn.judge.telling.negations import negations
from solemn.judge.telling.transcript import transcript
from solemn.replaying.playback import Misfit
from solemn.replays.replay import Replay

VERSION: Final = "solemn-replay/1"


def replay_data(replay: Replay, file: str) -> dict[str, Any]:
    """What the file says, without playing it."""
    date = replay.date
    return {
        "format": VERSION,
        "file": file,
        "kind": replay.kind,
        "program": replay.program,
        "date": None if date is None else date.isoformat(),
        "players": [list(names) for names in replay.sides],
        "decks": [{"main": list(deck.main), "extra": list(deck.extra)} for deck in replay.decks],
        "lp": replay.lp,
        "start_hand": replay.start_hand,
        "draw": replay.draw,
        "duel_flags": replay.duel_flags,
        "seed": None if replay.seed is None else list(replay.seed),
        "puzzle": replay.script if replay.is_puzzle else None,
        "whole": replay.is_whole,
        "responses": len(replay.responses),
        "obstacle": replay.obstacle,
    }


def replayed_data(result: Replayed, file: str, speech: Speech) -> dict[str, Any]:
    """What the file says, and what playing it shows."""
    record = result.record
    lines = transcript(record, speech)
    found = [line.verdict for line in lines if line.verdict is not None]
    return {
        **replay_data(result.replay, file),
        "decisions": [
            {"number": m.number, "turn": m.turn, "player": m.player, "kind": m.kind, "answer": m.answer, "events": m.events, "rows": m.rows}
            for m in result.moments
        ],
        "turns": [{"player": turn.player, "lp": list(turn.lp)} for turn in result.turns],
        "over": result.over,
        "winner": result.duel.winner,
        "given_up": result.given_up,
        "difference": _difference(result),
        "misfit": None if result.misfit is None else misfit_data(result.misfit),
        "verdicts": [asdict(verdict) for verdict in found],
        "rules": {name: speech.rule(name) for name in sorted({name for verdict in found for name in verdict.rules})},
        "negations": [asdict(negation) for negation in negations(record.events, speech)],
        "events": [{"event": event.name, **event.values, "step": event.step} for event in record.events],
        "transcript": [{"kind": line.kind, "text": line.text} for line in lines],
    }


def _difference(result: Replayed) -> dict[str, Any] | None:
    found = result.difference
    return None if found is None else {**asdict(found), "decision": decision_of(result, found.rows)}


def misfit_data(misfit: Misfit) -> dict[str, Any]:
    """Where replay and duel part."""
    return {
        "kind": misfit.kind,
        "response": misfit.response,
        "decision": misfit.decision,
        "asked": None if misfit.asked is None else misfit.asked.as_row(),
        "given": misfit.given.hex(),
        "reason": misfit.reason,
        "suspects": list(misfit.suspects),
    }
