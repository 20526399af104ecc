// The games' doors: the sign and the colours of each, from its own sign.js.

import { s } from "./dom.js";
import { fileOf, gameNames, hasFile } from "./names.js";

const PLAIN = { door: ["#4a4d57", "#33363f", "#25272e"], mark: "#8a93a6", edge: "#8a93a6" };
const signs = new Map();

async function load(game) {
  signs.set(game, hasFile(game, "sign.js") ? await import(fileOf(game, "sign.js")) : {});
}

/** Have the signs of all games ready to be drawn. */
export const loadSigns = () => Promise.all(gameNames().filter((game) => !signs.has(game)).map(load));

/** The sign of a game; a plain disc for one that has none. */
export function sign(game) {
  const own = signs.get(game)?.sign;
  if (own) return own();
  const shape = { viewBox: "-60 -60 120 120", class: "sign", "aria-hidden": "true" };
  return s("svg", shape, s("circle", { r: 40, class: "disc" }), s("circle", { r: 9, class: "hub" }));
}

/** Give an element the colours of a game. */
export function dressed(element, game) {
  const { door, mark, edge } = signs.get(game)?.colours ?? PLAIN;
  const named = { "door-top": door[0], "door-middle": door[1], "door-foot": door[2], "door-mark": mark, "door-edge": edge };
  for (const [name, value] of Object.entries(named)) element.style.setProperty(`--${name}`, value);
  return element;
}
