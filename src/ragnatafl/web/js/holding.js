// A long press is a look, not a choice: who holds a finger on something reads it, and nothing is done.

import { PHONE } from "./dom.js";

/** How long (ms) a press lasts until it is a look, and how far (px) a finger may slip meanwhile. */
export const LONG = 450;
const SLIP = 10;

/** A mouse looks by hovering, but for a slim window, where there is no room for what it would see. */
const looks = ({ pointerType, isPrimary }) => isPrimary && (pointerType !== "mouse" || PHONE.matches);

export class Holding {
  /** `root` hears presses on what `things` selects; `read` opens what is held, and says whether there was anything to read. */
  constructor(root, things, read) {
    this.things = things;
    this.read = read;
    root.addEventListener("pointerdown", (event) => this.down(event), true);
    root.addEventListener("pointermove", (event) => this.slipped(event) && this.release());
    for (const name of ["pointerup", "pointercancel"]) root.addEventListener(name, () => this.release());
  }

  down(event) {
    this.release();
    const thing = looks(event) ? event.target.closest?.(this.things) : null;
    if (!thing) return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => this.read(thing) && this.silence(), LONG);
  }

  slipped({ clientX, clientY }) {
    return Boolean(this.from) && Math.hypot(clientX - this.from.x, clientY - this.from.y) > SLIP;
  }

  release() {
    clearTimeout(this.timer);
    this.from = null;
  }

  /** The click and the menu that follow a look are nobody's, until something else is pressed. */
  silence() {
    const over = new AbortController();
    const listen = (name, act) => document.addEventListener(name, act, { capture: true, signal: over.signal });
    listen("contextmenu", (event) => event.preventDefault());
    listen("click", (event) => (event.preventDefault(), event.stopImmediatePropagation(), over.abort()));
    for (const name of ["pointerdown", "keydown"]) listen(name, () => over.abort());
  }
}
