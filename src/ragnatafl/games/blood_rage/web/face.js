// Blood Rage's face: it draws a view on the frame's hosts and says what can be pressed, asked and told.

import { sprite } from "./art.js";
import { BattleScene, playOut } from "./battle.js";
import { Board } from "./board.js";
import { Hand, cardFace } from "./cards.js";
import { Draft } from "./draft.js";
import { Ledger } from "./ledger.js";
import { Sheets } from "./sheets.js";
import { ageSummary, gameSummary } from "./summary.js";
import { greyed, targets } from "./targets.js";
import { Track } from "./track.js";
import { Words } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

const LINGER = 5000;

class Face {
  constructor(host, table) {
    this.host = host;
    this.table = table;
    this.words = new Words(table);
    this.ledger = new Ledger(table);
    document.getElementById("br-sprite")?.remove();
    this.art = sprite();
    this.art.id = "br-sprite";
    document.body.append(this.art);
    this.board = new Board(host.board, this.words);
    this.hand = new Hand(host.hand, this.words);
    this.sheets = new Sheets(host.sheets, this.words);
    this.track = new Track(host.track, this.words);
    this.battle = new BattleScene(this.words);
    this.draft = new Draft(this.words);
    this.tales = [];
    this.listeners = [];
    this.listen();
  }

  /** Cards that are only looked at, and panels that are clicked away. */
  listen() {
    const look = (event) => {
      if (event.type === "keydown" && event.key !== "Enter") return;
      const found = event.target.closest?.("[data-look]");
      if (found && !found.classList.contains("can")) this.table.openCard(found.dataset.look);
    };
    const away = (event) => {
      if (event.target.closest?.(".br-tale, .br-close")) this.closeScene();
    };
    for (const [host, name, act] of [
      ...["hand", "sheets", "scene"].flatMap((area) => [[this.host[area], "click", look], [this.host[area], "keydown", look]]),
      [this.host.scene, "click", away],
    ]) {
      host.addEventListener(name, act);
      this.listeners.push(() => host.removeEventListener(name, act));
    }
  }

  /** The next of the panels that only tell, else what is going on. */
  closeScene() {
    this.tales.shift();
    this.tell();
  }

  tell() {
    clearTimeout(this.timer);
    const [tale] = this.tales;
    if (tale && !tale.classList.contains("br-stays")) this.timer = setTimeout(() => this.closeScene(), LINGER);
    this.showScene();
  }

  /** A tale lies on the draft, so that its cards stay in sight; anything else waits until it has been told. */
  showScene() {
    const [tale] = this.tales;
    const below = tale && this.resting !== this.draft.element ? null : this.resting;
    if (below) below.inert = Boolean(tale);
    this.setScene(below, tale);
  }

  setScene(...panels) {
    const wanted = panels.filter(Boolean);
    const { children } = this.host.scene;
    if (wanted.length === children.length && wanted.every((panel, k) => children[k] === panel)) return;
    this.host.scene.replaceChildren(...wanted);
  }

  update(/** @type {State} */ state, { previous = null, events = [], animate = false } = {}) {
    const { view } = state;
    this.words.view = view;
    this.ledger.add(events);
    this.track.update(view);
    this.board.update(view, { animate, events });
    this.sheets.update(view, state);
    this.hand.update(view);
    return this.updateScene(state, previous, events, animate);
  }

  /** Who sits where has changed. */
  seated(/** @type {State} */ state) {
    this.sheets.update(state.view, state);
  }

  updateScene(/** @type {State} */ state, previous, events, animate) {
    const { view } = state;
    if (view.phase !== "over") this.ending = null;
    const panel = this.battle.update(view, previous?.view ?? null, events);
    const drafting = view.phase === "gods_gifts" ? this.draft.panel(state) : null;
    const { decided } = this.battle;
    const aged = drafting && events.some(({ name, data }) => name === "age_began" && data.age > 1);
    const fresh = [decided ? panel : null, aged ? ageSummary(this.words, view, this.ledger) : null].filter(Boolean);
    this.resting = this.ending ?? drafting ?? (decided ? null : panel);
    if (fresh.length) this.tales = fresh;
    if (fresh.length) this.tell();
    else this.showScene();
    return decided && animate ? playOut(panel) : undefined;
  }

  targets(offer, /** @type {View} */ view) {
    return targets(offer, view);
  }

  greyed(/** @type {View} */ view) {
    return greyed(view, this.table.catalogue);
  }

  label(offer, /** @type {View} */ view) {
    return this.words.label(offer, view);
  }

  targetLabel(target) {
    return this.words.targetLabel(target);
  }

  prompt(/** @type {State} */ state) {
    return this.words.prompt(state);
  }

  seatName(seat, /** @type {View} */ view) {
    const code = view?.clans?.[seat] ?? this.table.seats[seat]?.code;
    return code ? this.words.plain("clan", code) : String(seat);
  }

  card(code) {
    return cardFace(this.words, code, { extra: "br-palm" });
  }

  summary(/** @type {State} */ state) {
    this.tales = [];
    clearTimeout(this.timer);
    this.ending = gameSummary(this.words, state, this.ledger, () => {
      this.ending = this.resting = null;
      this.setScene();
    });
    this.setScene(this.ending);
  }

  close() {
    clearTimeout(this.timer);
    for (const stop of this.listeners) stop();
    this.art.remove();
  }
}

export async function mount(host, table) {
  return new Face(host, table);
}
