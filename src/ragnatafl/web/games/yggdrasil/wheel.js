// The Wheel of Enemies: the rim of a great wheel, six fields, each with its Enemy, its strength and its cards. Above
// it, in the track, the round: whose turn it is, who follows, and the cards that still lie face down.

import { h, put, s } from "../../js/dom.js";
import { icon } from "./emblems.js";
import { enemyToken, godPicture, medallion } from "./pieces.js";
import { ENEMIES, faceUp, possibleCards, wouldActivate } from "./reading.js";

const [WIDTH, HEIGHT, BOW] = [1020, 124, 26];
const FIELD = WIDTH / 6;

const edge = (x, y) => y + BOW * ((2 * x) / WIDTH - 1) ** 2;

export class Wheel {
  constructor(host, table, words) {
    this.words = words;
    this.svg = s("svg", { class: "yg-wheel", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "group", "aria-label": String(words.name("place", "wheel")) });
    host.append(this.svg);
  }

  update(view) {
    const key = JSON.stringify([view.wheel, view.strengths, view.enemies, view.jotuns]);
    if (key === this.drawn) return;
    this.drawn = key;
    put(
      this.svg,
      s("path", { class: "rim", d: arc(0, WIDTH, 2, HEIGHT) }),
      ENEMIES.map((enemy, k) => this.field(view, enemy, k)),
    );
  }

  field(view, enemy, k) {
    const { words } = this;
    const [x0, x1] = [k * FIELD + 3, (k + 1) * FIELD - 3];
    const y = edge((x0 + x1) / 2, 8);
    const gods = faceUp(view, enemy);
    const fallen = view.enemies[k] === "out";
    const near = wouldActivate(view, enemy) && !fallen;
    const label = [words.enemyLabel(enemy, view), words.t(near ? "yg-ui-wheel-next" : "yg-ui-wheel", { count: gods.length, gods: gods.length ? words.list(gods.map((god) => words.name("god", god))) : "–" })].join(" ");
    return s(
      "g",
      { class: `yg-field${near ? " near" : ""}${fallen ? " fallen" : ""}` },
      s("path", { class: "plate", d: arc(x0, x1, 8, HEIGHT) }),
      s(
        "g",
        { "data-thing": enemy, role: "img", "aria-label": label },
        s("title", {}, label),
        s("g", { transform: `translate(${x0 + 38} ${y + 62}) scale(1.08)` }, enemyToken(enemy, view.strengths[enemy] ?? null)),
        s("text", { x: x0 + 10, y: y + 22, class: "name" }, String(words.name("enemy", enemy))),
      ),
      [0, 1].map((slot) => this.card(gods[slot], `${enemy}/${gods[slot]}`, x0 + 97 + slot * 45, y + 63, near && slot === gods.length)),
    );
  }

  card(god, code, x, y, next) {
    if (!god) return s("g", {}, s("rect", { x: x - 19, y: y - 26, width: 38, height: 52, rx: 6, class: "slot" }), next ? s("text", { x, y: y + 11, class: "alarm" }, "!") : null);
    const label = this.words.t("yg-choice-return", { enemy: this.words.name("enemy", code.split("/")[0]), god: this.words.name("god", god) });
    return s(
      "g",
      { class: "yg-laid", "data-target": `wheel:${code}`, "aria-label": label, transform: `translate(${x} ${y})` },
      s("rect", { x: -20, y: -27, width: 40, height: 54, rx: 6 }),
      s("g", { transform: "scale(.56)" }, medallion(god)),
    );
  }
}

function arc(x0, x1, top, bottom) {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((k) => x0 + (x1 - x0) * k);
  const upper = steps.map((x) => `${x.toFixed(1)} ${edge(x, top).toFixed(1)}`);
  return `M${upper.join("L")}L${x1} ${bottom}L${x0} ${bottom}Z`;
}

/** The thin track on top: saga or level, round, and the order of turns with the cards that lie face down. */
export class Round {
  constructor(host, table, words, openSaga) {
    this.words = words;
    this.title = h("span", { class: "level" });
    this.page = h("button", { type: "button", class: "quiet small", onclick: openSaga, hidden: true });
    this.rest = h("div", { class: "yg-rest" });
    host.append(h("div", { class: "yg-round" }, this.page, this.title, this.rest));
  }

  update(view) {
    const { words } = this;
    this.page.hidden = !view.story;
    this.title.hidden = Boolean(view.story);
    if (view.story) put(this.page, icon("saga"), `${words.t("yg-ui-saga", { number: view.saga })}: ${words.t(`yg-page-${view.saga}_${view.page + 1}`)}`);
    else put(this.title, words.t(`yg-option-level-${view.track}`));
    const rest = view.gods.slice(0, view.seats).map((_, seat) => seat).filter((seat) => !view.order.includes(seat));
    put(
      this.rest,
      Object.entries(view.story?.counters ?? {}).filter(([key, value]) => value || !key.includes(".")).map(([key, value]) => h("span", { class: "counter" }, `${words.counter(key)} ${value}`)),
      h("span", { class: "number" }, words.t("yg-event-round_began", { round: view.round })),
      h("ol", { class: "order", "aria-label": words.t("yg-ui-order") }, [...view.order, ...rest].map((seat, at) => this.turn(view, seat, at))),
    );
  }

  turn(view, seat, at) {
    const god = view.gods[seat];
    const placed = at < view.order.length;
    const now = placed && at === view.turns - 1 && view.decision !== null;
    const done = placed && at < view.turns - 1;
    const player = view.players[seat];
    const text = `${this.words.name("god", god)}: ${done || (now && !player.laid_god) ? this.words.t(now ? "yg-ui-has-turn" : "yg-ui-had-turn") : this.words.faceDown(view, seat)}`;
    const near = !done && possibleCards(player).some((enemy) => wouldActivate(view, enemy)) && player.laid_god;
    return h(
      "li",
      { class: `${now ? "now" : done ? "done" : placed ? "" : "open"}${near ? " near" : ""}` },
      h(
        "span",
        { role: placed ? "img" : null, title: text, "data-target": placed ? null : `god:${god}`, "aria-label": text },
        godPicture(god),
        player.laid_god ? h("span", { class: "yg-mini laid" }, player.laid ? icon(player.laid.split("/")[0]) : "?") : null,
      ),
    );
  }
}
