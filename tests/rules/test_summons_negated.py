"""Summons that are negated, or cannot be, of every kind: Normal, Flip, by the monster's own procedure, Pendulum (rules S1 to S15)."""

import pytest
from scripted import BLINK, CODES, FIELD, SINGLE, effect, on_summon, shows, spell

PROCEDURE = effect(FIELD, "EFFECT_SPSUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE", place="LOCATION_HAND")
NEGATE = "Duel.NegateSummon(eg) Duel.Destroy(eg,REASON_EFFECT)"

# kind -> the monster's own effects, setup of its player, the play, the event of the attempt
KINDS = {
    "normal": ([], "hand: [Knight, Spell]", "{by: 0, do: normal_summon, card: Knight}", "EVENT_SUMMON"),
    "flip": (
        [], "mzone: [{card: Knight, seq: 1, pos: set}]\n      hand: [Spell]", "{by: 0, do: flip, card: Knight}",
        "EVENT_FLIP_SUMMON",
    ),
    "special": ([PROCEDURE], "hand: [Knight, Spell]", "{by: 0, do: special_summon, card: Knight}", "EVENT_SPSUMMON"),
    "pendulum": (
        [], "hand: [Knight, Spell]\n      pzone: [{card: Foucault's Cannon, seq: 0}, {card: Flash Knight, seq: 1}]",
        "{by: 0, do: pendulum_summon}\n  - {by: 0, do: choose, cards: [Knight], optional: true}", "EVENT_SPSUMMON",
    ),
}  # fmt: skip
COSTS = {
    "normal": "EFFECT_SUMMON_COST",
    "flip": "EFFECT_FLIPSUMMON_COST",
    "special": "EFFECT_SPSUMMON_COST",
    "pendulum": "EFFECT_SPSUMMON_COST",
}
SAFE = {
    "normal": "EFFECT_CANNOT_DISABLE_SUMMON", "flip": "EFFECT_CANNOT_DISABLE_FLIP_SUMMON",
    "special": "EFFECT_CANNOT_DISABLE_SPSUMMON", "pendulum": "EFFECT_CANNOT_DISABLE_SPSUMMON",
}  # fmt: skip


def scenario(kind: str, after: str, expect: str = "") -> str:
    _, setup, play, _ = KINDS[kind]
    return f"""\
setup:
  players:
    - {setup}
    - szone: [{{card: Trap, seq: 1}}]
steps:
  - {play}
{after}
expect: [{expect}]
"""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("by", ["", "Knight", "Guard"])
def test_a_summon_that_cannot_be_negated_cannot_be_answered(kind: str, by: str) -> None:
    """S4: where a text says that the Summon cannot be negated, nothing that negates Summons can be activated, because of that card."""
    own, _, _, event = KINDS[kind]
    safe = "EFFECT_FLAG_CANNOT_DISABLE+EFFECT_FLAG_UNCOPYABLE"
    shield = [effect(SINGLE, SAFE[kind], flag=safe)] if by == "Knight" else []
    wide = "EFFECT_FLAG_IGNORE_RANGE+EFFECT_FLAG_SET_AVAILABLE"
    aura = [effect(FIELD, SAFE[kind], flag=wide, place="LOCATION_MZONE")] if by == "Guard" else []
    rule = {"": "S3", "Knight": "R-UNNEGATABLE", "Guard": "R-EFFECT"}[by]
    refused = f", expect: illegal, because: {{rule: {rule}, card: {by}}}"
    told = f", subject: summon, card: Knight, rules: [{rule}], not_rules: [{'S3' if by else 'S4'}]"
    shows(
        {"Knight": [*own, *shield], "Guard": aura, "Trap": [on_summon(NEGATE, event)]},
        scenario(
            kind,
            f"  - {{by: 1, do: chain, card: Trap{refused if by else ''}}}",
            f"{{check: card, card: Knight, zone: {'mzone' if by else 'grave'}}}"
            + (f", {{check: verdict{told}, by: {by}, outcome: successful}}" if by else ""),
        ).replace("    - szone", "    - mzone: [{card: Guard, seq: 1}]\n      szone"),
    )


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("negated", [False, True])
def test_a_restriction_that_comes_with_a_summon_does_not_outlive_its_negation(kind: str, negated: bool) -> None:
    """S9, S15: a negated Summon does not count, so what its player may not do for having Summoned may be done."""
    own, _, _, event = KINDS[kind]
    oath = """
        local f=Effect.CreateEffect(e:GetHandler()) f:SetType(EFFECT_TYPE_FIELD) f:SetCode(EFFECT_CANNOT_ACTIVATE)
        f:SetProperty(EFFECT_FLAG_PLAYER_TARGET+EFFECT_FLAG_OATH) f:SetTargetRange(1,0) f:SetReset(RESET_PHASE+PHASE_END)
        f:SetValue(function(e,re) return re:IsHasType(EFFECT_TYPE_ACTIVATE) end) Duel.RegisterEffect(f,tp)"""
    shows(
        {"Knight": [*own, effect(SINGLE, COSTS[kind], do=oath)], "Trap": [on_summon(NEGATE, event)], "Spell": [spell("")]},
        scenario(
            kind,
            ("  - {by: 1, do: chain, card: Trap}\n" if negated else "")
            + "  - {by: 0, do: activate, card: Spell"
            + ("}" if negated else ", expect: illegal}"),
        ),
    )


