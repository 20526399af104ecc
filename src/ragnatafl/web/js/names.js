// The names of things: every thing of a game has a text whose id tells the game, the kind and the code.

import { has, name, t } from "./i18n.js";

export const PREFIX = { blood_rage: "br", yggdrasil: "yg" };

/** nameOf("blood_rage", "card", "quest_alfheim.1") is the name behind br-card-quest_alfheim. */
export function nameOf(game, kind, code) {
  const plain = kind === "card" ? String(code).split(".")[0] : String(code);
  return name(`${PREFIX[game] ?? game}-${kind}-${plain.replaceAll(" ", "_")}`);
}

/** The name of a seat: a clan or a god. */
export const seatCodeName = (game, code) => nameOf(game, game === "yggdrasil" ? "god" : "clan", code);

/** One letter for a seat's token: the one its clan carries, or the first of its name. */
export function seatLetter(game, code) {
  const own = `br-clan-${code}.letter`;
  return game === "blood_rage" && has(own) ? t(own) : String(seatCodeName(game, code)).slice(0, 1).toUpperCase();
}
