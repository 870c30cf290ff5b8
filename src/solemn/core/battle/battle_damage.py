"""Battle damage: how much the battling monsters' ATK and DEF make it, and how effects change it."""

from typing import Final

from solemn.core.card.attack_and_defense import get_attack, get_defense
from solemn.core.effects.effect import handler_player, is_about_player, value, value_for_card
from solemn.core.effects.queries import affecting, affecting_for, effects_on, player_affected, player_effects
from solemn.core.state.data import Card, DuelState, Effect
from solemn.spec.constants import (
    DOUBLE_DAMAGE,
    DUEL_0_ATK_DESTROYED,
    EFFECT_ALSO_BATTLE_DAMAGE,
    EFFECT_AVOID_BATTLE_DAMAGE,
    EFFECT_BATTLE_DAMAGE_TO_EFFECT,
    EFFECT_BOTH_BATTLE_DAMAGE,
    EFFECT_CHANGE_BATTLE_DAMAGE,
    EFFECT_CHANGE_BATTLE_STAT,
    EFFECT_DEFENSE_ATTACK,
    EFFECT_FLAG_PLAYER_TARGET,
    EFFECT_NO_BATTLE_DAMAGE,
    EFFECT_PIERCE,
    EFFECT_REFLECT_BATTLE_DAMAGE,
    HALF_DAMAGE,
    PLAYER_NONE,
    POS_ATTACK,
    POS_FACEUP_DEFENSE,
)

_WORD: Final = 0xFFFFFFFF


class BattleResult:
    """The outcome of a battle: which monsters would be destroyed, and which monster inflicts the damage (`Battle.damage`)."""

    __slots__ = ("attacker_falls", "source", "source_player", "target_falls", "to_effect")

    def __init__(self) -> None:
        self.attacker_falls = False
        self.target_falls = False
        self.source: Card | None = None
        self.source_player = PLAYER_NONE  # who controls it when the damage is calculated
        self.to_effect: Effect | None = None  # makes it effect damage


class _Blow:
    """Damage on its way: from which monster, against whose monster (if any), to which player."""

    __slots__ = ("both", "other", "side", "source", "taker")

    def __init__(self, source: Card, other: Card | None, taker: int, side: int) -> None:
        self.source = source
        self.other = other
        self.taker = taker
        self.side = side  # the player on whose side the other monster is
        self.both = False  # both players take it


def work_out_battle(d: DuelState) -> BattleResult:
    """Work out the battle between `Battle.attacker` and `Battle.target`; `Battle.damage` then holds the damage to each player, in LP."""
    battle, result = d.battle, BattleResult()
    attacker, target = battle.attacker, battle.target
    assert attacker is not None
    battle.damage = [0, 0]
    power = _attacking_value(attacker)
    blow: _Blow | None = None
    if target is None:
        if power:
            blow = _Blow(attacker, None, 1 - attacker.controller, 1 - attacker.controller)
            battle.damage[blow.taker] = power
    else:
        resistance = _defending_value(target)
        if target.position & POS_ATTACK:
            blow = _against_attack_position(d, attacker, target, power, resistance, result)
        elif power > resistance:
            result.target_falls = True
            if _pierces(d, attacker, target, power - resistance, result):
                return result
        elif power < resistance:
            blow = _Blow(target, attacker, attacker.controller, attacker.controller)
            battle.damage[blow.taker] = resistance - power
    if blow is not None:
        _deal(d, blow, result)
    return result


def _attacking_value(attacker: Card) -> int:
    power = get_attack(attacker)
    if attacker.position & POS_FACEUP_DEFENSE:
        from_defense = affecting(attacker, EFFECT_DEFENSE_ATTACK)
        if from_defense is not None and value_for_card(from_defense, attacker):
            power = get_defense(attacker)
    other_stat = affecting(attacker, EFFECT_CHANGE_BATTLE_STAT)
    return (power if other_stat is None else value_for_card(other_stat, attacker)) & _WORD


