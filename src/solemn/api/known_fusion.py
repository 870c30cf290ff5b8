"""The search for Fusion Materials of the community's library, done natively.

The library tries sets of cards in every order in which they can be chosen, and each in every order of the materials. Here a set that was
found wanting is not tried again, and once many were, only sets that can still be completed are: by card and material alone, as far as the
materials' functions look at nothing else. The answers are the same, as nothing changes while the question is asked.
"""

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, Final

from solemn.api.group.basics import add_cards, take_out
from solemn.api.known_filters import asks_about_groups
from solemn.core.effects.calling import truth
from solemn.core.effects.filtering import accepted
from solemn.core.effects.queries import effects_on
from solemn.core.state.data import Card, DuelState, Group
from solemn.lua import LuaError, LuaTable, Machine
from solemn.lua.errors import too_deep

RESTRICTION: Final = 73941556  # the library's EFFECT_FUSION_MAT_RESTRICTION
GROUPS_AT: Final = (4, 5)  # which arguments of a material's function are groups
PATIENCE: Final = 40  # sets that are found wanting before it is worked out which can be completed at all
KEPT_BYTES: Final = 250  # for what is remembered of one set
Originals = Mapping[str, FunctionType]
Natives = Mapping[str, Callable[..., Any]]


class RestrictedMaterial(Exception):
    """A card may be used only together with certain others: the library sees to that itself."""


# -- materials, each of which is one card -----------------------------------------------------------------------------


def make_mixed(machine: Machine, originals: Originals) -> Natives:
    """`CheckMix` and `SelectMix`: do these cards make up the materials, and could this card be one of them?"""

    def check_mix(*args: Any) -> Any:
        c, mg, sg, fc, sub, sub2, contact, sumtype, tp, *funs = args if len(args) >= 10 else _NOTHING
        if type(c) is not Card or type(mg) is not Group or type(sg) is not Group or sg.read_only or not _functions(funs):
            return originals["CheckMix"](*args)
        return Assignment(machine, mg, sg, funs, (fc, sub2, contact, sumtype, tp)).takes(c, 0, sub)

    def select_mix(*args: Any) -> Any:
        if not _can_be_searched(args):
            return originals["SelectMix"](*args)
        search = MaterialSearch(machine, args)
        before = search.chosen.cards
        try:
            return search.may_begin() and search.joins(args[0])
        except RestrictedMaterial:
            search.chosen.cards = before
            return originals["SelectMix"](*args)

    return {"CheckMix": check_mix, "SelectMix": select_mix}


_NOTHING: Final = (None,) * 10


def _functions(values: list[Any] | tuple[Any, ...]) -> bool:
    return all(isinstance(value, FunctionType) for value in values)


def _can_be_searched(args: tuple[Any, ...]) -> bool:
    if len(args) < 12 or args[0].__class__ is not Card or not _functions(args[11:]):
        return False
    mg, sg, mustg = args[2:5]
    if not type(mg) is type(sg) is type(mustg) is Group or sg.read_only:
        return False
    return args[0] not in sg.cards and len(sg.cards) < len(args) - 11


class Assignment:
    """Do the cards of a group make up the materials, one each? The search of `CheckMix`."""

    __slots__ = ("cards", "chosen", "failed", "funs", "machine", "rest")

    def __init__(self, machine: Machine, cards: Group, chosen: Group, funs: list[Any], rest: tuple[Any, ...]) -> None:
        self.machine = machine
        self.cards = cards
        self.chosen = chosen
        self.funs = funs
        self.rest = rest
        self.failed: set[Any] = set()  # chosen cards from which the remaining materials could not be found

    def takes(self, card: Card, at: int, sub: Any) -> Any:
        """Can the card be the material with this number, and others the further ones? With `sub` one card may be a substitute."""
        if at == len(self.funs) - 1:
            return self.asked(card, at, sub)
        add_cards(self.chosen, card)
        found = False
        if truth(self.asked(card, at, False)):
            found = self.others(at + 1, sub)
        elif truth(sub) and truth(self.asked(card, at, True)):
            found = self.others(at + 1, False)
        take_out(self.chosen, card)
        return found

    def asked(self, card: Card, at: int, sub: Any) -> Any:
        """What the requirement at this place says of the card."""
        fc, sub2, contact, sumtype, tp = self.rest
        return self.funs[at](card, fc, sub, sub2, self.cards, self.chosen, tp, contact, sumtype)

    def others(self, at: int, sub: Any) -> bool:
        """Whether the rest of the cards meet the requirements from this place on."""
        key = (at, sub, *self.chosen.cards)
        if key in self.failed:
            return False
        self.machine.consume(1)
        chosen = self.chosen.cards
        cards = [card for card in self.cards.cards if card not in chosen]
        if nested(self.machine, self.cards.d, self.takes, cards, (at, sub)):
            return True
        self.failed.add(key)
        self.machine.memory.hold(KEPT_BYTES)
        return False


