"""What is noted of a row at once, while cards are where they were."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from solemn.core.card.relations import has_link_relation
from solemn.core.chain.negation import STAYS_PROPER
from solemn.core.effects.effect import handler_of
from solemn.core.effects.queries import affecting
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.field_zones import field_card
from solemn.core.state.log import place_of
from solemn.core.state.reasons import PROPERLY_SUMMONED
from solemn.core.state.rows import (
    Activated,
    AttackDeclared,
    Counters,
    LinkOpened,
    Move,
    NegatedLink,
    NoEffect,
    OfLink,
    Placed,
    PositionChange,
    Shielded,
    Targeted,
)
from solemn.core.summons.procedure_summons import MAY_TRY_AGAIN, is_counted
from solemn.core.timing.chain_links import negation_on_card
from solemn.judge.language.words import zone_of
from solemn.spec.constants import (
    EFFECT_REMAIN_FIELD,
    EFFECT_REVIVE_LIMIT,
    EFFECT_TYPE_ACTIVATE,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_OVERLAY,
    POS_FACEUP,
    STATUS_DISABLED,
    STATUS_FORBIDDEN,
    STATUS_PROC_COMPLETE,
    TYPE_CONTINUOUS,
    TYPE_EQUIP,
    TYPE_FIELD,
    TYPE_PENDULUM,
)

_STAYING: Final = TYPE_CONTINUOUS | TYPE_EQUIP | TYPE_FIELD | TYPE_PENDULUM


class HowMuch(NamedTuple):
    """How much had happened at a moment: rows of the log, effects made, whether another attack is allowed."""

    rows: int
    effects: int
    another_attack: bool


class Silenced(NamedTuple):
    """Of a link that resolves without effect: its card, the card that has seen to that wherever the link's card goes, and whether it left
    the field meanwhile (rule P5)."""

    card: Card
    by: Card | None
    left: bool


class SummonFacts(NamedTuple):
    """Of a Summon that begins: how many Normal Summons and Sets its player has used up, the effect that Summons, how, whether the
    monster counts as on the field during the attempt (rule S12), the monster, whether there is a Chain, and the rules for what comes of
    it for the monster if it is negated."""

    used: int = 0
    cause: Effect | None = None
    kind: int = 0
    on_field: bool = False
    card: Card | None = None
    in_chain: bool = False
    if_negated: tuple[str, ...] = ()


def _card_at(d: DuelState, player: int, location: int, sequence: int, _: int = 0) -> Card | None:
    if not location or location & LOCATION_OVERLAY:
        return None
    if location & LOCATION_ONFIELD:
        return field_card(d, player, location, sequence)
    pile = getattr(d.players[player], zone_of(location) or "hand")
    return pile[sequence] if sequence < len(pile) else None


def _note_attack(d: DuelState, row: AttackDeclared) -> list[Card | None]:
    return [_card_at(d, *row.attacker), _card_at(d, *row.target)]


def _note_targets(d: DuelState, row: Targeted) -> list[Card | None]:
    return [_card_at(d, *place) for place in row.places]


def _note_scale(d: DuelState, row: LinkOpened) -> bool:
    """Whether the card that is activated is in a Pendulum Zone."""
    card = _card_at(d, *row.place)
    return card is not None and card.pzone


def _note_scales(d: DuelState, row: Move) -> tuple[bool, bool]:
    """Whether the card was in a Pendulum Zone before it moved, and whether it is in one now."""
    card = _card_at(d, *row.after)
    return (False, False) if card is None else (card.previous.pzone, card.pzone)


def _note_card(d: DuelState, row: PositionChange | Counters) -> Card | None:
    """The card that is turned, or whose counters change."""
    return _card_at(d, row.player, row.location, row.sequence)


def _note_summoning(d: DuelState, row: Placed) -> SummonFacts:
    card = _card_at(d, row.player, row.location, row.sequence)
    cause, kind = (None, 0) if card is None else (card.reason_effect, card.summon_type)
    again = row.kind == "summoning" and card is not None and card.summon_location == LOCATION_MZONE
    on_field = d.rulings_2023 and (again or row.kind == "flip_summoning")
    if_negated = () if card is None else tuple(_if_negated(card, cause, on_field))
    return SummonFacts(d.limits.normal_summons[row.player], cause, kind, on_field, card, bool(d.chain), if_negated)


def _if_negated(card: Card, procedure: Effect | None, on_field: bool) -> Iterator[str]:
    """The rules for what a monster may do after its Summon was negated: be Summoned so again, be Special Summoned by other means."""
    if is_counted(card, procedure):
        yield MAY_TRY_AGAIN
    if affecting(card, EFFECT_REVIVE_LIMIT) is None:
        return
    if not on_field:
        yield PROPERLY_SUMMONED
    elif card.status & STATUS_PROC_COMPLETE:
        yield STAYS_PROPER


def _note_protected(_: DuelState, row: Shielded) -> tuple[int, str | None]:
    """The place of a card to which something cannot be done."""
    player, location, *_rest = place_of(row.card)
    return player, zone_of(location)


def _note_link(d: DuelState, row: OfLink) -> tuple[Effect, bool] | None:
    """The effect, and whether it is the activation of a card."""
    link = d.chain[row.link - 1] if 0 < row.link <= len(d.chain) else None
    return None if link is None else (link.effect, bool(link.effect.type & EFFECT_TYPE_ACTIVATE))


def _note_activated(_: DuelState, row: Activated) -> tuple[Card, bool]:
    """The card, and whether its effects are negated when it activates one."""
    card = handler_of(row.effect)
    on_field = card.location & LOCATION_ONFIELD and card.position & POS_FACEUP
    return card, bool(on_field and card.status & (STATUS_DISABLED | STATUS_FORBIDDEN))


def _note_negated_card(_: DuelState, row: NegatedLink) -> bool:
    """Whether the effects of the link's card are all negated, not only the one that was activated."""
    return bool(row.card.status & (STATUS_DISABLED | STATUS_FORBIDDEN))


def _note_no_effect(d: DuelState, row: NoEffect) -> Silenced | None:
    """What negates the link's effect, if the log does not say that."""
    if isinstance(row.why, Effect) or not 0 < row.link <= len(d.chain):
        return None
    link = d.chain[row.link - 1]
    card, mark = handler_of(link.effect), negation_on_card(link)
    left = bool(link.triggering_location & LOCATION_ONFIELD) and not has_link_relation(card, link)
    return Silenced(card, None if mark is None else mark.owner, mark is not None and left)


def _note_solving(d: DuelState, row: OfLink) -> HowMuch | None:
    """How much had happened before the link resolves; None for one that leaves something in any case, or has nothing to carry out."""
    link = d.chain[row.link - 1] if 0 < row.link <= len(d.chain) else None
    if link is None or (link.effect.operation is None and link.replaced_operation is None):
        return None
    card = handler_of(link.effect)
    stays = bool(card.printed.type & _STAYING) or affecting(card, EFFECT_REMAIN_FIELD) is not None
    return None if stays and link.effect.type & EFFECT_TYPE_ACTIVATE else _how_much(d)


def _how_much(d: DuelState) -> HowMuch:
    return HowMuch(len(d.log), d.next_effect_number, d.battle.chain_attack)


def _note_solved(d: DuelState, _: OfLink) -> HowMuch | None:
    """How much had happened after it resolved; None if a Summon follows."""
    return None if d.chaining.summon_afterwards is not None else _how_much(d)


# by kind of row; the notes take the row with its values by name
NOTES: Final[dict[str, Callable[[DuelState, Any], Any]]] = {
    "attack": _note_attack,
    "move": _note_scales,
    "become_target": _note_targets,
    "chaining": _note_scale,
    "position": _note_card,
    "add_counter": _note_card,
    "remove_counter": _note_card,
    "chained": _note_link,
    ".activated": _note_activated,
    ".negated_effect": _note_negated_card,
    ".no_effect": _note_no_effect,
    ".protected": _note_protected,
    "chain_solving": _note_solving,
    "chain_solved": _note_solved,
    "summoning": _note_summoning,
    "special_summoning": _note_summoning,
    "flip_summoning": _note_summoning,
}
