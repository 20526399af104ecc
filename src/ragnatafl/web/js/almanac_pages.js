// What can be looked at in the almanac: a chapter of the rules, a kind of things, a thing with the rules that name it,
// and the examples of each, to be watched or tried.

import { examplesOf, newTable, request } from "./api.js";
import { exactly } from "./dialogs.js";
import { button, h, put } from "./dom.js";
import { language, t } from "./i18n.js";
import { elements } from "./markdown.js";
import { factsOf } from "./names.js";
import { go } from "./route.js";
import { placeFor, rememberMade } from "./store.js";

/** @typedef {import("./almanac.js").Almanac} Almanac */
/** @typedef {import("./types").Example} Example */

const ID = /\b([A-Z]{1,8}-(?:C\.[a-z0-9_]+|\d+(?:\.\d+)*))\b/;
const SHOWN = 8;

/** Which chapter this is, by its number, its key or a rule in it; -1 if none. */
export function chapterOf({ chapters, rules }, see) {
  if (see.startsWith("chapter.")) return chapters[Number(see.slice(8))] ? Number(see.slice(8)) : -1;
  if (rules[see]) return chapters.findIndex((one) => one.rules.includes(see));
  return see ? chapters.findIndex(({ key }) => key === see) : -1;
}

/** A text in which the ids of rules lead to them. */
export function linked(/** @type {Almanac} */ almanac, text) {
  const known = (id) => almanac.book.rules[id] || almanac.book.chapters.some(({ key }) => key === id);
  return text.split(ID).map((piece, at) => (at % 2 && known(piece) ? almanac.link(piece, piece) : piece));
}

const englishOnly = (lang, page) => (lang === page ? null : h("p", { class: "almanac-english" }, t("ui-almanac-english")));

/** A chapter, with what stands under its heading until the next of its kind. */
export function chapterPage(/** @type {Almanac} */ almanac, at) {
  const { chapters, lang } = almanac.book;
  const own = chapters[at];
  const next = chapters.findIndex((one, other) => other > at && one.level <= own.level);
  const parts = chapters.slice(at + 1, next < 0 ? undefined : next);
  const empty = !own.text && !own.rules.length;
  const inner = empty && parts.length > 4 ? [h("ul", { class: "almanac-parts" }, parts.map((one, k) => h("li", {}, almanac.link(`chapter.${at + 1 + k}`, one.title))))] : parts.map((one) => section(almanac, one, "h2"));
  return h("div", { class: "almanac-chapter" }, section(almanac, own, "h1"), englishOnly(own.lang, lang), inner, turning(almanac, at, next < 0 ? chapters.length : next));
}

/** Ways to the chapters before and after. */
function turning(/** @type {Almanac} */ almanac, at, next) {
  const { chapters } = almanac.book;
  const way = (to, sign) => (chapters[to] ? almanac.link(`chapter.${to}`, sign(chapters[to].title)) : h("span", {}));
  return h("nav", { class: "almanac-turning", "aria-label": t("ui-almanac-turning") }, way(at - 1, (title) => `← ${title}`), way(next, (title) => `${title} →`));
}

function section(/** @type {Almanac} */ almanac, chapter, heading) {
  return h(
    "section",
    { lang: chapter.lang },
    h(heading, {}, chapter.title, chapter.key.includes("-") ? h("small", {}, ` ${chapter.key}`) : null),
    elements(chapter.text, (text) => linked(almanac, text)),
    together(almanac, chapter.rules).map((ids) => ruleBox(almanac, ids, chapter.title)),
  );
}

/** Rules that are told in one breath stand together. */
function together(/** @type {Almanac} */ { book }, ids) {
  const groups = [];
  for (const id of ids.filter((one) => book.rules[one])) {
    const last = groups.at(-1);
    if (last && book.rules[last[0]].text === book.rules[id].text) last.push(id);
    else groups.push([id]);
  }
  return groups;
}

/** One rule: its id, its text, and its examples. */
export function ruleBox(/** @type {Almanac} */ almanac, ids, above = "") {
  const [id] = ids;
  const { title, text, lang, exact, examples } = almanac.book.rules[id];
  const named = title && title !== above && ids.length === 1 ? h("b", {}, title) : null;
  return h(
    "section",
    { class: "almanac-rule", id, lang: lang === almanac.book.lang ? null : lang },
    h("div", { class: "almanac-rule-head" }, ids.map((one) => almanac.link(one, one)), named),
    elements(text, (piece) => linked(almanac, piece)),
    exactly(exact, (piece) => linked(almanac, piece)),
    examples ? exampleList(almanac, { rule: id }, examples) : null,
  );
}

