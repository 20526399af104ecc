// What a choice would change, told below the prompt while one looks at it: the engine foresees it, the game says it.

import { h, hear, PHONE, put } from "./dom.js";

const WAIT = 180;

export class Outlook {
  constructor(frame) {
    this.frame = frame;
    this.element = h("ul", { class: "outlook", role: "status", hidden: true });
    frame.element.append(this.element);
    hear(frame.chooser, "look", (target) => this.looked(this.only(target)));
    hear(frame.chooser, "change", () => this.later(null));
    frame.prompt.weigh = (offer) => this.later(offer);
  }

  /** A look away from a piece ends what a look at one began, and nothing else. */
  looked(offer) {
    if (offer || this.onPiece) this.later(offer);
    this.onPiece = Boolean(offer);
  }

  /** The only choice that a target leaves, unless the game tells of it where it lies. */
  only(target) {
    if (!target || this.frame.face?.peeks?.includes(target.split(":")[0])) return null;
    const left = this.frame.chooser.choices.after(target);
    return left.length === 1 ? left[0].offer : null;
  }

  later(offer) {
    if (offer === this.wanted) return;
    clearTimeout(this.timer);
    this.wanted = offer;
    this.element.hidden = true;
    if (offer && this.frame.face?.changes && !PHONE.matches) this.timer = setTimeout(() => this.show(offer), WAIT);
  }

  async show(offer) {
    const { frame } = this;
    const { state } = frame;
    const told = await Promise.resolve(frame.page.inspect(`after ${offer.text}`)).catch(() => null);
    if (!told || offer !== this.wanted || state !== frame.state) return;
    const lines = frame.face.changes(told.changes, state.view);
    if (!lines.length) return;
    put(this.element, lines.map((line) => h("li", {}, line)));
    this.place();
    this.element.hidden = false;
  }

  /** Over what lies below the prompt, so that nothing moves. */
  place() {
    const { left, bottom, width } = this.frame.prompt.element.getBoundingClientRect();
    for (const [name, value] of Object.entries({ left, top: bottom + 6, width })) this.element.style.setProperty(name, `${value}px`);
  }
}
