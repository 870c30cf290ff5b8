"""Why a negator cost what it cost: the verdict on what it answered."""

from collections.abc import Sequence

from solemn.chokes.analysis import Choke
from solemn.chokes.playing import staged
from solemn.chokes.threats import Threat
from solemn.core.chain.solving import RESOLVED
from solemn.core.summons.normal_summons import SUMMONED
from solemn.judge.board.listener import Listener
from solemn.judge.board.record import Record
from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import Judge
from solemn.judge.scenario.model import Scenario
from solemn.judge.telling.transcript import transcript
from solemn.judge.telling.verdicts import Verdict


def why(choke: Choke, threat: Threat, scenario: Scenario, judge: Judge, speech: Speech) -> Verdict | None:
    """The verdict that names the negator as its cause, else the one on what it answered; None if there is neither."""
    duel = staged(scenario, judge, threat)
    listener, record = Listener(duel.state, judge.names), Record()
    duel.start()
    for answer in choke.answers[: choke.moment]:
        duel.answer(answer)
    record.events += listener.news(0)
    earlier = len(_verdicts(record, speech))
    for answer in choke.answers[choke.moment :]:
        duel.answer(answer)
    record.events += listener.news(0)
    verdicts = _verdicts(record, speech)[earlier:]
    by_it = [verdict for verdict in verdicts if threat.name in verdict.by]
    about = [verdict for verdict in verdicts if _tells_of(verdict, choke)]
    return next(iter([*by_it, *about]), None)


def _tells_of(verdict: Verdict, choke: Choke) -> bool:
    """Whether the verdict says that what was answered did not simply succeed."""
    is_it = choke.against in verdict.cards and (not choke.link or verdict.link == choke.link)
    return is_it and not {RESOLVED, SUMMONED} & set(verdict.rules)


def _verdicts(record: Record, speech: Speech) -> Sequence[Verdict]:
    return [line.verdict for line in transcript(record, speech) if line.verdict is not None]
