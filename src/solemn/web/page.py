"""A case as one HTML file that shows it step by step, without a server: for a forum, or a judge's blog."""

import json
from pathlib import Path
from typing import Any, Final

from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import Judge
from solemn.table.frames import frames
from solemn.table.opening import Opened
from solemn.table.terms import terms
from solemn.web.words import words

_ASSETS: Final = Path(__file__).with_name("assets")
_MODULES: Final = ("dom.js", "field.js", "viewer.js")  # each uses those before it; their import lines are left out
_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
)
_SHELL: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="generator" content="solemn">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{title}</title>
<style>
{style}
</style>
</head>
<body class="viewer">
<div id="page"></div>
<noscript>{title}</noscript>
<script type="application/json" id="case">{data}</script>
<script type="module">
{script}
</script>
</body>
</html>
"""


def page(opened: Opened, judge: Judge, speech: Speech, answers: tuple[Any, ...] | None = None) -> str:
    """The page of a case, in one language, up to the last of its answers or of those given. Raises InputError."""
    data = frames(opened, judge, speech, answers)
    data |= {"words": words(speech), "terms": terms(speech), "language": speech.language}
    return _SHELL.format(
        language=speech.language,
        policy=_POLICY,
        title=_text(opened.title or "solemn"),
        style=(_ASSETS / "style.css").read_text(encoding="utf-8"),
        data=json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
        script="\n".join(_module(name) for name in _MODULES),
    )


def _module(name: str) -> str:
    """The text of a module without its import lines: what they name stands above it."""
    lines = (_ASSETS / name).read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("import "))


def _text(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
