"""What a player must decide, as data that a client can show, and the answer that a client's choice means."""

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
from solemn.core.state.data import Card
from solemn.duel.options import options_of
from solemn.judge.board.offers import Offer, activated_effects, offers_of
from solemn.judge.language.words import ATTRIBUTES, SIGNS, TYPES, position_word, zone_of
from solemn.judge.telling.phrases import moment_text
from solemn.table.faces import Data, face, words_text
from solemn.table.table import Table, Trouble

_RECENT: Final = 8  # nodes back from now
_TEXT_NUMBER: Final = 20  # bits of a text's number within its card


def asked(table: Table) -> Data | None:
    """The decision: whose, its kind, a sentence, and what can be chosen; None once the duel is over.

    `shape` says how it is answered: `moves` by one of the options, `one` likewise, `some` by from `min` to `max` of them, `zones` likewise,
    `each` by a number for each, `order` by the options in another order, `card` by the passcode of a card that is looked for.
    """
    decision = table.decision
    if decision is None:
        return None
    made = _SHAPES.get(type(decision), _moves)(table, decision)
    effect = table.duel.state.reason_effect
    asker = None if effect is None or isinstance(decision, (IdleDecision, BattleDecision)) else effect.handler
    return {"player": decision.player, "kind": decision.kind, "asker": None if asker is None else asker.id, **made}


def answer_from(decision: Decision, value: Any) -> Any:
    """The answer that a value from a client means: what JSON has as a list, decisions may have otherwise."""
    if isinstance(value, list):
        if isinstance(decision, (IdleDecision, BattleDecision)):
            return tuple(value)
        if isinstance(decision, PlaceDecision):
            return [tuple(zone) if isinstance(zone, list) else zone for zone in value]
    return value


def description(table: Table, number: int) -> str:
    """The text of this number, if the card database has it."""
    printed = table.judge.pool.database.get(number >> _TEXT_NUMBER)
    index = number & ((1 << _TEXT_NUMBER) - 1)
    return printed.strings[index] if printed is not None and index < len(printed.strings) else ""


def _say(table: Table, message: str, **values: Any) -> str:
    return table.speech.say(message, **values)


def _moves(table: Table, decision: Decision) -> Data:
    cards = {option.answer: option.cards[0] for option in options_of(decision) if option.cards}
    offers = offers_of(decision, table.judge.names, table.duel.state.battle.attacker)
    options = [_move(table, offer, cards.get(offer.answer)) for offer in offers]
    kind = "main" if isinstance(decision, IdleDecision) else "battle" if isinstance(decision, BattleDecision) else "chain"
    made: Data = {"shape": "moves", "text": _say(table, f"table-ask-{kind}", player=decision.player), "options": options}
    if kind == "chain":
        made["moment"] = moment(table)
    if isinstance(decision, ChainDecision):
        made["pass"] = None if decision.forced else -1
        made["forced"] = decision.forced
        if decision.is_pause:
            made["text"] = _say(table, "table-ask-pause", player=decision.player)
    elif isinstance(decision, EffectYesNoDecision):
        made["pass"] = False
        made["text"] = _say(table, "table-ask-trigger", player=decision.player, card=decision.card.printed.name)
    return made


def moment(table: Table) -> str:
    """What has just happened that a player may answer: a link, a Summon, an attack, a phase."""
    events = [event for node in table.now.path()[-_RECENT:] for event in node.events]
    return moment_text(events, table.speech)


def _key(answer: Any) -> Any:
    return tuple(answer) if isinstance(answer, (list, tuple)) else answer


def _move(table: Table, offer: Offer, card: Card | None) -> Data:
    """One thing that may be done: its word, the card, the answer."""
    return {
        "way": offer.way,
        "card": None if card is None else card.id,
        "effect": offer.effect,
        "answer": offer.answer,
        "text": way_text(table, offer.way, card, offer.effect),
    }


