"""The state of one duel: plain slotted data, no rules.

Every field holds a number, a flag, text, an object, an immutable tuple, or a flat list or dict that only this field owns;
so a snapshot is a copy of the slots and of their lists and dicts.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

from solemn.spec.cards import PrintedCard
from solemn.spec.constants import PLAYER_NONE

Callback = Callable[..., Any]
NO_VALUE = -1  # an entry of `Card.temp` that is not being worked out
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
    """A record that nothing was written into yet; all cards share it, so that nothing can be."""

    __slots__ = ()

    def __setattr__(self, name: str, value: Any) -> None:
        raise TypeError(f"{name} of a record that all cards share: former() and scratch() give a card its own")


def _blank(value: int) -> Blank:
    record: Any = CardState(value)
    record.__class__ = Blank
    blank: Blank = record
    return blank


NOWHERE: Final = _blank(0)
NOTHING_UNDER_WAY: Final = _blank(NO_VALUE)


class Card:
    """One card of the duel. Where it is now lies in its own slots, where it was in `previous`."""

    __slots__ = (
        "announce_count", "announced_cards", "assumed", "attack_all_target", "attack_announce_count",
        "attack_controller", "attacked_cards", "attacked_count", "battled_cards", "controller", "counters", "cover",
        "d", "direct_attackable", "effect_targets", "equip_effects", "equip_negated", "equip_target", "equipped_cards", "field_effects",
        "field_id", "field_id_r", "id", "immune_effects", "indestructible_counts", "location", "materials",
        "overlay_target", "own_effects", "owner", "position", "position_param", "pre_equip_target",
        "pre_overlay_target", "previous", "printed", "pzone", "reason", "reason_card", "reason_effect",
        "reason_player", "related_cards", "related_effects", "release_param", "script", "send_location", "send_player",
        "send_position", "send_sequence", "sequence", "single_effects", "spsummon_code", "spsummon_counter",
        "spsummon_counter_rst", "spsummon_param", "status", "sum_param", "summon_location", "summon_player",
        "summon_pzone", "summon_sequence", "summon_type", "target_effects", "targeted_by", "temp",
        "turn_counter", "turn_id", "unique_code", "unique_effect", "unique_field_id", "unique_filter",
        "unique_location", "unique_pos0", "unique_pos1", "xmaterial_effects", "xyz_materials",
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
        self.summon_sequence = 0
        self.summon_pzone = False
        # scratch of the operation that moves it
        self.send_player = 0
        self.send_position = 0
        self.send_location = 0
        self.send_sequence = 0
        self.release_param = 0
        self.sum_param = 0
        self.position_param = 0
        self.spsummon_param = 0
        # attacks
        self.attack_announce_count = 0
        self.direct_attackable = 0
        self.announce_count = 0
        self.attacked_count = 0
        self.attack_all_target = 0
        self.attack_controller = 0
        self.announced_cards: dict[int, tuple[Card | None, int]] = {}  # by field_id_r of the target, 0 for the player
        self.attacked_cards: dict[int, tuple[Card | None, int]] = {}
        self.battled_cards: dict[int, tuple[Card | None, int]] = {}
        # "only one on the field"
        self.unique_pos0 = 0
        self.unique_pos1 = 0
        self.unique_field_id = 0
        self.unique_code = 0
        self.unique_location = 0
        self.unique_filter: Callback | None = None
        self.unique_effect: Effect | None = None
        # Special Summon once per turn
        self.spsummon_code = 0
        self.spsummon_counter = (0, 0)  # by player
        self.spsummon_counter_rst = (0, 0)
        # ties to other cards; lists of cards are in order of card number unless said otherwise
        self.assumed: dict[int, int] = {}
        self.equip_negated = False  # the effect of its activation was negated, only the tie was made
        self.equip_target: Card | None = None  # what this card is equipped to
        self.pre_equip_target: Card | None = None
        self.equipped_cards: list[Card] = []
        self.overlay_target: Card | None = None  # the Xyz Monster this is material of
        self.pre_overlay_target: Card | None = None
        self.xyz_materials: list[Card] = []  # in order of attachment
        self.materials: tuple[Card, ...] = ()  # what it was Summoned with
        self.effect_targets: list[Card] = []  # cards this one continuously targets
        self.targeted_by: list[Card] = []  # cards that continuously target this one
        self.related_cards: dict[Card, int] = {}
        self.related_effects: dict[tuple[Effect, int], None] = {}  # (effect, chain id)
        self.counters: dict[int, tuple[int, int]] = {}  # type -> (resettable, permanent)
        self.indestructible_counts: dict[int, int] = {}
        # effects on this card: code -> effects in order of registration
        self.single_effects: dict[int, tuple[Effect, ...]] = {}
        self.field_effects: dict[int, tuple[Effect, ...]] = {}
        self.equip_effects: dict[int, tuple[Effect, ...]] = {}
        self.target_effects: dict[int, tuple[Effect, ...]] = {}
        self.xmaterial_effects: dict[int, tuple[Effect, ...]] = {}
        self.own_effects: dict[Effect, int] = {}  # every effect above -> EFFECT_TYPE_ of its container
        self.immune_effects: tuple[Effect, ...] = ()  # scratch of the gate

    def __repr__(self) -> str:
        return f"<Card {self.id} {self.printed.code} {self.printed.name!r} p{self.controller} loc {self.location:#x}/{self.sequence}>"


def former(card: Card) -> CardState:
    """What the card was before, to be written to."""
    if card.previous is NOWHERE:
        card.previous = CardState()
    return card.previous


def scratch(card: Card) -> CardState:
    """What is being worked out of the card, to be written to."""
    if card.temp is NOTHING_UNDER_WAY:
        card.temp = CardState(NO_VALUE)
    return card.temp


class Effect:
    """One effect of a card or of a player, as scripts make it."""

    __slots__ = (
        "active_handler", "active_location", "active_sequence", "active_type", "card_type", "category", "code",
        "condition", "copy_id", "cost", "count_code", "count_flag", "count_hopt", "count_limit", "count_max", "d",
        "description", "effect_owner", "flag", "flag2", "handler", "hint_timing0", "hint_timing1", "id", "initial_id",
        "label", "label_object", "number", "object_range", "operation", "owner", "range", "reset_count", "reset_flag",
        "self_range", "status", "target", "type", "value",
    )  # fmt: skip

    def __init__(self, d: "DuelState", number: int) -> None:
        self.d = d
        self.number = number  # creation number, its text form in scripts
        self.owner: Card | None = None
        self.handler: Card | None = None
        self.effect_owner = PLAYER_NONE
        self.type = 0
        self.code = 0
        self.flag = 0
        self.flag2 = 0
        self.id = 0
        self.initial_id = 0
        self.copy_id = 0
        self.range = 0
        self.self_range = 0
        self.object_range = 0
        self.reset_flag = 0
        self.reset_count = 0
        self.count_limit = 0
        self.count_max = 0
        self.count_flag = 0
        self.count_hopt = 0
        self.count_code = 0
        self.hint_timing0 = 0
        self.hint_timing1 = 0
        self.status = 0
        self.card_type = 0
        self.active_type = 0
        self.active_location = 0
        self.active_sequence = 0
        self.active_handler: Card | None = None
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
    return sorted(set(cards), key=_number)


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


class Event:
    """Something that happened, as effects that wait for it see it."""

    __slots__ = (
        "cards", "code", "global_id", "heard_by", "player", "reason", "reason_effect", "reason_player", "trigger_card", "value",
    )  # fmt: skip

    def __init__(self) -> None:
        self.code = 0
        self.trigger_card: Card | None = None
        self.cards: Group | None = None
        self.reason_effect: Effect | None = None
        self.value = 0
        self.reason = 0
        self.player = 0
        self.reason_player = 0
        self.global_id = 0
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
        "applied_counters", "chain_id", "disable_player", "disable_reason", "effect", "event", "event_id",
        "field_id_before", "flag", "number", "op_infos", "possible_op_infos", "replaced_operation", "seen", "target_cards", "target_param",
        "target_player", "triggering_controller", "triggering_location", "triggering_player", "triggering_position",
        "triggering_proper", "triggering_sequence", "triggering_status", "triggering_summon_location",
        "triggering_summon_type", "was_just_sent",
    )  # fmt: skip

    def __init__(self, effect: Effect, event: Event) -> None:
        self.effect = effect
        self.event = event
        self.number = 0  # 1 for Chain Link 1
        self.chain_id = 0
        self.field_id_before = 0  # cards that moved for its activation have higher numbers
        self.flag = 0
        self.event_id = 0
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
        self.was_just_sent = False


class Player:
    """One player's life points and cards. Zones that can be empty hold None."""

    __slots__ = (
        "banished", "deck", "disabled_zones", "draw_count", "extra", "face_up_pendulums", "grave", "hand", "lp",
        "mzone", "start_count", "start_lp", "szone", "used_zones",
    )  # fmt: skip

    def __init__(self, lp: int, start_count: int, draw_count: int) -> None:
        self.lp = lp
        self.start_lp = lp
        self.start_count = start_count
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
    """Events that happened and were not answered yet, and the effects that answer them."""

    __slots__ = (
        "continuous", "delayed_activate", "delayed_continuous_ntp", "delayed_continuous_tp", "delayed_quick",
        "delayed_quick_tmp", "desrep", "full", "ignition_priority", "instant", "new_chains", "new_fchain",
        "new_fchain_b", "new_fchain_s", "new_ochain", "new_ochain_b", "new_ochain_h", "new_ochain_s", "ntp_chains",
        "point", "queue", "quick_f", "single", "solving", "tp_chains",
    )  # fmt: skip

    def __init__(self) -> None:
        self.point: list[Event] = []
        self.instant: list[Event] = []
        self.queue: list[Event] = []
        self.delayed_activate: list[Event] = []
        self.full: list[Event] = []
        self.single: list[Event] = []
        self.solving: list[Event] = []
        self.tp_chains: list[ChainLink] = []
        self.ntp_chains: list[ChainLink] = []
        self.ignition_priority: list[ChainLink] = []
        self.continuous: list[ChainLink] = []
        self.delayed_continuous_tp: list[ChainLink] = []
        self.delayed_continuous_ntp: list[ChainLink] = []
        self.desrep: list[ChainLink] = []
        self.new_fchain: list[ChainLink] = []
        self.new_fchain_s: list[ChainLink] = []
        self.new_fchain_b: list[ChainLink] = []
        self.new_ochain: list[ChainLink] = []
        self.new_ochain_s: list[ChainLink] = []
        self.new_ochain_b: list[ChainLink] = []
        self.new_ochain_h: list[ChainLink] = []
        self.new_chains: list[ChainLink] = []
        self.delayed_quick_tmp: list[tuple[Effect, Event]] = []
        self.delayed_quick: list[tuple[Effect, Event]] = []
        self.quick_f: dict[Effect, ChainLink] = {}


