"""Duel: Tributes, Ritual, Fusion and Xyz Materials."""

from typing import Any

from solemn.api.border import int_or, native
from solemn.api.duel.cards import chosen_group
from solemn.api.steps import left_out, whole_step
from solemn.core.moves.releasing import use_as_ritual_material
from solemn.core.moves.selecting import choose_from_tributable, select_fusion, select_release
from solemn.core.moves.xyz_materials import detach_materials
from solemn.core.permissions.available_materials import get_fusion_material, get_overlay_count, get_overlay_group
from solemn.core.permissions.tribute_checks import (
    Releasable,
    can_tribute_for_effect,
    check_tribute,
    get_ritual_material,
    tributable_for_effect,
    tributable_for_summon,
)
from solemn.core.state.data import Callback, Card, DuelState, Group
from solemn.core.timing.payable import player_can_remove_overlay_card
from solemn.spec.constants import REASON_EFFECT


@native("Duel.GetReleaseGroup")
def get_release_group(d: DuelState, player: int, hand: bool, opponent: bool, reason: int) -> Group | None:
    if player not in (0, 1):
        return None
    return Group(d, tributable_for_effect(d, player, hand, None, (), None, None, opponent, reason).all_cards())


@native("Duel.GetReleaseGroupCount")
def get_release_group_count(d: DuelState, player: int, hand: bool, opponent: bool, reason: int) -> int | None:
    return tributable_for_effect(d, player, hand, None, (), None, None, opponent, reason).count if player in (0, 1) else None


class _Form:
    """The arguments of a Tribute from the exception on: a boolean in its place begins the longer form."""

    __slots__ = ("exception", "extra", "for_card", "frees_zone", "opponent", "receiver", "second", "with_hand", "zones")

    def __init__(self, player: int, with_hand: bool, exception: Any, extra: tuple[Any, ...]) -> None:
        self.with_hand = with_hand
        self.second: Any = None  # `max` of a check, `cancelable` of a choice
        self.frees_zone = False
        self.for_card: Card | None = None
        self.receiver = player
        self.zones = 0xFF
        self.opponent = False
        self.exception = exception
        self.extra = extra
        if type(exception) is bool:
            self._read_long(player, exception, (*extra, *(None,) * 7), extra[7:])

    def _read_long(self, player: int, with_hand: bool, rest: tuple[Any, ...], extra: tuple[Any, ...]) -> None:
        self.with_hand = with_hand
        self.second = rest[0]
        self.frees_zone = _truth(rest[1])
        self.for_card = rest[2] if rest[2].__class__ is Card else None
        self.receiver = int_or(rest[3], player)
        self.zones = int_or(rest[4], 0xFF) & 0xFF
        self.opponent = _truth(rest[5])
        self.exception = rest[6]
        self.extra = extra


def _truth(value: Any) -> bool:
    return value is not None and value is not False


def _check_release(d: DuelState, player: int, f: Callback | None, low: int, form: _Form) -> bool | None:
    if player not in (0, 1):
        return None
    possible = can_tribute_for_effect(
        d, player, low, form.with_hand, f, form.extra, *left_out(form.exception), form.frees_zone, form.receiver, form.zones,
        form.for_card, form.opponent, REASON_EFFECT,
    )  # fmt: skip
    d.choosing.must_select = []
    return possible


@native("Duel.CheckReleaseGroup")
def check_release_group(d: DuelState, player: int, f: Callback | None, low: int, exception: Any, *extra: Any) -> bool | None:
    return _check_release(d, player, f, low, _Form(player, False, exception, extra))


@native("Duel.CheckReleaseGroupEx")
def check_release_group_ex(d: DuelState, player: int, f: Callback | None, low: int, exception: Any, *extra: Any) -> bool | None:
    return _check_release(d, player, f, low, _Form(player, True, exception, extra))


def _note_releasable(d: DuelState, found: Releasable) -> None:
    d.choosing.own_tributes, d.choosing.opposing_tributes, d.choosing.one_opposing_of = found.cards, found.extra, found.one_of


def _select_release(d: DuelState, player: int, f: Callback | None, low: int, high: int, form: _Form) -> Group | None:
    if player not in (0, 1):
        return None
    exception, ex_group = left_out(form.exception)
    cancelable = _truth(form.second)
    _note_releasable(d, tributable_for_effect(d, player, form.with_hand, f, form.extra, exception, ex_group, form.opponent, REASON_EFFECT))
    chosen = select_release(d, player, cancelable, low, high, form.frees_zone, form.for_card, form.receiver, form.zones)
    return chosen_group(d, chosen, cancelable)


