// The page: starts it, draws it anew after every answer, and takes keys.
import { drawField, moveFocus } from "./field.js";
import { fill, h, icon } from "./dom.js";
import { S, ask, get, player, remember, remembered, sendFile, t, unpacked } from "./store.js";
import { drawInspector, drawPrompt, drawRecord, fieldOptions, optionCards, picking, toggle, toggleZone } from "./play.js";
import { E, clean, drawSetupField, drawSetupPanel, finder, learn, names, setupKeys, whole } from "./setup.js";
import { compareWith, dialog, openCase, takeAway } from "./take.js";

const $ = (id) => document.getElementById(id);
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

// -- what can be done -------------------------------------------------------------------------------------------------

const acts = {
  redraw: () => draw(),
  redrawRecord: () => keepFocus(() => drawRecord($("record"), acts)),
  fault,
  finder: (use, action) => finder(use, { id: "find-name", action }),
  answer: (value) => act("answer", { answer: value }),
  go: (node) => act("go", { node }),
  compare: (node) => compareWith(node, acts),
  card: (card) => lookAt(card),
  search: () => document.querySelector('[data-key="found"], [data-key="find"]')?.focus(),
  openFile: (file) => opened(() => (file.size > 8388608 ? Promise.reject(new Error(t("too-large"))) : sendFile(file))),
  openText: (text) => openText(text),
  openEmpty: async () => {
    if (await opened(() => ask("new", { scenario: { setup: { players: [{}, {}], phase: "main1" } } }))) setUp();
  },
};

function fault(error) {
  $("fault").textContent = error.message || String(error);
  setTimeout(() => { $("fault").textContent = ""; }, 7000);
  return null;
}

async function act(action, data = {}) {
  if (S.busy) return false;
  S.busy = true;
  try {
    await arrive(await ask(action, data));
    return true;
  } catch (error) {
    if (error.gone) await start(true);
    fault(error);
    return false;
  } finally {
    S.busy = false;
  }
}

async function opened(work) {
  try {
    const data = await work();
    S.nodes = new Map();
    S.mode = "play";
    S.tab = "log";
    await arrive(data);
    return true;
  } catch (error) {
    fault(error);
    return false;
  }
}