// Things

/** All things of one kind, as pictures with their names. */
export function groupPage(/** @type {Almanac} */ almanac, group, entries) {
  const tile = (entry) => h("li", {}, almanac.link(`${entry.kind}.${entry.code}`, h("span", { class: "almanac-small" }, almanac.things.picture(entry)), almanac.nameOf(entry)));
  return h("div", {}, h("h1", {}, almanac.things.title(group)), h("ul", { class: "almanac-tiles" }, entries.map(tile)));
}

/** A thing: how it looks, what it says, the rules that name it, and examples of it. */
export function entryPage(/** @type {Almanac} */ almanac, entry) {
  const { kind, code, rules } = entry;
  const told = together(almanac, rules);
  const more = told.splice(SHOWN);
  return h(
    "div",
    { class: "almanac-entry" },
    h("h1", {}, almanac.nameOf(entry)),
    h("div", { class: "almanac-thing" }, h("div", { class: "almanac-large" }, almanac.things.card(entry)), h("div", { class: "almanac-says" }, almanac.things.text(entry).map((text) => h("p", {}, text)), exampleList(almanac, { thing: code }))),
    h("h2", {}, t("ui-almanac-naming")),
    told.map((ids) => ruleBox(almanac, ids)),
    more.length ? h("details", {}, h("summary", {}, t("ui-almanac-more", { count: more.length })), more.map((ids) => ruleBox(almanac, ids))) : null,
    h("p", { class: "almanac-back" }, almanac.link(`group.${almanac.things.group({ kind, code })}`, `← ${almanac.things.title(almanac.things.group({ kind, code }))}`)),
  );
}

// Examples

/** The examples of a rule or a thing, fetched when somebody wants to see them. */
function exampleList(/** @type {Almanac} */ almanac, of, count = null) {
  const list = h("ul", {});
  const box = h("details", { class: "almanac-examples" }, h("summary", {}, count ? t("ui-almanac-examples-count", { count }) : t("ui-almanac-examples")), list);
  box.addEventListener("toggle", async () => {
    if (!box.open || list.childElementCount) return;
    put(list, h("li", {}, t("ui-loading")));
    try {
      const found = await examplesOf(almanac.game, of);
      const foreign = found.length && language() !== "en" ? h("li", { class: "almanac-foreign" }, t("ui-almanac-examples-english")) : null;
      put(list, foreign, found.length ? found.map((one) => exampleRow(almanac, one)) : h("li", {}, t("ui-almanac-no-examples")));
    } catch (error) {
      put(list, h("li", { class: "note" }, error.message));
    }
  });
  return box;
}

function exampleRow(/** @type {Almanac} */ almanac, /** @type {Example} */ example) {
  const way = almanac.apart ? { target: "_blank" } : { "data-route": true };
  const row = h(
    "li",
    {},
    h("span", { lang: "en" }, example.title),
    h("span", { class: "almanac-acts" }, h("a", { href: `/replay/${example.replay}`, class: "button small", ...way }, t("ui-almanac-show")), button(t("ui-almanac-try"), () => attempt(), { class: "small quiet" })),
  );
  const attempt = () => tryOut(almanac, example).catch((error) => row.append(h("span", { class: "note", role: "status" }, error.message)));
  return row;
}

/** A table of one's own that begins where the example does; with all seats, where all see the same anyway. */
async function tryOut(/** @type {Almanac} */ { game, apart }, /** @type {Example} */ { replay, first }) {
  const [{ seats }, position] = await Promise.all([request(`/api/replays/${replay}`), request(`/api/replays/${replay}/position?seq=0`)]);
  const who = seats.map(({ code }) => (code === first ? "me" : factsOf(game).open ? "device" : "bot"));
  const made = await newTable({ game, position, seats: who.map((one) => (one === "bot" ? { kind: "bot", bot: null } : placeFor(one))) });
  rememberMade(made, who, { game });
  if (apart) window.open(`/t/${made.table}`, "_blank");
  else go(`/t/${made.table}`);
}
