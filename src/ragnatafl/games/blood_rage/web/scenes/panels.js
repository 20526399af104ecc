// The panels of a turn and of the end of an Age: what was done, with which card, for how much; quests, the dead, Valhalla.

import { h, s } from "../../../../web/js/dom.js";
import { sentence } from "../../../../web/js/story.js";
import { glyph } from "../art.js";
import { cardBack, cardFace, lookAt } from "../cards.js";
import { tokenIcon } from "../pieces.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("../../../../web/js/types").Event} Event */

const signed = (number) => (number < 0 ? `\u2212${-number}` : `+${number}`);

/** A number with its sign: rage paid, glory won. */
export const chip = (number, icon, label) =>
  h("span", { class: "br-stake", role: "img", title: label, "aria-label": label }, signed(number), glyph("icon", icon));

/** What the events of a turn have cost and brought this clan. */
function worth(/** @type {Words} */ words, events, seat) {
  const sum = (name, fact) => events.filter((event) => event.name === name && event.seat === seat).reduce((all, { data }) => all + data[fact], 0);
  const [rage, glory] = [sum("changed_rage", "rage"), sum("gained_glory", "glory")];
  const raised = events.filter(({ name }) => name === "raised").map((event) =>
    h("span", { class: "br-stake", role: "img", "aria-label": sentence("blood_rage", event) }, glyph("icon", event.data.stat), "\u25B2"));
  return [rage ? chip(rage, "rage", words.plain("stat", "rage")) : null, raised, glory ? chip(glory, "glory", words.t("br-glory")) : null];
}

const tokens = (/** @type {Words} */ words, clan, figure, count = 1) =>
  Array.from({ length: count }, () => tokenIcon(clan, figure, words.letter(clan)));

/** What is held up: the card as it is drawn, its back where it is secret, or the figures. */
function shown(/** @type {Words} */ words, events, clan) {
  const card = events.find(({ name }) => ["upgraded", "committed"].includes(name));
  if (card?.data.card) return lookAt(cardFace(words, card.data.card), card.data.card);
  if (card) return cardBack(words.t("br-face-down"));
  const moved = events.filter(({ name }) => ["invaded", "marched", "joined", "leader_moved"].includes(name));
  return moved.length ? h("div", { class: "br-deed-figures" }, moved.flatMap(({ data }) => tokens(words, clan, data.figure, data.count))) : null;
}

/** A turn of somebody: who, with what, where, for how much. */
export function deed(/** @type {Words} */ words, /** @type {View} */ view, seat, /** @type {Event[]} */ events) {
  const clan = view.clans[seat];
  const lines = events.map((event) => sentence("blood_rage", event)).filter(Boolean);
  return h("section", { class: `br-panel br-deed br-clan-${clan}` },
    h("header", {}, tokenIcon(clan, "leader", words.letter(clan)), h("h2", {}, words.name("clan", clan))),
    shown(words, events, clan),
    h("p", {}, lines.join(" ")),
    h("div", { class: "br-stakes" }, worth(words, events, seat)));
}

/** A province is pillaged and nobody resists: its token splits, and what it gives. */
export function plunder(/** @type {Words} */ words, /** @type {View} */ view, seat, /** @type {Event[]} */ events) {
  const clan = view.clans[seat];
  const { place, token } = events.find(({ name }) => name === "pillaged").data;
  const icons = token === "yggdrasil" ? ["rage", "axes", "horns"] : [token];
  return h("section", { class: `br-panel br-deed br-plunder br-clan-${clan}` },
    h("header", {}, tokenIcon(clan, "leader", words.letter(clan)), h("h2", {}, words.t("br-event-called_to_battle", { clan: words.name("clan", clan), place: words.place(place), repillage: "false" }))),
    h("div", { class: "br-plunder-token" }, icons.map((icon) => glyph("icon", icon))),
    h("p", {}, events.filter(({ name }) => name !== "called_to_battle").map((event) => sentence("blood_rage", event)).filter(Boolean).join(" ")),
    h("div", { class: "br-stakes" }, worth(words, events, seat)));
}

const alone = (strength, clan) => (strength[clan] ?? 0) > 0 && Object.entries(strength).every(([other, value]) => other === clan || value < strength[clan]);

/** Why a quest is fulfilled or not: who is how strong in the provinces it speaks of, or how many wait in Valhalla. */
function why(/** @type {Words} */ words, /** @type {View} */ view, seat, card) {
  const clan = view.clans[seat];
  const { region, needs } = words.card(card);
  if (!region) {
    const count = Object.values(view.clan_sheets[seat].valhalla).reduce((sum, one) => sum + one, 0);
    return h("p", {}, words.t("br-quest-valhalla", { count, needs }));
  }
  const places = Object.entries(view.provinces).filter(([name, one]) => !one.destroyed && (one.region ?? name) === region);
  return h("ul", { class: "br-quest-why" }, places.map(([name, { strength }]) => {
    const forces = Object.entries(strength).sort(([, one], [, other]) => other - one);
    return h("li", { class: alone(strength, clan) ? "br-held" : "" }, h("span", {}, words.name("province", name)),
      forces.map(([one, value]) => h("b", { class: `br-force-chip br-clan-${one} ${one === clan ? "br-this" : ""}` }, words.letter(one), " ", value)),
      forces.length ? null : h("small", {}, words.t("br-nobody")));
  }));
}

