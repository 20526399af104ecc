// The analysis of a game: its curve and what its turning points cost.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "" } });
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false, addEventListener() {} }));
const { chanceLines, costOf } = await import("../../src/ragnatafl/web/js/analysis.js");

const report = (team, chances) => /** @type {any} */ ({ team, seats: ["wolf", "bear"], chances });

test("each seat has a line in percent, at every position", () => {
  assert.deepEqual(chanceLines(report(false, [[0.25, 0.75], [0, 1]])), [
    { name: "wolf", seat: 0, values: [25, 0] },
    { name: "bear", seat: 1, values: [75, 100] },
  ]);
});

test("a team has one line, which is nobody's", () => {
  assert.deepEqual(chanceLines(report(true, [[0.5], [1]])), [{ name: "chance", seat: null, values: [50, 100] }]);
});

test("a turning point costs what lies between the chances that are told", () => {
  const point = /** @type {any} */ ({ played: { chance: 0.204 }, better: { chance: 0.296 } });
  assert.equal(costOf(point), 10);
});
