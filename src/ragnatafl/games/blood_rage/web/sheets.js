// Clan sheets: glory, rage, the three tracks with their legendary steps, slots, hand, quests, reserve, Valhalla.

import { button, h } from "../../../web/js/dom.js";
import { devicesMark } from "../../../web/js/invite.js";
import { borne } from "../../../web/js/names.js";
import { glyph } from "./art.js";
import { cardGlyph } from "./cards.js";
import { tokenIcon } from "./pieces.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

export class Sheets {
  constructor(host, /** @type {Words} */ words) {
    this.words = words;
    this.list = h("ul", { class: "br-sheets" });
    this.drawn = new Map();
    /** The clans whose whole sheets were asked for, where there is room for little of them. */
    this.open = new Set();
    host.replaceChildren(this.list);
  }

  update(/** @type {View} */ view, /** @type {State} */ state) {
    const seats = view.clan_sheets.map((_, seat) => seat);
    const own = view.seat ?? -1;
    const order = [...seats.slice(Math.max(0, own)), ...seats.slice(0, Math.max(0, own))];
    const items = order.map((seat) => this.sheet(view, state, seat, seat === own));
    if (items.every((item, k) => this.list.children[k] === item) && items.length === this.list.children.length) return;
    this.list.replaceChildren(...items);
  }

  /** A sheet is drawn anew only when something on it has changed. */
  sheet(/** @type {View} */ view, /** @type {State} */ state, seat, own) {
    const sheet = view.clan_sheets[seat];
    const player = this.words.table.seats[seat];
    const status = [view.first_player === seat, view.active === seat, state.waiting?.includes(seat), state.outcome?.winners?.includes(seat), [player?.name, player?.kind, player?.devices]];
    const key = JSON.stringify([sheet, status, own]);
    const old = this.drawn.get(seat);
    if (old?.key === key) return old.element;
    const element = this.draw(sheet, player, own, status);
    this.drawn.set(seat, { key, element });
    return element;
  }

  draw(sheet, player, own, status) {
    const [first, active, waiting, winner] = status;
    const { words } = this;
    const { clan } = sheet;
    const badges = [
      first && this.badge("first", "br-first-player"),
      sheet.passed && this.badge("passed", "br-passed"),
      winner && this.badge("crown", "br-winner"),
    ];
    return h("li", { class: `br-sheet br-clan-${clan} ${own ? "br-own" : ""} ${active ? "br-active" : ""} ${waiting ? "br-waiting" : ""}`, "data-thing": clan },
      h("div", { class: "br-sheet-head" },
        tokenIcon(clan, "leader", words.letter(clan), "br-crest"),
        h("span", { class: "br-clan-name" }, words.name("clan", clan)),
        h("span", { class: "br-player" }, borne(player)),
        devicesMark(player),
        badges,
        waiting ? h("span", { class: "br-thinking", title: words.t("br-choosing"), "aria-label": words.t("br-choosing"), role: "img" }) : null,
        h("span", { class: "br-glory", title: words.t("br-glory") }, glyph("icon", "glory"), h("b", {}, sheet.glory)),
        own ? null : this.unfolding(clan)),
      h("div", { class: "br-stats" }, words.catalogue.stats.map((stat) => this.stat(sheet, stat, own))),
      h("div", { class: "br-slots" },
        sheet.slots.map((code, k) => this.slot(code, k, own)),
        own ? null : everybody(words, sheet, own),
        h("span", { class: "br-counts" },
          this.count("hand", "br-hand-count", sheet.hand_count),
          this.count("quest", "br-quest-count", sheet.quests_count))),
      own ? everybody(words, sheet, own) : null);
  }

  /** In a low window the sheets of the others are two lines each; this shows the rest. */
  unfolding(clan) {
    const open = this.open.has(clan);
    const label = this.words.t("br-sheet-whole", { clan: this.words.name("clan", clan) });
    return button("", ({ currentTarget: press }) => this.unfold(clan, press), { class: "icon br-unfold", "aria-expanded": String(open), "aria-label": label, title: label });
  }

  unfold(clan, press) {
    const open = !this.open.has(clan);
    this.open[open ? "add" : "delete"](clan);
    press.setAttribute("aria-expanded", String(open));
  }

  badge(icon, id) {
    return h("span", { class: `br-mark br-mark-${icon}`, title: this.words.t(id), role: "img", "aria-label": this.words.t(id) }, glyph("icon", icon));
  }

  stat(sheet, stat, own) {
    const { words } = this;
    const { step, value } = sheet.stats[stat];
    const bonus = words.catalogue.tracks.bonus;
    const number = stat === "rage" ? `${sheet.rage}/${value}` : stat === "horns" ? `${sheet.on_board}/${value}` : String(value);
    const label = words.t(`br-stat-label-${stat}`, { step, value, now: stat === "rage" ? sheet.rage : sheet.on_board });
    return h("div", { class: `br-stat br-stat-${stat}`, "data-target": own ? `stat:${stat}` : null, title: label, "aria-label": label, role: "img" },
      glyph("icon", stat), h("b", {}, number),
      h("span", { class: "br-steps" }, bonus.map((extra, k) => h("i", { class: `${k < step ? "br-on" : ""} ${extra ? "br-legend" : ""} ${extra > 10 ? "br-top" : ""}` }))));
  }

  slot(code, index, own) {
    const { words } = this;
    const name = words.catalogue.slots[index];
    const kind = name.split(" ")[0];
    const label = code ? `${words.plain("card", code)}. ${words.cardText(code)}` : words.plain("slot", name.replace(" ", "_"));
    const look = code ? { "data-look": code, tabindex: 0, role: "button" } : { role: "img" };
    return h("span", { class: `br-slot br-slot-${kind} ${code ? "br-full" : ""}`, "data-target": own ? `slot:${name.replace(" ", "_")}` : null, title: label, "aria-label": label, ...look },
      code ? cardGlyph(words.card(code)) : kind === "clan" ? null : glyph("figure", kind === "monster" ? "troll" : kind, "br-faint"));
  }

  count(icon, id, count) {
    const label = this.words.t(id, { count });
    return h("span", { class: "br-count", title: label, "aria-label": label, role: "img" }, glyph("icon", icon), h("b", {}, count));
  }
}

/** The figures off the board; one's own can be pressed. */
export function everybody(/** @type {Words} */ words, sheet, own) {
  return h("div", { class: "br-men" },
    men(words, sheet, "reserve", own ? "figure" : null),
    Object.keys(sheet.valhalla).length ? men(words, sheet, "valhalla", own ? "valhalla" : null) : null);
}

function men(/** @type {Words} */ words, sheet, where, kind) {
  const sign = !kind && where === "valhalla" ? glyph("icon", "valhalla") : null;
  return h("div", { class: `br-men-group br-${where}` },
    h("span", { class: "br-men-title" }, sign, h("span", { class: kind ? null : "br-men-word" }, words.name("place", where))),
    Object.entries(sheet[where]).map(([figure, count]) => {
      const label = `${words.plain("place", where)}: ${words.figures(figure, count)}`;
      return h("span", { class: "br-man", "data-target": kind ? `${kind}:${figure}` : null, title: label, "aria-label": label, role: "img" },
        tokenIcon(sheet.clan, figure, words.letter(sheet.clan)), count > 1 ? h("b", {}, count) : null);
    }));
}
