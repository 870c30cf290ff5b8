"""The decisions of a duel: who decides, what may be answered, and why an answer is refused.

A decision names its options in lists; an answer is made of positions in them and plain values, never of objects, so that
answers can be kept in a file. `as_row` is the decision in the shape of recorded duels.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, ClassVar, Final

from solemn.core.decisions.declarable_names import declarable
from solemn.core.state.data import Card, ChainLink, Effect
from solemn.core.state.log import place_of
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import EFFECT_TYPE_XMATERIAL, LOCATION_MZONE, LOCATION_SZONE, PLAYER_NONE
from solemn.spec.remaking import remade

Row = dict[str, Any]
Zone = tuple[int, int, int]  # player, location, sequence
_LONGEST_WORD: Final = 100
_MOST_PARTS: Final = 1000


def is_index(value: Any, size: int) -> bool:
    """Whether the value is a position in a list of that size."""
    return type(value) is int and 0 <= value < size


def _handler(effect: Effect) -> Card:
    card = effect.activated_on or effect.handler
    if effect.activated_on is None and effect.type & EFFECT_TYPE_XMATERIAL and card is not None:
        card = card.overlay_target or card.former_overlay_target or card
    assert card is not None
    return card


def card_row(card: Card) -> list[int]:
    """The card with its passcode, controller, location and sequence."""
    return [card.printed.code, card.controller, card.location, card.sequence]


def placed_row(card: Card) -> list[int]:
    """The card with its passcode and its place as the log has it."""
    return [card.printed.code, *place_of(card)]


def is_plain(answer: Any, depth: int = 0) -> bool:
    """Whether it consists only of what answers are made of: whole numbers of 64 bits, short words, True, False, None, and lists of these.

    Types are compared exactly, so that nothing that merely equals a legal answer is taken for one.
    """
    kind = type(answer)
    if kind is int:
        return bool(-(1 << 63) <= answer < 1 << 64)
    if kind is str:
        return len(answer) <= _LONGEST_WORD
    if kind is list or kind is tuple:
        return depth < 2 and len(answer) <= _MOST_PARTS and all(is_plain(part, depth + 1) for part in answer)
    return answer is None or kind is bool


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a player is asked: the effect that is at work, the card that it is about, and the number of the script's hint (0: none).

    Where the rules ask, there is no effect; a choice of a zone or a position is about the card that comes there.
    """

    effect: Effect | None
    card: Card | None
    hint: int

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)


UNASKED: Final = Reason(None, None, 0)


class Decision:
    """What every decision has: the player who decides, its kind, its legal answers, and why it is asked."""

    __slots__ = ("player", "reason")
    kind: ClassVar[str] = ""

    def __init__(self, player: int) -> None:
        self.player = player
        self.reason = UNASKED

    def answers(self) -> Iterator[Any]:
        """Every legal answer, one after the other; there can be very many."""
        return iter(())

    def refusal(self, answer: Any) -> str | None:
        """Why the answer, which may be any object, is not a legal one, in one sentence; None if it is."""
        if not is_plain(answer):
            return f"an answer is a whole number, True, False, None, or a list of whole numbers or words, not {type(answer).__name__}"
        return self._refused(answer)

    def _refused(self, answer: Any) -> str | None:
        """The same for an answer made of plain values."""
        if any(type(answer) is type(legal) and answer == legal for legal in self.answers()):
            return None
        return f"{answer!r} is none of the answers offered"

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {"player": self.player, "type": self.kind}

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.as_row()}>"


class _CommandDecision(Decision):
    """A player's own move in an open phase. An answer is (command, position) or (command,)."""

    __slots__ = ()

    def commands(self) -> dict[str, int]:
        """The commands that may be given, each with its number of options; 0 for a command that takes none."""
        return {}

    def answers(self) -> Iterator[tuple[Any, ...]]:
        """Every legal answer."""
        for command, size in self.commands().items():
            if size == 0:
                yield (command,)
            for i in range(size):
                yield (command, i)

    def _refused(self, answer: Any) -> str | None:
        """Why the answer is not a legal one; None if it is."""
        if not isinstance(answer, (list, tuple)) or not answer or not isinstance(answer[0], str):
            return "an answer is a command, with the position of an option where the command has options"
        size = self.commands().get(answer[0])
        if size is None:
            return f"{answer[0]!r} is not possible now; possible: {', '.join(self.commands()) or 'nothing'}"
        if size == 0:
            return None if len(answer) == 1 else f"{answer[0]!r} takes no position"
        if len(answer) != 2 or not is_index(answer[1], size):
            return f"{answer[0]!r} takes a position from 0 to {size - 1}"
        return None


def _offered(options: Iterable[tuple[str, Sequence[object]]], plain: Iterable[tuple[str, bool]]) -> dict[str, int]:
    found = {name: len(entries) for name, entries in options if entries}
    found.update({name: 0 for name, allowed in plain if allowed})
    return found


