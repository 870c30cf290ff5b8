"""Natives of Duel and Debug on a field made by hand."""

import pytest
from duel_board import Board

from solemn.core.state.data import Group
from solemn.lua import LuaError, table_of
from solemn.spec.constants import (
    ACTIVITY_SPSUMMON,
    CHAININFO_CHAIN_ID,
    CHAININFO_TARGET_PARAM,
    CHAININFO_TRIGGERING_EFFECT,
    CHAININFO_TRIGGERING_SETCODES,
    COIN_HEADS,
    EFFECT_DISABLE_CHAIN,
    EFFECT_FLAG_CARD_TARGET,
    EVENT_SPSUMMON,
    EVENT_SPSUMMON_NEGATED,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_SZONE,
    PHASE_END,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP_ATTACK,
    RESET_PHASE,
    STATUS_PROC_COMPLETE,
    STATUS_SUMMON_DISABLED,
    STATUS_SUMMONING,
    SUMMON_TYPE_PENDULUM,
)

# -- finding and choosing -------------------------------------------------------------------------------------


def test_matching_cards_get_the_extra_arguments_and_leave_out_the_exception() -> None:
    board = Board()
    one, two, three = (board.put(0, LOCATION_MZONE, i, 100 + i) for i in range(3))
    seen = []

    def takes(card: object, least: int) -> bool:
        seen.append(card)
        return card.printed.code >= least  # type: ignore[attr-defined]

    group = board.call("Duel.GetMatchingGroup", takes, 0, LOCATION_MZONE, 0, one, 101)
    assert group.cards == [two, three] and seen == [two, three]
    assert board.call("Duel.GetMatchingGroupCount", None, 1, 0, LOCATION_MZONE, None) == 3
    assert board.call("Duel.IsExistingMatchingCard", takes, 0, LOCATION_MZONE, 0, 3, None, 100) is True
    assert board.call("Duel.IsExistingMatchingCard", takes, 0, LOCATION_MZONE, 0, 4, None, 100) is False
    assert board.call("Duel.GetFirstMatchingCard", takes, 0, LOCATION_MZONE, 0, Group(board.d, [one, two]), 100) is three


def test_a_filter_that_fails_takes_nothing_and_is_told_once_a_card() -> None:
    board = Board()
    for i in range(2):
        board.put(0, LOCATION_MZONE, i)

    def broken(_: object) -> bool:
        raise LuaError("broken")

    assert board.call("Duel.GetMatchingGroupCount", broken, 0, LOCATION_MZONE, 0, None) == 0
    assert board.d.script_errors == ["broken", "broken"] and board.d.only_answering == 0


def test_a_choice_may_be_cancelled_if_the_script_says_so() -> None:
    board = Board()
    card = board.put()
    board.answers = [[0], None]
    assert board.call("Duel.SelectMatchingCard", 0, None, 0, LOCATION_MZONE, 0, 1, 1, None).cards == [card]
    assert board.call("Duel.SelectMatchingCard", 0, None, 0, LOCATION_MZONE, 0, 1, 1, True, None) is None
    with pytest.raises(LuaError, match="9 Parameters are needed"):
        board.call("Duel.SelectMatchingCard", 0, None, 0, LOCATION_MZONE, 0, 1, 1, True)


def test_known_cards_of_the_deck() -> None:
    board = Board()
    deck = [board.put(0, LOCATION_DECK) for _ in range(3)]
    assert board.call("Duel.GetDecktopGroup", 0, 2).cards == deck[1:]
    assert board.call("Duel.GetDeckbottomGroup", 0, 9).cards == deck
    assert board.call("Duel.ConfirmDecktop", 0, 1).cards == deck[2:]
    assert board.call("Duel.GetFieldGroupCount", 1, 0, LOCATION_DECK) == 3


# -- targets and links ----------------------------------------------------------------------------------------


