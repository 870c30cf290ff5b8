"""Duel: what players may do, at all or with a certain card."""

from typing import Any, Final

from solemn.api.border import charged, native
from solemn.api.steps import numbers_listed
from solemn.core.card.printed import printed_of
from solemn.core.permissions.capabilities import player_can_discard_deck_as_cost
from solemn.core.permissions.player_permissions import (
    player_can_action,
    player_can_discard_deck,
    player_can_draw,
    player_can_flip_summon,
    player_can_mset,
    player_can_release,
    player_can_remove,
    player_can_send_to_deck,
    player_can_send_to_grave,
    player_can_send_to_hand,
    player_can_spsummon,
    player_can_spsummon_card,
    player_can_spsummon_count,
    player_can_spsummon_monster,
    player_can_sset,
    player_can_summon,
)
from solemn.core.state.data import Card, DuelState
from solemn.core.summons.procedure_summons import can_special_summon_group_by_procedure
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import (
    EFFECT_CANNOT_FLIP_SUMMON,
    EFFECT_CANNOT_MSET,
    EFFECT_CANNOT_RELEASE,
    EFFECT_CANNOT_REMOVE,
    EFFECT_CANNOT_SSET,
    EFFECT_CANNOT_SUMMON,
    EFFECT_CANNOT_TO_DECK,
    EFFECT_CANNOT_TO_GRAVE,
    EFFECT_CANNOT_TO_HAND,
    SUMMON_TYPE_PENDULUM,
)

COST_OF_A_CARD: Final = 8  # steps, for a monster that is only thought of


@native("Duel.IsPlayerCanDraw")
def is_player_can_draw(d: DuelState, player: int, count: int) -> bool:
    return player in (0, 1) and player_can_draw(d, player) and len(d.players[player].deck) >= count & 0xFFFFFFFF


@native("Duel.IsPlayerCanDiscardDeck")
def is_player_can_discard_deck(d: DuelState, player: int, count: int) -> bool:
    return player in (0, 1) and player_can_discard_deck(d, player, count & 0xFFFFFFFF)


@native("Duel.IsPlayerCanDiscardDeckAsCost")
def is_player_can_discard_deck_as_cost(d: DuelState, player: int, count: int) -> bool:
    return player in (0, 1) and player_can_discard_deck_as_cost(d, player, count & 0xFFFFFFFF)


@native("Duel.IsPlayerCanSummon")
def is_player_can_summon(d: DuelState, player: int, summon_type: int | None, c: Card | None) -> bool:
    if player not in (0, 1):
        return False
    if c is None or summon_type is None:
        return player_can_action(d, player, EFFECT_CANNOT_SUMMON)
    return player_can_summon(d, summon_type, player, c, player)


@native("Duel.CanPlayerSetMonster")
def can_player_set_monster(d: DuelState, player: int, summon_type: int | None, c: Card | None) -> bool:
    if player not in (0, 1):
        return False
    if c is None or summon_type is None:
        return player_can_action(d, player, EFFECT_CANNOT_MSET)
    return player_can_mset(d, summon_type, player, c, player)


@native("Duel.CanPlayerSetSpellTrap")
def can_player_set_spell_trap(d: DuelState, player: int, c: Card | None) -> bool:
    if player not in (0, 1):
        return False
    return player_can_action(d, player, EFFECT_CANNOT_SSET) if c is None else player_can_sset(d, player, c)


@native("Duel.IsPlayerCanSpecialSummon")
def is_player_can_special_summon(
    d: DuelState, player: int, summon_type: int | None, positions: int | None, receiver: int | None, c: Card | None
) -> bool:
    if player not in (0, 1):
        return False
    if c is None or summon_type is None or positions is None or receiver is None:
        return player_can_spsummon(d, player)
    return player_can_spsummon_card(d, d.reason_effect, summon_type, positions & 0xFF, player, receiver, c)


@native("Duel.IsPlayerCanFlipSummon")
def is_player_can_flip_summon(d: DuelState, player: int, c: Card | None) -> bool:
    if player not in (0, 1):
        return False
    return player_can_action(d, player, EFFECT_CANNOT_FLIP_SUMMON) if c is None else player_can_flip_summon(d, player, c)