def _activation(link: ChainLink) -> list[int]:
    return [*card_row(_handler(link.effect)), link.effect.description]


class IdleDecision(_CommandDecision):
    """The turn player's move in an open Main Phase."""

    __slots__ = ("activate", "reposition", "set_monster", "set_spell_trap", "shuffle", "special_summon", "summon", "to_battle", "to_end")
    kind = "idle"

    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.summon: list[Card] = []
        self.special_summon: list[Card] = []
        self.reposition: list[Card] = []
        self.set_monster: list[Card] = []
        self.set_spell_trap: list[Card] = []
        self.activate: list[ChainLink] = []
        self.to_battle = False
        self.to_end = False
        self.shuffle = False

    def commands(self) -> dict[str, int]:
        """The commands that may be given, each with its number of options."""
        options: tuple[tuple[str, Sequence[object]], ...] = (
            ("summon", self.summon),
            ("special_summon", self.special_summon),
            ("reposition", self.reposition),
            ("set_monster", self.set_monster),
            ("set_spell_trap", self.set_spell_trap),
            ("activate", self.activate),
        )
        return _offered(options, (("to_battle", self.to_battle), ("to_end", self.to_end), ("shuffle", self.shuffle)))

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {
            **super().as_row(),
            "summon": [card_row(card) for card in self.summon],
            "special_summon": [card_row(card) for card in self.special_summon],
            "reposition": [card_row(card) for card in self.reposition],
            "set_monster": [card_row(card) for card in self.set_monster],
            "set_spell_trap": [card_row(card) for card in self.set_spell_trap],
            "activate": [_activation(link) for link in self.activate],
            "to_battle": self.to_battle,
            "to_end": self.to_end,
            "shuffle": self.shuffle,
        }


class BattleDecision(_CommandDecision):
    """The turn player's move in an open Battle Step."""

    __slots__ = ("activate", "attack", "to_end", "to_main2")
    kind = "battle"

    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.activate: list[ChainLink] = []
        self.attack: list[Card] = []
        self.to_main2 = False
        self.to_end = False

    def commands(self) -> dict[str, int]:
        """The commands that may be given, each with its number of options."""
        options: tuple[tuple[str, Sequence[object]], ...] = (("activate", self.activate), ("attack", self.attack))
        return _offered(options, (("to_main2", self.to_main2), ("to_end", self.to_end)))

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {
            **super().as_row(),
            "activate": [_activation(link) for link in self.activate],
            "attack": [[*card_row(card), card.attacks_directly] for card in self.attack],
            "to_main2": self.to_main2,
            "to_end": self.to_end,
        }


class ChainDecision(Decision):
    """Which effect to activate now. An answer is its position, or -1 for none (not if `forced`)."""

    __slots__ = ("activate", "forced")
    kind = "chain"

    def __init__(self, player: int, activate: list[ChainLink], forced: bool) -> None:
        super().__init__(player)
        self.activate = activate
        self.forced = forced

    @property
    def is_pause(self) -> bool:
        """Whether there is nothing to activate. Players are asked then only on request; passing is no choice, and is not recorded."""
        return not self.activate

    def answers(self) -> Iterator[int]:
        """Every legal answer."""
        yield from range(0 if self.forced else -1, len(self.activate))

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        rows = [[*placed_row(_handler(link.effect))[:4], link.effect.description] for link in self.activate]
        return {**super().as_row(), "forced": self.forced, "activate": rows}


class YesNoDecision(Decision):
    """A question, named by the number of its text. An answer is True or False."""

    __slots__ = ("desc",)
    kind = "yes_no"

    def __init__(self, player: int, desc: int) -> None:
        super().__init__(player)
        self.desc = desc

    def answers(self) -> Iterator[bool]:
        """Every legal answer."""
        return iter((True, False))

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {**super().as_row(), "desc": self.desc}


class EffectYesNoDecision(YesNoDecision):
    """A question about one card's effect. An answer is True or False."""

    __slots__ = ("card",)
    kind = "effect_yes_no"

    def __init__(self, player: int, desc: int, card: Card) -> None:
        super().__init__(player, desc)
        self.card = card

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {**super().as_row(), "card": placed_row(self.card)}


class OptionDecision(Decision):
    """One of several texts, each named by its number. An answer is a position."""

    __slots__ = ("options",)
    kind = "option"

    def __init__(self, player: int, options: list[int]) -> None:
        super().__init__(player)
        self.options = options

    def answers(self) -> Iterator[int]:
        """Every legal answer."""
        return iter(range(len(self.options)))

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {**super().as_row(), "options": self.options}


class AnnounceNumberDecision(OptionDecision):
    """A number to declare, one of those listed. An answer is its position."""

    __slots__ = ()
    kind = "announce_number"


