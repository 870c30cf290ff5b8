"""The state of one duel: plain slotted data, no rules.

Every field holds a number, a flag, text, an object, an immutable tuple, or a flat list or dict that only this field owns;
so a snapshot is a copy of the slots and of their lists and dicts.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final, TypeAlias

from solemn.core.state.hearing import Hearing
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import PLAYER_NONE

Callback = Callable[..., Any]
# The code of an effect, an int, and several: what indexes of effects are asked for more often than for anything else. As `int`, compiled
# code would make a new object of it for every dict that is asked; so it stays the one that it is (bench/replay.py).
Code: TypeAlias = Any
Codes: TypeAlias = tuple[Code, ...]
NO_CARDS: Final[list[Any]] = []  # of cards that most cards never have: it is another list that takes its place, this one stays empty
NONE_YET: Final[dict[Any, Any]] = {}  # what most cards never have anything in is this one: see `own` (bench/throughput.py, memory)
FEW_CARDS: Final = 32  # of a group, which pass without being counted
CARD_IN_A_GROUP: Final = 8  # bytes
NO_VALUE: Final = -1  # an entry of `Card.temp` that is not being worked out
_number = attrgetter("id")


class CardState:
    """Where and what a card is, or was: `Card.previous` and the scratch record `Card.temp`."""

    __slots__ = (
        "attack", "attribute", "base_attack", "base_defense", "code", "code2", "controller", "defense", "left_scale",
        "level", "link", "link_marker", "location", "position", "pzone", "race", "rank", "reason", "reason_card",
        "reason_effect", "reason_player", "right_scale", "sequence", "setcodes", "type",
    )  # fmt: skip

    def __init__(self, value: int = 0) -> None:
        self.code = value
        self.code2 = value
        self.setcodes: tuple[int, ...] = ()
        self.type = value
        self.level = value
        self.rank = value
        self.link = value
        self.link_marker = value
        self.left_scale = value
        self.right_scale = value
        self.attribute = value
        self.race = value
        self.attack = value
        self.defense = value
        self.base_attack = value
        self.base_defense = value
        self.controller = PLAYER_NONE
        self.location = 0
        self.sequence = 0
        self.position = 0
        self.pzone = False
        self.reason = 0
        self.reason_card: Card | None = None
        self.reason_player = PLAYER_NONE
        self.reason_effect: Effect | None = None


class Blank(CardState):
    """A record into which nothing was written yet; all cards share it, so it cannot be written to."""

    __slots__ = ()


def _refuse(_: Blank, name: str, __: object) -> None:
    raise TypeError(f"{name} of a record that all cards share: former() and scratch() give a card its own")


NOWHERE: Final = Blank(0)
NOTHING_UNDER_WAY: Final = Blank(NO_VALUE)
setattr(Blank, "__setattr__", _refuse)  # noqa: B010  (only now, or the two could not be made)


class Card:
    """One card of the duel. Its own slots say where it is now, `previous` where it was before."""

    __slots__ = (
        "assumed",
        "attack_controller",
        "attacked_count",
        "attacked_targets",
        "attacks_all",
        "attacks_directly",
        "battled_with",
        "controller",
        "counters",
        "cover",
        "d",
        "declarations",
        "declared_targets",
        "declared_this_turn",
        "effect_targets",
        "equip_effects",
        "equip_negated",
        "equip_target",
        "equipped_cards",
        "field_effects",
        "field_id",
        "field_id_r",
        "former_equip_target",
        "former_overlay_target",
        "how_to_summon",
        "id",
        "immune_effects",
        "indestructible_counts",
        "level_choices",
        "location",
        "materials",
        "materials_attached",
        "new_position",
        "once_per_turn_name",
        "only_one_by",
        "only_one_of",
        "only_one_where",
        "overlay_target",
        "own_effects",
        "owner",
        "position",
        "previous",
        "printed",
        "pzone",
        "reason",
        "reason_card",
        "reason_effect",
        "reason_player",
        "related_cards",
        "related_effects",
        "script",
        "send_location",
        "send_player",
        "send_position",
        "send_sequence",
        "sequence",
        "single_effects",
        "status",
        "summon_location",
        "summon_player",
        "summon_type",
        "summoned_to",
        "summoned_to_pzone",
        "target_effects",
        "targeted_by",
        "temp",
        "times_summoned",
        "times_taken_back",
        "tribute_worth",
        "turn_counter",
        "turn_id",
        "unique_field_id",
        "unique_filter",
        "unique_pos0",
        "unique_pos1",
        "xmaterial_effects",
    )  # fmt: skip

    def __init__(self, d: "DuelState", number: int, printed: PrintedCard, owner: int) -> None:
        self.d = d
        self.id = number
        self.printed = printed
        self.owner = owner
        self.script: Any = None  # the card's own Lua table
        self.cover = 0
        # where it is and why
        self.controller = PLAYER_NONE
        self.location = 0
        self.sequence = 0
        self.position = 0
        self.pzone = False
        self.reason = 0
        self.reason_card: Card | None = None
        self.reason_effect: Effect | None = None
        self.reason_player = PLAYER_NONE
        self.previous: CardState = NOWHERE  # to be written to by way of former()
        self.temp: CardState = NOTHING_UNDER_WAY  # by way of scratch()
        self.status = 0
        self.field_id = 0
        self.field_id_r = 0
        self.turn_id = 0
        self.turn_counter = 0
        # how it was Summoned
        self.summon_type = 0
        self.summon_player = 0
        self.summon_location = 0
        self.summoned_to = 0
        self.summoned_to_pzone = False
        # scratch of the operation that moves it
        self.send_player = 0
        self.send_position = 0
        self.send_location = 0
        self.send_sequence = 0
        self.tribute_worth = 0
        self.level_choices = 0
        self.new_position = 0
        self.how_to_summon = 0
        # attacks
        self.declared_this_turn = 0
        self.attacks_directly = 0
        self.declarations = 0
        self.attacked_count = 0
        self.attacks_all = 0
        self.attack_controller = 0
        self.declared_targets: dict[int, tuple[Card | None, int]] = NONE_YET  # by field_id_r of the target, 0 for the player
        self.attacked_targets: dict[int, tuple[Card | None, int]] = NONE_YET
        self.battled_with: dict[int, tuple[Card | None, int]] = NONE_YET
        # "only one on the field"
        self.unique_pos0 = 0
        self.unique_pos1 = 0
        self.unique_field_id = 0
        self.only_one_of = 0
        self.only_one_where = 0
        self.unique_filter: Callback | None = None
        self.only_one_by: Effect | None = None
        # Special Summon once per turn
        self.once_per_turn_name = 0
        self.times_summoned = (0, 0)  # by player
        self.times_taken_back = (0, 0)
        # ties to other cards; lists of cards are in order of card number unless said otherwise
        self.assumed: dict[int, int] = NONE_YET
        self.equip_negated = False  # the effect of its activation was negated, only the tie was made
        self.equip_target: Card | None = None  # what this card is equipped to
        self.former_equip_target: Card | None = None
        self.equipped_cards: list[Card] = NO_CARDS
        self.overlay_target: Card | None = None  # the Xyz Monster this is material of
        self.former_overlay_target: Card | None = None
        self.materials_attached: list[Card] = []  # in order of attachment
        self.materials: tuple[Card, ...] = ()  # what it was Summoned with
        self.effect_targets: list[Card] = NO_CARDS  # cards this one continuously targets
        self.targeted_by: list[Card] = NO_CARDS  # cards that continuously target this one
        self.related_cards: dict[Card, int] = NONE_YET
        self.related_effects: dict[tuple[Effect, int], None] = NONE_YET  # (effect, chain id)
        self.counters: dict[int, tuple[int, int]] = NONE_YET  # type -> (resettable, permanent)
        self.indestructible_counts: dict[int, int] = NONE_YET
        # effects on this card: code -> effects in order of registration
        self.single_effects: dict[int, tuple[Effect, ...]] = {}
        self.field_effects: dict[int, tuple[Effect, ...]] = NONE_YET
        self.equip_effects: dict[int, tuple[Effect, ...]] = NONE_YET
        self.target_effects: dict[int, tuple[Effect, ...]] = NONE_YET
        self.xmaterial_effects: dict[int, tuple[Effect, ...]] = NONE_YET
        self.own_effects: dict[Effect, int] = {}  # every effect above -> EFFECT_TYPE_ of its container
        self.immune_effects: tuple[Effect, ...] = ()  # scratch of the gate

    def __repr__(self) -> str:
        return f"<Card {self.id} {self.printed.code} {self.printed.name!r} p{self.controller} loc {self.location:#x}/{self.sequence}>"


def own(card: Card, slot: str) -> dict[Any, Any]:
    """The card's own dict in the slot, for writing; until then the card shares an empty one with the others."""
    found: dict[Any, Any] = getattr(card, slot)
    if found is NONE_YET:
        found = {}
        setattr(card, slot, found)
    return found


