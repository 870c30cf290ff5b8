"""Why something cannot be done with a card now: the first requirement that is not met, as data; the judge makes sentences of it.

The rules are asked again, while `DuelState.explain` listens to what refuses the checks that scripts make.
"""

from collections.abc import Callable
from typing import Final

from solemn.core.effects.queries import affecting, player_affected
from solemn.core.explain.answers import (
    ATTACKED,
    BY_EFFECT,
    FIRST_TURN,
    LIMIT_USED,
    NO_SUCH_EFFECT,
    NOT_HAPPENED,
    NOT_OFFERED,
    OTHER,
    POSSIBLE,
    PREVENTED,
    Candidate,
    WhyNot,
    kind_of,
)
from solemn.core.explain.effects import activated_effects, preventing, prohibited, why_not_use
from solemn.core.explain.limits_used import normal_summons_of, pendulum_summon_negated
from solemn.core.explain.listening import listening
from solemn.core.explain.summons import why_not_summon_itself, why_not_tribute
from solemn.core.explain.zones import no_zone
from solemn.core.permissions.attack_targets import get_attack_target
from solemn.core.permissions.capabilities import why_not_change_position, why_not_declare_attack
from solemn.core.permissions.protections import why_not_attack_target
from solemn.core.permissions.special_summon_checks import group_procedures, why_not_special_summon_by_procedure
from solemn.core.permissions.summon_checks import why_not_flip_summon, why_not_normal_summon, why_not_set_monster, why_not_set_spell_trap
from solemn.core.state import reasons
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.reasons import Refusal
from solemn.core.summons.summon_ways import SUMMON_USED_UP
from solemn.core.turn.open_main_phase import no_battle_yet
from solemn.spec.constants import (
    EFFECT_CANNOT_ATTACK_ANNOUNCE,
    EFFECT_CANNOT_BP,
    EFFECT_CANNOT_EP,
    EFFECT_CANNOT_M2,
    EFFECT_FIRST_ATTACK,
    EFFECT_MUST_ATTACK,
    EFFECT_SPSUMMON_PROC_G,
    LOCATION_EXTRA,
    LOCATION_HAND,
    LOCATION_MZONE,
    PHASE_BATTLE_STEP,
    PHASE_MAIN1,
    PHASE_MAIN2,
    POS_FACEDOWN,
    TYPE_MONSTER,
)

_ANYWHERE: Final = (reasons.LOCATION, NOT_HAPPENED, reasons.FACE_DOWN, reasons.FACE_UP)  # the refusals that say least


def why_not_play(card: Card, player: int, way: str | None = None) -> WhyNot:
    """Why the player cannot do this with the card now. Without a `way` that is to activate it or one of its effects, or for a monster
    that has nothing to activate where it is, the Summon, attack or change of position that suits its place.

    Raises ValueError for an unknown way.
    """
    if way is not None and way not in WAYS:
        raise ValueError(f"unknown way {way!r}: expected one of {', '.join(WAYS)}")
    if way in (None, "activate"):
        found = [why_not_use(e, player) for e in activated_effects(card)]
        best = max(found, key=lambda answer: answer.reached, default=None)
        if way is not None or (best is not None and (best.rule not in _ANYWHERE or not card.printed.type & TYPE_MONSTER)):
            return best or WhyNot(OTHER, NO_SUCH_EFFECT, card)
    return _why_not_way(card, player, way or _usual_way(card))


def _usual_way(card: Card) -> str:
    if card.location == LOCATION_EXTRA:
        return "special_summon"
    if card.location == LOCATION_MZONE:
        if card.position & POS_FACEDOWN:
            return "flip"
        return "attack" if card.d.phase == PHASE_BATTLE_STEP else "change_position"
    if card.location == LOCATION_HAND and why_not_special_summon_by_procedure(card, card.controller) is None:
        return "special_summon"
    return "normal_summon"


def _why_not_way(card: Card, player: int, way: str) -> WhyNot:
    d = card.d
    with listening(d) as hearing:
        refusal = _why_not_moment(d, card, player, way) or _CHECKS[way](card, player)
        if way == "special_summon" and refusal is not None:
            return why_not_summon_itself(card, player, refusal)
        if refusal == reasons.TRIBUTE:
            return why_not_tribute(card, hearing.rows)
        if refusal == reasons.TARGET:
            return WhyNot(kind_of(refusal), refusal, card, candidates=_unattackable(card))
    if isinstance(refusal, Effect):
        return WhyNot(PREVENTED, BY_EFFECT, card, by=refusal)
    if refusal is None:
        return WhyNot(POSSIBLE, "", card)
    if refusal == reasons.FORBIDDEN:
        return prohibited(card)
    if refusal == reasons.ZONE:
        return no_zone(card, player)
    if refusal != reasons.SUMMON_COUNT:
        return WhyNot(kind_of(refusal), refusal, card)
    uses = normal_summons_of(d, player)
    return WhyNot(LIMIT_USED, SUMMON_USED_UP if any(use.negated for use in uses) else refusal, card, uses=uses)


