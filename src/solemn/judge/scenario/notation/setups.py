"""What a player has, in the notation."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from lark import Token

from solemn.duel.terms import MOST_CARDS
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.notation.cards import CardReader, text_of
from solemn.judge.scenario.notation.trees import FIELD, PHASES, POSITIONS, Data, Reader, agreed, merged, raw_data
from solemn.judge.scenario.notation.trouble import Trouble
from solemn.spec.constants import TYPE_FIELD, TYPE_MONSTER

_PILES: Final = ("hand", "deck", "grave", "extra", "banished")
_ORDER: Final = (2, 1, 3, 0, 4)  # zones are filled from the middle
_MONSTER_POSITIONS: Final = {"faceup": "attack", "attack": "attack", "defense": "defense", "set": "set"}
_SPELL_POSITIONS: Final = {"faceup": "faceup", "set": "set"}


@dataclass(frozen=True, slots=True)
class Had:
    """A line on what a player has: groups of cards with their place, and LP."""

    player: int
    groups: list[Data]


@dataclass(frozen=True, slots=True)
class Term:
    """A line on the duel as a whole: its title, its rules."""

    key: str
    token: Token
    value: Any = None


class SetupReader(Reader):
    """Makes setups of trees: lines are `Had` or `Term`."""

    def had(self, children: list[Any]) -> Had:
        """What a player has."""
        return Had(children[0], children[1] or [])

    def setting(self, children: list[Any]) -> Term:
        """A term of the duel."""
        return Term(*children)

    def whose_turn(self, children: list[Any]) -> Term:
        """Whose turn it is at the start."""
        return Term("turn", children[0], children[1])

    def which_phase(self, children: list[Any]) -> Term:
        """In which phase the duel begins."""
        return Term("phase", children[0], children[1])

    def first_phase(self, children: list[Token]) -> str:
        """A phase."""
        word = PHASES[children[0].type]
        return "battle" if word in ("battle_start", "battle_step") else word

    def coins(self, children: list[Any]) -> Term:
        """What the first coins show."""
        return Term("coins", children[0], children[1:])

    def side(self, children: list[Token]) -> str:
        """A side of a coin."""
        return children[0].type.lower()

    def dice(self, children: list[Token]) -> Term:
        """What the first dice show."""
        return Term("dice", children[0], [int(token) for token in children[1:]])

    def key(self, children: list[Token]) -> str:
        """The name of a term."""
        return children[0].type.removeprefix("KEY_").lower()

    def groups(self, children: list[Any]) -> list[Data]:
        """What is put where."""
        return [child for child in children if child is not None]

    def lp(self, children: list[Any]) -> Data:
        """LP."""
        word = next(child for child in children if isinstance(child, Token))
        return {"lp": next(child for child in children if not isinstance(child, Token)), "token": word}

    def pile(self, children: list[Token]) -> str:
        """A place in which cards have no place of their own."""
        return {"GY": "grave"}.get(word := children[0].type.removesuffix("_FIRST"), word.lower())

    def pile_first(self, children: list[Any]) -> Data:
        """Cards after their place."""
        return {"zone": children[0], "cards": children[1]}

    def placed(self, children: list[Any]) -> Data:
        """Cards before their place."""
        items, *props = children
        return {"cards": items, **merged([_as_row(prop) for prop in agreed(props)])}

    def raw(self, children: list[Token]) -> Data:
        """A card as a file has it, with its zone."""
        return {"raw": raw_data(children[0]), "token": children[0]}

    def items(self, children: list[Any]) -> list[Any]:
        """Cards with their numbers, and where each stands."""
        found = self.cards.items(children)
        return [(card, count, children[0][1]) for card, count in found]

    def item(self, children: list[Any]) -> tuple[Token | None, Token, int]:
        """A card, with a number before or after it."""
        before, _, token, times = children
        return before, token, 1 if times is None else int(str(times).lstrip("x× "))

    def code_item(self, children: list[Token]) -> tuple[Token | None, Token, int]:
        """A passcode."""
        return None, children[0], 1

    def prop(self, children: list[Any]) -> Any:
        """Where or how it lies."""
        return children[0]

    def materials(self, children: list[Any]) -> Data:
        """Xyz Materials."""
        return {"materials": [self.cards.value(token) for token in children[1:]]}

    def own_counters(self, children: list[Any]) -> Data:
        """Counters on it."""
        return {"counters": self.all_counted(child for child in children if isinstance(child, tuple))}

    def summon_way(self, children: list[Token]) -> str:
        """A way of being Summoned."""
        return children[0].type.removeprefix("AS_").lower()

    def summoned(self, children: list[Any]) -> Data:
        """How it was Summoned, and with what."""
        way, _, *tokens = children
        used = [self.cards.value(token) for token in tokens if token is not None]
        return {"summoned": {"as": way, **({"materials": used} if used else {})}}

    def equipped(self, children: list[Any]) -> Data:
        """The monster that is equipped with it."""
        return {"equip": children[1]}


def _as_row(prop: Any) -> Data:
    return {"pos": POSITIONS[prop.type], "pos_word": prop} if isinstance(prop, Token) else prop


class Field:
    """Puts cards down as the lines of the notation say; zones that they leave open are filled from the middle."""

    def __init__(self, names: CardNames) -> None:
        self.players: tuple[Data, Data] = ({}, {})
        self.lines: dict[tuple[str | int, ...], int] = {}  # of what stands where in the data
        self._names = names
        self._open: list[tuple[int, str, Data]] = []  # cards without a number of their own
        self._equips: list[tuple[Data, Data, int, int]] = []  # a card, the monster it is attached to, its player, the line

    def put(self, player: int, group: Data, line: int, cards: CardReader) -> None:
        """Take up one group of a player's line. Raises Trouble."""
        if "lp" in group:
            path = ("setup", "players", player, "lp")
            if path in self.lines:
                raise Trouble("notation-twice", group["token"], line=self.lines[path])
            self.players[player]["lp"] = group["lp"]
            self._note(path, line)
        elif "raw" in group:
            self._put_raw(player, group, line)
        elif "equip" in group and group.get("zone") == "mzone":
            raise Trouble("notation-equip", group["word"])
        else:
            for card, count, token in group["cards"]:
                if count < 1:
                    raise Trouble("notation-no-cards", token, count=count)
                if count > MOST_CARDS:
                    raise Trouble("file-too-many-cards", token, most=MOST_CARDS)
                for _ in range(count):
                    self._put(player, card, group, token, line)

    def _put_raw(self, player: int, group: Data, line: int) -> None:
        row = dict(group["raw"])
        zone = row.pop("zone", None)
        if zone not in ("mzone", "szone", "pzone"):
            raise Trouble("notation-which-zone", group["token"])
        self._add(player, zone, row, line)

    def _put(self, player: int, card: str | int, group: Data, token: Token, line: int) -> None:
        player = group.get("player", player)
        zone = group.get("zone")
        if zone == FIELD:
            zone, group = None, {"pos": "faceup", **group}
        if zone in _PILES:
            self._add(player, zone, card, line)
            return
        if zone == "overlay":
            raise Trouble("notation-materials", group["word"])
        printed = self._names.find(card)
        kind = 0 if printed is None else printed.type
        word = group["word"].type if "word" in group else ""
        if word in ("LEFT_SCALE", "RIGHT_SCALE"):
            self._add(player, "pzone", {"card": card, "seq": int(word == "RIGHT_SCALE")}, line)
            return
        zone = zone or ("mzone" if kind & TYPE_MONSTER and "equip" not in group else "szone")
        entry: Data = {"card": card}
        self._position(entry, group, zone)
        entry |= {key: group[key] for key in ("materials", "counters", "summoned") if key in group}
        seq = group.get("seq", 5 if zone == "szone" and kind & TYPE_FIELD else None)
        if seq is None:
            self._open.append((player, zone, entry))
        else:
            entry["seq"] = seq
        if "equip" in group:
            self._equips.append((entry, group["equip"], player, line))
        self._add(player, zone, entry, line)

    def _position(self, entry: Data, group: Data, zone: str) -> None:
        if "pos" not in group:
            return
        known = _MONSTER_POSITIONS if zone == "mzone" else _SPELL_POSITIONS
        if group["pos"] not in known or ("pos_word" in group and group["pos_word"].type == "IN_HIDDEN_ATTACK"):
            raise Trouble("notation-position", group["pos_word"], card=entry["card"])
        entry["pos"] = known[group["pos"]]

    def _add(self, player: int, zone: str, what: Any, line: int) -> None:
        row = self.players[player].setdefault(zone, [])
        self._note(("setup", "players", player, zone, len(row)), line)
        row.append(what)

    def _note(self, path: tuple[str | int, ...], line: int) -> None:
        self.lines[path] = line

    def finish(self) -> Iterator[tuple[Trouble, int]]:
        """Give the cards without a number their zones, and Equip Cards their monsters; what is wrong with that, each with its line."""
        for player, zone, entry in self._open:
            taken = {other.get("seq") for other in self.players[player][zone]}
            free = [seq for seq in _ORDER if seq not in taken]
            entry["seq"] = free[0] if free else _ORDER[0]  # one too many: the check of zones says so
        for entry, ref, player, line in self._equips:
            try:
                entry["equip"] = self._bearer(ref, player)
            except Trouble as trouble:
                yield trouble, line

    def _bearer(self, ref: Data, player: int) -> Data:
        token = ref["token"]
        title = None if token.type == "THE_CARD" else self._names.title(text_of(token))
        owners = [ref["player"]] if "player" in ref else [player, 1 - player]
        found = [
            {"player": owner, "seq": monster["seq"]}
            for owner in owners
            for monster in self.players[owner].get("mzone", ())
            if title in (None, self._names.title(monster["card"])) and ref.get("seq") in (None, monster["seq"])
        ]
        if not found or (len(found) > 1 and found[0]["player"] == found[1]["player"]):
            raise Trouble("notation-bearer" if found else "notation-no-bearer", token)
        return found[0]
