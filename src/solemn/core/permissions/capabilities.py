"""What can be done with a card: banishing, Tributing, sending, paying with it, attacking, turning it, changing its control.

The questions about sending answer yes or no; while an explanation is being made, what refused is noted (`reasons.refuse`).
"""

from typing import Final

from solemn.core.card.kinds import get_type, starts_in_extra_deck
from solemn.core.effects.effect import handler_player, value, value_says_yes
from solemn.core.effects.queries import affecting, affecting_for, effects_on, field_effects, player_affected
from solemn.core.permissions.available_zones import open_zones
from solemn.core.permissions.material_checks import why_not_cost_condition
from solemn.core.permissions.player_permissions import (
    forbidding,
    forbidding_all,
    player_can_release,
    player_can_send_to_deck,
    player_can_send_to_grave,
    player_can_send_to_hand,
    why_not_discard_deck,
)
from solemn.core.permissions.redirects import redirected_destination, redirected_from_field, who_redirects
from solemn.core.permissions.rule_tables import RuleTable, is_prohibited, refused_by_rule
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.reasons import (
    BEING_SUMMONED,
    CONTROLLER,
    COST,
    FACE_DOWN,
    FORBIDDEN,
    KIND,
    LOCATION,
    MOVED_THIS_TURN,
    OVERLAY,
    POSITION,
    ZONE,
    Refusal,
    refuse,
)
from solemn.spec.constants import (
    DUEL_CAN_REPOS_IF_NON_SUMPLAYER,
    DUEL_TRAP_MONSTERS_NOT_USE_ZONE,
    EFFECT_ATTACK_COST,
    EFFECT_ATTACK_DISABLED,
    EFFECT_CANNOT_ATTACK,
    EFFECT_CANNOT_ATTACK_ANNOUNCE,
    EFFECT_CANNOT_CHANGE_CONTROL,
    EFFECT_CANNOT_CHANGE_POSITION,
    EFFECT_CANNOT_REMOVE,
    EFFECT_CANNOT_TO_DECK,
    EFFECT_CANNOT_TO_GRAVE,
    EFFECT_CANNOT_TO_GRAVE_AS_COST,
    EFFECT_CANNOT_TO_HAND,
    EFFECT_CANNOT_TURN_SET,
    EFFECT_CANNOT_USE_AS_COST,
    EFFECT_DEFENSE_ATTACK,
    EFFECT_FORBIDDEN,
    EFFECT_SKIP_BP,
    EFFECT_TO_GRAVE_REDIRECT,
    EFFECT_TRIBUTE_LIMIT,
    EFFECT_UNRELEASABLE_EFFECT,
    EFFECT_UNRELEASABLE_NONSUM,
    EFFECT_UNRELEASABLE_SUM,
    EFFECT_UNSTOPPABLE_ATTACK,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_REASON_CONTROL,
    LOCATION_REMOVED,
    LOCATION_SZONE,
    PLAYER_NONE,
    POS_FACEDOWN,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
    POS_FACEUP_DEFENSE,
    REASON_COST,
    REASON_EFFECT,
    REASON_SUMMON,
    STATUS_FLIP_SUMMON_TURN,
    STATUS_FORM_CHANGED,
    STATUS_LEAVE_CONFIRMED,
    STATUS_SPSUMMON_TURN,
    STATUS_SUMMON_TURN,
    STATUS_SUMMONING,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_PENDULUM,
    TYPE_SPELL,
    TYPE_TOKEN,
    TYPE_TRAP,
    TYPE_TRAPMONSTER,
)

_LINK_MONSTER: Final = TYPE_LINK | TYPE_MONSTER
_ARRIVED_THIS_TURN: Final = STATUS_SUMMON_TURN | STATUS_FLIP_SUMMON_TURN | STATUS_SPSUMMON_TURN
_GONE: Final = LOCATION_GRAVE | LOCATION_REMOVED


def _allowed(card: Card, by: Refusal) -> bool:
    return by is None or refuse(card.d, by, card)


# Banishing


