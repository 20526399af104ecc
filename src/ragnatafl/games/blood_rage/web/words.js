// The words of Blood Rage: names, prompts, labels of choices, what a place is made of.

import { h } from "../../../web/js/dom.js";
import { has } from "../../../web/js/i18n.js";
import { seatLetter } from "../../../web/js/names.js";
import { tokenIcon } from "./pieces.js";

const PREVIEWED = ["invade", "to", "join"];
const FORCED = ["join", "battle_card", "late_card"];

/** What the cards of each side add: printed strength, a quest that counts, or the best card of another side. */
export function cardsValue(side, sides, catalogue) {
  const printed = ({ card, treated }) => (catalogue.cards[card]?.type === "battle" ? catalogue.cards[card].strength : (treated ?? 0));
  const late = (one) => one.late.map((code) => catalogue.cards[code].strength);
  const others = sides.filter((one) => one !== side);
  const copies = side.card && catalogue.cards[side.card].copies_others && !side.cancelled;
  const own = copies ? Math.max(0, ...others.flatMap((one) => [printed(one), ...late(one)])) : printed(side);
  return late(side).reduce((sum, value) => sum + value, own);
}

/** The same for every clan in the battle of this view, by clan. */
function battleCards(view, catalogue) {
  const sides = view.battle.participants.map((seat) => ({ ...view.clan_sheets[seat], cancelled: view.battle.cancelled.includes(seat) }));
  return Object.fromEntries(sides.map((side) => [side.clan, cardsValue(side, sides, catalogue)]));
}

export class Words {
  constructor(table) {
    this.table = table;
    this.catalogue = table.catalogue;
    this.view = null;
    this.t = (id, args) => table.t(id, args);
  }

  name(kind, code) {
    return this.table.name(kind, code);
  }

  plain(kind, code) {
    return String(this.name(kind, code));
  }

  place(code) {
    if (this.catalogue.provinces[code]) return this.name("province", code);
    return this.name(this.catalogue.fjords[code] ? "fjord" : "place", code);
  }

  card(code) {
    return this.catalogue.cards[code];
  }

  cardText(code) {
    return this.t(`br-card-${this.card(code).id}.text`, this.card(code));
  }

  /** The type of a card in a word that fits on its band. */
  type(code) {
    const short = `br-type-${code}.short`;
    return has(short) ? this.t(short) : this.name("type", code);
  }

  letter(clan) {
    return seatLetter("blood_rage", clan);
  }

  list(parts) {
    return new Intl.ListFormat(this.table.language, { type: "conjunction" }).format(parts.map(String));
  }

  figures(figure, count) {
    return this.t("br-figures", { figure: this.name("figure", figure), count });
  }

  // The prompt

  prompt(state) {
    const { view } = state;
    if (!view.decision) return { text: this.t("br-event-game_over") };
    const { name, province, to, figure, card } = view.decision;
    const begun = name === "turn" ? this.begun(view) : null;
    if (begun) return { text: begun, hint: "" };
    const sheet = view.clan_sheets[view.seat] ?? view.clan_sheets[0];
    const strength = Object.entries(view.provinces[province]?.strength ?? {});
    const cards = name === "late_card" ? battleCards(view, this.catalogue) : {};
    const forces = strength.map(([clan, value]) => this.t("br-force", { clan: this.name("clan", clan), strength: value + (cards[clan] ?? 0) }));
    const why = has(`br-prompt-${name}-${view.phase}`) ? `-${view.phase}` : "";
    const text = this.t(`br-prompt-${name}${why}`, {
      clan: this.name("clan", sheet.clan),
      rage: sheet.rage,
      place: province && this.place(province),
      to: to && this.place(to),
      figure: figure && this.name("figure", figure),
      card: card && this.name("card", card),
      forces: forces.length ? this.list(forces) : "–",
      number: (view.draft?.picks.length ?? 0) + 1,
      count: this.catalogue.draft.kept,
    });
    const hint = `br-prompt-${name}.hint`;
    return { text, hint: has(hint) ? this.t(hint) : FORCED.includes(name) ? "" : undefined };
  }

  /** A turn of which a part has been picked: what is still to be said. */
  begun(view) {
    const [target] = this.table.chooser?.picked ?? [];
    if (!target) return null;
    const sheet = view.clan_sheets[view.seat];
    const [kind, code] = target.split(":");
    if (kind === "place") return this.t("br-prompt-turn-place", { place: this.place(code) });
    if (target === "verb:march") return this.t("br-prompt-turn-march");
    if (target === "verb:pillage") return this.t("br-prompt-turn-pillage");
    if (kind !== "figure" && kind !== "valhalla") return null;
    const cost = kind === "valhalla" ? this.card("friggas_domain").price : this.invasionCost(code, sheet);
    return this.t("br-prompt-turn-figure", { figure: this.name("figure", code), cost, rage: sheet.rage });
  }