@pytest.mark.parametrize("kind", KINDS)
def test_a_negated_monster_that_nothing_moves_goes_to_the_grave(kind: str) -> None:
    """S7: what negates the Summon also moves the monster; if it does not, the monster goes to the GY by rule."""
    own, _, _, event = KINDS[kind]
    shows(
        {"Knight": own, "Trap": [on_summon("Duel.NegateSummon(eg)", event)]},
        scenario(
            kind,
            "  - {by: 1, do: chain, card: Trap}",
            "{check: event, event: {event: summoned}, is: false}, {check: card, card: Knight, zone: grave}, "
            "{check: event, event: {event: move, card: Knight, reason: rule}}",
        ),
    )


@pytest.mark.parametrize(("limit", "may"), [("c:SetSPSummonOnce(%d)", ""), ("", "")])
@pytest.mark.parametrize("negated", [False, True])
@pytest.mark.parametrize("oath", [False, True])
def test_a_monster_that_is_special_summoned_once_per_turn(limit: str, may: str, negated: bool, oath: bool) -> None:
    """S9: a negated Special Summon was none, so a monster of that name may try again, by card or by procedure."""
    count = f"1,{CODES['Knight']},EFFECT_COUNT_CODE_OATH" if oath else ""
    procedure = effect(FIELD, "EFFECT_SPSUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE", place="LOCATION_HAND", count=count)
    once = [limit % CODES["Knight"]] if limit else []
    again = negated or not (limit or oath)
    shows(
        {"Knight": [procedure, *once], "Trap": [on_summon(NEGATE, "EVENT_SPSUMMON")]},
        f"""\
setup:
  players:
    - hand: [Knight, Knight]
    - szone: [{{card: Trap, seq: 1}}]
steps:
  - {{by: 0, do: special_summon, card: Knight}}
  - {{by: 1, do: {"chain, card: Trap" if negated else "pass"}}}
  - {{by: 0, do: special_summon, card: Knight{may if again else ", expect: illegal"}}}
""",
    )


@pytest.mark.parametrize("kind", ["normal", "flip", "special"])
def test_a_monster_that_came_this_turn_does_not_change_its_position(kind: str) -> None:
    own, _, _, _ = KINDS[kind]
    shows({"Knight": own}, scenario(kind, "  - {by: 0, do: change_position, card: Knight, expect: illegal}"))


@pytest.mark.parametrize(("kind", "counts"), [("normal", True), ("flip", False), ("special", False), ("pendulum", False)])
@pytest.mark.parametrize("negated", [False, True])
def test_what_uses_up_the_normal_summon(kind: str, counts: bool, negated: bool) -> None:
    """S8: a Normal Summon is the one of the turn also if it is negated; other Summons are not."""
    own, setup, play, event = KINDS[kind]
    answered = "  - {by: 1, do: chain, card: Trap}\n" if negated else ""
    shows(
        {"Knight": own, "Trap": [on_summon(NEGATE, event)]},
        scenario(kind, answered + "  - {by: 0, do: normal_summon, card: Squire" + (", expect: illegal}" if counts else "}")).replace(
            "Spell]", "Squire]"
        ),
    )
    assert setup and play