def way_text(table: Table, way: str, card: Card | None, effect: int | None) -> str:
    """A move in words, without the card's name; of a card with several effects with the number of the effect."""
    text = _say(table, "table-way", way=way.replace("_", "-"))
    if effect is None or card is None or len(activated_effects(card)) < 2:
        return text
    return _say(table, "table-effect", way=text, number=effect)


def _card(card: Card) -> Data:
    return {"card": card.id}


def _how_many(table: Table, decision: CardsDecision | CodesDecision) -> str:
    if decision.min != decision.max:
        return _say(table, "table-ask-cards", player=decision.player, min=decision.min, max=decision.max)
    return _say(table, "table-ask-card" if decision.min == 1 else "table-ask-exactly", player=decision.player, count=decision.min)


def _cards(table: Table, decision: CardsDecision) -> Data:
    options = [_card(card) | {"answer": i} for i, card in enumerate(decision.cards)]
    text = _how_many(table, decision)
    return {"shape": "some", "text": text, "options": options, "min": decision.min, "max": decision.max, "cancel": decision.cancelable}


def _tributes(table: Table, decision: TributeDecision) -> Data:
    options = [_card(card) | {"answer": i, "worth": card.tribute_worth} for i, card in enumerate(decision.cards)]
    text = _say(table, "table-ask-tributes", player=decision.player, count=decision.min)
    return {"shape": "some", "text": text, "options": options, "min": 1, "max": decision.max, "cancel": decision.cancelable}


def _sum(table: Table, decision: SumDecision) -> Data:
    options = [_card(card) | {"answer": i, "worth": card.level_choices & 0xFFFF} for i, card in enumerate(decision.cards)]
    text = _say(table, "table-ask-sum", player=decision.player, total=decision.total & 0xFFFF)
    high = decision.max if decision.exact else len(decision.cards)
    must = [card.id for card in decision.must]
    return {"shape": "some", "text": text, "options": options, "min": 0, "max": high, "cancel": False, "must": must}


def _names(table: Table, decision: CodesDecision) -> Data:
    database = table.judge.pool.database
    options = []
    for i, code in enumerate(decision.codes):
        printed = database.get(code)
        options.append({"answer": i, "text": table.speech.card(table.judge.names.of_code(code))} | (
            {"face": face(printed, table.speech)} if printed is not None else {}))
    text = _how_many(table, decision)
    return {"shape": "some", "text": text, "options": options, "min": decision.min, "max": decision.max, "cancel": decision.cancelable}


def _one_by_one(table: Table, decision: SelectUnselectDecision) -> Data:
    options = [_card(card) | {"answer": i} for i, card in enumerate(decision.cards)]
    options += [_card(card) | {"answer": len(decision.cards) + i, "taken": True} for i, card in enumerate(decision.selected)]
    text = _say(table, "table-ask-one-by-one", player=decision.player, count=len(decision.selected))
    made: Data = {"shape": "one", "text": text, "options": options}
    if decision.finishable or decision.cancelable:
        made["options"].append({"answer": None, "text": _say(table, "table-done" if decision.finishable else "table-cancel")})
    return made


def _zones(table: Table, decision: PlaceDecision) -> Data:
    options = [{"answer": list(zone), "zone": {"player": zone[0], "zone": zone_of(zone[1]), "seq": zone[2]}} for zone in decision.zones]
    text = _say(table, "table-ask-zones", player=decision.player, count=decision.count)
    return {"shape": "zones", "text": text, "options": options, "min": decision.count, "max": decision.count, "cancel": False}


def _positions(table: Table, decision: PositionDecision) -> Data:
    bits = [bit for bit in (1, 4, 8, 2) if decision.positions & bit]
    options = [{"answer": bit, "text": _say(table, "position", position=position_word(bit)), "pos": position_word(bit)} for bit in bits]
    return {"shape": "one", "text": _say(table, "table-ask-position", player=decision.player), "options": options}