def former(card: Card) -> CardState:
    """The record of what the card was before, for writing."""
    if card.previous is NOWHERE:
        card.previous = CardState()
    return card.previous


def scratch(card: Card) -> CardState:
    """The record of what is being worked out about the card, for writing."""
    if card.temp is NOTHING_UNDER_WAY:
        card.temp = CardState(NO_VALUE)
    return card.temp


class Effect:
    """One effect of a card or of a player, as scripts make it."""

    __slots__ = (
        "activated_at",
        "activated_in",
        "activated_on",
        "active_type",
        "card_kind",
        "category",
        "code",
        "condition",
        "copy_number",
        "cost",
        "count_hopt",
        "count_limit",
        "count_max",
        "d",
        "description",
        "ends_by",
        "first_id",
        "flag",
        "flag2",
        "handler",
        "hint_timing0",
        "hint_timing1",
        "id",
        "label",
        "label_object",
        "lasts_for",
        "made_by",
        "number",
        "object_range",
        "operation",
        "owner",
        "range",
        "self_range",
        "status",
        "target",
        "type",
        "use_code",
        "use_flag",
        "value",
    )  # fmt: skip

    def __init__(self, d: "DuelState", number: int) -> None:
        self.d = d
        self.number = number  # creation number, its text form in scripts
        self.owner: Card | None = None
        self.handler: Card | None = None
        self.made_by = PLAYER_NONE
        self.type = 0
        self.code = 0
        self.flag = 0
        self.flag2 = 0
        self.id = 0
        self.first_id = 0
        self.copy_number = 0
        self.range = 0
        self.self_range = 0
        self.object_range = 0
        self.ends_by = 0
        self.lasts_for = 0
        self.count_limit = 0
        self.count_max = 0
        self.use_flag = 0
        self.count_hopt = 0
        self.use_code = 0
        self.hint_timing0 = 0
        self.hint_timing1 = 0
        self.status = 0
        self.card_kind = 0
        self.active_type = 0
        self.activated_in = 0
        self.activated_at = 0
        self.activated_on: Card | None = None
        self.category = 0
        self.description = 0
        self.label: tuple[int, ...] = ()
        self.label_object: Any = None
        self.condition: Callback | None = None
        self.cost: Callback | None = None
        self.target: Callback | None = None
        self.operation: Callback | None = None
        self.value: Any = 0  # a whole number, or with EFFECT_FLAG_FUNC_VALUE a function

    def __repr__(self) -> str:
        return f"<Effect {self.number} type {self.type:#x} code {self.code} of {self.owner!r}>"


