"""A scenario as data: what was set up, what the players do, what is expected. One set of words for YAML and JSON files."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

FORMAT: Final = "solemn-scenario/1"

Player: TypeAlias = Annotated[int, Meta(ge=0, le=1, description="The player: 0 begins the duel, 1 is the opponent.")]
CardName: TypeAlias = Annotated[str | int, Meta(description="A card: its name (English; if bundled, in any language) or its passcode.")]
Zone: TypeAlias = Literal["deck", "hand", "mzone", "szone", "grave", "banished", "extra", "overlay"]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
RuleId: TypeAlias = Annotated[str, Meta(description="The ID of a rule of the catalogue (`solemn rules`).")]
TypeWord: TypeAlias = Literal[
    "Warrior", "Spellcaster", "Fairy", "Fiend", "Zombie", "Machine", "Aqua", "Pyro", "Rock", "Winged Beast", "Plant", "Insect", "Thunder",
    "Dragon", "Beast", "Beast-Warrior", "Dinosaur", "Fish", "Sea Serpent", "Reptile", "Psychic", "Divine-Beast", "Creator God", "Wyrm",
    "Cyberse", "Illusion", "Cyborg", "Magical Knight", "High Dragon", "Omega Psychic", "Celestial Warrior", "Galaxy", "Yokai",
]  # fmt: skip
AttributeWord: TypeAlias = Literal["EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK", "DIVINE"]
Position: TypeAlias = Literal["attack", "facedown_attack", "defense", "set", "faceup"]


class _Base(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class CardAt(_Base):
    """A card by any of: its name, its controller, its zone, its place in the zone."""

    card: CardName | None = None
    player: Player | None = None
    zone: Zone | None = None
    seq: Count | None = None


CardRef: TypeAlias = str | int | CardAt

# -- what was there before the duel -----------------------------------------------------------------------------


class Copies(_Base):
    """So many cards of one name."""

    card: CardName
    count: Annotated[int, Meta(ge=1, le=60)] = 1


Cards: TypeAlias = list[CardName | Copies]
SummonWord: TypeAlias = Literal["normal", "tribute", "flip", "special", "fusion", "ritual", "synchro", "xyz", "pendulum", "link"]
CounterKind: TypeAlias = Annotated[str, Meta(description="A kind of counters: its name (Spell Counter) or its number (0x1).")]
Counters: TypeAlias = (
    Annotated[int, Meta(ge=1, le=999, description="Counters of the only kind that the card can have by its own text.")]
    | dict[CounterKind, Annotated[int, Meta(ge=1, le=999)]]
)


class Summoned(_Base):
    """How a monster came to the field before the duel, and what was used for it."""

    as_: SummonWord = field(name="as")
    materials: Cards = []


class MonsterSetup(_Base):
    """A card in a Monster Zone: 0 to 4 from its player's left, 5 and 6 are the Extra Monster Zones."""

    card: CardName
    seq: Annotated[int, Meta(ge=0, le=6)]
    pos: Literal["attack", "defense", "set"] = "attack"
    materials: Cards = []
    counters: Counters | None = None
    summoned: Summoned | None = None


class ZoneRef(_Base):
    """A Monster Zone of a player."""

    player: Player
    seq: Annotated[int, Meta(ge=0, le=6)]


class SpellSetup(_Base):
    """A card in a Spell & Trap Zone: 0 to 4 from its player's left, 5 is the Field Zone."""

    card: CardName
    seq: Annotated[int, Meta(ge=0, le=5)]
    pos: Literal["faceup", "set"] | UnsetType = UNSET
    equip: ZoneRef | None = None
    counters: Counters | None = None


class PendulumSetup(_Base):
    """A card in a Pendulum Zone: 0 is the left one, 1 the right one."""

    card: CardName
    seq: Annotated[int, Meta(ge=0, le=1)]


class PlayerSetup(_Base):
    """What one player has. The first card of `deck` is on top."""

    lp: Annotated[int, Meta(ge=1, le=1_000_000)] = 8000
    hand: Cards = []
    deck: Cards = []
    extra: Cards = []
    grave: Cards = []
    banished: Cards = []
    mzone: list[MonsterSetup] = []
    szone: list[SpellSetup] = []
    pzone: list[PendulumSetup] = []


