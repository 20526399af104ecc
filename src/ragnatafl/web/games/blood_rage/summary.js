// The end of an Age and of the game: where glory came from, as bars and as a table.

import { h, s } from "../../js/dom.js";
import { glyph } from "./art.js";
import { SOURCES } from "./ledger.js";
import { token, tokenIcon } from "./pieces.js";

const ICON = { battle: "axes", token: "village", quest: "quest", ragnarok: "rage", cards: "hand", legend: "crown" };
const sourceName = (words, source) => (source === "cards" ? words.t("br-source-cards") : words.plain("reason", source));
const total = (sums) => SOURCES.reduce((sum, source) => sum + sums[source], 0);
const joined = (ages) => Object.fromEntries(SOURCES.map((source) => [source, ages.reduce((sum, age) => sum + age[source], 0)]));

/** One stacked bar for each clan; what was lost (glory stolen) stands after it. */
export function chart(words, view, sums, order) {
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

export const legend = (words, used) =>
  h("ul", { class: "br-legend-list" }, SOURCES.filter((source) => used.has(source)).map((source) =>
    h("li", {}, h("i", { class: `br-swatch br-bar-${source}` }), glyph("icon", ICON[source]), sourceName(words, source))));

const usedIn = (sums) => new Set(SOURCES.filter((source) => sums.some((seat) => seat[source])));

/** A strip for the beginning of Ages 2 and 3: what the Age before was worth to everybody. */
export function ageStrip(words, view, ledger) {
  const sums = ledger.sums(view.clans.length).map((ages) => ages[view.age - 2]);
  const order = view.clans.map((_, seat) => seat).sort((a, b) => total(sums[b]) - total(sums[a]));
  return h("section", { class: "br-age-strip" },
    h("h3", {}, words.t("br-age-over", { age: ["I", "II", "III"][view.age - 2] })),
    chart(words, view, sums, order), legend(words, usedIn(sums)));
}

/** The end of the game. */
export function gameSummary(words, state, ledger, close) {
  const { view, outcome } = state;
  const ages = ledger.sums(view.clans.length);
  const sums = ages.map(joined);
  const scores = view.clan_sheets.map((sheet) => sheet.glory);
  const order = scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
  const winners = outcome?.winners ?? order.filter((seat) => scores[seat] === scores[order[0]]);
  const names = words.list(winners.map((seat) => words.plain("clan", view.clans[seat])));
  const head = (text, extra) => h("th", { scope: "col", title: extra }, text);
  return h("section", { class: "br-panel br-summary" },
    h("div", { class: "br-summary-crown" }, winners.map((seat) => tokenIcon(view.clans[seat], "leader", words.letter(view.clans[seat])))),
    h("h2", {}, words.t(winners.length > 1 ? "br-winners" : "br-winner-is", { names, glory: scores[winners[0]] })),
    chart(words, view, sums, order),
    legend(words, usedIn(sums)),
    h("table", {},
      h("thead", {}, h("tr", {},
        head(""),
        ["I", "II", "III"].map((age) => head(age, words.t("br-age", { age }))),
        words.catalogue.stats.map((stat) => head(glyph("icon", stat), words.plain("stat", stat))),
        head(words.t("br-glory")))),
      h("tbody", {}, order.map((seat) => h("tr", { class: `br-clan-${view.clans[seat]}` },
        h("th", { scope: "row" }, words.name("clan", view.clans[seat]), " ", h("small", {}, words.table.seats[seat]?.name ?? "")),
        ages[seat].map((age) => h("td", {}, total(age))),
        words.catalogue.stats.map((stat) => h("td", {}, view.clan_sheets[seat].stats[stat].value)),
        h("td", { class: "br-final" }, scores[seat]))))),
    h("button", { type: "button", class: "br-close", onclick: close }, words.t("br-see-board")));
}
