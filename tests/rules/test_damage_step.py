"""The Damage Step: what lasts how long in it, what its monsters are told, and what battle leaves behind."""

import pytest
from scripted import BLINK, CODES, CONTINUOUS, FIELD, MONSTERS, MUST_TRIGGER, SINGLE, effect, scenario, shows, single, spell

GUARD = f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0xff,0xff,nil,{CODES['Guard']})"
GIANT = f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0xff,0xff,nil,{CODES['Giant']})"
SQUIRE = f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0xff,0xff,nil,{CODES['Squire']})"
BATTLE = "{by: 0, do: end_turn}\n{by: 1, do: to_battle}\n{by: 1, do: attack, card: Giant, target: Guard}"
MINE = "mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 2}]"
SET = "mzone: [{card: Guard, seq: 1, pos: set}, {card: Squire, seq: 2}]"
THEIRS = "mzone: [{card: Giant, seq: 1}]"
BURN = "Duel.Damage(1-tp,700,REASON_EFFECT)"
IN_DAMAGE_STEP = "EFFECT_FLAG_DAMAGE_STEP+EFFECT_FLAG_DAMAGE_CAL"


def hears(event: str, do: str, kind: str = CONTINUOUS, when: str = "") -> str:
    """An effect of the Squire that answers what happens in the battle."""
    return effect(f"{FIELD}+{kind}", event, place=MONSTERS, flag=IN_DAMAGE_STEP, do=do, when=when)


def lp(player: int, value: int) -> str:
    return f"{{check: lp, player: {player}, value: {value}}}"


def stronger(card: str, reset: str) -> str:
    return f"""
        local c={card} local f=Effect.CreateEffect(e:GetHandler()) f:SetType(EFFECT_TYPE_SINGLE) f:SetCode(EFFECT_UPDATE_ATTACK)
        f:SetValue(1000) f:SetReset(RESET_EVENT+RESETS_STANDARD+{reset}) c:RegisterEffect(f)"""


@pytest.mark.parametrize(
    ("event", "reset", "damage", "after"),
    [
        ("EVENT_BATTLE_START", "RESET_PHASE+PHASE_DAMAGE_CAL", 500, "EVENT_BATTLED"),
        ("EVENT_BATTLE_START", "RESET_PHASE+PHASE_DAMAGE", 500, ""),
        ("EVENT_PRE_DAMAGE_CALCULATE", "RESET_PHASE+PHASE_DAMAGE_CAL", 500, "EVENT_BATTLED"),
    ],
)
def test_what_lasts_for_damage_calculation_or_for_the_damage_step(event: str, reset: str, damage: int, after: str) -> None:
    """An ATK gained for damage calculation counts there and is gone after it; one for the Damage Step lasts to its end."""
    sees = [hears(after, f"Duel.Damage(tp,{GUARD}:GetAttack(),REASON_EFFECT)", MUST_TRIGGER)] if after else []
    seen = 1000 if after else 0
    shows(
        {"Squire": [hears(event, stronger(GUARD, reset)), *sees], "Guard": [single("EFFECT_INDESTRUCTABLE_BATTLE", value="1")]},
        scenario(MINE, BATTLE, THEIRS, f"{lp(0, 8000 - damage - seen)}, {{check: card, card: Guard, zone: mzone, atk: 1000}}"),
    )


def test_a_monster_flipped_by_the_attack_battles() -> None:
    """A face-down monster is flipped, battles, and is destroyed by it."""
    shows(
        {"Guard": []},
        scenario(
            SET.replace("Guard", "Mimic"),
            BATTLE.replace("target: Guard", "target: {zone: mzone, seq: 1}"),
            THEIRS,
            "{check: card, card: Mimic, zone: grave}",
        ),
    )


@pytest.mark.parametrize(
    ("asked", "heard"),
    [
        ("aux.bdocon(e,tp,eg,ep,ev,re,r,rp)", True),
        ("e:GetHandler():GetBattledGroupCount()==1", True),
        ("e:GetHandler():GetAttackedCount()==1", True),
        ("e:GetHandler():GetBattleTarget():IsCode(900000103)", True),
        ("Duel.GetAttacker()==e:GetHandler() and Duel.GetAttackTarget():IsCode(900000103)", True),
        ("e:GetHandler():GetAttackAnnouncedCount()==1", True),
    ],
)
def test_what_a_monster_that_won_its_battle_knows(asked: str, heard: bool) -> None:
    """Its opponent, that this was one of the other player's monsters, and how often it attacked and battled."""
    asked = asked.replace("900000103", str(CODES["Guard"]))
    burns = effect(f"{SINGLE}+{MUST_TRIGGER}", "EVENT_BATTLE_DESTROYING", when=asked, do=BURN)
    shows({"Giant": [burns]}, scenario(MINE, BATTLE, THEIRS, lp(0, 8000 - 1500 - 700 * heard)))


