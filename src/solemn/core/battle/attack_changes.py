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
    battle, attacker = d.battle, d.battle.attacker
    if attacker is None or attacker.status & STATUS_ATTACK_CANCELED or why_attack_stops(attacker) is not None:
        return False
    if not _can_turn_to(attacker, target) and not ignore:
        return False
    battle.target, battle.replay_due = target, False
    battle.opposing = sorted(card.field_id_r for card in d.players[1 - d.turn_player].mzone if card is not None)
    emit(d, ".attack_redirected", attacker, target, d.reason_effect)
    emit(d, "attack", place_of(attacker), place_of(target))
    if target is None:
        battle.attacking_player = 1
    else:
        _tell_new_target(d, target)
    return True


def _can_turn_to(attacker: Card, target: Card | None) -> bool:
    """Whether the attacker could attack this monster instead, or (None) the player."""
    if target in get_attack_target(attacker, attacker.d.battle.chain_attack).cards:
        return True
    return target is None and affecting(attacker, EFFECT_CANNOT_DIRECT_ATTACK) is None


def _tell_new_target(d: DuelState, target: Card) -> None:
    about = (None, REASON_REPLACE, 0, 1 - target.controller, 0)
    raise_single_event(d, target, None, EVENT_BE_BATTLE_TARGET, *about)
    raise_event(d, target, EVENT_BE_BATTLE_TARGET, *about)
    answer_single_events(d)
    leave_instant_event(d)


def let_attack_again(d: DuelState, target: Card | None) -> None:
    """Let the attacker attack again right away: only `target`, if one is given."""
    battle = d.battle
    if battle.attacker is None or unaffected_by(battle.attacker, d.reason_effect) is not None:
        return
    battle.chain_attack = True
    battle.follow_up_attacker = battle.attacker.field_id
    if target is not None:
        battle.follow_up_target = target
