"""What triggers on what happened, and which cards were there to see it."""

import pytest
from scripted import CODES, FIELD, MUST_TRIGGER, TRIGGER, effect, scenario, shows, spell

BURN = "Duel.Damage(1-tp,700,REASON_EFFECT)"
SEES = "EFFECT_FLAG_DELAY,EFFECT_FLAG2_CHECK_SIMULTANEOUS"
MINE = "Duel.GetMatchingGroup(Card.IsCode,tp,LOCATION_HAND,0,nil,{})"


def send(*names: str) -> str:
    return f"Duel.SendtoGrave({MINE.format(','.join(str(CODES[name]) for name in names))},REASON_EFFECT)"


@pytest.mark.parametrize("kind", [MUST_TRIGGER, TRIGGER])
@pytest.mark.parametrize("place", ["LOCATION_GRAVE", "LOCATION_HAND+LOCATION_GRAVE"])
@pytest.mark.parametrize(
    ("sent", "burnt"),
    [
        (send("Knight", "Squire"), False),
        (f"{send('Knight')} Duel.BreakEffect() {send('Squire')}", True),
    ],
    ids=["together", "one after another"],
)
def test_a_card_sent_to_the_grave_does_not_see_what_is_sent_with_it(kind: str, place: str, sent: str, burnt: bool) -> None:
    """An effect that works in the GY is not set off by cards that are sent there together with its own."""
    watches = effect(
        f"{FIELD}+{kind}", "EVENT_TO_GRAVE", place=place, flag=SEES, when=f"eg:IsExists(Card.IsCode,1,nil,{CODES['Squire']})", do=BURN
    )
    shows(
        {"Knight": [watches], "Spell": [spell(sent)]},
        f"""\
setup: {{players: [{{hand: [Spell, Knight, Squire]}}, {{}}]}}
steps:
  - {{by: 0, do: activate, card: Spell}}
  {"- {by: 0, do: chain, card: Knight, optional: true}" if kind == TRIGGER else ""}
expect: [{{check: lp, player: 1, value: {7300 if burnt else 8000}}}]
""",
    )


@pytest.mark.parametrize("event", ["EVENT_SUMMON_SUCCESS", "EVENT_CHAIN_END"])
def test_a_card_that_was_sent_by_a_chain_is_there_for_what_follows_it(event: str) -> None:
    """What was sent by a Chain sees the end of that Chain, and what happens after it."""
    watches = effect(f"{FIELD}+{MUST_TRIGGER}", event, place="LOCATION_GRAVE", flag=SEES, count="1", do=BURN)
    shows(
        {"Knight": [watches], "Spell": [spell(send("Knight"))]},
        """\
setup: {players: [{hand: [Spell, Knight, Squire]}, {}]}
steps: [{by: 0, do: activate, card: Spell}, {by: 0, do: normal_summon, card: Squire}]
expect: [{check: lp, player: 1, value: 7300}]
""",
    )


@pytest.mark.parametrize(("answers", "burnt"), [("Spell", False), ("Trap", True)])
def test_a_card_sent_as_the_cost_of_an_activation_sees_only_later_ones(answers: str, burnt: bool) -> None:
    """Q&A 18939: a card sent to the GY as the cost of an activation was not there for it, but is for the next link."""
    watches = effect(
        f"{FIELD}+{MUST_TRIGGER}", "EVENT_CHAINING", place="LOCATION_GRAVE", flag=SEES,
        when=f"re:GetHandler():IsCode({CODES[answers]})", do=BURN,
    )  # fmt: skip
    shows(
        {"Knight": [watches], "Spell": [spell("", cost=send("Knight").replace("EFFECT", "COST"))], "Trap": [spell("")]},
        f"""\
setup: {{players: [{{hand: [Spell, Knight]}}, {{szone: [{{card: Trap, seq: 1}}]}}]}}
steps: [{{by: 0, do: activate, card: Spell}}, {{by: 1, do: chain, card: Trap}}]
expect: [{{check: lp, player: 1, value: {7300 if burnt else 8000}}}]
""",
    )


def test_a_trigger_of_a_phase_is_tied_to_its_card() -> None:
    """What happens to the card in response unties them, as it does of a Quick Effect; a trigger of an event has no tie of that kind."""
    asks = "if e:GetHandler():IsRelateToEffect(e) then " + BURN + " end"
    ends = effect(f"{FIELD}+{MUST_TRIGGER}", "EVENT_PHASE+PHASE_END", place="LOCATION_MZONE", count="1", do=asks)
    shows(
        {"Knight": [ends]},
        scenario("mzone: [{card: Knight, seq: 2}]", "{by: 0, do: end_turn}", "", "{check: lp, player: 1, value: 7300}"),
    )
