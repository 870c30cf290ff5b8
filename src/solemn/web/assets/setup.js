// Setting up: cards are found while their names are typed, and put into zones by mouse or keyboard.
import { drawField, layout, moveFocus, numbers, zoneName } from "./field.js";
import { fill, h, icon } from "./dom.js";
import { S, ask, get, player, t } from "./store.js";
import { fieldOptions } from "./play.js";

const PILES = ["hand", "deck", "extra", "grave", "banished"];
const PHASES = ["draw", "standby", "main1", "battle", "main2", "end"];

export const E = { scenario: null, faces: {}, at: { player: 0, zone: "hand", seq: null }, picked: null, found: [], typed: "", best: 0, past: [], mode: "" };

export function emptyPlayer() {
  return { lp: 8000, hand: [], deck: [], extra: [], grave: [], banished: [], mzone: [], szone: [], pzone: [] };
}

// The scenario in full, with every list there, whatever was left out of it.
export function whole(scenario) {
  const made = structuredClone(scenario || {});
  made.setup = { turn: 0, phase: "main1", ...(made.setup || {}) };
  made.setup.players = [0, 1].map((i) => ({ ...emptyPlayer(), ...((made.setup.players || [])[i] || {}) }));
  for (const mine of made.setup.players) {
    for (const pile of PILES) mine[pile] = mine[pile].flatMap((entry) => (typeof entry === "object" ? Array(entry.count || 1).fill(entry.card) : [entry]));
  }
  made.steps = [];
  made.expect = [];
  delete made.checks;
  delete made.observe;
  return made;
}

export function names(scenario) {
  const found = new Set();
  for (const mine of scenario.setup.players) {
    for (const pile of PILES) for (const name of mine[pile]) found.add(name);
    for (const row of ["mzone", "szone", "pzone"]) for (const entry of mine[row]) {
      found.add(entry.card);
      for (const one of [...(entry.materials || []), ...((entry.summoned || {}).materials || [])]) found.add(typeof one === "object" ? one.card : one);
    }
  }
  return [...found];
}

export async function learn(wanted) {
  const unknown = wanted.filter((name) => !E.faces[name]);
  if (unknown.length) Object.assign(E.faces, (await ask("faces", { names: unknown })).faces);
}

function change(work) {
  E.past.push(structuredClone(E.scenario));
  if (E.past.length > 100) E.past.shift();
  work(E.scenario.setup);
}

export function takeBack() {
  if (E.past.length) E.scenario = E.past.pop();
}

function faceOf(name) {
  return E.faces[name] || { name: String(name), frame: "effect", monster: true, attribute: "" };
}

// The set-up as a board: cards have made-up numbers that say where they are.
export function asView() {
  const cards = {};
  const setup = E.scenario.setup;
  const put = (name, whose, zone, seq, more) => {
    const id = `${whose}:${zone}:${seq}`;
    cards[id] = { ...faceOf(name), id, player: whose, zone, seq, up: true, ...more };
    return id;
  };
  const players = setup.players.map((mine, whose) => {
    const made = { lp: mine.lp, mzone: Array(7).fill(null), szone: Array(8).fill(null) };
    for (const pile of PILES) made[pile] = mine[pile].map((name, i) => put(name, whose, pile, i, {}));
    for (const entry of mine.mzone) {
      made.mzone[entry.seq] = put(entry.card, whose, "mzone", entry.seq, {
        pos: entry.pos || "attack", up: entry.pos !== "set", materials: entry.materials && entry.materials.length ? entry.materials : undefined, counters: counterRows(entry.counters),
      });
    }
    for (const entry of mine.szone) made.szone[entry.seq] = put(entry.card, whose, "szone", entry.seq, { up: entry.pos === "faceup", counters: counterRows(entry.counters) });
    for (const entry of mine.pzone) made.szone[entry.seq === 0 ? 0 : 4] = put(entry.card, whose, "pzone", entry.seq, { in_scale: true });
    return made;
  });
  return { turn: 1, turn_player: setup.turn || 0, phase: setup.phase, phase_text: S.terms.phases[setup.phase], winner: null, players, cards, chain: [] };
}

function counterRows(counters) {
  if (!counters) return undefined;
  return typeof counters === "number" ? [[t("counters"), counters]] : Object.entries(counters).map(([word, count]) => [S.terms.counters[word] || word, count]);
}

// -- putting and moving ---------------------------------------------------------------------------------------------

function free(mine, row, seqs) {
  return seqs.find((seq) => !mine[row].some((entry) => entry.seq === seq));
}

// Where a card goes that is put at a place: a monster meant for a Spell & Trap Zone goes to the nearest place that takes it.
function fitting(name, at) {
  const face = faceOf(name);
  if (at.zone === "mzone" && !face.monster) return { ...at, zone: "szone", seq: face.field ? 5 : null };
  if (at.zone === "szone" && face.monster && !(face.pendulum && (at.seq === 0 || at.seq === 4))) return { ...at, zone: "mzone", seq: at.seq === 5 ? null : at.seq };
  if (at.zone === "szone" && face.field) return { ...at, seq: 5 };
  if (at.zone === "szone" && at.seq === 5) return { ...at, seq: null };
  if (at.zone === "deck" && face.extra) return { ...at, zone: "extra" };
  if (at.zone === "hand" && face.extra) return { ...at, zone: "extra" };
  if (at.zone === "extra" && !face.extra && !face.pendulum) return { ...at, zone: "deck" };
  return at;
}

export function putCard(name, wanted, entry = {}) {
  const at = fitting(name, wanted);
  const face = faceOf(name);
  change((setup) => {
    const mine = setup.players[at.player];
    if (PILES.includes(at.zone)) return mine[at.zone].push(name);
    if (at.zone === "szone" && face.monster && face.pendulum) {
      mine.pzone = [...mine.pzone.filter((one) => one.seq !== (at.seq === 0 ? 0 : 1)), { card: name, seq: at.seq === 0 ? 0 : 1 }];
      return undefined;
    }
    const order = at.zone === "mzone" ? [2, 1, 3, 0, 4] : [2, 1, 3, 0, 4];
    const seq = at.seq ?? free(mine, at.zone, order) ?? 2;
    const made = { ...entry, card: name, seq };
    if (at.zone === "szone" && made.pos === undefined) made.pos = face.frame === "trap" && face.kind_word !== "continuous" ? "set" : face.frame === "spell" && ["normal", "quickplay", "ritual"].includes(face.kind_word) ? "set" : "faceup";
    if (made.pos === "set" && at.zone === "szone") delete made.equip;
    mine[at.zone] = [...mine[at.zone].filter((one) => one.seq !== seq), made];
    E.picked = `${at.player}:${at.zone}:${seq}`;
    return undefined;
  });
}

function place(id) {
  const [whose, zone, seq] = id.split(":");
  return { player: Number(whose), zone, seq: Number(seq) };
}

function entryAt(setup, at) {
  const mine = setup.players[at.player];
  return PILES.includes(at.zone) ? { card: mine[at.zone][at.seq] } : mine[at.zone].find((entry) => entry.seq === at.seq);
}

function without(setup, at) {
  const mine = setup.players[at.player];
  if (PILES.includes(at.zone)) mine[at.zone].splice(at.seq, 1);
  else mine[at.zone] = mine[at.zone].filter((entry) => entry.seq !== at.seq);
}

export function moveCard(id, to) {
  const at = place(id);
  const entry = structuredClone(entryAt(E.scenario.setup, at) || {});
  if (!entry.card) return;
  const other = to.seq !== null && to.seq !== undefined && !PILES.includes(to.zone) ? entryAt(E.scenario.setup, to) : null;
  const kept = to.zone === at.zone && !PILES.includes(to.zone) ? entry : {};
  change((setup) => without(setup, at));
  delete kept.seq;
  if (other && !PILES.includes(at.zone) && at.zone === to.zone) {
    const back = structuredClone(other);
    E.scenario.setup.players[to.player][to.zone] = E.scenario.setup.players[to.player][to.zone].filter((one) => one.seq !== to.seq);
    E.scenario.setup.players[at.player][at.zone].push({ ...back, seq: at.seq });
  }
  const depth = E.past.length;
  putCard(entry.card, to, kept);
  E.past.length = depth;
}

