"""Asking a player: each function offers one decision and returns the answer as cards and numbers.

The duel's asker gets the decision and returns an answer that `Decision.refusal` accepts. Nobody is asked where there is
nothing to choose, or where the engine itself plays (`simple_ai`).
"""

from typing import Any, Final

from solemn.core.decisions import simple_ai
from solemn.core.decisions.card_choices import (
    CardsDecision,
    CodesDecision,
    CountersDecision,
    SelectUnselectDecision,
    SortCardsDecision,
    SortChainDecision,
    SumDecision,
    TributeDecision,
)
from solemn.core.decisions.kinds import (
    AnnounceAttributeDecision,
    AnnounceCardDecision,
    AnnounceNumberDecision,
    AnnounceRaceDecision,
    BattleDecision,
    ChainDecision,
    Decision,
    DisableZonesDecision,
    EffectYesNoDecision,
    IdleDecision,
    OptionDecision,
    PlaceDecision,
    PositionDecision,
    Reason,
    RockPaperScissorsDecision,
    YesNoDecision,
    Zone,
)
from solemn.core.state.bad_calls import BadCall
from solemn.core.state.data import Card, ChainLink, DuelState, in_card_order
from solemn.core.state.log import emit, tell
from solemn.spec.constants import (
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_OVERLAY,
    LOCATION_REMOVED,
    PLAYER_NONE,
    POS_FACEUP_ATTACK,
)

_TOP_FIRST: Final = LOCATION_DECK | LOCATION_EXTRA | LOCATION_GRAVE | LOCATION_REMOVED
_MOST_TRIBUTES: Final = 5


class AskedWhileChecking(Exception):
    """A player was asked while a condition, filter or value was being worked out."""


def _ask(d: DuelState, asking: str, decision: Decision, card: Card | None = None) -> Any:
    _refuse_in_check(d, asking)
    if d.asker is None:
        raise AskedWhileChecking(f"{asking} asks a player, but this duel has nobody to ask")
    if decision.player not in (0, 1):
        raise BadCall(f"player {decision.player} is to decide, expected 0 or 1")
    decision.reason = _reason(d, decision.player, card)
    return d.asker(decision)


def _reason(d: DuelState, player: int, card: Card | None) -> Reason:
    """The effect at work, the card it is about, and the hint that a script gave for this choice of the player."""
    effect = d.running[-1][0] if d.running else d.reason_effect
    hints = d.choosing.hints
    hint, hints[player] = hints[player], 0
    if card is None and effect is not None:
        card = effect.activated_on or effect.handler
    return Reason(effect, card, hint)


def _refuse_in_check(d: DuelState, asking: str) -> None:
    if d.only_answering:
        raise AskedWhileChecking(f"{asking} asks a player, which a condition, filter, value or check may not do")


def _plays_itself(d: DuelState, asking: str, player: int) -> bool:
    """Whether the engine itself answers for the player; a check may not even ask the engine."""
    if not simple_ai.plays_for(d, player):
        return False
    _refuse_in_check(d, asking)
    return True


def _as_offered(d: DuelState, cards: list[Card]) -> list[Card]:
    """The cards as they are offered: the turn player's first, then by location and place."""

    def order(card: Card) -> tuple[int, int, int, int]:
        """Whose it is, where it lies, and its place there; of a material the place of its Xyz Monster first."""
        host = card.overlay_target
        controller = card.controller if host is None else host.controller
        if controller != PLAYER_NONE and d.turn_player:
            controller = 1 - controller
        if card.location & LOCATION_OVERLAY and host is not None:
            return (controller, card.location, host.sequence, card.sequence)
        return (controller, card.location, 0, -card.sequence if card.location & _TOP_FIRST else card.sequence)

    return sorted(cards, key=order)


def _effect_id(link: ChainLink) -> int:
    return link.effect.id


def ask_idle(d: DuelState, decision: IdleDecision) -> tuple[str, int]:
    """Ask for the turn player's move in the Main Phase: the command and the position of its option."""
    return _command(_ask(d, "ask_idle", decision))


def ask_battle(d: DuelState, decision: BattleDecision) -> tuple[str, int]:
    """Ask for the turn player's move in the Battle Step: the command and the position of its option."""
    return _command(_ask(d, "ask_battle", decision))


def _command(answer: Any) -> tuple[str, int]:
    return (answer[0], answer[1] if len(answer) > 1 else 0)


def ask_yes_no(d: DuelState, player: int, desc: int) -> bool:
    """Ask the player the question whose text has the number `desc`."""
    return _plays_itself(d, "ask_yes_no", player) or bool(_ask(d, "ask_yes_no", YesNoDecision(player, desc)))


def ask_effect_yes_no(d: DuelState, player: int, desc: int, card: Card) -> bool:
    """Ask the player the question `desc` (the number of its text) about a card's effect."""
    if _plays_itself(d, "ask_effect_yes_no", player):
        return True
    return bool(_ask(d, "ask_effect_yes_no", EffectYesNoDecision(player, desc, card), card))