def why_not_remove(card: Card, player: int, position: int = POS_FACEUP, reason: int = REASON_EFFECT) -> Refusal:
    """May the player banish the card in this position? A Token not face-down."""
    d = card.d
    refusal = forbidding(d, player, EFFECT_CANNOT_REMOVE, card, player, reason, d.reason_effect) or affecting(card, EFFECT_CANNOT_REMOVE)
    if refusal is None and card.printed.type & TYPE_TOKEN and position & POS_FACEDOWN:
        return KIND
    return refusal


def removable(card: Card, player: int, position: int = POS_FACEUP, reason: int = REASON_EFFECT) -> bool:
    """Whether the player may banish the card in this position."""
    return _allowed(card, why_not_remove(card, player, position, reason))


def removable_as_cost(card: Card, player: int, position: int = POS_FACEUP) -> bool:
    """Whether the player can pay by banishing the card: it must really be banished."""
    if not _payable_from(card, LOCATION_REMOVED, 0) or not removable(card, player, position, REASON_COST):
        return False
    destination, redirected = _cost_destination(card, LOCATION_REMOVED)
    is_paid = destination == LOCATION_REMOVED and not (redirected and position & POS_FACEDOWN)
    return is_paid or _goes_elsewhere(card, LOCATION_REMOVED)


def _cost_destination(card: Card, destination: int) -> tuple[int, bool]:
    # where a card that is paid would really go, and whether an effect sends it there
    before, card.send_location = card.send_location, destination
    redirected = False
    if card.location & LOCATION_ONFIELD:
        redirect = redirected_from_field(card, REASON_COST) & 0xFFFF
        if redirect:
            destination, redirected = redirect, True
    redirect = redirected_destination(card, destination & 0xFF, REASON_COST) & 0xFFFF
    if redirect:
        destination, redirected = redirect, True
    card.send_location = before
    return destination, redirected


# Tributes


def _cannot_be_tributed_now(card: Card) -> Refusal:
    if card.status & STATUS_SUMMONING:
        return BEING_SUMMONED
    if card.overlay_target is not None:
        return OVERLAY
    return LOCATION if card.location & _GONE else None


def releasable_by_summon(card: Card, player: int, summoned: Card) -> bool:
    """Whether the player can Tribute the card for the Tribute Summon (or Set) of `summoned`."""
    d = card.d
    if not _allowed(card, _cannot_be_tributed_now(card)) or not player_can_release(d, player, card, REASON_SUMMON):
        return False
    return _allowed(card, affecting_for(card, EFFECT_UNRELEASABLE_SUM, summoned)) and _allowed(
        card, affecting_for(summoned, EFFECT_TRIBUTE_LIMIT, card)
    )


def releasable_by_nonsummon(card: Card, player: int, reason: int) -> bool:
    """Whether the player can Tribute the card for this reason, other than a Tribute Summon."""
    if not _allowed(card, _cannot_be_tributed_now(card)):
        return False
    if card.location == LOCATION_HAND and card.printed.type & (TYPE_SPELL | TYPE_TRAP):
        return refuse(card.d, KIND, card)
    if not player_can_release(card.d, player, card, reason):
        return False
    return _allowed(card, affecting(card, EFFECT_UNRELEASABLE_NONSUM))


def releasable_by_effect(card: Card, player: int, e: Effect | None) -> bool:
    """Whether no protection keeps the player from Tributing the card by effect e."""
    if e is None:
        return True
    for shield in effects_on(card, EFFECT_UNRELEASABLE_EFFECT):
        if value_says_yes(shield, e, player, card):
            return refuse(card.d, shield, card)
    return True


# Sending


def can_send_to_grave(card: Card, player: int, reason: int) -> bool:
    """Whether the player can send the card to the GY for this reason."""
    return _allowed(card, affecting(card, EFFECT_CANNOT_TO_GRAVE)) and player_can_send_to_grave(card.d, player, card, reason)


