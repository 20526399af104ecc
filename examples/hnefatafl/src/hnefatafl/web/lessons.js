// What the coach says in a guided game of Hnefatafl, and when: [name, when it fits, the verb it points at].

import { happened, when } from "../../../web/js/coach.js";

const first = (state) => when("move")(state) && !state.view.last;

export const LESSONS = [
  ["welcome", first, "move"],
  ["turns", (state) => when("move")(state) && state.view.quiet > 1],
  ["captured", happened("captured")],
  ["way_out", happened("way_out")],
  ["corners", (state) => when("move")(state) && state.view.captured.defender > 2],
  ["over", (state) => state.over],
];
