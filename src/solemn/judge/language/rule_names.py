"""Rules by the IDs that people write."""

import difflib

from solemn.judge.language.catalogue import Rule, rules
from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import one_of, saying


def rule_named(name: str) -> Rule:
    """The rule with this ID, in capitals or not. Raises InputError with the nearest IDs for one that no rule has."""
    known = {key.casefold(): entry for key, entry in rules().items()}
    found = known.get(name.strip().casefold())
    if found is None:
        near = difflib.get_close_matches(name.upper(), list(rules()), n=3, cutoff=0.4)
        problem = saying("unknown-rule", found=name)
        raise InputError(saying("path-near", problem=problem, near=one_of(near)) if near else problem)
    return found
