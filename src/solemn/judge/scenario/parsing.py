"""From the text of a scenario file to its data: YAML or JSON, bounded, so that a hostile file is refused soon."""

import json
import re
from io import StringIO
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.composer import Composer, ComposerError
from ruamel.yaml.constructor import ConstructorError, SafeConstructor
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import AliasEvent

from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import saying
from solemn.judge.scenario.syntax import json_fault, yaml_fault

_MOST_ALIASES: Final = 30
_MOST_MERGED: Final = 20_000
_MOST_PARTS: Final = 200_000
_DEEPEST: Final = 100
_BRACKETS: Final = re.compile(r"[\[\]{}]")


def decoded(raw: bytes, file: str) -> str:
    """The text of a file's bytes. Raises InputError if they are not text."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise InputError(saying("file-not-utf8", byte=f"{raw[error.start]:#04x}"), file=file, line=line) from None
    if "\0" in text:
        raise InputError(saying("file-zero-byte"), file=file, line=text[: text.index("\0")].count("\n") + 1)
    return text


def yaml_data(text: str, file: str) -> Any:
    """The data of a YAML text. Raises InputError."""
    if _depth(text) > _DEEPEST:  # the reader would take its time to find out
        raise too_deep(file)
    reader = YAML(typ="safe", pure=True)
    reader.Composer, reader.Constructor = _Composer, _Constructor
    try:
        data = reader.load(StringIO(text))
        _check_growth(data, file)
        return data
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = " ".join(str(part) for part in (error.context, error.problem) if part).split("\n")[0]
        raise InputError(yaml_fault(problem, _most(problem)), file=file, line=mark.line + 1 if mark else 0) from None
    except YAMLError as error:
        raise InputError(yaml_fault(str(error)), file=file) from None
    except RecursionError:
        raise too_deep(file) from None
    except InputError:
        raise
    except Exception:
        raise InputError(yaml_fault("tag"), file=file) from None


def json_data(text: str, file: str) -> Any:
    """The data of a JSON text. Raises InputError."""
    if not text.strip():
        return None
    try:
        data = json.loads(text)
        _check_growth(data, file)
        return data
    except json.JSONDecodeError as error:
        raise InputError(json_fault(error.msg), file=file, line=error.lineno) from None
    except RecursionError:
        raise too_deep(file) from None
    except ValueError:  # a number of thousands of digits
        raise InputError(json_fault(""), file=file) from None


def too_deep(file: str) -> InputError:
    """The error for a file whose parts lie in one another too deep."""
    return InputError(saying("file-too-deep"), file=file)


class _Composer(Composer):
    """Builds the document, and refuses one that would grow out of all proportion by naming its parts again and again."""

    aliases = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.parser.check_event(AliasEvent):
            self.aliases += 1
            if self.aliases > _MOST_ALIASES:
                raise ComposerError(None, None, f"more than {_MOST_ALIASES} aliases", self.parser.peek_event().start_mark)
        return super().compose_node(parent, index)


class _Constructor(SafeConstructor):
    """Makes the data, and refuses fields that are merged into one another (`<<`) without end."""

    merges = 0

    def flatten_mapping(self, node: Any) -> Any:
        self.merges += 1
        flat = super().flatten_mapping(node)
        self.merges += len(node.value)
        if self.merges > _MOST_MERGED:
            raise ConstructorError(None, None, f"more than {_MOST_MERGED} merged fields", node.start_mark)
        return flat

    def construct_object(self, node: Any, deep: bool = False) -> Any:
        try:
            return super().construct_object(node, deep)
        except (YAMLError, RecursionError):
            raise
        except Exception:  # tags whose values do not fit them, dates that there are not, numbers without end
            raise ConstructorError(None, None, "date" if node.tag.endswith(":timestamp") else "tag", node.start_mark) from None


def _most(problem: str) -> int:
    """The bound that a problem of the two classes above names."""
    found = re.match(r"more than (\d+) ", problem)
    return 0 if found is None else int(found[1])


def _check_growth(data: Any, file: str) -> None:
    """Raises InputError for data that names its parts so often that it would be many times as large as the file.

    So it does for half characters.
    """
    sizes: dict[int, int] = {}

    def size(value: Any) -> int:
        if isinstance(value, str) and not value.isascii():
            value.encode()
        if not isinstance(value, (dict, list)):
            return 1
        if id(value) not in sizes:
            sizes[id(value)] = 0  # a part that holds itself
            parts = [*value, *value.values()] if isinstance(value, dict) else value
            sizes[id(value)] = 1 + sum(map(size, parts))
        return sizes[id(value)]

    try:
        if size(data) > _MOST_PARTS:
            raise InputError(saying("file-too-many-parts", most=_MOST_PARTS), file=file)
    except UnicodeEncodeError as error:
        found = f"\\u{ord(error.object[error.start]):04x}"
        raise InputError(saying("file-half-character", found=found), file=file) from None
    except RecursionError:
        raise too_deep(file) from None


def _depth(text: str) -> int:
    """How many brackets are open at most."""
    deepest = depth = 0
    for found in _BRACKETS.finditer(text):
        depth += 1 if found[0] in "[{" else -1
        deepest = max(deepest, depth)
    return deepest
