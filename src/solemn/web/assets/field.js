// The duel field: two mirrored sides, seen from player 0. Draws a board as data; whoever uses it says what cards and zones do.
import { h, icon } from "./dom.js";

const SPELL_ICONS = ["quickplay", "continuous", "equip", "field", "counter", "ritual"];
const COLUMNS = [0, 1, 2, 3, 4];

export function key(zone) {
  return `${zone.player}:${zone.zone}:${zone.seq ?? ""}`;
}

// Where each zone lies: row and column of a grid of five by seven.
export function layout() {
  const places = [];
  const put = (player, zone, seq, row, column) => places.push({ player, zone, seq, row, column });
  for (const i of COLUMNS) {
    put(0, "mzone", i, 4, i + 2);
    put(0, "szone", i, 5, i + 2);
    put(1, "mzone", i, 2, 6 - i);
    put(1, "szone", i, 1, 6 - i);
  }
  put(0, "szone", 5, 4, 1);
  put(0, "grave", null, 4, 7);
  put(0, "extra", null, 5, 1);
  put(0, "deck", null, 5, 7);
  put(0, "banished", null, 3, 7);
  put(1, "szone", 5, 2, 7);
  put(1, "grave", null, 2, 1);
  put(1, "extra", null, 1, 7);
  put(1, "deck", null, 1, 1);
  put(1, "banished", null, 3, 1);
  put(0, "mzone", 5, 3, 3);
  put(0, "mzone", 6, 3, 5);
  return places.sort((a, b) => a.row - b.row || a.column - b.column);
}

export function zoneName(place, terms) {
  if (place.zone === "szone" && place.seq === 5) return terms.zones.field;
  if (place.zone === "mzone" && place.seq > 4) return terms.extra_zones;
  const name = terms.zones[place.zone] || place.zone;
  return place.seq === null || place.seq === undefined || !["mzone", "szone"].includes(place.zone) ? name : `${name} ${place.seq}`;
}

// The card in a zone: an Extra Monster Zone is one place with a number for each player.
export function cardIn(view, place) {
  const own = view.players[place.player][place.zone];
  const number = own[place.seq];
  if (number !== null && number !== undefined) return view.cards[number];
  if (place.zone === "mzone" && place.seq > 4) {
    const other = view.players[1 - place.player].mzone[place.seq === 5 ? 6 : 5];
    return other === null || other === undefined ? null : view.cards[other];
  }
  if (place.zone === "szone" && place.seq < 5 && own.length > 6) {
    const scale = place.seq === 0 ? own[6] : place.seq === 4 ? own[7] : null;
    return scale === null || scale === undefined ? null : view.cards[scale];
  }
  return null;
}

function stars(card) {
  if (card.link) return `LINK ${card.link}`;
  if (!card.level) return "";
  return `${card.rank ? "☆" : "★"}${card.level}`;
}

export function numbers(card) {
  if (!card.monster || card.atk === undefined) return "";
  const shown = (value) => (value === -2 ? "?" : String(value));
  return card.def === null || card.def === undefined ? shown(card.atk) : `${shown(card.atk)}/${shown(card.def)}`;
}

// The face of a card, drawn; with the picture from the user's own folder where the page has one.
export function drawFace(card, options = {}) {
  const kind = SPELL_ICONS.find((name) => card.frame !== "monster" && (card.kind_word === name));
  const art = options.picture
    ? h("img", { class: "art picture", src: options.picture, alt: "", loading: "lazy" })
    : h("span", { class: `art ${card.monster ? `attr-${card.attribute}` : ""}` }, icon(kind || (card.monster ? "monster" : card.frame), 24));
  const values = numbers(card);
  const base = card.base;
  const changed = base && card.zone === "mzone" ? (card.atk > base[0] ? "up" : card.atk < base[0] ? "down" : "") : "";
  return h(
    "span",
    { class: `face frame-${card.frame}${card.pendulum ? " pendulum" : ""}` },
    h("span", { class: "name", lang: options.lang }, card.name),
    art,
    h("span", { class: "line" }, h("span", {}, stars(card)), h("span", {}, card.in_scale ? `◆${card.scale}` : card.attribute || "")),
    values ? h("span", { class: `values ${changed}` }, h("span", {}, values.split("/")[0]), h("span", { class: "def" }, values.includes("/") ? `/${values.split("/")[1]}` : "")) : h("span", { class: "values kind" }, card.kind || ""),
    (card.arrows || []).map((arrow) => h("span", { class: `arrow arrow-${arrow}` })),
  );
}

