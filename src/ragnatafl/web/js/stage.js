// The stage: what happens is shown one moment at a time, in order; what comes meanwhile waits. It knows no game and no
// page: a moment is {show(fast), length, stays}, and the pace tells how long it is looked at.

/** How long a moment of one second takes at each pace; at the last one it waits to be pressed on. */
export const PACES = { once: 0, quick: 0.45, calm: 1, step: Infinity };

/** Who is so far behind (ms at a calm pace) is shown the rest at once. */
export const FAR_BEHIND = 240_000;

/**
 * @typedef {object} Moment
 * @property {(fast: boolean) => void} show put it on the table; `fast`: nobody watches, only what remains is wanted
 * @property {number} [length] how long it is looked at when calm (ms); Infinity: until it is pressed on
 * @property {any} [of] what it belongs to
 */

export class Stage {
  /**
   * `pace()` tells the pace, `rest()` is called when everything has been shown, `hidden()` whether nobody looks.
   * @param {{pace: () => string, rest?: () => void, hidden?: () => boolean, timer?: (act: () => void, ms: number) => any}} of
   */
  constructor({ pace, rest = () => {}, hidden = () => false, timer = (act, ms) => setTimeout(act, ms) }) {
    this.pace = pace;
    this.rest = rest;
    this.hidden = hidden;
    this.timer = timer;
    /** @type {Moment[]} */
    this.queue = [];
    /** @type {Moment | null} */
    this.now = null;
    this.turn = 0;
    this.rushing = false;
    this.held = false;
  }

  get playing() {
    return this.now !== null;
  }

  /** How long what waits would take at a calm pace. */
  get behind() {
    return this.queue.reduce((sum, { length = 0 }) => sum + (length === Infinity ? 0 : length), 0);
  }

  /** Show these after everything that waits already. True when they were too many to be shown one by one. */
  push(/** @type {Moment[]} */ moments) {
    this.queue.push(...moments);
    const far = this.behind > FAR_BEHIND || this.hidden();
    if (far || this.rushing || this.pace() === "once") this.finish();
    else if (!this.now) this.next();
    return far;
  }

  /** On to the next moment, or to rest. */
  next() {
    this.turn += 1;
    this.held = false;
    this.now = this.queue.shift() ?? null;
    if (!this.now) return this.rest();
    this.now.show(false);
    this.wait(this.now.length ?? 0);
  }

  wait(length) {
    if (this.held) return;
    const pace = PACES[this.pace()] ?? 1;
    const ms = length === 0 ? 0 : length * pace;
    if (ms === 0) return this.next();
    const turn = this.turn;
    if (ms !== Infinity) this.timer(() => turn === this.turn && this.next(), ms);
  }

  /** Wait with the moment that is shown now until it is released or pressed on. */
  hold() {
    this.held = true;
  }

  release() {
    if (this.held) this.next();
  }

  /** Everything at once, up to now. */
  finish() {
    this.turn += 1;
    this.held = false;
    this.now = null;
    while (this.queue.length) this.queue.shift().show(true);
    this.rest();
  }

  /** Everything at once until `calm()`: the one who holds the key wants to come to his own turn. */
  rush() {
    this.rushing = true;
    this.finish();
  }

  calm() {
    this.rushing = false;
  }

  /** Forget what waits: the table has been drawn anew. */
  clear() {
    this.turn += 1;
    this.held = false;
    this.queue = [];
    this.now = null;
  }
}
