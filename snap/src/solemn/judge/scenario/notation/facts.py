"""Facts of the notation: what is expected."""

from typing import Any, Final

from lark import Token

from solemn.judge.scenario.notation.cards import text_of
from solemn.judge.scenario.notation.steps import VERBS
from solemn.judge.scenario.notation.trees import POSITIONS, Data, Reader, given, label_of, merged, one_or_all, raw_data
from solemn.judge.scenario.notation.trouble import Trouble

PHASES: Final = {
    "PHASE_DRAW": "draw", "PHASE_STANDBY": "standby", "PHASE_MAIN1": "main1", "PHASE_BATTLE_START": "battle_start",
    "PHASE_BATTLE_STEP": "battle_step", "PHASE_DAMAGE": "damage", "PHASE_DAMAGE_CALCULATION": "damage_calculation",
    "PHASE_BATTLE": "battle", "PHASE_MAIN2": "main2", "PHASE_END": "end",
}  # fmt: skip
OUTCOMES: Final = {
    "NEGATED": "negated", "SUCCEEDS": "successful", "ACTIVATION_NEGATED": "activation negated", "EFFECT_NEGATED": "effect negated",
    "EFFECTS_NEGATED": "effects negated", "SUMMON_NEGATED": "Summon negated", "ATTACK_NEGATED": "attack negated", "RESOLVES": "resolved",
    "RESOLVES_IN_PART": "resolved in part", "RESOLVES_WITHOUT_EFFECT": "resolved without effect", "SUMMONED": "Summon successful",
    "NO_SUMMON": "Summon did not take place", "GOES_ON": "went on", "ENDS": "ended without a Damage Step", "REPLAY": "replay",
    "MISSES": "missed the timing", "PROTECTED": "protected", "NEGATED_NO_LONGER": "effects apply again",
}  # fmt: skip
SUBJECTS: Final = {
    "SUBJECT_LINK": "link", "SUBJECT_SUMMON": "summon", "SUBJECT_ATTACK": "attack", "SUBJECT_TRIGGER": "trigger",
    "SUBJECT_PROTECTION": "protection", "SUBJECT_EFFECTS": "effects",
}  # fmt: skip
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
        for span in spans:
            check |= span
        if label is not None:
            check["at"] = label_of(label)
        return {key: value for key, value in check.items() if value is not None}

    def raw_fact(self, children: list[Token]) -> Data:
        """A check as a file has it."""
        return raw_data(children[0])

    def since(self, children: list[Token]) -> Data:
        """From which step on."""
        return {"from": label_of(children[1])}

    def until(self, children: list[Token]) -> Data:
        """To which step."""
        return {"to": label_of(children[1])}

    def has_lp(self, children: list[Any]) -> Data:
        """LP."""
        return {"check": "lp", "player": children[0], "value": int(children[2])}

    def has_card(self, children: list[Any]) -> Data:
        """Cards that a player has."""
        player, _, count, token, *props = children
        return {**self._card_check(token, props, player), **given(count=None if count is None else int(count))}

    def has_no_card(self, children: list[Any]) -> Data:
        """A card that a player does not have."""
        player, _, token, *props = children
        return {**self._card_check(token, props, player), "is": False}

    def is_card(self, children: list[Any]) -> Data:
        """Where and how a card is."""
        token, _, *props = children
        return self._card_check(token, props)

    def is_not_card(self, children: list[Any]) -> Data:
        """Where and how a card is not."""
        return {**self.is_card(children), "is": False}

    def has_stats(self, children: list[Any]) -> Data:
        """A card's values."""
        token, _, *stats = children
        return self._card_check(token, [merged(stats)])

    def _card_check(self, token: Token, props: list[Any], player: int | None = None) -> Data:
        check: Data = {"check": "card", "card": self.cards.value(token), **given(player=player)}
        for prop in props:
            if isinstance(prop, Token):
                prop = {"pos": POSITIONS[prop.type]}
            check |= {key: value for key, value in prop.items() if key != "word"}
        return check

    def held_prop(self, children: list[Any]) -> Any:
        """Where or how the card is."""
        return children[0]

    def with_stats(self, children: list[Any]) -> Data:
        """Values."""
        return merged(children[1:])

    def with_effects_negated(self, _: list[Any]) -> Data:
        """Its effects are negated."""
        return {"negated": True}

    def with_effects(self, _: list[Any]) -> Data:
        """Its effects are not negated."""
        return {"negated": False}

    def owned_by(self, children: list[Any]) -> Data:
        """Whose card it is."""
        return {"owner": children[1]}

    def stat(self, children: list[Token]) -> Data:
        """A value of a card."""
        return {children[1].type.lower(): int(children[0])}

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
        """An outcome, or that there is none such."""
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
