// Taking a case away: text, link, picture, page. Opening one. Comparing two positions.
import { drawField } from "./field.js";
import { h, icon, fill } from "./dom.js";
import { S, ask, packed, player, t } from "./store.js";
import { fieldOptions } from "./play.js";

export function dialog(title, body, wide = false) {
  const box = h("dialog", { class: wide ? "wide" : "", "aria-labelledby": "dialog-title" },
    h("div", { class: "dialog-head" }, h("h2", { id: "dialog-title" }, title), h("button", { type: "button", class: "tool square", "aria-label": t("close"), onclick: () => box.close() }, icon("close"))),
    h("div", { class: "dialog-body" }, body));
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

export function save(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

async function copy(text, button) {
  await navigator.clipboard.writeText(text);
  const before = button.textContent;
  button.textContent = t("copied");
  setTimeout(() => { button.textContent = before; }, 1500);
}

function textPart(title, text, file) {
  const copyButton = h("button", { type: "button", class: "tool", onclick: () => copy(text, copyButton) }, t("copy"));
  return h("section", { class: "section" }, h("h3", {}, title), h("pre", { tabindex: "0" }, text), h("div", { class: "choices" }, copyButton, h("button", { type: "button", class: "tool", onclick: () => save(file, text, "text/plain") }, t("save"))));
}

export async function caseLink(scenario) {
  return `${location.href.split("#")[0]}#case=${await packed(scenario)}`;
}

async function png(text) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = h("canvas", {});
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

export async function takeAway(acts) {
  let taken;
  try {
    taken = await ask("take");
  } catch (error) {
    return acts.fault(error);
  }
  const link = await caseLink(taken.scenario);
  const linkButton = h("button", { type: "button", class: "tool", data: { take: "link" }, onclick: () => copy(link, linkButton) }, t("copy-link"));
  const picture = async () => (await ask("picture")).svg;
  return dialog(t("take-away"), [
    taken.same ? null : h("p", { class: "hint-text" }, t("not-same")),
    h("section", { class: "section" }, h("h3", {}, t("picture-and-page")), h("div", { class: "choices" },
      linkButton,
      h("button", { type: "button", class: "tool", data: { take: "svg" }, onclick: async () => save("board.svg", await picture(), "image/svg+xml") }, "SVG"),
      h("button", { type: "button", class: "tool", data: { take: "png" }, onclick: async () => save("board.png", await png(await picture()), "image/png") }, "PNG"),
      h("button", { type: "button", class: "tool", data: { take: "html" }, onclick: async () => save("case.html", (await ask("page")).html, "text/html") }, t("page")))),
    textPart(t("notation"), taken.notation, "case.duel"),
    textPart("YAML", taken.yaml, "case.yaml"),
  ]);
}

export function openCase(acts) {
  const area = h("textarea", { "aria-label": t("case-text"), placeholder: t("case-text"), rows: "7" });
  const file = h("input", { type: "file", "aria-label": t("file"), accept: ".yaml,.yml,.json,.duel,.lua,.yrp,.yrpX,.txt", onchange: async () => { if (file.files[0] && (await acts.openFile(file.files[0]))) box.close(); } });
  const box = dialog(t("open"), [
    h("section", { class: "section" }, h("h3", {}, t("file")), h("p", { class: "hint-text" }, t("file-hint")), file),
    h("section", { class: "section" }, h("h3", {}, t("case-text")), area, h("div", { class: "choices" }, h("button", { type: "button", class: "tool primary", data: { open: "text" }, onclick: async () => { if (await acts.openText(area.value)) box.close(); } }, t("open")))),
    h("section", { class: "section" }, h("h3", {}, t("new")), h("div", { class: "choices" }, h("button", { type: "button", class: "tool", onclick: async () => { box.close(); await acts.openEmpty(); } }, t("empty-board")))),
  ]);
  return box;
}

function differing(one, other) {
  const found = new Set();
  const shown = (card) => (card ? [card.zone, card.player, card.zone === "mzone" || card.zone === "szone" ? card.seq : 0, card.pos, card.atk, card.def, card.negated].join() : "");
  for (const id of new Set([...Object.keys(one.cards), ...Object.keys(other.cards)])) if (shown(one.cards[id]) !== shown(other.cards[id])) found.add(Number(id));
  return found;
}

export async function compareWith(number, acts) {
  let other;
  try {
    other = (await ask("look", { node: number })).view;
  } catch (error) {
    return acts.fault(error);
  }
  const different = differing(S.view, other);
  const side = (view, title) => {
    const field = h("div", { class: "field" });
    fill(field, drawField(view, fieldOptions({ marks: (card) => ({ class: different.has(card.id) ? "differs" : "" }) })));
    return h("div", {}, h("h3", {}, title), field);
  };
  const where = (card) => (card ? `${player(card.player)} · ${S.terms.zones[card.zone]}` : "—");
  return dialog(t("compare"), [
    h("div", { class: "pair" }, side(S.view, t("here")), side(other, S.nodes.get(number).text || t("there"))),
    h("ul", { class: "expected" }, [...different].map((id) => h("li", { class: "no" }, `${(S.view.cards[id] || other.cards[id]).name}: ${where(S.view.cards[id])} | ${where(other.cards[id])}`)),
      [0, 1].filter((i) => S.view.players[i].lp !== other.players[i].lp).map((i) => h("li", { class: "no" }, `${player(i)}: LP ${S.view.players[i].lp} | ${other.players[i].lp}`))),
  ], true);
}
