// The page of the Saga Book in play: what must be done, counters, Nidhögg's way, and every entry in force.

import { button, h } from "../../../web/js/dom.js";
import { icon } from "./emblems.js";
import { trackOf } from "./reading.js";
import { entryOf } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */

export function openSaga(/** @type {View} */ view, /** @type {Words} */ words, table) {
  const dialog = h("dialog", { class: "dialog yg-saga" });
  const close = () => dialog.close();
  dialog.append(
    h(
      "div",
      { class: "inside" },
      h("header", {}, icon(`saga_${view.saga}`, { class: "sign" }), h("h2", {}, `${words.t("yg-ui-saga", { number: view.saga })}: ${words.t(`yg-saga-${view.saga}`)}`), button("×", close, { class: "icon", "aria-label": words.t("yg-ui-close") })),
      sagaPage(view, words, table),
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

export function sagaPage(/** @type {View} */ view, /** @type {Words} */ words, table) {
  const saga = words.facts.sagas[view.saga - 1];
  const id = `yg-page-${view.saga}_${view.page + 1}`;
  return h(
    "div",
    { class: "saga-page" },
    h("p", { class: "aside" }, words.t(`yg-saga-${view.saga}.text`)),
    h("h3", {}, words.t(id)),
    h("p", { class: "goal" }, words.t(`${id}.text`)),
    h("div", { class: "counters" }, Object.entries(view.story.counters).map(([key, value]) => counter(saga, key, value, words))),
    h("ol", { "aria-label": words.t("yg-ui-way", { space: view.nidhogg, most: trackOf(view).length - 1 }) }, trackOf(view).map((kind, at) => space(saga, view, kind, at, words))),
    h("dl", {}, entries(saga, view.page).map((law) => entry(law, words, table))),
  );
}

function counter(saga, key, value, /** @type {Words} */ words) {
  const { low, high } = saga.counters.find(({ name }) => name === key);
  const pips = Array.from({ length: high - low }, (_, k) => h("span", { class: k < value - low ? "pip on" : "pip" }));
  return h("div", { class: "counter" }, h("b", {}, words.counter(key)), h("span", { class: "pips", "aria-hidden": "true" }, pips), h("span", {}, `${value}/${high}`));
}

/** A space of Nidhögg's way: its number, a Tree at the end; what it does stands in the entry of that name. */
function space(saga, /** @type {View} */ view, kind, at, /** @type {Words} */ words) {
  const [law] = saga.pages[view.page].spaces[at].laws;
  const goal = kind === "tree" || kind === "dead_tree";
  const here = at === view.nidhogg;
  const name = goal ? String(words.name("place", kind)) : law ? words.t(entryOf(law)) : null;
  return h("li", { class: `${here ? "here " : ""}${kind}`, title: name, "aria-current": here ? "step" : null }, here ? icon("nidhogg") : null, goal ? icon("tree") : at, goal ? h("span", {}, name) : null);
}

/** The rules of everything in force on a page, each once, in the order of their numbers. */
function entries(saga, page) {
  const on = ({ pages }) => pages.includes(page);
  const { spaces, reveals } = saga.pages[page];
  const laws = [saga.actions.filter(on), saga.fights.filter(on), saga.rules.filter(on), saga.defeats.filter(on), spaces, reveals].flat().flatMap((one) => one.laws);
  const number = (law) => Number(law.split(".").at(-1));
  return [...new Set(laws)].sort((one, other) => number(one) - number(other));
}

function entry(law, /** @type {Words} */ words, table) {
  const id = entryOf(law);
  const doom = words.facts.sagas.some((saga) => saga.defeats.some(({ laws }) => laws.includes(law)));
  return h("div", {}, h("dt", { class: doom ? "doom" : "" }, words.t(id), button(law, () => table.openRule(law), { class: "rule" })), h("dd", {}, words.t(`${id}.text`)));
}
