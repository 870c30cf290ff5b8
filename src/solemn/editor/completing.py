"""What can stand at a place: natives, the library's functions, constants, the script's own names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from lsprotocol.types import CompletionItem, CompletionItemKind, CompletionList

from solemn.editor.hover import METHOD_TABLES, signature
from solemn.editor.knowledge import Known
from solemn.editor.library import Definition, full_name
from solemn.editor.text import OpenScript
from solemn.lint.library import Library
from solemn.lint.script import Script
from solemn.lua.tokens import KEYWORDS
from solemn.spec.signatures import natives

MOST: Final = 300  # entries at a time; what is typed next narrows them down
_PLACE: Final = re.compile(r"(?:(?P<owner>\w+)\s*(?P<mark>[.:])\s*|(?P<other>[)\]}\"']\s*[.:]\s*))?(?P<typed>[A-Za-z_]\w*)?$")
_IN_COMMENT: Final = re.compile(r"--(?!\[)")
_LIKELY: Final = {
    "Effect": re.compile(r"(?:e|te|re|se|eff)\d*$"),
    "Group": re.compile(r"(?:g|sg|eg|mg|tg|dg|rg|og|fg|group)\d*$"),
    "Card": re.compile(r"(?:[a-z]?c|card|handler)\d*$"),
}
_OWN, _LIBRARY, _UNLIKELY = "0", "1", "2"


def completions(opened: OpenScript, before: str, script: Script | None, known: Known) -> CompletionList:
    """What can follow the text of a line. `script` is the last version of the script that was Lua."""
    place = _PLACE.search(before)
    if place is None or _in_comment_or_string(before):
        return CompletionList(is_incomplete=False, items=[])
    typed = (place["typed"] or "").casefold()
    library = known.linter.library
    if place["mark"] == ":" or (place["other"] or "").rstrip().endswith(":"):
        found = _methods(place["owner"] or "", library)
    elif place["mark"]:
        found = _fields(place["owner"], script, library, known)
    else:
        found = _plain(typed, script, opened, library, known) if typed else iter(())
    return _fitting(found, typed)


def _in_comment_or_string(before: str) -> bool:
    outside = re.sub(r"\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'", "", before)
    return _IN_COMMENT.search(outside) is not None or '"' in outside or "'" in outside


def _fitting(items: Iterable[CompletionItem], typed: str) -> CompletionList:
    """The entries that begin with what was typed, then those that hold it, up to a number."""
    first: dict[str, CompletionItem] = {}
    then: dict[str, CompletionItem] = {}
    for item in items:
        name = item.label.casefold()
        if name.startswith(typed):
            first.setdefault(item.label, item)
        elif typed in name:
            then.setdefault(item.label, item)
    chosen = [*first.values(), *then.values()]
    return CompletionList(is_incomplete=len(chosen) > MOST, items=chosen[:MOST])


def _methods(receiver: str, library: Library) -> Iterator[CompletionItem]:
    """The methods of cards, effects and groups; those of what the receiver's name stands for first."""
    likely = next((table for table, names in _LIKELY.items() if names.match(receiver)), "")
    for table in METHOD_TABLES:
        rank = _OWN if table == likely else _UNLIKELY if likely else _LIBRARY
        for name in sorted(library.fields.get(table, ())):
            yield _function(table, name, rank)


def _function(table: str, name: str, rank: str) -> CompletionItem:
    native = natives().get(f"{table}.{name}")
    return CompletionItem(
        label=name,
        kind=CompletionItemKind.Method if table in METHOD_TABLES else CompletionItemKind.Function,
        detail=signature(native) if native is not None else full_name(table, name),
        documentation=native.doc if native is not None else None,
        sort_text=f"{rank}{name}",
    )


def _fields(owner: str, script: Script | None, library: Library, known: Known) -> Iterator[CompletionItem]:
    table = "Auxiliary" if owner == "aux" else owner
    if table in library.fields:
        for name in sorted(library.fields[table]):
            item = _function(table, name, _LIBRARY)
            definition = known.definitions.get(f"{table}.{name}")
            yield item if f"{table}.{name}" in natives() or definition is None else _defined(item, definition)
    elif script is not None:
        for name, info in script.by_name.items():
            parameters = ",".join(var.name for var in info.func.params)
            detail = f"{owner}.{name}({parameters})"
            yield CompletionItem(label=name, kind=CompletionItemKind.Function, detail=detail, sort_text=_OWN + name)


def _defined(item: CompletionItem, definition: Definition) -> CompletionItem:
    if definition.parameters is not None:
        item.detail = f"{definition.name}({definition.parameters})"
    item.documentation = definition.comment or None
    return item


def _plain(typed: str, script: Script | None, opened: OpenScript, library: Library, known: Known) -> Iterator[CompletionItem]:
    for name in _locals(script):
        yield CompletionItem(label=name, kind=CompletionItemKind.Variable, sort_text=_OWN + name)
    for name in sorted(library.fields):
        yield CompletionItem(label=name, kind=CompletionItemKind.Module, sort_text=_LIBRARY + name)
    for name in sorted(KEYWORDS):
        yield CompletionItem(label=name, kind=CompletionItemKind.Keyword, sort_text=_LIBRARY + name)
    for name in sorted(library.globals):
        if typed in name.casefold():
            yield _constant(name, library, known)


def _locals(script: Script | None) -> list[str]:
    if script is None:
        return []
    names = {var.name for info in script.functions for var in (*info.func.params, *info.func.vars)}
    return sorted(names - {"self"})


def _constant(name: str, library: Library, known: Known) -> CompletionItem:
    value = library.numbers.get(name)
    definition = known.definitions.get(name)
    if value is None:
        return CompletionItem(label=name, kind=CompletionItemKind.Function, sort_text=_LIBRARY + name)
    comment = definition.comment if definition is not None else ""
    return CompletionItem(
        label=name, kind=CompletionItemKind.Constant, detail=f"{value} ({value & 0xFFFFFFFFFFFFFFFF:#x})",
        documentation=comment or None, sort_text=_LIBRARY + name,
    )  # fmt: skip
