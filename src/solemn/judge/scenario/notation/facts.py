"""Facts of the notation: what is expected."""

import re
from typing import Any, Final

from lark import Token

from solemn.judge.scenario.notation.cards import text_of
from solemn.judge.scenario.notation.grammar import phrases
from solemn.judge.scenario.notation.steps import VERBS
from solemn.judge.scenario.notation.trees import (
    FIELD,
    PHASES,
    POSITIONS,
    Data,
    Reader,
    agreed,
    given,
    label_of,
    merged,
    one_or_all,
    raw_data,
)
from solemn.judge.scenario.notation.trouble import Trouble

OUTCOMES: Final = {
    "NEGATED": "negated", "SUCCEEDS": "successful", "ACTIVATION_NEGATED": "activation negated", "EFFECT_NEGATED": "effect negated",
    "EFFECTS_NEGATED": "effects negated", "SUMMON_NEGATED": "Summon negated", "ATTACK_NEGATED": "attack negated", "RESOLVES": "resolved",
    "RESOLVES_IN_PART": "resolved in part", "RESOLVES_WITHOUT_EFFECT": "resolved without effect", "SUMMONED": "Summon successful",
    "NO_SUMMON": "Summon did not take place", "GOES_ON": "went on", "ENDS": "ended without a Damage Step", "REPLAY": "replay",
    "MISSES": "missed the timing", "PROTECTED": "protected", "NEGATED_NO_LONGER": "effects apply again",
}  # fmt: skip
DEEDS: Final = {"DESTROYED": "destroy", "DISCARDED": "discard", "TRIBUTED": "tribute"}
SUBJECTS: Final = {
    "SUBJECT_LINK": "link", "SUBJECT_SUMMON": "summon", "SUBJECT_ATTACK": "attack", "SUBJECT_TRIGGER": "trigger",
    "SUBJECT_PROTECTION": "protection", "SUBJECT_EFFECTS": "effects",
}  # fmt: skip
_AT_MOMENTS: Final = ("lp", "phase", "card")  # checks of the board
_IN_SPANS: Final = ("event", "offered", "asked")  # checks of what happened between two moments
_FULL: Final[dict[tuple[str | None, str], str]] = {
    ("summon", "negated"): "Summon negated", ("summon", "successful"): "Summon successful", ("attack", "negated"): "attack negated",
    ("effects", "negated"): "effects negated",
}  # fmt: skip


