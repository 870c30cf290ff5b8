"""A replay told: who played, turn by turn what happened with its verdicts, how it ended, and where it does not fit."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from solemn.judge.board.record import Offered, Record
from solemn.judge.language.speech import Speech
from solemn.judge.language.words import position_word
from solemn.judge.telling.at_once import told_at_once
from solemn.judge.telling.negations import Negated
from solemn.judge.telling.phrases import offer_text
from solemn.judge.telling.transcript import Line, rule_lines, transcript
from solemn.replaying.playback import Misfit
from solemn.replays.replay import Replay

_INDENT: Final = {"turn": "", "phase": "  ", "link": "    ", "detail": "        ", "event": "      ", "verdict": "    => "}
_RULE: Final = "       "
HEADS: Final = ("turn", "negated", "how", "by", "cost", "anyway")


def head_lines(replay: Replay, speech: Speech) -> Iterator[str]:
    """Who played against whom, when, and with which program."""
    first, second = (speech.row(names, "and") or "?" for names in replay.sides)
    yield speech.say("replay-between", first=first, second=second)
    date = replay.date
    if date is None:
        yield speech.say("replay-program", program=replay.program)
    else:
        yield speech.say("replay-recorded", date=f"{date:%Y-%m-%d %H:%M}", program=replay.program)


def deck_lines(replay: Replay, names: Sequence[Sequence[str]], speech: Speech) -> Iterator[str]:
    """Each player's deck; `names` are the names of the cards of each deck."""
    players = [name for side in replay.sides for name in side]
    for player, cards in zip(players, names):
        counted = Counter(cards)
        shown = speech.row(f"{count} {speech.card(name)}" if count > 1 else speech.card(name) for name, count in counted.items())
        yield speech.say("replay-deck", player=player or "?", cards=shown)


def turn_lines(record: Record, headings: Sequence[str], speech: Speech, turn: int | None = None) -> Iterator[str]:
    """The transcript with its verdicts, each rule's sentence once; of one turn alone if that is given. `headings` are of turns."""
    told: set[str] = set()
    number = 0
    for line in told_at_once(transcript(record, speech), speech):
        if line.kind == "turn":
            number += 1
            line = Line("turn", headings[number - 1])
        if turn is None or number == turn:
            yield from _shown(line, told, speech)


def _shown(line: Line, told: set[str], speech: Speech) -> Iterator[str]:
    shown = _INDENT[line.kind] + line.text
    if line.verdict is None:
        yield shown
        return
    yield f"{shown} [{', '.join(line.verdict.rules)}]"
    yield from (_RULE + sentence for sentence in rule_lines(line.verdict, told, speech))


def answer_text(answer: Any, offered: Offered, speech: Speech) -> str:
    """What a player answered: the options in words where they have such, else the answer as it is."""
    chosen = answer if isinstance(answer, list) else [answer]
    texts = [offer_text(offer, speech) for one in chosen for offer in offered.options if offer.answer == one]
    if len(texts) == len(chosen) and texts:
        return speech.row(texts)
    if isinstance(answer, bool):
        return speech.say("do-yes" if answer else "do-no", card="")
    if offered.kind == "position":
        return speech.say("position", position=position_word(answer))
    return speech.say("do-pass", card="") if answer == -1 and offered.kind == "chain" else str(answer)


def misfit_lines(misfit: Misfit, suspects: Sequence[str], offered: str, speech: Speech) -> Iterator[str]:
    """Where replay and duel part. `suspects` are the names of cards, `offered` is what the player might have done."""
    values = {"response": misfit.response, "decision": misfit.decision, "given": misfit.given.hex(), "reason": misfit.reason}
    yield speech.say("replay-misfit", kind=misfit.kind, **values)
    if offered:
        yield "  " + offered
    if suspects:
        yield "  " + speech.say("replay-suspects", cards=speech.cards(suspects))


def negation_row(found: Negated, players: Sequence[str], speech: Speech) -> tuple[str, ...]:
    """One row of the table of negations: turn, what, how, by whom and what, the cost, what stays so."""
    return (
        str(found.turn),
        speech.say("replay-whose", cards=speech.cards(found.cards, "and"), player=players[found.player]),
        speech.say("replay-how", how=found.how),
        _by(found, players, speech),
        speech.row(found.cost),
        speech.row(found.anyway),
    )


def _by(found: Negated, players: Sequence[str], speech: Speech) -> str:
    if found.by is None:
        return "?"
    if found.by_player is None:
        return speech.card(found.by)
    return speech.say("replay-whose", cards=speech.card(found.by), player=players[found.by_player])


def difference_lines(recorded: str, ours: str, decision: int, suspects: Sequence[str], speech: Speech) -> Iterator[str]:
    """Where what happens is not what the client showed; "" for nothing that was shown, or happens."""
    nothing = speech.say("nothing")
    yield speech.say("replay-differs", decision=decision, recorded=recorded or nothing, ours=ours or nothing)
    if suspects:
        yield "  " + speech.say("replay-suspects", cards=speech.cards(suspects))


def row_text(row: tuple[Any, ...] | None, card: str) -> str:
    """A row of the log as it is, its card by name; "" for none."""
    if row is None:
        return ""
    values = [card, *row[2:]] if card else list(row[1:])
    return " ".join([row[0], *map(str, values)])
