"""The board as data: every card with its number, place, position and values, the Chain, LP and phase."""

from typing import Final

from solemn.core.card.attack_and_defense import get_attack, get_defense
from solemn.core.card.kinds import get_attribute, get_level, get_link, get_race, get_rank, get_type, left_scale_now
from solemn.core.card.link_arrows import get_link_marker
from solemn.core.effects.effect import handler_of
from solemn.core.state.data import Card, ChainLink, Group
from solemn.judge.board.board import placed_cards
from solemn.judge.language.speech import Speech
from solemn.judge.language.words import ATTRIBUTES, position_of, zone_of
from solemn.judge.telling.phrases import kind_text
from solemn.spec.constants import LOCATION_OVERLAY, POS_FACEUP, STATUS_DISABLED, TYPE_LINK, TYPE_XYZ
from solemn.spec.counter_kinds import counter_word
from solemn.table.faces import Data, arrows_of, face, words_text
from solemn.table.table import Table

_PILES: Final = ("hand", "deck", "grave", "banished", "extra")


def view(table: Table) -> Data:
    """The board of the table now. Cards have the numbers by which they can be asked about; the first card of a Deck is on top."""
    d, speech = table.duel.state, table.speech
    players = [
        {
            "lp": max(0, p.lp),
            **{zone: _numbers(getattr(p, zone)) for zone in _PILES},
            "deck": _numbers(p.deck)[::-1],
            "mzone": [None if card is None else card.id for card in p.mzone],
            "szone": [None if card is None else card.id for card in p.szone],
        }
        for p in d.players
    ]
    battle = d.battle
    return {
        "turn": d.turn,
        "turn_player": d.turn_player,
        "phase": table.listener.phase,
        "phase_text": speech.say("phase", phase=table.listener.phase or "main1"),
        "winner": table.duel.winner,
        "players": players,
        "cards": {str(card.id): card_data(card, speech) for card in placed_cards(d)},
        "chain": [_link(table, number, link) for number, link in enumerate(d.chain, 1)],
        "attack": None if battle.attacker is None else [battle.attacker.id, None if battle.target is None else battle.target.id],
    }


def _numbers(cards: list[Card]) -> list[int]:
    return [card.id for card in cards]


def card_data(card: Card, speech: Speech) -> Data:
    """One card where it is now."""
    host = card.overlay_target
    zone = "overlay" if host is not None else zone_of(card.location & ~LOCATION_OVERLAY) or ""
    found = face(card.printed, speech) | {
        "id": card.id,
        "owner": card.owner,
        "player": card.controller if host is None else host.controller,
        "zone": zone,
        "seq": card.sequence,
        "pos": position_of(card.position, zone),
        "up": bool(card.position & POS_FACEUP) or zone in ("hand", "grave", "overlay"),
    }
    if card.counters:
        found["counters"] = [[kind_text(counter_word(kind), 1, speech), sum(pair)] for kind, pair in card.counters.items() if sum(pair)]
    if card.materials_attached:
        found["materials"] = _numbers(card.materials_attached)
    if card.equip_target is not None:
        found["equipped_to"] = card.equip_target.id
    if card.pzone:
        found["scale"] = left_scale_now(card)
        found["in_scale"] = True
    if zone in ("mzone", "szone") and found["up"] and card.status & STATUS_DISABLED:
        found["negated"] = True
    if zone == "mzone":
        found |= _values(card, speech)
    return found


def _values(card: Card, speech: Speech) -> Data:
    """A monster's numbers on the field, with those that are printed."""
    kind, attribute = get_type(card), get_attribute(card)
    return {
        "atk": get_attack(card),
        "def": None if kind & TYPE_LINK else get_defense(card),
        "base": [card.printed.attack, card.printed.defense],
        "level": 0 if kind & TYPE_LINK else get_rank(card) if kind & TYPE_XYZ else get_level(card),
        "rank": bool(kind & TYPE_XYZ),
        "link": get_link(card) if kind & TYPE_LINK else 0,
        "arrows": arrows_of(get_link_marker(card)) if kind & TYPE_LINK else [],
        "attribute": next((word for word, bit in ATTRIBUTES.items() if attribute & bit), ""),
        "attribute_text": words_text(attribute, True, speech),
        "race": words_text(get_race(card), False, speech),
    }


def _link(table: Table, number: int, link: ChainLink) -> Data:
    card = handler_of(link.effect)
    story = table.telling.links.get(number)
    targets = link.target_cards
    return {
        "number": number,
        "card": card.id,
        "name": table.speech.card(card.printed.name),
        "player": link.triggering_player,
        "targets": _numbers(list(targets.cards)) if isinstance(targets, Group) else [],
        "paid": [] if story is None else list(story.paid),
        "is_card": story is not None and story.is_card,
    }


def card_of_number(table: Table, number: int) -> Card | None:
    """The card with this number, None if there is none in the duel."""
    return next((card for card in placed_cards(table.duel.state) if card.id == number), None)