def ask_option(d: DuelState, player: int, options: list[int]) -> int:
    """Ask the player to choose one of several texts; -1 if there are none."""
    if not options:
        return -1
    if _plays_itself(d, "ask_option", player):
        return 0
    return int(_ask(d, "ask_option", OptionDecision(player, list(options))))


def ask_chain(d: DuelState, player: int, links: list[ChainLink], forced: bool) -> int:
    """Ask which effect to activate; returns a position in `links`, which is sorted by effect number, or -1 for none."""
    if not links:
        tell(d, ".unasked", player)
        if d.pauses >> player & 1 and d.asker is not None:
            d.asker(ChainDecision(player, [], False))
        return -1
    if _plays_itself(d, "ask_chain", player):
        return simple_ai.link_to_activate(d, links, forced)
    links.sort(key=_effect_id)
    return int(_ask(d, "ask_chain", ChainDecision(player, list(links), forced)))


def ask_cards(d: DuelState, player: int, cards: list[Card], low: int, high: int, cancelable: bool = False) -> list[Card] | None:
    """Ask for `low` to `high` of the cards, or for all if there are fewer; None if the player cancels."""
    high = min(high, len(cards))
    if high <= 0:
        return []
    low = min(max(low, 0), high)
    if _plays_itself(d, "ask_cards", player):
        return simple_ai.cards_to_take(cards, low)
    decision = CardsDecision(player, _as_offered(d, cards), low, high, cancelable or low == 0)
    return _chosen(decision.cards, _ask(d, "ask_cards", decision))


def _chosen(cards: list[Card], answer: list[int] | None) -> list[Card] | None:
    return None if answer is None else in_card_order(cards[i] for i in answer)


def ask_codes(d: DuelState, player: int, codes: list[int], low: int, high: int, cancelable: bool = False) -> list[int] | None:
    """Ask for `low` to `high` of the card names; returns their positions, or None if the player cancels."""
    high = min(high, len(codes))
    if high <= 0:
        return []
    low = min(low, high)
    if _plays_itself(d, "ask_codes", player):
        return list(range(low))
    answer = _ask(d, "ask_codes", CodesDecision(player, list(codes), low, high, cancelable or low == 0))
    return None if answer is None else list(answer)


def ask_select_unselect(
    d: DuelState, player: int, select: list[Card], unselect: list[Card], low: int, high: int, finishable: bool, cancelable: bool
) -> Card | None:
    """Ask for one card to take or to put back; None if the player ends the choice, or there is no card."""
    if not select and not unselect:
        return None
    if _plays_itself(d, "ask_select_unselect", player):
        return simple_ai.card_to_take(select, unselect, cancelable)
    decision = SelectUnselectDecision(player, _as_offered(d, select), list(unselect), low, high, finishable, cancelable)
    answer = _ask(d, "ask_select_unselect", decision)
    return None if answer is None else (decision.cards + decision.selected)[answer]


def ask_tribute(d: DuelState, player: int, cards: list[Card], low: int, high: int, cancelable: bool) -> list[Card] | None:
    """Ask for monsters that count for at least `low` Tributes (`Card.tribute_worth` each); None if the player cancels."""
    if high <= 0 or not cards:
        return []
    high = min(high, _MOST_TRIBUTES, sum(card.tribute_worth for card in cards))
    low = min(low, high)
    decision = TributeDecision(player, _as_offered(d, cards), low, high, cancelable or low == 0)
    return _chosen(decision.cards, _ask(d, "ask_tribute", decision))


def ask_sum(d: DuelState, player: int, must: list[Card], cards: list[Card], total: int, low: int, high: int) -> list[Card]:
    """Ask for cards that make the total with the `must` cards (`Card.level_choices` each); `high` 0 means at least the total."""
    if not cards:
        return []
    decision = SumDecision(player, list(must), _as_offered(d, cards), total, low, high)
    return _chosen(decision.cards, _ask(d, "ask_sum", decision)) or []


def ask_place(d: DuelState, player: int, blocked: int, count: int, card: Card | None = None) -> list[Zone]:
    """Ask for `count` zones whose bit in `blocked` is clear: monster zones from bit 0, others from 8, the opponent's 16 higher.

    `card` is what will come there. Raises BadCall where there are fewer.
    """
    decision = PlaceDecision(player, blocked, count)
    if len(decision.zones) < count:
        raise BadCall("there is no free zone left")
    return _zones(d, "ask_place", decision, card)


def ask_disable_zones(d: DuelState, player: int, blocked: int, count: int) -> list[Zone]:
    """Ask for `count` zones to be made unusable, or for all where there are fewer; `blocked` as for `ask_place`."""
    decision = DisableZonesDecision(player, blocked, count)
    decision.count = min(count, len(decision.zones))
    return _zones(d, "ask_disable_zones", decision)


