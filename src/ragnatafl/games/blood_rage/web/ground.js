// What the shield looks like: sea, rim, staves, boss. Drawn once on a layer of its own; only its classes change.

import { s } from "../../../web/js/dom.js";
import { twine } from "../../../web/js/twine.js";
import { use } from "./art.js";
import {
  BOSS, CENTRE, INNER, KNOT, OUTER, RIM, doomPlace, fjordAngle, innerPlace, point, rimArc, stave, staveOutline,
  villagePlaces, writingArc,
} from "./shield.js";

/** The sea, with waves that fade out. */
export function sea() {
  const circle = (attributes) => s("circle", { cx: CENTRE, cy: CENTRE, r: 720, ...attributes });
  return s("g", { class: "br-sea" }, circle({ fill: "url(#br-deep)" }), circle({ class: "br-waves", fill: "url(#br-wave)", mask: "url(#br-calm)" }));
}

/** Iron with knotwork and rivets, broken where the sea has bitten in. */
export function rim() {
  const layer = s("g", { class: "br-rim" });
  const middle = (OUTER + RIM) / 2 + 2;
  for (let index = 0; index < 4; index += 1) {
    const { from, to } = rimArc(index);
    layer.append(s("path", { class: "br-iron", d: `M${point(middle, from).join(" ")}A${middle} ${middle} 0 0 1 ${point(middle, to).join(" ")}`, "stroke-width": RIM - OUTER }));
    layer.append(...twine(point, [middle, from + 1.5, to - 1.5], 26, 6.5, KNOT));
    for (const angle of [from, to]) {
      const [cx, cy] = point(middle, angle);
      layer.append(s("circle", { class: "br-rivet", cx, cy, r: 9 }));
    }
  }
  return layer;
}

/** A name carved along an arc: once in light, a little lower, once in ink. */
function carved(id, arc, title) {
  const write = (extra) => s("text", { class: `br-name ${extra}`, dy: extra ? 1.5 : 0 }, s("textPath", { href: `#${id}`, startOffset: "50%" }, title));
  return [s("path", { id, d: arc, fill: "none" }), write("br-name-light"), write("")];
}

/** @param {number[]} place */
function token([x, y]) {
  const shield = "M0-27C9-21 17-20 24-20 26 2 18 20 0 30-18 20-26 2-24-20-17-20-9-21 0-27Z";
  return s("g", { class: "br-token", transform: `translate(${x} ${y})` },
    s("path", { class: "br-token-shield", d: shield }), s("path", { class: "br-token-split", d: "M2-26L-5-8 4 2-4 14 1 29" }));
}

/** One province of the ring: {art, token, doom, houses}. */
export function province(name, index, { region, villages }, title) {
  const outline = staveOutline(index);
  const houses = villagePlaces(index, villages);
  const [dx, dy] = doomPlace(index);
  const shield = token(innerPlace(index, 0));
  const doom = s("g", { class: "br-doom", transform: `translate(${dx} ${dy})` }, use("icon", "age", { x: -19, y: -19, width: 38, height: 38 }), s("text", { y: 6 }));
  const art = s("g", { class: `br-stave br-${region}` },
    s("path", { class: "br-land", d: outline, fill: `url(#br-${region})` }),
    s("path", { class: "br-texture", d: outline, fill: `url(#br-${region}-texture)` }),
    s("path", { class: "br-char", d: outline }),
    s("path", { class: "br-embers", d: embers(index) }),
    s("path", { class: "br-cracks", d: cracks(index) }),
    s("path", { class: "br-edge", d: outline }),
    s("path", { class: "br-doom-edge", d: outline }),
    carved(`br-arc-${name}`, writingArc(index), title),
    houses.map(([x, y]) => s("g", { class: "br-village", transform: `translate(${x} ${y})` },
      s("circle", { r: 27 }), use("icon", "village", { x: -17, y: -19, width: 34, height: 34 }))),
    shield, doom);
  return { art, token: shield, doom, houses };
}

/** Yggdrasil, the boss: a dome with branches, studded. */
export function boss(title) {
  const at = (r, angle) => point(r, angle).map((v) => v.toFixed(1)).join(" ");
  const branches = [];
  for (let k = 0; k < 360; k += 45) {
    branches.push(`M${at(30, k)}Q${at(78, k + 20)} ${at(132, k + 4)}M${at(66, k + 9)}Q${at(92, k - 8)} ${at(134, k - 18)}`);
  }
  const shield = token([CENTRE, CENTRE]);
  const art = s("g", { class: "br-boss" },
    s("circle", { class: "br-boss-ring", cx: CENTRE, cy: CENTRE, r: INNER + 1 }),
    s("circle", { class: "br-land", cx: CENTRE, cy: CENTRE, r: BOSS, fill: "url(#br-dome)" }),
    s("path", { class: "br-branches", d: branches.join("") }),
    [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
      const [cx, cy] = point((BOSS + INNER) / 2 - 1, angle);
      return s("circle", { class: "br-rivet", cx, cy, r: 6 });
    }),
    carved("br-arc-yggdrasil", `M${at(118, 196)}A118 118 0 0 1 ${at(118, 344)}`, title),
    shield);
  return { art, token: shield };
}

/** A fjord's name in its corner. */
export function fjordName(index, title) {
  const turn = (fjordAngle(index) * Math.PI) / 180;
  const right = Math.cos(turn) > 0;
  return s("text", { class: "br-fjord-name", x: right ? 990 : 10, y: Math.sin(turn) > 0 ? 990 : 26, "text-anchor": right ? "end" : "start" }, title);
}

