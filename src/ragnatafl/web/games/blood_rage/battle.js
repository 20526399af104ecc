// The battle as a scene: who is there and how strong, cards face down, the reveal, effects, totals, the dead, the reward.

import { h } from "../../js/dom.js";
import { glyph } from "./art.js";
import { cardBack, cardFace } from "./cards.js";
import { tokenIcon } from "./pieces.js";

const AFTERMATH = ["watched", "cancelled", "spared", "saved", "retreated", "destroyed", "stole_rage", "stole_glory", "took_card", "took_back", "pillaged", "raised", "gained_glory"];
const HIDDEN = ["join", "blessing", "hammers_move", "turn"];

/** What is known of one battle, gathered from views and events. */
export class Battle {
  constructor(place, view) {
    this.place = place;
    this.sides = new Map();
    this.told = [];
    this.sources = new Map();
    this.winner = undefined;
    this.watch(view);
  }

  get over() {
    return this.winner !== undefined;
  }

  side(seat) {
    if (!this.sides.has(seat)) this.sides.set(seat, { seat, card: null, late: [], figures: [], strength: 0, lost: [] });
    return this.sides.get(seat);
  }

  /** Count the forces as long as the battle is not decided. */
  watch(view) {
    const { battle } = view;
    if (!battle || battle.province !== this.place || this.over) return;
    this.pillager = battle.pillager;
    for (const seat of battle.participants) {
      const side = this.side(seat);
      const clan = view.clans[seat];
      const { fjord, figures, strength } = view.provinces[this.place];
      side.figures = [];
      for (const [place, there] of [[this.place, figures], [fjord, view.fjords[fjord]?.figures]]) {
        for (const [figure, count] of Object.entries(there?.[clan] ?? {})) side.figures.push({ figure, count, place });
      }
      side.strength = strength[clan] ?? 0;
      const sheet = view.clan_sheets[seat];
      side.card = sheet.card;
      side.treated = sheet.treated;
      side.late = sheet.late;
      side.spent = sheet.spent;
      side.cancelled = battle.cancelled.includes(seat);
      side.waiting = view.waiting.includes(seat);
      side.empty = !sheet.hand_count && !sheet.card;
    }
    this.revealed = battle.revealed;
  }

  /** Take in what happened; true when this decided the battle. */
  hear(events) {
    let decided = false;
    for (const event of events) {
      const { name, seat, data } = event;
      if (name === "called_to_battle" && data.place !== this.place) break;
      if (name === "revealed") Object.assign(this.side(seat), { card: data.card, fresh: true, late: [] });
      if (name === "revealed") this.revealed = true;
      if (name === "treated_quest") this.side(seat).treated = data.value;
      if (name === "cancelled") this.side(seat).cancelled = true;
      if (name === "added_late_card") this.side(seat).late = [...this.side(seat).late, data.card];
      if (name === "watched") for (const side of this.sides.values()) side.card = null;
      if (name === "total") this.side(seat).total = data.strength;
      if (name === "won_battle") this.winner = seat;
      if (name === "nobody_won") this.winner = null;
      if (name === "won_battle" || name === "nobody_won") decided = true;
      if (name === "destroyed") this.side(seat).lost.push(data.figure);
      if (AFTERMATH.includes(name) && this.sides.size) this.told.push(event);
      if (["turn_began", "phase_began"].includes(name) && decided) break;
    }
    return decided;
  }

  /** In battle order: the pillager first, then clockwise. */
  inOrder(seats) {
    const place = ({ seat }) => (seat - this.pillager + seats) % seats;
    return [...this.sides.values()].sort((one, other) => place(one) - place(other));
  }
}

export class BattleScene {
  constructor(words) {
    this.words = words;
    this.battle = null;
    this.result = null;
  }

  /** Returns the panel to show, or null; `decided` is set while the outcome is fresh. */
  update(view, previous, events) {
    const before = previous?.battle;
    const place = before?.province ?? view.battle?.province;
    this.decided = false;
    if (place && this.battle?.place !== place) this.battle = new Battle(place, before ? previous : view);
    if (this.battle && before && !this.battle.over) this.battle.watch(previous);
    if (this.battle?.sides.size && this.battle.hear(events)) {
      this.decided = true;
      this.result = this.battle;
    } else if (this.battle?.over) this.battle.hear(events);
    if (view.battle && view.battle.province !== this.battle?.place) this.battle = new Battle(view.battle.province, view);
    if (!view.battle) this.battle = null;
    else this.battle.watch(view);
    if (this.decided) return this.panel(view, this.result);
    if (!this.battle?.sides.size || this.battle.over || HIDDEN.includes(view.decision?.name)) return null;
    const key = JSON.stringify([this.battle.place, [...this.battle.sides.values()], this.battle.revealed, this.battle.told.length]);
    if (key !== this.key) {
      this.live = this.panel(view, this.battle);
      this.count(this.live, this.battle);
    }
    this.key = key;
    return this.live;
  }

