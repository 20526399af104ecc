// A replay: where its jumps lead, and how its curve runs.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
const { beyond, jumpOf } = await import("../../src/ragnatafl/web/js/landmarks.js");
const { pathOf } = await import("../../src/ragnatafl/web/js/curve.js");

const TURNS = [3, 7, 12];

test("a jump leads to the next landmark or to the one before, and never to where one is", () => {
  assert.equal(beyond(TURNS, 0, 1), 3);
  assert.equal(beyond(TURNS, 7, 1), 12);
  assert.equal(beyond(TURNS, 12, 1), null, "There is no turn after the last.");
  assert.equal(beyond(TURNS, 7, -1), 3);
  assert.equal(beyond(TURNS, 9, -1), 7);
});

test("before the first landmark there is still the beginning", () => {
  assert.equal(beyond(TURNS, 3, -1), 0);
  assert.equal(beyond([], 5, -1), 0);
  assert.equal(beyond(TURNS, 0, -1), null);
});

test("each kind of landmark has a key back and a key on", () => {
  assert.deepEqual(jumpOf("ArrowDown"), { kind: "turn", by: 1 });
  assert.deepEqual(jumpOf("PageUp"), { kind: "chapter", by: -1 });
  assert.deepEqual(jumpOf("b"), { kind: "scene", by: 1 });
  assert.deepEqual(jumpOf("B"), { kind: "scene", by: -1 });
  assert.equal(jumpOf("x"), null);
});

test("a line runs from edge to edge, the least at the bottom and the most at the top", () => {
  assert.equal(pathOf([0, 5, 10], 0, 10), "M0.0 60.0L300.0 32.0L600.0 4.0");
  assert.equal(pathOf([4], 0, 4), "M0.0 4.0");
});
