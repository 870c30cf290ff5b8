"""Scenarios written in the notation; what it has no words for stands in braces, as a file has it."""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
from lark import Token, Tree
from lark.exceptions import UnexpectedInput, VisitError

from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import saying
from solemn.judge.scenario.model import AnyCheck, AnyStep, PlayerSetup, Scenario, listed
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.notation.cards import CardReader
from solemn.judge.scenario.notation.facts import FactReader
from solemn.judge.scenario.notation.grammar import parser_of
from solemn.judge.scenario.notation.sentences import Sentences
from solemn.judge.scenario.notation.setups import Field, SetupReader
from solemn.judge.scenario.notation.steps import StepReader
from solemn.judge.scenario.notation.trouble import Trouble
from solemn.judge.scenario.notation.writing_facts import fact_text
from solemn.judge.scenario.notation.writing_setups import player_groups, raw_group
from solemn.judge.scenario.notation.writing_steps import step_text

_TERMS: Final = ("title", "id", "rule", "note", "ruleset", "rulings")
_TERMS_OF_SETUP: Final = ("draw", "seed", "puzzle")
_PHASES: Final = {
    "standby": "PHASE_STANDBY", "main1": "PHASE_MAIN1", "battle": "PHASE_BATTLE", "main2": "PHASE_MAIN2", "end": "PHASE_END",
}  # fmt: skip
_PILES: Final = {"hand", "deck", "extra", "grave", "banished", "materials"}
_FIELD: Final = ("mzone", "szone", "pzone")
_ONE_OR_SEVERAL: Final = {"as", "rule", "rules", "not_rules", "outcome", "type", "attribute", "what"}  # one thing or a list
Data = dict[str, Any]


def as_text(scenario: Scenario, names: CardNames, language: str, default_id: str = "") -> str:
    """The scenario in the notation of a language, en or fr; read again it is the same scenario. The ID is left out if it is the default."""
    return "\n".join(Writer(names, language, scenario, default_id).lines()) + "\n"


def canonical(row: Any) -> Any:
    """A part of a scenario as data, in which what can be written in two ways is written in one."""
    if isinstance(row, msgspec.Struct):
        row = msgspec.to_builtins(row)
    if isinstance(row, list):
        return [canonical(value) for value in row]
    if not isinstance(row, dict):
        return row
    made = {key: canonical(_spread(value) if key in _PILES else value) for key, value in row.items()}
    made |= {"szone": [{"pos": "set", **entry} for entry in made["szone"]]} if isinstance(made.get("szone"), list) else {}
    for key in _ONE_OR_SEVERAL & set(made):
        made[key] = listed(made[key])
    if "because" in made and not isinstance(made["because"], dict):
        made["because"] = {"rule": listed(made["because"])}
    return made


