// What does not move: sky, crown, trunk and roots, the platforms; and the stores at their sides: the Cage whose bars
// are the Devastation markers, Valhalla, the ladders of Hel, Surtur and Loki, and Nidhögg's way along the root.

import { put, s } from "../../../web/js/dom.js";
import { emblem } from "./emblems.js";
import { angleOf, fix, onDisc } from "./geometry.js";
import { trackOf } from "./reading.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Catalogue} Catalogue */
/** @typedef {import("./words.js").Words} Words */

const LEVELS = [0, 1, 2];

export function drawScenery(shape, /** @type {Catalogue} */ facts, /** @type {Words} */ words) {
  const middle = shape.width / 2;
  const rims = LEVELS.map((level) => platform(shape, level));
  const sides = s("g", { class: "yg-sides" });
  const front = s("g", { class: "yg-way" });
  return {
    defs: defs(),
    back: s("g", { class: "yg-backdrop", "aria-hidden": "true" }, stars(shape), crown(shape), roots(shape), vines(shape)),
    trunks: LEVELS.map((level) => trunk(shape, level)),
    platforms: rims.map(({ element }) => element),
    sides,
    front,
    cageSpot: [shape.side, gap(shape, 0) + 6],
    update: (/** @type {View} */ view) => {
      put(sides, cage(shape, view, words), valhalla(shape, view, facts, words), ladders(shape, view, facts, words), lokiLadder(shape, view, facts, words));
      put(front, way(shape, view, words, middle));
    },
    turnRim: (rotation) => rims[1].turn(rotation),
  };
}

const gap = (shape, level) => (shape.cy[level] + shape.cy[level + 1] + shape.rim) / 2;

function defs() {
  const stops = (...list) => list.map(([at, className]) => s("stop", { offset: at, class: className }));
  return s(
    "defs",
    {},
    s("linearGradient", { id: "yg-bark", x1: 0, x2: 1, y1: 0, y2: 0 }, stops([0, "b0"], [0.35, "b1"], [0.7, "b2"], [1, "b3"])),
    s("linearGradient", { id: "yg-rim", x1: 0, x2: 1, y1: 0, y2: 0 }, stops([0, "b0"], [0.5, "b2"], [1, "b0"])),
  );
}

/** Stars at fixed places, so that every visit finds the same sky. */
function stars(shape) {
  let seed = 77;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return s("g", { class: "yg-stars" }, Array.from({ length: 60 }, () => s("circle", { cx: fix(next() * shape.width), cy: fix(next() * shape.height * 0.8), r: fix(0.8 + next() * 1.6) })));
}

function crown(shape) {
  const x = shape.width / 2;
  const w = shape.rx;
  const y = shape.cy[0] - shape.ry;
  const leaf = (cx, cy, size, turn) =>
    s("path", { d: "M0-50C34-38 46-8 30 26C12 40-12 40-30 26C-46-8-34-38 0-50Z", transform: `translate(${fix(cx)} ${fix(cy)}) rotate(${turn}) scale(${size})` });
  const leaves = [];
  for (let k = -5; k <= 5; k += 1) leaves.push(leaf(x + (k * w) / 6.2, y + 26 + Math.abs(k) * 13, 1.15 + (k % 2 ? 0.25 : 0), k * 9));
  return s("g", { class: "yg-crown" }, leaves);
}

function trunk(shape, level) {
  const x = shape.width / 2;
  const top = level === 0 ? shape.cy[0] - shape.ry * 0.9 : shape.cy[level - 1];
  const foot = shape.cy[level] + 6;
  const wide = 34 + level * 9;
  const high = 25 + level * 9;
  return s(
    "g",
    { class: "yg-trunk", "aria-hidden": "true" },
    s("path", {
      d: `M${x - high} ${top}C${x - high} ${foot - 60} ${x - wide} ${foot - 40} ${x - wide * 1.7} ${foot}Q${x} ${foot + 16} ${x + wide * 1.7} ${foot}C${x + wide} ${foot - 40} ${x + high} ${foot - 60} ${x + high} ${top}Z`,
      fill: "url(#yg-bark)",
    }),
    s("path", {
      d: `M${x - 9} ${top}Q${x - 15} ${foot - 70} ${x - 24} ${foot}M${x + 10} ${top}Q${x + 12} ${foot - 60} ${x + 26} ${foot}M${x + 1} ${top}Q${x - 3} ${foot - 70} ${x + 2} ${foot + 4}`,
      class: "yg-grain",
    }),
  );
}

function roots(shape) {
  const x = shape.width / 2;
  const y = shape.cy[2] + shape.ry * 0.6;
  const end = shape.height + 10;
  const root = (dx, w) => `M${x - w} ${y}C${x + dx * 0.3 - w} ${y + 60} ${x + dx * 0.8} ${end - 70} ${x + dx} ${end}L${x + dx + Math.sign(dx) * 46} ${end}C${x + dx * 0.86} ${end - 90} ${x + dx * 0.4 + w} ${y + 40} ${x + w} ${y}Z`;
  const spread = shape.rx;
  return s("path", { class: "yg-roots", d: [-0.95, -0.55, 0.55, 0.95].map((k) => root(k * spread, 40)).join("") });
}

