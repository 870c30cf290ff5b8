// Playing: the card that is looked at, the question that is asked, the Chain, the log and the tree.
import { drawBack, drawCard, drawFace, numbers } from "./field.js";
import { fill, h, icon } from "./dom.js";
import { S, player, t } from "./store.js";

export function picture(card) {
  return S.pictures && card.code ? `pictures/${card.code}.jpg` : null;
}

export function fieldOptions(more = {}) {
  return { terms: S.terms, words: S.words, player, lang: S.lang, picture, ...more };
}

export function ruleChip(rule) {
  const text = h("div", { class: "rule-text", hidden: true }, rule.sentence, rule.source ? h("span", { class: "source" }, rule.source) : null);
  const button = h("button", {
    type: "button", class: "rule", "aria-expanded": "false", title: rule.sentence,
    onclick: () => {
      text.hidden = !text.hidden;
      button.setAttribute("aria-expanded", String(!text.hidden));
    },
  }, rule.rule);
  return [button, text];
}

// -- the card -------------------------------------------------------------------------------------------------------

function stats(card) {
  if (!card.monster) return null;
  const level = card.link ? t("link", { number: card.link }) : card.level ? t(card.rank ? "rank" : "level", { number: card.level }) : "";
  const values = numbers(card);
  const changed = card.zone === "mzone" && card.base && (card.atk !== card.base[0] || (card.def !== null && card.def !== card.base[1]));
  return h("p", { class: "stats" }, [level, card.attribute_text, card.race].filter(Boolean).join(" · "), h("br"), values,
    changed ? h("span", { class: "was" }, ` (${t("printed")} ${card.base[0]}/${card.base[1]})`) : null);
}

function reasonParts(reasons) {
  return reasons.map((reason) => {
    const [chip, text] = ruleChip(reason);
    return h("div", {}, h("p", {}, reason.text, " ", chip), reason.by.length ? h("span", { class: "by" }, t("because", { name: reason.by.join(", ") })) : null, text);
  });
}

function deedItem(deed, number, acts) {
  if (deed.answer !== null && deed.answer !== undefined) {
    return h("li", {}, h("button", { type: "button", class: "deed", data: { key: `deed:${deed.way}:${deed.effect}`, deed: deed.way }, onclick: () => acts.answer(deed.answer) },
      h("span", {}, h("strong", {}, deed.text), deed.hint ? h("span", { class: "hint" }, ` ${deed.hint}`) : null), number < 10 ? h("kbd", {}, String(number)) : null));
  }
  return h("li", { class: "refused", data: { refused: deed.way }, tabindex: "0" }, h("span", { class: "way" }, deed.text), h("span", { class: "visually-hidden" }, ` (${t("not-possible")})`),
    deed.hint ? h("span", { class: "hint" }, ` ${deed.hint}`) : null,
    reasonParts(deed.reasons || []),
    deed.reasons && deed.reasons.length ? null : h("p", {}, t("not-now")));
}

export function drawInspector(root, acts) {
  if (S.pile) return drawPileList(root, acts);
  const card = S.card;
  if (!card) {
    return fill(root, h("div", { class: "panel-head" }, h("h2", {}, t("card"))), h("div", { class: "panel-body" }, h("p", { class: "hint-text" }, t("card-hint")), h("p", { class: "hint-text" }, t("keys-hint"))));
  }
  const possible = card.doings.filter((deed) => deed.answer !== null && deed.answer !== undefined);
  const refused = card.doings.filter((deed) => deed.answer === null || deed.answer === undefined);
  const where = [player(card.player), S.terms.zones[card.zone]].join(" · ");
  const state = [
    card.zone === "mzone" && card.pos ? S.terms.positions[card.pos] : card.up === false ? t("face-down") : null,
    ...(card.counters || []).map(([name, count]) => `${name}: ${count}`),
    card.equipped_to && S.view.cards[card.equipped_to] ? t("equipped-to", { name: S.view.cards[card.equipped_to].name }) : null,
  ].filter(Boolean);
  fill(root,
    h("div", { class: "panel-head" }, h("h2", {}, t("card"))),
    h("div", { class: "panel-body" },
      h("div", { class: "big" }, h("div", { class: "card-frame" }, drawFace(card, { picture: picture(card), lang: S.lang })),
        h("div", { class: "facts" }, h("h3", {}, card.name), h("p", { class: "meta" }, card.kind), stats(card), h("p", { class: "meta" }, where))),
      state.length ? h("div", { class: "tags" }, state.map((text) => h("span", { class: "tag" }, text))) : null,
      card.materials ? h("p", { class: "hint-text" }, `${t("materials")}: ${card.materials.map((id) => S.view.cards[id].name).join(", ")}`) : null,
      possible.length ? h("section", { class: "section" }, h("h3", {}, t("may")), h("ul", { class: "deeds" }, possible.map((deed, i) => deedItem(deed, i + 1, acts)))) : null,
      card.changes.length || card.states.length ? h("section", { class: "section" }, h("h3", {}, t("now")), h("ul", { class: "why" },
        card.states.map((one) => {
          const [chip, text] = ruleChip(one);
          return h("li", { class: `state ${one.state === "negated" ? "bad" : ""}` }, one.text, " ", chip, text);
        }),
        card.changes.map((change) => h("li", {}, change.text)))) : null,
      card.unasked.length ? h("section", { class: "section", data: { unasked: "1" } }, h("h3", {}, t("unasked")), h("ul", { class: "deeds" }, card.unasked.map((one) => h("li", { class: "refused" }, h("span", { class: "hint" }, one.moment), reasonParts(one.reasons))))) : null,
      refused.length ? h("section", { class: "section" }, h("h3", {}, t("may-not")), h("ul", { class: "deeds" }, refused.map((deed) => deedItem(deed, 99, acts)))) : null,
      !possible.length && !refused.length ? h("p", { class: "hint-text" }, t("nothing-here")) : null));
  return root;
}

