// A march by hand: what one gesture means to the questions that a march asks.

import assert from "node:assert/strict";
import { test } from "node:test";

const { offersOf } = await import("../../src/ragnatafl/web/js/offers.js");
const { answerTo, meant } = await import("../../src/ragnatafl/games/blood_rage/web/march.js");

const PLAN = meant(["warrior@utgard", "warrior@utgard", "troll@utgard"], "gimle");
const asked = (name, ...groups) => /** @type {any} */ ({ view: { decision: { name } }, offers: offersOf(groups.map(([verb, ...args]) => ({ verb, rule: "BR-10", args }))) });

test("figures of one place and another place are a march", () => {
  assert.deepEqual(PLAN, { from: "utgard", to: "gimle", counts: { warrior: 2, troll: 1 } });
});

test("the questions of a march are answered as it was meant", () => {
  assert.equal(answerTo(asked("turn", ["march", ["gimle"], ["utgard"]]), PLAN).text, "march utgard");
  assert.equal(answerTo(asked("march_to", ["to", ["horgr"], ["gimle"]]), PLAN).text, "to gimle");
  assert.equal(answerTo(asked("march_send", ["send", [0, "leader"], [1, "leader"]]), PLAN).text, "send 0 leader");
  assert.equal(answerTo(asked("march_send", ["send", [0, "warrior"], [1, "warrior"], [2, "warrior"]]), PLAN).text, "send 2 warrior");
});

test("where it cannot be so, the player is asked", () => {
  assert.equal(answerTo(asked("march_to", ["to", ["horgr"]]), PLAN), null, "There is no room in Gimle.");
  assert.equal(answerTo(asked("march_send", ["send", [0, "warrior"], [1, "warrior"]]), PLAN), null, "There is room for one only.");
  assert.equal(answerTo(asked("join", ["decline", []]), PLAN), null, "It is no question of the march.");
});
