"""How effects change the attack that is going on: another attacker, another target, another attack afterward."""

from solemn.core.card.relations import note_attack
from solemn.core.effects.queries import affecting, unaffected_by
from solemn.core.permissions.attack_targets import get_attack_target, note_attack_on_all
from solemn.core.permissions.capabilities import why_attack_stops
from solemn.core.state.data import Card, DuelState
from solemn.core.state.log import emit, place_of
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import answer_single_events, leave_instant_event
from solemn.spec.constants import (
    EFFECT_CANNOT_DIRECT_ATTACK,
    EVENT_BE_BATTLE_TARGET,
    PHASE_DAMAGE,
    REASON_REPLACE,
    STATUS_ATTACK_CANCELED,
)


def change_attacker(d: DuelState, attacker: Card, without_count: bool) -> None:
    """Let another monster carry on the attack; with `without_count` it does not count as an attack of that monster."""
    battle = d.battle
    before = battle.attacker
    if before is None or before is attacker:
        return
    emit(d, ".attack_taken_over", before, attacker, d.reason_effect)
    before.declarations += 1
    note_attack(before, "declared_targets", battle.target)
    note_attack_on_all(d)
    battle.attacker = attacker
    attacker.attack_controller = attacker.controller
    battle.declared_ids[0] = attacker.field_id_r
    if not without_count:
        attacker.declared_this_turn += 1
        if d.phase == PHASE_DAMAGE:
            attacker.attacked_count += 1
            note_attack(attacker, "attacked_targets", battle.target)


def change_attack_target(d: DuelState, target: Card | None, ignore: bool) -> bool:
    """Direct the attack at another monster, or with None at the player; True if that was possible.

    With `ignore` the target need not be a legal one. Effects that wait for an attack target follow at the end of the step.
    """
    battle = d.battle
    attacker = battle.attacker
    if attacker is None or why_attack_stops(attacker) is not None or attacker.status & STATUS_ATTACK_CANCELED:
        return False
    legal = get_attack_target(attacker, battle.chain_attack).cards
    direct = target is None and affecting(attacker, EFFECT_CANNOT_DIRECT_ATTACK) is None
    if target not in legal and not ignore and not direct:
        return False
    battle.target = target
    battle.replay_due = False
    opponent = 1 - d.turn_player
    battle.opposing = sorted(card.field_id_r for card in d.players[opponent].mzone if card is not None)
    emit(d, ".attack_redirected", attacker, target, d.reason_effect)
    emit(d, "attack", place_of(attacker), place_of(target))
    if target is None:
        battle.attacking_player = 1
        return True
    chooser = d.turn_player if target.controller != d.turn_player else opponent
    raise_single_event(d, target, None, EVENT_BE_BATTLE_TARGET, None, REASON_REPLACE, 0, chooser, 0)
    raise_event(d, target, EVENT_BE_BATTLE_TARGET, None, REASON_REPLACE, 0, chooser, 0)
    answer_single_events(d)
    leave_instant_event(d)
    return True


def let_attack_again(d: DuelState, target: Card | None) -> None:
    """Let the attacker attack again right away: only `target`, if one is given."""
    battle = d.battle
    if battle.attacker is None or unaffected_by(battle.attacker, d.reason_effect) is not None:
        return
    battle.chain_attack = True
    battle.follow_up_attacker = battle.attacker.field_id
    if target is not None:
        battle.follow_up_target = target
