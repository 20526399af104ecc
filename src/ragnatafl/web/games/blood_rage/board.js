// The board: a round shield seen from above. Drawn once; an update changes classes, tokens and figures.

import { h, s } from "../../js/dom.js";
import { use } from "./art.js";
import { Figures } from "./pieces.js";
import {
  BOSS, CENTRE, INNER, OUTER, RIM, doomPlace, fjordAngle, fjordOutline, innerPlace, knot, point, rimArc, stave,
  staveOutline, villagePlaces, writingArc,
} from "./shield.js";

const ROMAN = ["", "I", "II", "III"];

export class Board {
  constructor(host, words) {
    this.words = words;
    this.catalogue = words.catalogue;
    this.places = new Map();
    this.svg = s("svg", { class: "br-board", viewBox: "0 0 1000 1000", role: "group", "aria-label": words.t("br-board") });
    this.svg.append(definitions(), this.sea(), this.rim(), this.staves(), this.boss(), this.fjordNames());
    this.figures = new Figures(words);
    this.svg.append(this.figures.layer);
    this.tip = h("div", { class: "br-tip", role: "status", hidden: true });
    host.replaceChildren(this.svg, this.tip);
    this.watchPointer();
  }

  sea() {
    const circle = (attributes) => s("circle", { cx: CENTRE, cy: CENTRE, r: 720, ...attributes });
    const layer = s("g", { class: "br-sea" }, circle({ fill: "url(#br-deep)" }), circle({ class: "br-waves", fill: "url(#br-wave)", mask: "url(#br-calm)" }));
    Object.keys(this.catalogue.fjords).forEach((name) => {
      const index = this.fjordIndex(name);
      const water = s("path", { class: "br-water", d: fjordOutline(index) });
      const place = s("g", { class: "br-place br-fjord", "data-target": `place:${name}`, "data-place": name }, water);
      this.places.set(name, { element: place, index });
      layer.append(place);
    });
    return layer;
  }

  /** Fjords lie along the diagonals, clockwise from the upper right as the ring of provinces goes. */
  fjordIndex(name) {
    return Math.floor(this.catalogue.ring.indexOf(this.catalogue.fjords[name].supports[0]) / 2);
  }

  rim() {
    const layer = s("g", { class: "br-rim" });
    for (let index = 0; index < 4; index += 1) {
      const { from, to } = rimArc(index);
      const arc = (r, a, b) => `M${point(r, a).join(" ")}A${r} ${r} 0 0 1 ${point(r, b).join(" ")}`;
      layer.append(s("path", { class: "br-iron", d: arc((OUTER + RIM) / 2 + 2, from, to), "stroke-width": RIM - OUTER }));
      const { under, over } = knot((OUTER + RIM) / 2 + 2, from + 1.5, to - 1.5, 26, 6.5);
      for (const path of [...under, ...over]) {
        layer.append(s("path", { class: "br-knot-edge", d: path }), s("path", { class: "br-knot", d: path }));
      }
      for (const angle of [from, to]) layer.append(s("circle", { class: "br-rivet", cx: point(482, angle)[0], cy: point(482, angle)[1], r: 9 }));
    }
    return layer;
  }

  staves() {
    return s("g", { class: "br-staves" }, this.catalogue.ring.map((name, index) => this.stave(name, index)));
  }

