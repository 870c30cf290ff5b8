"""coverage.py measures Lua scripts with the plugin."""

from __future__ import annotations

from pathlib import Path

import pytest

from solemn.lua import Machine
from solemn.lua.executable import executable_lines

SOURCE = """
function choose(n)
  if n > 1 then
    return "big"
  elseif n == 0 then
    return "none"
  end
  local t = {}
  for i = 1, n do
    t[i] = i
  end
  while #t > 5 do
    t[#t] = nil
  end
  return #t
end
choose(1)
"""


def test_executable_lines() -> None:
    assert executable_lines(SOURCE.encode()) == {2, 3, 4, 5, 6, 8, 9, 10, 12, 13, 15, 17}


def test_measured_lines(tmp_path: Path) -> None:
    coverage = pytest.importorskip("coverage")
    script = tmp_path / "c1.lua"
    script.write_text(SOURCE)
    settings = tmp_path / "settings"
    settings.write_text("[run]\nplugins = solemn.lua.coverage_plugin\n")
    measure = coverage.Coverage(data_file=None, config_file=str(settings))
    measure.start()
    try:
        Machine().load_text(script.read_bytes(), str(script))
    finally:
        measure.stop()
    _, statements, _, missing, _ = measure.analysis2(str(script))
    assert statements == sorted(executable_lines(SOURCE.encode()))
    assert missing == [4, 6, 13]
