"""Writing the fields of one object into another of its class, which then holds the same lists and dicts.

Plain functions, so that compiled code gets at the fields at once (bench/duels.py: the library's scripts clone many effects).
"""

# Written by tools/make_state_code.py from core/state/data.py: change that.
# ruff: noqa

from solemn.core.state.data import ChainLink, DuelState, Effect, Event


def copy_fields_of_effect(source: Effect, target: Effect) -> None:
    """Give the target all fields of the source, all but d, handler, number."""
    target.activated_at = source.activated_at
    target.activated_in = source.activated_in
    target.activated_on = source.activated_on
    target.active_type = source.active_type
    target.card_kind = source.card_kind
    target.category = source.category
    target.code = source.code
    target.condition = source.condition
    target.copy_number = source.copy_number
    target.cost = source.cost
    target.count_hopt = source.count_hopt
    target.count_limit = source.count_limit
    target.count_max = source.count_max
    target.description = source.description
    target.ends_by = source.ends_by
    target.first_id = source.first_id
    target.flag = source.flag
    target.flag2 = source.flag2
    target.hint_timing0 = source.hint_timing0
    target.hint_timing1 = source.hint_timing1
    target.id = source.id
    target.label = source.label
    target.label_object = source.label_object
    target.lasts_for = source.lasts_for
    target.made_by = source.made_by
    target.object_range = source.object_range
    target.operation = source.operation
    target.owner = source.owner
    target.range = source.range
    target.self_range = source.self_range
    target.status = source.status
    target.target = source.target
    target.type = source.type
    target.use_code = source.use_code
    target.use_flag = source.use_flag
    target.value = source.value


def copy_fields_of_event(source: Event, target: Event) -> None:
    """Give the target all fields of the source."""
    target.cards = source.cards
    target.code = source.code
    target.heard_by = source.heard_by
    target.player = source.player
    target.raised_number = source.raised_number
    target.reason = source.reason
    target.reason_effect = source.reason_effect
    target.reason_player = source.reason_player
    target.subject = source.subject
    target.value = source.value


def copy_fields_of_chain_link(source: ChainLink, target: ChainLink) -> None:
    """Give the target all fields of the source."""
    target.applied_counters = source.applied_counters
    target.chain_id = source.chain_id
    target.disable_player = source.disable_player
    target.disable_reason = source.disable_reason
    target.effect = source.effect
    target.event = source.event
    target.event_number = source.event_number
    target.field_id_before = source.field_id_before
    target.flag = source.flag
    target.number = source.number
    target.op_infos = source.op_infos
    target.possible_op_infos = source.possible_op_infos
    target.replaced_operation = source.replaced_operation
    target.seen = source.seen
    target.sent_just_now = source.sent_just_now
    target.target_cards = source.target_cards
    target.target_param = source.target_param
    target.target_player = source.target_player
    target.triggering_controller = source.triggering_controller
    target.triggering_location = source.triggering_location
    target.triggering_player = source.triggering_player
    target.triggering_position = source.triggering_position
    target.triggering_proper = source.triggering_proper
    target.triggering_sequence = source.triggering_sequence
    target.triggering_status = source.triggering_status
    target.triggering_summon_location = source.triggering_summon_location
    target.triggering_summon_type = source.triggering_summon_type


def copy_fields_of_duel_state(source: DuelState, target: DuelState) -> None:
    """Give the target all fields of the source."""
    target.asker = source.asker
    target.assumed_cards = source.assumed_cards
    target.battle = source.battle
    target.card_codes = source.card_codes
    target.card_maker = source.card_maker
    target.card_reader = source.card_reader
    target.cards = source.cards
    target.chain = source.chain
    target.chaining = source.chaining
    target.choosing = source.choosing
    target.copy_number = source.copy_number
    target.effects = source.effects
    target.event_number = source.event_number
    target.events = source.events
    target.explain = source.explain
    target.field_id = source.field_id
    target.flags = source.flags
    target.flow = source.flow
    target.frozen = source.frozen
    target.hold = source.hold
    target.limits = source.limits
    target.listener = source.listener
    target.log = source.log
    target.log_enabled = source.log_enabled
    target.made_effects = source.made_effects
    target.made_effects_limit = source.made_effects_limit
    target.next_card_number = source.next_card_number
    target.next_effect_number = source.next_effect_number
    target.next_group_number = source.next_group_number
    target.official_rulings = source.official_rulings
    target.on_step = source.on_step
    target.only_answering = source.only_answering
    target.operated = source.operated
    target.operation_depth = source.operation_depth
    target.pauses = source.pauses
    target.pending = source.pending
    target.phase = source.phase
    target.players = source.players
    target.printed = source.printed
    target.printed_bytes = source.printed_bytes
    target.reason_effect = source.reason_effect
    target.reason_player = source.reason_player
    target.registering = source.registering
    target.rng_state = source.rng_state
    target.rules = source.rules
    target.rulings_2023 = source.rulings_2023
    target.running = source.running
    target.script_depth = source.script_depth
    target.script_error_types = source.script_error_types
    target.script_errors = source.script_errors
    target.script_failed = source.script_failed
    target.spend = source.spend
    target.step_budget = source.step_budget
    target.summoning = source.summoning
    target.tell_missing = source.tell_missing
    target.tossed = source.tossed
    target.turn = source.turn
    target.turn_player = source.turn_player
    target.unique_cards0 = source.unique_cards0
    target.unique_cards1 = source.unique_cards1
    target.witness = source.witness
