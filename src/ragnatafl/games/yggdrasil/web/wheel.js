// The Wheel of Enemies: the rim of a great wheel, six fields, each with its Enemy, its strength and its cards. Above
// it, in the track, the round: whose turn it is, who follows, and the cards that still lie face down.

import { h, PHONE, put, s, SIDEWAYS } from "../../../web/js/dom.js";
import { icon } from "./emblems.js";
import { cut, threat } from "./forecast.js";
import { enemyToken, godPicture, medallion } from "./pieces.js";
import { alarmOf, ENEMIES, faceUp, possibleCards, trackOf, wouldActivate } from "./reading.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */

const [WIDTH, HEIGHT, BOW] = [1020, 124, 26];
const SMALL = [131, 58];
const FIELD = WIDTH / 6;
const MOST_LETTERS = 8;

const edge = (x, y) => y + BOW * ((2 * x) / WIDTH - 1) ** 2;

export class Wheel {
  constructor(host, table, /** @type {Words} */ words) {
    this.words = words;
    this.svg = s("svg", { class: "yg-wheel", role: "group", "aria-label": String(words.name("place", "wheel")) });
    host.append(this.svg);
    this.resize = () => this.view && this.update(this.view);
    for (const one of [PHONE, SIDEWAYS]) one.addEventListener("change", this.resize);
  }

  close() {
    for (const one of [PHONE, SIDEWAYS]) one.removeEventListener("change", this.resize);
  }

  /** A rim along the bottom; on a phone two rows of three, or one column where it lies on its side: nothing must be swiped. */
  update(/** @type {View} */ view) {
    this.view = view;
    const narrow = PHONE.matches;
    const across = SIDEWAYS.matches ? 1 : 3;
    const key = JSON.stringify([narrow, across, view.wheel, view.strengths, view.enemies, view.jotuns, view.forecast, view.endings.won]);
    if (key === this.drawn) return;
    this.drawn = key;
    this.svg.classList.toggle("small", narrow);
    this.svg.setAttribute("viewBox", narrow ? `0 0 ${SMALL[0] * across} ${(SMALL[1] * ENEMIES.length) / across}` : `0 0 ${WIDTH} ${HEIGHT}`);
    put(
      this.svg,
      narrow ? null : s("path", { class: "rim", d: arc(0, WIDTH, 2, HEIGHT) }),
      ENEMIES.map((enemy, k) => this.field(view, enemy, k, narrow ? across : 0)),
    );
  }

  /** The field of an Enemy; `narrow`: how many stand side by side on a phone, 0 on the rim. */
  field(/** @type {View} */ view, enemy, k, narrow) {
    const { words } = this;
    const [x0, x1] = narrow ? [(k % narrow) * SMALL[0], 0] : [k * FIELD + 3, (k + 1) * FIELD - 3];
    const y = narrow ? SMALL[1] * Math.floor(k / narrow) : edge((x0 + x1) / 2, 8);
    const at = narrow ? { token: [27, 29, 0.74], name: [52, 18], card: [69, 39, 31, 0.56], ribbon: 26 } : { token: [38, 62, 1.08], name: [10, 22], card: [97, 63, 45, 1], ribbon: 33 };
    const gods = faceUp(view, enemy);
    const fallen = view.enemies[k] === "out";
    const near = wouldActivate(view, enemy) && !fallen;
    const sign = view.forecast[enemy]?.sign ?? "none";
    const told = fallen ? [words.name("enemy", enemy), words.t("yg-ui-fallen")] : [words.enemyLabel(enemy, view), words.t(near ? "yg-ui-wheel-next" : "yg-ui-wheel", { count: gods.length, gods: gods.length ? words.list(gods.map((god) => words.name("god", god))) : "–" }), threat(view, enemy, words)];
    const label = told.join(" ");
    return s(
      "g",
      { class: `yg-field sign-${sign}${near ? " near" : ""}${fallen ? " fallen" : ""}` },
      s(
        "g",
        { "data-thing": enemy, role: "img", "aria-label": label },
        s("title", {}, label),
        narrow ? s("rect", { class: "plate", x: x0 + 2, y: y + 2, width: SMALL[0] - 4, height: SMALL[1] - 4, rx: 6 }) : s("path", { class: "plate", d: arc(x0, x1, 8, HEIGHT) }),
        s(
          "g",
          { transform: `translate(${x0 + at.token[0]} ${y + at.token[1]}) scale(${at.token[2]})` },
          s("g", { class: "who" }, enemyToken(enemy, fallen ? null : (view.strengths[enemy] ?? null))),
          fallen ? s("path", { class: "struck", d: "M-27-25L26 26M26-26L-27 25" }) : null,
        ),
        this.name(enemy, x0 + at.name[0], y + at.name[1], narrow),
        fallen ? s("g", { class: "ended", transform: `translate(${x0 + at.token[0]} ${y + at.token[1] + 24 * at.token[2]})` }, s("rect", { x: -at.ribbon, y: -10, width: 2 * at.ribbon, height: 20, rx: 4 }), s("text", { y: 5 }, words.t("yg-ui-fallen"))) : null,
      ),
      fallen && !gods.length ? null : [0, 1].map((slot) => this.card(gods[slot], `${enemy}/${gods[slot]}`, x0 + at.card[0] + slot * at.card[2], y + at.card[1], at.card[3], slot === gods.length && (near || (sign === "end" && slot === 0)) ? sign : null)),
    );
  }

