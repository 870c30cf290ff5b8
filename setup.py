"""What pyproject.toml cannot say: with SOLEMN_MYPYC=1 the engine is compiled by mypyc; in all other cases nothing is.

SOLEMN_MYPYC_OPT is the compiler's level of optimisation, 3 if it is not set.
"""

import os
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = ("core", "lua", "api", "duel/drawn_answers.py", "duel/state_rows.py", "spec/cards.py")
INTERPRETED = {
    # functions of the Lua library done natively: they compare code and cells of functions
    "api/known_bound.py",
    "api/known_filters.py",
    "api/known_fusion.py",
    "api/known_fusion_conditions.py",
    "api/known_library.py",
    "api/known_marks.py",
    "api/known_procedures.py",
    "api/known_registering.py",
    "api/known_selection.py",
    "api/witness.py",  # as the Lua libraries
    "lua/box.py",
    "lua/coverage_plugin.py",  # its classes are made once coverage is there
    "lua/describe.py",  # looks at frames, which compiled functions do not have
    # the Lua libraries: functions with frames, which the levels of errors count, and with cells, which are part of a saved state
    "lua/lib_base.py",
    "lua/lib_coroutine.py",
    "lua/lib_math.py",
    "lua/lib_string.py",
    "lua/lib_table.py",
    "lua/lib_utf8.py",
    "lua/limits.py",  # would refuse wrong values in other words than the duel
    "lua/main.py",  # a command
    "lua/memory.py",  # looks at frames
    "lua/wrapping.py",
}


def sources() -> list[str]:
    """The modules that are compiled; packages that only hold modules are not."""
    root = Path("src/solemn")
    found = [path for part in COMPILED for path in (sorted((root / part).rglob("*.py")) if (root / part).is_dir() else [root / part])]
    return [str(path) for path in found if path.name != "__init__.py" and path.relative_to(root).as_posix() not in INTERPRETED]


class ParallelBuild(build_ext):
    """Compiles as many of the C files at once as there are processors."""

    def build_extension(self, ext: Any) -> None:
        """Build one extension."""
        compile_all = self.compiler.compile

        def compile_some(sources: Iterable[str], *args: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as threads:
                return [name for names in threads.map(lambda source: compile_all([source], *args, **named), sources) for name in names]

        self.compiler.compile = compile_some
        super().build_extension(ext)
        self.compiler.compile = compile_all


def extensions() -> list[Any]:
    """The extension modules that mypyc makes of the sources; functions call one another directly, not by the linker's tables."""
    from mypyc.build import mypycify

    made = mypycify(
        sources(), opt_level=os.environ.get("SOLEMN_MYPYC_OPT", "3"), debug_level="0", multi_file=True, group_name="solemn"
    )
    if sys.platform != "win32":
        for extension in made:  # which all have the same list
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return made


if os.environ.get("SOLEMN_MYPYC") == "1":
    setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
else:
    setup()