  // Choices

  /** The rage an invasion from the reserve costs (BR-9.1, BR-9.2, BR-9.6). */
  invasionCost(figure, sheet) {
    if (figure === "leader") return 0;
    const { strength, card } = this.catalogue.figures[figure];
    if (figure === "warrior" && sheet.upgrades.warrior) return this.card(sheet.upgrades.warrior).strength;
    return card ? this.card(card).cost : strength;
  }

  /** What playing an upgrade costs this clan now (BR-C.friggas_charm). */
  upgradeCost(code, sheet) {
    const charm = sheet.upgrades.clan.find((mine) => mine === "friggas_charm");
    return Math.max(0, this.card(code).cost - (charm ? this.card(charm).amount : 0));
  }

  label(notation, view) {
    const [verb, ...rest] = notation.split(" ");
    const sheet = view.clan_sheets[view.seat];
    const figure = (code) => this.name("figure", code);
    if (verb === "decline") {
      const id = `br-choice-decline-${view.decision?.name}`;
      return this.t(has(id) ? id : "br-choice-decline");
    }
    if (verb === "treat") return this.t("br-choice-treat", { value: Number(rest[0]) });
    if (verb === "raise") {
      const { step, value } = sheet.stats[rest[0]];
      const { bonus, [rest[0]]: track } = this.catalogue.tracks;
      const legend = bonus[step] > bonus[step - 1] ? "-legend" : "";
      return this.t(`br-choice-raise${legend}`, { stat: this.name("stat", rest[0]), value, next: track[step], glory: bonus[step] });
    }
    if (verb === "slot") return this.slotLabel(rest, sheet);
    if (verb === "invade") {
      const free = view.decision?.name !== "turn";
      const fallen = rest.length > 2;
      const cost = fallen ? this.card("friggas_domain").price : free ? 0 : this.invasionCost(rest[0], sheet);
      const id = fallen ? "br-choice-invade-valhalla" : "br-choice-invade";
      return this.t(id, { figure: figure(rest[0]), place: this.place(rest[1]), cost });
    }
    if (verb === "send") return this.t("br-choice-send", { count: Number(rest[0]), figure: figure(rest[1]) });
    if (["draft", "keep", "card", "retake", "quest"].includes(verb)) {
      return this.t(`br-choice-${verb}`, { card: this.name("card", rest[0]), glory: this.card(rest[0]).glory });
    }
    if (verb === "upgrade") {
      return this.t("br-choice-upgrade", { card: this.name("card", rest[0]), cost: this.upgradeCost(rest[0], sheet) });
    }
    if (["pillage", "repillage"].includes(verb)) {
      const { token } = view.provinces[rest[0]];
      return this.t(`br-choice-${verb}`, { place: this.place(rest[0]), token: token && this.name("token", token) });
    }
    if (["join", "offer"].includes(verb)) {
      return this.t(`br-choice-${verb}`, { figure: figure(rest[0]), place: this.place(rest[1]) });
    }
    if (["spare", "save"].includes(verb)) return this.t(`br-choice-${verb}`, { figure: figure(rest[0]) });
    if (["march", "to"].includes(verb)) return this.t(`br-choice-${verb}`, { place: this.place(rest[0]) });
    return this.t(`br-choice-${verb}`);
  }

  slotLabel(words, sheet) {
    const slot = this.name("slot", words.join("_"));
    const inside = sheet.slots[this.catalogue.slots.indexOf(words.join(" "))];
    return inside
      ? this.t("br-choice-slot-replace", { slot, card: this.name("card", inside) })
      : this.t("br-choice-slot", { slot });
  }

  /** A target that stands alone on a button. */
  targetLabel(target) {
    const [kind, code] = [target.slice(0, target.indexOf(":")), target.slice(target.indexOf(":") + 1)];
    if (kind === "verb") return this.t(`br-verb-${code}`);
    if (kind === "place") return this.place(code);
    if (kind === "piece") return this.name("figure", code.split("@")[0]);
    if (kind === "valhalla") return this.t("br-from-valhalla", { figure: this.name("figure", code) });
    return this.name(kind, code);
  }

  // What a place is made of