def in_card_order(cards: Iterable[Card]) -> list[Card]:
    """The cards once each, by card number."""
    found = list(cards)
    return found if _are_in_order(found) else sorted(set(found), key=_number)


def _are_in_order(cards: list[Card]) -> bool:
    last = -1
    for card in cards:
        if card.id <= last:
            return False
        last = card.id
    return True


class Group:
    """A set of cards that a script can hold, always in order of card number."""

    __slots__ = ("cards", "cursor", "d", "number", "read_only")

    def __init__(self, d: "DuelState", cards: Iterable[Card] = ()) -> None:
        self.d = d
        self.number = d.next_group_number
        d.next_group_number += 1
        self.cards: list[Card] = in_card_order(cards) if cards else []
        self.cursor = -1  # of GetFirst and GetNext; -1 once the group changed
        self.read_only = False
        if len(self.cards) > FEW_CARDS:
            count_cards(d, len(self.cards))


def count_cards(d: "DuelState", count: int) -> None:
    """Charge the script for a large group."""
    if d.spend is not None and d.hold is not None:
        d.spend(count >> 1)
        d.hold(CARD_IN_A_GROUP * count)


class Event:
    """Something that happened, as the effects that wait for it see it."""

    __slots__ = (
        "cards",
        "code",
        "heard_by",
        "player",
        "raised_number",
        "reason",
        "reason_effect",
        "reason_player",
        "subject",
        "value",
    )  # fmt: skip

    def __init__(self) -> None:
        self.code = 0
        self.subject: Card | None = None
        self.cards: Group | None = None
        self.reason_effect: Effect | None = None
        self.value = 0
        self.reason = 0
        self.player = 0
        self.reason_player = 0
        self.raised_number = 0
        self.heard_by: tuple[Effect, ...] = ()  # continuous effects that have answered it already


class OperationInfo:
    """What a link announced that it will do."""

    __slots__ = ("cards", "count", "param", "player")

    def __init__(self, cards: Group | None, count: int, player: int, param: int) -> None:
        self.cards = cards
        self.count = count
        self.player = player
        self.param = param


