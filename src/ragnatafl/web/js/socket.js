// One socket to one table: says hello, keeps the last state, asks and answers by id, comes back by itself.

import { protocol } from "./i18n.js";
import { offersOf } from "./offers.js";
import { patched } from "./patch.js";

const WAITS = [400, 800, 1600, 3200, 6400, 10000];
const SILENCE = 45000;
const PING = 20000;

/**
 * A position as the page has it: what the server tells, its offers read one by one, its view whole.
 * @template [View=any]
 * @typedef {Omit<import("./types").Position, "offers" | "view"> & {offers: import("./offers.js").Offer[], view: View}} State
 */

/** @typedef {import("./types").FromServer} FromServer */
/** @typedef {import("./types").FromClient} FromClient */

/**
 * Events: "welcome", "state" (detail: {state, previous, fresh}), "seats", "chat", "error", "status" (connected?).
 * `state` is the last message with its whole view; an update carries only the changes.
 */
export class TableSocket extends EventTarget {
  /** `keys()` gives what to come with each time: {tokens, claims}. */
  constructor(table, keys) {
    super();
    this.table = table;
    this.keys = keys;
    /** @type {State | null} */
    this.state = null;
    /** @type {import("./types").Welcome | null} */
    this.welcome = null;
    this.connected = false;
    this.closed = false;
    this.seat = null;
    this.attempt = 0;
    this.counter = 0;
    this.asked = new Map();
    this.wake = () => this.hurry();
    window.addEventListener("online", this.wake);
    this.connect();
  }

  connect() {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.raw({ type: "hello", protocol: protocol().version, ...this.keys(), since: this.state?.seq ?? null });
      if (this.seat !== null) this.raw({ type: "show", seat: this.seat });
      for (const { message } of this.asked.values()) this.raw(message);
    });
    socket.addEventListener("message", (event) => this.receive(event.data));
    socket.addEventListener("close", (event) => this.lost(socket, event.code));
  }

  lost(socket, code) {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.pinging);
    const final = protocol().final.includes(code);
    this.status(false, final ? code : null);
    if (final) return;
    const wait = WAITS[Math.min(this.attempt++, WAITS.length - 1)];
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  hurry() {
    if (this.connected || this.closed) return;
    clearTimeout(this.retry);
    this.attempt = 0;
    this.connect();
  }

  status(connected, code = null) {
    this.connected = connected;
    this.tell("status", { connected, code });
  }

  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  raw(/** @type {FromClient} */ message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send something that gets no answer of its own. */
  send(/** @type {FromClient} */ message) {
    this.raw(message);
  }

  /** Send something and wait for the answer with the same id; it is sent again after a lost connection. */
  ask(message) {
    const id = `c${++this.counter}`;
    const whole = { ...message, id };
    return new Promise((resolve) => {
      this.asked.set(id, { message: whole, resolve, tries: 0 });
      this.raw(whole);
    });
  }

  /** Which of this browser's seats is on the screen. */
  show(seat) {
    this.seat = seat;
    this.raw({ type: "show", seat });
  }

  receive(text) {
    /** @type {FromServer} */
    const message = JSON.parse(text);
    this.heard = Date.now();
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.attempt = 0;
        this.keepAwake();
        this.tell("welcome", message);
        this.status(true);
        break;
      case "state":
        this.take(message, true);
        break;
      case "update":
        this.update(message);
        break;
      case "seats":
        if (this.welcome) this.welcome = { ...this.welcome, seats: message.seats };
        this.tell("seats", message.seats);
        break;
      case "chat":
      case "notice":
        this.tell("chat", message);
        break;
      case "error":
        this.fail(message);
        break;
      default:
        this.answer(message);
    }
  }

  update(/** @type {import("./types").UpdateMessage} */ message) {
    if (!this.state || this.state.seat !== message.seat) return this.raw({ type: "show", seat: this.seat });
    const { patch, ...rest } = message;
    this.take({ ...rest, view: patched(this.state.view, patch) }, false);
  }

  take(message, whole) {
    const previous = this.state;
    const state = { ...message, offers: offersOf(message.offers) };
    this.state = state;
    this.tell("state", { state, previous: previous?.seat === state.seat ? previous : null, whole });
  }

  /** An error answers the question of its id, or, without one, everything that still waits; but a decision that the
   * database did not answer for is sent again. */
  fail(/** @type {import("./types").ErrorMessage} */ message) {
    const known = message.id !== undefined && message.id !== null;
    const ids = known ? [message.id] : [...this.asked.keys()];
    const quiet = ids.length > 0 && ids.every((id) => this.asked.get(id)?.message.type === "inspect");
    for (const id of ids) if (message.error !== "storage" || !this.again(id)) this.answer({ ...message, id });
    if (!quiet) this.tell("error", message);
  }

  /** It may have been stored, and cannot be taken twice. */
  again(id) {
    const waiting = this.asked.get(id);
    if (waiting?.message.type !== "decide" || waiting.tries >= WAITS.length) return false;
    setTimeout(() => this.asked.has(id) && this.raw(waiting.message), WAITS[waiting.tries++]);
    return true;
  }

  answer(message) {
    const waiting = this.asked.get(message.id);
    if (!waiting) return;
    this.asked.delete(message.id);
    waiting.resolve(message);
  }

  keepAwake() {
    clearInterval(this.pinging);
    this.pinging = setInterval(() => {
      if (Date.now() - this.heard > SILENCE) this.socket.close();
      else this.raw({ type: "ping" });
    }, PING);
  }

  close() {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.pinging);
    window.removeEventListener("online", this.wake);
    this.socket?.close();
  }
}