def can_send_to_hand(card: Card, player: int) -> bool:
    """Whether the player can add or return the card to the hand (an Extra Deck monster: to the Extra Deck)."""
    extra = starts_in_extra_deck(card)
    if card.status & STATUS_LEAVE_CONFIRMED or (extra and card.location == LOCATION_EXTRA):
        return refuse(card.d, LOCATION, card)
    if not _allowed(card, affecting(card, EFFECT_CANNOT_TO_HAND)):
        return False
    if extra and not can_send_to_deck(card, player):
        return False
    return player_can_send_to_hand(card.d, player, card)


def can_send_to_deck(card: Card, player: int) -> bool:
    """Whether the player can return the card to the Deck or Extra Deck."""
    if card.status & STATUS_LEAVE_CONFIRMED or (card.location == LOCATION_EXTRA and starts_in_extra_deck(card)):
        return refuse(card.d, LOCATION, card)
    return _allowed(card, affecting(card, EFFECT_CANNOT_TO_DECK)) and player_can_send_to_deck(card.d, player, card)


def can_send_to_extra(card: Card, player: int) -> bool:
    """Whether the player can put the card into the Extra Deck."""
    if not card.printed.type & TYPE_PENDULUM and not starts_in_extra_deck(card):
        return refuse(card.d, KIND, card)
    return _allowed(card, affecting(card, EFFECT_CANNOT_TO_DECK)) and player_can_send_to_deck(card.d, player, card)


# Paying with a card: it must really get there


def _arrives(card: Card, destination: int) -> bool:
    return _cost_destination(card, destination)[0] == destination or _goes_elsewhere(card, destination)


def _goes_elsewhere(card: Card, destination: int) -> bool:
    """Say no, always False, because effects would send what is paid elsewhere."""
    if card.d.explain is None:
        return False
    before, card.send_location = card.send_location, destination
    by = who_redirects(card, destination, REASON_COST)
    card.send_location = before
    return refuse(card.d, by or COST, card)


def can_cost_to_grave(card: Card, player: int) -> bool:
    """Whether the player can pay by sending the card to the GY; a Pendulum Monster on the field would go to the Extra Deck."""
    if card.location & LOCATION_ONFIELD and card.printed.type & TYPE_PENDULUM and can_send_to_extra(card, player):
        return refuse(card.d, COST, card)
    return (
        _payable_from(card, LOCATION_GRAVE, TYPE_TOKEN)
        and _allowed(card, affecting(card, EFFECT_CANNOT_TO_GRAVE_AS_COST))
        and can_send_to_grave(card, player, REASON_COST)
        and _arrives(card, LOCATION_GRAVE)
    )


def can_cost_to_hand(card: Card, player: int) -> bool:
    """Whether the player can pay by returning the card to the hand."""
    if not _is_of_main_deck(card) or not _payable_from(card, LOCATION_HAND, TYPE_TOKEN):
        return False
    return can_send_to_hand(card, player) and _arrives(card, LOCATION_HAND)


def can_cost_to_deck(card: Card, player: int) -> bool:
    """Whether the player can pay by returning the card to the Deck."""
    if not _is_of_main_deck(card) or not _payable_from(card, LOCATION_DECK, TYPE_TOKEN):
        return False
    return can_send_to_deck(card, player) and _arrives(card, LOCATION_DECK)


def can_cost_to_extra(card: Card, player: int) -> bool:
    """Whether the player can pay by returning the card to the Extra Deck."""
    if not starts_in_extra_deck(card):
        return refuse(card.d, KIND, card)
    return _payable_from(card, LOCATION_EXTRA, 0) and can_send_to_deck(card, player) and _arrives(card, LOCATION_EXTRA)


def _is_of_main_deck(card: Card) -> bool:
    return not starts_in_extra_deck(card) or refuse(card.d, KIND, card)


def _payable_from(card: Card, destination: int, never: int) -> bool:
    """Whether the card is not of a kind that is never paid so, is not there yet, and may be used as a cost."""
    if card.printed.type & never:
        return refuse(card.d, KIND, card)
    if card.location == destination:
        return refuse(card.d, LOCATION, card)
    return _allowed(card, affecting(card, EFFECT_CANNOT_USE_AS_COST))


