"""The Main Phase: what the turn player can do, doing it, and leaving the phase."""

from typing import Final

from solemn.core.adjustment.adjusting import put_right
from solemn.core.chain.windows import open_window
from solemn.core.decisions.asking import ask_idle, ask_option, ask_position
from solemn.core.decisions.kinds import IdleDecision
from solemn.core.effects.calling import check
from solemn.core.effects.effect import count_left, handler_of
from solemn.core.effects.queries import affecting, field_effects, player_affected
from solemn.core.lifetimes.resetting import reset_phase
from solemn.core.moves.positions import change_position
from solemn.core.permissions.capabilities import why_not_attack, why_not_change_position
from solemn.core.permissions.special_summon_checks import can_special_summon_by_procedure
from solemn.core.permissions.summon_checks import why_not_flip_summon, why_not_normal_summon, why_not_set_monster, why_not_set_spell_trap
from solemn.core.state.data import Card, DuelState, Effect, Offers
from solemn.core.state.deferred import later, settle
from solemn.core.summons.normal_summons import flip_summon, normal_summon
from solemn.core.summons.procedure_summons import special_summon_by_procedure
from solemn.core.summons.sets import set_monster, set_spell_trap
from solemn.core.timing.shuffling import shuffle
from solemn.core.turn.open_battle_phase import forced_battle
from solemn.core.turn.open_phase import activate_in_open_phase, by_effect_id, close_phase, free_activations, ignitions
from solemn.spec.constants import (
    DUEL_ATTACK_FIRST_TURN,
    EFFECT_BP_FIRST_TURN,
    EFFECT_CANNOT_BP,
    EFFECT_CANNOT_EP,
    EFFECT_FLAG_BOTH_SIDE,
    EFFECT_MUST_ATTACK,
    EFFECT_SKIP_M1,
    EFFECT_SKIP_M2,
    EFFECT_SPSUMMON_PROC,
    EFFECT_SPSUMMON_PROC_G,
    LOCATION_HAND,
    PHASE_MAIN1,
    PHASE_MAIN2,
    POS_FACEDOWN,
    POS_FACEDOWN_ATTACK,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
    POS_FACEUP_DEFENSE,
    STATUS_FORM_CHANGED,
    TIMING_MAIN_END,
)

TO_BATTLE: Final = "to_battle"
TO_END: Final = "to_end"
_TO_BATTLE_TEXT: Final = 80
_TO_END_TEXT: Final = 81
_TURNED: Final = {POS_FACEUP_ATTACK: POS_FACEUP_DEFENSE, POS_FACEUP_DEFENSE: POS_FACEUP_ATTACK}


def main_phase(d: DuelState) -> str | None:
    """Let the turn player make one move in a Main Phase: TO_BATTLE or TO_END once it is over, None while it goes on."""
    way_out = None if d.flow.offers is not None else _before_asking(d)  # a restored duel has the offers already
    offers = d.flow.offers
    if offers is None:
        return way_out
    command, index = ask_idle(d, _decision(d.turn_player, offers))
    d.flow.offers = None
    if command in (TO_BATTLE, TO_END):
        return _leave(d, command)
    _carry_out(d, offers, command, index)
    settle(d)
    return None


def _before_asking(d: DuelState) -> str | None:
    """Work out what the turn player may do, unless the phase ends first."""
    if d.battle.attack_demanded:
        d.battle.attack_demanded = False
        forced_battle(d)
        settle(d)
        return None
    _decide_ways_out(d)
    if _is_skipped(d):
        return _leave_skipped(d)
    if d.phase == PHASE_MAIN2 and d.flow.skip_main2:
        d.flow.skip_main2 = False
        return _leave(d, TO_END)
    d.flow.offers = main_phase_options(d)
    return None


# -- leaving


def _decide_ways_out(d: DuelState) -> None:
    d.flow.to_battle = _may_battle(d)
    d.flow.to_end = not (d.flow.to_battle and _must_battle(d))


def _may_battle(d: DuelState) -> bool:
    if d.flow.end_turn_now or d.phase == PHASE_MAIN2:
        return False
    return player_affected(d, d.turn_player, EFFECT_CANNOT_BP) is None and not no_battle_yet(d)


def _must_battle(d: DuelState) -> bool:
    """Whether the turn cannot end before the Battle Phase: an effect forbids it, or a monster has to attack."""
    if player_affected(d, d.turn_player, EFFECT_CANNOT_EP) is not None:
        return True
    own = d.players[d.turn_player].mzone
    return any(card is not None and affecting(card, EFFECT_MUST_ATTACK) is not None and why_not_attack(card) is None for card in own)


def no_battle_yet(d: DuelState) -> bool:
    """Whether it is the first turn of the duel, which has no Battle Phase unless the rules or an effect give it one."""
    if d.flags & DUEL_ATTACK_FIRST_TURN or d.turn != 1:
        return False
    return player_affected(d, d.turn_player, EFFECT_BP_FIRST_TURN) is None


def _is_skipped(d: DuelState) -> bool:
    if d.flow.end_turn_now:
        return True
    code = {PHASE_MAIN1: EFFECT_SKIP_M1, PHASE_MAIN2: EFFECT_SKIP_M2}.get(d.phase)
    return code is not None and player_affected(d, d.turn_player, code) is not None


def _leave_skipped(d: DuelState) -> str:
    if d.flow.to_battle and d.flow.to_end:
        command = TO_BATTLE if ask_option(d, d.turn_player, [_TO_BATTLE_TEXT, _TO_END_TEXT]) == 0 else TO_END
    else:
        command = TO_BATTLE if d.flow.to_battle else TO_END
    return _end(d, command)


