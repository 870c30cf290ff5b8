"""The row of an object of each class of the state, and writing it back, also into an object that has no fields yet.

A field that begins as a list or a dict is a tuple in the row (a dict as key, value, key, value), None while it is empty; where most objects
share an empty one, those written back do, too. Ports, and what snapshots keep elsewhere, are left alone. Plain functions, so that
compiled code gets at the fields at once (bench/positions.py).
"""

# Written by tools/make_state_code.py from core/state/data.py: change that.
# ruff: noqa

from collections.abc import Callable
from itertools import chain
from typing import Any, Final

from solemn.core.state.data import (
    NO_CARDS,
    NONE_YET,
    ActivityCounter,
    Battle,
    Card,
    CardState,
    Chaining,
    ChainLink,
    Choosing,
    DuelState,
    Effect,
    EffectIndex,
    Event,
    EventQueues,
    Group,
    Limits,
    Offers,
    OperationInfo,
    Pending,
    Player,
    Registering,
    Summoning,
    Tossed,
    TurnFlow,
)

Row = tuple[Any, ...]


def save_activity_counter(o: ActivityCounter) -> Row:
    return (
        o.amount0, o.amount1, o.filter,
    )


def load_activity_counter(o: ActivityCounter, row: Row) -> None:
    (
        o.amount0, o.amount1, o.filter,
    ) = row


def save_battle(o: Battle) -> Row:
    return (
        o.attack_cost_paid, o.attack_demanded, o.attacker, o.attacking_player, o.chain_attack, tuple(o.damage) if o.damage else None,
        o.damage_calculated, tuple(o.declared_ids) if o.declared_ids else None, o.demanded_attacker, o.demanded_target,
        tuple(o.destroyed_by_battle_replaced) if o.destroyed_by_battle_replaced else None, o.extra_damage_steps, o.follow_up_attacker,
        o.follow_up_target, o.may_call_off, tuple(o.opposing) if o.opposing else None, o.replay_due, o.skipped_by, o.target,
    )


def load_battle(o: Battle, row: Row) -> None:
    (
        o.attack_cost_paid, o.attack_demanded, o.attacker, o.attacking_player, o.chain_attack, damage, o.damage_calculated, declared_ids,
        o.demanded_attacker, o.demanded_target, destroyed_by_battle_replaced, o.extra_damage_steps, o.follow_up_attacker,
        o.follow_up_target, o.may_call_off, opposing, o.replay_due, o.skipped_by, o.target,
    ) = row
    o.damage = list(damage) if damage else []
    o.declared_ids = list(declared_ids) if declared_ids else []
    o.destroyed_by_battle_replaced = list(destroyed_by_battle_replaced) if destroyed_by_battle_replaced else []
    o.opposing = list(opposing) if opposing else []


def save_card(o: Card) -> Row:
    return (
        o.script, o.unique_filter, tuple(chain.from_iterable(o.assumed.items())) if o.assumed else None, o.attack_controller,
        o.attacked_count, tuple(chain.from_iterable(o.attacked_targets.items())) if o.attacked_targets else None, o.attacks_all,
        o.attacks_directly, tuple(chain.from_iterable(o.battled_with.items())) if o.battled_with else None, o.controller,
        tuple(chain.from_iterable(o.counters.items())) if o.counters else None, o.cover, o.d, o.declarations,
        tuple(chain.from_iterable(o.declared_targets.items())) if o.declared_targets else None, o.declared_this_turn,
        tuple(o.effect_targets) if o.effect_targets else None,
        tuple(chain.from_iterable(o.equip_effects.items())) if o.equip_effects else None, o.equip_negated, o.equip_target,
        tuple(o.equipped_cards) if o.equipped_cards else None,
        tuple(chain.from_iterable(o.field_effects.items())) if o.field_effects else None, o.field_id, o.field_id_r, o.former_equip_target,
        o.former_overlay_target, o.how_to_summon, o.id, o.immune_effects,
        tuple(chain.from_iterable(o.indestructible_counts.items())) if o.indestructible_counts else None, o.level_choices, o.location,
        o.materials, tuple(o.materials_attached) if o.materials_attached else None, o.new_position, o.once_per_turn_name, o.only_one_by,
        o.only_one_of, o.only_one_where, o.overlay_target, tuple(chain.from_iterable(o.own_effects.items())) if o.own_effects else None,
        o.owner, o.position, o.previous, o.printed, o.pzone, o.reason, o.reason_card, o.reason_effect, o.reason_player,
        tuple(chain.from_iterable(o.related_cards.items())) if o.related_cards else None,
        tuple(chain.from_iterable(o.related_effects.items())) if o.related_effects else None, o.send_location, o.send_player,
        o.send_position, o.send_sequence, o.sequence, tuple(chain.from_iterable(o.single_effects.items())) if o.single_effects else None,
        o.status, o.summon_location, o.summon_player, o.summon_type, o.summoned_to, o.summoned_to_pzone,
        tuple(chain.from_iterable(o.target_effects.items())) if o.target_effects else None,
        tuple(o.targeted_by) if o.targeted_by else None, o.temp, o.times_summoned, o.times_taken_back, o.tribute_worth, o.turn_counter,
        o.turn_id, o.unique_field_id, o.unique_pos0, o.unique_pos1,
        tuple(chain.from_iterable(o.xmaterial_effects.items())) if o.xmaterial_effects else None,
    )