IMMUNE = effect(
    FIELD,
    "EFFECT_IMMUNE_EFFECT",
    place="LOCATION_MZONE",
    reach="LOCATION_MZONE,0",
    value="function(e,te) return te:GetOwner()~=e:GetOwner() end",
)
KNIGHT = f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0,LOCATION_MZONE,nil,{CODES['Knight']})"


@pytest.mark.parametrize(
    ("own", "first", "place", "summoned"),
    [
        ([], "", "grave", False),
        ([IMMUNE], "", "mzone", True),
        ([], f"Duel.ChangePosition({KNIGHT},POS_FACEDOWN_DEFENSE)", "mzone", False),
        ([], f"Duel.SendtoHand({KNIGHT},nil,REASON_EFFECT)", "hand", False),
        ([], BLINK.format(KNIGHT), "mzone", False),
    ],
    ids=["negated", "unaffected", "turned face-down", "gone", "came back"],
)
def test_a_flip_summon_that_cannot_be_negated_any_more(own: list[str], first: str, place: str, summoned: bool) -> None:
    """S12: a monster that is unaffected is Summoned; one that is gone, or face-down, is not, and nothing was negated or moved."""
    shows(
        {"Squire": own, "Trap": [on_summon(NEGATE, "EVENT_FLIP_SUMMON")], "Other Trap": [spell(first)]},
        f"""\
setup:
  players:
    - mzone: [{{card: Knight, seq: 1, pos: set}}, {{card: Squire, seq: 2}}]
    - szone: [{{card: Trap, seq: 1}}, {{card: Other Trap, seq: 2}}]
steps:
  - {{by: 0, do: flip, card: Knight}}
  - {{by: 1, do: chain, card: Trap}}
  - {{by: 1, do: chain, card: Other Trap}}
expect:
  - {{check: card, card: Knight, zone: {place}}}
  - {{check: event, event: {{event: summoned}}, is: {str(summoned).lower()}}}
  - {{check: event, event: {{event: summon_negated}}, is: {str(place == "grave").lower()}}}
""",
    )


GEMINI = "Gemini.AddProcedure(c)"


@pytest.mark.parametrize(
    ("first", "place"),
    [
        ("", "grave"),
        (
            "local f=Effect.CreateEffect(e:GetHandler()) f:SetType(EFFECT_TYPE_FIELD) f:SetCode(EFFECT_DISABLE) "
            "f:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE) f:SetReset(RESET_PHASE+PHASE_END) Duel.RegisterEffect(f,tp)",
            "mzone",
        ),
    ],
    ids=["negated", "its effects negated meanwhile"],
)  # fmt: skip
def test_the_second_summon_of_a_gemini(first: str, place: str) -> None:
    """S12: if the Gemini's effects are negated during the attempt there is nothing left to negate."""
    shows(
        {"Twin": [GEMINI], "Trap": [on_summon(NEGATE)], "Other Trap": [spell(first)]},
        f"""\
setup:
  players:
    - mzone: [{{card: Twin, seq: 1}}]
    - szone: [{{card: Trap, seq: 1}}, {{card: Other Trap, seq: 2}}]
steps:
  - {{by: 0, do: normal_summon, card: Twin}}
  - {{by: 1, do: chain, card: Trap}}
  - {{by: 1, do: {"chain, card: Other Trap" if first else "pass"}}}
expect: [{{check: card, card: Twin, zone: {place}}}]
""",
    )


