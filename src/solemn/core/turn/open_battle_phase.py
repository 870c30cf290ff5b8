"""The Battle Phase: its open step, attacks that effects force, and its end."""

from typing import Final

from solemn.core.adjustment.adjusting import put_right
from solemn.core.battle.attacking import attack
from solemn.core.decisions.asking import ask_battle, ask_yes_no
from solemn.core.decisions.kinds import BattleDecision
from solemn.core.effects.effect import value
from solemn.core.effects.queries import affecting, player_affected, player_effects
from solemn.core.lifetimes.resetting import reset_phase
from solemn.core.permissions.attack_targets import get_attack_target
from solemn.core.permissions.capabilities import why_not_declare_attack
from solemn.core.state.data import Card, DuelState, Offers
from solemn.core.state.deferred import later, settle
from solemn.core.state.log import emit
from solemn.core.turn.open_phase import activate_in_open_phase, by_effect_id, close_phase, free_activations
from solemn.core.turn.phases import offer_phase_effects
from solemn.spec.constants import (
    DUEL_NO_MAIN_PHASE_2,
    EFFECT_BP_TWICE,
    EFFECT_CANNOT_ATTACK_ANNOUNCE,
    EFFECT_CANNOT_BP,
    EFFECT_CANNOT_M2,
    EFFECT_FIRST_ATTACK,
    EFFECT_MUST_ATTACK,
    EFFECT_SKIP_BP,
    PHASE_BATTLE,
    PHASE_BATTLE_START,
    PHASE_BATTLE_STEP,
    TIMING_BATTLE_STEP_END,
)

_ASK_SECOND_BATTLE_PHASE: Final = 32
_OPTIONAL: Final = 1  # the value of an effect that lets its player choose about a second Battle Phase


class BattlePhaseEnd:
    """How a Battle Phase ended."""

    __slots__ = ("again", "to_end")

    def __init__(self, to_end: bool, again: bool) -> None:
        self.to_end = to_end  # on to the End Phase, without Main Phase 2
        self.again = again  # the player conducts a second Battle Phase


def battle_step(d: DuelState) -> BattlePhaseEnd | None:
    """Let the turn player make one move in the Battle Step; None while the step goes on."""
    end = None if d.flow.offers is not None else _before_asking(d)  # a restored duel has the offers already
    offers = d.flow.offers
    if offers is None:
        return end
    command, index = ask_battle(d, _decision(d.turn_player, offers))
    d.flow.offers = None
    if command == "activate":
        activate_in_open_phase(d, offers.activate[index])
    elif command == "attack":
        d.battle.attacker = offers.attack[index]
        attack(d, False)
    else:
        return _close(d, command == "to_end", False)
    return None


def _before_asking(d: DuelState) -> BattlePhaseEnd | None:
    """Work out what the turn player may do, unless the Battle Phase is skipped or ended."""
    _forget_attack(d)
    skip = player_affected(d, d.turn_player, EFFECT_SKIP_BP)
    if skip is not None or d.flow.end_turn_now:
        at_once = not d.flow.end_turn_now and skip is not None and bool(skip.value)
        return _skip_rest(d, at_once)
    d.flow.offers = battle_step_options(d)
    d.battle.may_call_off = True
    d.battle.attack_cost_paid = 0
    return None


def forced_battle(d: DuelState) -> None:
    """Conduct the Battle Phase of one attack that an effect demands now (`Battle.demanded_attacker`, `Battle.demanded_target`)."""
    if player_affected(d, d.turn_player, EFFECT_CANNOT_BP) is not None:
        return
    d.limits.battle_phases[d.turn_player] += 1
    if player_affected(d, d.turn_player, EFFECT_SKIP_BP) is not None or d.flow.end_turn_now:
        emit(d, "phase", PHASE_BATTLE_START)
        emit(d, "phase", d.phase)
        skip_battle_phase(d)
        return
    phase = d.phase
    if _can_be_forced(d):
        _conduct_forced_battle(d, phase)


def skip_battle_phase(d: DuelState) -> None:
    """End what lasts until any part of the Battle Phase, which is skipped."""
    for part in (PHASE_BATTLE_START, PHASE_BATTLE_STEP, PHASE_BATTLE):
        reset_phase(d, part)
    put_right(d)


def forget_attacks(d: DuelState) -> None:
    """Begin a new Battle Phase, in which no monster has attacked yet."""
    for p in d.players:
        for card in p.mzone:
            if card is not None:
                forget_attacks_of(card)


def forget_attacks_of(card: Card) -> None:
    """Note that the monster has not attacked."""
    card.declared_this_turn = 0
    card.declarations = 0
    card.attacked_count = 0
    card.declared_targets.clear()
    card.attacked_targets.clear()
    card.battled_with.clear()


def forget_triggers(d: DuelState) -> None:
    """Drop the triggers that were not activated; they have had their chance."""
    events = d.events
    events.forced_triggers.clear()
    events.optional_triggers.clear()
    events.quick_f.clear()
    events.late_quick_found.clear()


