"""What a monster can attack: monsters, the player directly, or only what effects allow."""

from typing import Final

from solemn.core.card.relations import attacks_on
from solemn.core.effects.effect import value_for_card, value_says_yes
from solemn.core.effects.queries import affecting, affecting_for, effects_on, player_affected
from solemn.core.state.data import Card, Code, DuelState, Effect
from solemn.spec.constants import (
    EFFECT_ATTACK_ALL,
    EFFECT_CANNOT_BE_BATTLE_TARGET,
    EFFECT_CANNOT_DIRECT_ATTACK,
    EFFECT_CANNOT_SELECT_BATTLE_TARGET,
    EFFECT_DIRECT_ATTACK,
    EFFECT_EXTRA_ATTACK,
    EFFECT_EXTRA_ATTACK_MONSTER,
    EFFECT_IGNORE_BATTLE_TARGET,
    EFFECT_MUST_ATTACK_MONSTER,
    EFFECT_ONLY_ATTACK_MONSTER,
    EFFECT_ONLY_BE_ATTACKED,
    EFFECT_SELF_ATTACK,
)

# what decides about the targets
ONLY_THIS_CAN_BE_ATTACKED: Final = 1
CAN_ONLY_ATTACK_THIS: Final = 2
MUST_ATTACK_THIS: Final = 3
FREE_CHOICE: Final = 4


class AttackTargets:
    """What a monster can attack, by zone; whether it can attack directly is its `attacks_directly`."""

    __slots__ = ("cards", "kind", "must_attack")

    def __init__(self) -> None:
        self.kind = FREE_CHOICE
        self.cards: list[Card] = []
        self.must_attack: list[tuple[Effect, Card]] = []  # the effects that demand an attack on a monster


def get_attack_target(card: Card, chain_attack: bool = False, select_target: bool = True) -> AttackTargets:
    """The targets of the monster's next attack (with `chain_attack`: of one more attack right now).

    Without `select_target` monsters that cannot be chosen as a target are included, for an attack that goes on does not choose again.
    Sets `card.attacks_directly`.
    """
    card.attacks_directly = 0
    found = AttackTargets()
    candidates = _candidates(card, found)
    if candidates is None:
        return found
    extra = _most(card, EFFECT_EXTRA_ATTACK)
    extra_on_monsters = _most(card, EFFECT_EXTRA_ATTACK_MONSTER)
    if not chain_attack and _attacks_used_up(card, extra, extra_on_monsters):
        found.cards = _once_each(card, candidates, found.kind, select_target)
        return found
    only = card.d.battle.follow_up_target if chain_attack else None
    opposing = False
    for target in candidates:
        if _is_ignored(card, target, found.kind):
            continue
        opposing = opposing or target.controller != card.controller
        if only is not None and target is not only:
            continue
        if _may_choose(card, target, found.kind, select_target):
            found.cards.append(target)
    if found.kind == FREE_CHOICE and only is None:
        monsters_only = not chain_attack and extra_on_monsters != 0 and card.declarations > extra
        if not monsters_only and _can_attack_directly(card, opposing):
            card.attacks_directly = 1
    return found


def _candidates(card: Card, found: AttackTargets) -> list[Card] | None:
    """The monsters that the kind of choice allows, None if demands contradict each other; a target's come before the attacker's."""
    opposing = [target for target in card.d.players[1 - card.controller].mzone if target is not None]
    _note_demands(card, opposing, found)
    lures = [target for target in opposing if affecting(target, EFFECT_ONLY_BE_ATTACKED)]
    if lures:
        found.kind = ONLY_THIS_CAN_BE_ATTACKED
        return _the_only_one(lures)
    if affecting(card, EFFECT_ONLY_ATTACK_MONSTER):
        found.kind = CAN_ONLY_ATTACK_THIS
        return _the_only_one([target for target in opposing if affecting_for(card, EFFECT_ONLY_ATTACK_MONSTER, target)])
    if affecting(card, EFFECT_MUST_ATTACK_MONSTER):
        found.kind = MUST_ATTACK_THIS
        return [target for _, target in found.must_attack] or None
    return _free_choice(card, opposing)


