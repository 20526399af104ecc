// The course of a game as lines over its slider: one for each seat, or what the game wants seen. A press on it goes there.

import { h, s } from "./dom.js";

const [WIDE, HIGH, EDGE] = [600, 64, 4];

/** The path of a line through its values. */
export function pathOf(/** @type {number[]} */ values, least, most) {
  const x = (at) => (values.length > 1 ? (at / (values.length - 1)) * WIDE : 0);
  const y = (value) => HIGH - EDGE - ((value - least) / (most - least || 1)) * (HIGH - 2 * EDGE);
  return values.map((value, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("");
}

export class Curve {
  /** `lines`: [{name, code, values}], `chapters`: positions, `names`: what the lines are called, `go(seq)`. */
  constructor({ lines, chapters, label, go }) {
    this.last = Math.max(1, (lines[0]?.values.length ?? 1) - 1);
    const all = lines.flatMap(({ values }) => values);
    const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
    const across = (seq, kind) => s("line", { class: kind, x1: this.x(seq), x2: this.x(seq), y1: 0, y2: HIGH });
    this.now = across(0, "now");
    this.drawing = s(
      "svg",
      { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", role: "img", "aria-label": label },
      chapters.map((seq) => across(seq, "chapter")),
      lines.map(({ code, values }) => s("path", { class: "course-line", "data-code": code, d: pathOf(values, least, most) })),
      this.now,
    );
    const legend = lines.map(({ name, code }) => h("li", { "data-code": code }, h("i", { "aria-hidden": "true" }), h("span", {}, name), " ", h("b", {})));
    this.values = lines.map(({ values }) => values);
    this.numbers = legend.map((one) => one.querySelector("b"));
    this.element = h("div", { class: "course" }, this.drawing, h("ul", {}, legend));
    this.listen(go);
  }

  x(seq) {
    return (seq / this.last) * WIDE;
  }

  /** A press, or a pointer held down and moved. */
  listen(go) {
    const at = ({ clientX }) => {
      const box = this.drawing.getBoundingClientRect();
      return Math.round(Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * this.last);
    };
    this.drawing.addEventListener("pointerdown", (event) => {
      this.drawing.setPointerCapture(event.pointerId);
      go(at(event));
    });
    this.drawing.addEventListener("pointermove", (event) => event.buttons && go(at(event)));
  }

  /** The position that is shown: a line across, and the numbers of now. */
  show(seq) {
    for (const side of ["x1", "x2"]) this.now.setAttribute(side, String(this.x(seq)));
    this.numbers.forEach((one, line) => (one.textContent = String(Math.round(this.values[line][seq] ?? 0))));
  }
}
