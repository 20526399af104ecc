// The Tree: three round platforms on one trunk, the middle one turning, and what stands on them.

import { moving, put, s } from "../../../web/js/dom.js";
import { emblem } from "./emblems.js";
import { angleOf, fix, heart, pieceSpots, row, sector, shapeFor } from "./geometry.js";
import { enemyToken, foeToken, jotunToken, medallion, sagaToken } from "./pieces.js";
import { drawScenery } from "./scenery.js";
import { enemiesWithGuards, jotunHome, opponentOf } from "./reading.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Catalogue} Catalogue */
/** @typedef {import("./words.js").Words} Words */

const MODES = ["penalised", "normal", "supported"];
const STORES = {
  asgard: [null],
  vanaheim: ["vanir_die", (/** @type {View} */ view) => view.vanir],
  alfheim: ["elf", (/** @type {View} */ view) => view.elves],
  midgard: ["hero", (/** @type {View} */ view, /** @type {Catalogue} */ facts) => facts.pieces.heroes - view.heroes],
  nidavellir: ["artifact", (/** @type {View} */ view) => view.stacks.reduce((sum, stack) => sum + (stack.top ? 1 + stack.under.length : 0), 0)],
  svartalfheim: ["creature", (/** @type {View} */ view) => view.creatures_left.length],
  jotunheim: [null],
  niflheim: ["nameless", (/** @type {View} */ view) => view.nameless],
  muspelheim: ["fire_giant", (/** @type {View} */ view) => view.giants],
};

export class Tree {
  constructor(host, table, /** @type {Words} */ words) {
    this.table = table;
    this.words = words;
    this.facts = /** @type {Catalogue} */ (table.catalogue);
    this.svg = s("svg", { class: "yg-tree", role: "group", "aria-label": words.t("yg-ui-tree") });
    host.append(this.svg);
    this.tokens = new Map();
    this.watch = new ResizeObserver(() => this.resize());
    this.watch.observe(host);
    this.host = host;
    this.shape = this.shapeNow();
    this.build();
  }

  shapeNow() {
    return shapeFor(this.host.clientWidth, this.host.clientHeight);
  }

  resize() {
    const shape = this.shapeNow();
    if (shape === this.shape) return;
    this.shape = shape;
    this.build();
    if (this.view) this.update(this.view, false);
  }

  build() {
    const { shape, words } = this;
    this.svg.setAttribute("viewBox", `0 0 ${shape.width} ${shape.height}`);
    this.svg.classList.toggle("tall", shape.name === "tall");
    this.tokens.clear();
    this.worlds = {};
    this.layer = s("g", { class: "yg-tokens" });
    this.traces = s("g", { class: "yg-traces", "aria-hidden": "true" });
    const scenery = drawScenery(shape, this.facts, words);
    this.parts = scenery;
    const levels = [2, 1, 0].map((level) => {
      const ids = Object.keys(this.facts.worlds).filter((id) => this.facts.worlds[id].level === level);
      const sectors = s("g", {});
      const labels = s("g", { class: "yg-labels", "aria-hidden": "true" });
      for (const id of ids) {
        const area = s("path", { class: `yg-sector yg-world-${id}`, "data-target": `place:${id}`, "aria-label": words.name("world", id) });
        area.append(s("title", {}));
        const label = s("g", { class: "yg-label" });
        sectors.append(area);
        labels.append(label);
        this.worlds[id] = { level, area, label, cracks: null };
      }
      return s("g", { class: `yg-level yg-level-${level}` }, scenery.platforms[level], sectors, scenery.trunks[level], labels);
    });
    put(this.svg, scenery.defs, scenery.back, levels, scenery.sides, this.traces, this.layer, scenery.front);
  }

  close() {
    this.watch.disconnect();
    cancelAnimationFrame(this.frame);
  }

  column(id, rotation) {
    const { level, place } = this.facts.worlds[id];
    return level === 1 ? (place + rotation) % 3 : place;
  }

  update(/** @type {View} */ view, animate = true) {
    const before = this.view;
    this.view = view;
    const steps = before && view.rotation !== before.rotation ? (view.rotation - before.rotation + 3) % 3 : 0;
    cancelAnimationFrame(this.frame);
    this.drawLabels(view);
    this.drawPieces(view);
    this.parts.update(view);
    if (steps && animate && moving()) this.turn(view, steps);
    else this.place(view, 0);
  }

  /** Turn the middle platform to where the view has it. */
  turn(/** @type {View} */ view, steps) {
    const start = performance.now();
    const length = 450 + 350 * steps;
    this.svg.classList.add("turning");
    const step = (now) => {
      const done = Math.min(1, (now - start) / length);
      const eased = done < 0.5 ? 2 * done * done : 1 - (-2 * done + 2) ** 2 / 2;
      this.place(view, (eased - 1) * steps);
      if (done < 1) this.frame = requestAnimationFrame(step);
      else this.svg.classList.remove("turning");
    };
    this.place(view, -steps);
    this.frame = requestAnimationFrame(step);
  }