def _zones(d: DuelState, asking: str, decision: PlaceDecision, card: Card | None = None) -> list[Zone]:
    if decision.count <= 0:
        return []
    if _plays_itself(d, asking, decision.player):
        return simple_ai.zones_to_take(decision.zones, decision.count)
    return [(zone[0], zone[1], zone[2]) for zone in _ask(d, asking, decision, card)]


def ask_position(d: DuelState, player: int, card: Card, positions: int) -> int:
    """Ask for one of the battle positions (POS_... bits). A single one is returned unasked; none at all means face-up Attack Position."""
    positions &= 0xF
    if positions == 0:
        return POS_FACEUP_ATTACK
    if positions.bit_count() == 1:
        return positions
    if _plays_itself(d, "ask_position", player):
        return simple_ai.position_to_take(positions)
    return int(_ask(d, "ask_position", PositionDecision(player, card.printed.code, positions), card))


def ask_counters(d: DuelState, player: int, counter: int, count: int, self_side: int, oppo_side: int) -> list[tuple[Card, int]]:
    """Ask from which cards on the field to remove `count` counters; returns each card with how many to remove."""
    cards = _with_counter(d, player, counter) if self_side else []
    if oppo_side:
        cards += _with_counter(d, 1 - player, counter)
    count = min(count, sum(_counters(card, counter) for card in cards))
    if count <= 0:
        return []
    if len(cards) == 1:
        return [(cards[0], count)]
    offered = [(card, _counters(card, counter)) for card in _as_offered(d, cards)]
    numbers = _ask(d, "ask_counters", CountersDecision(player, counter, count, offered))
    return [(card, number) for (card, _), number in zip(offered, numbers)]


def _with_counter(d: DuelState, player: int, counter: int) -> list[Card]:
    side = d.players[player]
    return [card for card in [*side.mzone, *side.szone] if card is not None and _counters(card, counter)]


def _counters(card: Card, counter: int) -> int:
    return sum(card.counters.get(counter, (0, 0)))


def ask_sort(d: DuelState, player: int, cards: list[Card], in_chain: bool) -> list[int] | None:
    """Ask for an order; returns the new position of each card, or None if the order stays."""
    if not cards or _plays_itself(d, "ask_sort", player):
        return None
    kind = SortChainDecision if in_chain else SortCardsDecision
    answer = _ask(d, "ask_sort", kind(player, list(cards)))
    return None if answer is None else list(answer)


def ask_race(d: DuelState, player: int, count: int, available: int) -> int:
    """Ask for `count` Monster Types of the mask `available` (RACE_... bits); returns their mask."""
    return _declared(d, player, "type", int(_ask(d, "ask_race", AnnounceRaceDecision(player, count, available)))) if count else 0


def ask_attribute(d: DuelState, player: int, count: int, available: int) -> int:
    """Ask for `count` Attributes of the mask `available` (ATTRIBUTE_... bits); returns their mask."""
    if not count:
        return 0
    return _declared(d, player, "attribute", int(_ask(d, "ask_attribute", AnnounceAttributeDecision(player, count, available))))


def ask_card_code(d: DuelState, player: int, steps: list[int]) -> int:
    """Ask for a card name that passes the filter (see `declarable`); returns its passcode. Raises BadCall if there is none."""
    if d.card_reader is None or d.card_codes is None:
        raise AskedWhileChecking("ask_card_code needs the card database, and this duel has none")
    decision = AnnounceCardDecision(player, list(steps), d.card_reader, d.card_codes)
    _refuse_in_check(d, "ask_card_code")
    if next(decision.answers(), None) is None:
        if d.spend is not None:
            d.spend(len(d.card_codes()))
        raise BadCall("there is no card name that could be declared")
    return _declared(d, player, "name", int(_ask(d, "ask_card_code", decision)))


def ask_number(d: DuelState, player: int, numbers: list[int]) -> int:
    """Ask for one of the numbers; returns its position."""
    place = int(_ask(d, "ask_number", AnnounceNumberDecision(player, list(numbers))))
    _declared(d, player, "number", numbers[place])
    return place


def _declared(d: DuelState, player: int, kind: str, value: int) -> int:
    """Log what the player declares, and return it."""
    emit(d, ".declared", player, kind, value)
    return value


def ask_rock_paper_scissors(d: DuelState, again: bool) -> int:
    """Let both players show a hand; returns who won, or PLAYER_NONE for a tie (with `again` they repeat it)."""
    while True:
        hand0 = int(_ask(d, "ask_rock_paper_scissors", RockPaperScissorsDecision(0)))
        hand1 = int(_ask(d, "ask_rock_paper_scissors", RockPaperScissorsDecision(1)))
        winner = RockPaperScissorsDecision.winner(hand0, hand1)
        if winner != PLAYER_NONE or not again:
            return winner
