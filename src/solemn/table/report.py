"""Lines and steps of a table as data."""

from typing import Any

from solemn.judge.language.catalogue import rules
from solemn.judge.language.speech import Speech
from solemn.judge.play.report import expectation_lines
from solemn.judge.telling.phrases import ref_text, step_text
from solemn.judge.telling.transcript import Line
from solemn.table.faces import Data
from solemn.table.nodes import Node
from solemn.table.table import Table


def line_data(line: Line, speech: Speech) -> Data:
    """A line of the log; a verdict comes with its rules, each with its sentence and source."""
    found: Data = {"kind": line.kind, "text": line.text}
    if line.verdict is not None:
        catalogue = rules()
        found |= {
            "outcome": line.verdict.outcome,
            "subject": line.verdict.subject,
            "rules": [
                {"rule": name, "sentence": speech.rule(name), "source": catalogue[name].source if name in catalogue else ""}
                for name in line.verdict.rules
            ],
        }
    return found


def step_words(table: Table, node: Node) -> str:
    """What was done to come to the node, in a few words; empty for what needs none."""
    speech = table.speech
    if node.pick is not None:
        return speech.say("do-choose", card=ref_text(node.pick, speech))
    return speech.row([_plain(step, speech) for step in node.steps or ()])


def _plain(step: Any, speech: Speech) -> str:
    """The step without its player, who is shown beside it."""
    copy = step.__copy__()
    copy.by = None
    return step_text(copy, speech)


def outcome_lines(table: Table) -> list[Data]:
    """What the case's file expected, and whether it came so."""
    judgement = table.opened.judgement
    if judgement is None:
        return []
    return [{"ok": ok, "text": text} for ok, text in expectation_lines(judgement)]
