"""Makes the pictures of the board in docs/pictures: six states that a reader, or a reviewer, can look at.

Needs playwright, Pillow and a Chromium on the path (`pip install -e '.[test,tables]'`, Debian: `apt-get install chromium`).
"""

import argparse
import os
import shutil
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import sync_playwright

from solemn.cli.board import SAMPLE
from solemn.judge.language.choosing import speech_in
from solemn.judge.play.judging import Judge
from solemn.table.boards import Boards
from solemn.table.opening import open_file, open_text
from solemn.web.page import page as page_of
from solemn.web.serving import Served

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "docs" / "pictures"
EXAMPLE: Final = ROOT / "examples" / "skill-drain-on-and-off.yaml"
COLOURS: Final = 255
DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)


def click(page: Any, selector: str) -> None:
    """Click, and wait for what the server answers."""
    page.locator(selector).first.click()
    page.wait_for_selector("body:not([aria-busy])")


def card(name: str) -> str:
    """The card of that name on the field."""
    return f'#field .card[aria-label^="{name}"]'


def choose(page: Any) -> None:
    """A card with what it may do and why it may not do the rest."""
    click(page, card("Cannon Soldier"))


def chain(page: Any) -> None:
    """A Chain of two links, with a question to the player who may respond."""
    click(page, card("Cannon Soldier"))
    click(page, '[data-deed="activate"]')
    click(page, card("Luster Dragon"))
    while not page.locator("#prompt.of-1").count():
        click(page, "[data-pass]")
    click(page, "#prompt button:has-text('Skill Drain')")


def verdicts(page: Any) -> None:
    """What became of it, with the text of a rule."""
    chain(page)
    while page.locator("[data-pass]").count():
        click(page, "[data-pass]")
    click(page, card("Cannon Soldier"))
    page.locator(".log .verdict .rule").last.click()


def setting_up(page: Any) -> None:
    """Cards found while a name is typed."""
    click(page, "[data-tool=setup]")
    page.wait_for_selector("[data-play]")
    page.fill("[data-key=find]", "dragon")
    page.wait_for_selector(".result")


STATES: Final[tuple[tuple[str, tuple[int, int], bool, Callable[[Any], None]], ...]] = (
    ("why", DESKTOP, False, choose),
    ("chain", DESKTOP, False, chain),
    ("verdicts", DESKTOP, False, verdicts),
    ("setting-up", DESKTOP, True, setting_up),
    ("phone", PHONE, False, choose),
)


def main() -> int:
    """Make all pictures."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    browser_path = shutil.which("chromium") or shutil.which("google-chrome")
    if browser_path is None:
        print("no chromium on the path", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    judge, speech = Judge.of(speech=speech_in("en")), speech_in("en")
    text = SAMPLE.read_text(encoding="utf-8")
    served = Served(Boards(judge.pool, speech, first=lambda judge, speech: open_text(text, "sample.duel", judge, speech)))
    end = served.run_in_background()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"] if os.geteuid() == 0 else [])
        for name, size, light, reach in STATES:
            page = new_page(browser, size, light)
            page.goto(served.address)
            page.wait_for_selector("body[data-ready]")
            reach(page)
            keep(page, name)
            page.context.close()
        page = new_page(browser, DESKTOP, False)
        page.set_content(page_of(open_file(EXAMPLE, judge, speech), judge, speech))
        for _ in range(6):
            page.locator("#on").click()
        keep(page, "page")
        browser.close()
    end()
    for file in sorted(FOLDER.glob("*.png")):
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KiB")
    return 0


def keep(page: Any, name: str) -> None:
    """Write the picture with few colours: it is a third as large then."""
    with Image.open(BytesIO(page.screenshot())) as picture:
        few = picture.convert("RGB").quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
        few.save(FOLDER / f"{name}.png", optimize=True)


def new_page(browser: Any, size: tuple[int, int], light: bool) -> Any:
    """A page of its own, where nothing moves."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme="light" if light else "dark", reduced_motion="reduce"
    )
    return context.new_page()


if __name__ == "__main__":
    sys.exit(main())
