"""The pages of the rules, for `solemn rule` and for the documentation."""

from solemn.lint.registry import all_rules
from solemn.lint.rule import Rule

SEVERITIES = {"error": "error", "warning": "warning", "info": "remark"}
ALWAYS = (
    ("L000", "syntax-error", "The file is not Lua, or cannot be read. Always on."),
    ("L001", "unused-suppression", "A suppression comment that silences nothing, or names no rule. Always on."),
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


def index() -> str:
    """The list of all rules."""
    lines = [
        "# Lint rules",
        "",
        "`solemn lint FILE_OR_FOLDER...` reads card scripts and reports these mistakes. It never runs a script.",
        "",
        "| Code | Name | Class | Severity | Preview | Fix | What |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [f"| {code} | {name} | | error | | | {what} |" for code, name, what in ALWAYS]
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
