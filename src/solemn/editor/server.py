"""The language server: what clients ask, handed on to the modules that know."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from solemn import __version__
from solemn.cards.sources import is_card_script, script_passcode
from solemn.editor import finding, navigating
from solemn.editor.completing import completions
from solemn.editor.hover import hover, passcode_of
from solemn.editor.knowledge import Knowledge, Known, Options
from solemn.editor.scenarios import Played, ScenarioFinder, play
from solemn.editor.signatures import signature_help
from solemn.editor.text import OpenScript
from solemn.judge.language.errors import InputError
from solemn.lint.findings import Finding
from solemn.lint.script import Script
from solemn.lint.texts import CardText

PAUSE: Final = 0.05  # seconds after the last keystroke before the script is linted
RUN_SCENARIOS: Final = "solemn.runScenarios"


@dataclass(slots=True)
class _Script:
    """What is kept of an open script between requests."""

    version: int | None = None
    opened: OpenScript | None = None
    last_good: Script | None = None
    findings: list[Finding] = field(default_factory=list)
    timer: asyncio.TimerHandle | None = None


class ScriptServer(LanguageServer):
    """A language server with what it knows of cards and scripts."""

    def __init__(self, options: Options) -> None:
        super().__init__("solemn", __version__)
        self.options = options
        self.knowledge = Knowledge(options)
        self.scripts: dict[str, _Script] = {}
        self.finder = ScenarioFinder()

    def known(self, uri: str) -> Known:
        """What is known for a script."""
        return self.knowledge.of(path_of(uri))

    def opened(self, uri: str) -> OpenScript:
        """The script as it stands in the editor now."""
        document = self.workspace.get_text_document(uri)
        kept = self.scripts.setdefault(uri, _Script())
        if kept.opened is None or kept.version != document.version:
            known = self.known(uri)
            path = path_of(uri)
            card = known.linter.card_of(str(path))
            kept.opened = OpenScript(str(path), document.source, self.workspace.position_codec, known.linter.library, card)
            kept.version = document.version
        return kept.opened

    def last_good(self, uri: str) -> Script | None:
        """The linter's model of the last version that was Lua."""
        opened = self.opened(uri)
        kept = self.scripts[uri]
        if opened.script is not None:
            kept.last_good = opened.script
        return kept.last_good

    def lint(self, uri: str) -> list[Finding]:
        """Lint the script as it stands, and tell the client what is found."""
        opened = self.opened(uri)
        report = self.known(uri).linter.lint(opened.data, opened.path)
        kept = self.scripts[uri]
        kept.findings = list(report.findings)
        told = [finding.diagnostic(found, opened) for found in kept.findings]
        self.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, told, kept.version))
        return kept.findings

    def lint_soon(self, uri: str) -> None:
        """Lint the script once no key has been pressed for a moment."""
        kept = self.scripts.setdefault(uri, _Script())
        if kept.timer is not None:
            kept.timer.cancel()
        kept.timer = asyncio.get_running_loop().call_later(PAUSE, self.lint, uri)

    def close(self, uri: str) -> None:
        """Forget a script, and take its findings back."""
        kept = self.scripts.pop(uri, None)
        if kept is not None and kept.timer is not None:
            kept.timer.cancel()
        self.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, []))

    def configure(self, given: object) -> None:
        """Take other settings, and lint what is open by them."""
        self.knowledge = Knowledge(Options.of(given, self.options))
        self.refresh()

    def refresh(self) -> None:
        """Read again what was known, and lint what is open."""
        self.knowledge.forget()
        for uri, kept in list(self.scripts.items()):
            kept.opened = None
            problem = self.known(uri).problem
            if problem:
                self.window_show_message(lsp.ShowMessageParams(lsp.MessageType.Warning, f"solemn: {problem}"))
            self.lint(uri)

    def card(self, uri: str) -> CardText | None:
        """The card that an open script is of."""
        return self.known(uri).linter.card_of(str(path_of(uri))) or self.known(uri).texts.get(_code(path_of(uri)))

    def folders(self, uri: str) -> list[Path]:
        """Where scenarios are looked for: the folders open in the editor, or the script's own folder and the one above it."""
        opened = [path_of(folder.uri) for folder in self.workspace.folders.values()]
        if not opened and self.workspace.root_path:
            opened = [Path(self.workspace.root_path)]
        return opened or [path_of(uri).parent.parent]


