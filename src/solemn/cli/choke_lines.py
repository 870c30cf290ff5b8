"""End boards in words, for `solemn chokes` and `solemn combo`."""

from solemn.chokes.boards import EndBoard
from solemn.judge.language.speech import Speech


def board_text(board: EndBoard, speech: Speech) -> str:
    """The board in one line."""
    nothing = speech.say("nothing")
    return speech.say(
        "choke-board", cards=speech.cards(board.field) or nothing, hand=len(board.hand), attack=board.attack,
        interruptions=speech.cards(board.interruptions) or nothing, lp=board.opponent_lp,
    )  # fmt: skip
