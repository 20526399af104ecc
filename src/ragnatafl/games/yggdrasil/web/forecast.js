// The forecast: what each Enemy's activation would do now, and how near each end of the game is, as the engine tells it.
// Danger is a rune cut in ember: one cut hurts, two can end the game; hope is cut in gold.

import { openDialog } from "../../../web/js/dialogs.js";
import { button, h, put, s } from "../../../web/js/dom.js";
import { has } from "../../../web/js/i18n.js";
import { sentence } from "../../../web/js/story.js";
import { icon } from "./emblems.js";
import { ENEMIES, possibleCards, wouldActivate } from "./reading.js";
import { entryOf } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Activation} Activation */
/** @typedef {import("./words.js").Words} Words */

const CUTS = { hurt: "M-7-4L7 4", end: "M-7-8L7-1M-7 1L7 8", hope: "M0-1L-7-9M0-1L7-9" };
const SIGNS = { won: "tree", page: "saga", D1: "life", D2: "hel", D3: "surtur", D4: "fire_giant", D5: "jotun", D6: "card", D7: "jormungand", D8: "nameless", D9: "marker", D10: "tree" };
const WINNING = ["won", "page"];
const MOST_WARNINGS = 2;

/** The rune of a sign, centred; "none" has none. */
export function cut(sign, attributes = {}) {
  return CUTS[sign] ? s("g", { class: `yg-rune ${sign}`, "aria-hidden": "true", ...attributes }, s("path", { d: `M0-12V12${CUTS[sign]}`, class: "groove" }), s("path", { d: `M0-12V12${CUTS[sign]}` })) : null;
}

export const rune = (sign) => s("svg", { viewBox: "-12 -15 24 30", class: "yg-rune-mark", "aria-hidden": "true" }, cut(sign));

// -- sentences

/** Why an Enemy's activation could end the game, or the hope that it brings; empty where it only hurts. */
export function threat(/** @type {View} */ view, enemy, /** @type {Words} */ words) {
  const { sign, ends = {} } = view.forecast[enemy] ?? { sign: "none" };
  if (sign === "hope") return words.t(view.endings.won?.[0] === 1 ? "yg-forecast-won" : "yg-forecast-hope");
  return Object.entries(ends).map(([end, gods]) => inTurn(view, gods, words.t(`yg-forecast-${end}`), words)).join(" ");
}

/** What holds in the turn of some gods only says so. */
function inTurn(/** @type {View} */ view, gods, what, /** @type {Words} */ words) {
  if (gods.length === view.seats) return what;
  return words.t("yg-forecast-in-turn", { gods: words.list(gods.map((god) => words.name("god", god))), what });
}

/** The seats whose cards are still to be turned over, in their order where it is known. */
const coming = (/** @type {View} */ view) =>
  (view.order.length === view.seats ? view.order.slice(view.turns) : view.players.map((_, seat) => seat)).filter((seat) => view.players[seat].laid_god);

/** Cards still face down that could end the game, by Enemy: [{enemy, sign, what, gods, sure}], the gravest first. */
export function warnings(/** @type {View} */ view, /** @type {Words} */ words) {
  const found = new Map();
  for (const seat of coming(view)) {
    const possible = possibleCards(view, seat);
    for (const enemy of possible.filter((one) => view.forecast[one] && wouldActivate(view, one))) {
      const what = outcome(view, enemy, view.gods[seat], words);
      const known = found.get(enemy + what) ?? { enemy, sign: view.forecast[enemy].sign, what, gods: [], sure: false };
      if (what) found.set(enemy + what, { ...known, gods: [...known.gods, view.gods[seat]], sure: known.sure || possible.length === 1 });
    }
  }
  return [...found.values()].sort((one, other) => urgency(other) - urgency(one));
}

const urgency = ({ sign, sure }) => (sign === "end" ? 2 : 0) + (sure ? 1 : 0);

/** How the game would end if this god turned the Enemy's card over; empty where it would go on. */
function outcome(/** @type {View} */ view, enemy, god, /** @type {Words} */ words) {
  const { sign, ends = {} } = view.forecast[enemy];
  const end = Object.keys(ends).find((one) => ends[one].includes(god));
  if (end) return words.t(`yg-forecast-${end}`);
  return sign === "hope" && view.endings.won?.[0] === 1 ? words.t("yg-forecast-won") : "";
}

/** The lines of the prompt: what the next cards can bring about. */
export function warningLines(/** @type {View} */ view, /** @type {Words} */ words) {
  return warnings(view, words).slice(0, MOST_WARNINGS).map(({ enemy, sign, what, gods, sure }) => {
    const args = { enemy: words.name("enemy", enemy), gods: words.list(gods.map((god) => words.name("god", god)), "disjunction") };
    return h("span", { class: `yg-warning ${sign}` }, rune(sign), h("span", {}, h("b", {}, words.t(sure ? "yg-forecast-card-surely" : "yg-forecast-card", args)), " ", h("span", { class: "reason" }, what)));
  });
}

/** A question with these lines below its hint. */
export function warned(asked, /** @type {View} */ view, /** @type {Words} */ words) {
  const lines = warningLines(view, words);
  return lines.length ? { ...asked, hint: h("span", { class: "yg-outlook" }, asked.hint || null, lines) } : asked;
}

/** What `inspect` has told of an activation, for the god who would turn the card over first: paragraphs. */
export function told(/** @type {View} */ view, /** @type {Activation[]} */ turns, /** @type {Words} */ words) {
  const [next] = coming(view);
  const turn = turns.find(({ god }) => god === view.gods[next]) ?? turns[0];
  if (!turn?.events.length) return [];
  const parts = turn.events.map((event) => sentence(words.table.game, event)).filter(Boolean);
  if (turn.open) parts.push(words.t("yg-forecast-open"));
  if (turn.end) parts.push(words.t(`yg-forecast-${turn.end}`));
  return [h("p", {}, [words.t("yg-forecast-now", { god: words.name("god", turn.god) }), ...parts].join(" "))];
}

