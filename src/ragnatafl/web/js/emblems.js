// Our own ornaments: the shield of the home page, knotwork, icons.

import { s } from "./dom.js";
import { twine } from "./twine.js";

const polar = (radius, degrees) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)].map((value) => value.toFixed(2));
};

/** A ring sector between two radii and two angles. */
function sector(inner, outer, from, to) {
  const [ax, ay] = polar(outer, from);
  const [bx, by] = polar(outer, to);
  const [cx, cy] = polar(inner, to);
  const [dx, dy] = polar(inner, from);
  return `M${ax} ${ay}A${outer} ${outer} 0 0 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 0 0 ${dx} ${dy}Z`;
}

// The sixteen runes of the Younger Futhark as strokes in a box of 8 by 14; fonts often lack them.
const RUNES = {
  fe: "M2 14V0M2 7L7 2M2 10L7 5",
  ur: "M1 14V1L7 6V14",
  thurs: "M2 14V0M2 4L6 7L2 10",
  oss: "M4 14V0M1 3L7 6M1 7L7 10",
  reid: "M1 14V0L6 3L1 7L6 14",
  kaun: "M2 14V0M2 8L7 3",
  hagall: "M4 14V0M1 4L7 10M7 4L1 10",
  naud: "M4 14V0M1 5L7 9",
  iss: "M4 14V0",
  ar: "M4 14V0M7 5L1 9",
  sol: "M2 0V8L6 5V14",
  tyr: "M4 14V0M1 4L4 0L7 4",
  bjarkan: "M1 14V0L6 3.5L1 7L6 10.5L1 14",
  madr: "M4 14V0M1 0C1 5 7 5 7 0",
  logr: "M2 14V0L7 5",
  yr: "M4 14V0M1 14C1 9 7 9 7 14",
};

/** One rune, for buttons and ornaments. */
export function rune(name) {
  return s("svg", { viewBox: "-1 -1 10 16", class: "rune-sign", "aria-hidden": "true" }, s("path", { d: RUNES[name] }));
}

/** Two strands woven around a circle. */
function braid(radius, waves, height) {
  const ropes = twine(polar, [radius, 0, 360], 2 * waves, height, ["under", "over"]);
  return s("g", { class: "braid", fill: "none" }, ropes);
}

/** The world tree: trunk, three roots, boughs. */
export function tree(attributes = {}) {
  return s(
    "g",
    { class: "tree", fill: "none", "stroke-linecap": "round", ...attributes },
    s("path", { d: "M-4 26C-3 12-6 2-2-12M4 26C3 12 6 2 2-12M0-10V28", class: "trunk" }),
    s("path", {
      d: "M-2-6C-8-10-14-8-20-14M2-6C8-10 14-8 20-14M-2-12C-6-20-12-20-14-27M2-12C6-20 12-20 14-27M0-12V-31M-13-9C-19-6-24-8-28-4M13-9C19-6 24-8 28-4M-9-19C-14-19-17-22-22-22M9-19C14-19 17-22 22-22",
    }),
    s("path", {
      d: "M-4 24C-8 30-16 28-24 33M4 24C8 30 16 28 24 33M0 26C0 31-3 33-4 38M-9 28C-12 32-12 34-16 38M9 28C12 32 12 34 16 38",
    }),
  );
}

const WOODS = ["field", "field", "birch", "birch", "birch", "ice", "ice", "ice"];
const BURNT = 5;

/** What is cut into a stave: furrows, the marks of birch, cracks of ice. */
function texture(wood, middle) {
  const at = (radius, turn) => polar(radius, middle + turn).join(" ");
  const cuts = {
    field: () => [-15, -9, -3, 3, 9, 15].map((turn) => `M${at(62 + Math.abs(turn), turn)}L${at(118, turn * 0.94)}`),
    birch: () =>
      [
        [60, -10],
        [72, 8],
        [80, -13],
        [92, 3],
        [100, -9],
        [108, 13],
        [117, -2],
        [84, 14],
      ].map(([radius, turn]) => `M${at(radius, turn - 3)}L${at(radius + 1, turn + 4)}`),
    ice: () => [
      `M${at(60, -6)}L${at(78, 4)}L${at(90, -5)}L${at(112, 8)}`,
      `M${at(78, 4)}L${at(92, 14)}`,
      `M${at(90, -5)}L${at(106, -15)}`,
      `M${at(104, 4)}L${at(118, -4)}`,
    ],
  };
  return s("path", { d: cuts[wood]().join(""), class: "grain" });
}

