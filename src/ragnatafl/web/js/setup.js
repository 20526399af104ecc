// A position that is set up: pieces are moved and numbers changed, then it is tried what can be done and what happens.
// The server plays; nothing is kept there. The address holds everything.

import { newTable, request } from "./api.js";
import { linkRow, openDialog } from "./dialogs.js";
import { h, put, style } from "./dom.js";
import { Frame } from "./frame.js";
import { loadTexts, t } from "./i18n.js";
import { bindKeys } from "./keys.js";
import { menuButtons } from "./menu.js";
import { fileOf, gameNames, hasFile, nameOf, refusalText, seatCodeName, titleOf } from "./names.js";
import { offersOf } from "./offers.js";
import { messagePage, setTitle } from "./page.js";
import { SetupPanel } from "./setup_panel.js";
import { packed, unpacked } from "./shared_position.js";
import { placeFor, playerName } from "./store.js";

/** @typedef {{table: any, steps: {seat: number, decision: string}[]}} Here what is set up, and what was decided since */

/** A game without pieces that can be pressed is set up by its text alone. */
const PLAIN = { groups: () => [], brushes: () => [], pressed: () => null, settled: (table) => table };

export class SetupPage {
  constructor(root, game) {
    this.root = root;
    this.game = gameNames().includes(game) ? game : gameNames()[0];
    /** @type {Here} */
    this.here = { table: {}, steps: [] };
    /** What can be gone back to. @type {Here[]} */
    this.past = [];
    this.trying = false;
    this.eyes = null;
    this.hand = { brush: "move", held: null };
    this.seats = [];
    this.you = [];
    this.unbind = bindKeys(this);
  }

  async open() {
    put(this.root, h("p", { class: "loading", role: "status" }, t("ui-loading")));
    await Promise.all([loadTexts("setup"), loadTexts("replay"), style("/static/web/css/setup.css")]);
    const given = location.hash.length > 1 ? await unpacked(location.hash.slice(1)) : null;
    if (given?.table) [this.here, this.trying] = [{ table: given.table, steps: given.steps ?? [] }, (given.steps ?? []).length > 0];
    try {
      this.take(await this.ask(given?.text ? { text: given.text } : {}));
      if (given?.text) this.here.table = this.present;
    } catch (error) {
      put(this.root, messagePage(t("ui-setup-refused", { why: this.reason(error) })));
      return;
    }
    await this.build();
  }

  // The server

  body(more = {}) {
    return { game: this.game, table: this.here.table, steps: this.here.steps, seat: this.eyes, ...more };
  }

  ask(more = {}, path = "") {
    return request(`/api/positions${path}`, { method: "POST", body: this.body(more) });
  }

  /** Why the server cannot do it, in the player's language. */
  reason({ args, reason, message }) {
    return args?.refusal ? refusalText(this.game, args.refusal) : reason || message;
  }

  take(/** @type {import("./types").Arranged} */ found) {
    this.entries = found.events;
    this.seats = found.seats;
    this.you = [found.seat];
    this.text = found.text;
    this.present = found.table;
    this.state = { ...found, offers: offersOf(found.offers), events: [] };
  }

  async why({ text }) {
    return (await this.ask({ about: text, seat: this.state.seat }, "/why")).refusal;
  }

  async inspect(thing) {
    return (await this.ask({ about: thing, seat: this.state.seat }, "/inspect").catch(() => ({ result: null }))).result;
  }

  // The frame

  async build() {
    const page = this;
    const frame = new Frame(this.root, {
      game: this.game,
      get seats() {
        return page.seats;
      },
      get you() {
        return page.you;
      },
      act: (offer) => page.act(offer),
      why: (action) => page.why(action),
      inspect: (thing) => page.inspect(thing),
      entries: () => page.entries,
      ask: () => page.prompt(),
      tell: (part) => page.frame.log.add([part]),
      rested: () => page.rested(),
      jump: null,
      chat: null,
      tools: menuButtons(page),
    });
    await frame.mount();
    this.frame?.close();
    this.frame = frame;
    setTitle(t("ui-setup"), titleOf(this.game));
    frame.element.classList.add("setting-up");
    frame.field.addEventListener("click", (event) => this.pressed(event), true);
    this.arranger = await this.arrangerOf();
    this.panel = new SetupPanel(this);
    frame.prompt.element.append(this.panel.element);
    this.draw();
  }

  async arrangerOf() {
    if (!hasFile(this.game, "setup.js")) return PLAIN;
    const { setup } = await import(fileOf(this.game, "setup.js"));
    const { catalogue } = await import("./api.js");
    const noun = (kind, code) => nameOf(this.game, kind, code);
    return setup({ t, noun, name: (kind, code) => String(noun(kind, code)), catalogue: await catalogue(this.game) });
  }

  draw() {
    const { frame, state } = this;
    frame.prompt.say("");
    frame.draw(this.trying ? state : { ...state, offers: [] }, { animate: false });
    frame.log.fill(this.entries.filter(({ seq }) => seq > 0));
    this.offer();
    this.keep();
  }

