// A table that is played: its socket, its states, the curtain between seats of one device, and the tools.

import { request } from "./api.js";
import { raiseCurtain } from "./curtain.js";
import { confirmed, openDialog, openRule } from "./dialogs.js";
import { button, h, hear, put, transition } from "./dom.js";
import { Frame } from "./frame.js";
import { has, t } from "./i18n.js";
import { habits, ownAnswer, pause } from "./habits.js";
import { bindKeys } from "./keys.js";
import { menuButtons } from "./menu.js";
import { openSeats } from "./invite.js";
import { factsOf, titleOf } from "./names.js";
import { offerOf } from "./offers.js";
import { messagePage, setSign, setTitle } from "./page.js";
import { questionOf } from "./question.js";
import { TableSocket } from "./socket.js";
import { sound } from "./sounding.js";
import { decideClaims, forget, nameless, openClaims, playerName, remember, setting, settleClaims, takeLink } from "./store.js";
import { Telling } from "./telling.js";

/** @typedef {import("./socket.js").State} State */

/** Why the server does not let us in: the title and the sentence to say. */
const TURNED_AWAY = { used: ["ui-used", "ui-used-explained"], dropped: ["ui-dropped", "ui-dropped-explained"] };

export class TablePage {
  constructor(root, table) {
    this.root = root;
    this.table = table;
    this.memory = takeLink(table, location.hash);
    if (location.hash) history.replaceState(null, "", location.pathname + location.search);
    this.telling = new Telling(this);
    this.said = [];
    this.seat = null;
    this.parting = null;
    this.frozen = null;
    this.busy = false;
    this.shut = false;
    this.unbind = bindKeys(this);
    this.looked = () => document.hidden || this.ask();
    document.addEventListener("visibilitychange", this.looked);
  }

  get tokens() {
    const { tokens = [], watch, maker } = this.memory ?? {};
    return [...tokens, watch, maker].filter(Boolean);
  }

  /** What this browser comes to the table with. */
  get keys() {
    const claims = openClaims(this.memory).map(({ invitation, secret }) => ({ invitation, secret }));
    return { tokens: this.tokens, claims };
  }

  /** Where the position can be read as text: when the game is over, or by one who chose the deal and plays alone. */
  positionPath() {
    const alone = this.you?.length === 1 && this.seats.every(({ kind }, seat) => kind === "bot" || this.you.includes(seat));
    const told = this.state?.over || (alone && this.socket?.welcome?.seeded);
    return told ? `/api/tables/${this.table}/position` : null;
  }

  /** The token that stands for the seat on the screen in HTTP requests. */
  get token() {
    const all = this.memory?.tokens ?? [];
    const order = this.memory?.order ?? this.you;
    return all[Math.max(0, order.indexOf(this.seat))] ?? all[0] ?? this.memory?.watch;
  }

  /** What the log has told so far: never more than the stage has shown. */
  get entries() {
    return this.telling.entries;
  }

  get game() {
    return this.socket?.welcome?.game;
  }

  get seats() {
    return this.socket?.welcome?.seats ?? [];
  }

  get you() {
    return this.socket?.welcome?.you ?? [];
  }

  get watching() {
    return this.you.length === 0;
  }

  /** Whether this server and this browser can tell the player something while the page is closed. */
  get canPush() {
    return Boolean(this.socket?.welcome?.push) && "PushManager" in window;
  }

  async open() {
    put(this.root, h("p", { class: "loading", role: "status" }, t("ui-loading")));
    await this.askBeforeClaiming();
    if (!this.tokens.length && !this.keys.claims.length) return this.stranger();
    this.socket = new TableSocket(this.table, () => this.keys);
    hear(this.socket, "welcome", () => this.welcomed());
    hear(this.socket, "state", (message) => this.stated(message));
    hear(this.socket, "seats", () => this.seated());
    hear(this.socket, "status", (status) => this.status(status));
    hear(this.socket, "chat", (message) => this.heard(message));
    hear(this.socket, "error", (error) => this.failed(error));
  }

  /** Who opens an invitation at a table where he sits already may not know that it is spent by that. */
  async askBeforeClaiming() {
    if (!this.tokens.length || openClaims(this.memory).every(({ sure }) => sure)) return;
    const yes = await confirmed(t("ui-claim-too"), t("ui-claim-too-explained"), t("ui-claim-too-yes"));
    this.memory = decideClaims(this.table, yes);
  }