def load_card(o: Card, row: Row) -> None:
    (
        o.script, o.unique_filter, assumed, o.attack_controller, o.attacked_count, attacked_targets, o.attacks_all, o.attacks_directly,
        battled_with, o.controller, counters, o.cover, o.d, o.declarations, declared_targets, o.declared_this_turn, effect_targets,
        equip_effects, o.equip_negated, o.equip_target, equipped_cards, field_effects, o.field_id, o.field_id_r, o.former_equip_target,
        o.former_overlay_target, o.how_to_summon, o.id, o.immune_effects, indestructible_counts, o.level_choices, o.location, o.materials,
        materials_attached, o.new_position, o.once_per_turn_name, o.only_one_by, o.only_one_of, o.only_one_where, o.overlay_target,
        own_effects, o.owner, o.position, o.previous, o.printed, o.pzone, o.reason, o.reason_card, o.reason_effect, o.reason_player,
        related_cards, related_effects, o.send_location, o.send_player, o.send_position, o.send_sequence, o.sequence, single_effects,
        o.status, o.summon_location, o.summon_player, o.summon_type, o.summoned_to, o.summoned_to_pzone, target_effects, targeted_by,
        o.temp, o.times_summoned, o.times_taken_back, o.tribute_worth, o.turn_counter, o.turn_id, o.unique_field_id, o.unique_pos0,
        o.unique_pos1, xmaterial_effects,
    ) = row
    o.assumed = dict(zip(assumed[::2], assumed[1::2])) if assumed else NONE_YET
    o.attacked_targets = dict(zip(attacked_targets[::2], attacked_targets[1::2])) if attacked_targets else NONE_YET
    o.battled_with = dict(zip(battled_with[::2], battled_with[1::2])) if battled_with else NONE_YET
    o.counters = dict(zip(counters[::2], counters[1::2])) if counters else NONE_YET
    o.declared_targets = dict(zip(declared_targets[::2], declared_targets[1::2])) if declared_targets else NONE_YET
    o.effect_targets = list(effect_targets) if effect_targets else NO_CARDS
    o.equip_effects = dict(zip(equip_effects[::2], equip_effects[1::2])) if equip_effects else NONE_YET
    o.equipped_cards = list(equipped_cards) if equipped_cards else NO_CARDS
    o.field_effects = dict(zip(field_effects[::2], field_effects[1::2])) if field_effects else NONE_YET
    o.indestructible_counts = dict(zip(indestructible_counts[::2], indestructible_counts[1::2])) if indestructible_counts else NONE_YET
    o.materials_attached = list(materials_attached) if materials_attached else []
    o.own_effects = dict(zip(own_effects[::2], own_effects[1::2])) if own_effects else {}
    o.related_cards = dict(zip(related_cards[::2], related_cards[1::2])) if related_cards else NONE_YET
    o.related_effects = dict(zip(related_effects[::2], related_effects[1::2])) if related_effects else NONE_YET
    o.single_effects = dict(zip(single_effects[::2], single_effects[1::2])) if single_effects else {}
    o.target_effects = dict(zip(target_effects[::2], target_effects[1::2])) if target_effects else NONE_YET
    o.targeted_by = list(targeted_by) if targeted_by else NO_CARDS
    o.xmaterial_effects = dict(zip(xmaterial_effects[::2], xmaterial_effects[1::2])) if xmaterial_effects else NONE_YET


def save_card_state(o: CardState) -> Row:
    return (
        o.attack, o.attribute, o.base_attack, o.base_defense, o.code, o.code2, o.controller, o.defense, o.left_scale, o.level, o.link,
        o.link_marker, o.location, o.position, o.pzone, o.race, o.rank, o.reason, o.reason_card, o.reason_effect, o.reason_player,
        o.right_scale, o.sequence, o.setcodes, o.type,
    )


def load_card_state(o: CardState, row: Row) -> None:
    (
        o.attack, o.attribute, o.base_attack, o.base_defense, o.code, o.code2, o.controller, o.defense, o.left_scale, o.level, o.link,
        o.link_marker, o.location, o.position, o.pzone, o.race, o.rank, o.reason, o.reason_card, o.reason_effect, o.reason_player,
        o.right_scale, o.sequence, o.setcodes, o.type,
    ) = row


def save_chaining(o: Chaining) -> Row:
    return (
        o.applying_continuous, o.asking_player, o.continuous_player, tuple(o.hint_times) if o.hint_times else None,
        tuple(o.lasting_limits) if o.lasting_limits else None, tuple(o.limits) if o.limits else None, o.links_formed, o.no_event,
        tuple(o.passed_events) if o.passed_events else None, o.resolving, o.summon_afterwards,
    )


