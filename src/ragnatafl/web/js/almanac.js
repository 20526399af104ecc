// The rulebook and almanac: a page with an address of its own, and the same over a table. It knows no game: what things
// a game has tells the server, how they look its own almanac.js.

import { almanac, catalogue } from "./api.js";
import { around, find, indexed, marked } from "./almanac_search.js";
import { chapterOf, chapterPage, entryPage, groupPage, linked } from "./almanac_pages.js";
import { openDialog } from "./dialogs.js";
import { h, PHONE, put, style } from "./dom.js";
import { language, loadTexts, name, onLanguage, t } from "./i18n.js";
import { elements, plain } from "./markdown.js";
import { fileOf, gameNames, hasFile, nameOf, textId, titleOf } from "./names.js";
import { bar, setTitle } from "./page.js";

/**
 * How the things of a game look: its group and that group's title, a small picture, a large one, and what it says.
 * @typedef {object} Things
 * @property {(entry: {kind: string, code: string}) => string} group
 * @property {(group: string) => string} title
 * @property {(entry: {kind: string, code: string}) => Element | null} picture
 * @property {(entry: {kind: string, code: string}) => Element | null} card
 * @property {(entry: {kind: string, code: string}) => string[]} text
 * @property {() => void} [close]
 */

/** @type {Things} */
const PLAIN = { group: ({ kind }) => kind, title: (group) => group, card: () => null, picture: () => null, text: () => [] };

/** How the things of a game look; nothing is drawn where it does not say. */
async function thingsOf(game) {
  await loadTexts(game);
  if (!hasFile(game, "almanac.js")) return PLAIN;
  const [module, facts] = await Promise.all([import(fileOf(game, "almanac.js")), catalogue(game), style(fileOf(game, "face.css"))]);
  return { ...PLAIN, ...module.things({ catalogue: facts, t, name: (kind, code) => nameOf(game, kind, code), game, seats: [], you: [] }) };
}

export class Almanac {
  /**
   * `moved(see, game)` hears what is looked at; `apart`: what is played stays where it is.
   * @param {{game: string, see?: string, moved?: (see: string, game: string) => void, apart?: boolean}} of
   */
  constructor({ game, see = "", moved = () => {}, apart = false }) {
    /** @type {import("./types").Almanac} */
    this.book = null;
    /** @type {Things} */
    this.things = PLAIN;
    this.game = game;
    this.see = see;
    this.moved = moved;
    this.apart = apart;
    this.words = "";
    this.element = h("div", { class: "almanac" });
    this.element.addEventListener("click", (event) => this.click(event));
    this.turned = () => this.list && (this.list.open = !PHONE.matches);
    PHONE.addEventListener("change", this.turned);
  }

  async open() {
    put(this.element, h("p", { class: "loading", role: "status" }, t("ui-loading")));
    try {
      [this.book, this.things] = await Promise.all([almanac(this.game, language()), thingsOf(this.game), style("/static/web/css/almanac.css")]);
    } catch (error) {
      put(this.element, this.tabs(), h("p", { class: "note", role: "status" }, error.message));
      return;
    }
    this.entries = new Map(this.book.entries.map((entry) => [`${entry.kind}.${entry.code}`, entry]));
    this.index = indexed(this.findable());
    this.draw();
    this.show(this.see);
  }

  address(see) {
    return `/almanac/${this.game}${see ? `?see=${encodeURIComponent(see)}` : ""}`;
  }

  nameOf({ kind, code }) {
    return String(name(textId(this.game, `${kind}-${code}`)));
  }

  /** Everything that can be found: things first, then the chapters and rules. */
  findable() {
    const { chapters, rules } = this.book;
    const things = [...this.entries].map(([see, entry]) => ({
      see,
      entry,
      title: this.nameOf(entry),
      alias: entry.code.replaceAll("_", " "),
      text: this.things.text(entry).join(" "),
    }));
    const words = (text) => plain(text).replace(/\s*\|[-:|\s]*/g, " ");
    const heads = chapters.map((one, at) => ({ see: `chapter.${at}`, title: one.title, alias: one.key, text: words(one.text) }));
    const told = Object.entries(rules).map(([id, one]) => ({ see: id, id, title: one.title, alias: id, text: words(`${one.text} ${one.exact}`) }));
    return [...things, ...heads, ...told];
  }

  // What stands there always

  draw() {
    this.field = h("input", {
      type: "search",
      class: "almanac-search",
      placeholder: t("ui-almanac-search"),
      "aria-label": t("ui-almanac-search"),
      value: this.words,
      autocomplete: "off",
      spellcheck: "false",
      oninput: () => this.search(this.field.value),
    });
    this.page = h("article", { class: "almanac-page", tabindex: "-1", "aria-live": "off" });
    this.list = h("details", { class: "almanac-list", open: !PHONE.matches }, h("summary", {}, t("ui-almanac-contents")), this.contents());
    put(
      this.element,
      h("div", { class: "almanac-head" }, this.tabs(), h("div", { role: "search" }, this.field)),
      h("nav", { class: "almanac-contents", "aria-label": t("ui-almanac-contents") }, this.list),
      this.page,
    );
  }

  tabs() {
    const all = gameNames().map((game) =>
      h("a", { href: `/almanac/${game}`, "data-game": game, "aria-current": game === this.game ? "true" : null }, titleOf(game)),
    );
    return h("div", { class: "almanac-games" }, all);
  }

  link(see, ...inside) {
    return h("a", { href: this.address(see), "data-see": see }, inside);
  }

