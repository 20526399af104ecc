// What the tellers of all games have in common: they go through the events of one update and gather its parts for the stage.

/** @typedef {import("./show.js").Part} Part */
/** @typedef {import("./types").Event} Event */

/** The view after these events; those that no step is known of leave it as it is. */
export function stepped(steps, view, /** @type {Event[]} */ events, after) {
  return events.reduce((now, event) => steps[event.name]?.(now, event, after) ?? now, view);
}

export class Teller {
  /** `steps` tell by the name of an event what the table looks like after it, as far as scenes show it. */
  constructor(face, words, { events, mine, before, after }, steps) {
    this.face = face;
    this.words = words;
    this.mine = mine;
    this.after = after;
    this.steps = steps;
    /** @type {Event[]} */
    this.left = [...events];
    this.view = before;
    /** @type {Part[]} */
    this.parts = [];
  }

  /** The next events as long as they fit. */
  take(fits) {
    const end = this.left.findIndex((event) => !fits(event));
    return this.left.splice(0, end < 0 ? this.left.length : end);
  }

  add(events, /** @type {Partial<Part>} */ part = {}) {
    this.view = stepped(this.steps, this.view, events, this.after);
    this.parts.push({ events, view: this.view, ...part });
  }

  all() {
    while (this.left.length) this.next();
    return this.parts;
  }

  /** Take at least one event, and add what is shown of it: each game its own. */
  next() {
    throw new Error("A teller takes the next events.");
  }
}