/** Vines between the platforms show the columns: whoever stands in one can climb along it. */
function vines(shape) {
  const lines = [];
  for (const column of [1, 2]) {
    for (const level of [0, 1]) {
      const [x0, y0] = onDisc(shape, level, angleOf(column), 0.86);
      const [x1, y1] = onDisc(shape, level + 1, angleOf(column), 0.86);
      const bend = column === 1 ? -26 : 26;
      lines.push(s("path", { d: `M${fix(x0)} ${fix(y0)}C${fix(x0 + bend)} ${fix(y0 + 110)} ${fix(x1 - bend)} ${fix(y1 - 110)} ${fix(x1)} ${fix(y1)}` }));
    }
  }
  return s("g", { class: "yg-vines" }, lines);
}

/** A disc of wood with a carved rim; the marks on the middle one's rim travel when it turns. */
function platform(shape, level) {
  const { rx, ry, rim } = shape;
  const x = shape.width / 2;
  const y = shape.cy[level];
  const marks = s("g", { class: "yg-rim-marks" });
  const turn = (rotation) => {
    const found = [];
    const count = 36;
    for (let k = 0; k < count; k += 1) {
      const angle = angleOf(rotation) + (k * Math.PI * 2) / count;
      if (Math.sin(angle) <= 0.04) continue;
      const [px, py] = onDisc(shape, level, angle, 1);
      const w = 11 * Math.sin(angle);
      found.push(`M${fix(px - w)} ${fix(py + rim * 0.3)}L${fix(px)} ${fix(py + rim * 0.75)}L${fix(px + w)} ${fix(py + rim * 0.3)}`);
    }
    put(marks, s("path", { d: found.join("") }));
  };
  turn(0);
  const arrows = level === 1 ? s("g", { class: "yg-turn-signs" }, turnSign(shape, level, 0.31), turnSign(shape, level, 0.69)) : null;
  return {
    turn,
    element: s(
      "g",
      { class: "yg-platform", "aria-hidden": "true" },
      s("ellipse", { cx: x, cy: y + rim + 16, rx: rx * 0.97, ry: ry * 0.96, class: "yg-under" }),
      s("path", { d: `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${y + rim}A${rx} ${ry} 0 0 1 ${x - rx} ${y + rim}Z`, fill: "url(#yg-rim)", class: "yg-rim" }),
      marks,
      s("ellipse", { cx: x, cy: y, rx, ry, class: "yg-disc" }),
      arrows,
    ),
  };
}

/** An arrow on the rim: the middle platform turns from the front to the left. */
function turnSign(shape, level, part) {
  const [x, y] = onDisc(shape, level, Math.PI * part, 1);
  return s("path", { d: `M${fix(x + 16)} ${fix(y + 12)}H${fix(x - 10)}M${fix(x - 2)} ${fix(y + 5)}L${fix(x - 12)} ${fix(y + 12)}L${fix(x - 2)} ${fix(y + 19)}` });
}

function titled(group, text) {
  group.setAttribute("role", "img");
  group.setAttribute("aria-label", text);
  group.prepend(s("title", {}, text));
  return group;
}

/** The Cage: its seven bars are the Devastation markers still in it (YG-2.7). */
function cage(shape, /** @type {View} */ view, /** @type {Words} */ words) {
  const [x, y] = [shape.side, gap(shape, 0)];
  const bars = Array.from({ length: 7 }, (_, k) => {
    const at = -66 + k * 22;
    return s("path", { d: `M${at} ${-42 + Math.abs(k - 3) * 4}V50`, class: k < 7 - view.markers ? "bar gone" : "bar" });
  });
  return titled(
    s(
      "g",
      { class: "yg-cage", transform: `translate(${x} ${y})`, "data-thing": "cage" },
      s("path", { d: "M0-58V-92", class: "chain" }),
      s("path", { d: "M-76 50V-22Q-70-58 0-58Q70-58 76-22V50Z", class: "yg-cage-back" }),
      bars,
      s("path", { d: "M-80 50H80", class: "floor" }),
    ),
    words.t("yg-ui-cage", { markers: view.markers }),
  );
}

