// Setting up a position: changing the table of a position, by fields and by presses.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "" } });
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
const { readField, withValue, writeField } = await import("../../src/ragnatafl/web/js/fields.js");
const { packed, unpacked } = await import("../../src/ragnatafl/web/js/shared_position.js");
const bloodRage = await import("../../src/ragnatafl/games/blood_rage/web/setup.js");
const yggdrasil = await import("../../src/ragnatafl/games/yggdrasil/web/setup.js");

const tools = (catalogue) => ({ t: (id) => id, name: (kind, code) => `${kind} ${code}`, noun: (kind, code) => `${kind} ${code}`, catalogue });
const LAND = { provinces: { utgard: {}, gimle: {}, yggdrasil: {} }, ring: ["utgard", "gimle"], fjords: { fjord_ne: {} }, clans: { wolf: {}, raven: {}, bear: {} }, figures: { leader: {}, warrior: {}, ship: {}, troll: {} }, cards: { troll: { type: "monster" }, tyrs_smash: { type: "battle" } } };
const WAR = { seats: ["wolf", "raven"], age: 1, turn: "wolf", first: "raven", pillaged: [], wolf: { stats: [1, 1, 1], rage: 6, glory: 0, figures: { utgard: ["warrior", "warrior"] } }, raven: { stats: [1, 1, 1] } };
const SAGA = { number: 1, counters: [{ name: "oaths", low: 0, high: 6 }, { name: "hati.chase", low: 0, high: 3 }], opponents: ["hati"], tokens: { lie: 3 }, pages: [{}, {}] };
const TREE = { worlds: { asgard: {}, midgard: {} }, enemies: { hel: {}, loki: {} }, jotuns: {}, artifacts: { draupnir: { level: 1 } }, creatures: {},
  sagas: [SAGA], islands: [0, 1], pieces: { fire_giants: 8, nameless: 8, heroes: 8 } };
const ROUND = { gods: ["thor", "odin"], supporting: ["tyr"], phase: "move", active: "thor", order: ["thor", "odin"], devastated: [], jotuns: [], jotun_cards: ["skadi", "beli"], jotuns_left: 2, stacks: [["draupnir", "mjollnir"]], wheel: { hel: ["tyr"] }, enemies: { hel: "niflheim" }, thor: { world: "asgard", artifacts: [], deck: ["hel/thor"], laid: "loki/thor" }, odin: { world: "asgard", artifacts: [], deck: ["hel"] }, tyr: { world: "asgard" } };

test("a value is changed at its place, and the old table stays as it was", () => {
  const changed = withValue(WAR, ["wolf", "stats", 1], 4);
  assert.deepEqual(changed.wolf.stats, [1, 4, 1]);
  assert.deepEqual(WAR.wolf.stats, [1, 1, 1]);
  assert.deepEqual(withValue({}, ["bear", "glory"], 3), { bear: { glory: 3 } });
});

test("figures are lifted, moved, put there and taken away by presses", () => {
  const { pressed } = bloodRage.setup(tools(LAND));
  assert.deepEqual(pressed("piece:wolf:warrior@utgard", { brush: "move", held: null }, WAR), { held: "wolf:warrior@utgard" });
  const moved = pressed("place:gimle", { brush: "move", held: "wolf:warrior@utgard" }, WAR).table;
  assert.deepEqual(moved.wolf.figures, { utgard: ["warrior"], gimle: ["warrior"] });
  assert.deepEqual(pressed("place:gimle", { brush: "raven:leader", held: null }, WAR).table.raven.figures, { gimle: ["leader"] });
  assert.deepEqual(pressed("piece:wolf:warrior@utgard", { brush: "remove", held: null }, WAR).table.wolf.figures, { utgard: ["warrior"] });
  assert.deepEqual(pressed("place:utgard", { brush: "pillaged", held: null }, WAR).table.pillaged, ["utgard"]);
  assert.equal(pressed("place:gimle", { brush: "move", held: null }, WAR), null, "Nothing was lifted.");
});

test("the figures of a clan are one list, whose members have a figure and a place", () => {
  const fields = bloodRage.setup(tools(LAND)).groups(WAR)[1].fields;
  const figures = fields.at(-1);
  assert.deepEqual(readField(figures, WAR), ["warrior@utgard", "warrior@utgard"]);
  assert.deepEqual(writeField(figures, WAR, ["ship@fjord_ne"]).wolf.figures, { fjord_ne: ["ship"] });
  assert.ok(figures.choices.some(([value]) => value === "ship@fjord_ne") && !figures.choices.some(([value]) => value === "ship@utgard"));
});

test("a clan that leaves takes its sheet with it, and one that comes gets a fresh one", () => {
  const settled = bloodRage.settled({ ...WAR, seats: ["wolf", "bear"] });
  assert.equal(settled.raven, undefined);
  assert.deepEqual(settled.bear.stats, [1, 1, 1]);
  assert.equal(settled.first, "wolf", "The raven was first.");
  assert.equal(settled.wolf, WAR.wolf);
});