# -- the open Battle Step


def _forget_attack(d: DuelState) -> None:
    battle = d.battle
    if not battle.chain_attack:
        battle.follow_up_attacker = 0
        battle.follow_up_target = None
    battle.attacking_player = 0
    battle.attacker = battle.target = None


def _decision(player: int, offers: Offers) -> BattleDecision:
    decision = BattleDecision(player)
    decision.activate = list(offers.activate)
    decision.attack = list(offers.attack)
    decision.to_main2 = offers.to_main2
    decision.to_end = offers.to_end
    return decision


def battle_step_options(d: DuelState) -> Offers:
    """What the turn player can do in the Battle Step: activations, attacks, and the ways out of the phase."""
    offers = Offers()
    offers.activate = sorted(free_activations(d, True), key=by_effect_id)
    able = _monsters_able_to_attack(d)
    offers.attack = [card for card in able if affecting(card, EFFECT_FIRST_ATTACK) is not None] or able
    offers.to_end = all(affecting(card, EFFECT_MUST_ATTACK) is None for card in able)
    offers.to_main2 = offers.to_end and _has_main_phase_2(d)
    return offers


def _has_main_phase_2(d: DuelState) -> bool:
    if d.flow.end_turn_now or d.flags & DUEL_NO_MAIN_PHASE_2:
        return False
    return player_affected(d, d.turn_player, EFFECT_CANNOT_M2) is None


def _monsters_able_to_attack(d: DuelState) -> list[Card]:
    if player_affected(d, d.turn_player, EFFECT_CANNOT_ATTACK_ANNOUNCE) is not None:
        return []
    return [card for card in d.players[d.turn_player].mzone if card is not None and _can_attack(d, card)]


def _can_attack(d: DuelState, card: Card) -> bool:
    if why_not_declare_attack(card, d.turn_player) is not None:
        return False
    found = get_attack_target(card, d.battle.chain_attack and d.battle.follow_up_attacker == card.field_id)
    return bool(found.cards) or card.attacks_directly != 0


# -- its end


def _skip_rest(d: DuelState, at_once: bool) -> BattlePhaseEnd:
    """End the Battle Phase because an effect says so, through its end step or `at_once`."""
    again = player_affected(d, d.turn_player, EFFECT_BP_TWICE) is not None
    if at_once:
        d.chaining.hint_times[d.turn_player] = 0
        reset_phase(d, PHASE_BATTLE)
        put_right(d)
    else:
        reset_phase(d, PHASE_BATTLE_STEP)
        d.phase = PHASE_BATTLE
        put_right(d)
        offer_phase_effects(d, PHASE_BATTLE)
    settle(d)
    d.battle.attacker = d.battle.target = None
    return BattlePhaseEnd(False, again)


def _close(d: DuelState, to_end: bool, forced: bool) -> BattlePhaseEnd | None:
    if close_phase(d, TIMING_BATTLE_STEP_END):
        reset_phase(d, PHASE_BATTLE_STEP)
        put_right(d)
    elif not forced:
        return None
    again, optional = _second_battle_phase(d)
    d.phase = PHASE_BATTLE
    offer_phase_effects(d, PHASE_BATTLE)
    settle(d)
    put_right(d)
    d.battle.attacker = d.battle.target = None
    if again and optional:
        again = ask_yes_no(d, d.turn_player, _ASK_SECOND_BATTLE_PHASE)
    return BattlePhaseEnd(to_end, again)


def _second_battle_phase(d: DuelState) -> tuple[bool, bool]:
    effects = player_effects(d, d.turn_player, EFFECT_BP_TWICE, False)
    return bool(effects), all(bool(e.value) and value(e) == _OPTIONAL for e in effects)


# -- an attack that an effect demands


def _can_be_forced(d: DuelState) -> bool:
    attacker, target = d.battle.demanded_attacker, d.battle.demanded_target
    if attacker is None or why_not_declare_attack(attacker, d.turn_player) is not None:
        return False
    found = get_attack_target(attacker)
    if not found.cards and attacker.attacks_directly == 0:
        return False
    return target is None or target in found.cards


def _conduct_forced_battle(d: DuelState, phase: int) -> None:
    battle = d.battle
    battle.attacker, battle.target = battle.demanded_attacker, battle.demanded_target
    forget_attacks(d)
    battle.may_call_off = True
    battle.attack_cost_paid = 0
    battle.follow_up_attacker = 0
    battle.follow_up_target = None
    reset_phase(d, d.phase)
    reset_phase(d, PHASE_BATTLE_START)
    d.phase = PHASE_BATTLE_STEP
    forget_triggers(d)
    emit(d, "phase", PHASE_BATTLE_START)
    later(d, attack, True)
    settle(d)
    _close(d, True, True)
    reset_phase(d, d.phase)
    d.phase = phase
    forget_triggers(d)
    forget_attacks(d)
    battle.attacker = battle.target = None
    emit(d, "phase", d.phase)
