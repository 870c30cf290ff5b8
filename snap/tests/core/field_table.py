"""A duel without scripts, to test single rules on."""

from solemn.core.moves.zone_changes import add_card
from solemn.core.state.data import Card, DuelState
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import POS_FACEUP_ATTACK, STATUS_EFFECT_ENABLED, TYPE_EFFECT, TYPE_MONSTER

MASTER_RULE_5 = 0x2E800


def new_duel(flags: int = MASTER_RULE_5) -> DuelState:
    """An empty field."""
    d = DuelState(flags)
    d.rng_state = (1, 2, 3, 4)
    d.temp_card = Card(d, 0, printed(0, 0), 0)
    return d


def printed(code: int, kind: int = TYPE_MONSTER | TYPE_EFFECT) -> PrintedCard:
    """A card of the given types, with no other facts of interest."""
    return PrintedCard(code, 0, (), kind, 4, 1, 1, 1000, 1000, 0, 0, 0)


def new_card(d: DuelState, player: int = 0, kind: int = TYPE_MONSTER | TYPE_EFFECT) -> Card:
    """A card that is nowhere yet; its passcode is 1000 and its number."""
    card = Card(d, d.next_card_number, printed(1000 + d.next_card_number, kind), player)
    d.next_card_number += 1
    d.cards.append(card)
    return card


def put(d: DuelState, player: int, location: int, sequence: int = 0, kind: int = TYPE_MONSTER | TYPE_EFFECT) -> Card:
    """A new face-up card at a place."""
    card = new_card(d, player, kind)
    card.position = POS_FACEUP_ATTACK
    card.send_position = POS_FACEUP_ATTACK
    add_card(d, player, card, location, sequence)
    card.status |= STATUS_EFFECT_ENABLED
    return card
