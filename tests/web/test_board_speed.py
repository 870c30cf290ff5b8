"""A click is answered at once; many boards are small.

What is allowed is many times what a machine that does nothing else takes (15 ms a click): it tells work that grows with the board
or the cards from the rest.
"""

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

from test_board import CASE, settle
from test_board_safety import act, ask, board

from solemn.duel.simple_players import eager_answer
from solemn.table.boards import MOST_BOARDS

MOST = 0.3  # seconds of processor time, the server's and the page's together
MEMORY = 1 << 30
BOARDS = 20
Open = Callable[..., Any]


def percentile(times: list[float]) -> float:
    """The 95th percentile."""
    return sorted(times)[int(0.95 * len(times))]


def page_time(session: Any) -> float:
    """How long the page's script, style and layout have worked so far; what painting without a graphics card takes is not ours."""
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(found["ScriptDuration"] + found["LayoutDuration"] + found["RecalcStyleDuration"])


def test_a_click_is_answered_at_once(open_page: Open) -> None:
    page = open_page(CASE)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    times: list[float] = []

    def timed(selector: str) -> None:
        page.wait_for_selector(selector)
        before = time.process_time() + page_time(session)
        page.evaluate("selector => document.querySelector(selector).click()", selector)
        settle(page)
        times.append(time.process_time() + page_time(session) - before)

    for i in range(30):
        timed(f"#field .grid > div:nth-child({9 + i % 6}) button, #field .hand.of-0 .card:nth-child({1 + i % 3})")
    for _ in range(5):
        timed("#field .card[aria-label^='Lightning Vortex']")
        timed("#inspect [data-deed=activate]")
        timed("#field .card[aria-label^=Sangan]")
        timed("#prompt [data-way=chain]")
        timed("[data-tool=start]")
    assert percentile(times) < MOST


def test_names_are_found_while_they_are_typed(served: Any) -> None:
    times = []
    for typed in ("d", "dr", "drag", "blue-ey", "solemn ju", "青", "ドラゴン", "zzzz", "drak hol", "l'oeil"):
        before = time.process_time()
        assert ask(served, "GET", f"/{served.token}/api/search?q={quote(typed)}&lang=fr")[0] == 200
        times.append(time.process_time() - before)
    assert sorted(times)[-2] < 0.25


def memory() -> int:
    """What this process holds, in bytes; other tests ran in it before. 0 where the system does not say."""
    statistics = Path("/proc/self/statm")
    return int(statistics.read_text(encoding="ascii").split()[1]) * 4096 if statistics.exists() else 0


def test_many_boards_at_once(served: Any) -> None:
    assert BOARDS <= MOST_BOARDS
    held = memory()
    names = [board(served) for _ in range(BOARDS)]
    times = []
    chance = random.Random(5)
    for name in names:
        for _ in range(6):
            table = served.boards.get(name).table
            if table.decision is None:
                break
            answer = served.boards.get(name).do(lambda table=table: eager_answer(table.decision, chance)).result()
            before = time.process_time()
            assert act(served, "answer", {"board": name, "answer": json.loads(json.dumps(answer))})[0] == 200
            times.append(time.process_time() - before)
    assert percentile(times) < MOST
    assert memory() - held < MEMORY