def player_can_discard_deck_as_cost(d: DuelState, player: int, count: int) -> bool:
    """Whether the player can pay by sending cards from the top of the Deck to the GY; nothing may redirect them."""
    deck = d.players[player].deck
    refusal = why_not_discard_deck(d, player, count)
    if refusal is not None:
        return refuse(d, refusal)
    if not deck:
        return True
    top = deck[-1]
    if count == 1 and top.position & POS_FACEUP:
        return can_cost_to_grave(top, player)
    redirect = _deck_redirect(d, player, top)
    return redirect is None or refuse(d, redirect, top)


def _deck_redirect(d: DuelState, player: int, top: Card) -> Effect | None:
    """The effect that would send cards from the player's Deck elsewhere than to the GY, or None."""
    for e in field_effects(d, EFFECT_TO_GRAVE_REDIRECT):
        reach = e.self_range if handler_player(e) == player else e.object_range
        if reach & LOCATION_DECK and not _banishes_in_vain(d, e, top):
            return e
    return None


def _banishes_in_vain(d: DuelState, e: Effect, card: Card) -> bool:
    """Whether the effect would banish the card, but its player or the card may not be part of that."""
    if not value(e) & LOCATION_REMOVED:
        return False
    return forbidding_all(d, handler_player(e), EFFECT_CANNOT_REMOVE) is not None or affecting(card, EFFECT_CANNOT_REMOVE) is not None


# Attacks


def _is_in_no_position_to_attack(card: Card) -> bool:
    if card.position & POS_FACEUP_ATTACK:
        return False
    return not card.position & POS_FACEUP_DEFENSE or affecting(card, EFFECT_DEFENSE_ATTACK) is None


def why_not_attack(card: Card) -> Refusal:
    """Is the monster able to attack at all: position, prohibitions, its controller's Battle Phase?"""
    if _is_in_no_position_to_attack(card):
        return POSITION
    # the order in which scripts are asked
    return (
        affecting(card, EFFECT_FORBIDDEN)
        or _unless_unstoppable(card, EFFECT_CANNOT_ATTACK, EFFECT_ATTACK_DISABLED)
        or player_affected(card.d, card.d.turn_player, EFFECT_SKIP_BP)
    )


def why_attack_stops(attacker: Card) -> Refusal:
    """Why the attack that was declared does not go on, as far as the attacker's position and prohibitions are concerned.

    What makes it unable to attack stops the attack only once the Chain has resolved; until then it is the attacking monster, unless
    its position was changed (Q&A 24306).
    """
    if attacker.d.chain and attacker.d.official_rulings:
        return POSITION if _is_in_no_position_to_attack(attacker) else None
    return why_not_attack(attacker)


def _unless_unstoppable(card: Card, *codes: int) -> Refusal:
    """The effect on the card with one of these codes, if any; none stops a monster whose attacks cannot be stopped."""
    for code in codes:
        refusal = affecting(card, code)
        if refusal is not None and affecting(card, EFFECT_UNSTOPPABLE_ATTACK) is None:
            return refusal
    return None


def why_not_declare_attack(card: Card, player: int) -> Refusal:
    """May the player declare an attack with the monster?"""
    return (
        why_not_attack(card)
        or _unless_unstoppable(card, EFFECT_CANNOT_ATTACK_ANNOUNCE)
        or why_not_cost_condition(card, EFFECT_ATTACK_COST, player)
    )


# Battle positions


def moved_this_turn(card: Card) -> bool:
    """Whether the monster's position is fixed this turn: it was changed already, or the monster was Summoned this turn.

    With DUEL_CAN_REPOS_IF_NON_SUMPLAYER the latter binds only the player who Summoned it.
    """
    status = card.status
    if status & STATUS_FORM_CHANGED:
        return True
    return bool(status & _ARRIVED_THIS_TURN) and (
        card.summon_player == card.controller or not card.d.flags & DUEL_CAN_REPOS_IF_NON_SUMPLAYER
    )


