"""What is shown while the arguments of a call are written."""

from __future__ import annotations

from lsprotocol.types import ParameterInformation, SignatureHelp, SignatureInformation

from solemn.editor.hover import METHOD_TABLES, natives_named, parameter_text, signature
from solemn.editor.knowledge import Known
from solemn.editor.library import full_name
from solemn.editor.text import OpenScript
from solemn.editor.words import METHOD, NAME, Words


def signature_help(opened: OpenScript, offset: int, known: Known) -> SignatureHelp | None:
    """The functions that the call around a place may mean, and which argument the place is in."""
    call = _call_around(opened.words, offset)
    if call is None:
        return None
    index, argument = call
    owner, name = opened.words.owner(index), opened.words.all[index].text
    shift = 1 if owner == METHOD else 0
    found = [
        SignatureInformation(signature(native), native.doc, [ParameterInformation(parameter_text(part)) for part in native.parameters])
        for native in natives_named(owner, name)
    ]
    for table in METHOD_TABLES if owner == METHOD else (owner,):
        definition = known.definitions.get(full_name(table, name))
        if definition is not None and definition.parameters is not None:
            parts = [part.strip() for part in definition.parameters.split(",")]
            label = f"{definition.name}({', '.join(parts)})"
            found.append(SignatureInformation(label, definition.comment or None, [ParameterInformation(part) for part in parts]))
    return SignatureHelp(found, 0, argument + shift) if found else None


def _call_around(words: Words, offset: int) -> tuple[int, int] | None:
    """The index of the name of the innermost call that is open at a place, and the number of the argument, from 0."""
    depth = argument = 0
    for index in range(words.from_offset(offset) - 1, 0, -1):
        kind = words.all[index].kind
        if kind in (")", "}", "]"):
            depth += 1
        elif kind in ("(", "{", "["):
            if depth:
                depth -= 1
            elif kind == "(" and words.all[index - 1].kind == NAME:
                return index - 1, argument
            else:
                argument = 0
        elif kind == "," and not depth:
            argument += 1
        elif kind in ("end", "then", "do", "return", "local") and not depth:
            return None
    return None
