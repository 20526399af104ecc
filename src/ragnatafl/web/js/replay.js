// A finished game, or any record, step by step: slider, play and pause, whose view, a link to any position.

import { request } from "./api.js";
import { linkRow, openDialog } from "./dialogs.js";
import { button, h, put } from "./dom.js";
import { icon } from "./emblems.js";
import { download } from "./ending.js";
import { Frame } from "./frame.js";
import { t } from "./i18n.js";
import { bindKeys } from "./keys.js";
import { menuButtons } from "./menu.js";
import { seatCodeName, titleOf } from "./names.js";
import { offersOf } from "./offers.js";
import { messagePage, setTitle } from "./page.js";

const PACE = 700;

export class ReplayPage {
  constructor(root, replay) {
    this.root = root;
    this.replay = replay;
    const given = new URLSearchParams(location.search);
    this.seq = Number(given.get("seq") ?? 0);
    this.seat = given.has("seat") ? Number(given.get("seat")) : null;
    this.you = [];
    this.unbind = bindKeys(this);
  }

  get address() {
    return `/api/replays/${encodeURIComponent(this.replay)}`;
  }

  positionPath() {
    return `${this.address}/position?seq=${this.seq}`;
  }

  get seatQuery() {
    return this.seat === null ? "" : `?seat=${this.seat}`;
  }

  async open() {
    put(this.root, h("p", { class: "loading", role: "status" }, t("ui-loading")));
    try {
      this.facts = await request(this.address);
    } catch (error) {
      put(this.root, messagePage(error.code === "old_record" ? error.message : t("ui-nothing-here"), ...this.instead(error)));
      return;
    }
    this.game = this.facts.game;
    this.seats = this.facts.seats.map((seat) => ({ ...seat, name: seat.name.startsWith("bot ") ? "" : seat.name }));
    this.seq = Math.min(Math.max(0, Number.isFinite(this.seq) ? this.seq : 0), this.facts.seq);
    await this.build();
  }

  /** What is said where a replay cannot be shown: a record of other rules can still be taken home. */
  instead({ code, message }) {
    if (code !== "old_record") return [message];
    const save = async () => download(`${this.replay}.tafl`, await request(`${this.address}/record`));
    return [null, button(t("ui-record-download"), save)];
  }

  async build() {
    const page = this;
    const frame = new Frame(this.root, {
      game: this.game,
      seats: this.seats,
      you: [],
      act: () => {},
      why: async () => null,
      inspect: async () => null,
      entries: () => (page.entries ?? []).filter((entry) => entry.seq <= page.seq),
      jump: (seq) => page.show(seq),
      rested: () => page.rested?.(),
      chat: null,
      tools: menuButtons(page),
    });
    await frame.mount();
    this.frame?.close();
    this.frame = frame;
    setTitle(t("ui-replay"), titleOf(this.game));
    frame.element.classList.add("replay");
    this.controls();
    await this.look();
  }

  /** The bar under the sentence: play, step, slider, whose view. */
  controls() {
    const sign = (label, name, act) => button(label, act, { class: "icon" }, icon(name));
    this.slider = h("input", {
      type: "range",
      min: 0,
      max: this.facts.seq,
      value: this.seq,
      "aria-label": t("ui-replay-position"),
      oninput: (event) => this.show(Number(event.target.value)),
    });
    this.playing = sign(t("ui-replay-play"), "play", () => this.toggle());
    const viewers = [[null, t("ui-replay-spectator")], ...this.seats.map(({ seat }) => [seat, this.name(seat)])];
    const select = h(
      "select",
      { "aria-label": t("ui-replay-eyes"), onchange: (event) => this.through(event.target.value) },
      viewers.map(([value, text]) => h("option", { value: value ?? "", selected: value === this.seat }, text)),
    );
    this.bar = h(
      "div",
      { class: "replay-bar" },
      this.facts.example ? h("p", { class: "example", lang: "en" }, this.facts.example) : null,
      h(
        "div",
        { class: "steps" },
        sign(t("ui-replay-first"), "first", () => this.show(0)),
        sign(t("ui-step-back"), "back", () => this.step(-1)),
        this.playing,
        sign(t("ui-step-on"), "on", () => this.step(1)),
        sign(t("ui-replay-last"), "last", () => this.show(this.facts.seq)),
      ),
      this.slider,
      h(
        "div",
        { class: "eyes" },
        h("label", {}, t("ui-replay-eyes"), " ", select),
        button(t("ui-share"), () => this.share(), { class: "quiet small" }),
      ),
    );
    this.frame.prompt.element.append(this.bar);
  }

