"""The board as text: what `print(duel)` shows. Seen from player 0's seat, with player 1's half on top; zones have their numbers."""

from collections.abc import Iterator, Sequence
from typing import Final

from solemn.core.card.attack_and_defense import get_attack, get_defense
from solemn.core.card.kinds import get_type
from solemn.core.effects.effect import handler_of
from solemn.core.state.data import Card, DuelState, Player
from solemn.duel.arguments import require
from solemn.spec.constants import (
    PHASE_BATTLE,
    PHASE_BATTLE_START,
    PHASE_BATTLE_STEP,
    PHASE_DAMAGE,
    PHASE_DAMAGE_CAL,
    PHASE_DRAW,
    PHASE_END,
    PHASE_MAIN1,
    PHASE_MAIN2,
    PHASE_STANDBY,
    POS_DEFENSE,
    POS_FACEDOWN,
    STATUS_DISABLED,
    TYPE_LINK,
)
from solemn.spec.counter_kinds import counter_word

_PHASES: Final = {
    PHASE_DRAW: "Draw Phase",
    PHASE_STANDBY: "Standby Phase",
    PHASE_MAIN1: "Main Phase 1",
    PHASE_BATTLE_START: "Battle Phase",
    PHASE_BATTLE_STEP: "Battle Phase, Battle Step",
    PHASE_DAMAGE: "Battle Phase, Damage Step",
    PHASE_DAMAGE_CAL: "Battle Phase, damage calculation",
    PHASE_BATTLE: "Battle Phase",
    PHASE_MAIN2: "Main Phase 2",
    PHASE_END: "End Phase",
}
_FIELD_ZONE: Final = 5


def board_text(d: DuelState) -> str:
    """Both sides of the field with numbered zones, hands, piles, LP, the phase and the Chain, one fact a line.

    Raises DuelError for what is no state.
    """
    require("d", d, DuelState, "the state of a duel, duel.state")
    lines = [turn_line(d), *_side(d, 1), *_side(d, 0)]
    if d.chain:
        lines += ["Chain", *(f"  {_link_line(number, handler_of(link.effect))}" for number, link in enumerate(d.chain, 1))]
    return "\n".join(lines)


def turn_line(d: DuelState) -> str:
    """Which turn it is, whose, and which phase."""
    if not d.turn:
        return "before the first turn"
    return f"Turn {d.turn} of player {d.turn_player}, {_PHASES.get(d.phase, 'between two phases')}"


def _link_line(number: int, card: Card) -> str:
    return f"{number}: {card.printed.name} of player {card.controller}"


def _side(d: DuelState, player: int) -> Iterator[str]:
    p = d.players[player]
    yield f"Player {player}: {max(p.lp, 0)} LP"
    if player == 0:
        yield from _zones("Monster Zone", p.mzone)
    yield from _zones("Spell & Trap Zone", p.szone)
    if player == 1:
        yield from _zones("Monster Zone", p.mzone)
    yield from _piles(p)


def _zones(title: str, cards: Sequence[Card | None]) -> Iterator[str]:
    for number, card in enumerate(cards):
        if card is not None:
            name = "Field Zone" if title.startswith("Spell") and number == _FIELD_ZONE else f"{title} {number}"
            yield f"  {name}: {_on_field(card, title.startswith('Monster'))}"


def _on_field(card: Card, is_monster: bool) -> str:
    words = [card.printed.name]
    if is_monster:
        words.append("Defense Position" if card.position & POS_DEFENSE else "Attack Position")
    if card.position & POS_FACEDOWN:
        words.append("face-down" if is_monster else "Set")
    elif is_monster:
        numbers = str(get_attack(card)) if get_type(card) & TYPE_LINK else f"{get_attack(card)}/{get_defense(card)}"
        words.append(numbers)
    if card.status & STATUS_DISABLED:
        words.append("effects negated")
    if card.materials_attached:
        words.append(f"materials: {', '.join(material.printed.name for material in card.materials_attached)}")
    if card.equip_target is not None:
        words.append(f"equipped to {card.equip_target.printed.name}")
    if card.counters:
        words += [f"{counter_word(kind)}: {sum(counts)}" for kind, counts in sorted(card.counters.items()) if sum(counts)]
    return ", ".join(words)


def _piles(p: Player) -> Iterator[str]:
    for title, cards in (("hand", p.hand), ("GY", p.grave), ("banished", p.banished)):
        if cards:
            yield f"  {title}: {', '.join(card.printed.name for card in cards)}"
    yield f"  {len(p.deck)} cards in the Deck, {len(p.extra)} in the Extra Deck"