export function drawBack(card) {
  return h("span", { class: "face back" }, h("span", { class: "swirl" }), card && card.name ? h("span", { class: "name" }, card.name) : null);
}

// What a screen reader says of a card.
export function cardLabel(card, terms, words) {
  const parts = [card.name];
  const values = numbers(card);
  if (values && card.zone === "mzone") parts.push(values);
  if (card.pos && terms.positions[card.pos] && card.zone === "mzone") parts.push(terms.positions[card.pos]);
  else if (card.up === false) parts.push(words["face-down"]);
  if (card.negated) parts.push(words.negated);
  for (const [name, count] of card.counters || []) parts.push(`${name}: ${count}`);
  if (card.materials) parts.push(`${words.materials}: ${card.materials.length}`);
  return parts.join(", ");
}

function badges(card, marks) {
  const found = [];
  if (card.negated) found.push(h("span", { class: "badge negated" }, icon("negated", 14)));
  for (const [name, count] of card.counters || []) found.push(h("span", { class: "badge counters", title: name }, `●${count}`));
  if (card.materials) found.push(h("span", { class: "badge materials" }, `⧉${card.materials.length}`));
  if (marks.link) found.push(h("span", { class: "badge link" }, String(marks.link)));
  if (marks.step) found.push(h("span", { class: "badge step" }, icon("check", 12)));
  return found;
}

export function drawCard(card, options) {
  const marks = options.marks ? options.marks(card) : {};
  const hidden = card.up === false;
  const turned = card.zone === "mzone" && (card.pos === "defense" || card.pos === "set");
  const classes = ["card", hidden ? "hidden" : "", turned ? "turned" : "", card.negated ? "is-negated" : "", marks.class || ""];
  return h(
    "button",
    {
      type: "button",
      class: classes.filter(Boolean).join(" "),
      data: { card: String(card.id), key: `card:${card.id}` },
      "aria-label": [cardLabel(card, options.terms, options.words), marks.label].filter(Boolean).join(", "),
      "aria-pressed": marks.pressed === undefined ? null : String(marks.pressed),
      draggable: options.draggable ? true : undefined,
      onclick: options.onCard ? () => options.onCard(card) : undefined,
      ondragstart: options.onDrag ? (event) => options.onDrag(event, card) : undefined,
    },
    h("span", { class: "turn" }, card.materials ? h("span", { class: "under" }) : null,
      hidden ? drawBack(card) : drawFace(card, { picture: options.picture ? options.picture(card) : null, lang: options.lang })),
    badges(card, marks),
  );
}

function drawPile(view, place, options) {
  const ids = view.players[place.player][place.zone];
  const top = ids.length ? view.cards[place.zone === "deck" ? ids[0] : ids[ids.length - 1]] : null;
  const open = top && (place.zone === "grave" || (place.zone === "banished" && top.up));
  const name = zoneName(place, options.terms);
  const marked = ids.some((id) => options.marks && (options.marks(view.cards[id]).class || "").includes("can"));
  return h(
    "button",
    {
      type: "button",
      class: `pile pile-${place.zone} ${ids.length ? "" : "empty"} ${marked ? "can" : ""}`,
      data: { key: key(place) },
      "aria-label": `${options.player(place.player)}, ${name}: ${ids.length}`,
      onclick: options.onPile ? () => options.onPile(place) : undefined,
    },
    ids.length ? h("span", { class: "stack" }, open ? drawFace(top, { picture: options.picture ? options.picture(top) : null }) : drawBack(null)) : null,
    h("span", { class: "label" }, name),
    ids.length ? h("span", { class: "count" }, String(ids.length)) : null,
  );
}

function drawZone(view, place, options) {
  const card = cardIn(view, place);
  const name = zoneName(place, options.terms);
  const picked = options.zone ? options.zone(place, card) : {};
  const classes = ["zone", `zone-${place.zone}`, `of-${place.player}`, place.seq > 4 ? "special" : "", picked.class || ""];
  const cell = h("div", {
    class: classes.filter(Boolean).join(" "),
    data: { zone: key(place) },
    style: { "grid-row": String(place.row), "grid-column": String(place.column) },
    ondragover: options.onDrop ? (event) => { event.preventDefault(); cell.classList.add("over"); } : undefined,
    ondragleave: options.onDrop ? () => cell.classList.remove("over") : undefined,
    ondrop: options.onDrop ? (event) => { event.preventDefault(); cell.classList.remove("over"); options.onDrop(event, place); } : undefined,
  });
  if (card) {
    if (card.player === 1) cell.classList.add("facing-down");
    cell.append(drawCard(card, options));
  } else if (picked.onclick) {
    cell.append(h("button", {
      type: "button", class: "spot", data: { key: key(place) }, "aria-label": `${options.player(place.player)}, ${name}`,
      "aria-pressed": picked.pressed === undefined ? null : String(picked.pressed), onclick: picked.onclick,
    }, h("span", { class: "label" }, shortName(place, options.terms))));
  } else {
    cell.append(h("span", { class: "label", "aria-hidden": "true" }, shortName(place, options.terms)));
  }
  return cell;
}