@pytest.mark.parametrize("negated", [False, True])
def test_a_monster_whose_proper_summon_was_negated_cannot_be_revived(negated: bool) -> None:
    """S13: a Special Summon Monster must have been Summoned properly before card effects can Special Summon it from the GY."""
    own = [PROCEDURE, "c:EnableReviveLimit()"]
    knight = f"Duel.GetFirstMatchingCard(Card.IsCode,tp,LOCATION_GRAVE,0,nil,{CODES['Knight']})"
    revives = spell(
        f"Duel.SpecialSummon({knight},0,tp,tp,false,false,POS_FACEUP)",
        possible=f"{knight} and {knight}:IsCanBeSpecialSummoned(e,0,tp,false,false)",
    )
    ends = spell(f"Duel.Destroy(Duel.GetFirstMatchingCard(Card.IsCode,tp,LOCATION_MZONE,0,nil,{CODES['Knight']}),REASON_EFFECT)")
    destroyed = "" if negated else "\n  - {by: 0, do: activate, card: Other Spell}"
    shows(
        {"Knight": own, "Spell": [revives], "Other Spell": [ends], "Trap": [on_summon(NEGATE, "EVENT_SPSUMMON")]},
        f"""\
setup:
  players:
    - hand: [Knight, Spell, Other Spell]
    - szone: [{{card: Trap, seq: 1}}]
steps:
  - {{by: 0, do: special_summon, card: Knight}}
  - {{by: 1, do: {"chain, card: Trap" if negated else "pass"}}}{destroyed}
  - {{by: 0, do: activate, card: Spell{", expect: illegal" if negated else ""}}}
""",
    )


@pytest.mark.parametrize(("positions", "seen"), [("POS_FACEUP_ATTACK", "attack"), ("POS_FACEUP_DEFENSE", "defense")])
def test_the_position_that_a_procedure_says(positions: str, seen: str) -> None:
    procedure = effect(
        FIELD, "EFFECT_SPSUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE+EFFECT_FLAG_SPSUM_PARAM", place="LOCATION_HAND", reach=f"{positions},0"
    )
    shows({"Knight": [procedure]}, scenario("special", "", f"{{check: card, card: Knight, zone: mzone, player: 0, pos: {seen}}}"))


def test_a_procedure_that_summons_to_the_other_side() -> None:
    procedure = effect(
        FIELD, "EFFECT_SPSUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE+EFFECT_FLAG_SPSUM_PARAM", place="LOCATION_HAND",
        reach="POS_FACEUP_ATTACK,1",
    )  # fmt: skip
    shows({"Knight": [procedure]}, scenario("special", "", "{check: card, card: Knight, zone: mzone, player: 1}"))


@pytest.mark.parametrize(("tributes", "level", "may"), [(0, 4, True), (0, 6, False), (1, 6, True), (1, 8, False), (2, 8, True)])
def test_how_many_tributes_a_summon_takes(tributes: int, level: int, may: bool) -> None:
    """None up to Level 4, one for Level 5 and 6, two from Level 7."""
    raised = effect(SINGLE, "EFFECT_CHANGE_LEVEL", value=str(level), flag="EFFECT_FLAG_SINGLE_RANGE", place="LOCATION_HAND")
    field = ", ".join(f"{{card: Guard, seq: {seq}}}" for seq in range(tributes))
    expected = f"{{check: card, card: Guard, zone: grave, count: {tributes if may else 0}}}" if tributes else ""
    shows(
        {"Knight": [raised]},
        f"""\
setup: {{players: [{{hand: [Knight], mzone: [{field}]}}, {{}}]}}
steps: [{{by: 0, do: normal_summon, card: Knight{"" if may else ", expect: illegal"}}}]
expect: [{expected}]
""",
    )


@pytest.mark.parametrize(("flag", "may"), [("", ", expect: illegal"), (",EFFECT_COUNT_CODE_OATH", "")])
def test_what_a_way_that_was_negated_counts_for(flag: str, may: str) -> None:
    """S9, A11: "once per turn" as a condition counts a negated attempt; "can only be Special Summoned once per turn this way" does not."""
    procedure = effect(
        FIELD, "EFFECT_SPSUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE", place="LOCATION_HAND", count=f"1,{CODES['Knight']}{flag}"
    )
    shows(
        {"Knight": [procedure], "Trap": [on_summon(NEGATE, "EVENT_SPSUMMON")]},
        f"""\
setup:
  players:
    - hand: [Knight, Knight]
    - szone: [{{card: Trap, seq: 1}}]
steps:
  - {{by: 0, do: special_summon, card: Knight}}
  - {{by: 1, do: chain, card: Trap}}
  - {{by: 0, do: special_summon, card: Knight{may}}}
""",
    )