  /** Nobody at this table knows us, or it is gone, or it cannot go on. */
  async stranger() {
    this.shut = true;
    if (TURNED_AWAY[this.refusedBy]) {
      forget(this.table);
      const [title, reason] = TURNED_AWAY[this.refusedBy];
      return put(this.root, messagePage(t(title), t(reason)));
    }
    let reason = t("ui-table-stranger");
    try {
      await request(`/api/tables/${encodeURIComponent(this.table)}`);
    } catch (error) {
      if (error.code === "frozen") return this.frozenForGood(error);
      reason = error.code === "no_table" && this.tokens.length ? t("ui-table-removed") : error.message;
    }
    put(this.root, messagePage(t("ui-table-closed"), reason));
  }

  async frozenForGood({ message, args }) {
    const { showFrozen } = await import("./frozen.js");
    const { tokens = [], watch = null, game } = this.memory ?? {};
    showFrozen(this.root, { table: this.table, tokens, watch, game }, message, args);
  }

  /** Who else sits here and by which options: what the home page tells of a table. */
  company() {
    const others = this.seats.filter(({ seat }) => !this.you.includes(seat));
    const bots = others.filter(({ kind }) => kind === "bot").length;
    return { options: this.socket.welcome.options, bots, people: others.map(({ name }) => name).filter(Boolean) };
  }

  /** Remember for the home page whether this person is asked and how far the game is; say so to who looks elsewhere. */
  noteTurn(asked) {
    setSign(asked);
    const progress = this.frame.face.progress?.(this.state.view) ?? null;
    const known = this.memory ?? {};
    if (Boolean(known.asked) === asked && JSON.stringify(known.progress ?? null) === JSON.stringify(progress)) return;
    if (asked && !known.asked && document.hidden && setting("notices")) this.notify();
    this.memory = remember(this.table, { asked, progress });
  }

  async notify() {
    (await import("./notices.js")).tellTurn({ table: this.table, game: this.game });
  }

  async welcomed() {
    const { game, you, claims } = this.socket.welcome;
    if (claims.length) this.memory = settleClaims(this.table, claims);
    this.memory = remember(this.table, { game, code: this.seats[you[0]]?.code ?? null, ...this.company() });
    for (const seat of you) {
      const named = playerName();
      if (named && you.length === 1 && !this.seats[seat]?.name) this.socket.send({ type: "name", seat, name: named });
    }
    if (!this.frame) await this.build();
    if (this.canPush && setting("notices")) (await import("./notices.js")).remind(this);
    if (nameless()) this.askName(claims);
    if (claims.some((one) => "error" in one)) openDialog(t("ui-used"), h("p", {}, t("ui-used-explained")), { kind: "narrow" });
    if (claims.some((one) => "held" in one && one.held)) openDialog(t("ui-held"), h("p", {}, t("ui-held-explained")), { kind: "narrow" });
    if (this.memory.invite) {
      this.memory = remember(this.table, { invite: false });
      openSeats(this);
    }
  }

  /** Who has just come by an invitation is asked for a name. */
  async askName(claims) {
    const come = claims.map((one) => one.seat).filter((seat) => this.you.length === 1 && this.seats[seat] && !this.seats[seat].name);
    if (come.length) this.frame.prompt.element.prepend((await import("./naming.js")).askName(this, come[0]));
  }

  /** Somebody has come or gone, or another device holds a seat. */
  seated() {
    this.frame?.seated();
    this.ask();
  }

  /** Build (or, in another language, build again) everything on the screen. */
  async build() {
    this.building = true;
    const frame = new Frame(this.root, this.frameFacts());
    await frame.mount();
    const first = !this.frame;
    if (this.state) this.catchUp();
    this.frame?.close();
    this.frame = frame;
    this.building = false;
    this.coach = this.memory?.coach ? await (await import("./coach.js")).coachOf(this, this.memory.coach) : null;
    if (this.state) this.redraw();
    this.frame.log.fill(this.entries, this.said);
    for (const one of this.said) if (one.type === "chat") this.frame.face.heard?.(one);
    if (first) this.begun();
  }

  frameFacts() {
    const page = this;
    return {
      game: page.game,
      get seats() {
        return page.seats;
      },
      get you() {
        return page.you;
      },
      act: (offer) => page.act(offer),
      why: (action) => page.why(action),
      inspect: (thing) => page.inspect(thing),
      entries: () => page.telling.upToNow,
      get campaign() {
        return page.socket?.welcome?.campaign ?? null;
      },
      jump: (seq) => page.jump(seq),
      ask: () => page.ask(),
      drawn: (state) => page.drawn(state),
      tell: (part) => {
        page.telling.tell(part);
        page.coach?.told(part);
      },
      shown: (update) => page.shown(update),
      rested: () => page.rested(),
      again: (seq) => page.telling.again(seq),
      recap: page.watching ? null : () => page.telling.recap(),
      chat: page.watching ? null : (text) => page.socket.send({ type: "chat", text }),
      tools: menuButtons(page),
    };
  }

