"""What a card's text negates, clause by clause: the kind of negation, what comes before and after it, how long it lasts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from solemn.lint.texts import sentences

ACTIVATION: Final = "activation"
EFFECT: Final = "effect"
CARD: Final = "card"
ATTACK: Final = "attack"
SUMMON: Final = "summon"

_ACTIVE = re.compile(r"\bnegates? (?P<what>(?!d\b)[^,;.:()]*)")
_PASSIVE = re.compile(
    r"(?P<what>(?:\w+'s?|its|their|the|these|those|that|all|any|other|\w+)[^,;.:()]{0,60}?\b(?:effects?|attack|activation|summon)(?:\(s\))?)"
    r"(?: of [^,;.:()]*?| on [^,;.:()]*?| activated [^,;.:()]*?)?(?: \(if any\))? (?:is|are|be|become) negated"
    r"|(?:has|have) (?P<its>its|their) effects negated"
)
_NOT = re.compile(r"(?:cannot|can't|not|would|was|were|if|when|except) (?:\w+ )?$|cannot be negated|was negated|were negated|would negate")
_AFTER = re.compile(
    r"^(?:[^,;.:(]*\([^)]*\))?\W*(?:(?:until|during|for|while) [^,;.:]*)?[,;]?\s*"
    r"(?P<word>and if (?:you|they|it|that) do(?:es)?|and|then|also|but|or|otherwise)?\b"
)
_BEFORE = re.compile(r"(?P<word>if (?:you|they|it) do(?:es)?,|then,?|also|but|and|or)\s+(?:you (?:can|must|may) )?(?:immediately )?$")
_LEAD = re.compile(r"(?:and|then|also|but|or) ")
_NEAR = re.compile(r"until |this turn")
_FAR = re.compile(r"until (?:the )?(?:end of|end phase|your|their)")
_BOTH = re.compile(r"\bactivations? (?:of [^,;.:]*? )?and (?:(?:the|its|their|that) )?effects?\b")
GATING = frozenset({"if you do", "and", "then"})


@dataclass(frozen=True, slots=True)
class Negation:
    """One negation of a text: its kind, the words it negates, the whole sentence, and the words that join it to what is around."""

    kind: str
    what: str
    sentence: str
    before: str
    after: str
    ends: bool
    both: bool

    @property
    def gates(self) -> bool:
        """Does what follows depend on it ("and if you do", "then", "and" of an old text)?"""
        return self.after in GATING


@lru_cache(maxsize=4096)
def negations(text: str) -> tuple[Negation, ...]:
    """The negations of a text in its order; what only speaks of negation ("cannot be negated") is none."""
    return tuple(found for sentence in sentences(text) for found in _in_sentence(sentence))


def _in_sentence(sentence: str) -> Iterator[Negation]:
    places = [(match.start(), match) for pattern in (_ACTIVE, _PASSIVE) for match in pattern.finditer(sentence)]
    for start, match in sorted(places, key=lambda entry: entry[0]):
        if _NOT.search(sentence[:start]) or _NOT.search(match[0]):
            continue
        groups = match.groupdict()
        what = groups["what"] or groups.get("its") or ""
        kind = _kind(what, match[0])
        if not kind:
            continue
        rest = _joined(what, sentence, match.end())
        lead = _LEAD.match(what)
        before = _BEFORE.search(sentence[:start] + (lead[0] if lead else ""))
        after = _AFTER.match(rest)
        yield Negation(
            kind,
            _LEAD.sub("", what).strip(),
            sentence,
            _word(before["word"] if before else ""),
            _word((after["word"] if after else "") or ""),
            _is_ending(what, rest) or is_led_by_time(sentence[:start]),
            _BOTH.search(what) is not None,
        )


def _joined(what: str, sentence: str, end: int) -> str:
    """What follows the words that are negated, from the "and" of the same clause on."""
    cut = re.search(r" (?:and|then) (?!effects?|the effects?|its effects?|activation|summon|those|their|all)", what)
    return (what[cut.start() :] if cut else "") + sentence[end:]


_LEADING = re.compile(
    r"(?:[:;,]|^|\bbut|\band|\balso) ?(?:until (?:the )?end of [^,;:]*|until the end phase|(?:during |for the rest of )?this turn),"
)


def is_led_by_time(before: str) -> bool:
    """Does what stands before in a sentence, since the last "then", say how long all that follows lasts?"""
    return _LEADING.search(re.split(r", then,? ", before)[-1]) is not None


def _is_ending(what: str, rest: str) -> bool:
    """Does the clause itself say how long: in its own words, or after a comma that joins nothing else?"""
    near = f"{what.split(', ')[0]} {re.split('[,;:]', rest)[0]}"
    return _NEAR.search(near) is not None or _FAR.search(re.split(r"[;:]|, (?:also|then|but|and)\b", rest)[0]) is not None


def _word(text: str) -> str:
    text = text.strip(" ,")
    return "if you do" if " do" in f" {text}" else text


def _kind(what: str, whole: str) -> str:
    head = re.split(r" and (?!effect|the effect)|, ", what)[0]
    if re.search(r"\bactivations?\b", head):
        return ACTIVATION
    if re.search(r"\bsummons?\b(?!ed)", head) and "effect" not in head:
        return SUMMON
    if re.search(r"\battacks?\b", head) and "effect" not in head:
        return ATTACK
    if re.search(r"\beffects\b|\beffect\(s\)", head) or head in ("its", "their"):
        return EFFECT if re.search(r"\bactivated\b|\bthat targets?\b(?!')|\btrigger effects", head) else CARD
    return EFFECT if re.search(r"\beffect\b|\bit\b", head) else ""


def link_negation(text: str) -> str:
    """The function that a text's negations of Chain Links ask for, where they are all of one kind; empty otherwise. Texts of old
    wording (without a colon) say "effect" of both."""
    clauses = [clause for clause in negations(text) if clause.kind in (ACTIVATION, EFFECT)]
    kinds = {clause.kind for clause in clauses}
    if len(kinds) != 1 or any(clause.both for clause in clauses):
        return ""
    if ACTIVATION in kinds:
        return "NegateActivation"
    return "NegateEffect" if ":" in text else ""
