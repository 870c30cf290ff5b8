"""Answers of a duel as the steps of a scenario: the other way round of `answers`."""

from collections.abc import Callable
from typing import Any, Final

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
    RockPaperScissorsDecision,
    YesNoDecision,
)
from solemn.judge.board.board import Place, place_of_card
from solemn.judge.board.offers import Offer, offers_of
from solemn.judge.language.words import ATTRIBUTES, POSITIONS, SIGNS, TYPES, ZONES
from solemn.judge.play.answers import default_answer
from solemn.judge.scenario import model
from solemn.judge.scenario.names import CardNames

_PLAYS: Final[dict[str, Callable[..., Any]]] = {
    "normal_summon": model.NormalSummon, "set": model.SetCard, "special_summon": model.SpecialSummon, "activate": model.Activate,
    "flip": model.Flip, "change_position": model.ChangePosition, "attack": model.Attack, "chain": model.Chain,
}  # fmt: skip
_PLAIN: Final[dict[str, Callable[..., Any]]] = {
    "pendulum_summon": model.PendulumSummon, "to_battle": model.ToBattle, "to_main2": model.ToMain2, "end_turn": model.EndTurn,
}  # fmt: skip
_ZONE_WORDS: Final = {bit: word for word, bit in ZONES.items()}
_FIELD: Final = ("mzone", "szone")


class StepTaker:
    """Makes steps of answers. Cards chosen one by one become one step, so a step may come with a later answer: `rest` has the last."""

    def __init__(self, names: CardNames, player_of: Callable[[int], int]) -> None:
        """`player_of` gives the scenario's number of a player."""
        self._names = names
        self._player_of = player_of
        self._picks: list[Any] = []
        self._picker = 0

    def take(self, decision: Decision, answer: Any) -> list[Any] | None:
        """The steps for the answer, none where it is what is done by default; None if no step says it."""
        if isinstance(decision, SelectUnselectDecision):
            return self._pick(decision, answer)
        before = self.rest()
        found = _STEPS[type(decision)](self, decision, answer)
        if found is None:
            return None
        for step in found:
            step.by = self._player_of(decision.player)
        return [*before, *found]

    def rest(self) -> list[Any]:
        """The step of cards that were chosen one by one, if there is one yet."""
        picks, self._picks = self._picks, []
        return [model.Choose(by=self._player_of(self._picker), cards=picks)] if picks else []

    def _pick(self, decision: SelectUnselectDecision, answer: Any) -> list[Any] | None:
        if answer is None:
            return self.rest()
        if answer >= len(decision.cards):  # put back
            return None
        self._picker = decision.player
        self._picks.append(self._ref(answer, offers_of(decision, self._names)))
        return []

    def picked(self, decision: SelectUnselectDecision, answer: int) -> Any:
        """The card that a choice made one by one takes, or puts back."""
        if answer < len(decision.cards):
            return self._ref(answer, offers_of(decision, self._names))
        return self._place_ref(place_of_card(decision.selected[answer - len(decision.cards)], self._names))

    # -- plays ------------------------------------------------------------------------------------------------------

    def command(self, decision: Decision, answer: Any) -> list[Any] | None:
        if answer[0] == "shuffle":
            return []
        offers = offers_of(decision, self._names)
        offer = next((offer for offer in offers if offer.answer == tuple(answer)), None)
        return None if offer is None else [self._play(offer, offers)]

    def chain(self, decision: ChainDecision, answer: int) -> list[Any] | None:
        if answer == -1:
            return [model.Pass()]
        offers = offers_of(decision, self._names)
        return [self._play(next(offer for offer in offers if offer.answer == answer), offers)]

    def trigger(self, decision: EffectYesNoDecision, answer: bool) -> list[Any]:
        return [model.Chain(card=self._place_ref(place_of_card(decision.card, self._names)))] if answer else [model.No()]

    def _play(self, offer: Offer, offers: list[Offer]) -> Any:
        plain = _PLAIN.get(offer.way)
        if plain is not None:
            return plain()
        step = _PLAYS[offer.way](card=self._ref(offer.answer, [other for other in offers if other.way == offer.way]))
        same = [other for other in offers if other.way == offer.way and other.place == offer.place]
        if len(same) > 1 and isinstance(step, (model.Activate, model.Chain)):
            step.effect = offer.effect
        return step

    # -- cards ------------------------------------------------------------------------------------------------------

    def cards(self, decision: Any, answer: list[int] | None) -> list[Any]:
        offers = offers_of(decision, self._names)
        return [model.Choose(cards=[self._ref(one, offers) for one in answer or ()])]

    def counters(self, decision: CountersDecision, answer: list[int]) -> list[Any]:
        rows = [
            model.CountersOf(card=self._place_ref(place_of_card(card, self._names)), count=count)
            for (card, _), count in zip(decision.cards, answer)
            if count
        ]
        return [model.RemoveCounters(cards=rows)]

    def order(self, decision: SortCardsDecision, answer: list[int] | None) -> list[Any]:
        if answer is None:
            return []
        places = [place_of_card(card, self._names) for card in decision.cards]
        return [model.Order(cards=[self._place_ref(places[i]) for i in sorted(range(len(places)), key=answer.__getitem__)])]

    def _ref(self, answer: Any, offers: list[Offer]) -> Any:
        """The card of the option; with its place where other options have the same name."""
        place = next(offer.place for offer in offers if offer.answer == answer)
        assert place is not None
        alike = {offer.place for offer in offers if offer.place is not None and offer.place.card == place.card}
        return place.card if len(alike) == 1 else self._place_ref(place)

    def _place_ref(self, place: Place) -> Any:
        if place.zone is None:
            return place.card
        seq = place.seq if place.zone in _FIELD else None
        return model.CardAt(card=place.card, player=self._player_of(place.player), zone=place.zone, seq=seq)  # type: ignore[arg-type]

    # -- zones and words ----------------------------------------------------------------------------------------------

    def zones(self, decision: PlaceDecision, answer: list[tuple[int, int, int]]) -> list[Any]:
        if list(map(tuple, answer)) == default_answer(decision):
            return []
        rows: list[Any] = [
            model.ZoneAt(zone=_ZONE_WORDS[zone], seq=seq, player=self._player_of(player))  # type: ignore[arg-type]
            for player, zone, seq in answer
        ]
        if len(rows) == 1:
            return [model.ChooseZone(zone=rows[0].zone, seq=rows[0].seq, player=rows[0].player)]
        return [model.ChooseZones(zones=rows)]

    def name(self, _: AnnounceCardDecision, answer: int) -> list[Any]:
        return [model.Name(card=self._names.of_code(answer))]


