"""The pages of the rules, for `solemn rule` and for the documentation."""

from solemn.lint.registry import all_rules
from solemn.lint.rule import Rule

SEVERITIES = {"error": "error", "warning": "warning", "info": "remark"}
ALWAYS = (
    ("L000", "syntax-error", "error", "The file is not Lua, or cannot be read. Always on."),
    ("L001", "unused-suppression", "warning", "A suppression comment that silences nothing, or names no rule. Always on."),
)


def page(rule: Rule) -> str:
    """The page of one rule."""
    title, _, body = rule.page.partition("\n")
    return f"# {rule.name} ({rule.code})\n\n{_status(rule)}\n\n{title.strip()}\n{body.rstrip()}\n{_suppress(rule)}"


def _status(rule: Rule) -> str:
    parts = [f"In preview since {rule.since}" if rule.preview else f"Added in {rule.since}", f"severity: {SEVERITIES[rule.severity]}"]
    if rule.mistake:
        parts.append(f"class of mistake: {rule.mistake}")
    if rule.needs_text:
        parts.append("needs a card database")
    parts.append({"": "no fix", "safe": "fix: safe", "unsafe": "fix: unsafe"}[rule.fix])
    return " · ".join(parts)


def _suppress(rule: Rule) -> str:
    line, file = f"`-- solemn: ignore[{rule.code}]`", f"`-- solemn: ignore-file[{rule.code}]`"
    return f"\n## Silence it\n{line} at the end of the line, or {file} anywhere in the file.\n"


USAGE = """\
# Lint

`solemn lint FILE_OR_FOLDER...` reads card scripts and reports mistakes, above all about negation. It never runs a script
and needs no database; with one (`--db cards.cdb`) it also compares scripts with the card texts. Exit status: 0 nothing found, 1 something
found, 2 bad input.

- `--select N2,L101`, `--ignore M5`: rules by code, beginning of a code, name, or class of mistake (M1 to M12).
- `--preview`: also the rules that are still being tried. A rule in preview runs without it when it is selected by its full code or name.
- `--per-file-ignores 'old/*.lua:L106'`: not these rules in files of this name or place.
- `--fix` makes the safe fixes and prints what is left, `--diff` shows them; `--unsafe-fixes` adds those that may change what the script
  does.
- `--add-suppressions` silences what is found by comments in the scripts, so that only new mistakes are reported.
- `--output-format full|concise|json|sarif|github`, `--output-file FILE`, `--statistics`, `--exit-zero`, `--jobs N`.
- `solemn lint - --stdin-filename c123.lua` reads a script from standard input; with `--fix` it prints the mended script.
- `--watch` looks again whenever a script changes, until Ctrl-C.
- What was found is kept in the user's cache folder, so that scripts that have not changed are not read again; `--cache-dir DIR` names
  another folder, `--no-cache` reads everything.
- `--scripts DIR`: a folder with the Lua library, as often as needed, the first one wins; without it the nearest above the first path that
  has `utility.lua` and `constant.lua`.
- `solemn rule CODE` shows the page of a rule.

## Settings

In `solemn.toml` (table `[lint]`) or `pyproject.toml` (table `[tool.solemn.lint]`), the nearest above the first path:

```toml
[lint]
select = ["N", "L1"]
ignore = ["unused-local"]
preview = false
exclude = ["old/*.lua"]
database = ["cards.cdb"]
library = "script"

[lint.per-file-ignores]
"unofficial/*" = ["L106"]
```

A pattern with `/` is meant from the settings file on, one without is a file's name.

## Silencing

`-- solemn: ignore[N201]` at the end of a line, `-- solemn: ignore-file[N201,L106]` for a file. Comments without codes silence
nothing, and comments that silence nothing are findings themselves.

## Before every commit, and in pull requests

pre-commit hooks and a GitHub Action: [in CI](../ci.md). `--since COMMIT` looks only at scripts that changed since a commit.

## For users of Ruff

| Ruff | solemn lint |
|---|---|
| `ruff check PATH`, `ruff check -` | `solemn lint PATH`, `solemn lint -` |
| `ruff rule F841` | `solemn rule L106` |
| `--select`, `--ignore`, `--preview`, `--fix`, `--unsafe-fixes`, `--diff`, `--statistics` | the same |
| `--per-file-ignores`, `--stdin-filename`, `--watch`, `--exit-zero` | the same |
| `--output-format`, `--output-file`, `--no-cache`, `--cache-dir` | the same |
| `--add-noqa` | `--add-suppressions` |
| `# noqa: F841`, `# ruff: noqa: F841` | `-- solemn: ignore[L106]`, `-- solemn: ignore-file[L106]` |
| `[tool.ruff.lint]`, `ruff.toml` | `[tool.solemn.lint]`, `[lint]` in `solemn.toml` |
| `exclude`, `per-file-ignores` | the same |
| RUF100 (unused `noqa`) | L001, always on |

## Rules

[What they learnt from](history.md).
"""


def index() -> str:
    """How to use the linter, and the list of all rules."""
    lines = [
        USAGE,
        "| Code | Name | Class | Severity | Preview | Fix | What |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [f"| {code} | {name} | | {severity} | | | {what} |" for code, name, severity, what in ALWAYS]
    for rule in all_rules():
        what = rule.page.partition("\n")[0].strip()
        lines.append(
            f"| [{rule.code}]({rule.name}.md) | {rule.name} | {rule.mistake} | {SEVERITIES[rule.severity]} | "
            f"{'yes' if rule.preview else ''} | {rule.fix} | {what} |"
        )
    return "\n".join(lines) + "\n"


def documents() -> dict[str, str]:
    """Every generated file by its name."""
    return {"index.md": index(), **{f"{rule.name}.md": page(rule) for rule in all_rules()}}
