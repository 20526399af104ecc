// The panels of the Tree's story: an Enemy's turn step by step, a god's deed, a page of the saga, the end.

import { h, s } from "../../../../web/js/dom.js";
import { sentence } from "../../../../web/js/story.js";
import { emblem, icon } from "../emblems.js";
import { enemyToken, godPicture, jotunToken } from "../pieces.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("../../../../web/js/types").Event} Event */

const told = (event) => sentence("yggdrasil", event);

/** The sign beside a step of an Enemy's turn. */
function signOf({ name, data }, /** @type {Words} */ words) {
  const signs = {
    changed_life: "life", rotated: "MOVE", moved_fire_giants: "fire_giant", moved_nameless: "nameless", devastated: data.world, reached_island: "jormungand",
    nidhogg_moved: "nidhogg", enemy_moved: data.enemy, card_returned: data.enemy, card_shuffled_in: data.enemy,
  };
  if (name === "jotun_activated") return s("svg", { class: "yg-icon", viewBox: "-36 -36 72 72", "aria-hidden": "true" }, jotunToken(words.facts.jotuns[data.jotun]));
  return signs[name] ? icon(signs[name]) : null;
}

const HURTS = ["changed_life", "devastated", "jotun_activated", "lost"];

/** An Enemy's card, turned over; and, once he is activated, what he does, as far as it has happened. */
export function enemyTurn(panel, /** @type {Words} */ words, /** @type {View} */ view, /** @type {Event[]} */ events, called) {
  const { data: { enemy, owner } } = events.find(({ name }) => name === "revealed");
  const active = events.find(({ name }) => name === "activated");
  const steps = events.slice(events.findIndex(({ name }) => name === "activated") + 1).filter((event) => active && told(event));
  panel.className = `yg-panel yg-enemy-turn ${active ? "active" : ""}`;
  panel.replaceChildren(
    h("article", { class: "yg-card enemy turning" },
      h("span", { class: "band" }, String(words.name("enemy", enemy))),
      s("svg", { viewBox: "-36 -36 72 72", class: "art", "aria-hidden": "true" }, enemyToken(enemy, view.strengths[enemy] ?? null)),
      h("p", {}, words.t(`yg-enemy-${enemy}.text`)),
      h("span", { class: "owner" }, godPicture(owner))),
    h("div", { class: "steps" },
      h("h2", {}, active ? told(active) : told(events.find(({ name }) => name === "revealed"))),
      called ? null : h("p", { class: "aside" }, words.t("yg-ui-card-laid", { enemy: words.name("enemy", enemy) })),
      h("ol", {}, steps.map((event, at) =>
        h("li", { class: `${at === steps.length - 1 ? "now" : ""} ${HURTS.includes(event.name) && !(event.data.life > 0) ? "hurt" : ""}` }, signOf(event, words), h("span", {}, told(event)))))));
  return panel;
}

/** What a god does, in a few words. */
export function deed(/** @type {Words} */ words, god, /** @type {Event[]} */ events) {
  const { artifact, creature } = Object.assign({}, ...events.map(({ data }) => data));
  const card = artifact ? ["artifact", artifact] : creature ? ["creature", creature] : null;
  return h("section", { class: `yg-panel yg-deed yg-${god}` },
    h("header", {}, h("span", { class: "big-token" }, godPicture(god)), h("h2", {}, events.map(told).filter(Boolean).slice(0, 4).join(" "))),
    card ? h("article", { class: `yg-card ${card[0]}` }, h("span", { class: "band" }, String(words.name(...card))), h("p", {}, words.text(...card))) : null);
}

/** A page of the Saga Book, opened: its story, and what is to be done. */
export function pageOpens(/** @type {Words} */ words, saga, page, first) {
  const id = `yg-page-${saga}_${page}`;
  return h("section", { class: "yg-panel yg-page-opens" },
    h("header", {}, icon(`saga_${saga}`, { class: "sign" }), h("h2", {}, words.t(`yg-saga-${saga}`))),
    first ? h("p", { class: "story" }, words.t(`yg-saga-${saga}.text`)) : null,
    h("h3", {}, words.t(id)),
    h("p", { class: "goal" }, words.t(`${id}.text`)),
    h("button", { type: "button", "data-dismiss": true }, words.t("yg-ui-go-on")));
}

/** The end comes: it looks like what it is, and says what brought it. */
export function theEnd(/** @type {Event} */ event, /** @type {Words} */ words) {
  const won = event.name === "won";
  return h("section", { class: `yg-panel yg-end ${won ? "won" : "lost"}` },
    s("svg", { viewBox: "-14 -14 28 28", class: "sign", "aria-hidden": "true" }, emblem(won ? "tree" : "muspelheim")),
    h("h2", {}, words.t(won ? "yg-ui-won" : "yg-ui-lost")),
    h("p", {}, told(event)));
}