def nested(machine: Machine, d: DuelState, takes: Callable[..., Any], cards: list[Card], extra: tuple[Any, ...] = ()) -> bool:
    """Is there a card that the function takes? Counts as a call in a call. Raises LuaLimitError where these are too many."""
    nesting = machine.nesting
    if not nesting:
        raise too_deep()
    nesting.pop()
    try:
        return bool(accepted(d, takes, cards, extra, 1))
    finally:
        nesting.append(None)


class MaterialSearch:
    """Could a card be one of the materials, together with those that are chosen? The search of `SelectMix`."""

    __slots__ = ("args", "cards", "chosen", "completable", "contact", "failed", "funs", "fusion", "goal", "machine", "must", "wanting")

    def __init__(self, machine: Machine, args: tuple[Any, ...]) -> None:
        self.machine = machine
        self.args = args
        self.cards: Group = args[2]
        self.chosen: Group = args[3]
        self.must = set(args[4].cards)
        self.contact = truth(args[8])
        self.funs = args[11:]
        self.fusion = machine.globals["Fusion"]
        self.goal = self.fusion.get("CheckMixGoal")
        self.failed: set[tuple[Card, ...]] = set()
        self.wanting = 0  # sets that were complete and not good
        self.completable: Completable | None = None

    def may_begin(self) -> bool:
        """Are so many materials, of which so many must be used, wanted at all?"""
        total, must = len(self.funs), len(self.args[4].cards)
        exact, most, least = (self.fusion.get(name) for name in ("CheckExact", "CheckMax", "CheckMin"))
        if must > total or (truth(exact) and (exact != total or must > exact)):
            return False
        if (truth(most) and (most < total or must > most)) or (truth(least) and least > total):
            return False
        for card in self.chosen.cards:
            self.refuse_restricted(card)
        return True

    def refuse_restricted(self, card: Card) -> None:
        """Raises RestrictedMaterial for a card that says with what it may be material, outside of a contact Fusion."""
        if not self.contact and effects_on(card, RESTRICTION):
            raise RestrictedMaterial

    def joins(self, card: Card) -> bool:
        """Do these cards, with this one, go on to a set that is good?"""
        self.refuse_restricted(card)
        self.machine.consume(1)
        add_cards(self.chosen, card)
        found = self.goes_on()
        take_out(self.chosen, card)
        return found

    def goes_on(self) -> bool:
        """Whether the cards chosen so far go on to a good set; a set that does not is remembered."""
        chosen = tuple(self.chosen.cards)
        if chosen in self.failed or (self.completable is not None and not self.completable.has(chosen)):
            return False
        missing = len(self.funs) - len(chosen)
        if len(self.must.difference(chosen)) > missing:
            return False
        if missing:
            others = [card for card in self.cards.cards if card not in chosen]
            found = nested(self.machine, self.cards.d, self.joins, others)
        else:
            found = self.is_good()
        if not found:
            self.failed.add(chosen)
            self.machine.memory.hold(KEPT_BYTES)
        return found

    def is_good(self) -> bool:
        """Whether the chosen cards pass the check of the whole set."""
        tp, fc = self.args[1], self.args[5]
        if truth(self.goal(tp, self.chosen, fc, *self.args[6:])):
            return True
        self.wanting += 1
        if self.wanting == PATIENCE:
            self.completable = Completable.of(self.machine, self.args)
        return False


