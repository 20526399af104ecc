// What threatens, told from what the engine foresees; and what a press on a place tries.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "" } });
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
const { threat, warnings } = await import("../../src/ragnatafl/games/yggdrasil/web/forecast.js");
const { threadOf } = await import("../../src/ragnatafl/games/blood_rage/web/forecast.js");
const { attempt, greyed } = await import("../../src/ragnatafl/games/blood_rage/web/targets.js");

const words = /** @type {any} */ ({ t: (id, args) => (args ? `${id}(${args.gods}: ${args.what})` : id), list: (all) => all.join("+"), name: (_, code) => code });

const player = (laid, unplaced = []) => ({ laid, laid_god: "thor", unplaced });
const view = (more) => /** @type {any} */ ({
  seats: 2, gods: ["thor", "odin"], order: [0, 1], turns: 1, endings: { won: [1, 7] },
  wheel: ["hel/thor", null, null, null, null, null],
  players: [player(null), player("hel/odin")],
  forecast: { hel: { sign: "end", ends: { D1: ["odin"] } }, nidhogg: { sign: "hope" } },
  ...more,
});

test("a threat names the gods in whose turn it holds, unless it holds in every turn", () => {
  assert.equal(threat(view({}), "hel", words), "yg-forecast-in-turn(odin: yg-forecast-D1)");
  assert.equal(threat(view({ forecast: { hel: { sign: "end", ends: { D2: ["thor", "odin"] } } } }), "hel", words), "yg-forecast-D2");
  assert.equal(threat(view({ forecast: { hel: { sign: "hurt" } } }), "hel", words), "");
});

test("Nidhögg brings hope, and at his last step victory", () => {
  assert.equal(threat(view({}), "nidhogg", words), "yg-forecast-won");
  assert.equal(threat(view({ endings: { won: [3, 7] } }), "nidhogg", words), "yg-forecast-hope");
});

test("only a card that is still to come, activates and ends the game is warned of", () => {
  const [warning, ...more] = warnings(view({}), words);
  assert.deepEqual([warning.enemy, warning.gods, warning.sure, more.length], ["hel", ["odin"], true, 0]);
  assert.equal(warnings(view({ turns: 2 }), words).length, 0);
  assert.equal(warnings(view({ wheel: [null, null, null] }), words).length, 0);
  assert.equal(warnings(view({ forecast: { hel: { sign: "end", ends: { D1: ["thor"] } } } }), words).length, 0);
});

test("what can end the game is told before what brings hope", () => {
  const both = view({ turns: 0, wheel: ["hel/thor", null, null, "nidhogg/thor"], players: [player("nidhogg/thor"), player(null, ["hel/thor", "loki/thor"])] });
  assert.deepEqual(warnings(both, words).map(({ enemy, sure }) => [enemy, sure]), [["hel", false], ["nidhogg", true]]);
});

test("a thread is whole, frayed or loose as its quest stands", () => {
  const quest = { card: "", committed: true, glory: 5, held: [], contested: {} };
  assert.equal(threadOf({ ...quest, fulfilled: true, contested: { gimle: ["raven"] } }), "whole");
  assert.equal(threadOf({ ...quest, fulfilled: false, contested: { gimle: ["raven"] } }), "frayed");
  assert.equal(threadOf({ ...quest, fulfilled: false }), "loose");
});

const turn = /** @type {any} */ ({
  seat: 0, decision: { name: "turn" }, provinces: { utgard: {}, elvagar: { destroyed: true } }, fjords: { fjord_ne: {} },
  clan_sheets: [{ hand: ["tyrs_crush", "quest_manheim.1"], reserve: { warrior: 3 } }],
});
const tried = (...given) => attempt(...given, turn)?.text ?? null;

test("a press on a place tries what was picked before: to invade, to march, to pillage", () => {
  assert.equal(tried("place:utgard", ["figure:warrior"]), "invade warrior utgard");
  assert.equal(tried("place:utgard", ["valhalla:troll"]), "invade troll utgard from valhalla");
  assert.equal(tried("place:utgard", ["verb:march"]), "march utgard");
  assert.equal(tried("place:utgard", []), "pillage utgard");
  assert.equal(tried("place:fjord_ne", []), "invade ship fjord_ne");
  assert.equal(tried("figure:warrior", ["place:utgard"]), null);
  assert.equal(attempt("place:utgard", [], { ...turn, decision: { name: "march_to" } }).text, "to utgard");
});

test("a grey March asks about no province, and destroyed land answers too", () => {
  const asked = Object.fromEntries(greyed(turn, /** @type {any} */ ({ cards: { tyrs_crush: { type: "battle" }, "quest_manheim.1": { type: "quest" } } })).map(({ target, action }) => [target, action.text]));
  assert.deepEqual([asked["verb:march"], asked["verb:pillage"], asked["figure:warrior"]], ["march", "pillage", "invade warrior"]);
  assert.equal(asked["place:elvagar"], "pillage elvagar");
  assert.equal(asked["card:quest_manheim.1"], "quest quest_manheim.1");
});
