"""What is wrong with files, by the ID of a message with its values: told in English here, and in other languages by who speaks them."""

import errno
from collections.abc import Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import Any, Final, NamedTuple

ENGLISH: Final = MappingProxyType(
    {
        "at-place": "{place}: {text}",
        "at-byte": "byte {number}",
        "data-row": "{first}, {rest}",
        "os-not-there": "No such file or directory",
        "os-denied": "Permission denied",
        "os-is-folder": "Is a directory",
        "os-no-folder": "Not a directory",
        "os-there-already": "File exists",
        "os-full": "No space left on device",
        "os-read-only": "Read-only file system",
        "os-name-too-long": "File name too long",
        "os-too-many-open": "Too many open files",
        "os-links": "Too many levels of symbolic links",
        "os-port-taken": "Address already in use",
        "data-found": "found {found}, expected {expected}",
        "data-at-most": "at most {most}",
        "data-number": "a whole number",
        "data-one-of": "one of {known}",
        "data-near": "found {found}, did you mean {near}?",
        "deck-source": "a ydke:// link or the path of a .ydk file",
        "deck-too-large": "is larger than any deck",
        "deck-no-file": "No such file; the bundled decks are {names}",
        "deck-no-file-near": "No such file; the bundled decks are {names}; did you mean {near}?",
        "deck-line": "a passcode, #main, #extra or !side",
        "deck-link": "a link such as ydke://<Main Deck>!<Extra Deck>!<Side Deck>!",
        "deck-no-base64": "the part {part} of the link is not base64",
        "deck-not-whole": "the part {part} of the link does not hold whole passcodes: {count} bytes",
        "banlist-not-text": "found a file that is no text, expected lists of limited cards (lflist.conf)",
        "banlist-no-list": "found no list, expected a line such as !2026.05 TCG and entries below it",
        "banlist-before": "found {found} before any list, expected a line such as !2026.05 TCG first",
        "banlist-entry": "a passcode and how many copies are allowed, such as 83764718 1",
        "banlist-count": "found the count {found}, expected how many copies are allowed, 0 to {most}",
        "banlist-no-count": "found {found} without a count, expected how many copies are allowed, 0 to {most}",
        "database-bundled": "the bundled cards",
        "database-more": "{names} and {count} more databases",
        "database-none": "no card database in this folder: expected files that end in .cdb, or {name}",
        "database-not-there": "no such card database",
        "database-too-large": "a card database has at most {most} MiB",
        "database-not-one": "not a card database with tables datas and texts ({why})",
        "database-lacks": "not a card database with tables datas and texts (missing: {tables})",
        "database-too-many": "more than {most} cards",
        "database-row": "the card with id {id}: expected whole numbers ({why})",
        "database-no-table": "{name} is no plain table",
        "facts-no-text": "no text file of card facts ({why})",
        "facts-columns": "columns found: {count}; expected {expected}",
        "facts-values": "values of the monster found: {count}; expected {expected}",
        "facts-name": "a passcode above 0 and a name",
        "facts-no-monster": "found {found} after {kind}: a Spell or Trap has no Level, ATK or DEF",
        "facts-kind": "a kind that ends in monster, spell or trap, such as 'effect monster' or 'counter trap'",
        "edopro-path": "the path of EDOPro's folder",
        "edopro-is-file": "is a file: expected EDOPro's folder",
        "edopro-no-folder": "no such folder",
        "edopro-no-scripts": "no card scripts in script, expansions/script or repositories/*/script: not an EDOPro folder",
        "edopro-no-database": "no card database (*.cdb) at its top, in expansions or in repositories",
        "scripts-not-there": "no such file or folder",
        "scripts-not-lua": "is no Lua script: expected a file that ends in .lua, or a folder of such files",
        "scripts-none": "no Lua script in {paths}",
        "scripts-excluded": "no Lua script in {paths} but those that the settings exclude",
        "replay-path": "the path of a replay",
        "replay-too-large": "found {found} bytes, expected a replay, which has at most {most}",
        "replay-inside": "found {found}, expected {expected}: the replay within a yrpX is a yrp1",
        "replay-kind": "found {found}, expected {expected}: this is no replay",
        "replay-cut": "found {found} bytes, expected {expected}; the file is cut off or broken",
        "replay-broken": "found {found} bytes packed, expected {expected}; the packed bytes are broken ({why})",
        "replay-too-few": "found {found} bytes, which is too few",
        "replay-packed": "found {found} packed bytes, expected at most {most}",
        "replay-lzma": "those of LZMA, such as 0x5d",
        "replay-more-responses": "found more responses, expected at most {most}",
        "replay-more-messages": "found more messages, expected at most {most}",
        "replay-no-seed": "found none, expected four words: only replays of EDOPro's own generator can be written",
        "replay-bytes": "found {found} bytes, expected at most {most}",
        "replay-response-bytes": "found {found} bytes, expected 1 to {most}",
        "replay-part": "found {found} cards in a part of a deck, expected at most {most}, each a passcode of 32 bits",
        "git-missing": "git is not installed: it is needed to look through the history of scripts",
        "git-slow": "git has not answered in {seconds} seconds",
        "git-no-checkout": "expected a git checkout of card scripts; git says: {said}",
        "try-no-card": "no card to try: the databases have none of these scripts' cards (--db brings others)",
        "try-no-script": "{card} ({code}) has no script in {folders}",
        "lsp-needs": "the language server needs pygls: pip install 'solemn[lsp]'",
        "cov-alone": "--cov goes without --trace and --break: one thing can follow the lines at a time",
        "trace-script": "the name of a script, as c123.lua",
        "break-place": "a script and a line, as c123.lua:45",
        "coverage-missing": "coverage.py is not installed: pip install coverage",
        "coverage-nothing": "no card script ran",
    }
)

