"""Everybody can use it: axe finds nothing serious, every size from 320 pixels on works, everything has a name and a key."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from test_board import CASE, card, click, do, settle

Open = Callable[..., Any]
BOX = "one.getBoundingClientRect()"
BAD = ("serious", "critical")


def faults(page: Any) -> list[str]:
    """What axe finds that is serious: rule, element, what is wrong. It is put into the page from outside, past the page's policy."""
    pytest.importorskip("axe_playwright_python", reason="axe comes with axe-playwright-python (pip install axe-playwright-python)")
    source = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
    page.evaluate(source)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in BAD
        for node in fault["nodes"][:6]
    ]


@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
def test_axe_finds_nothing_serious(open_page: Open, light: bool) -> None:
    page = open_page(CASE, light=light)
    assert faults(page) == [], "a board"
    click(page, card(page, "Cannon Soldier"))
    assert faults(page) == [], "a card and its reasons"
    do(page, "Lightning Vortex", "activate")
    assert faults(page) == [], "a choice"
    click(page, card(page, "Sangan"))
    assert faults(page) == [], "a Chain"
    click(page, "#prompt button:has-text('Dark Bribe')")
    page.locator("[data-key='tab:tree']").click()
    assert faults(page) == [], "verdicts and the tree"
    page.click("[data-tool=settings]")
    assert faults(page) == [], "settings"
    page.keyboard.press("Escape")
    page.click("[data-tool=setup]")
    page.wait_for_selector("[data-play]")
    page.fill("[data-key=find]", "dragon")
    page.wait_for_selector(".result")
    card(page, "Cannon Soldier").click()
    assert faults(page) == [], "setting up"


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (768, 1024), (1280, 720), (3840, 2160)], ids=lambda size: str(size[0]))
def test_sizes(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(CASE, size=size)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    boxes = page.eval_on_selector_all("#field .grid .zone", f"all => all.map((one) => {BOX}).map((box) => [box.left, box.right])")
    assert min(box[0] for box in boxes) >= 0 and max(box[1] for box in boxes) <= size[0]
    assert page.eval_on_selector("#field .card", "one => one.getBoundingClientRect().width") >= 24
    do(page, "Lightning Vortex", "activate")
    click(page, card(page, "Sangan"))
    click(page, "#prompt button:has-text('Dark Bribe')")
    assert page.locator(".log .verdict").count() == 2
    if size[0] <= 390:
        assert faults(page) == []


def test_a_phone_by_touch(browser: Any, served: Any) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = context.new_page()
    page.goto(served.address)
    page.wait_for_selector("body[data-ready]")
    card(page, "Cannon Soldier").tap()
    settle(page)
    page.wait_for_selector("#inspect .deed")
    small = page.eval_on_selector_all(
        "#bar button, #prompt button, #inspect .deed", f"all => all.map((one) => {BOX}).filter((box) => box.height < 32).length"
    )
    assert small == 0
    page.locator("#inspect .deed").first.tap()
    settle(page)
    page.wait_for_selector("#field .card.can")
    context.close()


def test_everything_has_a_name_and_can_be_reached(open_page: Open) -> None:
    page = open_page(CASE)
    nameless = page.eval_on_selector_all(
        "button, input, select, textarea",
        "all => all.filter((one) => !(one.ariaLabel || one.innerText.trim() || one.labels?.length)).length",
    )
    assert nameless == 0
    labels = page.eval_on_selector_all("#field .card", "all => all.map((one) => one.getAttribute('aria-label'))")
    assert any(label.startswith("Summoned Skull, 2500/1200, face-up Attack Position") for label in labels)
    assert any("face-down" in label for label in labels)
    unreachable = page.eval_on_selector_all("button:not([disabled])", "all => all.filter((one) => one.tabIndex < 0).length")
    assert unreachable == 0


def test_the_language_of_the_page_is_told_and_can_be_changed(open_page: Open) -> None:
    page = open_page(CASE)
    click(page, card(page, "Cannon Soldier"))
    page.click("[data-tool=settings]")
    page.select_option("#language", "ja")
    page.wait_for_selector("html[lang=ja]")
    settle(page)
    assert "効果" in page.locator("#inspect").inner_text() and "メインフェイズ" in page.locator(".middle").inner_text()
