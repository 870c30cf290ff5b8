"""Players who might have responded but had nothing to respond with are not asked. Why not is noted at that moment."""

from dataclasses import dataclass
from typing import Any, Final

from solemn.core.effects.effect import handler_of
from solemn.core.effects.queries import spell_speed
from solemn.core.state.data import Card
from solemn.duel.facade import Duel
from solemn.judge.board.board import place_of_card
from solemn.judge.board.offers import activated_effects
from solemn.judge.board.record import Reason
from solemn.judge.language.speech import Speech
from solemn.judge.play.why_not import why_not
from solemn.judge.scenario import model
from solemn.judge.scenario.names import CardNames
from solemn.lua import LuaLimitError
from solemn.spec.constants import LOCATION_GRAVE, LOCATION_HAND, LOCATION_MZONE, LOCATION_SZONE

_PLACES: Final = LOCATION_HAND | LOCATION_MZONE | LOCATION_SZONE | LOCATION_GRAVE
_SLOW: Final = 1
_MOST: Final = 12  # cards of a player that are asked about


@dataclass(frozen=True, slots=True)
class Unasked:
    """A card that could not answer something: what, and why not."""

    card: int
    moment: str
    reasons: tuple[Reason, ...]


def unasked(duel: Duel, player: int, names: CardNames, speech: Speech) -> list[Unasked]:
    """Of each card that the player might think of, why it cannot answer what has just happened; nothing between such moments."""
    moment = _moment(duel, names, speech)
    if not moment:
        return []
    cards = [card for card in duel.state.cards if card.controller == player and card.location & _PLACES and _is_quick(card)]
    found = [Unasked(card.id, moment, _why_not(duel, card, player, names, speech)) for card in cards[:_MOST]]
    return [one for one in found if one.reasons]


def _moment(duel: Duel, names: CardNames, speech: Speech) -> str:
    d = duel.state
    if d.chain:
        last = handler_of(d.chain[-1].effect)
        return speech.say("moment-link", link=len(d.chain), card=names.of_code(last.printed.code))
    attacker = d.battle.attacker
    if attacker is not None and not d.battle.damage_calculated:
        return speech.say("moment-attack", card=names.of_code(attacker.printed.code))
    return ""


def _is_quick(card: Card) -> bool:
    return any(spell_speed(e) > _SLOW for e in activated_effects(card))


def _why_not(duel: Duel, card: Card, player: int, names: CardNames, speech: Speech) -> tuple[Reason, ...]:
    place = place_of_card(card, names)
    ref: Any = model.CardAt(card=place.card, player=place.player, zone=place.zone, seq=place.seq)  # type: ignore[arg-type]
    try:
        return why_not(duel, model.Chain(card=ref, by=player), names, speech)
    except (LuaLimitError, RecursionError):
        return ()