def why_not_go_to(d: DuelState, player: int, way: str) -> Refusal:
    """Why the player cannot go to_battle, to_main2 or end_turn now; None if it is possible."""
    if d.turn_player != player:
        return reasons.TURN
    if way == "to_battle" and no_battle_yet(d):
        return FIRST_TURN
    phases, code = _MOVES[way]
    return player_affected(d, player, code) or (None if d.phase in phases else reasons.PHASE) or _must_attack(d, player)


def _must_attack(d: DuelState, player: int) -> Refusal:
    """The effect by which a monster that can attack must do so before the Battle Phase ends."""
    if d.phase != PHASE_BATTLE_STEP:
        return None
    bound = [card for card in d.players[player].mzone if card is not None and affecting(card, EFFECT_MUST_ATTACK)]
    return next((affecting(card, EFFECT_MUST_ATTACK) for card in bound if _attack(card, player) is None), None)


def why_not_pendulum_summon(d: DuelState, player: int) -> Refusal:
    """Why the player cannot Pendulum Summon now; None if it is possible."""
    if d.turn_player != player:
        return reasons.TURN
    if d.chain:
        return NOT_OFFERED
    if d.phase not in (PHASE_MAIN1, PHASE_MAIN2):
        return reasons.PHASE
    if pendulum_summon_negated(d, player):
        return SUMMON_USED_UP
    scales = [card for card in d.players[player].szone if card is not None and EFFECT_SPSUMMON_PROC_G in card.field_effects]
    with listening(d) as hearing:
        if any(group_procedures(card, player) for card in scales):
            return None
    return preventing(hearing.rows) or reasons.PENDULUM


def _why_not_moment(d: DuelState, card: Card, player: int, way: str) -> Refusal:
    if card.controller != player:
        return reasons.CONTROLLER
    if d.turn_player != player:
        return reasons.TURN
    if d.chain:
        return NOT_OFFERED
    if way == "attack" and no_battle_yet(d):
        return FIRST_TURN
    phases = (PHASE_BATTLE_STEP,) if way == "attack" else (PHASE_MAIN1, PHASE_MAIN2)
    if d.phase not in phases:
        return reasons.PHASE
    return None if card.location & _PLACES[way] else reasons.LOCATION


def _normal_summon(card: Card, player: int) -> Refusal:
    return why_not_normal_summon(card, player, False, None, 0)


def _set(card: Card, player: int) -> Refusal:
    if card.printed.type & TYPE_MONSTER:
        return why_not_set_monster(card, player, False, None, 0)
    return why_not_set_spell_trap(card, player)


def _attack(card: Card, player: int) -> Refusal:
    if card.position & POS_FACEDOWN:
        return reasons.FACE_DOWN
    refusal = player_affected(card.d, player, EFFECT_CANNOT_ATTACK_ANNOUNCE) or why_not_declare_attack(card, player) or _goes_first(card)
    if refusal is not None:
        return refusal
    battle = card.d.battle
    if get_attack_target(card, battle.chain_attack and battle.follow_up_attacker == card.field_id).cards or card.attacks_directly:
        return None
    return ATTACKED if card.declarations else reasons.TARGET


def _goes_first(card: Card) -> Refusal:
    """The effect of another monster that must attack before this one can."""
    if affecting(card, EFFECT_FIRST_ATTACK) is not None:
        return None
    others = [other for other in card.d.players[card.controller].mzone if other is not None and other is not card]
    able = [other for other in others if affecting(other, EFFECT_FIRST_ATTACK) and why_not_declare_attack(other, card.controller) is None]
    return affecting(able[0], EFFECT_FIRST_ATTACK) if able else None


def _unattackable(attacker: Card) -> tuple[Candidate, ...]:
    """The opponent's monsters, each with the effect that keeps it from being attacked."""
    monsters = [card for card in attacker.d.players[1 - attacker.controller].mzone if card is not None]
    refusals = [(card, why_not_attack_target(card, attacker)) for card in monsters]
    return tuple(Candidate(card, refusal) for card, refusal in refusals if refusal is not None)


_CHECKS: Final[dict[str, Callable[[Card, int], Refusal]]] = {
    "normal_summon": _normal_summon,
    "set": _set,
    "special_summon": why_not_special_summon_by_procedure,
    "flip": why_not_flip_summon,
    "change_position": why_not_change_position,
    "attack": _attack,
}
_MOVES: Final = {
    "to_battle": ((PHASE_MAIN1,), EFFECT_CANNOT_BP),
    "to_main2": ((PHASE_BATTLE_STEP,), EFFECT_CANNOT_M2),
    "end_turn": ((PHASE_MAIN1, PHASE_BATTLE_STEP, PHASE_MAIN2), EFFECT_CANNOT_EP),
}
_PLACES: Final = {
    "normal_summon": LOCATION_HAND | LOCATION_MZONE,
    "set": LOCATION_HAND,
    "special_summon": 0xFF,
    "flip": LOCATION_MZONE,
    "change_position": LOCATION_MZONE,
    "attack": LOCATION_MZONE,
}
WAYS: Final = ("activate", *_CHECKS)