  stated(/** @type {{state: State, previous: State | null, whole: boolean}} */ { state, previous, whole }) {
    const anew = whole && !previous;
    this.parting = null;
    const entries = this.telling.receive(state, anew);
    if (state.over) remember(this.table, { over: true });
    if (this.building || !this.frame || this.frozen) return this.catchUp();
    if (this.you.length > 1 && (this.seat === null || state.seat !== this.seat)) {
      this.catchUp();
      if (this.curtained()) return;
    }
    if (anew || undone(entries)) return this.lookAnew(anew);
    if (this.frame.show.play({ state, previous, entries })) this.telling.offer();
  }

  /** Take in what is not shown one by one. */
  catchUp() {
    this.state = this.telling.catchUp();
    this.busy = false;
  }

  /** Everything at once: the first look, another seat, or something taken back. */
  lookAnew(anew) {
    this.catchUp();
    if (this.curtained()) return;
    this.offered = null;
    this.frame.prompt.say("");
    this.frame.draw(this.state);
    this.frame.log.fill(this.entries, this.said);
    if (anew) this.begun();
  }

  /** The first look at a table: at its beginning the story, later what has happened meanwhile. */
  begun() {
    if (this.state?.seq === 0) this.frame.show.open(this.state);
    else if (this.state) this.telling.offer();
  }

  /** All of an update has been shown. */
  shown({ state, again }) {
    if (again) return;
    if (this.state?.question !== state.question) this.frame.prompt.say("");
    this.state = state;
    this.busy = false;
    this.coach?.shown();
  }

  /** The stage is empty: ask, or go on with what is shown once more. */
  rested() {
    if (this.telling.repeating) return this.telling.repeating();
    if (this.frozen || !this.state) return;
    this.parting = this.nextHere();
    if (this.parting !== null) return this.ask();
    if (this.curtained()) return;
    if (this.state.offers.length || this.watching) this.frame.show.stage.calm();
    this.drawn(this.state);
  }

  redraw() {
    if (this.curtained()) return;
    this.offered = null;
    this.frame.draw(this.state, { animate: false });
  }

  /** The face shows this state now: ask its question. */
  drawn(/** @type {State} */ state) {
    if (state !== this.state || this.frozen) return;
    this.offer();
    this.coach?.update(state);
    this.answerByHabit(state);
  }

  /** Answer what the player does not want to be asked; what was taken back is asked all the same. */
  answerByHabit(/** @type {State} */ state) {
    if (!state.offers.length || this.answered === state.question) return;
    this.answered = state.question;
    const planned = this.frame.face.planned?.(state);
    if (planned && !this.takenBack) return this.act(planned);
    const offer = this.takenBack ? null : ownAnswer(this);
    this.takenBack = false;
    if (offer) this.habit = setTimeout(() => state === this.state && this.act(offer), pause(this));
  }

  /** From now on a question of this kind is answered so, at this table. */
  takeUp({ asked, offer }) {
    this.memory = remember(this.table, { habits: [...habits(this), asked] });
    this.act(offer);
  }

  dropHabits() {
    clearTimeout(this.habit);
    this.memory = remember(this.table, { habits: [] });
    this.ask();
  }

  /** The seat at this device whose turn it is after the one on the screen, who may look at his move first, and take it back;
   * null where nobody else is next, or all see the same. */
  nextHere() {
    const { state, you } = this;
    if (state.over || you.length < 2 || this.seat === null || state.seat !== this.seat || factsOf(this.game).open) return null;
    const mine = you.filter((seat) => state.waiting.includes(seat) && this.seats[seat]?.kind !== "bot");
    return mine.length && !mine.includes(this.seat) ? mine[0] : null;
  }

  /** The one on the screen has seen enough: now the curtain. */
  passOn() {
    this.parting = null;
    this.curtained();
  }

