// What the coach says in a guided game of Hnefatafl, and when: [name, when it fits, the verb it points at].

import { happened, when } from "../../../web/js/coach.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

const first = (/** @type {State} */ state) => when("move")(state) && !state.view.last;

export const LESSONS = [
  ["welcome", first, "move"],
  ["turns", (/** @type {State} */ state) => when("move")(state) && state.view.quiet > 1],
  ["captured", happened("captured")],
  ["way_out", happened("way_out")],
  ["corners", (/** @type {State} */ state) => when("move")(state) && state.view.captured.defender > 2],
  ["over", (/** @type {State} */ state) => state.over],
];
