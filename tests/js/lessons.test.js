// Lessons: what the coach says follows from the question and from what has happened, also when something was taken back.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.localStorage ??= /** @type {any} */ ({ getItem: () => null, setItem: () => {} });
globalThis.matchMedia ??= /** @type {any} */ (() => ({ matches: false, addEventListener() {} }));
const { advice, reaches, standing } = await import("../../src/ragnatafl/web/js/lessons.js");

const invaded = (figure) => ({ name: "invaded", seat: 0, data: { figure, clan: "wolf" }, rule: "" });
const STAGE = {
  steps: [
    { say: "leader", asked: "turn", do: ["invade leader gimle", "invade leader utgard"], after: { event: "invaded", facts: { figure: "warrior" } } },
    { say: "warrior", asked: "turn", do: ["invade warrior gimle"], after: null },
    { say: "keep", asked: "keep_card", do: [], after: null },
  ],
};
const OFFERS = ["invade leader utgard", "invade warrior gimle", "pass"].map((text) => ({ text }));

test("an event is the goal when it has its name and all its facts", () => {
  const goal = { event: "invaded", facts: { figure: "leader" } };
  assert.equal(reaches(goal, invaded("leader")), true);
  assert.equal(reaches(goal, invaded("warrior")), false);
  assert.equal(reaches(goal, { name: "passed" }), false);
});

test("the first step that fits speaks, and advises the first of its choices that is offered", () => {
  assert.deepEqual(advice(STAGE, "turn", OFFERS, []), { step: STAGE.steps[1], offer: OFFERS[1] });
  assert.deepEqual(advice(STAGE, "turn", OFFERS, [invaded("warrior")]), { step: STAGE.steps[0], offer: OFFERS[0] });
  assert.deepEqual(advice(STAGE, "keep_card", OFFERS, []), { step: STAGE.steps[2], offer: null });
});

test("who has gone another way is not sent on", () => {
  assert.equal(advice(STAGE, "turn", [{ text: "pass" }], []), null);
  assert.equal(advice(STAGE, "march_to", OFFERS, []), null);
});

test("what was taken back has not happened", () => {
  const entry = (seq, seat, ...events) => ({ seq, seat, decision: null, events });
  const undone = { name: "undone", seat: 0, data: {}, rule: "" };
  const log = [entry(0, null), entry(1, 0, invaded("warrior")), entry(2, 1, { name: "passed" }), entry(3, 0, undone)];
  assert.deepEqual(standing(/** @type {any} */ (log)).map(({ name }) => name), ["passed"]);
});
