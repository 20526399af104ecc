// The board: three drawings on top of each other. The ground hardly ever changes, the lights glow around what can be
// chosen, and the top holds what is pressed: places, strengths and figures.

import { h, s, set } from "../../../web/js/dom.js";
import { use } from "./art.js";
import { boss, definitions, fjordName, province, rim, sea } from "./ground.js";
import { Figures } from "./pieces.js";
import { BOSS, CENTRE, fjordOutline, point, staveOutline, strengthPlace } from "./shield.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */

const ROMAN = ["", "I", "II", "III"];
const MIRRORED = ["can", "picked", "spoken", "hinted"];
const CIRCLE = `M${CENTRE - BOSS} ${CENTRE}a${BOSS} ${BOSS} 0 1 0 ${2 * BOSS} 0a${BOSS} ${BOSS} 0 1 0 ${-2 * BOSS} 0Z`;

const drawing = (name, attributes) => s("svg", { class: `br-board ${name}`, viewBox: "0 0 1000 1000", ...attributes });

export class Board {
  constructor(host, /** @type {Words} */ words) {
    this.words = words;
    this.catalogue = words.catalogue;
    this.places = new Map();
    this.ground = drawing("br-ground", { "aria-hidden": "true" });
    this.lights = drawing("br-lights", { "aria-hidden": "true" });
    this.svg = drawing("br-top", { role: "group", "aria-label": words.t("br-board") });
    this.figures = new Figures(words);
    this.ground.append(definitions(), sea(), rim());
    for (const name of Object.keys(this.catalogue.fjords)) this.addFjord(name);
    this.catalogue.ring.forEach((name, index) => this.addProvince(name, index));
    this.add("yggdrasil", CIRCLE, boss(words.plain("province", "yggdrasil")));
    this.svg.append(...[...this.places.values()].map(({ forces }) => forces), this.figures.layer);
    this.tip = h("div", { class: "br-tip", role: "status", hidden: true });
    host.replaceChildren(this.ground, this.lights, this.svg, this.tip);
    this.watchPointer();
    this.watchClasses();
  }

  add(name, outline, facts) {
    const glow = s("path", { class: `br-glow ${this.catalogue.fjords[name] ? "br-water" : ""}`, d: outline });
    const hit = s("path", { class: "br-place", d: outline, "data-target": `place:${name}`, "data-place": name });
    const forces = s("g", { class: "br-forces" });
    this.ground.append(facts.art);
    this.lights.append(glow);
    this.svg.append(hit);
    this.places.set(name, { ...facts, hit, glow, forces });
  }

  addProvince(name, index) {
    const facts = province(name, index, this.catalogue.provinces[name], this.words.plain("province", name));
    this.add(name, staveOutline(index), { ...facts, index });
  }

  /** Fjords lie along the diagonals, clockwise from the upper right as the ring of provinces goes. */
  addFjord(name) {
    const index = Math.floor(this.catalogue.ring.indexOf(this.catalogue.fjords[name].supports[0]) / 2);
    this.add(name, fjordOutline(index), { art: fjordName(index, this.words.plain("fjord", name)), index });
  }

  update(/** @type {View} */ view, { animate }) {
    const subjects = view.battle ? [] : [view.decision?.province, view.decision?.to];
    for (const [name, place] of this.places) {
      place.glow.classList.toggle("br-subject", subjects.includes(name));
      const key = JSON.stringify([view.provinces[name] ?? view.fjords[name], view.age, view.battle?.province === name]);
      if (key === place.key) continue;
      place.key = key;
      if (view.provinces[name]) this.updateProvince(view, name, place);
      else this.reach(view, name, place.hit, view.fjords[name].open);
    }
    this.figures.update(view, this.places, animate);
  }

  /** A stave cracks, burns and falls; the sea reddens meanwhile. */
  burn(place) {
    const { art } = this.places.get(place);
    art.classList.add("br-burning");
    this.ground.classList.add("br-reddening");
    setTimeout(() => art.classList.remove("br-burning"), 2600);
    setTimeout(() => this.ground.classList.remove("br-reddening"), 2600);
  }