@native("Duel.IsPlayerCanSpecialSummonMonster")
def is_player_can_special_summon_monster(
    d: DuelState, player: int, code: int, setcodes: Any, card_kind: int | None, attack: int | None, defense: int | None,
    level: int | None, race: int | None, attribute: int | None, positions: int, receiver: int | None, summon_type: int,
) -> bool:  # fmt: skip
    if player not in (0, 1):
        return False
    charged(d, COST_OF_A_CARD)
    printed = printed_of(d, code)
    monster = PrintedCard(
        code, 0, _with_setcodes(printed.setcodes, setcodes), _or(card_kind, printed.type), _or(level, printed.level),
        _or(attribute, printed.attribute), _or(race, printed.race), _or(attack, printed.attack), _or(defense, printed.defense),
        printed.left_scale, printed.right_scale, printed.link_marker,
    )  # fmt: skip
    receiver = player if receiver is None else receiver
    return player_can_spsummon_monster(d, player, receiver, positions & 0xFF, summon_type, monster)


def _or(given: int | None, printed: int) -> int:
    return printed if given is None else given


def _with_setcodes(printed: tuple[int, ...], given: Any) -> tuple[int, ...]:
    if given is None:
        return printed
    more = [code & 0xFFFF for code in numbers_listed("Duel.IsPlayerCanSpecialSummonMonster", 3, (given,))]
    return tuple(sorted({*printed, *more}))


@native("Duel.IsPlayerCanSpecialSummonCount")
def is_player_can_special_summon_count(d: DuelState, player: int, count: int) -> bool:
    return player in (0, 1) and player_can_spsummon_count(d, player, count & 0xFFFFFFFF)


@native("Duel.IsPlayerCanRelease")
def is_player_can_release(d: DuelState, player: int, c: Card | None, reason: int) -> bool:
    if player not in (0, 1):
        return False
    return player_can_action(d, player, EFFECT_CANNOT_RELEASE) if c is None else player_can_release(d, player, c, reason)


@native("Duel.IsPlayerCanRemove")
def is_player_can_remove(d: DuelState, player: int, c: Card | None, reason: int) -> bool:
    if player not in (0, 1):
        return False
    return player_can_action(d, player, EFFECT_CANNOT_REMOVE) if c is None else player_can_remove(d, player, c, reason)


@native("Duel.IsPlayerCanSendtoHand")
def may_send_to_hand(d: DuelState, player: int, c: Card | None) -> bool:
    if player not in (0, 1):
        return False
    return player_can_action(d, player, EFFECT_CANNOT_TO_HAND) if c is None else player_can_send_to_hand(d, player, c)


@native("Duel.IsPlayerCanSendtoGrave")
def may_send_to_grave(d: DuelState, player: int, c: Card | None, reason: int) -> bool:
    if player not in (0, 1):
        return False
    return player_can_action(d, player, EFFECT_CANNOT_TO_GRAVE) if c is None else player_can_send_to_grave(d, player, c, reason)


@native("Duel.IsPlayerCanSendtoDeck")
def may_send_to_deck(d: DuelState, player: int, c: Card | None) -> bool:
    if player not in (0, 1):
        return False
    return player_can_action(d, player, EFFECT_CANNOT_TO_DECK) if c is None else player_can_send_to_deck(d, player, c)


@native("Duel.IsPlayerCanAdditionalSummon")
def is_player_can_additional_summon(d: DuelState, player: int) -> bool:
    return player in (0, 1) and d.limits.extra_summons[player] == 0


@native("Duel.IsPlayerCanPendulumSummon")
def is_player_can_pendulum_summon(d: DuelState, player: int) -> bool:
    return can_special_summon_group_by_procedure(d, player, SUMMON_TYPE_PENDULUM)


@native("Duel.IsPlayerCanProcedureSummonGroup")
def is_player_can_procedure_summon_group(d: DuelState, player: int, summon_type: int) -> bool:
    return can_special_summon_group_by_procedure(d, player, summon_type)
