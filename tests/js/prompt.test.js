// The buttons of the prompt: what cannot be said on the pieces, what cannot be done now, and last what ends the matter.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Choices } from "../../src/ragnatafl/web/js/choices.js";
import { action, offersOf } from "../../src/ragnatafl/web/js/offers.js";

globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
const { choiceButtons } = await import("../../src/ragnatafl/web/js/prompt.js");

const FACE = {
  targets: ({ verb, args }) => [`verb:${verb}`, ...args.map((place) => `place:${place}`)],
  label: ({ verb, args, cost }) => [verb, ...args, cost.rage ?? "free"].join("/"),
};
const OFFERS = offersOf([
  { verb: "pass", rule: "T-1", args: [[]] },
  { verb: "raid", rule: "T-2", cost: { rage: 2 }, args: [["gimle"]] },
  { verb: "march", rule: "T-3", cost: { rage: 1 }, args: [["gimle"], ["horgr"]] },
]);

/** A chooser with these pieces on the table; what is said and asked is kept. */
function chooser(...present) {
  const heard = [];
  const greyed = { target: "verb:quest", action: action("quest", "horgr") };
  return {
    heard,
    choices: new Choices(OFFERS.map((offer) => ({ offer, targets: FACE.targets(offer) }))),
    greyed: new Map([[greyed.target, greyed]]),
    present: (target) => present.includes(target),
    say: (offer) => heard.push(offer),
    pick: (target) => heard.push(target),
    tell: (name, detail) => heard.push(detail.action.text),
  };
}

test("a lone offer is a button with its label, several are one for what they share, and what ends is last", () => {
  const found = chooser("place:gimle", "place:horgr");
  const buttons = choiceButtons(found, FACE, {});
  assert.deepEqual(buttons.map(({ label }) => label), ["raid/gimle/2", "march", "quest", "pass/free"]);
  for (const { act } of buttons) act();
  assert.deepEqual(found.heard, [OFFERS[1], "verb:march", "quest horgr", OFFERS[0]]);
});

test("once something is picked, every offer that is left is a button", () => {
  const found = chooser();
  found.choices.toggle("place:gimle");
  const buttons = choiceButtons(found, FACE, {});
  assert.deepEqual(buttons.map(({ label }) => label), ["raid/gimle/2", "march/gimle/1"]);
  buttons[1].act();
  assert.deepEqual(found.heard, [OFFERS[2]]);
});

test("what a face wants spoken has a button too, although its piece is on the table", () => {
  const found = chooser("place:gimle", "place:horgr", "verb:raid", "verb:march");
  const labels = (face) => choiceButtons(found, face, {}).map(({ label }) => label);
  assert.deepEqual(labels(FACE), ["quest", "pass/free"]);
  assert.deepEqual(labels({ ...FACE, spoken: (target) => target === "verb:raid" }), ["raid/gimle/2", "quest", "pass/free"]);
});
