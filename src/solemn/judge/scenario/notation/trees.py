"""What all lines of the notation have in common: players, zones, positions, cards, as the data that a scenario file would have."""

from collections.abc import Iterable
from typing import Any, Final

from lark import Token, Transformer
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from solemn.judge.scenario.notation.cards import CardReader
from solemn.judge.scenario.notation.grammar import counter_kinds
from solemn.judge.scenario.notation.trouble import Trouble
from solemn.judge.scenario.notation.words import Words
from solemn.spec.counter_kinds import named_kind

Data = dict[str, Any]

_PLAYERS: Final = {"TURN_PLAYER": None, "OPPONENT": None, "PLAYER_0": 0, "PLAYER_1": 1}
FIELD: Final = "field"  # the Monster Zones or the Spell & Trap Zones, as the card has it
_ZONES: Final[dict[str, Data]] = {
    "HAND": {"zone": "hand"}, "DECK": {"zone": "deck"}, "GY": {"zone": "grave"}, "EXTRA": {"zone": "extra"},
    "BANISHED": {"zone": "banished"}, "ATTACHED": {"zone": "overlay"}, "MONSTER_ZONE": {"zone": "mzone"}, "SPELL_ZONE": {"zone": "szone"},
    "FIELD_ZONE": {"zone": "szone", "seq": 5}, "LEFT_SCALE": {"zone": "szone", "seq": 0}, "RIGHT_SCALE": {"zone": "szone", "seq": 4},
    "ZONE": {}, "ON_FIELD": {"zone": FIELD},
}  # fmt: skip
PHASES: Final = {
    "PHASE_DRAW": "draw", "PHASE_STANDBY": "standby", "PHASE_MAIN1": "main1", "PHASE_BATTLE_START": "battle_start",
    "PHASE_BATTLE_STEP": "battle_step", "PHASE_DAMAGE": "damage", "PHASE_DAMAGE_CALCULATION": "damage_calculation",
    "PHASE_BATTLE": "battle", "PHASE_MAIN2": "main2", "PHASE_END": "end",
}  # fmt: skip
POSITIONS: Final = {
    "FACE_UP": "faceup", "SET": "set", "IN_ATTACK": "attack", "IN_DEFENSE": "defense", "IN_HIDDEN_ATTACK": "facedown_attack",
    "IN_HIDDEN_DEFENSE": "set",
}  # fmt: skip


class Reader(Transformer[Token, Any]):
    """Makes data of trees; `first` is who the turn player is, `words` are those of the language."""

    def __init__(self, cards: CardReader, first: int, words: Words) -> None:
        super().__init__()
        self.cards = cards
        self.words = words
        self.first = first

    # -- who, where, how ----------------------------------------------------------------------------------------

    def player(self, children: list[Token]) -> int:
        """The number of the player."""
        key = children[0].type.partition("_")[2] if children[0].type.startswith(("OF_", "AFTER_")) else children[0].type
        number = _PLAYERS[key]
        if number is None:
            number = self.first if key == "TURN_PLAYER" else 1 - self.first
        return number

    def lp_count(self, children: list[Token]) -> int | float:
        """An amount of LP, also one that there is not: the check of the data says so."""
        text = children[0].replace("−", "-").replace(",", ".")
        return float(text) if "." in text else int(text)

    ref_owner = one_owner = target_owner = offered_owner = setup_owner = zone_owner = phase_owner = owner_after = player

    def counted(self, children: list[Token]) -> tuple[str, int, Token]:
        """A kind of counters, empty where it is not said, and how many."""
        count, word, number = children
        if number is not None:
            return named_kind(str(number)), int(count), word
        text = " ".join(str(word).casefold().replace("\u00a0", " ").split())
        kinds = {called.casefold(): kind for called, kind in counter_kinds(self.words).items()}
        return kinds.get(text, ""), int(count), word

    def all_counted(self, rows: Iterable[tuple[str, int, Token]]) -> int | dict[str, int]:
        """So many counters in all, or so many of each kind."""
        found: dict[str, int] = {}
        for kind, count, token in rows:
            if kind in found or (found and "" in (kind, *found)):
                raise Trouble("notation-counters-mixed", token)
            found[kind] = count
        return found.get("", found)

    def zone_word(self, children: list[Token]) -> Data:
        """The zone, and which one of a row if its name says that."""
        return {**_ZONES[children[0].type], "word": children[0]}

    def where(self, children: list[Any]) -> Data:
        """A zone, its number, whose it is."""
        if children[0].type in ("BANISHED", "ATTACHED", "ON_FIELD"):
            return {**_ZONES[children[0].type], "word": children[0], **given(player=children[1])}
        _, before, zone, number, after = children
        return self._numbered(zone, number, before, after)

    def _numbered(self, zone: Data, number: Token | None, *owners: int | None) -> Data:
        player = next((owner for owner in owners if owner is not None), None)
        return {**zone, **given(seq=None if number is None else int(number), player=player)}

    def position(self, children: list[Token]) -> Token:
        """How the card lies."""
        return children[0]

    def word(self, children: list[Token]) -> str:
        """A Type or an Attribute."""
        return str(children[0])

    # -- cards --------------------------------------------------------------------------------------------------

    def any_name(self, children: list[Token]) -> Token:
        """A card's name, not looked up yet."""
        return children[0]

    name = target_name = last_name = held_name = subject_name = cause_name = offered_name = one_name = equip_name = bearer_name = any_name

    def ref(self, children: list[Any]) -> Data:
        """A card by its name, its player and its place; `token` is its name."""
        before, token, after, where = children
        place = {key: value for key, value in (where or {}).items() if key != "word"}
        owner = before if before is not None else after
        if place.get("zone") == FIELD:
            place["zone"] = self.cards.zone_on_field(token)
        return {"token": token, **given(player=owner), **place}

    def refs(self, children: list[Data]) -> list[Any]:
        """Several cards."""
        return self.cards.references(children)

    def one(self, ref: Data) -> Any:
        """One card as a file has it."""
        return self.cards.references([ref])[0]


