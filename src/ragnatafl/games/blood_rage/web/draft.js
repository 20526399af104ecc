// The Gods' Gifts: the pack in hand, how far the draft is, and what has been passed on.

import { h, set } from "../../../web/js/dom.js";
import { glyph } from "./art.js";
import { cardBack, cardFace, lookAt } from "./cards.js";
import { tokenIcon } from "./pieces.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

/** Cards of this Age that this seat has seen and that are neither in its hand nor in the pack before it. */
function passedOn(/** @type {View} */ view) {
  const left = [...view.draft.picks, ...view.draft.pack, ...view.draft.passing];
  return (view.memory[view.age - 1] ?? []).filter((code) => {
    if (code === null) return false;
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The panel is drawn anew only when the pack or the picks change; who is still choosing is updated in place. */
export class Draft {
  constructor(/** @type {Words} */ words) {
    this.words = words;
    this.who = h("span", { class: "br-draft-who" });
  }

  /** Who has chosen and who still chooses, by their crests. */
  watch(/** @type {View} */ view, thinking) {
    const crest = (clan) => h("span", { title: this.words.plain("clan", clan) }, tokenIcon(clan, "leader", this.words.letter(clan)));
    if (this.clans !== view.clans.join()) this.who.replaceChildren(...view.clans.map(crest));
    this.clans = view.clans.join();
    view.clans.forEach((_, seat) => set(this.who.children[seat], "class", thinking.includes(seat) ? "br-choosing" : "br-chosen"));
  }

  panel(/** @type {State} */ state) {
    const { view } = state;
    const thinking = state.waiting ?? view.waiting;
    this.watch(view, thinking);
    const key = JSON.stringify([view.age, view.seat, view.draft ?? view.clan_sheets.map((sheet) => sheet.hand_count), thinking.includes(view.seat)]);
    if (key !== this.key) this.element = this.draw(view);
    this.key = key;
    return this.element;
  }

  draw(/** @type {View} */ view) {
    const { words } = this;
    const { draft } = view;
    if (!draft) return this.blind(view);
    const asked = draft.pack.length > 0;
    const cards = asked ? draft.pack : draft.passing;
    const passed = passedOn(view);
    const rows = cards.length > 4 ? 2 : 1;
    const cols = Math.ceil(cards.length / rows);
    const row = (some) => h("div", { class: "br-pack-row" }, some.map((code) => {
      const card = cardFace(words, code);
      if (asked) card.dataset.target = `card:${code}`;
      else lookAt(card, code);
      return card;
    }));
    const pack = h("div", { class: "br-pack" }, row(cards.slice(0, cols)), rows > 1 ? row(cards.slice(cols)) : null);
    pack.style.setProperty("--rows", String(rows));
    pack.style.setProperty("--cols", String(Math.max(3, cols)));
    return h("section", { class: `br-panel br-draft ${asked ? "" : "br-draft-wait"}` },
      this.header(view, draft.picks.length),
      pack,
      passed.length ? this.gone(passed) : null);
  }

  header(/** @type {View} */ view, number = null) {
    const { words } = this;
    return h("header", {},
      h("h2", {}, words.name("phase", "gods_gifts"), " \u00B7 ", words.t("br-age", { age: ["I", "II", "III"][view.age - 1] })),
      number === null ? null : h("span", { class: "br-draft-count" }, words.t("br-draft-count", { number, count: words.catalogue.draft.kept })),
      this.who);
  }

  /** Who only watches sees how many cards everybody has. */
  blind(/** @type {View} */ view) {
    const { words } = this;
    return h("section", { class: "br-panel br-draft br-draft-blind" },
      this.header(view),
      h("ul", {}, view.clan_sheets.map(({ clan, hand_count: count }) => h("li", { class: `br-clan-${clan}` },
        h("b", {}, words.name("clan", clan)), cardBack(words.t("br-hand-count", { count })), h("span", {}, count)))));
  }

  gone(passed) {
    const icon = ({ type }) => (type === "quest" ? "quest" : type === "battle" ? "swords" : "hand");
    return h("div", { class: "br-passed-on" },
      h("h3", {}, this.words.t("br-passed-on")),
      h("ul", {}, passed.map((code) => h("li", {},
        h("button", { type: "button", "data-look": code }, glyph("icon", icon(this.words.card(code))), this.words.name("card", code))))));
  }
}