def path_of(uri: str) -> Path:
    """The file that an address means; of an unsaved script its name."""
    return Path(to_fs_path(uri) or uri.rpartition("/")[2].rpartition(":")[2])


def _code(path: Path) -> int:
    return script_passcode(path.name) if is_card_script(path.name) else 0


def make_server(options: Options) -> ScriptServer:
    """A server with all that it can do; `start_io()` runs it."""
    server = ScriptServer(options)
    _documents(server)
    _reading(server)
    _changing(server)
    _running(server)
    return server


def _documents(server: ScriptServer) -> None:
    @server.feature(lsp.INITIALIZE)
    def initialize(params: lsp.InitializeParams) -> None:
        server.configure(params.initialization_options)

    @server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: lsp.DidOpenTextDocumentParams) -> None:
        uri = params.text_document.uri
        problem = server.known(uri).problem
        if problem:
            server.window_show_message(lsp.ShowMessageParams(lsp.MessageType.Warning, f"solemn: {problem}"))
        server.lint(uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: lsp.DidChangeTextDocumentParams) -> None:
        server.lint_soon(params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: lsp.DidCloseTextDocumentParams) -> None:
        server.close(params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
    def saved(params: lsp.DidSaveTextDocumentParams) -> None:
        if not _code(path_of(params.text_document.uri)):  # a library file, perhaps
            server.refresh()

    @server.feature(lsp.WORKSPACE_DID_CHANGE_CONFIGURATION)
    def configured(params: lsp.DidChangeConfigurationParams) -> None:
        given: Any = params.settings
        server.configure(given.get("solemn", given) if isinstance(given, dict) else None)


def _reading(server: ScriptServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_HOVER)
    def hovered(params: lsp.HoverParams) -> lsp.Hover | None:
        opened = server.opened(params.text_document.uri)
        index = opened.index_at(params.position)
        text = hover(opened, index, server.known(params.text_document.uri)) if index is not None else ""
        if index is None or not text:
            return None
        return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, text), opened.range_of(opened.words.all[index]))

    @server.feature(lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=[".", ":"]))
    def completed(params: lsp.CompletionParams) -> lsp.CompletionList:
        uri = params.text_document.uri
        opened = server.opened(uri)
        return completions(opened, opened.before(params.position), server.last_good(uri), server.known(uri))

    @server.feature(lsp.TEXT_DOCUMENT_SIGNATURE_HELP, lsp.SignatureHelpOptions(trigger_characters=["(", ","]))
    def signed(params: lsp.SignatureHelpParams) -> lsp.SignatureHelp | None:
        opened = server.opened(params.text_document.uri)
        return signature_help(opened, opened.offset(params.position), server.known(params.text_document.uri))

    @server.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    def defined(params: lsp.DefinitionParams) -> list[lsp.Location]:
        uri = params.text_document.uri
        opened = server.opened(uri)
        index = opened.index_at(params.position)
        return [] if index is None else navigating.definition(opened, index, uri, server.known(uri))

    @server.feature(lsp.TEXT_DOCUMENT_REFERENCES)
    def referred(params: lsp.ReferenceParams) -> list[lsp.Location]:
        uri = params.text_document.uri
        opened = server.opened(uri)
        index = opened.index_at(params.position)
        found = [] if index is None else navigating.mentions_of(opened, index)
        return [lsp.Location(uri, opened.range_of(mention.word)) for mention in found]

    @server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def outlined(params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
        return navigating.outline(server.opened(params.text_document.uri))

    @server.feature(lsp.TEXT_DOCUMENT_INLAY_HINT)
    def hinted(params: lsp.InlayHintParams) -> list[lsp.InlayHint]:
        opened = server.opened(params.text_document.uri)
        known = server.known(params.text_document.uri)
        found = []
        for word in opened.words.all:
            if params.range.start.line <= word.line <= params.range.end.line:
                card = passcode_of(word, known)
                if card is not None:
                    place = opened.place(word.line, word.end_column)
                    found.append(lsp.InlayHint(place, card.name, padding_left=True, tooltip=card.text or None))
        return found


def _changing(server: ScriptServer) -> None:
    kinds = [lsp.CodeActionKind.QuickFix, finding.FIX_ALL]

    @server.feature(lsp.TEXT_DOCUMENT_CODE_ACTION, lsp.CodeActionOptions(code_action_kinds=kinds))
    def acted(params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        uri = params.text_document.uri
        opened = server.opened(uri)
        report = server.known(uri).linter.lint(opened.data, opened.path)  # what was told may be older than the text
        found = finding.actions(list(report.findings), params.range, uri, opened)
        only = params.context.only
        return [action for action in found if not only or any(str(action.kind).startswith(str(kind)) for kind in map(_kind, only))]

    @server.feature(lsp.TEXT_DOCUMENT_PREPARE_RENAME)
    def prepared(params: lsp.PrepareRenameParams) -> lsp.Range | None:
        opened = server.opened(params.text_document.uri)
        index = opened.index_at(params.position)
        if index is None:
            return None
        _refusing(lambda: navigating.renameable(opened, index))
        return opened.range_of(opened.words.all[index])

    @server.feature(lsp.TEXT_DOCUMENT_RENAME, lsp.RenameOptions(prepare_provider=True))
    def renamed(params: lsp.RenameParams) -> lsp.WorkspaceEdit | None:
        opened = server.opened(params.text_document.uri)
        index = opened.index_at(params.position)
        if index is None:
            return None
        edits = _refusing(lambda: navigating.rename(opened, index, params.new_name))
        return lsp.WorkspaceEdit(changes={params.text_document.uri: edits})


def _kind(kind: Any) -> str:
    return kind.value if isinstance(kind, lsp.CodeActionKind) else str(kind)


def _refusing(act: Any) -> Any:
    try:
        return act()
    except navigating.CannotRename as error:
        raise JsonRpcInvalidParams(str(error)) from None


def _running(server: ScriptServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_CODE_LENS)
    def lenses(params: lsp.CodeLensParams) -> list[lsp.CodeLens]:
        uri = params.text_document.uri
        code, card = _code(path_of(uri)), server.card(uri)
        files = server.finder.of_card(server.folders(uri), code, card.name if card is not None else "") if code else []
        if not files:
            return []
        line = next((number for number, text in enumerate(server.opened(uri).lines) if b"initial_effect" in text), 0)
        count = f"{len(files)} scenario{'' if len(files) == 1 else 's'}"
        command = lsp.Command(f"Run {count} of this card", RUN_SCENARIOS, arguments=[uri])
        return [lsp.CodeLens(lsp.Range(lsp.Position(line, 0), lsp.Position(line, 0)), command)]

    @server.thread()
    @server.command(RUN_SCENARIOS)
    def run_scenarios(uri: str) -> dict[str, Any]:
        path, card = path_of(uri), server.card(uri)
        files = server.finder.of_card(server.folders(uri), _code(path), card.name if card is not None else "")
        try:
            results = list(play(files, path, server.known(uri)))
        except InputError as error:
            server.window_show_message(lsp.ShowMessageParams(lsp.MessageType.Error, f"solemn: {error}"))
            return {"played": 0, "good": 0, "results": []}
        return _told(server, results)


def _told(server: ScriptServer, results: list[Played]) -> dict[str, Any]:
    """Write the transcripts to the client's log, and say how many went as expected."""
    for result in results:
        server.window_log_message(lsp.LogMessageParams(lsp.MessageType.Info, result.text))
    bad = [result for result in results if not result.good]
    good = len(results) - len(bad)
    text = f"solemn: {good} of {len(results)} scenarios as expected"
    text += "".join(f"; {result.path.name}: {result.verdict}" for result in bad)
    kind = lsp.MessageType.Warning if bad else lsp.MessageType.Info
    server.window_show_message(lsp.ShowMessageParams(kind, text))
    told = [{"file": str(result.path), "verdict": result.verdict, "transcript": result.text} for result in results]
    return {"played": len(results), "good": good, "results": told}