class Setup(_Base):
    """Both players' cards. The duel begins in the turn of player `turn`, in the `phase`; `draw` cards are drawn in each Draw Phase.

    `coins` and `dice` are the results of the first tosses and rolls, in order; chance decides those after them.
    """

    players: Annotated[list[PlayerSetup], Meta(min_length=2, max_length=2)]
    turn: Player = 0
    phase: Literal["draw", "standby", "main1", "battle", "main2", "end"] = "draw"
    draw: Annotated[int, Meta(ge=0, le=60)] = 0
    seed: int = 1
    coins: list[Literal["heads", "tails"]] = []
    dice: list[Annotated[int, Meta(ge=1, le=6)]] = []
    puzzle: Annotated[str, Meta(description="An EDOPro puzzle (.lua) beside this file that puts up the field instead.")] = ""


# -- what the players do ----------------------------------------------------------------------------------------


class _Step(_Base, tag_field="do"):
    by: Player | None = None
    label: str | None = None
    optional: bool = False


class Because(_Base):
    """Why a play is refused: by which rule (one of these will do), and which card forbids it."""

    rule: RuleId | list[RuleId] | None = None
    card: CardName | None = None


class _Play(_Step):
    target: CardRef | None = None
    targets: list[CardRef] | None = None
    choices: "list[list[CardRef] | AnyStep] | None" = None
    expect: Literal["legal", "illegal"] | None = None
    because: RuleId | list[RuleId] | Because | None = None


class _CardPlay(_Play, kw_only=True):
    card: CardRef


class NormalSummon(_CardPlay, tag="normal_summon"):
    """Normal Summon (also: Tribute Summon) the card."""


class SetCard(_CardPlay, tag="set"):
    """Set the card."""


class SpecialSummon(_CardPlay, tag="special_summon"):
    """Special Summon the monster by its own procedure, or from the Extra Deck."""


class PendulumSummon(_Play, tag="pendulum_summon"):
    """Pendulum Summon."""


class _EffectPlay(_CardPlay):
    effect: Annotated[int, Meta(ge=1, description="Which of the card's effects, in its script's order.")] | None = None


class Activate(_EffectPlay, tag="activate"):
    """Activate the card, or an effect of it, in an open Main or Battle Phase."""


class Chain(_EffectPlay, tag="chain"):
    """Activate the card, or an effect of it, when the player may respond; say yes to its optional trigger."""


class Flip(_CardPlay, tag="flip"):
    """Flip Summon the monster."""


class ChangePosition(_CardPlay, tag="change_position"):
    """Change the battle position of the monster."""


class Attack(_CardPlay, tag="attack"):
    """Declare an attack; without a target it is a direct one."""


class ToBattle(_Play, tag="to_battle"):
    """Go to the Battle Phase."""


class ToMain2(_Play, tag="to_main2"):
    """Go to Main Phase 2."""


class EndTurn(_Play, tag="end_turn"):
    """Go to the End Phase."""


class Pass(_Step, tag="pass"):
    """Let the next window in which something could be activated go by."""


class Choose(_Step, kw_only=True, tag="choose"):
    """Choose these cards."""

    cards: list[CardRef]


class Yes(_Step, tag="yes"):
    """Answer yes."""


class No(_Step, tag="no"):
    """Answer no."""


class Option(_Step, kw_only=True, tag="option"):
    """Choose one of the options, counted from 0."""

    index: Count


class Number(_Step, kw_only=True, tag="number"):
    """Declare one of the numbers offered, counted from 0."""

    index: Count


class ChoosePosition(_Step, kw_only=True, tag="position"):
    """Choose a battle position."""

    pos: Position


class ChooseZone(_Step, kw_only=True, tag="zone"):
    """Choose a zone."""

    zone: Literal["mzone", "szone"]
    seq: Annotated[int, Meta(ge=0, le=7)]
    player: Player | None = None


class ZoneAt(_Base):
    """A zone, of the player who chooses unless another one is named."""

    zone: Literal["mzone", "szone"]
    seq: Annotated[int, Meta(ge=0, le=7)]
    player: Player | None = None


class ChooseZones(_Step, kw_only=True, tag="zones"):
    """Choose several zones at once."""

    zones: list[ZoneAt]


class Name(_Step, kw_only=True, tag="name"):
    """Declare a card name; of any card, also one that is not in the duel."""

    card: CardName


class DeclareType(_Step, kw_only=True, tag="type"):
    """Declare a Monster Type, or a list of them."""

    type: TypeWord | Annotated[list[TypeWord], Meta(min_length=1)]