class ChainLink:
    """One Chain Link, or one triggered effect on its way to become one (or to resolve without one)."""

    __slots__ = (
        "applied_counters",
        "chain_id",
        "disable_player",
        "disable_reason",
        "effect",
        "event",
        "event_number",
        "field_id_before",
        "flag",
        "number",
        "op_infos",
        "possible_op_infos",
        "replaced_operation",
        "seen",
        "sent_just_now",
        "target_cards",
        "target_param",
        "target_player",
        "triggering_controller",
        "triggering_location",
        "triggering_player",
        "triggering_position",
        "triggering_proper",
        "triggering_sequence",
        "triggering_status",
        "triggering_summon_location",
        "triggering_summon_type",
    )  # fmt: skip

    def __init__(self, effect: Effect, event: Event) -> None:
        self.effect = effect
        self.event = event
        self.number = 0  # 1 for Chain Link 1
        self.chain_id = 0
        self.field_id_before = 0  # cards that moved for its activation have higher numbers
        self.flag = 0
        self.event_number = 0
        self.triggering_player = 0
        self.triggering_controller = 0
        self.triggering_location = 0
        self.triggering_sequence = 0
        self.triggering_position = 0
        self.triggering_status = 0
        self.triggering_summon_type = 0
        self.triggering_summon_location = 0
        self.triggering_proper = False  # was properly Summoned when it was activated
        self.seen = CardState()  # what the card was when it was activated
        self.target_player = 0
        self.target_param = 0
        self.target_cards: Group | None = None
        self.disable_player = 0
        self.disable_reason: Effect | None = None
        self.replaced_operation: Callback | None = None
        self.op_infos: dict[int, OperationInfo] = {}
        self.possible_op_infos: dict[int, OperationInfo] = {}
        self.applied_counters: tuple[int, ...] = ()
        self.sent_just_now = False


class Player:
    """One player's life points and cards. Zones that can be empty hold None."""

    __slots__ = (
        "banished",
        "deck",
        "disabled_zones",
        "draw_count",
        "extra",
        "face_up_pendulums",
        "first_hand",
        "grave",
        "hand",
        "lp",
        "mzone",
        "szone",
        "used_zones",
    )  # fmt: skip

    def __init__(self, lp: int, first_hand: int, draw_count: int) -> None:
        self.lp = lp
        self.first_hand = first_hand
        self.draw_count = draw_count
        self.used_zones = 0  # bits 0-6 monster zones, 8-15 Spell & Trap Zones
        self.disabled_zones = 0
        self.face_up_pendulums = 0  # how many of the Extra Deck's last cards are face-up
        self.mzone: list[Card | None] = [None] * 7
        self.szone: list[Card | None] = [None] * 8
        self.deck: list[Card] = []  # last is on top
        self.hand: list[Card] = []
        self.grave: list[Card] = []
        self.banished: list[Card] = []
        self.extra: list[Card] = []


class EffectIndex:
    """Effects that watch the whole field, by event or effect code, in order of registration."""

    __slots__ = (
        "activate", "aura", "chain_reset", "continuous", "grants", "ignition", "oath", "phase_reset", "places",
        "quick_f", "quick_o", "rechargeable", "spsummon_count", "trigger_f", "trigger_o",
    )  # fmt: skip

    def __init__(self) -> None:
        self.aura: dict[int, tuple[Effect, ...]] = {}
        self.ignition: dict[int, tuple[Effect, ...]] = {}
        self.activate: dict[int, tuple[Effect, ...]] = {}
        self.trigger_o: dict[int, tuple[Effect, ...]] = {}
        self.trigger_f: dict[int, tuple[Effect, ...]] = {}
        self.quick_o: dict[int, tuple[Effect, ...]] = {}
        self.quick_f: dict[int, tuple[Effect, ...]] = {}
        self.continuous: dict[int, tuple[Effect, ...]] = {}
        self.places: dict[Effect, str] = {}  # every effect above -> the name of its slot
        self.oath: dict[Effect, Effect | None] = {}  # effect -> the activation it belongs to
        self.phase_reset: dict[Effect, None] = {}
        self.chain_reset: dict[Effect, None] = {}
        self.rechargeable: dict[Effect, None] = {}
        self.spsummon_count: dict[Effect, None] = {}
        self.grants: dict[Effect, tuple[tuple[Card, Effect], ...]] = {}  # granting effect -> what it gave to whom