def load_chaining(o: Chaining, row: Row) -> None:
    (
        o.applying_continuous, o.asking_player, o.continuous_player, hint_times, lasting_limits, limits, o.links_formed, o.no_event,
        passed_events, o.resolving, o.summon_afterwards,
    ) = row
    o.hint_times = list(hint_times) if hint_times else []
    o.lasting_limits = list(lasting_limits) if lasting_limits else []
    o.limits = list(limits) if limits else []
    o.passed_events = list(passed_events) if passed_events else []


def save_chain_link(o: ChainLink) -> Row:
    return (
        o.applied_counters, o.chain_id, o.disable_player, o.disable_reason, o.effect, o.event, o.event_number, o.field_id_before, o.flag,
        o.number, tuple(chain.from_iterable(o.op_infos.items())) if o.op_infos else None,
        tuple(chain.from_iterable(o.possible_op_infos.items())) if o.possible_op_infos else None, o.replaced_operation, o.seen,
        o.sent_just_now, o.target_cards, o.target_param, o.target_player, o.triggering_controller, o.triggering_location,
        o.triggering_player, o.triggering_position, o.triggering_proper, o.triggering_sequence, o.triggering_status,
        o.triggering_summon_location, o.triggering_summon_type,
    )


def load_chain_link(o: ChainLink, row: Row) -> None:
    (
        o.applied_counters, o.chain_id, o.disable_player, o.disable_reason, o.effect, o.event, o.event_number, o.field_id_before, o.flag,
        o.number, op_infos, possible_op_infos, o.replaced_operation, o.seen, o.sent_just_now, o.target_cards, o.target_param,
        o.target_player, o.triggering_controller, o.triggering_location, o.triggering_player, o.triggering_position, o.triggering_proper,
        o.triggering_sequence, o.triggering_status, o.triggering_summon_location, o.triggering_summon_type,
    ) = row
    o.op_infos = dict(zip(op_infos[::2], op_infos[1::2])) if op_infos else {}
    o.possible_op_infos = dict(zip(possible_op_infos[::2], possible_op_infos[1::2])) if possible_op_infos else {}


def save_choosing(o: Choosing) -> Row:
    return (
        tuple(o.fusion_cards) if o.fusion_cards else None, tuple(o.hints) if o.hints else None,
        tuple(o.must_select) if o.must_select else None, tuple(o.one_opposing_of) if o.one_opposing_of else None,
        tuple(o.opposing_tributes) if o.opposing_tributes else None, tuple(o.own_tributes) if o.own_tributes else None, o.some_card,
    )


def load_choosing(o: Choosing, row: Row) -> None:
    (
        fusion_cards, hints, must_select, one_opposing_of, opposing_tributes, own_tributes, o.some_card,
    ) = row
    o.fusion_cards = list(fusion_cards) if fusion_cards else []
    o.hints = list(hints) if hints else []
    o.must_select = list(must_select) if must_select else []
    o.one_opposing_of = list(one_opposing_of) if one_opposing_of else []
    o.opposing_tributes = list(opposing_tributes) if opposing_tributes else []
    o.own_tributes = list(own_tributes) if own_tributes else []


def save_duel_state(o: DuelState) -> Row:
    return (
        o.battle, tuple(o.chain) if o.chain else None, o.chaining, o.choosing, o.copy_number, o.effects, o.event_number, o.events,
        o.field_id, o.flags, o.flow, o.frozen, o.limits, o.made_effects_limit, o.next_card_number, o.next_effect_number,
        o.next_group_number, o.official_rulings, o.only_answering, tuple(o.operated) if o.operated else None, o.operation_depth, o.pending,
        o.phase, o.players, o.printed, o.printed_bytes, o.reason_effect, o.reason_player, o.registering, o.rng_state, o.rulings_2023,
        tuple(o.running) if o.running else None, o.script_depth, tuple(o.script_errors) if o.script_errors else None, o.step_budget,
        o.summoning, o.tossed, o.turn, o.turn_player, tuple(chain.from_iterable(o.unique_cards0.items())) if o.unique_cards0 else None,
        tuple(chain.from_iterable(o.unique_cards1.items())) if o.unique_cards1 else None,
    )


def load_duel_state(o: DuelState, row: Row) -> None:
    (
        o.battle, chain, o.chaining, o.choosing, o.copy_number, o.effects, o.event_number, o.events, o.field_id, o.flags, o.flow, o.frozen,
        o.limits, o.made_effects_limit, o.next_card_number, o.next_effect_number, o.next_group_number, o.official_rulings,
        o.only_answering, operated, o.operation_depth, o.pending, o.phase, o.players, o.printed, o.printed_bytes, o.reason_effect,
        o.reason_player, o.registering, o.rng_state, o.rulings_2023, running, o.script_depth, script_errors, o.step_budget, o.summoning,
        o.tossed, o.turn, o.turn_player, unique_cards0, unique_cards1,
    ) = row
    o.chain = list(chain) if chain else []
    o.operated = list(operated) if operated else []
    o.running = list(running) if running else []
    o.script_errors = list(script_errors) if script_errors else []
    o.unique_cards0 = dict(zip(unique_cards0[::2], unique_cards0[1::2])) if unique_cards0 else {}
    o.unique_cards1 = dict(zip(unique_cards1[::2], unique_cards1[1::2])) if unique_cards1 else {}


