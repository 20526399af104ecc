// What would come if the Age ended now, as the engine tells it: quests with their threads, glory in the doomed province,
// the cards that others may hold; and what a choice changes.

import { openDialog } from "../../../web/js/dialogs.js";
import { h, s } from "../../../web/js/dom.js";
import { glyph } from "./art.js";
import { cardFace } from "./cards.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Quest} Quest */
/** @typedef {import("./words.js").Words} Words */

const TYPES = ["battle", "quest", "warrior", "leader", "ship", "monster", "clan"];

// -- quests

/** whole: it would be fulfilled; frayed: others stand in the way; loose: nothing yet. */
export const threadOf = (/** @type {Quest} */ { fulfilled, contested }) => (fulfilled ? "whole" : Object.keys(contested).length ? "frayed" : "loose");

/** The quest as it stands, in sentences. */
export function questText(/** @type {Quest} */ { held, contested, dead, needs }, /** @type {Words} */ words) {
  if (needs !== undefined) return words.t("br-quest-dead", { dead, needs });
  const lines = Object.entries(contested).map(([place, clans]) => words.t("br-quest-rivals", { place: words.place(place), clans: words.list(clans.map((clan) => words.name("clan", clan))) }));
  if (held.length) lines.unshift(words.t("br-quest-majority", { places: words.list(held.map((place) => words.place(place))) }));
  return lines.length ? lines.join(" ") : words.t("br-quest-none");
}

const STANDS = { whole: "br-quest-fulfilled", frayed: "br-quest-contested", loose: "br-quest-open" };

/** The same, and that it would be fulfilled, where it would. */
const judged = (/** @type {Quest} */ quest, /** @type {Words} */ words) => (quest.fulfilled ? `${questText(quest, words)} (${words.t(STANDS.whole)})` : questText(quest, words));

/** Write on a quest card how it stands. */
export function markQuest(element, /** @type {Quest} */ quest, /** @type {Words} */ words) {
  const thread = threadOf(quest);
  const text = judged(quest, words);
  if (element.dataset.told === text) return;
  element.dataset.told = text;
  element.querySelector(".br-quest-state")?.remove();
  element.classList.add("br-tracked");
  element.append(h("div", { class: `br-quest-state br-${thread}`, title: text }, s("svg", { viewBox: "0 0 40 8", "aria-hidden": "true" }, s("path", { d: "M1 4C8-1 14 9 20 4S32-1 39 4" })), h("span", {}, words.t(STANDS[thread]))));
}

/** An enlarged card; below one's own quest stands how it would be judged now. */
export function withQuest(card, code, /** @type {Words} */ words) {
  const quest = words.view?.quests.find((one) => one.card === code);
  if (!quest) return card;
  return h("div", { "aria-label": card.getAttribute("aria-label") }, card, h("p", { class: `br-quest-told br-${threadOf(quest)}` }, judged(quest, words)));
}

/** Threads from a quest card to the provinces it speaks of, while one looks at it. */
export class Threads {
  constructor(hand, board, /** @type {Words} */ words) {
    this.board = board;
    this.words = words;
    this.svg = s("svg", { class: "br-threads", "aria-hidden": "true" });
    document.body.append(this.svg);
    this.look = (event) => this.show(event.target.closest?.(".br-tracked"));
    this.leave = () => this.show(null);
    this.hand = hand;
    for (const name of ["pointerover", "focusin"]) hand.addEventListener(name, this.look);
    for (const name of ["pointerleave", "focusout"]) hand.addEventListener(name, this.leave);
  }

  show(card) {
    const quest = card && this.words.view?.quests.find((one) => one.card === card.dataset.thing);
    this.svg.replaceChildren(...(quest ? this.draw(card, quest) : []));
  }

  draw(card, /** @type {Quest} */ quest) {
    const { region } = this.words.card(quest.card);
    const from = card.getBoundingClientRect();
    const [x, y] = [from.left + from.width / 2, from.top + 6];
    return (this.words.catalogue.regions[region] ?? (region ? [region] : [])).filter((place) => !this.words.view.provinces[place].destroyed).map((place) => {
      const to = this.board.querySelector(`[data-place="${place}"]`).getBoundingClientRect();
      const [u, v] = [to.left + to.width / 2, to.top + to.height / 2];
      const kind = quest.held.includes(place) ? "whole" : place in quest.contested ? "frayed" : "loose";
      return s("path", { class: `br-thread br-${kind}`, d: `M${x} ${y}C${x} ${(y + v) / 2} ${u} ${(y + v) / 2} ${u} ${v}` });
    });
  }