@pytest.mark.parametrize("event", ["EVENT_BATTLE_DESTROYED", "EVENT_DESTROYED", "EVENT_TO_GRAVE", "EVENT_LEAVE_FIELD"])
@pytest.mark.parametrize("kind", [SINGLE, FIELD])
def test_what_waits_for_a_monster_destroyed_by_battle(event: str, kind: str) -> None:
    """It was destroyed, destroyed by battle, sent to the GY and left the field, each once."""
    if kind == SINGLE:
        scripts = {
            "Guard": [effect(f"{SINGLE}+{MUST_TRIGGER}", event, when=f"e:GetHandler():GetReasonCard():IsCode({CODES['Giant']})", do=BURN)]
        }
    else:
        scripts = {
            "Squire": [
                effect(
                    f"{FIELD}+{MUST_TRIGGER}",
                    event,
                    place=MONSTERS,
                    flag=IN_DAMAGE_STEP,
                    when="eg:IsExists(Card.IsReason,1,nil,REASON_BATTLE)",
                    do=BURN,
                )
            ]
        }
    shows(scripts, scenario(MINE, BATTLE, THEIRS, lp(1, 7300)))


def test_a_monster_destroyed_by_battle_has_no_effects_any_more() -> None:
    """From damage calculation on its lasting effects are gone, and it does not apply others, though it is still on the field."""
    aura = effect(FIELD, "EFFECT_UPDATE_ATTACK", place=MONSTERS, reach="0,LOCATION_MZONE", value="300")
    applied = effect(f"{FIELD}+{CONTINUOUS}", "EVENT_BATTLED", place=MONSTERS, do=BURN)
    sees = hears("EVENT_BATTLED", f"Duel.Damage(1-tp,{GIANT}:GetAttack(),REASON_EFFECT)", MUST_TRIGGER)
    shows({"Guard": [aura, applied], "Squire": [sees]}, scenario(MINE, BATTLE, THEIRS, lp(1, 8000 - 2500)))


def test_a_card_that_would_destroy_itself_waits_until_the_damage_is_dealt() -> None:
    """What would destroy itself in the Damage Step does so after damage calculation."""
    ends = single("EFFECT_SELF_DESTROY", when="Duel.IsPhase(PHASE_DAMAGE) or Duel.IsPhase(PHASE_DAMAGE_CAL)")
    shows({"Giant": [ends]}, scenario(MINE, BATTLE, THEIRS, f"{lp(0, 6500)}, {{check: card, card: Giant, zone: grave}}"))


@pytest.mark.parametrize("event", ["EVENT_BATTLE_START", "EVENT_BATTLE_CONFIRM", "EVENT_PRE_DAMAGE_CALCULATE"])
@pytest.mark.parametrize(
    "response",
    [BLINK.format(GIANT), BLINK.format(GUARD), f"Duel.ChangePosition({GIANT},POS_FACEUP_DEFENSE)"],
    ids=["attacker", "target", "turned"],
)
def test_an_attack_that_cannot_go_on_in_the_damage_step(event: str, response: str) -> None:
    """T4: if a monster that battles leaves the field, or the attacker is turned, there is no damage calculation."""
    shows(
        {"Squire": [hears(event, response, MUST_TRIGGER)]},
        scenario(
            MINE,
            BATTLE,
            THEIRS,
            f"{lp(0, 8000)}, {{check: event, event: {{event: battle}}, is: false}}, {{check: card, card: Guard, zone: mzone}}",
        ),
    )


@pytest.mark.parametrize(("own", "stopped"), [([], True), ([single("EFFECT_DEFENSE_ATTACK")], False)])
def test_an_attacker_that_may_attack_from_defense_goes_on(own: list[str], stopped: bool) -> None:
    """T4: a monster that can attack from Defense Position battles on when it is turned there."""
    turns = hears("EVENT_BATTLE_START", f"Duel.ChangePosition({GIANT},POS_FACEUP_DEFENSE)", MUST_TRIGGER)
    shows(
        {"Giant": own, "Squire": [turns]},
        scenario(MINE, BATTLE, THEIRS, f"{{check: event, event: {{event: battle}}, is: {str(not stopped).lower()}}}"),
    )