class DeclareAttribute(_Step, kw_only=True, tag="attribute"):
    """Declare an Attribute, or a list of them."""

    attribute: AttributeWord | Annotated[list[AttributeWord], Meta(min_length=1)]


class CountersOf(_Base):
    """How many counters of which card."""

    card: CardRef
    count: Count


class RemoveCounters(_Step, kw_only=True, tag="counters"):
    """Remove so many counters from these cards, none from others."""

    cards: list[CountersOf]


class Order(_Step, kw_only=True, tag="order"):
    """Put cards (the first one outermost) or effects (the first one first) into this order; those left out follow as they are."""

    cards: list[CardRef]


class ShowHand(_Step, kw_only=True, tag="rock_paper_scissors"):
    """Show a hand in a game of rock, paper, scissors."""

    hand: Literal["rock", "paper", "scissors"]


AnyStep: TypeAlias = (
    NormalSummon | SetCard | SpecialSummon | PendulumSummon | Activate | Chain | Flip | ChangePosition | Attack | ToBattle | ToMain2
    | EndTurn | Pass | Choose | Yes | No | Option | Number | ChoosePosition | ChooseZone | ChooseZones | Name
    | DeclareType | DeclareAttribute | RemoveCounters | Order | ShowHand
)  # fmt: skip

# -- what is expected ---------------------------------------------------------------------------------------------

EventName: TypeAlias = Literal[
    "turn", "phase", "activate", "activation_negated", "effect_negated", "resolve", "resolved", "no_effect", "chain_end", "summoning",
    "summoned", "summon_negated", "summon_void", "attack", "attack_negated", "damage_step", "battle", "damage", "recover", "pay_lp",
    "draw", "target", "move", "missed_timing", "position", "set", "protected", "counters_placed", "counters_removed",
    "declared", "phase_goes_on", "replay", "coin", "dice", "win",
]  # fmt: skip


class Somewhere(_Base):
    """Where a card came from or went."""

    player: Player | None = None
    zone: Zone | None = None


class EventPattern(_Base):
    """An event with these values; what is left out may be anything."""

    event: EventName
    card: CardName | UnsetType = UNSET
    player: Annotated[int, Meta(ge=0, le=3)] | UnsetType = UNSET
    zone: Zone | UnsetType = UNSET
    link: Count | UnsetType = UNSET
    kind: Literal["normal", "flip", "special"] | UnsetType = UNSET
    target: CardName | UnsetType | None = UNSET
    amount: int | UnsetType = UNSET
    what: str | UnsetType = UNSET
    count: Count | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    by: CardName | UnsetType | None = UNSET
    reason: str | UnsetType = UNSET
    from_: Somewhere | UnsetType = field(name="from", default=UNSET)
    to: Somewhere | UnsetType = UNSET


class Resolved(_Base):
    """The moment after this link of a Chain has resolved: of the first Chain with such a link, after the step `since` if that is given."""

    resolved: Annotated[int, Meta(ge=1)]
    since: str | None = None


Moment: TypeAlias = Annotated[str | Resolved, Meta(description="A label (the moment before that step), or after which Chain Link.")]


class _Check(_Base, tag_field="check"):
    pass


class CheckLp(_Check, tag="lp"):
    """The player has this many LP."""

    player: Player
    value: int
    at: Moment | None = None


class CheckPhase(_Check, tag="phase"):
    """It is this player's turn, in this phase."""

    player: Player
    phase: str
    at: Moment | None = None


class CheckCard(_Check, tag="card"):
    """Such a card is there."""

    card: CardName
    player: Player | None = None
    zone: Zone | None = None
    seq: Count | None = None
    pos: Position | None = None
    negated: bool | None = None
    atk: int | None = None
    def_: int | None = field(name="def", default=None)
    counters: Count | Annotated[dict[CounterKind, Count], Meta(min_length=1)] | None = None
    owner: Player | None = None
    type: TypeWord | Annotated[list[TypeWord], Meta(min_length=1)] | None = None
    attribute: AttributeWord | None = None
    level: Count | None = None
    equipped_to: CardName | None = None
    at: Moment | None = None
    is_: bool = field(name="is", default=True)
    count: Count | None = None


class CheckEvent(_Check, tag="event"):
    """Such an event happened."""

    event: EventPattern
    is_: bool = field(name="is", default=True)
    count: Count | None = None
    from_: str | None = field(name="from", default=None)
    to: str | None = None


class CheckOrder(_Check, tag="order"):
    """These events happened one after another."""

    events: list[EventPattern]


