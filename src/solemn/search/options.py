"""What a search tries at a decision: answers that differ, each with a sign that means the same in another line.

Equal copies and choices that lead to equal positions are one option. Where there are very many answers some are left out, and nobody
may call a search over them exhausted (`leaves_out`).
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import combinations, islice
from math import log
from typing import Any, Final, NamedTuple

from solemn.core.decisions.card_choices import CardsDecision, SelectUnselectDecision, SumDecision, TributeDecision
from solemn.core.decisions.kinds import (
    AnnounceCardDecision,
    BattleDecision,
    ChainDecision,
    Decision,
    EffectYesNoDecision,
    IdleDecision,
    PlaceDecision,
    PositionDecision,
    YesNoDecision,
)
from solemn.core.state.data import Card, ChainLink, DuelState
from solemn.spec.constants import (
    EFFECT_TYPE_TRIGGER_F,
    EFFECT_TYPE_TRIGGER_O,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_OVERLAY,
    POS_FACEUP_ATTACK,
)

Sign = Hashable
_SMALL: Final = (IdleDecision, BattleDecision, ChainDecision, PositionDecision, YesNoDecision, SelectUnselectDecision)

_Found = Iterator[tuple[Any, Sign, float]]
_MOST_LOOKED_AT: Final = 600  # answers of one decision
_MOST: Final = 60  # options of one decision
_LEANS: Final = {
    "activate": 3.0, "special_summon": 3.0, "summon": 2.5, "to_battle": 1.0, "reposition": 0.0, "set_spell_trap": -1.0, "to_main2": -1.0,
    "set_monster": -1.5, "attack": 3.0, "to_end": -6.0,
}  # fmt: skip
_TRIGGER: Final = EFFECT_TYPE_TRIGGER_O | EFFECT_TYPE_TRIGGER_F
_TRIGGERED: Final = 0.9
PASS: Final = -1  # the answer of who activates nothing
_PASS: Final = "pass"  # its sign
_BESIDE: Final = 5  # the first zone that is none of the five in a row
_MIDDLE: Final = {2: 0.5, 5: 0.4, 6: 0.4, 1: 0.3, 3: 0.3, 0: 0.1, 4: 0.1}


class Option(NamedTuple):
    """An answer, what it is in any line (`sign`), and how much a player leans towards it before anything is known (a logarithm)."""

    answer: Any
    sign: Sign
    lean: float
    takes_back: bool = False  # it chooses nothing, or puts back a card that was chosen


def options_of(d: DuelState, decision: Decision, zones_alike: bool = False) -> list[Option]:
    """The options of a decision, at least one; with `zones_alike` one of the zones that differ only by their numbers."""
    context = _context(d, decision)
    options: list[Option] = []
    seen: set[Sign] = set()
    for answer, sign, lean in _found(d, decision):
        same = _kind_of_zone(sign) if zones_alike and type(decision) is PlaceDecision and decision.count == 1 else sign
        if same in seen:
            continue
        seen.add(same)
        options.append(Option(answer, (context, sign), lean, _takes_back(decision, answer)))
        if len(options) >= _MOST:
            break
    return options


def _takes_back(decision: Decision, answer: Any) -> bool:
    return answer is None or (isinstance(decision, SelectUnselectDecision) and answer >= len(decision.cards))


def moment_of(d: DuelState, decision: Decision) -> Hashable:
    """What tells one time of being asked from another: the phase, and in a Chain the last link."""
    link = d.chain[-1].effect.owner if d.chain and type(decision) is ChainDecision else None
    return (d.phase, 0 if link is None else link.printed.code)


def sign_of(d: DuelState, decision: Decision, answer: Any) -> Sign:
    """What an answer is in any line: the sign of the option that stands for it."""
    wanted = _plain(decision, answer)
    for other, sign, _ in _found(d, decision):
        if _plain(decision, other) == wanted:
            return (_context(d, decision), sign)
    return (_context(d, decision), repr(answer))


def passing(sign: Any) -> Sign:
    """The sign of activating nothing where this is the sign of an activation."""
    return (sign[0], _PASS)


def _found(d: DuelState, decision: Decision) -> _Found:
    return _FINDERS.get(type(decision), _any_answers)(d, decision)


def _plain(decision: Decision, answer: Any) -> Any:
    """An answer in the form in which it is compared: lists and tuples alike, chosen cards in no order."""
    if isinstance(answer, (list, tuple)):
        parts = [_plain(decision, part) for part in answer]
        return tuple(sorted(parts)) if isinstance(decision, (CardsDecision, SumDecision)) else tuple(parts)
    return answer


def leaves_out(decision: Decision, options: list[Option]) -> bool:
    """Whether `options` may lack an answer that differs from all of them."""
    if len(options) >= _MOST or isinstance(decision, AnnounceCardDecision):
        return True
    if isinstance(decision, _SMALL):
        return False
    return sum(1 for _ in islice(decision.answers(), _MOST_LOOKED_AT + 1)) > _MOST_LOOKED_AT


def look(card: Card) -> tuple[int, ...]:
    """What tells the card from others for a player: copies in one place are alike but on the field."""
    if card.location & (LOCATION_ONFIELD | LOCATION_OVERLAY):
        return (card.printed.code, card.controller, card.location, card.sequence)
    return (card.printed.code, card.controller, card.location, card.position & 0xF)


def _context(d: DuelState, decision: Decision) -> Sign:
    """What asks: the effect that resolves, else the kind of decision alone."""
    asking = d.reason_effect
    code = asking.owner.printed.code if asking is not None and asking.owner is not None else 0
    return (type(decision).kind, code)


def _activation(link: ChainLink) -> tuple[Any, ...]:
    effect = link.effect
    handler = effect.handler or effect.owner
    return (*(look(handler) if handler is not None else ()), effect.description, effect.code)


# -- kind by kind: answer, sign, lean --------------------------------------------------------------------------------------


def _commands(_: DuelState, decision: IdleDecision | BattleDecision) -> _Found:
    for command, size in decision.commands().items():
        lean = _LEANS.get(command)
        if lean is None:  # shuffling the hand changes nothing
            continue
        if not size:
            yield (command,), (command,), lean
        elif command == "activate":
            for i, link in enumerate(decision.activate):
                yield (command, i), (command, _activation(link)), lean
        else:
            for i, card in enumerate(_cards_of(decision, command)):
                yield (command, i), (command, look(card)), lean


def _cards_of(decision: IdleDecision | BattleDecision, command: str) -> Sequence[Card]:
    cards: Sequence[Card] = getattr(decision, command)
    return cards


def _chain(_: DuelState, decision: ChainDecision) -> _Found:
    """A trigger is about as likely as not; of what could be done at other times something in one case of four, however much there is."""
    whenever = [i for i, link in enumerate(decision.activate) if not link.effect.type & _TRIGGER]
    lean = -log(len(whenever)) if whenever else 0.0
    for i, link in enumerate(decision.activate):
        yield i, _activation(link), lean if i in whenever else _TRIGGERED
    if not decision.forced:
        yield PASS, _PASS, 1.0


def _zones(_: DuelState, decision: PlaceDecision) -> _Found:
    if decision.count == 1:
        for zone in decision.zones:
            lean = _MIDDLE.get(zone[2], 0.0) if zone[1] == LOCATION_MZONE else -0.1 * zone[2]
            yield [zone], zone, lean
        return
    for zones in islice(combinations(decision.zones, decision.count), _MOST_LOOKED_AT):
        yield list(zones), zones, 0.0


def _kind_of_zone(zone: Any) -> Sign:
    """What a zone shares with others of its kind: whose it is, and whether it is an Extra Monster Zone or a Field Zone."""
    player, location, sequence = zone
    return (player, location, sequence >= _BESIDE)


def _positions(_: DuelState, decision: PositionDecision) -> _Found:
    for answer in decision.answers():
        yield answer, (decision.code, answer), 1.0 if answer == POS_FACEUP_ATTACK else 0.0


def _several_cards(_: DuelState, decision: CardsDecision | SumDecision) -> _Found:
    cards = decision.cards
    for answer in islice(decision.answers(), _MOST_LOOKED_AT):
        sign = "none" if answer is None else tuple(sorted(look(cards[i]) for i in answer))
        yield answer, sign, -2.0 if answer is None else -0.05 * len(answer)


def _one_card(_: DuelState, decision: SelectUnselectDecision) -> _Found:
    cards = decision.cards + decision.selected
    for answer in decision.answers():
        if answer is None:
            yield None, "done", 0.3
        else:
            taken = answer < len(decision.cards)
            yield answer, (taken, look(cards[answer])), 0.2 if taken else -4.0


def _yes_no(_: DuelState, decision: YesNoDecision) -> _Found:
    card = decision.card.printed.code if isinstance(decision, EffectYesNoDecision) else 0
    yield True, (decision.desc, card, True), 0.7
    yield False, (decision.desc, card, False), 0.0


def _card_names(d: DuelState, decision: AnnounceCardDecision) -> _Found:
    """Names of cards that are in the duel."""
    for code in sorted({card.printed.alias or card.printed.code for card in d.cards}):
        if decision.refusal(code) is None:
            yield code, code, 0.0
    for code in islice((code for code in decision.card_codes() if decision.refusal(code) is None), 1):
        yield code, code, -2.0


def _any_answers(_: DuelState, decision: Decision) -> _Found:
    for answer in islice(decision.answers(), _MOST_LOOKED_AT):
        yield answer, repr(answer), 0.0


_FINDERS: Final[dict[type[Decision], Callable[[DuelState, Any], _Found]]] = {
    IdleDecision: _commands,
    BattleDecision: _commands,
    ChainDecision: _chain,
    PlaceDecision: _zones,
    PositionDecision: _positions,
    CardsDecision: _several_cards,
    TributeDecision: _several_cards,
    SumDecision: _several_cards,
    SelectUnselectDecision: _one_card,
    YesNoDecision: _yes_no,
    EffectYesNoDecision: _yes_no,
    AnnounceCardDecision: _card_names,
}
