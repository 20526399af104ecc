// Everything a player reads about this game: names, tips, prompts, labels of choices. Sentences come from yg-*.

import { h } from "../../../web/js/dom.js";
import { has, language } from "../../../web/js/i18n.js";
import { icon } from "./emblems.js";
import { ENEMIES, fightsIn, guardsOf, possibleCards, wouldActivate } from "./reading.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */
/** @typedef {import("../../../web/js/offers.js").Offer} Offer */
/** @typedef {import("./types").Catalogue} Catalogue */

const MODES = ["penalised", "normal", "supported"];
const KINDS = { elves: "elves", dice: "vanir_dice", heroes: "heroes" };

/** The message of a rule of a saga: YG-22.1.3 is yg-entry-22_1_3. */
export const entryOf = (law) => `yg-entry-${law.replace("YG-", "").replaceAll(".", "_")}`;

const emblemOf = (opponent, /** @type {Catalogue} */ facts) => (opponent in facts.jotuns ? "jotun" : opponent);

export class Words {
  constructor(table) {
    this.table = table;
    this.facts = /** @type {Catalogue} */ (table.catalogue);
    this.t = table.t;
    this.name = (kind, code) => table.name(kind, code);
  }

  // -- small parts

  /** @param {Intl.ListFormatType} [type] */
  list(words, type = "conjunction") {
    return new Intl.ListFormat(language(), { type }).format(words.map(String));
  }

  count(amount, piece) {
    return this.t(`yg-count-${piece}`, { count: amount });
  }

  percent(share) {
    const whole = share <= 0 || share >= 1 ? share : Math.min(0.99, Math.max(0.01, share));
    return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(whole);
  }

  decimal(value) {
    return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
  }

  opponent(id) {
    if (id in this.facts.enemies) return this.name("enemy", id);
    return id in this.facts.jotuns ? this.name("jotun", id) : this.name("foe", id);
  }

  world(id) {
    return this.name(id in this.facts.worlds ? "world" : "place", id);
  }

  god(/** @type {View} */ view, seat) {
    return this.name("god", view.gods[seat]);
  }

  text(kind, id) {
    const facts = { artifact: this.facts.artifacts, creature: this.facts.creatures, god: this.facts.gods }[kind]?.[id];
    return this.t(`yg-${kind}-${id}.text`, { amount: facts?.amount ?? 0 });
  }

  power(god) {
    return this.t(`yg-god-${god}.power`, { amount: this.facts.gods[god].amount });
  }

  tokenName(kind) {
    return String(this.name("token", kind));
  }

  face(face) {
    return this.name("face", face);
  }

  gift(what) {
    return what in this.facts.artifacts ? this.name("artifact", what) : this.name("gift", what);
  }

  counter(key) {
    const [owner, what] = key.includes(".") ? key.split(".") : [null, key];
    return this.t(`yg-counter-${what}`, { foe: owner ? this.name("foe", owner) : "" });
  }

  // -- what is where

  /** What the action of a World gives in a mode; a saga may cap it. */
  offer(world, mode, { cap = Infinity }) {
    const { amounts, risks } = this.facts.worlds[world];
    const at = MODES.indexOf(mode);
    return this.t(`yg-offer-${world}`, { amount: Math.min(amounts[at], cap), risk: risks[at] });
  }

  heal(world, /** @type {View} */ view, life = view.heal_life) {
    return this.t(view.worlds[world].crowded ? "yg-offer-heal-again" : "yg-offer-heal", { life });
  }

  /** Why an action has its mode: by the pieces, or by the Artifacts and saga rules that `inspect` has named. */
  whyMode(/** @type {View} */ view, world, causes) {
    const { mode } = view.worlds[world];
    const told = causes.map((id) => (id in this.facts.artifacts ? this.text("artifact", id) : this.t(`${entryOf(id)}.text`)));
    const both = mode === "normal" && view.enemies.includes(world);
    return told.length ? told.join(" ") : this.t(`yg-mode-${mode}.${both ? "both" : "text"}`);
  }