def _yes_no(_: StepTaker, __: Decision, answer: bool) -> list[Any]:
    return [model.Yes() if answer else model.No()]


def _option(_: StepTaker, __: Decision, answer: int) -> list[Any]:
    return [model.Option(index=answer)]


def _number(_: StepTaker, __: Decision, answer: int) -> list[Any]:
    return [model.Number(index=answer)]


def _position(_: StepTaker, decision: PositionDecision, answer: int) -> list[Any]:
    if answer == default_answer(decision):
        return []
    word: Any = next(word for word, bit in POSITIONS.items() if bit == answer)
    return [model.ChoosePosition(pos=word)]


def _race(_: StepTaker, __: Decision, answer: int) -> list[Any]:
    words: list[Any] = [word for word, bit in TYPES.items() if bit & answer]
    return [model.DeclareType(type=words)]


def _attribute(_: StepTaker, __: Decision, answer: int) -> list[Any]:
    words: list[Any] = [word for word, bit in ATTRIBUTES.items() if bit & answer]
    return [model.DeclareAttribute(attribute=words)]


def _hand(_: StepTaker, __: Decision, answer: int) -> list[Any]:
    word: Any = next(word for word, sign in SIGNS.items() if sign == answer)
    return [model.ShowHand(hand=word)]


_STEPS: Final[dict[type, Callable[..., list[Any] | None]]] = {
    IdleDecision: StepTaker.command,
    BattleDecision: StepTaker.command,
    ChainDecision: StepTaker.chain,
    EffectYesNoDecision: StepTaker.trigger,
    YesNoDecision: _yes_no,
    OptionDecision: _option,
    AnnounceNumberDecision: _number,
    PositionDecision: _position,
    PlaceDecision: StepTaker.zones,
    DisableZonesDecision: StepTaker.zones,
    CardsDecision: StepTaker.cards,
    CodesDecision: StepTaker.cards,
    TributeDecision: StepTaker.cards,
    SumDecision: StepTaker.cards,
    CountersDecision: StepTaker.counters,
    SortCardsDecision: StepTaker.order,
    SortChainDecision: StepTaker.order,
    AnnounceCardDecision: StepTaker.name,
    AnnounceRaceDecision: _race,
    AnnounceAttributeDecision: _attribute,
    RockPaperScissorsDecision: _hand,
}
