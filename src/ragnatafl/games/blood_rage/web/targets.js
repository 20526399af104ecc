// What a person presses to choose an offer, and what is shown greyed because its rule forbids it now.

import { action } from "../../../web/js/offers.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/offers.js").Offer} Offer */
/** @typedef {import("./types").Catalogue} Catalogue */

const VERBS = { quest: "quest", battle: "card" };
const INVASIONS = ["free_invade", "succor", "blessing"];
const PLACED = ["march", "pillage", "repillage"];
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

/** What is there and cannot be used now, each with what to ask the engine about; "march" alone asks why nobody can. */
export function greyed(/** @type {View} */ view, /** @type {Catalogue} */ catalogue) {
  if (view.seat === null || !view.decision) return [];
  const places = [...Object.keys(view.provinces), ...Object.keys(view.fjords)].map((name) => `place:${name}`);
  const land = places.map((target) => ({ target, action: attempt(target, [], view) })).filter((one) => one.action);
  if (view.decision.name !== "turn") return land;
  const sheet = view.clan_sheets[view.seat];
  const cards = (sheet.hand ?? []).map((code) => ({ target: `card:${code}`, action: action(VERBS[catalogue.cards[code].type] ?? "upgrade", code) }));
  const figures = Object.keys(sheet.reserve).map((figure) => ({ target: `figure:${figure}`, action: action("invade", figure) }));
  const verbs = ["march", "pillage"].map((verb) => ({ target: `verb:${verb}`, action: action(verb) }));
  return [...cards, ...figures, ...verbs, ...land];
}

/** What a press on a place tries, by the question and by what has been picked before; null where it tries nothing. */
export function attempt(target, picked, /** @type {View} */ view) {
  const [kind, place] = target.split(":");
  if (kind !== "place") return null;
  const { name: asked, figure = "warrior" } = view.decision ?? {};
  if (asked === "march_to" || asked === "hammers_move") return action("to", place);
  if (INVASIONS.includes(asked)) return action("invade", figure, place);
  if (asked !== "turn") return null;
  const [means, code] = picked.map((one) => one.split(":")).find(([one]) => ["figure", "valhalla", "verb"].includes(one)) ?? [];
  if (means === "figure") return action("invade", code, place);
  if (means === "valhalla") return action("invade", code, place, "from valhalla");
  if (means === "verb") return PLACED.includes(code) ? action(code, place) : null;
  return picked.length ? null : place in view.provinces ? action("pillage", place) : action("invade", "ship", place);
}
