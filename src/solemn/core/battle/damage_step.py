"""The Damage Step of an attack or by an effect: from its start through damage calculation to the destruction of the monsters."""

from functools import partial
from typing import Final

from solemn.core.adjustment.adjusting import put_right
from solemn.core.battle.battle_damage import BattleResult, work_out_battle
from solemn.core.card.relations import note_attack
from solemn.core.chain.windows import open_window
from solemn.core.effects.effect import value_for_card
from solemn.core.effects.queries import affecting, affecting_for, note_all_negation_reaches
from solemn.core.lifetimes.resetting import reset_phase
from solemn.core.moves.destroying import destroy, destroy_certain, spare_from_battle
from solemn.core.moves.paying import damage
from solemn.core.moves.pending_moves import bind_for, intend, sealed
from solemn.core.moves.positions import change_position
from solemn.core.moves.replacing import carry_out_battle_replacements
from solemn.core.permissions.attack_targets import note_attack_on_all
from solemn.core.permissions.turn_activity import count_cards
from solemn.core.state.data import Card, DuelState, Group, scratch
from solemn.core.state.deferred import later, settle
from solemn.core.state.log import emit, place_of
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import answer_single_events, leave_instant_event
from solemn.core.timing.missed_timing import break_effect
from solemn.spec.constants import (
    ACTIVITY_ATTACK,
    DUEL_6_STEP_BATLLE_STEP,
    DUEL_SINGLE_CHAIN_IN_DAMAGE_SUBSTEP,
    EFFECT_BATTLE_DESTROY_REDIRECT,
    EFFECT_INDESTRUCTABLE_BATTLE,
    EVENT_BATTLE_CONFIRM,
    EVENT_BATTLE_DESTROYED,
    EVENT_BATTLE_DESTROYING,
    EVENT_BATTLE_START,
    EVENT_BATTLED,
    EVENT_DAMAGE_STEP_END,
    EVENT_DESTROYED,
    EVENT_PRE_BATTLE_DAMAGE,
    EVENT_PRE_DAMAGE_CALCULATE,
    LOCATION_GRAVE,
    LOCATION_MZONE,
    PHASE_BATTLE_STEP,
    PHASE_DAMAGE,
    PHASE_DAMAGE_CAL,
    PLAYER_NONE,
    POS_FACEDOWN,
    POS_FACEUP,
    REASON_BATTLE,
    REASON_EFFECT,
    REASON_REPLACE,
    STATUS_ATTACK_CANCELED,
    STATUS_BATTLE_DESTROYED,
    STATUS_BATTLE_RESULT,
    STATUS_DESTROY_CONFIRMED,
    STATUS_OPPO_BATTLE,
    TIMING_BATTLED,
    TIMING_DAMAGE_CAL,
    TIMING_DAMAGE_STEP,
    TYPE_MONSTER,
)

_NOWHERE: Final = (0, 0, 0, 0)
_TOLD_OF_DEATH: Final = (EVENT_BATTLE_DESTROYED, EVENT_DESTROYED)
_NOT_IN_A_DAMAGE_STEP: Final = 0
_CALCULATING: Final = 1  # `Battle.extra_damage_steps`: an effect had two monsters battle; the rest follows when the Chain has resolved
_FINISHING: Final = 2


def damage_step(d: DuelState) -> None:
    """Go through the Damage Step of the attack that was declared (`Battle.attacker`, `Battle.target`)."""
    _enter(d)
    if _until_calculation(d):
        _finish(d, _battle(d))
    else:
        _end_damage_step(d)
        _leave(d)


def attacker_of(d: DuelState) -> Card:
    """The monster whose attack is going on."""
    attacker = d.battle.attacker
    assert attacker is not None
    return attacker