/** A bite of the sea in the rim. */
function fjord(turn) {
  return s("path", {
    d: "M-13-129C-9-117-13-108-5-100C-2-97 1-95 0-90C3-97 8-99 7-106C6-114 13-118 12-129Z",
    transform: `rotate(${turn})`,
    class: "fjord",
  });
}

/** The shield of the home page, seen from above: boss, eight staves in three woods, the sea in its rim. */
export function shield() {
  const staves = WOODS.map((wood, index) => {
    const from = index * 45 + 1;
    const burnt = index === BURNT;
    return s(
      "g",
      { class: burnt ? "burnt" : wood },
      s("path", { d: sector(49, 129, from, from + 43), class: "stave" }),
      texture(burnt ? "ice" : wood, from + 21.5),
    );
  });
  const runes = Object.values(RUNES).map((strokes, index) =>
    s("path", { d: strokes, transform: `rotate(${index * 22.5}) translate(-3.2 -60.5) scale(.8)`, class: "rune" }),
  );
  return s(
    "svg",
    { viewBox: "-150 -150 300 300", class: "shield", "aria-hidden": "true", focusable: "false" },
    s(
      "g",
      { class: "turning" },
      s("circle", { r: 145, class: "rim" }),
      s("circle", { r: 130, class: "bed" }),
      staves,
      [0, 90, 180, 270].map((turn) => fjord(turn + 45)),
      braid(137.5, 24, 4.6),
      s("circle", { r: 63, class: "boss-ring" }),
      runes,
    ),
    s("circle", { r: 46, class: "boss" }),
    tree({ transform: "translate(0 -4) scale(1.14)" }),
  );
}

/** A knot of three braids, one inside the other: emblem of the curtain. */
export function knot() {
  return s(
    "svg",
    { viewBox: "-60 -60 120 120", class: "knot", "aria-hidden": "true" },
    [[51, 13], [34, 9], [17, 5]].map(([radius, waves]) => braid(radius, waves, 6)),
    s("circle", { r: 5, class: "bead" }),
  );
}

/** A seat's token with its letter: its game's sign.css gives it a colour and a pattern; plain iron for anybody else. */
export function token(code, letter) {
  return s(
    "svg",
    { viewBox: "-24 -24 48 48", class: "token", "data-code": code, "aria-hidden": "true" },
    s("circle", { r: 21, class: "base" }),
    s("circle", { r: 18, class: "ring" }),
    s("circle", { r: 13.5, class: "ring thin" }),
    s("text", { y: 7, "text-anchor": "middle" }, letter),
  );
}

const ICONS = {
  menu: "M4 6H20M4 12H20M4 18H20",
  close: "M6 6L18 18M18 6L6 18",
  sun: "M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 2V5M12 19V22M2 12H5M19 12H22M5 5L7 7M17 17L19 19M19 5L17 7M7 17L5 19",
  moon: "M19 14A8 8 0 1 1 10 5A6.5 6.5 0 0 0 19 14Z",
  play: "M8 5L19 12L8 19Z",
  pause: "M8 5V19M16 5V19",
  first: "M6 5V19M18 5L9 12L18 19Z",
  last: "M18 5V19M6 5L15 12L6 19Z",
  back: "M15 5L7 12L15 19",
  on: "M9 5L17 12L9 19",
  book: "M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20",
  devices: "M3 5H16V14H3ZM7 18H12M9.5 14V18M18 9H22V20H18Z",
};

/** A small sign for a button, drawn with the pen of the text around it. */
export function icon(name) {
  return s("svg", { viewBox: "0 0 24 24", class: "icon-sign", "aria-hidden": "true" }, s("path", { d: ICONS[name] }));
}
