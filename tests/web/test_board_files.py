"""What can be put on the board: replays, puzzles, EDOPro's pictures; and the commands that open it and write pages."""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from test_board import card, click, settle
from test_board_safety import act, ask, board
from typer.testing import CliRunner

from solemn.cli.main import app
from solemn.duel.facade import Duel
from solemn.duel.pool import Deck, bundled_pool
from solemn.duel.simple_players import eager_answer
from solemn.judge.language.choosing import speech_in
from solemn.table.boards import Boards
from solemn.web.serving import Served

EXAMPLE = Path(__file__).parents[2] / "examples" / "negate-attack.yaml"
PUZZLE = b"""
Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN, 4)
Debug.SetPlayerInfo(0, 1000, 0, 0)
Debug.SetPlayerInfo(1, 100, 0, 0)
Debug.AddCard(70781052, 0, 0, LOCATION_MZONE, 2, POS_FACEUP_ATTACK, true)
Debug.ReloadFieldEnd()
"""
PIXEL = bytes.fromhex(
    "ffd8ffe000104a46494600010100000100010000ffdb004300030202020202030202020303030304060404040404080606050609080a0a090809090a0c0f0c0a0b0e0b09"
    "090d110d0e0f101011100a0c12131210130f101010ffc9000b080001000101011100ffcc000600101005ffda0008010100003f00d2cf20ffd9"
)
TRIBUTES = """phase: Main Phase 1
turn player: Blue-Eyes White Dragon in hand; Luster Dragon in attack; Mystical Elf in attack; Vorse Raider in attack
opponent:
"""
Open = Callable[..., Any]


