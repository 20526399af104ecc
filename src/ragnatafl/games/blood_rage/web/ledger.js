// Where glory came from: every gain and loss by clan, Age and reason, added up from the log.

import { held } from "../../../web/js/turns.js";

export const SOURCES = ["battle", "token", "quest", "ragnarok", "cards", "legend"];

export class Ledger {
  constructor(table) {
    this.table = table;
    this.events = [];
  }

  add(events) {
    this.events.push(...events);
  }

  /** All events that still hold; from the page's log where it has one, else those seen. */
  held() {
    return this.table.entries ? held(this.table.entries()) : this.events;
  }

  /** [clan, in the order given][age 0-2][source] -> glory. */
  sums(clans) {
    const sums = clans.map(() => [0, 1, 2].map(() => Object.fromEntries(SOURCES.map((source) => [source, 0]))));
    let age = 0;
    const add = (clan, source, glory) => (sums[clans.indexOf(clan)][age][source] += glory);
    for (const { name, data } of this.held()) {
      if (name === "age_began") age = data.age - 1;
      if (name === "gained_glory") add(data.clan, SOURCES.includes(data.reason) ? data.reason : "cards", data.glory);
      if (name === "stole_glory") {
        add(data.clan, "cards", data.glory);
        add(data.victim, "cards", -data.glory);
      }
    }
    return sums;
  }
}
