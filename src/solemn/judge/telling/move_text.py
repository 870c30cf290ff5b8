"""What a player can do, in words."""

from collections.abc import Callable, Iterator
from typing import Final

from solemn.core.state.data import Card
from solemn.core.state.log import place_of
from solemn.duel.arguments import require
from solemn.duel.moves import TEXTS_A_CARD, Move
from solemn.judge.language.speech import Speech, english
from solemn.judge.language.words import ATTRIBUTES, SIGNS, TYPES, position_word, zone_of
from solemn.judge.telling.phrases import zone_text
from solemn.spec.constants import POS_FACEDOWN

_SAID_AS: Final = {
    "summon": "normal-summon", "special_summon": "special-summon", "reposition": "change-position", "set_monster": "set",
    "set_spell_trap": "set", "to_battle": "to-battle", "to_main2": "to-main2", "to_end": "end-turn", "put_back": "put-back",
    "keep_order": "keep-order", "zone": "zone", "range": "name", "hand": "rock-paper-scissors",
}  # fmt: skip
_ABOUT: Final = frozenset({"name", "range", "type", "attribute", "counters", "order"})  # messages that take what is declared or chosen


def move_text(move: Move, speech: Speech | None = None) -> str:
    """The move in a few words, in English unless another speech is given; a card that the player does not see is a face-down card."""
    require("move", move, Move, "a solemn.Move, as duel.moves() gives it")
    if speech is not None:
        require("speech", speech, Speech, "a speech, as solemn.speech_in gives it")
    speech = speech or english()
    word = _SAID_AS.get(move.kind, move.kind)
    if word == "change-position" and any(card.position & POS_FACEDOWN for card in move.cards):
        word = "flip"
    about = speech.row(_about(move, speech))
    if move.kind in _ABOUT or move.kind not in _VALUES:
        return speech.say(f"do-{word}", card=about).strip()
    said = speech.say(f"do-{word}")
    return speech.say("move-about", move=said, what=about) if about else said


def _about(move: Move, speech: Speech) -> Iterator[str]:
    value = _VALUES.get(move.kind)
    if value is not None:
        yield from value(move, speech)
    elif move.cards:
        for card, name in zip(move.cards, move.names, strict=True):
            yield _card_text(card, name, speech)
    else:
        yield from map(speech.card, move.names)


def _card_text(card: Card, name: str, speech: Speech) -> str:
    """The card and where it is."""
    player, location, sequence, _ = place_of(card)
    where = speech.say("place", player=player, where=zone_text(zone_of(location) or "none", sequence, card.pzone, speech))
    return speech.say("move-card-at", card=name or speech.say("move-hidden"), place=where)


def _zones(move: Move, speech: Speech) -> Iterator[str]:
    for player, location, sequence in move.zones:
        yield speech.say("place", player=player, where=zone_text(zone_of(location) or "none", sequence, False, speech))


def _positions(move: Move, speech: Speech) -> Iterator[str]:
    return (speech.say("position", position=position_word(value)) for value in move.values)


def _question(move: Move, speech: Speech) -> Iterator[str]:
    return (_card_text(card, name, speech) for card, name in zip(move.cards, move.names, strict=True))


def _texts(move: Move, speech: Speech) -> Iterator[str]:
    """A text of a card by the card and its number there, any other one by its number."""
    for value, name in zip(move.values, move.names, strict=True):
        number = str((value & ((1 << TEXTS_A_CARD) - 1)) + 1)
        yield speech.say("move-card-at", card=name, place=number) if name else str(value)


def _words(table: dict[str, int]) -> Callable[[Move, Speech], Iterator[str]]:
    names = {bit: word for word, bit in table.items()}
    return lambda move, _: (names.get(value, str(value)) for value in move.values)


_VALUES: Final[dict[str, Callable[[Move, Speech], Iterator[str]]]] = {
    "zone": _zones,
    "position": _positions,
    "yes": _question,
    "no": _question,
    "number": lambda move, _: map(str, move.values),
    "option": _texts,
    "type": _words(dict(TYPES)),
    "attribute": _words(dict(ATTRIBUTES)),
    "hand": _words(dict(SIGNS)),
}