def save_effect(o: Effect) -> Row:
    return (
        o.label_object, o.value, o.condition, o.cost, o.target, o.operation, o.activated_at, o.activated_in, o.activated_on, o.active_type,
        o.card_kind, o.category, o.code, o.copy_number, o.count_hopt, o.count_limit, o.count_max, o.d, o.description, o.ends_by,
        o.first_id, o.flag, o.flag2, o.handler, o.hint_timing0, o.hint_timing1, o.id, o.label, o.lasts_for, o.made_by, o.number,
        o.object_range, o.owner, o.range, o.self_range, o.status, o.type, o.use_code, o.use_flag,
    )


def load_effect(o: Effect, row: Row) -> None:
    (
        o.label_object, o.value, o.condition, o.cost, o.target, o.operation, o.activated_at, o.activated_in, o.activated_on, o.active_type,
        o.card_kind, o.category, o.code, o.copy_number, o.count_hopt, o.count_limit, o.count_max, o.d, o.description, o.ends_by,
        o.first_id, o.flag, o.flag2, o.handler, o.hint_timing0, o.hint_timing1, o.id, o.label, o.lasts_for, o.made_by, o.number,
        o.object_range, o.owner, o.range, o.self_range, o.status, o.type, o.use_code, o.use_flag,
    ) = row


def save_effect_index(o: EffectIndex) -> Row:
    return (
        tuple(chain.from_iterable(o.activate.items())) if o.activate else None,
        tuple(chain.from_iterable(o.aura.items())) if o.aura else None,
        tuple(chain.from_iterable(o.chain_reset.items())) if o.chain_reset else None,
        tuple(chain.from_iterable(o.continuous.items())) if o.continuous else None,
        tuple(chain.from_iterable(o.grants.items())) if o.grants else None,
        tuple(chain.from_iterable(o.ignition.items())) if o.ignition else None,
        tuple(chain.from_iterable(o.oath.items())) if o.oath else None,
        tuple(chain.from_iterable(o.phase_reset.items())) if o.phase_reset else None,
        tuple(chain.from_iterable(o.places.items())) if o.places else None,
        tuple(chain.from_iterable(o.quick_f.items())) if o.quick_f else None,
        tuple(chain.from_iterable(o.quick_o.items())) if o.quick_o else None,
        tuple(chain.from_iterable(o.rechargeable.items())) if o.rechargeable else None,
        tuple(chain.from_iterable(o.spsummon_count.items())) if o.spsummon_count else None,
        tuple(chain.from_iterable(o.trigger_f.items())) if o.trigger_f else None,
        tuple(chain.from_iterable(o.trigger_o.items())) if o.trigger_o else None,
    )


def load_effect_index(o: EffectIndex, row: Row) -> None:
    (
        activate, aura, chain_reset, continuous, grants, ignition, oath, phase_reset, places, quick_f, quick_o, rechargeable,
        spsummon_count, trigger_f, trigger_o,
    ) = row
    o.activate = dict(zip(activate[::2], activate[1::2])) if activate else {}
    o.aura = dict(zip(aura[::2], aura[1::2])) if aura else {}
    o.chain_reset = dict(zip(chain_reset[::2], chain_reset[1::2])) if chain_reset else {}
    o.continuous = dict(zip(continuous[::2], continuous[1::2])) if continuous else {}
    o.grants = dict(zip(grants[::2], grants[1::2])) if grants else {}
    o.ignition = dict(zip(ignition[::2], ignition[1::2])) if ignition else {}
    o.oath = dict(zip(oath[::2], oath[1::2])) if oath else {}
    o.phase_reset = dict(zip(phase_reset[::2], phase_reset[1::2])) if phase_reset else {}
    o.places = dict(zip(places[::2], places[1::2])) if places else {}
    o.quick_f = dict(zip(quick_f[::2], quick_f[1::2])) if quick_f else {}
    o.quick_o = dict(zip(quick_o[::2], quick_o[1::2])) if quick_o else {}
    o.rechargeable = dict(zip(rechargeable[::2], rechargeable[1::2])) if rechargeable else {}
    o.spsummon_count = dict(zip(spsummon_count[::2], spsummon_count[1::2])) if spsummon_count else {}
    o.trigger_f = dict(zip(trigger_f[::2], trigger_f[1::2])) if trigger_f else {}
    o.trigger_o = dict(zip(trigger_o[::2], trigger_o[1::2])) if trigger_o else {}


def save_event(o: Event) -> Row:
    return (
        o.cards, o.code, o.heard_by, o.player, o.raised_number, o.reason, o.reason_effect, o.reason_player, o.subject, o.value,
    )


