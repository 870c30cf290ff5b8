"""A server with the bundled cards, and Debian's Chromium driven by Playwright; without either these tests skip with a sentence."""

import os
import shutil
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from solemn.judge.language.choosing import speech_in
from solemn.judge.play.judging import Judge
from solemn.table.opening import open_text

collect_ignore_glob = [] if find_spec("starlette") and find_spec("uvicorn") else ["test_*.py"]  # pip install 'solemn[board]'
CHROMIUM = next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def served() -> Iterator[Any]:
    """A server whose boards begin with the sample."""
    from solemn.cli.board import SAMPLE
    from solemn.table.boards import Boards
    from solemn.web.serving import Served

    judge = Judge.of(speech=speech_in("en"))
    text = SAMPLE.read_text(encoding="utf-8")
    server = Served(Boards(judge.pool, speech_in("en"), first=lambda judge, speech: open_text(text, "sample.duel", judge, speech)))
    end = server.run_in_background()
    yield server
    end()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """The browser, one for the tests of a module: its driver keeps an event loop running, with which no test of coroutines can begin."""
    if CHROMIUM is None:
        pytest.skip("these tests drive Chromium, which is not here (Debian: apt-get install chromium)")
    driver = pytest.importorskip("playwright.sync_api", reason="these tests need playwright (pip install playwright)")
    with driver.sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"] if os.geteuid() == 0 else [])
        yield found
        found.close()


@pytest.fixture
def open_page(browser: Any, served: Any, tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """Opens the page in a window of a size, with `case` a case in the short notation on it. It may make no mistake and ask nobody else."""
    contexts: list[Any] = []
    wrong: list[str] = []

    def opened(case: str = "", *, size: tuple[int, int] = (1440, 900), light: bool = False, lang: str = "", hash: str = "") -> Any:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme="light" if light else "dark", reduced_motion="reduce",
            accept_downloads=True, permissions=["clipboard-read", "clipboard-write"],
        )  # fmt: skip
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" and "422" not in message.text else None)
        page.on("request", lambda request: None if own(request.url) else wrong.append(request.url))
        if lang:
            context.add_init_script(f"localStorage.setItem('solemn-lang', '{lang}')")
        page.goto(served.address + hash)
        page.wait_for_selector("body[data-ready]")
        if case:
            page.click("[data-tool=open]")
            page.fill("dialog textarea", case)
            page.click("[data-open=text]")
            page.wait_for_selector("dialog", state="detached")
        return page

    def own(url: str) -> bool:
        return url.startswith((served.address, "blob:", "data:", "file:"))

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []

