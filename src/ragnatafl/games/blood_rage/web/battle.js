// The battle as a scene: who is there and how strong, cards face down, the reveal, effects, totals, the dead, the reward.

import { h } from "../../../web/js/dom.js";
import { sentence } from "../../../web/js/story.js";
import { glyph } from "./art.js";
import { cardBack, cardFace, lookAt } from "./cards.js";
import { tokenIcon } from "./pieces.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./types").Catalogue} Catalogue */

const AFTERMATH = [
  "watched", "cancelled", "spared", "saved", "retreated", "destroyed", "stole_rage", "stole_glory", "took_card",
  "took_back", "pillaged", "raised", "gained_glory",
];
const HIDDEN = ["join", "blessing", "hammers_move", "turn"];
const SHOWN = ["destroyed", "pillaged", "raised", "gained_glory"];
const TOKENS = { yggdrasil: ["rage", "axes", "horns"] };

/** What is known of one battle, gathered from views and events. */
export class Battle {
  constructor(place, /** @type {View} */ view) {
    this.place = place;
    this.view = view;
    this.sides = new Map();
    this.told = [];
    this.sources = new Map();
    this.winner = undefined;
    this.watch(view);
  }

  get over() {
    return this.winner !== undefined;
  }

  /** A participant, with the figures the clan has in the area as far as the last view tells. */
  side(seat) {
    if (!this.sides.has(seat)) {
      this.sides.set(seat, { seat, card: null, late: [], lost: [], ...this.forces(this.view, seat) });
    }
    return this.sides.get(seat);
  }

  forces(/** @type {View} */ view, seat) {
    const clan = view.clans[seat];
    const { fjord, figures, strength } = view.provinces[this.place];
    const found = [];
    for (const [place, there] of [[this.place, figures], [fjord, view.fjords[fjord]?.figures]]) {
      for (const [figure, count] of Object.entries(there?.[clan] ?? {})) found.push({ figure, count, place });
    }
    return { figures: found, strength: strength[clan] ?? 0, axes: view.clan_sheets[seat].stats.axes.value };
  }

  /** Count the forces as long as the battle is not decided. */
  watch(/** @type {View} */ view) {
    const { battle } = view;
    if (!battle || battle.province !== this.place || this.over) return;
    this.view = view;
    this.pillager = battle.pillager;
    this.token = view.provinces[this.place].token;
    for (const seat of battle.participants) {
      const { card, treated, late, hand_count: cards } = view.clan_sheets[seat];
      Object.assign(this.side(seat), this.forces(view, seat), {
        card,
        treated,
        late,
        cancelled: battle.cancelled.includes(seat),
        waiting: view.waiting.includes(seat),
        empty: !cards && !card,
      });
    }
    this.revealed = battle.revealed;
  }

  /** Take in what happened; true when this decided the battle. */
  hear(event) {
    const { name, seat, data } = event;
    if (name === "revealed") {
      Object.assign(this.side(seat), { card: data.card, fresh: true, late: [], waiting: false });
      this.revealed = true;
    }
    if (name === "treated_quest") this.side(seat).treated = data.value;
    if (name === "cancelled") this.side(seat).cancelled = true;
    if (name === "added_late_card") this.side(seat).late = [...this.side(seat).late, data.card];
    if (name === "watched") for (const side of this.sides.values()) side.card = null;
    if (name === "total") this.side(seat).total = data.strength;
    if (name === "destroyed") this.sides.get(seat)?.lost.push(...Array.from({ length: data.count }, () => data.figure));
    if (AFTERMATH.includes(name) && this.sides.size) this.told.push(event);
    if (name !== "won_battle" && name !== "nobody_won") return false;
    this.winner = name === "won_battle" ? seat : null;
    return true;
  }

  /** In battle order: the pillager first, then clockwise. */
  inOrder(seats) {
    const place = ({ seat }) => (seat - this.pillager + seats) % seats;
    return [...this.sides.values()].sort((one, other) => place(one) - place(other));
  }
}

/** What the cards of each side add: printed strength, a quest that counts, or the best card of another side. */
function cardsValue(side, sides, /** @type {Catalogue} */ catalogue) {
  const printed = ({ card, treated }) => (catalogue.cards[card]?.type === "battle" ? catalogue.cards[card].strength : (treated ?? 0));
  const late = (one) => one.late.map((code) => catalogue.cards[code].strength);
  const others = sides.filter((one) => one !== side);
  const copies = side.card && catalogue.cards[side.card].copies_others && !side.cancelled;
  const own = copies ? Math.max(0, ...others.flatMap((one) => [printed(one), ...late(one)])) : printed(side);
  return late(side).reduce((sum, value) => sum + value, own);
}