def battle_by_effect(d: DuelState, attacker: Card, target: Card | None, attack_again: bool) -> None:
    """Have two monsters battle because an effect says so: damage calculation now, the rest when the Chain has resolved.

    With `attack_again` it counts as an attack. Without it, nothing happens in the middle of another such battle.
    """
    battle = d.battle
    if battle.extra_damage_steps and not attack_again:
        return
    battle.extra_damage_steps = _CALCULATING
    interrupted = battle.attacker, battle.target, d.phase
    battle.attacker, battle.target = attacker, target
    if attacker.location != LOCATION_MZONE or (target is not None and target.location != LOCATION_MZONE):
        _resume(d, *interrupted)
        return
    _declare_by_effect(d, attacker, target, attack_again)
    d.phase = PHASE_DAMAGE_CAL
    destroyed = _battle(d)
    d.chaining.summon_afterwards = partial(_finish_by_effect, d, destroyed, interrupted)


def _declare_by_effect(d: DuelState, attacker: Card, target: Card | None, attack_again: bool) -> None:
    if attack_again:
        d.limits.attacks[d.turn_player] += 1
        d.limits.battles[d.turn_player] += 1
        count_cards(d, attacker, ACTIVITY_ATTACK, d.turn_player)
    note_attack(attacker, "declared_targets", target)
    note_attack_on_all(d)
    emit(d, "attack", place_of(attacker), _NOWHERE if target is None else place_of(target))
    d.phase = PHASE_DAMAGE
    emit(d, "damage_step_start")
    attacker.attacked_count += 1
    _note_battling(d)
    if target is not None and target.position & POS_FACEDOWN:
        _flip(d, target)
        put_right(d)
    settle(d)


def _finish_by_effect(d: DuelState, destroyed: Group | None, interrupted: tuple[Card | None, Card | None, int]) -> None:
    d.battle.extra_damage_steps = _FINISHING
    _finish(d, destroyed)
    _resume(d, *interrupted)


def _resume(d: DuelState, attacker: Card | None, target: Card | None, phase: int) -> None:
    """Restore the attack that was interrupted, if any; it is canceled."""
    d.battle.attacker, d.battle.target, d.phase = attacker, target, phase
    for card in (attacker, target):
        if card is not None:
            card.status |= STATUS_ATTACK_CANCELED
    d.battle.extra_damage_steps = _NOT_IN_A_DAMAGE_STEP


# -- its parts up to damage calculation


def _enter(d: DuelState) -> None:
    battle, attacker = d.battle, attacker_of(d)
    d.phase = PHASE_DAMAGE
    battle.chain_attack = False
    battle.damage_calculated = False
    d.pending.self_destruction_off = True
    d.pending.flips_waited = True
    for card in (attacker, battle.target):
        if card is not None:
            card.attack_controller = card.controller
    _note_battling(d)
    attacker.attacked_count += 1
    note_attack(attacker, "attacked_targets", battle.target)
    d.limits.battles[d.turn_player] += 1
    put_right(d)


def _note_battling(d: DuelState) -> None:
    target = d.battle.target
    d.battle.declared_ids = [attacker_of(d).field_id_r, 0 if target is None else target.field_id_r]


def _until_calculation(d: DuelState) -> bool:
    """Start the Damage Step, flip the target, and open the windows before damage calculation; True if the attack still goes on."""
    triggered = _start(d)
    if _is_stopped(d):
        return False
    was_face_down = _reveal(d)
    _confirm(d, was_face_down, triggered)
    if _is_stopped(d):
        return False
    d.phase = PHASE_DAMAGE_CAL
    put_right(d)
    work_out_battle(d)
    _tell_both(d, EVENT_PRE_DAMAGE_CALCULATE)
    d.chaining.hint_times[d.turn_player] = TIMING_DAMAGE_CAL
    _window(d)
    if _is_stopped(d):
        reset_phase(d, PHASE_DAMAGE_CAL)
        d.phase = PHASE_DAMAGE
        put_right(d)
        return False
    return True


def _start(d: DuelState) -> bool:
    """Begin the Damage Step; True if effects triggered. Under rules that give this moment no window of its own, only they open one."""
    emit(d, "damage_step_start")
    _tell_both(d, EVENT_BATTLE_START)
    triggered = _triggers_wait(d)
    if not d.flags & DUEL_6_STEP_BATLLE_STEP or triggered:
        _window(d)
    settle(d)
    return triggered


