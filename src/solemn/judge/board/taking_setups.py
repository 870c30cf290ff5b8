"""The board of a duel as the setup of a scenario, as far as a setup has words for it."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from solemn.core.state.data import Card, DuelState
from solemn.judge.board.pasts import SUMMON_TYPES
from solemn.judge.language.words import PHASES
from solemn.judge.scenario.model import Cards, MonsterSetup, PendulumSetup, PlayerSetup, Setup, SpellSetup, Summoned, ZoneRef
from solemn.judge.scenario.names import CardNames
from solemn.spec.constants import (
    LOCATION_MZONE,
    LOCATION_OVERLAY,
    LOCATION_SZONE,
    POS_DEFENSE,
    POS_FACEDOWN,
    POS_FACEUP,
    TYPE_MONSTER,
    TYPE_TOKEN,
)
from solemn.spec.counter_kinds import counter_word

PASTS: Final = "pasts"
OWNERS: Final = "owners"
FACE_DOWN: Final = "face-down"
ELSEWHERE: Final = "elsewhere"  # Trap Monsters, monsters that are treated as Spells
_LEFT_PENDULUM: Final = (0, 6)
_SUMMON: Final = 0xFF000000  # of a Summon type: how, not from where


def take_setup(d: DuelState, names: CardNames, player_of: Callable[[int], int], *, with_pasts: bool = True) -> tuple[Setup, list[str]]:
    """The setup, and what it has no words for: PASTS, OWNERS, FACE_DOWN, ELSEWHERE.

    `player_of` gives the scenario's number of a player; without pasts it tells of no counters and of no Summons.
    """
    players = [PlayerSetup(), PlayerSetup()]
    for player in (0, 1):
        players[player_of(player)] = _player(d, player, names, player_of, with_pasts)
    phase: Any = PHASES.get(d.phase, "battle")
    setup = Setup(players=players, turn=player_of(d.turn_player), phase=phase if phase in ("main1", "main2") else "battle")
    return setup, sorted({*_missing(d), *([] if with_pasts else [PASTS])})


def _player(d: DuelState, player: int, names: CardNames, player_of: Callable[[int], int], with_pasts: bool) -> PlayerSetup:
    side = d.players[player]
    spells = [(seq, card) for seq, card in enumerate(side.szone) if card is not None]
    setup = PlayerSetup(
        lp=max(1, side.lp),
        hand=_pile(side.hand, names),
        deck=_pile(reversed(side.deck), names),
        extra=_pile(side.extra, names),
        grave=_pile(side.grave, names),
        banished=_pile(side.banished, names),
        pzone=[_scale(seq, card, names) for seq, card in spells if card.pzone],
    )
    for seq, card in enumerate(side.mzone):
        if card is not None and _belongs_in_mzone(card):
            setup.mzone.append(_monster(seq, card, names, with_pasts))
    for seq, card in spells:
        if not card.pzone and _belongs_in_szone(card):
            setup.szone.append(_spell(seq, card, names, player_of, with_pasts))
    return setup


def _pile(cards: Iterable[Card], names: CardNames) -> Cards:
    return [names.of_code(card.printed.code) for card in cards]


def _belongs_in_mzone(card: Card) -> bool:
    return bool(card.printed.type & TYPE_MONSTER)


def _belongs_in_szone(card: Card) -> bool:
    """Whether the card is a Spell or Trap, or equipped to a monster."""
    return not card.printed.type & TYPE_MONSTER or card.equip_target is not None


def _scale(seq: int, card: Card, names: CardNames) -> PendulumSetup:
    return PendulumSetup(card=names.of_code(card.printed.code), seq=0 if seq in _LEFT_PENDULUM else 1)


def _monster(seq: int, card: Card, names: CardNames, with_pasts: bool) -> MonsterSetup:
    setup = MonsterSetup(card=names.of_code(card.printed.code), seq=seq, materials=_pile(card.materials_attached, names))
    if card.position & POS_FACEDOWN:
        setup.pos = "set"
    elif card.position & POS_DEFENSE:
        setup.pos = "defense"
    if with_pasts:
        setup.counters = _counters(card)
        setup.summoned = None if setup.pos == "set" else _summoned(card, names)
    return setup


def _summoned(card: Card, names: CardNames) -> Summoned | None:
    word: Any = next((word for word, bits in SUMMON_TYPES.items() if bits & _SUMMON and card.summon_type & _SUMMON == bits & _SUMMON), None)
    return None if word is None else Summoned(as_=word, materials=_pile(card.materials, names))


def _counters(card: Card) -> dict[str, int] | None:
    return {counter_word(kind): sum(pair) for kind, pair in card.counters.items() if sum(pair)} or None


def _spell(seq: int, card: Card, names: CardNames, player_of: Callable[[int], int], with_pasts: bool) -> SpellSetup:
    name, bearer = names.of_code(card.printed.code), card.equip_target
    if not card.position & POS_FACEUP:
        return SpellSetup(card=name, seq=seq)
    equip = None if bearer is None else ZoneRef(player=player_of(bearer.controller), seq=bearer.sequence)
    return SpellSetup(card=name, seq=seq, pos="faceup", equip=equip, counters=_counters(card) if with_pasts else None)


def _missing(d: DuelState) -> Iterable[str]:
    for card in d.cards:
        if not card.location or card.overlay_target is not None:
            continue
        if card.owner != card.controller and not card.printed.type & TYPE_TOKEN:
            yield OWNERS
        if card.location & LOCATION_MZONE and not card.location & LOCATION_OVERLAY and not _belongs_in_mzone(card):
            yield ELSEWHERE
        if card.location & LOCATION_SZONE and not card.pzone and not _belongs_in_szone(card):
            yield ELSEWHERE
    if any(card.position & POS_FACEDOWN for player in d.players for card in player.banished):
        yield FACE_DOWN
