"""Runs the same snippet in our Lua and in lupa's Lua 5.4 and returns what each has to say, as text."""

from __future__ import annotations

from typing import Any

import lupa.lua54

from solemn.lua import Interface, Limits, LuaError, LuaLimitError, LuaSyntaxError, Machine, compile_chunk
from solemn.lua.cache import CodeCache

SHOW = """
local function show(v, depth)
  if type(v) == "string" then return string.format("%q", v) end
  if math.type(v) == "float" then return "f:" .. string.format("%.14g", v) end
  if type(v) == "table" then
    if depth > 3 then return "{...}" end
    local keys, parts = {}, {}
    for k in pairs(v) do keys[#keys + 1] = k end
    table.sort(keys, function(a, b) return tostring(a) < tostring(b) end)
    for _, k in ipairs(keys) do parts[#parts + 1] = "[" .. show(k, depth + 1) .. "]=" .. show(v[k], depth + 1) end
    return "{" .. table.concat(parts, ",") .. "}"
  end
  if type(v) == "function" or type(v) == "thread" then return type(v) end
  return tostring(v)
end
local function report(...)
  local parts = {}
  for i = 1, select("#", ...) do parts[i] = show((select(i, ...)), 0) end
  return table.concat(parts, " ")
end
return function(source)
  local f, problem = load(source, "=t")
  if not f then return "syntax: " .. problem end
  return report(pcall(f))
end
"""


class Oracle:
    """Both Luas, ready to run snippets."""

    def __init__(self) -> None:
        self.real = self.new_real()
        self.limits = Limits(steps=20_000_000, call_depth=180)
        self.ours = self.new_ours()

    def new_real(self) -> Any:
        return lupa.lua54.LuaRuntime(encoding="latin-1", register_eval=False).execute(SHOW)

    def new_ours(self) -> Any:
        machine = Machine(Interface.empty(), self.limits, "full", lambda text: None)
        self.machine = machine
        return machine.run(compile_chunk(SHOW.encode(), "show", machine.interface, cache=CodeCache(None)))

    def both(self, source: str, fresh: bool = False) -> tuple[str, str]:
        """What real Lua and ours return for a snippet: results, error or syntax error."""
        if fresh:
            self.real, self.ours = self.new_real(), self.new_ours()
        self.machine.renew_steps()
        return str(self.real(source)), self.run_ours(source)

    def run_ours(self, source: str) -> str:
        try:
            return str(self.ours(source))
        except (LuaError, LuaSyntaxError, LuaLimitError) as e:
            return f"{type(e).__name__}: {e}"