  name(seat) {
    const own = String(seatCodeName(this.game, this.seats[seat].code));
    return this.seats[seat].name ? `${own} (${this.seats[seat].name})` : own;
  }

  async look() {
    const found = await request(`${this.address}/log${this.seatQuery}`);
    this.entries = found.entries;
    await this.show(this.seq, false);
    this.frame.log.fill(this.entries);
    this.mark();
  }

  async through(value) {
    this.seat = value === "" ? null : Number(value);
    await this.look();
  }

  /** Show a position; when another was asked for meanwhile, the older answer is thrown away. */
  async show(seq, animate = true) {
    this.seq = seq;
    this.slider.value = seq;
    this.slider.setAttribute("aria-valuetext", t("ui-past-position", { seq }));
    try {
      const found = await request(`${this.address}/positions/${seq}${this.seatQuery}`);
      if (this.seq !== seq) return;
      const step = this.state && seq === this.state.seq + 1;
      const entry = this.entries.find((one) => one.seq === seq);
      const previous = step ? this.state : null;
      this.state = { ...found, offers: offersOf([]), events: entry ? [entry] : [] };
      this.say(entry);
      if (previous && entry && animate) await this.played({ state: this.state, previous, entries: [entry], again: true });
      else this.frame.draw(this.state);
      if (this.seq !== seq) return;
      if (found.over) this.frame.face.summary?.(this.state);
      history.replaceState(
        null,
        "",
        `${location.pathname}?seq=${seq}${this.seat === null ? "" : `&seat=${this.seat}`}`,
      );
    } catch (error) {
      this.frame.prompt.say(error.message);
    }
    this.mark();
  }

  /** Show a step on the stage; settled when it is empty. */
  played(update) {
    this.rested?.();
    this.frame.show.clear();
    return new Promise((resolve) => {
      this.rested = () => resolve(null);
      this.frame.show.play(update);
    });
  }

  say(entry) {
    const sentences = (entry?.events ?? []).map((event) => this.frame.sentence(event)).filter(Boolean);
    const who = entry && entry.seat !== null && entry.seat !== undefined ? this.name(entry.seat) : "";
    this.frame.prompt.ask({
      who: t("ui-replay-step", { seq: this.seq, last: this.facts.seq }),
      text: who || t("ui-replay"),
      hint: sentences.slice(0, 6).join(" "),
    });
  }

  mark() {
    for (const one of this.frame.element.querySelectorAll(".line.shown")) one.classList.remove("shown");
    const lines = this.frame.element.querySelectorAll(`.line[data-seq="${this.seq}"]`);
    for (const one of lines) one.classList.add("shown");
    lines[0]?.scrollIntoView({ block: "nearest" });
  }

  step(by) {
    return this.show(Math.min(Math.max(0, this.seq + by), this.facts.seq));
  }

  toggle() {
    this.running ? this.pause() : this.play();
  }

  play() {
    this.running = true;
    if (this.seq >= this.facts.seq) this.seq = -1;
    this.face("pause", t("ui-replay-pause"));
    const next = async () => {
      if (!this.running) return;
      await this.step(1);
      if (this.seq >= this.facts.seq) return this.pause();
      this.timer = setTimeout(next, PACE);
    };
    next();
  }

  pause() {
    this.running = false;
    clearTimeout(this.timer);
    if (this.frame) this.face("play", t("ui-replay-play"));
  }

  face(name, label) {
    put(this.playing, icon(name));
    this.playing.setAttribute("aria-label", label);
    this.playing.title = label;
  }

  share() {
    openDialog(t("ui-share"), [h("p", {}, t("ui-share-explained")), linkRow(t("ui-replay"), location.href)], {
      kind: "invite",
    });
  }

  key(key) {
    if (document.activeElement === this.slider) return false;
    const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };
    if (steps[key]) this.step(steps[key]);
    else if (key === " ") this.toggle();
    else if (key === "Home") this.show(0);
    else if (key === "End") this.show(this.facts.seq);
    else return false;
    return true;
  }

  escape() {
    this.pause();
  }

  async relocalise() {
    if (this.frame) await this.build();
    else await this.open();
  }

  close() {
    this.pause();
    this.unbind();
    this.frame?.close();
  }
}
