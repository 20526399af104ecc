// The faces of both games: what a person presses for an offer, and what it is called. Costs stand in the offers alone.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { offersOf } from "../../src/ragnatafl/web/js/offers.js";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "" } });
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
const { t, use } = await import("../../src/ragnatafl/web/js/i18n.js");
const { nameOf } = await import("../../src/ragnatafl/web/js/names.js");
const games = "../../src/ragnatafl/games";
const FACES = Object.fromEntries(
  await Promise.all(
    ["blood_rage", "yggdrasil"].map(async (game) => [
      game,
      { ...(await import(`${games}/${game}/web/targets.js`)), ...(await import(`${games}/${game}/web/words.js`)) },
    ]),
  ),
);

const wordsOf = (game, catalogue) => new FACES[game].Words({ t, catalogue, language: "en", name: (kind, code) => nameOf(game, kind, code) });

/** One offer, as the socket reads it. */
const offer = (verb, args = [], cost = {}) => offersOf([{ verb, rule: "", cost, args: [args] }])[0];

test("Blood Rage: an invasion is said by figure and place, or by the place alone where only that is asked", () => {
  const { targets } = FACES.blood_rage;
  const asked = (name) => ({ decision: { name } });
  assert.deepEqual(targets(offer("invade", ["warrior", "utgard"]), asked("turn")), ["figure:warrior", "place:utgard"]);
  assert.deepEqual(targets(offer("invade", ["troll", "gimle", "from valhalla"]), asked("turn")), ["valhalla:troll", "place:gimle"]);
  assert.deepEqual(targets(offer("invade", ["warrior", "utgard"]), asked("blessing")), ["place:utgard"]);
  assert.deepEqual(targets(offer("slot", ["clan 1"]), asked("replace_slot")), ["slot:clan_1"]);
  assert.deepEqual(targets(offer("send", [2, "warrior"]), asked("march_send")), ["send:2:warrior"]);
});

test("Yggdrasil: numbers and pieces that are taken have targets of their own", () => {
  const { targets } = FACES.yggdrasil;
  const facts = { artifacts: { draupnir: {} }, gods: { thor: {} } };
  const said = (...given) => targets(offer(...given), { decision: { name: "amount" } }, facts);
  assert.deepEqual(said("take", [2]), ["take:2"]);
  assert.deepEqual(said("take", ["elf"]), ["verb:take_elf"]);
  assert.deepEqual(said("take", ["draupnir"]), ["artifact:draupnir"]);
  assert.deepEqual(said("give", ["life", "thor"]), ["gift:life", "god:thor"]);
  assert.deepEqual(said("elf", ["blank"]), ["vanir:blank"]);
});

test("a label tells the cost that its offer has, and none of its own", () => {
  const cost = [{ v: "cost" }, " rage"];
  use({ lang: "en", games: { blood_rage: { prefix: "br" } }, messages: { "br-choice-upgrade": cost, "br-choice-invade": cost, "br-choice-invade-valhalla": cost } });
  const words = wordsOf("blood_rage", { cards: { troll: { cost: 4 } }, provinces: {}, fjords: {} });
  const view = { seat: 0, decision: { name: "turn" }, clan_sheets: [{ upgrades: { clan: [] } }] };
  const said = (...given) => words.label(offer(...given), view);
  assert.equal(said("upgrade", ["troll"], { rage: 3 }), "3 rage");
  assert.equal(said("upgrade", ["troll"]), "0 rage");
  assert.equal(said("invade", ["warrior", "utgard"], { rage: 2 }), "2 rage");
  assert.equal(said("invade", ["warrior", "utgard", "from valhalla"], { rage: 1 }), "1 rage");
});

const file = process.env.RAGNATAFL_JS_QUESTIONS;
const skip = file ? false : "run by pytest, which makes the questions";
const { bundles, tables } = file ? JSON.parse(readFileSync(file, "utf8")) : { bundles: [], tables: [] };
const questions = tables.flatMap(({ game, catalogue, asked }) =>
  asked.map(({ view, offers }) => ({ game, catalogue, view, offers: offersOf(offers) })),
);

test("every offer of a question is said by targets of its own", { skip }, () => {
  assert.ok(questions.length > 60);
  for (const { game, catalogue, view, offers } of questions) {
    const said = offers.map((one) => FACES[game].targets(one, view, catalogue).toSorted().join());
    assert.deepEqual([...new Set(said)], said, view.decision.name);
    assert.ok(said.every(Boolean));
  }
});

/** The labels of all places of a view. */
const PLACES = {
  blood_rage: (words, view) => [...Object.keys(view.provinces), ...Object.keys(view.fjords)].map((place) => words.placeLabel(view, place)),
  yggdrasil: (words, view) => Object.keys(view.worlds).map((world) => words.worldLabel(world, view)),
};
const untold = (text) => !text || /\b(br|yg|ui)-|undefined|null|…|NaN|\[object/.test(String(text));

test("every question, offer, greyed thing and place has its words in every language", { skip }, () => {
  assert.ok(bundles.length >= 4);
  for (const bundle of bundles) {
    use(bundle);
    for (const { game, catalogue, view, offers } of questions) {
      const words = wordsOf(game, catalogue);
      const told = (what, text) => assert.ok(!untold(text), `${bundle.lang} ${view.decision.name} ${what}: ${text}`);
      told("prompt", words.prompt({ view, offers }).text);
      for (const one of offers) told(one.text, words.label(one, view));
      for (const { target } of FACES[game].greyed(view, catalogue)) told(target, words.targetLabel(target));
      for (const label of PLACES[game](words, view)) told("place", label);
    }
  }
});