_OF_THE_SYSTEM: Final = MappingProxyType(
    {
        errno.ENOENT: "os-not-there",
        errno.EACCES: "os-denied",
        errno.EPERM: "os-denied",
        errno.EISDIR: "os-is-folder",
        errno.ENOTDIR: "os-no-folder",
        errno.EEXIST: "os-there-already",
        errno.ENOSPC: "os-full",
        errno.EROFS: "os-read-only",
        errno.ENAMETOOLONG: "os-name-too-long",
        errno.EMFILE: "os-too-many-open",
        errno.ELOOP: "os-links",
        errno.EADDRINUSE: "os-port-taken",
    }
)


class Told(NamedTuple):
    """A message by its ID with its values, which may be messages themselves."""

    message: str
    values: Mapping[str, Any]


def told(message: str, **values: Any) -> Told:
    """The message with these values."""
    return Told(message, values)


def at(place: str | Told, said: str | Told) -> Told:
    """What is said of a place: of a file, a line, a field."""
    return told("at-place", place=place, text=said)


def in_a_row(texts: Sequence[str | Told]) -> str | Told:
    """Texts with commas between them, empty for none."""
    return reduce(lambda first, rest: told("data-row", first=first, rest=rest), texts) if texts else ""


def of_system(error: Exception) -> str | Told:
    """What the system says of a file that it could not read or write; in its own words what has no message."""
    message = _OF_THE_SYSTEM.get(getattr(error, "errno", None) or 0)
    return told(message) if message else str(getattr(error, "strerror", None) or error)


def in_english(said: str | Told) -> str:
    """What is said, in English; a text stands for itself."""
    if isinstance(said, str):
        return said
    values = {name: in_english(value) if isinstance(value, Told) else value for name, value in said.values.items()}
    return ENGLISH[said.message].format(**values)


class ToldError(Exception):
    """Something is wrong with what was given: `said` says what, the error's text says it in English."""

    def __init__(self, said: str | Told) -> None:
        super().__init__(in_english(said))
        self.said = said