export function removeCard(id) {
  change((setup) => without(setup, place(id)));
  E.picked = null;
}

// -- the field and the panel ------------------------------------------------------------------------------------------

export function drawSetupField(root, acts) {
  const view = asView();
  const aimed = (where) => E.at.player === where.player && E.at.zone === where.zone && (E.at.seq ?? null) === (where.seq ?? null);
  const aim = (where) => {
    E.at = { player: where.player, zone: where.zone, seq: where.seq ?? null };
    E.picked = null;
    acts.redraw();
    acts.search();
  };
  fill(root, drawField(view, fieldOptions({
    marks: (card) => ({ class: E.picked === card.id ? "selected" : "" }),
    draggable: true,
    onDrag: (event, card) => event.dataTransfer.setData("text/plain", JSON.stringify({ id: card.id })),
    onDrop: (event, where) => dropped(event, where, acts),
    onCard: (card) => {
      E.picked = card.id;
      acts.redraw();
    },
    onPile: (where) => aim(where),
    zone: (where, card) => (card ? {} : { class: aimed(where) ? "chosen" : "", pressed: aimed(where), onclick: () => aim(where) }),
    onHand: (whose) => aim({ player: whose, zone: "hand", seq: null }),
    handPressed: (whose) => aimed({ player: whose, zone: "hand", seq: null }),
    onPlayer: (whose) => h("input", {
      type: "number", min: "1", max: "1000000", value: String(E.scenario.setup.players[whose].lp), "aria-label": `LP, ${player(whose)}`, class: "lp-input", data: { key: `lp:${whose}` },
      onchange: (event) => {
        change((setup) => { setup.players[whose].lp = Math.max(1, Math.min(1000000, Number(event.target.value) || 8000)); });
        acts.redraw();
      },
    }),
  })));
}

function dropped(event, where, acts) {
  let data;
  try {
    data = JSON.parse(event.dataTransfer.getData("text/plain"));
  } catch {
    return;
  }
  if (data.id) moveCard(data.id, where);
  else if (data.face) {
    E.faces[data.face.english] = data.face;
    putCard(data.face.english, where);
  }
  acts.redraw();
}

let asking = 0;

// The box in which names are typed. `use` gets the card that is chosen.
export function finder(use, more = {}) {
  const list = h("ul", { class: "results", role: "listbox", id: more.id || "found", "aria-label": t("found") });
  const show = (found, best) => fill(list, found.map((face, i) => h("li", { role: "presentation" }, h("button", {
    type: "button", class: `result frame-${face.frame}`, role: "option", tabindex: "-1", id: `found-${i}`, "aria-selected": String(i === best), draggable: true,
    ondragstart: (event) => event.dataTransfer.setData("text/plain", JSON.stringify({ face })), onclick: () => use(face),
  }, h("span", { class: "swatch" }), h("span", {}, face.name, h("small", {}, face.english === face.name ? face.kind : `${face.english} · ${face.kind}`)), h("span", { class: "meta" }, numbers(face))))));
  const input = h("input", {
    type: "search", role: "combobox", "aria-controls": list.id, "aria-expanded": "true", "aria-autocomplete": "list", placeholder: t("find"), "aria-label": t("find"), autocomplete: "off", spellcheck: false, value: more.keep ? E.typed : "", data: { key: more.id || "find" },
    oninput: async () => {
      if (more.keep) E.typed = input.value;
      const number = ++asking;
      const typed = input.value.trim().slice(0, 100);
      const found = !typed ? [] : more.action ? (await ask(more.action, { q: typed })).found : await get("search", { q: typed });
      if (number !== asking) return;
      E.found = found;
      E.best = 0;
      show(E.found, E.best);
      input.setAttribute("aria-activedescendant", found.length ? "found-0" : "");
    },
    onkeydown: (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        E.best = Math.max(0, Math.min(E.found.length - 1, E.best + (event.key === "ArrowDown" ? 1 : -1)));
        show(E.found, E.best);
        input.setAttribute("aria-activedescendant", `found-${E.best}`);
        list.children[E.best]?.scrollIntoView({ block: "nearest" });
        event.preventDefault();
      } else if (event.key === "Enter" && E.found[E.best]) {
        event.preventDefault();
        use(E.found[E.best]);
      }
    },
  });
  if (more.keep) show(E.found, E.best);
  return h("div", { class: "section finder" }, input, list);
}

function select(values, now, onchange, label, more = {}) {
  return h("select", { "aria-label": label, onchange: (event) => onchange(event.target.value), data: { key: more.key || label }, id: more.id }, values.map(([value, text]) => h("option", { value, selected: value === now }, text)));
}

function places() {
  const found = [];
  for (const whose of [0, 1]) {
    for (const zone of ["hand", "deck", "grave", "banished", "extra"]) found.push([`${whose}:${zone}:`, `${player(whose)} · ${S.terms.zones[zone]}`]);
    for (const where of layout()) if (where.player === whose && ["mzone", "szone"].includes(where.zone)) found.push([`${whose}:${where.zone}:${where.seq}`, `${player(whose)} · ${zoneName(where, S.terms)}${where.seq > 4 && where.zone === "mzone" ? ` ${where.seq}` : ""}`]);
  }
  return found;
}

function atKey(at) {
  return `${at.player}:${at.zone}:${at.seq ?? ""}`;
}

function parseAt(text) {
  const [whose, zone, seq] = text.split(":");
  return { player: Number(whose), zone, seq: seq === "" ? null : Number(seq) };
}

export function drawSetupPanel(root, acts) {
  const setup = E.scenario.setup;
  fill(root,
    h("div", { class: "panel-head" }, h("h2", {}, t("add-card"))),
    h("div", { class: "panel-body" },
      h("label", { class: "section" }, h("span", { class: "meta" }, t("into")), select(places(), atKey(E.at), (value) => { E.at = parseAt(value); acts.redraw(); }, t("into"), { key: "into" })),
      finder((face) => {
        E.faces[face.english] = face;
        putCard(face.english, E.at);
        const next = E.at.zone === "mzone" || E.at.zone === "szone";
        if (next) E.at = { ...E.at, seq: nextSeq(E.at) };
        E.typed = "";
        E.found = [];
        acts.redraw();
        acts.search();
      }, { keep: true }),
      h("p", { class: "hint-text" }, t("setup-hint"))),
    E.picked ? drawPicked(acts) : pileEditor(acts),
    h("div", { class: "panel-head" }, h("h2", {}, t("terms"))),
    h("div", { class: "panel-body" },
      h("div", { class: "form" },
        h("label", { for: "set-turn" }, t("turn-of")), select([["0", player(0)], ["1", player(1)]], String(setup.turn || 0), (value) => { change((one) => { one.turn = Number(value); }); acts.redraw(); }, t("turn-of"), { id: "set-turn" }),
        h("p", { class: "hint-text wide" }, t("turn-hint")),
        h("label", { for: "set-phase" }, t("phase")), select(PHASES.map((word) => [word, S.terms.phases[word]]), setup.phase || "draw", (value) => { change((one) => { one.phase = value; }); acts.redraw(); }, t("phase"), { id: "set-phase" }),
        h("label", { for: "set-rules" }, t("ruleset")), select(S.terms.rulesets.map((word) => [word, t(`ruleset-${word}`)]), E.scenario.ruleset || "mr5", (value) => { E.scenario.ruleset = value; acts.redraw(); }, t("ruleset"), { id: "set-rules" }),
        h("label", { for: "set-rulings" }, t("rulings")), select(S.terms.rulings.map((word) => [word, t(`rulings-${word}`)]), E.scenario.rulings || "2023-10", (value) => { E.scenario.rulings = value; }, t("rulings"), { id: "set-rulings" }),
        h("label", { for: "set-draw" }, t("draw-count")), h("input", { id: "set-draw", type: "number", min: "0", max: "60", value: String(setup.draw || 0), data: { key: "draw" }, onchange: (event) => change((one) => { one.draw = Math.max(0, Math.min(60, Number(event.target.value) || 0)); }) }),
        h("label", { for: "set-title" }, t("title")), h("input", { id: "set-title", type: "text", maxlength: "200", value: E.scenario.title || "", data: { key: "title" }, onchange: (event) => { E.scenario.title = event.target.value; } }))),
    drawDecks(acts));
}

