"""The shares of hands as bars in SVG, with their intervals, for light and dark pages."""

from typing import Final
from xml.etree import ElementTree as ET

from solemn.combo.many import Shares

_BAR: Final = (72, 200)  # width, and height at 100 %
_LEFT: Final = 56
_TOP: Final = 64
_STEP: Final = 120
_INK: Final = ("#1a1a1a", "#f2f2f2")
_PAGE: Final = ("#ffffff", "#181818")
_FILL: Final = ("#4393c3", "#2f7ab5")
_TICKS: Final = (0, 25, 50, 75, 100)


def bars(found: Shares, title: str, summary: str, label: str) -> str:
    """An SVG of the shares; `label` stands below the axis, `summary` says what the picture shows to who does not see it."""
    rows = list(found.rows())
    width, height = max(_LEFT + len(rows) * _STEP + 16, 360), _TOP + _BAR[1] + 64
    root = ET.Element(
        "svg",
        {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width} {height}", "width": str(width), "height": str(height),
         "role": "img", "aria-labelledby": "title summary"},
    )  # fmt: skip
    ET.SubElement(root, "title", {"id": "title"}).text = title
    ET.SubElement(root, "desc", {"id": "summary"}).text = summary
    ET.SubElement(root, "style").text = _style()
    ET.SubElement(root, "rect", {"class": "page", "width": "100%", "height": "100%"})
    _text(root, 12, 28, title, "start", "head")
    for tick in _TICKS:
        y = _height(tick / 100)
        _line(root, _LEFT - 6, y, width - 12, y, "grid")
        _text(root, _LEFT - 10, y + 4, f"{tick} %", "end")
    for place, (through, _, share, low, high) in enumerate(rows):
        _bar(root, _LEFT + 24 + place * _STEP, through, (share, low, high))
    _text(root, width / 2, height - 14, label, "middle")
    ET.indent(root, " ")
    return ET.tostring(root, encoding="unicode") + "\n"


def _height(share: float) -> float:
    return _TOP + _BAR[1] * (1 - share)


def _bar(root: ET.Element, x: float, through: int, rates: tuple[float, float, float]) -> None:
    share, low, high = rates
    top, middle = _height(share), x + _BAR[0] / 2
    edges = {"x": f"{x:g}", "y": f"{top:g}", "width": str(_BAR[0]), "height": f"{_BAR[1] * share:g}", "class": "bar"}
    ET.SubElement(root, "rect", edges)
    _line(root, middle, _height(low), middle, _height(high), "whisker")
    for end in (low, high):
        _line(root, middle - 8, _height(end), middle + 8, _height(end), "whisker")
    _text(root, middle, _TOP - 10, f"{share:.0%}", "middle", "head")
    _text(root, middle, _TOP + _BAR[1] + 20, str(through), "middle")


def _line(root: ET.Element, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
    ET.SubElement(root, "line", {"x1": f"{x1:g}", "y1": f"{y1:g}", "x2": f"{x2:g}", "y2": f"{y2:g}", "class": kind})


def _text(root: ET.Element, x: float, y: float, words: str, anchor: str, kind: str = "") -> None:
    element = ET.SubElement(root, "text", {"x": f"{x:g}", "y": f"{y:g}", "text-anchor": anchor})
    if kind:
        element.set("class", kind)
    element.text = words


def _style() -> str:
    def colours(i: int) -> str:
        return (
            f".page{{fill:{_PAGE[i]}}} text{{fill:{_INK[i]}}} .bar{{fill:{_FILL[i]}}} "
            f".whisker{{stroke:{_INK[i]};stroke-width:2}} .grid{{stroke:{_INK[i]};stroke-opacity:.2}}"
        )

    fonts = "text{font:13px system-ui,sans-serif} .head{font-weight:600}"
    return f"{fonts} {colours(0)} @media (prefers-color-scheme: dark){{{colours(1)}}}"