def load_event(o: Event, row: Row) -> None:
    (
        o.cards, o.code, o.heard_by, o.player, o.raised_number, o.reason, o.reason_effect, o.reason_player, o.subject, o.value,
    ) = row


def save_event_queues(o: EventQueues) -> Row:
    return (
        tuple(o.becoming_links) if o.becoming_links else None, tuple(o.continuous) if o.continuous else None,
        tuple(o.delayed_activate) if o.delayed_activate else None, tuple(o.desrep) if o.desrep else None,
        tuple(o.forced_of_opponent) if o.forced_of_opponent else None, tuple(o.forced_of_turn_player) if o.forced_of_turn_player else None,
        tuple(o.forced_triggers) if o.forced_triggers else None, tuple(o.full) if o.full else None,
        tuple(o.ignition_priority) if o.ignition_priority else None, tuple(o.instant) if o.instant else None,
        tuple(o.late_quick) if o.late_quick else None, tuple(o.late_quick_found) if o.late_quick_found else None,
        tuple(o.later_of_opponent) if o.later_of_opponent else None, tuple(o.later_of_turn_player) if o.later_of_turn_player else None,
        tuple(o.optional_hidden) if o.optional_hidden else None, tuple(o.optional_of_opponent) if o.optional_of_opponent else None,
        tuple(o.optional_of_turn_player) if o.optional_of_turn_player else None,
        tuple(o.optional_triggers) if o.optional_triggers else None, tuple(o.point) if o.point else None,
        tuple(o.queue) if o.queue else None, tuple(chain.from_iterable(o.quick_f.items())) if o.quick_f else None,
        tuple(o.single) if o.single else None, tuple(o.solving) if o.solving else None,
    )


def load_event_queues(o: EventQueues, row: Row) -> None:
    (
        becoming_links, continuous, delayed_activate, desrep, forced_of_opponent, forced_of_turn_player, forced_triggers, full,
        ignition_priority, instant, late_quick, late_quick_found, later_of_opponent, later_of_turn_player, optional_hidden,
        optional_of_opponent, optional_of_turn_player, optional_triggers, point, queue, quick_f, single, solving,
    ) = row
    o.becoming_links = list(becoming_links) if becoming_links else []
    o.continuous = list(continuous) if continuous else []
    o.delayed_activate = list(delayed_activate) if delayed_activate else []
    o.desrep = list(desrep) if desrep else []
    o.forced_of_opponent = list(forced_of_opponent) if forced_of_opponent else []
    o.forced_of_turn_player = list(forced_of_turn_player) if forced_of_turn_player else []
    o.forced_triggers = list(forced_triggers) if forced_triggers else []
    o.full = list(full) if full else []
    o.ignition_priority = list(ignition_priority) if ignition_priority else []
    o.instant = list(instant) if instant else []
    o.late_quick = list(late_quick) if late_quick else []
    o.late_quick_found = list(late_quick_found) if late_quick_found else []
    o.later_of_opponent = list(later_of_opponent) if later_of_opponent else []
    o.later_of_turn_player = list(later_of_turn_player) if later_of_turn_player else []
    o.optional_hidden = list(optional_hidden) if optional_hidden else []
    o.optional_of_opponent = list(optional_of_opponent) if optional_of_opponent else []
    o.optional_of_turn_player = list(optional_of_turn_player) if optional_of_turn_player else []
    o.optional_triggers = list(optional_triggers) if optional_triggers else []
    o.point = list(point) if point else []
    o.queue = list(queue) if queue else []
    o.quick_f = dict(zip(quick_f[::2], quick_f[1::2])) if quick_f else {}
    o.single = list(single) if single else []
    o.solving = list(solving) if solving else []


def save_group(o: Group) -> Row:
    return (
        tuple(o.cards) if o.cards else None, o.cursor, o.d, o.number, o.read_only,
    )


def load_group(o: Group, row: Row) -> None:
    (
        cards, o.cursor, o.d, o.number, o.read_only,
    ) = row
    o.cards = list(cards) if cards else []


def save_limits(o: Limits) -> Row:
    return (
        tuple(o.attacks) if o.attacks else None, tuple(o.battle_phases) if o.battle_phases else None,
        tuple(o.battles) if o.battles else None, tuple(chain.from_iterable(o.counting_attacks.items())) if o.counting_attacks else None,
        tuple(chain.from_iterable(o.counting_flip.items())) if o.counting_flip else None,
        tuple(chain.from_iterable(o.counting_links.items())) if o.counting_links else None,
        tuple(chain.from_iterable(o.counting_normal.items())) if o.counting_normal else None,
        tuple(chain.from_iterable(o.counting_special.items())) if o.counting_special else None,
        tuple(chain.from_iterable(o.counting_summons.items())) if o.counting_summons else None,
        tuple(o.extra_summons) if o.extra_summons else None, tuple(o.flip_ones) if o.flip_ones else None,
        tuple(o.normal_ones) if o.normal_ones else None, tuple(o.normal_summons) if o.normal_summons else None,
        tuple(chain.from_iterable(o.once_named0.items())) if o.once_named0 else None,
        tuple(chain.from_iterable(o.once_named1.items())) if o.once_named1 else None,
        tuple(chain.from_iterable(o.once_negated0.items())) if o.once_negated0 else None,
        tuple(chain.from_iterable(o.once_negated1.items())) if o.once_negated1 else None,
        tuple(o.special_before) if o.special_before else None, tuple(o.special_negated) if o.special_negated else None,
        tuple(o.special_ones) if o.special_ones else None, o.special_taken_back, tuple(o.summons) if o.summons else None,
        tuple(chain.from_iterable(o.uses.items())) if o.uses else None,
        tuple(chain.from_iterable(o.uses_in_chain.items())) if o.uses_in_chain else None,
        tuple(chain.from_iterable(o.uses_in_duel.items())) if o.uses_in_duel else None,
    )


