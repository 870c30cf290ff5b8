"""Attacks from the cost, the choice of the target and the declaration through replays to the Damage Step."""

from typing import Final

from solemn.core.adjustment.adjusting import put_right
from solemn.core.battle.damage_step import attacker_of, damage_step
from solemn.core.card.relations import note_attack
from solemn.core.chain.windows import attack_window, open_window
from solemn.core.decisions.asking import ask_cards, ask_effect_yes_no, ask_sort, ask_yes_no
from solemn.core.effects.effect import handler_of
from solemn.core.effects.queries import affecting, effects_on, player_affected, player_effects
from solemn.core.lifetimes.resetting import reset_card, reset_phase
from solemn.core.permissions.attack_targets import MUST_ATTACK_THIS, AttackTargets, get_attack_target, note_attack_on_all
from solemn.core.permissions.capabilities import why_not_attack
from solemn.core.permissions.turn_activity import count_cards
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.deferred import later, settle
from solemn.core.state.log import emit, place_of
from solemn.core.state.raised_events import copy_event, raise_event, raise_single_event
from solemn.core.state.reasons import NO_NEW_TARGET, Refusal
from solemn.core.timing.events import answer_single_events, leave_instant_event
from solemn.core.timing.executing import execute_operation
from solemn.spec.constants import (
    ACTIVITY_ATTACK,
    DUEL_STORE_ATTACK_REPLAYS,
    EFFECT_ATTACK_COST,
    EFFECT_ATTACK_DISABLED,
    EFFECT_MUST_ATTACK,
    EFFECT_PATRICIAN_OF_DARKNESS,
    EFFECT_SKIP_BP,
    EVENT_ATTACK_ANNOUNCE,
    EVENT_BE_BATTLE_TARGET,
    LOCATION_MZONE,
    PHASE_DAMAGE,
    RESET_CODE,
    STATUS_ATTACK_CANCELED,
    TIMING_ATTACK,
    TIMING_BATTLE_PHASE,
)

WENT_ON: Final = "R-ATTACK"  # the attack goes on to the Damage Step
ATTACKER_LEFT: Final = "T4"  # an attack ends if the attacker leaves, and goes on if it stays
ATTACKER_TURNED: Final = "R-TURNED"  # an attack ends if the attacker is no longer in Attack Position
BATTLE_PHASE_OVER: Final = "R-BATTLE-PHASE-OVER"  # an attack ends with the Battle Phase

_NOWHERE: Final = (0, 0, 0, 0)
ASK_DIRECT_ATTACK: Final = 31
ASK_REPLAY: Final = 30
_PAID: Final = 1

# how the choice of a target ends
_CHOSEN: Final = 0
_CANCELED: Final = 1
_IMPOSSIBLE: Final = 2


def attack(d: DuelState, forced: bool) -> None:
    """Carry out the attack of `Battle.attacker`, from its cost to the end of the Damage Step (rule R-ATTACK).

    A forced attack has its target already (`Battle.target`). The player may cancel an attack that is not forced.
    """
    _prepare(d)
    if not _is_canceled(d) and _cost_missing(d):
        return
    if _is_canceled(d):
        choice = _IMPOSSIBLE
    else:
        choice = _CHOSEN if forced else _choose_target(d)
    if choice == _CANCELED:
        return
    _count_attack(d)
    if choice == _IMPOSSIBLE:
        _fail(d)
        return
    _note_target(d)
    if not _declare(d, False):
        _replay_or_end(d)


def _prepare(d: DuelState) -> None:
    battle, attacker = d.battle, attacker_of(d)
    attacker.status &= ~STATUS_ATTACK_CANCELED
    attacker.attack_controller = attacker.controller
    battle.declared_ids[0] = attacker.field_id_r
    if battle.chain_attack and battle.follow_up_attacker != attacker.field_id:
        battle.chain_attack = False
        battle.follow_up_attacker = 0
    _pay(d, attacker)


def _pay(d: DuelState, attacker: Card) -> None:
    player = d.turn_player
    costs = player_effects(d, player, EFFECT_ATTACK_COST, False) + effects_on(attacker, EFFECT_ATTACK_COST, False)
    costs = [e for e in sorted(costs, key=_by_id) if e.operation is not None]
    if costs:
        d.battle.may_call_off = False
    if len(costs) > 1:
        order = ask_sort(d, player, [handler_of(e) for e in costs], True)
        if order is not None:
            costs = [e for _, e in sorted(zip(order, costs), key=_by_place)]
    for e in costs:
        execute_operation(d, e, player, copy_event(d.chaining.no_event))
        put_right(d)
    settle(d)