@pytest.fixture(scope="session")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A replay of a duel between simple players."""
    pool = bundled_pool()
    names = ("Summoned Skull", "Gemini Elf", "Sangan", "Cannon Soldier", "Luster Dragon", "Mystical Elf", "Vorse Raider", "Dark Hole")
    codes = [found.code for name in names if (found := pool.database.named(name)) is not None]
    duel = Duel([Deck(tuple(codes * 5)), Deck(tuple(codes * 5))], seed=3, pool=pool, rulings="ocgcore")
    chance = random.Random(3)
    for _ in range(60):
        if duel.decision is not None:
            duel.answer(eager_answer(duel.decision, chance))
    file = tmp_path_factory.mktemp("replays") / "duel.yrp"
    duel.write_replay(file)
    return file


def test_a_replay_on_the_board(open_page: Open, replay: Path) -> None:
    page = open_page()
    page.click("[data-tool=open]")
    page.set_input_files("dialog input[type=file]", str(replay))
    page.wait_for_selector("dialog", state="detached")
    assert page.locator(".case-title").inner_text() == "duel" and page.locator(".log li").count() > 20
    lines = page.locator(".log li").count()
    page.keyboard.press("Control+z")
    settle(page)
    assert page.locator(".log li").count() <= lines
    page.click("[data-tool=share]")
    page.wait_for_selector("dialog pre")
    assert "do:" in page.locator("dialog pre").nth(1).inner_text() or "setup:" in page.locator("dialog pre").nth(1).inner_text()


def test_a_puzzle_on_the_board(served: Any) -> None:
    status, body, _ = ask(served, "POST", f"/{served.token}/api/open?name=one.lua", PUZZLE)
    found = json.loads(body)
    assert status == 200 and found["title"] == "one", found
    assert [player["lp"] for player in found["view"]["players"]] == [1000, 100]
    assert act(served, "take", {"board": found["board"]})[0] in (200, 422)


def test_a_card_name_is_declared_from_those_that_can_be(served: Any) -> None:
    name = board(served)
    status, found = act(served, "declarable", {"board": name, "q": "dragon"})
    assert status == 200 and found["found"] == []  # nothing is declared now


def test_pictures_of_the_users_own(browser: Any, tmp_path: Path) -> None:
    folder = tmp_path / "pics"
    folder.mkdir()
    for code in (70781052, 40640057, 53129443):
        (folder / f"{code}.jpg").write_bytes(PIXEL)
    served = Served(Boards(bundled_pool(), speech_in("en"), pictures=folder))
    end = served.run_in_background()
    code = bundled_pool().database.named("Summoned Skull").code  # type: ignore[union-attr]
    (folder / f"{code}.jpg").write_bytes(PIXEL)
    context = browser.new_context()
    page = context.new_page()
    page.goto(served.address)
    page.wait_for_selector("body[data-ready]")
    page.click("[data-tool=open]")
    page.fill("dialog textarea", "phase: Main Phase 1\nturn player: Summoned Skull in attack")
    page.click("[data-open=text]")
    page.wait_for_selector(f"#field img[src='pictures/{code}.jpg']")
    for wrong in ("../pics/1.jpg", "-1.jpg", f"{code}.png", "9" * 400 + ".jpg"):
        assert ask(served, "GET", f"/{served.token}/pictures/{wrong}")[0] == 404
    context.close()
    end()


def test_the_pages_of_judge_and_replay(tmp_path: Path, replay: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SOLEMN_SCRIPTS", "SOLEMN_DB"):
        monkeypatch.delenv(name, raising=False)
    for command, file in (("judge", EXAMPLE), ("replay", replay)):
        target = tmp_path / f"{command}.html"
        done = CliRunner().invoke(app, [command, str(file), "--html", str(target)])
        text = target.read_text(encoding="utf-8")
        assert done.exit_code == 0 and text.startswith("<!doctype html>")
        assert "http" not in text.replace("http-equiv", "").replace("http://www.w3.org", "")
    done = CliRunner().invoke(app, ["judge", str(EXAMPLE), "--html", str(tmp_path / "nowhere" / "x.html"), "--lang", "de"])
    assert done.exit_code != 0
    two = CliRunner().invoke(app, ["judge", str(EXAMPLE), str(EXAMPLE), "--html", str(tmp_path / "x.html")])
    assert two.exit_code != 0 and "--html" in str(two.exception)


def test_a_text_in_a_page_is_never_markup(tmp_path: Path) -> None:
    file = tmp_path / "evil.duel"
    file.write_text("title: </script><script>alert(1)</script><b>\nphase: Main Phase 1\nturn player: Sangan in hand\n", encoding="utf-8")
    target = tmp_path / "evil.html"
    assert CliRunner().invoke(app, ["judge", str(file), "--html", str(target)]).exit_code == 0
    text = target.read_text(encoding="utf-8")
    assert "<script>alert" not in text and text.count("</script>") == 2


def test_the_command_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("SOLEMN_SCRIPTS", "SOLEMN_DB")} | {"LC_ALL": "C"}
    command = [sys.executable, "-c", "from solemn.cli.main import run; run()", "board", str(EXAMPLE), "--no-browser"]
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # what is ignored here would be ignored there
    try:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    finally:
        signal.signal(signal.SIGINT, heard)
    try:
        assert process.stdout is not None
        assert "http://127.0.0.1:" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
        assert "Traceback" not in errors
    finally:
        process.kill()
        process.communicate()


def test_wrong_files_and_ports_are_said_at_once(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["board", str(tmp_path / "nothing.yaml"), "--no-browser"])
    assert done.exit_code != 0 and "nothing.yaml" in str(done.exception)


def test_sums_and_tributes_by_clicking(open_page: Open) -> None:
    page = open_page(TRIBUTES)
    click(page, card(page, "Blue-Eyes"))
    click(page, '#inspect [data-deed="normal_summon"]')
    page.wait_for_selector("#field .card.can")
    click(page, card(page, "Luster Dragon"))
    click(page, card(page, "Mystical Elf"))
    if page.locator("[data-confirm]").count():
        click(page, "[data-confirm]")
    page.wait_for_selector(".log .verdict:has-text('Blue-Eyes White Dragon: Summon successful')")
    assert card(page, "Luster Dragon", ".grid").count() == 0 and card(page, "Vorse Raider").count() == 1