ATK = {"Guard": 1000, "Giant": 2500}


@pytest.mark.parametrize(
    ("giant", "guard", "pos", "mine", "theirs"),
    [
        ([], [], "attack", 1500, 0),
        ([], [], "defense", 0, 0),
        ([single("EFFECT_PIERCE")], [], "defense", 500, 0),
        ([], [single("EFFECT_AVOID_BATTLE_DAMAGE", value="1")], "attack", 0, 0),
        ([], [single("EFFECT_REFLECT_BATTLE_DAMAGE", value="1")], "attack", 0, 1500),
        ([single("EFFECT_CHANGE_BATTLE_DAMAGE", value="HALF_DAMAGE")], [], "attack", 750, 0),
        ([single("EFFECT_CHANGE_BATTLE_DAMAGE", value="DOUBLE_DAMAGE")], [], "attack", 3000, 0),
        ([], [single("EFFECT_UPDATE_ATTACK", value="1500")], "attack", 0, 0),
        ([], [single("EFFECT_UPDATE_ATTACK", value="2000")], "attack", 0, 500),
        ([single("EFFECT_NO_BATTLE_DAMAGE")], [], "attack", 0, 0),
        ([], [single("EFFECT_ALSO_BATTLE_DAMAGE")], "attack", 1500, 1500),
        ([single("EFFECT_BATTLE_DAMAGE_TO_EFFECT")], [], "attack", 1500, 0),
    ],
)
def test_who_takes_how_much_battle_damage(giant: list[str], guard: list[str], pos: str, mine: int, theirs: int) -> None:
    """The difference, to who loses; what pierces, reflects, halves, doubles or prevents it."""
    shows(
        {"Giant": giant, "Guard": guard},
        scenario(MINE.replace("seq: 1}", f"seq: 1, pos: {pos}}}"), BATTLE, THEIRS, f"{lp(0, 8000 - mine)}, {lp(1, 8000 - theirs)}"),
    )


@pytest.mark.parametrize(
    ("attack", "defense", "pos", "giant", "guard"),
    [
        (0, 0, "attack", "mzone", "grave"),
        (1500, 0, "attack", "grave", "grave"),
        (1600, 0, "attack", "grave", "mzone"),
        (0, 0, "defense", "mzone", "grave"),
        (0, 500, "defense", "mzone", "mzone"),
        (0, 600, "defense", "mzone", "mzone"),
    ],
)
def test_who_is_destroyed_by_battle(attack: int, defense: int, pos: str, giant: str, guard: str) -> None:
    """The weaker one, or both, of two in Attack Position; in Defense Position a monster that holds destroys nothing."""
    own = [single("EFFECT_UPDATE_ATTACK", value=str(attack)), single("EFFECT_UPDATE_DEFENSE", value=str(defense))]
    shows(
        {"Guard": own},
        scenario(
            MINE.replace("seq: 1}", f"seq: 1, pos: {pos}}}"),
            BATTLE,
            THEIRS,
            f"{{check: card, card: Giant, zone: {giant}}}, {{check: card, card: Guard, zone: {guard}}}",
        ),
    )


@pytest.mark.parametrize(
    ("own", "times"),
    [
        ([single("EFFECT_INDESTRUCTABLE_BATTLE", value="1")], 2),
        ([single("EFFECT_INDESTRUCTABLE_BATTLE", value="function(e,c) return c:IsCode(1) end")], 0),
        ([single("EFFECT_INDESTRUCTABLE_COUNT", count="1", value="function(e,re,r) return r&REASON_BATTLE~=0 end")], 1),
        ([single("EFFECT_INDESTRUCTABLE_COUNT", count="1", value="function(e,re,r) return r&REASON_EFFECT~=0 end")], 0),
        ([single("EFFECT_INDESTRUCTABLE", value="function(e,re,r) return r&REASON_BATTLE~=0 end")], 2),
    ],
)
def test_what_keeps_a_monster_from_being_destroyed_by_battle(own: list[str], times: int) -> None:
    """A protection from battle holds as often as it says: always, or so many times."""
    twice = [single("EFFECT_EXTRA_ATTACK", value="1")]
    second = "\n{by: 1, do: attack, card: Giant, target: Guard}" if times else ""
    place = "mzone" if times == 2 else "grave"
    shows(
        {"Giant": twice, "Guard": own},
        scenario(MINE, BATTLE + second, THEIRS, f"{{check: card, card: Guard, zone: {place}}}"),
    )