def _defending_value(target: Card) -> int:
    other_stat = affecting(target, EFFECT_CHANGE_BATTLE_STAT)
    if other_stat is not None:
        return value_for_card(other_stat, target) & _WORD
    return (get_attack(target) if target.position & POS_ATTACK else get_defense(target)) & _WORD


def _against_attack_position(
    d: DuelState, attacker: Card, target: Card, power: int, resistance: int, result: BattleResult
) -> _Blow | None:
    if power == resistance:
        result.attacker_falls = result.target_falls = power != 0 or bool(d.flags & DUEL_0_ATK_DESTROYED)
        return None
    if power > resistance:
        result.target_falls = True
        blow = _Blow(attacker, target, target.controller, target.controller)
    else:
        result.attacker_falls = True
        blow = _Blow(target, attacker, attacker.controller, attacker.controller)
    d.battle.damage[blow.taker] = abs(power - resistance)
    return blow


def _deal(d: DuelState, blow: _Blow, result: BattleResult) -> None:
    result.source = blow.source
    result.to_effect = affecting(blow.source, EFFECT_BATTLE_DAMAGE_TO_EFFECT)
    if result.to_effect is None:
        if _hits_both(blow):
            d.battle.damage[1 - blow.taker] = d.battle.damage[blow.taker]
            blow.both = True
        _apply_effects(d, blow, blow.taker)
    _forget_source(d, result)


def _pierces(d: DuelState, attacker: Card, target: Card, amount: int, result: BattleResult) -> bool:
    """Deal piercing battle damage if the attacker inflicts it; each such effect inflicts it on its player's opponent. True if it does."""
    piercing = effects_on(attacker, EFFECT_PIERCE)
    if not piercing:
        return False
    takers = {1 - handler_player(e) for e in piercing}
    if any(value(e) == DOUBLE_DAMAGE for e in piercing):
        amount *= 2
    damage = d.battle.damage
    for player in (0, 1):
        damage[player] = amount if player in takers else 0
    blow = _Blow(attacker, target, 0 if 0 in takers else 1, target.controller)
    blow.both = len(takers) == 2
    if not blow.both and _hits_both(blow):
        damage[1 - blow.taker] = damage[blow.taker]
        blow.both = True
    result.source = attacker
    _apply_effects(d, blow, attacker.controller)
    _forget_source(d, result)
    return True


def _hits_both(blow: _Blow) -> bool:
    if affecting(blow.source, EFFECT_BOTH_BATTLE_DAMAGE) is not None:
        return True
    return blow.other is not None and affecting(blow.other, EFFECT_BOTH_BATTLE_DAMAGE) is not None


def _forget_source(d: DuelState, result: BattleResult) -> None:
    if not any(d.battle.damage):
        result.source = None
    elif result.source is not None:
        result.source_player = result.source.controller


def _apply_effects(d: DuelState, blow: _Blow, first: int) -> None:
    """Reflect, share, change and prevent the damage; the effects on player `first` are asked first."""
    reflections = _reflections(d, blow)
    if d.official_rulings:
        _turn_once(d.battle.damage, reflections, _shared(d, blow))
    elif blow.both:
        _reflect_of_both(d, reflections)
    else:
        _reflect_or_share(d.battle.damage, blow.taker, reflections, _shared(d, blow))
    _change(d, blow, first)
    _prevent(d, blow)


def _reflections(d: DuelState, blow: _Blow) -> list[Effect | None]:
    """For each player, the effect that makes the other player take the damage instead."""
    found: list[Effect | None] = [None, None]
    side = blow.side
    if blow.other is not None:
        found[side] = affecting_for(blow.other, EFFECT_REFLECT_BATTLE_DAMAGE, blow.source)
    found[side] = found[side] or player_affected(d, side, EFFECT_REFLECT_BATTLE_DAMAGE)
    found[1 - side] = affecting_for(blow.source, EFFECT_REFLECT_BATTLE_DAMAGE, blow.other)
    found[1 - side] = found[1 - side] or player_affected(d, 1 - side, EFFECT_REFLECT_BATTLE_DAMAGE)
    return found