class Completable:
    """Which sets of cards can be made whole, going by what each card could be: a matching of cards and materials."""

    __slots__ = ("count", "hopeless", "kinds")

    def __init__(self, kinds: dict[Card, int], count: int) -> None:
        self.kinds = kinds  # bits of the materials that each card could be
        self.count = count
        self.hopeless = not _matched([sum(1 << i for i, kind in enumerate(kinds.values()) if kind >> at & 1) for at in range(count)])

    @classmethod
    def of(cls, machine: Machine, args: tuple[Any, ...]) -> "Completable | None":
        """Ask each material's function about each card, unless it looks at more than the card; None if a script fails."""
        _, tp, mg, sg, _, fc, sub, sub2, contact, sumtype, _, *funs = args
        more = [asks_about_groups(machine, fun, GROUPS_AT) for fun in funs]
        kinds: dict[Card, int] = {}
        ways = (False, True) if truth(sub) else (False,)
        try:
            for card in [*mg.cards, *sg.cards]:
                kinds[card] = 0
                for at, fun in enumerate(funs):
                    machine.consume(1)
                    if more[at] or any(truth(fun(card, fc, way, sub2, mg, sg, tp, contact, sumtype)) for way in ways):
                        kinds[card] |= 1 << at
        except LuaError:
            return None
        return cls(kinds, len(funs))

    def has(self, cards: tuple[Card, ...]) -> bool:
        """Can these cards all be materials, and the rest be found too? By Mendelsohn and Dulmage either alone is enough for both."""
        return not self.hopeless and _matched([self.kinds.get(card, 0) for card in cards])


def _matched(choices: list[int]) -> bool:
    """Can each have one of its choices, given as bits, for itself?"""
    owner: dict[int, int] = {}

    def settle(one: int, tried: set[int]) -> bool:
        for at in range(choices[one].bit_length()):
            if choices[one] >> at & 1 and at not in tried:
                tried.add(at)
                if at not in owner or settle(owner[at], tried):
                    owner[at] = one
                    return True
        return False

    return all(settle(one, set()) for one in range(len(choices)))


# -- materials of which there may be more -----------------------------------------------------------------------------


class Remembered:
    """What the functions of one search have answered, from when the first of them is called until it returns."""

    __slots__ = ("answers", "asked", "depth")

    def __init__(self) -> None:
        self.answers: dict[Any, Any] = {}
        self.asked = self.depth = 0


REMEMBERED: Final = (
    "CheckMixRepFilter", "CheckMixRepSelectedCond", "CheckSelectMixRep", "CheckMixRepUnfixSelectedCond", "CheckSelectMixRepUnfix",
)  # fmt: skip


def make_repeated(machine: Machine, originals: Originals) -> Natives:
    """The functions of a search for so many cards of each kind: the library's own, but none is asked the same twice."""
    memory = Remembered()
    return {name: _remembering(machine, function, memory) for name, function in originals.items() if name in REMEMBERED}


def _remembering(machine: Machine, original: FunctionType, memory: Remembered) -> Callable[..., Any]:
    nesting = machine.nesting

    def ask(*args: Any) -> Any:
        if not nesting:
            raise too_deep()
        nesting.pop()
        memory.depth += 1
        memory.asked += 1
        try:
            return original(*args) if memory.asked < PATIENCE else recall(args)
        finally:
            nesting.append(None)
            memory.depth -= 1
            if not memory.depth:
                memory.answers.clear()
                memory.asked = 0

    def recall(args: tuple[Any, ...]) -> Any:
        key = (original, *map(_content, args))
        machine.consume(1 + (sum(len(part) for part in key if type(part) is tuple) >> 4))
        if key not in memory.answers:
            answer = original(*args)
            machine.memory.hold(KEPT_BYTES + 8 * len(key))
            memory.answers[key] = answer
        return memory.answers[key]

    return ask


def _content(value: Any) -> Any:
    """What tells an argument from others: the cards of a group, the items of a table."""
    if type(value) is Group:
        return tuple(value.cards)
    return tuple(value.items()) if type(value) is LuaTable else value
