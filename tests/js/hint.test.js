// Why a choice is advised.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "" } });
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
const { use } = await import("../../src/ragnatafl/web/js/i18n.js");
const { chanceText } = await import("../../src/ragnatafl/web/js/hint.js");

const said = (kind) => [kind, " ", { v: "chance" }, " ", { v: "next" }, " ", { v: "other" }];
use(/** @type {any} */ ({ lang: "en", messages: { "ui-hint-chance": said("better"), "ui-hint-alike": said("alike") }, games: {}, protocol: {} }));

test("a choice that is clearly better is told with both chances", () => {
  assert.equal(chanceText({ chance: 0.413, next: "pass", next_chance: 0.25 }, "Pass"), "better 41 Pass 25");
});

test("what is less than a percent apart, or worse, is called as good", () => {
  assert.match(chanceText({ chance: 0.41, next: "pass", next_chance: 0.405 }, "Pass"), /^alike/);
  assert.match(chanceText({ chance: 0.41, next: "pass", next_chance: 0.5 }, "Pass"), /^alike/);
});

test("where there was no other choice nothing is compared", () => {
  assert.equal(chanceText(null, ""), "");
});
