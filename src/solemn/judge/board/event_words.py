"""From the rows of the engine's log to events: who did what, in words."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from solemn.core.state.data import Effect
from solemn.core.state.reasons import NEGATED_ALREADY, NOT_FACE_UP_ANY_MORE
from solemn.core.state.rows import (
    Activated,
    AttackDeclared,
    AttackEnded,
    AttackRedirected,
    AttackStopped,
    AttackTakenOver,
    ChainOver,
    CostPaid,
    Counters,
    Declared,
    Draw,
    LinkOpened,
    Message,
    MissedTiming,
    Move,
    Moved,
    NegatedLink,
    NegationBegan,
    NegationOver,
    NoEffect,
    OfLink,
    PhaseBegan,
    Placed,
    Points,
    PositionChange,
    ReplayDue,
    Row,
    Shielded,
    SummonNegated,
    SummonProtected,
    SummonVoid,
    Targeted,
    TimingMissed,
    Tossed,
    TurnBegan,
    Won,
    named,
)
from solemn.judge.board.heard import Heard
from solemn.judge.board.negations import NegationChange
from solemn.judge.board.notes import SummonFacts
from solemn.judge.language.words import ATTRIBUTES, PHASES, TYPES, reasons_of, zone_of
from solemn.spec.counter_kinds import counter_word

Words = tuple[str, dict[str, Any], tuple[Any, ...]]  # an event's name, its values, what the engine knows of it
CAUSES: Final = frozenset({".moved", ".turned", ".missed_timing", ".replay", ".attack_redirected"})  # of the row that follows


def words_of(heard: Heard, row: Row) -> list[Words]:
    """The events that the row means: none, one, or one for each of its cards."""
    kind = row[0]
    if kind in CAUSES:
        heard.hold_cause(row)
        return []
    heard.begin_telling(row)
    each = _EACH.get(kind)
    if each is not None:
        return list(each(heard, named(row)))
    tell = _WORDS.get(kind)
    told = None if tell is None else tell(heard, named(row))
    return [] if told is None else [told]


def _targets(heard: Heard, row: Targeted) -> Iterator[Words]:
    cards = heard.note or [None] * len(row.places)
    for card, place in zip(cards, row.places):
        player, location, sequence, _ = place
        yield "target", {"card": heard.told(card), "player": player, "zone": zone_of(location), "seq": sequence}, (card, place)


def _negated_summons(heard: Heard, row: SummonNegated) -> Iterator[Words]:
    """One event for each monster: several are Summoned at once by a Pendulum Summon."""
    for card in row.cards:
        yield "summon_negated", {"card": heard.told(card), "by": heard.told_owner(row.by)}, (card, row.by)


def _turn(_: Heard, row: TurnBegan) -> Words:
    return "turn", {"player": row.player}, ()


def _phase(heard: Heard, row: PhaseBegan) -> Words:
    heard.phase = PHASES.get(row.phase, str(row.phase))
    return "phase", {"phase": heard.phase}, ()


def _move(heard: Heard, row: Move) -> Words:
    before, after = ({"player": player, "zone": zone_of(location)} for player, location, *_ in (row.before, row.after))
    card, by = _mover(heard, ".moved")
    values = {"card": heard.of_code(row.code), "from": before, "to": after, "reason": reasons_of(row.reasons), "by": heard.owner(by)}
    return "move", values, (row.before, row.after, *(heard.note or (False, False)), card, by)


def _mover(heard: Heard, kind: str) -> tuple[Any, Effect | None]:
    """The card that moved or turned, and the effect that did it, if the row before this one says so."""
    cause = heard.take_cause()
    if cause is None or cause[0] != kind:
        return None, None
    row = Moved(*cause)
    return row.card, row.by


def _set(heard: Heard, row: Placed) -> Words:
    return "set", {"card": heard.of_code(row.code), "player": row.player}, ()


def _position(heard: Heard, row: PositionChange) -> Words:
    card, by = _mover(heard, ".turned")
    name = heard.told(heard.note) or heard.of_code(row.code)
    return "position", {"card": name, "player": row.player, "by": heard.owner(by)}, (row.location, row.before, row.after, card, by)


def _summoning(way: str) -> Callable[[Heard, Placed], Words]:
    def words(heard: Heard, row: Placed) -> Words:
        facts: SummonFacts = heard.note or SummonFacts()
        name = heard.of_code(row.code) if facts.card is None else heard.told(facts.card)
        return "summoning", {"card": name, "player": row.player, "kind": way}, facts

    return words


def _summoned(way: str) -> Callable[[Heard, Row], Words]:
    return lambda _, __: ("summoned", {"kind": way}, ())


def _activate(heard: Heard, row: LinkOpened) -> Words:
    name = heard.of_code(row.code)
    player, location, *_ = row.place
    heard.open_link(row.link, name)
    return "activate", {"card": name, "player": player, "zone": zone_of(location), "link": row.link}, (row.place, bool(heard.note))


def _activated(heard: Heard, row: Activated) -> Words:
    card, negated = heard.note
    return "activated", {"card": heard.name(card), "link": row.link}, (card, row.effect, negated)


def _of_link(heard: Heard, row: OfLink | NegatedLink) -> dict[str, Any]:
    return {"card": heard.link(row.link), "link": row.link}


def _chained(heard: Heard, row: OfLink) -> Words:
    return "chained", _of_link(heard, row), heard.note or ()


def _activation_negated(heard: Heard, row: OfLink) -> Words:
    heard.void_link(row.link)
    return "activation_negated", _of_link(heard, row), ()


def _effect_negated(heard: Heard, row: OfLink) -> Words:
    return "effect_negated", _of_link(heard, row), ()


def _resolve(heard: Heard, row: OfLink) -> Words | None:
    return None if heard.is_void(row.link) else ("resolve", _of_link(heard, row), ())


def _resolved(heard: Heard, row: OfLink) -> Words | None:
    if heard.is_void(row.link):
        return None
    return "resolved", _of_link(heard, row), (heard.was_idle(row.link), heard.effects_made(row.link))


def _by_effect(name: str) -> Callable[[Heard, NegatedLink], Words]:
    """A negation of a link, with the effect that did it."""

    def words(heard: Heard, row: NegatedLink) -> Words:
        return name, {**_of_link(heard, row), "by": heard.told_owner(row.by)}, (row.card, row.by, bool(heard.note))

    return words


def _no_effect(heard: Heard, row: NoEffect) -> Words | None:
    if heard.is_void(row.link):
        return None
    silenced, why, by = heard.note, row.why, None
    if isinstance(why, Effect):
        by = why.owner
    elif silenced is not None and why != NOT_FACE_UP_ANY_MORE:
        by = silenced.by or heard.negator_of(silenced.card)
    rule = why if isinstance(why, str) else None
    left = silenced is not None and silenced.left and why != NOT_FACE_UP_ANY_MORE
    return "no_effect", {"card": heard.link(row.link), "link": row.link, "rule": rule, "by": heard.name(by)}, (why, by, left)


def _chain_end(heard: Heard, _: ChainOver) -> Words:
    heard.close_chain()
    return "chain_end", {}, ()


def _summon_void(heard: Heard, row: SummonVoid) -> Words:
    return "summon_void", {"card": heard.name(row.card)}, (row.card,)


def _summon_protected(heard: Heard, row: SummonProtected) -> Words:
    return "summon_protected", {"card": heard.told(row.card), "by": heard.told_owner(row.shield)}, (row.card, row.shield)


def _attack(heard: Heard, row: AttackDeclared) -> Words:
    """A declaration, another target chosen in a replay, or one to which an effect directs the attack."""
    cause = heard.take_cause()
    kind = "" if cause is None else cause[0]
    attacker, target = heard.note or (None, None)
    player, *_ = row.attacker
    values: dict[str, Any] = {"card": heard.told(attacker), "player": player, "target": heard.told(target)}
    if cause is not None and kind == ".attack_redirected":
        values["by"] = heard.owner(AttackRedirected(*cause).by)
    return "replay" if kind == ".replay" else "attack", values, (attacker, target, row.target, kind)


def _replay_due(heard: Heard, row: ReplayDue) -> Words:
    return "replay_due", {"card": heard.name(row.attacker)}, (row.attacker,)


def _attack_ended(heard: Heard, row: AttackEnded) -> Words:
    by, rule = (heard.owner(row.why), None) if isinstance(row.why, Effect) else (None, row.why)
    return "attack_ended", {"card": heard.name(row.attacker), "by": by, "rule": rule}, (row.attacker, row.why)


def _attack_taken_over(heard: Heard, row: AttackTakenOver) -> Words:
    return "attack_taken_over", {"card": heard.name(row.attacker), "by": heard.owner(row.by)}, (row.before, row.attacker, row.by)


def _negation(heard: Heard, _: NegationBegan | NegationOver) -> Words | None:
    change: NegationChange | None = heard.note
    if change is None:
        return None
    values = {"card": heard.told(change.card), "player": change.player, "by": heard.told(change.by)}
    return "negated" if change.why is None else "restored", values, (change, heard.told(change.cause), heard.told(change.removed_by))


def _message(heard: Heard, row: Message) -> Words:
    return "message", {"card": heard.owner(row.by), "text": row.text}, ()


def _attack_stopped(heard: Heard, row: AttackStopped) -> Words:
    return "attack_stopped", {"card": heard.told(row.attacker), "by": heard.told_owner(row.by)}, (row.attacker, row.by)


def _plain(name: str) -> Callable[[Heard, Row], Words]:
    return lambda _, __: (name, {}, ())


def _points(_: Heard, row: Points) -> Words:
    return row.kind, {"player": row.player, "amount": row.amount}, ()




def _counters(name: str) -> Callable[[Heard, Counters], Words]:
    def words(heard: Heard, row: Counters) -> Words:
        values = {"card": heard.told(heard.note), "player": row.player, "count": row.number, "what": counter_word(row.counter)}
        return name, values, ()

    return words


def _draw(_: Heard, row: Draw) -> Words:
    return "draw", {"player": row.player, "count": len(row.codes)}, ()


def _chance(words: Callable[[int], str]) -> Callable[[Heard, Tossed], Words]:
    """Coins or dice, with their results."""
    return lambda _, row: (row.kind, {"player": row.player, "what": ", ".join(map(words, row.results))}, ())


def _missed(heard: Heard, row: TimingMissed) -> Words:
    cause = heard.take_cause()
    missed = MissedTiming(*cause) if cause is not None and cause[0] == ".missed_timing" else None
    card, after = (None, None) if missed is None else (missed.card, missed.after)
    player, location, *_ = row.place
    values = {"card": heard.of_code(row.code), "player": player, "zone": zone_of(location), "by": heard.owner(after)}
    return "missed_timing", values, (card, after)


def _declared(heard: Heard, row: Declared) -> Words:
    values: dict[str, Any] = {"player": row.player}
    if row.what == "name":
        values["card"] = heard.of_code(row.value)
    elif row.what == "number":
        values["amount"] = row.value
    else:
        words = TYPES if row.what == "type" else ATTRIBUTES
        values["what"] = ", ".join(word for word, bit in words.items() if row.value & bit)
    return "declared", values, ()


def _protected(heard: Heard, row: Shielded) -> Words:
    by, rule = (heard.told_owner(row.shield), None) if isinstance(row.shield, Effect) else (None, row.shield)
    if rule == NEGATED_ALREADY:
        by = heard.told(heard.negator_of(row.card))
    return "protected", {"card": heard.told(row.card), "by": by, "rule": rule}, (row.card, row.shield, row.source, heard.note, row.link)


def _cost(heard: Heard, row: CostPaid) -> Words:
    return "cost", {"card": heard.name(row.effect.owner)}, (row.effect,)


def _win(_: Heard, row: Won) -> Words:
    return "win", {"player": row.player}, ()


_EACH: Final[dict[str, Callable[[Heard, Any], Iterable[Words]]]] = {"become_target": _targets, ".summon_negated": _negated_summons}
_WORDS: Final[dict[str, Callable[[Heard, Any], Words | None]]] = {
    "new_turn": _turn,
    "phase": _phase,
    "move": _move,
    "position": _position,
    "set": _set,
    "summoning": _summoning("normal"),
    "summoned": _summoned("normal"),
    "special_summoning": _summoning("special"),
    "special_summoned": _summoned("special"),
    "flip_summoning": _summoning("flip"),
    "flip_summoned": _summoned("flip"),
    "chaining": _activate,
    ".activated": _activated,
    "chained": _chained,
    "chain_negated": _activation_negated,
    ".negated_activation": _by_effect("voided"),
    "chain_disabled": _effect_negated,
    ".negated_effect": _by_effect("disabled"),
    "chain_solving": _resolve,
    "chain_solved": _resolved,
    ".no_effect": _no_effect,
    "chain_end": _chain_end,
    ".summon_void": _summon_void,
    ".summon_protected": _summon_protected,
    "attack": _attack,
    "attack_negated": _plain("attack_negated"),
    ".negated_attack": _attack_stopped,
    ".replay_due": _replay_due,
    ".attack_ended": _attack_ended,
    ".attack_taken_over": _attack_taken_over,
    ".negated": _negation,
    ".negation_over": _negation,
    ".message": _message,
    "battle": _plain("battle"),
    "damage_step_start": _plain("damage_step"),
    "damage_step_end": _plain("damage_step_end"),
    "damage": _points,
    "recover": _points,
    "pay_lp": _points,
    "draw": _draw,
    "add_counter": _counters("counters_placed"),
    "remove_counter": _counters("counters_removed"),
    "missed_timing": _missed,
    "coin": _chance(("tails", "heads").__getitem__),
    "dice": _chance(str),
    ".declared": _declared,
    ".protected": _protected,
    ".cost": _cost,
    "win": _win,
}
