// Changes of a view: what the server's differences say is what the page then holds.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { patched } from "../../src/ragnatafl/web/js/patch.js";

test("values are set, added and removed, deep and shallow", () => {
  const view = { a: 1, b: { c: [1, 2, 3], d: "x" }, gone: true };
  const next = patched(view, [[["a"], 2], [["b", "c", 1], 7], [["b", "e"], { f: 1 }], [["gone"]]]);
  assert.deepEqual(next, { a: 2, b: { c: [1, 7, 3], d: "x", e: { f: 1 } } });
});

test("the old view stays as it was, and what did not change is shared", () => {
  const view = { a: { b: 1 }, c: { d: [1] } };
  const next = patched(view, [[["a", "b"], 2]]);
  assert.deepEqual(view, { a: { b: 1 }, c: { d: [1] } });
  assert.equal(next.c, view.c);
  assert.notEqual(next.a, view.a);
});

test("the empty path replaces everything, and later changes go on from there", () => {
  assert.deepEqual(patched({ a: 1 }, [[[], { b: 1 }], [["b"], 2]]), { b: 2 });
});

test("a place in a list can be taken away", () => {
  assert.deepEqual(patched({ a: [1, 2, 3] }, [[["a", 1]]]), { a: [1, 3] });
});

test("no change is the same view", () => {
  const view = { a: 1 };
  assert.equal(patched(view, []), view);
});

const games = process.env.RAGNATAFL_JS_GAMES;

test("whole games of the engine arrive as they were sent", { skip: games ? false : "run by pytest, which plays them" }, () => {
  const played = JSON.parse(readFileSync(games, "utf8"));
  assert.ok(played.length >= 2);
  for (const { views, patches } of played) {
    assert.ok(patches.length > 50);
    let view = views[0];
    patches.forEach((changes, at) => {
      view = patched(view, changes);
      assert.deepEqual(view, views[at + 1]);
    });
  }
});