def _is_stopped(d: DuelState) -> bool:
    return bool(attacker_of(d).status & STATUS_ATTACK_CANCELED)


def _reveal(d: DuelState) -> bool:
    """Flip a face-down target face-up; True if it was face-down."""
    target = d.battle.target
    if target is None:
        return False
    scratch(attacker_of(d)).position = attacker_of(d).position
    scratch(target).position = target.position
    if target.position & POS_FACEDOWN:
        _flip(d, target)
        put_right(d)
        settle(d)
    return bool(target.temp.position & POS_FACEDOWN)


def _flip(d: DuelState, target: Card) -> None:
    up = target.position >> 1
    change_position(d, [target], None, PLAYER_NONE, up, up, up, up, 0, True)


def _confirm(d: DuelState, was_face_down: bool, triggered: bool) -> None:
    """Open the window before damage calculation, for effects of the battling monsters and for changes of ATK and DEF."""
    target = d.battle.target
    if target is not None and was_face_down:
        d.battle.declared_ids[1] = target.field_id_r
    _tell_both(d, EVENT_BATTLE_CONFIRM)
    if not d.flags & DUEL_6_STEP_BATLLE_STEP or not triggered or _triggers_wait(d):
        d.chaining.hint_times[d.turn_player] = TIMING_DAMAGE_STEP
        _window(d)
    settle(d)


def _tell_both(d: DuelState, code: int, reason_player: int = 0) -> None:
    """Raise an event for both monsters and for the duel; the target's has the value 1."""
    target = d.battle.target
    raise_single_event(d, attacker_of(d), None, code, None, 0, reason_player, 0, 0)
    if target is not None:
        raise_single_event(d, target, None, code, None, 0, reason_player, 0, 1)
    raise_event(d, None if code != EVENT_BATTLED else _battling(d), code, None, 0, reason_player, 0, 0)
    answer_single_events(d)
    leave_instant_event(d)


def _battling(d: DuelState) -> list[Card]:
    return [card for card in (d.battle.attacker, d.battle.target) if card is not None]


def _triggers_wait(d: DuelState) -> bool:
    return bool(d.events.forced_triggers or d.events.optional_triggers)


def _window(d: DuelState) -> None:
    later(d, partial(open_window, only_old=bool(d.flags & DUEL_SINGLE_CHAIN_IN_DAMAGE_SUBSTEP)))
    settle(d)


# -- damage calculation and what it does


def _battle(d: DuelState) -> Group | None:
    """Perform damage calculation and inflict the damage; returns the monsters to be destroyed at the end of the Damage Step."""
    result = _calculate(d)
    _inflict(d, result)
    destroyed = _choose_destroyed(d)
    _carry_out_replacements(d)
    _mark_destroyed(d, destroyed)
    d.pending.flips_waited = False
    _let_flips_trigger(d)
    _tell_both(d, EVENT_BATTLED, PLAYER_NONE)
    if d.battle.extra_damage_steps:
        settle(d)
    return destroyed


def _calculate(d: DuelState) -> BattleResult:
    battle, attacker = d.battle, attacker_of(d)
    target = battle.target
    for card in _battling(d):
        card.status &= ~(STATUS_BATTLE_RESULT | STATUS_BATTLE_DESTROYED)
        if target is not None and attacker.controller != target.controller:
            card.status |= STATUS_OPPO_BATTLE
    result = work_out_battle(d)
    if result.attacker_falls:
        _decide_fall(d, attacker, target)
    if result.target_falls and target is not None:
        _decide_fall(d, target, attacker)
    emit(d, "battle")
    if result.to_effect is None and result.source is not None:
        for player in (d.turn_player, 1 - d.turn_player):
            if battle.damage[player]:
                _tell_of_damage(d, result.source, player)
    answer_single_events(d)
    leave_instant_event(d)
    battle.damage_calculated = True
    settle(d)
    return result