class EventQueues:
    """Events that have not been answered yet, and the effects that answer them."""

    __slots__ = (
        "becoming_links",
        "continuous",
        "delayed_activate",
        "desrep",
        "forced_of_opponent",
        "forced_of_turn_player",
        "forced_triggers",
        "full",
        "ignition_priority",
        "instant",
        "late_quick",
        "late_quick_found",
        "later_of_opponent",
        "later_of_turn_player",
        "optional_hidden",
        "optional_of_opponent",
        "optional_of_turn_player",
        "optional_triggers",
        "point",
        "queue",
        "quick_f",
        "single",
        "solving",
    )  # fmt: skip

    def __init__(self) -> None:
        self.point: list[Event] = []
        self.instant: list[Event] = []
        self.queue: list[Event] = []
        self.delayed_activate: list[Event] = []
        self.full: list[Event] = []
        self.single: list[Event] = []
        self.solving: list[Event] = []
        self.ignition_priority: list[ChainLink] = []
        self.continuous: list[ChainLink] = []
        self.later_of_turn_player: list[ChainLink] = []
        self.later_of_opponent: list[ChainLink] = []
        self.desrep: list[ChainLink] = []
        self.forced_triggers: list[ChainLink] = []
        self.forced_of_turn_player: list[ChainLink] = []
        self.forced_of_opponent: list[ChainLink] = []
        self.optional_triggers: list[ChainLink] = []
        self.optional_of_turn_player: list[ChainLink] = []
        self.optional_of_opponent: list[ChainLink] = []
        self.optional_hidden: list[ChainLink] = []
        self.becoming_links: list[ChainLink] = []
        self.late_quick_found: list[tuple[Effect, Event]] = []
        self.late_quick: list[tuple[Effect, Event]] = []
        self.quick_f: dict[Effect, ChainLink] = {}


class Battle:
    """The attack that is going on, and the counts of the Battle Phase."""

    __slots__ = (
        "attack_cost_paid",
        "attack_demanded",
        "attacker",
        "attacking_player",
        "chain_attack",
        "damage",
        "damage_calculated",
        "declared_ids",
        "demanded_attacker",
        "demanded_target",
        "destroyed_by_battle_replaced",
        "extra_damage_steps",
        "follow_up_attacker",
        "follow_up_target",
        "may_call_off",
        "opposing",
        "replay_due",
        "skipped_by",
        "target",
    )  # fmt: skip

    def __init__(self) -> None:
        self.attacker: Card | None = None
        self.target: Card | None = None
        self.attack_demanded = False
        self.demanded_attacker: Card | None = None
        self.demanded_target: Card | None = None
        self.may_call_off = False
        self.attack_cost_paid = 0
        self.replay_due = False
        self.skipped_by: Effect | None = None  # the effect that had a Battle Phase skipped or ended
        self.attacking_player = 0
        self.chain_attack = False
        self.follow_up_attacker = 0
        self.follow_up_target: Card | None = None
        self.extra_damage_steps = 0
        self.damage: list[int] = [0, 0]
        self.damage_calculated = False
        self.destroyed_by_battle_replaced: list[Card] = []
        self.opposing: list[int] = []  # field_id_r of the opponent's monsters when it was declared, ascending
        self.declared_ids: list[int] = [0, 0]  # field ids of attacker and target when the attack was declared


class ActivityCounter:
    """How often each player did what a script counts: each card that the filter rejects counts."""

    __slots__ = ("amount0", "amount1", "filter")

    def __init__(self, check: Callback) -> None:
        self.filter = check
        self.amount0 = 0
        self.amount1 = 0


def _unbound(*_: Any) -> Any:
    raise RuntimeError("this duel was put together without the higher rules")


@dataclass(frozen=True, slots=True)
class HigherRules:
    """Rules of higher packages that lower ones start, each with the package that starts it. `core/wiring.py` fills it in."""

    put_right: Callable[["DuelState"], None] = _unbound  # moves, timing
    destroy_by_uniqueness: Callable[["DuelState", Card, int], None] = _unbound  # lifetimes
    destroy_marked: Callable[["DuelState", Group, Effect | None, int, int], int] = _unbound  # moves, within itself
    destroy_self_destroying: Callable[["DuelState"], None] = _unbound  # lifetimes
    forced_battle: Callable[["DuelState"], None] = _unbound  # chain
    initial_effect: Callable[["DuelState", Card, int | None], Any] = _unbound  # lifetimes: runs a card's script
    answer_single_events: Callable[["DuelState"], None] = _unbound  # lifetimes
    send_marked: Callable[["DuelState", Group, Effect | None, int, int], int] = _unbound  # moves, within itself
    send_self_to_grave: Callable[["DuelState"], None] = _unbound  # lifetimes


class Offers:
    """What the turn player may do in the open phase in which a decision is being asked for."""

    __slots__ = (
        "activate", "attack", "reposition", "set_monster", "set_spell_trap", "shuffle", "special_summon", "summon", "to_battle", "to_end",
        "to_main2",
    )  # fmt: skip

    def __init__(self) -> None:
        self.activate: list[ChainLink] = []
        self.summon: list[Card] = []
        self.special_summon: list[Card] = []
        self.reposition: list[Card] = []
        self.set_monster: list[Card] = []
        self.set_spell_trap: list[Card] = []
        self.attack: list[Card] = []
        self.to_battle = False
        self.to_main2 = False
        self.to_end = False
        self.shuffle = False


