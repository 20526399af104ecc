// The order of turns as it was, for who wants to keep it.

import { held } from "../../../web/js/turns.js";

/** The gods in the order of their turns in the last round that is over; empty in the first. */
export function lastOrder(/** @type {import("../../../web/js/types").LogLine[]} */ entries) {
  let [last, now] = [[], []];
  for (const { name, data } of held(entries)) {
    if (name === "round_began") [last, now] = [now, []];
    if (name === "placed_in_order") now[data.turn - 1] = data.god;
  }
  return last;
}

/** Of the gods that can be named now, the one who had this turn in the last round; null where there was none. */
export const sameTurn = (offers, order, named) => offers.find(({ args: [god] }) => god === order[named]) ?? null;