def load_limits(o: Limits, row: Row) -> None:
    (
        attacks, battle_phases, battles, counting_attacks, counting_flip, counting_links, counting_normal, counting_special,
        counting_summons, extra_summons, flip_ones, normal_ones, normal_summons, once_named0, once_named1, once_negated0, once_negated1,
        special_before, special_negated, special_ones, o.special_taken_back, summons, uses, uses_in_chain, uses_in_duel,
    ) = row
    o.attacks = list(attacks) if attacks else []
    o.battle_phases = list(battle_phases) if battle_phases else []
    o.battles = list(battles) if battles else []
    o.counting_attacks = dict(zip(counting_attacks[::2], counting_attacks[1::2])) if counting_attacks else {}
    o.counting_flip = dict(zip(counting_flip[::2], counting_flip[1::2])) if counting_flip else {}
    o.counting_links = dict(zip(counting_links[::2], counting_links[1::2])) if counting_links else {}
    o.counting_normal = dict(zip(counting_normal[::2], counting_normal[1::2])) if counting_normal else {}
    o.counting_special = dict(zip(counting_special[::2], counting_special[1::2])) if counting_special else {}
    o.counting_summons = dict(zip(counting_summons[::2], counting_summons[1::2])) if counting_summons else {}
    o.extra_summons = list(extra_summons) if extra_summons else []
    o.flip_ones = list(flip_ones) if flip_ones else []
    o.normal_ones = list(normal_ones) if normal_ones else []
    o.normal_summons = list(normal_summons) if normal_summons else []
    o.once_named0 = dict(zip(once_named0[::2], once_named0[1::2])) if once_named0 else {}
    o.once_named1 = dict(zip(once_named1[::2], once_named1[1::2])) if once_named1 else {}
    o.once_negated0 = dict(zip(once_negated0[::2], once_negated0[1::2])) if once_negated0 else {}
    o.once_negated1 = dict(zip(once_negated1[::2], once_negated1[1::2])) if once_negated1 else {}
    o.special_before = list(special_before) if special_before else []
    o.special_negated = list(special_negated) if special_negated else []
    o.special_ones = list(special_ones) if special_ones else []
    o.summons = list(summons) if summons else []
    o.uses = dict(zip(uses[::2], uses[1::2])) if uses else {}
    o.uses_in_chain = dict(zip(uses_in_chain[::2], uses_in_chain[1::2])) if uses_in_chain else {}
    o.uses_in_duel = dict(zip(uses_in_duel[::2], uses_in_duel[1::2])) if uses_in_duel else {}


def save_offers(o: Offers) -> Row:
    return (
        tuple(o.activate) if o.activate else None, tuple(o.attack) if o.attack else None, tuple(o.reposition) if o.reposition else None,
        tuple(o.set_monster) if o.set_monster else None, tuple(o.set_spell_trap) if o.set_spell_trap else None, o.shuffle,
        tuple(o.special_summon) if o.special_summon else None, tuple(o.summon) if o.summon else None, o.to_battle, o.to_end, o.to_main2,
    )


def load_offers(o: Offers, row: Row) -> None:
    (
        activate, attack, reposition, set_monster, set_spell_trap, o.shuffle, special_summon, summon, o.to_battle, o.to_end, o.to_main2,
    ) = row
    o.activate = list(activate) if activate else []
    o.attack = list(attack) if attack else []
    o.reposition = list(reposition) if reposition else []
    o.set_monster = list(set_monster) if set_monster else []
    o.set_spell_trap = list(set_spell_trap) if set_spell_trap else []
    o.special_summon = list(special_summon) if special_summon else []
    o.summon = list(summon) if summon else []


def save_operation_info(o: OperationInfo) -> Row:
    return (
        o.cards, o.count, o.param, o.player,
    )


def load_operation_info(o: OperationInfo, row: Row) -> None:
    (
        o.cards, o.count, o.param, o.player,
    ) = row