  /** Ask the engine what each kind of figure is worth here, and write it under the figures. */
  async count(panel, battle) {
    const report = await Promise.resolve(this.words.table.inspect(battle.place)).catch(() => null);
    for (const { seat, sources } of report?.clans ?? []) {
      for (const { figure, strength } of sources) battle.sources.set(`${seat}/${figure}`, strength);
    }
    for (const label of panel.querySelectorAll("[data-source]")) label.textContent = battle.sources.get(label.dataset.source) ?? "";
  }

  panel(view, battle) {
    const { words } = this;
    const { over, winner } = battle;
    const title = over
      ? winner === null ? words.t("br-event-nobody_won", { place: words.place(battle.place) }) : words.t("br-event-won_battle", { clan: words.name("clan", view.clans[winner]), place: words.place(battle.place) })
      : words.t("br-battle-of", { place: words.place(battle.place) });
    const told = battle.told.map((event) => words.sentence(event, view)).filter(Boolean);
    return h("section", { class: `br-panel br-battle-scene ${over ? "br-decided" : ""} ${battle.revealed ? "br-revealed" : ""}`, "aria-label": title },
      h("header", {}, glyph("icon", "swords"), h("h2", {}, title), glyph("icon", "swords")),
      h("div", { class: `br-sides br-sides-${battle.sides.size}` }, battle.inOrder(view.clans.length).map((side) => this.side(view, battle, side))),
      told.length ? h("ul", { class: "br-aftermath" }, told.map((line) => h("li", {}, line))) : null,
      over ? h("button", { type: "button", class: "br-close" }, words.t("br-go-on")) : null);
  }

  side(view, battle, side) {
    const { words } = this;
    const clan = view.clans[side.seat];
    const value = this.cardsValue(battle, side);
    const total = side.total ?? side.strength + (battle.revealed ? value : 0);
    const fate = battle.over ? (battle.winner === side.seat ? "br-won" : "br-lost") : "";
    const mine = side.seat === view.seat;
    const lost = [...side.lost];
    return h("div", { class: `br-side br-clan-${clan} ${fate} ${side.waiting ? "br-choosing" : ""}` },
      h("div", { class: "br-side-head" }, tokenIcon(clan, "leader", words.letter(clan)), h("b", {}, words.name("clan", clan)),
        h("small", {}, battle.pillager === side.seat ? words.t("br-pillager") : "")),
      h("div", { class: "br-side-figures" }, side.figures.map(({ figure, count, place }) => h("span", { class: "br-kind" },
        Array.from({ length: count }, () => {
          const dead = lost.indexOf(figure);
          if (dead >= 0) lost.splice(dead, 1);
          return h("span", { class: dead >= 0 ? "br-dead" : "", "data-target": mine && !battle.over ? `piece:${figure}@${place}` : null, title: words.pieceLabel(clan, figure, place) },
            tokenIcon(clan, figure, words.letter(clan)));
        }),
        h("small", { "data-source": `${side.seat}/${figure}` }, battle.sources.get(`${side.seat}/${figure}`) ?? "")))),
      h("div", { class: "br-side-cards" }, this.cards(battle, side, mine)),
      h("div", { class: "br-side-sum" },
        h("span", { title: words.t("br-figures-strength") }, side.strength),
        battle.revealed ? [" + ", h("span", { title: words.t("br-cards-strength") }, value)] : null),
      h("div", { class: "br-total", "data-total": total }, total));
  }

  /** What the cards of one side add: printed strength, a quest that counts, or the best card of another side. */
  cardsValue(battle, side) {
    const printed = (one) => {
      const card = one.card && this.words.card(one.card);
      return card?.type === "battle" ? card.strength : one.treated ?? 0;
    };
    const late = (one) => one.late.map((code) => this.words.card(code).strength);
    const others = [...battle.sides.values()].filter((one) => one !== side);
    const own = side.card && this.words.card(side.card).copies_others && !side.cancelled
      ? Math.max(0, ...others.flatMap((one) => [printed(one), ...late(one)]))
      : printed(side);
    if (side.total !== undefined) return Math.max(0, side.total - side.strength);
    return late(side).reduce((sum, value) => sum + value, own);
  }

  cards(battle, side, mine) {
    const { words } = this;
    if (!side.card && !side.late.length) {
      if (battle.revealed || side.empty) return h("span", { class: "br-no-card" }, words.t("br-no-card"));
      if (side.waiting) return h("div", { class: "br-card br-empty" }, h("span", {}, words.t("br-choosing")));
      return cardBack(words.t("br-face-down"));
    }
    return [side.card, ...side.late].filter(Boolean).map((code) => {
      const note = code === side.card && side.cancelled ? words.t("br-cancelled") : code === side.card && side.treated ? `+${side.treated}` : "";
      const face = cardFace(words, code, { note, extra: `${side.fresh ? "br-turning" : ""} ${side.cancelled ? "br-void" : ""}` });
      if (mine && !battle.over) face.dataset.target = `card:${code}`;
      else face.dataset.look = code;
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
      resolve();
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
