// Taking risks as a scene (YG-14): who against what, the risks as embers, then Heroes, dice, rerolls and Elves step by
// step, each choice with its odds before it is made. Everybody sees it; only the one who is asked can press.

import { h, s } from "../../../web/js/dom.js";
import { offered } from "../../../web/js/offers.js";
import { emblem, icon } from "./emblems.js";
import { die, enemyToken, foeToken, godPicture, jotunToken, medallion } from "./pieces.js";
import { opponentOf } from "./reading.js";
import { targets } from "./targets.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */
/** @typedef {import("./words.js").Words} Words */

export const RISK_STEPS = ["heroes", "add_die", "dice", "reroll", "added_reroll", "added_elf", "elves", "keep_elf", "keep_die", "companion", "kin_life", "duel"];

/** A picture of anything that takes part: a god, an opponent, a World. */
export function portrait(kind, id, /** @type {Words} */ words, strength = null) {
  const svg = s("svg", { viewBox: "-36 -36 72 72", class: "big-token", "aria-hidden": "true" });
  if (kind === "god") svg.append(medallion(id));
  else if (kind === "world") svg.append(s("circle", { r: 31, class: `yg-sector yg-world-${id}` }), emblem(id, 0, 0, 40, { class: "yg-offer" }));
  else if (id in words.facts.enemies) svg.append(enemyToken(id, strength));
  else if (id in words.facts.jotuns) svg.append(jotunToken(words.facts.jotuns[id], words.facts.jotun_strength));
  else svg.append(foeToken(id, strength));
  return svg;
}

export function riskScene(/** @type {State} */ state, /** @type {Words} */ words, /** @type {import("./types").RiskReport} */ odds) {
  const { view } = state;
  const asked = view.decision.name;
  const god = view.gods[view.active];
  const opponent = view.decision.opponent ?? view.pending_risk?.opponent;
  return h(
    "section",
    { class: "yg-panel yg-risk", "aria-label": words.what(view) },
    h(
      "header",
      {},
      portrait("god", god, words),
      h("span", { class: "versus" }, "›"),
      opponent ? portrait("foe", opponent, words, opponentOf(view, opponent)?.strength ?? null) : portrait("world", view.places[view.active], words),
      h("h2", {}, words.what(view)),
    ),
    risks(view, words),
    view.pending_risk?.rolled ? diceRow(view, words) : null,
    pressable(state, words),
    asked === "heroes" || asked === "dice" ? oddsRow(state, asked, words, odds) : verbs(state, words, odds),
  );
}

/** The risks as embers: those taken away are grey. */
function risks(/** @type {View} */ view, /** @type {Words} */ words) {
  const asked = view.decision.risks;
  const { risks: all, left } = asked !== undefined ? { risks: asked, left: asked } : (view.pending_risk ?? { risks: 0, left: 0 });
  const life = view.life[view.active];
  return h(
    "div",
    { class: "yg-risks" },
    Array.from({ length: Math.max(all, left) }, (_, k) => icon("risk", { class: k < left ? "yg-icon" : "yg-icon gone" })),
    h("span", { class: "told" }, words.t(left === 0 ? "yg-ui-risks-none" : left >= life ? "yg-ui-risks-deadly" : "yg-ui-risks-left", { risks: words.count(left, "risks"), life })),
    ["heroes", "dice"].includes(view.decision.name) ? h("span", { class: "chances", "aria-hidden": "true" }, words.t("yg-ui-chances")) : null,
  );
}

/** The dice on the table; failing dice are buttons when an Elf may turn them or an Artifact reroll them. */
function diceRow(/** @type {View} */ { pending_risk: risk }, /** @type {Words} */ words) {
  const cast = (kind, { face, turned, success, returns = false, marked = false }, target, label) => {
    const picture = die(kind, face, turned ? "turned" : success ? "good" : "bad", returns);
    return h("span", { class: marked ? "cast marked" : "cast", "data-target": turned || marked ? null : target, "aria-label": `${label}: ${words.face(face)}` }, picture, String(label));
  };
  const found = [];
  if (risk.god_die) found.push(cast("god", risk.god_die, "die:god", words.name("die", "god")));
  for (const one of risk.vanir_dice) found.push(cast("vanir", one, `vanir:${one.face.toLowerCase()}`, words.name("die", "vanir")));
  for (const one of risk.added) if (one.face) found.push(cast("god", one, `die:${one.god}`, words.t("yg-die-of", { god: words.name("god", one.god) })));
  return h("div", { class: "yg-dice" }, found.length ? found : h("p", { class: "aside" }, words.t("yg-rolled-none")));
}

/** How the dice can be pressed now. */
function pressable(/** @type {State} */ state, /** @type {Words} */ words) {
  const { view } = state;
  if (["mark", "reroll"].some((verb) => offered(state, verb).length)) return h("p", { class: "aside" }, words.t("yg-ui-press-reroll"));
  if (!offered(state, "elf").length) return null;
  return h("p", { class: "aside" }, icon("elf"), " ", words.t("yg-ui-press-elf", { elves: words.count(view.players[view.seat ?? view.active].elves, "elves") }));
}

/** The key that presses the button at this place of the scene. */
const key = (at) => (at < 9 ? h("kbd", { "aria-hidden": "true" }, at + 1) : null);

