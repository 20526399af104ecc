// Our own ornaments: the shield of the home page, knotwork, and the two doors' signs.

import { s } from "./dom.js";

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

const RUNES = "ᚠᚢᚦᚬᚱᚴᚼᚾᛁᛅᛋᛏᛒᛘᛚᛦ";

/** A braid of two strands around a circle, as two wavy paths. */
function braid(radius, waves, height, className) {
  const strand = (phase) => {
    const points = [];
    for (let step = 0; step <= waves * 12; step++) {
      const turn = step / (waves * 12);
      const lift = Math.sin(turn * waves * Math.PI * 2 + phase) * height;
      points.push(polar(radius + lift, turn * 360).join(" "));
    }
    return `M${points.join("L")}Z`;
  };
  return s(
    "g",
    { class: className, fill: "none" },
    s("path", { d: strand(0), class: "under" }),
    s("path", { d: strand(0), class: "over" }),
    s("path", { d: strand(Math.PI), class: "under" }),
    s("path", { d: strand(Math.PI), class: "over" }),
  );
}

/** Yggdrasil: trunk, three roots, boughs. */
export function tree(attributes = {}) {
  return s(
    "g",
    { class: "tree", fill: "none", "stroke-linecap": "round", ...attributes },
    s("path", { d: "M-4 26C-3 12-6 2-2-12M4 26C3 12 6 2 2-12M0-10V28", class: "trunk" }),
    s("path", { d: "M-2-6C-8-10-14-8-20-14M2-6C8-10 14-8 20-14M-2-12C-6-20-12-20-14-27M2-12C6-20 12-20 14-27M0-12V-31M-13-9C-19-6-24-8-28-4M13-9C19-6 24-8 28-4M-9-19C-14-19-17-22-22-22M9-19C14-19 17-22 22-22" }),
    s("path", { d: "M-4 24C-8 30-16 28-24 33M4 24C8 30 16 28 24 33M0 26C0 31-3 33-4 38M-9 28C-12 32-12 34-16 38M9 28C12 32 12 34 16 38" }),
  );
}

/** The shield of the home page, seen from above: boss, eight staves in three woods, rim with runes. */
export function shield() {
  const staves = [];
  const woods = ["field", "field", "birch", "birch", "birch", "ice", "ice", "ice"];
  for (let index = 0; index < 8; index++) {
    const from = index * 45 + 1.2;
    staves.push(s("path", { d: sector(47, 128, from, from + 42.6), class: `stave ${woods[index]}` }));
    for (const [radius, spread] of [[66, 16], [88, 14], [110, 17]]) {
      const middle = from + 21.3 + ((index * 37 + radius) % 7) - 3;
      staves.push(s("path", { d: arc(radius, middle - spread, middle + spread), class: "grain" }));
    }
  }
  const studs = [];
  for (let index = 0; index < 24; index++) {
    const [x, y] = polar(136, index * 15 + 7.5);
    studs.push(s("circle", { cx: x, cy: y, r: index % 3 === 1 ? 2.8 : 1.6, class: "stud" }));
  }
  const runes = [...RUNES].map((rune, index) =>
    s("text", { transform: `rotate(${index * 22.5 + 11.25}) translate(0 -57)`, class: "rune", "text-anchor": "middle" }, rune),
  );
  return s(
    "svg",
    { viewBox: "-160 -160 320 320", class: "shield", "aria-hidden": "true", focusable: "false" },
    s("circle", { r: 156, class: "halo" }),
    s(
      "g",
      { class: "turning" },
      s("circle", { r: 145, class: "rim" }),
      s("circle", { r: 129, class: "bed" }),
      staves,
      studs,
      braid(136.5, 24, 4.2, "braid"),
      s("circle", { r: 50, class: "boss-ring" }),
      runes,
      s("path", { d: sector(47, 128, 226.2, 268.8), class: "burnt" }),
      s("path", { d: "M-60 52l-14-4-7 9-15-3-9 10M-82 40l-10 6-4 12", class: "crack" }),
    ),
    s("circle", { r: 45, class: "boss" }),
    tree({ transform: "translate(0 -3) scale(1.12)" }),
  );
}

function arc(radius, from, to) {
  const [ax, ay] = polar(radius, from);
  const [bx, by] = polar(radius, to);
  return `M${ax} ${ay}A${radius} ${radius} 0 0 1 ${bx} ${by}`;
}

/** A quatrefoil knot: emblem of curtains and card backs. */
export function knot() {
  const loops = [0, 90, 180, 270].map((turn) =>
    s("path", { d: "M0 0C-30-14-34-46 0-52C34-46 30-14 0 0", transform: `rotate(${turn})` }),
  );
  const strands = (kind) => s("g", { class: kind, fill: "none" }, loops.map((one) => one.cloneNode()), s("circle", { r: 30 }));
  return s("svg", { viewBox: "-60 -60 120 120", class: "knot", "aria-hidden": "true" }, strands("under"), strands("over"));
}

/** Two axes crossed behind a small shield: the door of Blood Rage. */
export function axes() {
  const axe = (turn) =>
    s(
      "g",
      { transform: `rotate(${turn})` },
      s("path", { d: "M-2.4-44L2.4-44L2 48L-2 48Z", class: "wood" }),
      s("path", { d: "M2-40C14-46 26-44 30-34C24-30 24-18 30-10C20-6 10-12 2-20Z", class: "iron" }),
    );
  return s(
    "svg",
    { viewBox: "-60 -60 120 120", class: "sign", "aria-hidden": "true" },
    axe(-40),
    s("g", { transform: "scale(-1 1)" }, axe(-40)),
    s("circle", { cy: 10, r: 22, class: "disc" }),
    s("path", { d: "M0-12V32M-22 10H22", class: "cut" }),
    s("circle", { cy: 10, r: 7, class: "hub" }),
  );
}

/** Three platforms on one trunk: the door of Yggdrasil. */
export function worlds() {
  const floor = (y, width) => s("g", {}, s("ellipse", { cy: y + 3, rx: width, ry: width / 3.6, class: "edge" }), s("ellipse", { cy: y, rx: width, ry: width / 3.6, class: "disc" }), s("path", { d: `M0 ${y}L${-width * 0.86} ${y + width / 9}M0 ${y}L${width * 0.86} ${y + width / 9}M0 ${y}V${y - width / 3.6}`, class: "cut" }));
  return s(
    "svg",
    { viewBox: "-60 -60 120 120", class: "sign", "aria-hidden": "true" },
    s("path", { d: "M-5 50C-3 20-4-20-2-54L2-54C4-20 3 20 5 50L22 56L6 53L2 58L-3 53L-22 57Z", class: "wood" }),
    floor(30, 34),
    floor(-2, 40),
    floor(-34, 28),
  );
}
