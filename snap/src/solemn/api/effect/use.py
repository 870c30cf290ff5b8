"""Effect natives: activating an effect, and how often it may be used."""

from solemn.api.border import native
from solemn.api.card.arguments import U8, U32
from solemn.core.effects.effect import count_left, dec_count, inc_count
from solemn.core.state.data import Effect
from solemn.core.state.reasons import refuse
from solemn.core.timing.activation_checks import why_not_activate
from solemn.spec.constants import EFFECT_COUNT_CODE_OATH


@native("Effect.IsActivatable")
def _is_activatable(e: Effect, player: int, neglect_location: bool, neglect_target: bool) -> bool:
    refusal = why_not_activate(e, player & U8, e.d.nil_event, neglect_target=neglect_target, neglect_loc=neglect_location)
    return refusal is None or refuse(e.d, refusal, e)


@native("Effect.CheckCountLimit")
def _check_count_limit(e: Effect, player: int) -> bool:
    return count_left(e, player & U8)


def _is_about(e: Effect, oath_only: bool) -> bool:
    return not oath_only or e.count_flag & EFFECT_COUNT_CODE_OATH != 0


@native("Effect.UseCountLimit")
def _use_count_limit(e: Effect, player: int, count: int, oath_only: bool) -> None:
    if _is_about(e, oath_only):
        for _ in range(count & U32):
            dec_count(e, player & U8)


@native("Effect.RestoreCountLimit")
def _restore_count_limit(e: Effect, player: int, count: int, oath_only: bool) -> None:
    if _is_about(e, oath_only):
        for _ in range(count & U32):
            inc_count(e, player & U8)
