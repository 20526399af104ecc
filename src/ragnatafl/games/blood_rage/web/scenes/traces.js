// What the last turn of each clan has left: footprints of a march, a rim on new figures, the card at the edge of the sheet.

import { h, s } from "../../../../web/js/dom.js";
import { lastTurns } from "../../../../web/js/turns.js";
import { cardGlyph, lookAt } from "../cards.js";
import { CENTRE, harbour, point, stave } from "../shield.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../words.js").Words} Words */

const LAID = ["upgraded", "committed", "revealed"];

export class Traces {
  constructor(board, sheets, /** @type {Words} */ words) {
    this.board = board;
    this.sheets = sheets;
    this.words = words;
    this.layer = s("g", { class: "br-traces", "aria-hidden": "true" });
    board.figures.layer.before(this.layer);
  }

  update(/** @type {View} */ view) {
    const turns = [...lastTurns(this.words.table.entries?.() ?? [])].filter(([seat]) => view.clans[seat]);
    const steps = turns.flatMap(([, events]) => events.filter(({ name }) => name === "marched"));
    this.tread(steps.map(({ data }) => data));
    const came = turns.flatMap(([, events]) => events.filter(({ name }) => name === "invaded"));
    this.board.figures.rim(came.map(({ data }) => data));
    this.cards(view, turns);
  }

  tread(steps) {
    const key = JSON.stringify(steps);
    if (key === this.trodden) return;
    this.trodden = key;
    this.layer.replaceChildren(...steps.flatMap((step) => this.footprints(step)));
  }

  middle(place) {
    const { index } = this.board.places.get(place);
    if (place === "yggdrasil") return [CENTRE, CENTRE];
    return this.words.catalogue.fjords[place] ? harbour(index, 0) : point(338, stave(index).middle);
  }

  /** A line of steps, bent a little towards the boss. */
  footprints({ clan, source, place }) {
    const [[x0, y0], [x1, y1]] = [this.middle(source), this.middle(place)];
    const bend = (from, to) => CENTRE + ((from + to) / 2 - CENTRE) * 0.72;
    const d = `M${x0.toFixed(1)} ${y0.toFixed(1)}Q${bend(x0, x1).toFixed(1)} ${bend(y0, y1).toFixed(1)} ${x1.toFixed(1)} ${y1.toFixed(1)}`;
    return ["br-footprints-edge", "br-footprints"].map((name) => s("path", { class: `${name} br-clan-${clan}`, d }));
  }

  cards(/** @type {View} */ view, turns) {
    const last = new Map(turns);
    view.clans.forEach((clan, seat) => {
      const card = last.get(seat)?.findLast(({ name, data }) => LAID.includes(name) && data.card)?.data.card;
      const head = this.sheets.querySelector(`[data-thing="${clan}"] .br-player`);
      const old = head?.parentNode.querySelector(".br-last-card");
      if (!head || old?.dataset.look === card) return;
      old?.remove();
      if (card) head.before(this.card(card));
    });
  }

  card(code) {
    const label = this.words.t("br-last-card", { card: this.words.name("card", code) });
    return lookAt(h("span", { class: "br-last-card", title: label, "aria-label": label }, cardGlyph(this.words.card(code))), code);
  }
}
