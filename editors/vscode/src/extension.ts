import * as vscode from "vscode";
import { LanguageClient } from "vscode-languageclient/node";

let client: LanguageClient | undefined;

function settings(): { command: string[]; options: Record<string, unknown> } {
  const configuration = vscode.workspace.getConfiguration("solemn");
  const options: Record<string, unknown> = {};
  for (const name of ["scripts", "db", "preview"]) {
    options[name] = configuration.get(name);
  }
  return { command: configuration.get<string[]>("command", ["solemn", "lsp"]), options };
}

async function start(): Promise<void> {
  const { command, options } = settings();
  const [program, ...args] = command;
  if (program === undefined) {
    void vscode.window.showErrorMessage("solemn: the setting solemn.command is empty.");
    return;
  }
  const cwd = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  client = new LanguageClient(
    "solemn",
    "solemn",
    { command: program, args, options: { cwd } },
    {
      documentSelector: [{ scheme: "file", language: "lua" }],
      initializationOptions: options,
      synchronize: { configurationSection: "solemn" },
    },
  );
  try {
    await client.start();
  } catch (error) {
    void vscode.window.showErrorMessage(`solemn: ${command.join(" ")} does not start (pip install 'solemn[lsp]'): ${error}`);
  }
}

async function stop(): Promise<void> {
  const running = client;
  client = undefined;
  await running?.dispose();
}

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  context.subscriptions.push(
    vscode.commands.registerCommand("solemn.restart", async () => {
      await stop();
      await start();
    }),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  await stop();
}
