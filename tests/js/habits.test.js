// What the page answers by itself: only what the player asked for, and never so fast that other people learn from it.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "" } });
const kept = new Map();
globalThis.localStorage = /** @type {any} */ ({ getItem: (key) => kept.get(key) ?? null });
const { offersOf } = await import("../../src/ragnatafl/web/js/offers.js");
const { use } = await import("../../src/ragnatafl/web/js/i18n.js");
const { lastOrder, sameTurn } = await import("../../src/ragnatafl/games/yggdrasil/web/order.js");
const { habitOf, ownAnswer, pause } = await import("../../src/ragnatafl/web/js/habits.js");

use({ lang: "en", messages: {}, games: { toy: { prefix: "toy", habits: { join: "decline", amount: "take" } } }, protocol: {} });
const page = (asked, groups, habits = []) => ({ game: "toy", you: [0], memory: { habits }, state: { view: { decision: { name: asked } }, offers: offersOf(groups) } });
const JOIN = [{ verb: "decline", rule: "T-1", args: [[]] }, { verb: "join", rule: "T-2", args: [["gimle"]] }];

test("a question of a kind that may become a habit tells what it would answer, of several choices the most", () => {
  assert.equal(habitOf(page("join", JOIN)).offer.text, "decline");
  assert.equal(habitOf(page("amount", [{ verb: "take", rule: "T-3", args: [[1], [2], [3]] }])).offer.text, "take 3");
  assert.equal(habitOf(page("turn", JOIN)), null);
  assert.equal(habitOf({ ...page("join", JOIN), you: [0, 1] }), null, "What one wants is not what all at his device want.");
  assert.equal(habitOf(page("join", [JOIN[1]])), null);
});

test("a face may call another choice the usual one, or none", () => {
  const order = [{ verb: "take", rule: "T-3", args: [[1], [2], [3]] }];
  const frame = (usual) => ({ frame: { face: { usual } } });
  assert.equal(habitOf({ ...page("amount", order), ...frame((offers) => offers[0]) }).offer.text, "take 1");
  assert.equal(habitOf({ ...page("amount", order), ...frame(() => null) }), null);
  assert.equal(habitOf({ ...page("amount", order), ...frame(() => undefined) }).offer.text, "take 3");
});

test("the order of turns is that of the last round, and what was taken back does not count", () => {
  const placed = (turn, god) => ({ name: "placed_in_order", seat: null, rule: "", data: { turn, god } });
  const began = { name: "round_began", seat: null, rule: "", data: { round: 2 } };
  const entries = [[placed(1, "odin")], [{ name: "undone", seat: 0, data: {} }], [placed(1, "tyr")], [placed(2, "thor"), placed(3, "odin")]].map((events, seq) => ({ seq, seat: 0, decision: null, events }));
  assert.deepEqual(lastOrder(/** @type {any} */ (entries)), [], "The first round has none before it.");
  const order = lastOrder(/** @type {any} */ ([...entries, { seq: 9, seat: 0, decision: null, events: [began, placed(1, "tyr")] }]));
  assert.deepEqual(order, ["tyr", "thor", "odin"]);
  const offers = offersOf([{ verb: "turn", rule: "YG-5.2", args: [["odin"], ["thor"]] }]);
  assert.equal(sameTurn(offers, order, 1).text, "turn thor");
  assert.equal(sameTurn(offers, [], 1), null);
});

test("nothing is answered before the player wants it", () => {
  assert.equal(ownAnswer(page("join", JOIN)), null);
  assert.equal(ownAnswer(page("join", JOIN, ["join"])).text, "decline");
  assert.equal(ownAnswer(page("turn", JOIN, ["join"])), null);
  assert.equal(ownAnswer(page("turn", [JOIN[0]])), null);
  kept.set("ragnatafl.single", "on");
  assert.equal(ownAnswer(page("turn", [JOIN[0]])).text, "decline");
  assert.equal(ownAnswer(page("turn", JOIN)), null);
});

test("other people at the table do not see whether there was anything to choose", () => {
  const seats = (...kinds) => ({ seats: kinds.map((kind) => ({ kind })), you: [0] });
  assert.ok(pause(seats("human", "bot")) < 500);
  for (let again = 0; again < 20; again += 1) assert.ok(pause(seats("human", "bot", "human")) >= 1500);
});
