// The words of Blood Rage: names, prompts, labels of choices, what a place is made of.

import { h } from "../../../web/js/dom.js";
import { has } from "../../../web/js/i18n.js";
import { seatLetter } from "../../../web/js/names.js";
import { changes, doomedText } from "./forecast.js";
import { tokenIcon } from "./pieces.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */
/** @typedef {import("../../../web/js/offers.js").Offer} Offer */
/** @typedef {import("./types").Catalogue} Catalogue */

const FORCED = ["join", "battle_card", "late_card"];
/** Where the band of the Ages has no room for the whole name of a phase. */
const NARROW = matchMedia("(max-width: 1239px), (max-height: 520px)");

export class Words {
  constructor(table) {
    /** From where figures have been lifted to march. @type {string | null} */
    this.marching = null;
    this.table = table;
    this.catalogue = /** @type {Catalogue} */ (table.catalogue);
    this.view = /** @type {View} */ (null);
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

  /** The name of a phase; on a phone in a word that fits. */
  phase(code) {
    return NARROW.matches ? this.t(`br-phase-${code}.short`) : this.plain("phase", code);
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

  prompt(/** @type {State} */ state) {
    const { view } = state;
    if (!view.decision) return { text: this.t("br-event-game_over") };
    const { name, province, to, figure, card, totals } = view.decision;
    const begun = name === "turn" ? this.begun(view) : null;
    if (begun) return { text: begun, hint: "" };
    const sheet = view.clan_sheets[view.seat] ?? view.clan_sheets[0];
    const strengths = Object.entries(totals ?? view.provinces[province]?.strength ?? {});
    const forces = strengths.map(([clan, strength]) => this.t("br-force", { clan: this.name("clan", clan), strength }).replace(/ (?=\S*$)/, "\u00A0"));
    const number = (view.draft?.picks.length ?? 0) + 1;
    const last = name === "draft_pick" && number === this.catalogue.draft.kept;
    const why = last ? "-last" : has(`br-prompt-${name}-${view.phase}`) ? `-${view.phase}` : "";
    const text = this.t(`br-prompt-${name}${why}`, {
      clan: this.name("clan", sheet.clan),
      rage: sheet.rage,
      place: province && this.place(province),
      to: to && this.place(to),
      figure: figure && this.name("figure", figure),
      card: card && this.name("card", card),
      forces: forces.length ? this.list(forces) : "–",
      number,
      count: this.catalogue.draft.kept,
    });
    const hint = `br-prompt-${name}.hint`;
    return { text, hint: has(hint) ? this.t(hint) : FORCED.includes(name) ? "" : undefined };
  }

  /** A turn of which a part has been picked: what is still to be said. */
  begun(/** @type {View} */ view) {
    const [target] = this.table.chooser?.picked ?? [];
    if (this.marching) return this.t("br-prompt-march_to", { place: this.place(this.marching) });
    if (!target) return null;
    const sheet = view.clan_sheets[view.seat];
    const [kind, code] = target.split(":");
    if (kind === "place") return this.t("br-prompt-turn-place", { place: this.place(code) });
    if (target === "verb:march") return this.t("br-prompt-turn-march");
    if (target === "verb:pillage") return this.t("br-prompt-turn-pillage");
    if (kind !== "figure" && kind !== "valhalla") return null;
    const [{ offer }] = this.table.chooser.choices.possible();
    return this.t("br-prompt-turn-figure", { figure: this.name("figure", code), cost: offer.cost.rage ?? 0, rage: sheet.rage });
  }

  // Choices

  label(/** @type {Offer} */ { verb, args: [first, second, from], cost }, /** @type {View} */ view) {
    const say = (args = {}, id = verb) => this.t(`br-choice-${id}`, { cost: cost.rage ?? 0, ...args });
    const sheet = view.clan_sheets[view.seat];
    switch (verb) {
      case "decline":
        return this.declining(view);
      case "treat":
        return say({ value: first });
      case "raise":
        return this.raising(first, sheet);
      case "slot":
        return this.slotLabel(first, sheet);
      case "draft":
      case "keep":
      case "card":
      case "retake":
      case "quest":
      case "upgrade":
        return say({ card: this.name("card", first) });
      case "pillage":
      case "repillage":
        return say({ place: this.place(first), token: this.name("token", view.provinces[first].token) });
      case "invade":
      case "join":
      case "offer":
        return say({ figure: this.name("figure", first), place: this.place(second) }, from ? "invade-valhalla" : verb);
      case "send":
        return say({ count: first, figure: this.name("figure", second) });
      case "spare":
      case "save":
        return say({ figure: this.name("figure", first) });
      case "march":
      case "to":
        return say({ place: this.place(first) });
      default:
        return say();
    }
  }

  declining({ decision }) {
    const id = `br-choice-decline-${decision?.name}`;
    return this.t(has(id) ? id : "br-choice-decline");
  }

  raising(stat, sheet) {
    const { step, value } = sheet.stats[stat];
    const { bonus, [stat]: track } = this.catalogue.tracks;
    const legend = bonus[step] > bonus[step - 1] ? "-legend" : "";
    return this.t(`br-choice-raise${legend}`, { stat: this.name("stat", stat), value, next: track[step], glory: bonus[step] });
  }

  slotLabel(code, sheet) {
    const slot = this.name("slot", code);
    const inside = sheet.slots[this.catalogue.slots.indexOf(code)];
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

  placeLabel(/** @type {View} */ view, code) {
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
    const fallen = province.doomed === this.view?.age ? doomedText(this.view, this) : "";
    if (fallen) facts.push(fallen);
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
    const [{ offer }] = choices.length === 1 ? choices : [{ offer: null }];
    if (!offer) return null;
    const told = await this.table.preview(offer).catch(() => null);
    if (!told) return null;
    const lines = changes(told.changes, this.view, this).map((line) => h("li", {}, line));
    const text = offer.verb === "invade"
      ? this.t("br-preview", { figure: this.name("figure", offer.args[0]), cost: offer.cost.rage ?? 0, left: told.changes.rage?.[1] ?? this.view.clan_sheets[this.view.seat].rage })
      : this.label(offer, this.view);
    return h("div", { class: "br-tip-preview" }, h("p", {}, text), offer.verb === "to" ? h("p", {}, this.t("br-preview-all")) : null, h("ul", {}, lines));
  }

  force(/** @type {import("./types").ProvinceForce} */ { clan, strength, total, sources, cards = [] }) {
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
