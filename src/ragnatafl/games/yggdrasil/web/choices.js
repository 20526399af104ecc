// Scenes that are not risks: Creatures as cards, Artifacts on their stacks, Runestones, the order of turns, and what
// players ask of one another. Everybody sees them; whoever is asked presses.

import { h, s } from "../../../web/js/dom.js";
import { offered } from "../../../web/js/offers.js";
import { emblem, icon } from "./emblems.js";
import { godPicture } from "./pieces.js";
import { alarmOf, possibleCards, wouldActivate } from "./reading.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */
/** @typedef {import("./words.js").Words} Words */

const panel = (title, ...content) => h("section", { class: "yg-panel", "aria-label": String(title) }, h("header", {}, h("h2", {}, String(title))), content);

function card(kind, id, target, /** @type {Words} */ words, sign) {
  return h(
    "button",
    { type: "button", class: `yg-card ${kind}`, "data-target": target },
    h("span", { class: "band" }, String(words.name(kind, id))),
    s("svg", { viewBox: "-14 -14 28 28", class: "art", "aria-hidden": "true" }, emblem(sign)),
    h("p", {}, words.text(kind, id)),
  );
}

/** What lies open to choose from, by the question that waits; null where the table itself is enough. */
export function choiceScene(/** @type {State} */ state, /** @type {Words} */ words, proposals) {
  const { view, offers } = state;
  const asked = view.decision.name;
  const god = words.god(view, view.waiting[0] ?? view.active);
  switch (asked) {
    case "turn_order":
      return view.seats > 1 ? order(state, words, proposals) : null;
    case "creature":
      return panel(words.t("yg-ui-creatures", { god }), h("div", { class: "yg-cards" }, view.drawn.map((id) => card("creature", id, `creature:${id}`, words, id))));
    case "artifact_stack": {
      const open = view.stacks.map((stack, at) => [stack.top, at + 1]).filter(([top, level]) => top && (!offers.length || offered(state, "stack", level).length));
      return panel(words.t("yg-ui-artifacts", { god }), h("div", { class: "yg-cards" }, open.map(([top, level]) => card("artifact", top, `stack:${level}`, words, top))));
    }
    case "runestones":
      return panel(words.t("yg-ui-stones", { god }), h("div", { class: "yg-stones" }, Object.entries(view.decision.stones).map(([stone, effect]) => runestone(stone, effect, words))));
    case "kin":
    case "kin_consent":
      return deal(state, words);
    case "exchange":
      return exchange(state, words, proposals);
    case "skuld":
      return skuld(view, words);
    default:
      return null;
  }
}

function runestone(stone, effect, /** @type {Words} */ words) {
  return h(
    "button",
    { type: "button", class: `yg-stone ${stone}`, "data-target": `use:${stone}` },
    s("svg", { viewBox: "-46 -50 92 100", "aria-hidden": "true" }, s("path", { class: "rock", d: "M-30 44L-42 4Q-34-34-6-46Q30-46 40-10Q44 22 30 44Z" }), emblem(effect, 0, 0, 46)),
    h("b", {}, String(words.name("effect", effect))),
    h("small", {}, words.t(`yg-effect-${effect}.text`)),
  );
}

/** The order of turns as it is being named, with what each face-down card can be. */
function order(/** @type {State} */ state, /** @type {Words} */ words, proposals) {
  const { view } = state;
  const open = proposals.open(state);
  const rest = view.players.map((_, seat) => seat).filter((seat) => !view.order.includes(seat));
  const can = (seat) => {
    if (!view.players[seat].laid_god) return null;
    return possibleCards(view, seat).map((enemy) => h("span", { class: `yg-mini ${wouldActivate(view, enemy) ? `next ${alarmOf(view, enemy, view.gods[seat])}` : ""}` }, icon(enemy)));
  };
  const content = (seat, at) => [
    at === null ? null : h("span", { class: "place" }, at + 1),
    godPicture(view.gods[seat]),
    h("b", {}, String(words.god(view, seat))),
    h("span", { class: "can-be", "aria-hidden": "true" }, can(seat)),
    h("span", { class: "worded" }, words.faceDown(view, seat)),
    at === null ? proposed(proposals.by(view, "turn", view.gods[seat]), words) : null,
  ];
  const alarm = rest.some((seat) => view.players[seat].laid_god && possibleCards(view, seat).some((enemy) => wouldActivate(view, enemy)));
  const propose = (god) => (open ? () => proposals.say(view, "turn", god) : null);
  return panel(
    words.t("yg-ui-order-of", { round: view.round }),
    h(
      "div",
      { class: "yg-order" },
      view.order.map((seat, at) => h("div", { class: "who taken" }, content(seat, at))),
      rest.map((seat) => h("button", { type: "button", class: open ? "who propose" : "who", "data-target": `god:${view.gods[seat]}`, onclick: propose(view.gods[seat]) }, content(seat, null))),
    ),
    alarm ? h("p", { class: "aside" }, words.t("yg-ui-order-alarm")) : null,
    open ? h("p", { class: "aside" }, words.t("yg-ui-propose")) : null,
  );
}