class Battle:
    """The attack that is going on, and the counts of the Battle Phase."""

    __slots__ = (
        "attack_cancelable", "attack_cost_paid", "attack_player", "attack_rollback", "attacker", "chain_attack",
        "chain_attack_target", "chain_attacker_id", "damage", "damage_calculated",
        "destroyed", "destroyed_by_battle_replaced", "effect_damage_step",
        "forced_attack_target", "forced_attacker", "opposing", "pre_field",
        "set_forced_attack", "target",
    )  # fmt: skip

    def __init__(self) -> None:
        self.attacker: Card | None = None
        self.target: Card | None = None
        self.set_forced_attack = False
        self.forced_attacker: Card | None = None
        self.forced_attack_target: Card | None = None
        self.attack_cancelable = False
        self.attack_cost_paid = 0
        self.attack_rollback = False
        self.attack_player = 0
        self.chain_attack = False
        self.chain_attacker_id = 0
        self.chain_attack_target: Card | None = None
        self.effect_damage_step = 0
        self.damage: list[int] = [0, 0]
        self.damage_calculated = False
        self.destroyed: Group | None = None
        self.destroyed_by_battle_replaced: list[Card] = []
        self.opposing: list[int] = []  # field_id_r of the opponent's monsters when it was declared, ascending
        self.pre_field: list[int] = [0, 0]  # field ids of attacker and target when the attack was declared


