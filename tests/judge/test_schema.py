"""The JSON Schema: the committed file is the model's, it takes the examples and refuses what the reader refuses."""

import json
from importlib.metadata import version
from pathlib import Path

import jsonschema
import pytest
from packaging.version import Version
from ruamel.yaml import YAML

from solemn.judge.scenario.schema import scenario_schema, schema_text

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.yaml"))


@pytest.mark.skipif(Version(version("msgspec")) < Version("0.23"), reason="earlier msgspec leaves descriptions out and indents others")
def test_committed() -> None:
    assert (ROOT / "docs" / "scenario.schema.json").read_text(encoding="utf-8") == schema_text()


def test_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(scenario_schema())


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_takes_the_examples(file: Path) -> None:
    jsonschema.validate(YAML(typ="safe", pure=True).load(file), scenario_schema())


@pytest.mark.parametrize(
    "change",
    [
        {"steps": [{"do": "activte", "card": "x"}]},
        {"setup": {}},
        {"stps": []},
        {"checks": [{"check": "lp", "player": 3, "value": 1}]},
    ],
)
def test_refuses(change: dict[str, object]) -> None:
    data = json.loads('{"setup": {"players": [{}, {}]}}') | change
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(data, scenario_schema())
