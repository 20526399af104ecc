// The almanac's search: whatever case and marks, what bears the words in its name first.

import assert from "node:assert/strict";
import { test } from "node:test";

import { around, find, fold, indexed, marked } from "../../src/ragnatafl/web/js/almanac_search.js";

const ITEMS = [
  { title: "Call to battle", text: "Players move one figure; a Troll may join.", alias: "BR-13.2" },
  { title: "Troll", text: "Destroys all enemy warriors.", alias: "troll" },
  { title: "Nidhögg", text: "Gnaws one space nearer to the Tree.", alias: "nidhogg" },
  { title: "Нидхёгг", text: "Грызёт дорогу к Древу.", alias: "nidhogg" },
  { title: "Óðroerir", text: "In a World with no Enemy.", alias: "odroerir" },
  { title: "Najazd", text: "Wódz Krasnoludów i Żołnierz Hel.", alias: "BR-9" },
  { title: "Controlled", text: "", alias: "" },
];
const index = indexed(ITEMS);
const titles = (words, limit) => find(index, words, limit).map(({ title }) => title);

test("letters are compared without their marks", () => {
  assert.equal(fold("Nidhögg Óðroerir ŻOŁNIERZ Þrym Ёлка"), "nidhogg odroerir zolnierz thrym елка");
});

test("nidhogg finds Nidhögg, in Cyrillic too", () => {
  assert.deepEqual(titles("nidhogg"), ["Nidhögg", "Нидхёгг"]);
  assert.deepEqual(titles("нидхегг"), ["Нидхёгг"]);
  assert.deepEqual(titles("zolnierz"), ["Najazd"]);
});

test("what is called so comes before what only speaks of it, and a whole word before a part of one", () => {
  assert.deepEqual(titles("troll"), ["Troll", "Controlled", "Call to battle"]);
});

test("all words must be held, in whatever order", () => {
  assert.deepEqual(titles("battle call"), ["Call to battle"]);
  assert.deepEqual(titles("battle nidhogg"), []);
  assert.deepEqual(titles("br-13.2"), ["Call to battle"]);
  assert.deepEqual(titles("   "), []);
  assert.deepEqual(titles("[.*"), []);
});

test("no more are given than asked for", () => {
  assert.equal(titles("o", 2).length, 2);
});

test("the words are marked where they stand in the text as it is written", () => {
  assert.deepEqual(marked("Old Nidhögg gnaws", "nidhogg"), ["Old ", "Nidhögg", " gnaws"]);
  assert.deepEqual(marked("Nothing here", "tree"), ["Nothing here"]);
  assert.deepEqual(marked("Tree and tree", "tree"), ["", "Tree", " and ", "tree"]);
  assert.equal(marked("Þrym's wedding", "thrym").join(""), "Þrym's wedding");
});

test("of a long text the part around the word is shown, cut between words", () => {
  const text = `${"before it ".repeat(40)}the Wolf ${"after it ".repeat(40)}`.trim();
  const part = around(text, "wolf", 100);
  assert.match(part, /^… .*the Wolf .* …$/);
  assert.ok(part.length < 110);
  assert.equal(around("short", "wolf"), "short");
});
