"""`solemn rules`: the rule catalogue."""

import difflib
import json

import msgspec
import typer

from solemn.judge.language.catalogue import Rule, rules
from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import one_of, saying
from solemn.judge.language.speech import Speech

VERSION = "solemn-rules/1"


def list_rules(name: str | None, as_json: bool, speech: Speech) -> int:
    """Print all rules, or the one with this ID. Raises InputError for an ID that no rule has."""
    named = list(rules().values()) if name is None else [_find(name)]
    chosen = [msgspec.structs.replace(rule, sentence=speech.rule(rule.id)) for rule in named]
    if as_json:
        typer.echo(json.dumps({"format": VERSION, "rules": msgspec.to_builtins(chosen)}, ensure_ascii=False, indent=1))
    else:
        for rule in chosen:
            typer.echo(f"{rule.id}: {rule.sentence} ({rule.source})")
    return 0


def _find(name: str) -> Rule:
    known = {key.casefold(): entry for key, entry in rules().items()}
    found = known.get(name.casefold())
    if found is None:
        near = difflib.get_close_matches(name.upper(), list(rules()), n=3, cutoff=0.4)
        problem = saying("unknown-rule", found=name)
        raise InputError(saying("path-near", problem=problem, near=one_of(near)) if near else problem)
    return found