def _is_link_monster(card: Card) -> bool:
    return card.printed.type & _LINK_MONSTER == _LINK_MONSTER


def _has_attacked(card: Card) -> bool:
    return card.declarations > 0


def _is_token(card: Card) -> bool:
    return bool(card.printed.type & TYPE_TOKEN)


def _is_face_down(card: Card) -> bool:
    return bool(card.position & POS_FACEDOWN)


_KEEPS_ITS_POSITION: Final[RuleTable] = (
    (moved_this_turn, MOVED_THIS_TURN),
    (_is_link_monster, KIND),
    (_has_attacked, MOVED_THIS_TURN),
    (is_prohibited, FORBIDDEN),
)
_STAYS_FACE_UP: Final[RuleTable] = ((_is_face_down, FACE_DOWN), (_is_token, KIND), (_is_link_monster, KIND))


def why_not_change_position(card: Card, player: int) -> Refusal:
    """May the player change the monster's battle position in the Main Phase?"""
    return (
        refused_by_rule(_KEEPS_ITS_POSITION, card)
        or affecting(card, EFFECT_CANNOT_CHANGE_POSITION)
        or player_affected(card.d, player, EFFECT_CANNOT_CHANGE_POSITION)
    )


def can_change_position_by_effect(card: Card) -> bool:
    """Whether an effect can change the card's position: not that of a Link Monster."""
    return not _is_link_monster(card) or refuse(card.d, KIND, card)


def can_turn_set(card: Card, player: int) -> bool:
    """Whether the player can turn the card face-down by an effect: not a card that is face-down already, nor a Token or Link Monster."""
    return _allowed(
        card,
        refused_by_rule(_STAYS_FACE_UP, card)
        or affecting(card, EFFECT_CANNOT_TURN_SET)
        or player_affected(card.d, player, EFFECT_CANNOT_TURN_SET),
    )


# Control


def can_change_control(card: Card) -> bool:
    """Whether control of the card can change."""
    return _allowed(card, affecting(card, EFFECT_CANNOT_CHANGE_CONTROL))


def _is_nobodys(card: Card) -> bool:
    return card.controller == PLAYER_NONE


def _is_no_monster_on_field(card: Card) -> bool:
    return card.location != LOCATION_MZONE


_CANNOT_CHANGE_SIDES: Final[RuleTable] = ((_is_no_monster_on_field, LOCATION), (_is_nobodys, CONTROLLER))


def _has_room_for(card: Card, row: int, zone: int = 0xFF) -> bool:
    """Whether the player who would take control of the monster has a zone for it, as its controller chooses."""
    return open_zones(card.d, card, 1 - card.controller, row, card.controller, LOCATION_REASON_CONTROL, zone)[0] > 0


def holds_a_spell_zone(card: Card) -> bool:
    """Whether the card is a Trap Monster under rules by which these take up a Spell & Trap Zone too."""
    return not card.d.flags & DUEL_TRAP_MONSTERS_NOT_USE_ZONE and bool(get_type(card) & TYPE_TRAPMONSTER)


def why_not_change_control(card: Card, without_monster_zones: bool = False, zone: int = 0xFF) -> Refusal:
    """Can the other player take control of the monster now, with a zone for it?"""
    refusal = refused_by_rule(_CANNOT_CHANGE_SIDES, card)
    if refusal is not None:
        return refusal
    # effects that limit zones are asked about Monster Zones first; then the effects on the card
    if not without_monster_zones and not _has_room_for(card, LOCATION_MZONE, zone):
        return ZONE
    if holds_a_spell_zone(card) and not _has_room_for(card, LOCATION_SZONE):
        return ZONE
    return affecting(card, EFFECT_CANNOT_CHANGE_CONTROL)


def control_can_be_changed(card: Card, without_monster_zones: bool = False, zone: int = 0xFF) -> bool:
    """Whether the other player can take control of the monster now."""
    return _allowed(card, why_not_change_control(card, without_monster_zones, zone))
