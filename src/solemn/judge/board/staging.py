"""Putting up the duel of a scenario: who has what before it starts."""

import random
from pathlib import Path
from typing import Final

from solemn.core.turn.turn import (
    BATTLE_PHASE_START,
    DRAW_PHASE,
    END_PHASE,
    MAIN_PHASE_1_START,
    MAIN_PHASE_2_START,
    STANDBY_PHASE,
)
from solemn.duel.arranging import Attached, Equipped, FaceUpExtra, LifePoints, Opening, Scale, Tosses
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool
from solemn.duel.puzzles import load
from solemn.judge.board.pasts import note_pasts
from solemn.judge.language.words import POSITIONS
from solemn.judge.scenario.model import PlayerSetup, Scenario, pos_of, spread
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.placing import is_pendulum_of_main_deck
from solemn.lua import Limits
from solemn.spec.constants import (
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_REMOVED,
    LOCATION_SZONE,
    POS_FACEDOWN,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP_ATTACK,
)

_PILES = (
    ("extra", LOCATION_EXTRA, POS_FACEDOWN_DEFENSE),
    ("hand", LOCATION_HAND, POS_FACEDOWN_DEFENSE),
    ("grave", LOCATION_GRAVE, POS_FACEUP_ATTACK),
    ("banished", LOCATION_REMOVED, POS_FACEUP_ATTACK),
)


PHASE_STEPS: Final = {
    "draw": DRAW_PHASE, "standby": STANDBY_PHASE, "main1": MAIN_PHASE_1_START, "battle": BATTLE_PHASE_START, "main2": MAIN_PHASE_2_START,
    "end": END_PHASE,
}  # fmt: skip


def stage(scenario: Scenario, pool: CardPool, names: CardNames, limits: Limits | None = None) -> Duel:
    """The duel of the scenario, ready to start. Raises SetupFault, DuelError, ScriptFailure and the errors of Lua."""
    setup = scenario.setup
    if setup.puzzle:
        return load(Path(setup.puzzle), pool, seed=_seed(setup.seed), rulings=scenario.rulings, limits=limits, start=False)
    duel = Duel(
        seed=_seed(setup.seed), ruleset=scenario.ruleset, rulings=scenario.rulings, start_hand=0, draw=setup.draw, pool=pool,
        strict=True, limits=limits, start=False,
    )  # fmt: skip
    for player, cards in enumerate(setup.players):
        _place_piles(duel, player, cards, names)
    for face_up in (False, True):  # face-up cards come last: they look at the field
        for player, cards in enumerate(setup.players):
            _place_field(duel, player, cards, names, face_up)
    for player, cards in enumerate(setup.players):
        _place_ties(duel, player, cards, names)
        note_pasts(duel, player, cards, names)
        duel.arrange(LifePoints(player, cards.lp))
    duel.arrange(Opening(setup.turn, PHASE_STEPS[setup.phase]))
    if setup.coins or setup.dice:
        duel.arrange(Tosses(tuple(int(side == "heads") for side in setup.coins), tuple(setup.dice)))
    return duel


def _seed(number: int) -> list[int]:
    source = random.Random(number)
    return [source.getrandbits(64) | 1 for _ in range(4)]


def _code(names: CardNames, name: str | int) -> int:
    printed = names.find(name)
    return printed.code if printed is not None else 0


def _place_piles(duel: Duel, player: int, cards: PlayerSetup, names: CardNames) -> None:
    for name in reversed(spread(cards.deck)):  # the last one placed is on top
        duel.place(_code(names, name), player, LOCATION_DECK)
    for word, location, position in _PILES:
        for name in spread(getattr(cards, word)):
            if location == LOCATION_EXTRA and is_pendulum_of_main_deck(name, names):
                duel.arrange(FaceUpExtra(player, _code(names, name)))
            else:
                duel.place(_code(names, name), player, location, position=position)


def _place_field(duel: Duel, player: int, cards: PlayerSetup, names: CardNames, face_up: bool) -> None:
    for monster in cards.mzone:
        if (monster.pos != "set") is face_up:
            duel.place(_code(names, monster.card), player, LOCATION_MZONE, monster.seq, POSITIONS[monster.pos])
    for spell in cards.szone:
        if (pos_of(spell) != "set") is face_up:
            position = POS_FACEDOWN if pos_of(spell) == "set" else POSITIONS[pos_of(spell)]
            duel.place(_code(names, spell.card), player, LOCATION_SZONE, spell.seq, position)


def _place_ties(duel: Duel, player: int, cards: PlayerSetup, names: CardNames) -> None:
    for monster in cards.mzone:
        for name in spread(monster.materials):
            duel.arrange(Attached(player, monster.seq, _code(names, name)))
    for spell in cards.szone:
        if spell.equip is not None:
            duel.arrange(Equipped(player, spell.seq, spell.equip.player, spell.equip.seq))
    for scale in cards.pzone:
        duel.arrange(Scale(player, scale.seq, _code(names, scale.card)))
