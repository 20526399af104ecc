// The battle as a scene: who is there and how strong, cards face down, the reveal, effects, totals, the dead, the reward.

import { h, moving, put } from "../../../web/js/dom.js";
import { sentence } from "../../../web/js/story.js";
import { glyph } from "./art.js";
import { cardBack, cardFace, lookAt } from "./cards.js";
import { tokenIcon } from "./pieces.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */

const AFTERMATH = [
  "watched", "cancelled", "spared", "saved", "retreated", "destroyed", "stole_rage", "stole_glory", "took_card",
  "took_back", "pillaged", "raised", "gained_glory",
];
const HIDDEN = ["join", "blessing", "hammers_move", "turn"];
const SHOWN = ["destroyed", "pillaged", "raised", "gained_glory"];
const FOUGHT = ["revealed", "treated_quest", "cancelled", "watched", "spared", "added_late_card", "total", "won_battle", "nobody_won"];

/** What is shown together, and how long: cards turn, each effect alone, totals, the winner, the dead, the spoils. */
const TOGETHER = [
  { names: ["chose_card", "revealed"], length: 2000 },
  { names: ["total"], length: 2000 },
  { names: ["won_battle", "nobody_won"], length: 1300 },
  { names: ["destroyed", "saved", "retreated", "removed"], length: 1500 },
  { names: ["pillaged", "raised", "gained_glory"], length: 2000 },
];
const EFFECT = 1400;
const LINGER = 5000;
const TOKENS = { yggdrasil: ["rage", "axes", "horns"] };

/** What is known of one battle, gathered from views and events. */
export class Battle {
  constructor(place, /** @type {View} */ view) {
    this.place = place;
    this.view = view;
    this.sides = new Map();
    this.told = [];
    this.sources = new Map();
    this.winner = view.battle?.winner ?? undefined;
    this.totals = new Map();
    this.watch(view, true);
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
  watch(/** @type {View} */ view, first = false) {
    const { battle } = view;
    if (!battle || battle.province !== this.place || (this.over && !first)) return;
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

  /** Take in what happened. */
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
    if (name === "won_battle" || name === "nobody_won") this.winner = name === "won_battle" ? seat : null;
  }

  /** In battle order: the pillager first, then clockwise. */
  inOrder(seats) {
    const place = ({ seat }) => (seat - this.pillager + seats) % seats;
    return [...this.sides.values()].sort((one, other) => place(one) - place(other));
  }
}

export class BattleScene {
  constructor(/** @type {Words} */ words) {
    this.words = words;
    this.battle = null;
  }

  /** The panel of a battle that waits for somebody, or null. */
  update(/** @type {View} */ view) {
    const place = view.battle?.province;
    if (!place) this.battle = null;
    else if (this.battle?.place === place) this.battle.watch(view);
    else this.battle = new Battle(place, view);
    if (!this.battle?.sides.size || HIDDEN.includes(view.decision?.name)) return null;
    const { sides, revealed, winner } = this.battle;
    const key = JSON.stringify([view.seat, place, [...sides.values()], revealed, winner]);
    if (key !== this.key) this.live = this.panel(view, this.battle);
    this.key = key;
    return this.live;
  }

  /** Ask the engine what each kind of figure is worth here and what each side comes to, and write it on the panel. */
  async count(/** @type {View} */ view) {
    const { battle, live } = this;
    if (!battle || !live) return;
    const report = await Promise.resolve(this.words.table.inspect(battle.place)).catch(() => null);
    if (battle !== this.battle || live !== this.live) return;
    for (const { seat, sources, total } of report?.clans ?? []) {
      battle.totals.set(seat, total);
      for (const { figure, strength } of sources) battle.sources.set(`${seat}/${figure}`, strength);
    }
    if (live.isConnected) this.fill(live, view, battle);
  }

  panel(/** @type {View} */ view, battle) {
    return this.fill(h("section", {}), view, battle);
  }

  /** Draw the battle, as far as it is known, on its panel. */
  fill(panel, /** @type {View} */ view, battle, { last = false } = {}) {
    const { words } = this;
    const { over, winner } = battle;
    const place = words.place(battle.place);
    const clan = over && winner !== null ? words.name("clan", view.clans[winner]) : null;
    const title = !over
      ? words.t("br-battle-of", { place })
      : clan ? words.t("br-event-won_battle", { clan, place }) : words.t("br-event-nobody_won", { place });
    const told = battle.told.filter(({ name }) => !SHOWN.includes(name)).map((event) => sentence("blood_rage", event)).filter(Boolean);
    panel.className = `br-panel br-battle-scene ${over ? "br-decided" : ""} ${battle.revealed ? "br-revealed" : ""}`;
    panel.setAttribute("aria-label", title);
    return put(panel,
      h("header", {}, glyph("icon", "swords"), h("h2", {}, title), glyph("icon", "swords")),
      h("div", { class: `br-sides br-sides-${battle.sides.size}` },
        battle.inOrder(view.clans.length).map((side) => this.side(view, battle, side))),
      told.length ? h("ul", { class: "br-aftermath" }, told.map((line) => h("li", {}, line))) : null,
      last ? h("button", { type: "button", class: "br-close", "data-dismiss": true }, words.t("br-go-on")) : null);
  }

