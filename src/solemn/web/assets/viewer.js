// The page of one case: steps, the board after each, what happened. It needs nothing but itself.
import { drawFace, drawField, numbers } from "./field.js";
import { fill, h, icon } from "./dom.js";

const CASE = JSON.parse(document.getElementById("case").textContent);
const say = (id, values = {}) => Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), CASE.words[id] ?? id);
const BOARDS = [];
let at = 0;
let looked = null;

// Frames hold what changed since the one before.
function unfold() {
  let cards = {};
  for (const frame of CASE.frames) {
    cards = { ...cards };
    for (const number of frame.gone) delete cards[number];
    for (const [number, card] of Object.entries(frame.cards)) cards[number] = { ...CASE.faces[card.code], ...card };
    BOARDS.push({ ...frame.board, cards });
  }
}

function ruleParts(rule) {
  const text = h("div", { class: "rule-text", hidden: true }, rule.sentence, rule.source ? h("span", { class: "source" }, rule.source) : null);
  const button = h("button", { type: "button", class: "rule", "aria-expanded": "false", title: rule.sentence, onclick: () => { text.hidden = !text.hidden; button.setAttribute("aria-expanded", String(!text.hidden)); } }, rule.rule);
  return [button, text];
}

function lineItem(line) {
  if (line.kind !== "verdict") return h("li", { class: line.kind }, line.text);
  const bad = ["negated", "ended", "without", "missed", "did not"].some((word) => line.outcome.includes(word));
  const parts = line.rules.map(ruleParts);
  return h("li", { class: `verdict ${bad ? "no" : ""}` }, line.text, h("span", { class: "rules" }, parts.map((one) => one[0])), parts.map((one) => one[1]));
}

function show(number) {
  at = Math.max(0, Math.min(CASE.frames.length - 1, number));
  const board = BOARDS[at];
  const before = at ? BOARDS[at - 1] : null;
  const where = (card) => card && `${card.player}${card.zone}${card.seq}${card.pos}`;
  const mark = (card) => {
    const link = board.chain.findLast((one) => one.card === card.id);
    const moved = before && where(before.cards[card.id]) !== where(card);
    const targeted = board.chain.some((one) => one.targets.includes(card.id));
    return { link: link ? link.number : undefined, class: `${moved ? "moved aim" : ""} ${targeted ? "targeted" : ""} ${looked === card.id ? "selected" : ""}` };
  };
  const frame = CASE.frames[at];
  fill(document.getElementById("field"), drawField(board, { terms: CASE.terms, words: CASE.words, player: (one) => say("player", { player: one }), marks: mark, onCard: (card) => { looked = card.id; show(at); }, onPile: (place) => { looked = null; listPile(board, place); } }));
  document.getElementById("count").textContent = `${at + 1} / ${CASE.frames.length}`;
  document.getElementById("slider").value = String(at);
  document.getElementById("back").disabled = at === 0;
  document.getElementById("on").disabled = at === CASE.frames.length - 1;
  fill(document.getElementById("step"), h("h2", { id: "what" }, [frame.player === null ? "" : `${say("player", { player: frame.player })}: `, frame.text || (at ? say("goes-on") : say("beginning"))].join("")),
    h("ol", { class: "log" }, frame.lines.map(lineItem)),
    at === CASE.frames.length - 1 && CASE.outcome.length ? h("section", {}, h("h2", {}, say("expected")), h("ul", { class: "expected" }, CASE.outcome.map((line) => h("li", { class: line.ok ? "" : "no" }, line.text)))) : null);
  const card = looked !== null ? board.cards[looked] : null;
  fill(document.getElementById("looked"), card ? drawLooked(card) : null);
  history.replaceState(null, "", `#${at + 1}`);
}

function drawLooked(card) {
  return h("div", { class: "big" }, h("div", { class: "card-frame" }, drawFace(card)), h("div", { class: "facts" }, h("h3", {}, card.name), h("p", { class: "meta" }, card.kind), h("p", { class: "stats" }, numbers(card)), h("p", { class: "meta" }, `${say("player", { player: card.player })} · ${CASE.terms.zones[card.zone] || ""}`), card.negated ? h("p", { class: "tag bad" }, say("negated")) : null));
}

function listPile(board, place) {
  const ids = board.players[place.player][place.zone];
  fill(document.getElementById("looked"), h("h2", {}, `${say("player", { player: place.player })} · ${CASE.terms.zones[place.zone]}`), h("ul", { class: "list" }, ids.map((id) => h("li", { class: `item frame-${board.cards[id].frame}` }, h("span", { class: "swatch" }), board.cards[id].name))));
}

function begin() {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = light ? "light" : "dark";
  unfold();
  fill(document.getElementById("page"),
    h("main", { class: "room viewer-room" },
      h("section", { class: "middle-side" },
        h("h1", { class: "viewer-title" }, CASE.title || say("untitled")),
        h("div", { class: "field", id: "field", role: "group", "aria-label": say("field") }),
        h("div", { class: "prompt steps" },
          h("button", { type: "button", class: "tool", id: "back", "aria-label": say("undo"), onclick: () => show(at - 1) }, icon("undo")),
          h("input", { type: "range", id: "slider", min: "0", max: String(CASE.frames.length - 1), value: "0", "aria-label": say("log"), oninput: (event) => show(Number(event.target.value)) }),
          h("span", { id: "count" }),
          h("button", { type: "button", class: "tool primary", id: "on", "aria-label": say("redo"), onclick: () => show(at + 1) }, icon("redo")))),
      h("section", { class: "side" }, h("div", { id: "step", class: "panel-body", "aria-live": "polite" }), h("div", { id: "looked", class: "panel-body" }))));
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input")) return;
    if (event.key === "ArrowRight") show(at + 1);
    if (event.key === "ArrowLeft") show(at - 1);
  });
  const wanted = Number(location.hash.slice(1));
  show(wanted > 0 ? wanted - 1 : 0);
}

begin();
