"""The language server over its protocol, as an editor talks to it."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

pytest_lsp = pytest.importorskip("pytest_lsp")
lsp = pytest.importorskip("lsprotocol.types")
LanguageClient = pytest_lsp.LanguageClient

pytestmark = pytest.mark.asyncio(loop_scope="module")

SCRIPT = """\
--💥 Quiet Veto
local s,id=GetID()
function s.initial_effect(c)
\tlocal e1=Effect.CreateEffect(c)
\te1:SetCategory(CATEGORY_NEGATE) e1:SetType(EFFECT_TYPE_QUICK_O) e1:SetProperty(EFFECT_FLAG_DAMAGE_STEP+EFFECT_FLAG_DAMAGE_CAL)
\te1:SetCode(EVENT_CHAINING)
\te1:SetRange(LOCATION_MZONE)
\te1:SetCondition(s.condition)
\te1:SetOperation(s.operation)
\tc:RegisterEffect(e1)
end
function s.condition(e,tp,eg,ep,ev,re,r,rp)
\tlocal tc=re:GetHandler()
\treturn Duel.IsChainNegatable(ev) and aux.NOT(tc:IsCode(97077563)) and not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
end
function s.operation(e,tp,eg,ep,ev,re,r,rp)
\tDuel.NegateActivation(ev)
end
"""
LIBRARY = "--Turns a condition round\nfunction Auxiliary.NOT(f)\n\treturn not f\nend\n"
SCENARIO = """\
title: Veto
setup: {players: [{hand: [Sangan]}, {}]}
steps: [{by: 0, do: normal_summon, card: Sangan}]
expect: [{check: card, card: Sangan, player: 0, zone: mzone}]
"""


@pytest_lsp.fixture(
    config=pytest_lsp.ClientServerConfig(server_command=[sys.executable, "-m", "solemn", "lsp"]), scope="module", loop_scope="module"
)
async def client(lsp_client: LanguageClient, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[None]:
    folder = tmp_path_factory.mktemp("repository")
    (folder / "script").mkdir()
    for name, text in (("utility.lua", LIBRARY), ("constant.lua", "VETO_MARK = 0x40 --a mark\n"), ("c26202165.lua", SCRIPT)):
        (folder / "script" / name).write_text(text, encoding="utf-8")
    (folder / "sangan.yaml").write_text(SCENARIO, encoding="utf-8")
    lsp_client.folder = folder
    await lsp_client.initialize_session(
        lsp.InitializeParams(
            capabilities=lsp.ClientCapabilities(),
            workspace_folders=[lsp.WorkspaceFolder(folder.as_uri(), "repository")],
            initialization_options={"scripts": [str(folder / "script")]},
        )
    )
    yield
    await lsp_client.shutdown_session()


_names = iter(range(100_000_001, 100_001_000))


async def _open(client: LanguageClient, text: str, name: str = ""):
    """Open a script, and wait until it was linted; its address."""
    uri = (client.folder / "script" / (name or f"c{next(_names)}.lua")).as_uri()
    client.text_document_did_open(lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(uri, "lua", 1, text)))
    await client.wait_for_notification("textDocument/publishDiagnostics")
    return uri


def _at(text: str, part: str, shift: int = 0):
    """The place of a part of a text, in UTF-16."""
    before = text[: text.index(part)].rpartition("\n")
    return lsp.Position(before[0].count("\n") + bool(before[1]), len(before[2].encode("utf-16-le")) // 2 + shift)


async def test_findings_come_while_one_types(client: LanguageClient) -> None:
    uri = await _open(client, SCRIPT)
    assert not client.diagnostics[uri]
    typed = SCRIPT.replace("e1:SetRange(LOCATION_MZONE)", "e1:SetRange(LOCATION_MZONES)")
    for version, text in ((2, typed[:200]), (3, typed)):
        client.text_document_did_change(
            lsp.DidChangeTextDocumentParams(
                lsp.VersionedTextDocumentIdentifier(version, uri), [lsp.TextDocumentContentChangeWholeDocument(text)]
            )
        )
    await asyncio.wait_for(client.wait_for_notification("textDocument/publishDiagnostics"), 10)
    found = client.diagnostics[uri]
    assert [(one.code, one.range.start.line) for one in found] == [("L101", 6)], "only the last text is linted, with its findings"
    assert typed.splitlines()[6][found[0].range.start.character : found[0].range.end.character] == "LOCATION_MZONES"


async def test_quick_fixes_mend_and_silence(client: LanguageClient) -> None:
    text = SCRIPT.replace("Duel.NegateActivation(ev)", "local unused=1\n\tDuel.NegateActivation(ev)")
    uri = await _open(client, text)
    (found,) = client.diagnostics[uri]
    actions = await client.text_document_code_action_async(
        lsp.CodeActionParams(lsp.TextDocumentIdentifier(uri), found.range, lsp.CodeActionContext([found]))
    )
    by_title = {action.title: action.edit.changes[uri][0] for action in actions}
    silence = by_title["L106: silence it here"]
    assert silence.new_text == "\tlocal unused=1 -- solemn: ignore[L106]\n" and silence.range.start == lsp.Position(16, 0)
    assert silence.range.end == lsp.Position(17, 0)


async def test_hover_tells_natives_callbacks_parameters_and_cards(client: LanguageClient) -> None:
    uri = await _open(client, SCRIPT)

    async def shown(part: str, shift: int = 1) -> str:
        found = await client.text_document_hover_async(lsp.HoverParams(lsp.TextDocumentIdentifier(uri), _at(SCRIPT, part, shift)))
        return found.contents.value if found is not None else ""

    assert "Duel.NegateActivation(" in await shown("NegateActivation(ev)\nend")
    setter = await shown("SetCondition")
    assert "Effect.SetCondition(" in setter and "EVENT_CHAINING" in setter and "`ev`: the number of the event" in setter
    assert "the player who caused the event" in await shown("rp)\n\tlocal")
    assert "Call of the Haunted" in await shown("97077563")
    assert "Turns a condition round" in await shown("NOT(tc")
    assert "EVENT_CHAINING = 1027" in await shown("EVENT_CHAINING")
    assert "condition of the effect of line 4" in (await shown("condition(e,tp")).lower()
    assert not await shown("--💥")


async def test_completion_knows_natives_constants_library_and_own_functions(client: LanguageClient) -> None:
    uri = await _open(client, SCRIPT)

    async def offered(line: str) -> list[str]:
        text = SCRIPT + f"function s.more(c)\n\t{line}"
        client.text_document_did_change(
            lsp.DidChangeTextDocumentParams(
                lsp.VersionedTextDocumentIdentifier(len(text), uri), [lsp.TextDocumentContentChangeWholeDocument(text)]
            )
        )
        last = text.rpartition("\n")[2]
        place = lsp.Position(text.count("\n"), len(last))
        found = await client.text_document_completion_async(lsp.CompletionParams(lsp.TextDocumentIdentifier(uri), place))
        return [item.label for item in sorted(found.items, key=lambda item: item.sort_text)]

    await client.text_document_completion_async(lsp.CompletionParams(lsp.TextDocumentIdentifier(uri), lsp.Position(9, 0)))
    assert "NegateActivation" in await offered("Duel.Neg")
    assert (await offered("c:IsCanBeEffectT"))[0] == "IsCanBeEffectTarget"
    assert "NOT" in await offered("aux.")
    assert "VETO_MARK" in await offered("x=VETO")
    assert {"condition", "operation"} <= set(await offered("e1:SetCost(s."))
    assert not await offered("-- Duel.") and not await offered('x="Duel.')


async def test_definitions_lie_in_the_script_and_in_the_library(client: LanguageClient) -> None:
    uri = await _open(client, SCRIPT)

    async def defined(part: str, shift: int = 1) -> list[tuple[str, int]]:
        params = lsp.DefinitionParams(lsp.TextDocumentIdentifier(uri), _at(SCRIPT, part, shift))
        found = await client.text_document_definition_async(params)
        return [(Path(place.uri).name, place.range.start.line) for place in found]

    own = Path(uri).name
    assert await defined("s.operation)", 3) == [(own, 15)]
    assert await defined("tc:IsCode") == [(own, 12)]
    assert await defined("NOT(tc") == [("utility.lua", 1)]
    assert await defined("NegateActivation") == []


async def test_renaming_changes_what_is_the_script_s_own(client: LanguageClient) -> None:
    uri = await _open(client, SCRIPT)

    async def renamed(part: str, shift: int, name: str) -> list[tuple[int, int]]:
        edit = await client.text_document_rename_async(lsp.RenameParams(lsp.TextDocumentIdentifier(uri), _at(SCRIPT, part, shift), name))
        assert {change.new_text for change in edit.changes[uri]} == {name}
        return [(change.range.start.line, change.range.start.character) for change in edit.changes[uri]]

    assert await renamed("s.operation)", 3, "veto") == [(8, 19), (15, 11)]
    assert await renamed("tc=", 1, "handler") == [(12, 7), (13, 46)]
    assert await renamed("e,tp,eg", 2, "player") == [(11, 23)]
    refused = (("NegateActivation", "x", "own"), ("tc=", "end", "no name"), ("tc=", "tp", "already"), ("initial", "x", "engine"))
    for part, name, why in refused:
        with pytest.raises(Exception, match=why):
            await renamed(part, 1, name)


async def test_card_names_stand_beside_passcodes(client: LanguageClient) -> None:
    uri = await _open(client, SCRIPT)
    whole = lsp.Range(lsp.Position(0, 0), lsp.Position(100, 0))
    hints = await client.text_document_inlay_hint_async(lsp.InlayHintParams(lsp.TextDocumentIdentifier(uri), whole))
    assert [(hint.label, hint.position) for hint in hints] == [("Call of the Haunted", _at(SCRIPT, "97077563", 8))]


async def test_the_scenarios_of_a_card_run_from_its_script(client: LanguageClient) -> None:
    uri = await _open(client, SCRIPT, "c26202165.lua")
    (lens,) = await client.text_document_code_lens_async(lsp.CodeLensParams(lsp.TextDocumentIdentifier(uri)))
    assert lens.command.title == "Run 1 scenario of this card" and lens.range.start.line == 2
    result = await client.workspace_execute_command_async(lsp.ExecuteCommandParams(lens.command.command, lens.command.arguments))
    found = result if isinstance(result, dict) else vars(result)
    assert found["played"] == 1
