"""Effect natives: activating an effect, and how often it may be used."""

from solemn.api.border import charged, native
from solemn.api.card.arguments import U8, U32
from solemn.core.effects.effect import count_left, note_use, take_back_use
from solemn.core.state.data import Effect
from solemn.core.state.reasons import refuse
from solemn.core.timing.activation_checks import why_not_activate
from solemn.spec.constants import EFFECT_COUNT_CODE_OATH


@native("Effect.IsActivatable")
def _is_activatable(e: Effect, player: int, neglect_location: bool, skip_target: bool) -> bool:
    refusal = why_not_activate(e, player & U8, e.d.chaining.no_event, skip_target=skip_target, skip_location=neglect_location)
    return refusal is None or refuse(e.d, refusal, e)


@native("Effect.CheckCountLimit")
def _check_count_limit(e: Effect, player: int) -> bool:
    return count_left(e, player & U8)


def _is_about(e: Effect, oaths_alone: bool) -> bool:
    return not oaths_alone or e.use_flag & EFFECT_COUNT_CODE_OATH != 0


@native("Effect.UseCountLimit")
def _use_count_limit(e: Effect, player: int, count: int, oaths_alone: bool) -> None:
    if _is_about(e, oaths_alone):
        for _ in charged(e.d, count & U32):
            note_use(e, player & U8)


@native("Effect.RestoreCountLimit")
def _restore_count_limit(e: Effect, player: int, count: int, oaths_alone: bool) -> None:
    if _is_about(e, oaths_alone):
        for _ in charged(e.d, count & U32):
            take_back_use(e, player & U8)
