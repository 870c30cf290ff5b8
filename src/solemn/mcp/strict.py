"""Tools that refuse an argument that they do not have, instead of passing over it."""

import difflib
from collections.abc import Callable
from typing import Any

from mcp.server.mcpserver.context import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.tools import Tool


class StrictTool(Tool):
    """A tool whose schema allows no further arguments."""

    @classmethod
    def of(cls, function: Callable[..., Any]) -> Tool:
        """The tool that calls the function: its types are the schema, its docstring is the description."""
        tool = cls.from_function(function)
        tool.parameters["additionalProperties"] = False
        return tool

    async def run(self, arguments: dict[str, Any], context: Context[Any, Any], convert_result: bool = False) -> Any:
        """Call the function. Raises ToolError for an argument that it does not have, with the nearest one that it has."""
        known = list(self.parameters.get("properties", {}))
        for name in arguments:
            if name not in known:
                near = difflib.get_close_matches(name, known, n=1)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                raise ToolError(f"Error executing tool {self.name}: found the argument {name!r}, expected {_one_of(known)}{hint}")
        return await super().run(arguments, context, convert_result)


def _one_of(names: list[str]) -> str:
    *others, last = map(repr, names)
    return f"{', '.join(others)} or {last}" if others else last
