// What the browser says of Yggdrasil's choices: as it is, also where an Artifact, a saga or another god's die matters.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = /** @type {any} */ ({ documentElement: { lang: "" }, createElementNS: () => ({}) });
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false, addEventListener() {} }));
const { use } = await import("../../src/ragnatafl/web/js/i18n.js");
const { Words } = await import("../../src/ragnatafl/games/yggdrasil/web/words.js");

const said = (id, args = {}) => [id, ...Object.values(args).map(String)].join(" ").trim();
use({ lang: "en", games: {}, messages: { "yg-prompt-duel": "", "yg-prompt-duel-cage": "" } });
const words = new Words({
  catalogue: {
    artifacts: { odroerir: {} },
    gods: { thor: {} },
    enemies: { loki: { flight: "cage" }, hel: { flight: "niflheim" } },
    jotuns: { utgardloki: { target: "god_dice" }, thrym: { target: "vanaheim" } },
    worlds: { asgard: {} },
  },
  t: said,
  name: (kind, code) => `${kind}:${code}`,
});

const ELF = { verb: "elf", args: ["god"], cost: {} };

test("an Elf of a god who added a die turns that die, not the risk-taker's", () => {
  const view = { places: ["asgard"], active: 0, decision: { name: "added_elf", god: "thor" }, pending_risk: { god_die: { face: "BLANK" }, added: [{ god: "thor", face: "III" }] } };
  assert.equal(words.label(ELF, view), "yg-choice-elf-god face:III");
  assert.equal(words.label(ELF, { ...view, decision: { name: "elves" } }), "yg-choice-elf-god face:BLANK");
});

test("a mode is explained by the pieces only where they alone make it", () => {
  const view = /** @type {any} */ ({ worlds: { asgard: { mode: "supported" }, midgard: { mode: "normal" }, alfheim: { mode: "normal" } }, enemies: ["midgard"] });
  assert.equal(words.whyMode(view, "asgard", []), "yg-mode-supported.text");
  assert.equal(words.whyMode(view, "midgard", []), "yg-mode-normal.both");
  assert.equal(words.whyMode(view, "alfheim", []), "yg-mode-normal.text");
  assert.equal(words.whyMode(view, "alfheim", ["odroerir", "YG-22.2.2"]), "yg-artifact-odroerir.text 0 yg-entry-22_2_2.text");
});

test("before a fight that may put an Enemy into the Cage the question says that all five must fall", () => {
  const view = (opponent) => ({ decision: { name: "duel", opponent }, jotuns: [], gods: ["thor"], places: ["asgard"], active: 0, life: [5], max_life: [5] });
  assert.equal(words.asked("duel", view("loki"), 0).id, "duel-cage");
  assert.equal(words.asked("duel", view("hel"), 0).id, "duel");
});

test("where a Jötun forbids god dice, the question of the dice says so", () => {
  const view = (...jotuns) => ({ decision: { name: "dice" }, jotuns, gods: ["thor"], places: ["asgard"], active: 0, life: [5], max_life: [5] });
  assert.equal(words.asked("dice", view("utgardloki"), 0).id, "dice-alone");
  assert.equal(words.asked("dice", view("thrym"), 0).id, "dice");
});