  stave(name, index) {
    const { region, villages } = this.catalogue.provinces[name];
    const outline = staveOutline(index);
    const houses = villagePlaces(index, villages);
    const element = s(
      "g",
      { class: `br-place br-stave br-${region}`, "data-target": `place:${name}`, "data-place": name },
      s("path", { class: "br-land", d: outline, fill: `url(#br-${region})` }),
      s("path", { class: "br-texture", d: outline, fill: `url(#br-${region}-texture)` }),
      s("path", { class: "br-char", d: outline }),
      s("path", { class: "br-embers", d: embers(index) }),
      s("path", { class: "br-edge", d: outline }),
      s("path", { class: "br-glow", d: outline }),
      s("path", { id: `br-arc-${name}`, d: writingArc(index), fill: "none" }),
    );
    const title = this.words.plain("province", name);
    const write = (extra) => s("text", { class: `br-name ${extra}`, dy: extra ? 1.5 : 0 },
      s("textPath", { href: `#br-arc-${name}`, startOffset: "50%" }, title));
    element.append(write("br-name-light"), write(""));
    const homes = houses.map(([x, y]) => s("g", { class: "br-village", transform: `translate(${x} ${y})` },
      s("circle", { r: 27 }), use("icon", "village", { x: -17, y: -19, width: 34, height: 34 })));
    const token = this.token(innerPlace(index, 0));
    const [dx, dy] = doomPlace(index);
    const doom = s("g", { class: "br-doom", transform: `translate(${dx} ${dy})` },
      use("icon", "age", { x: -19, y: -19, width: 38, height: 38 }), s("text", { y: 6 }));
    const forces = s("g", { class: "br-forces" });
    element.append(...homes, token, doom, forces);
    this.places.set(name, { element, index, houses, token, doom, forces });
    return element;
  }

  token([x, y]) {
    const shield = "M0-27C9-21 17-20 24-20 26 2 18 20 0 30-18 20-26 2-24-20-17-20-9-21 0-27Z";
    return s("g", { class: "br-token", transform: `translate(${x} ${y})` },
      s("path", { class: "br-token-shield", d: shield }),
      s("path", { class: "br-token-split", d: "M2-26L-5-8 4 2-4 14 1 29" }));
  }

