"""Scenarios made of text, for tests."""

from solemn.judge.judging import Judge, Judgement
from solemn.judge.reading import parse_scenario

_JUDGE: list[Judge] = []


def bundled() -> Judge:
    """The judge with bundled cards, made once."""
    if not _JUDGE:
        _JUDGE.append(Judge.of())
    return _JUDGE[0]


def judge_text(text: str, file: str = "small.yaml") -> Judgement:
    """Judge a scenario given as text."""
    return bundled().judge(parse_scenario(text, file))
