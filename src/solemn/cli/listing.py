"""`solemn rules`: the rule catalogue."""

import json

import msgspec
import typer

from solemn.judge.language.catalogue import rules
from solemn.judge.language.rule_names import rule_named
from solemn.judge.language.speech import Speech

VERSION = "solemn-rules/1"


def list_rules(name: str | None, as_json: bool, speech: Speech) -> int:
    """Print all rules, or the one with this ID. Raises InputError for an ID that no rule has."""
    named = list(rules().values()) if name is None else [rule_named(name)]
    chosen = [msgspec.structs.replace(rule, sentence=speech.rule(rule.id)) for rule in named]
    if as_json:
        typer.echo(json.dumps({"format": VERSION, "rules": msgspec.to_builtins(chosen)}, ensure_ascii=False, indent=1))
    else:
        for rule in chosen:
            typer.echo(f"{rule.id}: {rule.sentence} ({rule.source})")
    return 0
