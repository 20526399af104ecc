// Another game: the same seats, rules and bots.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "" } });
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
const { canPlayAgain, sameAgain, sittersOf } = await import("../../src/ragnatafl/web/js/again.js");

const person = (seat, name) => ({ seat, kind: "human", bot: null, name });
const bot = (seat, name) => ({ seat, kind: "bot", bot: name, name: "" });
const table = (seats, you, more = {}) => ({ game: "tafl", options: { level: "hard" }, campaign: null, seats, you, ...more });

test("bots stay the same, this browser keeps its seat and name, friends are invited anew", () => {
  const welcome = table([bot(0, "greedy"), person(1, "Astrid"), person(2, "Olaf")], [1]);
  assert.deepEqual(sittersOf(welcome), ["bot", "me", "friend"]);
  assert.deepEqual(sameAgain(welcome), {
    game: "tafl",
    options: { level: "hard" },
    seats: [{ kind: "bot", bot: "greedy" }, { kind: "human", name: "Astrid", claim: true }, { kind: "human", name: "", claim: false }],
  });
});

test("several seats of one device are passed on again", () => {
  assert.deepEqual(sittersOf(table([person(0, "A"), person(1, "B")], [0, 1])), ["device", "device"]);
});

test("who watched, a campaign, a position and a lesson lead home", () => {
  const seats = [person(0, "A")];
  assert.ok(canPlayAgain(table(seats, [0]), null));
  assert.ok(!canPlayAgain(table(seats, []), null));
  assert.ok(!canPlayAgain(table(seats, [0], { campaign: "c" }), null));
  assert.ok(!canPlayAgain(table(seats, [0], { options: { position: true } }), null));
  assert.ok(!canPlayAgain(table(seats, [0]), "lesson"));
});
