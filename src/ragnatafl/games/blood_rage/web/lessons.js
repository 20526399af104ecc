// What the coach says in a guided game of Blood Rage, and when: [name, when it fits, the verb it points at].

import { asked, happened, when } from "../../../web/js/coach.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

export const LESSONS = [
  ["welcome", when("draft_pick"), "draft"],
  ["draft-types", (/** @type {State} */ state) => asked(state) === "draft_pick" && (state.view.draft?.picks?.length ?? 0) > 0, "draft"],
  ["draft-plan", (/** @type {State} */ state) => asked(state) === "draft_pick" && (state.view.draft?.picks?.length ?? 0) > 2, "draft"],
  ["age-2", (/** @type {State} */ state) => asked(state) === "draft_pick" && state.view.age === 2],
  ["age-3", (/** @type {State} */ state) => asked(state) === "draft_pick" && state.view.age === 3],
  ["invade", when("turn", "invade"), "invade"],
  ["upgrade", when("turn", "upgrade"), "upgrade"],
  ["quest", when("turn", "quest"), "quest"],
  ["pillage", when("turn", "pillage"), "pillage"],
  ["march", when("turn", "march"), "march"],
  ["turns", (/** @type {State} */ state) => asked(state) === "turn" && state.view.age === 1],
  ["march-to", when("march_to"), "to"],
  ["march-send", when("march_send")],
  ["join", when("join"), "join"],
  ["battle-card", when("battle_card"), "card"],
  ["late-card", when("late_card")],
  ["raise", when("raise_stat"), "raise"],
  ["free-invade", when("free_invade"), "invade"],
  ["slot", when("replace_slot")],
  ["keep", when("keep_card"), "keep"],
  ["ragnarok", happened("phase_began", "phase", "ragnarok")],
  ["over", (/** @type {State} */ state) => state.over],
];
