// Tokens of the table: gods as portraits with their emblem, Enemies in ember, Jötuns in ice, opponents of a saga, dice.

import { h, s } from "../../../web/js/dom.js";
import { emblem } from "./emblems.js";

// Portraits in a circle of radius 30: [skin, hair, cloak], what lies behind the face, what lies before it.
const FACES = {
  odin: {
    hues: ["#d8b798", "#b9bcc4", "#27406f"],
    back: ["hair:M-14-8Q-17 16-11 20H11Q17 16 14-8Z"],
    front: ["hair:M-8 4Q0 8 8 4Q9 20 0 28Q-9 20-8 4Z", "cloak:M-19-9Q0-14 19-9Q12-15 9-24Q0-30-9-24Q-12-15-19-9Z", "ink:M-7-4L-2-3-3 0-7-1Z", "line:M-8-6L-1-2"],
  },
  thor: {
    hues: ["#dcb08a", "#b4491f", "#7a1f18"],
    back: ["hair:M-13-10Q-16 14-12 18H12Q16 14 13-10Z"],
    front: ["hair:M-9 2Q-4 6 0 4Q4 6 9 2Q12 16 0 20Q-12 16-9 2Z", "metal:M-11-7Q-11-20 0-21Q11-20 11-7L1.6-9V0H-1.6V-9Z", "metal:M-11-12Q-18-16-16-25Q-11-20-8-18ZM11-12Q18-16 16-25Q11-20 8-18Z"],
  },
  freyr: {
    hues: ["#e2bd94", "#d7a63c", "#3c6b33"],
    back: ["hair:M-13-12Q-19 8-14 16H14Q19 8 13-12Q0-22-13-12Z"],
    front: ["hair:M-8 4Q0 7 8 4Q7 14 0 15Q-7 14-8 4Z", "gold:M-12-11L-13-20-7-15-4-22 0-16 4-22 7-15 13-20 12-11Q0-14-12-11Z"],
  },
  freyia: {
    hues: ["#e8c5a4", "#c9772f", "#7d3a63"],
    back: ["hair:M-12-12Q-22 14-17 27H17Q22 14 12-12Q0-23-12-12Z", "feather:M-28 30Q-24 8-10 14L0 24 10 14Q24 8 28 30Z"],
    front: ["hair:M-10-5Q-9-16 0-16Q9-16 10-5Q5-12 0-12Q-5-12-10-5Z", "gold:M-8 15Q0 22 8 15L7 19Q0 25-7 19Z"],
  },
  frigg: {
    hues: ["#e6c7ab", "#8d7a66", "#6d7788"],
    back: ["veil:M-15-10Q-20 16-20 30H20Q20 16 15-10Q0-25-15-10Z"],
    front: ["veil:M-11-4Q-10-15 0-15Q10-15 11-4Q14-18 0-20Q-14-18-11-4Z", "gold:M-11-9Q0-13 11-9L11-6Q0-10-11-6Z"],
  },
  heimdall: {
    hues: ["#e3c29d", "#e3d7ad", "#22606a"],
    back: ["hair:M-11-8Q-15 14-11 18H11Q15 14 11-8Z"],
    front: ["hair:M-8 4Q0 8 8 4Q7 15 0 17Q-7 15-8 4Z", "gold:M-12-5Q-13-21 0-23Q13-21 12-5L7-8V4L5 1V-7H-5V1L-7 4V-8Z", "gold:M-1.6-22H1.6L2.6-29H-2.6Z"],
  },
  tyr: {
    hues: ["#cf9f78", "#4a3324", "#6b4a2e"],
    back: ["hair:M-12-10Q-14 8-12 12H12Q14 8 12-10Z"],
    front: ["hair:M-9 2Q-4 5 0 4Q4 5 9 2Q9 14 5 16L0 22-5 16Q-9 14-9 2Z", "hair:M-11-5Q-11-18 0-18Q11-18 11-5Q7-12 0-12Q-7-12-11-5Z", "line:M4-10L8 1"],
  },
};

function layer(entry, hues) {
  const [kind, d] = [entry.slice(0, entry.indexOf(":")), entry.slice(entry.indexOf(":") + 1)];
  const fill = { hair: hues[1], cloak: hues[2], metal: "#9aa3ad", gold: "#d3a62f", feather: "#8a6f4e", veil: "#d5dae2", ink: "#1c1a1a" };
  if (kind === "line") return s("path", { d, fill: "none", stroke: "#1c1a1a", "stroke-width": 1.6 });
  return s("path", { d, fill: fill[kind], stroke: "#1c1a1a", "stroke-width": 0.9, "stroke-linejoin": "round" });
}

/** A god's medallion: portrait, ring of the god's colour, emblem in a boss. Radius 30 at scale 1. */
export function medallion(god, attributes = {}) {
  const face = FACES[god];
  const { hues } = face;
  const clip = `yg-face-${god}`;
  return s(
    "g",
    { class: `yg-god yg-${god}`, ...attributes },
    s("circle", { r: 30, class: "yg-back" }),
    s(
      "g",
      { "clip-path": `url(#${clip})` },
      face.back.map((one) => layer(one, hues)),
      s("path", { d: "M-27 32Q-24 15-6 14V8H6V14Q24 15 27 32Z", fill: hues[2], stroke: "#1c1a1a", "stroke-width": 0.9 }),
      s("path", { d: "M-4 8H4V15Q0 18-4 15Z", fill: hues[0] }),
      s("ellipse", { cy: -2, rx: 10, ry: 12.5, fill: hues[0], stroke: "#1c1a1a", "stroke-width": 0.9 }),
      s("path", { d: "M-6-3H-2.6M2.6-3H6M-1 3H1.4M-3 7Q0 8.4 3 7", fill: "none", stroke: "#1c1a1a", "stroke-width": 1.5 }),
      face.front.map((one) => layer(one, hues)),
    ),
    s("circle", { r: 30, class: "yg-ring" }),
    s("circle", { cx: 20, cy: 20, r: 12.5, class: "yg-boss" }),
    emblem(god, 20, 20, 17, { class: "yg-boss-sign" }),
  );
}