/** Valhalla: eight places, the Heroes who wait there. */
function valhalla(shape, /** @type {View} */ view, /** @type {Catalogue} */ facts, /** @type {Words} */ words) {
  const [x, y] = [shape.width - shape.side, gap(shape, 0)];
  const tall = shape.name === "tall";
  const all = facts.pieces.heroes;
  const seats = tall ? [emblem("hero", -34, 28, 40, { class: view.heroes ? "on" : "off" }), s("text", { x: 26, y: 40, class: "yg-side-name" }, `${view.heroes}/${all}`)] : Array.from({ length: all }, (_, k) =>
    emblem("hero", -49.5 + (k % 4) * 33, -2 + Math.floor(k / 4) * 32, 25, { class: k < view.heroes ? "on" : "off" }),
  );
  return titled(
    s("g", { class: "yg-hall", transform: `translate(${x} ${y})`, "data-thing": "valhalla" }, s("path", { d: "M-84-22L0-66 84-22V52H-84Z", class: "wall" }), s("path", { d: "M-92-18L0-66 92-18", class: "roof" }), s("text", { y: tall ? -1 : -26, class: "yg-side-name" }, String(words.name("place", "valhalla"))), seats),
    words.t("yg-ui-valhalla", { heroes: view.heroes }),
  );
}

/** The ladders of Hel and Surtur: eight rungs each; full, and they cannot be fed any more: all is lost. */
function ladders(shape, /** @type {View} */ view, /** @type {Catalogue} */ facts, /** @type {Words} */ words) {
  const y = gap(shape, 1);
  return [
    ladder("hel", "nameless", view.nameless, facts.pieces.nameless, shape.side, y, words),
    ladder("surtur", "fire_giant", view.giants, facts.pieces.fire_giants, shape.width - shape.side, y, words),
  ];
}

function ladder(enemy, piece, now, most, x, y, /** @type {Words} */ words) {
  const rungs = Array.from({ length: most }, (_, k) =>
    emblem(piece, -49.5 + (k % 4) * 33, 22 - Math.floor(k / 4) * 36, 26, { class: k < now ? "on" : "off" }),
  );
  return titled(
    s("g", { class: `yg-ladder yg-ladder-${enemy}`, transform: `translate(${x} ${y})`, "data-thing": enemy }, s("path", { d: "M-72-34H72M-72 4H72M-72 42H72", class: "rail" }), s("text", { y: -42, class: "yg-side-name" }, `${words.name("enemy", enemy)} ${now}/${most}`), rungs),
    words.t(`yg-ui-ladder-${enemy}`, { count: now, most }),
  );
}

/** Loki's ladder on the rim below Jötunheim: the Jötuns awake (YG-2.6). */
function lokiLadder(shape, /** @type {View} */ view, /** @type {Catalogue} */ facts, /** @type {Words} */ words) {
  const all = facts.pieces.jotun_pawns;
  const step = shape.name === "tall" ? 46 : 34;
  const y = shape.cy[2] + shape.ry + shape.rim * 0.5;
  const pawns = Array.from({ length: all }, (_, k) => emblem("jotun", (k - (all - 1) / 2) * step, 0, step * 0.68, { class: k < all - view.pawns ? "on" : "off" }));
  return titled(
    s("g", { class: "yg-ladder yg-ladder-loki", transform: `translate(${shape.width / 2} ${fix(y)})`, "data-thing": "loki" }, pawns),
    words.t("yg-ui-ladder-loki", { count: all - view.pawns, most: all }),
  );
}

/** Nidhögg's way along the root to the Tree. */
function way(shape, /** @type {View} */ view, /** @type {Words} */ words, middle) {
  const spaces = trackOf(view);
  const tall = shape.name === "tall";
  const y = shape.height - (tall ? 28 : 25);
  const r = tall ? 22 : 17;
  const step = Math.min(tall ? 130 : 108, (shape.rx * 1.5) / (spaces.length - 1));
  const at = (k) => middle + (k - (spaces.length - 1) / 2) * step;
  const nodes = spaces.map((kind, k) => {
    const passed = k < view.nidhogg ? " passed" : "";
    if (kind === "tree" || kind === "dead_tree") return s("g", { class: `goal ${kind}` }, s("circle", { cx: at(k), cy: y, r: r + 5 }), emblem("tree", at(k), y, r * 1.7));
    if (kind === "plain") return s("circle", { cx: at(k), cy: y, r: r * 0.75, class: `space${passed}` });
    return s("path", { d: `M${at(k)} ${y - r}L${at(k) + r} ${y}L${at(k)} ${y + r}L${at(k) - r} ${y}Z`, class: `space effect${passed}` });
  });
  const here = s("g", { class: "yg-nidhogg" }, s("circle", { r: r + 7 }), emblem("nidhogg", 0, 0, r * 2));
  here.style.setProperty("transform", `translate(${fix(at(view.nidhogg))}px, ${y}px)`);
  return titled(
    s("g", { class: "yg-track", "data-thing": "nidhogg" }, s("path", { d: `M${at(0)} ${y}H${at(spaces.length - 1)}`, class: "root" }), nodes, here),
    words.t("yg-ui-way", { space: view.nidhogg, most: spaces.length - 1 }),
  );
}