function drawPileList(root, acts) {
  const { player: whose, zone } = S.pile;
  const ids = S.view.players[whose][zone];
  const can = optionCards();
  const shown = zone === "deck" || zone === "hand" ? ids : [...ids].reverse();
  fill(root,
    h("div", { class: "panel-head" }, h("h2", {}, `${player(whose)} · ${S.terms.zones[zone]} (${ids.length})`)),
    h("div", { class: "panel-body" },
      h("ul", { class: "list" }, shown.map((id) => {
        const card = S.view.cards[id];
        return h("li", {}, h("button", { type: "button", class: `item frame-${card.frame} ${can.has(id) ? "can" : ""}`, data: { key: `card:${id}`, card: String(id) }, onclick: () => acts.card(card) }, h("span", { class: "swatch" }), h("span", {}, card.name, card.up === false && zone === "banished" ? ` (${t("face-down")})` : "")));
      })),
      ids.length ? null : h("p", { class: "hint-text" }, t("empty"))));
  return root;
}

// -- what is asked --------------------------------------------------------------------------------------------------

const PICKING = ["some", "one", "order", "each"];

export function picking() {
  return S.asked !== null && PICKING.includes(S.asked.shape) && S.asked.options.some((option) => option.card);
}

export function optionCards() {
  const found = new Map();
  if (S.asked) for (const option of S.asked.options) if (option.card) found.set(option.card, option);
  return found;
}

function isChosen(option) {
  return S.chosen.includes(option.answer);
}

export function toggle(option, acts) {
  const asked = S.asked;
  if (asked.shape === "one") return acts.answer(option.answer);
  S.chosen = isChosen(option) ? S.chosen.filter((one) => one !== option.answer) : [...S.chosen, option.answer];
  if (asked.shape === "some" && asked.min === 1 && asked.max === 1 && S.chosen.length === 1 && asked.kind === "cards") return acts.answer(S.chosen);
  if (S.chosen.length > asked.max) S.chosen = S.chosen.slice(-asked.max);
  return acts.redraw();
}

export function toggleZone(option, acts) {
  const same = (one) => JSON.stringify(one) === JSON.stringify(option.answer);
  S.chosen = S.chosen.some(same) ? S.chosen.filter((one) => !same(one)) : [...S.chosen, option.answer];
  if (S.chosen.length === S.asked.min) return acts.answer(S.chosen);
  return acts.redraw();
}

function button(text, onclick, more = {}) {
  return h("button", { type: "button", class: `tool ${more.class || ""}`, onclick, disabled: more.disabled, title: more.title, data: { key: `do:${text}`, ...(more.data || {}) } }, more.icon ? icon(more.icon) : null, text);
}

function trayCards(asked) {
  const inView = (id) => {
    const card = S.view.cards[id];
    return card && ["mzone", "szone", "hand"].includes(card.zone);
  };
  return asked.options.filter((option) => (option.card && !inView(option.card)) || option.face);
}

function tray(asked, acts) {
  const options = trayCards(asked);
  if (!options.length || asked.shape === "moves") return null;
  return h("div", { class: "tray", role: "group", "aria-label": t("to-choose") }, options.map((option) => {
    const card = option.card ? S.view.cards[option.card] : { ...option.face, id: `face${option.answer}` };
    const shown = { ...card, up: true, zone: "tray" };
    const mark = () => ({ class: isChosen(option) ? "chosen" : "can", pressed: isChosen(option), step: isChosen(option) });
    return h("figure", {}, drawCard(shown, fieldOptions({ marks: mark, onCard: () => toggle(option, acts) })), h("figcaption", {}, card.zone && S.terms.zones[card.zone] ? S.terms.zones[card.zone] : ""));
  }));
}