  /** What can be done now can be pressed, while it is tried. */
  offer() {
    const { frame, state } = this;
    if (this.trying && state.offers.length) frame.offer(state);
    else frame.chooser.rest();
    this.prompt();
    this.panel.draw();
  }

  prompt() {
    const { frame, state, trying } = this;
    if (!frame?.face || !this.panel) return;
    const asked = trying && state.offers.length > 0 && !frame.show.playing;
    const { text = "", hint = "" } = (trying && frame.face.prompt(state)) || {};
    frame.element.classList.toggle("asked-now", asked);
    frame.element.classList.toggle("arranging", !trying);
    frame.prompt.ask({
      who: trying ? `${t("ui-setup-try")} · ${this.name(state.seat)}` : t("ui-setup-arrange"),
      text: trying ? text || t(state.over ? "ui-over" : "ui-setup-waits") : this.hand.held ? t("ui-setup-held") : t("ui-setup-press"),
      hint,
      buttons: asked ? frame.buttons() : [],
    });
  }

  name(seat) {
    return String(seatCodeName(this.game, this.seats[seat].code));
  }

  // Changing and trying

  /** Go to another position, if it can be; else say why not, and stay. */
  async go(/** @type {Here} */ here) {
    const before = this.here;
    this.here = here;
    try {
      this.take(await this.ask());
    } catch (error) {
      this.here = before;
      this.frame.prompt.say(t("ui-setup-refused", { why: this.reason(error) }));
      this.panel.draw();
      return false;
    }
    this.hand.held = null;
    this.draw();
    return true;
  }

  /** The same, and it can be taken back. */
  async change(/** @type {Here} */ here) {
    const before = this.here;
    if (await this.go(here)) this.past.push(before);
    this.panel.draw();
  }

  /** Another table: what only a game in progress has (memories, decks, coming chance) is made anew. */
  arrange(table) {
    const settled = { ...this.arranger.settled(table, this.present) };
    delete settled.exactly;
    return this.change({ table: settled, steps: [] });
  }

  /** From the text of a position; raises what is wrong with it. */
  async read(text) {
    const found = await request("/api/positions", { method: "POST", body: { game: this.game, text } });
    await this.change({ table: found.table, steps: [] });
  }

  async undo() {
    const before = this.past.pop();
    if (before) await this.go(before);
    this.panel.draw();
  }

  async act(offer) {
    const { frame, state } = this;
    const step = { seat: state.seat, decision: offer.text };
    const before = this.here;
    frame.chooser.rest();
    this.here = { ...before, steps: [...before.steps, step] };
    try {
      this.take(await this.ask({ seat: state.seat }));
    } catch (error) {
      this.here = before;
      frame.prompt.say(this.reason(error));
      return this.offer();
    }
    this.past.push(before);
    this.keep();
    frame.show.play({ state: this.state, previous: state, entries: [this.entries.at(-1)] });
  }

  /** What happened has been shown: now whoever is asked. */
  async rested() {
    const { state, eyes } = this;
    if (!state.over && eyes === null && !state.waiting.includes(state.seat)) {
      this.take(await this.ask());
      this.frame.draw(this.state, { animate: false });
    }
    this.offer();
  }

  tryOut(trying) {
    this.trying = trying;
    if (!trying && this.here.steps.length) return this.change({ table: this.present, steps: [] });
    return this.draw();
  }

  async through(eyes) {
    this.eyes = eyes;
    await this.go(this.here);
  }

  // Pressing pieces

  pressed(event) {
    if (this.trying) return;
    const element = event.target.closest("[data-piece], [data-target]");
    if (!element) return;
    event.stopPropagation();
    this.press(element.dataset.piece ? `piece:${element.dataset.piece}` : element.dataset.target);
  }

  press(thing) {
    const done = this.arranger.pressed(thing, this.hand, this.present);
    this.hand.held = done?.held ?? null;
    if (done?.table) this.arrange(done.table);
    else this.prompt();
  }

  // Sharing and playing

  async keep() {
    history.replaceState(null, "", `/setup/${this.game}#${await packed(this.here)}`);
  }

  async share() {
    await this.keep();
    openDialog(t("ui-share"), [h("p", {}, t("ui-setup-share")), linkRow(t("ui-setup"), location.href)], { kind: "invite" });
  }

  async playOn() {
    const { openPlayOn } = await import("./play_on.js");
    const place = (own, bot) => ({ seat }) => (seat === own ? placeFor("me", playerName()) : { kind: "bot", bot });
    const make = ({ seat, bot }) => newTable({ game: this.game, position: this.text, seats: this.seats.map(place(seat, bot)) });
    await openPlayOn({ game: this.game, seats: this.seats.map(({ seat }) => [seat, this.name(seat)]), seat: this.state.seat, make });
  }

  positionPath() {
    return null;
  }

  escape() {
    if (this.frame?.chooser.back()) return;
    this.hand.held = null;
    this.prompt();
  }

  async relocalise() {
    if (this.frame) await this.build();
    else await this.open();
  }

  close() {
    this.unbind();
    this.frame?.close();
  }
}