  contents() {
    const { aid, chapters } = this.book;
    const groups = this.groups().map(([group, { length }]) => h("li", {}, this.link(`group.${group}`, h("span", {}, this.things.title(group)), h("small", {}, length))));
    const heads = chapters.map((one, at) => h("li", { class: `level-${one.level}`, lang: one.lang }, this.link(`chapter.${at}`, one.title)));
    return [
      aid ? h("ul", {}, h("li", {}, this.link("", t("ui-almanac-aid")))) : null,
      groups.length ? h("ul", { class: "almanac-groups" }, groups) : null,
      h("h2", {}, t("ui-almanac-rules")),
      h("ul", {}, heads),
    ];
  }

  /** The things by what they are. */
  groups() {
    const found = new Map();
    for (const entry of this.book.entries) {
      const group = this.things.group(entry);
      found.set(group, [...(found.get(group) ?? []), entry]);
    }
    return [...found];
  }

  // What is looked at

  click(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const link = event.target.closest("a[data-see], a[data-game]");
    if (!link) return;
    event.preventDefault();
    if (link.dataset.game) this.turnTo(link.dataset.game);
    else this.look(link.dataset.see);
  }

  turnTo(game) {
    if (game === this.game) return;
    this.things.close?.();
    Object.assign(this, { game, see: "", words: "" });
    this.moved("", game);
    this.open();
  }

  look(see) {
    this.moved(see, this.game);
    this.show(see);
    this.page.focus({ preventScroll: true });
    if (PHONE.matches) {
      this.list.open = false;
      this.page.scrollIntoView({ block: "start" });
    }
  }

  show(see) {
    this.see = see;
    put(this.page, this.pageOf(see));
    this.page.scrollTop = 0;
    const shown = this.shownInContents();
    for (const one of this.list.querySelectorAll("a")) {
      if (one.dataset.see === shown) one.setAttribute("aria-current", "page");
      else one.removeAttribute("aria-current");
    }
    const target = this.book.rules[see] ? this.page.querySelector(`[id="${CSS.escape(see)}"]`) : null;
    target?.scrollIntoView({ block: "start" });
    target?.classList.add("asked-for");
  }

  /** Which line of the contents holds what is shown. */
  shownInContents() {
    if (this.entries.has(this.see)) return `group.${this.things.group(this.entries.get(this.see))}`;
    const chapter = chapterOf(this.book, this.see);
    return chapter < 0 ? this.see : `chapter.${chapter}`;
  }

  pageOf(see) {
    if (this.entries.has(see)) return entryPage(this, this.entries.get(see));
    const [kind, which] = see.split(/\.(.*)/);
    const group = kind === "group" ? this.groups().find(([one]) => one === which) : null;
    if (group) return groupPage(this, which, group[1]);
    const chapter = chapterOf(this.book, see);
    if (chapter >= 0) return chapterPage(this, chapter);
    return this.aidPage();
  }

  aidPage() {
    const { aid, aid_lang } = this.book;
    if (!aid) return chapterPage(this, 0);
    return h("div", { class: "almanac-aid", lang: aid_lang }, h("h1", {}, titleOf(this.game)), elements(aid, (text) => linked(this, text)));
  }

  // Search

  search(words) {
    this.words = words;
    if (!words.trim()) return this.show(this.see);
    const found = find(this.index, words);
    put(
      this.page,
      h("p", { role: "status", class: "almanac-count" }, t(found.length ? "ui-almanac-found" : "ui-almanac-none", { count: found.length })),
      h("ul", { class: "almanac-found" }, found.map((item) => h("li", {}, this.hit(item, words)))),
    );
  }

  hit(item, words) {
    const shown = (text) => marked(text, words).map((piece, at) => (at % 2 ? h("mark", {}, piece) : piece));
    const picture = item.entry ? this.things.picture(item.entry) : null;
    return this.link(
      item.see,
      picture ? h("span", { class: "almanac-small" }, picture) : null,
      h("b", {}, shown(item.title), item.id ? h("small", {}, ` ${item.id}`) : null),
      item.text ? h("span", {}, shown(around(item.text, words))) : null,
    );
  }

  close() {
    this.things.close?.();
    PHONE.removeEventListener("change", this.turned);
  }
}

/** The almanac at its own address. */
export class AlmanacPage {
  constructor(root, game) {
    this.root = root;
    this.game = gameNames().includes(game) ? game : gameNames()[0];
  }

  async open() {
    const see = new URLSearchParams(location.search).get("see") ?? "";
    this.almanac?.close();
    this.almanac = new Almanac({ game: this.game, see, moved: (where, game) => this.moved(where, game) });
    this.title();
    put(this.root, h("div", { class: "page almanac-whole" }, bar(), h("main", {}, this.almanac.element)));
    await this.almanac.open();
  }

  moved(see, game) {
    this.game = game;
    history.pushState(null, "", this.almanac.address(see).replace(/^\/almanac\/\w+/, `/almanac/${game}`));
    this.title();
  }

  title() {
    setTitle(t("ui-almanac"), titleOf(this.game));
  }

  async relocalise() {
    await this.open();
  }

  close() {
    this.almanac?.close();
  }
}

/** The almanac over a table, which goes on behind it. */
export async function openAlmanac(game, see = "") {
  const book = new Almanac({ game, see, apart: true });
  const stop = onLanguage(() => book.open());
  const dialog = openDialog(t("ui-almanac"), book.element, { kind: "almanac-dialog", onclose: () => (stop(), book.close()) });
  await book.open();
  if (dialog.open && !PHONE.matches) book.field?.focus();
}