@native("Duel.SelectReleaseGroup")
@whole_step
def select_release_group(d: DuelState, player: int, f: Callback | None, low: int, high: int, exception: Any, *extra: Any) -> Group | None:
    return _select_release(d, player, f, low, high, _Form(player, False, exception, extra))


@native("Duel.SelectReleaseGroupEx")
@whole_step
def select_release_group_ex(
    d: DuelState, player: int, f: Callback | None, low: int, high: int, exception: Any, *extra: Any
) -> Group | None:
    return _select_release(d, player, f, low, high, _Form(player, True, exception, extra))


# -- Tribute Summons ------------------------------------------------------------------------------------------


@native("Duel.GetTributeGroup")
def get_tribute_group(d: DuelState, c: Card) -> Group:
    return Group(d, tributable_for_summon(c).all_cards())


@native("Duel.GetTributeCount")
def get_tribute_count(_: DuelState, c: Card, among: Group | None, any_opposing: bool) -> int:
    return tributable_for_summon(c, among, any_opposing).count


@native("Duel.CheckTribute")
def check_tribute_native(_: DuelState, c: Card, low: int, high: int | None, among: Group | None, receiver: int | None, zones: int) -> bool:
    return check_tribute(c, low, low if high is None else high, among, c.controller if receiver is None else receiver, zones & 0xFFFFFFFF)


@native("Duel.SelectTribute")
@whole_step
def select_tribute(
    d: DuelState, player: int, c: Card, low: int, high: int, among: Group | None, receiver: int | None, zones: int, cancelable: bool
) -> Group | None:
    receiver = player if receiver is None else receiver
    if player not in (0, 1) or receiver not in (0, 1):
        return None
    _note_releasable(d, tributable_for_summon(c, among, receiver != player))
    chosen = choose_from_tributable(d, None, player, cancelable, low, high, receiver, zones & 0xFFFFFFFF)
    return chosen_group(d, chosen, cancelable)


# -- Ritual and Fusion Summons --------------------------------------------------------------------------------


@native("Duel.GetRitualMaterial")
def get_ritual_material_native(d: DuelState, player: int, operation_depth: bool) -> Group | None:
    return Group(d, get_ritual_material(d, player, d.reason_effect, operation_depth)) if player in (0, 1) else None


@native("Duel.ReleaseRitualMaterial")
@whole_step
def release_ritual_material(d: DuelState, materials: Group, from_deck: bool) -> None:
    use_as_ritual_material(d, list(materials.cards), from_deck)


@native("Duel.GetFusionMaterial")
def get_fusion_material_native(d: DuelState, player: int) -> Group | None:
    return Group(d, get_fusion_material(d, player)) if player in (0, 1) else None


@native("Duel.SelectFusionMaterial")
@whole_step
def select_fusion_material(d: DuelState, player: int, c: Card, among: Group, forced: Any, mode: int) -> Group | None:
    if player not in (0, 1):
        return None
    if type(forced) is Card:
        forced = Group(d, [forced])
    return Group(d, select_fusion(d, player, c, among, forced if type(forced) is Group else None, mode))


@native("Duel.SetFusionMaterial")
def set_fusion_material(d: DuelState, materials: Group) -> None:
    d.choosing.fusion_cards = list(materials.cards)


# -- Xyz Materials --------------------------------------------------------------------------------------------


@native("Duel.GetOverlayGroup")
def get_overlay_group_native(d: DuelState, player: int, own_side: int, opponent_side: int, hosts: Group | None) -> Group | None:
    return Group(d, get_overlay_group(d, player, own_side != 0, opponent_side != 0, hosts)) if player in (0, 1) else None


@native("Duel.GetOverlayCount")
def get_overlay_count_native(d: DuelState, player: int, own_side: int, opponent_side: int, hosts: Group | None) -> int | None:
    return get_overlay_count(d, player, own_side != 0, opponent_side != 0, hosts) if player in (0, 1) else None


@native("Duel.CheckRemoveOverlayCard")
def check_remove_overlay_card(
    d: DuelState, player: int, own_side: int, opponent_side: int, count: int, reason: int, hosts: Group | None
) -> bool | None:
    if player not in (0, 1):
        return None
    return player_can_remove_overlay_card(d, player, hosts, own_side != 0, opponent_side != 0, count & 0xFFFF, reason)


@native("Duel.RemoveOverlayCard")
@whole_step
def remove_overlay_card(
    d: DuelState, player: int, own_side: int, opponent_side: int, low: int, high: int, reason: int, hosts: Group | None
) -> int | None:
    if player not in (0, 1):
        return None
    return detach_materials(d, reason, hosts, player, own_side, opponent_side, low & 0xFFFF, high & 0xFFFF)
