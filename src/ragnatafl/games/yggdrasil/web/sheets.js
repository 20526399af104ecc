// A sheet for each god: Life, pool, Artifacts, relations and power, and the Enemy deck as far as all know it.

import { h, put } from "../../../web/js/dom.js";
import { devicesMark } from "../../../web/js/invite.js";
import { borne } from "../../../web/js/names.js";
import { icon } from "./emblems.js";
import { godPicture } from "./pieces.js";
import { RELATION_SIGNS } from "./reading.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */

const RELATIONS = { comrades: "comrade_in_arms", kin: "kin", casual: "casual_companion", travelling: "travelling_companion" };

export class Sheets {
  constructor(host, table, /** @type {Words} */ words) {
    this.table = table;
    this.words = words;
    this.list = h("ul", { class: "yg-sheets" });
    host.append(this.list);
    host.setAttribute("tabindex", "0");
    this.sheets = new Map();
  }

  update(/** @type {View} */ view) {
    const own = view.seat ?? this.table.you[0] ?? 0;
    const order = view.gods.map((_, figure) => figure).sort((a, b) => rank(a, own, view) - rank(b, own, view));
    for (const figure of order) {
      const god = view.gods[figure];
      let sheet = this.sheets.get(god);
      if (!sheet) {
        sheet = h("li", { class: `yg-sheet yg-${god}` });
        this.sheets.set(god, sheet);
      }
      const active = figure === view.active && view.turns > 0 && view.decision !== null;
      sheet.classList.toggle("active", active);
      sheet.classList.toggle("asked", view.waiting.includes(figure));
      const key = JSON.stringify([figure === own, view.life[figure], view.places[figure], view.players[figure], this.table.seats[figure]]);
      if (sheet.drawn !== key) put(sheet, this.fill(view, figure, god, figure === own));
      sheet.drawn = key;
      if (this.list.children[order.indexOf(figure)] !== sheet) this.list.insertBefore(sheet, this.list.children[order.indexOf(figure)] ?? null);
    }
  }

  fill(/** @type {View} */ view, figure, god, own) {
    const { words } = this;
    const player = figure < view.seats ? view.players[figure] : null;
    return [
      h("span", { class: "portrait", "data-target": `god:${god}`, "aria-label": words.godLabel(god, view), title: words.godLabel(god, view) }, godPicture(god)),
      h(
        "div",
        { class: "rows" },
        h("div", { class: "head" }, h("b", {}, String(words.name("god", god))), this.who(figure, view), devicesMark(this.table.seats[figure]), h("span", { class: "where" }, String(words.world(view.places[figure])))),
        h(
          "div",
          { class: "pool" },
          this.life(view, figure, own && player),
          player ? this.pool(player, own) : h("i", {}, words.t("yg-supporting")),
          player ? this.artifacts(player) : null,
          player ? this.deck(view, figure, player) : null,
        ),
        player ? this.relations(view, player) : null,
      ),
    ];
  }

  who(figure, /** @type {View} */ view) {
    if (figure >= view.seats) return null;
    const seat = this.table.seats[figure];
    const told = borne(seat);
    return told ? h("span", { class: "who" }, told) : null;
  }

  life(/** @type {View} */ view, figure, own) {
    const [life, most] = [view.life[figure], view.max_life[figure]];
    const text = this.words.t("yg-ui-life-short", { life, most });
    return h(
      "span",
      { class: life <= 2 ? "yg-life low" : "yg-life", role: own ? null : "img", "aria-label": text, title: text, "data-target": own ? "gift:life" : null },
      Array.from({ length: most }, (_, k) => icon("life", { class: k < life ? "yg-icon on" : "yg-icon off" })),
    );
  }

  pool(player, own) {
    const { words } = this;
    const piece = (name, amount, kind, gift) =>
      h(
        "span",
        { class: amount ? "yg-piece" : "yg-piece none", title: words.count(amount, kind), "aria-label": words.count(amount, kind), role: own ? null : "img", "data-target": own ? `gift:${gift}` : null },
        icon(name),
        h("b", { "aria-hidden": "true" }, amount),
      );
    return [piece("elf", player.elves, "elves", "elf"), piece("vanir_die", player.vanir, "vanir_dice", "die")];
  }

  artifacts(player) {
    return player.artifacts.map((id) =>
      h("span", { class: "yg-chip", "data-target": `artifact:${id}`, title: this.words.text("artifact", id), "aria-label": `${this.words.name("artifact", id)}. ${this.words.text("artifact", id)}` }, icon(id), String(this.words.name("artifact", id))),
    );
  }

  /** Each relation as its sign and the gods it links. */
  relations(/** @type {View} */ view, player) {
    if (!view.powers) return null;
    const { words } = this;
    const lines = Object.entries(RELATIONS).map(([key, relation]) => {
      const linked = player[key].filter((god) => view.gods.includes(god));
      const text = words.t("yg-ui-relation", { relation: words.name("relation", relation), gods: words.list(linked.map((god) => words.name("god", god))) });
      return linked.length ? h("span", { role: "img", "aria-label": text, title: `${text}. ${words.t(`yg-relation-${relation}.text`)}` }, icon(RELATION_SIGNS[relation]), linked.map((god) => godPicture(god))) : null;
    });
    return lines.some(Boolean) ? h("div", { class: "yg-relations" }, lines) : null;
  }

  /** The deck from the top: an emblem where the card is known, a knot where it is not. */
  deck(/** @type {View} */ view, figure, player) {
    const { words } = this;
    const card = (code) => {
      if (!code) return h("span", { class: "yg-mini back" });
      const enemy = code.split("/")[0];
      return h("span", { class: "yg-mini" }, icon(enemy));
    };
    const known = player.deck.map((code) => words.cardName(code)).join(", ");
    const hidden = player.unplaced.length ? ` ${words.t("yg-ui-deck-hidden", { cards: words.list(player.unplaced.map((code) => words.cardName(code))) })}` : "";
    const text = words.t("yg-ui-deck", { count: player.deck.length, cards: known || "–" }) + hidden;
    return h(
      "div",
      { class: "deck", role: "img", "aria-label": text, title: text },
      player.laid_god ? h("span", { class: "yg-mini laid" }, player.laid ? icon(player.laid.split("/")[0]) : "?") : h("span", { class: "yg-mini empty" }),
      h("span", { class: "yg-sep" }),
      player.deck.map(card),
    );
  }
}

const rank = (figure, own, /** @type {View} */ view) => (figure === own && figure < view.seats ? -1 : figure);