def _decide_fall(d: DuelState, card: Card, other: Card | None) -> None:
    shield = affecting_for(card, EFFECT_INDESTRUCTABLE_BATTLE, other)
    if shield is None:
        card.status |= STATUS_BATTLE_RESULT
    else:
        emit(d, ".protected", card, shield, None)


def _tell_of_damage(d: DuelState, source: Card, player: int) -> None:
    amount = d.battle.damage[player]
    for card in _battling(d):
        raise_single_event(d, card, None, EVENT_PRE_BATTLE_DAMAGE, None, 0, source.controller, player, amount)
    raise_event(d, source, EVENT_PRE_BATTLE_DAMAGE, None, 0, source.controller, player, amount)


def _inflict(d: DuelState, result: BattleResult) -> None:
    battle, attacker = d.battle, attacker_of(d)
    d.phase = PHASE_DAMAGE
    d.chaining.hint_times[d.turn_player] = 0
    battle.chain_attack = False
    note_attack(attacker, "battled_with", battle.target)
    if battle.target is not None:
        note_attack(battle.target, "battled_with", attacker)
    reason = REASON_BATTLE if result.to_effect is None else REASON_EFFECT
    amounts = list(battle.damage)
    reset_phase(d, PHASE_DAMAGE_CAL)
    for player in (0, 1):
        if amounts[player]:
            later(d, damage, result.to_effect, reason, result.source_player, result.source, player, amounts[player])
    later(d, put_right)
    settle(d)


def _choose_destroyed(d: DuelState) -> Group | None:
    """The monsters destroyed by battle, without those that are protected; None if none would be destroyed."""
    attacker, target = attacker_of(d), d.battle.target
    falling = [
        card
        for card, field_id in zip((attacker, target), d.battle.declared_ids)
        if card is not None and card.status & STATUS_BATTLE_RESULT and card.location == LOCATION_MZONE and card.field_id_r == field_id
    ]
    for card in falling:
        other = target if card is attacker else attacker
        assert other is not None
        _bind_destroyed(card, other)
    for card in _battling(d):
        card.status &= ~STATUS_BATTLE_RESULT
    d.battle.destroyed_by_battle_replaced = []
    d.events.desrep.clear()
    if not falling:
        return None
    destroyed = sealed(d, falling)
    spare_from_battle(d, destroyed)
    settle(d)
    return destroyed


def _bind_destroyed(card: Card, by: Card) -> None:
    """Note that the card is destroyed by battle, and where it goes."""
    card.status |= STATUS_DESTROY_CONFIRMED
    scratch(card).reason_card, card.reason_card = card.reason_card, by
    intend(card, REASON_BATTLE, None, by.controller)
    destination = _goes_when_destroyed(card, by)
    bind_for(card, card.owner, POS_FACEUP, destination & 0xFFFF, destination >> 16)


def _goes_when_destroyed(card: Card, by: Card) -> int:
    """The GY, unless an effect on the monster that destroyed it sends it elsewhere (from bit 16: the place in the Deck)."""
    elsewhere = affecting(by, EFFECT_BATTLE_DESTROY_REDIRECT) if card.printed.type & TYPE_MONSTER else None
    return LOCATION_GRAVE if elsewhere is None else value_for_card(elsewhere, card)


def _carry_out_replacements(d: DuelState) -> None:
    if d.battle.destroyed_by_battle_replaced:
        later(d, destroy, d.battle.destroyed_by_battle_replaced, None, REASON_EFFECT | REASON_REPLACE, PLAYER_NONE)
    if d.events.desrep:
        later(d, carry_out_battle_replacements)
    later(d, put_right)
    settle(d)


