"""What is shown of the word under the pointer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from solemn.editor.knowledge import Known
from solemn.editor.library import Definition, full_name
from solemn.editor.naming import Thing
from solemn.editor.text import OpenScript
from solemn.editor.words import METHOD, NAME, NUMBER, Word
from solemn.lint.calls import FunctionInfo
from solemn.lint.effects import EffectRecord
from solemn.lint.script import Script, constant_names
from solemn.lint.texts import CardText
from solemn.lua.tree import Var
from solemn.spec.callbacks import MEANINGS, SETTERS, parameters_of
from solemn.spec.signatures import Native, Parameter, natives

METHOD_TABLES: Final = ("Card", "Effect", "Group")
_ASKS: Final = "A player may have to decide: not in conditions, filters, values and checks (`chk==0`)."
_ACTS: Final = "Refused while a script is only asked a question."
_LEAST_PASSCODE: Final = 10_000  # smaller numbers are hardly ever passcodes
_SHOWN_USERS: Final = 3


def hover(opened: OpenScript, index: int, known: Known) -> str:
    """What to show of a word, in Markdown; "" for nothing."""
    word = opened.words.all[index]
    if word.kind == NUMBER:
        return _passcode(word, known)
    if word.kind != NAME:
        return ""
    own = opened.mentions.at(word) if opened.mentions is not None else None
    if own is not None and opened.script is not None:
        told = _own(own.thing, opened.script)
        if told:
            return told
    owner = opened.words.owner(index)
    parts = [_native(native) for native in natives_named(owner, word.text)]
    parts += [_defined(definition) for definition in _definitions(owner, word.text, known)]
    if not owner and word.text in known.linter.library.numbers:
        parts.insert(0, _number(word.text, known.linter.library.numbers[word.text]))
    if word.text in SETTERS and owner == METHOD:
        parts.append(_callback(opened.script, word))
    return "\n\n---\n\n".join(part for part in parts if part)


def natives_named(owner: str, name: str) -> list[Native]:
    """The natives that `Duel.Draw` or `:IsCode` may mean."""
    tables = METHOD_TABLES if owner == METHOD else (owner,)
    return [found for table in tables if (found := natives().get(f"{table}.{name}")) is not None]


def signature(native: Native) -> str:
    """A native's parameters and results, as the reference writes them."""
    parameters = [parameter_text(parameter) for parameter in native.parameters] + (["..."] if native.variadic else [])
    return f"{native.dotted}({', '.join(parameters)}) -> {', '.join(native.results)}"


def parameter_text(parameter: Parameter) -> str:
    """A parameter, its type and its default."""
    types = "|".join(parameter.types) + ("?" if parameter.nullable else "")
    return f"{parameter.name}: {types}" + ("" if parameter.default is None else f" = {parameter.default}")


def _native(native: Native) -> str:
    marks = [text for shown, text in ((native.asks, _ASKS), (native.acts, _ACTS)) if shown]
    return "\n\n".join([_code(signature(native)), native.doc, *marks])


def _definitions(owner: str, name: str, known: Known) -> Iterator[Definition]:
    for table in METHOD_TABLES if owner == METHOD else (owner,):
        found = known.definitions.get(full_name(table, name))
        if found is not None:
            yield found


def _defined(definition: Definition) -> str:
    where = f"{definition.path.name}:{definition.line + 1}"
    head = [_code(f"{definition.name}({definition.parameters})")] if definition.parameters is not None else []
    return "\n\n".join([*head, *([definition.comment] if definition.comment else []), where])


def _number(name: str, value: int) -> str:
    return _code(f"{name} = {value}" + (f" -- {value & 0xFFFFFFFFFFFFFFFF:#x}" if not 0 <= value < 10 else ""))


def _code(text: str) -> str:
    return f"```lua\n{text}\n```"


def _passcode(word: Word, known: Known) -> str:
    card = passcode_of(word, known)
    return "" if card is None else card_text(card)


def passcode_of(word: Word, known: Known) -> CardText | None:
    """The card whose passcode a number is."""
    if word.kind != NUMBER or not word.text.isdecimal() or int(word.text) < _LEAST_PASSCODE:
        return None
    return known.texts.get(int(word.text))


def card_text(card: CardText) -> str:
    """A card's name and text as the user's database has them."""
    return "\n\n".join([f"**{card.name}** ({card.code})", *card.text.replace("\r", "").split("\n")]).strip()


# -- the script's own things ----------------------------------------------------------------------------------------


def _own(thing: Thing, script: Script) -> str:
    if isinstance(thing, Var):
        info = next((info for info in script.functions if info.func is thing.function), None)
        return _parameter(thing, info, script) if info is not None and thing in thing.function.params else ""
    info = script.by_name.get(thing[1])
    if info is None:
        return ""
    parameters = ", ".join(var.name for var in info.func.params)
    uses = [_use(effect, setter, script) for effect, setter in uses_of(info, script)]
    return "\n\n".join([_code(f"function {thing[0]}.{thing[1]}({parameters})"), *uses[:_SHOWN_USERS]])


def uses_of(info: FunctionInfo, script: Script) -> list[tuple[EffectRecord, str]]:
    """The effects that a function was given to, each with the setter."""
    return [
        (effect, setter)
        for effect in script.effects
        for setter in sorted(SETTERS & effect.setters.keys())
        if any(found is info for found in script.callbacks(effect, setter))
    ]


def _use(effect: EffectRecord, setter: str, script: Script) -> str:
    code = code_name(effect)
    return f"{setter.removeprefix('Set')} of the effect of line {effect.line}" + (f" ({code})" if code else "")


def code_name(effect: EffectRecord) -> str:
    """The constant that an effect's code is given as, "" when it is no single one."""
    names = list(constant_names(effect.argument("SetCode")))
    return names[0] if len(names) == 1 else ""


def _parameter(var: Var, info: FunctionInfo, script: Script) -> str:
    place = info.func.params.index(var)
    for effect, setter in uses_of(info, script):
        names = parameters_of(setter, effect.code, code_name(effect))
        if place < len(names):
            return f"`{var.name}`: {MEANINGS[names[place]]}"
    return ""


def _callback(script: Script | None, word: Word) -> str:
    """What the function is given that this setter sets, by the effect's code where it is known."""
    for effect in script.effects if script is not None else ():
        call = effect.setters.get(word.text)
        if call is not None and call.node.pos[2] - 1 >= word.line >= call.node.pos[0] - 1:
            names = parameters_of(word.text, effect.code, code_name(effect))
            return _table(names, code_name(effect))
    return _table(parameters_of(word.text, None), "")


def _table(names: tuple[str, ...], code: str) -> str:
    if not names:
        return ""
    head = f"A function here is called with `{','.join(names)}`" + (f" for {code}" if code else "")
    return "\n".join([f"{head}:", "", *(f"- `{name}`: {MEANINGS[name]}" for name in names)])