UNBOUND: Final = HigherRules()
FIRST_STEP_OF_A_TURN: Final = 2  # of `TurnFlow.step`


class TurnFlow:
    """Where the turn stands, how it goes on, and who won."""

    __slots__ = (
        "acted", "end_turn_now", "first_step", "hand_limit_met", "may_shuffle", "offers", "second_battle_phase", "skip_main2", "step",
        "to_battle", "to_end", "turns_of", "winner", "won_by",
    )  # fmt: skip

    def __init__(self) -> None:
        self.step = 0  # the step of the turn that comes next
        self.first_step = FIRST_STEP_OF_A_TURN  # the step at which the first turn of the duel begins
        self.offers: Offers | None = None  # while the turn player is asked in an open phase
        self.turns_of: list[int] = [0, 0]
        self.acted = False
        self.to_battle = False
        self.to_end = False
        self.skip_main2 = False
        self.end_turn_now = False
        self.hand_limit_met = False
        self.may_shuffle = True  # the turn player may shuffle the hand once in a while
        self.second_battle_phase = False  # the Battle Phase of this turn is its second one
        self.winner = 5  # 0 or 1 once somebody won, PLAYER_NONE for a draw, 5 while the duel goes on
        self.won_by = 0


class Chaining:
    """The Chain that is being built or resolved, except for its links."""

    __slots__ = (
        "applying_continuous", "asking_player", "continuous_player", "hint_times", "lasting_limits", "limits", "links_formed",
        "no_event", "passed_events", "resolving", "summon_afterwards",
    )  # fmt: skip

    def __init__(self) -> None:
        self.no_event = Event()
        self.links_formed = 0
        self.resolving = False
        self.applying_continuous = False
        self.continuous_player = PLAYER_NONE
        self.asking_player = 0
        self.limits: list[tuple[Callback, int, Effect | None]] = []
        self.lasting_limits: list[tuple[Callback, int, Effect | None]] = []
        self.hint_times: list[int] = [0, 0]
        self.passed_events: list[int] = []  # codes of what happened in the last Chain, but was not the last thing to happen
        self.summon_afterwards: Callback | None = None  # a Summon, or a battle, "immediately after this effect resolves"


class Pending:
    """What the steps under way still have to do, and the cards that they work on, in the order in which these were noted."""

    __slots__ = (
        "about_to_leave", "another_round", "being_summoned", "checked_again", "control_of0", "control_of1", "control_returns",
        "deck_turned_over", "due", "ended_effects", "equipping", "flips_waited", "negation_checks", "no_shuffling", "not_destroyed",
        "overdrawn", "points", "self_destroying", "self_destruction_off", "self_to_grave", "sent_just_now", "shuffle_decks",
        "shuffle_hands", "summons_without_room", "too_many", "trap_monsters0", "trap_monsters1", "uses_to_note", "works_later",
        "zones_set_into",
    )  # fmt: skip

    def __init__(self) -> None:
        self.sent_just_now: dict[Card, None] = {}
        self.about_to_leave: dict[Card, None] = {}
        self.being_summoned: dict[Card, None] = {}
        self.summons_without_room: dict[Card, None] = {}
        self.equipping: dict[Card, None] = {}
        self.control_of0: dict[Card, None] = {}
        self.control_of1: dict[Card, None] = {}
        self.trap_monsters0: dict[Card, None] = {}
        self.trap_monsters1: dict[Card, None] = {}
        self.too_many: dict[Card, None] = {}
        self.self_destroying: dict[Card, None] = {}
        self.self_to_grave: dict[Card, None] = {}
        self.not_destroyed: dict[Card, None] = {}
        self.works_later: dict[Card, None] = {}
        self.zones_set_into = 0
        self.negation_checks: dict[Card, None] = {}
        self.checked_again: dict[Card, int] = {}
        self.ended_effects: dict[Effect, None] = {}
        self.uses_to_note: list[Effect] = []
        self.points: list[tuple[Any, ...]] = []
        self.self_destruction_off = False
        self.overdrawn: list[bool] = [False, False]
        self.no_shuffling = False
        self.shuffle_hands: list[bool] = [False, False]
        self.shuffle_decks: list[bool] = [False, False]
        self.deck_turned_over = False
        self.control_returns = False
        self.flips_waited = False
        self.another_round = False
        self.due: list[tuple[Callback, tuple[Any, ...]]] = []  # what the step under way left for its end, see state/deferred.py


