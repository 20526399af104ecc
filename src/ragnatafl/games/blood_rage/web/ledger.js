// Where glory came from: every gain by clan, Age and reason, added up from the log.

export const SOURCES = ["battle", "token", "quest", "ragnarok", "cards", "legend"];

export class Ledger {
  constructor(table) {
    this.table = table;
    this.events = [];
  }

  add(events) {
    this.events.push(...events);
  }

  /** [seat][age 0-2][source] -> glory; from the page's log where it has one, else from what was seen. */
  sums(seats) {
    const sums = Array.from({ length: seats }, () => [0, 1, 2].map(() => Object.fromEntries(SOURCES.map((source) => [source, 0]))));
    const entries = this.table.entries?.();
    const events = entries?.length ? entries.flatMap((entry) => entry.events) : this.events;
    let age = 0;
    for (const { name, seat, data } of events) {
      if (name === "age_began") age = data.age - 1;
      if (name !== "gained_glory") continue;
      const source = SOURCES.includes(data.reason) ? data.reason : "cards";
      sums[seat][age][source] += data.glory;
    }
    return sums;
  }
}
