// The end of an Age and of the game: where glory came from, as bars and as a table.

import { h, s } from "../../../web/js/dom.js";
import { glyph } from "./art.js";
import { SOURCES } from "./ledger.js";
import { token, tokenIcon } from "./pieces.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

const ICON = { battle: "axes", token: "village", quest: "quest", ragnarok: "rage", cards: "hand", legend: "crown" };
const sourceName = (/** @type {Words} */ words, source) => (source === "cards" ? words.t("br-source-cards") : words.plain("reason", source));
const total = (sums) => SOURCES.reduce((sum, source) => sum + sums[source], 0);
const joined = (ages) => Object.fromEntries(SOURCES.map((source) => [source, ages.reduce((sum, age) => sum + age[source], 0)]));

/** One stacked bar for each clan; what was lost (glory stolen) stands after it. */
export function chart(/** @type {Words} */ words, /** @type {View} */ view, sums, order) {
  const width = 600;
  const row = 40;
  const most = Math.max(1, ...order.map((seat) => SOURCES.reduce((sum, source) => sum + Math.max(0, sums[seat][source]), 0)));
  const drawing = s("svg", { class: "br-chart", viewBox: `0 0 ${width} ${row * order.length}`, role: "img", "aria-label": words.t("br-glory-sources") });
  order.forEach((seat, k) => {
    const clan = view.clans[seat];
    let x = 46;
    const line = s("g", { class: `br-clan-${clan}`, transform: `translate(0 ${row * k})` },
      s("svg", { x: 0, y: 2, width: 36, height: 36, viewBox: "-38 -38 76 76" }, token("leader", words.letter(clan))));
    for (const source of SOURCES) {
      const value = Math.max(0, sums[seat][source]);
      if (!value) continue;
      const wide = (value / most) * (width - 134);
      line.append(s("rect", { class: `br-bar br-bar-${source}`, x, y: 7, width: Math.max(1, wide - 1.5), height: 26, rx: 3 },
        s("title", {}, `${sourceName(words, source)}: ${value}`)));
      if (wide > 24) line.append(s("text", { class: "br-bar-value", x: x + wide / 2, y: 26 }, value));
      x += wide;
    }
    const lost = SOURCES.reduce((sum, source) => sum + Math.min(0, sums[seat][source]), 0);
    if (lost) {
      line.append(s("text", { class: "br-bar-lost", x: x + 8, y: 26 }, `\u2212${-lost}`));
      x += 34;
    }
    line.append(s("text", { class: "br-bar-total", x: x + 8, y: 28 }, total(sums[seat])));
    drawing.append(line);
  });
  return drawing;
}

export const legend = (/** @type {Words} */ words, used) =>
  h("ul", { class: "br-legend-list" }, SOURCES.filter((source) => used.has(source)).map((source) =>
    h("li", {}, h("i", { class: `br-swatch br-bar-${source}` }), glyph("icon", ICON[source]), sourceName(words, source))));

const usedIn = (sums) => new Set(SOURCES.filter((source) => sums.some((seat) => seat[source])));

/** Every clan's glory by source, then by whatever `columns` ([{head, title, cell(seat)}]) say. */
function table(/** @type {Words} */ words, /** @type {View} */ view, sums, order, columns) {
  const used = SOURCES.filter((source) => usedIn(sums).has(source));
  const head = (inside, title) => h("th", { scope: "col", title, "aria-label": title }, inside);
  return h("table", {},
    h("thead", {}, h("tr", {}, h("td", {}),
      used.map((source) => head([glyph("icon", ICON[source]), h("i", { class: `br-swatch br-bar-${source}` })], sourceName(words, source))),
      columns.map(({ head: text, title }) => head(text, title)))),
    h("tbody", {}, order.map((seat) => h("tr", { class: `br-clan-${view.clans[seat]}` },
      h("th", { scope: "row" }, tokenIcon(view.clans[seat], "leader", words.letter(view.clans[seat])), h("span", {}, words.name("clan", view.clans[seat])), " ", h("small", {}, words.table.seats[seat]?.name ?? "")),
      used.map((source) => h("td", { class: sums[seat][source] ? "" : "br-nil" }, sums[seat][source] || "\u2013")),
      columns.map(({ cell, final }) => h("td", { class: final ? "br-final" : "br-subtotal" }, cell(seat)))))));
}

const byGlory = (scores) => scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);

/** The end of an Age: what it was worth to everybody, and who leads now. */
export function ageSummary(/** @type {Words} */ words, /** @type {View} */ view, ledger) {
  const age = ["I", "II", "III"][view.age - 2];
  const sums = ledger.sums(view.clans).map((ages) => ages[view.age - 2]);
  const scores = view.clan_sheets.map((sheet) => sheet.glory);
  const order = byGlory(scores);
  return h("section", { class: "br-panel br-summary" },
    h("h2", {}, words.t("br-age-over", { age })),
    chart(words, view, sums, order),
    legend(words, usedIn(sums)),
    table(words, view, sums, order, [
      { head: age, title: words.t("br-age", { age }), cell: (seat) => total(sums[seat]) },
      { head: words.t("br-glory"), cell: (seat) => scores[seat], final: true },
    ]),
    h("button", { type: "button", class: "br-close", "data-dismiss": true }, words.t("br-go-on")));
}

/** The end of the game. */
export function gameSummary(/** @type {Words} */ words, /** @type {State} */ state, ledger, close) {
  const { view, outcome } = state;
  const ages = ledger.sums(view.clans);
  const sums = ages.map(joined);
  const scores = view.clan_sheets.map((sheet) => sheet.glory);
  const order = byGlory(scores);
  const winners = outcome?.winners ?? order.filter((seat) => scores[seat] === scores[order[0]]);
  const names = winners.map((seat) => words.name("clan", view.clans[seat]));
  return h("section", { class: "br-panel br-summary" },
    h("div", { class: "br-summary-crown" }, winners.map((seat) => tokenIcon(view.clans[seat], "leader", words.letter(view.clans[seat])))),
    h("h2", {}, words.t(winners.length > 1 ? "br-winners" : "br-winner-is", { names, glory: scores[winners[0]] })),
    chart(words, view, sums, order),
    legend(words, usedIn(sums)),
    table(words, view, sums, order, [
      ...["I", "II", "III"].map((age, k) => ({ head: age, title: words.t("br-age", { age }), cell: (seat) => total(ages[seat][k]) })),
      { head: words.t("br-glory"), cell: (seat) => scores[seat], final: true },
    ]),
    h("button", { type: "button", class: "br-close", onclick: close }, words.t("br-see-board")));
}