function choiceButtons(asked, acts) {
  if (asked.shape === "moves") {
    const found = [];
    if (asked.pass !== undefined && asked.pass !== null) found.push(button(t("pass"), () => acts.answer(asked.pass), { data: { pass: "1" } }));
    for (const move of S.phases) {
      if (move.answer !== null && move.answer !== undefined) found.push(button(move.text, () => acts.answer(move.answer), { data: { way: move.way } }));
      else if (move.reasons && move.reasons.length) {
        found.push(h("span", { class: "refused-move hint-text" }, h("s", {}, move.text), ` ${move.reasons[0].text}`, move.reasons[0].by.length ? ` (${move.reasons[0].by.join(", ")})` : ""));
      }
    }
    if (asked.kind !== "idle" && asked.kind !== "battle") {
      for (const option of asked.options) {
        const card = option.card ? S.view.cards[option.card] : null;
        found.push(button(card ? `${option.text}: ${card.name}` : option.text, () => acts.answer(option.answer), { class: "can", data: { way: option.way, card: String(option.card) } }));
      }
    }
    return found;
  }
  if (asked.shape === "one") return asked.options.filter((option) => !option.card).map((option) => button(option.text, () => acts.answer(option.answer)));
  if (asked.shape === "bits") {
    return [...asked.options.map((option) => h("button", { type: "button", class: "tool", "aria-pressed": String(isChosen(option)), data: { key: `bit:${option.answer}` }, onclick: () => toggle(option, acts) }, option.text)),
      confirm(S.chosen.length === asked.min, () => acts.answer(S.chosen.reduce((all, bit) => all + bit, 0)))];
  }
  if (asked.shape === "each") {
    const inputs = asked.options.map((option) => h("input", { type: "number", min: "0", max: String(option.most), value: "0", "aria-label": S.view.cards[option.card].name }));
    return [...asked.options.map((option, i) => h("label", { class: "amount" }, S.view.cards[option.card].name, inputs[i], `/ ${option.most}`)),
      confirm(true, () => acts.answer(inputs.map((input) => Number(input.value))))];
  }
  if (asked.shape === "order") {
    const rest = asked.options.map((option) => option.answer).filter((answer) => !S.chosen.includes(answer));
    const order = [...S.chosen, ...rest];
    return [...order.map((answer, place) => h("button", { type: "button", class: "tool", data: { key: `order:${answer}` }, "aria-pressed": String(S.chosen.includes(answer)), onclick: () => toggle({ answer }, acts) }, `${place + 1}. ${S.view.cards[asked.options[answer].card].name}`)),
      confirm(true, () => acts.answer(asked.options.map((option) => order.indexOf(option.answer))))];
  }
  if (asked.shape === "card") return [acts.finder((card) => acts.answer(card.code), "declarable")];
  const enough = S.chosen.length >= asked.min && S.chosen.length <= asked.max;
  const found = asked.kind === "cards" && asked.max === 1 && asked.min === 1 ? [] : [confirm(enough, () => acts.answer(S.chosen), `${S.chosen.length}`)];
  if (asked.cancel) found.push(button(t("cancel"), () => acts.answer(null)));
  return found;
}

function confirm(enough, onclick, count = "") {
  return button(count ? `${t("confirm")} (${count})` : t("confirm"), onclick, { class: "primary", disabled: !enough, data: { confirm: "1" } });
}

export function drawPrompt(root, acts) {
  const asked = S.asked;
  root.className = `prompt of-${asked ? asked.player : 0}`;
  root.setAttribute("aria-label", t("question"));
  if (!asked) return fill(root, h("p", { class: "ask" }, t("over")));
  const asker = asked.asker && S.view.cards[asked.asker] ? S.view.cards[asked.asker].name : "";
  return fill(root,
    h("p", { class: "ask", id: "ask" }, asked.text, asked.moment ? h("span", { class: "for" }, ` — ${asked.moment}`) : asker ? h("span", { class: "for" }, ` — ${asker}`) : null),
    tray(asked, acts),
    h("div", { class: "choices" }, choiceButtons(asked, acts)));
}

// -- chain, log, tree -----------------------------------------------------------------------------------------------

export function path() {
  const found = [];
  let node = S.nodes.get(S.now);
  while (node) {
    found.unshift(node);
    node = node.parent === null ? null : S.nodes.get(node.parent);
  }
  return found;
}

function drawChain() {
  if (!S.view.chain.length) return null;
  return h("ol", { class: "chain", "aria-label": t("chain") }, S.view.chain.map((link) => h("li", { class: `of-${link.player}` },
    h("span", { class: "n" }, String(link.number)),
    h("span", {}, h("strong", {}, link.name), h("span", { class: "paid" }, [player(link.player), ...link.paid].join(" · ")),
      link.targets.length ? h("span", { class: "to" }, `→ ${link.targets.map((id) => (S.view.cards[id] ? S.view.cards[id].name : "?")).join(", ")}`) : null))));
}

