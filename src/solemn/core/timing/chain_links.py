"""Questions about the Chain: which link is meant, what its card was like, and whether it can be negated."""

from solemn.core.card.attack_and_defense import get_attack, get_defense
from solemn.core.card.kinds import get_attribute, get_level, get_link, get_race, get_rank, get_type, left_scale_now, right_scale_now
from solemn.core.card.names import get_code, get_set_card, second_name
from solemn.core.effects.calling import check
from solemn.core.effects.effect import handler_of, value, value_says_yes
from solemn.core.effects.queries import field_effects
from solemn.core.state.copied_fields import copy_fields_of_chain_link
from solemn.core.state.data import Card, CardState, ChainLink, DuelState, Effect
from solemn.core.state.reasons import UNNEGATABLE, Refusal
from solemn.spec.constants import (
    CHAIN_DISABLE_EFFECT,
    EFFECT_CANNOT_DISEFFECT,
    EFFECT_CANNOT_INACTIVATE,
    EFFECT_DISABLE_CHAIN,
    EFFECT_FLAG_CANNOT_DISABLE,
    EFFECT_FLAG_CANNOT_INACTIVATE,
    EFFECT_FLAG_CARD_TARGET,
    EFFECT_TYPE_CONTINUOUS,
    LOCATION_EMZONE,
    LOCATION_FZONE,
    LOCATION_MMZONE,
    LOCATION_MZONE,
    LOCATION_PZONE,
    LOCATION_STZONE,
    LOCATION_SZONE,
    STATUS_FORBIDDEN,
    STATUS_PROC_COMPLETE,
)


def note_card_at_activation(link: ChainLink, card: Card) -> None:
    """Note in the link where and what its card is now, at the activation. Rule P4."""
    link.triggering_controller = card.controller
    link.triggering_location = card.location | _zone_kind(card)
    link.triggering_sequence = card.sequence
    link.triggering_position = card.position
    link.triggering_status = card.status
    link.triggering_summon_type = card.summon_type & 0xFF00FFFF
    link.triggering_summon_location = card.summon_location
    link.triggering_proper = bool(card.status & STATUS_PROC_COMPLETE)
    seen = link.seen = CardState()
    seen.code = get_code(card)
    seen.code2 = second_name(card)
    seen.level = get_level(card)
    seen.rank = get_rank(card)
    seen.link = get_link(card)
    seen.left_scale = left_scale_now(card)
    seen.right_scale = right_scale_now(card)
    seen.attribute = get_attribute(card)
    seen.type = get_type(card)
    seen.race = get_race(card)
    seen.attack = get_attack(card)
    seen.defense = get_defense(card)
    seen.setcodes = get_set_card(card)


def number_link(d: DuelState, link: ChainLink, card: Card) -> None:
    """Give an effect that may become a Chain Link its number, which rises with time, and note what its card is now."""
    link.chain_id = d.field_id & 0xFFFF
    d.field_id += 1
    note_card_at_activation(link, card)


def copy_link(link: ChainLink) -> ChainLink:
    """A second record of the same link, which can change without the first."""
    twin = ChainLink(link.effect, link.event)
    copy_fields_of_chain_link(link, twin)
    twin.op_infos = dict(link.op_infos)
    twin.possible_op_infos = dict(link.possible_op_infos)
    return twin


def _zone_kind(card: Card) -> int:
    if card.location == LOCATION_MZONE:
        return LOCATION_EMZONE if card.sequence >= 5 else LOCATION_MMZONE
    if card.location != LOCATION_SZONE:
        return 0
    if card.sequence == 5:
        return LOCATION_FZONE
    if card.pzone:
        return LOCATION_PZONE
    return LOCATION_STZONE if card.sequence < 5 else 0


def chain_link(d: DuelState, n: int) -> ChainLink | None:
    """Link n of the Chain, 0 for the newest one; None if it does not exist."""
    return d.chain[n - 1] if d.chain and 0 <= n <= len(d.chain) else None


def link_or_newest(d: DuelState, n: int) -> ChainLink | None:
    """Link n of the Chain, the newest for a number that no link has; None without a Chain."""
    return chain_link(d, n) or chain_link(d, 0)


def link_at(d: DuelState, n: int) -> ChainLink | None:
    """Link n as scripts mean it: as `link_or_newest`, but within a continuous effect 0 means that effect, which has no Chain Link."""
    if n == 0 and d.events.continuous and d.reason_effect is not None and d.reason_effect.type & EFFECT_TYPE_CONTINUOUS:
        return d.events.continuous[-1]
    return link_or_newest(d, n)


def why_not_negate_activation(d: DuelState, n: int) -> Refusal:
    """May the activation of link n (0: the newest) be negated? Not if its text or a protection forbids it, or there is no such link."""
    link = chain_link(d, n)
    if link is None or link.effect.flag & EFFECT_FLAG_CANNOT_INACTIVATE:
        return UNNEGATABLE
    return _protecting(d, EFFECT_CANNOT_INACTIVATE, n)


def why_not_negate_effect(d: DuelState, n: int) -> Refusal:
    """May the effect of link n (0: the newest) be negated? As for activations, but protections of a prohibited card do not count."""
    link = chain_link(d, n)
    if link is None:
        return UNNEGATABLE
    if handler_of(link.effect).status & STATUS_FORBIDDEN:
        return None
    if link.effect.flag & EFFECT_FLAG_CANNOT_DISABLE:
        return UNNEGATABLE
    return _protecting(d, EFFECT_CANNOT_DISEFFECT, n)


def _protecting(d: DuelState, code: int, n: int) -> Refusal:
    for shield in field_effects(d, code):
        if value_says_yes(shield, n):
            return shield
    return None


def is_link_negated(d: DuelState, n: int) -> bool:
    """Was the effect of link n (0: the newest) negated while the Chain was built? E1: then it will not be applied."""
    link = chain_link(d, n)
    if link is None:
        return False
    return bool(link.flag & CHAIN_DISABLE_EFFECT) or negation_on_card(link) is not None


def negation_on_card(link: ChainLink) -> Effect | None:
    """The effect on the link's card, wherever that is now, by which the link resolves without effect; None if there is none. Rule P5."""
    marks = handler_of(link.effect).single_effects.get(EFFECT_DISABLE_CHAIN, ())
    return next((mark for mark in marks if value(mark) == link.chain_id), None)


def check_chain_target(d: DuelState, n: int, card: Card | None) -> bool:
    """Could link n (0: the newest), which targets cards, have this card as its target?"""
    link = chain_link(d, n)
    if link is None:
        return False
    e, event = link.effect, link.event
    if e.target is None or not e.flag & EFFECT_FLAG_CARD_TARGET:
        return False
    return check(
        d, e.target, e, link.triggering_player, event.cards, event.player, event.value, event.reason_effect, event.reason,
        event.reason_player, 0, card,
    )  # fmt: skip