  /** Between two people at one device: hide the table until the right one sits down, unless all see the same anyway. True
   * while this state is not to be drawn. */
  curtained() {
    const { state, you } = this;
    if (you.length < 2 || state.over) return false;
    const mine = you.filter((seat) => state.waiting.includes(seat) && this.seats[seat]?.kind !== "bot");
    const next = mine.includes(this.seat) || !mine.length ? this.seat : mine[0];
    if (next === null || next === this.seat) {
      if (this.seat === null) this.sit(you[0]);
      return this.curtain?.open || state.seat !== this.seat;
    }
    this.sit(next);
    return true;
  }

  sit(seat) {
    if (this.curtain?.open && this.curtain.seat === seat) return;
    this.curtain?.close();
    if (factsOf(this.game).open) return this.seeAs(seat);
    this.cover(true);
    this.curtain = raiseCurtain(this.seatName(seat), this.seats[seat]?.code, () => {
      this.cover(false);
      this.seeAs(seat);
    });
    this.curtain.seat = seat;
  }

  cover(hidden) {
    this.frame.element.inert = hidden;
    this.frame.element.classList.toggle("hidden", hidden);
  }

  seeAs(seat) {
    this.seat = seat;
    if (this.state.seat === seat) this.redraw();
    else this.socket.show(seat);
  }

  seatName(seat) {
    return this.frame?.seatName(seat) ?? this.seats[seat]?.name ?? "";
  }

  // The question

  offer() {
    const { state, frame } = this;
    const mine = !state.over && !this.frozen && state.offers.length > 0;
    const key = `${state.seat}/${state.question}/${state.offers.map(({ text }) => text).join()}`;
    if (!mine) frame.chooser.rest();
    else if (key !== this.offered) frame.offer(state);
    else frame.chooser.refresh();
    if (mine && key !== this.offered) sound("turn");
    this.offered = mine ? key : null;
    this.ask();
  }

  /** Ask once for all that has changed in this moment. */
  ask() {
    if (this.asking) return;
    this.asking = true;
    queueMicrotask(() => {
      this.asking = false;
      this.askNow();
    });
  }

  askNow() {
    const { state, frame } = this;
    if (!state || !frame?.face || this.building) return;
    const { playing } = frame.show;
    const asked = !this.frozen && !playing && !state.over;
    const unread = this.unread();
    setTitle(unread && t("ui-unread", { count: unread }), asked && state.offers.length && t("ui-your-turn"), titleOf(this.game));
    frame.unread(unread);
    this.noteTurn(asked && state.offers.length > 0);
    frame.element.classList.toggle("others-think", asked && !state.offers.length && this.parting === null);
    frame.element.classList.toggle("asked-now", asked && !this.busy && state.offers.length > 0);
    frame.element.classList.toggle("playing", playing);
    frame.prompt.ask(questionOf(this));
    if (!state.over || playing || this.frozen || this.ended) return;
    this.ended = true;
    frame.face.summary?.(state);
  }

  async act(offer) {
    const { state } = this;
    if (this.busy || this.frozen || !state) return;
    this.busy = true;
    this.coach?.acted();
    this.frame.show.away();
    this.frame.chooser.rest();
    this.frame.prompt.say("");
    this.offered = null;
    const answer = await this.socket.ask({
      type: "decide",
      seat: state.seat,
      question: state.question,
      decision: offer.text,
    });
    if (answer.type === "done") return;
    this.busy = false;
    this.offer();
    if (answer.type === "refused") this.refused(answer);
    else this.failed(answer);
  }

  refused(/** @type {import("./types").Refusal} */ answer) {
    this.frame.prompt.say(this.frame.refusal(answer), answer.rule, (id) => openRule(this.game, id));
  }

  failed(message) {
    this.refusedBy = message.error;
    const code = `error-${message.error}`;
    this.frame?.prompt.say(has(code) ? t(code, message.args ?? {}) : message.message);
  }

  async undo() {
    this.takenBack = true;
    const answer = await this.socket.ask({ type: "undo", seat: this.state.seat });
    if (answer.type !== "refused") return;
    this.takenBack = false;
    this.refused(answer);
  }

  /** From now on everything can be taken back. */
  async undoFreely() {
    const answer = await this.socket.ask({ type: "free_undo", seat: this.state.seat });
    if (answer.type !== "done") return this.failed(answer);
    this.socket.welcome.free_undo = true;
    this.frame.prompt.say(t("ui-free-undo-on"));
  }

  async why({ text }) {
    const answer = await this.socket.ask({ type: "why", seat: this.state.seat, decision: text });
    return answer.refusal ?? null;
  }

  async inspect(thing) {
    const answer = await this.socket.ask({ type: "inspect", seat: this.state.seat, thing });
    return answer.result ?? null;
  }

