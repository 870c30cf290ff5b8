"""Where in the code is each rule decided?

usage: python tools/rule_homes.py [ID...]

A rule's home is the function, class or module whose docstring names its ID, or a constant that holds it; for the ID of a refusal
(state/reasons.py) also every function of core that hands it back.
Prints `ID  file:line  name`, for all rules or those given.
Exit status: 0, 1 if a rule has no home, 2 bad input.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from solemn.judge.language.catalogue import rules

ROOT = Path(__file__).parents[1] / "src" / "solemn"
ROOMS = ("core", "lint", "judge", "api", "cards")
_ID = re.compile(r"(?<![\w-])(?:[A-Z]\d+[a-f]?|R(?:-[A-Z]+)+)(?![\w-])")
Home = tuple[str, int, str]


def homes() -> dict[str, list[Home]]:
    """For each rule ID its homes: file (relative to the package), line, name."""
    found: dict[str, list[Home]] = {}
    constants = _constants()
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for rule, line, name in (*_named(tree), *_handed_back(tree, constants if room == "core" else {})):
                found.setdefault(rule, []).append((str(path.relative_to(ROOT)), line, name))
    return found


def _named(tree: ast.Module) -> Iterator[tuple[str, int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef)):
            name, line = ("", 1) if isinstance(node, ast.Module) else (node.name, node.lineno)
            for rule in dict.fromkeys(_ID.findall(ast.get_docstring(node) or "")):
                yield rule, line, name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, str) and _ID.fullmatch(node.value.value):
                yield node.value.value, node.lineno, node.target.id


def _handed_back(tree: ast.Module, constants: dict[str, str]) -> Iterator[tuple[str, int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for name in ast.walk(node):
                if isinstance(name, ast.Name) and name.id in constants:
                    yield constants[name.id], name.lineno, node.name


def _constants() -> dict[str, str]:
    tree = ast.parse((ROOT / "core" / "state" / "reasons.py").read_text(encoding="utf-8"))
    return {
        node.target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.Constant)
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ids", nargs="*", metavar="ID")
    wanted = parser.parse_args().ids
    known, found = [rule.id for rule in rules().values()], homes()
    unknown = [rule for rule in wanted if rule not in known]
    if unknown:
        print(f"found {', '.join(unknown)}, expected IDs of the catalogue, such as A2", file=sys.stderr)
        return 2
    missing = 0
    for rule in wanted or known:
        missing += rule not in found
        for file, line, name in found.get(rule, [("no home", 0, "")]):
            print(f"{rule:20}{file}:{line}  {name}" if line else f"{rule:20}no home")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
