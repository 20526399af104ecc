// What players propose to one another: said in the chat as one line that every table reads in its own language, and shown
// where it is decided. "→ turn thor 9.2": Thor for the second turn of round 9; "→ give elf frigg tyr 9.4": Frigg asks
// Tyr for an Elf.

import { has } from "../../../web/js/i18n.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */

const LINE = /^→ (turn|give) ([a-z_ ]+) ([0-9.]+)$/;

/** Which question of the game a proposal is about. */
const moment = (/** @type {View} */ view) => (view.decision?.name === "turn_order" ? `${view.round}.${view.order.length + 1}` : `${view.round}.${view.turns}`);

export class Proposals {
  constructor(table, /** @type {Words} */ words) {
    this.table = table;
    this.words = words;
    this.all = [];
  }

  /** Whether somebody who is not asked can propose something now. */
  open({ view, offers }) {
    return Boolean(this.table.say) && !offers.length && view.seat !== null && view.seat !== undefined;
  }

  say(/** @type {View} */ view, ...words) {
    this.table.say(["→", ...words, moment(view)].join(" "));
  }

  /** What a line of the chat proposes; null for anything else, and for what names no god or thing of this game. */
  read(line) {
    const [, verb, what, at] = LINE.exec(line) ?? [];
    const args = what?.split(" ") ?? [];
    const { facts } = this.words;
    const gods = verb === "turn" ? args : args.slice(1);
    const known = verb && gods.length === (verb === "turn" ? 1 : 2) && gods.every((god) => god in facts.gods);
    if (!known || (verb === "give" && !(args[0] in facts.artifacts) && !has(`yg-gift-${args[0]}`))) return null;
    return { verb, args, at };
  }

  /** A line of the chat; true if it is a proposal. */
  heard({ from, text }) {
    const found = this.read(text);
    if (!found || typeof from !== "number") return false;
    this.all.push({ from, ...found });
    return true;
  }

  /** The last proposal of each player for the question that waits. */
  now(/** @type {View} */ view) {
    const last = new Map();
    for (const one of this.all) if (one.at === moment(view)) last.set(one.from, one);
    return [...last.values()];
  }

  /** Who proposes this, by name. */
  by(/** @type {View} */ view, verb, ...args) {
    const same = (one) => one.verb === verb && args.every((arg, at) => one.args[at] === arg);
    return this.now(view).filter(same).map(({ from }) => this.table.seats[from]?.name || String(this.words.god(view, from)));
  }

  /** How the log tells a proposal; null for anything else that is said. */
  sentence({ text }) {
    const found = this.read(text);
    if (!found) return null;
    const [first, , giver] = found.args;
    const { words } = this;
    if (found.verb === "turn") return words.t("yg-said-turn", { god: words.name("god", first), turn: found.at.split(".")[1] ?? "" });
    return words.t("yg-said-give", { giver: words.name("god", giver), gift: words.gift(first) });
  }
}