def test_a_chosen_target_is_tied_to_the_link() -> None:
    board = Board()
    source, target = board.put(), board.put(1)
    e = board.effect_of(source)
    e.flag = EFFECT_FLAG_CARD_TARGET
    link = board.link(e)
    board.answers = [[0]]
    chosen = board.call("Duel.SelectTarget", 0, None, 1, LOCATION_MZONE, 0, 1, 1, None)
    assert chosen.cards == [target] and chosen is not link.target_cards
    assert link.target_cards is not None and link.target_cards.read_only
    assert (e, link.chain_id) in target.related_effects
    assert board.rows("become_target") == [((1, LOCATION_MZONE, 0, POS_FACEUP_ATTACK),)]
    assert board.call("Duel.GetFirstTarget") is target
    board.call("Duel.SetTargetCard", source)
    assert board.call("Duel.GetFirstTarget") == (source, target)
    board.call("Duel.ClearTargetCard")
    assert board.call("Duel.GetFirstTarget") == ()


def test_no_chain_has_no_targets() -> None:
    board = Board()
    board.put()
    assert board.call("Duel.SelectTarget", 0, None, 0, LOCATION_MZONE, 0, 1, 1, None) is None
    assert board.call("Duel.GetFirstTarget") == ()
    assert board.call("Duel.GetChainInfo", 0, CHAININFO_CHAIN_ID) == ()


def test_chain_info_comes_in_the_order_in_which_it_is_asked() -> None:
    board = Board()
    e = board.effect_of(board.put())
    link = board.link(e)
    link.seen.setcodes = (5, 7)
    board.call("Duel.SetTargetParam", -3)
    assert board.call("Duel.GetChainInfo", 0, CHAININFO_TARGET_PARAM, CHAININFO_TRIGGERING_EFFECT) == (-3, e)
    assert board.call("Duel.GetChainInfo", 1, table_of((CHAININFO_CHAIN_ID,))) == link.chain_id
    assert board.call("Duel.GetChainInfo", 1, CHAININFO_TRIGGERING_SETCODES).get(2) == 7
    with pytest.raises(LuaError, match="no CHAININFO_"):
        board.call("Duel.GetChainInfo", 1, 999)


def test_what_a_link_announces() -> None:
    board = Board()
    card = board.put()
    board.link(board.effect_of(card))
    board.call("Duel.SetOperationInfo", 0, 0x1, card, 1, 0, 0)
    there, group, count, player, param = board.call("Duel.GetOperationInfo", 0, 0x1)
    assert (there, group.cards, group.read_only, count, player, param) == (True, [card], True, 1, 0, 0)
    assert board.call("Duel.GetOperationInfo", 0, 0x2) is False
    board.call("Duel.SetPossibleOperationInfo", 0, 0x4, None, 2, 1, 7)
    assert board.call("Duel.GetPossibleOperationInfo", 0, 0x4) == (True, None, 2, 1, 7)
    with pytest.raises(LuaError, match="exactly 2 cards"):
        board.call("Duel.SetOperationInfo", 0, 0x200, card, 1, 3, 0)
    board.call("Duel.ClearOperationInfo", 0)
    assert board.call("Duel.GetOperationCount", 0) == 0


# -- negation -------------------------------------------------------------------------------------------------


def attempt(board: Board, code: int) -> None:
    from solemn.core.state.data import Event

    event = Event()
    event.code = code
    board.d.events.instant.append(event)


def test_negating_a_summon_marks_the_monsters_and_says_so() -> None:
    board = Board()
    one, pendulum = board.put(1, LOCATION_MZONE, 0), board.put(1, LOCATION_MZONE, 1)
    pendulum.summon_type = SUMMON_TYPE_PENDULUM
    for card in (one, pendulum):
        card.summon_player = 1
        card.status |= STATUS_SUMMONING | STATUS_PROC_COMPLETE
    attempt(board, EVENT_SPSUMMON)
    board.d.reason_effect = e = board.effect_of(board.put(0))
    board.d.reason_player = 0
    board.call("Duel.NegateSummon", Group(board.d, [one, pendulum]))
    for card in (one, pendulum):
        assert card.status & STATUS_SUMMON_DISABLED and not card.status & STATUS_SUMMONING
    assert not one.status & STATUS_PROC_COMPLETE and not pendulum.status & STATUS_PROC_COMPLETE  # S13
    assert board.rows(".summon_negated") == [((one, pendulum), e)]
    raised = board.d.events.instant[-1]
    assert (raised.code, raised.player, raised.reason_effect) == (EVENT_SPSUMMON_NEGATED, 1, e)