class Writer:
    """Writes one scenario. Each line is read again, and written in braces if it would not say the same."""

    def __init__(self, names: CardNames, language: str, scenario: Scenario, default_id: str) -> None:
        if scenario.cards:
            raise InputError(saying("notation-own-cards"))
        self._names = names
        self._language = language
        self._data: Data = msgspec.to_builtins(scenario)
        if self._data.get("id") == default_id:
            del self._data["id"]
        by_number = any(step["do"] == "end_turn" for step in self._data.get("steps", ()))
        self._first = self._data["setup"].get("turn", 0)
        self._say = Sentences(language, first=self._first, by_number=by_number)

    def lines(self) -> Iterator[str]:
        """The lines of the text."""
        yield from self._terms(self._data, _TERMS)
        yield from self._terms(self._data["setup"], _TERMS_OF_SETUP)
        yield from self._beginning(self._data["setup"])
        for i, player in enumerate(self._data["setup"]["players"]):
            groups = self._groups(i, player)
            if groups or i == 0:
                yield f"{self._say.player(i)}: {'; '.join(groups)}".rstrip()
        for step in self._data.get("steps", ()):
            yield f"- {self._sentence(step, step_text, self._read_step, AnyStep)}"
        for part, mark in (("expect", "?"), ("checks", "?"), ("observe", "??")):
            for check in self._data.get(part, ()):
                yield f"{mark} {self._sentence(check, fact_text, self._read_fact, AnyCheck)}"

    def _terms(self, data: Data, keys: tuple[str, ...]) -> Iterator[str]:
        for key in keys:
            if key in data:
                yield f"{self._say.word(f'KEY_{key.upper()}')}: {_value(key, data[key])}"

    def _beginning(self, setup: Data) -> Iterator[str]:
        say = self._say
        if "turn" in setup:
            yield f"{say.word('KEY_TURN')}: {say.word('PLAYER_1')}"
        if "phase" in setup:
            yield f"{say.word('KEY_PHASE')}: {say.word(_PHASES[setup['phase']])}"
        if "coins" in setup:
            yield f"{say.word('KEY_COINS')}: {', '.join(say.word(side.upper()) for side in setup['coins'])}"
        if "dice" in setup:
            yield f"{say.word('KEY_DICE')}: {', '.join(map(str, setup['dice']))}"

    # -- sentences that are read again ------------------------------------------------------------------------------

    def _sentence(self, row: Data, write: Callable[[Data, Sentences], str], read: Callable[[str], Data], kind: Any) -> str:
        wanted = canonical(msgspec.convert(row, kind))
        for quote in (False, True):
            self._say.quote = quote
            try:
                text = write(row, self._say)
                if canonical(msgspec.convert(read(text), kind)) == wanted:
                    return text
            except (KeyError, UnexpectedInput, VisitError, Trouble, msgspec.ValidationError):
                continue
            finally:
                self._say.quote = False
        return json.dumps(row, ensure_ascii=False)

    def _read_step(self, text: str) -> Data:
        found: Data = StepReader(CardReader(self._names, text), self._first, self._say.words).transform(self._tree(text, "step"))
        return found

    def _read_fact(self, text: str) -> Data:
        (fact,) = FactReader(CardReader(self._names, text), self._first, self._say.words).transform(self._tree(text, "facts"))
        found: Data = fact
        return found

    def _tree(self, text: str, start: str) -> Tree[Token]:
        return parser_of(self._language).parse(text, start=start)

    # -- what players have ------------------------------------------------------------------------------------------

    def _groups(self, number: int, player: Data) -> list[str]:
        """What a player has: zones by their number only where that is needed, names in quotes likewise, else in braces."""
        loose = {key: [_without_equip(e) for e in value] if key == "szone" else value for key, value in player.items()}
        for numbered in (False, True):
            for quote in (False, True):
                self._say.quote = quote
                try:
                    if self._reads_as(number, list(player_groups(loose, self._say, numbered)), loose):
                        return list(player_groups(player, self._say, numbered))
                except KeyError:
                    continue
                finally:
                    self._say.quote = False
        return self._groups_in_braces(player)

    def _groups_in_braces(self, player: Data) -> list[str]:
        self._say.quote = True
        piles = list(player_groups({key: value for key, value in player.items() if key not in _FIELD}, self._say, True))
        self._say.quote = False
        return piles + [raw_group(zone, entry) for zone in _FIELD for entry in player.get(zone, ())]

    def _reads_as(self, number: int, groups: list[str], player: Data) -> bool:
        line = f"{self._say.player(number)}: {'; '.join(groups)}"
        field, cards = Field(self._names), CardReader(self._names, line)
        try:
            made = SetupReader(cards, self._first, self._say.words).transform(self._tree(line, "line"))
            for group in made.groups:
                field.put(made.player, group, 0, cards)
            field.finish()
            return bool(canonical(msgspec.convert(field.players[number], PlayerSetup)) == canonical(msgspec.convert(player, PlayerSetup)))
        except (UnexpectedInput, VisitError, Trouble, msgspec.ValidationError):
            return False


def _spread(cards: list[Any]) -> list[Any]:
    """A list of cards, each with its number."""
    found: list[Any] = []
    for entry in cards:
        found += [entry["card"]] * entry.get("count", 1) if isinstance(entry, dict) and set(entry) <= {"card", "count"} else [entry]
    return found


def _without_equip(entry: Data) -> Data:
    return {key: value for key, value in entry.items() if key != "equip"}


def _value(key: str, value: Any) -> str:
    """A term's value on one line."""
    text = ", ".join(value) if isinstance(value, list) else str(value)
    plain = text and text == text.strip() and "\n" not in text and not text.startswith(tuple('"«»„“”「『'))
    if key == "rule" and isinstance(value, str) and "," in value:
        plain = ""
    return text if plain else json.dumps(text, ensure_ascii=False)
