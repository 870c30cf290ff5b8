"""Duel: finding cards by place and filter, and letting players choose among them or target them."""

from typing import Any, Final

from solemn.api.border import native, needs
from solemn.api.card.arguments import ordered_group
from solemn.api.steps import cards_of, left_out, whole_step
from solemn.core.decisions.asking import ask_cards
from solemn.core.permissions.card_search import count_field_cards, field_cards, first_matching_card, has_matching_cards, matching_cards
from solemn.core.state.data import Callback, Card, DuelState, Group
from solemn.core.state.field_zones import field_card
from solemn.core.timing.chain_links import link_at
from solemn.core.timing.targeting import choose_targets
from solemn.spec.constants import STATUS_SPSUMMON_STEP, STATUS_SUMMONING

_BEING_SUMMONED: Final = STATUS_SUMMONING | STATUS_SPSUMMON_STEP
_LONG_FORM: Final = 9  # arguments of a choice with a boolean before its exception


@native("Duel.GetFieldGroup")
def get_field_group(d: DuelState, player: int, location: int, opponent_location: int) -> Group:
    return ordered_group(d, field_cards(d, player, location, opponent_location))


@native("Duel.GetFieldGroupCount")
def get_field_group_count(d: DuelState, player: int, location: int, opponent_location: int) -> int:
    return count_field_cards(d, player, location, opponent_location)


@native("Duel.GetFieldCard")
def get_field_card(d: DuelState, player: int, location: int, sequence: int) -> Card | None:
    card = field_card(d, player, location, sequence) if player in (0, 1) and sequence >= 0 else None
    return None if card is None or card.status & _BEING_SUMMONED else card


@native("Duel.GetMatchingGroup")
def get_matching_group(
    d: DuelState, f: Callback | None, player: int, location: int, opponent_location: int, exception: Any, *extra: Any
) -> Group:
    return ordered_group(d, matching_cards(d, f, player, location, opponent_location, *left_out(exception), extra))


@native("Duel.GetMatchingGroupCount")
def get_matching_group_count(
    d: DuelState, f: Callback | None, player: int, location: int, opponent_location: int, exception: Any, *extra: Any
) -> int:
    return len(matching_cards(d, f, player, location, opponent_location, *left_out(exception), extra))


@native("Duel.GetFirstMatchingCard")
def get_first_matching_card(
    d: DuelState, f: Callback | None, player: int, location: int, opponent_location: int, exception: Any, *extra: Any
) -> Card | None:
    return first_matching_card(d, f, player, location, opponent_location, *left_out(exception), extra)


@native("Duel.IsExistingMatchingCard")
def is_existing_matching_card(
    d: DuelState, f: Callback | None, player: int, location: int, opponent_location: int, count: int, exception: Any, *extra: Any
) -> bool:
    return has_matching_cards(d, f, player, location, opponent_location, count, *left_out(exception), extra)


@native("Duel.GetTargetCount")
def get_target_count(
    d: DuelState, f: Callback | None, player: int, location: int, opponent_location: int, exception: Any, *extra: Any
) -> int:
    return len(matching_cards(d, f, player, location, opponent_location, *left_out(exception), extra, True))


@native("Duel.IsExistingTarget")
def is_existing_target(
    d: DuelState, f: Callback | None, player: int, location: int, opponent_location: int, count: int, exception: Any, *extra: Any
) -> bool:
    return has_matching_cards(d, f, player, location, opponent_location, count, *left_out(exception), extra, True)


def _may_cancel(exception: Any, extra: tuple[Any, ...]) -> tuple[bool, Any, tuple[Any, ...]]:
    """Whether the player may cancel, the exception, and what goes to the filter."""
    if type(exception) is not bool:
        return False, exception, extra
    if not extra:
        raise needs(_LONG_FORM)
    return exception, extra[0], extra[1:]


@native("Duel.SelectMatchingCard")
@whole_step
def select_matching_card(
    d: DuelState, chooser: int, f: Callback | None, player: int, location: int, opponent_location: int, low: int, high: int,
    exception: Any, *extra: Any,
) -> Group | None:  # fmt: skip
    cancelable, exception, extra = _may_cancel(exception, extra)
    if chooser not in (0, 1):
        return None
    cards = matching_cards(d, f, player, location, opponent_location, *left_out(exception), extra)
    return chosen_group(d, ask_cards(d, chooser, cards, low, high, cancelable), cancelable)


@native("Duel.SelectTarget")
@whole_step
def select_target(
    d: DuelState, chooser: int, f: Callback | None, player: int, location: int, opponent_location: int, low: int, high: int,
    exception: Any, *extra: Any,
) -> Group | None:  # fmt: skip
    cancelable, exception, extra = _may_cancel(exception, extra)
    if chooser not in (0, 1) or not d.chain:
        return None
    cards = matching_cards(d, f, player, location, opponent_location, *left_out(exception), extra, True)
    chosen = ask_cards(d, chooser, cards, low, high, cancelable)
    link = link_at(d, 0)
    return None if chosen is None or link is None else choose_targets(d, link, chosen)


def chosen_group(d: DuelState, chosen: list[Card] | None, cancelable: bool) -> Group | None:
    """What a player chose, as a script sees it; a choice that could not be cancelled but was left is an empty group."""
    if chosen is None:
        return None if cancelable else Group(d)
    return Group(d, chosen)


# -- known cards ----------------------------------------------------------------------------------------------


def _top(cards: list[Card], count: int) -> list[Card]:
    return cards[max(len(cards) - count, 0) :]


def top_of_deck(d: DuelState, player: int, count: int) -> Group:
    """The top cards of a Deck, as far as there are so many."""
    return Group(d, _top(d.players[player].deck, count & 0xFFFFFFFF))


def top_of_extra_deck(d: DuelState, player: int, count: int) -> Group:
    """The top face-down cards of an Extra Deck, as far as there are so many."""
    p = d.players[player]
    return Group(d, _top(p.extra[: len(p.extra) - p.face_up_pendulums], count & 0xFFFFFFFF))


@native("Duel.GetDecktopGroup")
def get_decktop_group(d: DuelState, player: int, count: int) -> Group:
    return top_of_deck(d, player, count) if player in (0, 1) else Group(d)


@native("Duel.GetDeckbottomGroup")
def get_deckbottom_group(d: DuelState, player: int, count: int) -> Group:
    return Group(d, d.players[player].deck[: count & 0xFFFFFFFF] if player in (0, 1) else ())


@native("Duel.GetExtraTopGroup")
def get_extra_top_group(d: DuelState, player: int, count: int) -> Group:
    return top_of_extra_deck(d, player, count) if player in (0, 1) else Group(d)


@native("Duel.GetOperatedGroup")
def get_operated_group(d: DuelState) -> Group:
    return Group(d, d.operated)


@native("Duel.SetSelectedCard")
def set_selected_card(d: DuelState, cards: Card | Group) -> None:
    d.choosing.must_select = cards_of(cards)


@native("Duel.GrabSelectedCard")
def grab_selected_card(d: DuelState) -> Group:
    grabbed, d.choosing.must_select = Group(d, d.choosing.must_select), []
    return grabbed