  async hint() {
    const { state, frame } = this;
    const told = this.coach?.advised ? null : await this.socket.ask({ type: "hint", seat: state.seat });
    const offer = this.coach?.advised ?? offerOf(this.state, told.decision);
    if (!offer || state.question !== this.state.question) return;
    const label = frame.face.label(offer, this.state.view);
    frame.prompt.say(t("ui-hint-is", { choice: label }), offer.rule, (id) => openRule(this.game, id));
    frame.prompt.note.append(
      " ",
      button(t("ui-hint-do"), () => this.act(offer), { class: "quiet small" }),
    );
    this.point(offer);
    (await import("./hint.js")).giveReason(this, offer, told?.reason);
  }

  /** Let the pieces of a choice pulse for a while. */
  point(offer) {
    const { face, element } = this.frame;
    const targets = face.targets(offer, this.state.view);
    requestAnimationFrame(() => {
      for (const one of element.querySelectorAll("[data-target]")) {
        if (!targets.includes(one.dataset.target)) continue;
        one.classList.add("hinted");
        setTimeout(() => one.classList.remove("hinted"), 4000);
      }
    });
  }

  handOver() {
    this.socket.send({ type: "seat", seat: this.state.seat, kind: "bot" });
  }

  takeBack() {
    this.socket.send({ type: "seat", seat: this.state.seat, kind: "human" });
  }

  // Earlier positions

  async jump(seq) {
    try {
      const found = await request(`/api/tables/${this.table}/positions/${seq}`, { token: this.token });
      this.freeze({ ...this.state, ...found, waiting: [] });
      transition(() => this.frame.draw(this.frozen, { animate: false }));
      this.frame.element.classList.add("past");
      this.ask();
    } catch (error) {
      this.frame.prompt.say(error.message);
    }
  }

  /** Stop at something that has been; what comes meanwhile is only taken in. */
  freeze(frozen) {
    this.frame.show.clear();
    this.catchUp();
    this.frozen = frozen;
    this.telling.repeating = null;
    this.frame.chooser.rest();
    this.frame.element.classList.remove("past");
  }

  now() {
    this.frozen = this.telling.repeating = null;
    this.frame.element.classList.remove("past");
    this.frame.log.fill(this.entries, this.said);
    this.redraw();
  }

  // The rest

  /** Something was said; after a lost connection it is told again. */
  heard(message) {
    const same = ({ from, at, text }) => from === message.from && at === message.at && text === message.text;
    if (this.said.some(same)) return;
    this.said.push(message);
    if (!this.frame || this.building) return;
    if (message.seq < this.frame.log.last) this.frame.log.fill(this.entries, this.said);
    else this.frame.log.said(message);
    if (message.type === "notice") this.frame.prompt.say(`${this.seatName(message.from)}: ${this.frame.notice(message)}`);
    else this.frame.face.heard?.(message);
    this.ask();
  }

  /** How many things others have said that were never on the screen; those that are, are read now. */
  unread() {
    const fresh = this.said.filter(({ from, at }) => !this.you.includes(from) && at > (this.memory?.read ?? 0));
    if (!fresh.length || document.hidden || !this.frame.log.box.checkVisibility({ visibilityProperty: true })) return fresh.length;
    this.memory = remember(this.table, { read: Math.max(...fresh.map(({ at }) => at)) });
    return 0;
  }

  status({ connected, code }) {
    if (code) return this.stranger();
    if (!this.frame) return;
    this.frame.banner.hidden = connected;
    put(this.frame.banner, connected ? null : t("ui-connection-lost"));
    if (connected) this.busy = false;
  }

  async relocalise() {
    if (this.shut) await this.stranger();
    else if (this.frame) await this.build();
  }

  /** From the prompt the arrows lead to the pieces that can be chosen. */
  key(key) {
    const { frame } = this;
    const beside = frame.prompt.element.contains(document.activeElement) || document.activeElement === document.body;
    return beside && frame.chooser.enter(key, frame.prompt.element);
  }

  escape() {
    if (this.frozen) return this.now();
    if (this.frame?.chooser.back()) return;
    this.frame?.dismiss();
  }

  close() {
    this.unbind();
    document.removeEventListener("visibilitychange", this.looked);
    clearTimeout(this.habit);
    this.curtain?.close();
    this.coach?.close();
    this.socket?.close();
    this.frame?.close();
  }
}

/** Whether something was taken back: then the table is drawn as it is now. */
const undone = (entries) => entries.some(({ events }) => events[0]?.name === "undone");