def test_negating_the_links_of_a_card_that_is_in_the_chain() -> None:
    from solemn.core.card.relations import relate_to_link

    board = Board()
    victim, source = board.put(1), board.put(0)
    first = board.link(board.effect_of(victim), 1)
    board.d.reason_effect = board.effect_of(source)
    board.call("Duel.NegateRelatedChain", victim, 0)
    assert EFFECT_DISABLE_CHAIN not in victim.single_effects
    relate_to_link(victim, first)
    board.link(board.d.reason_effect)
    board.call("Duel.NegateRelatedChain", victim, 0)
    (mark,) = victim.single_effects[EFFECT_DISABLE_CHAIN]
    assert mark.value == first.chain_id and mark.owner is source


# -- players --------------------------------------------------------------------------------------------------


def test_flags_on_a_player() -> None:
    board = Board()
    e = board.call("Duel.RegisterFlagEffect", 0, 5, RESET_PHASE | PHASE_END, 0, 1, 7)
    board.call("Duel.RegisterFlagEffect", 0, 5, RESET_PHASE | PHASE_END, 0, 1)
    assert board.call("Duel.GetFlagEffect", 0, 5) == 2 and board.call("Duel.GetFlagEffect", 1, 5) == 0
    assert board.call("Duel.GetFlagEffectLabel", 0, 5) == (7, 0)
    assert board.call("Duel.SetFlagEffectLabel", 0, 5, 9) is True and e.label == (9,)
    board.call("Duel.ResetFlagEffect", 0, 5)
    assert board.call("Duel.GetFlagEffectLabel", 0, 5) is None
    assert board.call("Duel.SetFlagEffectLabel", 0, 5, 9) is False


def test_counts_of_what_players_did() -> None:
    board = Board()
    board.d.limits.special_ones[1] = 3
    assert board.call("Duel.GetActivityCount", 1, ACTIVITY_SPSUMMON) == 3
    board.call("Duel.AddCustomActivityCounter", 8, ACTIVITY_SPSUMMON, lambda _: False)
    board.d.limits.counting_special[8].amount0 = 1
    board.call("Duel.AddCustomActivityCounter", 8, ACTIVITY_SPSUMMON, lambda _: True)
    assert board.call("Duel.GetCustomActivityCount", 8, 0, ACTIVITY_SPSUMMON) == 1
    with pytest.raises(LuaError, match="no ACTIVITY_"):
        board.call("Duel.GetActivityCount", 1, 99)


def test_winning_twice_is_a_draw() -> None:
    board = Board()
    board.call("Duel.Win", 0, 16)
    assert (board.d.flow.winner, board.d.flow.won_by) == (0, 16)
    board.call("Duel.Win", 1, 17)
    assert board.d.flow.winner == 2


# -- zones ----------------------------------------------------------------------------------------------------


def test_zones_that_get_free_when_monsters_leave() -> None:
    board = Board()
    cards = [board.put(0, LOCATION_MZONE, i) for i in range(5)]
    before = board.d.players[0].mzone, board.d.players[0].used_zones
    assert board.call("Duel.GetLocationCount", 0, LOCATION_MZONE)[0] == 0
    assert board.call("Duel.GetMZoneCount", 0, cards[2])[0] == 1
    count, closed = board.call("Duel.GetMZoneCount", 0, Group(board.d, cards[:2]))
    assert count == 2 and closed & 0x1F == 0b11100
    assert board.call("Duel.GetLocationCountFromEx", 0, 0, None, None)[0] == 1
    assert (board.d.players[0].mzone, board.d.players[0].used_zones) == before


def test_any_monster_of_a_type_from_the_extra_deck() -> None:
    board = Board()
    stand_in = board.d.choosing.some_card
    assert stand_in is not None
    printed = stand_in.printed
    assert board.call("Duel.GetLocationCountFromEx", 0, 0, None, 0x40)[0] > 0
    assert stand_in.printed is printed and stand_in.location == 0
    with pytest.raises(LuaError, match='Parameter 4 should be "Int"'):
        board.call("Duel.GetLocationCountFromEx", 0, 0, None, Group(board.d))


def test_choosing_zones_gives_their_mask() -> None:
    board = Board()
    board.put(0, LOCATION_MZONE, 0)
    board.answers = [[[0, LOCATION_MZONE, 1], [1, LOCATION_SZONE, 2]]]
    assert board.call("Duel.SelectDisableField", 0, 2, LOCATION_MZONE, LOCATION_SZONE, 0) == 1 << 1 | 1 << (16 + 8 + 2)
    assert board.asked[0].count == 2