function shortName(place, terms) {
  return place.seq > 4 ? zoneName(place, terms) : "";
}

export function drawHand(view, player, options) {
  const ids = view.players[player].hand;
  const row = h("div", {
    class: `hand of-${player}`, role: "group", "aria-label": `${options.player(player)}, ${options.terms.zones.hand}: ${ids.length}`,
    data: { zone: `${player}:hand:` },
    ondragover: options.onDrop ? (event) => event.preventDefault() : undefined,
    ondrop: options.onDrop ? (event) => { event.preventDefault(); options.onDrop(event, { player, zone: "hand", seq: null }); } : undefined,
  }, ids.map((id) => drawCard(view.cards[id], options)));
  row.style.setProperty("--n", String(Math.max(ids.length, 1)));
  if (options.onHand) {
    row.append(h("button", { type: "button", class: "spot add", data: { key: `${player}:hand:` }, "aria-label": `${options.player(player)}, ${options.terms.zones.hand}`, "aria-pressed": options.handPressed ? String(options.handPressed(player)) : null, onclick: () => options.onHand(player) }, "+"));
  }
  return row;
}

export function drawPlayer(view, player, options) {
  const mine = view.players[player];
  const turn = view.turn_player === player && view.winner === null;
  return h("div", { class: `player of-${player} ${turn ? "active" : ""}` },
    h("span", { class: "dot", "aria-hidden": "true" }),
    h("span", { class: "who" }, options.player(player)),
    turn ? h("span", { class: "whose" }, options.words.turn) : null,
    h("span", { class: "lp" }, h("span", { class: "lp-word" }, "LP"), options.onPlayer ? options.onPlayer(player) : h("span", { class: "lp-number" }, String(mine.lp))));
}

// The whole field. `options`: terms, words, player(n), marks(card), zone(place), onCard, onPile, …
export function drawField(view, options) {
  const grid = h("div", { class: "grid" },
    layout().map((place) => {
      if (["grave", "banished", "deck", "extra"].includes(place.zone)) {
        const cell = h("div", {
          class: `zone of-${place.player} pile-zone`, data: { zone: key(place) }, style: { "grid-row": String(place.row), "grid-column": String(place.column) },
          ondragover: options.onDrop ? (event) => event.preventDefault() : undefined,
          ondrop: options.onDrop ? (event) => { event.preventDefault(); options.onDrop(event, place); } : undefined,
        }, drawPile(view, place, options));
        return cell;
      }
      return drawZone(view, place, options);
    }),
    h("div", { class: "middle", style: { "grid-row": "3", "grid-column": "4" } },
      view.winner !== null && view.winner !== undefined
        ? h("strong", {}, view.winner === 2 ? options.words.draw : options.words.wins.replace("{player}", String(view.winner)))
        : [h("span", { class: "turn-number" }, options.words["turn-number"].replace("{number}", String(view.turn || 1))), h("strong", { class: "phase" }, view.phase_text)]));
  return [
    drawPlayer(view, 1, options), drawHand(view, 1, options), grid, drawHand(view, 0, options), drawPlayer(view, 0, options),
  ];
}

// Arrow keys go to the nearest thing in that direction.
export function moveFocus(root, event) {
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const step = steps[event.key];
  if (!step || !root.contains(document.activeElement)) return false;
  const from = document.activeElement.getBoundingClientRect();
  const centre = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const other of root.querySelectorAll("button")) {
    if (other === document.activeElement || other.disabled) continue;
    const [ox, oy] = centre(other.getBoundingClientRect());
    const along = (ox - x) * step[0] + (oy - y) * step[1];
    const across = Math.abs((ox - x) * step[1]) + Math.abs((oy - y) * step[0]);
    if (along < 4) continue;
    const far = along + across * 2.5;
    if (far < least) [best, least] = [other, far];
  }
  if (!best) return false;
  best.focus();
  event.preventDefault();
  return true;
}