const proposed = (names, /** @type {Words} */ words) => (names.length ? h("span", { class: "yg-proposed" }, words.t("yg-ui-proposed", { names: words.list(names) })) : null);

/** Gods give each other pieces in turn (YG-16); the others may ask for what they need, and the giver sees it. */
function exchange(/** @type {State} */ state, /** @type {Words} */ words, proposals) {
  const { view, offers } = state;
  const { kind } = view.decision;
  const giver = view.waiting[0] ?? view.active;
  const holder = view.players[giver];
  const held = kind === "life" ? [view.life[giver] > 1 && "life"] : [holder.elves && "elf", holder.vanir && "die", ...holder.artifacts];
  const asked = proposals.now(view).filter(({ verb, args }) => verb === "give" && args[2] === view.gods[giver]);
  const line = ({ from, args: [gift, god] }) => {
    const [offer] = offered(state, "give", gift, god);
    return offer
      ? h("button", { type: "button", onclick: () => words.table.act(offer) }, godPicture(view.gods[from]), words.label(offer, view))
      : h("span", { class: "yg-proposed" }, `${words.name("god", god)}: ${words.gift(gift)}`);
  };
  return panel(
    words.t(kind === "life" ? "yg-ui-exchange-life" : "yg-ui-exchange"),
    h("p", {}, words.t("yg-ui-exchange-turn", { god: words.god(view, giver) })),
    asked.length ? h("div", { class: "buttons yg-asked" }, asked.map(line)) : null,
    offers.length ? h("p", { class: "aside" }, words.t("yg-ui-exchange-how")) : null,
    proposals.open(state) && held.some(Boolean)
      ? h("div", { class: "buttons yg-asked" }, words.t("yg-ui-propose-gift"), held.filter(Boolean).map((gift) => h("button", { type: "button", class: "quiet small", onclick: () => proposals.say(view, "give", gift, view.gods[view.seat], view.gods[giver]) }, String(words.gift(gift)))))
      : null,
  );
}

/** A Kin asks another god for pieces (YG-27.3). */
function deal(/** @type {State} */ state, /** @type {Words} */ words) {
  const { view } = state;
  const { holder, linked } = view.decision;
  const side = (god) => h("div", { class: "side" }, godPicture(god), String(words.name("god", god)));
  return panel(
    words.name("relation", "kin"),
    h("div", { class: "yg-deal" }, side(linked), h("div", { class: "arrow" }, icon("MOVE"), h("b", {}, words.wanted(view) || "…")), side(holder)),
    h("p", { class: "aside" }, words.t(view.decision.name === "kin" ? "yg-ui-kin-asks" : "yg-ui-kin-waits", { holder: words.name("god", holder), linked: words.name("god", linked) })),
  );
}

function skuld(/** @type {View} */ view, /** @type {Words} */ words) {
  const seat = view.waiting[0] ?? view.active;
  const { cards } = view.decision;
  return panel(
    words.t("yg-ui-skuld", { god: words.god(view, seat) }),
    h("div", { class: "yg-cards" }, cards.map((code) => {
      const enemy = code?.split("/")[0];
      return h("div", { class: "yg-card enemy" }, h("span", { class: "band" }, String(words.cardName(code))), enemy ? s("svg", { viewBox: "-14 -14 28 28", class: "art", "aria-hidden": "true" }, emblem(enemy)) : null, enemy ? h("p", {}, words.t(`yg-enemy-${enemy}.text`)) : null);
    })),
  );
}
