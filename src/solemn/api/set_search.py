"""Whether a set of cards can be completed from a group: cards are added one by one until a script's condition takes the set."""

from collections.abc import Callable
from typing import Any, Final

from solemn.api.card.arguments import ordered_group
from solemn.api.group.arguments import without
from solemn.api.group.basics import add_cards, take_out
from solemn.core.effects.calling import first, report_failure, truth
from solemn.core.effects.filtering import charge, close_window, weighed
from solemn.core.state.data import Card, Group

COST_OF_A_SET: Final = 16  # steps, about as many as the library's own function takes
KEPT_BYTES: Final = 120  # for what is remembered of one set
BYTES_OF_A_CARD: Final = 8
COST_OF_A_CARD: Final = 7  # steps, as many as the library's loop over the group takes for each


class SetSearch:
    """A search among the cards of a group for sets of `least` to `most` cards that the condition takes.

    The condition is asked with the set, the effect, the player, the group and the card that was added last. If it cannot see that card
    (`by_set`), a set that was found wanting is not tried again in another order; and if it can tell cards apart by their kinds alone
    (`kinds`, by number), neither is another set of as many cards of each kind. The group may lose cards meanwhile.
    """

    __slots__ = ("among", "by_set", "condition", "effect", "kinds", "least", "most", "player", "wanting")

    def __init__(
        self, among: Group, effect: Any, player: Any, least: int, most: int, condition: Callable[..., Any] | None, by_set: bool
    ) -> None:
        self.among = among
        self.effect = effect
        self.player = player
        self.least = least
        self.most = most
        self.condition = condition
        self.by_set = by_set
        self.kinds: dict[int, int] | None = None
        self.wanting: set[tuple[int, ...]] = set()

    def tell_apart(self, values: list[Callable[..., Any]], cards: list[Card]) -> None:
        """Let the cards be told apart by these values alone, which the condition counts: with the same ones they are of one kind."""
        d = self.among.d
        rows = zip(*[weighed(d, value, cards, ()) for value in values]) if values else [()] * len(cards)
        numbers: dict[tuple[Any, ...], int] = {}
        self.by_set = True
        self.kinds = {card.id: numbers.setdefault(row, len(numbers)) for card, row in zip(cards, rows)}

    def completes(self, chosen: Group, card: Card) -> Any:
        """Whether the set can be completed once the card is in it; what the condition said if it decided. The set is left as it was."""
        if len(chosen.cards) >= self.most:
            return False
        if chosen.d.spend is not None:
            chosen.d.spend(COST_OF_A_SET)
        key = self._key(chosen.cards, card) if self.by_set else ()
        if key and key in self.wanting:
            return False
        before = chosen.cards
        grown = add_cards(chosen, card).cards
        answer = self._answer(chosen, card, key)
        if chosen.cards is grown and len(grown) > len(before):
            chosen.cards, chosen.cursor = before, -1
        else:
            take_out(chosen, card)
        return answer

    def _answer(self, chosen: Group, card: Card, key: tuple[int, ...]) -> Any:
        answer, stop = (True, None) if self.condition is None else self._said(chosen, card)
        if truth(stop):
            answer = False
        else:
            size = len(chosen.cards)
            if size < self.least or (size < self.most and not truth(answer)):
                answer = self._goes_on(chosen)
        if key and not truth(answer):
            self.wanting.add(key)
            if chosen.d.hold is not None:
                chosen.d.hold(KEPT_BYTES + BYTES_OF_A_CARD * len(key))
        return answer

    def _said(self, chosen: Group, card: Card) -> tuple[Any, Any]:
        """What the condition says: whether it takes the set, and whether no set with these cards is of use."""
        assert self.condition is not None
        said = self.condition(chosen, self.effect, self.player, self.among, card)
        return first(said), said[1] if type(said) is tuple and len(said) > 1 else None

    def _goes_on(self, chosen: Group) -> bool:
        """Whether one more card of the group completes the set. An error of a script is a no for that card."""
        d, cards = chosen.d, without("Group.IsExists", 4, self.among.cards, chosen)
        charge(d, len(cards))
        d.only_answering += 1
        d.script_depth += 1
        try:
            for card in cards:
                try:
                    if truth(self.completes(chosen, card)):
                        return True
                except d.script_error_types as error:
                    report_failure(d, error)
            return False
        finally:
            close_window(d)

    def _key(self, cards: list[Card], more: Card) -> tuple[int, ...]:
        """What a set is remembered by: the numbers of the cards, which are in order, and of one more, or their kinds."""
        kinds, number = self.kinds, more.id
        if kinds is not None:
            return tuple(sorted([kinds[number], *[kinds[card.id] for card in cards]]))
        if not cards or cards[-1].id < number:
            return (*[card.id for card in cards], number)
        return tuple(sorted({number, *[card.id for card in cards]}))


def any_set(
    g: Group, effect: Any, player: Any, least: int, most: int, condition: Callable[..., Any], values: list[Callable[..., Any]]
) -> bool:
    """Whether the condition takes any set of the group's cards, which these values tell apart for it."""
    among = ordered_group(g.d, g.cards)  # without the cards that were tried as the first
    search = SetSearch(among, effect, player, least, most, condition, True)
    search.tell_apart(values, g.cards)
    for at, card in enumerate(g.cards):
        g.cursor = at
        if g.d.spend is not None:
            g.d.spend(COST_OF_A_CARD)
        if truth(search.completes(Group(g.d), card)):
            return True
        take_out(among, card)
    g.cursor = len(g.cards)
    return False
