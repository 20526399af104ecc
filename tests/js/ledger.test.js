// Where glory came from: what was taken back counts for nothing.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Ledger } from "../../src/ragnatafl/games/blood_rage/web/ledger.js";

const gained = (clan, glory, reason = "battle") => ({ name: "gained_glory", data: { clan, glory, reason } });
const UNDONE = [{ name: "undone", data: {} }];

/** The glory of wolf and raven after these lines of the log, all sources of the first Age together. */
const glory = (...lines) => {
  const ledger = new Ledger({ entries: () => lines.map((events) => ({ events })) });
  return ledger.sums(["wolf", "raven"]).map(([first]) => Object.values(first).reduce((sum, one) => sum + one, 0));
};

test("a decision that was taken back brings no glory", () => {
  assert.deepEqual(glory([gained("wolf", 3)], [gained("raven", 2)]), [3, 2]);
  assert.deepEqual(glory([gained("wolf", 3)], [gained("raven", 2)], UNDONE), [3, 0]);
});

test("several decisions are taken back one after the other, and others take their place", () => {
  assert.deepEqual(glory([gained("wolf", 3)], [gained("wolf", 1)], [gained("wolf", 4)], UNDONE, UNDONE), [3, 0]);
  assert.deepEqual(glory([gained("wolf", 3)], UNDONE, [gained("wolf", 5, "quest")]), [5, 0]);
});

test("when all is taken back nothing is left, whatever was seen meanwhile", () => {
  const ledger = new Ledger({ entries: () => [{ events: [gained("wolf", 3)] }, { events: UNDONE }] });
  ledger.add([gained("wolf", 3)]);
  assert.equal(ledger.sums(["wolf"])[0][0].battle, 0);
});

test("a theft moves glory from one clan to the other, and back when it is taken back", () => {
  const theft = [{ name: "stole_glory", data: { clan: "wolf", victim: "raven", glory: 2 } }];
  assert.deepEqual(glory([gained("raven", 5)], theft), [2, 3]);
  assert.deepEqual(glory([gained("raven", 5)], theft, UNDONE), [0, 5]);
});