def _note_demands(card: Card, opposing: list[Card], found: AttackTargets) -> None:
    for target in opposing:
        demand = affecting_for(card, EFFECT_MUST_ATTACK_MONSTER, target)
        if demand is not None:
            found.must_attack.append((demand, target))


def _the_only_one(named: list[Card]) -> list[Card] | None:
    """If two monsters each claim to be the only one that can be attacked, no attack is possible."""
    return named if len(named) == 1 else None


def _free_choice(card: Card, opposing: list[Card]) -> list[Card]:
    d = card.d
    attacker = d.battle.attacker
    candidates = [target for target in opposing if target is not attacker]
    if not player_affected(d, card.controller, EFFECT_SELF_ATTACK):
        return candidates
    nothing_else = attacker is None and not candidates  # before an attack is declared empty zones count for nothing
    if nothing_else or not affecting(card, EFFECT_ATTACK_ALL):
        candidates += [target for target in d.players[card.controller].mzone if target is not None and target is not attacker]
    return candidates


def _most(card: Card, code: Code) -> int:
    return max([0, *(value_for_card(e, card) for e in effects_on(card, code))])


def _attacks_used_up(card: Card, extra: int, extra_on_monsters: int) -> bool:
    if card.declarations <= extra:
        return False
    if not extra_on_monsters or card.declarations > extra_on_monsters:
        return True
    return attacks_on(card.declared_targets, None) > 0


def _once_each(card: Card, candidates: list[Card], kind: int, select_target: bool) -> list[Card]:
    """A monster that has used up its attacks can still attack each of the monsters that an effect lets it attack more often."""
    e = affecting(card, EFFECT_ATTACK_ALL)
    if e is None or not card.attacks_all:
        return []
    return [
        target
        for target in candidates
        if value_says_yes(e, target)
        and attacks_on(card.declared_targets, target) < value_for_card(e, target) & 0xFFFFFFFF
        and not _is_ignored(card, target, kind)
        and _may_choose(card, target, kind, select_target)
    ]


def _is_ignored(card: Card, target: Card, kind: int) -> bool:
    return kind != ONLY_THIS_CAN_BE_ATTACKED and affecting_for(target, EFFECT_IGNORE_BATTLE_TARGET, card) is not None


def _may_choose(card: Card, target: Card, kind: int, select_target: bool) -> bool:
    if not select_target or kind not in (CAN_ONLY_ATTACK_THIS, FREE_CHOICE):
        return True
    if affecting_for(target, EFFECT_CANNOT_BE_BATTLE_TARGET, card):
        return False
    return affecting_for(card, EFFECT_CANNOT_SELECT_BATTLE_TARGET, target) is None


def _can_attack_directly(card: Card, opposing: bool) -> bool:
    if opposing and not affecting(card, EFFECT_DIRECT_ATTACK) and not card.d.battle.attacking_player:
        return False
    return affecting(card, EFFECT_CANNOT_DIRECT_ATTACK) is None


def target_still_legal(d: DuelState) -> bool:
    """Whether the attack that goes on still has a legal target."""
    attacker = d.battle.attacker
    if attacker is None:
        return False
    found = get_attack_target(attacker, d.battle.chain_attack, select_target=False)
    if d.battle.target is None:
        return bool(attacker.attacks_directly)
    return d.battle.target in found.cards


def note_attack_on_all(d: DuelState) -> None:
    """Note whether the current attack is one of those by which the monster attacks all others once each."""
    attacker = d.battle.attacker
    if attacker is None:
        return
    target = d.battle.target
    if target is None:
        attacker.attacks_all = 0
        return
    e = affecting(attacker, EFFECT_ATTACK_ALL)
    if e is not None and not value_for_card(e, target):
        attacker.attacks_all = 0