  /** What the god whose turn it is could do in a World. */
  prospect(world, /** @type {View} */ view) {
    const there = view.worlds[world];
    const parts = [];
    if (there.blocked) parts.push(this.t("yg-blocked"));
    else if (there.devastated) parts.push(this.heal(world, view));
    else parts.push(there.available ? `${this.offer(world, there.mode, there)} (${this.t(`yg-mode-${there.mode}`)})` : this.t("yg-offer-none"));
    const foes = fightsIn(view, world);
    if (foes.length) parts.push(this.t("yg-ui-fights", { opponents: foes.map(({ id, risks }) => `${this.opponent(id)} ${risks}`).join(", ") }));
    return parts.join("; ");
  }

  worldLabel(id, /** @type {View} */ view) {
    const there = view.worlds[id];
    const who = [...there.gods.map((god) => this.name("god", god)), ...there.enemies.map((enemy) => this.name("enemy", enemy))];
    const parts = [this.name("world", id)];
    if (there.devastated) parts.push(this.t("yg-devastated"));
    if (there.blocked) parts.push(this.t("yg-blocked"));
    parts.push(this.prospect(id, view));
    if (who.length) parts.push(this.list(who));
    return parts.join(". ");
  }

  worldTip(id, /** @type {View} */ view) {
    return `${this.name("world", id)}\n${this.t(`yg-world-${id}.text`)}\n${this.prospect(id, view)}`;
  }

  enemyLabel(enemy, /** @type {View} */ view) {
    const guards = guardsOf(view, enemy, this.facts);
    const strength = this.t("yg-ui-strength", { name: this.name("enemy", enemy), strength: view.strengths[enemy] ?? 0 });
    const guarded = guards.length ? ` ${this.t("yg-ui-guarded", { jotun: this.list(guards.map((one) => this.name("jotun", one))) })}` : "";
    return `${strength}${guarded} ${this.t(`yg-enemy-${enemy}.text`)}`;
  }

  jotunLabel(jotun) {
    return `${this.t("yg-ui-strength", { name: this.name("jotun", jotun), strength: this.facts.jotun_strength })} ${this.t(`yg-jotun-${jotun}.text`)}`;
  }

  godLabel(god, /** @type {View} */ view) {
    const figure = view.gods.indexOf(god);
    const parts = [this.t("yg-ui-life", { god: this.name("god", god), life: view.life[figure], most: view.max_life[figure] })];
    if (figure >= view.seats) parts.push(this.t("yg-supporting"));
    else if (view.powers) parts.push(this.power(god));
    return parts.join(" ");
  }

  /** What a god's face-down card can be, with "!" where it would activate its Enemy. */
  faceDown(/** @type {View} */ view, seat) {
    if (!view.players[seat].laid_god) return this.t("yg-ui-no-card");
    const possible = possibleCards(view, seat);
    const told = (enemy) => `${this.name("enemy", enemy)}${wouldActivate(view, enemy) ? "!" : ""}`;
    if (possible.length === ENEMIES.length) {
      const alarming = possible.filter((enemy) => wouldActivate(view, enemy)).map(told);
      return `${this.t("yg-ui-any-card")}${alarming.length ? ` (${alarming.join(", ")})` : ""}`;
    }
    const cards = possible.map(told);
    return cards.length === 1 ? this.t("yg-ui-surely", { enemy: cards[0] }) : this.list(cards, "disjunction");
  }

  // -- the question

  /** {text, hint} for the question that waits; `odds` is what `inspect("risk")` has told, if it has. */
  prompt(/** @type {State} */ state, odds) {
    const { view } = state;
    if (state.over || !view.decision) return { text: this.outcome(view), hint: this.moral(view) };
    const asked = view.decision.name;
    const seat = view.seat ?? view.waiting[0] ?? view.active;
    const { id, args } = this.asked(asked, view, seat);
    return { text: this.t(has(`yg-prompt-${id}`) ? `yg-prompt-${id}` : `yg-prompt-${asked}`, args), hint: this.hint(asked, state, odds) };
  }

