// What a person presses to say a decision: the pieces of the table first, words where there is no piece.

import { action } from "../../../web/js/offers.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/offers.js").Offer} Offer */
/** @typedef {import("./types").Catalogue} Catalogue */

const PLACES = ["move", "to"];
const GODS = ["turn", "travel", "cheer", "deck"];
const FOES = ["fight", "beat", "choose"];

export function targets(/** @type {Offer} */ { verb, args }, /** @type {View} */ view, /** @type {Catalogue} */ facts) {
  const [first, second] = args;
  if (PLACES.includes(verb)) return [`place:${first}`];
  if (verb === "send" && view.decision?.name === "support_move") return [`place:${second}`];
  if (verb === "send") return [`god:${first}`, `place:${second}`];
  if (verb === "comfort") return ["verb:comfort", `god:${first}`];
  if (GODS.includes(verb)) return [`god:${first}`];
  if (FOES.includes(verb)) return [`foe:${first}`];
  if (verb === "give") return [first in facts.artifacts ? `artifact:${first}` : `gift:${first}`, `god:${second}`];
  if (verb === "return") return [`wheel:${first}/${second}`];
  if (verb === "elf" || verb === "reroll") return [dieOf(first, view, facts)];
  if (verb === "mark") return [`vanir:${first}`];
  if (verb === "take" && first in facts.artifacts) return [`artifact:${first}`];
  if (verb === "take" && typeof first === "string") return [`verb:take_${first}`];
  return [args.length ? `${verb}:${first}` : `verb:${verb}`];
}

/** A die of the risk: "god" is the own god die, or the one that was added to another god's roll. */
function dieOf(word, /** @type {View} */ view, /** @type {Catalogue} */ facts) {
  if (!(word === "god" || word in facts.gods)) return `vanir:${word}`;
  const added = word === "god" && view.decision?.name.startsWith("added_");
  return `die:${added ? view.decision.god : word}`;
}

/** Places a god cannot move to, foes it cannot fight: greyed, and `why` tells the rule. */
export function greyed(/** @type {View} */ view, /** @type {Catalogue} */ facts) {
  const asked = view.decision?.name;
  if (asked === "move") {
    return Object.keys(facts.worlds).filter((world) => world !== view.places[view.active]).map((world) => ({ target: `place:${world}`, action: action("move", world) }));
  }
  if (asked === "action") {
    const foes = [...Object.keys(facts.enemies).filter((enemy) => enemy !== "nidhogg"), ...view.jotuns];
    return [
      ...foes.map((foe) => ({ target: `foe:${foe}`, action: action("fight", foe) })),
      ...(view.acted ? [] : [{ target: "verb:act", action: action("act") }]),
    ];
  }
  return [];
}
