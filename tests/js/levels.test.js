// The bots that people choose from.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "" } });
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
const { use } = await import("../../src/ragnatafl/web/js/i18n.js");
const { botText, levelsHelp } = await import("../../src/ragnatafl/web/js/levels.js");

const messages = {
  "ui-bot-karl": "karl (fair)",
  "ui-bot-rated": [{ v: "name" }, ", ", { v: "rating" }],
  "ui-bot-rated-slow": [{ v: "name" }, ", ", { v: "rating" }, ", ", { v: "seconds" }, " s"],
};
use(/** @type {any} */ ({ lang: "en", messages, games: {}, protocol: {} }));

test("a level that was measured is told with its points, without a comma in them", () => {
  assert.equal(botText("karl", { strengths: { karl: { rating: 1240, seconds: 0.003 } } }), "karl (fair), 1240");
});

test("only who thinks so long that a person notices is told with the time", () => {
  assert.equal(botText("karl", { strengths: { karl: { rating: 1240, seconds: 1.96 } } }), "karl (fair), 1240, 2 s");
});

test("a bot that was not measured, or has no name of ours, is called as it is", () => {
  assert.equal(botText("karl", { strengths: {} }), "karl (fair)");
  assert.equal(botText("mine", {}), "mine");
  assert.equal(levelsHelp({ strengths: {} }), null);
});
