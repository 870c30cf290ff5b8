"""Reading the notation: its lines, which language they are in, what is wrong with them."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from lark import Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken, VisitError

from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import Saying, echoed, one_of, saying
from solemn.judge.language.speech import Speech
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.notation.cards import CardReader, text_of
from solemn.judge.scenario.notation.expecting import AFTER_CARDS, CARDS, expected_words, nearest_words, phrases_of, shown
from solemn.judge.scenario.notation.facts import FactReader
from solemn.judge.scenario.notation.grammar import LANGUAGES, parser_of, phrases
from solemn.judge.scenario.notation.setups import Field, Had, SetupReader
from solemn.judge.scenario.notation.steps import StepReader
from solemn.judge.scenario.notation.trouble import Trouble

_PLAYERS: Final = ("TURN_PLAYER", "OPPONENT", "PLAYER_0", "PLAYER_1")
_NUMBERS: Final = ("draw", "seed")
_MOST_DIGITS: Final = 15
_LARGE: Final = re.compile(rf"\d{{{_MOST_DIGITS + 1},}}")
_TERMS_OF_SETUP: Final = ("draw", "seed", "puzzle")
_FIRST_LINE: Final = re.compile(r"^\s*(?:[-?]|#|$)")
_FILE_FORMAT: Final = re.compile(r"^(?:\s*\{|setup\s*:|\.\.\.|---)", re.MULTILINE)
Path = tuple[str | int, ...]


def is_notation(text: str) -> bool:
    """Whether a text is in the notation; else it is YAML or JSON, where the field `setup` is a must."""
    return _FILE_FORMAT.search(text) is None


def language_of(text: str) -> str:
    """The language whose players the text speaks of, English if it speaks of none."""
    found = {
        language: len(re.findall(rf"(?im)^[-\s]*(?:{'|'.join(phrases(words, key) for key in _PLAYERS)})", text))
        for language, words in LANGUAGES.items()
    }
    return max(found, key=lambda language: found[language])


def turn_player(data: Mapping[str, Any]) -> int:
    """Whose turn it is after the steps that were read so far."""
    turns = sum(step.get("do") == "end_turn" and step.get("expect") != "illegal" for step in data["steps"])
    return int((data["setup"].get("turn", 0) + turns) % 2)


def first_of(text: str, language: str) -> int:
    """Who the turn player is: the one whose turn it is at the start."""
    words = LANGUAGES[language]
    found = re.search(rf"(?im)^\s*{phrases(words, 'KEY_TURN')}\s*:\s*{phrases(words, 'PLAYER_1')}\s*$", text)
    return 0 if found is None else 1


class Reading:
    """A text in the notation as the data that a scenario file would have.

    `lines` has the number of the line by the path in the data; `faults` are what is wrong with lines, which the data lacks.
    """

    def __init__(self, text: str, file: str, names: CardNames, speech: Speech) -> None:
        self.data: dict[str, Any] = {"setup": {}, "steps": [], "expect": [], "observe": []}
        self.lines: dict[Path, int] = {}
        self._file = file
        self._names = names
        self._speech = speech
        self._language = language_of(text)
        self._words = LANGUAGES[self._language]
        self._first = first_of(text, self._language)
        self._field = Field(names)
        self.faults = [fault for number, line in _lines(text) for fault in self._read(number, line)]
        self.faults += self._finish()

    def _finish(self) -> Iterator[InputError]:
        for trouble, line in self._field.finish():
            yield self._error(trouble, line)
        self.lines |= self._field.lines
        self.data["setup"]["players"] = list(self._field.players)

    def _read(self, number: int, line: str) -> Iterator[InputError]:
        """Take up one line; what is wrong with it."""
        try:
            self._take_up(number, line)
        except UnexpectedInput as error:
            yield self._unexpected(error, number, line)
        except VisitError as error:
            if not isinstance(error.orig_exc, Trouble):
                raise
            yield self._error(error.orig_exc, number, line.lstrip()[0])
        except Trouble as trouble:
            yield self._error(trouble, number, line.lstrip()[0])

    def _take_up(self, number: int, line: str) -> None:
        large = _LARGE.search(line)
        if large is not None:
            raise Trouble("notation-large-number", Token("INT", large[0], column=large.start() + 1), most=_MOST_DIGITS)
        cards = CardReader(self._names, line, self._speech)
        mark = line.lstrip()[0]
        if mark != "-" and self._is_step(line):
            step = StepReader(cards, self._first, LANGUAGES[self._language]).transform(self._parse(line, "step", 0))
            self._add_step(step, number)
        elif mark == "-":
            step = StepReader(cards, self._first, LANGUAGES[self._language]).transform(self._parse(line, "step", 1))
            self._add_step(step, number)
        elif mark == "?":
            part, length = ("observe", 2) if line.lstrip().startswith("??") else ("expect", 1)
            for fact in FactReader(cards, self._first, LANGUAGES[self._language]).transform(self._parse(line, "facts", length)):
                self._add(part, fact, number)
        else:
            made = SetupReader(cards, self._first, LANGUAGES[self._language]).transform(self._parse(line, "line", 0))
            if isinstance(made, Had):
                for group in made.groups:
                    self._field.put(made.player, group, number, cards)
            else:
                self._set(made.key, made.token, made.value, number)

    def _is_step(self, line: str) -> bool:
        """Whether the line says what a player does, without the mark of a step: a player without a colon."""
        players = "|".join(phrases(LANGUAGES[self._language], key) for key in _PLAYERS)
        return re.match(rf"(?i)\s*(?:{players})\s*(?![\s:])", line) is not None

    def _parse(self, line: str, start: str, marks: int) -> Tree[Token]:
        """The tree of a line; the mark before it is blanked so that columns stay right."""
        indent = len(line) - len(line.lstrip())
        return parser_of(self._language).parse(" " * (indent + marks) + line[indent + marks :], start=start)

    def _add_step(self, step: dict[str, Any], line: int) -> None:
        """Take up a step; who activates something in the other player's turn responds, or cannot respond to what was done before."""
        responds = bool(self.data["steps"]) or step.get("expect") != "illegal"
        if step.get("do") == "activate" and step.get("by") == 1 - turn_player(self.data) and responds:
            step["do"] = "chain"
        self._add("steps", step, line)

    def _add(self, part: str, row: dict[str, Any], line: int) -> None:
        self.lines[(part, len(self.data[part]))] = line
        self.data[part].append(row)

    def _set(self, key: str, token: Token, value: Any, line: int) -> None:
        path = ("setup", key) if value is not None or key in _TERMS_OF_SETUP else (key,)
        if path in self.lines:
            raise Trouble("notation-twice", Token("KEY", self._words[f"KEY_{key.upper()}"][0], column=1), line=self.lines[path])
        if value is not None:
            self.data["setup"][key] = value
            self.lines[path] = line
            return
        text = text_of(token).strip()
        value = text
        if key in _NUMBERS:
            if not text.lstrip("-").isdigit():
                raise Trouble("notation-number", token)
            value = int(text)
        elif key == "rule" and "," in text and not str(token).startswith('"'):
            value = [part.strip() for part in text.split(",")]
        (self.data["setup"] if key in _TERMS_OF_SETUP else self.data)[key] = value
        self.lines[path] = line

    # -- what is wrong -------------------------------------------------------------------------------------------

    def _error(self, trouble: Trouble, line: int, mark: str = "-") -> InputError:
        values = dict(trouble.values)
        if trouble.message == "notation-unexpected-after":
            words = expected_words(self._language, AFTER_CARDS.get(mark), self._speech)
            near = nearest_words(values["found"], words)
            message = "notation-unexpected-after-near" if near else trouble.message
            said: Saying = saying(message, near=near, **values)
            said = said if near else saying("but-expected", problem=said, expected=one_of(shown(words, self._speech)))
            return InputError(said, file=self._file, line=line, column=trouble.column)
        return InputError(saying(trouble.message, **values), file=self._file, line=line, column=trouble.column)

    def _unexpected(self, error: UnexpectedInput, number: int, line: str) -> InputError:
        column, keys = _place(error, line)
        card = _last_card(error)
        if card is not None and (trouble := CardReader(self._names, line, self._speech).why_not_a_card(card)) is not None:
            return self._error(trouble, number, line.lstrip()[0])
        found = line[column - 1 :].strip()
        words = expected_words(self._language, keys, self._speech)
        if card is not None and card.type == "CARD" and found[:1] in ("", ";"):
            return self._error(Trouble("notation-no-place", card, expected=self._places(), card=text_of(card)), number)
        near = nearest_words(found, words) or self._nearest_of_all(line, column) if found[:1].isalnum() else ""
        said = self._speech.say
        expected = self._speech.listed(shown(words, self._speech), "or")
        message = said("notation-expected", found=_shown(found) or said("notation-the-end"), expected=expected)
        if near:
            message = said("notation-near", problem=message, near=near)
        if found.startswith((",", ":")):
            message = said("notation-quote", problem=message)
        return InputError(message, file=self._file, line=number, column=column)

    def _places(self) -> str:
        """Where a card may be, as it is written."""
        words = expected_words(self._language, ("IN", "ON_FIELD", "SET", "BANISHED"), self._speech)
        return self._speech.listed(shown(words, self._speech), "or")

    def _nearest_of_all(self, line: str, column: int) -> str:
        """The words that are meant if what was found belongs to the word before it: `is negatd`."""
        before = line[: column - 1].split()
        rest = line[column - 1 :].strip()
        return nearest_words(f"{before[-1]} {rest}", phrases_of(self._language)) if before and rest else ""


def _place(error: UnexpectedInput, line: str) -> tuple[int, set[str]]:
    """Where it is, and the terminals that could be there."""
    if isinstance(error, UnexpectedCharacters):
        return error.column, set(error.allowed or ())
    if isinstance(error, UnexpectedToken):
        at_end = error.token.type == "$END"
        keys = set(error.accepts or error.expected)
        return (len(line.rstrip()) + 1 if at_end else error.token.column or 1), keys
    assert isinstance(error, UnexpectedEOF)
    return len(line) + 1, set(error.expected)


def _last_card(error: UnexpectedInput) -> Token | None:
    """The name of a card that was read last before the error, if nothing was read after it."""
    parser = getattr(error, "interactive_parser", None)
    last = parser.parser_state.value_stack[-1] if parser is not None and parser.parser_state.value_stack else None
    while isinstance(last, Tree) and last.children:
        last = next((child for child in reversed(last.children) if child is not None), None)
    return last if isinstance(last, Token) and last.type in CARDS else None


def _shown(text: str) -> str:
    words = text.split()
    return echoed(" ".join(words[:4])) + (" …" if len(words) > 4 else "")


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, line.rstrip()