  /** Put Worlds and pieces where they belong; the middle platform is `ahead` columns away from its place. */
  place(/** @type {View} */ view, ahead) {
    const { shape } = this;
    for (const [id, world] of Object.entries(this.worlds)) {
      const angle = angleOf(this.column(id, view.rotation) + (world.level === 1 ? ahead : 0));
      world.area.setAttribute("d", sector(shape, world.level, angle));
      const [x, y] = heart(shape, world.level, angle);
      world.label.setAttribute("transform", `translate(${fix(x)} ${fix(y)})`);
      const spots = pieceSpots(shape, world.level, angle, world.here.length);
      world.here.forEach((key, k) => this.move(key, ...spots[k]));
    }
    const [x, y] = this.parts.cageSpot;
    row(x, y, 136, 58, this.caged.length).forEach((spot, k) => this.move(this.caged[k], ...spot));
    this.parts.turnRim(view.rotation + ahead);
  }

  move(key, x, y, scale) {
    const token = this.tokens.get(key);
    token.element.style.setProperty("transform", `translate(${fix(x)}px, ${fix(y)}px) scale(${scale.toFixed(3)})`);
  }

  /** Where a World's middle is now. */
  middle(id, /** @type {View} */ view) {
    return heart(this.shape, this.worlds[id].level, angleOf(this.column(id, view.rotation))).map(fix);
  }

  /** What the last turns have left: lines below the pieces, a rim on those that moved. */
  trace(lines, moved) {
    put(this.traces, lines);
    for (const [key, { element }] of this.tokens) {
      const [kind, id] = key.split(" ");
      element.classList.toggle("fresh", kind === "enemy" && moved.includes(id));
    }
  }

  // -- what is written in the Worlds

  drawLabels(/** @type {View} */ view) {
    for (const [id, world] of Object.entries(this.worlds)) {
      const there = view.worlds[id];
      const active = view.places[view.active] === id && view.turns > 0 && view.decision !== null;
      world.area.classList.toggle("devastated", there.devastated);
      world.area.classList.toggle("blocked", there.blocked);
      world.area.classList.toggle("here", active);
      world.area.firstChild.textContent = this.words.worldTip(id, view);
      world.area.setAttribute("aria-label", this.words.worldLabel(id, view));
      put(world.label, this.labelOf(id, there, view));
    }
  }

  labelOf(id, there, /** @type {View} */ view) {
    const { shape, words } = this;
    const [top, line] = shape.lift;
    const parts = [emblem(id, 0, -6, shape.token * 2.1, { class: "yg-watermark" })];
    if (there.devastated) parts.push(s("path", { d: CRACKS, class: "yg-cracks", transform: `scale(${shape.token / 54})` }));
    const name = words.name("world", id);
    parts.push(s("text", { y: top, class: "yg-world-name" }, String(name)));
    if (there.devastated) parts.push(s("text", { y: line, class: "yg-ruin" }, words.t("yg-devastated")));
    else parts.push(this.offer(id, there, view, line));
    return parts;
  }

  /** What lies here, what the action gives in each mode, the one in force in gold, and what that is called. */
  offer(id, there, /** @type {View} */ view, y) {
    const { shape, facts } = this;
    const tall = shape.name === "tall";
    const k = tall ? 1.6 : 1;
    const parts = [];
    const [piece, count] = STORES[id];
    let x = 0;
    const write = (text, className) => {
      parts.push(s("text", { x, y, class: className }, text));
      x += (String(text).length * 11 + 7) * k;
    };
    const draw = (name, className = "") => {
      parts.push(emblem(name, x + 9 * k, y - 7 * k, 19 * k, { class: className }));
      x += 23 * k;
    };
    if (piece) {
      draw(piece, "yg-store");
      write(count(view, facts), "yg-count");
    }
    if (id === "midgard") {
      x += 4 * k;
      facts.islands.forEach((_, k2) => {
        parts.push(s("circle", { cx: x + 6 * k, cy: y - 7 * k, r: 5.5 * k, class: k2 === view.island ? "yg-island on" : "yg-island" }));
        x += 15 * k;
      });
    }
    x += 6 * k;
    const { amounts, risks, effect } = facts.worlds[id];
    const risky = risks.some((risk) => risk > 0);
    if (risky) draw("risk", "yg-gain");
    else if (effect === "runestones") draw("runestone", "yg-gain");
    else if (!tall) write("+", "yg-number");
    const shown = risky ? risks : amounts.map((amount) => Math.min(amount, there.cap ?? amount));
    MODES.forEach((mode, at) => {
      const on = mode === there.mode;
      if (tall && !on) return;
      x += 3 * k;
      if (on) parts.push(s("rect", { x: x - 5 * k, y: y - 17 * k, width: 21 * k, height: 21 * k, rx: 4, class: there.available ? "yg-mode on" : "yg-mode" }));
      write(shown[at], on ? (there.available ? "yg-number on" : "yg-number off") : "yg-number");
      x += 1 * k;
    });
    if (!tall && there.available) {
      const word = this.words.t(`yg-mode-${there.mode}`);
      parts.push(s("text", { x: x + 4, y, class: "yg-mode-word" }, word));
      x += word.length * 8.2;
    }
    return s("g", { class: "yg-offer", transform: `translate(${fix(-x / 2)} 0)` }, parts);
  }

