"""Where the page of a rule is published, if the package says where its documentation is."""

from functools import lru_cache
from importlib.metadata import PackageNotFoundError, metadata

from solemn.lint.registry import rule_named


@lru_cache(maxsize=1)
def documentation() -> str:
    """The address of the documentation that the installed package names (`[project.urls]` Documentation), "" without one."""
    try:
        urls = metadata("solemn").get_all("Project-URL") or []
    except PackageNotFoundError:
        return ""
    named = dict(url.split(", ", 1) for url in urls if ", " in url)
    return str(named.get("Documentation", "")).rstrip("/")


def help_link(code: str) -> str:
    """The address of a rule's page; "" where no address is known."""
    rule = rule_named(code)
    return f"{documentation()}/lint/{rule.name}/" if rule is not None and documentation() else ""