def _shared(d: DuelState, blow: _Blow) -> list[bool]:
    """For each player, whether the other player also takes the damage."""
    found = [False, False]
    for player, card in ((blow.side, blow.other), (1 - blow.side, blow.source)):
        by_card = card is not None and affecting(card, EFFECT_ALSO_BATTLE_DAMAGE) is not None
        found[player] = by_card or player_affected(d, player, EFFECT_ALSO_BATTLE_DAMAGE) is not None
    return found


def _turn_once(damage: list[int], reflections: list[Effect | None], shared: list[bool]) -> None:
    """Effects that reflect or share battle damage apply at the same time, each to the damage as it was before them (Q&A 23822)."""
    before = tuple(damage)
    damage[:] = (0, 0)
    for player, amount in enumerate(before):
        if reflections[player] is None:
            damage[player] += amount
        if reflections[player] is not None or shared[player]:
            damage[1 - player] += amount


def _reflect_of_both(d: DuelState, reflections: list[Effect | None]) -> None:
    """When both players take damage, one effect reflects one player's share; effects of the attacker's controller come first."""
    assert d.battle.attacker is not None
    own = d.battle.attacker.controller
    for whose in (own, 1 - own):
        for player in (own, 1 - own):
            e = reflections[player]
            if e is not None and handler_player(e) == whose:
                d.battle.damage[1 - player] += d.battle.damage[player]
                d.battle.damage[player] = 0
                return


def _reflect_or_share(damage: list[int], taker: int, reflections: list[Effect | None], shared: list[bool]) -> None:
    other = 1 - taker
    if reflections[taker] is not None:
        damage[other] += damage[taker]
        damage[taker] = damage[other] if shared[other] else 0
    elif shared[taker]:
        damage[other] += damage[taker]
        if reflections[other] is not None:
            damage[taker] += damage[other]
            damage[other] = 0


def _change(d: DuelState, blow: _Blow, first: int) -> None:
    effects = effects_on(blow.source, EFFECT_CHANGE_BATTLE_DAMAGE, False)
    if blow.other is not None:
        effects += effects_on(blow.other, EFFECT_CHANGE_BATTLE_DAMAGE, False)
    for player in (first, 1 - first):
        effects += player_effects(d, player, EFFECT_CHANGE_BATTLE_DAMAGE, False)
    effects.sort(key=_by_id)
    for player in (0, 1):
        d.battle.damage[player] = _changed(d.battle.damage[player], _new_values(effects, blow.source, player))


def _by_id(e: Effect) -> int:
    return e.id


def _new_values(effects: list[Effect], source: Card, player: int) -> list[int]:
    """The new values that the effects give the player's damage, up to the first 0."""
    found: list[int] = []
    for e in effects:
        if not e.flag & EFFECT_FLAG_PLAYER_TARGET:
            found.append(value(e, player, source))
        elif is_about_player(e, player):
            found.append(value(e, source))
        if found and found[-1] == 0:
            break
    return found


def _changed(amount: int, values: list[int]) -> int:
    doubled, halved = DOUBLE_DAMAGE in values, HALF_DAMAGE in values
    if doubled and not halved:
        amount *= 2
    if halved and not doubled:
        amount //= 2
    fixed = [number for number in values if number >= 0 and number not in (DOUBLE_DAMAGE, HALF_DAMAGE)]
    return fixed[-1] if fixed and amount > 0 else amount


def _prevent(d: DuelState, blow: _Blow) -> None:
    source, other, side = blow.source, blow.other, blow.side
    if (
        affecting(source, EFFECT_NO_BATTLE_DAMAGE) is not None
        or (other is not None and affecting_for(other, EFFECT_AVOID_BATTLE_DAMAGE, source) is not None)
        or player_affected(d, side, EFFECT_AVOID_BATTLE_DAMAGE) is not None
    ):
        d.battle.damage[side] = 0
    if (
        (other is not None and affecting(other, EFFECT_NO_BATTLE_DAMAGE) is not None)
        or affecting_for(source, EFFECT_AVOID_BATTLE_DAMAGE, other) is not None
        or player_affected(d, 1 - side, EFFECT_AVOID_BATTLE_DAMAGE) is not None
    ):
        d.battle.damage[1 - side] = 0