class Choosing:
    """Cards that a choice is being made from: Tributes and materials."""

    __slots__ = (
        "fusion_cards", "hints", "must_select", "one_opposing_of", "opposing_tributes", "own_tributes", "some_card",
    )  # fmt: skip

    def __init__(self) -> None:
        self.own_tributes: list[Card] = []
        self.opposing_tributes: list[Card] = []
        self.one_opposing_of: list[Card] = []
        self.fusion_cards: list[Card] = []
        self.must_select: list[Card] = []
        self.hints: list[int] = [0, 0]  # by player: the text that the script gives for the next choice
        self.some_card: Card | None = None  # stands for "some card" in checks


class Limits:
    """What players have used up and done this turn, as limits count it; lists are by player."""

    __slots__ = (
        "attacks", "battle_phases", "battles", "counting_attacks", "counting_flip", "counting_links", "counting_normal",
        "counting_special", "counting_summons", "extra_summons", "flip_ones", "normal_ones", "normal_summons", "once_named0", "once_named1",
        "once_negated0", "once_negated1", "special_before", "special_negated", "special_ones", "special_taken_back", "summons", "uses",
        "uses_in_chain", "uses_in_duel",
    )  # fmt: skip

    def __init__(self) -> None:
        self.uses: dict[int, int] = {}
        self.uses_in_duel: dict[int, int] = {}
        self.uses_in_chain: dict[int, int] = {}
        self.once_named0: dict[int, int] = {}
        self.once_named1: dict[int, int] = {}
        self.once_negated0: dict[int, int] = {}
        self.once_negated1: dict[int, int] = {}
        self.normal_summons: list[int] = [0, 0]
        self.extra_summons: list[int] = [0, 0]
        self.summons: list[int] = [0, 0]
        self.normal_ones: list[int] = [0, 0]
        self.flip_ones: list[int] = [0, 0]
        self.special_ones: list[int] = [0, 0]
        self.special_negated: list[int] = [0, 0]
        self.special_before: list[int] = [0, 0]
        self.special_taken_back = False
        self.attacks: list[int] = [0, 0]
        self.battle_phases: list[int] = [0, 0]
        self.battles: list[int] = [0, 0]
        self.counting_summons: dict[int, ActivityCounter] = {}
        self.counting_normal: dict[int, ActivityCounter] = {}
        self.counting_special: dict[int, ActivityCounter] = {}
        self.counting_flip: dict[int, ActivityCounter] = {}
        self.counting_attacks: dict[int, ActivityCounter] = {}
        self.counting_links: dict[int, ActivityCounter] = {}


class Summoning:
    """The Summon that is going on, and the attempt that may be negated (S12)."""

    __slots__ = (
        "answered", "answered_as", "answered_player", "attempt_negated", "attempted", "attempted_id", "card", "depth", "fewest",
        "group_type", "may_cancel", "most", "must_use", "only_use", "spared_by", "was_negated",
    )  # fmt: skip

    def __init__(self) -> None:
        self.card: Card | None = None
        self.group_type = 0
        self.attempted: Card | None = None  # a monster on the field whose Flip or Gemini Summon may be negated now (S12)
        self.attempted_id = 0  # the `field_id_r` that it has as long as it stays
        self.was_negated = False  # its effects were negated when the attempt began
        self.attempt_negated = False
        self.spared_by: Effect | None = None  # the effect that found nothing to negate, so moves nothing either
        self.answered: tuple[Card, ...] = ()  # those whose attempted Summon players may answer now, where it counts meanwhile (S15)
        self.answered_as: tuple[int, ...] = ()  # the ACTIVITY_ kinds that it counts as
        self.answered_player = 0
        self.depth = 0
        self.may_cancel = False
        self.must_use: Group | None = None
        self.only_use: Group | None = None
        self.fewest = 0
        self.most = 0


class Registering:
    """How effects are being registered: copied ones end differently."""

    __slots__ = (
        "control_changed_at", "copy_ends_by", "copy_lasts_for", "in_use", "recoded", "seen_codes",
    )  # fmt: skip

    def __init__(self) -> None:
        self.recoded = False  # an effect was given another code after it was registered
        self.in_use = 0
        self.seen_codes: dict[int, None] = {}  # of all effects that were ever registered
        self.copy_ends_by = 0
        self.copy_lasts_for = 0
        self.control_changed_at = 0


class Tossed:
    """The results of the last dice and coins."""

    __slots__ = (
        "coins", "coins_to_come", "dice", "dice_to_come",
    )  # fmt: skip

    def __init__(self) -> None:
        self.dice: list[int] = []
        self.coins: list[int] = []
        self.coins_to_come: list[int] = []  # results that were set before the duel, used up in order
        self.dice_to_come: list[int] = []


