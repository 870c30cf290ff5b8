// What the page knows, and how it asks the server. Everything lies under the token in the page's own address.

export const S = {
  board: null, mode: "play", view: null, asked: null, phases: [], nodes: new Map(), now: 0, undo: null, redo: null, selected: null,
  card: null, pile: null, chosen: [], words: {}, terms: null, languages: [], lang: null, pictures: false, scenario: null, outcome: [],
  notes: [], title: "", ways: ["ask", "ask"], zones: false, tab: "log", filter: "", verdictsOnly: false, compare: null, busy: false,
  moved: new Set(), animate: true,
};

export function t(id, values = {}) {
  let text = S.words[id] ?? id;
  for (const [name, value] of Object.entries(values)) text = text.replaceAll(`{${name}}`, String(value));
  return text;
}

export function player(number) {
  return t("player", { player: number });
}

export class Refused extends Error {}

let waiting = 0;

// What the server answers; meanwhile the page is busy.
async function answered(asked) {
  document.body.setAttribute("aria-busy", "true");
  waiting += 1;
  let response;
  let data = null;
  try {
    response = await asked;
    data = await response.json();
  } catch {
    throw new Refused(response ? String(response.status) : t("no-server"));
  } finally {
    waiting -= 1;
    if (!waiting) document.body.removeAttribute("aria-busy");
  }
  if (!response.ok) {
    const error = new Refused(data.error || String(response.status));
    error.gone = response.status === 410;
    throw error;
  }
  return data;
}

export async function ask(action, data = {}) {
  const body = JSON.stringify({ board: S.board, lang: S.lang, ...data });
  return answered(fetch(`api/${action}?lang=${S.lang || ""}`, { method: "POST", body, headers: { "content-type": "application/json" } }));
}

export async function get(path, query = {}) {
  const given = new URLSearchParams(Object.entries({ lang: S.lang || "", ...query }));
  return answered(fetch(`api/${path}?${given}`));
}

export async function sendFile(file) {
  const query = new URLSearchParams({ name: file.name, board: S.board || "", lang: S.lang || "" });
  return answered(fetch(`api/open?${query}`, { method: "POST", body: file }));
}

// A case in the address: the scenario, packed, behind the #. It never goes to a server.
export async function packed(data) {
  const stream = new Blob([JSON.stringify(data)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpacked(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  if (plain.length > 200000) throw new Refused("too large");
  const bytes = Uint8Array.from(plain, (char) => char.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > 1000000) throw new Refused("too large");
    parts.push(value);
  }
  return JSON.parse(await new Blob(parts).text());
}

export function remember(name, value) {
  try {
    localStorage.setItem(`solemn-${name}`, value);
  } catch {
    // private windows keep nothing
  }
}

export function remembered(name) {
  try {
    return localStorage.getItem(`solemn-${name}`);
  } catch {
    return null;
  }
}
