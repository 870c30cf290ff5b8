"""Puzzles of bundled cards for tests of the search."""

from pathlib import Path

LA_JINN, MAGICIAN, REBORN, MIRROR_FORCE, TYPHOON, SANGAN, JAR = 97590747, 46986414, 83764718, 44095762, 5318639, 26202165, 83968380
VEILER, SORCERER = 97268402, 9596126
HAND, GRAVE = "LOCATION_HAND", "LOCATION_GRAVE"


def card(code: int, player: int, place: str, sequence: int = 0, position: str = "POS_FACEDOWN") -> str:
    """A line that adds a card."""
    proper = ",true" if place == "LOCATION_MZONE" else ""
    return f"Debug.AddCard({code},{player},{player},{place},{sequence},{position}{proper})\n"


def puzzle(folder: Path, lp: int, *cards: str, flags: str = "|DUEL_SIMPLE_AI", name: str = "puzzle.lua") -> Path:
    """A puzzle file: the opponent has `lp`."""
    path = folder / name
    path.write_text(
        f"Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN{flags},5)\nDebug.SetPlayerInfo(0,100,0,0)\nDebug.SetPlayerInfo(1,{lp},0,0)\n"
        + "".join(cards) + "Debug.ReloadFieldEnd()\naux.BeginPuzzle()\n",
        encoding="utf-8",
    )  # fmt: skip
    return path


REVIVAL = (card(LA_JINN, 0, HAND), card(REBORN, 0, HAND), card(JAR, 0, HAND), card(MAGICIAN, 0, GRAVE, position="POS_FACEUP"))
TRAP = card(MIRROR_FORCE, 1, "LOCATION_SZONE", 2)
