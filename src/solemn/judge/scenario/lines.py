"""Where in a file a field stands."""

from collections.abc import Sequence
from io import StringIO

from ruamel.yaml import YAML
from ruamel.yaml.nodes import MappingNode, Node, SequenceNode

Path = Sequence[str | int]


def line_of(text: str, path: Path, of_key: bool = False) -> int:
    """The line (from 1) of the value at the path, or of its key; of the nearest thing around it that the text has. 0 if it is not YAML."""
    try:
        node: Node | None = YAML(typ="safe", pure=True).compose(StringIO(text.replace("\t", " ")))
    except Exception:  # what it is not is told already
        return 0
    if node is None:
        return 1
    line = int(node.start_mark.line)
    for i, step in enumerate(path):
        key, value = _child(node, step)
        if value is None:
            break
        named = key is not None and (of_key or i < len(path) - 1 or not isinstance(value, (MappingNode, SequenceNode)))
        line = int((key if named and key is not None else value).start_mark.line)
        node = value
    return line + 1


def _child(node: Node | None, step: str | int) -> tuple[Node | None, Node | None]:
    if isinstance(node, MappingNode):
        for key, value in node.value:
            if key.value == str(step):
                return key, value
    elif isinstance(node, SequenceNode) and isinstance(step, int) and step < len(node.value):
        return None, node.value[step]
    return None, None


def field_text(path: Path) -> str:
    """A path as people write it: `setup.players[0].lp`."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text
