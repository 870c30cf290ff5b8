"""The matrix of a sweep as a heat map in SVG, for light and dark pages, that says in words and numbers what its colours say."""

from collections.abc import Sequence
from typing import Final
from xml.etree import ElementTree as ET

from solemn.sweeping.tally import Table, Tally

# From the losing to the winning side, blue against orange, so that people who do not see red and green tell them apart; ground and ink.
LIGHT: Final = (
    ("#b35806", "#ffffff"), ("#e08214", "#1a1a1a"), ("#fdb863", "#1a1a1a"), ("#fee0b6", "#1a1a1a"), ("#f2f2f2", "#1a1a1a"),
    ("#d1e5f0", "#1a1a1a"), ("#92c5de", "#1a1a1a"), ("#4393c3", "#1a1a1a"), ("#2166ac", "#ffffff"),
)  # fmt: skip
DARK: Final = (
    ("#f5a04c", "#1a1a1a"), ("#a3560f", "#ffffff"), ("#874709", "#ffffff"), ("#55320f", "#ffffff"), ("#333333", "#ffffff"),
    ("#1d3c55", "#ffffff"), ("#1f5a86", "#ffffff"), ("#2f7ab5", "#ffffff"), ("#79bdf0", "#1a1a1a"),
)  # fmt: skip
PAGE: Final = {"light": ("#ffffff", "#1a1a1a"), "dark": ("#181818", "#f2f2f2")}
_CELL: Final = (92, 52)
_GAP: Final = 2
_LETTER: Final = 7.6  # a letter's width, at most
_TOP: Final = 40
_NS: Final = "http://www.w3.org/2000/svg"


def heat_map(table: Table, labels: Sequence[str], title: str, summary: str, versus: str, nothing: str = "–") -> str:
    """An SVG of how often the contestant of each row beat that of each column, with the interval below the rate.

    Rows and columns have the same numbers, the best contestant first. `labels` are the contestants', `summary` says what the picture shows
    to who does not see it, `versus` is what stands between two contestants in a cell's own title.
    """
    ranked = table.ranked()
    width, height = _CELL
    left = round(max(len(label) for label in labels) * _LETTER) + 50
    size = left + len(ranked) * width + 16, _TOP + 28 + len(ranked) * height + 16
    root = ET.Element(
        "svg",
        {"xmlns": _NS, "viewBox": f"0 0 {size[0]} {size[1]}", "width": str(size[0]), "height": str(size[1]), "role": "img",
         "aria-labelledby": "title summary"},
    )  # fmt: skip
    ET.SubElement(root, "title", {"id": "title"}).text = title
    ET.SubElement(root, "desc", {"id": "summary"}).text = summary
    ET.SubElement(root, "style").text = _style()
    ET.SubElement(root, "rect", {"class": "page", "width": "100%", "height": "100%"})
    _text(root, 12, 24, title, "head")
    for place, number in enumerate(ranked):
        _text(root, left + place * width + width / 2, _TOP + 18, str(place + 1), "", "middle")
        middle = _TOP + 28 + place * height + height / 2 + 4
        _text(root, left - 34, middle, labels[number], "", "end")
        _text(root, left - 10, middle, str(place + 1), "", "end")
        for across, other in enumerate(ranked):
            corner = left + across * width, _TOP + 28 + place * height
            _cell(root, corner, table.cells.get((number, other)), f"{labels[number]} {versus} {labels[other]}", nothing)
    ET.indent(root, " ")
    return ET.tostring(root, encoding="unicode") + "\n"


def _cell(root: ET.Element, corner: tuple[int, int], tally: Tally | None, name: str, nothing: str) -> None:
    (x, y), (width, height) = corner, _CELL
    rate = None if tally is None else tally.rate
    group = ET.SubElement(root, "g", {"class": "none" if rate is None else f"c{shade(rate)}"})
    words = nothing if rate is None else f"{rate:.0%}"
    ET.SubElement(group, "title").text = f"{name}: {words}"
    edges = {"x": str(x), "y": str(y), "width": str(width - _GAP), "height": str(height - _GAP), "rx": "3"}
    ET.SubElement(group, "rect", edges)
    if rate is None or tally is None:
        _text(group, x + width / 2, y + height / 2 + 4, nothing, "", "middle")
        return
    low, high = tally.interval
    _text(group, x + width / 2, y + 22, words, "rate", "middle")
    _text(group, x + width / 2, y + 38, f"{low:.0%} – {high:.0%}", "range", "middle")


def shade(rate: float) -> int:
    """The number of the colour of a rate from 0 to 1."""
    return min(len(LIGHT) - 1, int(rate * len(LIGHT)))


def _style() -> str:
    def colours(page: tuple[str, str], shades: Sequence[tuple[str, str]]) -> str:
        ground, ink = page
        rules = [f".page{{fill:{ground}}} text,.none text{{fill:{ink}}} .none rect{{fill:none;stroke:{ink};stroke-opacity:.35}}"]
        rules += [f".c{i} rect{{fill:{fill}}} .c{i} text{{fill:{text}}}" for i, (fill, text) in enumerate(shades)]
        return " ".join(rules)

    fonts = "text{font:13px system-ui,sans-serif} .head,.rate{font-size:15px;font-weight:600} .range{font-size:11px}"
    return f"{fonts} {colours(PAGE['light'], LIGHT)} @media (prefers-color-scheme: dark){{{colours(PAGE['dark'], DARK)}}}"


def _text(parent: ET.Element, x: float, y: float, words: str, kind: str, anchor: str = "start") -> None:
    element = ET.SubElement(parent, "text", {"x": f"{x:g}", "y": f"{y:g}", "text-anchor": anchor})
    if kind:
        element.set("class", kind)
    element.text = words
