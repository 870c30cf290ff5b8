"""What a monster can attack, how often, and in what position."""

import pytest
from scripted import CODES, FIELD, MONSTERS, effect, scenario, shows, single

GUARD, SQUIRE = f"c:IsCode({CODES['Guard']})", f"c:IsCode({CODES['Squire']})"
ON_GUARD, ON_SQUIRE, DIRECT = "target: Guard", "target: Squire", ""
THEIRS = "mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 2}]"
ALL = frozenset((ON_GUARD, ON_SQUIRE))


def only(card: str) -> str:
    return f"function(e,c) return {card} end"


def attack(target: str, may: bool, card: str = "Giant") -> str:
    aim = f", {target}" if target else ""
    return f"{{by: 0, do: attack, card: {card}{aim}{'' if may else ', expect: illegal'}}}"


def board(theirs: str = THEIRS, pos: str = "attack") -> str:
    return f"mzone: [{{card: Giant, seq: 1, pos: {pos}}}]"


# the attacker's effects, the Guard's effects, what can be attacked
CASES = {
    "no effect": ([], [], ALL),
    "it cannot be attacked": ([], [single("EFFECT_CANNOT_BE_BATTLE_TARGET", value="1")], {ON_SQUIRE}),
    "not by this monster": ([], [single("EFFECT_CANNOT_BE_BATTLE_TARGET", value=only(GUARD))], ALL),
    "the attacker cannot choose it": ([single("EFFECT_CANNOT_SELECT_BATTLE_TARGET", value=only(GUARD))], [], {ON_SQUIRE}),
    "it does not count": ([], [single("EFFECT_IGNORE_BATTLE_TARGET", value="1")], {ON_SQUIRE}),
    "it is the only one": ([], [single("EFFECT_ONLY_BE_ATTACKED")], {ON_GUARD}),
    "only this one": ([single("EFFECT_ONLY_ATTACK_MONSTER", value=only(SQUIRE))], [], {ON_SQUIRE}),
    "this one first": ([single("EFFECT_MUST_ATTACK_MONSTER", value=only(SQUIRE))], [], {ON_SQUIRE}),
    "directly": ([single("EFFECT_DIRECT_ATTACK")], [], {*ALL, DIRECT}),
    "directly, but it cannot": ([single("EFFECT_DIRECT_ATTACK"), single("EFFECT_CANNOT_DIRECT_ATTACK")], [], ALL),
    "it cannot attack": ([single("EFFECT_CANNOT_ATTACK")], [], set()),
    "it cannot declare an attack": ([single("EFFECT_CANNOT_ATTACK_ANNOUNCE")], [], set()),
    "it cannot attack, but cannot be stopped": ([single("EFFECT_CANNOT_ATTACK"), single("EFFECT_UNSTOPPABLE_ATTACK")], [], ALL),
    "it cannot declare, but cannot be stopped": (
        [single("EFFECT_CANNOT_ATTACK_ANNOUNCE"), single("EFFECT_UNSTOPPABLE_ATTACK")], [], ALL,
    ),
    "a cost that cannot be paid": ([single("EFFECT_ATTACK_COST", also="e:SetCost(function() return false end)")], [], set()),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("target", [ON_GUARD, ON_SQUIRE, DIRECT], ids=["Guard", "Squire", "direct"])
def test_what_can_be_attacked(case: str, target: str) -> None:
    own, guard, allowed = CASES[case]
    shows(
        {"Giant": own, "Guard": guard},
        scenario(
            board(), "{by: 0, do: end_turn}\n{by: 1, do: end_turn}\n{by: 0, do: to_battle}\n" + attack(target, target in allowed), THEIRS
        ),
    )


@pytest.mark.parametrize(
    ("theirs", "guard", "may"),
    [
        ("", [], True),
        ("mzone: [{card: Guard, seq: 1}]", [], False),
        ("mzone: [{card: Guard, seq: 1}]", [single("EFFECT_IGNORE_BATTLE_TARGET", value="1")], True),
        ("mzone: [{card: Guard, seq: 1}]", [single("EFFECT_CANNOT_BE_BATTLE_TARGET", value="1")], False),
    ],
)
def test_a_direct_attack(theirs: str, guard: list[str], may: bool) -> None:
    """A monster attacks directly if there is nothing else; one that only cannot be attacked is still in the way."""
    shows({"Guard": guard}, scenario(board(), turns(attack(DIRECT, may)), theirs))


def turns(steps: str) -> str:
    return "{by: 0, do: end_turn}\n{by: 1, do: end_turn}\n{by: 0, do: to_battle}\n" + steps


@pytest.mark.parametrize("guards", [1, 2])
def test_two_monsters_that_must_be_attacked_cannot_be_attacked(guards: int) -> None:
    """Two monsters of which each is the only one that can be attacked keep each other from being attacked."""
    lure = [single("EFFECT_ONLY_BE_ATTACKED")]
    shows({"Guard": lure, "Squire": lure if guards == 2 else []}, scenario(board(), turns(attack(ON_GUARD, guards == 1)), THEIRS))


WALLS = "mzone: [{card: Guard, seq: 1, pos: defense}, {card: Squire, seq: 2, pos: defense}]"
STANDS = [single("EFFECT_INDESTRUCTABLE_BATTLE", value="1")]


@pytest.mark.parametrize(
    ("own", "attacks"),
    [
        ([], [(ON_GUARD, True), (ON_GUARD, False)]),
        ([single("EFFECT_EXTRA_ATTACK", value="1")], [(ON_GUARD, True), (ON_GUARD, True), (ON_GUARD, False)]),
        ([single("EFFECT_EXTRA_ATTACK", value="2")], [(ON_GUARD, True), (ON_GUARD, True), (ON_SQUIRE, True), (ON_SQUIRE, False)]),
        ([single("EFFECT_EXTRA_ATTACK_MONSTER", value="1")], [(ON_GUARD, True), (ON_GUARD, True), (ON_GUARD, False)]),
        (
            [single("EFFECT_EXTRA_ATTACK_MONSTER", value="1"), single("EFFECT_DIRECT_ATTACK")],
            [(ON_GUARD, True), (DIRECT, False), (ON_GUARD, True), (ON_SQUIRE, False)],
        ),
        (
            [single("EFFECT_EXTRA_ATTACK_MONSTER", value="1"), single("EFFECT_DIRECT_ATTACK")],
            [(DIRECT, True), (ON_GUARD, False), (DIRECT, False)],
        ),
        ([single("EFFECT_ATTACK_ALL", value="1")], [(ON_GUARD, True), (ON_GUARD, False), (ON_SQUIRE, True), (ON_SQUIRE, False)]),
        ([single("EFFECT_ATTACK_ALL", value="2")], [(ON_GUARD, True), (ON_GUARD, True), (ON_GUARD, False), (ON_SQUIRE, True)]),
        (
            [single("EFFECT_ATTACK_ALL", value="1"), single("EFFECT_DIRECT_ATTACK")],
            [(DIRECT, True), (ON_GUARD, False)],
        ),
    ],
)  # fmt: skip
def test_how_often_a_monster_can_attack(own: list[str], attacks: list[tuple[str, bool]]) -> None:
    """Once, or as often as its effects say: any attack, attacks on monsters alone, or each monster once."""
    steps = "\n".join(attack(target, may) for target, may in attacks)
    shows({"Giant": own, "Guard": STANDS, "Squire": STANDS}, scenario(board(), turns(steps), WALLS))


@pytest.mark.parametrize(
    ("own", "pos", "may"), [([], "attack", True), ([], "defense", False), ([single("EFFECT_DEFENSE_ATTACK")], "defense", True)]
)
def test_a_monster_attacks_in_attack_position(own: list[str], pos: str, may: bool) -> None:
    shows({"Giant": own}, scenario(board(pos=pos), turns(attack(ON_GUARD, may)), THEIRS))


def test_the_opponent_may_be_the_one_who_chooses_the_target() -> None:
    chooses = effect(FIELD, "EFFECT_PATRICIAN_OF_DARKNESS", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1")
    shows(
        {"Squire": [chooses]},
        scenario(
            board(),
            turns("{by: 0, do: attack, card: Giant}\n{by: 1, do: choose, cards: [Guard]}"),
            THEIRS,
            "{check: event, event: {event: attack, card: Giant, target: Guard}}",
        ),
    )


def test_a_monster_that_attacked_does_not_change_its_position() -> None:
    """T2: whether the attack went through or not."""
    shows(
        {"Guard": STANDS},
        scenario(
            board(),
            turns(attack(ON_GUARD, True) + "\n{by: 0, do: to_main2}\n{by: 0, do: change_position, card: Giant, expect: illegal}"),
            WALLS,
        ),
    )


@pytest.mark.parametrize(
    ("code", "reach"), [("EFFECT_CANNOT_CHANGE_POSITION", "0,LOCATION_MZONE"), ("EFFECT_CANNOT_CHANGE_POSITION", "player")]
)
@pytest.mark.parametrize("there", [True, False])
def test_a_position_that_cannot_be_changed(code: str, reach: str, there: bool) -> None:
    forbids = (
        effect(FIELD, code, place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1")
        if reach == "player"
        else effect(FIELD, code, place=MONSTERS, reach=reach)
    )
    may = ", expect: illegal" if there else ""
    shows({"Squire": [forbids] if there else []}, scenario(board(), "{by: 0, do: change_position, card: Giant" + may + "}", THEIRS))


def test_one_attack_more_by_an_effect() -> None:
    """A monster may attack once more in a row where an effect lets it, and only there."""
    again = effect(
        "EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_F", "EVENT_BATTLE_DESTROYING", count="1", do="Duel.ChainAttack()"
    )  # fmt: skip
    shows(
        {"Giant": [again], "Guard": []},
        scenario(
            board(),
            turns("\n".join((attack(ON_GUARD, True), attack(ON_SQUIRE, True), attack(DIRECT, False)))),
            "mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 2}]",
        ),
    )


@pytest.mark.parametrize(("named", "may"), [("", {"Squire", "Lord"}), ("Lord", {"Lord"})])
@pytest.mark.parametrize("target", ["Squire", "Lord"])
def test_one_attack_more_on_the_monster_that_the_effect_names(named: str, may: set[str], target: str) -> None:
    only = f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0,LOCATION_MZONE,nil,{CODES[named]})" if named else ""
    again = effect("EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_F", "EVENT_BATTLE_DESTROYING", count="1", do=f"Duel.ChainAttack({only})")
    steps = attack(ON_GUARD, True) + "\n" + attack(f"target: {target}", target in may)
    shows(
        {"Giant": [again]}, scenario(board(), turns(steps), "mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 2}, {card: Lord, seq: 3}]")
    )


@pytest.mark.parametrize("own", [[], [single("EFFECT_IMMUNE_EFFECT", value="function(e,te) return te:GetOwner()~=e:GetOwner() end")]])
def test_an_unaffected_monster_gets_no_other_attack(own: list[str]) -> None:
    """P7: an effect of another card cannot let it attack once more."""
    lets = effect("EFFECT_TYPE_FIELD+EFFECT_TYPE_TRIGGER_F", "EVENT_BATTLE_DESTROYING", place=MONSTERS, count="1", do="Duel.ChainAttack()")
    shows(
        {"Giant": own, "Knight": [lets]},
        scenario(
            "mzone: [{card: Giant, seq: 1}, {card: Knight, seq: 2}]",
            turns("\n".join((attack(ON_GUARD, True), attack(ON_SQUIRE, not own)))),
            THEIRS,
        ),
    )


@pytest.mark.parametrize("target", ["Guard", "Squire"])
@pytest.mark.parametrize("own", [[], [single("EFFECT_DIRECT_ATTACK")]], ids=["", "could attack directly"])
def test_the_opponent_chooses_what_is_attacked(own: list[str], target: str) -> None:
    """An effect lets the opponent choose each attack's target: one monster, and whether a direct attack is made where one could be."""
    chooses = effect(FIELD, "EFFECT_PATRICIAN_OF_DARKNESS", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1")
    direct = "\n{by: 1, do: no}" if own else ""
    shows(
        {"Giant": own, "Guard": [chooses]},
        scenario(
            board(),
            turns(f"{{by: 0, do: attack, card: Giant}}{direct}\n{{by: 1, do: choose, cards: [{target}]}}"),
            THEIRS,
            f"{{check: event, event: {{event: attack, target: {target}}}}}",
        ),
    )
