"""What is wrong with decks, lists, databases, replays and scripts is said in all nine languages, and in English by the error itself."""

import errno
import os
import pickle
import pkgutil
import re
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from test_errors_in_every_language import prose

import solemn
from solemn.cards.banlist import BanlistError, read_banlists
from solemn.cards.database import CardDatabase, DatabaseError
from solemn.cards.decks import DeckError, bundled_deck_names, read_deck
from solemn.cards.edopro import FolderError, edopro_files
from solemn.cards.facts import FactsError, card_of, read_facts
from solemn.cards.sources import NoScripts, script_files
from solemn.debugging.measuring import NoCoverage
from solemn.debugging.session import Breakpoint, NoPlace
from solemn.duel.errors import UnusableFile
from solemn.judge.language import speech as speech_module
from solemn.judge.language.choosing import speech_in
from solemn.judge.language.errors import InputError, at_place, said_of
from solemn.judge.language.speech import LANGUAGES, english
from solemn.replaying.script_history import ScriptHistory
from solemn.replays.errors import ReplayError
from solemn.replays.file_format import SINGLE_MODE
from solemn.replays.messages import told as rows_told
from solemn.replays.reading import parse_replay
from solemn.replays.replay import Message, Replay, ReplayDeck
from solemn.replays.source import Source
from solemn.replays.writing import replay_bytes
from solemn.spec.told import ENGLISH, Told, ToldError, in_a_row, told
from solemn.trying.trial import NothingToTry
from solemn.trying.versions import NoVersions

MESSAGES = Path(speech_module.__file__).with_name("messages") / "en-files.ftl"
OF_COMMANDS = {"lsp-needs", "cov-alone", "trace-script", "try-no-card"}  # that no error of a file says
LINK = "ydke://"
QUOTING = ("git", "database other", "database row", "facts no text")  # what git, SQLite and Python say


def written(folder: Path, name: str, text: str | bytes) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def database(folder: Path, *statements: str) -> Path:
    path = folder / "x.cdb"
    with sqlite3.connect(path) as made:
        for statement in statements:
            made.execute(statement)
    made.close()
    return path


def raising(error: Exception) -> Callable[[Path], object]:
    def act(_: Path) -> object:
        raise error

    return act