class DuelState:
    """All of one duel. Fields that every step needs are here, the others in records by subject."""

    __slots__ = (
        "asker", "assumed_cards", "battle", "card_codes", "card_maker", "card_reader", "cards", "chain", "chaining", "choosing",
        "copy_number", "effects", "event_number", "events", "explain", "field_id", "flags", "flow", "frozen", "hold", "limits", "listener",
        "log", "log_enabled", "made_effects", "made_effects_limit", "next_card_number", "next_effect_number", "next_group_number",
        "official_rulings", "on_step", "only_answering", "operated", "operation_depth", "pauses", "pending", "phase", "players",
        "printed", "printed_bytes", "reason_effect", "reason_player", "registering", "rng_state", "rules", "rulings_2023", "running",
        "script_depth", "script_error_types", "script_errors", "script_failed", "spend", "step_budget", "summoning", "tell_missing",
        "tossed", "turn", "turn_player", "unique_cards0", "unique_cards1", "witness",
    )  # fmt: skip

    def __init__(self, flags: int, lp: int = 8000, first_hand: int = 5, draw_count: int = 1) -> None:
        self.flags = flags
        self.official_rulings = True  # false: as the reference engine plays, right or wrong
        self.rulings_2023 = True  # those of 2 October 2023 on Flip and Gemini Summons: S12, S14
        self.players = (Player(lp, first_hand, draw_count), Player(lp, first_hand, draw_count))
        self.cards: list[Card] = []  # every card of the duel, by number
        self.effects = EffectIndex()
        self.events = EventQueues()
        self.battle = Battle()
        self.flow = TurnFlow()
        self.chaining = Chaining()
        self.pending = Pending()
        self.choosing = Choosing()
        self.limits = Limits()
        self.summoning = Summoning()
        self.registering = Registering()
        self.tossed = Tossed()
        # numbers that are handed out
        self.next_card_number = 1
        self.next_effect_number = 1
        self.made_effects: list[Effect] = []  # every effect that something may still hold, for snapshots
        self.made_effects_limit = 400
        self.next_group_number = 1
        self.event_number = 1
        self.field_id = 1
        self.copy_number = 1
        self.rng_state: tuple[int, int, int, int] = (1, 1, 1, 1)
        # turn
        self.turn = 0
        self.turn_player = 0
        self.phase = 0
        # chain
        self.chain: list[ChainLink] = []
        self.reason_effect: Effect | None = None
        self.reason_player = PLAYER_NONE
        self.frozen = False  # a player is deciding, so questions about the duel must not change it
        self.operation_depth = 0
        self.script_depth = 0  # of calls into scripts
        self.running: list[tuple[Effect, Callback]] = []  # costs, targets and operations that are being carried out
        self.assumed_cards: list[Card] = []  # cards with assumed properties, which last until the outermost script call ends
        self.only_answering = 0  # above 0 while a script is asked for a value: nothing may be done or decided then
        # sets that later steps work on, in the order in which cards came
        self.operated: list[Card] = []  # what the last operation really moved (Duel.GetOperatedGroup)
        self.unique_cards0: dict[Card, None] = {}
        self.unique_cards1: dict[Card, None] = {}
        # ports: given once by whoever puts the duel together
        self.rules = UNBOUND  # rules of higher packages that lower ones start
        self.asker: Callback | None = None  # takes a decision, returns its answer
        self.pauses = 0  # a bit for each player who is asked as well where nothing can be activated
        self.card_maker: Callback | None = None  # (player, code) -> a new Card with its script run
        self.spend: Callback | None = None  # takes steps from the budget of the scripts
        self.hold: Callback | None = None  # counts bytes that scripts make the duel hold
        self.on_step: Callback | None = None  # called before each step of the turn
        self.card_codes: Callback | None = None  # all passcodes that the duel knows, ascending
        self.card_reader: Callback | None = None  # code -> the PrintedCard, None for a code that nobody knows
        self.tell_missing: Callback | None = None  # code -> where a card that nobody knows is likely to be found, as text
        self.script_error_types: tuple[type[BaseException], ...] = ()
        self.script_failed: Callback | None = None  # (error, effect or None)
        self.step_budget = 0
        self.printed = 0  # messages of scripts
        self.printed_bytes = 0
        self.script_errors: list[str] = []
        self.log: list[tuple[Any, ...]] = []
        self.log_enabled = True
        self.listener: Callback | None = None  # takes every row that is appended to the log, at once
        self.explain: Hearing | None = None  # hears refusals and answers while somebody asks why
        self.witness: Callback | None = None  # (begin) has natives tell `explain` what they answer to scripts, or no longer