def test_moving_to_another_zone() -> None:
    board = Board()
    card, other = board.put(0, LOCATION_MZONE, 0), board.put(0, LOCATION_MZONE, 1)
    assert board.call("Duel.MoveSequence", card, 3) is True and card.sequence == 3
    assert board.call("Duel.MoveSequence", card, 1) is False
    board.call("Duel.SwapSequence", card, other)
    assert (card.sequence, other.sequence) == (1, 3)
    with pytest.raises(LuaError, match="no zone 7"):
        board.call("Duel.MoveSequence", card, 7)


# -- choices and chance ---------------------------------------------------------------------------------------


def test_declarations() -> None:
    board = Board()
    board.answers = [1, 0, 2, 0]
    assert board.call("Duel.AnnounceNumber", 0, 4, 8) == (8, 1)
    assert board.call("Duel.AnnounceLevel", 0, 1, 3, 1) == (2, 0)
    assert board.call("Duel.SelectOption", 0, False, 10, 11, 12) == 2
    assert board.call("Duel.AnnounceCoin", 0) == COIN_HEADS
    with pytest.raises(LuaError, match="no Attributes"):
        board.call("Duel.AnnounceAttribute", 0, 1, 0x100)
    with pytest.raises(LuaError, match="exactly one value"):
        board.call("Duel.AnnounceCard", 0, 1, 2)


def test_results_of_tosses_can_be_changed() -> None:
    board = Board()
    board.d.tossed.coins = [0, 0]
    board.call("Duel.SetCoinResult", 1, 0)
    assert board.call("Duel.GetCoinResult") == (1, 0)
    with pytest.raises(LuaError, match="2 results are needed"):
        board.call("Duel.SetCoinResult", 1)


# -- Summons that wait for the end of the Chain ---------------------------------------------------------------


def test_a_summon_in_a_chain_waits_for_its_end() -> None:
    board = Board()
    card = board.put(0, LOCATION_HAND)
    board.link(board.effect_of(board.put()))
    board.call("Duel.Summon", 0, card, True, None)
    assert board.d.summoning.card is card and board.d.chaining.summon_afterwards is not None
    assert card.location == LOCATION_HAND and board.d.summoning.may_cancel is False


def test_a_token_is_nowhere_until_it_is_summoned() -> None:
    board = Board()
    token = board.call("Duel.CreateToken", 1, 55)
    assert (token.owner, token.controller, token.location, token.printed.code) == (1, 1, 0, 55)
    assert board.call("Duel.CreateToken", 2, 55) is None


# -- puzzles --------------------------------------------------------------------------------------------------


def test_setting_up_a_puzzle() -> None:
    board = Board()
    board.put()
    board.call("Debug.ReloadFieldBegin", 0, 5)
    d = board.d
    assert d.flags == 0x2E800 and d.cards == [d.choosing.some_card] and d.asker is not None
    board.call("Debug.SetPlayerInfo", 1, 1200, 0, 2)
    assert (d.players[1].lp, d.players[1].first_hand, d.players[1].draw_count) == (1200, 0, 2)
    host = board.call("Debug.AddCard", 100, 0, 0, LOCATION_MZONE, 2, POS_FACEUP_ATTACK, True)
    material = board.call("Debug.AddCard", 101, 0, 0, LOCATION_MZONE, 2, POS_FACEUP_ATTACK)
    assert d.players[0].mzone[2] is host and host.materials_attached == [material] and host.status & STATUS_PROC_COMPLETE
    hidden = board.call("Debug.AddCard", 102, 1, 1, LOCATION_EXTRA, 0, POS_FACEUP_ATTACK)
    assert hidden.position == POS_FACEDOWN_DEFENSE
    board.call("Debug.ReloadFieldEnd")
    d.turn = 1
    with pytest.raises(LuaError, match="before the duel begins"):
        board.call("Debug.ReloadFieldBegin", 0)


def test_messages_are_in_the_log() -> None:
    board = Board()
    board.call("Debug.Message", 5, None, "word")
    assert board.rows(".message") == [("5", None), ("nil", None), ("word", None)]
