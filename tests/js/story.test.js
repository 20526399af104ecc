// The log: a sentence is made from the event alone, so that a reload, a replay and another language tell the same past.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "" } });
const { use } = await import("../../src/ragnatafl/web/js/i18n.js");
const { sentence } = await import("../../src/ragnatafl/web/js/story.js");

const TOY = {
  lang: "en",
  games: { toy: { prefix: "toy", families: { to: ["person", "place"] } } },
  messages: {
    "toy-event-gave": [{ v: "who" }, " gives ", { v: "amount" }, " to ", { v: "to" }, "."],
    "toy-event-gave-back": [{ v: "who" }, " takes ", { v: "amount" }, " back."],
    "toy-event-hid-what": ["Hidden: ", { v: "what" }, "."],
    "toy-event-hid-none": "Nothing is hidden.",
    "toy-event-counted": [{ v: "sum" }, "."],
    "toy-who-ann": "Ann",
    "toy-place-well": "the well!",
    "toy-sum-of": ["Sum of ", { v: "who" }],
  },
};

before(() => use(TOY));

test("a fact is named by its kind, or by the first of its kinds that has it", () => {
  assert.equal(sentence("toy", { name: "gave", data: { who: "ann", amount: 2, to: "well" } }), "Ann gives 2 to the well!");
});

test("less than nothing has a sentence of its own", () => {
  assert.equal(sentence("toy", { name: "gave", data: { who: "ann", amount: -2, to: "well" } }), "Ann takes 2 back.");
});

test("what is known, known to be nothing, or unknown is told apart", () => {
  assert.equal(sentence("toy", { name: "hid", data: { what: "a stone" } }), "Hidden: a stone.");
  assert.equal(sentence("toy", { name: "hid", data: { what: null } }), "Nothing is hidden.");
  assert.equal(sentence("toy", { name: "hid", data: {} }), null);
});

test("a name may use the other facts", () => {
  assert.equal(sentence("toy", { name: "counted", data: { sum: "of", who: "ann" } }), "Sum of Ann.");
});

const events = process.env.RAGNATAFL_JS_EVENTS;

test("stored events are told as they were told live, in every language", { skip: events ? false : "run by pytest, which makes them" }, () => {
  const languages = JSON.parse(readFileSync(events, "utf8"));
  assert.ok(languages.length >= 4);
  for (const { bundle, cases } of languages) {
    use(bundle);
    assert.ok(cases.length > 1000);
    for (const { game, event, said } of cases) assert.equal(sentence(game, event), said, `${bundle.lang} ${JSON.stringify(event)}`);
  }
  use(TOY);
});