def save_pending(o: Pending) -> Row:
    return (
        tuple(chain.from_iterable(o.about_to_leave.items())) if o.about_to_leave else None, o.another_round,
        tuple(chain.from_iterable(o.being_summoned.items())) if o.being_summoned else None,
        tuple(chain.from_iterable(o.checked_again.items())) if o.checked_again else None,
        tuple(chain.from_iterable(o.control_of0.items())) if o.control_of0 else None,
        tuple(chain.from_iterable(o.control_of1.items())) if o.control_of1 else None, o.control_returns, o.deck_turned_over,
        tuple(o.due) if o.due else None, tuple(chain.from_iterable(o.ended_effects.items())) if o.ended_effects else None,
        tuple(chain.from_iterable(o.equipping.items())) if o.equipping else None, o.flips_waited,
        tuple(chain.from_iterable(o.negation_checks.items())) if o.negation_checks else None, o.no_shuffling,
        tuple(chain.from_iterable(o.not_destroyed.items())) if o.not_destroyed else None, tuple(o.overdrawn) if o.overdrawn else None,
        tuple(o.points) if o.points else None, tuple(chain.from_iterable(o.self_destroying.items())) if o.self_destroying else None,
        o.self_destruction_off, tuple(chain.from_iterable(o.self_to_grave.items())) if o.self_to_grave else None,
        tuple(chain.from_iterable(o.sent_just_now.items())) if o.sent_just_now else None,
        tuple(o.shuffle_decks) if o.shuffle_decks else None, tuple(o.shuffle_hands) if o.shuffle_hands else None,
        tuple(chain.from_iterable(o.summons_without_room.items())) if o.summons_without_room else None,
        tuple(chain.from_iterable(o.too_many.items())) if o.too_many else None,
        tuple(chain.from_iterable(o.trap_monsters0.items())) if o.trap_monsters0 else None,
        tuple(chain.from_iterable(o.trap_monsters1.items())) if o.trap_monsters1 else None,
        tuple(o.uses_to_note) if o.uses_to_note else None, tuple(chain.from_iterable(o.works_later.items())) if o.works_later else None,
        o.zones_set_into,
    )


def load_pending(o: Pending, row: Row) -> None:
    (
        about_to_leave, o.another_round, being_summoned, checked_again, control_of0, control_of1, o.control_returns, o.deck_turned_over,
        due, ended_effects, equipping, o.flips_waited, negation_checks, o.no_shuffling, not_destroyed, overdrawn, points, self_destroying,
        o.self_destruction_off, self_to_grave, sent_just_now, shuffle_decks, shuffle_hands, summons_without_room, too_many, trap_monsters0,
        trap_monsters1, uses_to_note, works_later, o.zones_set_into,
    ) = row
    o.about_to_leave = dict(zip(about_to_leave[::2], about_to_leave[1::2])) if about_to_leave else {}
    o.being_summoned = dict(zip(being_summoned[::2], being_summoned[1::2])) if being_summoned else {}
    o.checked_again = dict(zip(checked_again[::2], checked_again[1::2])) if checked_again else {}
    o.control_of0 = dict(zip(control_of0[::2], control_of0[1::2])) if control_of0 else {}
    o.control_of1 = dict(zip(control_of1[::2], control_of1[1::2])) if control_of1 else {}
    o.due = list(due) if due else []
    o.ended_effects = dict(zip(ended_effects[::2], ended_effects[1::2])) if ended_effects else {}
    o.equipping = dict(zip(equipping[::2], equipping[1::2])) if equipping else {}
    o.negation_checks = dict(zip(negation_checks[::2], negation_checks[1::2])) if negation_checks else {}
    o.not_destroyed = dict(zip(not_destroyed[::2], not_destroyed[1::2])) if not_destroyed else {}
    o.overdrawn = list(overdrawn) if overdrawn else []
    o.points = list(points) if points else []
    o.self_destroying = dict(zip(self_destroying[::2], self_destroying[1::2])) if self_destroying else {}
    o.self_to_grave = dict(zip(self_to_grave[::2], self_to_grave[1::2])) if self_to_grave else {}
    o.sent_just_now = dict(zip(sent_just_now[::2], sent_just_now[1::2])) if sent_just_now else {}
    o.shuffle_decks = list(shuffle_decks) if shuffle_decks else []
    o.shuffle_hands = list(shuffle_hands) if shuffle_hands else []
    o.summons_without_room = dict(zip(summons_without_room[::2], summons_without_room[1::2])) if summons_without_room else {}
    o.too_many = dict(zip(too_many[::2], too_many[1::2])) if too_many else {}
    o.trap_monsters0 = dict(zip(trap_monsters0[::2], trap_monsters0[1::2])) if trap_monsters0 else {}
    o.trap_monsters1 = dict(zip(trap_monsters1[::2], trap_monsters1[1::2])) if trap_monsters1 else {}
    o.uses_to_note = list(uses_to_note) if uses_to_note else []
    o.works_later = dict(zip(works_later[::2], works_later[1::2])) if works_later else {}


def save_player(o: Player) -> Row:
    return (
        tuple(o.banished) if o.banished else None, tuple(o.deck) if o.deck else None, o.disabled_zones, o.draw_count,
        tuple(o.extra) if o.extra else None, o.face_up_pendulums, o.first_hand, tuple(o.grave) if o.grave else None,
        tuple(o.hand) if o.hand else None, o.lp, tuple(o.mzone) if o.mzone else None, tuple(o.szone) if o.szone else None, o.used_zones,
    )


