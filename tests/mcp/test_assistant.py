"""The tools for assistants, used by the protocol's own client over a real pipe."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

pytest.importorskip("mcp")
from mcp import Client, StdioServerParameters

CASE = """\
turn player: Reinforcement of the Army, Dark Hole in hand; deck Celtic Guardian
opponent: Ash Blossom & Joyous Spring in hand; Sangan face-up
"""


def talk(conversation: Callable[[Client], Awaitable[Any]]) -> Any:
    """Have a conversation with a server of its own."""
    kept = {name: value for name, value in os.environ.items() if name not in ("SOLEMN_SCRIPTS", "SOLEMN_DB")}
    server = StdioServerParameters(command=sys.executable, args=["-m", "solemn", "mcp", "--lang", "en"], env=kept)

    async def run() -> Any:
        async with Client(server) as client:
            return await conversation(client)

    return asyncio.run(asyncio.wait_for(run(), 120))


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    found = result.structured_content
    assert found is not None
    found = found["result"] if set(found) == {"result"} else found
    return {**found, **found["position"]} if "position" in found else found


async def error_of(client: Client, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return " ".join(block.text for block in result.content if block.type == "text")


def number_of(position: dict[str, Any], *words: str) -> int:
    """The choice whose text has all these words."""
    return next(choice["number"] for choice in position["choices"] if all(word in choice["text"] for word in words))


def test_a_case_is_put_up_played_and_taken_back() -> None:
    async def conversation(client: Client) -> None:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert {"find_cards", "put_up", "may_do", "play", "go_back", "judge", "explain_rule", "read_replay", "lint_script"} <= set(tools)
        assert all(tool.description and tool.output_schema for tool in tools.values())

        begun = await call(client, "put_up", case=CASE)
        assert begun["player"] == 0
        assert any("Sangan" in line for line in begun["board"])
        activated = await call(client, "play", case=begun["case"], choices=[number_of(begun, "Reinforcement of the Army", "ctivate")])
        assert activated["player"] == 1
        assert "0 to pass" in activated["how"]
        negated = await call(client, "play", case=begun["case"], choices=[number_of(activated, "Ash Blossom")])
        assert any("effect negated by Ash Blossom & Joyous Spring [E1" in line for line in negated["news"]), negated["news"]

        await call(client, "go_back", case=begun["case"])
        resolved = await call(client, "play", case=begun["case"], choices=[0])
        while "Celtic Guardian" not in " ".join(resolved["news"]):
            resolved = await call(client, "play", case=begun["case"], choices=[1])
        assert not any("negated" in line for line in resolved["news"])

    talk(conversation)


def test_why_not_judging_rules_cards_and_scripts() -> None:
    async def conversation(client: Client) -> None:
        begun = await call(client, "put_up", case=CASE + "turn player: Threatening Roar in hand\n")
        doings = await call(client, "may_do", case=begun["case"], card="Threatening Roar")
        refused = next(doing for doing in doings if doing["number"] is None)
        assert "A Trap Card must be Set first." in [reason["text"] for reason in refused["reasons"]]
        assert {"Set"} <= {doing["text"] for doing in doings if doing["number"] is not None}

        judged = await call(client, "judge", case=CASE + "- turn player activates Dark Hole\n? opponent has Sangan in GY\n")
        assert judged["verdict"] == "agrees"
        assert any(verdict["outcome"] for verdict in judged["verdicts"])

        explained = await call(client, "explain_rule", rule=" e1")
        assert explained["rule"] == "E1" and explained["sentence"] and explained["source"]
        found = await call(client, "find_cards", text="cendres")
        assert "Ash Blossom & Joyous Spring" in [card["name"] for card in found["cards"]] and found["note"] == ""
        findings = await call(client, "lint_script", source="local s,id=GetID()\nfunction s.initial_effect(c)\n\tundefined_name(c)\nend\n")
        assert [finding["line"] for finding in findings if "undefined_name" in finding["message"]] == [3]

    talk(conversation)


def test_plays_of_the_text_that_are_refused_are_named() -> None:
    async def conversation(client: Client) -> None:
        begun = await call(client, "put_up", case="turn player: Mirror Force set\n- turn player activates Mirror Force\n")
        (play,) = begun["refused"]
        assert (play["step"], play["line"], play["reasons"][0]["rule"]) == (1, 2, "R-EVENT")
        assert "Mirror Force" in play["text"]
        assert begun["player"] == 0 and begun["notes"] == []
        assert (await call(client, "put_up", case=CASE + "- turn player activates Dark Hole\n"))["refused"] == []

        by_name = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert all("`phase: Battle Phase`" in (by_name[name].description or "") for name in ("put_up", "judge"))
        in_battle = "turn player: Sangan face-up\nphase: Battle Phase\n- turn player attacks directly with Sangan\n"
        assert (await call(client, "put_up", case=in_battle))["refused"] == []

    talk(conversation)


def test_what_is_not_found_and_what_is_left_out_is_said() -> None:
    async def conversation(client: Client) -> None:
        for text in ("Zzyzx of Nowhere", "99999999999999999999", "123456789"):
            nothing = await call(client, "find_cards", text=text)
            assert nothing["cards"] == []
            assert text in nothing["note"] and "only the bundled cards are known here" in nothing["note"]
        many = await call(client, "find_cards", text="dragon")
        assert len(many["cards"]) == 12 and "there are more" in many["note"]

        begun = await call(client, "put_up", case=CASE + "- turn player activates Dark Hole\n")
        back = await call(client, "go_back", case=begun["case"], steps=1)
        again = await call(client, "go_back", case=begun["case"], steps=100)
        assert (back["taken_back"], again["at_beginning"]) == (1, True)
        assert any("Dark Hole" in choice["text"] for choice in again["choices"])
        none = await call(client, "go_back", case=begun["case"])
        assert (none["taken_back"], none["at_beginning"]) == (0, True)

    talk(conversation)


def test_a_replay_is_told_with_the_puzzle_beside_it(tmp_path: Path) -> None:
    from solemn.cli.main import app

    case = tmp_path / "case.duel"
    case.write_text(CASE + "- turn player activates Dark Hole\n", encoding="utf-8")
    CliRunner().invoke(app, ["judge", str(case), "--replay", str(tmp_path / "case.yrp")])

    async def conversation(client: Client) -> None:
        told = await call(client, "read_replay", path=str(tmp_path / "case.yrp"))
        assert any("Dark Hole" in line for line in told["lines"])
        for script in tmp_path.glob("*.lua"):
            script.unlink()
        assert "is not beside the replay" in await error_of(client, "read_replay", path=str(tmp_path / "case.yrp"))

    talk(conversation)


def test_errors_say_what_to_do() -> None:
    async def conversation(client: Client) -> None:
        assert "put it up again" in await error_of(client, "look", case="nowhere")
        assert "Dark Hole" in await error_of(client, "put_up", case="turn player: Dark Hloe in hand\n")
        unknown = await error_of(client, "explain_rule", rule="R-FIRST-TRUN")
        assert "did you mean" in unknown and "R-FIRST-TURN" in unknown and len(unknown) < 200
        assert "'step', expected 'case' or 'steps'; did you mean 'steps'?" in await error_of(client, "go_back", case="nowhere", step=5)
        assert "did you mean 'card'?" in await error_of(client, "may_do", case="nowhere", kard="Sangan")
        assert all(tool.input_schema["additionalProperties"] is False for tool in (await client.list_tools()).tools)
        assert ".yrp" in await error_of(client, "read_replay", path="/etc/passwd")
        begun = await call(client, "put_up", case=CASE)
        assert "expected numbers from 1 to" in await error_of(client, "play", case=begun["case"], choices=[999])
        assert "expected one number" in await error_of(client, "play", case=begun["case"], choices=[])
        again = await call(client, "look", case=begun["case"])  # nothing was lost
        assert again["choices"] == begun["choices"]

    talk(conversation)


def test_a_text_that_cannot_be_read_closes_no_other_case() -> None:
    from mcp.server.mcpserver.exceptions import ToolError

    from solemn.duel.pool import bundled_pool
    from solemn.judge.language.speech import english
    from solemn.mcp.server import Tools
    from solemn.table.boards import Boards

    boards = Boards(bundled_pool(), english(), most=1)
    tools = Tools(boards)
    first = tools.put_up(CASE)["case"]
    with pytest.raises(ToolError, match="Dark Hole"):
        tools.put_up("turn player: Dark Hloe in hand\n")
    assert tools.look(first)["case"] == first
    tools.put_up(CASE)
    with pytest.raises(ToolError, match="put it up again"):
        tools.look(first)
    boards.close()