const BAD = ["negated", "ended", "without", "missed", "did not"];

function logLine(line) {
  if (line.kind !== "verdict") return h("li", { class: line.kind }, line.text);
  const bad = BAD.some((word) => line.outcome.includes(word));
  const chips = line.rules.map(ruleChip);
  return h("li", { class: `verdict ${bad ? "no" : ""}` }, line.text, h("span", { class: "rules" }, chips.map((pair) => pair[0])), chips.map((pair) => pair[1]));
}

function tidy(lines) {
  const kept = [];
  for (const line of lines) {
    if ((line.kind === "phase" || line.kind === "turn") && kept.length && kept[kept.length - 1].kind === "phase") kept.pop();
    kept.push(line);
  }
  return kept;
}

function drawLog(acts) {
  const wanted = S.filter.toLowerCase();
  const lines = tidy(path().flatMap((node) => node.lines)).filter((line) => (!S.verdictsOnly || line.kind === "verdict") && (!wanted || line.text.toLowerCase().includes(wanted)));
  return [
    h("div", { class: "log-tools" },
      h("input", { type: "search", placeholder: t("filter"), "aria-label": t("filter"), value: S.filter, data: { key: "filter" }, oninput: (event) => { S.filter = event.target.value; acts.redrawRecord(); } }),
      h("button", { type: "button", class: "tool", "aria-pressed": String(S.verdictsOnly), data: { key: "verdicts" }, onclick: () => { S.verdictsOnly = !S.verdictsOnly; acts.redrawRecord(); } }, t("verdicts"))),
    h("ol", { class: "log" }, lines.map(logLine)),
  ];
}

function drawTree(acts) {
  const children = new Map();
  for (const node of S.nodes.values()) if (node.parent !== null) children.set(node.parent, [...(children.get(node.parent) || []), node]);
  const on = new Set(path().map((node) => node.number));
  const row = (node) => h("li", { class: "row" },
    h("button", { type: "button", class: `node ${on.has(node.number) ? "" : "off"}`, data: { key: `node:${node.number}`, node: String(node.number) }, "aria-current": node.number === S.now ? "true" : null, onclick: () => acts.go(node.number) },
      node.parent === null ? null : h("span", { class: `p of-${node.player}`, role: "img", "aria-label": player(node.player) }), h("span", {}, node.parent === null ? t("beginning") : node.text || t("goes-on"))),
    node.number === S.now || !(children.get(node.number) || []).length && node.number !== S.now
      ? node.number === S.now ? null : h("button", { type: "button", class: "tool square", title: t("compare"), "aria-label": `${t("compare")}: ${node.text}`, onclick: () => acts.compare(node.number) }, icon("compare", 16)) : null);
  const list = (start) => {
    const rows = [];
    let node = start;
    while (node) {
      const below = children.get(node.number) || [];
      if (!node.of_itself || node.number === S.now || below.length > 1) rows.push(row(node));
      for (const other of below.slice(1)) rows.push(h("li", {}, h("ul", {}, list(other))));
      node = below[0];
    }
    return rows;
  };
  return h("ul", { class: "tree", "aria-label": t("tree") }, list(S.nodes.get(0)));
}

function drawExpected() {
  return h("div", {}, S.notes.length ? h("ul", { class: "expected" }, S.notes.map((note) => h("li", { class: "no" }, note))) : null,
    h("ul", { class: "expected" }, S.outcome.map((line) => h("li", { class: line.ok ? "" : "no" }, line.text))));
}

export function drawRecord(root, acts) {
  const tabs = [["log", t("log")], ["tree", t("tree")]];
  if (S.outcome.length || S.notes.length) tabs.push(["expected", t("expected")]);
  if (!tabs.some(([name]) => name === S.tab)) S.tab = "log";
  const body = S.tab === "tree" ? drawTree(acts) : S.tab === "expected" ? drawExpected() : drawLog(acts);
  fill(root,
    h("div", { class: "tabs", role: "tablist", "aria-label": t("record") }, tabs.map(([name, text]) => h("button", {
      type: "button", role: "tab", class: "tab", id: `tab-${name}`, "aria-selected": String(S.tab === name), "aria-controls": "tab-body", data: { key: `tab:${name}` },
      onclick: () => { S.tab = name; acts.redrawRecord(); },
    }, text))),
    drawChain(),
    h("div", { id: "tab-body", role: "tabpanel", "aria-labelledby": `tab-${S.tab}`, tabindex: "0" }, body));
  const scrolled = root.querySelector("#tab-body");
  if (S.tab === "log" && !S.filter) scrolled.scrollTop = scrolled.scrollHeight;
}

export { drawBack };