export class BattleScene {
  constructor(/** @type {Words} */ words) {
    this.words = words;
    this.battle = null;
  }

  /** Returns the panel to show, or null; `decided` is true when these events decided a battle. */
  update(/** @type {View} */ view, previous, events) {
    const result = this.follow(previous ?? view, events);
    this.decided = Boolean(result);
    const place = view.battle?.province;
    if (!place) this.battle = null;
    else if (this.battle?.place === place) this.battle.watch(view);
    else this.battle = new Battle(place, view);
    if (result) return this.panel(view, result);
    if (!this.battle?.sides.size || this.battle.over || HIDDEN.includes(view.decision?.name)) return null;
    const { sides, revealed, told } = this.battle;
    const key = JSON.stringify([view.seat, place, [...sides.values()], revealed, told.length]);
    if (key !== this.key) {
      this.live = this.panel(view, this.battle);
      this.count(this.live, this.battle);
    }
    this.key = key;
    return this.live;
  }

  /** Go through the events, one battle after the other; the last one that was decided, if any. */
  follow(before, events) {
    const place = before.battle?.province;
    if (place && this.battle?.place !== place) this.battle = new Battle(place, before);
    let result = null;
    for (const event of events) {
      if (event.name === "called_to_battle") {
        this.battle = new Battle(event.data.place, before);
        this.battle.pillager = event.seat;
      }
      if (event.name === "turn_began" || event.name === "phase_began") this.battle = null;
      if (this.battle?.hear(event)) result = this.battle;
    }
    return result;
  }

  /** Ask the engine what each kind of figure is worth here, and write it under the figures. */
  async count(panel, battle) {
    const report = await Promise.resolve(this.words.table.inspect(battle.place)).catch(() => null);
    for (const { seat, sources } of report?.clans ?? []) {
      for (const { figure, strength } of sources) battle.sources.set(`${seat}/${figure}`, strength);
    }
    for (const label of panel.querySelectorAll("[data-source]")) label.textContent = battle.sources.get(label.dataset.source) ?? "";
  }

  panel(/** @type {View} */ view, battle) {
    const { words } = this;
    const { over, winner } = battle;
    const place = words.place(battle.place);
    const clan = over && winner !== null ? words.name("clan", view.clans[winner]) : null;
    const title = !over
      ? words.t("br-battle-of", { place })
      : clan ? words.t("br-event-won_battle", { clan, place }) : words.t("br-event-nobody_won", { place });
    const told = battle.told.filter(({ name }) => !SHOWN.includes(name)).map((event) => sentence("blood_rage", event)).filter(Boolean);
    const state = `${over ? "br-decided br-tale" : ""} ${battle.revealed ? "br-revealed" : ""}`;
    return h("section", { class: `br-panel br-battle-scene ${state}`, "aria-label": title },
      h("header", {}, glyph("icon", "swords"), h("h2", {}, title), glyph("icon", "swords")),
      h("div", { class: `br-sides br-sides-${battle.sides.size}` },
        battle.inOrder(view.clans.length).map((side) => this.side(view, battle, side))),
      told.length ? h("ul", { class: "br-aftermath" }, told.map((line) => h("li", {}, line))) : null,
      over ? h("button", { type: "button", class: "br-close" }, words.t("br-go-on")) : null);
  }

  side(/** @type {View} */ view, battle, side) {
    const { words } = this;
    const clan = view.clans[side.seat];
    const cards = battle.revealed ? this.cardsValue(battle, side) : 0;
    const total = side.total ?? side.strength + cards;
    const fate = battle.over ? (battle.winner === side.seat ? "br-won" : "br-lost") : "";
    const mine = side.seat === view.seat && !battle.over;
    const ahead = battle.revealed && !battle.over && this.ahead(battle) === side.seat;
    return h("div", { class: `br-side br-clan-${clan} ${fate} ${ahead ? "br-ahead" : ""} ${side.waiting ? "br-choosing" : ""}` },
      h("div", { class: "br-side-head" },
        tokenIcon(clan, "leader", words.letter(clan)), h("b", {}, words.name("clan", clan)),
        h("small", {}, battle.pillager === side.seat ? words.t("br-pillager") : "")),
      h("div", { class: "br-side-figures" }, this.figures(battle, side, clan, mine)),
      h("div", { class: "br-side-cards" }, this.cards(battle, side, mine)),
      h("div", { class: "br-side-sum" }, battle.revealed
        ? [h("span", { title: words.t("br-figures-strength") }, total - cards), " + ", h("span", { title: words.t("br-cards-strength") }, cards)]
        : null),
      h("div", { class: "br-total" }, h("span", { "data-total": total }, total), ahead ? glyph("icon", "crown") : null),
      h("div", { class: "br-stakes" }, battle.over ? this.gains(battle, side) : this.stakes(battle, side)));
  }