def load_player(o: Player, row: Row) -> None:
    (
        banished, deck, o.disabled_zones, o.draw_count, extra, o.face_up_pendulums, o.first_hand, grave, hand, o.lp, mzone, szone,
        o.used_zones,
    ) = row
    o.banished = list(banished) if banished else []
    o.deck = list(deck) if deck else []
    o.extra = list(extra) if extra else []
    o.grave = list(grave) if grave else []
    o.hand = list(hand) if hand else []
    o.mzone = list(mzone) if mzone else []
    o.szone = list(szone) if szone else []


def save_registering(o: Registering) -> Row:
    return (
        o.control_changed_at, o.copy_ends_by, o.copy_lasts_for, o.in_use, o.recoded,
        tuple(chain.from_iterable(o.seen_codes.items())) if o.seen_codes else None,
    )


def load_registering(o: Registering, row: Row) -> None:
    (
        o.control_changed_at, o.copy_ends_by, o.copy_lasts_for, o.in_use, o.recoded, seen_codes,
    ) = row
    o.seen_codes = dict(zip(seen_codes[::2], seen_codes[1::2])) if seen_codes else {}


def save_summoning(o: Summoning) -> Row:
    return (
        o.answered, o.answered_as, o.answered_player, o.attempt_negated, o.attempted, o.attempted_id, o.card, o.depth, o.fewest,
        o.group_type, o.may_cancel, o.most, o.must_use, o.only_use, o.spared_by, o.was_negated,
    )


def load_summoning(o: Summoning, row: Row) -> None:
    (
        o.answered, o.answered_as, o.answered_player, o.attempt_negated, o.attempted, o.attempted_id, o.card, o.depth, o.fewest,
        o.group_type, o.may_cancel, o.most, o.must_use, o.only_use, o.spared_by, o.was_negated,
    ) = row


def save_tossed(o: Tossed) -> Row:
    return (
        tuple(o.coins) if o.coins else None, tuple(o.coins_to_come) if o.coins_to_come else None, tuple(o.dice) if o.dice else None,
        tuple(o.dice_to_come) if o.dice_to_come else None,
    )


def load_tossed(o: Tossed, row: Row) -> None:
    (
        coins, coins_to_come, dice, dice_to_come,
    ) = row
    o.coins = list(coins) if coins else []
    o.coins_to_come = list(coins_to_come) if coins_to_come else []
    o.dice = list(dice) if dice else []
    o.dice_to_come = list(dice_to_come) if dice_to_come else []


def save_turn_flow(o: TurnFlow) -> Row:
    return (
        o.acted, o.end_turn_now, o.first_step, o.hand_limit_met, o.may_shuffle, o.offers, o.second_battle_phase, o.skip_main2, o.step,
        o.to_battle, o.to_end, tuple(o.turns_of) if o.turns_of else None, o.winner, o.won_by,
    )


def load_turn_flow(o: TurnFlow, row: Row) -> None:
    (
        o.acted, o.end_turn_now, o.first_step, o.hand_limit_met, o.may_shuffle, o.offers, o.second_battle_phase, o.skip_main2, o.step,
        o.to_battle, o.to_end, turns_of, o.winner, o.won_by,
    ) = row
    o.turns_of = list(turns_of) if turns_of else []


SAVE: Final[dict[type, Callable[[Any], Row]]] = {
    ActivityCounter: save_activity_counter,
    Battle: save_battle,
    Card: save_card,
    CardState: save_card_state,
    Chaining: save_chaining,
    ChainLink: save_chain_link,
    Choosing: save_choosing,
    DuelState: save_duel_state,
    Effect: save_effect,
    EffectIndex: save_effect_index,
    Event: save_event,
    EventQueues: save_event_queues,
    Group: save_group,
    Limits: save_limits,
    Offers: save_offers,
    OperationInfo: save_operation_info,
    Pending: save_pending,
    Player: save_player,
    Registering: save_registering,
    Summoning: save_summoning,
    Tossed: save_tossed,
    TurnFlow: save_turn_flow,
}


LOAD: Final[dict[type, Callable[[Any, Row], None]]] = {
    ActivityCounter: load_activity_counter,
    Battle: load_battle,
    Card: load_card,
    CardState: load_card_state,
    Chaining: load_chaining,
    ChainLink: load_chain_link,
    Choosing: load_choosing,
    DuelState: load_duel_state,
    Effect: load_effect,
    EffectIndex: load_effect_index,
    Event: load_event,
    EventQueues: load_event_queues,
    Group: load_group,
    Limits: load_limits,
    Offers: load_offers,
    OperationInfo: load_operation_info,
    Pending: load_pending,
    Player: load_player,
    Registering: load_registering,
    Summoning: load_summoning,
    Tossed: load_tossed,
    TurnFlow: load_turn_flow,
}
