"""Going to definitions, finding references, renaming, and the outline of a script."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from lsprotocol.types import DocumentSymbol, Location, Position, Range, SymbolKind, TextEdit

from solemn.cards.sources import ScriptFolders
from solemn.editor.hover import METHOD_TABLES, code_name, passcode_of
from solemn.editor.knowledge import Known
from solemn.editor.library import full_name
from solemn.editor.naming import Mention
from solemn.editor.text import OpenScript
from solemn.editor.words import METHOD, NAME
from solemn.lua.tokens import KEYWORDS

_NAME: Final = re.compile(r"[A-Za-z_]\w*")


class CannotRename(Exception):
    """A name cannot be changed, or not to that one; the message says why."""


def definition(opened: OpenScript, index: int, uri: str, known: Known) -> list[Location]:
    """Where what a word names is defined: in the script, in the library, or (of a passcode) the card's script."""
    word = opened.words.all[index]
    card = passcode_of(word, known)
    if card is not None:
        path = ScriptFolders(known.scripts).find(f"c{card.code}.lua")
        return [] if path is None else [_top(path)]
    if word.kind != NAME:
        return []
    own = mentions_of(opened, index)
    made = [mention for mention in own if mention.makes]
    if made:
        return [Location(uri, opened.range_of(mention.word)) for mention in made]
    owner = opened.words.owner(index)
    tables = METHOD_TABLES if owner == METHOD else (owner,)
    found = [known.definitions.get(full_name(table, word.text)) for table in tables]
    return [
        Location(one.path.as_uri(), Range(Position(one.line, one.column), Position(one.line, one.column)))
        for one in found
        if one is not None
    ]


def _top(path: Path) -> Location:
    return Location(path.resolve().as_uri(), Range(Position(0, 0), Position(0, 0)))


def mentions_of(opened: OpenScript, index: int) -> list[Mention]:
    """Every place that names the same thing of the script as a word; none for a word that names something else."""
    mentions = opened.mentions
    here = mentions.at(opened.words.all[index]) if mentions is not None else None
    return [] if here is None or mentions is None else mentions.of(here.thing)


def renameable(opened: OpenScript, index: int) -> list[Mention]:
    """The places to change when a word is renamed. Raises CannotRename."""
    word = opened.words.all[index]
    if opened.source.tree is None:
        raise CannotRename("the script is not Lua at the moment: mend it first")
    found = mentions_of(opened, index)
    if not any(mention.makes for mention in found):
        raise CannotRename(f"{word.text} is not the script's own: only its local variables and its functions can be renamed")
    if word.text == "initial_effect":
        raise CannotRename("the engine calls initial_effect by this name")
    return found


def rename(opened: OpenScript, index: int, new_name: str) -> list[TextEdit]:
    """The edits that give a local variable or a function of the script another name. Raises CannotRename."""
    found = renameable(opened, index)
    if not _NAME.fullmatch(new_name) or new_name in KEYWORDS:
        raise CannotRename(f"{new_name!r} is no name in Lua")
    thing, mentions = found[0].thing, opened.mentions
    assert mentions is not None
    if isinstance(thing, tuple):
        taken = (thing[0], new_name) in set(mentions.things())
    else:
        taken = any(not isinstance(other, tuple) and other.name == new_name and _share(other, thing) for other in mentions.things())
    if taken:
        raise CannotRename(f"{new_name} is there already")
    return [TextEdit(opened.range_of(mention.word), new_name) for mention in found]


def _share(one: object, other: object) -> bool:
    """Can two variables be seen in one place: is one's function the other's, or around it?"""
    functions = []
    for variable in (one, other):
        around, here = [], variable.function  # type: ignore[attr-defined]
        while here is not None:
            around.append(here)
            here = here.parent
        functions.append(around)
    return functions[0][0] in functions[1] or functions[1][0] in functions[0]


def outline(opened: OpenScript) -> list[DocumentSymbol]:
    """The script's functions, each with the effects that it makes."""
    script = opened.script
    if script is None:
        return []
    found = []
    for info in script.functions:
        if not info.name:
            continue
        children = [
            DocumentSymbol(code_name(effect) or "effect", SymbolKind.Event, span, span)
            for effect in script.effects
            if effect.function is info and (span := _range(opened, effect.made.node.pos))
        ]
        span = _range(opened, info.func.pos)
        parameters = ",".join(var.name for var in info.func.params)
        found.append(DocumentSymbol(info.name, SymbolKind.Function, span, span, detail=f"({parameters})", children=children))
    return found


def _range(opened: OpenScript, pos: tuple[int, int, int, int]) -> Range:
    return Range(opened.place(pos[0] - 1, pos[1]), opened.place(pos[2] - 1, pos[3]))
