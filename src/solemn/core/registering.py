"""The door to registering effects: all that other rules use of it, whatever module it lies in."""

from solemn.core.attaching import attach_equip, attach_material, detach_equip, detach_material, get_old_union_count, get_union_count
from solemn.core.copying import copy_effect, recreate, replace_effect
from solemn.core.registry import (
    add_effect,
    add_field_effect,
    adjust_grant_effect,
    apply_field_effect,
    cancel_field_effect,
    erase_grant_effect,
    remove_anywhere,
    remove_effect,
    remove_field_effect,
    run_initial_effect,
)
from solemn.core.resetting import (
    enable_field_effect,
    refresh_control_status,
    refresh_disable_status,
    release_oath_relation,
    remove_oath_effect,
    reset_card,
    reset_chain,
    reset_effect_count,
    reset_phase,
)
from solemn.core.uniqueness import add_unique_card, check_unique_code, check_unique_onfield, get_unique_target, remove_unique_card

__all__ = [
    "add_effect",
    "add_field_effect",
    "add_unique_card",
    "adjust_grant_effect",
    "apply_field_effect",
    "attach_equip",
    "attach_material",
    "cancel_field_effect",
    "check_unique_code",
    "check_unique_onfield",
    "copy_effect",
    "detach_equip",
    "detach_material",
    "enable_field_effect",
    "erase_grant_effect",
    "get_old_union_count",
    "get_union_count",
    "get_unique_target",
    "recreate",
    "refresh_control_status",
    "refresh_disable_status",
    "release_oath_relation",
    "remove_anywhere",
    "remove_effect",
    "remove_field_effect",
    "remove_oath_effect",
    "remove_unique_card",
    "replace_effect",
    "reset_card",
    "reset_chain",
    "reset_effect_count",
    "reset_phase",
    "run_initial_effect",
]