  boss() {
    const branches = [];
    for (let k = 0; k < 8; k += 1) {
      const [a, b, c] = [point(30, 45 * k), point(78, 45 * k + 20), point(132, 45 * k + 4)];
      const [d, e] = [point(92, 45 * k - 8), point(134, 45 * k - 18)];
      branches.push(`M${a.join(" ")}Q${b.join(" ")} ${c.join(" ")}M${point(66, 45 * k + 9).join(" ")}Q${d.join(" ")} ${e.join(" ")}`);
    }
    const name = "yggdrasil";
    const token = this.token([CENTRE, CENTRE]);
    const forces = s("g", { class: "br-forces" });
    const arc = `M${point(118, 196).join(" ")}A118 118 0 0 1 ${point(118, 344).join(" ")}`;
    const element = s("g", { class: "br-place br-boss", "data-target": `place:${name}`, "data-place": name },
      s("circle", { class: "br-boss-ring", cx: CENTRE, cy: CENTRE, r: INNER + 1 }),
      s("circle", { class: "br-land", cx: CENTRE, cy: CENTRE, r: BOSS, fill: "url(#br-dome)" }),
      s("path", { class: "br-branches", d: branches.join("") }),
      [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
        const [x, y] = point((BOSS + INNER) / 2 - 1, angle);
        return s("circle", { class: "br-rivet", cx: x, cy: y, r: 6 });
      }),
      s("circle", { class: "br-glow", cx: CENTRE, cy: CENTRE, r: BOSS }),
      s("path", { id: "br-arc-yggdrasil", d: arc, fill: "none" }),
      ["br-name-light", ""].map((extra) => s("text", { class: `br-name ${extra}`, dy: extra ? 1.5 : 0 },
        s("textPath", { href: "#br-arc-yggdrasil", startOffset: "50%" }, this.words.plain("province", name)))),
      token, forces);
    this.places.set(name, { element, token, forces });
    return element;
  }

  fjordNames() {
    return s("g", { class: "br-fjord-names" }, Object.keys(this.catalogue.fjords).map((name) => {
      const index = this.fjordIndex(name);
      const right = Math.cos((fjordAngle(index) * Math.PI) / 180) > 0;
      const low = Math.sin((fjordAngle(index) * Math.PI) / 180) > 0;
      return s("text", { x: right ? 990 : 10, y: low ? 990 : 26, "text-anchor": right ? "end" : "start" },
        this.words.plain("fjord", name));
    }));
  }

  update(view, { animate, events }) {
    for (const [name, place] of this.places) {
      if (view.provinces[name]) this.updateProvince(view, name, place);
      else this.updateFjord(view, name, place);
    }
    this.figures.update(view, this.places, animate);
    const burnt = events.filter((event) => event.name === "ragnarok_struck").map((event) => event.data.place);
    for (const name of animate ? burnt : []) {
      const { element } = this.places.get(name);
      element.classList.add("br-burning");
      setTimeout(() => element.classList.remove("br-burning"), 1600);
    }
  }

  updateProvince(view, name, place) {
    const province = view.provinces[name];
    const { element, token, doom, forces } = place;
    const doomed = province.doomed && !province.destroyed;
    element.classList.toggle("br-destroyed", province.destroyed);
    element.classList.toggle("br-doomed", Boolean(doomed));
    element.classList.toggle("br-doomed-now", Boolean(doomed) && province.doomed === view.age);
    element.classList.toggle("br-pillaged", province.pillaged);
    element.classList.toggle("br-battle", view.battle?.province === name);
    if (province.destroyed) element.removeAttribute("data-target");
    else element.setAttribute("data-target", `place:${name}`);
    element.setAttribute("aria-label", this.words.placeLabel(view, name));
    if (doom) doom.querySelector("text").textContent = ROMAN[province.doomed] ?? "";
    this.drawToken(token, province);
    forces.replaceChildren(...(province.destroyed ? [] : this.strengths(province.strength, place.index)));
  }

  drawToken(token, province) {
    token.classList.toggle("br-none", !province.token);
    if (!province.token || token.dataset.kind === province.token) return;
    token.dataset.kind = province.token;
    token.querySelectorAll("use, text").forEach((old) => old.remove());
    const icons = province.token === "yggdrasil" ? ["rage", "axes", "horns"] : [province.token];
    const size = icons.length > 1 ? 19 : 32;
    icons.forEach((icon, k) => token.append(use("icon", icon, {
      x: (icons.length > 1 ? [-20, 1, -9.5][k] : -16), y: icons.length > 1 ? [-16, -16, 3][k] : -17, width: size, height: size,
    })));
    if (province.token === "glory") token.append(s("text", { y: 26 }, this.catalogue.token_glory));
  }

  /** Small pennants with each clan's strength, on both sides of the token. */
  strengths(strength, index) {
    const clans = Object.entries(strength);
    return clans.map(([clan, value], k) => {
      const side = k % 2 ? 1 : -1;
      const [x, y] = index === undefined
        ? point(159, 90 - (k - (clans.length - 1) / 2) * 13)
        : innerPlace(index, side * (clans.length > 2 ? (k < 2 ? 42 : 72) : 48));
      return s("g", { class: `br-force br-clan-${clan}`, transform: `translate(${x} ${y})` },
        s("rect", { x: -14, y: -13, width: 28, height: 26, rx: 5 }), s("text", { y: 7 }, value));
    });
  }

  updateFjord(view, name, { element }) {
    const { open } = view.fjords[name];
    element.classList.toggle("br-closed", !open);
    if (open) element.setAttribute("data-target", `place:${name}`);
    else element.removeAttribute("data-target");
    element.setAttribute("aria-label", this.words.placeLabel(view, name));
  }

  /** Hovering or focusing a place tells each clan's strength there and where it comes from. */
  watchPointer() {
    let wanted = null;
    const show = (event) => {
      const place = event.target.closest?.("[data-place]")?.dataset.place ?? null;
      if (place === wanted) return;
      wanted = place;
      this.tip.hidden = true;
      if (!place) return;
      setTimeout(() => wanted === place && this.tell(place, () => wanted === place), 220);
    };
    this.svg.addEventListener("pointerover", show);
    this.svg.addEventListener("focusin", show);
    this.svg.addEventListener("pointerleave", () => {
      wanted = null;
      this.tip.hidden = true;
    });
  }

  async tell(place, still) {
    const lines = await this.words.explain(place);
    if (!lines || !still()) return;
    this.tip.replaceChildren(...lines);
    const box = this.places.get(place).element.getBoundingClientRect();
    const frame = this.svg.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2 - frame.left, box.top + box.height / 2 - frame.top];
    this.tip.classList.toggle("br-tip-left", x > frame.width / 2);
    this.tip.classList.toggle("br-tip-up", y > frame.height / 2);
    this.tip.hidden = false;
  }

  pulse(places) {
    for (const [name, { element }] of this.places) element.classList.toggle("br-look", places.includes(name));
  }
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

function definitions() {
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
