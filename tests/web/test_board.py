"""The board in a real browser: playing and being told why, setting up, taking away."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solemn.duel.pool import bundled_pool
from solemn.judge.language.choosing import speech_in
from solemn.judge.play.judging import AGREES, Judge
from solemn.judge.scenario.reading import parse_scenario
from solemn.table.opening import open_file

EXAMPLES = Path(__file__).parents[2] / "examples"
CASE = """title: Vortex and Bribe
phase: Main Phase 1
turn player: Lightning Vortex, Sangan, Cyber Dragon in hand; Cannon Soldier in attack; Mystical Elf in attack; deck 2 Mystical Elf
opponent: Summoned Skull in attack; Dark Bribe set; Skill Drain set; deck Mystical Elf
"""
Open = Callable[..., Any]


def card(page: Any, name: str, where: str = "#field") -> Any:
    """The card of that name on the field."""
    return page.locator(f'{where} .card[aria-label^="{name}"]').first


def settle(page: Any) -> None:
    """Wait until the page has drawn what the server answered."""
    page.wait_for_selector("body:not([aria-busy])")


def click(page: Any, selector: Any) -> None:
    """Click, and wait for the answer."""
    (page.locator(selector).first if isinstance(selector, str) else selector).click()
    settle(page)


def do(page: Any, name: str, way: str) -> None:
    """Choose a card and let it do something."""
    click(page, card(page, name))
    page.wait_for_selector(f'#inspect h3:has-text("{name}")')
    click(page, f'#inspect [data-deed="{way}"]')


def test_a_card_says_what_it_may_do_and_why_not(open_page: Open) -> None:
    page = open_page(CASE)
    click(page, card(page, "Cannon Soldier"))
    assert page.locator("#inspect [data-deed=activate]:not([disabled])").count() == 1
    refused = page.locator("#inspect [data-refused=attack]")
    assert "In the first turn of a duel there is no Battle Phase." in refused.inner_text() and "R-FIRST-TURN" in refused.inner_text()
    refused.locator(".rule").click()
    assert "Rulebook" in refused.locator(".rule-text").inner_text()


def test_the_card_that_forbids_it_is_named(open_page: Open) -> None:
    page = open_page("phase: Main Phase 1\nturn player: Compulsory Evacuation Device set\nopponent: Jinzo in attack")
    click(page, card(page, "Compulsory"))
    assert "because of Jinzo" in page.locator("#inspect .refused").inner_text()


def test_a_chain_is_played_by_clicking(open_page: Open) -> None:
    page = open_page(CASE)
    do(page, "Lightning Vortex", "activate")
    click(page, card(page, "Sangan"))  # what is discarded
    assert page.locator(".chain li").count() == 1 and "discards Sangan" in page.locator(".chain").inner_text()
    click(page, "#prompt button:has-text('Dark Bribe')")
    verdict = page.locator(".log .verdict", has_text="activation negated by Dark Bribe")
    assert verdict.count() == 1 and page.locator(".chain").count() == 0
    verdict.locator(".rule", has_text="A1").first.click()
    assert "Chain Link is skipped" in verdict.inner_text()
    page.locator("[data-key=verdicts]").click()
    assert page.locator(".log li").count() == page.locator(".log .verdict").count() == 2
    page.fill("[data-key=filter]", "Bribe: resolved")
    assert page.locator(".log li").count() == 1


def test_undo_redo_and_branches(open_page: Open) -> None:
    page = open_page(CASE)
    do(page, "Lightning Vortex", "activate")
    click(page, card(page, "Sangan"))
    click(page, "[data-pass]")
    click(page, "[data-pass]") if page.locator("[data-pass]").count() else None
    assert card(page, "Summoned Skull").count() == 0
    for _ in range(6):
        if not page.locator("#prompt button:has-text('Dark Bribe')").count():
            page.keyboard.press("Control+z")
            settle(page)
    click(page, "#prompt button:has-text('Dark Bribe')")
    assert card(page, "Summoned Skull").count() == 1
    page.locator("[data-key='tab:tree']").click()
    assert page.locator(".tree ul").count() >= 1  # a branch
    page.locator(".tree [aria-label^=Compare]").first.click()
    page.wait_for_selector("dialog .pair")
    assert page.locator("dialog .differs").count() >= 1 and "Summoned Skull" in page.locator("dialog .expected").inner_text()
    page.keyboard.press("Escape")
    click(page, ".tree .node >> nth=0")
    assert card(page, "Lightning Vortex").count() == 1 and page.locator("[data-tool=undo][disabled]").count()
    page.keyboard.press("Control+y")
    settle(page)
    assert page.locator("[data-tool=undo]:not([disabled])").count()


def test_only_the_keyboard(open_page: Open) -> None:
    page = open_page(CASE)
    card(page, "Cyber Dragon").focus()
    for _ in range(8):
        if "Lightning Vortex" in str(page.evaluate("document.activeElement.getAttribute('aria-label')")):
            break
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.wait_for_selector('#inspect h3:has-text("Lightning Vortex")')
    page.keyboard.press("1")
    page.wait_for_selector("#field .card.can")
    card(page, "Sangan").focus()
    page.keyboard.press("Space")
    page.wait_for_selector(".chain li")
    page.locator("#prompt button:has-text('Dark Bribe')").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".log .verdict:has-text('negated')")
    assert "Dark Bribe" in page.locator("#said").inner_text()


def test_setting_up_by_keyboard_and_playing_it(open_page: Open) -> None:
    page = open_page()
    page.click("[data-tool=setup]")
    page.click("[data-key=clear]")
    page.select_option("[data-key=into]", "1:mzone:2")
    for typed, value, name in (("summoned sk", "1:mzone:2", "Summoned Skull"), ("mirror fo", "0:szone:2", "Mirror Force")):
        page.select_option("[data-key=into]", value)
        page.fill("[data-key=find]", typed)
        page.wait_for_selector(f'.result[aria-selected=true]:has-text("{name}")')
        page.keyboard.press("Enter")
        page.wait_for_selector(f'#field .card[aria-label^="{name}"]')
    card(page, "Summoned Skull").click()
    page.select_option("#card-pos", "defense")
    page.select_option("#set-turn", "1")
    page.select_option("#set-phase", "main1")
    page.fill("[data-key='lp:0']", "4000")
    page.keyboard.press("Tab")
    page.click("[data-play]")
    page.wait_for_selector("#prompt.of-1")
    assert page.locator("#field .lp-number").nth(1).inner_text() == "4000"
    assert "Defense" in str(card(page, "Summoned Skull").get_attribute("aria-label"))
    page.click("[data-tool=setup]")
    page.wait_for_selector("[data-play]")
    card(page, "Mirror Force").focus()
    page.keyboard.press("Delete")
    assert card(page, "Mirror Force").count() == 0
    page.keyboard.press("Control+z")
    assert card(page, "Mirror Force").count() == 1


def test_counters_of_several_kinds(open_page: Open) -> None:
    page = open_page("turn player: Breaker the Magical Warrior in attack with 1 Spell Counter\nopponent: Sangan in hand\n")
    page.click("[data-tool=setup]")
    card(page, "Breaker the Magical Warrior").click()
    assert page.input_value("#card-counters") == "1"
    page.select_option("[data-key=counter-kind1]", "Fog Counter")
    page.fill("#card-counters1", "2")
    page.keyboard.press("Tab")
    settle(page)
    assert [page.input_value(f"#card-counters{i}") for i in ("", "1", "2")] == ["1", "2", "0"]
    page.click("[data-play]")
    settle(page)
    label = str(card(page, "Breaker the Magical Warrior").get_attribute("aria-label"))
    assert "Spell Counter: 1" in label and "Fog Counter: 2" in label


def test_setting_up_by_dragging(open_page: Open) -> None:
    page = open_page()
    page.click("[data-tool=setup]")
    page.click("[data-key=clear]")
    page.fill("[data-key=find]", "luster dragon")
    page.wait_for_selector(".result")
    page.drag_and_drop(".result >> nth=0", "[data-zone='0:mzone:1']")
    assert page.locator("[data-zone='0:mzone:1'] .card").count() == 1
    page.drag_and_drop("[data-zone='0:mzone:1'] .card", "[data-zone='0:mzone:3']")
    assert page.locator("[data-zone='0:mzone:3'] .card").count() == 1 and page.locator("[data-zone='0:mzone:1'] .card").count() == 0
    page.drag_and_drop("[data-zone='0:mzone:3'] .card", "[data-zone='1:grave:']")
    assert page.locator("[data-zone='1:grave:'] .count").inner_text() == "1"


def test_decks_and_what_cannot_be(open_page: Open) -> None:
    page = open_page()
    page.click("[data-tool=setup]")
    page.click("[data-key=clear]")
    page.locator("#decks summary").click()
    page.fill("#deck-text", "#main\n46986414\n46986414\n#extra\n44508094")
    page.click("[data-key='deck:0']")
    page.wait_for_selector("[data-zone='0:deck:'] .count")
    assert page.locator("[data-zone='0:deck:'] .count").inner_text() == "2"
    assert page.locator("[data-zone='0:extra:'] .count").inner_text() == "1"
    page.locator("#decks summary").click()
    page.fill("#deck-text", "ydke://nonsense")
    page.click("[data-key='deck:1']")
    page.wait_for_selector("#fault:not(:empty)")
    assert "ydke" in page.locator("#fault").inner_text()


def test_what_is_taken_away_says_the_same(open_page: Open, tmp_path: Path, served: Any) -> None:
    page = open_page(CASE)
    do(page, "Lightning Vortex", "activate")
    click(page, card(page, "Sangan"))
    click(page, "#prompt button:has-text('Dark Bribe')")
    page.click("[data-tool=share]")
    page.wait_for_selector("dialog pre")
    judge = Judge(bundled_pool(), speech=speech_in("en"))
    notation, yaml = page.locator("dialog pre").all_inner_texts()
    for text in (notation, yaml):
        assert judge.judge(parse_scenario(text, "case", judge.names)).verdict == AGREES
    assert "activation negated" in yaml and "Dark Bribe" in notation
    saved = {}
    for kind in ("svg", "png", "html"):
        with page.expect_download() as found:
            page.click(f"[data-take={kind}]")
        saved[kind] = tmp_path / found.value.suggested_filename
        found.value.save_as(saved[kind])
    assert "Dark Bribe" in saved["svg"].read_text(encoding="utf-8") and saved["png"].read_bytes().startswith(b"\x89PNG")
    page.click("[data-take=link]")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(served.address + "#case=")
    again = open_page(hash=link[len(served.address) :])
    again.wait_for_selector(".log .verdict")
    assert again.locator(".log .verdict", has_text="activation negated by Dark Bribe").count() == 1
    page.goto(saved["html"].as_uri())  # no server now
    page.wait_for_selector("#field .card")
    while page.locator("#on:not([disabled])").count():
        page.click("#on")
    assert "as expected" not in page.inner_text("#step") and "Dark Bribe" in page.inner_text("#step")
    page.keyboard.press("ArrowLeft")
    assert page.locator("#on:not([disabled])").count()


@pytest.mark.parametrize("name", ["skill-drain-on-and-off.yaml", "mirror-force.yaml"])
def test_a_page_without_a_server(browser: Any, tmp_path: Path, name: str) -> None:
    from solemn.web.page import page as page_of

    judge = Judge(bundled_pool(), speech=speech_in("fr"))
    file = tmp_path / "case.html"
    opened = open_file(EXAMPLES / name, judge, speech_in("fr"))
    file.write_text(page_of(opened, judge, speech_in("fr")), encoding="utf-8")
    context = browser.new_context(offline=True)
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.goto(file.as_uri())
    page.wait_for_selector("#field .card")
    steps = 1
    while page.locator("#on:not([disabled])").count():
        page.click("#on")
        steps += 1
    page.locator("#field .card").first.click()
    assert steps > 3 and wrong == [] and page.locator("html").get_attribute("lang") == "fr"
    assert "Attendu" in page.inner_text("#step")
    context.close()


def test_files_are_opened(open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    page.click("[data-tool=open]")
    page.set_input_files("dialog input[type=file]", str(EXAMPLES / "mirror-force.yaml"))
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".log .verdict")
    page.locator("[data-key='tab:expected']").click()
    assert page.locator(".expected li").count() >= 1 and page.locator(".expected .no").count() == 0
    page.click("[data-tool=open]")
    broken = tmp_path / "broken.yaml"
    broken.write_text("setup: {players: [{hand: [Nobody At All]}, {}]}", encoding="utf-8")
    page.set_input_files("dialog input[type=file]", str(broken))
    page.wait_for_selector("#fault:not(:empty)")
    assert "Nobody At All" in page.locator("#fault").inner_text()
    assert page.locator("dialog").count() == 1


def test_manners(open_page: Open) -> None:
    page = open_page(CASE)
    page.click("[data-tool=settings]")
    page.select_option("#way-1", "pass")
    settle(page)
    page.keyboard.press("Escape")
    do(page, "Lightning Vortex", "activate")
    click(page, card(page, "Sangan"))
    page.wait_for_selector("#prompt:has-text('Main Phase')")
    assert card(page, "Summoned Skull").count() == 0


def test_zones_are_chosen_by_hand_on_request(open_page: Open) -> None:
    page = open_page(CASE)
    page.click("[data-tool=settings]")
    page.check("#zones")
    settle(page)
    page.keyboard.press("Escape")
    do(page, "Sangan", "normal_summon")
    page.wait_for_selector(".zone.can .spot")
    click(page, "[data-zone='0:mzone:4'] .spot")
    page.wait_for_selector("[data-zone='0:mzone:4'] .card")


def test_a_reload_finds_the_board_again(open_page: Open) -> None:
    page = open_page(CASE)
    do(page, "Sangan", "normal_summon")
    page.reload()
    page.wait_for_selector("body[data-ready]")
    assert page.locator("[data-zone^='0:mzone'] .card[aria-label^=Sangan]").count() == 1


@pytest.mark.parametrize("language", ["fr", "ja", "zh"])
def test_languages(open_page: Open, language: str) -> None:
    page = open_page(CASE, lang=language)
    said = speech_in(language)
    assert page.locator("html").get_attribute("lang") == language
    assert said.say("ui-undo") in page.locator("#bar").inner_text()
    name = said.card("Lightning Vortex")
    click(page, card(page, name))
    assert said.say("table-way", way="activate") in page.locator("#inspect").inner_text()
    assert json.loads(page.evaluate("JSON.stringify(document.body.innerText.includes('undefined'))")) is False