function nextSeq(at) {
  const taken = E.scenario.setup.players[at.player][at.zone].map((entry) => entry.seq);
  return [2, 1, 3, 0, 4].find((seq) => !taken.includes(seq)) ?? null;
}

function pileEditor(acts) {
  if (!PILES.includes(E.at.zone)) return null;
  const mine = E.scenario.setup.players[E.at.player][E.at.zone];
  if (!mine.length) return null;
  return h("div", { class: "panel-body" }, h("h2", {}, `${player(E.at.player)} · ${S.terms.zones[E.at.zone]} (${mine.length})`), h("ul", { class: "list" }, mine.map((name, i) => h("li", {},
    h("button", { type: "button", class: `item frame-${faceOf(name).frame}`, data: { key: `pile:${i}` }, onclick: () => { E.picked = `${E.at.player}:${E.at.zone}:${i}`; acts.redraw(); } }, h("span", { class: "swatch" }), faceOf(name).name)))));
}

function drawPicked(acts) {
  const at = place(E.picked);
  const entry = entryAt(E.scenario.setup, at);
  if (!entry || !entry.card) return null;
  const face = faceOf(entry.card);
  const edit = (work) => {
    change((setup) => work(entryAt(setup, at)));
    acts.redraw();
  };
  const rows = [];
  const field = (id, text, control) => rows.push(h("label", { for: id }, text), control);
  field("card-where", t("into"), select(places(), at.zone === "pzone" ? `${at.player}:szone:${at.seq ? 4 : 0}` : PILES.includes(at.zone) ? `${at.player}:${at.zone}:` : atKey(at), (value) => { moveCard(E.picked, parseAt(value)); acts.redraw(); }, t("into"), { id: "card-where", key: "card-where" }));
  if (at.zone === "mzone") {
    field("card-pos", t("position"), select(["attack", "defense", "set"].map((word) => [word, S.terms.positions[word]]), entry.pos || "attack", (value) => edit((one) => { one.pos = value; }), t("position"), { id: "card-pos" }));
    field("card-way", t("summoned"), select([["", "—"], ...Object.entries(S.terms.summons)], (entry.summoned || {}).as || "", (value) => edit((one) => { one.summoned = value ? { as: value } : undefined; }), t("summoned"), { id: "card-way" }));
  }
  if (at.zone === "szone") field("card-pos", t("position"), select([["faceup", t("face-up")], ["set", t("face-down")]], entry.pos || "set", (value) => edit((one) => { one.pos = value; if (value === "set") delete one.equip; }), t("position"), { id: "card-pos" }));
  if (at.zone === "szone" && entry.pos === "faceup") {
    const monsters = E.scenario.setup.players.flatMap((mine, whose) => mine.mzone.filter((one) => one.pos !== "set").map((one) => [`${whose}:${one.seq}`, `${player(whose)} · ${faceOf(one.card).name} (${one.seq})`]));
    if (monsters.length) field("card-equip", t("equip"), select([["", "—"], ...monsters], entry.equip ? `${entry.equip.player}:${entry.equip.seq}` : "", (value) => edit((one) => { const [whose, seq] = value.split(":").map(Number); one.equip = value ? { player: whose, seq } : undefined; }), t("equip"), { id: "card-equip" }));
  }
  if (at.zone === "mzone" || at.zone === "szone") {
    const counted = typeof entry.counters === "number" ? [["", entry.counters]] : Object.entries(entry.counters || {});
    const lines = counted.length && counted[0][0] === "" ? counted : [...counted, ["", 0]];
    const used = new Set(counted.map(([word]) => word));
    const unused = Object.keys(S.terms.counters).filter((word) => !used.has(word));
    const set = (i, word, count) => edit((one) => {
      const kept = lines.map((line, j) => (j === i ? [word || (counted.length > 1 || (counted.length && i) ? unused[0] : ""), count] : line)).filter(([, number]) => number > 0);
      one.counters = kept.length ? (kept[0][0] ? Object.fromEntries(kept) : kept[0][1]) : undefined;
    });
    const kinds = (word) => ["", ...(word ? [word] : []), ...unused].map((one) => [one, one ? S.terms.counters[one] || one : "—"]);
    lines.forEach(([word, count], i) => field(`card-counters${i || ""}`, t("counters"), h("span", { class: "amount" },
      h("input", { id: `card-counters${i || ""}`, type: "number", min: "0", max: "999", value: String(count), data: { key: `counters${i || ""}` }, onchange: (event) => set(i, word, Number(event.target.value) || 0) }),
      select(kinds(word), word, (chosen) => set(i, chosen, count || 1), t("counters"), { key: `counter-kind${i || ""}` }))));
  }
  const materials = at.zone === "mzone" && face.frame === "xyz" ? h("div", { class: "section" }, h("h3", {}, t("materials")),
    h("ul", { class: "list" }, (entry.materials || []).map((name, i) => h("li", {}, h("button", { type: "button", class: "item", onclick: () => edit((one) => { one.materials = one.materials.filter((_, j) => j !== i); }) }, faceOf(name).name, " ", icon("close", 14))))),
    finder((found) => { E.faces[found.english] = found; E.found = []; edit((one) => { one.materials = [...(one.materials || []), found.english]; }); }, { id: "find-material" })) : null;
  return h("div", { class: "panel-body", id: "picked" },
    h("h2", {}, face.name),
    h("div", { class: "form" }, rows),
    materials,
    h("div", { class: "choices" },
      h("button", { type: "button", class: "tool", data: { key: "copy" }, onclick: () => { putCard(entry.card, PILES.includes(at.zone) ? { ...at, seq: null } : { player: at.player, zone: at.zone, seq: null }); acts.redraw(); } }, t("another")),
      h("button", { type: "button", class: "tool", data: { key: "remove" }, onclick: () => { removeCard(E.picked); acts.redraw(); } }, t("remove"), " ", h("kbd", {}, "Del"))));
}