class PlaceDecision(Decision):
    """`count` of the free zones listed. An answer is a list of zones (player, location, sequence)."""

    __slots__ = ("count", "zones")
    kind = "place"

    def __init__(self, player: int, blocked: int, count: int) -> None:
        super().__init__(player)
        self.count = count
        self.zones: list[Zone] = [
            (player if side == 0 else 1 - player, location, sequence)
            for side in (0, 1)
            for location, shift, size in ((LOCATION_MZONE, 0, 7), (LOCATION_SZONE, 8, 8))
            for sequence in range(size)
            if not blocked >> (sequence + shift + 16 * side) & 1
        ]

    def answers(self) -> Iterator[list[Zone]]:
        """Every legal answer."""
        return map(list, combinations(self.zones, self.count))

    def _refused(self, answer: Any) -> str | None:
        """Why the answer is not a legal one; None if it is."""
        if not isinstance(answer, (list, tuple)) or not all(isinstance(zone, (list, tuple)) for zone in answer):
            return "an answer is a list of zones: player, location, sequence"
        if not all(type(number) is int for zone in answer for number in zone):
            return "a zone is three whole numbers: player, location, sequence"
        zones = {tuple(zone) for zone in answer}
        if len(answer) != self.count or len(zones) != self.count:
            return f"choose {self.count} different zones"
        wrong = [zone for zone in answer if tuple(zone) not in self.zones]
        return f"{wrong[0]!r} is no zone that can be chosen" if wrong else None

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {**super().as_row(), "count": self.count, "zones": [list(zone) for zone in self.zones]}


class DisableZonesDecision(PlaceDecision):
    """`count` of the zones listed, which then cannot be used. An answer is a list of zones."""

    __slots__ = ()
    kind = "disable_zones"


class PositionDecision(Decision):
    """The battle position of a card named by its passcode. An answer is one of the positions in the mask."""

    __slots__ = ("code", "positions")
    kind = "position"

    def __init__(self, player: int, code: int, positions: int) -> None:
        super().__init__(player)
        self.code = code
        self.positions = positions

    def answers(self) -> Iterator[int]:
        """Every legal answer."""
        return iter([position for position in (1, 2, 4, 8) if position & self.positions])

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {**super().as_row(), "code": self.code, "positions": self.positions}


class _MaskDecision(Decision):
    """`count` bits of a mask. An answer is their mask."""

    __slots__ = ("available", "count")

    def __init__(self, player: int, count: int, available: int) -> None:
        super().__init__(player)
        self.count = count
        self.available = available

    def answers(self) -> Iterator[int]:
        """Every legal answer."""
        bits = [1 << i for i in range(self.available.bit_length()) if self.available >> i & 1]
        return map(sum, combinations(bits, self.count))

    def _refused(self, answer: Any) -> str | None:
        """Why the answer is not a legal one; None if it is."""
        if type(answer) is not int or answer < 0 or answer & ~self.available:
            return f"an answer is a mask of bits from {self.available:#x}"
        return None if answer.bit_count() == self.count else f"declare {self.count}, not {answer.bit_count()}"

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {**super().as_row(), "count": self.count, "available": self.available}


class AnnounceRaceDecision(_MaskDecision):
    """Monster Types to declare. An answer is their mask."""

    __slots__ = ()
    kind = "announce_race"


class AnnounceAttributeDecision(_MaskDecision):
    """Attributes to declare. An answer is their mask."""

    __slots__ = ()
    kind = "announce_attribute"


class AnnounceCardDecision(Decision):
    """A card name to declare among those that pass the filter. An answer is a passcode.

    The legal ones are looked for in the whole card database when they are asked for; `refusal` checks one.
    """

    __slots__ = ("card_codes", "card_reader", "filter")
    kind = "announce_card"

    def __init__(
        self,
        player: int,
        steps: list[int],
        card_reader: Callable[[int], PrintedCard | None],
        card_codes: Callable[[], list[int]],
    ) -> None:
        super().__init__(player)
        self.filter = steps
        self.card_reader = card_reader  # the PrintedCard of a passcode
        self.card_codes = card_codes  # all passcodes, ascending

    def answers(self) -> Iterator[int]:
        """Every legal answer."""
        return filter(lambda code: self._refused(code) is None, self.card_codes())

    def _refused(self, answer: Any) -> str | None:
        """Why the answer is not a legal one; None if it is."""
        printed = self.card_reader(answer) if type(answer) is int else None
        if printed is None:
            return f"{answer!r} is no card's passcode"
        return None if declarable(printed, self.filter) else f"{printed.name!r} cannot be declared here"

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {**super().as_row(), "filter": self.filter}


class RockPaperScissorsDecision(Decision):
    """One player's hand in a game of rock, paper, scissors. An answer is 1 (scissors), 2 (rock) or 3 (paper)."""

    __slots__ = ()
    kind = "rock_paper_scissors"

    def answers(self) -> Iterator[int]:
        """Every legal answer."""
        return iter((1, 2, 3))

    @staticmethod
    def winner(hand0: int, hand1: int) -> int:
        """Who wins with these hands, PLAYER_NONE for neither."""
        if hand0 == hand1:
            return PLAYER_NONE
        return 1 if hand1 - hand0 in (1, -2) else 0
