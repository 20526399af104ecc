// How an update is shown on a frame: its moments one after the other, the lines of the log with them, and the panel of a
// scene beside the place it speaks of. A face that knows no scenes shows a whole update as one moment.

import { h, moving, PHONE, put, SIDEWAYS } from "./dom.js";
import { t } from "./i18n.js";
import { sound } from "./sounding.js";
import { Stage } from "./stage.js";
import { pace } from "./store.js";

const BEAT = 700;

/**
 * A part of an update, as a face tells it (`moments`): the events it shows, the view that the table shows from then on,
 * and what stands on the stage meanwhile.
 * @typedef {object} Part
 * @property {import("./types").Event[]} events
 * @property {any} [view] what the table looks like now; "after" where that is the whole update, nothing where it stays
 * @property {Element | (() => Element) | null} [panel] what stands on the stage, or what makes it
 * @property {(fast: boolean) => void} [begin] called when the panel stands there: something turns, counts or burns
 * @property {string} [at] the place it speaks of: the panel stands beside it
 * @property {string} [side] where it stands, if the face knows better: "above", "below", "left", "right", "middle" or "aside"
 * @property {number} [length] how long it is looked at when calm (ms)
 * @property {number} [stays] how long (ms) its panel lies there where nothing is waited for
 */

/**
 * @typedef {object} Update
 * @property {import("./socket.js").State} state
 * @property {import("./socket.js").State | null} previous
 * @property {import("./types").LogLine[]} entries what is new
 * @property {boolean} [again] it is told once more: the log knows it already
 */

export class Show {
  /** `frame` draws; its page hears `tell(entry)`, `shown(state)` and `rested()`. */
  constructor(frame) {
    this.frame = frame;
    this.element = frame.host.stage;
    this.stage = new Stage({ pace: () => frame.page.pace?.() ?? pace(), rest: () => this.rested(), hidden: () => document.hidden });
    this.told = null;
    this.unseen = () => document.hidden && this.playing && this.stage.finish();
    document.addEventListener("visibilitychange", this.unseen);
    frame.field.addEventListener("click", (event) => this.pressed(event));
  }

  get playing() {
    return this.stage.playing;
  }

  /** Show an update after those that wait. True when it was too much to be shown one by one. */
  play(/** @type {Update} */ update) {
    return this.stage.push(this.moments(update));
  }

  moments(/** @type {Update} */ update) {
    const { state, previous, entries } = update;
    const parts = this.parts(update);
    const moments = parts.map((part, at) => ({
      length: part.length ?? 0,
      show: (fast) => this.present(part, update, entries[Math.min(at, entries.length - 1)], fast),
    }));
    const drawn = parts.at(-1)?.view === "after";
    const end = (fast) => {
      if (!drawn) this.frame.paint(state, { previous, events: [], animate: this.lively(fast) });
      this.frame.page.shown?.(update);
    };
    return [...moments, { length: 0, show: end }];
  }

  /** The parts of an update; several decisions at once, or the first look, are one. */
  parts(/** @type {Update} */ { state, previous, entries }) {
    const { face, page } = this.frame;
    if (entries.length === 1 && previous && face.moments) {
      const [{ events, seat }] = entries;
      const mine = page.you.includes(seat);
      return face.moments({ events, seat, mine, before: previous.view, after: state.view });
    }
    const own = entries.every(({ seat }) => page.you.includes(seat));
    const last = entries.length - 1;
    return entries.map(({ events }, at) => ({ events, view: at === last ? "after" : undefined, length: at === last && !own ? BEAT : 0 }));
  }

  lively(fast) {
    return !fast && moving() && !document.hidden;
  }

  /** A moment; where nothing is waited for, what the table looks like in between is not drawn. */
  present(/** @type {Part} */ part, /** @type {Update} */ { state, previous, again }, entry, fast) {
    const { frame } = this;
    const { seq, seat } = entry;
    if (!again) frame.page.tell?.({ seq, seat, events: part.events });
    this.caption(part.events);
    const animate = this.lively(fast);
    if (part.view === "after") frame.paint(state, { previous, events: part.events, animate });
    else if (part.view && !fast) frame.paint({ ...previous, offers: [], view: part.view }, { previous, events: part.events, animate });
    this.stand(part, fast);
    if (!fast) sound(...part.events.map((event) => frame.face.soundOf?.(event)));
    if (!fast) frame.page.ask?.();
  }

