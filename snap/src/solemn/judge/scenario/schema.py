"""The JSON Schema of scenario files, for editors; made from the model."""

import json
from typing import Any

import msgspec

from solemn.judge.scenario.model import Scenario


def scenario_schema() -> dict[str, Any]:
    """The schema as data."""
    made = msgspec.json.schema(Scenario)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A scenario for solemn judge", **made}


def schema_text() -> str:
    """The schema as the file that is handed to editors."""
    return json.dumps(scenario_schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"