def _mark_destroyed(d: DuelState, destroyed: Group | None) -> None:
    for card in destroyed.cards if destroyed is not None else ():
        card.status |= STATUS_BATTLE_DESTROYED
        card.status &= ~STATUS_DESTROY_CONFIRMED
        note_all_negation_reaches(card)
    d.pending.self_destruction_off = False
    if not d.flags & DUEL_6_STEP_BATLLE_STEP:
        put_right(d)
        return
    if d.battle.extra_damage_steps:
        break_effect(d)
        put_right(d)
        return
    d.chaining.hint_times[d.turn_player] = TIMING_DAMAGE_CAL
    put_right(d)
    _window(d)


def _let_flips_trigger(d: DuelState) -> None:
    """Flip Effects wait until after damage calculation."""
    events = d.events
    events.forced_triggers, events.forced_of_opponent = events.forced_of_opponent + events.forced_triggers, []
    events.optional_triggers, events.optional_of_opponent = events.optional_of_opponent + events.optional_triggers, []


# -- after damage calculation


def _finish(d: DuelState, destroyed: Group | None) -> None:
    """After damage calculation: its window, the destruction, the end of the Damage Step."""
    d.chaining.hint_times[0] |= TIMING_BATTLED
    d.chaining.hint_times[1] |= TIMING_BATTLED
    _window(d)
    if destroyed is not None:
        destroyed.cards = [card for card in destroyed.cards if card.location == LOCATION_MZONE and card.field_id_r in d.battle.declared_ids]
        destroy_certain(d, destroyed, None, REASON_BATTLE, PLAYER_NONE)
    put_right(d)
    settle(d)
    _end_damage_step(d)
    _leave(d)


def _end_damage_step(d: DuelState) -> None:
    """End the Damage Step, even one that ended early."""
    d.battle.damage_calculated = True
    d.pending.self_destruction_off = False
    d.pending.flips_waited = False
    _let_flips_trigger(d)
    attacker, target = attacker_of(d), d.battle.target
    if target is not None:
        _tell_of_battle_deaths(d, attacker, target)
    _tell_of_end(d, attacker, target)
    for card in _battling(d):
        card.status &= ~STATUS_BATTLE_DESTROYED
    answer_single_events(d)
    leave_instant_event(d)
    later(d, partial(open_window, only_old=True))
    settle(d)


def _tell_of_battle_deaths(d: DuelState, attacker: Card, target: Card) -> None:
    """Tell each monster that was destroyed and the one that destroyed it; then raise the events for everyone."""
    deaths = [
        (loser, winner)
        for loser, winner in ((attacker, target), (target, attacker))
        if loser.status & STATUS_BATTLE_DESTROYED and loser.reason & REASON_BATTLE
    ]
    for loser, winner in deaths:
        _tell_of_destruction(d, loser, winner, int(winner is target))
    if not deaths:
        return
    losers = [loser for loser, _ in deaths]
    raise_event(d, [winner for _, winner in deaths], EVENT_BATTLE_DESTROYING, None, 0, 0, 0, 0)
    for code in _TOLD_OF_DEATH:
        raise_event(d, losers, code, None, 0, 0, 0, 0)


def _tell_of_end(d: DuelState, attacker: Card, target: Card | None) -> None:
    for place, card in enumerate((attacker, target)):
        if card is not None:
            raise_single_event(d, card, None, EVENT_DAMAGE_STEP_END, None, 0, 0, 0, place)
    raise_event(d, None, EVENT_DAMAGE_STEP_END, None, 0, 0, 0, 0)


def _tell_of_destruction(d: DuelState, loser: Card, winner: Card, winner_is_target: int) -> None:
    about = (None, loser.reason, winner.controller, 0)
    raise_single_event(d, winner, None, EVENT_BATTLE_DESTROYING, *about, winner_is_target)
    for code in _TOLD_OF_DEATH:
        raise_single_event(d, loser, None, code, *about, 1 - winner_is_target)


def _leave(d: DuelState) -> None:
    for card in _battling(d):
        card.status &= ~STATUS_OPPO_BATTLE
    d.phase = PHASE_BATTLE_STEP
    emit(d, "damage_step_end")
    reset_phase(d, PHASE_DAMAGE)
    put_right(d)