def _leave(d: DuelState, command: str) -> str | None:
    return _end(d, command) if close_phase(d, TIMING_MAIN_END) else None


def _end(d: DuelState, command: str) -> str:
    reset_phase(d, d.phase)
    put_right(d)
    d.flow.may_shuffle = True
    return command


# -- what can be done


def _decision(player: int, offers: Offers) -> IdleDecision:
    decision = IdleDecision(player)
    decision.activate = list(offers.activate)
    decision.summon = list(offers.summon)
    decision.special_summon = list(offers.special_summon)
    decision.reposition = list(offers.reposition)
    decision.set_monster = list(offers.set_monster)
    decision.set_spell_trap = list(offers.set_spell_trap)
    decision.to_battle = offers.to_battle
    decision.to_end = offers.to_end
    decision.shuffle = offers.shuffle
    return decision


def main_phase_options(d: DuelState) -> Offers:
    """What the turn player can do in the Main Phase: activations, Summons, Sets, changes of position, and the ways out of the phase."""
    player = d.turn_player
    hand, field = d.players[player].hand, [card for card in d.players[player].mzone if card is not None]
    offers = Offers()
    offers.activate = sorted(free_activations(d, False) + ignitions(d), key=by_effect_id)
    offers.summon = [card for card in [*hand, *field] if why_not_normal_summon(card, player, False, None, 0) is None]
    offers.special_summon = _by_own_procedure(d) + _by_shared_procedure(d)
    offers.reposition = [card for card in field if _can_turn(card, player)]
    for card in list(hand):
        if why_not_set_monster(card, player, False, None, 0) is None:
            offers.set_monster.append(card)
        if why_not_set_spell_trap(card, player) is None:
            offers.set_spell_trap.append(card)
    offers.to_battle = d.phase == PHASE_MAIN1 and d.flow.to_battle
    offers.to_end = d.flow.to_end
    offers.shuffle = d.flow.may_shuffle and len(hand) > 1
    return offers


def _by_own_procedure(d: DuelState) -> list[Card]:
    found: list[Card] = []
    for e in field_effects(d, EFFECT_SPSUMMON_PROC):
        card = handler_of(e)
        if count_left(e, card.controller) and card.controller == d.turn_player and can_special_summon_by_procedure(card, d.turn_player, 0):
            found.append(card)
    return found


def _by_shared_procedure(d: DuelState) -> list[Card]:
    """Cards that Special Summon several monsters at once, such as Pendulum Scales."""
    found: list[Card] = []
    for e in field_effects(d, EFFECT_SPSUMMON_PROC_G):
        card = handler_of(e)
        own = card.controller == d.turn_player or e.flag & EFFECT_FLAG_BOTH_SIDE
        if count_left(e, d.turn_player) and own and _condition_holds(d, e, card):
            found.append(card)
    return found


def _condition_holds(d: DuelState, e: Effect, card: Card) -> bool:
    if e.condition is None:
        return True
    before = d.reason_effect, d.reason_player
    d.reason_effect, d.reason_player = e, card.controller
    holds = check(d, e.condition, e, card)
    d.reason_effect, d.reason_player = before
    return holds


def _can_turn(card: Card, player: int) -> bool:
    if card.position & (POS_FACEUP | POS_FACEDOWN_ATTACK) and why_not_change_position(card, player) is None:
        return True
    return bool(card.position & POS_FACEDOWN) and why_not_flip_summon(card, player) is None


# -- doing it


def _carry_out(d: DuelState, offers: Offers, command: str, index: int) -> None:
    player = d.turn_player
    if command == "activate":
        activate_in_open_phase(d, offers.activate[index])
    elif command == "summon":
        d.summoning.may_cancel = True
        normal_summon(d, player, offers.summon[index], None, False, 0)
    elif command == "special_summon":
        d.summoning.may_cancel = True
        special_summon_by_procedure(d, player, offers.special_summon[index], 0)
    elif command == "reposition":
        _turn(d, offers.reposition[index])
    elif command == "set_monster":
        card = offers.set_monster[index]
        d.summoning.may_cancel = True
        set_monster(d, card.controller, card, None, False, 0)
    elif command == "set_spell_trap":
        card = offers.set_spell_trap[index]
        set_spell_trap(d, card.controller, card.controller, card, None)
    else:
        shuffle(d, player, LOCATION_HAND)
        d.flow.may_shuffle = False


def _turn(d: DuelState, card: Card) -> None:
    """Change the monster's battle position, or Flip Summon it."""
    position = _ask_turn(d, card) if card.position & POS_FACEDOWN_ATTACK else _TURNED.get(card.position, POS_FACEUP_ATTACK)
    card.status |= STATUS_FORM_CHANGED
    if card.position & POS_FACEDOWN and position == POS_FACEUP_ATTACK:
        flip_summon(d, card.controller, card)
        return
    d.flow.acted = True
    change_position(d, [card], None, d.turn_player, position, position, position, position, 0)
    settle(d)
    put_right(d)
    later(d, open_window)
    settle(d)


def _ask_turn(d: DuelState, card: Card) -> int:
    """Ask for the new position of a monster in face-down Attack Position, which can be turned or Flip Summoned."""
    positions = 0
    if why_not_change_position(card, d.turn_player) is None:
        positions |= POS_FACEDOWN_DEFENSE
    if why_not_flip_summon(card, d.turn_player) is None:
        positions |= POS_FACEUP_ATTACK
    return ask_position(d, d.turn_player, card, positions)
