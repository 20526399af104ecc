// What the coach says in a guided game of Yggdrasil, and when: [name, when it fits, the verb it points at].

import { asked, happened, when } from "../../../web/js/coach.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

export const LESSONS = [
  ["welcome", when("turn_order")],
  ["welcome-solo", (/** @type {State} */ state) => asked(state) === "move"],
  ["move", when("move"), "move"],
  ["fight", when("action", "fight"), "fight"],
  ["act", when("action", "act"), "act"],
  ["action", when("action")],
  ["heroes", when("heroes")],
  ["dice", when("dice")],
  ["elves", when("elves")],
  ["reroll", when("reroll")],
  ["amount", when("amount")],
  ["artifact", when("artifact_stack")],
  ["creature", when("creature")],
  ["runestones", when("runestones")],
  ["exchange", when("exchange")],
  ["activated", happened("activated")],
  ["devastated", happened("devastated")],
  ["nidhogg", happened("nidhogg_moved")],
  ["round", (/** @type {State} */ state) => asked(state) === "turn_order" && (state.view.round ?? 0) > 1],
  ["over", (/** @type {State} */ state) => state.over],
];
