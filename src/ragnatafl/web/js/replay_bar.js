// The bar of a replay: play, step, jump, slider and curve, speed, and whose eyes see it.

import { Curve } from "./curve.js";
import { button, h, put } from "./dom.js";
import { icon } from "./emblems.js";
import { has, listed, t } from "./i18n.js";
import { beyond, KINDS } from "./landmarks.js";
import { textId } from "./names.js";

/** How long (ms) a position is looked at before the next, and the pace of what happens between them. */
export const SPEEDS = { slow: { rest: 1600, pace: "calm" }, normal: { rest: 700, pace: "calm" }, quick: { rest: 150, pace: "quick" } };

const sign = (label, name, act) => button(label, act, { class: "icon" }, icon(name));

/** What can be gone to is called so: the house names turns, a game its scenes and chapters. */
const kindName = (game, kind) => (kind === "turn" ? `ui-replay-${kind}` : textId(game, `replay-${kind}`));

export class ReplayBar {
  /** `page`: {game, facts, course, seats, seat, seq, speed, name(seat), show(seq), step(by), jump(kind, by), toggle(), through(value), share()}. */
  constructor(page) {
    this.page = page;
    const { facts } = page;
    this.playing = sign(t("ui-replay-play"), "play", () => page.toggle());
    this.slider = h("input", {
      type: "range",
      min: 0,
      max: facts.seq,
      value: page.seq,
      "aria-label": t("ui-replay-position"),
      oninput: (event) => page.show(Number(event.target.value)),
    });
    this.curve = this.course();
    this.jumps = this.jumpButtons();
    this.element = h(
      "div",
      { class: "replay-bar" },
      facts.example ? h("p", { class: "example", lang: "en" }, facts.example) : null,
      h("div", { class: "steps" }, this.steps(), this.speed()),
      this.curve?.element,
      this.slider,
      this.jumps.length ? h("div", { class: "jumps", role: "group", "aria-label": t("ui-replay-jump") }, this.jumpGroups()) : null,
      h("div", { class: "eyes" }, this.eyes(), h("div", { class: "buttons" }, page.actions())),
    );
  }

  steps() {
    const { page } = this;
    return [
      sign(t("ui-replay-first"), "first", () => page.show(0)),
      sign(t("ui-step-back"), "back", () => page.step(-1)),
      this.playing,
      sign(t("ui-step-on"), "on", () => page.step(1)),
      sign(t("ui-replay-last"), "last", () => page.show(page.facts.seq)),
    ];
  }

  speed() {
    const options = Object.keys(SPEEDS).map((one) => h("option", { value: one, selected: one === this.page.speed }, t(`ui-replay-speed-${one}`)));
    return h("label", {}, h("span", {}, t("ui-replay-speed")), h("select", { onchange: (event) => (this.page.speed = event.target.value) }, options));
  }

  eyes() {
    const { page } = this;
    const viewers = [[null, t("ui-replay-spectator")], ...page.seats.map(({ seat }) => [seat, page.name(seat)])];
    const options = viewers.map(([value, text]) => h("option", { value: value ?? "", selected: value === page.seat }, text));
    this.seen = h("select", { onchange: (event) => page.through(event.target.value) }, options);
    return h("label", {}, h("span", {}, t("ui-replay-eyes")), this.seen);
  }

  /** Whose eyes see it now. */
  sees(seat) {
    this.seen.value = seat ?? "";
  }

  /** Back and on by turns, scenes and chapters, as far as this game has any. */
  jumpButtons() {
    const { game, course } = this.page;
    const label = (kind, by) => t(`${kindName(game, kind)}-${by < 0 ? "back" : "on"}`);
    const one = (kind, by) => ({ kind, by, element: sign(label(kind, by), by < 0 ? "back" : "on", () => this.page.jump(kind, by)) });
    const kinds = Object.keys(KINDS).filter((kind) => course.landmarks[kind]?.length && has(kindName(game, kind)));
    return kinds.flatMap((kind) => [one(kind, -1), one(kind, 1)]);
  }

  /** The two ways of each kind stand around its name. */
  jumpGroups() {
    const kinds = [...new Set(this.jumps.map(({ kind }) => kind))];
    const way = (kind, by) => this.jumps.find((one) => one.kind === kind && one.by === by).element;
    return kinds.map((kind) => h("span", { class: "jump" }, way(kind, -1), t(kindName(this.page.game, kind)), way(kind, 1)));
  }

  course() {
    const { course, seats } = this.page;
    if (!course.lines.length) return null;
    const named = ({ name, seat }) => (seat === null ? this.page.curveName(name) : this.page.name(seat));
    const lines = course.lines.map((line) => ({ name: named(line), code: line.seat === null ? line.name : seats[line.seat].code, values: line.values }));
    const label = t("ui-replay-curve", { names: listed(lines.map(({ name }) => name)) });
    return new Curve({ lines, chapters: course.landmarks.chapter ?? [], label, go: (seq) => this.page.show(seq) });
  }

  /** The position that is shown now. */
  at(seq) {
    this.slider.value = seq;
    this.slider.setAttribute("aria-valuetext", t("ui-past-position", { seq }));
    this.curve?.show(seq);
    for (const { kind, by, element } of this.jumps) element.toggleAttribute("disabled", beyond(this.page.course.landmarks[kind], seq, by) === null);
  }

  running(on) {
    const label = t(on ? "ui-replay-pause" : "ui-replay-play");
    put(this.playing, icon(on ? "pause" : "play"));
    this.playing.setAttribute("aria-label", label);
    this.playing.title = label;
  }
}