  // -- what stands there

  drawPieces(/** @type {View} */ view) {
    const wanted = new Map();
    for (const world of Object.values(this.worlds)) world.here = [];
    this.caged = [];
    const stand = (place, key, target, label, draw) => {
      const here = place === "cage" ? this.caged : this.worlds[place]?.here;
      if (!here) return;
      here.push(key);
      wanted.set(key, { target, label, draw });
    };
    const { words } = this;
    const story = view.story;
    for (const id of [...Object.keys(this.worlds), "cage"]) {
      for (const { enemy, guards } of enemiesWithGuards(view, id, this.facts)) {
        const strength = view.strengths[enemy];
        stand(id, `enemy ${enemy} ${strength}`, `foe:${enemy}`, words.enemyLabel(enemy, view), () => enemyToken(enemy, strength));
        for (const jotun of guards) this.giant(stand, id, jotun);
      }
    }
    for (const jotun of view.jotuns) {
      if (this.facts.jotuns[jotun].kind !== "guard") this.giant(stand, jotunHome(view, jotun, this.facts), jotun);
    }
    for (const [foe, standing] of Object.entries(story?.opponents ?? {})) {
      const fought = opponentOf(view, foe);
      const place = standing ?? fought?.place;
      if (!place) continue;
      const strength = fought?.strength ?? null;
      stand(place, `foe ${foe} ${strength}`, `foe:${foe}`, String(words.name("foe", foe)), () => foeToken(foe, strength));
    }
    Object.keys(this.worlds).forEach((id, at) => {
      const kind = story?.tokens[at];
      if (kind) stand(id, `token ${id} ${kind}`, null, words.tokenName(kind), () => sagaToken(kind));
    });
    view.gods.forEach((god, figure) => {
      stand(view.places[figure], `god ${god}`, `god:${god}`, words.godLabel(god, view), () => medallion(god));
    });
    this.sync(wanted, view);
  }

  giant(stand, place, jotun) {
    const { jotuns, jotun_strength: strength } = this.facts;
    stand(place, `jotun ${jotun}`, `foe:${jotun}`, this.words.jotunLabel(jotun), () => jotunToken(jotuns[jotun], strength));
  }

  /** Keep tokens by their key, so that they travel. */
  sync(wanted, /** @type {View} */ view) {
    for (const [key, token] of this.tokens) {
      if (wanted.has(key)) continue;
      const [kind, id] = key.split(" ");
      const heir = [...wanted.keys()].find((other) => other.startsWith(`${kind} ${id} `) && !this.tokens.has(other));
      this.tokens.delete(key);
      if (heir && kind !== "token") {
        this.tokens.set(heir, token);
        put(token.body, wanted.get(heir).draw());
      } else token.element.remove();
    }
    const active = view.turns > 0 && view.decision !== null ? view.gods[view.active] : null;
    for (const [key, { target, label, draw }] of wanted) {
      let token = this.tokens.get(key);
      if (!token) {
        const body = s("g", { class: "yg-body" }, draw());
        token = { body, title: s("title", {}), element: s("g", { class: "yg-token" }) };
        token.element.append(token.title, s("ellipse", { cy: 27, rx: 27, ry: 9, class: "yg-shadow" }), s("circle", { r: 36, class: "yg-halo" }), body);
        this.tokens.set(key, token);
      }
      if (target) token.element.setAttribute("data-target", target);
      token.element.setAttribute("aria-label", label);
      token.element.classList.toggle("active", key === `god ${active}`);
      token.title.textContent = label;
      this.layer.append(token.element);
    }
  }
}

const CRACKS = "M-150-30L-90-14-70-34-30-8 4-26 40-2 88-20 150 4M-60 52L-44 18-70-34M4-26L-8 24 18 54M88-20L74 22 98 50M-120 30L-90-14";