  /** Who would win as things stand, or null. */
  ahead(battle) {
    const sums = [...battle.sides.values()].map((side) => [side.total ?? side.strength + this.cardsValue(battle, side), side.seat]);
    const most = Math.max(...sums.map(([sum]) => sum));
    const best = sums.filter(([sum]) => sum === most);
    return best.length === 1 ? best[0][1] : null;
  }

  chip(label, extra, ...inside) {
    return h("span", { class: `br-stake ${extra}`, role: "img", title: label, "aria-label": label }, inside);
  }

  token(kind) {
    const number = kind === "glory" ? `+${this.words.catalogue.token_glory}` : null;
    return [number, (TOKENS[kind] ?? [kind]).map((icon) => glyph("icon", icon))];
  }

  /** What this side would gain by winning: glory by its Axes, and the province's reward if it is the pillager (BR-14.12, BR-14.14). */
  stakes(battle, { seat, axes }) {
    const { words } = this;
    const reward = battle.pillager === seat && battle.token
      ? this.chip(words.t("br-reward", { token: words.name("token", battle.token) }), "br-stake-token", this.token(battle.token))
      : null;
    return [this.chip(words.t("br-glory-if-won", { glory: axes }), "", `+${axes}`, glyph("icon", "glory")), reward];
  }

  /** What this side has gained; what it lost is crossed out above. */
  gains(battle, { seat }) {
    return battle.told.filter((event) => event.seat === seat && SHOWN.includes(event.name) && event.name !== "destroyed").map((event) => {
      const { glory, stat, token } = event.data;
      const inside = token ? this.token(token) : stat ? [glyph("icon", stat), "\u25B2"] : [glory < 0 ? `\u2212${-glory}` : `+${glory}`, glyph("icon", "glory")];
      return this.chip(sentence("blood_rage", event), token ? "br-stake-token" : "", inside);
    });
  }

  figures(battle, side, clan, mine) {
    const { words } = this;
    const lost = [...side.lost];
    const one = (figure, place) => {
      const dead = lost.indexOf(figure);
      if (dead >= 0) lost.splice(dead, 1);
      const target = mine ? `piece:${figure}@${place}` : null;
      return h("span", { class: dead >= 0 ? "br-dead" : "", "data-target": target, title: words.pieceLabel(clan, figure, place) },
        tokenIcon(clan, figure, words.letter(clan)));
    };
    return side.figures.map(({ figure, count, place }) => {
      const key = `${side.seat}/${figure}`;
      return h("span", { class: "br-kind" }, Array.from({ length: count }, () => one(figure, place)),
        h("small", { "data-source": key }, battle.sources.get(key) ?? ""));
    });
  }

  cardsValue(battle, side) {
    return cardsValue(side, [...battle.sides.values()], this.words.catalogue);
  }

  cards(battle, side, mine) {
    const { words } = this;
    if (!side.card && !side.late.length) {
      if (battle.revealed || side.empty) return h("span", { class: "br-no-card" }, words.t("br-no-card"));
      if (side.waiting) return h("div", { class: "br-card br-empty" }, h("span", {}, words.t("br-choosing")));
      return cardBack(words.t("br-face-down"));
    }
    return [side.card, ...side.late].filter(Boolean).map((code) => {
      const first = code === side.card;
      const note = first && side.cancelled ? words.t("br-cancelled") : first && side.treated ? `+${side.treated}` : "";
      const extra = `${side.fresh ? "br-turning" : ""} ${first && side.cancelled ? "br-void" : ""}`;
      const face = cardFace(words, code, { note, extra });
      if (mine) face.dataset.target = `card:${code}`;
      else lookAt(face, code);
      return face;
    });
  }
}

/** Let the totals count up; resolves when everything has been seen. */
export async function playOut(panel, seconds = 2) {
  const numbers = [...panel.querySelectorAll("[data-total]")];
  panel.classList.add("br-playing");
  const start = performance.now() + 500;
  const span = (seconds - 0.9) * 1000;
  await new Promise((resolve) => {
    const finish = () => {
      for (const number of numbers) number.textContent = number.dataset.total;
      resolve(null);
    };
    const step = (now) => {
      const part = Math.min(1, Math.max(0, (now - start) / span));
      for (const number of numbers) number.textContent = String(Math.round(Number(number.dataset.total) * part));
      if (part < 1 && panel.isConnected && !panel.classList.contains("br-skip")) requestAnimationFrame(step);
      else finish();
    };
    requestAnimationFrame(step);
    setTimeout(finish, seconds * 1000 + 400);
  });
  panel.classList.remove("br-playing");
}
