// The moments of whole games: every event is told once and in order, and the table between two views ends at the second.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** Just enough of a page to build panels on. */
class Element {
  constructor() {
    this.dataset = {};
    this.style = {};
    this.classList = { add() {}, remove() {}, toggle() {} };
  }
  getAttribute() {
    return null;
  }
  setAttribute() {}
  addEventListener() {}
  append() {}
  replaceChildren() {}
}
globalThis.Node = /** @type {any} */ (Element);
globalThis.document = /** @type {any} */ ({ documentElement: { lang: "", dataset: {} }, createElement: () => new Element(), createElementNS: () => new Element() });
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));

const { t, use } = await import("../../src/ragnatafl/web/js/i18n.js");
const { nameOf } = await import("../../src/ragnatafl/web/js/names.js");
const { stepped } = await import("../../src/ragnatafl/web/js/teller.js");
const { sinceLastTurn } = await import("../../src/ragnatafl/web/js/turns.js");
const games = "../../src/ragnatafl/games";
const load = async (game) => ({
  ...(await import(`${games}/${game}/web/scenes/steps.js`)),
  ...(await import(`${games}/${game}/web/scenes/moments.js`)),
  ...(await import(`${games}/${game}/web/words.js`)),
});
const GAMES = { blood_rage: await load("blood_rage"), yggdrasil: await load("yggdrasil") };

const file = process.env.RAGNATAFL_JS_GAMES;
const skip = file ? false : "run by pytest, which plays them";
const played = () => JSON.parse(readFileSync(file, "utf8")).filter(({ game }) => GAMES[game]);

/** What the steps must get right: everything on the sheets and the board that a scene speaks of. */
const MOVED = {
  blood_rage: (view) => ({
    age: view.age,
    phase: view.phase,
    destroyed: [...view.destroyed].sort(),
    glory: view.clan_sheets.map(({ glory }) => glory),
    valhalla: view.clan_sheets.map(({ valhalla }) => valhalla),
    stats: view.clan_sheets.map(({ stats }) => stats),
  }),
  yggdrasil: (view) => ({
    life: view.life,
    enemies: view.enemies,
    places: view.places,
    rotation: view.rotation,
    giants: view.giants,
    nameless: view.nameless,
    island: view.island,
    nidhogg: view.nidhogg,
    jotuns: [...view.jotuns].sort(),
    wheel: view.wheel.filter(Boolean).sort(),
  }),
};

test("step by step the table comes to where the next view is", { skip }, () => {
  for (const { game, views, events } of played()) {
    events.forEach((told, at) => {
      const walked = stepped(GAMES[game].STEPS, views[at], told, views[at + 1]);
      assert.deepEqual(MOVED[game](walked), MOVED[game](views[at + 1]), `${game}, step ${at}: ${told.map(({ name }) => name)}`);
    });
  }
});

/** The moments of an update, as a face of this game makes them. */
function momentsOf(game, catalogue, update) {
  const table = { t, catalogue, language: "en", name: (kind, code) => nameOf(game, kind, code), seats: [] };
  const words = new GAMES[game].Words(table);
  if (game === "yggdrasil") return GAMES[game].moments(words, {}, update);
  words.view = update.after;
  return GAMES[game].moments({ words, battle: {}, ledger: {}, board: {} }, update);
}

test("every event of an update is told once, in its order, whoever decided", { skip }, () => {
  let scenes = 0;
  for (const { game, views, events, catalogue, bundle } of played()) {
    use(bundle);
    events.forEach((told, at) => {
      for (const mine of [true, false]) {
        const parts = momentsOf(game, catalogue, { events: told, seat: 0, mine, before: views[at], after: views[at + 1] });
        assert.deepEqual(parts.flatMap((part) => part.events), told);
        scenes += parts.filter(({ panel }) => panel).length;
      }
    });
  }
  assert.ok(scenes > 200);
});

test("a winner is told only after cards and totals, and glory only after the winner", { skip }, () => {
  const place = (parts, name) => parts.findIndex((part) => part.events.some((event) => event.name === name));
  let battles = 0;
  for (const { game, views, events, catalogue, bundle } of played().filter((one) => one.game === "blood_rage")) {
    use(bundle);
    events.forEach((told, at) => {
      if (!told.some(({ name }) => name === "revealed") || !told.some(({ name }) => name === "won_battle")) return;
      battles += 1;
      const before = views[at];
      const parts = momentsOf(game, catalogue, { events: told, seat: 0, mine: false, before, after: views[at + 1] });
      const order = ["revealed", "total", "won_battle"].map((name) => place(parts, name));
      assert.deepEqual(order, [...order].sort((one, other) => one - other));
      assert.equal(new Set(order).size, 3);
      const glory = (view) => view.clan_sheets.map((sheet) => sheet.glory);
      for (const { view } of parts.slice(0, order[2])) assert.deepEqual(glory(view), glory(before));
    });
  }
  assert.ok(battles > 0);
});

test("what happens on the Tree is told on another level than where it happens", { skip }, () => {
  let moves = 0;
  for (const { game, views, events, catalogue, bundle } of played().filter((one) => one.game === "yggdrasil")) {
    use(bundle);
    events.forEach((told, at) => {
      const parts = momentsOf(game, catalogue, { events: told, seat: 0, mine: false, before: views[at], after: views[at + 1] });
      for (const { panel, side, events: shown } of parts) {
        const [moved] = shown.filter(({ name }) => name === "enemy_moved");
        if (!panel || !moved) continue;
        moves += 1;
        assert.equal(side, ["below", "below", "above"][catalogue.worlds[moved.data.world].level], moved.data.world);
      }
    });
  }
  assert.ok(moves > 0);
});

const entry = (seq, seat, ...turns) => ({ seq, seat, events: [{ name: "did" }, ...turns.map((next) => ({ name: "turn_began", seat: next }))] });
const revealing = (seq, seat, next) => ({ seq, seat, events: [...entry(seq, seat, next).events, { name: "revealed" }] });

test("a recap begins where the last turn of the player ended", () => {
  const entries = [entry(1, 1, 0), entry(2, 0, 1), entry(3, 1), entry(4, 0), entry(5, 1, 2), entry(6, 2, 0)];
  const told = (you) => sinceLastTurn(entries, you).map(({ seq }) => seq);
  assert.deepEqual(told([0]), [3, 4, 5, 6]);
  assert.deepEqual(told([1]), [6]);
});

test("what happens in the next turn by a decision of the player's own belongs to it", () => {
  const entries = [entry(1, 1, 0), revealing(2, 0, 1), entry(3, 1, 0)];
  const told = sinceLastTurn(entries, [0]);
  assert.deepEqual(told.map(({ events }) => events.map(({ name }) => name)), [["revealed"], ["did", "turn_began"]]);
});

test("without turns it begins after the player's last decision", () => {
  const entries = [entry(1, 0), entry(2, 1), entry(3, 1)];
  assert.deepEqual(sinceLastTurn(entries, [0]).map(({ seq }) => seq), [2, 3]);
  assert.deepEqual(sinceLastTurn(entries, [2]).map(({ seq }) => seq), [1, 2, 3]);
});
