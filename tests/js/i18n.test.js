// Sentences: plurals, selectors, names that bend, and what is shown when something is missing.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "" } });
const { has, language, Name, t, use } = await import("../../src/ragnatafl/web/js/i18n.js");

const RUSSIAN = {
  lang: "ru",
  messages: {
    plain: "Ход",
    rage: [{ v: "count" }, " ", { s: { v: "count" }, o: [["one", "ярость"], ["few", "ярости"], ["other", "яростей"]], d: 2 }],
    thor: { value: "Тор", attrs: { gen: "Тора", gender: "m" } },
    freyia: { value: "Фрейя", attrs: { gen: "Фрейи", gender: "f" } },
    dies: [{ v: "god" }, " ", { s: { v: "god", f: "gender" }, o: [["f", "пала"], ["m", "пал"]], d: 1 }],
    without: ["без ", { v: "god", f: "gen" }],
    exact: [{ s: { v: "count" }, o: [["0", "никого"], ["other", "кто-то"]], d: 1 }],
    inner: ["(", { m: "plain" }, ")"],
    lives: [{ n: { v: "count" } }],
  },
};

before(() => use(RUSSIAN));

test("a language is the page's once it is used", () => {
  assert.equal(language(), "ru");
  assert.equal(document.documentElement.lang, "ru");
});

test("numbers choose their plural by the language's own rules", () => {
  const said = [1, 2, 5, 11, 21, 22, 112].map((count) => t("rage", { count }));
  assert.deepEqual(said, ["1 ярость", "2 ярости", "5 яростей", "11 яростей", "21 ярость", "22 ярости", "112 яростей"]);
});

test("an exact number goes before its category", () => {
  assert.equal(t("exact", { count: 0 }), "никого");
  assert.equal(t("exact", { count: 3 }), "кто-то");
});

test("a name bends as the sentence asks, and chooses by its gender", () => {
  assert.equal(t("without", { god: new Name("thor") }), "без Тора");
  assert.equal(t("dies", { god: new Name("thor") }), "Тор пал");
  assert.equal(t("dies", { god: new Name("freyia") }), "Фрейя пала");
});

test("names in a list bend one by one", () => {
  assert.equal(t("without", { god: [new Name("thor"), new Name("freyia"), "Астрид"] }), "без Тора, Фрейи и Астрид");
});

test("a name that somebody bears keeps the person in brackets, whatever its form", () => {
  const thor = new Name("thor", {}, "Astrid");
  assert.equal(t("without", { god: thor }), "без Тора (Astrid)");
  assert.equal(t("dies", { god: thor }), "Тор (Astrid) пал");
});

test("a plain text in place of a name is said as it is", () => {
  assert.equal(t("without", { god: "Астрид" }), "без Астрид");
});

test("messages stand inside messages, attributes are found by their name", () => {
  assert.equal(t("inner"), "(Ход)");
  assert.equal(t("thor.gen"), "Тора");
  assert.equal(has("thor.gen"), true);
  assert.equal(has("thor.acc"), false);
});

test("what is missing is never blank", () => {
  assert.equal(t("no-such-message"), "no-such-message");
  assert.equal(t("without", {}), "без …");
});

test("large numbers are written as the language writes them", () => {
  assert.equal(t("lives", { count: 12345 }).replace(/\s/g, " "), "12 345");
});

/** An argument as Python wrote it: a name is an object, a list may hold some. */
const bending = (one) => (Array.isArray(one) ? one.map(bending) : one?.name ? new Name(one.name) : one);

const sentences = process.env.RAGNATAFL_JS_SENTENCES;

test("real sentences are said as elsewhere, in every language", { skip: sentences ? false : "run by pytest, which makes them" }, () => {
  const languages = JSON.parse(readFileSync(sentences, "utf8"));
  assert.ok(languages.length >= 4);
  for (const { bundle, cases } of languages) {
    use(bundle);
    assert.ok(cases.length > 1000);
    for (const { id, args, said } of cases) {
      const given = Object.fromEntries(Object.entries(args).map(([key, one]) => [key, bending(one)]));
      assert.equal(t(id, given), said, `${bundle.lang} ${id} ${JSON.stringify(args)}`);
    }
  }
  use(RUSSIAN);
});
