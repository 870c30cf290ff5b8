"""solemn: a Yu-Gi-Oh! duel engine whose heart is negation.

All that users need is here: duels and their cards, decisions of every kind, the judge. A name is loaded when it is first used, so that
`solemn.lint` or `solemn --version` does not load the engine. `solemn.constants` has the numbers that scripts use (LOCATION_HAND, ...).
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from solemn.cards.decks import read_deck as read_deck
    from solemn.cards.edopro import edopro_files as edopro_files
    from solemn.core.decisions.card_choices import CardsDecision as CardsDecision
    from solemn.core.decisions.card_choices import CodesDecision as CodesDecision
    from solemn.core.decisions.card_choices import CountersDecision as CountersDecision
    from solemn.core.decisions.card_choices import SelectUnselectDecision as SelectUnselectDecision
    from solemn.core.decisions.card_choices import SortCardsDecision as SortCardsDecision
    from solemn.core.decisions.card_choices import SortChainDecision as SortChainDecision
    from solemn.core.decisions.card_choices import SumDecision as SumDecision
    from solemn.core.decisions.card_choices import TributeDecision as TributeDecision
    from solemn.core.decisions.kinds import AnnounceAttributeDecision as AnnounceAttributeDecision
    from solemn.core.decisions.kinds import AnnounceCardDecision as AnnounceCardDecision
    from solemn.core.decisions.kinds import AnnounceNumberDecision as AnnounceNumberDecision
    from solemn.core.decisions.kinds import AnnounceRaceDecision as AnnounceRaceDecision
    from solemn.core.decisions.kinds import BattleDecision as BattleDecision
    from solemn.core.decisions.kinds import ChainDecision as ChainDecision
    from solemn.core.decisions.kinds import Decision as Decision
    from solemn.core.decisions.kinds import DisableZonesDecision as DisableZonesDecision
    from solemn.core.decisions.kinds import EffectYesNoDecision as EffectYesNoDecision
    from solemn.core.decisions.kinds import IdleDecision as IdleDecision
    from solemn.core.decisions.kinds import OptionDecision as OptionDecision
    from solemn.core.decisions.kinds import PlaceDecision as PlaceDecision
    from solemn.core.decisions.kinds import PositionDecision as PositionDecision
    from solemn.core.decisions.kinds import Reason as Reason
    from solemn.core.decisions.kinds import RockPaperScissorsDecision as RockPaperScissorsDecision
    from solemn.core.decisions.kinds import YesNoDecision as YesNoDecision
    from solemn.core.explain.answers import WhyNot as WhyNot
    from solemn.core.state.data import Card as Card
    from solemn.core.state.data import Effect as Effect
    from solemn.duel.beginning import Beginning as Beginning
    from solemn.duel.board_view import board_text as board_text
    from solemn.duel.errors import DuelError as DuelError
    from solemn.duel.errors import DuelStuck as DuelStuck
    from solemn.duel.errors import NotADuel as NotADuel
    from solemn.duel.errors import ScriptFailure as ScriptFailure
    from solemn.duel.errors import WrongAnswer as WrongAnswer
    from solemn.duel.facade import Duel as Duel
    from solemn.duel.moves import Move as Move
    from solemn.duel.pool import CardPool as CardPool
    from solemn.duel.pool import Deck as Deck
    from solemn.duel.positions import Mark as Mark
    from solemn.duel.rows import state_row as state_row
    from solemn.duel.simple_players import eager_answer as eager_answer
    from solemn.duel.simple_players import random_answer as random_answer
    from solemn.duel.view import CardNow as CardNow
    from solemn.duel.view import DuelView as DuelView
    from solemn.duel.view import SeenCard as SeenCard
    from solemn.duel.view import SeenDecision as SeenDecision
    from solemn.duel.view import SeenLink as SeenLink
    from solemn.duel.view import SeenReason as SeenReason
    from solemn.duel.view import SeenSide as SeenSide
    from solemn.duel.view import Whereabouts as Whereabouts
    from solemn.judge.language.choosing import speech_in as speech_in
    from solemn.judge.language.errors import InputError as InputError
    from solemn.judge.play.judging import Judge as Judge
    from solemn.judge.play.judging import Judgement as Judgement
    from solemn.judge.play.report import as_data as as_data
    from solemn.judge.play.report import text_lines as text_lines
    from solemn.judge.scenario.reading import parse_scenario as parse_scenario
    from solemn.judge.scenario.reading import read_scenario as read_scenario
    from solemn.judge.telling.move_text import move_text as move_text
    from solemn.judge.telling.why_text import why_text as why_text
    from solemn.lua import Limits as Limits
    from solemn.players.registry import PlayerError as PlayerError
    from solemn.players.registry import player as player
    from solemn.players.registry import player_names as player_names
    from solemn.players.registry import register_player as register_player
    from solemn.players.search import SearchPlayer as SearchPlayer
    from solemn.players.simple import GreedyPlayer as GreedyPlayer
    from solemn.players.simple import Player as Player
    from solemn.players.simple import RandomPlayer as RandomPlayer
    from solemn.replaying.playback import Playback as Playback
    from solemn.replaying.setting_up import put_up as put_up
    from solemn.replays.errors import ReplayError as ReplayError
    from solemn.replays.reading import read_replay as read_replay
    from solemn.replays.replay import Replay as Replay
    from solemn.replays.replay import ReplayDeck as ReplayDeck
    from solemn.replays.writing import write_replay as write_replay
    from solemn.spec import constants as constants

__version__ = "0.1.0"
_HOMES: Final = {
    "solemn.cards.decks": ("read_deck",),
    "solemn.cards.edopro": ("edopro_files",),
    "solemn.core.decisions.card_choices": (
        "CardsDecision",
        "CodesDecision",
        "CountersDecision",
        "SelectUnselectDecision",
        "SortCardsDecision",
        "SortChainDecision",
        "SumDecision",
        "TributeDecision",
    ),
    "solemn.core.decisions.kinds": (
        "AnnounceAttributeDecision",
        "AnnounceCardDecision",
        "AnnounceNumberDecision",
        "AnnounceRaceDecision",
        "BattleDecision",
        "ChainDecision",
        "Decision",
        "DisableZonesDecision",
        "EffectYesNoDecision",
        "IdleDecision",
        "OptionDecision",
        "PlaceDecision",
        "PositionDecision",
        "Reason",
        "RockPaperScissorsDecision",
        "YesNoDecision",
    ),
    "solemn.core.explain.why": ("WhyNot",),
    "solemn.core.state.data": (
        "Card",
        "Effect",
    ),
    "solemn.duel.beginning": ("Beginning",),
    "solemn.duel.board_view": ("board_text",),
    "solemn.duel.errors": (
        "DuelError",
        "DuelStuck",
        "NotADuel",
        "ScriptFailure",
        "WrongAnswer",
    ),
    "solemn.duel.facade": ("Duel",),
    "solemn.duel.moves": ("Move",),
    "solemn.duel.pool": (
        "CardPool",
        "Deck",
    ),
    "solemn.duel.positions": ("Mark",),
    "solemn.duel.rows": ("state_row",),
    "solemn.duel.simple_players": (
        "eager_answer",
        "random_answer",
    ),
    "solemn.duel.view": (
        "CardNow",
        "DuelView",
        "SeenCard",
        "SeenDecision",
        "SeenLink",
        "SeenReason",
        "SeenSide",
        "Whereabouts",
    ),
    "solemn.judge.language.errors": ("InputError",),
    "solemn.judge.language.choosing": ("speech_in",),
    "solemn.judge.play.judging": (
        "Judge",
        "Judgement",
    ),
    "solemn.judge.play.report": (
        "as_data",
        "text_lines",
    ),
    "solemn.judge.scenario.reading": (
        "parse_scenario",
        "read_scenario",
    ),
    "solemn.judge.telling.move_text": ("move_text",),
    "solemn.judge.telling.why_text": ("why_text",),
    "solemn.lua": ("Limits",),
    "solemn.players.registry": (
        "PlayerError",
        "player",
        "player_names",
        "register_player",
    ),
    "solemn.players.search": ("SearchPlayer",),
    "solemn.players.simple": (
        "GreedyPlayer",
        "Player",
        "RandomPlayer",
    ),
    "solemn.replaying.playback": ("Playback",),
    "solemn.replaying.setting_up": ("put_up",),
    "solemn.replays.errors": ("ReplayError",),
    "solemn.replays.reading": ("read_replay",),
    "solemn.replays.replay": (
        "Replay",
        "ReplayDeck",
    ),
    "solemn.replays.writing": ("write_replay",),
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}
__all__ = [
    "AnnounceAttributeDecision",
    "AnnounceCardDecision",
    "AnnounceNumberDecision",
    "AnnounceRaceDecision",
    "BattleDecision",
    "Beginning",
    "Card",
    "CardNow",
    "CardPool",
    "CardsDecision",
    "ChainDecision",
    "CodesDecision",
    "CountersDecision",
    "Decision",
    "Deck",
    "DisableZonesDecision",
    "Duel",
    "DuelError",
    "DuelStuck",
    "DuelView",
    "Effect",
    "EffectYesNoDecision",
    "GreedyPlayer",
    "IdleDecision",
    "InputError",
    "Judge",
    "Judgement",
    "Limits",
    "Mark",
    "Move",
    "NotADuel",
    "OptionDecision",
    "PlaceDecision",
    "Playback",
    "Player",
    "PlayerError",
    "PositionDecision",
    "RandomPlayer",
    "Reason",
    "Replay",
    "ReplayDeck",
    "ReplayError",
    "RockPaperScissorsDecision",
    "ScriptFailure",
    "SearchPlayer",
    "SeenCard",
    "SeenDecision",
    "SeenLink",
    "SeenReason",
    "SeenSide",
    "SelectUnselectDecision",
    "SortCardsDecision",
    "SortChainDecision",
    "SumDecision",
    "TributeDecision",
    "Whereabouts",
    "WhyNot",
    "WrongAnswer",
    "YesNoDecision",
    "__version__",
    "as_data",
    "board_text",
    "constants",
    "eager_answer",
    "edopro_files",
    "move_text",
    "parse_scenario",
    "player",
    "player_names",
    "put_up",
    "random_answer",
    "read_deck",
    "read_replay",
    "read_scenario",
    "register_player",
    "speech_in",
    "state_row",
    "text_lines",
    "why_text",
    "write_replay",
]


def __getattr__(name: str) -> Any:
    if name == "constants":
        return import_module("solemn.spec.constants")
    if name not in _HOME_OF:
        raise AttributeError(f"module 'solemn' has no attribute {name!r}")
    return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
