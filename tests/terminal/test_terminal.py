"""The table in the terminal: played, explained, taken back and saved from the keyboard."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("textual")
from textual.widgets import OptionList, RichLog, Static

from solemn.judge.language.choosing import speech_in
from solemn.judge.play.judging import Judge
from solemn.table.opening import open_text
from solemn.table.table import Table
from solemn.terminal.app import Reasons, TableApp

CASE = """\
turn player: Reinforcement of the Army, Threatening Roar in hand; deck Celtic Guardian, Mystical Elf
opponent: Ash Blossom & Joyous Spring in hand
"""


def play(folder: Path, keys: Callable[[Any, TableApp], Awaitable[None]], case: str = CASE, language: str = "en") -> None:
    async def run() -> None:
        speech = speech_in(language)
        judge = Judge.of(speech=speech)
        app = TableApp(Table(judge, open_text(case, "case", judge, speech), speech), speech, folder)
        async with app.run_test(size=(150, 50)) as pilot:
            await keys(pilot, app)

    asyncio.run(asyncio.wait_for(run(), 60))


def shown(app: TableApp, name: str) -> str:
    return str(app.query_one(name, Static).render())


def log(app: TableApp) -> str:
    return " ".join(" ".join(line.text for line in app.query_one("#log", RichLog).lines).split())


def number(app: TableApp, *words: str) -> str:
    choices = app.query_one("#choices", OptionList)
    texts = [str(choices.get_option_at_index(i).prompt) for i in range(choices.option_count)]
    return next(text.split()[0] for text in texts if all(word in text for word in words))


def test_a_case_is_played_taken_back_and_saved(tmp_path: Path) -> None:
    async def keys(pilot: Any, app: TableApp) -> None:
        assert "Monster Zone, player 1" in shown(app, "#field")
        await pilot.press(*number(app, "Reinforcement of the Army", "ctivate"))
        await pilot.press(*number(app, "Ash Blossom"))
        assert "effect negated by Ash Blossom & Joyous Spring" in log(app)
        await pilot.press("u")
        assert "negated" not in log(app)
        await pilot.press("p")  # the opponent passes
        await pilot.press("1")  # the card that is looked for
        assert "Celtic Guardian" in shown(app, "#field")
        await pilot.press("s")
        saved = tmp_path / "case-1.yaml"
        assert saved.is_file()
        assert Judge.of().judge_file(saved).verdict == "agrees"

    play(tmp_path, keys)


def test_what_cannot_be_done_is_explained(tmp_path: Path) -> None:
    async def keys(pilot: Any, app: TableApp) -> None:
        await pilot.press("w")
        assert isinstance(app.screen, Reasons)
        text = str(app.screen.query_one(Static).render())
        assert "Threatening Roar: activate" in text.replace("Activate", "activate")
        assert "A Trap Card must be Set first. [R-SET-TURN]" in text
        await pilot.press("x")
        assert not isinstance(app.screen, Reasons)

    play(tmp_path, keys)


def test_several_are_marked_and_then_taken(tmp_path: Path) -> None:
    case = "turn player: Forbidden Droplet, Mystical Elf, Celtic Guardian in hand\nopponent: Sangan face-up; Exiled Force face-up\n"

    async def keys(pilot: Any, app: TableApp) -> None:
        await pilot.press(*number(app, "Forbidden Droplet", "ctivate"))
        assert app.query_one("#choices", OptionList).option_count > 1
        await pilot.press("1", "2", "2")
        marks = [str(app.query_one("#choices", OptionList).get_option_at_index(i).prompt)[3:6] for i in range(2)]
        assert marks == ["[x]", "[ ]"]
        await pilot.press("d")
        assert "player 0 activates Forbidden Droplet" in log(app)

    play(tmp_path, keys, case)


def test_the_keys_speak_the_readers_language(tmp_path: Path) -> None:
    async def keys(pilot: Any, app: TableApp) -> None:
        assert {"Zurück", "Warum nicht", "Speichern"} <= {binding.description for _, binding, *_ in app.active_bindings.values()}

    play(tmp_path, keys, language="de")


@pytest.mark.parametrize("players", ["greedy", "search:rollouts=2,random"])
def test_a_duel_of_decks_is_played_against_a_player(players: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from solemn.cli.duel import play_in_terminal
    from solemn.cli.files import FileOptions

    for name in ("SOLEMN_SCRIPTS", "SOLEMN_DB"):
        monkeypatch.delenv(name, raising=False)
    deck = tmp_path / "deck.ydk"
    deck.write_text("#main\n" + "15025844\n5405694\n" * 20 + "#extra\n!side\n", encoding="utf-8")
    played: list[int] = []

    def run(app: TableApp) -> None:
        async def turns() -> None:
            async with app.run_test(size=(150, 50)) as pilot:
                app.query_one("#choices", OptionList)
                assert app._position.player == 1  # the other player answers of itself
                hands = [line for line in shown(app, "#field").splitlines() if line.strip().startswith("hand")]
                assert set(hands[1].split(": ")[1].replace(", ", "")) == {"?"}
                assert "?" not in hands[0]
                await pilot.press(*number(app, "End turn"))
                played.append(app._table.duel.state.turn)
                assert app._position.player in (1, None)

        asyncio.run(turns())

    monkeypatch.setattr(TableApp, "run", run)
    play_in_terminal(
        (str(deck), str(deck)), FileOptions(), player=1, seed=3, ruleset="mr5", banlist=None, speech=speech_in("en"), first=0,
        players=players,
    )  # fmt: skip
    assert played and played[0] >= 3  # one's own turn, and the other's after it