class ActivityCounter:
    """How often each player did what a script counts: cards that the filter refuses add to the low half."""

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

    adjust_all: Callable[["DuelState"], None] = _unbound  # moves, timing
    destroy_by_uniqueness: Callable[["DuelState", Card, int], None] = _unbound  # lifetimes
    destroy_marked: Callable[["DuelState", Group, Effect | None, int, int], int] = _unbound  # moves, within itself
    destroy_self_destroying: Callable[["DuelState"], None] = _unbound  # lifetimes
    forced_battle: Callable[["DuelState"], None] = _unbound  # chain
    initial_effect: Callable[["DuelState", Card, int | None], Any] = _unbound  # lifetimes: runs a card's script
    process_single_event: Callable[["DuelState"], None] = _unbound  # lifetimes
    send_marked: Callable[["DuelState", Group, Effect | None, int, int], int] = _unbound  # moves, within itself
    send_self_to_grave: Callable[["DuelState"], None] = _unbound  # lifetimes


UNBOUND: Final = HigherRules()


class DuelState:
    """All of one duel. Rules are functions that take it first; nothing of it lives anywhere else."""

    __slots__ = (
        "asker",
        "assumed_cards",
        "attack_counter",
        "attack_state_count",
        "attempt_card",
        "attempt_disabled",
        "attempt_field_id",
        "attempt_negated",
        "attempt_spared_by",
        "battle",
        "battle_phase_count",
        "battled_count",
        "call_depth",
        "can_shuffle",
        "card_codes",
        "card_maker",
        "card_reader",
        "cards",
        "chain",
        "chain_counter",
        "chain_limits",
        "chain_limits_p",
        "chain_solving",
        "check_level",
        "coin_results",
        "conti_player",
        "conti_solving",
        "control_adjust0",
        "control_adjust1",
        "copy_id",
        "copy_reset",
        "copy_reset_count",
        "count_codes",
        "count_codes_chain",
        "count_codes_duel",
        "current_player",
        "dec_count_reserve",
        "deck_reversed",
        "delayed_enable",
        "destroy_canceled",
        "dice_results",
        "disable_checks",
        "due",
        "effects",
        "equipping_cards",
        "event_id",
        "events",
        "explain",
        "extra_summon",
        "field_id",
        "flags",
        "flip_delayed",
        "flipsummon_counter",
        "flipsummon_state_count",
        "flow",
        "force_turn_end",
        "forced_summon_max",
        "forced_summon_min",
        "frozen",
        "fusion_materials",
        "global_flag",
        "hand_adjusted",
        "hint_timing",
        "just_sent",
        "last_control_changed_id",
        "leave_confirmed",
        "listener",
        "log",
        "log_enabled",
        "made_effects",
        "made_effects_limit",
        "must_select",
        "must_use_materials",
        "next_card_number",
        "next_effect_number",
        "next_group_number",
        "nil_event",
        "no_action",
        "normalsummon_counter",
        "normalsummon_state_count",
        "official_rulings",
        "on_step",
        "only_use_materials",
        "operated",
        "overdraw",
        "passed_events",
        "phase",
        "phase_action",
        "players",
        "printed",
        "re_adjust",
        "readjust_map",
        "real_chain_count",
        "reason_effect",
        "reason_player",
        "recoded",
        "recover_damage_reserve",
        "release_cards",
        "release_cards_ex",
        "release_cards_ex_oneof",
        "remove_brainwashing",
        "reserved",
        "reset_effects",
        "rng",
        "rng_state",
        "rules",
        "rulings_2023",
        "running",
        "script_error_types",
        "script_errors",
        "script_failed",
        "second_battle_phase",
        "self_destroy",
        "self_to_grave",
        "selfdes_disabled",
        "set_group_used_zones",
        "shuffle_check_disabled",
        "shuffle_deck_check",
        "shuffle_hand_check",
        "skip_m2",
        "special_summoning",
        "spend",
        "spsummon_counter",
        "spsummon_once0",
        "spsummon_once1",
        "spsummon_once_rst0",
        "spsummon_once_rst1",
        "spsummon_rst",
        "spsummon_state_count",
        "spsummon_state_count_rst",
        "spsummon_state_count_tmp",
        "ss_to_grave",
        "step_budget",
        "summon_cancelable",
        "summon_count",
        "summon_counter",
        "summon_depth",
        "summon_state_count",
        "summoning_card",
        "summoning_group_type",
        "temp_card",
        "to_bp",
        "to_ep",
        "to_m2",
        "trap_monster_adjust0",
        "trap_monster_adjust1",
        "turn",
        "turn_by_player",
        "turn_player",
        "unique_cards0",
        "unique_cards1",
        "unique_destroy",
        "win_player",
        "win_reason",
    )  # fmt: skip

    def __init__(self, flags: int, lp: int = 8000, start_count: int = 5, draw_count: int = 1) -> None:
        self.flags = flags
        self.official_rulings = True  # false: as the reference engine plays, right or wrong
        self.rulings_2023 = True  # those of 2 October 2023 on Flip and Gemini Summons: S12, S14
        self.players = (Player(lp, start_count, draw_count), Player(lp, start_count, draw_count))
        self.cards: list[Card] = []  # every card of the duel, by number
        self.effects = EffectIndex()
        self.events = EventQueues()
        self.battle = Battle()
        self.nil_event = Event()
        # numbers that are handed out
        self.next_card_number = 1
        self.next_effect_number = 1
        self.made_effects: list[Effect] = []  # every effect that something may still hold, for snapshots
        self.made_effects_limit = 400
        self.next_group_number = 1
        self.event_id = 1
        self.field_id = 1
        self.copy_id = 1
        self.rng_state: tuple[int, int, int, int] = (1, 1, 1, 1)
        self.rng: Any = None
        # turn
        self.flow = 0  # the step of the turn that comes next
        self.turn = 0
        self.turn_by_player: list[int] = [0, 0]
        self.turn_player = 0
        self.phase = 0
        self.phase_action = False
        self.to_bp = False
        self.to_m2 = False
        self.to_ep = False
        self.skip_m2 = False
        self.force_turn_end = False
        self.hand_adjusted = False
        self.can_shuffle = True  # the turn player may shuffle the hand once in a while
        self.second_battle_phase = False  # the Battle Phase of this turn is its second one
        self.win_player = 5  # 0 or 1 once somebody won, PLAYER_NONE for a draw, 5 while the duel goes on
        self.win_reason = 0
        # chain
        self.chain: list[ChainLink] = []
        self.real_chain_count = 0
        self.chain_solving = False
        self.conti_solving = False
        self.conti_player = PLAYER_NONE
        self.current_player = 0
        self.chain_limits: list[tuple[Callback, int]] = []
        self.chain_limits_p: list[tuple[Callback, int]] = []
        self.hint_timing: list[int] = [0, 0]
        self.passed_events: list[int] = []  # codes of what happened in the last Chain, but was not the last thing to happen
        self.reason_effect: Effect | None = None
        self.reason_player = PLAYER_NONE
        self.reserved: Callback | None = None  # a Summon "immediately after this effect resolves"
        self.frozen = False  # a player is deciding: whoever looks at the duel meanwhile changes nothing by it
        self.check_level = 0
        self.call_depth = 0  # of calls into scripts
        self.running: list[tuple[Effect, Callback]] = []  # costs, targets and operations that are being carried out
        self.assumed_cards: list[Card] = []  # cards with assumed properties, which last until the outermost script call ends
        self.no_action = 0  # above 0 while a script is asked for a value: nothing may be done or decided then
        # sets that later steps work on, in the order in which cards came
        self.just_sent: dict[Card, None] = {}
        self.leave_confirmed: dict[Card, None] = {}
        self.special_summoning: dict[Card, None] = {}
        self.ss_to_grave: dict[Card, None] = {}
        self.equipping_cards: dict[Card, None] = {}
        self.control_adjust0: dict[Card, None] = {}
        self.control_adjust1: dict[Card, None] = {}
        self.trap_monster_adjust0: dict[Card, None] = {}
        self.trap_monster_adjust1: dict[Card, None] = {}
        self.unique_destroy: dict[Card, None] = {}
        self.self_destroy: dict[Card, None] = {}
        self.self_to_grave: dict[Card, None] = {}
        self.release_cards: list[Card] = []
        self.release_cards_ex: list[Card] = []
        self.release_cards_ex_oneof: list[Card] = []
        self.fusion_materials: list[Card] = []
        self.operated: list[Card] = []  # what the last operation really moved (Duel.GetOperatedGroup)
        self.destroy_canceled: dict[Card, None] = {}
        self.delayed_enable: dict[Card, None] = {}
        self.set_group_used_zones = 0
        self.must_select: list[Card] = []
        self.disable_checks: dict[Card, None] = {}
        self.readjust_map: dict[Card, int] = {}
        self.unique_cards0: dict[Card, None] = {}
        self.unique_cards1: dict[Card, None] = {}
        self.reset_effects: dict[Effect, None] = {}
        self.dec_count_reserve: list[Effect] = []
        self.recover_damage_reserve: list[tuple[Any, ...]] = []
        # limits and counts
        self.count_codes: dict[int, int] = {}
        self.count_codes_duel: dict[int, int] = {}
        self.count_codes_chain: dict[int, int] = {}
        self.spsummon_once0: dict[int, int] = {}
        self.spsummon_once1: dict[int, int] = {}
        self.spsummon_once_rst0: dict[int, int] = {}
        self.spsummon_once_rst1: dict[int, int] = {}
        self.summon_count: list[int] = [0, 0]
        self.extra_summon: list[int] = [0, 0]
        self.summon_state_count: list[int] = [0, 0]
        self.normalsummon_state_count: list[int] = [0, 0]
        self.flipsummon_state_count: list[int] = [0, 0]
        self.spsummon_state_count: list[int] = [0, 0]
        self.spsummon_state_count_rst: list[int] = [0, 0]
        self.spsummon_state_count_tmp: list[int] = [0, 0]
        self.spsummon_rst = False
        self.attack_state_count: list[int] = [0, 0]
        self.battle_phase_count: list[int] = [0, 0]
        self.battled_count: list[int] = [0, 0]
        self.summon_counter: dict[int, ActivityCounter] = {}
        self.normalsummon_counter: dict[int, ActivityCounter] = {}
        self.spsummon_counter: dict[int, ActivityCounter] = {}
        self.flipsummon_counter: dict[int, ActivityCounter] = {}
        self.attack_counter: dict[int, ActivityCounter] = {}
        self.chain_counter: dict[int, ActivityCounter] = {}
        # a Summon that is going on
        self.summoning_card: Card | None = None
        self.summoning_group_type = 0
        self.attempt_card: Card | None = None  # a monster on the field whose Flip or Gemini Summon may be negated now (S12)
        self.attempt_field_id = 0  # the `field_id_r` that it has as long as it stays
        self.attempt_disabled = False  # its effects were negated when the attempt began
        self.attempt_negated = False
        self.attempt_spared_by: Effect | None = None  # the effect that found nothing to negate, so moves nothing either
        self.summon_depth = 0
        self.summon_cancelable = False
        self.must_use_materials: Group | None = None
        self.only_use_materials: Group | None = None
        self.forced_summon_min = 0
        self.forced_summon_max = 0
        self.temp_card: Card | None = None  # stands for "some card" in checks
        # other
        self.recoded = False  # an effect was given another code after it was registered
        self.global_flag = 0
        self.copy_reset = 0
        self.copy_reset_count = 0
        self.last_control_changed_id = 0
        self.dice_results: list[int] = []
        self.coin_results: list[int] = []
        self.selfdes_disabled = False
        self.overdraw: list[bool] = [False, False]
        self.shuffle_check_disabled = False
        self.shuffle_hand_check: list[bool] = [False, False]
        self.shuffle_deck_check: list[bool] = [False, False]
        self.deck_reversed = False
        self.remove_brainwashing = False
        self.flip_delayed = False
        self.re_adjust = False
        self.due: list[tuple[Callback, tuple[Any, ...]]] = []  # what the step under way left for its end, see due.py
        # ports: given once by whoever puts the duel together
        self.rules = UNBOUND  # rules of higher packages that lower ones start
        self.asker: Callback | None = None  # takes a decision, returns its answer
        self.card_maker: Callback | None = None  # (player, code) -> a new Card with its script run
        self.spend: Callback | None = None  # takes steps from the budget of the scripts
        self.on_step: Callback | None = None  # called at every safe point, before the next step of the turn
        self.card_codes: Callback | None = None  # all passcodes that the duel knows, ascending
        self.card_reader: Callback | None = None  # code -> the PrintedCard, None for a code that nobody knows
        self.script_error_types: tuple[type[BaseException], ...] = ()
        self.script_failed: Callback | None = None  # (error, effect or None)
        self.step_budget = 0
        self.printed = 0  # lines that scripts printed
        self.script_errors: list[str] = []
        self.log: list[tuple[Any, ...]] = []
        self.log_enabled = True
        self.listener: Callback | None = None  # takes every row that is appended to the log, at once
        self.explain: list[tuple[Any, ...]] | None = None  # refusals are recorded here while somebody asks why