  close() {
    this.svg.remove();
    for (const name of ["pointerover", "focusin"]) this.hand.removeEventListener(name, this.look);
    for (const name of ["pointerleave", "focusout"]) this.hand.removeEventListener(name, this.leave);
  }
}

// -- the doomed province, and cards

/** What each clan would gain in the doomed province now; empty where nobody would. */
export function doomedText(/** @type {View} */ view, /** @type {Words} */ words) {
  const gains = Object.entries(view.doomed_glory).map(([clan, glory]) => words.t("br-doomed-gain", { clan: words.name("clan", clan), glory }));
  return gains.length ? words.t("br-doomed-now", { place: words.place(view.doomed[view.age - 1]), gains: words.list(gains) }) : "";
}

export const doomedMarks = (/** @type {View} */ view, /** @type {Words} */ words) =>
  Object.entries(view.doomed_glory).map(([clan, glory]) => h("span", { class: `br-doom-gain br-clan-${clan}`, title: doomedText(view, words) }, words.letter(clan), h("b", {}, `+${glory}`)));

/** How many cards others hold; pressed, which they may be. */
export function cardsButton(/** @type {View} */ view, /** @type {Words} */ words) {
  const count = view.clan_sheets.reduce((sum, sheet, seat) => sum + (seat === view.seat ? 0 : sheet.hand_count), 0);
  const label = words.t("br-cards-held", { count });
  return h("button", { type: "button", class: "quiet small br-cards-held", title: label, "aria-label": label, onclick: () => openCards(words, label) }, glyph("icon", "hand"), h("b", {}, count));
}

async function openCards(/** @type {Words} */ words, label) {
  const told = await Promise.resolve(words.table.inspect("cards")).catch(() => null);
  if (!told) return;
  const rank = (code) => TYPES.indexOf(words.card(code).type);
  const counted = new Map();
  for (const code of told.left) counted.set(code, (counted.get(code) ?? 0) + 1);
  const cards = [...counted].sort(([one], [other]) => rank(one) - rank(other));
  openDialog(words.t("br-cards-left"), h("div", {}, h("p", {}, `${label} ${words.t("br-cards-told")}`),
    h("div", { class: "br-cards-out" }, cards.map(([code, count]) => h("div", {}, cardFace(words, code), count > 1 ? h("b", {}, `×${count}`) : null)))), { kind: "wide" });
}

// -- what a choice changes

/** Lines for what the engine has foreseen; none where nothing is known to change. */
export function changes(found, /** @type {View} */ view, /** @type {Words} */ words) {
  const changed = (what, [before, after]) => words.t("br-change", { what, before, after });
  const lines = [
    ...(found.rage ? [changed(words.name("stat", "rage"), found.rage)] : []),
    ...Object.entries(found.stats ?? {}).map(([stat, pair]) => changed(words.name("stat", stat), pair)),
    ...Object.entries(found.glory ?? {}).map(([clan, pair]) => changed(`${words.plain("clan", clan)}, ${words.t("br-glory")}`, pair)),
    ...Object.entries(found.strength ?? {}).flatMap(([place, clans]) => Object.entries(clans).map(([clan, [before, after]]) => words.t("br-preview-strength", { place: words.place(place), clan: words.name("clan", clan), before, after }))),
    ...Object.entries(found.doomed_glory ?? {}).map(([clan, pair]) => changed(words.t("br-change-doomed", { clan: words.name("clan", clan) }), pair)),
    ...Object.entries(found.quests ?? {}).filter(([, [before, after]]) => before !== null && after !== null).map(([card, [, after]]) => h("b", {}, words.t(after ? "br-change-fulfilled" : "br-change-unfulfilled", { card: words.name("card", card) }))),
  ];
  return lines.length && !found.exact ? [...lines, h("span", { class: "aside" }, words.t("br-change-open"))] : lines;
}
