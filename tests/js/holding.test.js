// A long press: it reads what is held, and the click that follows does nothing.

import assert from "node:assert/strict";
import { mock, test } from "node:test";

globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
globalThis.document = /** @type {any} */ (new EventTarget());
const { Holding, LONG } = await import("../../src/ragnatafl/web/js/holding.js");
mock.timers.enable({ apis: ["setTimeout"] });

const THING = { closest: () => THING };

/** A root with a holding on it; what is read is kept. */
function held(readable = true) {
  const root = new EventTarget();
  const read = [];
  new Holding(root, "[data-target]", (thing) => (read.push(thing), readable));
  const send = (name, facts = {}) => {
    const event = Object.assign(new Event(name, { cancelable: true }), { pointerType: "touch", isPrimary: true, clientX: 5, clientY: 5 }, facts);
    Object.defineProperty(event, "target", { value: THING });
    root.dispatchEvent(event);
  };
  return { read, send };
}

/** Whether a click on the page still does something. */
const clicks = () => document.dispatchEvent(new Event("click", { cancelable: true }));

test("who holds a finger on a thing reads it, and its click does nothing", () => {
  const { read, send } = held();
  send("pointerdown");
  mock.timers.tick(LONG);
  assert.deepEqual(read, [THING]);
  send("pointerup");
  assert.equal(clicks(), false);
  assert.equal(clicks(), true, "The next click counts.");
});

test("a short press, a slip and a mouse read nothing", () => {
  const { read, send } = held();
  for (const [facts, then] of [[{}, ["pointerup", {}]], [{}, ["pointermove", { clientX: 40 }]], [{ pointerType: "mouse" }, ["pointermove", {}]]]) {
    send("pointerdown", facts);
    send(...then);
    mock.timers.tick(LONG);
  }
  assert.deepEqual(read, []);
  assert.equal(clicks(), true);
});

test("where there is nothing to read, the press counts", () => {
  const { read, send } = held(false);
  send("pointerdown");
  mock.timers.tick(LONG);
  assert.equal(read.length, 1);
  assert.equal(clicks(), true);
});

test("something else that is pressed after a look counts", () => {
  const { send } = held();
  send("pointerdown");
  mock.timers.tick(LONG);
  document.dispatchEvent(new Event("pointerdown"));
  assert.equal(clicks(), true);
});