def test_a_monster_may_be_destroyed_in_anothers_stead() -> None:
    """A replacement of destruction by battle is asked for, and what is destroyed instead goes to the GY."""
    instead = effect(
        f"{SINGLE}+{CONTINUOUS}", "EFFECT_DESTROY_REPLACE", place=MONSTERS, flag="EFFECT_FLAG_SINGLE_RANGE",
        possible="e:GetHandler():IsReason(REASON_BATTLE)",
        choose=f"Duel.Destroy({SQUIRE},REASON_EFFECT+REASON_REPLACE) return true",
    )  # fmt: skip
    shows(
        {"Guard": [instead]},
        scenario(MINE, BATTLE, THEIRS, "{check: card, card: Guard, zone: mzone}, {check: card, card: Squire, zone: grave}"),
    )


def test_two_monsters_battle_because_an_effect_says_so() -> None:
    """Damage calculation comes at once; what it destroyed is destroyed when the Chain has resolved."""
    fights = f"""
        Duel.CalculateDamage({GIANT},{GUARD})
        Duel.Damage(tp,{GUARD}:IsLocation(LOCATION_MZONE) and 100 or 10,REASON_EFFECT)"""
    shows(
        {"Spell": [spell(fights)]},
        scenario(
            "mzone: [{card: Giant, seq: 1}], hand: [Spell]",
            "{by: 0, do: activate, card: Spell}",
            "mzone: [{card: Guard, seq: 1}]",
            f"{lp(1, 6500)}, {lp(0, 7900)}, {{check: card, card: Guard, zone: grave}}",
        ),
    )


@pytest.mark.parametrize(
    ("giant", "guard", "pos", "mine"),
    [
        ([single("EFFECT_DEFENSE_ATTACK", value="1")], [], "defense", 1000),
        ([single("EFFECT_DEFENSE_ATTACK", value="0")], [], "defense", 1500),
        ([single("EFFECT_DEFENSE_ATTACK", value="1")], [], "attack", 1500),
        ([single("EFFECT_CHANGE_BATTLE_STAT", value="3000")], [], "attack", 2000),
        ([], [single("EFFECT_CHANGE_BATTLE_STAT", value="2000")], "attack", 500),
    ],
)
def test_which_value_a_monster_battles_with(giant: list[str], guard: list[str], pos: str, mine: int) -> None:
    """Its ATK in Attack Position; a monster that attacks from Defense Position may use its DEF; effects may name another value."""
    shows(
        {"Giant": giant, "Guard": guard},
        scenario(MINE, BATTLE, THEIRS.replace("seq: 1}", f"seq: 1, pos: {pos}}}"), lp(0, 8000 - mine)),
    )


@pytest.mark.parametrize(
    ("giant", "mine"), [([], 0), ([single("EFFECT_PIERCE")], 500), ([single("EFFECT_PIERCE", value="DOUBLE_DAMAGE")], 1000)]
)
@pytest.mark.parametrize("avoids", [False, True])
def test_piercing_damage(giant: list[str], mine: int, avoids: bool) -> None:
    """What the ATK exceeds the DEF by, doubled if the effect says so; a player who takes no battle damage takes none of it."""
    shows(
        {"Giant": giant, "Guard": [single("EFFECT_AVOID_BATTLE_DAMAGE", value="1")] if avoids else []},
        scenario(MINE.replace("seq: 1}", "seq: 1, pos: defense}"), BATTLE, THEIRS, lp(0, 8000 - (0 if avoids else mine))),
    )


@pytest.mark.parametrize("lp_of", [0, 1])
def test_battle_damage_that_wins_the_duel(lp_of: int) -> None:
    """Who has no LP left has lost, during the Damage Step."""
    strong = [single("EFFECT_UPDATE_ATTACK", value="4000")] if lp_of else []
    shows(
        {"Guard": strong},
        scenario(f"lp: 1000, {MINE}", BATTLE, f"lp: 1000, {THEIRS}", f"{{check: event, event: {{event: win, player: {1 - lp_of}}}}}"),
    )
