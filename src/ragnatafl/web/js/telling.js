// What a table tells, and how far it has been shown: the log up to the stage, what waits behind it, and what is shown
// once more. Everything that is read from the log (sheets, totals, lists) reads it here, and so never runs ahead.

import { t } from "./i18n.js";
import { positionAt, recap } from "./recap.js";
import { sinceLastTurn } from "./turns.js";

/** @typedef {import("./socket.js").State} State */
/** @typedef {import("./types").LogLine} LogLine */

export class Telling {
  constructor(page) {
    this.page = page;
    /** @type {LogLine[]} what has been shown */
    this.entries = [];
    /** @type {LogLine[]} what has come */
    this.received = [];
    /** @type {State | null} the last state that has come */
    this.latest = null;
    this.repeating = null;
  }

  get show() {
    return this.page.frame?.show;
  }

  /** What is new in a state; `anew`: it tells everything from the beginning. */
  receive(/** @type {State} */ state, anew) {
    const last = anew ? -1 : (this.received.at(-1)?.seq ?? -1);
    const fresh = state.events.filter(({ seq }) => seq > last);
    this.latest = state;
    this.received = anew ? fresh : [...this.received, ...fresh];
    return fresh;
  }

  /** Nothing of it is shown one by one: from now on all counts as told. What is shown once more goes on. */
  catchUp() {
    if (!this.page.frozen) this.show?.clear();
    this.entries = this.received;
    return this.latest;
  }

  /** A part of an entry is shown now: its lines stand in the log from now on. */
  tell(/** @type {LogLine} */ part) {
    const last = this.entries.at(-1);
    const begun = last?.seq === part.seq;
    const whole = begun ? { ...last, events: [...last.events, ...part.events] } : part;
    this.entries = [...(begun ? this.entries.slice(0, -1) : this.entries), whole];
    this.page.frame.log.add([part]);
  }

  /** The log up to the position on the screen, which may be one that has been. */
  get upToNow() {
    const { frozen } = this.page;
    return frozen ? this.entries.filter(({ seq }) => seq <= frozen.seq) : this.entries;
  }

  // Once more

  get missed() {
    return sinceLastTurn(this.entries, this.page.you).filter(({ seq }) => seq > 0);
  }

  /** Where much has happened, the button by the log that tells it says so. */
  offer() {
    const { page } = this;
    page.frame.log.offerRecap(!page.watching && !page.state.over && this.missed.length > 1);
  }

  recap() {
    const { page, missed } = this;
    if (page.frozen || page.watching) return;
    if (missed.length) recap(page, missed);
    else page.frame.prompt.say(t("ui-recap-none"));
  }

  /** One entry of the log once more. */
  again(seq) {
    const entry = this.entries.find((one) => one.seq === seq);
    if (entry && !this.repeating) this.repeat([entry], t("ui-show-again"));
  }

  /** Play what has been once more, then go back to now. */
  async repeat(entries, title) {
    const { page } = this;
    page.freeze({ seq: entries[0].seq, title });
    const frozen = page.frozen;
    this.show.stage.calm();
    let previous = null;
    try {
      for (const entry of entries) {
        const before = previous?.seq === entry.seq - 1 ? previous : await positionAt(page, entry.seq - 1);
        const state = await positionAt(page, entry.seq);
        if (page.frozen !== frozen) return;
        frozen.seq = entry.seq - 1;
        if (!previous) page.frame.paint(before, { previous: null, events: [], animate: false });
        frozen.seq = entry.seq;
        previous = state;
        await this.once({ state, previous: before, entries: [entry], again: true });
        if (page.frozen !== frozen) return;
        if (this.show.stage.rushing) break;
      }
    } catch (error) {
      page.frame.prompt.say(error.message);
    }
    this.show.stage.calm();
    page.now();
  }

  /** One update once more; settled when the stage is empty again. */
  once(update) {
    return new Promise((resolve) => {
      this.repeating = () => {
        this.repeating = null;
        resolve(null);
      };
      this.show.play(update);
    });
  }
}