  /** The sentence of the moment, above the question. */
  caption(events) {
    const told = events.filter((event) => this.frame.sentence(event));
    if (!told.length) return;
    const [{ seat }] = told;
    this.told = { seat, text: told.slice(-3).map((event) => this.frame.sentence(event)).join(" ") };
    put(this.frame.caption, this.told.text);
    this.frame.caption.dataset.code = this.frame.page.seats[seat]?.code ?? "";
    this.frame.caption.hidden = false;
  }

  stand(/** @type {Part} */ { panel: made = null, begin = null, at = null, side = null, stays = 0 }, fast) {
    if (fast && !stays) return;
    clearTimeout(this.lingering);
    const panel = typeof made === "function" ? made() : made;
    if (!panel) put(this.element);
    else if (panel.parentNode !== this.element) {
      put(this.element, panel);
      this.element.dataset.side = side ?? this.side(at);
    }
    this.frame.field.classList.toggle("staged", Boolean(panel) && !fast);
    this.lies = fast && panel ? panel : null;
    if (this.lies && stays !== Infinity) this.lingering = setTimeout(() => this.away(), stays);
    begin?.(fast);
  }

  /** Where the panel stands, so that the place it speaks of can be seen. */
  side(at) {
    const place = at ? this.frame.host.board.querySelector(`[data-place="${at}"], [data-target="place:${at}"], [data-thing="${at}"]`) : null;
    if (!place) return "aside";
    const [box, field] = [place.getBoundingClientRect(), this.frame.field.getBoundingClientRect()];
    const room = { above: (box.top - field.top) / field.height, below: (field.bottom - box.bottom) / field.height };
    if (!PHONE.matches || SIDEWAYS.matches) Object.assign(room, { left: (box.left - field.left) / field.width, right: (field.right - box.right) / field.width });
    return Object.keys(room).reduce((best, one) => (room[one] > room[best] ? one : best));
  }

  /** What a game begins with lies on the stage until it is put away. */
  open(state) {
    const part = this.frame.face.opening?.(state);
    if (part) this.stand(part, true);
  }

  /** Nothing more is to be shown; over the end of a game nothing lies. */
  rested() {
    if (!this.lies || this.frame.state?.over) this.away();
    this.frame.face.rested?.(this.frame.state);
    this.frame.page.rested?.();
  }

  /** Take away what stands on the stage. */
  away() {
    clearTimeout(this.lingering);
    this.lies = null;
    put(this.element);
    this.frame.field.classList.remove("staged");
  }

  /** A press on the board or on the stage goes on; what can be looked at there is still looked at. */
  pressed(event) {
    if (event.target.closest("[data-dismiss]")) return this.dismiss();
    if (this.lies?.contains(event.target) && !event.target.closest("button, [data-look]")) return this.away();
    if (this.playing && !event.target.closest("button, a, [data-look]")) this.stage.next();
  }

  /** Away with a panel that only tells; false when there is none. */
  dismiss() {
    if (this.playing) this.stage.next();
    else if (this.lies) this.away();
    else return false;
    return true;
  }

  /** What the one who watches can do; `rush` is called what it leads to. */
  tools(rush) {
    return [
      { label: t("ui-stage-next"), act: () => this.stage.next(), kind: "next" },
      { label: rush, act: () => this.stage.rush(), kind: "rush" },
    ];
  }

  /** Forget what waits: the table is drawn anew. */
  clear() {
    this.stage.clear();
    this.away();
  }

  close() {
    this.clear();
    document.removeEventListener("visibilitychange", this.unseen);
  }
}

/** The line above the question that tells what happens, for where the log lies in a drawer. */
export const captionLine = () => h("p", { class: "caption", role: "status", hidden: true });
