"""Write docs/rules.md: each rule's sentence and source, and a scenario that shows it with its transcript.

usage: make_rules_page.py [FILE]
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from solemn.judge.language.catalogue import Rule, rules
from solemn.judge.language.choosing import speech_in
from solemn.judge.language.errors import InputError
from solemn.judge.language.speech import LANGUAGES
from solemn.judge.play.judging import AGREES, Judge, Judgement
from solemn.judge.play.report import NO_BOARDS, text_lines
from solemn.judge.scenario.reading import scenario_files
from solemn.judge.telling.transcript import verdicts

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules.md"
FOLDERS = ("examples", "docs/examples/rules", "examples/rows", "tests/scenarios")
LINTED = {  # what rules ask of scripts is shown by lint rules
    "P12a": "wrong-kind-of-negation", "P12b": "lone-disable", "P12c": "related-chain-uncut", "P12d": "foreign-protection-value",
    "P12e": "own-effects-blocked", "P12f": "negation-outlives-turn",
}  # fmt: skip
HEAD = """\
# Rules

The rules that verdicts and refusals cite. `solemn rules` prints the same. Where the code decides a rule is told by
`python tools/rule_homes.py` with the rule's ID (`A2`) or with words of its sentence (`"Pendulum Summon"`).
`tools/make_rules_page.py` makes this page from the rule catalogue.

"""


def page() -> str:
    """The page's text."""
    shown: dict[str, Judgement] = {}
    lines = [HEAD]
    examples = dict(_examples())
    for rule in rules().values():
        lines.append(_section(rule, examples.get(rule.id)))
        if rule.id in examples:
            shown[_name(examples[rule.id])] = examples[rule.id]
    lines.append("# Examples\n")
    for name in sorted(shown):
        transcript = "\n".join(text_lines(shown[name], boards=NO_BOARDS)[1:])
        lines.append(f"## {name}\n\n{shown[name].source.scenario.title}.\n\n```text\n{transcript}\n```\n")
    return "\n".join(lines)


def _section(rule: Rule, example: Judgement | None) -> str:
    text = f"## {rule.id}\n\n{rule.sentence}\n\nSource: {rule.source}\n"
    if rule.id in LINTED:
        return text + f"\nExample: the lint rule [{LINTED[rule.id]}](lint/{LINTED[rule.id]}.md)\n"
    if rule.id == "L1":
        return text + "\nExample: " + " / ".join(speech_in(language).say("attack-negated") for language in LANGUAGES) + "\n"
    return text if example is None else text + f"\nExample: [{example.source.scenario.title}](#{_name(example).lower()})\n"


def _name(judgement: Judgement) -> str:
    return Path(judgement.source.file).stem


def _examples() -> Iterator[tuple[str, Judgement]]:
    """For each rule the first scenario that says it is about it, else the first that cites it."""
    judged = [judgement for judgement in _judgements() if judgement.verdict == AGREES]
    about = [(set(_about(judgement)), set(_cited(judgement)), judgement) for judgement in judged]
    for name in rules():
        found = next((j for named, _, j in about if name in named), None) or next((j for _, cited, j in about if name in cited), None)
        if found is not None:
            yield name, found


def _judgements() -> Iterator[Judgement]:
    judge = Judge.of()
    for file in scenario_files([ROOT / folder for folder in FOLDERS if (ROOT / folder).is_dir()]):
        try:
            judgement = judge.judge_file(file)
        except InputError:  # it needs cards that are not bundled
            continue
        judgement.source.file = file.relative_to(ROOT).as_posix()
        yield judgement


def _about(judgement: Judgement) -> list[str]:
    rule = judgement.source.scenario.rule
    return [rule] if isinstance(rule, str) else rule


def _cited(judgement: Judgement) -> Iterator[str]:
    for verdict in verdicts(judgement.record):
        yield from verdict.rules
    for play in judgement.record.plays:
        yield from (reason.rule for reason in play.reasons)


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path, default=PAGE, metavar="FILE")
    parser.parse_args().file.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