TABLES = (
    "create table datas (id, ot, alias, setcode, type, atk, def, level, race, attribute, category)",
    "create table texts (id, name, desc)",
)
SMALL = Replay(
    kind="yrp1", version=0, flags=0, time=0, seed=(1, 2, 3, 4), sides=(("A",), ("B",)), lp=8000, start_hand=5, draw=1, duel_flags=0,
    decks=(ReplayDeck((1,) * 40, ()), ReplayDeck((1,) * 40, ())), responses=(b"\1",),
)  # fmt: skip
PROSE = ("fr", "de", "ja")
TECHNICAL = {
    "kind of", "of card", "tables datas", "in script", "in expansions", "in repositories", "install coverage", "pip install",
    "message draw",
}  # fmt: skip
SYSTEM = (
    errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOTDIR, errno.EEXIST, errno.ENOSPC, errno.EROFS, errno.ENAMETOOLONG, errno.EMFILE,
    errno.ELOOP, errno.EADDRINUSE,
)  # fmt: skip
X = ", 'x'"
MONSTER = "1 | A | effect monster | "
WRONG: dict[str, Callable[[Path], object]] = {
    "deck source": lambda _: read_deck(3),  # type: ignore[arg-type]
    "deck too large": lambda folder: read_deck(written(folder, "x.ydk", b"1\n" * (1 << 20))),
    "deck no file": lambda _: read_deck("zzzzzzzz"),
    "deck near": lambda _: read_deck(bundled_deck_names()[0] + "x"),
    "deck line": lambda folder: read_deck(written(folder, "x.ydk", "#main\nSangan\n")),
    "deck link": lambda _: read_deck(LINK + "x"),
    "deck base64": lambda _: read_deck(LINK + "?!!!"),
    "deck bytes": lambda _: read_deck(LINK + "AAA=!!!"),
    "list no text": lambda folder: read_banlists(written(folder, "l.conf", b"\0")),
    "list empty": lambda folder: read_banlists(written(folder, "l.conf", "# nothing")),
    "list late": lambda folder: read_banlists(written(folder, "l.conf", "83764718 1\n!x")),
    "list entry": lambda folder: read_banlists(written(folder, "l.conf", "!x\nSangan 1")),
    "list count": lambda folder: read_banlists(written(folder, "l.conf", "!x\n83764718 9")),
    "list no count": lambda folder: read_banlists(written(folder, "l.conf", "!x\n83764718")),
    "database folder": lambda folder: CardDatabase([folder]),
    "database none": lambda folder: CardDatabase([folder / "no.cdb"]),
    "database other": lambda folder: CardDatabase([written(folder, "x.cdb", "text")]),
    "database empty": lambda folder: CardDatabase([database(folder, "create table other (x)")]),
    "database view": lambda folder: CardDatabase([database(folder, TABLES[0], "create view texts as select 1")]),
    "database row": lambda folder: CardDatabase(
        [database(folder, *TABLES, f"insert into datas values (1{X * 10})", "insert into texts values (1, 'A', '')")]
    ),
    "facts no text": lambda folder: read_facts(written(folder, "x.txt", b"\xff\xfe\xff")),
    "facts columns": lambda folder: read_facts(written(folder, "x.txt", "1 | A")),
    "facts name": lambda _: card_of("0 | A | spell"),
    "facts number": lambda _: card_of("x | A | spell"),
    "facts kind": lambda _: card_of("1 | A | effect"),
    "facts near": lambda _: card_of("1 | A | effect monstr"),
    "facts far": lambda _: card_of("1 | A | zzzzzzzz"),
    "facts values": lambda _: card_of(MONSTER + "4"),
    "facts spell": lambda _: card_of("1 | A | spell | 4"),
    "facts more": lambda _: card_of("1 | A | spell | foo: 1"),
    "edopro path": lambda _: edopro_files(3),  # type: ignore[arg-type]
    "edopro file": lambda folder: edopro_files(written(folder, "x", "")),
    "edopro none": lambda folder: edopro_files(folder / "none"),
    "edopro empty": lambda folder: edopro_files(folder),
    "edopro scripts": lambda folder: edopro_files(written(folder, "script/c1.lua", "").parent.parent),
    "scripts none": lambda folder: script_files([folder / "none"]),
    "scripts other": lambda folder: script_files([written(folder, "x.txt", "")]),
    "scripts empty": lambda folder: script_files([folder]),
    "scripts excluded": lambda folder: script_files([written(folder, "c1.lua", "").parent], ["*.lua"]),
    "replay path": lambda _: solemn.read_replay(3),  # type: ignore[arg-type]
    "replay kind": lambda _: parse_replay(b"none" + b"\0" * 60),
    "replay cut": lambda _: parse_replay(b"yrp1"),
    "replay count": lambda _: Source(b"\xff" * 8, "x").count("cards", 3, 4),
    "replay lzma": lambda _: parse_replay(b"yrp1" + b"\0" * 4 + b"\1" + b"\0" * 15 + b"\xff" * 8 + b"\0" * 40),
    "message": lambda _: list(rows_told([Message(90, b"")])),
    "git": lambda folder: ScriptHistory(folder, {1}),
    "break": lambda _: Breakpoint.of("x"),
    "coverage": raising(NoCoverage(told("coverage-nothing"))),
    "coverage missing": raising(NoCoverage(told("coverage-missing"))),
    "versions": raising(NoVersions(told("git-missing"))),
    "try": raising(NothingToTry(told("try-no-script", card="Sangan", code=1, folders="x"))),
    "slow": raising(ReplayError(told("git-slow", seconds=9))),
    "too many": raising(DatabaseError(told("database-too-many", most=9))),
    "too large": raising(DatabaseError(told("database-too-large", most=9))),
    "replay large": raising(ReplayError(told("replay-too-large", found=9, most=8))),
    "inside": raising(ReplayError(told("replay-inside", found="x", expected="y"))),
    "broken": raising(ReplayError(told("replay-broken", found=9, expected=8, why="x"))),
    "packed": raising(ReplayError(told("replay-packed", found=9, most=8))),
    "responses": raising(ReplayError(told("replay-more-responses", most=8))),
    "messages": raising(ReplayError(told("replay-more-messages", most=8))),
    "not written": lambda _: replay_bytes(replace(SMALL, seed=None)),
    "a response": lambda _: replay_bytes(replace(SMALL, responses=(b"",))),
    "a script": lambda _: replay_bytes(replace(SMALL, flags=SINGLE_MODE, script="x" * 70_000)),
    "a deck": lambda _: replay_bytes(replace(SMALL, decks=(*SMALL.decks[:1], replace(SMALL.decks[1], main=(1,) * 3000)))),
    "no database": raising(FolderError(told("edopro-no-database"))),
    "no scripts": raising(FolderError(told("edopro-no-scripts"))),
    "names": raising(DatabaseError(told("database-more", names=in_a_row([told("database-bundled"), "x.cdb"]), count=3))),
    **{f"system {code}": raising(UnusableFile("x", OSError(code, os.strerror(code)))) for code in SYSTEM},
}  # fmt: skip


