"""Duel: battles."""

from typing import Any

from solemn.api.border import native
from solemn.api.steps import int32, whole_step
from solemn.core.battle.attack_changes import change_attack_target, change_attacker, let_attack_again
from solemn.core.battle.damage_step import battle_by_effect
from solemn.core.chain.negation import negate_attack
from solemn.core.state.data import Card, DuelState


@native("Duel.GetAttacker", guarded=True)
def get_attacker(d: DuelState, *_: Any) -> Card | None:
    return d.battle.attacker


@native("Duel.GetAttackTarget", guarded=True)
def get_attack_target(d: DuelState, *_: Any) -> Card | None:
    return d.battle.target


@native("Duel.GetBattleMonster")
def get_battle_monster(d: DuelState, player: int) -> tuple[Card | None, Card | None]:
    return _battling(d, player), _battling(d, 1 - player)


def _battling(d: DuelState, player: int) -> Card | None:
    for card in (d.battle.attacker, d.battle.target):
        if card is not None and card.controller == player:
            return card
    return None


@native("Duel.NegateAttack")
@whole_step
def negate_attack_native(d: DuelState) -> bool:
    return negate_attack(d)


@native("Duel.ChainAttack")
def chain_attack(d: DuelState, target: Card | None) -> None:
    let_attack_again(d, target)


@native("Duel.ChangeAttacker")
def change_attacker_native(d: DuelState, c: Card, ignore_count: bool) -> None:
    change_attacker(d, c, ignore_count)


@native("Duel.ChangeAttackTarget")
def change_attack_target_native(d: DuelState, target: Card | None, ignore: bool) -> bool:
    return change_attack_target(d, target, ignore)


@native("Duel.AttackCostPaid")
def attack_cost_paid(d: DuelState, paid: int) -> None:
    d.battle.attack_cost_paid = paid & 0xFF


@native("Duel.IsAttackCostPaid", guarded=True)
def is_attack_cost_paid(d: DuelState, *_: Any) -> int:
    return d.battle.attack_cost_paid


@native("Duel.ForceAttack")
@whole_step
def force_attack(d: DuelState, c: Card, target: Card) -> None:
    d.battle.set_forced_attack = True
    d.battle.forced_attacker = c
    d.battle.forced_attack_target = target


@native("Duel.CalculateDamage")
@whole_step
def calculate_damage(d: DuelState, c: Card, target: Card | None, new_attack: bool) -> None:
    if c is not target:
        battle_by_effect(d, c, target, new_attack)


@native("Duel.IsDamageCalculated", guarded=True)
def is_damage_calculated(d: DuelState, *_: Any) -> bool:
    return bool(d.battle.damage_calculated)


@native("Duel.GetBattleDamage")
def get_battle_damage(d: DuelState, player: int) -> int | None:
    return d.battle.damage[player] if player in (0, 1) else None


@native("Duel.ChangeBattleDamage")
def change_battle_damage(d: DuelState, player: int, amount: int, only_if_any: bool) -> None:
    if player in (0, 1) and not (only_if_any and d.battle.damage[player] == 0):
        d.battle.damage[player] = int32(amount)
