// Which decision a set of picked targets can still mean.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Choices } from "../../src/ragnatafl/web/js/choices.js";

const choice = (text, ...targets) => ({ offer: { text }, targets });

const INVADE = [
  choice("invade warrior utgard", "figure:warrior", "place:utgard"),
  choice("invade warrior gimle", "figure:warrior", "place:gimle"),
  choice("invade leader gimle", "figure:leader", "place:gimle"),
  choice("pillage gimle", "verb:pillage", "place:gimle"),
  choice("pass", "verb:pass"),
];

test("what is picked narrows what is open", () => {
  const choices = new Choices(INVADE);
  assert.deepEqual(choices.open(), ["figure:warrior", "place:utgard", "place:gimle", "figure:leader", "verb:pillage", "verb:pass"]);
  assert.equal(choices.toggle("figure:warrior"), true);
  assert.deepEqual(choices.open(), ["place:utgard", "place:gimle"]);
  assert.equal(choices.said(), null);
});

test("a decision is said when all its targets are picked, in any order", () => {
  for (const order of [["figure:warrior", "place:utgard"], ["place:utgard", "figure:warrior"]]) {
    const choices = new Choices(INVADE);
    for (const target of order) choices.toggle(target);
    assert.deepEqual(choices.said(), { offer: INVADE[0].offer, sure: true });
  }
});

test("a decision that others go on from is said, but not surely", () => {
  const choices = new Choices([choice("to", "place:gimle"), choice("to and on", "place:gimle", "place:utgard")]);
  choices.toggle("place:gimle");
  assert.deepEqual(choices.said(), { offer: { text: "to" }, sure: false });
});

test("a target that fits nothing picked begins anew; one that means nothing is refused", () => {
  const choices = new Choices(INVADE);
  choices.toggle("figure:warrior");
  assert.equal(choices.toggle("verb:pass"), true);
  assert.deepEqual(choices.picked, ["verb:pass"]);
  assert.equal(choices.toggle("place:asgard"), false);
  assert.deepEqual(choices.picked, ["verb:pass"]);
});

test("picking again puts back, and back goes one step", () => {
  const choices = new Choices(INVADE);
  choices.toggle("figure:warrior");
  choices.toggle("place:gimle");
  assert.equal(choices.back(), true);
  assert.deepEqual(choices.picked, ["figure:warrior"]);
  choices.toggle("figure:warrior");
  assert.deepEqual(choices.picked, []);
  assert.equal(choices.back(), false);
});
