// Hnefatafl's face: the board, a sheet for each side, and what can be pressed, asked and told.

import { h, put } from "../../../web/js/dom.js";
import { action } from "../../../web/js/offers.js";
import { Board, icon, piecesOf } from "./board.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

const SIDES = ["attacker", "defender"];
const MOST = { attacker: 24, defender: 12 };
const MOST_QUIET = 100;

class Words {
  constructor({ t, name }) {
    this.t = t;
    this.name = name;
  }

  square(square) {
    return this.t("ht-square", { square });
  }

  piece(square, kind) {
    return this.t("ht-piece-on", { piece: this.name("piece", kind), square });
  }
}

class Face {
  constructor(host, table) {
    this.host = host;
    this.table = table;
    this.words = new Words(table);
    this.board = new Board(host.board, table.catalogue, this.words);
    this.change = () => this.picked();
    this.look = (event) => this.preview(event.detail);
    table.chooser?.addEventListener("change", this.change);
    table.chooser?.addEventListener("look", this.look);
  }

  update(/** @type {State} */ state, { animate = false, previous = null } = {}) {
    this.view = state.view;
    this.board.update(state.view, animate && Boolean(previous));
    this.sheets(state.view);
    this.track(state.view);
    if (!state.view.ending) put(this.host.scene);
  }

  seated(/** @type {State} */ state) {
    this.sheets(state.view);
  }

  /** Squares show that they can be reached once a piece is picked. */
  picked() {
    const held = this.table.chooser.picked.find((target) => target.startsWith("piece:"));
    this.board.element.classList.toggle("ht-choosing", Boolean(held));
    this.board.threaten([]);
  }

  /** Under the pointer or the focus: what the move would capture, as the engine says. */
  async preview(target) {
    const held = this.table.chooser.picked.find((one) => one.startsWith("piece:"));
    this.looked = target;
    const [choice] = target?.startsWith("square:") && held ? this.table.chooser.choices.after(target) : [];
    const found = choice ? await this.table.preview(choice.offer).catch(() => null) : null;
    if (this.looked === target) this.board.threaten(found?.changes.taken ?? []);
  }

  // Beside the board

  sheets(/** @type {View} */ view) {
    const { t, name } = this.words;
    const rows = SIDES.map((side) => {
      const seat = view.sides.indexOf(side);
      const lost = view.captured[side];
      const player = this.table.seats[seat]?.name;
      const mine = this.table.you.includes(seat) ? "ht-mine" : "";
      const asked = view.decision?.seat === seat ? "ht-asked" : "";
      return h("section", { class: `ht-sheet ${mine} ${asked}`, "data-code": side },
        h("h3", {}, side === "defender" ? icon("king") : icon("attacker"), h("span", {}, String(name("side", side))), player ? h("small", {}, player) : null),
        h("p", {}, t("ht-left", { count: MOST[side] - lost, most: MOST[side] })),
        h("div", { class: "ht-lost", "aria-hidden": "true" }, Array.from({ length: MOST[side] }, (_, k) => icon(side, k < MOST[side] - lost ? "" : "ht-gone"))));
    });
    put(this.host.sheets, rows);
  }

  track(/** @type {View} */ view) {
    const { t } = this.words;
    const bar = h("progress", { max: MOST_QUIET, value: view.quiet, "aria-label": t("ht-quiet-bar") });
    put(this.host.track, h("div", { class: "ht-track" }, h("span", {}, t("ht-quiet", { count: view.quiet, most: MOST_QUIET })), bar));
  }

  // Choosing

  targets({ args: [start, end] }) {
    return [`piece:${start}`, `square:${end}`];
  }

  /** One's own pieces that are shut in. */
  greyed(/** @type {View} */ view) {
    if (view.seat === null || view.decision?.seat !== view.seat) return [];
    const own = piecesOf(view).filter(([, kind]) => (kind === "attacker" ? "attacker" : "defender") === view.turn);
    const beside = (square) => (square[0] === "f" ? `e${square.slice(1)}` : `f${square.slice(1)}`);
    return own.map(([square]) => ({ target: `piece:${square}`, action: action("move", square, beside(square)) }));
  }

  label({ args: [start, end] }) {
    return this.words.t("ht-choice-move", { start, end });
  }

  targetLabel(target) {
    return target.slice(target.indexOf(":") + 1);
  }

  prompt({ view }) {
    const { t, name } = this.words;
    if (view.ending) return { text: this.verdict(view), hint: t(`ht-ending-${view.ending}`) };
    const held = this.table.chooser?.picked[0];
    const text = held ? t("ht-prompt-to", { square: this.targetLabel(held) }) : t("ht-prompt-move", { side: name("side", view.turn) });
    return { text, hint: view.ways ? t("ht-event-way_out", { ways: view.ways }) : "" };
  }

  // Telling

  verdict({ winner }) {
    const { t, name } = this.words;
    return SIDES.includes(winner) ? t("ht-won", { side: name("side", winner) }) : t("ht-draw");
  }

  summary({ view }) {
    const { t } = this.words;
    const close = () => put(this.host.scene);
    const mark = view.winner === "attacker" ? "attacker" : "king";
    put(this.host.scene, h("section", { class: "ht-end" },
      icon(mark), h("h2", {}, this.verdict(view)), h("p", {}, t(`ht-ending-${view.ending}`)),
      h("p", { class: "ht-tally" }, t("ht-tally", view.captured)),
      h("button", { type: "button", class: "ht-close", onclick: close }, t("ht-see-board"))));
  }

  close() {
    this.table.chooser?.removeEventListener("change", this.change);
    this.table.chooser?.removeEventListener("look", this.look);
  }
}

export async function mount(host, table) {
  return new Face(host, table);
}
