"""What a scenario says of the reasons for a refusal, and of verdicts, beside what the judge tells."""

from collections.abc import Sequence
from dataclasses import dataclass

from solemn.judge.board.record import Reason
from solemn.judge.scenario.model import Because, CheckVerdict, listed
from solemn.judge.scenario.names import CardNames
from solemn.judge.telling.verdicts import Verdict


@dataclass(frozen=True, slots=True)
class Marks:
    """Whether the outcome, the cause and the rule are told as the scenario says; None for what it does not ask."""

    outcome: bool
    cause: bool | None = None
    rule: bool | None = None

    @property
    def right(self) -> bool:
        """Is nothing wrong?"""
        return self.outcome and self.cause is not False and self.rule is not False


def marks_of_refusal(because: Because, reasons: Sequence[Reason], names: CardNames) -> Marks:
    """What the first of the reasons is worth: its rule (or that of a card it could not choose), and the card that forbids it."""
    first = reasons[0] if reasons else None
    rules, causes = ((), ()) if first is None else (first.rules, first.causes)
    wanted = listed(because.rule)
    cause = None if because.card is None else names.title(because.card) in causes
    return Marks(True, cause, bool(set(wanted) & set(rules)) if wanted else None)


def marks_of_verdict(check: CheckVerdict, verdict: Verdict, names: CardNames) -> Marks:
    """What the verdict is worth for the check."""
    outcomes, wanted, barred = listed(check.outcome), set(listed(check.rules)), set(listed(check.not_rules))
    outcome = not outcomes or any(is_outcome(word, verdict.outcome) for word in outcomes)
    cause = None if check.by is None else names.title(check.by) in verdict.by
    told = set(verdict.rules)
    return Marks(outcome, cause, wanted <= told and not barred & told if wanted or barred else None)


def verdicts_meant(check: CheckVerdict, given: Sequence[Verdict], names: CardNames) -> list[tuple[int, Verdict]]:
    """The verdicts that the check is about, each with its number from 0.

    One that only says that a card is negated is about the card's Chain Links, if it has any, and not about what applies to it on the field.
    """
    found = [(number, verdict) for number, verdict in enumerate(given) if _is_about(check, verdict, names)]
    links = [(number, verdict) for number, verdict in found if verdict.subject == "link"]
    return links if links and check.subject is None and "negated" in listed(check.outcome) else found


def _is_about(check: CheckVerdict, verdict: Verdict, names: CardNames) -> bool:
    """Whether the verdict is on what the check names: the subject, the card, the number of the link."""
    return (
        check.subject in (None, verdict.subject)
        and (check.card is None or names.title(check.card) in verdict.cards)
        and check.link in (None, verdict.link)
    )


def is_outcome(word: str, outcome: str) -> bool:
    """Whether the word means this outcome; "negated" and "successful" mean each one that ends with them."""
    return word == outcome or (word in ("negated", "successful") and outcome.endswith(f" {word}"))