/** One button for each number of Heroes or dice, with what it is worth. */
function oddsRow(/** @type {State} */ state, verb, /** @type {Words} */ words, /** @type {import("./types").RiskReport} */ odds) {
  const { view } = state;
  const mine = offered(state, verb);
  if (!mine.length) return h("p", { class: "aside" }, words.t("yg-ui-others-choose", { god: words.god(view, view.active) }));
  const life = view.life[view.active];
  const elves = view.players[view.active].elves;
  return h(
    "div",
    { class: "yg-odds" },
    mine.map(({ args: [amount], text }, at) => {
      const found = odds?.choices?.[text];
      return h(
        "button",
        { type: "button", "data-target": `${verb}:${amount}` },
        h("span", { class: "pieces" }, h("b", {}, amount), Array.from({ length: Math.min(amount, 3) }, () => icon(verb === "dice" ? "vanir_die" : "hero")), key(at)),
        found ? told(found, words, life, elves) : h("span", { class: "line" }, "…"),
      );
    }),
  );
}

function told(/** @type {import("./types").BothOdds} */ { alone, all }, /** @type {Words} */ words, life, elves) {
  return [
    h("span", { class: "unhurt" }, words.percent(alone.unhurt), h("small", {}, words.t("yg-ui-unhurt"))),
    meter(alone.lost, life),
    h("span", { class: "line mean" }, words.t("yg-ui-mean", { mean: words.decimal(alone.mean) })),
    elves && all.unhurt > alone.unhurt ? h("span", { class: "line" }, words.t("yg-ui-with-elves", { unhurt: words.percent(all.unhurt), elves: words.count(elves, "elves") })) : null,
    alone.back > 0 ? h("span", { class: "line back" }, words.t("yg-ui-dice-back", { back: words.decimal(alone.back) })) : null,
    alone.fall > 0 ? h("span", { class: "fall" }, words.t("yg-ui-fall", { fall: words.percent(alone.fall) })) : null,
  ];
}

/** How likely each loss is, as a bar from green (unhurt) to dark red. */
function meter(lost, life) {
  let x = 0;
  const parts = lost.map((share, number) => {
    const part = s("rect", { x: x * 100, width: share * 100, height: 10, class: number >= life && number > 0 ? "m4" : `m${Math.min(number, 3)}` });
    x += share;
    return part;
  });
  return h("span", { class: "yg-meter", "aria-hidden": "true" }, s("svg", { viewBox: "0 0 100 10", preserveAspectRatio: "none" }, parts));
}

/** What a choice of the step is worth, where that is known: a duel or a plain fight. */
function outlook(/** @type {import("./types").BothOdds} */ found, /** @type {Words} */ words) {
  if (!found) return null;
  const [alone, best] = [words.percent(found.alone.unhurt), words.percent(found.all.unhurt)];
  return h("small", { class: "yg-worth" }, `${alone === best ? best : `${alone}–${best}`} ${words.t("yg-ui-unhurt")}`, found.all.fall > 0 ? h("span", { class: "fall" }, ` · ${words.t("yg-ui-fall", { fall: words.percent(found.all.fall) })}`) : null);
}

/** The other choices of the step side by side, to decline among them. */
function verbs(/** @type {State} */ state, /** @type {Words} */ words, /** @type {import("./types").RiskReport} */ odds) {
  const last = ({ verb }) => Number(verb === "done");
  const named = state.offers.filter(({ verb, args }) => !args.length || verb === "take").sort((one, other) => last(one) - last(other));
  if (!state.offers.length) return h("p", { class: "aside" }, words.t("yg-ui-others-choose", { god: words.list(state.view.waiting.map((seat) => words.god(state.view, seat))) }));
  if (!named.length) return null;
  return h("div", { class: "buttons" }, named.map((offer, at) => h("button", { type: "button", class: last(offer) ? "quiet" : null, "data-target": targets(offer, state.view, words.facts)[0] }, words.label(offer, state.view), outlook(odds?.choices?.[offer.text], words), key(at))));
}

/** What a roll came to, when nothing more is asked about it: the dice fall, then the Life lost. */
export function aftermath(events, /** @type {View} */ view, /** @type {Words} */ words) {
  const rolls = events.filter(({ name }) => name === "rolled" || name === "rerolled");
  const taker = rolls.find(({ data }) => data.die !== "added")?.seat ?? view.active;
  const hurt = events.filter(({ name, data, seat }) => name === "changed_life" && data.life < 0 && seat === taker).reduce((sum, { data }) => sum - data.life, 0);
  const player = view.players[taker] ?? view.players[view.active];
  const { success, returning } = words.facts.dice;
  const again = rolls.some(({ name }) => name === "rerolled");
  const shown = again ? rolls.filter(({ name }) => name === "rerolled") : rolls;
  return h(
    "section",
    { class: "yg-panel yg-aftermath", role: "status" },
    h(
      "header",
      {},
      h("span", { class: "big-token" }, godPicture(view.gods[taker])),
      h("h2", {}, words.t(again ? "yg-ui-rolls-again" : "yg-ui-rolls", { god: words.god(view, taker) })),
    ),
    h(
      "div",
      { class: "yg-dice" },
      shown.map(({ data }) => {
        const more = data.die === "vanir" ? player.vanir_faces : player.god_faces;
        const good = success.includes(data.face) || more.includes(data.face);
        const picture = die(data.die === "vanir" ? "vanir" : "god", data.face, good ? "good" : "bad", data.die === "vanir" && returning.includes(data.face));
        picture.classList.add("rolling");
        return h("span", { class: "cast" }, picture, String(words.face(data.face)));
      }),
    ),
    h("p", { class: hurt ? "came hurt" : "came" }, Array.from({ length: Math.min(hurt, 10) }, () => icon("life")), hurt ? words.t("yg-event-changed_life-back", { god: words.god(view, taker), life: hurt }) : words.t("yg-ui-unharmed", { god: words.god(view, taker) })),
  );
}