  side(/** @type {View} */ view, battle, side) {
    const { words } = this;
    const clan = view.clans[side.seat];
    const total = this.total(battle, side);
    const cards = total - side.strength;
    const fate = battle.over ? (battle.winner === side.seat ? "br-won" : "br-lost") : "";
    const mine = side.seat === view.seat && !battle.over;
    const ahead = battle.revealed && !battle.over && this.ahead(battle) === side.seat;
    return h("div", { class: `br-side br-clan-${clan} ${fate} ${ahead ? "br-ahead" : ""} ${side.waiting ? "br-choosing" : ""}` },
      h("div", { class: "br-side-head" },
        tokenIcon(clan, "leader", words.letter(clan)), h("b", {}, words.name("clan", clan)),
        h("small", {}, battle.pillager === side.seat ? words.t("br-pillager") : "")),
      h("div", { class: "br-side-figures" }, this.figures(battle, side, clan, mine)),
      h("div", { class: "br-side-cards" }, this.cards(battle, side, mine)),
      h("div", { class: "br-side-sum" }, battle.revealed && cards > 0
        ? [h("span", { title: words.t("br-figures-strength") }, side.strength), " + ", h("span", { title: words.t("br-cards-strength") }, cards)]
        : null),
      h("div", { class: "br-total" }, h("span", { "data-total": total }, total), ahead ? glyph("icon", "crown") : null),
      h("div", { class: "br-stakes" }, battle.over ? this.gains(battle, side) : this.stakes(battle, side)));
  }

  /** What a side comes to: as it was told, else as the engine counts it now, else its figures alone. */
  total(battle, side) {
    return side.total ?? battle.totals.get(side.seat) ?? side.strength;
  }

  /** Who would win as things stand, or null. */
  ahead(battle) {
    const sums = [...battle.sides.values()].map((side) => [side.total ?? battle.totals.get(side.seat), side.seat]);
    if (sums.some(([sum]) => sum === undefined)) return null;
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

/** Whether these events, the next ones of an update, tell of a battle that is fought. */
export function isOfBattle(/** @type {any[]} */ [first, second], /** @type {View} */ view) {
  if (FOUGHT.includes(first.name) || (first.name === "chose_card" && second?.name === "revealed")) return true;
  return Boolean(view.battle && view.battle.winner !== null) && (AFTERMATH.includes(first.name) || first.name === "removed");
}

/** Events that are shown together: [events, length]. */
function groups(events) {
  const found = [];
  for (const event of events) {
    const kind = TOGETHER.find(({ names }) => names.includes(event.name));
    const last = found.at(-1);
    if (last && kind && last.kind === kind) last.events.push(event);
    else found.push({ kind, events: [event], length: kind?.length ?? EFFECT });
  }
  return found;
}

/** The battle of these events, moment by moment, on one panel. */
export function battleMoments(/** @type {BattleScene} */ scene, /** @type {View} */ view, events) {
  const place = view.battle?.province ?? events.find(({ data }) => data.place)?.data.place;
  const panel = h("section", {});
  const all = groups(events);
  const decided = events.some(({ name }) => name === "won_battle" || name === "nobody_won");
  return all.map(({ kind, events: told, length }, at) => {
    const last = at === all.length - 1;
    const begin = (fast) => {
      const battle = new Battle(place, view);
      for (const event of all.slice(0, at).flatMap((group) => group.events)) battle.hear(event);
      for (const side of battle.sides.values()) side.fresh = false;
      for (const event of told) battle.hear(event);
      scene.fill(panel, view, battle, { last: last && decided });
      if (kind?.names.includes("total") && !fast && moving()) countUp(panel);
    };
    return { events: told, panel, at: place, length, begin, stays: last && decided ? LINGER : 0 };
  });
}

/** Let the totals count up. */
function countUp(panel, length = 1100) {
  const numbers = [...panel.querySelectorAll("[data-total]")];
  const start = performance.now();
  const step = (now) => {
    const part = Math.min(1, Math.max(0, (now - start) / length));
    for (const number of numbers) number.textContent = String(Math.round(Number(number.dataset.total) * part));
    if (part < 1 && numbers[0]?.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