def _by_id(e: Effect) -> int:
    return e.id


def _by_place(placed: tuple[int, Effect]) -> int:
    return placed[0]


def _is_canceled(d: DuelState) -> bool:
    return bool(attacker_of(d).status & STATUS_ATTACK_CANCELED)


def _cost_missing(d: DuelState) -> bool:
    return d.battle.attack_cost_paid != _PAID and not d.battle.may_call_off


# -- the target


def _choose_target(d: DuelState) -> int:
    """Let the attack's target be chosen: Battle.target, None for a direct attack."""
    battle, attacker = d.battle, attacker_of(d)
    battle.attacking_player = 0
    found = get_attack_target(attacker, battle.chain_attack)
    opponent_chooses = player_affected(d, d.turn_player, EFFECT_PATRICIAN_OF_DARKNESS) is not None
    if attacker.attacks_directly:
        if not found.cards or _attacks_directly(d, attacker, opponent_chooses):
            return _set_target(d, None)
        return _ask_target(d, found.cards, opponent_chooses)
    if not found.cards:
        return _IMPOSSIBLE
    if found.kind == MUST_ATTACK_THIS and not opponent_chooses:
        return _choose_demanded(d, found)
    return _ask_target(d, found.cards, opponent_chooses)


def _attacks_directly(d: DuelState, attacker: Card, opponent_chooses: bool) -> bool:
    if opponent_chooses:
        return ask_effect_yes_no(d, 1 - d.turn_player, ASK_DIRECT_ATTACK, attacker)
    return ask_yes_no(d, d.turn_player, ASK_DIRECT_ATTACK)


def _ask_target(d: DuelState, cards: list[Card], opponent_chooses: bool) -> int:
    if opponent_chooses:
        chosen = cards if len(cards) == 1 and not attacker_of(d).attacks_directly else ask_cards(d, 1 - d.turn_player, cards, 1, 1)
    else:
        chosen = ask_cards(d, d.turn_player, cards, 1, 1, d.battle.may_call_off)
    return _CANCELED if chosen is None else _set_target(d, chosen[0])


def _choose_demanded(d: DuelState, found: AttackTargets) -> int:
    """Several effects demand attacks on different monsters: the opponent chooses which one is attacked."""
    demands = {id(e) for e, _ in found.must_attack}
    if len(demands) == 1:
        return _ask_target(d, found.cards, False)
    if len(found.cards) == 1:
        return _set_target(d, found.cards[0])
    chosen = ask_cards(d, 1 - d.turn_player, found.cards, 1, 1)
    assert chosen
    heeded = next((e for e, card in found.must_attack if card is chosen[0]), None)
    same = [card for e, card in found.must_attack if e is heeded]
    if len(same) < 2 or len(demands) == len(found.must_attack):
        return _set_target(d, chosen[0])
    return _ask_target(d, same, False)


def _set_target(d: DuelState, target: Card | None) -> int:
    d.battle.target = target
    return _CHOSEN


def _note_target(d: DuelState) -> None:
    target = d.battle.target
    d.battle.declared_ids[1] = 0 if target is None else target.field_id_r


# -- the declaration


def _count_attack(d: DuelState) -> None:
    attacker = attacker_of(d)
    d.flow.acted = True
    d.limits.attacks[d.turn_player] += 1
    count_cards(d, attacker, ACTIVITY_ATTACK, d.turn_player)
    attacker.declared_this_turn += 1


def _fail(d: DuelState) -> None:
    """An attack without a target counts as declared; nothing else happens."""
    attacker_of(d).declarations += 1
    d.battle.chain_attack = False


def _declare(d: DuelState, again: bool) -> bool:
    """Declare the attack, let players respond, and go through the Damage Step; False if the attack was stopped or must be replayed."""
    _announce(d, again)
    battle, attacker = d.battle, attacker_of(d)
    if not (player_affected(d, d.turn_player, EFFECT_SKIP_BP) or _is_canceled(d) or battle.replay_due):
        d.chaining.hint_times[0] = d.chaining.hint_times[1] = TIMING_BATTLE_PHASE
        attack_window(d)
        settle(d)
        put_right(d)
    if affecting(attacker, EFFECT_ATTACK_DISABLED) is not None:
        reset_card(attacker, EFFECT_ATTACK_DISABLED, RESET_CODE)
        emit(d, "attack_negated")
        attacker.status |= STATUS_ATTACK_CANCELED
    if _is_over(d) or battle.replay_due:
        return False
    _count_announced(d)
    damage_step(d)
    return True


