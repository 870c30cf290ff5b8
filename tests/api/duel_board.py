"""A small duel whose natives a test calls as a script does."""

from typing import Any

from solemn.api import debug  # noqa: F401  (they declare their natives)
from solemn.api.border import implementations
from solemn.api.duel import table as duel  # noqa: F401  (they declare their natives)
from solemn.api.guarding import guard
from solemn.core.effects.effect import fresh_effect
from solemn.core.moves.zone_changes import add_card
from solemn.core.state.data import Card, ChainLink, DuelState, Effect, Event
from solemn.lua import LuaError
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import EFFECT_TYPE_SINGLE, LOCATION_MZONE, POS_FACEUP_ATTACK, STATUS_EFFECT_ENABLED, TYPE_EFFECT, TYPE_MONSTER


class Board:
    """`call("Duel.GetLP", 0)` calls a native; answers to decisions come from `answers`."""

    def __init__(self, flags: int = 0x2E800) -> None:
        self.d = DuelState(flags)
        self.answers: list[Any] = []
        self.asked: list[Any] = []
        self.d.asker = self._answer
        self.d.card_maker = self._make
        self.d.script_error_types = (LuaError,)
        self.d.script_failed = self._failed
        self.d.choosing.some_card = self._make(0, 0)

    def call(self, dotted: str, *args: Any) -> Any:
        return guard(implementations()[dotted])(self.d, *args)

    def put(self, player: int = 0, location: int = LOCATION_MZONE, sequence: int = 0, code: int = 100) -> Card:
        card = self._make(player, code)
        add_card(self.d, player, card, location, sequence)
        card.position = POS_FACEUP_ATTACK
        card.status |= STATUS_EFFECT_ENABLED
        return card

    def effect_of(self, card: Card, kind: int = EFFECT_TYPE_SINGLE) -> Effect:
        e = fresh_effect(self.d)
        e.owner = e.handler = card
        e.type = kind
        return e

    def link(self, e: Effect, player: int = 0) -> ChainLink:
        link = ChainLink(e, Event())
        link.number = len(self.d.chain) + 1
        link.chain_id = 40 + link.number
        link.triggering_player = player
        self.d.chain.append(link)
        return link

    def rows(self, kind: str) -> list[tuple[Any, ...]]:
        return [row[1:] for row in self.d.log if row[0] == kind]

    def _make(self, player: int, code: int) -> Card:
        d = self.d
        card = Card(d, d.next_card_number, PrintedCard(code, 0, (), TYPE_MONSTER | TYPE_EFFECT, 4, 1, 1, 1000, 800, 0, 0, 0), player)
        d.next_card_number += 1
        d.cards.append(card)
        return card

    def _answer(self, decision: Any) -> Any:
        self.asked.append(decision)
        answer = self.answers.pop(0)
        assert decision.refusal(answer) is None
        return answer

    def _failed(self, error: BaseException) -> None:
        self.d.script_errors.append(str(error))
