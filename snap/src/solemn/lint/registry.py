"""All rules, found by looking into the folder of rules."""

import importlib
import pkgutil
from functools import lru_cache

from solemn.lint import rules as rules_package
from solemn.lint.rule import Rule


@lru_cache(maxsize=1)
def all_rules() -> tuple[Rule, ...]:
    """Every rule, by code."""
    found: list[Rule] = []
    for module in pkgutil.iter_modules(rules_package.__path__):
        loaded = importlib.import_module(f"{rules_package.__name__}.{module.name}")
        if hasattr(loaded, "RULE"):
            found.append(loaded.RULE)
    return tuple(sorted(found, key=lambda rule: (rule.code[0], int(rule.code[1:]))))


@lru_cache(maxsize=1)
def all_names() -> frozenset[str]:
    """The codes and names of all rules, in small letters."""
    return frozenset(name for rule in all_rules() for name in (rule.code.casefold(), rule.name))


def rule_named(name: str) -> Rule | None:
    """The rule with this code or name."""
    wanted = name.casefold()
    return next((rule for rule in all_rules() if wanted in (rule.code.casefold(), rule.name)), None)


def chosen(select: tuple[str, ...], ignore: tuple[str, ...], preview: bool) -> tuple[Rule, ...]:
    """The rules that run: selected (all, if none is), not ignored; preview rules only with `preview` or when named exactly."""
    return tuple(rule for rule in all_rules() if _runs(rule, select, ignore, preview))


def _runs(rule: Rule, select: tuple[str, ...], ignore: tuple[str, ...], preview: bool) -> bool:
    exact = any(name.casefold() in (rule.code.casefold(), rule.name) for name in select)
    if any(matches(rule, name) for name in ignore) and not exact:
        return False
    if rule.preview and not preview and not exact:
        return False
    return not select or any(matches(rule, name) for name in select)


def matches(rule: Rule, name: str) -> bool:
    """Does a code, the beginning of one, a rule's name, a class (M2) or ALL mean this rule?"""
    key = name.casefold()
    return key == "all" or key in (rule.name, rule.mistake.casefold()) or _is_prefix(key, rule.code.casefold())


def _is_prefix(key: str, code: str) -> bool:
    return bool(key) and code.startswith(key) and (key == code or len(key) == 1 or len(code) - len(key) == 2)