def _announce(d: DuelState, again: bool) -> None:
    battle, attacker, target = d.battle, attacker_of(d), d.battle.target
    opponent = 1 - d.turn_player
    battle.may_call_off = True
    if again:
        emit(d, ".replay", attacker, target)
    emit(d, "attack", place_of(attacker), _NOWHERE if target is None else place_of(target))
    if target is not None:
        raise_single_event(d, target, None, EVENT_BE_BATTLE_TARGET, None, 0, 0, opponent, 0)
        raise_event(d, target, EVENT_BE_BATTLE_TARGET, None, 0, 0, opponent, 0)
    battle.replay_due = False
    battle.opposing = sorted(card.field_id_r for card in d.players[opponent].mzone if card is not None)
    if not again:
        raise_single_event(d, attacker, None, EVENT_ATTACK_ANNOUNCE, None, 0, 0, d.turn_player, 0)
        raise_event(d, attacker, EVENT_ATTACK_ANNOUNCE, None, 0, 0, d.turn_player, 0)
    attacker.attack_controller = attacker.controller
    battle.declared_ids[0] = attacker.field_id_r
    answer_single_events(d)
    leave_instant_event(d)
    d.chaining.hint_times[d.turn_player] = TIMING_ATTACK
    later(d, open_window)
    settle(d)


def _is_over(d: DuelState) -> bool:
    """Whether the attack ended before the Damage Step.

    Without being negated it also ends if the attacker leaves or the Battle Phase ends. Rules T4, R-TURNED, R-BATTLE-PHASE-OVER.
    """
    return player_affected(d, d.turn_player, EFFECT_SKIP_BP) is not None or _is_canceled(d)


def _count_announced(d: DuelState) -> None:
    """The attack counts as declared from now on, whatever becomes of it. Rule T2."""
    attacker = attacker_of(d)
    attacker.declarations += 1
    note_attack(attacker, "declared_targets", d.battle.target)
    note_attack_on_all(d)


# -- replays


def _replay_or_end(d: DuelState) -> None:
    """When the opponent's monsters change, the turn player chooses the target anew, or ends the attack."""
    while _replays(d):
        choice = _choose_target(d)
        if choice == _IMPOSSIBLE:
            _fail(d)
            _tell_end(d)
            return
        if choice == _CANCELED:
            break
        _note_target(d)
        if _declare(d, True):
            return
    _tell_end(d)
    _end_attack(d)


def _tell_end(d: DuelState) -> None:
    """Log that the attack ended before its Damage Step, and why: the effect that ends the Battle Phase or keeps the monster from
    attacking; None if something happened to the attacker; NO_NEW_TARGET if its player did not choose another target."""
    attacker, skip = attacker_of(d), player_affected(d, d.turn_player, EFFECT_SKIP_BP)
    by: Refusal = d.battle.skipped_by or skip if skip is not None else None
    if by is None:
        by = _why_unable(attacker) if _is_canceled(d) else NO_NEW_TARGET
    emit(d, ".attack_ended", attacker, by)


def _why_unable(attacker: Card) -> Effect | None:
    """The effect that keeps the attacker, which is still where it declared its attack, from going on with it; None if there is none."""
    if attacker.location != LOCATION_MZONE or attacker.field_id_r != attacker.d.battle.declared_ids[0]:
        return None
    refusal = why_not_attack(attacker)
    return refusal if isinstance(refusal, Effect) else None


def _replays(d: DuelState) -> bool:
    if _is_over(d):
        return False
    battle, attacker = d.battle, attacker_of(d)
    emit(d, ".replay_due", attacker)
    found = get_attack_target(attacker, battle.chain_attack)
    if not found.cards and not attacker.attacks_directly:
        return False
    if _keeps_replays(d):
        return False
    if affecting(attacker, EFFECT_MUST_ATTACK) is None:
        return ask_yes_no(d, d.turn_player, ASK_REPLAY)
    battle.may_call_off = False
    return True


def _keeps_replays(d: DuelState) -> bool:
    """Whether a monster whose attack must be replayed may attack later instead, under this duel's rules."""
    return bool(d.flags & DUEL_STORE_ATTACK_REPLAYS) and not d.battle.chain_attack


def _end_attack(d: DuelState) -> None:
    """The attack is over, and its player goes on with the Battle Step. Rule T3."""
    if attacker_of(d).field_id_r == d.battle.declared_ids[0] and (not _keeps_replays(d) or _is_canceled(d)):
        _count_announced(d)
    d.battle.chain_attack = False
    reset_phase(d, PHASE_DAMAGE)
    put_right(d)