function drawDecks(acts) {
  const area = h("textarea", { "aria-label": t("deck-text"), placeholder: "ydke://…  /  #main 46986414 …", id: "deck-text" });
  const use = async (text, whose) => {
    try {
      const deck = await ask("deck", { deck: text });
      Object.assign(E.faces, deck.faces);
      change((setup) => {
        setup.players[whose].deck = deck.main;
        setup.players[whose].extra = deck.extra;
      });
      acts.redraw();
    } catch (error) {
      acts.fault(error);
    }
  };
  const file = h("input", { type: "file", accept: ".ydk", "aria-label": t("deck-file"), onchange: async (event) => { if (event.target.files[0] && event.target.files[0].size < 1048576) area.value = await event.target.files[0].text(); } });
  return h("details", { class: "panel-body more", id: "decks" }, h("summary", {}, t("decks")), area, file,
    h("div", { class: "choices" }, [0, 1].map((whose) => h("button", { type: "button", class: "tool", data: { key: `deck:${whose}` }, onclick: () => use(area.value, whose) }, t("deck-for", { player: whose }))),
      [0, 1].map((whose) => h("button", { type: "button", class: "tool", data: { key: `opening:${whose}` }, onclick: () => { openingHand(whose); acts.redraw(); } }, t("opening-hand", { player: whose })))));
}

// Shuffles a Deck and draws five.
function openingHand(whose) {
  change((setup) => {
    const mine = setup.players[whose];
    const deck = [...mine.deck];
    for (let i = deck.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
    mine.hand = [...mine.hand, ...deck.splice(0, 5)];
    mine.deck = deck;
  });
}

export function clean() {
  const made = structuredClone(E.scenario);
  for (const mine of made.setup.players) for (const row of ["mzone", "szone"]) for (const entry of mine[row]) for (const name of Object.keys(entry)) if (entry[name] === undefined || entry[name] === null) delete entry[name];
  return made;
}

export function setupKeys(event, acts) {
  if (event.target.matches("input, select, textarea")) return false;
  const focused = document.activeElement?.dataset?.card;
  if ((event.key === "Delete" || event.key === "Backspace") && (focused || E.picked)) {
    removeCard(focused || E.picked);
    acts.redraw();
    return true;
  }
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    takeBack();
    acts.redraw();
    return true;
  }
  return moveFocus(document.getElementById("field"), event);
}
