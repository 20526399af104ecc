// What is on the page already stays untouched when it is drawn once more.

import assert from "node:assert/strict";
import test from "node:test";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "" } });
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));

const { arrange, Parts, set } = await import("../../src/ragnatafl/web/js/dom.js");

/** An element with children that notes what is done to it. */
function row(...names) {
  const element = /** @type {any} */ ({ children: [], done: [] });
  element.insertBefore = (child, before) => {
    element.done.push(`+${child.name}`);
    element.children.splice(before ? element.children.indexOf(before) : element.children.length, 0, child);
  };
  const child = (name) => ({
    name,
    remove() {
      element.done.push(`-${name}`);
      element.children.splice(element.children.indexOf(this), 1);
    },
  });
  element.children = names.map(child);
  element.child = child;
  return element;
}

const names = (element) => element.children.map(({ name }) => name).join("");

test("only what is new is put in, and only what is gone is taken out", () => {
  const element = row("a", "b", "c", "d");
  const [a, b, , d] = element.children;
  arrange(element, [a, b, element.child("x"), d]);
  assert.equal(names(element), "abxd");
  assert.deepEqual(element.done, ["-c", "+x"]);
});

test("what is the same is not touched at all", () => {
  const element = row("a", "b");
  arrange(element, [...element.children]);
  assert.deepEqual(element.done, []);
});

test("a part is drawn anew only when what it tells has changed", () => {
  const parts = new Parts();
  let drawn = 0;
  const glory = (told) => parts.part("glory", told, () => (drawn += 1));
  assert.deepEqual([glory([3]), glory([3]), glory([4]), glory([4])], [1, 1, 2, 2]);
});

test("an attribute is written only where it changes", () => {
  const written = [];
  const element = /** @type {any} */ ({
    getAttribute: (name) => (name === "role" ? "button" : null),
    setAttribute: (name, value) => written.push([name, value]),
    removeAttribute: (name) => written.push([name]),
  });
  for (const [name, value] of [["role", "button"], ["title", null], ["title", "Wolf"], ["role", null]]) set(element, name, value);
  assert.deepEqual(written, [["title", "Wolf"], ["role"]]);
});
