"""Attacks that are replayed, redirected or carried on by another monster."""

import pytest
from scripted import ACTIVATE, CODES, effect, scenario, shows, single, spell

BATTLE = "{by: 0, do: end_turn}\n{by: 1, do: to_battle}\n{by: 1, do: attack, card: Giant%s}"
GUARD = ", target: Guard"
MINE = "mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 2}], szone: [{card: Trap, seq: 1}], hand: [Knight]"
THEIRS = "mzone: [{card: Giant, seq: 1}, {card: Lord, seq: 2}], deck: [Mystical Elf]"


def first(name: str) -> str:
    return f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0xff,0xff,nil,{CODES[name]})"


def at_declaration(do: str) -> str:
    return effect(ACTIVATE, "EVENT_ATTACK_ANNOUNCE", do=do)


def fate(**cards: str) -> str:
    return ", ".join(f"{{check: card, card: {name}, zone: {place}}}" for name, place in cards.items())


ARRIVES = f"Duel.SpecialSummon({first('Knight')},0,tp,tp,false,false,POS_FACEUP_ATTACK)"
LEAVES = f"Duel.SendtoHand({first('Squire')},nil,REASON_EFFECT)"


@pytest.mark.parametrize("change", [ARRIVES, LEAVES], ids=["one more", "one less"])
@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("{by: 1, do: yes}\n{by: 1, do: choose, cards: [Guard]}", fate(Guard="grave")),
        ("{by: 1, do: no}", fate(Guard="mzone") + ", {check: event, event: {event: battle}, is: false}"),
    ],
    ids=["attacks again", "stops"],
)
def test_a_replay(change: str, answer: str, expected: str) -> None:
    """When the opponent's monsters change during the Battle Step, the attack is chosen anew or ends."""
    shows(
        {"Trap": [at_declaration(change)]},
        scenario(MINE, BATTLE % GUARD + "\n{by: 0, do: chain, card: Trap}\n" + answer, THEIRS, expected),
    )


def test_an_attack_that_was_stopped_in_a_replay_counts() -> None:
    """A monster that ends its attack in a replay has attacked this turn; another one has not."""
    shows(
        {"Trap": [at_declaration(LEAVES)]},
        scenario(
            MINE,
            BATTLE % GUARD + "\n{by: 0, do: chain, card: Trap}\n{by: 1, do: no}\n"
            "{by: 1, do: attack, card: Giant, target: Guard, expect: illegal}\n{by: 1, do: attack, card: Lord, target: Guard}",
            THEIRS,
        ),
    )


def test_an_attack_without_a_target_left_goes_directly() -> None:
    """If the only monster left, a replay can attack directly."""
    shows(
        {"Trap": [at_declaration(f"Duel.SendtoHand({first('Guard')},nil,REASON_EFFECT)")]},
        scenario(
            MINE.replace(", {card: Squire, seq: 2}", ""),
            BATTLE % GUARD + "\n{by: 0, do: chain, card: Trap}\n{by: 1, do: yes}",
            THEIRS,
            "{check: lp, player: 0, value: 5500}",
        ),
    )


@pytest.mark.parametrize(
    ("squire", "changed"),
    [
        ([], True),
        ([single("EFFECT_IGNORE_BATTLE_TARGET", value="1")], False),
        ([single("EFFECT_CANNOT_BE_BATTLE_TARGET", value="1")], False),
    ],
)
def test_an_attack_that_is_redirected(squire: list[str], changed: bool) -> None:
    """An effect directs the attack at another monster that could be attacked; what cannot be one is no new target."""
    turns = f"if Duel.ChangeAttackTarget({first('Squire')}) then Duel.SetLP(1,7777) end"
    shows(
        {"Trap": [at_declaration(turns)], "Squire": squire},
        scenario(
            MINE,
            BATTLE % GUARD + "\n{by: 0, do: chain, card: Trap}",
            THEIRS,
            fate(Squire="grave" if changed else "mzone", Guard="mzone" if changed else "grave")
            + f", {{check: lp, player: 1, value: {7777 if changed else 8000}}}",
        ),
    )


@pytest.mark.parametrize(("giant", "direct"), [([], True), ([single("EFFECT_CANNOT_DIRECT_ATTACK")], False)])
def test_an_attack_that_is_made_a_direct_one(giant: list[str], direct: bool) -> None:
    shows(
        {"Trap": [at_declaration("Duel.ChangeAttackTarget(nil)")], "Giant": giant},
        scenario(
            MINE,
            BATTLE % GUARD + "\n{by: 0, do: chain, card: Trap}",
            THEIRS,
            f"{{check: lp, player: 0, value: {5500 if direct else 6500}}}",
        ),
    )


def test_an_attack_that_was_negated_is_not_redirected() -> None:
    turns = f"Duel.NegateAttack() if Duel.ChangeAttackTarget({first('Squire')}) then Duel.SetLP(1,7777) end"
    expected = fate(Guard="mzone", Squire="mzone") + ", {check: lp, player: 1, value: 8000}"
    shows({"Trap": [at_declaration(turns)]}, scenario(MINE, BATTLE % GUARD + "\n{by: 0, do: chain, card: Trap}", THEIRS, expected))


def test_another_monster_carries_on_the_attack() -> None:
    """The other monster battles; the one that declared the attack has attacked."""
    shows(
        {"Trap": [at_declaration(f"Duel.ChangeAttacker({first('Lord')})")]},
        scenario(
            MINE,
            BATTLE % GUARD + "\n{by: 0, do: chain, card: Trap}\n{by: 1, do: attack, card: Giant, target: Squire, expect: illegal}",
            THEIRS,
            "{check: lp, player: 0, value: 6600}",
        ),
    )


@pytest.mark.parametrize("skips", [False, True])
def test_the_battle_phase_ends_by_an_effect(skips: bool) -> None:
    """Where an effect ends the Battle Phase the attack ends, and no other follows."""
    ends = "Duel.SkipPhase(1-tp,PHASE_BATTLE,RESET_PHASE+PHASE_BATTLE_STEP,1)" if skips else ""
    after = "{by: 1, do: attack, card: Lord, target: Squire" + (", expect: illegal}" if skips else "}")
    shows(
        {"Trap": [at_declaration(ends)], "Spell": [spell("")]},
        scenario(
            MINE,
            BATTLE % GUARD + "\n{by: 0, do: chain, card: Trap}\n" + after,
            THEIRS,
            f"{{check: event, event: {{event: battle}}, is: {str(not skips).lower()}}}",
        ),
    )


def test_a_monster_that_must_attack() -> None:
    """Its player cannot end the Battle Phase before it has attacked."""
    must = single("EFFECT_MUST_ATTACK")
    for own, may in (([], ""), ([must], ", expect: illegal")):
        shows(
            {"Giant": own},
            scenario(MINE, "{by: 0, do: end_turn}\n{by: 1, do: to_battle}\n{by: 1, do: to_main2" + may + "}", THEIRS),
        )
