"""Forms in which findings are printed: full, concise, json, sarif, github."""

from collections.abc import Callable, Sequence

from solemn.lint.findings import FileReport
from solemn.lint.formats.concise import concise
from solemn.lint.formats.full import full
from solemn.lint.formats.github import github
from solemn.lint.formats.json_form import as_json
from solemn.lint.formats.sarif import sarif

FORMATS: dict[str, Callable[[Sequence[FileReport]], str]] = {
    "full": full,
    "concise": concise,
    "json": as_json,
    "sarif": sarif,
    "github": github,
}
