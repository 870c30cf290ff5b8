"""The heat map: every cell says in text what its colour says, and can be read on light and dark pages."""

from itertools import product
from xml.etree import ElementTree as ET

import pytest
from counted import contestants, result

from solemn.sweeping.picture import DARK, LIGHT, PAGE, heat_map, shade
from solemn.sweeping.playing import UNFINISHED
from solemn.sweeping.tally import Table

SVG = "{http://www.w3.org/2000/svg}"


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(("ground", "ink"), [*LIGHT, *DARK, *PAGE.values()])
def test_text_stands_out_from_its_ground(ground: str, ink: str) -> None:
    low, high = sorted((luminance(ground), luminance(ink)))
    assert (high + 0.05) / (low + 0.05) >= 4.5  # WCAG 2, level AA


def test_every_cell_says_what_it_shows() -> None:
    wins = [result(number, number % 2, 0 if number < 5 else 1) for number in range(8)]
    table = Table(contestants(3), [*wins, result(0, 0, None, UNFINISHED, row=1, column=2)])
    root = ET.fromstring(heat_map(table, ["A & B", "<C>", "D"], "Wins", "All of it", "against"))
    assert root.get("role") == "img" and [root.findtext(f"{SVG}{tag}") for tag in ("title", "desc")] == ["Wins", "All of it"]
    assert set(str(root.get("aria-labelledby")).split()) == {element.get("id") for element in root if element.get("id")}
    cells = {group.findtext(f"{SVG}title"): group for group in root.iter(f"{SVG}g")}
    assert set(cells) == {f"{one} against {other}: {cells_text(one, other)}" for one, other in product(["A & B", "<C>", "D"], repeat=2)}
    best = cells["A & B against <C>: 62%"]
    assert best.get("class") == "c5" and [text.text for text in best.iter(f"{SVG}text")] == ["62%", "31% – 86%"]
    assert cells["<C> against A & B: 38%"].get("class") == "c3"
    assert "prefers-color-scheme: dark" in str(root.findtext(f"{SVG}style"))


def cells_text(one: str, other: str) -> str:
    return {("A & B", "<C>"): "62%", ("<C>", "A & B"): "38%"}.get((one, other), "–")


def test_colours_go_from_losing_to_winning() -> None:
    assert [shade(rate) for rate in (0.0, 0.1, 0.5, 0.9, 1.0)] == [0, 0, 4, 8, 8]
    assert len(LIGHT) == len(DARK) == 9
