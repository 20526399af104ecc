// Clan sheets: glory, rage, the three tracks with their legendary steps, slots, hand, quests, reserve, Valhalla.

import { arrange, button, h, Parts } from "../../../web/js/dom.js";
import { devicesMark } from "../../../web/js/invite.js";
import { borne } from "../../../web/js/names.js";
import { glyph } from "./art.js";
import { cardGlyph } from "./cards.js";
import { tokenIcon } from "./pieces.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

const BADGES = { first: "br-first-player", passed: "br-passed", crown: "br-winner" };

export class Sheets {
  constructor(host, /** @type {Words} */ words) {
    this.words = words;
    this.list = h("ul", { class: "br-sheets" });
    this.parts = new Parts();
    /** The clans whose whole sheets were asked for, where there is room for little of them. */
    this.open = new Set();
    host.replaceChildren(this.list);
  }

  update(/** @type {View} */ view, /** @type {State} */ state) {
    const seats = view.clan_sheets.map((_, seat) => seat);
    const own = view.seat ?? -1;
    const order = [...seats.slice(Math.max(0, own)), ...seats.slice(0, Math.max(0, own))];
    arrange(this.list, order.map((seat) => this.sheet(view, state, seat, seat === own)));
  }

  /** What has changed of a sheet is drawn anew; whose turn it is, is only marked. */
  sheet(/** @type {View} */ view, /** @type {State} */ state, seat, own) {
    const sheet = view.clan_sheets[seat];
    const { clan } = sheet;
    const part = (name, told, draw) => this.parts.part(`${seat} ${name}`, [own, clan, told], draw);
    const element = part("whole", null, () => h("li", { class: `br-sheet br-clan-${clan} ${own ? "br-own" : ""}`, "data-thing": clan }));
    const figures = part("figures", [sheet.reserve, sheet.valhalla], () => everybody(this.words, sheet, own));
    const rows = [this.head(view, state, seat, part), this.stats(sheet, own, part), this.slots(sheet, own, part, own ? [] : [figures])];
    arrange(element, own ? [...rows, figures] : rows);
    element.classList.toggle("br-active", view.active === seat);
    return element;
  }

  head(/** @type {View} */ view, /** @type {State} */ state, seat, part) {
    const { name, kind, devices } = this.words.table.seats[seat] ?? {};
    const { passed, glory } = view.clan_sheets[seat];
    const badges = { first: view.first_player === seat, passed, crown: Boolean(state.outcome?.winners?.includes(seat)) };
    const head = part("head", [badges, name, kind, devices, glory], () => this.drawHead(view.clan_sheets[seat], seat, badges, view.seat === seat));
    head.querySelector(".br-thinking").hidden = !state.waiting?.includes(seat);
    return head;
  }

  drawHead({ clan, glory }, seat, badges, own) {
    const { words } = this;
    const player = words.table.seats[seat];
    const choosing = words.t("br-choosing");
    return h("div", { class: "br-sheet-head" },
      tokenIcon(clan, "leader", words.letter(clan), "br-crest"),
      h("span", { class: "br-clan-name" }, words.name("clan", clan)),
      h("span", { class: "br-player" }, borne(player)),
      devicesMark(player),
      Object.keys(BADGES).map((badge) => badges[badge] && this.badge(badge, BADGES[badge])),
      h("span", { class: "br-thinking", title: choosing, "aria-label": choosing, role: "img" }),
      h("span", { class: "br-glory", title: words.t("br-glory") }, glyph("icon", "glory"), h("b", {}, glory)),
      own ? null : this.unfolding(clan));
  }

  stats(sheet, own, part) {
    const row = part("stats", null, () => h("div", { class: "br-stats" }));
    const told = (stat) => [sheet.stats[stat], stat === "rage" ? sheet.rage : sheet.on_board];
    arrange(row, this.words.catalogue.stats.map((stat) => part(stat, told(stat), () => this.stat(sheet, stat, own))));
    return row;
  }

  /** The upgrades, on the sheets of others the figures off the board, and the numbers of cards. */
  slots(sheet, own, part, figures) {
    const row = part("slots", null, () => h("div", { class: "br-slots" }));
    const cards = part("counts", [sheet.hand_count, sheet.quests_count], () => h("span", { class: "br-counts" },
      this.count("hand", "br-hand-count", sheet.hand_count),
      this.count("quest", "br-quest-count", sheet.quests_count)));
    arrange(row, [...sheet.slots.map((code, k) => part(`slot:${k}`, code, () => this.slot(code, k, own))), ...figures, cards]);
    return row;
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
