// Offers: how they are read from a message, and how one is found among them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { action, offered, offerOf, offersOf } from "../../src/ragnatafl/web/js/offers.js";

const GROUPS = [
  { verb: "invade", rule: "T-9.1", cost: { rage: 2 }, args: [["warrior", "utgard"], ["warrior", "gimle"]] },
  { verb: "invade", rule: "T-9.1", args: [["leader", "gimle"]] },
  { verb: "send", rule: "T-10.1", args: [[1, "warrior"], [10, "warrior"]] },
  { verb: "slot", rule: "T-11.2", args: [["clan 1"]] },
  { verb: "pass", rule: "T-8.6", args: [[]] },
];
const state = { offers: offersOf(GROUPS) };

test("every offer of a message has verb, arguments, cost, rule and text, in the order of the message", () => {
  assert.deepEqual(state.offers.map(({ text }) => text), [
    "invade warrior utgard", "invade warrior gimle", "invade leader gimle", "send 1 warrior", "send 10 warrior", "slot clan 1", "pass",
  ]);
  assert.deepEqual(state.offers[1], { verb: "invade", args: ["warrior", "gimle"], text: "invade warrior gimle", cost: { rage: 2 }, rule: "T-9.1" });
  assert.deepEqual(state.offers[2].cost, {}, "what costs nothing says so");
  assert.deepEqual(state.offers[6].args, []);
  assert.deepEqual(offersOf([]), []);
});

test("offers are found by their verb and their first arguments, never by a part of a word", () => {
  const texts = (...asked) => offered(state, ...asked).map(({ text }) => text);
  assert.deepEqual(texts("invade").length, 3);
  assert.deepEqual(texts("invade", "warrior", "gimle"), ["invade warrior gimle"]);
  assert.deepEqual(texts("send", 1), ["send 1 warrior"]);
  assert.deepEqual(texts("slot", "clan"), []);
  assert.deepEqual(texts("inv"), []);
});

test("a bot's advice is the offer with that text, or none", () => {
  assert.equal(offerOf(state, "send 10 warrior"), state.offers[4]);
  assert.equal(offerOf(state, "march gimle"), null);
  assert.equal(offerOf(state, undefined), null);
});

test("what is only asked about has the text of an offer", () => {
  assert.deepEqual(action("invade", "warrior", "gimle"), { verb: "invade", args: ["warrior", "gimle"], text: "invade warrior gimle" });
  assert.equal(action("act").text, "act");
});