  updateProvince(/** @type {View} */ view, name, { art, hit, glow, token, doom, forces, index }) {
    const land = view.provinces[name];
    const doomed = Boolean(land.doomed) && !land.destroyed;
    art.classList.toggle("br-destroyed", land.destroyed);
    art.classList.toggle("br-doomed", doomed);
    art.classList.toggle("br-doomed-now", doomed && land.doomed === view.age);
    art.classList.toggle("br-pillaged", land.pillaged);
    glow.classList.toggle("br-battle", view.battle?.province === name);
    this.reach(view, name, hit, !land.destroyed);
    const numeral = doom?.querySelector("text");
    if (numeral && numeral.textContent !== (ROMAN[land.doomed] ?? "")) numeral.textContent = ROMAN[land.doomed] ?? "";
    this.drawToken(token, land);
    this.drawForces(forces, land.destroyed ? {} : land.strength, index);
  }

  drawForces(forces, strength, index) {
    const key = JSON.stringify(strength);
    if (forces.dataset.told === key) return;
    forces.dataset.told = key;
    forces.replaceChildren(...this.strengths(strength, index));
  }

  /** Land that is gone and closed fjords lie still; pressed, they say why. */
  reach(/** @type {View} */ view, name, hit, living) {
    hit.classList.toggle("br-gone", !living);
    set(hit, "aria-label", this.words.placeLabel(view, name));
  }

  drawToken(token, { token: kind }) {
    token.classList.toggle("br-none", !kind);
    if (!kind || token.dataset.kind === kind) return;
    token.dataset.kind = kind;
    token.querySelectorAll("use, text").forEach((old) => old.remove());
    const all = [["rage", -20, -16, 19], ["axes", 1, -16, 19], ["horns", -9.5, 3, 19]];
    const icons = kind === "yggdrasil" ? all : [[kind, -16, -17, 32]];
    for (const [icon, x, y, size] of icons) token.append(use("icon", icon, { x, y, width: size, height: size }));
    if (kind === "glory") token.append(s("text", { y: 26 }, this.catalogue.token_glory));
  }

  /** Small pennants with each clan's letter and strength: beside the token, for Yggdrasil below the boss. */
  strengths(strength, index) {
    const clans = Object.entries(strength).sort(([, one], [, other]) => other - one);
    return clans.map(([clan, value], k) => {
      const [x, y] = index === undefined ? point(159, 90 - (k - (clans.length - 1) / 2) * 19) : strengthPlace(index, k, clans.length);
      return s("g", { class: `br-force br-clan-${clan}`, transform: `translate(${x} ${y})` },
        s("rect", { x: -22, y: -13, width: 44, height: 26, rx: 5 }),
        s("path", { class: "br-force-mark", d: "M-3-12H-17Q-21-12-21-8V8Q-21 12-17 12H-3Z" }),
        s("text", { class: "br-force-letter", x: -12, y: 5.5 }, this.words.letter(clan)), s("text", { x: 9.5, y: 7 }, value));
    });
  }

  /** The chooser marks the places that are pressed; the lights glow below them. */
  watchClasses() {
    const watcher = new MutationObserver((changes) => {
      for (const change of changes) {
        const target = /** @type {HTMLElement} */ (change.target);
        const glow = this.places.get(target.dataset?.place)?.glow;
        for (const name of glow ? MIRRORED : []) glow.classList.toggle(name, target.classList.contains(name));
      }
    });
    watcher.observe(this.svg, { subtree: true, attributes: true, attributeFilter: ["class"] });
  }

  /** Hovering or focusing a place tells each clan's strength there and where it comes from. */
  watchPointer() {
    let wanted = null;
    const leave = () => {
      wanted = null;
      this.tip.hidden = true;
    };
    const show = (event) => {
      const { target } = event.target.closest?.("[data-place], [data-target^='piece:']")?.dataset ?? {};
      if (target === wanted) return;
      leave();
      wanted = target;
      if (target) setTimeout(() => wanted === target && this.tell(target, () => wanted === target), 220);
    };
    for (const name of ["pointerover", "focusin"]) this.svg.addEventListener(name, show);
    for (const name of ["pointerleave", "focusout"]) this.svg.addEventListener(name, leave);
  }

  /** `target`: "place:utgard" or "piece:warrior@utgard". */
  async tell(target, still) {
    const place = target.split(/[:@]/).at(-1);
    const lines = await this.words.explain(place, target);
    if (!lines || !still()) return;
    this.tip.replaceChildren(...lines);
    const box = this.places.get(place).hit.getBoundingClientRect();
    const frame = this.svg.getBoundingClientRect();
    this.tip.classList.toggle("br-tip-left", box.left + box.width / 2 > frame.left + frame.width / 2);
    this.tip.classList.toggle("br-tip-up", box.top + box.height / 2 > frame.top + frame.height / 2);
    this.tip.hidden = false;
  }
}
