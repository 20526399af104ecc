// What one looks at: a World with its action and opponents, an opponent with its strength and where it comes from.

import { h, PHONE, put } from "../../../web/js/dom.js";
import { has } from "../../../web/js/i18n.js";
import { changes } from "./changes.js";
import { told, verdict, ways } from "./forecast.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */

const WAIT = 220;

export class Peek {
  constructor(host, table, /** @type {Words} */ words, now) {
    this.table = table;
    this.words = words;
    this.now = now;
    this.element = h("div", { class: "yg-peek", hidden: true, "aria-hidden": "true" });
    host.board.closest(".table").append(this.element);
    this.prompt = host.board.closest(".table").querySelector(".prompt");
    this.look = ({ detail }) => !this.pointed && this.later(detail);
    this.board = host.board;
    this.wheel = host.hand;
    this.point = (event) => this.onWheel(event);
    table.chooser?.addEventListener("look", this.look);
    for (const name of ["pointerover", "pointerleave"]) this.wheel.addEventListener(name, this.point);
  }

  /** The Enemies of the Wheel are looked at like those on the Tree. */
  onWheel(event) {
    const enemy = event.target.closest?.("[data-thing]")?.dataset.thing;
    if (enemy === this.pointed) return;
    this.pointed = enemy;
    this.later(enemy ? `foe:${enemy}` : null);
  }

  later(target) {
    clearTimeout(this.timer);
    const [kind, id] = target?.split(":") ?? [];
    this.strike([]);
    if (kind !== "place" && kind !== "foe") this.element.hidden = true;
    else this.timer = setTimeout(() => this.show(kind, id), WAIT);
  }

  async show(kind, id) {
    const state = this.now();
    if (!state || PHONE.matches) return;
    const ask = (thing) => Promise.resolve(this.table.inspect(thing)).catch(() => null);
    const enemy = id in state.view.forecast;
    const choices = this.table.chooser?.choices.after(`${kind}:${id}`) ?? [];
    const after = choices.length === 1 ? this.table.preview(choices[0].offer).catch(() => null) : null;
    const [weighed, found, coming] = await Promise.all([after, id === "nidhogg" ? null : ask(id), enemy ? ask(`activation ${id}`) : null]);
    if (state !== this.now()) return;
    const { words } = this;
    const lines = kind === "place" ? this.world(id, state.view, found) : this.opponent(id, found, state.view, coming);
    if (weighed) lines.push(...changes(weighed.changes, state.view, words));
    const title = kind === "place" ? words.world(id) : found?.sources?.length ? words.t("yg-ui-strength", { name: words.opponent(id), strength: found.strength }) : words.opponent(id);
    put(this.element, h("b", {}, String(title)), lines.filter(Boolean).map((line) => (line instanceof Element ? line : h("p", {}, line))));
    this.element.hidden = false;
    this.place();
    this.strike(coming?.turns ?? []);
  }

  /** Below the prompt, as what a choice would change: nothing on the Tree is hidden. */
  place() {
    const { left, bottom, width } = this.prompt.getBoundingClientRect();
    const top = Math.min(bottom + 6, innerHeight - this.element.offsetHeight - 6);
    for (const [name, value] of Object.entries({ left, top, width })) this.element.style.setProperty(name, `${value}px`);
  }

  /** Mark the Worlds that an activation would strike. */
  strike(turns) {
    const struck = new Set(turns.flatMap(({ events }) => events.map(({ data }) => `place:${data.world}`)));
    for (const area of this.board.querySelectorAll(".yg-sector")) area.classList.toggle("struck", struck.has(area.dataset.target));
  }

  world(id, /** @type {View} */ view, found) {
    const { words } = this;
    const there = view.worlds[id];
    const open = !there.devastated && !there.blocked;
    return [
      words.t(`yg-world-${id}.text`),
      open ? words.t("yg-ui-peek-mode", { mode: words.t(`yg-mode-${there.mode}`), offer: words.offer(id, there.mode, there) }) : null,
      open ? words.whyMode(view, id, found?.why ?? []) : words.prospect(id, view),
      ...words.sagaDeeds(view, id),
      there.devastated ? words.t("yg-devastated.text") : null,
    ];
  }

  opponent(id, /** @type {import("./types").OpponentReport} */ found, /** @type {View} */ view, /** @type {import("./types").ActivationReport | null} */ coming) {
    const { words } = this;
    const lines = [];
    if (found?.sources?.length) {
      const parts = found.sources.filter(({ amount }) => amount).map(({ source, amount }) => words.t(`yg-ui-source-${source}`, { amount }));
      if (found.artifacts) parts.push(words.t("yg-ui-peek-artifacts", { amount: found.artifacts }));
      lines.push(parts.join("; "));
      lines.push(words.t("yg-ui-peek-odds", { alone: words.percent(found.alone.unhurt), best: words.percent(found.all.unhurt) }));
    }
    for (const jotun of found?.guards ?? []) lines.push(words.t("yg-ui-guarded", { jotun: words.name("jotun", jotun) }));
    if (id in words.facts.enemies) lines.unshift(verdict(view, id, words), words.t(`yg-enemy-${id}.text`), ...told(view, coming?.turns ?? [], words), ways(id, words));
    if (id in words.facts.jotuns) lines.push(words.t(`yg-jotun-${id}.text`));
    if (has(`yg-enemy-${id}.flight`)) lines.push(words.t("yg-ui-peek-flight", { flight: words.t(`yg-enemy-${id}.flight`) }));
    return lines;
  }

  close() {
    clearTimeout(this.timer);
    this.element.remove();
    this.table.chooser?.removeEventListener("look", this.look);
    for (const name of ["pointerover", "pointerleave"]) this.wheel.removeEventListener(name, this.point);
  }
}
