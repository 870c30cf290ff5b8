"""Battle damage that effects share, reflect, change or prevent: by the monsters' own effects and by effects on the players."""

import pytest
from scripted import FIELD, MONSTERS, effect, scenario, shows, single

BOTH, ALSO, REFLECTS = (
    single("EFFECT_BOTH_BATTLE_DAMAGE"),
    single("EFFECT_ALSO_BATTLE_DAMAGE"),
    single("EFFECT_REFLECT_BATTLE_DAMAGE", value="1"),
)
PIERCES, AVOIDS, NONE = single("EFFECT_PIERCE"), single("EFFECT_AVOID_BATTLE_DAMAGE", value="1"), single("EFFECT_NO_BATTLE_DAMAGE")


def _attack(attacker: int) -> str:
    turns = [f"{{by: {player}, do: end_turn}}" for player in range(1 if attacker else 2)]
    return "\n".join([*turns, f"{{by: {attacker}, do: to_battle}}", f"{{by: {attacker}, do: attack, card: Giant, target: Guard}}"])


BATTLE = _attack(1)


def changes(value: str) -> str:
    return single("EFFECT_CHANGE_BATTLE_DAMAGE", value=value)


def for_me(value: str) -> str:
    return f"function(e,p,c) return p==0 and {value} or -1 end"


def reflecting(reach: str) -> str:
    """An effect on players: the opponent takes their battle damage instead."""
    return effect(FIELD, "EFFECT_REFLECT_BATTLE_DAMAGE", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach=reach, value="1")


def deals(
    giant: list[str], guard: list[str], pos: str, mine: int, theirs: int, rulings: str | None = None, squire: list[str] | None = None
) -> None:
    """Giant attacks Guard, whose controller has a Squire and loses `mine` LP, and Giant's `theirs`; whoever of the players has which."""
    attacks = "mzone: [{card: Giant, seq: 1}]", theirs
    attacked = f"mzone: [{{card: Guard, seq: 1, pos: {pos}}}, {{card: Squire, seq: 2}}]", mine
    for attacker, sides in ((1, (attacked, attacks)), (0, (attacks, attacked))):
        first, second = ([own.replace("p==0", f"p=={1 - attacker}") for own in effects] for effects in (giant, guard))
        shows(
            {"Giant": first, "Guard": second, "Squire": squire or []},
            scenario(
                sides[0][0],
                _attack(attacker),
                sides[1][0],
                ", ".join(f"{{check: lp, player: {player}, value: {8000 - lost}}}" for player, (_, lost) in enumerate(sides)),
            ),
            rulings,
        )


@pytest.mark.parametrize(
    ("giant", "guard", "pos", "mine", "theirs"),
    [
        ([BOTH], [], "attack", 1500, 1500),
        ([], [BOTH], "attack", 1500, 1500),
        ([ALSO], [], "attack", 1500, 0),
        ([], [ALSO], "attack", 1500, 1500),
        ([REFLECTS], [], "attack", 1500, 0),
        ([], [REFLECTS], "attack", 0, 1500),
        ([], [REFLECTS, ALSO], "attack", 0, 1500),
        ([REFLECTS], [ALSO], "attack", 1500, 1500),  # each damage is turned or shared once: Q&A 23822
        ([BOTH], [REFLECTS], "attack", 0, 3000),
        ([BOTH, REFLECTS], [], "attack", 3000, 0),
        ([BOTH, REFLECTS], [REFLECTS], "attack", 1500, 1500),
        ([PIERCES], [], "defense", 500, 0),
        ([PIERCES, BOTH], [], "defense", 500, 500),
        ([PIERCES], [BOTH], "defense", 500, 500),
        ([PIERCES], [REFLECTS], "defense", 0, 500),
        ([PIERCES], [ALSO], "defense", 500, 500),
        ([PIERCES, NONE], [], "defense", 0, 0),
        ([PIERCES], [AVOIDS], "defense", 0, 0),
        ([BOTH, NONE], [], "attack", 0, 1500),
        ([BOTH], [NONE], "attack", 1500, 0),
        ([BOTH, AVOIDS], [], "attack", 1500, 0),
        ([BOTH], [AVOIDS], "attack", 0, 1500),
        ([changes("HALF_DAMAGE")], [], "attack", 750, 0),
        ([changes("HALF_DAMAGE"), changes("DOUBLE_DAMAGE")], [], "attack", 1500, 0),
        ([changes("700")], [], "attack", 700, 0),
        ([changes("700"), changes("900")], [], "attack", 900, 0),
        ([changes("0"), changes("900")], [], "attack", 0, 0),
        ([changes("DOUBLE_DAMAGE")], [changes("700")], "attack", 700, 0),
        ([changes(for_me("HALF_DAMAGE")), BOTH], [], "attack", 750, 1500),
        ([], [changes(for_me("DOUBLE_DAMAGE"))], "attack", 3000, 0),
    ],
)
def test_battle_damage_by_the_monsters_effects(giant: list[str], guard: list[str], pos: str, mine: int, theirs: int) -> None:
    """First who takes it, then how much, then whether any is taken at all."""
    deals(giant, guard, pos, mine, theirs)


