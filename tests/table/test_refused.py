"""Plays of a text that cannot be made are named, with the rule and the card."""

from tables import table_of

from solemn.table.refused import Refused, refused_plays, remarks
from solemn.table.table import Table


def refused(table: Table) -> list[Refused]:
    assert table.opened.judgement is not None
    return refused_plays(table.opened.judgement)


def test_a_play_that_a_rule_refuses_is_named_with_its_reason() -> None:
    (play,) = refused(
        table_of("""\
turn player: Dark Hole in hand
opponent: Mystical Space Typhoon in hand; Sangan face-up
- turn player activates Dark Hole
- opponent chains Mystical Space Typhoon targeting Dark Hole
""")
    )
    assert (play.step, play.line, play.expected, play.found) == (2, 4, "legal", "illegal")
    assert "Mystical Space Typhoon" in play.play
    (reason,) = play.reasons
    assert reason.rule == "R-SET-TURN" and "must be Set first" in reason.text and reason.source
    assert "R-SET-TURN" in play.text


def test_a_card_that_is_used_up_and_the_battle_phase_of_turn_1_are_refused() -> None:
    twice = "- turn player activates Dark Hole\n" * 2
    (play,) = refused(table_of(f"turn player: Dark Hole in hand\nopponent: Sangan face-up\n{twice}"))
    assert (play.step, [reason.rule for reason in play.reasons]) == (2, ["R-LOCATION"])
    battle = "turn player: Sangan face-up\nopponent: Sangan face-up\n{}- turn player goes to the Battle Phase\n"
    (play,) = refused(table_of(battle.format("")))
    assert [reason.rule for reason in play.reasons] == ["R-FIRST-TURN"]


def test_a_cannot_that_is_false_is_named_and_one_that_is_true_is_not() -> None:
    text = "turn player: Dark Hole in hand; Mirror Force set\nopponent: Sangan face-up\n- turn player cannot activate {}\n"
    assert refused(table_of(text.format("Mirror Force"))) == []
    (play,) = refused(table_of(text.format("Dark Hole")))
    assert (play.step, play.expected, play.found) == (1, "illegal", "legal")


def test_a_play_by_a_card_that_is_not_there_is_named_after_plays_that_were_made() -> None:
    (play,) = refused(
        table_of("""\
turn player: Dark Hole in hand
opponent: Sangan face-up
- turn player activates Dark Hole
- turn player activates Monster Reborn
""")
    )
    assert (play.step, play.line, play.reasons) == (2, 4, [])
    assert "Monster Reborn" in play.text


def test_what_comes_otherwise_than_expected_is_remarked() -> None:
    table = table_of(
        "turn player: Dark Hole in hand\nopponent: Sangan face-up\n- turn player activates Dark Hole\n? opponent controls Sangan\n"
    )
    assert refused(table) == []
    assert table.opened.judgement is not None
    (remark,) = remarks(table.opened.judgement)
    assert "Sangan" in remark