test("gods and Enemies are moved by presses, and a World is Devastated or healed", () => {
  const { pressed } = yggdrasil.setup(tools(TREE));
  assert.deepEqual(pressed("foe:hel", { brush: "move", held: null }, ROUND), { held: "foe:hel" });
  assert.equal(pressed("place:midgard", { brush: "move", held: "foe:hel" }, ROUND).table.enemies.hel, "midgard");
  assert.equal(pressed("place:midgard", { brush: "move", held: "god:tyr" }, ROUND).table.tyr.world, "midgard");
  const fallen = pressed("place:midgard", { brush: "devastated", held: null }, ROUND).table;
  assert.deepEqual(fallen.devastated, ["midgard"]);
  assert.deepEqual(pressed("place:midgard", { brush: "devastated", held: null }, fallen).table.devastated, []);
});

test("an Artifact that a god has and a Jötun that is awake lie in no stack", () => {
  const given = yggdrasil.settled({ ...ROUND, jotuns: ["skadi"], odin: { world: "asgard", artifacts: ["draupnir"] } }, ROUND);
  assert.deepEqual(given.stacks, [["mjollnir"]]);
  assert.deepEqual([given.jotun_cards, given.jotuns_left], [["beli"], 1]);
  assert.equal(given.thor.laid, "loki/thor", "Nothing else is dealt anew.");
});

test("where the order of turns changes, the Enemy cards are dealt anew", () => {
  const given = yggdrasil.settled({ ...ROUND, active: "odin" }, ROUND);
  assert.deepEqual(given.order, ["odin", "thor"]);
  assert.deepEqual([given.thor.deck, given.thor.laid, given.wheel], [undefined, undefined, {}]);
});

test("an Enemy card that is put somewhere is taken from where it was, and comes on top", () => {
  const { groups } = yggdrasil.setup(tools(TREE));
  const field = (table, title, label) => groups(table).find((group) => group.title === title).fields.find((one) => one.label === label);
  const change = (title, label, value) => yggdrasil.settled(writeField(field(ROUND, title, label), ROUND, value), ROUND);
  assert.deepEqual(readField(field(ROUND, "god thor", "yg-setup-deck"), ROUND), ["hel/thor"]);
  const onTop = change("god odin", "yg-setup-deck", ["hel/odin", "loki/thor"]);
  assert.deepEqual([onTop.odin.deck, onTop.thor.laid], [["loki/thor", "hel/odin"], undefined]);
  const onWheel = change("place wheel", "enemy loki", ["thor"]);
  assert.deepEqual([onWheel.wheel.loki, onWheel.thor.laid, onWheel.thor.deck], [["thor"], undefined, ["hel/thor"]]);
  const laid = change("god thor", "yg-setup-laid", "hel/thor");
  assert.deepEqual([laid.thor.laid, laid.thor.deck], ["hel/thor", []]);
  assert.equal(change("god thor", "yg-setup-laid", null).thor.laid, undefined);
});

test("a saga has its fields, and another page begins with its own set-up", () => {
  const { groups } = yggdrasil.setup(tools(TREE));
  const labels = (table) => groups(table).at(-1).fields.map(({ label }) => label);
  assert.deepEqual(labels(ROUND), ["yg-setup-saga"]);
  const told = { ...ROUND, saga: 1, page: 1, nidhogg: 2, counters: { oaths: 2 }, opponents: { hati: "out" }, slain: [], tokens: {}, face_up: {}, pile: ["lie"] };
  assert.deepEqual(labels(told).slice(0, 6), ["yg-setup-saga", "yg-setup-page", "yg-counter-oaths", "yg-counter-chase", "foe hati", "yg-setup-slain"]);
  const turned = yggdrasil.settled({ ...told, page: 2 }, told);
  assert.deepEqual([turned.saga, turned.page, turned.counters, turned.pile, turned.nidhogg], [1, 2, undefined, undefined, undefined]);
  const ended = yggdrasil.settled({ ...told, saga: 0 }, told);
  assert.deepEqual([ended.saga, ended.page, ended.opponents], [0, undefined, undefined]);
  assert.equal(yggdrasil.settled({ ...told, counters: { oaths: 3 } }, told).counters.oaths, 3);
});

test("a link holds a position whole, and what is no such link is nothing", async () => {
  const link = await packed({ table: WAR, steps: [{ seat: 0, decision: "pass" }] });
  assert.match(link, /^[\w-]+$/);
  assert.deepEqual(await unpacked(link), { table: WAR, steps: [{ seat: 0, decision: "pass" }] });
  assert.equal(await unpacked("nonsense!"), null);
});
