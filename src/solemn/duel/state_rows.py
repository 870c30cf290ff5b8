"""A state as plain rows; `rows` has it for everybody."""

from typing import Any, Final

from solemn.core.card.attack_and_defense import get_attack, get_defense
from solemn.core.card.kinds import get_attribute, get_level, get_link, get_race, get_rank, get_type
from solemn.core.card.names import get_code
from solemn.core.state.data import Card, DuelState, Player
from solemn.core.state.log import place_of
from solemn.spec.constants import (
    PHASE_BATTLE,
    PHASE_BATTLE_START,
    PHASE_BATTLE_STEP,
    PHASE_DAMAGE,
    PHASE_DAMAGE_CAL,
    STATUS_DISABLED,
    TYPE_LINK,
    TYPE_XYZ,
)

Row = dict[str, Any]
_IN_BATTLE_PHASE: Final = PHASE_BATTLE_STEP | PHASE_DAMAGE | PHASE_DAMAGE_CAL | PHASE_BATTLE  # recorded duels do not tell them apart


def row_of_state(d: DuelState) -> Row:
    """Turn, phase, and all zones of each player."""
    return {
        "turn": d.turn,
        "turn_player": d.turn_player,
        "phase": PHASE_BATTLE_START if d.phase & _IN_BATTLE_PHASE else d.phase,
        "players": [_player_row(player) for player in d.players],
    }


def _player_row(player: Player) -> Row:
    return {
        "lp": player.lp,
        "mzone": [None if card is None else field_row(card, True) for card in player.mzone],
        "szone": [None if card is None else field_row(card, False) for card in player.szone],
        "hand": sorted(card.printed.code for card in player.hand),
        "grave": [card.printed.code for card in player.grave],
        "banished": [[card.printed.code, card.position] for card in player.banished],
        "extra": sorted([card.printed.code, card.position] for card in player.extra),
        "deck": [card.printed.code for card in player.deck],
    }


def field_row(card: Card, is_monster: bool) -> Row:
    """One card on the field."""
    row: Row = {"code": card.printed.code, "pos": card.position, "owner": card.owner}
    code, kind = get_code(card), get_type(card)
    if code != card.printed.code:
        row["as"] = code
    row["type"] = kind
    if is_monster:
        row.update(atk=get_attack(card), attr=get_attribute(card), race=get_race(card))
        if kind & TYPE_LINK:
            row["link"] = get_link(card)
        else:
            row["def"] = get_defense(card)
            row["level"] = get_rank(card) if kind & TYPE_XYZ else get_level(card)
    if card.status & STATUS_DISABLED:
        row["negated"] = True
    if card.materials_attached:
        row["overlay"] = [material.printed.code for material in card.materials_attached]
    if card.counters:
        row["counters"] = {str(kind): sum(counts) for kind, counts in sorted(card.counters.items())}
    row["equip"] = list(place_of(card.equip_target)[:3])
    return row