LIMITS = {  # what keeps a player who Summoned from activating the Quick-Play Spell, and the effects that the setup needs for it
    "activities": ("Duel.GetActivityCount(tp,{activity})==0", ""),
    "a script's counter": ("Duel.GetCustomActivityCount(1,tp,{activity})==0", "Duel.AddCustomActivityCounter(1,{activity},aux.FALSE)"),
    "a counter of others": ("Duel.GetCustomActivityCount(1,tp,{activity})==0", "Duel.AddCustomActivityCounter(1,{activity},aux.TRUE)"),
    "a limit": ("Duel.IsPlayerCanSpecialSummonCount(tp,1)", ""),
}
ACTIVITIES = {"normal": "ACTIVITY_SUMMON", "flip": "ACTIVITY_FLIPSUMMON", "special": "ACTIVITY_SPSUMMON", "pendulum": "ACTIVITY_SPSUMMON"}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("ruleset", ["mr5", "mr4"])
def test_an_attempt_counts_while_it_is_answered(kind: str, limit: str, ruleset: str) -> None:
    """S15: for what counts Summons of the turn; afterwards it counts if it succeeded, by the older rules also if it was negated."""
    own, setup, play, event = KINDS[kind]
    if limit == "a limit" and kind in ("normal", "flip"):
        pytest.skip("limits of Special Summons alone")
    may, counter = LIMITS[limit]
    only_one = effect(
        FIELD, "EFFECT_SPSUMMON_COUNT_LIMIT", place="LOCATION_MZONE", flag="EFFECT_FLAG_PLAYER_TARGET", reach="1,1", value="1"
    )
    counts = limit != "a counter of others"
    afterwards = counts and ruleset == "mr4"
    shows(
        {
            "Knight": own,
            "Guard": [only_one] if limit == "a limit" else [],
            "Trap": [counter.format(activity=ACTIVITIES[kind]), on_summon(NEGATE, event)],
            "Quick-Play": [spell("", when=may.format(activity=ACTIVITIES[kind]))],
        },
        f"""\
ruleset: {ruleset}
setup:
  players:
    - {setup.replace("Spell]", "Quick-Play, Quick-Play, Spell]")}
    - szone: [{{card: Trap, seq: 1}}]
      mzone: [{{card: Guard, seq: 1}}]
steps:
  - {play}
  - {{by: 1, do: chain, card: Trap}}
  - {{by: 0, do: chain, card: Quick-Play{", expect: illegal" if counts else ""}}}
  - {{by: 0, do: activate, card: Quick-Play{", expect: illegal" if afterwards else ""}}}
expect: [{{check: event, event: {{event: summoned}}, is: false}}]
""",
    )


def test_a_negated_attempt_counts_no_more_in_the_same_resolution() -> None:
    """S15: what follows the negation in one effect finds that nothing was Summoned."""
    own, _, _, event = KINDS["special"]
    then = f"{NEGATE} if Duel.GetActivityCount(1-tp,ACTIVITY_SPSUMMON)==0 then Duel.Draw(tp,1,REASON_EFFECT) end"
    shows(
        {"Knight": own, "Trap": [on_summon(then, event)]},
        scenario("special", "  - {by: 1, do: chain, card: Trap}", "{check: event, event: {event: draw, player: 1}}").replace(
            "    - szone", "    - deck: [Guard]\n      szone"
        ),
    )


@pytest.mark.parametrize("kind", KINDS)
def test_an_attempt_that_succeeds_counts_once(kind: str) -> None:
    own, _, _, event = KINDS[kind]
    shows(
        {"Knight": own, "Trap": [on_summon(NEGATE, event)], "Spell": [spell("", when=f"Duel.GetActivityCount(tp,{ACTIVITIES[kind]})==1")]},
        scenario(kind, "  - {by: 1, do: pass}\n  - {by: 0, do: activate, card: Spell}"),
    )