  /** The message of a question and its arguments. */
  asked(asked, /** @type {View} */ view, seat) {
    const { decision, pending_risk: risk } = view;
    const args = {
      god: this.god(view, seat),
      world: this.world(decision.world ?? view.places[view.active]),
      life: view.life[view.active],
      most: view.max_life[view.active],
      round: view.round,
      taker: this.god(view, view.active),
      what: this.what(view),
      risks: this.count(risk?.left ?? 0, "risks"),
      rolled: risk ? this.rolled(risk) : "",
      title: view.story ? this.t(`yg-page-${view.saga}_${view.page + 1}`) : "",
    };
    if (decision.god) args.helper = this.name("god", decision.god);
    if (decision.opponent) args.opponent = this.opponent(decision.opponent);
    const marked = risk?.vanir_dice.filter((die) => die.marked).length;
    if (asked === "turn_order" && view.order.length) return { id: "turn_order-next", args };
    if (asked === "action" && view.acted) return { id: "action-fight", args };
    if (asked === "action" && view.fought) return { id: "action-act", args };
    if (asked === "add_die" && seat === view.active) return { id: "add_die-supporting", args };
    if (asked === "dice" && view.jotuns.some((jotun) => this.facts.jotuns[jotun].target === "god_dice")) return { id: "dice-alone", args };
    if (asked === "reroll" && marked) return { id: "reroll-marked", args: { ...args, pieces: this.count(marked, "vanir_dice") } };
    if (asked === "duel" && this.facts.enemies[decision.opponent].flight === "cage") return { id: "duel-cage", args };
    if (asked === "companion" && seat === view.active) return { id: "companion-own", args };
    if (asked === "amount") return { id: `amount-${decision.kind}`, args };
    if (asked === "creature_move" && decision.then === "fight") return { id: "creature_move-fight", args };
    if (asked === "exchange" && decision.kind === "life") return { id: "exchange-life", args };
    if (asked === "saga_choice" && decision.rule) return { id: `saga_choice-${decision.kind}`, args: { ...args, entry: this.t(entryOf(decision.rule)) } };
    if (asked === "skuld") [args.first, args.second] = decision.cards.map((card) => this.cardName(card));
    if (asked === "kin_life") args.life = decision.most;
    if (asked === "kin" || asked === "kin_consent") {
      args.kin = this.name("god", asked === "kin" ? decision.linked : decision.holder);
      args.pieces = this.wanted(view);
      if (asked === "kin" && args.pieces) return { id: "kin-so_far", args };
    }
    if (asked === "receiver") {
      const [enemy, owner] = decision.card.split("/");
      Object.assign(args, { enemy: this.name("enemy", enemy), owner: this.name("god", owner) });
    }
    return { id: asked, args };
  }

  /** What a Kin has asked for so far. */
  wanted(/** @type {View} */ view) {
    const { elves, vanir_dice: dice, artifacts } = view.decision?.wanted ?? { artifacts: [] };
    const parts = artifacts.map((id) => this.name("artifact", id));
    if (dice) parts.unshift(this.count(dice, "vanir_dice"));
    if (elves) parts.unshift(this.count(elves, "elves"));
    return parts.length ? this.list(parts) : "";
  }

  what(/** @type {View} */ view) {
    const opponent = view.decision?.opponent ?? view.pending_risk?.opponent;
    return opponent ? this.t("yg-risk-fight", { opponent: this.opponent(opponent) }) : this.t("yg-risk-action");
  }

  cardName(card) {
    return card ? this.name("enemy", card.split("/")[0]) : "?";
  }

  /** What lies on the table after a roll. */
  rolled({ god_die: own, vanir_dice: vanir, added }) {
    const dice = (die, shown) => this.t("yg-rolled-dice", { die, count: shown.length, faces: shown.join(", ") });
    const face = ({ face: shown, turned }) => (turned ? this.t("yg-rolled-turned", { face: this.face(shown) }) : String(this.face(shown)));
    const parts = [];
    if (own) parts.push(dice(this.name("die", "god"), [face(own)]));
    if (vanir.length) parts.push(dice(this.name("die", "vanir"), vanir.map(face)));
    for (const one of added) if (one.face) parts.push(dice(this.t("yg-die-of", { god: this.name("god", one.god) }), [face(one)]));
    return parts.length ? parts.join("; ") : this.t("yg-rolled-none");
  }