@pytest.mark.parametrize(
    ("giant", "guard", "pos", "mine", "theirs"),
    [
        ([BOTH], [REFLECTS], "attack", 0, 3000),
        ([BOTH, REFLECTS], [], "attack", 3000, 0),
        ([BOTH, REFLECTS], [REFLECTS], "attack", 3000, 0),
        ([REFLECTS], [ALSO], "attack", 3000, 0),
        ([PIERCES, BOTH, REFLECTS], [], "defense", 1000, 0),
        ([PIERCES, BOTH], [REFLECTS], "defense", 0, 1000),
    ],
)
def test_battle_damage_as_the_reference_engine_deals_it(giant: list[str], guard: list[str], pos: str, mine: int, theirs: int) -> None:
    """Of damage to both players one effect alone turns its part, the attacker's controller's first; a share that is turned comes back."""
    deals(giant, guard, pos, mine, theirs, "ocgcore")


@pytest.mark.parametrize(
    ("code", "value", "reach", "mine", "theirs"),
    [
        ("EFFECT_AVOID_BATTLE_DAMAGE", "1", "1,0", 0, 0),
        ("EFFECT_AVOID_BATTLE_DAMAGE", "1", "0,1", 1500, 0),
        ("EFFECT_REFLECT_BATTLE_DAMAGE", "1", "1,0", 0, 1500),
        ("EFFECT_REFLECT_BATTLE_DAMAGE", "1", "0,1", 1500, 0),
        ("EFFECT_ALSO_BATTLE_DAMAGE", "1", "1,0", 1500, 1500),
        ("EFFECT_ALSO_BATTLE_DAMAGE", "1", "0,1", 1500, 0),
        ("EFFECT_CHANGE_BATTLE_DAMAGE", "HALF_DAMAGE", "1,0", 750, 0),
        ("EFFECT_CHANGE_BATTLE_DAMAGE", "HALF_DAMAGE", "0,1", 1500, 0),
    ],
)
def test_battle_damage_by_effects_on_a_player(code: str, value: str, reach: str, mine: int, theirs: int) -> None:
    """What holds for a player holds for that one alone."""
    shields = effect(FIELD, code, place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach=reach, value=value)
    deals([], [], "attack", mine, theirs, squire=[shields])


@pytest.mark.parametrize(
    ("guard", "giant", "reaches", "mine", "theirs"),
    [
        ([REFLECTS], [], ["1,0"], 0, 1500),
        ([], [REFLECTS], ["1,0"], 0, 1500),
        ([], [], ["1,0", "0,1"], 0, 1500),
        ([], [BOTH], ["1,0"], 0, 3000),
        ([], [BOTH], ["0,1"], 3000, 0),
        ([], [BOTH, reflecting("1,0")], [], 3000, 0),
        ([ALSO], [REFLECTS], ["0,1"], 1500, 1500),
    ],
)
def test_damage_is_turned_or_shared_once(guard: list[str], giant: list[str], reaches: list[str], mine: int, theirs: int) -> None:
    """Effects that turn or share battle damage apply at once, whether on monsters or on players: none takes what another has turned."""
    deals(giant, guard, "attack", mine, theirs, squire=[reflecting(reach) for reach in reaches])


@pytest.mark.parametrize(("own", "mine", "theirs"), [([], 0, 500), ([PIERCES], 500, 500)])
def test_piercing_that_each_player_inflicts(own: list[str], mine: int, theirs: int) -> None:
    """A piercing effect inflicts the damage to the opponent of its player: two of them may hit both."""
    deals(own, [], "defense", mine, theirs, squire=[effect(FIELD, "EFFECT_PIERCE", place=MONSTERS, reach="0,LOCATION_MZONE")])


@pytest.mark.parametrize("direct", [True, False])
def test_a_direct_attack_deals_the_whole_attack(direct: bool) -> None:
    shows(
        {},
        scenario(
            "" if direct else "mzone: [{card: Guard, seq: 1}]",
            BATTLE.replace(", target: Guard", "" if direct else ", target: Guard"),
            "mzone: [{card: Giant, seq: 1}]",
            f"{{check: lp, player: 0, value: {5500 if direct else 6500}}}",
        ),
    )


@pytest.mark.parametrize(("kinds", "yes"), [("REASON_BATTLE", False), ("REASON_EFFECT", True)])
def test_battle_damage_that_counts_as_effect_damage(kinds: str, yes: bool) -> None:
    """Where an effect says so the battle damage is effect damage, and is prevented as such."""
    own = single("EFFECT_BATTLE_DAMAGE_TO_EFFECT")
    change = f"function(e,re,val,r,rp,rc) return r&{kinds}~=0 and 0 or val end"
    shield = effect(FIELD, "EFFECT_CHANGE_DAMAGE", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="1,0", value=change)
    shows(
        {"Giant": [own], "Squire": [shield]},
        scenario(
            "mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 2}]",
            BATTLE,
            "mzone: [{card: Giant, seq: 1}]",
            f"{{check: lp, player: 0, value: {8000 if yes else 6500}}}",
        ),
    )


@pytest.mark.parametrize("can", [False, True])
def test_a_monster_that_can_attack_its_own_side(can: bool) -> None:
    own = effect(FIELD, "EFFECT_SELF_ATTACK", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1")
    shows(
        {"Squire": [own] if can else []},
        scenario(
            "mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 2}]",
            "{by: 0, do: end_turn}\n{by: 1, do: to_battle}\n{by: 1, do: attack, card: Giant, target: Lord"
            + ("}" if can else ", expect: illegal}"),
            "mzone: [{card: Giant, seq: 1}, {card: Lord, seq: 2}]",
        ),
    )