def agreed(props: Iterable[Any]) -> list[Any]:
    """What is said of a card, without what only says the same less exactly: on the field beside a zone, face-up beside a position.

    Raises Trouble for a card that is in two places, or lies in two ways.
    """
    said = list(props)
    for is_one, vague in ((_is_place, _VAGUE_PLACES), (_is_position, _VAGUE_POSITIONS)):
        while len(words := [prop for prop in said if is_one(prop)]) > 1:
            kinds = [_word(prop).type for prop in words[:2]]
            if kinds[1] in vague.get(kinds[0], ()):
                said.remove(words[0])
            elif kinds[0] in vague.get(kinds[1], ()):
                said.remove(words[1])
            else:
                raise Trouble("notation-two-places", _word(words[1]), name=str(_word(words[0])))
    return said


_VAGUE_PLACES: Final = {"ON_FIELD": ("MONSTER_ZONE", "SPELL_ZONE", "FIELD_ZONE", "LEFT_SCALE", "RIGHT_SCALE", "ZONE")}
_VAGUE_POSITIONS: Final = {
    "FACE_UP": ("IN_ATTACK", "IN_DEFENSE"), "IN_DEFENSE": ("SET", "IN_HIDDEN_DEFENSE"), "SET": ("IN_HIDDEN_DEFENSE",),
}  # fmt: skip


def _is_place(prop: Any) -> bool:
    return isinstance(prop, dict) and "word" in prop


def _is_position(prop: Any) -> bool:
    return isinstance(prop, Token)


def _word(prop: Any) -> Token:
    found: Token = prop["word"] if isinstance(prop, dict) else prop
    return found


def raw_data(token: Token) -> Data:
    """The fields in braces."""
    try:
        found = YAML(typ="safe", pure=True).load(str(token))
    except YAMLError:
        found = None
    if not isinstance(found, dict):
        raise Trouble("notation-braces", token)
    return found


def label_of(token: Token | None) -> str | None:
    """The label in brackets."""
    return None if token is None else str(token)[1:-1].strip()


def given(**values: Any) -> Data:
    """The values that are given."""
    return {key: value for key, value in values.items() if value is not None}


def merged(rows: list[Any]) -> Data:
    """All of the rows in one."""
    return {key: value for row in rows if isinstance(row, dict) for key, value in row.items()}


def one_or_all(values: list[Any]) -> Any:
    """The value if there is only one, else the list."""
    return values[0] if len(values) == 1 else values
