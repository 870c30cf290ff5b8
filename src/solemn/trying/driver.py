"""A player for both sides who wants to see one card act: uses it wherever it can be used, and answers all else alike every time."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

from solemn.core.decisions.card_choices import CardsDecision, CodesDecision, SelectUnselectDecision
from solemn.core.decisions.kinds import (
    BattleDecision,
    ChainDecision,
    Decision,
    EffectYesNoDecision,
    IdleDecision,
    OptionDecision,
    YesNoDecision,
)
from solemn.duel.simple_players import random_answer
from solemn.judge.board.events import Event
from solemn.judge.board.offers import Offer
from solemn.judge.play.answers import NOTHING, default_answer
from solemn.trying.situations import AGENDA, OWN_AGENDA, Situation

_WAYS: Final = ("activate", "special_summon", "pendulum_summon", "normal_summon", "flip", "set")
_BEGINS: Final = frozenset({"activate", "summoning", "attack"})
_ENDS: Final = frozenset({"resolve", "chain_end", "summoned", "summon_negated", "attack_negated", "damage_step"})
_ATTACKS: Final = 3  # a turn
_PICKS: Final = 3  # cards that are chosen one by one, where fewer would do
MOST_USES: Final = 2  # of one effect, a turn


class Driver:
    """Answers the decisions of one situation."""

    __slots__ = ("_acting", "_asked", "_attacks", "_card", "_done", "_picks", "_rng", "_situation", "_turn")

    def __init__(self, situation: Situation, card: str) -> None:
        """`card` is the name of the card that is tried."""
        self._situation = situation
        self._card = card
        self._done: Counter[tuple[Any, ...]] = Counter()  # what was done this turn
        self._acting = False  # the card that is tried has been activated and not resolved, is being Summoned, attacks
        self._asked = 0
        self._attacks = 0
        self._picks = 0
        self._turn = -1
        self._rng = random.Random(1)

    def answer(self, decision: Decision, offers: list[Offer], turn: int, recent: list[Event]) -> Any:
        """The answer; `recent` are the events since the decision before."""
        for event in recent:
            if event.values.get("card") == self._card and event.name in _BEGINS:
                self._acting = True
            elif event.name in _ENDS:
                self._acting = False
        if turn != self._turn:
            self._turn, self._attacks = turn, 0
            self._done.clear()
        if not isinstance(decision, SelectUnselectDecision):
            self._picks = 0
        if isinstance(decision, (IdleDecision, BattleDecision)):
            return self._command(decision, offers)
        if isinstance(decision, ChainDecision):
            return self._chain(decision, offers)
        if isinstance(decision, EffectYesNoDecision):
            return decision.player == self._situation.own
        if isinstance(decision, YesNoDecision):
            self._asked += 1
            return bool(self._asked % 2)
        if isinstance(decision, OptionDecision):
            self._asked += 1
            return self._asked % len(decision.options)
        if isinstance(decision, (CardsDecision, CodesDecision)):
            return self._cards(decision, offers)
        if isinstance(decision, SelectUnselectDecision):
            return self._one_by_one(decision)
        found = default_answer(decision)
        return random_answer(decision, self._rng) if found is NOTHING else found

    # -- open phases --------------------------------------------------------------------------------------------------

    def _command(self, decision: IdleDecision | BattleDecision, offers: list[Offer]) -> Any:
        found = self._own_use(offers) or self._of_agenda(decision.player, offers)
        if found is not None:
            return found.answer
        ways = {offer.way: offer for offer in offers}
        if "attack" in ways and self._attacks < _ATTACKS:
            self._attacks += 1
            attacks = [offer for offer in offers if offer.way == "attack"]
            return (attacks[-1] if self._situation.last else attacks[0]).answer
        for way in ("to_battle", "to_main2", "end_turn"):
            if way in ways and (way == "end_turn" or self._first_time(way)):
                return ways[way].answer
        return random_answer(decision, self._rng)

    def _own_use(self, offers: list[Offer]) -> Offer | None:
        """What the card that is tried can do now and has not done this turn."""
        own = [offer for offer in offers if offer.place is not None and offer.place.card == self._card]
        for way in _WAYS:
            for offer in own:
                if offer.way == way and offer.place is not None:
                    if way == "set" and any(done[0] in _WAYS[:4] for done in self._done):
                        continue
                    if self._first_time(way, offer.effect, offer.place.zone):
                        return offer
        return None

    def _of_agenda(self, player: int, offers: list[Offer]) -> Offer | None:
        for card in OWN_AGENDA if player == self._situation.own else AGENDA:
            for offer in offers:
                if offer.place is not None and offer.place.card == card and offer.way in ("activate", "normal_summon"):
                    if self._first_time("agenda", card, offer.way):
                        return offer
        return None

    def _first_time(self, *what: Any) -> bool:
        self._done[what] += 1
        return self._done[what] == 1

    # -- responses ----------------------------------------------------------------------------------------------------

    def _chain(self, decision: ChainDecision, offers: list[Offer]) -> Any:
        for offer in offers:
            if offer.place is not None and offer.place.card == self._card and decision.player == self._situation.own:
                key = ("chain", offer.effect, offer.place.zone)
                if self._done[key] < MOST_USES:
                    self._done[key] += 1
                    return offer.answer
        if decision.player != self._situation.own and self._acting:
            for offer in offers:
                if offer.place is not None and offer.place.card == self._situation.negator:
                    return offer.answer
        return 0 if decision.forced else -1

    # -- choices --------------------------------------------------------------------------------------------------------

    def _cards(self, decision: CardsDecision | CodesDecision, offers: list[Offer]) -> Any:
        size = len(decision.cards if isinstance(decision, CardsDecision) else decision.codes)
        count = min(max(decision.min, 1), decision.max, size)
        order = list(range(size))
        if self._situation.last:
            order.reverse()
        if decision.player != self._situation.own:  # the opponent aims at the card that is tried
            aimed = [i for i in order if i < len(offers) and (place := offers[i].place) is not None and place.card == self._card]
            order = [*aimed, *(i for i in order if i not in aimed)]
        chosen = sorted(order[:count])
        return chosen if decision.refusal(chosen) is None else default_answer(decision)

    def _one_by_one(self, decision: SelectUnselectDecision) -> int | None:
        self._picks += 1
        if decision.cards and (not decision.finishable or self._picks <= _PICKS):
            return len(decision.cards) - 1 if self._situation.last else 0
        return None
