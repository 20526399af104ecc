// What a person presses to choose an offer, and what is shown greyed because its rule forbids it now.

import { action } from "../../../web/js/offers.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/offers.js").Offer} Offer */
/** @typedef {import("./types").Catalogue} Catalogue */

const CARDS = ["draft", "keep", "card", "retake", "upgrade", "quest"];

/** Where one's own figure of this kind is, in the area of the province in question. */
function placeOf(figure, /** @type {View} */ view) {
  const { province } = view.decision ?? {};
  const { fjord } = view.provinces[province] ?? {};
  const clan = view.clans[view.seat];
  const there = (place) => (view.provinces[place] ?? view.fjords[place])?.figures[clan]?.[figure];
  return there(province) || !fjord || !there(fjord) ? province : fjord;
}

export function targets(/** @type {Offer} */ { verb, args }, /** @type {View} */ view) {
  const [first, second] = args;
  const asked = view.decision?.name;
  if (CARDS.includes(verb)) return [`card:${first}`];
  if (verb === "invade") return asked === "turn" ? [`${args.length > 2 ? "valhalla" : "figure"}:${first}`, `place:${second}`] : [`place:${second}`];
  if (verb === "join" || verb === "offer") return [`piece:${first}@${second}`];
  if (verb === "spare" || verb === "save") return [`piece:${first}@${placeOf(first, view)}`];
  if (verb === "to") return [`place:${first}`];
  if (verb === "march" || verb === "repillage") return [`verb:${verb}`, `place:${first}`];
  if (verb === "pillage") return asked === "turn" ? ["verb:pillage", `place:${first}`] : ["verb:pillage"];
  if (verb === "slot") return [`slot:${first.replace(" ", "_")}`];
  if (verb === "raise") return [`stat:${first}`];
  if (verb === "send") return [`send:${first}:${second}`];
  if (verb === "treat") return [`verb:treat_${first}`];
  return [`verb:${verb}`];
}

/** On one's own turn: cards, figures and actions that are there but cannot be used, each with an action to ask about. */
export function greyed(/** @type {View} */ view, /** @type {Catalogue} */ catalogue) {
  if (view.decision?.name !== "turn" || view.seat === null) return [];
  const sheet = view.clan_sheets[view.seat];
  const living = catalogue.ring.find((name) => !view.provinces[name].destroyed) ?? "yggdrasil";
  const roomy = catalogue.ring.find((name) => view.provinces[name].free && !view.provinces[name].destroyed) ?? living;
  const open = Object.keys(view.fjords).find((name) => view.fjords[name].open) ?? "fjord_ne";
  const found = [];
  for (const code of sheet.hand ?? []) {
    const { type } = catalogue.cards[code];
    const verb = type === "quest" ? "quest" : type === "battle" ? "card" : "upgrade";
    found.push({ target: `card:${code}`, action: action(verb, code) });
  }
  for (const figure of Object.keys(sheet.reserve)) {
    const place = figure === "ship" || figure === "sea_serpent" ? open : roomy;
    found.push({ target: `figure:${figure}`, action: action("invade", figure, place) });
  }
  found.push({ target: "verb:march", action: action("march", living) }, { target: "verb:pillage", action: action("pillage", living) });
  for (const [name, province] of Object.entries(view.provinces)) {
    if (!province.destroyed) found.push({ target: `place:${name}`, action: action("pillage", name) });
  }
  return found;
}
