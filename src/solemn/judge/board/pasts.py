"""What happened to cards of a setup before the duel: how monsters were Summoned and with what, which counters lie on a card."""

from collections.abc import Iterator
from typing import Final

from solemn.core.effects.queries import effects_on
from solemn.core.moves.counter_placing import can_add_counter
from solemn.core.state.data import Card
from solemn.core.state.field_zones import field_card
from solemn.duel.arranging import CountersOn, Material, SummonedSo
from solemn.duel.facade import Duel
from solemn.judge.language.sayings import Row, Said, saying
from solemn.judge.scenario.model import Counters, PlayerSetup, Summoned, spread
from solemn.judge.scenario.model_faults import near_words
from solemn.judge.scenario.names import CardNames
from solemn.spec.constants import (
    COUNTER_NEED_ENABLE,
    COUNTER_WITHOUT_PERMIT,
    EFFECT_COUNTER_PERMIT,
    LOCATION_EXTRA,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_SZONE,
    SUMMON_TYPE_ADVANCE,
    SUMMON_TYPE_FLIP,
    SUMMON_TYPE_FUSION,
    SUMMON_TYPE_LINK,
    SUMMON_TYPE_NORMAL,
    SUMMON_TYPE_PENDULUM,
    SUMMON_TYPE_RITUAL,
    SUMMON_TYPE_SPECIAL,
    SUMMON_TYPE_SYNCHRO,
    SUMMON_TYPE_XYZ,
)
from solemn.spec.counter_kinds import COUNTERS, counter_number, counter_word

Path = tuple[str | int, ...]
SUMMON_TYPES: Final = {
    "normal": SUMMON_TYPE_NORMAL, "tribute": SUMMON_TYPE_ADVANCE, "flip": SUMMON_TYPE_FLIP, "special": SUMMON_TYPE_SPECIAL,
    "fusion": SUMMON_TYPE_FUSION, "ritual": SUMMON_TYPE_RITUAL, "synchro": SUMMON_TYPE_SYNCHRO, "xyz": SUMMON_TYPE_XYZ,
    "pendulum": SUMMON_TYPE_PENDULUM, "link": SUMMON_TYPE_LINK,
}  # fmt: skip
_FROM_EXTRA_DECK: Final = ("fusion", "synchro", "xyz", "link")
_OTHER_PLACES: Final = {"flip": LOCATION_MZONE}


class SetupFault(Exception):
    """What only the cards' scripts can tell is wrong with a setup: where, and what."""

    def __init__(self, path: Path, said: Said) -> None:
        super().__init__(said)
        self.path = path
        self.said = said


def note_pasts(duel: Duel, player: int, cards: PlayerSetup, names: CardNames) -> None:
    """Give a player's cards on the field the past that the setup tells of. Raises SetupFault for counters that a card cannot have."""
    for i, monster in enumerate(cards.mzone):
        card = field_card(duel.state, player, LOCATION_MZONE, monster.seq)
        if card is not None and monster.summoned is not None:
            _note_summon(duel, card, monster.summoned, names)
        if card is not None and monster.counters is not None:
            _put_counters(duel, card, monster.counters, ("setup", "players", player, "mzone", i, "counters"))
    for i, spell in enumerate(cards.szone):
        card = field_card(duel.state, player, LOCATION_SZONE, spell.seq)
        if card is not None and spell.counters is not None:
            _put_counters(duel, card, spell.counters, ("setup", "players", player, "szone", i, "counters"))


# -- Summons -------------------------------------------------------------------------------------------------------------


def _note_summon(duel: Duel, card: Card, summoned: Summoned, names: CardNames) -> None:
    origin = LOCATION_EXTRA if summoned.as_ in _FROM_EXTRA_DECK else _OTHER_PLACES.get(summoned.as_, LOCATION_HAND)
    materials = tuple(_materials(duel, card, summoned, names))
    duel.arrange(SummonedSo(card.controller, card.sequence, SUMMON_TYPES[summoned.as_], origin, materials))


def _materials(duel: Duel, card: Card, summoned: Summoned, names: CardNames) -> Iterator[Material]:
    """The cards that it was Summoned with: cards of that name in the GY or banished, else cards that are no longer there."""
    player = duel.state.players[card.owner]
    there = [*card.materials_attached, *player.grave, *player.banished]
    for name in spread(summoned.materials):
        printed = names.find(name)
        found = next((c for c in there if names.title(c.printed.code) == names.title(name)), None)
        if found is not None:
            there.remove(found)
        yield Material(0 if printed is None else printed.code, None if found is None else found.id)


# -- counters ------------------------------------------------------------------------------------------------------------


def _put_counters(duel: Duel, card: Card, counters: Counters, path: Path) -> None:
    if isinstance(counters, int):
        kinds = _kinds_of(card)
        if len(kinds) != 1:
            known = Row(tuple(map(counter_word, kinds))) if kinds else saying("none")
            raise SetupFault(path, saying("counters-of-which-kind", card=card.printed.name, known=known))
        counters = {hex(kinds[0]): counters}
    for word, count in counters.items():
        _put(duel, card, _kind_of(word, path), count, path)


def _put(duel: Duel, card: Card, kind: int, count: int, path: Path) -> None:
    if not can_add_counter(card, card.controller, kind, count, False):
        raise SetupFault(path, saying("counters-too-many", card=card.printed.name, kind=counter_word(kind), count=count))
    lasting = kind & COUNTER_WITHOUT_PERMIT and not kind & COUNTER_NEED_ENABLE
    bare = kind & ~COUNTER_NEED_ENABLE
    lost_if_negated, rest = (0, count) if lasting else (count, 0)
    duel.arrange(CountersOn(card.controller, card.location, card.sequence, bare, lost_if_negated, rest))


def _kinds_of(card: Card) -> list[int]:
    """The kinds of counters that the card's own effects let it have."""
    codes = {code for code in card.single_effects if code & EFFECT_COUNTER_PERMIT and code >> 16 == EFFECT_COUNTER_PERMIT >> 16}
    return sorted(code & 0xFFFF for code in codes if effects_on(card, code))


def _kind_of(word: str, path: Path) -> int:
    kind = counter_number(word)
    if kind is None:
        raise SetupFault(path, near_words(saying("unknown-counters", found=word), word, list(COUNTERS)))
    return kind
