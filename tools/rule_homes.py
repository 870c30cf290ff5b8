"""Where in the code is each rule decided?

usage: python tools/rule_homes.py [ID or WORDS...]

Words stand for the rules whose sentence has them: `python tools/rule_homes.py A2 "Pendulum Summon"`.

A rule's home is the function, class or module whose docstring names its ID, or a constant that holds it; for the ID of a refusal
(state/reasons.py) also every function of core that hands it back.
Prints a rule's ID and sentence, and below it `file:line  name` for each home, for all rules or those given.
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
                found.setdefault(rule, []).append((path.relative_to(ROOT).as_posix(), line, name))
    return {rule: sorted(_one_each(places), key=_standing) for rule, places in found.items()}


def _one_each(places: list[Home]) -> list[Home]:
    return list({(file, name): (file, line, name) for file, line, name in reversed(places)}.values())


def _standing(home: Home) -> tuple[bool, bool, Home]:
    """What decides comes before the constant, and before what explains."""
    file, _, name = home
    return not file.startswith("core/") or file.startswith("core/explain/"), name.isupper(), home


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


def meant(wanted: list[str], sentences: dict[str, str]) -> list[str]:
    """The IDs that these IDs and words stand for; raises LookupError, with what it is that no rule has."""
    found: list[str] = []
    for text in wanted:
        having = [rule for rule, sentence in sentences.items() if text.casefold() in sentence.casefold()]
        if text not in sentences and not having:
            raise LookupError(text)
        found += [text] if text in sentences else having
    return list(dict.fromkeys(found))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="*", metavar="ID or WORDS")
    sentences, found = {rule.id: rule.sentence for rule in rules().values()}, homes()
    try:
        wanted = meant(parser.parse_args().rules, sentences) or list(sentences)
    except LookupError as error:
        print(f"found {error.args[0]}, expected IDs of the catalogue, such as A2, or words of a rule's sentence", file=sys.stderr)
        return 2
    for rule in wanted:
        print(f"{rule}: {sentences[rule]}")
        for file, line, name in found.get(rule, []):
            print(f"    src/solemn/{file}:{line}  {name}".rstrip())
    return 1 if any(rule not in found for rule in wanted) else 0


if __name__ == "__main__":
    sys.exit(main())
