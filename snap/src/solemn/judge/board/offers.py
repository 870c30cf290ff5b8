"""What a decision offers, in the words of scenarios: how each option is called, which card it is about, what answer it is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from solemn.core.decisions.card_choices import CardsDecision, CodesDecision, SelectUnselectDecision, SumDecision, TributeDecision
from solemn.core.decisions.kinds import BattleDecision, ChainDecision, Decision, EffectYesNoDecision, IdleDecision
from solemn.core.effects.effect import handler_of
from solemn.core.state.data import Card, ChainLink, Effect
from solemn.judge.board.board import Place, place_of_card
from solemn.judge.scenario.names import CardNames
from solemn.spec.constants import (
    EFFECT_TYPE_ACTIVATE,
    EFFECT_TYPE_FLIP,
    EFFECT_TYPE_IGNITION,
    EFFECT_TYPE_QUICK_F,
    EFFECT_TYPE_QUICK_O,
    EFFECT_TYPE_TRIGGER_F,
    EFFECT_TYPE_TRIGGER_O,
    LOCATION_SZONE,
    POS_FACEDOWN,
)

_ACTIVATED: Final = (
    EFFECT_TYPE_ACTIVATE | EFFECT_TYPE_FLIP | EFFECT_TYPE_IGNITION | EFFECT_TYPE_TRIGGER_O | EFFECT_TYPE_QUICK_O | EFFECT_TYPE_TRIGGER_F
    | EFFECT_TYPE_QUICK_F
)  # fmt: skip
_COMMANDS: Final = (
    ("summon", "normal_summon"),
    ("special_summon", ""),
    ("reposition", ""),
    ("set_monster", "set"),
    ("set_spell_trap", "set"),
)


@dataclass(frozen=True, slots=True)
class Offer:
    """One option: the `do` word it answers to (`choice` for a card to choose), its card, the answer, which effect of the card it is."""

    way: str
    place: Place | None
    answer: Any
    effect: int | None = None


def kind_of(decision: Decision) -> str:
    """main, battle, chain, or the kind of another decision."""
    return {"idle": "main", "effect_yes_no": "chain"}.get(decision.kind, decision.kind)


def is_open(decision: Decision) -> bool:
    """Whether it is the turn player's move in an open Main or Battle Phase."""
    return isinstance(decision, (IdleDecision, BattleDecision))


def activated_effects(card: Card) -> list[Effect]:
    """The effects of a card that can be activated, in its script's order."""
    return sorted((e for e in card.own_effects if e.type & _ACTIVATED), key=lambda e: e.number)


def effect_number(effect: Effect) -> int | None:
    """Which of its card's effects this is, from 1."""
    own = activated_effects(handler_of(effect))
    return own.index(effect) + 1 if effect in own else None


def offers_of(decision: Decision, names: CardNames) -> list[Offer]:
    """The options of a decision that are about cards or moves."""
    reader = _READERS.get(type(decision))
    return [] if reader is None else reader(decision, names)


def _link_offers(way: str, links: list[ChainLink], names: CardNames, answer: Callable[[int], Any]) -> list[Offer]:
    return [
        Offer(way, place_of_card(handler_of(link.effect), names), answer(i), effect_number(link.effect)) for i, link in enumerate(links)
    ]


def _idle(decision: IdleDecision, names: CardNames) -> list[Offer]:
    found: list[Offer] = []
    for command, word in _COMMANDS:
        cards: list[Card] = getattr(decision, command)
        found += [Offer(word or _way(command, card), place_of_card(card, names), (command, i)) for i, card in enumerate(cards)]
    found += _link_offers("activate", decision.activate, names, lambda i: ("activate", i))
    if decision.to_battle:
        found.append(Offer("to_battle", None, ("to_battle",)))
    if decision.to_end:
        found.append(Offer("end_turn", None, ("to_end",)))
    return found


def _way(command: str, card: Card) -> str:
    if command == "special_summon":  # a Pendulum Summon is listed at its left scale
        return "pendulum_summon" if card.location & LOCATION_SZONE else "special_summon"
    return "flip" if card.position & POS_FACEDOWN else "change_position"


def _battle(decision: BattleDecision, names: CardNames) -> list[Offer]:
    found = _link_offers("activate", decision.activate, names, lambda i: ("activate", i))
    found += [Offer("attack", place_of_card(card, names), ("attack", i)) for i, card in enumerate(decision.attack)]
    if decision.to_main2:
        found.append(Offer("to_main2", None, ("to_main2",)))
    if decision.to_end:
        found.append(Offer("end_turn", None, ("to_end",)))
    return found


def _chain(decision: ChainDecision, names: CardNames) -> list[Offer]:
    return _link_offers("chain", decision.activate, names, lambda i: i)


def _trigger(decision: EffectYesNoDecision, names: CardNames) -> list[Offer]:
    return [Offer("chain", place_of_card(decision.card, names), True)]


def _cards(decision: Any, names: CardNames) -> list[Offer]:
    return [Offer("choice", place_of_card(card, names), i) for i, card in enumerate(decision.cards)]


def _codes(decision: CodesDecision, names: CardNames) -> list[Offer]:
    return [Offer("choice", Place(names.of_code(code), decision.player, None, 0), i) for i, code in enumerate(decision.codes)]


_READERS: Final[dict[type, Callable[[Any, CardNames], list[Offer]]]] = {
    IdleDecision: _idle,
    BattleDecision: _battle,
    ChainDecision: _chain,
    EffectYesNoDecision: _trigger,
    CardsDecision: _cards,
    CodesDecision: _codes,
    SelectUnselectDecision: _cards,
    SumDecision: _cards,
    TributeDecision: _cards,
}
