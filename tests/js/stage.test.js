// The stage: one moment at a time, in order, at the player's pace.

import assert from "node:assert/strict";
import { test } from "node:test";

import { FAR_BEHIND, Stage } from "../../src/ragnatafl/web/js/stage.js";

/** A stage whose clock is wound by hand: `later` holds what waits for it. */
function staged(pace, { hidden = () => false } = {}) {
  const told = [];
  const later = [];
  const stage = new Stage({ pace: () => pace, rest: () => told.push("rest"), hidden, timer: (act, ms) => later.push({ act, ms }) });
  const moment = (name, length = 1000) => ({ length, show: (fast) => told.push(fast ? `${name} at once` : name) });
  return { stage, told, later, moment };
}

test("a moment is shown when the one before it has been looked at, and the stage rests after the last", () => {
  const { stage, told, later, moment } = staged("calm");
  stage.push([moment("one"), moment("two")]);
  stage.push([moment("three")]);
  assert.deepEqual(told, ["one"]);
  later.shift().act();
  assert.deepEqual(told, ["one", "two"]);
  later.shift().act();
  later.shift().act();
  assert.deepEqual(told, ["one", "two", "three", "rest"]);
  assert.equal(stage.playing, false);
});

test("what takes no time is not waited for", () => {
  const { stage, told, later, moment } = staged("step");
  stage.push([moment("own", 0), moment("other")]);
  assert.deepEqual(told, ["own", "other"]);
  assert.equal(later.length, 0);
});

test("quick takes less time than calm; step by step waits to be pressed on", () => {
  const lengths = Object.fromEntries(["quick", "calm", "step"].map((pace) => {
    const { stage, later, moment } = staged(pace);
    stage.push([moment("one")]);
    return [pace, later[0]?.ms];
  }));
  assert.ok(lengths.quick < lengths.calm);
  assert.equal(lengths.calm, 1000);
  assert.equal(lengths.step, undefined);
});

test("at once nothing is waited for, but the order is the same", () => {
  const { stage, told, later, moment } = staged("once");
  stage.push([moment("one"), moment("two", Infinity)]);
  assert.deepEqual(told, ["one at once", "two at once", "rest"]);
  assert.equal(later.length, 0);
});

test("a press goes on by one, and the clock of the moment that was skipped does nothing any more", () => {
  const { stage, told, later, moment } = staged("calm");
  stage.push([moment("one"), moment("two"), moment("three")]);
  stage.next();
  assert.deepEqual(told, ["one", "two"]);
  later.shift().act();
  assert.deepEqual(told, ["one", "two"]);
});

test("held down, everything goes by at once until it is calm again", () => {
  const { stage, told, moment } = staged("calm");
  stage.push([moment("one"), moment("two")]);
  stage.rush();
  stage.push([moment("three")]);
  stage.calm();
  stage.push([moment("four")]);
  assert.deepEqual(told, ["one", "two at once", "rest", "three at once", "rest", "four"]);
});

test("who looks away or is far behind catches up at once, and is told so", () => {
  const away = staged("calm", { hidden: () => true });
  assert.equal(away.stage.push([away.moment("one")]), true);
  assert.deepEqual(away.told, ["one at once", "rest"]);
  const { stage, told, moment } = staged("calm");
  assert.equal(stage.push([moment("now"), moment("next")]), false);
  assert.equal(stage.push([moment("much", FAR_BEHIND + 1)]), true);
  assert.deepEqual(told, ["now", "next at once", "much at once", "rest"]);
});

test("what waits is forgotten when the table is drawn anew", () => {
  const { stage, told, later, moment } = staged("calm");
  stage.push([moment("one"), moment("two")]);
  stage.clear();
  later.shift().act();
  assert.deepEqual(told, ["one"]);
  assert.equal(stage.playing, false);
});

test("a moment that is held waits until it is released, or pressed on", () => {
  const { stage, told, later, moment } = staged("calm");
  const held = { length: 1000, show: () => (told.push("held"), stage.hold()) };
  stage.push([held, moment("two"), held, moment("four")]);
  assert.deepEqual([told, later.length], [["held"], 0]);
  stage.release();
  assert.deepEqual(told, ["held", "two"]);
  stage.release();
  assert.deepEqual(told, ["held", "two"], "What is not held is not hurried.");
  later.shift().act();
  stage.next();
  assert.deepEqual(told, ["held", "two", "held", "four"]);
});