class FactReader(Reader):
    """Makes checks of trees."""

    def facts(self, children: list[Data | None]) -> list[Data]:
        """The facts of a line."""
        return [fact for fact in children if fact is not None]

    def fact(self, children: list[Any]) -> Data:
        """A fact at a moment, or between two."""
        label, check, *spans = children
        for token, span in spans:
            if check["check"] not in _IN_SPANS:
                raise Trouble("notation-no-span", token, since=self.words["SINCE"][0], until=self.words["UNTIL"][0])
            check |= span
        if label is not None:
            if check["check"] not in _AT_MOMENTS:
                raise Trouble("notation-no-moment", label)
            check["at"] = self._moment(label)
        return {key: value for key, value in check.items() if value is not None}

    def _moment(self, label: Token) -> Any:
        """The moment of a label, or after which link of a Chain."""
        text = label_of(label) or ""
        link = re.fullmatch(rf"(?i){phrases(self.words, 'AFTER_LINK')}\s*(\d+)", text)
        return text if link is None else {"resolved": int(link[1])}

    def raw_fact(self, children: list[Token]) -> Data:
        """A check as a file has it."""
        return raw_data(children[0])

    def since(self, children: list[Token]) -> tuple[Token, Data]:
        """From which step on."""
        return children[0], {"from": label_of(children[1])}

    def until(self, children: list[Token]) -> tuple[Token, Data]:
        """To which step."""
        return children[0], {"to": label_of(children[1])}

    def has_lp(self, children: list[Any]) -> Data:
        """LP."""
        return {"check": "lp", "player": children[0], "value": children[2]}

    def has_card(self, children: list[Any]) -> Data:
        """Cards that a player has."""
        player, _, count, token, *props = children
        return {**self._card_check(token, props, player), **given(count=None if count is None else int(count))}

    def has_no_card(self, children: list[Any]) -> Data:
        """A card that a player does not have."""
        player, _, token, *props = children
        return {**self._card_check(token, props, player), "is": False}

    def controls(self, children: list[Any]) -> Data:
        """Cards that a player has on the field."""
        return self._on_field(self.has_card(children))

    def does_not_control(self, children: list[Any]) -> Data:
        """A card that a player does not have on the field."""
        return self._on_field(self.has_no_card(children))

    def _on_field(self, check: Data) -> Data:
        zone = self.cards.zone_of(check["card"])
        return {**given(zone=zone), **check}

    def is_card(self, children: list[Any]) -> Data:
        """Where and how a card is."""
        token, _, *props = children
        return self._card_check(token, props)

    def is_there(self, children: list[Any]) -> Data:
        """Where a card is, without a verb."""
        token, *props = children
        return self._card_check(token, props)

    def is_not_card(self, children: list[Any]) -> Data:
        """Where and how a card is not."""
        return {**self.is_card(children), "is": False}

    def has_stats(self, children: list[Any]) -> Data:
        """A card's values."""
        token, _, *stats = children
        return self._card_check(token, [self._all_stats(stats)])

    def _card_check(self, token: Token, props: list[Any], player: int | None = None) -> Data:
        check: Data = {"check": "card", "card": self.cards.value(token), **given(player=player)}
        for prop in agreed(props):
            if isinstance(prop, Token):
                prop = {"pos": POSITIONS[prop.type]}
            check |= {key: value for key, value in prop.items() if key != "word"}
        return {**check, "zone": self.cards.zone_on_field(token)} if check.get("zone") == FIELD else check

    def held_prop(self, children: list[Any]) -> Any:
        """Where or how the card is."""
        return children[0]

    def with_stats(self, children: list[Any]) -> Data:
        """Values."""
        return self._all_stats(children[1:])

    def with_effects_negated(self, _: list[Any]) -> Data:
        """Its effects are negated."""
        return {"negated": True}

    def with_effects(self, _: list[Any]) -> Data:
        """Its effects are not negated."""
        return {"negated": False}

    def owned_by(self, children: list[Any]) -> Data:
        """Whose card it is."""
        return {"owner": children[1]}

    def of_kind(self, children: list[Any]) -> Data:
        """Its Type."""
        return {"type": children[1]}

    def of_attribute(self, children: list[Any]) -> Data:
        """Its Attribute."""
        return {"attribute": children[1]}

    def of_level(self, children: list[Token]) -> Data:
        """Its Level."""
        return {"level": int(children[1])}

    def equipped_to(self, children: list[Token]) -> Data:
        """The monster that it is equipped to."""
        return {"equipped_to": self.cards.value(children[1])}

    def was_asked(self, children: list[Any]) -> Data:
        """What a player was asked for."""
        player, _, *words = children
        named = [str(word) for word in words if word is not None]
        return {"check": "asked", "player": player, **({"what": one_or_all(named)} if named else {})}

    def was_not_asked(self, children: list[Any]) -> Data:
        """What a player was not asked for."""
        return {**self.was_asked(children), "is": False}

    def stat(self, children: list[Token]) -> Data:
        """A value of a card."""
        return {children[1].type.lower(): int(children[0])}

    def stat_counted(self, children: list[tuple[str, int, Token]]) -> tuple[str, int, Token]:
        """Counters of a card."""
        return children[0]

    def _all_stats(self, children: list[Any]) -> Data:
        counted = [child for child in children if isinstance(child, tuple)]
        return merged(children) | ({"counters": self.all_counted(counted)} if counted else {})

    def it_is(self, children: list[Any]) -> Data:
        """Whose turn, and which phase it is."""
        _, before, phase, after = children
        player = before if before is not None else after
        return {"check": "phase", "player": self.first if player is None else player, "phase": phase}

    def phase(self, children: list[Token]) -> str:
        """A phase."""
        return PHASES[children[0].type]

    def subject(self, children: list[Any]) -> Data:
        """What a verdict is about."""
        number = children[1] if len(children) > 1 else None
        return {"subject": SUBJECTS[children[0].type], **given(link=None if number is None else int(number))}

    def cites(self, children: list[Token]) -> tuple[str, str]:
        """A rule that must be cited."""
        return "rules", str(children[0])

    def does_not_cite(self, children: list[Token]) -> tuple[str, str]:
        """A rule that must not be cited."""
        return "not_rules", str(children[1])

    def outcome(self, children: list[Token]) -> tuple[str, bool]:
        """An outcome, or that it did not happen."""
        key = children[0].type
        return (OUTCOMES[key.removeprefix("NOT_")], False) if key.startswith("NOT_") else (OUTCOMES[key], True)

    def verdict(self, children: list[Any]) -> Data:
        """A verdict."""
        subject, token, (outcome, holds), _, cause, *cited = children
        check: Data = {"check": "verdict", **(subject or {}), "card": self.cards.value(token)}
        check |= {"outcome": full_outcome(check.get("subject"), outcome), **given(by=None if cause is None else self.cards.value(cause))}
        for key in ("rules", "not_rules"):
            named = [rule for one in cited if one is not None for word, rule in [one] if word == key]
            check |= {key: named} if named else {}
        return check if holds else {**check, "is": False}

    def deed(self, children: list[Token]) -> tuple[str, bool]:
        """What is done to a card, or that it is not done."""
        key = children[0].type
        return DEEDS[key.removeprefix("NOT_")], not key.startswith("NOT_")

    def came_about(self, children: list[Any]) -> Data:
        """What was done to a card, and by the effect of which one."""
        token, (reason, happened), _, cause = children
        event = {"event": "move", "card": self.cards.value(token), "reason": reason}
        event |= given(by=None if cause is None else self.cards.value(cause))
        return {"check": "event", "event": event, **({} if happened else {"is": False})}

    def way(self, children: list[Token]) -> str:
        """Something that can be done with a card."""
        return VERBS[children[0].type]

    def ways(self, children: list[Any]) -> list[str]:
        """What can be done with a card."""
        return [child for child in children if not isinstance(child, Token)]

    def could(self, children: list[Any]) -> Data:
        """What a player could do."""
        player, _, ways, ref = children
        place = dict(ref or {})
        if place.pop("player", player) != player:
            raise Trouble("notation-not-of-player", place["token"])
        token = place.pop("token", None)
        card = None if token is None or token.type == "THE_CARD" else self.cards.value(token)
        return {"check": "offered", "player": player, **given(card=card), **place, "as": one_or_all(ways)}

    def could_not(self, children: list[Any]) -> Data:
        """What a player could not do."""
        return {**self.could(children), "is": False}

    def happened(self, children: list[Any]) -> Data:
        """An event that happened, so many times."""
        count, _, event = children
        return {"check": "event", "event": event, **given(count=None if count is None else int(count))}

    def not_happened(self, children: list[Any]) -> Data:
        """An event that did not happen."""
        return {"check": "event", "event": children[1], "is": False}

    def in_order(self, children: list[Any]) -> Data:
        """Events one after another."""
        return {"check": "order", "events": [child for child in children if isinstance(child, dict)]}

    def event(self, children: list[Any]) -> Data:
        """An event with its values."""
        name, *pairs = children
        return {"event": str(name), **{key: value for pair in pairs if pair is not None for key, value in [pair]}}

    def pair(self, children: list[Token]) -> tuple[str, Any]:
        """A value of an event."""
        key, value = str(children[0]), children[1]
        if key in ("card", "target", "by"):
            return key, None if value == "none" else self.cards.value(value)
        text = text_of(value)
        if key in ("from", "to"):
            return key, _somewhere(text)
        return key, int(text) if text.removeprefix("-").isdigit() else text


def full_outcome(subject: str | None, outcome: str) -> str:
    """The outcome, with the word for what is negated or successful if the subject leaves no doubt."""
    return _FULL.get((subject, outcome), outcome)


def _somewhere(text: str) -> Data:
    """`player 0 hand`, or a part of it."""
    words = text.split()
    found: Data = {}
    if len(words) > 1 and words[0] in ("player", "joueur") and words[1].isdigit():
        found["player"] = int(words[1])
        words = words[2:]
    return {**found, "zone": " ".join(words)} if words else found
