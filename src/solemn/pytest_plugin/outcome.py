"""What came of a scenario, with assertions in the words of scenario files."""

from typing import Any

import msgspec

from solemn.judge.board.record import PlayResult
from solemn.judge.play.checks import judge_check
from solemn.judge.play.citations import marks_of_verdict, verdicts_meant
from solemn.judge.play.judging import Judgement
from solemn.judge.scenario import model
from solemn.judge.scenario.names import CardNames
from solemn.judge.telling.transcript import verdicts
from solemn.judge.telling.verdicts import Verdict


class Outcome:
    """A scenario that was played. Every `assert_...` raises AssertionError with what was found and why."""

    def __init__(self, judgement: Judgement, names: CardNames) -> None:
        self.judgement = judgement
        self.verdicts = verdicts(judgement.record)
        self._names = names

    def verdicts_on(self, card: str | int) -> list[Verdict]:
        """The verdicts on a card's Chain Links, Summons and attacks, in order."""
        title = self._names.title(card)
        return [verdict for verdict in self.verdicts if title in verdict.cards]

    def assert_verdict(
        self, card: str | int, outcome: str, *rules: str, by: str | int | None = None, subject: str | None = None, link: int | None = None,
    ) -> None:  # fmt: skip
        """Some verdict on the card has this outcome ("activation negated", "resolved", ...), because of `by`, and cites these rules.

        `subject` (link, summon, attack, trigger, protection, effects) and the number of the `link` say which verdicts are meant.
        """
        __tracebackhide__ = True
        words = {"card": card, "outcome": outcome, "rules": list(rules), "by": by, "subject": subject, "link": link}
        check = msgspec.convert({"check": "verdict", **words}, model.CheckVerdict)
        found = self.verdicts_on(card)
        meant = verdicts_meant(check, found, self._names)
        if not any(marks_of_verdict(check, verdict, self._names).right for _, verdict in meant):
            shown = "; ".join(f"{verdict.text} [{', '.join(verdict.rules)}]" for verdict in found) or "no verdict on it"
            because = "" if by is None else f" because of {by}"
            raise AssertionError(f"expected {card}: {outcome}{because} [{', '.join(rules)}]; found {shown}")

    def assert_refused(self, card: str | int, *rules: str, by: str | int | None = None) -> None:
        """A play by the card (one with `expect="illegal"`) was refused, for these rules, because of the card `by`."""
        __tracebackhide__ = True
        title = self._names.title(card)
        plays = [play for play in self.judgement.record.plays if title == self._title(play)]
        if not any(play.found == "illegal" and self._is_for(play, rules, by) for play in plays):
            shown = "; ".join(f"{play.found}{_reasons(play)}" for play in plays) or "no play that was to be refused"
            because = "" if by is None else f" because of {by}"
            raise AssertionError(f"expected a play by {card} to be refused{because} [{', '.join(rules)}]; found {shown}")

    def _is_for(self, play: PlayResult, rules: tuple[str, ...], by: str | int | None) -> bool:
        told = {name for reason in play.reasons for name in reason.rules}
        causes = {name for reason in play.reasons for name in reason.causes}
        return set(rules) <= told and (by is None or self._names.title(by) in causes)

    def assert_card(self, card: str | int, *, there: bool = True, **where: Any) -> None:
        """At the end the card is (with `there=False`: is not) where these words of a scenario's `card` check say."""
        __tracebackhide__ = True
        self._assert({"check": "card", "card": card, "is": there, **where})

    def assert_event(self, event: str, *, happened: bool = True, **values: Any) -> None:
        """Such an event happened, or (with `happened=False`) did not; values as in a scenario's `event` check."""
        __tracebackhide__ = True
        self._assert({"check": "event", "event": {"event": event, **values}, "is": happened})

    def assert_lp(self, player: int, value: int) -> None:
        """The player has this many LP at the end."""
        __tracebackhide__ = True
        self._assert({"check": "lp", "player": player, "value": value})

    def _assert(self, check: dict[str, Any]) -> None:
        __tracebackhide__ = True
        result = judge_check(msgspec.convert(check, model.AnyCheck), self.judgement.record, self._names)
        if not result.ok:
            found = "; ".join(result.found) if isinstance(result.found, list) else result.found
            raise AssertionError(f"expected {msgspec.json.encode(check).decode()}; found {found or 'none'}")

    def _title(self, play: PlayResult) -> str | None:
        card = getattr(play.step, "card", None)
        named = card.card if isinstance(card, model.CardAt) else card
        return None if named is None else self._names.title(named)


def _reasons(play: PlayResult) -> str:
    return "".join(f" ({reason.rule}: {reason.text})" for reason in play.reasons)
