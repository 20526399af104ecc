// The moments of an update, in the order of its events: an Enemy's turn, a god's deed, dice, a page that turns, the end.

import { h } from "../../../../web/js/dom.js";
import { Teller } from "../../../../web/js/teller.js";
import { ENEMIES } from "../reading.js";
import { aftermath } from "../risk.js";
import { deed, enemyTurn, pageOpens, theEnd } from "./panels.js";
import { STEPS } from "./steps.js";


/** What belongs to no Enemy's turn and begins something else. */
const BREAKS = ["turn_began", "round_began", "page_turned", "won", "lost", "placed_in_order"];
const DICE = ["rolled", "rerolled", "spent_elf", "returned_elves", "risks", "changed_life", "added_die"];
const CARD = 1700;
const STEP = 1300;

class Scenes extends Teller {
  next() {
    const [{ name }] = this.left;
    if (name === "revealed") return this.enemy();
    if (name === "page_turned") return this.page();
    if (name === "won" || name === "lost") return this.end();
    if (BREAKS.includes(name)) return this.add(this.left.splice(0, 1), { length: this.mine || name !== "placed_in_order" ? 0 : 600 });
    return this.deeds();
  }

  /** A panel stands on another level than the World it speaks of, since the middle one may turn. */
  beside(world) {
    const { level } = this.words.facts.worlds[world] ?? { level: 0 };
    return level === 2 ? "above" : "below";
  }

  /** An Enemy's card is turned; where he is activated, what he does is shown step by step. */
  enemy() {
    const before = this.view;
    const [card] = this.left.splice(0, 1);
    const called = this.left[0]?.name === "activated";
    const steps = called ? this.take(({ name }) => !BREAKS.includes(name)) : [];
    const panel = h("section", {});
    const place = steps.find(({ name }) => name === "enemy_moved")?.data.world ?? before.enemies[ENEMIES.indexOf(card.data.enemy)];
    const show = (events, at, length) => {
      const known = [card, ...steps.slice(0, at)];
      this.add(events, { panel, side: this.beside(place), length, begin: () => enemyTurn(panel, this.words, before, known, called) });
    };
    show([card], 0, CARD);
    let at = 0;
    for (const group of grouped(steps)) show(group, (at += group.length), STEP);
  }

  /** What a god does, and the dice it takes. */
  deeds() {
    const events = this.take(({ name }) => !BREAKS.includes(name) && name !== "revealed");
    const rolled = events.findIndex(({ name }) => name === "rolled" || name === "rerolled");
    const before = rolled < 0 ? events : events.slice(0, rolled);
    if (before.length) this.deed(before);
    if (rolled >= 0) this.dice(events.slice(rolled));
  }

  deed(events) {
    const god = events.find(({ data }) => data.god)?.data.god;
    const at = events.map(({ data }) => data.world).findLast(Boolean);
    const panel = this.mine || !god ? null : deed(this.words, god, events);
    this.add(events, { panel, side: this.beside(at), length: this.mine ? 0 : 1300 });
  }

  dice(events) {
    const end = events.findIndex(({ name }) => !DICE.includes(name));
    const cast = end < 0 ? events : events.slice(0, end);
    const open = this.left.length === 0 && end < 0 && this.after.pending_risk?.rolled;
    const panel = open ? null : aftermath(cast, this.view, this.words);
    this.add(cast, { panel, side: this.beside(this.view.places[this.view.active]), length: open ? 700 : 2400 });
    if (end >= 0) this.deed(events.slice(end));
  }

  page() {
    const [event] = this.left.splice(0, 1);
    const [saga, page] = event.data.title.split("_");
    this.add([event], { panel: pageOpens(this.words, saga, page, false), side: "middle", length: 9000, stays: Infinity });
  }

  end() {
    const [event] = this.left.splice(0, 1);
    this.add([event], { panel: theEnd(event, this.words), side: "middle", length: 4500, begin: () => this.face.ends(event.name) });
  }
}

/** Steps of an Enemy: each alone, but the cards that go back together. */
function grouped(steps) {
  const found = [];
  for (const event of steps) {
    const last = found.at(-1);
    if (last && ["card_returned", "card_shuffled_in"].includes(event.name) && ["card_returned", "card_shuffled_in"].includes(last[0].name)) last.push(event);
    else found.push([event]);
  }
  return found;
}

export const moments = (words, face, update) => new Scenes(face, words, update, STEPS).all();