def _yes_no(table: Table, decision: YesNoDecision) -> Data:
    options = [{"answer": answer, "text": _say(table, "table-answer", answer="yes" if answer else "no")} for answer in (True, False)]
    text = description(table, decision.desc)
    if not text:
        attacker = table.duel.state.battle.attacker
        replay = [offer for offer in offers_of(decision, table.judge.names, attacker) if offer.way == "attack"]
        message = "table-ask-replay" if replay else "table-ask-yes-no"
        text = _say(table, message, player=decision.player)
    return {"shape": "one", "text": text, "options": options}


def _options(table: Table, decision: OptionDecision) -> Data:
    texts = [description(table, number) or _say(table, "table-option", number=i + 1) for i, number in enumerate(decision.options)]
    options = [{"answer": i, "text": text} for i, text in enumerate(texts)]
    return {"shape": "one", "text": _say(table, "table-ask-option", player=decision.player), "options": options}


def _declared_number(table: Table, decision: AnnounceNumberDecision) -> Data:
    options = [{"answer": i, "text": str(number)} for i, number in enumerate(decision.options)]
    return {"shape": "one", "text": _say(table, "table-ask-number", player=decision.player), "options": options}


def _declared_bits(table: Table, decision: Any) -> Data:
    attribute = isinstance(decision, AnnounceAttributeDecision)
    bits = [bit for bit in (ATTRIBUTES if attribute else TYPES).values() if decision.available & bit]
    options = [{"answer": bit, "text": words_text(bit, attribute, table.speech)} for bit in bits]
    text = _say(table, "table-ask-attribute" if attribute else "table-ask-type", player=decision.player, count=decision.count)
    return {"shape": "bits", "text": text, "options": options, "min": decision.count, "max": decision.count, "cancel": False}


def _declared_name(table: Table, decision: AnnounceCardDecision) -> Data:
    return {"shape": "card", "text": _say(table, "table-ask-name", player=decision.player), "options": []}


def _counters(table: Table, decision: CountersDecision) -> Data:
    options = [_card(card) | {"most": have} for card, have in decision.cards]
    text = _say(table, "table-ask-counters", player=decision.player, count=decision.count)
    return {"shape": "each", "text": text, "options": options, "total": decision.count}


def _order(table: Table, decision: SortCardsDecision) -> Data:
    options = [_card(card) | {"answer": i} for i, card in enumerate(decision.cards)]
    return {"shape": "order", "text": _say(table, "table-ask-order", player=decision.player), "options": options}


def _hand(table: Table, decision: RockPaperScissorsDecision) -> Data:
    options = [{"answer": sign, "text": _say(table, "table-sign", sign=word)} for word, sign in SIGNS.items()]
    return {"shape": "one", "text": _say(table, "table-ask-hand", player=decision.player), "options": options}


_SHAPES: Final[dict[type, Callable[[Table, Any], Data]]] = {
    CardsDecision: _cards, TributeDecision: _tributes, SumDecision: _sum, CodesDecision: _names, SelectUnselectDecision: _one_by_one,
    PositionDecision: _positions, YesNoDecision: _yes_no, OptionDecision: _options, AnnounceNumberDecision: _declared_number,
    AnnounceRaceDecision: _declared_bits, AnnounceAttributeDecision: _declared_bits, AnnounceCardDecision: _declared_name,
    CountersDecision: _counters, RockPaperScissorsDecision: _hand, PlaceDecision: _zones, DisableZonesDecision: _zones,
    SortCardsDecision: _order, SortChainDecision: _order,
}  # fmt: skip


def check_answer(table: Table, value: Any) -> Any:
    """The answer that a client's value means. Raises Trouble with a sentence for one that does not fit."""
    decision = table.decision
    if decision is None:
        raise Trouble(table.speech.say("table-over"))
    answer = answer_from(decision, value)
    if decision.refusal(answer) is not None:
        raise Trouble(table.speech.say("table-unfit"))
    return answer
