// Cards: 5 to 7, a band by type, the strength in a boss, the god's emblem large, the text, the Age, the player mark.

import { arrange, h, s, set } from "../../../web/js/dom.js";
import { twine } from "../../../web/js/twine.js";
import { glyph } from "./art.js";
import { markQuest } from "./forecast.js";
import { PICTURES } from "./pictures.js";
import { KNOT, point } from "./shield.js";
import { everybody } from "./sheets.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */

const ROMAN = ["", "I", "II", "III"];
const WORDY = 100;
const UPGRADES = ["warrior", "leader", "ship", "monster", "clan"];

/** Which drawing stands on a card: the figure of a monster, what a quest is about, its own; until it is drawn its god's emblem. */
export function drawingOf({ type, god, region, id }) {
  if (type === "monster") return ["figure", id];
  if (type === "quest") return ["emblem", region ?? "death"];
  if (id in PICTURES) return ["card", id];
  return god ? ["emblem", god] : ["figure", type];
}

export const cardGlyph = (card, extra) => glyph(...drawingOf(card), extra);

const isUpgrade = ({ type }) => UPGRADES.includes(type);

/** The picture of a card alone, on the colour of its band. */
export const cardPicture = (card) => h("span", { class: `br-picture br-type-${card.type} ${isUpgrade(card) ? "br-upgrade" : ""}` }, cardGlyph(card));

/** The number in the boss: battle strength, a quest's glory, or the rage an upgrade costs. */
function boss(card) {
  const number = (text) => h("span", { class: "br-boss-number" }, text);
  if (card.type === "battle") return number(card.copies_others ? "+?" : `+${card.strength}`);
  if (card.type === "quest") return [glyph("icon", "wreath", "br-boss-back"), number(card.glory)];
  return [glyph("icon", "rage", "br-boss-back"), number(card.cost)];
}

const ages = (card) => (card.ages.length > 2 ? [card.ages[0], card.ages.at(-1)] : card.ages).map((age) => ROMAN[age]).join(card.ages.length > 2 ? "\u2013" : "\u00B7");

/** A card face up. `note` is a short word under the title (committed, kept). */
export function cardFace(/** @type {Words} */ words, code, { note = "", extra = "" } = {}) {
  const card = words.card(code);
  const mark = Math.min(...Object.values(card.copies).flat());
  const upgrade = isUpgrade(card);
  const text = words.cardText(code);
  const wordy = text.length > WORDY ? "br-wordy" : "";
  const label = [words.plain("card", code), words.plain("type", card.type), text, note].filter(Boolean).join(". ");
  return h("div", { class: `br-card br-type-${card.type} ${upgrade ? "br-upgrade" : ""} ${wordy} ${extra}`, "data-thing": code, "aria-label": label },
    h("div", { class: "br-card-inside" },
      h("div", { class: "br-card-boss", title: words.t(`br-boss-${upgrade ? "upgrade" : card.type}`) }, boss(card)),
      h("div", { class: "br-card-band", title: words.plain("type", card.type) }, h("span", {}, words.type(card.type)), h("span", { class: "br-card-age" }, ages(card))),
      h("div", { class: "br-card-title" }, words.name("card", code)),
      h("div", { class: "br-card-art" }, cardGlyph(card),
        card.god ? glyph("emblem", card.god, "br-card-god") : null,
        upgrade && card.strength !== null ? h("span", { class: "br-card-strength", title: words.t("br-strength") }, card.strength) : null,
        card.late ? h("span", { class: "br-card-late" }, words.t("br-late")) : null),
      h("div", { class: "br-card-text" }, text),
      h("div", { class: "br-card-foot" }, h("span", {}, card.god ? words.name("god", card.god) : ""), h("span", { class: "br-card-note" }, note), h("span", {}, mark > 2 ? `${mark}+` : ""))));
}

/** Make a card one that is only looked at: a press enlarges it. */
export function lookAt(element, code) {
  for (const [name, value] of [["data-look", code], ["tabindex", "0"], ["role", "button"]]) set(element, name, value);
  return element;
}

/** A card face down: knotwork. */
export function cardBack(label = "") {
  const drawing = s("svg", { viewBox: "330 330 340 340", class: "br-back-knot", "aria-hidden": "true" });
  for (const [r, crossings, swing] of [[140, 20, 16], [84, 12, 16], [34, 6, 12]]) {
    drawing.append(...twine(point, [r, 0, 360], crossings, swing, KNOT));
  }
  return h("div", { class: "br-card br-back", role: "img", "aria-label": label }, drawing);
}

/** The hand along the bottom edge: what can be played, then what is committed or kept. */
export class Hand {
  constructor(host, /** @type {Words} */ words) {
    this.words = words;
    this.row = h("div", { class: "br-hand" });
    this.kept = new Map();
    this.men = h("div", { class: "br-hand-men br-own" });
    host.replaceChildren(this.men, this.row);
  }

  update(/** @type {View} */ view) {
    const sheet = view.clan_sheets[view.seat];
    const drafting = view.phase === "gods_gifts";
    const shown = [];
    if (sheet) {
      for (const code of sheet.hand ?? []) shown.push([code, ""]);
      for (const code of sheet.quests ?? []) shown.push([code, "committed"]);
      if (sheet.kept) shown.push([sheet.kept, "kept"]);
    }
    this.updateMen(view, sheet);
    const seen = new Map();
    const wanted = shown.map(([code, state]) => {
      const count = (seen.get(code + state) ?? 0) + 1;
      seen.set(code + state, count);
      return { key: `${code}/${state}/${count}`, code, state };
    });
    const elements = wanted.map(({ key, code, state }) => {
      const old = this.kept.get(key);
      const element = old ?? cardFace(this.words, code, { note: state ? this.words.t(`br-note-${state}`) : "", extra: state ? "br-aside" : "" });
      const resting = Boolean(state) || drafting;
      set(element, "data-target", resting ? null : `card:${code}`);
      if (resting) lookAt(element, code);
      else delete element.dataset.look;
      const quest = state === "kept" || drafting ? null : view.quests.find((one) => one.card === code && one.committed === (state === "committed"));
      if (quest) markQuest(element, quest, this.words);
      return { key, element };
    });
    this.kept = new Map(elements.map(({ key, element }) => [key, element]));
    const many = String(Math.max(2, elements.length));
    if (this.row.style.getPropertyValue("--n") !== many) this.row.style.setProperty("--n", many);
    arrange(this.row, elements.map(({ element }) => element));
  }

  /** On a phone the own figures stand beside the hand, since the sheets are in a drawer. */
  updateMen(/** @type {View} */ view, sheet) {
    const key = sheet && view.phase === "action" ? JSON.stringify([sheet.clan, sheet.reserve, sheet.valhalla]) : "";
    if (key === this.menKey) return;
    this.menKey = key;
    this.men.replaceChildren(...(key ? [everybody(this.words, sheet, true)] : []));
  }
}
