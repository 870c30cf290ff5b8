// Elements without markup in strings: what comes from cards and files is text, never HTML.

export function h(tag, given = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "style") for (const [key, part] of Object.entries(value)) element.style.setProperty(key, part);
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element && typeof value !== "string") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

export function svg(tag, given = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  element.append(...children.flat());
  return element;
}

const ICONS = {
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12h-2",
  redo: "M15 7l5 5-5 5M20 12H10a6 6 0 0 0 0 12h2",
  start: "M6 5v14M19 5 9 12l10 7z",
  open: "M3 6h7l2 3h9v10H3z",
  share: "M12 3v12M7 8l5-5 5 5M5 14v6h14v-6",
  edit: "M4 20h4L20 8l-4-4L4 16z",
  play: "M7 4v16l13-8z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  close: "M5 5l14 14M19 5 5 19",
  negated: "M5 5l14 14M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20",
  quickplay: "M13 2 5 14h6l-2 8 10-13h-7z",
  continuous: "M7 8a4 4 0 1 0 0 8c4 0 6-8 10-8a4 4 0 1 1 0 8c-4 0-6-8-10-8",
  equip: "M12 3v18M3 12h18",
  field: "M12 2l3 7 7 3-7 3-3 7-3-7-7-3 7-3z",
  counter: "M19 5v6a5 5 0 0 1-5 5H5M9 12l-4 4 4 4",
  ritual: "M12 2c4 5 6 8 6 12a6 6 0 0 1-12 0c0-3 2-5 3-7 1 2 2 3 3 3 1-2 1-5 0-8",
  spell: "M12 3l2.6 5.9L21 9.7l-4.8 4.3 1.3 6.4L12 17.2 6.500 20.400 7.800 14 3 9.700l6.400-.8z",
  trap: "M4 18 12 4l8 14zM12 9v5M12 16h.01",
  monster: "M12 3c5 3 7 6 7 10a7 7 0 0 1-14 0c0-4 2-7 7-10zM9 13h.01M15 13h.01",
  tree: "M6 4v10a4 4 0 0 0 4 4h8M6 8h8a4 4 0 0 1 4 4",
  compare: "M4 5h6v14H4zM14 5h6v14h-6z",
  sun: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12 1v2M12 21v2M1 12h2M21 12h2M4 4l1.500 1.500M18.500 18.500 20 20M4 20l1.500-1.500M18.500 5.500 20 4",
  search: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l6 6",
  check: "M4 12l6 6L20 6",
};

export function icon(name, size = 18) {
  const path = svg("path", { d: ICONS[name] || ICONS.monster, fill: "none", stroke: "currentColor" });
  path.setAttribute("stroke-width", "1.8");
  path.setAttribute("stroke-linecap", "round");
  path.setAttribute("stroke-linejoin", "round");
  return svg("svg", { viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true", class: "icon" }, path);
}

export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}