Way: TypeAlias = Literal[
    "normal_summon", "set", "special_summon", "pendulum_summon", "activate", "chain", "flip", "change_position", "attack", "to_battle",
    "to_main2", "end_turn", "choice",
]  # fmt: skip


class CheckOffered(_Check, tag="offered"):
    """The player could have done that with the card; `choice`: could have chosen it."""

    player: Player
    card: CardName | None = None
    zone: Zone | None = None
    seq: Count | None = None
    as_: Way | list[Way] = field(name="as", default_factory=lambda: ["activate", "chain"])
    is_: bool = field(name="is", default=True)
    from_: str | None = field(name="from", default=None)
    to: str | None = None


Asked: TypeAlias = Literal[
    "play", "chain", "choose", "yes_no", "option", "number", "position", "zone", "name", "type", "attribute", "counters", "order",
    "rock_paper_scissors",
]  # fmt: skip


class CheckAsked(_Check, tag="asked"):
    """The player was asked for that, with the card among what could be answered."""

    player: Player
    what: Asked | Annotated[list[Asked], Meta(min_length=1)] | None = None
    card: CardName | None = None
    is_: bool = field(name="is", default=True)
    count: Count | None = None
    from_: str | None = field(name="from", default=None)
    to: str | None = None


Subject: TypeAlias = Literal["link", "summon", "attack", "trigger", "protection", "effects"]
Outcome: TypeAlias = Literal[
    "resolved", "resolved in part", "resolved without effect", "effect negated", "activation negated", "Summon successful",
    "Summon did not take place", "Summon negated", "attack negated", "went on", "ended without a Damage Step", "replay",
    "missed the timing", "protected", "effects negated", "effects apply again",
]  # fmt: skip
OutcomeWord: TypeAlias = Outcome | Literal["negated", "successful"]  # the last two: every outcome that ends so


class CheckVerdict(_Check, tag="verdict"):
    """Such a verdict was given: on this, with this outcome (or one of these), because of that card, by these rules and not by those."""

    subject: Subject | None = None
    card: CardName | None = None
    link: Annotated[int, Meta(ge=1)] | None = None
    outcome: OutcomeWord | Annotated[list[OutcomeWord], Meta(min_length=1)] | None = None
    by: CardName | None = None
    rules: RuleId | list[RuleId] = []
    not_rules: RuleId | list[RuleId] = []
    is_: bool = field(name="is", default=True)


AnyCheck: TypeAlias = CheckLp | CheckPhase | CheckCard | CheckEvent | CheckOrder | CheckOffered | CheckAsked | CheckVerdict


CardRow: TypeAlias = Annotated[
    str, Meta(description="The facts of a card of your own: passcode | name | kind | Level | Attribute | Type | ATK | DEF.")
]


class Scenario(_Base):
    """One small duel, and what should come of it."""

    setup: Setup
    format: Literal["solemn-scenario/1"] = FORMAT
    id: str = ""
    rule: str | list[str] = ""
    title: str = ""
    note: str = ""
    ruleset: Literal["mr1", "mr2", "mr3", "mr4", "mr5"] = "mr5"
    rulings: Literal["2023-10", "before-2023-10"] = "2023-10"
    cards: list[CardRow] = []
    steps: list[AnyStep] = []
    expect: list[AnyCheck] = []
    checks: list[AnyCheck] = []
    observe: list[AnyCheck] = []


def name_of(entry: Any) -> str | int:
    """The card of an entry in a list of cards."""
    name: str | int = entry.card if isinstance(entry, Copies) else entry
    return name


def spread(cards: list[Any]) -> list[str | int]:
    """The cards of a list, each as many times as the list says."""
    return [name_of(entry) for entry in cards for _ in range(entry.count if isinstance(entry, Copies) else 1)]


def pos_of(spell: SpellSetup) -> str:
    """How a card lies in a Spell & Trap Zone."""
    return "set" if spell.pos is UNSET else spell.pos


def listed(value: Any) -> list[Any]:
    """The value of a field that takes one thing or a list of them, as a list; empty for None."""
    return [] if value is None else list(value) if isinstance(value, (list, tuple)) else [value]


def because_of(step: Any) -> Because | None:
    """What the step says of why it is refused, in its full form."""
    because = getattr(step, "because", None)
    return because if because is None or isinstance(because, Because) else Because(rule=because)


def word_of(step: Any) -> str:
    """The `do` word of a step, the `check` word of a check."""
    return str(step.__struct_config__.tag)