/** The clip paths that all portraits share: once for each page. */
export function faceClips() {
  const clips = Object.keys(FACES).map((god) => s("clipPath", { id: `yg-face-${god}` }, s("circle", { r: 29.5 })));
  return h("div", { class: "yg-clips", "aria-hidden": "true" }, s("svg", { width: 0, height: 0 }, s("defs", {}, clips)));
}

/** A medallion as a picture of its own, for sheets and lines. */
export function godPicture(god, attributes = {}) {
  return s("svg", { viewBox: "-34 -34 68 68", class: "yg-picture", "aria-hidden": "true", ...attributes }, medallion(god));
}

const boss = (number, x = 20, y = 21) => [
  s("circle", { cx: x, cy: y, r: 12.5, class: "yg-boss" }),
  s("text", { x, y: y + 6.5, class: "yg-boss-number" }, number),
];

/** An Enemy: a jagged shield of ember with its emblem and its strength. */
export function enemyToken(enemy, strength = null) {
  return s(
    "g",
    { class: `yg-enemy yg-enemy-${enemy}` },
    s("path", { d: "M0-30L11-24 22-22 24-10 30 0 24 10 22 22 11 24 0 30-11 24-22 22-24 10-30 0-24-10-22-22-11-24Z", class: "yg-back" }),
    emblem(enemy, 0, -1, 40),
    strength === null ? null : boss(strength),
  );
}

/** What a Jötun stands in the way of: a World's action, an Enemy, or a kind of piece. */
const BARRED = { elves: "elf", heroes: "hero", artifacts: "artifact", vanir_dice: "vanir_die", god_dice: "god_die" };

/** A Jötun: a giant of ice that bears what it guards, or crossed out what it takes from the gods. */
export function jotunToken({ kind, target }, strength = null) {
  return s(
    "g",
    { class: `yg-jotun yg-jotun-${kind}` },
    s("path", { d: "M-27 29L-30 4-25-4-23-13-15-10-10-13-12-24-8-22-5-31 0-27 5-31 8-22 12-24 10-13 15-10 23-13 25-4 30 4 27 29Z", class: "yg-back" }),
    s("path", { d: "M-5-21H-2M2-21H5M-4-15H4", class: "yg-line" }),
    emblem(BARRED[target] ?? target, 0, 9, 27),
    kind === "guard" ? s("path", { d: "M-19-8H19V8Q18 22 0 29Q-18 22-19 8Z", class: "yg-shield" }) : s("path", { d: "M-17 24L17-6", class: "yg-bar" }),
    strength === null ? null : boss(strength),
  );
}

/** An opponent of the saga. */
export function foeToken(foe, strength = null) {
  return s("g", { class: "yg-foe" }, s("path", { d: "M0-31L27-10 22 24 0 31-22 24-27-10Z", class: "yg-back" }), emblem(foe, 0, -1, 38), strength === undefined || strength === null ? null : boss(strength));
}

/** A saga token: face down with a knot, face up with its emblem. */
export function sagaToken(kind) {
  return s(
    "g",
    { class: `yg-token-disc${kind === "face_down" ? " down" : ""}` },
    s("circle", { r: 22, class: "yg-back" }),
    kind === "face_down" ? s("path", { d: "M-10-10L10 10M10-10L-10 10M-14 0L0-14 14 0 0 14Z", class: "yg-line" }) : emblem(kind, 0, 1, 29),
  );
}

const RUNES = { I: "M0-11V11", II: "M-4-11V11M4-11V11", III: "M-7-11V11M0-11V11M7-11V11", BLANK: "" };

/** A die with its face. `state`: "good", "bad", "turned" (by an Elf) or "rolling"; `back`: it goes back to Vanaheim. */
export function die(kind, face, state, back = false) {
  return s(
    "svg",
    { viewBox: "-26 -26 52 52", class: `yg-die ${kind} ${state}`, "aria-hidden": "true" },
    s("rect", { x: -22, y: -22, width: 44, height: 44, rx: 8, class: "yg-back" }),
    face === "S" || face === "SR"
      ? s("path", { d: "M0-14L4-4 14-4 6 2 9 13 0 6-9 13-6 2-14-4-4-4Z", class: "yg-fill" })
      : s("path", { d: RUNES[face] ?? "", class: "yg-line" }),
    state === "turned" ? emblem("elf", 14, -14, 18, { class: "yg-turned" }) : null,
    state === "good" || state === "bad" ? s("g", { class: "yg-verdict", transform: "translate(19 -19)" }, s("circle", { r: 8 }), s("path", { d: state === "good" ? "M-4 0L-1 3.4 4-3" : "M-3-3L3 3M3-3L-3 3" })) : null,
    back ? s("path", { d: "M8 17A5 5 0 1 0 17 13M18 17L17 12 12 13", class: "yg-back-sign" }) : null,
  );
}
