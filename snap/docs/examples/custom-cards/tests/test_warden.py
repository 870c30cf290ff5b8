import pytest


def test_negates_the_opponents_spell(board):
    board.player(0, hand=["Dark Hole"], mzone=["Gemini Elf"])
    board.player(1, hand=["Warden of the Hushed Bell"])
    board.do(0, "activate", "Dark Hole").do(1, "chain", "Warden of the Hushed Bell")
    outcome = board.play()
    outcome.assert_verdict("Dark Hole", "activation negated", "A1", "A2")
    outcome.assert_card("Warden of the Hushed Bell", player=1, zone="grave")
    outcome.assert_card("Gemini Elf", player=0, zone="mzone")


def test_cannot_answer_its_own_players_spell(board):
    board.player(0, hand=["Dark Hole", "Warden of the Hushed Bell"], mzone=["Gemini Elf"])
    board.do(0, "activate", "Dark Hole").do(0, "chain", "Warden of the Hushed Bell", expect="illegal")
    board.play().assert_refused("Warden of the Hushed Bell", "N4")


def test_a_duel_with_it(duel):
    mine = ["Warden of the Hushed Bell"] * 3 + ["Gemini Elf"] * 10
    game = duel(mine, mine, seed=7)
    assert game.decision.kind == "idle"
    with pytest.raises(ValueError, match="no card is named"):
        duel(["Warden of the Hushed Ball"])
