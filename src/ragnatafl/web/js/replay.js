// A finished game, or any record, step by step. Its address tells the position and whose eyes see it.

import { request } from "./api.js";
import { linkRow, openDialog } from "./dialogs.js";
import { button, h, put, style } from "./dom.js";
import { download } from "./ending.js";
import { Frame } from "./frame.js";
import { loadTexts, t } from "./i18n.js";
import { bindKeys } from "./keys.js";
import { beyond, jumpOf } from "./landmarks.js";
import { menuButtons } from "./menu.js";
import { fileOf, hasFile, seatCodeName, textId, titleOf } from "./names.js";
import { offersOf } from "./offers.js";
import { messagePage, setTitle } from "./page.js";
import { ReplayBar, SPEEDS } from "./replay_bar.js";
import { pace, playerName } from "./store.js";

export class ReplayPage {
  constructor(root, replay) {
    this.root = root;
    this.replay = replay;
    const given = new URLSearchParams(location.search);
    this.seq = Number(given.get("seq") ?? 0);
    this.seat = given.has("seat") ? Number(given.get("seat")) : null;
    this.you = [];
    this.speed = "normal";
    /** @type {import("./types").Course} */
    this.course = { lines: [], landmarks: {} };
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
      [this.course] = await Promise.all([this.loadCourse(), loadTexts("replay"), ...this.styles()]);
    } catch (error) {
      put(this.root, messagePage(error.code === "old_record" ? error.message : t("ui-nothing-here"), ...this.instead(error)));
      return;
    }
    this.game = this.facts.game;
    this.seats = this.facts.seats.map((seat) => ({ ...seat, name: seat.name.startsWith("bot ") ? "" : seat.name }));
    this.seq = Math.min(Math.max(0, Number.isFinite(this.seq) ? this.seq : 0), this.facts.seq);
    await this.build();
  }

  /** What is drawn along the slider, and where one can jump. */
  loadCourse() {
    return request(`${this.address}/course`);
  }

  /** What a line of the curve is called that is no seat's. */
  curveName(name) {
    return t(textId(this.game, `curve-${name}`));
  }

  /** How the bar looks, and the colours of this game's lines. */
  styles() {
    const own = hasFile(this.facts.game, "replay.css") ? [fileOf(this.facts.game, "replay.css")] : [];
    return ["/static/web/css/replay.css", ...own].map(style);
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
      pace: () => page.pace,
      chat: null,
      tools: menuButtons(page),
    });
    await frame.mount();
    this.frame?.close();
    this.frame = frame;
    setTitle(t("ui-replay"), titleOf(this.game));
    frame.element.classList.add("replay");
    this.bar = new ReplayBar(this);
    frame.prompt.element.append(this.bar.element);
    await this.look();
  }

  actions() {
    this.onward = button(t("ui-play-on"), () => this.playOn(), { class: "small" });
    const arrange = async () => (await import("./shared_position.js")).setUp(this.game, await request(this.positionPath()));
    return [
      this.onward,
      this.facts.analysis ? h("a", { href: `/analysis/${this.replay}`, "data-route": true, class: "button small quiet" }, t("ui-analysis")) : null,
      button(t("ui-setup"), arrange, { class: "quiet small" }),
      button(t("ui-share"), () => this.share(), { class: "quiet small" }),
    ];
  }

  /** A new table that goes on from here; one's seat is the one whose eyes one had. */
  async playOn() {
    this.pause();
    const { openPlayOn } = await import("./play_on.js");
    const seats = this.seats.map(({ seat }) => [seat, this.name(seat)]);
    const make = (wanted) => request(`${this.address}/tables`, { method: "POST", body: { seq: this.seq, name: playerName(), ...wanted } });
    await openPlayOn({ game: this.game, seats, seat: this.seat ?? this.state.waiting[0] ?? 0, make });
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
    this.bar.at(seq);
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
      this.onward.toggleAttribute("disabled", found.over);
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
    const lines = [...this.frame.element.querySelectorAll(".line[data-seq]")];
    const shown = lines.filter((one) => Number(one.dataset.seq) === this.seq);
    for (const one of lines) one.classList.toggle("to-come", Number(one.dataset.seq) > this.seq);
    for (const one of shown) one.classList.add("shown");
    this.frame.log.follow((shown.at(-1) ?? lines.findLast((one) => !one.matches(".to-come")))?.closest("li") ?? null);
  }

  /** How fast what happens between two positions is shown; who wants it at once gets it so. */
  get pace() {
    return pace() === "once" ? "once" : SPEEDS[this.speed].pace;
  }

  /** To the next turn, scene or chapter, or the one before. */
  jump(kind, by) {
    const seq = beyond(this.course.landmarks[kind] ?? [], this.seq, by);
    if (seq !== null) this.show(seq);
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
    this.bar.running(true);
    const next = async () => {
      if (!this.running) return;
      await this.step(1);
      if (this.seq >= this.facts.seq) return this.pause();
      this.timer = setTimeout(next, SPEEDS[this.speed].rest);
    };
    next();
  }

  pause() {
    this.running = false;
    clearTimeout(this.timer);
    this.bar?.running(false);
  }

  share() {
    openDialog(t("ui-share"), [h("p", {}, t("ui-share-explained")), linkRow(t("ui-replay"), location.href)], {
      kind: "invite",
    });
  }

  key(key) {
    if (!this.bar) return false;
    const steps = { ArrowLeft: -1, ArrowRight: 1 };
    const way = jumpOf(key);
    if (steps[key]) this.step(steps[key]);
    else if (way) this.jump(way.kind, way.by);
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