/** Where a stave breaks: from the boss to the rim, with two branches. */
function cracks(index) {
  const { middle } = stave(index);
  const at = (r, turn) => point(r, middle + turn).map((v) => v.toFixed(1)).join(" ");
  return `M${at(172, -3)}L${at(230, 3)}L${at(275, -4)}L${at(330, 5)}L${at(385, -2)}L${at(462, 4)}M${at(275, -4)}L${at(320, -12)}L${at(360, -10)}L${at(430, -16)}M${at(330, 5)}L${at(372, 13)}L${at(455, 14)}`;
}

/** Glowing cracks and sparks of a burnt stave. */
function embers(index) {
  const { middle } = stave(index);
  const parts = [];
  const at = (r, turn) => point(r, middle + turn).map((v) => v.toFixed(1)).join(" ");
  for (const [r, turn, length] of [[205, -6, 62], [300, 9, 74], [318, -12, 58], [395, -2, 44], [240, 7, 40]]) {
    parts.push(`M${at(r, turn)}L${at(r + length * 0.4, turn + 1.6)}L${at(r + length * 0.55, turn - 1.2)}L${at(r + length, turn + 0.8)}`);
    parts.push(`M${at(r + length * 0.5, turn - 1)}L${at(r + length * 0.72, turn - 4)}`);
  }
  for (let k = 0; k < 16; k += 1) parts.push(`M${at(195 + ((k * 83) % 250), ((k * 37) % 31) - 15)}h0.1`);
  return parts.join("");
}

/** Gradients and textures of the regions and the sea. */
export function definitions() {
  const ring = (id, stops) => s("radialGradient", { id, gradientUnits: "userSpaceOnUse", cx: CENTRE, cy: CENTRE, r: OUTER },
    stops.map(([offset, colour]) => s("stop", { offset, "stop-color": colour })));
  const texture = (id, width, height, ...children) =>
    s("pattern", { id, width, height, patternUnits: "userSpaceOnUse" }, children);
  const stroke = (d, colour, width, opacity) => s("path", { d, fill: "none", stroke: colour, "stroke-width": width, opacity, "stroke-linecap": "round" });
  return s("defs", null,
    ring("br-manheim", [["0.35", "#d9b25a"], ["0.75", "#bd8f38"], ["1", "#94692a"]]),
    ring("br-alfheim", [["0.35", "#e2e4da"], ["0.75", "#bcc3b8"], ["1", "#8d978f"]]),
    ring("br-jotunheim", [["0.35", "#b5d4e4"], ["0.75", "#7da8c3"], ["1", "#54809f"]]),
    s("radialGradient", { id: "br-dome", cx: "0.4", cy: "0.34", r: "0.75" },
      [["0", "#8fa35e"], ["0.55", "#56703f"], ["1", "#2c4029"]].map(([offset, colour]) => s("stop", { offset, "stop-color": colour }))),
    s("radialGradient", { id: "br-deep", gradientUnits: "userSpaceOnUse", cx: CENTRE, cy: CENTRE, r: 720 },
      s("stop", { class: "br-deep-in", offset: "0.35" }), s("stop", { class: "br-deep-out", offset: "0.74" }), s("stop", { class: "br-deep-out", offset: "1", "stop-opacity": "0" })),
    s("radialGradient", { id: "br-fade", gradientUnits: "userSpaceOnUse", cx: CENTRE, cy: CENTRE, r: 720 },
      s("stop", { offset: "0.3", "stop-color": "#fff" }), s("stop", { offset: "0.75", "stop-color": "#888" }), s("stop", { offset: "1", "stop-color": "#000" })),
    s("mask", { id: "br-calm", maskUnits: "userSpaceOnUse", x: -220, y: -220, width: 1440, height: 1440 }, s("circle", { cx: CENTRE, cy: CENTRE, r: 720, fill: "url(#br-fade)" })),
    texture("br-manheim-texture", 46, 30,
      stroke("M-2 8C10 2 34 14 48 8M-2 18C10 12 34 24 48 18M-2 28C10 22 34 34 48 28", "#5d3c10", 1.6, 0.5),
      stroke("M10 14l3-5M13 14l0-6M16 14l-3-5", "#5d3c10", 1.2, 0.5)),
    texture("br-alfheim-texture", 54, 64,
      stroke("M9 0V64M36 0V64", "#fbfaf4", 7, 0.75),
      stroke("M5 0V64M13 0V64M32 0V64M40 0V64", "#4b5349", 0.9, 0.45),
      stroke("M6 12h5M8 34h5M5 52h4M33 6h4M35 26h5M32 44h5", "#30352f", 2, 0.6)),
    texture("br-jotunheim-texture", 70, 60,
      stroke("M0 12L22 4 40 18 70 8M22 4L16 34 40 18 52 44 16 34 0 48M52 44L70 36M52 44L46 60M16 34L22 60", "#f2fbff", 1.5, 0.65),
      stroke("M2 14L23 6 41 20 70 10M18 36L41 20", "#2b5877", 1, 0.45)),
    texture("br-wave", 60, 26, stroke("M0 9q8-7 15 0t15 0 15 0 15 0", "var(--br-foam)", 1.4, 0.4), stroke("M-8 22q8-7 15 0t15 0 15 0 15 0 15 0", "var(--br-foam)", 1.1, 0.25)),
  );
}