/** The sign of an Enemy with its sentence; nothing for one that only hurts, as every activation does. */
export function verdict(/** @type {View} */ view, enemy, /** @type {Words} */ words) {
  const text = threat(view, enemy, words);
  const { sign } = view.forecast[enemy] ?? { sign: "none" };
  return text ? h("p", { class: `yg-warning ${sign}` }, rune(sign), h("span", {}, text)) : null;
}

// -- how near the ends are

/**
 * The ways to win and to lose in the top band, always in sight; on a phone over the Tree. Pressed, they explain themselves.
 * In a wide window they stand beside the Tree in full.
 */
export class Endings {
  constructor(host, board, /** @type {Words} */ words) {
    this.words = words;
    this.rows = [host, board].map((place) => {
      const row = h("button", { type: "button", class: `yg-ends quiet ${place === board ? "over" : ""}`, onclick: () => this.open() });
      place.append(row);
      return row;
    });
    this.aside = h("aside", { class: "yg-danger", "aria-label": words.t("yg-ends"), tabindex: "0" });
    board.closest(".table").append(this.aside);
  }

  update(/** @type {View} */ view) {
    this.view = view;
    const key = JSON.stringify([view.endings, view.forecast, view.result]);
    if (key === this.drawn) return;
    this.drawn = key;
    const brink = this.brink();
    const dire = brink.map((end) => this.words.t(`yg-forecast-${end}`));
    for (const row of this.rows) {
      put(row, Object.keys(view.endings).filter((end) => SIGNS[end]).sort(byNearness).map((end) => this.chip(end, brink.includes(end))));
      row.setAttribute("aria-label", [this.words.t("yg-ends"), ...dire].join(". "));
      row.hidden = view.result !== "running";
    }
    put(this.aside, h("h2", {}, button(this.words.t("yg-ends"), () => this.open(), { class: "quiet small" })), this.told((end) => this.brief(end, brink.includes(end))));
  }

  /** The defeats that some Enemy's next activation would bring. */
  brink() {
    return [...new Set(Object.values(this.view.forecast).flatMap(({ ends = {} }) => Object.keys(ends)))];
  }

  chip(end, dire) {
    const look = WINNING.includes(end) ? "hope" : dire ? "dire" : "";
    return h("span", { class: `yg-chance ${look}`, title: `${this.name(end)}. ${this.text(end)}`, "data-end": end }, dire ? rune("end") : null, icon(SIGNS[end]), h("b", {}, this.count(end)));
  }

  /** So much of it has gone; of Life, so much is left. */
  count(end) {
    const [left, of] = this.view.endings[end];
    return end === "D1" ? String(left) : `${of - left}/${of}`;
  }

  name(end) {
    return this.words.t(SIGNS[end] ? `yg-end-${end}` : entryOf(end));
  }

  text(end) {
    const { view, words } = this;
    const [left, of] = view.endings[end];
    if (!SIGNS[end]) return words.t(`${entryOf(end)}.text`);
    return words.t(`yg-end-${end}.text`, { left, of, god: words.god(view, view.life.indexOf(Math.min(...view.life))) });
  }

  open() {
    openDialog(this.words.t("yg-ends"), this.told());
  }

  /** What the Enemies would bring about, then every way to win and to lose. */
  told(row = (end) => this.row(end)) {
    const { view, words } = this;
    const ends = Object.keys(view.endings).sort(byNearness);
    const list = (title, wanted) => [h("h3", {}, words.t(title)), h("ul", { class: "yg-ends-list" }, wanted.map(row))];
    return h("div", { class: "yg-ends-told" },
      h("ul", { class: "yg-ends-list" }, ENEMIES.map((enemy) => verdict(view, enemy, words)).filter(Boolean).map((one) => h("li", {}, one))),
      list("yg-ends-win", ends.filter((end) => WINNING.includes(end))),
      list("yg-ends-lose", ends.filter((end) => !WINNING.includes(end))));
  }

  /** One line with a bar of how much has gone; in words only where it is near, and the way to win. */
  brief(end, dire) {
    const [left, of] = this.view.endings[end];
    const known = SIGNS[end];
    return h("li", { class: dire ? "dire" : WINNING.includes(end) ? "hope" : "", title: this.text(end), "data-end": end },
      icon(known ?? "saga"), h("b", {}, this.name(end)), known ? h("span", { class: "count" }, this.count(end)) : null,
      known ? h("progress", { max: of, value: of - left, "aria-hidden": "true" }) : null,
      this.view.result === "running" && (dire || WINNING.includes(end)) ? h("p", {}, this.text(end)) : null);
  }

  row(end) {
    const dire = this.brink().includes(end);
    return h("li", { class: dire ? "dire" : "" }, icon(SIGNS[end] ?? "saga"), h("b", {}, this.name(end)), SIGNS[end] ? h("span", { class: "count" }, this.count(end)) : null, h("p", {}, this.text(end)));
  }
}

const byNearness = (one, other) => rank(one) - rank(other);
const rank = (end) => (WINNING.includes(end) ? -1 : SIGNS[end] ? Number(end.slice(1)) : 99);

/** How an Enemy can end the game at all. */
export const ways = (enemy, /** @type {Words} */ words) => (has(`yg-forecast-by-${enemy}`) ? words.t(`yg-forecast-by-${enemy}`) : null);
