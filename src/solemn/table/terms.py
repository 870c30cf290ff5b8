"""The game's terms in one language: zones, phases, positions, rule sets, ways to be Summoned, counters."""

from typing import Final, get_args

from solemn.duel.terms import RULESETS, RULINGS
from solemn.judge.language.speech import Speech
from solemn.judge.language.words import ZONES
from solemn.judge.scenario.model import SummonWord
from solemn.judge.telling.phrases import kind_text
from solemn.spec.counter_kinds import COUNTERS
from solemn.table.faces import Data

_PHASES: Final = {"draw": "draw", "standby": "standby", "main1": "main1", "battle": "battle", "main2": "main2", "end": "end"}


def terms(speech: Speech) -> Data:
    """The terms with their words."""
    return {
        "zones": {zone: speech.say("zone", zone=zone) for zone in ZONES} | {"field": speech.say("board-field-zone")},
        "extra_zones": speech.say("board-extra-zones"),
        "phases": {word: speech.say("phase", phase=phase) for word, phase in _PHASES.items()},
        "positions": {word: speech.say("position", position=word) for word in ("attack", "defense", "set")},
        "rulesets": list(RULESETS),
        "rulings": list(RULINGS[:2]),
        "summons": {word: speech.say("table-summon", way=word) for word in get_args(SummonWord)},
        "counters": {word: kind_text(word, 1, speech) for word in COUNTERS},
    }