/** One quest turned over: fulfilled or not, and why. */
export function quest(/** @type {Words} */ words, /** @type {View} */ view, /** @type {Event[]} */ events) {
  const { seat, data: { card, fulfilled, clan } } = events[0];
  const glory = events.find(({ name }) => name === "gained_glory")?.data.glory;
  const face = lookAt(cardFace(words, card, { extra: "br-turning" }), card);
  return h("section", { class: `br-panel br-deed br-quest br-clan-${clan} ${fulfilled ? "br-kept-word" : "br-failed"}` },
    h("header", {}, tokenIcon(clan, "leader", words.letter(clan)), h("h2", {}, sentence("blood_rage", events[0]))),
    h("div", { class: "br-quest-row" }, face,
      h("div", { class: "br-quest-side" }, why(words, view, seat, card),
        h("p", { class: "br-verdict" }, glyph("icon", fulfilled ? "wreath" : "passed"), words.t(fulfilled ? "br-quest-kept" : "br-quest-broken")),
        glory ? h("div", { class: "br-stakes" }, chip(glory, "glory", words.t("br-glory"))) : null)));
}

/** The name of a phase, alone: the curtain between two of them. */
export const heading = (/** @type {Words} */ words, phase) =>
  h("section", { class: `br-panel br-deed br-heading br-heading-${phase}` }, h("h2", {}, words.name("phase", phase)), h("p", {}, words.t(`br-phase-${phase}.text`)));

/** The doomed province falls. */
export const doom = (/** @type {Words} */ words, place) =>
  h("section", { class: "br-panel br-deed br-heading br-heading-ragnarok" }, flames(), h("h2", {}, words.t("br-event-ragnarok_struck", { place: words.name("province", place) })));

const flames = () =>
  s("svg", { class: "br-flames", viewBox: "0 0 120 36", "aria-hidden": "true" },
    [[12, 22], [34, 34], [60, 28], [84, 36], [106, 20]].map(([x, tall], k) =>
      s("path", { class: `br-flame br-flame-${k % 3}`, d: `M${x - 10} 36C${x - 12} ${36 - tall * 0.5} ${x - 2} ${36 - tall * 0.6} ${x} ${36 - tall}C${x + 3} ${36 - tall * 0.6} ${x + 12} ${36 - tall * 0.5} ${x + 10} 36Z` })));

/** A row for each clan: its dead, counted, and the glory they have won. */
export function toll(/** @type {Words} */ words, title, /** @type {Event[]} */ events) {
  const clans = [...new Set(events.map(({ data }) => data.clan))];
  return h("section", { class: "br-panel br-deed br-toll" },
    h("header", {}, h("h2", {}, title)),
    h("ul", {}, clans.map((clan) => {
      const own = events.filter(({ data }) => data.clan === clan);
      const fallen = own.filter(({ name }) => name === "destroyed").flatMap(({ data }) => tokens(words, clan, data.figure, data.count));
      const glory = own.filter(({ name }) => name === "gained_glory").reduce((sum, { data }) => sum + data.glory, 0);
      return h("li", { class: `br-clan-${clan}` }, h("b", {}, words.name("clan", clan)), h("span", { class: "br-fallen-row" }, fallen),
        glory ? chip(glory, "glory", words.t("br-glory")) : null);
    })));
}

/** Valhalla opens, and they return. */
export function returning(/** @type {Words} */ words, /** @type {View} */ view, /** @type {Event[]} */ events) {
  const back = events.filter(({ name }) => name === "released");
  return h("section", { class: "br-panel br-deed br-toll br-valhalla-opens" },
    h("header", {}, glyph("icon", "valhalla"), h("h2", {}, words.t("br-valhalla-opens"))),
    h("ul", {}, back.map(({ seat, data: { clan, figures } }) => {
      const home = Object.entries(view.clan_sheets[seat].valhalla).flatMap(([figure, count]) => tokens(words, clan, figure, count)).slice(0, figures);
      const glory = events.filter(({ name, data }) => name === "gained_glory" && data.clan === clan).reduce((sum, { data }) => sum + data.glory, 0);
      return h("li", { class: `br-clan-${clan}` }, h("b", {}, words.name("clan", clan)), h("span", { class: "br-fallen-row" }, home),
        glory ? chip(glory, "glory", words.t("br-glory")) : null);
    })));
}
