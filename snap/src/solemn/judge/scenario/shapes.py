"""What the model expects at some place of a file: for messages that name the words which would have been right."""

from collections.abc import Sequence
from typing import Any

from msgspec import inspect

from solemn.judge.scenario.model import Scenario


def expected_at(data: Any, path: Sequence[str | int]) -> Any:
    """The model's type at the path, following the data; None where the data leaves the model."""
    shape: Any = inspect.type_info(Scenario)
    for step in path:
        shape = _inside(shape, data, step)
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            data = None
    return shape


def _inside(shape: Any, data: Any, step: str | int) -> Any:
    for option in options(shape):
        if isinstance(option, inspect.ListType) and isinstance(step, int):
            return option.item_type
        if isinstance(option, inspect.StructType) and isinstance(data, dict) and _is_tagged(option, data):
            for entry in option.fields:
                if entry.encode_name == step:
                    return entry.type
    return None


def _is_tagged(shape: inspect.StructType, data: dict[Any, Any]) -> bool:
    return shape.tag_field is None or data.get(shape.tag_field) == shape.tag


def options(shape: Any) -> list[Any]:
    """The alternatives of a type."""
    if isinstance(shape, inspect.Metadata):
        return options(shape.type)
    if isinstance(shape, inspect.UnionType):
        return [option for part in shape.types for option in options(part)]
    return [] if shape is None else [shape]


def fields_at(shape: Any, data: Any) -> list[str]:
    """The fields that an object may have here."""
    found: list[str] = []
    for option in options(shape):
        if isinstance(option, inspect.StructType) and (not isinstance(data, dict) or _is_tagged(option, data)):
            found += [option.tag_field] if option.tag_field else []
            found += [entry.encode_name for entry in option.fields]
    return list(dict.fromkeys(found))


def words_at(shape: Any) -> list[str]:
    """The words that may stand here."""
    return [str(word) for option in options(shape) if isinstance(option, inspect.LiteralType) for word in option.values]


def tags_at(shape: Any, tag_field: str) -> list[str]:
    """The words that may stand in the field which says what kind of object this is."""
    return [str(o.tag) for o in options(shape) if isinstance(o, inspect.StructType) and o.tag_field == tag_field]