  /** The name of an Enemy; on a phone a long one is drawn closer, so that it stays on its field. */
  name(enemy, x, y, narrow) {
    const name = String(this.words.name("enemy", enemy));
    const length = narrow && name.length > MOST_LETTERS ? { textLength: SMALL[0] - 58, lengthAdjust: "spacingAndGlyphs" } : {};
    return s("text", { x, y, class: "name", ...length }, name);
  }

  /** A card on the Wheel; in the place of the one that would activate the Enemy stands what that would mean. */
  card(god, code, x, y, size, sign) {
    const transform = `translate(${x} ${y}) scale(${size})`;
    if (!god) return s("g", { transform }, s("rect", { x: -19, y: -26, width: 38, height: 52, rx: 6, class: "slot" }), sign ? cut(sign, { transform: "scale(1.5)" }) : null);
    const label = this.words.t("yg-choice-return", { enemy: this.words.name("enemy", code.split("/")[0]), god: this.words.name("god", god) });
    return s(
      "g",
      { class: "yg-laid", "data-target": `wheel:${code}`, "aria-label": label, transform },
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
  constructor(host, board, /** @type {Words} */ words, openSaga) {
    this.words = words;
    this.aside = h("div", { class: "yg-counters", hidden: true });
    board.append(this.aside);
    this.title = h("span", { class: "level" });
    this.page = h("button", { type: "button", class: "quiet small", onclick: openSaga, hidden: true });
    this.rest = h("div", { class: "yg-rest" });
    host.append(h("div", { class: "yg-round" }, this.page, this.title, this.rest));
  }

  update(/** @type {View} */ view) {
    const { words } = this;
    this.page.hidden = !view.story;
    this.title.hidden = Boolean(view.story);
    if (view.story) {
      const title = `${words.t("yg-ui-saga", { number: view.saga })}: ${words.t(`yg-page-${view.saga}_${view.page + 1}`)}`;
      put(this.page, icon("saga"), h("span", { class: "title" }, title), h("span", { class: "brief", "aria-hidden": "true" }, view.saga));
      this.page.setAttribute("aria-label", title);
    }
    put(this.title, view.story ? null : this.level(view));
    const rest = view.gods.slice(0, view.seats).map((_, seat) => seat).filter((seat) => !view.order.includes(seat));
    put(this.aside, this.counters(view));
    this.aside.hidden = !this.aside.childElementCount;
    put(
      this.rest,
      this.counters(view),
      h("span", { class: "number" }, words.t("yg-event-round_began", { round: view.round })),
      h("ol", { class: "order", "aria-label": words.t("yg-ui-order") }, [...view.order, ...rest].map((seat, at) => this.turn(view, seat, at))),
    );
  }

  /** The level, with the moves of Nidhögg that this game takes. */
  level(/** @type {View} */ view) {
    const { words } = this;
    return words.t("yg-ui-level", { level: words.t(`yg-option-level-${view.track}.short`), moves: trackOf(view).length - 1 });
  }

  /** What the saga counts; where duels are fought, the fallen Enemies. */
  counters(/** @type {View} */ view) {
    const { words } = this;
    const fallen = view.enemies.filter((place) => place === "out").length;
    const told = Object.entries(view.story?.counters ?? {}).filter(([key, value]) => value || !key.includes(".")).map(([key, value]) => `${words.counter(key)} ${value}`);
    const rules = words.facts.sagas[view.saga - 1]?.rules ?? [];
    const duels = rules.some(({ rule, pages }) => rule === "duel" && pages.includes(view.page));
    if (fallen || duels) told.push(words.t("yg-ui-fallen-count", { count: fallen, most: ENEMIES.length - 1 }));
    return told.map((text) => h("span", { class: "counter" }, text));
  }

  /** The Life of a god, where the sheets lie in a drawer. */
  life(/** @type {View} */ view, seat) {
    const life = view.life[seat];
    return h("b", { class: life <= 2 ? "life low" : "life", title: this.words.t("yg-ui-life-short", { life, most: view.max_life[seat] }) }, life);
  }

  turn(/** @type {View} */ view, seat, at) {
    const god = view.gods[seat];
    const placed = at < view.order.length;
    const now = placed && at === view.turns - 1 && view.decision !== null;
    const done = placed && at < view.turns - 1;
    const player = view.players[seat];
    const text = `${this.words.name("god", god)}, ${this.words.t("yg-ui-life-short", { life: view.life[seat], most: view.max_life[seat] })}: ${done || (now && !player.laid_god) ? this.words.t(now ? "yg-ui-has-turn" : "yg-ui-had-turn") : this.words.faceDown(view, seat)}`;
    const coming = done || !player.laid_god ? [] : possibleCards(view, seat).filter((enemy) => wouldActivate(view, enemy));
    const alarms = coming.map((enemy) => alarmOf(view, enemy, god));
    return h(
      "li",
      { class: `${now ? "now" : done ? "done" : placed ? "" : "open"}${alarms.includes("deadly") ? " deadly" : alarms.includes("near") ? " near" : ""}` },
      h(
        "span",
        { role: placed ? "img" : null, title: text, "data-target": placed ? null : `god:${god}`, "aria-label": text },
        godPicture(god),
        this.life(view, seat),
        player.laid_god ? h("span", { class: "yg-mini laid" }, player.laid ? icon(player.laid.split("/")[0]) : "?") : null,
      ),
    );
  }
}
