// Blood Rage's face: it draws a view on the frame's hosts and says what can be pressed, asked and told.

import { h } from "../../../web/js/dom.js";
import { sprite } from "./art.js";
import { BattleScene } from "./battle.js";
import { Board } from "./board.js";
import { Hand, cardFace } from "./cards.js";
import { Draft } from "./draft.js";
import { changes, Threads, withQuest } from "./forecast.js";
import { Ledger } from "./ledger.js";
import { Sheets } from "./sheets.js";
import { soundOf } from "./sounds.js";
import { PICTURES } from "./pictures.js";
import { moments } from "./scenes/moments.js";
import { Traces } from "./scenes/traces.js";
import { gameSummary } from "./summary.js";
import { attempt, greyed, targets } from "./targets.js";
import { Track } from "./track.js";
import { Words } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

/** What is worth a second look from its line in the log. */
const STAGED = ["won_battle", "nobody_won", "pillaged", "revealed_quest", "ragnarok_struck"];

class Face {
  constructor(host, table) {
    this.host = host;
    this.table = table;
    this.words = new Words(table);
    this.ledger = new Ledger(table);
    document.getElementById("br-sprite")?.remove();
    this.art = sprite(PICTURES);
    this.art.id = "br-sprite";
    document.body.append(this.art);
    this.board = new Board(host.board, this.words);
    this.hand = new Hand(host.hand, this.words);
    this.sheets = new Sheets(host.sheets, this.words);
    this.track = new Track(host.track, this.words);
    this.battle = new BattleScene(this.words);
    this.draft = new Draft(this.words);
    this.traces = new Traces(this.board, host.sheets, this.words);
    this.staged = STAGED;
    this.soundOf = soundOf;
    this.threads = new Threads(host.hand, host.board, this.words);
    this.peeks = ["place", "piece"];
    /** Loaded with the first turn. @type {import("./march.js").March | null} */
    this.march = null;
    this.listeners = [];
    this.listen();
  }

  /** Cards that are only looked at. */
  listen() {
    const look = (event) => {
      if (event.type === "keydown" && event.key !== "Enter") return;
      const found = event.target.closest?.("[data-look]");
      if (found && !found.classList.contains("can")) this.table.openCard(found.dataset.look);
    };
    for (const area of ["hand", "sheets", "scene", "stage"]) {
      for (const name of ["click", "keydown"]) {
        this.host[area].addEventListener(name, look);
        this.listeners.push(() => this.host[area].removeEventListener(name, look));
      }
    }
  }

  setScene(panel) {
    const [now] = this.host.scene.children;
    if (now !== (panel ?? undefined)) this.host.scene.replaceChildren(...[panel].filter(Boolean));
  }

  update(/** @type {State} */ state, { events = [], animate = false } = {}) {
    const { view } = state;
    this.state = state;
    this.words.view = view;
    this.ledger.add(events);
    this.updateScene(state);
    this.track.update(view);
    this.board.update(view, { animate });
    this.sheets.update(view, state);
    this.hand.update(view);
    this.traces.update(view);
  }

  /** First of all: when what has the focus goes away, the browser lays out whatever has changed until then. */
  updateScene(/** @type {State} */ state) {
    const { view } = state;
    if (view.phase !== "over") this.ending = null;
    const drafting = view.phase === "gods_gifts" ? this.draft.panel(state) : null;
    const fought = this.battle.update(view);
    this.setScene(this.ending ?? drafting ?? fought);
  }

  /** Nothing more is shown: now the engine may be asked about what stands there. */
  rested(/** @type {State} */ state) {
    this.battle.count(state.view);
    this.marching(state);
  }

  /** Figures can be taken by hand from the first turn of one's own on. */
  async marching(/** @type {State} */ state) {
    if (!this.march && state.view.decision?.name === "turn" && state.offers.length) {
      const { March } = await import("./march.js");
      this.march ??= new March(this.host.board, this.words);
    }
    this.march?.update(this.state ?? state);
  }

  planned(/** @type {State} */ state) {
    return this.march?.planned(state) ?? null;
  }

  moments(update) {
    return moments(this, update);
  }

  /** Who sits where has changed. */
  seated(/** @type {State} */ state) {
    this.sheets.update(state.view, state);
    this.traces.update(state.view);
  }

  targets(offer, /** @type {View} */ view) {
    return targets(offer, view);
  }

  greyed(/** @type {View} */ view) {
    return greyed(view, this.table.catalogue);
  }

  attempt(target, picked, /** @type {View} */ view) {
    return attempt(target, picked, view);
  }

  label(offer, /** @type {View} */ view) {
    return this.words.label(offer, view);
  }

  targetLabel(target) {
    return this.words.targetLabel(target);
  }

  changes(found, /** @type {View} */ view) {
    return changes(found, view, this.words);
  }

  prompt(/** @type {State} */ state) {
    return this.words.prompt(state);
  }

  /** How far the game is, for the home page. */
  progress(/** @type {View} */ { age }) {
    return { id: "br-age", args: { age } };
  }

  seatName(seat, /** @type {View} */ view) {
    const code = view?.clans?.[seat] ?? this.table.seats[seat]?.code;
    return code ? this.words.plain("clan", code) : String(seat);
  }

  card(code) {
    return withQuest(cardFace(this.words, code, { extra: "br-palm" }), code, this.words);
  }

  /** A place, or the one where a figure stands, as everybody can count it. */
  async read(target) {
    const [kind, code] = target.split(":");
    return this.peeks.includes(kind) ? h("div", { class: "br-read" }, await this.words.explain(code.split("@").at(-1), "")) : null;
  }

  summary(/** @type {State} */ state) {
    this.ending = gameSummary(this.words, state, this.ledger, () => {
      this.ending = null;
      this.setScene(null);
    });
    this.setScene(this.ending);
  }

  close() {
    for (const stop of this.listeners) stop();
    this.threads.close();
    this.march?.close();
    this.art.remove();
  }
}

export async function mount(host, table) {
  return new Face(host, table);
}