  placeLabel(view, code) {
    const province = view.provinces[code];
    if (!province) {
      const ships = Object.keys(view.fjords[code].figures).map((clan) => this.plain("clan", clan));
      const open = view.fjords[code].open ? ships.join(", ") : this.t("br-closed");
      return [this.plain("fjord", code), open].filter(Boolean).join(". ");
    }
    const parts = [this.plain("province", code)];
    if (province.destroyed) return [...parts, this.t("br-destroyed")].join(". ");
    parts.push(...this.facts(province).map(String));
    for (const [clan, value] of Object.entries(province.strength)) {
      parts.push(this.t("br-force", { clan: this.name("clan", clan), strength: value }));
    }
    return parts.join(". ");
  }

  /** Region, villages, reward, doom: the facts of a living province. */
  facts(province) {
    const facts = [];
    if (province.region) facts.push(this.plain("region", province.region));
    facts.push(province.villages === null
      ? this.t("br-no-limit")
      : this.t("br-villages", { free: province.free, count: province.villages }));
    facts.push(province.pillaged ? this.t("br-pillaged") : this.t("br-reward", { token: this.name("token", province.token) }));
    if (province.doomed) facts.push(this.t("br-doomed", { age: province.doomed }));
    return facts;
  }

  pieceLabel(clan, figure, place) {
    return [this.plain("clan", clan), this.plain("figure", figure), String(this.place(place))].join(", ");
  }

  /** The tooltip of a place: what everybody can count there, from the engine's own sums. */
  async explain(code, target = `place:${code}`) {
    const { view } = this;
    const province = view?.provinces[code];
    const facts = province
      ? province.destroyed ? [this.t("br-destroyed")] : this.facts(province)
      : [view.fjords[code].open
        ? this.t("br-supports", { places: this.list(view.fjords[code].supports.filter((one) => !view.provinces[one].destroyed).map((one) => this.place(one))) })
        : this.t("br-closed")];
    const lines = [h("h3", {}, this.place(code)), h("p", { class: "br-tip-facts" }, facts.join(" · "))];
    const report = await Promise.resolve(this.table.inspect(code)).catch(() => null);
    if (!report) return lines;
    const clans = [...report.clans].sort((one, other) => (other.total ?? other.strength) - (one.total ?? one.strength));
    for (const one of clans) lines.push(this.force(one));
    return [...lines, await this.preview(target)].filter(Boolean);
  }

  /** What the only decision this target would leave costs, what rage would remain, and how strengths would change. */
  async preview(target) {
    const choices = this.table.chooser?.choices.after(target) ?? [];
    if (choices.length !== 1 || !PREVIEWED.includes(choices[0].notation.split(" ")[0])) return null;
    const [{ notation }] = choices;
    const [verb, figure] = notation.split(" ");
    const told = await this.table.inspect(`after ${notation}`).catch(() => null);
    if (!told) return null;
    const text = verb === "invade"
      ? this.t("br-preview", { figure: this.name("figure", figure), cost: told.cost.rage ?? 0, left: told.changes.rage?.[1] ?? this.view.clan_sheets[this.view.seat].rage })
      : this.label(notation, this.view);
    const changes = Object.entries(told.changes.strength ?? {}).flatMap(([place, clans]) =>
      Object.entries(clans).filter(([, [before, after]]) => before !== after).map(([clan, [before, after]]) =>
        h("li", { class: `br-clan-${clan}` },
          this.t("br-preview-strength", { place: this.place(place), clan: this.name("clan", clan), before, after }))));
    return h("div", { class: "br-tip-preview" }, h("p", {}, text), verb === "to" ? h("p", {}, this.t("br-preview-all")) : null,
      h("ul", {}, changes), told.changes.exact ? null : h("p", {}, this.t("br-preview-saved")));
  }

  force({ clan, strength, total, sources, cards = [] }) {
    const rows = sources.map((source) => this.source(source, clan));
    for (const { card, strength: amount } of cards) rows.push([null, this.plain("card", card), `+${amount}`]);
    return h("div", { class: `br-tip-clan br-clan-${clan}` },
      h("b", {}, this.name("clan", clan), " ", h("span", { class: "br-sum" }, total ?? strength)),
      h("ul", {}, rows.map(([icon, text, amount]) => h("li", {}, icon, h("span", {}, text), h("span", { class: "br-amount" }, amount)))));
  }

  source({ figure, count, strength, place, upgrade, supports }, clan) {
    const args = { figures: this.figures(figure, count), place: this.place(place), card: upgrade && this.name("card", upgrade) };
    const id = supports ? (upgrade ? "br-source-ship-upgrade" : "br-source-ship") : upgrade ? "br-source-upgrade" : "br-source";
    return [tokenIcon(clan, figure, this.letter(clan)), this.t(id, args), strength];
  }
}