def error_of(name: str, folder: Path) -> ToldError:
    with pytest.raises(ToldError) as caught:
        WRONG[name](folder)
    return caught.value


def ids(said: str | Told) -> Iterator[str]:
    if isinstance(said, Told):
        yield said.message
        for value in said.values.values():
            yield from ids(value) if isinstance(value, (str, Told)) else ()


@pytest.mark.parametrize("name", WRONG)
def test_it_is_said_in_every_language(name: str, tmp_path: Path) -> None:
    error = error_of(name, tmp_path)
    wrapped = InputError(said_of(error))
    assert english().tell(wrapped.said) == str(error) == str(wrapped)
    for language in LANGUAGES[1:]:
        wrapped.speak(speech_in(language))
        assert wrapped.message != str(error)
        if language in PROSE and name not in QUOTING:
            assert not prose(wrapped.message) & prose(str(error)) - TECHNICAL


def every_error(folder: Path) -> Iterator[ToldError]:
    for i, name in enumerate(WRONG):
        (folder / str(i)).mkdir()
        yield error_of(name, folder / str(i))


def test_each_message_is_met_and_each_kind_of_error(tmp_path: Path) -> None:
    for module in pkgutil.walk_packages(solemn.__path__, "solemn."):
        if module.name.startswith(tuple(f"solemn.{name}" for name in ("cards", "replay", "trying", "debugging"))):
            import_module(module.name)
    errors = list(every_error(tmp_path))
    assert set(ENGLISH) - {found for error in errors for found in ids(error.said)} == OF_COMMANDS
    kinds = {DeckError, BanlistError, DatabaseError, FactsError, FolderError, NoScripts, NoPlace, NoCoverage, NoVersions, NothingToTry}
    kinds |= {ReplayError, UnusableFile}
    assert set(ToldError.__subclasses__()) == kinds == {type(error) for error in errors}


def test_english_is_the_same_in_both_homes() -> None:
    messages = [entry for entry in parse(MESSAGES.read_text(encoding="utf-8")).body if isinstance(entry, ast.Message)]
    lines = dict(line.split(" = ", 1) for line in MESSAGES.read_text(encoding="utf-8").splitlines() if " = " in line)
    assert {message.id.name for message in messages} == set(ENGLISH)
    assert {name: re.sub(r"\{ \$(\w+) \}", r"{\1}", text) for name, text in lines.items()} == dict(ENGLISH)


def test_an_error_from_another_process_speaks_too(tmp_path: Path) -> None:
    error = pickle.loads(pickle.dumps(error_of("deck line", tmp_path)))
    assert speech_in("de").tell(at_place("--deck", error)).startswith("--deck: ")
    assert speech_in("de").tell(said_of(error)).endswith("#main, #extra oder !side")
