# Duel: battles

Duel.GetAttacker() -> card?
    The attacking monster, nil outside of an attack.

Duel.GetAttackTarget() -> card?
    The monster that is attacked, nil for a direct attack.

Duel.GetBattleMonster(player: int) -> card?, card?
    The battling monster of the player and that of the opponent, nil where there is none.

Duel.NegateAttack() -> bool [asks]
    Negates the attack; tells whether it was negated.

Duel.ChainAttack(target: card = nil) -> none
    Lets the attacking monster attack once more in a row (only this target).

Duel.ChangeAttacker(c: card, ignore_count: bool = false) -> none
    Lets another monster carry on the attack; with `ignore_count` it does not count as its own attack.

Duel.ChangeAttackTarget(target: card?, ignore: bool = false) -> bool
    Directs the attack at another monster, with nil at the player; tells whether that could be. `ignore` allows any monster.

Duel.AttackCostPaid(paid: int = 1) -> none
    Tells whether the price of the attack was paid: 0 no, 1 yes, 2 the player went back.

Duel.IsAttackCostPaid() -> int
    Whether the price of the attack was paid, as a number.

Duel.ForceAttack(c: card, target: card) -> none [asks, acts]
    Makes a monster attack another one next.

Duel.CalculateDamage(c: card, target: card?, new_attack: bool = false) -> none [asks, acts]
    Lets two monsters battle at once, or a monster attack directly; `new_attack` counts as an attack.

Duel.IsDamageCalculated() -> bool
    Has damage been calculated in this Damage Step?

Duel.GetBattleDamage(player: int) -> int?
    The battle damage that the player is about to take, or took last.

Duel.ChangeBattleDamage(player: int, amount: int, only_if_any: bool = true) -> none
    Changes the battle damage that the player is about to take; with `only_if_any` not if it is 0.