async function openText(text) {
  const link = text.trim().match(/#case=([\w-]+)$/);
  if (link) return openLink(link[1]);
  return opened(() => ask("new", { text }));
}

async function openLink(code) {
  try {
    const scenario = await unpacked(code);
    return await opened(() => ask("new", { scenario }));
  } catch (error) {
    fault(error);
    return false;
  }
}

function places(view) {
  const found = new Map();
  for (const card of Object.values(view.cards)) found.set(card.id, `${card.player}${card.zone}${card.seq}${card.pos}`);
  return found;
}

async function arrive(data) {
  if (data.board) {
    S.board = data.board;
    sessionStorage.setItem("board", data.board);
  }
  const before = S.view ? places(S.view) : new Map();
  for (const node of data.nodes) S.nodes.set(node.number, node);
  if (data.between.length && S.animate && !STILL.matches && S.view) {
    for (const { link, view } of data.between.slice(0, 8)) {
      S.view = view;
      S.asked = null;
      drawBoard();
      $("said").textContent = t("link-resolves", { number: link });
      await new Promise((done) => setTimeout(done, 420));
    }
  }
  Object.assign(S, { view: data.view, asked: data.asked, phases: data.phases, now: data.now, undo: data.undo, redo: data.redo, scenario: data.scenario, outcome: data.outcome, notes: data.notes, title: data.title, ways: data.ways, zones: data.zones, chosen: [], pile: null });
  S.moved = new Set([...places(S.view)].filter(([id, where]) => before.size && before.get(id) !== where).map(([id]) => id));
  const lines = S.nodes.get(S.now)?.lines.filter((line) => line.kind === "verdict" || line.kind === "link").map((line) => line.text) || [];
  $("said").textContent = [...lines, S.asked ? S.asked.text : t("over")].join(". ");
  if (S.selected !== null && S.view.cards[S.selected]) S.card = await ask("card", { card: S.selected });
  else Object.assign(S, { selected: null, card: null });
  draw();
}

async function lookAt(card) {
  const options = optionCards();
  if (S.asked && picking() && options.has(card.id)) return toggle(options.get(card.id), acts);
  S.selected = card.id;
  S.pile = null;
  try {
    S.card = await ask("card", { card: card.id });
  } catch (error) {
    return fault(error);
  }
  draw();
  if (matchMedia("(max-width: 700px)").matches) $("inspect").scrollIntoView({ block: "nearest", behavior: STILL.matches ? "auto" : "smooth" });
  return null;
}

// -- setting up -----------------------------------------------------------------------------------------------------

async function setUp(fromHere = false) {
  try {
    const scenario = fromHere || !S.scenario || S.scenario.setup.puzzle ? (await ask("position")).scenario : S.scenario;
    E.scenario = whole(scenario);
    E.past = [];
    E.picked = null;
    await learn(names(E.scenario));
    S.mode = "setup";
    draw();
  } catch (error) {
    fault(error);
  }
}

async function playCase() {
  await opened(() => ask("new", { scenario: clean() }));
}

// -- drawing --------------------------------------------------------------------------------------------------------

function keepFocus(work) {
  const focused = document.activeElement?.dataset?.key;
  const at = document.activeElement?.selectionStart;
  work();
  if (!focused) return;
  const again = document.querySelector(`[data-key="${CSS.escape(focused)}"]`);
  if (again && document.activeElement !== again) {
    again.focus({ preventScroll: true });
    if (at !== undefined && at !== null && again.type === "search") again.setSelectionRange(at, at);
  }
}

function draw() {
  keepFocus(() => {
    drawBar();
    $("room").dataset.mode = S.mode;
    if (S.mode === "setup") {
      drawSetupField($("field"), acts);
      drawSetupPanel($("inspect"), acts);
      drawSetupPrompt();
      drawRecord($("record"), acts);
      return;
    }
    drawBoard();
    drawInspector($("inspect"), acts);
    drawPrompt($("prompt"), acts);
    drawRecord($("record"), acts);
  });
}

function drawSetupPrompt() {
  $("prompt").className = "prompt";
  fill($("prompt"), h("p", { class: "ask" }, t("setup-ask")), h("div", { class: "choices" },
    h("button", { type: "button", class: "tool primary", data: { key: "play", play: "1" }, onclick: playCase }, icon("play"), t("play")),
    h("button", { type: "button", class: "tool", data: { key: "clear" }, onclick: () => { E.past.push(E.scenario); E.scenario = whole({}); E.picked = null; draw(); } }, t("clear")),
    h("button", { type: "button", class: "tool", data: { key: "takeback" }, disabled: !E.past.length, onclick: () => { E.scenario = E.past.pop(); E.picked = null; draw(); } }, icon("undo"), t("undo")),
    h("button", { type: "button", class: "tool", data: { key: "leave" }, onclick: () => { S.mode = "play"; draw(); } }, t("cancel"))));
}

function marks(card) {
  const found = { class: "" };
  const classes = [];
  const options = optionCards();
  if (S.selected === card.id) classes.push("selected");
  const link = S.view.chain.findLast((one) => one.card === card.id);
  if (link) found.link = link.number;
  if (S.view.chain.some((one) => one.targets.includes(card.id))) classes.push("targeted");
  if (S.view.attack && S.view.attack.includes(card.id)) classes.push("aim");
  if (S.moved.has(card.id)) classes.push("moved");
  if (S.asked && options.has(card.id)) {
    const option = options.get(card.id);
    if (picking()) {
      const chosen = S.chosen.includes(option.answer) || option.taken;
      classes.push(chosen ? "chosen" : "can");
      found.pressed = Boolean(chosen);
      found.step = chosen;
    } else classes.push("can-soft");
    found.label = t("possible");
  }
  found.class = classes.join(" ");
  return found;
}

function zoneMark(place, card) {
  if (!S.asked || S.asked.shape !== "zones" || card) return {};
  const option = S.asked.options.find(({ zone }) => (zone.player === place.player && zone.zone === place.zone && zone.seq === place.seq)
    || (place.seq > 4 && place.zone === "mzone" && zone.zone === "mzone" && zone.player !== place.player && zone.seq === (place.seq === 5 ? 6 : 5)));
  if (!option) return {};
  const chosen = S.chosen.some((one) => JSON.stringify(one) === JSON.stringify(option.answer));
  return { class: chosen ? "can chosen" : "can", pressed: chosen, onclick: () => toggleZone(option, acts) };
}

function drawBoard() {
  $("field").setAttribute("aria-label", t("field"));
  fill($("field"), drawField(S.view, fieldOptions({ marks, zone: zoneMark, onCard: (card) => lookAt(card), onPile: (place) => { S.pile = place; S.selected = null; S.card = null; draw(); } })));
}

function tool(name, text, onclick, more = {}) {
  return h("button", { type: "button", class: `tool ${more.class || ""}`, title: more.title || text, disabled: more.disabled, onclick, "aria-label": text, data: { key: `tool:${name}`, tool: name }, "aria-pressed": more.pressed }, icon(name === "setup" ? "edit" : name === "settings" ? "more" : name), h("span", { class: "text" }, text));
}

function drawBar() {
  fill($("bar"),
    h("span", { class: "brand" }, h("img", { src: "assets/icon.svg", alt: "" }), h("span", { class: "brand-word" }, "solemn")),
    h("div", { class: "group" },
      tool("undo", t("undo"), () => act("undo"), { disabled: S.undo === null || S.mode === "setup", title: `${t("undo")} (Ctrl+Z)` }),
      tool("redo", t("redo"), () => act("redo"), { disabled: S.redo === null || S.mode === "setup", title: `${t("redo")} (Ctrl+Y)` }),
      tool("start", t("beginning"), () => act("go", { node: 0 }), { disabled: S.now === 0 || S.mode === "setup" })),
    h("h1", { class: "case-title" }, S.title || t("untitled")),
    h("div", { class: "group" },
      tool("open", t("open"), () => openCase(acts)),
      tool("setup", t("set-up"), () => setUp(), { pressed: S.mode === "setup" ? "true" : "false" }),
      tool("share", t("take-away"), () => takeAway(acts), { disabled: S.mode === "setup" }),
      tool("settings", t("settings"), settings)));
  document.title = S.title ? `${S.title} – solemn` : "solemn";
}

function choice(text, values, now, onchange, id) {
  return [h("label", { for: id }, text), h("select", { id, onchange: (event) => onchange(event.target.value) }, values.map(([value, name]) => h("option", { value, selected: value === now }, name)))];
}

function settings() {
  const manner = (who) => choice(t("answers-of", { player: who }), ["ask", "always", "pass", "simple"].map((way) => [way, t(`way-${way}`)]), S.ways[who], (way) => {
    S.ways[who] = way;
    return act("manners", { ways: S.ways, zones: S.zones });
  }, `way-${who}`);
  dialog(t("settings"), [
    h("div", { class: "form" },
      choice(t("language"), S.languages, S.lang, (value) => speak(value), "language"),
      choice(t("colours"), [["auto", t("colours-auto")], ["dark", t("colours-dark")], ["light", t("colours-light")]], remembered("theme") || "auto", (value) => { remember("theme", value); colours(); }, "theme"),
      manner(0), manner(1),
      h("label", { for: "zones" }, t("ask-zones")), h("input", { type: "checkbox", id: "zones", checked: S.zones, onchange: (event) => { S.zones = event.target.checked; act("manners", { ways: S.ways, zones: S.zones }); } }),
      h("label", { for: "animate" }, t("animate")), h("input", { type: "checkbox", id: "animate", checked: S.animate, onchange: (event) => { S.animate = event.target.checked; remember("animate", S.animate ? "1" : "0"); } })),
    h("section", { class: "section" }, h("h3", {}, t("keys")), h("p", { class: "hint-text" }, t("keys-hint"))),
    h("div", { class: "choices" }, h("button", { type: "button", class: "tool", onclick: (event) => { event.target.closest("dialog").close(); setUp(true); } }, t("set-up-here"))),
  ]);
}

async function speak(language) {
  remember("lang", language);
  await hello(language);
  S.nodes = new Map();
  document.querySelectorAll("dialog").forEach((box) => box.close());
  await act("state");
}

function colours() {
  const wanted = remembered("theme") || "auto";
  const light = wanted === "light" || (wanted === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
}

// -- keys -----------------------------------------------------------------------------------------------------------

function keys(event) {
  if (document.querySelector("dialog[open]")) return;
  if (S.mode === "setup") {
    if (setupKeys(event, acts)) event.preventDefault();
    return;
  }
  if (event.target.matches("input, select, textarea")) return;
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key.toLowerCase() === "z" && !event.shiftKey) return event.preventDefault(), void act("undo");
  if (command && (event.key.toLowerCase() === "y" || (event.key.toLowerCase() === "z" && event.shiftKey))) return event.preventDefault(), void act("redo");
  if (command || event.altKey) return;
  if (/^[1-9]$/.test(event.key)) {
    const deeds = document.querySelectorAll("#inspect .deed");
    if (deeds[Number(event.key) - 1]) {
      event.preventDefault();
      deeds[Number(event.key) - 1].click();
    }
    return;
  }
  if (event.key === "Escape" && (S.pile || S.selected !== null || S.chosen.length)) {
    Object.assign(S, { pile: null, selected: null, card: null, chosen: [] });
    return draw();
  }
  moveFocus($("field"), event);
}

// -- beginning ------------------------------------------------------------------------------------------------------

async function hello(language) {
  const data = await get("hello", { lang: language || "" });
  Object.assign(S, { words: data.words, terms: data.terms, languages: data.languages, lang: data.language, pictures: data.pictures });
  document.documentElement.lang = data.language;
  $("skip").textContent = t("field");
  $("inspect").setAttribute("aria-label", t("card"));
  $("record").setAttribute("aria-label", t("record"));
}

async function start(anew = false) {
  const link = location.hash.match(/^#case=([\w-]+)$/);
  const known = anew ? null : sessionStorage.getItem("board");
  if (link && !anew) {
    history.replaceState(null, "", location.pathname);
    if (await openLink(link[1])) return;
  }
  if (known) {
    S.board = known;
    try {
      return await arrive({ board: known, ...(await ask("state")) });
    } catch {
      S.board = null;
    }
  }
  S.board = null;
  S.nodes = new Map();
  await opened(() => ask("new", { first: true }));
}

colours();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", colours);
S.animate = remembered("animate") !== "0";
document.addEventListener("keydown", keys);
window.addEventListener("hashchange", () => start());
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  event.preventDefault();
  if (event.dataTransfer.files.length) acts.openFile(event.dataTransfer.files[0]);
});
await hello(remembered("lang"));
await start();
document.body.dataset.ready = "1";