  hint(asked, { view, offers }, odds) {
    if (asked === "saga_choice" && view.decision.rule) return this.t(`${entryOf(view.decision.rule)}.text`);
    const told = odds && ["action", "creature_fight", "creature_action"].includes(asked) ? offers.filter(({ text }) => odds.choices[text]) : [];
    return told.length ? h("span", { class: "yg-outlook" }, told.map((offer) => this.outlook(offer, odds.choices[offer.text], view))) : "";
  }

  /** One line of odds: whom or what, the risks, unhurt from "god die alone" to "with everything", and the danger. */
  outlook(/** @type {Offer} */ { verb, args: [id] }, { risks, alone, all }, /** @type {View} */ view) {
    const what = verb === "act" ? this.world(view.places[view.active]) : verb === "saga" ? this.name("deed", id) : this.opponent(id);
    const args = { what, risks: this.count(risks, "risks"), alone: this.percent(alone.unhurt), best: this.percent(all.unhurt), fall: this.percent(all.fall) };
    const range = args.alone === args.best ? args.best : `${args.alone}–${args.best}`;
    return h(
      "span",
      { class: "line", title: this.t(all.fall > 0 ? "yg-ui-odds-fall" : "yg-ui-odds", args) },
      icon(verb === "act" ? view.places[view.active] : verb === "saga" ? "saga" : emblemOf(id, this.facts)),
      h("b", {}, String(what)),
      ` ${this.t("yg-ui-odds-brief", { risks: args.risks, range })}`,
      all.fall > 0 ? h("span", { class: "fall", role: "img", "aria-label": this.t("yg-ui-fall", { fall: args.fall }) }, ` ☠ ${args.fall}`) : null,
    );
  }

  outcome(/** @type {View} */ view) {
    return this.t(view.result === "won" ? "yg-event-won" : "yg-ui-lost");
  }

  moral(/** @type {View} */ view) {
    if (view.result === "won") return "";
    const events = (this.table.entries?.() ?? []).flatMap((entry) => entry.events);
    const { entry } = events.findLast(({ name }) => name === "lost")?.data ?? {};
    return [this.t(`yg-defeat-D${view.defeat}`), entry ? `${this.name("entry", entry)}.` : ""].join(" ").trim();
  }

  // -- labels of choices

  label(/** @type {Offer} */ { verb, args: [first, second], cost }, /** @type {View} */ view) {
    const asked = view.decision?.name ?? "";
    const say = (id, args = {}) => this.t(`yg-choice-${id}`, args);
    const here = view.places[view.active];
    switch (verb) {
      case "done":
        return asked === "duel" ? this.deed("done-duel", cost) : this.declining(asked, view);
      case "act": {
        const world = view.decision.world ?? here;
        const mode = asked === "remote_action" ? "normal" : view.worlds[world].mode;
        return say("act", { world: this.world(world), offer: this.offer(world, mode, view.worlds[world]) });
      }
      case "heal":
        return say("heal", { offer: this.heal(here, view, cost.life) });
      case "saga":
        return this.deed("saga", cost, { deed: this.name("deed", first) });
      case "fight":
        return say("fight", { opponent: this.opponent(first), risk: cost.risks ?? 0 });
      case "beat":
        return say("beat", { jotun: this.name("jotun", first) });
      case "move":
      case "to":
        return say(verb, { world: this.world(first) });
      case "send":
        return say("send", { god: this.name("god", first), world: this.world(second) });
      case "travel":
        return say("travel", { god: this.name("god", first), world: this.world(view.places[view.gods.indexOf(first)]) });
      case "turn":
      case "comfort":
      case "cheer":
      case "deck":
        return say(verb, { god: this.name("god", first) });
      case "heroes":
      case "dice":
        return say(verb, { pieces: this.count(first, verb === "dice" ? "vanir_dice" : "heroes") });
      case "take":
        return this.taking(first, asked, view);
      case "mark":
        return say("mark", { face: this.face(first.toUpperCase()) });
      case "reroll":
        return first === "god" ? say("reroll-god") : say("reroll", { god: this.name("god", first) });
      case "elf":
        return this.turning(first, asked, view);
      case "stack":
        return say("stack", { artifact: this.name("artifact", view.stacks[first - 1].top) });
      case "duel":
        return this.deed("duel", cost);
      case "creature":
        return say("creature", { creature: this.name("creature", first) });
      case "use":
        return say("use", { stone: this.name("stone", first), effect: this.name("effect", view.decision?.stones?.[first]) });
      case "rotate":
        return this.rotation(first, view);
      case "give":
        return say("give", { god: this.name("god", second), gift: this.gift(first) });
      case "return":
        return say("return", { enemy: this.name("enemy", first), god: this.name("god", second) });
      case "choose":
        return say("choose", { foe: this.name("foe", first) });
      default:
        return say(verb);
    }
  }

