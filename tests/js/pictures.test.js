// Every card, Artifact, Creature, opponent and token of a saga has a picture, and no two have the same.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "" } });
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
const { FIGURES, GODS } = await import("../../src/ragnatafl/games/blood_rage/web/art.js");
const { drawingOf } = await import("../../src/ragnatafl/games/blood_rage/web/cards.js");
const { PICTURES } = await import("../../src/ragnatafl/games/blood_rage/web/pictures.js");
const { strokesOf } = await import("../../src/ragnatafl/games/yggdrasil/web/emblems.js");

const file = process.env.RAGNATAFL_JS_GAMES;
const catalogueOf = (game) => JSON.parse(readFileSync(file, "utf8")).find((one) => one.game === game).catalogue;

/** Each has strokes, and nobody else has the same. */
function allDiffer(pictures) {
  const owners = new Map();
  for (const [id, strokes] of Object.entries(pictures)) {
    assert.ok(strokes?.length, `${id} has no picture`);
    const drawn = JSON.stringify(strokes);
    assert.ok(!owners.has(drawn), `${id} looks like ${owners.get(drawn)}`);
    owners.set(drawn, id);
  }
}

test("Blood Rage: the 61 cards have 61 pictures", { skip: !file }, () => {
  const kinds = { figure: FIGURES, emblem: GODS, card: PICTURES };
  const { cards } = catalogueOf("blood_rage");
  const drawn = Object.values(cards).map((card) => [card.id, drawingOf(card)]);
  const pictures = Object.fromEntries(drawn.map(([id, [kind, name]]) => [id, kinds[kind][name]]));
  assert.equal(Object.keys(pictures).length, 61);
  allDiffer(pictures);
  for (const id of Object.keys(PICTURES)) assert.ok(cards[id], `${id} is no card`);
});

test("Yggdrasil: Artifacts, Creatures, opponents and tokens of the sagas have their own", { skip: !file }, () => {
  const { artifacts, creatures, sagas } = catalogueOf("yggdrasil");
  const told = sagas.flatMap(({ opponents, tokens }) => [...opponents, ...Object.keys(tokens)]);
  const ids = [...new Set([...Object.keys(artifacts), ...Object.keys(creatures), ...told])];
  assert.ok(ids.length > 45);
  allDiffer(Object.fromEntries(ids.map((id) => [id, strokesOf(id)])));
});
