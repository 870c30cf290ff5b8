"""The choke points of a line as a page of HTML that needs nothing else."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

_STYLE: Final = """
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.4rem .7rem;border-bottom:1px solid color-mix(in srgb,currentColor 25%,transparent)}
td:first-child{font-variant-numeric:tabular-nums;text-align:end;white-space:nowrap}
meter{display:block;width:6rem}
"""


def page(title: str, head: str, heads: Sequence[str], rows: Sequence[Sequence[str]], below: Iterable[str], language: str) -> str:
    """The page: what the line leads to, the table with a bar for each loss (the first column, a number), and what stands below it."""
    most = max((float(row[0]) for row in rows), default=1.0)
    columns = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads)
    lines = "\n".join(_row(row, most) for row in rows)
    table = f'<div class="wide"><table>\n<thead><tr>{columns}</tr></thead>\n<tbody>\n{lines}\n</tbody>\n</table></div>\n' if rows else ""
    notes = "\n".join(f"<p>{escape(line)}</p>" for line in below)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{escape(title)}</h1>\n<p>{escape(head)}</p>\n{table}{notes}\n</body>\n</html>\n"
    )


def _row(row: Sequence[str], most: float) -> str:
    loss, *others = row
    bar = f'{escape(loss)}<meter min="0" max="{most:g}" value="{float(loss):g}" aria-hidden="true"></meter>'
    return f"<tr><td>{bar}</td>" + "".join(f"<td>{escape(word)}</td>" for word in others) + "</tr>"