  /** How the middle level would stand after so many steps, from the left. */
  rotation(steps, /** @type {View} */ view) {
    const middle = Object.entries(this.facts.worlds).filter(([, { level }]) => level === 1);
    const at = (column) => middle.find(([, { place }]) => (place + view.rotation + steps) % 3 === column)[0];
    const worlds = [1, 0, 2].map((column) => this.world(at(column))).join(", ");
    return this.t("yg-ui-rotate", { turn: this.t("yg-choice-rotate", { steps }), worlds });
  }

  /** What the saga lets a god do in a World, each as a line. */
  sagaDeeds(/** @type {View} */ view, world) {
    const saga = this.t("yg-ui-saga", { number: view.saga });
    const deeds = view.story?.actions.filter((one) => one.world === world) ?? [];
    return deeds.map(({ id, risks }) => `${saga}: ${this.deed("saga", { risks }, { deed: this.name("deed", id) })}`);
  }

  /** What is done, and at how many risks. */
  deed(id, /** @type {Record<string, number>} */ { risks }, args = {}) {
    const deed = this.t(`yg-choice-${id}`, args);
    return risks ? this.t("yg-ui-deed", { deed, risks: this.count(risks, "risks") }) : deed;
  }

  targetLabel(target) {
    const [kind, id] = [target.slice(0, target.indexOf(":")), target.slice(target.indexOf(":") + 1)];
    if (kind === "card" && id in this.facts.worlds) return String(this.world(id));
    if (kind === "card") return String(id in this.facts.gods ? this.name("god", id) : id in this.facts.artifacts ? this.gift(id) : this.opponent(id));
    if (kind === "place") return String(this.world(id));
    if (kind === "verb" && has(`yg-ui-verb-${id}`)) return this.t(`yg-ui-verb-${id}`);
    if (kind === "foe") return String(this.opponent(id));
    if (kind === "gift") return String(this.gift(id));
    return has(`yg-${kind}-${id}`) ? String(this.name(kind, id)) : id;
  }

  declining(asked, /** @type {View} */ view) {
    if (asked === "reroll" && view.pending_risk?.vanir_dice.some((die) => die.marked)) return this.t("yg-choice-done-reroll-marked");
    if (asked === "kin" && this.wanted(view)) return this.t("yg-choice-done-kin-asked");
    const id = `yg-choice-done-${asked}`;
    return this.t(has(id) ? id : "yg-choice-done", { left: view.risks_left });
  }

  taking(word, asked, /** @type {View} */ view) {
    if (word in this.facts.artifacts) return this.t("yg-choice-take", { pieces: this.name("artifact", word) });
    if (word === "elf" || word === "die") return this.t("yg-choice-take", { pieces: this.name("gift", word) });
    if (word === 0) return this.t("yg-choice-take-none");
    const kind = { draw: "creatures", kin_life: "life", saga_choice: "fire_giants" }[asked] ?? view.decision?.kind ?? "life";
    return this.t("yg-choice-take", { pieces: this.count(word, KINDS[kind] ?? kind) });
  }

  turning(word, asked, /** @type {View} */ view) {
    if (word === "god") {
      const risk = view.pending_risk;
      const added = asked.startsWith("added_") && risk?.added.find(({ god }) => god === view.decision.god);
      const own = added || risk?.god_die;
      return this.t("yg-choice-elf-god", { face: own ? this.face(own.face) : "" });
    }
    if (word in this.facts.gods) return this.t("yg-choice-elf-added", { god: this.name("god", word) });
    return this.t("yg-choice-elf", { face: this.face(word.toUpperCase()) });
  }
}
